# Gratte-ciel. Pas de point final à une phrase qui peut entrer dans une autre.

## Parties de phrases. `line` vaut row ou column, `number` compte à partir de 1.

towers-line =
    { $line ->
        [row] la ligne
       *[column] la colonne
    } { $number }
towers-line-first =
    { $line ->
        [row] La ligne
       *[column] La colonne
    } { $number }
towers-clue =
    L’indice { $clue } { $side ->
        [top] au-dessus de
        [bottom] au-dessous de
        [left] à gauche de
       *[right] à droite de
    } { towers-line }
towers-case-once = chaque hauteur une fois dans { towers-line }
towers-case-clue =
    l’indice { $clue } { $side ->
        [top] au-dessus de
        [bottom] au-dessous de
        [left] à gauche de
       *[right] à droite de
    } { towers-line }
towers-side =
    { $side ->
        [top] du haut
        [bottom] du bas
        [left] de gauche
       *[right] de droite
    }
towers-nothing = rien

## Grilles

towers-size = taille { $size } : une grille de taille 1 à { $most } est attendue
towers-clue-range = indice { $clue } : un nombre de 1 à { $most } est attendu
towers-tower-range = tour { $height } : un nombre de 1 à { $most } est attendu
towers-height-range = hauteur { $height } : un nombre de 1 à { $most } est attendu
towers-repeats = { $cell }={ $height } répète le { $height } donné en { $twin } ; chaque hauteur figure une fois par ligne et par colonne

## L’arbitre

towers-answer-size = la réponse fait { $rows } x { $cols }, la grille { $n } x { $n }
towers-no-height = { $cell } contient { $height }, mais les hauteurs vont de 1 à { $n }
towers-not-given = { $cell } contient { $height }, mais une tour de hauteur { $given } y est donnée
towers-twice = { $one } et { $other }, dans { towers-line }, valent { $height } toutes les deux
towers-miscounted =
    vue { towers-side }, { towers-line } montre { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }, mais son indice est { $clue }

## Jouer

towers-shows =
    vue { towers-side }, { towers-line } montre { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    } et non { $clue }
towers-no-height-left = il ne reste aucune hauteur pour { $cell }
towers-no-move = { $found } : un coup tel que r1c2=3, r1c2!=3, r1c2?3 ou r1c2:1,2 est attendu
towers-outside = { $cell } est hors de la grille de { $n } x { $n }
towers-move-height = { $found } : une hauteur de { $least } à { $most } est attendue
towers-move-given = { $cell } porte une tour donnée de hauteur { $given }
towers-mark-on-tower = Une tour se dresse en { $cell } : enlevez-la avant d’y noter des marques

## Solutions

towers-symbol = { $found } : une hauteur de 1 à { $tallest } ou `.` est attendue
towers-too-many-heights =
    plus que { $cells ->
        [one] la { $cells } hauteur
       *[other] les { $cells } hauteurs
    } de la grille
towers-too-few-heights =
    { $found ->
        [one] { $found } hauteur trouvée
       *[other] { $found } hauteurs trouvées
    }, { $cells } attendues ({ $n } x { $n })

## Fichiers : notation csv

towers-file-corner = { $found } : un coin vide est attendu
towers-file-clue = { $found } : un indice de 1 à { $most }, ou rien, est attendu
towers-file-height = { $found } : une hauteur de 1 à { $most }, ou rien, est attendue
towers-file-size = une grille de taille { $found } : la taille { $n } est attendue
towers-file-rows = plus de { $most } lignes ; la plus grande grille est de taille { $size }
towers-file-fields = plus de { $most } champs ; la plus grande grille est de taille { $size }
towers-file-ragged =
    { $fields ->
        [one] { $fields } champ trouvé
       *[other] { $fields } champs trouvés
    }, { $width } attendus comme dans la première ligne
towers-file-empty = le fichier est vide ; n+2 lignes de n+2 champs sont attendues
towers-file-shape =
    { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    } de { $width ->
        [one] { $width } champ
       *[other] { $width } champs
    } : n+2 lignes de n+2 champs sont attendues, n valant au moins 1

## Identifiants : notation id

towers-id-unexpected = { $found } au lieu de ce qui est attendu : { $expected }
towers-id-end = la fin
towers-id-size = la taille de la grille
towers-id-colon = `:` et les indices
towers-id-clues =
    `/` et encore { $clues ->
        [one] { $clues } indice
       *[other] { $clues } indices
    }
towers-id-symbol = une lettre, une tour ou `_`
towers-id-number = le nombre { $found } est trop grand, un plus petit est attendu
towers-id-first-symbol = une lettre ou une tour
towers-id-cells =
    encore { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }
towers-id-more-clues = plus de { $clues } indices
towers-id-more-cells =
    plus de { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    }
towers-id-seed = un identifiant à graine ne peut être rejoué que par le programme qui l’a fait ; un identifiant descriptif tel que `4:2/2/1/3/...` est attendu

## Adresses : notation puzzlink

towers-address = une adresse telle que `https://puzz.link/p?skyscrapers/4/4/...` est attendue
towers-address-short = la fin est atteinte : colonnes/lignes/indices sont attendus
towers-address-square =
    { $cols ->
        [one] { $cols } colonne
       *[other] { $cols } colonnes
    } et { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    } : une grille carrée est attendue
towers-address-ends =
    la fin est atteinte : { $places ->
        [one] encore { $places } place est attendue
       *[other] encore { $places } places sont attendues
    }
towers-address-run = une suite de places vides dépasse la dernière des { $places }
towers-address-digits = deux chiffres hexadécimaux sont attendus après `-`
towers-address-symbol = { $found } : 0-9, a-z, `-` ou `.` est attendu
towers-address-more = plus de places que la grille n’en a

## Méthodes et modèles

towers-search-stalled = La recherche piétinait ; `sat` a répondu.
towers-logic-level = Son niveau est { $level }.
towers-mip-wrong = HiGHS a rendu un point qui n’est pas une réponse : { $why }.
towers-program-size = le programme entier d’une grille de taille { $n } est trop grand ; il est écrit jusqu’à la taille { $most }, au-delà prenez la formule (cnf, sat)

## Produire des grilles

towers-not-square = { $option } { $rows }x{ $cols } : une grille de gratte-ciel est carrée
towers-no-size = { $option } { $size } : un nombre de 1 à { $most } est attendu
towers-mode-any-level = { $option } { $mode } fait des grilles de toute difficulté ; { $option } unique en accepte une
towers-none-made = aucune grille de taille { $n } et de niveau { $level } trouvée parmi { $tried } ; essayez une taille plus grande
towers-never-hidden-set = aucune grille jusqu’à la taille 6 n’exige { $technique } : les autres cases de la ligne forment alors un groupe nu, qui vient d’abord ; donnez une taille plus grande
towers-unique-alone = { $given } ne va qu’avec { $mode } unique
towers-clues-most = { $clues }, c’est trop : une grille de taille { $n } a de la place pour { $most } indices et tours
towers-clues-symmetry = une grille symétrique de taille { $n } ne peut montrer exactement { $clues } : indices et tours vont par groupes
towers-none-counted = aucune grille de taille { $n } avec exactement { $clues } comme nombre d’indices et de tours, jusqu’au niveau { $level }, parmi { $tried } ; le moins était { $fewest }
towers-made-minimal = Rien ne peut en être enlevé.
towers-made-symmetric = Indices et tours sont disposés comme après un demi-tour ; on ne peut en enlever deux qui vont ensemble.
towers-made-symmetry = Indices et tours sont symétriques ; on ne peut enlever ceux qui vont ensemble.
towers-made-counted = Elle montre exactement autant d’indices et de tours que souhaité : { $clues }.
towers-made-full = Elle a tous les indices d’un carré latin tiré au hasard.
towers-made-restarts = Elle a tous les indices d’un carré construit comme dans le rapport 000, par tirages et nouveaux départs : { $begun ->
    [one] le premier départ a suffi.
   *[other] il a fallu { $begun } départs.
}
towers-made-random = Ses indices sont tirés au hasard : elle est très probablement impossible.
towers-made-hard =
    Elle a la moitié des indices d’un carré latin tiré au hasard et { $towers ->
        [one] { $towers } tour
       *[other] { $towers } tours
    }.

## Expliquer

towers-several = Chaque hauteur restante figure dans une solution : cette grille en a plusieurs.
towers-wrong-together = Ces tours et ces marques ne peuvent pas être toutes justes : aucune solution ne les réunit.
towers-wrong-marks =
    { $cells_count ->
        [one] Les marques de { $cells } ne peuvent pas être justes : aucune solution n’y a l’une de ces hauteurs.
       *[other] Les marques de { $cells } ne peuvent pas être justes : dans chacune de ces cases, aucune solution n’a l’une des hauteurs marquées.
    }
towers-wrong-alone = Cela ne peut pas être juste : aucune solution n’a { $towers }.
towers-no-place-left = { towers-line } n’a plus de place pour le { $height }

## Techniques

towers-clue_one = { towers-clue } ne voit qu’une tour, donc rien ne se trouve devant la plus haute : { $cell } vaut { $height }.
    .name = indice un
    .about = un indice 1 se trouve devant la plus haute tour
towers-clue_all = { towers-clue } voit toutes les tours, donc chacune dépasse la précédente : vues de là, elles vont de 1 à { $tallest } dans l’ordre.
    .name = indice maximal
    .about = un indice n regarde un escalier de 1 à n
towers-facing_clues = Les indices { $clue } et { $other_clue } aux deux bouts de { towers-line } font { $sum } : chaque tour est vue d’un côté et la plus haute des deux, donc { $cell } vaut { $height }.
    .name = indices face à face
    .about = deux indices qui se font face et dont la somme est n+1 fixent la plus haute tour
towers-clue_bound =
    { towers-clue } voit { $clue ->
        [1] une tour
       *[other] { $clue } tours, chacune plus haute que la précédente
    }, donc { $bounds }.
    .name = borne d’un indice
    .about = un indice borne les hauteurs des tours proches de lui
towers-clue_bound-before = { towers-clue } doit en voir { $left } devant { $wall }, chacune plus haute que la précédente, donc { $bounds }.
towers-clue_bound-first = { towers-clue } ne peut voir que { $first } devant { $wall } ; c’est donc la plus haute de celles qui précèdent { $wall } : { $bounds }.
towers-at-most = { $cell } vaut au plus { $height }
towers-at-least = { $cell } vaut au moins { $height }
towers-less-than = { $cell } vaut moins de { $height }
towers-naked_single = { $reasons } ; donc { $cell } vaut { $height }.
    .name = seule hauteur possible
    .about = une case n’a plus qu’une hauteur
towers-naked_single-alone = { $cell } vaut { $height }, la seule hauteur qui existe.
towers-stand-in =
    { $heights_count ->
        [one] { $heights } se trouve dans { towers-line }
       *[other] { $heights } se trouvent dans { towers-line }
    }
towers-too-tall =
    { $heights_count ->
        [one] { $heights } est trop haute
       *[other] { $heights } sont trop hautes
    } si près de l’indice { $clue } { $side ->
        [top] du haut
        [bottom] du bas
        [left] de gauche
       *[right] de droite
    }
towers-out-before =
    { $heights_count ->
        [one] { $heights } est déjà exclue
       *[other] { $heights } sont déjà exclues
    }
towers-hidden_single = { towers-line-first } n’a pas d’autre place pour le { $height }, donc { $cell } vaut { $height }.
    .name = seule place possible
    .about = une hauteur n’a plus qu’une place dans une ligne ou une colonne
towers-line_fillings = Dans { towers-line }, { $reasons }. Donc { $conclusion }.
    .name = remplissages d’une ligne
    .about = aucune façon de remplir une ligne selon ses indices n’emploie une hauteur
towers-is-not =
    { $heights_count ->
        [one] { $cell } ne vaut pas { $heights }
       *[other] { $cell } ne vaut ni { $heights }
    }
towers-none-stands = aucune de ces tours n’y est
towers-too-many =
    avec { $gone }, on verrait { $side ->
        [top] depuis le haut
        [bottom] depuis le bas
        [left] depuis la gauche
       *[right] depuis la droite
    } au moins { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }{ $best }, alors que l’indice est { $clue }
towers-too-few =
    avec { $gone }, on verrait { $side ->
        [top] depuis le haut
        [bottom] depuis le bas
        [left] depuis la gauche
       *[right] depuis la droite
    } au plus { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }{ $best }, alors que l’indice est { $clue }
towers-at-best = { " " }(au mieux { $heights })
towers-at-best-none = { "" }
towers-no-height-for =
    { $cells_count ->
        [one] { $gone } prendrait la dernière hauteur possible en { $cells }
       *[other] { $gone } prendrait une des hauteurs { $heights }, dont { $cells } ont besoin
    }
towers-no-place-for =
    { $heights_count ->
        [one] { $gone } prendrait la dernière place du { $heights }
       *[other] { $gone } prendrait une des places de { $heights }, qui ne vont qu’en { $cells }
    }
towers-clues-apart =
    avec { $gone }, l’indice { $clue } { $line ->
        [row] de gauche
       *[column] du haut
    } veut le { $height } en { $cells }, mais l’indice { $other_clue } { $line ->
        [row] de droite
       *[column] du bas
    } le veut en { $other_cells }
towers-clues-differ =
    avec { $gone }, l’indice { $clue } { $line ->
        [row] de gauche
       *[column] du haut
    } veut { $heights } en { $at }, mais l’indice { $other_clue } { $line ->
        [row] de droite
       *[column] du bas
    } y veut { $other_heights }
towers-never =
    avec { $gone }, on verrait { $side ->
        [top] depuis le haut
        [bottom] depuis le bas
        [left] depuis la gauche
       *[right] depuis la droite
    } { $counts } tours, alors que l’indice est { $clue }
towers-nowhere = avec { $gone }, le { $height } n’a plus de place ({ $cases })
towers-clues-missed = avec { $gone }, les deux indices ensemble ne laissent aucune façon de remplir le reste
towers-and-also = { $one } ; { $rest }
towers-heights-in = { $heights } en { $cell }
towers-or-else = { $one }, ou { $rest }
towers-naked_set = Dans { towers-line }, { $cells } se partagent les hauteurs { $heights }, qui ne vont donc nulle part ailleurs.
    .name = groupe nu
    .about = des cases d’une ligne se partagent autant de hauteurs
towers-hidden_set = Dans { towers-line }, les hauteurs { $heights } ne vont qu’en { $cells }, donc aucune autre n’y a sa place.
    .name = groupe caché
    .about = des hauteurs ne vont que dans autant de cases d’une ligne
towers-fish =
    { $line ->
        [row] Dans les lignes { $lines }, le { $height } n’a sa place que dans les colonnes { $across }, donc ces colonnes n’ont pas de { $height } ailleurs.
       *[column] Dans les colonnes { $lines }, le { $height } n’a sa place que dans les lignes { $across }, donc ces lignes n’ont pas de { $height } ailleurs.
    }
    .name = poisson
    .about = une hauteur est confinée, dans des lignes, à autant de colonnes, ou l’inverse
towers-forcing_chain =
    Si { $start } ne vaut pas { $height }, alors { $chain } : un bout de cette chaîne vaut { $height } dans tous les cas, donc { $targets_count ->
        [one] { $targets } ne vaut pas { $height }.
       *[other] { $targets } ne valent pas { $height }.
    }
    .name = chaîne forcée
    .about = une chaîne de cases à deux hauteurs porte la même hauteur à l’un de ses bouts
towers-then = puis { $tower }
towers-what_if = Supposons que { $cell } vaille { $height }. Cela impose { $chain }, et alors { $end }. Donc { $cell } ne vaut pas { $height }.
    .name = et si ?
    .about = une hauteur essayée dans une case mène, par des tours forcées, à une ligne impossible à remplir
towers-what_if-at-once = Supposons que { $cell } vaille { $height }. Alors { $end }. Donc { $cell } ne vaut pas { $height }.
towers-end-no-height = dans { towers-line } il ne reste aucune hauteur pour { $cells }
towers-end-cells =
    { $heights_count ->
        [one] dans { towers-line } il ne reste que { $heights } pour { $cells }
       *[other] dans { towers-line } il ne reste que { $heights } pour { $cells } ensemble
    }
towers-end-no-place = dans { towers-line } il ne reste aucune place pour { $heights }
towers-end-heights =
    { $cells_count ->
        [one] dans { towers-line } il ne reste que { $cells } pour { $heights }
       *[other] dans { towers-line } il ne reste que { $cells } pour { $heights } ensemble
    }
towers-end-too-many =
    dans { towers-line } on voit { $side ->
        [top] depuis le haut
        [bottom] depuis le bas
        [left] depuis la gauche
       *[right] depuis la droite
    } au moins { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }, alors que l’indice est { $clue }
towers-end-too-few =
    dans { towers-line } on voit { $side ->
        [top] depuis le haut
        [bottom] depuis le bas
        [left] depuis la gauche
       *[right] depuis la droite
    } au plus { $count ->
        [one] { $count } tour
       *[other] { $count } tours
    }, alors que l’indice est { $clue }
towers-end-apart =
    dans { towers-line } l’indice { $clue } { $line ->
        [row] de gauche
       *[column] du haut
    } veut le { $height } en { $cells }, mais l’indice { $other_clue } { $line ->
        [row] de droite
       *[column] du bas
    } le veut en { $other_cells }
towers-end-differ =
    dans { towers-line } l’indice { $clue } { $line ->
        [row] de gauche
       *[column] du haut
    } veut { $heights } en { $at }, mais l’indice { $other_clue } { $line ->
        [row] de droite
       *[column] du bas
    } y veut { $other_heights }
towers-end-never =
    dans { towers-line } on voit { $side ->
        [top] depuis le haut
        [bottom] depuis le bas
        [left] depuis la gauche
       *[right] depuis la droite
    } { $counts } tours, alors que l’indice est { $clue }
towers-end-nowhere = dans { towers-line } le { $height } n’a plus de place ({ $cases })
towers-end-dead = { towers-line } ne peut plus être remplie
towers-more =
    { $more ->
        [one] { $more } autre tour
       *[other] { $more } autres tours
    }
towers-case_split = Supposons que { $cell } vaille { $height }. { $forced } { $split } vaut { $heights }. Mais { $cases }. Donc { $cell } ne vaut pas { $height }.
    .name = étude de cas
    .about = une hauteur mène, par des tours forcées, à une case dont toutes les hauteurs échouent à leur tour
towers-case_split-then = Alors
towers-case_split-forces = Cela impose { $chain }, et alors
towers-case-at-once = avec { $tower }, { $end }
towers-case-fails = { $tower } impose { $chain }, et alors { $end }
towers-case-deeper = après { $tower }, toutes les hauteurs de { $split } échouent aussi (des cas dans des cas, { $more } en tout)
towers-case_split-search = Supposons que { $cell } vaille { $height }. Toutes les suites échouent, mais en plus de cas qu’une phrase ne peut en suivre : une recherche les a parcourues. Donc { $cell } ne vaut pas { $height }.

## Ce que disent listes et formulaires

towers = Towers (gratte-ciel)
    .about = bâtissez une tour dans chaque case, chaque hauteur une fois par ligne et par colonne, pour que les indices du bord comptent les tours vues
    .goal = Bâtissez des tours pour que chaque indice voie son nombre.
    .rules = Chaque hauteur une fois par ligne et par colonne. Un nombre au bord dit combien de tours on voit de là : les plus hautes cachent celles de derrière.
    .how = Choisissez une case, puis un nombre. Espace pour le crayon. Touchez un indice (ou maj et une flèche) pour voir ce qu’il voit.
    .touch = Touchez une case, puis un nombre ; le crayon écrit de petites marques. Touchez un indice pour voir ce qu’il voit.
    .edit = Choisissez une case ou une place du bord et tapez un nombre ; Suppr l’enlève. Glisser choisit plusieurs cases. Les flèches mènent au bord et en reviennent.

towers-method-search = recherche dédiée (par défaut) : toutes différentes, les deux indices d’une ligne à la fois, redémarrages ; `sat` quand elle piétine
towers-method-sat = CaDiCaL sur une formule qui suit la plus haute tour vue ; peut écrire des preuves
towers-method-sat-plain = BatSat sur une formule qui suit la plus haute tour vue
towers-method-mip = HiGHS sur le programme en nombres entiers des rapports, erreurs corrigées ; jusqu’à une taille de 8 environ
towers-method-mip-001 = le même avec les contraintes du rapport 001, qui comptent aussi les tours de même hauteur
towers-method-logic = seulement les techniques qui ont un nom ; peut s’arrêter en route
towers-method-bnb = notre propre séparation et évaluation sur la relaxation linéaire du programme, avec un arbre à regarder ; petites grilles

towers-option-alone = search : ne jamais passer la main à `sat` quand elle piétine (false par défaut)
towers-option-mode = unique (par défaut) : une seule solution, de la difficulté voulue, rien de donné sans besoin ; full : tous les indices ; normal : tous les indices, d’une grille tirée au hasard sur cinq ; hard : la moitié des indices et n/2 tours ; restarts : tous les indices d’un carré fait par le generateGrid du rapport 000
towers-option-symmetric = indices et tours données sont disposés comme après un demi-tour (false par défaut)
towers-option-symmetry = comment sont disposés indices et tours données (none par défaut)
towers-option-clues = exactement autant d’indices et de tours données ; sans --difficulty, de n’importe quel niveau
towers-option-pattern = une image de la grille avec son bord : indices et tours exactement à ses `#`
towers-option-from = une nouvelle grille avec la solution de celle-ci
towers-option-change = en quoi elle diffère de --from : d’autres indices (other, par défaut), un niveau de plus (harder) ou de moins (easier), ou moins d’indices (fewer)

towers-format-puzzlink = une adresse puzz.link ou pzv.jp du genre skyscrapers
towers-format-id = identifiant de la collection de Simon Tatham ; les tailles au-delà de 9 sont une extension de Quadrille
towers-format-csv = le fichier des rapports : n+2 lignes de n+2 champs, les indices au bord
