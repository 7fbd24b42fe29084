# Unruly. Les phrases des étapes et des notes sont entières ; ce qui refuse une entrée ou nomme une règle
# violée n’a pas de point final, parce que d’autres phrases l’accueillent.
#
# $ink, $other et $tile valent `black` ou `white` ; $line est le nom d’une ligne ou d’une colonne dans une
# phrase, $Line en tête de phrase. Une case est féminine.

unruly-row = la ligne { $n }
unruly-column = la colonne { $n }
unruly-case-three = pas trois pareilles dans { $line }
unruly-case-half = autant de blanches que de noires dans { $line }
unruly-case-differ = { $one } et { $other } diffèrent
unruly-row-title = La ligne { $n }
unruly-column-title = La colonne { $n }
unruly-rows = { $n ->
    [one] { $n } ligne
   *[other] { $n } lignes
}
unruly-columns = { $n ->
    [one] { $n } colonne
   *[other] { $n } colonnes
}
unruly-tile-is = { $ink ->
    [black] { $cell } est noire
   *[white] { $cell } est blanche
}

## Les techniques

unruly-pair = { $ink ->
    [black] { $cells } sont toutes deux noires, donc { $cell }, juste à côté, est blanche.
   *[white] { $cells } sont toutes deux blanches, donc { $cell }, juste à côté, est noire.
}
    .name = paire
    .about = à côté de deux voisines égales se trouve l’autre couleur
unruly-gap = { $ink ->
    [black] { $cells } sont toutes deux noires, donc { $cell }, entre elles, est blanche.
   *[white] { $cells } sont toutes deux blanches, donc { $cell }, entre elles, est noire.
}
    .name = intervalle
    .about = entre deux cases égales se trouve l’autre couleur
unruly-last_cell = { $ink ->
    [black] { $cell } est la dernière case vide de { $line }, à laquelle il manque une case noire ; elle est donc noire.
   *[white] { $cell } est la dernière case vide de { $line }, à laquelle il manque une case blanche ; elle est donc blanche.
}
    .name = dernière case
    .about = la dernière case vide d’une ligne prend la couleur qui lui manque
unruly-line_full = { $half ->
    [1] { $ink ->
        [black] { $Line } a déjà sa case noire, donc l’autre est blanche.
       *[white] { $Line } a déjà sa case blanche, donc l’autre est noire.
    }
   *[other] { $ink ->
        [black] { $Line } a déjà ses { $half } cases noires, donc les autres sont blanches.
       *[white] { $Line } a déjà ses { $half } cases blanches, donc les autres sont noires.
    }
}
    .name = couleur complète
    .about = une ligne qui a toutes ses cases d’une couleur est complétée par l’autre
unruly-unique_lines = { $ink ->
    [black] Il manque une case noire à { $line }, et en { $cell } elle la rendrait égale à { $full } ; donc { $tiles }.
   *[white] Il manque une case blanche à { $line }, et en { $cell } elle la rendrait égale à { $full } ; donc { $tiles }.
}
    .name = lignes différentes
    .about = la dernière case d’une couleur ne doit pas rendre une ligne égale à une ligne pleine (si cette règle vaut)
unruly-near_complete = { $ink ->
    [black] Il manque une case noire à { $line }, et ce doit être l’une de { $cells }, sinon ces trois seraient blanches. Les autres cases vides de { $line } sont donc blanches.
   *[white] Il manque une case blanche à { $line }, et ce doit être l’une de { $cells }, sinon ces trois seraient noires. Les autres cases vides de { $line } sont donc noires.
}
    .name = presque complète
    .about = la dernière case d’une couleur doit être là où trois de l’autre se suivraient
unruly-line_completion = { $argument } ; donc { $tile }.
    .name = façons de compléter
    .about = toutes les façons de compléter une ligne donnent la même couleur à une case
unruly-line_completion-likewise = { $argument } ; donc { $tile }. De même { $others }.
unruly-case_split = { $other ->
    [black] { $argument } ; { $cell } est donc noire.
   *[white] { $argument } ; { $cell } est donc blanche.
}
    .name = étude de cas
    .about = supposer une case ; ses conséquences se contredisent, elle est donc de l’autre couleur
unruly-case_split-equal = Si { $cell } était { $ink ->
    [black] noire
   *[white] blanche
}, { $further ->
    [0] deux lignes seraient aussitôt égales
    [1] 1 autre case suivrait et rendrait deux lignes égales, ou une ligne impossible à compléter
   *[other] { $further } autres cases suivraient et rendraient deux lignes égales, ou une ligne impossible à compléter
} ; { $cell } est donc { $other ->
    [black] noire
   *[white] blanche
}.

## Ce qui suivrait d’une case, et comment cela finit

unruly-if = { $ink ->
    [black] Si { $cell } était noire, { $end }
   *[white] Si { $cell } était blanche, { $end }
}
unruly-if-then = Si { $cell } était { $ink ->
    [black] noire
   *[white] blanche
}, il s’ensuivrait { $chain }, et { $end }
unruly-link = { $ink ->
    [black] { $cell } noire
   *[white] { $cell } blanche
}
unruly-more = { $more ->
    [one] { $more } autre case
   *[other] { $more } autres cases
}
unruly-then-three = { $ink ->
    [black] trois cases noires se suivraient en { $cells }
   *[white] trois cases blanches se suivraient en { $cells }
}
unruly-then-many = { $ink ->
    [black] { $half ->
        [one] { $line } aurait plus de { $half } case noire
       *[other] { $line } aurait plus de { $half } cases noires
    }
   *[white] { $half ->
        [one] { $line } aurait plus de { $half } case blanche
       *[other] { $line } aurait plus de { $half } cases blanches
    }
}
unruly-then-short = { $ink ->
    [black] { $left ->
        [one] il ne resterait que { $left } case noire pour { $line }, alors qu’il en faut une dans chacun des groupes { $windows }
       *[other] il ne resterait que { $left } cases noires pour { $line }, alors qu’il en faut une dans chacun des groupes { $windows }
    }
   *[white] { $left ->
        [one] il ne resterait que { $left } case blanche pour { $line }, alors qu’il en faut une dans chacun des groupes { $windows }
       *[other] il ne resterait que { $left } cases blanches pour { $line }, alors qu’il en faut une dans chacun des groupes { $windows }
    }
}
unruly-window = { $first } à { $last }
unruly-then-equal = { $line } serait égale à { $full }
unruly-then-dead = { $line } ne pourrait plus être complétée

## Comment les explications se terminent

unruly-broken-already = Une règle est déjà violée : { $why }.
unruly-cannot-all-stay = ces cases ne peuvent pas toutes rester
unruly-no-solution = Il n’y a pas de solution à partir d’ici.
unruly-several = { $left ->
    [one] Il y a plusieurs solutions ; { $left } case reste ouverte.
   *[other] Il y a plusieurs solutions ; { $left } cases restent ouvertes.
}
unruly-no-further = { $left ->
    [one] Aucune technique ne va plus loin ; il reste { $left } case.
   *[other] Aucune technique ne va plus loin ; il reste { $left } cases.
}
unruly-would-have = { $ink ->
    [black] { $line } aurait trop de cases noires
   *[white] { $line } aurait trop de cases blanches
}
unruly-neither = { $cell } ne peut être ni noire ni blanche
unruly-line-dead = { $line } ne peut pas être complétée

## Les règles violées

unruly-wrong-size = la solution a { $rows } x { $cols } cases, la grille { $board_rows } x { $board_cols }
unruly-given-changed = { $ink ->
    [black] { $cell } est donnée noire, mais la solution la rend blanche
   *[white] { $cell } est donnée blanche, mais la solution la rend noire
}
unruly-three = { $ink ->
    [black] trois cases noires se suivent : { $cells }
   *[white] trois cases blanches se suivent : { $cells }
}
unruly-three-in = { $ink ->
    [black] trois cases noires se suivent dans { $line }
   *[white] trois cases blanches se suivent dans { $line }
}
unruly-too-many = { $ink ->
    [black] { $line } a { $count } cases noires ; sa moitié est { $half }
   *[white] { $line } a { $count } cases blanches ; sa moitié est { $half }
}
unruly-too-many-of = { $ink ->
    [black] { $line } a { $count } cases noires sur { $half }
   *[white] { $line } a { $count } cases blanches sur { $half }
}
unruly-equal-rows = les lignes { $one } et { $two } sont égales
unruly-equal-columns = les colonnes { $one } et { $two } sont égales
unruly-caption = deux lignes ne sont jamais égales, deux colonnes non plus

## Les grilles, textes et coups refusés

unruly-side-odd = la grille a { $side } ; chaque ligne a autant de cases noires que de blanches, donc les deux côtés doivent être pairs et valoir au moins 2
unruly-side-long = la grille a { $side } ; un côté peut en avoir { $most } au plus
unruly-many-cells = une grille de { $rows } x { $cols } a { $cells } cases ; { $most } au plus sont permises
unruly-too-large = la grille est trop grande : { $rows } lignes et { $cells } cases au plus
unruly-nothing = rien
unruly-unexpected = { $found } trouvé, { $expected } attendu
unruly-unexpected-2 = { $found } trouvé, { $expected } attendu ; est-ce le codage du rapport 003 ({ $cells } 12) ?
unruly-tile = 0 ou 1
unruly-tile-or-empty = 0, 1 ou .
unruly-field-01 = 0 (blanche), 1 (noire), rien ou -1 (vide)
unruly-field-12 = 1 (blanche), 2 (noire), rien ou 0 (vide)
unruly-uneven-rows = { $tiles ->
    [one] cette ligne a { $tiles } case, la première en a { $first }
   *[other] cette ligne a { $tiles } cases, la première en a { $first }
}
unruly-blank-line = une ligne vide, là où des cases sont attendues
unruly-no-rows = aucune ligne trouvée, une grille est attendue
unruly-row-long = une ligne peut avoir { $most } cases au plus
unruly-text-long = le texte continue après les { $cells } cases
unruly-text-short = { $tiles ->
    [one] le texte a { $tiles } case, la grille { $cells }
   *[other] le texte a { $tiles } cases, la grille { $cells }
}
unruly-unreadable = le fichier est illisible : { $why }
unruly-id-colon = aucun `:` trouvé, un nom de grille tel que 8x8:FEfc... est attendu
unruly-id-size = { $found } trouvé, une taille telle que 8x8 est attendue
unruly-id-height = { $found } trouvé, la hauteur est attendue
unruly-id-letter = { $found } trouvé, une lettre est attendue
unruly-id-long = la description continue après la dernière des { $cells } cases
unruly-id-short = la description s’arrête après { $walked } cases sur { $cells }
unruly-id-no-end = la description s’arrête à la dernière des { $cells } cases, un pas au-delà est attendu
unruly-move = { $found } : un coup tel que r1c2=black, r1c2=white ou r1c2=empty est attendu
unruly-outside = { $cell } est hors de la grille de { $rows } lignes et { $cols } colonnes
unruly-fixed = { $cell } est donnée et ne change pas
unruly-given-missing = { $cell } est donnée { $ink ->
    [black] noire
   *[white] blanche
}, mais la position l’a { $found ->
    [black] noire
    [white] blanche
   *[empty] vide
}

## Les méthodes

unruly-answered-by = Répondu par { $method }.
unruly-sat-too-large = `sat` accepte des grilles jusqu’à environ 150 x 150 : des formules plus grandes ne tiennent pas en mémoire ; prenez auto, fill ou search
unruly-mip-too-large = `{ $method }` accepte des grilles jusqu’à { $most } cases et celle-ci en a { $cells } ; prenez auto, fill ou search
unruly-sweep-size = { $rows } x { $cols } est trop large pour `sweep` : ce qu’il faut retenir des colonnes ne tient pas en { $bits } bits ; prenez auto ou search
unruly-sweep-lines = `sweep` accepte des grilles sans lignes égales dont le petit côté a au plus { $most } cases, et celle-ci est de { $rows } x { $cols } ; prenez auto ou search
unruly-fill-counts = `fill` trouve une solution et ne sait pas les compter ; prenez search ou sat
unruly-model-too-large = un modèle de cette grille serait trop grand : les formules vont jusqu’à environ 150 x 150, les programmes en nombres entiers jusqu’à { $cells } cases
unruly-model-comparisons = comparer toutes les lignes de cette grille deux à deux rendrait le modèle trop grand

## Les générateurs

unruly-minimal = Elle a exactement une solution, et chaque case donnée y est nécessaire.
unruly-least = Elle a exactement une solution, et les échanges de cases données n’ont pas mené à moins ; à moins de { $bound } il y en aurait plusieurs.
unruly-least-ended = La recherche de moins de cases données a été interrompue.
unruly-made-symmetric = Ses cases données sont disposées comme après un demi-tour.
unruly-made-symmetry = Ses cases données sont symétriques.
unruly-beyond = Elle est plus difficile que { $level } : il y faut des suppositions emboîtées.
unruly-up-to = Elle se résout sans deviner, par des techniques jusqu’au niveau { $level }.
unruly-clues = { $clues ->
    [one] Elle a { $clues } case donnée, soit { $share } % des cases.
   *[other] Elle a { $clues } cases données, soit { $share } % des cases.
}
unruly-solvable = Elle a une solution, et peut en avoir plusieurs.
unruly-potentially = Elle a peut-être une solution : aucune suite de trois pour l’instant, ce qui ne le garantit pas.
unruly-rounds = { $rounds ->
    [one] La première grille du programme avait une solution
   *[other] La grille { $rounds } du programme avait une solution
} : { $white } blanches, { $black } noires.
unruly-steps = { $rounds ->
    [one] Un cinquième de la grille ({ $tiles }) vient du programme, et pouvait être complété tout de suite.
   *[other] Un cinquième de la grille ({ $tiles }) vient du programme, { $rounds } fois avant de pouvoir être complété.
}
unruly-placed = { $placed ->
    [one] Pas plus de { $placed } case sur { $wanted } n’a pu être placée.
   *[other] Pas plus de { $placed } cases sur { $wanted } n’ont pu être placées.
}
unruly-too-small = une grille de { $rows } x { $cols } est trop petite : les deux côtés doivent valoir au moins { $least } (de plus petites se résolvent, mais ne se créent pas)
unruly-two-generators = { $options } sont deux générateurs différents ; n’en donnez qu’un
unruly-no-levels = les générateurs des rapports ({ $options }) ne connaissent pas de difficulté
unruly-program-alone = les grilles du programme du rapport 002 n’ont ni niveau, ni densité, ni nombre minimal d’indices
unruly-fill-or-tiles = choisissez un taux de remplissage ou des nombres de cases, pas les deux
unruly-no-placing = le programme n’a pas de place pour autant de cases : blanches { $white }, noires { $black }
unruly-placing-wrong = la grille du solveur viole son propre programme ; essayez une autre graine
unruly-fewest-level = { $clues } fewest et least ne laissent pas choisir la difficulté ; ne donnez pas { $level }
unruly-symmetric-alone = { $option } est pour les grilles à une solution et peu de cases données, jusqu’à { $cells } cases ; il ne va avec aucun autre générateur
unruly-clues-value = { $option } { $text } : on attend few, fewest, least, ou un nombre
unruly-clues-alone = { $option } avec un nombre est pour les grilles à une solution ; il ne va avec aucun générateur des rapports
unruly-clues-most = { $clues }, c’est trop pour une grille de { $rows } x { $cols }
unruly-clues-size = une grille de { $rows } x { $cols } est trop grande pour compter ses cases données ; la limite est de { $most } cases
unruly-clues-symmetry = une grille symétrique ne peut en avoir exactement { $clues } : ses cases données vont par groupes
unruly-none-counted = aucune grille de { $rows } x { $cols } avec exactement { $clues } de ses cases données parmi { $tried } ; le moins était { $fewest }
unruly-large-level = les grilles de plus de { $cells } cases se créent jusqu’au niveau { $level }
unruly-too-easy = aucune grille de { $rows } x { $cols } de niveau { $level } n’a été trouvée en { $tries } essais : il n’y en a pas à cette taille, ou bien peu
unruly-fewest-cells = { $clues } fewest et least vont jusqu’à { $most } cases ; cette grille en a { $cells }
unruly-no-unique-lines = aucune grille de { $rows } x { $cols } dont toutes les lignes et toutes les colonnes diffèrent n’a été trouvée ; il n’y en a pas à cette taille, ou bien peu

## Ce que disent listes et formulaires

unruly = Unruly (binairo)
    .about = posez une tuile noire ou blanche sur chaque case : jamais trois pareilles de suite, autant de chaque couleur par ligne et par colonne
    .goal = Remplissez de noir et de blanc, jamais trois de suite.
    .rules = Remplissez chaque case en noir ou en blanc. Jamais trois pareilles à la suite ; autant de noires que de blanches par ligne et colonne.
    .how = Touchez : noire, puis blanche, puis vide. Bouton droit : blanche. Touches : 1 noire, 2 blanche. Les tuiles carrées sont données.
    .touch = Touchez : noire, puis blanche, puis vide. Attendez un instant, puis tracez pour jouer plusieurs cases. Les tuiles carrées sont données.
    .edit = Touchez : noir, puis blanc, puis vide ; glisser donne d’autres pions comme le premier. Touches : 1 noir, 2 blanc, Suppr.
    .rule-unique-lines = Deux lignes ne peuvent pas être égales, ni deux colonnes.

unruly-method-auto = la plus rapide des autres pour la grille et la question, une complète en dernier
unruly-method-search = toutes les façons de compléter chaque ligne à la fois, puis en profondeur avec redémarrages
unruly-method-sweep = compte toutes les façons de compléter sans regarder chacune : case par case, en retenant les derniers jetons et les comptes des colonnes
unruly-method-fill = complète des grilles de toute taille : remplit sur place, puis corrige les comptes le long de chemins
unruly-method-sat = CaDiCaL sur des clauses ; peut écrire des preuves LRAT de ce qu’il affirme
unruly-method-sat-plain = BatSat sur des clauses
unruly-method-mip = le programme en nombres entiers du rapport 002, par HiGHS : une variable binaire par case
unruly-method-mip-2colour = le programme en nombres entiers du rapport 003, par HiGHS : une variable binaire par case et couleur
unruly-method-logic = seulement les techniques d’une personne, courtes études de cas comprises ; abandonne où elles finissent
unruly-method-bnb = notre propre séparation et évaluation sur la relaxation linéaire du programme, avec un arbre à regarder ; petites grilles

unruly-option-cells = chiffres du blanc et du noir dans les fichiers à virgules (01 par défaut)
unruly-option-unique-lines = interdire aussi deux lignes égales et deux colonnes égales (par défaut : ce que dit la grille)
unruly-option-fill = grilles du rapport 002 : vider une grille pleine jusqu’à ce taux (0 à 100) ; soluble, sans solution unique promise
unruly-option-density = grilles du rapport 003 : placer des cases au hasard jusqu’à cette densité (0 à 100) ; peut-être insoluble
unruly-option-style = drawn (par défaut) ; program : le programme à trois états du rapport 002, avec des nombres de cases tirés ou choisis et changés jusqu’à ce que la grille ait une solution ; avec un taux de remplissage, ses quatre étapes
unruly-option-white = cases blanches que place le programme du rapport 002 ; sans --style program la grille peut être impossible
unruly-option-black = cases noires qu’il place
unruly-option-clues = pour une solution unique, few (par défaut) : peu de cases données à la difficulté voulue ; fewest : aucune de trop, quelle que soit la difficulté ; least : une longue recherche de moins encore, par échanges ; ou un nombre exact
unruly-option-symmetric = pour une solution unique : les cases données sont disposées comme après un demi-tour (false par défaut)
unruly-option-symmetry = pour une solution unique : comment sont disposées les cases données (none par défaut)
unruly-option-pattern = une image de la grille : une seule solution, et des cases données exactement à ses `#`
unruly-option-from = une nouvelle grille avec la solution de celle-ci
unruly-option-change = en quoi elle diffère de --from : d’autres cases données (other, par défaut), un niveau de plus (harder) ou de moins (easier), ou moins de cases données (fewer)

unruly-format-id = identifiant de la collection de Simon Tatham : `8x8:FEfc...`, `8x8u:...` pour des lignes toutes différentes
unruly-format-csv = le fichier du rapport 002 : 0 blanc, 1 noir, rien ou -1 vide, séparés par des virgules ; étendu par une première ligne `unique-lines` où cette règle vaut
unruly-format-csv12 = le fichier du rapport 003 : 1 blanc, 2 noir, rien ou 0 vide ; comme --cells 12
unruly-format-text = un dessin : 0 blanc, 1 noir, . vide, une ligne de texte par ligne, des espaces entre les cases
