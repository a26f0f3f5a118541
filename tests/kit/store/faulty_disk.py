"""A disk under SQLite that fails on request."""

from collections.abc import Iterator

import apsw
import pytest

from pitboss.store.sqlite.executor import ThreadExecutor
from pitboss.store.sqlite.store import SqliteStore


class Disk(apsw.VFS):
    """A disk that fails on request, under all files that SQLite opens."""

    def __init__(self) -> None:
        self.trouble: apsw.Error | None = None
        self.failed: str | None = None
        """The first step that failed."""
        self.done: list[str] = []
        """Writes and syncs that succeeded."""
        self._good, self._lasting = 0, True
        super().__init__("disk", "unix", makedefault=True)

    def strike(self, trouble: apsw.Error, after: int, *, lasting: bool) -> None:
        """Makes one step fail after this many more steps, or all steps from then on."""
        self.trouble, self._good, self._lasting, self.failed = trouble, after, lasting, None

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:  # noqa: N802
        self.step("open")
        return File(self, name, flags)

    def step(self, what: str) -> None:
        self._good -= 1
        trouble = self.trouble
        if trouble is not None and self._good < 0:
            self.failed = self.failed or what
            if not self._lasting:
                self.trouble = None
            raise trouble


class File(apsw.VFSFile):
    def __init__(self, disk: Disk, name: str | apsw.URIFilename | None, flags: list[int]) -> None:
        self.disk = disk
        super().__init__("unix", name, flags)

    def xRead(self, amount: int, offset: int) -> bytes:  # noqa: N802
        self.disk.step("read")
        return super().xRead(amount, offset)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        self.disk.step("write")
        super().xWrite(data, offset)
        self.disk.done.append("write")

    def xSync(self, flags: int) -> None:  # noqa: N802
        self.disk.step("sync")
        super().xSync(flags)
        self.disk.done.append("sync")


@pytest.fixture
def disk() -> Iterator[Disk]:
    faulty = Disk()
    yield faulty
    faulty.unregister()


def connection_of(store: SqliteStore) -> apsw.Connection:
    assert isinstance(store._executor, ThreadExecutor)
    assert store._executor.writer.connection is not None
    return store._executor.writer.connection
