"""Preconditions of a chip account, and its check of its own meters."""

from pitboss.floor.terminals.chips import chip_events as happened
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.chips.chip_postings import entry as posted
from pitboss.kernel.decision import Decided, Decision, Event, States
from pitboss.kernel.money import dollars, price
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.entry import check_ceiling
from pitboss.ledger.meters import self_check


def installed(states: States, terminal: str) -> ChipAccount | Rejection:
    """The account of a terminal that is installed."""
    account = states[f"pt/{terminal}"]
    if isinstance(account, ChipAccount):
        return account
    if account is None:
        return Rejection("unknown-terminal", f"There is no player terminal {terminal!r:.40}.", "4.2")
    raise AssertionError(f"pt/{terminal} holds no chip account")


def unlocked(states: States, terminal: str) -> ChipAccount | Rejection:
    """An account that is not locked."""
    account = installed(states, terminal)
    if isinstance(account, Rejection) or account.locked is None:
        return account
    return locked(account.locked)


def ready(states: States, terminal: str) -> ChipAccount | Rejection:
    """An account that may receive and pay money."""
    account = unlocked(states, terminal)
    if isinstance(account, Rejection) or not account.payouts:
        return account
    for payout in account.payouts.values():
        if not payout.aside:
            message = f"The staff pay {price(payout.cents)} by hand first: please wait for them."
            return Rejection("payout-waiting", message, "9.1")
    return account


def leaving(states: States, terminal: str) -> ChipAccount | Decision:
    """An account whose player may take all credits and leave."""
    account = ready(states, terminal)
    if isinstance(account, Rejection):
        return account
    if account.layouts:
        message = "Take the chips off the layout first, or wait for the result."
        return Rejection("wagers-placed", message, "8.3")
    if account.chips:
        return account
    # The meters must agree before a player reads that there are no credits.
    problem = check_account(account)
    if problem is not None:
        return lock(account, problem)
    return Rejection("insufficient-funds", "There are no credits to cash out.", "8.4")


def one_event(account: ChipAccount, event: Event) -> Decided:
    """One event of this account, and nothing else."""
    return Decided(((f"pt/{account.terminal}", event),))


def add(account: ChipAccount, event: Event) -> Decision:
    """Money comes in, up to the credit limit."""
    entry, chips, most = posted(event), f"pt/{account.terminal}/chips", account.settings.credit_limit
    refused = check_ceiling(account.balances, entry, chips, most)
    if refused is None:
        return one_event(account, event)
    # The message says what players see on the meter, because they do not know accounts.
    there = f"{price(account.chips)} is there"
    return Rejection(
        refused.code, f"Up to {price(most)} can be on the credit meter, and {there}: this goes back."
    )


def take(account: ChipAccount, event: Event) -> Decision:
    """Money is staked or paid out. The meters must agree before each such step, or the account is locked."""
    problem = check_account(account)
    return one_event(account, event) if problem is None else lock(account, problem)


def lock(account: ChipAccount, problem: str) -> Decided:
    """Refuses the request, and records the reason as an incident."""
    incident = one_event(account, happened.AccountLocked(account.terminal, problem))
    return Decided(incident.events, locked(problem))


def check_account(account: ChipAccount) -> str | None:
    """What is wrong with the account: its meters disagree, or it holds stakes without a wager."""
    problem = self_check(account.meters, account.credit)
    if problem is None and not account.layouts and account.credit != account.chips:
        return f"{dollars(account.credit - account.chips)} is held for no wager."
    return problem


def locked(problem: str) -> Rejection:
    """The rejection while no money may move."""
    return Rejection("account-locked", f"The account is locked: {problem} Call a supervisor.")


def player_left() -> Rejection:
    """The rejection when the credits belong to the next player."""
    message = "The player has cashed out since: the cage pays or claims the difference."
    return Rejection("player-left", message, "11.5")


def bad_name(name: str) -> Rejection:
    """The rejection of a name."""
    return Rejection("bad-name", f"{name!r:.60} is no name: write letters, digits and hyphens.")
