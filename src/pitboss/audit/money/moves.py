"""The auditor's table of till transactions: the accounts that each debits and credits."""

import re
from collections.abc import Mapping

from pitboss.audit.finding import wrong
from pitboss.audit.money.accounts import GUEST, NAME, Lines, shift, side
from pitboss.kernel.money import Cents

CHIPS_OUT = "house/chips > table/{table}/float"
CHIPS_IN = "table/{table}/float > house/chips"
SEAT = "table/{table}/seat/{seat}"
ISSUED, ENTRANT = "tournament/{tournament}/issued", "tournament/{tournament}/entrant/{entrant}/chips"

MOVES = {
    "late-win": "table/{table}/win > cage/cash",
    "late-return": "cage/cash > table/{table}/win",
    "late-claim": "house/unclaimed > cage/cash",
    "late-payment": "house/withheld > cage/cash",
    "capital": "cage/cash > house/capital",
    "chips-made": "cage/chips > house/issue",
    "chips-outstanding": "house/capital > house/pockets, house/chips > house/issue",
    "chips-sold": "cage/cash > house/pockets, house/chips > cage/chips",
    "kiosk-filled": "kiosk/{kiosk}/cash > cage/cash",
    "kiosk-emptied": "cage/cash > kiosk/{kiosk}/cash",
    "chips-cashed": "house/pockets > cage/cash, cage/chips > house/chips",
    "fill": "table/{table}/float > cage/chips",
    "float-credit": "cage/chips > table/{table}/float",
    "buy-in": f"table/{{table}}/cash > {SEAT}/buy-in",
    "chips-passed": f"{SEAT}/buy-in > {SEAT}/stack, {CHIPS_OUT}",
    "cash-dropped": "table/{table}/drop > table/{table}/cash",
    "drop-counted": "cage/cash > table/{table}/drop",
    "seat-joined": f"house/pockets > {SEAT}/stack",
    "seat-left": f"{SEAT}/stack > house/pockets",
    "seat-wager": f"{SEAT}/stack > {SEAT}/held",
    "seat-wager-back": f"{SEAT}/held > {SEAT}/stack",
    "seat-stake-lost": f"{SEAT}/held > table/{{table}}/win, {CHIPS_IN}",
    "seat-win-paid": f"table/{{table}}/win > {SEAT}/stack, {CHIPS_OUT}",
    "seat-win-rounded": f"house/rounding > {SEAT}/stack, {CHIPS_OUT}",
    "tokens-exchanged": f"promotion/{{promotion}}/cost > {SEAT}/tokens",
    "tokens-joined": f"house/tokens > {SEAT}/tokens",
    "tokens-left": f"{SEAT}/tokens > house/tokens",
    "token-wager": f"{SEAT}/tokens > {SEAT}/token-held",
    "token-wager-back": f"{SEAT}/token-held > {SEAT}/tokens",
    "token-stake-lost": f"{SEAT}/token-held > table/{{table}}/win",
    "win-claimed": "table/{table}/overpaid > table/{table}/win",
    "stake-owed": "table/{table}/win > table/{table}/underpaid",
    "overpaid": f"table/{{table}}/overpaid > house/pockets, {CHIPS_OUT}",
    "overpaid-back": f"house/pockets > table/{{table}}/overpaid, {CHIPS_IN}",
    "overpaid-lost": "table/{table}/win > table/{table}/overpaid",
    "underpaid": f"house/pockets > table/{{table}}/underpaid, {CHIPS_IN}",
    "underpaid-paid": f"table/{{table}}/underpaid > house/pockets, {CHIPS_OUT}",
    "tokens-given": "promotion/{promotion}/cost > promotion/{promotion}/tokens",
    "tokens-played": "promotion/{promotion}/tokens > table/{table}/win",
    "prize-won": "house/prizes > prize/{prize}/payable",
    "prize-paid": "prize/{prize}/payable > cage/cash",
    "prize-unclaimed": "prize/{prize}/payable > house/unclaimed",
    "entry-fee": "cage/cash > tournament/{tournament}/fees",
    "pool-fed": "tournament/{tournament}/fees > tournament/{tournament}/pool",
    "pool-added": "house/prizes > tournament/{tournament}/pool",
    "pool-prize": "tournament/{tournament}/pool > tournament/{tournament}/prize/{prize}",
    "pool-prize-paid": "tournament/{tournament}/prize/{prize} > cage/cash",
    "pool-prize-unclaimed": "tournament/{tournament}/prize/{prize} > house/unclaimed",
    "tournament-chips": f"{ISSUED} > {ENTRANT}",
    "tournament-chips-back": f"{ENTRANT} > {ISSUED}",
}
"""Every transaction made by hand: debited account > credited account."""


def moved(move: str, cents: Cents, names: Mapping[str, str]) -> Lines:
    """The postings of a transaction.

    >>> moved("drop-counted", 500, {"table": "3"})
    (('cage/cash', -500), ('table/3/drop', 500))
    """
    legs = MOVES.get(move)
    if legs is None:
        wrong("audit-no-move", move=move)
    fit = all((GUEST if of == "seat" else NAME).fullmatch(name) for of, name in names.items())
    if names.keys() != set(re.findall(r"{(\w+)}", legs)) or not fit:
        wrong("audit-move-names", move=move)
    pairs = (leg.split(" > ") for leg in legs.format_map(names).split(", "))
    return tuple(line for source, target in pairs for line in shift(source, target, cents))


def stream_of(lines: Lines) -> str:
    """The stream of a transaction: that of an account that may not pass zero, so that it is checked there.

    >>> stream_of(moved("drop-counted", 500, {"table": "3"}))
    'table/3'
    """
    accounts = [account for account, _ in lines]
    watched = [account for account in accounts if side(account)]
    return "/".join((watched or accounts)[0].split("/")[:2])
