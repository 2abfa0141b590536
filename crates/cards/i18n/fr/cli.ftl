### Words of the command line (fr). Same keys in the same order in every language.

## Columns and headings

cli-head-id = id
cli-head-set = série
cli-head-kind = genre
cli-head-cost = coût
cli-head-monster = monstre
cli-head-species = espèce
cli-head-level = niveau
cli-head-side = face
cli-head-force = Force
cli-head-copies = ex.
cli-head-name = nom
cli-head-text = texte
cli-head-provenance = origine
cli-head-confidence = sûreté
cli-head-source = source
cli-head-rule = règle
cli-head-scope = portée
cli-head-en = anglais
cli-head-fr = français
cli-head-de = allemand

## Cards

cli-kind-keep = Pouvoir
cli-kind-discard = Action
cli-kind-costume = costume
cli-kind-permanent = évolution permanente
cli-kind-temporary = évolution temporaire
cli-kind-gift = cadeau
cli-kind-tile = tuile Méchanceté
cli-kind-challenge = carte Challenge
cli-cost-unknown = inconnu
cli-species-mutant = mutant
cli-species-invader = envahisseur
cli-species-robot = robot
cli-species-halloween = Halloween
cli-side-orange = orange
cli-side-green = verte
cli-provenance-printed = carte publiée
cli-provenance-house = faite pour ce programme
cli-confidence-high = certaine
cli-confidence-medium = probable
cli-confidence-low = douteuse
cli-check-fine = {$file} : {$cards ->
    [one] {$cards} carte
   *[other] {$cards} cartes
}, rien à redire

## Odds

cli-odds-title = Étoiles et baffes attendues, chacune en gardant au mieux pour elle
cli-odds-each = Attendu, chaque fois en gardant au mieux pour cela seul
cli-odds-dice = dés
cli-odds-rolls = lancers
cli-odds-rolls-left = lancers restants
cli-odds-stars = étoiles
cli-odds-energy = énergie
cli-odds-smashes = baffes
cli-odds-hearts = cœurs
cli-odds-fresh = rien n’est encore lancé
cli-odds-rolled = lancé
cli-odds-keep = garder
cli-odds-reroll = relancer
cli-odds-roll = lancer
cli-odds-locked = bloqué
cli-odds-nothing = rien
cli-odds-stop = s’arrêter
cli-odds-chance = chance
cli-odds-value = valeur
cli-odds-goal = but
cli-odds-mean = moyenne
cli-odds-others = ensuite

## Simulations

cli-sim-ways = un monstre par partie
cli-sim-hearts-taken = cœurs pris
cli-sim-turns-in-tokyo = tours commencés à Tokyo
cli-sim-stars-in-the-end = étoiles à la fin
cli-sim-cards-bought = cartes achetées
cli-sim-value = nombre
cli-sim-share = part
cli-rate-bot = robot
cli-rate-rating = cote
cli-rate-wins = victoires
cli-rate-games = parties
cli-rate-order = tour
cli-rate-share = part des victoires
cli-rate-pair = victoires à deux
cli-rate-any-time = à tout moment
cli-rate-any-time-low = à tout moment : de
cli-rate-any-time-high = à tout moment : à
cli-rate-calm = sans la chance
cli-rate-sure-above = { $bot } gagne plus de { $than } de ce que lui et { $against } gagnent : c’est sûr (95 %) après { $games } parties
cli-rate-sure-below = { $bot } gagne moins de { $than } de ce que lui et { $against } gagnent : c’est sûr (95 %) après { $games } parties
cli-rate-sure-open = { $bot } gagne-t-il plus ou moins de { $than } de ce que lui et { $against } gagnent ? On ne le sait pas après { $games } parties
cli-rate-turns = tours par partie
cli-rate-kept = { $games } parties sont gardées dans { $file } ; la même commande continue à partir de là
cli-rate-kept-none = aucune série n’a été jouée jusqu’au bout : rien n’est encore gardé dans { $file }
cli-rate-kept-more = { $file } contient { $games } parties, plus que les { $asked } demandées : voici ce qu’elles ont donné toutes ensemble
cli-rate-loss = perdu
cli-rate-dice = par les dés
cli-rate-leaving = en quittant Tokyo ou non
cli-rate-won = gagné
cli-rate-standard = normal
cli-rate-two = variante à deux
cli-rate-regret = Ce que chaque robot perd face au jeu parfait, sur cent parties (deux monstres, sans cartes)
cli-outside-bot = robot externe
cli-outside-asked = questions
cli-outside-late = en retard
cli-outside-nonsense = illisible
cli-outside-illegal = interdit
cli-outside-gone = absent
cli-outside-deaths = arrêts
cli-outside-defaults = { $bot } : la réponse par défaut a été prise { $n } fois ; d’abord à cause de : { $first }
cli-outside-said = Ses dernières lignes sur la sortie d’erreur :
cli-outside-section = La conduite des programmes
cli-tune-round = tour
cli-tune-surprise = surprise
cli-tune-held = parties mises de côté
cli-sim-games = parties
cli-sim-decisions = décisions
cli-sim-seconds = secondes
cli-sim-games-per-second = parties par seconde
cli-sim-decisions-per-second = décisions par seconde
cli-sim-mean-turns = tours par partie
cli-sim-seat = victoires, place
cli-sim-bot = victoires, robot
cli-sim-ended-stars = gagnées aux étoiles
cli-sim-ended-survivor = gagnées par le dernier monstre
cli-sim-ended-card = gagnées par une carte
cli-sim-ended-nobody = sans survivant

## Solved duels

cli-solve-title = Deux monstres, sans cartes, {$hearts} cœurs, {$stars} étoiles : jeu parfait des deux côtés
cli-solve-first = Le premier joueur gagne
cli-solve-standard = standard
cli-solve-two-player = variante à deux
cli-solve-state = tour du premier, puis l'autre
cli-solve-wins = Chances du monstre dont le tour commence
cli-solve-leaving = Quand quitter Tokyo ({$scoring}), frappé par un monstre qui a {$hearts ->
    [one] 1 cœur
   *[other] {$hearts} cœurs
}
cli-solve-how = En ligne : vos étoiles. En colonne : celles de l'attaquant. Partez avec ce nombre de cœurs ou moins ; · jamais.
cli-solve-exceptions = * avec certains nombres de cœurs plus petits, mieux vaut rester ; --json dit lesquels
cli-solve-always = toujours, quelles que soient les étoiles
cli-solve-never = jamais, quelles que soient les étoiles
cli-solve-written = écrit : {$file}
cli-solve-chart-title = Quand quitter Tokyo : deux monstres, sans cartes
cli-solve-chart-panel = frappé par un monstre à {$hearts ->
    [one] 1 cœur
   *[other] {$hearts} cœurs
}
cli-solve-chart-own = vos étoiles
cli-solve-chart-attacker = étoiles de l'attaquant
cli-solve-chart-legend = partir avec ce nombre de cœurs ou moins (vide : rester ; encadré : rester aussi avec certains nombres plus petits)

## Measurements

cli-bench-bot = robot
cli-bench-decisions = décisions
cli-bench-median = ms, la moitié en
cli-bench-p99 = ms, 99 % en
cli-bench-longest = ms, au plus
cli-bench-nodes-s = tours joués d’avance/s
cli-bench-case = cas
cli-bench-decisions-s = décisions/s
cli-bench-games-s = parties/s
cli-bench-decisions-game = décisions/partie
cli-bench-ns = ns/décision
cli-bench-bytes = octets
cli-bench-clone-ns = ns/copie
cli-bench-allocations = allocations/partie
cli-bench-threads = fils
cli-bench-times = fois plus
cli-bench-mean = en moyenne
cli-bench-rounds = manches

## Generated pages

cli-docs-cards = Toutes les cartes
cli-docs-rules = Toutes les règles
cli-docs-generated = Page produite par `daikaiju docs` ; toute modification faite ici est perdue. Les textes sont dans nos propres mots.
cli-docs-set = {$different ->
    [one] {$different} carte
   *[other] {$different} cartes différentes
}, {$copies ->
    [one] {$copies} exemplaire
   *[other] {$copies} avec tous les exemplaires
}.
cli-docs-scopes = Portée : « now » est joué par cette version et doit être montré par un scénario, « later » attend son extension, « exempt » ne peut être montré par aucun programme.

## Études et rapports

cli-report-command = commande
cli-report-seed = graine
cli-report-version = version
cli-report-sets = jeux de cartes
cli-report-network = réseau de planner et searcher
cli-study-intervals = Les intervalles (±, les traits fins) contiennent la vérité 95 fois sur cent.
cli-study-unsure = Là où ils sont trop larges pour conclure, ou s'il y a eu moins de 100 paires, il est écrit « pas assez ».
cli-study-colours = Bleu : certainement plus. Rouge : certainement moins. Gris : à peu près égal ou, s'il est pâle, pas certain : l'intervalle est trop large, ou il y a eu moins de 100 parties à compter.
cli-study-colours-heat = Bleu : plus. Rouge : moins. Les nombres pâles en italique ne sont pas certains.
cli-study-table = Tableau
cli-study-card = carte
cli-study-cost = coût
cli-study-pairs = paires
cli-study-gain = gain
cli-study-gain-free = gain si gratuite
cli-study-fair = coût juste
cli-study-wins-offered = victoires si offerte
cli-study-wins-bought = victoires si achetée
cli-study-times-bought = achats
cli-study-gains = gagne
cli-study-loses = perd
cli-study-even = à peu près nul
cli-study-not-enough = pas assez
cli-study-too-few = Trop peu de parties pour un graphique : rien ici n’a encore { $least } paires. Avec environ { $games } parties, au moins la moitié les aurait.
cli-study-stay = rester
cli-study-leave = partir
cli-study-games = parties
cli-study-share = part des victoires
cli-study-monster = monstre
cli-study-monsters = monstres
cli-study-rounds = séries
cli-study-tile = tuile
cli-study-level = Niveau
cli-study-hearts = cœurs
cli-study-stars = étoiles
cli-study-title-cards = Ce que vaut chaque carte
cli-study-lead-cards = Dans des parties jouées, une carte est proposée à un monstre qui peut la payer. De là, la partie continue deux fois avec les mêmes dés et la même pioche : une fois la carte est achetée, une fois non. La barre dit combien de parties de plus l’acheteur gagne.
cli-study-section-gains = Victoires gagnées en achetant au coût imprimé
cli-study-note-gains = Les cercles montrent ce que dit un simple comptage : les victoires de ceux qui l’ont achetée moins celles de ceux qui l’auraient pu. Qui achète est souvent déjà en avance ou en retard : les cercles trompent.
cli-study-gain-of-buying = victoires gagnées en achetant, sur toutes les parties
cli-study-naive = par simple comptage
cli-study-section-prices = Coût juste
cli-study-note-prices = Le coût auquel acheter et ne pas acheter gagneraient aussi souvent : ce que la carte rapporte si son coût est rendu, divisé par ce que vaut une énergie. Les cercles sont le coût imprimé ; en bleu les bonnes affaires, en rouge les cartes trop chères. En haut les cartes qui coûtent le moins pour ce qu'elles valent, en bas celles qui coûtent le plus.
cli-study-fair-in-energy = coût juste en énergie
cli-study-printed = coût imprimé
cli-study-more-than-printed = de plus qu’imprimé
cli-study-energy = Une énergie vaut, sur toutes les parties
cli-study-title-evolutions = Ce que vaut chaque évolution
cli-study-lead-evolutions = Un monstre commence avec une évolution de plus en main, ou non ; les deux parties continuent avec les mêmes dés et la même pioche. La barre dit combien de parties de plus il gagne avec elle. Chaque monstre est assis aussi souvent à chaque place, contre d’autres tirés au sort.
cli-study-section-evolutions = Victoires gagnées par une évolution en main dès le début
cli-study-note-evolutions = C’est le gain d’un bot qui la tient et la joue ; une carte dont le bot use mal paraît moins bonne qu’elle n’est.
cli-study-gain-of-hand = victoires gagnées, sur toutes les parties
cli-study-section-decks = Par monstre : la moyenne de ses évolutions
cli-study-note-decks = Ce que vaut en moyenne une évolution de plus de ce monstre.
cli-study-title-monsters = Ce que vaut chaque monstre par ses évolutions
cli-study-lead-monsters = Des monstres sont tirés, et chacun est assis une fois à chaque place, tous avec la même chance. Sans Power Up! tous les monstres sont égaux.
cli-study-section-monsters = Part des victoires par monstre
cli-study-note-monsters = Les barres partent de la part que chacun aurait si tous étaient égaux.
cli-study-title-tiles = Ce que vaut chaque tuile de méchanceté
cli-study-lead-tiles = Là où un monstre atteint un niveau de méchanceté, la partie continue avec chaque tuile de ce niveau, et sans aucune, avec les mêmes dés et la même pioche. La barre dit combien de parties de plus il gagne avec la tuile que sans.
cli-study-gain-of-tile = victoires gagnées par la tuile, sur toutes les parties
cli-study-title-expansions = Ce que change chaque extension
cli-study-lead-expansions = Les mêmes graines sont jouées sans et avec chaque extension.
cli-study-base = jeu de base
cli-study-everything = toutes
cli-study-expansion = extension
cli-study-turns = tours par partie
cli-study-than-base = que la base
cli-study-decisions = décisions par partie
cli-study-section-length = Durée des parties
cli-study-note-length = Tours de tous les monstres ensemble. Les barres partent près de la durée du jeu de base.
cli-study-section-endings = Comment finissent les parties
cli-study-note-endings = Parts de toutes les parties, et combien de fois gagne qui commence.
cli-study-how-ended = part des parties
cli-study-by-stars = par étoiles
cli-study-by-survivor = dernier
cli-study-by-card = par une carte
cli-study-by-nobody = personne
cli-study-first-wins = le premier
cli-study-title-seats = Ce que vaut de commencer
cli-study-lead-seats = Des bots égaux à toutes les places ; les places sont comptées à partir de qui commence.
cli-study-section-order = Part des victoires au-delà de la part juste, par ordre des tours
cli-study-note-order = Zéro est ce que chacun gagnerait si l’ordre ne changeait rien.
cli-study-monsters-at-table = monstres à la table
cli-study-order = place dans l’ordre des tours
cli-study-over-fair = au-delà de la part juste
cli-study-title-tokyo = Combien de temps rester à Tokyo
cli-study-lead-tokyo = Partout où un monstre à Tokyo a été frappé et peut partir, la partie continue deux fois avec les mêmes dés et la même pioche : une fois il reste, une fois il part. Les nombres disent combien de parties de plus il gagne s’il reste.
cli-study-hearts-left = cœurs restants après le coup
cli-study-own-stars = ses étoiles
cli-study-gain-of-staying = gain à rester
cli-study-section-hearts = Gain à rester, par cœurs et monstres à la table
cli-study-note-hearts = Bleu : rester. Rouge : partir. Les nombres pâles en italique ne sont pas certains ; les cases vides avaient trop peu de situations.
cli-study-section-stars = Par cœurs et étoiles
cli-rate-report-title = La force des bots
cli-rate-report-lead = Dans chaque série, chaque bot est assis une fois à chaque place, tous avec la même chance. Les intervalles (±, les traits fins) contiennent la vérité 95 fois sur cent.
cli-rate-report-ratings = Classements
cli-rate-report-ratings-note = À l’échelle des échecs : 1500 est le milieu, 400 de plus gagne dix parties sur onze à deux.
cli-rate-report-wins = Part des parties gagnées par une place du bot
cli-rate-report-wins-note = Les barres partent de la part que chacun aurait si tous étaient égaux.
cli-rate-report-calm = La même part sans la chance aux dés
cli-rate-report-calm-note = Ce que chaque lancer a rapporté au-delà de ce qu’on pouvait en espérer est retiré. En moyenne, c’est la même part, mais plus sûre.
cli-rate-report-pairs = Deux à deux
cli-rate-report-pairs-note = Des parties que l’un des deux a gagnées, la part gagnée par le bot de la ligne.
cli-rate-report-against = contre
cli-rate-report-order = Part des victoires selon l’ordre du tour
cli-rate-report-order-note = Le tour 1 est celui de qui commence ; il est tiré au sort, et chaque bot est assis aussi souvent à chaque place.
cli-rate-report-games = Les parties
cli-rate-report-games-note = Les tours de tous les monstres ensemble, et les parts des parties qui ont fini ainsi.
cli-rate-report-colours = Bleu : certainement plus que le départ des barres. Rouge : certainement moins. Gris pâle : pas certain.

## New York

cli-kind-goal = carte spéciale
cli-odds-face-title = Ce que l’on peut attendre d’une face, en gardant au mieux pour elle
cli-odds-of-a-face = attendu
cli-odds-at-least = au moins
cli-odds-destruction = destruction
cli-odds-celebrity = célébrité
cli-odds-ouch = aïe
cli-sim-turns-in-tokyo-ny = tours commencés à Manhattan
cli-study-title-tokyo-ny = Combien de temps rester à Manhattan
cli-study-lead-tokyo-ny = Partout où un Monstre frappé à Manhattan peut Fuir, la partie continue deux fois avec les mêmes dés et la même pioche : une fois il reste, une fois il Fuit. Les nombres disent de combien de parties en plus il gagne s’il reste.
