"""The channels that clients watch: who may, what each shows, and which of them an event touches."""

from collections.abc import Hashable, Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from pitboss.acting.act import Person
from pitboss.acting.audience import Audience, View
from pitboss.floor.kinds import KINDS, kind_named
from pitboss.floor.people.second_person import SUPERVISORS
from pitboss.floor.people.staff import Post
from pitboss.floor.tickets.tickets import Ticket
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.service.auth.actors import Actor, DeviceActor, DeviceKind, Partner, StaffActor
from pitboss.service.runner.preflight import partner_of
from pitboss.service.views.device_view import DeviceView, device_view
from pitboss.service.views.floor_views import CageView, FloorView, cage_view, floor_view
from pitboss.service.views.game_view import Deadline, GameView, Settled, game_view
from pitboss.service.views.history_view import HistoryView, history_view
from pitboss.service.views.terminal_view import TerminalView, terminal_view
from pitboss.store.log import StoredEvent

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine

IN_CHARGE = SUPERVISORS | {Post.SURVEILLANCE, Post.INSPECTOR}

STAFF: dict[str, frozenset[Post]] = {
    "game": frozenset(Post),
    "game/dealer": SUPERVISORS | {Post.DEALER},
    "game/supervisor": SUPERVISORS,
    "game/surveillance": frozenset({Post.SURVEILLANCE}),
    "game/inspector": frozenset({Post.INSPECTOR}),
    "history": frozenset(Post),
    "terminal": IN_CHARGE,
    "floor": IN_CHARGE | {Post.ADMINISTRATOR},
    "cage": IN_CHARGE | {Post.CASHIER},
}
"""The posts that may watch each kind of channel. Seats and devices are watched by none: what a guest holds in
hand, and the number that a printer prints, is for no other eyes."""

PUBLIC = frozenset({DeviceKind.PLAYER_TERMINAL, DeviceKind.DISPLAY, DeviceKind.SEAT, DeviceKind.MONITORING})
"""The devices that see what everybody may see."""

DEVICES: dict[str, frozenset[DeviceKind]] = {
    "game": PUBLIC,
    "history": PUBLIC,
    "terminal": frozenset({DeviceKind.PLAYER_TERMINAL, DeviceKind.STACKER}),
    "seat": frozenset({DeviceKind.SEAT}),
    "device": frozenset({DeviceKind.SHOE, DeviceKind.WHEEL, DeviceKind.STACKER, DeviceKind.PRINTER}),
}
"""The devices that may watch each kind of channel; where it is not about a game, only if it is their own."""

AUDIENCES = {audience.value: audience for audience in Audience if f"game/{audience}" in STAFF}


class SeatView(View, frozen=True, tag_field="view", tag="seat"):
    """A live table as one guest sees it, with the cards that only the guest may see."""

    guest: str
    game: GameView
    chips: Cents | None = None
    """What lies before the guest; nothing for whoever is not at the table."""
    tokens: Cents | None = None


AnyView: TypeAlias = GameView | HistoryView | TerminalView | SeatView | FloorView | CageView | DeviceView


class Channel(NamedTuple):
    """A channel by its parts."""

    kind: str
    of: str = ""
    guest: str = ""


def read_channel(channel: str) -> Channel | Rejection:
    """The parts of a channel's name.

    >>> read_channel("game/rapid-1/dealer")
    Channel(kind='game/dealer', of='rapid-1', guest='')
    >>> read_channel("tea/room").code
    'unknown-channel'
    """
    match channel.split("/"):
        case ["floor" | "cage" as kind]:
            return Channel(kind)
        case ["game" | "history" | "terminal" | "device" as kind, of] if of:
            return Channel(kind, of)
        case ["game", of, audience] if of and audience in AUDIENCES:
            return Channel(f"game/{audience}", of)
        case ["seat", of, guest] if of and guest:
            return Channel("seat", of, guest)
    return Rejection("unknown-channel", f"There is no channel {channel!r:.80}.")


def may_watch(actor: Actor, channel: str, partner: Partner = lambda _: None) -> Rejection | None:
    """Whether an actor may watch a channel. Dealers of two games in turn see both from one terminal.

    >>> seven = DeviceActor("terminal-7", DeviceKind.PLAYER_TERMINAL, "7")
    >>> may_watch(seven, "terminal/7"), may_watch(seven, "terminal/8").code
    (None, 'not-permitted')
    """
    asked = read_channel(channel)
    if isinstance(asked, Rejection):
        return asked
    if isinstance(actor, DeviceActor):
        allowed = _device_may(actor, asked)
    else:
        allowed = _staff_may(actor, asked, partner)
    return None if allowed else Rejection("not-permitted", f"Channel {channel:.80} is not for you to watch.")


def _device_may(actor: DeviceActor, asked: Channel) -> bool:
    if actor.kind not in DEVICES.get(asked.kind, ()):
        return False
    own = {"device": actor.name, "seat": actor.serves, "terminal": actor.serves}
    named = f"{asked.of}/{asked.guest}" if asked.kind == "seat" else asked.of
    if asked.kind in own:
        return named == own[asked.kind]
    # A seat is at one table, and sees no other.
    return actor.kind is not DeviceKind.SEAT or actor.serves.partition("/")[0] == asked.of


def _staff_may(actor: StaffActor, asked: Channel, partner: Partner) -> bool:
    posts = actor.posts & STAFF.get(asked.kind, frozenset())
    if asked.kind == "game/dealer" and posts == {Post.DEALER}:
        here = (actor.at or "").removeprefix("dt/")
        return asked.of in (here, partner(here)) or here == partner(asked.of)
    return bool(posts)


def view_key(channel: str, actor: Actor) -> Hashable:
    """What tells the sights of one channel apart: staff at a game have offers of their own."""
    own = channel.startswith("game/") and channel.count("/") == 2
    return (actor.name, actor.role) if own and isinstance(actor, StaffActor) else None


def render(
    floor: "FloorEngine",
    channel: str,
    actor: Actor | None = None,
    *,
    deadline: Deadline = lambda _: None,
    settled: Settled = lambda _: (),
    secret: bytes = b"",
) -> AnyView | Rejection:
    """What a channel shows. `may_watch` has been asked before.

    `deadline` knows when wagering periods end and `settled` what games came to at the terminals; with
    `secret` a printer is told the numbers of tickets.
    """
    asked = read_channel(channel)
    if isinstance(asked, Rejection):
        return asked
    shown: AnyView | None
    match asked.kind:
        case "floor":
            shown = floor_view(floor)
        case "cage":
            shown = cage_view(floor)
        case "terminal":
            shown = terminal_view(floor, asked.of)
        case "device":
            shown = device_view(floor, asked.of, secret)
        case "history":
            shown = history_view(floor, asked.of)
        case "seat":
            shown = _seat(floor, asked.of, asked.guest, deadline)
        case "game":
            shown = game_view(floor, asked.of, Audience.DISPLAY, None, deadline)
        case kind:
            audience = AUDIENCES[kind.removeprefix("game/")]
            role = actor.role if isinstance(actor, StaffActor) else None
            who = None if actor is None or role is None else Person(actor.name, role)
            shown = game_view(floor, asked.of, audience, who, deadline, settled)
    return shown or Rejection("unknown-channel", f"There is nothing to see at {channel:.80}.")


def _seat(floor: "FloorEngine", table: str, guest: str, deadline: Deadline) -> SeatView | None:
    game = game_view(floor, table, Audience.PLAYER, Person(guest, Role.PLAYER), deadline)
    if game is None:
        return None
    guests = () if game.table is None else game.table.guests
    own = next((each for each in guests if each.name == guest), None)
    return SeatView(guest, game) if own is None else SeatView(guest, game, own.chips, own.tokens)


TILL = frozenset(("moved.1", "reversed.1"))
"""Money that is moved by hand, at a table or elsewhere."""
QUIET = frozenset(
    "wager-placed.2 wager-withdrawn.1 chips-taken-off.1 chips-moved.1 wagers-returned.2 wagers-settled.1"
    " note-inserted.1 ticket-taken.1 credit-transferred.1 number-committed.1 number-revealed.1".split()
)
"""What happens at terminals all the time, and changes nothing that others look at."""


def channels_of(floor: "FloorEngine", kept: StoredEvent, watched: Iterable[str] = ()) -> Iterator[str]:
    """The channels in which an event may show; of the seats at a table those that are watched.

    A terminal's wagers are seen by nobody else, so that a thousand of them draw no channel but their own.
    """
    room, _, name = kept.stream.partition("/")
    yield from ("cage",) if kept.type in TILL else ()
    match room:
        case "pt":
            yield f"terminal/{name}"
            if kept.type not in QUIET:
                yield from ("floor", "cage", f"device/printer-{name}")
        case _ if any(room == kind.name for kind in KINDS):
            yield from (f"game/{name}", f"history/{name}")
            yield from (f"game/{name}/{audience}" for audience in AUDIENCES)
            yield from ("floor", f"device/{kind_named(room).reading.device}-{name}")
            yield from (channel for channel in watched if channel.startswith(f"seat/{name}/"))
            # A game waits for its turn with the other one under the same dealer.
            joined = (game.name for game in floor.config.games if partner_of(floor, game.name) == name)
            for other in joined:
                yield from (f"game/{other}", *(f"game/{other}/{audience}" for audience in AUDIENCES))
        case "device":
            device, _, serves = name.partition("-")
            yield from (f"device/{name}", "floor")
            if device in ("printer", "stacker"):
                yield f"terminal/{serves}"
            else:
                yield from (f"game/{serves}/{audience}" for audience in AUDIENCES)
        case "fair" if kept.type not in QUIET:
            yield from (*(f"device/{kind.reading.device}-{name}" for kind in KINDS), f"game/{name}")
            yield from (f"game/{name}/{audience}" for audience in AUDIENCES)
            yield from (channel for channel in watched if channel.startswith(f"seat/{name}/"))
        case "ticket" | "lost-slip":
            yield "cage"
            ticket = floor.state(kept.stream)
            if isinstance(ticket, Ticket):
                yield f"device/printer-{ticket.issued.terminal}"
        case "staff" | "software" | "alarm":
            yield "floor"
