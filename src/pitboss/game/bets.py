"""The bets of a roulette game, call bets among them, and what they come to."""

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from pitboss.game.settlement import Outcome, Ruling, Settlement, Terms, pay, read_stake
from pitboss.game.wheel import places, read_number
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection
from pitboss.rules.edition import RouletteGame


class SpinBet(NamedTuple):
    """A bet as its equal pieces: the numbers each covers and the odds it pays."""

    pieces: tuple[tuple[frozenset[int], int], ...]
    wins: Clause
    loses: Clause


def settle_spin(
    game: RouletteGame, number: int, stakes: Mapping[str, object], terms: Terms
) -> dict[str, Settlement] | Rejection:
    """Settles every bet on a spin. A call bet's stake lies in equal parts on its pieces.

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
        cents = read_stake(key, stake)
        if isinstance(cents, Rejection):
            return cents
        piece, odd = divmod(cents, len(bet.pieces))
        if odd:
            return Rejection(
                "uneven-stake",
                f"{key} has {len(bet.pieces)} equal pieces; {cents} cents cannot be split evenly over them.",
                bet.wins,
            )
        hits = [pays for numbers, pays in bet.pieces if pocket in numbers]
        if hits:
            # Every number of a call bet is covered by pieces of one kind only: one figure of odds serves.
            ruling = Ruling(Outcome.WIN, hits[0], bet.wins)
        else:
            ruling = Ruling(Outcome.LOSE, 0, bet.loses if pocket else game.zero)
        settled[key] = pay(ruling, cents, piece * len(hits), terms)
    return settled


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


def unknown_bet(game: RouletteGame, key: str) -> Rejection:
    """Says that no such bet stands on the layout, and how bets are written."""
    kinds = ", ".join([*(str(bet.kind) for bet in game.bets), *(call.key for call in game.calls)])
    return Rejection(
        "unknown-wager",
        f"{key!r:.40} is no place on the layout. The bets are {kinds}; write their numbers in rising order, "
        f"as in straight:17, split:17/20 or column:1.",
    )
