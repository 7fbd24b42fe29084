"""Pegs as a Gymnasium environment: ``pip install quadrille[gym]``.

>>> import gymnasium
>>> import quadrille.gym                                       # registers it
>>> env = gymnasium.make("quadrille/Pegs-v0", puzzle="pegs:english", goal="centre")
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from . import Position, Puzzle, read

__all__ = ["PegsEnv"]

_SQUARE = ((0, 1), (0, -1), (1, 0), (-1, 0))
_TRIANGLE = (*_SQUARE, (1, 1), (-1, -1))


class PegsEnv(gymnasium.Env[NDArray[np.int8], np.int64]):
    """A player who jumps until nothing is left to jump.

    An observation is the board: 1 a peg, 0 a hole, -1 no cell. An action is a jump by its number in ``jumps``; those
    that are legal now are 1 in ``info["action_mask"]``. A jump earns nothing. The end earns 1 if the game is won (one
    peg, on the goal where there is one), and otherwise less the more pegs are left, down to -1. A jump that is not
    legal ends the game with -1, so that whoever heeds the mask never meets it.
    """

    metadata = {"render_modes": ["ansi", "svg"], "render_fps": 4}

    def __init__(
        self,
        puzzle: Puzzle | str = "pegs:english",
        *,
        goal: str | None = None,
        render_mode: str | None = None,
    ) -> None:
        if isinstance(puzzle, str):
            puzzle = read(puzzle, game="pegs", goal=goal)
        if puzzle.game != "pegs":
            raise ValueError(f"a puzzle of Pegs was expected, this is one of {puzzle.game}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"there is no render mode {render_mode!r}; expected ansi or svg")
        self.puzzle = puzzle
        self.render_mode = render_mode
        view = puzzle.position().view
        self._shape = (view["rows"], view["cols"])
        self._start = _board(view)
        #: The jumps there is room for, each as its move; the number of an action is its place.
        self.jumps: list[str] = []
        self._triples = self._find_jumps(_TRIANGLE if view["shape"] == "Triangle" else _SQUARE)
        if not self.jumps:
            raise ValueError("on this board there is no room for a jump")
        self.observation_space = spaces.Box(-1, 1, self._shape, np.int8)
        self.action_space = spaces.Discrete(len(self.jumps))
        self._position: Position = puzzle.position()
        self._now = self._start.copy()

    def _find_jumps(self, directions: tuple[tuple[int, int], ...]) -> NDArray[np.intp]:
        rows, cols = self._shape
        triples = []
        for row, col in np.argwhere(self._start >= 0):
            for down, right in directions:
                ways = [(row + k * down, col + k * right) for k in range(3)]
                inside = all(0 <= r < rows and 0 <= c < cols and self._start[r, c] >= 0 for r, c in ways)
                if inside:
                    triples.append([r * cols + c for r, c in ways])
                    (r, c), _, (to_r, to_c) = ways
                    self.jumps.append(f"r{r + 1}c{c + 1}-r{to_r + 1}c{to_c + 1}")
        return np.array(triples, dtype=np.intp).reshape(-1, 3)

    def action_masks(self) -> NDArray[np.int8]:
        """1 for every jump that is legal now."""
        cells = self._now.reshape(-1)[self._triples]
        legal = (cells[:, 0] == 1) & (cells[:, 1] == 1) & (cells[:, 2] == 0)
        return np.asarray(legal, dtype=np.int8)

    @property
    def position(self) -> Position:
        """The position, which draws itself in notebooks."""
        return self._position

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.action_masks(), "pegs": int((self._now == 1).sum())}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.int8], dict[str, Any]]:
        super().reset(seed=seed)
        self._position = self.puzzle.position()
        self._now = self._start.copy()
        return self._now.copy(), self._info()

    def step(
        self, action: np.int64 | int
    ) -> tuple[NDArray[np.int8], float, bool, bool, dict[str, Any]]:
        if not self.action_masks()[action]:
            return self._now.copy(), -1.0, True, False, self._info()
        # The game itself plays the move: the board here only follows it.
        self._position = self._position.play(self.jumps[action])
        self._now.reshape(-1)[self._triples[action]] = (0, 0, 1)
        info = self._info()
        over = not info["action_mask"].any()
        return self._now.copy(), self._reward(info["pegs"]) if over else 0.0, over, False, info

    def _reward(self, pegs: int) -> float:
        if self._position.status["won"]:
            return 1.0
        return -pegs / int((self._start == 1).sum())

    def render(self) -> str | None:
        if self.render_mode == "svg":
            return self._position._repr_svg_()
        return str(self._position) if self.render_mode == "ansi" else None


def _board(view: dict[str, Any]) -> NDArray[np.int8]:
    def spot(cell: dict[str, Any]) -> int:
        return -1 if cell["ground"] == "Nothing" else int(cell["piece"] == "Peg")

    cells = [spot(cell) for cell in view["cells"]]
    return np.array(cells, dtype=np.int8).reshape(view["rows"], view["cols"])


if "quadrille/Pegs-v0" not in gymnasium.registry:
    gymnasium.register("quadrille/Pegs-v0", entry_point="quadrille.gym:PegsEnv")
