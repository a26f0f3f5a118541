"""A demonstration floor of its own for pictures and measurements, and where its pages are."""

import re
import subprocess
import sysconfig
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

SCRIPT = str(Path(sysconfig.get_path("scripts")) / "pitboss")


class Demonstration(NamedTuple):
    """The addresses that the server printed, by what it called them, and the password of its staff."""

    pages: dict[str, str]
    password: str


@contextmanager
def demonstration() -> Iterator[Demonstration]:
    """A server that runs as long as it is needed, with a database that nobody keeps."""
    words = [SCRIPT, "serve", "--demo", "--address", "127.0.0.1:0"]
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(words, cwd=folder, stdout=subprocess.PIPE, text=True)
        try:
            lines = _said(server)
            found = (re.fullmatch(r"  (\S.*?)  +(http\S+)", line) for line in lines)
            pages = {each[1]: each[2] for each in found if each is not None}
            password = next(line.rpartition(" ")[2] for line in lines if line.startswith("with the password"))
            yield Demonstration(pages, password)
        finally:
            server.terminate()
            server.wait()
            if server.stdout is not None:
                server.stdout.close()


def _said(server: "subprocess.Popen[str]") -> list[str]:
    """All that a server says until it runs."""
    lines: list[str] = []
    for line in server.stdout or ():
        lines.append(line.rstrip())
        if line.startswith("Ctrl-C"):
            return lines
    raise RuntimeError("The demonstration does not start:\n" + "\n".join(lines))
