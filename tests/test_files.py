"""Files are written whole or not at all, and nobody else's are touched."""

import os
from pathlib import Path

import pytest
import typer

from pitboss.cli.files import write_whole


def test_what_another_is_writing_stays_as_it_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    theirs = tmp_path / f".out.{os.getpid()}"
    theirs.write_text("theirs", encoding="utf-8")
    with pytest.raises(typer.Exit) as ended:
        write_whole(tmp_path / "out", ["ours"])
    assert ended.value.exit_code == 2
    assert "cannot be written" in capsys.readouterr().err
    assert [path.read_text(encoding="utf-8") for path in tmp_path.iterdir()] == ["theirs"]


def test_text_and_bytes_are_written_as_they_come(tmp_path: Path) -> None:
    write_whole(tmp_path / "out", ["é\n", b"\xff"])
    assert (tmp_path / "out").read_bytes() == b"\xc3\xa9\n\xff"
