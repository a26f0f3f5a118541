"""The acts at a wheel, joined: who may do each, what it does, and the event that the log keeps of it."""

import re
from typing import TypeAlias, Union

from pitboss.acting import deciding
from pitboss.acting.act import Act, ActContext, ActResult, Facts, Person
from pitboss.acting.common_acts import (
    AlterLimits,
    EndByRestore,
    EndPeriod,
    Reopen,
    RestartPeriod,
    ShowClosing,
    TellAbout,
)
from pitboss.acting.deciding import ActRow, Acts
from pitboss.acting.incidents import Incident
from pitboss.acting.permission import When
from pitboss.acting.signatures import Signed
from pitboss.acting.sound import check_sound
from pitboss.acting.state import GameState
from pitboss.acting.versions import ActEvent
from pitboss.game.irregularities import Ruling
from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, States, Stream
from pitboss.kernel.instant import Instant
from pitboss.kernel.names import NAME
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.entry import Entry
from pitboss.roulette.acts import irregular, opening, restoring, spinning
from pitboss.roulette.altering import alters
from pitboss.roulette.state import WheelTable
from pitboss.rules.conduct import STAFF, SUPERVISION

ACTS: dict[type[Act], ActRow[WheelTable]] = {
    opening.SetWheel: ActRow(opening.check_set_wheel, opening.apply_set_wheel, SUPERVISION, When.ALWAYS),
    opening.OpenWheel: ActRow(opening.check_open_wheel, opening.apply_open_wheel, SUPERVISION, When.SET_UP),
    AlterLimits: ActRow(opening.check_alter_limits, opening.apply_alter_limits, SUPERVISION),
    ShowClosing: ActRow(opening.check_show_closing, opening.apply_show_closing),
    opening.CloseWheel: ActRow(opening.check_close_wheel, opening.apply_close_wheel),
    spinning.NewGame: ActRow(spinning.check_new_game, spinning.apply_new_game),
    spinning.SpinBall: ActRow(spinning.check_spin, spinning.apply_spin),
    EndPeriod: ActRow(spinning.check_end_period, spinning.apply_end_period),
    RestartPeriod: ActRow(spinning.check_restart_period, spinning.apply_restart_period),
    Reopen: ActRow(spinning.check_reopen, spinning.apply_reopen),
    spinning.BallAtRest: ActRow(spinning.check_rest, spinning.apply_rest),
    spinning.ConfirmNumber: ActRow(spinning.check_confirm_number, spinning.apply_confirm_number),
    EndByRestore: ActRow(
        restoring.check_end_by_restore,
        restoring.apply_end_by_restore,
        SUPERVISION,
        When.SET_UP,
        Signed.NOBODY,
    ),
    irregular.CallNoSpin: ActRow(
        irregular.check_announce, irregular.apply_announce, facts=irregular.rule_on_ball
    ),
    irregular.ExamineBall: ActRow(irregular.check_examine, irregular.apply_examine),
    irregular.CorrectNumber: ActRow(
        irregular.check_correct,
        irregular.apply_correct,
        STAFF,
        When.SET_UP,
        Signed.BOTH_NAMED,
        irregular.rule_on_report,
    ),
    irregular.VoidSpin: ActRow(
        irregular.check_void, irregular.apply_void, STAFF, When.SET_UP, facts=irregular.rule_on_report
    ),
    irregular.ReportIrregularity: ActRow(
        irregular.check_rule_on, irregular.apply_rule_on, STAFF, When.SET_UP, facts=irregular.rule_on_report
    ),
    TellAbout: ActRow(opening.check_tell_about, opening.apply_tell_about, STAFF, When.SET_UP),
}
"""Every act, with what it does."""

AnyWheelAct: TypeAlias = Union[tuple(ACTS)]  # type: ignore[valid-type]  # noqa: UP007


class ActAtWheel(Command, frozen=True, tag="act-at-wheel"):
    """A person or the system does something at a wheel."""

    wheel: str
    act: AnyWheelAct
    by: Person
    approved: Person | None = None


class WheelActed(ActEvent, frozen=True):
    """Something was done at a wheel."""

    wheel: str
    act: AnyWheelAct
    by: Person
    at: Instant
    approved: Person | None = None
    ruling: Ruling | None = None
    """What the rules ordered, where it reports an irregularity."""
    incidents: tuple[Incident, ...] = ()
    """What it put on record, each with those who have to be told."""


WHEEL = Acts("wheel", ACTS, lambda now, _, after: alters(now, after), lambda _: ())


def attempt(now: WheelTable, act: Act, context: ActContext) -> ActResult[WheelTable] | Rejection:
    """What an act at a wheel leads to, or why it is refused."""
    return deciding.attempt(WHEEL, now, act, context)


def act_at_wheel(states: States, command: ActAtWheel, given: Given) -> Decision:
    """Decides an act on the wheel as it is."""
    stream = stream_of(command)
    if re.fullmatch(NAME, command.wheel) is None:
        return Rejection("bad-name", f"{command.wheel!r:.60} cannot be the name of a wheel.")
    now = states[stream] or WheelTable()
    if not isinstance(now, WheelTable):
        raise AssertionError(f"{stream} holds no wheel")
    unsound = check_sound(command.act)
    if unsound is not None:
        return unsound
    refused = _check_name(states, command)
    done = refused or attempt(now, command.act, ActContext(command.by, given.at, command.approved))
    if isinstance(done, Rejection):
        return done
    event = WheelActed(
        command.wheel,
        command.act,
        command.by,
        given.at,
        command.approved,
        done.ruling,
        done.state.recorded,
    )
    return Decided(((stream, event),))


def _check_name(states: States, command: ActAtWheel) -> Rejection | None:
    """Whether no table of the floor bears the name of a wheel that is set up."""
    table = states.get(f"table/{command.wheel}")
    if not isinstance(table, GameState) or table.setup is None:
        return None
    return Rejection("name-taken", f"A table is called {command.wheel}: give the wheel another name.")


def evolve(now: WheelTable | None, event: WheelActed, _: Entry) -> WheelTable:
    """The wheel after an act."""
    context = ActContext(event.by, event.at, event.approved, Facts((), event.ruling))
    return deciding.apply(WHEEL, now or WheelTable(), event.act, context).state


def entry(_: Event) -> Entry:
    """No money moves at a wheel: the stakes are the terminals'."""
    return ()


def stream_of(command: ActAtWheel) -> Stream:
    """Where the events of a wheel are kept."""
    return f"wheel/{command.wheel}"


def streams_of(command: ActAtWheel) -> tuple[Stream, ...]:
    """The streams that an act is decided on: its own and, while the wheel is set up, that of its namesake."""
    own = stream_of(command)
    return (own, f"table/{command.wheel}") if isinstance(command.act, opening.SetWheel) else (own,)
