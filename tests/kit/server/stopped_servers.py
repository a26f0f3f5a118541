"""A floor whose servers are stopped, killed or suspended: what happens there, and what must be true."""

from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager

import msgspec

from kit.clients.socket_clients import Dealer, offered
from kit.server.server_process import Server
from pitboss.acting.fair.proofs import Proof, Verdict
from pitboss.audit.auditor import Audit, audit
from pitboss.baccarat.acts.play import DrawCard
from pitboss.floor.fair.proofs import check_proof
from pitboss.kernel.rejection import unwrap
from pitboss.service.config_reading import read_config
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.realtime.client import View
from pitboss.store.log import StoredEvent
from pitboss.store.opening import open_store

ENDINGS = ("wagers-settled", "wagers-returned")
"""The events that end the wagers of a terminal on one play, each once."""


def cards(view: View) -> list[View]:
    """The cards of the current coup."""
    found: list[View] = view["table"]["coup"].get("cards", [])
    return found


async def draw(dealer: Dealer) -> None:
    """Draws a card, and waits until the screen shows it."""
    out = len(cards(await dealer.look()))
    await dealer.act(DrawCard())
    await dealer.look(lambda view: len(cards(view)) > out)


async def draw_all(dealer: Dealer) -> View:
    """Draws until the screen offers a result; returns the act that chooses it."""
    while "select-result" not in (offers := offered(await dealer.look())):
        await draw(dealer)
    return offers["select-result"]


@asynccontextmanager
async def between_servers(server: Server) -> AsyncIterator[FloorEngine]:
    """The floor of a dead server, for acts that it did not live to follow."""
    store = unwrap(await open_store(server.database))
    try:
        async with FloorEngine(store, unwrap(read_config(server.config))) as floor:
            yield floor
    finally:
        await store.close()


async def check_books(database: str) -> list[StoredEvent]:
    """Runs the auditor, and checks that no terminal was settled twice; returns the log."""
    store = unwrap(await open_store(database))
    try:
        found = await audit(store)
        events = [each async for piece in store.events() for each in piece]
    finally:
        await store.close()
    assert isinstance(found, Audit), found
    assert found.incidents == 0
    assert set(Counter(_endings(events)).values()) == {1}
    return events


def settled_plays(events: Iterable[StoredEvent]) -> set[tuple[str, str]]:
    """Terminals, and the plays that were settled for them."""
    return set(_endings(events))


def _endings(events: Iterable[StoredEvent]) -> Iterator[tuple[str, str]]:
    for each in events:
        if each.type.partition(".")[0] in ENDINGS:
            body = msgspec.json.decode(each.body)
            yield body["terminal"], body["play"]


def check_deals(server: Server, game: str) -> set[str]:
    """Computes every finished deal of a game again from its seed; returns their names."""
    over = {each["deal"] for each in server.get(f"/api/deals/{game}") if "seed" in each["promise"]}
    for deal in over:
        proof = msgspec.convert(server.get(f"/api/deals/{game}/{deal}"), Proof)
        verdict = check_proof(proof)
        assert isinstance(verdict, Verdict), verdict
        assert verdict.fails is None
    return over
