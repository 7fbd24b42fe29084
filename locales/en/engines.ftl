mip-no-highs = `mip` needs HiGHS, which was not found here: { $why }. `tools/setup` fetches it; or name its library in QUADRILLE_HIGHS
mip-no-engine = { $engine } was asked for, but there is no program `{ $program }` in the folders of PATH; install it{ $engine ->
    [cbc] { " " }(Debian: coinor-cbc)
    [glpk] { " " }(Debian: glpk-utils)
   *[other] { "" }
}, or leave the choice to HiGHS
mip-option-engine = mip: the solver, built in (highs, default) or one of yours, run by its command line
sat-proof-unfinished = The proof was not finished.
sat-no-proofs = This build has no engine that writes proofs.
sweep-widest = The sweep held { $states ->
    [one] one state
   *[other] { $states } states
} at a time at most.
