"""A user's program as a checker of types sees it: it is held against the stubs, and not run."""

from __future__ import annotations

from pathlib import Path

import quadrille as q

puzzle: q.Puzzle = q.generate("towers", size=[4, 4], seed=1, needs="clue_one", avoid=["fish"], score=(1, 100), clues=5)
again: q.Puzzle = q.generate("towers", from_=puzzle, pattern=Path("picture.txt"), change="harder")
report: q.Report = puzzle.solve("search", count="all", time_limit=None, threads=2, seed=1)
heights: str | None = report.solution.text if report.solution else None
for step in puzzle.explain(language="fr"):
    print(step.technique.upper(), step.position.play(step.effects).status["won"])
first: list[q.Step] = puzzle.explain()[:3]
last: q.Step = puzzle.explain()[-1]
hint: q.Step | None = puzzle.hint("r1c1=2", shortest=True)
picture: bytes = puzzle.show("png")
drawing: str = puzzle.show()
right: bool = bool(puzzle.check(heights or ""))
methods: list[str] = [method["name"] for method in q.games()["towers"]["methods"]]
seconds: list[float] = q.bench.results(Path("set"))["seconds"]
result: q.Result = q.duel(q.read(Path("board.in"), game="pairs"), first=lambda game: game.offers[0][0], second="greedy")
winner: int | None = result.winner
try:
    puzzle.prove("unique").save(Path("proof"))
except q.InputError as error:
    print(error.line, error.key)
except q.Stopped as stopped:
    print(stopped.code, stopped.nearest)
