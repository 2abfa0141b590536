### Words of the terminal and of the log (en).
### Same keys in the same order in every language. Symbols stand for themselves: ★ ♥ ⚡, and ⚔ on a die.

## Small words

several = {$first} and {$last}
nobody = nobody
seat-number = seat {$n}
you = you
bot-kind = bot {$kind}
bot-level = bot, {$level}
bot-temper = bot, {$level}, {$temper}
level-easy = easy
level-easy-text = Does anything that is allowed.
level-normal = normal
level-normal-text = Fights and buys with sense, but does not look ahead.
level-hard = hard
level-hard-text = Weighs every answer by what it makes of its chance to win.
level-master = master
level-master-text = Looks further than hard: plays rounds to come in its head before it answers.
temper-aggressive = aggressive
temper-aggressive-text = Likes to hurt the others and to be in the city.
temper-careful = careful
temper-careful-text = Looks after its hearts and would rather stay out of the city.
temper-star-hunting = star-hunting
temper-star-hunting-text = Likes stars more than anything else.
temper-hoarding = hoarding
temper-hoarding-text = Gathers energy and cards.
unknown-card = a hidden card
copy-text = (copy of {$of}) {$text}
card-in-full = {$card} ({$price}⚡, {$kind}): {$text}
card-in-full-free = {$card} ({$kind}): {$text}
kind-keep = Keep
kind-discard = Discard
kind-costume = costume
kind-permanent = permanent evolution
kind-temporary = temporary evolution
kind-gift = gift
kind-tile = wickedness tile
kind-challenge = Challenge card
kind-level = {$kind}, level {$level}
kind-force = {$kind}, Force {$force}, as Ally +{$bonus}
token-poison = {$n} Poison {$n ->
        [one] token
       *[other] tokens
    }
token-shrink = {$n} Shrink {$n ->
        [one] token
       *[other] tokens
    }
token-target = the target token
place-outside = outside Tokyo
place-tokyo = Tokyo
place-city = Tokyo City
place-bay = Tokyo Bay
decimal-mark = .

## What happened

ev-rolled-for-first = {$who} rolls {$dice} for the first turn.
ev-first-player = {$who} begins.
ev-turn-started = Turn {$turn}: {$who}
ev-turn-extra = Turn {$turn}: {$who} once more
ev-rolled = {$who} rolls {$dice}.
ev-rerolled = {$who} rerolls {$n} {$n ->
        [one] die
       *[other] dice
    }: {$dice}.
ev-rolls-finished = {$who} has finished rolling.
ev-die-changed = Die {$die} changes from {$from} to {$to}.
ev-card-rolled = {$who} rolls {$n} {$n ->
        [one] die
       *[other] dice
    }: {$dice}.
ev-result-added = {$who} adds {$amount} {$face} to the result.
ev-face-resolved = {$who} resolves {$count} {$face}.
ev-gained = {$who} gains {$amount}{$what}, now {$now}{$what}.
ev-lost = {$who} loses {$amount}{$what}, {$now}{$what} left.
ev-hearts-lost = {$who} loses {$amount}♥, {$now}♥ left.
ev-prevented = {$who} is spared {$amount}♥.
ev-loss-held = {$who} is about to lose {$amount}♥: staying in Tokyo or leaving will decide.
ev-used = {$who} uses {$card}.
ev-tokens-got = {$who} gets {$tokens}.
ev-tokens-lost = {$who} removes {$tokens}.
ev-counters = {$card} now holds {$now}.
ev-entered = {$who} enters {$place}.
ev-yielded = {$who} yields {$place}.
ev-left = {$who} has to leave {$place}.
ev-stayed = {$who} stays in Tokyo.
ev-bought = {$who} buys {$card} for {$price}⚡, {$now}⚡ left.
ev-bought-deck = {$who} buys {$card} from the top of the deck for {$price}⚡, {$now}⚡ left.
ev-bought-monster = {$who} buys {$card} from {$from} for {$price}⚡, {$now}⚡ left.
ev-bought-discards = {$who} buys {$card} from the discard pile for {$price}⚡, {$now}⚡ left.
ev-bought-reserved = {$who} buys {$card}, which was laid aside, for {$price}⚡, {$now}⚡ left.
ev-card-arrived = {$card} lies in front of {$who}.
ev-card-discarded = {$card} of {$who} is discarded.
ev-card-under-deck = {$card} goes under the deck.
ev-card-moved = {$card} goes from {$from} to {$to}.
ev-revealed = New on offer: {$card}, {$price}⚡.
ev-swept = {$who} replaces the cards on offer.
ev-reshuffled = The discard pile is shuffled into a new deck.
ev-peeked = {$who} looks at the top card of the deck: {$card}.
ev-peeked-hidden = {$who} looks at the top card of the deck.
ev-copied = {$card} is now a copy of {$of}.
ev-copy-ended = {$card} is no longer a copy.
ev-extra-turn = {$who} will take another turn {$n ->
        [0] after this one.
        [one] after this one, with 1 die fewer.
       *[other] after this one, with {$n} dice fewer.
    }
ev-survived = {$who} lives on with {$now}♥.
ev-allied = {$who} and {$with} win or fall together from now on.
ev-window-opened = {$names} may use a card now.
ev-offered = {$who} is shown {$card}.
ev-offered-hidden = {$who} is shown a card.
ev-kept = {$who} keeps {$card}.
ev-kept-hidden = {$who} keeps a card.
ev-discarded-unseen = {$who} discards {$card} unseen.
ev-discarded-unseen-hidden = {$who} discards an evolution unseen.
ev-evolutions-drawn = {$who} draws {$n} {$n ->
        [one] evolution
       *[other] evolutions
    }.
ev-evolutions-reshuffled = The discarded evolutions of {$who} are shuffled into a new deck.
ev-evolution-played = {$who} plays {$card} from the hand.
ev-handed-over = {$card} goes from {$from} into the hand of {$to}.
ev-brought-back = {$who} takes {$card} back into the hand.
ev-announced = {$who} wants to buy {$card}.
ev-purchase-cancelled = {$who} cannot buy {$card} this turn.
ev-reserved = {$who} lays {$card} aside: nobody else can buy it.
ev-turned-up = {$who} turns up {$card}.
ev-frozen = {$who} freezes die {$die} {$face}: nobody can reroll or turn it.
ev-face-useless = Dice showing {$face} do nothing for {$who} this turn.
ev-turn-skipped = The rest of the turn of {$who} is skipped.
ev-stars-set = {$who} has {$now}★ now.
ev-wickedness = {$who} rises to {$now} on the wickedness gauge.
ev-tile-taken = {$who} takes the wickedness tile {$card}.
ev-stolen = {$who} takes {$card} from {$from} and pays {$price}⚡.
ev-challenge-drawn = {$who} draws the Challenge card {$card}.
ev-challenge-drawn-hidden = {$who} draws a Challenge card.
ev-challenges-reshuffled = The discarded Challenge cards are shuffled into a new deck.
ev-challenge-declared = {$who} challenges {$with}.
ev-help-asked = {$who} asks for help.
ev-volunteered = Help for {$who} is offered by {$names}.
ev-volunteered-none = Nobody offers {$who} help.
ev-ally-chosen = {$with} is the Ally of {$who}.
ev-help-declined = {$who} fights alone.
ev-challenge-revealed = {$who} reveals {$card}: Force {$force}.
ev-challenge-hidden = {$who} leaves the Challenge card face down.
ev-challenge-won = {$who} wins the Challenge with {$total} to {$against}.
ev-challenge-won-alone = {$who} wins the Challenge.
ev-challenge-unwon = Nobody wins the Challenge.
ev-challenge-discarded = {$who} discards the Challenge card.
ev-mask-moved = {$from} gives {$to} a mask.
ev-mask-gone = {$from} loses a mask.
ev-eliminated = {$who} is eliminated.
ev-ended-stars = {$winners} {$n ->
        [one] wins
       *[other] win
    } with enough ★!
ev-ended-survivor = {$winners} {$n ->
        [one] wins
       *[other] win
    }: nobody else is left!
ev-ended-card = {$winners} {$n ->
        [one] wins
       *[other] win
    } by a card!
ev-ended-nobody = Nobody is left: nobody wins.
told-dice = {$who}: {$dice} after {$n} {$n ->
        [one] roll
       *[other] rolls
    }

## Why, in a few words: behind what happened

reason-smashes = smashes of {$who}
reason-card-of = {$card} of {$who}
reason-base-5 = the first cards on offer
reason-base-11 = most smashes begin
reason-base-12 = clockwise
reason-base-16 = up to 3 rolls
reason-base-17 = first roll
reason-base-19 = kept dice may be rerolled
reason-base-21 = only the last faces count
reason-base-22 = all dice are resolved
reason-base-23 = three of one number
reason-base-24 = more of that number
reason-base-25 = energy dice
reason-base-26 = smashes
reason-base-27 = smashes out of Tokyo
reason-base-28 = smashes into Tokyo
reason-base-29 = own choice after being wounded
reason-base-33 = no ♥ left
reason-base-35 = heart dice outside Tokyo
reason-base-36 = no healing in Tokyo
reason-base-37 = maximum of ♥
reason-base-38 = Tokyo is empty
reason-base-40 = takes control of Tokyo
reason-base-41 = starts the turn in Tokyo
reason-base-42 = extra turn
reason-base-43 = buying cards
reason-base-44 = the offer is refilled at once
reason-base-45 = Discard card
reason-base-46 = Keep card
reason-base-47 = new cards on offer
reason-base-49 = paying with ⚡
reason-base-51 = order at the end of the turn
reason-base-52 = the dice are passed on
reason-bay-2 = Tokyo City is taken, Tokyo Bay is free
reason-bay-4 = Tokyo Bay closes
reason-bay-5 = from Tokyo Bay to the empty Tokyo City
reason-2p-2 = takes control of Tokyo, two players
reason-2p-3 = starts the turn in Tokyo, two players
reason-pu-3 = the first evolution
reason-pu-4 = three hearts: an evolution
reason-pu-8 = the evolution deck was empty
reason-gift-2 = a gift for a wounded monster
reason-gift-4 = a gift passed on
reason-gift-6 = gifts do nothing to their owner
reason-gift-7 = evolutions of a monster that is out leave the game
reason-mut-3 = the draft
reason-hal-2 = the first costume
reason-hal-7 = three smashes: costumes can be stolen
reason-hal-8 = a stolen costume is paid for
reason-wick-6 = three 1s
reason-wick-7 = three 2s
reason-wick-10 = a level was reached
reason-wick-15 = tiles go with the Keep cards
reason-luch-5 = a wounded monster stays
reason-luch-15 = the higher Force wins
reason-luch-16 = at equal Force the Champion wins
reason-luch-17 = the loser gives a mask
reason-luch-18 = only one has revealed
reason-luch-19 = nobody has revealed
reason-luch-20 = reward of the Challenge
reason-luch-21 = reward of the Ally
reason-luch-22 = the Challenger takes the place
reason-luch-23 = everybody involved draws a new card
reason-luch-27 = no mask to give
reason-luch-28 = masks of an eliminated monster
reason-end-1 = enough ★ at the end of a turn
reason-end-2 = last monster alive
reason-end-3 = the ways to win
reason-end-5 = nobody is left
reason-faq-8 = a heart die removes a token
reason-sil-2 = first to have the ★
reason-sil-3 = the deck was empty
why-named = {$name}: {$text}
why-poison = At the end of its turn a monster loses 1♥ for each of its Poison tokens; outside Tokyo a heart die can remove one.
why-shrink = A monster rolls one die fewer for each of its Shrink tokens; outside Tokyo a heart die can remove one.
why-target = The target token marks one monster at a time; the card that put it there says what that means.
why-nothing = Nothing has happened since your last answer that needs a reason. Try why BASE-23, or why and the name of a card.

## The board

board-monster = monster
board-out = out of the game
board-ally = with {$who}
board-copy = {$card} = {$of}
board-given = {$card} (from {$who})
board-idle = {$card} (does nothing here)
board-wicked = wickedness {$n}
board-hand = {$n} in hand
board-hand-known = {$n} in hand (among them {$cards})
board-mask = mask
board-masks = {$n} {$n ->
        [one] mask
       *[other] masks
    } collected, {$score}★ in all
board-frozen = Frozen by {$who}: die {$die} {$face}
board-aside = {$card} (laid aside)
board-tiles = Wickedness tiles to be had:
hand-own = Your hand: {$cards}
hand-empty = You have no cards in hand.
hand-pack = The evolutions to choose from:
hand-deck = In your evolution deck: {$cards}
hand-challenge = Your Challenge card: {$card}
board-offer = On offer: {$cards}
too-dear = Not enough ⚡ for: {$cards}
board-deck = Cards on offer (deck {$deck}, discard pile {$discards}):

## Starting, stopping

intro-title = King of Tokyo at the terminal
intro = Be the first monster with {$stars}★, or the last one with any ♥ left. On your turn you roll dice up to three times, keeping what you like: three equal numbers give ★, ♥ heals, ⚡ buys cards, ⚔ hurts the monsters on the other side of Tokyo. Type ? at any time for help.
ask-monster = Which monster do you want to be? Type its number or name, or just Enter to draw one.
ask-monster-of = {$who}, which monster do you want to be? Type its number or name, or just Enter to draw one.
hint-monster = Type a number from 1 to {$n}, a name, or just Enter.
help-monster = Type a number from 1 to {$n}, a name or its beginning, or just Enter to draw a monster. Monsters differ only with Power Up!, where each has evolutions of its own. card NAME shows a card, lang changes the language, quit leaves.
resumed = The game goes on where it stopped, after {$n} {$n ->
        [one] entry
       *[other] entries
    } of the journal.
resumed-cut = The last line of the journal was cut off, as if the program stopped while writing it; it is dropped: {$line}
resumed-over = This game is over.
input-ended = The input has ended, so the game stops here.
journal-kept = Nothing is lost: go on with  daikaiju play --resume {$file}
journal-none = This game was not written down. Start the next one with --journal FILE to be able to go on later.
journal-cannot = This game is not written down and cannot be gone on with later: {$why}
journal-over = Watch it again with  daikaiju replay {$file}
program-faults = {$bot} gave no useful answer {$n} times, and the default was taken; the first time: {$first}
ask-out = You are out; the others play on. Enter jumps to the end, w lets you watch, quit stops.
cover = Please hand the keyboard to {$who}. {$who}: press Enter when nobody else is looking.
cover-nothing = {$who}: at this moment you could have had a card to use, but you have none. Enter goes on; always skips such moments.
cover-nothing-to-pay = {$who}: at this moment you could have had a card to pay with, but you have none. Enter goes on.
cover-since = What happened meanwhile:
ask-person = {$who}: {$ask}
key-enter = Enter
choice-with-detail = {$label}: {$detail}

## Questions: what is asked, and why now

ask-nothing = Nothing is asked.
help-nothing = The game runs by itself here.
ask-roll = Roll {$roll} of {$rolls}: which dice do you roll again?
help-roll = Type r and the numbers of the dice to reroll (r 1 3 5), or k and the faces to keep (k 11s keeps two 1s and a smash; h is a heart, e energy, s a smash). Enter stops, and the dice count as they lie. Three equal numbers score that many ★, each more of them 1★.
ask-rolled = Your rolls are used up. Do you use a card before the dice are resolved?
help-rolled = A card of yours still works on these dice. Type its number, or Enter to resolve them as they lie.
ask-first = Do you use a card before your first roll?
help-first = Some of your cards work only now, before you roll. Type the number of one, or Enter to go on.
ask-react = {$active} has finished rolling. Do you use a card on those dice?
help-react = Your card may act on another monster’s dice after its last roll, before they are resolved. Type its number, or Enter to let them lie.
ask-change = Do you change your dice with a card?
help-change = Rolling is over, but your cards may still change dice before they are resolved. Type a number, or Enter to resolve them as they are.
ask-losing = You are about to lose {$amount}♥{$more ->
        [yes] {" "}or more
       *[no] {""}
    } ({$cause}) and have {$hearts}♥. Do you use a card?
help-losing = Before the loss happens your cards may prevent it or heal you. Type a number, or Enter to take the loss.
ask-selling = Do you sell a card?
help-selling = A card lets you sell Keep cards at the end of your turn. Type its number, or Enter to sell nothing.
ask-window = Do you use a card?
help-window = One of your cards can be used now. Type its number, or Enter to go on without.
ask-use = Do you use {$card}?
help-use = The moment your card speaks of has come. Type 1 to use it, or Enter not to.
ask-die = Which die of {$active} for {$card}?
help-die = The card works on one die; type its number.
ask-face = Which face for {$card}?
help-face = The die is turned to the face you choose; type its number.
ask-copy = Which card does {$card} copy?
help-copy = Your card becomes a copy of one Keep card in play, yours or another monster’s; type its number.
ask-sell = Which card do you sell?
help-sell = You discard it and gain its printed cost in ⚡; type its number.
ask-card-of = Which card of {$owner} do you take?
help-card-of = {$card} lets you take one of these cards; type its number.
ask-either = {$card} gives you a choice: which way?
help-either = One of the two must happen; type its number.
ask-hearts = You have {$amount} heart {$amount ->
        [one] die
       *[other] dice
    } to use. What is the next one for?
help-hearts = Heart dice heal you outside Tokyo, but each can also remove a token or do what a card says; type a number for each die.
ask-face-order = Which dice do you resolve next?
help-face-order = You choose the order, and here it makes a difference; type a number.
ask-effect-order = Which effect comes first?
help-effect-order = Several effects happen now and their order matters; type the number of the next one.
ask-buy = You have {$energy}⚡. Do you buy a card?
help-buy = You may buy as many cards as you can pay for. Keep cards stay in front of you, Discard cards work once, at once. Type a number, or Enter to end your turn.
ask-revealed = A new card is on offer and you may buy it first. You have {$energy}⚡.
help-revealed = One of your cards lets you buy cards the moment they are revealed. Type a number, or Enter to leave it.
ask-yield = {$active} has hit you in Tokyo. You have {$hearts}♥. Do you stay or leave?
help-yield = A monster hit in Tokyo may leave it to the attacker; the lost ♥ are gone either way.
ask-reroll-own = Do you reroll one of the dice just rolled?
help-reroll-own = Your card also works on dice rolled for cards. Type 1 to reroll one, or Enter to let them lie.
ask-turn-start = The turn of {$active} begins. Do you use a card?
help-turn-start = Some cards are played exactly now, before anything else happens in the turn. Type a number, or Enter to go on.
ask-resolving = The dice of {$active} are about to be resolved. Do you use a card?
help-resolving = The dice are final; cards that add to the result or protect you work now. Type a number, or Enter to go on.
ask-may-yield = {$who} may leave Tokyo. Do you use a card?
help-may-yield = A card of yours works on a monster that may leave Tokyo, before it decides or after it has decided to stay. Type a number, or Enter to go on.
ask-other-stays = {$who} stays in Tokyo. Do you use a card?
help-other-stays = A card of yours works on a monster that could have left Tokyo and stays. Type a number, or Enter to go on.
ask-entering = {$active} comes to Tokyo. Do you use a card?
help-entering = A card of yours works when somebody moves into Tokyo. Type a number, or Enter to go on.
ask-another-buys = {$who} wants to buy {$card}. Do you use a card?
help-another-buys = A card of yours can interfere with the purchase before it is paid. Type a number, or Enter to let it be.
ask-turn-end = The turn of {$active} ends. Do you use a card?
help-turn-end = Some cards are played exactly now, at the end of a turn. Type a number, or Enter to go on.
ask-offered = Which of these cards do you keep? Only you see them.
help-offered = Type a number. An evolution goes into your hand, where nobody sees it until you play it; a costume lies in front of you. What you do not keep goes back or away.
ask-draft = Which evolution do you take for your deck?
help-draft = Everybody takes one at the same time and passes the rest to the left, until all have eight: those are your evolution deck. Type a number.
ask-shown-face = Which of your dice are turned for {$card}?
help-shown-face = All your dice with the face you choose are turned; to which face comes next. Type a number.
ask-face-for = Die {$die} shows {$face}. To which face do you turn it?
help-face-for = {$card} lets you turn each of your dice; choosing the face it shows leaves it. Type a number.
ask-face-useless = Dice with which face do nothing for {$active} this turn?
help-face-useless = {$card} lets you name a face; type its number.
ask-tile = You have reached level {$level} of wickedness. Which tile do you take?
help-tile = A tile works at once and stays in front of you; each level gives you one. Type a number, or Enter to take none.
ask-seat = Which monster for {$card}?
help-seat = Your card works on one of these monsters; type a number.
ask-ways = {$card} of {$who}: what do you do?
help-ways = All monsters concerned choose at the same time; nobody sees what the others choose. Type a number.
ask-turned-up = {$card} was turned up from the discard pile. You have {$energy}⚡. Do you buy it?
help-turned-up = Your card lets you buy it for less. Type 1 to buy it, or Enter to leave it.
ask-to-buy = You have {$energy}⚡. Which card do you buy with {$card}?
help-to-buy = The prices shown are those of your card; type a number.
ask-reserve = Which card on offer do you lay aside with {$card}?
help-reserve = Only you can buy it from there; type a number.
ask-redirect = Which card must {$owner} buy instead?
help-redirect = {$card} has cancelled the purchase; type the number of another card.
ask-gifts = You have hurt others with your smashes. Do you steal a costume or lay a gift?
help-gifts = With three smashes you may buy costumes off monsters you hurt; gifts can be laid in front of any of them. Type a number, or Enter to go on.
ask-gift-to = In front of which monster do you lay {$card}?
help-gift-to = A gift works on the monster it lies in front of; type a number.
ask-challenge = Do you start a Challenge?
help-challenge = A monster you hurt stays in Tokyo. If you win the Challenge, you take its place and the reward of your card. Type a number, or Enter not to.
ask-ask-help = Do you ask for help in the Challenge?
help-ask-help = Others may offer to be your Ally; the bonus of the Ally’s card is added to your Force. Type 1 to ask, or Enter to fight alone.
ask-volunteer = {$owner} asks for help in a Challenge. Do you offer yours?
help-volunteer = As an Ally you play your own Challenge card; if that side wins, you get the Ally’s reward. Type 1 to offer, or Enter not to.
ask-pick-ally = Whose help do you take?
help-pick-ally = One Ally at most; type a number, or Enter to fight alone.
ask-reveal-challenge = Do you reveal your Challenge card?
help-reveal-challenge = Both decide at the same time. If both reveal, the higher Force wins and takes a mask; if only one does, that one wins; if nobody does, nothing happens.
ask-beat = It is the turn of {$active}. Do you come in between with a card?
help-beat = You asked to be stopped at such moments (beats off ends that). Type a number, or Enter to let the game go on.

## Answers: what each does

pass-roll = stop rolling
pass-buy = buy nothing
pass-losing = take the loss
pass-no = no
pass-hearts = leave the other heart dice unused
pass-done = go on
pass-tile = take no tile
pass-alone = fight alone
pass-face-down = leave it face down
do-roll = reroll {$n} {$n ->
        [one] die
       *[other] dice
    }
do-use = use {$card}
do-play = play {$card} from your hand
do-lay-gift = lay the gift {$card}
do-seat = {$who}
do-keep = {$card} ({$kind})
do-tile = take {$card}
do-reserve = lay {$card} aside ({$price}⚡)
do-redirect = {$card} for {$price}⚡
do-steal = take {$card} from {$who} and pay {$price}⚡
do-challenge = challenge {$who}
do-ally = take the help of {$who}
do-ask-help = ask for help
do-volunteer = offer your help
do-reveal = reveal {$card}
do-refuse = no
do-way-give = give {$amount}{$what} to {$who}
do-way-lose = lose {$amount}{$what}
do-way-more = lose {$amount}{$what} more if the smashes wound you
do-die = die {$n} {$face}
do-face = {$face}
do-resolve = {$count} × {$face}
do-copy = copy {$card} of {$who}
do-sell = sell {$card} for {$price}⚡
do-take = take {$card}
do-effect = {$card}
do-token-effect = the effect of {$token}
do-choice = way {$n}
do-heal = gain 1♥
do-cure = remove {$token}
do-give = heal {$who} by 1♥
do-buy = buy {$card} for {$price}⚡ ({$kind})
do-buy-deck = buy the top card of the deck, {$card}, for {$price}⚡ ({$kind})
do-buy-monster = buy {$card} from {$who} for {$price}⚡ ({$kind})
do-buy-discards = buy {$card} from the discard pile for {$price}⚡ ({$kind})
do-buy-reserved = buy {$card}, laid aside, for {$price}⚡ ({$kind})
do-buy-on-terms = buy {$card} for {$price}⚡ ({$kind})
do-sweep = pay {$price}⚡ for three new cards on offer
do-leave = leave
do-leave-detail = {$who} takes your place; outside you can heal with heart dice
do-stay = stay
do-stay-detail = you gain {$amount}{$what} if you start your next turn in Tokyo, but heart dice do not heal you here and all others aim at you

## What may be typed: letters and words (English ones are understood everywhere)

letter-heart = h
letter-energy = e
letter-smash = s
letter-use = u
letter-sweep = w
letter-leave = l
letter-stay = s
word-reroll = r reroll
word-keep = k keep
word-stop = stop
word-use = u use
word-all = all
word-watch = w watch
word-yes = yes y
word-no = no n
command-help = help ?
command-why = why
command-odds = odds
command-card = card
command-table = table board
command-log = log
command-quit = quit
command-lang = lang
command-hand = hand
command-always = always
command-life = life
command-standing = standing
command-beats = beats
word-off = off clear
help-commands =
    ?  this help
    why  why did that happen; why BASE-23 or why and a card’s name
    odds  exact chances for these dice; odds smash>=3, odds 3x2 or odds 4-of-a-kind
    card NAME  what a card does
    table  the whole board
    hand  your cards in hand, and what they do
    log  what happened; log 50 for more
    lang LL  another language: en, fr or de
    always  pass this question from now on without asking
    life  ask about losses only if they would eliminate you
    standing  what was settled this way; standing off ends it
    beats on  be asked at public moments of others’ turns; beats off
    quit  stop and go on another time

## When something typed is not an answer

hint-no-default = Please choose: type one of the numbers. ? explains.
hint-not-understood = “{$text}” is not understood here. Type one of the answers shown, or ? for help.
hint-roll = r 1 3 5 rerolls these dice · k 11s keeps faces · Enter stops · odds · ? help
hint-reroll = Name the dice to reroll by their numbers, such as r 1 3 5, or r all.
hint-keep = Name the faces to keep, such as k 11s; all other dice are rerolled.
hint-use = Type u and the number of the card.
hint-no-rolls = You have no roll left; use a card, or Enter to go on.
hint-position = There is no die “{$text}”: the dice are numbered 1 to {$n}. To name faces, begin with k.
hint-die-twice = Die {$text} is named twice: numbers are the places of the dice. To name faces, begin with k.
hint-face = No face is called “{$text}”: write 1, 2, 3, h (heart), e (energy) or s (smash).
hint-too-many = You do not have that many {$face}.
hint-card = No card is called “{$text}”. Type card and the beginning of its name.
hint-cards = Several cards fit: {$cards}
hint-odds = “{$text}” is no pattern: write smash>=3, stars>=4, 3x1, 3xnumber, 4-of-a-kind or all-six.
hint-lang = Type lang and one of: {$known}
hint-always = Only questions at which a card may be used and Enter passes can be passed for good.
standing-none = No standing answers: you are asked everything. At a question about a card, always passes it from now on; life passes losses that do not kill you; beats on stops the others at public moments for your any-time cards.
standing-always = {$n}  always pass: {$ask}
standing-life = {$n}  losses: only asked if they would eliminate you
standing-beats = {$n}  asked at public moments of others’ turns
standing-how = Type standing and a number to end one, standing off to end all.
standing-set = Noted until you say otherwise; standing shows it.
standing-ended = Ended; you are asked again.
standing-passed = (passed, as you said: {$ask})

## Forecast and odds

forecast = If you stop now: {$parts}
forecast-nothing = If you stop now, these dice give nothing.
forecast-enters = you enter {$place}
forecast-enters-either = you enter {$city} or {$bay}
forecast-rolls = cards may still change this
forecast-yield = then Tokyo may be left to you
forecast-no-healing = (In Tokyo, heart dice do not heal you.)
odds-now = Exact chances with {$n} {$n ->
        [one] roll
       *[other] rolls
    } left, each with the best dice to keep for it:
odds-fresh = Exact chances for a turn with {$dice} dice and {$n} {$n ->
        [one] roll
       *[other] rolls
    }:
odds-keep = keep {$dice}
odds-keep-none = reroll all
odds-there = it is there
odds-more = Others: odds smash>=3, odds 3xnumber, odds stars>=4, odds 4-of-a-kind, odds all-six

## Replays

replay-head = Recorded game ({$edition}): {$names}
replay-at = After entry {$n}, turn {$turn}
replay-asked = To answer: {$who}
replay-over = The game is over.
coach-head = The costliest decisions of this game, by what they made of the chance to win:
coach-none = No decision of this game cost a chance worth telling.
coach-line = Turn {$turn}, {$who}, {$asking} (entry {$entry}): {$cost} lost
coach-did = done
coach-better = better
coach-why = why
coach-keep = keep {$dice}, roll {$n} again
coach-roll-all = roll all dice again
coach-stop = stop with {$dice}
cause-won = the game is won this turn {$better} of the time instead of {$worse}
cause-out = out of the game this turn {$better} of the time instead of {$worse}
cause-rivals-out = rivals out at the end of the turn: {$better} on average instead of {$worse}
cause-hearts = own ♥ at the end of the turn: {$better} on average instead of {$worse}
cause-stars = own ★ at the end of the turn: {$better} on average instead of {$worse}
cause-energy = own ⚡ at the end of the turn: {$better} on average instead of {$worse}
cause-cards = own cards at the end of the turn: {$better} on average instead of {$worse}
cause-card = {$card} is worth more here
cause-city = in Tokyo at the end of the turn {$better} of the time instead of {$worse}
cause-rival-hearts = ♥ of all the others at the end of the turn: {$better} on average instead of {$worse}
cause-rival-stars = ★ of all the others at the end of the turn: {$better} on average instead of {$worse}
cause-several = several small things together
cause-later = nothing that shows before the turn is over
coach-note = note
temper-is = Temperament: {$temper}. {$text}
coach-temper = That is not counted here, where only the chance to win is.
asked-bot = The bot’s answers, as it weighs them itself.
asked-temper = What it likes counts here as if it were a chance to win, for that is how it weighs.
asked-chance = This bot plays at random.
asked-rules = This bot follows simple rules and weighs nothing.
asked-program = Here plays a program of its own, which does not say what it weighs.
asked-planner = The numbers are what a bot of the level {$level} thinks of it.
verified-fair = The dice are fair: everything rolled and drawn follows from the numbers promised before the game by the server and {$n} {$n ->
    [1] player
   *[other] players
}.
verified-over = Verified: {$n} {$n ->
        [one] entry
       *[other] entries
    }, chance and positions exactly as recorded, to the end of the game.
verified-open = Verified: {$n} {$n ->
        [one] entry
       *[other] entries
    }, chance and positions exactly as recorded; the game is not over.

## For the web table

now-nothing = There is nothing to decide here: the game goes on by itself.
now-roll = Keep the dice you like and roll the others again, or stop. Three equal numbers give ★, ♥ heals outside Tokyo, ⚡ buys cards, ⚔ hurts others.
now-rolled = Your rolls are used up, but a card of yours still works on these dice. Use it, or let them count as they lie.
now-first = Some cards work only now, before your first roll. Use one, or go on and roll.
now-react = {$active} has rolled for the last time. Before these dice count, a card can still act on them: use it, or let them lie.
now-change = Rolling is over, but cards can still change your dice before they count. Use one, or let the dice count as they lie.
now-losing = Before you lose these ♥, a card can prevent it or heal you. Use one, or take the loss; with no ♥ left you are out.
now-selling = Your turn is ending, and a card lets you sell Keep cards: each brings its printed cost in ⚡. Sell one, or keep them all.
now-window = This is a moment at which a card can be used. Use one, or go on without.
now-use = The moment {$card} speaks of has come. Whether you use it is up to you.
now-die = {$card} works on one of these dice. Choose which one.
now-face = {$card} turns the die to a face of your choice. It then counts as if it had been rolled that way.
now-copy = {$card} becomes a copy of a card in play and does the same from now on. Choose which one it copies.
now-sell = The card you choose is discarded, and you gain its printed cost in ⚡.
now-card-of = {$card} lets you take a card from {$owner}. Choose the one that will be yours.
now-either = {$card} does one of two things, and you decide which. The other one does not happen.
now-hearts = Outside Tokyo a heart die heals you, but it can also remove a token or serve a card. Choose for one die after the other.
now-face-order = All your dice will count, in the order you like, and here the order makes a difference. Choose what comes next.
now-effect-order = Several effects happen at the same moment, and their order makes a difference. Choose which one comes next.
now-buy = Buy as many cards as your ⚡ can pay for: Keep cards stay with you, Discard cards work once, at once. You can also pay for three new cards, or end your turn.
now-revealed = A new card is on offer, and one of your cards lets you buy it before anybody else. Buy it, or leave it there.
now-yield = {$active}’s smashes hit you in Tokyo. Leave, and {$active} takes your place; stay for Tokyo’s rewards, but your dice cannot heal you there.
now-reroll-own = Dice were rolled for a card, and another card of yours can reroll one of them. Reroll it, or let the result stand.
now-turn-start = {$active}’s turn begins, and some cards are used exactly now, before anything else. Use one, or go on.
now-resolving = {$active}’s dice are final and about to count. Cards that add to the result or protect you work now: use one, or go on.
now-other-stays = {$who} could have left Tokyo and stays. A card can answer that now: use it, or go on.
now-entering = {$active} comes to Tokyo, and some cards work at exactly that moment. Use one, or go on.
now-another-buys = {$who} wants to buy {$card}. Before it is paid, a card can interfere: use it, or let the purchase happen.
now-turn-end = {$active}’s turn ends, and some cards are used exactly now. Use one, or go on.
now-offered = Keep one of these cards; nobody else sees them. An evolution goes into your hand, a costume in front of you; the rest goes back or away.
now-draft = Everybody takes one evolution and passes the rest to the left, until all have eight. Your eight will be your evolution deck.
now-shown-face = {$card} turns all your dice of one face. Choose the face they show now; what they become comes next.
now-face-for = {$card} lets you turn each of your dice. Choose a face for die {$die}; with {$face} it stays as it is.
now-face-useless = {$card} lets you name a face: dice showing it do nothing for {$active} this turn.
now-tile = Level {$level} of wickedness offers you a tile. It costs nothing, works at once and stays in front of you; choose one, or none.
now-seat = {$card} works on one of these monsters. Choose which one.
now-ways = {$card} lets all monsters concerned choose, at the same time and in secret. Choose what suits you best.
now-turned-up = {$card} was turned up from the discard pile, and you may have it for less than its price. Buy it, or leave it there.
now-to-buy = {$card} lets you buy one card at the price shown here. Choose which one.
now-reserve = {$card} lays a card on offer aside for you: from then on nobody else can buy it. Choose which one.
now-redirect = {$card} has stopped the purchase. Choose another card: {$owner} has to buy that one instead.
now-gifts = Your smashes hurt others. With three of them you may buy costumes off those monsters; gifts can be laid in front of them. Or go on.
now-gift-to = A gift works on the monster it lies in front of. Choose one of those you hurt.
now-challenge = A monster you hurt stays in Tokyo. Challenge it: if you win, you take its place and your Challenge card’s reward. Or let it be.
now-ask-help = Others may offer to be your Ally; the Ally’s card adds its bonus to your Force. Ask for help, or fight alone.
now-volunteer = {$owner} is looking for an Ally. If your offer is taken, your Challenge card adds its bonus; if that side wins, you get its Ally reward.
now-pick-ally = These monsters offer their help. Choose one as your Ally, whose card adds its bonus to your Force, or fight alone.
now-reveal-challenge = Both decide in secret. If both reveal, the higher Force wins and takes a mask; if only one does, that one wins; otherwise nothing happens.
now-beat = It is {$active}’s turn, but a card of yours can be used at any time. Use it now, or let the game go on.
now-may-yield = {$who} may leave Tokyo. A card of yours works on a monster in that place, before it decides or after it has chosen to stay.
asking-nothing = waiting
asking-roll = rolling dice
asking-rolled = rolling dice
asking-first = may use a card
asking-react = may use a card
asking-change = may use a card
asking-losing = may use a card
asking-selling = may sell cards
asking-window = may use a card
asking-use = may use a card
asking-die = choosing a die
asking-face = choosing a face
asking-copy = choosing a card to copy
asking-sell = choosing a card to sell
asking-card-of = choosing a card to take
asking-either = choosing an effect
asking-hearts = using heart dice
asking-face-order = choosing an order
asking-effect-order = choosing an order
asking-buy = buying
asking-revealed = may buy the new card
asking-yield = leave or stay?
asking-reroll-own = may reroll a die
asking-turn-start = may use a card
asking-resolving = may use a card
asking-other-stays = may use a card
asking-entering = may use a card
asking-another-buys = may use a card
asking-turn-end = may use a card
asking-offered = choosing a card
asking-draft = choosing a card
asking-shown-face = choosing a face
asking-face-for = turning dice
asking-face-useless = naming a face
asking-tile = may take a tile
asking-seat = choosing a monster
asking-ways = deciding
asking-turned-up = may buy a card
asking-to-buy = choosing a card to buy
asking-reserve = laying a card aside
asking-redirect = choosing another card
asking-gifts = may use a card
asking-gift-to = choosing a monster
asking-challenge = may start a Challenge
asking-ask-help = may ask for help
asking-volunteer = may offer help
asking-pick-ally = choosing an Ally
asking-reveal-challenge = reveal or not?
asking-beat = may use a card
asking-may-yield = may use a card
barred-short = {$n}⚡ short
barred-card = cannot be bought this turn
barred-now = not possible now
edition-monster-box = Monster Box
edition-monster-box-text = King of Tokyo in full for 2 to 6 monsters: Tokyo Bay opens with five or more, and cards can bring tokens and extra dice.
edition-origins = Origins
edition-origins-text = A smaller King of Tokyo for 2 to 4 monsters: a single place in Tokyo, and a deck of its own without tokens and extra dice.
with-power-up = Power Up!
with-power-up-text = Every monster has eight evolutions of its own: you start with one hidden in your hand, and three ♥ dice bring you another.
with-mutants = Mutant evolutions
with-mutants-text = For Power Up!: the evolutions of all monsters in play are mixed, and everybody picks eight of them before the game.
with-halloween = Halloween costumes
with-halloween-text = Everybody starts with a costume, more of them are in the deck, and with three ⚔ you can buy costumes off the monsters you hurt.
with-wicked-orange = Wickedness (orange)
with-wicked-orange-text = Three 1s or three 2s also make you more wicked, which earns you tiles with lasting powers; the orange ones suit a first game.
with-wicked-green = Wickedness (green)
with-wicked-green-text = Three 1s or three 2s also make you more wicked, which earns you tiles with lasting powers; here they show their green sides.
with-wicked-mixed = Wickedness (mixed)
with-wicked-mixed-text = Three 1s or three 2s also make you more wicked, which earns you tiles with lasting powers; here orange and green sides are mixed.
with-luchador = Luchador
with-luchador-text = Everybody has a mask and a secret Challenge card: if a monster you hurt stays in the city, you can challenge it for its place.
with-promos-likely = Promo cards
with-promos-likely-text = Shuffles more cards into the deck: the promo cards that are probably real.
with-origins-exclusive = Cards of Origins
with-origins-exclusive-text = Shuffles the cards that only Origins has into the deck.
with-no-cards = Without Power cards
with-no-cards-text = No Power cards at all: only dice and the city count, which is good for a short game or a first one.

## Additions of which the rules of a table speak

with-two-player-variant = Variant for two
with-crowded-manhattan = Two monsters in Manhattan
with-crowded-manhattan-text = With five or six monsters there is room for two of them in Manhattan, as the book has it; switched off, only one fits at any time.

## New York: places, buildings, units. A key that ends in -ny is said at its tables instead of the one without.

kind-goal = special card
token-web = {$n} Web {$n ->
        [one] token
       *[other] tokens
    }
token-curse = {$n} Curse {$n ->
        [one] token
       *[other] tokens
    }
place-bronx = the Bronx
place-queens = Queens
place-brooklyn = Brooklyn
place-staten-island = Staten Island
place-manhattan = Manhattan
place-manhattan-lower = Lower Manhattan
place-manhattan-midtown = Midtown Manhattan
place-manhattan-upper = Upper Manhattan
place-on-the-way = on the way
place-in-bronx = in the Bronx
place-in-queens = in Queens
place-in-brooklyn = in Brooklyn
place-in-staten-island = on Staten Island
place-in-manhattan = in Manhattan
place-in-manhattan-lower = in Lower Manhattan
place-in-manhattan-midtown = in Midtown Manhattan
place-in-manhattan-upper = in Upper Manhattan
place-in-on-the-way = on the way
place-to-bronx = to the Bronx
place-to-queens = to Queens
place-to-brooklyn = to Brooklyn
place-to-staten-island = to Staten Island
place-to-manhattan = to Manhattan
place-to-manhattan-lower = to Lower Manhattan
place-to-manhattan-midtown = to Midtown Manhattan
place-to-manhattan-upper = to Upper Manhattan
place-to-on-the-way = on the way
place-with = with {$who}
place-nobody = nobody there
place-units = {$n} {$n ->
        [one] unit
       *[other] units
    }
place-buildings = buildings {$tops}
place-fee = costs {$n}⚡
zone-manhattan-lower = Lower
zone-manhattan-midtown = Midtown
zone-manhattan-upper = Upper
thing-high-rise = high-rise
thing-power-plant = power plant
thing-hospital = hospital
thing-infantry = infantry
thing-jet = jet
thing-tank = tank
thing-a-high-rise = a high-rise
thing-a-power-plant = a power plant
thing-a-hospital = a hospital
thing-a-infantry = an infantry unit
thing-a-jet = a jet
thing-a-tank = a tank
thing-into-infantry = an infantry unit
thing-into-jet = a jet
thing-into-tank = a tank

## New York: what happened

ev-entered-ny = {$who} enters {$place}.
ev-yielded-ny = {$who} flees from {$place}.
ev-stayed-ny = {$who} stays in Manhattan.
ev-loss-held-ny = {$who} is about to lose {$amount}♥: staying in Manhattan or fleeing will decide.
ev-extra-turn-roaming = {$who} will take another turn after this one, and may move in it at any time.
ev-placed = {$who} starts {$in}.
ev-moved = {$who} goes {$to}.
ev-moved-up = {$who} moves up to {$place}.
ev-destroyed-building = {$who} destroys {$thing} {$in}; it becomes {$unit}.
ev-destroyed-unit = {$who} destroys {$thing} {$in}.
ev-building-shown = A building shows {$in}: {$thing}, {$worth}.
ev-unit-moved = {$who} sends {$thing} {$to}.
ev-goal-taken = {$who} takes {$card}.
ev-goal-taken-from = {$who} takes {$card} from {$from}.
ev-goal-left = {$card} lies beside the cards on offer again.
ev-result-treated = {$who} counts {$amount} {$from} as {$to}.
ev-die-set-aside = {$who} sets die {$die} {$face} aside.
ev-destroys-in = {$who} uses destruction {$in} this turn.
ev-keep-awaited = {$who} will get the next Keep card that is turned up.
ev-souvenir-left = {$who} leaves a souvenir {$in}.
reason-nyb-4 = most smashes begin
reason-nyb-5 = chosen before the first turn
reason-nyb-6 = three celebrity win Superstar
reason-nyb-7 = three ouch win the Statue of Liberty
reason-nyb-9 = starts the turn in Manhattan
reason-nyb-11 = up to 3 rolls
reason-nyb-12 = all dice are resolved
reason-nyb-13 = energy dice
reason-nyb-14 = smashes
reason-nyb-16 = own choice after being hit
reason-nyb-18 = heart dice outside Manhattan
reason-nyb-19 = destruction
reason-nyb-21 = a building falls
reason-nyb-22 = a unit falls
reason-nyb-25 = celebrity with Superstar
reason-nyb-27 = one ouch: units attack
reason-nyb-28 = two ouch: units attack everybody in the borough
reason-nyb-29 = three ouch: units attack everybody
reason-nyb-32 = moving into Manhattan
reason-nyb-33 = own choice to move
reason-nyb-34 = up one zone each turn
reason-nyb-36 = the second way through Manhattan closes
reason-nyb-39 = enough ★ at the end of a turn
reason-nyb-40 = who is left at the end of a turn
reason-nyb-41 = no ♥ left
why-web = A monster has one roll fewer each turn for each of its Web tokens, but at least one; it may use a smash die to remove one instead of attacking with it.
why-curse = Each time a monster rolls any ouch again, it pays 1⚡ for each of its Curse tokens; it may use a heart die to remove one instead of healing, even in Manhattan.
why-poison-ny = At the end of its turn a monster loses 1♥ for each of its Poison tokens; outside Manhattan a heart die can remove one.
why-shrink-ny = A monster rolls one die fewer for each of its Shrink tokens; outside Manhattan a heart die can remove one.
why-nothing-ny = Nothing has happened since your last answer that needs a reason. Try why NYB-21, or why and the name of a card.

## New York: the board, starting

board-borough = borough
board-buildings = buildings
board-units = units
board-there = monsters
board-souvenir = souvenir
board-goals = To be won with dice: {$cards}
board-unit-of = {$from} → {$thing} ({$cost}▟ → {$worth})
board-tiles-legend = Buildings cost as much ▟ as they give: {$buildings}; +2 means two more below. When they fall, they become units: {$units}
intro-title-ny = King of New York at the terminal
intro-ny = Be the first monster with {$stars}★, or the last one with any ♥ left. On your turn you roll dice up to three times, keeping what you like: ▟ (destruction) brings down buildings and units where you are and gives what they are worth, three ♛ (celebrity) win Superstar and ★, ◎ (ouch) lets units attack, ♥ heals outside Manhattan, ⚡ buys cards, ⚔ hurts the monsters on the other side: those in Manhattan hit all others, all others hit those in Manhattan. Type ? at any time for help.

## New York: questions and answers

help-roll-ny = Type r and the numbers of the dice to reroll (r 1 3 5), or k and the faces to keep (k dds keeps two ▟ and a ⚔; d is ▟ destruction, c ♛ celebrity, o ◎ ouch, h a heart, e energy, s a smash). Enter stops, and the dice count as they lie. One ◎ lets the units in your borough attack you, two everybody there, three everybody everywhere.
now-roll-ny = Keep the dice you like and roll the others again, or stop. Destruction brings down buildings and units here, three celebrity win Superstar, ouch lets units attack; ♥ heals outside Manhattan, ⚡ buys, ⚔ hurts.
roll-must = A card makes you roll on: choose dice to roll again.
roll-lying = These dice cannot be rolled again: {$dice}.
roll-curse = To roll {$face} again costs you {$n}⚡ each time (Curse).
help-hearts-ny = Heart dice heal you outside Manhattan, but each can also remove a token or do what a card says; type a number for each die.
now-hearts-ny = Outside Manhattan a heart die heals you, but it can also remove a token or serve a card. Choose for one die after the other.
ask-yield-ny = {$active} has hit you in Manhattan. You have {$hearts}♥. Do you stay or flee?
help-yield-ny = A monster hit in Manhattan may flee to another borough; the lost ♥ are gone either way. If there is room in Manhattan then, {$active} has to move in.
now-yield-ny = {$active}’s smashes hit you in Manhattan. Flee to another borough, and {$active} moves in if there is room then; stay for its rewards, but your dice cannot heal you there.
ask-may-yield-ny = {$who} may flee from Manhattan. Do you use a card?
help-may-yield-ny = A card of yours works on a monster that may flee from Manhattan, before it decides or after it has decided to stay. Type a number, or Enter to go on.
now-may-yield-ny = {$who} may flee from Manhattan. A card of yours works on a monster in that place, before it decides or after it has chosen to stay.
ask-other-stays-ny = {$who} stays in Manhattan. Do you use a card?
help-other-stays-ny = A card of yours works on a monster that could have fled from Manhattan and stays. Type a number, or Enter to go on.
now-other-stays-ny = {$who} could have fled from Manhattan and stays. A card can answer that now: use it, or go on.
ask-entering-ny = {$active} comes to Manhattan. Do you use a card?
help-entering-ny = A card of yours works when somebody moves into Manhattan. Type a number, or Enter to go on.
now-entering-ny = {$active} comes to Manhattan, and some cards work at exactly that moment. Use one, or go on.
help-challenge-ny = A monster you hurt stays in Manhattan. If you win the Challenge, you take its place and the reward of your card. Type a number, or Enter not to.
now-challenge-ny = A monster you hurt stays in Manhattan. Challenge it: if you win, you take its place and your Challenge card’s reward. Or let it be.
ask-settle = Where does your monster begin?
help-settle = Before the first turn everybody chooses a borough outside Manhattan; at most two monsters fit into each. What you can destroy, and which units can hurt you, depends on where you are. Type a number or a name.
now-settle = Before the first turn everybody chooses a borough outside Manhattan; at most two monsters fit into each. You destroy what stands where you are, and the units there can hurt you.
asking-settle = choosing a borough
ask-home = You leave Manhattan. Where do you go?
help-home = Any other borough with fewer than two monsters will do. Type a number or a name.
now-home = You leave Manhattan for another borough with fewer than two monsters. Choose which one.
asking-home = choosing a borough
ask-move = You are {$in}. Do you move?
help-move = You may move to another borough with fewer than two monsters. What you can destroy, and which units can hurt you, depends on where you are. Type a number or a name; Enter stays, where that is offered.
now-move = You may move to another borough with fewer than two monsters: you destroy what stands where you are, and the units there can hurt you. Choose where to go, or stay.
asking-move = may move
ask-destroy = You have {$amount}▟ left to use. What do you destroy?
help-destroy = A building costs as much ▟ as it gives and becomes a unit, which cannot be destroyed in the same turn. As long as your ▟ suffice for anything, you have to go on. Type a number.
now-destroy = Your destruction brings down buildings and units where you are; buildings become units. As long as it suffices for anything, something has to fall. Choose what comes next.
asking-destroy = destroying
ask-tear = You have {$webs} Web {$webs ->
        [one] token
       *[other] tokens
    } and {$amount}⚔. What is the next ⚔ for?
help-tear = A smash die can remove a Web token from you instead of attacking; each of them costs you a roll every turn. Type 1 to remove one, or Enter to attack with all that are left.
now-tear = Each Web token costs you a roll every turn. A smash die can remove one instead of attacking. Choose for one die after the other, or attack with the rest.
asking-tear = using smash dice
ask-how-many = How many of your {$amount} {$face} do you use for {$card}?
help-how-many = {$card} lets you count as many of them as you like as something else. Type a number.
now-how-many = {$card} lets you count as many of these as you like as something else. Choose how many.
asking-how-many = choosing a number
ask-borough = In which borough do you use your destruction?
help-borough = {$card} lets you destroy in one other borough this turn. Type a number or a name.
now-borough = {$card} lets you use all your destruction of this turn in one other borough. Choose which one.
asking-borough = choosing a borough
ask-unit-to = Where does this unit go?
help-unit-to = {$card} sends units to other boroughs, each to a different one. Type a number or a name.
now-unit-to = {$card} sends units to other boroughs, each to a different one. Choose where this one goes.
asking-unit-to = sending units away
ask-scatter = Which unit do you send away? {$amount} may still go.
help-scatter = {$card} lets units leave your borough, each for a different one. Type a number, or Enter to let the others stay.
now-scatter = {$card} lets units leave your borough, each for a different one. Choose the next, or let the others stay.
asking-scatter = sending units away
ask-give-up = Which of your Keep cards do you discard?
help-give-up = {$card} makes you discard one of them; type its number.
now-give-up = {$card} makes you discard one of your Keep cards. Choose which one.
asking-give-up = discarding a card
ask-trade = {$card}: what do you get for your {$amount}★?
help-trade = You have given up all your ★ and choose how they are shared out. Type a number.
now-trade = {$card} turns all your ★ into other things, and you choose how they are shared out.
asking-trade = choosing a number
pass-move = stay {$in}
pass-tear = attack with all that are left
do-place = go {$to}
do-roam = move {$to} now
do-destroy-building = destroy {$thing} (stack {$n})
do-destroy-building-detail = costs {$cost}▟, gives {$amount}{$what}; becomes {$unit}, {$below ->
        [0] none below
       *[other] {$below} below
    }
do-destroy-unit = destroy {$thing} {$in}
do-destroy-unit-detail = costs {$cost}▟, gives {$amount}{$what}
do-scatter = send {$thing} away
do-tear = remove {$token} instead of attacking
do-treat = {$n} × {$face} as {$to}
do-trade = {$gains}
do-trade-nothing = nothing
do-give-up = discard {$card}
do-leave-ny = flee
do-leave-detail-ny = {$fee ->
        [0] you choose another borough, where heart dice can heal you
       *[other] for {$fee}⚡ you choose another borough, where heart dice can heal you
    }; {$who} moves into Manhattan if there is room then
do-stay-detail-ny = you gain {$gifts} if you start your next turn in Manhattan, but heart dice do not heal you here and all others aim at you
letter-destruction = d
letter-celebrity = c
letter-ouch = o
letter-leave-ny = f
help-commands-ny =
    ?  this help
    why  why did that happen; why NYB-21 or why and a card’s name
    odds  exact chances for these dice; odds ouch<=1, odds destruction>=4 or odds 4-of-a-kind
    card NAME  what a card does
    table  the whole board, and what buildings and units are worth
    hand  your cards in hand, and what they do
    log  what happened; log 50 for more
    lang LL  another language: en, fr or de
    always  pass this question from now on without asking
    life  ask about losses only if they would eliminate you
    standing  what was settled this way; standing off ends it
    beats on  be asked at public moments of others’ turns; beats off
    quit  stop and go on another time
hint-roll-ny = r 1 3 5 rerolls these dice · k dds keeps faces · Enter stops · odds · ? help
hint-keep-ny = Name the faces to keep, such as k dds; all other dice are rerolled.
hint-face-ny = No face is called “{$text}”: write d (▟ destruction), c (♛ celebrity), o (◎ ouch), h (heart), e (energy) or s (smash).
hint-odds-ny = “{$text}” is no pattern: write ouch<=1, destruction>=4, 3xcelebrity, smash>=2, 4-of-a-kind or all-six.
forecast-destruction = {$n}{$face} to use
forecast-enters-ny = you enter {$place}
forecast-yield-ny = then Manhattan may be left to you
forecast-no-healing-ny = (In Manhattan, heart dice do not heal you.)
odds-more-ny = Others: odds ouch<=1, odds destruction>=4, odds 3xcelebrity
cause-city-ny = in Manhattan at the end of the turn {$better} of the time instead of {$worse}
edition-new-york = King of New York
edition-new-york-text = For 2 to 6 monsters: five boroughs full of buildings that fall and become units, three zones of Manhattan, dice and a deck of their own.
