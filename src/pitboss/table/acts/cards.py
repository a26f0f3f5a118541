"""The cards from the store room to the shoe and out again: brought in, checked, shuffled, cut, burned."""

import re
from typing import Literal, TypeAlias

from pitboss.game.cards import full_decks, read_card, read_cards
from pitboss.game.cutting import CutOffer, check_nominee, cut, cut_offers, insert_cutting_card
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
from pitboss.kernel.names import NAME
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.duties import Due, Recipient, Tell
from pitboss.rules.procedure import BurnWay, CutterKind, Device
from pitboss.table.acting import Act, Doing
from pitboss.table.conduct import check_excluded
from pitboss.table.incidents import Incident
from pitboss.table.recording import record
from pitboss.table.state import CardsIn, GamingTable, change, shoe_of, stack_of, with_shoe

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


def bring_cards(now: GamingTable, act: BringCards, doing: Doing) -> GamingTable | Rejection:
    """Cards lie on the table, ready to be checked."""
    if now.cards_in is not None:
        return Rejection("cards-on-table", "Cards lie on the table already.")
    if now.shoe is not None and now.shoe.taken_out is None and now.shoe.coups_left != 0:
        return Rejection("shoe-in-use", "The shoe is still in play: take its cards out first.")
    if act.source is Source.USED and act.back != now.back:
        message = f"The cards last used here: {now.back or 'none'}."
        return Rejection("other-shoe", message, now.play.procedure.decks.clause)
    stack = _bring(now, act.back, act.source, doing, secured=act.secured)
    if isinstance(stack, Rejection):
        return stack
    refused = _check_replacing(now, act.source, doing)
    if refused is not None:
        return refused
    cards = CardsIn(
        stack.decks, act.back, act.source, stack.device, stack.step, stack.pre_shuffled, stack.replacement
    )
    return change(now, cards_in=cards)


def check_cards(now: GamingTable, act: CheckCards, doing: Doing) -> GamingTable | Rejection:
    """The cards are checked; what is missing or too many, goes on record and stops them."""
    cards = _cards(now)
    if isinstance(cards, Rejection):
        return cards
    wrong = (*act.missing, *act.surplus)
    read = read_cards(wrong)
    if isinstance(read, Rejection):
        return read
    checked = check(now.edition, stack_of(cards), None if act.device else doing.by.role)
    if isinstance(checked, Rejection):
        return checked
    if wrong:
        incident = Incident(
            at=doing.at,
            kind="irregularity",
            about="decks-incomplete",
            words="The cards that were brought in are not full decks: others must be brought.",
            clause=now.play.procedure.decks.clause,
            people=(doing.by.name,),
            cards=wrong,
        )
        unfit = now.unfit or cards.source is Source.USED
        return record(change(now, cards_in=None, unfit=unfit), incident)
    return change(now, cards_in=change(cards, checked_by=checked.checked_by))


def drop_cards(now: GamingTable, _: DropCards, doing: Doing) -> GamingTable | Rejection:
    """Dropped cards are taken up once a supervisor has counted them."""
    cards = _cards(now)
    if isinstance(cards, Rejection):
        return cards
    clause = reserved(now.edition, Reserved.COLLECT_DROPPED)
    permitted = permit(now.edition, Reserved.COLLECT_DROPPED, doing.authority)
    if clause is not None and isinstance(permitted, Rejection):
        return permitted
    incident = Incident(
        at=doing.at,
        kind="irregularity",
        about="cards-dropped",
        words="Cards were dropped, and all of them were collected.",
        clause=clause,
        people=_names(doing),
    )
    return record(now, incident)


def shuffle(now: GamingTable, _: Shuffle, doing: Doing) -> GamingTable | Rejection:
    """The cards are mixed; a cut made before counts no more."""
    cards = _cards(now)
    if isinstance(cards, Rejection):
        return cards
    refused = check_shuffle(now.edition, now.play, stack_of(cards), doing.authority) or _check_verified(
        now, cards
    )
    return refused or change(
        now, cards_in=change(cards, step=Step.SHUFFLED, behind=None, declined=(), cut_by=None)
    )


def riffle(now: GamingTable, act: Riffle, doing: Doing) -> GamingTable | Rejection:
    """Pre-shuffled cards are riffled once more."""
    cards = _cards(now)
    if isinstance(cards, Rejection):
        return cards
    asked = act.asked and bool(now.guests)
    refused = check_riffle(now.edition, now.play, stack_of(cards), asked=asked, approved_by=doing.authority)
    return refused or now


def let_players_cut(now: GamingTable, act: LetPlayersCut, doing: Doing) -> GamingTable | Rejection:
    """Who is offered the cut, where the supervisor decides it."""
    cards = _cards(now)
    if isinstance(cards, Rejection):
        return cards
    turns = now.play.procedure.cut.offered_to
    if CutterKind.LEFT_OF_DEALER not in [turn.kind for turn in turns]:
        return Rejection("cut-not-chosen", "The rules say who cuts, and nobody else does.", turns[0].clause)
    permitted = permit(now.edition, Reserved.CUT, doing.authority)
    if isinstance(permitted, Rejection):
        return permitted
    return change(now, cards_in=change(cards, players_cut=act.players, declined=()))


def decline_cut(now: GamingTable, act: DeclineCut, _: Doing) -> GamingTable | Rejection:
    """The cut goes to the next in turn."""
    cards = _cards(now)
    if isinstance(cards, Rejection):
        return cards
    if act.player not in cut_line(now, cards)[:1]:
        return _not_asked(now, cards)
    return change(now, cards_in=change(cards, declined=(*cards.declined, act.player)))


def cut_cards(now: GamingTable, act: Cut, doing: Doing) -> GamingTable | Rejection:
    """The cards are cut by whoever is asked, or by whom that one names."""
    cards = _cards(now)
    if isinstance(cards, Rejection):
        return cards
    stack = cut(now.play, stack_of(cards), act.at)
    if isinstance(stack, Rejection):
        return stack
    refused = _check_cutter(now, cards, act, doing)
    return refused or change(now, cards_in=change(cards, step=stack.step, cut_by=act.player))


def cut_line(now: GamingTable, cards: CardsIn) -> tuple[str | None, ...]:
    """Who is offered the cut, in turn, without those who declined; none stands for staff."""
    return tuple(name for name, _ in _cut_offers(now, cards))


def _cut_offers(now: GamingTable, cards: CardsIn) -> list[tuple[str | None, CutOffer]]:
    """The offers of the cut that are still to be made, each with the player who sits there."""
    seats = now.seats_taken
    commencing = now.shoe is None or _closed_since(now)
    came_first = next((seat for guest in now.guests.values() if (seat := guest.seat) is not None), None)
    offers = cut_offers(
        now.play,
        sorted(seats),
        first_at_table=came_first if commencing else None,
        players_cut=cards.players_cut,
    )
    named = [(None if offer.seat is None else seats[offer.seat], offer) for offer in offers]
    return [(name, offer) for name, offer in named if name is None or name not in cards.declined]


def insert(now: GamingTable, act: InsertCuttingCard, _: Doing) -> GamingTable | Rejection:
    """The stack goes into the shoe, which then waits for the burn."""
    cards = _cards(now)
    if isinstance(cards, Rejection):
        return cards
    stack = insert_cutting_card(now.play, stack_of(cards), act.behind)
    return stack if isinstance(stack, Rejection) else _load(now, cards)


def load_device(now: GamingTable, _: LoadDevice, __: Doing) -> GamingTable | Rejection:
    """The cards go into a shuffling device, which shuffles them: they are not cut."""
    cards = _cards(now)
    if isinstance(cards, Rejection):
        return cards
    if cards.device is not Device.SHUFFLING_DEVICE:
        clause = now.play.procedure.cut.cut_clause
        return Rejection("cut-due", "Cards for a shoe are shuffled and cut first.", clause)
    return require_checks(now.play, stack_of(cards)) or _check_verified(now, cards) or _load(now, cards)


def burn_cards(now: GamingTable, act: Burn, doing: Doing) -> GamingTable | Rejection:
    """The first cards of the shoe go to the discard rack."""
    shoe = shoe_of(now)
    if isinstance(shoe, Rejection):
        return shoe
    read = [None if code is None else read_card(code) for code in act.cards]
    bad = next((card for card in read if isinstance(card, Rejection)), None)
    if bad is not None:
        return bad
    known = [card for card in read if not isinstance(card, Rejection)]
    burned = burn(now.edition, shoe, act.way, known, approved_by=doing.authority)
    return burned if isinstance(burned, Rejection) else with_shoe(now, burned)


def take_out_cards(now: GamingTable, act: TakeOutCards, doing: Doing) -> GamingTable | Rejection:
    """The shoe is over, or the cards on their way to it go away, by somebody's order."""
    why = Reserved(act.why)
    if now.coup is not None and (now.coup.cards or now.coup.wagers):
        return Rejection("coup-in-progress", "Finish the coup first, or give its wagers back.")
    permitted = permit(now.edition, why, doing.authority)
    if isinstance(permitted, Rejection):
        return permitted
    if now.cards_in is not None:
        if why in (Reserved.RESHUFFLE, Reserved.VERIFY_CARDS):
            return Rejection("cards-on-table", "The cards lie on the table: shuffle or check them there.")
        spoiled = why is Reserved.DECLARE_UNFIT and now.cards_in.source is Source.USED
        table = change(now, cards_in=None, unfit=now.unfit or spoiled)
    else:
        shoe = shoe_of(now)
        if isinstance(shoe, Rejection):
            return shoe
        taken = take_out(now.edition, shoe, why, doing.authority)  # type: ignore[arg-type]
        if isinstance(taken, Rejection):
            return taken
        unfit = now.unfit or why is Reserved.DECLARE_UNFIT
        table = change(with_shoe(now, taken), unfit=unfit)
    table = change(table, coup=None, carried=None, options=())
    if why is not Reserved.VOID_SHOE:
        return table
    tells = tuple(Tell(Recipient.INSPECTOR, _due(now), permitted.clause) for role in permitted.tells)
    incident = Incident(
        at=doing.at,
        kind="void",
        about="order-revealed",
        words="The order of the cards was seen: the shoe is void.",
        clause=permitted.clause,
        people=_names(doing),
    )
    return record(table, incident, tells)


def _bring(
    now: GamingTable, back: str, source: Source, doing: Doing, *, secured: bool = True
) -> Stack | Rejection:
    """Cards as they are brought in, in place of those last used if the table has not closed since."""
    setup, used = now.record, None
    if now.back is not None and now.shoe is not None and (source is Source.USED or not _closed_since(now)):
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
        same_backs_by=doing.authority,
    )


def _check_replacing(now: GamingTable, source: Source, doing: Doing) -> Rejection | None:
    """Whether other cards may take the place of those that could be shuffled and used again."""
    if source is Source.USED or now.shoe is None or now.back is None:
        return None
    ordered = now.shoe.taken_out not in (None, Reserved.RESHUFFLE, Reserved.SHUFFLE_AFTER_VOID)
    if ordered or isinstance(_bring(now, now.back, Source.USED, doing), Rejection):
        return None
    permitted = permit(now.edition, Reserved.REPLACE_CARDS, doing.authority)
    return permitted if isinstance(permitted, Rejection) else None


def _check_verified(now: GamingTable, cards: CardsIn) -> Rejection | None:
    """Whether cards that came out to be checked were."""
    ordered = now.shoe is not None and now.shoe.taken_out is Reserved.VERIFY_CARDS
    if not ordered or cards.source is not Source.USED or cards.checked_by:
        return None
    message = "These cards came out of the shoe to be checked."
    return Rejection("cards-not-checked", message, now.shoe.ends_by if now.shoe is not None else None)


def _closed_since(now: GamingTable) -> bool:
    """Whether the table has closed since its last cards were in play."""
    return now.shoe is not None and now.shoe.taken_out is Reserved.CLOSE_TABLE


def _due(now: GamingTable) -> Due:
    """By when the Inspector hears of a void shoe, as the catalogue of irregularities says."""
    rows = [row for row in now.edition.irregularities if row.kind == "order-revealed"]
    return next((tell.due for row in rows for tell in row.tells), Due.AT_ONCE)


def _load(now: GamingTable, cards: CardsIn) -> GamingTable | Rejection:
    shoe = open_shoe(now.play, cards.decks, cards.device, low_limit=now.record.low_limit)
    if isinstance(shoe, Rejection):
        return shoe
    by_player = cards.cut_by is not None
    fresh = change(now, back=cards.back, handled=False, cut_by_player=by_player, unfit=False)
    return with_shoe(
        change(
            fresh,
            cards_in=None,
            last_called=False,
            carried=None,
            marks={},
            options=(),
            bank=change(now.bank, holder=None, seat=None, declined=frozenset()),
        ),
        shoe,
    )


def _cards(now: GamingTable) -> CardsIn | Rejection:
    if now.cards_in is None:
        return Rejection("no-cards", "No cards lie on the table: bring some in first.")
    return now.cards_in


def _check_cutter(now: GamingTable, cards: CardsIn, act: Cut, doing: Doing) -> Rejection | None:
    """Whether whoever cuts was asked: a player in turn, whom that one names, or staff when it is theirs."""
    asked, offer = next(iter(_cut_offers(now, cards)), (None, None))
    if (act.nominated_by or act.player) != asked:
        return _not_asked(now, cards)
    if act.nominated_by is not None and offer is not None:
        role = Role.PLAYER if act.player in now.guests else Role.PATRON
        return _check_named(now, act, doing) or check_nominee(now.edition, offer, role)
    if act.player is not None:
        return None
    permitted = permit(now.edition, Reserved.CUT, doing.authority)
    return permitted if isinstance(permitted, Rejection) else None


def _check_named(now: GamingTable, act: Cut, doing: Doing) -> Rejection | None:
    """Whether somebody in particular was named, to the dealer's ears, who is not shut out of the game."""
    if doing.by.role in (Role.PLAYER, Role.PATRON):
        return Rejection("not-authorised", "The dealer takes the word of whoever names another to cut.")
    if act.player is None or re.fullmatch(NAME, act.player) is None:
        return Rejection("bad-name", "Say who cuts in the place of the player.")
    return check_excluded(now.edition, now.excluded, act.player)


def _not_asked(now: GamingTable, cards: CardsIn) -> Rejection:
    line = cut_line(now, cards)
    staff = next(turn for turn in now.play.procedure.cut.offered_to[::-1])
    who = line[0] if line and line[0] is not None else _staff(now)
    return Rejection("not-asked", f"The cut is offered to {who}.", staff.clause)


def _staff(now: GamingTable) -> str:
    kinds = [turn.kind for turn in now.play.procedure.cut.offered_to]
    return "the dealer" if CutterKind.DEALER in kinds else "the supervisor"


def _names(doing: Doing) -> tuple[str, ...]:
    return (doing.by.name,) if doing.approved is None else (doing.by.name, doing.approved.name)
