"""Compiled kernels start even where their code cannot be cached."""

import os
import tempfile
from pathlib import Path

import pytest

from pitboss.odds import jit


def test_where_nothing_may_be_written_compiled_code_goes_to_a_folder_of_its_own(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setattr(os, "access", lambda path, mode: False)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    jit.choose_cache_folder()
    folder = Path(os.environ["NUMBA_CACHE_DIR"])
    assert folder.is_dir()
    # Other users cannot put code there.
    assert (folder.parent, folder.stat().st_mode & 0o077) == (tmp_path, 0)


@pytest.mark.parametrize("named", [None, "/somewhere"])
def test_elsewhere_the_choice_is_left_as_it_is(monkeypatch: pytest.MonkeyPatch, named: str | None) -> None:
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    if named is not None:
        monkeypatch.setenv("NUMBA_CACHE_DIR", named)
        monkeypatch.setattr(os, "access", lambda path, mode: False)
    jit.choose_cache_folder()
    assert os.environ.get("NUMBA_CACHE_DIR") == named


def test_a_cache_that_is_write_protected_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    cache.mkdir()
    monkeypatch.delenv("NUMBA_CACHE_DIR", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache))
    monkeypatch.setattr(
        os, "access", lambda path, mode: path not in (cache, Path(jit.__file__).parent / "__pycache__")
    )
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    jit.choose_cache_folder()
    assert Path(os.environ["NUMBA_CACHE_DIR"]).parent == tmp_path
