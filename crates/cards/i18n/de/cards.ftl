### Die Wörter der Kartensprache auf Deutsch; der Satzbau in src/words wählt und ordnet sie.
### Begriffe w-: .dat Dativ, .acc Akkusativ (wo er anders lautet), .pre und .post um ein Nomen im Genitiv ("deiner X", "der X des Angreifers"), .card eine Karte davon, .have und .be Verbformen.
### Verben v-: Grundform, .you du, .it es, .zu mit zu, .obj bestimmtes Objekt vor der Angabe, .mid Mittelfeld, .part abgetrennter Teil, .post Nachfeld.
### Grenzen limit-: .adv in einem Angebot, .told bei dem, was von selbst geschieht.
### Mengen a-: .per .has .some .none .np .reach; $adv ist die Zeitangabe im Nebensatz.
### Momente m-: .play ersetzt "... spielbar"; $sort sagt, was "diese Karte" ist: card, evolution, gift, tile oder challenge; $board, welcher Plan: tokyo oder new-york.

## Die Stadt

city = {$board ->
            [new-york] Manhattan
           *[tokyo] Tokyo
        }

## Monster

w-you = du
    .acc = dich
    .dat = dir
    .have = hast
    .be = bist
    .pre = deiner
    .post = {""}
    .result = dein Ergebnis
    .resultdat = deinem Ergebnis
    .dice = deine Würfel
    .dicegen = deiner Würfel
    .card = eine beliebige deiner Karten
    .borough = deinem Stadtteil
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
    .card = eine beliebige seiner Karten
    .borough = seinem Stadtteil
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
    .card = eine beliebige Karte dieses Monsters
    .borough = dem Stadtteil dieses Monsters
w-attacker = der Angreifer
    .acc = den Angreifer
    .dat = dem Angreifer
    .have = hat
    .be = ist
    .pre = der
    .post = des Angreifers
    .card = eine beliebige Karte des Angreifers
    .borough = dem Stadtteil des Angreifers
w-causer = das verursachende Monster
    .dat = dem verursachenden Monster
    .have = hat
    .be = ist
    .pre = der
    .post = des verursachenden Monsters
    .card = eine beliebige Karte des verursachenden Monsters
    .borough = dem Stadtteil des verursachenden Monsters
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
    .card = eine beliebige Karte des aktiven Monsters
    .borough = dem Stadtteil des aktiven Monsters
w-others = jedes andere Monster
    .dat = jedem anderen Monster
    .pre = der
    .post = jedes anderen Monsters
    .card = eine beliebige Karte jedes anderen Monsters
w-everyone = jedes Monster (auch du)
    .dat = jedem Monster (auch dir)
    .pre = der
    .post = jedes Monsters (auch von dir)
    .card = eine beliebige Karte jedes Monsters (auch von dir)
w-neighbours = jedes Nachbarmonster (links oder rechts)
    .dat = jedem Nachbarmonster (links oder rechts)
    .pre = der
    .post = jedes Nachbarmonsters
    .card = eine beliebige Karte jedes Nachbarmonsters
w-leaders = jedes andere Monster mit den meisten [star] (keines, wenn nur du die meisten hast)
    .dat = jedem anderen Monster mit den meisten [star] (keinem, wenn nur du die meisten hast)
    .pre = der
    .post = jedes anderen Monsters mit den meisten [star]
    .card = eine beliebige Karte jedes anderen Monsters mit den meisten [star]
w-first-other = das erste andere Monster
    .have = hat
    .pre = der
    .post = des ersten anderen Monsters
    .borough = dem Stadtteil des ersten anderen Monsters
w-first = das erste Monster
    .have = hat
    .pre = der
    .post = des ersten Monsters
    .borough = dem Stadtteil des ersten Monsters
w-first-neighbour = dein erster Nachbar
    .have = hat
    .pre = der
    .post = deines ersten Nachbarn
    .borough = dem Stadtteil deines ersten Nachbarn
w-first-leader = das erste andere Monster mit den meisten [star]
    .have = hat
    .pre = der
    .post = des ersten anderen Monsters mit den meisten [star]
    .borough = dem Stadtteil des ersten anderen Monsters mit den meisten [star]
w-any-other = ein anderes Monster
    .dat = einem anderen Monster
    .be = ist
w-any = ein Monster (auch du)
    .dat = einem Monster (auch dir)
    .be = ist
w-any-neighbour = einer deiner Nachbarn
    .acc = einen deiner Nachbarn
    .dat = einem deiner Nachbarn
    .be = ist
w-any-leader = ein anderes Monster mit den meisten [star]
    .dat = einem anderen Monster mit den meisten [star]
    .be = ist
w-owner = der Besitzer dieser Karte
    .acc = den Besitzer dieser Karte
    .dat = dem Besitzer dieser Karte
    .have = hat
    .be = ist
    .pre = der
    .post = des Besitzers dieser Karte
    .result = das Ergebnis des Besitzers dieser Karte
    .resultdat = dem Ergebnis des Besitzers dieser Karte
    .dice = die Würfel des Besitzers dieser Karte
    .dicegen = der Würfel des Besitzers dieser Karte
    .card = eine beliebige Karte des Besitzers dieser Karte
    .borough = dem Stadtteil des Besitzers dieser Karte
w-others-outside = jedes Monster außerhalb von {city} außer dir
    .dat = jedem Monster außerhalb von {city} außer dir
    .pre = der
    .post = jedes Monsters außerhalb von {city} außer dir
    .card = eine beliebige Karte jedes Monsters außerhalb von {city} außer dir
w-targets = jedes von deinen [smash] getroffene Monster
    .dat = jedem von deinen [smash] getroffenen Monster
    .pre = der
    .post = jedes von deinen [smash] getroffenen Monsters
    .card = eine beliebige Karte jedes von deinen [smash] getroffenen Monsters
w-wounded-in-tokyo = jedes Monster in {city}, das durch diese [smash] [heart] verloren hat,
    .dat = jedem Monster in {city}, das durch diese [smash] [heart] verloren hat,
    .pre = der
    .post = jedes Monsters in {city}, das durch diese [smash] [heart] verloren hat,
    .card = eine beliebige Karte jedes Monsters in {city}, das durch diese [smash] [heart] verloren hat,
w-richer = jedes andere Monster mit mehr [star] als du
    .dat = jedem anderen Monster mit mehr [star] als du
    .pre = der
    .post = jedes anderen Monsters mit mehr [star] als du
    .card = eine beliebige Karte jedes anderen Monsters mit mehr [star] als du
w-with-stars = jedes Monster mit mindestens {$n}[star] (auch du)
    .dat = jedem Monster mit mindestens {$n}[star] (auch dir)
    .pre = der
    .post = jedes Monsters mit mindestens {$n}[star] (auch von dir)
    .card = eine beliebige Karte jedes Monsters mit mindestens {$n}[star] (auch von dir)
w-first-outside = das erste andere Monster außerhalb von {city}
    .have = hat
    .pre = der
    .post = des ersten anderen Monsters außerhalb von {city}
    .borough = dem Stadtteil des ersten anderen Monsters außerhalb von {city}
w-first-target = das erste von deinen [smash] getroffene Monster
    .have = hat
    .pre = der
    .post = des ersten von deinen [smash] getroffenen Monsters
    .borough = dem Stadtteil des ersten von deinen [smash] getroffenen Monsters
w-first-wounded = das erste von diesen [smash] in {city} getroffene Monster
    .have = hat
    .pre = der
    .post = des ersten von diesen [smash] in {city} getroffenen Monsters
    .borough = dem Stadtteil des ersten von diesen [smash] in {city} getroffenen Monsters
w-first-richer = das erste andere Monster mit mehr [star] als du
    .have = hat
    .pre = der
    .post = des ersten anderen Monsters mit mehr [star] als du
    .borough = dem Stadtteil des ersten anderen Monsters mit mehr [star] als du
w-first-with-stars = das erste Monster mit mindestens {$n}[star]
    .have = hat
    .pre = der
    .post = des ersten Monsters mit mindestens {$n}[star]
    .borough = dem Stadtteil des ersten Monsters mit mindestens {$n}[star]
w-any-outside = ein anderes Monster außerhalb von {city}
    .dat = einem anderen Monster außerhalb von {city}
    .be = ist
w-any-target = ein von deinen [smash] getroffenes Monster
    .dat = einem von deinen [smash] getroffenen Monster
    .be = ist
w-any-wounded = ein Monster in {city}, das durch diese [smash] [heart] verloren hat,
    .dat = einem Monster in {city}, das durch diese [smash] [heart] verloren hat,
    .be = ist
w-any-richer = ein anderes Monster mit mehr [star] als du
    .dat = einem anderen Monster mit mehr [star] als du
    .be = ist
w-any-with-stars = ein Monster mit mindestens {$n}[star]
    .dat = einem Monster mit mindestens {$n}[star]
    .be = ist
w-this = diese Karte
w-smashes = deine [smash]
w-units = alle Einheiten
w-victims = jedes Monster, das in {city} durch deine [smash] [heart] verliert,

## Momente: eine Zeitangabe, oder ein Ereignis nach "wenn"

m-arrival =
    .time = { $sort ->
            [evolution] beim Ausspielen dieser Karte
            [tile] beim Nehmen dieses Plättchens
           *[other] beim Erhalt dieser Karte
        }
m-reward =
    .event = du mit dieser Karte eine Challenge gewinnst
m-ally-reward =
    .event = du mit dieser Karte den Gewinner einer Challenge unterstützt
m-turn-begins =
    .time = ganz zu Beginn deines Zuges (vor allem anderen)
m-turn-starts =
    .time = zu Beginn { $whose ->
            [yours] deines Zuges
            [others] des Zuges eines anderen Monsters
            [bearer] des Zuges des Monsters, vor dem diese Karte liegt,
            *[anyones] jedes Zuges
        }
m-before-first-roll =
    .time = in jedem deiner Züge vor dem ersten Wurf
    .loose = ja
m-rolling =
    .time = nach jedem deiner Würfe (auch dem letzten)
    .loose = ja
m-rerolled =
    .event = { $whose ->
            [yours] du einen oder mehrere Würfel neu wirfst
            [others] ein anderes Monster einen oder mehrere Würfel neu wirft
            *[anyones] ein Monster (auch du) einen oder mehrere Würfel neu wirft
        }
m-rolls-finished =
    .event = { $whose ->
            [yours] du mit dem Würfeln fertig bist
            [others] ein anderes Monster mit dem Würfeln fertig ist
            *[anyones] ein Monster (auch du) mit dem Würfeln fertig ist
        }
m-changing-dice =
    .time = bevor du deine Würfel auswertest,
    .inside = vor dem Auswerten
    .play = spielbar, bevor du deine Würfel auswertest
m-before-resolving =
    .event = { $whose ->
            [yours] deine Würfel feststehen und du sie gleich auswertest
            [others] die Würfel eines anderen Monsters feststehen und es sie gleich auswertet
            *[anyones] die Würfel eines Monsters (auch deine) feststehen und gleich ausgewertet werden
        }
m-counting-dice =
    .time = in jedem deiner Züge
m-resolving =
    .event = du {$place} deine Würfel auswertest
m-scored =
    .event = { $face ->
            [heart] du dich mit deinen {$icon} heilst
            [energy] du mit deinen {$icon} [energy] bekommst
            [destruction] du mindestens 1{$icon} auswertest
            [celebrity] du mindestens 1{$icon} auswertest
            [ouch] du mindestens 1{$icon} auswertest
           *[other] du mit mindestens 3{$icon} punktest
        }
m-smashing =
    .event = du mindestens 1[smash] auswertest
m-striking =
    .event = ein Monster {$its_place} durch deine [smash] {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } verlieren würde
m-would-lose =
    .event = du {$turn} {$smash ->
            [yes] durch [smash]
            [ouch] durch Einheiten wegen [die:ouch]
           *[no] {""}
        } {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } verlieren würdest
    .by = du {$turn} durch {$smash ->
            [yes] [smash] eines anderen Monsters
           *[no] ein anderes Monster
        } {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } verlieren würdest
    .owner = du {$turn} durch {$smash ->
            [yes] [smash] des Besitzers
           *[no] den Besitzer
        } dieser Karte {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } verlieren würdest
m-dealing =
    .event = ein anderes Monster {$turn} durch deine [smash] {$smash ->
            [yes] {""}
           *[no] oder Karten
        } {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } verlieren würde
m-suffering =
    .event = du {$turn} durch {$smash ->
            [yes] [smash] eines anderen Monsters
           *[no] ein anderes Monster
        } {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } verlieren würdest
    .by = du {$turn} durch {$smash ->
            [yes] [smash] eines anderen Monsters
           *[no] ein anderes Monster
        } {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } verlieren würdest
    .owner = du {$turn} durch {$smash ->
            [yes] [smash] des Besitzers
           *[no] den Besitzer
        } dieser Karte {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } verlieren würdest
m-lost =
    .event = du {$turn} {$smash ->
            [yes] durch [smash]
            [ouch] durch Einheiten wegen [die:ouch]
           *[no] {""}
        } {$counted ->
            [yes] {$q}[heart] auf einmal
           *[no] [heart]
        } verlierst
    .by = du {$turn} durch {$smash ->
            [yes] [smash] eines anderen Monsters
           *[no] ein anderes Monster
        } {$counted ->
            [yes] {$q}[heart] auf einmal
           *[no] [heart]
        } verlierst
    .owner = du {$turn} durch {$smash ->
            [yes] [smash] des Besitzers
           *[no] den Besitzer
        } dieser Karte {$counted ->
            [yes] {$q}[heart] auf einmal
           *[no] [heart]
        } verlierst
m-wounded =
    .event = du durch [smash] eines anderen Monsters {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } verlierst
m-wounding =
    .event = ein Monster durch deine [smash] {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } verliert
m-hurting =
    .event = ein anderes Monster {$its_place} {$turn} durch deine [smash] {$smash ->
            [yes] {""}
           *[no] oder Karten
        } {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } verliert
m-after-smashes =
    .time = nach dem Auswerten deiner [smash], bevor sich ein Monster entscheidet, {city} zu verlassen,
    .loose = ja
m-eliminating =
    .event = {$turn} durch dich ein anderes Monster ausscheidet
m-reached-zero =
    .event = { $whose ->
            [yours] du auf 0[heart] fällst
            [others] ein anderes Monster auf 0[heart] fällt
            *[anyones] ein Monster (auch du) auf 0[heart] fällt
        }
m-at-zero =
    .event = du ausscheiden würdest
    .by = du durch ein anderes Monster ausscheiden würdest
m-yielded =
    .event = du wegen [smash] {city} verlässt
m-stayed =
    .event = du {city} verlassen könntest, aber dort bleibst,
m-other-may-yield =
    .event = ein anderes Monster {$turn} {city} verlassen darf (vor seiner Entscheidung oder nachdem es beschlossen hat zu bleiben),
m-other-stays =
    .event = ein anderes Monster {$turn} {city} verlassen könnte, aber dort bleibt,
m-left-tokyo =
    .event = du {$turn} {city} verlässt oder räumst
m-before-entering =
    .time = zu Beginn des Schritts „{$board ->
            [new-york] Bewegen
           *[tokyo] Tokyo erobern
        }“ { $whose ->
            [yours] in deinem Zug
            [others] im Zug eines anderen Monsters
            *[anyones] in jedem Zug
        }
m-after-entering =
    .time = am Ende deines Schritts „{$board ->
            [new-york] Bewegen
           *[tokyo] Tokyo erobern
        }“
m-tokyo-taken =
    .event = du wegen [smash] {city} verlässt und ein Monster {$board ->
            [new-york] Manhattan betreten will
           *[tokyo] Tokyo erobern will
        }
m-entered-tokyo =
    .event = du {$turn} {$board ->
            [new-york] Manhattan betrittst
           *[tokyo] Tokyo eroberst
        }
m-gained-stars =
    .event = du {$turn} {$counted ->
            [yes] {$q}[star] auf einmal
           *[no] [star]
        } bekommst
m-buy-step =
    .time = bei deinem Kartenkauf
m-another-buys =
    .event = ein anderes Monster eine Karte kaufen will
m-buying =
    .event = du {$turn} eine {$sort ->
            [card] andere Karte als diese
           *[other] Powerkarte
        } kaufst
m-bought =
    .event = du {$turn} gerade eine {$keep ->
            [yes] Behalten-Karte
           *[no] Karte
        } gekauft hast
m-card-revealed =
    .event = im Zug eines anderen Monsters eine neue Karte aufgedeckt wird
m-selling =
    .time = am Ende deines Zuges (nach dem Kartenkauf)
m-before-turn-ends =
    .time = unmittelbar vor dem Ende { $whose ->
            [yours] deines Zuges
            [others] des Zuges eines anderen Monsters
            [bearer] des Zuges dieses Monsters
            *[anyones] eines Zuges
        }
m-turn-ends =
    .time = am Ende { $whose ->
            [yours] deines Zuges
            [others] des Zuges eines anderen Monsters
            [bearer] des Zuges dieses Monsters
            *[anyones] jedes Zuges
        }
m-any-time =
    .time = {$turn} jederzeit
    .inner = {$turn} jederzeit
    .once = einmal in jedem deiner Züge zu einem beliebigen Zeitpunkt
    .loose = ja
m-any-time-saving =
    .time = {$turn} jederzeit (auch unmittelbar vor einem Verlust von [heart])
    .inner = {$turn} jederzeit (auch unmittelbar vor einem Verlust von [heart])
    .once = einmal in jedem deiner Züge zu einem beliebigen Zeitpunkt (auch unmittelbar vor einem Verlust von [heart])
    .play = {$turn} jederzeit spielbar (auch unmittelbar vor einem Verlust von [heart])
    .loose = ja

on-your-turn = in deinem Zug
this-turn = in diesem Zug
in-tokyo = in {city}

## Satzanfänge

front-time = {$time}
front-time-if = wenn {$inside},
    .after = , wenn {$conds}
front-loose-if = {$time}, wenn {$conds},
front-time-while = solange {$inside},
front-event = wenn {$event},
front-each-time = jedes Mal, wenn {$event},
front-as-soon-as = sobald {$event},
front-first-time = das erste Mal, wenn {$event},
front-if = wenn {$conds},
front-done = wenn du das tust,
front-done-if = wenn du das tust und {$conds},
front-then = danach
front-anyway = in jedem Fall
front-per = {$per}
front-while = solange {$conds},
front-from-then = von da an
front-until-then = bis dahin
front-laid = solange diese Karte dort liegt,
front-otherwise-if = sonst, wenn {$conds},
play = {$front}: {$body}
    .capital = ja
play-time = {$time} spielbar
play-event = spielbar, wenn {$event}
play-if = {$play}, wenn {$conds}
play-or = oder {$play}
limit-play-turn = nur einmal pro Zug
limit-play-loss = nur einmal pro Verlust
inline-if = wenn {$conds}, {$body}
unless = , es sei denn, {$a}
    .adv = dann
only-if = du kannst {$sort ->
            [card] diese Karte nur kaufen
            [tile] dieses Plättchen nur nehmen
           *[other] diese Karte nur ausspielen
        } {$copy ->
            [yes] oder kopieren
           *[no] {""}
        }, wenn {$conds}
only-if-anyway = {$sort ->
            [card] diese Karte kann immer gekauft werden
            [tile] dieses Plättchen kann immer genommen werden
           *[other] diese Karte kann immer ausgespielt werden
        }
may-act = {$fronted ->
            [yes] {$front} darfst du
           *[no] du darfst
        } {$acts}
may-pay = {$fronted ->
            [yes] {$front} darfst du
           *[no] du darfst
        } {$costs}
may-pay-to-act = {$fronted ->
            [yes] {$front} darfst du
           *[no] du darfst
        } {$costs}, um {$acts}
may-use = {$fronted ->
            [yes] {$front} darfst du
           *[no] du darfst
        } {$adv} {$sort ->
            [tile] dieses Plättchen
           *[other] diese Karte
        } einsetzen
often =
    .adv = beliebig oft
until-next-turn =
    .adv = bis zum Beginn deines nächsten Zuges
once-each-time = einmal
limit-turn =
    .adv = einmal pro Zug
    .told = (höchstens einmal pro Zug)
limit-each-turn =
    .adv = einmal im Zug jedes Monsters
    .told = (höchstens einmal im Zug jedes Monsters)
limit-loss =
    .adv = einmal pro Verlust
limit-name = nur einmal pro Zug, auch mit mehreren Exemplaren dieser Karte

## Listen

list-comma = {$a}, {$b}
list-and = {$a} und {$b}
list-cannot-comma = {$a}, {$b}
list-cannot-and = {$a} und {$b}
list-or-comma = {$a}, {$b}
list-or-and = {$a} oder {$b}
ways-comma = {$a}, {$b}
ways-and = {$a} oder {$b}
your-choice = {$things} (nach deiner Wahl)
its-choice = {$things} (nach seiner Wahl)
join-comma = {$a}, {$b}
join-and = {$a} und {$b}
and-if = {$a} und {$b}
and-when = {$a} und {$b}

## Sätze

clause-first = {$subj} {$fin} {$obj} {$adv} {$mid} {$part} {$post}
clause-front = {$fin} {$subj} {$obj} {$adv} {$mid} {$part} {$post}
clause-state = {$subj} {$fin} {$obj} {$adv} {$mid} {$part} {$post}
clause-state-front = {$fin} {$subj} {$obj} {$adv} {$mid} {$part} {$post}
clause-same = {$fin} {$obj} {$adv} {$mid} {$part} {$post}
clause-sub = {$subj} {$fin} {$obj} {$adv} {$mid} {$part} {$post}
clause-inf = {$obj} {$adv} {$mid} {$inf} {$post}
clause-purpose = {$obj} {$mid} {$zu} {$post}
contractions = in dem Ergebnis>im Ergebnis

## Zahlen und Nomen

number = {$n}
    .per = pro
    .np = die Anzahl
    .has = {$q}
    .none = keine
divided = {$a} geteilt durch {$k} (abgerundet)
beyond = {$per} ab {$n ->
            [0] dem ersten
            [1] dem zweiten
            [2] dem dritten
            [3] dem vierten
           *[other] dem ersten nach {$n} davon
        }
np-less = {$a} minus {$n}
np-sum = {$a} plus {$b}
q-at-least = mindestens {$n}
q-at-most = höchstens {$n}
q-exactly = genau {$n}
q-more-than = mehr als {$n}
q-less-than = weniger als {$n}
noun-icon = {$n}{$icon}
    .many = ebenso viele {$icon}
noun-extra = {$n}{$icon} zusätzlich
    .many = ebenso viele {$icon} zusätzlich
noun-less = {$n}[heart] weniger
    .many = ebenso viele [heart] weniger
noun-die = {$n} Würfel
    .many = ebenso viele Würfel
noun-poison = {$n} Giftmarker
    .many = ebenso viele Giftmarker
noun-shrink = {$n} Schrumpfmarker
    .many = ebenso viele Schrumpfmarker
noun-target = {$n ->
            [one] den Zielmarker
           *[other] {$n} Zielmarker
        }
    .many = ebenso viele Zielmarker
noun-counter = {$n} Zählmarker
    .many = ebenso viele Zählmarker
noun-stored = {$n}[energy]
    .many = ebenso viele [energy]
noun-supply = {$n}[energy] aus dem Vorrat
    .many = ebenso viele [energy] aus dem Vorrat

## Mengen

a-owned =
    .per = für {$k ->
            [one] {$res ->
                    [stars] jeden
                   *[other] jedes
                } {$w_pre} {$icon} {$w_post}
           *[other] je {$k}{$icon}, die {$w} {$w_have},
        }
    .has = {$w} {$adv} {$q}{$icon} {$w_have}
    .none = {$w} {$adv} keine {$icon} {$w_have}
    .np = die Anzahl {$w_pre} {$icon} {$w_post}
a-result =
    .per = für {$k ->
            [one] jedes
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
    .has = {$w_dice} {$adv} {$final ->
            [yes] beim Auswerten
           *[no] {""}
        } {$q}{$icon} zeigen
    .none = keiner {$w_dicegen} {$adv} {$final ->
            [yes] beim Auswerten
           *[no] {""}
        } {$icon} zeigt
    .np = die Anzahl {$w_dicegen} mit {$icon}
a-rolled =
    .per = {$k ->
            [one] pro gewürfeltem
           *[other] für je {$k} gewürfelte
        } {$icon}
    .has = du {$adv} {$q}{$icon} würfelst
    .some = du {$adv} ein {$icon} würfelst
    .none = du {$adv} keine {$icon} würfelst
    .np = die Anzahl der gewürfelten {$icon}
a-would-lose =
    .per = für {$k ->
            [one] jedes
           *[other] je {$k}
        } davon
    .has = du {$adv} {$q}[heart] verlieren würdest
    .none = du {$adv} keine [heart] verlieren würdest
    .np = die Anzahl der [heart], die du verlieren würdest,
a-lost =
    .per = für {$k ->
            [one] jedes
           *[other] je {$k}
        } davon
    .has = du {$adv} {$q}[heart] verloren hast
    .none = du {$adv} keine [heart] verloren hast
    .np = die Anzahl der verlorenen [heart]
a-it-would-lose =
    .per = für {$k ->
            [one] jedes
           *[other] je {$k}
        } dieser [heart]
    .has = {$w} {$adv} {$q}[heart] verlieren würde
    .none = {$w} {$adv} keine [heart] verlieren würde
    .np = die Anzahl der [heart], die {$w} verlieren würde,
a-it-lost =
    .per = für {$k ->
            [one] jedes
           *[other] je {$k}
        } dieser [heart]
    .has = {$w} {$adv} dabei {$q}[heart] verloren hat
    .none = {$w} {$adv} dabei keine [heart] verloren hat
    .np = die Anzahl der dabei verlorenen [heart]
a-gained =
    .per = für {$k ->
            [one] jeden
           *[other] je {$k}
        } davon
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
            [one] jedes
           *[other] je {$k}
        } [energy] auf dieser Karte
    .has = {$adv} {$q}[energy] auf dieser Karte {$n ->
            [one] liegt
           *[other] liegen
        }
    .some = {$adv} [energy] auf dieser Karte liegen
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
    .some = {$adv} ein Zählmarker auf dieser Karte liegt
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
a-keep-cards =
    .per = für {$k ->
            [one] jede
           *[other] je {$k}
        } {$w_pre} Behalten-Karten {$w_post}
    .has = {$w} {$adv} {$q} {$n ->
            [one] Behalten-Karte
           *[other] Behalten-Karten
        } {$w_have}
    .none = {$w} {$adv} keine Behalten-Karten {$w_have}
    .np = die Anzahl {$w_pre} Behalten-Karten {$w_post}
a-tokens =
    .per = für {$k ->
            [one] jeden
           *[other] je {$k}
        } {$w_pre} {$token ->
            [poison] Giftmarker
            [shrink] Schrumpfmarker
            [web] Netzmarker
            [curse] Fluchmarker
           *[target] Zielmarker
        } {$w_post}
    .has = {$w} {$adv} {$q} {$token ->
            [poison] Giftmarker
            [shrink] Schrumpfmarker
            [web] Netzmarker
            [curse] Fluchmarker
           *[target] Zielmarker
        } {$w_have}
    .some = {$w} {$adv} {$token ->
            [poison] einen Giftmarker
            [shrink] einen Schrumpfmarker
            [web] einen Netzmarker
            [curse] einen Fluchmarker
           *[target] den Zielmarker
        } {$w_have}
    .none = {$w} {$adv} {$token ->
            [poison] keinen Giftmarker
            [shrink] keinen Schrumpfmarker
            [web] keinen Netzmarker
            [curse] keinen Fluchmarker
           *[target] den Zielmarker nicht
        } {$w_have}
    .np = die Anzahl {$w_pre} {$token ->
            [poison] Giftmarker
            [shrink] Schrumpfmarker
            [web] Netzmarker
            [curse] Fluchmarker
           *[target] Zielmarker
        } {$w_post}
a-marked =
    .per = für {$k ->
            [one] jede
           *[other] je {$k}
        } deiner Karten mit einem Marker dieser Karte
    .has = {$adv} {$q} deiner Karten einen Marker dieser Karte {$n ->
            [one] trägt
           *[other] tragen
        }
    .none = {$adv} keine deiner Karten einen Marker dieser Karte trägt
    .np = die Anzahl deiner Karten mit einem Marker dieser Karte
a-price =
    .per = für {$k ->
            [one] jedes
           *[other] je {$k}
        } [energy] im aufgedruckten Preis der gewählten Karte
    .has = der aufgedruckte Preis der gewählten Karte {$adv} {$q}[energy] beträgt
    .none = der aufgedruckte Preis der gewählten Karte {$adv} 0 beträgt
    .np = der aufgedruckte Preis der gewählten Karte
a-hearts-taken =
    .per = für {$k ->
            [one] jedes [heart], das
           *[other] je {$k}[heart], die
        } andere Monster {$when} durch deine [smash] oder Karten verloren haben,
    .has = andere Monster {$adv} {$when} insgesamt {$q}[heart] durch deine [smash] oder Karten verloren haben
    .some = {$adv} {$when} ein anderes Monster durch deine [smash] oder Karten [heart] verloren hat
    .none = {$adv} {$when} kein anderes Monster durch deine [smash] oder Karten [heart] verloren hat
    .np = die Anzahl der {$when} von anderen Monstern durch deine [smash] oder Karten verlorenen [heart]
a-hearts-taken-anyone =
    .per = für {$k ->
            [one] jedes [heart], das
           *[other] je {$k}[heart], die
        } Monster (auch du) {$when} durch deine [smash] oder Karten verloren haben,
    .has = Monster (auch du) {$adv} {$when} insgesamt {$q}[heart] durch deine [smash] oder Karten verloren haben
    .none = {$adv} {$when} kein Monster (auch du nicht) durch deine [smash] oder Karten [heart] verloren hat
    .np = die Anzahl der {$when} von Monstern (auch von dir) durch deine [smash] oder Karten verlorenen [heart]
a-stars-gained =
    .per = für {$k ->
            [one] jeden [star], den
           *[other] je {$k}[star], die
        } du {$when} bekommen hast,
    .has = du {$adv} {$when} insgesamt {$q}[star] bekommen hast
    .none = du {$adv} {$when} keine [star] bekommen hast
    .np = die Anzahl der {$when} von dir erhaltenen [star]
a-hearts-lost =
    .per = für {$k ->
            [one] jedes [heart], das
           *[other] je {$k}[heart], die
        } du {$when} verloren hast,
    .has = du {$adv} {$when} insgesamt {$q}[heart] verloren hast
    .some = du {$adv} {$when} [heart] verloren hast
    .none = du {$adv} {$when} keine [heart] verloren hast
    .np = die Anzahl der {$when} von dir verlorenen [heart]
a-hearts-gained =
    .per = für {$k ->
            [one] jedes [heart], das
           *[other] je {$k}[heart], die
        } du {$when} bekommen hast,
    .has = du {$adv} {$when} insgesamt {$q}[heart] bekommen hast
    .none = du {$adv} {$when} keine [heart] bekommen hast
    .np = die Anzahl der {$when} von dir erhaltenen [heart]
a-energy-gained =
    .per = für {$k ->
            [one] jedes [energy], das
           *[other] je {$k}[energy], die
        } du {$when} bekommen hast,
    .has = du {$adv} {$when} insgesamt {$q}[energy] bekommen hast
    .none = du {$adv} {$when} keine [energy] bekommen hast
    .np = die Anzahl der {$when} von dir erhaltenen [energy]
a-hearts-taken-from-it =
    .per = für {$k ->
            [one] jedes [heart], das
           *[other] je {$k}[heart], die
        } {$w} {$when} durch deine [smash] oder Karten verloren hat,
    .has = {$w} {$adv} {$when} insgesamt {$q}[heart] durch deine [smash] oder Karten verloren hat
    .none = {$w} {$adv} {$when} keine [heart] durch deine [smash] oder Karten verloren hat
    .np = die Anzahl der [heart], die {$w} {$when} durch deine [smash] oder Karten verloren hat,
    .reach = sein Gesamtverlust durch dich in diesem Zug {$adv} dadurch erstmals auf mindestens {$n}[heart] steigt
a-stars-before =
    .per = für {$k ->
            [one] jeden [star], den
           *[other] je {$k}[star], die
        } du vor dem Auswerten deiner [smash] hattest,
    .has = du {$adv} vor dem Auswerten deiner [smash] {$q}[star] hattest
    .none = du {$adv} vor dem Auswerten deiner [smash] keine [star] hattest
    .np = die Anzahl der [star], die du vor dem Auswerten deiner [smash] hattest,
a-computed =
    .per = {$k ->
            [one] für jede Einheit
           *[other] für je {$k} Einheiten
        } dieser Zahl: {$a},
    .has = {$a} {$adv} {$q} ist
    .none = {$a} {$adv} 0 ist
    .np = ({$a})

## Bedingungen

c-at-least = {$a} {$adv} mindestens so groß ist wie {$b}
c-at-most = {$a} {$adv} höchstens so groß ist wie {$b}
c-exactly = {$a} {$adv} genau so groß ist wie {$b}
c-more-than = {$a} {$adv} größer ist als {$b}
c-less-than = {$a} {$adv} kleiner ist als {$b}
c-richer-than-before = {$w} {$adv} mehr [star] {$w_have}, als du vor dem Auswerten deiner [smash] hattest
c-brings-to = {$a} {$adv} dadurch auf mindestens {$n} steigt
c-always = {$adv} nichts es verhindert
c-has-faces = {$w_result} {$adv} {$n ->
            [one] mindestens 1{$icon}
           *[other] mindestens je ein {$icon}
        } enthält
c-of-a-kind = {$w_result} {$adv} mindestens {$n} Würfel mit demselben Symbol enthält
c-in-tokyo = {$w} {$adv} in {city} {$w_be}
c-outside-tokyo = {$w} {$adv} außerhalb von {city} {$w_be}
c-your-turn = du {$adv} am Zug bist
c-fewest-stars = du {$adv} allein die wenigsten [star] hast
c-caused-by-another = {$adv} ein anderes Monster das verursacht hat
c-by-smashes = {$adv} [smash] das verursacht haben
c-by-owner = {$adv} der Besitzer dieser Karte das verursacht hat
c-lent = diese Karte {$adv} einem anderen Monster gehört
c-tokyo-empty = {$adv} kein Monster in {city} ist
c-tokyo-left = {$adv} in diesem Zug ein Monster {city} verlassen hat oder dort ausgeschieden ist und sein Platz frei ist
c-started-outside = du {$adv} zu Beginn dieses Zuges außerhalb von {city} warst
c-hit-tokyo = {$adv} in diesem Zug ein Monster in {city} durch deine [smash] [heart] verloren hat
c-entered-this-turn = du {$adv} {city} in diesem Zug betreten hast
c-not-entered = du {$adv} {city} in diesem Zug nicht betreten hast
c-stayed-out = du {$adv} außerhalb von {city} bist und es in diesem Zug nicht betreten hast
c-entered-still = du {$adv} {city} in diesem Zug betreten hast und noch dort bist
c-may-yield = du {$adv} {city} deswegen verlassen darfst
c-bought-keep = die gekaufte Karte {$adv} eine Behalten-Karte ist
c-would-be-hit = du {$adv} durch {$w_dice} [heart] verlieren würdest
c-shows-all-faces = {$w_dice} {$adv} alle sechs Symbole zeigen ({$board ->
            [new-york] [die:destruction], [die:celebrity], [die:ouch]
           *[tokyo] [die:1], [die:2], [die:3]
        }, [die:heart], [die:energy] und [smash], das auch von einer Karte stammen darf)
c-deck-left = {$adv} noch Karten im Stapel sind
c-laid-in-time = diese Karte {$adv} schon auslag, als du Würfel ändern konntest

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
    .post = (ohne auf diesen Verlust reagieren zu können)
v-lose-with-smashes = verlieren
    .you = verlierst
    .it = verliert
    .zu = zu verlieren
    .mid = {$what}
    .post = (egal wo, zusätzlich zu Verlusten durch deine [smash])
v-lose-resolving = verlieren
    .you = verlierst
    .it = verliert
    .zu = zu verlieren
    .mid = beim Auswerten deiner [smash] {$what}
v-lose-less = verlieren
    .you = verlierst
    .it = verliert
    .zu = zu verlieren
    .mid = {$per} {$bare}
v-reduce-loss = verringern
    .you = verringerst
    .it = verringert
    .zu = zu verringern
    .mid = diesen Verlust um {$what}
v-lose-if-wounded = verlieren
    .you = verlierst
    .it = verliert
    .zu = zu verlieren
    .mid = {$what}
    .post = , falls {$p ->
            [you] du
           *[it] es
        } durch diese [smash] [heart] {$p ->
            [you] verlierst
           *[it] verliert
        }
v-steal = stehlen
    .you = stiehlst
    .it = stiehlt
    .zu = zu stehlen
    .mid = {$w_dat} {$what}
v-give = geben
    .you = gibst
    .it = gibt
    .zu = zu geben
    .mid = dir {$what}
v-give-to = geben
    .you = gibst
    .it = gibt
    .zu = zu geben
    .mid = {$w_dat} {$what}
v-add-to-result = hinzufügen
    .you = fügst
    .it = fügt
    .zu = hinzuzufügen
    .mid = {$w_resultdat} {$what}
    .part = hinzu
v-double-result = verdoppeln
    .you = verdoppelst
    .it = verdoppelt
    .zu = zu verdoppeln
    .mid = die {$icon} in {$w_resultdat}
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
v-roll = werfen
    .you = wirfst
    .it = wirft
    .zu = zu werfen
    .mid = {$per} {$bare}
v-turn-die = drehen
    .you = drehst
    .it = dreht
    .zu = zu drehen
    .mid = {$count ->
            [one] einen
            [2] zwei
           *[other] {$count}
        } {$w_dicegen} auf {$icon}
v-turn-dice = drehen
    .you = drehst
    .it = dreht
    .zu = zu drehen
    .mid = beliebig viele {$w_dicegen} auf {$icon}
v-turn-die-from = drehen
    .you = drehst
    .it = dreht
    .zu = zu drehen
    .mid = einen {$w_dicegen} mit {$icon} auf {$to}
v-turn-dice-from = drehen
    .you = drehst
    .it = dreht
    .zu = zu drehen
    .mid = beliebig viele {$w_dicegen} mit {$icon} auf {$to}
v-turn-die-to-any = drehen
    .you = drehst
    .it = dreht
    .zu = zu drehen
    .mid = einen {$w_dicegen} auf ein beliebiges Symbol
v-turn-dice-to-any = drehen
    .you = drehst
    .it = dreht
    .zu = zu drehen
    .mid = beliebig viele {$w_dicegen} auf beliebige Symbole
v-reroll-die = werfen
    .you = wirfst
    .it = wirft
    .zu = zu werfen
    .mid = einen beliebigen {$w_dicegen} neu
v-reroll-die-showing = werfen
    .you = wirfst
    .it = wirft
    .zu = zu werfen
    .mid = einen {$w_dicegen} mit {$icon} neu
v-reroll-dice-free = werfen
    .you = wirfst
    .it = wirft
    .zu = zu werfen
    .mid = einen oder mehrere {$w_dicegen} mit {$icon} neu
    .post = , ohne einen Wurf zu verbrauchen
v-roll-again = werfen
    .you = wirfst
    .it = wirft
    .zu = zu werfen
    .mid = beliebige {$w_dicegen} noch einmal
v-play-again = spielen
    .you = spielst
    .it = spielt
    .zu = zu spielen
    .mid = nach diesem Zug einen weiteren
    .post = {$roam ->
            [yes] , in dem du dich jederzeit bewegen darfst (bis zu 12 Mal)
           *[no] {""}
        }
v-play-again-fewer = spielen
    .you = spielst
    .it = spielt
    .zu = zu spielen
    .mid = nach diesem Zug einen weiteren mit {$n} {$n ->
            [one] Würfel
           *[other] Würfeln
        } weniger als in diesem
    .post = {$roam ->
            [yes] , in dem du dich jederzeit bewegen darfst (bis zu 12 Mal)
           *[no] {""}
        }
v-get-tokens = bekommen
    .you = bekommst
    .it = bekommt
    .zu = zu bekommen
    .mid = {$what}
v-give-tokens = geben
    .you = gibst
    .it = gibt
    .zu = zu geben
    .mid = {$w_dat} {$what}
v-put-counters = legen
    .you = legst
    .it = legt
    .zu = zu legen
    .mid = {$count ->
            [one] {$per} {$bare} auf diese Karte
           *[other] {$what} auf diese Karte
        }
v-put-own = legen
    .you = legst
    .it = legt
    .zu = zu legen
    .mid = {$n} {$p ->
            [you] deiner
           *[it] seiner
        } [energy] auf diese Karte
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
v-take-all-stored = nehmen
    .you = nimmst
    .it = nimmt
    .zu = zu nehmen
    .mid = {$p ->
            [you] dir
           *[it] sich
        } alle [energy] von dieser Karte
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
    .obj = {$sort ->
            [tile] dieses Plättchen
           *[other] diese Karte
        }
    .part = ab
v-discard-all = abwerfen
    .you = wirfst
    .it = wirft
    .zu = abzuwerfen
    .mid = alle {$p ->
            [you] deine
           *[it] seine
        } {$sort ->
            [card] Karten
           *[other] Powerkarten
        }
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
v-discard-evolutions = abwerfen
    .you = wirfst
    .it = wirft
    .zu = abzuwerfen
    .mid = alle {$p ->
            [you] deine
           *[it] seine
        } Evolutionen (im Spiel und auf der Hand)
    .part = ab
v-lay-out = auslegen
    .you = legst
    .it = legt
    .zu = auszulegen
    .obj = diese Karte
    .mid = {$until ->
            [next] bis zum Beginn deines nächsten Zuges
            [turn] bis zum Ende dieses Zuges
            [own] bis zum Ende deines Zuges
           *[no] {""}
        } vor dir
    .part = aus
v-take-back = zurücknehmen
    .you = nimmst
    .it = nimmt
    .zu = zurückzunehmen
    .obj = diese Karte
    .mid = von deinem Ablagestapel auf die Hand
    .part = zurück
v-lend-this = leihen
    .you = leihst
    .it = leiht
    .zu = zu leihen
    .obj = diese Karte
    .mid = {$w_dat}
    .post = (sie liegt dann vor diesem Monster, gehört aber weiter dir)
v-return-this = zurückgeben
    .you = gibst
    .it = gibt
    .zu = zurückzugeben
    .obj = diese Karte
    .mid = ihrem Besitzer
    .part = zurück
v-come-back = zurückkehren
    .you = kehrst
    .it = kehrt
    .zu = zurückzukehren
    .mid = zu dir
    .part = zurück
v-hand-this = geben
    .you = gibst
    .it = gibt
    .zu = zu geben
    .mid = {$w_dat} diese Karte (für immer, auf die Hand)
v-name-useless-face = nennen
    .you = nennst
    .it = nennt
    .zu = zu nennen
    .mid = ein Symbol
    .post = ; {$w_dice} mit diesem Symbol bewirken in diesem Zug nichts
v-copy-keep-card = kopieren
    .you = kopierst
    .it = kopiert
    .zu = zu kopieren
    .mid = eine Behalten-Karte eines beliebigen Monsters
v-copy-another = kopieren
    .you = kopierst
    .it = kopiert
    .zu = zu kopieren
    .mid = stattdessen eine andere Behalten-Karte
v-copy-evolution = kopieren
    .you = kopierst
    .it = kopiert
    .zu = zu kopieren
    .mid = eine Evolution vor einem beliebigen Monster
v-copy-other-evolution = kopieren
    .you = kopierst
    .it = kopiert
    .zu = zu kopieren
    .mid = stattdessen eine andere solche Evolution
v-buy-revealed = kaufen
    .you = kaufst
    .it = kauft
    .zu = zu kaufen
    .mid = die aufgedeckte Karte sofort
v-buy-it = kaufen
    .you = kaufst
    .it = kauft
    .zu = zu kaufen
    .mid = sie sofort
v-sell-keep-card = abwerfen
    .you = wirfst
    .it = wirft
    .zu = abzuwerfen
    .mid = eine deiner Behalten-Karten
    .part = ab
    .post = , um ihren aufgedruckten Preis in [energy] zu bekommen
v-sell-keep-cards = abwerfen
    .you = wirfst
    .it = wirft
    .zu = abzuwerfen
    .mid = beliebig viele deiner Behalten-Karten (auch diese)
    .part = ab
    .post = , um für jede ihren aufgedruckten Preis in [energy] zu bekommen
v-sweep-market = austauschen
    .you = tauschst
    .it = tauscht
    .zu = auszutauschen
    .mid = alle Karten der Auslage
    .part = aus
    .post = (die alten werden abgeworfen)
v-take-one-of-top = ansehen
    .you = siehst
    .it = sieht
    .zu = anzusehen
    .mid = {$p ->
            [you] dir
           *[it] sich
        } {$n ->
            [one] die oberste Karte
           *[other] die obersten {$n} Karten
        } des Stapels
    .part = an
    .post = {$n ->
            [one] (du bekommst sie kostenlos)
           *[other] (du bekommst 1 davon nach deiner Wahl kostenlos, die anderen kommen unter den Stapel)
        }
v-take-first-keep = aufdecken
    .you = deckst
    .it = deckt
    .zu = aufzudecken
    .mid = Karten vom Stapel
    .part = auf
    .post = , bis eine Behalten-Karte mit einem aufgedruckten Preis von höchstens {$n}[energy] erscheint (du bekommst sie kostenlos, die anderen aufgedeckten Karten werden abgeworfen)
v-buy-random-discard = aufdecken
    .you = deckst
    .it = deckt
    .zu = aufzudecken
    .mid = eine zufällige Karte vom Ablagestapel
    .part = auf
    .post = , um sie auf Wunsch für {$n}[energy] weniger zu kaufen
v-buy-at-half-price = kaufen
    .you = kaufst
    .it = kauft
    .zu = zu kaufen
    .mid = eine Behalten-Karte zum halben Preis (aufgerundet)
    .post = (sie bekommt einen Marker dieser Karte)
v-test-marked = werfen
    .you = wirfst
    .it = wirft
    .zu = zu werfen
    .mid = für jede deiner Karten mit einem Marker dieser Karte 1 Würfel
    .post = (bei {$icon} wird die Karte mit dem Marker abgeworfen)
v-buy-on-luck = kaufen
    .you = kaufst
    .it = kauft
    .zu = zu kaufen
    .mid = eine Karte der Auslage für {$n}[energy] weniger
    .post = (hat die Karte, die sie ersetzt, einen ungeraden aufgedruckten Preis, wirfst du die gekaufte Karte ab und bekommst deine [energy] zurück)
v-reserve = legen
    .you = legst
    .it = legt
    .zu = zu legen
    .mid = eine Karte der Auslage unter diese Karte
v-redirect = verhindern
    .you = verhinderst
    .it = verhindert
    .zu = zu verhindern
    .mid = diesen Kauf
    .post = , indem du eine andere Karte wählst, die {$w} stattdessen kaufen muss, wenn es kann (die erste Karte kann es in diesem Zug nicht kaufen)
v-take-tokyo = {$board ->
            [new-york] betreten
           *[tokyo] erobern
        }
    .you = {$board ->
            [new-york] betrittst
           *[tokyo] eroberst
        }
    .it = {$board ->
            [new-york] betritt
           *[tokyo] erobert
        }
    .zu = {$board ->
            [new-york] zu betreten
           *[tokyo] zu erobern
        }
    .mid = {city}
    .post = , falls du nicht dort bist (in jedem Fall müssen alle anderen Monster {city} räumen)
v-leave-tokyo = räumen
    .you = räumst
    .it = räumt
    .zu = zu räumen
    .mid = {city}
v-send-out = zwingen
    .you = zwingst
    .it = zwingt
    .zu = zu zwingen
    .mid = {$w_acc}
    .post = , {city} zu räumen
v-yield-now = verlassen
    .you = verlässt
    .it = verlässt
    .zu = zu verlassen
    .mid = {city}
    .post = , sobald diese [smash] ausgewertet sind
v-enter-tokyo = {$board ->
            [new-york] betreten
           *[tokyo] erobern
        }
    .you = {$board ->
            [new-york] betrittst
           *[tokyo] eroberst
        }
    .it = {$board ->
            [new-york] betritt
           *[tokyo] erobert
        }
    .zu = {$board ->
            [new-york] zu betreten
           *[tokyo] zu erobern
        }
    .mid = einen freien Platz in {city}
v-enter-instead = {$board ->
            [new-york] betreten
           *[tokyo] erobern
        }
    .you = {$board ->
            [new-york] betrittst
           *[tokyo] eroberst
        }
    .it = {$board ->
            [new-york] betritt
           *[tokyo] erobert
        }
    .zu = {$board ->
            [new-york] zu betreten
           *[tokyo] zu erobern
        }
    .mid = anstelle des aktiven Monsters einen freien Platz in {city}
    .post = (das aktive Monster betritt {city} in diesem Zug nicht)
v-turn-all-of-a-face = drehen
    .you = drehst
    .it = dreht
    .zu = zu drehen
    .mid = alle {$w_dice} mit einem Symbol deiner Wahl auf ein anderes Symbol deiner Wahl
v-turn-all-dice = drehen
    .you = drehst
    .it = dreht
    .zu = zu drehen
    .mid = jeden {$w_dicegen} auf ein beliebiges Symbol
v-flip-dice = drehen
    .you = drehst
    .it = dreht
    .zu = zu drehen
    .mid = alle {$w_dice} auf die Gegenseite
v-freeze-die = einfrieren
    .you = frierst
    .it = friert
    .zu = einzufrieren
    .mid = einen {$w_dicegen} bis zum Beginn deines nächsten Zuges
    .part = ein
v-skip-turn = auslassen
    .you = lässt
    .it = lässt
    .zu = auszulassen
    .mid = den Rest dieses Zuges
    .part = aus
v-win-game = gewinnen
    .you = gewinnst
    .it = gewinnt
    .zu = zu gewinnen
    .mid = sofort das Spiel
v-set-stars = haben
    .you = hast
    .it = hat
    .zu = zu haben
    .mid = nun {$n}[star]
v-heal-fully = auffüllen
    .you = füllst
    .it = füllt
    .zu = aufzufüllen
    .mid = deine [heart] bis zum Höchstwert
    .part = auf
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
    .mid = diese Karte gegen {$w_card}
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
v-one-of = {""}
    .you = musst
    .it = muss
    .zu = {""}
    .mid = {$n ->
            [one] {$ways}
           *[other] entweder {$ways}
        }
v-choose-one-of = wählen
    .you = wählst
    .it = wählt
    .zu = zu wählen
    .post = : {$ways}

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
v-have-fewer-rolls = haben
    .you = hast
    .it = hat
    .zu = zu haben
    .mid = in jedem Zug {$n} {$n ->
            [one] Wurf
           *[other] Würfe
        } weniger
v-have-one-roll = haben
    .you = hast
    .it = hat
    .zu = zu haben
    .mid = {$passing ->
            [yes] {""}
           *[no] in jedem Zug
        } nur 1 Wurf
v-count-double = zählen
    .you = zählst
    .it = zählt
    .zu = zu zählen
    .mid = alles doppelt
    .post = , was {$p ->
            [you] deine
           *[it] seine
        } Würfel bringen
v-need-stars = brauchen
    .you = brauchst
    .it = braucht
    .zu = zu brauchen
    .mid = nur {$n}[star] zum Sieg
v-stay-at-zero = bleiben
    .you = bleibst
    .it = bleibt
    .zu = zu bleiben
    .mid = mit 0[heart] im Spiel
    .post = , ohne weitere verlieren zu können ({$p ->
            [you] du scheidest aber aus, wenn du diese Karte bei 0[heart] verlierst
           *[it] es scheidet aber aus, wenn diese Karte bei 0[heart] verloren geht
        })
v-have-up-to = haben können
    .you = kannst
    .it = kann
    .zu = haben zu können
    .mid = bis zu {$n}[heart] haben
v-pay-less = bezahlen
    .you = bezahlst
    .it = bezahlt
    .zu = zu bezahlen
    .mid = für jede gekaufte Karte {$n}[energy] weniger (nie weniger als 0)
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
    .post = (in {city} und außerhalb)
v-smashes-hit-all = treffen
    .you = triffst
    .it = treffen
    .zu = zu treffen
    .mid = alle anderen Monster
    .post = (in {city} und außerhalb)
v-yield-unhurt = verlieren
    .you = verlierst
    .it = verliert
    .zu = zu verlieren
    .mid = keine [heart] durch [smash]
    .post = , wegen derer {$p ->
            [you] du {city} verlässt
           *[it] es {city} verlässt
        }
v-drive-out = zwingen
    .you = zwingst
    .it = zwingt
    .zu = zu zwingen
    .mid = jedes Monster, das in {city} [heart] durch {$p ->
            [you] deine
           *[it] seine
        } [smash] verliert
    .post = , {city} zu verlassen
v-must-yield = müssen
    .you = musst
    .it = muss
    .zu = zu müssen
    .mid = {city} verlassen
v-buy-from-monsters = dürfen
    .you = darfst
    .it = darf
    .zu = zu dürfen
    .mid = auch anderen Monstern Behalten-Karten abkaufen
    .post = (sie bekommen den Preis und können nicht ablehnen)
v-buy-from-discards = dürfen
    .you = darfst
    .it = darf
    .zu = zu dürfen
    .mid = auch beliebige Karten vom Ablagestapel kaufen
    .post = (eine so gekaufte Abwerfen-Karte kommt danach unter den Stapel)
v-buy-from-deck = dürfen
    .you = darfst
    .it = darf
    .zu = zu dürfen
    .mid = {$p ->
            [you] dir
           *[it] sich
        } beim Kartenkauf heimlich die oberste Karte des Stapels (und jede neue) ansehen und sie kaufen oder liegen lassen
v-heal-others = dürfen
    .you = darfst
    .it = darf
    .zu = zu dürfen
    .mid = mit {$p ->
            [you] deinen
           *[it] seinen
        } [die:heart] (auch in {city}) andere Monster heilen
    .post = (jedes davon bekommt 1[heart] pro Würfel und muss {$p ->
            [you] dir
           *[it] ihm
        } {$n}[energy] pro [heart] zahlen oder, wenn es weniger hat, alle seine [energy])
v-cannot = können
    .you = kannst
    .it = kann
    .zu = zu können
    .mid = {$what}
cannot-lose-hearts = keine [heart] verlieren
cannot-enter-tokyo = {city} nicht betreten
cannot-buy = keine Karten kaufen
cannot-use-faces = keine Würfel mit {$icon} auswerten
cannot-yield = {city} nicht verlassen

## Zählmarker und Erklärungen

arrives-with-energy = beim {$sort ->
            [evolution] Ausspielen dieser Karte
            [tile] Nehmen dieses Plättchens
           *[other] Erhalt dieser Karte
        } legst du {$n}[energy] aus dem Vorrat darauf
arrives-with-counters = beim {$sort ->
            [evolution] Ausspielen dieser Karte
            [tile] Nehmen dieses Plättchens
           *[other] Erhalt dieser Karte
        } legst du {$n} Zählmarker darauf
note-last-counter = du wirfst diese Karte ab, wenn du ihren letzten Zählmarker entfernst
note-last-stored = du wirfst diese Karte ab, wenn keine [energy] mehr darauf liegen
note-gift = „Du“ ist hier das Monster, vor dem diese Karte liegt (vor ihrem Besitzer bewirkt sie nichts)
force = stärke {$own}; Bonusstärke als Verbündeter: {$bonus}
note-poison = am Ende seines Zuges verliert ein Monster für jeden seiner Giftmarker 1[heart]. Außerhalb von {city} darf es mit einem [die:heart] einen davon entfernen, statt sich zu heilen
note-shrink = ein Monster würfelt für jeden seiner Schrumpfmarker mit 1 Würfel weniger. Außerhalb von {city} darf es mit einem [die:heart] einen davon entfernen, statt sich zu heilen
note-target = es gibt nur einen Zielmarker: Wer ihn vorher hatte, gibt ihn ab
note-at-once = das gilt schon für das Ergebnis des Zuges, in dem du dieses Plättchen nimmst
note-copy = {$sort ->
            [tile] dieses Plättchen
           *[other] diese Karte
        } wirkt dann auch wie ein neu gekauftes Exemplar der kopierten Karte (mit neuen Zählmarkern und Effekt beim Erhalt), bis das Original abgeworfen wird
note-copy-evolution = diese Karte wirkt dann wie diese Evolution, als wäre sie gerade ausgespielt worden. Du wirfst diese Karte ab, wenn das Original das Spiel verlässt
note-opposite = einander gegenüber liegen {$board ->
            [new-york] [die:destruction] und [die:ouch], [die:celebrity]
           *[tokyo] [die:1] und [die:3], [die:2]
        } und [die:heart], [die:energy] und [die:smash]
note-frozen = niemand kann einen eingefrorenen Würfel neu werfen oder drehen; wer mit den Würfeln spielt, wertet ihn wie einen eigenen aus
note-reserved = nur du kannst die Karte darunter kaufen; danach legst du eine andere Karte der Auslage darunter
note-ally = wenn du oder dein Verbündeter gewinnt oder nur ihr beide übrig seid, gewinnt ihr beide. Scheidet dein Verbündeter aus, scheidest auch du aus

## New York: Stadtteile, Einheiten, Ziele

in-borough = {$borough ->
            [bronx] in der Bronx
            [queens] in Queens
            [brooklyn] in Brooklyn
            [staten-island] auf Staten Island
           *[manhattan] in Manhattan
        }
goal-name = {$face ->
            [celebrity] die Superstar-Karte
            [ouch] die Freiheitsstatue
           *[other] das Ziel von {$icon}
        }
target =
    .one = {$target ->
            [infantry] eine Infanterieeinheit
            [jet] einen Jet
            [tank] einen Panzer
            [unit] eine Einheit
           *[building] ein Gebäude
        }
    .bare = {$target ->
            [infantry] Infanterieeinheit
            [jet] Jet
            [tank] Panzer
            [unit] Einheit
           *[building] Gebäude
        }
    .many = {$target ->
            [infantry] Infanterieeinheiten
            [jet] Jets
            [tank] Panzer
            [unit] Einheiten
           *[building] Gebäude
        }
    .each = {$target ->
            [infantry] jede Infanterieeinheit, die
            [jet] jeden Jet, den
            [tank] jeden Panzer, den
            [unit] jede Einheit, die
           *[building] jedes Gebäude, das
        }
    .none = {$target ->
            [infantry] keine Infanterieeinheit
            [jet] keinen Jet
            [tank] keinen Panzer
            [unit] keine Einheit
           *[building] kein Gebäude
        }
m-destroying =
    .event = du deine [die:destruction] einsetzen willst
m-destroyed =
    .event = du {target.one} zerstörst
m-took-goal =
    .event = du {$from ->
            [yes] einem anderen Monster
           *[no] {""}
        } {goal-name} {$from ->
            [yes] abnimmst
           *[no] nimmst
        }
m-lost-goal =
    .event = ein anderes Monster dir {goal-name} abnimmt
m-entered-borough =
    .event = du {$turn} einen anderen Stadtteil betrittst
m-other-gained-energy =
    .event = ein anderes Monster in einem Zug insgesamt {$n}[energy] bekommen hat
front-arrival-and = {$arrival} und jedes Mal, wenn {$event},
front-on-offer = solange diese Karte in der Auslage liegt,
cheaper-in = {$places} kostet dich diese Karte {$n}[energy] weniger
done-colon = wenn du das tust: {$then}
noun-web = {$n} Netzmarker
    .many = ebenso viele Netzmarker
noun-curse = {$n} Fluchmarker
    .many = ebenso viele Fluchmarker
a-units =
    .per = für {$k ->
            [one] jede Einheit
           *[other] je {$k} Einheiten
        } in {$w_borough}
    .has = {$adv} in {$w_borough} {$q} {$n ->
            [one] Einheit steht
           *[other] Einheiten stehen
        }
    .some = {$adv} in {$w_borough} eine Einheit steht
    .none = {$adv} in {$w_borough} keine Einheit steht
    .np = die Anzahl der Einheiten in {$w_borough}
a-destroyed =
    .per = für {$k ->
            [one] {target.each}
           *[other] je {$k} {target.many}, die
        } du {$when} zerstört hast,
    .has = du {$adv} {$when} {$q} {$n ->
            [one] {target.bare}
           *[other] {target.many}
        } zerstört hast
    .some = du {$adv} {$when} {target.one} zerstört hast
    .none = du {$adv} {$when} {target.none} zerstört hast
    .np = die Anzahl der {$when} von dir zerstörten {target.many}
c-has-more = {$w} {$adv} mehr {$icon} {$w_have} als {$other}
c-in-borough = {$w} {$adv} {$place} {$w_be}
c-has-goal = du {$adv} {goal-name} hast
c-by-ouch = {$adv} Einheiten wegen [die:ouch] das verursacht haben
v-lose-double = verlieren
    .you = verlierst
    .it = verliert
    .zu = zu verlieren
    .mid = doppelt so viele [heart]
v-treat-as = werten
    .you = wertest
    .it = wertet
    .zu = zu werten
    .mid = beliebig viele {$icon} in deinem Ergebnis als {$to}
v-only-units = einsetzen
    .you = setzt
    .it = setzt
    .zu = einzusetzen
    .mid = deine [die:destruction] in diesem Zug nur gegen Einheiten
    .part = ein
v-destroy-elsewhere = einsetzen
    .you = setzt
    .it = setzt
    .zu = einzusetzen
    .mid = alle deine [die:destruction] dieses Zuges in einem einzigen anderen Stadtteil deiner Wahl
    .part = ein
v-set-aside = beiseitelegen
    .you = legst
    .it = legt
    .zu = beiseitezulegen
    .mid = einen {$w_dicegen} mit {$icon}
    .part = beiseite
    .post = (er bewirkt in diesem Zug nichts)
v-choose-monster = wählen
    .you = wählst
    .it = wählt
    .zu = zu wählen
    .mid = {$w_acc}
v-choose-monster-then = wählen
    .you = wählst
    .it = wählt
    .zu = zu wählen
    .mid = {$w_acc}
    .post = : {$then}
v-discard-one-keep = abwerfen
    .you = wirfst
    .it = wirft
    .zu = abzuwerfen
    .mid = eine {$p ->
            [you] deiner Behalten-Karten nach deiner
           *[it] seiner Behalten-Karten nach seiner
        } Wahl
    .part = ab
v-units-attack = angreifen
    .you = greifst
    .it = greifen
    .zu = anzugreifen
    .part = an
    .post = (jedes Monster, auch du, verliert 1[heart] für jede Einheit in seinem Stadtteil)
v-turn-into = umwandeln
    .you = wandelst
    .it = wandelt
    .zu = umzuwandeln
    .mid = {$n} deiner {$icon} in {$n}{$to}
    .part = um
    .post = (aber nie dein letztes {$icon})
v-trade-all = tauschen
    .you = tauschst
    .it = tauscht
    .zu = zu tauschen
    .mid = alle deine {$icon} 1 zu 1 in beliebiger Mischung gegen {$a} oder {$b}
v-take-next-keep = erhalten
    .you = erhältst
    .it = erhält
    .zu = zu erhalten
    .mid = kostenlos die nächste Behalten-Karte
    .post = , die aufgedeckt wird (auch in einem späteren Zug und egal durch wen)
v-move = machen
    .you = machst
    .it = macht
    .zu = zu machen
    .mid = eine zusätzliche Bewegung
v-scatter-units = verschieben
    .you = verschiebst
    .it = verschiebt
    .zu = zu verschieben
    .mid = {$n ->
            [one] 1 Einheit aus deinem Stadtteil in einen anderen
           *[other] bis zu {$n} Einheiten aus deinem Stadtteil in andere Stadtteile
        }
    .post = {$n ->
            [one] {""}
           *[other] (jede in einen anderen)
        }
v-leave-souvenir = legen
    .you = legst
    .it = legt
    .zu = zu legen
    .mid = einen Souvenirmarker in deinen Stadtteil
    .post = , falls dort noch keiner liegt; {$then}
v-smashes-hit-borough = treffen
    .you = triffst
    .it = treffen
    .zu = zu treffen
    .mid = auch die anderen Monster in deinem Stadtteil
v-hit-borough = treffen
    .you = triffst
    .it = trifft
    .zu = zu treffen
    .mid = mit {$p ->
            [you] deinen [smash] auch die anderen Monster in deinem
           *[it] seinen [smash] auch die anderen Monster in seinem
        } Stadtteil
v-destroy-for = brauchen
    .you = brauchst
    .it = braucht
    .zu = zu brauchen
    .mid = nur {$n}[die:destruction]
    .post = , um {target.one} zu zerstören
v-reach-units = können
    .you = kannst
    .it = kann
    .zu = zu können
    .mid = auch {target.many} in anderen Stadtteilen zerstören
v-goal-needs = brauchen
    .you = brauchst
    .it = braucht
    .zu = zu brauchen
    .mid = mindestens {$n}{$icon}
    .post = , um dir {goal-name} abzunehmen
v-gain-less = bekommen
    .you = bekommst
    .it = bekommt
    .zu = zu bekommen
    .mid = in jedem Zug durch {$p ->
            [you] deine
           *[it] seine
        } {$icon} insgesamt {$n}{$gained} weniger
v-buy-keeps-from-discards = dürfen
    .you = darfst
    .it = darf
    .zu = zu dürfen
    .mid = auch beliebige Behalten-Karten vom Ablagestapel kaufen
    .post = , und zwar für {$n}[energy] weniger
v-must-reroll = müssen
    .you = musst
    .it = muss
    .zu = zu müssen
    .mid = alle {$p ->
            [you] deine Würfe nutzen und dabei jedes Mal mindestens 1 Würfel deiner
           *[it] seine Würfe nutzen und dabei jedes Mal mindestens 1 Würfel seiner
        } Wahl neu werfen
v-pay-for-moves = bezahlen
    .you = bezahlst
    .it = bezahlt
    .zu = zu bezahlen
    .mid = für jede freiwillige Bewegung {$n}[energy]
    .post = , auch für das Verlassen von Manhattan (Pflichtbewegungen kosten nichts)
cannot-reroll = keine Würfel mit {$icon} neu werfen
note-web = ein Monster hat für jeden seiner Netzmarker in jedem Zug 1 Wurf weniger (aber immer mindestens 1 Wurf). Es darf mit einem [die:smash] einen davon entfernen, statt damit anzugreifen
note-curse = jedes Mal, wenn ein Monster [die:ouch] neu wirft, muss es für jeden seiner Fluchmarker 1[energy] ausgeben (kann es das nicht, bleiben seine [die:ouch] liegen). Es darf mit einem [die:heart] einen davon entfernen, statt sich zu heilen, auch in {city}
note-move = außerhalb von Manhattan führt eine Bewegung in einen anderen Stadtteil mit weniger als 2 Monstern oder, wenn dort Platz ist, in die untere Zone von Manhattan (1[star]). In Manhattan führt sie eine Zone nach oben
note-souvenir = wenn du diese Karte verlierst, werden alle ihre Souvenirmarker entfernt
goal = {$face ->
            [celebrity] wenn du mindestens 3[die:celebrity] auswertest, ohne diese Karte zu haben, nimmst du sie (gegebenenfalls dem Monster, das sie hat) und bekommst 1[star] sowie 1[star] für jedes [die:celebrity] ab dem vierten. Solange du sie hast, bekommst du 1[star] für jedes [die:celebrity], das du auswertest. Sie zu verlieren kostet nichts
            [ouch] wenn du mindestens 3[die:ouch] auswertest, ohne diese Karte zu haben, nimmst du sie nach dem Angriff der Einheiten (gegebenenfalls dem Monster, das sie hat) und bekommst 3[star]. Das Monster, dem sie genommen wird, verliert 3[star]
           *[other] mindestens 3{$icon} gewinnen diese Karte
        }

## Symbole als Text

icon-star = ★
icon-heart = ♥
icon-energy = ⚡
icon-smash = Prügel
# Nach diesen Wörtern steht ein Symbol in der Einzahl.
icon-one-after = jedes|jeder|jedem
icon-die-1 = [1]
icon-die-2 = [2]
icon-die-3 = [3]
icon-die-heart = [♥]
icon-die-energy = [⚡]
icon-die-smash = [⚔]
icon-die-destruction = [▟]
icon-die-celebrity = [♛]
icon-die-ouch = [◎]
face-word-smash = Prügel
face-word-destruction = Zerstörung
face-word-celebrity = Promi
face-word-ouch = Aua
