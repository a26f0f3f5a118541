"""The command that comes by the thousand, decided in one go where there is nothing to decide.

The rooms say what is right. This is only faster, and a test holds the two together.
"""

import msgspec

from pitboss.floor.chip_account import ChipAccount, Layout
from pitboss.floor.chip_commands import PlaceWagers, check_play
from pitboss.floor.chip_events import WagersPlaced, moved
from pitboss.floor.played import wager_keys
from pitboss.kernel.money import LARGEST_STAKE, Cents
from pitboss.ledger.entry import Entry, Posting
from pitboss.ledger.meters import expected_balance


def place_quickly(account: object, command: PlaceWagers) -> tuple[WagersPlaced, Entry, ChipAccount] | None:
    """Wagers that are plainly good: the event, its postings and the account after it.

    Whatever is out of the ordinary gets no answer here, and the plain way decides.

    >>> from pitboss.floor.chip_events import Settings
    >>> from pitboss.ledger.meters import Meters
    >>> layouts = {"1-204": Layout("1", {"banker": 500})}
    >>> balances = {"pt/7/chips": 4_500, "pt/7/held": 500}
    >>> account = ChipAccount("7", Settings("V"), 3, balances, Meters(transfers_in=5_000), layouts)
    >>> event, _, after = place_quickly(
    ...     account, PlaceWagers("7", "1", "1-204", {"banker": 1_000, "tie": 500})
    ... )
    >>> after.chips, after.layouts["1-204"].stakes
    (3000, {'banker': 1500, 'tie': 500})
    >>> place_quickly(account, PlaceWagers("7", "1", "1-204", {"banker": 4_501}))
    """
    if type(account) is not ChipAccount or account.locked is not None or account.payouts:
        return None
    play, table, stakes, layouts = command.play, command.table, command.stakes, account.layouts
    layout = layouts.get(play)
    if layout is None:
        if check_play(account, command) is not None:
            return None
        lie: dict[str, Cents] = {}
    elif layout.table != table:
        return None
    else:
        lie = dict(layout.stakes)
    known, total, terminal = wager_keys(), 0, account.terminal
    lines: list[Posting] = []
    for wager, cents in stakes.items():
        if type(cents) is not int or not 0 < cents <= LARGEST_STAKE or wager not in known:
            return None
        lines += moved("wager", cents, terminal)
        lie[wager] = lie.get(wager, 0) + cents
        total += cents
    if not lines:
        return None
    from_chips, to_held, balances = lines[0].account, lines[1].account, account.balances
    chips, held = balances.get(from_chips, 0), balances.get(to_held, 0)
    if total > chips or chips + held != expected_balance(account.meters) or (held and not layouts):
        return None
    after = msgspec.structs.replace(
        account,
        version=account.version + 1,
        balances={**balances, from_chips: chips - total, to_held: held + total},
        layouts={**layouts, play: Layout(table, lie)},
    )
    return WagersPlaced(terminal, table, play, stakes), tuple(lines), after
