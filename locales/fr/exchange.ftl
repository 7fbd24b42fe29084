# Les contenants dans lesquels d’autres programmes échangent des grilles.

penpa-address = ce n’est pas une adresse de Penpa+, qui contient m=edit&p= suivi d’un long texte
penpa-damaged = le texte après p= est abîmé ou coupé
penpa-grid = grille de type { $found }, une grille carrée était attendue
penpa-size = un côté de { $found }, de 1 à { $most } était attendu
penpa-margins = les marges { $found } ne vont pas avec la grille
penpa-around = le nombre { $found } est hors de la grille, où ce jeu n’a pas d’indices

save-first-line = la première ligne d’une partie enregistrée de la collection de Simon Tatham était attendue
save-line = il fallait une clé, la longueur de sa valeur et la valeur, comme dans GAME    :6:Towers
save-version = parties enregistrées de version { $found }, la version 1 était attendue
save-number = { $key } vaut { $found }, un nombre de 1 à { $most } était attendu
save-missing = la partie enregistrée n’a pas de ligne { $key }
save-states = { $found ->
    [one] la partie enregistrée a { $found } coup
   *[other] la partie enregistrée a { $found } coups
  }, mais en annonce { $wanted }
save-other-game = c’est une partie de { $found }, une partie de { $wanted } était attendue

tokens-number = { $found } trouvé, un nombre ou - était attendu
tokens-size = { $found } trouvé, une taille était attendue
tokens-sizes = { $found ->
    [one] la première ligne a { $found } nombre
   *[other] la première ligne a { $found } nombres
  }, { $wanted } étaient attendus
tokens-rows = { $found ->
    [one] il y a { $found } ligne
   *[other] il y a { $found } lignes
  } sous la première, { $wanted } étaient attendues
tokens-row = { $found ->
    [one] cette ligne a { $found } signe
   *[other] cette ligne a { $found } signes
  }, { $wanted } étaient attendus

format-penpa = une adresse de Penpa+, l’éditeur des auteurs de grilles
format-save = une partie enregistrée de la collection de Simon Tatham
format-puzzlekit = le texte de puzzlekit : les tailles, puis des lignes de signes séparés par des espaces, - pour rien
pegs-save-shape = le jeu Pegs de Tatham n’a que des plateaux carrés
singles-penpa-cell = { $cell } contient { $found }, un nombre, ? ou rien était attendu
singles-puzzlekit-question = le texte de puzzlekit n’a pas de point d’interrogation
singles-save-numbers = le jeu Singles de Tatham a un nombre de 1 à 61 dans chaque case
towers-puzzlekit-sizes = la première ligne annonce { $rows } sur { $cols } et des hauteurs jusqu’à { $most } ; trois nombres égaux étaient attendus
unruly-penpa-cell = { $cell } contient { $found }, un cercle, 0, 1 ou rien était attendu
unruly-puzzlekit-lines = le texte de puzzlekit ne peut pas dire que les lignes doivent différer ; id et csv le peuvent
unruly-puzzlekit-tile = { $found } trouvé, 1, 2 ou - était attendu
