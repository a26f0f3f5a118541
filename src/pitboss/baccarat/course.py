"""The regular course of a table, from its opening to the settlement of a coup."""

from collections.abc import Mapping
from enum import StrEnum

from pitboss.acting.acts.act import Act, Person
from pitboss.acting.acts.common_acts import EndPeriod, Reopen, TellAbout
from pitboss.acting.course import CHANGE_DUE, Course, Place, Step, Timing, Waiting, WaitsOn, place_acts
from pitboss.baccarat.acts.betting import ReduceWagers, check_role_settled
from pitboss.baccarat.acts.holding import (
    AcceptRole,
    AnnounceCounts,
    Collect,
    ExcuseHolding,
    PassOut,
    Turn,
    role_offered_to,
)
from pitboss.baccarat.acts.irregular import ChooseOption, ReportIrregularity, ResumeCoup
from pitboss.baccarat.acts.no_bet import OrderNoBet, TakeWagers, awaits_wager
from pitboss.baccarat.acts.opening import OpenTable
from pitboss.baccarat.acts.pairing import DrawOutOfTurn
from pitboss.baccarat.acts.play import (
    AnnounceResult,
    Call,
    CallLastCoup,
    CollectLosing,
    ConfirmResult,
    DrawCard,
    MeetCuttingCard,
    NameCard,
    SelectResult,
    Settle,
    SettleInitialDeal,
    StartRound,
    last_coup_due,
    lies_ready,
)
from pitboss.baccarat.acts.settling import losing, result_call_due
from pitboss.baccarat.acts.shoe.cards import (
    BringCards,
    Burn,
    CheckCards,
    CorrectCuttingCard,
    Cut,
    InsertCuttingCard,
    InstructCheck,
    LetPlayersCut,
    LoadDevice,
    Riffle,
    Shuffle,
    TakeOutCards,
)
from pitboss.baccarat.acts.shoe.keying import CorrectCard
from pitboss.baccarat.acts.shoe.moving import MoveCards
from pitboss.baccarat.machines import cards_ahead, exposure_of, hands_of, round_of
from pitboss.baccarat.play.cutting import cut_line
from pitboss.baccarat.play.duties import CHECK, find_check, first_due
from pitboss.baccarat.play.exposing import ExposureStep
from pitboss.baccarat.play.rounds import RoundStep, check_calls, coup_text
from pitboss.baccarat.state import CardsIn, GamingTable, LiveCoup
from pitboss.game.preparing.stack import StackStep
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.procedure import Announcement, CutterKind, Device


class TableStep(StrEnum):
    """What a table may wait for, beside the steps of a round and of its cards."""

    OPENING = "table-opening"
    CARDS = "cards"
    SHUFFLE = "shuffle"
    CUT = "cut"
    PLAYER_CUT = "player-cut"
    SUPERVISOR_CUT = "supervisor-cut"
    CUTTING_CARD = "cutting-card"
    BURN = "burn"
    CARD_WORK = "card-work"
    CUTTING_CARD_COMES = "cutting-card-comes"
    LAST_COUP = "last-coup"
    NEXT_COUP = "next-coup"
    ROLE = "banker-role"
    ROLE_WAGER = "banker-wager"
    FIRST_WAGER = "first-wager"
    OTHER_COUP = "other-coup"
    OTHER_JOINS = "other-joins"
    STRAY = "stray-card"
    CHOICE = "players-choice"
    RESULT_CALL = "result-call"
    COLLECTION = "collection"
    SETTLEMENT = "settlement"


STEPS: Mapping[str, Step] = {
    TableStep.OPENING: Step((OpenTable,)),
    CHANGE_DUE: Step(on=WaitsOn.SUPERVISOR),
    TableStep.CARDS: Step((CheckCards, BringCards)),
    TableStep.SHUFFLE: Step((LoadDevice, Shuffle, CheckCards)),
    TableStep.CUT: Step((Cut, LoadDevice)),
    TableStep.PLAYER_CUT: Step((Cut,), WaitsOn.PLAYERS),
    TableStep.SUPERVISOR_CUT: Step((Cut,), WaitsOn.SUPERVISOR),
    TableStep.CUTTING_CARD: Step((InsertCuttingCard, CheckCards)),
    TableStep.BURN: Step((Burn,)),
    # A ruling or an instruction about the cards comes first, even while players may bet.
    TableStep.CUTTING_CARD_COMES: Step((MeetCuttingCard,), when=Timing.AFTER_CALL, in_turn=True),
    TableStep.CARD_WORK: Step((CheckCards, MoveCards), when=Timing.BEFORE_BETS),
    TableStep.LAST_COUP: Step((CallLastCoup,)),
    TableStep.NEXT_COUP: Step((TakeWagers, StartRound)),
    # The holder of the role has to bet.
    TableStep.ROLE: Step((AcceptRole,), WaitsOn.PLAYERS, Timing.BEFORE_BETS),
    TableStep.ROLE_WAGER: Step(on=WaitsOn.PLAYERS),
    # No coup is dealt without a wager, and no time counts before the first.
    TableStep.FIRST_WAGER: Step(on=WaitsOn.PLAYERS, when=Timing.BEFORE_BETS),
    TableStep.OTHER_COUP: Step(on=WaitsOn.OTHER_TABLE),
    TableStep.OTHER_JOINS: Step(),
    TableStep.STRAY: Step(on=WaitsOn.SUPERVISOR),
    TableStep.CHOICE: Step((ResumeCoup,), WaitsOn.PLAYERS),
    TableStep.RESULT_CALL: Step((AnnounceResult,)),
    TableStep.COLLECTION: Step((CollectLosing,)),
    TableStep.SETTLEMENT: Step((Settle,)),
    RoundStep.PLACE_YOUR_BETS: Step((CallLastCoup, Call(Announcement.PLACE_YOUR_BETS))),
    RoundStep.NO_MORE_BETS: Step((Call(Announcement.NO_MORE_BETS),)),
    RoundStep.CARD: Step((DrawCard, OrderNoBet), when=Timing.AFTER_CALL, in_turn=True),
    RoundStep.EXPOSURE: Step((Turn, Collect)),
    RoundStep.RESULT: Step((SelectResult,)),
    RoundStep.CONFIRMATION: Step((ConfirmResult,)),
    ExposureStep.RULING: Step((ExcuseHolding,), WaitsOn.SUPERVISOR),
    ExposureStep.EXPOSE: Step(on=WaitsOn.PLAYERS),
    ExposureStep.COLLECT: Step((Collect,)),
    ExposureStep.NAME: Step((NameCard,)),
    ExposureStep.PASS_OUT: Step((PassOut,)),
    ExposureStep.TURN: Step((Turn,)),
    ExposureStep.ANNOUNCE: Step((AnnounceCounts,)),
    ExposureStep.DEAL: Step((SettleInitialDeal, DrawCard), when=Timing.AFTER_CALL),
}


def waits(now: GamingTable) -> Waiting:
    """What a table waits for.

    >>> waits(GamingTable()).text.key
    'waits-table-opening'
    """
    coup = now.coup
    if not now.opened:
        # The cards that were played are checked, also once the table has closed.
        unchecked = find_check(now.card_duties) is not None
        return Waiting(TableStep.CARD_WORK, CHECK.text) if unchecked else Waiting(TableStep.OPENING)
    due = first_due(now.card_duties, in_coup=now.begun)
    free = coup is None or (coup.stray is None and coup.option is None)
    if due is not None and free and now.cards_in is None:
        return Waiting(TableStep.CARD_WORK, due.order.text)
    if coup is not None and free and now.cards_in is not None:
        return _with_cards(now, now.cards_in)
    if coup is None and now.cards_in is not None:
        return _with_cards(now, now.cards_in)
    if coup is None:
        return Waiting(TableStep.LAST_COUP if last_coup_due(now) else _between(now))
    if coup.stray is not None:
        return Waiting(TableStep.STRAY)
    if coup.option is not None:
        return Waiting(TableStep.CHOICE)
    if role_offered_to(now) is not None:
        return Waiting(TableStep.ROLE)
    called = check_calls(round_of(now, coup)) is None
    if called and role_missed(now, coup) is not None:
        return Waiting(TableStep.ROLE_WAGER)
    if awaits_wager(now, coup):
        return Waiting(TableStep.FIRST_WAGER)
    return _in_coup(now, coup)


def role_missed(now: GamingTable, coup: LiveCoup) -> Rejection | None:
    """What the holder of the banker's role must still do before the first card."""
    return None if coup.cards or role_offered_to(now) else check_role_settled(now, coup)


def cards_due(now: GamingTable, coup: LiveCoup) -> int | None:
    """The number of the next card in its hand, starting at 1. None if no card is due."""
    exposure = exposure_of(now, coup)
    due = exposure.expects
    if due is None or due.step is not ExposureStep.DEAL:
        return None
    return sum(card.hand is due.hand for card in exposure.cards) + 1


def _in_coup(now: GamingTable, coup: LiveCoup) -> Waiting:
    play, due = round_of(now, coup), exposure_of(now, coup).expects
    step: str = play.expects or TableStep.SETTLEMENT
    if play.expects is None and due is None:
        return _settling(now, coup)
    if coup.cards and due is not None:
        step = due.step
    if step == RoundStep.CARD and not coup.cards and last_coup_due(now):
        # The cutting card has come in place of the first card.
        step = TableStep.LAST_COUP
    nth = cards_due(now, coup)
    if step in (RoundStep.CARD, ExposureStep.DEAL) and not lies_ready(now) and cards_ahead(now) == 0:
        # It takes the place of the card that is due.
        return Waiting(TableStep.CUTTING_CARD_COMES)
    if step not in (RoundStep.CARD, ExposureStep.DEAL) or nth is None or due is None or due.hand is None:
        return Waiting(step)
    return Waiting(step, Text("waits-card", {"hand": Text(f"hand-{due.hand}"), "nth": nth}))


def _settling(now: GamingTable, coup: LiveCoup) -> Waiting:
    """What a complete coup waits for. The order is that of the rules."""
    if result_call_due(now, coup) is not None:
        words = {"result": coup_text(hands_of(now, coup).result)}
        return Waiting(TableStep.RESULT_CALL, Text("waits-result-call", words))
    if losing(now, coup):
        return Waiting(TableStep.COLLECTION)
    paying = now.play.settling is not None and bool(coup.wagers)
    return Waiting(TableStep.SETTLEMENT, Text("waits-payment") if paying else None)


def _with_cards(now: GamingTable, cards: CardsIn) -> Waiting:
    """What cards in preparation wait for: for the cut, also who is to make it."""
    if cards.step is StackStep.BROUGHT_IN:
        return Waiting(TableStep.SHUFFLE)
    if cards.step is not StackStep.SHUFFLED:
        return Waiting(TableStep.CUTTING_CARD)
    by_dealer = CutterKind.DEALER in [turn.kind for turn in now.play.procedure.cut.offered_to]
    if cards.device is Device.SHUFFLING_DEVICE or by_dealer:
        return Waiting(TableStep.CUT)
    cutter = next(iter(cut_line(now, cards)), None)
    if cutter is None:
        return Waiting(TableStep.SUPERVISOR_CUT)
    return Waiting(TableStep.PLAYER_CUT, Text("waits-player-cut", {"player": cutter}))


def _between(now: GamingTable) -> TableStep:
    shoe = now.shoe
    if shoe is None or shoe.taken_out is not None or shoe.coups_left == 0:
        return TableStep.CARDS
    if not shoe.burned:
        return TableStep.BURN
    return TableStep.NEXT_COUP if role_offered_to(now) is None else TableStep.ROLE


def _repeats(now: GamingTable, act: Act, who: Person) -> bool:
    """Cards may be checked again and again, and the rules may want a second person."""
    return isinstance(act, CheckCards) and now.cards_in is not None and who.role in now.cards_in.checked_by


COURSE: Course[GamingTable] = Course(
    waits=waits,
    steps=STEPS,
    closing=(Call(Announcement.NO_MORE_BETS),),
    places=place_acts(
        {
            Place.CALLS: (Call, CallLastCoup, EndPeriod, Reopen, TakeWagers, OrderNoBet, StartRound),
            Place.CARDS: (
                BringCards,
                CheckCards,
                Shuffle,
                Riffle,
                LetPlayersCut,
                Cut,
                InsertCuttingCard,
                CorrectCuttingCard,
                LoadDevice,
                MoveCards,
                Burn,
                DrawCard,
                MeetCuttingCard,
                DrawOutOfTurn,
            ),
            Place.HANDS: (
                Turn,
                Collect,
                AnnounceCounts,
                NameCard,
                CorrectCard,
                ConfirmResult,
                SettleInitialDeal,
                AnnounceResult,
                CollectLosing,
                Settle,
                ReduceWagers,
                ResumeCoup,
            ),
            Place.STAGE: (SelectResult,),
            Place.DESK: (ReportIrregularity, ChooseOption, InstructCheck, TakeOutCards, TellAbout),
        }
    ),
    repeats=_repeats,
)
