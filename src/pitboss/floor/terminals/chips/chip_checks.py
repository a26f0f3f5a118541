"""Preconditions of a chip account, and its check of its own meters."""

from pitboss.floor.terminals.chips import chip_events as happened
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.chips.chip_postings import entry as posted
from pitboss.kernel.clause import Clause
from pitboss.kernel.decision import Decided, Decision, Event, States
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, FloorPlace, Text
from pitboss.ledger.entry import check_ceiling
from pitboss.ledger.meters import self_check


def installed(states: States, terminal: str) -> ChipAccount | Rejection:
    """The account of a terminal that is installed."""
    account = states[f"pt/{terminal}"]
    if isinstance(account, ChipAccount):
        return account
    if account is None:
        return Rejection("unknown-terminal", {"terminal": f"{terminal!r:.40}"}, "4.2")
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
            return Rejection("payout-waiting", {"payout": Amount(payout.cents)}, "9.1")
    return account


def leaving(states: States, terminal: str) -> ChipAccount | Decision:
    """An account whose player may take all credits and leave."""
    account = ready(states, terminal)
    if isinstance(account, Rejection):
        return account
    if account.layouts:
        return Rejection("wagers-placed", {"case": "on-layout"}, "8.3")
    if account.chips:
        return account
    # The meters must agree before a player reads that there are no credits.
    problem = check_account(account)
    if problem is not None:
        return lock(account, problem)
    return Rejection("insufficient-funds", {"case": "no-credits"}, "8.4")


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
    there = Amount(account.chips)
    return Rejection("over-limit", {"case": "credit-meter", "most": Amount(most), "there": there})


def take(account: ChipAccount, event: Event) -> Decision:
    """Money is staked or paid out. The meters must agree before each such step, or the account is locked."""
    problem = check_account(account)
    return one_event(account, event) if problem is None else lock(account, problem)


def lock(account: ChipAccount, problem: Text) -> Decided:
    """Refuses the request, and records the reason as an incident."""
    incident = one_event(account, happened.AccountLocked(account.terminal, problem))
    return Decided(incident.events, locked(problem))


def check_account(account: ChipAccount) -> Text | None:
    """What is wrong with the account: its meters disagree, or it holds stakes without a wager."""
    problem = self_check(account.meters, account.credit)
    if problem is None and not account.layouts and account.credit != account.chips:
        return Text("held-for-no-wager", {"held": Amount(account.credit - account.chips)})
    return problem


def locked(problem: Text) -> Rejection:
    """The rejection while no money may move."""
    return Rejection("account-locked", {"problem": problem})


def player_left() -> Rejection:
    """The rejection when the credits belong to the next player."""
    return Rejection("player-left", clause="11.5")


def not_recalled(account: ChipAccount, play: str, clause: Clause) -> Rejection:
    """The rejection where a terminal knows of no wager on a play."""
    return Rejection(
        "wager-not-placed",
        {"case": "not-recalled", "terminal": FloorPlace(f"pt/{account.terminal}"), "play": f"{play:.40}"},
        clause,
    )


def bad_name(name: str) -> Rejection:
    """The rejection of a name."""
    return Rejection("bad-name", {"case": "letters-digits", "name": f"{name!r:.60}"})
