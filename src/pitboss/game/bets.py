"""The bets of a Roulette game, including call bets, and their settlement."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from pitboss.game.naming import wager_name
from pitboss.game.settlement import Outcome, Settlement, Terms, WagerRuling, pay, read_stake
from pitboss.game.spin import Spin
from pitboss.game.wheel import places, read_number
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, ListOf
from pitboss.rules.edition import RouletteGame
from pitboss.rules.limits import Closes


class SpinBet(NamedTuple):
    """A bet as its equal pieces: the numbers and the odds of each."""

    pieces: tuple[tuple[frozenset[int], int], ...]
    wins: Clause
    loses: Clause


def place_bet(
    game: RouletteGame, spin: Spin, placed: Mapping[str, Cents], key: str, stake: object
) -> dict[str, Cents] | Rejection:
    """The bets of one player on a spin with one more, or why it is refused.

    >>> from pitboss.game.spin import Spin
    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> game = EDITION.game("roulette")
    >>> place_bet(game, Spin(game.spins[0]), {"red": 500}, "tier", 600)
    {'red': 500, 'tier': 600}
    """
    bet, cents = spin_bets(game).get(key), read_stake(game, key, stake)
    if bet is None:
        return unknown_bet(game, key)
    if isinstance(cents, Rejection):
        return cents
    total = read_stake(game, key, placed.get(key, 0) + cents)
    if isinstance(total, Rejection):
        return total
    piece = _piece(game, bet, key, total)
    return check_spin_open(spin) or (piece if isinstance(piece, Rejection) else {**placed, key: total})


def withdraw_bet(
    game: RouletteGame, spin: Spin, placed: Mapping[str, Cents], key: str
) -> dict[str, Cents] | Rejection:
    """The bets of one player on a spin with one taken off."""
    if key not in placed:
        return Rejection("wager-not-placed", {"case": "no-bet", "wager": wager_name(game.titles, key)})
    return check_spin_open(spin) or {other: cents for other, cents in placed.items() if other != key}


def check_spin_open(spin: Spin) -> Rejection | None:
    """Whether bets may still be placed, changed or taken off."""
    if spin.takes_wagers:
        return None
    return Rejection(
        "wagers-closed", {"case": "no-more-bets", "reason": Closes.PERIOD_ENDS.text}, spin.rule.closes
    )


def settle_spin(
    game: RouletteGame, number: int, stakes: Mapping[str, object], terms: Terms
) -> dict[str, Settlement] | Rejection:
    """Settles every bet on a spin. A call bet's stake is divided equally among its pieces.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> spin = settle_spin(EDITION.game("roulette"), 17, {"straight:17": 500, "orphelins": 500}, Terms())
    >>> spin["straight:17"].returned, spin["orphelins"].returned
    (18000, 3600)
    """
    pocket = read_number(number)
    if isinstance(pocket, Rejection):
        return pocket
    known, settled = spin_bets(game), {}
    for key, stake in stakes.items():
        bet = known.get(key)
        if bet is None:
            return unknown_bet(game, key)
        cents = read_stake(game, key, stake)
        if isinstance(cents, Rejection):
            return cents
        piece = _piece(game, bet, key, cents)
        if isinstance(piece, Rejection):
            return piece
        hits = [pays for numbers, pays in bet.pieces if pocket in numbers]
        if hits:
            # Pieces of only one kind cover a number of a call bet, so one figure of odds is enough.
            ruling = WagerRuling(Outcome.WIN, hits[0], bet.wins)
        else:
            ruling = WagerRuling(Outcome.LOSE, 0, bet.loses if pocket else game.zero)
        settled[key] = pay(ruling, cents, piece * len(hits), terms)
    return settled


def _piece(game: RouletteGame, bet: SpinBet, key: str, cents: Cents) -> Cents | Rejection:
    """The part of a stake on each of its pieces."""
    piece, odd = divmod(cents, len(bet.pieces))
    if not odd:
        return piece
    return Rejection(
        "uneven-stake",
        {"wager": wager_name(game.titles, key), "pieces": len(bet.pieces), "stake": Amount(cents)},
        bet.wins,
    )


@cache
def spin_bets(game: RouletteGame) -> dict[str, SpinBet]:
    """Every bet of the game by its key.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> [len(numbers) for numbers, pays in spin_bets(EDITION.game("roulette"))["zero-spiel"].pieces]
    [2, 2, 1, 2]
    """
    rows = {str(bet.kind): bet for bet in game.bets}
    bets = {}
    for key, numbers in places(game.wheel).items():
        row = rows.get(key.partition(":")[0])
        if row is not None:
            bets[key] = SpinBet(((numbers, row.pays),), row.clause, row.defined)
    for call in game.calls:
        pieces = tuple(piece for key in call.pieces for piece in bets[key].pieces)
        bets[call.key] = SpinBet(pieces, call.clause, call.clause)
    return bets


@cache
def pieces_of(game: RouletteGame, key: str) -> tuple[str, ...]:
    """The positions of the equal pieces of a bet. One with two pieces is named twice.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> pieces_of(EDITION.game("roulette"), "zero-spiel")
    ('split:0/3', 'split:12/15', 'straight:26', 'split:32/35')
    """
    return next((call.pieces for call in game.calls if call.key == key), (key,))


def unknown_bet(game: RouletteGame, key: str) -> Rejection:
    """The rejection of a bet that is not on the layout, with the way to write bets."""
    bets = ListOf((*(bet.kind.value for bet in game.bets), *(call.key for call in game.calls)))
    return Rejection("unknown-wager", {"case": "no-place", "given": f"{key!r:.40}", "bets": bets})
