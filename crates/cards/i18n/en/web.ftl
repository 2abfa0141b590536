### Words of the web client (en).
### Same keys and variables in every language; a test of the client compares them.

## Everywhere

home = Daikaiju, to the first page
nav-main = Main
nav-foot = More
nav-new = New table
nav-cards = Cards
nav-rules = Rules
nav-about = About and settings
foot-line = A monster game made by fans. Not affiliated with the publisher of King of Tokyo.
skip-to-content = Skip to the content
language = Language
theme-now = Colours: {$theme}. Press for the next.
theme-auto = as the system
theme-light = light
theme-dark = dark
theme-contrast = high contrast
loading = Loading …
reload = Reload
error-load = This part of the page could not be loaded. Is the server still there?
error-offline = The server cannot be reached. Check your connection and try again.
error-server = Something went wrong at the server ({$status}). Try again in a moment.
name = Your name
guest-name = Guest {$animal}
guest-animals = Otter|Badger|Hedgehog|Puffin|Lynx|Newt|Walrus|Magpie|Gecko|Beaver|Heron|Marmot|Seal|Toad|Weasel|Yak
level-with-temper = {$level}, {$temper}
temper-of = Temperament of the bot on seat {$n}
temper-none = balanced
bot-of-level = Bot ({$level})
player-here = here
player-away = away
player-stand-in = a bot ({$level}) plays on
seat-free = Free seat
seat-of = Seat {$n}
monster-of = {$monster} ({$name})

## The first page

hero-tag = They came for Tokyo. They brought dice.
hero-see-1 = See it! Six dice shake a city!
hero-see-2 = Hear it! Your friends howl!
landing-play = Play now
landing-dealing = Setting up …
landing-against = against
landing-bots = {$n ->
        [one] 1 bot
       *[other] {$n} bots
    }
landing-level = How well the bots play
landing-invite = Invite friends
landing-code = Code of a table
landing-code-example = Code, such as K7QM2PX
landing-code-short = A code has {$n} characters; this one has {$have}.
landing-join = Join
landing-open = Now showing: open tables
landing-more = Also in this theatre
landing-new-line = Expansions, house rules, clocks
landing-cards-line = Every card in three languages
landing-rules-line = All of them, and in one minute
tables-none = No open tables at the moment. Open one, and it will stand here.
tables-free = {$n ->
        [0] full
        [one] 1 seat free
       *[other] {$n} seats free
    }
tables-started = being played
tables-join = Join
tables-watch = Watch
waiting-label = Your games
waiting-for-you = Your table {$table} waits for you
waiting-dismiss = Do not show it here any more
waiting-dismiss-table = Do not show table {$table} here any more

## New table

new-title = A new table
new-line = Whoever changes nothing gets a good game.
new-who = Who plays
new-seats = Monsters
new-you = You
new-seat-of = Seat {$n}
new-seat-open = A person, by link
new-origins-four = Origins: at most 4
new-monster = Your monster
new-monster-draw = Draw one
new-monster-guests = From Tokyo
new-what = What is played
new-edition = Edition
new-additions = Expansions
new-needs = Needs: {$names}
new-not-with = Not together with {$names}
new-pace = Pace and help
new-speed = Time to think
new-pause = Bots play
new-help = Help during the game
new-guests = Who may come
new-public = In the list of open tables
new-spectators = Spectators
new-spectators-text = Others may watch. They see what lies open, nothing else.
new-house = House rules
new-house-line = Hearts, stars, cards left out
new-hearts = Hearts at the start
new-stars = Stars to win
new-as-book = as in the book
new-without = Leave cards out
new-without-list = Left out
new-without-back = put back
new-start = Start the game
new-start-line = Only bots against you: the game begins at once.
new-open = Open the table
new-open-line = Then you get a link for the others.
variant-on = Two-player variant
variant-off = Without the two-player variant
variant-text = Tokyo gives energy instead of stars, so that the one inside does not run away with the game.
speed-none = No clock
speed-none-text = Everybody takes their time.
speed-normal = Normal
speed-normal-text = 60 seconds in the bank, 20 more each turn.
speed-fast = Fast
speed-fast-text = 30 seconds in the bank, 10 more each turn.
speed-days = Days
speed-days-text = Three days for each decision, for games by the way.
speed-clock-of = Clock {$bank} s + {$more} s
speed-days-of = {$days ->
        [one] 1 day a decision
       *[other] {$days} days a decision
    }
speed-out-text = When the time is up, the answer shown as the default is given.
pause-slow = leisurely
pause-normal = briskly
pause-fast = at once
help-odds = Odds
help-odds-text = Exact chances next to your dice; bots say why they did something.
help-none = No help
help-none-text = Nothing but your instincts.
spectators-yes = Spectators welcome
spectators-no = No spectators
public-yes-text = Anybody finds this table on the first page.
public-no-text = Only those with the link find this table.
rules-hearts = {$n} hearts at the start
rules-stars = {$n} stars to win
rules-without = {$n ->
        [one] 1 card left out
       *[other] {$n} cards left out
    }

## Lobby

lobby-title = Table {$table}
lobby-line-seated = The monsters gather. Send the others the link.
lobby-line-visitor = The monsters gather. Take a seat, or watch.
lobby-seats = The cast
lobby-sit = Sit here
lobby-sit-any = Take a seat
lobby-stand = Stand up
lobby-empty = Empty the seat
lobby-close = Remove the seat
lobby-waits = waits for a monster
lobby-drawn = monster drawn by lot
lobby-thats-you = that is you
lobby-you = You
lobby-watching = You are watching.
lobby-share-screen = Somebody else plays at this screen
lobby-guest-here = Guest here
lobby-local-name = Name of the other person here
lobby-local-monster = Their monster
lobby-start = Curtain up
lobby-begin = Start
lobby-host-starts = Whoever opened the table starts the game.
lobby-watchers = {$n ->
        [0] Nobody is watching.
        [one] 1 spectator
       *[other] {$n} spectators
    }
lobby-rules = What is played
lobby-fair = The server has promised its number for the dice, your browser adds one of its own:
invite-title = Invite
invite-link = Link to this table
invite-copy-link = Copy link
invite-copy-code = Copy code
invite-link-copied = The link is copied.
invite-code-copied = The code is copied.
invite-copy-self = Copy the marked text.
invite-qr = QR code for {$link}
invite-display = Show it on a television
display-join = Play along: scan this, or type the code
starting = The dice are being shaken
starting-line = Every player adds a secret number, so that nobody can choose the dice.
gone-title = No such table
gone-line = This table does not exist any more, or never did. Check the code.
elsewhere-title = Open in another tab
elsewhere-line = You are at this table in another window.
elsewhere-here = Play here
outdated-title = A new version
outdated-line = The server has been updated. Reload; your seat stays yours.
version-new = A new version is here. Your seat stays yours.
version-later = Later
connection-lost = The connection is lost. Trying again …
emotes = Say something
emotes-mute = Hear nothing from the others
emotes-unmute = Hear the others again

## End

end-fin = The end
end-won = {$n ->
        [one] {$names} wins!
       *[other] {$names} win!
    }
end-you-won = You win!
end-nobody = Nobody wins
end-how-stars = With enough stars.
end-how-survivor = The last monster standing.
end-how-card = By a card.
end-how-nobody = Not one monster is left.
end-out = out
end-show = Show the result
end-hide = Hide
end-rematch = Rematch
end-rematch-asked = Setting up …
end-rematch-join = To the rematch
end-replay = Watch the replay
end-journal = Save the journal
end-stars = Stars over time
end-hearts = Hearts over time
end-tokyo = Turns begun in Tokyo
end-damage = Hearts taken from others
end-bought = Cards bought
end-luck = Luck against expectation
end-luck-note = How much more or less often each face came than dice bring on average.
end-luck-who = Monster
end-luck-dice = dice
chart-as-table = As a table
chart-turn = Turn

## Fair dice

fair-title = Fair dice
fair-line = Table {$table}: was everything as promised?
fair-line-any = Was everything as promised? Any finished game can be checked.
fair-which = Which game?
fair-which-line = Put in the code of its table. It stands at the top of the table and in its address.
fair-look = Check
fair-good = Fair.
fair-bad = Not as promised!
fair-checking = Checking …
fair-what = Everybody's promised number was recomputed in your browser.
fair-details = Promises and numbers
fair-all = Check every die and every card
fair-server = The server
fair-kept = kept
fair-broken = not kept
fair-promise = Promise:
fair-number = Number:
fair-not-shown = not shown
fair-counted = Checked: {$dice} dice and {$cards} cards.
fair-self = Check it yourself
fair-self-line = Put in a number; this page computes the promise that belongs to it. Nothing is sent.
fair-who = Whose number
fair-64 = A number has 64 digits from 0 to 9 and a to f.
fair-how = How it works
fair-how-1 = Before the game the server draws a secret number and shows only its fingerprint: the promise.
fair-how-2 = Every player's browser does the same. Only when all promises are in are the players' numbers shown.
fair-how-3 = All dice and cards follow from all the numbers together. Nobody could choose theirs to suit the others.
fair-how-4 = After the game the server shows its number, and everybody can recompute everything.
fair-not = What this does not prove: whoever runs the server could look at hidden cards while the game runs. Play with hosts you trust.

## Replay

replay-title = Replay of {$table}
replay-controls = Replay
replay-more = More controls and the chances
replay-more-short = More
replay-slider = Moment of the game
replay-at = Turn {$turn}: {$text}
replay-turn = Turn {$turn}
replay-jump = Jump to …
replay-turn-back = One turn back
replay-line-back = One step back
replay-play = Play
replay-pause = Pause
replay-line-next = One step on
replay-turn-next = One turn on
replay-speed = Speed
replay-eyes = Through whose eyes
replay-spectator = Spectator
replay-link = Link to this moment
replay-link-short = Link here
replay-link-copied = The link to this moment is copied.
curve-title = Chances to win
analysis-table = Chances to win, turn by turn
analysis-coach = The costliest decisions
analysis-why = Why was that done?
analysis-short-table = Chances
analysis-short-coach = Costliest
analysis-short-why = Why?
coach-none = No decision cost a chance worth telling.
coach-line = Turn {$turn}, {$who}: {$asking}
coach-lost = {$cost} lost
why-done = done
why-better = better
why-because = Why better:
why-best-because = It was the best, because:

## Cards

cards-title = The cards
cards-line = {$n} cards with pictures, in three languages.
cards-search = Search
cards-search-hint = Name or text
cards-kind = Kind
cards-set = Set
cards-cost = Price
cards-cost-more = 7 and more
cards-cost-none = no price
cards-monster = Monster
cards-house = Origin
cards-house-no = printed
cards-house-yes = made for this program
cards-house-mark = house card
cards-all = all
cards-found = {$n ->
        [0] No card found
        [one] 1 card
       *[other] {$n} cards
    }
cards-reset = Show all
cards-more = Show more ({$n})
cards-back = All cards
cards-copies = Copies
cards-unknown = No such card
kind-of-keep = Keep
kind-of-discard = Discard
kind-of-costume = Costume
kind-of-permanent = Permanent evolution
kind-of-temporary = Temporary evolution
kind-of-gift = Gift
kind-of-tile = Wickedness tile
kind-of-challenge = Challenge card
set-base = Monster Box
set-evolutions = Power Up!
set-wickedness = Wickedness
set-luchador = Luchador
set-promos = Promo cards
set-origins = Origins
set-costumes = Halloween

## Rules

rules-title = The rules
rules-line = All of them, each with its number. The log of a game points here.
rules-brief = In one minute
rules-brief-1 = Win with 20[star], or as the last monster alive.
rules-brief-2 = On your turn roll six dice up to three times; each time you keep what you like.
rules-brief-3 = Three [die:1], [die:2] or [die:3] give that many [star]; [die:energy] gives energy, [die:heart] heals you, [die:smash] hits.
rules-brief-4 = In Tokyo you hit everybody outside and earn [star], but your hearts do not heal you, and everybody hits you. Whoever is hit there may leave; the attacker takes the place.
rules-brief-5 = At the end of your turn buy cards with [energy]. They bend all these rules.
rules-search = Search the rules
rules-found = {$n ->
        [0] No rule found
        [one] 1 rule
       *[other] {$n} rules
    }
rules-chapters = Chapters
rules-link = Rule {$id}, link
rules-unknown = There is no rule {$id} in chapter {$chapter}.
chapter-BASE = The game
chapter-END = The end
chapter-BAY = Tokyo Bay
chapter-2P = Two players
chapter-EX = Examples
chapter-FAQ = Questions
chapter-SIL = Where the book is silent
chapter-D = Decisions
chapter-T = Timing
chapter-ORIG = Origins
chapter-PU = Power Up!
chapter-GIFT = Gifts
chapter-MUT = Mutants
chapter-HAL = Halloween
chapter-WICK = Wickedness
chapter-LUCH = Luchador
chapter-NY = New York

## About

about-title = About Daikaiju
about-line = Giant monsters, honest dice.
about-what = What this is
about-what-1 = Daikaiju lets you play the King of Tokyo family of games in the browser: alone against bots, with friends by a link, without an account. All rules and cards are told in our own words, all pictures are our own drawings.
about-not-affiliated = Daikaiju is made by fans. It is not affiliated with, endorsed by or connected to IELLO or anybody else who owns rights in King of Tokyo. If you like the game, buy it: the dice are lovely.
about-licence = The program is free: MIT or Apache 2.0, as you like.
about-fonts = The letters are Dela Gothic One (the Dela Gothic Project Authors) and Atkinson Hyperlegible Next (Braille Institute of America), both under the SIL Open Font License 1.1.
about-prefs = Settings
about-journal = Open a journal
about-journal-line = A saved game can be brought back here and watched.
about-journal-open = Choose a file
about-data = Your data
about-data-line = The server knows your name at the tables where you sat, and nothing else. No account, no tracking. Here you can have the name removed everywhere.
about-forget = Forget my name
about-forget-sure = Press again to forget
about-forgotten = Your name is forgotten.
pref-theme = Colours
pref-motion = Movement
motion-auto = as the system
motion-less = less
motion-full = all
pref-sound = Sounds
pref-guide = Explain the first turns
pref-guide-text = One sentence of help with each new question.
pref-short-log = Short log
pref-keys = Letters as shortcuts
pref-keys-text = For playing by keyboard. Which key does what stands below.
pref-confirm-buy = Ask again before buying
pref-confirm-buy-text = A card that is bought cannot be given back.
pref-notify = Tell me when it is my turn
pref-notify-text = A message from the browser while this tab is hidden.
pref-notify-no = The browser does not allow it. Its settings for this page can change that.
pref-emotes = Show what others say
keys-title = Keys
keys-line = At the table everything can be done with these keys. Press one here, then the key you want instead.
keys-press = Press the new key. Escape leaves it as it is.
keys-set = {$key}: {$what}.
keys-taken = {$key} is taken already: {$what}. Another one?
keys-reserved = {$key} cannot be had: digits, Enter, Escape, Space, Tab and arrows always mean the same. Another one?
keys-change = {$what}: {$key}. Change the key
keys-reset = All keys as delivered
keys-were-reset = All keys are as they were delivered.
keys-other = Choose other keys
keys-group-decide = Deciding
keys-group-say = Having it said
keys-group-look = Looking things up
keys-group-replay = Replay
keys-do-digits = keep or roll die n; choose answer n
keys-do-enter = take the suggested answer
keys-do-escape = close; back to the decision
keys-do-roll = roll
keys-do-keep-face = keep all of the face under the focus
keys-do-unkeep = keep none
keys-do-buy = buy: then 1 to 3 for the card
keys-do-sweep = new cards for 2 energy
keys-do-yes = yes
keys-do-no = no
keys-do-undo = take back
keys-do-automate = automate this question
keys-do-type = type an answer
keys-do-me = my numbers
keys-do-others = the others’ numbers
keys-do-tokyo = who is in Tokyo, or where in New York
keys-do-market = what is for sale
keys-do-last = what happened last
keys-do-waiting = whom we wait for
keys-do-log = log
keys-do-sound = sounds on or off
keys-do-help = help
keys-do-step-back = one step back (←)
keys-do-step-on = one step on (→)
keys-do-turn-back = one turn back
keys-do-turn-on = one turn on
nowhere-title = Nothing here
nowhere-line = A monster was faster. This page does not exist.
nowhere-home = To the first page

## --- The table: keys that begin with table-, kept by the table engineer. The shell is written above this line. ---

# Places and parts
table-title = Table {$code} – Daikaiju
table-title-yours = Your decision – table {$code}
table-table = Table
table-turn = turn {$n}
table-turn-of = {$who}’s turn
table-monsters = The other monsters
table-tokyo = Tokyo
table-place-city = Tokyo City
table-place-bay = Tokyo Bay
table-place-outside = outside Tokyo
table-empty = empty
table-market = For sale
table-deck = {$n} in the deck
table-no-card = no card
table-tiles = Wickedness tiles
table-top = Top card of the deck, as you have seen it
table-discards = Discard pile
table-your-board = Your monster
table-your-hand = Your hand
table-known-hand = Hand, as far as known
table-challenge = Challenge card
table-cards = Cards
table-used = Used evolutions
table-no-cards = No cards yet.
table-decision = Decision
table-skip = Skip to the decision
table-log = Log
table-help = Help
table-menu = Menu
table-close = Close
table-ok = All right
table-you = you
table-you-mark = (you)

# Things, spoken
table-word-star = stars
table-word-heart = hearts
table-word-bolt = energy
table-word-claw = smash
table-word-1 = one
table-word-2 = two
table-word-3 = three

# Marks on monsters
table-hand = {$n ->
    [one] 1 evolution in hand
   *[other] {$n} evolutions in hand
  }
table-poison = {$n ->
    [one] 1 Poison token
   *[other] {$n} Poison tokens
  }
table-shrink = {$n ->
    [one] 1 Shrink token
   *[other] {$n} Shrink tokens
  }
table-target = {$n ->
    [one] 1 Target token
   *[other] {$n} Target tokens
  }
table-wickedness = Wickedness {$n}
table-masks = {$n ->
    [one] 1 mask
   *[other] {$n} masks
  }
table-wears-mask = wears its mask
table-dice = rolls {$n} dice
table-ally = with {$who}
table-out = out
table-thinking = is thinking
table-bot-in = bot in {$time}
table-away-waiting = {$who} is away
table-away-bot = {$who} is away, a bot takes over in {$time}
table-counters = {$n ->
    [one] 1 counter
   *[other] {$n} counters
  }
table-copy-of = A copy of {$card}.
table-from = Belongs to {$who}.
table-idle = Does nothing where it lies.
table-under = Under it: {$card}

# Header and states
table-over = The game is over
table-stand-in = A bot plays for you.
table-paused-text = The game is paused: clocks and bots stand still.
table-paused = Paused
table-pause = Pause
table-go-on = Go on
table-clock = time left
table-ten-seconds = Ten seconds left.
table-spectators = watching
table-watching = You are watching.
table-you-out = You are out
table-you-out-text = The others fight on without you.
table-keep-watching = Keep watching
table-new-table = New table
table-head-you = Your decision
table-head-you-asking = You: {$asking}
table-head-asking = {$who}: {$asking}
table-waiting = Waiting for {$who}
table-connecting = Going to the table …
table-lost = Connection lost. Trying again …
table-elsewhere = This table is open in another window.
table-take-back = Play here
table-outdated = There is a newer version of this page. Your seat is kept.
table-reload = Load it

# Decisions
table-your-decision = Your decision: {$title}
table-buy = Buy
table-short = {$n}⚡ short
table-sweep = New cards
table-play = Play
table-plays = Cards you may play now
table-choose = Choose
table-sent = Sent …
table-undo = Take back
table-why = why?
table-together = Secret until all have answered.
table-uncertain = and what dice or others bring
table-default-short = if time runs out
table-default = If time runs out: {$what}
table-automate = Automate this …
table-order-leave = Leave Tokyo when I have {$n}♥ or fewer
table-order-life = Ask me only when my life is at stake
table-order-pass = Always pass here
table-order-pass-card = {$card}: never ask
table-order-off = switch off
table-dice-group = Your dice
table-die = Die {$n}: {$face}, {$state ->
    [kept] kept
    [frozen] cannot be rolled
   *[rolled] will be rolled
  }
table-dice-of = Dice of {$who}: {$dice}
table-tray = kept
table-keep-faces = Keep all of a face
table-keep-face = {$n} of {$face}: keep all
table-unkeep = none
table-roll = {$n ->
    [one] Roll 1 die
   *[other] Roll {$n} dice
  }
table-roll-none = All kept
table-roll-again = roll again
table-stop = Stop
table-odds = Odds
table-odds-keep = keep the best dice for this
table-focus-die = Go to a die first.
table-confirm = Buy this card?
table-confirm-text = It costs {$price}⚡. You keep {$left}⚡.
table-confirm-no = Not now
table-typed = Type an answer
table-typed-go = Answer
table-typed-hint = number, answer or card
table-typed-hint-roll = dice to keep (1 3 4), or an answer
table-typed-how = Type a number, the beginning of an answer or the name of a card.
table-typed-fit = Answers that fit
table-typed-unasked = Nothing is asked of you now.
table-typed-none = Nothing fits “{$text}”.
table-typed-many = Several fit: {$names}. Type a little more.
table-typed-kept = Kept: {$dice}. Everything else is rolled.
table-typed-sent = Answered: {$name}.

# First game
table-guide-off = no more hints
table-guide-roll = Tap the dice you want to keep, then roll the rest. Three of a number give stars.
table-guide-buy = Energy buys cards: Keep cards stay with you, Discard cards work once. Saving up is fine too.
table-guide-yield = Tokyo gives stars but no healing, and everybody hits you there. Low on hearts? Leave.
table-guide-order = You choose the order, and it can change what you get. Look at the little numbers.
table-guide-pick = Read the cards and take the one that suits your plan. What you do not take is gone.
table-guide-card = One of your cards can be used right now. You may always let it be.
table-guide-challenge = A Challenge is a duel of hidden cards: the higher Force wins. You need not fight.
table-guide-any = Something can be decided here. What would change at once stands on the buttons.

# Log
table-log-filter = What the log shows
table-log-all = everything
table-log-short = without details
table-log-of = only {$who}
table-log-copy = Copy the log
table-log-copied = Copied
table-log-moment = Look at line {$n} in the replay
table-log-look = Show the table as it was at line {$n}
table-past = As it was in turn {$turn}
table-past-asked = you are asked now
table-past-now = Back to now
table-reasons = Why this answer?
table-reasons-ask = Ask what it weighed
table-reasons-note = Chances to win as the program estimates them, from what this seat could know.
table-rule = Rule {$id}
table-rule-unknown = This rule is not in the catalogue.
table-all-rules = All rules
table-all-cards = All cards
table-token-poison = Poison
table-token-poison-text = At the end of its turn a monster loses one heart for each Poison token. A heart die outside Tokyo removes one instead of healing.
table-token-shrink = Shrink
table-token-shrink-text = A monster rolls one die fewer for each Shrink token. A heart die outside Tokyo removes one instead of healing.
table-token-target = Target
table-token-target-text = The monster with this token is marked; the card that gave it says what for.

# Saying the position
table-say-stats = {$who}: {$hearts} {$hearts ->
    [one] heart
   *[other] hearts
  }, {$stars} {$stars ->
    [one] star
   *[other] stars
  }, {$energy} energy
table-say-out = {$who}: out of the game
table-say-card = {$n}: {$card}, {$price} energy

# End
table-won = {$how ->
    [stars] {$who} wins with the stars!
    [survivor] {$who} is the last one standing!
   *[other] {$who} wins!
  }
table-won-nobody = Everybody has fallen. Nobody wins.
table-rematch = Once more
table-rematch-go = To the next game
table-replay = Watch the game again

# Several people, one screen
table-hand-over = Hand the screen to {$who}
table-hand-over-text = Hidden cards are shown next. The others look away.
table-hand-over-show = I am {$who}: show it

# Menu
table-say-it = Say
table-emote-hello = Hello!
table-emote-good_game = Good game!
table-emote-ouch = Ouch!
table-emote-laugh = Ha ha!
table-emote-roar = ROAR!
table-emote-thanks = Thanks!
table-emote-sorry = Sorry!
table-emote-thinking = Hmm …
table-settings = Settings
table-set-sound = sounds
table-set-guide = hints for the first game
table-set-keys = letters as shortcuts
table-set-confirmBuy = ask again before buying
table-set-notify = tell me when it is my turn
table-set-emotes = show what others say
table-set-motion = less motion
table-set-lang = Language
table-set-theme = Colours
table-theme-auto = as the system
table-theme-light = light
table-theme-dark = dark
table-theme-contrast = high contrast
table-lang-en = English
table-lang-fr = Français
table-lang-de = Deutsch
table-sound-on = Sounds on.
table-sound-off = Sounds off.
table-copy-link = Copy the link
table-reclaim = Play myself again
table-leave = Leave: a bot plays on
table-home = Home

# Help
table-help-game = How to win
table-help-text = Be the first with 20★, or the last monster standing. Each turn: roll up to three times, resolve the dice, maybe enter Tokyo, buy cards.
table-keys-on = single letters as shortcuts

## New York

set-new-york = King of New York
chapter-NYB = King of New York
crowded-on = Two monsters in Manhattan
crowded-off = One monster in Manhattan at any time
crowded-text = With five or six monsters two of them fit into Manhattan, as in the book.
end-manhattan = Turns begun in Manhattan
table-new-york = New York
table-place-bronx = The Bronx
table-place-queens = Queens
table-place-brooklyn = Brooklyn
table-place-staten-island = Staten Island
table-place-manhattan = Manhattan
table-place-manhattan-lower = Lower Manhattan
table-place-manhattan-midtown = Midtown Manhattan
table-place-manhattan-upper = Upper Manhattan
table-place-on-the-way = on the way
table-ny-manhattan-lower = Lower
table-ny-manhattan-midtown = Midtown
table-ny-manhattan-upper = Upper
table-ny-buildings = Buildings
table-ny-units-here = Units
table-ny-monsters = Monsters here
table-ny-stack = {$name}: takes {$durability} destruction, gives {$gives}; {$below ->
    [0] nothing below
    [one] 1 building below
   *[other] {$below} buildings below
  }
table-ny-gone = No building is left in this stack
table-ny-units = {$n} × {$name}: each takes {$durability} destruction, gives {$gives}
table-ny-souvenir = A souvenir lies here
table-ny-goal-free = free
table-ny-fee = Moving costs {$n}⚡
table-word-destruction = destruction
table-word-celebrity = celebrity
table-word-ouch = ouch
table-web = Web tokens: {$n}
table-curse = Curse tokens: {$n}
table-token-web = Web
table-token-web-text = A monster has one roll fewer each turn for each of its Web tokens, but at least one; it may use a smash die to remove one instead of attacking with it.
table-token-curse = Curse
table-token-curse-text = Each time a monster rolls any ouch again, it pays 1⚡ for each of its Curse tokens; it may use a heart die to remove one instead of healing, even in Manhattan.
table-order-leave-ny = Leave Manhattan when I have {$n}♥ or fewer
table-guide-roll-ny = Tap the dice you want to keep, then roll the rest. [▟] destroys what stands in your borough, [◎] wakes the units.
table-guide-yield-ny = Manhattan gives stars and energy, but dice do not heal you there, and everybody hits you. Low on hearts? Leave.
table-guide-destroy = Pay the exact durability: a building gives its reward and becomes a unit, a unit is gone. The lit ones on the map can be pressed too.
table-guide-move = Choose a borough by what stands there and who: its units shoot at you, its buildings are yours to destroy. The map can be pressed too.
table-help-text-ny = Be the first with 20★, or the last monster standing. Each turn: roll up to three times, resolve the dice, move, buy cards. In Manhattan you hit everybody outside.
rules-brief-ny = New York in one minute
rules-brief-ny-1 = Win with 20[star], or as the last monster alive.
rules-brief-ny-2 = [die:energy] gives energy, [die:heart] heals you outside Manhattan, [die:smash] hits: from Manhattan everybody outside, from elsewhere whoever is in Manhattan.
rules-brief-ny-3 = [die:destruction] destroys buildings and units in your borough. A fallen building gives its reward and becomes a unit.
rules-brief-ny-4 = [die:ouch]: one, and the units of your borough shoot at you; two, at everybody there; three, all units of the city at everybody in their borough, and you take the Statue of Liberty. Three [die:celebrity] make you the Superstar.
rules-brief-ny-5 = After the dice you move: into Manhattan if there is room, else where you like. Then buy cards with [energy].
card-new-york = In New York:
