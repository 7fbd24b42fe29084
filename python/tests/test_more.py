"""Proofs, the game for two, campaigns, relaxations, and the code in the documentation."""

from __future__ import annotations

import contextlib
import copy
import doctest
import io
import os
import re
import shutil
import subprocess
import tempfile
import unittest
from pathlib import Path

import quadrille as q
from quadrille.relaxation import relaxation

HERE = Path(__file__).resolve().parent


class Proofs(unittest.TestCase):
    def test_claims_are_proved_written_and_verified(self) -> None:
        puzzle = q.read("unruly:6x6:faCADAJeBd")
        proof = puzzle.prove()
        self.assertEqual(proof.claim, "unique")
        self.assertTrue(puzzle.check(proof.solution))
        self.assertTrue(all(set(e) == {"name", "program", "proof", "verdict"} for e in proof.exhibits))
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder) / "proof"
            proof.save(place)
            with self.assertRaises(q.Error):
                proof.save(place)
            if os.environ.get("QUADRILLE_VERIPB"):
                self.assertIn("verified", q.verify(place).lower())
                damaged = next(place.glob("*.pbp"))
                damaged.write_text(damaged.read_text() + "% nothing\n")
                with self.assertRaises(q.Error):
                    q.verify(place)
            else:
                self.assertTrue((place / "manifest.json").exists())

    def test_false_claims_are_not(self) -> None:
        with self.assertRaises(q.NotSo):
            q.read("unruly:6x6:faCADAJeBd").prove("impossible")


class Two(unittest.TestCase):
    def test_a_game_is_played_to_its_end(self) -> None:
        board = q.read("pairs:2x3:w5w8w4w11w1w3")
        value, best = q.Duel(board).outlook()
        result = q.duel(board)
        self.assertEqual(result.totals[0] - result.totals[1], value)
        self.assertIn(result.moves[0], best)
        self.assertEqual(result.winner, None if value == 0 else int(value > 0))
        own = q.duel(board, first=lambda game: min(game.offers, key=lambda offer: offer[1])[0], second="random", seed=4)
        self.assertEqual(own, q.duel(board, first="greedy", second="random", seed=4))
        with self.assertRaisesRegex(TypeError, "must return the pair"):
            q.duel(board, first=lambda game: None)

    def test_moves_are_refused_and_taken_back(self) -> None:
        game = q.Duel(q.read("pairs:2x3:w5w8w4w11w1w3"))
        with self.assertRaises(q.InputError):
            game.take("r1c1+r2c3")
        self.assertFalse(game.undo())
        pair, cost = game.offers[0]
        game.take(pair)
        self.assertEqual((game.turn, game.totals, game.taken), (1, (cost, 0), [pair]))
        tried = copy.deepcopy(game)
        tried.take(tried.offers[0][0])
        self.assertEqual((len(tried.taken), game.taken), (2, [pair]))
        self.assertTrue(game.undo())
        self.assertEqual((game.turn, game.totals), (0, (0, 0)))


class Campaigns(unittest.TestCase):
    def test_a_campaign_is_run_once_and_read_as_columns(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder) / "set"
            preset = next(row for row in q.bench.presets().rows() if row["game"] == "unruly" and not row["from_folder"])
            manifest = Path(folder) / "set.toml"
            manifest.write_text('game = "towers"\n\n[[batch]]\nname = "small"\nsize = "4"\ncount = 3\nseed = 1\n')
            made = q.bench.new(place, manifest=manifest)
            self.assertEqual(made, {"written": 3, "kept": 0, "short": []})
            self.assertEqual(q.bench.new(place, manifest=manifest)["kept"], 3)
            tally = q.bench.run(place, methods=["search", "mip"], time_limit=10, warm_up=0)
            self.assertEqual((tally["total"], tally["done"], tally["solved"]), (6, 6, 6))
            self.assertEqual(q.bench.run(place, methods=["search", "mip"], time_limit=10)["done"], 0)
            frame = q.bench.results(place, solutions=True)
            self.assertEqual(frame.height, 6)
            self.assertEqual(set(frame["verdict"]), {"solved"})
            self.assertEqual(sorted(set(frame["method"])), ["mip", "search"])
            self.assertEqual(q.bench.campaigns(place), ["set"])
            self.assertIn("<table>", frame._repr_html_())
            with self.assertRaises(q.Error):
                q.bench.run(place, methods=["magic"])
            with self.assertRaises(q.Error):
                q.bench.results(place, campaign="none")
            with self.assertRaises(q.InputError):
                q.bench.new(Path(folder) / "other", preset="nothing")
            self.assertTrue(preset["about"])


class Relaxed(unittest.TestCase):
    def test_a_relaxation_bounds_the_answer(self) -> None:
        for seed in range(3):
            board = q.generate("pairs", size=(4, 4), seed=seed)
            relaxed = relaxation(board)
            self.assertTrue(relaxed.feasible)
            whole = relaxation(board, whole=True)
            self.assertLessEqual(relaxed.objective, whole.objective + 1e-6)
            self.assertFalse(whole.fractional)
            values = sum(int(cell["text"] or 0) for cell in board.position().view["cells"])
            self.assertEqual(round(whole.objective) + values, board.solve().objective)
        impossible = q.read("towers:3:3///3////////")
        self.assertEqual(impossible.solve().verdict, "impossible")
        self.assertFalse(relaxation(impossible, whole=True).feasible)


class Elsewhere(unittest.TestCase):
    def test_another_solver_reads_the_model_and_its_answer_comes_back(self) -> None:
        """The way of docs/python.md, "From Julia": file, another solver, names of variables, referee."""
        cbc = shutil.which("cbc")
        self.assertIsNotNone(cbc, "cbc is installed by tools/setup test")
        for seed in range(3):
            puzzle = q.generate("towers", size=4, seed=seed)
            with tempfile.TemporaryDirectory() as folder:
                model, answer = Path(folder) / "puzzle.mps", Path(folder) / "answer.txt"
                model.write_text(puzzle.model("mps"))
                subprocess.run([cbc, model, "solve", "solution", answer], check=True, capture_output=True)
                said = answer.read_text()
            towers = {cell: height for cell, height in re.findall(r"\bx_(r\d+c\d+)_(\d+)\s+1\b", said)}
            text = "".join(towers[f"r{r}c{c}"] for r in range(1, 5) for c in range(1, 5))
            self.assertTrue(puzzle.check(text))
            self.assertEqual(puzzle.solve().solution, text)


class Documented(unittest.TestCase):
    def test_the_code_in_the_documentation_runs(self) -> None:
        self.assertEqual(doctest.testmod(q).failed, 0)
        pages = [HERE / "README.md", HERE / "python.md"]
        for page in pages:
            blocks = re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.S)
            self.assertTrue(blocks, page)
            with tempfile.TemporaryDirectory() as folder:
                before = os.getcwd()
                os.chdir(folder)
                try:
                    names: dict[str, object] = {}
                    with contextlib.redirect_stdout(io.StringIO()) as said:
                        for block in blocks:
                            exec(compile(block, str(page), "exec"), names)
                    self.assertTrue(said.getvalue())
                finally:
                    os.chdir(before)


if __name__ == "__main__":
    unittest.main()
