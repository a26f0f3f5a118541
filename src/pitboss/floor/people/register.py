"""The register of a floor: everyone who was ever an administrator, and the devices that serve each place.

It answers what no single account or key can: whether there are two administrators, and whose key becomes
invalid when a place gets a new one.
"""

from collections.abc import Mapping

import msgspec

from pitboss.engine.registry import Aggregate, Handler
from pitboss.floor.people.staff import Post, Staff
from pitboss.kernel.decision import Command, Decided, Decision, Event, Given, States, Stream
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.entry import Entry

REGISTER: Stream = "register/floor"


class BeginRegister(Command, frozen=True, tag="begin-register"):
    """A server finds a floor without a register, and reports the people and devices on it."""

    administrators: tuple[str, ...] = ()
    places: Mapping[str, tuple[str, ...]] = {}
    unlocked: tuple[str, ...] = ()


class RegisterBegun(Event, frozen=True):
    """The register begins. From now on two people are needed for dual control."""

    administrators: tuple[str, ...] = ()
    """The active staff with that post."""
    places: Mapping[str, tuple[str, ...]] = {}
    """The devices with a key, by the place that they serve."""
    unlocked: tuple[str, ...] = ()
    """Staff whom wrong passwords had locked out until then."""


class AdministratorRegistered(Event, frozen=True):
    """A person became an administrator for the first time."""

    name: str


class PlaceRegistered(Event, frozen=True):
    """One device serves a place from now on."""

    place: str
    device: str


class Register(msgspec.Struct, frozen=True):
    """The register."""

    administrators: tuple[str, ...] = ()
    """All who ever had that post since the start. Suspending the other one does not make a person alone."""
    places: Mapping[str, tuple[str, ...]] = {}

    @property
    def by_two(self) -> bool:
        """Whether there was a second administrator. From then on nobody adds one alone."""
        return len(self.administrators) > 1


def begin_register(states: States, command: BeginRegister, _: Given) -> Decision:
    """Begins the register, once."""
    if states[REGISTER] is not None:
        return Rejection("register-begun")
    event = RegisterBegun(command.administrators, command.places, command.unlocked)
    return Decided(((REGISTER, event),))


def registered(states: States) -> Register:
    """The current register."""
    register = states[REGISTER]
    if not isinstance(register, Register | None):
        raise AssertionError(f"{REGISTER} holds no register")
    return register or Register()


def register_post(states: States, name: str, posts: tuple[Post, ...]) -> tuple[tuple[Stream, Event], ...]:
    """The events for the register when a person gets posts."""
    if Post.ADMINISTRATOR not in posts or name in registered(states).administrators:
        return ()
    return ((REGISTER, AdministratorRegistered(name)),)


def find_staff(states: States, name: str) -> Staff | None:
    """The staff member with a name, if any."""
    staff = states[f"staff/{name}"]
    if not isinstance(staff, Staff | None):
        raise AssertionError(f"staff/{name} holds nobody")
    return staff


def evolve(register: Register | None, event: Event, _: Entry) -> Register:
    """The register after an event.

    >>> evolve(evolve(None, RegisterBegun(("ada",)), ()), AdministratorRegistered("bea"), ()).by_two
    True
    """
    now = register or Register()
    match event:
        case RegisterBegun():
            return Register(event.administrators, event.places)
        case AdministratorRegistered():
            return Register((*now.administrators, event.name), now.places)
        case PlaceRegistered():
            return Register(now.administrators, {**now.places, event.place: (event.device,)})
    raise AssertionError(f"{type(event).__name__} is not of the register")


REGISTERS = Aggregate(
    prefixes=("register",),
    state=Register,
    events={
        "register-begun.1": RegisterBegun,
        "administrator-registered.1": AdministratorRegistered,
        "place-registered.1": PlaceRegistered,
    },
    evolve=evolve,
    commands={BeginRegister: Handler(begin_register, lambda *_: (REGISTER,))},
)
