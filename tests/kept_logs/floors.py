"""Days of whole floors: terminals, tickets, tills, staff, devices, promised deals, and a restore."""

from collections.abc import Awaitable, Callable

import honest
from kept_logs.playing import author
from mixed import Spins
from playroom import TABLE, WHEEL, Playroom
from test_restoring import in_a_coup
from test_shoes import VENUE, Dealer

from pitboss.kernel.decision import Command
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import sure
from pitboss.service import shoes
from pitboss.service.floor import Floor
from pitboss.service.restoring import begin_restore, put_in_order
from pitboss.store.keeper import Keeper
from pitboss.store.memory import MemoryStore


class Recorded(Playroom):
    """A room whose commands are done again elsewhere."""

    def __init__(self, *terminals: str) -> None:
        """Begins to write them down at once."""
        self.done: list[tuple[Instant, Command]] = []
        super().__init__(*terminals)

    def try_(self, command: Command) -> object:  # type: ignore[override]
        """Carries a command out."""
        self.done.append((self.at, command))
        return super().try_(command)


async def restored(store: MemoryStore) -> None:
    """The log is brought back while chips lie on a coup and on a spin: both are ended, the chips go back."""
    room = Recorded("7", "8")
    room.new_coup("b-1")
    room.drag("b-1", player=2_000, tie=500)
    room.drag("b-1", terminal="8", banker=1_000)
    room.coup("b-1")
    room.follow()
    room.new_coup("b-2")
    room.drag("b-2", banker=1_500)
    room.end_period()
    room.deal("9S KH")
    room.new_spin("r-1")
    room.bet("r-1", "straight:0", 500, terminal="8")
    now = 0
    async with Keeper(store, lambda: now) as keeper:
        for number, (at, command) in enumerate(room.done):
            now = at
            sure(await keeper.submit(f"c-{number}", command, author(command)))
    async with Floor(store, VENUE, clock=lambda: now + 60_000) as floor:
        assert {floor.game(name) is not None for name in (TABLE, WHEEL)} == {True}
        await begin_restore(floor)
        assert await put_in_order(floor) is not None


async def promised_spins(store: MemoryStore) -> None:
    """Spins of an automated wheel to which terminals add numbers, one of which is withheld."""
    async with Floor(store, VENUE, clock=lambda: 0) as floor:
        spins = await Spins(floor).open()
        for deal in range(1, 6):
            await spins.spin(f"w-{deal}", "1", "2", "live-1/ann")
        await spins.spin("w-6", "1", withhold=("2",))


async def promised_shoe(store: MemoryStore) -> None:
    """A shoe that is dealt as it was promised, to its end, and one that a restore ends."""
    async with Floor(store, VENUE, clock=lambda: 5) as floor:
        dealer = Dealer(floor)
        await in_a_coup(dealer)
        await begin_restore(floor)
    async with Floor(store, VENUE, clock=lambda: 6) as floor:
        assert await put_in_order(floor) is not None
        dealer = Dealer(floor)
        assert await shoes.prepare_shoe(floor, "m-1") is None
        await dealer.bring("blue")
        await dealer.load()
        coups = 1
        while dealer.now.shoe is not None and dealer.now.shoe.coups_left != 0:
            coups += 1
            await dealer.deal(f"m-1-{coups}")
        await dealer.bring()
        assert await shoes.reveal_shoe(floor, "m-1") is None


FLOORS: dict[str, Callable[[MemoryStore], Awaitable[None]]] = {
    "floor-day": honest.write_day,
    "floor-large-payments": honest.write_large,
    "floor-edges": honest.write_edges,
    "floor-restored": restored,
    "promised-spins": promised_spins,
    "promised-shoe": promised_shoe,
}
"""What is played for each log."""
