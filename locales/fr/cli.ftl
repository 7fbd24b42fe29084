# La dernière ligne d’une explication. Les niveaux sont des noms, les mêmes dans chaque langue.
explained =
    { $solved ->
        [yes] Résolu
       *[no] Non résolu
    } en { $steps ->
        [one] 1 étape
       *[other] { $steps } étapes
    }{ $difficulty ->
        [none] { "" }
       *[other] , difficulté { $difficulty }
    }, score { $score }.
cli-open-to-others = attention : toute machine qui atteint { $address } peut utiliser ce service : il calcule pour n’importe qui et montre à n’importe qui les campagnes de --data
cli-within = { $place } : { $what }
cli-model-cnf = une formule n’appartient à aucune méthode ; omettez --method, ou écrivez lp, mps ou opb
cli-which-game = { $what } avec --game
cli-error = erreur : { $what }
cli-no-verb = il n’y a pas de verbe `{ $name }`
cli-name-a-verb = nommez un verbe ; voir `quadrille --help`
cli-is-folder = est un dossier, un fichier de grille est attendu
cli-no-puzzle = { $name } : { $why } ; un fichier, - pour l’entrée standard, jeu:ID (jeux : { $games }) ou une adresse puzz.link est attendu
cli-longer = plus long que { $most } octets
cli-standard-input = entrée standard
census-level-damaged = le niveau { $level } du dossier est abîmé ; supprimez level-{ $level }.txt
census-damaged = abîmé ; supprimez-le pour recommencer
census-only = pegs n’a qu’un verbe à lui : census
census-other = contient le recensement d’un autre plateau ou d’un autre but, { $other }
census-from = --from va avec le nom d’un plateau, pas avec un fichier
census-too-long = { $bytes } octets sont trop pour un plateau
tournament-players = --players : deux programmes ou plus sont attendus, séparés par des virgules
tournament-panic = une partie s’est terminée par une panique
tournament-other = est le registre d’un autre tournoi ({ $first })
tournament-line = ligne { $line } : plateau, premier, second et marge sont attendus
serve-folder = un dossier est attendu
serve-listen = impossible d’écouter sur { $place }
generate-not-written = { $game } ne s’écrit pas en `{ $format }` ; il s’écrit en { $known }
generate-stopped = pas de grille : { $why } (graine { $seed })
generate-seed = graine { $seed }
duel-by-name = --two-players prend des grilles par leur nom, pas --from
solve-name = nommez une grille : un fichier, - pour l’entrée standard, jeu:ID, une adresse, ou --from FICHIER
solve-out = --out prend la solution d’une seule grille
solve-no-proofs = --proof : { $method } n’écrit pas de preuves ; demandez la méthode par défaut du jeu, ou sat
show-terminal = { $kind } n’est pas pour un terminal ; nommez un fichier avec --out
show-nothing = rien à dessiner : la grille est { $verdict }
show-nothing-because = rien à dessiner : la grille est { $verdict } : { $why }
cli-no-file = il n’y a pas de tel fichier
bench-from = ce modèle prend ses grilles dans un dossier : --from DOSSIER
bench-no-preset = il n’y a pas de modèle `{ $name }` ; il y a { $known }
bench-empty = il est vide
bench-no-campaign = il n’y a pas de campagne `{ $name }` ; il y a { $known }
bench-no-verb = bench n’a pas de verbe `{ $name }`
bench-name-a-verb = nommez un verbe ; voir `quadrille bench --help`
bench-scatter = --scatter prend deux méthodes, comme mip,search
bench-nothing-common = les deux n’ont aucun calcul en commun (même instance, même méthode, même graine)
bench-which-campaign = nommez une de ses campagnes par FICHIER:CAMPAGNE ; il y a { $known }
bench-number = --{ $name } { $number } : un nombre de 1 à { $most } est attendu
list-exact = { $about } [exacte]
list-reads-and-writes = { $about } [lue et écrite]
list-reads = { $about } [lue]
list-writes = { $about } [écrite]
list-level = { $about } [{ $level }]
explain-none = pas d’explication : { $why }
check-right = juste
check-right-objective = juste ; objectif { $objective }
check-wrong-answer = faux : { $what }
check-wrong-answer-at = faux : { $what } ({ $cells })
check-proof-holds = la preuve tient : { $what }
check-proof-fails = la preuve échoue : { $what }
progress-so-far = { $what } : { $done }
progress-of = { $what } : { $done } sur { $total }
solve-and = { " ; " }
solve-summary =
    { $verdict ->
        [solved] résolue
        [impossible] impossible
        [best] la meilleure réponse trouvée
        [unknown] sans réponse
        [invalid] invalide
        [wrong] réponse fausse
       *[crashed] interrompue
    } par { $method } en { $time }, { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }
solve-only = la seule solution
solve-in-all = { $solutions } solutions en tout
solve-at-least = au moins { $solutions } solutions
solve-objective = objectif { $objective }
solve-with-bound = { $what }, prouvé au moins { $bound }
solve-proof = preuve : { $proof }
solve-two-proofs = preuve : { $formula } et { $proof }
solve-no-proof = pas de preuve : une solution est son propre témoin ; --count 2 demande si elle est la seule
solve-line-too-long = plus longue que { $most } octets ; la suite n’est pas lue
