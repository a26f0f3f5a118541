"""A short summary of a wheel, as screens show any game: its phase, its wagers and the winning ones."""

from pitboss.acting.plays import OnOffer, Phase
from pitboss.game.bets import spin_bets
from pitboss.kernel.money import stated_odds
from pitboss.roulette.state import WheelTable


def takes_wagers(now: WheelTable) -> bool:
    """Whether the spin under way accepts wagers now."""
    return now.spin is not None and now.spin.takes_wagers


def phase(now: WheelTable) -> tuple[Phase, str | None]:
    """The phase of a wheel, and the spin in it.

    >>> phase(WheelTable())
    (<Phase.WAITING: 'waiting'>, None)
    """
    spin = now.spin
    if spin is not None:
        if spin.doubt is not None:
            return Phase.PAUSED, spin.key
        return Phase.OPEN if spin.takes_wagers else Phase.CLOSED, spin.key
    if not now.opened or not now.past:
        return Phase.WAITING, None
    last = now.past[-1]
    return Phase.RESULT if last.void is None else Phase.VOID, last.key


def wagers(now: WheelTable) -> tuple[OnOffer, ...]:
    """The kinds of bet that the wheel accepts, with odds and limits."""
    pays = {str(bet.kind): (stated_odds(bet.pays),) for bet in now.game.bets}
    seen = []
    for key, title in now.game.titles.items():
        limits = None if now.shown is None else now.shown.of(key)
        least, most = (None, None) if limits is None else (limits.least, limits.most)
        seen.append(OnOffer(key, title, pays.get(key, ()), least, most))
    return tuple(seen)


def winners(now: WheelTable) -> tuple[str, ...]:
    """The bets that win on the last number."""
    number = now.past[-1].number
    return tuple(
        key for key, bet in spin_bets(now.game).items() if any(number in numbers for numbers, _ in bet.pieces)
    )
