### Why did this happen: one message per rule id, in our own words (fr).
### Same keys in the same order in every language; ids and scope: spec/rules.toml.

## BASE: the core game

rule-base-1 = Une partie réunit de 2 à 6 Monstres ; elle est prévue dès 8 ans et dure environ 30 minutes.
rule-base-2 = Il y a deux façons de gagner : réunir 20[star] avant les autres, ou être le seul Monstre encore en vie.
rule-base-3 = Chaque joueur incarne un seul Monstre, dont la fiche indique le nombre de [star] et de [heart].
rule-base-4 = Chaque Monstre commence avec 10[heart], 0[star] et aucun [energy].
rule-base-5 = Toutes les cartes Énergie forment une seule pioche mélangée, face cachée ; les 3 cartes du dessus sont révélées et deviennent les cartes proposées.
rule-base-6 = Les [energy] et les jetons viennent d'une banque commune à tous les Monstres, et ce que vous dépensez y retourne, sauf si un effet désigne un autre Monstre.
rule-base-7 = Vous jouez avec 6 dés noirs ; les 2 dés verts restent de côté tant qu'aucune carte ne vous les accorde.
rule-base-8 = Les 6 dés orange ne sont qu'une autre apparence des dés noirs et ne changent rien au jeu.
rule-base-9 = Les cartes promotionnelles sont des cartes Énergie comme les autres : si vous les utilisez, elles sont simplement mélangées à la pioche.
rule-base-10 = Au début de la partie, Tokyo est vide : tous les Monstres sont dehors.
rule-base-11 = Pour désigner le premier joueur, chacun lance une fois les 6 dés et celui qui a le plus de [die:smash] commence ; les joueurs à égalité relancent jusqu'à ce que l'un d'eux soit seul en tête.
rule-base-12 = Les tours se suivent dans le sens horaire : après vous, c'est à votre voisin de gauche.
rule-base-13 = Quand une règle ou une carte parle de Tokyo, elle désigne tous ses emplacements : Tokyo City comme Tokyo Bay.
rule-base-14 = Chaque tour comporte cinq étapes, toujours dans cet ordre : lancer les dés, les résoudre, entrer dans Tokyo, acheter des cartes Énergie, terminer le tour.
rule-base-15 = Votre tour dure jusqu'à ce que les dés soient transmis ; le tour suivant ne commence qu'à ce moment.
rule-base-16 = Vous disposez de 3 Lancers au plus et pouvez vous arrêter après chacun d'eux.
rule-base-17 = Votre premier Lancer se fait avec les 6 dés, plus 1 ou 2 dés verts si vos cartes vous les accordent.
rule-base-18 = Avant chaque nouveau Lancer, vous choisissez les dés à garder ; tous les autres sont relancés.
rule-base-19 = Un dé gardé n'est pas figé : avant un Lancer suivant, vous pouvez le reprendre et le relancer.
rule-base-20 = Quand vos Lancers sont épuisés (normalement après le troisième) ou que vous vous arrêtez avant, vos dés sont résolus.
rule-base-21 = Seules les faces visibles une fois les Lancers terminés comptent ; les résultats précédents sont oubliés.
rule-base-22 = Tous vos dés doivent être résolus, dans l'ordre de votre choix. La question ne vous est pas posée quand l'ordre ne change rien.
rule-base-23 = Trois dés de même chiffre rapportent ce chiffre : trois [die:1] donnent 1[star], trois [die:2] donnent 2[star], trois [die:3] donnent 3[star].
rule-base-24 = Dès que trois de vos dés montrent le même chiffre, chaque dé de plus avec ce chiffre vous donne encore 1[star].
rule-base-25 = Chaque [die:energy] vous donne 1[energy] de la banque, et vous gardez vos [energy] tant que vous ne les dépensez pas.
rule-base-26 = Chacune de vos [smash] fait perdre 1[heart] à chaque Monstre qui n'est pas au même endroit que vous.
rule-base-27 = Quand vous êtes dans Tokyo, vos [smash] frappent tous les Monstres hors de Tokyo et aucun autre.
rule-base-28 = Quand vous êtes hors de Tokyo, vos [smash] frappent chaque Monstre dans Tokyo ; ceux de Tokyo City et de Tokyo Bay en subissent chacun la totalité.
rule-base-29 = Un Monstre Blessé dans Tokyo décide de Fuir ou de rester ; Fuir ne lui rend pas les [heart] qu'il vient de perdre.
rule-base-30 = Fuir Tokyo n'est possible que juste après avoir perdu des [heart] à cause des [smash] d'un autre Monstre.
rule-base-31 = Un [heart] perdu à cause d'une carte n'est pas perdu à cause de [smash] : il ne permet pas de Fuir et ne compte pas pour les effets liés aux [smash].
rule-base-32 = Blesser un Monstre, c'est lui faire perdre au moins 1[heart] avec vos [smash] pendant la résolution de vos dés.
rule-base-33 = Un Monstre qui perd son dernier [heart] est éliminé ; ses cartes et ses [energy] sont défaussés.
rule-base-34 = Au premier tour de la partie, Tokyo est vide et les [smash] ne touchent donc personne ; le premier joueur doit tout de même entrer dans Tokyo.
rule-base-35 = Hors de Tokyo, chaque [die:heart] vous rend 1[heart] jusqu'à votre maximum ; l'excédent est perdu.
rule-base-36 = Dans Tokyo, vos [die:heart] ne vous soignent pas ; seules des cartes peuvent vous y donner des [heart].
rule-base-37 = Aucun Monstre ne peut avoir plus de 10[heart], sauf si une carte Pouvoir augmente son maximum.
rule-base-38 = Si Tokyo est vide à votre étape d'entrée, vous devez prendre Tokyo City, même sans avoir obtenu de [smash].
rule-base-39 = Un Monstre Fuit pendant la résolution des dés, mais l'attaquant n'entre qu'à l'étape suivante, une fois tous ses autres dés résolus.
rule-base-40 = Prendre le contrôle de Tokyo vous donne 1[star].
rule-base-41 = Commencer votre tour dans Tokyo vous donne 2[star].
rule-base-42 = Un tour supplémentaire est un tour comme les autres : si vous le commencez dans Tokyo, vous gagnez de nouveau 2[star].
rule-base-43 = Vous pouvez acheter autant de cartes proposées que vous pouvez en payer, chacune pour son prix en [energy].
rule-base-44 = Une carte achetée parmi les cartes proposées est aussitôt remplacée depuis la pioche, et la nouvelle peut être achetée sans attendre.
rule-base-45 = Une carte Action achetée s'applique aussitôt, avant toute autre chose, puis elle est défaussée.
rule-base-46 = Une carte Pouvoir achetée est posée face visible devant vous, agit aussitôt et vous reste pour toute la partie, sauf si un effet la retire.
rule-base-47 = Pendant vos achats, vous pouvez dépenser 2[energy] pour envoyer les trois cartes proposées à la défausse ; trois nouvelles sont révélées et peuvent être achetées sans attendre.
rule-base-48 = Vous pouvez acheter des cartes et renouveler les cartes proposées autant de fois que vous voulez, dans n'importe quel ordre, tant qu'il vous reste assez de [energy].
rule-base-49 = Les [energy] ne servent pas qu'aux achats : vous pouvez aussi les dépenser pour les effets de cartes qui en demandent.
rule-base-50 = Les effets de fin de tour s'appliquent à la dernière étape du tour, avant que les dés soient transmis.
rule-base-51 = Si plusieurs effets ont lieu à la fin d'un tour, le joueur actif choisit leur ordre.
rule-base-52 = À la fin de votre tour, les dés passent au premier joueur à votre gauche encore en jeu.

## BAY: Tokyo Bay, 5 or 6 players

rule-bay-1 = Tokyo Bay ne sert qu'à 5 ou 6 joueurs ; de 2 à 4, il n'y a que Tokyo City.
rule-bay-2 = Si Tokyo City est occupé alors que Tokyo Bay est utilisé et vide, vous devez entrer dans Tokyo Bay à votre étape d'entrée.
rule-bay-3 = Tokyo Bay fait partie de Tokyo au même titre que Tokyo City : même gain en y entrant et en y commençant un tour, et pas de soin avec les [die:heart].
rule-bay-4 = Dès qu'il ne reste que 4 Monstres ou moins, Tokyo Bay ferme et le Monstre qui s'y trouve quitte aussitôt Tokyo, même pendant le tour d'un autre.
rule-bay-5 = Si Tokyo City est vide quand Tokyo Bay ferme, le Monstre de Tokyo Bay passe dans Tokyo City au lieu de quitter Tokyo.
rule-bay-6 = Les Monstres de Tokyo City et de Tokyo Bay ne se frappent pas entre eux : leurs [smash] ne touchent que les Monstres hors de Tokyo, sauf si une carte dit le contraire.
rule-bay-7 = Les Monstres frappés dans Tokyo City et dans Tokyo Bay décident chacun pour soi de Fuir ou de rester.
rule-bay-8 = Si les deux Monstres Fuient, l'attaquant prend Tokyo City et Tokyo Bay reste vide, car une étape d'entrée ne prend qu'un seul emplacement.
rule-bay-9 = Si seul le Monstre de Tokyo Bay Fuit, l'attaquant prend Tokyo Bay.

## 2P: two-player variant

rule-2p-1 = À deux joueurs, vous pouvez choisir cette variante : elle ne change que ce que Tokyo rapporte, toutes les autres règles restent les mêmes.
rule-2p-2 = Dans la variante à deux joueurs, prendre le contrôle de Tokyo vous donne 1[energy] au lieu de 1[star].
rule-2p-3 = Dans la variante à deux joueurs, commencer votre tour dans Tokyo vous donne 1[energy] au lieu de 2[star].

## END: end of the game

rule-end-1 = Atteindre 20[star] n'arrête pas la partie aussitôt : elle se termine à la fin de ce tour, si le Monstre est encore en vie et les a toujours.
rule-end-2 = La partie se termine aussi quand il ne reste qu'un seul Monstre : aussitôt selon les règles de la Monster Box, à la fin du tour selon celles d'Origins.
rule-end-3 = Le vainqueur est le Monstre qui a 20[star], ou le dernier encore en vie.
rule-end-4 = Si vous atteignez 20[star] mais perdez votre dernier [heart] pendant le même tour, vous êtes éliminé : il faut survivre au tour pour gagner.
rule-end-5 = Si tous les Monstres restants sont éliminés ensemble, personne ne gagne : tout le monde a perdu.

## ORIG: King of Tokyo: Origins

rule-orig-1 = Dans Origins, Tokyo est un seul emplacement, sans Tokyo Bay : on y joue donc de 2 à 4 Monstres.
rule-orig-2 = Origins suit les mêmes règles de tour, de dés, de Tokyo et d'achat que King of Tokyo, mais sans dés verts ni jetons.
rule-orig-3 = Les Monstres d'Origins sont Mechamster, Gigarex, Cosmic Joe et Iron Back.
rule-orig-4 = Les cartes Énergie d'Origins et de King of Tokyo se combinent de trois façons : ajouter seulement les nouvelles, les ajouter toutes, ou ajouter celles de votre choix.
rule-orig-5 = La première façon de mélanger n'ajoute à la pioche de King of Tokyo que les cartes propres à Origins ; elle ne crée donc aucun double.
rule-orig-6 = La deuxième façon de mélanger réunit entièrement les deux pioches ; les cartes communes y figurent donc en plusieurs exemplaires.
rule-orig-7 = La troisième façon de mélanger n'ajoute à la pioche que les cartes d'Origins qui vous plaisent.
rule-orig-8 = Dans Origins, les deux fins de partie, 20[star] et le dernier Monstre en vie, ne sont vérifiées qu'à la fin du tour.
rule-orig-9 = Dans Origins aussi, aucune carte ne vous fait dépasser 10[heart], sauf si elle le précise.
rule-orig-10 = Dans Origins aussi, un Monstre peut Fuir Tokyo quand les [smash] d'un autre Monstre lui ont fait perdre des [heart], et seulement alors.

## FAQ: notes about particular cards

rule-faq-1 = Avoir 20[star] ne sauve pas un Monstre qui perd son dernier [heart] pendant ce tour, et si plus personne n'est en vie, tout le monde perd.
rule-faq-2 = Une carte Énergie ne peut pas vous faire dépasser 10[heart], sauf si une carte Pouvoir augmente expressément votre maximum.
rule-faq-3 = Si deux Monstres ont Opportuniste (l'un grâce à Mimétisme), celui qui suit le Monstre actif dans le sens horaire est interrogé en premier sur une carte qui vient d'être révélée.
rule-faq-4 = Avec au moins 1[smash], Souffle de feu fait perdre 1[heart] à chacun de vos deux voisins, même s'ils sont au même endroit que vous ; s'il ne reste qu'un adversaire, il perd 1[heart] et non 2.
rule-faq-5 = Mimétisme agit comme un nouvel exemplaire de la carte Pouvoir choisie, comme si elle venait d'entrer en jeu, avec ses propres jetons.
rule-faq-6 = Si la carte copiée par Mimétisme est défaussée, Mimétisme n'a plus d'effet et son propriétaire reprend le jeton Mimétisme.
rule-faq-7 = Au début de votre tour, avant de lancer les dés, vous pouvez dépenser 1[energy] pour poser le jeton Mimétisme sur une autre carte Pouvoir ; un Mimétisme qui a perdu sa copie redevient ainsi actif.
rule-faq-8 = Les jetons Poison et Réduction sont illimités, restent quand leur carte a disparu et ne se retirent qu'avec des [die:heart] hors de Tokyo.
rule-faq-9 = Métamorphose vend vos cartes Pouvoir à la dernière étape de votre tour, chacune à son prix indiqué entier, même si vous l'avez payée moins cher.
rule-faq-10 = Adaptation copie une carte Pouvoir comme si elle venait d'entrer en jeu, avec ses propres jetons.
rule-faq-11 = Si la carte copiée par Adaptation est défaussée, la tuile est sans effet ; quand votre tour suivant commence, avant de lancer les dés, vous choisissez gratuitement une autre carte Pouvoir.
rule-faq-12 = Les jetons Poison de la tuile Crachat venimeux restent et agissent encore quand la tuile a disparu ; dans Tokyo vous ne pouvez pas les retirer, car les [die:heart] n'y sont pas utilisables.

## PU: Power Up!

rule-pu-1 = Seules les Évolutions des Monstres en jeu sont utilisées ; toutes les autres restent dans la boîte.
rule-pu-2 = Votre pioche d'Évolutions réunit les 8 Évolutions de votre propre Monstre, mélangées face cachée.
rule-pu-3 = Vous commencez avec une Évolution : vous en piochez 2, en gardez 1 secrètement en main et remélangez l'autre dans votre pioche.
rule-pu-4 = Avec au moins 3[die:heart], votre Monstre évolue : vous piochez 2 Évolutions, en gardez 1 secrètement en main et défaussez l'autre.
rule-pu-5 = La présence de 3[die:heart] pour une Évolution est vérifiée une fois tous vos dés résolus, avant l'entrée dans Tokyo.
rule-pu-6 = Piocher une Évolution ne coûte rien : les mêmes [die:heart] vous soignent encore hors de Tokyo ou servent à d'autres effets.
rule-pu-7 = Vous piochez une Évolution pour 3[die:heart] même dans Tokyo ou Manhattan, bien qu'ils ne vous y soignent pas.
rule-pu-8 = Si votre pioche d'Évolutions est vide, vos Évolutions défaussées sont mélangées pour en former une nouvelle.
rule-pu-9 = Vous gardez une Évolution en main jusqu'au moment où vous décidez de la jouer, même pendant le tour d'un autre Monstre.
rule-pu-10 = Une Évolution qui précise un moment ne peut être jouée qu'à ce moment.
rule-pu-11 = Une Évolution Temporaire est défaussée une fois utilisée.
rule-pu-12 = Une Évolution Permanente est posée face visible devant vous et agit tant qu'elle y reste.
rule-pu-13 = Un effet qui parle simplement d'une carte ne désigne jamais une Évolution.
rule-pu-14 = Chaque Évolution indique le Monstre auquel elle appartient, son type, son espèce, son nom et son effet.
rule-pu-15 = L'espèce d'un Monstre (mutant, envahisseur, robot, Halloween) ne change rien ici ; elle est prévue pour des tournois et des extensions ultérieures.

## NY: notes on King of New York

rule-ny-1 = King of New York : Power Up ! se joue de 2 à 6 joueurs, dès 10 ans, en 40 minutes environ.
rule-ny-2 = Certains Monstres ont deux séries d'Évolutions, à bord blanc pour King of Tokyo et à bord noir pour King of New York ; vous utilisez celle du jeu auquel vous jouez.
rule-ny-3 = Les Évolutions à bord blanc ne peuvent être jouées que dans King of Tokyo.
rule-ny-4 = Dans King of New York, les règles d'Évolution visent Manhattan là où elles disent Tokyo : les [die:heart] ne vous soignent qu'en dehors, mais vous pouvez y piocher une Évolution.
rule-ny-5 = King of New York : Power Up ! ajoute un Monstre, Mega Shark.
rule-ny-6 = Quand Luchador est joué avec King of New York, ses règles visent Manhattan là où elles disent Tokyo City ou Tokyo Bay.

## NYB: King of New York

rule-nyb-1 = Chaque Monstre commence avec 10[heart], ce qui est aussi son maximum, 0[star] et aucun [energy].
rule-nyb-2 = Toutes les cartes Énergie forment une seule pioche mélangée, face cachée ; les 3 cartes du dessus sont révélées et deviennent les cartes proposées, et les deux objectifs, Superstar et la Statue de la Liberté, sont posés à côté.
rule-nyb-3 = Les 45 bâtiments sont mélangés en 15 piles de trois, trois piles par quartier ; seul le bâtiment du dessus d'une pile est visible et peut être détruit.
rule-nyb-4 = Pour désigner le premier joueur, chacun lance une fois les 8 dés et celui qui a le plus de [die:smash] commence ; les joueurs à égalité relancent jusqu'à ce que l'un d'eux soit seul en tête.
rule-nyb-5 = À partir du premier joueur, dans le sens horaire, chacun choisit un quartier de départ : n'importe lequel sauf Manhattan, et au plus deux Monstres dans le même.
rule-nyb-6 = Si vous résolvez au moins 3[die:celebrity] sans avoir Superstar, vous la prenez sur la table ou à son détenteur et gagnez 1[star], plus 1[star] pour chaque [die:celebrity] au-delà de la troisième.
rule-nyb-7 = Si vous résolvez au moins 3[die:ouch] sans avoir la Statue de la Liberté, vous la prenez sur la table ou à son détenteur ; vous gagnez 3[star], et celui qui la perd ainsi perd 3[star].
rule-nyb-8 = Chaque tour comporte six étapes, toujours dans cet ordre : début du tour, lancer les dés, les résoudre, se déplacer, acheter des cartes Énergie, fin du tour.
rule-nyb-9 = Commencer votre tour dans Manhattan vous donne 1[star] et 1[energy] dans la zone basse, 2[star] et 1[energy] dans la zone du milieu, 2[star] et 2[energy] dans la zone haute.
rule-nyb-10 = Si plusieurs effets ont lieu au début d'un tour, le joueur actif choisit leur ordre.
rule-nyb-11 = Vous lancez 6 dés jusqu'à 3 fois et choisissez avant chaque nouveau Lancer lesquels relancer ; chaque dé porte les faces [die:energy], [die:smash], [die:heart], [die:destruction], [die:celebrity] et [die:ouch].
rule-nyb-12 = Tous vos dés doivent être résolus, face par face, dans l'ordre de votre choix. La question ne vous est pas posée quand l'ordre ne change rien.
rule-nyb-13 = Chaque [die:energy] vous donne 1[energy], et vous gardez vos [energy] tant que vous ne les dépensez pas.
rule-nyb-14 = Chaque [smash] d'un Monstre dans Manhattan fait perdre 1[heart] à chaque Monstre au dehors, et chaque [smash] d'un Monstre au dehors fait perdre 1[heart] à chaque Monstre dans Manhattan.
rule-nyb-15 = Si personne n'est dans Manhattan quand elles sont résolues, les [smash] venues du dehors ne font rien ; et deux Monstres dans Manhattan ne se touchent pas l'un l'autre.
rule-nyb-16 = Un Monstre qui perd des [heart] à cause de [smash] dans Manhattan Fuit ou reste ; tous ceux qui sont touchés décident en même temps, puis ceux qui Fuient choisissent l'un après l'autre, dans le sens horaire à partir du Monstre actif, un quartier où il y a de la place.
rule-nyb-17 = Celui qui chasse un Monstre de Manhattan n'y prend pas aussitôt sa place : il y entre à son étape de déplacement.
rule-nyb-18 = Chaque [die:heart] vous donne 1[heart] jusqu'à votre maximum, mais pas dans Manhattan ; les autres soins y fonctionnent aussi.
rule-nyb-19 = Vos [die:destruction] s'utilisent sur les bâtiments et les unités de votre propre quartier, et ne tombe que ce dont vous payez toute la résistance en un seul tour.
rule-nyb-20 = Tant que vos [die:destruction] suffisent pour quelque chose à votre portée, vous devez les utiliser, mais vous choisissez sur quoi.
rule-nyb-21 = Un bâtiment qui tombe vous donne sa récompense et reste dans son quartier comme unité ; le bâtiment suivant de sa pile devient visible et peut tomber pendant le même tour.
rule-nyb-22 = Une unité ne peut pas être détruite pendant le tour où elle est apparue ; une unité détruite vous donne sa récompense et disparaît.
rule-nyb-23 = Manhattan est un seul quartier : depuis chacune de ses zones, tous ses bâtiments et toutes ses unités sont à portée.
rule-nyb-24 = Un gratte-ciel donne autant de [star], une centrale autant de [energy] et un hôpital autant de [heart] que sa résistance ; l'infanterie (résistance 2) donne 1[heart], un jet (3) donne 2[energy], un tank (4) donne 3[star].
rule-nyb-25 = Tant que vous avez Superstar, chaque [die:celebrity] que vous résolvez vous donne 1[star].
rule-nyb-26 = Moins de 3[die:celebrity] ne font rien pour un Monstre sans Superstar, et perdre Superstar ne coûte rien.
rule-nyb-27 = Avec 1[die:ouch], les unités de votre quartier vous attaquent, vous seul.
rule-nyb-28 = Avec 2[die:ouch], les unités de votre quartier attaquent tous les Monstres qui s'y trouvent, vous compris.
rule-nyb-29 = Avec 3[die:ouch] ou plus, partout, les unités attaquent tous les Monstres de leur quartier, vous compris.
rule-nyb-30 = Quand les unités attaquent, un Monstre perd 1[heart] par unité dans son quartier, quelle qu'elle soit ; les bâtiments n'attaquent pas, et les unités restent en place.
rule-nyb-31 = Les unités attaquent avant que la Statue de la Liberté change de mains ; son détenteur ne gagne rien avec 3 nouveaux [die:ouch], et les [star] ne descendent jamais sous 0.
rule-nyb-32 = Un Monstre hors de Manhattan doit y entrer à son étape de déplacement s'il y a de la place : il va dans la zone basse et gagne 1[star].
rule-nyb-33 = S'il n'y a pas de place dans Manhattan, un Monstre au dehors peut rester ou aller dans n'importe quel autre quartier où il y a moins de 2 Monstres.
rule-nyb-34 = Un Monstre dans Manhattan monte d'une zone à chacune de ses étapes de déplacement, de la basse à celle du milieu puis à la haute, où il reste ; il ne peut pas sortir de Manhattan en marchant.
rule-nyb-35 = Manhattan a de la place pour un Monstre ; tant que cinq ou six Monstres sont en jeu, il y en a pour deux, sauf si la table y a renoncé.
rule-nyb-36 = Quand il ne reste que quatre Monstres, la deuxième place de Manhattan ferme : son Monstre prend la même zone de la première place si elle est libre, sinon il doit partir ; il n'y gagne aucun [star].
rule-nyb-37 = À votre étape d'achat, vous pouvez acheter des cartes proposées et les remplacer toutes les trois pour 2[energy], autant de fois que vous pouvez payer ; une carte moins chère dans certains quartiers dépend de l'endroit où vous êtes au moment de l'achat.
rule-nyb-38 = Quand la pioche de cartes Énergie est vide, la défausse est mélangée pour en former une nouvelle.
rule-nyb-39 = Un Monstre qui a au moins 20[star] à la fin d'un tour et qui y a survécu gagne ; s'ils sont plusieurs, c'est celui qui les a depuis le plus longtemps.
rule-nyb-40 = S'il ne reste qu'un Monstre à la fin d'un tour, il gagne ; si tous sont tombés, personne ne gagne.
rule-nyb-41 = Un Monstre qui perd son dernier [heart] est éliminé ; ses cartes et ses [energy] sont défaussés, et ses objectifs retournent à côté des cartes proposées.
rule-nyb-42 = Superstar et la Statue de la Liberté ne sont jamais dans la pioche ni proposées, et ce ne sont pas des cartes Pouvoir.
rule-nyb-43 = Power Up ! et le choix des Évolutions mutantes se jouent comme à Tokyo, avec les Évolutions pour New York ; 3[die:heart] font piocher une Évolution même dans Manhattan.
rule-nyb-44 = Luchador se joue avec Manhattan à la place de Tokyo ; un Challenger qui gagne entre aussitôt dans la zone basse.

## GIFT: gift evolutions

rule-gift-1 = Un Cadeau est une troisième sorte d'Évolution : il se joue devant un autre Monstre et non devant le vôtre.
rule-gift-2 = Vous pouvez jouer un Cadeau de votre main devant un Monstre qui vient de perdre des [heart] à cause de vos [smash].
rule-gift-3 = Un Cadeau reste devant son porteur comme une Évolution Permanente.
rule-gift-4 = Le porteur d'un Cadeau peut le transmettre à un autre Monstre qui perd des [heart] à cause de ses [smash].
rule-gift-5 = Un Cadeau appartient toujours au Monstre nommé en haut de la carte, où qu'il se trouve.
rule-gift-6 = Un Cadeau affecte le Monstre devant lequel il se trouve, quel qu'il soit ; seul son propriétaire y est insensible.
rule-gift-7 = Quand un Monstre est éliminé, ses Évolutions quittent la partie, y compris ses Cadeaux posés devant d'autres Monstres.

## MUT: mutant draft

rule-mut-1 = Le choix des Évolutions mutantes est une façon plus disputée de jouer à Power Up ! : chacun compose sa propre pioche d'Évolutions.
rule-mut-2 = Pour les Évolutions mutantes, celles de tous les Monstres en jeu sont mélangées ensemble et chacun en reçoit 8, quels que soient leurs Monstres.
rule-mut-3 = Pour les Évolutions mutantes, chacun en choisit 1 en même temps, la pose face cachée et passe le reste à gauche, puis choisit parmi celles qu'il a reçues, et ainsi de suite.
rule-mut-4 = Le choix des Évolutions mutantes s'achève quand chacun en a 8.
rule-mut-5 = Vos 8 Évolutions mutantes sont mélangées face cachée et deviennent votre pioche d'Évolutions.

## HAL: Halloween costumes

rule-hal-1 = Un costume est une carte Énergie, simplement avec un autre dos.
rule-hal-2 = Chaque Monstre commence avec un costume : vous en piochez 2, en choisissez 1 et le posez face visible devant vous.
rule-hal-3 = Tous les autres costumes, y compris ceux refusés au départ, sont mélangés à la pioche de cartes Énergie.
rule-hal-4 = Un costume acheté est posé devant vous comme une carte Pouvoir.
rule-hal-5 = Un costume n'est pas une carte Pouvoir : les effets sur les cartes Pouvoir, comme Mimétisme ou Métamorphose, ne le concernent donc pas.
rule-hal-6 = Le nombre de costumes d'un Monstre n'est pas limité.
rule-hal-7 = Avec au moins 3[smash], vous pouvez voler un ou plusieurs costumes à chaque Monstre qui a perdu des [heart] à cause de vos [smash].
rule-hal-8 = Pour chaque costume volé, vous payez son prix en [energy] au Monstre qui le perd.
rule-hal-9 = Un Monstre à qui l'on vole un costume a tout de même perdu ses [heart] : le vol ne remplace rien.

## WICK: Even More Wicked!

rule-wick-1 = King of Tokyo s'installe comme d'habitude, et le plateau Méchanceté se place à droite du plateau principal.
rule-wick-2 = Chaque Monstre en jeu a un pion qui commence sous la jauge de Méchanceté, à 0 point.
rule-wick-3 = Il y a 4 tuiles Méchanceté au niveau 3, 4 au niveau 6 et 2 au niveau 10.
rule-wick-4 = Chaque tuile Méchanceté a deux faces, chacune avec sa valeur, son nom et son effet.
rule-wick-5 = Les faces orange des tuiles Méchanceté conviennent à une première partie ; ensuite vous pouvez jouer tout en orange, tout en vert ou en mélangeant.
rule-wick-6 = Chaque triplé de [die:1] vous donne 2 points de Méchanceté en plus de ses [star].
rule-wick-7 = Chaque triplé de [die:2] vous donne 1 point de Méchanceté en plus de ses [star].
rule-wick-8 = Les [die:3] ne donnent jamais de points de Méchanceté.
rule-wick-9 = Les points de Méchanceté gagnés font monter votre pion sur la jauge.
rule-wick-10 = Quand votre pion arrive à 3, 6 ou 10 ou va au-delà, vous avez le droit de prendre une des tuiles qui restent à ce niveau.
rule-wick-11 = Seule la face visible d'une tuile Méchanceté peut être choisie ; son dos n'est pas proposé.
rule-wick-12 = Une tuile Méchanceté agit dès que vous la prenez et ne coûte aucun point : votre pion ne bouge pas.
rule-wick-13 = Chaque niveau (3, 6 et 10) n'est atteint qu'une fois et ne vous rapporte donc jamais plus d'une tuile.
rule-wick-14 = Vos tuiles Méchanceté restent visibles de tous et vous appartiennent pour toute la partie, sauf si un effet les retire.
rule-wick-15 = Un effet qui vous fait défausser toutes vos cartes Pouvoir vous enlève aussi toutes vos tuiles Méchanceté.
rule-wick-16 = Il y a 15 pions de Méchanceté, pour les Monstres du jeu de base et des extensions.

## LUCH: Monster Pack: Luchador

rule-luch-1 = Luchador peut se jouer avec King of Tokyo, avec King of New York et avec leurs extensions.
rule-luch-2 = Les Masques et les cartes Challenge peuvent servir sans Évolutions et même si personne ne joue le Monstre Luchador.
rule-luch-3 = Chaque Monstre commence la partie en portant un Masque.
rule-luch-4 = Chacun commence avec une carte Challenge de la pioche mélangée, posée face cachée devant lui et connue de lui seul.
rule-luch-5 = Quand un Monstre Blessé décide de rester dans Tokyo, l'attaquant peut lancer un Challenge.
rule-luch-6 = À 5 ou 6 joueurs, un Challenge n'est possible que si les Monstres de Tokyo City et de Tokyo Bay restent tous les deux ; l'attaquant choisit lequel il défie.
rule-luch-7 = Dans un Challenge, l'attaquant est le Challenger et le Monstre défié le Champion ; ses cinq étapes se déroulent ensuite dans l'ordre.
rule-luch-8 = Un Challenge commence ainsi : le Challenger et le Champion jouent chacun leur carte Challenge, face cachée.
rule-luch-9 = Dans un Challenge, le Challenger peut demander de l'aide en premier, puis le Champion.
rule-luch-10 = Quand de l'aide est demandée dans un Challenge, tout joueur non impliqué peut se proposer ; le demandeur choisit l'un d'eux comme Allié ou les refuse tous.
rule-luch-11 = Chaque camp d'un Challenge ne peut avoir qu'un seul Allié.
rule-luch-12 = Un Allié joue sa propre carte Challenge face cachée ; sa Force bonus s'ajoutera à la Force du camp qu'il aide.
rule-luch-13 = Le Challenger et le Champion décident au même moment de révéler leur carte Challenge ou de la laisser face cachée.
rule-luch-14 = Si le Challenger et le Champion révèlent tous les deux, les cartes de leurs Alliés sont révélées aussi.
rule-luch-15 = Si les deux révèlent dans un Challenge, chacun ajoute à sa Force la Force bonus de son Allié, et le total le plus élevé l'emporte.
rule-luch-16 = Si les deux totaux d'un Challenge sont égaux, le Champion l'emporte.
rule-luch-17 = Si les deux ont révélé dans un Challenge, le perdant donne un Masque au vainqueur, ou perd 2[star] s'il n'en a aucun.
rule-luch-18 = Si un seul des deux révèle dans un Challenge, il l'emporte et la carte de son Allié est révélée aussi, mais aucun Masque ne change de main.
rule-luch-19 = Si aucun des deux ne révèle dans un Challenge, il ne se passe rien et il n'y a pas de vainqueur.
rule-luch-20 = Le vainqueur d'un Challenge reçoit la récompense indiquée sur sa propre carte Challenge.
rule-luch-21 = L'Allié du vainqueur d'un Challenge reçoit la récompense d'Allié indiquée sur sa propre carte.
rule-luch-22 = Un Challenger vainqueur entre à la place du Champion, dans Tokyo City ou Tokyo Bay, et le Champion doit quitter cet emplacement.
rule-luch-23 = Après un Challenge, chaque joueur impliqué défausse sa carte Challenge, révélée ou non, et en pioche une nouvelle.
rule-luch-24 = Si la pioche de cartes Challenge est vide, sa défausse est mélangée pour en former une nouvelle.
rule-luch-25 = Un Masque gagné va sur votre figurine si elle n'en porte pas, sinon à côté de votre fiche, dans votre Collection.
rule-luch-26 = Chaque Masque de votre Collection vaut 2[star] ; celui que vous portez ne vaut rien.
rule-luch-27 = Un Masque à donner vient d'abord de votre Collection ; si vous n'avez aucun Masque, vous perdez 2[star] à la place.
rule-luch-28 = Si vous éliminez un Monstre, vous prenez tous ses Masques.
rule-luch-29 = Les Évolutions de Luchador suivent les règles de Power Up ! et nécessitent le Power Up ! du jeu auquel vous jouez.

## SIL: where the books are silent: what we do

rule-sil-1 = Si Tokyo City se libère alors que Tokyo Bay reste occupé, l'attaquant prend Tokyo City ; le Monstre de Tokyo Bay ne se déplace pas.
rule-sil-2 = Si plusieurs Monstres survivants ont assez de [star] à la fin d'un tour, celui qui les a depuis le plus longtemps sans interruption gagne ; ceux qui y sont arrivés par le même effet partagent la victoire.
rule-sil-3 = Quand la pioche de cartes Énergie est vide, la défausse est mélangée pour en former une nouvelle ; si les deux sont vides, il y a simplement moins de cartes proposées.
rule-sil-4 = Vous ne piochez pour une Évolution qu'une fois par tour, quel que soit le nombre de [die:heart] ; ceux qu'une carte ajoute à votre résultat comptent aussi.
rule-sil-5 = Les Monstres de Tokyo City et de Tokyo Bay décident en même temps de Fuir ou non, et aucune réponse n'est montrée avant que les deux ne soient données.
rule-sil-6 = Chaque niveau de Méchanceté atteint ou dépassé vous propose aussitôt une tuile ; un refus est définitif pour ce niveau, et un niveau vide ne donne rien.
rule-sil-7 = La jauge de Méchanceté s'arrête à 10 ; les points au-delà sont perdus.
rule-sil-8 = Il y a au plus un Challenge par tour, et tout Monstre en vie qui n'y est pas impliqué peut se proposer comme Allié, même l'autre Monstre dans Tokyo.
rule-sil-9 = Un Challenger vainqueur entre aussitôt dans Tokyo et reçoit alors, une seule fois, ce que rapporte la prise de contrôle de Tokyo.
rule-sil-10 = Tant que Tokyo Bay est utilisé, un Challenge exige deux Monstres dans Tokyo qui restent tous les deux ; s'il n'y en a qu'un, aucun Challenge n'est possible.
rule-sil-11 = Votre score est le nombre de [star] de votre compteur plus 2 par Masque de votre Collection ; les pertes et vols de [star] ne touchent que le compteur, jamais en dessous de 0.
rule-sil-12 = Les Masques d'un Monstre éliminé vont à celui qui a causé sa dernière perte de [heart] ; si ce n'est personne, ils retournent dans la boîte.
rule-sil-13 = Les costumes se volent après l'étape d'entrée dans Tokyo, au prix que le voleur paierait, et seulement à des Monstres encore en jeu qui ont perdu des [heart] à cause de ses [smash] pendant ce tour.
rule-sil-14 = Donner un Cadeau ne coûte rien, et vous pouvez donner autant de Cadeaux que vous voulez pendant un tour.
rule-sil-15 = Après le choix des Évolutions mutantes, vous choisissez encore votre Évolution de départ : vous en piochez 2, en gardez 1 et remélangez l'autre.
rule-sil-16 = Passer de Tokyo Bay à Tokyo City parce que Tokyo Bay ferme n'est pas prendre le contrôle de Tokyo et ne rapporte rien.
rule-sil-17 = Si le porteur d'un Cadeau est éliminé, le Cadeau va dans la défausse de son propriétaire.
rule-sil-18 = Même après un choix d'Évolutions mutantes, un Cadeau appartient au Monstre nommé dessus ; quand ce Monstre est éliminé, ses Cadeaux quittent la partie où qu'ils soient.
rule-sil-19 = Vous pouvez dépasser 20[star] pendant un tour et redescendre ; ce qui compte est ce que vous avez à la fin du tour.
rule-sil-20 = Si votre figurine ne porte pas de Masque, vous devez lui mettre celui que vous gagnez ; il ne peut pas aller dans votre Collection.

## D: where the books differ: what we do

rule-d-3 = Dans la Monster Box, la partie se termine dès qu'il ne reste qu'un Monstre ; dans Origins, cela se vérifie à la fin du tour, auquel même le dernier Monstre doit survivre.
rule-d-9 = Un chiffre rapporte les [star] d'un seul triplé plus 1 par dé de plus : six [die:2] donnent donc 5[star] ; la Méchanceté compte chaque triplé complet : six [die:1] donnent 4 points.
rule-d-16 = Déplacer Mimétisme vers une autre carte Pouvoir coûte 1[energy] et se fait au début de n'importe lequel de vos tours, avant de lancer les dés.
rule-d-20 = Un Monstre qui doit céder un Masque et n'en a pas perd 2[star] à la place, mais seulement si les deux camps ont révélé leur carte Challenge.

## T: rulings on dice and damage

rule-t-5 = Les cartes ajoutent des [smash] dans cet ordre : d'abord Dards empoisonnés ; puis Queue à piquants et Urbavore, s'il y a alors au moins 1[smash] ; enfin Attaque acide et Fouisseur, trop tard pour déclencher ces deux-là.
rule-t-9 = Vous ne pouvez Fuir que si des [smash] vous ont vraiment coûté des [heart] : si toute la perte a été évitée, vous restez dans Tokyo. Seule une carte qui le dit, comme Réacteurs, permet de Fuir au lieu de subir la perte.
rule-t-23 = Quand un même effet fait perdre des [heart] à plusieurs Monstres, il s'applique dans le sens horaire à partir du Monstre qui l'a causé, lui-même en dernier.

## EX: worked examples of the books

rule-ex-1 = Exemple : quatre [die:1] donnent 2[star], 1 pour le triplé et 1 pour le quatrième dé.
rule-ex-2 = Exemple : deux [die:3] d'abord gardés sont ensuite relancés, et un résultat final de quatre [die:2], un [die:energy] et une [die:smash] donne 3[star] et 1[energy] et coûte 1[heart] au Monstre dans Tokyo.
rule-ex-3 = Exemple d'Origins : quatre [die:2], un [die:energy] et une [die:smash] donnent 3[star] et 1[energy] et coûtent 1[heart] au Monstre dans Tokyo, comme dans King of Tokyo.
rule-ex-4 = Exemple : avec 10[energy], vous renouvelez les cartes proposées pour 2, achetez une nouvelle carte pour 3, sa place est aussitôt remplie, et il vous reste 5[energy].
rule-ex-5 = Exemple d'Origins : sur 10[energy], 2 servent à renouveler les cartes proposées, 3 à un achat, et 5 sont gardés pour plus tard.
rule-ex-6a = Exemple à cinq joueurs : 4[smash] venues de l'extérieur coûtent 4[heart] à chacun des deux Monstres dans Tokyo ; tous deux Fuient, et l'attaquant prend Tokyo City pour 1[star] tandis que Tokyo Bay reste vide.
rule-ex-6b = Exemple à cinq joueurs : le Monstre frappé dans Tokyo City reste ; l'attaquant doit donc prendre Tokyo Bay, vide, et gagne 1[star].
rule-ex-6c = Exemple à cinq joueurs : 1[smash] frappe les deux Monstres dans Tokyo ; seul celui de Tokyo Bay Fuit, et l'attaquant prend Tokyo Bay et gagne 1[star].
rule-ex-6d = Exemple à cinq joueurs : sans [smash], personne n'entre dans un Tokyo occupé, et les Monstres qui s'y trouvent ne peuvent pas Fuir, car personne ne les a Blessés.
rule-ex-6e = Exemple à cinq joueurs : un Monstre qui commence son tour dans Tokyo gagne 2[star].
rule-ex-6f = Exemple à cinq joueurs : 3[smash] depuis Tokyo City coûtent 3[heart] à chaque Monstre hors de Tokyo, tandis que celui de Tokyo Bay n'est pas touché.
rule-ex-6g = Exemple à cinq joueurs : un Monstre qui tombe à 0[heart] est aussitôt éliminé et défausse tout ce qu'il a.
rule-ex-6h = Exemple à cinq joueurs : après une élimination, il reste quatre Monstres ; celui de Tokyo Bay doit donc quitter Tokyo aussitôt, bien que ce ne soit pas son tour.
rule-ex-7 = Exemple : quatre [die:1] donnent 2[star] comme d'habitude, et leur triplé donne en plus 2 points de Méchanceté ; le quatrième dé n'en ajoute pas.
rule-ex-8 = Exemple : la Force d'une carte Challenge et la Force bonus de la carte de l'Allié s'additionnent ; 2 et 3 font une Force de 5.
