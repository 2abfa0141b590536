### Words of the terminal and of the log (de).
### Same keys in the same order in every language. Symbols stand for themselves: ★ ♥ ⚡, and ⚔ on a die.

## Small words

several = {$first} und {$last}
nobody = niemand
seat-number = Platz {$n}
you = du
bot-kind = Bot {$kind}
bot-level = Bot, {$level}
bot-temper = Bot, {$level}, {$temper}
level-easy = leicht
level-easy-text = Tut irgendetwas, das erlaubt ist.
level-normal = normal
level-normal-text = Kämpft und kauft mit Verstand, plant aber nicht voraus.
level-hard = schwer
level-hard-text = Wägt jede Antwort danach ab, wie gut sie die Gewinnchance macht.
level-master = meisterhaft
level-master-text = Sieht weiter als schwer: spielt kommende Runden im Kopf durch, bevor er antwortet.
temper-aggressive = angriffslustig
temper-aggressive-text = Verletzt gern die anderen und ist gern in der Stadt.
temper-careful = vorsichtig
temper-careful-text = Achtet auf seine Herzen und bleibt lieber außerhalb der Stadt.
temper-star-hunting = sternenhungrig
temper-star-hunting-text = Mag Sterne lieber als alles andere.
temper-hoarding = sammelfreudig
temper-hoarding-text = Häuft Energie und Karten an.
unknown-card = eine verdeckte Karte
copy-text = (Kopie von {$of}) {$text}
card-in-full = {$card} ({$price}⚡, {$kind}): {$text}
card-in-full-free = {$card} ({$kind}): {$text}
kind-keep = Behalten
kind-discard = Abwerfen
kind-costume = Kostüm
kind-permanent = permanente Evolution
kind-temporary = temporäre Evolution
kind-gift = Geschenk
kind-tile = Bosheitsplättchen
kind-challenge = Challenge-Karte
kind-level = {$kind}, Stufe {$level}
kind-force = {$kind}, Stärke {$force}, als Helfer +{$bonus}
token-poison = {$n} Giftmarker
token-shrink = {$n} Schrumpfmarker
token-target = den Zielmarker
place-outside = außerhalb
place-tokyo = Tokyo
place-city = Tokyo City
place-bay = Tokyo Bay
decimal-mark = ,

## What happened

ev-rolled-for-first = {$who} würfelt {$dice} um den ersten Zug.
ev-first-player = {$who} beginnt.
ev-turn-started = Zug {$turn}: {$who}
ev-turn-extra = Zug {$turn}: noch einmal {$who}
ev-rolled = {$who} würfelt {$dice}.
ev-rerolled = {$who} wirft {$n} Würfel neu: {$dice}.
ev-rolls-finished = {$who} ist mit dem Würfeln fertig.
ev-die-changed = Würfel {$die} wechselt von {$from} zu {$to}.
ev-card-rolled = {$who} wirft {$n} Würfel: {$dice}.
ev-result-added = {$who} erhöht das Ergebnis um {$amount} {$face}.
ev-face-resolved = {$who} wertet {$count} {$face} aus.
ev-gained = {$who} bekommt {$amount}{$what}, jetzt {$now}{$what}.
ev-lost = {$who} verliert {$amount}{$what}, bleiben {$now}{$what}.
ev-hearts-lost = {$who} verliert {$amount}♥, bleiben {$now}♥.
ev-prevented = {$who} bleiben {$amount}♥ Verlust erspart.
ev-loss-held = {$who} droht {$amount}♥ zu verlieren: Das entscheidet sich mit Bleiben oder Verlassen.
ev-used = {$who} benutzt {$card}.
ev-tokens-got = {$who} bekommt {$tokens}.
ev-tokens-lost = {$who} entfernt {$tokens}.
ev-counters = Auf {$card} liegen jetzt {$now}.
ev-entered = {$who} erobert {$place}.
ev-yielded = {$who} verlässt {$place}.
ev-left = {$who} muss {$place} verlassen.
ev-stayed = {$who} bleibt in Tokyo.
ev-bought = {$who} kauft {$card} für {$price}⚡, bleiben {$now}⚡.
ev-bought-deck = {$who} kauft {$card} oben vom Stapel für {$price}⚡, bleiben {$now}⚡.
ev-bought-monster = {$who} kauft {$card} von {$from} für {$price}⚡, bleiben {$now}⚡.
ev-bought-discards = {$who} kauft {$card} vom Ablagestapel für {$price}⚡, bleiben {$now}⚡.
ev-bought-reserved = {$who} kauft die beiseitegelegte Karte {$card} für {$price}⚡, bleiben {$now}⚡.
ev-card-arrived = {$card} liegt vor {$who}.
ev-card-discarded = {$card} von {$who} wird abgeworfen.
ev-card-under-deck = {$card} kommt unter den Stapel.
ev-card-moved = {$card} geht von {$from} an {$to}.
ev-revealed = Neu in der Auslage: {$card}, {$price}⚡.
ev-swept = {$who} tauscht die Auslage aus.
ev-reshuffled = Der Ablagestapel wird zum neuen Stapel gemischt.
ev-peeked = {$who} sieht sich die oberste Karte des Stapels an: {$card}.
ev-peeked-hidden = {$who} sieht sich die oberste Karte des Stapels an.
ev-copied = {$card} ist jetzt eine Kopie von {$of}.
ev-copy-ended = {$card} ist keine Kopie mehr.
ev-extra-turn = {$who} bekommt nach diesem Zug {$n ->
        [0] einen weiteren.
        [one] einen weiteren mit 1 Würfel weniger.
       *[other] einen weiteren mit {$n} Würfeln weniger.
    }
ev-survived = {$who} lebt mit {$now}♥ weiter.
ev-allied = {$who} und {$with} gewinnen oder verlieren ab jetzt gemeinsam.
ev-window-opened = Jetzt könnte eine Karte benutzt werden: {$names}.
ev-offered = {$who} bekommt {$card} zu sehen.
ev-offered-hidden = {$who} bekommt eine Karte zu sehen.
ev-kept = {$who} behält {$card}.
ev-kept-hidden = {$who} behält eine Karte.
ev-discarded-unseen = {$who} wirft {$card} ungesehen ab.
ev-discarded-unseen-hidden = {$who} wirft eine Evolution ungesehen ab.
ev-evolutions-drawn = {$who} zieht {$n} {$n ->
        [one] Evolution
       *[other] Evolutionen
    }.
ev-evolutions-reshuffled = Die abgeworfenen Evolutionen von {$who} werden zum neuen Stapel gemischt.
ev-evolution-played = {$who} spielt {$card} aus der Hand.
ev-handed-over = {$card} geht von {$from} auf die Hand von {$to}.
ev-brought-back = {$who} nimmt {$card} zurück auf die Hand.
ev-announced = {$who} will {$card} kaufen.
ev-purchase-cancelled = {$who} kann {$card} in diesem Zug nicht kaufen.
ev-reserved = {$who} legt {$card} beiseite: Sonst kann sie niemand kaufen.
ev-turned-up = {$who} deckt {$card} auf.
ev-frozen = {$who} friert Würfel {$die} {$face} ein: Niemand kann ihn neu werfen oder drehen.
ev-face-useless = Würfel mit {$face} bewirken in diesem Zug nichts für {$who}.
ev-turn-skipped = Der Rest des Zuges von {$who} entfällt.
ev-stars-set = {$who} hat jetzt {$now}★.
ev-wickedness = {$who} steigt auf der Bosheitsskala auf {$now}.
ev-tile-taken = {$who} nimmt das Bosheitsplättchen {$card}.
ev-stolen = {$who} nimmt {$from} {$card} weg und zahlt {$price}⚡.
ev-challenge-drawn = {$who} zieht die Challenge-Karte {$card}.
ev-challenge-drawn-hidden = {$who} zieht eine Challenge-Karte.
ev-challenges-reshuffled = Die abgeworfenen Challenge-Karten werden zum neuen Stapel gemischt.
ev-challenge-declared = {$who} fordert {$with} heraus.
ev-help-asked = {$who} bittet um Hilfe.
ev-volunteered = Hilfe für {$who} kommt von {$names}.
ev-volunteered-none = Niemand bietet {$who} Hilfe an.
ev-ally-chosen = {$with} hilft {$who}.
ev-help-declined = {$who} kämpft allein.
ev-challenge-revealed = {$who} deckt {$card} auf: Stärke {$force}.
ev-challenge-hidden = {$who} lässt die Challenge-Karte verdeckt.
ev-challenge-won = {$who} gewinnt die Challenge mit {$total} zu {$against}.
ev-challenge-won-alone = {$who} gewinnt die Challenge.
ev-challenge-unwon = Niemand gewinnt die Challenge.
ev-challenge-discarded = {$who} wirft die Challenge-Karte ab.
ev-mask-moved = {$from} gibt {$to} eine Maske.
ev-mask-gone = {$from} verliert eine Maske.
ev-eliminated = {$who} scheidet aus.
ev-ended-stars = {$winners} {$n ->
        [one] gewinnt
       *[other] gewinnen
    } mit genügend ★!
ev-ended-survivor = {$winners} {$n ->
        [one] gewinnt
       *[other] gewinnen
    }: Sonst ist niemand mehr übrig!
ev-ended-card = {$winners} {$n ->
        [one] gewinnt
       *[other] gewinnen
    } durch eine Karte!
ev-ended-nobody = Niemand ist übrig: Niemand gewinnt.
told-dice = {$who}: {$dice} nach {$n} {$n ->
        [one] Wurf
       *[other] Würfen
    }

## Why, in a few words: behind what happened

reason-smashes = Prügel von {$who}
reason-card-of = {$card} von {$who}
reason-base-5 = die erste Auslage
reason-base-11 = die meisten Prügel beginnen
reason-base-12 = im Uhrzeigersinn
reason-base-16 = bis zu 3 Würfe
reason-base-17 = erster Wurf
reason-base-19 = behaltene Würfel dürfen neu geworfen werden
reason-base-21 = nur das letzte Ergebnis zählt
reason-base-22 = alle Würfel werden ausgewertet
reason-base-23 = drei gleiche Zahlen
reason-base-24 = weitere Würfel mit dieser Zahl
reason-base-25 = Energiewürfel
reason-base-26 = Prügel
reason-base-27 = Prügel aus Tokyo
reason-base-28 = Prügel nach Tokyo
reason-base-29 = eigene Wahl nach den Prügeln
reason-base-33 = keine ♥ mehr
reason-base-35 = Herzwürfel außerhalb von Tokyo
reason-base-36 = keine Heilung in Tokyo
reason-base-37 = Höchstwert der ♥
reason-base-38 = Tokyo ist leer
reason-base-40 = erobert Tokyo
reason-base-41 = beginnt den Zug in Tokyo
reason-base-42 = zusätzlicher Zug
reason-base-43 = Kartenkauf
reason-base-44 = die Auslage wird sofort aufgefüllt
reason-base-45 = Abwerfen-Karte
reason-base-46 = Behalten-Karte
reason-base-47 = neue Auslage
reason-base-49 = mit ⚡ bezahlt
reason-base-51 = Reihenfolge am Zugende
reason-base-52 = die Würfel gehen weiter
reason-bay-2 = Tokyo City ist besetzt, Tokyo Bay ist frei
reason-bay-4 = Tokyo Bay schließt
reason-bay-5 = von Tokyo Bay ins leere Tokyo City
reason-2p-2 = erobert Tokyo, zu zweit
reason-2p-3 = beginnt den Zug in Tokyo, zu zweit
reason-pu-3 = die erste Evolution
reason-pu-4 = drei Herzen: eine Evolution
reason-pu-8 = der Evolutionsstapel war leer
reason-gift-2 = ein Geschenk für ein verprügeltes Monster
reason-gift-4 = ein Geschenk wird weitergegeben
reason-gift-6 = Geschenke wirken nicht auf ihren Besitzer
reason-gift-7 = Evolutionen ausgeschiedener Monster verlassen das Spiel
reason-mut-3 = der Draft
reason-hal-2 = das erste Kostüm
reason-hal-7 = drei Prügel: Kostüme können gestohlen werden
reason-hal-8 = ein gestohlenes Kostüm wird bezahlt
reason-wick-6 = drei Einsen
reason-wick-7 = drei Zweien
reason-wick-10 = eine Stufe ist erreicht
reason-wick-15 = Plättchen gehen mit den Behalten-Karten
reason-luch-5 = ein verprügeltes Monster bleibt
reason-luch-15 = die höhere Stärke gewinnt
reason-luch-16 = bei gleicher Stärke gewinnt der Champion
reason-luch-17 = der Verlierer gibt eine Maske ab
reason-luch-18 = nur einer hat aufgedeckt
reason-luch-19 = niemand hat aufgedeckt
reason-luch-20 = Belohnung der Challenge
reason-luch-21 = Belohnung des Helfers
reason-luch-22 = der Herausforderer nimmt den Platz ein
reason-luch-23 = alle Beteiligten ziehen eine neue Karte
reason-luch-27 = keine Maske zum Abgeben
reason-luch-28 = Masken eines ausgeschiedenen Monsters
reason-end-1 = genügend ★ am Ende eines Zuges
reason-end-2 = letztes lebendes Monster
reason-end-3 = die Wege zum Sieg
reason-end-5 = niemand ist übrig
reason-faq-8 = ein Herzwürfel entfernt einen Marker
reason-sil-2 = zuerst genügend ★
reason-sil-3 = der Stapel war leer
why-named = {$name}: {$text}
why-poison = Am Ende seines Zuges verliert ein Monster 1♥ je Giftmarker; außerhalb von Tokyo kann ein Herzwürfel einen entfernen.
why-shrink = Ein Monster würfelt je Schrumpfmarker mit einem Würfel weniger; außerhalb von Tokyo kann ein Herzwürfel einen entfernen.
why-target = Der Zielmarker liegt immer nur bei einem Monster; was das bedeutet, sagt die Karte, von der er kommt.
why-nothing = Seit deiner letzten Antwort gibt es nichts zu erklären. Versuche warum BASE-23, oder warum und den Namen einer Karte.

## The board

board-monster = Monster
board-out = ausgeschieden
board-ally = mit {$who}
board-copy = {$card} = {$of}
board-given = {$card} (von {$who})
board-idle = {$card} (wirkt hier nicht)
board-wicked = Bosheit {$n}
board-hand = {$n} auf der Hand
board-hand-known = {$n} auf der Hand (darunter {$cards})
board-mask = Maske
board-masks = {$n} {$n ->
        [one] Maske
       *[other] Masken
    } gesammelt, {$score}★ insgesamt
board-frozen = Eingefroren von {$who}: Würfel {$die} {$face}
board-aside = {$card} (beiseitegelegt)
board-tiles = Verfügbare Bosheitsplättchen:
hand-own = Deine Hand: {$cards}
hand-empty = Du hast keine Karten auf der Hand.
hand-pack = Die Evolutionen zur Auswahl:
hand-deck = In deinem Evolutionsstapel: {$cards}
hand-challenge = Deine Challenge-Karte: {$card}
board-offer = Auslage: {$cards}
too-dear = Nicht genug ⚡ für: {$cards}
board-deck = Auslage (Stapel {$deck}, Ablagestapel {$discards}):

## Starting, stopping

intro-title = King of Tokyo im Terminal
intro = Sei das erste Monster mit {$stars}★ oder das letzte, das noch ♥ hat. In deinem Zug würfelst du bis zu dreimal und behältst, was dir gefällt: Drei gleiche Zahlen geben ★, ♥ heilt, ⚡ kauft Karten, ⚔ (Prügel) trifft die Monster auf der anderen Seite von Tokyo. Tippe jederzeit ? für Hilfe.
ask-monster = Welches Monster willst du sein? Tippe Nummer oder Namen, oder nur Enter, um eines zu ziehen.
ask-monster-of = {$who}, welches Monster willst du sein? Tippe Nummer oder Namen, oder nur Enter, um eines zu ziehen.
hint-monster = Tippe eine Nummer von 1 bis {$n}, einen Namen oder nur Enter.
help-monster = Tippe eine Zahl von 1 bis {$n}, einen Namen oder seinen Anfang, oder nur die Eingabetaste, um ein Monster zu ziehen. Monster unterscheiden sich nur mit Power Up!, wo jedes eigene Evolutionen hat. karte NAME zeigt eine Karte, sprache wechselt die Sprache, ende beendet das Spiel.
resumed = Das Spiel geht weiter, wo es aufgehört hat, nach {$n} {$n ->
        [one] Eintrag
       *[other] Einträgen
    } im Journal.
resumed-cut = Die letzte Zeile der Aufzeichnung war abgeschnitten, als hätte das Programm beim Schreiben aufgehört; sie wird weggelassen: {$line}
resumed-over = Dieses Spiel ist zu Ende.
input-ended = Die Eingabe ist zu Ende, also hört das Spiel hier auf.
journal-kept = Nichts ist verloren: Weiter geht es mit  daikaiju play --resume {$file}
journal-none = Dieses Spiel wurde nicht aufgeschrieben. Beginne das nächste mit --journal DATEI, um später weiterspielen zu können.
journal-cannot = Dieses Spiel wird nicht aufgeschrieben und kann später nicht fortgesetzt werden: {$why}
journal-over = Noch einmal ansehen:  daikaiju replay {$file}
program-faults = {$bot} gab {$n}-mal keine brauchbare Antwort, und die Standardantwort galt; das erste Mal: {$first}
ask-out = Du bist ausgeschieden; die anderen spielen weiter. Enter springt zum Ende, w lässt dich zusehen, ende hört auf.
cover = Gib die Tastatur an {$who}. {$who}: Drücke Enter, wenn sonst niemand hinsieht.
cover-nothing = {$who}: Hier hättest du eine Karte benutzen können, aber du hast keine. Enter geht weiter; immer überspringt solche Stellen.
cover-nothing-to-pay = {$who}: Hier hättest du eine Karte zum Bezahlen haben können, aber du hast keine. Enter geht weiter.
cover-since = Was inzwischen geschah:
ask-person = {$who}: {$ask}
key-enter = Enter
choice-with-detail = {$label}: {$detail}

## Questions: what is asked, and why now

ask-nothing = Nichts wird gefragt.
help-nothing = Hier läuft das Spiel von selbst.
ask-roll = Wurf {$roll} von {$rolls}: Welche Würfel wirfst du neu?
help-roll = Tippe n und die Nummern der Würfel, die du neu wirfst (n 1 3 5), oder b und die Symbole, die du behältst (b 11p behält zwei 1 und einmal Prügel; h ist Herz, e Energie, p Prügel). Enter hört auf, und die Würfel zählen, wie sie liegen. Drei gleiche Zahlen bringen so viele ★, jede weitere 1★.
ask-rolled = Deine Würfe sind verbraucht. Benutzt du eine Karte, bevor ausgewertet wird?
help-rolled = Eine deiner Karten wirkt noch auf diese Würfel. Tippe ihre Nummer, oder Enter, um sie so auszuwerten.
ask-first = Benutzt du vor deinem ersten Wurf eine Karte?
help-first = Einige deiner Karten wirken nur jetzt, vor dem Würfeln. Tippe eine Nummer, oder Enter, um weiterzumachen.
ask-react = {$active} ist mit dem Würfeln fertig. Benutzt du eine Karte auf diese Würfel?
help-react = Deine Karte kann nach dem letzten Wurf auf die Würfel eines anderen Monsters wirken, bevor sie ausgewertet werden. Tippe ihre Nummer, oder Enter, um sie liegen zu lassen.
ask-change = Veränderst du deine Würfel mit einer Karte?
help-change = Das Würfeln ist vorbei, aber deine Karten können noch Würfel ändern, bevor sie ausgewertet werden. Tippe eine Nummer, oder Enter, um sie so auszuwerten.
ask-losing = Du verlierst gleich {$amount}♥{$more ->
        [yes] {" "}oder mehr
       *[no] {""}
    } ({$cause}) und hast {$hearts}♥. Benutzt du eine Karte?
help-losing = Bevor es so weit ist, können deine Karten es verhindern oder dich heilen. Tippe eine Nummer, oder Enter, um den Verlust hinzunehmen.
ask-selling = Verkaufst du eine Karte?
help-selling = Eine Karte erlaubt dir, am Ende deines Zuges Behalten-Karten zu verkaufen. Tippe ihre Nummer, oder Enter, um nichts zu verkaufen.
ask-window = Benutzt du eine Karte?
help-window = Eine deiner Karten lässt sich jetzt benutzen. Tippe ihre Nummer, oder Enter, um ohne sie weiterzumachen.
ask-use = Benutzt du {$card}?
help-use = Der Augenblick, von dem deine Karte spricht, ist da. Tippe 1, um sie zu benutzen, oder Enter, um es zu lassen.
ask-die = Welchen Würfel von {$active} für {$card}?
help-die = Die Karte wirkt auf einen Würfel; tippe seine Nummer.
ask-face = Welches Symbol für {$card}?
help-face = Der Würfel wird auf das gewählte Symbol gedreht; tippe seine Nummer.
ask-copy = Welche Karte kopiert {$card}?
help-copy = Deine Karte wird zur Kopie einer ausliegenden Behalten-Karte, deiner eigenen oder der eines anderen Monsters; tippe ihre Nummer.
ask-sell = Welche Karte verkaufst du?
help-sell = Du wirfst sie ab und bekommst ihren aufgedruckten Preis in ⚡; tippe ihre Nummer.
ask-card-of = Welche Karte von {$owner} nimmst du?
help-card-of = {$card} lässt dich eine dieser Karten nehmen; tippe ihre Nummer.
ask-either = {$card} lässt dir die Wahl: Was soll geschehen?
help-either = Eines von beiden muss geschehen; tippe die Nummer.
ask-hearts = Du hast noch {$amount} Herzwürfel. Wofür ist der nächste?
help-hearts = Herzwürfel heilen dich außerhalb von Tokyo, aber jeder kann auch einen Marker entfernen oder einer Karte dienen; tippe für jeden eine Nummer.
ask-face-order = Welche Würfel wertest du als Nächstes aus?
help-face-order = Du wählst die Reihenfolge, und hier macht sie einen Unterschied; tippe eine Nummer.
ask-effect-order = Welcher Effekt kommt zuerst?
help-effect-order = Mehrere Effekte treten jetzt ein, und ihre Reihenfolge ist wichtig; tippe die Nummer des nächsten.
ask-buy = Du hast {$energy}⚡. Kaufst du eine Karte?
help-buy = Du darfst so viele Karten kaufen, wie du bezahlen kannst. Behalten-Karten bleiben vor dir liegen, Abwerfen-Karten wirken einmal und sofort. Tippe eine Nummer, oder Enter, um deinen Zug zu beenden.
ask-revealed = Eine neue Karte liegt aus, und du darfst sie zuerst kaufen. Du hast {$energy}⚡.
help-revealed = Eine deiner Karten lässt dich Karten kaufen, sobald sie aufgedeckt werden. Tippe eine Nummer, oder Enter, um sie liegen zu lassen.
ask-yield = {$active} hat dich in Tokyo verprügelt. Du hast {$hearts}♥. Bleibst du, oder verlässt du Tokyo?
help-yield = Wer in Tokyo verprügelt wird, darf es dem Angreifer überlassen; die verlorenen ♥ sind so oder so weg.
ask-reroll-own = Wirfst du einen der eben geworfenen Würfel neu?
help-reroll-own = Deine Karte wirkt auch auf Würfe für Karten. Tippe 1, um einen neu zu werfen, oder Enter, um sie liegen zu lassen.
ask-turn-start = Der Zug von {$active} beginnt. Benutzt du eine Karte?
help-turn-start = Manche Karten spielt man genau jetzt, bevor im Zug etwas anderes geschieht. Tippe eine Nummer, oder Enter, um weiterzumachen.
ask-resolving = Die Würfel von {$active} werden gleich ausgewertet. Benutzt du eine Karte?
help-resolving = Die Würfel stehen fest; Karten, die das Ergebnis erhöhen oder dich schützen, wirken jetzt. Tippe eine Nummer, oder Enter, um weiterzumachen.
ask-may-yield = {$who} darf Tokyo verlassen. Benutzt du eine Karte?
help-may-yield = Eine deiner Karten wirkt auf ein Monster, das Tokyo verlassen darf, vor seiner Entscheidung oder nachdem es beschlossen hat zu bleiben. Tippe eine Nummer, oder Enter, um weiterzumachen.
ask-other-stays = {$who} bleibt in Tokyo. Benutzt du eine Karte?
help-other-stays = Eine deiner Karten wirkt auf ein Monster, das Tokyo verlassen könnte und bleibt. Tippe eine Nummer, oder Enter, um weiterzumachen.
ask-entering = {$active} kommt nach Tokyo. Benutzt du eine Karte?
help-entering = Eine deiner Karten wirkt, wenn jemand Tokyo erobert. Tippe eine Nummer, oder Enter, um weiterzumachen.
ask-another-buys = {$who} will {$card} kaufen. Benutzt du eine Karte?
help-another-buys = Eine deiner Karten kann den Kauf stören, bevor bezahlt wird. Tippe eine Nummer, oder Enter, um es geschehen zu lassen.
ask-turn-end = Der Zug von {$active} endet. Benutzt du eine Karte?
help-turn-end = Manche Karten spielt man genau jetzt, am Ende eines Zuges. Tippe eine Nummer, oder Enter, um weiterzumachen.
ask-offered = Welche dieser Karten behältst du? Nur du siehst sie.
help-offered = Tippe eine Nummer. Eine Evolution kommt auf deine Hand, wo sie niemand sieht, bis du sie spielst; ein Kostüm liegt vor dir. Was du nicht behältst, geht zurück oder weg.
ask-draft = Welche Evolution nimmst du für deinen Stapel?
help-draft = Alle nehmen gleichzeitig eine und geben den Rest nach links weiter, bis jeder acht hat: Sie sind dein Evolutionsstapel. Tippe eine Nummer.
ask-shown-face = Welche deiner Würfel werden für {$card} gedreht?
help-shown-face = Alle deine Würfel mit dem gewählten Symbol werden gedreht; worauf, kommt als Nächstes. Tippe eine Nummer.
ask-face-for = Würfel {$die} zeigt {$face}. Auf welches Symbol drehst du ihn?
help-face-for = {$card} lässt dich jeden deiner Würfel drehen; mit dem Symbol, das er zeigt, bleibt er so. Tippe eine Nummer.
ask-face-useless = Würfel mit welchem Symbol bewirken in diesem Zug nichts für {$active}?
help-face-useless = {$card} lässt dich ein Symbol nennen; tippe seine Nummer.
ask-tile = Du hast Stufe {$level} der Bosheit erreicht. Welches Plättchen nimmst du?
help-tile = Ein Plättchen wirkt sofort und bleibt vor dir liegen; jede Stufe gibt dir eines. Tippe eine Nummer, oder Enter, um keines zu nehmen.
ask-seat = Welches Monster für {$card}?
help-seat = Deine Karte wirkt auf eines dieser Monster; tippe eine Nummer.
ask-ways = {$card} von {$who}: Was tust du?
help-ways = Alle betroffenen Monster wählen gleichzeitig; niemand sieht, was die anderen wählen. Tippe eine Nummer.
ask-turned-up = {$card} wurde vom Ablagestapel aufgedeckt. Du hast {$energy}⚡. Kaufst du sie?
help-turned-up = Deine Karte lässt dich sie billiger kaufen. Tippe 1, um sie zu kaufen, oder Enter, um sie liegen zu lassen.
ask-to-buy = Du hast {$energy}⚡. Welche Karte kaufst du mit {$card}?
help-to-buy = Die gezeigten Preise gelten mit deiner Karte; tippe eine Nummer.
ask-reserve = Welche Karte der Auslage legst du mit {$card} beiseite?
help-reserve = Nur du kannst sie dort kaufen; tippe eine Nummer.
ask-redirect = Welche Karte muss {$owner} stattdessen kaufen?
help-redirect = {$card} hat den Kauf verhindert; tippe die Nummer einer anderen Karte.
ask-gifts = Du hast andere verprügelt. Stiehlst du ein Kostüm oder legst du ein Geschenk?
help-gifts = Mit drei Prügeln darfst du den Getroffenen Kostüme gegen Bezahlung wegnehmen; Geschenke kannst du vor jedes von ihnen legen. Tippe eine Nummer, oder Enter, um weiterzumachen.
ask-gift-to = Vor welches Monster legst du {$card}?
help-gift-to = Ein Geschenk wirkt auf das Monster, vor dem es liegt; tippe eine Nummer.
ask-challenge = Beginnst du eine Challenge?
help-challenge = Ein Monster, das du verprügelt hast, bleibt in Tokyo. Gewinnst du die Challenge, bekommst du seinen Platz und die Belohnung deiner Karte. Tippe eine Nummer, oder Enter, um es zu lassen.
ask-ask-help = Bittest du in der Challenge um Hilfe?
help-ask-help = Andere können sich als Helfer anbieten; der Bonus ihrer Karte erhöht deine Stärke. Tippe 1, um zu bitten, oder Enter, um allein zu kämpfen.
ask-volunteer = {$owner} bittet in einer Challenge um Hilfe. Bietest du deine an?
help-volunteer = Als Helfer spielst du deine Challenge-Karte; gewinnt diese Seite, bekommst du die Belohnung für Helfer. Tippe 1, um es anzubieten, oder Enter, um es zu lassen.
ask-pick-ally = Wessen Hilfe nimmst du an?
help-pick-ally = Höchstens ein Helfer; tippe eine Nummer, oder Enter, um allein zu kämpfen.
ask-reveal-challenge = Deckst du deine Challenge-Karte auf?
help-reveal-challenge = Beide entscheiden gleichzeitig. Decken beide auf, gewinnt die höhere Stärke und bekommt eine Maske; deckt nur einer auf, gewinnt er; sonst geschieht nichts.
ask-beat = {$active} ist am Zug. Spielst du eine Karte dazwischen?
help-beat = Du wolltest an solchen Stellen gefragt werden (momente off beendet das). Tippe eine Nummer, oder Enter, um das Spiel weiterlaufen zu lassen.

## Answers: what each does

pass-roll = mit dem Würfeln aufhören
pass-buy = nichts kaufen
pass-losing = den Verlust hinnehmen
pass-no = nein
pass-hearts = die übrigen Herzwürfel ungenutzt lassen
pass-done = weiter
pass-tile = kein Plättchen nehmen
pass-alone = allein kämpfen
pass-face-down = sie verdeckt lassen
do-roll = {$n} Würfel neu werfen
do-use = {$card} benutzen
do-play = {$card} aus der Hand spielen
do-lay-gift = das Geschenk {$card} legen
do-seat = {$who}
do-keep = {$card} ({$kind})
do-tile = {$card} nehmen
do-reserve = {$card} beiseitelegen ({$price}⚡)
do-redirect = {$card} für {$price}⚡
do-steal = {$who} {$card} für {$price}⚡ wegnehmen
do-challenge = {$who} herausfordern
do-ally = die Hilfe von {$who} annehmen
do-ask-help = um Hilfe bitten
do-volunteer = Hilfe anbieten
do-reveal = {$card} aufdecken
do-refuse = nein
do-way-give = {$who} {$amount}{$what} geben
do-way-lose = {$amount}{$what} verlieren
do-way-more = {$amount}{$what} mehr verlieren, falls die Prügel treffen
do-die = Würfel {$n} {$face}
do-face = {$face}
do-resolve = {$count} × {$face}
do-copy = {$card} von {$who} kopieren
do-sell = {$card} für {$price}⚡ verkaufen
do-take = {$card} nehmen
do-effect = {$card}
do-token-effect = die Wirkung von {$token}
do-choice = Möglichkeit {$n}
do-heal = 1♥ bekommen
do-cure = {$token} entfernen
do-give = {$who} um 1♥ heilen
do-buy = {$card} für {$price}⚡ kaufen ({$kind})
do-buy-deck = {$card}, die oberste Karte des Stapels, für {$price}⚡ kaufen ({$kind})
do-buy-monster = {$card} von {$who} für {$price}⚡ kaufen ({$kind})
do-buy-discards = {$card} vom Ablagestapel für {$price}⚡ kaufen ({$kind})
do-buy-reserved = die beiseitegelegte {$card} für {$price}⚡ kaufen ({$kind})
do-buy-on-terms = {$card} für {$price}⚡ kaufen ({$kind})
do-sweep = {$price}⚡ für drei neue Karten in der Auslage bezahlen
do-leave = verlassen
do-leave-detail = {$who} nimmt deinen Platz ein; außerhalb kannst du dich mit Herzwürfeln heilen
do-stay = bleiben
do-stay-detail = du bekommst {$amount}{$what}, wenn dein nächster Zug in Tokyo beginnt, aber Herzwürfel heilen dich hier nicht, und alle anderen zielen auf dich

## What may be typed: letters and words (English ones are understood everywhere)

letter-heart = h
letter-energy = e
letter-smash = p
letter-use = u
letter-sweep = w
letter-leave = v
letter-stay = b
word-reroll = n neu
word-keep = b behalten
word-stop = stop halt
word-use = u benutzen
word-all = alle alles
word-watch = w zusehen
word-yes = ja j
word-no = nein n
command-help = hilfe ?
command-why = warum
command-odds = chancen
command-card = karte
command-table = tisch
command-log = verlauf
command-quit = ende
command-lang = sprache
command-hand = hand
command-always = immer
command-life = leben
command-standing = vorgaben
command-beats = momente
word-off = aus löschen
help-commands =
    ?  diese Hilfe
    warum  warum das geschah; warum BASE-23 oder warum und der Name einer Karte
    chancen  genaue Chancen für diese Würfel; chancen smash>=3, chancen 3x2 oder chancen 4-of-a-kind
    karte NAME  was eine Karte tut
    tisch  der ganze Spieltisch
    hand  deine Handkarten und was sie tun
    verlauf  was geschah; verlauf 50 für mehr
    sprache LL  eine andere Sprache: en, fr oder de
    immer  bei dieser Frage ab jetzt ungefragt passen
    leben  bei Verlusten nur fragen, wenn du sonst ausscheidest
    vorgaben  was so festgelegt ist; vorgaben off beendet es
    momente on  an öffentlichen Stellen fremder Züge gefragt werden; momente off
    ende  aufhören und ein andermal weiterspielen

## When something typed is not an answer

hint-no-default = Bitte wähle: Tippe eine der Nummern. ? erklärt alles.
hint-not-understood = „{$text}“ wird hier nicht verstanden. Tippe eine der gezeigten Antworten, oder ? für Hilfe.
hint-roll = n 1 3 5 wirft neu · b 11p behält · Enter hört auf · chancen · ? Hilfe
hint-reroll = Nenne die Würfel, die du neu wirfst, mit ihren Nummern, etwa n 1 3 5, oder n alle.
hint-keep = Nenne die Symbole, die du behältst, etwa b 11p; alle anderen Würfel werden neu geworfen.
hint-use = Tippe u und die Nummer der Karte.
hint-no-rolls = Du hast keinen Wurf mehr; benutze eine Karte, oder Enter, um weiterzumachen.
hint-position = Es gibt keinen Würfel „{$text}“: Die Würfel sind von 1 bis {$n} nummeriert. Um Symbole zu nennen, beginne mit b.
hint-die-twice = Würfel {$text} ist zweimal genannt: Die Zahlen sind die Plätze der Würfel. Um Symbole zu nennen, beginne mit b.
hint-face = Kein Symbol heißt „{$text}“: Schreibe 1, 2, 3, h (Herz), e (Energie) oder p (Prügel).
hint-too-many = So viele {$face} hast du nicht.
hint-card = Keine Karte heißt „{$text}“. Tippe karte und den Anfang ihres Namens.
hint-cards = Mehrere Karten passen: {$cards}
hint-odds = „{$text}“ ist kein Muster: Schreibe smash>=3, stars>=4, 3x1, 3xnumber, 4-of-a-kind oder all-six.
hint-lang = Tippe sprache und eine von: {$known}
hint-always = Immer gepasst werden kann nur bei Fragen, ob du eine Karte benutzt.
standing-none = Keine Vorgaben: Du wirst alles gefragt. Bei einer Frage nach einer Karte passt immer ab jetzt von selbst; leben passt bei Verlusten, die dich nicht töten; momente on fragt dich an öffentlichen Stellen nach Karten, die jederzeit spielbar sind.
standing-always = {$n}  immer passen: {$ask}
standing-life = {$n}  Verluste: nur gefragt, wenn du sonst ausscheidest
standing-beats = {$n}  an öffentlichen Stellen der Züge anderer gefragt
standing-how = Tippe vorgaben und eine Nummer, um eine zu beenden, vorgaben off für alle.
standing-set = Vermerkt, bis du etwas anderes sagst; vorgaben zeigt es.
standing-ended = Beendet; du wirst wieder gefragt.
standing-passed = (gepasst, wie vorgegeben: {$ask})

## Forecast and odds

forecast = Wenn du jetzt aufhörst: {$parts}
forecast-nothing = Wenn du jetzt aufhörst, bringen diese Würfel nichts.
forecast-enters = du eroberst {$place}
forecast-enters-either = du eroberst {$city} oder {$bay}
forecast-rolls = Karten können das noch ändern
forecast-yield = dann wird dir Tokyo vielleicht überlassen
forecast-no-healing = (In Tokyo heilen dich Herzwürfel nicht.)
odds-now = Genaue Chancen mit noch {$n} {$n ->
        [one] Wurf
       *[other] Würfen
    }, jede mit den besten Würfeln dafür:
odds-fresh = Genaue Chancen für einen Zug mit {$dice} Würfeln und {$n} {$n ->
        [one] Wurf
       *[other] Würfen
    }:
odds-keep = behalte {$dice}
odds-keep-none = wirf alle neu
odds-there = ist schon da
odds-more = Andere: chancen smash>=3, chancen 3xnumber, chancen stars>=4, chancen 4-of-a-kind, chancen all-six

## Replays

replay-head = Aufgezeichnetes Spiel ({$edition}): {$names}
replay-at = Nach Eintrag {$n}, Zug {$turn}
replay-asked = Am Zug mit einer Antwort: {$who}
replay-over = Das Spiel ist zu Ende.
coach-head = Die teuersten Entscheidungen dieses Spiels, nach dem, was sie aus der Gewinnchance gemacht haben:
coach-none = Keine Entscheidung dieses Spiels hat eine nennenswerte Chance gekostet.
coach-line = Zug {$turn}, {$who}, {$asking} (Eintrag {$entry}): {$cost} verloren
coach-did = getan
coach-better = besser
coach-why = Grund
coach-keep = {$dice} behalten, {$n} neu würfeln
coach-roll-all = alle Würfel neu würfeln
coach-stop = aufhören mit {$dice}
cause-won = in diesem Zug gewonnen in {$better} der Fälle statt in {$worse}
cause-out = in diesem Zug ausgeschieden in {$better} der Fälle statt in {$worse}
cause-rivals-out = ausgeschiedene Gegner am Ende des Zuges: im Mittel {$better} statt {$worse}
cause-hearts = eigene ♥ am Ende des Zuges: im Mittel {$better} statt {$worse}
cause-stars = eigene ★ am Ende des Zuges: im Mittel {$better} statt {$worse}
cause-energy = eigene ⚡ am Ende des Zuges: im Mittel {$better} statt {$worse}
cause-cards = eigene Karten am Ende des Zuges: im Mittel {$better} statt {$worse}
cause-card = {$card} ist hier mehr wert
cause-city = am Ende des Zuges in Tokyo in {$better} der Fälle statt in {$worse}
cause-rival-hearts = ♥ aller anderen am Ende des Zuges: im Mittel {$better} statt {$worse}
cause-rival-stars = ★ aller anderen am Ende des Zuges: im Mittel {$better} statt {$worse}
cause-several = mehrere Kleinigkeiten zusammen
cause-later = nichts, was sich noch in diesem Zug zeigt
coach-note = dazu
temper-is = Temperament: {$temper}. {$text}
coach-temper = Das zählt hier nicht mit, sondern nur die Gewinnchance.
asked-bot = Die Antworten des Bots, wie er sie selbst abwägt.
asked-temper = Was er mag, zählt hier wie eine Siegchance, denn so wägt er ab.
asked-chance = Dieser Bot antwortet zufällig.
asked-rules = Dieser Bot folgt einfachen Regeln und wägt nichts ab.
asked-program = Hier spielt ein eigenes Programm, das nicht sagt, was es abwägt.
asked-planner = Die Zahlen sind das, was ein Bot der Stufe „{$level}“ davon hält.
verified-fair = Die Würfel sind fair: Alles Gewürfelte und Gezogene folgt aus den Zahlen, die Server und {$n} {$n ->
    [1] Mitspieler
   *[other] Mitspieler
} vor dem Spiel versprochen haben.
verified-over = Geprüft: {$n} {$n ->
        [one] Eintrag
       *[other] Einträge
    }, Zufall und Stellungen genau wie aufgezeichnet, bis zum Ende des Spiels.
verified-open = Geprüft: {$n} {$n ->
        [one] Eintrag
       *[other] Einträge
    }, Zufall und Stellungen genau wie aufgezeichnet; das Spiel ist nicht zu Ende.

## For the web table

now-nothing = Hier gibt es nichts zu entscheiden: Das Spiel läuft von selbst weiter.
now-roll = Behalte Würfel, die dir gefallen, und wirf die anderen neu, oder hör auf. Drei gleiche Zahlen geben ★, ♥ heilt außerhalb von Tokyo, ⚡ kauft Karten, ⚔ prügelt.
now-rolled = Deine Würfe sind verbraucht, aber eine deiner Karten wirkt noch auf diese Würfel. Benutze sie, oder lass alles so zählen, wie es liegt.
now-first = Manche Karten wirken nur jetzt, vor deinem ersten Wurf. Benutze eine, oder fang an zu würfeln.
now-react = {$active} ist mit dem Würfeln fertig. Bevor diese Würfel zählen, kann eine Karte noch auf sie wirken: Benutze sie, oder lass die Würfel liegen.
now-change = Das Würfeln ist vorbei, aber Karten können deine Würfel noch ändern, bevor sie zählen. Benutze eine, oder lass die Würfel, wie sie liegen.
now-losing = Bevor du diese ♥ verlierst, kann eine Karte es verhindern oder dich heilen. Benutze eine, oder nimm den Verlust hin; ohne ♥ scheidest du aus.
now-selling = Dein Zug endet, und eine Karte lässt dich Behalten-Karten verkaufen: Jede bringt ihren aufgedruckten Preis in ⚡. Verkauf eine, oder behalte alle.
now-window = In diesem Augenblick lässt sich eine Karte benutzen. Benutze eine, oder mach ohne weiter.
now-use = Der Augenblick, von dem {$card} spricht, ist da. Benutzen oder nicht, das entscheidest du.
now-die = {$card} wirkt auf einen dieser Würfel. Wähle, auf welchen.
now-face = {$card} dreht den Würfel auf ein Symbol deiner Wahl. Er zählt dann, als wäre er so gefallen.
now-copy = {$card} wird zur Kopie einer Karte im Spiel und wirkt ab jetzt wie sie. Wähle, welche kopiert wird.
now-sell = Die gewählte Karte wird abgeworfen, und du bekommst ihren aufgedruckten Preis in ⚡.
now-card-of = {$card} lässt dich eine Karte von {$owner} nehmen. Wähle, welche dir gehören soll.
now-either = {$card} bewirkt eines von beidem, und du entscheidest, was. Das andere geschieht nicht.
now-hearts = Außerhalb von Tokyo heilt dich ein Herzwürfel, aber er kann auch einen Marker entfernen oder einer Karte dienen. Wähle für jeden einzeln.
now-face-order = Alle deine Würfel zählen, in der Reihenfolge deiner Wahl, und hier macht sie einen Unterschied. Wähle, was als Nächstes kommt.
now-effect-order = Mehrere Effekte treten im selben Augenblick ein, und ihre Reihenfolge macht einen Unterschied. Wähle den nächsten.
now-buy = Kauf, wofür deine ⚡ reichen: Behalten-Karten bleiben bei dir, Abwerfen-Karten wirken einmal, sofort. Oder zahl für drei neue Karten, oder beende deinen Zug.
now-revealed = Eine neue Karte liegt aus, und eine deiner Karten lässt dich sie vor allen anderen kaufen. Kauf sie, oder lass sie liegen.
now-yield = {$active} hat dich in Tokyo verprügelt. Geh, und {$active} nimmt deinen Platz ein; bleib, und Tokyo belohnt dich weiter, aber Würfel heilen dich dort nicht.
now-reroll-own = Für eine Karte wurde gewürfelt, und eine andere deiner Karten kann einen der Würfel neu werfen. Wirf neu, oder lass das Ergebnis stehen.
now-turn-start = Der Zug von {$active} beginnt, und manche Karten spielt man genau jetzt, vor allem anderen. Benutze eine, oder mach weiter.
now-resolving = Die Würfel von {$active} stehen fest und zählen gleich. Karten, die das Ergebnis erhöhen oder schützen, wirken jetzt: Benutze eine, oder mach weiter.
now-other-stays = {$who} hätte Tokyo verlassen können und bleibt. Eine Karte kann jetzt darauf antworten: Benutze sie, oder mach weiter.
now-entering = {$active} kommt nach Tokyo, und manche Karten wirken genau in diesem Augenblick. Benutze eine, oder mach weiter.
now-another-buys = {$who} will {$card} kaufen. Bevor bezahlt wird, kann eine Karte dazwischenkommen: Benutze sie, oder lass den Kauf geschehen.
now-turn-end = Der Zug von {$active} endet, und manche Karten spielt man genau jetzt. Benutze eine, oder mach weiter.
now-offered = Behalte eine dieser Karten, die sonst niemand sieht. Eine Evolution kommt auf deine Hand, ein Kostüm vor dich; der Rest geht zurück oder weg.
now-draft = Alle nehmen eine Evolution und geben den Rest nach links weiter, bis jeder acht hat. Deine acht werden dein Evolutionsstapel.
now-shown-face = {$card} dreht alle deine Würfel mit demselben Symbol. Wähle, welches sie jetzt zeigen; das neue kommt als Nächstes.
now-face-for = {$card} lässt dich jeden deiner Würfel drehen. Wähle ein Symbol für Würfel {$die}; mit {$face} bleibt er, wie er ist.
now-face-useless = {$card} lässt dich ein Symbol nennen: Würfel, die es zeigen, bewirken in diesem Zug nichts für {$active}.
now-tile = Stufe {$level} der Bosheit bietet dir ein Plättchen. Es kostet nichts, wirkt sofort und bleibt vor dir liegen; nimm eines oder keines.
now-seat = {$card} wirkt auf eines dieser Monster. Wähle, auf welches.
now-ways = {$card} lässt alle betroffenen Monster wählen, gleichzeitig und geheim. Wähle, was dir am liebsten ist.
now-turned-up = {$card} wurde vom Ablagestapel aufgedeckt, und du kannst sie billiger haben. Kauf sie, oder lass sie liegen.
now-to-buy = {$card} lässt dich eine Karte zu dem Preis kaufen, der hier steht. Wähle, welche.
now-reserve = {$card} legt eine Karte der Auslage für dich beiseite: Sonst kann sie dann niemand kaufen. Wähle, welche.
now-redirect = {$card} hat den Kauf verhindert. Wähle eine andere Karte: Die muss {$owner} stattdessen kaufen.
now-gifts = Deine Prügel haben getroffen. Mit dreien darfst du den Getroffenen Kostüme abkaufen; Geschenke kannst du vor sie legen. Oder mach weiter.
now-gift-to = Ein Geschenk wirkt auf das Monster, vor dem es liegt. Wähle eines von denen, die du verprügelt hast.
now-challenge = Ein Monster, das du verprügelt hast, bleibt in Tokyo. Fordere es heraus: Gewinnst du, bekommst du seinen Platz und deine Belohnung. Oder lass es.
now-ask-help = Andere können sich als Helfer anbieten; die Karte des Helfers erhöht deine Stärke um ihren Bonus. Bitte um Hilfe, oder kämpfe allein.
now-volunteer = {$owner} sucht einen Helfer. Wirst du gewählt, zählt der Bonus deiner Challenge-Karte mit; gewinnt diese Seite, bekommst du deine Belohnung als Helfer.
now-pick-ally = Diese Monster bieten ihre Hilfe an. Wähle einen Helfer, dessen Karte deine Stärke um ihren Bonus erhöht, oder kämpfe allein.
now-reveal-challenge = Beide entscheiden geheim. Decken beide auf, gewinnt die höhere Stärke und bekommt eine Maske; deckt nur einer auf, gewinnt er; sonst geschieht nichts.
now-beat = {$active} ist am Zug, aber eine deiner Karten lässt sich jederzeit benutzen. Benutze sie jetzt, oder lass das Spiel weiterlaufen.
now-may-yield = {$who} darf Tokyo verlassen. Eine deiner Karten wirkt auf ein solches Monster, bevor es sich entscheidet oder nachdem es bleiben will.
asking-nothing = wartet
    .you = wartest
asking-roll = würfelt
    .you = würfelst
asking-rolled = würfelt
    .you = würfelst
asking-first = kann eine Karte benutzen
    .you = kannst eine Karte benutzen
asking-react = kann eine Karte benutzen
    .you = kannst eine Karte benutzen
asking-change = kann eine Karte benutzen
    .you = kannst eine Karte benutzen
asking-losing = kann eine Karte benutzen
    .you = kannst eine Karte benutzen
asking-selling = kann Karten verkaufen
    .you = kannst Karten verkaufen
asking-window = kann eine Karte benutzen
    .you = kannst eine Karte benutzen
asking-use = kann eine Karte benutzen
    .you = kannst eine Karte benutzen
asking-die = wählt einen Würfel
    .you = wählst einen Würfel
asking-face = wählt ein Symbol
    .you = wählst ein Symbol
asking-copy = wählt eine Karte zum Kopieren
    .you = wählst eine Karte zum Kopieren
asking-sell = wählt eine Karte zum Verkaufen
    .you = wählst eine Karte zum Verkaufen
asking-card-of = wählt eine Karte zum Nehmen
    .you = wählst eine Karte zum Nehmen
asking-either = wählt einen Effekt
    .you = wählst einen Effekt
asking-hearts = nutzt Herzwürfel
asking-face-order = wählt die Reihenfolge
    .you = wählst die Reihenfolge
asking-effect-order = wählt die Reihenfolge
    .you = wählst die Reihenfolge
asking-buy = kauft ein
    .you = kaufst ein
asking-revealed = kann die neue Karte kaufen
    .you = kannst die neue Karte kaufen
asking-yield = verlassen oder bleiben?
asking-reroll-own = kann einen Würfel neu werfen
    .you = kannst einen Würfel neu werfen
asking-turn-start = kann eine Karte benutzen
    .you = kannst eine Karte benutzen
asking-resolving = kann eine Karte benutzen
    .you = kannst eine Karte benutzen
asking-other-stays = kann eine Karte benutzen
    .you = kannst eine Karte benutzen
asking-entering = kann eine Karte benutzen
    .you = kannst eine Karte benutzen
asking-another-buys = kann eine Karte benutzen
    .you = kannst eine Karte benutzen
asking-turn-end = kann eine Karte benutzen
    .you = kannst eine Karte benutzen
asking-offered = wählt eine Karte
    .you = wählst eine Karte
asking-draft = wählt eine Karte
    .you = wählst eine Karte
asking-shown-face = wählt ein Symbol
    .you = wählst ein Symbol
asking-face-for = dreht Würfel
    .you = drehst Würfel
asking-face-useless = nennt ein Symbol
    .you = nennst ein Symbol
asking-tile = kann ein Plättchen nehmen
    .you = kannst ein Plättchen nehmen
asking-seat = wählt ein Monster
    .you = wählst ein Monster
asking-ways = entscheidet
    .you = entscheidest
asking-turned-up = kann eine Karte kaufen
    .you = kannst eine Karte kaufen
asking-to-buy = wählt eine Karte zum Kaufen
    .you = wählst eine Karte zum Kaufen
asking-reserve = legt eine Karte beiseite
    .you = legst eine Karte beiseite
asking-redirect = wählt eine andere Karte
    .you = wählst eine andere Karte
asking-gifts = kann eine Karte benutzen
    .you = kannst eine Karte benutzen
asking-gift-to = wählt ein Monster
    .you = wählst ein Monster
asking-challenge = kann eine Challenge beginnen
    .you = kannst eine Challenge beginnen
asking-ask-help = kann um Hilfe bitten
    .you = kannst um Hilfe bitten
asking-volunteer = kann Hilfe anbieten
    .you = kannst Hilfe anbieten
asking-pick-ally = wählt einen Helfer
    .you = wählst einen Helfer
asking-reveal-challenge = aufdecken oder nicht?
asking-beat = kann eine Karte benutzen
    .you = kannst eine Karte benutzen
asking-may-yield = kann eine Karte benutzen
    .you = kannst eine Karte benutzen
barred-short = {$n}⚡ zu wenig
barred-card = in diesem Zug nicht zu kaufen
barred-now = jetzt nicht möglich
edition-monster-box = Monster Box
edition-monster-box-text = King of Tokyo in voller Größe für 2 bis 6 Monster: Ab fünf öffnet Tokyo Bay, und manche Karten bringen Marker und zusätzliche Würfel.
edition-origins = Origins
edition-origins-text = Ein kleineres King of Tokyo für 2 bis 4 Monster: nur ein Platz in Tokyo und ein eigener Stapel ohne Marker und zusätzliche Würfel.
with-power-up = Power Up!
with-power-up-text = Jedes Monster hat acht eigene Evolutionen: Du beginnst mit einer geheim auf der Hand, und drei Herzwürfel bringen dir eine weitere.
with-mutants = Mutantenwahl
with-mutants-text = Für Power Up!: Die Evolutionen aller mitspielenden Monster werden gemischt, und vor dem Spiel sucht sich jeder acht davon aus.
with-halloween = Halloween-Kostüme
with-halloween-text = Alle beginnen mit einem Kostüm, weitere sind im Stapel, und mit drei ⚔ kannst du den Getroffenen Kostüme abkaufen.
with-wicked-orange = Bosheit (orange)
with-wicked-orange-text = Drei Einsen oder drei Zweien machen dich auch boshafter, und dafür gibt es Plättchen mit dauerhafter Wirkung; die orangen passen fürs erste Spiel.
with-wicked-green = Bosheit (grün)
with-wicked-green-text = Drei Einsen oder drei Zweien machen dich auch boshafter, und dafür gibt es Plättchen mit dauerhafter Wirkung; hier liegen die grünen Seiten oben.
with-wicked-mixed = Bosheit (gemischt)
with-wicked-mixed-text = Drei Einsen oder drei Zweien machen dich auch boshafter, und dafür gibt es Plättchen mit dauerhafter Wirkung; hier sind Orange und Grün gemischt.
with-luchador = Luchador
with-luchador-text = Alle haben eine Maske und eine geheime Challenge-Karte: Bleibt ein verprügeltes Monster in der Stadt, kannst du es um seinen Platz herausfordern.
with-promos-likely = Promokarten
with-promos-likely-text = Mischt weitere Karten in den Stapel: die Promokarten, die es wahrscheinlich wirklich gibt.
with-origins-exclusive = Karten aus Origins
with-origins-exclusive-text = Mischt die Karten in den Stapel, die es nur in Origins gibt.
with-no-cards = Ohne Powerkarten
with-no-cards-text = Gar keine Powerkarten: Nur Würfel und die Stadt zählen, gut für ein kurzes oder das erste Spiel.

## Zusätze, von denen die Regeln eines Tisches sprechen

with-two-player-variant = Variante zu zweit
with-crowded-manhattan = Zwei Monster in Manhattan
with-crowded-manhattan-text = Mit fünf oder sechs Monstern ist in Manhattan Platz für zwei, wie im Regelheft; ausgeschaltet passt immer nur eines hinein.

## New York: places, buildings, units. A key that ends in -ny is said at its tables instead of the one without.

kind-goal = Sonderkarte
token-web = {$n} Netzmarker
token-curse = {$n} Fluchmarker
place-bronx = die Bronx
place-queens = Queens
place-brooklyn = Brooklyn
place-staten-island = Staten Island
place-manhattan = Manhattan
place-manhattan-lower = die untere Zone von Manhattan
place-manhattan-midtown = die mittlere Zone von Manhattan
place-manhattan-upper = die obere Zone von Manhattan
place-on-the-way = unterwegs
place-in-bronx = in der Bronx
place-in-queens = in Queens
place-in-brooklyn = in Brooklyn
place-in-staten-island = auf Staten Island
place-in-manhattan = in Manhattan
place-in-manhattan-lower = in der unteren Zone von Manhattan
place-in-manhattan-midtown = in der mittleren Zone von Manhattan
place-in-manhattan-upper = in der oberen Zone von Manhattan
place-in-on-the-way = unterwegs
place-to-bronx = in die Bronx
place-to-queens = nach Queens
place-to-brooklyn = nach Brooklyn
place-to-staten-island = nach Staten Island
place-to-manhattan = nach Manhattan
place-to-manhattan-lower = in die untere Zone von Manhattan
place-to-manhattan-midtown = in die mittlere Zone von Manhattan
place-to-manhattan-upper = in die obere Zone von Manhattan
place-to-on-the-way = unterwegs
place-with = mit {$who}
place-nobody = niemand dort
place-units = {$n} {$n ->
        [one] Einheit
       *[other] Einheiten
    }
place-buildings = Gebäude {$tops}
place-fee = kostet {$n}⚡
zone-manhattan-lower = Untere Zone
zone-manhattan-midtown = Mittlere Zone
zone-manhattan-upper = Obere Zone
thing-high-rise = Hochhaus
thing-power-plant = Kraftwerk
thing-hospital = Krankenhaus
thing-infantry = Infanterie
thing-jet = Jet
thing-tank = Panzer
thing-a-high-rise = ein Hochhaus
thing-a-power-plant = ein Kraftwerk
thing-a-hospital = ein Krankenhaus
thing-a-infantry = eine Infanterieeinheit
thing-a-jet = einen Jet
thing-a-tank = einen Panzer
thing-into-infantry = zur Infanterieeinheit
thing-into-jet = zum Jet
thing-into-tank = zum Panzer

## New York: what happened

ev-entered-ny = {$who} betritt {$place}.
ev-yielded-ny = {$who} flieht und verlässt {$place}.
ev-stayed-ny = {$who} bleibt in Manhattan.
ev-loss-held-ny = {$who} droht {$amount}♥ zu verlieren: Das entscheidet sich mit Bleiben oder Fliehen.
ev-extra-turn-roaming = {$who} bekommt nach diesem Zug einen weiteren und darf sich darin jederzeit bewegen.
ev-placed = {$who} beginnt {$in}.
ev-moved = {$who} geht {$to}.
ev-moved-up = {$who} rückt in {$place} vor.
ev-destroyed-building = {$who} zerstört {$in} {$thing}: Es wird {$unit}.
ev-destroyed-unit = {$who} zerstört {$in} {$thing}.
ev-building-shown = Neues Gebäude {$in}: {$thing}, {$worth}.
ev-unit-moved = {$who} schickt {$thing} {$to}.
ev-goal-taken = {$who} nimmt {$card}.
ev-goal-taken-from = {$who} nimmt {$from} {$card} weg.
ev-goal-left = {$card} liegt wieder neben der Auslage.
ev-result-treated = {$who} zählt {$amount} {$from} als {$to}.
ev-die-set-aside = {$who} legt Würfel {$die} {$face} beiseite.
ev-destroys-in = {$who} setzt Zerstörung in diesem Zug {$in} ein.
ev-keep-awaited = {$who} bekommt die nächste Behalten-Karte, die aufgedeckt wird.
ev-souvenir-left = {$who} lässt {$in} ein Souvenir zurück.
reason-nyb-4 = die meisten Prügel beginnen
reason-nyb-5 = vor dem ersten Zug gewählt
reason-nyb-6 = drei Promi gewinnen Superstar
reason-nyb-7 = drei Aua gewinnen die Freiheitsstatue
reason-nyb-9 = beginnt den Zug in Manhattan
reason-nyb-11 = bis zu 3 Würfe
reason-nyb-12 = alle Würfel werden ausgewertet
reason-nyb-13 = Energiewürfel
reason-nyb-14 = Prügel
reason-nyb-16 = eigene Wahl nach den Prügeln
reason-nyb-18 = Herzwürfel außerhalb von Manhattan
reason-nyb-19 = Zerstörung
reason-nyb-21 = ein Gebäude fällt
reason-nyb-22 = eine Einheit fällt
reason-nyb-25 = Promi mit Superstar
reason-nyb-27 = ein Aua: Einheiten greifen an
reason-nyb-28 = zwei Aua: Einheiten greifen den ganzen Stadtteil an
reason-nyb-29 = drei Aua: Einheiten greifen überall an
reason-nyb-32 = Einzug in Manhattan
reason-nyb-33 = eigene Wahl, sich zu bewegen
reason-nyb-34 = jeden Zug eine Zone weiter
reason-nyb-36 = der zweite Weg durch Manhattan schließt
reason-nyb-39 = genügend ★ am Ende eines Zuges
reason-nyb-40 = wer am Ende eines Zuges übrig ist
reason-nyb-41 = keine ♥ mehr
why-web = Ein Monster hat für jeden seiner Netzmarker in jedem Zug einen Wurf weniger, aber immer mindestens einen; mit einem Prügelwürfel darf es einen davon entfernen, statt damit anzugreifen.
why-curse = Jedes Mal, wenn ein Monster Aua neu wirft, zahlt es 1⚡ für jeden seiner Fluchmarker; mit einem Herzwürfel darf es einen davon entfernen, statt sich zu heilen, auch in Manhattan.
why-poison-ny = Am Ende seines Zuges verliert ein Monster 1♥ je Giftmarker; außerhalb von Manhattan kann ein Herzwürfel einen entfernen.
why-shrink-ny = Ein Monster würfelt je Schrumpfmarker mit einem Würfel weniger; außerhalb von Manhattan kann ein Herzwürfel einen entfernen.
why-nothing-ny = Seit deiner letzten Antwort gibt es nichts zu erklären. Versuche warum NYB-21, oder warum und den Namen einer Karte.

## New York: the board, starting

board-borough = Stadtteil
board-buildings = Gebäude
board-units = Einheiten
board-there = Monster
board-souvenir = Souvenir
board-goals = Mit Würfeln zu gewinnen: {$cards}
board-unit-of = {$from} → {$thing} ({$cost}▟ → {$worth})
board-tiles-legend = Gebäude kosten so viele ▟, wie sie bringen: {$buildings}; +2 heißt, zwei weitere liegen darunter. Fallen sie, werden sie zu Einheiten: {$units}
intro-title-ny = King of New York im Terminal
intro-ny = Sei das erste Monster mit {$stars}★ oder das letzte, das noch ♥ hat. In deinem Zug würfelst du bis zu dreimal und behältst, was dir gefällt: ▟ (Zerstörung) reißt Gebäude und Einheiten um, wo du bist, und bringt, was sie wert sind, drei ♛ (Promi) gewinnen Superstar und ★, bei ◎ (Aua) greifen Einheiten an, ♥ heilt außerhalb von Manhattan, ⚡ kauft Karten, ⚔ (Prügel) trifft die andere Seite: Wer in Manhattan ist, trifft alle anderen, alle anderen treffen, wer in Manhattan ist. Tippe jederzeit ? für Hilfe.

## New York: questions and answers

help-roll-ny = Tippe n und die Nummern der Würfel, die du neu wirfst (n 1 3 5), oder b und die Symbole, die du behältst (b zzp behält zwei ▟ und einmal Prügel; z ist ▟ Zerstörung, c ♛ Promi, a ◎ Aua, h Herz, e Energie, p Prügel). Enter hört auf, und die Würfel zählen, wie sie liegen. Bei einem ◎ greifen die Einheiten in deinem Stadtteil dich an, bei zweien alle dort, bei dreien alle überall.
now-roll-ny = Behalte Würfel, die dir gefallen, und wirf die anderen neu, oder hör auf. Zerstörung reißt um, was hier steht, drei Promi gewinnen Superstar, bei Aua greifen Einheiten an; ♥ heilt außerhalb von Manhattan, ⚡ kauft, ⚔ prügelt.
roll-must = Eine Karte zwingt dich weiterzuwürfeln: Wähle Würfel, die du neu wirfst.
roll-lying = Diese Würfel können nicht neu geworfen werden: {$dice}.
roll-curse = {$face} neu zu werfen kostet dich jedes Mal {$n}⚡ (Fluch).
help-hearts-ny = Herzwürfel heilen dich außerhalb von Manhattan, aber jeder kann auch einen Marker entfernen oder einer Karte dienen; tippe für jeden eine Nummer.
now-hearts-ny = Außerhalb von Manhattan heilt dich ein Herzwürfel, aber er kann auch einen Marker entfernen oder einer Karte dienen. Wähle für jeden einzeln.
ask-yield-ny = {$active} hat dich in Manhattan verprügelt. Du hast {$hearts}♥. Bleibst du, oder fliehst du?
help-yield-ny = Wer in Manhattan verprügelt wird, darf in einen anderen Stadtteil fliehen; die verlorenen ♥ sind so oder so weg. Ist dann in Manhattan Platz, muss {$active} einziehen.
now-yield-ny = {$active} hat dich in Manhattan verprügelt. Flieh in einen anderen Stadtteil, und {$active} zieht ein, wenn dann Platz ist; bleib, und es belohnt dich weiter, aber Würfel heilen dich dort nicht.
ask-may-yield-ny = {$who} darf aus Manhattan fliehen. Benutzt du eine Karte?
help-may-yield-ny = Eine deiner Karten wirkt auf ein Monster, das aus Manhattan fliehen darf, vor seiner Entscheidung oder nachdem es beschlossen hat zu bleiben. Tippe eine Nummer, oder Enter, um weiterzumachen.
now-may-yield-ny = {$who} darf aus Manhattan fliehen. Eine deiner Karten wirkt auf ein solches Monster, bevor es sich entscheidet oder nachdem es bleiben will.
ask-other-stays-ny = {$who} bleibt in Manhattan. Benutzt du eine Karte?
help-other-stays-ny = Eine deiner Karten wirkt auf ein Monster, das aus Manhattan fliehen könnte und bleibt. Tippe eine Nummer, oder Enter, um weiterzumachen.
now-other-stays-ny = {$who} hätte aus Manhattan fliehen können und bleibt. Eine Karte kann jetzt darauf antworten: Benutze sie, oder mach weiter.
ask-entering-ny = {$active} kommt nach Manhattan. Benutzt du eine Karte?
help-entering-ny = Eine deiner Karten wirkt, wenn jemand in Manhattan einzieht. Tippe eine Nummer, oder Enter, um weiterzumachen.
now-entering-ny = {$active} kommt nach Manhattan, und manche Karten wirken genau in diesem Augenblick. Benutze eine, oder mach weiter.
help-challenge-ny = Ein Monster, das du verprügelt hast, bleibt in Manhattan. Gewinnst du die Challenge, bekommst du seinen Platz und die Belohnung deiner Karte. Tippe eine Nummer, oder Enter, um es zu lassen.
now-challenge-ny = Ein Monster, das du verprügelt hast, bleibt in Manhattan. Fordere es heraus: Gewinnst du, bekommst du seinen Platz und deine Belohnung. Oder lass es.
ask-settle = Wo beginnt dein Monster?
help-settle = Vor dem ersten Zug wählen alle einen Stadtteil außerhalb von Manhattan; in jedem ist Platz für höchstens zwei Monster. Was du zerstören kannst und welche Einheiten dich treffen, hängt davon ab, wo du bist. Tippe eine Nummer oder einen Namen.
now-settle = Vor dem ersten Zug wählen alle einen Stadtteil außerhalb von Manhattan; in jedem ist Platz für höchstens zwei Monster. Du zerstörst, was dort steht, wo du bist, und die Einheiten dort können dich treffen.
asking-settle = wählt einen Stadtteil
    .you = wählst einen Stadtteil
ask-home = Du verlässt Manhattan. Wohin gehst du?
help-home = Jeder andere Stadtteil mit weniger als zwei Monstern ist möglich. Tippe eine Nummer oder einen Namen.
now-home = Du verlässt Manhattan und gehst in einen anderen Stadtteil mit weniger als zwei Monstern. Wähle, in welchen.
asking-home = wählt einen Stadtteil
    .you = wählst einen Stadtteil
ask-move = Du bist {$in}. Bewegst du dich?
help-move = Du darfst in einen anderen Stadtteil mit weniger als zwei Monstern gehen. Was du zerstören kannst und welche Einheiten dich treffen, hängt davon ab, wo du bist. Tippe eine Nummer oder einen Namen; Enter bleibt, wo das möglich ist.
now-move = Du darfst in einen anderen Stadtteil mit weniger als zwei Monstern gehen: Du zerstörst, was dort steht, wo du bist, und die Einheiten dort können dich treffen. Wähle ein Ziel, oder bleib.
asking-move = kann sich bewegen
    .you = kannst dich bewegen
ask-destroy = Du hast noch {$amount}▟. Was zerstörst du?
help-destroy = Ein Gebäude kostet so viele ▟, wie es bringt, und wird zu einer Einheit, die im selben Zug nicht zerstört werden kann. Solange deine ▟ für irgendetwas reichen, musst du weitermachen. Tippe eine Nummer.
now-destroy = Deine Zerstörung reißt Gebäude und Einheiten um, wo du bist; Gebäude werden zu Einheiten. Solange sie für irgendetwas reicht, muss etwas fallen. Wähle, was als Nächstes kommt.
asking-destroy = zerstört
    .you = zerstörst
ask-tear = Du hast {$webs} Netzmarker und {$amount}⚔. Wofür sind die nächsten Prügel?
help-tear = Ein Prügelwürfel kann dir einen Netzmarker abnehmen, statt anzugreifen; jeder davon kostet dich in jedem Zug einen Wurf. Tippe 1, um einen zu entfernen, oder Enter, um mit dem Rest anzugreifen.
now-tear = Jeder Netzmarker kostet dich in jedem Zug einen Wurf. Ein Prügelwürfel kann einen entfernen, statt anzugreifen. Wähle für jeden Würfel einzeln, oder greif mit dem Rest an.
asking-tear = nutzt Prügelwürfel
ask-how-many = Wie viele deiner {$amount} {$face} nutzt du für {$card}?
help-how-many = {$card} lässt dich beliebig viele davon als etwas anderes zählen. Tippe eine Zahl.
now-how-many = {$card} lässt dich beliebig viele davon als etwas anderes zählen. Wähle, wie viele.
asking-how-many = wählt eine Zahl
    .you = wählst eine Zahl
ask-borough = In welchem Stadtteil setzt du deine Zerstörung ein?
help-borough = {$card} lässt dich in diesem Zug in einem einzigen anderen Stadtteil zerstören. Tippe eine Nummer oder einen Namen.
now-borough = {$card} lässt dich alle Zerstörung dieses Zuges in einem einzigen anderen Stadtteil einsetzen. Wähle, in welchem.
asking-borough = wählt einen Stadtteil
    .you = wählst einen Stadtteil
ask-unit-to = Wohin geht diese Einheit?
help-unit-to = {$card} schickt Einheiten in andere Stadtteile, jede in einen anderen. Tippe eine Nummer oder einen Namen.
now-unit-to = {$card} schickt Einheiten in andere Stadtteile, jede in einen anderen. Wähle, wohin diese geht.
asking-unit-to = schickt Einheiten weg
    .you = schickst Einheiten weg
ask-scatter = Welche Einheit schickst du weg? {$amount} können noch gehen.
help-scatter = {$card} lässt Einheiten deinen Stadtteil verlassen, jede in einen anderen. Tippe eine Nummer, oder Enter, um die übrigen hierzulassen.
now-scatter = {$card} lässt Einheiten deinen Stadtteil verlassen, jede in einen anderen. Wähle die nächste, oder lass die übrigen hier.
asking-scatter = schickt Einheiten weg
    .you = schickst Einheiten weg
ask-give-up = Welche deiner Behalten-Karten wirfst du ab?
help-give-up = {$card} lässt dich eine davon abwerfen; tippe ihre Nummer.
now-give-up = {$card} lässt dich eine deiner Behalten-Karten abwerfen. Wähle, welche.
asking-give-up = wirft eine Karte ab
    .you = wirfst eine Karte ab
ask-trade = {$card}: Was bekommst du für deine {$amount}★?
help-trade = Du hast alle deine ★ abgegeben und wählst, wie sie aufgeteilt werden. Tippe eine Zahl.
now-trade = {$card} macht aus allen deinen ★ etwas anderes, und du wählst, wie sie aufgeteilt werden.
asking-trade = wählt eine Zahl
    .you = wählst eine Zahl
pass-move = {$in} bleiben
pass-tear = mit dem Rest angreifen
do-place = {$to} gehen
do-roam = jetzt {$to} gehen
do-destroy-building = {$thing} zerstören (Stapel {$n})
do-destroy-building-detail = kostet {$cost}▟, bringt {$amount}{$what}; wird {$unit}, {$below ->
        [0] nichts darunter
       *[other] {$below} darunter
    }
do-destroy-unit = {$in} {$thing} zerstören
do-destroy-unit-detail = kostet {$cost}▟, bringt {$amount}{$what}
do-scatter = {$thing} wegschicken
do-tear = {$token} entfernen, statt anzugreifen
do-treat = {$n} × {$face} als {$to}
do-trade = {$gains}
do-trade-nothing = nichts
do-give-up = {$card} abwerfen
do-leave-ny = fliehen
do-leave-detail-ny = {$fee ->
        [0] du wählst einen anderen Stadtteil, wo Herzwürfel dich heilen können
       *[other] für {$fee}⚡ wählst du einen anderen Stadtteil, wo Herzwürfel dich heilen können
    }; {$who} zieht in Manhattan ein, wenn dort dann Platz ist
do-stay-detail-ny = du bekommst {$gifts}, wenn dein nächster Zug in Manhattan beginnt, aber Herzwürfel heilen dich hier nicht, und alle anderen zielen auf dich
letter-destruction = z
letter-celebrity = c
letter-ouch = a
letter-leave-ny = f
help-commands-ny =
    ?  diese Hilfe
    warum  warum das geschah; warum NYB-21 oder warum und der Name einer Karte
    chancen  genaue Chancen für diese Würfel; chancen ouch<=1, chancen destruction>=4 oder chancen 4-of-a-kind
    karte NAME  was eine Karte tut
    tisch  der ganze Spieltisch, und was Gebäude und Einheiten wert sind
    hand  deine Handkarten und was sie tun
    verlauf  was geschah; verlauf 50 für mehr
    sprache LL  eine andere Sprache: en, fr oder de
    immer  bei dieser Frage ab jetzt ungefragt passen
    leben  bei Verlusten nur fragen, wenn du sonst ausscheidest
    vorgaben  was so festgelegt ist; vorgaben off beendet es
    momente on  an öffentlichen Stellen fremder Züge gefragt werden; momente off
    ende  aufhören und ein andermal weiterspielen
hint-roll-ny = n 1 3 5 wirft neu · b zzp behält · Enter hört auf · chancen · ? Hilfe
hint-keep-ny = Nenne die Symbole, die du behältst, etwa b zzp; alle anderen Würfel werden neu geworfen.
hint-face-ny = Kein Symbol heißt „{$text}“: Schreibe z (▟ Zerstörung), c (♛ Promi), a (◎ Aua), h (Herz), e (Energie) oder p (Prügel).
hint-odds-ny = „{$text}“ ist kein Muster: Schreibe ouch<=1, destruction>=4, 3xcelebrity, smash>=2, 4-of-a-kind oder all-six.
forecast-destruction = {$n}{$face} zum Zerstören
forecast-enters-ny = du betrittst {$place}
forecast-yield-ny = dann wird dir Manhattan vielleicht überlassen
forecast-no-healing-ny = (In Manhattan heilen dich Herzwürfel nicht.)
odds-more-ny = Andere: chancen ouch<=1, chancen destruction>=4, chancen 3xcelebrity
cause-city-ny = am Ende des Zuges in Manhattan in {$better} der Fälle statt in {$worse}
edition-new-york = King of New York
edition-new-york-text = Für 2 bis 6 Monster: fünf Stadtteile voller Gebäude, die fallen und zu Einheiten werden, drei Zonen in Manhattan, eigene Würfel und ein eigener Stapel.
