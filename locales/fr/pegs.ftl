# Pegs (le solitaire). Les erreurs et les règles violées sont des morceaux de phrase, sans point final ; les
# remarques et les étapes sont des phrases.

pegs-left =
    { $pegs ->
        [one] { $pegs } pion
       *[other] { $pegs } pions
    }
pegs-nothing = rien

## Plateaux et règles

pegs-no-peg = le plateau n’a pas de pion ; il en faut au moins un
pegs-no-hole = le plateau n’a pas de trou libre ; il en faut au moins un
pegs-too-large = { $rows } lignes et { $cols } colonnes, c’est trop : la limite est de { $side } pour chacune et de { $places } places en tout
pegs-not-triangle = la ligne r d’un triangle a r cases
pegs-goal-not-a-cell = l’arrivée { $goal } n’est pas une case du plateau
pegs-not-a-cell = { $cell } n’est pas une case du plateau
pegs-cannot-jump = Le pion en { $cell } ne peut pas sauter : il lui faut un pion à côté et un trou derrière
pegs-jump = le saut { $from }-{ $to } n’est pas permis : { $why }
pegs-not-straight = un pion saute de deux cases en ligne droite
pegs-no-peg-at = il n’y a pas de pion en { $cell }
pegs-no-peg-over = il n’y a pas de pion à sauter en { $cell }
pegs-not-empty = { $cell } n’est pas libre
pegs-move = coup { $number } : { $why }
pegs-move-nowhere = le coup { $number } ne va nulle part
pegs-goal-empty = aucun pion n’est à l’arrivée { $goal }
pegs-goal-not-alone =
    il reste { $pegs ->
        [one] { $pegs } pion
       *[other] { $pegs } pions
    } à côté de celui qui est à l’arrivée { $goal }

pegs-board-rect = { $name } : on attend rect:LIGNESxCOLONNES
pegs-board-size = { $name } demande une taille, par exemple { $kind }:7
pegs-board-unknown = aucun plateau ne s’appelle { $name } ; il y a { $known }
pegs-board-side = { $name } : on attend une taille de { $least } à { $most }, pas { $found }
pegs-board-odd = { $name } : on attend une taille impaire, pas { $found }
pegs-board-no-cell = { $cell } n’est pas une case de { $name }

## Notations

pegs-no-centre = { $option } centre : ce plateau n’a pas de case en son milieu ; nommez-en une comme rRcC
pegs-goal = { $option } { $found } : on attend any, centre ou une case comme r4c4
pegs-expected-position = on attend les coups joués, comme r4c2-r4c4, ou une position en id, csv ou text
pegs-other-board = la position est celle d’un autre plateau
pegs-uneven-row =
    une ligne de { $found ->
        [one] { $found } case
       *[other] { $found } cases
    }, on en attend { $expected } comme au-dessus
pegs-rows = plus de { $most } lignes
pegs-columns = plus de { $most } colonnes
pegs-no-board = rien ici, on attend un plateau
pegs-expected-vacancy = trouvé { $found }, on attend le trou libre comme rRcC
pegs-expected-size = trouvé { $found }, on attend une taille de 1 à { $most }, par exemple 7x7
pegs-expected-cells = fin du texte, on attend `:` et les cases
pegs-expected-rows = trouvé { $found }, on attend le nombre de lignes d’un triangle, de 2 à 90
pegs-more-cells =
    plus de { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }
pegs-fewer-cells =
    trouvé { $found ->
        [one] { $found } case
       *[other] { $found } cases
    }, on en attend { $expected }
pegs-expected-letter = trouvé { $found }, on attend P, H ou O
pegs-expected-symbol = trouvé { $found }, on attend un pion (*), un trou (-) ou une espace
pegs-expected-field = trouvé { $found }, on attend un pion (x), un trou (o) ou rien ; en chiffres 0, 1 ou 2, ou avec { $option } 123 un chiffre de 1 à 3
pegs-no-triangles = cette notation n’a pas de triangles ; prenez id ou text
pegs-expected-move = trouvé { $found }, on attend un coup comme r4c2-r4c4 ou r4c2-r4c4-r2c4
pegs-expected-landing = trouvé { $found }, on attend aussi où va le pion, comme r4c2-r4c4

## Résolution

pegs-exact-too-large = exact prend des plateaux de { $most } cases au plus, celui-ci en a { $cells } ; prenez beam
pegs-census-too-large = un recensement prend des plateaux de { $most } cases au plus, celui-ci en a { $cells }
pegs-model-too-large = le modèle aurait { $variables } variables ; la limite est { $most }
pegs-model-moves = le programme des rapports minimise les pions, pas les coups
pegs-rings-square = le programme avec anneaux vaut pour les plateaux carrés ; prenez le programme de la méthode `mip`
pegs-one-solution = cette méthode ne compte pas les solutions ; exact les compte
pegs-moves-not-counted = les jeux de moindre nombre de coups ne se comptent pas ; laissez { $option } de côté
pegs-orders = Les mêmes sauts dans un autre ordre comptent pour un autre jeu.
pegs-misses-goal =
    Le meilleur jeu trouvé laisse { $pegs ->
        [one] { $pegs } pion
       *[other] { $pegs } pions
    }, et non un seul en { $goal }.
pegs-fewest = Moins de { $pegs } pions est impossible, par { $proof }.
pegs-not-fewest = On n’a pas prouvé que c’est le moins possible : { $stop }.
pegs-by-class = la classe de la position
pegs-by-weights = une fonction pagode
pegs-by-search = recherche exhaustive
pegs-moves-unproved = Le moindre nombre de pions n’est pas prouvé, le moindre nombre de coups non plus.
pegs-fewest-moves =
    Moins de { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    } est impossible, par recherche exhaustive.
pegs-moves-open =
    Moins de { $below ->
        [one] { $below } coup
       *[other] { $below } coups
    } est impossible, moins de { $moves } n’est pas exclu : { $stop }.
pegs-unreachable = Aucun jeu ne finit avec un seul pion en { $goal } : prouvé par { $proof }.
pegs-why-weights = Pesez les pions avec { $weights } (0 ailleurs) : aucun saut n’augmente la somme, et au départ elle est inférieure à ce que pèse { $goal }.
pegs-why-parity = Chaque saut change zéro ou deux des cases { $cells } : le nombre de pions qui s’y trouvent reste pair, ou impair, et un seul pion en { $goal } demanderait le contraire.
pegs-why-part = Aucun saut ne quitte { $cells }, donc un pion y reste.

## Preuves et leur vérification

pegs-proof-line = ligne { $line } : { $why }
pegs-proof-head = on attend `pegs proof`
pegs-proof-claim = on attend `claim ...`
pegs-proof-claims = on attend `claim unreachable rRcC` ou `claim at-least N`
pegs-proof-lines = on attend parity, part, stay, weight ou exhaustive
pegs-proof-cell = on attend une case, trouvé { $found }
pegs-proof-pair = on attend rRcC=POIDS
pegs-proof-weight = on attend un poids entier
pegs-proof-other-goal = la preuve parle de { $goal }, la question est { $asked }
pegs-proof-jump = le saut { $from }-{ $to } contredit une ligne de la preuve
pegs-proof-raises = le saut { $from }-{ $to } augmente le poids total
pegs-proof-shared = deux parties ont une case en commun
pegs-proof-weak = les lignes sont vraies mais ne prouvent pas ce qui est affirmé
pegs-proof-less =
    les lignes prouvent au moins { $bound ->
        [one] { $bound } pion
       *[other] { $bound } pions
    }, pas { $pegs }
pegs-proof-large = on peut atteindre plus de { $most } positions, trop pour les revoir : ce que les lignes affirment n’est pas vérifié
pegs-proves-unreachable = aucun jeu ne finit avec un seul pion en { $goal } : { $why }
pegs-proves-parity =
    les pions sur { $cells } cases marquées restent en nombre { $parity ->
        [even] pair
       *[odd] impair
    }, et ce pion seul en ferait un nombre { $parity ->
        [even] impair
       *[odd] pair
    }
pegs-proves-part = une partie du plateau que nul saut ne quitte garde un pion
pegs-proves-weights = les pions pèsent { $total }, aucun saut ne l’augmente, et un pion en { $goal } pèse { $end }
pegs-proves-search =
    { $positions ->
        [one] la seule position qu’on peut atteindre ne l’a pas
       *[other] aucune des { $positions } positions qu’on peut atteindre ne l’a
    }
pegs-proves-fewest = aucun jeu ne finit avec moins de { $pegs } pions : { $why }
pegs-proves-fewest-parity = les parités l’interdisent
pegs-proves-fewest-parts = aucune partie du plateau que nul saut ne quitte ne peut en avoir moins
pegs-proves-fewest-stay = certains pions ne peuvent jamais être sautés, et les parités des autres l’interdisent
pegs-proves-fewest-search = aucune des { $positions } positions qu’on peut atteindre n’en a moins

## Explications

pegs-only_jump =
    { $move } : le pion en { $peg } saute par-dessus { $over } ; il reste { $left ->
        [one] { $left } pion
       *[other] { $left } pions
    }. Aucun autre saut n’est possible.
    { $picture }
    .name = seul saut
    .about = aucun autre saut n’est possible
pegs-keeping_jump =
    { $move } : le pion en { $peg } saute par-dessus { $over } ; il reste { $left ->
        [one] { $left } pion.
       *[other] { $left } pions. { $reach }
    }
    { $picture }
    .name = saut qui préserve
    .about = un saut après lequel on peut encore arriver au moins de pions
pegs-keeping_chain =
    { $move } : le pion en { $peg } saute par-dessus { $over } ; il reste { $left ->
        [one] { $left } pion.
       *[other] { $left } pions. { $reach }
    }
    { $picture }
    .name = suite de sauts qui préserve
    .about = plusieurs sauts de suite d’un même pion, après lesquels on peut encore arriver au moins de pions
pegs-reach =
    { $pegs ->
        [one] Une recherche connaît une suite qui ne laisse qu’un seul pion.
       *[other] Une recherche connaît une suite qui laisse { $pegs } pions, { $proved ->
            [yes] le moins possible
           *[no] le mieux que l’on connaisse
        }.
    }
pegs-purge =
    { $name ->
        [three] Il commence une élimination par 3
        [six] Il commence une élimination par 6
        [l] Il commence une élimination en équerre
       *[package] Il commence un enchaînement qui se referme
    } : { $jumps } enlèvent { $gone } et laissent tout le reste comme il est. { $reach }
pegs-no-jump-left =
    Aucun saut n’est possible ; il reste { $pegs ->
        [one] un pion
       *[other] { $pegs } pions
    }.
pegs-worse = D’ici il reste au mieux { $now } pions, depuis le départ c’était { $before } : revenez au dernier bon saut.
pegs-out-of-reach = Depuis le départ aucun jeu ne finit avec un seul pion en { $goal }.
pegs-no-longer = D’ici on ne peut plus finir avec un seul pion en { $goal } : revenez au dernier bon saut.
pegs-lost-because = { $told } { $why }
pegs-lost-part = Aucun saut ne quitte { $cells }, donc un pion y reste.
pegs-lost-class =
    { $wanted ->
        [odd] Sur { $cells } on compte { $count ->
            [one] { $count } pion
           *[other] { $count } pions
        }, nombre pair qui le reste à chaque saut ; un seul pion en { $goal } le rendrait impair.
       *[even] Sur { $cells } on compte { $count ->
            [one] { $count } pion
           *[other] { $count } pions
        }, nombre impair qui le reste à chaque saut ; un seul pion en { $goal } le rendrait pair.
    }
pegs-lost-weights = Donnons aux cases les poids { $weights } et 0 aux autres : les pions pèsent { $total }, aucun saut ne les alourdit, et un pion en { $goal } pèse { $end }.

## Génération

pegs-size-with-board = { $size } ne va pas avec { $option } ; écrivez { $option } square:6
pegs-size = { $option } { $rows }x{ $cols } : on attend des côtés jusqu’à { $side } et au plus { $places } cases
pegs-size-no-jump = { $option } { $rows }x{ $cols } : un saut demande trois cases en ligne
pegs-vacancy = { $option } { $found } : on attend random ou une case comme r4c4
pegs-steps-fit = { $option } { $steps } ne tient pas sur { $rows }x{ $cols } : { $fit } ont tenu ; demandez une taille plus grande
pegs-holes-rare = { $option } : aucune partie parmi beaucoup ne commence ainsi ; elles commencent avec { $fewest } à { $most } trous
pegs-holes-none = { $option } : aucune partie d’autant de sauts n’a été trouvée
pegs-program-level = les plateaux du programme n’ont pas de niveau
pegs-program-steps = { $steps } sauts ne tiennent pas sur un plateau de { $rows } sur { $cols }
pegs-program-none = selon le programme, aucune partie sur { $rows } par { $cols } n’a autant de sauts ({ $steps }), autant de trous au départ ({ $holes }) et sa fin au milieu
pegs-program-wrong = la partie du solveur viole son propre programme ; essayez une autre graine
pegs-level-rare = aucun plateau de { $rows }x{ $cols } de niveau { $level } n’a été trouvé ; demandez une autre taille, ou renoncez au reste
pegs-no-clues = { $option } : Pegs n’a pas d’indices ; le nombre de trous est une option à part
pegs-no-pattern = { $option } : l’image d’un plateau de Pegs est déjà un problème ; donnez-la telle quelle aux autres commandes
pegs-no-symmetry = { $option } : Pegs n’a pas d’indices à placer symétriquement ; les plateaux symétriques ont des noms (voir --board)
pegs-no-from = { $option } : la position est tout ce qu’il y a dans Pegs ; une autre a une autre solution
pegs-level-board = { $board } ne laisse pas le choix du niveau : ce n’est pas { $level }
pegs-made-proved =
    { $pegs ->
        [one] Un pion est
       *[other] { $pegs } pions sont
    } le moins qu’un jeu puisse laisser, c’est prouvé.
pegs-made-known =
    { $pegs ->
        [one] Un pion est
       *[other] { $pegs } pions sont
    } le moins que l’on sache laisser, ce n’est pas prouvé.
pegs-made-impossible = L’arrivée est hors d’atteinte, c’est prouvé.
pegs-made-unknown = On ne sait pas combien de pions un jeu doit laisser au moins.
pegs-made-back = Un pion est le moins qu’un jeu puisse laisser, par construction.
pegs-made-program = Un programme en nombres entiers l’a fait : { $jumps ->
    [one] un saut mène
   *[other] { $jumps } sauts mènent
} à un seul pion, { $holes ->
    [one] un trou
   *[other] { $holes } trous
} au départ.

## Ce que disent listes et formulaires

pegs = Pegs (solitaire)
    .about = sautez des pions par-dessus d’autres jusqu’à ce qu’il en reste le moins possible
    .goal = Sautez jusqu’à ce qu’il ne reste qu’un pion.
    .rules = Un pion saute par-dessus un voisin dans le trou derrière lui, et le voisin part. Laissez aussi peu de pions que le plateau le permet : un seul, le plus souvent. Un anneau en tirets marque où le dernier doit rester, s’il le doit.
    .how = Glissez un pion par-dessus son voisin, ou touchez-le puis le trou. Touches : flèches, Entrée pour prendre et poser.
    .touch = Glissez un pion par-dessus son voisin, ou touchez-le puis le trou.
    .stuck = Plus aucun saut possible. Annulez ou recommencez.
    .lost =
        { $least ->
            [one] On ne peut plus finir avec un seul pion.
           *[other] { $least } pions, le minimum de ce plateau, ne sont plus atteignables d’ici.
        }
    .edit = Touchez : pion, trou, pas de case ; glisser rend d’autres places comme la première. Touches : p, h, x, et g là où le dernier pion doit rester.
    .best =
        { $proved ->
            [true] { $best ->
                [one] On peut finir avec un seul pion.
               *[other] Il reste au moins { $best } pions : impossible de n’en laisser qu’un.
            }
           *[false] { $best ->
                [one] On peut finir avec un seul pion.
               *[other] On peut finir avec { $best } pions, peut-être moins.
            }
        }

pegs-method-exact = le moins de pions ou de coups, avec preuve ; plateaux de 64 cases au plus (par défaut sur ceux-ci)
pegs-method-beam = recherche en faisceau qui s’améliore tant qu’il reste du temps ; tout plateau (par défaut sur les grands)
pegs-method-mip = le programme en nombres entiers des rapports, indexé par le temps ; petits plateaux
pegs-method-gather = une partie, chaque saut étant celui après lequel les pions ont le plus de voisins
pegs-method-gather-penalised = la même, moins une pénalité par trou vide
pegs-method-centre = une partie, chaque saut vers le milieu et aussi près de lui que possible
pegs-method-random = des parties au hasard, la meilleure est gardée
pegs-method-bnb = notre propre séparation et évaluation sur la relaxation linéaire du programme, avec un arbre à regarder ; petites grilles

pegs-option-goal = où le dernier pion doit finir (par défaut any : le moins de pions possible, n’importe où)
pegs-option-minimise = moves : parmi les façons de finir avec le moins de pions, une qui prend le moins de coups ; plusieurs sauts de suite d’un même pion font un coup (par défaut pegs)
pegs-option-cells = code de la matrice de chiffres, 012 (par défaut) : trou, pion, hors plateau ; 123 : hors plateau, trou, pion
pegs-option-penalty = gather-penalised : ce que coûte un trou vide, 0 ou plus (4 par défaut)
pegs-option-restarts = random : combien de parties essayer (1 par défaut)
pegs-option-board = un plateau nommé : english, european, wiegleb, asymmetrical, cross:N, cross:RxC, european:N, diamond:N, square:N, rect:RxC, triangle:N
pegs-option-vacancy = avec un plateau nommé : le trou vide (par défaut celui d’usage)
pegs-option-kind = sans plateau nommé, reverse (par défaut) : une partie remontée depuis un seul pion ; shape : une forme au hasard, pleine à un pion près ; program : un programme en nombres entiers qui choisit le plateau et la partie
pegs-option-steps = reverse : combien de sauts demande la grille (par défaut : facile 10, moyen 20, difficile 35, sinon autant que possible)
pegs-option-holes = nombre de trous au départ, pour --kind reverse et program

pegs-format-id = 7x7:OOPPP... comme dans la collection de Simon Tatham, triangle:5:HPP..., ou le nom d’un plateau avec un trou vide : english, triangle:5@r3c2
pegs-format-csv = les fichiers des rapports : x pion, o trou, rien hors plateau, séparés par des virgules
pegs-format-matrix = la matrice des rapports : 0 trou, 1 pion, 2 hors plateau ; --cells 123 : 1 hors plateau, 2 trou, 3 pion
pegs-format-text = un dessin : * ou x pion, - ou o ou . trou, espace hors plateau ; triangles centrés
