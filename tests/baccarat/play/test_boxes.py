"""Boxes: several players in one, one player in several, and each wager belongs to one player."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.support import CANBERRA, EDITIONS, STAR, baccarat, burned_shoe, clause, refused
from kit.tables.table_steps import announce, bet, draw, limit_players, offer, restrict, start_round, take_off

from pitboss.acting.acts.act import Spot
from pitboss.baccarat.play.boxes import wagers_of
from pitboss.baccarat.play.rounds import Round
from pitboss.game.cards import CARDS
from pitboss.game.offer import Offer
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.rules.limits import Tender
from pitboss.rules.procedure import Announcement

COUPS = ("9S KH 4D 7C 7H", "TS 6H TD KC 2H", "9S 9H KD KC", "9S 2H 9D 3C")


def canberra(common: tuple[str, ...] = ()) -> Offer:
    game = baccarat(CANBERRA)
    every = [wager.key for wager in game.wagers]
    return unwrap(offer(EDITIONS[CANBERRA], game, 8, approved=every, common=common))


def open_round(table: Offer) -> Round:
    return unwrap(start_round(table, burned_shoe(table.edition.key), "coup 1"))


def star() -> Offer:
    return unwrap(offer(EDITIONS[STAR], baccarat(STAR), 8, layout="A"))


@clause(CANBERRA, "4.5", "4.5(a)", "4.5(b)", "4.5(c)", "4.5(d)", "4.5(e)")
@pytest.mark.parametrize("pairs", [("player-pair", "banker-pair"), None])
def test_several_players_bet_on_every_wager_of_one_box(pairs: tuple[str, str] | None) -> None:
    game = baccarat(CANBERRA)
    every = [wager.key for wager in game.wagers]
    table = unwrap(offer(EDITIONS[CANBERRA], game, 8, approved=every, optional=pairs))
    wagers = [wager.key for wager in table.wagers]
    boxes: dict[Spot, int] = {}
    for stake, player in enumerate(("Ann", "Bo", "Cy"), 1):
        for key in wagers:
            boxes = unwrap(
                bet(
                    open_round(table), boxes, 4, player, key, stake * 1000, approved_by=Role.CASINO_SUPERVISOR
                )
            )
    assert boxes == {
        Spot(4, player, key): stake * 1000
        for stake, player in enumerate(("Ann", "Bo", "Cy"), 1)
        for key in wagers
    }


@clause(CANBERRA, "4.6", "4.6(a)", "4.6(b)")
def test_a_player_has_one_main_wager_of_a_kind_wherever_it_lies() -> None:
    table, supervisor = canberra(), Role.CASINO_SUPERVISOR
    for key in ("player", "banker", "tie"):
        boxes = unwrap(bet(open_round(table), {}, 1, "Ann", key, 500))
        for box in (1, 2):
            again = refused(bet(open_round(table), boxes, box, "Ann", key, 500, approved_by=supervisor))
            assert (again.code, again.clause) == ("one-of-a-kind", "4.6")
            assert bet(open_round(table), boxes, box, "Bo", key, 700) == {**boxes, Spot(box, "Bo", key): 700}
    one = unwrap(bet(open_round(table), {}, 1, "Ann", "player", 500))
    for role in Role:
        both = bet(open_round(table), one, 2, "Ann", "banker", 500, approved_by=role)
        assert isinstance(both, Rejection) == (role is not supervisor)
        assert not isinstance(both, Rejection) or both.clause == "4.6"
    assert refused(bet(open_round(table), one, 2, "Ann", "banker", 500)).clause == "4.6"
    boxes = one
    for key in (wager.key for wager in table.wagers if wager.optional):
        boxes = unwrap(bet(open_round(table), boxes, 1, "Ann", key, 500))
    assert len(boxes) == len(table.wagers) - 2


@clause(CANBERRA, "4.6")
def test_a_box_in_common_is_one_box_on_both_sides_of_the_layout() -> None:
    sides = tuple(wager.key for wager in canberra().wagers if wager.optional)
    for table, spots in ((canberra(), 2), (canberra(sides), 1)):
        for key in sides:
            boxes = unwrap(bet(open_round(table), {}, 1, "Ann", key, 500))
            boxes = unwrap(bet(open_round(table), boxes, 7, "Ann", key, 700))
            assert len(boxes) == spots
            assert wagers_of(boxes, "Ann") == {key: 1200}
            if spots == 1:
                assert boxes == {Spot(None, "Ann", key): 1200}
                assert take_off(open_round(table), boxes, Spot(None, "Ann", key)) == {}
    # Chips in a shared box stay each player's own.
    shared = unwrap(
        bet(open_round(canberra(sides)), {Spot(None, "Ann", "super-six"): 500}, 7, "Bo", "super-six", 300)
    )
    assert shared == {Spot(None, "Ann", "super-six"): 500, Spot(None, "Bo", "super-six"): 300}


@clause(STAR, "5.9")
def test_a_box_kept_for_one_player_and_a_full_table() -> None:
    limited = unwrap(limit_players(star(), Role.CASINO_SUPERVISOR, one_per_box=True))
    boxes = unwrap(bet(open_round(limited), {}, 1, "Ann", "player", 500))
    boxes = unwrap(bet(open_round(limited), boxes, 2, "Ann", "player", 500))
    assert boxes == {Spot(1, "Ann", "player"): 500, Spot(2, "Ann", "player"): 500}
    for box in (1, 2):
        for key in ("player", "tie", "super-six"):
            assert refused(bet(open_round(limited), boxes, box, "Bo", key, 500)).code == "box-taken"
    assert bet(open_round(limited), boxes, 3, "Bo", "tie", 500) == {**boxes, Spot(3, "Bo", "tie"): 500}
    full = unwrap(limit_players(star(), Role.CASINO_SUPERVISOR, most=1))
    assert bet(open_round(full), boxes, 1, "Ann", "player", 500) == {**boxes, Spot(1, "Ann", "player"): 1000}
    assert refused(bet(open_round(full), boxes, 3, "Bo", "player", 500)).clause == "5.9"


@clause(STAR, "2.2")
def test_a_box_is_one_of_the_layout() -> None:
    for box in (-1, 0, 10, 99):
        answer = refused(bet(open_round(star()), {}, box, "Ann", "player", 500))
        assert (answer.code, answer.clause) == ("no-such-box", "2.2")
    for box in range(1, 10):
        assert bet(open_round(star()), {}, box, "Ann", "player", 500) == {Spot(box, "Ann", "player"): 500}
    # Canberra's layout is not drawn in its rules.
    assert isinstance(bet(open_round(canberra()), {}, 14, "Ann", "player", 500), dict)
    assert refused(bet(open_round(canberra()), {}, 0, "Ann", "player", 500)).code == "no-such-box"


def test_only_side_wagers_share_a_box_and_a_table_has_players() -> None:
    game = baccarat(CANBERRA)
    for key in ("player", "tie", "panda", "super-six"):
        assert refused(offer(EDITIONS[CANBERRA], game, 8, common=[key])).code == "unknown-wager"
    for most in (0, -3):
        assert refused(limit_players(star(), Role.CASINO_SUPERVISOR, most=most)).code == "out-of-range"


def test_what_a_wager_alone_may_not_do_it_may_not_in_a_box() -> None:
    table = star()
    assert refused(bet(open_round(table), {}, 1, "Ann", "panda", 500)).code == "wager-not-offered"
    assert refused(bet(open_round(table), {}, 1, "Ann", "player", 0)).code == "bad-stake"
    closed = unwrap(announce(open_round(table), Announcement.NO_MORE_BETS))
    out = unwrap(draw(open_round(table), CARDS["9S"], face_up=False))
    for now in (closed, out):
        assert refused(bet(now, {}, 1, "Ann", "player", 500)).code == "wagers-closed"
    assert (
        refused(bet(open_round(table), {}, 1, "Ann", "player", 500, tender=Tender.CREDITS)).code
        == "tender-not-taken"
    )


def test_chips_are_taken_off_until_wagers_close_and_restrictions_hold() -> None:
    table = unwrap(
        restrict(star(), "super-six", by=Role.CASINO_SUPERVISOR, surveillance_notified=True, sign_shown=True)
    )
    one, two, side = Spot(1, "Ann", "player"), Spot(2, "Ann", "player"), Spot(1, "Ann", "super-six")
    boxes = {one: 500, two: 700, side: 100}
    assert take_off(open_round(table), boxes, one) == {two: 700, side: 100}
    assert refused(take_off(open_round(table), {one: 500, side: 100}, one)).code == "main-wager-needed"
    assert refused(take_off(open_round(table), boxes, Spot(3, "Ann", "player"))).code == "wager-not-placed"
    closed = unwrap(announce(open_round(table), Announcement.NO_MORE_BETS))
    out = unwrap(draw(open_round(table), CARDS["9S"], face_up=False))
    for spot in boxes:
        for now in (closed, out):
            assert refused(take_off(now, boxes, spot)).code == "wagers-closed"


@given(
    bets=st.lists(
        st.tuples(
            st.integers(1, 9),
            st.sampled_from(["Ann", "Bo", "Cy"]),
            st.sampled_from(["player", "banker", "tie", "super-six"]),
            st.integers(1, 10**6),
        ),
        max_size=20,
    )
)
def test_every_cent_lies_in_the_box_of_its_player(bets: list[tuple[int, str, str, int]]) -> None:
    table, boxes = star(), dict[Spot, int]()
    staked = {"Ann": 0, "Bo": 0, "Cy": 0}
    for box, player, key, stake in bets:
        placed = bet(open_round(table), boxes, box, player, key, stake)
        if not isinstance(placed, Rejection):
            assert placed[Spot(box, player, key)] == boxes.get(Spot(box, player, key), 0) + stake
            boxes, staked[player] = placed, staked[player] + stake
    assert {player: sum(wagers_of(boxes, player).values()) for player in staked} == staked
