"""The limits on the signs of games, as far as money depends on them, and whether betting was open."""

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any

from pitboss.audit.editions.rulebook import find_game
from pitboss.audit.finding import wrong
from pitboss.audit.money.accounts import Lines
from pitboss.audit.money.books import Books, Handler
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Amount
from pitboss.store.log import StoredEvent

Calls = Mapping[str, tuple[str, ...]]
"""The positions of the pieces of each call bet."""
Sign = Mapping[str, Any]
"""The limits that a sign shows, as the log records them."""


def bounds(sign: Sign, wager: str) -> tuple[Cents, Cents]:
    """The minimum and the maximum of a wager. A wager that is not on the sign has no limits.

    >>> bounds({"each": {"least": 500, "most": 9_000}, "kinds": {"tie": {"least": 1, "most": 50}}}, "tie")
    (1, 50)
    """
    kind = wager.partition(":")[0]
    own = (sign.get("kinds") or {}).get(kind) or sign.get("each")
    if own is None:
        return 0, 0
    area = (sign.get("areas") or {}).get(kind) or own
    return max(own["least"], area["least"]), own["most"]


def check_placed(
    books: Books, table: str, play: str, stakes: Mapping[str, Cents], changed: Iterable[str]
) -> None:
    """Checks that chips were placed while betting was open and within the limits of the sign (Rapid 6.3)."""
    now = _under_way(books, table, play)
    if now is None:
        return
    if not now.open:
        wrong("audit-placed-late", play=play)
    calls = _calls(books, table)
    if not any(_permits(sign, stakes, changed, calls) for sign in now.signs):
        wrong("audit-over-sign", play=play)


def check_nobody(books: Books, table: str, act: Any) -> None:
    """Checks that a game at which an act says that nobody plays has no chips on any terminal."""
    if not getattr(act, "nobody_plays", False):
        return
    for name, terminal in books.terminals.items():
        if any(game == table for game, _ in terminal.layouts.values()):
            wrong("audit-somebody-plays", terminal=name)


def check_relieved(books: Books, table: str, play: str, stakes: Mapping[str, Cents]) -> None:
    """Checks that one player's wagers changed after the period, within the limits (Rapid 4.2.8).

    It ends where the wagers of all could no longer be reopened: with a card or a ball to be seen.
    """
    now = _under_way(books, table, play)
    if now is None:
        return
    if now.open or not now.unseen:
        wrong("audit-relieved-late", play=play)
    total, calls = sum(stakes.values()), _calls(books, table)
    fits = (
        _permits(sign, stakes, stakes, calls) and _reached(sign, stakes, total, calls) for sign in now.signs
    )
    if stakes and not any(fits):
        wrong("audit-over-sign", play=play)


def check_open(books: Books, table: str, play: str) -> None:
    """Checks that a player could still take chips off a play (Rapid 4.2.6)."""
    now = _under_way(books, table, play)
    if now is not None and not now.open:
        wrong("audit-taken-off-late", play=play)


def check_settled(books: Books, table: str, play: str, stakes: Mapping[str, Cents]) -> None:
    """Checks that every settled wager reached its minimum (Rapid 6.2) and the total its minimum (6.3.4)."""
    game = _game(books, table)
    past = next((past for past in game.known if past.key == play), None) if game is not None else None
    if past is None or not past.signs:
        return
    total = sum(stakes.values())
    calls = _calls(books, table)
    if not any(_reached(sign, stakes, total, calls) for sign in past.signs):
        wrong("audit-settled-under-minimum", amount=Amount(total), play=play)


def _under_way(books: Books, table: str, play: str) -> Any:
    """The coup or spin, if a game of this floor plays it."""
    game = _game(books, table)
    if game is None:
        return None
    if game.play is None or game.play.key != play:
        wrong("audit-not-under-way", play=play, table=table)
    return game.play


def _game(books: Books, table: str) -> Any:
    return books.wheels.get(table) or books.tables.get(table)


def by_pieces(handler: Handler) -> Handler:
    """An event since whose version the pieces of call bets obey the limits of their positions."""

    def applied(books: Books, row: StoredEvent, body: Any) -> Lines:
        books.by_pieces = True
        return handler(books, row, body)

    return applied


def _calls(books: Books, table: str) -> Calls:
    game = _game(books, table)
    return find_game(game.edition, game.game).calls if books.by_pieces and game is not None else {}


def _permits(sign: Sign, stakes: Mapping[str, Cents], changed: Iterable[str], calls: Calls) -> bool:
    most_total = sign.get("most_total")
    if most_total is not None and sum(stakes.values()) > most_total:
        return False
    for wager in changed:
        shares = _on_positions(calls, wager, stakes[wager])
        grown = stakes[wager] >= _least(sign, wager, calls)
        if grown and stakes[wager] % len(calls.get(wager, (wager,))):
            return False
        for at, share in ((wager, Fraction(stakes[wager])), *shares.items()):
            least, at_most = bounds(sign, at)
            step = least if sign.get("unit") == "minimum" else sign.get("unit") or 1
            on_it = [_on_positions(calls, each, stakes[each]).get(at, 0) for each in stakes]
            lies = sum(on_it) if at in shares else share
            if lies > at_most or (grown and (share - least) % step):
                return False
    return True


def _reached(sign: Sign, stakes: Mapping[str, Cents], total: Cents, calls: Calls) -> bool:
    return total >= (sign.get("least_total") or 0) and all(
        stake >= _least(sign, wager, calls) for wager, stake in stakes.items()
    )


def _least(sign: Sign, wager: str, calls: Calls) -> Cents:
    """The minimum of a wager: each position of a call bet has to get its own."""
    pieces = calls.get(wager, (wager,))
    counts = {at: pieces.count(at) for at in pieces}
    shares = (-(-bounds(sign, at)[0] // count) * len(pieces) for at, count in counts.items())
    return max(bounds(sign, wager)[0], *shares)


def _on_positions(calls: Calls, wager: str, stake: Cents) -> dict[str, Fraction]:
    """What a wager puts on each position: parts of a cent, too, before it reaches its minimum."""
    pieces = calls.get(wager, (wager,))
    return {at: Fraction(stake * pieces.count(at), len(pieces)) for at in pieces}
