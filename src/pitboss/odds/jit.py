"""Compiling kernels: to machine code that runs without the interpreter's lock and is cached on disk."""

import atexit
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


def choose_cache_folder() -> None:
    """Sets a folder for compiled code. Without a writable one numba refuses to work."""
    cache = os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache")  # noqa: PTH111 (it never raises)
    folders = (Path(__file__).parent.joinpath("__pycache__"), Path(cache, "numba"))
    if "NUMBA_CACHE_DIR" not in os.environ and not any(map(_writable, folders)):
        folder = tempfile.mkdtemp(prefix="pitboss-")
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        os.environ["NUMBA_CACHE_DIR"] = folder


def _writable(folder: Path) -> bool:
    """Whether a folder can be written to, or created."""
    while not folder.exists():
        folder = folder.parent
    return folder.is_dir() and os.access(folder, os.W_OK)


choose_cache_folder()

import numba  # noqa: E402  (numba reads the folder at import)


def compiled(function: F) -> F:
    """The function as machine code, compiled at its first call."""
    kernel: Any = numba.njit(cache=True, nogil=True)(function)
    return cast(F, kernel)
