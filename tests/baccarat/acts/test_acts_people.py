"""People at a table: arriving, sitting, moving, money, idle seats, and leaving."""

from dataclasses import replace

import msgspec
import pytest
from kit.support import CANBERRA, GUIDE, PREMIUM, RAPID, STAR, clause
from kit.tables.live_table import AMY, DEE, GUS, INA, SUE, LiveTable, load, player, seated, set_up
from kit.tables.shoe_loading import citing

from pitboss.acting.acts.act import Person, pay
from pitboss.acting.acts.conduct_acts import TakeMeasure
from pitboss.acting.setups.sign import Limits
from pitboss.aggregates import REGISTRY
from pitboss.baccarat.acts.betting import PlaceWager, TakeOff
from pitboss.baccarat.acts.holding import AcceptRole, Collect, Designate, PassOut
from pitboss.baccarat.acts.limits import AllowOverMaximum, RaiseAtOnce
from pitboss.baccarat.acts.no_bet import OrderNoBet
from pitboss.baccarat.acts.opening import ChooseDealing, ReserveTable
from pitboss.baccarat.acts.people import BringChips, BuyChips, ExchangeVoucher, Join, Leave, TakeSeat, Vacate
from pitboss.baccarat.acts.play import SettleInitialDeal
from pitboss.baccarat.decide import TableActed
from pitboss.baccarat.play.limit_changes import limit_markers
from pitboss.baccarat.state import GamingTable
from pitboss.floor.setups import equip, standard_setup
from pitboss.game.coup import Hand
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import Breach
from pitboss.rules.equipment import Area
from pitboss.rules.procedure import Announcement
from pitboss.store.log import StoredEvent

NATURAL = "9S KH KD 7C"
"""Four cards: Player wins with nine."""


def full(key: str, **changes: object) -> LiveTable:
    """A table of six places with every open place taken and cards in the shoe."""
    setup = msgspec.structs.replace(standard_setup(key), seats=6, **changes)
    if key == PREMIUM:
        setup = msgspec.structs.replace(setup, layout="C")
    pit = set_up(equip(setup))
    for seat in range(1, 7):
        if seat not in setup.closed:
            pit.do(Join(f"p{seat}", seat, 100_000 if key != RAPID else 0))
    return load(pit)


def idle(pit: LiveTable, coups: int, first: int = 1) -> LiveTable:
    """Several coups in which only the second player bets."""
    for coup in range(first, first + coups):
        pit.play(f"1-{coup}", NATURAL, p2=("player", 1_000))
    return pit


# Arriving and sitting


def test_who_joins_has_a_name_a_free_seat_and_an_amount() -> None:
    pit = seated(STAR)
    assert pit.refused(Join("no/name")) == ("bad-name", None)
    assert pit.refused(Join("ann", 2)) == ("already-there", None)
    assert pit.refused(Join("dan", 3)) == ("seat-taken", None)
    assert pit.refused(Join("dan", 7)) == ("no-such-box", "2.2")
    assert pit.refused(Join("dan", 2, -1)) == ("bad-amount", None)
    assert pit.refused(Join("dan", 2, 0, -1)) == ("bad-amount", None)
    assert pit.refused(Join("dan", 2), player("eve")) == ("not-yours", None)
    pit.do(Join("dan", 2, 700, 300), player("dan")).do(Join("eve"), player("eve"))
    assert pit.stack("dan") == 700
    assert pit.now.balances["table/1/seat/dan/tokens"] == 300
    assert pit.now.guests["eve"].seat is None


@clause(PREMIUM, "2.1.2", "2.8")
def test_nobody_sits_at_a_box_that_is_marked_closed() -> None:
    setup = msgspec.structs.replace(
        standard_setup(PREMIUM), layout="A", seats=9, area=Area.PRIVATE_TABLE, closed=(7, 8, 9)
    )
    pit = set_up(equip(setup))
    ann = pit.register("Ann")
    pit.do(ReserveTable((ann,)), SUE)
    assert pit.refused(Join("ann", 8, number=ann)) == ("box-closed", "2.8")
    pit.do(Join("ann", 6, 5_000, number=ann))
    assert pit.refused(TakeSeat("ann", 9)) == ("box-closed", "2.8")
    load(pit).start()
    assert pit.refused(PlaceWager("ann", 9, "player", 1_000)) == ("box-closed", "2.8")


@citing(star="14.3.2", premium="15.3.2", rapid="12.3.2", canberra="17.2 17.2(b)")
def test_who_is_excluded_does_not_come_back(key: str, cited: str) -> None:
    pit = seated(key)
    breach = Breach.PREDICTING_DEVICE if key != CANBERRA else Breach.OTHER_RULE
    pit.do(TakeMeasure(breach, (Reserved.EXCLUDE,), "ann"), SUE)
    assert "ann" not in pit.now.guests
    assert pit.refused(Join("ann", 2), player("ann")) == ("person-excluded", cited)
    assert pit.refused(Join("ann"), DEE) == ("person-excluded", cited)


def test_a_seat_is_changed_or_given_up() -> None:
    pit = seated(STAR)
    assert pit.refused(TakeSeat("dan", 2)) == ("not-at-table", None)
    assert pit.refused(TakeSeat("ann", 3)) == ("seat-taken", None)
    assert pit.refused(TakeSeat("ann", 2), player("bob")) == ("not-yours", None)
    pit.do(TakeSeat("ann", 2), player("ann")).do(TakeSeat("bob"), player("bob"))
    assert pit.now.seats_taken == {2: "ann", 5: "cem"}
    assert pit.refused(TakeSeat("bob")) == ("not-seated", None)
    pit.do(TakeSeat("bob", 1))
    assert pit.now.seats_taken == {2: "ann", 5: "cem", 1: "bob"}


@clause(STAR, "6.7.1.1", "6.7.1.3")
def test_the_marker_stands_where_its_player_sits_and_goes_where_they_go() -> None:
    pit = seated(STAR).start().bet("ann", "player", 1_000).bet("ann", "player", 1_000, box=2)
    pit.call(Announcement.NO_MORE_BETS).deal(NATURAL).reveal().settle()
    assert pit.now.in_force is not None
    pit.do(RaiseAtOnce(replace(pit.now.in_force.limits, each=Limits(2_000, 100_000))), SUE)
    pit.do(AllowOverMaximum("ann", {"player": Limits(500, 900_000)}, sign_shown=True), SUE)
    for box in (1, 4):
        markers = limit_markers(pit.now.offer, pit.now.in_force)
        assert [marker.box for marker in markers if marker.player == "ann"] == [box, box]
        pit.do(TakeSeat("ann", 4 if box == 1 else 2))


@clause(STAR, "8.2.1")
def test_who_holds_cards_keeps_the_seat_until_they_are_back() -> None:
    pit = seated(STAR).do(ChooseDealing("B", "down")).start().bet("ann", "player").bet("bob", "banker")
    pit.call(Announcement.NO_MORE_BETS).deal(NATURAL).do(PassOut(Hand.PLAYER, "ann"))
    for act in (TakeSeat("ann", 2), TakeSeat("ann")):
        assert pit.refused(act) == ("cards-held", None)
    assert pit.refused(Leave("ann"))[0] == "wagers-placed"
    pit.do(Collect(Hand.PLAYER)).do(TakeSeat("ann", 2))


@clause(PREMIUM, "8.5")
def test_cards_do_not_wait_for_a_player_who_has_left() -> None:
    pit = seated(PREMIUM).do(ChooseDealing("B", "down")).start().bet("bob", "player")
    pit.call(Announcement.NO_MORE_BETS).deal(NATURAL)
    pit.do(Designate("cem", Hand.PLAYER), GUS).do(PassOut(Hand.PLAYER, "cem"))
    assert pit.refused(Leave("cem"), player("cem")) == ("cards-held", None)
    pit = seated(PREMIUM).do(ChooseDealing("B", "down")).start().bet("bob", "player")
    pit.call(Announcement.NO_MORE_BETS).deal(NATURAL)
    pit.do(Designate("cem", Hand.PLAYER), GUS).do(Leave("cem"))
    pit.reveal().settle()
    assert pit.stack("bob") == 510_000


def test_the_bankers_role_goes_when_its_holder_gets_up_and_moves_when_they_move() -> None:
    pit = seated(STAR).do(ChooseDealing("C", "down")).do(AcceptRole("cem"))
    pit.do(TakeSeat("cem", 2))
    assert (pit.now.bank.holder, pit.now.bank.seat) == ("cem", 2)
    pit.do(TakeSeat("cem"))
    assert (pit.now.bank.holder, pit.now.bank.seat) == (None, 2)
    # The role continues counter-clockwise from the last holder.
    pit.do(AcceptRole("ann")).do(Leave("ann"))
    assert pit.now.bank.holder is None


# Money


@clause(STAR, "2.4", "2.4.1")
def test_chips_are_bought_for_cash_that_goes_into_the_drop_box_unless_the_table_is_cashless() -> None:
    pit = seated(STAR)
    pit.do(BuyChips("ann", 20_000)).do(BringChips("ann", 5_000), player("ann"))
    assert pit.stack("ann") == 525_000
    assert pit.books["table/1/drop"] == -20_000
    assert not {name for name in pit.now.balances if name.endswith(("/cash", "/buy-in"))}
    assert pit.refused(BuyChips("ann", 100), player("ann")) == ("not-authorised", None)
    assert pit.refused(BuyChips("dan", 100)) == ("not-at-table", None)
    for act in (BuyChips("ann", 0), BringChips("ann", 0), BringChips("ann", -5)):
        assert pit.refused(act) == ("bad-amount", None)
    cashless = set_up(equip(msgspec.structs.replace(standard_setup(STAR), cashless=True)))
    cashless.do(Join("ann", 1))
    assert cashless.refused(BuyChips("ann", 20_000)) == ("cashless-table", "2.4")
    cashless.do(BringChips("ann", 20_000))


@clause(STAR, "5.2")
@clause(PREMIUM, "5.2")
@pytest.mark.parametrize("key", [STAR, PREMIUM])
def test_a_voucher_becomes_tokens_that_are_staked_and_win_chips(key: str) -> None:
    pit = seated(key)
    assert pit.refused(ExchangeVoucher("ann", "no/name", 5_000)) == ("bad-name", None)
    assert pit.refused(ExchangeVoucher("ann", "spring", 0)) == ("bad-amount", None)
    assert pit.refused(ExchangeVoucher("dan", "spring", 5_000)) == ("not-at-table", None)
    voucher = ExchangeVoucher("ann", "spring", 5_000, "S-1")
    for by, second in ((DEE, None), (DEE, Person("dan", Role.DEALER)), (SUE, None), (SUE, DEE), (DEE, INA)):
        assert pit.refused(voucher, by, second) == ("second-person-needed", None)
    for number in ("", "S/1", "S 1"):
        unnamed = ExchangeVoucher("ann", "spring", 5_000, number)
        assert pit.refused(unnamed, DEE, SUE) == ("voucher-number-needed", None)
    pit.do(voucher, DEE, SUE)
    for again in (voucher, ExchangeVoucher("bob", "Spring", 100, "s-1")):
        assert pit.refused(again, SUE, AMY) == ("voucher-exchanged", None)
    pit.start().do(PlaceWager("ann", 1, "player", 5_000, tokens=5_000)).call(Announcement.NO_MORE_BETS)
    pit.deal(NATURAL).reveal().settle()
    assert pit.stack("ann") == 505_000
    assert pit.now.balances["table/1/seat/ann/tokens"] == 5_000
    pit.do(Leave("ann"), player("ann"))
    assert not {name for name in pit.now.balances if "/seat/ann/" in name}
    assert pit.books["promotion/spring/cost"] == -5_000


def test_a_voucher_of_an_earlier_release_had_no_number_and_is_replayed() -> None:
    pit = seated(STAR)
    voucher = ExchangeVoucher("ann", "spring", 5_000)
    done = TableActed("1", voucher, DEE, 5, money=pay("tokens-exchanged", 5_000, "ann", promotion="spring"))
    row = (1, "table/1", 1, 0, "table-acted.2", 5, "staff/dee", "c", msgspec.json.encode(done), b"")
    now, _ = REGISTRY.step(pit.now, StoredEvent(*row))
    assert isinstance(now, GamingTable)
    assert now.balances["table/1/seat/ann/tokens"] == 5_000


def test_at_terminals_the_dealer_sells_nothing() -> None:
    pit = seated(RAPID)
    for act in (BuyChips("ann", 5_000), ExchangeVoucher("ann", "spring", 5_000)):
        assert pit.refused(act)[0] == "terminals-only"


def test_who_leaves_takes_everything_once_no_wager_lies_there() -> None:
    pit = seated(STAR).start().bet("ann", "player")
    assert pit.refused(Leave("ann"), player("ann")) == ("wagers-placed", None)
    assert pit.refused(Leave("dan")) == ("not-at-table", None)
    assert pit.refused(Leave("ann"), player("bob")) == ("not-yours", None)
    pit.do(TakeOff("ann", 1, "player")).do(Leave("ann"))
    assert pit.stack("ann") == 0
    assert pit.books["house/pockets"] == -1_000_000


# Three coups without a wager


@citing(star="14.10", premium="15.10", canberra="17.6")
def test_three_coups_without_a_wager_may_cost_the_seat_at_a_full_table(key: str, cited: str) -> None:
    pit = idle(full(key), 2)
    assert pit.refused(Vacate("p1"), SUE) == ("seat-kept", cited)
    idle(pit, 1, first=3)
    assert pit.refused(Vacate("p1"), DEE) == ("not-authorised", None)
    assert pit.refused(Vacate("p9"), SUE) == ("not-at-table", None)
    assert pit.refused(Vacate("p2"), SUE) == ("seat-kept", cited)
    pit.do(Vacate("p1"), SUE)
    assert pit.now.guests["p1"].seat is None
    assert pit.stack("p1") == 100_000
    # A seat is free now, so no one else has to leave.
    assert pit.refused(Vacate("p3"), SUE) == ("seat-kept", cited)
    pit.do(Join("new", 1))
    assert pit.refused(Vacate("p1"), SUE)[0] == "not-seated"
    assert pit.refused(Vacate("new"), SUE) == ("seat-kept", cited)
    pit.do(Vacate("p3"), SUE)


@citing(star="14.10", premium="15.10", canberra="17.6")
def test_a_wager_on_the_coup_under_way_keeps_the_seat(key: str, cited: str) -> None:
    pit = idle(full(key), 3).start("1-4").bet("p1", "tie", 1_000)
    assert pit.refused(Vacate("p1"), SUE) == ("seat-kept", cited)
    pit.do(Vacate("p3"), SUE)


@clause(CANBERRA, "17.6")
def test_a_wager_that_is_settled_early_counts_as_one() -> None:
    pit = idle(full(CANBERRA, optional=("player-pair", "banker-pair")), 3)
    pit.start("1-4").bet("p1", "player-pair", 1_000).call(Announcement.NO_MORE_BETS)
    pit.deal("KS KH KD 2C").reveal().do(SettleInitialDeal())
    assert pit.refused(Vacate("p1"), SUE) == ("seat-kept", "17.6")


@citing(star="14.10", premium="15.10", canberra="17.6")
def test_changing_places_does_not_hide_idle_coups_but_a_seat_given_up_does(key: str, cited: str) -> None:
    pit = idle(full(key), 3)
    pit.do(Leave("p6")).do(TakeSeat("p1", 6)).do(Join("new", 1))
    pit.do(Vacate("p1"), SUE)
    pit.do(TakeSeat("p1", 6))
    assert pit.refused(Vacate("p1"), SUE) == ("seat-kept", cited)


@clause(PREMIUM, "15.10", "2.8")
def test_a_closed_box_is_no_free_seat() -> None:
    pit = idle(full(PREMIUM, closed=(4, 5)), 3)
    pit.do(Vacate("p1"), SUE)


@pytest.mark.parametrize(
    ("key", "counts"),
    [
        pytest.param(STAR, True, marks=clause(STAR, "14.10")),
        pytest.param(CANBERRA, False, marks=clause(CANBERRA, "17.6")),
    ],
)
def test_a_coup_without_wagers_counts_where_the_rules_let_it(key: str, counts: bool) -> None:
    pit = idle(full(key), 2)
    everybody = tuple(pit.now.guests)
    order = OrderNoBet("call-a-no-bet-coup-that-all-agree-to", "1-3", requested=("p1",), agreed=everybody)
    pit.do(order, SUE).play("1-3", NATURAL)
    assert (pit.attempt(Vacate("p1"), SUE) is None) is counts


@clause(RAPID, "12.9")
def test_at_terminals_the_seat_is_kept_by_what_they_know() -> None:
    pit = load(set_up(standard_setup(RAPID, "baccarat")))
    for act in (Vacate("7", 2, 6, 6), Vacate("7", 3, 6, 5), Vacate("7")):
        assert pit.refused(act, SUE) == ("seat-kept", "12.9")
    assert pit.refused(Vacate("7", 3, 6, 6), DEE)[0] == "not-authorised"
    pit.do(Vacate("7", 3, 6, 6), SUE)
    (incident,) = pit.events[-1].incidents
    assert (incident.about, incident.clause, incident.people[-1]) == ("vacated", "12.9", "7")


def test_the_guide_takes_no_seat_from_anybody() -> None:
    pit = idle(full(GUIDE), 3)
    assert pit.refused(Vacate("p1"), SUE) == ("seat-kept", None)
