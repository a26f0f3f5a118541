"""Wagers on the layout: placed, changed, taken off, reduced, refused."""

from pitboss.acting.act import Act, ActContext, ActResult, Money, Spot, needs, pay
from pitboss.acting.recording import note, record
from pitboss.acting.setup import check_place
from pitboss.acting.state import change
from pitboss.baccarat.acts.people import check_guest
from pitboss.baccarat.conduct import check_refusal
from pitboss.baccarat.machines import bank_of, boxes_of, coup_of, find_method, people_of, round_of
from pitboss.baccarat.play.boxes import bet, take_off
from pitboss.baccarat.play.limits import check_own_limits, reduce_wagers
from pitboss.baccarat.play.receiving import Receivers, receivers
from pitboss.baccarat.state import GamingTable, LiveCoup, PlacedWager
from pitboss.game.wagers import check_position
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents, dollars
from pitboss.kernel.rejection import Rejection
from pitboss.rules.conduct import GUESTS
from pitboss.rules.limits import Misplaced, Tender


class PlaceWager(Act, frozen=True):
    """A player bets from a box. Staff may take down what they find there, outside the limits, too."""

    player: str
    box: int
    wager: str
    cents: Cents
    tokens: Cents = 0
    """How much of it is promotional tokens; the rest is chips."""
    found: bool = False
    """Whether staff take down what they find there."""


class TakeOff(Act, frozen=True):
    """A player takes a wager off again or, while the rules let them, makes it smaller."""

    player: str
    box: int | None
    wager: str
    leaves: Cents = 0


class ReduceWagers(Act, frozen=True):
    """The dealer reduces wagers over the table differential or an area's maximum, each in proportion."""


class RefuseWager(Act, frozen=True):
    """A supervisor refuses a wager and has it taken off the layout."""

    player: str
    box: int | None
    wager: str
    grounds: str


class FindMisplaced(Act, frozen=True):
    """A wager is found to lie wrongly before the first card: it counts for nothing and goes back."""

    player: str
    box: int | None
    wager: str
    fault: Misplaced


@needs(coup_of)
def place_wager(
    now: GamingTable, coup: LiveCoup, act: PlaceWager, context: ActContext
) -> ActResult[GamingTable] | Rejection:
    """Chips, tokens or both go onto the layout."""
    if now.play.cash_out is not None:
        message = "Wagers are placed at the player terminals here."
        return Rejection("terminals-only", message, now.play.tenders.clause)
    if act.found and context.by.role in GUESTS:
        return Rejection("not-authorised", "Only staff take down what lies on the layout.")
    refused = (
        check_guest(now, act.player)
        or check_place(now.record, act.box)
        or _check_kept_box(now, act)
        or _check_option(coup)
    )
    if refused is None and act.tokens and not 0 < act.tokens <= act.cents:
        refused = Rejection("bad-stake", f"No more than {dollars(act.cents)} can be tokens.")
    if refused is not None:
        return refused
    chips = act.cents - act.tokens
    made_of = {Tender.CHIPS: chips, Tender.TOKENS: act.tokens}
    for tender in [tender for tender, cents in made_of.items() if cents] or [Tender.CHIPS]:
        boxes = bet(
            round_of(now, coup),
            boxes_of(coup),
            act.box,
            act.player,
            act.wager,
            act.cents,
            tender=tender,
            approved_by=context.authority,
        )
        if isinstance(boxes, Rejection):
            return boxes
    spot = _spot(now, act)
    laid = coup.at(spot) or PlacedWager(act.player, act.wager, spot.box)
    more = change(laid, chips=laid.chips + chips, tokens=laid.tokens + act.tokens, reduced=False)
    after = with_wager(coup, more)
    if not act.found:
        outside = check_own_limits(now.offer, now.limits, boxes_of(after), reduced=after.reduced)
        if outside is not None:
            return outside
    money = (*pay("seat-wager", chips, act.player), *pay("token-wager", act.tokens, act.player))
    return ActResult(_laid_out(now, after), money)


@needs(coup_of)
def take_off_wager(
    now: GamingTable, coup: LiveCoup, act: TakeOff, _: ActContext
) -> ActResult[GamingTable] | Rejection:
    """Chips come off the layout, while wagers are open or a ruling offers it."""
    laid = _laid(now, coup, act)
    if isinstance(laid, Rejection):
        return laid
    if not 0 <= act.leaves < laid.cents:
        return Rejection("bad-stake", f"Leave less than the {dollars(laid.cents)} that lie there.")
    if coup.option is None:
        kept = take_off(round_of(now, coup), boxes_of(coup), laid.spot)
        if isinstance(kept, Rejection):
            return kept
        if act.leaves:
            return Rejection("bad-stake", "Take the wager off and place another.")
    elif act.leaves and not coup.reducing:
        return Rejection("whole-wagers-only", "A wager comes off whole now, or stays.", coup.option)
    after, money = cut_back(laid, laid.cents - act.leaves)
    return ActResult(_laid_out(now, with_wager(coup, after)), money)


@needs(coup_of)
def reduce(
    now: GamingTable, coup: LiveCoup, _: ReduceWagers, context: ActContext
) -> ActResult[GamingTable] | Rejection:
    """Wagers over what counts together are cut, and the rest goes back."""
    refused = _check_option(coup)
    if refused is not None:
        return refused
    ruled = reduce_wagers(
        now.offer,
        now.limits,
        boxes_of(coup),
        by=context.authority,
        moment=round_of(now, coup).moment,
        chip=now.terms.smallest_chip,
        reduced=coup.reduced,
    )
    if isinstance(ruled, Rejection):
        return ruled
    backs = {spot: done for spot, done in ruled.items() if done.back}
    if not backs:
        return Rejection("nothing-to-reduce", "No wagers are over what counts together.")
    money: tuple[Money, ...] = ()
    for spot, done in backs.items():
        laid = coup.at(spot)
        if laid is not None:
            after, back = cut_back(laid, done.back)
            coup, money = with_wager(coup, change(after, reduced=True)), (*money, *back)
    incident = note(
        context,
        "override",
        "wagers-reduced",
        "Wagers over what counts together were reduced in proportion.",
        next(done.clause for done in backs.values()),
        people=[spot.player for spot in backs],
        cents=sum(done.back for done in backs.values()),
        coup=coup.key,
    )
    return ActResult(record(_laid_out(now, coup), incident), money)


@needs(coup_of)
def refuse_wager(
    now: GamingTable, coup: LiveCoup, act: RefuseWager, context: ActContext
) -> ActResult[GamingTable] | Rejection:
    """A wager goes back, for a reason that is kept."""
    clause = check_refusal(now.edition, context.authority, act.grounds, card_removed=bool(coup.cards))
    if isinstance(clause, Rejection):
        return clause
    laid = _laid(now, coup, act)
    if isinstance(laid, Rejection):
        return laid
    return _send_back(now, coup, laid, context, f"A wager was refused: {act.grounds}", clause)


@needs(coup_of)
def find_misplaced(
    now: GamingTable, coup: LiveCoup, act: FindMisplaced, context: ActContext
) -> ActResult[GamingTable] | Rejection:
    """A wager that is invalid by how it lies goes back; once a card is out, it is an irregularity."""
    laid = _laid(now, coup, act)
    if isinstance(laid, Rejection):
        return laid
    invalid = check_position(now.play, act.fault)
    if invalid is None:
        return Rejection("position-is-good", "Here a wager is good however it lies.")
    if coup.cards:
        message = "A card is out: report an invalid wager."
        return Rejection("coup-in-progress", message, invalid.clause)
    return _send_back(now, coup, laid, context, invalid.message, invalid.clause)


def cut_back(laid: PlacedWager, cents: Cents) -> tuple[PlacedWager, tuple[Money, ...]]:
    """A wager with so much less, and what goes back: chips before tokens, for chips are money."""
    chips = min(cents, laid.chips)
    tokens = cents - chips
    money = (*pay("seat-wager-back", chips, laid.player), *pay("token-wager-back", tokens, laid.player))
    return change(laid, chips=laid.chips - chips, tokens=laid.tokens - tokens), money


def give_back(wagers: tuple[PlacedWager, ...]) -> tuple[Money, ...]:
    """All that wagers hold, on its way back to their players."""
    return tuple(line for laid in wagers for line in cut_back(laid, laid.cents)[1])


def with_wager(coup: LiveCoup, laid: PlacedWager) -> LiveCoup:
    """A coup with one wager as it is now; nothing of it is left if no chips are."""
    others = [other for other in coup.wagers if other.spot != laid.spot]
    places = [other.spot for other in coup.wagers]
    if not laid.cents:
        return change(coup, wagers=tuple(others))
    at = places.index(laid.spot) if laid.spot in places else len(others)
    return change(coup, wagers=(*others[:at], laid, *others[at:]))


def find_receivers(now: GamingTable, coup: LiveCoup) -> Receivers | Rejection:
    """Who receives the cards of a coup as the wagers lie now."""
    method, people = find_method(now.play, coup.method), people_of(change(now, coup=coup))
    bank = bank_of(now) if coup.method == now.method else None
    return receivers(now.edition, now.play, method, people, bank)


def line_up(now: GamingTable, coup: LiveCoup) -> LiveCoup | Rejection:
    """A coup with those in line to whom its cards go, as the wagers lie now; whom staff chose stays first."""
    found = find_receivers(now, coup)
    if isinstance(found, Rejection):
        return found
    lines = {
        hand: tuple(person.name for person in line if person.name not in coup.struck.get(hand, ()))
        for hand, line in found.lines.items()
    }
    for hand, name in coup.designated.items():
        if coup.lines.get(hand, ())[:1] == (name,):
            lines[hand] = (name, *(other for other in lines[hand] if other != name))
    face = coup.face if coup.face in found.method.faces else found.method.faces[0]
    return change(coup, lines=lines, method=found.method.key, face=face)


def _send_back(
    now: GamingTable,
    coup: LiveCoup,
    laid: PlacedWager,
    context: ActContext,
    words: str,
    clause: Clause | None,
) -> ActResult[GamingTable]:
    """A whole wager goes back to its player, on record."""
    gone, money = cut_back(laid, laid.cents)
    incident = note(
        context,
        "refused-wager",
        laid.wager,
        words,
        clause,
        people=[laid.player],
        cents=laid.cents,
        coup=coup.key,
    )
    return ActResult(record(_laid_out(now, with_wager(coup, gone)), incident), money)


def _laid_out(now: GamingTable, coup: LiveCoup) -> GamingTable:
    """The table after its wagers changed: while no card is seen, the cards go to whoever bets most now."""
    if coup.cards and not coup.seen and coup.option is None:
        found = line_up(now, coup)
        # The holder of the banker's role without the wager that goes with it receives no cards.
        coup = change(coup, lines={}) if isinstance(found, Rejection) else found
    return change(now, coup=coup)


def _spot(now: GamingTable, act: PlaceWager | TakeOff | RefuseWager | FindMisplaced) -> Spot:
    """Where a wager lies: in its box, or in the one that both sides of the layout have in common."""
    return Spot(None if act.wager in now.offer.common else act.box, act.player, act.wager)


def _laid(
    now: GamingTable, coup: LiveCoup, act: TakeOff | RefuseWager | FindMisplaced
) -> PlacedWager | Rejection:
    message = f"{act.player:.60} has no {act.wager:.40} there."
    return coup.at(_spot(now, act)) or Rejection("wager-not-placed", message)


def _check_kept_box(now: GamingTable, act: PlaceWager) -> Rejection | None:
    """Whether a box is kept for the player who sits there, where each is for one player."""
    sits = now.seats_taken.get(act.box)
    if not now.players.one_per_box or sits in (None, act.player):
        return None
    message = f"Box {act.box} is kept for the one who sits there."
    return Rejection("box-taken", message, now.players.clause)


def _check_option(coup: LiveCoup) -> Rejection | None:
    if coup.option is None:
        return None
    return Rejection("wagers-closed", "Wagers may come off now, and none is added.", coup.option)
