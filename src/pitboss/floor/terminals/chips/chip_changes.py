"""How each event changes the chip account of a player terminal."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from pitboss.floor.terminals.chips import chip_events as happened
from pitboss.floor.terminals.chips.chip_account import (
    ChipAccount,
    GivenBack,
    Owed,
    Payout,
    PlayStakes,
    PutRight,
    Recalled,
)
from pitboss.floor.tickets.holds import Answer, Hold
from pitboss.kernel.decision import Event
from pitboss.kernel.money import Cents
from pitboss.ledger.entry import Entry, post, post_own

RECALLED_PLAYS = 10
"""How many plays a terminal recalls: the latest and the nine before it."""
MOST_EARLIER_PLAYS = 100
"""How many plays that were brought back it recalls besides: more than its games do together."""


def evolve(account: ChipAccount | None, event: Event, entry: Entry) -> ChipAccount | None:
    """The account after an event and its postings. There is none before the terminal was installed.

    >>> from pitboss.floor.terminals.chips.chip_postings import entry
    >>> account = evolve(None, happened.TerminalSet("7", happened.Settings("Pitboss")), ())
    >>> note = happened.NoteInserted("7", 5_000)
    >>> account = evolve(account, note, entry(note))
    >>> account.chips, account.meters.notes
    (5000, {5000: 1})
    """
    if isinstance(event, happened.TerminalSet):
        if account is None:
            return ChipAccount(event.terminal, event.settings)
        return msgspec.structs.replace(account, settings=event.settings, version=account.version + 1)
    if account is None:
        return None
    changes = CHANGES[type(event)](account, event)
    balances = post_own(account.balances, entry) if entry else account.balances
    return msgspec.structs.replace(account, version=account.version + 1, balances=balances, **changes)


Changes = dict[str, Any]
"""The fields of the account that an event changes, beside balances.

What an event is about may be gone: a release may recall fewer plays than the one that wrote the log.
"""


def _note(account: ChipAccount, event: happened.NoteInserted) -> Changes:
    notes = account.meters.notes
    return _count(account, notes={**notes, event.cents: notes.get(event.cents, 0) + 1})


def _ticket_in(account: ChipAccount, event: happened.TicketTaken) -> Changes:
    return _count(account, tickets_in=account.meters.tickets_in + event.cents)


def _transfer(account: ChipAccount, event: happened.CreditTransferred) -> Changes:
    return _count(account, transfers_in=account.meters.transfers_in + event.cents)


def _place(account: ChipAccount, event: happened.WagersPlaced) -> Changes:
    layout = account.layouts.get(event.play)
    after = post(layout.stakes if layout else {}, event.stakes.items())
    return {"layouts": {**account.layouts, event.play: PlayStakes(event.table, after)}, "game": event.table}


def _withdraw(account: ChipAccount, event: happened.WagerWithdrawn) -> Changes:
    layout = account.layouts.get(event.play)
    if layout is None:
        return {}
    return _lie(account, event.play, layout.table, {**layout.stakes, event.wager: 0})


def _take_off(account: ChipAccount, event: happened.ChipsTakenOff) -> Changes:
    layout = account.layouts.get(event.play)
    if layout is None:
        return {}
    left = {wager: cents - event.stakes.get(wager, 0) for wager, cents in layout.stakes.items()}
    changes = _lie(account, event.play, layout.table, left)
    if not event.clauses:
        return changes
    clauses = tuple(sorted(set(event.clauses.values())))
    back = GivenBack(event.play, sum(event.stakes.values()), clauses=clauses)
    return {**changes, "given_back": back}


def _move(account: ChipAccount, event: happened.ChipsMoved) -> Changes:
    layout = account.layouts.get(event.play)
    if layout is None:
        return {}
    moved = post(layout.stakes, ((event.wager, -event.cents), (event.to, event.counts)))
    return _lie(account, event.play, layout.table, moved)


def _return(account: ChipAccount, event: happened.WagersReturned) -> Changes:
    return {
        **_clear(account, event.play),
        "given_back": GivenBack(event.play, event.cents, event.reason),
        "void_plays": _with_void(account, event, account.chips + event.cents),
    }


def _settle(account: ChipAccount, event: happened.WagersSettled) -> Changes:
    returned = _returned(event.wagers)
    after = account.chips + returned
    settled = Recalled(
        account.version + 1, event.table, event.played, event.wagers, balance=after, at=event.at
    )
    recent = [*account.recent.items(), (event.play, settled)]
    back = account.given_back
    return {
        # Chips returned from an earlier play are no longer news.
        "given_back": back if back is not None and back.play == event.play else None,
        "put_right": None,
        **_clear(account, event.play),
        **_count(
            account,
            turnover=account.meters.turnover + _stakes(event.wagers),
            wins=account.meters.wins + returned,
            plays=account.meters.plays + 1,
        ),
        "recent": (recalled := dict(recent[-RECALLED_PLAYS:])),
        "owed": {
            play: owed
            for play, owed in account.owed.items()
            if owed.left or play in recalled or play in account.earlier
        },
    }


def _bring_back(account: ChipAccount, event: happened.SettlementRecalled) -> Changes:
    grounds = event.grounds or ""
    past = Recalled(
        event.version,
        event.table,
        event.played,
        event.wagers,
        grounds if event.void else None,
        at=event.at,
    )
    earlier = dict([*account.earlier.items(), (event.play, past)][-MOST_EARLIER_PLAYS:])
    if event.owed is None or event.play in account.owed:
        return {"earlier": earlier}
    owed = Owed(event.table, event.owed, grounds, event.cleared, event.void_here or msgspec.UNSET)
    return {"earlier": earlier, "owed": {**account.owed, event.play: owed}}


def _correct(account: ChipAccount, event: happened.SettlementCorrected) -> Changes:
    more = _returned(event.wagers) - _returned(event.taken_back)
    return {
        **_count(account, wins=account.meters.wins + more),
        **_recall(account, event.play, more, played=event.played, wagers=event.wagers),
        "put_right": PutRight(event.play, more),
    }


def _void(account: ChipAccount, event: happened.SettlementVoided) -> Changes:
    meters, stakes = account.meters, _stakes(event.taken_back)
    back = {
        wager: happened.SettledWager(paid.stake, 0 if event.forfeited else paid.stake)
        for wager, paid in event.taken_back.items()
    }
    more = _returned(back) - _returned(event.taken_back)
    return {
        **_count(
            account,
            turnover=meters.turnover - stakes,
            wins=meters.wins - _returned(event.taken_back),
            plays=meters.plays - 1,
            forfeited=meters.forfeited + (stakes if event.forfeited else 0),
        ),
        **_recall(account, event.play, more, wagers=back, void=event.reason),
        "put_right": PutRight(event.play, more, void=True),
    }


def _forfeit(account: ChipAccount, event: happened.WagersForfeited) -> Changes:
    return {
        **_clear(account, event.play),
        **_count(account, forfeited=account.meters.forfeited + event.cents),
        "void_plays": _with_void(account, event, account.chips),
    }


def _adjust(account: ChipAccount, event: happened.CreditsAdjusted) -> Changes:
    return _count(account, adjusted=account.meters.adjusted + event.change)


def _owe(account: ChipAccount, event: happened.CorrectionOwed) -> Changes:
    before = account.owed.get(event.play)
    owed = Owed(
        event.table,
        event.owed,
        event.reason,
        0 if before is None else before.cleared,
        event.void or msgspec.UNSET,
    )
    return {"owed": {**account.owed, event.play: owed}}


def _clear_owed(account: ChipAccount, event: happened.OwedCleared | happened.OwedPaid) -> Changes:
    owed = account.owed.get(event.play)
    if owed is None:
        return {}
    cleared = msgspec.structs.replace(owed, cleared=owed.cleared + event.owed)
    return {"owed": {**account.owed, event.play: cleared}}


def _print(account: ChipAccount, event: happened.TicketPrinted) -> Changes:
    return {**_leave(account, event), **_count(account, tickets_out=account.meters.tickets_out + event.cents)}


def _call(account: ChipAccount, event: happened.HandPayCalled) -> Changes:
    return {
        **_leave(account, event),
        **_count(account, hand_pays=account.meters.hand_pays + event.cents),
        **_keep(account, event.sequence, Payout(event.cents)),
    }


def _withhold(account: ChipAccount, event: happened.HandPayWithheld) -> Changes:
    hold = Hold(event.reason, event.inspector, event.until, event.identify)
    return _set_aside(account, event.sequence, hold)


def _review(account: ChipAccount, event: happened.HandPayReviewed) -> Changes:
    payout = account.payouts.get(event.sequence)
    if payout is None or payout.hold is None:
        return {}
    answer = Answer(event.agrees, event.note, event.by)
    return _set_aside(account, event.sequence, msgspec.structs.replace(payout.hold, answer=answer))


def _release(account: ChipAccount, event: happened.HandPayReleased) -> Changes:
    return _set_aside(account, event.sequence, None)


def _end_payout(account: ChipAccount, event: happened.HandPaid | happened.HandPayRefused) -> Changes:
    return {"payouts": {key: each for key, each in account.payouts.items() if key != event.sequence}}


def _refuse(account: ChipAccount, event: happened.HandPayRefused) -> Changes:
    return {**_end_payout(account, event), "refused": {**account.refused, event.sequence: event.cents}}


def _reinstate(account: ChipAccount, event: happened.HandPayReinstated) -> Changes:
    return {
        **_keep(account, event.sequence, Payout(event.cents, aside=True)),
        "refused": {key: cents for key, cents in account.refused.items() if key != event.sequence},
    }


def _cancel(account: ChipAccount, event: happened.CreditCancelled) -> Changes:
    return {**_leave(account, event), **_count(account, cancelled=account.meters.cancelled + event.cents)}


def _nothing(_: ChipAccount, __: Event) -> Changes:
    return {}


def _lock(_: ChipAccount, event: happened.AccountLocked) -> Changes:
    return {"locked": event.incident}


def _unlock(_: ChipAccount, __: happened.AccountUnlocked) -> Changes:
    return {"locked": None}


def _call_service(_: ChipAccount, event: happened.ServiceCalled) -> Changes:
    return {"called": event.at}


def _answer_call(_: ChipAccount, __: happened.CallAnswered) -> Changes:
    return {"called": None}


def _name_player(_: ChipAccount, event: happened.PlayerNamed) -> Changes:
    return {"patron": event.number}


def _relieve(account: ChipAccount, event: happened.WagersRelieved) -> Changes:
    return _lie(account, event.play, event.table, event.lies)


CHANGES: dict[type[Event], Callable[[ChipAccount, Any], Changes]] = {
    happened.NoteInserted: _note,
    happened.TicketTaken: _ticket_in,
    happened.CreditTransferred: _transfer,
    happened.WagersPlaced: _place,
    happened.WagerWithdrawn: _withdraw,
    happened.ChipsTakenOff: _take_off,
    happened.ChipsMoved: _move,
    happened.WagersReturned: _return,
    happened.WagersSettled: _settle,
    happened.SettlementCorrected: _correct,
    happened.SettlementRecalled: _bring_back,
    happened.SettlementVoided: _void,
    happened.WagersForfeited: _forfeit,
    happened.CreditsAdjusted: _adjust,
    happened.CorrectionOwed: _owe,
    happened.OwedCleared: _clear_owed,
    happened.OwedPaid: _clear_owed,
    happened.TicketPrinted: _print,
    happened.HandPayCalled: _call,
    happened.HandPaid: _end_payout,
    happened.HandPayWithheld: _withhold,
    happened.HandPayReviewed: _review,
    happened.HandPayReleased: _release,
    happened.HandPayRefused: _refuse,
    happened.HandPayReinstated: _reinstate,
    happened.CreditCancelled: _cancel,
    happened.StackerEmptied: _nothing,
    happened.AccountLocked: _lock,
    happened.AccountUnlocked: _unlock,
    happened.PlayerNamed: _name_player,
    happened.WagersRelieved: _relieve,
    happened.ServiceCalled: _call_service,
    happened.CallAnswered: _answer_call,
}
"""What each event changes, beside the balances, which follow from its postings."""


def _count(account: ChipAccount, **meters: object) -> Changes:
    return {"meters": msgspec.structs.replace(account.meters, **meters)}


def _clear(account: ChipAccount, play: str) -> Changes:
    return {"layouts": {key: layout for key, layout in account.layouts.items() if key != play}}


def _lie(account: ChipAccount, play: str, table: str, stakes: Mapping[str, Cents]) -> Changes:
    """The layouts with these stakes on a play. A play without chips is removed."""
    lie = {wager: cents for wager, cents in stakes.items() if cents}
    return {"layouts": {**account.layouts, play: PlayStakes(table, lie)}} if lie else _clear(account, play)


def _keep(account: ChipAccount, sequence: int, payout: Payout) -> Changes:
    return {"payouts": {**account.payouts, sequence: payout}}


def _set_aside(account: ChipAccount, sequence: int, hold: Hold | None) -> Changes:
    payout = account.payouts.get(sequence)
    return {} if payout is None else _keep(account, sequence, Payout(payout.cents, hold, aside=True))


def _with_void(
    account: ChipAccount, event: happened.WagersReturned | happened.WagersForfeited, after: Cents
) -> Mapping[str, Recalled]:
    """The void plays with one more, whose stakes came back or were forfeited."""
    layout = account.layouts.get(event.play)
    if layout is None:
        return account.void_plays
    back = isinstance(event, happened.WagersReturned)
    wagers = {
        wager: happened.SettledWager(cents, cents if back else 0) for wager, cents in layout.stakes.items()
    }
    void = Recalled(account.version + 1, layout.table, None, wagers, event.reason, balance=after, at=event.at)
    return dict([*account.void_plays.items(), (event.play, void)][-RECALLED_PLAYS:])


def _recall(account: ChipAccount, play: str, more: Cents, **fields: object) -> Changes:
    """A past play with another result, and this much more in the balance after it, if it is recalled."""
    past = account.recall(play)
    if past is None:
        return {}
    fields |= {"version": account.version + 1, "balance": past.balance + more}
    settled = msgspec.structs.replace(past, **fields)
    if play in account.recent:
        return {"recent": {**account.recent, play: settled}}
    return {"earlier": {**account.earlier, play: settled}}


def _leave(
    account: ChipAccount, event: happened.TicketPrinted | happened.HandPayCalled | happened.CreditCancelled
) -> Changes:
    return {"sequence": event.sequence, "left": account.version + 1, "game": ""}


def _stakes(wagers: happened.Settled) -> Cents:
    return sum(wager.stake for wager in wagers.values())


def _returned(wagers: happened.Settled) -> Cents:
    return sum(wager.returned for wager in wagers.values())
