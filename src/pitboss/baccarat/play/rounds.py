"""The round: one coup from "place your bets" to the result, and what each step waits for."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from pitboss.game.coup import Coup
from pitboss.game.offer import Offer, find_wager
from pitboss.game.permission import permit
from pitboss.game.shoe import Shoe, check_ready
from pitboss.game.wagers import CLOSED_FROM, Moment, check_open, place, withdraw
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.rules.authority import Act
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.limits import Closes, Tender
from pitboss.rules.procedure import Announcement, Call, DealingMethod
from pitboss.rules.result import CoupResult, Winner


class RoundStep(StrEnum):
    """What a round may wait for."""

    PLACE_YOUR_BETS = "place-your-bets"
    NO_MORE_BETS = "no-more-bets"
    CARD = "card"
    EXPOSURE = "exposure"
    RESULT = "result"
    CONFIRMATION = "confirmation"

    @property
    def text(self) -> Text:
        """As part of a sentence."""
        return Text(f"round-step-{self}")


STEPS: Mapping[Announcement, RoundStep] = {
    Announcement.PLACE_YOUR_BETS: RoundStep.PLACE_YOUR_BETS,
    Announcement.NO_MORE_BETS: RoundStep.NO_MORE_BETS,
}


@dataclass(frozen=True, slots=True)
class Round:
    """A coup at a table, with its progress so far."""

    table: Offer
    key: str
    """Unique on the whole floor, among rounds and spins."""
    coup: Coup
    """The cards that are known."""
    hidden: int = 0
    """How many more cards are out that are not known yet."""
    called: frozenset[Announcement] = frozenset()
    moment: Moment = Moment.OPEN
    left_ms: int | None = None
    """How long its set wagering period still runs. None without one, or if the time does not matter."""
    selected: Winner | None = None
    """The result that the dealer has chosen."""
    confirmed: bool = False

    @property
    def game(self) -> BaccaratGame:
        """The game that the table plays."""
        return self.table.game

    @property
    def dealt(self) -> int:
        """How many cards are out."""
        return self.coup.dealt + self.hidden

    @property
    def expects(self) -> RoundStep | None:
        """What must come next. None when the coup may be settled."""
        call = None if self.dealt else _call_due(self)
        if call is not None:
            return STEPS[call.announcement]
        unseen = self.hidden or self.moment is not Moment.FIRST_CARD_EXPOSED
        if self.dealt >= 4 and unseen:
            # Cards face down do not show whether a third is due, or which hand has won.
            return RoundStep.EXPOSURE
        if not self.coup.complete:
            return RoundStep.CARD
        if self.game.procedure.confirmation is None or self.confirmed:
            return None
        return RoundStep.CONFIRMATION if self.selected else RoundStep.RESULT

    def check_open(self) -> Rejection | None:
        """Whether it accepts wagers."""
        return check_wagers(self)

    def check_wager(self, wager: str) -> Rejection | None:
        """Whether the table has this wager."""
        known = find_wager(self.table, wager)
        return known if isinstance(known, Rejection) else None

    def place(self, layout: Mapping[str, Cents], wager: str, stake: object) -> dict[str, Cents] | Rejection:
        """The layout of a terminal with a stake added on a wager."""
        return place(self.table, layout, wager, stake, moment=self.moment, tender=Tender.CREDITS)

    def withdraw(self, layout: Mapping[str, Cents], wager: str) -> dict[str, Cents] | Rejection:
        """The layout of a terminal without a wager."""
        return withdraw(self.table, layout, wager, moment=self.moment)


def coup_text(result: CoupResult) -> Text:
    """The result of a coup, as the screen of a terminal shows it."""
    low, high = sorted((result.player, result.banker))
    if result.winner is Winner.TIE:
        return Text("outcome-tied", {"high": high})
    return Text("outcome-won", {"winner": Text(f"hand-{result.winner}"), "high": high, "low": low})


def check_start(table: Offer, shoe: Shoe, key: str) -> Rejection | None:
    """Whether the next round of a table may open: cards have been burned, and no coup is being dealt.

    >>> from pitboss.game.offer import offer
    >>> from pitboss.game.shoe import open_shoe
    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> from pitboss.rules.procedure import Device
    >>> table = offer(EDITION, EDITION.game("baccarat"), 8, layout="D")
    >>> check_start(table, open_shoe(table.game, 8, Device.SCANNING_SHOE), "table 1, coup 1").code
    'burn-due'
    """
    return check_ready(shoe) or _check_shoe(table, shoe) or _check_order(table, key)


def check_call(now: Round, announcement: Announcement) -> Rejection | None:
    """Whether the dealer may make this call. In the Rapid game the New Game button is the call for bets."""
    call = _find(now, announcement)
    if call is None:
        return Rejection("call-not-known", {"game": Text(now.game.title), "call": announcement.text})
    if call.by_start and announcement in now.called:
        return Rejection("call-made", clause=call.clause)
    closes = announcement is Announcement.NO_MORE_BETS
    if now.dealt and not (closes and check_wagers(now) is None):
        return Rejection("coup-in-progress", {"case": "call-before-card"}, call.clause)
    if closes and not now.dealt:
        refused = check_time_up(now)
        if refused is not None:
            return refused
    if announcement is Announcement.PLACE_YOUR_BETS and wagering_over(now):
        return Rejection("wagers-closed", {"case": "period-over"}, call.clause)
    return None


def check_wagers(now: Round) -> Rejection | None:
    """Whether the round accepts wagers. While it does, they may be placed, changed and taken off."""
    call = _find(now, Announcement.PLACE_YOUR_BETS)
    if call is not None and call.required and call.announcement not in now.called:
        return Rejection("wagers-not-open", clause=call.clause)
    if _over(now):
        return Rejection("wagers-closed", {"case": "called"}, now.table.closing.clause)
    return check_open(now.table, now.moment)


def wagering_over(now: Round) -> bool:
    """Whether the time for wagers is over."""
    return _over(now) or now.moment >= CLOSED_FROM[now.table.closing.at]


def check_period(now: Round) -> Rejection | None:
    """Requires a wagering period that was not ended yet."""
    if now.table.closing.at is not Closes.PERIOD_ENDS:
        clause = now.table.closing.clause
        return Rejection("no-wagering-period", clause=clause)
    return check_wagers(now)


def check_time_up(now: Round) -> Rejection | None:
    """Requires a set wagering period to have run down: nobody ends it earlier."""
    if not now.left_ms:
        return None
    seconds = -(-now.left_ms // 1_000)
    return Rejection("period-running", {"seconds": seconds}, now.table.closing.clause)


def check_reopen(now: Round, method: DealingMethod, by: Role) -> Rejection | None:
    """Whether a supervisor may let wagers be changed again, in fairness, because no card was seen."""
    closing = now.table.closing
    permitted = permit(now.table.edition, Act.REOPEN_WAGERS, by)
    if isinstance(permitted, Rejection):
        return permitted
    if closing.reopened is None or method.key == closing.not_by_method:
        clause = closing.reopened or closing.clause
        return Rejection("reopening-not-allowed", {"method": method.key}, clause)
    if now.moment is Moment.FIRST_CARD_EXPOSED:
        return Rejection("card-seen", clause=closing.reopened)
    if now.table.no_bet is not None or not wagering_over(now):
        return Rejection("wagers-open", {"case": "none-closed"}, closing.reopened)
    if closing.reopened_after_card and not now.dealt:
        return Rejection("reopening-before-card", clause=closing.reopened)
    return None


def check_calls(now: Round) -> Rejection | None:
    """Requires every call that must come before the first card."""
    return None if now.dealt or _call_due(now) is None else _early(now)


def check_selection(now: Round, winner: Winner) -> Rejection | None:
    """Requires a result that matches the cards."""
    rule = now.game.procedure.confirmation
    if rule is None or now.expects not in (RoundStep.RESULT, RoundStep.CONFIRMATION):
        return _early(now)
    if winner is not now.coup.result.winner:
        dealt = Text(f"winner-{now.coup.result.winner}")
        return Rejection(
            "result-differs",
            {"case": "cards", "dealt": dealt, "chosen": Text(f"winner-{winner}")},
            rule.selected,
        )
    return None


def check_confirmation(now: Round) -> Rejection | None:
    """Whether the dealer may confirm the chosen result."""
    return None if now.expects is RoundStep.CONFIRMATION else _early(now)


def finished_coup(now: Round) -> Coup | Rejection:
    """The coup to settle, if the round is ready for it.

    >>> from pitboss.game.coup import read_coup
    >>> from pitboss.game.offer import offer
    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> table = offer(EDITION, EDITION.game("baccarat"), 8, layout="D")
    >>> coup = read_coup(table.game, ["9S", "KH", "KD", "7C"])
    >>> now = Round(table, "table 1, coup 1", coup, moment=Moment.FIRST_CARD_EXPOSED)
    >>> finished_coup(now).facts["step"].key
    'round-step-result'
    >>> finished_coup(replace(now, selected=Winner.PLAYER, confirmed=True)).result.player
    9
    """
    if now.expects is None:
        return now.coup
    rule = now.game.procedure.confirmation
    if rule is not None and now.expects is RoundStep.CONFIRMATION:
        return replace(_early(now), clause=rule.before_settlement)
    return _early(now)


def _check_shoe(table: Offer, shoe: Shoe) -> Rejection | None:
    """Requires the cards of this table, with no coup under way."""
    decks = table.game.procedure.decks.clause
    if shoe.game.procedure is not table.game.procedure or shoe.decks != table.decks:
        return Rejection("other-shoe", {"case": "not-of-this-table"}, decks)
    if shoe.in_coup:
        return Rejection("coup-in-progress", {"case": "dealt-from-shoe"}, decks)
    return None


def _check_order(table: Offer, key: str) -> Rejection | None:
    """Requires that an order to deal without wagers, if there is one, is for this round."""
    if table.no_bet is None or table.no_bet.round in (None, key):
        return None
    return Rejection("no-bet-coup-over", clause=table.no_bet.clause)


def _calls(now: Round) -> list[Call]:
    """The announcements that belong to how the table closes wagers."""
    at = now.table.closing.at
    return [call for call in now.game.procedure.calls if call.closing is None or call.closing is at]


def _find(now: Round, announcement: Announcement) -> Call | None:
    for call in _calls(now):
        if call.announcement is announcement:
            return call
    return None


def _call_due(now: Round) -> Call | None:
    """The first required call that has not been made."""
    due = (call for call in _calls(now) if call.required and call.announcement not in now.called)
    return next(due, None)


def _over(now: Round) -> bool:
    return Announcement.NO_MORE_BETS in now.called


def _early(now: Round) -> Rejection:
    """The rejection with the step that the round waits for, and its clause."""
    procedure, step = now.game.procedure, now.expects
    if step is None:
        return Rejection("round-over", {"case": "settle-coup"})
    call, confirmation = _call_due(now), procedure.confirmation
    clauses = {RoundStep.CARD: now.coup.turn[1], RoundStep.EXPOSURE: now.table.closing.clause}
    if call is not None:
        clauses[STEPS[call.announcement]] = call.clause
    if confirmation is not None:
        clauses |= {RoundStep.RESULT: confirmation.selected, RoundStep.CONFIRMATION: confirmation.confirmed}
    return Rejection("round-not-over", {"case": "waits", "step": step.text}, clauses[step])
