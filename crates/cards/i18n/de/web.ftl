### Words of the web client (de).
### Same keys and variables in every language; a test of the client compares them.

## Everywhere

home = Daikaiju, zur Startseite
nav-main = Haupt
nav-foot = Weitere Seiten
nav-new = Neuer Tisch
nav-cards = Karten
nav-rules = Regeln
nav-about = Über und Einstellungen
foot-line = Ein Monsterspiel von Fans. Ohne Verbindung zum Verlag von King of Tokyo.
skip-to-content = Zum Inhalt
language = Sprache
theme-now = Farben: {$theme}. Drücken für die nächsten.
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
theme-contrast = starker Kontrast
loading = Wird geladen …
reload = Neu laden
error-load = Dieser Teil der Seite ließ sich nicht laden. Läuft der Server noch?
error-offline = Der Server ist nicht erreichbar. Prüfe deine Verbindung und versuche es noch einmal.
error-server = Beim Server ist etwas schiefgegangen ({$status}). Versuche es gleich noch einmal.
name = Dein Name
guest-name = Gast {$animal}
guest-animals = Otter|Dachs|Igel|Papageitaucher|Luchs|Molch|Walross|Elster|Gecko|Biber|Reiher|Murmeltier|Robbe|Kröte|Wiesel|Yak
level-with-temper = {$level}, {$temper}
temper-of = Temperament des Bots auf Platz {$n}
temper-none = ausgewogen
bot-of-level = Bot ({$level})
player-here = da
player-away = abwesend
player-stand-in = ein Bot ({$level}) spielt weiter
seat-free = Freier Platz
seat-of = Platz {$n}
monster-of = {$monster} ({$name})

## The first page

hero-tag = Sie wollten Tokyo. Sie brachten Würfel.
hero-see-1 = Sieh, wie sechs Würfel eine Stadt erschüttern!
hero-see-2 = Hör deine Freunde heulen!
landing-play = Jetzt spielen
landing-dealing = Wird aufgebaut …
landing-against = gegen
landing-bots = {$n ->
        [one] 1 Bot
       *[other] {$n} Bots
    }
landing-level = Wie gut die Bots spielen
landing-invite = Freunde einladen
landing-code = Code eines Tisches
landing-code-example = z. B. K7QM2PX
landing-code-short = Ein Code hat {$n} Zeichen; das sind {$have}.
landing-join = Mitspielen
landing-open = Jetzt im Programm: offene Tische
landing-more = Auch in diesem Theater
landing-new-line = Erweiterungen, Hausregeln, Uhren
landing-cards-line = Jede Karte in drei Sprachen
landing-rules-line = Alle, und in einer Minute
tables-none = Im Moment gibt es keine offenen Tische. Eröffne einen, dann steht er hier.
tables-free = {$n ->
        [0] voll
        [one] 1 Platz frei
       *[other] {$n} Plätze frei
    }
tables-started = wird gespielt
tables-join = Mitspielen
tables-watch = Zusehen
waiting-label = Deine Spiele
waiting-for-you = Dein Tisch {$table} wartet auf dich
waiting-dismiss = Hier nicht mehr zeigen
waiting-dismiss-table = Tisch {$table} hier nicht mehr zeigen

## New table

new-title = Ein neuer Tisch
new-line = Wer nichts ändert, bekommt ein gutes Spiel.
new-who = Wer spielt
new-seats = Monster
new-you = Du
new-seat-of = Platz {$n}
new-seat-open = Ein Mensch, per Link
new-origins-four = Origins: höchstens 4
new-monster = Dein Monster
new-monster-draw = Auslosen
new-monster-guests = Aus Tokyo
new-what = Was gespielt wird
new-edition = Ausgabe
new-additions = Erweiterungen
new-needs = Braucht: {$names}
new-not-with = Nicht zusammen mit {$names}
new-pace = Tempo und Hilfe
new-speed = Bedenkzeit
new-pause = Bots spielen
new-help = Hilfe im Spiel
new-guests = Wer kommen darf
new-public = In der Liste der offenen Tische
new-spectators = Zuschauer
new-spectators-text = Andere dürfen zusehen. Sie sehen, was offen liegt, sonst nichts.
new-house = Hausregeln
new-house-line = Herzen, Sterne, weggelassene Karten
new-hearts = Herzen am Anfang
new-stars = Sterne zum Sieg
new-as-book = wie in der Anleitung
new-without = Karten weglassen
new-without-list = Weggelassen
new-without-back = zurücklegen
new-start = Spiel beginnen
new-start-line = Nur Bots gegen dich: Das Spiel beginnt sofort.
new-open = Tisch eröffnen
new-open-line = Danach bekommst du einen Link für die anderen.
variant-on = Variante zu zweit
variant-off = Ohne die Variante zu zweit
variant-text = Tokyo gibt Energie statt Sterne, damit das Monster darin nicht davonzieht.
speed-none = Ohne Uhr
speed-none-text = Alle lassen sich Zeit.
speed-normal = Normal
speed-normal-text = 60 Sekunden Vorrat, 20 mehr je Zug.
speed-fast = Schnell
speed-fast-text = 30 Sekunden Vorrat, 10 mehr je Zug.
speed-days = Tage
speed-days-text = Drei Tage je Entscheidung, für ein Spiel nebenbei.
speed-clock-of = Uhr {$bank} s + {$more} s
speed-days-of = {$days ->
        [one] 1 Tag je Entscheidung
       *[other] {$days} Tage je Entscheidung
    }
speed-out-text = Ist die Zeit um, gilt die Antwort, die als Vorgabe angezeigt ist.
pause-slow = gemütlich
pause-normal = flott
pause-fast = sofort
help-odds = Chancen
help-odds-text = Genaue Wahrscheinlichkeiten neben deinen Würfeln; Bots sagen, warum sie etwas getan haben.
help-none = Keine Hilfe
help-none-text = Nur dein Instinkt.
spectators-yes = Zuschauer willkommen
spectators-no = Keine Zuschauer
public-yes-text = Alle finden diesen Tisch auf der Startseite.
public-no-text = Nur wer den Link hat, findet diesen Tisch.
rules-hearts = {$n} Herzen am Anfang
rules-stars = {$n} Sterne zum Sieg
rules-without = {$n ->
        [one] 1 Karte weggelassen
       *[other] {$n} Karten weggelassen
    }

## Lobby

lobby-title = Tisch {$table}
lobby-line-seated = Die Monster sammeln sich. Schick den anderen den Link.
lobby-line-visitor = Die Monster sammeln sich. Setz dich dazu oder sieh zu.
lobby-seats = Die Besetzung
lobby-sit = Hier sitzen
lobby-sit-any = Platz nehmen
lobby-stand = Aufstehen
lobby-empty = Platz leeren
lobby-close = Platz entfernen
lobby-waits = wartet auf ein Monster
lobby-drawn = Monster wird ausgelost
lobby-thats-you = das bist du
lobby-you = Du
lobby-watching = Du siehst zu.
lobby-share-screen = Jemand spielt mit an diesem Bildschirm
lobby-guest-here = Gast hier
lobby-local-name = Name der anderen Person hier
lobby-local-monster = Ihr Monster
lobby-start = Vorhang auf
lobby-begin = Los
lobby-host-starts = Wer den Tisch eröffnet hat, startet das Spiel.
lobby-watchers = {$n ->
        [0] Niemand sieht zu.
        [one] 1 Zuschauer
       *[other] {$n} Zuschauer
    }
lobby-rules = Was gespielt wird
lobby-fair = Der Server hat seine Zahl für die Würfel versprochen, dein Browser gibt eine eigene dazu:
invite-title = Einladen
invite-link = Link zu diesem Tisch
invite-copy-link = Link kopieren
invite-copy-code = Code kopieren
invite-link-copied = Der Link ist kopiert.
invite-code-copied = Der Code ist kopiert.
invite-copy-self = Kopiere den markierten Text.
invite-qr = QR-Code für {$link}
invite-display = Auf einem Fernseher zeigen
display-join = Mitspielen: hier scannen oder den Code eingeben
starting = Die Würfel werden geschüttelt
starting-line = Alle geben eine geheime Zahl dazu, damit niemand die Würfel aussuchen kann.
gone-title = Kein solcher Tisch
gone-line = Diesen Tisch gibt es nicht mehr, oder es gab ihn nie. Prüfe den Code.
elsewhere-title = In einem anderen Tab offen
elsewhere-line = Du sitzt in einem anderen Fenster an diesem Tisch.
elsewhere-here = Hier spielen
outdated-title = Eine neue Version
outdated-line = Der Server wurde erneuert. Lade neu; dein Platz bleibt deiner.
version-new = Eine neue Version ist da. Dein Platz bleibt dir.
version-later = Später
connection-lost = Die Verbindung ist weg. Neuer Versuch …
emotes = Etwas sagen
emotes-mute = Nichts mehr von anderen hören
emotes-unmute = Die anderen wieder hören

## End

end-fin = Ende
end-won = {$n ->
        [one] {$names} gewinnt!
       *[other] {$names} gewinnen!
    }
end-you-won = Du gewinnst!
end-nobody = Niemand gewinnt
end-how-stars = Mit genügend Sternen.
end-how-survivor = Das letzte lebende Monster.
end-how-card = Durch eine Karte.
end-how-nobody = Kein einziges Monster ist übrig.
end-out = raus
end-show = Ergebnis zeigen
end-hide = Ausblenden
end-rematch = Revanche
end-rematch-asked = Wird aufgebaut …
end-rematch-join = Zur Revanche
end-replay = Spiel nachsehen
end-journal = Protokoll speichern
end-stars = Sterne im Lauf des Spiels
end-hearts = Herzen im Lauf des Spiels
end-tokyo = In Tokyo begonnene Züge
end-damage = Anderen genommene Herzen
end-bought = Gekaufte Karten
end-luck = Glück gegen Erwartung
end-luck-note = Wie viel öfter oder seltener jede Seite kam, als Würfel im Schnitt bringen.
end-luck-who = Monster
end-luck-dice = Würfel
chart-as-table = Als Tabelle
chart-turn = Zug

## Fair dice

fair-title = Faire Würfel
fair-line = Tisch {$table}: War alles wie versprochen?
fair-line-any = War alles wie versprochen? Jedes beendete Spiel lässt sich prüfen.
fair-which = Welches Spiel?
fair-which-line = Gib den Code seines Tisches ein. Er steht oben am Tisch und in seiner Adresse.
fair-look = Prüfen
fair-good = Fair.
fair-bad = Nicht wie versprochen!
fair-checking = Wird geprüft …
fair-what = Die versprochenen Zahlen aller wurden in deinem Browser nachgerechnet.
fair-details = Versprechen und Zahlen
fair-all = Jeden Würfel und jede Karte prüfen
fair-server = Der Server
fair-kept = gehalten
fair-broken = nicht gehalten
fair-promise = Versprechen:
fair-number = Zahl:
fair-not-shown = nicht gezeigt
fair-counted = Geprüft: {$dice} Würfel und {$cards} Karten.
fair-self = Prüfe es selbst
fair-self-line = Gib eine Zahl ein; diese Seite rechnet das Versprechen dazu aus. Nichts wird verschickt.
fair-who = Wessen Zahl
fair-64 = Eine Zahl hat 64 Stellen von 0 bis 9 und a bis f.
fair-how = Wie es geht
fair-how-1 = Vor dem Spiel zieht der Server eine geheime Zahl und zeigt nur ihren Fingerabdruck: das Versprechen.
fair-how-2 = Der Browser jeder Person tut das Gleiche. Erst wenn alle Versprechen da sind, werden die Zahlen der Mitspielenden gezeigt.
fair-how-3 = Alle Würfel und Karten folgen aus allen Zahlen zusammen. Niemand konnte die eigene passend zu den anderen wählen.
fair-how-4 = Nach dem Spiel zeigt der Server seine Zahl, und alle können alles nachrechnen.
fair-not = Was das nicht beweist: Wer den Server betreibt, könnte während des Spiels verdeckte Karten ansehen. Spiele bei Leuten, denen du traust.

## Replay

replay-title = Rückblick auf {$table}
replay-controls = Rückblick
replay-more = Mehr Knöpfe und die Aussichten
replay-more-short = Mehr
replay-slider = Augenblick des Spiels
replay-at = Zug {$turn}: {$text}
replay-turn = Zug {$turn}
replay-jump = Springen zu …
replay-turn-back = Einen Zug zurück
replay-line-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-line-next = Einen Schritt weiter
replay-turn-next = Einen Zug weiter
replay-speed = Tempo
replay-eyes = Mit wessen Augen
replay-spectator = Zuschauer
replay-link = Link zu diesem Augenblick
replay-link-short = Link hierher
replay-link-copied = Der Link zu diesem Augenblick ist kopiert.
curve-title = Gewinnchancen
analysis-table = Gewinnchancen, Zug für Zug
analysis-coach = Die teuersten Entscheidungen
analysis-why = Warum geschah das?
analysis-short-table = Chancen
analysis-short-coach = Teuerste
analysis-short-why = Warum?
coach-none = Keine Entscheidung hat eine nennenswerte Chance gekostet.
coach-line = Zug {$turn}, {$who}: {$asking}
coach-lost = {$cost} verloren
why-done = getan
why-better = besser
why-because = Warum besser:
why-best-because = Es war das Beste, denn:

## Cards

cards-title = Die Karten
cards-line = {$n} Karten mit Bildern, in drei Sprachen.
cards-search = Suche
cards-search-hint = Name oder Text
cards-kind = Art
cards-set = Serie
cards-cost = Preis
cards-cost-more = 7 und mehr
cards-cost-none = ohne Preis
cards-monster = Monster
cards-house = Herkunft
cards-house-no = gedruckt
cards-house-yes = für dieses Programm gemacht
cards-house-mark = Hauskarte
cards-all = alle
cards-found = {$n ->
        [0] Keine Karte gefunden
        [one] 1 Karte
       *[other] {$n} Karten
    }
cards-reset = Alle zeigen
cards-more = Mehr zeigen ({$n})
cards-back = Alle Karten
cards-copies = Anzahl
cards-unknown = Keine solche Karte
kind-of-keep = Behalten
kind-of-discard = Abwerfen
kind-of-costume = Kostüm
kind-of-permanent = Dauerhafte Evolution
kind-of-temporary = Einmalige Evolution
kind-of-gift = Geschenk
kind-of-tile = Bosheitsplättchen
kind-of-challenge = Challenge-Karte
set-base = Monster Box
set-evolutions = Power Up!
set-wickedness = Bosheit
set-luchador = Luchador
set-promos = Promokarten
set-origins = Origins
set-costumes = Halloween

## Rules

rules-title = Die Regeln
rules-line = Alle, jede mit ihrer Nummer. Das Protokoll eines Spiels verweist hierher.
rules-brief = In einer Minute
rules-brief-1 = Gewinne mit 20[star] oder als letztes lebendes Monster.
rules-brief-2 = Würfle in deinem Zug bis zu dreimal mit sechs Würfeln; jedes Mal behältst du, was dir gefällt.
rules-brief-3 = Drei [die:1], [die:2] oder [die:3] geben so viele [star]; [die:energy] gibt Energie, [die:heart] heilt dich, [die:smash] teilt aus.
rules-brief-4 = In Tokyo triffst du alle draußen und bekommst [star], aber Herzwürfel heilen dich nicht, und alle treffen dich. Wer dort getroffen wird, darf gehen; der Angreifer nimmt den Platz ein.
rules-brief-5 = Am Ende deines Zuges kaufst du Karten für [energy]. Sie stellen all diese Regeln auf den Kopf.
rules-search = In den Regeln suchen
rules-found = {$n ->
        [0] Keine Regel gefunden
        [one] 1 Regel
       *[other] {$n} Regeln
    }
rules-chapters = Kapitel
rules-link = Regel {$id}, Link
rules-unknown = Es gibt keine Regel {$id} im Kapitel {$chapter}.
chapter-BASE = Das Spiel
chapter-END = Das Ende
chapter-BAY = Tokyo Bay
chapter-2P = Zu zweit
chapter-EX = Beispiele
chapter-FAQ = Fragen
chapter-SIL = Wo die Anleitung schweigt
chapter-D = Entscheidungen
chapter-T = Zeitpunkt und Reihenfolge
chapter-ORIG = Origins
chapter-PU = Power Up!
chapter-GIFT = Geschenke
chapter-MUT = Mutanten
chapter-HAL = Halloween
chapter-WICK = Bosheit
chapter-LUCH = Luchador
chapter-NY = New York

## About

about-title = Über Daikaiju
about-line = Riesenmonster, ehrliche Würfel.
about-what = Was das ist
about-what-1 = Mit Daikaiju spielst du die Spiele der Familie King of Tokyo im Browser: allein gegen Bots oder mit Freunden per Link, ohne Konto. Regeln und Karten sind in eigenen Worten erzählt, alle Bilder selbst gezeichnet.
about-not-affiliated = Daikaiju ist von Fans gemacht. Es steht in keiner Verbindung zu IELLO oder anderen, die Rechte an King of Tokyo haben, und wird von ihnen nicht unterstützt. Wenn dir das Spiel gefällt, kauf es: Die Würfel sind großartig.
about-licence = Das Programm ist frei: MIT oder Apache 2.0, ganz nach Wunsch.
about-fonts = Die Schriften sind Dela Gothic One (the Dela Gothic Project Authors) und Atkinson Hyperlegible Next (Braille Institute of America), beide unter der SIL Open Font License 1.1.
about-prefs = Einstellungen
about-journal = Protokoll öffnen
about-journal-line = Ein gespeichertes Spiel kannst du hier zurückholen und ansehen.
about-journal-open = Datei wählen
about-data = Deine Daten
about-data-line = Der Server kennt deinen Namen an den Tischen, an denen du gesessen hast, und sonst nichts. Kein Konto, keine Verfolgung. Hier kannst du den Namen überall entfernen lassen.
about-forget = Meinen Namen vergessen
about-forget-sure = Noch einmal drücken zum Vergessen
about-forgotten = Dein Name ist vergessen.
pref-theme = Farben
pref-motion = Bewegung
motion-auto = wie das System
motion-less = weniger
motion-full = alles
pref-sound = Töne
pref-guide = Die ersten Züge erklären
pref-guide-text = Ein Satz Hilfe zu jeder neuen Frage.
pref-short-log = Kurzes Protokoll
pref-keys = Buchstaben als Tasten
pref-keys-text = Für das Spiel mit der Tastatur. Welche Taste was tut, steht weiter unten.
pref-confirm-buy = Vor dem Kaufen nachfragen
pref-confirm-buy-text = Eine gekaufte Karte kann man nicht zurückgeben.
pref-notify = Sag mir, wenn ich dran bin
pref-notify-text = Eine Nachricht des Browsers, solange dieser Tab verdeckt ist.
pref-notify-no = Der Browser erlaubt es nicht. Seine Einstellungen für diese Seite können das ändern.
pref-emotes = Zeigen, was andere sagen
keys-title = Tasten
keys-line = Am Tisch geht alles mit diesen Tasten. Drück hier auf eine und dann auf die Taste, die du lieber hättest.
keys-press = Drück die neue Taste. Escape lässt es, wie es ist.
keys-set = {$key}: {$what}.
keys-taken = {$key} ist schon vergeben: {$what}. Eine andere?
keys-reserved = {$key} geht nicht: Ziffern, Enter, Escape, Leertaste, Tab und Pfeile bedeuten immer dasselbe. Eine andere?
keys-change = {$what}: {$key}. Taste ändern
keys-reset = Alle Tasten wie am Anfang
keys-were-reset = Alle Tasten sind wieder wie am Anfang.
keys-other = Andere Tasten wählen
keys-group-decide = Entscheiden
keys-group-say = Ansagen lassen
keys-group-look = Nachsehen
keys-group-replay = Wiederholung
keys-do-digits = Würfel n behalten oder werfen; Antwort n wählen
keys-do-enter = vorgeschlagene Antwort nehmen
keys-do-escape = schließen; zurück zur Entscheidung
keys-do-roll = würfeln
keys-do-keep-face = alle der Seite unter dem Fokus behalten
keys-do-unkeep = keine behalten
keys-do-buy = kaufen: danach 1 bis 3 für die Karte
keys-do-sweep = neue Karten für 2 Energie
keys-do-yes = ja
keys-do-no = nein
keys-do-undo = zurücknehmen
keys-do-automate = diese Frage automatisch entscheiden
keys-do-type = eine Antwort schreiben
keys-do-me = meine Werte
keys-do-others = die Werte der anderen
keys-do-tokyo = wer in Tokyo ist, oder wer wo in New York
keys-do-market = was es zu kaufen gibt
keys-do-last = was zuletzt geschah
keys-do-waiting = auf wen wir warten
keys-do-log = Protokoll
keys-do-sound = Töne an oder aus
keys-do-help = Hilfe
keys-do-step-back = einen Schritt zurück (←)
keys-do-step-on = einen Schritt weiter (→)
keys-do-turn-back = einen Zug zurück
keys-do-turn-on = einen Zug weiter
nowhere-title = Hier ist nichts
nowhere-line = Ein Monster war schneller. Diese Seite gibt es nicht.
nowhere-home = Zur Startseite

## --- The table: keys that begin with table-, kept by the table engineer. The shell is written above this line. ---

# Places and parts
table-title = Tisch {$code} – Daikaiju
table-title-yours = Deine Entscheidung – Tisch {$code}
table-table = Tisch
table-turn = Zug {$n}
table-turn-of = {$who} ist am Zug
table-monsters = Die anderen Monster
table-tokyo = Tokyo
table-place-city = Tokyo City
table-place-bay = Tokyo Bay
table-place-outside = außerhalb von Tokyo
table-empty = leer
table-market = Im Angebot
table-deck = {$n} im Stapel
table-no-card = keine Karte
table-tiles = Bosheitsplättchen
table-top = Oberste Karte des Stapels, wie du sie gesehen hast
table-discards = Ablagestapel
table-your-board = Dein Monster
table-your-hand = Deine Hand
table-known-hand = Hand, soweit bekannt
table-challenge = Challenge-Karte
table-cards = Karten
table-used = Benutzte Evolutionen
table-no-cards = Noch keine Karten.
table-decision = Entscheidung
table-skip = Zur Entscheidung springen
table-log = Protokoll
table-help = Hilfe
table-menu = Menü
table-close = Schließen
table-ok = In Ordnung
table-you = du
table-you-mark = (du)

# Things, spoken
table-word-star = Sterne
table-word-heart = Herzen
table-word-bolt = Energie
table-word-claw = Prügel
table-word-1 = Eins
table-word-2 = Zwei
table-word-3 = Drei

# Marks on monsters
table-hand = {$n ->
    [one] 1 Evolution auf der Hand
   *[other] {$n} Evolutionen auf der Hand
  }
table-poison = {$n ->
    [one] 1 Giftmarker
   *[other] {$n} Giftmarker
  }
table-shrink = {$n ->
    [one] 1 Schrumpfmarker
   *[other] {$n} Schrumpfmarker
  }
table-target = {$n ->
    [one] 1 Zielmarker
   *[other] {$n} Zielmarker
  }
table-wickedness = Bosheit {$n}
table-masks = {$n ->
    [one] 1 Maske
   *[other] {$n} Masken
  }
table-wears-mask = trägt seine Maske
table-dice = würfelt mit {$n} Würfeln
table-ally = mit {$who}
table-out = ausgeschieden
table-thinking = überlegt
table-bot-in = Bot in {$time}
table-away-waiting = {$who} ist nicht da
table-away-bot = {$who} ist nicht da, in {$time} übernimmt ein Bot
table-counters = {$n ->
    [one] 1 Zähler
   *[other] {$n} Zähler
  }
table-copy-of = Kopie von {$card}.
table-from = Gehört {$who}.
table-idle = Wirkt nicht, wo sie liegt.
table-under = Darunter: {$card}

# Header and states
table-over = Das Spiel ist aus
table-stand-in = Ein Bot spielt für dich.
table-paused-text = Das Spiel macht Pause: Uhren und Bots stehen still.
table-paused = Pause
table-pause = Pause
table-go-on = Weiter
table-clock = Restzeit
table-ten-seconds = Noch zehn Sekunden.
table-spectators = schauen zu
table-watching = Du schaust zu.
table-you-out = Du bist ausgeschieden
table-you-out-text = Die anderen kämpfen ohne dich weiter.
table-keep-watching = Weiter zusehen
table-new-table = Neuer Tisch
table-head-you = Deine Entscheidung
table-head-you-asking = Du: {$asking}
table-head-asking = {$who}: {$asking}
table-waiting = Warten auf {$who}
table-connecting = Auf dem Weg zum Tisch …
table-lost = Verbindung verloren. Neuer Versuch …
table-elsewhere = Dieser Tisch ist in einem anderen Fenster offen.
table-take-back = Hier spielen
table-outdated = Es gibt eine neuere Fassung dieser Seite. Dein Platz bleibt dir.
table-reload = Neu laden

# Decisions
table-your-decision = Deine Entscheidung: {$title}
table-buy = Kaufen
table-short = {$n}⚡ zu wenig
table-sweep = Neue Karten
table-play = Spielen
table-plays = Karten, die du jetzt spielen darfst
table-choose = Wählen
table-sent = Gesendet …
table-undo = Zurücknehmen
table-why = warum?
table-together = Geheim, bis alle geantwortet haben.
table-uncertain = und was Würfel oder andere bringen
table-default-short = bei Zeitablauf
table-default = Bei Zeitablauf: {$what}
table-automate = Automatisch entscheiden …
table-order-leave = Tokyo verlassen, wenn ich {$n}♥ oder weniger habe
table-order-life = Nur fragen, wenn es um mein Leben geht
table-order-pass = Hier immer passen
table-order-pass-card = {$card}: nie fragen
table-order-off = abschalten
table-dice-group = Deine Würfel
table-die = Würfel {$n}: {$face}, {$state ->
    [kept] behalten
    [frozen] kann nicht neu gewürfelt werden
   *[rolled] wird neu gewürfelt
  }
table-dice-of = Würfel von {$who}: {$dice}
table-tray = behalten
table-keep-faces = Alle einer Seite behalten
table-keep-face = {$n}-mal {$face}: alle behalten
table-unkeep = keine
table-roll = {$n ->
    [one] 1 Würfel werfen
   *[other] {$n} Würfel werfen
  }
table-roll-none = Alle behalten
table-roll-again = neu würfeln
table-stop = Aufhören
table-odds = Chancen
table-odds-keep = die besten Würfel dafür behalten
table-focus-die = Geh zuerst auf einen Würfel.
table-confirm = Diese Karte kaufen?
table-confirm-text = Sie kostet {$price}⚡. Dir bleiben {$left}⚡.
table-confirm-no = Noch nicht
table-typed = Antwort schreiben
table-typed-go = Antworten
table-typed-hint = Nummer, Antwort oder Karte
table-typed-hint-roll = Würfel zum Behalten (1 3 4) oder eine Antwort
table-typed-how = Schreib eine Nummer, den Anfang einer Antwort oder den Namen einer Karte.
table-typed-fit = Antworten, die passen
table-typed-unasked = Du wirst gerade nichts gefragt.
table-typed-none = Nichts passt zu „{$text}“.
table-typed-many = Mehrere passen: {$names}. Schreib etwas mehr.
table-typed-kept = Behalten: {$dice}. Alles andere wird geworfen.
table-typed-sent = Geantwortet: {$name}.

# First game
table-guide-off = keine Tipps mehr
table-guide-roll = Tippe an, was du behalten willst, und würfle mit dem Rest. Drei gleiche Zahlen geben Sterne.
table-guide-buy = Energie kauft Karten: manche bleiben liegen, andere wirken einmal. Du darfst auch sparen.
table-guide-yield = Tokyo gibt Sterne, aber keine Heilung, und alle schlagen dort zu. Wenig Herzen? Dann geh.
table-guide-order = Du bestimmst die Reihenfolge, und sie kann ändern, was du bekommst. Achte auf die kleinen Zahlen.
table-guide-pick = Lies die Karten und nimm, was zu deinem Plan passt. Was du nicht nimmst, ist weg.
table-guide-card = Eine deiner Karten passt genau jetzt. Du darfst es auch lassen.
table-guide-challenge = Eine Challenge ist ein Duell verdeckter Karten: Die höhere Stärke gewinnt. Du musst nicht kämpfen.
table-guide-any = Hier gibt es etwas zu entscheiden. Was sich sofort ändern würde, steht auf den Knöpfen.

# Log
table-log-filter = Was das Protokoll zeigt
table-log-all = alles
table-log-short = ohne Einzelheiten
table-log-of = nur {$who}
table-log-copy = Protokoll kopieren
table-log-copied = Kopiert
table-log-moment = Zeile {$n} in der Wiederholung ansehen
table-log-look = Den Tisch zeigen, wie er bei Zeile {$n} war
table-past = So war es in Zug {$turn}
table-past-asked = du bist gefragt
table-past-now = Zum Jetzt
table-reasons = Warum diese Antwort?
table-reasons-ask = Fragen, was abgewogen wurde
table-reasons-note = Siegchancen, wie das Programm sie schätzt, nach dem, was dieser Platz wissen konnte.
table-rule = Regel {$id}
table-rule-unknown = Diese Regel steht nicht im Katalog.
table-all-rules = Alle Regeln
table-all-cards = Alle Karten
table-token-poison = Gift
table-token-poison-text = Am Ende seines Zuges verliert ein Monster ein Herz je Giftmarker. Außerhalb von Tokyo entfernt ein Herzwürfel einen, statt zu heilen.
table-token-shrink = Schrumpfen
table-token-shrink-text = Ein Monster würfelt je Schrumpfmarker mit einem Würfel weniger. Außerhalb von Tokyo entfernt ein Herzwürfel einen, statt zu heilen.
table-token-target = Ziel
table-token-target-text = Das Monster mit diesem Marker ist gezeichnet; wofür, sagt die Karte, von der er stammt.

# Saying the position
table-say-stats = {$who}: {$hearts} {$hearts ->
    [one] Herz
   *[other] Herzen
  }, {$stars} {$stars ->
    [one] Stern
   *[other] Sterne
  }, {$energy} Energie
table-say-out = {$who}: ausgeschieden
table-say-card = {$n}: {$card}, {$price} Energie

# End
table-won = {$how ->
    [stars] {$who} gewinnt nach Sternen!
    [survivor] {$who} steht als Letzter!
   *[other] {$who} gewinnt!
  }
table-won-nobody = Alle sind gefallen. Niemand gewinnt.
table-rematch = Noch einmal
table-rematch-go = Zum nächsten Spiel
table-replay = Spiel noch einmal ansehen

# Several people, one screen
table-hand-over = Gib den Bildschirm an {$who}
table-hand-over-text = Gleich sind verdeckte Karten zu sehen. Die anderen schauen weg.
table-hand-over-show = Ich bin {$who}: zeigen

# Menu
table-say-it = Sagen
table-emote-hello = Hallo!
table-emote-good_game = Gutes Spiel!
table-emote-ouch = Autsch!
table-emote-laugh = Haha!
table-emote-roar = BRÜLL!
table-emote-thanks = Danke!
table-emote-sorry = Entschuldigung!
table-emote-thinking = Hmm …
table-settings = Einstellungen
table-set-sound = Töne
table-set-guide = Tipps für das erste Spiel
table-set-keys = Buchstaben als Kurzbefehle
table-set-confirmBuy = vor dem Kaufen nachfragen
table-set-notify = sag mir, wenn ich dran bin
table-set-emotes = zeigen, was andere sagen
table-set-motion = weniger Bewegung
table-set-lang = Sprache
table-set-theme = Farben
table-theme-auto = wie das System
table-theme-light = hell
table-theme-dark = dunkel
table-theme-contrast = starker Kontrast
table-lang-en = English
table-lang-fr = Français
table-lang-de = Deutsch
table-sound-on = Töne an.
table-sound-off = Töne aus.
table-copy-link = Link kopieren
table-reclaim = Wieder selbst spielen
table-leave = Gehen: Ein Bot spielt weiter
table-home = Startseite

# Help
table-help-game = So gewinnst du
table-help-text = Als Erster 20★ haben oder als letztes Monster stehen. Jeder Zug: bis zu dreimal würfeln, Würfel auswerten, vielleicht nach Tokyo gehen, Karten kaufen.
table-keys-on = einzelne Buchstaben als Kurzbefehle

## New York

set-new-york = King of New York
chapter-NYB = King of New York
crowded-on = Zwei Monster in Manhattan
crowded-off = Immer nur ein Monster in Manhattan
crowded-text = Mit fünf oder sechs Monstern passen zwei von ihnen nach Manhattan, wie im Regelheft.
end-manhattan = Züge, die in Manhattan begannen
table-new-york = New York
table-place-bronx = Bronx
table-place-queens = Queens
table-place-brooklyn = Brooklyn
table-place-staten-island = Staten Island
table-place-manhattan = Manhattan
table-place-manhattan-lower = Manhattan, untere Zone
table-place-manhattan-midtown = Manhattan, mittlere Zone
table-place-manhattan-upper = Manhattan, obere Zone
table-place-on-the-way = unterwegs
table-ny-manhattan-lower = Untere
table-ny-manhattan-midtown = Mittlere
table-ny-manhattan-upper = Obere
table-ny-buildings = Gebäude
table-ny-units-here = Einheiten
table-ny-monsters = Monster hier
table-ny-stack = {$name}: braucht {$durability} Zerstörung, gibt {$gives}; {$below ->
    [0] nichts darunter
    [one] 1 Gebäude darunter
   *[other] {$below} Gebäude darunter
  }
table-ny-gone = In diesem Stapel ist kein Gebäude mehr
table-ny-units = {$n} × {$name}: jede Einheit braucht {$durability} Zerstörung, gibt {$gives}
table-ny-souvenir = Hier liegt ein Souvenir
table-ny-goal-free = frei
table-ny-fee = Sich zu bewegen kostet {$n}⚡
table-word-destruction = Zerstörung
table-word-celebrity = Berühmtheit
table-word-ouch = Autsch
table-web = Netzmarker: {$n}
table-curse = Fluchmarker: {$n}
table-token-web = Netz
table-token-web-text = Ein Monster hat für jeden seiner Netzmarker in jedem Zug einen Wurf weniger, aber immer mindestens einen; mit einem Prügelwürfel darf es einen davon entfernen, statt damit anzugreifen.
table-token-curse = Fluch
table-token-curse-text = Jedes Mal, wenn ein Monster Aua neu wirft, zahlt es 1⚡ für jeden seiner Fluchmarker; mit einem Herzwürfel darf es einen davon entfernen, statt sich zu heilen, auch in Manhattan.
table-order-leave-ny = Manhattan verlassen, wenn ich {$n}♥ oder weniger habe
table-guide-roll-ny = Tippe die Würfel an, die du behältst, dann wirf den Rest neu. [▟] zerstört, was in deinem Stadtteil steht, [◎] weckt die Einheiten.
table-guide-yield-ny = Manhattan gibt Sterne und Energie, aber Würfel heilen dich dort nicht, und alle schlagen dich. Wenige Herzen? Geh.
table-guide-destroy = Bezahle genau die Stärke: Ein Gebäude gibt seine Belohnung und wird zu einer Einheit, eine Einheit verschwindet. Was auf der Karte leuchtet, lässt sich auch antippen.
table-guide-move = Wähle einen Stadtteil danach, was und wer dort steht: Seine Einheiten schießen auf dich, seine Gebäude kannst du zerstören. Auch die Karte lässt sich antippen.
table-help-text-ny = Sei als Erster bei 20★, oder bleib als letztes Monster übrig. In jedem Zug: bis zu dreimal würfeln, Würfel auswerten, dich bewegen, Karten kaufen. Von Manhattan aus triffst du alle draußen.
rules-brief-ny = New York in einer Minute
rules-brief-ny-1 = Gewinne mit 20[star] oder als letztes lebendes Monster.
rules-brief-ny-2 = [die:energy] gibt Energie, [die:heart] heilt dich außerhalb von Manhattan, [die:smash] schlägt: von Manhattan aus alle draußen, von anderswo jeden, der in Manhattan ist.
rules-brief-ny-3 = [die:destruction] zerstört Gebäude und Einheiten in deinem Stadtteil. Ein gefallenes Gebäude gibt seine Belohnung und wird zu einer Einheit.
rules-brief-ny-4 = [die:ouch]: Bei einem schießen die Einheiten deines Stadtteils auf dich, bei zweien auf alle dort, bei dreien alle Einheiten der Stadt auf alle in ihrem Stadtteil, und du nimmst die Freiheitsstatue. Drei [die:celebrity] machen dich zum Superstar.
rules-brief-ny-5 = Nach den Würfeln bewegst du dich: nach Manhattan, wenn dort Platz ist, sonst wohin du magst. Dann kaufst du Karten mit [energy].
card-new-york = In New York:
