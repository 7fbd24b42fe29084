# Singles. Ce qui entre dans une autre phrase n’a pas de point final.

## Ce que citent les raisons les plus courtes

singles-case-number = le { $number } de { $cell }
singles-case-apart = pas deux noires côte à côte
singles-case-together = toutes les blanches reliées

## Techniques

singles-black_neighbour = { $cells_count ->
    [one] { $cells } touche la noire { $black }, donc elle est blanche.
   *[other] { $cells } touchent la noire { $black }, donc elles sont blanches.
}
    .name = voisine d’une noire
    .about = les cases à côté d’une noire sont blanches
singles-white_twin = { $cells_count ->
    [one] Le { $number } en { $white } est blanc, donc son jumeau en { $cells } est noir.
   *[other] Le { $number } en { $white } est blanc, donc ses jumeaux en { $cells } sont noirs.
}
    .name = jumeau d’un blanc
    .about = un nombre vu une fois dans une ligne y cache ses jumeaux
singles-sandwich = { $cell } est entre les deux { $number } en { $a } et { $b } : l’un d’eux est noir, donc { $cell } est blanche.
    .name = sandwich
    .about = la case entre deux nombres égaux est blanche
singles-pair_isolation = { $a } et { $b } sont voisines et égales, donc l’une des deux montre le { $number } : { $cells_count ->
    [one] { $cells } est noire.
   *[other] { $cells } sont noires.
}
    .name = paire de voisines
    .about = deux voisines égales cachent tout autre jumeau de leur ligne
singles-cut_off = { $exit } est la dernière issue de { $cell } : noire, elle isolerait { $cell }, donc { $exit } est blanche.
    .name = dernière issue
    .about = la dernière issue d’une case est blanche
singles-corner = { $a }, { $b } et { $c } sont égales : si le coin { $a } était blanc, { $b } et { $c } seraient noires et l’isoleraient. Donc { $a } est noire.
    .name = coin
    .about = des nombres égaux dans un coin de la grille
singles-corner-two-pairs = { $a } et { $b } sont égales, { $c } et { $d } aussi : dans chaque paire l’une est noire, mais pas côte à côte, ni { $b } avec { $c }, ce qui isolerait le coin. Donc { $a } et { $d } sont noires.
singles-corner-pair = { $a } et { $b } sont égales, donc l’une des deux est noire. Si c’est { $a }, sa voisine { $c } est blanche ; si c’est { $b }, { $c } est la dernière issue du coin. Donc { $c } est blanche.
singles-split = Noire, { $cell } couperait { $cells } des autres blanches, donc { $cell } est blanche.
    .name = coupure en deux
    .about = une noire qui couperait les blanches en deux n’en est pas une
singles-split-many = Noire, { $cell } couperait { $count ->
    [one] { $count } case
   *[other] { $count } cases
} du côté de { $near } des autres blanches, donc { $cell } est blanche.
singles-split-only = { $cell } est blanche : il faut une case blanche.
singles-offset_pair = Si { $cell } était noire, { $a } et { $b } seraient blanches, donc leurs jumelles { $twin_a } et { $twin_b } seraient noires et se toucheraient. Donc { $cell } est blanche.
    .name = paires décalées
    .about = deux paires de jumelles qui se rencontrent côte à côte
singles-short_try = { $chain } mais alors { $end }. Donc { $cell } est { $colour ->
    [black] noire
   *[white] blanche
}.
    .name = essai court
    .about = un essai qui mène vite à une contradiction
singles-long_try = { singles-short_try }
    .name = essai long
    .about = un essai qui mène à une contradiction après une longue chaîne
singles-exhaustion = Il ne reste pas de raisonnement court. Avec { $cell } { $other ->
    [black] noire
   *[white] blanche
}, toutes les suites échouent (trouvé par recherche), donc { $cell } est { $colour ->
    [black] noire
   *[white] blanche
}.
    .name = tous les cas épuisés
    .about = toutes les suites avec l’autre couleur échouent

## Un essai, phrase par phrase

singles-suppose = Supposons { $cell } { $colour ->
    [black] noire
   *[white] blanche
} (1). Il s’ensuit :
singles-suppose-at-once = Supposons { $cell } { $colour ->
    [black] noire
   *[white] blanche
} :
singles-then-twin = { $before } ({ $number }) { $cell } noire, jumelle de { $other } ;
singles-then-beside = { $before } ({ $number }) { $cell } blanche, à côté de { $other } ;
singles-then-split = { $before } ({ $number }) { $cell } blanche, sinon elle couperait les blanches en deux ;
singles-then-lock = { $before } ({ $number }) { $cell } blanche, sinon elle enfermerait { $inside } ;
singles-and-so-on = { $before } et de même pour { $more ->
    [one] { $more } autre case
   *[other] { $more } autres cases
} ;

## Contradictions

singles-both-colours = { $cell } devrait être à la fois noire et blanche
singles-same-number = { $a } et { $b } montrent le même nombre dans une même ligne
singles-black-neighbours = { $a } et { $b } sont deux noires voisines
singles-black-cuts = la noire en { $cell } coupe les blanches en deux
singles-cut-in-two = les noires coupent les blanches en deux

## Comment finit une explication

singles-marks-clash = Les marques contredisent les règles : { $why }.
singles-marks-wrong = { $marks_count ->
    [one] Cela ne peut pas être juste : { $marks }. Aucune solution ne l’a.
   *[other] Cela ne peut pas être juste : { $marks }. Aucune solution n’a l’une d’elles.
}
singles-mark = { $cell } { $colour ->
    [black] noire
   *[white] blanche
}
singles-marks-together = Ces marques ne peuvent pas toutes être justes : aucune solution ne les a ensemble.
singles-no-solution = Cette grille n’a pas de solution, avec ces marques ou sans elles.
singles-nothing-fits = Impossible de continuer : rien ne complète cette position.
singles-several-fit = Plusieurs solutions conviennent : { $cell } peut être noire ou blanche. Aucune autre étape n’est sûre.
singles-still-open = { $count ->
    [one] { $count } case est encore ouverte.
   *[other] { $count } cases sont encore ouvertes.
}

## Règles violées

singles-answer-size = la réponse a { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
} et { $cols ->
    [one] { $cols } colonne
   *[other] { $cols } colonnes
}, la grille { $puzzle_rows } et { $puzzle_cols }
singles-black-sides = { $a } et { $b } sont noires toutes deux et ont un côté commun
singles-seen-twice = on voit deux fois { $number } dans { $line } : { $a } et { $b }
singles-row = la ligne { $n }
singles-column = la colonne { $n }
singles-no-white = il n’y a aucune case blanche
singles-whites-cut = les blanches ne se tiennent pas : { $cells }{ $more ->
    [0] { "" }
    [1] { " " }et 1 autre
   *[other] { " " }et { $more } autres
} à part
singles-seen-at = on voit { $number } en { $a } et en { $b }
singles-some-cut-off = { $count ->
    [one] { $count } des blanches est isolée en { $at }
   *[other] { $count } des blanches sont isolées en { $at }
}

## Ce qui ne peut être lu ni joué

singles-board-cells = { $found ->
    [one] { $found } case trouvée
   *[other] { $found } cases trouvées
}, { $rows } x { $cols } attendues
singles-board-empty = une grille de { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
} et { $cols ->
    [one] { $cols } colonne
   *[other] { $cols } colonnes
} est vide
singles-board-too-large = une grille de { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
} et { $cols ->
    [one] { $cols } colonne
   *[other] { $cols } colonnes
} est trop grande ; la limite est de { $limit } cases
singles-no-move = { $found } n’est pas un coup : on attend par exemple r1c2=black, r1c2=white ou r1c2=open
singles-outside = { $cell } est hors de la grille de { $rows ->
    [one] { $rows } ligne
   *[other] { $rows } lignes
} et { $cols ->
    [one] { $cols } colonne
   *[other] { $cols } colonnes
}
singles-too-many-cells = plus de { $wanted ->
    [one] { $wanted } case
   *[other] { $wanted } cases
} ; la fin était attendue
singles-too-few-cells = { $found ->
    [one] { $found } case trouvée
   *[other] { $found } cases trouvées
}, { $wanted } attendues
singles-character = trouvé { $found }, attendu { $expected }
singles-solution-characters = 1 ou # (noire), 0 ou . (blanche)
singles-progress-characters = 1 (noire), 0 (blanche) ou . (ouverte)
singles-size = trouvé { $found }, attendu une taille
singles-number-too-large = le nombre { $number } est trop grand ; la limite est { $limit }
singles-cell-limit = trop de cases ; la limite est { $limit }
singles-csv-field = trouvé { $found }, attendu un nombre, `?`, `.` ou un vide
singles-csv-row = trouvé une ligne de { $found ->
    [one] { $found } champ
   *[other] { $found } champs
}, attendu { $wanted } comme dans la première
singles-csv-empty = il n’y a rien ; des lignes de nombres séparés par des virgules sont attendues
singles-text-empty = il n’y a rien ; des lignes de nombres sont attendues
singles-text-unclear = en texte, une grille d’aussi peu de colonnes ou de nombres ne se distingue pas de celle d’un autre jeu ; prenez csv ou id
singles-id = trouvé { $found }, attendu WxH:cases
singles-after-size = trouvé { $found } après la taille, attendu `:`
singles-id-cells = { $found ->
    [one] { $found } case trouvée
   *[other] { $found } cases trouvées
}, { $cols } x { $rows } = { $cells } attendues
singles-id-character = trouvé { $found }, attendu 1-9, a-z ou A-Z
singles-link = trouvé { $found }, attendu { $shape }
singles-link-short = l’adresse finit trop tôt, attendu { $shape }
singles-link-rest = trouvé { $found } après les cases
singles-link-digits = deux chiffres en base 36 sont attendus après `-`
singles-link-character = trouvé { $found }, attendu 0-9, a-z, `-`, `.` ou `@`
singles-link-number = puzz.link ne peut pas porter { $number } en { $cell } : son plus grand nombre est { $limit }
singles-pzpr-short = le fichier finit avant { $lines ->
    [rows] les lignes
   *[columns] les colonnes
}
singles-pzpr-size = trouvé { $found }, attendu le nombre de { $lines ->
    [rows] lignes
   *[columns] colonnes
}
singles-pzpr-rows = { $found ->
    [one] { $found } ligne trouvée
   *[other] { $found } lignes trouvées
}, { $wanted } attendues
singles-pzpr-row-long = plus de { $wanted ->
    [one] { $wanted } case
   *[other] { $wanted } cases
} dans la ligne
singles-pzpr-field = trouvé { $found }, attendu un nombre, `.` ou `-`
singles-model-too-large = un modèle de { $cells } cases serait trop grand ; la limite est { $limit }

## Ce que notent les méthodes

singles-sweep-size = sweep accepte des grilles dont le petit côté a de 2 à { $most } cases et dont les jumelles ne sont pas trop nombreuses à retenir ; celle-ci est de { $rows } x { $cols } ; prenez search
singles-probing = les essais ont décidé { $count } des { $cells } cases
singles-conflicts = { $count ->
    [one] { $count } conflit
   *[other] { $count } conflits
} dans la recherche
singles-rounds-and-cuts = { $rounds ->
    [one] { $rounds } tour
   *[other] { $rounds } tours
}, { $cuts ->
    [one] { $cuts } coupe
   *[other] { $cuts } coupes
} { $cut ->
    [border] de bord
   *[report] du rapport
}
singles-proof-with-cuts = la formule de la preuve comprend les coupes de bord
singles-restarts = { $count ->
    [one] { $count } nouveau départ
   *[other] { $count } nouveaux départs
}
singles-restarts-in-vain = pas de réponse après { $count ->
    [one] { $count } nouveau départ
   *[other] { $count } nouveaux départs
}
singles-contradiction = Contradiction : { $why }. Rien ne complète cette position.
singles-stayed-open = { $count } des { $cells } cases sont restées ouvertes
singles-hardest = technique la plus difficile : { $level } ; score { $score }

## Ce que notent et refusent les générateurs

singles-one-or-more = Elle a au moins une solution ; il peut y en avoir plusieurs.
singles-report-level = le générateur du rapport ne connaît pas de difficulté ; retirez { $level } ou { $style }
singles-two-cells = aucune grille de deux cases n’a une seule solution ; demandez une autre taille
singles-no-such-change = aucun problème de niveau { $level } avec cette réponse parmi { $tries } ; essayez une autre graine, ou un autre changement
singles-no-such-board = aucune grille de { $rows } x { $cols } et de niveau { $level } parmi { $tries } ; essayez plus grand
singles-never-exhaustion = { $technique } est une recherche pour quand il ne reste pas d’argument, pas une technique pour laquelle on fait des grilles
singles-no-clues = { $option } : chaque case de Singles a son nombre ; il n’y a rien à compter
singles-report-alone = le générateur du rapport ne connaît pas { $given } ; retirez-le ou { $style }
singles-none-drawn = en { $tried } fois, aucune grille avec une telle réponse n’a eu une seule solution
singles-made-symmetric = Les cases noires de sa réponse sont symétriques.
singles-symmetric-size = une grille de { $rows } x { $cols } est trop grande pour une réponse symétrique ; la limite est de { $most } cases
singles-none-symmetric = aucune réponse symétrique qui ne laisse à aucune case la place d’être noire n’a été trouvée pour { $rows } x { $cols } ; essayez une autre symétrie ou une autre taille

## Ce que disent listes et formulaires

singles = Singles (hitori)
    .about = noircissez des cases : aucun nombre vu deux fois dans une ligne, deux noires jamais côte à côte, les blanches d’un seul tenant
    .goal = Noircissez des cases : plus aucun nombre en double.
    .rules = Noircissez des cases : aucun nombre deux fois par ligne ou colonne, deux noires ne se touchent pas par un côté, et les autres cases restent d’un seul tenant.
    .how = Touchez : noire, puis entourée (sûrement blanche), puis vide. Bouton droit : entourer. Touches : 1 noire, 2 entourée.
    .touch = Touchez : noire, puis entourée (sûrement blanche), puis vide. Attendez un instant, puis tracez pour jouer plusieurs cases.
    .edit = Choisissez une case et tapez son nombre ; Suppr l’enlève. Glisser choisit plusieurs cases. Une case sans nombre peut être noire ou blanche.

singles-method-search = propagation où les noires forment une forêt, sondage, recherche qui apprend ; par défaut
singles-method-sweep = compte toutes les réponses sans regarder chacune : case par case, en retenant les arbres de noires et les jumelles à venir
singles-method-sat = CaDiCaL, avec des coupes de bord ajoutées au besoin ; peut écrire des preuves
singles-method-sat-plain = BatSat, avec des coupes de bord ajoutées au besoin
singles-method-mip = le programme en nombres entiers du rapport et sa boucle de coupes de connexité (HiGHS)
singles-method-restart = l’heuristique du rapport : noircir des doublons au hasard, recommencer si bloqué
singles-method-logic = seulement les techniques des explications ; peut s’arrêter en route
singles-method-bnb = notre propre séparation et évaluation sur la relaxation linéaire du programme, avec un arbre à regarder ; petites grilles

singles-option-cut = mip : quelle coupe de connexité ajouter (border par défaut ; report : celle du rapport)
singles-option-restarts = restart : combien de fois recommencer avant d’abandonner (1000 par défaut)
singles-option-style = unique : exactement une solution (par défaut) ; report : le générateur du rapport, qui en promet au moins une
singles-option-symmetric = les cases noires de la réponse sont disposées comme après un demi-tour (false par défaut)
singles-option-symmetry = comment sont disposées les cases noires de la réponse (none par défaut)
singles-option-pattern = une image : les cases noires de la réponse sont ses `#`, les blanches ses `.`, et `?` au choix du générateur
singles-option-from = une nouvelle grille avec la solution de celle-ci
singles-option-change = en quoi elle diffère de --from : d’autres nombres (other, par défaut), un niveau de plus (harder) ou de moins (easier)

singles-format-puzzlink = adresse puzz.link (hitori), nombres jusqu’à 1295 ; le site n’accepte jamais une grille sans noire
singles-format-pzpr = fichier de pzpr (pzprv3, hitori)
singles-format-id = identifiant de la collection de Simon Tatham, LARGEURxHAUTEUR:cases ; au-delà de 61, séparées par des virgules (extension)
singles-format-csv = le fichier des rapports : nombres séparés par des virgules ; vide, . ou ? = sans contrainte
singles-format-text = nombres ligne par ligne, séparés ou non par des espaces : 1342 ou 1 3 4 2
