"""The facts of a stream in plain words: the kept logs compare these from release to release.

The keys are words of the trade and stay. Where a later release calls a field otherwise, only the right-hand
sides change. Fields without a row here are compared as they are.
"""

import json
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from kit.store import release_logs
from pitboss.acting.registers.incidents import Book
from pitboss.baccarat.state import GamingTable, LiveCoup, PastCoup, PlacedWager
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.tickets.tickets import Ticket
from pitboss.game.roads import roads, to_json
from pitboss.kernel.text import LEGACY
from pitboss.ledger.meters import expected_balance
from pitboss.ledger.till import Till
from pitboss.roulette.state import LiveSpin, PastSpin, WheelTable

Facts = dict[str, Any]
SENTENCES = Path(__file__).parent.parent.parent / "data" / "sentences-0.3.json"


def facts_of(log: str, stream: str, state: object) -> Any:
    """The facts of a stream of a kept log, without empty ones."""
    tell = TELL.get(type(state))
    facts = _thin(recorded(log, state if tell is None else tell(state)))
    return {"stream": stream, **facts} if isinstance(facts, dict) else {"stream": stream, "state": facts}


def recorded(log: str, value: Any) -> Any:
    """Plain data as the release that wrote a log recorded it.

    A text is a key with its facts, whatever its words are later. Before format 0.4 it was a sentence.
    Some codes were phrases before format 0.5. States have some fields since format 0.6.
    """
    plain, written = builtins(value), release_logs.format_of(log)
    if written < (0, 6):
        plain = _without(plain)
        if isinstance(value, ChipAccount):
            # Other states have always had a field of this name.
            del plain["game"]
    if written < (0, 5):
        plain = _in_phrases(plain)
    return _in_sentences(plain) if written < (0, 4) else plain


def builtins(value: Any) -> Any:
    """Plain data as JSON gives it back, with sets in order."""
    return json.loads(json.dumps(msgspec.to_builtins(value, str_keys=True, order="deterministic")))


SINCE = frozenset(
    "void_plays finished_shoes table_areas named payments put_right full_name licence".split()
    + "result_called first_wager sign_percent came_pre_shuffled".split()
)
UNLESS_SET: dict[str, Any] = {
    "patron": None,
    "issued": None,
    "kind": "ticket",
    "presented": None,
    "returned": "",
    "demanded": False,
    "answer": None,
    "recalled": [],
    "earlier": {},
}
"""The fields that states have since format 0.6, and those that other things had before, too."""


def _without(value: Any) -> Any:
    match value:
        case dict():
            return {key: _without(each) for key, each in value.items() if _had(key, each)}
        case list():
            return [_without(each) for each in value]
        case _:
            return value


def _had(key: str, value: Any) -> bool:
    return key not in SINCE and (key not in UNLESS_SET or value != UNLESS_SET[key])


@cache
def sentences() -> dict[str, str]:
    """The sentences of release 0.3, by the keys that texts have since."""
    found: dict[str, str] = json.loads(SENTENCES.read_text(encoding="utf-8"))
    return found


def _in_sentences(value: Any) -> Any:
    match value:
        case {"type": "text", "key": str(key)}:
            facts = value.get("facts", {})
            return facts[LEGACY] if LEGACY in facts else sentences()[key].format_map(_in_sentences(facts))
        case dict():
            return {key: _in_sentences(each) for key, each in value.items()}
        case list():
            return [_in_sentences(each) for each in value]
        case _:
            return value


PHRASES = {
    "place-your-bets": "place your bets",
    "no-more-bets": "no more bets",
    "in-full-view": "the cards stay in full view",
    "over-the-layout": "the cards stay over the layout",
    "with-the-wheel": "spun with the wheel",
    "still-wheel": "spun on a still wheel",
    "too-short": "short of its revolutions",
    "foreign-object": "met by something else in the wheel",
    "no-pocket": "caught in no pocket",
    "left-wheel": "out of the wheel",
    "interfered": "interfered with",
}
"""What the values of some enums were in logs up to format 0.4, by the codes that they are since."""
CODED = ("called", "breaches", "no_spin", "no spin")
"""The fields that have them."""


def _in_phrases(value: Any, *, coded: bool = False) -> Any:
    match value:
        case str():
            return PHRASES.get(value, value) if coded else value
        case dict():
            return {key: _in_phrases(each, coded=coded or key in CODED) for key, each in value.items()}
        case list():
            return [_in_phrases(each, coded=coded) for each in value]
        case _:
            return value


def plain(value: Any) -> Any:
    """Plain data without empty values."""
    return _thin(builtins(value))


def _thin(value: Any) -> Any:
    if isinstance(value, dict):
        thin = {key: _thin(each) for key, each in value.items()}
        return {key: each for key, each in thin.items() if not _says_nothing(each)}
    return [_thin(each) for each in value] if isinstance(value, list) else value


def _says_nothing(value: Any) -> bool:
    """Whether a value could be left out. Zero could not: the ball falls there, too."""
    return value is None or value is False or value in ("", [], {})


def _table(now: GamingTable) -> Facts:
    shoe = now.shoe
    return {
        "balances": now.balances,
        "transactions": now.till.version,
        "can be reversed": now.till.latest,
        "set up": now.setup,
        "game": now.game,
        "game since": now.game_since,
        "open": now.opened,
        "dealing": [now.method, now.face],
        "player limit": now.players,
        "main wager only": now.main_wager_only,
        "coup without wagers": now.no_bet,
        "limits": now.in_force,
        "guests": [{"name": name, "seat": at.seat, "idle coups": at.idle} for name, at in now.guests.items()],
        "excluded": now.excluded,
        "advised": now.advised,
        "banker's role": [now.bank.holder, now.bank.seat, now.bank.declined],
        "cards on their way": now.cards_in,
        "shoe": shoe and {
            "decks": shoe.decks,
            "device": shoe.device,
            "burned": shoe.burned,
            "not burned": shoe.unburned,
            "dealt": shoe.dealt,
            "in coup": shoe.in_coup,
            "coups": shoe.coups,
            "coups left": shoe.coups_left,
            "ends by": shoe.ends_by,
            "extended": shoe.extended,
            "taken out": shoe.taken_out,
            "tells": shoe.tells,
        },
        "loading": [now.loaded, now.emptied],
        "backs": now.back,
        "cards handled": now.handled,
        "cut by a player": now.cut_by_player,
        "cards unfit": now.unfit,
        "last coup called": now.last_called,
        "coup": now.coup and _coup(now.coup),
        "past coups": [_past_coup(past) for past in now.past],
        "called off": now.called_off,
        "paired": now.paired and [now.paired.with_, now.paired.coups],
        "marks": list(now.marks.items()),
        "roads": to_json(roads(now.marks.values())),
        "before the last result": now.before,
        "carried card": now.carried and [now.carried.card, now.carried.clause, now.carried.no_bet],
        "options": now.options,
        "ruled on": [now.ruled_report, now.ruled_coup],
        "change of game": now.game_notice,
        "closes": now.closing and [now.closing.close_at, now.closing.notified_at],
        "to tell": _to_tell(now.book),
        "just recorded": now.recorded,
        "payment errors": [{"outstanding": each.outstanding, **plain(each)} for each in now.errors],
        "disputes": now.disputes,
    }  # fmt: skip


def _coup(coup: LiveCoup) -> Facts:
    return {
        "key": coup.key,
        "dealing": [coup.method, coup.face],
        "wagers opened": coup.began,
        "called": coup.called,
        "wagers are": coup.moment,
        "wagers": _wagers(coup.wagers),
        "receivers": coup.lines,
        "struck": coup.struck,
        "designated": coup.designated,
        "cards": coup.cards,
        "announced": coup.announced,
        "breaches": coup.breaches,
        "result": [coup.selected, coup.confirmed],
        "settled early": [coup.settled, _wagers(coup.early)],
        "told of the minimum": coup.advised,
        "without wagers by": coup.no_bet,
        "stray card": coup.stray,
        "next card face up": coup.face_up_next,
        "option to take off": [coup.option, coup.reducing],
        "ruled": [coup.ruled_by, coup.reason],
    }


def _wagers(wagers: Iterable[PlacedWager]) -> list[Facts]:
    return [
        {
            "player": wager.player,
            "wager": wager.wager,
            "box": wager.box,
            "chips": wager.chips,
            "tokens": wager.tokens,
            "reduced": wager.reduced,
        }
        for wager in wagers
    ]


def _past_coup(past: PastCoup) -> Facts:
    return {
        "key": past.key,
        "cards": past.cards,
        "hands": past.hands,
        "wagers": _wagers(past.wagers),
        "settled": past.lines,
        "void": past.void,
        "without wagers by": past.no_bet,
        "game": past.game,
        "limits": past.limits,
        "ruled": [past.ruled_by, past.reason],
        "forfeits": past.forfeits,
    }


def _to_tell(book: Book) -> Facts:
    """The incidents of which a person must still be notified."""
    return {"next": book.next, "waiting": book.waiting}


def _wheel(now: WheelTable) -> Facts:
    return {
        "set up": now.setup,
        "open": now.opened,
        "limits": now.shown,
        "spin": now.spin and _spin(now.spin),
        "past spins": [_past_spin(past) for past in now.past],
        "numbers": list(now.numbers.items()),
        "closes": now.closing and [now.closing.close_at, now.closing.notified_at],
        "to tell": _to_tell(now.book),
        "just recorded": now.recorded,
    }


def _spin(spin: LiveSpin) -> Facts:
    return {
        "key": spin.key,
        "wagers opened": spin.began,
        "takes wagers": spin.takes_wagers,
        "ball runs": spin.rolling,
        "no spin": spin.no_spin,
        "number": spin.registered,
        "said": [spin.sensor, spin.dealer],
        "unread": spin.unread,
        "doubt": spin.doubt,
        "ball out": spin.ball_out,
    }


def _past_spin(past: PastSpin) -> Facts:
    return {
        "key": past.key,
        "number": past.number,
        "void": past.void,
        "corrected": [past.corrected, past.corrected_by],
        "reason": past.reason,
        "forfeits": past.forfeits,
        "said": [past.sensor, past.dealer],
        "limits": past.limits,
    }


def _terminal(account: ChipAccount) -> Facts:
    return {
        "terminal": account.terminal,
        "settings": account.settings,
        "events": account.version,
        "balances": account.balances,
        "credits": account.chips,
        "credits and stakes": account.credit,
        "meters": account.meters,
        "meters make": expected_balance(account.meters),
        "stakes": {play: {"game": each.table, "on": each.stakes} for play, each in account.layouts.items()},
        "recalled": [[play, each] for play, each in account.recent.items()],
        "last slip": account.sequence,
        "payouts": account.payouts,
        "refused payouts": account.refused,
        "player left": account.left,
        "locked": account.locked,
        "given back": account.given_back,
        "owed": {play: {"left": each.left, **plain(each)} for play, each in account.owed.items()},
        "called": account.called,
    }


def _ticket(ticket: Ticket) -> Facts:
    return {
        "issued": ticket.issued,
        "balances": ticket.balances,
        "outstanding": ticket.outstanding,
        "expires": ticket.expires,
        "ended": ticket.ended,
        "hold": ticket.hold,
    }


def _till(till: Till) -> Facts:
    return {"transactions": till.version, "balances": till.balances, "can be reversed": till.latest}


TELL: Mapping[type[Any], Callable[[Any], Facts]] = {
    GamingTable: _table,
    WheelTable: _wheel,
    ChipAccount: _terminal,
    Ticket: _ticket,
    Till: _till,
}
"""The function that gives the facts of each kind of stream."""
