"""What plays came to for a player: what was staked, what came back and the net, the same everywhere."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.days.rapid_floor import BANKER_WINS, PLAYER_WINS, TABLE, WHEEL, RapidFloor
from kit.server.views import shown, still
from kit.support import PREMIUM, RAPID, STAR, clause
from kit.tables.live_table import SUE, LiveTable, seated

from pitboss.acting.outcomes import SeenPlay, SeenSum, pay_text
from pitboss.baccarat.acts.irregular import ChooseOption, ReportIrregularity
from pitboss.floor.terminals.chips.chip_commands import CashOut
from pitboss.floor.terminals.chips.chip_moves import DragChips
from pitboss.floor.terminals.settling import Ground, VoidTerminalPlay
from pitboss.game.irregularities import Report
from pitboss.game.settlement import Terms
from pitboss.rules.catalogue import catalogue
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.irregularity import Effect, Kind
from pitboss.rules.procedure import Announcement
from pitboss.rules.wager import Pay, Standoff
from pitboss.service.views.channels import SeatView
from pitboss.service.views.terminal_view import TerminalView
from pitboss.words.languages import languages
from pitboss.words.rendering import english, say

FUNDS = 100_000


def at_terminal(room: RapidFloor, terminal: str = "7") -> TerminalView:
    view = shown(still(dict(room.states)), f"terminal/{terminal}")
    assert isinstance(view, TerminalView)
    return view


def at_seat(pit: LiveTable, guest: str = "ann") -> SeatView:
    view = shown(still({"table/1": pit.now}), f"seat/1/{guest}")
    assert isinstance(view, SeatView)
    return view


def figures(play: SeenPlay) -> tuple[int, int, int]:
    return play.staked, play.returned, play.net


def pays(play: SeenPlay) -> dict[str, str]:
    return {each.wager: english(each.pay) for each in play.wagers if each.pay}


@clause(RAPID, "8.2.2", "8.2.3")
def test_a_loss_is_no_win_although_a_wager_won() -> None:
    room = RapidFloor()
    room.new_coup()
    # Player wins 1 to 1 and with a natural: 70.00 comes back of the 150.00 that lay there.
    stakes = {"player": 2_500, "player-dragon-bonus": 1_000, "banker": 9_500, "tie": 2_000}
    room.do(DragChips("7", TABLE, "b-1", stakes))
    room.coup("b-1", PLAYER_WINS)
    room.follow()
    view = at_terminal(room)
    last = view.recall[0]
    assert figures(last) == (15_000, 7_000, -8_000)
    assert {each.wager: each.net for each in last.wagers} == {
        "player": 2_500,
        "player-dragon-bonus": 1_000,
        "banker": -9_500,
        "tie": -2_000,
    }
    assert pays(last) == {"player": "1 to 1", "player-dragon-bonus": "natural: 1 to 1"}
    assert view.credits == FUNDS - 8_000
    assert (last.before, last.after) == (FUNDS, FUNDS - 8_000)


@settings(max_examples=40, deadline=None)
@given(
    number=st.integers(0, 36),
    stakes=st.dictionaries(
        st.sampled_from(["red", "straight:17", "dozen:1", "column:2", "low"]),
        st.integers(1, 40).map(lambda chips: 500 * chips),
        min_size=1,
    ),
)
def test_the_net_of_the_wagers_is_the_change_of_the_credit_meter(number: int, stakes: dict[str, int]) -> None:
    room = RapidFloor()
    room.new_spin()
    room.do(DragChips("7", WHEEL, "r-1", stakes))
    laid = room.stakes("r-1")
    room.spin(number)
    room.follow(WHEEL)
    view = at_terminal(room)
    last = view.recall[0]
    assert (last.staked, last.net) == (sum(laid.values()), view.credits - FUNDS)
    assert sum(each.net for each in last.wagers) == last.net == last.returned - last.staked
    assert view.played == SeenSum(1, *figures(last))


@pytest.mark.parametrize("settled", [False, True])
@pytest.mark.parametrize("game", [TABLE, WHEEL])
def test_a_void_game_stays_in_the_last_games_with_what_came_back(game: str, settled: bool) -> None:
    room = RapidFloor()
    play, wager = ("b-1", "banker") if game == TABLE else ("r-1", "red")
    room.new_coup() if game == TABLE else room.new_spin()
    room.bet(play, wager, 1_000, game=game)
    if settled:
        room.coup(play, PLAYER_WINS) if game == TABLE else room.spin(17)
        room.follow(game)
        assert figures(at_terminal(room).recall[0]) == (1_000, 0, -1_000)
    room.do(VoidTerminalPlay("7", game, play, Ground.MALFUNCTION, "The screen went dark.", "sue"))
    view = at_terminal(room)
    last = view.recall[0]
    assert (last.play, last.game, figures(last)) == (play, game, (1_000, 1_000, 0))
    assert last.void is not None
    assert last.at is not None
    assert (last.before, last.after, view.credits) == (FUNDS, FUNDS, FUNDS)
    assert view.played == SeenSum(1, 1_000, 1_000, 0)


def test_a_forfeited_stake_is_lost_in_the_last_games() -> None:
    room = RapidFloor()
    room.new_coup()
    room.drag("b-1", player=1_000)
    room.end_period()
    room.deal("9S")
    room.act(ReportIrregularity(Report(Kind.FRAUD, players=("7",))))
    room.act(ChooseOption(Effect.INVALIDATE, forfeit=("7",)), approved=SUE)
    room.follow()
    assert figures(at_terminal(room).recall[0]) == (1_000, 0, -1_000)


def test_void_games_take_no_place_of_those_that_may_be_corrected() -> None:
    room = RapidFloor()
    for number in range(10):
        room.new_spin(f"r-{number}")
        room.bet(f"r-{number}", "red", 500)
        room.spin(17)
        room.follow(WHEEL)
    for number in range(3):
        room.new_coup(f"b-{number}")
        room.bet(f"b-{number}", "banker", 500, game=TABLE)
        room.misdeal()
        room.follow()
    recall = at_terminal(room).recall
    assert [play.play for play in recall] == [
        *("b-2", "b-1", "b-0"),
        *(f"r-{number}" for number in range(9, 2, -1)),
    ]
    assert list(room.account().recent) == [f"r-{number}" for number in range(10)]


def test_only_the_games_of_the_present_player_are_summed_up() -> None:
    room = RapidFloor()
    room.new_coup("b-1")
    room.drag("b-1", banker=1_000)
    room.coup("b-1", BANKER_WINS)
    room.follow()
    room.do(CashOut("7"))
    view = at_terminal(room)
    assert (len(view.recall), view.played) == (1, SeenSum(0, 0, 0, 0))
    room.note(5_000)
    room.new_coup("b-2")
    room.drag("b-2", banker=1_000)
    room.coup("b-2", PLAYER_WINS)
    room.follow()
    view = at_terminal(room)
    assert [play.play for play in view.recall] == ["b-2", "b-1"]
    assert view.played == SeenSum(1, 1_000, 0, -1_000)


# At a seat.


def test_a_seat_shows_what_the_last_coups_came_to_for_its_guest() -> None:
    pit = seated(STAR)
    pit.start("1-1").bet("ann", "banker", 10_000).bet("ann", "tie", 1_000).bet("bob", "player", 5_000)
    pit.call(Announcement.NO_MORE_BETS).deal("9S KH KD 3C").reveal().settle()
    pit.play("1-2", "9S KH KD 9C", ann=("player", 2_000))
    seat = at_seat(pit)
    assert [play.play for play in seat.recall] == ["1-2", "1-1"]
    tied, lost = seat.recall
    assert (figures(tied), pays(tied)) == ((2_000, 2_000, 0), {"player": "standoff"})
    assert (figures(lost), pays(lost)) == ((11_000, 0, -11_000), {})
    assert seat.played == SeenSum(2, 13_000, 2_000, -11_000)
    assert seat.chips == 500_000 - 11_000
    bob = at_seat(pit, "bob")
    assert [(figures(play), pays(play)) for play in bob.recall] == [
        ((5_000, 10_000, 5_000), {"player": "1 to 1"})
    ]
    assert at_seat(pit, "cem").recall == ()
    assert at_seat(pit, "zoe").recall == ()


def test_a_void_coup_at_a_seat_comes_to_nothing() -> None:
    pit = seated(STAR)
    pit.start("1-1").bet("ann", "banker", 10_000).deal("9S KH")
    pit.do(ReportIrregularity(Report(Kind.TOO_FEW_CARDS), reason="The shoe is empty."), approved=SUE)
    last = at_seat(pit).recall[0]
    assert (figures(last), last.void is None, last.outcome) == ((10_000, 10_000, 0), False, None)


@clause(PREMIUM, "13.3.1")
def test_the_percentage_on_a_tie_is_the_pay_that_applied() -> None:
    pit = seated(PREMIUM, "tie-premium")
    pit.play("1-1", "9S KH KD 9C", ann=("player", 10_000))
    last = at_seat(pit).recall[0]
    assert (figures(last), pays(last)) == ((10_000, 10_500, 500), {"player": "tie: 5 %"})


@pytest.mark.parametrize("language", languages())
def test_every_row_that_pays_can_be_said_in_short(language: str) -> None:
    for edition in catalogue().values():
        for game in edition.games:
            for wager in game.wagers if isinstance(game, BaccaratGame) else ():
                rows: tuple[Pay | Standoff, ...] = (*wager.pays, *wager.standoffs)
                for row in rows:
                    text = pay_text(wager, row, Terms())
                    assert "pay-" not in say(text.key, language, text.facts)
