### Les mots du langage des cartes en français ; le moteur de src/words les choisit et les ordonne.
### Termes w- : .have/.havenot avoir, .be être, .a et .de avec préposition, .card une de ses cartes.
### Verbes v- : infinitif, .you vous, .it il, .ne négation, .mid la suite. Quantités a- : .per .has .none .np.

## Monstres

w-you = vous
    .have = vous avez
    .havenot = vous n'avez
    .be = vous êtes
    .a = à vous
    .de = de vous
    .card = 1 de vos cartes
    .result = votre résultat
    .dice = vos dés
    .dedice = de vos dés
w-it = il
    .have = il a
    .havenot = il n'a
    .be = il est
    .a = à ce Monstre
    .de = de ce Monstre
    .card = 1 de ses cartes
    .result = son résultat
    .dice = ses dés
    .dedice = de ses dés
w-that = ce Monstre
    .have = ce Monstre a
    .havenot = ce Monstre n'a
    .be = ce Monstre est
    .a = à ce Monstre
    .de = de ce Monstre
    .card = 1 carte de ce Monstre
    .result = le résultat de ce Monstre
    .dice = les dés de ce Monstre
    .dedice = des dés de ce Monstre
w-attacker = l'attaquant
    .have = l'attaquant a
    .havenot = l'attaquant n'a
    .be = l'attaquant est
    .a = à l'attaquant
    .de = de l'attaquant
    .card = 1 carte de l'attaquant
w-causer = le Monstre responsable
    .have = le Monstre responsable a
    .havenot = le Monstre responsable n'a
    .be = le Monstre responsable est
    .a = au Monstre responsable
    .de = du Monstre responsable
    .card = 1 carte du Monstre responsable
w-active = le Monstre actif
    .have = le Monstre actif a
    .havenot = le Monstre actif n'a
    .be = le Monstre actif est
    .a = au Monstre actif
    .de = du Monstre actif
    .card = 1 carte du Monstre actif
    .result = le résultat du Monstre actif
    .dice = les dés du Monstre actif
    .dedice = des dés du Monstre actif
w-others = chaque autre Monstre
    .a = à chaque autre Monstre
    .de = de chaque autre Monstre
    .card = 1 carte de chaque autre Monstre
w-everyone = chaque Monstre (vous compris)
    .a = à chaque Monstre (vous compris)
    .de = de chaque Monstre (vous compris)
    .card = 1 carte de chaque Monstre
w-neighbours = chaque Monstre voisin (à gauche ou à droite)
    .a = à chaque Monstre voisin (à gauche ou à droite)
    .de = de chaque Monstre voisin (à gauche ou à droite)
    .card = 1 carte de chaque Monstre voisin
w-leaders = chaque autre Monstre ayant le plus de [star] (aucun si vous seul en avez le plus)
    .a = à chaque autre Monstre ayant le plus de [star] (à aucun si vous seul en avez le plus)
    .de = de chaque autre Monstre ayant le plus de [star] (d'aucun si vous seul en avez le plus)
    .card = 1 carte de chaque autre Monstre ayant le plus de [star]
w-first-other = le premier autre Monstre
    .have = le premier autre Monstre a
    .havenot = le premier autre Monstre n'a
w-first = le premier Monstre
    .have = le premier Monstre a
    .havenot = le premier Monstre n'a
w-first-neighbour = votre premier voisin
    .have = votre premier voisin a
    .havenot = votre premier voisin n'a
w-first-leader = le premier autre Monstre ayant le plus de [star]
    .have = le premier autre Monstre ayant le plus de [star] a
    .havenot = le premier autre Monstre ayant le plus de [star] n'a
w-any-other = un autre Monstre
    .be = un autre Monstre est
w-any = un Monstre (vous compris)
    .be = un Monstre (vous compris) est
w-any-neighbour = un de vos voisins
    .be = un de vos voisins est
w-any-leader = un autre Monstre ayant le plus de [star]
    .be = un autre Monstre ayant le plus de [star] est
w-smashes = vos [smash]
w-victims = chaque Monstre dans Tokyo qui perd des [heart] à cause de vos [smash]

## Moments : une date, ou un événement après « quand »

m-arrival =
    .event = vous recevez cette carte
m-turn-starts =
    .time = au début { $whose ->
            [yours] de votre tour
            [others] du tour d'un autre Monstre
            *[anyones] de chaque tour
        }
m-before-first-roll =
    .time = avant votre premier Lancer de chaque tour
m-rolling =
    .time = après chacun de vos Lancers, même le dernier
m-rerolled =
    .event = { $whose ->
            [yours] vous relancez
            [others] un autre Monstre relance
            *[anyones] un Monstre (vous compris) relance
        } un ou plusieurs dés
m-rolls-finished =
    .event = { $whose ->
            [yours] vous avez fini vos
            [others] un autre Monstre a fini ses
            *[anyones] un Monstre (vous compris) a fini ses
        } Lancers
m-changing-dice =
    .time = avant de résoudre vos dés
m-counting-dice =
    .time = à chacun de vos tours
m-resolving =
    .event = vous résolvez vos dés {$place}
m-scored =
    .event = vous gagnez des [star] avec au moins 3{$icon}
m-smashing =
    .event = vous résolvez au moins 1[smash]
m-would-lose =
    .event = vous allez perdre {$counted ->
            [yes] {$q}[heart]
           *[no] des [heart]
        } {$turn}
    .by = un autre Monstre va vous faire perdre {$counted ->
            [yes] {$q}[heart]
           *[no] des [heart]
        } {$turn}
m-lost =
    .event = vous perdez {$counted ->
            [yes] {$q}[heart] en une seule fois
           *[no] des [heart]
        } {$turn}
    .by = un autre Monstre vous fait perdre {$counted ->
            [yes] {$q}[heart] en une seule fois
           *[no] des [heart]
        } {$turn}
m-wounding =
    .event = un Monstre perd {$counted ->
            [yes] {$q}[heart]
           *[no] des [heart]
        } à cause de vos [smash]
m-hurting =
    .event = un autre Monstre perd {$counted ->
            [yes] {$q}[heart]
           *[no] des [heart]
        } à cause de vos [smash] ou de vos cartes {$turn}
m-reached-zero =
    .event = { $whose ->
            [yours] vous tombez
            [others] un autre Monstre tombe
            *[anyones] un Monstre (vous compris) tombe
        } à 0[heart]
m-at-zero =
    .event = vous êtes sur le point d'être éliminé
    .by = un autre Monstre est sur le point de vous éliminer
m-yielded =
    .event = vous Fuyez Tokyo
m-stayed =
    .event = vous pourriez Fuir Tokyo mais que vous y restez
m-tokyo-taken =
    .event = vous Fuyez Tokyo et qu'un Monstre va en prendre le contrôle
m-entered-tokyo =
    .event = vous prenez le contrôle de Tokyo {$turn}
m-gained-stars =
    .event = vous gagnez {$counted ->
            [yes] {$q}[star] en une seule fois
           *[no] des [star]
        } {$turn}
m-buying =
    .event = vous achetez une carte autre que celle-ci {$turn}
m-card-revealed =
    .event = une nouvelle carte est révélée pendant le tour d'un autre Monstre
m-selling =
    .time = à la fin de votre tour, après vos achats
m-turn-ends =
    .time = à la fin { $whose ->
            [yours] de votre tour
            [others] du tour d'un autre Monstre
            *[anyones] de chaque tour
        }
m-any-time =
    .time = à tout moment
m-any-time-saving =
    .time = à tout moment, même juste avant de perdre des [heart]

on-your-turn = pendant votre tour
this-turn = pendant ce tour
in-tokyo = dans Tokyo

## Débuts de phrase

front-time = {$time},
front-time-if = {$time}, si {$conds},
front-loose-if = {$time}, si {$conds},
front-event = quand {$event},
front-each-time = chaque fois que {$event},
front-as-soon-as = dès que {$event},
front-first-time = la première fois que {$event},
front-if = si {$conds},
front-done = dans ce cas,
front-done-if = dans ce cas, si {$conds},
front-then = ensuite,
front-anyway = ensuite, dans tous les cas,
front-per = {$per},
front-while = tant que {$conds},
front-from-then = dès lors,
inline-if = si {$conds}, {$body}
unless = , sauf si {$a}
    .adv = alors
only-if = vous ne pouvez acheter ou copier cette carte que si {$conds}
only-if-anyway = cette carte peut toujours être achetée
may-act = {$front} vous pouvez {$adv} {$acts}{$end}
may-pay = {$front} vous pouvez {$adv} {$costs}{$end}
may-pay-to-act = {$front} vous pouvez {$adv} {$costs} pour {$acts}{$end}
may-use = {$front} vous pouvez {$adv} utiliser cette carte{$end}
often =
    .end = , autant de fois que vous le souhaitez
until-next-turn =
    .end = jusqu'au début de votre prochain tour
once-each-time = une seule fois
limit-turn =
    .start = une fois par tour,
limit-each-turn =
    .start = une fois pendant le tour de chaque Monstre,
limit-loss =
    .start = une fois par perte,
limit-name = une seule fois par tour, même avec plusieurs exemplaires de cette carte

## Listes

list-comma = {$a}, {$b}
list-and = {$a} et {$b}
list-cannot-comma = {$a}, ni {$b}
list-cannot-and = {$a}, ni {$b}
list-or-comma = {$a}, {$b}
list-or-and = {$a} ou {$b}
join-comma = {$a}, {$b}
join-and = {$a} et {$b}
and-if = {$a} et si {$b}
and-when = {$a} et que {$b}

## Propositions

clause-first = {$imp ->
            [yes] {$ne} {$fin} {$mid}
           *[no] {$subj} {$ne} {$fin} {$mid}
        }
clause-front = {$imp ->
            [yes] {$ne} {$fin} {$mid}
           *[no] {$subj} {$ne} {$fin} {$mid}
        }
clause-state = {$subj} {$ne} {$fin} {$mid}
clause-state-front = {$subj} {$ne} {$fin} {$mid}
clause-same = {$ne} {$fin} {$mid}
clause-sub = {$subj} {$ne} {$fin} {$adv} {$mid}
clause-inf = {$ne} {$inf} {$mid}
clause-purpose = {$ne} {$inf} {$mid}
contractions = si il_>s'il_|si ils_>s'ils_|que il_>qu'il_|que un_>qu'un_|que au_>qu'au_|que aucun>qu'aucun|si il>s'il|que ils_>qu'ils_|de le_>du_|à le_>au_|de les_>des_|à les_>aux_|de un_>d'un_

## Nombres et noms

number = {$n}
    .per = par
    .np = le nombre
    .has = {$q}
    .none = aucun
divided = {$a} divisé par {$k} (arrondi à l'inférieur)
q-at-least = au moins {$n}
q-at-most = au plus {$n}
q-exactly = exactement {$n}
noun-icon = {$n}{$icon}
    .many = autant de {$icon}
noun-extra = {$n}{$icon} {$n ->
            [one] supplémentaire
           *[other] supplémentaires
        }
    .many = autant de {$icon} supplémentaires
noun-less = {$n}[heart] de moins
    .many = autant de [heart] en moins
noun-die = {$n} {$n ->
            [one] dé
           *[other] dés
        }
    .many = autant de dés
noun-poison = {$n} {$n ->
            [one] jeton
           *[other] jetons
        } Poison
    .many = autant de jetons Poison
noun-shrink = {$n} {$n ->
            [one] jeton
           *[other] jetons
        } Réduction
    .many = autant de jetons Réduction
noun-counter = {$n} {$n ->
            [one] marqueur
           *[other] marqueurs
        }
    .many = autant de marqueurs
noun-stored = {$n}[energy]
    .many = autant de [energy]

## Quantités

a-owned =
    .per = {$k ->
            [one] pour chaque {$icon} que {$w_have}
           *[other] par tranche de {$k}{$icon} que {$w_have}
        }
    .has = {$w_have} {$q}{$icon}
    .none = {$w_havenot} aucun {$icon}
    .np = le nombre de {$icon} que {$w_have}
a-result =
    .per = {$k ->
            [one] pour chaque {$icon} dans {$w_result}
           *[other] par tranche de {$k}{$icon} dans {$w_result}
        }
    .has = {$w_result} contient {$q}{$icon}
    .none = {$w_result} ne contient {$face ->
            [smash] aucune
           *[other] aucun
        } {$icon}
    .np = le nombre de {$icon} dans {$w_result}
a-shown =
    .per = {$k ->
            [one] pour chacun {$w_dedice} montrant {$icon}
           *[other] par tranche de {$k} {$w_dedice} montrant {$icon}
        }
    .has = {$w_dice} montrent {$q}{$icon}
    .none = aucun {$w_dedice} ne montre {$icon}
    .np = le nombre {$w_dedice} montrant {$icon}
a-rolled =
    .per = {$k ->
            [one] pour chaque {$icon} {$face ->
            [smash] obtenue
           *[other] obtenu
        }
           *[other] par tranche de {$k}{$icon} {$face ->
            [smash] obtenues
           *[other] obtenus
        }
        }
    .has = vous obtenez {$q}{$icon}
    .some = vous obtenez {$face ->
            [smash] une
           *[other] un
        } {$icon}
    .none = vous n'obtenez {$face ->
            [smash] aucune
           *[other] aucun
        } {$icon}
    .np = le nombre de {$icon} {$face ->
            [smash] obtenues
           *[other] obtenus
        }
a-would-lose =
    .per = {$k ->
            [one] pour chacun de ces [heart]
           *[other] par tranche de {$k} de ces [heart]
        }
    .has = vous allez perdre {$q}[heart]
    .none = vous n'allez perdre aucun [heart]
    .np = le nombre de [heart] que vous allez perdre
a-lost =
    .per = {$k ->
            [one] pour chacun de ces [heart]
           *[other] par tranche de {$k} de ces [heart]
        }
    .has = vous avez perdu {$q}[heart]
    .none = vous n'avez perdu aucun [heart]
    .np = le nombre de [heart] que vous avez perdus
a-it-lost =
    .per = {$k ->
            [one] pour chacun de ces [heart]
           *[other] par tranche de {$k} de ces [heart]
        }
    .has = {$w} perd ainsi {$q}[heart]
    .none = {$w} ne perd ainsi aucun [heart]
    .np = le nombre de [heart] que {$w} perd ainsi
a-gained =
    .per = {$k ->
            [one] pour chacun de ces [star]
           *[other] par tranche de {$k} de ces [star]
        }
    .has = vous gagnez ainsi {$q}[star]
    .none = vous ne gagnez ainsi aucun [star]
    .np = le nombre de [star] que vous gagnez ainsi
a-that-many =
    .per = {$k ->
            [one] pour chaque unité de ce nombre
           *[other] par tranche de {$k} de ce nombre
        }
    .has = ce nombre est d'{$q}
    .none = ce nombre est 0
    .np = ce nombre
a-stored =
    .per = {$k ->
            [one] pour chaque [energy] sur cette carte
           *[other] par tranche de {$k}[energy] sur cette carte
        }
    .has = il y a {$q}[energy] sur cette carte
    .none = il n'y a plus de [energy] sur cette carte
    .np = le nombre de [energy] sur cette carte
a-counters =
    .per = {$k ->
            [one] pour chaque marqueur sur cette carte
           *[other] par tranche de {$k} marqueurs sur cette carte
        }
    .has = il y a {$q} {$n ->
            [one] marqueur
           *[other] marqueurs
        } sur cette carte
    .some = il y a un marqueur sur cette carte
    .none = il n'y a aucun marqueur sur cette carte
    .np = le nombre de marqueurs sur cette carte
a-cards =
    .per = {$k ->
            [one] pour chaque carte que {$w_have}
           *[other] par tranche de {$k} cartes que {$w_have}
        }
    .has = {$w_have} {$q} {$n ->
            [one] carte
           *[other] cartes
        }
    .none = {$w_havenot} aucune carte
    .np = le nombre de cartes que {$w_have}
a-price =
    .per = {$k ->
            [one] pour chaque [energy] du prix indiqué de la carte choisie
           *[other] par tranche de {$k}[energy] du prix indiqué de la carte choisie
        }
    .has = le prix indiqué de la carte choisie est d'{$q}[energy]
    .none = le prix indiqué de la carte choisie est 0
    .np = le prix indiqué de la carte choisie
a-hearts-taken =
    .per = {$k ->
            [one] pour chaque [heart] perdu par d'autres Monstres à cause de vos [smash] ou de vos cartes {$when}
           *[other] par tranche de {$k}[heart] perdus par d'autres Monstres à cause de vos [smash] ou de vos cartes {$when}
        }
    .has = d'autres Monstres ont perdu en tout {$q}[heart] à cause de vos [smash] ou de vos cartes {$when}
    .none = aucun autre Monstre n'a perdu de [heart] à cause de vos [smash] ou de vos cartes {$when}
    .np = le nombre de [heart] perdus par d'autres Monstres à cause de vos [smash] ou de vos cartes {$when}
a-hearts-taken-anyone =
    .per = {$k ->
            [one] pour chaque [heart] perdu par des Monstres (vous compris) à cause de vos [smash] ou de vos cartes {$when}
           *[other] par tranche de {$k}[heart] perdus par des Monstres (vous compris) à cause de vos [smash] ou de vos cartes {$when}
        }
    .has = des Monstres (vous compris) ont perdu en tout {$q}[heart] à cause de vos [smash] ou de vos cartes {$when}
    .none = aucun Monstre (pas même vous) n'a perdu de [heart] à cause de vos [smash] ou de vos cartes {$when}
    .np = le nombre de [heart] perdus par des Monstres (vous compris) à cause de vos [smash] ou de vos cartes {$when}
a-stars-gained =
    .per = {$k ->
            [one] pour chaque [star] que vous avez gagné {$when}
           *[other] par tranche de {$k}[star] que vous avez gagnés {$when}
        }
    .has = vous avez gagné en tout {$q}[star] {$when}
    .none = vous n'avez gagné aucun [star] {$when}
    .np = le nombre de [star] que vous avez gagnés {$when}

## Conditions

c-at-least = {$a} est au moins égal à {$b}
c-at-most = {$a} est au plus égal à {$b}
c-exactly = {$a} est exactement égal à {$b}
c-always = rien ne l'empêche
c-has-faces = {$w_result} contient {$n ->
            [one] au moins 1{$icon}
           *[other] à la fois {$icon}
        }
c-of-a-kind = {$w_result} contient au moins {$n} {$n ->
            [one] dé
           *[other] dés
        } de même face
c-in-tokyo = {$w_be} dans Tokyo
c-outside-tokyo = {$w_be} hors de Tokyo
c-your-turn = c'est votre tour
c-fewest-stars = vous seul avez le moins de [star]
c-caused-by-another = un autre Monstre en est la cause

## Verbes : ce qui se passe

v-nothing = rien faire
    .you = faites rien
    .it = fait rien
    .ne = ne
v-gain = gagner
    .you = gagnez
    .it = gagne
    .mid = {$what}
v-lose = perdre
    .you = perdez
    .it = perd
    .mid = {$what}
v-lose-all = perdre
    .you = perdez
    .it = perd
    .mid = tous {$p ->
            [you] vos
           *[it] ses
        } {$icon}
v-lose-all-hearts = perdre
    .you = perdez
    .it = perd
    .mid = tous {$p ->
            [you] vos
           *[it] ses
        } {$icon} (sans pouvoir réagir à cette perte)
v-lose-with-smashes = perdre
    .you = perdez
    .it = perd
    .mid = {$what} ({$p ->
            [you] où que vous soyez
           *[it] où qu'il soit
        }, en plus de ceux perdus à cause de vos [smash])
v-lose-less = perdre
    .you = perdez
    .it = perd
    .mid = {$what}
v-steal = voler
    .you = volez
    .it = vole
    .mid = {$count ->
            [one] {$bare} {$w_a} {$per}
           *[other] {$what} {$w_a}
        }
v-add-to-result = ajouter
    .you = ajoutez
    .it = ajoute
    .mid = {$count ->
            [one] {$bare} à {$w_result} {$per}
           *[other] {$what} à {$w_result}
        }
v-ignore-loss = ignorer
    .you = ignorez
    .it = ignore
    .mid = cette perte
v-be-safe = perdre
    .you = perdez
    .it = perd
    .ne = ne
    .mid = aucun [heart] jusqu'à la fin du tour
v-roll = lancer
    .you = lancez
    .it = lance
    .mid = {$what}
v-turn-die = tourner
    .you = tournez
    .it = tourne
    .mid = un {$w_dedice} sur {$icon}
v-turn-dice = tourner
    .you = tournez
    .it = tourne
    .mid = sur {$icon} autant {$w_dedice} que vous le souhaitez
v-turn-die-from = tourner
    .you = tournez
    .it = tourne
    .mid = un {$w_dedice} montrant {$icon} sur {$to}
v-turn-dice-from = tourner
    .you = tournez
    .it = tourne
    .mid = sur {$to} autant {$w_dedice} montrant {$icon} que vous le souhaitez
v-turn-die-to-any = tourner
    .you = tournez
    .it = tourne
    .mid = un {$w_dedice} sur la face de votre choix
v-turn-dice-to-any = tourner
    .you = tournez
    .it = tourne
    .mid = autant {$w_dedice} que vous le souhaitez sur les faces de votre choix
v-reroll-die = relancer
    .you = relancez
    .it = relance
    .mid = un dé de votre choix parmi {$w_dice}
v-reroll-die-showing = relancer
    .you = relancez
    .it = relance
    .mid = un {$w_dedice} montrant {$icon}
v-reroll-dice-free = relancer
    .you = relancez
    .it = relance
    .mid = un ou plusieurs {$w_dedice} montrant {$icon} sans utiliser de Lancer
v-roll-again = faire
    .you = faites
    .it = fait
    .mid = 1 Lancer supplémentaire avec les dés de votre choix
v-play-again = jouer
    .you = jouez
    .it = joue
    .mid = un autre tour après celui-ci
v-play-again-fewer = jouer
    .you = jouez
    .it = joue
    .mid = un autre tour après celui-ci avec {$n} {$n ->
            [one] dé
           *[other] dés
        } de moins que dans celui-ci
v-get-tokens = recevoir
    .you = recevez
    .it = reçoit
    .mid = {$what}
v-put-counters = placer
    .you = placez
    .it = place
    .mid = {$count ->
            [one] {$bare} sur cette carte {$per}
           *[other] {$what} sur cette carte
        }
v-remove-counters = retirer
    .you = retirez
    .it = retire
    .mid = tous les marqueurs de cette carte
v-remove-stored = défausser
    .you = défaussez
    .it = défausse
    .mid = tous les [energy] de cette carte
v-take-stored = prendre
    .you = prenez
    .it = prend
    .mid = {$n}[energy] de cette carte
v-spend = dépenser
    .you = dépensez
    .it = dépense
    .mid = {$what}
v-spend-counters = retirer
    .you = retirez
    .it = retire
    .mid = {$what} de cette carte
v-discard-this = défausser
    .you = défaussez
    .it = défausse
    .mid = cette carte
v-discard-all = défausser
    .you = défaussez
    .it = défausse
    .mid = toutes {$p ->
            [you] vos
           *[it] ses
        } cartes
v-discard-all-but-this = défausser
    .you = défaussez
    .it = défausse
    .mid = toutes {$p ->
            [you] vos
           *[it] ses
        } cartes sauf celle-ci
v-copy-keep-card = copier
    .you = copiez
    .it = copie
    .mid = une carte Pouvoir de n'importe quel Monstre
v-copy-another = copier
    .you = copiez
    .it = copie
    .mid = une autre carte Pouvoir à la place
v-buy-revealed = acheter
    .you = achetez
    .it = achète
    .mid = aussitôt la carte révélée
v-buy-it = l'acheter
    .you = l'achetez
    .it = l'achète
    .mid = aussitôt
v-sell-keep-card = défausser
    .you = défaussez
    .it = défausse
    .mid = 1 de vos cartes Pouvoir pour gagner autant de [energy] que son prix indiqué
v-sell-keep-cards = défausser
    .you = défaussez
    .it = défausse
    .mid = autant de vos cartes Pouvoir (même celle-ci) que vous le souhaitez et gagner pour chacune autant de [energy] que son prix indiqué
v-take-tokyo = prendre
    .you = prenez
    .it = prend
    .mid = le contrôle de Tokyo si vous n'y êtes pas (dans tous les cas, les autres Monstres doivent le quitter)
v-leave-tokyo = quitter
    .you = quittez
    .it = quitte
    .mid = Tokyo
v-survive = rester
    .you = restez
    .it = reste
    .mid = en jeu avec {$n}[heart]
v-ally = devenir
    .you = devenez
    .it = devient
    .mid = l'allié {$w_de}
v-swap = échanger
    .you = échangez
    .it = échange
    .mid = cette carte contre {$w_card} (à votre choix)
v-either = {""}
    .you = devez
    .it = doit
    .mid = soit {$a}, soit {$b}
v-choose = choisir :
    .you = choisissez :
    .it = choisit :
    .mid = soit {$a}, soit {$b}

## Verbes : ce qui change

v-roll-more = lancer
    .you = lancez
    .it = lance
    .mid = {$n} {$n ->
            [one] dé supplémentaire
           *[other] dés supplémentaires
        }
v-roll-fewer = lancer
    .you = lancez
    .it = lance
    .mid = {$n} {$n ->
            [one] dé
           *[other] dés
        } de moins
v-have-more-rolls = avoir
    .you = avez
    .it = a
    .mid = {$n} {$n ->
            [one] Lancer supplémentaire
           *[other] Lancers supplémentaires
        } à chaque tour
v-have-up-to = pouvoir
    .you = pouvez
    .it = peut
    .mid = avoir jusqu'à {$n}[heart]
v-pay-less = payer
    .you = payez
    .it = paie
    .mid = {$n}[energy] de moins pour chaque carte {$p ->
            [you] que vous achetez
           *[it] qu'il achète
        } (jamais moins de 0)
v-gain-more = gagner
    .you = gagnez
    .it = gagne
    .mid = {$n}{$icon} {$n ->
            [one] supplémentaire
           *[other] supplémentaires
        } chaque fois {$p ->
            [you] que vous gagnez
           *[it] qu'il gagne
        } des {$icon}
v-hit-all = toucher
    .you = touchez
    .it = touche
    .mid = tous les autres Monstres (dans Tokyo et en dehors) avec {$p ->
            [you] vos
           *[it] ses
        } [smash]
v-smashes-hit-all = toucher
    .you = touchez
    .it = touchent
    .mid = tous les autres Monstres (dans Tokyo et en dehors)
v-yield-unhurt = perdre
    .you = perdez
    .it = perd
    .ne = ne
    .mid = aucun [heart] à cause de [smash] si {$p ->
            [you] vous réagissez
           *[it] il réagit
        } en Fuyant Tokyo
v-drive-out = forcer
    .you = forcez
    .it = force
    .mid = à Fuir chaque Monstre dans Tokyo qui perd des [heart] à cause de {$p ->
            [you] vos
           *[it] ses
        } [smash]
v-must-yield = devoir
    .you = devez
    .it = doit
    .mid = Fuir
v-buy-from-monsters = pouvoir
    .you = pouvez
    .it = peut
    .mid = aussi acheter des cartes Pouvoir aux autres Monstres (ils en reçoivent le prix et ne peuvent pas refuser)
v-buy-from-discards = pouvoir
    .you = pouvez
    .it = peut
    .mid = aussi acheter n'importe quelle carte de la défausse (une carte Action achetée ainsi va ensuite sous la pioche)
v-buy-from-deck = pouvoir
    .you = pouvez
    .it = peut
    .mid = regarder en secret la première carte de la pioche (et chaque nouvelle) pendant {$p ->
            [you] vos
           *[it] ses
        } achats, puis l'acheter ou l'y laisser
v-heal-others = pouvoir
    .you = pouvez
    .it = peut
    .mid = utiliser {$p ->
            [you] vos
           *[it] ses
        } [die:heart], même dans Tokyo, pour soigner d'autres Monstres (chacun gagne 1[heart] par dé et doit {$p ->
            [you] vous
           *[it] lui
        } payer {$n}[energy] par [heart], ou tous ses [energy] s'il en a moins)
v-cannot = pouvoir
    .you = pouvez
    .it = peut
    .ne = ne
    .mid = {$count ->
            [one] pas {$what}
           *[other] ni {$what}
        }
cannot-lose-hearts = perdre de [heart]
cannot-enter-tokyo = entrer dans Tokyo
cannot-buy = acheter de cartes
cannot-use-faces = résoudre de dés montrant {$icon}

## Marqueurs et explications

arrives-with-energy = quand vous recevez cette carte, placez-y {$n}[energy] de la banque
arrives-with-counters = quand vous recevez cette carte, placez-y {$n} {$n ->
            [one] marqueur
           *[other] marqueurs
        }
note-last-counter = défaussez cette carte quand vous retirez son dernier marqueur
note-last-stored = défaussez cette carte quand elle n'a plus de [energy]
note-poison = à la fin de son tour, un Monstre perd 1[heart] par jeton Poison qu'il a. Hors de Tokyo, il peut utiliser un [die:heart] pour retirer un de ces jetons au lieu de se soigner
note-shrink = un Monstre lance 1 dé de moins par jeton Réduction qu'il a. Hors de Tokyo, il peut utiliser un [die:heart] pour retirer un de ces jetons au lieu de se soigner
note-copy = cette carte agit alors aussi comme l'original, comme si vous veniez de l'acheter (nouveaux marqueurs et effet à la réception compris), jusqu'à la défausse de l'original
note-ally = si vous ou votre allié gagnez, ou s'il ne reste que vous deux, vous gagnez tous les deux. Si votre allié est éliminé, vous l'êtes aussi

## Icônes en texte simple

icon-star = ★
icon-heart = ♥
icon-energy = ⚡
icon-smash = {$n ->
            [one] baffe
           *[other] baffes
        }
icon-die-1 = <1>
icon-die-2 = <2>
icon-die-3 = <3>
icon-die-heart = <♥>
icon-die-energy = <⚡>
icon-die-smash = <baffe>
