// Generated from crates/protocol: do not edit, run `DAIKAIJU_BLESS=1 cargo test -p protocol`.

export const PROTOCOL = 1;

/**
 * A message from a client. The first has to be `hello`.
 */
export type ClientMessage = { "type": "hello", 
/**
 * The version of the protocol the client speaks.
 */
protocol: number, 
/**
 * The table's code.
 */
table: string, 
/**
 * The seat's secret, for clients without cookies. Without one (and without a cookie) the client watches.
 */
token?: string, 
/**
 * The language of everything in words: `en`, `fr` or `de`.
 */
lang: string, 
/**
 * How many lines of the log the client has already.
 */
log: number, 
/**
 * The build the client's page came with; another than the server's is told to reload.
 */
build?: string, 
/**
 * Which of one's seats, for a screen that several people share; the first without.
 */
seat?: number, 
/**
 * Watch, even with a seat at this table.
 */
watch: boolean, } | { "type": "answer", 
/**
 * Made up by the client, another for each answer: however often the message arrives, it counts once.
 */
key: string, 
/**
 * The prompt it answers.
 */
prompt: number, 
/**
 * One of its actions.
 */
action: string, } | { "type": "play", 
/**
 * As for an answer.
 */
key: string, 
/**
 * The frame in which the card was offered; an older one changes nothing.
 */
frame: number, 
/**
 * One of the frame's `plays`.
 */
action: string, } | { "type": "undo", 
/**
 * As for an answer.
 */
key: string, 
/**
 * The frame that offered it.
 */
frame: number, } | { "type": "standing", 
/**
 * What is settled.
 */
order: Order, 
/**
 * On or off.
 */
on: boolean, } | { "type": "pause", 
/**
 * On or off.
 */
on: boolean, } | { "type": "emote", 
/**
 * Which.
 */
emote: Emote, } | { "type": "language", 
/**
 * `en`, `fr` or `de`.
 */
lang: string, } | { "type": "seat", 
/**
 * Which seat.
 */
seat: number, 
/**
 * What it is to be.
 */
what: SeatChange, } | { "type": "monster", 
/**
 * The monster's short name.
 */
monster: string | null, } | { "type": "name", 
/**
 * The name, up to 24 characters.
 */
name: string, } | { "type": "start" } | { "type": "promise", 
/**
 * SHA-256 of table, seat and number.
 */
hash: string, } | { "type": "reveal", 
/**
 * The number.
 */
seed: string, } | { "type": "leave" } | { "type": "reclaim" } | { "type": "rematch" } | { "type": "ping" };

/**
 * What a host makes of a seat.
 */
export type SeatChange = { "to": "open" } | { "to": "bot", 
/**
 * How well it plays.
 */
level: Level, } | { "to": "program", 
/**
 * Which: one of the lobby's `programs`.
 */
name: string, } | { "to": "closed" };

/**
 * A message from the server.
 */
export type ServerMessage = { "type": "welcome", 
/**
 * The version of the protocol.
 */
protocol: number, 
/**
 * The server's build.
 */
build: string, 
/**
 * The table's code.
 */
table: string, 
/**
 * One's seat, if one has one.
 */
you: number | null, 
/**
 * May one arrange the seats and start?
 */
host: boolean, 
/**
 * Changes whenever the texts of the cards do; see `GET /api/catalogue/LANG`.
 */
catalogue: string, } | { "type": "lobby" } & Lobby | { "type": "frame" } & Frame | { "type": "ack", 
/**
 * Its key.
 */
key: string, } | { "type": "error", 
/**
 * The message's key, if it had one.
 */
key?: string, 
/**
 * Which fault, for programs.
 */
code: ErrorCode, 
/**
 * What is wrong and what to do, in words.
 */
message: string, } | { "type": "emote", 
/**
 * Who.
 */
seat: number, 
/**
 * What.
 */
emote: Emote, } | { "type": "reveal_now" } | { "type": "restarting" } | { "type": "opened_elsewhere" } | { "type": "pong" };

/**
 * Why a message was refused.
 */
export type ErrorCode = "malformed" | "hello_first" | "other_version" | "no_table" | "bad_token" | "not_seated" | "not_host" | "stale_prompt" | "not_asked" | "illegal_action" | "key_reused" | "cannot_undo" | "not_started" | "already_started" | "over" | "eliminated" | "seat_taken" | "table_full" | "bad_options" | "bad_name" | "no_spectators" | "bad_seed" | "too_fast" | "too_many" | "paused" | "not_stored" | "frozen";

/**
 * The whole position for one viewer, and what has happened since the frame before.
 */
export type Frame = { 
/**
 * Frames are counted for each viewer.
 */
frame: number, 
/**
 * Whose view this is; nobody's for those who watch.
 */
you: number | null, 
/**
 * How far the game is.
 */
stage: Stage, 
/**
 * Turns begun, this one included.
 */
turn: number, 
/**
 * Whose turn it is.
 */
active: number, 
/**
 * The monsters by seat.
 */
monsters: Array<Monster>, 
/**
 * The open places of the city.
 */
places: Array<Place>, 
/**
 * Boroughs with their buildings and units, in New York.
 */
board?: Board, 
/**
 * The dice of the turn.
 */
dice: Array<Die>, 
/**
 * Rolls made this turn.
 */
rolls_made: number, 
/**
 * Rolls still allowed.
 */
rolls_left: number, 
/**
 * The cards on offer; `null` where there is none.
 */
market: Array<Card | null>, 
/**
 * Cards left in the deck.
 */
deck: number, 
/**
 * The discard pile.
 */
discards: Array<Card>, 
/**
 * Wickedness tiles still to be had.
 */
tiles: Array<Card>, 
/**
 * The top card of the deck, if one has looked at it.
 */
top?: Card, 
/**
 * The question for this seat.
 */
prompt?: Prompt, 
/**
 * Cards that may come in between now.
 */
plays: Array<Choice>, 
/**
 * Seats that are asked something, as far as everybody knows.
 */
waiting: Array<number>, 
/**
 * What they are asked, in words.
 */
asking: string, 
/**
 * Clocks and bots stand still.
 */
paused: boolean, 
/**
 * One's last answer can be taken back.
 */
undo: boolean, 
/**
 * One may ask why bots answered as they did: `GET /api/tables/CODE/why/LINE`.
 */
reasons?: boolean, 
/**
 * What this seat has settled for the rest of the game.
 */
standing: Array<Order>, 
/**
 * The number of the first line of `log`. A client forgets lines from there on before it appends these.
 */
log_from: number, 
/**
 * What happened since the frame before.
 */
log: Array<LogLine>, 
/**
 * How the game ended.
 */
over?: Over, };

/**
 * How far a game is.
 */
export type Stage = "setup" | "play" | "over";

/**
 * A monster and whoever plays it.
 */
export type Monster = { 
/**
 * Its seat.
 */
seat: number, 
/**
 * Which monster, by its short name.
 */
monster: string, 
/**
 * Who plays it: a person's name, empty for a bot.
 */
name: string, 
/**
 * Who answers for it now.
 */
player: Player, 
/**
 * Is it still in the game?
 */
alive: boolean, 
/**
 * Hearts.
 */
hearts: number, 
/**
 * The most hearts it can have.
 */
most_hearts: number, 
/**
 * Stars.
 */
stars: number, 
/**
 * Energy.
 */
energy: number, 
/**
 * Where it is: `outside`, `tokyo-city`, `tokyo-bay`; in New York `bronx`, `queens`, `brooklyn`, `staten-island`, a
 * zone such as `manhattan-lower`, or `on-the-way` while it has no place.
 */
place: string, 
/**
 * Dice it rolls.
 */
dice: number, 
/**
 * Cards in front of it.
 */
cards: Array<Card>, 
/**
 * Its hand of evolutions: how many, and those that one knows.
 */
hand: Hand, 
/**
 * Evolutions on its discard pile that everybody has seen, or its owner.
 */
used: Array<Card>, 
/**
 * Poison tokens.
 */
poison: number, 
/**
 * Shrink tokens.
 */
shrink: number, 
/**
 * Target tokens.
 */
target: number, 
/**
 * Web tokens.
 */
web?: number, 
/**
 * Curse tokens.
 */
curse?: number, 
/**
 * Wickedness points.
 */
wickedness: number, 
/**
 * Masks in its collection.
 */
masks: number, 
/**
 * Does it wear its mask?
 */
wears_mask: boolean, 
/**
 * Its Challenge card, if one may see it.
 */
challenge?: Card, 
/**
 * The seat it wins or falls with.
 */
ally?: number, 
/**
 * Milliseconds in its bank, if the table has clocks.
 */
bank?: number, };

/**
 * Who answers for a seat.
 */
export type Player = { "is": "human" } | { "is": "away", 
/**
 * Milliseconds, if a bot is going to.
 */
bot_in?: number, } | { "is": "stand_in", 
/**
 * How well it plays.
 */
level: Level, } | { "is": "bot", 
/**
 * How well it plays.
 */
level: Level, } | { "is": "program", 
/**
 * Its name.
 */
name: string, };

/**
 * How well a bot plays: a level, or `LEVEL@TEMPERAMENT`, as words of the catalogue's `levels`. A game that was played
 * elsewhere may name bots that have no level.
 */
export type Level = string;

/**
 * A hand of evolutions.
 */
export type Hand = { 
/**
 * How many.
 */
n: number, 
/**
 * Those that one knows.
 */
known: Array<Card>, };

/**
 * A card on the table.
 */
export type Card = { 
/**
 * The number of this piece at this table, for actions.
 */
card: number, 
/**
 * What card it is, for the catalogue.
 */
id: string, 
/**
 * Its price now for this viewer, where it is for sale.
 */
price?: number, 
/**
 * Counters on it.
 */
counters?: number, 
/**
 * The card it is a copy of.
 */
copies?: string, 
/**
 * The seat it belongs to, if another one's.
 */
from?: number, 
/**
 * A gift that does nothing where it lies.
 */
idle?: boolean, 
/**
 * Cards laid aside under it.
 */
under?: Array<Card>, };

/**
 * A place of the city.
 */
export type Place = { 
/**
 * `tokyo-city` or `tokyo-bay`; in New York `manhattan-lower`, `manhattan-midtown`, `manhattan-upper`, and the same
 * with `-2` for a second monster.
 */
place: string, 
/**
 * The monster there.
 */
seat: number | null, };

/**
 * The board of boroughs.
 */
export type Board = { 
/**
 * The boroughs in order, Manhattan last.
 */
boroughs: Array<Borough>, 
/**
 * What faces of the dice win.
 */
goals: Array<Goal>, 
/**
 * Energy that a move of one's own choice costs now, leaving Manhattan included.
 */
move_fee: number, 
/**
 * Buildings that nobody has seen yet: they lie under the top ones, nobody knows where.
 */
hidden: Array<Hidden>, };

/**
 * A borough.
 */
export type Borough = { 
/**
 * `bronx`, `queens`, `brooklyn`, `staten-island` or `manhattan`.
 */
borough: string, 
/**
 * Its places, as monsters and answers name them: one, or the zones of Manhattan that are open, in the order in which
 * they are moved through.
 */
places: Array<Zone>, 
/**
 * The monsters there, all places together.
 */
monsters: Array<number>, 
/**
 * Its stacks of buildings.
 */
stacks: Array<Stack>, 
/**
 * Its units, only sorts that are there.
 */
units: Array<Units>, 
/**
 * A souvenir lies there.
 */
souvenir: boolean, };

/**
 * A place of a borough.
 */
export type Zone = { 
/**
 * Its name.
 */
place: string, 
/**
 * How many monsters it has room for.
 */
room: number, 
/**
 * The monsters there.
 */
monsters: Array<number>, 
/**
 * What beginning a turn there gives.
 */
gives: Array<Amount>, };

/**
 * A stack of buildings.
 */
export type Stack = { 
/**
 * Its number on the board, as in `destroy:3`.
 */
stack: number, 
/**
 * The building on top; none where the stack is used up.
 */
top?: Building, 
/**
 * Buildings below it.
 */
below: number, };

/**
 * A building.
 */
export type Building = { 
/**
 * Which: `high-rise-1` to `-3`, `power-plant-2`, `power-plant-3`, `hospital-2`, `hospital-3`.
 */
id: string, 
/**
 * In the viewer's language.
 */
name: string, 
/**
 * Destruction it takes.
 */
durability: number, 
/**
 * What destroying it gives.
 */
gives: Amount, 
/**
 * The unit it becomes.
 */
unit: string, };

/**
 * Units of one sort in a borough.
 */
export type Units = { 
/**
 * `infantry`, `jet` or `tank`.
 */
unit: string, 
/**
 * In the viewer's language.
 */
name: string, 
/**
 * How many.
 */
n: number, 
/**
 * The number of such a unit here, as in `destroy:17`.
 */
target: number, 
/**
 * Destruction each takes, with the cards of the monster whose turn it is.
 */
durability: number, 
/**
 * What destroying one gives.
 */
gives: Amount, };

/**
 * A card beside the market that dice win and that changes hands.
 */
export type Goal = { 
/**
 * Its number at this table.
 */
card: number, 
/**
 * What card it is, for the catalogue.
 */
id: string, 
/**
 * The face that wins it: `celebrity` or `ouch`.
 */
face: string, 
/**
 * Who has it; nobody while it lies beside the market.
 */
seat?: number, };

/**
 * Buildings nobody has seen yet.
 */
export type Hidden = { 
/**
 * Which.
 */
id: string, 
/**
 * How many of them.
 */
n: number, };

/**
 * So much of something.
 */
export type Amount = { 
/**
 * `hearts`, `stars` or `energy`.
 */
what: string, 
/**
 * How much.
 */
n: number, };

/**
 * A die.
 */
export type Die = { 
/**
 * `1`, `2`, `3`, `heart`, `energy` or `smash`; in New York `destruction`, `celebrity` and `ouch` instead of numbers.
 */
face: string, 
/**
 * Frozen: it can be neither rolled nor turned.
 */
frozen?: boolean, };

/**
 * One thing that happened, in words and for programs.
 */
export type LogLine = { 
/**
 * Lines are counted for each viewer.
 */
n: number, 
/**
 * The turn it belongs to.
 */
turn: number, 
/**
 * What sort of event: `turn-started`, `rolled`, `hearts-lost` and so on.
 */
event: string, 
/**
 * What happened, in words.
 */
text: string, 
/**
 * Why, in a few words.
 */
reason?: string, 
/**
 * Why, as a link.
 */
why?: Why, 
/**
 * Left out of short logs.
 */
detail?: boolean, 
/**
 * The monster it happened to.
 */
seat?: number, 
/**
 * The monster that did it.
 */
by?: number, 
/**
 * The card it is about, by its id.
 */
card?: string, 
/**
 * How much: hearts, stars, energy, dice, a price.
 */
amount?: number, 
/**
 * `hearts`, `stars`, `energy`, a face, a token, a building or a unit, where the event needs it.
 */
what?: string, 
/**
 * Dice that were rolled or turned, as faces.
 */
dice?: Array<string>, 
/**
 * The place it is about.
 */
place?: string, 
/**
 * The borough it is about.
 */
borough?: string, 
/**
 * The stack of buildings it is about, by its number on the board.
 */
stack?: number, };

/**
 * How a game ended.
 */
export type Over = { 
/**
 * Who has won; nobody if all have fallen.
 */
winners: Array<number>, 
/**
 * `stars`, `survivor`, `card` or `nobody`.
 */
how: string, 
/**
 * The seats, best first.
 */
ranking: Array<number>, 
/**
 * The next table of these players, if somebody asked for it.
 */
rematch?: string, 
/**
 * The course of the game for charts.
 */
course: Course, 
/**
 * How the dice were made, to be checked.
 */
seal?: Seal, };

/**
 * A game in numbers: for each seat one number a turn, and sums.
 */
export type Course = { 
/**
 * Stars after each turn, by seat.
 */
stars: Array<Array<number>>, 
/**
 * Hearts after each turn, by seat.
 */
hearts: Array<Array<number>>, 
/**
 * Turns begun in the city, Tokyo or Manhattan, by seat.
 */
in_tokyo: Array<number>, 
/**
 * Hearts taken from others, by seat.
 */
damage: Array<number>, 
/**
 * Cards bought, by seat.
 */
bought: Array<number>, 
/**
 * Luck: what the dice brought against what they bring on average, by seat.
 */
luck: Array<Luck>, };

/**
 * What somebody's dice brought against expectation, all rolls of the roll step together.
 */
export type Luck = { 
/**
 * Dice rolled.
 */
dice: number, 
/**
 * For each face (1, 2, 3, heart, energy, smash; in New York destruction, celebrity and ouch first): how often it came.
 */
came: Array<number>, 
/**
 * How often each was to be expected.
 */
expected: number, };

/**
 * What makes dice fair: promises made before the game, opened after it.
 */
export type Seal = { 
/**
 * What the server promised before the start: SHA-256, 64 hexadecimal digits.
 */
promise: string, 
/**
 * The server's number, once the game is over.
 */
seed?: string, 
/**
 * What the seats promised and revealed.
 */
players: Array<PlayerSeal>, };

/**
 * A seat's part in making the dice.
 */
export type PlayerSeal = { 
/**
 * The seat.
 */
seat: number, 
/**
 * What it promised.
 */
promise: string, 
/**
 * What it revealed.
 */
seed: string, };

/**
 * The open question for a seat.
 */
export type Prompt = { 
/**
 * Its number; an answer names it. It stays while question and answers are the same.
 */
id: number, 
/**
 * The sort of question: `roll`, `buy`, `yield` and so on. New ones may come; all can be shown from this structure.
 */
topic: string, 
/**
 * What is asked.
 */
title: string, 
/**
 * Why now, and what one can do.
 */
help: string, 
/**
 * What caused it, where a card or another monster did.
 */
why?: Why, 
/**
 * Dice that may be rolled again, if this is about rolling: any of them together, as `roll:135`.
 */
dice: Array<number>, 
/**
 * All other answers.
 */
choices: Array<Choice>, 
/**
 * What is done if the time runs out; always one of the answers.
 */
default: string, 
/**
 * What stopping now would bring, in words.
 */
forecast?: string, 
/**
 * Others are asked the same at the same time, and nobody sees an answer before all are in.
 */
together: boolean, 
/**
 * What could be settled for the rest of the game.
 */
automate: Array<Order>, 
/**
 * Milliseconds left, if a clock runs.
 */
left?: number, 
/**
 * Exact odds for the dice, if the table allows help.
 */
odds: Array<Odds>, };

/**
 * One answer.
 */
export type Choice = { 
/**
 * What to send for it.
 */
action: string, 
/**
 * What it is.
 */
label: string, 
/**
 * What it does; empty where the label says it all.
 */
detail: string, 
/**
 * The card it is about (its number at this table), to show it.
 */
card?: number, 
/**
 * What card that is.
 */
id?: string, 
/**
 * The monster it is about.
 */
seat?: number, 
/**
 * The face it is about: `1`, `2`, `3`, `heart`, `energy`, `smash`; in New York also `destruction`, `celebrity`, `ouch`.
 */
face?: string, 
/**
 * The die it is about.
 */
die?: number, 
/**
 * The place it is about, as monsters are in places.
 */
place?: string, 
/**
 * The borough it is about.
 */
borough?: string, 
/**
 * The stack of buildings it is about, by its number on the board.
 */
stack?: number, 
/**
 * The sort of unit it is about: `infantry`, `jet` or `tank`.
 */
unit?: string, 
/**
 * How many, where a number is chosen.
 */
number?: number, 
/**
 * Destruction it takes.
 */
durability?: number, 
/**
 * What it costs in energy.
 */
price?: number, 
/**
 * Why it cannot be chosen now; choices without are possible.
 */
barred?: string, 
/**
 * What the answer itself would certainly change: not what dice still to be resolved or the rest of the turn bring anyway.
 */
preview: Array<Change>, 
/**
 * Chance, others or what is hidden decide about the rest.
 */
uncertain: boolean, };

/**
 * A number that would change.
 */
export type Change = { 
/**
 * Whose.
 */
seat: number, 
/**
 * `hearts`, `stars` or `energy`.
 */
what: string, 
/**
 * By how much.
 */
by: number, };

/**
 * Why something happened or is asked: exactly one of these.
 */
export type Why = { "rule": string } | { "card": string } | { "token": string };

/**
 * Something settled for the rest of the game.
 */
export type Order = { "order": "pass", 
/**
 * The sort of question.
 */
topic: string, 
/**
 * The card's id.
 */
id?: string, } | { "order": "only_for_life" } | { "order": "leave_at", 
/**
 * So many or fewer.
 */
hearts: number, };

/**
 * The chance of something with the best way of keeping dice.
 */
export type Odds = { 
/**
 * The face, as on dice.
 */
face: string, 
/**
 * At least so many of it, or at most.
 */
n: number, 
/**
 * At most rather than at least.
 */
most?: boolean, 
/**
 * How likely, 0 to 1.
 */
chance: number, 
/**
 * The dice to keep for it.
 */
keep: Array<number>, };

/**
 * A table before its game.
 */
export type Lobby = { 
/**
 * The table's code.
 */
table: string, 
/**
 * How it is set up.
 */
options: TableOptions, 
/**
 * The seats in order.
 */
seats: Array<LobbySeat>, 
/**
 * One's own.
 */
you: number | null, 
/**
 * May one arrange the seats and start?
 */
host: boolean, 
/**
 * How many watch.
 */
spectators: number, 
/**
 * Why it cannot start yet, in words.
 */
not_yet?: string, 
/**
 * What the server has promised for the dice.
 */
promise: string, 
/**
 * One has promised a number oneself.
 */
promised: boolean, 
/**
 * It begins by itself as soon as its host is there.
 */
starting: boolean, 
/**
 * Programs that can be bots here, by name.
 */
programs?: Array<string>, };

/**
 * A seat before the game.
 */
export type LobbySeat = { 
/**
 * Its number.
 */
seat: number, 
/**
 * The monster, if one was chosen.
 */
monster: string | null, 
/**
 * Who sits there; nobody if it is free.
 */
player: Player | null, 
/**
 * The person's name.
 */
name: string, };

/**
 * How a table is set up.
 */
export type TableOptions = { 
/**
 * `monster-box` or `origins`.
 */
edition: string, 
/**
 * Additions, as words of `--with`.
 */
with: Array<string>, 
/**
 * Cards left out.
 */
without_cards: Array<string>, 
/**
 * Hearts at the start, if not as in the book.
 */
hearts: number | null, 
/**
 * Stars needed to win, if not as in the book.
 */
stars: number | null, 
/**
 * How long one may think.
 */
speed: Speed, 
/**
 * May others watch?
 */
spectators: boolean, 
/**
 * Is it in the list of open tables, or only for those with the link?
 */
public: boolean, 
/**
 * Help during the game.
 */
help: Help, 
/**
 * Milliseconds a bot waits before each answer, so that people can follow.
 */
bot_pause: number, };

/**
 * How long one may think.
 */
export type Speed = { "is": "none" } | { "is": "clock", 
/**
 * Seconds in the bank at the start.
 */
bank: number, 
/**
 * Seconds added when one's turn begins.
 */
more: number, } | { "is": "days", 
/**
 * Days.
 */
days: number, };

/**
 * Help during the game.
 */
export type Help = "none" | "odds";

/**
 * Eight things to say without typing.
 */
export type Emote = "hello" | "good_game" | "ouch" | "laugh" | "roar" | "thanks" | "sorry" | "thinking";

/**
 * A table in the list of open ones.
 */
export type TableLine = { 
/**
 * Its code.
 */
table: string, 
/**
 * Has its game begun?
 */
started: boolean, 
/**
 * Is its game over?
 */
over: boolean, 
/**
 * How it is set up.
 */
options: TableOptions, 
/**
 * Names of those who sit there; bots by their level.
 */
players: Array<TablePlayer>, 
/**
 * Seats still free.
 */
free: number, };

/**
 * Somebody at a table in the list.
 */
export type TablePlayer = { 
/**
 * The name, empty for a bot; a program has its own.
 */
name: string, 
/**
 * How well a bot plays.
 */
bot?: Level, 
/**
 * The monster, if one was chosen.
 */
monster: string | null, };

/**
 * `POST /api/tables`: a new table with oneself as its host. With `bots` and `start` one plays at once.
 */
export type NewTable = { 
/**
 * How it is set up.
 */
options: TableOptions, 
/**
 * How many seats, 2 to 6.
 */
seats: number, 
/**
 * One's name.
 */
name: string, 
/**
 * One's monster; drawn at random if none is named.
 */
monster: string | null, 
/**
 * Bots for the seats after one's own.
 */
bots: Array<Level>, 
/**
 * Begin as soon as one is there: when the socket has promised a number for the dice, or a second after its
 * `hello`.
 */
start: boolean, };

/**
 * `POST /api/tables/CODE/sit`: takes a free seat.
 */
export type Sit = { 
/**
 * One's name.
 */
name: string, 
/**
 * Which seat; any free one if none is named.
 */
seat: number | null, 
/**
 * One's monster; drawn at random if none is named.
 */
monster: string | null, 
/**
 * A further seat for the same browser, for people who share a screen.
 */
another: boolean, };

/**
 * The answer to both: where one sits. Browsers get the secret as a cookie and need not look at it.
 */
export type Seated = { 
/**
 * The table's code.
 */
table: string, 
/**
 * One's seat.
 */
seat: number, 
/**
 * The seat's secret, for clients without cookies (asked for by `?token=1`).
 */
token?: string, };

/**
 * `GET /api/tables`: open tables, and tables where one has a seat.
 */
export type Tables = { 
/**
 * Tables anybody may join or watch.
 */
open: Array<TableLine>, 
/**
 * Tables where one sits.
 */
yours: Array<TableLine>, };

/**
 * A refusal over HTTP.
 */
export type Refusal = { 
/**
 * Which fault, for programs.
 */
code: ErrorCode, 
/**
 * What is wrong and what to do, in words.
 */
message: string, };

/**
 * `GET /api/tables/CODE/fair`: was everything as promised?
 */
export type Fairness = { 
/**
 * Do all promises and outcomes agree?
 */
fair: boolean, 
/**
 * What was checked, in words, or what does not agree.
 */
findings: Array<string>, 
/**
 * Dice rolled.
 */
dice: number, 
/**
 * Cards drawn.
 */
cards: number, };

/**
 * The answer to `POST /api/journals`: where the game can be watched.
 */
export type Imported = { 
/**
 * The table's code.
 */
table: string, };

/**
 * `GET /api/catalogue/LANG`: everything that can be looked up.
 */
export type Catalogue = { 
/**
 * The language.
 */
lang: string, 
/**
 * Changes with every text.
 */
hash: string, 
/**
 * Cards by id.
 */
cards: { [key in string]: CardText }, 
/**
 * Monsters by short name.
 */
monsters: { [key in string]: MonsterText }, 
/**
 * Rules by id, one sentence or two each.
 */
rules: { [key in string]: string }, 
/**
 * Editions and additions a table can have.
 */
editions: Array<Addition>, 
/**
 * Additions, as words of `--with`.
 */
additions: Array<Addition>, 
/**
 * How well bots can play, the easiest first.
 */
levels: Array<LevelText>, };

/**
 * A card in words.
 */
export type CardText = { 
/**
 * Its name.
 */
name: string, 
/**
 * What it does. Symbols are in brackets: `[star]`, `[heart]`, `[energy]`, `[smash]`, and dice `[die:1]` to
 * `[die:smash]`.
 */
text: string, 
/**
 * The same at tables of New York, where that is worded otherwise and the card can be there.
 */
text_new_york?: string, 
/**
 * `keep`, `discard`, `costume`, `permanent`, `temporary`, `gift`, `tile`, `challenge` or `goal`.
 */
kind: string, 
/**
 * That in words, with level or Force.
 */
kind_text: string, 
/**
 * Its price.
 */
cost?: number, 
/**
 * The set it is from.
 */
set: string, 
/**
 * Made for this program, not printed.
 */
house: boolean, 
/**
 * How many there are.
 */
copies: number, 
/**
 * The monster whose evolution it is.
 */
monster?: string, 
/**
 * What it is about, for its picture: `star`, `heart`, `energy`, `smash`, `die`, `card`, `tokyo`, `shield` and so on,
 * the most important first.
 */
glyphs: Array<string>, };

/**
 * A monster in words.
 */
export type MonsterText = { 
/**
 * Its name.
 */
name: string, 
/**
 * The edition it belongs to.
 */
edition: string, 
/**
 * Has it evolutions for Tokyo?
 */
evolves: boolean, 
/**
 * Has it evolutions for New York? Only sets of one's own have such.
 */
evolves_new_york?: boolean, };

/**
 * Something a table can have.
 */
export type Addition = { 
/**
 * Its word.
 */
word: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What it adds, in a sentence.
 */
text: string, 
/**
 * Words it cannot be together with.
 */
not_with: Array<string>, 
/**
 * Words it needs.
 */
needs: Array<string>, };

/**
 * A level of bots in words.
 */
export type LevelText = { 
/**
 * Its word.
 */
word: string, 
/**
 * Its name.
 */
name: string, 
/**
 * How such a bot plays, in a sentence.
 */
text: string, 
/**
 * The temperaments it can have.
 */
tempers: Array<TemperText>, };

/**
 * A temperament of bots in words.
 */
export type TemperText = { 
/**
 * Its word.
 */
word: string, 
/**
 * Its name.
 */
name: string, 
/**
 * What such a bot likes, in a sentence.
 */
text: string, };

/**
 * `GET /api/tables/CODE/replay?lang=LANG&as=SEAT`: a finished game's whole log. The position at a line comes from
 * `GET /api/tables/CODE/replay/LINE` as a [`Frame`](crate::Frame).
 */
export type Replay = { 
/**
 * The table's code.
 */
table: string, 
/**
 * How it was set up.
 */
options: TableOptions, 
/**
 * Whose eyes; nobody's: those who watched.
 */
seen_by: number | null, 
/**
 * Everything that happened.
 */
log: Array<LogLine>, 
/**
 * Lines worth a mark.
 */
marks: Array<Mark>, 
/**
 * The chance of each monster to win, turn by turn, as the planner saw it from what lay open.
 */
curve: Array<Chances>, };

/**
 * A line worth a mark.
 */
export type Mark = { 
/**
 * The line's number.
 */
line: number, 
/**
 * `turn`, `city` (somebody enters it: Tokyo or Manhattan), `bought`, `out` or `end`.
 */
what: string, };

/**
 * Who would win how often, from one moment on.
 */
export type Chances = { 
/**
 * The line of the log at which it is so.
 */
line: number, 
/**
 * The turn.
 */
turn: number, 
/**
 * One number for each seat; together they are 1.
 */
chances: Array<number>, };

/**
 * `GET /api/tables/CODE/coach?lang=LANG&as=SEAT`: the decisions of a finished game that cost most of the chance to win,
 * the costliest first; with `as` only that seat's.
 */
export type Coach = { 
/**
 * The decisions.
 */
decisions: Array<Reasons>, };

/**
 * `GET /api/tables/CODE/why/LINE?lang=LANG&as=SEAT`: what could have been answered instead of what led to this line of the
 * log, and what each answer was worth.
 */
export type Reasons = { 
/**
 * The last line before the answer.
 */
line: number, 
/**
 * The turn.
 */
turn: number, 
/**
 * Who answered.
 */
seat: number, 
/**
 * What was asked, for the others: "rolling dice".
 */
asking: string, 
/**
 * Answers, the best first. The one given is among them.
 */
answers: Array<Weighed>, 
/**
 * Why the best is better than the one given, or, if that was the best, than the next. Missing where that would only repeat
 * the answer.
 */
because?: string, 
/**
 * The bot that answered weighed the answers itself, by its own temperament if it has one; otherwise the planner did.
 */
own?: boolean, 
/**
 * Whose opinion it is, and by what temperament the seat plays, in words.
 */
remark?: string, };

/**
 * An answer and what it was worth.
 */
export type Weighed = { 
/**
 * The answer in words.
 */
text: string, 
/**
 * The chance to win with it. What a temperament likes counts as chance where a bot says itself what it weighed; then it can
 * be less than 0 or more than 1.
 */
chance: number, 
/**
 * Half of the interval in which that lies 95 times in a hundred; 0 where it was calculated.
 */
margin: number, 
/**
 * It was given.
 */
given: boolean, };
