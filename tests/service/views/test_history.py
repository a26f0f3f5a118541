"""The history of a game: the roads of its shoe or the numbers of its wheel, and nothing else."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st
from kit.server.views import at_table, device, shown, staff, still
from kit.support import PREMIUM, RAPID, STAR, clause, roulette
from kit.tables.live_table import seated
from kit.wheels.live_wheel import CONFIRMED, EGG, UNCONFIRMED, automated, live, report

from pitboss.acting.state import change
from pitboss.baccarat.views.history import Tally, seen_roads, tally
from pitboss.floor.people.keys import device_kinds
from pitboss.floor.people.staff import Post
from pitboss.game.roads import Mark, roads, to_json
from pitboss.game.wheel import colour
from pitboss.roulette.acts.irregular import CorrectNumber, VoidSpin
from pitboss.roulette.acts.settling import MOST_NUMBERS, with_number
from pitboss.roulette.state import PastSpin, WheelTable
from pitboss.roulette.views.history import Shares
from pitboss.rules.irregularity import Kind
from pitboss.service.auth.actors import Actor, DeviceKind
from pitboss.service.views.channels import may_watch
from pitboss.service.views.history_view import HistoryView

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
