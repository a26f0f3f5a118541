"""Setting a wheel up, opening it, and closing it."""

from pitboss.acting.acts.act import Act, ActContext
from pitboss.acting.acts.common_acts import ShowClosing
from pitboss.acting.registers.notice import check_named, check_notice
from pitboss.acting.registers.recording import note, record
from pitboss.acting.setups.gaming_hours import check_hours
from pitboss.acting.setups.setup import Setup, count_items, game_of
from pitboss.acting.setups.sign import TableLimits, check_stated
from pitboss.acting.state import Closing, change
from pitboss.game.permission import permit, reserved
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import Text
from pitboss.roulette.setup import SETUPS, WHEELS
from pitboss.roulette.state import WheelTable
from pitboss.rules.authority import Act as Reserved


class SetWheel(Act, frozen=True):
    """The wheel is set up, or set up again while it is closed."""

    setup: Setup


class OpenWheel(Act, frozen=True):
    """The wheel opens with these limits on the screens of its terminals."""

    limits: TableLimits


class CloseWheel(Act, frozen=True):
    """The wheel closes."""

    nobody_plays: bool = False
    """Whether no player is at its terminals. The server counts them; nobody's word replaces that."""


def check_set_wheel(now: WheelTable, act: SetWheel, _: ActContext) -> Rejection | None:
    """Requires one wheel of Rapid Roulette, with the equipment that the edition prescribes."""
    if now.opened:
        return Rejection("table-open", {"case": "close-wheel-first"})
    refused = SETUPS.check(act.setup)
    if refused is not None:
        return refused
    if count_items(act.setup, *WHEELS) != 1:
        played = unwrap(game_of(act.setup.edition, act.setup.game))[1]
        return Rejection("one-wheel-only", clause=played.clause)
    if now.past and _terms(now.record) != _terms(act.setup):
        return Rejection("wheel-differs")
    return None


def apply_set_wheel(now: WheelTable, act: SetWheel, _: ActContext) -> WheelTable:
    """A wheel that has not opened yet. It keeps the games that may still be settled."""
    return WheelTable(
        setup=act.setup,
        past=now.past,
        recalled=now.recalled,
        numbers=now.numbers,
        book=now.book,
        disputes=now.disputes,
    )


def _terms(setup: Setup) -> tuple[object, ...]:
    """The parts of a set-up that settlement depends on."""
    return setup.edition, setup.game, setup.smallest_chip, setup.tie_percent


def check_open_wheel(now: WheelTable, act: OpenWheel, context: ActContext) -> Rejection | None:
    """Requires limits that the screens can show in full, and the hours of gaming."""
    if now.opened:
        return Rejection("table-open", {"case": "wheel-already"})
    setup = now.record
    closed = check_hours(setup.gaming_hours, context.at, setup.utc_offset, now.edition.gaming_hours)
    return closed or check_stated(now.game, act.limits)


def apply_open_wheel(now: WheelTable, act: OpenWheel, _: ActContext) -> WheelTable:
    """The screens show the limits, and games may begin."""
    return change(now, opened=True, shown=act.limits, closing=None)


def check_show_closing(now: WheelTable, act: ShowClosing, context: ActContext) -> Rejection | None:
    """Requires a time in the future that gives players their full notice."""
    permitted = permit(now.edition, Reserved.CLOSE_TABLE, context.authority)
    if isinstance(permitted, Rejection):
        return permitted
    if act.close_at <= context.at:
        return Rejection("bad-notice", {"case": "time-to-come"}, permitted.clause)
    return check_named(now.edition, Reserved.CLOSE_TABLE, act.close_at, context.at)


def apply_show_closing(now: WheelTable, act: ShowClosing, context: ActContext) -> WheelTable:
    """Starts the notice that players must have before the wheel closes."""
    clause = reserved(now.edition, Reserved.CLOSE_TABLE)
    incident = note(context, "notice", "closing", Text("incident-wheel-closing"), clause)
    return record(change(now, closing=Closing(act.close_at, context.at)), incident)


def check_close_wheel(now: WheelTable, act: CloseWheel, context: ActContext) -> Rejection | None:
    """Requires that no game is under way, and full notice unless nobody plays."""
    permitted = permit(now.edition, Reserved.CLOSE_TABLE, context.authority)
    if isinstance(permitted, Rejection):
        return permitted
    if now.spin is not None:
        return Rejection("spin-in-progress", {"case": "finish-first"}, permitted.clause)
    closing = now.closing
    refused = check_notice(
        now.edition,
        Reserved.CLOSE_TABLE,
        None if closing is None else closing.notified_at,
        context.at,
        due=None if closing is None else closing.close_at,
    )
    return None if act.nobody_plays else refused


def apply_close_wheel(now: WheelTable, _: CloseWheel, __: ActContext) -> WheelTable:
    """The wheel is closed, and its sign is taken down."""
    return change(now, opened=False, closing=None)
