"""The reports for inspectors and managers: each is a table that is made on demand."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Literal, NamedTuple

import msgspec

from pitboss.acting.registers.incidents import Incident
from pitboss.floor.devices.software import Software
from pitboss.floor.kinds import acted
from pitboss.floor.people.staff import ActRefused
from pitboss.kernel.instant import Instant, month_of
from pitboss.kernel.text import Amount, Fact, FloorPlace, ListOf, Moment, Text
from pitboss.lab.conformance import conformance
from pitboss.ledger.chart import Unit, account_name
from pitboss.ledger.meters import self_check
from pitboss.reports.accounts import METERS, list_rows, natural
from pitboss.rules.catalogue import catalogue
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.inspection.log_view import EVENTS_BACK
from pitboss.service.server_context import ServerContext
from pitboss.store.log import StoredEvent
from pitboss.words.languages import Language
from pitboss.words.rendering import render, say, show

Kind = Literal["text", "figure", "command", "refusal"]
"""The kind of a column: text, an amount or count, a command type, or a rejection code."""
Row = tuple[Fact, ...]
Table = tuple[list[Row], list[Text]]
"""The rows of a report, and the notes beside them."""


class ReportLine(msgspec.Struct, frozen=True):
    """A report that can be requested."""

    key: str
    title: str


class ReportTable(msgspec.Struct, frozen=True):
    """A report as of one moment."""

    title: str
    made: Instant
    columns: tuple[str, ...]
    kinds: tuple[Kind, ...]
    """The kind of each column."""
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...]
    """What disagrees, or is missing."""


class Report(NamedTuple):
    """A report: its columns, and the function that makes its rows."""

    columns: tuple[tuple[str | None, Kind], ...]
    """The key of the heading of each column, if it has one."""
    make: Callable[[ServerContext], Awaitable[Table]]


def list_reports(language: Language) -> list[ReportLine]:
    """All reports.

    >>> [report.key for report in list_reports("en")][:2]
    ['accounts', 'meters']
    """
    return [ReportLine(key, say(f"report-{key}", language)) for key in REPORTS]


async def make_report(context: ServerContext, key: str, language: Language) -> ReportTable | None:
    """A report as of now; none if there is no such report."""
    report = REPORTS.get(key)
    if report is None:
        return None
    rows, notes = await report.make(context)
    house = context.floor.config.house
    return ReportTable(
        say(f"report-{key}", language),
        context.floor.clock(),
        tuple("" if heading is None else say(heading, language) for heading, _ in report.columns),
        tuple(kind for _, kind in report.columns),
        tuple(tuple(str(show(cell, language, house)) for cell in row) for row in rows),
        tuple(render(note, language, house) for note in notes),
    )


async def _accounts(context: ServerContext) -> Table:
    """The trial balance: assets on the left, liabilities on the right."""
    rows: list[Row] = []
    notes: list[Text] = []
    booked = list_rows(await context.floor.store.balances())
    for unit in Unit:
        counted = [row for row in booked if row.kind.unit is unit]
        count = Amount if unit is Unit.CENTS else str
        sides = {-1: 0, 1: 0}
        for row in counted:
            sign = row.kind.side.sign
            sides[sign] += sign * row.posted
            amount = count(sign * row.posted)
            rows.append(
                (
                    row.account,
                    row.text if row.prefix == "ticket" else account_name(row.account),
                    *((amount, "") if sign < 0 else ("", amount)),
                )
            )
        if counted:
            rows.append(
                (Text("report-total"), Text(f"report-unit-{unit}"), count(sides[-1]), count(sides[1]))
            )
        if sides[-1] != sides[1]:
            notes.append(Text("report-note-sides-differ"))
    return rows, notes


async def _meters(context: ServerContext) -> Table:
    accounts = sorted(context.floor.accounts(), key=lambda account: natural(account.terminal))
    rows: list[Row] = [
        (
            FloorPlace(f"pt/{account.terminal}"),
            *(Amount(getattr(account.meters, meter)) for meter in METERS.values()),
            str(account.meters.plays),
        )
        for account in accounts
    ]
    checked = ((each.terminal, self_check(each.meters, each.credit)) for each in accounts)
    return rows, [
        Text("report-note-meters", {"terminal": FloorPlace(f"pt/{terminal}"), "problem": problem})
        for terminal, problem in checked
        if problem is not None
    ]


async def _incidents(context: ServerContext) -> Table:
    """The incidents of this month, and the notices still to be given."""
    found: list[tuple[Instant, str, Incident, ListOf]] = []
    floor = context.floor
    for game_kind, game in floor.games():
        now = floor.recorded_game(game)
        waiting = {} if now is None else {each.number: each for each in now.book.waiting}
        recorded = [
            each
            for event in await _this_month(floor, game_kind.stream(game))
            for each in _recorded(floor, event)
        ]
        known = {each.number for each in recorded}
        # An incident with an open notice stays in the report, however old it is.
        for each in (*(old for number, old in waiting.items() if number not in known), *recorded):
            found.append((each.at, game, each, _missing(waiting.get(each.number))))
    found.sort(key=lambda row: (row[0], row[1], row[2].number), reverse=True)
    rows: list[Row] = [
        (
            FloorPlace(f"game/{game}"),
            str(each.number),
            Moment(at),
            Text(f"incident-kind-{each.kind}"),
            each.words,
            each.clause or "",
            missing,
        )
        for at, game, each, missing in found
    ]
    pending = sum(bool(missing.of) for *_, missing in found)
    return rows, [Text("report-note-to-be-told", {"count": pending})] if pending else []


def _recorded(floor: FloorEngine, stored: StoredEvent) -> tuple[Incident, ...]:
    """The incidents that an act recorded. Most have none, and are not decoded."""
    event = floor.registry.read(stored) if b'"incidents":' in stored.body else None
    done = acted(event)
    return () if done is None else done.incidents


def _missing(waiting: Incident | None) -> ListOf:
    """Who must still be notified of an incident, and by when."""
    duties = () if waiting is None else waiting.duties
    return ListOf(
        tuple(
            Text("report-due", {"recipient": each.who.text, "deadline": Moment(each.by)})
            for each in duties
            if each.notified_at is None
        )
    )


async def _refusals(context: ServerContext) -> Table:
    """The refused commands of this month, by person."""
    floor = context.floor
    rows: list[tuple[int, Row]] = []
    for stream in floor.streams("staff"):
        for stored in await _this_month(floor, stream):
            event = floor.registry.read(stored) if floor.registry.kind(stored) is ActRefused else None
            if isinstance(event, ActRefused):
                rows.append((stored.seq, (Moment(stored.at), event.name, event.command, event.code)))
    return [row for _, row in sorted(rows, key=lambda row: row[0], reverse=True)], []


async def _signed_in(context: ServerContext) -> Table:
    return [
        (
            each.name,
            FloorPlace(each.at) if each.at else "",
            Moment(each.created),
            Moment(each.seen),
            Text("report-locked") if each.locked else "",
        )
        for each in await context.auth.sessions()
    ], []


async def _software(context: ServerContext) -> Table:
    servers = [context.floor.state(stream) for stream in context.floor.streams("software")]
    known = [each for each in servers if isinstance(each, Software)]
    return (
        [(each.server, each.version, each.sha256, each.accepted) for each in known],
        [Text("report-note-software-differs", {"server": each.server}) for each in known if not each.agrees],
    )


async def _conformance(_: ServerContext) -> Table:
    return list(await asyncio.to_thread(_proven)), []


@cache
def _proven() -> tuple[Row, ...]:
    return tuple(
        (
            Text(catalogue()[key].title),
            str(len(report.clauses)),
            str(len(report.need_proof)),
            str(len(report.proven)),
            ", ".join(report.unproven),
        )
        for key, report in conformance().items()
    )


async def _this_month(floor: FloorEngine, stream: str) -> list[StoredEvent]:
    """The events of a stream since the month began, by the clocks of the house."""
    offset = floor.config.utc_offset
    month = month_of(floor.clock(), offset)
    tips = await floor.store.tips([stream])
    version, back = tips[stream].version, EVENTS_BACK
    while True:
        rows = await floor.store.stream(stream, max(0, version - back))
        recent = [event for event in rows if month_of(event.at, offset) == month]
        if len(recent) < len(rows) or back >= version:
            return recent
        back *= 2


REPORTS: dict[str, Report] = {
    "accounts": Report(
        (
            ("column-account", "text"),
            ("column-meaning", "text"),
            ("column-kept", "figure"),
            ("column-owed", "figure"),
        ),
        _accounts,
    ),
    "meters": Report(
        (
            ("column-terminal", "text"),
            *((meter, "figure") for meter in METERS),
            ("column-plays", "figure"),
        ),
        _meters,
    ),
    "incidents": Report(
        (
            ("column-game", "text"),
            ("column-number", "figure"),
            ("column-time", "text"),
            ("column-kind", "text"),
            ("column-incident", "text"),
            ("column-clause", "text"),
            ("column-to-be-told", "text"),
        ),
        _incidents,
    ),
    "refusals": Report(
        (
            ("column-time", "text"),
            ("column-person", "text"),
            ("column-command", "command"),
            ("column-refusal", "refusal"),
        ),
        _refusals,
    ),
    "staff": Report(
        (
            ("column-name", "text"),
            ("column-place", "text"),
            ("column-since", "text"),
            ("column-last-seen", "text"),
            (None, "text"),
        ),
        _signed_in,
    ),
    "software": Report(
        (
            ("column-server", "text"),
            ("column-version", "text"),
            ("column-hash-found", "text"),
            ("column-hash-accepted", "text"),
        ),
        _software,
    ),
    "conformance": Report(
        (
            ("column-edition", "text"),
            ("column-clauses", "figure"),
            ("column-need-proof", "figure"),
            ("column-proven", "figure"),
            ("column-unproven", "text"),
        ),
        _conformance,
    ),
}
"""All reports, in the order of the list."""
