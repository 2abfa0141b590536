### What the server refuses, and why (de). Same keys in the same order in every language.
### $detail is for authors of programs and stays in English.

## Messages and requests

refused-malformed = Das ist keine Nachricht des Protokolls: {$detail}
refused-body = Das ist nicht, was erwartet wurde: {$detail}
refused-not-text = Nachrichten sind Text.
refused-hello-late = „hello“ muss innerhalb von fünf Sekunden kommen.
refused-hello-first = Zuerst muss „hello“ kommen.
refused-hello-twice = „hello“ war schon da.
refused-version = Dieser Server spricht Protokoll {$n}. Lade die Seite neu.
refused-language = Die Sprache „{$lang}“ gibt es hier nicht; es gibt {$known}.
refused-as = „as“ ist ein Platz von 1 bis 6.
refused-address = Diese Adresse gibt es nicht.
refused-origin = Diese Seite darf nicht mit diesem Server sprechen; siehe --public-url.
refused-metrics = Die Zähler sind nur auf der Maschine des Servers zu lesen, und nicht durch einen Proxy.

## The server

refused-connections = Zu viele Verbindungen. Versuche es später noch einmal.
refused-too-fast = Zu viele Nachrichten auf einmal. Langsamer, bitte.
refused-new-tables = Zu viele neue Tische. Warte eine Minute.
refused-looking = Gerade werden viele Spiele angesehen. Versuche es gleich noch einmal.
refused-tables = Zu viele Tische sind im Spiel. Versuche es später noch einmal.
refused-restarting = Der Server startet neu. Versuche es noch einmal.
refused-unreadable = Der Server konnte den Tisch nicht lesen: {$detail}
refused-storage = Der Server konnte nicht lesen oder schreiben: {$detail}
refused-not-written = Der Server konnte das nicht speichern. Nichts hat sich geändert; versuche es noch einmal.

## Tables and seats

refused-no-table = Diesen Tisch gibt es nicht. Prüfe den Code.
refused-code = „{$code}“ ist kein Code eines Tisches.
refused-frozen = Dieser Tisch wurde mit einer anderen Version gespielt und kann nicht weitergehen.
refused-secret = Das Geheimnis dieses Platzes stimmt nicht. Nimm noch einmal Platz.
refused-spectators = An diesem Tisch darf niemand zusehen.
refused-watching = Du siehst an diesem Tisch zu. Das dürfen nur die, die mitspielen.
refused-sit-first = Nimm zuerst Platz.
refused-not-host = Das darf nur, wer den Tisch eröffnet hat.
refused-name = Ein Name hat 1 bis {$most} Zeichen.
refused-seats = Ein Tisch hat 2 bis 6 Plätze, einer davon ist deiner.
refused-program = Dieses Programm bietet der Server nicht als Bot an. Wähle eines aus der Liste.
refused-no-seat = Platz {$n} gibt es nicht.
refused-seat-taken = Platz {$n} ist besetzt. Wähle einen anderen.
refused-full = Alle Plätze sind besetzt. Du kannst aber zusehen.
refused-seat-fixed = Dieser Platz lässt sich nicht ändern.
refused-edition = Die Ausgabe „{$edition}“ gibt es nicht; es gibt {$known}.
refused-level = Es gibt keinen Bot „{$level}“. Stufen: {$known}. Bei {$tempered} darf nach @ ein Temperament folgen: {$tempers}.
refused-few-monsters = Es gibt nicht genug Monster.
refused-monster = {$monster} kann an diesem Tisch nicht spielen. Hier können spielen: {$all}.
refused-monster-taken = {$monster} ist vergeben. Wähle ein anderes Monster.
refused-alone = Ein Spiel braucht mindestens zwei Monster. Nimm einen Bot dazu oder warte auf jemanden.
refused-not-begun = Das Spiel hat noch nicht begonnen.
refused-about-to-begin = Das Spiel beginnt gerade.
refused-begun = Das Spiel hat begonnen.
refused-begun-watch = Das Spiel hat begonnen. Du kannst zusehen.
refused-not-over = Das Spiel ist noch nicht aus.

## Numbers for the dice

refused-promise = Ein Versprechen hat 64 hexadezimale Stellen und kommt vor dem Start.
refused-number = Das ist nicht die versprochene Zahl.
refused-numbers = Die Zahlen für die Würfel passen nicht: {$detail}
refused-numbers-late = Es fehlt eine Zahl für die Würfel ({$names}). Das Spiel muss neu gestartet werden.
refused-somebody-left = Jemand ist gegangen. Das Spiel muss neu gestartet werden.

## The game

refused-over = Das Spiel ist aus.
refused-paused = Der Tisch macht Pause. Lass ihn zuerst weiterspielen.
refused-eliminated = Dein Monster ist ausgeschieden. Das dürfen nur die, die noch im Spiel sind.
refused-not-asked = Du wirst gerade nichts gefragt.
refused-stale = Die Frage hat sich geändert. Sieh sie dir noch einmal an.
refused-illegal = Das ist keine der möglichen Antworten.
refused-no-action = Das ist keine Aktion; siehe die Auswahl im „frame“.
refused-key = Ein Schlüssel hat 1 bis 64 Bytes.
refused-key-reused = Dieser Schlüssel wurde schon für etwas anderes benutzt.
refused-undo = Das lässt sich nicht zurücknehmen: Seitdem wurde gewürfelt, etwas gezeigt oder geantwortet.

## Finished games

refused-replay = Dieses Spiel lässt sich nicht zeigen: {$detail}
refused-replay-seats = Dieses Spiel hatte {$n} Plätze.
refused-why = Hier wurde nichts entschieden: Es gab nur eine Antwort.
refused-why-yet = An diesem Tisch erfährt man die Gründe der anderen erst, wenn das Spiel aus ist.
refused-why-human = Solange das Spiel läuft, werden nur Bots nach ihren Gründen gefragt.
refused-why-seat = Solange das Spiel läuft, frage von deinem eigenen Platz aus.
refused-journal = Dieses Protokoll lässt sich nicht übernehmen: {$detail}
refused-journal-text = Ein Protokoll ist Text.
refused-journal-open = Dieses Spiel ist noch nicht aus. Nur beendete Spiele lassen sich zeigen.
finding-no-seal = Dieses Spiel hat kein Siegel. Seine Würfel lassen sich nicht prüfen.
finding-not-opened = Die Zahl des Servers für die Würfel wurde nicht gezeigt; darum lassen sie sich nicht prüfen.
finding-server = Nicht fair: Der Server hat eine andere Zahl gezeigt als die versprochene.
finding-player = Nicht fair: Die Zahl von Platz {$n} ist nicht die versprochene.
finding-unfair = Nicht fair: Aus den versprochenen Zahlen folgt {$right}, aber aufgezeichnet ist etwas anderes (Zeile {$line}).
finding-other = Das Spiel lässt sich nicht prüfen: {$detail}
finding-alone = Niemand hat eine Zahl beigesteuert. Dass der Server seine nicht passend gewählt hat, ist damit nicht bewiesen.
finding-kept = Zahlen von Spielern, die in jeden Würfel und jede Karte eingingen: {$n}.

## Tables that cannot be. The command line says these too, with the words that are typed there for the names.

clash-players = Die Ausgabe {$edition} ist für {$least} bis {$most} Monster, nicht für {$n}.
clash-not-two = Die Variante zu zweit ist für genau 2 Monster, nicht für {$n}.
clash-hearts = Ein Monster kann mit {$least} bis {$most} Herzen anfangen, nicht mit {$n}.
clash-stars = Zum Sieg können {$least} bis {$most} Sterne nötig sein, nicht {$n}.
clash-too-many-cards = {$n} Karten sind zu viele für einen Tisch; höchstens {$most} passen.
clash-twice = „{$word}“ ist doppelt; einmal genügt.
clash-both-ways = „{$one}“ und „{$other}“ widersprechen sich; wähle eines davon.
clash-origins-have = „{$word}“ mischt Karten aus Origins in den Stapel; die Ausgabe Origins hat sie schon.
clash-origins-ways = „{$one}“ und „{$other}“ sind zwei Arten, Karten aus Origins einzumischen; wähle eine davon.
clash-origins-evolve = „{$word}“ passt nicht zur Ausgabe Origins: Ihre Monster haben keine Evolutionen.
clash-origins-promos = „{$word}“ passt nicht zur Ausgabe Origins: Promokarten gehören zur Monster Box.
clash-not-of-origins = {$card} ist keine Karte aus dem Stapel von Origins.
clash-mutants-alone = „{$word}“ mischt die Evolutionen aus Power Up!; nimm „{$needed}“ dazu.
clash-evolutions-whose = „{$word}“ gibt jedem Monster eigene Evolutionen: Nenne für jeden Platz ein Monster.
clash-evolutions = „{$word}“ braucht {$needed} Evolutionen für jedes Monster, und {$monster} hat {$has ->
        [0] keine
       *[other] {$has}
    }; wähle ein anderes Monster.
clash-costumes = „{$word}“ gibt jedem Monster {$each} Kostüme: {$seats} Monster brauchen {$needed}, es gibt {$has}.
clash-costumes-no-deck = „{$word}“ mischt Kostüme in den Stapel, und „{$without}“ spielt ohne Stapel; lass eines davon weg.
clash-challenges = „{$word}“ gibt jedem Monster eine Challenge-Karte: {$seats} Monster brauchen {$seats}, es gibt {$has}.
clash-wicked-ways = „{$one}“ und „{$other}“ sind zwei Arten, die Bosheitsplättchen auszulegen; wähle eine davon.
clash-tile-faces = {$one} und {$other} sind die beiden Seiten eines Plättchens; nenne nur eine.
clash-no-tile = {$card} ist kein Bosheitsplättchen.
clash-no-tiles = Es gibt keine Bosheitsplättchen mit dieser Seite.
clash-no-cards = „{$word}“ spielt ganz ohne Karten; lass die anderen weg.
clash-not-in-deck = {$card} ist nicht in diesem Stapel und lässt sich darum nicht weglassen.
clash-monster-twice = {$monster} hat schon einen Platz; jedes Monster gibt es einmal.
clash-monsters = {$seats} Monster spielen, aber {$given} wurden genannt; nenne für jeden Platz eines.
clash-only-tokyo = „{$word}“ gehört zu King of Tokyo; King of New York wird ohne gespielt.
clash-only-new-york = „{$word}“ betrifft Manhattan; das gibt es nur in King of New York.
clash-evolutions-new-york = „{$word}“ braucht {$needed} Evolutionen für New York für jedes Monster, und {$monster} hat {$has ->
        [0] keine
       *[other] {$has}
    }; wähle ein anderes Monster oder lade ein Set mit solchen Evolutionen.
clash-evolutions-none = „{$word}“ braucht Monster, die in dieser Stadt Evolutionen haben, und keines hat welche: Lade ein Set mit Evolutionen für diese Stadt.
clash-evolutions-few = „{$word}“ braucht für jeden der {$seats} Plätze ein Monster, das in dieser Stadt Evolutionen hat, und {$has ->
        [one] nur ein Monster hat
       *[other] nur {$has} Monster haben
    } welche: Spielt zu wenigeren, oder lade ein Set mit mehr davon.
clash-other-city = {$card} spricht vom Symbol „{$face}“, das in dieser Ausgabe ({$edition}) auf keinem Würfel ist; lass die Karte weg oder wähle eine andere Ausgabe.
clash-other = So einen Tisch kann es nicht geben: {$detail}
