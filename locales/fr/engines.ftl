mip-no-highs = `mip` a besoin de HiGHS, introuvable ici : { $why }. `tools/setup` va le chercher ; ou nommez sa bibliothèque dans QUADRILLE_HIGHS
sat-proof-unfinished = La preuve n’a pas été achevée.
sat-no-proofs = Ce programme n’a pas de moteur qui écrive des preuves.
