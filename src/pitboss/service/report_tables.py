"""The reports that those read who watch over the floor: each a table that is made when it is asked for."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import cache
from typing import NamedTuple

import msgspec

from pitboss.floor.software import Software
from pitboss.floor.staff import ActRefused
from pitboss.kernel.instant import MINUTE, Instant, month_of, timestamp
from pitboss.kernel.money import dollars
from pitboss.kernel.words import Language
from pitboss.ledger.chart import Unit
from pitboss.ledger.meters import self_check
from pitboss.reports.accounts import METERS, list_rows, natural
from pitboss.reports.conformance import conformance
from pitboss.service.floor import Floor
from pitboss.service.house import House
from pitboss.service.log_view import BACK
from pitboss.store.domain import FLOOR
from pitboss.store.log import Kept
from pitboss.table.decide import Acted
from pitboss.table.incidents import Incident
from pitboss.table.wheel.deciding import WheelActed

Words = tuple[str, str]
"""In English and in Chinese."""
Row = tuple[str, ...]
Table = tuple[list[Row], list[str]]
"""The rows of a report, and what there is to say beside them."""


class ReportLine(msgspec.Struct, frozen=True):
    """A report that can be asked for."""

    key: str
    title: str


class ReportTable(msgspec.Struct, frozen=True):
    """A report as of one moment."""

    title: str
    made: Instant
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    notes: tuple[str, ...]
    """What disagrees, or is missing."""


class Report(NamedTuple):
    """A report: what it is called, what its columns are, and what makes its rows."""

    title: Words
    columns: tuple[Words, ...]
    make: Callable[[House, Language], Awaitable[Table]]


def list_reports(language: Language) -> list[ReportLine]:
    """All reports that there are.

    >>> [report.key for report in list_reports(Language.ENGLISH)][:2]
    ['accounts', 'meters']
    """
    return [ReportLine(key, _in(language, report.title)) for key, report in REPORTS.items()]


async def make_report(house: House, key: str, language: Language) -> ReportTable | None:
    """A report as of now; nothing if there is no such report."""
    report = REPORTS.get(key)
    if report is None:
        return None
    rows, notes = await report.make(house, language)
    columns = tuple(_in(language, column) for column in report.columns)
    return ReportTable(_in(language, report.title), house.floor.clock(), columns, tuple(rows), tuple(notes))


async def _accounts(house: House, language: Language) -> Table:
    """The trial balance: what the house keeps on the left, what it owes on the right."""
    rows: list[Row] = []
    notes: list[str] = []
    booked = list_rows(await house.floor.store.balances())
    for unit in Unit:
        counted = [row for row in booked if row.kind.unit is unit]
        write = dollars if unit is Unit.CENTS else str
        sides = {-1: 0, 1: 0}
        for row in counted:
            sign = row.kind.side.sign
            sides[sign] += sign * row.posted
            amount = write(sign * row.posted)
            rows.append((row.account, row.words, *((amount, "") if sign < 0 else ("", amount))))
        if counted:
            rows.append((_in(language, ("Total", "合计")), str(unit), write(sides[-1]), write(sides[1])))
        if sides[-1] != sides[1]:
            notes.append(_in(language, ("The two sides do not agree.", "两边不相符。")))
    return rows, notes


async def _meters(house: House, _: Language) -> Table:
    accounts = sorted(house.floor.accounts(), key=lambda account: natural(account.terminal))
    rows = [
        (
            account.terminal,
            *(dollars(getattr(account.meters, meter)) for meter in METERS.values()),
            str(account.meters.plays),
        )
        for account in accounts
    ]
    checked = ((each.terminal, self_check(each.meters, each.credit)) for each in accounts)
    return rows, [f"{terminal}: {problem}" for terminal, problem in checked if problem is not None]


async def _incidents(house: House, language: Language) -> Table:
    """What went on record this month, and who must still be told of it."""
    found: list[tuple[Instant, Row]] = []
    floor, untold = house.floor, 0
    for stream in (*floor.streams("table"), *floor.streams("wheel")):
        game = stream.partition("/")[2]
        now = floor.game(game)
        waiting = {} if now is None else {each.number: each for each in now.book.waiting}
        told = [each for kept in await _this_month(floor, stream) for each in _recorded(kept)]
        known = {each.number for each in told}
        # Whatever somebody must still be told of stays in sight, however old it is.
        for each in (*(old for number, old in waiting.items() if number not in known), *told):
            missing = _missing(floor, waiting.get(each.number))
            untold += bool(missing)
            row = game, str(each.number), _time(floor, each.at), each.words, each.clause or "", missing
            found.append((each.at, row))
    found.sort(reverse=True)
    note = (
        f"Somebody must still be told of {untold}.",
        f"尚有 {untold} 项须通报。",
    )
    return [row for _, row in found], [_in(language, note)] if untold else []


def _recorded(kept: Kept) -> tuple[Incident, ...]:
    """What an act put on record. Most do nothing of the kind, and are not read for it."""
    event = FLOOR.read(kept) if b'"incidents":' in kept.body else None
    return event.incidents if isinstance(event, Acted | WheelActed) else ()


def _missing(floor: Floor, waiting: Incident | None) -> str:
    """Who must still be told of an incident, and by when."""
    duties = () if waiting is None else waiting.duties
    return ", ".join(f"{each.who} ({_time(floor, each.by)})" for each in duties if each.told_at is None)


async def _refusals(house: House, _: Language) -> Table:
    """What people asked for this month that was not theirs to do."""
    floor = house.floor
    found: list[tuple[int, Row]] = []
    for stream in floor.streams("staff"):
        for kept in await _this_month(floor, stream):
            event = FLOOR.read(kept) if kept.type == "act-refused.1" else None
            if isinstance(event, ActRefused):
                row = _time(floor, kept.at), event.name, event.command, event.code
                found.append((kept.seq, row))
    return [row for _, row in sorted(found, reverse=True)], []


async def _signed_in(house: House, language: Language) -> Table:
    floor = house.floor
    return [
        (
            each.name,
            each.at or "",
            _time(floor, each.created),
            _time(floor, each.seen),
            _in(language, ("locked", "已锁定")) if each.locked else "",
        )
        for each in await house.gate.sessions()
    ], []


async def _software(house: House, language: Language) -> Table:
    servers = [house.floor.state(stream) for stream in house.floor.streams("software")]
    found = [each for each in servers if isinstance(each, Software)]
    differs = _in(language, ("not the accepted software", "并非已核准的软件"))
    return (
        [(each.server, each.version, each.sha256, each.accepted) for each in found],
        [f"{each.server}: {differs}" for each in found if not each.agrees],
    )


async def _conformance(_: House, __: Language) -> Table:
    return list(await asyncio.to_thread(_proven)), []


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


async def _this_month(floor: Floor, stream: str) -> list[Kept]:
    """The events of a stream since the month began, by the clocks of the house."""
    offset = floor.config.utc_offset
    month = month_of(floor.clock(), offset)
    tips = await floor.store.tips([stream])
    version, back = tips[stream].version, BACK
    while True:
        rows = await floor.store.stream(stream, max(0, version - back))
        recent = [kept for kept in rows if month_of(kept.at, offset) == month]
        if len(recent) < len(rows) or back >= version:
            return recent
        back *= 2


def _time(floor: Floor, instant: Instant) -> str:
    """A moment by the clocks of the house."""
    return timestamp(instant + floor.config.utc_offset * MINUTE)[:19].replace("T", " ")


def _in(language: Language, words: Words) -> str:
    return words[language is Language.CHINESE]


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
        (("account", "账户"), ("what it is", "说明"), ("kept", "资产"), ("owed", "负债")),
        _accounts,
    ),
    "meters": Report(
        ("Meters of the terminals", "终端计数器"),
        (TERMINAL, *METER_WORDS.items(), ("plays", "局数")),
        _meters,
    ),
    "incidents": Report(
        ("Incidents of the month", "本月事件"),
        (
            ("game", "游戏"),
            ("number", "编号"),
            ("time", "时间"),
            ("what happened", "经过"),
            ("clause", "条款"),
            ("still to be told", "尚须通报"),
        ),
        _incidents,
    ),
    "refusals": Report(
        ("Refused acts of the month", "本月被拒操作"),
        (("time", "时间"), ("who", "人员"), ("what", "操作"), ("why", "原因")),
        _refusals,
    ),
    "staff": Report(
        ("Staff who are signed in", "已登录员工"),
        (("name", "姓名"), ("place", "位置"), ("since", "登录时间"), ("last seen", "最近使用"), ("", "")),
        _signed_in,
    ),
    "software": Report(
        ("Software of the servers", "服务器软件"),
        (("server", "服务器"), ("version", "版本"), ("found", "实测哈希"), ("accepted", "核准哈希")),
        _software,
    ),
    "conformance": Report(
        ("Clauses proven by tests", "条款验证"),
        (
            ("edition", "版本"),
            ("clauses", "条款数"),
            ("need proof", "须验证"),
            ("proven", "已验证"),
            ("not proven yet", "未验证"),
        ),
        _conformance,
    ),
}
"""All reports, in the order in which they are listed."""
