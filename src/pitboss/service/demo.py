"""The demonstration floor: its games, staff accounts and device keys, all clearly marked as such."""

import time
from importlib.resources import files

from argon2 import PasswordHasher
from msgspec.structs import replace

from pitboss.floor.people.staff import Post, Staff
from pitboss.floor.people.staff_commands import AddStaff
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.ledger.moves import move
from pitboss.ledger.till import MoveMoney
from pitboss.service.auth.actors import DeviceActor, DeviceKind
from pitboss.service.auth.passwords import SETUP, note_down, one_time_password
from pitboss.service.auth.sign_in import Authenticator
from pitboss.service.config import FloorConfig
from pitboss.service.config_reading import read_config
from pitboss.service.floor_engine import FloorEngine

STAFF: dict[str, tuple[Post, ...]] = {
    "demo-dealer": (Post.DEALER,),
    "demo-supervisor": (
        Post.CASINO_SUPERVISOR,
        Post.ELECTRONIC_GAMING_SUPERVISOR,
        Post.GAMING_SUPERVISOR,
    ),
    "demo-manager": (Post.ASSISTANT_GAMING_MANAGER, Post.GAMING_MANAGER),
    "demo-cashier": (Post.CASHIER,),
    "demo-inspector": (Post.INSPECTOR,),
    "demo-surveillance": (Post.SURVEILLANCE,),
    "demo-admin": (Post.ADMINISTRATOR,),
    "demo-admin-2": (Post.ADMINISTRATOR,),
}
"""The accounts of the demonstration. All have the same password."""
VAULT = "demo"
"""The kind under which the demonstration keeps its password and keys in the clear, to print at each start."""

QUICK = PasswordHasher(time_cost=1, memory_cost=8_192, parallelism=1)
"""A fast hash: these passwords are printed anyway, and the first start must not take long."""


def demo_config() -> FloorConfig:
    """The floor of the demonstration.

    >>> [game.name for game in demo_config().games]
    ['rapid-1', 'roulette-1', 'star-1', 'premium-1', 'canberra-1']
    """
    source = files("pitboss.service") / "demo.toml"
    config = unwrap(read_config(source.read_text(encoding="utf-8"), "demo.toml"))
    # A visitor sees the time of their own clock on its screens and tickets.
    return replace(config, utc_offset=time.localtime().tm_gmtoff // 60)


def devices_of(config: FloorConfig) -> list[DeviceActor]:
    """A device for every terminal, every note slot and every seat, and a display for every game."""
    terminal, seat, display = DeviceKind.PLAYER_TERMINAL, DeviceKind.SEAT, DeviceKind.DISPLAY
    return [
        *(
            DeviceActor(f"stacker-{each.number}", DeviceKind.STACKER, each.number)
            for each in config.terminals
        ),
        *(DeviceActor(f"demo-terminal-{each.number}", terminal, each.number) for each in config.terminals),
        *(
            DeviceActor(f"demo-seat-{each.table}-{each.at}", seat, f"{each.table}/{each.at}")
            for each in config.seats
        ),
        *(DeviceActor(f"demo-display-{each.name}", display, each.name) for each in config.games),
    ]


async def check_apart(floor: FloorEngine, *, demo: bool) -> Rejection | None:
    """Checks that a demonstration and a real floor do not share a database."""
    demonstrated = await _stored(floor, "password") is not None
    if demo and not demonstrated and await floor.secret_all("password"):
        return Rejection("demo-apart", {"case": "real-floor"})
    if demonstrated and not demo:
        return Rejection("demo-apart", {"case": "demonstration"})
    return None


STOCKED_CENTS: Cents = 100_000_000
"""The cents in the cage and in every float of the demonstration, and in the pockets of its guests."""


async def stock(floor: FloorEngine) -> None:
    """Puts cash and chips into the cage and the floats, unless half of it is still there."""
    tables = [game.name for game in floor.config.games if game.kind.till is not None]
    stocked: list[tuple[str, str, dict[str, str]]] = [
        ("cage/cash", "capital", {}),
        ("house/pockets", "chips-outstanding", {}),
        *((move("fill", 1, table=name)[0].account, "fill", {"table": name}) for name in tables),
    ]
    for account, key, names in stocked:
        lacks = STOCKED_CENTS - floor.balance(account)
        if 2 * lacks < STOCKED_CENTS:
            continue
        if key == "fill":
            await note_down(floor, MoveMoney("chips-made", lacks, {}), SETUP)
        await note_down(floor, MoveMoney(key, lacks, names, approved_by=SETUP), SETUP)


async def furnish(floor: FloorEngine, auth: Authenticator) -> tuple[str, dict[str, str]]:
    """The password of the demonstration's staff and the keys of its devices by name. Makes missing ones."""
    password = await _stored(floor, "password")
    if password is None:
        password = one_time_password()
        await floor.secret_put(VAULT, "password", password.encode())
    for name, posts in STAFF.items():
        if not isinstance(floor.state(f"staff/{name}"), Staff):
            await note_down(floor, AddStaff(name, posts, by=SETUP), SETUP)
            await auth.set_password(name, password, by=SETUP)
    await stock(floor)
    return password, {device.name: await _key(floor, auth, device) for device in devices_of(floor.config)}


async def _key(floor: FloorEngine, auth: Authenticator, device: DeviceActor) -> str:
    known = await _stored(floor, device.name)
    if known is not None:
        return known
    # A start that was interrupted made this key, and its secret is lost.
    await auth.keys.take_back(device.name)
    key = unwrap(await auth.keys.make(device))
    await floor.secret_put(VAULT, device.name, key.encode())
    return key


async def _stored(floor: FloorEngine, name: str) -> str | None:
    value = await floor.secret_get(VAULT, name)
    return None if value is None else value.decode()
