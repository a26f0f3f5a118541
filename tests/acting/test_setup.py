"""The set-up of a table: every figure and item that an edition requires, at its bound and beyond it."""

from fractions import Fraction
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.support import CANBERRA, EDITIONS, GUIDE, PREMIUM, RAPID, STAR, clause, refused, roulette
from kit.tables.shoe_loading import citing

from pitboss.acting.setups.setting_up import MOST_PLACES
from pitboss.acting.setups.setup import Item, Pocket, Setup, count_items, game_of, open_boxes, terms_of
from pitboss.baccarat.setup import check_offer_of, offer_of
from pitboss.floor.kinds import kind_for
from pitboss.floor.setups import check_setup, equip, standard_setup
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.lab.conformance import clause_index
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.equipment import Area, ItemKind
from pitboss.rules.limits import Closes
from pitboss.rules.procedure import Device

GAMES = [(edition.key, game.key) for edition in EDITIONS.values() for game in edition.games]
PROPER = next(
    item.pockets for item in standard_setup(RAPID, "roulette").equipment if item.kind is ItemKind.LIVE_WHEEL
)
"""The correct pockets of a wheel."""
SOMETIMES = {ItemKind.DROP_BOX, ItemKind.COUNTDOWN_CLOCK, ItemKind.BOX_CLOSED_MARKER}
"""Items that only some tables need."""


def check_place(setup: Setup, box: int) -> Rejection | None:
    """Whether a box accepts wagers, by the kind of its game."""
    _, game = unwrap(game_of(setup.edition, setup.game))
    return kind_for(game).setups.check_place(setup, box)


def table(edition: str, game: str | None = None, **changes: Any) -> Setup:
    """A standard table with one change, equipped again for it."""
    return equip(msgspec.structs.replace(standard_setup(edition, game), **changes))


def without(setup: Setup, *kinds: ItemKind) -> Setup:
    """A table without some of its items."""
    left = tuple(item for item in setup.equipment if item.kind not in kinds)
    assert len(left) < len(setup.equipment)
    return msgspec.structs.replace(setup, equipment=left)


def altered(setup: Setup, kind: ItemKind, /, **changes: Any) -> Setup:
    """A table with one kind of item made differently."""
    assert count_items(setup, kind)
    items = (
        msgspec.structs.replace(item, **changes) if item.kind is kind else item for item in setup.equipment
    )
    return msgspec.structs.replace(setup, equipment=tuple(items))


def added(setup: Setup, item: Item) -> Setup:
    """A table with additional items."""
    return msgspec.structs.replace(setup, equipment=(*setup.equipment, item))


def answer(setup: Setup) -> tuple[str, str | None] | None:
    """The code and the clause that refuse a table; none if it may open."""
    found = check_setup(setup)
    return None if found is None else (found.code, found.clause)


@pytest.mark.parametrize(("edition", "game"), GAMES)
def test_the_standard_table_of_every_game_may_open(edition: str, game: str) -> None:
    assert answer(standard_setup(edition, game)) is None
    assert standard_setup(edition) == standard_setup(edition, EDITIONS[edition].games[0].key)


@pytest.mark.parametrize(
    ("edition", "game", "kind", "number"),
    [
        pytest.param(edition, game, kind, number, marks=clause(edition, number))
        for edition, game, kind, number in [
            (STAR, "baccarat", ItemKind.TABLE, "2.1"),
            (STAR, "even-money", ItemKind.SHOE, "2.3.1"),
            (STAR, "baccarat", ItemKind.DISCARD_HOLDER, "2.3.2"),
            (STAR, "baccarat", ItemKind.FLOAT_TRAY, "2.3.3"),
            (STAR, "baccarat", ItemKind.DROP_BOX, "2.4"),
            (PREMIUM, "premium", ItemKind.TABLE, "2.1"),
            (PREMIUM, "premium", ItemKind.SHOE, "2.3.1"),
            (PREMIUM, "premium", ItemKind.DISCARD_HOLDER, "2.3.2"),
            (PREMIUM, "tie-premium", ItemKind.FLOAT_TRAY, "2.3.3"),
            (PREMIUM, "even-money", ItemKind.DROP_BOX, "2.4"),
            (RAPID, "roulette", ItemKind.PLAYER_TERMINAL, "2.2.1"),
            (RAPID, "baccarat", ItemKind.PLAYER_TERMINAL, "2.2.1"),
            (RAPID, "roulette", ItemKind.DEALER_TERMINAL, "2.2.2"),
            (RAPID, "roulette", ItemKind.GAME_SYSTEM, "2.2.3"),
            (RAPID, "roulette", ItemKind.GAME_HARDWARE, "2.2.4"),
            (RAPID, "roulette", ItemKind.NOTE_STACKER, "2.2.5"),
            (RAPID, "roulette", ItemKind.TICKET_PRINTER, "2.2.6"),
            (RAPID, "roulette", ItemKind.LIVE_WHEEL, "2.4.2"),
            (RAPID, "roulette", ItemKind.BALL, "2.4.4"),
            (RAPID, "baccarat", ItemKind.DEALER_LAYOUT, "2.5.2"),
            (RAPID, "even-money", ItemKind.SCANNING_SHOE, "2.5.3.1"),
            (RAPID, "baccarat", ItemKind.DISCARD_HOLDER, "2.5.3.3"),
            (CANBERRA, "commission", ItemKind.SHOE, "6.1"),
            (GUIDE, "commission", ItemKind.TABLE, "table"),
            (GUIDE, "commission", ItemKind.SHOE, "table"),
        ]
    ],
)
def test_what_is_not_there_keeps_a_table_closed(edition: str, game: str, kind: ItemKind, number: str) -> None:
    assert answer(without(standard_setup(edition, game), kind)) == ("equipment-missing", number)


@citing(star="2.3.2", premium="2.3.2")
def test_a_discard_holder_has_room_for_eight_decks(key: str, cited: str) -> None:
    for decks in (8, 9, 12):
        assert answer(altered(standard_setup(key), ItemKind.DISCARD_HOLDER, decks=decks)) is None
    for small in (7, 0, None):
        holder = altered(standard_setup(key), ItemKind.DISCARD_HOLDER, decks=small)
        assert answer(holder) == ("equipment-unfit", cited)


@clause(STAR, "2.3.1")
def test_what_cards_are_dealt_from_stands_there_and_a_multishuffler_does_not_serve() -> None:
    for device in Device:
        assert answer(table(STAR, device=device)) is None
    shoe = standard_setup(STAR)
    assert answer(msgspec.structs.replace(shoe, device=Device.SCANNING_SHOE)) == (
        "equipment-missing",
        "2.3.1",
    )
    assert answer(msgspec.structs.replace(shoe, device=None)) == ("equipment-missing", "2.3.1")
    shuffler = added(without(shoe, ItemKind.SHOE), Item(ItemKind.MULTISHUFFLER, decks=8))
    assert answer(shuffler) == ("equipment-missing", "2.3.1")
    assert answer(added(shoe, Item(ItemKind.SHUFFLING_DEVICE))) is None, "a spare one does no harm"


@clause(PREMIUM, "2.3.1", "3.6")
def test_premium_is_dealt_from_a_shoe() -> None:
    assert answer(table(PREMIUM, device=Device.SCANNING_SHOE)) is None
    shuffled = table(PREMIUM, device=Device.SHUFFLING_DEVICE)
    assert answer(shuffled) == ("device-not-allowed", "3.6")


@citing(star="2.4 2.4.1", premium="2.4")
def test_only_a_cashless_table_does_without_a_drop_box(key: str, cited: str) -> None:
    boxless = without(standard_setup(key), ItemKind.DROP_BOX)
    assert answer(boxless) == ("equipment-missing", cited)
    assert answer(msgspec.structs.replace(boxless, cashless=True)) is None
    assert answer(table(key, cashless=True)) is None, "it may stay on"


@clause(STAR, "6.9.2")
def test_a_low_limit_game_is_dealt_from_the_shuffling_device() -> None:
    assert answer(table(STAR, low_limit=True, device=Device.SHUFFLING_DEVICE)) is None
    for device in (Device.SHOE, Device.SCANNING_SHOE):
        assert answer(table(STAR, low_limit=True, device=device)) == ("device-not-allowed", "6.9.2")


@clause(STAR, "2.2")
@pytest.mark.parametrize("layout", "ABCDEFGHIJKLM")
def test_the_places_of_a_star_layout(layout: str) -> None:
    taken = [seats for seats in range(1, 12) if answer(table(STAR, layout=layout, seats=seats)) is None]
    assert taken == [3, 5, 6, 7, 8, 9]
    assert answer(table(STAR, layout=layout, seats=4)) == ("seats-not-on-layout", "2.2")


@citing(star="2.2", premium="2.2")
def test_a_layout_is_one_of_the_diagrams(key: str, cited: str) -> None:
    for layout in ({STAR: "N", PREMIUM: "T"}[key], None):
        assert answer(table(key, layout=layout)) == ("unknown-layout", cited)


@clause(PREMIUM, "2.2")
@pytest.mark.parametrize("layout", "ABCDEFGHIJKLMNOPQRS")
def test_the_places_of_a_premium_layout(layout: str) -> None:
    taken = [seats for seats in range(1, 12) if answer(table(PREMIUM, layout=layout, seats=seats)) is None]
    assert taken == [3, 5, 6, 7, 9]
    assert answer(table(PREMIUM, layout=layout, seats=8)) == ("seats-not-on-layout", "2.2")


@clause(PREMIUM, "2.1")
@pytest.mark.parametrize("game", [game.key for game in EDITIONS[PREMIUM].games])
def test_premium_is_played_in_a_private_gaming_area_only(game: str) -> None:
    assert answer(table(PREMIUM, game, area=Area.MAIN_FLOOR)) == ("area-not-allowed", "2.1")
    for area in (Area.SALON, Area.PRIVATE_TABLE):
        assert answer(table(PREMIUM, game, area=area, seats=6)) is None
    for area in Area:
        assert answer(table(STAR, area=area)) is None, "other editions leave it open"


@clause(PREMIUM, "2.1.1")
def test_a_salon_table_has_up_to_nine_places() -> None:
    for seats in (7, 9):
        assert answer(table(PREMIUM, area=Area.SALON, seats=seats)) is None
    assert answer(table(PREMIUM, area=Area.SALON, seats=10)) == ("too-many-places", "2.1.1")
    marked = table(PREMIUM, area=Area.SALON, seats=10, closed=(10,))
    assert answer(marked) == ("too-many-places", "2.1.1"), "markers help a private table only"


@clause(PREMIUM, "2.1.2", "2.8")
def test_a_private_table_has_six_places_and_marks_the_others_out_of_play() -> None:
    def private(seats: int, *closed: int) -> Setup:
        return table(PREMIUM, area=Area.PRIVATE_TABLE, seats=seats, closed=closed)

    assert answer(private(5)) is None
    assert answer(private(6)) is None
    assert answer(private(7)) == ("too-many-places", "2.1.2")
    assert answer(private(7, 7)) is None
    assert answer(private(9, 2, 4)) == ("too-many-places", "2.1.2")
    assert answer(private(9, 2, 2, 4)) == ("too-many-places", "2.1.2"), "a box is closed once"
    assert answer(private(9, 2, 4, 9)) is None


@clause(PREMIUM, "2.8")
def test_each_closed_box_has_its_marker_and_takes_no_wagers() -> None:
    closed = table(PREMIUM, closed=(2, 5))
    marker = ItemKind.BOX_CLOSED_MARKER
    assert answer(altered(closed, marker, count=2)) is None
    assert answer(altered(closed, marker, count=1)) == ("equipment-missing", "2.8")
    assert answer(without(closed, marker)) == ("equipment-missing", "2.8")
    assert answer(without(table(PREMIUM), marker)) is None, "no closed box, no marker"
    assert open_boxes(closed) == (1, 3, 4, 6, 7, 8, 9)
    for box in range(1, 10):
        found = check_place(closed, box)
        assert found is None if box in open_boxes(closed) else refused(found).clause == "2.8"


@pytest.mark.parametrize(("edition", "game"), GAMES)
def test_a_box_is_one_of_the_places(edition: str, game: str) -> None:
    setup = standard_setup(edition, game)
    for box in (1, setup.seats):
        assert check_place(setup, box) is None
    for box in (0, -1, setup.seats + 1):
        assert refused(check_place(setup, box)).code == "no-such-box"
        assert refused(check_setup(table(edition, game, closed=(box,)))).code == "no-such-box"
    assert refused(check_place(msgspec.structs.replace(setup, closed=(1,)), 1)).code == "box-closed"


@pytest.mark.parametrize(
    ("edition", "game"), [(RAPID, "roulette"), (RAPID, "baccarat"), (CANBERRA, None), (GUIDE, None)]
)
def test_where_no_number_of_places_is_named_any_will_do(edition: str, game: str | None) -> None:
    for seats in (1, 8, 40, MOST_PLACES):
        assert answer(table(edition, game, seats=seats)) is None
    for seats in (0, -1, MOST_PLACES + 1):
        assert answer(table(edition, game, seats=seats)) == ("out-of-range", None)


@clause(RAPID, "2.2.1", "2.2.5", "2.2.6")
def test_every_place_is_a_terminal_with_note_stacker_and_ticket_printer() -> None:
    rapid = table(RAPID, seats=12)
    for kind, number in (
        (ItemKind.PLAYER_TERMINAL, "2.2.1"),
        (ItemKind.NOTE_STACKER, "2.2.5"),
        (ItemKind.TICKET_PRINTER, "2.2.6"),
    ):
        assert answer(altered(rapid, kind, count=12)) is None
        assert answer(altered(rapid, kind, count=11)) == ("equipment-missing", number)
    spare = altered(rapid, ItemKind.PLAYER_TERMINAL, count=13)
    assert answer(spare) == ("equipment-missing", "2.2.5"), "an idle terminal has one, too"


@clause(RAPID, "2.3.3")
def test_a_multishuffler_may_be_used_and_takes_four_six_or_eight_decks() -> None:
    plain = standard_setup(RAPID)
    assert count_items(plain, ItemKind.MULTISHUFFLER) == 0
    assert answer(plain) is None
    taken = [
        decks
        for decks in range(12)
        if answer(added(plain, Item(ItemKind.MULTISHUFFLER, decks=decks))) is None
    ]
    assert taken == [4, 6, 8]
    assert answer(added(plain, Item(ItemKind.MULTISHUFFLER))) == ("equipment-unfit", "2.3.3")


@clause(RAPID, "2.4.2")
@pytest.mark.parametrize("kind", [ItemKind.LIVE_WHEEL, ItemKind.AUTOMATED_WHEEL])
def test_a_wheel_measures_at_least_three_quarters_of_a_metre(kind: ItemKind) -> None:
    live = standard_setup(RAPID, "roulette")
    wheel = altered(live, ItemKind.LIVE_WHEEL, kind=kind)
    for millimetres in (750, 751, 820):
        assert answer(altered(wheel, kind, millimetres=millimetres)) is None
    for small in (749, 75, None):
        assert answer(altered(wheel, kind, millimetres=small)) == ("equipment-unfit", "2.4.2")
    second = added(live, Item(ItemKind.AUTOMATED_WHEEL, millimetres=700, pockets=PROPER))
    assert answer(second) == ("equipment-unfit", "2.4.2"), "each wheel that is there"


@clause(RAPID, "2.4.3.1")
def test_a_wheel_has_37_pockets_with_a_green_zero_and_red_and_black_in_turn() -> None:
    live = standard_setup(RAPID, "roulette")
    assert len(PROPER) == 37
    assert PROPER[0] == (0, "green")
    assert [pocket.colour for pocket in PROPER[1:]] == ["red", "black"] * 18
    assert sorted(pocket.number for pocket in PROPER) == list(range(37))
    double_zero = (*PROPER, Pocket(37, "green"))
    two_reds = (PROPER[0], Pocket(32, "black"), *PROPER[2:])
    red_zero = (Pocket(0, "red"), *PROPER[1:])
    for pockets in ((), PROPER[:-1], double_zero, two_reds, red_zero, (*PROPER[:-1], PROPER[-2])):
        odd = altered(live, ItemKind.LIVE_WHEEL, pockets=pockets)
        assert answer(odd) == ("equipment-unfit", "2.4.3.1")


@clause(RAPID, "2.4.3.2")
def test_the_numbers_run_round_the_wheel_in_their_order() -> None:
    live = standard_setup(RAPID, "roulette")
    assert tuple(pocket.number for pocket in PROPER) == roulette().wheel.order
    swapped = (PROPER[0], PROPER[3], PROPER[2], PROPER[1], *PROPER[4:])
    backwards = (PROPER[0], *reversed(PROPER[1:]))
    for pockets in (swapped, backwards):
        odd = altered(live, ItemKind.LIVE_WHEEL, pockets=pockets)
        assert answer(odd) == ("equipment-unfit", "2.4.3.2")
    second = added(live, Item(ItemKind.AUTOMATED_WHEEL, millimetres=800, pockets=swapped))
    assert answer(second) == ("equipment-unfit", "2.4.3.2")
    assert answer(added(live, Item(ItemKind.AUTOMATED_WHEEL, millimetres=800, pockets=PROPER))) is None


@clause(RAPID, "2.4.4")
def test_a_ball_measures_17_to_23_millimetres_and_has_no_metal() -> None:
    live = standard_setup(RAPID, "roulette")
    for millimetres in (17, 18, 22, 23):
        assert answer(altered(live, ItemKind.BALL, millimetres=millimetres)) is None
    for wrong in (16, 24, None):
        assert answer(altered(live, ItemKind.BALL, millimetres=wrong)) == ("equipment-unfit", "2.4.4")
    assert answer(altered(live, ItemKind.BALL, non_metallic=False)) == ("equipment-unfit", "2.4.4")
    steel = Item(ItemKind.BALL, millimetres=20)
    assert answer(added(live, steel)) == ("equipment-unfit", "2.4.4"), "each ball that is there"


@clause(RAPID, "2.5.2")
def test_the_dealer_deals_on_layout_f_or_g() -> None:
    rapid = standard_setup(RAPID)
    taken = [
        diagram
        for diagram in "ABCDEFGH"
        if answer(altered(rapid, ItemKind.DEALER_LAYOUT, diagram=diagram)) is None
    ]
    assert taken == ["F", "G"]
    bare = altered(rapid, ItemKind.DEALER_LAYOUT, diagram=None)
    assert answer(bare) == ("equipment-unfit", "2.5.2")


@clause(RAPID, "2.5.3.1", "3.3")
def test_rapid_baccarat_is_dealt_from_the_scanning_shoe() -> None:
    for device in (Device.SHOE, Device.SHUFFLING_DEVICE):
        assert answer(table(RAPID, device=device)) == ("device-not-allowed", "3.3")
    assert answer(table(RAPID, device=None)) == ("equipment-missing", "2.5.3.1")


@clause(RAPID, "2.5.3.2", "2.5.4")
def test_rapid_baccarat_has_eight_decks_of_cards() -> None:
    for decks in (0, 6, 7, 9):
        assert answer(table(RAPID, decks=decks)) == ("decks-not-allowed", "2.5.4")


@clause(RAPID, "2.5.3.3")
def test_a_discard_rack_of_any_size_serves_rapid_baccarat() -> None:
    for decks in (None, 6, 8):
        assert answer(altered(standard_setup(RAPID), ItemKind.DISCARD_HOLDER, decks=decks)) is None


def test_nothing_is_said_of_cards_at_a_roulette_table() -> None:
    for changes in ({"decks": 8}, {"layout": "D"}, {"device": Device.SHOE}):
        assert refused(check_setup(table(RAPID, "roulette", **changes))).code == "no-decks"
    assert refused(check_offer_of(standard_setup(RAPID, "roulette"), "roulette")).code == "no-decks"
    assert refused(check_setup(table(RAPID, "roulette", smallest_chip=0))).code == "bad-chip"


@clause(CANBERRA, "1.1", "A.shoe")
def test_no_canberra_table_opens_before_it_is_approved() -> None:
    mini = standard_setup(CANBERRA)
    assert answer(mini) is None
    assert answer(altered(mini, ItemKind.TABLE, approved=False)) == ("equipment-unfit", "1.1")
    assert answer(without(mini, ItemKind.TABLE)) == ("equipment-missing", "1.1")
    assert answer(altered(standard_setup(STAR), ItemKind.TABLE, approved=False)) is None
    assert answer(altered(mini, ItemKind.SHOE, approved=False)) == ("equipment-unfit", "6.1")


@clause(CANBERRA, "3.2", "A.countdown-clock(b)")
def test_a_set_wagering_period_wants_an_approved_countdown_clock() -> None:
    clock = ItemKind.COUNTDOWN_CLOCK
    period = table(CANBERRA, closes=Closes.PERIOD_ENDS)
    assert answer(period) is None
    assert answer(without(period, clock)) == ("equipment-missing", "3.2")
    assert answer(altered(period, clock, approved=False)) == ("equipment-unfit", "3.2")
    for closes in (None, Closes.FIRST_CARD_REMOVED):
        assert answer(without(table(CANBERRA, closes=closes), clock)) is None


@clause(CANBERRA, "9.2", "12.2", "13.2", "14.2")
def test_a_canberra_table_offers_the_optional_wagers_whose_layout_is_approved() -> None:
    wagers = ("player-pair", "player-dragon-bonus", "super-six", "tiger")
    for key, number in zip(wagers, ("9.2", "12.2", "13.2", "14.2"), strict=True):
        assert answer(table(CANBERRA, optional=(key,))) is None
        others = tuple(other for other in wagers if other != key)
        assert answer(table(CANBERRA, optional=(key,), approved_layouts=others)) == (
            "layout-not-approved",
            number,
        )


@pytest.mark.parametrize(
    ("edition", "changes", "expected"),
    [
        (STAR, {"edition": "macau-1962"}, ("unknown-edition", None)),
        (STAR, {"game": "faro"}, ("unknown-game", None)),
        (STAR, {"decks": 5}, ("decks-not-allowed", "3.1")),
        (STAR, {"layout": "B", "decks": 4, "optional": ("tiger",)}, ("wager-needs-decks", "3.1")),
        (STAR, {"layout": "A", "optional": ("tiger",)}, ("wager-not-on-layout", "10.25")),
        (STAR, {"layout": "B", "optional": ("super-six",)}, ("wager-not-on-layout", "10.9")),
        (STAR, {"closes": Closes.PERIOD_ENDS}, ("closing-not-allowed", "5.4")),
        (STAR, {"common": ("tiger",)}, ("unknown-wager", None)),
        (STAR, {"smallest_chip": 0}, ("bad-chip", None)),
        (CANBERRA, {"optional": ("player-pair", "player-perfect-pair")}, ("either-or", "8.2")),
    ],
)
def test_what_a_table_cannot_offer(
    edition: str, changes: dict[str, Any], expected: tuple[str, str | None]
) -> None:
    assert answer(msgspec.structs.replace(standard_setup(edition), **changes)) == expected


@pytest.mark.parametrize("percent", ["1", "2.5", "10"])
def test_the_percentage_on_the_sign_becomes_a_term(percent: str) -> None:
    tie = table(PREMIUM, "tie-premium", tie_percent=percent)
    assert answer(tie) is None
    assert unwrap(terms_of(tie, "tie-premium")).tie_percent == Fraction(percent)
    assert unwrap(terms_of(tie, "premium")).tie_percent is None, "what another game does not pay"


@pytest.mark.parametrize(
    ("percent", "code"),
    [
        ("0.9", "tie-percent-needed"),
        ("10.1", "tie-percent-needed"),
        (None, "tie-percent-needed"),
        ("x", "bad-percent"),
    ],
)
def test_a_percentage_out_of_bounds_is_no_term(percent: str | None, code: str) -> None:
    assert refused(check_setup(table(PREMIUM, "tie-premium", tie_percent=percent))).code == code


def test_a_table_offers_another_game_of_its_edition_on_the_same_layout() -> None:
    star = table(STAR, layout="B")
    for game in ("baccarat", "even-money"):
        assert check_offer_of(star, game) is None
    plain, even = offer_of(star, "baccarat"), offer_of(star, "even-money")
    assert [wager.key for wager in plain.wagers] == [wager.key for wager in even.wagers]
    assert even.game.key == "even-money"
    assert offer_of(star, "baccarat") is plain, "it is worked out once"
    for found in (check_offer_of(star, "faro"), terms_of(star, "faro")):
        assert refused(found).code == "unknown-game"
    unknown = msgspec.structs.replace(star, edition="macau-1962")
    for found in (check_offer_of(unknown, "baccarat"), terms_of(unknown, "baccarat")):
        assert refused(found).code == "unknown-edition"


def test_a_count_of_nothing_is_no_equipment() -> None:
    for count in (0, -1):
        odd = altered(standard_setup(STAR), ItemKind.FLOAT_TRAY, count=count)
        assert answer(odd) == ("equipment-unfit", "2.3.3")


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Tables of all editions, most of which may open."""
    edition, game = draw(st.sampled_from(GAMES))
    found = EDITIONS[edition].game(game)
    changes: dict[str, Any] = {"cashless": draw(st.booleans()), "smallest_chip": draw(st.integers(1, 500))}
    if isinstance(found, BaccaratGame):
        procedure = found.procedure
        layout = draw(st.sampled_from(procedure.layouts)) if procedure.layouts else None
        changes |= {
            "decks": draw(st.sampled_from(procedure.decks.allowed)),
            "layout": layout.key if layout else None,
            "device": draw(st.sampled_from(procedure.dealt_from)).device,
            "closes": draw(st.sampled_from([None, *(row.at for row in procedure.closing)])),
            "optional": draw(st.sampled_from([None, ()])),
            "area": draw(st.sampled_from(Area)),
        }
        if layout and found.cash_out is None:
            changes["seats"] = draw(st.sampled_from((layout.places, *layout.also)))
    changes.setdefault("seats", draw(st.integers(1, 30)))
    boxes = st.integers(1, changes["seats"])
    changes["closed"] = tuple(draw(st.lists(boxes, unique=True, max_size=3)))
    return table(edition, game, **changes)


@given(setups())
def test_a_table_keeps_its_set_up_on_paper(setup: Setup) -> None:
    again = msgspec.json.decode(msgspec.json.encode(setup), type=Setup)
    assert again == setup
    assert hash(again) == hash(setup)
    assert check_setup(again) == check_setup(setup)


@given(setups(), st.data())
def test_a_table_that_may_open_offers_wagers_at_its_open_boxes(setup: Setup, data: st.DataObject) -> None:
    found = check_setup(setup)
    if found is not None:
        assert found.code in {"area-not-allowed", "too-many-places"}, "all else was drawn from the rows"
        return
    assert {box for box in range(-1, setup.seats + 3) if check_place(setup, box) is None} == set(
        open_boxes(setup)
    )
    if setup.device is not None:
        assert check_offer_of(setup, setup.game) is None
    assert not isinstance(terms_of(setup, setup.game), Rejection)
    wanted = [item.kind for item in setup.equipment if item.kind not in SOMETIMES]
    taken = without(setup, data.draw(st.sampled_from(wanted)))
    assert refused(check_setup(taken)).code == "equipment-missing"


@pytest.mark.parametrize(("edition", "game"), GAMES)
def test_every_row_of_equipment_cites_a_clause_of_its_edition(edition: str, game: str) -> None:
    found = EDITIONS[edition]
    played = found.game(game)
    assert played is not None
    known = {row.number for row in clause_index(edition)}
    cited = {row.clause for row in (*found.equipment, *played.equipment)}
    if found.areas is not None:
        cited |= {found.areas.clause, *(row.clause for row in found.areas.allowed)}
    assert cited <= known
