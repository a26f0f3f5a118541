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
from pitboss.guide.words import say
from pitboss.kernel.instant import MINUTE_MS, Instant, month_of, timestamp
from pitboss.kernel.money import Cents, dollars
from pitboss.kernel.words import Language
from pitboss.lab.conformance import conformance
from pitboss.ledger.chart import Unit
from pitboss.ledger.meters import self_check
from pitboss.reports.accounts import METERS, list_rows, natural
from pitboss.rules.catalogue import catalogue
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.inspection.log_view import EVENTS_BACK
from pitboss.service.inspection.replay_words import pick
from pitboss.service.inspection.report_words import INCIDENTS, RECIPIENTS, Words
from pitboss.service.server_context import ServerContext
from pitboss.store.log import StoredEvent
from pitboss.words.languages import closest
from pitboss.words.rendering import render

Kind = Literal["text", "figure", "command", "refusal", "recorded"]
"""The kind of a column: text, an amount or count, a command type, or a rejection code."""
Row = tuple[str, ...]
Table = tuple[list[Row], list[str]]
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
    """A report: its title, its columns, and the function that makes its rows."""

    title: Words
    columns: tuple[tuple[Words, Kind], ...]
    make: Callable[[ServerContext, Language], Awaitable[Table]]


def list_reports(language: Language) -> list[ReportLine]:
    """All reports.

    >>> [report.key for report in list_reports(Language.ENGLISH)][:2]
    ['accounts', 'meters']
    """
    return [ReportLine(key, pick(report.title, language)) for key, report in REPORTS.items()]


async def make_report(context: ServerContext, key: str, language: Language) -> ReportTable | None:
    """A report as of now; none if there is no such report."""
    report = REPORTS.get(key)
    if report is None:
        return None
    rows, notes = await report.make(context, language)
    return ReportTable(
        pick(report.title, language),
        context.floor.clock(),
        tuple(pick(words, language) for words, _ in report.columns),
        tuple(kind for _, kind in report.columns),
        tuple(rows),
        tuple(notes),
    )


async def _accounts(context: ServerContext, language: Language) -> Table:
    """The trial balance: assets on the left, liabilities on the right."""
    rows: list[Row] = []
    notes: list[str] = []
    booked = list_rows(await context.floor.store.balances())
    for unit in Unit:
        counted = [row for row in booked if row.kind.unit is unit]
        write = _money if unit is Unit.CENTS else str
        sides = {-1: 0, 1: 0}
        for row in counted:
            sign = row.kind.side.sign
            sides[sign] += sign * row.posted
            amount = write(sign * row.posted)
            words = render(row.text, closest([language]))
            rows.append((row.account, words, *((amount, "") if sign < 0 else ("", amount))))
        if counted:
            rows.append(
                (
                    pick(("Total", "合计"), language),
                    pick(UNITS[unit], language),
                    write(sides[-1]),
                    write(sides[1]),
                )
            )
        if sides[-1] != sides[1]:
            notes.append(pick(("The two sides do not agree.", "两边不相符。"), language))
    return rows, notes


async def _meters(context: ServerContext, language: Language) -> Table:
    accounts = sorted(context.floor.accounts(), key=lambda account: natural(account.terminal))
    rows = [
        (
            account.terminal,
            *(_money(getattr(account.meters, meter)) for meter in METERS.values()),
            str(account.meters.plays),
        )
        for account in accounts
    ]
    checked = ((each.terminal, self_check(each.meters, each.credit)) for each in accounts)
    return rows, [
        f"{terminal}: {render(problem, closest([language]))}"
        for terminal, problem in checked
        if problem is not None
    ]


async def _incidents(context: ServerContext, language: Language) -> Table:
    """The incidents of this month, and the notices still to be given."""
    rows: list[tuple[Instant, Row]] = []
    floor, pending = context.floor, 0
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
            missing = _missing(floor, waiting.get(each.number), language)
            pending += bool(missing)
            kind = pick(INCIDENTS[each.kind], language)
            when = _time(floor, each.at)
            words = render(each.words, closest([language]))
            row = game, str(each.number), when, kind, words, each.clause or "", missing
            rows.append((each.at, row))
    rows.sort(reverse=True)
    note = (
        f"Somebody must still be told of {pending}.",
        f"尚有 {pending} 项须通报。",
    )
    return [row for _, row in rows], [pick(note, language)] if pending else []


def _recorded(floor: FloorEngine, stored: StoredEvent) -> tuple[Incident, ...]:
    """The incidents that an act recorded. Most have none, and are not decoded."""
    event = floor.registry.read(stored) if b'"incidents":' in stored.body else None
    done = acted(event)
    return () if done is None else done.incidents


def _missing(floor: FloorEngine, waiting: Incident | None, language: Language) -> str:
    """Who must still be notified of an incident, and by when."""
    duties = () if waiting is None else waiting.duties
    pending = (each for each in duties if each.notified_at is None)
    return ", ".join(f"{pick(RECIPIENTS[each.who], language)} ({_time(floor, each.by)})" for each in pending)


async def _refusals(context: ServerContext, _: Language) -> Table:
    """The refused commands of this month, by person."""
    floor = context.floor
    rows: list[tuple[int, Row]] = []
    for stream in floor.streams("staff"):
        for stored in await _this_month(floor, stream):
            event = floor.registry.read(stored) if floor.registry.kind(stored) is ActRefused else None
            if isinstance(event, ActRefused):
                row = _time(floor, stored.at), event.name, event.command, event.code
                rows.append((stored.seq, row))
    return [row for _, row in sorted(rows, reverse=True)], []


async def _signed_in(context: ServerContext, language: Language) -> Table:
    floor = context.floor
    return [
        (
            each.name,
            each.at or "",
            _time(floor, each.created),
            _time(floor, each.seen),
            pick(("locked", "已锁定"), language) if each.locked else "",
        )
        for each in await context.auth.sessions()
    ], []


async def _software(context: ServerContext, language: Language) -> Table:
    servers = [context.floor.state(stream) for stream in context.floor.streams("software")]
    known = [each for each in servers if isinstance(each, Software)]
    differs = pick(("not the accepted software", "并非已核准的软件"), language)
    return (
        [(each.server, each.version, each.sha256, each.accepted) for each in known],
        [f"{each.server}: {differs}" for each in known if not each.agrees],
    )


async def _conformance(_: ServerContext, language: Language) -> Table:
    proven = await asyncio.to_thread(_proven)
    return [(say(catalogue()[key].title, language), *rest) for key, *rest in proven], []


@cache
def _proven() -> tuple[Row, ...]:
    return tuple(
        (
            key,
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


def _time(floor: FloorEngine, instant: Instant) -> str:
    """A time by the clocks of the house."""
    return timestamp(instant + floor.config.utc_offset * MINUTE_MS)[:19].replace("T", " ")


def _money(cents: Cents) -> str:
    """An amount with its currency.

    >>> _money(-123_450)
    '-$1,234.50'
    """
    return f"{'-' * (cents < 0)}${abs(cents) // 100:,}{dollars(abs(cents))[-3:]}"


UNITS: dict[Unit, Words] = {
    Unit.CENTS: ("money", "金额"),
    Unit.TOURNAMENT_CHIPS: ("tournament chips", "锦标赛筹码"),
}
TERMINAL: Words = ("terminal", "终端")
METER_WORDS = dict(
    zip(
        METERS,
        ("纸币投入", "票券投入", "转入", "投注总额", "派彩", "票券支出", "人工支付", "取消积分"),
        strict=True,
    )
)

REPORTS: dict[str, Report] = {
    "accounts": Report(
        ("Trial balance", "试算表"),
        (
            (("account", "账户"), "text"),
            (("what it is", "说明"), "text"),
            (("kept", "资产"), "figure"),
            (("owed", "负债"), "figure"),
        ),
        _accounts,
    ),
    "meters": Report(
        ("Meters of the terminals", "终端计数器"),
        (
            (TERMINAL, "text"),
            *((words, "figure") for words in METER_WORDS.items()),
            (("plays", "局数"), "figure"),
        ),
        _meters,
    ),
    "incidents": Report(
        ("Incidents of the month", "本月事件"),
        (
            (("game", "游戏"), "text"),
            (("number", "编号"), "figure"),
            (("time", "时间"), "text"),
            (("kind", "种类"), "text"),
            (("what happened", "经过"), "recorded"),
            (("clause", "条款"), "text"),
            (("still to be told", "尚须通报"), "text"),
        ),
        _incidents,
    ),
    "refusals": Report(
        ("Refused acts of the month", "本月被拒操作"),
        (
            (("time", "时间"), "text"),
            (("who", "人员"), "text"),
            (("what", "操作"), "command"),
            (("why", "原因"), "refusal"),
        ),
        _refusals,
    ),
    "staff": Report(
        ("Staff who are signed in", "已登录员工"),
        (
            (("name", "姓名"), "text"),
            (("place", "位置"), "text"),
            (("since", "登录时间"), "text"),
            (("last seen", "最近使用"), "text"),
            (("", ""), "text"),
        ),
        _signed_in,
    ),
    "software": Report(
        ("Software of the servers", "服务器软件"),
        (
            (("server", "服务器"), "text"),
            (("version", "版本"), "text"),
            (("found", "实测哈希"), "text"),
            (("accepted", "核准哈希"), "text"),
        ),
        _software,
    ),
    "conformance": Report(
        ("Clauses proven by tests", "条款验证"),
        (
            (("edition", "版本"), "text"),
            (("clauses", "条款数"), "figure"),
            (("need proof", "须验证"), "figure"),
            (("proven", "已验证"), "figure"),
            (("not proven yet", "未验证"), "text"),
        ),
        _conformance,
    ),
}
"""All reports, in the order of the list."""
