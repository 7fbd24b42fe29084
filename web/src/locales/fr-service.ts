// What the service says in English only, in French: techniques, methods and options by their names, and a few
// fixed words. In English the page shows the service's own texts; tests/words.mjs fails when one is missing here.

export const frService: Record<string, string> = {
  'technique.clue_one': 'indice un',
  'technique.clue_all': 'indice maximal',
  'technique.facing_clues': 'indices face à face',
  'technique.clue_bound': 'borne d’un indice',
  'technique.naked_single': 'seule hauteur possible',
  'technique.hidden_single': 'seule place possible',
  'technique.line_fillings': 'remplissages d’une ligne',
  'technique.naked_set': 'groupe nu',
  'technique.hidden_set': 'groupe caché',
  'technique.fish': 'poisson',
  'technique.forcing_chain': 'chaîne forcée',
  'technique.what_if': 'et si ?',
  'technique.case_split': 'étude de cas',
  'technique.black_neighbour': 'voisine d’une noire',
  'technique.white_twin': 'jumeau d’un blanc',
  'technique.sandwich': 'sandwich',
  'technique.pair_isolation': 'paire de voisines',
  'technique.cut_off': 'dernière issue',
  'technique.corner': 'coin',
  'technique.split': 'coupure en deux',
  'technique.offset_pair': 'paires décalées',
  'technique.short_try': 'essai court',
  'technique.long_try': 'essai long',
  'technique.exhaustion': 'tous les cas épuisés',
  'technique.pair': 'paire',
  'technique.gap': 'intervalle',
  'technique.last_cell': 'dernière case',
  'technique.line_full': 'couleur complète',
  'technique.unique_lines': 'lignes différentes',
  'technique.near_complete': 'presque complète',
  'technique.line_completion': 'façons de compléter',
  'technique.two_lines': 'deux lignes croisées',
  'technique.only_jump': 'seul saut',
  'technique.keeping_jump': 'saut qui préserve',
  'technique.keeping_chain': 'suite de sauts qui préserve',
  'technique.lonely': 'case esseulée',
  'technique.only_partner': 'seule partenaire',
  'technique.strongest': 'paire la plus forte',
  'technique.prices': 'prix',

  'method.towers.search':
    'recherche dédiée (par défaut) : toutes différentes, les deux indices d’une ligne à la fois, redémarrages ; CaDiCaL quand elle piétine',
  'method.towers.sat': 'CaDiCaL sur une formule qui suit la plus haute tour vue ; peut écrire des preuves',
  'method.towers.mip':
    'HiGHS sur le programme en nombres entiers des rapports, erreurs corrigées ; jusqu’à une taille de 8 environ',
  'method.towers.logic': 'seulement les techniques qui ont un nom ; peut s’arrêter en route',
  'method.singles.search': 'propagation où les noires forment une forêt, sondage, recherche qui apprend ; par défaut',
  'method.singles.sat': 'CaDiCaL, avec des coupes de bord ajoutées au besoin ; peut écrire des preuves',
  'method.singles.mip': 'le programme en nombres entiers du rapport et sa boucle de coupes de connexité (HiGHS)',
  'method.singles.restart': 'l’heuristique du rapport : noircir des doublons au hasard, recommencer si bloqué',
  'method.singles.logic': 'seulement les techniques des explications ; peut s’arrêter en route',
  'method.unruly.auto': 'la plus rapide des autres pour la grille et la question, une complète en dernier',
  'method.unruly.search': 'toutes les façons de compléter chaque ligne à la fois, puis en profondeur avec redémarrages',
  'method.unruly.fill':
    'complète des grilles de toute taille : remplit sur place, puis corrige les comptes le long de chemins',
  'method.unruly.sat': 'CaDiCaL sur des clauses ; peut écrire des preuves LRAT de ce qu’il affirme',
  'method.unruly.mip': 'le programme en nombres entiers du rapport 002, par HiGHS : une variable binaire par case',
  'method.unruly.mip-2colour':
    'le programme en nombres entiers du rapport 003, par HiGHS : une variable binaire par case et couleur',
  'method.unruly.logic':
    'seulement les techniques d’une personne, courtes études de cas comprises ; abandonne où elles finissent',
  'method.pegs.exact':
    'le moins de pions ou de coups, avec preuve ; plateaux de 64 cases au plus (par défaut sur ceux-ci)',
  'method.pegs.beam':
    'recherche en faisceau qui s’améliore tant qu’il reste du temps ; tout plateau (par défaut sur les grands)',
  'method.pegs.mip': 'le programme en nombres entiers des rapports, indexé par le temps ; petits plateaux',
  'method.pegs.gather': 'une partie, chaque saut étant celui après lequel les pions ont le plus de voisins',
  'method.pegs.gather-penalised': 'la même, moins une pénalité par trou vide',
  'method.pegs.centre': 'une partie, chaque saut vers le milieu et aussi près de lui que possible',
  'method.pegs.random': 'des parties au hasard, la meilleure est gardée',
  'method.pairs.matching':
    'exacte : couplage le plus lourd par plus courts chemins augmentants, les prix en sont la preuve',
  'method.pairs.flow': 'Ford-Fulkerson du rapport : exact où toutes les valeurs sont égales, refusé ailleurs',
  'method.pairs.mip': 'exacte : une variable binaire par paire, chaque case dans une paire au plus',
  'method.pairs.brute': 'exacte : essaie tous les appariements ; pour de minuscules grilles',
  'method.pairs.greedy': 'le programme du rapport : toujours la paire de moindre écart',
  'method.pairs.greedy-score': 'le texte du rapport : toujours la paire qui baisse le plus le score',

  'label.mode': 'Mode',
  'label.style': 'Style',
  'label.fill': 'Remplissage',
  'label.density': 'Densité',
  'label.clues': 'Cases données',
  'label.cells': 'Chiffres des cases',
  'label.vacancy': 'Trou vide',
  'label.kind': 'Genre',
  'label.steps': 'Sauts',
  'label.minimise': 'Réduire',
  'label.colours': 'Couleurs',
  'label.values': 'Valeurs',
  'label.spread': 'Répartition',

  'value.PERCENT': 'POURCENTAGE',
  'value.NAME': 'NOM',
  'value.LOW..HIGH': 'MIN..MAX',
  'value.W,R,B,G,D': 'BLANC,ROUGE,BLEU,VERT,NOIR',

  'option.towers.mode':
    'unique (par défaut) : une seule solution, de la difficulté voulue, rien de donné sans besoin ; full : tous les indices ; normal : tous les indices, d’une grille tirée au hasard sur cinq ; hard : la moitié des indices et n/2 tours',
  'option.singles.style':
    'unique : exactement une solution (par défaut) ; report : le générateur du rapport, qui en promet au moins une',
  'option.unruly.fill':
    'grilles du rapport 002 : vider une grille pleine jusqu’à ce taux (0 à 100) ; soluble, sans solution unique promise',
  'option.unruly.density':
    'grilles du rapport 003 : placer des cases au hasard jusqu’à cette densité (0 à 100) ; peut-être insoluble',
  'option.unruly.clues':
    'pour une solution unique, few (par défaut) : peu de cases données à la difficulté voulue ; fewest : aucune de trop, quelle que soit la difficulté',
  'option.unruly.cells': 'chiffres du blanc et du noir dans les fichiers à virgules (01 par défaut)',
  'option.unruly.unique-lines':
    'interdire aussi deux lignes égales et deux colonnes égales (par défaut : ce que dit la grille)',
  'option.pegs.board':
    'un plateau nommé : english, european, wiegleb, asymmetrical, cross:N, diamond:N, square:N, rect:RxC, triangle:N',
  'option.pegs.vacancy': 'avec un plateau nommé : le trou vide (par défaut celui d’usage)',
  'option.pegs.kind':
    'sans plateau nommé, reverse (par défaut) : une partie remontée depuis un seul pion ; shape : une forme au hasard, pleine à un pion près',
  'option.pegs.steps':
    'reverse : combien de sauts demande la grille (par défaut : facile 10, moyen 20, difficile 35, sinon autant que possible)',
  'option.pegs.goal': 'où le dernier pion doit finir (par défaut any : le moins de pions possible, n’importe où)',
  'option.pegs.minimise':
    'moves : parmi les façons de finir avec le moins de pions, une qui prend le moins de coups ; plusieurs sauts de suite d’un même pion font un coup (par défaut pegs)',
  'option.pegs.cells':
    'code de la matrice de chiffres, 012 (par défaut) : trou, pion, hors plateau ; 123 : hors plateau, trou, pion',
  'option.pairs.colours': 'parts de blanc, rouge, bleu, vert et noir (par défaut 30,20,20,20,10)',
  'option.pairs.values': 'les valeurs des cases ; un seul nombre les rend toutes égales (par défaut 1..9)',
  'option.pairs.spread':
    'comment les valeurs sont tirées : uniform : également ; low : surtout les petites ; bell : surtout les moyennes',
  'option.pairs.rule':
    'qui peut s’apparier, adjacent : les cases voisines ; white-anywhere : aussi deux blanches quelconques (par défaut : ce que dit la grille, sinon adjacent)',

  'said.time limit reached': 'limite de temps atteinte',
  'said.cancelled': 'annulé',
  'said.node limit reached': 'limite de nœuds atteinte',
  'said.memory limit reached': 'limite de mémoire atteinte',
  'said.the method gave up: it does not solve every puzzle':
    'la méthode a abandonné : elle ne résout pas toutes les grilles',
  'said.squares tried': 'carrés essayés',
  'said.towers and clues looked at': 'tours et indices examinés',
  'said.boards tried': 'grilles essayées',
  'said.rounds of the cut loop': 'tours de la boucle de coupes',
  'said.placing tiles': 'placement des cases',
  'said.drawing a full board': 'tirage d’une grille pleine',
  'said.mixing the board': 'mélange de la grille',
  'said.filling the board': 'remplissage de la grille',
  'said.erasing tiles': 'effacement de cases',
  'said.leaving out clues': 'retrait des cases superflues',
  'said.adding clues': 'ajout de cases données',
  'said.removing clues': 'retrait de cases données',
  'said.positions': 'positions',
  'said.pegs left': 'pions restants',
};
