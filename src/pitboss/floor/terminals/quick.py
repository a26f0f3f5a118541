"""The command that comes by the thousand, decided in one go where there is nothing to decide.

The rooms say what is right. This is only faster, and a test holds the two together.
"""

import msgspec

from pitboss.floor.terminals.chip_account import ChipAccount, Layout
from pitboss.floor.terminals.chip_events import WagersPlaced, moved
from pitboss.floor.terminals.played import wager_keys
from pitboss.floor.terminals.wager_commands import PlaceWagers, check_play
from pitboss.kernel.money import LARGEST_STAKE
from pitboss.ledger.entry import Entry
from pitboss.ledger.meters import expected_balance


def place_quickly(account: object, command: PlaceWagers) -> tuple[WagersPlaced, Entry, ChipAccount] | None:
    """Wagers that are plainly good: the event, its postings and the account after it.

    Whatever is out of the ordinary gets no answer here, and the plain way decides.

    >>> from pitboss.floor.terminals.chip_events import Settings
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
    elif layout.table != table:
        return None
    known, terminal = wager_keys(), account.terminal
    entry: Entry = ()
    total = 0
    for wager, cents in stakes.items():
        if type(cents) is not int or not 0 < cents <= LARGEST_STAKE or wager not in known:
            return None
        entry += moved("wager", cents, terminal)
        total += cents
    if not entry:
        return None
    balances = account.balances
    chips, held = balances.get(entry[0].account, 0), balances.get(entry[1].account, 0)
    if total > chips or chips + held != expected_balance(account.meters) or (held and not layouts):
        return None
    event = WagersPlaced(terminal, table, play, stakes)
    return event, entry, _lay(account, event, entry)


def follow_quickly(account: ChipAccount, event: WagersPlaced) -> ChipAccount:
    """The account after chips went onto a layout.

    >>> from pitboss.floor.terminals.chip_events import Settings
    >>> account = ChipAccount("7", Settings("V"), 3, {"pt/7/chips": 5_000})
    >>> follow_quickly(account, WagersPlaced("7", "1", "1-204", {"banker": 500})).balances
    {'pt/7/chips': 4500, 'pt/7/held': 500}
    """
    return _lay(account, event, moved("wager", 1, account.terminal))


def _lay(account: ChipAccount, event: WagersPlaced, like: Entry) -> ChipAccount:
    """The account after chips went onto a layout, by postings between the same accounts as these."""
    layouts, balances, total = dict(account.layouts), dict(account.balances), 0
    layout = layouts.get(event.play)
    lie = {} if layout is None else dict(layout.stakes)
    for wager, cents in event.stakes.items():
        lie[wager] = lie.get(wager, 0) + cents
        total += cents
    layouts[event.play] = Layout(event.table, lie)
    chips, held = like[0][0], like[1][0]
    balances[chips] = balances.get(chips, 0) - total
    balances[held] = balances.get(held, 0) + total
    return msgspec.structs.replace(account, version=account.version + 1, balances=balances, layouts=layouts)
