import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`### Ce qu’une leçon dit d’une technique : où regarder, et pourquoi cela marche. La page et le manuel le lisent.

lesson-towers-clue_one = Un indice 1 voit une seule tour. La plus haute est toujours vue, où qu’elle soit : c’est donc elle, et toute tour placée devant serait vue aussi. La plus haute se dresse donc juste à côté de l’indice. Cherchez tous les 1 avant toute autre chose.
lesson-towers-clue_all = Un indice égal à la taille de la grille voit toutes les tours de sa ligne. Une tour n’est vue que si elle dépasse toutes celles de devant : chacune dépasse donc la précédente. La ligne monte 1, 2, 3 et ainsi de suite, et se remplit d’un coup.
lesson-towers-facing_clues = Les deux indices d’une ligne voient la tour la plus haute, et chaque autre tour n’est vue que d’un côté au plus. Si leur somme dépasse d’un la taille de la grille, ils voient donc toutes les tours : les hauteurs montent jusqu’à la plus haute puis descendent, et l’indice compte où elle se trouve.
lesson-towers-clue_bound = Un indice doit encore voir son nombre de tours au-delà de la case regardée. La plus haute juste à côté d’un 3 cacherait tout et ne laisserait voir qu’une tour ; la deuxième en laisserait deux. Près d’un grand indice, les hautes tours sont donc exclues ; plus on s’éloigne, plus elles peuvent être hautes.
lesson-towers-naked_single = Une hauteur figure une seule fois par ligne et par colonne. Rayez d’une case toutes les hauteurs que sa ligne et sa colonne ont déjà, et ce que ses indices interdisent. S’il en reste une seule, c’est elle. Regardez les cases où se croisent des lignes bien remplies.
lesson-towers-hidden_single = Retournez la question : non pas ce que peut être une case, mais où peut aller une hauteur. Chaque hauteur se trouve quelque part dans chaque ligne. Si toutes ses places sauf une sont prises ou interdites, elle est là, quelles que soient les autres hauteurs encore possibles dans cette case.
lesson-towers-line_fillings = Prenez une ligne avec ses indices et notez toutes les façons de la remplir que permettent indices et marques. Une hauteur qu’aucune ne met dans une case ne peut s’y trouver ; celle que toutes y mettent y est. Les listes courtes viennent des lignes à grands indices ou déjà entamées.
lesson-towers-naked_set = Deux cases d’une ligne qui ne peuvent être que 2 ou 4 prendront 2 et 4 à elles deux, dans un ordre ou dans l’autre. Ces hauteurs y sont de toute façon prises : aucune autre case de la ligne ne les a. Il en va de même de trois cases qui se partagent trois hauteurs.
lesson-towers-hidden_set = Si 1 et 2 n’entrent que dans les deux mêmes cases d’une ligne, celles-ci sont prises par 1 et 2 : toute autre hauteur y laisserait l’un des deux sans place. Rayez-y donc toutes les autres. C’est l’ensemble nu, vu du côté des hauteurs.
lesson-towers-fish = Supposons que dans deux lignes une hauteur ne puisse se trouver que dans les deux mêmes colonnes. L’une des lignes l’a alors dans la première et l’autre dans la seconde. Les deux colonnes ont déjà leur hauteur : aucune autre de leurs cases ne peut l’avoir. De même avec trois lignes et trois colonnes.
lesson-towers-forcing_chain = Allez de case en case où restent deux hauteurs : si la première n’est pas celle-ci, elle est l’autre, donc la suivante n’est pas cette autre, et ainsi de suite. Si la chaîne commence et finit par la même hauteur, l’un des deux bouts l’a sûrement. Une case qui voit les deux bouts ne peut pas l’avoir.
lesson-towers-what_if = Supposez une hauteur dans une case et ne construisez que ce qui suit par les pas les plus simples. Si une ligne ne peut alors plus être remplie comme le veulent ses indices, la supposition était fausse et la hauteur est rayée. Commencez par les cases à deux hauteurs près d’indices forts.
lesson-towers-case_split = Quand il ne reste aucun raisonnement plus court, prenez une case à peu de hauteurs et suivez l’une d’elles jusqu’au bout, en distinguant d’autres cas s’il le faut. Si tout échoue, la hauteur est exclue. C’est un travail de papier ou de programme, pas un raisonnement qui saute aux yeux ; les grilles qui l’exigent sont dites déraisonnables pour cette raison.

lesson-singles-black_neighbour = Deux cases noires n’ont jamais de côté commun. Dès qu’une case est noire, toutes ses voisines sont donc blanches. Entourez-les aussitôt : chaque case blanche dit à son tour quelque chose de sa ligne et de sa colonne.
lesson-singles-white_twin = Une case blanche garde son nombre, et aucun nombre ne peut se voir deux fois dans une ligne ou une colonne. Toutes les autres cases de sa ligne et de sa colonne qui portent ce nombre sont donc noires. Après chaque cercle, parcourez ses deux lignes.
lesson-singles-sandwich = Dans 4 7 4, l’un des deux 4 au moins est noir, car tous deux ne peuvent rester. Quel qu’il soit, le 7 du milieu est voisin d’une noire, et deux noires ne se touchent jamais. La case du milieu est donc blanche, avant même de savoir quel 4 s’en va.
lesson-singles-pair_isolation = Deux voisines égales : l’une est noire et l’autre blanche, car elles ne peuvent ni rester ni partir toutes deux. Celle qui reste montre le nombre dans cette ligne. Toute autre case de la ligne qui le porte est donc noire.
lesson-singles-cut_off = Toutes les cases qui ne sont pas noires se tiennent. Si une case est bordée de noires et du bord de tous les côtés sauf un, ce dernier est sa seule issue, et cette voisine doit être blanche. Surveillez les coins et les bords : les issues y sont rares.
lesson-singles-corner = Des nombres égaux se pressent dans un coin. Essayez chaque façon de les noircir : certaines mureraient la case du coin entre deux noires, ou mettraient deux noires côte à côte. Ce qui reste pareil dans toutes les façons possibles est certain.
lesson-singles-split = Des noires qui se touchent par les coins, ou qui atteignent le bord, forment un mur. Une noire qui fermerait ce mur couperait les blanches en deux, ce qui est interdit. La case est donc blanche. Cherchez les longues diagonales de noires auxquelles il manque une case.
lesson-singles-offset_pair = Deux paires de nombres égaux sont dans des lignes voisines, de sorte qu’une case de l’une touche une case de l’autre. Une case de chaque paire est noire, et les deux qui se touchent ne peuvent l’être toutes deux. Les cas qui restent s’accordent sur une case : celle-là est certaine.
lesson-singles-short_try = Supposez une case noire, ou blanche, et ne marquez que ce qui suit aussitôt : voisines blanches, jumelles noires, dernière issue libre. Si cela mène à deux blanches égales dans une ligne, à deux noires qui se touchent ou à une case murée, la supposition était fausse. Un essai court se fait de tête.
lesson-singles-long_try = Comme un essai court, mais la chaîne de ce qui suit est longue : plus qu’une tête n’en retient. Prenez un crayon, ou « Faire un essai », qui marque tout ce qui suit d’une autre couleur et l’efface d’un geste. La raison est la même : ce qui mène à une contradiction est faux.
lesson-singles-exhaustion = Quand aucune chaîne partie d’une seule case n’échoue, on essaie des cas dans les cas jusqu’à ce que toutes les suites d’une couleur aient échoué. L’autre couleur est prouvée, mais par pure recherche ; aucune grille n’est faite pour cela. Si vous y tombez, faites le pas et revenez aux raisonnements.

lesson-unruly-pair = Deux tuiles égales côte à côte : une troisième à côté en ferait trois de suite. Les cases aux deux bouts de la paire prennent donc l’autre couleur. C’est la première chose à chercher, après chaque tuile posée.
lesson-unruly-gap = Deux tuiles égales avec une case vide entre elles : la même couleur au milieu en ferait trois de suite. Le trou prend donc l’autre couleur. Les paires sautent aux yeux, les trous moins : parcourez chaque ligne, puis chaque colonne.
lesson-unruly-last_cell = Chaque ligne a autant de tuiles noires que de blanches. Quand il reste une case vide, comptez : la couleur à laquelle il en manque une va là.
lesson-unruly-line_full = Chaque ligne est moitié noire, moitié blanche. Dès qu’une couleur a sa moitié, toutes les cases vides de la ligne prennent l’autre. Comptez les lignes où il ne manque à une couleur aucune tuile, ou une seule.
lesson-unruly-unique_lines = Là où la règle veut que deux lignes, ou deux colonnes, ne soient jamais égales : prenez une ligne pleine et une autre qui s’accorde avec elle et à laquelle il manque deux tuiles. Remplie d’une façon elle serait la copie de la pleine ; elle est donc remplie de l’autre.
lesson-unruly-near_complete = À une ligne il manque une seule tuile d’une couleur ; toutes ses autres cases vides prennent la couleur contraire. Si la tuile manquante était ici, trois de la couleur contraire se suivraient-elles là ? Là où trois se suivraient, la dernière tuile doit les séparer : elle est parmi ces cases, et les autres sont réglées.
lesson-unruly-line_completion = Notez toutes les façons de compléter une ligne : équilibrée, et sans trois de suite. Une case qui a la même couleur dans toutes l’a sûrement. Les lignes à peu de cases vides, ou à longs vides où trois menacent, en ont le moins.
lesson-unruly-case_split = Supposez une tuile et posez ce qui suit par les pas simples. Si deux d’entre eux se contredisent, ou si une ligne ne peut plus être complétée, la tuile était fausse et l’autre couleur est là. Commencez où une tuile entraîne la plus longue chaîne : près des paires et dans les lignes presque pleines.

lesson-pegs-only_jump = Quand un seul saut est possible, il n’y a rien à choisir : jouez-le. Avant cela, comptez de temps en temps les sauts du plateau. Peu de sauts veulent dire que les pions manquent de voisins, et que chaque choix compte.
lesson-pegs-keeping_jump = De plusieurs sauts, certains seulement gardent une bonne fin à portée. Ramenez les pions du bord vers le milieu et videz des groupes entiers qui laissent le reste intact : un bloc de trois près d’un pion et d’un trou disparaît en entier. Les pions oubliés dans les coins sont difficiles à reprendre.
lesson-pegs-keeping_chain = Un pion peut sauter encore et encore tant qu’il a par-dessus quoi sauter, et cela compte pour un coup. Les chaînes balaient le plateau : cherchez un pion avec, devant lui, un pion une place sur deux, et préparez ces places avant de partir.

lesson-pairs-lonely = Si aucune voisine libre d’une case n’a de couleur qui convienne, la case reste seule et coûte sa valeur, quoi que vous fassiez. On ne perd rien à la marquer maintenant, et ses voisines peuvent l’oublier.
lesson-pairs-only_partner = Une paire épargne deux fois sa plus petite valeur par rapport à deux cases seules. Si une case n’a qu’une partenaire possible et que celle-ci n’a pas d’autre paire qui épargne plus, prenez-la : toute autre réponse peut être changée en celle-ci sans coûter davantage.
lesson-pairs-strongest = Comparez une paire à ce que ses deux cases pourraient épargner ailleurs au mieux, ensemble. Si la paire épargne au moins autant que les deux meilleures autres, on ne perd rien à la prendre : une réponse sans elle peut échanger celles-là contre celle-ci. Deux grandes valeurs égales côte à côte en sont le cas courant.
lesson-pairs-prices = Donnez à chaque case libre un prix tel que chaque paire épargne au plus la somme de ses deux prix. Aucune façon d’apparier n’épargne alors plus que tous les prix ensemble. Celle dont les paires épargnent exactement leurs prix atteint cette borne : c’est la meilleure, et les prix le prouvent. C’est le dual d’un programme linéaire, à l’œuvre sur du papier quadrillé.

## Autour de chaque leçon

learn-looking = Recherche d’une grille qui en a besoin
learn-why = Pourquoi cela marche
first-step = Pas { $step }
first-do = Faites-le sur la grille : l’endroit est marqué.
first-alone = À vous : que suit-il de ce qui est là ? Tout ce qui est juste compte.
first-help = Montrer
first-done = Résolu. Vous connaissez maintenant les règles, et les premières façons de voir ce qui suit.
first-play = Jouer une facile
first-lessons = Vers les leçons
learn-rare = Aucune grille qui en a besoin n’a pu être créée à temps ({ $why }) : elle sert aux grilles les plus rares.
learn-none = On ne connaît aucune grille qui l’exige : il n’y en a donc ni à regarder ni à essayer.
learn-look = Regardez
learn-board = Une grille de { $game }, ce dont on part et ce qui s’ensuit
learn-follows = Montrer ce qui s’ensuit
learn-try = À vous
learn-do =
    { $count ->
        [one] Une chose s’ensuit ici. Mettez-la sur la grille.
       *[other] { $count } choses s’ensuivent ici. Mettez-les sur la grille.
    }
learn-where = Où ?
learn-right = Juste : c’est cela.
learn-another = Une autre
learn-next = Suivante : { $name }
`;export{t};