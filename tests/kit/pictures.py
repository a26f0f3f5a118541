"""Checks of the pictures that commands draw."""

from collections.abc import Callable
from pathlib import Path

from typer.testing import Result

PICTURES = {"png": (b"\x89PNG\r\n", b"IEND"), "svg": (b"<?xml", b"</svg>"), "PDF": (b"%PDF-1.4", b"%%EOF")}
"""How a file of each kind begins and ends."""


def check_picture(run: Callable[[list[str]], Result], words: str, folder: Path, kind: str) -> None:
    """Checks that a command draws a whole file, twice the same, and prints what it prints without one."""
    (start, end), plain = PICTURES[kind], run(words.split())
    pictures = []
    for name in ("one", "two"):
        path = folder / f"{name}.{kind}"
        done = run([*words.split(), "--plot", str(path)])
        assert (done.exit_code, done.stdout, done.stderr) == (0, plain.stdout, "")
        pictures.append(path.read_bytes())
    assert pictures[0] == pictures[1]
    assert pictures[0].startswith(start)
    assert end in pictures[0][-20:]
    assert sorted(path.name for path in folder.iterdir()) == [f"one.{kind}", f"two.{kind}"]
