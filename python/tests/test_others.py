"""Together with other people's packages: frames, and the environments by their own conformance tests."""

from __future__ import annotations

import tempfile
import unittest
import warnings
from pathlib import Path

import gymnasium
import numpy as np
import pandas
import polars
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import quadrille as q
from quadrille import zoo
from quadrille.gym import PegsEnv


class Pegs(unittest.TestCase):
    def test_gymnasium_accepts_it(self) -> None:
        for board in ("pegs:english", "pegs:triangle:5"):
            with warnings.catch_warnings():
                warnings.simplefilter("error")
                env = gymnasium.make("quadrille/Pegs-v0", puzzle=board, render_mode="ansi").unwrapped
                self.assertIsInstance(env, PegsEnv)
                check_env(env, skip_render_check=False)

    def test_its_masks_are_the_games_own_moves(self) -> None:
        rng = np.random.default_rng(1)
        for board in ("pegs:english", "pegs:triangle:5"):
            env = PegsEnv(board)
            _, info = env.reset(seed=1)
            over = False
            while not over:
                legal = {jump for jump, may in zip(env.jumps, info["action_mask"]) if may}
                cells = {jump.split("-")[0] for jump in env.jumps}
                known = {f"{cell}-{to}" for cell in cells for to in env.position.reach(cell)}
                self.assertEqual(legal, known)
                action = rng.choice(np.flatnonzero(info["action_mask"]))
                _, reward, over, _, info = env.step(action)
            self.assertTrue(env.position.status["over"])
            self.assertLess(reward, 1.0)

    def test_a_solution_wins(self) -> None:
        env = PegsEnv("pegs:english", goal="centre")
        _, _ = env.reset()
        moves = env.puzzle.solve().solution.text.split(";")
        jumps = [f"{a}-{b}" for move in moves for a, b in zip(move.split("-"), move.split("-")[1:])]
        for jump in jumps:
            board, reward, over, _, _ = env.step(env.jumps.index(jump))
        self.assertTrue(over)
        self.assertEqual((reward, int((board == 1).sum())), (1.0, 1))

    def test_an_illegal_jump_loses(self) -> None:
        env = PegsEnv()
        _, info = env.reset()
        _, reward, over, _, _ = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
        self.assertEqual((reward, over), (-1.0, True))


class Pairs(unittest.TestCase):
    def board(self) -> str:
        return q.generate("pairs", size=(3, 4), seed=1).id

    def test_pettingzoo_accepts_it(self) -> None:
        api_test(zoo.env(self.board()), num_cycles=200)
        seed_test(lambda: zoo.env(self.board()), num_cycles=50)

    def test_rewards_are_the_games_result(self) -> None:
        env = zoo.PairsEnv(self.board())
        env.reset(seed=1)
        totals = {agent: 0.0 for agent in env.agents}
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            totals[agent] += reward
            action = None if terminated or truncated else int(np.flatnonzero(observation["action_mask"])[0])
            env.step(action)
        winner = env.game.leader
        wanted = {None: (0, 0), 0: (1, -1), 1: (-1, 1)}[winner]
        self.assertEqual((totals["player_0"], totals["player_1"]), wanted)


class Frames(unittest.TestCase):
    def test_pandas_and_polars_take_results_as_they_are(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder) / "set"
            q.bench.new(place, manifest=_manifest(Path(folder)))
            q.bench.run(place, methods=["matching"], time_limit=10, warm_up=0)
            frame = q.bench.results(place, solutions=True)
            for table in (pandas.DataFrame(frame), polars.DataFrame(frame)):
                self.assertEqual(table.shape, (2, len(frame)))
                self.assertEqual(list(table["verdict"]), ["solved", "solved"])
                self.assertGreater(table["seconds"].sum(), 0)


def _manifest(folder: Path) -> Path:
    path = folder / "set.toml"
    path.write_text('game = "pairs"\n\n[[batch]]\nname = "small"\nsize = "4x4"\ncount = 2\nseed = 1\n')
    return path


if __name__ == "__main__":
    unittest.main()
