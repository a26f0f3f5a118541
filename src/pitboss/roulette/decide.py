"""The acts at a wheel, joined: who may do each, what it does, and the event that the log keeps of it."""

import re
from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias, Union

from pitboss.acting.act import Act, ActContext, Person
from pitboss.acting.common_acts import (
    AlterLimits,
    EndByRestore,
    EndPeriod,
    Reopen,
    RestartPeriod,
    ShowClosing,
    TellAbout,
)
from pitboss.acting.incidents import Incident
from pitboss.acting.permission import When
from pitboss.acting.signatures import Signed, check_signed
from pitboss.acting.sound import check_sound
from pitboss.acting.state import change
from pitboss.baccarat.state import GamingTable
from pitboss.game.irregularities import Ruling
from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, States, Stream, is_line
from pitboss.kernel.instant import Instant
from pitboss.kernel.names import NAME
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.words import either
from pitboss.ledger.entry import Entry
from pitboss.roulette.acts import irregular, opening, restoring, spinning
from pitboss.roulette.acts.irregular import Ruled
from pitboss.roulette.altering import alters
from pitboss.roulette.state import WheelTable
from pitboss.rules.conduct import GUESTS, STAFF, SUPERVISION


class Row(NamedTuple):
    """An act: what does it, who may, and when."""

    step: Callable[[WheelTable, Any, ActContext], WheelTable | Ruled | Rejection]
    by: tuple[Role, ...] = STAFF
    when: When = When.OPENED
    signed: Signed | None = None
    """Who always signs for it beside whoever acts; what it does to a known result may want it, too."""


ACTS: dict[type[Act], Row] = {
    opening.SetWheel: Row(opening.set_wheel, SUPERVISION, When.ALWAYS),
    opening.OpenWheel: Row(opening.open_wheel, SUPERVISION, When.SET_UP),
    AlterLimits: Row(opening.alter_limits, SUPERVISION),
    ShowClosing: Row(opening.show_closing),
    opening.CloseWheel: Row(opening.close_wheel),
    spinning.NewGame: Row(spinning.new_game),
    spinning.SpinBall: Row(spinning.send_round),
    EndPeriod: Row(spinning.end_period),
    RestartPeriod: Row(spinning.restart_period),
    Reopen: Row(spinning.reopen),
    spinning.BallAtRest: Row(spinning.rest),
    spinning.ConfirmNumber: Row(spinning.confirm_number),
    EndByRestore: Row(restoring.end_by_restore, SUPERVISION, When.SET_UP, Signed.NOBODY),
    irregular.CallNoSpin: Row(irregular.announce),
    irregular.ExamineBall: Row(irregular.examine),
    irregular.CorrectNumber: Row(irregular.correct, STAFF, When.SET_UP, Signed.BOTH_NAMED),
    irregular.VoidSpin: Row(irregular.void, STAFF, When.SET_UP),
    irregular.RuleOn: Row(irregular.rule_on, STAFF, When.SET_UP),
    TellAbout: Row(opening.tell_about, STAFF, When.SET_UP),
}
"""Every act, with what it does."""

AnyWheelAct: TypeAlias = Union[tuple(ACTS)]  # type: ignore[valid-type]  # noqa: UP007


class ActAtWheel(Command, frozen=True, tag="act-at-wheel"):
    """Somebody does something at a wheel."""

    wheel: str
    act: AnyWheelAct
    by: Person
    approved: Person | None = None


class WheelActed(Event, frozen=True):
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


class WheelDone(NamedTuple):
    """What an act leads to."""

    wheel: WheelTable
    ruling: Ruling | None = None


def attempt(now: WheelTable, act: Act, context: ActContext) -> WheelDone | Rejection:
    """What an act leads to, or why it is refused: what greys a button and what the log keeps are the same."""
    row = ACTS[type(act)]
    refused = _check_phase(now, row) or _check_people(row, context)
    done = refused or _do(now, act, context)
    if isinstance(done, Rejection):
        return done

    def may(who: Person) -> bool:
        return who.role in row.by and not isinstance(_do(now, act, ActContext(who, context.at)), Rejection)

    return check_signed(row.signed or alters(now, done.wheel), context, may) or done


def _do(now: WheelTable, act: Act, context: ActContext) -> WheelDone | Rejection:
    """The step of an act, on a wheel that has put nothing on record yet."""
    done = ACTS[type(act)].step(change(now, recorded=()), act, context)
    if isinstance(done, Rejection):
        return done
    return WheelDone(done) if isinstance(done, WheelTable) else WheelDone(*done)


def act_at_wheel(states: States, command: ActAtWheel, given: Given) -> Decision:
    """Decides an act on the wheel as it stands."""
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
        done.wheel.recorded,
    )
    return Decided(((stream, event),))


def _check_name(states: States, command: ActAtWheel) -> Rejection | None:
    """Whether no table of the floor bears the name of a wheel that is set up."""
    table = states.get(f"table/{command.wheel}")
    if not isinstance(table, GamingTable) or table.setup is None:
        return None
    return Rejection("name-taken", f"A table is called {command.wheel}: give the wheel another name.")


def evolve(now: WheelTable | None, event: WheelActed, _: Entry) -> WheelTable:
    """The wheel after an act: the same step once more."""
    done = _do(now or WheelTable(), event.act, ActContext(event.by, event.at, event.approved))
    if isinstance(done, Rejection):
        raise AssertionError(f"{done.code}: {done.message}")
    return done.wheel


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


def _check_phase(now: WheelTable, row: Row) -> Rejection | None:
    if row.when is When.ALWAYS:
        return None
    if now.setup is None:
        return Rejection("table-not-set", "Set the wheel up first.")
    if row.when is When.OPENED and not now.opened:
        return Rejection("table-closed", "The wheel is closed: open it first.")
    return None


def _check_people(row: Row, context: ActContext) -> Rejection | None:
    """Whether whoever acts may, and a second person is another member of staff."""
    by, approved = context.by, context.approved
    if not is_line(*context.names):
        return Rejection("bad-name", "Whoever acts or approves has a name.")
    if by.role not in row.by:
        return Rejection("not-authorised", f"This is for the {either(role.label for role in row.by)} to do.")
    if approved is not None and (
        approved.name.strip().casefold() == by.name.strip().casefold() or approved.role in GUESTS
    ):
        return Rejection("second-person-needed", "Another member of staff must approve it.")
    return None
