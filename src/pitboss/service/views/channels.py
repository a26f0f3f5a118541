"""The channels that clients watch: who may watch, what each shows, and which of them an event changes."""

from collections.abc import Hashable, Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

import msgspec

from pitboss.acting.acts.act import Person
from pitboss.acting.audience import Audience, View
from pitboss.acting.outcomes import SeenPlay, SeenSum, sum_of
from pitboss.floor import kinds
from pitboss.floor.devices.alarms import AlarmKind
from pitboss.floor.devices.layouts import device_at
from pitboss.floor.fair.number_events import NumberCommitted, NumberRevealed
from pitboss.floor.kinds import kind_at, kind_of
from pitboss.floor.people.second_person import Posts
from pitboss.floor.people.staff import Post
from pitboss.floor.terminals.chips import chip_events
from pitboss.floor.tickets.tickets import Ticket
from pitboss.kernel.decision import Stream
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.ledger.counts import MoneyCounted
from pitboss.ledger.till import Moved, Reversed
from pitboss.service.auth.actors import Actor, DeviceActor, Partner, StaffActor
from pitboss.service.auth.permits import OUTSIDE_NOBODY, WATCHERS
from pitboss.service.runner.preflight import guests_bring, partner_of
from pitboss.service.views.device_view import DeviceView, device_view
from pitboss.service.views.floor_views import CageView, FloorView, cage_view, floor_view
from pitboss.service.views.game_view import Deadline, GameView, Settled, Stands, game_view
from pitboss.service.views.history_view import HistoryView, history_view
from pitboss.service.views.patrons_view import PatronsView, patrons_view
from pitboss.service.views.terminal_view import TerminalView, terminal_view
from pitboss.service.views.totals import Came
from pitboss.store.log import StoredEvent

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine

AUDIENCES = {audience.value: audience for audience in Audience if f"game/{audience}" in WATCHERS}


class SeatView(View, frozen=True, tag_field="view", tag="seat"):
    """A live table for one guest, with the cards that only this guest may see."""

    guest: str
    """Who sits there, or the name that the next one gets unless they give their own."""
    game: GameView
    place: int | None = None
    """The number of the place. None at the seat of a guest by name, as in earlier releases."""
    chips: Cents | None = None
    """The chips in front of the guest; none if nobody sits there."""
    tokens: Cents | None = None
    brings: bool = False
    """Whether a guest who sits down says which chips they bring. Elsewhere, the dealer takes them down."""
    recall: tuple[SeenPlay, ...] = ()
    """What the last coups came to for the guest, the newest first."""
    played: SeenSum | None = None
    """What those came to together."""


AnyView: TypeAlias = (
    GameView | HistoryView | TerminalView | SeatView | FloorView | CageView | PatronsView | DeviceView
)


class Channel(NamedTuple):
    """The parts of a channel's name."""

    kind: str
    of: str = ""
    place: str = ""


def read_channel(channel: str) -> Channel | Rejection:
    """Reads the name of a channel.

    >>> read_channel("game/rapid-1/dealer")
    Channel(kind='game/dealer', of='rapid-1', place='')
    >>> read_channel("tea/room").code
    'unknown-channel'
    """
    match channel.split("/"):
        case ["floor" | "cage" | "patrons" as kind]:
            return Channel(kind)
        case ["game" | "history" | "terminal" | "device" as kind, of] if of:
            return Channel(kind, of)
        case ["game", of, audience] if of and audience in AUDIENCES:
            return Channel(f"game/{audience}", of)
        case ["seat", of, place] if of and place:
            return Channel("seat", of, place)
        case ["stream", prefix, *names] if prefix and names and all(names):
            return Channel(f"stream/{prefix}", "/".join((prefix, *names)))
    return Rejection("unknown-channel", {"case": "name", "channel": f"{channel!r:.80}"})


def may_watch(actor: Actor, channel: str, partner: Partner = lambda _: None) -> Rejection | None:
    """Whether an actor may watch a channel. A dealer of two games in turn sees both at one terminal.

    >>> from pitboss.service.auth.actors import DeviceKind
    >>> seven = DeviceActor("terminal-7", DeviceKind.PLAYER_TERMINAL, "7")
    >>> may_watch(seven, "terminal/7"), may_watch(seven, "terminal/8").code
    (None, 'not-permitted')
    """
    target = read_channel(channel)
    if isinstance(target, Rejection):
        return target
    row = WATCHERS.get(target.kind, OUTSIDE_NOBODY)
    if isinstance(actor, DeviceActor):
        allowed = row.lets(actor.kind) and row.own(actor, target)
    else:
        allowed = _staff_may(actor, target, row.posts, partner)
    if allowed:
        return None
    return Rejection("not-permitted", {"case": "channel", "channel": f"{channel:.80}"})


def _staff_may(actor: StaffActor, target: Channel, allowed: Posts, partner: Partner) -> bool:
    posts = actor.posts & allowed
    if target.kind == "game/dealer" and posts == {Post.DEALER}:
        here = (actor.at or "").removeprefix("dt/")
        return target.of in (here, partner(here)) or here == partner(target.of)
    return bool(posts)


def view_key(channel: str, actor: Actor) -> Hashable:
    """Actors with the same key share one view of a channel. At a game, staff have their own offers."""
    if channel.startswith("terminal/"):
        # Players do not read what staff wrote.
        return isinstance(actor, StaffActor)
    own = channel.startswith("game/") and channel.count("/") == 2
    return (actor.name, actor.role) if own and isinstance(actor, StaffActor) else None


def render(
    floor: "FloorEngine",
    channel: str,
    actor: Actor | None = None,
    *,
    deadline: Deadline = lambda _: None,
    settled: Settled = lambda _: Came(),
    stands: Stands = lambda _: None,
    secret: bytes = b"",
    demo: bool = False,
) -> msgspec.Struct | Rejection:
    """What a channel shows. The caller has checked `may_watch`.

    `deadline` returns when a wagering period ends, `settled` what its plays came to at all terminals,
    `stands` since when it has stood still for too long. With `secret`, the view of a printer has the ticket
    numbers. `demo` is set at the demonstration.
    """
    target = read_channel(channel)
    if isinstance(target, Rejection):
        return target
    shown: msgspec.Struct | None
    match target.kind:
        case kind if kind.startswith("stream/"):
            shown = _stream(floor, target.of)
        case "floor":
            shown = floor_view(floor)
        case "cage":
            shown = cage_view(floor)
        case "patrons":
            shown = patrons_view(floor)
        case "terminal":
            shown = terminal_view(floor, target.of, staff=isinstance(actor, StaffActor))
        case "device":
            shown = device_view(floor, target.of, secret)
        case "history":
            shown = history_view(floor, target.of)
        case "seat":
            shown = _seat(floor, target.of, target.place, deadline, demo=demo)
        case "game":
            shown = game_view(floor, target.of, Audience.DISPLAY, None, deadline)
        case kind:
            audience = AUDIENCES[kind.removeprefix("game/")]
            role = actor.role if isinstance(actor, StaffActor) else None
            who = None if actor is None or role is None else Person(actor.name, role)
            shown = game_view(floor, target.of, audience, who, deadline, settled, stands)
    return shown or Rejection("unknown-channel", {"case": "nothing", "channel": f"{channel:.80}"})


def _stream(floor: "FloorEngine", stream: Stream) -> msgspec.Struct | None:
    """What an aggregate shows of one stream by itself."""
    aggregate, state = floor.registry.prefixes.get(stream.partition("/")[0]), floor.state(stream)
    return None if aggregate is None or aggregate.view is None or state is None else aggregate.view(state)


NEWCOMER = "Guest"
"""What somebody who sits down is called until they give a name."""


def _seat(floor: "FloorEngine", table: str, place: str, deadline: Deadline, *, demo: bool) -> SeatView | None:
    now, number = floor.game(table), int(place) if place.isdecimal() else None
    guest = place
    if number is not None:
        sits = None if now is None else kind_of(now).guest_at(now, number)
        guest = f"{NEWCOMER} {number}" if sits is None else sits
    game = game_view(floor, table, Audience.PLAYER, Person(guest, Role.PLAYER), deadline)
    if game is None:
        return None
    own = None if now is None else kind_of(now).holdings(now, guest)
    recall = () if now is None else kind_of(now).outcomes(now, guest)
    chips, tokens = own or (None, None)
    brings = guests_bring(floor, table, demo=demo)
    return SeatView(guest, game, number, chips, tokens, brings, recall, sum_of(recall))


TILL = frozenset((Moved, Reversed, MoneyCounted))
"""Events that move money by hand, at a table or elsewhere."""
QUIET = frozenset(
    (
        chip_events.WagersPlaced,
        chip_events.WagerWithdrawn,
        chip_events.ChipsTakenOff,
        chip_events.ChipsMoved,
        chip_events.WagersReturned,
        chip_events.WagersSettled,
        chip_events.NoteInserted,
        chip_events.TicketTaken,
        chip_events.CreditTransferred,
        NumberCommitted,
        NumberRevealed,
    )
)
"""Frequent events at terminals that change no other channel."""


def channels_of(floor: "FloorEngine", stored: StoredEvent, watched: Iterable[str] = ()) -> Iterator[str]:
    """The channels that an event may change; of the seats at a table only the watched ones.

    Nobody else sees the wagers of a terminal, so a thousand of them render only their own channels.
    """
    prefix, _, name = stored.stream.partition("/")
    event = floor.registry.kind(stored)
    yield from ("cage",) if event in TILL else ()
    yield from () if floor.registry.aggregate(stored.stream).view is None else (f"stream/{stored.stream}",)
    match prefix:
        case "pt":
            yield f"terminal/{name}"
            if event not in QUIET:
                yield from ("floor", "cage", f"device/printer-{name}")
        case _ if (kind := kind_at(stored.stream)) is not None:
            yield from (f"game/{name}", f"history/{name}")
            yield from (f"game/{name}/{audience}" for audience in AUDIENCES)
            yield from ("floor", f"device/{kind.reading.device}-{name}", device_at(name))
            yield from (channel for channel in watched if channel.startswith(f"seat/{name}/"))
            # A game may wait for its partner under the same dealer.
            joined = (game.name for game in floor.config.games if partner_of(floor, game.name) == name)
            for other in joined:
                yield from (f"game/{other}", *(f"game/{other}/{audience}" for audience in AUDIENCES))
        case "device":
            device, _, serves = name.partition("-")
            yield from (f"device/{name}", "floor")
            if device in ("printer", "stacker"):
                yield f"terminal/{serves}"
            elif device != "kiosk":
                yield from (f"game/{serves}/{audience}" for audience in AUDIENCES)
        case "fair" if event not in QUIET:
            yield from (*(f"device/{each.reading.device}-{name}" for each in kinds.KINDS), f"game/{name}")
            yield from (f"game/{name}/{audience}" for audience in AUDIENCES)
            yield from (channel for channel in watched if channel.startswith(f"seat/{name}/"))
        case "ticket" | "lost-slip":
            yield "cage"
            ticket = floor.state(stored.stream)
            if isinstance(ticket, Ticket):
                yield f"device/printer-{ticket.issued.terminal}"
        case "staff" | "software" | "alarm":
            yield "floor"
            # The desks of a game that stands still say so.
            alarmed = floor.config.games if name == AlarmKind.GAME_STANDS else ()
            yield from (f"game/{game.name}/{audience}" for game in alarmed for audience in AUDIENCES)
        case "patron":
            yield "patrons"
            yield from (channel for channel in watched if channel.startswith(("game/", "seat/")))
            yield from (f"terminal/{each.terminal}" for each in floor.accounts() if str(each.patron) == name)
