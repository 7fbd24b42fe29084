import{t as e}from"./rolldown-runtime-DK3Fl9T5.js";var t=e({default:()=>n}),n=`progress-pages = pages
`,r=e({default:()=>i}),i=`verbatim = { $text }
stop-time = limite de temps atteinte
stop-cancelled = annulé
stop-nodes = limite de nœuds atteinte
stop-memory = limite de mémoire atteinte
stop-gave-up = la méthode a renoncé : elle ne résout pas toutes les grilles

stop-refused = erreur interne : l’arbitre a refusé la réponse
stop-lost = le processus du solveur s’est arrêté de façon inattendue
stop-untrue = la réponse du solveur est illisible, ou viole une ligne du programme
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

`,a=e({default:()=>``}),o=e({default:()=>s}),s=`progress-open = possibilités ouvertes dans la meilleure grille jusqu’ici
`,c=e({default:()=>l}),l=`option-switch = { $option } { $text } : true ou false est attendu
option-number = { $option } { $text } : un nombre est attendu
option-choice = { $option } { $text } : { $choices } est attendu
option-unknown = { $option } n’est pas une option de ce jeu

quoted = « { $text } »
label-alone = Seule
label-black = Cases noires
label-board = Plateau
label-branching = Branchement
label-cells = Chiffres des cases
label-change = Changement
label-clues = Cases données
label-colours = Couleurs
label-cut = Coupe
label-density = Densité
label-difficulty = Difficulté
label-engine = Solveur
label-fill = Remplissage
label-from = Partir de
label-goal = Dernier pion en
label-holes = Trous
label-ignore-values = Ignorer les valeurs
label-inference = Inférence
label-kind = Genre
label-minimise = Réduire
label-mode = Mode
label-node-limit = Nœuds au plus
label-node-order = Ordre des nœuds
label-pattern = Image
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
label-symmetry = Symétrie
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
`,u=e({default:()=>d}),d=`# Les mots de la page : ce qu’elle ne partage ni avec la ligne de commande ni avec le service.

skip = Aller au contenu

## Le cadre

nav-label = Pages
nav-games = Jeux
nav-daily = Aujourd’hui
nav-learn = Apprendre
nav-open = Ma grille
nav-lab = Labo
language = Langue
loading = Chargement…
nowhere = Il n’y a pas de page à cette adresse. Voici la première.
cancel = Annuler
close = Fermer
copy = Copier
copied = Copié
retry = Réessayer
undo = Annuler
redo = Rétablir
restart = Recommencer
check = Vérifier
back = Dernière position juste
service-away = Le service ne répond pas. Est-il toujours lancé ?
service-ended = Le service s’est arrêté avant la fin du calcul.
engine-broken = Une erreur est survenue dans la page et le travail est perdu. Réessayez.
engine-loading-highs = chargement de HiGHS, le solveur de programmes en nombres entiers (4 Mo, une seule fois)
engine-no-highs = HiGHS, qui résout les programmes en nombres entiers, n’a pas pu être chargé. Le réseau est-il disponible ? Les autres méthodes n’en ont pas besoin.
engine-missing = Les jeux n’ont pas pu être chargés. Le réseau est-il disponible ?
task-waiting = en attente
task-far = { $what } : { $how }
task-best = meilleur { $best }
task-bound = borne { $bound }
storage-full = La mémoire du navigateur est pleine : ce que vous jouez maintenant n’est pas gardé. Enregistrez vos parties dans un fichier depuis l’accueil, et supprimez-en.
storage-forbidden = Ce navigateur ne laisse rien garder à la page : vos parties finissent avec elle.
copy-failed = Ce navigateur ne laisse pas copier la page. Sélectionnez le texte et copiez-le vous-même.

## L’accueil

home-title = Cinq jeux de grille qui disent pourquoi
home-about = Jouez, demandez des indices qui disent pourquoi, dessinez vos grilles et comparez les méthodes.
home-continue = Continuer
home-play = Jouer
home-choose = Taille et niveau…
home-calendar = Calendrier
home-games = Les jeux
home-also-towers = Skyscrapers en anglais
home-also-singles = « seul », en japonais
home-also-unruly = ou takuzu
home-also-pegs = le casse-tête des pions
home-also-pairs = un jeu de la maison, aussi à deux
home-learn = Ouvrir les leçons
home-lab = Ouvrir le labo
home-open = Ouvrir ou dessiner
rules-title = Règles
kept-all =
    { $games ->
        [one] Toutes les parties (1)
       *[other] Toutes les parties ({ $games })
    }
kept-save = Enregistrer toutes les parties
kept-open = Ouvrir un fichier de parties
kept-remove = Supprimer { $game } { $size }
kept-copy = copie
kept-removed = La partie a été supprimée.
kept-read =
    { $added ->
        [one] Une partie ajoutée ;
       *[other] { $added } parties ajoutées ;
    } { $known } déjà là, { $lost } illisibles.
kept-unread = Ce n’est pas un fichier de parties.

## Nouvelles grilles

new-title = Nouvelle grille
new-any = Comme d’habitude
new-random = au hasard
new-usual = par défaut
choice = { $value ->
    [true] oui
    [false] non
    [none] aucune
    [half-turn] demi-tour
    [quarter-turn] quart de tour
    [left-right] gauche-droite
    [top-bottom] haut-bas
    [diagonal] diagonale
    [full] complet
    [hard] difficile
    [restarts] reprises
    [report] rapport
    [drawn] tirage
    [program] programme
    [reverse] à rebours
    [shape] forme
    [pegs] pions
    [moves] coups
    [uniform] uniforme
    [low] petites
    [bell] en cloche
    [adjacent] voisines
    [white-anywhere] blanches partout
   *[other] { $value }
}
new-more = Autres options
new-make = Nouvelle grille
new-making = Création d’une grille
new-draw = Dessiner la mienne
new-paste = Coller ou ouvrir
new-badsize = Une taille est un nombre comme 8, ou des lignes et colonnes comme 6x10.
new-stopped = Aucune grille créée : { $why }.

## Jouer

play-board = Plateau
play-tools = Outils
play-time = Temps
play-new = Nouvelle grille
play-more = Plus
play-cannot = Cette grille ne peut être ouverte
play-toolarge = Ce plateau est trop grand pour jouer ici ; le labo peut le résoudre.
won = Résolu !
won-next = Encore une
won-best = Meilleur temps
won-record = un nouveau record
won-hints = Indices
won-harder = Niveau suivant : { $level }
won-result =
    Quadrille : { $game } { $size }, { $level } ({ $rating }) – { $time }, { $hints ->
        [0] sans aide
        [one] 1 aide
       *[other] { $hints } aides
    }
rating = Cote
rating-about = Cote : le poids de tous les pas dont une personne a besoin. Elle compare des grilles d’un même jeu et d’une même taille.
hint-look = Regardez la case marquée.
hint-reason = raison
hint-part = ce qui y prend part
hint-target = ce qui suit
hint-thinking = Recherche d’une étape
hint-none = Aucune autre étape n’est connue d’ici.
check-looking = Comparaison avec les solutions
check-good = Tout est juste jusqu’ici.
check-wrong = Il y a une erreur, même si aucune règle n’est encore violée.
check-norule = Aucune règle n’est violée jusqu’ici.
check-impossible = Cette grille n’a pas de solution.
check-unknown = Aucune solution connue pour comparer.
check-back =
    { $moves ->
        [one] Retour d’un coup.
       *[other] Retour de { $moves } coups.
    }
count-empty = Cases vides
count-black = Cases noires
count-pegs = Pions restants
count-jumps = Sauts
count-score = Score
count-optimum = Optimum
count-moves = Coups
pad-label = Touches
pad-clear = Vider la case
pad-pencil = Crayon
pad-fill = Toutes les marques
play-copy = Ce lien est ouvert comme copie : votre propre partie reste sous Continuer.
play-odd-move = Le lien contient un coup impossible ici : { $move }. Ce qui le précède est sur le plateau.
won-solver = Le programme l’a résolue.
hint-shortest = Raison la plus courte
hint-ask-none = Indice
hint-ask-line = Quelle case ?
hint-ask-cell = Pourquoi ?
hint-ask-why = Appliquer
hint-row = Regardez la ligne { $number }.
hint-col = Regardez la colonne { $number }.
hint-clue = Regardez : { $clue }.
hint-area = Regardez la partie marquée du plateau.
hint-back = Revenir au dernier bon coup
count-empty-cells = Cases vides
count-pairs = Paires
pad-mode = Ce qu’on écrit
pad-answer = Réponse
pad-corner = Coin
mark-colours = Couleurs
mark-colour = Couleur { $number }
mark-brush = Touchez des cases pour les colorer ; touchez encore la couleur pour continuer à jouer.
trial = Essai
trial-try = Faire un essai
trial-keep = Garder l’essai
trial-drop = Abandonner l’essai
trial-about = Ce qui suit est marqué et peut être gardé ou abandonné d’un coup.
zoom = Taille du plateau
zoom-in = Plus grand
zoom-out = Plus petit
zoom-fit = Tout montrer
zoom-full = Plein écran
keys-title = Raccourcis
keys-move = déplacer le curseur
keys-type = remplir la case
keys-clear = vider la case
keys-pencil = une marque au crayon
keys-mode = réponse, crayon, coin
keys-pick = prendre, poser
keys-choose = choisir plusieurs cases
keys-clue = éclairer un indice et l’entendre
keys-undo = annuler
keys-redo = rétablir
keys-hint = indication, et son étape suivante
keys-try = faire un essai ; le garder
keys-zoom = plus grand, plus petit (ou Ctrl et la molette)
keys-escape = lâcher
keys-sheet = cette liste
keys-touch = Avec les doigts : touchez pour jouer, attendez un instant puis tracez pour jouer plusieurs cases, deux doigts pour agrandir et déplacer le plateau.

## Sauvegardes et export

points = Sauvegardes
points-new = Nom
points-add = Sauver ici
points-load = Revenir
points-remove = Supprimer { $name }
points-name = Point { $number }
points-moves =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }
points-about = Gardez cette position sous un nom et revenez-y plus tard.
export = Partager, exporter
export-link = Lien vers cette grille
export-progress = avec ma progression
export-format = Notation
export-choose = choisir…
export-text = La grille dans cette notation
export-file = Enregistrer
export-picture = Image
export-print = Imprimer

## Résoudre et films

solve = Résoudre
solve-method = Méthode
solve-usual = par défaut
solve-limit = Secondes au plus
solve-run = Résoudre
solve-prove = Preuve à télécharger
solve-proved = Prouvé : { $claim }. Le fichier proof.zip contient les programmes, les preuves, et comment les vérifier avec le programme de quelqu’un d’autre.
solve-explain = Tout expliquer
solve-running = En cours
solve-nodes =
    { $nodes ->
        [one] { $nodes } nœud
       *[other] { $nodes } nœuds
    }
solve-film = Montrer en film
solve-put = Mettre sur le plateau
verdict-solved = Résolu
verdict-impossible = Il n’y a pas de solution
verdict-best = Une réponse, sans preuve d’optimalité
verdict-unknown = Pas de réponse dans la limite
verdict-invalid = Grille invalide
objective-pegs = moindre nombre de pions : { $objective }
objective-pairs = score { $objective }
film-title = Film
film-play = Lecture
film-pause = Pause
film-back = Une étape en arrière
film-on = Une étape en avant
film-speed = Vitesse
film-place = Position dans le film
film-start = La position avant la première étape.

## Ses propres grilles

open-title = Votre grille
open-about = Collez ce que vous avez, d’où que ce soit, ou dessinez une grille : ses solutions se comptent à mesure.
open-paste = Collez ou déposez-la
open-text = Un identifiant, une adresse (puzz.link, Penpa+, Simon Tatham), des lignes de chiffres ou le texte d’un fichier
open-game = Jeu
open-auto = reconnaître
open-go = Ouvrir
open-file = Choisir un fichier
open-drop = ou déposez-en un ici
open-several = Chaque ligne est une grille. Ouvrez-en une ici ; le labo les prend toutes.
open-toolong = Le fichier est trop long.
open-draw = Dessinez-la
open-drawabout = L’éditeur dit au fur et à mesure si la grille n’a aucune solution, en a une ou plusieurs.
edit-title = Dessiner une grille : { $game }
edit-rows = Lignes
edit-cols = Colonnes
edit-resize = Changer la taille
edit-blank = Vierge
edit-verdict = Solutions
edit-none = Elle n’a aucune solution.
edit-one = Elle a exactement une solution.
edit-several = Elle a plusieurs solutions.
edit-count =
    { $count ->
        [one] Elle a une solution.
       *[other] Elle a { $count } solutions.
    }
edit-many =
    { $count ->
        [one] Elle a une solution ou plus.
       *[other] Elle a { $count } solutions ou plus.
    }
edit-some = Elle a une solution ; on n’a pas su à temps si c’est la seule.
edit-unknown = Pas de réponse à temps.
edit-looking = Recherche…
edit-level = Niveau : { $level } (cote { $score })
edit-unrated = Aucune technique des indices n’en vient à bout.
edit-differ = Montrer où elles diffèrent
edit-candidates = Montrer ce que chaque case peut être
edit-comparing = Comparaison des solutions
edit-differing =
    { $cells ->
        [0] Les solutions s’accordent sur toutes les cases.
        [one] Les solutions diffèrent dans une case.
       *[other] Les solutions diffèrent dans { $cells } cases.
    }
edit-partly = Toutes n’ont pas été comparées : { $why }.
edit-unify = La rendre unique
edit-unify-pairs = Change des valeurs, le moins possible, jusqu’à ce qu’une seule façon d’apparier soit la meilleure.
edit-unify-pegs = Met ou ôte un ou deux pions pour qu’il puisse n’en rester qu’un. Les chemins qui y mènent sont toujours nombreux : aucun n’a à être unique.
edit-mend = Rendre gagnable
edit-hopeless = Aucun changement d’un ou deux pions qui permette de gagner n’a été trouvé.
edit-empty = Rien n’est encore dessiné.
edit-unifying = Recherche de ce qui laisse une seule solution
edit-never = Rien n’a été trouvé qui laisse exactement une solution.
edit-brought =
    { $moves ->
        [one] Un coup est venu avec elle ; la jouer reprend là.
       *[other] { $moves } coups sont venus avec elle ; la jouer reprend là.
    }
edit-play = La jouer
edit-this = Modifier cette grille
edit-paste = Coller une grille
edit-pasteabout = Collez n’importe où sur cette page, ou ici : un identifiant, une adresse de puzz.link, de Penpa+ ou des jeux de Simon Tatham, un fichier de sauvegarde, des lignes de chiffres, un fichier CSV.
edit-take = La prendre
edit-unfit = { $number } ne convient pas ici : { $most } est le plus grand.

## Le labo

lab-title = Labo
lab-projector = Projecteur
lab-address = Copier l’adresse
lab-copied = Copié
lab-complaint = grille { $name } : { $why }
lab-unread = ce n’est une grille dans aucune notation.
lab-about = Lancez plusieurs méthodes sur les mêmes grilles et comparez-les en direct.
lab-microscope = Regarder dans le programme en nombres entiers d’une grille.
lab-puzzles = Grilles
lab-methods = Méthodes
lab-results = Résultats
lab-count = Combien
lab-make = Les créer
lab-list = Grilles, une par ligne ({ $puzzles })
lab-files = Choisir des fichiers
lab-folder = Choisir un dossier
lab-drop = ou déposez fichiers et dossiers ici
lab-reading = Lecture des grilles
lab-set =
    { $puzzles ->
        [one] { $puzzles } grille d’un fichier : { $first }
       *[other] { $puzzles } grilles de fichiers : { $first } … { $last }
    }
lab-forget = Retirer
lab-refused =
    { $puzzles ->
        [one] { $puzzles } écartée :
       *[other] { $puzzles } écartées :
    }
lab-toomany =
    { $most ->
        [one] plus de { $most } grille
       *[other] plus de { $most } grilles
    }
lab-stray = une grille de { $game }
lab-limits =
    Au plus { $puzzles ->
        [one] { $puzzles } grille
       *[other] { $puzzles } grilles
    }, { $megabytes } Mo par fichier, { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
    } par grille.
lab-timelimit =
    Au plus { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    } par essai. Les temps ne se comparent que s’il ne tourne pas plus d’essais à la fois que la machine n’a de cœurs libres ; au plus { $lanes } à la fois.
lab-empty = Créez, collez ou déposez d’abord des grilles.
lab-puzzle = Grille
lab-csv = Tableau (CSV)
lab-runscsv = Chaque essai (CSV)
lab-svg = Diagramme (SVG)
lab-signs = ✓ réponse prouvée, ~ réponse non prouvée optimale, ✗ pas de réponse.
lab-lanes = À la fois
lab-run = Lancer
lab-progress = Essais faits
lab-done =
    { $done ->
        [one] { $done } essai sur { $runs }
       *[other] { $done } essais sur { $runs }
    }
lab-answered = Résolues
lab-mean = Temps moyen
lab-worst = Pire temps
lab-nodes = Nœuds
lab-objective = Objectif moyen
lab-each = Chaque essai
lab-chart = Grilles résolues en un temps donné
lab-time = temps (logarithmique)
collection-title = D’une collection
collection-choose = Collection
collection-size =
    { $puzzles ->
        [one] { $name } (une grille)
       *[other] { $name } ({ $puzzles } grilles)
    }
collection-technique = Demande la technique
collection-any = n’importe laquelle
collection-least = Score de
collection-most = Score à
collection-draw = Tirer une grille
collection-none = La collection ne contient pas une telle grille. Demandez-en moins.
campaigns-title = Campagnes de quadrille bench
campaigns-choose = Campagne
campaigns-none = Le dossier de données ne contient encore aucune campagne. Il a été choisi avec
campaigns-folder = Pour voir des campagnes ici, indiquez leur dossier au lancement :
campaigns-unreadable = Aucune campagne n’a pu être lue dans :
campaigns-size =
    { $instances ->
        [one] { $instances } instance.
       *[other] { $instances } instances.
    }
campaigns-median = Médiane
campaigns-geometric = Moyenne géométrique
campaigns-wins = Victoires
campaigns-peak = Mémoire max.

## Réglages

settings-title = Réglages
settings-theme = Couleurs
theme-system = Comme le système
theme-light = Clair
theme-dark = Sombre
theme-contrast = Fort contraste
settings-errors = Montrer les erreurs
errors-live = aussitôt
errors-ask = quand je vérifie
errors-never = jamais
settings-play = En jouant
settings-timer = Montrer le temps
settings-autoClear = Towers : effacer les marques d’elles-mêmes
settings-counts = Unruly : compter les couleurs de chaque ligne
settings-numbers = Numéroter lignes et colonnes
settings-lossWarning = Pegs : avertir quand un seul pion n’est plus possible
settings-animate = Animations douces

## Pairs à deux

duel-title = Deux joueurs
duel-rules-lower = À tour de rôle, chacun prend une paire et ajoute son écart à son propre total ; quand il n’en reste plus, le plus petit total gagne. Le joueur 1 commence.
duel-rules-higher = À tour de rôle, chacun prend une paire et ajoute son écart à son propre total ; quand il n’en reste plus, le plus grand total gagne. Le joueur 1 commence.
duel-player = Joueur { $number }
duel-pace = Rythme
pace-slow = lent
pace-usual = normal
pace-fast = rapide
duel-begin = Commencer
duel-again = Rejouer
duel-end = Arrêter
duel-turn = au trait
duel-thinks = réfléchit…
duel-failed = La machine n’a pas joué.
duel-odd = Le service a répondu par un coup impossible ici : { $move }.
duel-advice = Un expert prendrait { $pair }.
duel-answer = La meilleure réponse est { $pair }.
duel-exchange = Échanger les joueurs
duel-goal = Qui gagne
duel-lower = le plus petit total
duel-higher = le plus grand total
duel-bar = Montrer l’avis d’un expert
duel-even = Bien jouée, la partie est nulle.
duel-will = Bien jouée, la partie va au joueur { $number }, de { $by }.
duel-likely = Le joueur { $number } devrait gagner de { $by }.
duel-moves = Les coups
duel-lost = perd { $lost } ; mieux : { $pair }
duel-review = Quelle était mon erreur ?
duel-perfect = Aucun coup n’était une erreur.
duel-over = La partie est finie.
duel-draw = Égalité.
duel-wins = Le joueur { $number } gagne.
player-person = humain
player-random = machine : au hasard
player-greedy = machine : gloutonne
player-minimax-3 = machine : trois coups d’avance
player-expert-1 = machine : experte
player-expert-5 = machine : experte et patiente (5 s)

## Les cases en mots

letter-white = Bc
letter-red = R
letter-blue = Bu
letter-green = V
colour-white = blanc
colour-red = rouge
colour-blue = bleu
colour-green = vert
colour-black = noir
piece-white = blanche
piece-black = noire
piece-peg = pion
piece-hole = trou
piece-red = rouge
piece-blue = bleu
piece-green = vert
piece-gap = pas de case
piece-goal = but
piece-circle = entourée
say-empty = vide
say-given = donnée
say-marks = marques { $marks }
say-paired = appariée à { $cell }
say-goal = but
say-alone = reste seule
new-classic = Plateaux classiques
board-english = Anglais, 33
board-european = Européen, 37
board-wiegleb = Wiegleb, 45
board-asymmetrical = Asymétrique, 39
board-diamond-9 = Losange, 41
board-triangle-5 = Triangle, 15
board-cross-5 = Petite croix, 21
board-square-6 = Carré, 36
clue-top = indice au-dessus de la colonne { $number } : { $clue }
clue-bottom = indice sous la colonne { $number } : { $clue }
clue-left = indice à gauche de la ligne { $number } : { $clue }
clue-right = indice à droite de la ligne { $number } : { $clue }
say-wrong = enfreint une règle
say-keys = Les flèches déplacent ; le point d’interrogation donne tous les raccourcis.
clue-none = pas d’indice ici
clue-seen =
    { $clue } ; { $seen ->
        [one] une tour visible jusqu’ici
       *[other] { $seen } tours visibles jusqu’ici
    }

## Grilles du jour, et ce qui est résolu

daily-title = Grilles du jour
daily-way = Votre parcours
daily-way-about = Les sept derniers jours, et tous ceux où vous avez résolu la grille du jour.
daily-about = Cinq grilles par jour, les mêmes pour tous, tirées de la seule date. La semaine commence en douceur et finit difficile.
daily-today = Aujourd’hui, { $date }
daily-solved = résolue
daily-share = Partager le résultat
daily-streak = De suite
daily-days =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
daily-row =
    { $days ->
        [0] { $longest ->
            [0] Pas encore de série : une grille d’aujourd’hui en commence une.
           *[other] Pas de série en cours ; la plus longue : { $longest }.
        }
        [one] { $days } jour de suite ; la plus longue série : { $longest }.
       *[other] { $days } jours de suite ; la plus longue série : { $longest }.
    }
daily-count =
    { $count ->
        [one] { $count } résolue
       *[other] { $count } résolues
    }
daily-before = Le mois précédent
daily-after = Le mois suivant
daily-result =
    Quadrille { $day } : { $game } { $size }, { $level } – { $time }, { $hints ->
        [0] sans indice
        [one] { $hints } indice
       *[other] { $hints } indices
    }
stats-title = Statistiques
stats-none = Rien n’est encore résolu. On peut commencer ici :
stats-solved =
    { $count ->
        [one] grille résolue
       *[other] grilles résolues
    }
stats-row =
    { $days ->
        [one] jour de suite avec une grille du jour
       *[other] jours de suite avec une grille du jour
    }
stats-longest = la plus longue série : { $days }
stats-unaided = résolues sans indice
stats-all = Tous les jeux
stats-days = Résolues ces { $days } derniers jours
stats-ladder = Jeux et niveaux
stats-count = Résolues
stats-best = Record
stats-median = Médiane
stats-times = Derniers temps
stats-file = Vos parties et résultats dans un fichier
stats-file-about = Tout est gardé dans ce seul navigateur. Un fichier le porte dans un autre, ou le met à l’abri.

## Apprendre

learn-title = Apprendre
learn-about = Toutes les techniques que connaissent les indices : vues sur une grille où c’est ce qu’il faut voir, et appliquées sur une autre.
learn-first = Premiers pas
learn-first-title = Premiers pas : { $game }
learn-done = faite

## Livres à imprimer

paper-title = Un livre à imprimer
paper-about = Les grilles de votre choix en PDF : règles, cotes, codes qui les ouvrent ici, et les solutions à la fin.
paper-needs-service = Cette page fonctionne sans serveur et ne sait pas écrire de livres. \`quadrille serve\` et \`quadrille book\` le savent ; une grille seule s’imprime depuis sa page.
paper-name = Titre
paper-paper = Papier
paper-large = Gros caractères
paper-per-page = Grilles par page
paper-bleed = Fond perdu (mm)
paper-rules = Règles
paper-codes = Codes QR
paper-section = Section { $number }
paper-game = Jeu
paper-count = Grilles
paper-add = Une autre section
paper-remove = Retirer
paper-make = { $puzzles ->
    [one] Faire un livre d’une grille
   *[other] Faire un livre de { $puzzles } grilles
}
paper-making = Le livre se fait
paper-most = Un livre fait ici contient au plus { $most } grilles.
paper-done = { $pages ->
    [one] Voilà : une page.
   *[other] Voilà : { $pages } pages.
}
home-paper = Choisir les grilles
`,f=e({default:()=>p}),p=`pairs-lonely =
    .name = case esseulée
    .about = il ne reste aucune case avec laquelle elle puisse s’apparier
pairs-only_partner =
    .name = seule partenaire
    .about = une case qui n’a qu’un partenaire possible le prend si aucune autre paire de celui-ci n’économise davantage
pairs-strongest =
    .name = paire la plus forte
    .about = une paire qui économise autant que les meilleures autres paires de ses deux cases ensemble
pairs-prices =
    .name = prix
    .about = une paire du meilleur appariement de tout ce qui reste, prouvé par des prix
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

`,m=e({default:()=>h}),h=`pegs-only_jump =
    .name = seul saut
    .about = aucun autre saut n’est possible
pegs-keeping_jump =
    .name = saut qui préserve
    .about = un saut après lequel on peut encore arriver au moins de pions
pegs-keeping_chain =
    .name = suite de sauts qui préserve
    .about = plusieurs sauts de suite d’un même pion, après lesquels on peut encore arriver au moins de pions
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

`,g=e({default:()=>_}),_=`singles-black_neighbour =
    .name = voisine d’une noire
    .about = les cases à côté d’une noire sont blanches
singles-white_twin =
    .name = jumeau d’un blanc
    .about = un nombre vu une fois dans une ligne y cache ses jumeaux
singles-sandwich =
    .name = sandwich
    .about = la case entre deux nombres égaux est blanche
singles-pair_isolation =
    .name = paire de voisines
    .about = deux voisines égales cachent tout autre jumeau de leur ligne
singles-cut_off =
    .name = dernière issue
    .about = la dernière issue d’une case est blanche
singles-corner =
    .name = coin
    .about = des nombres égaux dans un coin de la grille
singles-split =
    .name = coupure en deux
    .about = une noire qui couperait les blanches en deux n’en est pas une
singles-offset_pair =
    .name = paires décalées
    .about = deux paires de jumelles qui se rencontrent côte à côte
singles-short_try =
    .name = essai court
    .about = un essai qui mène vite à une contradiction
singles-long_try =
    .name = essai long
    .about = un essai qui mène à une contradiction après une longue chaîne
singles-exhaustion =
    .name = tous les cas épuisés
    .about = toutes les suites avec l’autre couleur échouent
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
singles-option-pattern = une image : les cases noires de la réponse sont ses \`#\`, les blanches ses \`.\`, et \`?\` au choix du générateur
singles-option-from = une nouvelle grille avec la solution de celle-ci
singles-option-change = en quoi elle diffère de --from : d’autres nombres (other, par défaut), un niveau de plus (harder) ou de moins (easier)

`,v=e({default:()=>y}),y=`towers-clue_one =
    .name = indice un
    .about = un indice 1 se trouve devant la plus haute tour
towers-clue_all =
    .name = indice maximal
    .about = un indice n regarde un escalier de 1 à n
towers-facing_clues =
    .name = indices face à face
    .about = deux indices qui se font face et dont la somme est n+1 fixent la plus haute tour
towers-clue_bound =
    .name = borne d’un indice
    .about = un indice borne les hauteurs des tours proches de lui
towers-naked_single =
    .name = seule hauteur possible
    .about = une case n’a plus qu’une hauteur
towers-hidden_single =
    .name = seule place possible
    .about = une hauteur n’a plus qu’une place dans une ligne ou une colonne
towers-line_fillings =
    .name = remplissages d’une ligne
    .about = aucune façon de remplir une ligne selon ses indices n’emploie une hauteur
towers-naked_set =
    .name = groupe nu
    .about = des cases d’une ligne se partagent autant de hauteurs
towers-hidden_set =
    .name = groupe caché
    .about = des hauteurs ne vont que dans autant de cases d’une ligne
towers-fish =
    .name = poisson
    .about = une hauteur est confinée, dans des lignes, à autant de colonnes, ou l’inverse
towers-forcing_chain =
    .name = chaîne forcée
    .about = une chaîne de cases à deux hauteurs porte la même hauteur à l’un de ses bouts
towers-what_if =
    .name = et si ?
    .about = une hauteur essayée dans une case mène, par des tours forcées, à une ligne impossible à remplir
towers-case_split =
    .name = étude de cas
    .about = une hauteur mène, par des tours forcées, à une case dont toutes les hauteurs échouent à leur tour
towers = Towers (gratte-ciel)
    .about = bâtissez une tour dans chaque case, chaque hauteur une fois par ligne et par colonne, pour que les indices du bord comptent les tours vues
    .goal = Bâtissez des tours pour que chaque indice voie son nombre.
    .rules = Chaque hauteur une fois par ligne et par colonne. Un nombre au bord dit combien de tours on voit de là : les plus hautes cachent celles de derrière.
    .how = Choisissez une case, puis un nombre. Espace pour le crayon. Touchez un indice (ou maj et une flèche) pour voir ce qu’il voit.
    .touch = Touchez une case, puis un nombre ; le crayon écrit de petites marques. Touchez un indice pour voir ce qu’il voit.
    .edit = Choisissez une case ou une place du bord et tapez un nombre ; Suppr l’enlève. Glisser choisit plusieurs cases. Les flèches mènent au bord et en reviennent.

towers-method-search = recherche dédiée (par défaut) : toutes différentes, les deux indices d’une ligne à la fois, redémarrages ; \`sat\` quand elle piétine
towers-method-sat = CaDiCaL sur une formule qui suit la plus haute tour vue ; peut écrire des preuves
towers-method-sat-plain = BatSat sur une formule qui suit la plus haute tour vue
towers-method-mip = HiGHS sur le programme en nombres entiers des rapports, erreurs corrigées ; jusqu’à une taille de 8 environ
towers-method-mip-001 = le même avec les contraintes du rapport 001, qui comptent aussi les tours de même hauteur
towers-method-logic = seulement les techniques qui ont un nom ; peut s’arrêter en route
towers-method-bnb = notre propre séparation et évaluation sur la relaxation linéaire du programme, avec un arbre à regarder ; petites grilles

towers-option-alone = search : ne jamais passer la main à \`sat\` quand elle piétine (false par défaut)
towers-option-mode = unique (par défaut) : une seule solution, de la difficulté voulue, rien de donné sans besoin ; full : tous les indices ; normal : tous les indices, d’une grille tirée au hasard sur cinq ; hard : la moitié des indices et n/2 tours ; restarts : tous les indices d’un carré fait par le generateGrid du rapport 000
towers-option-symmetric = indices et tours données sont disposés comme après un demi-tour (false par défaut)
towers-option-symmetry = comment sont disposés indices et tours données (none par défaut)
towers-option-clues = exactement autant d’indices et de tours données ; sans --difficulty, de n’importe quel niveau
towers-option-pattern = une image de la grille avec son bord : indices et tours exactement à ses \`#\`
towers-option-from = une nouvelle grille avec la solution de celle-ci
towers-option-change = en quoi elle diffère de --from : d’autres indices (other, par défaut), un niveau de plus (harder) ou de moins (easier), ou moins d’indices (fewer)

`,b=e({default:()=>x}),x=`unruly-pair =
    .name = paire
    .about = à côté de deux voisines égales se trouve l’autre couleur
unruly-gap =
    .name = intervalle
    .about = entre deux cases égales se trouve l’autre couleur
unruly-last_cell =
    .name = dernière case
    .about = la dernière case vide d’une ligne prend la couleur qui lui manque
unruly-line_full =
    .name = couleur complète
    .about = une ligne qui a toutes ses cases d’une couleur est complétée par l’autre
unruly-unique_lines =
    .name = lignes différentes
    .about = la dernière case d’une couleur ne doit pas rendre une ligne égale à une ligne pleine (si cette règle vaut)
unruly-near_complete =
    .name = presque complète
    .about = la dernière case d’une couleur doit être là où trois de l’autre se suivraient
unruly-line_completion =
    .name = façons de compléter
    .about = toutes les façons de compléter une ligne donnent la même couleur à une case
unruly-case_split =
    .name = étude de cas
    .about = supposer une case ; ses conséquences se contredisent, elle est donc de l’autre couleur
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
unruly-option-pattern = une image de la grille : une seule solution, et des cases données exactement à ses \`#\`
unruly-option-from = une nouvelle grille avec la solution de celle-ci
unruly-option-change = en quoi elle diffère de --from : d’autres cases données (other, par défaut), un niveau de plus (harder) ou de moins (easier), ou moins de cases données (fewer)

`;export{f as a,o as c,t as d,m as i,a as l,v as n,u as o,g as r,c as s,b as t,r as u};