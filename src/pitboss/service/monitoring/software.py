"""The running software: one hash over all its files, checked at the start, every day and on demand."""

import asyncio
import platform
import re
from hashlib import sha256
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from uuid import uuid4

from pitboss.floor.devices.software import CheckSoftware, Software
from pitboss.kernel.instant import DAY_MS
from pitboss.kernel.rejection import Rejection
from pitboss.service.monitoring.telemetry import tell

if TYPE_CHECKING:
    from pitboss.engine.transaction import Accepted
    from pitboss.service.floor_engine import FloorEngine

PACKAGE = Path(__file__).parents[2]
"""The folder of the package."""


class Fingerprint(NamedTuple):
    """The hash of a folder, and the number of its files."""

    sha256: str
    files: int


def fingerprint(folder: Path = PACKAGE) -> Fingerprint:
    """One hash over the names and contents of all files, except those that Python compiled.

    It is the SHA-256 of a text with a line `<sha256 of the file> <name>` for each file, sorted by name.
    """
    files = sorted(
        (path.relative_to(folder).as_posix(), path)
        for path in folder.rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    )
    lines = [f"{sha256(path.read_bytes()).hexdigest()}  {name}\n" for name, path in files]
    return Fingerprint(sha256("".join(lines).encode()).hexdigest(), len(files))


def this_server() -> str:
    """The name of this machine, in a form that fits stream names."""
    return re.sub(r"[^A-Za-z0-9._-]", "-", platform.node()).strip("._-")[:48] or "server"


async def check_software(floor: "FloorEngine", server: str) -> "Accepted | Rejection":
    """Hashes the software, and records the result in the log."""
    # Reading files is slow on some disks. It must not block the server.
    running = await asyncio.to_thread(fingerprint)
    command = CheckSoftware(server, metadata.version("pitboss"), running.sha256, running.files)
    done = await floor.do(f"software-{uuid4().hex}", command, f"server/{server}")
    known = floor.state(f"software/{server}")
    if isinstance(known, Software) and not known.agrees:
        tell.error("software-changed", server=server, found=known.sha256, accepted=known.accepted)
    return done


async def watch_software(floor: "FloorEngine", server: str) -> None:
    """Checks the software again every 24 hours, until it is cancelled."""
    while True:
        await asyncio.sleep(DAY_MS // 1_000)
        await check_software(floor, server)
