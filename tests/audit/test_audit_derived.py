"""Derived events: only the server writes them, and each follows from another event in the log."""

from collections.abc import Callable

import pytest
from kit.days.floor_day import day
from kit.days.log_events import LogEvent, audit_log
from kit.findings import tells

from pitboss.audit.auditor import Audit, Wrong
from pitboss.audit.finding import finding
from pitboss.audit.people.authority import ALONE
from pitboss.kernel.text import Text

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
        "alarm-raised.2",
        "floor-restored.1",
        "restore-ended.1",
        "register-begun.1",
        "software-checked.1",
    } == ALONE


@pytest.mark.parametrize("author", ["staff/ann", "key/terminal-4/1", "clockwork", "fair/4", "test", "pt/7"])
@pytest.mark.parametrize("kind", sorted(ALONE))
def test_only_the_server_writes_derived_events(kind: str, author: str) -> None:
    log = day()
    # Only an earlier release wrote the first version of an alarm.
    written = "alarm-raised.2" if kind == "alarm-raised.1" else kind
    at = next(at for at, each in enumerate(log) if each.type == written)
    log[at].type, log[at].by = kind, author
    found = audit_log(log)
    assert isinstance(found, Wrong), "nothing was found"
    assert (found.seq, tells(found.why, finding("audit-house-only"))) == (at + 1, True), found


@pytest.mark.parametrize(
    ("kind", "which", "tamper", "expected"),
    [
        ("payment-counted.2", 0, alone, finding("audit-follower-of-another")),
        ("payment-counted.2", 0, says(cents=1), finding("audit-counted-another-payment")),
        ("payment-counted.2", 0, says(person="sue"), finding("audit-counted-another-person")),
        ("payment-counted.2", 0, out_of_nothing, finding("audit-follows-nothing")),
        ("administrator-registered.1", 0, alone, finding("audit-follows-nothing")),
        ("place-registered.1", 0, alone, finding("audit-follows-nothing")),
        ("account-locked.2", 0, by("staff/ines"), finding("audit-no-post")),
        ("account-locked.2", 0, by("staff/ann"), finding("audit-no-post")),
        (
            "account-locked.2",
            0,
            by("key/other-4/1"),
            finding("audit-serves-another", device="other-4", serves="4", stream="pt/8"),
        ),
        ("account-locked.2", 0, by("server/one"), finding("audit-no-server-does", author="server/one")),
        ("account-locked.2", 0, out_of_nothing, finding("audit-locked-already")),
        (
            "alarm-raised.2",
            -1,
            says(subject="event/7"),
            finding("audit-no-cause-for-alarm", subject="event/7"),
        ),
        ("floor-restored.1", 0, says(digest="0" * 64), finding("audit-other-end")),
        ("floor-restored.1", 0, says(seq=7), finding("audit-other-end")),
        ("restore-ended.1", 0, says(withdrawn=["4/99"]), finding("audit-restore-account")),
        ("restore-ended.1", 0, says(voided=["4/4-99"]), finding("audit-restore-account")),
        ("restore-ended.1", 0, says(returned={"pt/7": 500}), finding("audit-restore-account")),
        ("signed-in.1", 0, by("staff/ann"), finding("audit-no-post")),
        ("sign-in-failed.1", 0, by("staff/nobody"), finding("audit-no-post")),
        ("act-refused.1", 0, by("staff/ann"), finding("audit-no-post")),
        ("key-withdrawn.1", -1, by("staff/dee"), finding("audit-no-post")),
    ],
)
def test_a_derived_event_with_a_false_cause_author_or_content_is_found(
    kind: str, which: int, tamper: Tamper, expected: Text
) -> None:
    log = day()
    at = [at for at, each in enumerate(log) if each.type == kind][which]
    tamper(log, at)
    found = audit_log(log)
    assert isinstance(found, Wrong), "nothing was found"
    assert tells(found.why, expected), found
    assert found.seq - (at + 1) in (0, 1), found
