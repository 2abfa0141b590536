### Why did this happen: one message per rule id, in our own words (en).
### Same keys in the same order in every language; ids and scope: spec/rules.toml.

## BASE: the core game

rule-base-1 = A game needs at least 2 and at most 6 monsters; it is meant for ages 8 and up and takes about 30 minutes.
rule-base-2 = There are two ways to win: be the first to collect 20[star], or be the only monster left alive.
rule-base-3 = Each player plays exactly one monster; its board shows how many [star] and [heart] it has.
rule-base-4 = Every monster starts with 10[heart], 0[star] and no [energy].
rule-base-5 = All Power cards form one shuffled, face-down deck; its top 3 cards lie face up as the cards on offer.
rule-base-6 = All [energy] and tokens come from one supply shared by all monsters, and what you spend goes back there unless an effect names another monster.
rule-base-7 = You roll 6 black dice; the 2 green dice stay aside until a card lets you use them.
rule-base-8 = The 6 orange dice are only another look for the black ones and change nothing in the game.
rule-base-9 = Promo cards are ordinary Power cards: if you use them, they are simply shuffled into the deck.
rule-base-10 = Tokyo is empty when the game begins: all monsters are outside.
rule-base-11 = To find the first player, everyone rolls the 6 dice once and the most [die:smash] starts; those tied for the most roll again until one of them is ahead.
rule-base-12 = Turns go clockwise: after you it is your left neighbour's turn.
rule-base-13 = When a rule or a card says Tokyo, it means every space there: Tokyo City and Tokyo Bay alike.
rule-base-14 = Every turn has five steps, always in this order: roll, resolve dice, enter Tokyo, buy Power cards, end of turn.
rule-base-15 = Your turn lasts until the dice are passed on; only then does the next turn begin.
rule-base-16 = You have up to 3 rolls and may stop after any of them.
rule-base-17 = Your first roll uses all 6 dice, plus 1 or 2 green dice if your cards give them to you.
rule-base-18 = Before each further roll you choose which dice to keep; all the others are rerolled.
rule-base-19 = A die you kept is not locked: before a later roll you may take it back and reroll it.
rule-base-20 = When your rolls are used up (normally after the third) or you stop earlier, your dice are resolved.
rule-base-21 = Only the faces showing when the rolling is over count; earlier results are forgotten.
rule-base-22 = Every one of your dice must be resolved, in the order you choose. You are not asked where the order makes no difference.
rule-base-23 = Three dice with the same number score that number: three [die:1] give 1[star], three [die:2] give 2[star], three [die:3] give 3[star].
rule-base-24 = Once three of your dice show the same number, each further die with that number gives you 1[star] more.
rule-base-25 = Each [die:energy] gives you 1[energy] from the supply, and you keep your [energy] until you spend it.
rule-base-26 = Each of your [smash] costs every monster that is not in the same place as you 1[heart].
rule-base-27 = While you are in Tokyo, your [smash] hit every monster outside Tokyo and no other.
rule-base-28 = While you are outside Tokyo, your [smash] hit every monster in Tokyo; those in Tokyo City and Tokyo Bay each take the full number.
rule-base-29 = A monster wounded in Tokyo decides whether to yield or to stay; yielding does not give back the [heart] it has just lost.
rule-base-30 = You may yield Tokyo only right after losing [heart] to another monster's [smash].
rule-base-31 = A [heart] lost to a card is not lost to [smash]: it gives no right to yield and does not count for effects that ask for [smash].
rule-base-32 = Wounding a monster means making it lose at least 1[heart] with your [smash] while you resolve your dice.
rule-base-33 = A monster that loses its last [heart] is eliminated; its cards and its [energy] are discarded.
rule-base-34 = Tokyo is empty in the first turn of the game, so [smash] hurt nobody then; the first player must enter Tokyo all the same.
rule-base-35 = Outside Tokyo each [die:heart] gives you 1[heart] up to your maximum; anything beyond that is lost.
rule-base-36 = In Tokyo your [die:heart] do not heal you; only cards can give you [heart] there.
rule-base-37 = No monster can have more than 10[heart] unless a Keep card raises its maximum.
rule-base-38 = If Tokyo is empty when you come to the enter step, you must take Tokyo City, even if you rolled no [smash].
rule-base-39 = A monster yields while the dice are being resolved, but the attacker enters only in the next step, once all its other dice are resolved.
rule-base-40 = Taking control of Tokyo gives you 1[star].
rule-base-41 = Starting your turn in Tokyo gives you 2[star].
rule-base-42 = An extra turn is a turn like any other: if you start it in Tokyo, you gain 2[star] again.
rule-base-43 = You may buy as many of the cards on offer as you can pay for, each for its cost in [energy].
rule-base-44 = A card bought from those on offer is replaced from the deck at once, and the new card can be bought right away.
rule-base-45 = A Discard card you buy takes effect at once, before anything else is done, and is then discarded.
rule-base-46 = A Keep card you buy lies face up in front of you, works at once and stays until the end of the game unless an effect removes it.
rule-base-47 = While buying, you may spend 2[energy] to discard all three cards on offer; three new ones are revealed and can be bought right away.
rule-base-48 = You may buy cards and replace the cards on offer as often as you like, in any order, while your [energy] lasts.
rule-base-49 = Buying is not the only use of [energy]: you may also spend it on card effects that ask for it.
rule-base-50 = Effects that happen at the end of the turn come in its last step, before the dice are passed on.
rule-base-51 = If several effects happen at the end of a turn, the active player chooses their order.
rule-base-52 = At the end of your turn the dice go to the next player on your left who is still in the game.

## BAY: Tokyo Bay, 5 or 6 players

rule-bay-1 = Tokyo Bay is used only with 5 or 6 players; with 2 to 4 there is only Tokyo City.
rule-bay-2 = If Tokyo City is occupied while Tokyo Bay is in use and empty, you must enter Tokyo Bay in your enter step.
rule-bay-3 = Tokyo Bay is Tokyo just like Tokyo City: the same gain for entering and for starting a turn there, and no healing with [die:heart].
rule-bay-4 = As soon as 4 or fewer monsters are left, Tokyo Bay closes and the monster there leaves at once, even during another monster's turn.
rule-bay-5 = If Tokyo City is empty when Tokyo Bay closes, the monster from Tokyo Bay moves to Tokyo City instead of leaving Tokyo.
rule-bay-6 = The monsters in Tokyo City and Tokyo Bay do not hit each other: their [smash] reach only monsters outside Tokyo unless a card says otherwise.
rule-bay-7 = The monsters hit in Tokyo City and in Tokyo Bay each decide for themselves whether to yield or to stay.
rule-bay-8 = If both monsters yield, the attacker takes Tokyo City and Tokyo Bay stays empty, because an enter step takes only one space.
rule-bay-9 = If only the monster in Tokyo Bay yields, the attacker takes Tokyo Bay.

## 2P: two-player variant

rule-2p-1 = Two players may choose this variant: it changes only what Tokyo gives you, and all other rules stay the same.
rule-2p-2 = In the two-player variant, taking control of Tokyo gives you 1[energy] instead of 1[star].
rule-2p-3 = In the two-player variant, starting your turn in Tokyo gives you 1[energy] instead of 2[star].

## END: end of the game

rule-end-1 = Reaching 20[star] does not stop the game at once: it ends when that turn is over, if the monster is still alive and still has them.
rule-end-2 = The game also ends when only one monster is left: at once by the Monster Box rules, at the end of the turn by the Origins rules.
rule-end-3 = The winner is the monster with 20[star], or the last one left alive.
rule-end-4 = If you reach 20[star] but lose your last [heart] in the same turn, you are eliminated: only those who survive the turn can win.
rule-end-5 = If all remaining monsters are eliminated together, nobody wins and everyone loses.

## ORIG: King of Tokyo: Origins

rule-orig-1 = In Origins, Tokyo is one single space without Tokyo Bay, so 2 to 4 monsters can play.
rule-orig-2 = Origins has the same turn, dice, Tokyo and buying rules as King of Tokyo, but no green dice and no tokens.
rule-orig-3 = The monsters of Origins are Mechamster, Gigarex, Cosmic Joe and Iron Back.
rule-orig-4 = There are three ways to combine the Power cards of Origins and King of Tokyo: add only the new ones, add all of them, or add your own selection.
rule-orig-5 = The first way of mixing adds only the cards that exist in Origins alone to the King of Tokyo deck, so no card is doubled by it.
rule-orig-6 = The second way of mixing shuffles both decks together completely, so cards that are in both appear more than once.
rule-orig-7 = The third way of mixing adds only the Origins cards you like to the deck.
rule-orig-8 = In Origins both endings, 20[star] and the last monster alive, are checked only at the end of the turn.
rule-orig-9 = In Origins too, no card takes you above 10[heart] unless it says so.
rule-orig-10 = In Origins too, a monster may yield Tokyo when another monster's [smash] made it lose [heart], and only then.

## FAQ: notes about particular cards

rule-faq-1 = Having 20[star] does not save a monster that loses its last [heart] in that turn, and if nobody is left alive, everyone loses.
rule-faq-2 = A Power card cannot bring you above 10[heart] unless a Keep card expressly raises your maximum.
rule-faq-3 = If two monsters have Opportunist (one of them through Mimic), the one sitting next clockwise from the active monster is asked first about a newly revealed card.
rule-faq-4 = With at least 1[smash], Fire Breathing costs your left and right neighbour 1[heart] each, even in the same place as you; a single remaining opponent loses 1[heart], not 2.
rule-faq-5 = Mimic works like a fresh copy of the chosen Keep card, as if that card had just been played, with tokens of its own.
rule-faq-6 = If the card Mimic copies is discarded, Mimic does nothing and its owner takes the Mimic token back.
rule-faq-7 = At the start of your turn, before rolling, you may spend 1[energy] to put the Mimic token on another Keep card; a Mimic that lost its copy works again this way.
rule-faq-8 = Poison and Shrink tokens never run out, stay when their card is gone, and can be removed only with [die:heart] outside Tokyo.
rule-faq-9 = Metamorph sells your Keep cards in the last step of your turn, each for its full printed cost, even if you paid less for it.
rule-faq-10 = Fluxling copies a Keep card as if that card had just been played, with tokens of its own.
rule-faq-11 = If the card Fluxling copies is discarded, the tile does nothing until you choose another Keep card, free of charge, at the start of your next turn before your first roll.
rule-faq-12 = Poison tokens from the Poison Spit tile stay and keep working when the tile is gone; in Tokyo you cannot remove them, because [die:heart] cannot be used there.

## PU: Power Up!

rule-pu-1 = Only the evolutions of the monsters in play are used; all others stay in the box.
rule-pu-2 = Your evolution deck consists of the 8 evolutions of your own monster, shuffled face down.
rule-pu-3 = You start with one evolution: you draw 2, keep 1 secretly in hand and shuffle the other back into your deck.
rule-pu-4 = With at least 3[die:heart] your monster evolves: you draw 2 evolutions, keep 1 secretly in hand and discard the other.
rule-pu-5 = Whether you have 3[die:heart] for an evolution is checked once all your dice are resolved, before you enter Tokyo.
rule-pu-6 = Drawing an evolution costs nothing: the same [die:heart] still heal you outside Tokyo or serve other effects.
rule-pu-7 = You draw an evolution for 3[die:heart] even in Tokyo or Manhattan, although they do not heal you there.
rule-pu-8 = If your evolution deck is empty, your discarded evolutions are shuffled into a new one.
rule-pu-9 = You keep an evolution in hand until you decide to play it, even during another monster's turn.
rule-pu-10 = An evolution that names a moment can be played only at that moment.
rule-pu-11 = A temporary evolution is discarded once it has been used.
rule-pu-12 = A permanent evolution lies face up in front of you and works as long as it lies there.
rule-pu-13 = An effect that speaks just of a card never means an evolution.
rule-pu-14 = Every evolution shows the monster it belongs to, its type, its species, its name and its effect.
rule-pu-15 = A monster's species (mutant, invader, robot, Halloween) changes nothing here; it is meant for tournaments and later expansions.

## NY: notes on King of New York

rule-ny-1 = King of New York: Power Up! is for 2 to 6 players aged 10 and up and takes about 40 minutes.
rule-ny-2 = Some monsters have two sets of evolutions, with a white border for King of Tokyo and a black one for King of New York; you use the set of the game you are playing.
rule-ny-3 = Evolutions with a white border can be played only in King of Tokyo.
rule-ny-4 = In King of New York the evolution rules mean Manhattan where they say Tokyo: [die:heart] heal you only outside it, but you may draw an evolution inside it.
rule-ny-5 = King of New York: Power Up! adds Mega Shark as one more monster.
rule-ny-6 = When Luchador is played with King of New York, its rules mean Manhattan where they say Tokyo City or Tokyo Bay.

## NYB: King of New York

rule-nyb-1 = Every monster starts with 10[heart], which is also the most it can have, with 0[star] and no [energy].
rule-nyb-2 = All Power cards form one shuffled, face-down deck; its top 3 cards lie face up as the cards on offer, and the two goals, Superstar and the Statue of Liberty, lie beside them.
rule-nyb-3 = The 45 buildings are shuffled into 15 stacks of three, three stacks for each borough; only the top building of a stack can be seen and destroyed.
rule-nyb-4 = To find the first player, everyone rolls all 8 dice once and the most [die:smash] starts; those tied for the most roll again until one of them is ahead.
rule-nyb-5 = From the first player on, clockwise, each chooses a borough to start in: any but Manhattan, and at most two monsters in the same.
rule-nyb-6 = If you resolve at least 3[die:celebrity] without having Superstar, you take it from the table or from its holder and gain 1[star], plus 1[star] for each [die:celebrity] beyond the third.
rule-nyb-7 = If you resolve at least 3[die:ouch] without having the Statue of Liberty, you take it from the table or from its holder; you gain 3[star], and whoever loses it this way loses 3[star].
rule-nyb-8 = Every turn has six steps, always in this order: start of turn, roll, resolve dice, move, buy Power cards, end of turn.
rule-nyb-9 = Starting your turn in Manhattan gives you 1[star] and 1[energy] in the lower zone, 2[star] and 1[energy] in midtown, 2[star] and 2[energy] in the upper zone.
rule-nyb-10 = If several effects happen at the start of a turn, the active player chooses their order.
rule-nyb-11 = You roll 6 dice up to 3 times and choose before each further roll which of them to roll again; every die has the faces [die:energy], [die:smash], [die:heart], [die:destruction], [die:celebrity] and [die:ouch].
rule-nyb-12 = All your dice must be resolved, face by face in the order you choose. You are not asked where the order makes no difference.
rule-nyb-13 = Each [die:energy] gives you 1[energy], and you keep your [energy] until you spend it.
rule-nyb-14 = Each [smash] of a monster in Manhattan costs every monster outside it 1[heart], and each [smash] of a monster outside costs every monster in Manhattan 1[heart].
rule-nyb-15 = If nobody is in Manhattan when they are resolved, [smash] from outside do nothing; and two monsters in Manhattan do not hit each other.
rule-nyb-16 = A monster that loses [heart] to [smash] in Manhattan flees or stays; all who were hit decide at the same time, then those who flee choose a borough with room one after another, clockwise from the active monster.
rule-nyb-17 = Whoever drives a monster out of Manhattan does not take its place at once: it enters in its move step.
rule-nyb-18 = Each [die:heart] gives you 1[heart] up to your maximum, but not in Manhattan; other healing works there as well.
rule-nyb-19 = Your [die:destruction] can be used on buildings and units in your own borough, and only what you pay the full durability for in one turn falls.
rule-nyb-20 = As long as your [die:destruction] suffice for something in reach you must use them, but on what is your choice.
rule-nyb-21 = A building that falls gives you its reward and stays in its borough as a unit; the next building of its stack is shown and may fall in the same turn.
rule-nyb-22 = A unit cannot be destroyed in the turn in which it appeared; a destroyed unit gives you its reward and is gone.
rule-nyb-23 = Manhattan is a single borough: from each of its zones all its buildings and units are in reach.
rule-nyb-24 = A high-rise gives as many [star], a power plant as many [energy] and a hospital as many [heart] as its durability; infantry (durability 2) gives 1[heart], a jet (3) gives 2[energy], a tank (4) gives 3[star].
rule-nyb-25 = While you have Superstar, each [die:celebrity] you resolve gives you 1[star].
rule-nyb-26 = Fewer than 3[die:celebrity] do nothing for a monster without Superstar, and losing Superstar costs nothing.
rule-nyb-27 = With 1[die:ouch], the units of your borough attack you alone.
rule-nyb-28 = With 2[die:ouch], the units of your borough attack every monster there, you included.
rule-nyb-29 = With 3 or more [die:ouch], the units everywhere attack every monster in their borough, you included.
rule-nyb-30 = When units attack, a monster loses 1[heart] for each unit in its borough, whatever its sort; buildings do not attack, and the units stay where they are.
rule-nyb-31 = The units attack before the Statue of Liberty changes hands; its holder gains nothing by 3[die:ouch] again, and nobody's [star] fall below 0.
rule-nyb-32 = A monster outside Manhattan must enter it in its move step if there is room: it goes to the lower zone and gains 1[star].
rule-nyb-33 = If there is no room in Manhattan, a monster outside may stay or move to any other borough with fewer than 2 monsters.
rule-nyb-34 = A monster in Manhattan moves up one zone in each of its move steps, from lower to midtown to upper, where it stays; it cannot walk out of Manhattan.
rule-nyb-35 = Manhattan has room for one monster; while five or six monsters are in the game, it has room for two unless the table has switched that off.
rule-nyb-36 = When only four monsters are left, the second place in Manhattan closes: its monster takes the same zone of the first place if that is free, and must leave otherwise; either way it gains no [star].
rule-nyb-37 = In your buy step you may buy cards on offer and replace all three for 2[energy], as often as you can pay; a card that is cheaper in certain boroughs goes by where you are when you buy it.
rule-nyb-38 = When the deck of Power cards is empty, the discard pile is shuffled into a new one.
rule-nyb-39 = A monster that has at least 20[star] at the end of a turn and has survived it wins; if there are several, the one that has had them for longest.
rule-nyb-40 = If only one monster is left at the end of a turn, it wins; if all of them have fallen, nobody does.
rule-nyb-41 = A monster that loses its last [heart] is eliminated; its cards and its [energy] are discarded, and its goals go back beside the cards on offer.
rule-nyb-42 = Superstar and the Statue of Liberty are never in the deck or on offer, and they are not Keep cards.
rule-nyb-43 = Power Up! and its mutant draft are played as in Tokyo, with the evolutions for New York; 3[die:heart] draw an evolution even in Manhattan.
rule-nyb-44 = Luchador is played with Manhattan in place of Tokyo; a Challenger that wins enters its lower zone at once.

## GIFT: gift evolutions

rule-gift-1 = A gift is a third kind of evolution: it is played in front of another monster instead of your own.
rule-gift-2 = You may play a gift from your hand in front of a monster that has just lost [heart] to your [smash].
rule-gift-3 = A gift stays in front of its bearer like a permanent evolution.
rule-gift-4 = The bearer of a gift may pass it on to another monster that loses [heart] to the bearer's [smash].
rule-gift-5 = A gift always belongs to the monster named at the top of the card, wherever it lies.
rule-gift-6 = A gift affects whichever monster it lies in front of; only its owner is immune.
rule-gift-7 = When a monster is eliminated, its evolutions leave the game, including its gifts in front of other monsters.

## MUT: mutant draft

rule-mut-1 = The mutant draft is a more competitive way to play Power Up!: everyone puts together an evolution deck of their own.
rule-mut-2 = For the mutant draft the evolutions of all monsters in play are shuffled together and everyone gets 8, whichever monsters they belong to.
rule-mut-3 = In the mutant draft everyone picks 1 evolution at the same time, lays it face down and passes the rest to the left, then picks from those received, and so on.
rule-mut-4 = The mutant draft ends when everyone has picked 8 evolutions.
rule-mut-5 = The 8 evolutions you picked in the mutant draft are shuffled face down and become your evolution deck.

## HAL: Halloween costumes

rule-hal-1 = A costume is a Power card, only with a different back.
rule-hal-2 = Every monster starts with one costume: you draw 2, choose 1 and lay it face up in front of you.
rule-hal-3 = All other costumes, including those rejected at the start, are shuffled into the deck of Power cards.
rule-hal-4 = A costume you buy lies in front of you like a Keep card.
rule-hal-5 = A costume is not a Keep card, so effects on Keep cards, such as Mimic or Metamorph, do not touch it.
rule-hal-6 = There is no limit to the number of costumes a monster may have.
rule-hal-7 = With at least 3[smash] you may steal one or more costumes from each monster that lost [heart] to your [smash].
rule-hal-8 = For each costume you steal, you pay its cost in [energy] to the monster that loses it.
rule-hal-9 = A monster robbed of a costume has lost its [heart] all the same: the theft replaces nothing.

## WICK: Even More Wicked!

rule-wick-1 = King of Tokyo is set up as usual, and the wickedness board lies to the right of the main board.
rule-wick-2 = Each monster in play has a pawn that starts below the wickedness gauge, at 0 points.
rule-wick-3 = There are 4 wickedness tiles at level 3, 4 at level 6 and 2 at level 10.
rule-wick-4 = Each wickedness tile has two sides, each with its own value, name and effect.
rule-wick-5 = The orange sides of the wickedness tiles are for a first game; later you may play all orange, all green or a mix.
rule-wick-6 = Each triple of [die:1] gives you 2 wickedness points on top of its [star].
rule-wick-7 = Each triple of [die:2] gives you 1 wickedness point on top of its [star].
rule-wick-8 = Dice showing [die:3] never give wickedness points.
rule-wick-9 = Wickedness points you gain move your pawn up the gauge.
rule-wick-10 = When your pawn reaches or passes 3, 6 or 10, you may take one tile of your choice among those left at that level.
rule-wick-11 = Only the visible side of a wickedness tile can be chosen; its back is not an option.
rule-wick-12 = A wickedness tile works as soon as you take it, and it costs no points: your pawn stays where it is.
rule-wick-13 = Each level (3, 6 and 10) is reached only once, so it never gives you more than one tile.
rule-wick-14 = Your wickedness tiles lie face up in front of you until the end of the game unless an effect removes them.
rule-wick-15 = An effect that makes you discard all your Keep cards takes all your wickedness tiles as well.
rule-wick-16 = The 15 wickedness pawns stand for the monsters of King of Tokyo and its expansions.

## LUCH: Monster Pack: Luchador

rule-luch-1 = Luchador can be played with King of Tokyo, with King of New York and with their expansions.
rule-luch-2 = Masks and Challenge cards may be used without evolutions and even if nobody plays the monster Luchador.
rule-luch-3 = Every monster starts the game wearing one mask.
rule-luch-4 = Everyone starts with one Challenge card from the shuffled deck, lying face down in front of them and known to them alone.
rule-luch-5 = When a wounded monster decides to stay in Tokyo, the attacker may start a Challenge.
rule-luch-6 = With 5 or 6 players a Challenge is possible only if the monsters in Tokyo City and Tokyo Bay both stay; the attacker picks which of them to challenge.
rule-luch-7 = In a Challenge the attacker is the Challenger and the challenged monster the Champion; its five steps are then played in order.
rule-luch-8 = A Challenge begins with Challenger and Champion each playing their own Challenge card face down.
rule-luch-9 = In a Challenge first the Challenger may ask for help, then the Champion.
rule-luch-10 = When help is asked for in a Challenge, anyone not yet involved may volunteer; whoever asked picks one volunteer as Ally or declines them all.
rule-luch-11 = Each side of a Challenge can have at most one Ally.
rule-luch-12 = An Ally plays their own Challenge card face down; its bonus Force will be added to the Force of the side it helps.
rule-luch-13 = Challenger and Champion decide at the same moment whether to reveal their Challenge card or leave it face down.
rule-luch-14 = If Challenger and Champion both reveal, the cards of their Allies are revealed as well.
rule-luch-15 = If both reveal in a Challenge, each side adds its Ally's bonus Force to its own Force, and the higher total wins.
rule-luch-16 = If both totals of a Challenge are equal, the Champion wins.
rule-luch-17 = If both revealed in a Challenge, the loser gives the winner one mask, or loses 2[star] if it has none.
rule-luch-18 = If only one of the two reveals in a Challenge, that one wins and its Ally's card is revealed too, but no mask changes hands.
rule-luch-19 = If neither reveals in a Challenge, nothing happens and nobody wins it.
rule-luch-20 = The winner of a Challenge gets the reward shown on their own Challenge card.
rule-luch-21 = The Ally of the winner of a Challenge gets the ally reward shown on the Ally's own card.
rule-luch-22 = A Challenger who wins enters the Champion's space in Tokyo City or Tokyo Bay, and the Champion must leave it.
rule-luch-23 = After a Challenge everyone involved discards their Challenge card, revealed or not, and draws a new one.
rule-luch-24 = If the Challenge deck is empty, its discard pile is shuffled into a new one.
rule-luch-25 = A mask you gain goes on your figure if it wears none, otherwise beside your board into your Collection.
rule-luch-26 = Each mask in your Collection is worth 2[star]; the mask you wear is worth none.
rule-luch-27 = A mask you have to give comes from your Collection first; if you have no mask at all, you lose 2[star] instead.
rule-luch-28 = If you eliminate a monster, you take all its masks.
rule-luch-29 = Luchador's evolutions follow the rules of Power Up! and need the Power Up! of the game being played.

## SIL: where the books are silent: what we do

rule-sil-1 = If Tokyo City becomes free while Tokyo Bay stays occupied, the attacker takes Tokyo City; the monster in Tokyo Bay does not move up.
rule-sil-2 = If several surviving monsters have enough [star] at the end of a turn, the one that has had enough for longest without interruption wins; those that got there by the same effect share the win.
rule-sil-3 = When the deck of Power cards is empty, the discard pile is shuffled into a new one; if both are empty, there are simply fewer cards on offer.
rule-sil-4 = You draw for an evolution only once per turn, however many [die:heart] you have; those a card adds to your result count too.
rule-sil-5 = The monsters in Tokyo City and Tokyo Bay decide at the same time whether to yield, and neither answer is shown before both are in.
rule-sil-6 = Each wickedness level you reach or pass offers you its tile at once; a tile you decline is not offered again, and an empty level gives nothing.
rule-sil-7 = The wickedness gauge stops at 10; points beyond that are lost.
rule-sil-8 = There is at most one Challenge per turn, and any living monster not involved in it may volunteer as Ally, even the other one in Tokyo.
rule-sil-9 = A Challenger who wins enters Tokyo at once and gains then, and only once, what taking control of Tokyo gives.
rule-sil-10 = While Tokyo Bay is in use, a Challenge needs two monsters in Tokyo that both stay; with only one there, no Challenge is possible.
rule-sil-11 = Your score is the [star] on your dial plus 2 for each mask in your Collection; losing [star] or having them stolen touches only the dial, never below 0.
rule-sil-12 = The masks of an eliminated monster go to whoever caused its last loss of [heart]; if nobody did, they go back to the box.
rule-sil-13 = Costumes are stolen after the enter step, at the price the thief would pay, and only from monsters still in the game that lost [heart] to the thief's [smash] this turn.
rule-sil-14 = Giving a gift costs nothing, and you may give any number of gifts in a turn.
rule-sil-15 = After the mutant draft you still choose your starting evolution: draw 2 from your new deck, keep 1 and shuffle the other back.
rule-sil-16 = Moving from Tokyo Bay to Tokyo City because Tokyo Bay closes is not taking control of Tokyo and gives nothing.
rule-sil-17 = If the bearer of a gift is eliminated, the gift goes to the discard pile of its owner.
rule-sil-18 = Even after a draft a gift belongs to the monster named on it; when that monster is out, its gifts leave the game wherever they are.
rule-sil-19 = You may go above 20[star] during a turn and drop again; what counts is what you have when the turn is over.
rule-sil-20 = If your figure wears no mask, you must put a mask you gain on it; it cannot go into your Collection.

## D: where the books differ: what we do

rule-d-3 = In the Monster Box the game ends the moment one monster is left; in Origins that is checked at the end of the turn, so even the last monster must survive the turn.
rule-d-9 = A number scores [star] for one triple plus 1 for each further die, so six [die:2] give 5[star]; wickedness counts every full triple, so six [die:1] give 4 points.
rule-d-16 = Moving Mimic to another Keep card costs 1[energy] and is possible at the start of any of your turns, before you roll.
rule-d-20 = A monster that must give up a mask and has none loses 2[star] instead, but only if both sides revealed their Challenge cards.

## T: rulings on dice and damage

rule-t-5 = Cards add [smash] in this order: Poison Quills first; then Spiked Tail and Urbavore, if there is at least 1[smash] by then; last Acid Attack and Burrowing, which come too late to wake those two.
rule-t-9 = You may yield only if [smash] really cost you [heart]: if the whole loss was prevented, you stay in Tokyo. Only a card that says so, like Jets, lets you yield in place of the loss.
rule-t-23 = When one effect costs several monsters [heart], it is carried out clockwise starting after the monster that caused it, and that monster comes last.

## EX: worked examples of the books

rule-ex-1 = Example: four [die:1] give 2[star], 1 for the triple and 1 for the fourth die.
rule-ex-2 = Example: two [die:3] kept at first are rerolled later, and a final four [die:2], one [die:energy] and one [die:smash] give 3[star] and 1[energy] and cost the monster in Tokyo 1[heart].
rule-ex-3 = Example from Origins: four [die:2], one [die:energy] and one [die:smash] give 3[star] and 1[energy] and cost the monster in Tokyo 1[heart], just as in King of Tokyo.
rule-ex-4 = Example: with 10[energy] you replace the cards on offer for 2, buy a new card for 3, its place is filled at once, and you keep 5[energy].
rule-ex-5 = Example from Origins: of 10[energy], 2 go into new cards on offer and 3 into a purchase, and 5 are kept for later.
rule-ex-6a = Example with five players: 4[smash] from outside cost both monsters in Tokyo 4[heart] each; both yield, and the attacker takes Tokyo City for 1[star] while Tokyo Bay stays empty.
rule-ex-6b = Example with five players: the monster hit in Tokyo City stays, so the attacker must take the empty Tokyo Bay and gains 1[star].
rule-ex-6c = Example with five players: 1[smash] hits both monsters in Tokyo; only the one in Tokyo Bay yields, so the attacker takes Tokyo Bay and gains 1[star].
rule-ex-6d = Example with five players: without [smash] nobody enters an occupied Tokyo, and the monsters there may not yield, since nobody wounded them.
rule-ex-6e = Example with five players: a monster that starts its turn in Tokyo gains 2[star].
rule-ex-6f = Example with five players: 3[smash] from Tokyo City cost every monster outside Tokyo 3[heart], while the one in Tokyo Bay is not hit.
rule-ex-6g = Example with five players: a monster that drops to 0[heart] is eliminated at once and discards everything it has.
rule-ex-6h = Example with five players: after one of them is out, four monsters remain, so the one in Tokyo Bay must leave at once although it is not its turn.
rule-ex-7 = Example: four [die:1] give 2[star] as usual, and their triple gives 2 wickedness points besides; the fourth die adds none.
rule-ex-8 = Example: the Force of a Challenge card and the bonus Force of the Ally's card are added up; 2 and 3 make a Force of 5.
