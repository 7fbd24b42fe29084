bench-size = taille `{ $text }` : une taille comme 8 ou 6x10 est attendue
bench-cannot-start = un processus fils n’a pas pu être lancé ({ $error }) ; rien n’a été enregistré pour sa grille, relancez pour continuer
bench-not-a-file = n’est ni un fichier ni un dossier ; un jeu de données contient des fichiers de grilles
bench-no-store = n’est pas une base de campagnes ; rien n’a été modifié. Nommez-en une autre avec --store
bench-empty-store = il n’y a pas de résultats ici ; voir `quadrille bench run`
bench-store-unread = la base ne peut pas être lue ici ({ $error }) ; copiez-la avec les fichiers voisins dans un dossier accessible en écriture
bench-store-damaged = la base n’a pas été fermée correctement et elle est endommagée ({ $error }) ; rien n’a été modifié. Déplacez-la ou nommez-en une autre avec --store
