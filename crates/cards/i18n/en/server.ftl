### What the server refuses, and why (en). Same keys in the same order in every language.
### $detail is for authors of programs and stays in English.

## Messages and requests

refused-malformed = This is not a message of the protocol: {$detail}
refused-body = This is not what was expected: {$detail}
refused-not-text = Messages are text.
refused-hello-late = Hello has to come within five seconds.
refused-hello-first = Say hello first.
refused-hello-twice = Hello was said already.
refused-version = This server speaks protocol {$n}. Reload the page.
refused-language = There is no language "{$lang}"; there are {$known}.
refused-as = "as" is a seat from 1 to 6.
refused-address = There is no such address.
refused-origin = This page may not talk to this server; see --public-url.
refused-metrics = The counts can be read only on the machine the server runs on, and not through a proxy.

## The server

refused-connections = Too many connections. Try again later.
refused-too-fast = Too many messages at once. Slow down.
refused-new-tables = Too many new tables. Wait a minute.
refused-looking = Many games are being looked at. Try again in a moment.
refused-tables = Too many tables are being played. Try again later.
refused-restarting = The server is restarting. Try again.
refused-unreadable = The server could not read the table: {$detail}
refused-storage = The server could not read or write: {$detail}
refused-not-written = The server could not write this down. Nothing has changed; try again.

## Tables and seats

refused-no-table = There is no such table. Check its code.
refused-code = "{$code}" is not the code of a table.
refused-frozen = This table was played with another version and cannot go on.
refused-secret = The secret of this seat is wrong. Take a seat again.
refused-spectators = Nobody may watch this table.
refused-watching = You are watching this table. Only those who play may do this.
refused-sit-first = Take a seat first.
refused-not-host = Only the host of the table may do this.
refused-name = A name has 1 to {$most} characters.
refused-seats = A table has 2 to 6 seats, one of them yours.
refused-program = This server offers no such program as a bot. Choose one of the list.
refused-no-seat = There is no seat {$n}.
refused-seat-taken = Seat {$n} is taken. Choose another one.
refused-full = All seats are taken. You can watch instead.
refused-seat-fixed = This seat cannot be changed.
refused-edition = There is no edition "{$edition}"; there are {$known}.
refused-level = There is no bot “{$level}”. Levels: {$known}. For {$tempered}, a temperament may follow after @: {$tempers}.
refused-few-monsters = There are not enough monsters.
refused-monster = {$monster} cannot play at this table. These can: {$all}.
refused-monster-taken = {$monster} is taken. Choose another monster.
refused-alone = A game needs at least two monsters. Add a bot or wait for somebody.
refused-not-begun = The game has not begun.
refused-about-to-begin = The game is about to begin.
refused-begun = The game has begun.
refused-begun-watch = The game has begun. You can watch it.
refused-not-over = The game is not over yet.

## Numbers for the dice

refused-promise = A promise has 64 hexadecimal digits and comes before the start.
refused-number = This is not the number that was promised.
refused-numbers = The numbers for the dice do not fit: {$detail}
refused-numbers-late = No number for the dice came from {$names}. The game has to be started again.
refused-somebody-left = Somebody has left. The game has to be started again.

## The game

refused-over = The game is over.
refused-paused = The table is paused. Let it go on first.
refused-eliminated = Your monster is out of the game. Only those who still play may do this.
refused-not-asked = Nobody asks you anything now.
refused-stale = The question has changed. Look at it again.
refused-illegal = This is not one of the answers.
refused-no-action = This is no action; see the choices of the frame.
refused-key = A key has 1 to 64 bytes.
refused-key-reused = This key was used for something else.
refused-undo = This cannot be taken back: something was rolled, shown or answered since.

## Finished games

refused-replay = This game cannot be shown: {$detail}
refused-replay-seats = This game had {$n} seats.
refused-why = Nothing was decided here: there was only one answer.
refused-why-yet = Why others did something is told at this table once the game is over.
refused-why-human = Only bots are asked for their reasons while a game goes on.
refused-why-seat = While the game goes on, ask from your own seat.
refused-journal = This journal cannot be taken in: {$detail}
refused-journal-text = A journal is text.
refused-journal-open = This game is not over. Only finished games can be shown.
finding-no-seal = This game has no seal. Its dice cannot be checked.
finding-not-opened = The server's number for the dice was not opened, so they cannot be checked.
finding-server = Not fair: the server opened another number than the one it had promised.
finding-player = Not fair: the number of seat {$n} is not the one that was promised.
finding-unfair = Not fair: from the promised numbers follows {$right}, and something else was recorded (line {$line}).
finding-other = The game cannot be checked: {$detail}
finding-alone = No player added a number. That the server did not choose its own to suit somebody cannot be proved.
finding-kept = Numbers of players that went into every die and every card: {$n}.

## Tables that cannot be. The command line says these too, with the words that are typed there for the names.

clash-players = {$edition} is for {$least} to {$most} monsters, not {$n}.
clash-not-two = The two-player variant needs exactly 2 monsters, not {$n}.
clash-hearts = A monster can start with {$least} to {$most} hearts, not {$n}.
clash-stars = Winning can take {$least} to {$most} stars, not {$n}.
clash-too-many-cards = {$n} cards are too many for one table; at most {$most} fit.
clash-twice = "{$word}" is there twice; once is enough.
clash-both-ways = "{$one}" and "{$other}" contradict each other; choose one.
clash-origins-have = "{$word}" mixes Origins cards into the base deck; the Origins edition has them already.
clash-origins-ways = "{$one}" and "{$other}" are two ways of mixing in Origins cards; choose one.
clash-origins-evolve = "{$word}" is not for the Origins edition: its monsters have no evolutions.
clash-origins-promos = "{$word}" is not for the Origins edition: promo cards are for the Monster Box.
clash-not-of-origins = {$card} is not a card of the Origins deck.
clash-mutants-alone = "{$word}" drafts the evolutions of Power Up!; add "{$needed}".
clash-evolutions-whose = "{$word}" gives every monster its own evolutions: name a monster for every seat.
clash-evolutions = "{$word}" needs {$needed} evolutions for every monster, and {$monster} has {$has ->
        [0] none
       *[other] {$has}
    }; choose another monster.
clash-costumes = "{$word}" deals {$each} costumes to every monster: {$seats} monsters need {$needed}, there are {$has}.
clash-costumes-no-deck = "{$word}" shuffles its costumes into the power deck, and "{$without}" plays without one; leave out one of them.
clash-challenges = "{$word}" deals a Challenge card to every monster: {$seats} monsters need {$seats}, there are {$has}.
clash-wicked-ways = "{$one}" and "{$other}" are two ways of laying out the wickedness tiles; choose one.
clash-tile-faces = {$one} and {$other} are the two faces of one tile; name one.
clash-no-tile = {$card} is not a wickedness tile.
clash-no-tiles = There are no wickedness tiles of that side.
clash-no-cards = "{$word}" plays without any cards; leave out the others.
clash-not-in-deck = {$card} is not in this deck, so it cannot be left out.
clash-monster-twice = {$monster} has a seat already; every monster is there once.
clash-monsters = {$seats} monsters play, but {$given} were named; name one for every seat.
clash-only-tokyo = "{$word}" belongs to King of Tokyo; King of New York is played without it.
clash-only-new-york = "{$word}" is about Manhattan; only King of New York has it.
clash-evolutions-new-york = "{$word}" needs {$needed} evolutions for New York for every monster, and {$monster} has {$has ->
        [0] none
       *[other] {$has}
    }; choose another monster, or bring a set that has them.
clash-evolutions-none = "{$word}" needs monsters that have evolutions in this city, and none has any: bring a set with evolutions for this city.
clash-evolutions-few = "{$word}" needs a monster with evolutions in this city for each of {$seats} seats, and {$has ->
        [one] only one monster has
       *[other] only {$has} monsters have
    } any: play with fewer, or bring a set with more.
clash-other-city = {$card} speaks of the face "{$face}", which is on no die of this edition ({$edition}); leave the card out or choose another edition.
clash-other = No table can be like this: {$detail}
