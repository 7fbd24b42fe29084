"""What the tests share: the command line of the wheel."""

from __future__ import annotations

import subprocess

from quadrille import _program


def program(*arguments: str, status: int | None = 0, text: str | None = None) -> str:
    """What the command line of the wheel prints; with another status, what it complains."""
    language = [] if "--language" in arguments else ["--language", "en"]
    ran = subprocess.run(
        [_program.path(), *arguments, *language],
        input=text,
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert status is None or ran.returncode == status, f"{arguments}: {ran.returncode}: {ran.stderr}"
    return ran.stdout if status == 0 else ran.stderr
