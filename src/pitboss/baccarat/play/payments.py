"""What an act did to the wagers of each player: what the dealer pays, takes and gives back."""

from typing import NamedTuple

from pitboss.acting.acts.act import Spot, WagerResult
from pitboss.acting.state import change
from pitboss.baccarat.state import GamingTable, PastCoup, Payment, Payments, PlacedWager
from pitboss.game.settlement import Outcome
from pitboss.kernel.money import Cents

Stakes = dict[tuple[str, Spot], "_Stake"]


class _Stake(NamedTuple):
    """A stake, and what became of it."""

    cents: Cents
    net: int | None = None
    """What it won or lost. None while it lies on the layout."""
    uncounted: Cents = 0
    """The part of it that did not count."""


def with_payments(now: GamingTable, before: GamingTable) -> GamingTable:
    """The table after an act, with what the act did to wagers that lay there or were settled.

    An act that did nothing to any keeps what the last one did.
    """
    if (now.past, now.recalled, now.coup) == (before.past, before.recalled, before.coup):
        return now
    were, are = _stakes(before), _stakes(now)
    rows = tuple(
        row
        for (key, spot), stake in were.items()
        if (row := _payment(before, spot, stake, are.get((key, spot)))) is not None
    )
    plays = [key for (key, spot), stake in were.items() if are.get((key, spot)) != stake]
    if not rows:
        return now
    return change(now, payments=Payments(plays[-1], (*_earlier(before, plays[-1], rows), *rows)))


def _earlier(table: GamingTable, key: str, rows: tuple[Payment, ...]) -> tuple[Payment, ...]:
    """What earlier steps of the coup did to other wagers.

    Losing wagers are collected before others are paid.
    """
    payments, coup = table.payments, table.coup
    if payments is None or coup is None or not payments.coup == coup.key == key:
        return ()
    spots = {(row.player, row.wager, row.box) for row in rows}
    return tuple(row for row in payments.rows if (row.player, row.wager, row.box) not in spots)


def _payment(table: GamingTable, spot: Spot, was: _Stake, now: _Stake | None) -> Payment | None:
    """What became of one stake. None if nothing did."""
    if was == now or (now is None and was.net is not None):
        # A past coup that the table no longer recalls is as it was.
        return None
    net, back = 0, 0
    if now is None:
        back = was.cents
    elif now.net is None:
        # It lies there again, or less of it does.
        net, back = -(was.net or 0), max(0, was.cents - now.cents)
    elif was.net is None:
        net, back = now.net, now.uncounted
    else:
        net = now.net - was.net
    guest = table.guests.get(spot.player)
    seat = None if guest is None else guest.seat
    return Payment(spot.player, seat, spot.key, spot.box, net, back)


def _stakes(now: GamingTable) -> Stakes:
    """Every stake on the layout and of the coups that the table recalls."""
    found: Stakes = {}
    for past in (*now.recalled, *now.past):
        lines = {line.spot: line for line in past.lines}
        for placed in past.wagers:
            found[past.key, placed.spot] = _past(past, placed, lines.get(placed.spot))
    coup = now.coup
    if coup is not None:
        found |= {(coup.key, placed.spot): _Stake(placed.cents) for placed in coup.wagers}
        found |= {(coup.key, line.spot): _settled(line) for line in coup.settled}
    return found


def _past(past: PastCoup, placed: PlacedWager, line: WagerResult | None) -> _Stake:
    if line is not None:
        return _settled(line)
    if placed.player in past.forfeits:
        return _Stake(placed.cents, -placed.cents)
    return _Stake(placed.cents, 0, placed.cents)


def _settled(line: WagerResult) -> _Stake:
    net = -line.counts if line.outcome is Outcome.LOSE else line.won
    return _Stake(line.stake, net, line.stake - line.counts)
