"""The player terminal: chips and meters through the wagering, the game and its settlement."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.checked import announce, confirm_result, end_period, select_result, start_round
from kit.spins import come_to_rest, confirm, end_wagering, reopen_wagering, spin_ball
from kit.support import EDITIONS, RAPID, SUPERVISORS, baccarat, burned_shoe, clause, refused, roulette
from kit.terminals import BANKER_SEVEN, Play, deal, new_game, new_round, wheel
from msgspec import structs

from pitboss.acting.sign import Limits, TableLimits
from pitboss.baccarat.play.rounds import Round
from pitboss.floor.terminals.limits import trim_attempt
from pitboss.floor.terminals.terminal import (
    Terminal,
    cash_out,
    close,
    drag,
    settle,
    take_back,
)
from pitboss.game.bets import settle_spin, spin_bets
from pitboss.game.cards import CARDS
from pitboss.game.coup import deal_coup
from pitboss.game.settlement import Terms, settle_coup
from pitboss.game.spin import Spin
from pitboss.kernel.money import LARGEST_STAKE, price
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.roulette.at_terminals import WheelPlay
from pitboss.rules.procedure import Announcement
from pitboss.rules.roulette import WheelKind

LIMITS = TableLimits(each=Limits(1, LARGEST_STAKE))
"""Any amount will do."""
COUP_BETS = {"player": 1000, "banker": 2000, "tie": 300, "player-pair": 400, "banker-pair": 500}
SPIN_BETS = {"straight:17": 500, "split:17/20": 1000, "red": 700, "tier": 600, "dozen:2": 900}


def confirmed(now: Round) -> Round:
    return unwrap(confirm_result(unwrap(select_result(now, now.coup.result.winner))))


def fallen(number: int, kind: WheelKind = WheelKind.LIVE) -> WheelPlay:
    """The play after a valid spin, not confirmed."""
    return wheel(
        lambda spin: unwrap(
            come_to_rest(unwrap(end_wagering(unwrap(spin_ball(spin)))), number, revolutions=9)
        ),
        kind,
    )


def with_bets(play: Play, bets: dict[str, int]) -> Terminal:
    terminal = Terminal(credits=100_000)
    for key, stake in bets.items():
        terminal = unwrap(drag(terminal, play, LIMITS, key, stake))
    return terminal


def paid(terminal: Terminal, play: Play) -> Terminal:
    """The terminal once its wagering was closed and the game settled."""
    return unwrap(settle(unwrap(close(terminal, play, LIMITS)), play, Terms()))


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
    # The last cent may be bet, and not one more.
    assert unwrap(drag(Terminal(stake), play, LIMITS, key, stake)).credits == 0
    short = refused(drag(Terminal(stake - 1), play, LIMITS, key, stake))
    assert (short.code, short.clause) == ("insufficient-credits", "4.2.4")


@clause(RAPID, "4.2.6")
def test_nothing_is_placed_changed_or_withdrawn_after_the_period() -> None:
    plays: list[tuple[Play, Play, dict[str, int]]] = [
        (new_game(), unwrap(end_period(new_game())), COUP_BETS),
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
    terminal = with_bets(new_game(), COUP_BETS)
    after = paid(terminal, confirmed(deal(drawn, BANKER_SEVEN[1:])))
    assert after.credits == terminal.credits + 2000 + 1900
    ended = early[1][1]
    assert isinstance(ended, WheelPlay)
    terminal = with_bets(wheel(), SPIN_BETS)
    after = paid(terminal, WheelPlay(roulette(), "spin 1", unwrap(confirm(ended.spin, 17))))
    assert after.credits == terminal.credits + 500 * 36 + 1000 * 18 + 900 * 3


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
    assert (rolling.spin.rolling, rolling.spin.expects) == (True, "no more bets")
    ended = WheelPlay(roulette(), "spin 1", unwrap(end_wagering(rolling.spin)))
    assert ended.spin.rolling
    for answer in (drag(terminal, ended, LIMITS, "red", 500), take_back(terminal, ended, "red")):
        assert (refused(answer).code, refused(answer).clause) == ("wagers-closed", cited)


@clause(RAPID, "8.1")
def test_nothing_is_settled_before_the_dealer_confirms_the_result() -> None:
    terminal = with_bets(new_game(), COUP_BETS)
    dealt = deal(new_game())
    chosen = unwrap(select_result(dealt, dealt.coup.result.winner))
    for play in (new_game(), deal(new_game(), BANKER_SEVEN[:4]), dealt, chosen):
        assert isinstance(settle(terminal, play, Terms()), Rejection)
    assert refused(settle(terminal, chosen, Terms())).clause == "8.1"
    assert paid(terminal, unwrap(confirm_result(chosen))).won == 1900
    on_the_wheel = with_bets(wheel(), SPIN_BETS)
    registered = fallen(17)
    assert isinstance(settle(on_the_wheel, registered, Terms()), Rejection)
    right = WheelPlay(roulette(), "spin 1", unwrap(confirm(registered.spin, 17)))
    assert paid(on_the_wheel, right).won == 500 * 35 + 1000 * 17 + 900 * 2


@clause(RAPID, "8.2", "8.2.1", "8.2.2", "8.2.3", "4.3.3", "4.4")
def test_the_terminal_shows_the_outcome_clears_the_layout_and_pays() -> None:
    # Banker wins with 7 against 0, no pair: 20.00 on Banker wins 19.00; all else is lost.
    terminal = with_bets(new_game(), COUP_BETS)
    after = paid(terminal, confirmed(deal(new_game())))
    assert after == Terminal(
        credits=100_000 - 4200 + 3900, won=1900, settled="coup 1", outcome="player 0, banker 7: banker"
    )
    assert after.layout == {}
    # 17 is black, in the second dozen, and outside the tier.
    terminal = with_bets(wheel(), SPIN_BETS)
    play = WheelPlay(roulette(), "spin 1", unwrap(confirm(fallen(17).spin, 17)))
    after = paid(terminal, play)
    won = 500 * 35 + 1000 * 17 + 900 * 2
    assert after == Terminal(
        credits=100_000 - 3700 + 2400 + won, won=won, settled="spin 1", outcome="17 black"
    )
    # A terminal without chips shows the outcome as well, and a loss leaves the win meter at nothing.
    assert unwrap(settle(Terminal(700), play, Terms())) == Terminal(
        700, won=0, settled="spin 1", outcome="17 black"
    )
    lost = paid(with_bets(wheel(), {"red": 500}), play)
    assert lost == Terminal(credits=99_500, won=0, settled="spin 1", outcome="17 black")


@clause(RAPID, "4.2.7")
@settings(max_examples=60, deadline=None)
@given(
    data=st.data(),
    credit=st.integers(0, 10**6),
    cards=st.permutations(sorted(CARDS)),
    number=st.integers(0, 36),
    on_cards=st.booleans(),
)
def test_settlement_follows_the_chips_as_they_lie_at_the_end(
    data: st.DataObject, credit: int, cards: list[str], number: int, on_cards: bool
) -> None:
    play: Play = new_game("E") if on_cards else wheel()
    keys = [wager.key for wager in new_game("E").table.wagers] if on_cards else sorted(spin_bets(roulette()))
    terminal = Terminal(credit)
    for key in data.draw(st.lists(st.sampled_from(keys), max_size=12)):
        if key in terminal.layout and data.draw(st.booleans()):
            moved = take_back(terminal, play, key)
        else:
            moved = drag(terminal, play, LIMITS, key, data.draw(st.integers(1, 400)) * 60)
        terminal = terminal if isinstance(moved, Rejection) else moved
        assert terminal.credits >= 0
        assert terminal.credits + sum(terminal.layout.values()) == credit
    if on_cards:
        assert isinstance(play, Round)
        dealt = play
        while not dealt.coup.complete:
            dealt = deal(dealt, [cards[dealt.coup.dealt]])
        after = paid(terminal, confirmed(dealt))
        expected = settle_coup(
            baccarat(RAPID),
            unwrap(
                deal_coup(baccarat(RAPID).procedure.tableau, [CARDS[c] for c in cards[: dealt.coup.dealt]])
            ),
            terminal.layout,
            Terms(),
        )
    else:
        fell = WheelPlay(roulette(), "spin 1", unwrap(confirm(fallen(number).spin, number)))
        after = paid(terminal, fell)
        expected = settle_spin(roulette(), number, terminal.layout, Terms())
    returned = sum(each.returned for each in unwrap(expected).values())
    assert (after.credits, after.layout) == (terminal.credits + returned, {})


# One coup or spin after another.


@pytest.mark.parametrize("on_cards", [True, False], ids=["coup", "spin"])
def test_chips_belong_to_the_coup_or_spin_they_were_placed_on(on_cards: bool) -> None:
    """Whoever lost cannot take the chips back once the next game opens."""
    opened: Play = new_game() if on_cards else wheel()
    key = "player" if on_cards else "red"
    terminal = with_bets(opened, {key: 500})
    lost: Play
    following: Play
    if on_cards:
        assert isinstance(opened, Round)
        lost = confirmed(deal(opened))
        following = unwrap(
            announce(
                unwrap(start_round(opened.table, burned_shoe(RAPID), "coup 2", lost)),
                Announcement.PLACE_YOUR_BETS,
            )
        )
    else:
        lost = WheelPlay(roulette(), "spin 1", unwrap(confirm(fallen(17).spin, 17)))
        following = replace(wheel(), key="spin 2")
    for answer in (
        take_back(terminal, following, key),
        drag(terminal, following, LIMITS, key, 500),
        close(terminal, following, LIMITS),
        settle(terminal, following, Terms()),
    ):
        assert refused(answer).code == "settlement-due"
    done = paid(terminal, lost)
    assert (done.credits, done.layout) == (99_500, {})
    assert unwrap(drag(done, following, LIMITS, key, 500)).layout == {key: 500}


def test_nothing_is_settled_before_the_terminal_is_closed_and_nothing_twice() -> None:
    low = TableLimits(each=Limits(500, 5000))
    terminal = unwrap(drag(Terminal(1_000), new_game(), low, "banker", 400))
    play = confirmed(deal(new_game()))
    assert refused(settle(terminal, play, Terms())).code == "wagers-open"
    closed = unwrap(close(terminal, play, low))
    assert (closed.credits, closed.layout) == (1_000, {})
    assert unwrap(settle(closed, play, Terms())).credits == 1_000
    once = paid(with_bets(new_game(), COUP_BETS), play)
    assert once.won == 1900
    # A message that comes twice pays nothing twice, and the win meter stays.
    assert unwrap(settle(once, play, Terms())) == once
    # Before the dealer opens the wagering there is nothing to close.
    assert refused(close(Terminal(1_000), new_round(), low)).code == "wagers-open"


@clause(RAPID, "4.2.8")
@pytest.mark.parametrize("kind", list(WheelKind))
def test_bets_are_reopened_by_a_supervisor_until_the_ball_lies(kind: WheelKind) -> None:
    rolling = unwrap(spin_ball(wheel(kind=kind).spin))
    terminal = unwrap(drag(Terminal(1_000), WheelPlay(roulette(), "spin 1", rolling), LIMITS, "red", 500))
    ended = unwrap(end_wagering(rolling))
    closed = unwrap(close(terminal, WheelPlay(roulette(), "spin 1", ended), LIMITS))
    for role in Role:
        answer = reopen_wagering(EDITIONS[RAPID], roulette(), ended, role)
        assert isinstance(answer, Spin) == (role in SUPERVISORS)
    spin = unwrap(reopen_wagering(EDITIONS[RAPID], roulette(), ended, Role.CASINO_SUPERVISOR))
    assert spin.rolling
    changed = unwrap(take_back(closed, WheelPlay(roulette(), "spin 1", spin), "red"))
    # What was changed must be closed once more.
    assert (changed.credits, changed.layout, changed.closed) == (1_000, {}, False)
    grown = unwrap(drag(closed, WheelPlay(roulette(), "spin 1", spin), LIMITS, "black", 500))
    number = unwrap(come_to_rest(spin, 17, revolutions=9))
    number = number if kind is WheelKind.AUTOMATED else unwrap(confirm(number, 17))
    unclosed = settle(grown, WheelPlay(roulette(), "spin 1", number), Terms())
    assert refused(unclosed).code == "wagers-open"
    again = reopen_wagering(EDITIONS[RAPID], roulette(), spin, Role.CASINO_SUPERVISOR)
    assert refused(again).code == "wagers-open"
    fell = unwrap(come_to_rest(spin, 17, revolutions=9))
    late = refused(reopen_wagering(EDITIONS[RAPID], roulette(), fell, Role.CASINO_SUPERVISOR))
    assert (late.code, late.clause) == ("ball-at-rest", "4.2.8")


@clause(RAPID, "8.3")
@pytest.mark.parametrize(("play", "key"), [(new_game(), "player"), (wheel(), "red")], ids=["coup", "spin"])
def test_a_player_leaves_within_the_wagering_period_with_no_chips_on_the_layout(play: Play, key: str) -> None:
    terminal = Terminal(12_345)
    assert unwrap(cash_out(terminal, play)) == (Terminal(0), 12_345)
    bet = unwrap(drag(terminal, play, LIMITS, key, 500))
    placed = refused(cash_out(bet, play))
    assert (placed.code, placed.clause) == ("wagers-placed", "8.3")
    assert unwrap(cash_out(unwrap(take_back(bet, play, key)), play))[1] == 12_345
    late = refused(cash_out(terminal, over(play)))
    assert (late.code, late.clause) == ("wagers-closed", "8.3")
    assert refused(cash_out(Terminal(0), play)).code == "insufficient-credits"


def test_a_notice_stays_until_the_next_touch() -> None:
    low = TableLimits(each=Limits(500, 1_000))
    cut = unwrap(drag(Terminal(5_000), new_game(), low, "player", 1_200))
    assert len(cut.notices) == 1
    assert unwrap(drag(cut, new_game(), low, "tie", 600)).notices == ()
    assert unwrap(take_back(cut, new_game(), "player")).notices == ()


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
        before = Terminal(20_000, layout, on=play.key)
        after = unwrap(drag(before, play, STEPS, one, stake))
        assert (after.credits, after.layout) == (20_000 - shown, {one: placed + shown})
        (notice,) = after.notices
        assert f": {price(stake - shown)} comes back." in notice
        # What is not permitted is not even needed on the credit meter.
        enough = unwrap(drag(structs.replace(before, credits=shown), play, STEPS, one, stake))
        assert enough.credits == 0
        assert trim_attempt(play.game, STEPS, before.layout, one, stake).clause == cited

    @clause(RAPID, "6.3", "6.3.3")
    def test_all_wagers_together_stop_at_the_aggregate(self, play: Play, one: str, two: str) -> None:
        first = unwrap(drag(Terminal(20_000), play, STEPS, one, 5000))
        second = unwrap(drag(first, play, STEPS, two, 4000))
        assert (second.credits, second.layout) == (20_000 - 8000, {one: 5000, two: 3000})
        third = refused(drag(second, play, STEPS, two, 500))
        assert (third.code, third.clause) == ("outside-limits", "6.3.3")

    @clause(RAPID, "6.2")
    def test_a_wager_under_its_minimum_comes_back_when_the_period_ends(
        self, play: Play, one: str, two: str
    ) -> None:
        shown = unwrap(drag(unwrap(drag(Terminal(20_000), play, STEPS, one, 2000)), play, STEPS, two, 499))
        assert shown.credits == 20_000 - 2499
        assert refused(close(shown, play, STEPS)).code == "wagers-open"
        ended = unwrap(close(shown, over(play), STEPS))
        assert (ended.credits, ended.layout) == (20_000 - 2000, {one: 2000})
        (notice,) = ended.notices
        assert notice == "Under the minimum of $5: $4.99 comes back."
        assert unwrap(close(ended, over(play), STEPS)) == ended

    @clause(RAPID, "6.3.4")
    def test_all_wagers_come_back_if_their_total_is_too_small(self, play: Play, one: str, two: str) -> None:
        for stakes in ((500, 750), (500, 0), (1250, 499)):
            terminal = Terminal(20_000)
            for key, stake in zip((one, two), stakes, strict=True):
                terminal = unwrap(drag(terminal, play, STEPS, key, stake)) if stake else terminal
            assert terminal.credits == 20_000 - sum(stakes)
            ended = unwrap(close(terminal, over(play), STEPS))
            assert (ended.credits, ended.layout) == (20_000, {})
        enough = unwrap(drag(unwrap(drag(Terminal(20_000), play, STEPS, one, 1000)), play, STEPS, two, 500))
        assert unwrap(close(enough, over(play), STEPS)).layout == {one: 1000, two: 500}


def over(play: Play) -> Play:
    """The play with its wagering period ended."""
    if isinstance(play, WheelPlay):
        return WheelPlay(play.game, play.key, unwrap(end_wagering(play.spin)))
    return unwrap(end_period(play))


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
