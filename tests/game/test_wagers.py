"""The wagers a table may offer, and those a player may place: combinations, closing and approval."""

from collections.abc import Sequence
from dataclasses import FrozenInstanceError

import pytest
from kit.rulebook import under
from kit.support import (
    BACCARAT_GAMES,
    CANBERRA,
    EDITIONS,
    GUIDE,
    PREMIUM,
    RAPID,
    STAR,
    SUPERVISORS,
    baccarat,
    cards,
    clause,
    coup,
    refused,
)
from kit.tables.table_steps import limit_players, offer, restrict
from kit.tables.wagers import (
    DRAGON_BONUS,
    LAYOUTS,
    PAIRS,
    PERFECT_PAIRS,
    SIDE_BETS,
    TIGERS,
    SideBet,
    keep,
    keys,
    side_bets,
    table,
)

from pitboss.game.dealer import deal_next
from pitboss.game.offer import Offer, check_player
from pitboss.game.settlement import Settlement, Terms, settle_coup
from pitboss.game.shoe import burn, open_shoe
from pitboss.game.wagers import Moment, Request, assign_positions, invalid_position, place, withdraw
from pitboss.kernel.money import LARGEST_STAKE_CENTS
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.rules.limits import Closes, Misplaced, Tender
from pitboss.rules.procedure import BurnWay, Device
from pitboss.words.rendering import english

MAINS = ("player", "banker", "tie")


def settle(offered: Offer, dealt: str, placed: dict[str, int]) -> dict[str, Settlement]:
    return unwrap(settle_coup(offered.game, coup(dealt, offered.edition.key), placed, Terms()))


# The offer of a table.


@pytest.mark.parametrize(
    "edition, optional, closed_list",
    [
        pytest.param(STAR, [], MAINS, marks=clause(STAR, "5.1")),
        pytest.param(PREMIUM, PAIRS, (*MAINS, *PAIRS), marks=clause(PREMIUM, "5.1")),
        pytest.param(RAPID, None, (*MAINS, *PAIRS, *DRAGON_BONUS), marks=clause(RAPID, "5.4")),
        (GUIDE, None, (*MAINS, *PAIRS)),
    ],
)
def test_only_the_permissible_wagers_are_taken(
    edition: str, optional: Sequence[str] | None, closed_list: tuple[str, ...]
) -> None:
    for game in EDITIONS[edition].games[:2]:
        offered = table(edition, game.key, optional=optional)
        assert keys(offered) == closed_list
        for key in {*MAINS, *PAIRS, *PERFECT_PAIRS, *DRAGON_BONUS, *TIGERS, "super-six", "dragon-seven"}:
            assert isinstance(place(offered, {}, key, 500), Rejection) == (key not in closed_list)


@pytest.mark.parametrize(
    "edition, layout, side_bets",
    [
        pytest.param(STAR, "A", (*PAIRS, "super-six"), marks=clause(STAR, "10.1")),
        pytest.param(STAR, "B", TIGERS, marks=clause(STAR, "10.1")),
        pytest.param(PREMIUM, "N", (*PAIRS, "super-six"), marks=clause(PREMIUM, "12.1")),
        pytest.param(PREMIUM, "P", TIGERS, marks=clause(PREMIUM, "12.1")),
        pytest.param(CANBERRA, None, PERFECT_PAIRS, marks=clause(CANBERRA, "9.1", "9.1(a)", "4.4(a)")),
        pytest.param(CANBERRA, None, PAIRS, marks=clause(CANBERRA, "9.1", "9.1(b)", "4.4(a)")),
        pytest.param(CANBERRA, None, DRAGON_BONUS, marks=clause(CANBERRA, "12.1", "4.4(b)")),
        pytest.param(CANBERRA, None, ("super-six",), marks=clause(CANBERRA, "13.1", "4.4(c)")),
        pytest.param(CANBERRA, None, TIGERS, marks=clause(CANBERRA, "14.1", "4.4(d)")),
        pytest.param(CANBERRA, None, (*PAIRS, *DRAGON_BONUS, "super-six", *TIGERS)),
    ],
)
def test_a_side_bet_is_taken_only_where_it_is_offered(
    edition: str, layout: str | None, side_bets: tuple[str, ...]
) -> None:
    plain = table(edition, layout=layout, optional=[])
    full = table(edition, layout=layout, optional=side_bets)
    assert set(keys(full)) - set(keys(plain)) == set(side_bets)
    for key in side_bets:
        assert refused(place(plain, {}, key, 500)).code == "wager-not-offered"
        assert place(full, {}, key, 500) == {key: 500}


@pytest.mark.parametrize("bet", side_bets("offered"))
def test_a_side_bet_stands_on_its_layouts_until_the_coup_commences(bet: SideBet) -> None:
    for game in EDITIONS[bet.edition].games:
        for layout in LAYOUTS[bet.edition]:
            chosen = baccarat(bet.edition, game.key)
            offered = offer(EDITIONS[bet.edition], chosen, 8, layout=layout, optional=[bet.key])
            if layout in bet.layouts:
                assert keys(unwrap(offered)) == (*MAINS, bet.key)
            else:
                assert refused(offered).clause == bet.offered
    closed = Moment.FIRST_CARD_REMOVED if bet.edition == STAR else Moment.FIRST_CARD_EXPOSED
    for moment in Moment:
        late = isinstance(place(bet.table(), {}, bet.key, 500, moment=moment), Rejection)
        assert late == (moment >= closed)


@under(star="3.1", premium="3.1")
def test_pairs_and_tiger_bets_need_six_or_eight_decks(edition: str) -> None:
    document, game = EDITIONS[edition], baccarat(edition)
    for decks in range(1, 10):
        plain = offer(document, game, decks, layout="A", optional=[])
        assert isinstance(plain, Rejection) == (decks not in (3, 4, 6, 8))
        assert not isinstance(plain, Rejection) or plain.clause == "3.1"
    for bet in (bet for bet in SIDE_BETS if bet.edition == edition):
        for decks in (3, 4, 6, 8):
            named = offer(document, game, decks, layout=bet.layouts[0], optional=[bet.key])
            fitting = unwrap(offer(document, game, decks, layout=bet.layouts[0]))
            if decks in (6, 8) or bet.key == "super-six":
                assert bet.key in keys(unwrap(named))
                assert bet.key in keys(fitting)
            else:
                assert refused(named).clause == "3.1"
                assert bet.key not in keys(fitting)


@under(star="2.2", premium="2.2")
def test_the_cloth_is_one_of_the_diagrams(edition: str) -> None:
    for layout in "ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        offered = offer(EDITIONS[edition], baccarat(edition), 8, layout=layout)
        if layout in LAYOUTS[edition]:
            assert unwrap(offered).layout == layout
        else:
            assert refused(offered).clause == "2.2"
    assert refused(offer(EDITIONS[edition], baccarat(edition), 8)).code == "unknown-layout"


@clause(CANBERRA, "8.2")
def test_canberra_offers_one_kind_of_pairs_and_never_both() -> None:
    document, game = EDITIONS[CANBERRA], baccarat(CANBERRA)
    assert set(PERFECT_PAIRS) <= set(keys(table(CANBERRA, optional=PERFECT_PAIRS)))
    assert set(PAIRS) <= set(keys(table(CANBERRA, optional=PAIRS)))
    for perfect in PERFECT_PAIRS:
        for pair in PAIRS:
            assert refused(offer(document, game, 8, optional=[perfect, pair])).clause == "8.2"
    assert not set(PAIRS) & set(keys(table(CANBERRA)))


@clause(CANBERRA, "8.1")
def test_canberra_settles_by_the_method_the_table_was_opened_with() -> None:
    six_wins = "TS 6H TD KC 2H"
    for method, won in (("commission", 9500), ("non-commission", 5000)):
        offered = table(CANBERRA, method)
        assert settle(offered, six_wins, {"banker": 10000})["banker"].won == won
        with pytest.raises(FrozenInstanceError):
            offered.game = baccarat(CANBERRA)  # type: ignore[misc]


def test_an_offer_of_what_the_game_does_not_know_is_refused() -> None:
    document, game = EDITIONS[STAR], baccarat(STAR)
    assert refused(offer(document, game, 8, layout="A", optional=["panda"])).code == "unknown-wager"
    late = refused(offer(document, game, 8, layout="A", closes=Closes.PERIOD_ENDS))
    assert (late.code, late.clause) == ("closing-not-allowed", "5.4")


# Combinations of wagers.

EVERY = ("player", "player tie", "banker", "banker tie", "tie", "banker player", "banker player tie")
TOGETHER = {
    STAR: dict(zip(EVERY, (f"5.6.{n}" for n in range(1, 8)), strict=True)),
    PREMIUM: {key: "5.6.1" if "tie" in key and "banker player" not in key else "5.6.3" for key in EVERY},
    CANBERRA: dict.fromkeys(EVERY, "4.6"),
    RAPID: dict.fromkeys(EVERY, "5.4"),
    GUIDE: dict.fromkeys(EVERY[:5], "hands"),
}
"""Main wagers that one player may place together, with the clause."""
APPROVERS = {STAR: SUPERVISORS, PREMIUM: {Role.GAMING_MANAGER}, CANBERRA: {Role.CASINO_SUPERVISOR}}
"""Who may approve a bet on both hands; under the Rapid rules no approval is needed."""


@pytest.mark.parametrize(
    "edition, together, number",
    [
        pytest.param(edition, together, number, marks=clause(edition, number))
        for edition, rows in TOGETHER.items()
        for together, number in rows.items()
    ],
)
def test_main_wagers_stand_together_if_the_right_person_approves(
    edition: str, together: str, number: str
) -> None:
    approvers = APPROVERS.get(edition) if "banker player" in together else None
    for game in EDITIONS[edition].games[:2]:
        offered = table(edition, game.key)
        for last in together.split():
            placed = {key: 500 for key in together.split() if key != last}
            for role in (None, *Role):
                got = place(offered, placed, last, 700, approved_by=role)
                if approvers is None or role in approvers:
                    assert got == {**placed, last: 700}
                else:
                    assert (refused(got).code, refused(got).clause) == ("approval-needed", number)


@clause(GUIDE, "hands")
@pytest.mark.parametrize("placed", [{"player": 500}, {"player": 500, "tie": 100}])
def test_the_guide_never_offers_player_and_banker_together(placed: dict[str, int]) -> None:
    for role in (None, *Role):
        got = refused(place(table(GUIDE), placed, "banker", 500, approved_by=role))
        assert (got.code, got.clause) == ("combination-not-allowed", "hands")


@clause(PREMIUM, "5.6.2")
@pytest.mark.parametrize("mains", ["", *EVERY])
def test_premium_pairs_stand_alone_or_beside_any_main_wagers(mains: str) -> None:
    placed = dict.fromkeys(mains.split(), 500)
    for key in PAIRS:
        placed = unwrap(place(table(PREMIUM), placed, key, 100))
    assert set(placed) == {*mains.split(), *PAIRS}


def test_an_approved_combination_needs_no_approval_for_what_joins_it() -> None:
    both = {"player": 500, "banker": 700}
    assert place(table(STAR), both, "super-six", 100) == {**both, "super-six": 100}
    assert place(table(STAR), both, "banker", 300) == {"player": 500, "banker": 1000}


@clause(CANBERRA, "4.6")
def test_canberra_takes_one_wager_of_each_kind_and_any_side_bets_beside_it() -> None:
    offered = table(CANBERRA)
    for key in MAINS:
        assert refused(place(offered, {key: 500}, key, 500)).clause == "4.6"
    placed = {"player": 500, "tie": 100}
    for key in (*PERFECT_PAIRS, *DRAGON_BONUS, "super-six", *TIGERS):
        placed = unwrap(place(offered, placed, key, 200))
    assert len(placed) == 12


@pytest.mark.parametrize("bet", side_bets("one"))
def test_a_player_has_one_of_a_side_bet_and_main_wager_players_come_first(bet: SideBet) -> None:
    offered = bet.table()
    placed = unwrap(place(offered, {"player": 500}, bet.key, 100))
    assert refused(place(offered, placed, bet.key, 100)).clause == bet.one
    assert place(offered, {}, bet.key, 100) == {bet.key: 100}, (
        "another player, and the next coup, start fresh"
    )

    restricted = unwrap(keep(offered, bet.key))
    names = (("5", False), ("2", True), ("7", False), ("1", True), ("3", False))
    requests = [Request(name, has_main) for name, has_main in names]

    def seats(offered: Offer, positions: int) -> list[int]:
        only = bet.key in offered.main_wager_only
        return [
            int(request.player) for request in assign_positions(requests, positions, main_wager_only=only)
        ]

    assert seats(offered, 1) == [2]
    assert seats(offered, 4) == [2, 1, 5, 7]
    assert seats(offered, 9) == [2, 1, 5, 7, 3]
    assert seats(restricted, 9) == [2, 1]


@pytest.mark.parametrize("bet", side_bets("restricted", "", ".1", ".2"))
def test_a_supervisor_may_keep_a_side_bet_for_main_wager_players(bet: SideBet) -> None:
    offered = bet.table()
    assert place(offered, {}, bet.key, 100) == {bet.key: 100}, "open to everyone before"
    for notified, shown in ((False, True), (True, False), (False, False)):
        early = restrict(
            offered, bet.key, by=Role.CASINO_SUPERVISOR, surveillance_notified=notified, sign_shown=shown
        )
        assert refused(early).code == ("sign-not-shown" if notified else "surveillance-not-told")
        assert refused(early).clause == bet.restricted
    for role in Role:
        restricted = keep(offered, bet.key, by=role)
        if role not in SUPERVISORS:
            assert (refused(restricted).code, refused(restricted).clause) == (
                "not-authorised",
                bet.restricted,
            )
            continue
        alone = refused(place(unwrap(restricted), {"another-side-bet": 500}, bet.key, 100))
        assert (alone.code, alone.clause) == ("main-wager-needed", bet.restricted)
        for main in MAINS:
            both = unwrap(place(unwrap(restricted), {main: 500}, bet.key, 100))
            assert refused(withdraw(unwrap(restricted), both, main)).clause == bet.restricted
            assert withdraw(unwrap(restricted), both, bet.key) == {main: 500}


def test_a_side_bet_placed_before_the_restriction_may_come_off() -> None:
    restricted = unwrap(keep(table(STAR), "super-six"))
    placed = {"super-six": 100, "player-pair": 100}
    assert withdraw(restricted, placed, "player-pair") == {"super-six": 100}
    assert withdraw(restricted, {"player": 1, "tie": 1, **placed}, "player") == {"tie": 1, **placed}


@pytest.mark.parametrize(
    "side_bets",
    [
        pytest.param(PERFECT_PAIRS, marks=clause(CANBERRA, "9.4", "9.5")),
        pytest.param(PAIRS, marks=clause(CANBERRA, "9.4", "9.5")),
        pytest.param(DRAGON_BONUS, marks=clause(CANBERRA, "12.4", "12.5")),
        pytest.param(("super-six",), marks=clause(CANBERRA, "13.4")),
        pytest.param(TIGERS, marks=clause(CANBERRA, "14.4", "14.5")),
    ],
)
def test_canberra_plays_a_coup_out_for_side_bets_alone(side_bets: tuple[str, ...]) -> None:
    offered = table(CANBERRA, optional=side_bets)
    placed: dict[str, int] = {}
    for key in side_bets:
        assert refused(keep(offered, key, by=Role.CASINO_OPERATOR)).code == "restriction-not-allowed"
        placed = unwrap(place(offered, placed, key, 100))
    assert set(placed) == set(side_bets)

    shoe = unwrap(open_shoe(offered.game, 8, Device.SHOE))
    burned = unwrap(burn(offered.edition, shoe, BurnWay.FACE_DOWN, [None]))
    dealt, _ = unwrap(deal_next(burned, cards("2S 2H 3S 3H 4D 5C"), None, {1: placed}, Terms()))
    assert (dealt.coup.complete, dealt.coup.dealt) == (True, 6)
    assert {**dealt.settled_early[1], **dealt.settled[1]}.keys() == set(side_bets)


# Closing, chips and positions.

CLOSED_BY = {
    Moment.PERIOD_ENDED: "the wagering period is over",
    Moment.FIRST_CARD_REMOVED: "the first card is out of the shoe",
    Moment.FIRST_CARD_EXPOSED: "the first card lies face up",
}


@pytest.mark.parametrize(
    "edition, closes, closed, number",
    [
        pytest.param(*row, marks=clause(row[0], *marked))
        for row, marked in (
            ((STAR, None, Moment.FIRST_CARD_REMOVED, "5.4"), ("5.3", "5.4")),
            ((PREMIUM, None, Moment.FIRST_CARD_EXPOSED, "5.4"), ("5.3", "5.4")),
            ((RAPID, None, Moment.PERIOD_ENDED, "4.2.6"), ("4.2.6",)),
            ((CANBERRA, Closes.FIRST_CARD_REMOVED, Moment.FIRST_CARD_REMOVED, "4.7"), ("4.1", "4.7")),
            ((CANBERRA, Closes.PERIOD_ENDS, Moment.PERIOD_ENDED, "4.1"), ("4.1", "4.7")),
            ((GUIDE, None, Moment.FIRST_CARD_REMOVED, "decision 18"), ("hands",)),
        )
    ],
)
def test_wagers_are_placed_and_taken_off_until_they_close(
    edition: str, closes: Closes | None, closed: Moment, number: str
) -> None:
    offered, placed = table(edition, closes=closes), {"player": 500}
    for moment in Moment:
        new = place(offered, placed, "tie", 100, moment=moment)
        off = withdraw(offered, placed, "player", moment=moment)
        more = place(offered, placed, "player", 100, moment=moment)
        if moment < closed:
            assert (new, off) == ({"player": 500, "tie": 100}, {})
            assert more == {"player": 600} or edition == CANBERRA
        else:
            for late in (new, off, more):
                assert (refused(late).code, refused(late).clause) == ("wagers-closed", number)
                assert english(refused(late).text) == f"No more bets: {CLOSED_BY[closed]}."


@clause(RAPID, "7.3")
def test_an_early_card_closes_the_period_and_what_is_placed_stands() -> None:
    offered, placed = table(RAPID), {"banker": 1000, "tie": 500}
    early = Moment.FIRST_CARD_REMOVED
    assert refused(place(offered, placed, "player", 100, moment=early)).code == "wagers-closed"
    for key in placed:
        assert refused(withdraw(offered, placed, key, moment=early)).code == "wagers-closed"
    settled = settle(offered, "9S KH 4D 7C 7H", placed)
    assert {key: row.returned for key, row in settled.items()} == {"banker": 1950, "tie": 0}


@clause(RAPID, "4.2.7")
def test_the_chips_are_settled_where_they_lay_when_the_period_ended() -> None:
    offered = table(RAPID)
    moved = unwrap(withdraw(offered, unwrap(place(offered, {}, "player", 1000)), "player"))
    placed = unwrap(place(offered, moved, "banker", 1000))
    assert isinstance(withdraw(offered, placed, "banker", moment=Moment.PERIOD_ENDED), Rejection)
    assert isinstance(place(offered, placed, "player", 1000, moment=Moment.PERIOD_ENDED), Rejection)
    settled = settle(offered, "9S KH 4D 7C 7H", placed)
    assert {key: row.returned for key, row in settled.items()} == {"banker": 1950}


@pytest.mark.parametrize(
    "edition, taken, number",
    [
        pytest.param(STAR, {Tender.CHIPS, Tender.TOKENS}, "5.2", marks=clause(STAR, "5.2")),
        pytest.param(PREMIUM, {Tender.CHIPS, Tender.TOKENS}, "5.2", marks=clause(PREMIUM, "5.2")),
        pytest.param(CANBERRA, {Tender.CHIPS}, "4.2", marks=clause(CANBERRA, "4.2")),
        (RAPID, {Tender.CREDITS}, "4.2.4"),
    ],
)
def test_a_stake_is_what_the_game_takes_and_nothing_else(
    edition: str, taken: set[Tender], number: str
) -> None:
    for tender in Tender:
        got = place(table(edition), {}, "player", 500, tender=tender)
        if tender in taken:
            assert got == {"player": 500}
        else:
            assert (refused(got).code, refused(got).clause) == ("tender-not-taken", number)


FAULTS = {
    STAR: {
        Misplaced.OUTSIDE_AREA: "5.5.1",
        Misplaced.NOT_SEPARATE: "5.5.2",
        Misplaced.NOT_FLAT: "5.5.3",
        Misplaced.ON_ANOTHER: "5.5.3",
    },
    CANBERRA: {Misplaced.OUTSIDE_AREA: "4.2"},
    RAPID: {},
    GUIDE: {},
}
FAULTS[PREMIUM] = FAULTS[STAR]


@pytest.mark.parametrize(
    "edition, fault",
    [
        pytest.param(edition, fault, marks=clause(edition, FAULTS[edition][fault]))
        if fault in FAULTS[edition]
        else (edition, fault)
        for edition in EDITIONS
        for fault in Misplaced
    ],
)
def test_a_fault_of_position_makes_a_wager_invalid(edition: str, fault: Misplaced) -> None:
    assert invalid_position(baccarat(edition), fault) == FAULTS[edition].get(fault)


@under(star="5.5.2", premium="5.5.2")
def test_every_bet_counts_on_its_own(edition: str) -> None:
    offered = table(edition)
    stakes = {key: 100 * number for number, key in enumerate(keys(offered), start=1)}
    for dealt in ("9S KH 4D 7C 7H", "6S 6H KD KC", "TS 6H TD KC 2H"):
        together = settle(offered, dealt, stakes)
        for key, stake in stakes.items():
            assert settle(offered, dealt, {key: stake}) == {key: together[key]}


@pytest.mark.parametrize(
    "side_bets",
    [
        pytest.param(PERFECT_PAIRS, marks=clause(CANBERRA, "9.8")),
        pytest.param(PAIRS, marks=clause(CANBERRA, "9.8")),
        pytest.param(DRAGON_BONUS, marks=clause(CANBERRA, "12.6")),
        pytest.param(("super-six",), marks=clause(CANBERRA, "13.5")),
        pytest.param(TIGERS, marks=clause(CANBERRA, "14.6")),
    ],
)
@pytest.mark.parametrize(
    "closes, closed",
    [
        (Closes.FIRST_CARD_REMOVED, Moment.FIRST_CARD_REMOVED),
        (Closes.PERIOD_ENDS, Moment.PERIOD_ENDED),
    ],
)
def test_canberra_side_bets_are_chips_in_their_box_within_the_wagering_time(
    side_bets: tuple[str, ...], closes: Closes, closed: Moment
) -> None:
    offered = table(CANBERRA, optional=side_bets, closes=closes)
    for key in side_bets:
        for moment in Moment:
            got = place(offered, {}, key, 100, moment=moment, tender=Tender.CHIPS)
            assert isinstance(got, Rejection) == (moment >= closed)
        assert refused(place(offered, {}, key, 100, tender=Tender.TOKENS)).clause == "4.2"
    assert invalid_position(offered.game, Misplaced.OUTSIDE_AREA) == "4.2"


@clause(GUIDE, "payouts")
@pytest.mark.parametrize(
    "dealt, placed, returned",
    [
        ("9S TH TD KC", {"player": 100, "tie": 100}, {"player": 200, "tie": 0}),
        ("2S 2H TD 3C KH", {"banker": 100, "tie": 100}, {"banker": 195, "tie": 0}),
        ("6S 6H KD KC", {"player": 100, "tie": 100}, {"player": 100, "tie": 900}),
        ("6S 6H KD KC", {"banker": 100, "tie": 100}, {"banker": 100, "tie": 900}),
    ],
)
def test_the_guide_pays_a_hand_and_the_tie_bet_beside_it(
    dealt: str, placed: dict[str, int], returned: dict[str, int]
) -> None:
    settled = settle(table(GUIDE), dealt, placed)
    assert {key: row.returned for key, row in settled.items()} == returned


@pytest.mark.parametrize("edition, game", BACCARAT_GAMES)
@pytest.mark.parametrize("stake", [0, -1, LARGEST_STAKE_CENTS + 1, 1.0, True, "5", None])
def test_a_stake_is_a_whole_number_of_cents(edition: str, game: str, stake: object) -> None:
    assert refused(place(table(edition, game), {}, "tie", stake)).code == "bad-stake"


def test_a_stake_that_grows_past_what_can_be_settled_is_refused() -> None:
    placed = unwrap(place(table(STAR), {}, "player", LARGEST_STAKE_CENTS))
    assert refused(place(table(STAR), placed, "player", 1)).code == "bad-stake"


def test_there_is_no_taking_off_what_was_not_placed() -> None:
    assert refused(withdraw(table(STAR), {"player": 500}, "tie")).code == "wager-not-placed"


@pytest.mark.parametrize(
    ("keys", "cited"),
    [
        pytest.param(PERFECT_PAIRS, "9.2", marks=clause(CANBERRA, "9.2")),
        pytest.param(PAIRS, "9.2", marks=clause(CANBERRA, "9.2")),
        pytest.param(DRAGON_BONUS, "12.2", marks=clause(CANBERRA, "12.2")),
        pytest.param(("super-six",), "13.2", marks=clause(CANBERRA, "13.2")),
        pytest.param(TIGERS, "14.2", marks=clause(CANBERRA, "14.2")),
    ],
)
def test_a_layout_is_approved_before_its_wagers_are_offered(keys: tuple[str, ...], cited: str) -> None:
    edition, game = EDITIONS[CANBERRA], baccarat(CANBERRA)
    approved = unwrap(offer(edition, game, 8, optional=keys, approved=keys))
    assert [wager.key for wager in approved.wagers if wager.optional] == [
        wager.key for wager in game.wagers if wager.key in keys
    ]
    for missing in keys:
        answer = offer(edition, game, 8, optional=keys, approved=[key for key in keys if key != missing])
        assert (refused(answer).code, refused(answer).clause) == ("layout-not-approved", cited)
    # Without a statement on approval there is none.
    assert refused(offer(edition, game, 8, optional=keys)).clause == cited
    assert unwrap(offer(edition, game, 8)).wagers == game.wagers[:3]
    assert unwrap(offer(edition, game, 8, optional=[], approved=[])).wagers == game.wagers[:3]


@clause(STAR, "5.9")
def test_a_supervisor_may_limit_the_players_or_keep_each_box_for_one() -> None:
    free = table(STAR, layout="A", optional=[])
    players = [("Ann", 1), ("Bo", 1), ("Cy", 4), ("Cy", 6)]
    assert check_player(free, players, 1) is None
    for role in Role:
        answer = limit_players(free, role, most=3)
        assert isinstance(answer, Offer) == (role in SUPERVISORS)
    full = unwrap(limit_players(free, Role.CASINO_SUPERVISOR, most=3))
    assert check_player(full, [("Ann", 1), ("Bo", 1), ("Bo", 2), ("Bo", 3)], 1) is None
    assert refused(check_player(full, players, 2)) == refused(check_player(full, players, 6))
    assert (refused(check_player(full, players, 2)).code, refused(check_player(full, players, 2)).clause) == (
        "table-full",
        "5.9",
    )
    restricted = unwrap(limit_players(free, Role.GAMING_SUPERVISOR, one_per_box=True))
    assert check_player(restricted, players, 2) is None
    assert (
        refused(check_player(restricted, players, 4)).code,
        refused(check_player(restricted, players, 4)).clause,
    ) == (
        "box-taken",
        "5.9",
    )
