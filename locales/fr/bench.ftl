bench-size = taille `{ $text }` : une taille comme 8 ou 6x10 est attendue
bench-cannot-start = un processus fils n’a pas pu être lancé ({ $error }) ; rien n’a été enregistré pour sa grille, relancez pour continuer
bench-not-a-file = n’est ni un fichier ni un dossier ; un jeu de données contient des fichiers de grilles
bench-no-store = n’est pas une base de campagnes ; rien n’a été modifié. Nommez-en une autre avec --store
bench-empty-store = il n’y a pas de résultats ici ; voir `quadrille bench run`
bench-store-unread = la base ne peut pas être lue ici ({ $error }) ; copiez-la avec les fichiers voisins dans un dossier accessible en écriture
bench-store-damaged = la base n’a pas été fermée correctement et elle est endommagée ({ $error }) ; rien n’a été modifié. Déplacez-la ou nommez-en une autre avec --store
bench-needs-server = seule une base de données partagée entre machines convient ici, par exemple postgres://utilisateur@machine/base. Sur une seule machine, `quadrille bench run` n’en a pas besoin
bench-server-address = n’est pas l’adresse d’une base de données ({ $error }) ; il fallait postgres://utilisateur@machine/base
bench-server-unreached = le serveur est injoignable ({ $error }) ; ce qui est enregistré est en sûreté
bench-server-full = le disque du serveur est plein ({ $error }) ; ce qui est enregistré est en sûreté, faites de la place et relancez pour continuer
bench-server-sslmode = sslmode vaut { $mode } ; il peut valoir disable, prefer, require, verify-ca ou verify-full
bench-server-no-roots = aucune autorité connue ne permet de vérifier le certificat du serveur ; indiquez un fichier par sslrootcert
bench-server-roots = les autorités de sslrootcert sont inutilisables ({ $error })
bench-server-refuses = le serveur refuse ({ $error }) ; ce qui est enregistré est en sûreté
bench-later-layout = a été écrit par une version plus récente de ce programme
bench-earlier-layout = ses tables ne sont pas celles de ce programme ; nommez une autre base
bench-too-large-to-share = est trop grand pour un dépôt partagé (octets : { $size } ; au plus : { $most })
bench-other-pages = contient les pages d’un autre recensement ({ $other }) ; nommez un autre dossier
bench-page-missing = cette page manque ; relancez la même commande pour la refaire
bench-page-damaged = cette page est abîmée ; supprimez-la et relancez la même commande pour la refaire
bench-unseen-folder = cette machine ne voit pas le dossier du recensement ; montez-le sous ce nom

# Ce que disent les verbes de `quadrille bench`
bench-counts = résolus : { $solved }, { $best ->
    [0] { "" }
   *[other] réponses sans preuve : { $best },{ " " }
}échecs : { $failed }
bench-ran = { $campaign } : travaux avec un résultat : { $there } sur { $total } ; faits maintenant : { $done } ; { $counts }
bench-ran-interrupted = { $ran } ; interrompu, la même commande reprend
bench-refused = { $method } a refusé { $count ->
    [one] une énigme
   *[other] { $count } énigmes, la première
} parce que : { $why } (--retry invalid redemande)
bench-so-far = { $done } sur { $total } : { $now }
bench-standing-now = { $counts }, restants : { $left }, { $time }
bench-left-unknown = durée restante inconnue
bench-left-seconds = encore { $seconds } s
bench-left-minutes = encore { $minutes } min { $seconds } s
bench-left-hours = encore { $hours } h { $minutes } min
bench-made = { $folder } : { $made ->
    [one] { $made } énigme faite
   *[other] { $made } énigmes faites
}{ $kept ->
    [0] { "" }
    [one] , { $kept } était déjà là
   *[other] , { $kept } étaient déjà là
}
bench-batch-short = lot { $batch } : il n’y a pas autant d’énigmes différentes que demandé
bench-drawn = { $folder } : { $drawn ->
    [one] { $drawn } énigme tirée
   *[other] { $drawn } énigmes tirées
}
bench-exported = { $folder } : { $files ->
    [one] { $files } fichier
   *[other] { $files } fichiers
}
compare-ratio = rapport des temps B/A { $mean } (intervalle à 95 % de { $low } à { $high })
compare-no-ratio = trop peu de résolus par les deux pour un rapport
compare-p-below = inférieur à 0.001
compare-significance = { $ratio } ; { $sure ->
    [yes] différence significative
   *[no] pas de différence significative
} (p { $p }, intervalle bootstrap de { $low } à { $high })
compare-line = { $method } : { $ratio } ; { $common ->
    [one] { $common } travail en commun
   *[other] { $common } travaux en commun
} ; résolus par les deux : { $both }, par A seul : { $a }, par B seul : { $b }
compare-changes = { $changes ->
    [0] aucun verdict ni objectif n’a changé
    [one] { $changes } verdict ou objectif a changé :
   *[other] { $changes } verdicts ou objectifs ont changé :
}
compare-change = { "  " }{ $instance } { $method } graine { $seed } : { $before } -> { $after }
compare-more = { "  " }et { $more } de plus
history-method = { $method } : { $common ->
    [one] { $common } travail en commun
   *[other] { $common } travaux en commun
} ; résolus par toutes les versions : { $solved }
history-no-time = aucune durée
history-moment = { $name } : résolus { $solved }, médiane { $median }
history-ratio = { $line }, { $mean } de la première (intervalle à 95 % de { $low } à { $high })
history-differs = { $line }, diffère de la précédente
history-same = { $line }, pas de différence significative avec la précédente

# Notes de `quadrille grade`
grade-title = Notes
grade-files = Chaque fichier
grade-instance = instance
grade-method = méthode
grade-mark = note
grade-why = pourquoi
grade-seconds = secondes
grade-right = juste
grade-rightly-impossible = impossible, à juste titre
grade-not-best = permise, pas la meilleure
grade-wrong = fausse
grade-false-claim = affirmation fausse
grade-undecided = indécise
grade-no-answer = sans réponse
grade-unreadable = illisible
grade-missing = absente
grade-summary = { $method } : { $right } justes sur { $all }
grade-instance-unread = l’instance ne peut être lue : { $error }
grade-has-solution = il y a une solution : { $solution }
grade-impossible-undecided = le temps n’a pas suffi pour décider si elle est impossible
grade-no-solution-shown = elle affirme un optimum et ne montre aucune solution
grade-no-solution-seen = on n’y reconnaît aucune solution
grade-other-objective = elle annonce { $named }, sa solution en a { $reached }
grade-optimum-undecided = { $reached } ; l’optimum n’a pas été prouvé à temps
grade-better = { $reached }, et { $best } est possible : { $solution }
grade-link = un lien, qui n’est pas suivi
grade-not-a-file = pas un fichier
grade-too-long = plus long que { $most } Mio
grade-too-many = plus de { $most } fichiers de résultats
grade-no-files = aucun fichier de résultats ; attendu : MÉTHODE/FICHIER
grade-apart = { $file } : pas notée, son nom ne va à aucune instance ou à plusieurs
