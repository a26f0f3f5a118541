"""Wagers on the layout: placed, changed, taken off, reduced, refused."""

from pitboss.acting.acts.act import Act, ActContext, ActResult, Facts, Money, Spot, needs, pay
from pitboss.acting.registers.breaches import check_refusal
from pitboss.acting.registers.recording import note, record
from pitboss.acting.state import change
from pitboss.baccarat.acts.findings import Findings, Reduction
from pitboss.baccarat.acts.people import check_playing
from pitboss.baccarat.machines import bank_of, boxes_of, coup_of, find_method, people_of, round_of
from pitboss.baccarat.play.boxes import check_bet, check_take_off
from pitboss.baccarat.play.limits import check_own_limits, check_reduction, reduce_wagers
from pitboss.baccarat.play.receiving import Bank, Bettor, check_receivers, receivers
from pitboss.baccarat.setup import SETUPS
from pitboss.baccarat.state import GamingTable, LiveCoup, PlacedWager
from pitboss.game.naming import wager_name
from pitboss.game.offer import find_wager
from pitboss.game.permission import reserved
from pitboss.game.wagers import Request, assign_positions, invalid_position, main_wagers
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import Amount, Text
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import GUESTS
from pitboss.rules.limits import Misplaced, Tender
from pitboss.rules.procedure import DealingMethod


class PlaceWager(Act, frozen=True):
    """A player bets from a box. Staff may record wagers that they find there, even outside the limits."""

    player: str
    box: int
    wager: str
    cents: Cents
    tokens: Cents = 0
    """How much of it is promotional tokens. The rest is chips."""
    found: bool = False
    """Whether staff record what they find there."""


class TakeOff(Act, frozen=True):
    """A player takes a wager off again or, while the rules allow it, makes it smaller."""

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
    """A wager is misplaced, and this is found before the first card. It is invalid and returned."""

    player: str
    box: int | None
    wager: str
    fault: Misplaced


@needs(coup_of)
def check_place_wager(
    now: GamingTable, coup: LiveCoup, act: PlaceWager, context: ActContext
) -> Rejection | None:
    """Whether chips, tokens or both may be placed on the layout."""
    if now.play.cash_out is not None:
        return Rejection("terminals-only", {"case": "wagers"}, now.play.tenders.clause)
    if act.found and context.by.role in GUESTS:
        return Rejection("not-authorised", {"case": "layout-by-staff"})
    refused = (
        check_playing(now, act.player)
        or SETUPS.check_place(now.record, act.box)
        or _check_reserved_box(now, act)
        or _check_option(coup)
    )
    if refused is None and act.tokens and not 0 < act.tokens <= act.cents:
        refused = Rejection("bad-stake", {"case": "tokens-over-stake", "stake": Amount(act.cents)})
    refused = refused or _check_chips(now, act.cents, act.cents - act.tokens)
    if refused is not None:
        return refused
    made_of = {Tender.CHIPS: act.cents - act.tokens, Tender.TOKENS: act.tokens}
    for tender in [tender for tender, cents in made_of.items() if cents] or [Tender.CHIPS]:
        refused = check_bet(
            round_of(now, coup, context.at),
            boxes_of(coup),
            act.box,
            act.player,
            act.wager,
            act.cents,
            tender=tender,
            approved_by=context.authority,
        )
        if refused is not None:
            return refused
    if act.found:
        return None
    after = _placed(now, coup, act)
    return _check_position(now, after, act) or check_own_limits(
        now.offer, now.limits, boxes_of(after), reduced=after.reduced
    )


def facts_place_wager(now: GamingTable, act: PlaceWager, _: ActContext) -> Facts:
    """The wagers that pass their position to this one."""
    if now.coup is None or act.found:
        return Facts()
    wager = find_wager(now.offer, act.wager)
    clause = None if isinstance(wager, Rejection) else wager.preference
    out = _without_position(now, _placed(now, now.coup, act), _spot(now, act))
    if not out:
        return Facts()
    return Facts(
        findings=Findings(
            reduced=tuple(Reduction(one.player, one.wager, one.box, one.cents, clause) for one in out)
        )
    )


def apply_place_wager(now: GamingTable, act: PlaceWager, context: ActContext) -> ActResult[GamingTable]:
    """Chips, tokens or both are placed on the layout. A wager that loses its position is returned."""
    if now.coup is None:
        return ActResult(now)
    chips = pay("seat-wager", act.cents - act.tokens, act.player)
    tokens = pay("token-wager", act.tokens, act.player)
    coup, money = _placed(now, now.coup, act), (*chips, *tokens)
    if not now.coup.wagers:
        coup = change(coup, first_wager=context.at)
    findings: Findings | None = context.facts.findings
    passed = () if findings is None else findings.reduced
    for one in passed:
        gone = coup.at(one.spot)
        if gone is not None:
            after, back = cut_back(gone, one.back)
            coup, money = with_wager(coup, after), (*money, *back)
    table = _lined_up(now, coup)
    if passed:
        incident = note(
            context,
            "refused-wager",
            act.wager,
            Text("incident-position-passed", {"player": act.player}),
            passed[0].clause,
            people=[one.player for one in passed],
            cents=sum(one.back for one in passed),
            coup=coup.key,
        )
        table = record(table, incident)
    return ActResult(table, money)


@needs(coup_of)
def check_take_off_wager(
    now: GamingTable, coup: LiveCoup, act: TakeOff, context: ActContext
) -> Rejection | None:
    """Whether chips may be taken off the layout: while wagers are open or a ruling offers it."""
    placed = _find_wager(now, coup, act)
    if placed is None:
        return _not_placed(now, act)
    if not 0 <= act.leaves < placed.cents:
        return Rejection("bad-stake", {"case": "leave-less", "stake": Amount(placed.cents)})
    left = cut_back(placed, placed.cents - act.leaves)[0]
    refused = _check_chips(now, left.chips, left.tokens)
    if refused is not None:
        return refused
    if coup.option is None:
        refused = check_take_off(round_of(now, coup, context.at), boxes_of(coup), placed.spot)
        if refused is None and act.leaves:
            refused = Rejection("bad-stake", {"case": "place-another"})
        return refused
    if act.leaves and not coup.reducing:
        return Rejection("whole-wagers-only", clause=coup.option)
    return None


def apply_take_off_wager(now: GamingTable, act: TakeOff, _: ActContext) -> ActResult[GamingTable]:
    """Chips are taken off the layout."""
    coup = now.coup
    placed = None if coup is None else _find_wager(now, coup, act)
    if coup is None or placed is None:
        return ActResult(now)
    after, money = cut_back(placed, placed.cents - act.leaves)
    return ActResult(_lined_up(now, with_wager(coup, after)), money)


@needs(coup_of)
def check_reduce(now: GamingTable, coup: LiveCoup, _: ReduceWagers, context: ActContext) -> Rejection | None:
    """Requires wagers over a joint limit, and a person who may reduce them."""
    refused = _check_option(coup) or check_reduction(
        now.offer,
        now.limits,
        boxes_of(coup),
        by=context.authority,
        moment=round_of(now, coup).moment,
        reduced=coup.reduced,
    )
    if refused is None and not _backs(now, coup):
        refused = Rejection("nothing-to-reduce")
    return refused


def facts_reduce(now: GamingTable, _: ReduceWagers, __: ActContext) -> Facts:
    """What comes off the wagers over a joint limit."""
    return Facts() if now.coup is None else Facts(findings=Findings(reduced=_backs(now, now.coup)))


def apply_reduce(now: GamingTable, _: ReduceWagers, context: ActContext) -> ActResult[GamingTable]:
    """Wagers over a joint limit are reduced, and the excess is returned."""
    coup, money = now.coup, tuple[Money, ...]()
    if coup is None:
        return ActResult(now)
    findings: Findings | None = context.facts.findings
    backs = _backs(now, coup) if findings is None else findings.reduced
    for done in backs:
        placed = coup.at(done.spot)
        if placed is not None:
            after, back = cut_back(placed, done.back)
            coup, money = with_wager(coup, change(after, reduced=True)), (*money, *back)
    incident = note(
        context,
        "override",
        "wagers-reduced",
        Text("incident-wagers-reduced"),
        next((done.clause for done in backs), None),
        people=[done.player for done in backs],
        cents=sum(done.back for done in backs),
        coup=coup.key,
    )
    return ActResult(record(_lined_up(now, coup), incident), money)


@needs(coup_of)
def check_refuse_wager(
    now: GamingTable, coup: LiveCoup, act: RefuseWager, context: ActContext
) -> Rejection | None:
    """Requires a wager that a supervisor may refuse, and a reason."""
    clause = check_refusal(now.edition, context.authority, act.grounds, card_removed=bool(coup.cards))
    if isinstance(clause, Rejection):
        return clause
    return None if _find_wager(now, coup, act) is not None else _not_placed(now, act)


def apply_refuse_wager(now: GamingTable, act: RefuseWager, context: ActContext) -> ActResult[GamingTable]:
    """A wager is returned, and the reason is recorded."""
    clause = reserved(now.edition, Reserved.REFUSE_WAGER)
    return _send_back(now, act, context, Text("incident-wager-refused", {"grounds": act.grounds}), clause)


@needs(coup_of)
def check_misplaced(now: GamingTable, coup: LiveCoup, act: FindMisplaced, _: ActContext) -> Rejection | None:
    """Requires a wager that is invalid by its place. After the first card it is an irregularity instead."""
    if _find_wager(now, coup, act) is None:
        return _not_placed(now, act)
    clause = invalid_position(now.play, act.fault)
    if clause is None:
        return Rejection("position-is-good")
    if coup.cards:
        return Rejection("coup-in-progress", {"case": "report-invalid-wager"}, clause)
    return None


def apply_misplaced(now: GamingTable, act: FindMisplaced, context: ActContext) -> ActResult[GamingTable]:
    """A wager that is invalid by its place is returned."""
    words = Text("incident-wager-misplaced", {"position": act.fault.text})
    clause = invalid_position(now.play, act.fault)
    return _send_back(now, act, context, words, clause)


def cut_back(placed: PlacedWager, cents: Cents) -> tuple[PlacedWager, tuple[Money, ...]]:
    """A wager reduced by this amount, and what is returned: chips before tokens, because chips are money."""
    chips = min(cents, placed.chips)
    tokens = cents - chips
    money = (*pay("seat-wager-back", chips, placed.player), *pay("token-wager-back", tokens, placed.player))
    return change(placed, chips=placed.chips - chips, tokens=placed.tokens - tokens), money


def give_back(wagers: tuple[PlacedWager, ...]) -> tuple[Money, ...]:
    """The transactions that return wagers to their players."""
    return tuple(line for placed in wagers for line in cut_back(placed, placed.cents)[1])


def with_wager(coup: LiveCoup, placed: PlacedWager) -> LiveCoup:
    """A coup with one wager replaced. A wager without chips is removed."""
    others = [other for other in coup.wagers if other.spot != placed.spot]
    places = [other.spot for other in coup.wagers]
    if not placed.cents:
        return change(coup, wagers=tuple(others))
    at = places.index(placed.spot) if placed.spot in places else len(others)
    return change(coup, wagers=(*others[:at], placed, *others[at:]))


def check_role_settled(now: GamingTable, coup: LiveCoup) -> Rejection | None:
    """Requires that the receivers of the cards are known: a banker's role, if there is one, is settled."""
    return check_receivers(*_dealing(now, coup))


def line_up(now: GamingTable, coup: LiveCoup) -> LiveCoup:
    """A coup with the line of receivers for its cards, by its wagers. Staff's choice stays first."""
    receiving = receivers(now.edition, now.play, *_dealing(now, coup))
    if receiving is None:
        # The holder of the banker's role receives no cards without the wager that goes with it.
        return change(coup, lines={})
    lines = {
        hand: tuple(person.name for person in line if person.name not in coup.struck.get(hand, ()))
        for hand, line in receiving.lines.items()
    }
    for hand, name in coup.designated.items():
        if coup.lines.get(hand, ())[:1] == (name,):
            lines[hand] = (name, *(other for other in lines[hand] if other != name))
    face = coup.face if coup.face in receiving.method.faces else receiving.method.faces[0]
    return change(coup, lines=lines, method=receiving.method.key, face=face)


def _dealing(now: GamingTable, coup: LiveCoup) -> tuple[DealingMethod, tuple[Bettor, ...], Bank | None]:
    """The dealing method of a coup, the people with their wagers, and the banker's role."""
    bank = bank_of(now) if coup.method == now.method else None
    return find_method(now.play, coup.method), people_of(change(now, coup=coup)), bank


def _placed(now: GamingTable, coup: LiveCoup, act: PlaceWager) -> LiveCoup:
    """A coup with one more wager, or more on an existing one."""
    spot, chips = _spot(now, act), act.cents - act.tokens
    placed = coup.at(spot) or PlacedWager(act.player, act.wager, spot.box)
    more = change(placed, chips=placed.chips + chips, tokens=placed.tokens + act.tokens, reduced=False)
    return with_wager(coup, more)


def _backs(now: GamingTable, coup: LiveCoup) -> tuple[Reduction, ...]:
    """The amounts to return from wagers over a joint limit."""
    if now.in_force is None:
        return ()
    ruled = reduce_wagers(now.play, now.in_force, boxes_of(coup), now.record.smallest_chip)
    return tuple(
        Reduction(spot.player, spot.key, spot.box, done.back, done.clause)
        for spot, done in ruled.items()
        if done.back
    )


def _send_back(
    now: GamingTable,
    act: RefuseWager | FindMisplaced,
    context: ActContext,
    words: Text,
    clause: Clause | None,
) -> ActResult[GamingTable]:
    """A whole wager is returned to its player, on record."""
    coup = now.coup
    placed = None if coup is None else _find_wager(now, coup, act)
    if coup is None or placed is None:
        return ActResult(now)
    gone, money = cut_back(placed, placed.cents)
    incident = note(
        context,
        "refused-wager",
        placed.wager,
        words,
        clause,
        people=[placed.player],
        cents=placed.cents,
        coup=coup.key,
    )
    return ActResult(record(_lined_up(now, with_wager(coup, gone)), incident), money)


def _lined_up(now: GamingTable, coup: LiveCoup) -> GamingTable:
    """The table after its wagers changed. While no card is seen, the cards go to the highest bettor."""
    if coup.cards and not coup.seen and coup.option is None:
        coup = line_up(now, coup)
    return change(now, coup=coup)


def _spot(now: GamingTable, act: PlaceWager | TakeOff | RefuseWager | FindMisplaced) -> Spot:
    """The place of a wager: its box, or the box that both sides of the layout have in common."""
    return Spot(None if act.wager in now.record.common else act.box, act.player, act.wager)


def _find_wager(
    now: GamingTable, coup: LiveCoup, act: TakeOff | RefuseWager | FindMisplaced
) -> PlacedWager | None:
    return coup.at(_spot(now, act))


def _not_placed(now: GamingTable, act: TakeOff | RefuseWager | FindMisplaced) -> Rejection:
    return Rejection(
        "wager-not-placed",
        {"case": "not-there", "player": act.player, "wager": wager_name(now.play.titles, act.wager)},
    )


def _check_reserved_box(now: GamingTable, act: PlaceWager) -> Rejection | None:
    """Whether a box is reserved for the player who sits there, if each box is for one player."""
    sits = now.seats_taken.get(act.box)
    if not now.players.one_per_box or sits in (None, act.player):
        return None
    return Rejection("box-taken", {"case": "who-sits-there", "box": act.box}, now.players.clause)


def _without_position(now: GamingTable, coup: LiveCoup, spot: Spot) -> tuple[PlacedWager, ...]:
    """The wagers here without a position. Preference decides, then the order in which they were placed."""
    wager = find_wager(now.offer, spot.key)
    room = now.record.positions
    if isinstance(wager, Rejection) or wager.preference is None or room is None:
        return ()
    there = [placed for placed in coup.wagers if (placed.box, placed.wager) == (spot.box, spot.key)]
    mains = main_wagers(now.offer)
    with_main = {placed.player for placed in coup.wagers if placed.wager in mains}
    requests = [Request(placed.player, placed.player in with_main) for placed in there]
    only = spot.key in now.main_wager_only
    got = {request.player for request in assign_positions(requests, room, main_wager_only=only)}
    return tuple(placed for placed in there if placed.player not in got)


def _check_position(now: GamingTable, after: LiveCoup, act: PlaceWager) -> Rejection | None:
    """Requires a position for an optional wager. Players with a main wager have preference."""
    if not any(placed.player == act.player for placed in _without_position(now, after, _spot(now, act))):
        return None
    wager = unwrap(find_wager(now.offer, act.wager))
    return Rejection("no-position-left", {"wager": Text(wager.title)}, wager.preference)


def _check_chips(now: GamingTable, *amounts: Cents) -> Rejection | None:
    """Requires amounts that the smallest chip of the table can make. Its tokens have the same values."""
    chip = now.record.smallest_chip
    if not any(cents % chip for cents in amounts):
        return None
    return Rejection("bad-stake", {"case": "no-whole-chips", "chip": Amount(chip)}, now.play.tenders.clause)


def _check_option(coup: LiveCoup) -> Rejection | None:
    if coup.option is None:
        return None
    return Rejection("wagers-closed", {"case": "only-off"}, coup.option)
