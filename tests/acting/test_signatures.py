"""No person alone changes what a known result pays: every role tries every act of tables and wheels.

The cases come from the registries of acts, so a new act is tested as soon as it is added.
It takes over 10 s: each role, alone and with each other, tries each act on many states.
"""

from collections.abc import Callable, Iterator

import msgspec
import pytest
from kit.support import CANBERRA, PREMIUM, RAPID, STAR
from kit.tables.live_table import AMY, DEE, GUS, OPAL, SUE, LiveTable, seated
from kit.wheels.live_wheel import CONFIRMED, UNCONFIRMED, LiveWheel, automated, live

from pitboss.acting.acts.act import Act, ActContext, Person, WagerAt
from pitboss.acting.acts.common_acts import EndByRestore
from pitboss.acting.acts.conduct_acts import TakeMeasure
from pitboss.acting.acts.correcting import CorrectPlays
from pitboss.acting.acts.signatures import Signed
from pitboss.baccarat import decide as tables
from pitboss.baccarat.acts.irregular import ChooseOption, ReportIrregularity
from pitboss.baccarat.acts.payment_errors import FindWrongPayment, RectifyPayment
from pitboss.baccarat.acts.people import ExchangeVoucher
from pitboss.baccarat.state import GamingTable
from pitboss.baccarat.views.offering import offers
from pitboss.game.irregularities import Report, asks, kinds
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.roulette import decide as wheels
from pitboss.roulette.acts.irregular import CorrectNumber, VoidSpin
from pitboss.roulette.acts.irregular import ReportIrregularity as PutDown
from pitboss.roulette.state import WheelTable
from pitboss.roulette.views.offering import offers as wheel_offers
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import GUESTS, STAFF, Breach
from pitboss.rules.irregularity import Effect, Kind
from pitboss.rules.procedure import Announcement

NATURAL, OTHER = "9S KH KD 7C", ("KS", "KH", "KD", "9C")
REGULAR = {"settle", "settle-initial-deal", "confirm-result", "confirm-number", "ball-at-rest", "take-off"}
"""Acts that pay a result in the regular course, or that players do with their own open wagers."""
CARDS_FACE_UP = (STAR, PREMIUM, CANBERRA, RAPID)


def wrong_payment(paid: int, patron: str | None) -> FindWrongPayment:
    """A wrong payment for a coup that the patron has lost."""
    return FindWrongPayment("1-1", paid, 0, patron, words="The film shows it.")


def tried_at(pit: LiveTable) -> Iterator[Act]:
    """Every act that a person might try at a table, in all variants that could move money."""
    for role in (*GUESTS, *STAFF):
        name = "ann" if role in GUESTS else "x"
        yield from (offer.act for offer in offers(pit.now, "1", Person(name, role), pit.at, next_key="1-9"))
    yield from reports(pit.now)
    for option in pit.now.options:
        for actual in ((), OTHER):
            yield ChooseOption(option.effect, tuple(option.needs), actual)
            yield ChooseOption(option.effect, tuple(option.needs), actual, forfeit=("ann",))
    yield from (TakeMeasure(breach, (measure,), "ann") for breach in Breach for measure in Reserved)
    yield from (wrong_payment(paid, who) for paid in (500, 90_000) for who in ("ann", None))
    yield RectifyPayment(1, 500)
    yield CorrectPlays(Report(Kind.SYSTEM_MALFUNCTION), ("1-1",), (), "Reason")
    yield ExchangeVoucher("ann", "moon", 500, "M-9")
    # Every other act that needs no field.
    for kind in tables.ACTS:
        try:
            yield msgspec.convert({"act": kind.__struct_config__.tag}, kind)
        except msgspec.ValidationError:
            continue


def reports(now: GamingTable) -> Iterator[ReportIrregularity]:
    """Every report with each fact stated both ways, with other cards, and with an invalid wager."""
    at = WagerAt("ann", 1, "player")
    for kind in kinds(now.edition):
        facts = asks(now.edition, kind)
        for bits in range(1 << len(facts)):
            answers = {fact: bool(bits >> n & 1) for n, fact in enumerate(facts)}
            for cards, actual, wagers in (((), (), ()), (("KH", "9S", "KD", "7C"), OTHER, (at,))):
                for coup in (None, "1-1"):
                    report = Report(kind, answers, None, cards, ("ann",))
                    yield ReportIrregularity(report, coup, actual, wagers)


def money_of(now: GamingTable) -> tuple[object, ...]:
    """What the known results pay, and the cards and wagers of the coup that is visible."""
    coup = now.coup
    lying = None if coup is None else (coup.key, [str(card.card) for card in coup.cards], coup.wagers)
    past = [(each.key, each.cards, each.lines, each.void, each.no_bet, each.forfeits) for each in now.past]
    return past, lying, None if coup is None else (coup.option, coup.no_bet, coup.settled)


@pytest.mark.parametrize("edition", CARDS_FACE_UP)
@pytest.mark.parametrize("stage", ["dealt", "settled", "ruled"])
def test_no_single_person_changes_the_money_of_a_known_coup(edition: str, stage: str) -> None:
    pit = known_coup(edition, stage)
    before, tried, changed = money_of(pit.now), set[str](), list[object]()
    for act in tried_at(pit):
        tag = str(act.__struct_config__.tag)
        tried.add(tag)
        for role in (*GUESTS, *STAFF, Role.INSPECTOR):
            who = Person("ann" if role in GUESTS else "x", role)
            done = tables.attempt(pit.now, act, ActContext(who, pit.at + 1_000))
            if isinstance(done, Rejection) or isinstance(act, EndByRestore):
                continue
            after = money_of(done.state)
            moved = any(line.move not in OWN for line in done.money)
            if tag not in REGULAR and (after[0][: len(before[0])] != before[0] or moved):  # type: ignore[index, arg-type]
                changed.append((role, act, done.money))
            if tag not in REGULAR and after[1:] != before[1:] and not _goes_on(pit.now, done.state):
                changed.append((role, act))
    assert changed == []
    assert {"report-irregularity", "take-measure", "find-wrong-payment", "rectify-payment"} <= tried


OWN = {"seat-joined", "seat-left", "tokens-joined", "tokens-left", "seat-bought", "cash-dropped"}
"""Chips that people bring, buy and take away."""


def _goes_on(now: GamingTable, after: GamingTable) -> bool:
    """Whether the coup in progress continues with all its cards and wagers."""
    coup, again = now.coup, after.coup
    if coup is None:
        return True
    if again is None or again.key != coup.key:
        return False
    same = [card.card for card in again.cards[: len(coup.cards)]] == [card.card for card in coup.cards]
    return same and again.wagers == coup.wagers and (again.option, again.no_bet) == (coup.option, coup.no_bet)


def known_coup(edition: str, stage: str) -> LiveTable:
    """A coup that Ann has lost: dealt, settled, or after a ruling that left options open."""
    pit = seated(edition).start("1-1")
    if edition != RAPID:
        pit.bet("ann", "banker")
    pit.call(Announcement.NO_MORE_BETS).deal(NATURAL)
    if stage != "dealt":
        pit.reveal().settle()
    if stage == "ruled":
        left = Report(Kind.DISRUPTION) if edition != RAPID else Report(Kind.FRAUD, players=("ann",))
        pit.do(ReportIrregularity(left), SUE)
        assert pit.now.options
    return pit


def tried_on(rim: LiveWheel) -> Iterator[Act]:
    """The same at a wheel: each wrong number, each game, every report."""
    for role in STAFF:
        yield from (offer.act for offer in wheel_offers(rim.now, Person("x", role), rim.at, next_key="w-9"))
    for kind in kinds(rim.now.edition):
        facts = asks(rim.now.edition, kind)
        for bits in range(1 << len(facts)):
            report = Report(kind, {fact: bool(bits >> n & 1) for n, fact in enumerate(facts)})
            for spin in (None, "w-1"):
                yield CorrectNumber(report, 7, "Reason", spin)
                yield VoidSpin(report, "Reason", spin)
                yield CorrectPlays(report, ("w-1",), (), "Reason", None if spin is None else 7)
            yield PutDown(report)
    for each in wheels.ACTS:
        try:
            yield msgspec.convert({"act": each.__struct_config__.tag}, each)
        except msgspec.ValidationError:
            continue


@pytest.mark.parametrize("make", [live, automated])
@pytest.mark.parametrize("stage", ["over", "next"])
def test_no_single_person_changes_the_money_of_a_known_spin(
    make: Callable[[], LiveWheel], stage: str
) -> None:
    rim = make().play("w-1", 16)
    if stage == "next":
        rim.game("w-2")

    def known(now: WheelTable) -> object:
        return [(past.number, past.void, past.forfeits) for past in now.past if past.key == "w-1"]

    tried = set[str]()
    for act in tried_on(rim):
        tried.add(str(act.__struct_config__.tag))
        for role in (*STAFF, Role.INSPECTOR):
            done = wheels.attempt(rim.now, act, ActContext(Person("x", role), rim.at + 1_000))
            if not isinstance(done, Rejection) and not isinstance(act, EndByRestore):
                assert known(done.state) == known(rim.now), (role, act)
    assert {"correct-number", "void-spin"} <= tried


BY_TWO = {
    "table": "report-irregularity choose-option take-measure"
    " find-wrong-payment rectify-payment exchange-voucher correct-plays correct-card",
    "wheel": "correct-number void-spin correct-plays",
}
"""Acts that need two people, always or once a result is known, as listed in docs/guide/table.md."""
TWO = ((DEE, SUE), (SUE, GUS), (OPAL, GUS))
"""Pairs of roles that the editions name."""


@pytest.mark.parametrize("room", BY_TWO)
def test_what_takes_a_signature_is_refused_without_it_and_done_with_it(room: str) -> None:
    """Covers every act in the registries that is refused to one person for lack of a second."""
    tried, unsigned, signed = set[str](), set[str](), set[str]()
    for at in known_tables() if room == "table" else known_wheels():
        acts = tried_at(at) if isinstance(at, LiveTable) else tried_on(at)
        for act in acts:
            tag = str(act.__struct_config__.tag)
            tried.add(tag)
            alone = [_attempt(at, act, each) for pair in TWO for each in pair]
            if tag in signed or "second-person-needed" not in alone:
                continue
            unsigned.add(tag)
            assert None not in alone, act
            if None in (_attempt(at, act, *two) for two in TWO):
                signed.add(tag)
    registry = tables.ACTS if room == "table" else wheels.ACTS
    always = {
        str(kind.__struct_config__.tag)
        for kind, row in registry.items()
        if row.signed not in (None, Signed.NOBODY)
    }
    assert unsigned == signed == set(BY_TWO[room].split())
    assert always <= signed <= tried


def known_tables() -> Iterator[LiveTable]:
    """Tables with a known result, in each of its stages."""
    for edition in CARDS_FACE_UP:
        yield from (known_coup(edition, stage) for stage in ("dealt", "settled", "ruled"))
    yield known_coup(STAR, "settled").signed(wrong_payment(90_000, "ann"), SUE)


def known_wheels() -> Iterator[LiveWheel]:
    """Wheels with a known result, in each of its stages."""
    for make in (live, automated):
        yield make().play("w-1", 16)
        yield make().play("w-1", 16).game("w-2")


def _attempt(at: LiveTable | LiveWheel, act: Act, by: Person, second: Person | None = None) -> str | None:
    """The reason why an act is refused, if it is. Nothing changes."""
    context = ActContext(by, at.at + 1_000, second)
    if isinstance(at, LiveTable):
        done: object = tables.attempt(at.now, act, context)
    else:
        done = wheels.attempt(at.now, act, context)
    return done.code if isinstance(done, Rejection) else None


@pytest.mark.parametrize(
    "second", [None, DEE, Person("SUE ", Role.GAMING_MANAGER), Person("ina", Role.INSPECTOR)]
)
def test_another_number_wants_two_of_the_rank(second: Person | None) -> None:
    rim = automated().play("w-1", 16)
    act = CorrectNumber(Report(Kind.AUTOMATED_WHEEL_FAULTY, CONFIRMED), 7, "It was faulty.")
    assert rim.refused(act, SUE, second)[0] == "second-person-needed"
    assert rim.refused(act, DEE, SUE)[0] == "not-authorised"
    assert rim.refused(act, DEE, Person("dan", Role.DEALER))[0] == "not-authorised"
    for entered, signed in ((SUE, GUS), (SUE, AMY), (Person("egg", Role.ELECTRONIC_GAMING_SUPERVISOR), SUE)):
        assert automated().play("w-1", 16).attempt(act, entered, signed) is None


def test_stakes_go_back_by_two_people_one_of_whom_the_rules_name() -> None:
    act = VoidSpin(Report(Kind.AUTOMATED_WHEEL_FAULTY, UNCONFIRMED), "It was faulty.")
    rim = automated().play("w-1", 16)
    assert rim.refused(act, SUE)[0] == "second-person-needed"
    assert rim.refused(act, DEE, Person("dan", Role.DEALER))[0] == "not-authorised"
    for entered, signed in ((SUE, DEE), (DEE, SUE), (SUE, GUS)):
        assert automated().play("w-1", 16).attempt(act, entered, signed) is None
    # While the ball runs there is no known result.
    assert automated().game("w-1").attempt(act, SUE) is None


def test_the_dealer_keys_cards_in_with_a_supervisor() -> None:
    """Rapid 11.8.12 names both."""
    pit = seated(RAPID).start().call(Announcement.NO_MORE_BETS).deal(NATURAL)
    pit.do(ReportIrregularity(Report(Kind.SHOE_MISREADS)))
    act = ChooseOption(Effect.KEY_CARDS, actual=OTHER)
    assert pit.refused(act, SUE)[0] == "second-person-needed"
    assert pit.attempt(act, DEE, SUE) is None


def test_what_an_earlier_release_did_alone_is_replayed() -> None:
    """Replay does not check signatures: an old log opens unchanged."""
    rim = automated().play("w-1", 16)
    rim.do(CorrectNumber(Report(Kind.AUTOMATED_WHEEL_FAULTY, CONFIRMED), 7, "It was faulty."), SUE, GUS)
    alone = msgspec.structs.replace(rim.events[-1], approved=None)
    now: WheelTable | None = None
    for event in (*rim.events[:-1], alone):
        now = wheels.evolve(now, event, ())
    assert now is not None
    assert now.past[-1].number == 7
