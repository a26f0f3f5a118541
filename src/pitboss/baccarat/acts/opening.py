"""Setting a table up, opening it, changing its game and its way of dealing, and closing it."""

from pitboss.acting.act import Act, ActContext, ActResult
from pitboss.acting.common_acts import ShowClosing
from pitboss.acting.notice import check_named, check_notice
from pitboss.acting.recording import note, record
from pitboss.acting.setup import Setup, check_setup, standing
from pitboss.acting.sign import TableLimits
from pitboss.acting.state import Closing, GameNotice, change
from pitboss.baccarat.acts.people import depart_all
from pitboss.baccarat.machines import round_of
from pitboss.baccarat.play import games
from pitboss.baccarat.play.limit_changes import InForce, check_open_limits, table_sign
from pitboss.baccarat.play.receiving import by_dealer
from pitboss.baccarat.state import Banking, GamingTable, call_off
from pitboss.game.dealing import choose_dealing
from pitboss.game.offer import limit_players, restrict
from pitboss.game.permission import permit
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.equipment import ItemKind


class SetTable(Act, frozen=True):
    """The table is set up, or set up anew while it is closed."""

    setup: Setup


class OpenTable(Act, frozen=True):
    """The table opens with these limits on its sign."""

    limits: TableLimits


class ChooseDealing(Act, frozen=True):
    """The coups to come are dealt by this method, their cards face up or down."""

    method: str
    face: str


class LimitPlayers(Act, frozen=True):
    """No more than so many may play here, or only one from each box."""

    most: int | None = None
    one_per_box: bool = False


class RestrictOptional(Act, frozen=True):
    """An optional wager is kept for those with a main wager."""

    wager: str
    surveillance_told: bool = False
    sign_shown: bool = False


class ShowGame(Act, frozen=True):
    """A sign tells of another game and from when it is played."""

    game: str
    change_at: Instant


class ChangeGame(Act, frozen=True):
    """Another game of the edition is played from now on."""

    game: str
    agreed: tuple[str, ...] = ()
    """The players who agree to it."""


class CloseTable(Act, frozen=True):
    """The table closes."""


def set_table(now: GamingTable, act: SetTable, _: ActContext) -> GamingTable | Rejection:
    """A table is set up as its edition allows, and plays the game of its record."""
    if now.opened or now.coup is not None:
        return Rejection("table-open", "Close the table before it is set up anew.")
    refused = check_setup(act.setup)
    if refused is not None:
        return refused
    if now.setup is None and any("/seat/" in account and cents for account, cents in now.balances.items()):
        message = "Chips stand on seats of this table from before: have them leave by hand first."
        return Rejection("chips-on-seats", message)
    fresh = GamingTable(till=now.till, setup=act.setup, game=act.setup.game, book=now.book)
    fresh = change(fresh, errors=now.errors, disputes=now.disputes, excluded=now.excluded)
    fresh = change(fresh, loaded=now.loaded, emptied=now.emptied)
    game = fresh.edition.game(fresh.game)
    if not isinstance(game, BaccaratGame):
        return fresh
    method = by_dealer(game)
    return change(fresh, method=method.key, face=method.faces[0])


def open_table(now: GamingTable, act: OpenTable, _: ActContext) -> GamingTable | Rejection:
    """Play may begin once the sign says all that it has to."""
    if now.opened:
        return Rejection("table-open", "The table is open already.")
    if not isinstance(now.edition.game(now.game), BaccaratGame):
        return Rejection("no-such-game", "This table is opened by its wheel.")
    clock = standing(now.record, ItemKind.COUNTDOWN_CLOCK) > 0
    refused = check_open_limits(now.offer, act.limits, clock_shown=clock)
    if refused is not None:
        return refused
    after = change(now, opened=True, in_force=InForce(act.limits), closing=None, bank=Banking())
    return check_sign(after) or after


def choose(now: GamingTable, act: ChooseDealing, context: ActContext) -> GamingTable | Rejection:
    """Between two coups the table may be dealt in another way."""
    method = choose_dealing(
        now.edition, now.play, act.method, act.face, context.authority, in_coup=now.coup is not None
    )
    if isinstance(method, Rejection):
        return method
    return change(now, method=method.key, face=act.face, bank=Banking())


def limit(now: GamingTable, act: LimitPlayers, context: ActContext) -> GamingTable | Rejection:
    """No more may come from now on; who is at the table already, stays."""
    limited = limit_players(now.offer, context.authority, most=act.most, one_per_box=act.one_per_box)
    if isinstance(limited, Rejection):
        return limited
    if act.most is not None and act.most < len(now.guests):
        message = f"{len(now.guests)} are at the table: nobody leaves for a limit."
        return Rejection("out-of-range", message, limited.players.clause)
    return change(now, players=limited.players)


def restrict_wager(now: GamingTable, act: RestrictOptional, context: ActContext) -> GamingTable | Rejection:
    """An optional wager needs a main wager from the next coup on."""
    if now.coup is not None:
        return Rejection("coup-in-progress", "Restrict wagers between two coups.")
    kept = restrict(
        now.offer,
        act.wager,
        by=context.authority,
        surveillance_told=act.surveillance_told,
        sign_shown=act.sign_shown,
    )
    return kept if isinstance(kept, Rejection) else change(now, main_wager_only=kept.main_wager_only)


def show_game(now: GamingTable, act: ShowGame, context: ActContext) -> GamingTable | Rejection:
    """The notice that a change of game needs."""
    permitted = permit(now.edition, Reserved.CHANGE_GAME, context.authority)
    if isinstance(permitted, Rejection):
        return permitted
    other = now.edition.game(act.game)
    if not isinstance(other, BaccaratGame) or act.game == now.game or act.change_at <= context.at:
        message = "Name another game of this edition, and a time to come."
        return Rejection("bad-notice", message, permitted.clause)
    soon = check_named(now.edition, Reserved.CHANGE_GAME, act.change_at, context.at)
    if soon is not None:
        return soon
    words = f"A sign tells of {other.title}."
    incident = note(context, "notice", "change-of-game", words, permitted.clause)
    return record(change(now, game_notice=GameNotice(act.game, act.change_at, context.at)), incident)


def change_game(now: GamingTable, act: ChangeGame, context: ActContext) -> GamingTable | Rejection:
    """Another game, after its notice or because all agree."""
    changed = games.change_game(
        now.offer,
        act.game,
        context.authority,
        context.at,
        last=None if now.coup is None else round_of(now, now.coup),
        told=now.game_notice,
        players=frozenset(now.guests),
        agreed=frozenset(act.agreed),
    )
    if isinstance(changed, Rejection):
        return changed
    if now.coup is not None:
        return Rejection("coup-in-progress", "Change the game before wagers are taken for the next coup.")
    known = {wager.key for wager in changed.wagers}
    after = change(
        now,
        game=act.game,
        # What was played before was another game, and cannot be taken up in this one.
        before=None,
        game_since=context.at,
        game_notice=None,
        main_wager_only=now.main_wager_only & known,
    )
    refused = check_setup(change(now.record, game=act.game))
    return refused or check_sign(after) or after


def check_sign(now: GamingTable) -> Rejection | None:
    """Whether the sign of a table can say all that it has to."""
    sign = table_sign(now.offer, now.limits, now.terms)
    return sign if isinstance(sign, Rejection) else None


def show_closing(now: GamingTable, act: ShowClosing, context: ActContext) -> GamingTable | Rejection:
    """The notice that closing a table with players at it needs."""
    permitted = permit(now.edition, Reserved.CLOSE_TABLE, context.authority)
    if isinstance(permitted, Rejection):
        return permitted
    if act.close_at <= context.at:
        return Rejection("bad-notice", "Name a time to come.", permitted.clause)
    soon = check_named(now.edition, Reserved.CLOSE_TABLE, act.close_at, context.at)
    if soon is not None:
        return soon
    words = "A sign tells when the table closes."
    incident = note(context, "notice", "closing", words, permitted.clause)
    return record(change(now, closing=Closing(act.close_at, context.at)), incident)


def close_table(now: GamingTable, _: CloseTable, context: ActContext) -> ActResult[GamingTable] | Rejection:
    """The table closes between two coups: with notice while anybody is there, at once when nobody is.

    Everybody leaves with what is before them.
    """
    permitted = permit(now.edition, Reserved.CLOSE_TABLE, context.authority)
    if isinstance(permitted, Rejection):
        return permitted
    if now.coup is not None and (now.coup.cards or now.coup.wagers):
        return Rejection("coup-in-progress", "Finish the coup first.", permitted.clause)
    told = now.closing
    if now.guests:
        untold = check_notice(
            now.edition,
            Reserved.CLOSE_TABLE,
            None if told is None else told.told_at,
            context.at,
            due=None if told is None else told.close_at,
        )
        if untold is not None:
            return untold
    shoe = None if now.shoe is None else change(now.shoe, taken_out=Reserved.CLOSE_TABLE)
    gone = depart_all(now)
    closed = change(gone.state, opened=False, closing=None, game_notice=None, shoe=shoe, cards_in=None)
    return ActResult(change(call_off(closed), paired=None, no_bet=None, carried=None, options=()), gone.money)
