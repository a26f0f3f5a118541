"""What the house derives is written by the house, and follows from something that is in the log."""

from collections.abc import Callable

import pytest
from kit.floor_day import Told, audit_told, day

from pitboss.audit.auditor import Audit, Wrong
from pitboss.audit.authority import ALONE

Tamper = Callable[[list[Told], int], None]


def by(author: str) -> Tamper:
    """Somebody else is named as having done it."""

    def tamper(told: list[Told], at: int) -> None:
        told[at].by = author

    return tamper


def says(**changes: object) -> Tamper:
    """It says something else."""

    def tamper(told: list[Told], at: int) -> None:
        told[at].body |= changes
        told[at].head = None

    return tamper


def alone(told: list[Told], at: int) -> None:
    """It comes with a command of its own, right after the one that it followed from."""
    told[at].command = "forged"


def out_of_nothing(told: list[Told], at: int) -> None:
    """It is written once more, and nothing was done before."""
    told.insert(at + 1, told[at].copy(command="forged"))


def test_the_day_is_sound() -> None:
    assert isinstance(found := audit_told(day()), Audit), found


def test_the_house_alone_raises_alarms_restores_checks_software_and_begins_the_register() -> None:
    assert {
        "alarm-raised.1",
        "floor-restored.1",
        "restore-ended.1",
        "register-begun.1",
        "software-checked.1",
    } == ALONE


@pytest.mark.parametrize("author", ["staff/ann", "key/terminal-4/1", "clockwork", "fair/4", "test", "pt/7"])
@pytest.mark.parametrize("kind", sorted(ALONE))
def test_what_the_house_derives_nobody_else_writes(kind: str, author: str) -> None:
    told = day()
    at = next(at for at, each in enumerate(told) if each.type == kind)
    told[at].by = author
    found = audit_told(told)
    assert isinstance(found, Wrong), "nothing was found"
    assert (found.seq, "The house derives this by itself" in found.why) == (at + 1, True), found


@pytest.mark.parametrize(
    ("kind", "which", "tamper", "words"),
    [
        ("payment-counted.2", 0, alone, "another command than the event that it follows"),
        ("payment-counted.2", 0, says(cents=1), "counts another payment"),
        ("payment-counted.2", 0, says(person="sue"), "somebody else than who made it"),
        ("payment-counted.2", 0, out_of_nothing, "Nothing was done with the same command"),
        ("administrator-registered.1", 0, alone, "Nothing was done with the same command"),
        ("place-registered.1", 0, alone, "Nothing was done with the same command"),
        ("account-locked.1", 0, by("staff/ines"), "who had no post for it"),
        ("account-locked.1", 0, by("staff/ann"), "who had no post for it"),
        ("account-locked.1", 0, by("key/other-4/1"), "serves 4"),
        ("account-locked.1", 0, by("server/one"), "No server does this by itself"),
        ("account-locked.1", 0, out_of_nothing, "was locked already"),
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
def test_what_follows_from_nothing_or_from_somebody_else_is_found(
    kind: str, which: int, tamper: Tamper, words: str
) -> None:
    told = day()
    at = [at for at, each in enumerate(told) if each.type == kind][which]
    tamper(told, at)
    found = audit_told(told)
    assert isinstance(found, Wrong), "nothing was found"
    assert words in found.why, found
    assert found.seq - (at + 1) in (0, 1), found
