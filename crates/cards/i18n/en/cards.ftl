### Words of the card language in English; the renderer in src/words picks and orders them.
### Monsters are terms (w-), verbs have slots (.it third person, .mid what follows), amounts have four forms:
### .per "for each", .has "so many are there", .some "there is one", .none "there are none", .np as a noun,
### .reach "this brings it to so many". $sort says what "this" is: card, evolution, gift, tile or challenge; $board which
### board is played on: tokyo or new-york.

## The city

# What Tokyo calls yielding is fleeing in New York.
city = {$board ->
            [new-york] Manhattan
           *[tokyo] Tokyo
        }
    .yield = {$board ->
            [new-york] flee Manhattan
           *[tokyo] yield Tokyo
        }
    .verb = {$board ->
            [new-york] flee
           *[tokyo] yield
        }
    .verbs = {$board ->
            [new-york] flees
           *[tokyo] yields
        }

## Monsters

w-you = you
    .have = you have
    .be = you are
    .poss = your
    .result = your result
    .dice = your dice
    .borough = your borough
w-it = it
    .have = it has
    .be = it is
    .poss = its
    .result = its result
    .dice = its dice
    .borough = its borough
w-that = that monster
    .have = that monster has
    .be = that monster is
    .poss = that monster's
    .result = that monster's result
    .dice = that monster's dice
    .borough = that monster's borough
w-attacker = the attacker
    .have = the attacker has
    .be = the attacker is
    .poss = the attacker's
    .borough = the attacker's borough
w-causer = the monster that caused this
    .have = the monster that caused this has
    .be = the monster that caused this is
    .poss = the causing monster's
    .borough = the causing monster's borough
w-active = the active monster
    .have = the active monster has
    .be = the active monster is
    .poss = the active monster's
    .result = the active monster's result
    .dice = the active monster's dice
    .borough = the active monster's borough
w-others = each other monster
    .poss = each other monster's
w-everyone = every monster (you included)
    .poss = every monster's
w-neighbours = each neighbouring monster (left or right)
    .poss = each neighbouring monster's
w-leaders = each other monster with the most [star] (none if you alone have the most)
    .poss = each leading monster's
w-first-other = the first other monster
    .have = the first other monster has
    .borough = the first other monster's borough
w-first = the first monster
    .have = the first monster has
    .borough = the first monster's borough
w-first-neighbour = your first neighbour
    .have = your first neighbour has
    .borough = your first neighbour's borough
w-first-leader = the first other monster with the most [star]
    .have = the first other monster with the most [star] has
    .borough = the borough of the first other monster with the most [star]
w-any-other = another monster
    .be = another monster is
w-any = any monster (you included)
    .be = any monster (you included) is
w-any-neighbour = one of your neighbours
    .be = one of your neighbours is
w-any-leader = another monster with the most [star]
    .be = another monster with the most [star] is
w-owner = this card's owner
    .have = this card's owner has
    .be = this card's owner is
    .poss = this card's owner's
    .result = the result of this card's owner
    .dice = the dice of this card's owner
    .borough = the borough of this card's owner
w-others-outside = each monster outside {city} except you
    .poss = each other outside monster's
w-targets = each monster hit by your [smash]
    .poss = each hit monster's
w-wounded-in-tokyo = each monster in {city} that has lost [heart] to these [smash]
    .poss = each such monster's
w-richer = each other monster with more [star] than you
    .poss = each richer monster's
w-with-stars = every monster with at least {$n}[star] (you included)
    .poss = every such monster's
w-first-outside = the first other monster outside {city}
    .have = the first other monster outside {city} has
    .borough = the borough of the first other monster outside {city}
w-first-target = the first monster hit by your [smash]
    .have = the first monster hit by your [smash] has
    .borough = the borough of the first monster hit by your [smash]
w-first-wounded = the first monster in {city} hurt by these [smash]
    .have = the first monster in {city} hurt by these [smash] has
    .borough = the borough of the first monster in {city} hurt by these [smash]
w-first-richer = the first other monster with more [star] than you
    .have = the first other monster with more [star] than you has
    .borough = the borough of the first other monster with more [star] than you
w-first-with-stars = the first monster with at least {$n}[star]
    .have = the first monster with at least {$n}[star] has
    .borough = the borough of the first monster with at least {$n}[star]
w-any-outside = another monster outside {city}
    .be = another monster outside {city} is
w-any-target = a monster hit by your [smash]
    .be = a monster hit by your [smash] is
w-any-wounded = a monster in {city} that has lost [heart] to these [smash]
    .be = a monster in {city} that has lost [heart] to these [smash] is
w-any-richer = another monster with more [star] than you
    .be = another monster with more [star] than you is
w-any-with-stars = a monster with at least {$n}[star]
    .be = a monster with at least {$n}[star] is
w-this = this card
w-smashes = your [smash]
w-units = all units
w-victims = each monster in {city} that loses [heart] to your [smash]

## Moments: a time, or an event that follows "when"

m-arrival =
    .event = { $sort ->
            [evolution] you play this card
            [gift] this card is put in front of you
            [tile] you take this tile
           *[card] you gain this card
        }
m-reward =
    .event = you win a Challenge with this card
m-ally-reward =
    .event = you support the winner of a Challenge with this card
m-turn-begins =
    .time = at the very start of your turn, before anything else,
m-turn-starts =
    .time = at the start of { $whose ->
            [yours] your turn
            [others] another monster's turn
            [bearer] the turn of the monster this card lies in front of
            *[anyones] each turn
        }
m-before-first-roll =
    .time = before your first roll each turn
m-rolling =
    .time = after any of your rolls, even the last
m-rerolled =
    .event = { $whose ->
            [yours] you reroll
            [others] another monster rerolls
            *[anyones] any monster (you included) rerolls
        } one or more dice
m-rolls-finished =
    .event = { $whose ->
            [yours] you have finished
            [others] another monster has finished
            *[anyones] any monster (you included) has finished
        } rolling
m-changing-dice =
    .time = before resolving your dice
m-before-resolving =
    .time = { $whose ->
            [yours] when your dice are final, just before you resolve them
            [others] when another monster's dice are final, just before it resolves them
            *[anyones] when any monster's dice are final (yours included), just before it resolves them
        }
m-counting-dice =
    .time = on each of your turns
m-resolving =
    .event = you resolve your dice {$place}
m-scored =
    .event = { $face ->
            [heart] you heal with your {$icon}
            [energy] you gain [energy] with your {$icon}
            [destruction] you resolve at least 1{$icon}
            [celebrity] you resolve at least 1{$icon}
            [ouch] you resolve at least 1{$icon}
           *[other] you score 3 or more {$icon}
        }
m-smashing =
    .event = you resolve at least 1[smash]
m-striking =
    .event = your [smash] would make a monster {$its_place} lose {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        }
m-would-lose =
    .event = you would lose {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } {$smash ->
            [yes] to [smash]
            [ouch] to units because of [die:ouch]
           *[no] {""}
        } {$turn}
    .by = another monster would make you lose {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } {$smash ->
            [yes] with its [smash]
           *[no] {""}
        } {$turn}
    .owner = this card's owner would make you lose {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } {$smash ->
            [yes] with its [smash]
           *[no] {""}
        } {$turn}
m-dealing =
    .event = another monster would lose {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } to your [smash] {$smash ->
            [yes] {""}
           *[no] or cards
        } {$turn}
m-suffering =
    .event = another monster would make you lose {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } {$smash ->
            [yes] with its [smash]
           *[no] {""}
        } {$turn}
    .by = another monster would make you lose {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } {$smash ->
            [yes] with its [smash]
           *[no] {""}
        } {$turn}
    .owner = this card's owner would make you lose {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } {$smash ->
            [yes] with its [smash]
           *[no] {""}
        } {$turn}
m-lost =
    .event = you lose {$counted ->
            [yes] {$q}[heart] at once
           *[no] [heart]
        } {$smash ->
            [yes] to [smash]
            [ouch] to units because of [die:ouch]
           *[no] {""}
        } {$turn}
    .by = another monster makes you lose {$counted ->
            [yes] {$q}[heart] at once
           *[no] [heart]
        } {$smash ->
            [yes] with its [smash]
           *[no] {""}
        } {$turn}
    .owner = this card's owner makes you lose {$counted ->
            [yes] {$q}[heart] at once
           *[no] [heart]
        } {$smash ->
            [yes] with its [smash]
           *[no] {""}
        } {$turn}
m-wounded =
    .event = another monster makes you lose {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } with its [smash]
m-wounding =
    .event = a monster loses {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } to your [smash]
m-hurting =
    .event = another monster {$its_place} loses {$counted ->
            [yes] {$q}[heart]
           *[no] [heart]
        } to your [smash] {$smash ->
            [yes] {""}
           *[no] or cards
        } {$turn}
m-after-smashes =
    .time = after your [smash] are resolved, before any monster decides to {city.yield},
m-eliminating =
    .event = you eliminate another monster {$turn}
m-reached-zero =
    .event = { $whose ->
            [yours] you drop
            [others] another monster drops
            *[anyones] any monster (you included) drops
        } to 0[heart]
m-at-zero =
    .event = you would be eliminated
    .by = another monster would eliminate you
m-yielded =
    .event = you {city.yield}
m-stayed =
    .event = you could {city.yield} but stay there
m-other-may-yield =
    .event = another monster may {city.yield} {$turn} (before it decides or after it has decided to stay)
m-other-stays =
    .event = another monster could {city.yield} but decides to stay there {$turn}
m-left-tokyo =
    .event = you leave {city} in any way {$turn}
m-before-entering =
    .time = at the start of the {$board ->
            [new-york] Move
           *[tokyo] Enter Tokyo
        } step of { $whose ->
            [yours] your turn
            [others] another monster's turn
            *[anyones] any turn
        }
m-after-entering =
    .time = at the end of your {$board ->
            [new-york] Move
           *[tokyo] Enter Tokyo
        } step
m-tokyo-taken =
    .event = you {city.yield} and a monster is about to {$board ->
            [new-york] enter it
           *[tokyo] take control there
        }
m-entered-tokyo =
    .event = {$board ->
            [new-york] you enter Manhattan
           *[tokyo] you take control of Tokyo
        } {$turn}
m-gained-stars =
    .event = you gain {$counted ->
            [yes] {$q}[star] at once
           *[no] [star]
        } {$turn}
m-buy-step =
    .time = in your Buy Power Cards step
m-another-buys =
    .event = another monster is about to buy a card
m-buying =
    .event = you buy {$sort ->
            [card] a card other than this one
           *[other] a Power card
        } {$turn}
m-bought =
    .event = you have just bought {$keep ->
            [yes] a Keep card
           *[no] a card
        } {$turn}
m-card-revealed =
    .event = a new card is revealed during another monster's turn
m-selling =
    .time = at the end of your turn, after buying cards
m-before-turn-ends =
    .time = just before the end of { $whose ->
            [yours] your turn
            [others] another monster's turn
            [bearer] that monster's turn
            *[anyones] a turn
        }
m-turn-ends =
    .time = at the end of { $whose ->
            [yours] your turn
            [others] another monster's turn
            [bearer] that monster's turn
            *[anyones] each turn
        }
m-any-time =
    .time = at any time {$turn}
m-any-time-saving =
    .time = at any time {$turn}, even just before losing [heart]

on-your-turn = during your turn
this-turn = this turn
in-tokyo = in {city}

## Fronts of sentences

front-time = {$time},
front-time-if = {$time}, if {$conds},
front-loose-if = {$time}, if {$conds},
front-time-while = {$time}, as long as {$conds},
front-event = when {$event},
front-each-time = each time {$event},
front-as-soon-as = as soon as {$event},
front-first-time = the first time {$event},
front-if = if {$conds},
front-done = if you do,
front-done-if = if you do and {$conds},
front-then = then
front-anyway = then, in any case,
front-per = {$per},
front-while = while {$conds},
front-from-then = from then on,
front-until-then = until then,
front-laid = while this card lies there,
front-otherwise-if = otherwise, if {$conds},
play = {$front}: {$body}
play-time = play {$time}
play-event = play when {$event}
play-if = {$play}, if {$conds}
play-or = or {$play}
limit-play-turn = only once per turn
limit-play-loss = only once per loss
inline-if = if {$conds}, {$body}
unless = unless {$a}
    .adv = then
only-if = you can {$sort ->
            [card] buy {$copy ->
                    [yes] or copy
                   *[no] {""}
                }
            [tile] take or copy
           *[other] play or copy
        } this {$sort ->
            [tile] tile
           *[other] card
        } only if {$conds}
only-if-anyway = this {$sort ->
            [tile] tile can always be taken
            [card] card can always be bought
           *[other] card can always be played
        }
may-act = {$front} you may {$adv} {$acts}{$end}
may-pay = {$front} you may {$adv} {$costs}{$end}
may-pay-to-act = {$front} you may {$adv} {$costs} to {$acts}{$end}
may-use = {$front} you may {$adv} use this {$sort ->
            [tile] tile
           *[other] card
        }{$end}
often =
    .end = , as often as you like
until-next-turn =
    .end = until the start of your next turn
once-each-time = once
limit-turn =
    .start = once per turn,
limit-each-turn =
    .start = once in each monster's turn,
limit-loss =
    .start = once per loss,
limit-name = only once per turn, even with several copies of this card

## Lists

list-comma = {$a}, {$b}
list-and = {$a} and {$b}
list-cannot-comma = {$a}, {$b}
list-cannot-and = {$a} or {$b}
list-or-comma = {$a}, {$b}
list-or-and = {$a} or {$b}
ways-comma = {$a}, {$b}
ways-and = {$a} or {$b}
your-choice = {$things} (your choice)
its-choice = {$things} (its choice)
join-comma = {$a}, {$b}
join-and = {$a} and {$b}
and-if = {$a} and {$b}
and-when = {$a} and {$b}

## Clauses

clause-first = {$imp ->
            [yes] {$fin} {$mid}
           *[no] {$subj} {$fin} {$mid}
        }
clause-front = {$imp ->
            [yes] {$fin} {$mid}
           *[no] {$subj} {$fin} {$mid}
        }
clause-state = {$subj} {$fin} {$mid}
clause-state-front = {$subj} {$fin} {$mid}
clause-same = {$fin} {$mid}
clause-sub = {$subj} {$adv} {$fin} {$mid}
clause-inf = {$inf} {$mid}
clause-purpose = {$inf} {$mid}
contractions = {""}

## Numbers and nouns

number = {$n}
    .per = for each
    .np = the number
    .has = {$q}
    .none = none
divided = {$a} divided by {$k} (rounded down)
beyond = {$per} beyond the first {$n ->
            [one] one
           *[other] {$n}
        }
np-less = {$a} minus {$n}
np-sum = {$a} plus {$b}
q-at-least = at least {$n}
q-at-most = at most {$n}
q-exactly = exactly {$n}
q-more-than = more than {$n}
q-less-than = fewer than {$n}
noun-icon = {$n}{$icon}
    .many = that many {$icon}
noun-extra = {$n} extra {$icon}
    .many = that many extra {$icon}
noun-less = {$n}[heart] less
    .many = that many [heart] less
noun-die = {$n} {$n ->
            [one] die
           *[other] dice
        }
    .many = that many dice
noun-poison = {$n} Poison {$n ->
            [one] token
           *[other] tokens
        }
    .many = that many Poison tokens
noun-shrink = {$n} Shrink {$n ->
            [one] token
           *[other] tokens
        }
    .many = that many Shrink tokens
noun-target = {$n ->
            [one] the Target token
           *[other] {$n} Target tokens
        }
    .many = that many Target tokens
noun-counter = {$n} {$n ->
            [one] counter
           *[other] counters
        }
    .many = that many counters
noun-stored = {$n}[energy]
    .many = that many [energy]
noun-supply = {$n}[energy] from the supply
    .many = that many [energy] from the supply

## Amounts

a-owned =
    .per = {$k ->
            [one] for each {$icon} {$w_have}
           *[other] for every {$k}{$icon} {$w_have}
        }
    .has = {$w_have} {$q}{$icon}
    .none = {$w_have} no {$icon}
    .np = the number of {$icon} {$w_have}
a-result =
    .per = {$k ->
            [one] for each {$icon} in {$w_result}
           *[other] for every {$k}{$icon} in {$w_result}
        }
    .has = {$w_result} has {$q}{$icon}
    .none = {$w_result} has no {$icon}
    .np = the number of {$icon} in {$w_result}
a-shown =
    .per = {$k ->
            [one] for each of {$w_dice} showing {$icon}
           *[other] for every {$k} of {$w_dice} showing {$icon}
        }
    .has = {$w_dice} {$final ->
            [yes] end up showing
           *[no] show
        } {$q}{$icon}
    .none = none of {$w_dice} {$final ->
            [yes] ends up showing
           *[no] shows
        } {$icon}
    .np = the number of {$w_dice} showing {$icon}
a-rolled =
    .per = {$k ->
            [one] for each {$icon} rolled
           *[other] for every {$k}{$icon} rolled
        }
    .has = you roll {$q}{$icon}
    .some = you roll {$icon}
    .none = you roll no {$icon}
    .np = the number of {$icon} rolled
a-would-lose =
    .per = {$k ->
            [one] for each of those [heart]
           *[other] for every {$k} of those [heart]
        }
    .has = you would lose {$q}[heart]
    .none = you would lose no [heart]
    .np = the number of [heart] you would lose
a-lost =
    .per = {$k ->
            [one] for each of those [heart]
           *[other] for every {$k} of those [heart]
        }
    .has = you lost {$q}[heart]
    .none = you lost no [heart]
    .np = the number of [heart] you lost
a-it-would-lose =
    .per = {$k ->
            [one] for each of those [heart]
           *[other] for every {$k} of those [heart]
        }
    .has = {$w} would lose {$q}[heart]
    .none = {$w} would lose no [heart]
    .np = the number of [heart] {$w} would lose
a-it-lost =
    .per = {$k ->
            [one] for each of those [heart]
           *[other] for every {$k} of those [heart]
        }
    .has = {$w} lost {$q}[heart]
    .none = {$w} lost no [heart]
    .np = the number of [heart] {$w} lost
a-gained =
    .per = {$k ->
            [one] for each of those [star]
           *[other] for every {$k} of those [star]
        }
    .has = you gained {$q}[star]
    .none = you gained no [star]
    .np = the number of [star] you gained
a-that-many =
    .per = {$k ->
            [one] for each one of that number
           *[other] for every {$k} of that number
        }
    .has = that number is {$q}
    .none = that number is 0
    .np = that number
a-stored =
    .per = {$k ->
            [one] for each [energy] on this card
           *[other] for every {$k}[energy] on this card
        }
    .has = there is {$q}[energy] on this card
    .some = there is [energy] on this card
    .none = there is no [energy] left on this card
    .np = the number of [energy] on this card
a-counters =
    .per = {$k ->
            [one] for each counter on this card
           *[other] for every {$k} counters on this card
        }
    .has = there {$n ->
            [one] is {$q} counter
           *[other] are {$q} counters
        } on this card
    .some = there is a counter on this card
    .none = there are no counters on this card
    .np = the number of counters on this card
a-cards =
    .per = {$k ->
            [one] for each card {$w_have}
           *[other] for every {$k} cards {$w_have}
        }
    .has = {$w_have} {$q} {$n ->
            [one] card
           *[other] cards
        }
    .none = {$w_have} no cards
    .np = the number of cards {$w_have}
a-keep-cards =
    .per = {$k ->
            [one] for each Keep card {$w_have}
           *[other] for every {$k} Keep cards {$w_have}
        }
    .has = {$w_have} {$q} Keep {$n ->
            [one] card
           *[other] cards
        }
    .none = {$w_have} no Keep cards
    .np = the number of Keep cards {$w_have}
a-tokens =
    .per = {$k ->
            [one] for each
           *[other] for every {$k}
        } {$token ->
            [poison] Poison
            [shrink] Shrink
            [web] Web
            [curse] Curse
           *[target] Target
        } {$k ->
            [one] token
           *[other] tokens
        } {$w_have}
    .has = {$w_have} {$q} {$token ->
            [poison] Poison
            [shrink] Shrink
            [web] Web
            [curse] Curse
           *[target] Target
        } {$n ->
            [one] token
           *[other] tokens
        }
    .some = {$w_have} {$token ->
            [poison] a Poison token
            [shrink] a Shrink token
            [web] a Web token
            [curse] a Curse token
           *[target] the Target token
        }
    .none = {$w_have} no {$token ->
            [poison] Poison
            [shrink] Shrink
            [web] Web
            [curse] Curse
           *[target] Target
        } token
    .np = the number of {$token ->
            [poison] Poison
            [shrink] Shrink
            [web] Web
            [curse] Curse
           *[target] Target
        } tokens {$w_have}
a-marked =
    .per = {$k ->
            [one] for each of your cards with a token from this card
           *[other] for every {$k} of your cards with a token from this card
        }
    .has = {$q} of your cards {$n ->
            [one] has
           *[other] have
        } a token from this card
    .none = none of your cards has a token from this card
    .np = the number of your cards with a token from this card
a-price =
    .per = {$k ->
            [one] for each [energy] of the chosen card's printed cost
           *[other] for every {$k}[energy] of the chosen card's printed cost
        }
    .has = the chosen card's printed cost is {$q}[energy]
    .none = the chosen card's printed cost is 0
    .np = the chosen card's printed cost
a-hearts-taken =
    .per = {$k ->
            [one] for each [heart] other monsters lost to your [smash] or cards {$when}
           *[other] for every {$k}[heart] other monsters lost to your [smash] or cards {$when}
        }
    .has = other monsters have lost {$q}[heart] in all to your [smash] or cards {$when}
    .some = another monster has lost [heart] to your [smash] or cards {$when}
    .none = no other monster has lost [heart] to your [smash] or cards {$when}
    .np = the number of [heart] other monsters lost to your [smash] or cards {$when}
a-hearts-taken-anyone =
    .per = {$k ->
            [one] for each [heart] monsters (you included) lost to your [smash] or cards {$when}
           *[other] for every {$k}[heart] monsters (you included) lost to your [smash] or cards {$when}
        }
    .has = monsters (you included) have lost {$q}[heart] in all to your [smash] or cards {$when}
    .none = no monster (not even you) has lost [heart] to your [smash] or cards {$when}
    .np = the number of [heart] monsters (you included) lost to your [smash] or cards {$when}
a-stars-gained =
    .per = {$k ->
            [one] for each [star] you gained {$when}
           *[other] for every {$k}[star] you gained {$when}
        }
    .has = you have gained {$q}[star] in all {$when}
    .none = you have gained no [star] {$when}
    .np = the number of [star] you gained {$when}
a-hearts-lost =
    .per = {$k ->
            [one] for each [heart] you have lost {$when}
           *[other] for every {$k}[heart] you have lost {$when}
        }
    .has = you have lost {$q}[heart] in all {$when}
    .some = you have lost [heart] {$when}
    .none = you have lost no [heart] {$when}
    .np = the number of [heart] you have lost {$when}
a-hearts-gained =
    .per = {$k ->
            [one] for each [heart] you have gained {$when}
           *[other] for every {$k}[heart] you have gained {$when}
        }
    .has = you have gained {$q}[heart] in all {$when}
    .none = you have gained no [heart] {$when}
    .np = the number of [heart] you have gained {$when}
a-energy-gained =
    .per = {$k ->
            [one] for each [energy] you have gained {$when}
           *[other] for every {$k}[energy] you have gained {$when}
        }
    .has = you have gained {$q}[energy] in all {$when}
    .none = you have gained no [energy] {$when}
    .np = the number of [energy] you have gained {$when}
a-hearts-taken-from-it =
    .per = {$k ->
            [one] for each [heart] {$w} lost to your [smash] or cards {$when}
           *[other] for every {$k}[heart] {$w} lost to your [smash] or cards {$when}
        }
    .has = {$w_have} lost {$q}[heart] in all to your [smash] or cards {$when}
    .none = {$w_have} lost no [heart] to your [smash] or cards {$when}
    .np = the number of [heart] {$w_have} lost to your [smash] or cards {$when}
    .reach = this brings its total loss caused by you this turn to at least {$n}[heart] for the first time
a-stars-before =
    .per = {$k ->
            [one] for each [star] you had before resolving your [smash]
           *[other] for every {$k}[star] you had before resolving your [smash]
        }
    .has = you had {$q}[star] before resolving your [smash]
    .none = you had no [star] before resolving your [smash]
    .np = the number of [star] you had before resolving your [smash]
a-computed =
    .per = {$k ->
            [one] for each one of this number: {$a},
           *[other] for every {$k} of this number: {$a},
        }
    .has = {$a} is {$q}
    .none = {$a} is 0
    .np = ({$a})

## Conditions

c-at-least = {$a} is at least {$b}
c-at-most = {$a} is at most {$b}
c-exactly = {$a} is exactly {$b}
c-more-than = {$a} is more than {$b}
c-less-than = {$a} is less than {$b}
c-richer-than-before = {$w_have} more [star] than you had before resolving your [smash]
c-brings-to = this brings {$a} to at least {$n}
c-always = nothing prevents it
c-has-faces = {$w_result} has {$n ->
            [one] at least 1{$icon}
           *[other] at least one each of {$icon}
        }
c-of-a-kind = {$w_result} has at least {$n} dice with the same face
c-in-tokyo = {$w_be} in {city}
c-outside-tokyo = {$w_be} outside {city}
c-your-turn = it is your turn
c-fewest-stars = you alone have the fewest [star]
c-caused-by-another = another monster caused this
c-by-smashes = [smash] caused this
c-by-owner = this card's owner caused this
c-lent = this card belongs to another monster
c-tokyo-empty = no monster is in {city}
c-tokyo-left = a monster has left {city} or been eliminated there this turn and its place is free
c-started-outside = you were outside {city} when this turn began
c-hit-tokyo = your [smash] have made a monster in {city} lose [heart] this turn
c-entered-this-turn = you have entered {city} this turn
c-not-entered = you have not entered {city} this turn
c-stayed-out = you are outside {city} and have not entered it this turn
c-entered-still = you have entered {city} this turn and are still there
c-may-yield = you may {city.yield} because of it
c-bought-keep = the bought card is a Keep card
c-would-be-hit = {$w_dice} would make you lose [heart] to [smash]
c-shows-all-faces = {$w_dice} show all six faces ({$board ->
            [new-york] [die:destruction], [die:celebrity], [die:ouch]
           *[tokyo] [die:1], [die:2], [die:3]
        }, [die:heart], [die:energy] and [smash], which may come from a card)
c-deck-left = there are cards in the deck
c-laid-in-time = this card already lay there before you could change dice

## Verbs: what happens

v-nothing = do
    .it = does
    .mid = nothing
v-gain = gain
    .it = gains
    .mid = {$what}
v-lose = lose
    .it = loses
    .mid = {$what}
v-lose-all = lose
    .it = loses
    .mid = all {$p ->
            [you] your
           *[it] its
        } {$icon}
v-lose-all-hearts = lose
    .it = loses
    .mid = all {$p ->
            [you] your
           *[it] its
        } {$icon} ({$p ->
            [you] you
           *[it] it
        } cannot react to this loss)
v-lose-with-smashes = lose
    .it = loses
    .mid = {$what} (wherever {$p ->
            [you] you are
           *[it] it is
        }, besides any lost to your [smash])
v-lose-resolving = lose
    .it = loses
    .mid = {$what} when you resolve your [smash]
v-lose-less = lose
    .it = loses
    .mid = {$what}
v-reduce-loss = reduce
    .it = reduces
    .mid = that loss by {$what}
v-lose-if-wounded = lose
    .it = loses
    .mid = {$what} if {$p ->
            [you] you lose
           *[it] it loses
        } any [heart] to these [smash]
v-steal = steal
    .it = steals
    .mid = {$count ->
            [one] {$bare} from {$w} {$per}
           *[other] {$what} from {$w}
        }
v-give = give
    .it = gives
    .mid = {$count ->
            [one] you {$bare} {$per}
           *[other] you {$what}
        }
v-give-to = give
    .it = gives
    .mid = {$count ->
            [one] {$w} {$bare} {$per}
           *[other] {$w} {$what}
        }
v-add-to-result = add
    .it = adds
    .mid = {$count ->
            [one] {$bare} to {$w_result} {$per}
           *[other] {$what} to {$w_result}
        }
v-double-result = double
    .it = doubles
    .mid = the {$icon} in {$w_result}
v-ignore-loss = ignore
    .it = ignores
    .mid = that loss
v-be-safe = lose
    .it = loses
    .mid = no [heart] for the rest of the turn
v-roll = roll
    .it = rolls
    .mid = {$what}
v-turn-die = turn
    .it = turns
    .mid = {$count ->
            [2] two
           *[other] {$count}
        } of {$w_dice} to {$icon}
v-turn-dice = turn
    .it = turns
    .mid = any number of {$w_dice} to {$icon}
v-turn-die-from = turn
    .it = turns
    .mid = 1 of {$w_dice} showing {$icon} to {$to}
v-turn-dice-from = turn
    .it = turns
    .mid = any number of {$w_dice} showing {$icon} to {$to}
v-turn-die-to-any = turn
    .it = turns
    .mid = 1 of {$w_dice} to any face
v-turn-dice-to-any = turn
    .it = turns
    .mid = any number of {$w_dice} to any faces
v-reroll-die = reroll
    .it = rerolls
    .mid = any 1 of {$w_dice}
v-reroll-die-showing = reroll
    .it = rerolls
    .mid = 1 of {$w_dice} showing {$icon}
v-reroll-dice-free = reroll
    .it = rerolls
    .mid = any of {$w_dice} showing {$icon} without using up a roll
v-roll-again = roll
    .it = rolls
    .mid = any of {$w_dice} once more
v-play-again = take
    .it = takes
    .mid = another turn after this one {$roam ->
            [yes] , in which you may move at any time, up to 12 times
           *[no] {""}
        }
v-play-again-fewer = take
    .it = takes
    .mid = another turn after this one with {$n} {$n ->
            [one] die
           *[other] dice
        } fewer than in this one {$roam ->
            [yes] , in which you may move at any time, up to 12 times
           *[no] {""}
        }
v-get-tokens = get
    .it = gets
    .mid = {$what}
v-give-tokens = give
    .it = gives
    .mid = {$w} {$what}
v-put-counters = put
    .it = puts
    .mid = {$count ->
            [one] {$bare} on this card {$per}
           *[other] {$what} on this card
        }
v-put-own = put
    .it = puts
    .mid = {$n} of {$p ->
            [you] your
           *[it] its
        } [energy] on this card
v-remove-counters = remove
    .it = removes
    .mid = all counters from this card
v-remove-stored = discard
    .it = discards
    .mid = all [energy] from this card
v-take-stored = take
    .it = takes
    .mid = {$n}[energy] from this card
v-take-all-stored = take
    .it = takes
    .mid = all [energy] from this card
v-spend = spend
    .it = spends
    .mid = {$what}
v-spend-counters = remove
    .it = removes
    .mid = {$what} from this card
v-discard-this = discard
    .it = discards
    .mid = this {$sort ->
            [tile] tile
           *[other] card
        }
v-discard-all = discard
    .it = discards
    .mid = all {$p ->
            [you] your
           *[it] its
        } {$sort ->
            [card] cards
           *[other] Power cards
        }
v-discard-all-but-this = discard
    .it = discards
    .mid = all {$p ->
            [you] your
           *[it] its
        } cards except this one
v-discard-evolutions = discard
    .it = discards
    .mid = all {$p ->
            [you] your
           *[it] its
        } evolutions (in play and in hand)
v-lay-out = lay
    .it = lays
    .mid = this card out in front of you {$until ->
            [next] until the start of your next turn
            [turn] until the end of this turn
            [own] until the end of your turn
           *[no] {""}
        }
v-take-back = take
    .it = takes
    .mid = this card back into your hand from your discard pile
v-lend-this = put
    .it = puts
    .mid = this card in front of {$w} (it still belongs to you)
v-return-this = give
    .it = gives
    .mid = this card back to its owner
v-come-back = come back
    .it = comes back
    .mid = to you
v-hand-this = give
    .it = gives
    .mid = {$w} this card (into its hand, for good)
v-name-useless-face = name
    .it = names
    .mid = a die face; {$w_dice} showing it do nothing this turn
v-copy-keep-card = copy
    .it = copies
    .mid = a Keep card of any monster
v-copy-another = copy
    .it = copies
    .mid = another Keep card instead
v-copy-evolution = copy
    .it = copies
    .mid = an evolution lying in front of any monster
v-copy-other-evolution = copy
    .it = copies
    .mid = another such evolution instead
v-buy-revealed = buy
    .it = buys
    .mid = that card at once
v-buy-it = buy
    .it = buys
    .mid = it at once
v-sell-keep-card = discard
    .it = discards
    .mid = 1 of your Keep cards to gain its printed cost in [energy]
v-sell-keep-cards = discard
    .it = discards
    .mid = any number of your Keep cards (even this one) to gain the printed cost of each in [energy]
v-sweep-market = discard
    .it = discards
    .mid = all cards on offer and reveal new ones
v-take-one-of-top = look
    .it = looks
    .mid = {$n ->
            [one] at the top card of the deck and gain it for free
           *[other] at the top {$n} cards of the deck, gain 1 of your choice for free and put the others under the deck
        }
v-take-first-keep = reveal
    .it = reveals
    .mid = cards from the deck until you find a Keep card with a printed cost of {$n}[energy] or less, gain it for free and discard the others revealed
v-buy-random-discard = reveal
    .it = reveals
    .mid = a random card from the discard pile and buy it for {$n}[energy] less if you like
v-buy-at-half-price = buy
    .it = buys
    .mid = a Keep card at half its price (rounded up) and put a token from this card on it
v-test-marked = roll
    .it = rolls
    .mid = 1 die for each of your cards with a token from this card and discard that card on {$icon}
v-buy-on-luck = buy
    .it = buys
    .mid = a card on offer for {$n}[energy] less (if the card replacing it has an odd printed cost, discard the bought card and take your [energy] back)
v-reserve = put
    .it = puts
    .mid = a card on offer under this card
v-redirect = cancel
    .it = cancels
    .mid = that purchase and choose another card that {$w} must buy instead if it can (the first card is barred to it this turn)
v-take-tokyo = {$board ->
            [new-york] enter
           *[tokyo] take
        }
    .it = {$board ->
            [new-york] enters
           *[tokyo] takes
        }
    .mid = {$board ->
            [new-york] Manhattan
           *[tokyo] control of Tokyo
        } if you are not in it (in any case, all other monsters must leave it)
v-leave-tokyo = leave
    .it = leaves
    .mid = {city}
v-send-out = make
    .it = makes
    .mid = {$w} leave {city}
v-yield-now = {city.verb}
    .it = {city.verbs}
    .mid = {city} once these [smash] are resolved
v-enter-tokyo = {$board ->
            [new-york] enter
           *[tokyo] take
        }
    .it = {$board ->
            [new-york] enters
           *[tokyo] takes
        }
    .mid = {$board ->
            [new-york] a free place in Manhattan
           *[tokyo] control of a free place in Tokyo
        }
v-enter-instead = {$board ->
            [new-york] enter
           *[tokyo] take
        }
    .it = {$board ->
            [new-york] enters
           *[tokyo] takes
        }
    .mid = {$board ->
            [new-york] a free place in Manhattan
           *[tokyo] control of a free place in Tokyo
        } instead of the active monster (which does not enter this turn)
v-turn-all-of-a-face = turn
    .it = turns
    .mid = all of {$w_dice} that show one face of your choice to one other face of your choice
v-turn-all-dice = turn
    .it = turns
    .mid = each of {$w_dice} to any face
v-flip-dice = turn
    .it = turns
    .mid = all of {$w_dice} to their opposite faces
v-freeze-die = freeze
    .it = freezes
    .mid = 1 of {$w_dice} until the start of your next turn
v-skip-turn = skip
    .it = skips
    .mid = the rest of this turn
v-win-game = win
    .it = wins
    .mid = the game at once
v-set-stars = now have
    .it = now has
    .mid = {$n}[star]
v-heal-fully = set
    .it = sets
    .mid = your [heart] to your maximum
v-survive = stay
    .it = stays
    .mid = in the game with {$n}[heart]
v-ally = become
    .it = becomes
    .mid = {$w_poss} ally
v-swap = swap
    .it = swaps
    .mid = this card for any 1 of {$w_poss} cards
v-either = {""}
    .it = must
    .you = must
    .mid = either {$a} or {$b}
v-choose = choose:
    .it = chooses:
    .mid = either {$a}, or {$b}
v-one-of = {""}
    .it = must
    .you = must
    .mid = {$n ->
            [one] {$ways}
           *[other] either {$ways}
        }
v-choose-one-of = choose:
    .it = chooses:
    .mid = {$ways}

## Verbs: what is different

v-roll-more = roll
    .it = rolls
    .mid = {$n} extra {$n ->
            [one] die
           *[other] dice
        }
v-roll-fewer = roll
    .it = rolls
    .mid = {$n} {$n ->
            [one] die
           *[other] dice
        } fewer
v-have-more-rolls = have
    .it = has
    .mid = {$n} extra {$n ->
            [one] roll
           *[other] rolls
        } each turn
v-have-fewer-rolls = have
    .it = has
    .mid = {$n} {$n ->
            [one] roll
           *[other] rolls
        } fewer each turn
v-have-one-roll = have
    .it = has
    .mid = only 1 roll {$passing ->
            [yes] {""}
           *[no] each turn
        }
v-count-double = count
    .it = counts
    .mid = everything {$p ->
            [you] your
           *[it] its
        } dice give double
v-need-stars = need
    .it = needs
    .mid = only {$n}[star] to win
v-stay-at-zero = stay
    .it = stays
    .mid = in the game at 0[heart] and cannot lose more (but {$p ->
            [you] you are eliminated if you lose this card
           *[it] it is eliminated if this card is lost
        } at 0[heart])
v-have-up-to = can have
    .it = can have
    .mid = up to {$n}[heart]
v-pay-less = pay
    .it = pays
    .mid = {$n}[energy] less for each card {$p ->
            [you] you buy
           *[it] it buys
        } (never less than 0)
v-gain-more = gain
    .it = gains
    .mid = {$n} extra {$icon} each time {$p ->
            [you] you gain
           *[it] it gains
        } {$icon}
v-hit-all = hit
    .it = hits
    .mid = all other monsters (in {city} and outside) with {$p ->
            [you] your
           *[it] its
        } [smash]
v-smashes-hit-all = hit
    .it = hit
    .mid = all other monsters (in {city} and outside)
v-yield-unhurt = lose
    .it = loses
    .mid = no [heart] to [smash] if {$p ->
            [you] you {city.verb}
           *[it] it {city.verbs}
        } {city} because of them
v-drive-out = force
    .it = forces
    .mid = each monster in {city} that loses [heart] to {$p ->
            [you] your
           *[it] its
        } [smash] to {city.yield}
v-must-yield = must
    .it = must
    .mid = {city.yield}
v-buy-from-monsters = may
    .it = may
    .mid = also buy Keep cards from other monsters (they get the price and cannot refuse)
v-buy-from-discards = may
    .it = may
    .mid = also buy any card from the discard pile (a Discard card bought this way then goes to the bottom of the deck)
v-buy-from-deck = may
    .it = may
    .mid = secretly look at the top card of the deck (and each new one) while buying cards, and buy it or leave it there
v-heal-others = may
    .it = may
    .mid = use any of {$p ->
            [you] your
           *[it] its
        } [die:heart], even while in {city}, to heal other monsters (each gains 1[heart] per die and must pay {$p ->
            [you] you
           *[it] it
        } {$n}[energy] per [heart], or all it has if that is less)
v-cannot = cannot
    .it = cannot
    .mid = {$what}
cannot-lose-hearts = lose [heart]
cannot-enter-tokyo = enter {city}
cannot-buy = buy cards
cannot-use-faces = resolve dice showing {$icon}
cannot-yield = {city.yield}

## Counters and notes

arrives-with-energy = when you {$sort ->
            [evolution] play this card
            [tile] take this tile
           *[other] gain this card
        }, put {$n}[energy] from the supply on it
arrives-with-counters = when you {$sort ->
            [evolution] play this card
            [tile] take this tile
           *[other] gain this card
        }, put {$n} {$n ->
            [one] counter
           *[other] counters
        } on it
note-last-counter = discard this card when you remove its last counter
note-last-stored = discard this card when no [energy] is left on it
note-gift = here, “you” is the monster this card lies in front of (it does nothing in front of its owner)
force = force {$own}; bonus Force as an Ally: {$bonus}
note-poison = at the end of its turn, a monster loses 1[heart] for each Poison token it has. Outside {city}, it may use a [die:heart] to remove 1 such token instead of healing
note-shrink = a monster rolls 1 die fewer for each Shrink token it has. Outside {city}, it may use a [die:heart] to remove 1 such token instead of healing
note-target = there is only one Target token: whoever had it before gives it up
note-at-once = this applies already to the result of the turn in which you take this tile
note-copy = this {$sort ->
            [tile] tile
           *[other] card
        } then also acts like a newly bought copy of that card (with new counters and its effect when gained), until the original is discarded
note-copy-evolution = this card then works like that evolution just played. Discard this card when the original leaves play
note-opposite = opposite faces are {$board ->
            [new-york] [die:destruction] and [die:ouch], [die:celebrity]
           *[tokyo] [die:1] and [die:3], [die:2]
        } and [die:heart], [die:energy] and [die:smash]
note-frozen = nobody can reroll or turn a frozen die; whoever rolls the dice resolves it as its own
note-reserved = only you can buy that card; when you do, put another card on offer under this card
note-ally = if you or your ally wins, or if only you two are left, both of you win. If your ally is eliminated, so are you

## New York: boroughs, units, goals

in-borough = {$borough ->
            [bronx] in the Bronx
            [queens] in Queens
            [brooklyn] in Brooklyn
            [staten-island] on Staten Island
           *[manhattan] in Manhattan
        }
goal-name = {$face ->
            [celebrity] the Superstar card
            [ouch] the Statue of Liberty
           *[other] the goal of {$icon}
        }
target =
    .one = {$target ->
            [infantry] an infantry unit
            [jet] a jet
            [tank] a tank
            [unit] a unit
           *[building] a building
        }
    .bare = {$target ->
            [infantry] infantry unit
            [jet] jet
            [tank] tank
            [unit] unit
           *[building] building
        }
    .many = {$target ->
            [infantry] infantry units
            [jet] jets
            [tank] tanks
            [unit] units
           *[building] buildings
        }
m-destroying =
    .event = you are about to use your [die:destruction]
m-destroyed =
    .event = you destroy {target.one}
m-took-goal =
    .event = you take {goal-name} {$from ->
            [yes] from another monster
           *[no] {""}
        }
m-lost-goal =
    .event = another monster takes {goal-name} from you
m-entered-borough =
    .event = you enter another borough {$turn}
m-other-gained-energy =
    .event = another monster reaches a total of {$n}[energy] gained in one turn
front-arrival-and = {$arrival} and each time {$event},
front-on-offer = as long as this card is on offer,
cheaper-in = {$places}, this card costs you {$n}[energy] less
done-colon = if you do: {$then}
noun-web = {$n} Web {$n ->
            [one] token
           *[other] tokens
        }
    .many = that many Web tokens
noun-curse = {$n} Curse {$n ->
            [one] token
           *[other] tokens
        }
    .many = that many Curse tokens
a-units =
    .per = {$k ->
            [one] for each unit in {$w_borough}
           *[other] for every {$k} units in {$w_borough}
        }
    .has = there {$n ->
            [one] is {$q} unit
           *[other] are {$q} units
        } in {$w_borough}
    .some = there is a unit in {$w_borough}
    .none = there are no units in {$w_borough}
    .np = the number of units in {$w_borough}
a-destroyed =
    .per = {$k ->
            [one] for each {target.bare} you have destroyed {$when}
           *[other] for every {$k} {target.many} you have destroyed {$when}
        }
    .has = you have destroyed {$q} {$n ->
            [one] {target.bare}
           *[other] {target.many}
        } {$when}
    .some = you have destroyed {target.one} {$when}
    .none = you have destroyed no {target.bare} {$when}
    .np = the number of {target.many} you have destroyed {$when}
c-has-more = {$w_have} more {$icon} than {$other}
c-in-borough = {$w_be} {$place}
c-has-goal = you have {goal-name}
c-by-ouch = units attacking because of [die:ouch] caused this
v-lose-double = lose
    .it = loses
    .mid = twice as many [heart]
v-treat-as = count
    .it = counts
    .mid = any number of the {$icon} in your result as {$to}
v-only-units = use
    .it = uses
    .mid = your [die:destruction] on units only this turn
v-destroy-elsewhere = use
    .it = uses
    .mid = all your [die:destruction] this turn in one other borough of your choice
v-set-aside = set
    .it = sets
    .mid = aside 1 of {$w_dice} showing {$icon} (it does nothing this turn)
v-choose-monster = choose
    .it = chooses
    .mid = {$w}
v-choose-monster-then = choose
    .it = chooses
    .mid = {$w}: {$then}
v-discard-one-keep = discard
    .it = discards
    .mid = 1 of {$p ->
            [you] your Keep cards (your choice)
           *[it] its Keep cards (its choice)
        }
v-units-attack = attack
    .it = attack
    .mid = (each monster, you included, loses 1[heart] for each unit in its borough)
v-turn-into = turn
    .it = turns
    .mid = {$n} of your {$icon} into {$n}{$to} (but never your last {$icon})
v-trade-all = exchange
    .it = exchanges
    .mid = all your {$icon} for {$a} or {$b}, 1 for 1 in any mix
v-take-next-keep = get
    .it = gets
    .mid = the next Keep card that is revealed, for free (even on a later turn, whoever reveals it)
v-move = make
    .it = makes
    .mid = 1 extra move
v-scatter-units = move
    .it = moves
    .mid = {$n ->
            [one] 1 unit from the borough you are in to another one
           *[other] up to {$n} units from the borough you are in to other boroughs, each to a different one
        }
v-leave-souvenir = put
    .it = puts
    .mid = a Souvenir token in the borough you are in if it has none yet; {$then}
v-smashes-hit-borough = also hit
    .it = also hit
    .mid = the other monsters in your borough
v-hit-borough = also hit
    .it = also hits
    .mid = the other monsters in {$p ->
            [you] your borough with your
           *[it] its borough with its
        } [smash]
v-destroy-for = need
    .it = needs
    .mid = only {$n}[die:destruction] to destroy {target.one}
v-reach-units = can
    .it = can
    .mid = also destroy {target.many} in other boroughs
v-goal-needs = need
    .it = needs
    .mid = at least {$n}{$icon} to take {goal-name} from you
v-gain-less = gain
    .it = gains
    .mid = {$n}{$gained} less in all from {$p ->
            [you] your
           *[it] its
        } {$icon} each turn
v-buy-keeps-from-discards = may
    .it = may
    .mid = also buy any Keep card from the discard pile, for {$n}[energy] less
v-must-reroll = must
    .it = must
    .mid = use all {$p ->
            [you] your rolls, rerolling at least 1 die of your
           *[it] its rolls, rerolling at least 1 die of its
        } choice each time
v-pay-for-moves = pay
    .it = pays
    .mid = {$n}[energy] for each move {$p ->
            [you] you choose
           *[it] it chooses
        } to make, even to flee Manhattan (compulsory moves are free)
cannot-reroll = reroll dice showing {$icon}
note-web = a monster has 1 roll fewer each turn for each Web token it has (but at least 1 roll). It may use a [die:smash] to remove 1 such token instead of attacking with it
note-curse = each time a monster rerolls any [die:ouch], it must spend 1[energy] for each Curse token it has (if it cannot, its [die:ouch] stay). It may use a [die:heart] to remove 1 such token instead of healing, even in {city}
note-move = from outside Manhattan, a move leads to another borough with fewer than 2 monsters or, if there is room, into lower Manhattan (1[star]). In Manhattan, it leads up one zone
note-souvenir = when you lose this card, all its Souvenir tokens are removed
goal = {$face ->
            [celebrity] when you resolve at least 3[die:celebrity] without having this card, take it (from the monster that has it, if any) and gain 1[star], plus 1[star] for each [die:celebrity] beyond the third. While you have it, gain 1[star] for each [die:celebrity] you resolve. Losing it costs you nothing
            [ouch] when you resolve at least 3[die:ouch] without having this card, take it after the units have attacked (from the monster that has it, if any) and gain 3[star]. A monster from which it is taken loses 3[star]
           *[other] at least 3{$icon} win this card
        }

## Icons in plain text

icon-star = ★
icon-heart = ♥
icon-energy = ⚡
icon-smash = {$n ->
            [one] smash
           *[other] smashes
        }
# After these words an icon is one.
icon-one-after = each
icon-die-1 = [1]
icon-die-2 = [2]
icon-die-3 = [3]
icon-die-heart = [♥]
icon-die-energy = [⚡]
icon-die-smash = [⚔]
icon-die-destruction = [▟]
icon-die-celebrity = [♛]
icon-die-ouch = [◎]
face-word-smash = smash
face-word-destruction = destruction
face-word-celebrity = celebrity
face-word-ouch = ouch
