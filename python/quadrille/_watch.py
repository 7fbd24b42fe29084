"""How far long work has come, on one line that goes away again."""

from __future__ import annotations

import sys
import time

#: Work shorter than this shows nothing: it would only flicker.
QUIET = 2.0
_WIDTH = 30


def _in_notebook() -> bool:
    # Asked without importing: who has not loaded IPython is in no notebook.
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    return shell is not None and type(shell).__name__ == "ZMQInteractiveShell"


def sentence(what: str, done: int, total: int, seconds: float) -> str:
    """The line: a bar where the end is known, a count where it is not."""
    if total <= 0:
        return f"{what}: {done} so far, {seconds:.0f} s"
    full = _WIDTH * min(done, total) // total
    return f"{what} [{'=' * full}{' ' * (_WIDTH - full)}] {done}/{total}, {seconds:.0f} s"


class Line:
    """Tells a terminal or a notebook; a file or a pipe is told nothing."""

    def __init__(self) -> None:
        self._begun = time.monotonic()
        self._stream = sys.stdout if _in_notebook() else sys.stderr
        self._shows = _in_notebook() or bool(getattr(self._stream, "isatty", bool)())
        self._longest = 0

    def __call__(self, what: str, done: int, total: int) -> None:
        seconds = time.monotonic() - self._begun
        if not self._shows or seconds < QUIET:
            return
        line = sentence(what, done, total, seconds)
        self._longest = max(self._longest, len(line))
        self._stream.write(f"\r{line.ljust(self._longest)}")
        self._stream.flush()

    def close(self) -> None:
        if self._longest:
            self._stream.write(f"\r{' ' * self._longest}\r")
            self._stream.flush()
