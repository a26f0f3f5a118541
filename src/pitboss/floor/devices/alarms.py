"""Alarms: what staff must check because a person or a fault may be attacking or breaking the floor."""

from collections.abc import Mapping
from enum import StrEnum

import msgspec

from pitboss.acting.acts.sound import is_reason
from pitboss.engine.registry import Aggregate, Handler
from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, States, Stream, is_line
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Fact
from pitboss.ledger.entry import Entry

MOST_SUBJECTS = 50
"""How many open alarms of one kind are listed separately."""
OTHERS = "others"
"""The subject of all further alarms. A stranger can use any number of names and addresses."""
LARGEST_COUNT = 10**9
"""The highest count of one alarm."""
MOST_FACTS = 8


class AlarmKind(StrEnum):
    """What an alarm is about. The words for people are `alarm-` and the kind in the catalogue."""

    CLOCK_STEP = "clock-step"
    """The clock of a server was set by more than clocks drift."""
    CLOCK_BEHIND = "clock-behind"
    """The log is ahead of the clock of a server: that clock is behind, or that of another server is ahead."""
    STORE_UNSAFE = "store-unsafe"
    """For a time the database would have lost data in a power cut. The server accepted nothing then."""
    KEY_IN_TWO_PLACES = "key-in-two-places"
    """One device key is used from two addresses at once."""
    PASSWORDS_GUESSED = "passwords-guessed"
    """Many wrong passwords for one name, or from one address."""
    TICKETS_GUESSED = "tickets-guessed"
    """Many ticket numbers that do not exist, from one actor or one address."""
    SNAPSHOT_SPOILED = "snapshot-spoiled"
    """A stored snapshot did not match the log and was discarded."""
    FLOOR_RESTORED = "floor-restored"
    """The log was restored from a backup. Later events are lost."""
    NUMBERS_WITHHELD = "numbers-withheld"
    """A terminal withheld its numbers of fair deals too often, and is left out for a while."""
    DEAL_DISPUTED = "deal-disputed"
    """A terminal computed a deal by itself, and the result does not match the promise."""
    SIGN_OVERDUE = "sign-overdue"
    """The time that a sign at a game names has passed, and the change has not been made."""
    GAME_STANDS = "game-stands"
    """A play stands still for longer than its course allows."""
    LAYOUT_DIFFERS = "layout-differs"
    """With bets closed, a layout reads other chips than were entered."""
    SERVER_TWIN = "server-twin"
    """Another server on another machine took the name and the address of one that runs."""
    CONNECTIONS_REFUSED = "connections-refused"
    """One address or key wants more connections than it may have, or the server is full."""


class RaiseAlarm(Command, frozen=True, tag="raise-alarm"):
    """Reports something that staff must check, with the number of times since the last report."""

    kind: AlarmKind
    subject: str
    count: int = 1
    facts: Mapping[str, Fact] = {}


class AcknowledgeAlarm(Command, frozen=True, tag="acknowledge-alarm"):
    """A person has looked at an alarm."""

    kind: str
    subject: str
    by: str


class AlarmRaised(Event, frozen=True):
    """Staff were alarmed."""

    kind: str
    subject: str
    at: Instant
    count: int = 1
    facts: Mapping[str, Fact] = {}


class AlarmAcknowledged(Event, frozen=True):
    """A person has looked at it."""

    kind: str
    subject: str
    acknowledged_by: str


class Alarm(msgspec.Struct, frozen=True):
    """An alarm that nobody has acknowledged."""

    first: Instant
    last: Instant
    count: int
    facts: Mapping[str, Fact] = {}
    """From the last time."""


class Alarms(msgspec.Struct, frozen=True):
    """The open alarms of one kind, by subject."""

    kind: str
    by_subject: Mapping[str, Alarm] = {}


def stream_of(command: RaiseAlarm | AcknowledgeAlarm) -> Stream:
    """The stream of the alarms of a kind."""
    return f"alarm/{command.kind}"


def raise_alarm(states: States, command: RaiseAlarm, given: Given) -> Decision:
    """Records an alarm. Once too many are open, a new subject counts among the others."""
    alarms = _find_alarms(states, command)
    texts = (command.subject, *command.facts, *command.facts.values())
    if not 1 <= command.count <= LARGEST_COUNT or len(command.facts) > MOST_FACTS or not is_reason(*texts):
        return Rejection("bad-alarm", {"case": "incomplete"})
    listed = command.subject in alarms.by_subject or len(alarms.by_subject) < MOST_SUBJECTS
    subject = command.subject if listed else OTHERS
    event = AlarmRaised(command.kind.value, subject, given.at, command.count, command.facts)
    return Decided(((stream_of(command), event),))


def acknowledge_alarm(states: States, command: AcknowledgeAlarm, _: Given) -> Decision:
    """Closes an alarm. If the cause continues, it is raised again."""
    if not is_line(command.by):
        return Rejection("bad-alarm", {"case": "looked-by"})
    if command.subject not in _find_alarms(states, command).by_subject:
        return Rejection("no-alarm")
    event = AlarmAcknowledged(command.kind, command.subject, command.by)
    return Decided(((stream_of(command), event),))


def evolve(alarms: Alarms | None, event: Event, _: Entry) -> Alarms:
    """The alarms of a kind after an event.

    >>> raised = evolve(None, AlarmRaised("clock-step", "one", 5, 2), ())
    >>> evolve(raised, AlarmRaised("clock-step", "one", 9), ()).by_subject["one"].count
    3
    >>> evolve(raised, AlarmAcknowledged("clock-step", "one", "sue"), ()).by_subject
    {}
    """
    match event:
        case AlarmRaised():
            now = alarms or Alarms(event.kind)
            before = now.by_subject.get(event.subject)
            first, count = (event.at, 0) if before is None else (before.first, before.count)
            alarm = Alarm(first, event.at, count + event.count, event.facts)
            return Alarms(now.kind, {**now.by_subject, event.subject: alarm})
        case AlarmAcknowledged():
            now = alarms or Alarms(event.kind)
            return Alarms(
                now.kind, {name: each for name, each in now.by_subject.items() if name != event.subject}
            )
    raise AssertionError(f"{type(event).__name__} is no alarm")


def _find_alarms(states: States, command: RaiseAlarm | AcknowledgeAlarm) -> Alarms:
    alarms = states[stream_of(command)]
    if not isinstance(alarms, Alarms | None):
        raise AssertionError(f"{stream_of(command)} holds no alarms")
    return alarms or Alarms(str(command.kind))


def _alarms(command: RaiseAlarm | AcknowledgeAlarm, _: Given) -> tuple[Stream, ...]:
    return (stream_of(command),)


ALARMS = Aggregate(
    prefixes=("alarm",),
    state=Alarms,
    events={"alarm-raised.2": AlarmRaised, "alarm-acknowledged.1": AlarmAcknowledged},
    evolve=evolve,
    commands={
        RaiseAlarm: Handler(raise_alarm, _alarms),
        AcknowledgeAlarm: Handler(acknowledge_alarm, _alarms),
    },
    # All facts of version 1 were words. They are shown as they are.
    upcasts={"alarm-raised.1": lambda event: ("alarm-raised.2", event)},
)
