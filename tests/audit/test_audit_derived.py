"""Derived events: only the server writes them, and each follows from another event in the log."""

from collections.abc import Callable

import pytest
from kit.days.floor_day import day
from kit.days.log_events import LogEvent, audit_log

from pitboss.audit.auditor import Audit, Wrong
from pitboss.audit.people.authority import ALONE

Tamper = Callable[[list[LogEvent], int], None]


def by(author: str) -> Tamper:
    """Names another author."""

    def tamper(log: list[LogEvent], at: int) -> None:
        log[at].by = author

    return tamper


def says(**changes: object) -> Tamper:
    """Changes the content."""

    def tamper(log: list[LogEvent], at: int) -> None:
        log[at].body |= changes
        log[at].head = None

    return tamper


def alone(log: list[LogEvent], at: int) -> None:
    """Gives it a separate command, right after the one it followed from."""
    log[at].command = "forged"


def out_of_nothing(log: list[LogEvent], at: int) -> None:
    """Writes it again without a cause."""
    log.insert(at + 1, log[at].copy(command="forged"))


def test_the_day_is_sound() -> None:
    assert isinstance(found := audit_log(day()), Audit), found


def test_only_the_server_raises_alarms_restores_checks_software_and_begins_the_register() -> None:
    assert {
        "alarm-raised.1",
        "floor-restored.1",
        "restore-ended.1",
        "register-begun.1",
        "software-checked.1",
    } == ALONE


@pytest.mark.parametrize("author", ["staff/ann", "key/terminal-4/1", "clockwork", "fair/4", "test", "pt/7"])
@pytest.mark.parametrize("kind", sorted(ALONE))
def test_only_the_server_writes_derived_events(kind: str, author: str) -> None:
    log = day()
    at = next(at for at, each in enumerate(log) if each.type == kind)
    log[at].by = author
    found = audit_log(log)
    assert isinstance(found, Wrong), "nothing was found"
    assert (found.seq, "The house derives this by itself" in found.why) == (at + 1, True), found


@pytest.mark.parametrize(
    ("kind", "which", "tamper", "words"),
    [
        ("payment-counted.2", 0, alone, "another command than the event that it follows"),
        ("payment-counted.2", 0, says(cents=1), "counts another payment"),
        ("payment-counted.2", 0, says(person="sue"), "another person than the one who made it"),
        ("payment-counted.2", 0, out_of_nothing, "Nothing was done with the same command"),
        ("administrator-registered.1", 0, alone, "Nothing was done with the same command"),
        ("place-registered.1", 0, alone, "Nothing was done with the same command"),
        ("account-locked.2", 0, by("staff/ines"), "who had no post for it"),
        ("account-locked.2", 0, by("staff/ann"), "who had no post for it"),
        ("account-locked.2", 0, by("key/other-4/1"), "serves 4"),
        ("account-locked.2", 0, by("server/one"), "No server does this by itself"),
        ("account-locked.2", 0, out_of_nothing, "was locked already"),
        ("alarm-raised.1", -1, says(subject="event 7"), "Nothing in the log could alarm anybody"),
        ("floor-restored.1", 0, says(digest="0" * 64), "another end of the log"),
        ("floor-restored.1", 0, says(seq=7), "another end of the log"),
        ("restore-ended.1", 0, says(withdrawn=["4/99"]), "is not what the log tells since the restore"),
        ("restore-ended.1", 0, says(voided=["4/4-99"]), "is not what the log tells since the restore"),
        ("restore-ended.1", 0, says(returned={"pt/7": 500}), "is not what the log tells since the restore"),
        ("signed-in.1", 0, by("staff/ann"), "who had no post for it"),
        ("sign-in-failed.1", 0, by("staff/nobody"), "who had no post for it"),
        ("act-refused.1", 0, by("staff/ann"), "who had no post for it"),
        ("key-withdrawn.1", -1, by("staff/dee"), "who had no post for it"),
    ],
)
def test_a_derived_event_with_a_false_cause_author_or_content_is_found(
    kind: str, which: int, tamper: Tamper, words: str
) -> None:
    log = day()
    at = [at for at, each in enumerate(log) if each.type == kind][which]
    tamper(log, at)
    found = audit_log(log)
    assert isinstance(found, Wrong), "nothing was found"
    assert words in found.why, found
    assert found.seq - (at + 1) in (0, 1), found
