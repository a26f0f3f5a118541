"""The end of a game on the wheel: its number goes to the terminals and the displays."""

from pitboss.acting.state import RECALLED_PLAYS, change
from pitboss.roulette.state import LiveSpin, PastSpin, WheelTable

MOST_NUMBERS = 200
"""How many winning numbers displays show."""


def finish(now: WheelTable, live: LiveSpin, over: PastSpin) -> WheelTable:
    """The wheel after the spin under way is over."""
    past = change(over, sensor=live.sensor, dealer=live.dealer, limits=now.shown)
    return change(with_number(now, past), spin=None, past=(*now.past, past)[-RECALLED_PLAYS:])


def with_number(now: WheelTable, past: PastSpin) -> WheelTable:
    """The wheel with the number of a game in the displayed numbers, or without it if the game is void."""
    if past.number is None or past.void is not None:
        return change(now, numbers={key: number for key, number in now.numbers.items() if key != past.key})
    numbers = {**now.numbers, past.key: past.number}
    return change(now, numbers=dict(list(numbers.items())[-MOST_NUMBERS:]))
