mip-no-highs = `mip` needs HiGHS, which was not found here: { $why }. `tools/setup` fetches it; or name its library in QUADRILLE_HIGHS
sat-proof-unfinished = The proof was not finished.
sat-no-proofs = This build has no engine that writes proofs.
