"""The notebooks' text: a list of cells each, prose as (English, French) and code as it is, the same in both."""

from __future__ import annotations

from typing import Union

#: Prose in two languages, or code.
Cell = Union[tuple[str, str], str]

TOWERS: list[Cell] = [
    (
        "# Towers\n\nA Latin square of towers; the numbers around the board say how many towers are seen from there. This notebook makes "
        "a board, solves it by several methods, and lets the program explain itself.",
        "# Towers\n\nUn carré latin de tours ; les nombres autour de la grille disent combien de tours on voit de là. Ce cahier engendre "
        "une grille, la résout par plusieurs méthodes et laisse le programme s'expliquer.",
    ),
    'import quadrille as q\n\npuzzle = q.generate("towers", size=5, difficulty="hard", seed=1)\npuzzle',
    (
        "`count=2` stops at a second solution: finding none proves that the first is the only one.",
        "`count=2` s'arrête à une deuxième solution : n'en trouver aucune prouve que la première est la seule.",
    ),
    "report = puzzle.solve(count=2)\nassert report.solutions == 1 and report.exhausted\nreport",
    (
        "Every exact method must give the same answer: a search with propagation, the reports' integer program, a formula for a SAT solver.",
        "Toutes les méthodes exactes doivent donner la même réponse : une recherche avec propagation, le programme en nombres entiers des "
        "rapports, une formule pour un solveur SAT.",
    ),
    'for method in q.games()["towers"]["methods"]:\n'
    "    if method[\"exact\"]:\n"
    "        other = puzzle.solve(method[\"name\"])\n"
    "        assert other.solution == report.solution\n"
    '        print(f\'{method["name"]:10} {other.seconds:.4f} s  {other.nodes} nodes\')',
    (
        "A person reasons step by step. Each step draws itself: its evidence, and what follows.",
        "Une personne raisonne pas à pas. Chaque pas se dessine : ses indices, et ce qui en découle.",
    ),
    'explanation = puzzle.explain(language="{language}")\nprint(explanation.difficulty, explanation.score)\nfor step in explanation.steps[:5]:\n    print(step)',
    "explanation[0]",
    (
        "The model can go to any other solver.",
        "Le modèle peut aller à n'importe quel autre solveur.",
    ),
    'print(puzzle.model("lp")[:400])',
]

SINGLES: list[Cell] = [
    (
        "# Singles\n\nBlacken cells so that no number stands twice in a line, no two black cells touch, and the white ones stay connected. "
        "The last rule is the hard one for an integer program: it takes cuts.",
        "# Singles\n\nNoircir des cases pour qu'aucun nombre ne soit deux fois dans une ligne, que deux cases noires ne se touchent pas et que "
        "les blanches restent connexes. La dernière règle est la difficile pour un programme en nombres entiers : il lui faut des coupes.",
    ),
    'import quadrille as q\n\npuzzle = q.generate("singles", size=8, seed=4)\npuzzle',
    (
        "Position by position: what a hint says now, and what is said after it was followed.",
        "Position par position : ce que dit un indice maintenant, et ce qui se dit après l'avoir suivi.",
    ),
    'position = puzzle.position()\nfor _ in range(3):\n    hint = position.hint(language="{language}")\n    print(hint)\n    position = position.play(hint.effects)\nposition',
    (
        "Whether a position can still be completed is a question of its own.",
        "Savoir si une position peut encore être complétée est une question à part.",
    ),
    "assert position.complete().verdict == \"solved\"\nreport = puzzle.solve(count=2)\nreport",
    (
        "A wrong answer is refused with the rule and the cells.",
        "Une réponse fausse est refusée avec la règle et les cases.",
    ),
    'wrong = puzzle.check("0" * puzzle.cells)\nassert not wrong\nprint(wrong.broken, wrong.cells)',
]

UNRULY: list[Cell] = [
    (
        "# Unruly\n\nAs many black as white cells in every line, never three alike in a row. Here: how the fewest givens that leave one answer "
        "change with the size.",
        "# Unruly\n\nAutant de cases noires que de blanches dans chaque ligne, jamais trois pareilles de suite. Ici : comment varie, avec la "
        "taille, le nombre de cases données qui laissent une seule réponse.",
    ),
    'import quadrille as q\n\npuzzle = q.generate("unruly", size=8, seed=2)\npuzzle',
    "shares = {}\nfor size in (6, 8, 10):\n    boards = [q.generate(\"unruly\", size=size, seed=seed) for seed in range(5)]\n"
    "    assert all(board.solve(count=2).solutions == 1 for board in boards)\n"
    "    shares[size] = sum(board.clues for board in boards) / sum(board.cells for board in boards)\nshares",
    (
        "Two boards that are turned, mirrored or recoloured copies of each other have the same form.",
        "Deux grilles qui sont des copies tournées, en miroir ou recoloriées l'une de l'autre ont la même forme.",
    ),
    'print(puzzle.form)\nfor step in puzzle.explain(language="{language}").steps[:4]:\n    print(step)',
    "puzzle.solve().solution",
]

PEGS: list[Cell] = [
    (
        "# Pegs\n\nPeg solitaire. A pagoda function proves that some games cannot be won; a search finds the others; and a learner "
        "can try for itself (`pip install quadrille[gym]`).",
        "# Pegs\n\nLe solitaire. Une fonction pagode prouve que certaines parties ne peuvent être gagnées ; une recherche trouve les autres ; et un "
        "programme qui apprend peut essayer lui-même (`pip install quadrille[gym]`).",
    ),
    'import quadrille as q\n\ngame = q.read("pegs:english", goal="centre")\nreport = game.solve()\nassert report.verdict == "solved"\nprint(report.objective, report.measures)',
    (
        "The solution is a film: every picture a move.",
        "La solution est un film : chaque image un coup.",
    ),
    "report.solution",
    (
        "Not every hole can be left empty. The answer is proved either way.",
        "Tout trou ne peut pas être celui qui reste vide. La réponse est prouvée dans les deux cas.",
    ),
    'outcomes = {}\nfor side in (4, 5):\n    board = q.read(f"pegs:triangle:{side}")\n    outcomes[side] = board.solve().objective\noutcomes',
    (
        "What a careless player reaches: jumps at random, many games.",
        "Ce qu'atteint un joueur insouciant : des sauts au hasard, beaucoup de parties.",
    ),
    "import random\n\nrng = random.Random(1)\nview = game.position().view\n"
    "cells = [f\"r{n // view['cols'] + 1}c{n % view['cols'] + 1}\" for n in range(len(view[\"cells\"]))]\n\n"
    "def careless():\n    position = game.position()\n    while True:\n"
    "        jumps = [f\"{a}-{b}\" for a in cells for b in position.reach(a)]\n"
    "        if not jumps:\n            return position.status[\"counts\"][\"pegs\"]\n        position = position.play(rng.choice(jumps))\n\n"
    "left = [careless() for _ in range(20)]\nprint(min(left), sum(left) / len(left))",
]

PAIRS: list[Cell] = [
    (
        "# Pairs\n\nPair neighbours so that the differences and what is left alone cost least. It is a matching problem; with two players it is "
        "a game (`pip install quadrille[zoo]`).",
        "# Pairs\n\nApparier des voisines pour que les différences et ce qui reste seul coûtent le moins. C'est un problème de couplage ; à deux "
        "joueurs c'est un jeu (`pip install quadrille[zoo]`).",
    ),
    'import quadrille as q\n\nboard = q.generate("pairs", size=(5, 6), seed=7)\nboard',
    "report = board.solve()\nassert report.objective == report.bound\nreport",
    (
        "Heuristics come near; the bound says how near.",
        "Les heuristiques s'en approchent ; la borne dit de combien.",
    ),
    'for method in ("matching", "mip", "greedy", "greedy-score"):\n    found = board.solve(method, time_limit=5)\n    print(f"{method:12} {found.verdict:8} {found.objective} {found.bound}")',
    (
        "For two: the exact value under best play, and a match that reaches it.",
        "À deux : la valeur exacte sous le meilleur jeu, et une partie qui l'atteint.",
    ),
    'small = q.generate("pairs", size=(3, 4), seed=1)\nvalue, best = q.Duel(small).outlook()\nmatch = q.duel(small)\nassert match.totals[0] - match.totals[1] == value and match.moves[0] in best\nmatch',
    'q.duel(small, first="greedy", second="expert")',
]

PROOF: list[Cell] = [
    (
        "# From relaxation to proof\n\nAn integer program, its linear relaxation, the gap between them, and a proof of the answer that a checker "
        "which is not ours accepts.",
        "# De la relaxation à la preuve\n\nUn programme en nombres entiers, sa relaxation linéaire, l'écart entre les deux, et une preuve de la réponse "
        "qu'accepte un vérificateur qui n'est pas de nous.",
    ),
    'import quadrille as q\nfrom quadrille.relaxation import relaxation\n\nboards = [q.generate("pairs", size=(4, 5), seed=seed) for seed in range(8)]\nboards[0]',
    (
        "The relaxation lets variables be fractions. Its optimum bounds every answer from below: sometimes it is the answer, sometimes "
        "halves on odd cycles leave a gap.",
        "La relaxation permet aux variables d'être des fractions. Son optimum minore toute réponse : parfois c'est la réponse, parfois des "
        "demis sur des cycles impairs laissent un écart.",
    ),
    "for board in boards:\n    relaxed, whole = relaxation(board), relaxation(board, whole=True)\n    assert relaxed.objective <= whole.objective + 1e-6\n"
    "    print(f\"{relaxed.objective:6.1f} <= {whole.objective:6.1f}   {len(relaxed.fractional)} fractions\")",
    (
        "The program itself, as any solver reads it.",
        "Le programme lui-même, comme tout solveur le lit.",
    ),
    'print(boards[0].model("opb")[:300])',
    (
        "`prove` writes a proof about that program, line by line, for VeriPB. `save` makes a folder of it, and `quadrille verify` (or `q.verify`) asks the "
        "checker.",
        "`prove` écrit une preuve sur ce programme, ligne par ligne, pour VeriPB. `save` en fait un dossier, et `quadrille verify` (ou `q.verify`) interroge "
        "le vérificateur.",
    ),
    "proof = boards[0].prove(\"optimal\")\nprint(proof)\nprint(proof.exhibits[0][\"proof\"][:300])\nprint(proof.exhibits[0][\"verdict\"])",
    (
        "Uniqueness is two claims: there is an answer, and with that answer excluded there is none.",
        "L'unicité, ce sont deux affirmations : il y a une réponse, et, cette réponse exclue, il n'y en a pas.",
    ),
    'unique = q.read("unruly:6x6:faCADAJeBd").prove("unique")\n[(exhibit["name"], exhibit["verdict"]) for exhibit in unique.exhibits]',
    (
        "What is false cannot be proved.",
        "Ce qui est faux ne se prouve pas.",
    ),
    'try:\n    q.read("unruly:6x6:faCADAJeBd").prove("impossible")\nexcept q.NotSo as refused:\n    print(refused)',
]

ALL: dict[str, list[Cell]] = {
    "towers": TOWERS,
    "singles": SINGLES,
    "unruly": UNRULY,
    "pegs": PEGS,
    "pairs": PAIRS,
    "from-relaxation-to-proof": PROOF,
}
