"""The set-up of a wheel: its pockets are those of the rules."""

from collections.abc import Iterator

import msgspec

from pitboss.acting.setups.setting_up import Setups
from pitboss.acting.setups.setup import Item, Pocket, Setup
from pitboss.game.wheel import colour
from pitboss.kernel.rejection import Rejection
from pitboss.rules.edition import RouletteGame
from pitboss.rules.equipment import ItemKind

WHEELS = (ItemKind.LIVE_WHEEL, ItemKind.AUTOMATED_WHEEL)


def _pockets(game: RouletteGame) -> tuple[Pocket, ...]:
    """The pockets of the game's wheel, clockwise from zero."""
    return tuple(Pocket(number, colour(game.wheel, number)) for number in game.wheel.order)


def _finish(item: Item, game: RouletteGame) -> Item:
    return msgspec.structs.replace(item, pockets=_pockets(game)) if item.kind in WHEELS else item


def _wheel_faults(setup: Setup, game: RouletteGame) -> Iterator[Rejection]:
    """What is wrong with the pockets of the wheels."""
    right = _pockets(game)
    for item in setup.equipment:
        if item.kind not in WHEELS or item.pockets == right:
            continue
        if sorted(item.pockets) != sorted(right):
            yield Rejection(
                "equipment-unfit", {"case": "pockets", "pockets": len(right)}, game.wheel.colour_clause
            )
        else:
            first = " ".join(map(str, game.wheel.order[:4]))
            yield Rejection("equipment-unfit", {"case": "order", "first": first}, game.wheel.order_clause)


SETUPS: Setups[RouletteGame] = Setups(rules=RouletteGame, finish=_finish, faults=_wheel_faults)
