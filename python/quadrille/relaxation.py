"""The linear relaxation of a puzzle's integer program: where the proof of a bound begins.

>>> from quadrille.relaxation import relaxation
>>> relaxed = relaxation(q.read("pairs:2x3:w5w8w4w11w1w3"))    # doctest: +SKIP
>>> relaxed.objective, relaxed.fractional                      # doctest: +SKIP

It is solved by the HiGHS that comes with the package, from the file that ``Puzzle.model`` writes for any solver.
"""

from __future__ import annotations

import ctypes
import os
import tempfile
from pathlib import Path
from typing import NamedTuple

from ._quadrille import Puzzle
from .errors import Error

__all__ = ["Relaxation", "relaxation"]

_OPTIMAL = 7
_INFEASIBLE = 8
#: Values this near to a whole number count as whole.
_NEAR = 1e-6


class Relaxation(NamedTuple):
    """What is left of an integer program when variables may be fractions."""

    #: Whether it has a point at all; if not, the puzzle is impossible.
    feasible: bool
    #: The least value of the objective: no solution is better. In the model's own units: that of Pairs leaves out the
    #: value of all cells, which is the same for every solution. None where there is no point.
    objective: float | None
    #: The value of every variable, by its name in the model.
    values: dict[str, float]

    @property
    def fractional(self) -> dict[str, float]:
        """The variables that are not whole: none means that the relaxation solved the puzzle."""
        return {name: x for name, x in self.values.items() if abs(x - round(x)) > _NEAR}


def _library() -> ctypes.CDLL:
    packaged = Path(__file__).resolve().parent / "lib" / "quadrille" / "libhighs.so"
    place = os.environ.get("QUADRILLE_HIGHS", str(packaged))
    try:
        library = ctypes.CDLL(place)
    except OSError as error:
        raise Error(f"HiGHS could not be loaded: {error}") from None
    library.Highs_create.restype = ctypes.c_void_p
    library.Highs_getObjectiveValue.restype = ctypes.c_double
    return library


def relaxation(puzzle: Puzzle, method: str | None = None, *, whole: bool = False) -> Relaxation:
    """Solves the linear relaxation of the puzzle's integer program, or of the one that ``method`` solves.

    With ``whole`` the program itself, to hold the one against the other. There is no limit of time: use `Puzzle.solve`
    for large boards.
    """
    library = _library()
    text = puzzle.model("mps", method)
    highs = ctypes.c_void_p(library.Highs_create())
    try:
        library.Highs_setBoolOptionValue(highs, b"output_flag", 0)
        library.Highs_setBoolOptionValue(highs, b"solve_relaxation", int(not whole))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "model.mps"
            path.write_text(text, encoding="ascii")
            if library.Highs_readModel(highs, os.fsencode(path)) < 0:
                raise Error("HiGHS does not read the model")
        if library.Highs_run(highs) < 0:
            raise Error("HiGHS could not solve the relaxation")
        return _outcome(library, highs)
    finally:
        library.Highs_destroy(highs)


def _outcome(library: ctypes.CDLL, highs: ctypes.c_void_p) -> Relaxation:
    status = library.Highs_getModelStatus(highs)
    if status == _INFEASIBLE:
        return Relaxation(False, None, {})
    if status != _OPTIMAL:
        raise Error(f"HiGHS ended with the status {status}")
    count = library.Highs_getNumCol(highs)
    values = (ctypes.c_double * count)()
    library.Highs_getSolution(highs, values, None, None, None)
    name = ctypes.create_string_buffer(512)
    named = {}
    for column in range(count):
        library.Highs_getColName(highs, column, name)
        named[name.value.decode("ascii")] = values[column]
    return Relaxation(True, library.Highs_getObjectiveValue(highs), named)
