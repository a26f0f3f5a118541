"""One server of a floor, from its store to its pages, and the secrets that people need to use it."""

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import NamedTuple

import msgspec

from pitboss.aggregates import REGISTRY
from pitboss.engine.registry import Registry
from pitboss.floor.devices.alarms import AlarmKind
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.service.api.server import listen, serving
from pitboss.service.auth.sign_in import Authenticator
from pitboss.service.clock import SteadyClock
from pitboss.service.config import FloorConfig
from pitboss.service.demo import QUICK, check_apart, furnish
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.house_languages import house_languages
from pitboss.service.installing import install
from pitboss.service.monitoring.last_seen import LastSeen, find_last_seen
from pitboss.service.monitoring.server_alarms import watch_clock, watch_store
from pitboss.service.monitoring.software import check_software, this_server, watch_software
from pitboss.service.network.addresses import check_bind, split_address
from pitboss.service.restoring import put_in_order
from pitboss.service.rules_documents import read_documents
from pitboss.service.runner.presence import Presence, this_machine
from pitboss.service.runner.runners import GameRunners
from pitboss.service.server_context import ServerContext
from pitboss.service.upgrading import upgrade
from pitboss.store.house_key import KeySource
from pitboss.store.opening import file_of, open_store
from pitboss.store.port import Store, StoreError

SEEN_EVERY_S = 1.0
PORTS_TRIED = 100
"""The number of ports that are tried for a free one."""


class Opened(NamedTuple):
    """A running server, and the secrets that it shows once, or at every start of the demonstration."""

    config: FloorConfig
    administrator: str | None = None
    """The one-time password of the first administrator, at the first start of a floor."""
    password: str | None = None
    """The password of all demonstration accounts."""
    keys: Mapping[str, str] = {}
    """The keys of the demonstration's devices, by name."""
    upgraded: Sequence[Text] = ()
    """What this start changed on a floor of an earlier release, in lines of text."""


@asynccontextmanager
async def opened(
    config: FloorConfig, *, demo: bool = False, registry: Registry = REGISTRY
) -> AsyncIterator[Opened]:
    """Runs a server inside the block. Port 0 means any free port."""
    exposed = check_bind(config, demo=demo)
    if exposed is not None:
        raise StoreError(exposed)
    async with AsyncExitStack() as stack:
        stack.enter_context(house_languages(config))
        documents = read_documents(config)
        if isinstance(documents, Rejection):
            raise StoreError(documents)
        store = await _open(config)
        stack.push_async_callback(store.close)
        source = KeySource(config.house_key, file_of(config.database))
        seen = await find_last_seen(store, source, config.database)
        if isinstance(seen, Rejection):
            raise StoreError(seen)
        host, port = split_address(config.address)
        if port == 0:
            port = free_port(host, 0)
            config = msgspec.structs.replace(config, address=f"{host}:{port}")
        presence = Presence(store, this_server(), config.address, this_machine())
        before = await presence.claim(lambda: listen(host, port).close())
        if isinstance(before, Rejection):
            raise StoreError(before)
        await stack.enter_async_context(presence)
        clock = SteadyClock()
        for last in await store.between((await store.head()).seq, 1):
            clock.start_after(last.at)
        floor = await stack.enter_async_context(FloorEngine(store, config, clock, registry))
        address = config.address
        presence.alarm = lambda: floor.alarms.raise_(AlarmKind.SERVER_TWIN, this_server(), address=address)
        # An interrupted restore is completed before anything else.
        await put_in_order(floor)
        refused = await check_apart(floor, demo=demo) or await install(floor)
        if refused is not None:
            raise StoreError(refused)
        upgraded = await upgrade(floor)
        auth = Authenticator(floor, QUICK if demo else None)
        password, keys = await furnish(floor, auth) if demo else (None, {})
        context = ServerContext(floor, await store.secret(), auth, owner=presence.owner, demo=demo)
        context.documents = documents
        # After a crash, the server of this name resumes its games at once.
        context.runners = runners = GameRunners(
            floor, presence.owner, context.invalidate_game, context.lead, before
        )
        # The running software is on record before anyone may sign in.
        await check_software(floor, this_server())
        await stack.enter_async_context(serving(context, host, port))
        await stack.enter_async_context(runners)
        context.ahead_ms = lambda: clock.ahead_ms
        for watching in (
            watch_software(floor, this_server()),
            watch_clock(floor, clock, this_server()),
            watch_store(floor, this_server()),
            _keep_seen(seen, store),
            auth.watch(),
            context.key_connections.watch(),
            context.guides.warm(),
        ):
            stack.push_async_callback(_end, asyncio.create_task(watching))
        # The password that is shown once is made last, so that a failed start does not lose it.
        administrator = await auth.first_start()
        yield Opened(config, administrator, password, keys, upgraded)


async def _keep_seen(seen: LastSeen, store: Store) -> None:
    """Records the end of the log every second, and once more at the end."""
    try:
        while True:
            with suppress(StoreError):
                seen.write(await store.head())
            await asyncio.sleep(SEEN_EVERY_S)
    finally:
        with suppress(StoreError):
            seen.write(await store.head())


def free_port(host: str, first: int) -> int:
    """The first free port from `first` on; any free one for 0."""
    for port in range(first, first + PORTS_TRIED):
        try:
            with listen(host, port) as free:
                number: int = free.getsockname()[1]
                return number
        except OSError as problem:
            taken = problem
    raise taken


async def _open(config: FloorConfig) -> Store:
    store = await open_store(config.database, apart=True, key=config.house_key)
    if isinstance(store, Rejection):
        raise StoreError(store)
    return store


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
