"""The one command that comes by the thousand, decided in one go where there is nothing to decide.

The rooms say what is right. This is only faster, and a test holds the two together.
"""

from collections.abc import Mapping
from functools import lru_cache

import msgspec

from pitboss.floor.chip_account import ChipAccount, Layout
from pitboss.floor.chip_commands import PlaceWager, check_play
from pitboss.floor.chip_events import WagerPlaced, entry
from pitboss.floor.played import wager_keys
from pitboss.kernel.money import Cents
from pitboss.ledger.entry import Entry
from pitboss.ledger.meters import expected_balance


def place_quickly(account: object, command: PlaceWager) -> tuple[WagerPlaced, Entry, ChipAccount] | None:
    """A wager that is plainly good: the event, its postings and the account after it.

    Whatever is out of the ordinary gets no answer here, and the plain way decides.

    >>> from pitboss.floor.chip_events import Settings
    >>> from pitboss.ledger.meters import Meters
    >>> layouts = {"1-204": Layout("1", {"banker": 500})}
    >>> balances = {"pt/7/chips": 4_500, "pt/7/held": 500}
    >>> account = ChipAccount("7", Settings("V"), 3, balances, Meters(transfers_in=5_000), layouts)
    >>> event, _, after = place_quickly(account, PlaceWager("7", "1", "1-204", "banker", 1_000))
    >>> event.cents, after.chips, after.layouts["1-204"].stakes
    (1000, 3500, {'banker': 1500})
    >>> place_quickly(account, PlaceWager("7", "1", "1-204", "banker", 4_501))
    """
    if not isinstance(account, ChipAccount) or account.locked is not None or account.payouts:
        return None
    play, wager, cents = command.play, command.wager, command.cents
    layout = account.layouts.get(play)
    if layout is None:
        if check_play(account, command) is not None:
            return None
    elif layout.table != command.table:
        return None
    stakes: Mapping[str, Cents] = {} if layout is None else layout.stakes
    chips_name, held_name = _names(account.terminal)
    balances = account.balances
    chips, held = balances.get(chips_name, 0), balances.get(held_name, 0)
    if type(cents) is not int or not 0 < cents <= chips or wager not in wager_keys():
        return None
    if expected_balance(account.meters) != chips + held:
        return None
    event = WagerPlaced(command.terminal, command.table, play, wager, cents)
    after = msgspec.structs.replace(
        account,
        version=account.version + 1,
        balances={**balances, chips_name: chips - cents, held_name: held + cents},
        layouts={
            **account.layouts,
            play: Layout(command.table, {**stakes, wager: stakes.get(wager, 0) + cents}),
        },
    )
    return event, entry(event), after


@lru_cache(1 << 12)
def _names(terminal: str) -> tuple[str, str]:
    return f"pt/{terminal}/chips", f"pt/{terminal}/held"
