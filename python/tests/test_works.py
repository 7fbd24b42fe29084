"""Long work: the lock is released, Ctrl-C ends it, forks and threads work, progress is told."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import textwrap
import threading
import unittest

import quadrille as q

#: A question no method settles in the time a test has: the fewest moves on the largest of the named boards.
LONG = 'q.read("pegs:wiegleb", minimise="moves")'


def solve(identity: str) -> str:
    return q.read(identity).solve("mip").verdict


class Works(unittest.TestCase):
    def long(self) -> q.Puzzle:
        return q.read("pegs:wiegleb", minimise="moves")

    def test_other_threads_run_meanwhile(self) -> None:
        count, stop = 0, threading.Event()

        def busy() -> None:
            nonlocal count
            while not stop.is_set():
                count += 1

        other = threading.Thread(target=busy)
        other.start()
        report = self.long().solve(time_limit=1)
        stop.set()
        other.join()
        self.assertIn(report.verdict, ("unknown", "best", "solved"))
        # With the lock held the other thread would not have come to its second round.
        self.assertGreater(count, 1000)

    def test_a_limit_is_a_verdict(self) -> None:
        report = q.generate("towers", size=6, seed=2).solve(time_limit=0)
        self.assertEqual((report.verdict, report.code), ("unknown", "stop-time"))
        with self.assertRaises(q.Stopped) as raised:
            q.generate("towers", size=9, difficulty="easy", seed=1, time_limit=0)
        self.assertEqual(raised.exception.code, "stop-time")
        self.assertIsInstance(raised.exception, TimeoutError)

    def interrupted(self, work: str) -> None:
        script = textwrap.dedent(
            f"""
            import signal
            import quadrille as q
            # Shells let what they run in the background ignore Ctrl-C; Python then does, too.
            signal.signal(signal.SIGINT, signal.default_int_handler)
            puzzle = {LONG}
            print("begins", flush=True)
            try:
                {work}
            except KeyboardInterrupt:
                print("interrupted", flush=True)
                print(q.read("towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1").solve().verdict)
            """
        )
        child = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
        # One that did not listen would work for minutes after a failure.
        self.addCleanup(child.kill)
        assert child.stdout is not None
        self.assertEqual(child.stdout.readline(), "begins\n")
        # The signal must come while the work is under way: it takes minutes, this takes one second.
        threading.Event().wait(1)
        child.send_signal(signal.SIGINT)
        said, _ = child.communicate(timeout=60)
        self.assertEqual(said, "interrupted\nsolved\n")
        self.assertEqual(child.returncode, 0)

    def test_ctrl_c_ends_a_solve(self) -> None:
        self.interrupted("puzzle.solve(time_limit=None)")

    def test_ctrl_c_ends_a_count(self) -> None:
        empty = "towers:9:" + "/" * 35
        self.interrupted(f'q.read("{empty}").solve(count=10**18, time_limit=None)')

    def test_ctrl_c_ends_a_generator(self) -> None:
        self.interrupted('[q.generate("unruly", size=100, seed=s, time_limit=None) for s in range(10**6)]')

    def test_forks_have_threads_of_their_own(self) -> None:
        identity = q.generate("towers", size=5, seed=1).id
        self.assertEqual(solve(identity), "solved")
        with multiprocessing.get_context("fork").Pool(2) as pool:
            self.assertEqual(pool.map(solve, [identity] * 4), ["solved"] * 4)
        self.assertEqual(solve(identity), "solved")

    def test_what_a_pool_finds_comes_back(self) -> None:
        puzzles = [q.generate("towers", size=4, seed=seed) for seed in range(4)]
        for start in ("fork", "spawn"):
            with self.subTest(start=start), multiprocessing.get_context(start).Pool(2) as pool:
                reports = pool.map(q.Puzzle.solve, puzzles)
                self.assertEqual([report.solution for report in reports], [puzzle.solution for puzzle in puzzles])
                self.assertEqual([report.puzzle for report in reports], puzzles)
                with self.assertRaises(q.InputError) as raised:
                    pool.map(q.read, ["towers:4:x"])
                self.assertEqual(raised.exception.line, 1)

    def test_many_threads_solve_at_once(self) -> None:
        puzzles = [q.generate("unruly", size=8, seed=seed) for seed in range(8)]
        verdicts: list[str] = []
        threads = [threading.Thread(target=lambda p=p: verdicts.append(p.solve().verdict)) for p in puzzles]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        self.assertEqual(verdicts, ["solved"] * len(puzzles))

    def test_progress_is_told_and_may_end_the_work(self) -> None:
        told: list[tuple[str, int, int]] = []

        def watch(what: str, done: int, total: int) -> None:
            told.append((what, done, total))
            if len(told) == 2:
                raise RuntimeError("enough")

        with self.assertRaisesRegex(RuntimeError, "enough"):
            self.long().solve(time_limit=60, watch=watch)
        self.assertEqual(len(told), 2)
        self.assertTrue(all(what and done >= 0 for what, done, _ in told))

    def test_the_command_line_comes_with_it(self) -> None:
        script = os.path.join(os.path.dirname(sys.executable), "quadrille")
        ran = subprocess.run([script, "--version"], capture_output=True, text=True, check=True)
        self.assertIn(q.__version__, ran.stdout)
        # HiGHS comes with the wheel, and both find it there.
        self.assertIn("HiGHS", ran.stdout)
        self.assertEqual(q.generate("towers", size=4, seed=1).solve("mip").verdict, "solved")


if __name__ == "__main__":
    unittest.main()
