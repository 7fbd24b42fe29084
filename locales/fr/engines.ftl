mip-no-highs = `mip` a besoin de HiGHS, introuvable ici : { $why }. `tools/setup` va le chercher ; ou nommez sa bibliothèque dans QUADRILLE_HIGHS
mip-no-engine = { $engine } est demandé, mais aucun dossier de PATH n’a de programme `{ $program }` ; installez-le{ $engine ->
    [cbc] { " " }(Debian : coinor-cbc)
    [glpk] { " " }(Debian : glpk-utils)
   *[other] { "" }
}, ou laissez faire HiGHS
mip-option-engine = mip : le solveur, intégré (highs, par défaut) ou l’un des vôtres, lancé par sa ligne de commande
sat-proof-unfinished = La preuve n’a pas été achevée.
sat-no-proofs = Ce programme n’a pas de moteur qui écrive des preuves.
sweep-widest = Le balayage a tenu au plus { $states ->
    [one] un état
   *[other] { $states } états
} à la fois.
