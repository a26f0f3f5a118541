"""The views of a wheel for each audience, the offers for each role, and the page that lists the acts."""

import re
from pathlib import Path

import pytest
from kit.support import RAPID, clause
from kit.tables.limits import words
from kit.tables.live_table import DEE, INA, SUE, player
from kit.wheels.live_wheel import EGG, SENSOR, LiveWheel, automated, live, report

from pitboss.acting.acts.act import Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.audience import IN_CHARGE, IN_PUBLIC, Audience
from pitboss.acting.registers.incidents import Book, Duty, Incident
from pitboss.acting.state import change
from pitboss.kernel.text import Text
from pitboss.roulette.acts.irregular import CallNoSpin, CorrectNumber, VoidSpin
from pitboss.roulette.acts.opening import CloseWheel
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.decide import ACTS
from pitboss.roulette.state import WheelTable
from pitboss.roulette.views.view import WheelPhase, WheelView, view
from pitboss.rules.duties import Due, Recipient
from pitboss.rules.irregularity import Kind
from pitboss.rules.roulette import Fault
from pitboss.words.rendering import render

ROOT = Path(__file__).parent.parent.parent


def seen(rim: LiveWheel, audience: Audience = Audience.DISPLAY, who: Person | None = None) -> WheelView:
    return view(rim.now, "w", audience, who, at=rim.at, next_key="w-9")


def offered(rim: LiveWheel, who: Person) -> set[str]:
    audience = Audience.DEALER if who is DEE else Audience.SUPERVISOR
    return {str(offer.act.__struct_config__.tag) for offer in seen(rim, audience, who).offers}


def test_the_phase_and_what_it_waits_for_go_with_the_game() -> None:
    rim = live()
    steps = [
        (None, WheelPhase.BETWEEN, "waits-next-game"),
        (NewGame("w-1"), WheelPhase.BETTING, "waits-spin"),
        (SpinBall(), WheelPhase.BETTING, "waits-close-bets"),
        (EndPeriod(), WheelPhase.NO_MORE_BETS, "waits-ball-at-rest"),
        (CallNoSpin(Kind.BALL_LEFT_WHEEL), WheelPhase.NO_MORE_BETS, "waits-ball-examined"),
    ]
    for act, phase, waits_for in steps:
        rim = rim if act is None else rim.do(act)
        assert (seen(rim).phase, seen(rim).waits_for) == (phase, Text(waits_for))
    rested = live().game("w-1").do(BallAtRest(None, SENSOR, 9))
    assert (seen(rested).phase, seen(rested).waits_for) == (WheelPhase.AT_REST, Text("waits-number"))
    read = live().game("w-1").do(BallAtRest(17, SENSOR, 9))
    assert seen(read).waits_for == Text("waits-confirmation")
    read.do(ConfirmNumber(18))
    doubt = Text("waits-number-in-doubt")
    assert (seen(read).phase, seen(read).waits_for) == (WheelPhase.IN_DOUBT, doubt)
    assert seen(live().do(CloseWheel(nobody_plays=True), SUE)).waits_for == Text("waits-wheel-opening")


@clause(RAPID, "8.2")
def test_everybody_sees_the_numbers_that_came_with_their_colours() -> None:
    rim = live().play("w-1", 0).play("w-2", 17).play("w-3", 18)
    rim.signed(VoidSpin(report(Kind.FRAUD), "A magnet."), SUE).play("w-4", 5)
    rim.signed(CorrectNumber(report(Kind.WRONG_NUMBER), 6, "It lay in 6."), SUE)
    numbers = seen(rim).numbers
    assert [(each.number, each.colour, each.void, each.corrected) for each in numbers] == [
        (0, "green", None, None),
        (17, "black", None, None),
        (None, None, "12.4.2", None),
        (6, "black", None, "11.4.10"),
    ]
    assert {each.reason for each in numbers} == {None}
    staff = seen(rim, Audience.SURVEILLANCE).numbers
    assert [(each.number, each.reason) for each in staff][2:] == [(18, "A magnet."), (6, "It lay in 6.")]


@pytest.mark.parametrize("audience", Audience)
def test_a_number_that_does_not_count_yet_is_for_staff(audience: Audience) -> None:
    spin = seen(live().game("w-1").do(BallAtRest(17, SENSOR, 9)), audience).spin
    assert spin is not None
    assert spin.registered == spin.sensor == (None if audience in IN_PUBLIC else 17)


def test_why_a_ball_does_not_count_is_a_code_with_words_in_every_language() -> None:
    spin = seen(live().game("w-1").do(BallAtRest(17, SENSOR, 1)), Audience.PLAYER).spin
    assert spin is not None
    assert spin.no_spin == "too-short"
    assert [render(Fault(spin.no_spin).text, each) for each in ("en", "zh-Hans")] == [
        "short of its revolutions",
        "转动圈数不足",
    ]


@pytest.mark.parametrize("audience", Audience)
def test_open_incidents_are_for_those_in_charge(audience: Audience) -> None:
    rim = live()
    duty = Duty(Recipient.INSPECTOR, Due.AT_ONCE, "1.1", by=0)
    incident = Incident(
        at=0, kind="void", about="fraud", words=Text("incident-ball-examined"), number=1, duties=(duty,)
    )
    rim.now = change(rim.now, book=Book(2, (incident,)))
    assert bool(seen(rim, audience).incidents) == (audience in IN_CHARGE)
    assert "tell-about" in offered(rim, SUE)


@clause(RAPID, "6.1")
def test_the_screens_show_the_limits() -> None:
    texts = [words(line) for line in seen(live(), Audience.PLAYER).sign]
    assert texts == ["Each wager: $5 to $1,000", "Above the minimum in steps of $5"]


def test_offers_are_for_roles_that_may_act_and_would_be_carried_out() -> None:
    rim = live().game("w-1")
    assert offered(rim, DEE) == {"ball-at-rest", "no-spin", "report-irregularity"}
    assert {"reopen", "void-spin"} <= offered(rim, SUE)
    rim.do(BallAtRest(17, SENSOR, 9))
    assert "confirm-number" in offered(rim, DEE)
    assert {"correct-number", "void-spin"} <= offered(rim, SUE)
    assert "correct-number" in offered(automated().play("w-1", 17), EGG)
    assert {"show-closing", "close-wheel"} <= offered(live(), SUE)
    assert "open-wheel" in offered(live().do(CloseWheel(nobody_plays=True), SUE), SUE)
    for audience, who in (
        (Audience.PLAYER, player("ann")),
        (Audience.INSPECTOR, INA),
        (Audience.DEALER, None),
    ):
        assert seen(rim, audience, who).offers == ()


def test_a_wheel_that_is_not_set_up_shows_and_offers_nothing() -> None:
    assert view(WheelTable(), "w", Audience.SUPERVISOR, SUE) == WheelView("w", "", "", opened=False)


def test_the_page_about_the_wheel_lists_every_act() -> None:
    page = (ROOT / "docs" / "guide" / "wheel.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| `([a-z-]+)` \|", page, re.MULTILINE)
    assert listed == [str(act.__struct_config__.tag) for act in ACTS]
