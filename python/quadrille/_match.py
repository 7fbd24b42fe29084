"""A whole game of Pairs for two, between programs or one's own functions."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Union

from ._quadrille import Duel, Puzzle

#: A name such as "expert:0.5", or a function from the game under way to the pair to take.
Player = Union[str, Callable[[Duel], str]]


class Result(NamedTuple):
    """How a game for two ended."""

    moves: list[str]
    totals: tuple[int, int]
    #: 0 or 1; None for a draw.
    winner: int | None


def duel(
    puzzle: Puzzle,
    first: Player = "expert",
    second: Player = "expert",
    *,
    wins: str = "lower",
    seed: int = 0,
) -> Result:
    """Plays Pairs for two to the end: in turn each takes a pair and its difference.

    A player is "random", "greedy", "minimax:DEPTH", "expert[:SECONDS]" or a function.
    """
    game = Duel(puzzle, wins=wins)
    players = (first, second)
    while not game.over:
        player = players[game.turn]
        pair = player(game) if callable(player) else game.choose(player, seed=seed + len(game.taken))
        if pair is None:
            raise TypeError("a player's function must return the pair to take, such as 'r1c1+r1c2', not None")
        game.take(pair)
    return Result(game.taken, game.totals, game.leader)
