### Words of the command line (en). Same keys in the same order in every language.

## Columns and headings

cli-head-id = id
cli-head-set = set
cli-head-kind = kind
cli-head-cost = cost
cli-head-monster = monster
cli-head-species = species
cli-head-level = level
cli-head-side = side
cli-head-force = Force
cli-head-copies = copies
cli-head-name = name
cli-head-text = text
cli-head-provenance = from
cli-head-confidence = sure
cli-head-source = source
cli-head-rule = rule
cli-head-scope = scope
cli-head-en = English
cli-head-fr = French
cli-head-de = German

## Cards

cli-kind-keep = keep
cli-kind-discard = discard
cli-kind-costume = costume
cli-kind-permanent = permanent evolution
cli-kind-temporary = temporary evolution
cli-kind-gift = gift
cli-kind-tile = wickedness tile
cli-kind-challenge = Challenge card
cli-cost-unknown = unknown
cli-species-mutant = mutant
cli-species-invader = invader
cli-species-robot = robot
cli-species-halloween = Halloween
cli-side-orange = orange
cli-side-green = green
cli-provenance-printed = a published card
cli-provenance-house = made for this program
cli-confidence-high = certain
cli-confidence-medium = probable
cli-confidence-low = doubtful
cli-check-fine = {$file}: {$cards ->
    [one] 1 card
   *[other] {$cards} cards
}, nothing wrong

## Odds

cli-odds-title = Expected stars and smashes, each under the best keeping for it
cli-odds-each = Expected, each under the best keeping for it
cli-odds-dice = dice
cli-odds-rolls = rolls
cli-odds-rolls-left = rolls left
cli-odds-stars = stars
cli-odds-energy = energy
cli-odds-smashes = smashes
cli-odds-hearts = hearts
cli-odds-fresh = nothing rolled yet
cli-odds-rolled = rolled
cli-odds-keep = keep
cli-odds-reroll = reroll
cli-odds-roll = roll
cli-odds-locked = locked
cli-odds-nothing = nothing
cli-odds-stop = stop
cli-odds-chance = chance
cli-odds-value = value
cli-odds-goal = goal
cli-odds-mean = mean
cli-odds-others = next best

## Simulations

cli-sim-ways = a monster in a game
cli-sim-hearts-taken = hearts taken
cli-sim-turns-in-tokyo = turns begun in Tokyo
cli-sim-stars-in-the-end = stars in the end
cli-sim-cards-bought = cards bought
cli-sim-value = number
cli-sim-share = share
cli-rate-bot = bot
cli-rate-rating = rating
cli-rate-wins = wins
cli-rate-games = games
cli-rate-order = turn
cli-rate-share = share of wins
cli-rate-pair = wins of two
cli-rate-any-time = at any time
cli-rate-any-time-low = at any time: from
cli-rate-any-time-high = at any time: to
cli-rate-calm = without luck
cli-rate-sure-above = { $bot } wins more than { $than } of what it and { $against } win: sure (95 %) after { $games } games
cli-rate-sure-below = { $bot } wins less than { $than } of what it and { $against } win: sure (95 %) after { $games } games
cli-rate-sure-open = whether { $bot } wins more or less than { $than } of what it and { $against } win is open after { $games } games
cli-rate-turns = turns a game
cli-rate-kept = { $games } games are kept in { $file }; the same command goes on from there
cli-rate-kept-none = no round was played to its end, so nothing is kept in { $file } yet
cli-rate-kept-more = { $file } holds { $games } games, more than the { $asked } asked for: this is what came of all of them
cli-rate-loss = given away
cli-rate-dice = by dice
cli-rate-leaving = by leaving or staying
cli-rate-won = won
cli-rate-standard = standard
cli-rate-two = two-player variant
cli-rate-regret = What each bot gives away against perfect play, of a hundred games (two monsters, no cards)
cli-outside-bot = outside bot
cli-outside-asked = asked
cli-outside-late = late
cli-outside-nonsense = nonsense
cli-outside-illegal = not allowed
cli-outside-gone = gone
cli-outside-deaths = deaths
cli-outside-defaults = { $bot }: the default answer was taken { $n } times; first because of: { $first }
cli-outside-said = Its last lines on standard error:
cli-outside-section = How the programs behaved
cli-tune-round = round
cli-tune-surprise = surprise
cli-tune-held = games held back
cli-sim-games = games
cli-sim-decisions = decisions
cli-sim-seconds = seconds
cli-sim-games-per-second = games a second
cli-sim-decisions-per-second = decisions a second
cli-sim-mean-turns = turns a game
cli-sim-seat = wins, seat
cli-sim-bot = wins, bot
cli-sim-ended-stars = won by stars
cli-sim-ended-survivor = won by the last monster
cli-sim-ended-card = won by a card
cli-sim-ended-nobody = nobody left

## Solved duels

cli-solve-title = Two monsters, no cards, {$hearts} hearts, {$stars} stars: perfect play on both sides
cli-solve-first = The first player wins
cli-solve-standard = standard
cli-solve-two-player = two-player variant
cli-solve-state = turn of the first, then the other
cli-solve-wins = Chances of the monster whose turn begins
cli-solve-leaving = When to leave Tokyo ({$scoring}), hit by a monster that has {$hearts ->
    [one] 1 heart
   *[other] {$hearts} hearts
}
cli-solve-how = Down: your own stars. Across: the attacker's. Leave with this many hearts or fewer; · never.
cli-solve-exceptions = * with some fewer hearts it is better to stay; --json says with which
cli-solve-always = always, whatever the stars
cli-solve-never = never, whatever the stars
cli-solve-written = written: {$file}
cli-solve-chart-title = When to leave Tokyo: two monsters, no cards
cli-solve-chart-panel = hit by a monster with {$hearts ->
    [one] 1 heart
   *[other] {$hearts} hearts
}
cli-solve-chart-own = your own stars
cli-solve-chart-attacker = the attacker's stars
cli-solve-chart-legend = leave with this many hearts or fewer (blank: stay; outlined: with some fewer hearts stay as well)

## Measurements

cli-bench-bot = bot
cli-bench-decisions = decisions
cli-bench-median = ms, half within
cli-bench-p99 = ms, 99 % within
cli-bench-longest = ms, longest
cli-bench-nodes-s = turns played on/s
cli-bench-case = case
cli-bench-decisions-s = decisions/s
cli-bench-games-s = games/s
cli-bench-decisions-game = decisions/game
cli-bench-ns = ns/decision
cli-bench-bytes = bytes
cli-bench-clone-ns = ns/copy
cli-bench-allocations = allocations/game
cli-bench-threads = threads
cli-bench-times = times as many
cli-bench-mean = on average
cli-bench-rounds = rounds

## Generated pages

cli-docs-cards = All cards
cli-docs-rules = All rules
cli-docs-generated = Generated by `daikaiju docs`; changes made here are lost. The texts are in our own words.
cli-docs-set = {$different ->
    [one] 1 card
   *[other] {$different} different cards
}, {$copies ->
    [one] 1 copy
   *[other] {$copies} with all copies
}.
cli-docs-scopes = Scope: "now" is played by this version and has to be shown by a scenario, "later" waits for its expansion, "exempt" is nothing a program can show.

## Studies and reports

cli-report-command = command
cli-report-seed = seed
cli-report-version = version
cli-report-sets = sets
cli-report-network = network of planner and searcher
cli-study-intervals = Intervals (±, the thin lines) hold the truth 95 times in a hundred.
cli-study-unsure = Where they are too wide to tell, or there were fewer than 100 pairs, it says “not enough”.
cli-study-colours = Blue: certainly more. Red: certainly less. Grey: about even or, where it is pale, not certain: the interval is too wide, or there were fewer than 100 games to count.
cli-study-colours-heat = Blue: more. Red: less. Pale numbers in italics are not certain.
cli-study-table = Table
cli-study-card = card
cli-study-cost = cost
cli-study-pairs = pairs
cli-study-gain = gain
cli-study-gain-free = gain if free
cli-study-fair = fair cost
cli-study-wins-offered = wins when offered
cli-study-wins-bought = wins when bought
cli-study-times-bought = times bought
cli-study-gains = gains
cli-study-loses = loses
cli-study-even = about even
cli-study-not-enough = not enough
cli-study-too-few = Too few games for a chart: nothing here has { $least } pairs yet. With about { $games } games at least half of it would.
cli-study-stay = stay
cli-study-leave = leave
cli-study-games = games
cli-study-share = share of wins
cli-study-monster = monster
cli-study-monsters = monsters
cli-study-rounds = rounds
cli-study-tile = tile
cli-study-level = Level
cli-study-hearts = hearts
cli-study-stars = stars
cli-study-title-cards = What each card is worth
cli-study-lead-cards = In played games a card lies on offer before a monster that can pay for it. From there the game goes on twice with the same dice and the same deck: once the card is bought, once it is not. The bar is how much more of the games the buyer wins.
cli-study-section-gains = Gain in wins by buying at the printed cost
cli-study-note-gains = Circles show what simple counting says: wins of those who bought it less wins of those who could have. Whoever buys is often ahead or behind anyway, so the circles mislead.
cli-study-gain-of-buying = wins gained by buying, of all games
cli-study-naive = by simple counting
cli-study-section-prices = Fair cost
cli-study-note-prices = The cost at which buying and not buying would win equally often: what the card gains if its cost is given back, divided by what one energy is worth. Circles are the printed cost; blue cards are bargains, red ones too dear. Cards at the top cost least for what they are worth, those at the bottom most.
cli-study-fair-in-energy = fair cost in energy
cli-study-printed = printed cost
cli-study-more-than-printed = more than printed
cli-study-energy = One energy is worth, of all games
cli-study-title-evolutions = What each evolution is worth
cli-study-lead-evolutions = A monster begins with one more evolution in its hand or does not; both games go on with the same dice and the same deck. The bar is how much more of the games it wins with it. Each monster sits in every seat equally often, against others drawn anew.
cli-study-section-evolutions = Gain in wins by an evolution in the hand from the start
cli-study-note-evolutions = The gain is that of a bot holding and playing it; a card that the bot cannot use well looks worse than it is.
cli-study-gain-of-hand = wins gained, of all games
cli-study-section-decks = By monster: the mean of its evolutions
cli-study-note-decks = What one more evolution of this monster is worth on average.
cli-study-title-monsters = What each monster is worth by its evolutions
cli-study-lead-monsters = Monsters are drawn, and each of them sits in each seat once, all with the same luck. Without Power Up! all monsters are alike.
cli-study-section-monsters = Share of wins by monster
cli-study-note-monsters = Bars begin at the share everybody would have if all were equal.
cli-study-title-tiles = What each wickedness tile is worth
cli-study-lead-tiles = Where a monster reaches a level of wickedness, the game goes on with each tile of that level taken, and with none taken, with the same dice and the same deck. The bar is how much more of the games it wins with the tile than with none.
cli-study-gain-of-tile = wins gained by the tile, of all games
cli-study-title-expansions = What each expansion changes
cli-study-lead-expansions = The same seeds are played without and with each expansion.
cli-study-base = base game
cli-study-everything = all of them
cli-study-expansion = expansion
cli-study-turns = turns a game
cli-study-than-base = than base
cli-study-decisions = decisions a game
cli-study-section-length = How long games are
cli-study-note-length = Turns of all monsters together. Bars begin near the length of the base game.
cli-study-section-endings = How games end
cli-study-note-endings = Shares of all games, and how often whoever begins wins.
cli-study-how-ended = share of games
cli-study-by-stars = by stars
cli-study-by-survivor = last monster
cli-study-by-card = by a card
cli-study-by-nobody = nobody
cli-study-first-wins = first wins
cli-study-title-seats = What it is worth to begin
cli-study-lead-seats = Equal bots in all seats; seats are counted from whoever begins.
cli-study-section-order = Share of wins over the fair share, by the order of turns
cli-study-note-order = Zero is what everybody would win if the order made no difference.
cli-study-monsters-at-table = monsters at the table
cli-study-order = place in the order of turns
cli-study-over-fair = over the fair share
cli-study-title-tokyo = How long to stay in Tokyo
cli-study-lead-tokyo = Wherever a monster in Tokyo was hit and may leave, the game goes on twice with the same dice and the same deck: once it stays, once it leaves. The numbers are how much more of the games it wins if it stays.
cli-study-hearts-left = hearts left after the hit
cli-study-own-stars = own stars
cli-study-gain-of-staying = gain of staying
cli-study-section-hearts = Gain of staying, by hearts and monsters at the table
cli-study-note-hearts = Blue: stay. Red: leave. Pale numbers in italics are not certain; empty squares had too few situations.
cli-study-section-stars = By hearts and own stars
cli-rate-report-title = How strong the bots are
cli-rate-report-lead = In each round every bot sits in every seat once, all with the same luck. Intervals (±, the thin lines) hold the truth 95 times in a hundred.
cli-rate-report-ratings = Ratings
cli-rate-report-ratings-note = On the scale of chess: 1500 is the middle, 400 more wins ten games of eleven between two.
cli-rate-report-wins = Share of games a seat of the bot wins
cli-rate-report-wins-note = Bars begin at the share everybody would have if all were equal.
cli-rate-report-calm = The same without the luck of the dice
cli-rate-report-calm-note = What each roll brought beyond what was to be hoped for is taken off. On average this is the same share, and surer.
cli-rate-report-pairs = Two by two
cli-rate-report-pairs-note = Of the games that one of the two won, the share won by the bot of the row.
cli-rate-report-against = against
cli-rate-report-order = Share of wins by the order of turns
cli-rate-report-order-note = Turn 1 is whoever begins; who that is is drawn, and every bot sits in every seat equally often.
cli-rate-report-games = The games
cli-rate-report-games-note = Turns of all monsters together, and the shares of games that ended so.
cli-rate-report-colours = Blue: certainly more than where the bars begin. Red: certainly less. Pale grey: not certain.

## New York

cli-kind-goal = special card
cli-odds-face-title = What to expect of any one face, under the best keeping for it
cli-odds-of-a-face = expected
cli-odds-at-least = at least
cli-odds-destruction = destruction
cli-odds-celebrity = celebrity
cli-odds-ouch = ouch
cli-sim-turns-in-tokyo-ny = turns begun in Manhattan
cli-study-title-tokyo-ny = How long to stay in Manhattan
cli-study-lead-tokyo-ny = Wherever a monster in Manhattan was hit and may flee, the game goes on twice with the same dice and the same deck: once it stays, once it flees. The numbers are how much more of the games it wins if it stays.
