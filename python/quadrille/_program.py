"""The command line that comes with the package, and reading a pickled puzzle again."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING, Any, NoReturn

if TYPE_CHECKING:
    from ._quadrille import Puzzle


def path() -> str:
    """Where the program is. Engines work in copies of it, which can be ended at any moment."""
    return os.path.join(os.path.dirname(os.path.abspath(__file__)), "bin", "quadrille")


def main() -> NoReturn:
    """Becomes the program: ``quadrille`` in a terminal."""
    os.execv(path(), ["quadrille", *sys.argv[1:]])


def again(identity: str, options: dict[str, Any]) -> Puzzle:
    """Reads a puzzle that an earlier version pickled."""
    from ._quadrille import read

    return read(identity, **{name.replace("-", "_"): value for name, value in options.items()})
