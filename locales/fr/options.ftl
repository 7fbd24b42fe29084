option-switch = { $option } { $text } : true ou false est attendu
option-number = { $option } { $text } : un nombre est attendu
option-choice = { $option } { $text } : { $choices } est attendu
option-unknown = { $option } n’est pas une option de ce jeu

quoted = « { $text } »
label-alone = Seule
label-black = Cases noires
label-board = Plateau
label-branching = Branchement
label-cells = Chiffres des cases
label-clues = Cases données
label-colours = Couleurs
label-cut = Coupe
label-density = Densité
label-difficulty = Difficulté
label-engine = Solveur
label-fill = Remplissage
label-goal = Dernier pion en
label-holes = Trous
label-ignore-values = Ignorer les valeurs
label-inference = Inférence
label-kind = Genre
label-minimise = Réduire
label-mode = Mode
label-node-limit = Nœuds au plus
label-node-order = Ordre des nœuds
label-penalty = Pénalité
label-program = Programme
label-restarts = Redémarrages
label-rule = Règle
label-seed = Graine
label-size = Taille
label-spread = Répartition
label-steps = Sauts
label-style = Style
label-symmetric = Symétrique
label-unique-lines = Lignes toutes différentes
label-vacancy = Trou vide
label-values = Valeurs
label-white = Cases blanches

# Ce qu’il faut taper, là où des mots le disent.
value-percent = POURCENTAGE
value-name = NOM
value-low-high = MIN..MAX
value-w-r-b-g-d = BLANC,ROUGE,BLEU,VERT,NOIR

# Les difficultés, telles que les formulaires les montrent.
level-trivial = très facile
level-easy = facile
level-medium = moyen
level-normal = normal
level-tricky = retors
level-hard = difficile
level-extreme = extrême
level-unreasonable = déraisonnable
