"""What is raised: bad input with its place, work that ended early, claims that do not hold.

A puzzle without a solution is none of these: that is a verdict.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._quadrille import Puzzle

__all__ = ["Error", "InputError", "NotSo", "Stopped"]


class Error(Exception):
    """Everything that Quadrille raises of itself; the sentence is the command line's."""


class InputError(Error, ValueError):
    """Bad input: what was found, where, and what was expected."""

    def __init__(self, what: str, line: int | None, column: int | None, key: str) -> None:
        super().__init__(what)
        #: Line and column of what is wrong, from 1; None where the text as a whole is.
        self.line = line
        self.column = column
        #: The name of the sentence in the catalogues, the same in every language.
        self.key = key

    def __reduce__(self) -> tuple[type[InputError], tuple[object, ...]]:
        return type(self), (self.args[0], self.line, self.column, self.key)


class _Named(Error):
    """An error whose sentence has a name."""

    def __init__(self, what: str, code: str) -> None:
        super().__init__(what)
        #: The name of the sentence in the catalogues, the same in every language.
        self.code = code

    def __reduce__(self) -> tuple[type[_Named], tuple[object, ...], dict[str, object]]:
        return type(self), (self.args[0], self.code), self.__dict__


class Stopped(_Named, TimeoutError):
    """A limit was reached before there was anything to show; ``code`` says which, such as ``stop-time``."""

    #: The puzzle that came nearest to what a generator was asked for, where one came near.
    nearest: Puzzle | None = None


class NotSo(_Named):
    """A claim that does not hold, or a proof that the checker refuses."""
