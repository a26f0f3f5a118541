"""The cards from the store room to the shoe and out again: brought in, checked, shuffled, cut, burned."""

from typing import Literal, TypeAlias

from pitboss.acting.act import Act, ActContext, needs
from pitboss.acting.recording import note, record
from pitboss.acting.state import change
from pitboss.baccarat.machines import shoe_of, stack_of, with_shoe
from pitboss.baccarat.play.cutting import check_cutter, check_turn
from pitboss.baccarat.play.loading import Loaded
from pitboss.baccarat.state import Banking, CardsIn, GamingTable, call_off
from pitboss.game.cards import full_decks, read_cards, read_drawn
from pitboss.game.cutting import cut, insert_cutting_card
from pitboss.game.irregularities import rows
from pitboss.game.permission import permit, reserved
from pitboss.game.shoe import burn, open_shoe, take_out
from pitboss.game.stack import (
    InUse,
    Source,
    Stack,
    Step,
    bring_in,
    check,
    check_riffle,
    check_shuffle,
    require_checks,
)
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.duties import Due, Recipient, Tell
from pitboss.rules.irregularity import Kind
from pitboss.rules.procedure import BurnWay, CutterKind, Device

TakingOut: TypeAlias = Literal[
    "replace-the-cards",
    "declare-the-cards-unfit",
    "order-a-shuffle",
    "order-a-check-of-the-cards",
    "declare-a-shoe-void",
]
"""The acts of staff that take cards out of play."""


class BringCards(Act, frozen=True):
    """Cards are brought to the table, or those of the last shoe are used again."""

    back: str
    source: Source = Source.NEW
    secured: bool = True


class CheckCards(Act, frozen=True):
    """The cards were compared with full decks, by whoever does this act or by a device."""

    device: bool = False
    missing: tuple[str, ...] = ()
    surplus: tuple[str, ...] = ()


class DropCards(Act, frozen=True):
    """The dealer dropped cards, and a supervisor saw that all were collected."""


class Shuffle(Act, frozen=True):
    """The dealer shuffles the cards."""


class Riffle(Act, frozen=True):
    """The dealer riffles pre-shuffled cards."""

    asked: bool = False
    """Whether a player asked for it."""


class LetPlayersCut(Act, frozen=True):
    """The supervisor decides whether players are offered the cut."""

    players: bool


class DeclineCut(Act, frozen=True):
    """A player who is offered the cut does not want it."""

    player: str


class Cut(Act, frozen=True):
    """Somebody puts the cutting card so many cards from the front."""

    at: int
    player: str | None = None
    """None if staff cut."""
    nominated_by: str | None = None
    """The player who named another to cut."""


class InsertCuttingCard(Act, frozen=True):
    """The dealer puts the cutting card in, with so many cards behind it, and loads the shoe."""

    behind: int


class LoadDevice(Act, frozen=True):
    """The cards go into the shuffling device."""


class Burn(Act, frozen=True):
    """The first cards of the shoe are burned; those that nobody saw are null."""

    way: BurnWay
    cards: tuple[str | None, ...]


class TakeOutCards(Act, frozen=True):
    """The cards are taken out of play: replaced, unfit, to be shuffled or checked, or void."""

    why: TakingOut


def _cards(now: GamingTable) -> CardsIn | Rejection:
    if now.cards_in is None:
        return Rejection("no-cards", "No cards lie on the table: bring some in first.")
    return now.cards_in


def bring_cards(now: GamingTable, act: BringCards, context: ActContext) -> GamingTable | Rejection:
    """Cards lie on the table, ready to be checked."""
    if now.cards_in is not None:
        return Rejection("cards-on-table", "Cards lie on the table already.")
    if now.shoe is not None and now.shoe.taken_out is None and now.shoe.coups_left != 0:
        return Rejection("shoe-in-use", "The shoe is still in play: take its cards out first.")
    if act.source is Source.USED and act.back != now.back:
        message = f"The cards last used here: {now.back or 'none'}."
        return Rejection("other-shoe", message, now.play.procedure.decks.clause)
    stack = _bring(now, act.back, act.source, context, secured=act.secured)
    if isinstance(stack, Rejection):
        return stack
    refused = _check_replacing(now, act.source, context)
    if refused is not None:
        return refused
    cards = CardsIn(
        stack.decks, act.back, act.source, stack.device, stack.step, stack.pre_shuffled, stack.replacement
    )
    return change(now, cards_in=cards)


@needs(_cards)
def check_cards(
    now: GamingTable, cards: CardsIn, act: CheckCards, context: ActContext
) -> GamingTable | Rejection:
    """The cards are checked; what is missing or too many, goes on record and stops them."""
    wrong = (*act.missing, *act.surplus)
    read = read_cards(wrong)
    if isinstance(read, Rejection):
        return read
    checked = check(now.edition, stack_of(cards), None if act.device else context.by.role)
    if isinstance(checked, Rejection):
        return checked
    if wrong:
        words = "The cards that were brought in are not full decks: others must be brought."
        clause = now.play.procedure.decks.clause
        incident = note(context, "irregularity", "decks-incomplete", words, clause, cards=wrong)
        unfit = now.unfit or cards.source is Source.USED
        return record(change(now, cards_in=None, unfit=unfit), incident)
    return change(now, cards_in=change(cards, checked_by=checked.checked_by))


@needs(_cards)
def drop_cards(now: GamingTable, _: CardsIn, __: DropCards, context: ActContext) -> GamingTable | Rejection:
    """Dropped cards are taken up once a supervisor has counted them."""
    clause = reserved(now.edition, Reserved.COLLECT_DROPPED)
    permitted = permit(now.edition, Reserved.COLLECT_DROPPED, context.authority)
    if clause is not None and isinstance(permitted, Rejection):
        return permitted
    words = "Cards were dropped, and all of them were collected."
    return record(now, note(context, "irregularity", "cards-dropped", words, clause))


@needs(_cards)
def shuffle(now: GamingTable, cards: CardsIn, _: Shuffle, context: ActContext) -> GamingTable | Rejection:
    """The cards are mixed; a cut made before counts no more."""
    allowed = check_shuffle(now.edition, now.play, stack_of(cards), context.authority)
    mixed = change(cards, step=Step.SHUFFLED, behind=None, declined=(), cut_by=None)
    return allowed or _check_verified(now, cards) or change(now, cards_in=mixed)


@needs(_cards)
def riffle(now: GamingTable, cards: CardsIn, act: Riffle, context: ActContext) -> GamingTable | Rejection:
    """Pre-shuffled cards are riffled once more."""
    asked = act.asked and bool(now.guests)
    refused = check_riffle(now.edition, now.play, stack_of(cards), asked=asked, approved_by=context.authority)
    return refused or now


@needs(_cards)
def let_players_cut(
    now: GamingTable, cards: CardsIn, act: LetPlayersCut, context: ActContext
) -> GamingTable | Rejection:
    """Who is offered the cut, where the supervisor decides it."""
    turns = now.play.procedure.cut.offered_to
    if CutterKind.LEFT_OF_DEALER not in [turn.kind for turn in turns]:
        return Rejection("cut-not-chosen", "The rules say who cuts, and nobody else does.", turns[0].clause)
    permitted = permit(now.edition, Reserved.CUT, context.authority)
    if isinstance(permitted, Rejection):
        return permitted
    return change(now, cards_in=change(cards, players_cut=act.players, declined=()))


@needs(_cards)
def decline_cut(now: GamingTable, cards: CardsIn, act: DeclineCut, _: ActContext) -> GamingTable | Rejection:
    """The cut goes to the next in turn."""
    refused = check_turn(now, cards, act.player)
    return refused or change(now, cards_in=change(cards, declined=(*cards.declined, act.player)))


@needs(_cards)
def cut_cards(now: GamingTable, cards: CardsIn, act: Cut, context: ActContext) -> GamingTable | Rejection:
    """The cards are cut by whoever is asked, or by whom that one names."""
    stack = cut(now.play, stack_of(cards), act.at)
    if isinstance(stack, Rejection):
        return stack
    refused = check_cutter(now, cards, context, act.player, act.nominated_by)
    return refused or change(now, cards_in=change(cards, step=stack.step, cut_by=act.player, cut_at=act.at))


@needs(_cards)
def insert(
    now: GamingTable, cards: CardsIn, act: InsertCuttingCard, _: ActContext
) -> GamingTable | Rejection:
    """The stack goes into the shoe, which then waits for the burn."""
    stack = insert_cutting_card(now.play, stack_of(cards), act.behind)
    return stack if isinstance(stack, Rejection) else _load(now, change(cards, behind=stack.behind))


@needs(_cards)
def load_device(now: GamingTable, cards: CardsIn, _: LoadDevice, __: ActContext) -> GamingTable | Rejection:
    """The cards go into a shuffling device, which shuffles them: they are not cut."""
    if cards.device is not Device.SHUFFLING_DEVICE:
        clause = now.play.procedure.cut.cut_clause
        return Rejection("cut-due", "Cards for a shoe are shuffled and cut first.", clause)
    return require_checks(now.play, stack_of(cards)) or _check_verified(now, cards) or _load(now, cards)


def burn_cards(now: GamingTable, act: Burn, context: ActContext) -> GamingTable | Rejection:
    """The first cards of the shoe go to the discard rack."""
    shoe = shoe_of(now)
    if isinstance(shoe, Rejection):
        return shoe
    seen = read_cards([code for code in act.cards if code is not None])
    if isinstance(seen, Rejection):
        return seen
    known = [unwrap(read_drawn(code)) for code in act.cards]
    burned = burn(now.edition, shoe, act.way, known, approved_by=context.authority)
    return burned if isinstance(burned, Rejection) else with_shoe(now, burned)


def take_out_cards(now: GamingTable, act: TakeOutCards, context: ActContext) -> GamingTable | Rejection:
    """The shoe is over, or the cards on their way to it go away, by somebody's order."""
    why = Reserved(act.why)
    if now.coup is not None and (now.coup.cards or now.coup.wagers):
        return Rejection("coup-in-progress", "Finish the coup first, or give its wagers back.")
    permitted = permit(now.edition, why, context.authority)
    if isinstance(permitted, Rejection):
        return permitted
    cleared = _empty_shoe(now, why, context) if now.cards_in is None else _put_away(now, now.cards_in, why)
    if isinstance(cleared, Rejection):
        return cleared
    table = change(call_off(cleared), carried=None, options=())
    if why is not Reserved.VOID_SHOE:
        return table
    tells = tuple(Tell(Recipient.INSPECTOR, _due(now), permitted.clause) for role in permitted.tells)
    words = "The order of the cards was seen: the shoe is void."
    return record(table, note(context, "void", Kind.ORDER_REVEALED.value, words, permitted.clause), tells)


def _put_away(now: GamingTable, cards: CardsIn, why: Reserved) -> GamingTable | Rejection:
    """The table without the cards that were on their way to the shoe."""
    if why in (Reserved.RESHUFFLE, Reserved.VERIFY_CARDS):
        return Rejection("cards-on-table", "The cards lie on the table: shuffle or check them there.")
    spoiled = why is Reserved.DECLARE_UNFIT and cards.source is Source.USED
    return change(now, cards_in=None, unfit=now.unfit or spoiled)


def _empty_shoe(now: GamingTable, why: Reserved, context: ActContext) -> GamingTable | Rejection:
    """The table with the cards of its shoe out of play."""
    shoe = shoe_of(now)
    taken = shoe if isinstance(shoe, Rejection) else take_out(now.edition, shoe, why, context.authority)
    if isinstance(taken, Rejection):
        return taken
    return change(with_shoe(now, taken), unfit=now.unfit or why is Reserved.DECLARE_UNFIT)


def _bring(
    now: GamingTable, back: str, source: Source, context: ActContext, *, secured: bool = True
) -> Stack | Rejection:
    """Cards as they are brought in, in place of those last used if the table has not closed since."""
    setup, used = now.record, None
    if now.back is not None and now.shoe is not None and (source is Source.USED or not now.closed_since):
        used = InUse(now.back, now.shoe.device, now.handled, now.cut_by_player, now.unfit)
    return bring_in(
        now.edition,
        now.play,
        full_decks(setup.decks),
        decks=setup.decks,
        back=back,
        source=source,
        device=setup.device or Device.SHOE,
        secured=secured,
        replaces=used,
        same_backs_by=context.authority,
    )


def _check_replacing(now: GamingTable, source: Source, context: ActContext) -> Rejection | None:
    """Whether other cards may take the place of those that could be shuffled and used again."""
    if source is Source.USED or now.shoe is None or now.back is None:
        return None
    ordered = now.shoe.taken_out not in (None, Reserved.RESHUFFLE, Reserved.SHUFFLE_AFTER_VOID)
    if ordered or isinstance(_bring(now, now.back, Source.USED, context), Rejection):
        return None
    permitted = permit(now.edition, Reserved.REPLACE_CARDS, context.authority)
    return permitted if isinstance(permitted, Rejection) else None


def _check_verified(now: GamingTable, cards: CardsIn) -> Rejection | None:
    """Whether cards that came out to be checked were."""
    shoe = now.shoe
    if shoe is None or shoe.taken_out is not Reserved.VERIFY_CARDS:
        return None
    if cards.source is not Source.USED or cards.checked_by:
        return None
    message = "These cards came out of the shoe to be checked."
    return Rejection("cards-not-checked", message, shoe.ends_by)


def _due(now: GamingTable) -> Due:
    """By when the Inspector hears of a void shoe, as the catalogue of irregularities says."""
    known = rows(now.edition, Kind.ORDER_REVEALED)
    return next((tell.due for row in known for tell in row.tells), Due.AT_ONCE)


def _load(now: GamingTable, cards: CardsIn) -> GamingTable | Rejection:
    shoe = open_shoe(now.play, cards.decks, cards.device, low_limit=now.record.low_limit)
    if isinstance(shoe, Rejection):
        return shoe
    fresh = change(
        now,
        cards_in=None,
        shoe=None,
        loaded=Loaded(now.loaded.number + 1, cards.decks, cards.cut_at, cards.behind),
        emptied=now.loaded,
        back=cards.back,
        handled=False,
        cut_by_player=cards.cut_by is not None,
        unfit=False,
        last_called=False,
        carried=None,
        marks={},
        options=(),
        bank=Banking(),
    )
    return with_shoe(fresh, shoe)
