"""The description of the socket and its types, generated from the structs so that it is always right."""

import json
from collections.abc import Iterable, Sequence
from typing import Any, Union

import msgspec

from pitboss.acting.acts.act import Person
from pitboss.acting.fair.proofs import Proof
from pitboss.aggregates import REGISTRY
from pitboss.baccarat.acts.play import ConfirmResult
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.people.keys import device_kinds
from pitboss.floor.people.staff import Post
from pitboss.floor.terminals.chips.chip_events import TicketPrinted
from pitboss.floor.tickets.tickets import TicketIssued
from pitboss.guide.game_guide import Guide
from pitboss.guide.lessons import Lesson
from pitboss.kernel.instant import DAY_MS, timestamp
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Amount
from pitboss.ledger.chart import account_name
from pitboss.service.api.bodies import LogRow
from pitboss.service.api.cage_api import DrawnSlip, MoveLine, TicketFound
from pitboss.service.api.rules_api import RulesCopy
from pitboss.service.api.server import make_app
from pitboss.service.api.typescript import field_notes, first_words, type_text, typescript
from pitboss.service.api.words_api import LanguageLine
from pitboss.service.auth.actors import Actor, DeviceActor, DeviceKind
from pitboss.service.auth.permits import WATCHERS
from pitboss.service.config import FloorConfig
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.inspection.replay_steps import Replayed
from pitboss.service.inspection.replays import PlayLine
from pitboss.service.inspection.report_tables import ReportLine, ReportTable
from pitboss.service.realtime.messages import (
    Bye,
    Change,
    ClientMessage,
    Do,
    Done,
    Error,
    Happened,
    Hello,
    Lead,
    Ping,
    Pong,
    PrintedTicket,
    Refused,
    Resync,
    Second,
    ServerMessage,
    Snapshot,
    Unwatch,
    Watch,
    Welcome,
    encode,
)
from pitboss.service.server_context import ServerContext
from pitboss.service.views.channels import AnyView
from pitboss.service.views.explained import CoupExplained
from pitboss.service.views.floor_views import PersonLine, TerminalAccount
from pitboss.service.views.history_view import FinishedShoes
from pitboss.service.views.layouts import Layout
from pitboss.service.views.recalculation import DraftCorrection, Recalculation
from pitboss.service.views.ruling_preview import DraftReport, IrregularityOption, RulingPreview
from pitboss.service.views.venue import Venue
from pitboss.store.memory import MemoryStore
from pitboss.words.amounts import amount_words
from pitboss.words.languages import languages

OPEN_FIELDS = {
    "Do.command": "Command",
    "Welcome.me": "Actor",
    "Snapshot.view": "AnyView",
    "Change.patch": "Record<string, unknown>",
}
"""The types of the fields that the socket passes on unread."""

_AT_MS = 1_772_323_200_000
_CONFIRM = ActAtTable("rapid-1", ConfirmResult(), Person("dee", Role.DEALER))

ASKS: tuple[ClientMessage, ...] = (
    Hello("pk_4vX0"),
    Watch("game/rapid-1"),
    Unwatch("game/rapid-1"),
    Resync("game/rapid-1"),
    Do("c-17", msgspec.Raw(msgspec.json.encode(_CONFIRM)), Second("sue", "her own password")),
    Pong(),
)
"""One example of each message from a client."""
TELLS: tuple[ServerMessage, ...] = (
    Welcome(
        msgspec.to_builtins(DeviceActor("terminal-7", DeviceKind.PLAYER_TERMINAL, "7")),
        now=_AT_MS,
        heartbeat=10,
        utc_offset=600,
    ),
    Snapshot(
        "game/rapid-1", 41, {"view": "game", "name": "rapid-1", "phase": "open", "ends_at": _AT_MS + 20_000}
    ),
    Change("game/rapid-1", 42, {"phase": "closed", "ends_at": None}),
    Done(
        "c-17",
        (
            Happened(9_001, "pt/7", REGISTRY.names[TicketPrinted]),
            Happened(9_002, "ticket/f00d", REGISTRY.names[TicketIssued]),
        ),
        PrintedTicket(
            "003412345678901234",
            5_000,
            {language: amount_words(5_000, language) for language in languages()},
            timestamp(_AT_MS),
            timestamp(_AT_MS + 365 * DAY_MS),
        ),
    ),
    Refused(
        "c-18",
        Error(
            "insufficient-funds",
            {
                "case": "short",
                "there": Amount(400),
                "account": account_name("pt/7/chips"),
                "needed": Amount(500),
            },
            "4.2",
        ),
    ),
    Lead("game/rapid-1", "http://10.0.0.2:8000"),
    Ping(_AT_MS),
    Bye(Error("too-slow")),
)
"""One example of each message from the server."""

CHANNELS = {
    "game": ("game/{game}", "GameView", "A table or a wheel as everybody may see it."),
    "game/dealer": ("game/{game}/dealer", "GameView", "The same for its dealer, with what may be done now."),
    "game/supervisor": (
        "game/{game}/supervisor",
        "GameView",
        "All that supervisors may know and do.",
    ),
    "game/surveillance": (
        "game/{game}/surveillance",
        "GameView",
        "All that may be known, without acts.",
    ),
    "game/inspector": ("game/{game}/inspector", "GameView", "The same for inspectors."),
    "history": (
        "history/{game}",
        "HistoryView",
        "The roads and the tally of a shoe, or the last numbers of a wheel.",
    ),
    "terminal": ("terminal/{number}", "TerminalView", "The account of one player terminal."),
    "seat": ("seat/{table}/{place}", "SeatView", "A live table as the guest at one place sees it."),
    "floor": ("floor", "FloorView", "All games, and everything that needs attention."),
    "patrons": ("patrons", "PatronsView", "The people who are excluded, for staff."),
    "cage": ("cage", "CageView", "What waits to be paid or settled at the cage."),
    "device": ("device/{name}", "DeviceView", "What the server asks of a device."),
}
"""Each kind of channel: its name, its view, and its purpose."""

HEAD = """# The socket

A client opens a WebSocket at `/live` and sends `hello` with the token of a session or the key of a device.
Every message is one JSON text with its kind under `type`. Fields with their default value are left out.
Amounts are whole cents; times are milliseconds since 1970 in UTC, by the clock of the server.
[types.ts](../../../frontend/lib/types.ts) has all shapes as TypeScript.

A client sends `watch` for a channel and receives its snapshot, then one `change` after the other, each with
the next number. A change is a merge patch: it replaces the fields that it names, and null removes a field.
After a gap in the numbers, send `resync`. A countdown is not sent second by second: the view has `ends_at`,
and `welcome` and every `ping` have the server's `now`.

A client sends a command with `do` under its own id. Once `done` has come, the command is durable. After a
lost connection, the client sends the same command under the same id: it is carried out once. A client that
does not take its messages fast enough receives `bye`, is dropped, and connects again.

An error has a code and facts, and no sentence: `/words/{language}.ftl` has the words of each language in the
syntax of Project Fluent, and `/api/languages` lists the languages. A fact is a text that is shown as it is, a
number, or an object with its kind under `type`: an `amount` in cents, a `moment` in milliseconds, a `text`
with a key of the same file and facts of its own, or several facts as `any-of`, `all-of` or `list-of`. Errors
over HTTP also have a `message`: the sentence in the language that the request prefers by `Accept-Language`.

This page is generated; `docs/tools/make_api_pages.py` writes it.
"""


def socket_page() -> str:
    """The page about the socket."""
    parts = [HEAD, "## What a client sends\n", *map(_message, ASKS)]
    parts += ["## What the server sends\n", *map(_message, TELLS)]
    parts += ["## Parts of messages\n", *(_shape(kind) for kind in (Second, Error, Happened, PrintedTicket))]
    rows = (
        (f"`{name}`", f"`{view}`", says, _watchers(kind)) for kind, (name, view, says) in CHANNELS.items()
    )
    parts += ["## Channels\n", _table(("channel", "view", "what it shows", "who may watch it"), rows)]
    return "\n".join(parts)


async def openapi_page() -> str:
    """All routes as an OpenAPI document."""
    async with FloorEngine(MemoryStore(), FloorConfig("Pitboss")) as floor:
        schema = make_app(ServerContext(floor, secret=b"")).openapi_schema.to_schema()
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def types_page() -> str:
    """All types as TypeScript: messages both ways, commands, views and actors."""
    roots = {
        "ClientMessage": ClientMessage,
        "ServerMessage": ServerMessage,
        "Command": Union[REGISTRY.commands],  # noqa: UP007
        "AnyView": AnyView,
        "Actor": Actor,
        "LanguageLine": LanguageLine,
        "Venue": Venue,
        "Layout": Layout,
        "CoupExplained": CoupExplained,
        "FinishedShoes": FinishedShoes,
        "RulesCopy": RulesCopy,
        "Guide": Guide,
        "Lesson": Lesson,
        "DraftReport": DraftReport,
        "RulingPreview": RulingPreview,
        "DraftCorrection": DraftCorrection,
        "Recalculation": Recalculation,
        "IrregularityOption": IrregularityOption,
        "LogRow": LogRow,
        "TicketFound": TicketFound,
        "MoveLine": MoveLine,
        "PersonLine": PersonLine,
        "TerminalAccount": TerminalAccount,
        "DrawnSlip": DrawnSlip,
        "Proof": Proof,
        "PlayLine": PlayLine,
        "Replayed": Replayed,
        "ReportLine": ReportLine,
        "ReportTable": ReportTable,
    }
    return typescript(roots, OPEN_FIELDS)


def _message(example: ClientMessage | ServerMessage) -> str:
    tag = type(example).__struct_config__.tag
    return f"### `{tag}`\n\n{_fields(type(example))}\n```json\n{encode(example)}\n```\n"


def _shape(kind: type[msgspec.Struct]) -> str:
    return f"### {kind.__name__}\n\n{_fields(kind)}"


def _fields(kind: type[msgspec.Struct]) -> str:
    """The description of a struct, and a row for each of its fields."""
    _, components = msgspec.json.schema_components([kind], ref_template="{name}")
    schema, notes = components[kind.__name__], field_notes(kind)
    rows = []
    for name, field in schema["properties"].items():
        if name != "type" or kind is Happened:
            text = OPEN_FIELDS.get(f"{kind.__name__}.{name}") or type_text(field)
            needed = "" if name in schema.get("required", ()) else "may be left out"
            rows.append((f"`{name}`", f"`{text}`".replace("|", "\\|"), needed, notes.get(name, "")))
    says = f"{first_words(schema['description'])}\n"
    return f"{says}\n{_table(('field', 'type', '', 'what it is'), rows)}" if rows else says


def _watchers(kind: str) -> str:
    posts = WATCHERS[kind].posts
    people = ["all staff"] if posts == set(Post) else [post.value for post in Post if post in posts]
    devices = [f"{each} (device)" for each in device_kinds() if WATCHERS[kind].lets(each)]
    return ", ".join(people + devices)


def _table(head: Sequence[str], rows: Iterable[Sequence[Any]]) -> str:
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"
