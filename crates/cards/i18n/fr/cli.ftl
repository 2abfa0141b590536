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

cli-sim-value = nombre
cli-sim-share = part
cli-rate-bot = robot
cli-rate-rating = cote
cli-rate-wins = victoires
cli-rate-games = parties
cli-rate-seat = place
cli-rate-share = part des victoires
cli-rate-pair = victoires à deux
cli-rate-turns = tours par partie
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
cli-tune-round = tour
cli-tune-pass = passage
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

cli-bench-case = cas
cli-bench-decisions-s = décisions/s
cli-bench-games-s = parties/s
cli-bench-decisions-game = décisions/partie
cli-bench-ns = ns/décision
cli-bench-bytes = octets
cli-bench-clone-ns = ns/copie
cli-bench-allocations = allocations/partie

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
