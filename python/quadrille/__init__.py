"""Five grid games: solve, generate, explain, prove, play and benchmark them.

>>> import quadrille as q
>>> puzzle = q.read("towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1")
>>> puzzle.solve().solution.text
'1342423124133124'

``q.games()`` lists the games with their methods, notations, techniques and options. What a sixth game brings appears
here by itself. ``q.bench`` has data sets and campaigns; ``quadrille.gym`` and ``quadrille.zoo`` are environments for
learning, with the extras of those names.
"""

from __future__ import annotations

from . import bench
from ._match import Result, duel
from ._quadrille import (
    Check,
    Duel,
    Explanation,
    Position,
    Proof,
    Puzzle,
    Report,
    Solution,
    Step,
    __version__,
    games,
    generate,
    languages,
    read,
    verify,
)
from .errors import Error, InputError, NotSo, Stopped

__all__ = [
    "Check",
    "Duel",
    "Error",
    "Explanation",
    "InputError",
    "NotSo",
    "Position",
    "Proof",
    "Puzzle",
    "Report",
    "Result",
    "Solution",
    "Step",
    "Stopped",
    "__version__",
    "bench",
    "duel",
    "games",
    "generate",
    "languages",
    "read",
    "verify",
]
