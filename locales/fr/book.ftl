# Les livres sur papier : ce qu'ils disent, et ce qui ne va pas dans une demande. Les reproches sont des parties de
# phrases et finissent sans point.

book-title = Casse-tête
book-contents = Sommaire
book-answers = Solutions
book-rules = { $game } : les règles
book-techniques = Ce qui aide
book-example = Une grille
book-example-answer = Sa solution
book-moves = Les sauts, de ligne et colonne à ligne et colonne : { $moves }.
book-count = { $puzzles ->
    [one] Une grille et sa solution
   *[other] { $puzzles } grilles et leurs solutions
}
book-made = Quadrille { $version }, graine { $seed }
book-beyond = au-delà des techniques
book-goal = But : { $best }
book-goal-pegs = { $best ->
    [one] But : garder un seul pion
   *[other] But : garder { $best } pions
}
book-goal-pairs = But : { $best } au total
progress-pages = pages
book-done = { $place } : { $puzzles ->
    [one] une grille
   *[other] { $puzzles } grilles
} sur { $pages } pages

## Ce qui ne va pas

book-in-section = section { $number } ({ $game }) : { $what }
book-too-long = plus long que { $most } octets
book-language = langue `{ $code }` : une de celles-ci était attendue : { $known }
book-sections = de 1 à { $most } sections étaient attendues, chacune commençant par [[section]]
book-puzzles = grilles : { $puzzles } ; un livre en contient au plus { $most }
book-number = { $name } = { $number } : un nombre de 1 à { $most } était attendu
book-line = { $name } : de 1 à { $most } lettres étaient attendues
book-letter = { $name } : la police n’a pas la lettre `{ $letter }`
book-link = lien `{ $link }` : une adresse comme https://example.org/play/ était attendue, sans #, d’au plus { $most } lettres
book-paper = papier `{ $paper }` : { $known } était attendu, ou largeur et hauteur en millimètres comme 170x240, de { $least } à { $most }
book-bleed = fond perdu : de 0 à { $most } millimètres étaient attendus
book-size = taille `{ $size }` : une taille comme 8 ou 6x10 était attendue
book-too-large = cases : { $cells } ; une page en prend au plus { $most }
book-no-level = niveau `{ $name }` : un de ceux-ci était attendu : { $known }
book-no-technique = technique `{ $name }` : une de celles-ci était attendue : { $known }
book-rating = cote `{ $rating }` : deux nombres comme 20..80 étaient attendus
book-from-collection = from et collection vont ensemble : l’entrepôt, et la collection qui s’y trouve
book-no-store = les livres faits ici ne puisent pas dans les entrepôts
book-small-cells = la grille { $puzzle } aurait des cases de moins de { $least } mm ; demandez moins de grilles par page, un papier plus grand ou des grilles plus petites
book-short = { $wanted ->
    [one] aucune grille trouvée
   *[other] grilles trouvées : { $found } sur { $wanted }
} : { $tried } à l’essai ({ $equal } égales à une du livre à une symétrie près, { $level } d’un autre niveau, { $rating } cotées autrement, { $technique } sans la technique, { $unsure } sans solution prouvée) ; demandez-en moins, une taille plus grande, ou autre chose
book-stopped = pas de livre : { $why }
book-too-many-here = grilles : { $puzzles } ; un livre fait ici en contient au plus { $most }
book-seconds = seconds vaut pour les livres faits par le service ; en ligne de commande, c’est --time-limit
# What stands below the numbers of white, red, blue and green cells.
book-letters = Bc R Bu V
