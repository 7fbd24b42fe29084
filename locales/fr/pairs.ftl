# Paires. Une phrase peut entrer dans une autre : seules les phrases entières ont un point final.

## Grilles et paires impossibles

pairs-too-small = une grille de { $rows } x { $cols } ; il faut au moins 1 ligne et 2 colonnes
pairs-too-large = une grille de { $rows } x { $cols } ; la limite est de { $most } cases
pairs-wrong-count =
    une grille de { $rows } x { $cols } a { $cells ->
        [one] { $cells } couleur et valeur
       *[other] { $cells } couleurs et valeurs
    }
pairs-wrong-value = une valeur de { $value } ; les valeurs vont de 1 à { $most }

pairs-outside = une paire sort de la grille
pairs-twice = { $cell } est dans deux paires
pairs-itself = { $cell } ne peut pas s’apparier avec elle-même
pairs-black = { $first } et { $second } : { $cell } est noire, et le noir ne s’apparie avec rien
pairs-colours = { $first } et { $second } : { $one } et { $other } ne s’apparient pas
pairs-apart = { $first } et { $second } ne se touchent pas par un côté
pairs-apart-unless-white = { $first } et { $second } ne se touchent pas par un côté, ce qui n’est permis qu’à deux blanches
pairs-colour-white = le blanc
pairs-colour-red = le rouge
pairs-colour-blue = le bleu
pairs-colour-green = le vert
pairs-colour-black = le noir

## Notations

pairs-found = { $found } trouvé, { $expected } attendu
pairs-found-nothing = rien n’a été trouvé, { $expected } attendu
pairs-expected-size = un nombre de lignes et un nombre de colonnes
pairs-expected-colour = un nombre de 0 à 4 pour la couleur
pairs-expected-value = un nombre de 1 à { $most } pour la valeur
# Il y a au moins deux colonnes.
pairs-expected-line = un total de { $cols } { $kind ->
        [values] valeurs
       *[colours] couleurs
    } sur cette ligne
pairs-expected-letter = un code de couleur (w, r, b, g ou d)
pairs-expected-pair = un couple tel que r1c1+r1c2
pairs-expected-move = un couple tel que r1c1+r1c2, ou r1c1=alone,
pairs-grid-head = le nombre de lignes et le nombre de colonnes, séparés par une espace, sont attendus
pairs-grid-short =
    le texte finit trop tôt : { $rows ->
        [one] il doit suivre { $rows } ligne
       *[other] il doit suivre { $rows } lignes
    } de { $cols ->
        [one] { $cols } couleur
       *[other] { $cols } couleurs
    }
pairs-grid-long = une ligne suit la dernière ligne de valeurs
pairs-grid-ends =
    le texte finit après { $done } sur { $rows ->
        [one] { $rows } ligne
       *[other] { $rows } lignes
    } de { $kind ->
        [values] valeurs
       *[colours] couleurs
    }
pairs-grid-line = cette ligne a { $kind ->
        [values] { $count ->
            [one] { $count } valeur
           *[other] { $count } valeurs
        }
       *[colours] { $count ->
            [one] { $count } couleur
           *[other] { $count } couleurs
        }
    } au lieu de { $cols }
pairs-id-head = LIGNESxCOLONNES: puis les cases sont attendus, comme dans `{ $example }`
pairs-id-short =
    la ligne finit trop tôt : { $cells ->
        [one] { $cells } case est attendue
       *[other] { $cells } cases sont attendues
    }
pairs-id-long = une case de trop : la grille en a { $cells }
pairs-id-few = { $found ->
        [one] { $found } case trouvée
       *[other] { $found } cases trouvées
    } au lieu de { $cells }
pairs-off-board = { $cell } est hors de la grille de { $rows } x { $cols }
pairs-too-many = plus de paires que la grille n’a de cases, { $cells }

## Jouer

pairs-alone-anyway = { $cell } est noire et ne s’apparie de toute façon avec rien
pairs-already-paired = { $cell } est déjà appariée : { $pair }
pairs-has-partner = { $cell } est déjà appariée
pairs-nobody-left = Il ne reste rien avec quoi apparier { $cell }
pairs-alone-and-paired = { $cell } est marquée seule et pourtant appariée
pairs-caption = score { $score }, { $pairs ->
        [one] { $pairs } paire
       *[other] { $pairs } paires
    }
pairs-legend = w blanc, r rouge, b bleu, g vert, ## noir ; { $caption }

## Méthodes et modèles

pairs-flow-rule = flow a besoin des deux côtés du damier, que n’ont pas des blanches appariées n’importe où ; prenez { $option } { $method }
pairs-flow-values = flow trouve le plus de paires, ce qui n’est le mieux que si toutes les valeurs sont égales ; { $cell } vaut { $value } et d’autres { $others } ; prenez { $option } { $method }
pairs-sweep-rule = sweep retient quelles cases à venir sont prises, et des blanches appariées n’importe où peuvent en prendre partout ; prenez { $option } { $method }
pairs-sweep-size = sweep accepte des grilles dont le petit côté a au plus { $most } cases ; prenez { $option } { $method }
pairs-brute-size = brute essaie tous les appariements et prend des grilles d’au plus { $most } cases ; celle-ci en a { $cells }
pairs-greedy-whites = les méthodes gloutonnes énumèrent les blanches deux à deux, et { $whites } sont trop (la limite est { $most }) ; prenez { $option } { $method }
pairs-mip-fractions = HiGHS a laissé des fractions de paires
pairs-model-size = le programme linéaire en nombres entiers aurait plus de { $most } variables ; prenez { $option } { $method }
pairs-model-cnf = Paires minimise un score, ce qu’une formule ne peut pas dire ; prenez { $others }

## Preuves

pairs-proved = aucun appariement n’a un score inférieur à { $bound }
pairs-proof-weak = les prix prouvent un score d’au moins { $bound }, et non { $score }
pairs-proof-long = la preuve continue après sa fin avec `{ $word }`
pairs-proof-short = la preuve finit trop tôt
pairs-proof-ends-before = la preuve finit avant `{ $expected }`
pairs-proof-word = le mot { $at } de la preuve est `{ $word }` au lieu de `{ $expected }`
pairs-proof-number = le mot { $at } de la preuve est `{ $word }` ; un nombre est attendu
pairs-proof-below = le mot { $at } de la preuve est { $number } ; un nombre inférieur à { $bound } est attendu
pairs-proof-negative = le prix de { $cell } est négatif
pairs-proof-cheap = les prix de { $pair } font une somme inférieure aux { $saved } que la paire économise
pairs-proof-dear = le sommet { $vertex } a le prix { $price }, au-dessus de { $limit }
pairs-proof-edge = les prix de l’arête { $first } - { $second } dépassent son coût, { $cost }
pairs-proof-set-negative = l’ensemble { $set } a un prix négatif
pairs-proof-set-even = l’ensemble { $set } a un nombre pair de sommets
pairs-proof-two-sets = le sommet { $vertex } appartient directement à deux ensembles

## Expliquer

pairs-lonely = { $cell } n’a plus de partenaire et reste seule : elle coûte sa valeur, { $value }.
    .name = case esseulée
    .about = il ne reste aucune case avec laquelle elle puisse s’apparier
pairs-only_partner = { $other ->
        [0] { $cell } et { $partner } ne peuvent s’apparier qu’ensemble : en paire elles coûtent { $cost }, seules { $alone }, ce qui économise { $saved }. Elles forment donc une paire.
       *[other] { $cell } ne peut s’apparier qu’avec { $partner } : en paire elles coûtent { $cost }, seules { $alone }, ce qui économise { $saved }. Aucune autre paire de { $partner } n’économise plus de { $other } ; elles forment donc une paire.
    }
    .name = seule partenaire
    .about = une case qui n’a qu’un partenaire possible le prend si aucune autre paire de celui-ci n’économise davantage
pairs-strongest = En paire, { $cell } et { $partner } coûtent { $cost }, seules { $alone }, ce qui économise { $saved }. Avec leurs meilleurs autres partenaires, elles économiseraient au plus { $apart } en tout ; elles forment donc une paire.
    .name = paire la plus forte
    .about = une paire qui économise autant que les meilleures autres paires de ses deux cases ensemble
pairs-prices = Donnons aux cases libres des prix tels que deux cases qui peuvent s’apparier n’économisent jamais plus que leurs deux prix réunis. La somme de tels prix est { $total }, donc rien n’économise plus de { $total }. { $cell } et { $partner } économisent tous les leurs, { $price } + { $other_price } : en paire elles coûtent { $cost }, seules { $alone }. Elles forment donc une paire, et les autres cases peuvent encore économiser { $rest }.
    .name = prix
    .about = une paire du meilleur appariement de tout ce qui reste, prouvé par des prix
pairs-prices-unseen = Le meilleur appariement de ce qui reste économise { $total }, ce que le solveur démontre. { $cell } et { $partner } en sont une paire : ensemble elles coûtent { $cost }, seules { $alone }, ce qui économise { $saved }. Elles forment donc une paire, et les autres cases peuvent encore économiser { $rest }.
pairs-lost = Les choix faits jusqu’ici coûtent { $lost } : ils permettent au mieux { $reachable }, { $best } était possible.

## Créer

pairs-wrong-shares = { $option } { $text } : cinq nombres entiers jusqu’à { $most } sont attendus, pour blanc, rouge, bleu, vert et noir, comme dans 30,20,20,20,10
pairs-wrong-range = { $option } { $text } : BAS..HAUT est attendu, entre 1 et { $most }, comme dans 1..9
pairs-graded-size = une difficulté ne peut être demandée que jusqu’à { $most } cases
pairs-level-rare = aucune de { $tries } grilles n’était de niveau { $level } ; essayez une autre taille, ou d’autres couleurs et valeurs
pairs-no-clues = { $option } : chaque case de Pairs a sa couleur et sa valeur ; il n’y a pas d’indices à placer ou à compter
pairs-no-from = { $option } : les couleurs et valeurs sont tout ce qu’il y a dans Pairs ; d’autres ont une autre solution
pairs-least-score = Son plus petit score est { $score }.

## À deux

pairs-no-player = pas de joueur `{ $text }` ; human, random, greedy, minimax:DEPTH (1 à { $depth }) ou expert[:SECONDS] (jusqu’à { $seconds }) est attendu
pairs-player-human = une personne
pairs-player-random = un joueur qui prend n’importe quelle paire
pairs-player-greedy = un joueur qui prend la paire la moins chère
pairs-player-minimax = un joueur qui regarde { $depth ->
        [one] { $depth } coup
       *[other] { $depth } coups
    } en avant
pairs-player-expert = le meilleur joueur, qui réfléchit { $seconds } s par coup
pairs-duel-size = une grille pour deux a au plus { $most } paires
pairs-taken = { $cell } est déjà prise
pairs-tournament-people = un tournoi est pour des programmes ; les personnes jouent des duels
pairs-outcome-draw = une partie nulle
pairs-outcome-win = une victoire de { $by }
pairs-outcome-loss = une défaite de { $by }
pairs-hint-proved = { $pair } est le meilleur coup : il mène à { $outcome } contre le meilleur jeu.
pairs-hint-likely = { $pair } semble le meilleur coup en regardant { $depth ->
        [one] { $depth } coup
       *[other] { $depth } coups
    } en avant, vers { $outcome }.

## Ce que disent listes et formulaires

pairs = Pairs (paires)
    .about = appariez des cases voisines de couleurs compatibles pour que le score soit le plus bas
    .goal = Appariez les voisins au moindre score, seul ou contre la machine.
    .rules = Appariez des cases voisines de couleurs compatibles : blanc avec toutes, rouge et bleu avec eux-mêmes et entre eux, vert avec vert, noir avec aucune. Une paire coûte l’écart de ses valeurs, une case seule sa valeur, une case noire rien. Gardez le total bas.
    .how = Glissez d’une case à sa voisine, ou touchez les deux. Touchez une paire pour la défaire. Touches : flèches et Entrée ; x ou le bouton droit entoure de vert une case que vous comptez laisser seule.
    .touch = Glissez d’une case à sa voisine, ou touchez les deux. Touchez une paire pour la défaire.
    .stuck = Plus aucune paire possible, et il y a un meilleur score. Annulez, ou touchez une paire pour la défaire.
    .edit = Touchez pour la couleur suivante ; glisser peint d’autres cases comme la première. Les chiffres sont les valeurs ; les touches w, r, b, g et d les couleurs.
    .best = Le meilleur score est { $best }.
    .rule-white-anywhere = Une case blanche s’apparie avec toute autre case blanche, où qu’elle soit.

pairs-method-matching = exacte : couplage le plus lourd par plus courts chemins augmentants, les prix en sont la preuve
pairs-method-sweep = exacte : compte tous les meilleurs appariements, le long des prix du couplage
pairs-method-flow = Ford-Fulkerson du rapport : exact où toutes les valeurs sont égales, refusé ailleurs
pairs-method-mip = exacte : une variable binaire par paire, chaque case dans une paire au plus
pairs-method-brute = exacte : essaie tous les appariements ; pour de minuscules grilles
pairs-method-greedy = le programme du rapport : toujours la paire de moindre écart
pairs-method-greedy-score = le texte du rapport : toujours la paire qui baisse le plus le score
pairs-method-bnb = notre propre séparation et évaluation sur la relaxation linéaire du programme, avec un arbre à regarder ; petites grilles

pairs-option-rule = qui peut s’apparier, adjacent : les cases voisines ; white-anywhere : aussi deux blanches quelconques (par défaut : ce que dit la grille, sinon adjacent)
pairs-option-ignore-values = ne lire que les couleurs : chaque case vaut 1 (false par défaut)
pairs-option-colours = parts de blanc, rouge, bleu, vert et noir (par défaut 30,20,20,20,10)
pairs-option-values = les valeurs des cases ; un seul nombre les rend toutes égales (par défaut 1..9)
pairs-option-spread = comment les valeurs sont tirées : uniform : également ; low : surtout les petites ; bell : surtout les moyennes

pairs-format-grid = le gridNN.in du cours : une ligne `n m`, n lignes de couleurs 0-4, et si l’on veut n de valeurs
pairs-format-id = une ligne : LIGNESxCOLONNES (puis `a` pour white-anywhere), `:`, chaque case une lettre wrbgd et sa valeur si ce n’est pas 1
