"""People at the table: they join, sit, bring chips and tokens, leave, or must leave."""

import re
from collections.abc import Collection, Iterable, Mapping

from msgspec.structs import force_setattr

from pitboss.acting.acts.act import Act, ActContext, ActResult, Money, money_entry, pay
from pitboss.acting.registers.breaches import check_excluded
from pitboss.acting.registers.breaches import check_vacate as check_idle
from pitboss.acting.registers.recording import note, record
from pitboss.acting.setups.setup import open_boxes
from pitboss.acting.state import change
from pitboss.baccarat.play.limit_changes import leave as leave_limits
from pitboss.baccarat.play.limit_changes import move_markers
from pitboss.baccarat.setup import SETUPS
from pitboss.baccarat.state import GamingTable, Guest, LiveCoup
from pitboss.game.offer import check_player
from pitboss.game.wagers import Moment
from pitboss.kernel.money import Cents
from pitboss.kernel.names import NAME
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import FloorPlace, ListOf, Text
from pitboss.ledger.moves import read_amount
from pitboss.patron.names import is_person_name, normal_name
from pitboss.rules.conduct import GUESTS
from pitboss.rules.equipment import Quantity

MOST_GUESTS = 60
"""With more guests, nobody could see the layout."""


class Join(Act, frozen=True):
    """A guest joins the table, seated or standing, with chips and tokens."""

    player: str
    """Their name. A number after it tells people of one name apart: "Mr Lee 2"."""
    seat: int | None = None
    chips: Cents = 0
    tokens: Cents = 0
    number: int | None = None
    """Their number, if staff know it: another person of the same name may be excluded."""

    def __post_init__(self) -> None:
        """Keeps the name composed, since accounts and acts are found by it."""
        force_setattr(self, "player", normal_name(self.player))


class NameGuest(Act, frozen=True):
    """Staff call a guest by another name. Chips and wagers stay under the one by which they joined."""

    player: str
    name: str

    def __post_init__(self) -> None:
        """Keeps the name composed."""
        force_setattr(self, "name", normal_name(self.name))


class BringChips(Act, frozen=True):
    """A player brings more chips from the pocket."""

    player: str
    chips: Cents


class BuyChips(Act, frozen=True):
    """A player buys chips for cash, which goes into the drop box."""

    player: str
    cents: Cents


class ExchangeVoucher(Act, frozen=True):
    """The dealer gives promotional tokens for a voucher of a promotion."""

    player: str
    promotion: str
    tokens: Cents
    voucher: str = ""
    """The number that is printed on it. Earlier releases did not ask for it."""


class TakeSeat(Act, frozen=True):
    """A guest sits down at another place, or gets up."""

    player: str
    seat: int | None = None


class Leave(Act, frozen=True):
    """A guest leaves with all chips and tokens."""

    player: str


class Vacate(Act, frozen=True):
    """A player who let three coups pass at a full table must give up the seat."""

    player: str
    passed: int = 0
    """How many coups in a row they let pass at a player terminal. The server counts these three."""
    terminals: int = 0
    in_use: int = 0


def check_join(now: GamingTable, act: Join, context: ActContext) -> Rejection | None:
    """Requires room for a new guest, and that they are not excluded."""
    if act.number is not None and context.by.role in GUESTS:
        return Rejection("not-authorised", {"case": "patron-by-staff"})
    if not is_person_name(act.player):
        return Rejection("bad-name", {"case": "guest", "name": f"{act.player!r:.60}"})
    return (
        _check_name_free(now, act.player)
        or check_excluded(now.edition, now.excluded, act.player)
        or check_listed(now, {act.player: act.number}, now.reserved_for)
        or _check_number(now, act.number)
        or _check_seat(now, act.seat)
        or _check_room(now)
        or check_player(now.offer, [(name, None) for name in now.guests], 0)
        or _check_amounts(act.chips, act.tokens)
    )


def apply_join(now: GamingTable, act: Join, _: ActContext) -> ActResult[GamingTable]:
    """A new guest, with chips and tokens."""
    guests = {**now.guests, act.player: Guest(act.seat, patron=act.number)}
    money = (*pay("seat-joined", act.chips, act.player), *pay("tokens-joined", act.tokens, act.player))
    return ActResult(change(_lift(now), guests=guests), money)


def check_name_guest(now: GamingTable, act: NameGuest, _: ActContext) -> Rejection | None:
    """Requires a name that nobody else has here."""
    if not is_person_name(act.name):
        return Rejection("bad-name", {"case": "guest", "name": f"{act.name!r:.60}"})
    return check_playing(now, act.player) or _check_name_free(now, act.name)


def apply_name_guest(now: GamingTable, act: NameGuest, _: ActContext) -> GamingTable:
    """A guest is called by another name from now on."""
    guest = now.guests.get(act.player)
    if guest is None:
        return now
    name = None if act.name == act.player else act.name
    return change(now, guests={**now.guests, act.player: change(guest, name=name)})


def check_bring_chips(now: GamingTable, act: BringChips, _: ActContext) -> Rejection | None:
    """Requires a guest, and an amount that can be booked."""
    return check_playing(now, act.player) or _check_amount(act.chips)


def apply_bring_chips(now: GamingTable, act: BringChips, _: ActContext) -> ActResult[GamingTable]:
    """A player has more chips."""
    return ActResult(now, pay("seat-joined", act.chips, act.player))


def check_buy_chips(now: GamingTable, act: BuyChips, _: ActContext) -> Rejection | None:
    """Requires a table where the dealer sells chips for cash."""
    refused = check_playing(now, act.player) or _check_counter(now) or _check_amount(act.cents)
    if refused is None and now.record.cashless:
        drop_box = (row.clause for row in now.edition.equipment if row.quantity is Quantity.ONE_FOR_CASH)
        return Rejection("cashless-table", clause=next(drop_box, None))
    return refused


def apply_buy_chips(now: GamingTable, act: BuyChips, _: ActContext) -> ActResult[GamingTable]:
    """Cash goes into the drop box, and chips come out of the float."""
    steps = ("buy-in", "chips-passed")
    money = tuple(line for key in steps for line in pay(key, act.cents, act.player))
    return ActResult(now, (*money, *pay("cash-dropped", act.cents)))


def check_exchange_voucher(now: GamingTable, act: ExchangeVoucher, _: ActContext) -> Rejection | None:
    """Requires a table where the dealer accepts vouchers, and a promotion with a name."""
    refused = check_playing(now, act.player) or _check_counter(now) or _check_amount(act.tokens)
    if refused is None and re.fullmatch(NAME, act.promotion) is None:
        return Rejection("bad-name", {"case": "promotion", "name": f"{act.promotion!r:.60}"})
    return refused


def apply_exchange_voucher(now: GamingTable, act: ExchangeVoucher, _: ActContext) -> ActResult[GamingTable]:
    """The player receives tokens for a voucher, at its full value."""
    return ActResult(now, pay("tokens-exchanged", act.tokens, act.player, promotion=act.promotion))


def check_take_seat(now: GamingTable, act: TakeSeat, _: ActContext) -> Rejection | None:
    """Requires a free seat or, to get up, a seat to give up."""
    return (
        check_playing(now, act.player)
        or _check_cards(now, act.player)
        or _check_seat(now, act.seat)
        or (_check_seated(now, act.player) if act.seat is None else None)
    )


def apply_take_seat(now: GamingTable, act: TakeSeat, _: ActContext) -> GamingTable:
    """A guest changes places, with their markers. A guest without a seat stands."""
    guest = now.guests.get(act.player)
    if guest is None:
        return now
    if act.seat is None:
        return _get_up(now, act.player)
    # Changing places is not joining: the coups that they let pass still count.
    idle = 0 if guest.seat is None else guest.idle
    bank = change(now.bank, seat=act.seat) if now.bank.holder == act.player else now.bank
    in_force = None if now.in_force is None else move_markers(now.in_force, act.player, act.seat)
    guests = {**now.guests, act.player: change(guest, seat=act.seat, idle=idle)}
    return change(now, guests=guests, in_force=in_force, bank=bank)


def check_leave(now: GamingTable, act: Leave, _: ActContext) -> Rejection | None:
    """Requires that no chips of a guest are on the layout."""
    return check_guest(now, act.player) or _check_free(now, act.player)


def apply_leave(now: GamingTable, act: Leave, _: ActContext) -> ActResult[GamingTable]:
    """A guest leaves."""
    return depart(now, act.player)


def check_vacate(now: GamingTable, act: Vacate, _: ActContext) -> Rejection | None:
    """Requires a full table, and a player who let too many coups pass. At terminals, `player` is one."""
    if now.play.cash_out is not None:
        idle_at = check_idle(now.edition, act.terminals, act.in_use, act.passed)
        return idle_at if isinstance(idle_at, Rejection) else None
    refused = check_guest(now, act.player) or _check_seated(now, act.player) or _check_cards(now, act.player)
    if refused is not None:
        return refused
    idle = now.guests[act.player].idle
    if now.coup is not None and act.player in now.coup.staked:
        idle = 0
    clause = check_idle(now.edition, len(open_boxes(now.record)), len(now.seats_taken), idle)
    return clause if isinstance(clause, Rejection) else None


def apply_vacate(now: GamingTable, act: Vacate, context: ActContext) -> GamingTable:
    """The seat is free, and its player may stay and stand. At a terminal the demand goes on record."""
    if act.player in now.guests:
        return _get_up(now, act.player)
    row, place = now.edition.conduct.vacate, FloorPlace(f"pt/{act.player}")
    words = Text("incident-vacated", {"terminal": place})
    clause = None if row is None else row.clause
    return record(now, note(context, "notice", "vacated", words, clause, people=[act.player]))


def depart(now: GamingTable, player: str) -> ActResult[GamingTable]:
    """A guest is gone, with all chips, tokens and markers."""
    chips, tokens = holdings(now, player)
    guests = {name: guest for name, guest in now.guests.items() if name != player}
    in_force = None if now.in_force is None else leave_limits(now.in_force, player)
    bank = change(now.bank, holder=None) if now.bank.holder == player else now.bank
    coup = None if now.coup is None else _without(now.coup, player)
    table = change(now, guests=guests, in_force=in_force, bank=bank, coup=coup)
    return ActResult(table, (*pay("seat-left", chips, player), *pay("tokens-left", tokens, player)))


def depart_all(now: GamingTable, players: Iterable[str]) -> ActResult[GamingTable]:
    """These guests are gone."""
    money: tuple[Money, ...] = ()
    for player in players:
        gone = depart(now, player)
        now, money = gone.state, (*money, *gone.money)
    return ActResult(now, money)


def holdings(now: GamingTable, player: str, money: tuple[Money, ...] = ()) -> tuple[Cents, Cents]:
    """The chips and tokens of a player, after these transactions of the same act."""
    ends = (f"/seat/{player}/stack", f"/seat/{player}/tokens")
    lines = (*now.balances.items(), *money_entry("", money))
    chips, tokens = (sum(cents for account, cents in lines if account.endswith(end)) for end in ends)
    return chips, tokens


def check_guest(now: GamingTable, player: str) -> Rejection | None:
    """Requires that a player is at the table."""
    if player in now.guests:
        return None
    return Rejection("not-at-table", {"player": player})


def check_listed(
    now: GamingTable, people: Mapping[str, int | None], listed: Collection[int]
) -> Rejection | None:
    """Requires people whom a table may admit: a list names them, or it is in a salon and has no list."""
    area = now.area
    if area is None or not (listed or area.reserved):
        return None
    others = tuple(name for name, number in people.items() if number not in listed)
    if not others:
        return None
    return Rejection(
        "not-on-list", {"case": "by-number" if listed else "no-list", "players": ListOf(others)}, area.clause
    )


def check_playing(now: GamingTable, player: str) -> Rejection | None:
    """Requires a player at the table who was not excluded."""
    refused = check_guest(now, player)
    leaving = None if refused is not None else now.guests[player].leaving
    if leaving is None:
        return refused
    return Rejection("person-excluded", {"case": "leaving", "person": player}, leaving)


def _check_free(now: GamingTable, player: str) -> Rejection | None:
    """Requires that a player can leave: no wagers on the layout, no cards held."""
    coup = now.coup
    if coup is None:
        return None
    if any(placed.player == player for placed in coup.wagers):
        return Rejection("wagers-placed", {"case": "chips-on-layout", "player": player})
    return _check_cards(now, player)


def box_of(now: GamingTable, player: str) -> int | None:
    """The box of a player: the seat or, standing, the box that they last bet from."""
    guest = now.guests.get(player)
    if guest is not None and guest.seat is not None:
        return guest.seat
    wagers = [placed for past in now.past for placed in past.wagers]
    wagers += now.coup.wagers if now.coup is not None else ()
    return next(
        (placed.box for placed in wagers[::-1] if placed.player == player and placed.box is not None), None
    )


def _lift(now: GamingTable) -> GamingTable:
    """The table accepts wagers again: a new guest agreed to no no-bet coup, and the table is not empty.

    A coup that waits for its first card accepts them, too, unless its wagering period is over.
    """
    order, coup = now.no_bet, now.coup
    if order is None:
        return now
    waits = coup is not None and not coup.cards and coup.moment is Moment.OPEN
    if coup is not None and waits and coup.no_bet == order.clause:
        coup = change(coup, no_bet=None, method=now.method, face=now.face)
    return change(now, no_bet=None, coup=coup)


def _get_up(now: GamingTable, player: str) -> GamingTable:
    """The seat is free. Its player may stay and stand, but loses a role that needs a seat."""
    bank = change(now.bank, holder=None) if now.bank.holder == player else now.bank
    stands = change(now.guests[player], seat=None, idle=0)
    return change(now, guests={**now.guests, player: stands}, bank=bank)


def _without(coup: LiveCoup, player: str) -> LiveCoup:
    """A coup whose cards go to others than a player."""
    lines = {hand: tuple(name for name in line if name != player) for hand, line in coup.lines.items()}
    return change(coup, lines=lines)


def _check_cards(now: GamingTable, player: str) -> Rejection | None:
    if now.coup is not None and any(card.out and card.to == player for card in now.coup.cards):
        return Rejection("cards-held", {"player": player})
    return None


def _check_seated(now: GamingTable, player: str) -> Rejection | None:
    if now.guests[player].seat is not None:
        return None
    return Rejection("not-seated", {"case": "no-seat", "player": player})


def _check_number(now: GamingTable, number: int | None) -> Rejection | None:
    """Requires that nobody is at the table as two guests."""
    known = (name for name, guest in now.guests.items() if number is not None and guest.patron == number)
    there = next(known, None)
    return None if there is None else Rejection("already-there", {"player": there})


def _check_counter(now: GamingTable) -> Rejection | None:
    """Requires that the dealer sells chips here. At a game on terminals, these take the money."""
    if now.play.cash_out is None:
        return None
    return Rejection("terminals-only", {"case": "money"}, now.play.tenders.clause)


def _check_name_free(now: GamingTable, name: str) -> Rejection | None:
    """Requires that nobody at the table has this name, or is called so."""
    if any(name in (player, now.called(player)) for player in now.guests):
        return Rejection("already-there", {"player": name})
    return None


def _check_room(now: GamingTable) -> Rejection | None:
    """Requires room around the table, seated or standing."""
    if len(now.guests) < MOST_GUESTS:
        return None
    return Rejection("table-full", {"case": "no-room", "people": MOST_GUESTS})


def _check_seat(now: GamingTable, seat: int | None) -> Rejection | None:
    if seat is None:
        return None
    taken = now.seats_taken.get(seat)
    if taken is not None:
        return Rejection("seat-taken", {"seat": seat, "player": taken})
    return SETUPS.check_place(now.record, seat)


def _check_amounts(*amounts: Cents) -> Rejection | None:
    """Requires valid amounts, of which some may be zero."""
    return next(filter(None, (_check_amount(amount) for amount in amounts if amount != 0)), None)


def _check_amount(cents: Cents) -> Rejection | None:
    read = read_amount(cents)
    return read if isinstance(read, Rejection) else None
