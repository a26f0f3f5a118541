"""Setting a wheel up, opening it, changing its limits, and closing it."""

from pitboss.acting.act import Act, ActContext
from pitboss.acting.common_acts import AlterLimits, ShowClosing, TellAbout
from pitboss.acting.incidents import tell
from pitboss.acting.notice import check_named, check_notice
from pitboss.acting.recording import note
from pitboss.acting.setup import WHEELS, Setup, check_setup, standing
from pitboss.acting.sign import TableLimits, check_stated
from pitboss.acting.state import Closing, change
from pitboss.game.permission import permit
from pitboss.kernel.rejection import Rejection
from pitboss.roulette.acts.irregular import record
from pitboss.roulette.state import WheelTable
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.catalogue import find_edition
from pitboss.rules.edition import RouletteGame


class SetWheel(Act, frozen=True):
    """The wheel is set up, or set up anew while it is closed."""

    setup: Setup


class OpenWheel(Act, frozen=True):
    """The wheel opens with these limits on the screens of its terminals."""

    limits: TableLimits


class CloseWheel(Act, frozen=True):
    """The wheel closes."""

    nobody_plays: bool = False
    """Whether staff have seen that no player is at its terminals."""


def set_wheel(now: WheelTable, act: SetWheel, _: ActContext) -> WheelTable | Rejection:
    """One wheel of Rapid Roulette, with its equipment as the edition wants it."""
    if now.opened:
        return Rejection("table-open", "Close the wheel before it is set up anew.")
    refused = check_setup(act.setup)
    if refused is not None:
        return refused
    edition = find_edition(act.setup.edition)
    game = edition if isinstance(edition, Rejection) else edition.game(act.setup.game)
    if not isinstance(game, RouletteGame):
        return Rejection("no-such-game", "A wheel plays Roulette: set up a table for cards.")
    if standing(act.setup, *WHEELS) != 1:
        message = "One wheel decides a game: give every other wheel a set-up of its own."
        return Rejection("one-wheel-only", message, game.clause)
    if now.past and _terms(now.record) != _terms(act.setup):
        message = "Games of this wheel may still be settled: give one by other rules another name."
        return Rejection("wheel-differs", message)
    return WheelTable(setup=act.setup, past=now.past, numbers=now.numbers, book=now.book)


def _terms(setup: Setup) -> tuple[object, ...]:
    """What of a set-up settlement depends on."""
    return setup.edition, setup.game, setup.smallest_chip, setup.tie_percent


def open_wheel(now: WheelTable, act: OpenWheel, _: ActContext) -> WheelTable | Rejection:
    """Games may begin once the screens can show all limits."""
    if now.opened:
        return Rejection("table-open", "The wheel is open already.")
    refused = check_stated(now.game, act.limits)
    return refused or change(now, opened=True, shown=act.limits, closing=None)


def alter_limits(now: WheelTable, act: AlterLimits, _: ActContext) -> WheelTable | Rejection:
    """Other limits hold from the next game on."""
    if now.spin is not None:
        return Rejection("spin-in-progress", "Change the limits between two games.")
    if act.limits == now.limits:
        return Rejection("limits-unchanged", "These are the limits in force already.")
    return check_stated(now.game, act.limits) or change(now, shown=act.limits)


def show_closing(now: WheelTable, act: ShowClosing, context: ActContext) -> WheelTable | Rejection:
    """The notice that closing a wheel with players at it needs."""
    permitted = permit(now.edition, Reserved.CLOSE_TABLE, context.authority)
    if isinstance(permitted, Rejection):
        return permitted
    if act.close_at <= context.at:
        return Rejection("bad-notice", "Name a time to come.", permitted.clause)
    soon = check_named(now.edition, Reserved.CLOSE_TABLE, act.close_at, context.at)
    if soon is not None:
        return soon
    incident = note(context, "notice", "closing", "A sign tells when the wheel closes.", permitted.clause)
    return record(change(now, closing=Closing(act.close_at, context.at)), incident)


def close_wheel(now: WheelTable, act: CloseWheel, context: ActContext) -> WheelTable | Rejection:
    """The wheel closes between two games, with notice unless nobody plays."""
    permitted = permit(now.edition, Reserved.CLOSE_TABLE, context.authority)
    if isinstance(permitted, Rejection):
        return permitted
    if now.spin is not None:
        message = "Finish the game first, or declare it void."
        return Rejection("spin-in-progress", message, permitted.clause)
    told = now.closing
    untold = check_notice(
        now.edition,
        Reserved.CLOSE_TABLE,
        None if told is None else told.told_at,
        context.at,
        due=None if told is None else told.close_at,
    )
    if untold is not None and not act.nobody_plays:
        return untold
    return change(now, opened=False, closing=None)


def tell_about(now: WheelTable, act: TellAbout, context: ActContext) -> WheelTable | Rejection:
    """Somebody who has to hear of an incident was told."""
    book = tell(now.book, act.incident, act.who, context.by.name, context.at)
    return book if isinstance(book, Rejection) else change(now, book=book)
