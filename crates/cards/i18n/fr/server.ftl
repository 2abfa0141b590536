### What the server refuses, and why (fr). Same keys in the same order in every language.
### $detail is for authors of programs and stays in English.

## Messages and requests

refused-malformed = Ce n’est pas un message du protocole : {$detail}
refused-body = Ce n’est pas ce qui était attendu : {$detail}
refused-not-text = Les messages sont du texte.
refused-hello-late = « hello » doit arriver dans les cinq secondes.
refused-hello-first = Il faut d’abord dire « hello ».
refused-hello-twice = « hello » a déjà été dit.
refused-version = Ce serveur parle le protocole {$n}. Rechargez la page.
refused-language = La langue « {$lang} » n’existe pas ici ; il y a {$known}.
refused-as = « as » est une place de 1 à 6.
refused-address = Cette adresse n’existe pas.
refused-origin = Cette page n’a pas le droit de parler à ce serveur ; voir --public-url.
refused-metrics = Les compteurs ne se lisent que sur la machine du serveur, et pas à travers un proxy.

## The server

refused-connections = Trop de connexions. Réessayez plus tard.
refused-too-fast = Trop de messages à la fois. Ralentissez.
refused-new-tables = Trop de nouvelles tables. Attendez une minute.
refused-looking = Beaucoup de parties sont en cours d’analyse. Réessayez dans un instant.
refused-tables = Trop de parties sont en cours. Réessayez plus tard.
refused-restarting = Le serveur redémarre. Réessayez.
refused-unreadable = Le serveur n’a pas pu lire la table : {$detail}
refused-storage = Le serveur n’a pas pu lire ou écrire : {$detail}
refused-not-written = Le serveur n’a pas pu l’enregistrer. Rien n’a changé ; réessayez.

## Tables and seats

refused-no-table = Cette table n’existe pas. Vérifiez son code.
refused-code = « {$code} » n’est pas le code d’une table.
refused-frozen = Cette table a été jouée avec une autre version et ne peut pas continuer.
refused-secret = Le secret de cette place n’est pas le bon. Reprenez place.
refused-spectators = Personne ne peut regarder cette table.
refused-watching = Vous regardez cette table. Seuls ceux qui jouent peuvent faire cela.
refused-sit-first = Prenez d’abord place.
refused-not-host = Seul l’hôte de la table peut faire cela.
refused-name = Un nom a de 1 à {$most} caractères.
refused-seats = Une table a de 2 à 6 places, dont la vôtre.
refused-program = Ce serveur ne propose pas ce programme comme robot. Choisissez-en un de la liste.
refused-no-seat = Il n’y a pas de place {$n}.
refused-seat-taken = La place {$n} est prise. Choisissez-en une autre.
refused-full = Toutes les places sont prises. Vous pouvez regarder.
refused-seat-fixed = Cette place ne peut pas être changée.
refused-edition = L’édition « {$edition} » n’existe pas ; il y a {$known}.
refused-level = Il n’y a pas de robot « {$level} ». Niveaux : {$known}. Pour {$tempered}, un tempérament peut suivre après @ : {$tempers}.
refused-few-monsters = Il n’y a pas assez de Monstres.
refused-monster = {$monster} ne peut pas jouer à cette table. Peuvent y jouer : {$all}.
refused-monster-taken = {$monster} est déjà pris. Choisissez un autre Monstre.
refused-alone = Il faut au moins deux Monstres pour une partie. Ajoutez un robot ou attendez quelqu’un.
refused-not-begun = La partie n’a pas commencé.
refused-about-to-begin = La partie est sur le point de commencer.
refused-begun = La partie a commencé.
refused-begun-watch = La partie a commencé. Vous pouvez la regarder.
refused-not-over = La partie n’est pas encore finie.

## Numbers for the dice

refused-promise = Une promesse a 64 chiffres hexadécimaux et se fait avant le début.
refused-number = Ce n’est pas le nombre promis.
refused-numbers = Les nombres pour les dés ne conviennent pas : {$detail}
refused-numbers-late = Il manque un nombre pour les dés ({$names}). Il faut relancer la partie.
refused-somebody-left = Quelqu’un est parti. Il faut relancer la partie.

## The game

refused-over = La partie est finie.
refused-paused = La table est en pause. Reprenez d’abord la partie.
refused-eliminated = Votre monstre est éliminé. Seuls ceux qui jouent encore peuvent faire cela.
refused-not-asked = On ne vous demande rien pour l’instant.
refused-stale = La question a changé. Regardez-la de nouveau.
refused-illegal = Cela ne fait pas partie des réponses possibles.
refused-no-action = Ce n’est pas une action ; voyez les choix du « frame ».
refused-key = Une clé a de 1 à 64 octets.
refused-key-reused = Cette clé a déjà servi à autre chose.
refused-undo = Impossible d’annuler : depuis, quelque chose a été lancé, montré ou répondu.

## Finished games

refused-replay = Cette partie ne peut pas être montrée : {$detail}
refused-replay-seats = Cette partie avait {$n} places.
refused-why = Rien n’a été décidé ici : il n’y avait qu’une réponse.
refused-why-yet = À cette table, les raisons des autres ne sont données qu’une fois la partie finie.
refused-why-human = Tant que la partie dure, seuls les robots donnent leurs raisons.
refused-why-seat = Tant que la partie dure, demandez depuis votre propre place.
refused-journal = Ce journal ne peut pas être repris : {$detail}
refused-journal-text = Un journal est du texte.
refused-journal-open = Cette partie n’est pas finie. Seules les parties finies peuvent être montrées.
finding-no-seal = Cette partie n’a pas de sceau. Ses dés ne peuvent pas être vérifiés.
finding-not-opened = Le nombre du serveur pour les dés n’a pas été montré : ils ne peuvent pas être vérifiés.
finding-server = Pas équitable : le serveur a montré un autre nombre que celui qu’il avait promis.
finding-player = Pas équitable : le nombre de la place {$n} n’est pas celui qui était promis.
finding-unfair = Pas équitable : des nombres promis découle {$right}, et autre chose a été noté (ligne {$line}).
finding-other = La partie ne peut pas être vérifiée : {$detail}
finding-alone = Personne n’a ajouté de nombre. Rien ne prouve que le serveur n’a pas choisi le sien à sa convenance.
finding-kept = Nombres de joueurs entrés dans chaque dé et chaque carte : {$n}.

## Tables that cannot be. The command line says these too, with the words that are typed there for the names.

clash-players = L’édition {$edition} se joue de {$least} à {$most} Monstres, pas à {$n}.
clash-not-two = La variante à deux se joue à 2 Monstres exactement, pas à {$n}.
clash-hearts = Un Monstre peut commencer avec {$least} à {$most} cœurs, pas {$n}.
clash-stars = On peut gagner avec {$least} à {$most} étoiles, pas {$n}.
clash-too-many-cards = {$n} cartes, c’est trop pour une table : {$most} au plus.
clash-twice = « {$word} » y est deux fois ; une fois suffit.
clash-both-ways = « {$one} » et « {$other} » se contredisent ; choisissez-en un.
clash-origins-have = « {$word} » ajoute des cartes d’Origins à la pioche ; l’édition Origins les a déjà.
clash-origins-ways = « {$one} » et « {$other} » sont deux façons d’ajouter des cartes d’Origins ; choisissez-en une.
clash-origins-evolve = « {$word} » ne va pas avec l’édition Origins : ses Monstres n’ont pas d’évolutions.
clash-origins-promos = « {$word} » ne va pas avec l’édition Origins : les cartes promo vont avec la Monster Box.
clash-not-of-origins = {$card} n’est pas une carte de la pioche d’Origins.
clash-mutants-alone = « {$word} » mélange les évolutions de Power Up ! ; ajoutez « {$needed} ».
clash-evolutions-whose = « {$word} » donne à chaque Monstre ses propres évolutions : nommez un Monstre pour chaque place.
clash-evolutions = « {$word} » demande {$needed} évolutions par Monstre, et {$monster} {$has ->
        [0] n’en a aucune
       *[other] en a {$has}
    } ; choisissez un autre Monstre.
clash-costumes = « {$word} » distribue {$each} costumes à chaque Monstre : pour {$seats} Monstres il en faut {$needed}, il y en a {$has}.
clash-costumes-no-deck = « {$word} » mélange ses costumes à la pioche, et « {$without} » se joue sans pioche ; renoncez à l’un des deux.
clash-challenges = « {$word} » distribue une carte Challenge à chaque Monstre : pour {$seats} Monstres il en faut {$seats}, il y en a {$has}.
clash-wicked-ways = « {$one} » et « {$other} » sont deux façons de disposer les tuiles Méchanceté ; choisissez-en une.
clash-tile-faces = {$one} et {$other} sont les deux faces d’une même tuile ; nommez-en une.
clash-no-tile = {$card} n’est pas une tuile Méchanceté.
clash-no-tiles = Il n’y a pas de tuiles Méchanceté de cette face.
clash-no-cards = « {$word} » se joue sans aucune carte ; renoncez aux autres.
clash-not-in-deck = {$card} n’est pas dans cette pioche et ne peut donc pas être retirée.
clash-monster-twice = {$monster} a déjà une place ; chaque Monstre n’existe qu’une fois.
clash-monsters = {$seats} Monstres jouent, mais {$given} ont été nommés ; nommez-en un pour chaque place.
clash-only-tokyo = « {$word} » appartient à King of Tokyo ; King of New York se joue sans.
clash-only-new-york = « {$word} » concerne Manhattan ; cela n’existe que dans King of New York.
clash-evolutions-new-york = « {$word} » demande {$needed} évolutions pour New York par Monstre, et {$monster} {$has ->
        [0] n’en a aucune
       *[other] en a {$has}
    } ; choisissez un autre Monstre ou ajoutez une extension qui en contient.
clash-evolutions-none = « {$word} » demande des Monstres qui ont des évolutions dans cette ville, et aucun n’en a : ajoutez une extension qui contient des évolutions pour cette ville.
clash-evolutions-few = « {$word} » demande pour chacune des {$seats} places un Monstre qui a des évolutions dans cette ville, et {$has ->
        [one] un seul Monstre en a
       *[other] seuls {$has} Monstres en ont
    } : jouez à moins, ou ajoutez une extension qui en contient d’autres.
clash-other-city = {$card} parle de la face « {$face} », qu’aucun dé de cette édition ({$edition}) ne porte ; retirez cette carte ou choisissez une autre édition.
clash-other = Une telle table n’est pas possible : {$detail}
