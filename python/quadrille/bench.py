"""Data sets, campaigns and their results.

>>> q.bench.new("quick", preset="unruly-size", count=1)       # doctest: +SKIP
>>> q.bench.run("quick", methods=["search", "mip"], time_limit=10)   # doctest: +SKIP
>>> pandas.DataFrame(q.bench.results("quick"))                # doctest: +SKIP

Every solve runs in a process of its own under hard limits, and every result is recorded once: what was interrupted goes
on where it stopped when it is called again. Reports, charts and comparisons are made by the command line that comes
with the package (``quadrille bench report quick``).
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Union

from . import _quadrille

__all__ = ["Frame", "campaigns", "new", "presets", "results", "run"]

_Path = Union[str, "os.PathLike[str]"]
_Watch = Union[Callable[[str, int, int], object], bool, None]


class Frame(dict[str, list[Any]]):
    """Columns by name, all of one length: ``pandas.DataFrame(frame)`` and ``polars.DataFrame(frame)`` take it as it is."""

    @property
    def height(self) -> int:
        """How many rows there are."""
        return len(next(iter(self.values()), []))

    def rows(self) -> Iterator[dict[str, Any]]:
        """Row by row."""
        for values in zip(*self.values()):
            yield dict(zip(self, values))

    def _repr_html_(self) -> str:
        import html

        shown = 20

        def line(tag: str, values: Sequence[object]) -> str:
            cells = "".join(f"<{tag}>{html.escape(str(value))}</{tag}>" for value in values)
            return f"<tr>{cells}</tr>"

        body = [line("td", list(row.values())) for row, _ in zip(self.rows(), range(shown))]
        more = f"<p>{self.height} rows</p>" if self.height > shown else ""
        return f"<table>{line('th', list(self))}{''.join(body)}</table>{more}"


def presets() -> Frame:
    """The ready-made data sets, most of them those of the reports."""
    rows = _quadrille.presets()
    return Frame({name: [row[name] for row in rows] for name in ("name", "game", "about", "from_folder")})


def new(
    folder: _Path,
    *,
    preset: str | None = None,
    manifest: _Path | None = None,
    from_folder: _Path | None = None,
    count: int | None = None,
    seed: int = 0,
    time_limit: float | None = 3600,
    watch: _Watch = None,
) -> dict[str, Any]:
    """Makes a data set: a folder with a manifest and a file a puzzle. Interrupted, it goes on when called again.

    ``count`` is puzzles a batch in place of the preset's; ``seed`` is added to every seed of the set.
    """
    text = None
    if manifest is not None:
        with open(manifest, encoding="utf-8") as file:
            text = file.read()
    source = None if from_folder is None else os.fspath(from_folder)
    return _quadrille.new_set(os.fspath(folder), preset, text, source, count, seed, time_limit, watch)


def run(
    set: _Path,
    *,
    methods: Sequence[str] = (),
    time_limit: float = 60,
    memory_limit: int = 0,
    jobs: int = 1,
    count: int = 1,
    threads: int = 1,
    repeat: int = 1,
    seed: int = 0,
    order_seed: int = 1,
    warm_up: int = 1,
    campaign: str | None = None,
    store: str | None = None,
    game: str | None = None,
    tag: str | None = None,
    read_options: Mapping[str, object] | None = None,
    watch: _Watch = None,
    **options: object,
) -> dict[str, int]:
    """Solves a data set with several methods (the manifest's, or all of the game's) and says how it went.

    Only limits that a campaign was begun with can be used with it: name another ``campaign`` to change them.
    """
    asked = {
        "set": os.fspath(set),
        "store": store,
        "campaign": campaign,
        "game": game,
        "methods": [methods] if isinstance(methods, str) else list(methods),
        "time_limit": time_limit,
        "memory_limit": memory_limit,
        "jobs": jobs,
        "count": count,
        "threads": threads,
        "repeat": repeat,
        "seed": seed,
        "order_seed": order_seed,
        "warm_up": warm_up,
        "tag": tag,
    }
    return _quadrille.run_set(asked, dict(read_options or {}), options, watch)


def campaigns(set: _Path, *, store: str | None = None) -> list[str]:
    """The names of the campaigns in a data set's store."""
    return _quadrille.campaigns(os.fspath(set), store)


def results(
    set: _Path, *, campaign: str | None = None, store: str | None = None, solutions: bool = False
) -> Frame:
    """The results of a campaign, a row a solve. ``set`` is a data set's folder, or a store: a file, or ``postgres://...``."""
    return Frame(_quadrille.columns(os.fspath(set), store, campaign, solutions))
