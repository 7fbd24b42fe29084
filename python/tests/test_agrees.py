"""The package says what the command line says: the same answers, puzzles, reasons, models and complaints."""

from __future__ import annotations

import copy
import json
import pickle
import tempfile
import unittest
from pathlib import Path

import quadrille as q
from common import program

SAMPLES = {
    "towers": {"size": 5, "seed": 3},
    "singles": {"size": 6, "seed": 3},
    "unruly": {"size": 8, "seed": 3},
    "pegs": {"seed": 3},
    "pairs": {"size": (4, 5), "seed": 3},
}


def sample(game: str) -> q.Puzzle:
    return q.generate(game, **SAMPLES.get(game, {"seed": 3}))


class Agrees(unittest.TestCase):
    def test_the_same_seed_is_the_same_puzzle(self) -> None:
        for game in q.games():
            with self.subTest(game=game):
                puzzle = sample(game)
                size = SAMPLES.get(game, {}).get("size")
                given = [] if size is None else ["--size", "x".join(map(str, size)) if isinstance(size, tuple) else str(size)]
                self.assertEqual(program("generate", game, *given, "--seed", "3").strip(), puzzle.id)
                self.assertEqual(puzzle.seed, 3)
                self.assertEqual(q.read(puzzle.id), puzzle)

    def test_what_is_pickled_or_copied_is_the_same(self) -> None:
        for game in q.games():
            puzzle = sample(game)
            report = puzzle.solve(count=2)
            explanation = puzzle.explain()
            for again in (lambda thing: pickle.loads(pickle.dumps(thing)), copy.copy, copy.deepcopy):
                with self.subTest(game=game):
                    other = again(puzzle)
                    self.assertEqual((other, other.seed, other.notes), (puzzle, puzzle.seed, puzzle.notes))
                    self.assertEqual((other.solution, other.rules), (puzzle.solution, puzzle.rules))
                    self.assertEqual(again(report.solution), report.solution)
                    self.assertEqual(again(report.solution).puzzle, puzzle)
                    self.assertEqual(again(report).as_dict() | {"notes": []}, report.as_dict() | {"notes": []})
                    self.assertEqual(again(report).notes, report.notes)
                    check = puzzle.check(report.solution)
                    self.assertEqual(repr(again(check)), repr(check))
                    self.assertEqual(str(again(explanation)), str(explanation))
                    self.assertEqual(repr(again(explanation)), repr(explanation))
                    for step in (explanation[0], explanation[-1]):
                        self.assertEqual(again(step).as_dict(), step.as_dict())
                        self.assertEqual(again(step).position, step.position)
        wrong = q.read("towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1").check("1111423124133124")
        self.assertEqual(pickle.loads(pickle.dumps(wrong)).cells, wrong.cells)
        centre = q.read("pegs:english", goal="centre")
        self.assertEqual(pickle.loads(pickle.dumps(centre)).solve().solution, centre.solve().solution)

    def test_steps_are_a_sequence(self) -> None:
        explanation = sample("towers").explain()
        self.assertEqual([repr(step) for step in explanation[1:3]], [repr(step) for step in explanation.steps[1:3]])
        self.assertEqual([str(step) for step in explanation], [str(step) for step in explanation.steps])
        with self.assertRaises(IndexError):
            explanation[len(explanation)]
        with self.assertRaises(TypeError):
            explanation["first"]

    def test_values_may_be_puzzles_and_paths(self) -> None:
        first = q.generate("towers", size=5, seed=1)
        other = q.generate("towers", from_=first, change="other", seed=2)
        self.assertEqual(other, q.generate("towers", from_=first.id, change="other", seed=2))
        with tempfile.TemporaryDirectory() as folder:
            picture = Path(folder) / "ring.txt"
            picture.write_text(".####.\n#....#\n#....#\n#....#\n#....#\n.####.\n")
            drawn = q.generate("towers", size=4, pattern=picture, seed=1)
            self.assertEqual(drawn, q.generate("towers", size=4, pattern=picture.read_text(), seed=1))
            with self.assertRaises(FileNotFoundError):
                q.generate("towers", size=4, pattern=Path(folder) / "none.txt")
        self.assertEqual(q.generate("singles", size=[4, 6], seed=1), q.generate("singles", size=(4, 6), seed=1))

    def test_wishes_are_kept(self) -> None:
        puzzle = q.generate("towers", size=4, seed=1, avoid=["naked_set", "line_fillings"], score=(20, 60))
        asked = ["--size", "4", "--seed", "1", "--avoid", "naked_set,line_fillings", "--score", "20..60"]
        self.assertEqual(program("generate", "towers", *asked).strip(), puzzle.id)
        explanation = puzzle.explain()
        self.assertTrue(explanation.solved and 20 <= explanation.score <= 60)
        self.assertFalse({step.technique for step in explanation} & {"naked_set", "line_fillings"})
        with self.assertRaises(q.InputError) as raised:
            q.generate("towers", size=4, difficulty="easy", needs="naked_set")
        self.assertEqual(raised.exception.key, "wish-harder")
        with self.assertRaises(q.Stopped) as stopped:
            q.generate("towers", size=4, seed=1, score="100000..100001", time_limit=1)
        self.assertEqual(stopped.exception.nearest.game, "towers")
        again = pickle.loads(pickle.dumps(stopped.exception))
        self.assertEqual((again.nearest, again.code), (stopped.exception.nearest, "stop-time"))

    def test_generators_obey(self) -> None:
        ring = ".####.\n#....#\n#....#\n#....#\n#....#\n.####.\n"
        start = "towers:5:4//1//////3////2///3/2///4,r2f"
        with tempfile.TemporaryDirectory() as folder:
            picture = Path(folder) / "ring.txt"
            picture.write_text(ring)
            for game, given, asked in [
                ("towers", {"size": 5, "clues": 9}, ["--size", "5", "--clues", "9"]),
                ("unruly", {"size": 8, "clues": 20}, ["--size", "8", "--clues", "20"]),
                ("towers", {"pattern": ring}, ["--pattern", str(picture)]),
                ("towers", {"from_": start, "change": "easier"}, ["--from", start, "--change", "easier"]),
                ("singles", {"size": 9, "symmetry": "quarter-turn"}, ["--size", "9", "--symmetry", "quarter-turn"]),
                ("unruly", {"size": 8, "symmetric": True}, ["--size", "8", "--symmetric"]),
                ("singles", {"size": 6, "needs": "sandwich"}, ["--size", "6", "--needs", "sandwich"]),
            ]:
                with self.subTest(game=game, given=given):
                    puzzle = q.generate(game, seed=1, **given)
                    self.assertEqual(program("generate", game, "--seed", "1", *asked).strip(), puzzle.id)
                    if "clues" in given:
                        self.assertEqual(puzzle.clues, given["clues"])
        # What `--distinct` compares is the form.
        forms: dict[str, q.Puzzle] = {}
        for seed in range(1, 60):
            puzzle = q.generate("towers", size=4, seed=seed)
            forms.setdefault(puzzle.form, puzzle)
        listed = program("generate", "towers", "--size", "4", "--seed", "1", "--count", "5", "--distinct").split()
        self.assertEqual(listed, [puzzle.id for puzzle in list(forms.values())[:5]])

    def test_numbers_that_nobody_could_count(self) -> None:
        chess = q.read("unruly:8x8:zzo")
        report = chess.solve(count="all")
        self.assertEqual((report.solutions, report.exhausted), (12413918, True))
        # 4 x 100 cells: 400 blanks are sixteen times 25, and the last sign stands behind them.
        long = q.read("unruly:4x100:" + 16 * "z" + "a").solve(count="all", method="sweep")
        told = json.loads(program("solve", long.puzzle.id, "--count", "all", "--method", "sweep", "--json"))
        self.assertEqual(str(long.solutions), told["solutions_exact"])
        self.assertGreater(long.solutions, 2**64)
        self.assertEqual(told["solutions"], 2**64 - 1)
        with self.assertRaises(q.InputError):
            chess.solve(count="some")

    def test_the_same_answer(self) -> None:
        for game in q.games():
            with self.subTest(game=game):
                puzzle = sample(game)
                told = json.loads(program("solve", puzzle.id, "--json"))
                report = puzzle.solve()
                mine = report.as_dict()
                for volatile in ("seconds", "nodes"):
                    told.pop(volatile), mine.pop(volatile)
                self.assertEqual(mine, told)
                self.assertEqual(report.verdict, "solved")
                self.assertTrue(puzzle.check(report.solution))
                self.assertEqual(puzzle.check(report.solution).objective, report.objective)
                if puzzle.solution is not None:
                    self.assertTrue(puzzle.check(puzzle.solution))

    def test_every_exact_method_agrees(self) -> None:
        for game in q.games():
            with self.subTest(game=game):
                # The reports' program of Pegs takes minutes where a search takes none.
                puzzle = q.read("pegs:triangle:4") if game == "pegs" else sample(game)
                best = puzzle.solve().objective
                agreed = 0
                for method in q.games()[game]["methods"]:
                    try:
                        report = puzzle.solve(method["name"], time_limit=120) if method["exact"] else None
                    except q.InputError as refused:
                        # Some methods are for some boards alone, and say so.
                        self.assertIn(str(refused), program("solve", puzzle.id, "--method", method["name"], status=2))
                        continue
                    if report is not None:
                        self.assertEqual((report.verdict, report.objective), ("solved", best), method["name"])
                        agreed += 1
                self.assertGreaterEqual(agreed, 2)

    def test_the_same_reasons(self) -> None:
        for game in q.games():
            with self.subTest(game=game):
                puzzle = sample(game)
                for language in q.languages():
                    told = json.loads(program("explain", puzzle.id, "--json", "--language", language))
                    explanation = puzzle.explain(language=language)
                    self.assertEqual([step.as_dict() for step in explanation], told["steps"])
                    self.assertEqual(explanation.score, told["score"])
                    self.assertEqual(explanation.difficulty, told["difficulty"])
                hint = puzzle.hint()
                self.assertEqual(hint.text, puzzle.explain()[0].text)
                self.assertEqual(hint.text, puzzle.position().hint().text)
                self.assertNotEqual(hint.position.play(hint.effects), puzzle.position())

    def test_the_shortest_reasons(self) -> None:
        for identity in ["towers:4:/3///4///////////1", "unruly:6x6:DgGEbabcf", "singles:5x5:5324245224231534154233414"]:
            with self.subTest(puzzle=identity):
                puzzle = q.read(identity)
                told = json.loads(program("explain", identity, "--shortest", "--json"))
                explanation = puzzle.explain(shortest=True)
                self.assertTrue(explanation.solved)
                self.assertEqual([step.as_dict() for step in explanation], told["steps"])
                self.assertEqual({step.technique for step in explanation}, {"shortest"})
                hint = puzzle.hint(shortest=True)
                self.assertEqual(hint.text, explanation[0].text)
                # Two steps on, the position's own hint is the next of the chain.
                position = puzzle.position()
                for step in explanation.steps[:2]:
                    position = position.play(step.effects)
                self.assertEqual(len(position.explain(shortest=True, limit=1).steps), 1)
                self.assertEqual(position.hint(shortest=True, language="fr").technique, "shortest")
                with self.assertRaises(q.Stopped):
                    puzzle.explain(shortest=True, time_limit=0)
        for other in ["pegs:english", "pairs:2x3:w5w8w4w11w1w3"]:
            with self.assertRaisesRegex(q.InputError, "shortest"):
                q.read(other).hint(shortest=True)

    def test_the_same_models(self) -> None:
        for game in q.games():
            with self.subTest(game=game):
                puzzle = sample(game)
                for to in ("lp", "mps", "cnf", "opb"):
                    try:
                        mine = puzzle.model(to)
                    except q.InputError as error:
                        self.assertIn(str(error), program("model", puzzle.id, "--to", to, status=2))
                    else:
                        self.assertEqual(mine, program("model", puzzle.id, "--to", to))

    def test_the_same_notations(self) -> None:
        for game in q.games():
            with self.subTest(game=game):
                puzzle = sample(game)
                for notation in q.games()[game]["formats"]:
                    if not notation["writes"]:
                        continue
                    try:
                        mine = puzzle.convert(notation["name"])
                    except q.InputError as error:
                        self.assertIn(str(error), program("convert", puzzle.id, "--to", notation["name"], status=2))
                        continue
                    if notation["reads"]:
                        self.assertEqual(q.read(mine, game=game, format=notation["name"]).form, puzzle.form)

    def test_numbers_that_do_not_fit_are_refused_in_our_words(self) -> None:
        puzzle = sample("towers")
        for seed in (-1, 2**64, 1.5, "one"):
            for asked in (lambda: q.generate("towers", 4, seed=seed), lambda: puzzle.solve(seed=seed)):
                with self.subTest(seed=seed), self.assertRaises(q.InputError) as raised:
                    asked()
                self.assertIn(f"seed: found {seed!r}, expected a whole number from 0", str(raised.exception))

    def test_the_same_complaints(self) -> None:
        for text in ("towers:4:x", "chess:4", "unruly:5x5:a", "pegs:nowhere"):
            with self.subTest(text=text), self.assertRaises(q.InputError) as raised:
                q.read(text)
            self.assertIsInstance(raised.exception, ValueError)
            if text != "chess:4":
                self.assertIn(str(raised.exception), program("solve", text, "--game", text.split(":")[0], status=None, text=""))
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "bad.csv"
            path.write_text("1,2,3\n1,2\n1,2,3\n")
            with self.assertRaises(q.InputError) as raised:
                q.read(path, game="singles")
            self.assertEqual(raised.exception.line, 2)
            self.assertIn(str(raised.exception), program("solve", str(path), "--game", "singles", status=2))
            for absent in (Path(folder) / "none.csv", str(Path(folder) / "none.csv")):
                with self.assertRaises(FileNotFoundError) as lost:
                    q.read(absent)
                self.assertEqual(lost.exception.filename, str(absent))
                self.assertIn("No such file", str(lost.exception))

    def test_bad_arguments_are_told(self) -> None:
        puzzle = sample("towers")
        for call in (
            lambda: puzzle.solve("magic"),
            lambda: puzzle.solve(colour="red"),
            lambda: puzzle.solve(time_limit=-1),
            lambda: puzzle.solve(count=0),
            lambda: puzzle.solve(threads=0),
            lambda: puzzle.solve(threads=257),
            lambda: puzzle.solve(time_limit=float("nan")),
            lambda: puzzle.model("xyz"),
            lambda: puzzle.show("gif"),
            lambda: puzzle.convert("xyz"),
            lambda: puzzle.explain(language="tlh"),
            lambda: puzzle.explain("r9c9=1"),
            lambda: puzzle.prove("beautiful"),
            lambda: puzzle.check("12"),
            lambda: q.read(puzzle.id, goal="centre", game="towers"),
            lambda: q.generate("towers", size=0),
            lambda: q.generate("towers", size="6by7"),
            lambda: q.generate("towers", size=5, difficulty="absurd"),
            lambda: q.generate("chess"),
            lambda: q.Duel(puzzle),
            lambda: puzzle.position().reach("a1"),
        ):
            with self.assertRaises(q.InputError) as raised:
                call()
            self.assertTrue(str(raised.exception))

    def test_a_wrong_solution_names_the_rule_and_the_cells(self) -> None:
        check = q.read("towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1").check("1111423124133124")
        self.assertFalse(check)
        self.assertTrue(check.broken and check.cells)


class Pictures(unittest.TestCase):
    def test_puzzles_solutions_and_steps_draw_themselves(self) -> None:
        for game in q.games():
            puzzle = sample(game)
            report = puzzle.solve()
            drawn = [puzzle, report, report.solution, puzzle.position(), *puzzle.explain().steps[:2]]
            for what in drawn:
                self.assertTrue(what._repr_svg_().startswith("<svg"), what)
                self.assertTrue(str(what) and repr(what))
            self.assertTrue(puzzle.show("png").startswith(b"\x89PNG"))
            self.assertTrue(puzzle.show("pdf", report.solution).startswith(b"%PDF"))
            self.assertIn("<svg", report.solution.show("animation"))


if __name__ == "__main__":
    unittest.main()
