"""Reports that the record of the table contradicts: refused, or signed by two people with a reason."""

import msgspec
import pytest
from kit.support import CANBERRA, RAPID, STAR, clause
from kit.tables.irregularities import because, codes, report, wagered
from kit.tables.live_table import AMY, DEE, SUE, LiveTable, load, seated
from kit.tables.shoe_loading import citing

from pitboss.acting.acts.act import Person
from pitboss.baccarat.acts.irregular import ChooseOption, ReportIrregularity
from pitboss.baccarat.acts.play import CallLastCoup, DrawCard, MeetCuttingCard, NameCard, StartRound
from pitboss.baccarat.acts.shoe.cards import BringCards, CheckCards
from pitboss.game.cards import CARDS, full_decks
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.irregularity import Effect, Kind
from pitboss.rules.procedure import Announcement

NATURAL = "9S KH KD 7C"


def says(pit: LiveTable, act: ReportIrregularity) -> tuple[object, ...]:
    """What the record says against a report that a supervisor makes without a reason."""
    refused = pit.attempt(act, SUE)
    assert isinstance(refused, Rejection)
    assert refused.code == "record-contradicts"
    return tuple(refused.facts.values())


def against(pit: LiveTable, act: ReportIrregularity) -> LiveTable:
    """A report that counts against the record only with a reason, and with two signatures."""
    claimed = because(act)
    for alone in (DEE, SUE):
        assert pit.refused(claimed, alone)[0] in ("second-person-needed", "not-authorised")
    assert pit.refused(because(act, "two\nlines"), DEE, SUE)[0] == "bad-text"
    assert pit.refused(because(act, " "), DEE, SUE)[0] == "record-contradicts"
    return pit.do(claimed, DEE, SUE)


@citing(star="12.6", premium="14.6", rapid="11.8.6", canberra="15.7")
def test_a_shoe_with_cards_in_it_has_not_run_out_of_them(key: str, cited: str) -> None:
    pit = wagered(key, "9S KH")
    assert pit.refused(report(Kind.TOO_FEW_CARDS), DEE, SUE) == ("record-contradicts", cited)
    assert says(pit, report(Kind.TOO_FEW_CARDS)) == ("cards-left", 413)
    against(pit, report(Kind.TOO_FEW_CARDS))
    assert pit.now.past[-1].void == cited
    # The cards that the record still has in the shoe are not there, so that no other coup can come.
    assert pit.refused(StartRound("1-2")) == ("shoe-ended", cited)
    (event,) = pit.events[-1:]
    assert isinstance(event.act, ReportIrregularity)
    assert event.act.reason == "All at the table saw it."
    assert event.incidents[0].words.facts["reason"] == event.act.reason


@citing(star="12.6", premium="14.6", rapid="11.8.6", canberra="15.7")
def test_a_shoe_that_is_empty_by_the_record_needs_no_reason(key: str, cited: str) -> None:
    pit = wagered(key, "9S KH")
    shoe = pit.now.shoe
    assert shoe is not None
    cards = tuple(full_decks(shoe.decks))
    pit.now = msgspec.structs.replace(pit.now, shoe=msgspec.structs.replace(shoe, dealt=cards[:-1]))
    pit.do(report(Kind.TOO_FEW_CARDS), DEE, SUE)
    assert pit.now.past[-1].void == cited


@citing(star="12.7", premium="14.7", rapid="11.8.7")
def test_cards_that_were_cut_on_record_were_not_cut_wrongly_by_one_word(key: str, cited: str) -> None:
    pit = wagered(key, "9S KH")
    assert says(pit, report(Kind.WRONG_CUT)) == ("cut", 100)
    against(pit, report(Kind.WRONG_CUT)).deal("KD 7C").reveal().settle()
    assert pit.refused(StartRound("1-2")) == ("shoe-ended", cited)


@citing(star="12.8", premium="14.8", rapid="11.8.8", canberra="15.8")
def test_a_burn_on_record_was_not_forgotten(key: str, cited: str) -> None:
    pit = wagered(key, "9S KH")
    assert pit.refused(report(Kind.BURN_FORGOTTEN)) == ("record-contradicts", cited)
    assert says(pit, report(Kind.BURN_FORGOTTEN)) == ("burned", 1)
    against(pit, report(Kind.BURN_FORGOTTEN)).deal("KD 7C").reveal().settle()


@citing(star="12.9", premium="14.9", rapid="11.8.9")
def test_no_shuffle_is_forgotten_before_the_cutting_card_and_the_last_coup(key: str, cited: str) -> None:
    pit = wagered(key, "9S KH")
    assert pit.refused(report(Kind.SHUFFLE_FORGOTTEN)) == ("record-contradicts", cited)
    assert says(pit, report(Kind.SHUFFLE_FORGOTTEN)) == ("no-cutting-card",)
    pit.do(MeetCuttingCard())
    assert says(pit, report(Kind.SHUFFLE_FORGOTTEN)) == ("coups-left", 2)


@citing(star="12.9", premium="14.9", rapid="11.8.9")
def test_a_coup_that_was_begun_after_the_last_one_is_reported_then_recorded_and_completed(
    key: str, cited: str
) -> None:
    pit = seated(key)
    pit.do(StartRound("1-1")).call(Announcement.PLACE_YOUR_BETS).do(MeetCuttingCard())
    while pit.now.shoe is not None and pit.now.shoe.coups_left:
        _play(pit, f"1-{len(pit.now.past) + 1}")
    dealt = len(pit.now.past)
    assert pit.refused(StartRound("1-late"))[0] == "shoe-ended"
    assert says(pit, report(Kind.SHUFFLE_FORGOTTEN)) == ("shoe-over",)
    before = pit.stack("ann")
    against(pit, report(Kind.SHUFFLE_FORGOTTEN))
    _play(pit, "1-late")
    assert len(pit.now.past) == dealt + 1
    assert pit.now.past[-1].void is None
    assert pit.stack("ann") == before + (0 if key == RAPID else 10_000)
    # It was the last: the cards are now shuffled, and all results stand.
    assert pit.refused(StartRound("1-again")) == ("shoe-ended", cited)
    assert [past.void for past in pit.now.past] == [None] * (dealt + 1)
    load(pit, "blue")
    pit.do(StartRound("2-1"))


def _play(pit: LiveTable, key: str) -> None:
    """A coup, which may be under way, with Ann on Player."""
    pit.attempt(CallLastCoup())
    if pit.now.coup is None:
        pit.start(key)
    if pit.now.record.edition != RAPID:
        pit.bet("ann", "player")
    pit.call(Announcement.NO_MORE_BETS).deal(NATURAL)
    pit.reveal().settle()


def test_cards_that_were_taken_out_are_dealt_by_no_forgotten_shuffle() -> None:
    pit = wagered(STAR, "9S KH").do(report(Kind.FOREIGN_CARD))
    assert pit.refused(because(report(Kind.SHUFFLE_FORGOTTEN)), DEE, SUE)[0] == "shoe-ended"
    pit.do(CheckCards()).do(BringCards("blue"), SUE)


@clause(RAPID, "11.8.14")
def test_no_coup_was_prompted_as_a_dummy_unless_the_system_prompted_it() -> None:
    pit = wagered(RAPID, NATURAL)
    for approved in (None, SUE):
        refused = pit.refused(report(Kind.PROMPTED_DUMMY), AMY, approved)
        assert refused == ("irregularity-does-not-fit", "11.8.14")
    assert pit.refused(because(report(Kind.PROMPTED_DUMMY)), AMY, SUE)[0] == "irregularity-does-not-fit"
    pit.do(DrawCard("5H")).do(report(Kind.STRAY_BANKER_CARD)).reveal().settle()
    pit.start("1-2").call(Announcement.NO_MORE_BETS).deal("5H")
    assert pit.refused(report(Kind.PROMPTED_DUMMY), DEE) == ("not-authorised", "11.8.14")
    pit.do(report(Kind.PROMPTED_DUMMY), SUE)
    assert pit.now.coup is not None
    assert pit.now.coup.no_bet is not None


@clause(RAPID, "11.8.13")
@pytest.mark.parametrize(
    "kind", [Kind.STRAY_PLAYER_CARD, Kind.STRAY_BANKER_CARD, Kind.EXCESS_CARD, Kind.OPENING_CARD_EXPOSED]
)
def test_a_card_too_many_takes_a_supervisor_by_whatever_name(kind: Kind) -> None:
    pit = wagered(RAPID, NATURAL).do(DrawCard("5H"))
    assert pit.refused(report(kind), DEE)[0] == "not-authorised"
    pit.do(report(kind), DEE, SUE)


@citing(star="12.2", rapid="11.8.3")
def test_what_people_say_of_a_card_must_agree_with_a_shoe_that_reads(key: str, cited: str) -> None:
    pit = read_by_shoe(seated(key))
    wagered(key, "7S 2H KD 3C", pit=pit).reveal()
    invented = report(Kind.STRAY_PLAYER_CARD, "9S")
    assert pit.refused(invented, DEE, SUE) == ("record-contradicts", cited)
    assert says(pit, invented) == ("other-card", "9S")
    against(pit, invented)
    assert [str(card.card) for card in pit.coup.cards][-1] == "9S"
    # A card that the shoe has read is no claim of people.
    pit = read_by_shoe(seated(key))
    wagered(key, NATURAL, pit=pit).reveal().do(DrawCard("5H")).do(report(Kind.STRAY_PLAYER_CARD))


def test_a_table_whose_cards_people_key_believes_them() -> None:
    pit = wagered(STAR, "7S 2H KD 3C").reveal()
    pit.do(report(Kind.STRAY_PLAYER_CARD, "9S"))
    pit = wagered(CANBERRA, "7S 2H KD 3C").reveal()
    pit.do(report(Kind.STRAY_PLAYER_CARD, "9S"))


def read_by_shoe(pit: LiveTable) -> LiveTable:
    """A table with a shoe that reads its cards, as the server says at the burn."""
    pit.now = msgspec.structs.replace(pit.now, loaded=msgspec.structs.replace(pit.now.loaded, reads=True))
    return pit


@citing(star="12.1.4", premium="14.1.4", rapid="11.8.1.5", canberra="15.5")
def test_a_card_that_people_named_never_blocks_one_that_comes(key: str, cited: str) -> None:
    pit = read_by_shoe(seated(key))
    wagered(key, "7S 2H KD 3C", pit=pit).reveal()
    against(pit, report(Kind.STRAY_PLAYER_CARD, "4H"))
    pit.reveal().settle()
    _lay(pit, "4H", 7)
    assert codes(pit.now.shoe.dealt if pit.now.shoe else ()).count("4H") == 8
    wagered(key, "KS", "1-2", pit).do(DrawCard("4H"))
    assert str(pit.coup.cards[-1].card) == "4H"
    (incident,) = pit.events[-1].incidents
    assert (incident.about, incident.clause, incident.cards, incident.coup) == (
        "named-card",
        cited,
        ("4H",),
        "1-2",
    )
    # All eight are out now, and another one is no card of these decks.
    assert codes(pit.now.shoe.dealt if pit.now.shoe else ()).count("4H") == 8
    assert pit.refused(DrawCard("4H"))[0] == "card-not-in-shoe"


def test_cards_that_are_keyed_in_for_a_shoe_that_misread_block_none_that_comes() -> None:
    pit = wagered(RAPID, NATURAL, pit=read_by_shoe(seated(RAPID))).do(report(Kind.SHOE_MISREADS))
    pit.do(ChooseOption(Effect.KEY_CARDS, actual=("6S", "KH", "KD", "7C")), DEE, SUE)
    pit.reveal().settle()
    _lay(pit, "6S", 7)
    _lay(pit, "KH", 7)
    wagered(RAPID, "6S", "1-2", pit)
    # The shoe itself read the king, so all eight are out.
    assert pit.refused(DrawCard("KH"))[0] == "card-not-in-shoe"


@pytest.mark.parametrize("key", [STAR, CANBERRA])
def test_where_people_key_cards_in_a_supervisor_signs_that_one_lies_there_of_which_all_are_out(
    key: str,
) -> None:
    pit = wagered(key, "9S KH")
    _key(pit, "4H", 8)
    alone = pit.attempt(DrawCard("4H"), DEE)
    assert alone is not None
    assert (alone.code, alone.facts["case"], alone.facts["card"]) == (
        "second-person-needed",
        "card-all-out",
        "4H",
    )
    # A colleague is not enough.
    other = pit.attempt(DrawCard("4H"), DEE, Person("don", Role.DEALER))
    assert other is not None
    assert other.code == "second-person-needed"
    pit.do(DrawCard("4H"), DEE, SUE)
    assert [str(card.card) for card in pit.coup.cards] == "9S KH 4H".split()
    (incident,) = pit.events[-1].incidents
    assert (incident.about, incident.people[:2]) == ("named-card", ("dee", "sue"))
    assert codes(pit.now.shoe.dealt if pit.now.shoe else ()).count("4H") == 8


def test_a_card_that_a_dealer_enters_for_a_failed_shoe_blocks_none_that_the_shoe_reads() -> None:
    pit = read_by_shoe(seated(RAPID))
    wagered(RAPID, "7S 2H KD", pit=pit).do(DrawCard("4H", by_hand=True)).reveal().settle()
    _lay(pit, "4H", 7)
    wagered(RAPID, "KS", "1-2", pit)
    # By hand it takes a supervisor, as by the record all are out.
    assert pit.refused(DrawCard("4H", by_hand=True))[0] == "second-person-needed"
    pit.do(DrawCard("4H"))
    assert str(pit.coup.cards[-1].card) == "4H"
    assert [each.about for each in pit.events[-1].incidents] == ["named-card"]


def test_a_card_that_a_dealer_names_blocks_none_that_the_shoe_reads() -> None:
    pit = read_by_shoe(seated(RAPID))
    wagered(RAPID, "", pit=pit).do(DrawCard()).do(NameCard(0, "4H")).deal("2H 3C")
    shoe = pit.now.shoe
    assert shoe is not None
    assert (codes(shoe.named), codes(shoe.dealt)) == (["4H"], "4H 2H 3C".split())


def test_a_card_that_waits_for_the_next_coup_contradicts_nothing() -> None:
    pit = wagered(STAR, NATURAL).reveal()
    pit.do(DrawCard("4H"))
    pit.do(report(Kind.STRAY_PLAYER_CARD))
    pit.settle()
    _key(pit, "4H", 7)
    wagered(STAR, "4H", "1-2", pit)
    assert pit.events[-1].incidents == ()
    assert codes(pit.now.shoe.dealt if pit.now.shoe else ()).count("4H") == 8


def _key(pit: LiveTable, code: str, times: int) -> None:
    """People have keyed the same card in before."""
    _lay(pit, code, times)
    shoe = pit.now.shoe
    assert shoe is not None
    named = (*shoe.named, *[CARDS[code]] * times)
    pit.now = msgspec.structs.replace(pit.now, shoe=msgspec.structs.replace(shoe, named=named))


def _lay(pit: LiveTable, code: str, times: int) -> None:
    """The same card has left the shoe before."""
    shoe = pit.now.shoe
    assert shoe is not None
    dealt = (*shoe.dealt, *[CARDS[code]] * times)
    pit.now = msgspec.structs.replace(pit.now, shoe=msgspec.structs.replace(shoe, dealt=dealt))
