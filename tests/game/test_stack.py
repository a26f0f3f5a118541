"""The cards before the shoe: decks, checks, shuffle, riffle, cut, cutting card, replacement."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from itertools import permutations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.support import (
    BACCARAT_GAMES,
    CANBERRA,
    EDITIONS,
    GUIDE,
    PREMIUM,
    RAPID,
    STAR,
    baccarat,
    cards,
    clause,
    refused,
)
from kit.tables.shoe_loading import (
    BOSS,
    CLEAN,
    DECKS,
    SUPERVISORS,
    brought,
    checked,
    citing,
    mixed,
    ready,
    refusal,
    who_may,
)
from kit.tables.table_steps import take

from pitboss.game.cards import DECK, Card, full_decks
from pitboss.game.offer import check_wager, offer
from pitboss.game.preparing.cutting import CutOffer, check_nominee, cut, cut_offers, insert_cutting_card
from pitboss.game.preparing.decks import check_game_decks, check_set
from pitboss.game.preparing.stack import (
    CardSource,
    InUse,
    Stack,
    StackStep,
    check,
    check_riffle,
    check_shuffle,
    collect_dropped,
    inspect,
    shuffle,
)
from pitboss.game.shoe import burn, open_shoe
from pitboss.kernel.entropy import Entropy, SeededEntropy
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act
from pitboss.rules.procedure import BurnWay, CutterKind, Device
from pitboss.words.rendering import english

CASINO, MAKER = CardSource.CASINO_PRE_SHUFFLED, CardSource.MAKER_PRE_SHUFFLED
JOKER = Card("*", "*")


class Scripted:
    """An entropy source with given draws."""

    def __init__(self, draws: Sequence[int]) -> None:
        self.draws = list(draws)

    def below(self, bound: int) -> int:
        drawn = self.draws.pop(0)
        assert 0 <= drawn < bound
        return drawn


def small_stack(text: str) -> Stack:
    """A few cards before the shuffle."""
    few = cards(text)
    return Stack(few, 1, "red", CardSource.NEW, Device.SHOE, StackStep.BROUGHT_IN)


def reshuffled(stack: Stack, entropy: Entropy) -> tuple[Card, ...]:
    return unwrap(shuffle(EDITIONS[STAR], baccarat(STAR), stack, entropy)).cards


# Decks


@citing(star="3.1", premium="3.1", rapid="2.5.4", canberra="2.1", guide="table")
def test_a_game_is_played_with_the_decks_its_edition_names(key: str, cited: str) -> None:
    for game in [game for edition, game in BACCARAT_GAMES if edition == key]:
        answers = {decks: check_game_decks(baccarat(key, game), decks) for decks in range(12)}
        assert tuple(decks for decks, answer in answers.items() if answer is None) == DECKS[key]
        others = {refusal(answer) for decks, answer in answers.items() if decks not in DECKS[key]}
        assert others == {("decks-not-allowed", cited)}


@citing(star="3.1", premium="3.1", rapid="2.5.4 2.5.3.2", canberra="2.1", guide="table")
@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param(full_decks(8)[1:], id="one missing"),
        pytest.param((*full_decks(8), DECK[0]), id="one more"),
        pytest.param((JOKER, *full_decks(8)[1:]), id="a joker for a card"),
        pytest.param((*full_decks(8), JOKER), id="a joker besides"),
        pytest.param((DECK[1], *full_decks(8)[1:]), id="one for another"),
        pytest.param(full_decks(7), id="seven decks"),
        pytest.param((), id="none at all"),
    ],
)
def test_decks_must_be_complete_and_without_jokers(key: str, cited: str, wrong: tuple[Card, ...]) -> None:
    assert isinstance(brought(key), Stack)
    assert refusal(brought(key, wrong)) == ("decks-incomplete", cited)


@citing(star="3.1", premium="3.1", rapid="2.5.4", canberra="2.1")
def test_a_set_comes_with_its_cutting_cards(key: str, cited: str) -> None:
    answers = [check_set(baccarat(key), {"red"}, number) for number in range(4)]
    wanted = 2 if key == CANBERRA else 1
    assert answers.pop(wanted) is None
    assert set(map(refusal, answers)) == {("wrong-cutting-cards", cited)}


@citing(star="3.1", premium="3.1", rapid="2.5.4")
def test_all_backs_of_a_set_are_alike(key: str, cited: str) -> None:
    assert refusal(check_set(baccarat(key), ["red", "blue", "red"], 1)) == ("backs-differ", cited)
    assert check_set(baccarat(key), ["red", "red"], 1) is None


@citing(star="3.1", premium="3.1")
def test_pairs_and_tiger_wagers_need_six_or_eight_decks(key: str, cited: str) -> None:
    game = baccarat(key)
    needy = {"player-pair", "banker-pair", "tiger-tie", "tiger-pair", "tiger", "big-tiger", "small-tiger"}
    for wager in game.wagers:
        layout = wager.layouts[0] if wager.layouts else None
        answers = {decks: check_wager(game, wager, decks, layout) for decks in DECKS[key]}
        without = [decks for decks, answer in answers.items() if answer is not None]
        assert without == ([3, 4] if wager.key in needy else [])
        assert all(refusal(answers[decks]) == ("wager-needs-decks", cited) for decks in without)


@clause(GUIDE, "table")
def test_the_guide_offers_player_banker_and_tie() -> None:
    table = offer(EDITIONS[GUIDE], baccarat(GUIDE), 8, optional=())
    assert [wager.key for wager in table.wagers] == ["player", "banker", "tie"]


# Checks and safe keeping


@citing(star="3.4", premium="3.4", rapid="3.1", canberra="2.5")
def test_dealer_supervisor_and_device_check_cards_and_nobody_else(key: str, cited: str) -> None:
    stack = unwrap(brought(key))
    checkers = who_may(partial(check, EDITIONS[key], stack), cited)
    assert checkers == {Role.DEALER} | SUPERVISORS[key]
    assert unwrap(check(EDITIONS[key], stack, None)).checked_by == (None,)
    tampered = replace(stack, cards=stack.cards[1:])
    assert refusal(check(EDITIONS[key], tampered, None)) == ("decks-incomplete", cited)


@citing(star="3.11", premium="3.11", rapid="3.7")
def test_supervisor_and_inspector_may_order_a_check(key: str, cited: str) -> None:
    def ordered(role: Role) -> object:
        return inspect(EDITIONS[key], full_decks(8), 8, role, Act.VERIFY_CARDS)

    assert who_may(ordered, cited) == {Role.INSPECTOR} | SUPERVISORS[key]
    # A device checks cards, but cannot order a check.
    assert refused(inspect(EDITIONS[key], full_decks(8), 8, None, Act.VERIFY_CARDS)).clause == cited


@citing(star="3.11", premium="3.11", rapid="3.7")
def test_an_ordered_check_may_come_at_any_time(key: str, cited: str) -> None:
    edition, game, stack = EDITIONS[key], baccarat(key), ready(key)
    opened = unwrap(open_shoe(game, 8, stack.device))
    shoe = unwrap(take(unwrap(burn(edition, opened, BurnWay.FACE_DOWN, stack.cards[:1])), stack.cards[1]))
    in_mid_coup = [card for card in (*shoe.burned, *shoe.dealt, *stack.cards[2:]) if card is not None]
    for lot in (unwrap(brought(key)).cards, mixed(key).cards, stack.cards, in_mid_coup):
        found = inspect(edition, lot, 8, Role.INSPECTOR, Act.VERIFY_CARDS)
        assert found == ((), ())
        found = inspect(edition, [JOKER, *lot[1:]], 8, Role.INSPECTOR, Act.VERIFY_CARDS)
        assert found == ((lot[0],), (JOKER,))


@citing(star="3.5", premium="3.5", rapid="3.2")
@pytest.mark.parametrize("source", [CardSource.NEW, CASINO, MAKER])
def test_cards_are_secured_until_they_are_wanted(key: str, cited: str, source: CardSource) -> None:
    assert refusal(brought(key, source=source, secured=False)) == ("cards-not-secured", cited)
    assert isinstance(brought(key, source=source, secured=True), Stack)


@citing(canberra="2.5")
def test_canberra_checks_cards_before_gaming_unless_the_maker_shuffled_them(key: str, cited: str) -> None:
    edition, game, unchecked = EDITIONS[key], baccarat(key), unwrap(brought(key))
    assert refusal(shuffle(edition, game, unchecked, SeededEntropy(1))) == ("cards-not-checked", cited)
    for checker in (Role.DEALER, BOSS, None):
        stack = unwrap(check(edition, unchecked, checker))
        assert isinstance(shuffle(edition, game, stack, SeededEntropy(1)), Stack)
    assert isinstance(cut(game, unwrap(brought(key, source=MAKER)), 52), Stack)


@citing(canberra="2.5")
def test_canberra_checks_cards_after_gaming(key: str, cited: str) -> None:
    edition, collected = EDITIONS[key], ready(key).cards
    assert inspect(edition, collected, 8, None) == ((), ())
    assert inspect(edition, collected[1:], 8, Role.DEALER) == (collected[:1], ())
    assert refused(inspect(edition, collected, 8, Role.PLAYER)).clause == cited


@citing(canberra="2.3")
@pytest.mark.parametrize("source", [CardSource.NEW, MAKER])
def test_canberra_has_dealer_and_supervisor_check_replacements(
    key: str, cited: str, source: CardSource
) -> None:
    edition, game = EDITIONS[key], baccarat(key)
    stack = unwrap(brought(key, source=source, replaces=CLEAN))
    one_checked = [check(edition, stack, by) for by in (Role.DEALER, BOSS, None)]
    for answer in [shuffle(edition, game, unwrap(half), SeededEntropy(1)) for half in one_checked]:
        assert refusal(answer) == ("cards-not-checked", cited)
    assert isinstance(shuffle(edition, game, checked(key, stack), SeededEntropy(1)), Stack)


def test_canberra_checks_used_cards_no_second_time() -> None:
    stack = unwrap(brought(CANBERRA, source=CardSource.USED, replaces=CLEAN))
    assert isinstance(shuffle(EDITIONS[CANBERRA], baccarat(CANBERRA), stack, SeededEntropy(1)), Stack)


# The shuffle


@citing(star="4.1.1", premium="4.1.1", rapid="3.8.1", canberra="5.1 5.1(a)")
def test_cards_are_shuffled_before_play_unless_they_come_pre_shuffled(key: str, cited: str) -> None:
    edition, game = EDITIONS[key], baccarat(key)
    for source in (CardSource.NEW, CASINO, MAKER):
        stack = checked(key, brought(key, source=source))
        if source is MAKER or (source is CASINO and key in (STAR, PREMIUM)):
            assert isinstance(cut(game, stack, 52), Stack)
        else:
            assert refused(cut(game, stack, 52)).code == "cut-not-due"
            assert isinstance(cut(game, unwrap(shuffle(edition, game, stack, SeededEntropy(1))), 52), Stack)


@citing(star="4.1.2", premium="4.1.2", rapid="3.8.2", canberra="5.1 5.1(b)")
def test_the_cards_of_the_last_shoe_are_shuffled_before_the_next(key: str, cited: str) -> None:
    used = unwrap(brought(key, ready(key).cards, source=CardSource.USED, replaces=CLEAN))
    assert refused(cut(baccarat(key), used, 52)).code == "cut-not-due"
    again = unwrap(shuffle(EDITIONS[key], baccarat(key), used, SeededEntropy(2)))
    assert isinstance(cut(baccarat(key), again, 52), Stack)
    fresh = checked(key, brought(key, back="blue", source=MAKER, replaces=CLEAN))
    assert isinstance(cut(baccarat(key), fresh, 52), Stack)


@citing(star="4.1", premium="4.1", rapid="3.8", canberra="5.1")
def test_each_order_of_the_cards_comes_of_exactly_one_run_of_draws(key: str, cited: str) -> None:
    stack = replace(small_stack("AS 2H 3D 4C"), checked_by=(None,))
    runs = product(range(4), range(3), range(2))
    orders = [unwrap(shuffle(EDITIONS[key], baccarat(key), stack, Scripted(run))).cards for run in runs]
    assert Counter(orders) == Counter(permutations(stack.cards))


@pytest.mark.parametrize(
    ("text", "shuffles", "bound"),
    # A fair shuffle would exceed these bounds once in a million runs, and the seeds are fixed.
    [("AS 2H 3D", 6_000, 35.9), ("AS 2H 3D 4C", 24_000, 70.6), ("AS 2H 3D 4C 5S", 36_000, 208.5)],
)
def test_seeded_shuffles_come_out_evenly(text: str, shuffles: int, bound: float) -> None:
    stack = small_stack(text)
    seen = Counter(reshuffled(stack, SeededEntropy(seed)) for seed in range(shuffles))
    orders = list(permutations(stack.cards))
    expected = shuffles / len(orders)
    assert sum((seen[order] - expected) ** 2 / expected for order in orders) < bound


@given(st.integers(0, 2**64 - 1), st.sampled_from(DECKS[STAR]))
def test_a_shuffle_keeps_all_cards(seed: int, decks: int) -> None:
    stack = unwrap(brought(STAR, decks=decks))
    assert Counter(reshuffled(stack, SeededEntropy(seed))) == Counter(stack.cards)


@citing(star="4.12", premium="4.11")
def test_a_supervisor_may_have_casino_pre_shuffled_cards_shuffled_by_hand(key: str, cited: str) -> None:
    device = Device.SHUFFLING_DEVICE if key == STAR else Device.SHOE
    stack = unwrap(brought(key, source=CASINO, device=device))

    def by_hand(role: Role | None) -> Stack | Rejection:
        return check_shuffle(EDITIONS[key], baccarat(key), stack, role) or stack

    assert who_may(by_hand, cited) == SUPERVISORS[key]
    assert refused(by_hand(None)).clause == cited
    assert refused(shuffle(EDITIONS[key], baccarat(key), stack, SeededEntropy(1))).clause == cited
    angel = unwrap(brought(key, source=MAKER, device=device))
    assert refused(check_shuffle(EDITIONS[key], baccarat(key), angel, Role.CASINO_SUPERVISOR)).clause == cited


# The riffle

RIFFLED = citing(star="4.2 4.2.1", premium="4.2 4.2.1", rapid="3.9", canberra="5.2")


def riffled(key: str, stack: Stack, *, asked: bool = True, by: Role | None = BOSS) -> Stack | Rejection:
    return check_riffle(EDITIONS[key], baccarat(key), stack, requested=asked, approved_by=by) or stack


def pre_shuffled(key: str) -> list[Stack]:
    """Cards of each kind that the edition accepts as shuffled."""
    sources = (CASINO, MAKER) if key in (STAR, PREMIUM) else (MAKER,)
    return [unwrap(brought(key, source=source)) for source in sources]


@RIFFLED
def test_a_supervisor_approves_the_riffle_of_pre_shuffled_cards(key: str, cited: str) -> None:
    for stack in pre_shuffled(key):

        def approved(role: Role, stack: Stack = stack) -> Stack | Rejection:
            return riffled(key, stack, by=role)

        assert who_may(approved, cited) == SUPERVISORS[key]
        assert refused(riffled(key, stack, by=None)).clause == cited


@RIFFLED
def test_the_riffle_waits_for_a_player_to_ask_where_players_are_at_the_table(key: str, cited: str) -> None:
    for stack in pre_shuffled(key):
        answer = riffled(key, stack, asked=False)
        if key == RAPID:
            assert isinstance(answer, Stack)
        else:
            assert refusal(answer) == ("riffle-not-asked", cited)
        assert isinstance(riffled(key, stack, asked=True), Stack)


@RIFFLED
def test_the_riffle_comes_before_the_cut_and_the_cut_may_follow_at_once(key: str, cited: str) -> None:
    for stack in pre_shuffled(key):
        once = unwrap(riffled(key, stack))
        halved = unwrap(cut(baccarat(key), once, 200))
        for late in (halved, unwrap(insert_cutting_card(baccarat(key), halved, 20))):
            assert refusal(riffled(key, late)) == ("riffle-not-due", cited)


@citing(premium="4.2", rapid="3.9")
def test_riffled_cards_may_still_go_through_the_machine(key: str, cited: str) -> None:
    once = unwrap(riffled(key, pre_shuffled(key)[0]))
    assert check_shuffle(EDITIONS[key], baccarat(key), once, BOSS) is None
    assert isinstance(cut(baccarat(key), replace(once, step=StackStep.SHUFFLED), 52), Stack)


@RIFFLED
def test_only_pre_shuffled_cards_are_riffled(key: str, cited: str) -> None:
    for stack in (unwrap(brought(key)), mixed(key)):
        assert refusal(riffled(key, stack)) == ("riffle-not-due", cited)


# The cut


def seats(offers: Sequence[CutOffer]) -> list[int | None]:
    return [offer.seat for offer in offers]


@citing(star="4.3", premium="4.3")
def test_the_supervisor_cuts_unless_the_players_may(key: str, cited: str) -> None:
    alone = cut_offers(baccarat(key), [1, 2, 5], first_at_table=2, players_cut=False)
    assert [(offer.who, offer.seat) for offer in alone] == [(CutterKind.SUPERVISOR, None)]
    assert len(cut_offers(baccarat(key), [1, 2, 5], players_cut=True)) == 4


@citing(star="4.3.1 4.4", premium="4.3.1 4.4")
def test_the_first_to_a_new_table_cuts_first_then_all_others_clockwise(key: str, cited: str) -> None:
    offers = cut_offers(baccarat(key), [6, 1, 3, 5], first_at_table=5)
    assert seats(offers) == [5, 6, 1, 3, None]
    assert (offers[0].who, offers[0].clause) == (CutterKind.FIRST_AT_TABLE, cited)
    # A player who has left is not asked.
    assert seats(cut_offers(baccarat(key), [1, 3], first_at_table=5)) == [1, 3, None]


@citing(star="4.3.2 4.4", premium="4.3.2 4.4")
def test_later_the_player_on_the_dealers_left_cuts_first(key: str, cited: str) -> None:
    offers = cut_offers(baccarat(key), [6, 2, 4])
    assert seats(offers) == [2, 4, 6, None]
    assert (offers[0].who, offers[0].clause) == (CutterKind.LEFT_OF_DEALER, cited)


@citing(star="4.4", premium="4.4", canberra="5.3")
def test_the_supervisor_cuts_if_no_player_will_or_none_is_there(key: str, cited: str) -> None:
    for present in ([], [4], [1, 2, 3, 4, 5, 6, 7]):
        *players, last = cut_offers(baccarat(key), present)
        assert seats(players) == present
        assert (last.who, last.seat, last.clause) == (CutterKind.SUPERVISOR, None, cited)


@citing(star="4.3.1 4.3.2", premium="4.3.1 4.3.2 4.3.3")
def test_the_player_asked_first_may_name_another(key: str, cited: str) -> None:
    for started_by in (None, 2):
        first, second, *_ = cut_offers(baccarat(key), [1, 2, 3], first_at_table=started_by)
        assert check_nominee(EDITIONS[key], first, Role.PLAYER) is None
        assert refusal(check_nominee(EDITIONS[key], second, Role.PLAYER)) == ("nomination-not-allowed", "4.4")
        # The nominee is another player at The Star, and another person in its private rooms.
        spectator = check_nominee(EDITIONS[key], first, Role.PATRON)
        assert (spectator is None) == (key == PREMIUM)


@citing(canberra="5.3", guide="table")
def test_players_are_always_offered_the_cut(key: str, cited: str) -> None:
    for players_cut in (True, False):
        offers = cut_offers(baccarat(key), [3, 1], players_cut=players_cut)
        first_two = [(offer.who, offer.seat, offer.clause) for offer in offers[:2]]
        assert first_two == [(CutterKind.ANY_PLAYER, 1, cited), (CutterKind.ANY_PLAYER, 3, cited)]


@citing(rapid="3.10")
def test_rapid_always_has_the_dealer_cut(key: str, cited: str) -> None:
    for present in ([], [1, 2]):
        offers = cut_offers(baccarat(key), present, first_at_table=1)
        assert [(offer.who, offer.seat, offer.clause) for offer in offers] == [
            (CutterKind.DEALER, None, cited)
        ]


@citing(star="4.5", premium="4.5", rapid="3.10", canberra="5.4")
def test_the_cut_is_a_deck_or_more_from_both_ends(key: str, cited: str) -> None:
    for decks in DECKS[key]:
        stack, last = mixed(key, decks=decks), 52 * (decks - 1)
        for at in (52, 53, last):
            assert isinstance(cut(baccarat(key), stack, at), Stack)
        for at in (-1, 0, 51, last + 1, 52 * decks):
            assert refusal(cut(baccarat(key), stack, at)) == ("cut-too-near-the-end", cited)


@citing(star="4.6", premium="4.6", rapid="3.11", canberra="5.4")
@pytest.mark.parametrize("at", [52, 100, 364])
def test_the_cards_in_front_of_the_cut_go_to_the_back(key: str, cited: str, at: int) -> None:
    before = mixed(key).cards
    after = unwrap(cut(baccarat(key), mixed(key), at)).cards
    assert (after[: 416 - at], after[416 - at :]) == (before[at:], before[:at])


@citing(star="4.6", premium="4.6", rapid="3.11", canberra="5.4")
def test_the_cutting_card_goes_in_after_the_cut_and_not_too_near_the_back(key: str, cited: str) -> None:
    game, least = baccarat(key), 12 if key == CANBERRA else 20
    assert refused(insert_cutting_card(game, mixed(key), least)).code == "cutting-card-not-due"
    halved = unwrap(cut(game, mixed(key), 52))
    for behind in (least, least + 1, 200):
        stack = unwrap(insert_cutting_card(game, halved, behind))
        assert (stack.step, stack.behind, stack.cards) == (StackStep.READY, behind, halved.cards)
    for behind in (-1, 0, least - 1, 416):
        assert refusal(insert_cutting_card(game, halved, behind)) == ("cutting-card-too-deep", cited)


def test_cards_are_cut_once() -> None:
    assert refused(cut(baccarat(STAR), ready(STAR), 52)).code == "cut-not-due"


@citing(star="4.6.1", premium="4.6.1")
def test_dropped_cards_go_on_when_a_supervisor_has_seen_that_all_are_there(key: str, cited: str) -> None:
    stack = mixed(key)
    collected = tuple(reversed(stack.cards))
    verifiers = who_may(partial(collect_dropped, EDITIONS[key], stack, collected), cited)
    assert verifiers == SUPERVISORS[key]
    assert unwrap(collect_dropped(EDITIONS[key], stack, collected, BOSS)).cards == collected
    short = collect_dropped(EDITIONS[key], stack, collected[1:], BOSS)
    assert refusal(short) == ("decks-incomplete", cited)
    assert f"missing {collected[0]}" in english(refused(short).text)


@citing(star="4.11")
@pytest.mark.parametrize("source", [CardSource.NEW, CASINO, MAKER])
def test_cards_for_a_shuffling_device_are_not_cut(key: str, cited: str, source: CardSource) -> None:
    stack = unwrap(brought(key, source=source, device=Device.SHUFFLING_DEVICE))
    by_hand = check_shuffle(EDITIONS[key], baccarat(key), stack, BOSS)
    assert (by_hand is None) is (source is not MAKER)
    shuffled = replace(stack, step=StackStep.SHUFFLED)
    for cards_for_device in (stack, shuffled):
        assert refusal(cut(baccarat(key), cards_for_device, 52)) == ("device-is-not-cut", cited)
        assert (
            refused(insert_cutting_card(baccarat(key), cards_for_device, 20)).code == "cutting-card-not-due"
        )


# Replacement


@citing(star="3.8", premium="3.8", rapid="3.5")
@pytest.mark.parametrize("source", [CardSource.NEW, MAKER])
def test_new_cards_have_another_back_than_those_in_use(key: str, cited: str, source: CardSource) -> None:
    assert refusal(brought(key, source=source, back="red", replaces=CLEAN)) == ("same-backs", cited)
    assert unwrap(brought(key, source=source, back="blue", replaces=CLEAN)).replacement


@citing(star="3.8 3.10", premium="3.8 3.10")
def test_replacement_cards_are_shuffled_like_any_others(key: str, cited: str) -> None:
    new = unwrap(brought(key, back="blue", replaces=CLEAN))
    assert refused(cut(baccarat(key), new, 52)).code == "cut-not-due"


@citing(star="3.8.1", premium="3.8.1")
def test_with_a_scanning_shoe_the_same_back_may_be_allowed(key: str, cited: str) -> None:
    scanned = InUse("red", Device.SCANNING_SHOE)

    def same_backs(role: Role | None, used: InUse = scanned) -> Stack | Rejection:
        return brought(key, device=Device.SCANNING_SHOE, replaces=used, same_backs_by=role)

    managers = {Role.ASSISTANT_GAMING_MANAGER, Role.GAMING_MANAGER}
    assert who_may(same_backs, cited) == (SUPERVISORS[key] if key == STAR else managers)
    assert refused(same_backs(None)).clause == cited
    # Other devices do not read cards, so the colour cannot be waived there.
    for device in (Device.SHOE, Device.SHUFFLING_DEVICE):
        assert refused(same_backs(Role.GAMING_MANAGER, InUse("red", device))).code == "same-backs"


@citing(rapid="3.5")
def test_rapid_wants_another_back_though_its_shoe_scans(key: str, cited: str) -> None:
    scanned = InUse("red", Device.SCANNING_SHOE)
    assert refusal(brought(key, replaces=scanned, same_backs_by=Role.GAMING_MANAGER)) == ("same-backs", cited)


@citing(star="3.9", premium="3.9")
def test_cards_that_players_handled_are_not_used_again(key: str, cited: str) -> None:
    handled = replace(CLEAN, handled=True)
    assert refusal(brought(key, source=CardSource.USED, replaces=handled)) == (
        "cards-must-be-replaced",
        cited,
    )
    assert refused(brought(key, source=CardSource.USED)).clause == cited
    assert isinstance(brought(key, source=CardSource.USED, replaces=CLEAN), Stack)
    assert isinstance(brought(key, back="blue", replaces=handled), Stack)


@citing(star="3.9", premium="3.9")
def test_a_cut_by_a_player_spoils_cards_in_the_private_rooms_only(key: str, cited: str) -> None:
    answer = brought(key, source=CardSource.USED, replaces=replace(CLEAN, cut_by_player=True))
    assert isinstance(answer, Stack) == (key == STAR)
    if key == PREMIUM:
        assert refusal(answer) == ("cards-must-be-replaced", cited)


@citing(star="3.10", premium="3.10", rapid="3.6")
def test_unfit_cards_are_replaced_and_not_used_again(key: str, cited: str) -> None:
    unfit = replace(CLEAN, unfit=True)
    assert refusal(brought(key, source=CardSource.USED, replaces=unfit)) == ("cards-unfit", cited)
    assert isinstance(brought(key, back="blue", replaces=unfit), Stack)
