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
cli-open-to-others = attention : toute machine qui atteint { $address } peut utiliser ce service : il calcule pour n’importe qui et montre à n’importe qui les campagnes de --data
