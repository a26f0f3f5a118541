"""Coups without wagers: when the rules allow one, and who may order it."""

from dataclasses import dataclass

from pitboss.game.offer import Offer
from pitboss.game.permission import permit
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import AnyOf
from pitboss.rules.authority import Act
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.limits import Closes
from pitboss.rules.procedure import Device, Fact, NoBetCoup


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """The facts of a table between two coups that a no-bet coup depends on."""

    device: Device
    players: frozenset[str] = frozenset()
    """The players at the table."""
    agreed: frozenset[str] = frozenset()
    """Those of them who agree to a no-bet coup."""
    requested: frozenset[str] = frozenset()
    """Those of them who requested one."""
    wagers: int = 0
    """How many have been placed."""
    period_ended: bool = False
    """Whether a set wagering period has just ended."""
    marker: bool = False
    surveillance_notified: bool = False


def facts(table: Offer, now: Situation) -> frozenset[Fact]:
    """The facts that hold, of all that a no-bet coup may need."""
    timed = table.closing.at is Closes.PERIOD_ENDS
    known = {
        Fact.SHOE: now.device is not Device.SHUFFLING_DEVICE,
        Fact.NOBODY: not now.players,
        Fact.PLAYERS: bool(now.players),
        Fact.NO_WAGERS: not now.wagers,
        Fact.IDLE_PERIOD: timed and now.period_ended and not now.wagers,
        Fact.REQUEST: bool(now.requested & now.players),
        Fact.ALL_AGREE: bool(now.players) and now.players <= now.agreed,
        Fact.MARKER: now.marker,
        Fact.SURVEILLANCE: now.surveillance_notified,
    }
    return frozenset(fact for fact, so in known.items() if so)


def find_no_bet(game: BaccaratGame, act: Act) -> NoBetCoup | None:
    """The row of a game for a no-bet coup for this reason."""
    return next((row for row in game.procedure.no_bet_coups if row.act is act), None)


def find_missing(table: Offer, row: NoBetCoup, now: Situation) -> tuple[Fact, ...] | None:
    """The first facts of which a no-bet coup needs one, and none holds."""
    so = facts(table, now)
    return next((group for group in row.needs if not so.intersection(group)), None)


def check_no_bet(table: Offer, act: Act, now: Situation, by: Role) -> Rejection | None:
    """Whether a person of this role may order that no wagers are accepted.

    >>> from pitboss.game.offer import offer
    >>> from pitboss.rules.editions.canberra_mini_baccarat_2023 import EDITION
    >>> table = offer(EDITION, EDITION.game("commission"), 8)
    >>> ann = Situation(device=Device.SHOE, players=frozenset({"Ann"}))
    >>> check_no_bet(table, Act.NO_BET_COUP_EMPTY, ann, Role.CASINO_SUPERVISOR).code
    'no-bet-coup-not-allowed'
    """
    permitted = permit(table.edition, act, by)
    if isinstance(permitted, Rejection):
        return permitted
    row = find_no_bet(table.game, act)
    if row is None:
        return Rejection("no-bet-coup-not-allowed", {"case": "report-irregularity"}, permitted.clause)
    if now.wagers:
        return Rejection("wagers-placed", {"case": "return-first"}, row.clause)
    missing = find_missing(table, row, now)
    if missing is None:
        return None
    needed = AnyOf(tuple(fact.text for fact in missing))
    return Rejection("no-bet-coup-not-allowed", {"case": "only-if", "facts": needed}, row.clause)
