# Lights.

lights-burns = la lampe en { $cell } est allumée
lights-id = trouvé { $found }, attendu : lignes, x, colonnes, deux-points, puis un chiffre 0 ou 1 par lampe
lights-size = trouvé { $found }, attendu : de 1 à { $most } lignes et colonnes
lights-bits = trouvé { $found }, attendu : 0 ou 1 pour { $wanted ->
    [one] l’unique case
   *[other] chacune des { $wanted } cases
}
lights-move = trouvé { $found }, attendu : une case et ce qu’elle devient, r1c2=pressed, r1c2=left ou r1c2=empty
lights-progress = trouvé { $found }, attendu : des coups, ou bien 1, 0 ou . pour chaque case
lights-no-model = Lights n’a pas besoin de modèle : c’est un système linéaire
lights-no-levels = Lights ne fait pas de grilles d’une difficulté voulue
lights-last_switch = Les autres interrupteurs de la lampe en { $light } sont décidés ; { $cell } est donc { $what ->
    [pressed] pressée
   *[other] laissée
}.
    .name = dernier interrupteur
    .about = le dernier interrupteur libre d’une lampe doit l’éteindre
lights-elimination = Ensemble, les lampes ne laissent pas de choix en { $cell } : elle est { $what ->
    [pressed] pressée
   *[other] laissée
}.
    .name = élimination
    .about = la somme des équations de plusieurs lampes ne laisse qu’une case
lights-wrong = Aucune solution ne garde cette position.
lights-stuck = Il reste plusieurs solutions.
lights = Lights (lampes)
    .about = les cases à presser pour que toutes les lampes s’éteignent
    .goal = Pressez des cases jusqu’à éteindre toutes les lampes.
    .rules = Presser une case tourne sa lampe et celles d’à côté.
    .how = Pressez une case pour la marquer.
    .edit = Pressez une lampe pour l’allumer ou l’éteindre.
lights-method-linear = élimination de Gauss modulo 2 ; par défaut
lights-format-id = lignes, colonnes, puis 1 pour chaque lampe allumée
