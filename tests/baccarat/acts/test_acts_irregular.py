"""Irregularities at a live table: reported, ruled, applied to cards and chips, put on record.

It takes over 10 s: every irregularity is reported in every phase of a coup that it can happen in.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import msgspec
import pytest
from kit.support import CANBERRA, EDITIONS, GUIDE, PREMIUM, RAPID, STAR, clause
from kit.tables.irregularities import because, codes, report, wagered
from kit.tables.live_table import AMY, DEE, GUS, OPAL, SUE, LiveTable, load, player, seated, set_up
from kit.tables.shoe_loading import citing

from pitboss.acting.acts.act import Person, WagerAt
from pitboss.acting.audience import Audience
from pitboss.baccarat.acts.betting import PlaceWager, TakeOff
from pitboss.baccarat.acts.holding import AcceptRole, DeclineRole
from pitboss.baccarat.acts.irregular import ChooseOption, ReportIrregularity, ResumeCoup
from pitboss.baccarat.acts.opening import ChooseDealing, CloseTable
from pitboss.baccarat.acts.payment_errors import RectifyPayment
from pitboss.baccarat.acts.people import Join, Leave
from pitboss.baccarat.acts.play import (
    CallLastCoup,
    DrawCard,
    MeetCuttingCard,
    Settle,
    SettleInitialDeal,
    StartRound,
)
from pitboss.baccarat.acts.shoe.cards import (
    BringCards,
    Burn,
    CheckCards,
    Cut,
    InsertCuttingCard,
    Shuffle,
    TakeOutCards,
)
from pitboss.baccarat.acts.shoe.moving import MoveCards
from pitboss.baccarat.decide import TableActed
from pitboss.baccarat.state import Carried, ShoeIn
from pitboss.baccarat.views.view import view
from pitboss.floor.setups import equip, standard_setup
from pitboss.game.irregularities import Report, asks, kinds
from pitboss.game.preparing.stack import CardSource
from pitboss.kernel.instant import MINUTE_MS
from pitboss.kernel.roles import Role
from pitboss.kernel.text import AnyOf
from pitboss.rules.duties import Recipient
from pitboss.rules.irregularity import Effect, Given, Kind
from pitboss.rules.procedure import Announcement, BurnWay, Device, Handling

TABLES = (STAR, PREMIUM, CANBERRA)
NATURAL = "9S KH KD 7C"
"""Player has nine, Banker seven: no card is due."""
BOSSES = {STAR: SUE, PREMIUM: SUE, CANBERRA: SUE, RAPID: AMY, GUIDE: SUE}


def whole(pit: LiveTable) -> LiveTable:
    """Every card that left the shoe is in exactly one place."""
    now = pit.now
    shoe, coup = now.shoe, now.coup
    if shoe is None or shoe.device is Device.SHUFFLING_DEVICE:
        return pit
    places: list[str | None] = [None if card is None else str(card) for card in shoe.burned]
    for past in now.past[-shoe.coups :] if shoe.coups else ():
        places += [None if code == "??" else code for code in past.cards]
    if coup is not None:
        places += [None if dealt.card is None else str(dealt.card) for dealt in coup.cards]
        places += [] if coup.stray is None else [coup.stray]
    if now.carried is not None:
        places.append(now.carried.card)
    out = [None if card is None else str(card) for card in (*shoe.burned, *shoe.dealt)]
    assert len(places) == len(out)
    lying, gone = (Counter(code for code in some if code is not None) for some in (places, out))
    assert not lying - gone
    return pit


def seen_or_not(key: str, kind: Kind, card: str | None = None, *, seen: bool) -> ReportIrregularity:
    """A report of a card; in Canberra it states whether the card was seen."""
    return ReportIrregularity(Report(kind, {Given.CARD_SEEN: seen} if key == CANBERRA else {}, card))


def shoe_of(pit: LiveTable) -> ShoeIn:
    """The shoe, which must exist."""
    assert pit.now.shoe is not None
    return pit.now.shoe


def over(pit: LiveTable) -> LiveTable:
    """The coup with its cards turned and settled."""
    return pit.reveal().settle()


# Every kind, in every phase: a ruling or a coded refusal, and no card or chip is lost.

PHASES: dict[str, Callable[[str], LiveTable]] = {
    "closed": lambda key: _closed(key, *()),
    "closed after a coup": lambda key: _closed(key, "1-1"),
    "no shoe": lambda key: set_up(standard_setup(key)),
    "no coup": seated,
    "round open": lambda key: seated(key).start("1-1"),
    "wagers lie there": wagered,
    "two cards": lambda key: wagered(key, "9S KH"),
    "a card face down": lambda key: wagered(key).do(DrawCard(None)),
    "complete": lambda key: wagered(key, NATURAL).reveal(),
    "stray": lambda key: wagered(key, NATURAL).reveal().do(DrawCard("5H")),
    "Banker draws": lambda key: wagered(key, "7S 2H KD 3C").reveal(),
    "settled": lambda key: over(wagered(key, NATURAL)),
    "next wagers lie there": lambda key: wagered(key, key="1-2", pit=over(wagered(key, NATURAL))),
    "next has begun": lambda key: wagered(key, "3S", "1-2", over(wagered(key, NATURAL))),
    "carried": lambda key: _carried(key, "5H"),
}


def _closed(key: str, *coups: str) -> LiveTable:
    pit = seated(key)
    for name in coups:
        over(wagered(key, NATURAL, name, pit))
    for name in ("ann", "bob", "cem"):
        pit.do(Leave(name))
    return pit.do(CloseTable(nobody_plays=True), BOSSES[key])


def _carried(key: str, card: str) -> LiveTable:
    return over(wagered(key, NATURAL)).do(because(report(Kind.OPENING_CARD_EXPOSED, card)))


def _reports(key: str, kind: Kind) -> Iterator[Report]:
    facts = asks(EDITIONS[key], kind)
    for card in (None, "5H"):
        for answers in product((False, True), repeat=len(facts)):
            yield Report(kind, dict(zip(facts, answers, strict=True)), card, (), ("bob",))
            for cards in (NATURAL, f"{NATURAL} 5H", "KH 9S"):
                yield Report(kind, dict(zip(facts, answers, strict=True)), card, tuple(cards.split()))


@pytest.mark.parametrize("phase", PHASES)
@pytest.mark.parametrize("key", [STAR, PREMIUM, CANBERRA, RAPID])
def test_every_report_in_every_phase_is_ruled_or_refused_and_loses_nothing(key: str, phase: str) -> None:
    start = PHASES[phase](key)
    ruled = 0
    for kind in kinds(EDITIONS[key]):
        for reported in _reports(key, kind):
            for extra in EXTRAS:
                pit, act = _copy(start), ReportIrregularity(reported, **extra)
                by = GUS if key != CANBERRA else OPAL
                if pit.attempt(act, by) is not None and pit.attempt(act, by, SUE) is not None:
                    continue
                ruled += 1
                whole(pit)
                for option in pit.now.options:
                    chosen = _copy(pit)
                    chosen.attempt(ChooseOption(option.effect, option.needs, forfeit=("bob",)), by)
                    whole(chosen)
    assert ruled


EXTRAS: tuple[dict[str, Any], ...] = (
    {},
    {"actual": tuple(NATURAL.split())},
    {"wagers": (WagerAt("ann", 1, "player"),)},
    {"reason": "All at the table saw it."},
)
"""What a report may have beside its facts and its card."""


def _copy(pit: LiveTable) -> LiveTable:
    again = LiveTable()
    again.now, again.at, again.events, again.books = pit.now, pit.at, list(pit.events), dict(pit.books)
    return again


# Misdealt cards.


@citing(star="12.1.1", premium="14.1.1")
def test_a_misdeal_is_put_right_and_each_player_may_take_their_own_wager_off_for_good(
    key: str, cited: str
) -> None:
    pit = wagered(key, "KH 9S KD 7C")
    pit.signed(report(Kind.MISDEAL, cards="9S KH KD 7C", reconstructed=True))
    whole(pit)
    assert [str(card.card) for card in pit.coup.cards] == "9S KH KD 7C".split()
    assert pit.refused(DrawCard("2H")) == ("choice-open", cited)
    assert pit.refused(TakeOff("bob", 3, "banker", leaves=5_000)) == ("whole-wagers-only", cited)
    assert pit.refused(PlaceWager("ann", 1, "player", 500)) == ("wagers-closed", cited)
    assert pit.refused(TakeOff("bob", 3, "banker"), player("ann"))[0] == "not-yours"
    pit.do(TakeOff("bob", 3, "banker"), player("bob"))
    assert pit.refused(PlaceWager("bob", 3, "banker", 10_000)) == ("wagers-closed", cited)
    pit.do(ResumeCoup())
    over(pit)
    assert (pit.stack("ann"), pit.stack("bob")) == (510_000, 500_000)
    assert pit.refused(ResumeCoup())[0] == "no-choice-open"


@citing(star="12.1.1 12.4", premium="14.1.1 14.4", canberra="15.4")
def test_a_coup_from_which_all_wagers_come_off_is_a_no_bet_coup(key: str, cited: str) -> None:
    pit = wagered(key)
    if key == CANBERRA:
        # If the cards were seen, the coup would be finished with all its wagers.
        pit = _face_down(key)
    pit.deal("KH 9S")
    misdeal = report(Kind.MISDEAL, cards="9S KH", reconstructed=True)
    (pit.do if key == CANBERRA else pit.signed)(misdeal)
    assert pit.coup.option == cited
    for name, box, wager in (("ann", 1, "player"), ("bob", 3, "banker")):
        pit.do(TakeOff(name, box, wager))
    pit.do(ResumeCoup())
    assert pit.coup.no_bet == cited
    pit.deal("KD 7C")
    over(pit)
    assert (pit.stack("ann"), pit.stack("bob"), pit.now.past[-1].no_bet) == (500_000, 500_000, cited)
    whole(pit)


def _face_down(key: str) -> LiveTable:
    pit = seated(key)
    method, face = next(
        (method, "down")
        for method in pit.now.play.procedure.methods
        if "down" in method.faces and method.handling is not Handling.DEALER
    )
    pit.do(ChooseDealing(method.key, face), SUE)
    return wagered(key, pit=pit)


@clause(CANBERRA, "15.4")
def test_cards_that_were_seen_are_put_right_and_all_wagers_stay() -> None:
    pit = wagered(CANBERRA, "KH 9S KD 7C")
    pit.signed(report(Kind.MISDEAL, cards="9S KH KD 7C", reconstructed=True))
    assert pit.coup.option is None
    over(pit)
    assert (pit.stack("ann"), pit.stack("bob")) == (510_000, 490_000)


@clause(CANBERRA, "15.4")
def test_cards_that_nobody_has_seen_stay_face_down_when_they_are_put_right() -> None:
    pit = _face_down(CANBERRA).deal("KH 9S")
    pit.do(report(Kind.MISDEAL, cards="9S KH", reconstructed=True))
    assert not any(card.up for card in pit.coup.cards)


@citing(star="12.1.1", premium="14.1.1", canberra="15.4")
def test_a_settled_coup_is_taken_up_again_until_the_next_one_has_begun(key: str, cited: str) -> None:
    pit = over(wagered(key, "KH 9S KD JC"))
    assert (pit.stack("ann"), pit.stack("bob")) == (490_000, 509_500)
    pit.start("1-2").bet("ann", "player", 20_000).bet("bob", "banker", 30_000)
    before, idle = shoe_of(pit), pit.now.guests["cem"].idle
    pit.signed(report(Kind.MISDEAL, cards="9S KH KD JC", reconstructed=True))
    whole(pit)
    assert pit.coup.key == "1-1"
    assert {placed.cents for placed in pit.coup.wagers} == {10_000}
    assert (pit.stack("ann"), pit.held("ann"), pit.stack("bob"), pit.held("bob")) == (
        490_000,
        10_000,
        490_000,
        10_000,
    )
    if pit.coup.option is not None:
        assert pit.coup.option == cited
        pit.do(ResumeCoup())
    over(pit)
    assert (pit.stack("ann"), pit.stack("bob")) == (510_000, 490_000)
    assert [past.key for past in pit.now.past] == ["1-1"]
    assert pit.now.guests["cem"].idle == idle
    assert (shoe_of(pit).coups, Counter(shoe_of(pit).dealt)) == (before.coups, Counter(before.dealt))
    pit.start("1-2")


def on_record(pit: LiveTable) -> str | None:
    """The clause that the last act put on record."""
    return pit.now.recorded[-1].clause


@citing(star="12.1.1", premium="14.1.1")
def test_a_coup_that_is_taken_up_again_may_need_another_card(key: str, cited: str) -> None:
    pit = over(wagered(key, "6S 2H KD 7C"))
    pit.signed(report(Kind.MISDEAL, cards="2H 6S KD 7C", reconstructed=True))
    assert pit.coup.option == cited
    pit.do(ResumeCoup()).reveal().do(DrawCard("8H"))
    over(whole(pit))
    assert pit.now.past[-1].cards == tuple("2H 6S KD 7C 8H".split())


@citing(star="12.1.1 12.1.2", premium="14.1.1 14.1.2")
def test_who_has_gone_owes_a_win_that_is_taken_back_and_is_owed_a_stake(key: str, cited: str) -> None:
    pit = over(wagered(key, NATURAL))
    pit.do(Leave("ann")).do(Leave("bob"))
    pit.signed(report(Kind.MISDEAL, cards="KH 9S KD 7C", reconstructed=True))
    assert pit.coup.no_bet == cited, "no player is left whose wager could be there"
    books = pit.books
    assert (books["table/1/overpaid"], books["table/1/underpaid"]) == (-10_000, 10_000)
    # What was collected first is given back first.
    owed, owes = pit.now.errors
    assert (owes.patron, owes.overpaid, owes.outstanding) == ("ann", True, 10_000)
    assert (owed.patron, owed.overpaid, owed.outstanding) == ("bob", False, 10_000)
    pit.signed(RectifyPayment(owes.number, 10_000), SUE).signed(RectifyPayment(owed.number, 4_000), SUE)
    pit.signed(RectifyPayment(owed.number, 6_000), SUE)
    assert not {"table/1/overpaid", "table/1/underpaid"} & set(pit.books)


def test_who_has_staked_the_win_elsewhere_owes_it_and_nobody_goes_below_zero() -> None:
    pit = seated(STAR)
    pit.do(Join("dot", 2, 10_000))
    pit.start("1-1").bet("dot", "player").call(Announcement.NO_MORE_BETS).deal(NATURAL)
    over(pit)
    pit.do(Leave("dot")).do(Join("dot", 2, 5_000))
    pit.signed(report(Kind.MISDEAL, reconstructed=False), SUE)
    assert pit.stack("dot") == 5_000
    assert [(error.patron, error.cents) for error in pit.now.errors] == [("dot", 10_000)]


@citing(star="12.1.4", premium="14.1.4", rapid="11.8.1.5")
def test_after_the_next_coup_has_begun_or_the_cards_are_out_results_stand(key: str, cited: str) -> None:
    late = {
        "begun": wagered(key, "3S", "1-2", over(wagered(key, NATURAL))),
        "out": _taken_out(key),
        "closed": _closed(key, "1-1"),
    }
    for why, pit in late.items():
        stacks, past = pit.now.balances, pit.now.past
        coup = "1-1" if why == "begun" else None
        pit.do(ReportIrregularity(Report(Kind.MISDEAL), coup), DEE)
        ruling = pit.events[-1].ruling
        assert ruling is not None
        assert (ruling.clause, ruling.effects) == (cited, (Effect.RESULTS_STAND,))
        assert (pit.now.balances, pit.now.past) == (stacks, past)


def _taken_out(key: str) -> LiveTable:
    pit = over(wagered(key, NATURAL))
    return load(pit.do(TakeOutCards("declare-the-cards-unfit"), BOSSES[key]), "blue")


ROLES = {
    STAR: {
        Role.CASINO_SUPERVISOR,
        Role.GAMING_SUPERVISOR,
        Role.ASSISTANT_GAMING_MANAGER,
        Role.GAMING_MANAGER,
    },
    RAPID: {Role.ASSISTANT_GAMING_MANAGER},
    CANBERRA: {Role.CASINO_SUPERVISOR},
}
ROLES[PREMIUM] = ROLES[STAR]


@citing(star="12.1.2 12.1.3", premium="14.1.2 14.1.3", rapid="11.8.1.3 11.8.1.4", canberra="15.4")
def test_what_cannot_be_put_right_is_void_on_authority_and_the_cards_may_be_shuffled(
    key: str, cited: str
) -> None:
    pit = wagered(key, "KH 9S KD")
    act = report(Kind.MISDEAL) if key == RAPID else report(Kind.MISDEAL, reconstructed=False)
    allowed = {role for role in Role if _copy(pit).attempt(act, Person("x", role), DEE) is None}
    assert allowed == ROLES[key]
    assert pit.refused(act, DEE) == ("not-authorised", cited)
    pit.do(act, DEE, approved=BOSSES[key])
    assert (pit.stack("ann"), pit.stack("bob"), pit.now.coup) == (500_000, 500_000, None)
    whole(pit)
    effect = Effect.SHUFFLE_AND_CUT if key == CANBERRA else Effect.SHUFFLE_OR_REPLACE
    agreed = (Given.ALL_AGREE,) if key in (STAR, PREMIUM) else ()
    if agreed:
        assert pit.refused(ChooseOption(effect), SUE)[0] == "fact-needed"
    assert pit.refused(ChooseOption(effect, agreed), DEE)[0] == "not-authorised"
    onward = _copy(pit).start("1-2")
    assert onward.refused(ChooseOption(effect, agreed), BOSSES[key])[0] == "option-not-open"
    pit.do(ChooseOption(effect, agreed), BOSSES[key])
    assert pit.refused(StartRound("1-2"))[0] == "shoe-ended"


@clause(CANBERRA, "15.5", "A.void")
def test_a_coup_found_wrong_later_is_void_and_those_after_it_stand() -> None:
    pit = seated(CANBERRA)
    pit.play("1-1", NATURAL, ann=("player", 10_000), bob=("banker", 10_000), cem=("player", 20_000))
    pit.play("1-2", "8S 2H KD 4C", ann=("player", 10_000))
    pit.do(Leave("cem"))
    pit.start("1-3").bet("bob", "banker").call(Announcement.NO_MORE_BETS).deal("3H")
    assert (pit.stack("ann"), pit.stack("bob")) == (520_000, 480_000)
    pit.do(ReportIrregularity(Report(Kind.MISDEAL), "1-1"))
    assert (pit.stack("ann"), pit.stack("bob"), pit.held("bob")) == (510_000, 490_000, 10_000)
    assert [past.void for past in pit.now.past] == ["15.5", None]
    assert [(error.patron, error.coup, error.cents) for error in pit.now.errors] == [("cem", "1-1", 20_000)]
    assert pit.refused(ReportIrregularity(Report(Kind.MISDEAL), "1-1"), SUE) == ("coup-void", "15.5")
    assert pit.refused(ReportIrregularity(Report(Kind.MISDEAL), "0-9"))[0] == "coup-not-recalled"
    whole(pit)


# Extra cards.


@citing(star="12.2", premium="14.2", rapid="11.8.3", canberra="15.1")
def test_a_card_for_player_that_was_not_due_is_bankers_third_if_banker_draws(key: str, cited: str) -> None:
    pit = wagered(key, "7S 2H KD 3C").reveal()
    pit.do(because(report(Kind.STRAY_PLAYER_CARD, "4H")))
    whole(pit)
    over(pit)
    assert pit.now.past[-1].hands[-1] == "banker"
    pit = wagered(key, "7S 2H KD 3C").reveal()
    assert pit.refused(because(report(Kind.STRAY_PLAYER_CARD))) == ("card-needed", cited)


@clause(CANBERRA, "15.3")
def test_canberra_starts_the_next_coup_with_a_card_that_nobody_saw_and_so_nobody_can_name() -> None:
    pit = wagered(CANBERRA, NATURAL).reveal().do(DrawCard("5H"))
    named = seen_or_not(CANBERRA, Kind.STRAY_PLAYER_CARD, seen=False)
    assert pit.refused(named)[0] == "card-was-seen"
    pit = wagered(CANBERRA, NATURAL).reveal()
    pit.do(seen_or_not(CANBERRA, Kind.STRAY_PLAYER_CARD, seen=False))
    assert pit.now.carried == Carried(None, "15.3", no_bet=False)
    over(pit)
    whole(pit).start("1-2").bet("ann", "player").call(Announcement.NO_MORE_BETS)
    whole(pit.do(DrawCard("5H")))
    assert _waiting(pit) is None


@citing(star="12.2", premium="14.2", rapid="11.8.3")
def test_a_card_that_nobody_needs_is_the_first_of_the_next_coup(key: str, cited: str) -> None:
    pit = wagered(key, NATURAL).reveal().do(DrawCard("5H"))
    assert pit.refused(Settle())[0] == "ruling-due"
    assert pit.refused(seen_or_not(key, Kind.STRAY_PLAYER_CARD, "6H", seen=False))[0] == "ruling-due"
    pit.do(seen_or_not(key, Kind.STRAY_PLAYER_CARD, seen=False))
    whole(pit)
    assert pit.now.carried is not None
    assert (pit.now.carried.card, pit.now.carried.clause) == ("5H", cited)
    over(pit)
    whole(pit).start("1-2")
    if key != RAPID:
        pit.bet("ann", "player")
    pit.call(Announcement.NO_MORE_BETS)
    assert pit.refused(DrawCard("6H")) == ("card-waiting", cited)
    whole(pit.do(DrawCard("5H")))
    assert _waiting(pit) is None
    whole(pit.deal("2H"))


def _waiting(pit: LiveTable) -> Carried | None:
    return pit.now.carried


@citing(star="12.1.2", premium="14.1.2", canberra="15.4", rapid="11.8.1.3")
def test_with_two_cards_too_many_the_coup_is_in_doubt(key: str, cited: str) -> None:
    pit = wagered(key, NATURAL).reveal().do(DrawCard("5H"))
    pit.do(seen_or_not(key, Kind.STRAY_BANKER_CARD, seen=True)).do(DrawCard("6H"))
    assert pit.refused(seen_or_not(key, Kind.STRAY_BANKER_CARD, seen=True), SUE)[0] == "card-waiting"
    doubt = report(Kind.MISDEAL) if key == RAPID else report(Kind.MISDEAL, reconstructed=False)
    whole(pit.signed(doubt, BOSSES[key]))
    assert pit.now.past[-1].void == cited
    assert codes(shoe_of(pit).burned) == ["None", "6H"]
    waits = _waiting(pit)
    assert waits is not None
    assert waits.card == "5H"


@citing(star="12.3 12.4", premium="14.3 14.4", rapid="11.8.4", canberra="15.2")
def test_a_card_that_was_seen_too_early_starts_a_coup_without_wagers(key: str, cited: str) -> None:
    pit = (
        wagered(key, NATURAL)
        .reveal()
        .do(DrawCard("5H"))
        .do(seen_or_not(key, Kind.STRAY_BANKER_CARD, seen=True))
    )
    over(pit).start("1-2")
    assert pit.coup.no_bet == cited
    if key != RAPID:
        assert pit.refused(PlaceWager("ann", 1, "player", 10_000))[0] == "no-bet-coup"
    pit.call(Announcement.NO_MORE_BETS).deal("5H 2H KD 4C")
    whole(pit)
    # The first card of a coup, with wagers on the layout.
    pit = wagered(key)
    pit.do(because(report(Kind.OPENING_CARD_EXPOSED, "5H")))
    assert (pit.coup.no_bet, pit.coup.wagers, pit.stack("ann")) == (cited, (), 500_000)
    assert [incident.cents for incident in pit.now.book.waiting] == []
    whole(pit.do(DrawCard("5H")))


@clause(STAR, "12.2")
def test_a_card_waits_beside_the_shuffling_device_while_all_others_go_back_into_it() -> None:
    pit = seated_with(Device.SHUFFLING_DEVICE)
    wagered(STAR, NATURAL, pit=pit).reveal().do(DrawCard("5H")).do(report(Kind.STRAY_PLAYER_CARD))
    over(pit)
    assert codes(shoe_of(pit).dealt) == ["5H"]
    pit.start("1-2").call(Announcement.NO_MORE_BETS).deal("5H 2H")
    assert codes(shoe_of(pit).dealt) == ["5H", "2H"]


def seated_with(device: Device, key: str = STAR) -> LiveTable:
    """A table with another device."""
    pit = set_up(equip(msgspec.structs.replace(standard_setup(key), device=device)))
    for name, seat in (("ann", 1), ("bob", 3), ("cem", 5)):
        pit.do(Join(name, seat, 500_000))
    return load(pit)


@pytest.mark.parametrize("key", [STAR, PREMIUM, GUIDE])
def test_a_card_that_nobody_has_seen_is_simply_the_next_where_no_rule_speaks_of_it(key: str) -> None:
    pit = wagered(key, NATURAL).reveal().do(DrawCard(None))
    over(whole(pit)).start("1-2")
    assert pit.coup.no_bet is None
    pit.call(Announcement.NO_MORE_BETS).do(DrawCard("5H"))
    whole(pit)
    assert codes(shoe_of(pit).dealt[-1:]) == ["5H"]


@citing(canberra="15.3", rapid="11.8.13")
def test_a_card_that_nobody_has_seen_is_reported_where_a_rule_speaks_of_it(key: str, cited: str) -> None:
    pit = wagered(key, NATURAL).reveal()
    assert pit.refused(DrawCard(None))[0] == "card-needed"
    act = seen_or_not(key, Kind.EXCESS_CARD, seen=False)
    if key == RAPID:
        assert pit.refused(act, DEE) == ("not-authorised", cited)
        act = because(act)
    pit.do(act)
    over(whole(pit)).start("1-2")
    assert pit.coup.no_bet == (cited if key == RAPID else None)


@citing(star="12.5", premium="14.5", rapid="11.8.5")
def test_a_card_face_up_in_the_shoe_is_played_in_its_turn(key: str, cited: str) -> None:
    pit = _face_down(key) if key != RAPID else wagered(key)
    pit.deal("9S").do(report(Kind.FACE_UP_IN_SHOE, "KH"))
    assert on_record(pit) == cited
    pit.do(DrawCard("KH"))
    assert [card.up for card in pit.coup.cards] == [key == RAPID, True]
    assert len(whole(pit).coup.wagers) == (0 if key == RAPID else 2)


@clause(STAR, "12.5.1")
def test_more_cards_may_lie_face_up_in_a_device_and_are_looked_for_after_the_coup() -> None:
    pit = wagered(STAR, "9S", pit=seated_with(Device.SHUFFLING_DEVICE))
    pit.do(report(Kind.FACE_UP_IN_SHOE, "KH"))
    look = ChooseOption(Effect.CHECK_REMAINING_CARDS, (Given.MORE_SUSPECTED,))
    assert pit.refused(look, DEE) == ("not-authorised", "12.5.1")
    assert pit.refused(look, SUE) == ("coup-in-progress", "12.5.1")
    over(pit.deal("KH KD 7C"))
    assert pit.refused(ChooseOption(Effect.CHECK_REMAINING_CARDS), SUE) == ("fact-needed", "12.5.1")
    pit.do(look, SUE)
    assert pit.stack("ann") == 510_000
    assert pit.refused(StartRound("1-2")) == ("cards-to-see-to", "12.5.1")
    pit.do(CheckCards())
    assert pit.refused(StartRound("1-2")) == ("shoe-ended", "12.5.1")
    shoe = wagered(STAR, "9S").do(report(Kind.FACE_UP_IN_SHOE, "KH"))
    assert shoe.refused(look, SUE)[0] == "option-not-open"


# The cards in the shoe.


@citing(star="12.6", premium="14.6", rapid="11.8.6", canberra="15.7")
def test_a_coup_that_runs_out_of_cards_is_void(key: str, cited: str) -> None:
    pit = wagered(key, "9S KH").do(because(report(Kind.TOO_FEW_CARDS)))
    assert (pit.stack("ann"), pit.now.past[-1].void, pit.now.coup) == (500_000, cited, None)
    assert pit.refused(report(Kind.TOO_FEW_CARDS)) == ("irregularity-does-not-fit", cited)
    known = wagered(key, NATURAL).reveal()
    assert known.refused(report(Kind.TOO_FEW_CARDS)) == ("irregularity-does-not-fit", cited)
    whole(pit)


@citing(star="12.7", premium="14.7", rapid="11.8.7")
def test_cards_not_rightly_cut_end_with_the_coup(key: str, cited: str) -> None:
    _end_with_the_coup(key, Kind.WRONG_CUT, cited)


@citing(star="12.9", premium="14.9", rapid="11.8.9")
def test_cards_not_shuffled_end_with_the_coup(key: str, cited: str) -> None:
    _end_with_the_coup(key, Kind.SHUFFLE_FORGOTTEN, cited)


def _end_with_the_coup(key: str, kind: Kind, cited: str) -> None:
    pit = wagered(key, "9S KH").do(because(report(kind)))
    over(pit.deal("KD 7C"))
    assert pit.now.past[-1].void is None
    assert pit.stack("ann") == (500_000 if key == RAPID else 510_000)
    assert pit.refused(StartRound("1-2")) == ("shoe-ended", cited)
    pit.do(BringCards("blue"), SUE)
    pit = wagered(key).do(because(report(kind)))
    assert (pit.now.coup, pit.stack("ann")) == (None, 500_000)
    assert pit.refused(StartRound("1-2")) == ("shoe-ended", cited)


@citing(star="12.8", premium="14.8", rapid="11.8.8", canberra="15.8")
def test_a_shoe_whose_burn_was_forgotten_is_played_as_it_is(key: str, cited: str) -> None:
    pit = _unburned(key)
    assert pit.refused(StartRound("1-1"))[0] == "burn-due"
    pit.do(report(Kind.BURN_FORGOTTEN))
    assert on_record(pit) == cited
    over(wagered(key, NATURAL, pit=pit))
    assert whole(pit)
    assert shoe_of(pit).burned == ()
    assert pit.refused(Burn(BurnWay.FACE_DOWN, (None,)))[0] == "burn-not-due"


def _unburned(key: str) -> LiveTable:
    pit = seated(key)
    assert pit.now.shoe is not None
    pit.now = msgspec.structs.replace(pit.now, shoe=msgspec.structs.replace(pit.now.shoe, burned=()))
    return pit


@clause(STAR, "12.16")
def test_a_card_that_was_burned_by_mistake_stays_burned() -> None:
    pit = over(wagered(STAR, NATURAL)).do(report(Kind.BURNED_IN_ERROR, "5H"))
    whole(pit)
    assert codes(shoe_of(pit).burned) == ["None", "5H"]
    pit = wagered(STAR, NATURAL).reveal().do(DrawCard("5H")).do(report(Kind.BURNED_IN_ERROR))
    over(whole(pit))
    assert pit.now.carried is None


@pytest.mark.parametrize("kind", [Kind.CARD_MISSING, Kind.FOREIGN_CARD])
@citing(
    star="12.11.2 12.11.1 12.11.3 12.11.4",
    premium="14.11.2 14.11.1 14.11.3 14.11.14",
    rapid="11.8.10.2 11.8.10.1 11.8.10.3",
)
def test_a_missing_or_foreign_card_voids_its_coup_and_no_other(key: str, cited: str, kind: Kind) -> None:
    checking = {STAR: "12.11.3", PREMIUM: "14.11.3", RAPID: "11.8.10.3"}[key]
    pit = over(wagered(key, NATURAL))
    pit.start("1-2")
    if key != RAPID:
        pit.bet("ann", "player")
    pit.call(Announcement.NO_MORE_BETS).deal("2H").do(report(kind))
    reported = pit.at
    won = 500_000 if key == RAPID else 510_000
    assert (pit.stack("ann"), [past.void for past in pit.now.past]) == (won, [None, cited])
    assert pit.refused(StartRound("1-3")) == ("cards-to-see-to", checking)
    notified = {STAR: ("surveillance", "inspector"), PREMIUM: ("surveillance", "inspector"), RAPID: ()}[key]
    duties = tuple(duty for incident in pit.now.book.waiting for duty in incident.duties)
    assert tuple(duty.who.value for duty in duties) == notified
    # The cards left are checked before anything else of them counts, and what was found is told, too.
    assert pit.refused(BringCards("blue"), SUE) == ("cards-to-see-to", checking)
    if key == RAPID:
        pit.do(BringCards("red", CardSource.USED))
    pit.do(CheckCards())
    outcome = pit.now.recorded[-1]
    assert (outcome.kind, outcome.about, outcome.clause) == ("check", "decks-complete", checking)
    assert tuple(duty.who.value for duty in outcome.duties) == notified
    if key != RAPID:
        pit.do(BringCards("red", CardSource.USED), SUE)
    pit.do(Shuffle())
    if duties:
        # What is due at once is not late in the minute in which it arises.
        assert duties[0].by == reported + MINUTE_MS
        assert (duties[1].by == reported + MINUTE_MS) == (key == PREMIUM)
    # Between two coups none can be void, and the last one counts.
    pit = over(wagered(key, NATURAL)).do(report(kind))
    assert (pit.stack("ann"), pit.now.past[-1].void) == (won, None)
    assert shoe_of(pit).taken_out is not None
    # Decks that are not full are not used again.
    pit.do(CheckCards(missing=("9S",), surplus=("2H",)))
    outcome = pit.now.recorded[-1]
    assert (outcome.about, outcome.cards) == ("decks-incomplete", ("9S", "2H"))
    assert tuple(duty.who.value for duty in outcome.duties) == notified
    assert pit.refused(BringCards("red", CardSource.USED), SUE)[0] == "cards-unfit"
    pit.do(BringCards("blue"), SUE)


@citing(star="12.13", premium="14.13", rapid="11.8.11")
def test_what_really_lies_there_counts_if_a_supervisor_can_confirm_it(key: str, cited: str) -> None:
    pit = _scanning(key)
    over(wagered(key, "9S KH KD 7C", pit=pit))
    right = ReportIrregularity(
        Report(Kind.SHOE_DIFFERS, {Given.OUTCOME_CONFIRMED: True}), actual=tuple("6S KH KD 7C".split())
    )
    assert pit.refused(right, DEE) == ("not-authorised", cited)
    pit.signed(right, SUE)
    assert whole(pit).coup.key == "1-1"
    over(pit)
    assert pit.now.past[-1].cards[0] == "6S"
    if key != RAPID:
        assert (pit.stack("ann"), pit.stack("bob")) == (490_000, 509_500)
    assert "9S" not in codes(shoe_of(pit).dealt)
    pit.signed(report(Kind.SHOE_DIFFERS, outcome_confirmed=False), SUE)
    assert (pit.stack("ann"), pit.now.past[-1].void) == (500_000, cited)


def test_a_card_that_the_shoe_read_but_nobody_dealt_never_left_it() -> None:
    pit = wagered(STAR, NATURAL, pit=_scanning(STAR)).reveal().do(DrawCard("5H"))
    act = ReportIrregularity(
        Report(Kind.SHOE_DIFFERS, {Given.OUTCOME_CONFIRMED: True}), actual=tuple(NATURAL.split())
    )
    over(whole(pit.do(act, SUE)))
    assert len(shoe_of(pit).dealt) == 4
    assert pit.now.carried is None


def _scanning(key: str) -> LiveTable:
    return seated_with(Device.SCANNING_SHOE, key)


@clause(RAPID, "11.8.12")
def test_a_shoe_that_misreads_lets_the_dealer_key_the_cards_in_with_approval() -> None:
    pit = wagered(RAPID, NATURAL).do(report(Kind.SHOE_MISREADS))
    key = ChooseOption(Effect.KEY_CARDS, actual=tuple("6S KH KD 7C".split()))
    assert pit.refused(key, DEE) == ("not-authorised", "11.8.12")
    pit.do(key, DEE, approved=SUE)
    assert [str(card.card) for card in whole(pit).coup.cards] == "6S KH KD 7C".split()
    over(pit)


@clause(RAPID, "11.8.12")
def test_the_cards_that_a_report_gives_lie_there_at_once_and_the_result_is_theirs() -> None:
    misread = ReportIrregularity(Report(Kind.SHOE_MISREADS), actual=tuple("6S KH KD 7C".split()))
    pit = wagered(RAPID, NATURAL)
    assert pit.refused(misread, DEE) == ("not-authorised", "11.8.12")
    pit.do(misread, DEE, SUE)
    assert [str(card.card) for card in whole(pit).coup.cards] == "6S KH KD 7C".split()
    assert pit.now.options == ()
    over(pit)
    assert pit.now.past[-1].cards == ("6S", "KH", "KD", "7C")
    # Without cards it is on record, and the option does nothing without them.
    pit = wagered(RAPID, NATURAL).do(report(Kind.SHOE_MISREADS))
    assert [option.effect for option in pit.now.options] == [Effect.KEY_CARDS]
    assert pit.refused(ChooseOption(Effect.KEY_CARDS), DEE, SUE) == ("card-needed", "11.8.12")


@clause(RAPID, "11.8.12")
def test_a_report_of_an_earlier_release_left_its_cards_to_the_option() -> None:
    misread = ReportIrregularity(Report(Kind.SHOE_MISREADS), actual=tuple("6S KH KD 7C".split()))
    pit = wagered(RAPID, NATURAL)
    pit.do(misread, DEE, SUE)
    written = pit.events[-1].to_log()
    assert b"report-irregularity.2" in written
    read = TableActed.log_reader()(written.replace(b"report-irregularity.2", b"report-irregularity.1"))
    assert isinstance(read.act, ReportIrregularity)
    assert read.act.actual == ()
    assert TableActed.log_reader()(written).act == misread


@clause(CANBERRA, "17.3")
def test_whoever_stands_in_for_the_operator_is_named_beside_it() -> None:
    pit = wagered(CANBERRA, "9S KH").do(report(Kind.IMPRACTICAL))
    refused = pit.attempt(ChooseOption(Effect.VOID_COUP), DEE)
    assert refused is not None
    assert refused.facts["roles"] == AnyOf((Role.CASINO_SUPERVISOR.text, Role.CASINO_OPERATOR.text))
    seen = view(pit.now, "1", Audience.SUPERVISOR, at=pit.at)
    assert [option.by for option in seen.options] == [(Role.CASINO_SUPERVISOR, Role.CASINO_OPERATOR)]
    pit.signed(ChooseOption(Effect.VOID_COUP), SUE)


@clause(RAPID, "11.8.2", "11.8.14", "11.8.15.1", "11.8.16", "11.8.17")
def test_the_other_irregularities_of_the_rapid_game() -> None:
    pit = wagered(RAPID, "9S KH")
    assert pit.refused(report(Kind.WRONG_SHOE), SUE) == ("not-authorised", "11.8.2")
    pit.signed(report(Kind.WRONG_SHOE), AMY)
    assert pit.now.past[-1].void == "11.8.2"
    pit.start("1-2").call(Announcement.NO_MORE_BETS).deal("2H")
    assert pit.refused(report(Kind.PROMPTED_DUMMY), SUE) == ("irregularity-does-not-fit", "11.8.14")
    pit.do(report(Kind.SHOE_DEAD, harmed=False, spare=True)).do(MoveCards("A1", "A2")).do(
        report(Kind.MULTISHUFFLER_FAILS, harmed=False, damaged=False)
    )
    assert len(whole(pit).coup.cards) == 1
    pit.do(report(Kind.MULTISHUFFLER_FAILS, harmed=True))
    assert (pit.now.coup, pit.now.past[-1].void) == (None, "11.8.17")
    pit.start("1-3").call(Announcement.NO_MORE_BETS).deal("3H").do(report(Kind.SHOE_DEAD, harmed=True))
    assert pit.now.past[-1].void == "11.1"


# People.


@clause(STAR, "12.15")
def test_cards_passed_to_the_wrong_player_change_nothing() -> None:
    pit = _face_down(STAR).deal(NATURAL).do(report(Kind.WRONG_RECEIVER))
    over(pit)
    assert (pit.stack("ann"), pit.stack("bob")) == (510_000, 490_000)
    pit.do(report(Kind.WRONG_RECEIVER))


@clause(CANBERRA, "15.9")
def test_cards_passed_to_the_wrong_player_let_wagers_come_off_though_cards_were_seen() -> None:
    face_up = wagered(CANBERRA, "9S KH")
    assert face_up.refused(report(Kind.WRONG_RECEIVER), SUE)[0] == "irregularity-does-not-fit"
    pit = _face_down(CANBERRA).deal("9S KH").do(report(Kind.WRONG_RECEIVER))
    assert pit.refused(DrawCard("2H")) == ("choice-open", "15.9")
    pit.do(TakeOff("bob", 3, "banker")).do(ResumeCoup())
    over(pit.deal("KD 7C"))
    assert (pit.stack("ann"), pit.stack("bob")) == (510_000, 500_000)
    pit.start("1-2").bet("ann", "player")
    assert pit.refused(report(Kind.WRONG_RECEIVER), SUE) == ("no-round", "15.9")


@clause(PREMIUM, "14.12.1", "14.12.2", "14.12.3", "14.12.4", "14.12.5", "14.12.6", "14.12.7")
@pytest.mark.parametrize("kind", [Kind.WRONG_AREA, Kind.WRONG_RECEIVER, Kind.REVEALED_BY_DEALER])
def test_a_slip_in_handing_out_cards_has_three_ways_out(kind: Kind) -> None:
    stand = _face_down(PREMIUM).deal(NATURAL).do(report(kind, all_stand=True))
    over(stand)
    assert (stand.stack("ann"), stand.stack("bob")) == (510_000, 490_000)
    (incident,) = stand.now.book.waiting
    assert [(duty.who, duty.clause) for duty in incident.duties] == [(Recipient.INSPECTOR, "14.12.7")]
    choose = _face_down(PREMIUM).deal(NATURAL).do(report(kind, all_stand=False, offer_first=True))
    choose.do(TakeOff("ann", 1, "player", leaves=2_500), player("ann"))
    assert choose.refused(TakeOff("ann", 1, "player", leaves=5_000))[0] == "bad-stake"
    choose.do(TakeOff("bob", 3, "banker")).do(ResumeCoup())
    over(choose)
    assert (choose.stack("ann"), choose.stack("bob")) == (502_500, 500_000)
    no_bet = _face_down(PREMIUM).deal(NATURAL).do(report(kind, all_stand=False, offer_first=False))
    assert no_bet.coup.no_bet == "14.12.6"
    over(no_bet)
    assert (no_bet.stack("ann"), no_bet.stack("bob")) == (500_000, 500_000)


@clause(PREMIUM, "14.12.5")
def test_a_player_is_offered_to_take_a_wager_off_or_to_lower_it() -> None:
    pit = _face_down(PREMIUM).deal(NATURAL).do(report(Kind.WRONG_AREA, all_stand=False, offer_first=True))
    off, less = TakeOff("ann", 1, "player"), TakeOff("ann", 1, "player", leaves=5_000)
    for audience, who in ((Audience.PLAYER, player("ann")), (Audience.DEALER, DEE)):
        offered = view(pit.now, "1", audience, who, at=pit.at + 1_000).offers
        found = {offer.act: offer.free for offer in offered if isinstance(offer.act, TakeOff)}
        assert found[off] == ()
        assert found[less] == ("leaves",)
    pit.do(less, player("ann"))
    assert pit.held("ann") == 5_000
    # Where a ruling lets players only take wagers off, none is lowered.
    star = _face_down(STAR).deal(NATURAL)
    offered = view(star.now, "1", Audience.PLAYER, player("ann"), at=star.at + 1_000).offers
    assert all(not offer.act.leaves for offer in offered if isinstance(offer.act, TakeOff))


@clause(STAR, "12.17")
def test_a_wager_that_turns_out_invalid_goes_back_before_and_after_the_settlement() -> None:
    bad = ReportIrregularity(Report(Kind.INVALID_WAGER), wagers=(WagerAt("ann", 1, "player"),))
    pit = wagered(STAR, "9S")
    assert pit.refused(bad) == ("not-authorised", "12.17")
    assert pit.refused(report(Kind.INVALID_WAGER), SUE) == ("wager-not-placed", "12.17")
    pit.do(bad)
    assert (pit.stack("ann"), [placed.player for placed in pit.coup.wagers]) == (500_000, ["bob"])
    assert pit.refused(bad, SUE) == ("wager-not-placed", "12.17")
    pit = over(wagered(STAR, NATURAL)).do(bad)
    assert (pit.stack("ann"), pit.stack("bob")) == (500_000, 490_000)
    assert pit.refused(bad, SUE) == ("wager-not-placed", "12.17")
    assert wagered(STAR).refused(bad)[0] == "irregularity-does-not-fit"


@clause(STAR, "13.1.2", "13.2", "13.3", "13.4", "13.5", "13.5.1", "13.5.4")
def test_a_shuffling_device_that_fails() -> None:
    fails = Kind.SHUFFLING_DEVICE_FAILS
    harmed = wagered(
        STAR, "9S KH", pit=over(wagered(STAR, NATURAL, pit=seated_with(Device.SHUFFLING_DEVICE))), key="1-2"
    )
    harmed.do(report(fails, harmed=True))
    assert (harmed.stack("ann"), [past.void for past in harmed.now.past]) == (510_000, [None, "13.4"])
    for damaged in (False, True):
        moved = wagered(STAR, "9S KH", pit=seated_with(Device.SHUFFLING_DEVICE))
        moved.do(report(fails, harmed=False, spare=True, movable=True, damaged=damaged))
        moved.do(MoveCards("1", "2", ("5C",) if damaged else ()))
        over(moved.deal("KD 7C"))
        assert moved.stack("ann") == 510_000
    pit = wagered(STAR, "9S KH", pit=seated_with(Device.SHUFFLING_DEVICE))
    pit.do(report(fails, harmed=False, spare=False, movable=False, damaged=True))
    assert pit.coup.option == "13.5.1"
    pit.do(TakeOff("bob", 3, "banker")).do(ResumeCoup()).do(MoveCards("1", damaged=("5C",)))
    pit.do(Shuffle()).do(Cut(100), SUE).do(InsertCuttingCard(20))
    over(pit.deal("KD 7C"))
    assert (pit.stack("ann"), pit.stack("bob")) == (510_000, 500_000)
    assert shoe_of(pit).device is Device.SHOE
    idle = seated_with(Device.SHUFFLING_DEVICE).start()
    assert idle.refused(report(fails, harmed=True))[0] == "irregularity-does-not-fit"


# Disruption and fraud.


@citing(star="14.4.1 14.5", premium="15.4.1 15.5", canberra="17.1")
def test_a_disrupted_coup_may_be_invalidated_even_after_its_settlement(key: str, cited: str) -> None:
    boss = OPAL if key == CANBERRA else SUE
    effect = Effect.VOID_COUP if key == CANBERRA else Effect.INVALIDATE
    for settled in (False, True):
        pit = wagered(key, NATURAL)
        pit = over(pit) if settled else pit
        pit.do(report(Kind.DISRUPTION), DEE)
        assert pit.refused(ChooseOption(effect), DEE) == ("not-authorised", cited)
        over(pit) if not settled else pit
        pit.signed(ChooseOption(effect), boss)
        assert (pit.stack("ann"), pit.stack("bob"), pit.now.past[-1].void) == (500_000, 500_000, cited)
        assert pit.refused(ChooseOption(effect), boss)[0] == "option-not-open"
    untouched = over(wagered(key, NATURAL)).do(report(Kind.DISRUPTION))
    assert untouched.stack("ann") == 510_000


@citing(star="14.4.2 14.5", premium="15.4.2 15.5")
@pytest.mark.parametrize("settled", [False, True])
def test_who_cheated_may_lose_the_stake_and_never_keeps_the_win(key: str, cited: str, settled: bool) -> None:
    pit = seated(key).start()
    pit.bet("ann", "player").bet("bob", "player").bet("cem", "banker").call(Announcement.NO_MORE_BETS).deal(
        NATURAL
    )
    pit = over(pit) if settled else pit
    pit.do(ReportIrregularity(Report(Kind.FRAUD, players=("bob",))), DEE)
    forfeit = ChooseOption(Effect.INVALIDATE, forfeit=("bob",))
    assert pit.refused(ChooseOption(Effect.INVALIDATE, forfeit=("ann",)), SUE) == (
        "forfeit-not-allowed",
        cited,
    )
    assert pit.refused(ChooseOption(Effect.FORFEIT_WAGER), SUE)[0] == "forfeit-not-allowed"
    assert pit.refused(forfeit, DEE)[0] == "not-authorised"
    pit.signed(forfeit, SUE)
    assert [pit.stack(name) for name in ("ann", "bob", "cem")] == [500_000, 490_000, 500_000]
    assert pit.now.past[-1].void == cited


def test_a_cheat_who_has_gone_owes_win_and_stake() -> None:
    pit = over(wagered(STAR, NATURAL)).do(Leave("ann"))
    pit.do(ReportIrregularity(Report(Kind.FRAUD, players=("ann",)))).signed(
        ChooseOption(Effect.INVALIDATE, forfeit=("ann",)), SUE
    )
    assert [(error.patron, error.cents) for error in pit.now.errors] == [("ann", 20_000)]


@clause(CANBERRA, "17.3")
@pytest.mark.parametrize("kind", [Kind.FRAUD, Kind.IMPRACTICAL])
def test_the_operator_may_abandon_a_round(kind: Kind) -> None:
    pit = wagered(CANBERRA, "9S KH").do(report(kind))
    assert pit.refused(ChooseOption(Effect.VOID_COUP), DEE) == ("not-authorised", "17.3")
    assert pit.refused(ChooseOption(Effect.VOID_COUP, forfeit=("ann",)), OPAL)[0] == "forfeit-not-allowed"
    pit.signed(ChooseOption(Effect.VOID_COUP), OPAL)
    assert (pit.stack("ann"), pit.now.past[-1].void) == (500_000, "17.3")


@citing(star="4.13", premium="4.12")
def test_a_shoe_whose_order_was_seen_is_void(key: str, cited: str) -> None:
    pit = wagered(key, "9S KH")
    assert pit.refused(report(Kind.ORDER_REVEALED), DEE) == ("not-authorised", cited)
    pit.signed(report(Kind.ORDER_REVEALED), GUS)
    assert (pit.stack("ann"), pit.now.coup, pit.now.past[-1].void) == (500_000, None, cited)
    assert pit.refused(StartRound("1-2")) == ("shoe-ended", cited)
    assert [duty.who for incident in pit.now.book.waiting for duty in incident.duties] == [
        Recipient.INSPECTOR
    ]
    # Cards that are on their way to the shoe are replaced.
    pit.do(BringCards("blue"), SUE).do(report(Kind.ORDER_REVEALED), GUS)
    assert pit.now.cards_in is None
    assert set_up(standard_setup(key)).refused(report(Kind.ORDER_REVEALED), GUS)[0] == "no-cards"


def test_a_report_says_what_happened_to_whom_with_which_cards_and_amounts() -> None:
    pit = wagered(PREMIUM, "9S KH").do(
        ReportIrregularity(Report(Kind.FOREIGN_CARD, card="5H", players=("cem",))), DEE, approved=SUE
    )
    (incident,) = pit.now.book.waiting
    assert (incident.kind, incident.about, incident.coup, incident.cents) == (
        "irregularity",
        "foreign-card",
        "1-1",
        20_000,
    )
    assert incident.people == ("dee", "sue", "cem")
    assert set(incident.cards) == {"9S", "KH", "5H"}


@clause(CANBERRA, "15.4")
@pytest.mark.parametrize("settled", [False, True])
def test_what_the_first_four_cards_settled_is_settled_again_when_they_are_corrected(settled: bool) -> None:
    pit = seated(CANBERRA)
    pit.start().bet("ann", "player").bet("ann", "player-perfect-pair", 1_000)
    pit.call(Announcement.NO_MORE_BETS).deal("KH KH 2D 3C").reveal()
    pit.do(SettleInitialDeal()).deal("8H")
    assert pit.stack("ann") == 489_000
    pit = over(pit) if settled else pit
    pit.signed(report(Kind.MISDEAL, cards="KH 2D KH 3C 8H", reconstructed=True))
    assert (pit.held("ann"), pit.stack("ann")) == (11_000, 489_000)
    over(pit)
    lines = {line.wager: line for line in pit.now.past[-1].lines}
    assert lines["player-perfect-pair"].won > 1_000
    assert lines["player"].won == 10_000
    assert pit.stack("ann") == 510_000 + lines["player-perfect-pair"].won


def test_tokens_lie_on_the_layout_again_like_chips() -> None:
    pit = seated(STAR).do(Join("dot", 2, 10_000, 5_000)).start()
    pit.do(PlaceWager("dot", 2, "player", 15_000, tokens=5_000))
    over(pit.call(Announcement.NO_MORE_BETS).deal("KH 9S KD JC"))
    assert pit.stack("dot") == 0
    pit.signed(report(Kind.MISDEAL, cards="9S KH KD JC", reconstructed=True)).do(ResumeCoup())
    over(pit)
    assert pit.stack("dot") == 25_000
    assert pit.now.balances["table/1/seat/dot/tokens"] == 5_000


def test_a_coup_that_is_over_for_good_is_not_taken_up_again() -> None:
    pit = over(wagered(STAR, NATURAL, pit=seated_with(Device.SCANNING_SHOE)))
    over(wagered(STAR, NATURAL, "1-2", pit))
    assert pit.refused(ReportIrregularity(Report(Kind.TOO_FEW_CARDS), "1-1")) == ("coup-over", None)
    differs = Report(Kind.SHOE_DIFFERS, {Given.OUTCOME_CONFIRMED: True})
    assert pit.refused(ReportIrregularity(differs, "1-1", tuple(NATURAL.split())), SUE) == (
        "coup-over",
        "12.13",
    )
    pit.signed(ReportIrregularity(Report(Kind.SHOE_DIFFERS, {Given.OUTCOME_CONFIRMED: False}), "1-1"), SUE)
    assert [past.void for past in pit.now.past] == ["12.13", None]


def test_a_coup_that_is_taken_up_again_finds_cards_device_shoe_and_role_as_they_were() -> None:
    right = report(Kind.MISDEAL, cards="KH 9S KD 7C", reconstructed=True)
    device = over(wagered(STAR, NATURAL, pit=seated_with(Device.SHUFFLING_DEVICE))).signed(right)
    assert sorted(codes(shoe_of(device).dealt)) == sorted(NATURAL.split())
    last = seated(STAR).do(MeetCuttingCard()).do(CallLastCoup())
    over(wagered(STAR, NATURAL, pit=last))
    assert shoe_of(last).coups_left == 0
    over(last.signed(report(Kind.MISDEAL, cards="KH 9S 7C KD", reconstructed=True)).do(ResumeCoup()))
    assert shoe_of(last).coups_left == 0
    role = seated(STAR).do(ChooseDealing("C", "down"), SUE).do(DeclineRole("cem")).do(AcceptRole("bob"))
    wagered(STAR, NATURAL, pit=role).reveal()
    held = role.now.bank
    role.settle()
    assert role.now.bank != held
    assert _copy(role).signed(right).now.bank == held
    assert role.do(Leave("bob")).signed(right).now.bank.holder is None
