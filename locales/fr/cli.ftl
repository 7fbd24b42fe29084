# La dernière ligne d’une explication. Les niveaux sont des noms, les mêmes dans chaque langue.
explained =
    { $solved ->
        [yes] Résolu
       *[no] Non résolu
    } en { $steps ->
        [one] 1 étape
       *[other] { $steps } étapes
    }{ $difficulty ->
        [none] { "" }
       *[other] , difficulté { $difficulty }
    }, score { $score }.
