### Words of the terminal and of the log (en).
### Same keys in the same order in every language. Symbols stand for themselves: ★ ♥ ⚡, and ⚔ on a die.

## Small words

several = {$first} and {$last}
nobody = nobody
seat-number = seat {$n}
you = you
bot-kind = bot {$kind}
unknown-card = a hidden card
copy-text = (copy of {$of}) {$text}
card-in-full = {$card} ({$price}⚡, {$kind}): {$text}
kind-keep = Keep
kind-discard = Discard
token-poison = {$n} Poison {$n ->
        [one] token
       *[other] tokens
    }
token-shrink = {$n} Shrink {$n ->
        [one] token
       *[other] tokens
    }
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
why-nothing = Nothing has happened since your last answer that needs a reason. Try why BASE-23, or why and the name of a card.

## The board

board-monster = monster
board-out = out of the game
board-ally = with {$who}
board-copy = {$card} = {$of}
board-offer = On offer: {$cards}
too-dear = Not enough ⚡ for: {$cards}
board-deck = Cards on offer (deck {$deck}, discard pile {$discards}):

## Starting, stopping

intro-title = King of Tokyo at the terminal
intro = Be the first monster with {$stars}★, or the last one with any ♥ left. On your turn you roll dice up to three times, keeping what you like: three equal numbers give ★, ♥ heals, ⚡ buys cards, ⚔ hurts the monsters on the other side of Tokyo. Type ? at any time for help.
ask-monster = Which monster do you want to be? Type its number or name, or just Enter to draw one.
ask-monster-of = {$who}, which monster do you want to be? Type its number or name, or just Enter to draw one.
hint-monster = Type a number from 1 to {$n}, a name, or just Enter.
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
ask-out = You are out; the others play on. Enter jumps to the end, w lets you watch, quit stops.
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
ask-losing = You are about to lose {$amount}♥ ({$cause}) and have {$hearts}♥. Do you use a card?
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

## Answers: what each does

pass-roll = stop rolling
pass-buy = buy nothing
pass-losing = take the loss
pass-no = no
pass-hearts = leave the other heart dice unused
pass-done = go on
do-roll = reroll {$n} {$n ->
        [one] die
       *[other] dice
    }
do-use = use {$card}
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
help-commands =
    ?  this help
    why  why did that happen; why BASE-23 or why and a card’s name
    odds  exact chances for these dice; odds smash>=3, odds 3x2 or odds 4-of-a-kind
    card NAME  what a card does
    table  the whole board
    log  what happened; log 50 for more
    lang LL  another language: en, fr or de
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
hint-face = No face is called “{$text}”: write 1, 2, 3, h (heart), e (energy) or s (smash).
hint-too-many = You do not have that many {$face}.
hint-card = No card is called “{$text}”. Type card and the beginning of its name.
hint-cards = Several cards fit: {$cards}
hint-odds = “{$text}” is no pattern: write smash>=3, stars>=4, 3x1, 3xnumber, 4-of-a-kind or all-six.
hint-lang = Type lang and one of: {$known}

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
verified-over = Verified: {$n} {$n ->
        [one] entry
       *[other] entries
    }, chance and positions exactly as recorded, to the end of the game.
verified-open = Verified: {$n} {$n ->
        [one] entry
       *[other] entries
    }, chance and positions exactly as recorded; the game is not over.
