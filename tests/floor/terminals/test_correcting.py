"""After a malfunction, one act puts plays right at every terminal: seen beforehand, signed twice, at once."""

import asyncio
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.days.log_events import LogEvent, rewritten
from kit.days.rapid_floor import BANKER_WINS, PLAYER_WINS, TABLE, WHEEL, RapidFloor
from kit.findings import tells
from kit.support import RAPID, clause
from kit.tables.live_table import AMY, DEE, OPAL, SUE
from kit.wheels.live_wheel import CONFIRMED, EGG, UNCONFIRMED, automated

from pitboss.acting.acts.act import ActContext, Person
from pitboss.acting.acts.correcting import CorrectPlays, Remedied, TerminalResult
from pitboss.audit.auditor import Audit, Wrong, audit
from pitboss.audit.finding import finding
from pitboss.floor.kinds import kind_of
from pitboss.floor.people.staff import Post
from pitboss.floor.terminals.chips.chip_commands import AdjustCredits, CashOut
from pitboss.floor.terminals.chips.chip_events import (
    AccountLocked,
    CorrectionOwed,
    SettlementCorrected,
)
from pitboss.floor.terminals.settling import ClearOwed, Ground, VoidTerminalPlay
from pitboss.game.irregularities import Report
from pitboss.kernel.decision import Command
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.roulette.acts.irregular import CorrectNumber
from pitboss.roulette.acts.play import NewGame
from pitboss.roulette.decide import WheelActed
from pitboss.roulette.state import WheelTable
from pitboss.rules.irregularity import Given, Kind
from pitboss.service.auth.actors import StaffActor
from pitboss.service.auth.permits import check_permit
from pitboss.service.views.recalculation import DraftCorrection, Recalculation, recalculate

FUNDS = 100_000
FAULTY = Report(Kind.TERMINAL_MALFUNCTION, CONFIRMED)
LOST = Report(Kind.TERMINAL_MALFUNCTION, UNCONFIRMED)
SYSTEM = Report(Kind.SYSTEM_MALFUNCTION)
REASON = "The sensor of the wheel had come loose."
NUMBERS = (0, 5, 17, 30)
FOUND = [(LOST, None), *((FAULTY, number) for number in NUMBERS)]
"""No record of a play, or another number than the sensor read."""


def look(
    room: RapidFloor, game: str, report: Report, *plays: str, number: int | None = None
) -> Recalculation:
    """What staff see beforehand."""
    accounts = [room.account(name.removeprefix("pt/")) for name in room.states if name.startswith("pt/")]
    return recalculate(room.game(game), game, DraftCorrection(report, plays, number), accounts, room.at)


def asked(
    room: RapidFloor,
    game: str,
    report: Report,
    *plays: str,
    number: int | None = None,
    by: Person = SUE,
    approved: Person | None = OPAL,
    **changes: Any,
) -> Command:
    """The act with exactly what staff saw."""
    seen = look(room, game, report, *plays, number=number)
    act = CorrectPlays(report, plays, seen.results, REASON, number)
    return kind_of(room.game(game)).command_of(game, msgspec.structs.replace(act, **changes), by, approved)


def rows(seen: Recalculation) -> list[tuple[str, str, str, Cents]]:
    return [(each.terminal, each.play, each.how.value, each.change) for each in seen.results]


def misread(room: RapidFloor, *terminals: str) -> None:
    """A spin that lands on 17 and is settled on 16. Every terminal has ten dollars straight up on 17."""
    room.new_spin()
    for terminal in terminals:
        room.bet("r-1", "straight:17", 1_000, terminal)
    room.spin(16)
    room.follow(WHEEL)


@clause(RAPID, "11.5", "11.5.1.5")
def test_every_terminal_is_recalculated_in_one_transaction_as_staff_saw_it() -> None:
    room = RapidFloor("7", "8", "9")
    misread(room, "7", "8")
    room.do(CashOut("8"))
    # Others have begun another game meanwhile: nothing keeps the last one from being put right.
    room.new_spin("r-2")
    room.bet("r-2", "black", 2_000, "9")
    seen = look(room, WHEEL, FAULTY, "r-1", number=17)
    assert rows(seen) == [("7", "r-1", "corrected", 36_000), ("8", "r-1", "owed", 36_000)]
    before = len(room.events)
    room.do(asked(room, WHEEL, FAULTY, "r-1", number=17))
    done = room.events[before:]
    assert len({*room.command_of[before:]}) == 1, "one transaction: a crash leaves all of it or nothing"
    (_, acted, _), (_, right, posted), (_, owed, nothing) = done
    assert isinstance(right, SettlementCorrected)
    assert isinstance(owed, CorrectionOwed)
    assert (right.approved_by, owed.approved_by) == ("opal", "opal")
    assert {line.account: line.cents for line in posted} == {
        "table/roulette-1/win": -36_000,
        "pt/7/chips": 36_000,
    }
    assert nothing == ()
    assert room.account("7").chips == FUNDS + 35_000
    assert (room.account("8").chips, room.account("8").owed["r-1"].left) == (0, 36_000)
    assert room.account("9").layouts["r-2"].stakes == {"black": 2_000}
    # One report says what was done to whom, and nothing is left to follow.
    wheel = room.game(WHEEL)
    assert [(each.kind, each.about, each.clause) for each in wheel.recorded] == [
        ("correction", "terminal-malfunction", "11.5")
    ]
    assert isinstance(acted, WheelActed)
    assert isinstance(acted.act, CorrectPlays)
    assert acted.act.results == seen.results
    assert isinstance(wheel, WheelTable)
    assert [past.number for past in wheel.past] == [17]
    assert room.follow(WHEEL) == []
    assert isinstance(audited(room), Audit)


@clause(RAPID, "11.5", "11.7")
def test_recalculating_on_the_same_number_puts_right_what_was_settled_wrongly() -> None:
    room = RapidFloor("7", "8")
    misread(room, "7", "8")
    seen = look(room, WHEEL, FAULTY, "r-1", number=None)
    assert rows(seen) == [("7", "r-1", "unchanged", 0), ("8", "r-1", "unchanged", 0)]
    room.do(asked(room, WHEEL, FAULTY, "r-1"))
    assert [room.account(each).chips for each in "78"] == [FUNDS - 1_000] * 2
    assert room.game(WHEEL).recorded[0].clause == "11.5"
    assert isinstance(audited(room), Audit)
    # A settlement that paid nothing for a number that had won.
    other = RapidFloor()
    misread(other, "7")
    other.correct_number(17)
    other.follow(WHEEL)
    account = other.account()
    won = account.recent["r-1"].wagers["straight:17"]
    lost = {"straight:17": msgspec.structs.replace(won, returned=0)}
    settled = msgspec.structs.replace(account.recent["r-1"], wagers=lost)
    account = msgspec.structs.replace(account, recent={**account.recent, "r-1": settled})
    other.states["pt/7"] = account
    assert rows(look(other, WHEEL, FAULTY, "r-1")) == [("7", "r-1", "corrected", 36_000)]
    event = other.try_(asked(other, WHEEL, FAULTY, "r-1"))
    assert isinstance(event, list)
    assert isinstance(event[1], SettlementCorrected)
    assert event[1].wagers["straight:17"].returned == 36_000


@clause(RAPID, "11.1")
@pytest.mark.parametrize("game", [TABLE, WHEEL])
def test_a_malfunction_of_the_system_voids_plays_and_payouts_at_the_terminals_it_struck(game: str) -> None:
    room = RapidFloor("7", "8", "9")
    plays = []
    for count, winner in enumerate((True, False), start=1):
        play = f"p-{count}"
        plays.append(play)
        room.new_coup(play) if game == TABLE else room.new_spin(play)
        for terminal in "789":
            room.bet(play, "player" if game == TABLE else "red", 1_000, terminal, game)
        if game == TABLE:
            room.coup(play, PLAYER_WINS if winner else BANKER_WINS)
        else:
            room.spin(18 if winner else 17)
        room.follow(game)
    live = "p-3"
    room.new_coup(live) if game == TABLE else room.new_spin(live)
    room.bet(live, "player" if game == TABLE else "red", 2_000, "7", game)
    seen = look(room, game, SYSTEM, *plays, live)
    # The software of terminals 7 and 8 failed; 9 runs another.
    struck = tuple(each for each in seen.results if each.terminal != "9")
    won = [
        ("7", "p-1", "voided", -1_000),
        ("7", "p-2", "voided", 1_000),
        ("7", live, "returned", 2_000),
        ("8", "p-1", "voided", -1_000),
        ("8", "p-2", "voided", 1_000),
    ]
    assert [(each.terminal, each.play, each.how.value, each.change) for each in struck] == won
    room.do(asked(room, game, SYSTEM, *plays, live, results=struck))
    assert [room.account(each).chips for each in "789"] == [FUNDS] * 3
    assert [room.account(each).meters.turnover for each in "789"] == [0, 0, 2_000]
    assert room.account("7").recent["p-1"].void is not None
    assert room.follow(game) == []
    assert isinstance(audited(room), Audit)


@clause(RAPID, "11.6")
def test_wagers_that_no_record_confirms_are_void_and_who_cannot_pay_back_owes() -> None:
    room = RapidFloor("7", "8")
    misread(room, "7")
    room.do(CashOut("7"))
    room.new_spin("r-2")
    room.bet("r-2", "red", 50_000, "8")
    room.spin(18)
    room.follow(WHEEL)
    room.new_spin("r-3")
    for number in (1, 2, 3):
        room.bet("r-3", f"straight:{number}", 40_000 if number < 3 else 50_000, "8")
    assert room.account("8").chips == 20_000
    seen = look(room, WHEEL, LOST, "r-1", "r-2")
    assert rows(seen) == [("7", "r-1", "owed", 1_000), ("8", "r-2", "owed", -50_000)]
    room.do(asked(room, WHEEL, LOST, "r-1", "r-2"))
    assert (room.account("8").chips, room.account("8").owed["r-2"].left) == (20_000, -50_000)
    # The wheel still has its number. What is void at the terminal stays owed, whatever the game follows.
    assert room.follow(WHEEL) == []
    room.do(ClearOwed("7", "r-1", 1_000, "Paid at the cage.", "sue"))
    assert rows(look(room, WHEEL, LOST, "r-1"))[0][2:] == ("unchanged", 0)
    assert isinstance(audited(room), Audit)


@clause(RAPID, "11.1", "11.6")
def test_what_a_single_void_terminal_is_owed_is_not_taken_back_by_its_game() -> None:
    room = RapidFloor("7")
    misread(room, "7")
    room.do(CashOut("7"))
    owed = room.do(VoidTerminalPlay("7", WHEEL, "r-1", Ground.MALFUNCTION, "It went dark.", "sue"))
    assert (owed.owed, owed.void) == (1_000, True)
    assert (room.follow(WHEEL), room.account("7").owed["r-1"].left) == ([], 1_000)
    assert isinstance(audited(room), Audit)


def test_a_locked_account_is_evened_out_at_the_cage() -> None:
    room = RapidFloor("7")
    misread(room, "7")
    room.write("pt/7", AccountLocked("7", Text("held-for-no-wager")), ())
    assert rows(look(room, WHEEL, FAULTY, "r-1", number=17)) == [("7", "r-1", "owed", 36_000)]
    room.do(asked(room, WHEEL, FAULTY, "r-1", number=17))
    assert (room.account().chips, room.account().owed["r-1"].left) == (FUNDS - 1_000, 36_000)


@clause(RAPID, "1.1.casino-supervisor", "11.5")
@pytest.mark.parametrize("role", [Role.GAMING_SUPERVISOR, Role.ASSISTANT_GAMING_MANAGER, Role.GAMING_MANAGER])
def test_whoever_stands_in_for_a_casino_supervisor_may_recalculate(role: Role) -> None:
    room = RapidFloor("7")
    misread(room, "7")
    room.do(asked(room, WHEEL, FAULTY, "r-1", number=17, by=Person("stan", role)))
    assert room.account().chips == FUNDS + 35_000
    actor, second = (StaffActor(name, frozenset({Post(role)}), "0f") for name in ("stan", "amy"))
    adjust = AdjustCredits("7", "r-1", 500, "A note was counted twice.", "amy")
    assert check_permit(actor, adjust, second) is None
    for post in (Post.DEALER, Post.CASHIER, Post.INSPECTOR):
        refused = check_permit(StaffActor("stan", frozenset({post}), "0f"), adjust, second)
        assert refused is not None
        assert refused.code == "not-permitted"


@pytest.mark.parametrize(
    ("by", "approved", "code"),
    [
        (SUE, None, "second-person-needed"),
        (SUE, DEE, "second-person-needed"),
        (DEE, SUE, "not-authorised"),
        (DEE, None, "not-authorised"),
        (SUE, SUE, "second-person-needed"),
    ],
)
def test_one_person_alone_never_does_it(by: Person, approved: Person | None, code: str) -> None:
    room = RapidFloor("7")
    misread(room, "7")
    for report in (FAULTY, LOST, SYSTEM):
        assert room.no(asked(room, WHEEL, report, "r-1", by=by, approved=approved)).code == code


@clause(RAPID, "11.7")
def test_only_the_electronic_gaming_supervisor_has_an_automated_spin_recalculated() -> None:
    rim = automated().play("w-1", 17).do(NewGame("w-2"))
    found = Report(Kind.AUTOMATED_WHEEL_ERROR, {Given.RECORDS_CONFIRM: True, Given.MALFUNCTION: False})
    act = CorrectPlays(found, ("w-1",), (), REASON, 20)

    def tried(by: Person, report: Report = found) -> Any:
        changed = msgspec.structs.replace(act, report=report)
        return kind_of(rim.now).attempt(rim.now, changed, ActContext(by, rim.at, OPAL))

    refused = tried(SUE)
    assert isinstance(refused, Rejection)
    assert (refused.code, refused.clause) == ("not-authorised", "11.7")
    assert tried(EGG).state.recall("w-1").corrected == "11.7"
    with_malfunction = Report(found.kind, {Given.RECORDS_CONFIRM: True, Given.MALFUNCTION: True})
    assert tried(SUE, with_malfunction).state.recall("w-1").corrected == "11.5"


PAYS = {"straight:17": (35, {17}), "dozen:1": (2, {*range(1, 13)})}
"""What the wagers of a random night pay, and on which numbers."""


def net(wager: str, cents: Cents, number: int) -> Cents:
    """What a wager brings on a number."""
    odds, numbers = PAYS[wager]
    return odds * cents if number in numbers else -cents


@clause(RAPID, "11.5", "11.6")
@settings(max_examples=60)
@given(data=st.data())
def test_after_any_corrections_of_a_night_every_terminal_has_what_the_last_of_them_says(
    data: st.DataObject,
) -> None:
    room, numbers = RapidFloor("7", "8"), dict[str, int]()
    lay = dict[tuple[str, str], tuple[str, Cents]]()
    for nth in range(data.draw(st.integers(1, 3))):
        key = f"r-{nth}"
        room.new_spin(key)
        for terminal in ("7", "8"):
            wager = data.draw(st.sampled_from([None, *PAYS]))
            if wager is not None:
                room.bet(key, wager, 500 * (nth + 1), terminal)
                lay[terminal, key] = wager, 500 * (nth + 1)
        numbers[key] = data.draw(st.sampled_from(NUMBERS))
        room.spin(numbers[key])
        room.follow(WHEEL)
        for _ in range(data.draw(st.integers(0, 2))):
            play, (found, right) = data.draw(st.sampled_from([*numbers])), data.draw(st.sampled_from(FOUND))
            command = asked(room, WHEEL, found, play, number=right)
            if not look(room, WHEEL, found, play, number=right).results:
                assert room.no(command).code == "nothing-to-correct"
                continue
            room.do(command)
            if right is None:
                lay = {place: wager for place, wager in lay.items() if place[1] != play}
            else:
                numbers[play] = right
    for terminal in ("7", "8"):
        won = sum(net(*wager, numbers[play]) for (at, play), wager in lay.items() if at == terminal)
        assert room.account(terminal).chips == FUNDS + won
    assert isinstance(audited(room), Audit)


def test_what_staff_did_not_see_is_not_done() -> None:
    room = RapidFloor("7", "8")
    misread(room, "7", "8")
    stale = asked(room, WHEEL, FAULTY, "r-1", number=17)
    room.do(CashOut("8"))
    assert room.no(stale).code == "recalculation-changed"
    invented = (TerminalResult("7", "r-1", Remedied.CORRECTED, 99_000),)
    assert room.no(asked(room, WHEEL, FAULTY, "r-1", results=invented)).code == "recalculation-changed"
    twice = look(room, WHEEL, FAULTY, "r-1").results[:1] * 2
    assert room.no(asked(room, WHEEL, FAULTY, "r-1", results=twice)).code == "plays-needed"
    other = (TerminalResult("7", "r-9", Remedied.CORRECTED, 1_000),)
    assert room.no(asked(room, WHEEL, FAULTY, "r-1", results=other)).code == "wager-not-placed"
    assert room.no(asked(room, WHEEL, FAULTY, "r-1", results=())).code == "nothing-to-correct"


def test_it_needs_a_malfunction_a_reason_and_plays_that_are_over() -> None:
    room = RapidFloor("7")
    misread(room, "7")
    room.new_spin("r-2")
    refusals = {
        "reason-needed": asked(room, WHEEL, FAULTY, "r-1", reason=" "),
        "play-unknown": asked(room, WHEEL, FAULTY, "r-0"),
        "plays-needed": asked(room, WHEEL, FAULTY),
        "play-not-settled": asked(room, WHEEL, FAULTY, "r-2"),
        "unknown-number": asked(room, WHEEL, FAULTY, "r-1", number=37),
        "irregularity-does-not-fit": asked(room, WHEEL, Report(Kind.WRONG_NUMBER), "r-1"),
        "fact-needed": asked(room, WHEEL, Report(Kind.TERMINAL_MALFUNCTION), "r-1"),
        "number-of-one-play": asked(room, WHEEL, SYSTEM, "r-1", number=17),
    }
    for code, command in refusals.items():
        assert room.no(command).code == code
    # Rapid 11.5 to 11.7 are rules of Roulette: in Baccarat a malfunction voids (11.1).
    assert room.no(asked(room, TABLE, FAULTY, "b-1")).code == "irregularity-does-not-fit"
    assert room.no(asked(room, TABLE, SYSTEM, "b-1")).code == "play-unknown"
    room.void_spin()
    room.wheel(CorrectNumber(Report(Kind.WRONG_NUMBER), 17, "It was misread.", "r-1"), AMY, SUE)
    assert look(room, WHEEL, FAULTY, "r-2").refused == Rejection("play-void", {"play": "r-2"}, "11.5")


@clause(RAPID, "11.4.10")
def test_a_wrong_number_found_after_the_next_game_began_reaches_every_terminal() -> None:
    room = RapidFloor("7", "8")
    misread(room, "7", "8")
    room.new_spin("r-2")
    room.bet("r-2", "red", 500)
    room.wheel(CorrectNumber(Report(Kind.WRONG_NUMBER), 17, "It was misread.", "r-1"), AMY, SUE)
    assert [type(each) for each in room.follow(WHEEL)] == [SettlementCorrected] * 2
    assert [room.account(each).chips for each in "78"] == [FUNDS + 34_500, FUNDS + 35_000]
    assert isinstance(audited(room), Audit)


# The auditor.


def audited(room: RapidFloor, log: list[LogEvent] | None = None) -> Audit | Wrong:
    async def run() -> Audit | Wrong:
        return await audit(await rewritten(room.log() if log is None else log))

    return asyncio.run(run())


def put_right() -> RapidFloor:
    room = RapidFloor("7", "8")
    misread(room, "7", "8")
    room.do(CashOut("8"))
    room.do(asked(room, WHEEL, FAULTY, "r-1", number=17))
    return room


def lose_last(log: list[LogEvent]) -> None:
    del log[-1]


def lose_one(log: list[LogEvent]) -> None:
    del log[-2]


def see_less(log: list[LogEvent]) -> None:
    log[-3].body["act"]["results"][0]["change"] = 1_000


def void_instead(log: list[LogEvent]) -> None:
    log[-3].body["act"]["results"][0]["how"] = "voided"


def leave_out(log: list[LogEvent]) -> None:
    log[-3].body["act"]["results"][0] |= {"how": "unchanged", "change": 0}


def sign_alone(log: list[LogEvent]) -> None:
    del log[-3].body["approved"]


def other_play(log: list[LogEvent]) -> None:
    log[-3].body["act"]["results"][0]["play"] = "r-9"


@pytest.mark.parametrize(
    ("fault", "expected"),
    [
        (lose_last, finding("audit-result-missing", terminal="8", play="r-1")),
        (lose_one, finding("audit-result-missing", terminal="7", play="r-1")),
        (see_less, finding("audit-result-change", terminal="7")),
        (void_instead, finding("audit-result-not-ordered", terminal="7", play="r-1")),
        (leave_out, finding("audit-result-missing", terminal="8", play="r-1")),
        (sign_alone, finding("audit-changed-alone", name="sue")),
        (other_play, finding("audit-results-of-plays")),
    ],
)
def test_the_auditor_finds_each_fault(fault: Any, expected: Text) -> None:
    room = put_right()
    log = room.log()
    assert [each.type for each in log[-3:]] == [
        "wheel-acted.4",
        "settlement-corrected.2",
        "correction-owed.2",
    ]
    fault(log)
    found = audited(room, log)
    assert isinstance(found, Wrong)
    assert found.why.key == expected.key, found.why
    assert tells(found.why, expected) or expected.key == "audit-result-change"


def test_the_auditor_lets_nobody_settle_again_by_hand() -> None:
    room = RapidFloor("7")
    misread(room, "7")
    room.correct_number(17)
    room.follow(WHEEL)
    log = room.log()
    log[-1].by = "staff/sue"
    found = audited(room, log)
    assert isinstance(found, Wrong)
    assert found.why.key == "audit-settled-by-hand"
