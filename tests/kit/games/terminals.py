"""Games as a player terminal sees them."""

from collections.abc import Callable

from kit.support import EDITIONS, RAPID, baccarat, burned_shoe, roulette
from kit.tables.table_steps import announce, draw, start_round
from kit.wheels.spins import start_spin
from pitboss.baccarat.play.rounds import Round
from pitboss.game.cards import CARDS
from pitboss.game.offer import offer
from pitboss.game.spin import Spin
from pitboss.kernel.rejection import unwrap
from pitboss.roulette.at_terminals import WheelPlay
from pitboss.rules.procedure import Announcement
from pitboss.rules.roulette import WheelKind

Play = Round | WheelPlay

BANKER_SEVEN = "9S KH 4D 7C 7H".split()


def new_round(layout: str = "D") -> Round:
    table = unwrap(offer(EDITIONS[RAPID], baccarat(RAPID), 8, layout=layout))
    return unwrap(start_round(table, burned_shoe(RAPID), "coup 1"))


def new_game(layout: str = "D") -> Round:
    return unwrap(announce(new_round(layout), Announcement.PLACE_YOUR_BETS))


def wheel(change: Callable[[Spin], Spin] = lambda spin: spin, kind: WheelKind = WheelKind.LIVE) -> WheelPlay:
    return WheelPlay(roulette(), "spin 1", change(start_spin(roulette(), kind)))


def deal(now: Round, codes: list[str] = BANKER_SEVEN) -> Round:
    for code in codes:
        now = unwrap(draw(now, CARDS[code]))
    return now
