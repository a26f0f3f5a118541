"""Who receives the cards of a coup, and how the banker's role moves round the table."""

from collections.abc import Callable
from functools import partial
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.rulebook import under
from kit.support import EDITIONS, PREMIUM, STAR, SUPERVISORS, baccarat, clause, coup, refused
from kit.tables.card_holders import (
    ANN,
    BANKER,
    BOB,
    CEM,
    DAN,
    EVE,
    PLAYER,
    TABLE,
    begin,
    dealt,
    held_by,
    method,
    nominate,
    person,
    receiving,
)
from kit.tables.table_steps import (
    accept_role,
    decline_role,
    designate,
    forfeit,
    forfeit_role,
    pass_out,
    pass_role,
    receivers,
    refuse,
    refuse_cards,
    start_coup,
)

from pitboss.baccarat.play.receiving import (
    Bank,
    Bettor,
    Receivers,
    after_coup,
    check_holder,
    counter_clockwise,
    hand_markers,
    offered,
)
from pitboss.game.coup import Hand
from pitboss.game.preparing.cutting import cut_offers
from pitboss.game.preparing.dealing import check_dealing
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.rules.result import CoupResult

BANKER_WINS, PLAYER_WINS, TIE = (coup(text).result for text in ("2S 9H KD KC", "9S 2H KD KC", "9S 9H KD KC"))


def names(people: tuple[Bettor, ...]) -> list[str]:
    return [person.name for person in people]


def who_may(act: Callable[[Role], object]) -> set[Role]:
    """The roles that are allowed."""
    return {role for role in Role if not isinstance(act(role), Rejection)}


def in_turn(coup: Receivers, hand: Hand) -> list[str]:
    """The players who get a hand, when each one refuses it."""
    found = []
    while (designated := coup.designated(hand)) is not None:
        found.append(designated.name)
        coup = unwrap(refuse(coup, hand, designated.name))
    return found


def walk(seats: int, start: int) -> list[int]:
    """Places counter-clockwise in a ring that is numbered clockwise from the dealer, who is place 0."""
    return [place for step in range(1, seats + 1) if (place := (start - step) % (seats + 1)) != 0]


def test_the_role_goes_round_against_the_clock_and_the_cut_with_it() -> None:
    people = [person(str(seat), seat) for seat in (3, 1, 4, 2)]
    clockwise = [offer.seat for offer in cut_offers(baccarat(STAR), [3, 1, 4, 2]) if offer.seat is not None]
    against = [person.seat for person in counter_clockwise(people)]
    assert against == clockwise[::-1]
    for seat in range(1, 5):
        assert [p.seat for p in counter_clockwise(people, seat)] == [*walk(4, seat), seat]


@under(star="8.1", premium="8.1")
def test_the_game_is_dealt_by_one_of_the_methods_named(edition: str) -> None:
    methods = {STAR: "ABC", PREMIUM: "AB"}[edition]
    for game in EDITIONS[edition].games:
        played = baccarat(edition, game.key)
        for key in "ABCD":
            chosen = check_dealing(EDITIONS[edition], played, key, "down", Role.DEALER)
            if key in methods:
                assert chosen is None
            else:
                assert (refused(chosen).code, refused(chosen).clause) == ("unknown-method", "8.1")


# Method B: the highest wager on the hand.


@under(star="8.8 2.6", premium="8.8 2.7")
def test_the_highest_wager_on_each_hand_receives_its_cards_and_its_marker(edition: str) -> None:
    # Other wagers and the other hand do not count: Gil has the most money on the table.
    gil = person("Gil", 1, player=100, tie=800_000, player_pair=800_000)
    coup = receiving(edition, "B", (*TABLE, gil))
    assert (coup.designated(PLAYER), coup.designated(BANKER)) == (ANN, BOB)
    assert hand_markers(coup) == {PLAYER: ANN, BANKER: BOB}
    coup = unwrap(refuse(coup, PLAYER, "Ann"))
    assert hand_markers(coup) == {PLAYER: CEM, BANKER: BOB}
    assert hand_markers(unwrap(refuse(coup, BANKER, "Bob"))) == {PLAYER: CEM}
    assert hand_markers(receiving(edition, "A")) == {}


@under(star="8.9", premium="8.9")
def test_cards_that_are_refused_go_to_the_next_highest_wager_on_the_hand(edition: str) -> None:
    people = (
        person("low", 3, player=100, banker=900),
        person("high", 1, player=300),
        person("middle", 2, player=200),
    )
    coup = receiving(edition, "B", people)
    assert in_turn(coup, PLAYER) == ["high", "middle", "low"]
    other = unwrap(refuse(coup, PLAYER, "high"))
    assert in_turn(other, BANKER) == ["low"]
    # Only the designated player can refuse, and the dealer may pass the cards to no other.
    assert refused(refuse(coup, PLAYER, "middle")).code == "not-asked"
    state = unwrap(refuse_cards(dealt(unwrap(start_coup(coup, "down")), "9S 4H KD 2C"), PLAYER, "high"))
    assert refused(pass_out(state, PLAYER, people[1])).code == "not-designated"
    assert unwrap(pass_out(state, PLAYER, people[2])).cards[0].to == "middle"


@pytest.mark.parametrize("hand", Hand)
@under(star="8.10 8.11", premium="8.10 8.11")
def test_equal_highest_wagers_count_from_the_dealers_right_against_the_clock(
    edition: str, hand: Hand
) -> None:
    # Six boxes clockwise from the dealer's left: box 6 is on the dealer's right.
    wagers = {1: 500, 2: 900, 3: 900, 4: 100, 5: 900, 6: 700}
    people = tuple(Bettor(f"box {seat}", seat, {hand: cents}) for seat, cents in wagers.items())
    for arrival in (people, people[::-1]):
        coup = receiving(edition, "B", arrival)
        assert in_turn(coup, hand) == ["box 5", "box 3", "box 2", "box 6", "box 1", "box 4"]


@under(star="8.9 8.11", premium="8.9 8.11")
@given(
    wagers=st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3), st.booleans()), max_size=7),
    order=st.randoms(use_true_random=False),
)
def test_each_backer_who_sits_is_asked_once_and_by_rank(
    edition: str,
    wagers: list[tuple[int, int, bool]],
    order: Random,
) -> None:
    people = [
        Bettor(str(seat), seat if sits else None, {"player": player * 100, "banker": banker * 100})
        for seat, (player, banker, sits) in enumerate(wagers, 1)
    ]
    shuffled = list(people)
    order.shuffle(shuffled)
    coup = receiving(edition, "B", tuple(shuffled))
    for hand in Hand:
        # By amount from the highest; equal amounts counter-clockwise from the dealer's right.
        expected = [
            str(seat)
            for cents in (300, 200, 100)
            for seat in walk(len(people), 0)
            if people[seat - 1].seat is not None and people[seat - 1].wagers[hand] == cents
        ]
        assert in_turn(coup, hand) == expected


@pytest.mark.parametrize("hand", Hand)
@under(star="8.14 8.14.1 8.14.2", premium="8.14 8.14.1 8.14.2")
def test_the_dealer_keeps_a_hand_that_nobody_bet_on_or_that_all_refuse(edition: str, hand: Hand) -> None:
    nobody = receiving(edition, "B", (DAN,))
    all_refuse = receiving(edition, "B")
    for name in in_turn(all_refuse, hand):
        all_refuse = unwrap(refuse(all_refuse, hand, name))
    for kept_by_dealer in (nobody, all_refuse):
        assert kept_by_dealer.designated(hand) is None
        state = dealt(unwrap(start_coup(kept_by_dealer, "down")), "9S 4H KD 2C")
        for someone in (ANN, BOB, CEM):
            refusal = refused(
                pass_out(state, hand, someone, nominated_by="Ann", approved_by=Role.GAMING_MANAGER)
            )
            assert (refusal.code, refusal.clause) == ("dealer-keeps-cards", "8.14")


@under(star="8.2.1", premium="8.6.1")
def test_a_player_who_receives_cards_is_seated(edition: str) -> None:
    cited = {STAR: "8.2.1", PREMIUM: "8.6.1"}[edition]
    # Eve has the most on either hand, but is standing: the cards do not go to her.
    coup = receiving(edition, "B")
    assert "Eve" not in in_turn(coup, PLAYER) + in_turn(coup, BANKER)
    # A player who gets up after the wagers loses the cards, and a nominee needs a seat, too.
    state = dealt(begin(edition, "B"), "9S 4H KD 2C")
    for to in (ANN._replace(seat=None), EVE):
        stands = refused(nominate(state, PLAYER, to))
        assert (stands.code, stands.clause) == ("not-seated", cited)
    if edition == STAR:
        banker = refused(
            receivers(
                EDITIONS[STAR],
                baccarat(STAR),
                method(STAR, "C"),
                (ANN, BOB._replace(seat=None)),
                held_by(STAR, "Bob"),
            )
        )
        assert (banker.code, banker.clause) == ("not-seated", cited)
    else:
        seat = refused(designate(coup, PLAYER, EVE, Role.GAMING_MANAGER))
        assert (seat.code, seat.clause) == ("not-seated", cited)


@pytest.mark.parametrize("hands", [(PLAYER,), (BANKER,), (PLAYER, BANKER)])
@clause(PREMIUM, "8.5")
def test_an_assistant_manager_may_pass_the_cards_to_a_person_with_any_wager(
    hands: tuple[Hand, ...],
) -> None:
    managers = {Role.ASSISTANT_GAMING_MANAGER, Role.GAMING_MANAGER}
    for chosen in (DAN, CEM, ANN):
        coup = receiving(PREMIUM, "B")
        for hand in hands:
            # Only these two roles, and no substitute.
            assert who_may(partial(designate, coup, hand, chosen)) == managers
            coup = unwrap(designate(coup, hand, chosen, Role.ASSISTANT_GAMING_MANAGER))
        for hand, usual in ((PLAYER, ["Ann", "Cem"]), (BANKER, ["Bob"])):
            others = [name for name in usual if name != chosen.name]
            assert in_turn(coup, hand) == ([chosen.name, *others] if hand in hands else usual)
    refusal = refused(designate(coup, PLAYER, DAN, Role.GAMING_SUPERVISOR))
    assert (refusal.code, refusal.clause) == ("not-authorised", "8.5")


def test_nobody_is_designated_without_a_wager_elsewhere_nor_where_the_dealer_keeps_the_cards() -> None:
    assert who_may(lambda role: designate(receiving(STAR, "B"), PLAYER, DAN, role)) == set()
    rejected = refused(designate(receiving(PREMIUM, "A"), PLAYER, ANN, Role.GAMING_MANAGER))
    assert rejected.code == "cards-not-handled"


def test_a_patron_holds_cards_in_premium_only() -> None:
    assert check_holder(receiving(PREMIUM, "B"), DAN) is None
    patron = refused(check_holder(receiving(STAR, "B"), DAN))
    assert (patron.code, patron.clause) == ("cards-not-handled", "3.7")
    assert check_holder(receiving(STAR, "B"), CEM) is None


def test_a_player_is_who_has_money_on_the_coup() -> None:
    for wagers, role in (
        ({}, Role.PATRON),
        ({"tie": 0}, Role.PATRON),
        ({"tie": 0, "player": 0}, Role.PATRON),
        ({"tie": 1}, Role.PLAYER),
        ({"tie": 0, "banker-pair": 500}, Role.PLAYER),
    ):
        gil = Bettor("Gil", 3, wagers)
        assert gil.role is role
        # In an edition that gives cards to players, a patron holds none.
        assert (check_holder(receiving(STAR, "B"), gil) is None) == (role is Role.PLAYER)


# Method C: the banker's role.

FIVE = tuple(person(f"box {seat}", seat, banker=1_000) for seat in (1, 2, 3, 5, 6))
"""Box 4 is empty."""


def role() -> Bank:
    """The role at the start of a shoe."""
    return Bank(method(STAR, "C"))


def by_method_c(bank: Bank, people: tuple[Bettor, ...] = FIVE) -> Receivers | Rejection:
    return receivers(EDITIONS[STAR], baccarat(STAR), method(STAR, "C"), people, bank)


@clause(STAR, "8.17", "2.6")
def test_the_role_starts_at_the_dealers_right_and_asks_for_a_wager_on_banker() -> None:
    bank = role()
    assert names(offered(bank, FIVE))[0] == "box 6"
    waits = refused(by_method_c(bank))
    assert (waits.code, waits.clause) == ("role-on-offer", "8.17")
    bank = unwrap(accept_role(bank, FIVE, "box 6"))
    *others, first = FIVE
    for wagers in ({}, {"player": 500}, {"tie": 500, "banker-pair": 500}, {"banker": 0}):
        without = refused(by_method_c(bank, (*others, first._replace(wagers=wagers))))
        assert (without.code, without.clause) == ("banker-wager-needed", "8.17")
    # The smallest wager is enough: the highest plays no part here.
    first = first._replace(wagers={"banker": 1})
    coup = unwrap(by_method_c(bank, (*others, first)))
    assert hand_markers(coup) == {BANKER: first}
    # The holder of the role cannot refuse its cards.
    state = dealt(unwrap(start_coup(coup, "down")), "9S 4H KD 2C")
    bound = refused(refuse_cards(state, BANKER, "box 6"))
    assert (bound.code, bound.clause) == ("role-binds", "8.17")
    assert [card.to for card in unwrap(pass_out(state, BANKER, first)).cards] == [None, "box 6"] * 2


@clause(STAR, "8.18")
def test_a_role_that_is_declined_passes_to_each_seated_player_against_the_clock() -> None:
    standing = person("standing", None, banker=90_000)
    bank, order = role(), []
    while line := offered(bank, (*FIVE, standing)):
        order.append(line[0].name)
        for other in line[1:]:
            # A player can take or decline the role only when asked.
            for act in (accept_role, decline_role):
                assert refused(act(bank, FIVE, other.name)).code == "not-asked"
        assert unwrap(accept_role(bank, FIVE, line[0].name)).holder == line[0].name
        bank = unwrap(decline_role(bank, FIVE, line[0].name))
    assert order == ["box 6", "box 5", "box 3", "box 2", "box 1"]


@clause(STAR, "8.19")
def test_a_holder_may_pass_the_role_on_after_any_coup() -> None:
    bank = unwrap(accept_role(role(), FIVE, "box 6"))
    for result in (BANKER_WINS, TIE):
        inside = refused(pass_role(bank, in_coup=True))
        assert (inside.code, inside.clause) == ("coup-in-progress", "8.19")
        bank = after_coup(bank, result)
        passed = unwrap(pass_role(bank, in_coup=False))
        # The player who passed it is not asked; the one to the right is.
        assert names(offered(passed, FIVE)) == ["box 5", "box 3", "box 2", "box 1"]
    assert refused(pass_role(passed, in_coup=False)).code == "role-not-held"


@clause(STAR, "8.20")
@given(results=st.lists(st.sampled_from([BANKER_WINS, TIE]), max_size=8))
def test_a_holder_keeps_the_bankers_cards_until_passing_losing_or_forfeiting(
    results: list[CoupResult],
) -> None:
    bank = unwrap(accept_role(role(), FIVE, "box 6"))
    for result in results:
        bank = after_coup(bank, result)
        assert unwrap(by_method_c(bank)).designated(BANKER) == FIVE[-1]
        assert offered(bank, FIVE) == ()
    ended = [
        after_coup(bank, PLAYER_WINS),
        unwrap(pass_role(bank, in_coup=False)),
        unwrap(forfeit_role(EDITIONS[STAR], bank, Role.CASINO_SUPERVISOR)),
    ]
    for without in ended:
        assert without.holder is None
        assert names(offered(without, FIVE))[0] == "box 5"
    assert who_may(lambda by: forfeit_role(EDITIONS[STAR], bank, by)) == SUPERVISORS


@clause(STAR, "8.21")
def test_if_all_decline_the_role_the_dealer_keeps_all_cards() -> None:
    bank = role()
    for name in ("box 6", "box 5", "box 3", "box 2", "box 1"):
        assert refused(by_method_c(bank)).code == "role-on-offer"
        bank = unwrap(decline_role(bank, FIVE, name))
    coup = unwrap(by_method_c(bank))
    assert coup.method == method(STAR, "A")
    assert [coup.designated(hand) for hand in Hand] == [None, None]
    for face in ("up", "down"):
        state = dealt(unwrap(start_coup(coup, face)), "9S")
        assert state.expects is not None
    # Also later in the shoe, after the role was held and lost.
    bank = after_coup(unwrap(accept_role(role(), FIVE, "box 6")), PLAYER_WINS)
    for name in ("box 5", "box 3", "box 2", "box 1", "box 6"):
        bank = unwrap(decline_role(bank, FIVE, name))
    assert unwrap(by_method_c(bank)).method == method(STAR, "A")


@clause(STAR, "8.26")
@pytest.mark.parametrize("holder, order", [(6, [5, 3, 2, 1, 6]), (3, [2, 1, 6, 5, 3]), (1, [6, 5, 3, 2, 1])])
def test_after_a_loss_the_role_is_offered_from_the_right_of_the_last_holder(
    holder: int, order: list[int]
) -> None:
    bank = role()
    for seat in (6, 5, 3, 2, 1):
        if seat == holder:
            break
        bank = unwrap(decline_role(bank, FIVE, f"box {seat}"))
    bank = after_coup(unwrap(accept_role(bank, FIVE, f"box {holder}")), PLAYER_WINS)
    # All are asked, including those who declined before the last holder; the loser is last.
    assert names(offered(bank, FIVE)) == [f"box {seat}" for seat in order]
    # For the next holder the order starts from that seat.
    bank = after_coup(unwrap(accept_role(bank, FIVE, f"box {order[0]}")), PLAYER_WINS)
    assert names(offered(bank, FIVE)) == [f"box {seat}" for seat in (*order[1:], order[0])]


def test_a_new_shoe_and_a_newcomer_start_afresh() -> None:
    assert names(offered(role(), FIVE))[0] == "box 6"
    bank = role()
    for name in ("box 6", "box 5", "box 3", "box 2", "box 1"):
        bank = unwrap(decline_role(bank, FIVE, name))
    assert names(offered(bank, (*FIVE, person("new", 4)))) == ["new"]


def test_who_loses_the_cards_in_the_coup_loses_the_role_with_them() -> None:
    bank = unwrap(accept_role(role(), FIVE, "box 6"))
    state = dealt(unwrap(start_coup(unwrap(by_method_c(bank)), "down")), "9S 4H KD 2C")
    state = unwrap(forfeit(state, "box 6", Role.GAMING_MANAGER))
    assert state.receivers.designated(BANKER) is None
    bank = after_coup(unwrap(forfeit_role(EDITIONS[STAR], bank, Role.GAMING_MANAGER)), PLAYER_WINS)
    assert names(offered(bank, FIVE)) == ["box 5", "box 3", "box 2", "box 1"]
