### Words of the web client (fr).
### Same keys and variables in every language; a test of the client compares them.

## Everywhere

home = Daikaiju, vers la première page
nav-main = Principal
nav-foot = Autres pages
nav-new = Nouvelle table
nav-cards = Cartes
nav-rules = Règles
nav-about = À propos et réglages
foot-line = Un jeu de Monstres fait par des fans. Sans lien avec l’éditeur de King of Tokyo.
skip-to-content = Aller au contenu
language = Langue
theme-now = Couleurs : {$theme}. Appuyez pour changer.
theme-auto = comme le système
theme-light = clair
theme-dark = sombre
theme-contrast = contraste élevé
loading = Chargement …
reload = Recharger
error-load = Cette partie de la page n’a pas pu être chargée. Le serveur est-il toujours là ?
error-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
error-server = Un problème est survenu sur le serveur ({$status}). Réessayez dans un instant.
name = Votre nom
guest-name = Camarade {$animal}
guest-animals = Loutre|Blaireau|Hérisson|Macareux|Lynx|Triton|Morse|Pie|Gecko|Castor|Héron|Marmotte|Phoque|Crapaud|Belette|Yack
level-with-temper = {$level}, {$temper}
temper-of = Tempérament du robot à la place {$n}
temper-none = équilibré
bot-of-level = Robot ({$level})
player-here = présent
player-away = absent
player-stand-in = un robot ({$level}) continue
seat-free = Place libre
seat-of = Place {$n}
monster-of = {$monster} ({$name})

## The first page

hero-tag = Ils voulaient Tokyo. Ils ont apporté des dés.
hero-see-1 = Voyez six dés ébranler une ville !
hero-see-2 = Entendez hurler vos amis !
landing-play = Jouer
landing-dealing = On s’installe …
landing-against = contre
landing-bots = {$n ->
        [one] 1 robot
       *[other] {$n} robots
    }
landing-level = Niveau des robots
landing-invite = Inviter des amis
landing-code = Code d’une table
landing-code-example = p. ex. K7QM2PX
landing-code-short = Un code a {$n} caractères ; celui-ci en a {$have}.
landing-join = Rejoindre
landing-open = À l’affiche : les tables ouvertes
landing-more = Dans la même salle
landing-new-line = Extensions, règles maison, horloges
landing-cards-line = Toutes les cartes en trois langues
landing-rules-line = Toutes, et en une minute
tables-none = Aucune table ouverte pour l’instant. Ouvrez-en une, elle apparaîtra ici.
tables-free = {$n ->
        [0] complet
        [one] 1 place libre
       *[other] {$n} places libres
    }
tables-started = partie en cours
tables-join = Rejoindre
tables-watch = Regarder
waiting-label = Vos parties
waiting-for-you = Votre table {$table} vous attend
waiting-dismiss = Ne plus l’afficher ici
waiting-dismiss-table = Ne plus afficher la table {$table} ici

## New table

new-title = Une nouvelle table
new-line = Ne changez rien, et la partie sera bonne.
new-who = Qui joue
new-seats = Monstres
new-you = Vous
new-seat-of = Place {$n}
new-seat-open = Une personne, par lien
new-origins-four = Origins : 4 au plus
new-monster = Votre Monstre
new-monster-draw = Au hasard
new-monster-guests = De Tokyo
new-what = Ce qu’on joue
new-edition = Édition
new-additions = Extensions
new-needs = Nécessite : {$names}
new-not-with = Incompatible avec {$names}
new-pace = Rythme et aide
new-speed = Temps de réflexion
new-pause = Les robots jouent
new-help = Aide pendant la partie
new-guests = Qui peut venir
new-public = Dans la liste des tables ouvertes
new-spectators = Spectateurs
new-spectators-text = D’autres peuvent regarder. Ils voient ce qui est visible de tous, rien de plus.
new-house = Règles maison
new-house-line = Cœurs, étoiles, cartes retirées
new-hearts = Cœurs au départ
new-stars = Étoiles pour gagner
new-as-book = comme dans le livret
new-without = Retirer des cartes
new-without-list = Retirées
new-without-back = remettre
new-start = Commencer la partie
new-start-line = Rien que des robots contre vous : la partie commence tout de suite.
new-open = Ouvrir la table
new-open-line = Vous recevrez un lien pour les autres.
variant-on = Variante à deux
variant-off = Sans la variante à deux
variant-text = Tokyo donne de l’énergie au lieu d’étoiles, pour que celui qui s’y trouve ne s’envole pas.
speed-none = Sans horloge
speed-none-text = Chacun prend son temps.
speed-normal = Normal
speed-normal-text = 60 secondes en réserve, 20 de plus à chaque tour.
speed-fast = Rapide
speed-fast-text = 30 secondes en réserve, 10 de plus à chaque tour.
speed-days = Jours
speed-days-text = Trois jours par décision, pour jouer de temps en temps.
speed-clock-of = Horloge {$bank} s + {$more} s
speed-days-of = {$days ->
        [one] 1 jour par décision
       *[other] {$days} jours par décision
    }
speed-out-text = Quand le temps est écoulé, la réponse indiquée par défaut est donnée.
pause-slow = tranquillement
pause-normal = rondement
pause-fast = aussitôt
help-odds = Probabilités
help-odds-text = Les chances exactes à côté de vos dés ; les robots disent pourquoi ils ont fait quelque chose.
help-none = Aucune aide
help-none-text = Rien que votre instinct.
spectators-yes = Spectateurs bienvenus
spectators-no = Pas de spectateurs
public-yes-text = Tout le monde trouve cette table sur la première page.
public-no-text = Seuls ceux qui ont le lien trouvent cette table.
rules-hearts = {$n} cœurs au départ
rules-stars = {$n} étoiles pour gagner
rules-without = {$n ->
        [one] 1 carte retirée
       *[other] {$n} cartes retirées
    }

## Lobby

lobby-title = Table {$table}
lobby-line-seated = Les Monstres se rassemblent. Envoyez le lien aux autres.
lobby-line-visitor = Les Monstres se rassemblent. Prenez place, ou regardez.
lobby-seats = La distribution
lobby-sit = S’asseoir ici
lobby-sit-any = Prendre place
lobby-stand = Se lever
lobby-empty = Libérer la place
lobby-close = Retirer la place
lobby-waits = attend un Monstre
lobby-drawn = Monstre tiré au sort
lobby-thats-you = c’est vous
lobby-you = Vous
lobby-watching = Vous regardez.
lobby-share-screen = Quelqu’un d’autre joue à cet écran
lobby-guest-here = Invité ici
lobby-local-name = Nom de l’autre personne ici
lobby-local-monster = Son Monstre
lobby-start = Lever de rideau
lobby-begin = Commencer
lobby-host-starts = C’est à l’hôte de la table de lancer la partie.
lobby-watchers = {$n ->
        [0] Personne ne regarde.
        [one] 1 spectateur
       *[other] {$n} spectateurs
    }
lobby-rules = Ce qu’on joue
lobby-fair = Le serveur a promis son nombre pour les dés, votre navigateur ajoute le sien :
invite-title = Inviter
invite-link = Lien vers cette table
invite-copy-link = Copier le lien
invite-copy-code = Copier le code
invite-link-copied = Le lien est copié.
invite-code-copied = Le code est copié.
invite-copy-self = Copiez le texte sélectionné.
invite-qr = Code QR pour {$link}
invite-display = Montrer sur un téléviseur
display-join = Pour jouer : scannez ceci ou saisissez le code
starting = On secoue les dés
starting-line = Chacun ajoute un nombre secret, pour que personne ne puisse choisir les dés.
gone-title = Pas de telle table
gone-line = Cette table n’existe plus, ou n’a jamais existé. Vérifiez le code.
elsewhere-title = Ouverte dans un autre onglet
elsewhere-line = Vous êtes à cette table dans une autre fenêtre.
elsewhere-here = Jouer ici
outdated-title = Une nouvelle version
outdated-line = Le serveur a été mis à jour. Rechargez ; votre place reste la vôtre.
version-new = Une nouvelle version est là. Votre place reste la vôtre.
version-later = Plus tard
connection-lost = La connexion est perdue. Nouvel essai …
emotes = Dire quelque chose
emotes-mute = Ne plus entendre les autres
emotes-unmute = Entendre à nouveau les autres

## End

end-fin = Fin
end-won = {$n ->
        [one] {$names} gagne !
       *[other] {$names} gagnent !
    }
end-you-won = Vous gagnez !
end-nobody = Personne ne gagne
end-how-stars = Avec assez d’étoiles.
end-how-survivor = Le dernier Monstre en vie.
end-how-card = Grâce à une carte.
end-how-nobody = Il ne reste plus un seul Monstre.
end-out = éliminé
end-show = Voir le résultat
end-hide = Masquer
end-rematch = Revanche
end-rematch-asked = On s’installe …
end-rematch-join = Vers la revanche
end-replay = Revoir la partie
end-journal = Enregistrer le journal
end-stars = Étoiles au fil du temps
end-hearts = Cœurs au fil du temps
end-tokyo = Tours commencés à Tokyo
end-damage = Cœurs pris aux autres
end-bought = Cartes achetées
end-luck = La chance face à l’attente
end-luck-note = De combien chaque face est sortie plus ou moins souvent que la moyenne.
end-luck-who = Monstre
end-luck-dice = dés
chart-as-table = Sous forme de tableau
chart-turn = Tour

## Fair dice

fair-title = Dés équitables
fair-line = Table {$table} : tout s’est-il passé comme promis ?
fair-line-any = Tout était-il comme promis ? Toute partie finie peut être vérifiée.
fair-which = Quelle partie ?
fair-which-line = Saisissez le code de sa table. Il figure en haut de la table et dans son adresse.
fair-look = Vérifier
fair-good = Équitable.
fair-bad = Pas comme promis !
fair-checking = Vérification …
fair-what = Le nombre promis par chacun a été recalculé dans votre navigateur.
fair-details = Promesses et nombres
fair-all = Vérifier chaque dé et chaque carte
fair-server = Le serveur
fair-kept = tenue
fair-broken = non tenue
fair-promise = Promesse :
fair-number = Nombre :
fair-not-shown = non montré
fair-counted = Vérifié : {$dice} dés et {$cards} cartes.
fair-self = Vérifiez vous-même
fair-self-line = Entrez un nombre ; cette page calcule la promesse qui lui correspond. Rien n’est envoyé.
fair-who = Le nombre de qui
fair-64 = Un nombre a 64 chiffres, de 0 à 9 et de a à f.
fair-how = Comment ça marche
fair-how-1 = Avant la partie, le serveur tire un nombre secret et n’en montre que l’empreinte : la promesse.
fair-how-2 = Le navigateur de chaque joueur fait de même. Ce n’est que lorsque toutes les promesses sont là que les nombres des joueurs sont montrés.
fair-how-3 = Tous les dés et toutes les cartes découlent de tous les nombres ensemble. Personne n’a pu choisir le sien d’après ceux des autres.
fair-how-4 = Après la partie, le serveur montre son nombre, et chacun peut tout recalculer.
fair-not = Ce que cela ne prouve pas : qui tient le serveur pourrait regarder les cartes cachées pendant la partie. Jouez chez des hôtes de confiance.

## Replay

replay-title = Revoir {$table}
replay-controls = Lecture
replay-more = Plus de commandes et les chances
replay-more-short = Plus
replay-slider = Moment de la partie
replay-at = Tour {$turn} : {$text}
replay-turn = Tour {$turn}
replay-jump = Aller à …
replay-turn-back = Un tour en arrière
replay-line-back = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-line-next = Un pas en avant
replay-turn-next = Un tour en avant
replay-speed = Vitesse
replay-eyes = Par les yeux de qui
replay-spectator = Spectateur
replay-link = Lien vers ce moment
replay-link-short = Lien d’ici
replay-link-copied = Le lien vers ce moment est copié.
curve-title = Chances de gagner
analysis-table = Chances de gagner, tour par tour
analysis-coach = Les décisions les plus coûteuses
analysis-why = Pourquoi avoir fait cela ?
analysis-short-table = Chances
analysis-short-coach = Coûteuses
analysis-short-why = Pourquoi ?
coach-none = Aucune décision n’a coûté une chance digne d’être dite.
coach-line = Tour {$turn}, {$who} : {$asking}
coach-lost = {$cost} de perdu
why-done = fait
why-better = mieux
why-because = Pourquoi c’est mieux :
why-best-because = C’était le mieux, parce que :

## Cards

cards-title = Les cartes
cards-line = {$n} cartes illustrées, en trois langues.
cards-search = Chercher
cards-search-hint = Nom ou texte
cards-kind = Sorte
cards-set = Série
cards-cost = Prix
cards-cost-more = 7 et plus
cards-cost-none = sans prix
cards-monster = Monstre
cards-house = Origine
cards-house-no = imprimée
cards-house-yes = faite pour ce programme
cards-house-mark = carte maison
cards-all = tout
cards-found = {$n ->
        [0] Aucune carte trouvée
        [one] 1 carte
       *[other] {$n} cartes
    }
cards-reset = Tout montrer
cards-more = En montrer plus ({$n})
cards-back = Toutes les cartes
cards-copies = Exemplaires
cards-unknown = Pas de telle carte
kind-of-keep = Pouvoir
kind-of-discard = Action
kind-of-costume = Costume
kind-of-permanent = Évolution permanente
kind-of-temporary = Évolution temporaire
kind-of-gift = Cadeau
kind-of-tile = Tuile Méchanceté
kind-of-challenge = Carte Challenge
set-base = Monster Box
set-evolutions = Power Up !
set-wickedness = Méchanceté
set-luchador = Luchador
set-promos = Cartes promo
set-origins = Origins
set-costumes = Halloween

## Rules

rules-title = Les règles
rules-line = Toutes, chacune avec son numéro. Le journal d’une partie renvoie ici.
rules-brief = En une minute
rules-brief-1 = Gagnez avec 20[star], ou en étant le dernier Monstre en vie.
rules-brief-2 = À votre tour, lancez six dés jusqu’à trois fois ; chaque fois, vous gardez ce qui vous plaît.
rules-brief-3 = Trois [die:1], [die:2] ou [die:3] donnent autant de [star] ; [die:energy] donne de l’énergie, [die:heart] vous soigne, [die:smash] frappe.
rules-brief-4 = Dans Tokyo, vous frappez tous ceux du dehors et gagnez des [star], mais vos cœurs ne vous soignent pas, et tout le monde vous frappe. Qui y est frappé peut Fuir ; l’attaquant prend la place.
rules-brief-5 = À la fin de votre tour, achetez des cartes avec votre [energy]. Elles bousculent toutes ces règles.
rules-search = Chercher dans les règles
rules-found = {$n ->
        [0] Aucune règle trouvée
        [one] 1 règle
       *[other] {$n} règles
    }
rules-chapters = Chapitres
rules-link = Règle {$id}, lien
rules-unknown = Il n’y a pas de règle {$id} dans le chapitre {$chapter}.
chapter-BASE = Le jeu
chapter-END = La fin
chapter-BAY = Tokyo Bay
chapter-2P = À deux
chapter-EX = Exemples
chapter-FAQ = Questions
chapter-SIL = Là où le livret se tait
chapter-D = Décisions
chapter-T = Moment et ordre
chapter-ORIG = Origins
chapter-PU = Power Up !
chapter-GIFT = Cadeaux
chapter-MUT = Mutants
chapter-HAL = Halloween
chapter-WICK = Méchanceté
chapter-LUCH = Luchador
chapter-NY = New York

## About

about-title = À propos de Daikaiju
about-line = Des Monstres géants, des dés honnêtes.
about-what = Ce que c’est
about-what-1 = Daikaiju permet de jouer aux jeux de la famille King of Tokyo dans le navigateur : seul contre des robots, ou entre amis par un lien, sans compte. Règles et cartes sont racontées avec nos mots, et tous les dessins sont de nous.
about-not-affiliated = Daikaiju est fait par des fans. Il n’a aucun lien avec IELLO ni avec qui que ce soit détenant des droits sur King of Tokyo, et n’est approuvé par aucun d’eux. Si le jeu vous plaît, achetez-le : les dés sont superbes.
about-licence = Le programme est libre : MIT ou Apache 2.0, au choix.
about-fonts = Les lettres sont Dela Gothic One (the Dela Gothic Project Authors) et Atkinson Hyperlegible Next (Braille Institute of America), toutes deux sous la SIL Open Font License 1.1.
about-prefs = Réglages
about-journal = Ouvrir un journal
about-journal-line = Une partie enregistrée peut être rapportée ici et revue.
about-journal-open = Choisir un fichier
about-data = Vos données
about-data-line = Le serveur connaît votre nom aux tables où vous avez joué, et rien d’autre. Pas de compte, pas de pistage. Ici, vous pouvez faire retirer ce nom partout.
about-forget = Oublier mon nom
about-forget-sure = Appuyez encore pour oublier
about-forgotten = Votre nom est oublié.
pref-theme = Couleurs
pref-motion = Mouvement
motion-auto = comme le système
motion-less = moins
motion-full = tout
pref-sound = Sons
pref-guide = Expliquer les premiers tours
pref-guide-text = Une phrase d’aide à chaque nouvelle question.
pref-short-log = Journal abrégé
pref-keys = Lettres comme raccourcis
pref-keys-text = Pour jouer au clavier. La liste des touches est plus bas.
pref-confirm-buy = Redemander avant d’acheter
pref-confirm-buy-text = Une carte achetée ne peut pas être rendue.
pref-notify = Me prévenir quand c’est à moi
pref-notify-text = Un message du navigateur tant que cet onglet est caché.
pref-notify-no = Le navigateur ne le permet pas. Ses réglages pour cette page peuvent changer cela.
pref-emotes = Montrer ce que disent les autres
keys-title = Touches
keys-line = À la table, tout se fait avec ces touches. Appuyez ici sur l’une d’elles, puis sur la touche que vous préférez.
keys-press = Appuyez sur la nouvelle touche. Échap la laisse comme elle est.
keys-set = {$key}: {$what}.
keys-taken = {$key} est déjà prise : {$what}. Une autre ?
keys-reserved = {$key} n’est pas libre : chiffres, Entrée, Échap, Espace, Tab et flèches gardent toujours leur sens. Une autre ?
keys-change = {$what} : {$key}. Changer la touche
keys-reset = Remettre toutes les touches
keys-were-reset = Toutes les touches sont de nouveau comme au début.
keys-other = Choisir d’autres touches
keys-group-decide = Décider
keys-group-say = Faire dire
keys-group-look = Consulter
keys-group-replay = Film de la partie
keys-do-digits = garder ou relancer le dé n ; choisir la réponse n
keys-do-enter = prendre la réponse proposée
keys-do-escape = fermer ; retour à la décision
keys-do-roll = lancer
keys-do-keep-face = garder tous les dés de la face visée
keys-do-unkeep = n’en garder aucun
keys-do-buy = acheter : puis 1 à 3 pour la carte
keys-do-sweep = nouvelles cartes pour 2 d’énergie
keys-do-yes = oui
keys-do-no = non
keys-do-undo = annuler
keys-do-automate = automatiser cette question
keys-do-type = écrire une réponse
keys-do-me = mes valeurs
keys-do-others = celles des autres
keys-do-tokyo = qui est à Tokyo, ou qui est où dans New York
keys-do-market = ce qui est à vendre
keys-do-last = ce qui vient d’arriver
keys-do-waiting = qui on attend
keys-do-log = journal
keys-do-sound = sons : oui ou non
keys-do-help = aide
keys-do-step-back = un pas en arrière (←)
keys-do-step-on = un pas en avant (→)
keys-do-turn-back = un tour en arrière
keys-do-turn-on = un tour en avant
nowhere-title = Rien ici
nowhere-line = Un Monstre est passé avant vous. Cette page n’existe pas.
nowhere-home = Vers la première page

## --- The table: keys that begin with table-, kept by the table engineer. The shell is written above this line. ---

# Places and parts
table-title = Table {$code} – Daikaiju
table-title-yours = À vous de décider – table {$code}
table-table = Table
table-turn = tour {$n}
table-turn-of = Tour de {$who}
table-monsters = Les autres monstres
table-tokyo = Tokyo
table-place-city = Tokyo City
table-place-bay = Tokyo Bay
table-place-outside = hors de Tokyo
table-empty = libre
table-market = À vendre
table-deck = {$n} dans la pioche
table-no-card = pas de carte
table-tiles = Tuiles Méchanceté
table-top = Première carte de la pioche, telle que vous l’avez vue
table-discards = Défausse
table-your-board = Votre monstre
table-your-hand = Votre main
table-known-hand = Main, pour ce qu’on en sait
table-challenge = carte Challenge
table-cards = Cartes
table-used = Évolutions utilisées
table-no-cards = Pas encore de carte.
table-decision = Décision
table-skip = Aller à la décision
table-log = Journal
table-help = Aide
table-menu = Menu
table-close = Fermer
table-ok = D’accord
table-you = vous
table-you-mark = (vous)

# Things, spoken
table-word-star = étoiles
table-word-heart = cœurs
table-word-bolt = énergie
table-word-claw = baffe
table-word-1 = un
table-word-2 = deux
table-word-3 = trois

# Marks on monsters
table-hand = {$n ->
    [one] {$n} évolution en main
   *[other] {$n} évolutions en main
  }
table-poison = {$n ->
    [one] {$n} jeton Poison
   *[other] {$n} jetons Poison
  }
table-shrink = {$n ->
    [one] {$n} jeton Réduction
   *[other] {$n} jetons Réduction
  }
table-target = {$n ->
    [one] {$n} jeton Cible
   *[other] {$n} jetons Cible
  }
table-wickedness = Méchanceté {$n}
table-masks = {$n ->
    [one] {$n} masque
   *[other] {$n} masques
  }
table-wears-mask = porte son masque
table-dice = lance {$n} dés
table-ally = avec {$who}
table-out = éliminé
table-thinking = réfléchit
table-bot-in = robot dans {$time}
table-away-waiting = {$who} n’est plus là
table-away-bot = {$who} n’est plus là, un bot prend le relais dans {$time}
table-counters = {$n ->
    [one] {$n} marqueur
   *[other] {$n} marqueurs
  }
table-copy-of = Copie de {$card}.
table-from = Appartient à {$who}.
table-idle = Sans effet là où elle est.
table-under = Dessous : {$card}

# Header and states
table-over = La partie est finie
table-stand-in = Un robot joue pour vous.
table-paused-text = La partie est en pause : horloges et robots sont arrêtés.
table-paused = Pause
table-pause = Mettre en pause
table-go-on = Reprendre
table-clock = temps restant
table-ten-seconds = Encore dix secondes.
table-spectators = regardent
table-watching = Vous regardez.
table-you-out = Vous êtes hors jeu
table-you-out-text = Les autres continuent sans vous.
table-keep-watching = Continuer à regarder
table-new-table = Nouvelle table
table-head-you = À vous de décider
table-head-you-asking = Vous : {$asking}
table-head-asking = {$who} : {$asking}
table-waiting = On attend {$who}
table-connecting = En route vers la table …
table-lost = Connexion perdue. Nouvel essai …
table-elsewhere = Cette table est ouverte dans une autre fenêtre.
table-take-back = Jouer ici
table-outdated = Il y a une version plus récente de cette page. Votre place est gardée.
table-reload = La charger

# Decisions
table-your-decision = À vous de décider : {$title}
table-buy = Acheter
table-short = il manque {$n}⚡
table-sweep = Renouveler
table-play = Jouer
table-plays = Cartes que vous pouvez jouer maintenant
table-choose = Choisir
table-sent = Envoyé …
table-undo = Annuler
table-why = pourquoi ?
table-together = Secret jusqu’à ce que tous aient répondu.
table-uncertain = et ce qu’apportent les dés ou les autres
table-default-short = si le temps est écoulé
table-default = Si le temps est écoulé : {$what}
table-automate = Automatiser …
table-order-leave = Quitter Tokyo à {$n}♥ ou moins
table-order-life = Me demander seulement si ma vie est en jeu
table-order-pass = Toujours passer ici
table-order-pass-card = {$card} : ne jamais demander
table-order-off = désactiver
table-dice-group = Vos dés
table-die = Dé {$n} : {$face}, {$state ->
    [kept] gardé
    [frozen] ne peut pas être relancé
   *[rolled] sera relancé
  }
table-dice-of = Dés de {$who} : {$dice}
table-tray = gardés
table-keep-faces = Garder toute une face
table-keep-face = {$n} × {$face} : tout garder
table-unkeep = aucun
table-roll = {$n ->
    [one] Lancer {$n} dé
   *[other] Lancer {$n} dés
  }
table-roll-none = Tous gardés
table-roll-again = relancer
table-stop = Arrêter
table-odds = Chances
table-odds-keep = garder les meilleurs dés pour cela
table-focus-die = Allez d’abord sur un dé.
table-confirm = Acheter cette carte ?
table-confirm-text = Elle coûte {$price}⚡. Il vous reste {$left}⚡.
table-confirm-no = Pas maintenant
table-typed = Écrire une réponse
table-typed-go = Répondre
table-typed-hint = numéro, réponse ou carte
table-typed-hint-roll = dés à garder (1 3 4), ou une réponse
table-typed-how = Écrivez un numéro, le début d’une réponse ou le nom d’une carte.
table-typed-fit = Réponses possibles
table-typed-unasked = On ne vous demande rien pour l’instant.
table-typed-none = Rien ne correspond à « {$text} ».
table-typed-many = Plusieurs conviennent : {$names}. Précisez un peu.
table-typed-kept = Gardés : {$dice}. Le reste est relancé.
table-typed-sent = Répondu : {$name}.

# First game
table-guide-off = plus de conseils
table-guide-roll = Touchez les dés à garder, puis relancez les autres. Trois chiffres pareils donnent des étoiles.
table-guide-buy = L’énergie achète des cartes : les unes restent, les autres agissent une fois. Économiser est permis.
table-guide-yield = Tokyo donne des étoiles mais aucun soin, et tous vous y frappent. Peu de cœurs ? Partez.
table-guide-order = Vous choisissez l’ordre, et il peut changer ce que vous obtenez. Regardez les petits chiffres.
table-guide-pick = Lisez les cartes et prenez celle qui sert votre plan. Ce que vous ne prenez pas est perdu.
table-guide-card = Une de vos cartes peut servir à cet instant. Vous pouvez toujours y renoncer.
table-guide-challenge = Un Challenge est un duel de cartes cachées : la plus grande Force gagne. Vous n’êtes pas obligé de vous battre.
table-guide-any = Il y a quelque chose à décider. Ce qui changerait aussitôt est écrit sur les boutons.

# Log
table-log-filter = Ce que montre le journal
table-log-all = tout
table-log-short = sans détails
table-log-of = seulement {$who}
table-log-copy = Copier le journal
table-log-copied = Copié
table-log-moment = Voir la ligne {$n} dans le film
table-log-look = Montrer la table telle qu’elle était à la ligne {$n}
table-past = Comme au tour {$turn}
table-past-asked = on vous attend
table-past-now = Revenir au présent
table-reasons = Pourquoi cette réponse ?
table-reasons-ask = Demander ce qui a été pesé
table-reasons-note = Chances de gagner estimées par le programme, d’après ce que cette place pouvait savoir.
table-rule = Règle {$id}
table-rule-unknown = Cette règle n’est pas au catalogue.
table-all-rules = Toutes les règles
table-all-cards = Toutes les cartes
table-token-poison = Poison
table-token-poison-text = À la fin de son tour, un monstre perd un cœur par jeton Poison. Hors de Tokyo, un dé cœur en retire un au lieu de soigner.
table-token-shrink = Réduction
table-token-shrink-text = Un monstre lance un dé de moins par jeton Réduction. Hors de Tokyo, un dé cœur en retire un au lieu de soigner.
table-token-target = Cible
table-token-target-text = Le monstre qui a ce jeton est marqué ; la carte qui l’a donné dit pourquoi.

# Saying the position
table-say-stats = {$who} : {$hearts} {$hearts ->
    [one] cœur
   *[other] cœurs
  }, {$stars} {$stars ->
    [one] étoile
   *[other] étoiles
  }, énergie {$energy}
table-say-out = {$who} : éliminé
table-say-card = {$n} : {$card}, {$price} d’énergie

# End
table-won = {$how ->
    [stars] {$who} gagne aux étoiles !
    [survivor] {$who} reste seul debout !
   *[other] {$who} gagne !
  }
table-won-nobody = Tous sont tombés. Personne ne gagne.
table-rematch = Encore une
table-rematch-go = Vers la partie suivante
table-replay = Revoir la partie

# Several people, one screen
table-hand-over = Passez l’écran à {$who}
table-hand-over-text = Des cartes cachées vont apparaître. Les autres regardent ailleurs.
table-hand-over-show = Je suis {$who} : montrer

# Menu
table-say-it = Dire
table-emote-hello = Bonjour !
table-emote-good_game = Bien joué !
table-emote-ouch = Aïe !
table-emote-laugh = Ha ha !
table-emote-roar = GRRAOU !
table-emote-thanks = Merci !
table-emote-sorry = Pardon !
table-emote-thinking = Hum …
table-settings = Réglages
table-set-sound = sons
table-set-guide = conseils pour la première partie
table-set-keys = lettres comme raccourcis
table-set-confirmBuy = redemander avant d’acheter
table-set-notify = me prévenir quand c’est à moi
table-set-emotes = montrer ce que disent les autres
table-set-motion = moins de mouvement
table-set-lang = Langue
table-set-theme = Couleurs
table-theme-auto = comme le système
table-theme-light = clair
table-theme-dark = sombre
table-theme-contrast = fort contraste
table-lang-en = English
table-lang-fr = Français
table-lang-de = Deutsch
table-sound-on = Sons activés.
table-sound-off = Sons coupés.
table-copy-link = Copier le lien
table-reclaim = Rejouer moi-même
table-leave = Partir : un robot continue
table-home = Accueil

# Help
table-help-game = Comment gagner
table-help-text = Avoir 20★ le premier, ou rester le dernier monstre debout. À chaque tour : lancer jusqu’à trois fois, résoudre les dés, entrer peut-être dans Tokyo, acheter des cartes.
table-keys-on = lettres seules comme raccourcis

## New York

set-new-york = King of New York
chapter-NYB = King of New York
crowded-on = Deux Monstres dans Manhattan
crowded-off = Un seul Monstre dans Manhattan à tout moment
crowded-text = À cinq ou six Monstres, deux d’entre eux tiennent dans Manhattan, comme dans la règle.
end-manhattan = Tours commencés dans Manhattan
table-new-york = New York
table-place-bronx = Le Bronx
table-place-queens = Queens
table-place-brooklyn = Brooklyn
table-place-staten-island = Staten Island
table-place-manhattan = Manhattan
table-place-manhattan-lower = Manhattan, zone basse
table-place-manhattan-midtown = Manhattan, zone du milieu
table-place-manhattan-upper = Manhattan, zone haute
table-place-on-the-way = en chemin
table-ny-manhattan-lower = Basse
table-ny-manhattan-midtown = Milieu
table-ny-manhattan-upper = Haute
table-ny-buildings = Bâtiments
table-ny-units-here = Unités
table-ny-monsters = Monstres présents
table-ny-stack = {$name} : coûte {$durability} destruction, donne {$gives} ; {$below ->
    [0] rien dessous
    [one] 1 bâtiment dessous
   *[other] {$below} bâtiments dessous
  }
table-ny-gone = Il ne reste aucun bâtiment dans cette pile
table-ny-units = {$n} × {$name} : chaque unité coûte {$durability} destruction, donne {$gives}
table-ny-souvenir = Il y a un souvenir ici
table-ny-goal-free = libre
table-ny-fee = Se déplacer coûte {$n}⚡
table-word-destruction = destruction
table-word-celebrity = célébrité
table-word-ouch = aïe
table-web = Jetons Toile : {$n}
table-curse = Jetons Malédiction : {$n}
table-token-web = Toile
table-token-web-text = Un Monstre a un Lancer de moins à chaque tour par jeton Toile, mais toujours au moins un ; un dé baffe peut en retirer un au lieu d’attaquer.
table-token-curse = Malédiction
table-token-curse-text = Chaque fois qu’un Monstre relance des aïe, il paie 1⚡ par jeton Malédiction ; un dé ♥ peut en retirer un au lieu de soigner, même à Manhattan.
table-order-leave-ny = Quitter Manhattan quand j’ai {$n}♥ ou moins
table-guide-roll-ny = Touchez les dés à garder, puis relancez les autres. [▟] détruit ce qui se trouve dans votre quartier, [◎] réveille les unités.
table-guide-yield-ny = Manhattan donne des étoiles et de l’énergie, mais les dés n’y soignent pas, et tout le monde vous y frappe. Peu de cœurs ? Partez.
table-guide-destroy = Payez la résistance exacte : un bâtiment donne sa récompense et devient une unité, une unité disparaît. Ce qui brille sur la carte se touche aussi.
table-guide-move = Choisissez un quartier selon ce et ceux qui s’y trouvent : ses unités vous tirent dessus, ses bâtiments sont à détruire. La carte se touche aussi.
table-help-text-ny = Soyez le premier à 20★, ou le dernier Monstre debout. À chaque tour : jusqu’à trois lancers, la résolution des dés, le déplacement, les achats. Depuis Manhattan, vous frappez tous les autres.
rules-brief-ny = New York en une minute
rules-brief-ny-1 = Gagnez avec 20[star], ou en restant le dernier Monstre en vie.
rules-brief-ny-2 = [die:energy] donne de l’énergie, [die:heart] vous soigne hors de Manhattan, [die:smash] frappe : depuis Manhattan tous ceux qui sont dehors, d’ailleurs ceux qui sont dans Manhattan.
rules-brief-ny-3 = [die:destruction] détruit bâtiments et unités de votre quartier. Un bâtiment tombé donne sa récompense et devient une unité.
rules-brief-ny-4 = [die:ouch] : un seul, et les unités de votre quartier vous tirent dessus ; deux, sur tous ceux du quartier ; trois, toutes les unités de la ville sur tous ceux de leur quartier, et vous prenez la Statue de la Liberté. Trois [die:celebrity] font de vous la Superstar.
rules-brief-ny-5 = Après les dés, vous vous déplacez : dans Manhattan s’il y a de la place, sinon où vous voulez. Puis achetez des cartes avec [energy].
card-new-york = À New York :
