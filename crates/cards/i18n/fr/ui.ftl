### Words of the terminal and of the log (fr).
### Same keys in the same order in every language. Symbols stand for themselves: ★ ♥ ⚡, and ⚔ on a die.

## Small words

several = {$first} et {$last}
nobody = personne
seat-number = place {$n}
you = vous
bot-kind = robot {$kind}
bot-level = robot, {$level}
bot-temper = robot, {$level}, {$temper}
level-easy = facile
level-easy-text = Fait n’importe quoi de permis.
level-normal = normal
level-normal-text = Se bat et achète avec bon sens, mais ne prévoit rien.
level-hard = difficile
level-hard-text = Pèse chaque réponse selon ses chances de gagner.
level-master = maître
level-master-text = Voit plus loin que difficile : joue en pensée les tours à venir avant de répondre.
temper-aggressive = agressif
temper-aggressive-text = Aime blesser les autres et se trouver en ville.
temper-careful = prudent
temper-careful-text = Ménage ses cœurs et préfère rester hors de la ville.
temper-star-hunting = chasseur d’étoiles
temper-star-hunting-text = Aime les étoiles plus que tout.
temper-hoarding = amasseur
temper-hoarding-text = Amasse de l’énergie et des cartes.
unknown-card = une carte cachée
copy-text = (copie : {$of}) {$text}
card-in-full = {$card} ({$price}⚡, {$kind}) : {$text}
card-in-full-free = {$card} ({$kind}) : {$text}
kind-keep = Pouvoir
kind-discard = Action
kind-costume = costume
kind-permanent = évolution permanente
kind-temporary = évolution temporaire
kind-gift = cadeau
kind-tile = tuile Méchanceté
kind-challenge = carte Challenge
kind-level = {$kind}, niveau {$level}
kind-force = {$kind}, Force {$force}, comme Allié +{$bonus}
token-poison = {$n} {$n ->
        [one] jeton
       *[other] jetons
    } Poison
token-shrink = {$n} {$n ->
        [one] jeton
       *[other] jetons
    } Réduction
token-target = le jeton Cible
place-outside = hors de Tokyo
place-tokyo = Tokyo
place-city = Tokyo City
place-bay = Tokyo Bay
decimal-mark = ,

## What happened

ev-rolled-for-first = {$who} lance {$dice} pour le premier tour.
ev-first-player = {$who} commence.
ev-turn-started = Tour {$turn} : {$who}
ev-turn-extra = Tour {$turn} : {$who} joue encore
ev-rolled = {$who} lance {$dice}.
ev-rerolled = {$who} relance {$n} {$n ->
        [one] dé
       *[other] dés
    } : {$dice}.
ev-rolls-finished = {$who} a fini ses Lancers.
ev-die-changed = Le dé {$die} passe de {$from} à {$to}.
ev-card-rolled = {$who} lance {$n} {$n ->
        [one] dé
       *[other] dés
    } : {$dice}.
ev-result-added = {$who} ajoute {$amount} {$face} au résultat.
ev-face-resolved = {$who} résout {$count} {$face}.
ev-gained = {$who} gagne {$amount}{$what}, soit {$now}{$what}.
ev-lost = {$who} perd {$amount}{$what}, reste {$now}{$what}.
ev-hearts-lost = {$who} perd {$amount}♥, reste {$now}♥.
ev-prevented = {$who} évite de perdre {$amount}♥.
ev-loss-held = {$who} va perdre {$amount}♥ : rester dans Tokyo ou Fuir en décidera.
ev-used = {$who} utilise {$card}.
ev-tokens-got = {$who} reçoit {$tokens}.
ev-tokens-lost = {$who} retire {$tokens}.
ev-counters = {$card} porte maintenant {$now}.
ev-entered = {$who} entre dans {$place}.
ev-yielded = {$who} Fuit {$place}.
ev-left = {$who} doit quitter {$place}.
ev-stayed = {$who} reste dans Tokyo.
ev-bought = {$who} achète {$card} pour {$price}⚡, reste {$now}⚡.
ev-bought-deck = {$who} achète {$card} sur le dessus de la pioche pour {$price}⚡, reste {$now}⚡.
ev-bought-monster = {$who} achète {$card} à {$from} pour {$price}⚡, reste {$now}⚡.
ev-bought-discards = {$who} achète {$card} dans la défausse pour {$price}⚡, reste {$now}⚡.
ev-bought-reserved = {$who} achète {$card}, mise de côté, pour {$price}⚡, reste {$now}⚡.
ev-card-arrived = {$card} est devant {$who}.
ev-card-discarded = {$who} défausse {$card}.
ev-card-under-deck = {$card} va sous la pioche.
ev-card-moved = {$to} reçoit {$card}, cédée par {$from}.
ev-revealed = Nouvelle carte proposée : {$card}, {$price}⚡.
ev-swept = {$who} remplace les cartes proposées.
ev-reshuffled = La défausse est mélangée et devient la pioche.
ev-peeked = {$who} regarde la carte du dessus de la pioche : {$card}.
ev-peeked-hidden = {$who} regarde la carte du dessus de la pioche.
ev-copied = {$card} copie maintenant {$of}.
ev-copy-ended = {$card} n’est plus une copie.
ev-extra-turn = {$who} jouera un autre tour {$n ->
        [0] après celui-ci.
        [one] après celui-ci, avec 1 dé de moins.
       *[other] après celui-ci, avec {$n} dés de moins.
    }
ev-survived = {$who} survit avec {$now}♥.
ev-allied = {$who} et {$with} gagnent ou perdent ensemble désormais.
ev-window-opened = {$names} : une carte peut être utilisée maintenant.
ev-offered = {$who} voit {$card}.
ev-offered-hidden = {$who} voit une carte.
ev-kept = {$who} garde {$card}.
ev-kept-hidden = {$who} garde une carte.
ev-discarded-unseen = {$who} défausse {$card} sans la montrer.
ev-discarded-unseen-hidden = {$who} défausse une évolution sans la montrer.
ev-evolutions-drawn = {$who} pioche {$n} {$n ->
        [one] évolution
       *[other] évolutions
    }.
ev-evolutions-reshuffled = Les évolutions défaussées sont mélangées et deviennent la pioche ({$who}).
ev-evolution-played = {$who} joue {$card} de sa main.
ev-handed-over = {$from} remet {$card}, qui va dans la main de {$to}.
ev-brought-back = {$who} reprend {$card} en main.
ev-announced = {$who} veut acheter {$card}.
ev-purchase-cancelled = {$who} ne peut pas acheter {$card} ce tour-ci.
ev-reserved = {$who} met {$card} de côté : personne d’autre ne peut l’acheter.
ev-turned-up = {$who} retourne {$card}.
ev-frozen = {$who} gèle le dé {$die} {$face} : personne ne peut le relancer ni le tourner.
ev-face-useless = Les dés {$face} ne font rien pour {$who} ce tour-ci.
ev-turn-skipped = {$who} passe le reste de son tour.
ev-stars-set = {$who} a maintenant {$now}★.
ev-wickedness = {$who} monte à {$now} sur l’échelle de Méchanceté.
ev-tile-taken = {$who} prend la tuile Méchanceté {$card}.
ev-stolen = {$who} prend {$card} à {$from} et paie {$price}⚡.
ev-challenge-drawn = {$who} pioche la carte Challenge {$card}.
ev-challenge-drawn-hidden = {$who} pioche une carte Challenge.
ev-challenges-reshuffled = Les cartes Challenge défaussées sont mélangées et deviennent la pioche.
ev-challenge-declared = {$who} défie {$with}.
ev-help-asked = {$who} demande de l’aide.
ev-volunteered = {$names} : aide offerte à {$who}.
ev-volunteered-none = Personne n’offre d’aide à {$who}.
ev-ally-chosen = {$with} devient l’Allié de {$who}.
ev-help-declined = {$who} combat seul.
ev-challenge-revealed = {$who} révèle {$card} : Force {$force}.
ev-challenge-hidden = {$who} laisse sa carte Challenge face cachée.
ev-challenge-won = {$who} gagne le Challenge par {$total} à {$against}.
ev-challenge-won-alone = {$who} gagne le Challenge.
ev-challenge-unwon = Personne ne gagne le Challenge.
ev-challenge-discarded = {$who} défausse sa carte Challenge.
ev-mask-moved = {$from} donne un masque à {$to}.
ev-mask-gone = {$from} perd un masque.
ev-eliminated = {$who} est éliminé.
ev-ended-stars = {$winners} {$n ->
        [one] gagne
       *[other] gagnent
    } grâce aux ★ !
ev-ended-survivor = {$winners} {$n ->
        [one] gagne
       *[other] gagnent
    } : il ne reste personne d’autre !
ev-ended-card = {$winners} {$n ->
        [one] gagne
       *[other] gagnent
    } grâce à une carte !
ev-ended-nobody = Il ne reste personne : personne ne gagne.
told-dice = {$who} : {$dice} après {$n} {$n ->
        [one] Lancer
       *[other] Lancers
    }

## Why, in a few words: behind what happened

reason-smashes = frappé par {$who}
reason-card-of = {$card}, jouée par {$who}
reason-base-5 = les premières cartes proposées
reason-base-11 = le plus de baffes commence
reason-base-12 = sens horaire
reason-base-16 = 3 Lancers au plus
reason-base-17 = premier Lancer
reason-base-19 = un dé gardé peut être relancé
reason-base-21 = seules les dernières faces comptent
reason-base-22 = tous les dés sont résolus
reason-base-23 = trois fois le même chiffre
reason-base-24 = autres dés de ce chiffre
reason-base-25 = dés Énergie
reason-base-26 = baffes
reason-base-27 = baffes depuis Tokyo
reason-base-28 = baffes vers Tokyo
reason-base-29 = son choix après avoir été Blessé
reason-base-33 = plus de ♥
reason-base-35 = dés ♥ hors de Tokyo
reason-base-36 = pas de soin dans Tokyo
reason-base-37 = maximum de ♥
reason-base-38 = Tokyo est vide
reason-base-40 = prend le contrôle de Tokyo
reason-base-41 = commence son tour dans Tokyo
reason-base-42 = tour supplémentaire
reason-base-43 = achat de cartes
reason-base-44 = l’offre est complétée aussitôt
reason-base-45 = carte Action
reason-base-46 = carte Pouvoir
reason-base-47 = nouvelles cartes proposées
reason-base-49 = payé en ⚡
reason-base-51 = ordre en fin de tour
reason-base-52 = les dés passent au suivant
reason-bay-2 = Tokyo City est prise, Tokyo Bay est libre
reason-bay-4 = Tokyo Bay ferme
reason-bay-5 = de Tokyo Bay à Tokyo City, vide
reason-2p-2 = prend le contrôle de Tokyo, à deux joueurs
reason-2p-3 = commence son tour dans Tokyo, à deux joueurs
reason-pu-3 = la première évolution
reason-pu-4 = trois ♥ : une évolution
reason-pu-8 = la pioche Évolution était vide
reason-gift-2 = un cadeau pour un Monstre Blessé
reason-gift-4 = un cadeau transmis
reason-gift-6 = un cadeau ne fait rien à son propriétaire
reason-gift-7 = les évolutions d’un Monstre éliminé quittent la partie
reason-mut-3 = le draft
reason-hal-2 = le premier costume
reason-hal-7 = trois baffes : les costumes peuvent être volés
reason-hal-8 = un costume volé se paie
reason-wick-6 = trois 1
reason-wick-7 = trois 2
reason-wick-10 = un niveau est atteint
reason-wick-15 = les tuiles suivent les cartes Pouvoir
reason-luch-5 = un Monstre Blessé reste
reason-luch-15 = la plus grande Force gagne
reason-luch-16 = à Force égale, le Champion gagne
reason-luch-17 = le perdant donne un masque
reason-luch-18 = un seul a révélé
reason-luch-19 = personne n’a révélé
reason-luch-20 = récompense du Challenge
reason-luch-21 = récompense de l’Allié
reason-luch-22 = le Challenger prend la place
reason-luch-23 = chaque participant pioche une nouvelle carte
reason-luch-27 = pas de masque à donner
reason-luch-28 = masques d’un Monstre éliminé
reason-end-1 = assez de ★ à la fin d’un tour
reason-end-2 = dernier Monstre en vie
reason-end-3 = les façons de gagner
reason-end-5 = il ne reste personne
reason-faq-8 = un dé ♥ retire un jeton
reason-sil-2 = premier à avoir les ★
reason-sil-3 = la pioche était vide
why-named = {$name} : {$text}
why-poison = À la fin de son tour, un Monstre perd 1♥ par jeton Poison ; hors de Tokyo, un dé ♥ peut en retirer un.
why-shrink = Un Monstre lance un dé de moins par jeton Réduction ; hors de Tokyo, un dé ♥ peut en retirer un.
why-target = Le jeton Cible marque un seul Monstre à la fois ; la carte qui l’a posé dit ce que cela signifie.
why-nothing = Rien à expliquer depuis votre dernière réponse. Essayez pourquoi BASE-23, ou pourquoi suivi du nom d’une carte.

## The board

board-monster = Monstre
board-out = éliminé
board-ally = avec {$who}
board-copy = {$card} = {$of}
board-given = {$card} (de {$who})
board-idle = {$card} (ne fait rien ici)
board-wicked = Méchanceté {$n}
board-hand = {$n} en main
board-hand-known = {$n} en main (dont {$cards})
board-mask = masque
board-masks = {$n} {$n ->
        [one] masque
       *[other] masques
    } en Collection, {$score}★ en tout
board-frozen = Gelé par {$who} : dé {$die} {$face}
board-aside = {$card} (mise de côté)
board-tiles = Tuiles Méchanceté disponibles :
hand-own = Votre main : {$cards}
hand-empty = Vous n’avez pas de cartes en main.
hand-pack = Les évolutions au choix :
hand-deck = Dans votre pioche Évolution : {$cards}
hand-challenge = Votre carte Challenge : {$card}
board-offer = Cartes proposées : {$cards}
too-dear = Pas assez de ⚡ pour : {$cards}
board-deck = Cartes proposées (pioche {$deck}, défausse {$discards}) :

## Starting, stopping

intro-title = King of Tokyo au terminal
intro = Soyez le premier Monstre à avoir {$stars}★, ou le dernier à avoir encore des ♥. À votre tour, vous lancez les dés jusqu’à trois fois en gardant ce qui vous plaît : trois chiffres identiques donnent des ★, ♥ soigne, ⚡ achète des cartes, ⚔ (baffe) blesse les Monstres de l’autre côté de Tokyo. Tapez ? à tout moment pour obtenir de l’aide.
ask-monster = Quel Monstre voulez-vous être ? Tapez son numéro ou son nom, ou juste Entrée pour en tirer un.
ask-monster-of = {$who}, quel Monstre voulez-vous être ? Tapez son numéro ou son nom, ou juste Entrée pour en tirer un.
hint-monster = Tapez un numéro de 1 à {$n}, un nom, ou juste Entrée.
help-monster = Tapez un nombre de 1 à {$n}, un nom ou son début, ou seulement Entrée pour tirer un monstre. Les monstres ne diffèrent qu’avec Power Up !, où chacun a ses propres évolutions. carte NOM montre une carte, langue change de langue, quitter arrête.
resumed = La partie reprend où elle s’était arrêtée, après {$n} {$n ->
        [one] entrée
       *[other] entrées
    } du journal.
resumed-cut = La dernière ligne du journal était tronquée, comme si le programme s’était arrêté en l’écrivant ; elle est abandonnée : {$line}
resumed-over = Cette partie est terminée.
input-ended = Il n’y a plus d’entrée : la partie s’arrête ici.
journal-kept = Rien n’est perdu : reprenez avec  daikaiju play --resume {$file}
journal-none = Cette partie n’a pas été enregistrée. Commencez la prochaine avec --journal FICHIER pour pouvoir la reprendre.
journal-cannot = Cette partie n’est pas enregistrée et ne pourra pas être reprise : {$why}
journal-over = Pour la revoir :  daikaiju replay {$file}
program-faults = {$bot} n’a pas donné de réponse utile {$n} fois, et la réponse par défaut a été prise ; la première fois : {$first}
ask-out = Vous êtes éliminé ; les autres continuent. Entrée va à la fin, w pour regarder, quitter pour arrêter.
cover = Passez le clavier à {$who}. {$who} : appuyez sur Entrée quand personne d’autre ne regarde.
cover-nothing = {$who} : vous auriez pu avoir une carte à utiliser à ce moment, mais vous n’en avez pas. Entrée continue ; toujours évite ces arrêts.
cover-nothing-to-pay = {$who} : vous auriez pu avoir une carte pour payer à ce moment, mais vous n’en avez pas. Entrée continue.
cover-since = Ce qui s’est passé entre-temps :
ask-person = {$who} : {$ask}
key-enter = Entrée
choice-with-detail = {$label} : {$detail}

## Questions: what is asked, and why now

ask-nothing = Rien n’est demandé.
help-nothing = La partie avance toute seule ici.
ask-roll = Lancer {$roll} sur {$rolls} : quels dés relancez-vous ?
help-roll = Tapez r et les numéros des dés à relancer (r 1 3 5), ou g et les faces à garder (g 11b garde deux 1 et une baffe ; c est un cœur, e l’Énergie, b une baffe). Entrée arrête, et les dés comptent tels quels. Trois chiffres identiques rapportent ce chiffre en ★, chaque dé de plus 1★.
ask-rolled = Vos Lancers sont épuisés. Utilisez-vous une carte avant la résolution ?
help-rolled = Une de vos cartes agit encore sur ces dés. Tapez son numéro, ou Entrée pour les résoudre tels quels.
ask-first = Utilisez-vous une carte avant votre premier Lancer ?
help-first = Certaines de vos cartes ne servent que maintenant, avant de lancer. Tapez un numéro, ou Entrée pour continuer.
ask-react = {$active} a fini ses Lancers. Utilisez-vous une carte sur ces dés ?
help-react = Votre carte peut agir sur les dés d’un autre Monstre après son dernier Lancer, avant leur résolution. Tapez son numéro, ou Entrée pour les laisser.
ask-change = Modifiez-vous vos dés avec une carte ?
help-change = Les Lancers sont finis, mais vos cartes peuvent encore changer des dés avant la résolution. Tapez un numéro, ou Entrée pour les résoudre ainsi.
ask-losing = Vous allez perdre {$amount}♥{$more ->
        [yes] {" "}ou plus
       *[no] {""}
    } ({$cause}) et avez {$hearts}♥. Utilisez-vous une carte ?
help-losing = Avant la perte, vos cartes peuvent l’éviter ou vous soigner. Tapez un numéro, ou Entrée pour subir la perte.
ask-selling = Vendez-vous une carte ?
help-selling = Une carte vous permet de vendre des cartes Pouvoir à la fin de votre tour. Tapez son numéro, ou Entrée pour ne rien vendre.
ask-window = Utilisez-vous une carte ?
help-window = Une de vos cartes peut servir maintenant. Tapez son numéro, ou Entrée pour continuer sans.
ask-use = Utilisez-vous {$card} ?
help-use = Le moment dont parle votre carte est venu. Tapez 1 pour l’utiliser, ou Entrée pour y renoncer.
ask-die = Quel dé lancé par {$active} pour {$card} ?
help-die = La carte agit sur un dé ; tapez son numéro.
ask-face = Quelle face pour {$card} ?
help-face = Le dé est tourné sur la face choisie ; tapez son numéro.
ask-copy = Quelle carte {$card} copie-t-elle ?
help-copy = Votre carte devient la copie d’une carte Pouvoir en jeu, à vous ou à un autre Monstre ; tapez son numéro.
ask-sell = Quelle carte vendez-vous ?
help-sell = Vous la défaussez et gagnez son prix indiqué en ⚡ ; tapez son numéro.
ask-card-of = Quelle carte prenez-vous à {$owner} ?
help-card-of = {$card} vous laisse prendre une de ces cartes ; tapez son numéro.
ask-either = {$card} vous laisse le choix : lequel ?
help-either = L’un des deux doit arriver ; tapez son numéro.
ask-hearts = Il vous reste {$amount} {$amount ->
        [one] dé ♥
       *[other] dés ♥
    } à utiliser. À quoi sert le prochain ?
help-hearts = Hors de Tokyo, les dés ♥ vous soignent, mais chacun peut aussi retirer un jeton ou servir à une carte ; tapez un numéro pour chaque dé.
ask-face-order = Quels dés résolvez-vous maintenant ?
help-face-order = Vous choisissez l’ordre, et ici il compte ; tapez un numéro.
ask-effect-order = Quel effet vient d’abord ?
help-effect-order = Plusieurs effets arrivent et leur ordre compte ; tapez le numéro du prochain.
ask-buy = Vous avez {$energy}⚡. Achetez-vous une carte ?
help-buy = Vous pouvez acheter autant de cartes que vous pouvez en payer. Les cartes Pouvoir restent devant vous, les cartes Action servent une fois, tout de suite. Tapez un numéro, ou Entrée pour finir votre tour.
ask-revealed = Une nouvelle carte est proposée et vous pouvez l’acheter en premier. Vous avez {$energy}⚡.
help-revealed = Une de vos cartes vous permet d’acheter les cartes dès qu’elles sont révélées. Tapez un numéro, ou Entrée pour la laisser.
ask-yield = {$active} vous a frappé dans Tokyo. Vous avez {$hearts}♥. Rester ou Fuir ?
help-yield = Un Monstre frappé dans Tokyo peut le laisser à l’attaquant ; les ♥ perdus le restent dans tous les cas.
ask-reroll-own = Relancez-vous un des dés qui viennent d’être lancés ?
help-reroll-own = Votre carte agit aussi sur les dés lancés pour des cartes. Tapez 1 pour en relancer un, ou Entrée pour les laisser.
ask-turn-start = Le tour commence ({$active}). Utilisez-vous une carte ?
help-turn-start = Certaines cartes se jouent exactement maintenant, avant tout le reste du tour. Tapez un numéro, ou Entrée pour continuer.
ask-resolving = Les dés vont être résolus ({$active}). Utilisez-vous une carte ?
help-resolving = Les dés sont définitifs ; les cartes qui ajoutent au résultat ou vous protègent servent maintenant. Tapez un numéro, ou Entrée pour continuer.
ask-may-yield = {$who} peut Fuir Tokyo. Utilisez-vous une carte ?
help-may-yield = Une de vos cartes agit sur un Monstre qui peut Fuir, avant sa décision ou après qu'il a décidé de rester. Tapez un numéro, ou Entrée pour continuer.
ask-other-stays = {$who} reste dans Tokyo. Utilisez-vous une carte ?
help-other-stays = Une de vos cartes agit sur un Monstre qui aurait pu Fuir et qui reste. Tapez un numéro, ou Entrée pour continuer.
ask-entering = {$active} arrive à Tokyo. Utilisez-vous une carte ?
help-entering = Une de vos cartes sert quand quelqu’un entre dans Tokyo. Tapez un numéro, ou Entrée pour continuer.
ask-another-buys = {$who} veut acheter {$card}. Utilisez-vous une carte ?
help-another-buys = Une de vos cartes peut gêner l’achat avant le paiement. Tapez un numéro, ou Entrée pour laisser faire.
ask-turn-end = Le tour se termine ({$active}). Utilisez-vous une carte ?
help-turn-end = Certaines cartes se jouent exactement maintenant, à la fin d’un tour. Tapez un numéro, ou Entrée pour continuer.
ask-offered = Laquelle de ces cartes gardez-vous ? Vous seul les voyez.
help-offered = Tapez un numéro. Une évolution va dans votre main, où personne ne la voit avant que vous la jouiez ; un costume est posé devant vous. Le reste retourne d’où il vient.
ask-draft = Quelle évolution prenez-vous pour votre pioche ?
help-draft = Chacun en prend une en même temps et passe le reste à gauche, jusqu’à en avoir huit : c’est votre pioche Évolution. Tapez un numéro.
ask-shown-face = Quels dés sont tournés pour {$card} ?
help-shown-face = Tous vos dés de la face choisie sont tournés ; sur quelle face, c’est la question suivante. Tapez un numéro.
ask-face-for = Le dé {$die} montre {$face}. Sur quelle face le tournez-vous ?
help-face-for = {$card} vous laisse tourner chacun de vos dés ; choisir sa face actuelle ne le change pas. Tapez un numéro.
ask-face-useless = Les dés de quelle face ne font rien pour {$active} ce tour-ci ?
help-face-useless = {$card} vous laisse nommer une face ; tapez son numéro.
ask-tile = Vous avez atteint le niveau {$level} de Méchanceté. Quelle tuile prenez-vous ?
help-tile = Une tuile agit aussitôt et reste devant vous ; chaque niveau en donne une. Tapez un numéro, ou Entrée pour n’en prendre aucune.
ask-seat = Quel Monstre pour {$card} ?
help-seat = Votre carte agit sur un de ces Monstres ; tapez un numéro.
ask-ways = {$card}, jouée par {$who} : que faites-vous ?
help-ways = Tous les Monstres concernés choisissent en même temps, sans voir les choix des autres. Tapez un numéro.
ask-turned-up = {$card} a été retournée de la défausse. Vous avez {$energy}⚡. L’achetez-vous ?
help-turned-up = Votre carte vous laisse l’acheter moins cher. Tapez 1 pour l’acheter, ou Entrée pour la laisser.
ask-to-buy = Vous avez {$energy}⚡. Quelle carte achetez-vous avec {$card} ?
help-to-buy = Les prix indiqués sont ceux de votre carte ; tapez un numéro.
ask-reserve = Quelle carte proposée mettez-vous de côté avec {$card} ?
help-reserve = Vous seul pouvez l’y acheter ; tapez un numéro.
ask-redirect = Quelle carte {$owner} doit-il acheter à la place ?
help-redirect = {$card} a annulé l’achat ; tapez le numéro d’une autre carte.
ask-gifts = Vous avez Blessé d’autres Monstres. Volez-vous un costume ou posez-vous un cadeau ?
help-gifts = Avec trois baffes vous pouvez prendre, en payant, des costumes aux Monstres Blessés ; un cadeau peut être posé devant chacun d’eux. Tapez un numéro, ou Entrée pour continuer.
ask-gift-to = Devant quel Monstre posez-vous {$card} ?
help-gift-to = Un cadeau agit sur le Monstre devant lequel il est posé ; tapez un numéro.
ask-challenge = Lancez-vous un Challenge ?
help-challenge = Un Monstre que vous avez Blessé reste dans Tokyo. Si vous gagnez le Challenge, vous prenez sa place et la récompense de votre carte. Tapez un numéro, ou Entrée pour y renoncer.
ask-ask-help = Demandez-vous de l’aide pour le Challenge ?
help-ask-help = D’autres peuvent s’offrir comme Allié ; le bonus de la carte de l’Allié s’ajoute à votre Force. Tapez 1 pour demander, ou Entrée pour combattre seul.
ask-volunteer = {$owner} demande de l’aide pour un Challenge. Offrez-vous la vôtre ?
help-volunteer = Comme Allié, vous jouez votre carte Challenge ; si ce camp gagne, vous recevez la récompense de l’Allié. Tapez 1 pour vous offrir, ou Entrée pour y renoncer.
ask-pick-ally = De qui acceptez-vous l’aide ?
help-pick-ally = Un Allié au plus ; tapez un numéro, ou Entrée pour combattre seul.
ask-reveal-challenge = Révélez-vous votre carte Challenge ?
help-reveal-challenge = Les deux décident en même temps. Si les deux révèlent, la plus grande Force gagne et prend un masque ; si un seul révèle, il gagne ; si personne ne révèle, il ne se passe rien.
ask-beat = C’est le tour en cours ({$active}). Intervenez-vous avec une carte ?
help-beat = Vous avez demandé à être consulté à ces moments (moments off y met fin). Tapez un numéro, ou Entrée pour laisser continuer.

## Answers: what each does

pass-roll = arrêter de lancer
pass-buy = ne rien acheter
pass-losing = subir la perte
pass-no = non
pass-hearts = laisser les autres dés ♥
pass-done = continuer
pass-tile = ne prendre aucune tuile
pass-alone = combattre seul
pass-face-down = la laisser face cachée
do-roll = relancer {$n} {$n ->
        [one] dé
       *[other] dés
    }
do-use = utiliser {$card}
do-play = jouer {$card} de votre main
do-lay-gift = poser le cadeau {$card}
do-seat = {$who}
do-keep = {$card} ({$kind})
do-tile = prendre {$card}
do-reserve = mettre {$card} de côté ({$price}⚡)
do-redirect = {$card} pour {$price}⚡
do-steal = prendre {$card} à {$who} en payant {$price}⚡
do-challenge = défier {$who}
do-ally = accepter l’aide de {$who}
do-ask-help = demander de l’aide
do-volunteer = offrir votre aide
do-reveal = révéler {$card}
do-refuse = non
do-way-give = donner {$amount}{$what} à {$who}
do-way-lose = perdre {$amount}{$what}
do-way-more = perdre {$amount}{$what} de plus si les baffes vous Blessent
do-die = dé {$n} {$face}
do-face = {$face}
do-resolve = {$count} × {$face}
do-copy = copier {$card} (chez {$who})
do-sell = vendre {$card} pour {$price}⚡
do-take = prendre {$card}
do-effect = {$card}
do-token-effect = l’effet de {$token}
do-choice = choix {$n}
do-heal = gagner 1♥
do-cure = retirer {$token}
do-give = rendre 1♥ à {$who}
do-buy = acheter {$card} pour {$price}⚡ ({$kind})
do-buy-deck = acheter {$card}, sur le dessus de la pioche, pour {$price}⚡ ({$kind})
do-buy-monster = acheter {$card} à {$who} pour {$price}⚡ ({$kind})
do-buy-discards = acheter {$card} dans la défausse pour {$price}⚡ ({$kind})
do-buy-reserved = acheter {$card}, mise de côté, pour {$price}⚡ ({$kind})
do-buy-on-terms = acheter {$card} pour {$price}⚡ ({$kind})
do-sweep = payer {$price}⚡ pour trois nouvelles cartes proposées
do-leave = Fuir
do-leave-detail = {$who} prend votre place ; dehors, les dés ♥ peuvent vous soigner
do-stay = rester
do-stay-detail = vous gagnez {$amount}{$what} si vous commencez votre prochain tour dans Tokyo, mais les dés ♥ n’y soignent pas et tous les autres vous visent

## What may be typed: letters and words (English ones are understood everywhere)

letter-heart = c
letter-energy = e
letter-smash = b
letter-use = u
letter-sweep = c
letter-leave = f
letter-stay = r
word-reroll = r relancer
word-keep = g garder
word-stop = stop arrêter
word-use = u utiliser
word-all = tous tout
word-watch = w regarder
word-yes = oui o
word-no = non n
command-help = aide ?
command-why = pourquoi
command-odds = chances
command-card = carte
command-table = table plateau
command-log = historique
command-quit = quitter
command-lang = langue
command-hand = main
command-always = toujours
command-life = vie
command-standing = consignes
command-beats = moments
word-off = non effacer
help-commands =
    ?  cette aide
    pourquoi  pourquoi c’est arrivé ; pourquoi BASE-23, ou pourquoi et le nom d’une carte
    chances  probabilités exactes pour ces dés ; chances smash>=3, chances 3x2 ou chances 4-of-a-kind
    carte NOM  ce que fait une carte
    table  tout le plateau
    main  vos cartes en main et ce qu’elles font
    historique  ce qui s’est passé ; historique 50 pour plus
    langue LL  une autre langue : en, fr ou de
    toujours  passer désormais cette question sans demander
    vie  ne demander pour les pertes que si elles vous éliminent
    consignes  ce qui est ainsi convenu ; consignes off y met fin
    moments on  être consulté aux moments publics des autres tours ; moments off
    quitter  arrêter et reprendre une autre fois

## When something typed is not an answer

hint-no-default = Choisissez : tapez un des numéros. ? explique tout.
hint-not-understood = « {$text} » n’est pas compris ici. Tapez une des réponses proposées, ou ? pour de l’aide.
hint-roll = r 1 3 5 relance · g 11b garde · Entrée arrête · chances · ? aide
hint-reroll = Nommez les dés à relancer par leurs numéros, comme r 1 3 5, ou r tous.
hint-keep = Nommez les faces à garder, comme g 11b ; tous les autres dés sont relancés.
hint-use = Tapez u et le numéro de la carte.
hint-no-rolls = Vous n’avez plus de Lancer ; utilisez une carte, ou Entrée pour continuer.
hint-position = Il n’y a pas de dé « {$text} » : les dés sont numérotés de 1 à {$n}. Pour nommer des faces, commencez par g.
hint-die-twice = Le dé {$text} est nommé deux fois : les nombres sont les places des dés. Pour nommer des faces, commencez par g.
hint-face = Aucune face ne s’appelle « {$text} » : écrivez 1, 2, 3, c (cœur), e (Énergie) ou b (baffe).
hint-too-many = Vous n’avez pas autant de {$face}.
hint-card = Aucune carte ne s’appelle « {$text} ». Tapez carte et le début de son nom.
hint-cards = Plusieurs cartes conviennent : {$cards}
hint-odds = « {$text} » n’est pas un motif : écrivez smash>=3, stars>=4, 3x1, 3xnumber, 4-of-a-kind ou all-six.
hint-lang = Tapez langue et l’une de : {$known}
hint-always = Seules les questions où l’on peut utiliser une carte et où Entrée passe peuvent être toujours passées.
standing-none = Aucune consigne : tout vous est demandé. À une question sur une carte, toujours la passe désormais ; vie passe les pertes qui ne vous tuent pas ; moments on vous consulte aux moments publics pour vos cartes jouables à tout moment.
standing-always = {$n}  toujours passer : {$ask}
standing-life = {$n}  pertes : demandé seulement si elles vous éliminent
standing-beats = {$n}  consulté aux moments publics des tours des autres
standing-how = Tapez consignes et un numéro pour en finir une, consignes off pour toutes.
standing-set = Noté jusqu’à nouvel ordre ; consignes le montre.
standing-ended = Terminé ; on vous demandera de nouveau.
standing-passed = (passé, selon votre consigne : {$ask})

## Forecast and odds

forecast = Si vous arrêtez maintenant : {$parts}
forecast-nothing = Si vous arrêtez maintenant, ces dés ne donnent rien.
forecast-enters = vous entrez dans {$place}
forecast-enters-either = vous entrez dans {$city} ou {$bay}
forecast-rolls = des cartes peuvent encore changer cela
forecast-yield = puis Tokyo peut vous être laissé
forecast-no-healing = (Dans Tokyo, les dés ♥ ne vous soignent pas.)
odds-now = Chances exactes avec encore {$n} {$n ->
        [one] Lancer
       *[other] Lancers
    }, chacune avec les meilleurs dés à garder :
odds-fresh = Chances exactes pour un tour avec {$dice} dés et {$n} {$n ->
        [one] Lancer
       *[other] Lancers
    } :
odds-keep = gardez {$dice}
odds-keep-none = relancez tout
odds-there = c’est fait
odds-more = Autres : chances smash>=3, chances 3xnumber, chances stars>=4, chances 4-of-a-kind, chances all-six

## Replays

replay-head = Partie enregistrée ({$edition}) : {$names}
replay-at = Après l’entrée {$n}, tour {$turn}
replay-asked = Doit répondre : {$who}
replay-over = La partie est terminée.
coach-head = Les décisions les plus coûteuses de cette partie, selon ce qu’elles ont fait des chances de gagner :
coach-none = Aucune décision de cette partie n’a coûté une chance digne d’être dite.
coach-line = Tour {$turn}, {$who}, {$asking} (entrée {$entry}) : {$cost} de perdu
coach-did = fait
coach-better = mieux
coach-why = raison
coach-keep = garder {$dice}, relancer {$n}
coach-roll-all = relancer tous les dés
coach-stop = s’arrêter avec {$dice}
cause-won = la partie est gagnée ce tour-ci {$better} du temps au lieu de {$worse}
cause-out = hors du jeu ce tour-ci {$better} du temps au lieu de {$worse}
cause-rivals-out = rivaux éliminés à la fin du tour : {$better} en moyenne au lieu de {$worse}
cause-hearts = ses propres ♥ à la fin du tour : {$better} en moyenne au lieu de {$worse}
cause-stars = ses propres ★ à la fin du tour : {$better} en moyenne au lieu de {$worse}
cause-energy = ses propres ⚡ à la fin du tour : {$better} en moyenne au lieu de {$worse}
cause-cards = ses propres cartes à la fin du tour : {$better} en moyenne au lieu de {$worse}
cause-card = {$card} vaut plus ici
cause-city = à Tokyo à la fin du tour {$better} du temps au lieu de {$worse}
cause-rival-hearts = ♥ de tous les autres à la fin du tour : {$better} en moyenne au lieu de {$worse}
cause-rival-stars = ★ de tous les autres à la fin du tour : {$better} en moyenne au lieu de {$worse}
cause-several = plusieurs petites choses ensemble
cause-later = rien qui se voie avant la fin du tour
coach-note = note
temper-is = Tempérament : {$temper}. {$text}
coach-temper = Cela ne compte pas ici, où seules comptent les chances de gagner.
asked-bot = Les réponses du robot, comme il les pèse lui-même.
asked-temper = Ce qu’il aime compte ici comme une chance de gagner, car c’est ainsi qu’il pèse.
asked-chance = Ce robot joue au hasard.
asked-rules = Ce robot suit des règles simples et ne pèse rien.
asked-program = Ici joue un programme à part, qui ne dit pas ce qu’il pèse.
asked-planner = Les nombres disent ce qu’en pense un robot du niveau « {$level} ».
verified-fair = Les dés sont honnêtes : tout ce qui a été lancé et pioché découle des nombres promis avant la partie par le serveur et {$n} {$n ->
    [0] joueur
    [1] joueur
   *[other] joueurs
}.
verified-over = Vérifié : {$n} {$n ->
        [one] entrée
       *[other] entrées
    }, hasard et positions exactement comme enregistrés, jusqu’à la fin de la partie.
verified-open = Vérifié : {$n} {$n ->
        [one] entrée
       *[other] entrées
    }, hasard et positions exactement comme enregistrés ; la partie n’est pas finie.

## For the web table

now-nothing = Il n’y a rien à décider ici : la partie avance toute seule.
now-roll = Gardez les dés qui vous plaisent et relancez les autres, ou arrêtez. Trois chiffres identiques donnent des ★, ♥ soigne hors de Tokyo, ⚡ achète, ⚔ blesse.
now-rolled = Vous n’avez plus de Lancer, mais une de vos cartes agit encore sur ces dés. Utilisez-la, ou laissez-les compter tels quels.
now-first = Certaines cartes ne servent que maintenant, avant votre premier Lancer. Utilisez-en une, ou passez aux dés.
now-react = {$active} a fini ses Lancers. Avant que ces dés comptent, une carte peut encore agir sur eux : utilisez-la, ou laissez-les tels quels.
now-change = Les Lancers sont finis, mais des cartes peuvent encore changer vos dés avant qu’ils comptent. Utilisez-en une, ou gardez les dés tels quels.
now-losing = Avant que vous perdiez ces ♥, une carte peut l’éviter ou vous soigner. Utilisez-en une, ou subissez la perte ; sans ♥, vous êtes hors jeu.
now-selling = Votre tour se termine, et une carte vous laisse vendre des cartes Pouvoir : chacune rapporte son prix indiqué en ⚡. Vendez, ou gardez tout.
now-window = C’est un moment où une carte peut servir. Utilisez-en une, ou continuez sans.
now-use = Le moment dont parle {$card} est venu. L’utiliser ou non, c’est vous qui décidez.
now-die = {$card} agit sur un de ces dés. Choisissez lequel.
now-face = {$card} tourne le dé sur la face de votre choix. Il compte ensuite comme s’il était tombé ainsi.
now-copy = {$card} devient la copie d’une carte en jeu et fait désormais la même chose. Choisissez la carte à copier.
now-sell = La carte choisie est défaussée, et vous gagnez son prix indiqué en ⚡.
now-card-of = {$card} vous laisse prendre une carte à {$owner}. Choisissez celle qui sera à vous.
now-either = {$card} a deux effets possibles, et vous décidez lequel se produit. L’autre n’arrive pas.
now-hearts = Hors de Tokyo, un dé ♥ vous soigne, mais il peut aussi retirer un jeton ou servir à une carte. Choisissez pour un dé après l’autre.
now-face-order = Tous vos dés vont compter, dans l’ordre de votre choix, et ici l’ordre change quelque chose. Choisissez la suite.
now-effect-order = Plusieurs effets arrivent au même moment, et leur ordre change quelque chose. Choisissez le prochain.
now-buy = Achetez ce que vos ⚡ permettent : un Pouvoir reste à vous, une Action sert une fois, aussitôt. Vous pouvez aussi payer trois nouvelles cartes, ou finir votre tour.
now-revealed = Une nouvelle carte est proposée, et une de vos cartes vous laisse l’acheter avant tout le monde. Achetez-la, ou laissez-la.
now-yield = {$active} vous a frappé dans Tokyo. Fuyez, et {$active} prend votre place ; restez pour ce que Tokyo rapporte, mais vos dés ne vous y soignent pas.
now-reroll-own = Des dés ont été lancés pour une carte, et une autre de vos cartes peut en relancer un. Relancez-le, ou gardez le résultat.
now-turn-start = {$active} commence son tour, et certaines cartes servent exactement maintenant, avant tout le reste. Utilisez-en une, ou continuez.
now-resolving = Les dés sont définitifs et vont compter ({$active}). Les cartes qui ajoutent au résultat ou protègent servent maintenant : utilisez-en une, ou continuez.
now-other-stays = {$who} pouvait Fuir et reste dans Tokyo. Une carte peut y répondre maintenant : utilisez-la, ou continuez.
now-entering = {$active} arrive à Tokyo, et certaines cartes servent à ce moment précis. Utilisez-en une, ou continuez.
now-another-buys = {$who} veut acheter {$card}. Avant le paiement, une carte peut s’en mêler : utilisez-la, ou laissez faire.
now-turn-end = {$active} finit son tour, et certaines cartes servent exactement maintenant. Utilisez-en une, ou continuez.
now-offered = Gardez une de ces cartes, que personne d’autre ne voit. Une évolution va dans votre main, un costume devant vous ; le reste repart.
now-draft = Chacun prend une évolution et passe le reste à gauche, jusqu’à en avoir huit. Les vôtres formeront votre pioche Évolution.
now-shown-face = {$card} tourne tous vos dés d’une même face. Choisissez la face qu’ils montrent ; la nouvelle vient ensuite.
now-face-for = {$card} vous laisse tourner chacun de vos dés. Choisissez une face pour le dé {$die} ; avec {$face}, il reste tel quel.
now-face-useless = {$card} vous laisse nommer une face : les dés qui la montrent ne font rien pour {$active} ce tour-ci.
now-tile = Le niveau {$level} de Méchanceté vous propose une tuile. Gratuite, elle agit aussitôt et reste devant vous ; prenez-en une, ou aucune.
now-seat = {$card} agit sur un de ces Monstres. Choisissez lequel.
now-ways = {$card} laisse choisir tous les Monstres concernés, en même temps et en secret. Choisissez ce qui vous convient le mieux.
now-turned-up = {$card} a été retournée de la défausse, et vous pouvez l’avoir pour moins que son prix. Achetez-la, ou laissez-la.
now-to-buy = {$card} vous laisse acheter une carte au prix indiqué ici. Choisissez laquelle.
now-reserve = {$card} met de côté pour vous une carte proposée : personne d’autre ne pourra l’acheter. Choisissez laquelle.
now-redirect = {$card} a annulé l’achat. Choisissez une autre carte : {$owner} doit l’acheter à la place.
now-gifts = Vos baffes ont Blessé des Monstres. Avec trois baffes, vous pouvez leur prendre des costumes en les payant ; un cadeau se pose devant eux. Ou continuez.
now-gift-to = Un cadeau agit sur le Monstre devant lequel il est posé. Choisissez un de ceux que vous avez Blessés.
now-challenge = Un Monstre que vous avez Blessé reste dans Tokyo. Défiez-le : si vous gagnez, sa place et la récompense de votre carte sont à vous. Ou laissez-le.
now-ask-help = D’autres peuvent s’offrir comme Allié ; la carte de l’Allié ajoute son bonus à votre Force. Demandez de l’aide, ou combattez sans.
now-volunteer = {$owner} cherche un Allié. Si votre offre est acceptée, votre carte Challenge ajoute son bonus ; si ce camp gagne, vous recevez sa récompense d’Allié.
now-pick-ally = Ces Monstres offrent leur aide. Choisissez un Allié, dont la carte ajoute son bonus à votre Force, ou combattez sans.
now-reveal-challenge = Les deux décident en secret. Si les deux révèlent, la plus grande Force gagne et prend un masque ; si un seul révèle, il gagne ; sinon, rien.
now-beat = {$active} joue son tour, mais une de vos cartes peut servir à tout moment. Utilisez-la, ou laissez la partie continuer.
now-may-yield = {$who} peut Fuir Tokyo. Une de vos cartes agit sur un Monstre dans ce cas, avant sa décision ou après qu’il a choisi de rester.
asking-nothing = attend
    .you = attendez
asking-roll = lance les dés
    .you = lancez les dés
asking-rolled = lance les dés
    .you = lancez les dés
asking-first = peut utiliser une carte
    .you = pouvez utiliser une carte
asking-react = peut utiliser une carte
    .you = pouvez utiliser une carte
asking-change = peut utiliser une carte
    .you = pouvez utiliser une carte
asking-losing = peut utiliser une carte
    .you = pouvez utiliser une carte
asking-selling = peut vendre des cartes
    .you = pouvez vendre des cartes
asking-window = peut utiliser une carte
    .you = pouvez utiliser une carte
asking-use = peut utiliser une carte
    .you = pouvez utiliser une carte
asking-die = choisit un dé
    .you = choisissez un dé
asking-face = choisit une face
    .you = choisissez une face
asking-copy = choisit une carte à copier
    .you = choisissez une carte à copier
asking-sell = choisit une carte à vendre
    .you = choisissez une carte à vendre
asking-card-of = choisit une carte à prendre
    .you = choisissez une carte à prendre
asking-either = choisit un effet
    .you = choisissez un effet
asking-hearts = utilise ses dés ♥
    .you = utilisez vos dés ♥
asking-face-order = choisit un ordre
    .you = choisissez un ordre
asking-effect-order = choisit un ordre
    .you = choisissez un ordre
asking-buy = fait ses achats
    .you = faites vos achats
asking-revealed = peut acheter la nouvelle carte
    .you = pouvez acheter la nouvelle carte
asking-yield = Fuir ou rester ?
asking-reroll-own = peut relancer un dé
    .you = pouvez relancer un dé
asking-turn-start = peut utiliser une carte
    .you = pouvez utiliser une carte
asking-resolving = peut utiliser une carte
    .you = pouvez utiliser une carte
asking-other-stays = peut utiliser une carte
    .you = pouvez utiliser une carte
asking-entering = peut utiliser une carte
    .you = pouvez utiliser une carte
asking-another-buys = peut utiliser une carte
    .you = pouvez utiliser une carte
asking-turn-end = peut utiliser une carte
    .you = pouvez utiliser une carte
asking-offered = choisit une carte
    .you = choisissez une carte
asking-draft = choisit une carte
    .you = choisissez une carte
asking-shown-face = choisit une face
    .you = choisissez une face
asking-face-for = tourne ses dés
    .you = tournez vos dés
asking-face-useless = nomme une face
    .you = nommez une face
asking-tile = peut prendre une tuile
    .you = pouvez prendre une tuile
asking-seat = choisit un Monstre
    .you = choisissez un Monstre
asking-ways = décide
    .you = décidez
asking-turned-up = peut acheter une carte
    .you = pouvez acheter une carte
asking-to-buy = choisit une carte à acheter
    .you = choisissez une carte à acheter
asking-reserve = met une carte de côté
    .you = mettez une carte de côté
asking-redirect = choisit une autre carte
    .you = choisissez une autre carte
asking-gifts = peut utiliser une carte
    .you = pouvez utiliser une carte
asking-gift-to = choisit un Monstre
    .you = choisissez un Monstre
asking-challenge = peut lancer un Challenge
    .you = pouvez lancer un Challenge
asking-ask-help = peut demander de l’aide
    .you = pouvez demander de l’aide
asking-volunteer = peut offrir son aide
    .you = pouvez offrir votre aide
asking-pick-ally = choisit un Allié
    .you = choisissez un Allié
asking-reveal-challenge = révéler ou non ?
asking-beat = peut utiliser une carte
    .you = pouvez utiliser une carte
asking-may-yield = peut utiliser une carte
    .you = pouvez utiliser une carte
barred-short = il manque {$n}⚡
barred-card = ne peut pas être achetée ce tour-ci
barred-now = impossible maintenant
edition-monster-box = Monster Box
edition-monster-box-text = King of Tokyo au complet, pour 2 à 6 Monstres : à partir de cinq, Tokyo Bay s’ouvre, et des cartes apportent des jetons et des dés en plus.
edition-origins = Origins
edition-origins-text = Un King of Tokyo plus petit, pour 2 à 4 Monstres : une seule place dans Tokyo, et sa propre pioche, sans jetons ni dés en plus.
with-power-up = Power Up !
with-power-up-text = Chaque Monstre a huit évolutions à lui : vous commencez avec une, cachée dans votre main, et trois dés ♥ vous en apportent une autre.
with-mutants = Évolutions mutantes
with-mutants-text = Pour Power Up ! : les évolutions de tous les Monstres en jeu sont mélangées, et chacun en choisit huit avant la partie.
with-halloween = Costumes d’Halloween
with-halloween-text = Chacun commence avec un costume, d’autres sont dans la pioche, et avec trois ⚔ vous pouvez prendre, en payant, ceux des Monstres Blessés.
with-wicked-orange = Méchanceté (orange)
with-wicked-orange-text = Trois 1 ou trois 2 vous rendent aussi plus méchant, ce qui vous vaut des tuiles aux pouvoirs durables ; les faces orange vont bien pour débuter.
with-wicked-green = Méchanceté (verte)
with-wicked-green-text = Trois 1 ou trois 2 vous rendent aussi plus méchant, ce qui vous vaut des tuiles aux pouvoirs durables ; ici, elles montrent leur face verte.
with-wicked-mixed = Méchanceté (mixte)
with-wicked-mixed-text = Trois 1 ou trois 2 vous rendent aussi plus méchant, ce qui vous vaut des tuiles aux pouvoirs durables ; ici, faces orange et vertes sont mêlées.
with-luchador = Luchador
with-luchador-text = Chacun a un masque et une carte Challenge secrète : si un Monstre que vous avez Blessé reste en ville, vous pouvez le défier pour sa place.
with-promos-likely = Cartes promo
with-promos-likely-text = Mélange d’autres cartes à la pioche : les cartes promo probablement authentiques.
with-origins-exclusive = Cartes d’Origins
with-origins-exclusive-text = Mélange à la pioche les cartes qui n’existent que dans Origins.
with-no-cards = Sans cartes Énergie
with-no-cards-text = Aucune carte Énergie : seuls comptent les dés et la ville, idéal pour une partie courte ou la première.

## Ajouts dont parlent les règles d’une table

with-two-player-variant = Variante à deux
with-crowded-manhattan = Deux Monstres dans Manhattan
with-crowded-manhattan-text = À cinq ou six Monstres, il y a de la place pour deux d’entre eux dans Manhattan, comme dans la règle ; sinon, un seul y tient à tout moment.

## New York: places, buildings, units. A key that ends in -ny is said at its tables instead of the one without.

kind-goal = carte spéciale
token-web = {$n} {$n ->
        [one] jeton
       *[other] jetons
    } Toile
token-curse = {$n} {$n ->
        [one] jeton
       *[other] jetons
    } Malédiction
place-bronx = le Bronx
place-queens = le Queens
place-brooklyn = Brooklyn
place-staten-island = Staten Island
place-manhattan = Manhattan
place-manhattan-lower = la zone basse de Manhattan
place-manhattan-midtown = la zone du milieu de Manhattan
place-manhattan-upper = la zone haute de Manhattan
place-on-the-way = en chemin
place-in-bronx = dans le Bronx
place-in-queens = dans le Queens
place-in-brooklyn = à Brooklyn
place-in-staten-island = à Staten Island
place-in-manhattan = à Manhattan
place-in-manhattan-lower = dans la zone basse de Manhattan
place-in-manhattan-midtown = dans la zone du milieu de Manhattan
place-in-manhattan-upper = dans la zone haute de Manhattan
place-in-on-the-way = en chemin
place-to-bronx = dans le Bronx
place-to-queens = dans le Queens
place-to-brooklyn = à Brooklyn
place-to-staten-island = à Staten Island
place-to-manhattan = à Manhattan
place-to-manhattan-lower = dans la zone basse de Manhattan
place-to-manhattan-midtown = dans la zone du milieu de Manhattan
place-to-manhattan-upper = dans la zone haute de Manhattan
place-to-on-the-way = en chemin
place-with = avec {$who}
place-nobody = personne
place-units = {$n} {$n ->
        [one] unité
       *[other] unités
    }
place-buildings = bâtiments {$tops}
place-fee = coûte {$n}⚡
zone-manhattan-lower = Zone basse
zone-manhattan-midtown = Zone du milieu
zone-manhattan-upper = Zone haute
thing-high-rise = immeuble
thing-power-plant = centrale
thing-hospital = hôpital
thing-infantry = infanterie
thing-jet = jet
thing-tank = tank
thing-a-high-rise = un immeuble
thing-a-power-plant = une centrale
thing-a-hospital = un hôpital
thing-a-infantry = une unité d’infanterie
thing-a-jet = un jet
thing-a-tank = un tank
thing-into-infantry = une unité d’infanterie
thing-into-jet = un jet
thing-into-tank = un tank

## New York: what happened

ev-entered-ny = {$who} entre dans {$place}.
ev-yielded-ny = {$who} Fuit {$place}.
ev-stayed-ny = {$who} reste à Manhattan.
ev-loss-held-ny = {$who} va perdre {$amount}♥ : rester à Manhattan ou Fuir en décidera.
ev-extra-turn-roaming = {$who} jouera un autre tour après celui-ci, et pourra s’y déplacer à tout moment.
ev-placed = {$who} commence {$in}.
ev-moved = {$who} va {$to}.
ev-moved-up = {$who} monte dans {$place}.
ev-destroyed-building = {$who} détruit {$thing} {$in}, qui devient {$unit}.
ev-destroyed-unit = {$who} détruit {$thing} {$in}.
ev-building-shown = Un bâtiment apparaît {$in} : {$thing}, {$worth}.
ev-unit-moved = {$who} envoie {$thing} {$to}.
ev-goal-taken = {$who} prend {$card}.
ev-goal-taken-from = {$who} prend {$card} à {$from}.
ev-goal-left = {$card} retourne à côté des cartes proposées.
ev-result-treated = {$who} compte {$amount} {$from} comme {$to}.
ev-die-set-aside = {$who} met de côté le dé {$die} {$face}.
ev-destroys-in = {$who} utilise sa destruction {$in} ce tour-ci.
ev-keep-awaited = {$who} recevra la prochaine carte Pouvoir révélée.
ev-souvenir-left = {$who} laisse un souvenir {$in}.
reason-nyb-4 = le plus de baffes commence
reason-nyb-5 = choisi avant le premier tour
reason-nyb-6 = trois célébrités gagnent Superstar
reason-nyb-7 = trois aïe gagnent la Statue de la Liberté
reason-nyb-9 = commence son tour à Manhattan
reason-nyb-11 = 3 Lancers au plus
reason-nyb-12 = tous les dés sont résolus
reason-nyb-13 = dés Énergie
reason-nyb-14 = baffes
reason-nyb-16 = son choix après avoir été frappé
reason-nyb-18 = dés ♥ hors de Manhattan
reason-nyb-19 = destruction
reason-nyb-21 = un bâtiment tombe
reason-nyb-22 = une unité tombe
reason-nyb-25 = célébrité avec Superstar
reason-nyb-27 = un aïe : des unités attaquent
reason-nyb-28 = deux aïe : les unités attaquent tout le quartier
reason-nyb-29 = trois aïe : les unités attaquent partout
reason-nyb-32 = entrée à Manhattan
reason-nyb-33 = son choix de se déplacer
reason-nyb-34 = une zone plus haut à chaque tour
reason-nyb-36 = la deuxième voie de Manhattan ferme
reason-nyb-39 = assez de ★ à la fin d’un tour
reason-nyb-40 = qui reste à la fin d’un tour
reason-nyb-41 = plus de ♥
why-web = Un Monstre a un Lancer de moins à chaque tour par jeton Toile, mais toujours au moins un ; un dé baffe peut en retirer un au lieu d’attaquer.
why-curse = Chaque fois qu’un Monstre relance des aïe, il paie 1⚡ par jeton Malédiction ; un dé ♥ peut en retirer un au lieu de soigner, même à Manhattan.
why-poison-ny = À la fin de son tour, un Monstre perd 1♥ par jeton Poison ; hors de Manhattan, un dé ♥ peut en retirer un.
why-shrink-ny = Un Monstre lance un dé de moins par jeton Réduction ; hors de Manhattan, un dé ♥ peut en retirer un.
why-nothing-ny = Rien à expliquer depuis votre dernière réponse. Essayez pourquoi NYB-21, ou pourquoi suivi du nom d’une carte.

## New York: the board, starting

board-borough = quartier
board-buildings = bâtiments
board-units = unités
board-there = Monstres
board-souvenir = souvenir
board-goals = À gagner avec les dés : {$cards}
board-unit-of = {$from} → {$thing} ({$cost}▟ → {$worth})
board-tiles-legend = Un bâtiment coûte autant de ▟ qu’il donne : {$buildings} ; +2 veut dire deux autres dessous. En tombant, il devient une unité : {$units}
intro-title-ny = King of New York au terminal
intro-ny = Soyez le premier Monstre à avoir {$stars}★, ou le dernier à avoir encore des ♥. À votre tour, vous lancez les dés jusqu’à trois fois en gardant ce qui vous plaît : ▟ (destruction) abat les bâtiments et les unités là où vous êtes et donne ce qu’ils valent, trois ♛ (célébrité) gagnent Superstar et des ★, ◎ (aïe) fait attaquer les unités, ♥ soigne hors de Manhattan, ⚡ achète des cartes, ⚔ (baffe) blesse l’autre côté : qui est à Manhattan frappe tous les autres, tous les autres frappent qui est à Manhattan. Tapez ? à tout moment pour obtenir de l’aide.

## New York: questions and answers

help-roll-ny = Tapez r et les numéros des dés à relancer (r 1 3 5), ou g et les faces à garder (g ddb garde deux ▟ et une baffe ; d est ▟ la destruction, v ♛ la célébrité, a ◎ aïe, c un cœur, e l’Énergie, b une baffe). Entrée arrête, et les dés comptent tels quels. Un ◎ : les unités de votre quartier vous attaquent ; deux : tous ceux qui y sont ; trois : tout le monde partout.
now-roll-ny = Gardez les dés qui vous plaisent et relancez les autres, ou arrêtez. La destruction abat ce qui est ici, trois célébrités gagnent Superstar, aïe fait attaquer les unités ; ♥ soigne hors de Manhattan, ⚡ achète, ⚔ blesse.
roll-must = Une carte vous oblige à relancer : choisissez des dés.
roll-lying = Ces dés ne peuvent pas être relancés : {$dice}.
roll-curse = Relancer {$face} vous coûte {$n}⚡ à chaque fois (Malédiction).
help-hearts-ny = Hors de Manhattan, les dés ♥ vous soignent, mais chacun peut aussi retirer un jeton ou servir à une carte ; tapez un numéro pour chaque dé.
now-hearts-ny = Hors de Manhattan, un dé ♥ vous soigne, mais il peut aussi retirer un jeton ou servir à une carte. Choisissez pour un dé après l’autre.
ask-yield-ny = {$active} vous a frappé à Manhattan. Vous avez {$hearts}♥. Rester ou Fuir ?
help-yield-ny = Un Monstre frappé à Manhattan peut Fuir dans un autre quartier ; les ♥ perdus le restent dans tous les cas. S’il y a alors de la place à Manhattan, {$active} doit y entrer.
now-yield-ny = {$active} vous a frappé à Manhattan. Fuyez dans un autre quartier, et {$active} entre à Manhattan s’il y a alors de la place ; restez pour ce que Manhattan rapporte, mais vos dés ne vous y soignent pas.
ask-may-yield-ny = {$who} peut Fuir Manhattan. Utilisez-vous une carte ?
help-may-yield-ny = Une de vos cartes agit sur un Monstre qui peut Fuir Manhattan, avant sa décision ou après qu’il a décidé de rester. Tapez un numéro, ou Entrée pour continuer.
now-may-yield-ny = {$who} peut Fuir Manhattan. Une de vos cartes agit sur un Monstre dans ce cas, avant sa décision ou après qu’il a choisi de rester.
ask-other-stays-ny = {$who} reste à Manhattan. Utilisez-vous une carte ?
help-other-stays-ny = Une de vos cartes agit sur un Monstre qui aurait pu Fuir Manhattan et qui reste. Tapez un numéro, ou Entrée pour continuer.
now-other-stays-ny = {$who} pouvait Fuir et reste à Manhattan. Une carte peut y répondre maintenant : utilisez-la, ou continuez.
ask-entering-ny = {$active} arrive à Manhattan. Utilisez-vous une carte ?
help-entering-ny = Une de vos cartes sert quand quelqu’un entre à Manhattan. Tapez un numéro, ou Entrée pour continuer.
now-entering-ny = {$active} arrive à Manhattan, et certaines cartes servent à ce moment précis. Utilisez-en une, ou continuez.
help-challenge-ny = Un Monstre que vous avez Blessé reste à Manhattan. Si vous gagnez le Challenge, vous prenez sa place et la récompense de votre carte. Tapez un numéro, ou Entrée pour y renoncer.
now-challenge-ny = Un Monstre que vous avez Blessé reste à Manhattan. Défiez-le : si vous gagnez, sa place et la récompense de votre carte sont à vous. Ou laissez-le.
ask-settle = Où votre Monstre commence-t-il ?
help-settle = Avant le premier tour, chacun choisit un quartier hors de Manhattan, où tiennent au plus deux Monstres. Ce que vous pouvez détruire, et les unités qui peuvent vous blesser, dépendent de l’endroit où vous êtes. Tapez un numéro ou un nom.
now-settle = Avant le premier tour, chacun choisit un quartier hors de Manhattan, où tiennent au plus deux Monstres. Vous détruisez ce qui est là où vous êtes, et les unités qui y sont peuvent vous blesser.
asking-settle = choisit un quartier
    .you = choisissez un quartier
ask-home = Vous quittez Manhattan. Où allez-vous ?
help-home = N’importe quel autre quartier avec moins de deux Monstres convient. Tapez un numéro ou un nom.
now-home = Vous quittez Manhattan pour un autre quartier avec moins de deux Monstres. Choisissez lequel.
asking-home = choisit un quartier
    .you = choisissez un quartier
ask-move = Vous êtes {$in}. Vous déplacez-vous ?
help-move = Vous pouvez aller dans un autre quartier avec moins de deux Monstres. Ce que vous pouvez détruire, et les unités qui peuvent vous blesser, dépendent de l’endroit où vous êtes. Tapez un numéro ou un nom ; Entrée reste, si cela est proposé.
now-move = Vous pouvez aller dans un autre quartier avec moins de deux Monstres : vous détruisez ce qui est là où vous êtes, et les unités qui y sont peuvent vous blesser. Choisissez où aller, ou restez.
asking-move = peut se déplacer
    .you = pouvez vous déplacer
ask-destroy = Il vous reste {$amount}▟ à utiliser. Que détruisez-vous ?
help-destroy = Un bâtiment coûte autant de ▟ qu’il donne et devient une unité, qui ne peut pas être détruite dans le même tour. Tant que vos ▟ suffisent pour quelque chose, vous devez continuer. Tapez un numéro.
now-destroy = Votre destruction abat les bâtiments et les unités là où vous êtes ; les bâtiments deviennent des unités. Tant qu’elle suffit pour quelque chose, quelque chose doit tomber. Choisissez la suite.
asking-destroy = détruit
    .you = détruisez
ask-tear = Vous avez {$webs} {$webs ->
        [one] jeton
       *[other] jetons
    } Toile et {$amount}⚔. À quoi sert la prochaine baffe ?
help-tear = Un dé baffe peut vous retirer un jeton Toile au lieu d’attaquer ; chacun vous coûte un Lancer à chaque tour. Tapez 1 pour en retirer un, ou Entrée pour attaquer avec tout le reste.
now-tear = Chaque jeton Toile vous coûte un Lancer à chaque tour. Un dé baffe peut en retirer un au lieu d’attaquer. Choisissez pour un dé après l’autre, ou attaquez avec le reste.
asking-tear = utilise ses dés baffe
    .you = utilisez vos dés baffe
ask-how-many = Combien de vos {$amount} {$face} utilisez-vous pour {$card} ?
help-how-many = {$card} vous laisse en compter autant que vous voulez comme autre chose. Tapez un nombre.
now-how-many = {$card} vous laisse en compter autant que vous voulez comme autre chose. Choisissez combien.
asking-how-many = choisit un nombre
    .you = choisissez un nombre
ask-borough = Dans quel quartier utilisez-vous votre destruction ?
help-borough = {$card} vous laisse détruire dans un seul autre quartier ce tour-ci. Tapez un numéro ou un nom.
now-borough = {$card} vous laisse utiliser toute votre destruction de ce tour dans un seul autre quartier. Choisissez lequel.
asking-borough = choisit un quartier
    .you = choisissez un quartier
ask-unit-to = Où va cette unité ?
help-unit-to = {$card} envoie des unités dans d’autres quartiers, chacune dans un quartier différent. Tapez un numéro ou un nom.
now-unit-to = {$card} envoie des unités dans d’autres quartiers, chacune dans un quartier différent. Choisissez où va celle-ci.
asking-unit-to = renvoie des unités
    .you = renvoyez des unités
ask-scatter = Quelle unité renvoyez-vous ? {$amount} peuvent encore partir.
help-scatter = {$card} fait partir des unités de votre quartier, chacune pour un autre. Tapez un numéro, ou Entrée pour laisser les autres.
now-scatter = {$card} fait partir des unités de votre quartier, chacune pour un autre. Choisissez la prochaine, ou laissez les autres.
asking-scatter = renvoie des unités
    .you = renvoyez des unités
ask-give-up = Laquelle de vos cartes Pouvoir défaussez-vous ?
help-give-up = {$card} vous en fait défausser une ; tapez son numéro.
now-give-up = {$card} vous fait défausser une de vos cartes Pouvoir. Choisissez laquelle.
asking-give-up = défausse une carte
    .you = défaussez une carte
ask-trade = {$card} : que recevez-vous pour vos {$amount}★ ?
help-trade = Vous avez rendu toutes vos ★ et choisissez leur partage. Tapez un nombre.
now-trade = {$card} change toutes vos ★ en autre chose, et vous choisissez le partage.
asking-trade = choisit un nombre
    .you = choisissez un nombre
pass-move = rester {$in}
pass-tear = attaquer avec tout le reste
do-place = aller {$to}
do-roam = aller maintenant {$to}
do-destroy-building = détruire {$thing} (pile {$n})
do-destroy-building-detail = coûte {$cost}▟, donne {$amount}{$what} ; devient {$unit}, {$below ->
        [0] rien dessous
       *[other] {$below} dessous
    }
do-destroy-unit = détruire {$thing} {$in}
do-destroy-unit-detail = coûte {$cost}▟, donne {$amount}{$what}
do-scatter = renvoyer {$thing}
do-tear = retirer {$token} au lieu d’attaquer
do-treat = {$n} × {$face} comme {$to}
do-trade = {$gains}
do-trade-nothing = rien
do-give-up = défausser {$card}
do-leave-ny = Fuir
do-leave-detail-ny = {$fee ->
        [0] vous choisissez un autre quartier, où les dés ♥ peuvent vous soigner
       *[other] pour {$fee}⚡ vous choisissez un autre quartier, où les dés ♥ peuvent vous soigner
    } ; {$who} entre à Manhattan s’il y a alors de la place
do-stay-detail-ny = vous gagnez {$gifts} si vous commencez votre prochain tour à Manhattan, mais les dés ♥ n’y soignent pas et tous les autres vous visent
letter-destruction = d
letter-celebrity = v
letter-ouch = a
letter-leave-ny = f
help-commands-ny =
    ?  cette aide
    pourquoi  pourquoi c’est arrivé ; pourquoi NYB-21, ou pourquoi et le nom d’une carte
    chances  probabilités exactes pour ces dés ; chances ouch<=1, chances destruction>=4 ou chances 4-of-a-kind
    carte NOM  ce que fait une carte
    table  tout le plateau, et ce que valent bâtiments et unités
    main  vos cartes en main et ce qu’elles font
    historique  ce qui s’est passé ; historique 50 pour plus
    langue LL  une autre langue : en, fr ou de
    toujours  passer désormais cette question sans demander
    vie  ne demander pour les pertes que si elles vous éliminent
    consignes  ce qui est ainsi convenu ; consignes off y met fin
    moments on  être consulté aux moments publics des autres tours ; moments off
    quitter  arrêter et reprendre une autre fois
hint-roll-ny = r 1 3 5 relance · g ddb garde · Entrée arrête · chances · ? aide
hint-keep-ny = Nommez les faces à garder, comme g ddb ; tous les autres dés sont relancés.
hint-face-ny = Aucune face ne s’appelle « {$text} » : écrivez d (▟ destruction), v (♛ célébrité), a (◎ aïe), c (cœur), e (Énergie) ou b (baffe).
hint-odds-ny = « {$text} » n’est pas un motif : écrivez ouch<=1, destruction>=4, 3xcelebrity, smash>=2, 4-of-a-kind ou all-six.
forecast-destruction = {$n}{$face} à utiliser
forecast-enters-ny = vous entrez dans {$place}
forecast-yield-ny = puis Manhattan peut vous être laissé
forecast-no-healing-ny = (À Manhattan, les dés ♥ ne vous soignent pas.)
odds-more-ny = Autres : chances ouch<=1, chances destruction>=4, chances 3xcelebrity
cause-city-ny = à Manhattan à la fin du tour {$better} du temps au lieu de {$worse}
edition-new-york = King of New York
edition-new-york-text = Pour 2 à 6 Monstres : cinq quartiers pleins de bâtiments qui tombent et deviennent des unités, trois zones de Manhattan, des dés et une pioche à part.
