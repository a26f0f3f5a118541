"""The effects of acts at gaming tables: the money each must move, and the state it leaves."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from pitboss.audit.acting.findings import CardDuty, check_findings
from pitboss.audit.acting.ranks import check_ordered, check_supervised
from pitboss.audit.acting.reported import ReportIrregularity, check_ruling
from pitboss.audit.acting.signs import check_nobody
from pitboss.audit.baccarat import card_duties, recalling, rulings
from pitboss.audit.baccarat.coups import (
    IN_ORDER,
    LiveCoup,
    Part,
    PercentSign,
    Settled,
    Shoe,
    Stake,
    Table,
    hands,
    is_complete,
    settle,
)
from pitboss.audit.baccarat.dues import Due, Sums, pay
from pitboss.audit.baccarat.limits import InForce, Spot, check_placed, reduced
from pitboss.audit.baccarat.records import check_record
from pitboss.audit.baccarat.rulings import Stacks
from pitboss.audit.editions.rulebook import (
    checked_after,
    find_game,
    games_of,
    has_lists,
    order_clauses,
    reserved,
)
from pitboss.audit.finding import wrong
from pitboss.audit.money.books import Books
from pitboss.audit.money.corrections import expect
from pitboss.audit.money.settlements import read_terms
from pitboss.audit.people.signatures import Changed, signed
from pitboss.kernel.instant import MINUTE_MS
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Amount
from pitboss.store.log import StoredEvent

PERCENT_NOTICE_MS = 20 * MINUTE_MS
"""How long a sign of a lower percentage on ties must be up (Premium 6.6)."""


class Setup(msgspec.Struct, frozen=True):
    """How a table is set up: the fields that the auditor needs."""

    edition: str
    game: str
    decks: int = 0
    smallest_chip: Cents = 1
    tie_percent: str | None = None
    common: tuple[str, ...] = ()
    positions: int | None = None
    device: str | None = None
    equipment: tuple[dict[str, Any], ...] = ()
    area: str = "main-floor"


@dataclass(slots=True)
class ActContext:
    """An act with its context."""

    books: Books
    row: StoredEvent
    table: Table
    body: Any
    there: Sums
    """What the act moved."""
    stacks: Stacks


# The table and its people.


def set_table(on: ActContext, act: Any) -> Due:
    """A table is set up under a known edition."""
    table, setup = on.table, msgspec.convert(act.setup, Setup)
    if table.opened or table.coup is not None:
        wrong("audit-table-set-open")
    find_game(setup.edition, setup.game)
    terms = (setup.edition, setup.smallest_chip)
    on.books.tables[on.body.table] = Table(
        setup.edition,
        setup.game,
        setup.smallest_chip,
        setup.tie_percent,
        setup.common,
        setup.positions,
        decks=setup.decks,
        scans=setup.device == "scanning-shoe",
        antenna=any(each.get("kind") == "dealer-antenna" for each in setup.equipment),
        errors=table.errors,
        found=table.found,
        incidents=table.incidents,
        shoes=table.shoes,
        shoe=table.shoe,
        emptied=table.emptied,
        card_duties=table.card_duties,
        area=setup.area,
        reserved_for=table.reserved_for,
        over=table.over if terms == (table.edition, table.smallest_chip) else {},
    )
    return Due()


def open_table(on: ActContext, act: Any) -> Due:
    """The sign shows limits, and play may begin."""
    if on.table.opened or not on.table.edition:
        wrong("audit-table-not-openable")
    on.table.opened, on.table.limits = True, InForce(act.limits)
    return Due()


def alter(on: ActContext, act: Any) -> Due:
    """New limits apply to all players from the next coup on."""
    _between(on.table)
    on.table.limits.alter(act.limits)
    return Due()


def raise_at_once(on: ActContext, act: Any) -> Due:
    """A higher minimum applies to players who join later, also during a coup."""
    if not on.table.opened:
        wrong("audit-table-not-between")
    on.table.limits.raise_at_once(act.limits, sorted(on.table.guests))
    return Due()


def raise_kept(on: ActContext, _: Any) -> Due:
    """One minimum applies to all players again."""
    on.table.limits.previous = {}
    return Due()


def limit_one(on: ActContext, act: Any) -> Due:
    """One player gets individual limits."""
    _guest(on, act.player)
    own = on.table.limits.own
    own[act.player] = {**own.get(act.player, {}), **act.limits}
    return Due()


def end_limits(on: ActContext, act: Any) -> Due:
    """The limits of the table apply to a player who had individual ones."""
    coup, own = on.table.coup, on.table.limits.own.pop(act.player, None)
    if own is None:
        wrong("audit-no-own-limits", player=act.player)
    if coup is not None and any(spot[0] == act.player and spot[1] in own for spot in coup.stakes):
        wrong("audit-own-limits-in-use", player=act.player)
    return Due()


def show_tie_percent(on: ActContext, act: Any) -> Due:
    """A sign announces what a tie will pay."""
    if act.change_at <= on.row.at:
        wrong("audit-sign-of-past")
    on.table.coming_percent = PercentSign(act.percent, on.row.at, act.change_at)
    return Due()


def change_tie_percent(on: ActContext, act: Any) -> Due:
    """A tie pays another percentage from the next coup on. Less of it takes a sign (Premium 6.6)."""
    table, chip = on.table, on.table.smallest_chip
    _between(table)
    paying = [game for game in games_of(table.edition) if game.by_the_sign]
    if not paying:
        wrong("audit-tie-percent", percent=act.percent)
    new, coming = read_terms(paying[0], chip, act.percent), table.coming_percent
    in_play = find_game(table.edition, table.game).by_the_sign
    old = read_terms(paying[0], chip, table.tie_percent).percent
    if in_play and old is not None and new.percent is not None and new.percent < old:
        up = coming is not None and read_terms(paying[0], chip, coming.percent) == new
        if not up or coming is None or on.row.at < max(coming.due, coming.shown_at + PERCENT_NOTICE_MS):
            wrong("audit-percent-without-sign", percent=act.percent)
    table.tie_percent, table.coming_percent = act.percent, None
    return Due()


def take_down_sign(on: ActContext, act: Any) -> Due:
    """The sign of a change that does not come is taken down."""
    if act.change == "tie-percent":
        on.table.coming_percent = None
    return Due()


def change_game(on: ActContext, act: Any) -> Due:
    """The table changes to another game of the edition, between two coups."""
    _between(on.table)
    find_game(on.table.edition, act.game)
    on.table.game = act.game
    return Due()


def close(on: ActContext, act: Any) -> Due:
    """All players leave with their chips."""
    table, due = on.table, Due()
    check_nobody(on.books, on.body.table, act)
    if table.coup is not None and (table.coup.cards or table.coup.stakes):
        wrong("audit-table-closed-in-coup")
    for player in table.guests:
        due.add(departs(on, player))
    clause = checked_after(table.edition)
    unchecked = table.played and not table.shoe.pre_shuffled and not card_duties.ordered(table)
    due_after = [CardDuty(card_duties.CHECK, clause)] if clause is not None and unchecked else []
    card_duties.keep(table, on.body, due_after)
    table.played = False
    table.guests, table.opened, table.coup, table.carried, table.options = set(), False, None, None, set()
    table.leaving, table.patrons, table.coming_percent = set(), {}, None
    return due


def _between(table: Table) -> None:
    if not table.opened or table.coup is not None:
        wrong("audit-table-not-between")


def join(on: ActContext, act: Any) -> Due:
    """A player joins with chips and tokens."""
    if act.player in on.table.guests:
        wrong("audit-already-at-table", player=act.player)
    if has_lists(on.table.edition, on.table.area):
        _check_listed(on.table.reserved_for, {act.player: act.number})
    on.table.guests.add(act.player)
    if act.number is not None:
        on.table.patrons[act.player] = act.number
    on.table.limits.forget(act.player)
    if act.seat is not None:
        on.table.seats[act.player] = act.seat
    return Due().add(pay("seat-joined", act.chips, act.player), pay("tokens-joined", act.tokens, act.player))


def take_seat(on: ActContext, act: Any) -> Due:
    """A player sits down elsewhere, or gets up."""
    on.table.seats.pop(act.player, None)
    if act.seat is not None:
        on.table.seats[act.player] = act.seat
    return Due()


def reserve(on: ActContext, act: Any) -> Due:
    """A table is reserved for patrons. Everyone at it must be among them (Premium 2.1)."""
    table = on.table
    if not has_lists(table.edition, table.area):
        wrong("audit-no-reserved-table")
    unknown = next((number for number in act.people if number not in on.books.patrons), None)
    if unknown is not None:
        wrong("audit-no-patron", patron=unknown)
    table.reserved_for = frozenset(act.people)
    _check_listed(table.reserved_for, {guest: table.patrons.get(guest) for guest in table.guests})
    return Due()


def _check_listed(listed: frozenset[int], people: Mapping[str, int | None]) -> None:
    for player, number in people.items() if listed else ():
        if number not in listed:
            wrong("audit-not-on-list", player=player)


def bring_chips(on: ActContext, act: Any) -> Due:
    """A player brings more chips."""
    _guest(on, act.player)
    return Due().add(pay("seat-joined", act.chips, act.player))


def buy_chips(on: ActContext, act: Any) -> Due:
    """Cash goes into the drop box, chips come out of the float."""
    _guest(on, act.player)
    seats = (pay(move, act.cents, act.player) for move in ("buy-in", "chips-passed"))
    return Due().add(*seats, pay("cash-dropped", act.cents))


def exchange_voucher(on: ActContext, act: Any) -> Due:
    """A player gets tokens for a voucher."""
    _guest(on, act.player)
    return Due().add(pay("tokens-exchanged", act.tokens, act.player, promotion=act.promotion))


def leave(on: ActContext, act: Any) -> Due:
    """A player leaves with all their chips, and leaves nothing on the layout."""
    _guest(on, act.player)
    if on.table.coup is not None and on.table.coup.of(act.player).cents:
        wrong("audit-left-chips", player=act.player)
    on.table.see_off(act.player)
    return Due().add(departs(on, act.player))


def _guest(on: ActContext, player: str) -> None:
    if player not in on.table.guests:
        wrong("audit-not-at-table", player=player)


def departs(on: ActContext, player: str, back: Stake | None = None) -> Sums:
    """What a leaving player takes: all their chips, and those returned from the layout in the same act."""
    gone = Stake(on.stacks.of(player), on.stacks.of(player, "tokens")).plus(back or Stake())
    return pay("seat-left", gone.chips, player) + pay("tokens-left", gone.tokens, player)


# Wagers.


def place(on: ActContext, act: Any) -> Due:
    """A player places chips or tokens on the layout."""
    coup = on.table.live()
    _guest(on, act.player)
    if act.player in on.table.leaving:
        wrong("audit-excluded-takes-part", name=act.player)
    if not 0 <= act.tokens <= act.cents or not act.cents:
        wrong("audit-no-stake", amount=Amount(act.cents), tokens=Amount(act.tokens))
    spot, more = _spot(on, act), Stake(act.cents - act.tokens, act.tokens)
    coup.stakes[spot] = coup.stakes.get(spot, Stake()).plus(more)
    _check_chips(on, more)
    due = Due().add(pay("seat-wager", more.chips, act.player), pay("token-wager", more.tokens, act.player))
    _check_in_time(on)
    if act.found:
        return due
    check_placed(on.table.limits, spot, coup.amounts)
    gone = _pass_positions(on, spot)
    if gone and on.body.findings is None:
        wrong("audit-findings-differ")
    check_findings(on.body, reduced={each: coup.amounts[each] for each in gone})
    return due.add(*(coup.take_off(each) for each in gone))


def _pass_positions(on: ActContext, spot: Spot) -> list[Spot]:
    """The wagers beside this one that have no position any more (Star 10.5, Premium 12.5)."""
    table, coup = on.table, on.table.live()
    prefers = find_game(table.edition, coup.game).prefers
    if table.positions is None or spot[1] not in prefers:
        return []
    mains = {player for player, wager, _ in coup.stakes if wager not in prefers}
    there = [each for each in coup.stakes if each[1:] == spot[1:]]
    line = sorted(there, key=lambda each: each[0] not in mains)
    if spot in line[table.positions :]:
        wrong("audit-no-position", player=spot[0], wager=spot[1])
    return line[table.positions :]


def take_off(on: ActContext, act: Any) -> Due:
    """A player takes a wager off or makes it smaller."""
    coup, spot = on.table.live(), _spot(on, act)
    if not coup.cards:
        # With cards out a ruling may let players take wagers off.
        _check_in_time(on)
    back = coup.take_off(spot, act.leaves)
    _check_chips(on, coup.stakes.get(spot, Stake()))
    return Due().add(back)


def refuse(on: ActContext, act: Any) -> Due:
    """The dealer returns a whole wager."""
    return Due().add(on.table.live().take_off(_spot(on, act)))


def _spot(on: ActContext, act: Any) -> Spot:
    return act.player, act.wager, None if act.wager in on.table.common else act.box


def reduce(on: ActContext, _: Any) -> Due:
    """The dealer takes off the excess over an area maximum or the differential, in proportion."""
    table, coup, due = on.table, on.table.live(), Due()
    left = reduced(table.limits, coup.amounts, table.smallest_chip)
    if not find_game(table.edition, coup.game).reduced or left == coup.amounts:
        wrong("audit-reduced-wrongly")
    backs = {spot: coup.stakes[spot].cents - cents for spot, cents in left.items()}
    check_findings(on.body, reduced={spot: back for spot, back in backs.items() if back})
    for spot, back in backs.items():
        if back:
            due.add(coup.take_off(spot, left[spot]))
    return due


# The coup.


def start(on: ActContext, act: Any) -> Due:
    """A coup begins under a new name."""
    _between(on.table)
    card_duties.check_ready(on.table)
    if any(past.key == act.key for past in on.table.known):
        wrong("audit-coup-twice", coup=act.key)
    due = Due()
    for player in sorted(on.table.leaving):
        due.add(departs(on, player))
        on.table.see_off(player)
    dummy = on.table.carried is not None and on.table.carried_bare
    on.table.coup = LiveCoup(act.key, on.table.game, (on.table.limits.sign,), dummy=dummy)
    on.table.options = set()
    return due


def call(on: ActContext, act: Any) -> Due:
    """The dealer calls for bets, which begins a set period, or for no more, which never ends one early."""
    coup = on.table.live()
    if act.announcement == "place-your-bets" and coup.began is None:
        coup.began = on.row.at
    if act.announcement == "no-more-bets" and on.books.act_version > 2 and not coup.cards:
        _check_time_up(on)
    return Due()


def end_period(on: ActContext, _: Any) -> Due:
    """No more bets."""
    if on.books.act_version > 1:
        _check_time_up(on)
    on.table.live().open = False
    return Due()


def _check_time_up(on: ActContext) -> None:
    """Checks that a set period was not ended early (Canberra 4.1)."""
    if (on.table.live().left_ms(on.row.at) or 0) > 0:
        wrong("audit-period-cut-short")


def _check_in_time(on: ActContext) -> None:
    """Checks that no wager was placed or retrieved after a set period. Earlier releases did not ask."""
    left_ms = on.table.live().left_ms(on.row.at)
    if on.books.act_version > 2 and left_ms is not None and left_ms <= 0:
        wrong("audit-period-over")


def restart_period(on: ActContext, _: Any) -> Due:
    """The wagering period starts again before it has ended."""
    coup = on.table.live()
    if not coup.open:
        wrong("audit-period-over")
    coup.began = None if coup.began is None else on.row.at
    return Due()


def reopen(on: ActContext, _: Any) -> Due:
    """Wagers may be changed again."""
    coup = on.table.live()
    coup.open, coup.began = True, None if coup.began is None else on.row.at
    return Due()


def load(on: ActContext, _: Any) -> Due:
    """New cards are in the shoe, and no card is carried over."""
    table = on.table
    in_coup = table.coup is not None and table.coup.cards
    if not in_coup:
        table.carried, table.options = None, set()
    loaded = Shoe(table.cut, table.cutter, pre_shuffled=table.source == "maker-pre-shuffled")
    table.shoes, table.emptied, table.shoe, table.played = table.shoes + 1, table.shoe, loaded, True
    table.cutter = None
    return Due()


def bring(on: ActContext, act: Any) -> Due:
    """New cards are at the table, not yet cut."""
    card_duties.check_bringing(on.table, again=act.source == "used")
    on.table.cutter, on.table.source = None, act.source
    return Due()


def cut(on: ActContext, act: Any) -> Due:
    """The cards are cut before they go into the shoe."""
    on.table.cut, on.table.cutter = act.at, str(on.body.by.name)
    return Due()


def burn(on: ActContext, act: Any) -> Due:
    """The first cards leave the shoe."""
    card_duties.check_ready(on.table)
    on.table.shoe.out += [(None, card) for card in act.cards]
    on.table.shoe.reads = act.reads
    return Due()


def draw(on: ActContext, act: Any) -> Due:
    """A card goes to its hand. A card that is not due waits for a ruling."""
    table, coup = on.table, on.table.live()
    if coup.stray is not None:
        wrong("audit-stray-card", card=coup.stray)
    card_duties.check_ready(table)
    if not coup.cards:
        _check_layout(on, coup)
    card = act.card
    if not coup.cards and table.carried is not None:
        (waits,) = table.carried
        if waits is not None and card not in (None, waits):
            wrong("audit-first-card", waiting=waits, dealt=card)
        table.carried, card = None, card or waits
    else:
        table.shoe.out.append((coup.key, card))
    if not coup.cards:
        table.options = set()
    coup.open = False
    if act.by_hand or not table.shoe.reads:
        check_doubt(on.body)
    if not is_complete(coup):
        coup.cards.append(card)
    elif card is not None:
        coup.stray = card
    else:
        # A card that was not seen is the next one.
        table.carried = (None,)
    return Due()


def _check_layout(on: ActContext, coup: LiveCoup) -> None:
    """Checks that the layout, if it reads chips, read the wagers that were entered before the first card."""
    layout = on.books.devices.get(f"rfid-{on.body.table}")
    if not on.table.antenna or layout is None or layout.failed or layout.chips is None:
        return
    play, read = layout.chips
    areas: dict[tuple[int | None, str], Cents] = {}
    for (_, wager, box), stake in coup.stakes.items():
        areas[box, wager] = areas.get((box, wager), 0) + stake.cents
    if play == coup.key and read != areas:
        wrong("audit-layout-differs", coup=coup.key)


def check_doubt(body: Any) -> None:
    """Checks that two people signed that a card lies there of which, by the record, all were out."""
    doubted = any(each.about == "named-card" for each in body.incidents or ())
    if doubted and not signed(body, Changed.STAKES):
        wrong("audit-changed-alone", name=body.by.name)


def draw_out_of_turn(on: ActContext, act: Any) -> Due:
    """A card of the wrong table's shoe waits for a ruling."""
    coup = on.table.live()
    if coup.cards or coup.stray is not None:
        wrong("audit-coup-begun")
    card_duties.check_ready(on.table)
    on.table.shoe.out.append((coup.key, act.card))
    coup.stray = act.card
    return Due()


def name(on: ActContext, act: Any) -> Due:
    """An unknown card gets its name."""
    cards = on.table.live().cards
    if not 0 <= act.place < len(cards) or cards[act.place] is not None:
        wrong("audit-no-unknown-card", place=act.place)
    check_doubt(on.body)
    cards[act.place] = act.card
    return Due()


def correct(on: ActContext, act: Any) -> Due:
    """The card that was keyed in last is another one. If the coup is complete, two people sign."""
    table, coup = on.table, on.table.live()
    known = [place for place, card in enumerate(coup.cards) if card is not None]
    if not known or coup.stray is not None or coup.early.lines or table.shoe.reads or table.scans:
        wrong("audit-no-card-keyed", coup=coup.key)
    was, full = coup.cards[known[-1]], is_complete(coup)
    coup.cards[known[-1]] = act.card
    if (full or is_complete(coup)) and not signed(on.body, Changed.STAKES):
        wrong("audit-changed-alone", name=on.body.by.name)
    out = table.shoe.out
    place = max((at for at, each in enumerate(out) if each[1] == was), default=None)
    if place is not None:
        out[place] = out[place][0], act.card
    return Due()


def take_out(on: ActContext, act: Any) -> Due:
    """The cards are taken out of the shoe between two coups. Wagers alone are no coup, and go back."""
    table = on.table
    rows = [row for row in reserved(table.edition, "take-out-cards") if row.speaks_of(on.body.act)]
    ordered = act.why == CHECK_ORDERED and not card_duties.ordered(table)
    due = [CardDuty(card_duties.CHECK, row.clause) for row in rows if ordered]
    card_duties.keep(table, on.body, due)
    return _without_cards(on)


CHECK_ORDERED = "order-a-check-of-the-cards"


def _without_cards(on: ActContext) -> Due:
    """No coup is open, and its wagers are returned."""
    table, due = on.table, Due()
    if table.coup is not None and (table.coup.cards or table.coup.stray is not None):
        wrong("audit-cards-out-in-coup")
    if table.coup is not None:
        due.add(table.coup.clear())
    table.coup, table.carried, table.options = None, None, set()
    return due


def correct_cutting_card(on: ActContext, _: Any) -> Due:
    """A supervisor corrects where the cutting card lies. In a promised shoe the server put it in."""
    check_supervised(on.body)
    if (on.body.table, str(on.table.shoes)) in on.books.deals:
        wrong("audit-cutting-card-promised")
    return Due()


def instruct_check(on: ActContext, _: Any) -> Due:
    """The dealer is to check the cards."""
    clause = next(row.clause for row in reserved(on.table.edition, "instruct-check"))
    card_duties.instruct(on.table, clause)
    return Due()


def check_cards(on: ActContext, _: Any) -> Due:
    """The cards are compared with full decks. If that was ordered, those of the shoe come out for it."""
    ordered = card_duties.checked(on.table)
    begun = on.table.coup is not None and on.table.coup.cards
    return _without_cards(on) if ordered and not begun else Due()


def move_cards(on: ActContext, act: Any) -> Due:
    """The cards leave a device that failed."""
    card_duties.moved(on.table, act.damaged)
    return Due()


def end_by_restore(on: ActContext, _: Any) -> Due:
    """The coup from before a restore is void, and its shoe deals no more cards."""
    on.table.carried, on.table.options, on.table.card_duties = None, set(), []
    return rulings.void_coup(on.table, on.stacks, on.there)


def settle_first(on: ActContext, _: Any) -> Due:
    """Settles the wagers that the first four cards decide."""
    coup = on.table.live()
    coup.early = settle(on.table, coup, on.body.lines or (), Part.INITIAL_DEAL, on.books.act_version)
    check_findings(on.body, advised=coup.early.advised, early={wager for _, wager, _ in coup.early.stakes})
    return Due().add(*coup.early.paid.values())


def _check_chips(on: ActContext, stake: Stake) -> None:
    """Checks that the chips of the table can make a stake. Earlier releases did not ask."""
    chip = on.table.smallest_chip if on.books.act_version > 1 else 1
    if stake.chips % chip or stake.tokens % chip:
        wrong("audit-no-whole-chips", amount=Amount(stake.cents), chip=Amount(chip))


def announce_result(on: ActContext, _: Any) -> Due:
    """All hear the result of a coup of which no card is to come."""
    coup = on.table.live()
    next_hand = hands(coup).next
    if next_hand is not None:
        wrong("audit-settled-early", coup=coup.key, hand=next_hand)
    coup.result_called = True
    return Due()


def collect_losing(on: ActContext, _: Any) -> Due:
    """Collects what was lost, after the result was announced."""
    coup = on.table.live()
    if not coup.result_called:
        wrong("audit-result-not-called", coup=coup.key)
    done = settle(on.table, coup, on.body.lines or (), Part.LOST, IN_ORDER)
    coup.early = coup.early.plus(done)
    return Due().add(*done.paid.values())


def settle_all(on: ActContext, _: Any) -> Due:
    """Settles the remaining wagers and ends the coup."""
    coup, lines = on.table.live(), on.body.lines or ()
    if coup.stray is not None:
        wrong("audit-stray-card", card=coup.stray)
    version = on.books.act_version
    if version >= IN_ORDER and find_game(on.table.edition, coup.game).in_order:
        if not coup.result_called:
            wrong("audit-result-not-called", coup=coup.key)
        if any(line.lost for line in lines):
            wrong("audit-not-collected", coup=coup.key)
    done = settle(on.table, coup, lines, Part.LEFT, version)
    check_findings(on.body, advised=done.advised)
    on.table.advised |= coup.advised
    on.table.finish(done)
    on.books.settlements += 1
    return Due().add(*done.paid.values())


def report_irregularity(on: ActContext, act: Any) -> Due:
    """Carries out what the edition orders for a report."""
    about = ReportIrregularity(act.report, act.coup, act.actual, act.wagers, act.odds)
    ruling = check_ruling(on.table, about, on.body.ruling)
    if on.books.act_version > 1 and act.actual:
        # The cards that a report gives are keyed in with it.
        ruling = rulings.with_cards(ruling)
    must = [order.effect for order in ruling.orders if not order.may]
    check_ordered(on.table.edition, act.report.kind, must, on.body, on.books.act_version)
    if on.books.act_version > 1:
        check_record(on.table, act.report, must, act.reason, on.body)
    left = [(order.effect, order.clause) for order in ruling.orders if not order.may]
    card_duties.leave(on.table, on.body, act.report.kind, left)
    coup = rulings.subject(on.table, about)
    # Replay takes the coup from here.
    if any(each.kind == "irregularity" and each.coup != coup for each in on.body.incidents or ()):
        wrong("audit-incident-of-another-coup", coup=coup)
    return rulings.carry_out(on.table, about, ruling, on.stacks, on.there)


def recall(on: ActContext, act: Any) -> Due:
    """A coup is brought back from the log, as it was last known."""
    recalling.recall(on.table, act.coup, act.past)
    return Due()


def correct_plays(on: ActContext, act: Any) -> Due:
    """Coups are void at the terminals that the act names. Each terminal has its own event."""
    check_ruling(on.table, ReportIrregularity(act.report), on.body.ruling)
    coup, known = on.table.coup, {past.key for past in on.table.known if not past.void}
    if act.number is not None or not set(act.plays) <= known | ({coup.key} if coup is not None else set()):
        wrong("audit-no-past-spin")
    expect(on.books, on.body, act)
    return Due()


def choose(on: ActContext, act: Any) -> Due:
    """Carries out an option that a ruling left to staff."""
    if on.table.ruled is not None:
        kind = on.table.ruled[0].kind
        check_ordered(on.table.edition, kind, [act.effect], on.body)
        clauses = order_clauses(on.table.edition, kind, act.effect)
        card_duties.choose(on.table, on.body, kind, act.effect, clauses)
    return rulings.choose(on.table, act.effect, on.stacks, on.there, act.actual, act.forfeit)


def resume(on: ActContext, _: Any) -> Due:
    """The coup continues with the remaining wagers."""
    coup = on.table.live()
    coup.early = coup.early if coup.stakes else Settled()
    return Due()
