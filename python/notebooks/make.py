"""Writes the notebooks from sources.py (`make.py`), or says whether they are as it says (`make.py check`), or runs the
code of one and shows what every cell ends with (`make.py run FILE`), as a notebook does, without a kernel."""

from __future__ import annotations

import ast
import json
import sys
from pathlib import Path
from typing import Any

from sources import ALL, Cell

HERE = Path(__file__).resolve().parent
LANGUAGES = ("en", "fr")
DRAWN = ("_repr_svg_", "_repr_html_", "__repr__")


def cell(number: int, source: Cell, language: str) -> dict[str, Any]:
    if isinstance(source, str):
        text, kind = source.replace("{language}", language), "code"
    else:
        text, kind = source[LANGUAGES.index(language)], "markdown"
    made: dict[str, Any] = {"cell_type": kind, "id": f"cell-{number}", "metadata": {}}
    if kind == "code":
        made |= {"execution_count": None, "outputs": []}
    return made | {"source": text.splitlines(keepends=True)}


def notebook(cells: list[Cell], language: str) -> str:
    made = {
        "cells": [cell(number, source, language) for number, source in enumerate(cells)],
        "metadata": {
            "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(made, ensure_ascii=False, indent=1) + "\n"


def written() -> dict[Path, str]:
    return {
        HERE / language / f"{name}.ipynb": notebook(cells, language)
        for language in LANGUAGES
        for name, cells in ALL.items()
    }


def check() -> None:
    wanted = written()
    found = set(HERE.glob("*/*.ipynb"))
    stale = [path for path, text in wanted.items() if path not in found or path.read_text("utf-8") != text]
    stale += sorted(found - wanted.keys())
    if stale:
        names = ", ".join(str(path.relative_to(HERE)) for path in stale)
        sys.exit(f"error: {names}: not what sources.py says; run python/notebooks/make.py")


def run(path: Path) -> None:
    cells = json.loads(path.read_text("utf-8"))["cells"]
    names: dict[str, object] = {"__name__": "__main__"}
    ran = 0
    for number, one in enumerate(cells):
        if one["cell_type"] != "code":
            continue
        tree = ast.parse("".join(one["source"]), f"{path.name}, cell {number}")
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, tree.__class__.__name__, "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), "<last>", "eval"), names)
            if value is not None:
                draw = next(draw for draw in DRAWN if hasattr(value, draw))
                assert getattr(value, draw)(), f"cell {number} draws nothing"
        ran += 1
    assert ran, "there is no code in it"


if __name__ == "__main__":
    match sys.argv[1:]:
        case []:
            for path, text in written().items():
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, "utf-8")
        case ["check"]:
            check()
        case ["run", file]:
            run(Path(file))
        case _:
            sys.exit(__doc__)
