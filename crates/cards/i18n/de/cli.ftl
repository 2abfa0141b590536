### Words of the command line (de). Same keys in the same order in every language.

## Columns and headings

cli-head-id = id
cli-head-set = Satz
cli-head-kind = Art
cli-head-cost = Preis
cli-head-monster = Monster
cli-head-species = Spezies
cli-head-level = Stufe
cli-head-side = Seite
cli-head-force = Stärke
cli-head-copies = Anzahl
cli-head-name = Name
cli-head-text = Text
cli-head-provenance = Herkunft
cli-head-confidence = Gewissheit
cli-head-source = Quelle
cli-head-rule = Regel
cli-head-scope = Umfang
cli-head-en = Englisch
cli-head-fr = Französisch
cli-head-de = Deutsch

## Cards

cli-kind-keep = Behalten
cli-kind-discard = Abwerfen
cli-kind-costume = Kostüm
cli-kind-permanent = permanente Evolution
cli-kind-temporary = temporäre Evolution
cli-kind-gift = Geschenk
cli-kind-tile = Bosheitsplättchen
cli-kind-challenge = Challenge-Karte
cli-cost-unknown = unbekannt
cli-species-mutant = Mutant
cli-species-invader = Invasor
cli-species-robot = Roboter
cli-species-halloween = Halloween
cli-side-orange = orange
cli-side-green = grün
cli-provenance-printed = eine veröffentlichte Karte
cli-provenance-house = für dieses Programm gemacht
cli-confidence-high = sicher
cli-confidence-medium = wahrscheinlich
cli-confidence-low = zweifelhaft
cli-check-fine = {$file}: {$cards ->
    [one] {$cards} Karte
   *[other] {$cards} Karten
}, nichts auszusetzen

## Odds

cli-odds-title = Erwartete Sterne und Prügel, jeweils mit dem besten Behalten dafür
cli-odds-each = Erwartet, jeweils mit dem besten Behalten dafür
cli-odds-dice = Würfel
cli-odds-rolls = Würfe
cli-odds-rolls-left = Würfe übrig
cli-odds-stars = Sterne
cli-odds-energy = Energie
cli-odds-smashes = Prügel
cli-odds-hearts = Herzen
cli-odds-fresh = noch nichts gewürfelt
cli-odds-rolled = gewürfelt
cli-odds-keep = behalten
cli-odds-reroll = neu würfeln
cli-odds-roll = würfeln
cli-odds-locked = gesperrt
cli-odds-nothing = nichts
cli-odds-stop = aufhören
cli-odds-chance = Chance
cli-odds-value = Wert
cli-odds-goal = Ziel
cli-odds-mean = Mittel
cli-odds-others = als Nächstes

## Simulations

cli-sim-ways = ein Monster je Spiel
cli-sim-hearts-taken = genommene Herzen
cli-sim-turns-in-tokyo = Züge in Tokyo begonnen
cli-sim-stars-in-the-end = Sterne am Ende
cli-sim-cards-bought = gekaufte Karten
cli-sim-value = Zahl
cli-sim-share = Anteil
cli-rate-bot = Bot
cli-rate-rating = Wertung
cli-rate-wins = Siege
cli-rate-games = Spiele
cli-rate-order = Zug
cli-rate-share = Anteil der Siege
cli-rate-pair = Siege unter zweien
cli-rate-any-time = jederzeit
cli-rate-any-time-low = jederzeit: von
cli-rate-any-time-high = jederzeit: bis
cli-rate-calm = ohne Glück
cli-rate-sure-above = { $bot } gewinnt mehr als { $than } dessen, was er und { $against } gewinnen: sicher (95 %) nach { $games } Spielen
cli-rate-sure-below = { $bot } gewinnt weniger als { $than } dessen, was er und { $against } gewinnen: sicher (95 %) nach { $games } Spielen
cli-rate-sure-open = ob { $bot } mehr oder weniger als { $than } dessen gewinnt, was er und { $against } gewinnen, ist nach { $games } Spielen offen
cli-rate-turns = Züge je Spiel
cli-rate-kept = { $games } Spiele sind in { $file } aufgehoben; derselbe Befehl macht dort weiter
cli-rate-kept-none = keine Runde wurde zu Ende gespielt, also ist in { $file } noch nichts aufgehoben
cli-rate-kept-more = { $file } enthält { $games } Spiele, mehr als die verlangten { $asked }: Das hier kam bei allen zusammen heraus
cli-rate-loss = verschenkt
cli-rate-dice = durch Würfel
cli-rate-leaving = durch Gehen oder Bleiben
cli-rate-won = gewonnen
cli-rate-standard = gewöhnlich
cli-rate-two = Variante zu zweit
cli-rate-regret = Was jeder Bot gegen vollkommenes Spiel verschenkt, von hundert Spielen (zwei Monster, keine Karten)
cli-outside-bot = fremder Bot
cli-outside-asked = gefragt
cli-outside-late = zu spät
cli-outside-nonsense = unlesbar
cli-outside-illegal = nicht erlaubt
cli-outside-gone = nicht da
cli-outside-deaths = beendet
cli-outside-defaults = { $bot }: { $n }-mal wurde die Standardantwort genommen; zuerst wegen: { $first }
cli-outside-said = Seine letzten Zeilen auf der Fehlerausgabe:
cli-outside-section = Wie sich die Programme verhielten
cli-tune-round = Runde
cli-tune-surprise = Überraschung
cli-tune-held = zurückgehaltene Partien
cli-sim-games = Spiele
cli-sim-decisions = Entscheidungen
cli-sim-seconds = Sekunden
cli-sim-games-per-second = Spiele je Sekunde
cli-sim-decisions-per-second = Entscheidungen je Sekunde
cli-sim-mean-turns = Züge je Spiel
cli-sim-seat = Siege, Platz
cli-sim-bot = Siege, Bot
cli-sim-ended-stars = durch Sterne gewonnen
cli-sim-ended-survivor = vom letzten Monster gewonnen
cli-sim-ended-card = durch eine Karte gewonnen
cli-sim-ended-nobody = niemand übrig

## Solved duels

cli-solve-title = Zwei Monster, keine Karten, {$hearts} Herzen, {$stars} Sterne: beide spielen perfekt
cli-solve-first = Wer beginnt, gewinnt
cli-solve-standard = Standard
cli-solve-two-player = Variante zu zweit
cli-solve-state = Zug des ersten, dann der andere
cli-solve-wins = Aussichten des Monsters, dessen Zug beginnt
cli-solve-leaving = Wann man Tokyo verlässt ({$scoring}), getroffen von einem Monster mit {$hearts ->
    [one] 1 Herz
   *[other] {$hearts} Herzen
}
cli-solve-how = Zeilen: die eigenen Sterne. Spalten: die des Angreifers. Geh mit so vielen Herzen oder weniger; · nie.
cli-solve-exceptions = * mit manchen kleineren Herzzahlen bleibt man besser; --json sagt, mit welchen
cli-solve-always = immer, bei allen Sternen
cli-solve-never = nie, bei allen Sternen
cli-solve-written = geschrieben: {$file}
cli-solve-chart-title = Wann man Tokyo verlässt: zwei Monster, keine Karten
cli-solve-chart-panel = getroffen von einem Monster mit {$hearts ->
    [one] 1 Herz
   *[other] {$hearts} Herzen
}
cli-solve-chart-own = eigene Sterne
cli-solve-chart-attacker = Sterne des Angreifers
cli-solve-chart-legend = geh mit so vielen Herzen oder weniger (leer: bleib; umrandet: bleib auch mit manchen kleineren Zahlen)

## Measurements

cli-bench-bot = Bot
cli-bench-decisions = Entscheidungen
cli-bench-median = ms, die Hälfte in
cli-bench-p99 = ms, 99 % in
cli-bench-longest = ms, längste
cli-bench-nodes-s = vorausgespielte Züge/s
cli-bench-case = Fall
cli-bench-decisions-s = Entscheidungen/s
cli-bench-games-s = Spiele/s
cli-bench-decisions-game = Entscheidungen/Spiel
cli-bench-ns = ns/Entscheidung
cli-bench-bytes = Bytes
cli-bench-clone-ns = ns/Kopie
cli-bench-allocations = Allokationen/Spiel
cli-bench-threads = Threads
cli-bench-times = mal so viele
cli-bench-mean = im Mittel
cli-bench-rounds = Runden

## Generated pages

cli-docs-cards = Alle Karten
cli-docs-rules = Alle Regeln
cli-docs-generated = Von `daikaiju docs` erzeugt; Änderungen gehen hier verloren. Die Texte sind in unseren eigenen Worten.
cli-docs-set = {$different ->
    [one] {$different} Karte
   *[other] {$different} verschiedene Karten
}, {$copies ->
    [one] {$copies} Exemplar
   *[other] {$copies} mit allen Exemplaren
}.
cli-docs-scopes = Umfang: „now“ spielt diese Version, und ein Szenario muss es zeigen; „later“ wartet auf seine Erweiterung; „exempt“ kann kein Programm zeigen.

## Studien und Berichte

cli-report-command = Befehl
cli-report-seed = Startzahl
cli-report-version = Version
cli-report-sets = Sets
cli-report-network = Netz, nach dem Planner und Searcher spielen
cli-study-intervals = Intervalle (±, die dünnen Striche) enthalten die Wahrheit in 95 von hundert Fällen.
cli-study-unsure = Wo sie zu breit sind, um etwas zu sagen, oder es weniger als 100 Paare gab, steht „nicht genug“.
cli-study-colours = Blau: sicher mehr. Rot: sicher weniger. Grau: etwa gleich oder, wo es blass ist, nicht sicher: Das Intervall ist zu breit, oder es gab weniger als 100 Spiele zu zählen.
cli-study-colours-heat = Blau: mehr. Rot: weniger. Blasse, kursive Zahlen sind nicht sicher.
cli-study-table = Tabelle
cli-study-card = Karte
cli-study-cost = Kosten
cli-study-pairs = Paare
cli-study-gain = Gewinn
cli-study-gain-free = Gewinn, wenn gratis
cli-study-fair = faire Kosten
cli-study-wins-offered = Siege, wenn angeboten
cli-study-wins-bought = Siege, wenn gekauft
cli-study-times-bought = Käufe
cli-study-gains = gewinnt
cli-study-loses = verliert
cli-study-even = etwa gleich
cli-study-not-enough = nicht genug
cli-study-too-few = Zu wenige Spiele für ein Diagramm: Nichts hier hat schon { $least } Paare. Mit etwa { $games } Spielen hätte es mindestens die Hälfte.
cli-study-stay = bleiben
cli-study-leave = gehen
cli-study-games = Spiele
cli-study-share = Anteil der Siege
cli-study-monster = Monster
cli-study-monsters = Monster
cli-study-rounds = Runden
cli-study-tile = Plättchen
cli-study-level = Stufe
cli-study-hearts = Herzen
cli-study-stars = Sterne
cli-study-title-cards = Was jede Karte wert ist
cli-study-lead-cards = In gespielten Spielen liegt eine Karte vor einem Monster aus, das sie bezahlen kann. Von dort geht das Spiel zweimal mit denselben Würfeln und demselben Stapel weiter: einmal wird die Karte gekauft, einmal nicht. Der Balken sagt, wie viele Spiele mehr der Käufer gewinnt.
cli-study-section-gains = Gewonnene Siege durch den Kauf zu den aufgedruckten Kosten
cli-study-note-gains = Kreise zeigen, was einfaches Zählen sagt: Siege derer, die sie gekauft haben, weniger Siege derer, die es gekonnt hätten. Wer kauft, liegt oft ohnehin vorn oder hinten; die Kreise führen in die Irre.
cli-study-gain-of-buying = durch den Kauf gewonnene Siege, von allen Spielen
cli-study-naive = durch einfaches Zählen
cli-study-section-prices = Faire Kosten
cli-study-note-prices = Die Kosten, bei denen Kaufen und Nichtkaufen gleich oft gewinnen: was die Karte bringt, wenn ihre Kosten zurückgegeben werden, geteilt durch den Wert einer Energie. Kreise sind die aufgedruckten Kosten; blaue Karten sind günstig, rote zu teuer. Oben stehen die Karten, die am wenigsten kosten für das, was sie wert sind, unten die, die am meisten kosten.
cli-study-fair-in-energy = faire Kosten in Energie
cli-study-printed = aufgedruckte Kosten
cli-study-more-than-printed = mehr als aufgedruckt
cli-study-energy = Eine Energie ist wert, von allen Spielen
cli-study-title-evolutions = Was jede Evolution wert ist
cli-study-lead-evolutions = Ein Monster beginnt mit einer Evolution mehr auf der Hand oder nicht; beide Spiele gehen mit denselben Würfeln und demselben Stapel weiter. Der Balken sagt, wie viele Spiele mehr es damit gewinnt. Jedes Monster sitzt gleich oft auf jedem Platz, gegen immer neu gezogene andere.
cli-study-section-evolutions = Gewonnene Siege durch eine Evolution auf der Hand von Anfang an
cli-study-note-evolutions = Es ist der Gewinn eines Bots, der sie hält und spielt; eine Karte, mit der der Bot wenig anfangen kann, sieht schlechter aus, als sie ist.
cli-study-gain-of-hand = gewonnene Siege, von allen Spielen
cli-study-section-decks = Nach Monster: das Mittel seiner Evolutionen
cli-study-note-decks = Was eine weitere Evolution dieses Monsters im Mittel wert ist.
cli-study-title-monsters = Was jedes Monster durch seine Evolutionen wert ist
cli-study-lead-monsters = Monster werden gezogen, und jedes sitzt auf jedem Platz einmal, alle mit demselben Glück. Ohne Power Up! sind alle Monster gleich.
cli-study-section-monsters = Anteil der Siege nach Monster
cli-study-note-monsters = Balken beginnen bei dem Anteil, den jeder hätte, wenn alle gleich wären.
cli-study-title-tiles = Was jedes Bosheitsplättchen wert ist
cli-study-lead-tiles = Wo ein Monster eine Stufe der Bosheit erreicht, geht das Spiel mit jedem Plättchen dieser Stufe und ohne eines weiter, mit denselben Würfeln und demselben Stapel. Der Balken sagt, wie viele Spiele mehr es mit dem Plättchen gewinnt als ohne.
cli-study-gain-of-tile = durch das Plättchen gewonnene Siege, von allen Spielen
cli-study-title-expansions = Was jede Erweiterung ändert
cli-study-lead-expansions = Dieselben Startzahlen werden ohne und mit jeder Erweiterung gespielt.
cli-study-base = Grundspiel
cli-study-everything = alle zusammen
cli-study-expansion = Erweiterung
cli-study-turns = Züge je Spiel
cli-study-than-base = gegenüber Grundspiel
cli-study-decisions = Entscheidungen je Spiel
cli-study-section-length = Wie lang Spiele sind
cli-study-note-length = Züge aller Monster zusammen. Balken beginnen nahe der Länge des Grundspiels.
cli-study-section-endings = Wie Spiele enden
cli-study-note-endings = Anteile an allen Spielen, und wie oft gewinnt, wer beginnt.
cli-study-how-ended = Anteil der Spiele
cli-study-by-stars = durch Sterne
cli-study-by-survivor = letztes
cli-study-by-card = durch Karte
cli-study-by-nobody = niemand
cli-study-first-wins = wer beginnt
cli-study-title-seats = Was es wert ist zu beginnen
cli-study-lead-seats = Gleiche Bots auf allen Plätzen; gezählt wird von dem Platz an, der beginnt.
cli-study-section-order = Anteil der Siege über dem gerechten Anteil, nach der Reihenfolge
cli-study-note-order = Null ist, was jeder gewänne, wenn die Reihenfolge nichts ausmachte.
cli-study-monsters-at-table = Monster am Tisch
cli-study-order = Platz in der Reihenfolge
cli-study-over-fair = über dem gerechten Anteil
cli-study-title-tokyo = Wie lange in Tokyo bleiben
cli-study-lead-tokyo = Überall, wo ein Monster in Tokyo getroffen wurde und gehen darf, geht das Spiel zweimal mit denselben Würfeln und demselben Stapel weiter: einmal bleibt es, einmal geht es. Die Zahlen sagen, wie viele Spiele mehr es gewinnt, wenn es bleibt.
cli-study-hearts-left = Herzen nach dem Treffer
cli-study-own-stars = eigene Sterne
cli-study-gain-of-staying = Gewinn durch Bleiben
cli-study-section-hearts = Gewinn durch Bleiben, nach Herzen und Monstern am Tisch
cli-study-note-hearts = Blau: bleiben. Rot: gehen. Blasse schräge Zahlen sind nicht sicher; leere Felder hatten zu wenige Fälle.
cli-study-section-stars = Nach Herzen und eigenen Sternen
cli-rate-report-title = Wie stark die Bots sind
cli-rate-report-lead = In jeder Runde sitzt jeder Bot auf jedem Platz einmal, alle mit demselben Glück. Intervalle (±, die dünnen Striche) enthalten die Wahrheit in 95 von hundert Fällen.
cli-rate-report-ratings = Wertungen
cli-rate-report-ratings-note = Auf der Skala des Schachs: 1500 ist die Mitte, 400 mehr gewinnt zu zweit zehn von elf Spielen.
cli-rate-report-wins = Anteil der Spiele, die ein Platz des Bots gewinnt
cli-rate-report-wins-note = Balken beginnen bei dem Anteil, den jeder hätte, wenn alle gleich wären.
cli-rate-report-calm = Dasselbe ohne das Würfelglück
cli-rate-report-calm-note = Was jeder Wurf über das hinaus brachte, was zu erhoffen war, ist abgezogen. Im Mittel ist das derselbe Anteil, nur sicherer.
cli-rate-report-pairs = Zu zweit
cli-rate-report-pairs-note = Von den Spielen, die einer der beiden gewann, der Anteil des Bots der Zeile.
cli-rate-report-against = gegen
cli-rate-report-order = Anteil der Siege nach der Reihenfolge
cli-rate-report-order-note = Zug 1 hat, wer beginnt; das wird ausgelost, und jeder Bot sitzt gleich oft auf jedem Platz.
cli-rate-report-games = Die Spiele
cli-rate-report-games-note = Züge aller Monster zusammen, und die Anteile der Spiele, die so endeten.
cli-rate-report-colours = Blau: sicher mehr als dort, wo die Balken beginnen. Rot: sicher weniger. Blassgrau: nicht sicher.

## New York

cli-kind-goal = Sonderkarte
cli-odds-face-title = Was von einem Symbol zu erwarten ist, wenn man bestmöglich dafür behält
cli-odds-of-a-face = erwartet
cli-odds-at-least = mindestens
cli-odds-destruction = Zerstörung
cli-odds-celebrity = Promi
cli-odds-ouch = Aua
cli-sim-turns-in-tokyo-ny = in Manhattan begonnene Züge
cli-study-title-tokyo-ny = Wie lange in Manhattan bleiben
cli-study-lead-tokyo-ny = Wo immer ein Monster in Manhattan verprügelt wurde und fliehen darf, geht das Spiel zweimal weiter, mit denselben Würfeln und demselben Stapel: einmal bleibt es, einmal flieht es. Die Zahlen sagen, wie viel mehr der Spiele es gewinnt, wenn es bleibt.
