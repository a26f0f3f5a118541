"""The percentage that a tie pays by the sign: announced and changed between two coups."""

from pitboss.acting.acts.act import Act, ActContext
from pitboss.acting.registers.notice import check_named, check_notice
from pitboss.acting.registers.recording import note, record
from pitboss.acting.setups.setup import terms_of
from pitboss.acting.state import change
from pitboss.baccarat.state import GamingTable, PercentNotice
from pitboss.game.permission import authority_clause, check_permitted
from pitboss.game.settlement import NOTHING, Terms
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import read_percent, stated_percent
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.authority import Act as Reserved


class ShowTiePercent(Act, frozen=True):
    """A sign announces another percentage for Player and Banker on a tie, and from when it holds."""

    percent: str
    change_at: Instant


class ChangeTiePercent(Act, frozen=True):
    """Player and Banker win another percentage on a tie from now on."""

    percent: str


def check_show_tie_percent(now: GamingTable, act: ShowTiePercent, context: ActContext) -> Rejection | None:
    """Requires another percentage, and a time that gives the players their full notice of a lower one."""
    new = _other_terms(now, act.percent, context)
    if isinstance(new, Rejection):
        return new
    if act.change_at <= context.at:
        clause = authority_clause(now.edition, Reserved.CHANGE_TIE_PERCENT, context.authority)
        return Rejection("bad-notice", {"case": "time-to-come"}, clause)
    if not _lowers(now, new):
        return None
    return check_named(now.edition, Reserved.CHANGE_TIE_PERCENT, act.change_at, context.at)


def apply_show_tie_percent(now: GamingTable, act: ShowTiePercent, context: ActContext) -> GamingTable:
    """Starts the notice that a lower percentage needs."""
    words = Text("incident-new-tie-percent", {"odds": on_sign(act.percent)})
    clause = authority_clause(now.edition, Reserved.CHANGE_TIE_PERCENT, context.authority)
    incident = note(context, "notice", "tie-percent", words, clause)
    notice = PercentNotice(act.percent, act.change_at, context.at)
    return record(change(now, percent_notice=notice), incident)


def check_change_tie_percent(
    now: GamingTable, act: ChangeTiePercent, context: ActContext
) -> Rejection | None:
    """Requires that no coup is under way, and full notice of a lower percentage."""
    new = _other_terms(now, act.percent, context)
    if isinstance(new, Rejection):
        return new
    if now.coup is not None:
        return Rejection("coup-in-progress", {"case": "limits-before-wagers"})
    if not _lowers(now, new):
        return None
    notice = now.percent_notice
    if notice is None or _terms_with(now, notice.percent) != new:
        return check_notice(now.edition, Reserved.CHANGE_TIE_PERCENT, None, context.at)
    return check_notice(
        now.edition, Reserved.CHANGE_TIE_PERCENT, notice.notified_at, context.at, due=notice.change_at
    )


def apply_change_tie_percent(now: GamingTable, act: ChangeTiePercent, _: ActContext) -> GamingTable:
    """The sign shows another percentage. Earlier coups were played for the old one, and stay finished."""
    setup = change(now.record, tie_percent=act.percent)
    return change(now, setup=setup, percent_notice=None, before=None)


def on_sign(percent: str) -> Text:
    """A percentage on ties in words, as the sign shows it."""
    figure = read_percent(percent)
    return stated_percent(NOTHING if isinstance(figure, Rejection) else figure)


def _terms_with(now: GamingTable, percent: str) -> Terms | Rejection:
    """What the table would add to the rules of the game of its edition that pays a percentage on ties."""
    game = next(game for game in now.edition.games if game.sign_percentage is not None)
    return terms_of(change(now.record, tie_percent=percent), game.key)


def _other_terms(now: GamingTable, percent: str, context: ActContext) -> Terms | Rejection:
    """The terms with another percentage than the one on the sign, and a person who may alter the sign."""
    refused = check_permitted(now.edition, Reserved.CHANGE_TIE_PERCENT, context.authority)
    new = refused or _terms_with(now, percent)
    if isinstance(new, Rejection):
        return new
    if now.record.tie_percent is not None and new == _terms_with(now, now.record.tie_percent):
        return Rejection("limits-unchanged", {"case": "same-percentage"})
    return new


def _lowers(now: GamingTable, new: Terms) -> bool:
    """Whether players would win less on a tie in the game in play."""
    old = now.terms.tie_percent
    return old is not None and new.tie_percent is not None and new.tie_percent < old
