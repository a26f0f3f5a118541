"""Files are written completely or not at all, and other files are not touched."""

from pathlib import Path

from pitboss.cli.files import write_whole, writing


def test_two_who_write_one_file_leave_each_other_alone(tmp_path: Path) -> None:
    out = tmp_path / "out"
    with writing(out) as first:
        first.write(b"first")
        write_whole(out, ["second"])
        assert out.read_text(encoding="utf-8") == "second"
    assert out.read_text(encoding="utf-8") == "first"
    assert list(tmp_path.iterdir()) == [out]


def test_text_and_bytes_are_written_as_they_come(tmp_path: Path) -> None:
    write_whole(tmp_path / "out", ["é\n", b"\xff"])
    assert (tmp_path / "out").read_bytes() == b"\xc3\xa9\n\xff"
