"""A card that was keyed in wrongly is put right until the next card or the result. Both are on record."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.days.log_events import act_events, audit_log
from kit.support import CANBERRA, PREMIUM, RAPID, STAR, clause
from kit.tables.irregularities import codes, wagered
from kit.tables.live_table import DEE, SUE, LiveTable, set_up

from pitboss.acting.audience import Audience
from pitboss.audit.auditor import Audit, Wrong
from pitboss.baccarat.acts.play import DrawCard, Settle
from pitboss.baccarat.acts.shoe.keying import CorrectCard
from pitboss.baccarat.views.view import view
from pitboss.floor.setups import standard_setup
from pitboss.game.cards import CARDS

KEYED = (STAR, PREMIUM, CANBERRA)


def lying(pit: LiveTable) -> list[str]:
    return codes(dealt.card for dealt in pit.coup.cards)


def out(pit: LiveTable) -> list[str]:
    assert pit.now.shoe is not None
    return codes(pit.now.shoe.dealt)


@clause(STAR, "12.1")
@pytest.mark.parametrize("key", KEYED)
def test_the_dealer_puts_the_last_card_right_and_both_are_on_record(key: str) -> None:
    pit = wagered(key, "KH 7S")
    pit.do(CorrectCard("8S"), DEE)
    assert lying(pit) == out(pit) == ["KH", "8S"]
    assert [left.card for left in pit.now.loaded.out][-2:] == ["KH", "8S"]
    (incident,) = pit.events[-1].incidents
    assert (incident.about, incident.cards, incident.people) == ("card-corrected", ("7S", "8S"), ("dee",))
    # After the next card an earlier one is a matter for a ruling.
    pit.deal("KD").do(CorrectCard("QD"))
    assert lying(pit) == ["KH", "8S", "QD"]
    assert isinstance(audit_log(act_events(pit.events)), Audit)


@pytest.mark.parametrize(("cards", "right"), [("9S KH KD 7C", "6C"), ("2S KH 9D AC", "8C")])
def test_a_coup_that_is_complete_before_or_after_takes_two(cards: str, right: str) -> None:
    pit = wagered(STAR, cards)
    for alone in (DEE, SUE):
        assert pit.refused(CorrectCard(right), alone)[0] == "second-person-needed"
    pit.do(CorrectCard(right), DEE, SUE)
    assert lying(pit)[-1] == right


def test_a_coup_that_goes_on_either_way_takes_the_dealer_alone() -> None:
    pit = wagered(STAR, "2S KH 9D AC").do(CorrectCard("2C"), DEE)
    assert lying(pit)[-1] == "2C"


def test_the_auditor_finds_a_complete_coup_that_one_person_corrected() -> None:
    pit = wagered(STAR, "9S KH KD 7C").do(CorrectCard("6C"), DEE, SUE)
    log = act_events(pit.events)
    assert isinstance(audit_log(log), Audit)
    del log[-1].body["approved"]
    wrong = audit_log(log)
    assert isinstance(wrong, Wrong)
    assert wrong.why.key == "audit-changed-alone"


def test_the_corrected_card_is_the_one_that_is_settled() -> None:
    # Nine against seven by the wrong card, nine against nine by the right one.
    pit = wagered(STAR, "9S KH KD 7C").do(CorrectCard("9C"), DEE, SUE)
    pit.reveal().settle()
    assert (pit.stack("ann"), pit.stack("bob")) == (500_000, 500_000)
    assert pit.now.past[-1].cards[-1] == "9C"
    assert isinstance(audit_log(act_events(pit.events)), Audit)


def test_nothing_is_corrected_without_a_card_after_the_result_or_by_the_same_card() -> None:
    pit = wagered(STAR)
    assert pit.refused(CorrectCard("8S"))[0] == "no-card-keyed"
    pit.deal("9S")
    assert pit.refused(CorrectCard("9S"))[0] == "no-card-keyed"
    assert pit.refused(CorrectCard("ZZ"))[0] == "unknown-card"
    pit.deal("KH KD 7C").reveal().do(Settle())
    assert pit.refused(CorrectCard("8S"), DEE, SUE)[0] == "no-round"
    pit = wagered(STAR, "9S KH KD 7C").reveal().do(DrawCard("5H"))
    assert pit.refused(CorrectCard("6H"), DEE, SUE)[0] == "ruling-due"


@clause(RAPID, "11.8.12")
def test_what_a_shoe_read_is_no_slip_of_the_keys() -> None:
    assert wagered(RAPID, "9S KH").refused(CorrectCard("8S"), DEE, SUE)[0] == "shoe-reads"
    pit = wagered(STAR, "9S KH")
    pit.now = msgspec.structs.replace(pit.now, loaded=msgspec.structs.replace(pit.now.loaded, reads=True))
    assert pit.refused(CorrectCard("8S"), DEE, SUE)[0] == "shoe-reads"


def test_no_card_is_put_right_into_one_that_the_decks_do_not_have() -> None:
    pit = wagered(STAR, "9S")
    shoe = pit.now.shoe
    assert shoe is not None
    gone = (*shoe.dealt, *[CARDS["8S"]] * shoe.decks)
    pit.now = msgspec.structs.replace(pit.now, shoe=msgspec.structs.replace(shoe, dealt=gone))
    assert pit.refused(CorrectCard("8S"))[0] == "card-not-in-shoe"


@given(st.lists(st.sampled_from(sorted(CARDS)), min_size=2, max_size=2, unique=True))
def test_a_corrected_card_leaves_the_table_as_if_it_had_been_keyed_rightly(cards: list[str]) -> None:
    wrong, right = cards
    slip, sound = wagered(STAR, f"KH {wrong}").do(CorrectCard(right)), wagered(STAR, f"KH {right}")
    assert (slip.coup.cards, slip.now.shoe) == (sound.coup.cards, sound.now.shoe)
    assert slip.books == sound.books


def test_a_correction_is_offered_only_while_a_card_can_be_put_right() -> None:
    empty = set_up(standard_setup(STAR))
    assert "correct-card" not in _offered(empty)
    assert "correct-card" not in _offered(wagered(STAR))
    assert "correct-card" in _offered(wagered(STAR, "9S"))
    assert "correct-card" not in _offered(wagered(RAPID, "9S"))


def _offered(pit: LiveTable) -> list[str]:
    seen = view(pit.now, "1", Audience.DEALER, DEE, at=pit.at)
    return [str(type(offer.act).__struct_config__.tag) for offer in seen.offers]
