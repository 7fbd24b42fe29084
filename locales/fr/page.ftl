# Les mots de la page : ce qu’elle ne partage ni avec la ligne de commande ni avec le service.

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
paper-needs-service = Cette page fonctionne sans serveur et ne sait pas écrire de livres. `quadrille serve` et `quadrille book` le savent ; une grille seule s’imprime depuis sa page.
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
