"""The player terminal: chips and meters during wagering, play and settlement."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.days.rapid_floor import BANKER_WINS, TABLE, WHEEL, RapidFloor
from kit.games.terminals import BANKER_SEVEN, Play, deal, new_game, new_round, wheel
from kit.server.views import shown, still
from kit.support import EDITIONS, RAPID, SUPERVISORS, baccarat, clause, refused, roulette
from kit.tables import table_steps
from kit.tables.live_table import SUE
from kit.wheels.spins import come_to_rest, end_wagering, reopen_wagering, spin_ball
from kit.words import said
from msgspec import structs

from pitboss.acting.acts.common_acts import EndPeriod, Reopen
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.baccarat.acts.play import ConfirmResult, DrawCard, SelectResult, Settle
from pitboss.floor.terminals.chips.chip_events import ChipsTakenOff, WagersSettled
from pitboss.floor.terminals.chips.chip_moves import ClearChips, DragChips, MoveChips, TakeOffChips
from pitboss.floor.terminals.limits import trim_attempt
from pitboss.floor.terminals.settling import ReconcilePlay
from pitboss.floor.terminals.terminal import Terminal, drag, take_back
from pitboss.game.bets import settle_spin, spin_bets
from pitboss.game.cards import CARDS
from pitboss.game.coup import Coup, feed
from pitboss.game.settlement import Terms, settle_coup
from pitboss.game.spin import Spin, SpinStep
from pitboss.kernel.money import LARGEST_STAKE_CENTS
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.roles import Role
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, SpinBall
from pitboss.roulette.at_terminals import WheelPlay
from pitboss.roulette.decide import ActAtWheel
from pitboss.roulette.state import ReadingSource
from pitboss.rules.result import Winner
from pitboss.rules.roulette import WheelKind
from pitboss.words.rendering import english

FUNDS = 100_000
LIMITS = TableLimits(each=Limits(1, LARGEST_STAKE_CENTS))
"""Every amount is permitted."""
COUP_BETS = {"player": 1000, "banker": 2000, "tie": 300, "player-pair": 400, "banker-pair": 500}
SPIN_BETS = {"straight:17": 500, "split:17/20": 1000, "red": 700, "tier": 600, "dozen:2": 900}


def with_bets(play: Play, bets: dict[str, int]) -> Terminal:
    terminal = Terminal(credits=100_000)
    for key, stake in bets.items():
        terminal = unwrap(drag(terminal, play, LIMITS, key, stake))
    return terminal


def betting() -> RapidFloor:
    """A terminal with chips on a coup and on a spin that take wagers."""
    room = RapidFloor(each=Limits(1, LARGEST_STAKE_CENTS))
    room.new_coup()
    room.do(DragChips("7", TABLE, "b-1", COUP_BETS))
    room.new_spin()
    room.do(DragChips("7", WHEEL, "r-1", SPIN_BETS))
    assert room.account().chips == FUNDS - 4_200 - 3_700
    return room


@clause(RAPID, "4.2.3", "4.2.4")
@pytest.mark.parametrize(
    ("play", "bets"), [(new_game(), COUP_BETS), (wheel(), SPIN_BETS)], ids=["coup", "spin"]
)
def test_chips_dragged_onto_the_layout_leave_the_account(play: Play, bets: dict[str, int]) -> None:
    terminal = Terminal(credits=100_000)
    for key, stake in bets.items():
        after = unwrap(drag(terminal, play, LIMITS, key, stake))
        assert after.credits == terminal.credits - stake
        assert after.layout == {**terminal.layout, key: stake}
        terminal = after
    key, stake = next(iter(bets.items()))
    more = unwrap(drag(terminal, play, LIMITS, key, stake))
    assert (more.credits, more.layout[key]) == (terminal.credits - stake, 2 * stake)
    # Off again: the amount returns, and the position is empty.
    for key in bets:
        terminal = unwrap(take_back(terminal, play, key))
    assert (terminal.credits, terminal.layout) == (100_000, {})
    # The last cent may be bet, and no more.
    assert unwrap(drag(Terminal(stake), play, LIMITS, key, stake)).credits == 0
    short = refused(drag(Terminal(stake - 1), play, LIMITS, key, stake))
    assert (short.code, short.clause) == ("insufficient-credits", "4.2.4")


@clause(RAPID, "4.2.6")
def test_nothing_is_placed_changed_or_withdrawn_after_the_period() -> None:
    plays: list[tuple[Play, Play, dict[str, int]]] = [
        (new_game(), unwrap(table_steps.end_period(new_game())), COUP_BETS),
        (wheel(), wheel(lambda spin: unwrap(end_wagering(spin))), SPIN_BETS),
    ]
    for during, after, bets in plays:
        terminal = with_bets(during, bets)
        for key in bets:
            assert isinstance(drag(terminal, during, LIMITS, key, bets[key]), Terminal)
            assert isinstance(take_back(terminal, during, key), Terminal)
            for answer in (
                drag(terminal, after, LIMITS, key, bets[key]),
                drag(Terminal(5_000), after, LIMITS, key, bets[key]),
                take_back(terminal, after, key),
            ):
                assert refused(answer).code == "wagers-closed"
    assert refused(drag(Terminal(500), plays[0][1], LIMITS, "player", 500)).clause == "4.2.6"
    assert refused(drag(Terminal(500), new_round(), LIMITS, "player", 500)).code == "wagers-not-open"


@clause(RAPID, "7.3")
def test_an_early_card_or_ball_ends_the_wagering_and_what_lies_there_stands() -> None:
    drawn = deal(new_game(), BANKER_SEVEN[:1])
    early: list[tuple[Play, Play, dict[str, int]]] = [
        (new_game(), drawn, COUP_BETS),
        (
            wheel(),
            wheel(lambda spin: unwrap(come_to_rest(unwrap(spin_ball(spin)), 17, revolutions=9))),
            SPIN_BETS,
        ),
    ]
    for before, play, bets in early:
        terminal = with_bets(before, bets)
        for key in bets:
            assert refused(drag(terminal, play, LIMITS, key, 600)).code == "wagers-closed"
            assert refused(take_back(terminal, play, key)).code == "wagers-closed"
    room = betting()
    room.deal(BANKER_WINS)
    room.confirm()
    room.rest(17)
    room.wheel(ConfirmNumber(17))
    room.follow()
    room.follow(WHEEL)
    assert room.account().chips == FUNDS - 7_900 + 2_000 + 1_900 + 500 * 36 + 1_000 * 18 + 900 * 3


@pytest.mark.parametrize(
    ("kind", "cited"),
    [
        pytest.param(WheelKind.LIVE, "5.3.1.1", marks=clause(RAPID, "5.3.1.1")),
        pytest.param(WheelKind.AUTOMATED, "5.3.2.1", marks=clause(RAPID, "5.3.2.1")),
    ],
)
def test_no_more_bets_while_the_ball_still_runs(kind: WheelKind, cited: str) -> None:
    rolling = wheel(lambda spin: unwrap(spin_ball(spin)), kind)
    terminal = unwrap(drag(Terminal(1_000), rolling, LIMITS, "red", 500))
    assert (rolling.spin.rolling, rolling.spin.expects) == (True, SpinStep.NO_MORE_BETS)
    ended = WheelPlay(roulette(), "spin 1", unwrap(end_wagering(rolling.spin)))
    assert ended.spin.rolling
    for answer in (drag(terminal, ended, LIMITS, "red", 500), take_back(terminal, ended, "red")):
        assert (refused(answer).code, refused(answer).clause) == ("wagers-closed", cited)


@clause(RAPID, "8.1")
def test_nothing_is_settled_before_the_dealer_confirms_the_result() -> None:
    room = betting()

    def nothing_due(game: str, play: str) -> None:
        assert room.follow(game) == []
        assert room.no(ReconcilePlay("7", game, play)).code == "nothing-due"

    nothing_due(TABLE, "b-1")
    cards = [DrawCard(code) for code in BANKER_WINS.split()]
    for act in (EndPeriod(), *cards, SelectResult(Winner.BANKER), ConfirmResult(), Settle()):
        nothing_due(TABLE, "b-1")
        room.act(act)
    assert [type(event) for event in room.follow()] == [WagersSettled]
    for act in (EndPeriod(), SpinBall(), BallAtRest(17, ReadingSource.SENSOR), ConfirmNumber(17)):
        nothing_due(WHEEL, "r-1")
        room.wheel(act)
    assert [type(event) for event in room.follow(WHEEL)] == [WagersSettled]
    nothing_due(TABLE, "b-1")
    nothing_due(WHEEL, "r-1")


@clause(RAPID, "8.2", "8.2.1", "8.2.2", "8.2.3", "4.3.3", "4.4")
def test_the_terminal_shows_the_outcome_clears_the_layout_and_pays() -> None:
    room = betting()
    # Banker wins with 7 against 4, no pair: 20.00 on Banker wins 19.00; all other wagers lose.
    room.coup("b-1", BANKER_WINS)
    room.follow()
    view = shown(still(dict(room.states)), "terminal/7")
    last = view.recall[0]
    # What comes back is the winnings with the winning wager: 19.00 and 20.00 of the 46.00 that lay there.
    assert (said(last), last.returned, last.net) == ("Banker wins, 7 to 4", 3_900, 3_900 - last.staked)
    assert [layout.play for layout in view.layouts] == ["r-1"]
    assert view.credits == FUNDS - 7_900 + 3_900
    # 17 is black, in the second dozen, and outside the tier.
    room.spin(17)
    room.follow(WHEEL)
    view = shown(still(dict(room.states)), "terminal/7")
    won = 500 * 35 + 1_000 * 17 + 900 * 2
    assert english(view.recall[0].outcome) == "17 black"
    last = view.recall[0]
    assert (last.returned, last.net, view.layouts) == (won + 2_400, won + 2_400 - last.staked, ())
    assert view.credits == FUNDS - 7_900 + 3_900 + 2_400 + won
    # A loss leaves the win meter at zero.
    room.new_spin("r-2")
    room.bet("r-2", "red", 500)
    room.spin(17)
    room.follow(WHEEL)
    view = shown(still(dict(room.states)), "terminal/7")
    assert english(view.recall[0].outcome) == "17 black"
    assert (view.recall[0].returned, view.recall[0].net, view.layouts) == (0, -500, ())
    assert view.credits == FUNDS - 7_900 + 3_900 + 2_400 + won - 500


@clause(RAPID, "4.2.7")
@settings(max_examples=60, deadline=None)
@given(
    data=st.data(),
    cards=st.permutations(sorted(CARDS)),
    number=st.integers(0, 36),
    on_cards=st.booleans(),
)
def test_settlement_follows_the_chips_as_they_lie_at_the_end(
    data: st.DataObject, cards: list[str], number: int, on_cards: bool
) -> None:
    room, game, play = RapidFloor(each=Limits(1, LARGEST_STAKE_CENTS)), TABLE, "b-1"
    keys = [wager.key for wager in baccarat(RAPID).wagers]
    if on_cards:
        room.new_coup()
    else:
        room.new_spin()
        game, play, keys = WHEEL, "r-1", sorted(spin_bets(roulette()))
    for key in data.draw(st.lists(st.sampled_from(keys), max_size=12)):
        if key in room.stakes(play) and data.draw(st.booleans()):
            room.do(TakeOffChips("7", game, play, key))
        else:
            room.try_(DragChips("7", game, play, {key: data.draw(st.integers(1, 400)) * 60}))
        assert room.account().chips + sum(room.stakes(play).values()) == FUNDS
    stakes = room.stakes(play)
    coup = Coup(baccarat(RAPID).procedure.tableau)
    while not coup.complete:
        coup = unwrap(feed(coup, CARDS[cards[coup.dealt]]))
    if on_cards:
        room.coup(play, " ".join(cards[: coup.dealt]))
        expected = settle_coup(baccarat(RAPID), coup, stakes, Terms())
    else:
        room.spin(number)
        expected = settle_spin(roulette(), number, stakes, Terms())
    room.follow(game)
    returned = sum(each.returned for each in unwrap(expected).values())
    assert (room.account().chips, room.stakes(play)) == (FUNDS - sum(stakes.values()) + returned, {})


# Consecutive coups or spins.


def test_chips_belong_to_the_coup_or_spin_they_were_placed_on() -> None:
    """A player who lost cannot take the chips back when the next game opens before the settlement."""
    room = RapidFloor()
    room.new_coup()
    room.drag("b-1", player=500)
    room.end_period()
    room.deal(BANKER_WINS)
    room.confirm()
    room.new_coup("b-2")
    room.new_spin()
    room.bet("r-1", "red", 500)
    room.wheel(EndPeriod())
    room.rest(17)
    room.wheel(ConfirmNumber(17))
    room.new_spin("r-2")
    for game, lost, following, key in ((TABLE, "b-1", "b-2", "player"), (WHEEL, "r-1", "r-2", "red")):
        room.bet(following, key, 600, game=game)
        for command in (
            TakeOffChips("7", game, lost, key),
            MoveChips("7", game, lost, key, "tie", 500),
            ClearChips("7", game, lost),
            DragChips("7", game, lost, {key: 500}),
        ):
            assert room.no(command).code == "wagers-closed"
        assert (room.stakes(lost), room.stakes(following)) == ({key: 500}, {key: 600})
        room.follow(game)
        assert (room.stakes(lost), room.stakes(following)) == ({}, {key: 600})
    assert room.account().chips == FUNDS - 2_200


@clause(RAPID, "4.2.8")
@pytest.mark.parametrize("kind", list(WheelKind))
def test_a_supervisor_may_reopen_bets_until_the_ball_lies(kind: WheelKind) -> None:
    rolling = unwrap(spin_ball(wheel(kind=kind).spin))
    ended = unwrap(end_wagering(rolling))
    for role in Role:
        answer = reopen_wagering(EDITIONS[RAPID], roulette(), ended, role)
        assert isinstance(answer, Spin) == (role in SUPERVISORS)
    spin = unwrap(reopen_wagering(EDITIONS[RAPID], roulette(), ended, Role.CASINO_SUPERVISOR))
    assert spin.rolling
    again = reopen_wagering(EDITIONS[RAPID], roulette(), spin, Role.CASINO_SUPERVISOR)
    assert refused(again).code == "wagers-open"
    fell = unwrap(come_to_rest(spin, 17, revolutions=9))
    late = refused(reopen_wagering(EDITIONS[RAPID], roulette(), fell, Role.CASINO_SUPERVISOR))
    assert (late.code, late.clause) == ("ball-at-rest", "4.2.8")


@clause(RAPID, "4.2.8")
def test_bets_that_are_reopened_may_be_changed_and_are_closed_again() -> None:
    room = RapidFloor()
    room.new_spin()
    room.bet("r-1", "red", 1_000)
    room.wheel(SpinBall())
    room.wheel(EndPeriod())
    assert room.no(TakeOffChips("7", WHEEL, "r-1", "red")).code == "wagers-closed"
    room.wheel(Reopen(), SUE)
    room.do(TakeOffChips("7", WHEEL, "r-1", "red"))
    room.bet("r-1", "black", 500)
    room.bet("r-1", "dozen:1", 400)
    # The ball is at rest: the period is over, and wagers under the minimum are returned again.
    room.wheel(BallAtRest(17, ReadingSource.SENSOR))
    (back,) = room.follow(WHEEL)
    assert back == ChipsTakenOff("7", "r-1", {"dozen:1": 400}, {"dozen:1": "6.2"})
    late = room.no(ActAtWheel(WHEEL, Reopen(), SUE))
    assert (late.code, late.clause) == ("ball-at-rest", "4.2.8")
    room.wheel(ConfirmNumber(17))
    room.follow(WHEEL)
    assert room.account().chips == FUNDS + 500


# Limits.

STEPS = TableLimits(each=Limits(500, 5000), unit=250, least_total=1500, most_total=8000)


@pytest.mark.parametrize(
    ("play", "one", "two"),
    [(new_game(), "player", "tie"), (wheel(), "red", "straight:17")],
    ids=["coup", "spin"],
)
class TestLimits:
    @pytest.mark.parametrize(
        ("placed", "stake", "shown", "cited"),
        [
            pytest.param(0, 600, 500, "6.3.1", marks=clause(RAPID, "6.3", "6.3.1")),
            pytest.param(500, 749, 500, "6.3.1", marks=clause(RAPID, "6.3", "6.3.1")),
            pytest.param(0, 5001, 5000, "6.3.2", marks=clause(RAPID, "6.3", "6.3.2")),
            pytest.param(4750, 9000, 250, "6.3.2", marks=clause(RAPID, "6.3", "6.3.2")),
        ],
    )
    def test_only_the_next_lowest_permitted_amount_leaves_the_account(
        self, play: Play, one: str, two: str, placed: int, stake: int, shown: int, cited: str
    ) -> None:
        layout = {one: placed} if placed else {}
        before = Terminal(20_000, layout)
        after = unwrap(drag(before, play, STEPS, one, stake))
        assert (after.credits, after.layout) == (20_000 - shown, {one: placed + shown})
        # The credit meter only has to cover the permitted amount.
        enough = unwrap(drag(structs.replace(before, credits=shown), play, STEPS, one, stake))
        assert enough.credits == 0
        trimmed = trim_attempt(play.game, STEPS, before.layout, one, stake)
        assert (trimmed.back, trimmed.clause) == (stake - shown, cited)

    @clause(RAPID, "6.3", "6.3.3")
    def test_all_wagers_together_stop_at_the_aggregate(self, play: Play, one: str, two: str) -> None:
        first = unwrap(drag(Terminal(20_000), play, STEPS, one, 5000))
        second = unwrap(drag(first, play, STEPS, two, 4000))
        assert (second.credits, second.layout) == (20_000 - 8000, {one: 5000, two: 3000})
        third = refused(drag(second, play, STEPS, two, 500))
        assert (third.code, third.clause) == ("outside-limits", "6.3.3")


GAMES = pytest.mark.parametrize(
    ("game", "one", "two"),
    [(TABLE, "player", "tie"), (WHEEL, "red", "straight:17")],
    ids=["coup", "spin"],
)


def stepping(game: str) -> RapidFloor:
    """A coup or a spin, named "x", under limits with steps and totals."""
    room = RapidFloor(each=Limits(500, 5_000), unit=250, least_total=1_500, most_total=8_000)
    if game == TABLE:
        room.new_coup("x")
    else:
        room.new_spin("x")
    return room


def end_period(room: RapidFloor, game: str) -> None:
    if game == TABLE:
        room.end_period()
    else:
        room.wheel(EndPeriod())


@clause(RAPID, "6.2")
@GAMES
def test_a_wager_under_its_minimum_comes_back_when_the_period_ends(game: str, one: str, two: str) -> None:
    room = stepping(game)
    room.do(DragChips("7", game, "x", {one: 2_000, two: 499}))
    assert room.account().chips == FUNDS - 2_499
    assert room.follow(game) == []
    end_period(room, game)
    assert room.follow(game) == [ChipsTakenOff("7", "x", {two: 499}, {two: "6.2"})]
    assert (room.account().chips, room.stakes("x")) == (FUNDS - 2_000, {one: 2_000})
    assert room.follow(game) == []


@clause(RAPID, "6.3.4")
@GAMES
@pytest.mark.parametrize("stakes", [(500, 750), (500, 0), (1_250, 499)])
def test_all_wagers_come_back_if_their_total_is_too_small(
    game: str, one: str, two: str, stakes: tuple[int, int]
) -> None:
    room = stepping(game)
    placed = {key: stake for key, stake in zip((one, two), stakes, strict=True) if stake}
    room.do(DragChips("7", game, "x", placed))
    assert room.account().chips == FUNDS - sum(stakes)
    end_period(room, game)
    room.follow(game)
    assert (room.account().chips, room.stakes("x")) == (FUNDS, {})


@clause(RAPID, "6.3.4")
@GAMES
def test_wagers_of_the_least_total_stay(game: str, one: str, two: str) -> None:
    room = stepping(game)
    room.do(DragChips("7", game, "x", {one: 1_000, two: 500}))
    end_period(room, game)
    assert room.follow(game) == []
    assert room.stakes("x") == {one: 1_000, two: 500}


def test_a_call_bet_is_cut_to_what_its_pieces_share_evenly() -> None:
    terminal = unwrap(drag(Terminal(500), wheel(), LIMITS, "tier", 500))
    assert (terminal.credits, terminal.layout) == (2, {"tier": 498})


def test_what_the_layout_has_not_is_refused_and_nothing_moves() -> None:
    assert refused(drag(Terminal(500), wheel(), LIMITS, "split:1/9", 500)).code == "unknown-wager"
    assert refused(drag(Terminal(500), new_game(), LIMITS, "tiger", 500)).code == "wager-not-offered"
    for play in (wheel(), new_game()):
        for stake in (0, -5, True, 10**16, "5", 1.5):
            assert refused(
                drag(Terminal(500), play, LIMITS, "player" if play == new_game() else "red", stake)
            ).code == ("bad-stake")
        assert refused(take_back(Terminal(500), play, "red")).code == "wager-not-placed"
