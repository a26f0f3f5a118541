"""A terminal's numbers in fair deals, for clients that are not browsers: drawn, committed, revealed."""

import secrets
from contextlib import aclosing
from typing import Any

from pitboss.acting.fair.fair_dealing import Asks
from pitboss.floor.fair.numbers import CommitNumber, RevealNumber
from pitboss.game.fair import SEED_BYTES, DealKind, number_commitment
from pitboss.kernel.rejection import Rejection
from pitboss.service.realtime.client import Connection


async def add_numbers(floor: Connection, game: str) -> None:
    """Adds a number to every deal of a game for the terminal whose connection it is, until it is cancelled.

    ```
    async with connect("ws://127.0.0.1:8000", "pk_…") as floor, asyncio.TaskGroup() as tasks:
        tasks.create_task(add_numbers(floor, "wheel-1"))
    ```
    """
    terminal = floor.me["serves"]
    channel = f"seat/{terminal}" if floor.me["kind"] == "seat" else f"game/{game}"
    drawn: dict[str, str] = {}
    """By the house's commitment, so that a deal with a new promise gets a new number."""
    async with aclosing(floor.watch(channel)) as views:
        async for view in views:
            shown = view["game"] if "guest" in view else view
            deals = shown.get("deals", [])
            drawn = {each["commitment"]: drawn.get(each["commitment"], "") for each in deals}
            for deal in deals:
                await _answer(floor, terminal, game, deal, drawn)


async def _answer(
    floor: Connection, terminal: str, game: str, deal: dict[str, Any], drawn: dict[str, str]
) -> None:
    """Does what a deal requires of the terminal."""
    promise, wanted = deal["commitment"], deal.get("asks")
    if wanted == Asks.COMMIT and not drawn[promise]:
        number = secrets.token_hex(SEED_BYTES)
        made = number_commitment(DealKind(deal["kind"]), game, deal["deal"], terminal, number)
        done = await floor.do(CommitNumber(terminal, game, deal["deal"], made))
        drawn[promise] = "" if isinstance(done, Rejection) else number
    elif wanted == Asks.TELL and drawn[promise]:
        number, drawn[promise] = drawn[promise], ""
        await floor.do(RevealNumber(terminal, game, deal["deal"], number))
