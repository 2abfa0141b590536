### Les mots du langage des cartes en français ; le moteur de src/words les choisit et les ordonne.
### Termes w- : .have/.havenot avoir, .be être, .a et .de avec préposition, .card une de ses cartes.
### Verbes v- : infinitif, .you vous, .it il, .ne négation, .mid la suite. Quantités a- : .per .has .some .none .np .reach.
### $sort dit ce qu'est « cette carte » : card, evolution, gift, tile ou challenge ; $board le plateau : tokyo ou new-york.

## La ville

city = {$board ->
            [new-york] Manhattan
           *[tokyo] Tokyo
        }

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
    .borough = votre quartier
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
    .borough = son quartier
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
    .borough = le quartier de ce Monstre
w-attacker = l'attaquant
    .have = l'attaquant a
    .havenot = l'attaquant n'a
    .be = l'attaquant est
    .a = à l'attaquant
    .de = de l'attaquant
    .card = 1 carte de l'attaquant
    .borough = le quartier de l'attaquant
w-causer = le Monstre responsable
    .have = le Monstre responsable a
    .havenot = le Monstre responsable n'a
    .be = le Monstre responsable est
    .a = au Monstre responsable
    .de = du Monstre responsable
    .card = 1 carte du Monstre responsable
    .borough = le quartier du Monstre responsable
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
    .borough = le quartier du Monstre actif
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
    .borough = le quartier du premier autre Monstre
w-first = le premier Monstre
    .have = le premier Monstre a
    .havenot = le premier Monstre n'a
    .borough = le quartier du premier Monstre
w-first-neighbour = votre premier voisin
    .have = votre premier voisin a
    .havenot = votre premier voisin n'a
    .borough = le quartier de votre premier voisin
w-first-leader = le premier autre Monstre ayant le plus de [star]
    .have = le premier autre Monstre ayant le plus de [star] a
    .havenot = le premier autre Monstre ayant le plus de [star] n'a
    .borough = le quartier du premier autre Monstre ayant le plus de [star]
w-any-other = un autre Monstre
    .be = un autre Monstre est
    .a = à un autre Monstre
w-any = un Monstre (vous compris)
    .be = un Monstre (vous compris) est
    .a = à un Monstre (vous compris)
w-any-neighbour = un de vos voisins
    .be = un de vos voisins est
    .a = à un de vos voisins
w-any-leader = un autre Monstre ayant le plus de [star]
    .be = un autre Monstre ayant le plus de [star] est
    .a = à un autre Monstre ayant le plus de [star]
w-owner = le propriétaire de cette carte
    .have = le propriétaire de cette carte a
    .havenot = le propriétaire de cette carte n'a
    .be = le propriétaire de cette carte est
    .a = au propriétaire de cette carte
    .de = du propriétaire de cette carte
    .card = 1 carte du propriétaire de cette carte
    .result = le résultat du propriétaire de cette carte
    .dice = les dés du propriétaire de cette carte
    .dedice = des dés du propriétaire de cette carte
    .borough = le quartier du propriétaire de cette carte
w-others-outside = chaque Monstre hors de {city} sauf vous
    .a = à chaque Monstre hors de {city} sauf vous
    .de = de chaque Monstre hors de {city} sauf vous
    .card = 1 carte de chaque Monstre hors de {city} sauf vous
w-targets = chaque Monstre touché par vos [smash]
    .a = à chaque Monstre touché par vos [smash]
    .de = de chaque Monstre touché par vos [smash]
    .card = 1 carte de chaque Monstre touché par vos [smash]
w-wounded-in-tokyo = chaque Monstre dans {city} qui a perdu des [heart] à cause de ces [smash]
    .a = à chaque Monstre dans {city} qui a perdu des [heart] à cause de ces [smash]
    .de = de chaque Monstre dans {city} qui a perdu des [heart] à cause de ces [smash]
    .card = 1 carte de chaque Monstre dans {city} qui a perdu des [heart] à cause de ces [smash]
w-richer = chaque autre Monstre ayant plus de [star] que vous
    .a = à chaque autre Monstre ayant plus de [star] que vous
    .de = de chaque autre Monstre ayant plus de [star] que vous
    .card = 1 carte de chaque autre Monstre ayant plus de [star] que vous
w-with-stars = chaque Monstre ayant au moins {$n}[star] (vous compris)
    .a = à chaque Monstre ayant au moins {$n}[star] (vous compris)
    .de = de chaque Monstre ayant au moins {$n}[star] (vous compris)
    .card = 1 carte de chaque Monstre ayant au moins {$n}[star] (vous compris)
w-first-outside = le premier autre Monstre hors de {city}
    .have = le premier autre Monstre hors de {city} a
    .havenot = le premier autre Monstre hors de {city} n'a
    .borough = le quartier du premier autre Monstre hors de {city}
w-first-target = le premier Monstre touché par vos [smash]
    .have = le premier Monstre touché par vos [smash] a
    .havenot = le premier Monstre touché par vos [smash] n'a
    .borough = le quartier du premier Monstre touché par vos [smash]
w-first-wounded = le premier Monstre dans {city} touché par ces [smash]
    .have = le premier Monstre dans {city} touché par ces [smash] a
    .havenot = le premier Monstre dans {city} touché par ces [smash] n'a
    .borough = le quartier du premier Monstre dans {city} touché par ces [smash]
w-first-richer = le premier autre Monstre ayant plus de [star] que vous
    .have = le premier autre Monstre ayant plus de [star] que vous a
    .havenot = le premier autre Monstre ayant plus de [star] que vous n'a
    .borough = le quartier du premier autre Monstre ayant plus de [star] que vous
w-first-with-stars = le premier Monstre ayant au moins {$n}[star]
    .have = le premier Monstre ayant au moins {$n}[star] a
    .havenot = le premier Monstre ayant au moins {$n}[star] n'a
    .borough = le quartier du premier Monstre ayant au moins {$n}[star]
w-any-outside = un autre Monstre hors de {city}
    .be = un autre Monstre hors de {city} est
    .a = à un autre Monstre hors de {city}
w-any-target = un Monstre touché par vos [smash]
    .be = un Monstre touché par vos [smash] est
    .a = à un Monstre touché par vos [smash]
w-any-wounded = un Monstre dans {city} qui a perdu des [heart] à cause de ces [smash]
    .be = un Monstre dans {city} qui a perdu des [heart] à cause de ces [smash] est
    .a = à un Monstre dans {city} qui a perdu des [heart] à cause de ces [smash]
w-any-richer = un autre Monstre ayant plus de [star] que vous
    .be = un autre Monstre ayant plus de [star] que vous est
    .a = à un autre Monstre ayant plus de [star] que vous
w-any-with-stars = un Monstre ayant au moins {$n}[star]
    .be = un Monstre ayant au moins {$n}[star] est
    .a = à un Monstre ayant au moins {$n}[star]
w-this = cette carte
w-smashes = vos [smash]
w-units = toutes les unités
w-victims = chaque Monstre dans {city} qui perd des [heart] à cause de vos [smash]

## Moments : une date, ou un événement après « quand »

m-arrival =
    .event = { $sort ->
            [evolution] vous jouez cette carte
            [gift] cette carte est posée devant vous
            [tile] vous prenez cette tuile
           *[card] vous recevez cette carte
        }
m-reward =
    .event = vous gagnez un Challenge avec cette carte
m-ally-reward =
    .event = vous soutenez le vainqueur d'un Challenge avec cette carte
m-turn-begins =
    .time = tout au début de votre tour, avant toute autre chose,
m-turn-starts =
    .time = au début { $whose ->
            [yours] de votre tour
            [others] du tour d'un autre Monstre
            [bearer] du tour du Monstre devant lequel est posée cette carte
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
m-before-resolving =
    .time = { $whose ->
            [yours] quand vos dés sont définitifs, juste avant leur résolution
            [others] quand les dés d'un autre Monstre sont définitifs, juste avant leur résolution
            *[anyones] quand les dés d'un Monstre (vous compris) sont définitifs, juste avant leur résolution
        }
m-counting-dice =
    .time = à chacun de vos tours
m-resolving =
    .event = vous résolvez vos dés {$place}
m-scored =
    .event = { $face ->
            [heart] vous vous soignez avec vos {$icon}
            [energy] vous gagnez des [energy] avec vos {$icon}
            [destruction] vous résolvez au moins 1{$icon}
            [celebrity] vous résolvez au moins 1{$icon}
            [ouch] vous résolvez au moins 1{$icon}
           *[other] vous gagnez des [star] avec au moins 3{$icon}
        }
m-smashing =
    .event = vous résolvez au moins 1[smash]
m-striking =
    .event = vos [smash] vont faire perdre {$counted ->
            [yes] {$q}[heart]
           *[no] des [heart]
        } à un Monstre {$its_place}
m-would-lose =
    .event = vous allez perdre {$counted ->
            [yes] {$q}[heart]
           *[no] des [heart]
        } {$smash ->
            [yes] à cause de [smash]
            [ouch] face aux unités à cause de [die:ouch]
           *[no] {""}
        } {$turn}
    .by = un autre Monstre va vous faire perdre {$counted ->
            [yes] {$q}[heart]
           *[no] des [heart]
        } {$smash ->
            [yes] avec ses [smash]
           *[no] {""}
        } {$turn}
    .owner = le propriétaire de cette carte va vous faire perdre {$counted ->
            [yes] {$q}[heart]
           *[no] des [heart]
        } {$smash ->
            [yes] avec ses [smash]
           *[no] {""}
        } {$turn}
m-dealing =
    .event = un autre Monstre va perdre {$counted ->
            [yes] {$q}[heart]
           *[no] des [heart]
        } à cause de vos [smash] {$smash ->
            [yes] {""}
           *[no] ou de vos cartes
        } {$turn}
m-suffering =
    .event = un autre Monstre va vous faire perdre {$counted ->
            [yes] {$q}[heart]
           *[no] des [heart]
        } {$smash ->
            [yes] avec ses [smash]
           *[no] {""}
        } {$turn}
    .by = un autre Monstre va vous faire perdre {$counted ->
            [yes] {$q}[heart]
           *[no] des [heart]
        } {$smash ->
            [yes] avec ses [smash]
           *[no] {""}
        } {$turn}
    .owner = le propriétaire de cette carte va vous faire perdre {$counted ->
            [yes] {$q}[heart]
           *[no] des [heart]
        } {$smash ->
            [yes] avec ses [smash]
           *[no] {""}
        } {$turn}
m-lost =
    .event = vous perdez {$counted ->
            [yes] {$q}[heart] en une seule fois
           *[no] des [heart]
        } {$smash ->
            [yes] à cause de [smash]
            [ouch] face aux unités à cause de [die:ouch]
           *[no] {""}
        } {$turn}
    .by = un autre Monstre vous fait perdre {$counted ->
            [yes] {$q}[heart] en une seule fois
           *[no] des [heart]
        } {$smash ->
            [yes] avec ses [smash]
           *[no] {""}
        } {$turn}
    .owner = le propriétaire de cette carte vous fait perdre {$counted ->
            [yes] {$q}[heart] en une seule fois
           *[no] des [heart]
        } {$smash ->
            [yes] avec ses [smash]
           *[no] {""}
        } {$turn}
m-wounded =
    .event = un autre Monstre vous fait perdre {$counted ->
            [yes] {$q}[heart]
           *[no] des [heart]
        } avec ses [smash]
m-wounding =
    .event = un Monstre perd {$counted ->
            [yes] {$q}[heart]
           *[no] des [heart]
        } à cause de vos [smash]
m-hurting =
    .event = un autre Monstre {$its_place} perd {$counted ->
            [yes] {$q}[heart]
           *[no] des [heart]
        } à cause de vos [smash] {$smash ->
            [yes] {""}
           *[no] ou de vos cartes
        } {$turn}
m-after-smashes =
    .time = après la résolution de vos [smash], avant qu'un Monstre décide de Fuir {city},
m-eliminating =
    .event = vous éliminez un autre Monstre {$turn}
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
    .event = vous Fuyez {city}
m-stayed =
    .event = vous pourriez Fuir {city} mais que vous y restez
m-other-may-yield =
    .event = un autre Monstre peut Fuir {city} {$turn} (avant sa décision ou après qu'il a décidé d'y rester)
m-other-stays =
    .event = un autre Monstre pourrait Fuir {city} mais décide d'y rester {$turn}
m-left-tokyo =
    .event = vous quittez {city} d'une façon ou d'une autre {$turn}
m-before-entering =
    .time = au début de l'étape {$board ->
            [new-york] de Déplacement
           *[tokyo] d'entrée dans Tokyo
        } { $whose ->
            [yours] de votre tour
            [others] du tour d'un autre Monstre
            *[anyones] de n'importe quel tour
        }
m-after-entering =
    .time = à la fin de votre étape {$board ->
            [new-york] de Déplacement
           *[tokyo] d'entrée dans Tokyo
        }
m-tokyo-taken =
    .event = vous Fuyez {city} et qu'un Monstre va {$board ->
            [new-york] y entrer
           *[tokyo] en prendre le contrôle
        }
m-entered-tokyo =
    .event = {$board ->
            [new-york] vous entrez dans Manhattan
           *[tokyo] vous prenez le contrôle de Tokyo
        } {$turn}
m-gained-stars =
    .event = vous gagnez {$counted ->
            [yes] {$q}[star] en une seule fois
           *[no] des [star]
        } {$turn}
m-buy-step =
    .time = pendant votre étape d'achat
m-another-buys =
    .event = un autre Monstre est sur le point d'acheter une carte
m-buying =
    .event = vous achetez une carte {$sort ->
            [card] autre que celle-ci
           *[other] Énergie
        } {$turn}
m-bought =
    .event = vous venez d'acheter une carte {$keep ->
            [yes] Pouvoir
           *[no] {""}
        } {$turn}
m-card-revealed =
    .event = une nouvelle carte est révélée pendant le tour d'un autre Monstre
m-selling =
    .time = à la fin de votre tour, après vos achats
m-before-turn-ends =
    .time = juste avant la fin { $whose ->
            [yours] de votre tour
            [others] du tour d'un autre Monstre
            [bearer] du tour de ce Monstre
            *[anyones] d'un tour
        }
m-turn-ends =
    .time = à la fin { $whose ->
            [yours] de votre tour
            [others] du tour d'un autre Monstre
            [bearer] du tour de ce Monstre
            *[anyones] de chaque tour
        }
m-any-time =
    .time = à tout moment {$turn}
m-any-time-saving =
    .time = à tout moment {$turn}, même juste avant de perdre des [heart]

on-your-turn = pendant votre tour
this-turn = pendant ce tour
in-tokyo = dans {city}

## Débuts de phrase

front-time = {$time},
front-time-if = {$time}, si {$conds},
front-loose-if = {$time}, si {$conds},
front-time-while = {$time}, tant que {$conds},
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
front-until-then = jusque-là,
front-laid = tant que cette carte y reste,
front-otherwise-if = sinon, si {$conds},
play = {$front} : {$body}
play-time = à jouer {$time}
play-event = à jouer quand {$event}
play-if = {$play}, si {$conds}
play-or = ou bien {$play}
limit-play-turn = une seule fois par tour
limit-play-loss = une seule fois par perte
inline-if = si {$conds}, {$body}
unless = , sauf si {$a}
    .adv = alors
only-if = vous ne pouvez {$sort ->
            [card] acheter {$copy ->
                    [yes] ou copier
                   *[no] {""}
                } cette carte
            [tile] prendre ou copier cette tuile
           *[other] jouer ou copier cette carte
        } que si {$conds}
only-if-anyway = cette {$sort ->
            [card] carte peut toujours être achetée
            [tile] tuile peut toujours être prise
           *[other] carte peut toujours être jouée
        }
may-act = {$front} vous pouvez {$adv} {$acts}{$end}
may-pay = {$front} vous pouvez {$adv} {$costs}{$end}
may-pay-to-act = {$front} vous pouvez {$adv} {$costs} pour {$acts}{$end}
may-use = {$front} vous pouvez {$adv} utiliser cette {$sort ->
            [tile] tuile
           *[other] carte
        }{$end}
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
ways-comma = {$a}, soit {$b}
ways-and = {$a}, soit {$b}
your-choice = {$things} (à votre choix)
its-choice = {$things} (à son choix)
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
beyond = {$per} au-delà {$n ->
            [one] du premier
           *[other] des {$n} premiers
        }
np-less = {$a} moins {$n}
np-sum = {$a} plus {$b}
q-at-least = au moins {$n}
q-at-most = au plus {$n}
q-exactly = exactement {$n}
q-more-than = plus de {$n}
q-less-than = moins de {$n}
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
noun-target = {$n ->
            [0] 0 jeton Cible
            [one] le jeton Cible
           *[other] {$n} jetons Cible
        }
    .many = autant de jetons Cible
noun-counter = {$n} {$n ->
            [one] marqueur
           *[other] marqueurs
        }
    .many = autant de marqueurs
noun-stored = {$n}[energy]
    .many = autant de [energy]
noun-supply = {$n}[energy] de la banque
    .many = autant de [energy] de la banque

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
            [destruction] aucune
            [celebrity] aucune
           *[other] aucun
        } {$icon}
    .np = le nombre de {$icon} dans {$w_result}
a-shown =
    .per = {$k ->
            [one] pour chacun {$w_dedice} montrant {$icon}
           *[other] par tranche de {$k} {$w_dedice} montrant {$icon}
        }
    .has = {$w_dice} montrent {$final ->
            [yes] à la résolution
           *[no] {""}
        } {$q}{$icon}
    .none = aucun {$w_dedice} ne montre {$icon} {$final ->
            [yes] à la résolution
           *[no] {""}
        }
    .np = le nombre {$w_dedice} montrant {$icon}
a-rolled =
    .per = {$k ->
            [one] pour chaque {$icon} {$face ->
            [smash] obtenue
            [destruction] obtenue
            [celebrity] obtenue
           *[other] obtenu
        }
           *[other] par tranche de {$k}{$icon} {$face ->
            [smash] obtenues
            [destruction] obtenues
            [celebrity] obtenues
           *[other] obtenus
        }
        }
    .has = vous obtenez {$q}{$icon}
    .some = vous obtenez {$face ->
            [smash] une
            [destruction] une
            [celebrity] une
           *[other] un
        } {$icon}
    .none = vous n'obtenez {$face ->
            [smash] aucune
            [destruction] aucune
            [celebrity] aucune
           *[other] aucun
        } {$icon}
    .np = le nombre de {$icon} {$face ->
            [smash] obtenues
            [destruction] obtenues
            [celebrity] obtenues
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
a-it-would-lose =
    .per = {$k ->
            [one] pour chacun de ces [heart]
           *[other] par tranche de {$k} de ces [heart]
        }
    .has = {$w} va perdre {$q}[heart]
    .none = {$w} ne va perdre aucun [heart]
    .np = le nombre de [heart] que {$w} va perdre
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
    .some = il y a des [energy] sur cette carte
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
a-keep-cards =
    .per = {$k ->
            [one] pour chaque carte Pouvoir que {$w_have}
           *[other] par tranche de {$k} cartes Pouvoir que {$w_have}
        }
    .has = {$w_have} {$q} {$n ->
            [one] carte
           *[other] cartes
        } Pouvoir
    .none = {$w_havenot} aucune carte Pouvoir
    .np = le nombre de cartes Pouvoir que {$w_have}
a-tokens =
    .per = {$k ->
            [one] pour chaque jeton
           *[other] par tranche de {$k} jetons
        } {$token ->
            [poison] Poison
            [shrink] Réduction
            [web] Toile
            [curse] Malédiction
           *[target] Cible
        } que {$w_have}
    .has = {$w_have} {$q} {$n ->
            [one] jeton
           *[other] jetons
        } {$token ->
            [poison] Poison
            [shrink] Réduction
            [web] Toile
            [curse] Malédiction
           *[target] Cible
        }
    .some = {$w_have} {$token ->
            [poison] un jeton Poison
            [shrink] un jeton Réduction
            [web] un jeton Toile
            [curse] un jeton Malédiction
           *[target] le jeton Cible
        }
    .none = {$w_havenot} {$token ->
            [poison] aucun jeton Poison
            [shrink] aucun jeton Réduction
            [web] aucun jeton Toile
            [curse] aucun jeton Malédiction
           *[target] pas le jeton Cible
        }
    .np = le nombre de jetons {$token ->
            [poison] Poison
            [shrink] Réduction
            [web] Toile
            [curse] Malédiction
           *[target] Cible
        } que {$w_have}
a-marked =
    .per = {$k ->
            [one] pour chacune de vos cartes portant un jeton de cette carte
           *[other] par tranche de {$k} de vos cartes portant un jeton de cette carte
        }
    .has = {$q} de vos cartes {$n ->
            [one] porte
           *[other] portent
        } un jeton de cette carte
    .none = aucune de vos cartes ne porte de marque de cette carte
    .np = le nombre de vos cartes portant un jeton de cette carte
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
    .some = un autre Monstre a perdu des [heart] à cause de vos [smash] ou de vos cartes {$when}
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
a-hearts-lost =
    .per = {$k ->
            [one] pour chaque [heart] que vous avez perdu {$when}
           *[other] par tranche de {$k}[heart] que vous avez perdus {$when}
        }
    .has = vous avez perdu en tout {$q}[heart] {$when}
    .some = vous avez perdu des [heart] {$when}
    .none = vous n'avez perdu aucun [heart] {$when}
    .np = le nombre de [heart] que vous avez perdus {$when}
a-hearts-gained =
    .per = {$k ->
            [one] pour chaque [heart] que vous avez gagné {$when}
           *[other] par tranche de {$k}[heart] que vous avez gagnés {$when}
        }
    .has = vous avez gagné en tout {$q}[heart] {$when}
    .none = vous n'avez gagné aucun [heart] {$when}
    .np = le nombre de [heart] que vous avez gagnés {$when}
a-energy-gained =
    .per = {$k ->
            [one] pour chaque [energy] que vous avez gagné {$when}
           *[other] par tranche de {$k}[energy] que vous avez gagnés {$when}
        }
    .has = vous avez gagné en tout {$q}[energy] {$when}
    .none = vous n'avez gagné aucun [energy] {$when}
    .np = le nombre de [energy] que vous avez gagnés {$when}
a-hearts-taken-from-it =
    .per = {$k ->
            [one] pour chaque [heart] que {$w_have} perdu à cause de vos [smash] ou de vos cartes {$when}
           *[other] par tranche de {$k}[heart] que {$w_have} perdus à cause de vos [smash] ou de vos cartes {$when}
        }
    .has = {$w_have} perdu en tout {$q}[heart] à cause de vos [smash] ou de vos cartes {$when}
    .none = {$w_havenot} perdu aucun [heart] à cause de vos [smash] ou de vos cartes {$when}
    .np = le nombre de [heart] que {$w_have} perdus à cause de vos [smash] ou de vos cartes {$when}
    .reach = cela porte pour la première fois sa perte totale due à vous pendant ce tour à au moins {$n}[heart]
a-stars-before =
    .per = {$k ->
            [one] pour chaque [star] que vous aviez avant de résoudre vos [smash]
           *[other] par tranche de {$k}[star] que vous aviez avant de résoudre vos [smash]
        }
    .has = vous aviez {$q}[star] avant de résoudre vos [smash]
    .none = vous n'aviez aucun [star] avant de résoudre vos [smash]
    .np = le nombre de [star] que vous aviez avant de résoudre vos [smash]
a-computed =
    .per = {$k ->
            [one] pour chaque unité de ce nombre : {$a},
           *[other] par tranche de {$k} de ce nombre : {$a},
        }
    .has = {$a} est d'{$q}
    .none = {$a} est 0
    .np = ({$a})

## Conditions

c-at-least = {$a} est au moins égal à {$b}
c-at-most = {$a} est au plus égal à {$b}
c-exactly = {$a} est exactement égal à {$b}
c-more-than = {$a} est supérieur à {$b}
c-less-than = {$a} est inférieur à {$b}
c-richer-than-before = {$w_have} plus de [star] que vous n'en aviez avant de résoudre vos [smash]
c-brings-to = cela porte {$a} à au moins {$n}
c-always = rien ne l'empêche
c-has-faces = {$w_result} contient {$n ->
            [one] au moins 1{$icon}
           *[other] à la fois {$icon}
        }
c-of-a-kind = {$w_result} contient au moins {$n} {$n ->
            [one] dé
           *[other] dés
        } de même face
c-in-tokyo = {$w_be} dans {city}
c-outside-tokyo = {$w_be} hors de {city}
c-your-turn = c'est votre tour
c-fewest-stars = vous seul avez le moins de [star]
c-caused-by-another = un autre Monstre en est la cause
c-by-smashes = des [smash] en sont la cause
c-by-owner = le propriétaire de cette carte en est la cause
c-lent = cette carte appartient à un autre Monstre
c-tokyo-empty = aucun Monstre n'est dans {city}
c-tokyo-left = un Monstre a quitté {city} ou y a été éliminé pendant ce tour en laissant une place libre
c-started-outside = vous étiez hors de {city} au début de ce tour
c-hit-tokyo = vos [smash] ont fait perdre des [heart] à un Monstre dans {city} pendant ce tour
c-entered-this-turn = vous êtes entré dans {city} pendant ce tour
c-not-entered = vous n'êtes pas entré dans {city} pendant ce tour
c-stayed-out = vous êtes hors de {city} sans y être entré pendant ce tour
c-entered-still = vous êtes entré dans {city} pendant ce tour et y êtes encore
c-may-yield = vous pouvez Fuir {city} pour cette raison
c-bought-keep = la carte achetée est une carte Pouvoir
c-would-be-hit = {$w_dice} vous feraient perdre des [heart] à cause de [smash]
c-shows-all-faces = {$w_dice} montrent les six faces ({$board ->
            [new-york] [die:destruction], [die:celebrity], [die:ouch]
           *[tokyo] [die:1], [die:2], [die:3]
        }, [die:heart], [die:energy] et [smash], qui peuvent venir d'une carte)
c-deck-left = il reste des cartes dans la pioche
c-laid-in-time = cette carte était déjà posée avant que vous puissiez changer des dés

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
v-lose-resolving = perdre
    .you = perdez
    .it = perd
    .mid = {$what} à la résolution de vos [smash]
v-lose-less = perdre
    .you = perdez
    .it = perd
    .mid = {$what}
v-reduce-loss = réduire
    .you = réduisez
    .it = réduit
    .mid = cette perte de {$what}
v-lose-if-wounded = perdre
    .you = perdez
    .it = perd
    .mid = {$what} {$p ->
            [you] si vous perdez
           *[it] s'il perd
        } des [heart] à cause de ces [smash]
v-steal = voler
    .you = volez
    .it = vole
    .mid = {$count ->
            [one] {$bare} {$w_a} {$per}
           *[other] {$what} {$w_a}
        }
v-give = vous donner
    .you = vous donnez
    .it = vous donne
    .mid = {$count ->
            [one] {$bare} {$per}
           *[other] {$what}
        }
v-give-to = donner
    .you = donnez
    .it = donne
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
v-double-result = doubler
    .you = doublez
    .it = double
    .mid = les {$icon} dans {$w_result}
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
    .mid = {$count ->
            [one] un
            [2] deux
           *[other] {$count}
        } {$w_dedice} sur {$icon}
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
    .mid = un autre tour après celui-ci {$roam ->
            [yes] , pendant lequel vous pouvez vous déplacer à tout moment, jusqu'à 12 fois
           *[no] {""}
        }
v-play-again-fewer = jouer
    .you = jouez
    .it = joue
    .mid = un autre tour après celui-ci avec {$n} {$n ->
            [one] dé
           *[other] dés
        } de moins que dans celui-ci {$roam ->
            [yes] , pendant lequel vous pouvez vous déplacer à tout moment, jusqu'à 12 fois
           *[no] {""}
        }
v-get-tokens = recevoir
    .you = recevez
    .it = reçoit
    .mid = {$what}
v-give-tokens = donner
    .you = donnez
    .it = donne
    .mid = {$what} {$w_a}
v-put-counters = placer
    .you = placez
    .it = place
    .mid = {$count ->
            [one] {$bare} sur cette carte {$per}
           *[other] {$what} sur cette carte
        }
v-put-own = placer
    .you = placez
    .it = place
    .mid = {$n} de {$p ->
            [you] vos
           *[it] ses
        } [energy] sur cette carte
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
v-take-all-stored = prendre
    .you = prenez
    .it = prend
    .mid = tous les [energy] de cette carte
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
    .mid = cette {$sort ->
            [tile] tuile
           *[other] carte
        }
v-discard-all = défausser
    .you = défaussez
    .it = défausse
    .mid = toutes {$p ->
            [you] vos
           *[it] ses
        } {$sort ->
            [card] cartes
           *[other] cartes Énergie
        }
v-discard-all-but-this = défausser
    .you = défaussez
    .it = défausse
    .mid = toutes {$p ->
            [you] vos
           *[it] ses
        } cartes sauf celle-ci
v-discard-evolutions = défausser
    .you = défaussez
    .it = défausse
    .mid = toutes {$p ->
            [you] vos
           *[it] ses
        } Évolutions (en jeu et en main)
v-lay-out = poser
    .you = posez
    .it = pose
    .mid = cette carte devant vous {$until ->
            [next] jusqu'au début de votre prochain tour
            [turn] jusqu'à la fin de ce tour
            [own] jusqu'à la fin de votre tour
           *[no] {""}
        }
v-take-back = reprendre
    .you = reprenez
    .it = reprend
    .mid = cette carte en main depuis votre défausse
v-lend-this = prêter
    .you = prêtez
    .it = prête
    .mid = cette carte {$w_a} (posez-la devant lui, elle vous appartient toujours)
v-return-this = rendre
    .you = rendez
    .it = rend
    .mid = cette carte à son propriétaire
v-come-back = revenir
    .you = revenez
    .it = revient
    .mid = devant vous
v-hand-this = donner
    .you = donnez
    .it = donne
    .mid = définitivement cette carte {$w_a} (dans sa main)
v-name-useless-face = nommer
    .you = nommez
    .it = nomme
    .mid = une face ; {$w_dice} montrant cette face ne font rien pendant ce tour
v-copy-keep-card = copier
    .you = copiez
    .it = copie
    .mid = une carte Pouvoir de n'importe quel Monstre
v-copy-another = copier
    .you = copiez
    .it = copie
    .mid = une autre carte Pouvoir à la place
v-copy-evolution = copier
    .you = copiez
    .it = copie
    .mid = une Évolution posée devant n'importe quel Monstre
v-copy-other-evolution = copier
    .you = copiez
    .it = copie
    .mid = une autre Évolution de ce genre à la place
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
v-sweep-market = remplacer
    .you = remplacez
    .it = remplace
    .mid = toutes les cartes proposées (défaussez-les et révélez-en de nouvelles)
v-take-one-of-top = regarder
    .you = regardez
    .it = regarde
    .mid = {$n ->
            [one] la première carte de la pioche pour la recevoir gratuitement
           *[other] les {$n} premières cartes de la pioche pour en recevoir 1 de votre choix gratuitement (les autres vont sous la pioche)
        }
v-take-first-keep = révéler
    .you = révélez
    .it = révèle
    .mid = des cartes de la pioche jusqu'à trouver une carte Pouvoir au prix indiqué d'au plus {$n}[energy] (recevez-la gratuitement et défaussez les autres cartes révélées)
v-buy-random-discard = révéler
    .you = révélez
    .it = révèle
    .mid = une carte de la défausse au hasard pour l'acheter, si vous le souhaitez, avec {$n}[energy] de réduction
v-buy-at-half-price = acheter
    .you = achetez
    .it = achète
    .mid = une carte Pouvoir à moitié prix (arrondi au supérieur) en y plaçant un jeton de cette carte
v-test-marked = lancer
    .you = lancez
    .it = lance
    .mid = 1 dé pour chacune de vos cartes portant un jeton de cette carte (sur {$icon}, défaussez la carte au jeton)
v-buy-on-luck = acheter
    .you = achetez
    .it = achète
    .mid = une carte proposée pour {$n}[energy] de moins (si la carte qui la remplace a un prix indiqué impair, défaussez la carte achetée et reprenez vos [energy])
v-reserve = placer
    .you = placez
    .it = place
    .mid = une carte proposée sous cette carte
v-redirect = annuler
    .you = annulez
    .it = annule
    .mid = cet achat en choisissant une autre carte, que ce Monstre doit acheter à la place s'il le peut (il ne peut pas acheter la première pendant ce tour)
v-take-tokyo = {$board ->
            [new-york] entrer
           *[tokyo] prendre
        }
    .you = {$board ->
            [new-york] entrez
           *[tokyo] prenez
        }
    .it = {$board ->
            [new-york] entre
           *[tokyo] prend
        }
    .mid = {$board ->
            [new-york] dans Manhattan
           *[tokyo] le contrôle de Tokyo
        } si vous n'y êtes pas (dans tous les cas, les autres Monstres doivent le quitter)
v-leave-tokyo = quitter
    .you = quittez
    .it = quitte
    .mid = {city}
v-send-out = faire
    .you = faites
    .it = fait
    .mid = quitter {city} {$w_a}
v-yield-now = Fuir
    .you = Fuyez
    .it = Fuit
    .mid = {city} une fois ces [smash] résolues
v-enter-tokyo = {$board ->
            [new-york] occuper
           *[tokyo] prendre
        }
    .you = {$board ->
            [new-york] occupez
           *[tokyo] prenez
        }
    .it = {$board ->
            [new-york] occupe
           *[tokyo] prend
        }
    .mid = {$board ->
            [new-york] une place libre de Manhattan
           *[tokyo] le contrôle d'une place libre de Tokyo
        }
v-enter-instead = {$board ->
            [new-york] occuper
           *[tokyo] prendre
        }
    .you = {$board ->
            [new-york] occupez
           *[tokyo] prenez
        }
    .it = {$board ->
            [new-york] occupe
           *[tokyo] prend
        }
    .mid = {$board ->
            [new-york] une place libre de Manhattan
           *[tokyo] le contrôle d'une place libre de Tokyo
        } à la place du Monstre actif (qui n'y entre pas pendant ce tour)
v-turn-all-of-a-face = tourner
    .you = tournez
    .it = tourne
    .mid = tous {$w_dice} montrant une même face de votre choix sur une autre face de votre choix
v-turn-all-dice = tourner
    .you = tournez
    .it = tourne
    .mid = chacun {$w_dedice} sur la face de votre choix
v-flip-dice = tourner
    .you = tournez
    .it = tourne
    .mid = tous {$w_dice} sur leur face opposée
v-freeze-die = geler
    .you = gelez
    .it = gèle
    .mid = un {$w_dedice} jusqu'au début de votre prochain tour
v-skip-turn = passer
    .you = passez
    .it = passe
    .mid = le reste de ce tour
v-win-game = gagner
    .you = gagnez
    .it = gagne
    .mid = aussitôt la partie
v-set-stars = avoir
    .you = avez
    .it = a
    .mid = désormais {$n}[star]
v-heal-fully = remonter
    .you = remontez
    .it = remonte
    .mid = à votre maximum de [heart]
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
v-one-of = {""}
    .you = devez
    .it = doit
    .mid = {$n ->
            [one] {$ways}
           *[other] soit {$ways}
        }
v-choose-one-of = choisir :
    .you = choisissez :
    .it = choisit :
    .mid = {$n ->
            [one] {$ways}
           *[other] soit {$ways}
        }

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
v-have-fewer-rolls = avoir
    .you = avez
    .it = a
    .mid = {$n} {$n ->
            [one] Lancer
           *[other] Lancers
        } de moins à chaque tour
v-have-one-roll = avoir
    .you = avez
    .it = a
    .mid = un seul Lancer {$passing ->
            [yes] {""}
           *[no] par tour
        }
v-count-double = compter
    .you = comptez
    .it = compte
    .mid = double tout ce que donnent {$p ->
            [you] vos
           *[it] ses
        } dés
v-need-stars = avoir
    .you = avez
    .it = a
    .mid = besoin de {$n}[star] seulement pour gagner
v-stay-at-zero = rester
    .you = restez
    .it = reste
    .mid = en jeu à 0[heart] sans pouvoir en perdre plus (mais {$p ->
            [you] vous êtes éliminé si vous perdez cette carte
           *[it] il est éliminé si cette carte est perdue
        } à 0[heart])
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
    .mid = tous les autres Monstres (dans {city} et en dehors) avec {$p ->
            [you] vos
           *[it] ses
        } [smash]
v-smashes-hit-all = toucher
    .you = touchez
    .it = touchent
    .mid = tous les autres Monstres (dans {city} et en dehors)
v-yield-unhurt = perdre
    .you = perdez
    .it = perd
    .ne = ne
    .mid = aucun [heart] à cause de [smash] si {$p ->
            [you] vous réagissez
           *[it] il réagit
        } en Fuyant {city}
v-drive-out = forcer
    .you = forcez
    .it = force
    .mid = à Fuir chaque Monstre dans {city} qui perd des [heart] à cause de {$p ->
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
        } [die:heart], même dans {city}, pour soigner d'autres Monstres (chacun gagne 1[heart] par dé et doit {$p ->
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
cannot-enter-tokyo = entrer dans {city}
cannot-buy = acheter de cartes
cannot-use-faces = résoudre de dés montrant {$icon}
cannot-yield = Fuir {city}

## Marqueurs et explications

arrives-with-energy = quand vous {$sort ->
            [evolution] jouez cette carte
            [tile] prenez cette tuile
           *[other] recevez cette carte
        }, placez-y {$n}[energy] de la banque
arrives-with-counters = quand vous {$sort ->
            [evolution] jouez cette carte
            [tile] prenez cette tuile
           *[other] recevez cette carte
        }, placez-y {$n} {$n ->
            [one] marqueur
           *[other] marqueurs
        }
note-last-counter = défaussez cette carte quand vous retirez son dernier marqueur
note-last-stored = défaussez cette carte quand elle n'a plus de [energy]
note-gift = ici, « vous » êtes le Monstre devant lequel est posée cette carte (devant son propriétaire, elle ne fait rien)
force = force {$own} ; Force bonus comme Allié : {$bonus}
note-poison = à la fin de son tour, un Monstre perd 1[heart] par jeton Poison qu'il a. Hors de {city}, il peut utiliser un [die:heart] pour retirer un de ces jetons au lieu de se soigner
note-shrink = un Monstre lance 1 dé de moins par jeton Réduction qu'il a. Hors de {city}, il peut utiliser un [die:heart] pour retirer un de ces jetons au lieu de se soigner
note-target = il n'y a qu'un seul jeton Cible : celui qui l'avait le rend
note-at-once = cela vaut déjà pour le résultat du tour où vous prenez cette tuile
note-copy = cette {$sort ->
            [tile] tuile
           *[other] carte
        } agit alors aussi comme l'original, comme si vous veniez de l'acheter (nouveaux marqueurs et effet à la réception compris), jusqu'à la défausse de l'original
note-copy-evolution = cette carte agit alors comme cette Évolution, comme si vous veniez de la jouer. Défaussez cette carte quand l'original quitte le jeu
note-opposite = les faces opposées sont {$board ->
            [new-york] [die:destruction] et [die:ouch], [die:celebrity]
           *[tokyo] [die:1] et [die:3], [die:2]
        } et [die:heart], [die:energy] et [die:smash]
note-frozen = personne ne peut relancer ni tourner un dé gelé ; qui joue avec les dés le résout comme un des siens
note-reserved = vous seul pouvez acheter la carte placée dessous ; après l'achat, placez-y une autre carte proposée
note-ally = si vous ou votre allié gagnez, ou s'il ne reste que vous deux, vous gagnez tous les deux. Si votre allié est éliminé, vous l'êtes aussi

## New York : quartiers, unités, objectifs

in-borough = {$borough ->
            [bronx] dans le Bronx
            [queens] dans le Queens
            [brooklyn] à Brooklyn
            [staten-island] à Staten Island
           *[manhattan] à Manhattan
        }
goal-name = {$face ->
            [celebrity] la carte Superstar
            [ouch] la Statue de la Liberté
           *[other] l'objectif de {$icon}
        }
target =
    .one = {$target ->
            [infantry] une unité d'infanterie
            [jet] un jet
            [tank] un tank
            [unit] une unité
           *[building] un bâtiment
        }
    .bare = {$target ->
            [infantry] unité d'infanterie
            [jet] jet
            [tank] tank
            [unit] unité
           *[building] bâtiment
        }
    .many = {$target ->
            [infantry] unités d'infanterie
            [jet] jets
            [tank] tanks
            [unit] unités
           *[building] bâtiments
        }
    .e = {$target ->
            [infantry] e
            [unit] e
           *[other] {""}
        }
m-destroying =
    .event = vous allez utiliser vos [die:destruction]
m-destroyed =
    .event = vous détruisez {target.one}
m-took-goal =
    .event = vous prenez {goal-name} {$from ->
            [yes] à un autre Monstre
           *[no] {""}
        }
m-lost-goal =
    .event = un autre Monstre vous prend {goal-name}
m-entered-borough =
    .event = vous entrez dans un autre quartier {$turn}
m-other-gained-energy =
    .event = un autre Monstre atteint un total de {$n}[energy] gagnés en un tour
front-arrival-and = {$arrival} et chaque fois que {$event},
front-on-offer = tant que cette carte est proposée,
cheaper-in = {$places}, cette carte vous coûte {$n}[energy] de moins
done-colon = dans ce cas : {$then}
noun-web = {$n} {$n ->
            [one] jeton
           *[other] jetons
        } Toile
    .many = autant de jetons Toile
noun-curse = {$n} {$n ->
            [one] jeton
           *[other] jetons
        } Malédiction
    .many = autant de jetons Malédiction
a-units =
    .per = {$k ->
            [one] pour chaque unité dans {$w_borough}
           *[other] par tranche de {$k} unités dans {$w_borough}
        }
    .has = il y a {$q} {$n ->
            [one] unité
           *[other] unités
        } dans {$w_borough}
    .some = il y a une unité dans {$w_borough}
    .none = il n'y a aucune unité dans {$w_borough}
    .np = le nombre d'unités dans {$w_borough}
a-destroyed =
    .per = {$k ->
            [one] pour chaque {target.bare} que vous avez détruit{target.e} {$when}
           *[other] par tranche de {$k} {target.many} que vous avez détruit{target.e}s {$when}
        }
    .has = vous avez détruit {$q} {$n ->
            [one] {target.bare}
           *[other] {target.many}
        } {$when}
    .some = vous avez détruit {target.one} {$when}
    .none = vous n'avez détruit aucun{target.e} {target.bare} {$when}
    .np = le nombre total des {target.many} que vous avez détruit{target.e}s {$when}
c-has-more = {$w_have} plus de {$icon} que {$other}
c-in-borough = {$w_be} {$place}
c-has-goal = vous avez {goal-name}
c-by-ouch = des unités en sont la cause, par des [die:ouch]
v-lose-double = perdre
    .you = perdez
    .it = perd
    .mid = deux fois plus de [heart]
v-treat-as = compter
    .you = comptez
    .it = compte
    .mid = comme {$to} autant de {$icon} de votre résultat que vous le souhaitez
v-only-units = utiliser
    .you = utilisez
    .it = utilise
    .mid = vos [die:destruction] uniquement sur des unités pendant ce tour
v-destroy-elsewhere = utiliser
    .you = utilisez
    .it = utilise
    .mid = toutes vos [die:destruction] de ce tour dans un seul autre quartier de votre choix
v-set-aside = mettre de côté
    .you = mettez de côté
    .it = met de côté
    .mid = un {$w_dedice} montrant {$icon} (il ne fait rien pendant ce tour)
v-choose-monster = choisir
    .you = choisissez
    .it = choisit
    .mid = {$w}
v-choose-monster-then = choisir
    .you = choisissez
    .it = choisit
    .mid = {$w} : {$then}
v-discard-one-keep = défausser
    .you = défaussez
    .it = défausse
    .mid = 1 de {$p ->
            [you] vos cartes Pouvoir (à votre choix)
           *[it] ses cartes Pouvoir (à son choix)
        }
v-units-attack = attaquer
    .you = attaquez
    .it = attaquent
    .mid = (chaque Monstre, vous compris, perd 1[heart] par unité dans son quartier)
v-turn-into = convertir
    .you = convertissez
    .it = convertit
    .mid = {$n} de vos {$icon} en {$n}{$to} (mais jamais votre dernier {$icon})
v-trade-all = échanger
    .you = échangez
    .it = échange
    .mid = tous vos {$icon} contre des {$a} ou des {$b}, 1 pour 1, dans les proportions de votre choix
v-take-next-keep = recevoir
    .you = recevez
    .it = reçoit
    .mid = gratuitement la prochaine carte Pouvoir révélée (même à un tour suivant, quel que soit le Monstre qui la révèle)
v-move = faire
    .you = faites
    .it = fait
    .mid = 1 déplacement supplémentaire
v-scatter-units = déplacer
    .you = déplacez
    .it = déplace
    .mid = {$n ->
            [one] 1 unité du quartier où vous êtes vers un autre
           *[other] jusqu'à {$n} unités du quartier où vous êtes vers d'autres quartiers, chacune vers un quartier différent
        }
v-leave-souvenir = placer
    .you = placez
    .it = place
    .mid = un jeton Souvenir dans le quartier où vous êtes s'il n'en a pas encore ; {$then}
v-smashes-hit-borough = toucher aussi
    .you = touchez aussi
    .it = touchent aussi
    .mid = les autres Monstres de votre quartier
v-hit-borough = toucher aussi
    .you = touchez aussi
    .it = touche aussi
    .mid = les autres Monstres de {$p ->
            [you] votre quartier avec vos
           *[it] son quartier avec ses
        } [smash]
v-destroy-for = pouvoir
    .you = pouvez
    .it = peut
    .mid = détruire {target.one} avec {$n}[die:destruction] seulement
v-reach-units = pouvoir
    .you = pouvez
    .it = peut
    .mid = aussi détruire des {target.many} dans d'autres quartiers
v-goal-needs = avoir
    .you = avez
    .it = a
    .mid = besoin d'au moins {$n}{$icon} pour vous prendre {goal-name}
v-gain-less = gagner
    .you = gagnez
    .it = gagne
    .mid = en tout {$n}{$gained} de moins avec {$p ->
            [you] vos
           *[it] ses
        } {$icon} à chaque tour
v-buy-keeps-from-discards = pouvoir
    .you = pouvez
    .it = peut
    .mid = aussi acheter n'importe quelle carte Pouvoir de la défausse, pour {$n}[energy] de moins
v-must-reroll = devoir
    .you = devez
    .it = doit
    .mid = utiliser tous {$p ->
            [you] vos Lancers en relançant chaque fois au moins 1 dé de votre
           *[it] ses Lancers en relançant chaque fois au moins 1 dé de son
        } choix
v-pay-for-moves = payer
    .you = payez
    .it = paie
    .mid = {$n}[energy] pour chaque déplacement {$p ->
            [you] que vous choisissez
           *[it] qu'il choisit
        } de faire, même pour Fuir Manhattan (les déplacements obligatoires sont gratuits)
cannot-reroll = relancer de dés montrant {$icon}
note-web = un Monstre a 1 Lancer de moins à chaque tour par jeton Toile qu'il a (mais au moins 1 Lancer). Il peut utiliser une [die:smash] pour retirer un de ces jetons au lieu d'attaquer avec elle
note-curse = chaque fois qu'un Monstre relance des [die:ouch], il doit dépenser 1[energy] par jeton Malédiction qu'il a (s'il ne le peut pas, ses [die:ouch] restent). Il peut utiliser un [die:heart] pour retirer un de ces jetons au lieu de se soigner, même dans {city}
note-move = hors de Manhattan, un déplacement mène dans un autre quartier où il y a moins de 2 Monstres ou, s'il y a de la place, dans la zone basse de Manhattan (1[star]). Dans Manhattan, il mène une zone plus haut
note-souvenir = quand vous perdez cette carte, tous ses jetons Souvenir sont retirés
goal = {$face ->
            [celebrity] quand vous résolvez au moins 3[die:celebrity] sans avoir cette carte, prenez-la (au Monstre qui l'a, s'il y en a un) et gagnez 1[star], plus 1[star] pour chaque [die:celebrity] au-delà de la troisième. Tant que vous l'avez, gagnez 1[star] pour chaque [die:celebrity] que vous résolvez. La perdre ne vous coûte rien
            [ouch] quand vous résolvez au moins 3[die:ouch] sans avoir cette carte, prenez-la après l'attaque des unités (au Monstre qui l'a, s'il y en a un) et gagnez 3[star]. Le Monstre à qui elle est prise perd 3[star]
           *[other] au moins 3{$icon} font gagner cette carte
        }

## Icônes en texte simple

icon-star = ★
icon-heart = ♥
icon-energy = ⚡
icon-smash = {$n ->
            [one] baffe
           *[other] baffes
        }
# Après ces mots, une icône est au singulier.
icon-one-after = chaque|une|aucune
icon-die-1 = [1]
icon-die-2 = [2]
icon-die-3 = [3]
icon-die-heart = [♥]
icon-die-energy = [⚡]
icon-die-smash = [⚔]
icon-die-destruction = [▟]
icon-die-celebrity = [♛]
icon-die-ouch = [◎]
face-word-smash = baffe
face-word-destruction = destruction
face-word-celebrity = célébrité
face-word-ouch = aïe
