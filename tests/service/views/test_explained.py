"""A coup explained to viewers: every step of the table of play, and not a word about cards face down."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.server.views import at_table, still
from kit.support import STAR, baccarat
from kit.tables.live_table import LiveTable, face_down, player, seated
from kit.wheels.live_wheel import live

from pitboss.baccarat.acts.holding import ExposeCard, PassOut
from pitboss.baccarat.acts.play import Call
from pitboss.game.cards import CARDS, Card
from pitboss.game.coup import Hand
from pitboss.guide.explaining import explain_coup
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.rules.procedure import Announcement
from pitboss.service.views.explained import BankerCell, CoupExplained, explain_table


def explained(pit: LiveTable, language: str = "en") -> CoupExplained:
    return unwrap(explain_table(at_table(pit.now), "1", language))


def words(pit: LiveTable) -> str:
    return " ".join(step.words for step in explained(pit).steps)


def test_a_coup_is_explained_card_by_card() -> None:
    pit = seated(STAR)
    assert (explained(pit).play, explained(pit).steps) == (None, ())
    pit.start().bet("ann", "player").do(Call(Announcement.NO_MORE_BETS))
    for code in "9S KH 4D".split():
        pit.reveal().deal(code)
        assert (explained(pit).play, explained(pit).steps, explained(pit).player, explained(pit).banker) == (
            "1-1",
            (),
            None,
            None,
        )
    pit.reveal().deal("6C")
    assert words(pit).endswith("Player has 3 and draws: it draws on 0 to 5.")
    # Only the Player's third card decides what the Banker does.
    assert (explained(pit).player, explained(pit).banker) == (3, None)
    pit.reveal().deal("7H")
    assert "Banker has 6 and draws" in words(pit)
    assert (explained(pit).player, explained(pit).banker) == (3, BankerCell(6, 7))
    pit.reveal().deal("2D").reveal().settle()
    assert words(pit).endswith("Banker gets 2♦ and has 8.")
    assert [card.card for card in explained(pit).cards] == "9S KH 4D 6C 7H 2D".split()
    assert {count.hand: count.points for count in explained(pit).totals} == {Hand.PLAYER: 0, Hand.BANKER: 8}
    assert "庄" in explained(pit, "zh-Hans").steps[0].words
    assert explained(pit.start("1-2")).steps == ()


@pytest.mark.parametrize(
    ("codes", "at_player", "at_banker"),
    [
        ("9S KH KD 7C", 9, None),
        ("2S KH KD 9C", None, BankerCell(9)),
        ("9S KH KD 8C", 9, BankerCell(8)),
        ("KS KH 6D 5C 3D", 6, BankerCell(5)),
        ("KS KH 5D 7C 3D", 5, BankerCell(7, 3)),
    ],
)
def test_the_table_of_play_is_pointed_at_where_it_decided(
    codes: str, at_player: int | None, at_banker: BankerCell | None
) -> None:
    seen = explained(seated(STAR).play("1-1", codes, ann=("tie", 500)))
    assert (seen.player, seen.banker) == (at_player, at_banker)


@settings(max_examples=20)
@given(st.lists(st.sampled_from([*CARDS.values()]), min_size=6, max_size=6))
def test_what_is_over_is_explained_as_the_rules_explain_it(shoe: list[Card]) -> None:
    coup, steps = explain_coup(baccarat(STAR).procedure.tableau, shoe)
    seen = explained(seated(STAR).play("1-1", " ".join(map(str, shoe[: coup.dealt])), ann=("tie", 500)))
    assert (seen.steps, len(seen.cards)) == (steps, coup.dealt)


def test_no_word_is_said_about_cards_that_lie_face_down() -> None:
    pit = face_down(STAR, "B").deal("2S 3H 5D 4C").do(PassOut(Hand.PLAYER, "ann"))
    for code in (0, 2):
        assert explained(pit).steps == ()
        pit.do(ExposeCard("ann", code), player("ann"))
    # One hand is face up, but a decision needs the other hand as well.
    seen = explained(pit)
    assert (seen.steps, seen.player, seen.banker) == ((), None, None)
    assert [card.card for card in seen.cards] == ["2S", None, "5D", None]


def test_only_a_table_deals_cards() -> None:
    for floor, name in ((still({"wheel/2": live().now}), "2"), (still({}), "1")):
        refused = explain_table(floor, name, "en")
        assert isinstance(refused, Rejection)
        assert refused.code == "unknown-channel"
