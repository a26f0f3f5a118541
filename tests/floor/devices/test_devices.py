"""Devices: every message is stored once and in order, and a device with a fault does not count."""

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.days.books import NOW, VENUE

from pitboss.aggregates import REGISTRY
from pitboss.floor.devices.device_commands import ClearFault, ReadBall, ReadCard, RefuseReading, ReportFault
from pitboss.floor.devices.devices import REMEMBERED_READINGS, Device, Fault, check_reading
from pitboss.floor.terminals.chips.chip_commands import (
    CancelCredit,
    CashOut,
    InsertNote,
    InsertTicket,
    SetTerminal,
)
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.floor.tickets.tickets import PaperKind
from pitboss.kernel.decision import Command, Given, Need
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.words.rendering import english

RAPID = "star-rapid-etg-2016"
GIVEN = Given(NOW, b"secret")
SHOE = "shoe-rapid-1"


class Rooms:
    """The streams of a floor, without a store."""

    def __init__(self) -> None:
        self.states: dict[str, Any] = {}

    def try_(self, command: Command) -> Rejection | None:
        """The rejection of a command, if any. Otherwise its events are applied."""
        seen = {stream: self.states.get(stream) for stream in REGISTRY.streams(command, GIVEN)}
        while isinstance(decision := REGISTRY.decide(seen, command, GIVEN), Need):
            seen[decision.stream] = self.states.get(decision.stream)
        if isinstance(decision, Rejection):
            return decision
        for stream, event, lines in decision.events:
            # The log is read again, as after a restart.
            decoded = msgspec.json.decode(msgspec.json.encode(event), type=type(event))
            self.states[stream] = REGISTRY.evolve(self.states.get(stream), decoded, lines)
        return decision.refused

    def do(self, *commands: Command) -> "Rooms":
        for command in commands:
            refused = self.try_(command)
            assert refused is None, refused
        return self

    def refused(self, command: Command) -> Rejection:
        refused = self.try_(command)
        assert refused is not None
        return refused

    def device(self, name: str = SHOE) -> Device:
        device = self.states[f"device/{name}"]
        assert isinstance(device, Device)
        restored = REGISTRY.restore(REGISTRY.snapshot(f"device/{name}", 1, device))
        assert restored == device, "a snapshot holds all of it"
        return device


def card(n: int, code: str | None = "9S", play: str | None = None) -> ReadCard:
    return ReadCard(SHOE, "rapid-1", n, code, play)


# Readings


def test_every_message_of_a_device_is_stored() -> None:
    rooms = Rooms().do(card(1), card(2, None), card(3, "cutting-card"), card(4, "joker", "1-1"))
    readings = rooms.device().readings
    assert [readings[n].card for n in range(1, 5)] == ["9S", None, "cutting-card", "joker"]  # type: ignore[union-attr]
    wheel = Rooms().do(ReadBall("wheel-r", "r", 1, 9, 17), ReadBall("wheel-r", "r", 2, 0))
    assert [(each.number, each.turns) for each in wheel.device("wheel-r").readings.values()] == [  # type: ignore[union-attr]
        (17, 9),
        (None, 0),
    ]


def test_the_same_message_again_changes_nothing() -> None:
    rooms = Rooms().do(card(1), card(2, "KH"))
    before = rooms.device()
    for again in (card(1), card(2, "KH")):
        assert rooms.refused(again).code == "already-read"
    assert rooms.device() == before


def test_one_number_with_two_readings_stops_the_device() -> None:
    rooms = Rooms().do(card(1, "9S"))
    refused = rooms.refused(card(1, "KH"))
    assert refused.code == "reading-differs"
    assert "was 9S, and came again as KH" in english(refused.text)
    failed = rooms.device().failed
    assert failed is not None
    assert failed.fault is Fault.CONTRADICTS
    assert rooms.do(card(2)).device().last == 2, "its messages are still stored"
    refusal = check_reading(rooms.device(), 2)
    assert refusal is not None
    assert refusal.code == "device-failed"


def test_a_number_left_out_is_noted_and_its_late_message_kept_but_not_used() -> None:
    rooms = Rooms().do(card(1), card(4, "KH"))
    device = rooms.device()
    assert device.missing == (2, 3)
    assert device.failed is not None
    assert device.failed.fault is Fault.LOST
    assert device.failed.detail == Text("device-lost-readings", {"missed": 2, "before": "4"})
    rooms.do(card(2, "7D"), ClearFault(SHOE, "sue", "A loose plug."))
    assert rooms.device().missing == (3,)
    rooms.do(card(3, "8D"), card(5))
    assert check_reading(rooms.device(), 5) is None
    late = check_reading(rooms.device(), 3)
    assert late is not None
    assert late.code == "reading-late"


def test_a_reading_that_its_game_refused_stops_the_device_until_staff_have_looked() -> None:
    rooms = Rooms().do(card(1), RefuseReading(SHOE, 1, "no-round", {"case": "start-coup"}, "7.1"))
    failed = rooms.device().failed
    assert failed is not None
    assert (failed.fault, failed.code, failed.clause) == (Fault.REFUSED, "no-round", "7.1")
    assert failed.detail == Text("refusal-no-round-start-coup", {"case": "start-coup"})
    assert rooms.refused(RefuseReading(SHOE, 1, "no-round", {})).code == "bad-reading"
    assert rooms.refused(RefuseReading(SHOE, 2, "no-round", {})).code == "bad-reading"
    rooms.do(ClearFault(SHOE, "sue", "The card is back in the shoe."), card(2))
    assert check_reading(rooms.device(), 2) is None


def test_a_reading_of_a_play_that_is_over_stops_nothing() -> None:
    rooms = Rooms().do(card(1), RefuseReading(SHOE, 1, "reading-late", {}))
    assert rooms.device().failed is None
    assert rooms.device().refused == {1: "reading-late"}


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (ReadCard("7", "7", 1), "unknown-device"),
        (ReadCard("shoe-", "rapid-1", 1), "unknown-device"),
        (ReadCard(SHOE, "rapid-2", 1), "wrong-device"),
        (ReadCard("wheel-r", "r", 1), "wrong-device"),
        (ReadBall("shoe-r", "r", 1, 9), "wrong-device"),
        (card(0), "bad-reading"),
        (card(10**9), "bad-reading"),
        (card(1, "two\nlines"), "bad-reading"),
        (card(1, play=""), "bad-reading"),
        (ReadBall("wheel-r", "r", 1, -1), "bad-reading"),
        (ReadBall("wheel-r", "r", 1, 9, 10**9), "bad-reading"),
        (ReportFault("printer-7", Fault.JAMMED, ""), "reason-needed"),
        (ReportFault("printer-7", Fault.LOST, "Gone."), "unknown-fault"),
        (ClearFault("printer-7", "sue", "A new roll."), "no-fault"),
    ],
)
def test_what_no_device_says_is_refused(command: Command, code: str) -> None:
    rooms = Rooms()
    assert rooms.refused(command).code == code
    assert rooms.states == {}


@given(
    st.lists(
        st.tuples(st.integers(1, 45), st.sampled_from(["9S", "KH", None]), st.booleans()),
        min_size=1,
        max_size=60,
    )
)
@settings(max_examples=60, deadline=None)
def test_no_number_counts_twice_in_any_order_of_messages(messages: list[tuple[int, Any, bool]]) -> None:
    rooms, first = Rooms(), dict[int, Any]()
    last = 0
    for n, code, clear in messages:
        refused = rooms.try_(card(n, code))
        if n in first:
            assert refused is not None
            assert refused.code in {"already-read", "reading-differs"}
            if n > last - REMEMBERED_READINGS:
                assert refused.code == ("already-read" if first[n] == code else "reading-differs")
        elif n > last - REMEMBERED_READINGS:
            assert refused is None
            first[n] = code
        last = max(last, *first)
        device = rooms.device()
        assert device.last == last
        assert len(device.readings) <= REMEMBERED_READINGS
        assert all(first[n] == reading.card for n, reading in device.readings.items())  # type: ignore[union-attr]
        recent = range(max(1, last - REMEMBERED_READINGS + 1), last + 1)
        assert sorted({*device.readings, *device.missing}) == list(recent)
        if clear and device.failed is not None:
            rooms.do(ClearFault(SHOE, "sue", "Looked at."))


# Stacker and printer


def at_terminal() -> Rooms:
    return Rooms().do(SetTerminal("7", VENUE), InsertNote("7", 5_000))


@pytest.mark.clause(RAPID, "8.4")
def test_without_a_printer_staff_pay_by_voucher() -> None:
    rooms = at_terminal().do(ReportFault("printer-7", Fault.NO_PAPER, "The roll is empty."))
    refused = rooms.refused(CashOut("7"))
    assert (refused.code, refused.clause) == ("printer-failed", "8.4")
    # What staff wrote about it is for staff.
    assert english(refused.text) == "The printer does not work. Staff issue a voucher for the credits."
    assert rooms.states["pt/7"].chips == 5_000
    rooms.do(CancelCredit("7", "Ann Lee", "Bo Ng"))
    assert rooms.states["pt/7"].chips == 0
    voucher = next(state for stream, state in rooms.states.items() if stream.startswith("ticket/"))
    assert (voucher.issued.kind, voucher.outstanding) == (PaperKind.VOUCHER, 5_000)


def test_a_payout_by_hand_needs_no_printer() -> None:
    low: Settings = msgspec.structs.replace(VENUE, hand_pay_over=1_000)
    rooms = Rooms().do(SetTerminal("7", low), InsertNote("7", 5_000))
    rooms.do(ReportFault("printer-7", Fault.DEAD, "No light."), CashOut("7"))
    assert rooms.states["pt/7"].payouts


def test_the_printer_of_another_terminal_is_none_of_its_business() -> None:
    at_terminal().do(ReportFault("printer-8", Fault.DEAD, "No light."), CashOut("7"))


@pytest.mark.clause(RAPID, "4.3.1")
def test_a_stacker_that_failed_takes_neither_notes_nor_tickets() -> None:
    rooms = at_terminal().do(ReportFault("stacker-7", Fault.FULL, "No room."))
    for command in (InsertNote("7", 5_000), InsertTicket("7", "0" * 18)):
        refused = rooms.refused(command)
        assert (refused.code, refused.facts) == ("stacker-failed", {})
    assert rooms.states["pt/7"].chips == 5_000
    rooms.do(ClearFault("stacker-7", "sue", "Emptied."), InsertNote("7", 5_000))
    assert rooms.states["pt/7"].chips == 10_000


def test_a_fault_is_reported_once_and_another_one_too() -> None:
    rooms = Rooms().do(ReportFault("printer-7", Fault.JAMMED, "A ticket is stuck."))
    assert rooms.refused(ReportFault("printer-7", Fault.JAMMED, "Still.")).code == "already-failed"
    failed = rooms.do(ReportFault("printer-7", Fault.DEAD, "No light.")).device("printer-7").failed
    assert failed is not None
    assert failed.detail == "No light."
