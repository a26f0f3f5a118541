"""The service call: from the player's button to the supervisor who comes."""

import asyncio

from kit.days.books import NOW, Books
from kit.server.views import config

from pitboss.floor.terminals.calls import AnswerCall, CallService
from pitboss.floor.terminals.chips.chip_commands import SetTerminal
from pitboss.floor.terminals.chips.chip_events import CallAnswered, ServiceCalled, Settings
from pitboss.kernel.rejection import unwrap
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.views.floor_views import TerminalLine, floor_view
from pitboss.service.views.terminal_view import terminal_view
from pitboss.store.memory import MemoryStore


def test_a_player_calls_once_and_waits_until_staff_come() -> None:
    books = Books("7", "8")
    assert books.no(AnswerCall("7", "dee")).code == "no-service-call"
    assert books.do(CallService("7")) == ServiceCalled("7", books.at)
    assert books.no(CallService("7")).code == "service-called"
    assert books.account("7").called == books.at
    assert books.account("8").called is None
    assert books.no(AnswerCall("7", " ")).code == "bad-name"
    assert books.do(AnswerCall("7", "dee")) == CallAnswered("7", "dee")
    assert books.account("7").called is None
    books.do(CallService("7"))


def test_only_a_terminal_that_is_there_calls() -> None:
    books = Books("7")
    assert books.no(CallService("9")).code == "unknown-terminal"
    assert books.no(AnswerCall("9", "dee")).code == "unknown-terminal"


def test_the_screen_and_the_floor_show_who_waits_and_since_when() -> None:
    async def check() -> None:
        async with FloorEngine(MemoryStore(), config(), lambda: NOW) as floor:
            for name in ("7", "8"):
                unwrap(await floor.do(f"set-{name}", SetTerminal(name, Settings("Pitboss")), "setup"))
            assert floor_view(floor).terminals == ()
            unwrap(await floor.do("call", CallService("7"), "pt/7"))
            seen = terminal_view(floor, "7")
            assert seen is not None
            assert seen.called == NOW
            assert floor_view(floor).terminals == (TerminalLine("7", called=NOW),)
            unwrap(await floor.do("come", AnswerCall("7", "dee"), "staff/dee"))
            assert floor_view(floor).terminals == ()

    asyncio.run(check())
