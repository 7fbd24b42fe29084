# The last line of an explanation. Levels are names, the same in every language.
explained =
    { $solved ->
        [yes] Solved
       *[no] Not solved
    } in { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }{ $difficulty ->
        [none] { "" }
       *[other] , difficulty { $difficulty }
    }, score { $score }.
cli-open-to-others = warning: every machine that reaches { $address } can use this service: it computes for anybody and shows the campaigns of --data to anybody
