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

cli-sim-value = Zahl
cli-sim-share = Anteil
cli-rate-bot = Bot
cli-rate-rating = Wertung
cli-rate-wins = Siege
cli-rate-games = Spiele
cli-rate-seat = Platz
cli-rate-share = Anteil der Siege
cli-rate-pair = Siege unter zweien
cli-rate-turns = Züge je Spiel
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
cli-tune-round = Runde
cli-tune-pass = Durchgang
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

cli-bench-case = Fall
cli-bench-decisions-s = Entscheidungen/s
cli-bench-games-s = Spiele/s
cli-bench-decisions-game = Entscheidungen/Spiel
cli-bench-ns = ns/Entscheidung
cli-bench-bytes = Bytes
cli-bench-clone-ns = ns/Kopie
cli-bench-allocations = Allokationen/Spiel

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
