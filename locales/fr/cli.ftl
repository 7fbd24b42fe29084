# La dernière ligne d’une explication.
explained =
    { $solved ->
        [yes] Résolu
       *[no] Non résolu
    } en { $steps ->
        [one] 1 étape
       *[other] { $steps } étapes
    }{ $rated ->
        [no] { "" }
       *[yes] , niveau { $level }
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
pegs-verb = pegs a deux verbes à lui : census et agglomeration
pegs-agglomeration-shift = Chaque saut laisse un trou de plus : les deux sommes diffèrent de { $shift } pour tous, et les deux heuristiques choisissent de même.
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
generate-nearest = { $what } : { $puzzle }
generate-distinct = { $count ->
        [one] une grille a été faite ; les { $tries } graines suivantes
       *[other] { $count } grilles ont été faites ; les { $tries } graines suivantes
    } n’ont donné que des grilles déjà là, ou leurs images
generate-form = son nom, que ses images partagent : { $name }
generate-seed = graine { $seed }
duel-by-name = --two-players prend des grilles par leur nom, pas --from
solve-name = nommez une grille : un fichier, - pour l’entrée standard, jeu:ID, une adresse, ou --from FICHIER
solve-out = --out prend la solution d’une seule grille
solve-no-proofs = --proof : { $method } n’écrit pas de preuves ; demandez la méthode par défaut du jeu, ou sat
show-terminal = { $kind } n’est pas pour un terminal ; nommez un fichier avec --out
show-nothing = rien à dessiner : la grille est { $verdict }
show-nothing-because = rien à dessiner : la grille est { $verdict } : { $why }
cli-no-file = il n’y a pas de tel fichier
cli-other-game = c’est une grille de { $game }
bench-from = ce modèle prend ses grilles dans un dossier : --from DOSSIER
bench-no-preset = il n’y a pas de modèle `{ $name }` ; il y a { $known }
bench-empty = il est vide
bench-no-campaign = il n’y a pas de campagne `{ $name }` ; il y a { $known }
bench-no-verb = bench n’a pas de verbe `{ $name }`
bench-name-a-verb = nommez un verbe ; voir `quadrille bench --help`
bench-scatter = --scatter prend deux méthodes, comme mip,search
bench-nothing-common = les deux n’ont aucun calcul en commun (même instance, même méthode, même graine)
bench-one-version = il faut au moins deux versions : plusieurs côtés, ou une campagne qui tient les résultats de plusieurs versions ou étiquettes
bench-which-campaign = nommez une de ses campagnes par FICHIER:CAMPAGNE ; il y a { $known }
bench-no-work = aucun travail ne s’appelle { $name } ; il y a { $known } et les noms des jeux
bench-number = --{ $name } { $number } : un nombre de 1 à { $most } est attendu
list-exact = { $about } [exacte]
list-reads-and-writes = { $about } [lue et écrite]
list-reads = { $about } [lue]
list-writes = { $about } [écrite]
list-level = { $about } [{ $level }]
explain-none = pas d’explication : { $why }
rate-stopped = { $puzzle } n’est pas notée : { $why }
check-right = juste
check-right-objective = juste ; objectif { $objective }
check-wrong-answer = faux : { $what }
check-wrong-answer-at = faux : { $what } ({ $cells })
check-proof-holds = la preuve tient : { $what }
check-proof-fails = la preuve échoue : { $what }
progress-so-far = { $what } : { $done }
progress-best = { $what }, meilleur { $best }, borne { $bound }
progress-bound = { $what }, borne { $bound }
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
solve-measure =
    { $name ->
        [jumps] sauts :
        [moves] coups :
       *[other] { $name }
    } { $value }
verdict-word =
    { $verdict ->
        [solved] résolue
        [impossible] impossible
        [best] meilleure trouvée
        [unknown] sans réponse
        [invalid] invalide
        [wrong] fausse
       *[crashed] interrompue
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

# Bundles of proofs
bundle-unique = la grille de { $game } a exactement une solution
bundle-impossible = la grille de { $game } n’a pas de solution
bundle-optimal = aucune réponse à la grille de { $game } n’est meilleure que { $value }
bundle-solvable = la grille de { $game } a une solution
bundle-in-the-way = il y a déjà quelque chose ; nommez un dossier nouveau ou vide
bundle-id = l’identifiant de la grille ne la contient pas tout entière ; lisez-la par son identifiant et les options
bundle-page =
    CE QUI EST PROUVÉ

    { $claim }.
    Grille : { $puzzle }

    COMMENT

    Les fichiers .opb énoncent la grille comme un programme à variables 0 ou 1 : le programme en nombres
    entiers que résout la méthode { $program }, écrit d’après les règles. Ses commentaires nomment les
    variables. Les fichiers .pbp sont des preuves sur ces programmes, dans la notation du vérificateur VeriPB.
    exists : la réponse de solution.txt respecte chaque ligne. unique : avec une ligne qui exclut cette
    réponse il ne reste rien. impossible : rien ne respecte toutes les lignes. optimal : la réponse, et une
    borne qu’elle atteint.
    { $by }

    CE QU’IL FAUT CROIRE

    Que le programme dit les règles : { $source } l’écrit, il est court et ne partage rien avec un
    solveur. Que le vérificateur est juste : il est l’œuvre d’autrui. Rien d’autre : aucun solveur, et
    aucune partie de Quadrille qui a cherché la preuve.

    COMMENT LE VÉRIFIER

    quadrille verify . compare les programmes à la grille et appelle le vérificateur. À la main
    (cargo install veripb --locked) :

    { $commands }

    La ligne sous chaque commande est ce que le vérificateur doit dire. Son code de sortie en dit
    moins : une preuve avec une hypothèse non vérifiée (une ligne qui commence par a) finit aussi par 0.
bundle-page-walk =
    CE QUI EST MONTRÉ

    { $claim }.
    Grille : { $puzzle }

    COMMENT

    { $by }
    walk.moves énumère les places du plateau, les pions au départ, chaque saut pour lequel il y a de la place,
    et ce qui n’arrive jamais, d’après les règles. walk.levels dit pour chaque nombre de pions combien de
    positions sont accessibles, avec une somme : chaque position, les bits de ses places, est dispersée par
    les derniers pas de SplitMix64, et le tout est ajouté modulo 2^64. S’il y a une réponse, exists.opb énonce
    la grille comme le programme en nombres entiers que résout la méthode { $program }, et exists.pbp dit que
    la réponse en respecte chaque ligne, dans la notation du vérificateur VeriPB.

    CE QU’IL FAUT CROIRE

    Aucun vérificateur d’autrui n’a lu ce parcours. Il faut croire ce qui écrit les sauts, { $source }, court et
    sans rien de commun avec un solveur, et le programme qui refait le parcours, crates/proof/src/walker.rs,
    qui connaît ces deux fichiers et aucun jeu. Qui ne le croit pas peut refaire le parcours par son propre
    programme : les nombres de chaque niveau sont là pour comparer.

    COMMENT LE VÉRIFIER

    quadrille verify . écrit les sauts de nouveau, les compare, parcourt chaque position et compare les
    niveaux. S’il y a une réponse, il la fait vérifier par VeriPB (cargo install veripb --locked).

    { $commands }
prove-stopped = non prouvé : { $why }
prove-written = { $claim } : la preuve est dans { $folder }
verify-manifest = manifest.json n’est pas celui d’une preuve : { $why }
verify-missing = { $file } manque
verify-no-file = { $file } n’est pas un fichier ordinaire
verify-foreign = { $file } ne fait pas partie de cette preuve
verify-changed = { $file } n’est pas ce que dit le manifeste
verify-other-program = { $file } n’est pas le programme de cette grille et de cette affirmation
verify-unchecked = { $file }, ligne { $line } : pas une règle que le vérificateur vérifie
verify-refused = non vérifié : de { $file } le vérificateur dit { $said }, non « { $wanted } »
verify-nothing = rien
verify-verified = vérifié : { $claim }
verify-no-walk = { $file } n’est pas le fichier d’un parcours
verify-walk-refused = non vérifié : un parcours de toutes les positions trouve autre chose que walk.levels
verify-walk-large = le parcours a trop de positions pour être vérifié
verify-walked = vérifié : { $claim } (par notre propre parcours { $positions ->
    [one] de la seule position accessible
   *[other] des { $positions } positions accessibles
}, non par VeriPB)
verify-time = le vérificateur n’a pas fini à temps
verify-no-checker = le vérificateur VeriPB n’a pas été trouvé ; `cargo install veripb --locked` l’obtient
bench-name-a-server = nommez la base de données que les machines partagent : --store postgres://utilisateur@machine/base, ou QUADRILLE_STORE
bench-worked = { $finished ->
    [one] { $finished } tâche faite
   *[other] { $finished } tâches faites
}, { $failed ->
    [one] { $failed } échec
   *[other] { $failed } échecs
}
bench-submitted = { $campaign } : { $total ->
    [one] { $total } travail
   *[other] { $total } travaux
}, dont { $new ->
    [one] { $new } nouveau
   *[other] { $new } nouveaux
}
bench-script = le travail en tableau est dans { $file }
bench-no-sbatch = la commande sbatch de Slurm ne peut être lancée ici ({ $error }) ; la campagne est dans le dépôt, lancez `quadrille bench work` à la main
bench-sbatch-refuses = Slurm refuse le travail en tableau ({ $error }) ; la campagne est dans le dépôt, lancez `quadrille bench work` à la main
bench-sbatch-line = --sbatch { $option } : il fallait une seule ligne
bench-nothing-submitted = rien n’a été soumis à ce dépôt ; voir `quadrille bench submit`
bench-standing = { $queue } : { $done } sur { $total } faites, { $held } en cours avec { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}, { $aside } mises de côté
bench-more-aside = et { $more } de plus
bench-waiting = { $done } sur { $total } faites, { $workers ->
    [one] { $workers } ouvrier
   *[other] { $workers } ouvriers
}
bench-no-collection = pas de collection `{ $name }` ; il y a { $known }
bench-no-collections = la base n’a pas encore de collection : `quadrille generate --store` en fait
bench-no-technique = aucun jeu n’a de technique `{ $name }` ; il y a { $known }
bench-none-such = la collection n’a pas de telle énigme ({ $asked }) ; demandez un autre niveau, une autre note ou une autre technique
generate-collected = { $collection } : { $puzzles ->
    [one] { $puzzles } énigme, aucune n’est l’image d’une autre
   *[other] { $puzzles } énigmes, aucune n’est l’image d’une autre
} ; { $done } lots faits sur { $total }, { $aside } mis de côté
census-plays = parties : { $games } ; gagnées : { $wins }
cubes-search-only = les cubes sont résolus par search, non par { $method }
census-absolute = nommez le dossier depuis la racine, tel que toutes les machines le voient
census-no-pages = ce plateau n’a pas de pages : aucun saut, trop de trous ou trop de parties
solve-tree-many = --tree ne vaut que pour une grille
solve-tree-ending = il faut un fichier dont le nom finit par .dot, .json ou .txt
solve-no-tree = `{ $method }` ne garde pas d’arbre ; utilisez --method bnb, search ou sat
solve-no-engine = avertissement : `{ $method }` n’utilise pas --engine ; nommez une méthode qui le fait, par exemple --method mip
scenes-path = chemin { $path } ; paires après lui : { $pairs }
scenes-cover = il ne reste aucun chemin : les cases { $cells } touchent toute paire possible, il n’y en a donc pas plus de { $pairs }
scenes-shut = le dernier pion en { $cell } : jamais, car le départ pèse { $value } et un pion là { $limit }
scenes-open = le dernier pion en { $cell } : le départ pèse { $value }, un pion là { $limit }
duel-tree-who = --tree concerne le joueur qui commence, minimax:PROFONDEUR
seat-first = Premier
seat-second = Second
seats-unfinished = La partie n’est pas finie.
seats-takes = { $side } ({ $player }) prend { $pair } pour { $cost }
seats-totals = Premier { $first }, Second { $second }
seats-draw = { $totals } : égalité
seats-won = { $totals } : { $winner } gagne de { $by }
seats-legal =
    { $count ->
        [one] une paire permise
       *[other] { $count } paires permises
    } : { $pairs }{ $more ->
        [0] { "" }
       *[other] { " " }et { $more } de plus (tapez `moves`)
    }
seats-no-undo = Vous n’avez aucun coup à reprendre.
seats-see-help = { $what } ; tapez `help` pour l’aide
seats-help = Tapez une paire, par exemple r1c1+r1c2, pour la prendre. `undo` reprend votre dernier coup, `hint` en nomme un bon, `moves` énumère les paires permises, `quit` finit la partie.
seats-value = valeur { $value } (total du premier joueur moins celui du second) ; meilleurs premiers coups : { $moves }
seats-value-over = valeur { $value } (total du premier joueur moins celui du second) ; il n’y a aucun coup
seats-no-value = inconnu : { $why }
seats-cost = { $what } ; { $seconds } s, { $nodes ->
    [one] un nœud
   *[other] { $nodes } nœuds
}
tournament-head-player = joueur
tournament-head-wins = gains
tournament-head-draws = nuls
tournament-head-losses = pertes
tournament-head-margin = marge moy.
tournament-head-rating = cote (95 %)
tournament-each-other = gains-nuls-pertes des uns contre les autres, et la part des parties décidées qui sont gagnées
tournament-short = parties jouées : { $played } sur { $games }
census-title = { $symmetries ->
    [one] positions ; le départ n’a pas de symétrie
   *[other] positions, aux { $symmetries } symétries du départ près
}
census-head-pegs = pions
census-head-forms = à symétrie près
census-head-all = en tout
census-head-won = à gagner
census-sum = tout
census-stopped = arrêté : { $why }
census-needs = { $kib }K contiennent toutes les positions en bits
census-more-memory = { $why } ; donnez plus avec --memory-limit
census-more-memory-bits = { $why } ; donnez plus avec --memory-limit ({ $bits })
census-or-disk = { $what }, ou gardez les niveaux sur le disque avec --dir
census-goes-on = { $why } ; la même commande reprend où celle-ci s’est arrêtée
census-could-go-on = { $why } ; avec --dir une autre commande pourrait reprendre ici
agglomeration-sum = { $matrix }, somme { $sum }
agglomeration-penalised = MP(G), k = { $penalty }
agglomeration-jump = saut
agglomeration-plain = somme de M
agglomeration-less = somme de MP
relax-no-layer = il n’y a pas de couche `{ $name }` ; connues : { $known }
relax-no-layers = ce programme n’a pas de couches, il n’y a donc pas de `{ $name }`
relax-fix = il faut une variable et 0 ou 1, par exemple x_r1c1=1 ; trouvé : { $text }
relax-all-svg = une comparaison n’est pas une image ; utilisez --to text ou --to json
relax-size = { $program } : { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
}, { $columns ->
    [one] une variable
   *[other] { $columns } variables
}, { $nonzeros ->
    [one] un coefficient
   *[other] { $nonzeros } coefficients
}
relax-infeasible = la relaxation n’a aucun point, donc le programme non plus
relax-gap = borne { $bound }, optimum { $optimum }, écart { $gap } %
relax-bound = borne { $bound }
relax-any = rien n’est minimisé : tout point entier convient
relax-fractional = { $variables ->
    [0] aucune variable fractionnaire
    [one] une variable fractionnaire
   *[other] { $variables } variables fractionnaires
}, { $cells ->
    [0] aucune case
    [one] une case
   *[other] { $cells } cases
} sur { $all }
relax-head-program = programme
relax-head-rows = lignes
relax-head-columns = colonnes
relax-head-nonzeros = coefficients
relax-head-bound = racine
relax-head-gap = écart
relax-head-fractional = fractions
relax-head-nodes = nœuds
relax-head-rounds = tours
relax-head-seconds = secondes
relax-head-verdict = verdict
cuts-round = Tour { $round }
cuts-shut-in = enfermé : { $cells }
cuts-added = coupe : une des cases { $cells } doit être blanche
cuts-end = { $verdict } : { $rounds ->
    [one] un tour
   *[other] { $rounds } tours
}, { $cuts ->
    [0] aucune coupe ajoutée
    [one] une coupe ajoutée
   *[other] { $cuts } coupes ajoutées
} à { $rows ->
    [one] une ligne
   *[other] { $rows } lignes
}

# Toutes les solutions, et environ combien
all-not-comparable = { $game } : les solutions de cette grille ne se distinguent pas case par case, elles ne sont donc pas énumérées ; `quadrille pegs census --plays` compte les façons de jouer
all-too-large = trop de cases libres pour une liste de toutes les solutions : { $cells } ; { $most } au plus
all-no-outcome = ce n’est pas une solution de cette grille
all-alone = --all et --estimate ne vont pas avec --{ $option }
all-one-puzzle = --all et --estimate portent sur une seule grille
all-json-out = --all avec --json demande --out pour la liste
all-other-puzzle = contient les solutions d’une autre grille ; supprimez-le pour recommencer
all-none = il n’y a pas de solution
all-whole = { $solutions ->
    [one] la seule solution
   *[other] { $solutions } solutions, et il n’y en a pas d’autre
}
all-stopped = { $solutions ->
    [one] une solution jusqu’ici
   *[other] { $solutions } solutions jusqu’ici
}, peut-être pas toutes ({ $why }) ; la même commande avec --out reprend où celle-ci s’est arrêtée
all-no-probe = aucun sondage n’est allé à son terme
all-estimate = environ { $number } (erreur type { $error } %, { $probes ->
    [one] un sondage
   *[other] { $probes } sondages
}, graine { $seed })

# Records
records-no-such = il n’y a pas de record { $name } ; il y a { $known }
records-sizes = les tailles de ce record vont de { $first } à { $last }
records-other = contient les termes d’un autre record, { $other }
records-stopped = arrêté à n = { $n } : { $why } ; avec --out la même commande reprend
records-wrong = le terme n = { $n } ne tient pas : { $what }
records-agrees = comme publié
records-new = introuvable dans les publications
records-differs = publié : { $published }
records-no-proofs = { $name } n’a pas de preuves pour un vérificateur extérieur
records-verified = rien de mieux que le terme n = { $n } n’est possible : { $programs } programmes réfutés, chaque preuve vérifiée par VeriPB
records-written = la preuve que rien de mieux que le terme n = { $n } n’est possible est dans { $folder } ; tools/lrat-check la vérifie
records-refused = le vérificateur refuse cette preuve
records-checked = { $witnesses } des { $terms } termes ont un témoin, et tous ceux-là tiennent
record-singles-fewest = le moins de cases noires d’un motif n x n de Singles qu’on ne peut plus noircir
record-singles-fewest-number = nombre de motifs n x n de Singles à aussi peu de cases noires que possible qu’on ne peut plus noircir
record-singles-most = le plus de cases noires d’un motif n x n de Singles
record-singles-patterns = nombre de motifs n x n de Singles
record-unruly-boards = nombre de grilles pleines 2n x 2n d’Unruly
record-unruly-distinct = le même quand ni deux lignes ni deux colonnes ne sont égales
record-unruly-givens = le moins de cases données d’une grille 2n x 2n d’Unruly à solution unique
record-unruly-distinct-givens = le même quand ni deux lignes ni deux colonnes ne sont égales
record-towers-clue-sets = nombre de jeux complets d’indices de bord de Towers n x n, et combien d’entre eux laissent un seul carré
record-towers-fewest-clues = le moins d’indices de bord d’une grille n x n de Towers à solution unique, sans tour donnée
record-pairs-duel-2 = valeur de Pairs à deux sur 2 x n cases blanches numérotées dans l’ordre de lecture
record-pairs-duel-3 = valeur de Pairs à deux sur 3 x n cases blanches numérotées dans l’ordre de lecture
record-pegs-triangle-moves = le moins de coups d’un seul trou, où qu’il soit, à un seul pion sur un triangle de côté n
record-witness-size = le témoin n’est pas de taille { $n }
record-witness-illegal = le témoin enfreint une règle
record-witness-value = le témoin montre { $found }
record-witness-grows = r{ $row }c{ $col } pourrait être noircie aussi
record-witness-not-unique = le témoin n’a pas une solution unique
progress-solutions = solutions
progress-probes = sondages
progress-swept = cases balayées
progress-rows = lignes
progress-forms = grilles à symétrie près
progress-shares = parts des carrés
progress-sets = jeux d’indices
