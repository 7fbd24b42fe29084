"""Prints what the package promises about itself: the size of a wheel, the time of an import, what a call adds to a method.

    python figures.py [WHEEL]
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import time

# What is measured is what was installed, not the sources beside this file.
sys.path.pop(0)


def import_milliseconds(tries: int = 11) -> float:
    """The median time of the import alone, each in an interpreter of its own."""
    script = "import time; t = time.perf_counter(); import quadrille; print(time.perf_counter() - t)"
    runs = [subprocess.run([sys.executable, "-I", "-c", script], capture_output=True, text=True, check=True) for _ in range(tries)]
    return 1000 * statistics.median(float(run.stdout) for run in runs)


def overhead_microseconds(tries: int = 2000) -> float:
    """The median of what a solve lasts beyond the seconds inside its method."""
    import quadrille

    puzzle = quadrille.read("towers:4:2/2/1/3/2/2/3/1/3/1/2/2/2/3/2/1")
    beyond = []
    for _ in range(tries):
        begin = time.perf_counter()
        report = puzzle.solve()
        beyond.append(time.perf_counter() - begin - report.seconds)
    return 1e6 * statistics.median(beyond)


if __name__ == "__main__":
    for wheel in sys.argv[1:]:
        print(f"wheel     {os.path.getsize(wheel) / 1e6:8.1f} MB")
    print(f"import    {import_milliseconds():8.1f} ms")
    print(f"a call    {overhead_microseconds():8.1f} µs beyond the method")
