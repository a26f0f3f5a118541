"""The software of a server: the hash of its files at each check, and the hash that people accepted."""

import re

import msgspec

from pitboss.engine.registry import Aggregate, Handler
from pitboss.floor.people.dual_control import check_two, people_of
from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, States, Stream, is_line
from pitboss.kernel.names import NAME
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.entry import Entry

_SHA256 = re.compile("[0-9a-f]{64}")


class CheckSoftware(Command, frozen=True, tag="check-software"):
    """A server has hashed its own files."""

    server: str
    version: str
    sha256: str
    files: int


class AcceptSoftware(Command, frozen=True, tag="accept-software"):
    """Two administrators accept the software that was found on a server."""

    server: str
    sha256: str
    note: str
    by: str
    signed_by: str | None = None


class SoftwareChecked(Event, frozen=True):
    """The files of a server were hashed."""

    server: str
    version: str
    sha256: str
    files: int
    agrees: bool
    """Whether it is the accepted hash. The first hash ever found is accepted."""


class SoftwareAccepted(Event, frozen=True):
    """From now on this hash is the right one."""

    server: str
    sha256: str
    note: str
    by: str
    signed_by: str | None = None


class Software(msgspec.Struct, frozen=True):
    """The software that a server runs, and the software that it should run."""

    server: str
    version: str
    sha256: str
    accepted: str

    @property
    def agrees(self) -> bool:
        """Whether it runs what was accepted."""
        return self.sha256 == self.accepted


def stream_of(command: CheckSoftware | AcceptSoftware) -> Stream:
    """The stream of the checks of a server."""
    return f"software/{command.server}"


def check_software(states: States, command: CheckSoftware, _: Given) -> Decision:
    """Records the result. A hash that nobody accepted is not refused: it goes on record."""
    if not re.fullmatch(NAME, command.server) or not is_line(command.version) or command.files < 1:
        return Rejection("bad-software", {"case": "incomplete"})
    if not _SHA256.fullmatch(command.sha256):
        return Rejection("bad-software", {"case": "hash"})
    software = _find_software(states, command)
    event = SoftwareChecked(
        command.server,
        command.version,
        command.sha256,
        command.files,
        software is None or software.accepted == command.sha256,
    )
    return Decided(((stream_of(command), event),))


def accept_software(states: States, command: AcceptSoftware, given: Given) -> Decision:
    """Accepts the hash that was found last."""
    software = _find_software(states, command)
    if software is None or software.sha256 != command.sha256:
        return Rejection("software-not-found", {"server": f"{command.server!r:.60}"})
    if software.agrees:
        return Rejection("software-accepted")
    if not is_line(command.note):
        return Rejection("reason-needed", {"case": "software-changed"})
    refused = check_two(states, command, given.at)
    accepted = SoftwareAccepted(command.server, command.sha256, command.note, command.by, command.signed_by)
    return refused or Decided(((stream_of(command), accepted),))


def evolve(software: Software | None, event: Event, _: Entry) -> Software | None:
    """The software after an event. There is none before its first check.

    >>> found = evolve(None, SoftwareChecked("one", "0.1.0", "a" * 64, 9, True), ())
    >>> evolve(found, SoftwareChecked("one", "0.1.0", "b" * 64, 9, False), ()).agrees
    False
    """
    match event:
        case SoftwareChecked():
            accepted = event.sha256 if software is None else software.accepted
            return Software(event.server, event.version, event.sha256, accepted)
        case SoftwareAccepted() if software is not None:
            return msgspec.structs.replace(software, accepted=event.sha256)
    return software


def _find_software(states: States, command: CheckSoftware | AcceptSoftware) -> Software | None:
    software = states[stream_of(command)]
    if not isinstance(software, Software | None):
        raise AssertionError(f"{stream_of(command)} holds no software")
    return software


SOFTWARE = Aggregate(
    prefixes=("software",),
    state=Software,
    events={"software-checked.1": SoftwareChecked, "software-accepted.2": SoftwareAccepted},
    evolve=evolve,
    commands={
        CheckSoftware: Handler(check_software, lambda command, _: (stream_of(command),)),
        AcceptSoftware: Handler(
            accept_software, lambda command, _: (stream_of(command), *people_of(command))
        ),
    },
    upcasts={"software-accepted.1": lambda event: ("software-accepted.2", {**event, "by": ""})},
)
