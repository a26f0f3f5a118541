"""The changes that signs at a table announce: limits, the percentage on ties, another game, the closing."""

from pitboss.acting.acts.common_acts import AlterLimits
from pitboss.acting.registers.announced import Announced, ComingChange, clause_of
from pitboss.baccarat.acts.opening import ChangeGame, CloseTable
from pitboss.baccarat.acts.tie_percent import ChangeTiePercent, on_sign
from pitboss.baccarat.play.limit_changes import notice_clause
from pitboss.baccarat.state import GamingTable
from pitboss.kernel.text import Amount, Moment, Text


def announced(now: GamingTable) -> tuple[Announced, ...]:
    """All signs about coming changes at an open table, with the acts that carry them out."""
    if not now.opened:
        return ()
    signs = (_limits(now), _tie_percent(now), _game(now), _closing(now))
    return tuple(sign for sign in signs if sign is not None)


def _limits(now: GamingTable) -> Announced | None:
    coming = None if now.in_force is None else now.in_force.announced
    if coming is None:
        return None
    each, at = coming.limits.each, Moment(coming.change_at)
    text = Text("sign-new-limits-range", {"at": at, "least": Amount(each.least), "most": Amount(each.most)})
    clause = notice_clause(now.edition)
    return Announced(
        ComingChange.LIMITS, text, coming.change_at, coming.shown_at, clause, AlterLimits(coming.limits)
    )


def _tie_percent(now: GamingTable) -> Announced | None:
    notice = now.percent_notice
    if notice is None:
        return None
    text = Text("sign-new-tie-percent", {"odds": on_sign(notice.percent), "at": Moment(notice.change_at)})
    clause = clause_of(now.edition, ComingChange.TIE_PERCENT)
    act = ChangeTiePercent(notice.percent)
    return Announced(ComingChange.TIE_PERCENT, text, notice.change_at, notice.notified_at, clause, act)


def _game(now: GamingTable) -> Announced | None:
    notice = now.game_notice
    other = None if notice is None else now.edition.game(notice.game)
    if notice is None or other is None:
        return None
    text = Text("sign-change-of-game", {"game": Text(other.title), "at": Moment(notice.change_at)})
    clause = clause_of(now.edition, ComingChange.GAME)
    return Announced(
        ComingChange.GAME, text, notice.change_at, notice.notified_at, clause, ChangeGame(notice.game)
    )


def _closing(now: GamingTable) -> Announced | None:
    closing = now.closing
    if closing is None:
        return None
    text = Text("sign-closing", {"at": Moment(closing.close_at)})
    clause = clause_of(now.edition, ComingChange.CLOSING)
    return Announced(ComingChange.CLOSING, text, closing.close_at, closing.notified_at, clause, CloseTable())
