"""How kernels are compiled: to machine code that runs without the interpreter's lock and is kept on disk."""

import atexit
import os
import shutil
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


def keep_somewhere() -> None:
    """Sees to a folder for compiled code: numba refuses where it may write neither here nor at home."""
    homes = (Path(__file__).parent, Path.home())
    if "NUMBA_CACHE_DIR" not in os.environ and not any(os.access(home, os.W_OK) for home in homes):
        folder = tempfile.mkdtemp(prefix="pitboss-")
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        os.environ["NUMBA_CACHE_DIR"] = folder


keep_somewhere()

import numba  # noqa: E402  (it reads where to keep its code as it is imported)


def compiled(function: F) -> F:
    """The function as machine code, compiled at its first call."""
    kernel: Any = numba.njit(cache=True, nogil=True)(function)
    return cast(F, kernel)
