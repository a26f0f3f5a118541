"""What a table waits for while a role is open, and which approvals a dealer may ask other staff for."""

import pytest
from kit.support import PREMIUM, RAPID, STAR, clause
from kit.tables.live_table import DEE, SUE, LiveTable, seated

from pitboss.acting.acts.act import Act
from pitboss.acting.acts.common_acts import EndPeriod, Reopen
from pitboss.acting.audience import Audience
from pitboss.baccarat.acts.holding import AcceptRole, DeclineRole, Designate, PassOut, PassRole
from pitboss.baccarat.acts.opening import ChooseDealing
from pitboss.baccarat.acts.play import Call, DrawCard
from pitboss.baccarat.acts.shoe.cards import BringCards, TakeOutCards
from pitboss.baccarat.views.view import TableView, view
from pitboss.game.coup import Hand
from pitboss.game.preparing.stack import CardSource
from pitboss.kernel.text import Text
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.procedure import Announcement

ROLE = Text("waits-banker-role")
WAGER = Text("waits-banker-wager")


def at_dealer(pit: LiveTable) -> TableView:
    return view(pit.now, "1", Audience.DEALER, DEE)


def waits(pit: LiveTable) -> tuple[Text | None, str | None]:
    """What the dealer waits for, and for whom."""
    seen = at_dealer(pit)
    return seen.waits_for, None if seen.due is None else seen.due.who


def askable_acts(pit: LiveTable, kind: type[Act]) -> list[Act]:
    return [offer.act for offer in at_dealer(pit).askable if isinstance(offer.act, kind)]


@clause(STAR, "8.17", "8.18")
def test_the_table_waits_for_the_bankers_role_between_coups_and_before_the_first_card() -> None:
    pit = seated(STAR).do(ChooseDealing("C", "down"), SUE)
    assert waits(pit) == (ROLE, "cem")
    assert waits(pit.do(DeclineRole("cem"))) == (ROLE, "bob")
    assert waits(pit.start()) == (ROLE, "bob")
    pit.do(AcceptRole("bob"))
    assert at_dealer(pit).banker == "bob"
    missed = at_dealer(pit).limits_missed
    assert missed is not None
    assert (missed.code, missed.clause) == ("banker-wager-needed", "8.17")
    pit.bet("ann", "player").do(Call(Announcement.NO_MORE_BETS))
    assert waits(pit)[0] == WAGER
    assert askable_acts(pit, Reopen) == [Reopen()]
    assert waits(pit.do(PassRole("bob"))) == (ROLE, "ann")


@pytest.mark.parametrize("method", ["A", "B"])
def test_no_other_method_asks_for_a_banker(method: str) -> None:
    assert waits(seated(STAR).do(ChooseDealing(method, "down"), SUE)) == (Text("waits-next-coup"), None)


@clause(PREMIUM, "8.4", "8.5")
def test_a_dealer_may_ask_that_another_person_turns_the_cards() -> None:
    pit = seated(PREMIUM).do(ChooseDealing("B", "down"), SUE).start().bet("ann", "player")
    pit.do(Call(Announcement.NO_MORE_BETS))
    for card in "9S KH KD 7C".split():
        pit.do(DrawCard(card))
    passing = askable_acts(pit, PassOut)
    assert PassOut(Hand.PLAYER, "bob", nominated_by="ann") in passing
    assert PassOut(Hand.PLAYER, "bob", 2, nominated_by="ann") in passing
    assert Designate("bob", Hand.BANKER) in askable_acts(pit, Designate)
    for act in passing:
        assert pit.refused(act, DEE)[0] == "not-authorised"


def test_the_cards_of_the_last_shoe_are_offered_again_to_who_may_not_replace_them() -> None:
    pit = seated(STAR)
    back = pit.now.back
    assert back is not None
    pit.do(TakeOutCards(Reserved.RESHUFFLE.value), SUE)
    for who, again in ((DEE, True), (SUE, False)):
        offers = view(pit.now, "1", Audience.DEALER, who).offers
        (brought,) = [offer.act for offer in offers if isinstance(offer.act, BringCards)]
        assert (brought.source is CardSource.USED, brought.back == back) == (again, again)


def test_the_call_for_bets_is_over_when_the_period_is() -> None:
    pit = seated(RAPID).start()
    assert at_dealer(pit).announcement == Text("announcement-place-your-bets")
    assert at_dealer(pit.do(EndPeriod())).announcement is None
