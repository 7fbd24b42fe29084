# Ce que tous les jeux partagent. Pas de point final : une phrase peut entrer dans une autre.

verbatim = { $text }
list-and = { $first } et { $last }
    .comma = ,{ " " }
list-or = { $first } ou { $last }
    .comma = ,{ " " }
list-nor = { $first } ni { $last }
    .comma = ,{ " " }ni{ " " }

no-solution-from-here = Il n’y a pas de solution à partir d’ici : { $why }.

option-whole = { $option } { $text } : un nombre entier de { $least } à { $most } est attendu
option-percent = { $option } { $text } : un nombre de 0 à 100 est attendu

no-level = { $option } { $name } : { $known } est attendu
made-unique = Elle a exactement une solution.
made-level = Son niveau est { $level }.
made-scored = Son niveau est { $level }, son score { $score }.

explain-stopped = L’explication s’arrête ici : { $why }.
case-none = { $game } n’a pas de raisons les plus courtes : une réponse y est plus que ce que sont ses cases ; laissez { $option } de côté
case-too-large = les raisons les plus courtes sont pour des grilles de { $most } cases au plus
shortest-step =
    { $cited_count ->
        [0] { $effects } : par les seules règles
       *[other] { $effects } : il suffit de regarder { $cited }
    }{ $rules_count ->
        [0] .
       *[other] {""}. Utilisé : { $rules }.
    }
shortest-impossible = Aucune solution ne garde cette position.
shortest-several = Il y a plusieurs solutions ; rien de plus ne suit pour toutes.

stop-time = limite de temps atteinte
stop-cancelled = annulé
stop-nodes = limite de nœuds atteinte
stop-memory = limite de mémoire atteinte
stop-gave-up = la méthode a renoncé : elle ne résout pas toutes les grilles

at-place = ligne { $line }, colonne { $column } : { $what }

read-no-such-game = il n’y a pas de jeu { $name } ; il y a { $games }
read-other-game = ce texte est une grille de { $game }, pas de { $other_game }
read-ambiguous = ce texte pourrait être une grille de { $games } ; précisez le jeu
read-no-notation = { $line } trouvé, une grille dans une notation de { $games } est attendue (voir `quadrille formats`)
read-no-address = adresse { $line } trouvée, une adresse de puzz.link (hitori, skyscrapers), de Penpa+, de f-puzzles ou de SudokuPad (fpuz…), ou un identifiant des pages de Simon Tatham est attendue (voir `quadrille formats`)
read-as-game = pour { $game } : { $why }
read-misfit = ce n’est une grille d’aucun jeu : { $complaints }
read-too-long = le texte dépasse { $most } octets, le maximum que lise un jeu
read-too-long-for = le texte dépasse { $most } octets, le maximum que lise { $games }
read-not-text = octet { $byte } trouvé, du texte en UTF-8 est attendu
stop-refused = erreur interne : l’arbitre a refusé la réponse
stop-lost = le processus du solveur s’est arrêté de façon inattendue
stop-untrue = la réponse du solveur est illisible, ou viole une ligne du programme
refused-answer = { $game } { $method } : { $why }

wish-both = aucune grille n’exige { $technique } tout en s’en passant
wish-option = aucune grille n’exige { $technique } sans { $option } { $value }
wish-harder = aucune grille de niveau { $level } n’exige { $technique } : cette technique est { $own }
wish-level = aucune grille n’est de niveau { $level } sans les techniques de ce niveau
wish-score = { $text } n’est pas un score ; il faut un nombre comme 30, ou deux comme 20..35
symmetry-not-square = une grille de { $rows } x { $cols } n’a ni quart de tour ni symétrie diagonale : elle n’est pas carrée
wish-gave-up = aucune n’a été trouvée parmi toutes les grilles essayées : de telles grilles sont rares, ou il n’y en a pas
wish-nearest =
    la plus proche a un score de { $score }{ $broken ->
        [0] { "" }
        [one] { " " }et manque à un souhait
       *[other] { " " }et manque à { $broken } souhaits
    }
no-technique = { $game } n’a pas de technique `{ $name }` ; il a { $known }
no-method = { $game } n’a pas de méthode `{ $name }` ; il a { $known }
no-program = { $game } n’a pas de programme en nombres entiers de la méthode `{ $name }` ; il a { $known }
program-too-large = le programme en 0-1 aurait plus de { $most } termes, que personne ne pourrait vérifier
no-notation = { $game } n’a pas de notation `{ $name }` ; il a { $known }
text-empty = le texte est vide ; une grille de { $game } est attendue
text-too-long = le texte a { $bytes } octets ; { $game } en lit au plus { $most }
not-a-puzzle-of = ce n’est une grille de { $game } dans aucune notation connue ({ $known })
too-large-to-draw = une grille de { $cells } cases est trop grande pour être dessinée ; la limite est { $most }
too-large-to-edit = une grille de { $rows } x { $cols } est trop grande pour être dessinée à la main ; la limite est { $most }
no-such-edit = trouvé { $found }, attendu une modification de cette grille comme `r1c2=3`
not-in-pages = ceci n’existe pas dans une page ; le programme l’a
too-large-for-an-id = la grille est trop grande pour un identifiant
only-read = `{ $name }` peut être lue mais pas écrite
only-written = `{ $name }` peut être écrite mais pas lue
no-filled = une grille de { $game } ne peut pas contenir sa solution ; écrivez la solution elle-même, sans notation
position-is-puzzle = une position de { $game } est elle-même une grille : résolvez-la
no-proof-notation = { $game } n’a pas de notation de preuve à lui

# Où en est un long travail ; un nombre suit.
progress-squares = carrés essayés
progress-towers-and-clues = tours et indices examinés
progress-shortest = étapes trouvées
progress-boards = grilles essayées
progress-cut-rounds = tours de la boucle de coupes
progress-placing = placement des cases
progress-drawing = tirage d’une grille pleine
progress-mixing = mélange de la grille
progress-filling = remplissage de la grille
progress-erasing = effacement de cases
progress-restarts = nouveaux départs
progress-rounds = tours
progress-leaving-out = retrait des cases superflues
progress-adding = ajout de cases données
progress-removing = retrait de cases données
progress-positions = positions
progress-nodes = nœuds
progress-conflicts = conflits
progress-pegs = pions restants
progress-census = niveaux du recensement
progress-census-pages = pages du recensement
progress-cubes = parties de la recherche
progress-back = niveaux remontés
progress-games = parties
progress-puzzles = grilles
progress-fewest = le moins d’indices jusqu’ici

# Proofs for other people's checkers
prove-no-claim = pas d’affirmation { $name } ; il y a { $known }
prove-too-large-here = la preuve dépasse { $most } Mo : faites-la avec `quadrille prove`
prove-no-solution = l’affirmation a besoin de la réponse dont elle parle
prove-several = il y a plus d’une solution : il n’y a rien d’autre à prouver que cela (affirmation solvable)
prove-optimises = ce jeu cherche la meilleure réponse, non la seule : affirmez optimal
prove-nothing-best = ce jeu n’a rien à minimiser : affirmez unique
prove-is-impossible = l’affirmation est fausse : la grille n’a pas de solution
prove-is-possible = l’affirmation est fausse : la grille a une solution
prove-by-answer = La réponse elle-même est la preuve.
prove-by-search = La réfutation a été trouvée et écrite par une recherche sur les lignes mêmes du programme : chaque ligne suit de celles qu’elle nomme.
prove-by-lines = Une recherche a écrit la réfutation ; ce qu’une ligne entière permet est une somme de ses lignes du programme, un circuit de bornes sur le nombre de noires avant chaque case.
prove-by-tiles = La recherche du solveur a écrit la réfutation elle-même : ce qu’une ligne entière permet est une somme de ses lignes du programme, un circuit de bornes sur le nombre de noires avant chaque case, et chaque branche qui échoue est une clause.
prove-by-walk = Un parcours de toutes les positions accessibles le montre, niveau par niveau : chacun a un pion de moins.
prove-no-walk = aucun parcours de positions ne montre cette affirmation
prove-by-rings = La recherche du solveur elle-même a écrit la réfutation en cherchant : chaque clause apprise suit de lignes qu’elle nomme. Là où des cases noires fermaient un anneau, la preuve tire des lignes sur les appuis et les profondeurs que l’une d’elles est blanche.
prove-by-layers = Une recherche a écrit la réfutation ; les indices y sont dits couche par couche, par la hauteur des tours déjà passées, et là où des cases d’une ligne se partagent autant de hauteurs, c’est une somme de lignes. Tout cela est tiré des lignes du programme.
prove-by-towers = La recherche du solveur a écrit elle-même la réfutation pendant qu’elle cherchait : un indice est dérivé comme les états que parcourt la recherche, combien de tours sont vues et leur hauteur ; là où quelques cases d’une ligne se partagent autant de hauteurs, c’est une somme de lignes du programme ; et chaque branche qui a échoué est une clause.
prove-by-prices = La borne est la somme des lignes des cases, chacune multipliée par un prix que le couplage a trouvé.
prove-by-jumps = La borne est la somme des lignes de tous les sauts : chaque étape ôte un pion au plus.
prove-by-parity = La preuve additionne les lignes des sauts sur un ensemble de cases dont chaque saut change aucune ou deux, et divise la somme par deux.
prove-by-pagoda = La preuve additionne les lignes des sauts, pondérées de sorte qu’aucun saut n’augmente le poids (une pagode).
prove-by-part = La preuve montre étape par étape qu’une partie du plateau qu’aucun saut ne quitte garde un pion.

# Searches in parts
method-one-thread = { $method } travaille dans un seul fil ; plusieurs sont pour { $known }
no-threads = aucune méthode de { $game } n’emploie plusieurs fils
no-cubes = { $game } ne peut être découpé en cubes
no-cube = des cases et leur contenu sont attendus, comme r1c2=3 r4c1=0, non { $text }
split-parts = parties de la recherche : { $count }
