"""The list of a reserved table on a floor: names for staff, nothing for players, and the auditor."""

import asyncio
from itertools import count

import msgspec
from kit.days.log_events import LogEvent, audit_log, log_events
from kit.support import PREMIUM, clause
from kit.tables.live_table import DEE, SUE, player

from pitboss.acting.acts.act import Act, Person
from pitboss.acting.audience import IN_PUBLIC, Audience
from pitboss.audit.auditor import Audit, Wrong
from pitboss.baccarat.acts.opening import OpenTable, ReserveTable, SetTable
from pitboss.baccarat.acts.people import Join
from pitboss.engine.transaction import Accepted
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection
from pitboss.patron.commands import NamePatron, RegisterPatron
from pitboss.service.config import FloorConfig, limits_of, setup_of
from pitboss.service.config_reading import read_config
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.views.game_view import GameView, Listed, game_view
from pitboss.store.memory import MemoryStore

PRIVATE = f"""venue = "V"
[[games]]
name = "1"
edition = "{PREMIUM}"
game = "premium"
limits = {{least = "5", most = "500"}}
setup = {{area = "private-table", layout = "C", seats = 6}}
"""


class Evening:
    """A floor with one private table."""

    def __init__(self, floor: FloorEngine) -> None:
        self.floor, self.ids = floor, count(1)
        (self.config,) = floor.config.games

    async def send(self, command: Command) -> Accepted | Rejection:
        return await self.floor.do(f"t-{next(self.ids)}", command, "staff/sue")

    async def do(self, act: Act, by: Person = SUE) -> None:
        done = await self.send(self.config.kind.command_of("1", act, by))
        assert isinstance(done, Accepted), done

    async def register(self, name: str) -> int:
        done = await self.send(RegisterPatron(name, "sue"))
        assert isinstance(done, Accepted), done
        return int(done.events[0].stream.removeprefix("patron/"))

    def see(self, who: Person | None, audience: Audience) -> GameView:
        seen = game_view(self.floor, "1", audience, who, lambda _: None)
        assert seen is not None
        return seen


async def evening(store: MemoryStore) -> None:
    """Two patrons are on the list, under names in two scripts, and one of them plays."""
    config = read_config(PRIVATE)
    assert isinstance(config, FloorConfig)
    async with FloorEngine(store, config) as floor:
        tonight = Evening(floor)
        setup = setup_of(config, tonight.config)
        assert not isinstance(setup, Rejection)
        await tonight.do(SetTable(setup))
        await tonight.do(OpenTable(limits_of(tonight.config)))
        lee, wong = await tonight.register("Mr Lee"), await tonight.register("Wong")
        await tonight.register("Dan")
        await tonight.do(ReserveTable((lee, wong)))
        assert isinstance(await tonight.send(NamePatron(wong, "王先生", "sue")), Accepted)
        await tonight.do(Join("Mr Lee", 1, number=lee), DEE)
        listed = (Listed(lee, ("Mr Lee",)), Listed(wong, ("Wong", "王先生")))
        for audience in Audience:
            who = player("Mr Lee") if audience is Audience.PLAYER else SUE
            seen = tonight.see(None if audience is Audience.DISPLAY else who, audience)
            assert seen.reserved_for == (() if audience in IN_PUBLIC else listed), audience
            assert seen.table is not None
            assert seen.table.reserved == "2.1.2"
            shown = msgspec.json.encode(seen).decode()
            assert ("Wong" in shown) is (str(wong) in shown) is (audience not in IN_PUBLIC)
        ann = tonight.see(player("ann"), Audience.PLAYER)
        assert ann.table is not None
        assert ann.table.offers == (), "she is not on the list, so no seat is offered to her"


@clause(PREMIUM, "1.1.private-table", "2.1.2")
def test_staff_read_the_names_on_the_list_and_players_do_not() -> None:
    asyncio.run(evening(MemoryStore()))


def log() -> list[LogEvent]:
    """The log of that evening."""

    async def run() -> list[LogEvent]:
        store = MemoryStore()
        await evening(store)
        return await log_events(store)

    return asyncio.run(run())


def act_of(event: LogEvent) -> str:
    """The name of the act that an event has, if it has one."""
    return str(event.body.get("act", {}).get("act", "")).partition(".")[0]


def found(events: list[LogEvent]) -> str:
    """The key of what the auditor finds."""
    audited = audit_log(events)
    assert isinstance(audited, Wrong)
    return audited.why.key


def test_the_auditor_finds_who_was_not_on_the_list() -> None:
    events = log()
    assert isinstance(audit_log(events), Audit)
    (joined,) = [event for event in events if act_of(event) == "join"]
    (reserved,) = [event for event in events if act_of(event) == "reserve-table"]
    (lee, wong), right = reserved.body["act"]["people"], dict(joined.body["act"])
    (dan,) = {event.body["number"] for event in events if event.type == "patron-registered.1"} - {lee, wong}
    joined.body["act"]["number"] = dan
    assert found(events) == "audit-no-patron", "the number is not that of Mr Lee"
    joined.body["act"]["player"] = "Dan"
    assert found(events) == "audit-not-on-list"
    joined.body["act"] = right
    reserved.body["act"]["people"] = [lee, 99_999_999]
    assert found(events) == "audit-no-patron"
