"""Pairs for two as a PettingZoo environment: ``pip install quadrille[zoo]``.

>>> from quadrille import zoo
>>> env = zoo.env("pairs:2x3:w5w8w4w11w1w3")
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from . import Duel, Puzzle, read

__all__ = ["PairsEnv", "env"]

_COLOURS = ("White", "Red", "Blue", "Green", "Black")


def env(puzzle: Puzzle | str, **options: Any) -> AECEnv:
    """The environment in PettingZoo's usual wrappers: illegal moves lose, and the order of calls is checked."""
    made: AECEnv = PairsEnv(puzzle, **options)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class PairsEnv(AECEnv):  # type: ignore[misc]
    """Two players, ``player_0``, who begins, and ``player_1``, take pairs in turn; by default the lower total wins.

    An observation is a dictionary: ``observation`` holds a cell's value, its colour and whether it is still free, and
    the two totals, the mover's first; ``action_mask`` is 1 for the pairs that can be taken. An action is a pair by its
    number in ``pairs``. The end earns 1, -1, or 0 for a draw.
    """

    metadata = {"name": "quadrille_pairs_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self, puzzle: Puzzle | str, *, wins: str = "lower", render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.puzzle = read(puzzle) if isinstance(puzzle, str) else puzzle
        self.wins = wins
        self.render_mode = render_mode
        self._game = Duel(self.puzzle, wins=wins)
        #: The pairs of the empty board; the number of an action is its place.
        self.pairs = [pair for pair, _ in self._game.offers]
        if not self.pairs:
            raise ValueError("on this board there is no pair to take")
        self._numbers = {pair: number for number, pair in enumerate(self.pairs)}
        view = self.puzzle.position().view
        self._cols = view["cols"]
        self._board = np.array([_cell(cell) for cell in view["cells"]], dtype=np.float32)
        self.possible_agents = ["player_0", "player_1"]
        self.agents: list[str] = []
        features = self._board.size + 2
        one = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (features,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.pairs),), np.int8),
            }
        )
        self.observation_spaces = {agent: one for agent in self.possible_agents}
        self.action_spaces = {
            agent: spaces.Discrete(len(self.pairs)) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def game(self) -> Duel:
        """The game under way."""
        return self._game

    def observe(self, agent: str) -> dict[str, Any]:
        own = self.possible_agents.index(agent)
        totals = self._game.totals
        board = np.append(self._board.reshape(-1), (totals[own], totals[1 - own])).astype(np.float32)
        mask = np.zeros(len(self.pairs), np.int8)
        # Whoever is not to move has no move.
        if self.agents and agent == self.agent_selection:
            mask[[self._numbers[pair] for pair, _ in self._game.offers]] = 1
        return {"observation": board, "action_mask": mask}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._game = Duel(self.puzzle, wins=self.wins)
        self._board[:, 2] = 1
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0.0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0.0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "a player who is still in the game moves"
        pair = self.pairs[action]
        self._game.take(pair)
        for cell in pair.split("+"):
            row, col = cell[1:].split("c")
            self._board[(int(row) - 1) * self._cols + int(col) - 1, 2] = 0
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self._game.over:
            winner = self._game.leader
            for number, one in enumerate(self.possible_agents):
                self.rewards[one] = 0.0 if winner is None else (1.0 if number == winner else -1.0)
                self.terminations[one] = True
        self.agent_selection = self.possible_agents[1 - self.possible_agents.index(agent)]
        self._accumulate_rewards()

    def render(self) -> str | None:
        if self.render_mode != "ansi":
            return None
        first, second = self._game.totals
        return f"{self.puzzle.position(';'.join(self._game.taken))}first {first}, second {second}\n"

    def close(self) -> None:
        pass


def _cell(cell: dict[str, Any]) -> tuple[float, int, int]:
    ground = cell["ground"]
    colour = ground["Tint"] if isinstance(ground, dict) else ground
    return (
        float("".join(c for c in cell["text"] if c.isdigit() or c in ".-") or 0),
        _COLOURS.index(colour) if colour in _COLOURS else -1,
        1,
    )
