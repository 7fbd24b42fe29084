import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`bnb-option-program = bnb : le programme de quelle méthode (par défaut : la première)
bnb-option-branching = bnb : la fraction sur laquelle brancher (par défaut smallest-row)
bnb-option-node-order = bnb : le nœud ouvert par lequel continuer (par défaut depth)
bnb-option-node-limit = bnb : s’arrêter après tant de nœuds
bnb-option-inference = bnb : ce que l’on conclut des lignes avant de résoudre une relaxation ; none : les relaxations parlent seules (par défaut probing)
bnb-gave-up = HiGHS n’a pas pu résoudre une relaxation
bnb-tree-cut = nœuds que l’arbre garde : { $kept } ; omis : { $more }
lens-fixed-many = trop de variables sont fixées ; au plus : { $most }
lens-no-variable = le programme n’a pas de variable \`{ $name }\` ; la première est \`{ $example }\`
lens-stopped = pas de relaxation : { $why }
scenes-stopped = rien à voir : { $why }
no-cuts = { $game } n’a pas de boucle de coupes : son programme dit toutes les règles dès le début

lens-no-tree = \`{ $method }\` ne garde pas d’arbre
lens-text-long = ce texte est trop long (octets : { $bytes }) : écrivez-le avec \`quadrille model\`
no-scenes-at-all = { $game } n’a pas de scènes : ses algorithmes ne sont pas montrés image par image
no-scenes = { $game } n’a pas de scènes nommées \`{ $name }\` ; il a { $known }

lens-title = Microscope
lens-about = Le programme en nombres entiers d’une grille : ses lignes, sa relaxation linéaire, l’arbre d’une séparation et évaluation. Il faut pour cela le service, avec HiGHS à côté.
lens-service = Le microscope a besoin du service : lancez \`quadrille serve\` là où HiGHS est installé.
lens-puzzle = Grille
lens-look = Regarder
lens-program = Programme
lens-model = Lignes
lens-relaxation = Relaxation
lens-formulations = Formulations
lens-cuts = Coupes
lens-tree = Arbre
lens-size = Lignes : { $rows } ; variables : { $columns } ; coefficients : { $nonzeros }
lens-group = { $name } ({ $count })
lens-first-rows = Montrées : les { $shown } premières sur { $count }
lens-layer = Couche
lens-layer-all = toutes : l’écart à l’entier
lens-infeasible = La relaxation n’a aucun point, donc le programme non plus.
lens-bound = Borne { $bound }
lens-gap = Borne { $bound }, optimum { $optimum }, écart { $gap } %
lens-any = Rien n’est minimisé : tout point entier convient.
lens-fractional = { $variables ->
    [0] Aucune variable n’est fractionnaire.
    [one] Une variable est fractionnaire (cases à fractions : { $cells } sur { $all }).
   *[other] { $variables } variables sont fractionnaires (cases à fractions : { $cells } sur { $all }).
}
lens-name = Programme
lens-rows = Lignes
lens-columns = Variables
lens-nonzeros = Coefficients
lens-root = Borne à la racine
lens-gap-head = Écart
lens-fractional-head = Fractions
lens-nodes = Nœuds
lens-rounds = Tours de coupes
lens-seconds = Secondes
lens-verdict = Verdict
lens-cut = Coupe
lens-round = Tour { $round } sur { $rounds }
lens-shut-in = { $areas ->
    [0] Rien n’est enfermé : c’est la solution.
    [one] Une zone de blancs est enfermée (encadrée).
   *[other] { $areas } zones de blancs sont enfermées (encadrées).
}
lens-added = { $cuts ->
    [0] Aucune ligne n’est ajoutée.
    [one] Une ligne est ajoutée : une des cases marquées doit devenir blanche.
   *[other] { $cuts } lignes sont ajoutées : dans chacune, une des cases marquées doit devenir blanche.
}
lens-node = Nœud { $node } : { $fate }
lens-node-bound = borne { $bound }
lens-node-fractional = { $count ->
    [one] une fraction
   *[other] { $count } fractions
}
lens-decisions = Décisions : { $path }
lens-no-decision = aucune
lens-shown = Nœuds : { $shown } sur { $all }
lens-more = Autres nœuds, non montrés : { $more }.
lens-drawing = L’arbre, nœuds : { $nodes }. Choisissez-en un à la souris, ou avec le champ ci-dessous.
lens-chosen = Nœud
lens-grow = Poussé jusqu’ici
lens-fate-open = ouvert
lens-fate-branched = divisé
lens-fate-solution = solution
lens-fate-infeasible = infaisable
lens-fate-bound = coupé par la borne
lens-try = Une grille pour commencer :
lens-board = Le plateau de ce que l’on regarde
lens-scenes = À l’œuvre
lens-text = Texte
lens-whose = L’arbre de qui
lens-depth = Coups d’avance
lens-tree-bnb = bnb : séparation et évaluation sur des relaxations
lens-tree-search = search : décisions et contradictions
lens-tree-sat = sat : décisions et conflits de CaDiCaL
lens-tree-minimax = minimax : le jeu à deux, avec les branches qu’il laisse
lens-play = Faire pousser
lens-pause = Arrêter
lens-zoom = Zoom
lens-save = Enregistrer en
lens-scene = { $name } : { $number } sur { $all }
lens-paths = Chemins augmentants de \`flow\`
lens-paths-step = Ce chemin retourne ses paires ; après lui, paires : { $value }.
lens-paths-end = Il ne reste aucun chemin. Les cases marquées, au nombre de { $limit }, touchent toute paire possible : aucun appariement n’a plus de paires que { $value }.
lens-pagoda = Fonctions pagode
lens-pagoda-shuts = Le départ pèse { $value }, un pion en { $cell } pèse { $limit }. Aucun saut n’alourdit une position : le dernier pion n’y sera jamais.
lens-pagoda-lets = Le départ pèse { $value }, un pion en { $cell } pèse { $limit } : une partie qui y mène peut perdre { $spare } en chemin, pas plus.
lens-no-scene = Il n’y a rien à voir sur ce plateau.
lens-prices = Prix sur les cases
lens-duality = Les prix font en tout { $dual } : encore la borne, de l’autre côté.
lens-slack-head = Les lignes qui ont un prix n’ont pas d’écart, celles qui ont un écart n’ont pas de prix (écarts complémentaires). Exceptions : { $broken }.
lens-row = Ligne
lens-dual = Prix
lens-slack = Écart
lens-reduced = Les paires et les sauts pris ne coûtent rien de plus que les prix de leurs lignes. Exceptions : { $broken }.
lens-value = valeur { $value }

## De quoi parlent les lignes, par les noms que leur donnent les programmes

lens-rows-one-height-a-cell = une hauteur par case
lens-rows-each-height-once-a-row = chaque hauteur une fois par ligne
lens-rows-each-height-once-a-column = chaque hauteur une fois par colonne
lens-rows-clue-top = l’indice au-dessus de la colonne { $number }
lens-rows-clue-bottom = l’indice sous la colonne { $number }
lens-rows-clue-left = l’indice à gauche de la ligne { $number }
lens-rows-clue-right = l’indice à droite de la ligne { $number }
lens-rows-given-towers = tours données
lens-rows-no-number-twice-in-a-line = aucun nombre deux fois dans une ligne ou une colonne
lens-rows-no-two-blacks-side-by-side = jamais deux noires côte à côte
lens-rows-no-white-is-shut-in = aucune blanche enfermée
lens-rows-blacks-and-the-border-form-no-ring = les noires et le bord ne forment pas d’anneau
lens-rows-row = ligne { $number }
lens-rows-column = colonne { $number }
lens-rows-one-colour-a-cell = une couleur par case
lens-rows-given-tiles = tuiles données
lens-rows-two-lines-differ = deux lignes diffèrent
lens-rows-the-start = le départ
lens-rows-step = étape { $number }
lens-rows-the-end = la fin
lens-rows-to-pegs-outside-the-board-never-move = (1) à (4) : les pions hors du plateau ne bougent pas
lens-rows-and-the-start = (5) et (6) : le départ
lens-rows-to-step = (7) à (17), étape { $number }
lens-rows-each-cell-in-one-pair-at-most = chaque case dans une paire au plus
`;export{t};