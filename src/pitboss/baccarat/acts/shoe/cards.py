"""The cards from the store room to the shoe and out again: brought in, checked, shuffled, cut, burned."""

from dataclasses import replace
from typing import Literal, TypeAlias

import msgspec

from pitboss.acting.acts.act import Act, ActContext, needs
from pitboss.acting.acts.sound import is_reason
from pitboss.acting.registers.recording import note, record
from pitboss.acting.state import change
from pitboss.baccarat.machines import cards_ahead, check_cards_ready, find_shoe, shoe_of, stack_of, with_shoe
from pitboss.baccarat.play import bringing
from pitboss.baccarat.play.cutting import check_cutter, check_turn
from pitboss.baccarat.play.duties import find_for_bringing
from pitboss.baccarat.play.loading import Loaded
from pitboss.baccarat.state import Banking, CardsIn, FinishedShoe, GamingTable, ShoeIn
from pitboss.game.cards import CARDS, Card, read_cards
from pitboss.game.permission import check_permitted, reserved
from pitboss.game.preparing.cutting import cut, insert_cutting_card
from pitboss.game.preparing.decks import low_limit_clause
from pitboss.game.preparing.stack import (
    CardSource,
    StackStep,
    check_riffle,
    check_shuffle,
    is_pre_shuffled,
    require_checks,
)
from pitboss.game.shoe import burn
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import AnyOf, Text
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import SUPERVISION
from pitboss.rules.irregularity import Kind
from pitboss.rules.procedure import BurnWay, CutterKind, Device

MOST_FINISHED_SHOES = 32
"""More than a table deals in a day."""

TakingOut: TypeAlias = Literal[
    "replace-the-cards",
    "declare-the-cards-unfit",
    "order-a-shuffle",
    "order-a-check-of-the-cards",
    "declare-a-shoe-void",
]
"""The staff acts that take cards out of play."""


class BringCards(Act, frozen=True):
    """Cards are brought to the table, or the cards of the last shoe are used again."""

    back: str
    source: CardSource = CardSource.NEW
    secured: bool = True


class InstructCheck(Act, frozen=True):
    """A supervisor or an Inspector instructs the dealer to check the cards, at any time."""


class CheckCards(Act, frozen=True):
    """The cards were compared with full decks, by the person who does this act or by a device."""

    device: bool = False
    missing: tuple[str, ...] = ()
    surplus: tuple[str, ...] = ()


class DropCards(Act, frozen=True):
    """The dealer dropped cards, and a supervisor saw that all were collected."""


class Shuffle(Act, frozen=True):
    """The dealer shuffles the cards."""


class Riffle(Act, frozen=True):
    """The dealer riffles pre-shuffled cards."""

    requested: bool = msgspec.field(default=False, name="asked")
    """Whether a player requested it."""


class LetPlayersCut(Act, frozen=True):
    """The supervisor decides whether players are offered the cut."""

    players: bool


class DeclineCut(Act, frozen=True):
    """A player who is offered the cut declines it."""

    player: str


class Cut(Act, frozen=True):
    """The cutting card is placed this many cards from the front."""

    at: int
    player: str | None = None
    """None if staff cut."""
    nominated_by: str | None = None
    """The player who named another to cut."""


class InsertCuttingCard(Act, frozen=True):
    """The dealer inserts the cutting card, with this many cards behind it, and loads the shoe."""

    behind: int


class CorrectCuttingCard(Act, frozen=True):
    """A supervisor found the cutting card in another place than the table was told, and says why."""

    behind: int
    """How many cards lie behind it."""
    reason: str


class LoadDevice(Act, frozen=True):
    """The cards go into the shuffling device."""


class Burn(Act, frozen=True):
    """The first cards of the shoe are burned. Cards that nobody saw are null."""

    way: BurnWay
    cards: tuple[str | None, ...]
    reads: bool = False
    """Whether the shoe reads each card that leaves it. Only the server says so."""
    requested: bool = False
    """Whether a player asked to see the card."""


class TakeOutCards(Act, frozen=True):
    """The cards are taken out of play: replaced, unfit, to be shuffled or checked, or void."""

    why: TakingOut


def _cards(now: GamingTable) -> CardsIn | Rejection:
    if now.cards_in is None:
        return Rejection("no-cards", {"case": "none-on-table"})
    return now.cards_in


def check_bring_cards(now: GamingTable, act: BringCards, context: ActContext) -> Rejection | None:
    """Requires a table that needs cards, and cards that are right for it."""
    if now.cards_in is not None:
        return Rejection("cards-on-table", {"case": "already"})
    if now.shoe is not None and now.shoe.taken_out is None and now.shoe.coups_left != 0:
        return Rejection("shoe-in-use")
    duty = find_for_bringing(now.card_duties, again=act.source is CardSource.USED)
    if duty is not None:
        return duty.refusal
    if act.source is CardSource.USED and act.back != now.back:
        clause = now.play.procedure.decks.clause
        if not now.back:
            return Rejection("other-shoe", {"case": "none-used"}, clause)
        return Rejection("other-shoe", {"case": "last-used", "back": now.back}, clause)
    return bringing.check_brought(
        now, act.back, act.source, context, secured=act.secured
    ) or bringing.check_replacing(now, act.source, context)


def apply_bring_cards(now: GamingTable, act: BringCards, _: ActContext) -> GamingTable:
    """Cards are on the table, ready to be checked."""
    setup, shuffled = now.record, is_pre_shuffled(now.play, act.source)
    cards = CardsIn(
        setup.decks,
        act.back,
        act.source,
        setup.device or Device.SHOE,
        StackStep.SHUFFLED if shuffled else StackStep.BROUGHT_IN,
        shuffled,
        bringing.replaced(now, act.source) is not None and act.source is not CardSource.USED,
        commencing=now.closed_since and act.source is CardSource.USED,
    )
    return change(now, cards_in=cards)


@needs(_cards)
def check_drop_cards(now: GamingTable, _: CardsIn, __: DropCards, context: ActContext) -> Rejection | None:
    """Requires a supervisor who counted the dropped cards, if the rules demand it."""
    if reserved(now.edition, Reserved.COLLECT_DROPPED) is None:
        return None
    return check_permitted(now.edition, Reserved.COLLECT_DROPPED, context.authority)


def apply_drop_cards(now: GamingTable, _: DropCards, context: ActContext) -> GamingTable:
    """Dropped cards are picked up."""
    clause = reserved(now.edition, Reserved.COLLECT_DROPPED)
    words = Text("incident-cards-dropped")
    return record(now, note(context, "irregularity", "cards-dropped", words, clause))


@needs(_cards)
def check_shuffle_cards(
    now: GamingTable, cards: CardsIn, _: Shuffle, context: ActContext
) -> Rejection | None:
    """Requires cards that were checked and may be shuffled."""
    allowed = check_shuffle(now.edition, now.play, stack_of(cards), context.authority)
    return allowed or bringing.check_verified(now)


def apply_shuffle_cards(now: GamingTable, _: Shuffle, __: ActContext) -> GamingTable:
    """The cards are shuffled. An earlier cut no longer counts."""
    return _with_cards(now, step=StackStep.SHUFFLED, behind=None, declined=(), cut_by=None)


@needs(_cards)
def check_riffle_cards(
    now: GamingTable, cards: CardsIn, act: Riffle, context: ActContext
) -> Rejection | None:
    """Requires pre-shuffled cards, and a player's request if the rules demand one."""
    requested = act.requested and bool(now.guests)
    return check_riffle(
        now.edition, now.play, stack_of(cards), requested=requested, approved_by=context.authority
    )


def apply_riffle_cards(now: GamingTable, _: Riffle, __: ActContext) -> GamingTable:
    """Pre-shuffled cards are riffled once more. The state of the table does not change."""
    return now


@needs(_cards)
def check_let_players_cut(
    now: GamingTable, _: CardsIn, __: LetPlayersCut, context: ActContext
) -> Rejection | None:
    """Requires rules that leave the choice of the cutter to the supervisor."""
    turns = now.play.procedure.cut.offered_to
    if CutterKind.LEFT_OF_DEALER not in [turn.kind for turn in turns]:
        return Rejection("cut-not-chosen", clause=turns[0].clause)
    return check_permitted(now.edition, Reserved.CUT, context.authority)


def apply_let_players_cut(now: GamingTable, act: LetPlayersCut, _: ActContext) -> GamingTable:
    """Sets who is offered the cut, if the supervisor decides it."""
    return _with_cards(now, players_cut=act.players, declined=())


@needs(_cards)
def check_decline_cut(now: GamingTable, cards: CardsIn, act: DeclineCut, _: ActContext) -> Rejection | None:
    """Requires that the cut was offered to the player."""
    return check_turn(now, cards, act.player)


def apply_decline_cut(now: GamingTable, act: DeclineCut, _: ActContext) -> GamingTable:
    """The cut is offered to the next in turn."""
    cards = now.cards_in
    return now if cards is None else _with_cards(now, declined=(*cards.declined, act.player))


@needs(_cards)
def check_cut_cards(now: GamingTable, cards: CardsIn, act: Cut, context: ActContext) -> Rejection | None:
    """Requires a person who is offered the cut or was named, and a cut not too near the ends."""
    stack = cut(now.play, stack_of(cards), act.at)
    if isinstance(stack, Rejection):
        return stack
    return check_cutter(now, cards, context, act.player, act.nominated_by)


def apply_cut_cards(now: GamingTable, act: Cut, _: ActContext) -> GamingTable:
    """The cards are cut."""
    return _with_cards(now, step=StackStep.CUT, cut_by=act.player, cut_at=act.at)


@needs(_cards)
def check_insert_cutting_card(
    now: GamingTable, cards: CardsIn, act: InsertCuttingCard, _: ActContext
) -> Rejection | None:
    """Requires cards that were cut, and checked if that was ordered, and enough behind the cutting card."""
    stack = insert_cutting_card(now.play, stack_of(cards), act.behind)
    if isinstance(stack, Rejection):
        return stack
    # A coup that has begun is finished before a check.
    unchecked = None if now.begun else bringing.check_verified(now)
    return unchecked or bringing.check_load(now, cards)


def apply_insert_cutting_card(now: GamingTable, act: InsertCuttingCard, context: ActContext) -> GamingTable:
    """The stack goes into the shoe, which then waits for the burn."""
    return _load(_with_cards(now, behind=act.behind), context.at)


def check_correct_cutting_card(
    now: GamingTable, act: CorrectCuttingCard, context: ActContext
) -> Rejection | None:
    """Requires a supervisor, a reason, and another place where the cutting card may lie."""
    shoe, rule = find_shoe(now), now.play.procedure.cut
    if shoe is None or cards_ahead(now) is None:
        return Rejection("cutting-card-not-inside", clause=rule.cutting_card_clause)
    if context.authority not in SUPERVISION:
        who = AnyOf(tuple(role.text for role in SUPERVISION))
        return Rejection("not-authorised", {"case": "must-authorise", "roles": who}, rule.cutting_card_clause)
    if not is_reason(act.reason):
        return Rejection("reason-needed", {"case": "cutting-card"})
    if rule.least_from_back <= act.behind <= shoe.remaining and act.behind != now.loaded.behind:
        return None
    return Rejection(
        "cutting-card-elsewhere",
        {"least": rule.least_from_back, "most": shoe.remaining, "given": act.behind},
        rule.cutting_card_clause,
    )


def apply_correct_cutting_card(now: GamingTable, act: CorrectCuttingCard, context: ActContext) -> GamingTable:
    """The table expects the cutting card in its true place, and who corrected it is on record."""
    words = Text(
        "incident-cutting-card-corrected",
        {"before": now.loaded.behind or 0, "behind": act.behind, "reason": act.reason},
    )
    clause = now.play.procedure.cut.cutting_card_clause
    loaded = msgspec.structs.replace(now.loaded, behind=act.behind)
    return record(change(now, loaded=loaded), note(context, "override", "cutting-card", words, clause))


@needs(_cards)
def check_load_device(now: GamingTable, cards: CardsIn, _: LoadDevice, __: ActContext) -> Rejection | None:
    """Requires cards for a shuffling device that were checked."""
    if cards.device is not Device.SHUFFLING_DEVICE:
        clause = now.play.procedure.cut.cut_clause
        return Rejection("cut-due", clause=clause)
    return (
        require_checks(now.play, stack_of(cards))
        or bringing.check_verified(now)
        or bringing.check_load(now, cards)
    )


def apply_load_device(now: GamingTable, _: LoadDevice, context: ActContext) -> GamingTable:
    """The cards go into a shuffling device, which shuffles them. They are not cut."""
    return _load(now, context.at)


def check_burn_cards(now: GamingTable, act: Burn, context: ActContext) -> Rejection | None:
    """Requires that the burn is due, by a method of the edition and with its number of cards."""
    shoe, waits = shoe_of(now), check_cards_ready(now)
    if isinstance(shoe, Rejection):
        return shoe
    if waits is not None:
        return waits
    seen = read_cards([code for code in act.cards if code is not None])
    if isinstance(seen, Rejection):
        return seen
    burned = burn(now.edition, shoe, act.way, _burned(act), approved_by=context.authority)
    if isinstance(burned, Rejection):
        return burned
    row = next(row for row in now.play.procedure.burns if row.way is act.way)
    if row.on_request and not (act.requested and now.guests):
        return Rejection("burn-not-asked", clause=row.clause)
    return None


def apply_burn_cards(now: GamingTable, act: Burn, _: ActContext) -> GamingTable:
    """The first cards of the shoe go to the discard rack."""
    shoe = find_shoe(now)
    if shoe is None:
        return now
    table = with_shoe(now, replace(shoe, burned=_burned(act)))
    loaded = msgspec.structs.replace(table.loaded, reads=act.reads)
    return change(table, loaded=loaded)


def _burned(act: Burn) -> tuple[Card | None, ...]:
    """The cards of a burn. None for a card that nobody saw."""
    return tuple(None if code is None else CARDS.get(code) for code in act.cards)


def _with_cards(now: GamingTable, **fields: object) -> GamingTable:
    """The table with changed cards in preparation. Without such cards nothing changes."""
    return now if now.cards_in is None else change(now, cards_in=change(now.cards_in, **fields))


def _load(now: GamingTable, at: Instant) -> GamingTable:
    """The table with the prepared cards in the shoe. The roads of the shoe before are kept beside it."""
    cards, shoe = now.cards_in, now.shoe
    if cards is None:
        return now
    if cards.out and shoe is not None:
        return _load_rest(now, cards, shoe)
    return change(
        now,
        cards_in=None,
        shoe=ShoeIn(cards.decks, cards.device),
        loaded=Loaded(now.loaded.number + 1, cards.decks, cards.cut_at, cards.behind, cards.pre_shuffled),
        emptied=now.loaded,
        back=cards.back,
        handled=False,
        cut_by_player=cards.cut_by is not None,
        unfit=False,
        last_called=False,
        carried=None,
        marks={},
        finished_shoes=_finished(now, at),
        options=(),
        bank=Banking(),
        card_duties=tuple(duty for duty in now.card_duties if duty.kind is Kind.MULTISHUFFLER_FAILS),
    )


def _load_rest(now: GamingTable, cards: CardsIn, shoe: ShoeIn) -> GamingTable:
    """The table with the cards of a failed device in a card shoe, for the rest of the coup.

    A low-limit game may not go on from it: that coup is the last.
    """
    last = now.record.low_limit
    ends = low_limit_clause(now.play) if last else shoe.ends_by
    return change(
        now,
        cards_in=None,
        shoe=change(shoe, device=cards.device, coups_left=1 if last else shoe.coups_left, ends_by=ends),
        loaded=Loaded(now.loaded.number + 1, cards.decks, cards.cut_at, cards.behind),
        emptied=now.loaded,
        cut_by_player=now.cut_by_player or cards.cut_by is not None,
        last_called=now.last_called or last,
    )


def _finished(now: GamingTable, at: Instant) -> tuple[FinishedShoe, ...]:
    """The shoes before the one that is loaded now. One without a result is none."""
    if not now.marks:
        return now.finished_shoes
    shoe = FinishedShoe(now.loaded.number, at, tuple(now.marks.values()))
    return (*now.finished_shoes, shoe)[-MOST_FINISHED_SHOES:]
