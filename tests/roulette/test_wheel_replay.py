"""Replay of a wheel applies every act as decided: a changed row of the rules changes no past game."""

from collections.abc import Iterable
from dataclasses import replace

import msgspec
import pytest
from kit.wheels.live_wheel import DEALER, SENSOR, live

from pitboss.aggregates import REGISTRY
from pitboss.game.spin import Spin, short_spin
from pitboss.kernel.clause import Clause
from pitboss.roulette.acts import play
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, SpinBall
from pitboss.roulette.decide import WheelActed
from pitboss.roulette.state import WheelTable


def replayed(events: Iterable[WheelActed]) -> WheelTable:
    state: object = None
    for event in events:
        state = REGISTRY.evolve(state, event, ())
    assert isinstance(state, WheelTable)
    return state


def needs(revolutions: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replays with a row that has another number of revolutions."""

    def found(spin: Spin, counted: int | None) -> Clause | None:
        return short_spin(replace(spin, rule=replace(spin.rule, revolutions=revolutions)), counted)

    monkeypatch.setattr(play, "short_spin", found)


def test_a_ball_that_counted_still_does_when_the_row_asks_for_more(monkeypatch: pytest.MonkeyPatch) -> None:
    rim = live().game("w-1").do(BallAtRest(17, SENSOR, 4)).do(ConfirmNumber(17))
    assert rim.last.number == 17
    needs(5, monkeypatch)
    assert replayed(rim.events) == rim.now
    without = [msgspec.structs.replace(event, findings=None) for event in rim.events]
    assert replayed(without).last is None, "an event of an earlier release is read by the rules of today"


def test_a_ball_that_fell_short_still_does_when_the_row_asks_for_less(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rim = live().game("w-1").do(BallAtRest(17, DEALER, 3))
    assert rim.spin.no_spin is not None
    rim.do(SpinBall()).do(BallAtRest(18, DEALER, 9)).do(ConfirmNumber(18))
    needs(2, monkeypatch)
    assert replayed(rim.events) == rim.now
