### Die Wörter der Kartensprache auf Deutsch; der Satzbau in src/words wählt und ordnet sie.
### Begriffe w-: .dat Dativ, .pre und .post um ein Nomen im Genitiv ("deiner X", "der X des Angreifers"), .have und .be Verbformen.
### Verben v-: Grundform, .you du, .it es, .zu mit zu, .mid Mittelfeld, .part abgetrennter Teil, .post Nachfeld.
### Mengen a-: .per .has .none .np; $adv ist die Zeitangabe im Nebensatz.

## Monster

w-you = du
    .dat = dir
    .have = hast
    .be = bist
    .pre = deiner
    .post = {""}
    .result = dein Ergebnis
    .resultdat = deinem Ergebnis
    .dice = deine Würfel
    .dicegen = deiner Würfel
w-it = es
    .dat = ihm
    .have = hat
    .be = ist
    .pre = seiner
    .post = {""}
    .result = sein Ergebnis
    .resultdat = seinem Ergebnis
    .dice = seine Würfel
    .dicegen = seiner Würfel
w-that = dieses Monster
    .dat = diesem Monster
    .have = hat
    .be = ist
    .pre = der
    .post = dieses Monsters
    .result = das Ergebnis dieses Monsters
    .resultdat = dem Ergebnis dieses Monsters
    .dice = die Würfel dieses Monsters
    .dicegen = der Würfel dieses Monsters
w-attacker = der Angreifer
    .dat = dem Angreifer
    .have = hat
    .be = ist
    .pre = der
    .post = des Angreifers
w-causer = das verursachende Monster
    .dat = dem verursachenden Monster
    .have = hat
    .be = ist
    .pre = der
    .post = des verursachenden Monsters
w-active = das aktive Monster
    .dat = dem aktiven Monster
    .have = hat
    .be = ist
    .pre = der
    .post = des aktiven Monsters
    .result = das Ergebnis des aktiven Monsters
    .resultdat = dem Ergebnis des aktiven Monsters
    .dice = die Würfel des aktiven Monsters
    .dicegen = der Würfel des aktiven Monsters
w-others = jedes andere Monster
    .dat = jedem anderen Monster
    .pre = der
    .post = jedes anderen Monsters
w-everyone = jedes Monster (auch du)
    .dat = jedem Monster (auch dir)
    .pre = der
    .post = jedes Monsters (auch von dir)
w-neighbours = jeder deiner Nachbarn
    .dat = jedem deiner Nachbarn
    .pre = der
    .post = jedes deiner Nachbarn
w-leaders = jedes Monster mit den meisten [star] (außer dir)
    .dat = jedem Monster mit den meisten [star] (außer dir)
    .pre = der
    .post = jedes Monsters mit den meisten [star] (außer dir)
w-first-other = das erste andere Monster
    .have = hat
    .pre = der
    .post = des ersten anderen Monsters
w-first = das erste Monster
    .have = hat
    .pre = der
    .post = des ersten Monsters
w-first-neighbour = dein erster Nachbar
    .have = hat
    .pre = der
    .post = deines ersten Nachbarn
w-first-leader = das erste führende Monster (außer dir)
    .have = hat
    .pre = der
    .post = des ersten führenden Monsters (außer dir)
w-any-other = ein anderes Monster
    .be = ist
w-any = irgendein Monster
    .be = ist
w-any-neighbour = einer deiner Nachbarn
    .be = ist
w-any-leader = ein Monster mit den meisten [star] (außer dir)
    .be = ist

## Momente: eine Zeitangabe, oder ein Ereignis nach "wenn"

m-arrival =
    .time = beim Erhalt dieser Karte
m-turn-starts =
    .time = zu Beginn { $whose ->
            [yours] deines Zuges
            [others] des Zuges eines anderen Monsters
            *[anyones] jedes Zuges
        }
m-before-first-roll =
    .time = vor deinem ersten Wurf
m-rolling =
    .time = beim Würfeln in deinem Zug
m-rerolled =
    .event = { $whose ->
            [yours] du Würfel neu wirfst
            [others] ein anderes Monster Würfel neu wirft
            *[anyones] irgendein Monster Würfel neu wirft
        }
m-rolls-finished =
    .event = { $whose ->
            [yours] du mit dem Würfeln fertig bist
            [others] ein anderes Monster mit dem Würfeln fertig ist
            *[anyones] irgendein Monster mit dem Würfeln fertig ist
        }
m-changing-dice =
    .time = vor deiner Würfelauswertung
m-counting-dice =
    .time = in jedem deiner Züge
m-resolving =
    .event = du {$place} deine Würfel auswertest
m-scored =
    .event = du mit mindestens 3{$icon} punktest
m-smashing =
    .event = du mindestens 1[smash] auswertest
m-would-lose =
    .event = du {$turn} {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } verlieren würdest
    .by = du {$turn} durch ein anderes Monster {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } verlieren würdest
m-lost =
    .event = du {$turn} {$counted ->
            [yes] {$q}[heart] auf einmal
           *[no] [heart]
        } verlierst
    .by = du {$turn} durch ein anderes Monster {$counted ->
            [yes] {$q}[heart] auf einmal
           *[no] [heart]
        } verlierst
m-wounding =
    .event = ein Monster {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } durch deine [smash] verliert
m-hurting =
    .event = ein anderes Monster {$turn} {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } durch dich verliert (durch [smash] oder eine Karte)
m-reached-zero =
    .event = { $whose ->
            [yours] du auf 0[heart] fällst
            [others] ein anderes Monster auf 0[heart] fällt
            *[anyones] irgendein Monster auf 0[heart] fällt
        }
m-at-zero =
    .event = du ausscheiden würdest
    .by = du durch ein anderes Monster ausscheiden würdest
m-yielded =
    .event = du Tokyo verlässt
m-stayed =
    .event = du Tokyo verlassen könntest, aber dort bleibst,
m-tokyo-taken =
    .event = ein Monster im Begriff ist, das von dir verlassene Tokyo zu erobern,
m-entered-tokyo =
    .event = du {$turn} Tokyo eroberst
m-gained-stars =
    .event = du {$turn} {$counted ->
            [yes] {$q}[star] auf einmal
           *[no] [star]
        } bekommst
m-buying =
    .event = du {$turn} eine Karte kaufst
m-card-revealed =
    .event = im Zug eines anderen Monsters eine neue Karte aufgedeckt wird
m-selling =
    .time = am Ende deines Zuges nach dem Kartenkauf
m-turn-ends =
    .time = am Ende { $whose ->
            [yours] deines Zuges
            [others] des Zuges eines anderen Monsters
            *[anyones] jedes Zuges
        }
m-any-time =
    .time = jederzeit
    .loose = ja

on-your-turn = in deinem Zug
in-tokyo = in Tokyo

## Satzanfänge

front-time = {$time}
front-time-if = wenn {$inside},
front-loose-if = {$time}, wenn {$conds},
front-event = wenn {$event},
front-if = wenn {$conds},
front-done = wenn du das tust,
front-done-if = wenn du das tust und {$conds},
front-then = danach
front-anyway = in jedem Fall
front-per = {$per}
front-while = solange {$conds},
inline-if = wenn {$conds}, {$body}
unless = , außer wenn {$a}
only-if = diese Karte kann nur gekauft oder kopiert werden, wenn {$conds}
only-if-anyway = diese Karte kann immer gekauft werden
may-act = {$front} darfst du {$adv} {$acts}
may-pay = {$front} darfst du {$adv} {$costs}
may-pay-to-act = {$front} darfst du {$adv} {$costs}, um {$acts}
may-use = {$front} darfst du {$adv} diese Karte einsetzen
often =
    .adv = beliebig oft
limit-turn =
    .adv = einmal pro Zug
limit-loss =
    .adv = einmal pro Verlust
limit-name = nur einmal pro Zug, auch mit mehreren Kopien dieser Karte

## Listen

list-comma = {$a}, {$b}
list-and = {$a} und {$b}
list-cannot-comma = {$a}, {$b}
list-cannot-and = {$a} und {$b}
join-comma = {$a}, {$b}
join-and = {$a} und {$b}
and-if = {$a} und {$b}
and-when = {$a} und {$b}

## Sätze

clause-first = {$subj} {$fin} {$adv} {$mid} {$part} {$post}
clause-front = {$fin} {$subj} {$adv} {$mid} {$part} {$post}
clause-state = {$subj} {$fin} {$adv} {$mid} {$part} {$post}
clause-state-front = {$fin} {$subj} {$adv} {$mid} {$part} {$post}
clause-same = {$fin} {$adv} {$mid} {$part} {$post}
clause-sub = {$subj} {$adv} {$mid} {$part}{$fin} {$post}
clause-inf = {$mid} {$inf} {$post}
clause-purpose = {$mid} {$zu} {$post}
contractions = {""}

## Zahlen und Nomen

number = {$n}
    .per = pro
    .np = die Anzahl
    .has = {$q}
    .none = keine
divided = {$a} geteilt durch {$k} (abgerundet)
q-at-least = mindestens {$n}
q-at-most = höchstens {$n}
q-exactly = genau {$n}
noun-icon = {$n}{$icon}
    .many = ebenso viele {$icon}
noun-extra = {$n}{$icon} zusätzlich
    .many = ebenso viele {$icon} zusätzlich
noun-less = {$n}[heart] weniger
    .many = ebenso viele [heart] weniger
noun-die = {$n} {$n ->
            [one] Würfel
           *[other] Würfeln
        }
    .many = ebenso vielen Würfeln
noun-poison = {$n} Giftmarker
    .many = ebenso viele Giftmarker
noun-shrink = {$n} Schrumpfmarker
    .many = ebenso viele Schrumpfmarker
noun-counter = {$n} Zählmarker
    .many = ebenso viele Zählmarker
noun-stored = {$n}[energy]
    .many = ebenso viele [energy]

## Mengen

a-owned =
    .per = für {$k ->
            [one] jeden
           *[other] je {$k}
        } {$w_pre} {$icon} {$w_post}
    .has = {$w} {$adv} {$q}{$icon} {$w_have}
    .none = {$w} {$adv} keine {$icon} {$w_have}
    .np = die Anzahl {$w_pre} {$icon} {$w_post}
a-result =
    .per = für {$k ->
            [one] jeden
           *[other] je {$k}
        } {$icon} in {$w_resultdat}
    .has = {$w_result} {$adv} {$q}{$icon} enthält
    .none = {$w_result} {$adv} keine {$icon} enthält
    .np = die Anzahl der {$icon} in {$w_resultdat}
a-shown =
    .per = für {$k ->
            [one] jeden
           *[other] je {$k}
        } {$w_dicegen} mit {$icon}
    .has = {$w_dice} {$adv} {$q}{$icon} zeigen
    .none = keiner {$w_dicegen} {$adv} {$icon} zeigt
    .np = die Anzahl {$w_dicegen} mit {$icon}
a-rolled =
    .per = {$k ->
            [one] pro gewürfeltem
           *[other] für je {$k} gewürfelte
        } {$icon}
    .has = du {$adv} {$q}{$icon} würfelst
    .some = du {$adv} {$icon} würfelst
    .none = du {$adv} keine {$icon} würfelst
    .np = die Anzahl der gewürfelten {$icon}
a-would-lose =
    .per = {$k ->
            [one] pro drohendem Verlust von 1[heart]
           *[other] für je {$k} drohende Verluste von 1[heart]
        }
    .has = du {$adv} {$q}[heart] verlieren würdest
    .none = du {$adv} keine [heart] verlieren würdest
    .np = die Anzahl der [heart] vor diesem Verlust
a-lost =
    .per = {$k ->
            [one] pro verlorenem
           *[other] für je {$k} verlorene
        } [heart]
    .has = du {$adv} {$q}[heart] verloren hast
    .none = du {$adv} keine [heart] verloren hast
    .np = die Anzahl der verlorenen [heart]
a-it-lost =
    .per = {$k ->
            [one] pro dabei verlorenem
           *[other] für je {$k} dabei verlorene
        } [heart]
    .has = {$w} {$adv} dabei {$q}[heart] verloren hat
    .none = {$w} {$adv} dabei keine [heart] verloren hat
    .np = die Anzahl der dabei verlorenen [heart]
a-gained =
    .per = {$k ->
            [one] pro dabei erhaltenem
           *[other] für je {$k} dabei erhaltene
        } [star]
    .has = du {$adv} dabei {$q}[star] bekommen hast
    .none = du {$adv} dabei keine [star] bekommen hast
    .np = die Anzahl der dabei erhaltenen [star]
a-that-many =
    .per = {$k ->
            [one] für jede Einheit
           *[other] für je {$k} Einheiten
        } dieser Zahl
    .has = diese Zahl {$adv} {$q} ist
    .none = diese Zahl {$adv} 0 ist
    .np = diese Zahl
a-stored =
    .per = für {$k ->
            [one] jeden
           *[other] je {$k}
        } [energy] auf dieser Karte
    .has = {$adv} {$q}[energy] auf dieser Karte {$n ->
            [one] liegt
           *[other] liegen
        }
    .none = {$adv} keine [energy] mehr auf dieser Karte liegen
    .np = die Anzahl der [energy] auf dieser Karte
a-counters =
    .per = für {$k ->
            [one] jeden
           *[other] je {$k}
        } Zählmarker auf dieser Karte
    .has = {$adv} {$q} Zählmarker auf dieser Karte {$n ->
            [one] liegt
           *[other] liegen
        }
    .none = {$adv} kein Zählmarker auf dieser Karte liegt
    .np = die Anzahl der Zählmarker auf dieser Karte
a-cards =
    .per = für {$k ->
            [one] jede
           *[other] je {$k}
        } {$w_pre} Karten {$w_post}
    .has = {$w} {$adv} {$q} {$n ->
            [one] Karte
           *[other] Karten
        } {$w_have}
    .none = {$w} {$adv} keine Karten {$w_have}
    .np = die Anzahl {$w_pre} Karten {$w_post}
a-price =
    .per = für {$k ->
            [one] jeden
           *[other] je {$k}
        } [energy] im aufgedruckten Preis der gewählten Karte
    .has = der aufgedruckte Preis der gewählten Karte {$adv} {$q}[energy] beträgt
    .none = der aufgedruckte Preis der gewählten Karte {$adv} 0 beträgt
    .np = der aufgedruckte Preis der gewählten Karte
a-hearts-taken =
    .per = {$k ->
            [one] pro von dir in diesem Zug bei anderen Monstern verursachtem Verlust von 1[heart]
           *[other] für je {$k} von dir in diesem Zug bei anderen Monstern verursachte Verluste von 1[heart]
        }
    .has = andere Monster {$adv} in diesem Zug insgesamt {$q}[heart] durch dich verloren haben
    .none = {$adv} kein anderes Monster in diesem Zug [heart] durch dich verloren hat
    .np = die Anzahl der in diesem Zug von anderen Monstern durch dich verlorenen [heart]
a-hearts-taken-anyone =
    .per = {$k ->
            [one] pro von dir in diesem Zug bei Monstern (auch bei dir) verursachtem Verlust von 1[heart]
           *[other] für je {$k} von dir in diesem Zug bei Monstern (auch bei dir) verursachte Verluste von 1[heart]
        }
    .has = Monster (auch du) {$adv} in diesem Zug insgesamt {$q}[heart] durch dich verloren haben
    .none = {$adv} kein Monster (auch nicht du) in diesem Zug [heart] durch dich verloren hat
    .np = die Anzahl der in diesem Zug von Monstern (auch von dir) durch dich verlorenen [heart]
a-stars-gained =
    .per = {$k ->
            [one] pro in diesem Zug von dir erhaltenem
           *[other] für je {$k} in diesem Zug von dir erhaltene
        } [star]
    .has = du {$adv} in diesem Zug insgesamt {$q}[star] bekommen hast
    .none = du {$adv} in diesem Zug keine [star] bekommen hast
    .np = die Anzahl der in diesem Zug von dir erhaltenen [star]

## Bedingungen

c-at-least = {$a} {$adv} mindestens so groß ist wie {$b}
c-at-most = {$a} {$adv} höchstens so groß ist wie {$b}
c-exactly = {$a} {$adv} genau so groß ist wie {$b}
c-always = {$adv} nichts es verhindert
c-has-faces = {$w_result} {$adv} {$icon} enthält
c-of-a-kind = mindestens {$n} {$w_dicegen} {$adv} dasselbe Symbol zeigen
c-in-tokyo = {$w} {$adv} in Tokyo {$w_be}
c-outside-tokyo = {$w} {$adv} außerhalb von Tokyo {$w_be}
c-your-turn = du {$adv} am Zug bist
c-fewest-stars = du {$adv} allein die wenigsten [star] hast
c-caused-by-another = {$adv} ein anderes Monster das verursacht hat

## Verben: was geschieht

v-nothing = tun
    .you = tust
    .it = tut
    .zu = zu tun
    .mid = nichts
v-gain = bekommen
    .you = bekommst
    .it = bekommt
    .zu = zu bekommen
    .mid = {$what}
v-lose = verlieren
    .you = verlierst
    .it = verliert
    .zu = zu verlieren
    .mid = {$what}
v-lose-all = verlieren
    .you = verlierst
    .it = verliert
    .zu = zu verlieren
    .mid = alle {$p ->
            [you] deine
           *[it] seine
        } {$icon}
v-lose-all-hearts = verlieren
    .you = verlierst
    .it = verliert
    .zu = zu verlieren
    .mid = alle {$p ->
            [you] deine
           *[it] seine
        } {$icon}
    .post = (nichts kann das verhindern)
v-lose-with-smashes = verlieren
    .you = verlierst
    .it = verliert
    .zu = zu verlieren
    .mid = zusätzlich zu deinen [smash] {$what}
    .post = (in Tokyo oder außerhalb)
v-lose-less = verlieren
    .you = verlierst
    .it = verliert
    .zu = zu verlieren
    .mid = {$per} {$bare}
v-steal = stehlen
    .you = stiehlst
    .it = stiehlt
    .zu = zu stehlen
    .mid = {$w_dat} {$what}
v-add-to-result = erhöhen
    .you = erhöhst
    .it = erhöht
    .zu = zu erhöhen
    .mid = {$w_result} um {$what}
v-ignore-loss = ignorieren
    .you = ignorierst
    .it = ignoriert
    .zu = zu ignorieren
    .mid = diesen Verlust
v-be-safe = verlieren
    .you = verlierst
    .it = verliert
    .zu = zu verlieren
    .mid = für den Rest des Zuges keine [heart]
v-roll = würfeln
    .you = würfelst
    .it = würfelt
    .zu = zu würfeln
    .mid = mit {$what}
v-turn-die = drehen
    .you = drehst
    .it = dreht
    .zu = zu drehen
    .mid = 1 {$w_dicegen} auf {$icon}
v-turn-die-from = drehen
    .you = drehst
    .it = dreht
    .zu = zu drehen
    .mid = 1 {$w_dicegen} von {$icon} auf {$to}
v-turn-die-to-any = drehen
    .you = drehst
    .it = dreht
    .zu = zu drehen
    .mid = 1 {$w_dicegen} auf ein beliebiges Symbol
v-reroll-die = werfen
    .you = wirfst
    .it = wirft
    .zu = zu werfen
    .mid = einen beliebigen {$w_dicegen} neu
v-reroll-die-showing = werfen
    .you = wirfst
    .it = wirft
    .zu = zu werfen
    .mid = 1 {$w_dicegen} mit {$icon} neu
v-roll-again = würfeln
    .you = würfelst
    .it = würfelt
    .zu = zu würfeln
    .mid = ein weiteres Mal
v-play-again = spielen
    .you = spielst
    .it = spielt
    .zu = zu spielen
    .mid = nach diesem Zug einen weiteren
v-play-again-fewer = spielen
    .you = spielst
    .it = spielt
    .zu = zu spielen
    .mid = nach diesem Zug einen weiteren mit {$n} {$n ->
            [one] Würfel
           *[other] Würfeln
        } weniger
v-get-tokens = bekommen
    .you = bekommst
    .it = bekommt
    .zu = zu bekommen
    .mid = {$what}
v-put-counters = legen
    .you = legst
    .it = legt
    .zu = zu legen
    .mid = {$count ->
            [one] {$per} {$bare} auf diese Karte
           *[other] {$what} auf diese Karte
        }
v-remove-counters = entfernen
    .you = entfernst
    .it = entfernt
    .zu = zu entfernen
    .mid = alle Zählmarker von dieser Karte
v-remove-stored = abwerfen
    .you = wirfst
    .it = wirft
    .zu = abzuwerfen
    .mid = alle [energy] von dieser Karte
    .part = ab
v-take-stored = nehmen
    .you = nimmst
    .it = nimmt
    .zu = zu nehmen
    .mid = {$p ->
            [you] dir
           *[it] sich
        } {$n}[energy] von dieser Karte
v-spend = ausgeben
    .you = gibst
    .it = gibt
    .zu = auszugeben
    .mid = {$what}
    .part = aus
v-spend-counters = entfernen
    .you = entfernst
    .it = entfernt
    .zu = zu entfernen
    .mid = {$what} von dieser Karte
v-discard-this = abwerfen
    .you = wirfst
    .it = wirft
    .zu = abzuwerfen
    .mid = diese Karte
    .part = ab
v-discard-all = abwerfen
    .you = wirfst
    .it = wirft
    .zu = abzuwerfen
    .mid = alle {$p ->
            [you] deine
           *[it] seine
        } Karten
    .part = ab
v-discard-all-but-this = abwerfen
    .you = wirfst
    .it = wirft
    .zu = abzuwerfen
    .mid = alle {$p ->
            [you] deine
           *[it] seine
        } Karten außer dieser
    .part = ab
v-copy-keep-card = kopieren
    .you = kopierst
    .it = kopiert
    .zu = zu kopieren
    .mid = eine Behalten-Karte eines beliebigen Monsters
v-buy-revealed = kaufen
    .you = kaufst
    .it = kauft
    .zu = zu kaufen
    .mid = die aufgedeckte Karte sofort
v-sell-keep-card = abwerfen
    .you = wirfst
    .it = wirft
    .zu = abzuwerfen
    .mid = 1 deiner Behalten-Karten
    .part = ab
    .post = , um ihren aufgedruckten Preis in [energy] zu bekommen
v-take-tokyo = erobern
    .you = eroberst
    .it = erobert
    .zu = zu erobern
    .mid = Tokyo
    .post = (alle anderen Monster müssen es räumen)
v-leave-tokyo = räumen
    .you = räumst
    .it = räumt
    .zu = zu räumen
    .mid = Tokyo
v-survive = bleiben
    .you = bleibst
    .it = bleibt
    .zu = zu bleiben
    .mid = mit {$n}[heart] im Spiel
v-ally = verbünden
    .you = verbündest
    .it = verbündet
    .zu = zu verbünden
    .mid = {$p ->
            [you] dich
           *[it] sich
        } mit {$w_dat}
v-swap = tauschen
    .you = tauschst
    .it = tauscht
    .zu = zu tauschen
    .mid = diese Karte gegen eine beliebige {$w_pre} Karten {$w_post}
v-either = {""}
    .you = musst
    .it = muss
    .zu = {""}
    .mid = entweder {$a} oder {$b}
v-choose = wählen
    .you = wählst
    .it = wählt
    .zu = zu wählen
    .post = : entweder {$a}, oder {$b}

## Verben: was anders ist

v-roll-more = würfeln
    .you = würfelst
    .it = würfelt
    .zu = zu würfeln
    .mid = mit {$n} zusätzlichen {$n ->
            [one] Würfel
           *[other] Würfeln
        }
v-roll-fewer = würfeln
    .you = würfelst
    .it = würfelt
    .zu = zu würfeln
    .mid = mit {$n} {$n ->
            [one] Würfel
           *[other] Würfeln
        } weniger
v-have-more-rolls = haben
    .you = hast
    .it = hat
    .zu = zu haben
    .mid = in jedem Zug {$n} {$n ->
            [one] zusätzlichen Wurf
           *[other] zusätzliche Würfe
        }
v-have-up-to = haben können
    .you = kannst
    .it = kann
    .zu = haben zu können
    .mid = bis zu {$n}[heart] haben
v-pay-less = bezahlen
    .you = bezahlst
    .it = bezahlt
    .zu = zu bezahlen
    .mid = für jede gekaufte Karte {$n}[energy] weniger
v-gain-more = bekommen
    .you = bekommst
    .it = bekommt
    .zu = zu bekommen
    .mid = jedes Mal {$n}{$icon} zusätzlich
    .post = , wenn {$p ->
            [you] du
           *[it] es
        } {$icon} {$p ->
            [you] bekommst
           *[it] bekommt
        }
v-hit-all = treffen
    .you = triffst
    .it = trifft
    .zu = zu treffen
    .mid = mit {$p ->
            [you] deinen
           *[it] seinen
        } [smash] alle anderen Monster
    .post = (in Tokyo und außerhalb)
v-yield-unhurt = verlieren
    .you = verlierst
    .it = verliert
    .zu = zu verlieren
    .mid = keine [heart] durch [smash]
    .post = , wenn {$p ->
            [you] du daraufhin Tokyo verlässt
           *[it] es daraufhin Tokyo verlässt
        }
v-drive-out = zwingen
    .you = zwingst
    .it = zwingt
    .zu = zu zwingen
    .mid = jedes Monster, das in Tokyo [heart] durch {$p ->
            [you] deine
           *[it] seine
        } [smash] verliert
    .post = , Tokyo zu verlassen
v-buy-from-monsters = dürfen
    .you = darfst
    .it = darf
    .zu = zu dürfen
    .mid = auch Behalten-Karten anderer Monster kaufen
    .post = (der Preis geht an das Monster, das die Karte hat)
v-buy-from-discards = dürfen
    .you = darfst
    .it = darf
    .zu = zu dürfen
    .mid = auch Karten vom Ablagestapel kaufen
    .post = (eine so gekaufte Abwerfen-Karte kommt danach unter den Stapel)
v-buy-from-deck = dürfen
    .you = darfst
    .it = darf
    .zu = zu dürfen
    .mid = {$p ->
            [you] dir
           *[it] sich
        } beim Kartenkauf die oberste Karte des Stapels heimlich ansehen und sie kaufen
v-heal-others = dürfen
    .you = darfst
    .it = darf
    .zu = zu dürfen
    .mid = beliebig viele {$p ->
            [you] deiner
           *[it] seiner
        } [die:heart] für andere Monster benutzen
    .post = (jedes davon bekommt 1[heart] pro Würfel und zahlt {$p ->
            [you] dir
           *[it] ihm
        } {$n}[energy] pro [heart] oder, wenn es weniger hat, alle seine [energy])
v-cannot = können
    .you = kannst
    .it = kann
    .zu = zu können
    .mid = {$what}
cannot-lose-hearts = keine [heart] verlieren
cannot-enter-tokyo = Tokyo nicht betreten
cannot-buy = keine Karten kaufen
cannot-use-faces = keine Würfel mit {$icon} benutzen

## Zählmarker und Erklärungen

arrives-with-energy = auf dieser Karte {$n ->
            [one] liegt
           *[other] liegen
        } bei ihrer Ankunft {$n}[energy] aus dem Vorrat
arrives-with-counters = auf dieser Karte {$n ->
            [one] liegt
           *[other] liegen
        } bei ihrer Ankunft {$n} Zählmarker
note-last-counter = du wirfst diese Karte ab, wenn ihr letzter Zählmarker verbraucht ist
note-last-stored = du wirfst diese Karte ab, wenn ihr letzter [energy] verbraucht ist
note-poison = am Ende seines Zuges verliert ein Monster für jeden seiner Giftmarker 1[heart]. Außerhalb von Tokyo darf es einen [die:heart] benutzen, um 1 Giftmarker zu entfernen, statt sich zu heilen
note-shrink = ein Monster würfelt für jeden seiner Schrumpfmarker mit 1 Würfel weniger. Außerhalb von Tokyo darf es einen [die:heart] benutzen, um 1 Schrumpfmarker zu entfernen, statt sich zu heilen
note-copy = von da an wirkt diese Karte wie die zuletzt kopierte, als hättest du sie gerade gekauft. Wird die kopierte Karte abgeworfen, ist diese Karte wirkungslos, bis sie eine andere kopiert
note-ally = verbündete gewinnen gemeinsam: Wenn einer von euch gewinnt oder nur ihr beide übrig seid, gewinnt ihr beide. Wenn dieses Monster ausscheidet, scheidest auch du aus

## Symbole als Text

icon-star = ★
icon-heart = ♥
icon-energy = ⚡
icon-smash = Prügel
icon-die-1 = <1>
icon-die-2 = <2>
icon-die-3 = <3>
icon-die-heart = <♥>
icon-die-energy = <⚡>
icon-die-smash = <Prügel>
