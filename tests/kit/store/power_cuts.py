"""A disk that loses power: synced data stays, and unsynced data may be there in any part."""

from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import apsw

SECTOR = 512
"""Bytes that reach the disk together, or not at all."""


class Step(NamedTuple):
    """A step that changed a file."""

    kind: str
    """`write`, `truncate`, `sync`, `delete`; and `told`, when a caller was told that all before is safe."""
    file: str = ""
    at: int = 0
    data: bytes = b""


class Recorder(apsw.VFS):
    """Records what SQLite does to its files. All files that it opens afterwards go through here."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        super().__init__("recorder", "unix", makedefault=True)

    def xOpen(self, name: str | apsw.URIFilename | None, flags: list[int]) -> apsw.VFSFile:  # noqa: N802
        return RecordedFile(self, name, flags)

    def xDelete(self, name: str, syncdir: bool) -> None:  # noqa: N802
        super().xDelete(name, syncdir)
        self.steps.append(Step("delete", Path(name).name))


class RecordedFile(apsw.VFSFile):
    def __init__(self, recorder: Recorder, name: str | apsw.URIFilename | None, flags: list[int]) -> None:
        self._steps = recorder.steps
        self._name = Path(name.filename() if isinstance(name, apsw.URIFilename) else name or "").name
        super().__init__("unix", name, flags)

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802
        super().xWrite(data, offset)
        self._steps.append(Step("write", self._name, offset, bytes(data)))

    def xTruncate(self, size: int) -> None:  # noqa: N802
        super().xTruncate(size)
        self._steps.append(Step("truncate", self._name, size))

    def xSync(self, flags: int) -> None:  # noqa: N802
        super().xSync(flags)
        self._steps.append(Step("sync", self._name))


class Platter:
    """The contents of the disk after some steps."""

    def __init__(self) -> None:
        self.reported: list[bytes] = []
        self._safe: dict[str, bytearray] = {}
        self._loose: dict[str, list[Step]] = defaultdict(list)
        """The changes to each file since it was synced."""
        self._deleted: dict[str, bytearray] = {}
        """Files that exist again if the power fails now, because their folder was not synced since."""

    def step(self, step: Step) -> None:
        """Applies one step."""
        match step.kind:
            case "report":
                self.reported.append(step.data)
            case "sync":
                if step.file not in self._safe and step.file.endswith(("-wal", "-journal")):
                    # For a new file of these kinds SQLite syncs the folder.
                    self._deleted.clear()
                content = self._safe.setdefault(step.file, bytearray())
                for each in self._loose.pop(step.file, []):
                    _apply(content, each)
            case "delete":
                self._loose.pop(step.file, None)
                if step.file in self._safe:
                    self._deleted[step.file] = self._safe.pop(step.file)
            case _:
                self._loose[step.file].append(step)

    def cut(self, chance: Random) -> dict[str, bytearray]:
        """The files that exist when the power is back."""
        files = {name: bytearray(content) for name, content in self._safe.items()}
        for name, content in self._deleted.items():
            if name not in self._loose and chance.random() < 0.5:
                files.setdefault(name, bytearray(content))
        for name, steps in self._loose.items():
            luck = chance.choice((0, 0.5, 0.9, 1))
            for piece in [piece for step in steps for piece in _pieces(step, chance)]:
                if chance.random() < luck:
                    _apply(files.setdefault(name, bytearray()), piece)
        return files


def _pieces(step: Step, chance: Random) -> Iterator[Step]:
    """A step as the disk takes it: most as they are, some torn into sectors."""
    if step.kind == "write" and chance.random() < 0.3:
        for at in range(0, len(step.data), SECTOR):
            yield step._replace(at=step.at + at, data=step.data[at : at + SECTOR])
    else:
        yield step


def _apply(content: bytearray, step: Step) -> None:
    content.extend(bytes(max(0, step.at - len(content))))
    if step.kind == "write":
        content[step.at : step.at + len(step.data)] = step.data
    else:
        del content[step.at :]
