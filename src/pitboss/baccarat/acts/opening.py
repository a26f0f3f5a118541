"""Setting a table up, opening it, changing its game and its dealing method, and closing it."""

import msgspec

from pitboss.acting.acts.act import Act, ActContext, ActResult, Facts
from pitboss.acting.acts.common_acts import ShowClosing
from pitboss.acting.registers.notice import check_named, check_notice
from pitboss.acting.registers.recording import note, record
from pitboss.acting.setups.gaming_hours import check_hours
from pitboss.acting.setups.setup import Setup, count_items
from pitboss.acting.setups.sign import TableLimits
from pitboss.acting.state import Closing, GameNotice, change
from pitboss.baccarat.acts.findings import Findings
from pitboss.baccarat.acts.people import check_listed, depart_all
from pitboss.baccarat.machines import round_of
from pitboss.baccarat.play import games
from pitboss.baccarat.play.duties import CHECK, CardDuty, find_check
from pitboss.baccarat.play.limit_changes import InForce, check_open_limits, table_sign
from pitboss.baccarat.play.receiving import by_dealer
from pitboss.baccarat.setup import SETUPS
from pitboss.baccarat.state import Banking, GamingTable, call_off
from pitboss.game.offer import PlayerLimit, check_limit, check_restrict
from pitboss.game.permission import authority_clause, check_permitted, permit, reserved
from pitboss.game.preparing.dealing import check_dealing
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.catalogue import known_game
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.equipment import ItemKind


class SetTable(Act, frozen=True):
    """The table is set up, or set up again while it is closed."""

    setup: Setup


class OpenTable(Act, frozen=True):
    """The table opens with these limits on its sign."""

    limits: TableLimits


class ChooseDealing(Act, frozen=True):
    """The coming coups are dealt by this method, their cards face up or down."""

    method: str
    face: str


class LimitPlayers(Act, frozen=True):
    """At most this many may play here, or only one from each box."""

    most: int | None = None
    one_per_box: bool = False


class ReserveTable(Act, frozen=True):
    """The table is reserved for these patrons. Without any, it has no list."""

    people: tuple[int, ...] = ()


class RestrictOptional(Act, frozen=True):
    """An optional wager is reserved for players with a main wager."""

    wager: str
    surveillance_notified: bool = msgspec.field(default=False, name="surveillance_told")
    sign_shown: bool = False


class LiftRestriction(Act, frozen=True):
    """An optional wager is open to all players again, and the sign of its restriction is down."""

    wager: str


class ShowGame(Act, frozen=True):
    """A sign announces another game and when it starts."""

    game: str
    change_at: Instant


class ChangeGame(Act, frozen=True):
    """Another game of the edition is played from now on."""

    game: str
    agreed: tuple[str, ...] = ()
    """The players who agree to it."""


class CloseTable(Act, frozen=True):
    """The table closes."""

    nobody_plays: bool = False
    """Whether no player is at its terminals. The server counts them; nobody's word replaces that."""


def check_set_table(now: GamingTable, act: SetTable, _: ActContext) -> Rejection | None:
    """Requires a closed table, and a set-up that its edition allows."""
    if now.opened or now.coup is not None:
        return Rejection("table-open", {"case": "close-table-first"})
    refused = SETUPS.check(act.setup)
    if refused is not None:
        return refused
    if now.setup is None and any("/seat/" in account and cents for account, cents in now.balances.items()):
        return Rejection("chips-on-seats")
    return None


def apply_set_table(now: GamingTable, act: SetTable, _: ActContext) -> GamingTable:
    """The table plays the game of its set-up. It keeps open matters and the records of its shoes."""
    fresh = GamingTable(till=now.till, setup=act.setup, game=act.setup.game, book=now.book)
    fresh = change(fresh, errors=now.errors, disputes=now.disputes, excluded=now.excluded)
    fresh = change(fresh, reserved_for=now.reserved_for)
    fresh = change(fresh, loaded=now.loaded, emptied=now.emptied, card_duties=now.card_duties)
    game = known_game(act.setup.edition, act.setup.game)
    if not isinstance(game, BaccaratGame):
        return fresh
    method = by_dealer(game)
    return change(fresh, method=method.key, face=method.faces[0])


def check_open_table(now: GamingTable, act: OpenTable, context: ActContext) -> Rejection | None:
    """Requires a complete sign."""
    if now.opened:
        return Rejection("table-open", {"case": "table-already"})
    if not isinstance(now.edition.game(now.game), BaccaratGame):
        return Rejection("no-such-game", {"case": "wheel-opens"})
    refused = _check_hours(now, context)
    if refused is not None:
        return refused
    clock = count_items(now.record, ItemKind.COUNTDOWN_CLOCK) > 0
    return check_open_limits(now.offer, act.limits, clock_shown=clock) or check_sign(
        apply_open_table(now, act, context)
    )


def apply_open_table(now: GamingTable, act: OpenTable, _: ActContext) -> GamingTable:
    """The sign shows the limits, and play may begin."""
    return change(now, opened=True, in_force=InForce(act.limits), closing=None, bank=Banking())


def check_choose_dealing(now: GamingTable, act: ChooseDealing, context: ActContext) -> Rejection | None:
    """Requires a dealing method of the game, and that no coup is under way."""
    return check_dealing(
        now.edition, now.play, act.method, act.face, context.authority, in_coup=now.coup is not None
    )


def apply_choose_dealing(now: GamingTable, act: ChooseDealing, _: ActContext) -> GamingTable:
    """The table is dealt in another way, and nobody has the banker's role yet."""
    return change(now, method=act.method, face=act.face, bank=Banking())


def check_limit_players(now: GamingTable, act: LimitPlayers, context: ActContext) -> Rejection | None:
    """Requires a limit that no present player exceeds."""
    refused = check_limit(now.edition, context.authority, act.most)
    if refused is not None or act.most is None or act.most >= len(now.guests):
        return refused
    clause = authority_clause(now.edition, Reserved.LIMIT_PLAYERS, context.authority)
    return Rejection("out-of-range", {"case": "guests-stay", "guests": len(now.guests)}, clause)


def apply_limit_players(now: GamingTable, act: LimitPlayers, context: ActContext) -> GamingTable:
    """No more players may join from now on."""
    clause = authority_clause(now.edition, Reserved.LIMIT_PLAYERS, context.authority)
    return change(now, players=PlayerLimit(act.most, act.one_per_box, clause))


def check_reserve_table(now: GamingTable, act: ReserveTable, _: ActContext) -> Rejection | None:
    """Requires an area with reserved tables, and that everyone at the table is on the new list."""
    if now.area is None:
        return Rejection("not-reservable")
    if set(act.people) == set(now.reserved_for):
        return Rejection("list-unchanged", clause=now.area.clause)
    return check_listed(now, {name: guest.patron for name, guest in now.guests.items()}, act.people)


def apply_reserve_table(now: GamingTable, act: ReserveTable, _: ActContext) -> GamingTable:
    """Nobody else gets a seat or places a wager there."""
    return change(now, reserved_for=tuple(dict.fromkeys(act.people)))


def check_restrict_optional(now: GamingTable, act: RestrictOptional, context: ActContext) -> Rejection | None:
    """Requires rules that allow the restriction, and that everyone who must know of it does."""
    if now.coup is not None:
        return Rejection("coup-in-progress", {"case": "restrict-between-coups"})
    return check_restrict(
        now.offer,
        act.wager,
        by=context.authority,
        surveillance_notified=act.surveillance_notified,
        sign_shown=act.sign_shown,
    )


def apply_restrict_optional(now: GamingTable, act: RestrictOptional, _: ActContext) -> GamingTable:
    """An optional wager needs a main wager from the next coup."""
    return change(now, main_wager_only=now.main_wager_only | {act.wager})


def check_lift_restriction(now: GamingTable, act: LiftRestriction, context: ActContext) -> Rejection | None:
    """Requires a restriction, a person who may restrict, and that no coup is under way."""
    refused = check_permitted(now.edition, Reserved.RESTRICT_OPTIONAL, context.authority)
    if refused is not None:
        return refused
    if now.coup is not None:
        return Rejection("coup-in-progress", {"case": "restrict-between-coups"})
    if act.wager not in now.main_wager_only:
        clause = reserved(now.edition, Reserved.RESTRICT_OPTIONAL)
        return Rejection("nothing-to-lift", {"case": "restriction"}, clause)
    return None


def apply_lift_restriction(now: GamingTable, act: LiftRestriction, _: ActContext) -> GamingTable:
    """The wager stands alone again from the next coup."""
    return change(now, main_wager_only=now.main_wager_only - {act.wager})


def check_show_game(now: GamingTable, act: ShowGame, context: ActContext) -> Rejection | None:
    """Requires another game, and a time that gives the players their full notice."""
    permitted = permit(now.edition, Reserved.CHANGE_GAME, context.authority)
    if isinstance(permitted, Rejection):
        return permitted
    other = now.edition.game(act.game)
    if not isinstance(other, BaccaratGame) or act.game == now.game or act.change_at <= context.at:
        return Rejection("bad-notice", {"case": "game-and-time"}, permitted.clause)
    return check_named(now.edition, Reserved.CHANGE_GAME, act.change_at, context.at)


def apply_show_game(now: GamingTable, act: ShowGame, context: ActContext) -> GamingTable:
    """Starts the notice that a change of game needs."""
    other = now.edition.game(act.game)
    words = Text("incident-change-of-game", {"game": act.game if other is None else Text(other.title)})
    clause = authority_clause(now.edition, Reserved.CHANGE_GAME, context.authority)
    incident = note(context, "notice", "change-of-game", words, clause)
    return record(change(now, game_notice=GameNotice(act.game, act.change_at, context.at)), incident)


def check_change_game(now: GamingTable, act: ChangeGame, context: ActContext) -> Rejection | None:
    """Requires full notice or the consent of all players, and a complete table for the new game."""
    refused = games.check_change_game(
        now.offer,
        act.game,
        context.authority,
        context.at,
        last=None if now.coup is None else round_of(now, now.coup),
        notice=now.game_notice,
        players=frozenset(now.guests),
        agreed=frozenset(act.agreed),
    )
    if refused is not None:
        return refused
    if now.coup is not None:
        return Rejection("coup-in-progress", {"case": "game-before-wagers"})
    return SETUPS.check(change(now.record, game=act.game)) or check_sign(apply_change_game(now, act, context))


def apply_change_game(now: GamingTable, act: ChangeGame, context: ActContext) -> GamingTable:
    """Another game of the edition. Restrictions stay on the wagers that both games have."""
    game = now.edition.game(act.game)
    known = {wager.key for wager in game.wagers} if isinstance(game, BaccaratGame) else set[str]()
    return change(
        now,
        game=act.game,
        # Earlier coups belong to another game, and cannot be resumed in this one.
        before=None,
        game_since=context.at,
        game_notice=None,
        main_wager_only=now.main_wager_only & known,
    )


def _check_hours(now: GamingTable, context: ActContext) -> Rejection | None:
    setup = now.record
    return check_hours(setup.gaming_hours, context.at, setup.utc_offset, now.edition.gaming_hours)


def check_sign(now: GamingTable) -> Rejection | None:
    """Requires that the sign of a table can be complete."""
    sign = table_sign(now.offer, now.limits, now.terms)
    return sign if isinstance(sign, Rejection) else None


def check_show_closing(now: GamingTable, act: ShowClosing, context: ActContext) -> Rejection | None:
    """Requires a time in the future that gives players their full notice."""
    permitted = permit(now.edition, Reserved.CLOSE_TABLE, context.authority)
    if isinstance(permitted, Rejection):
        return permitted
    if act.close_at <= context.at:
        return Rejection("bad-notice", {"case": "time-to-come"}, permitted.clause)
    return check_named(now.edition, Reserved.CLOSE_TABLE, act.close_at, context.at)


def apply_show_closing(now: GamingTable, act: ShowClosing, context: ActContext) -> GamingTable:
    """Starts the notice that players must have before the table closes."""
    clause = authority_clause(now.edition, Reserved.CLOSE_TABLE, context.authority)
    incident = note(context, "notice", "closing", Text("incident-table-closing"), clause)
    return record(change(now, closing=Closing(act.close_at, context.at)), incident)


def check_close_table(now: GamingTable, act: CloseTable, context: ActContext) -> Rejection | None:
    """Requires that no coup is under way, and full notice if players are there or at its terminals."""
    permitted = permit(now.edition, Reserved.CLOSE_TABLE, context.authority)
    if isinstance(permitted, Rejection):
        return permitted
    at_terminals = now.play.cash_out is not None and not act.nobody_plays
    if now.coup is not None and (now.coup.cards or now.coup.wagers or at_terminals):
        return Rejection("coup-in-progress", {"case": "finish-first"}, permitted.clause)
    if not now.guests and not at_terminals:
        return None
    if now.edition.gaming_hours is not None and _check_hours(now, context) is not None:
        # Notice is for a closing before the close of gaming.
        return None
    closing = now.closing
    return check_notice(
        now.edition,
        Reserved.CLOSE_TABLE,
        None if closing is None else closing.notified_at,
        context.at,
        due=None if closing is None else closing.close_at,
    )


def facts_close_table(now: GamingTable, _: CloseTable, __: ActContext) -> Facts:
    """The cards of the last shoe must be checked after gaming, if the rules say so."""
    clause = now.play.procedure.checked_after
    played = now.shoe is not None and not now.closed_since and not now.loaded.came_pre_shuffled
    if clause is None or not played or find_check(now.card_duties) is not None:
        return Facts()
    return Facts(findings=Findings(duties=(CardDuty(CHECK, clause),)))


def apply_close_table(now: GamingTable, _: CloseTable, context: ActContext) -> ActResult[GamingTable]:
    """All guests leave with their chips, and the cards go out of play."""
    findings: Findings | None = context.facts.findings
    left = () if findings is None else findings.duties
    shoe = None if now.shoe is None else change(now.shoe, taken_out=Reserved.CLOSE_TABLE)
    gone = depart_all(now, now.guests)
    closed = change(gone.state, opened=False, shoe=shoe, cards_in=None)
    closed = change(closed, closing=None, game_notice=None, percent_notice=None)
    closed = change(closed, card_duties=(*now.card_duties, *left))
    return ActResult(change(call_off(closed), paired=None, no_bet=None, carried=None, options=()), gone.money)
