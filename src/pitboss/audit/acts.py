"""What the acts at gaming tables do, as the auditor knows it: what each moves, and what it leaves there."""

from dataclasses import dataclass
from typing import Any

import msgspec

from pitboss.audit import rulings
from pitboss.audit.accounts import wrong
from pitboss.audit.books import Books
from pitboss.audit.coups import (
    LiveCoup,
    Settled,
    Shoe,
    Stake,
    Table,
    is_complete,
    settle,
)
from pitboss.audit.dues import Due, Sums, pay
from pitboss.audit.limits import InForce, Spot, check_placed, reduced
from pitboss.audit.ranks import check_ordered
from pitboss.audit.reported import ReportIrregularity, check_ruling
from pitboss.audit.rulebook import find_game
from pitboss.audit.rulings import Stacks
from pitboss.kernel.money import Cents, dollars


class Setup(msgspec.Struct, frozen=True):
    """How a table is set up, as far as it matters here."""

    edition: str
    game: str
    decks: int = 0
    smallest_chip: Cents = 1
    tie_percent: str | None = None
    common: tuple[str, ...] = ()


@dataclass(slots=True)
class Scene:
    """An act with all that it is about."""

    books: Books
    table: Table
    body: Any
    there: Sums
    """What it moved."""
    stacks: Stacks


# The table and its people.


def set_table(on: Scene, act: Any) -> Due:
    """A table is set up as an edition that there is."""
    table, setup = on.table, msgspec.convert(act.setup, Setup)
    if table.opened or table.coup is not None:
        wrong("The table was set up anew while it was open.")
    find_game(setup.edition, setup.game)
    on.books.tables[on.body.table] = Table(
        setup.edition,
        setup.game,
        setup.smallest_chip,
        setup.tie_percent,
        setup.common,
        decks=setup.decks,
        errors=table.errors,
        incidents=table.incidents,
        shoes=table.shoes,
        shoe=table.shoe,
        emptied=table.emptied,
    )
    return Due()


def open_table(on: Scene, act: Any) -> Due:
    """Its sign shows limits, and play may begin."""
    if on.table.opened or not on.table.edition:
        wrong("The table was open already, or not set up.")
    on.table.opened, on.table.limits = True, InForce(act.limits)
    return Due()


def alter(on: Scene, act: Any) -> Due:
    """Other limits hold for all, from the next coup on."""
    _between(on.table)
    on.table.limits.alter(act.limits)
    return Due()


def raise_at_once(on: Scene, act: Any) -> Due:
    """A higher minimum holds for those who come."""
    _between(on.table)
    on.table.limits.raise_at_once(act.limits, sorted(on.table.guests))
    return Due()


def raise_kept(on: Scene, _: Any) -> Due:
    """One minimum holds for all again."""
    on.table.limits.kept = {}
    return Due()


def limit_one(on: Scene, act: Any) -> Due:
    """Limits of one player's own."""
    _guest(on, act.player)
    own = on.table.limits.own
    own[act.player] = {**own.get(act.player, {}), **act.limits}
    return Due()


def change_game(on: Scene, act: Any) -> Due:
    """Another game of the edition, between two coups."""
    _between(on.table)
    find_game(on.table.edition, act.game)
    on.table.game = act.game
    return Due()


def close(on: Scene, _: Any) -> Due:
    """Everybody leaves with all that is before them."""
    table, due = on.table, Due()
    if table.coup is not None and (table.coup.cards or table.coup.laid):
        wrong("The table was closed in a coup.")
    for player in table.guests:
        due.add(departs(on, player))
    table.guests, table.opened, table.coup, table.carried, table.options = set(), False, None, None, set()
    return due


def _between(table: Table) -> None:
    if not table.opened or table.coup is not None:
        wrong("The table was not open, or a coup was under way.")


def join(on: Scene, act: Any) -> Due:
    """A guest comes with chips and tokens."""
    if act.player in on.table.guests:
        wrong(f"{act.player:.60} was at the table already.")
    on.table.guests.add(act.player)
    on.table.limits.forget(act.player)
    return Due().add(pay("seat-joined", act.chips, act.player), pay("tokens-joined", act.tokens, act.player))


def bring_chips(on: Scene, act: Any) -> Due:
    """More chips out of a pocket."""
    _guest(on, act.player)
    return Due().add(pay("seat-joined", act.chips, act.player))


def buy_chips(on: Scene, act: Any) -> Due:
    """Cash goes into the drop box, chips come out of the float."""
    _guest(on, act.player)
    seats = (pay(move, act.cents, act.player) for move in ("buy-in", "chips-passed"))
    return Due().add(*seats, pay("cash-dropped", act.cents))


def exchange_voucher(on: Scene, act: Any) -> Due:
    """Tokens for a voucher."""
    _guest(on, act.player)
    return Due().add(pay("tokens-exchanged", act.tokens, act.player, promotion=act.promotion))


def leave(on: Scene, act: Any) -> Due:
    """A guest goes with all that is before them, and leaves nothing on the layout."""
    _guest(on, act.player)
    if on.table.coup is not None and on.table.coup.of(act.player).cents:
        wrong(f"{act.player} left with chips on the layout.")
    on.table.guests.remove(act.player)
    return Due().add(departs(on, act.player))


def _guest(on: Scene, player: str) -> None:
    if player not in on.table.guests:
        wrong(f"{player:.60} was not at the table.")


def departs(on: Scene, player: str, back: Stake | None = None) -> Sums:
    """All that is before a player leaves with them, and what came back from the layout in the same act."""
    gone = Stake(on.stacks.of(player), on.stacks.of(player, "tokens")).plus(back or Stake())
    return pay("seat-left", gone.chips, player) + pay("tokens-left", gone.tokens, player)


# Wagers.


def place(on: Scene, act: Any) -> Due:
    """Chips or tokens go onto the layout."""
    coup = on.table.live()
    _guest(on, act.player)
    if not 0 <= act.tokens <= act.cents or not act.cents:
        wrong(f"{dollars(act.cents)} with {dollars(act.tokens)} in tokens is no stake.")
    spot, more = _spot(on, act), Stake(act.cents - act.tokens, act.tokens)
    coup.laid[spot] = coup.laid.get(spot, Stake()).plus(more)
    if not act.found:
        check_placed(on.table.limits, spot, coup.amounts)
    return Due().add(pay("seat-wager", more.chips, act.player), pay("token-wager", more.tokens, act.player))


def take_off(on: Scene, act: Any) -> Due:
    """A wager comes off or gets smaller."""
    return Due().add(on.table.live().take_off(_spot(on, act), act.leaves))


def refuse(on: Scene, act: Any) -> Due:
    """A wager goes back whole."""
    return Due().add(on.table.live().take_off(_spot(on, act)))


def _spot(on: Scene, act: Any) -> Spot:
    return act.player, act.wager, None if act.wager in on.table.common else act.box


def reduce(on: Scene, _: Any) -> Due:
    """The dealer takes off what is over a maximum of an area or the differential, in proportion."""
    table, coup, due = on.table, on.table.live(), Due()
    left = reduced(table.limits, coup.amounts, table.smallest_chip)
    if not find_game(table.edition, coup.game).reduced or left == coup.amounts:
        wrong("Wagers were reduced by rules that do not provide for it, or without being over a limit.")
    for spot, cents in left.items():
        if cents != coup.laid[spot].cents:
            due.add(coup.take_off(spot, cents))
    return due


# The coup.


def start(on: Scene, act: Any) -> Due:
    """A coup begins, under a name that is new."""
    _between(on.table)
    if any(past.key == act.key for past in on.table.past):
        wrong(f"There was a coup {act.key!r:.40} before.")
    on.table.coup, on.table.options = LiveCoup(act.key, on.table.game, (on.table.limits.sign,)), set()
    return Due()


def end_period(on: Scene, _: Any) -> Due:
    """No more bets."""
    on.table.live().open = False
    return Due()


def restart_period(on: Scene, _: Any) -> Due:
    """The time for bets begins again, while there still is some."""
    if not on.table.live().open:
        wrong("The wagering period was over already.")
    return Due()


def reopen(on: Scene, _: Any) -> Due:
    """Bets may be changed again."""
    on.table.live().open = True
    return Due()


def load(on: Scene, _: Any) -> Due:
    """Other cards are in the shoe, and none waits any more."""
    table = on.table
    table.carried, table.options = None, set()
    table.shoes, table.emptied, table.shoe = table.shoes + 1, table.shoe, Shoe(table.cut, table.cutter)
    table.cutter = None
    return Due()


def bring(on: Scene, _: Any) -> Due:
    """Other cards come to the table, and nobody has cut them."""
    on.table.cutter = None
    return Due()


def cut(on: Scene, act: Any) -> Due:
    """Cards are cut on their way to the shoe."""
    on.table.cut, on.table.cutter = act.at, str(on.body.by.name)
    return Due()


def burn(on: Scene, act: Any) -> Due:
    """The first cards leave the shoe."""
    on.table.shoe.out += [(None, card) for card in act.cards]
    return Due()


def draw(on: Scene, act: Any) -> Due:
    """A card goes to its hand; one that is not due waits for a ruling."""
    table, coup = on.table, on.table.live()
    if coup.stray is not None:
        wrong(f"{coup.stray} had come when no card was due, and nobody had ruled on it.")
    card = act.card
    if not coup.cards and table.carried is not None:
        (waits,) = table.carried
        if waits is not None and card not in (None, waits):
            wrong(f"{waits} lay there as the first card, and {card} was dealt.")
        table.carried, card = None, card or waits
    else:
        table.shoe.out.append((coup.key, card))
    if not coup.cards:
        table.options = set()
    coup.open = False
    if not is_complete(coup):
        coup.cards.append(card)
    elif card is not None:
        coup.stray = card
    else:
        # A card that nobody saw is simply the next one.
        table.carried = (None,)
    return Due()


def draw_out_of_turn(on: Scene, act: Any) -> Due:
    """A card left the shoe of the wrong table, and waits for a ruling."""
    coup = on.table.live()
    if coup.cards or coup.stray is not None:
        wrong("The coup had begun, or a card waited for a ruling already.")
    on.table.shoe.out.append((coup.key, act.card))
    coup.stray = act.card
    return Due()


def name(on: Scene, act: Any) -> Due:
    """A card that nobody knew gets its name."""
    cards = on.table.live().cards
    if not 0 <= act.place < len(cards) or cards[act.place] is not None:
        wrong(f"No unknown card lay at place {act.place}.")
    cards[act.place] = act.card
    return Due()


def take_out(on: Scene, _: Any) -> Due:
    """The cards are taken out between two coups."""
    table = on.table
    if table.coup is not None and (table.coup.cards or table.coup.laid):
        wrong("The cards were taken out in a coup.")
    table.coup, table.carried, table.options = None, None, set()
    return Due()


def end_by_restore(on: Scene, _: Any) -> Due:
    """The coup of before a restore is void, and no more cards come from its shoe."""
    on.table.carried, on.table.options = None, set()
    return rulings.void_coup(on.table, on.stacks, on.there)


def settle_first(on: Scene, _: Any) -> Due:
    """The wagers that the first four cards decide."""
    coup = on.table.live()
    coup.early = settle(on.table, coup, on.body.lines or (), first=True)
    return Due().add(*coup.early.paid.values())


def settle_all(on: Scene, _: Any) -> Due:
    """All that is left on the coup, which is over."""
    coup, lines = on.table.live(), on.body.lines or ()
    if coup.stray is not None:
        wrong(f"{coup.stray} had come when no card was due, and nobody had ruled on it.")
    done = settle(on.table, coup, lines, first=False)
    on.table.advised |= coup.advised
    on.table.finish(done)
    on.books.settlements += 1
    return Due().add(*done.paid.values())


def report_irregularity(on: Scene, act: Any) -> Due:
    """What the edition orders for a report."""
    about = ReportIrregularity(act.report, act.coup, act.actual, act.wagers)
    ruling = check_ruling(on.table, about, on.body.ruling)
    must = [order.effect for order in ruling.orders if not order.may]
    check_ordered(on.table.edition, act.report.kind, must, on.body)
    return rulings.carry_out(on.table, about, ruling, on.stacks, on.there)


def choose(on: Scene, act: Any) -> Due:
    """What a ruling left to staff."""
    if on.table.ruled is not None:
        check_ordered(on.table.edition, on.table.ruled[0].kind, [act.effect], on.body)
    return rulings.choose(on.table, act.effect, on.stacks, on.there, act.actual, act.forfeit)


def resume(on: Scene, _: Any) -> Due:
    """The coup goes on with the wagers that are left."""
    coup = on.table.live()
    coup.early = coup.early if coup.laid else Settled()
    return Due()
