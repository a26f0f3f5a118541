"""The history of a game: the roads of its shoe or the numbers of its wheel, and nothing else."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.server.views import at_table, device, shown, staff, still
from kit.support import CANBERRA, PREMIUM, RAPID, STAR, clause, roulette
from kit.tables.live_table import DEE, SUE, LiveTable, load, seated
from kit.wheels.live_wheel import CONFIRMED, EGG, UNCONFIRMED, automated, live, report

from pitboss.acting.plays import Phase
from pitboss.acting.state import change
from pitboss.baccarat.acts.shoe.cards import (
    BringCards,
    Burn,
    CheckCards,
    Cut,
    InsertCuttingCard,
    Shuffle,
)
from pitboss.baccarat.play.cutting import cut_line
from pitboss.baccarat.views.history import EarlierShoe, Tally, finished_shoes, seen_roads, tally
from pitboss.floor.people.keys import device_kinds
from pitboss.floor.people.staff import Post
from pitboss.game.roads import Mark, roads, to_json
from pitboss.game.wheel import colour
from pitboss.kernel.instant import DAY_MS
from pitboss.kernel.text import Text
from pitboss.roulette.acts.irregular import CorrectNumber, VoidSpin
from pitboss.roulette.acts.settling import MOST_NUMBERS, with_number
from pitboss.roulette.state import PastSpin, WheelTable
from pitboss.roulette.views.history import Shares
from pitboss.rules.irregularity import Kind
from pitboss.rules.procedure import Announcement, BurnWay
from pitboss.service.auth.actors import Actor, DeviceKind
from pitboss.service.views.channels import may_watch
from pitboss.service.views.game_view import GameView
from pitboss.service.views.history_view import HistoryView, shoes_of

MARKS = st.lists(
    st.builds(Mark, st.sampled_from("BPT"), st.booleans(), st.booleans(), st.booleans()), max_size=90
)


@given(MARKS)
def test_the_roads_are_those_of_the_marks(marks: list[Mark]) -> None:
    wanted: dict[str, dict[str, object]] = msgspec.convert(to_json(roads(marks)), dict)
    view = msgspec.convert(msgspec.json.decode(msgspec.json.encode(seen_roads(tuple(marks)))), dict)
    for short, name in (("bigeye", "big_eye_boy"), ("small", "small_road"), ("cockroach", "cockroach")):
        assert view[short] == wanted["grids"][name]
        for side in ("banker", "player"):
            assert view["ask"][side].get(short) == msgspec.convert(wanted["ask"][side], dict)[name]
    for short, name in (("bead", "bead_plate"), ("big", "big_road")):
        grid = msgspec.convert(wanted["grids"][name], list[list[dict[str, object] | None]])
        # A mark at its default is left out on the wire.
        assert view[short] == [
            [None if cell is None else {k: v for k, v in cell.items() if k == "mark" or v} for cell in row]
            for row in grid
        ]


@given(MARKS)
def test_the_tally_counts_every_coup_once(marks: list[Mark]) -> None:
    counts = tally(tuple(marks))
    assert counts.coups == len(marks) == counts.banker + counts.player + counts.tie
    assert counts.banker_pair == len([mark for mark in marks if mark.banker_pair])
    assert counts.player_pair == len([mark for mark in marks if mark.player_pair])
    assert counts.naturals == len([mark for mark in marks if mark.natural])


def test_a_coup_shows_once_it_is_confirmed() -> None:
    pit = seated(STAR)
    pit.play("1-1", "9S KH 4D 7C 7H")
    first: HistoryView = shown(at_table(pit.now), "history/1")
    assert first.tally == Tally(coups=1, banker=1)
    pit.start("1-2")
    assert shown(at_table(pit.now), "history/1") == first


def last_coup(pit: LiveTable) -> LiveTable:
    """The last coup of the shoe is over, as after the cutting card."""
    assert pit.now.shoe is not None
    pit.now = change(pit.now, shoe=change(pit.now.shoe, coups_left=0))
    return pit


def public(pit: LiveTable) -> tuple[HistoryView, GameView]:
    floor = at_table(pit.now)
    return shown(floor, "history/1"), shown(floor, "game/1")


@pytest.mark.parametrize("edition", [STAR, PREMIUM, CANBERRA])
def test_the_results_of_a_shoe_stay_until_the_first_card_of_the_next(edition: str) -> None:
    pit = seated(edition)
    pit.play("1-1", "9S KH 4D 7C 7H").play("1-2", "9H KS KD 7D")
    finished = public(pit)[0]
    assert (finished.shoe_over, finished.shoes) == (False, 0)
    last_coup(pit).do(BringCards("blue"), approved=SUE)
    seen = [public(pit)]
    for who in (DEE, SUE):
        pit.attempt(CheckCards(), who)
    for act, by in ((Shuffle(), DEE), (Cut(100, cutter(pit)), DEE), (InsertCuttingCard(20), DEE)):
        assert pit.attempt(act, by) is None or pit.attempt(act, SUE) is None
        seen.append(public(pit))
    pit.do(Burn(BurnWay.FACE_DOWN, (None,)))
    seen.append(public(pit))
    for history, view in seen:
        assert (history.roads, history.tally, history.shoe_over) == (finished.roads, finished.tally, True)
        assert view.table is not None
        assert (view.phase, view.play) == (Phase.RESULT, "1-2")
        assert (view.table.announcement, len(view.table.road)) == (Text("announcement-new-shoe"), 2)
    pit.start("1-3").bet("ann", "banker")
    history, view = public(pit)
    assert (history.roads, history.shoe_over, history.shoes) == (finished.roads, True, 1)
    assert view.table is not None
    assert view.table.announcement == Text("announcement-new-shoe")
    assert dict(view.table.totals) == {"player": 9, "banker": 7}
    pit.call(Announcement.NO_MORE_BETS).deal("2S")
    history, view = public(pit)
    assert (history.tally, history.shoe_over, history.shoes) == (Tally(), False, 1)
    assert view.table is not None
    assert (view.table.road, view.table.totals) == ((), view.table.totals)
    assert view.table.announcement != Text("announcement-new-shoe")


def cutter(pit: LiveTable) -> str | None:
    cards = pit.now.cards_in
    return None if cards is None else next(iter(cut_line(pit.now, cards)), None)


def test_the_finished_shoes_of_the_day_can_be_looked_back_at() -> None:
    pit = seated(STAR)
    for number, codes in enumerate(("9S KH 4D 7C 7H", "9H KS KD 7D", "2S 9C KD TC"), start=1):
        pit.play(f"1-{number}", codes)
        load(last_coup(pit), "blue" if number % 2 else "red")
    shoes = shoes_at(pit, 0)
    assert [shoe.tally.coups for shoe in shoes] == [1, 1, 1]
    assert [(shoe.tally.banker, shoe.tally.player) for shoe in shoes] == [(1, 0), (0, 1), (1, 0)]
    assert [shoe.number for shoe in shoes] == [3, 2, 1]
    assert [shoe.ended for shoe in shoes] == sorted((shoe.ended for shoe in shoes), reverse=True)
    assert finished_shoes(pit.now, shoes[1].ended) == shoes[:2]
    # A shoe without a result is none.
    load(last_coup(pit), "red")
    assert shoes_at(pit, 0) == shoes
    assert shoes_at(pit, DAY_MS) == ()
    assert shoes_of(still({}), "2") == []


def shoes_at(pit: LiveTable, later: int) -> tuple[EarlierShoe, ...]:
    """The finished shoes that the table shows some time after its last act."""
    floor = at_table(pit.now)
    floor.clock = lambda: pit.at + later
    return tuple(shoes_of(floor, "1"))


def test_nothing_of_the_shoe_shows_but_its_results() -> None:
    pit = seated(PREMIUM)
    pit.play("1-1", "9S KH 4D 7C 7H")
    one = msgspec.json.encode(shown(at_table(pit.now), "history/1"))
    bare = change(pit.now, shoe=None, past=(), guests={}, coup=None, in_force=None)
    assert one == msgspec.json.encode(shown(at_table(bare), "history/1"))


def wheel(numbers: list[int]) -> WheelTable:
    now = live().now
    for at, number in enumerate(numbers):
        now = with_number(now, PastSpin(f"g-{at}", number))
    return now


@given(st.lists(st.integers(0, 36), max_size=260))
def test_the_numbers_of_a_wheel_are_counted(numbers: list[int]) -> None:
    view: HistoryView = shown(still({"wheel/2": wheel(numbers)}), "history/2")
    listed = numbers[-MOST_NUMBERS:][::-1]
    assert [each.number for each in view.numbers] == listed
    assert all(each.colour == colour(roulette().wheel, each.number) for each in view.numbers)
    assert view.shares is not None
    won = view.shares
    assert won.games == len(listed) == won.zero + won.red + won.black == won.zero + won.odd + won.even
    assert won.low == len([n for n in listed if 1 <= n <= 18])
    assert won.high == len([n for n in listed if n >= 19])
    assert won.odd == len([n for n in listed if n % 2])
    for each in (*view.hot, *view.cold):
        assert each.times == listed.count(each.number)
        assert each.since == (listed.index(each.number) if each.number in listed else len(listed))
    if listed:
        others = [listed.count(n) for n in range(37)]
        # A number that never came is not hot.
        assert [each.times for each in view.hot] == [times for times in sorted(others)[:-6:-1] if times]
        assert [each.times for each in view.cold] == sorted(others)[:5]
    else:
        assert (view.hot, view.cold, won) == ((), (), Shares())


@clause(RAPID, "11.5")
def test_a_corrected_number_takes_the_place_of_the_wrong_one_and_a_void_game_has_none() -> None:
    rim = automated().play("w-1", 17).play("w-2", 4).play("w-3", 0)
    fault = Kind.WRONG_CREDITS
    rim.signed(CorrectNumber(report(fault, CONFIRMED), 5, "By the recording.", "w-2"), EGG)
    assert dict(rim.now.numbers) == {"w-1": 17, "w-2": 5, "w-3": 0}
    rim.signed(VoidSpin(report(fault, UNCONFIRMED), "No record of it.", "w-1"), EGG)
    assert dict(rim.now.numbers) == {"w-2": 5, "w-3": 0}
    view: HistoryView = shown(still({"wheel/2": rim.now}), "history/2")
    assert [(each.play, each.number, each.colour) for each in view.numbers] == [
        ("w-3", 0, "green"),
        ("w-2", 5, "red"),
    ]


def test_those_who_may_watch_a_game_may_watch_its_history() -> None:
    everybody: list[Actor] = [staff(post) for post in Post]
    everything: list[Actor] = [device(kind, "1") for kind in device_kinds()]
    seats: list[Actor] = [device(DeviceKind.SEAT, "1/ann"), device(DeviceKind.SEAT, "4/ann")]
    for actor in (*everybody, *everything, *seats):
        refused = may_watch(actor, "game/1") is None, may_watch(actor, "history/1") is None
        assert refused[0] == refused[1], actor
    assert may_watch(seats[1], "history/1") is not None


def test_a_game_that_is_not_set_up_has_no_history_yet() -> None:
    assert shown(still({}), "history/1") == HistoryView("1", "table")
    assert shown(still({}), "history/2") == HistoryView("2", "wheel")
