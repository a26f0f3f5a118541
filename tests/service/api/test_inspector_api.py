"""The views of inspectors and surveillance: the log and searches in it, plays again, and reports.

It takes over 10 s: every test has a server and a log of its own.
"""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any

import msgspec
import pytest
from kit.days.floor_day import write_day
from kit.days.rapid_floor import BANKER_WINS, PLAYER_WINS, TABLE, WHEEL, RapidFloor
from kit.server.live_server import CONFIG, Server, new_request, replay, running
from kit.server.views import held_by_ann
from kit.store.store_contract import NOON
from kit.support import STAR
from kit.tables.live_table import DEE, seated
from msgspec.structs import replace

from pitboss.baccarat.acts.play import StartRound
from pitboss.baccarat.decide import ACTS, ActAtTable
from pitboss.floor.people.staff import Post
from pitboss.floor.terminals.chips.chip_commands import TransferCredit
from pitboss.floor.terminals.settling import ReconcilePlay
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import Text
from pitboss.lab.conformance import conformance
from pitboss.ledger.chart import CHART
from pitboss.reports.accounts import list_rows
from pitboss.roulette.decide import ACTS as WHEEL_ACTS
from pitboss.rules.catalogue import catalogue
from pitboss.rules.duties import Recipient
from pitboss.service.config import TerminalConfig
from pitboss.service.inspection import log_view
from pitboss.service.inspection.log_view import Sought, read_log
from pitboss.service.inspection.replay_texts import NAMED, act_text
from pitboss.service.inspection.replays import STATE_EVERY_EVENTS, Replays
from pitboss.store.memory import MemoryStore
from pitboss.words.languages import ENGLISH, bundle
from pitboss.words.rendering import english

IDS = count()


def tell(story: Callable[[Server, str], Awaitable[None]], **how: Any) -> None:
    """Runs a test with an inspector on a floor."""

    async def check() -> None:
        async with running(**how) as server:
            await story(server, await server.hire("ian", Post.INSPECTOR))

    asyncio.run(check())


class Recorded(RapidFloor):
    """A floor that records every command, so that a server can execute them again."""

    def __init__(self) -> None:
        self.commands: list[Command] = []
        super().__init__("7", "8")

    def try_(self, command: Command) -> Any:
        """Executes a command, and records it if it was accepted."""
        done = super().try_(command)
        if not isinstance(done, Rejection):
            self.commands.append(command)
        return done

    async def again(self, server: Server) -> None:
        """Does on the floor of a server what was done here."""
        for command in self.commands:
            by = f"pt/{command.terminal}" if isinstance(command, ReconcilePlay) else "staff/dee"
            unwrap(await server.context.floor.do(f"p-{next(IDS)}", command, by))
        self.commands.clear()


# The log


def test_the_log_is_searched_from_either_end() -> None:
    async def story(server: Server, ian: str) -> None:
        async def seek(words: str) -> tuple[list[int], str | None]:
            answer = await server.get(f"/api/log?{words}", ian)
            return [row["seq"] for row in answer.json()], answer.headers.get("x-next")

        rows = (await server.get("/api/log", ian)).json()
        every = [row["seq"] for row in rows]
        assert every == list(range(1, len(rows) + 1))
        assert await seek(f"before={len(rows) + 1}") == (every[::-1], None)
        assert await seek("before=9&limit=3") == ([8, 7, 6], "6")
        assert await seek("after=3&before=9&limit=99") == ([8, 7, 6, 5, 4], None)
        assert await seek("after=3&limit=2") == ([4, 5], "5")
        for field, value in (("stream", "pt/7"), ("type", "note-inserted.1"), ("by", "test")):
            wanted = [row["seq"] for row in rows if row[field] == value]
            assert len(wanted) > 2
            assert await seek(f"{field}={value}") == (wanted, None)
            assert await seek(f"{field}={value}&before=999") == (wanted[::-1], None)
        assert (await seek("type=note-inserted"))[0] == (await seek("type=note-inserted.1"))[0]
        assert (await seek("type=note"))[0] == []
        # A room holds all its streams. A stream does not hold others whose names only begin alike.
        assert set((await seek("stream=pt"))[0]) > set((await seek("stream=pt/7"))[0])
        assert (await seek("stream=p"))[0] == []
        found = (await seek("text=ANN%20LEE"))[0]
        assert [rows[seq - 1]["body"]["patron"] for seq in found] == ["Ann Lee"]
        assert (await seek("stream=pt/8&type=hand-paid&text=ann%20lee"))[0] == found
        assert (await seek("stream=pt/7&text=ann%20lee"))[0] == []

    async def check() -> None:
        store = MemoryStore()
        await write_day(store)
        async with running(store=store) as server:
            await story(server, await server.hire("ian", Post.INSPECTOR))

    asyncio.run(check())


def test_the_log_is_searched_by_time_without_being_read_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers whose clocks differ a little write into one log: its times are almost in order."""
    monkeypatch.setattr(log_view, "SKEW_MS", 20)
    ticks = count()

    async def story(server: Server, ian: str) -> None:
        rows = (await server.get("/api/log", ian)).json()
        assert len(rows) > 100
        times = sorted({row["at"] for row in rows})
        for since, until in ((times[10], times[-20]), (times[0] - 99, times[5]), (times[-3], times[-1] + 99)):
            within = [row["seq"] for row in rows if since <= row["at"] <= until]
            for order, wanted in (("", within), ("&before=999999", within[::-1])):
                found = await server.get(f"/api/log?since={since}&until={until}{order}", ian)
                assert [row["seq"] for row in found.json()] == wanted
        assert (await server.get(f"/api/log?since={times[-1] + 99}", ian)).json() == []
        assert (await server.get("/api/log?since=-1", ian)).status_code == 400

    async def check() -> None:
        # Each instant is slightly before or after where it should be.
        async with running(clock=lambda: NOON + (n := next(ticks)) * 5 + n * 7 % 17) as server:
            ian = await server.hire("ian", Post.INSPECTOR)
            await replay(server, seated(STAR).start().bet("ann", "player", 10_000).deal(PLAYER_WINS).events)
            for n in range(100):
                unwrap(await server.context.floor.do(f"t-{n}", TransferCredit("7", 500, f"CMS-{n}"), "test"))
            await story(server, ian)

    asyncio.run(check())


def test_a_person_who_acted_at_a_game_is_found_by_name() -> None:
    """The act names the virtual dealer and the person who approves: another sent the command."""

    async def story(server: Server, ian: str) -> None:
        await replay(server, seated(STAR).start().deal(PLAYER_WINS).reveal().settle().events)
        for row in (found := (await server.get(f"/api/log?by={DEE.name}&limit=9", ian)).json()):
            assert row["body"]["by"]["name"] == DEE.name != row["by"]
        assert found

    tell(story)


def test_a_long_search_says_from_where_to_look_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """One answer never reads the whole of a long log, and in pieces nothing is left out."""
    monkeypatch.setattr(log_view, "MOST_EVENTS", 10)
    monkeypatch.setattr(log_view, "MOST_SEARCHED_EVENTS", 30)

    async def check() -> None:
        store = MemoryStore()
        await write_day(store)
        async with running(store=store) as server:
            floor, sought = server.context.floor, Sought(type="note-inserted")
            whole = [each.seq async for batch in store.events() for each in batch if sought.finds(each)]
            up: list[int] = []
            after: int | None = 0
            rounds = 0
            while after is not None:
                found = await read_log(floor, after, None, 100, sought)
                up, after, rounds = up + [row.seq for row in found.rows], found.next, rounds + 1
            down: list[int] = []
            before: int | None = floor.seq + 1
            while before is not None:
                found = await read_log(floor, 0, before, 100, sought)
                down, before = down + [row.seq for row in found.rows], found.next
            assert rounds > 5
            assert up == down[::-1] == whole

    asyncio.run(check())


# Plays again


def read(text: Any) -> str:
    """The English of a text in an answer."""
    return english(msgspec.convert(text, Text))


def card_of(step: Any) -> tuple[str, str]:
    """The hand and the card of a step that dealt one."""
    facts = step["words"][0]["facts"]
    return facts["hand"]["key"], facts["card"]


def test_a_coup_on_terminals_is_shown_card_by_card() -> None:
    async def story(server: Server, ian: str) -> None:
        room = Recorded()
        room.new_coup("b-1")
        room.drag("b-1", player=1_000, tie=500)
        room.drag("b-1", "8", banker=2_000)
        room.coup("b-1", BANKER_WINS)
        room.follow()
        room.new_coup("b-2")
        await room.again(server)
        (line,) = (await server.get(f"/api/replay/{TABLE}", ian)).json()
        assert (line["key"], read(line["outcome"])) == ("b-1", "Banker wins, 7 to 4")
        assert "void" not in line
        shown = (await server.get(f"/api/replay/{TABLE}/b-1", ian)).json()
        assert (shown["game"], shown["play"], shown["kind"]) == (TABLE, "b-1", "table")
        assert shown["outcome"] == line["outcome"]
        steps = shown["steps"]
        drawn = [step for step in steps if step["words"][0]["key"] == "replay-card-up"]
        assert [card_of(step) for step in drawn] == [
            ("hand-player", "2♠"),
            ("hand-banker", "K♥"),
            ("hand-player", "K♦"),
            ("hand-banker", "7♣"),
            ("hand-player", "2♥"),
        ]
        assert [len(step["cards"]) for step in drawn] == [1, 2, 3, 4, 5]
        assert [step["counts"] for step in drawn][-1] == {"player": 4, "banker": 7}
        assert drawn[-1]["clause"] == "7.7.4.5"
        assert {step["by"] for step in steps} == {"dee"}
        assert [read(text) for text in steps[0]["words"]] == ["The next coup begins."]
        # New Game opens the period (7.7.2).
        assert (steps[0]["phase"], steps[-1]["phase"]) == ("open", "result")
        assert steps[-1]["cards"] == drawn[-1]["cards"]
        closed = next(step for step in steps if step["phase"] == "closed")
        assert {each["wager"]: each["cents"] for each in closed["wagers"]} == {
            "player": 1_000,
            "tie": 500,
            "banker": 2_000,
        }
        assert {(each["who"], each["wager"]): each["returned"] for each in shown["settled"]} == {
            ("pt/7", "player"): 0,
            ("pt/7", "tie"): 0,
            ("pt/8", "banker"): 3_900,
        }
        assert [step["seq"] for step in steps] == sorted(step["seq"] for step in steps)

    tell(story)


def test_what_was_ruled_after_a_coup_is_part_of_it() -> None:
    async def story(server: Server, ian: str) -> None:
        room = Recorded()
        for key in ("b-1", "b-2"):
            room.new_coup(key)
            room.drag(key, player=1_000)
            room.coup(key, PLAYER_WINS)
            room.follow()
        room.new_coup("b-3")
        room.drag("b-3", "8", banker=2_000)
        room.misdeal("b-2")
        room.follow()
        await room.again(server)
        voided, settled = (await server.get(f"/api/replay/{TABLE}", ian)).json()
        assert (voided["key"], settled["key"]) == ("b-2", "b-1")
        assert "void" not in settled
        shown = (await server.get(f"/api/replay/{TABLE}/b-2", ian)).json()
        assert shown["void"] == voided["void"]
        ruled = shown["steps"][-1]
        assert ruled["phase"] == "void"
        assert ruled["clause"]
        # The next coup was under way by then, and none of it is shown.
        assert [card["card"] for card in ruled["cards"]] == PLAYER_WINS.split()
        assert "wagers" not in ruled
        assert (shown["settled"][0]["stake"], shown["settled"][0]["returned"]) == (1_000, 1_000)
        first = (await server.get(f"/api/replay/{TABLE}/b-1", ian)).json()
        assert first["settled"][0]["returned"] == 2_000
        assert ruled["seq"] not in [step["seq"] for step in first["steps"]]

    tell(story)


def test_a_spin_is_shown_with_its_number_and_its_correction() -> None:
    async def story(server: Server, ian: str) -> None:
        room = Recorded()
        room.new_spin("r-1")
        room.bet("r-1", "straight:17", 500)
        room.bet("r-1", "red", 1_000, "8")
        room.spin(17)
        room.follow(WHEEL)
        await room.again(server)
        shown = (await server.get(f"/api/replay/{WHEEL}/r-1", ian)).json()
        assert (shown["kind"], read(shown["outcome"])) == ("wheel", "17 black")
        assert {each["who"]: each["returned"] for each in shown["settled"]} == {"pt/7": 18_000, "pt/8": 0}
        assert shown["steps"][-1]["number"] == 17
        assert "number" not in shown["steps"][0]
        room.correct_number(18)
        room.follow(WHEEL)
        await room.again(server)
        shown = (await server.get(f"/api/replay/{WHEEL}/r-1", ian)).json()
        assert read(shown["outcome"]) == "18 red"
        assert read(shown["steps"][-1]["words"][0]) == "A supervisor enters the number: 18."
        assert {each["who"]: each["returned"] for each in shown["settled"]} == {"pt/7": 0, "pt/8": 2_000}

    tell(story)


def test_a_coup_at_a_live_table_shows_whose_wagers_came_to_what() -> None:
    async def story(server: Server, ian: str) -> None:
        pit = seated(STAR).start().bet("ann", "player", 10_000).bet("bob", "banker", 5_000)
        await replay(server, pit.deal(PLAYER_WINS).reveal().settle().events)
        shown = (await server.get("/api/replay/1/1-1", ian)).json()
        assert {each["who"]: (each["stake"], each["returned"]) for each in shown["settled"]} == {
            "ann": (10_000, 20_000),
            "bob": (5_000, 0),
        }
        # What was lost is collected before anything is paid.
        steps = {step["words"][0]["key"]: step for step in shown["steps"]}
        for key, laid in (
            ("replay-announce-result", {"ann": 10_000, "bob": 5_000}),
            ("replay-collect-losing", {"ann": 10_000}),
        ):
            assert {each["who"]: each["cents"] for each in steps[key]["wagers"]} == laid
        # A wager has the edition's name.
        pit = seated(STAR).start().bet("ann", "player", 10_000).bet("ann", "player-pair", 1_000)
        words = {english(act_text(event.act, catalogue()[STAR])) for event in pit.events}
        assert "ann bets $10 on Pairs Player." in words

    tell(story)


def test_a_coup_is_shown_only_once_it_is_over_and_each_card_only_from_when_it_was_turned() -> None:
    async def story(server: Server, ian: str) -> None:
        pit = held_by_ann("9S", "KD")
        await replay(server, pit.events)
        assert (await server.get("/api/replay/1", ian)).json() == []
        key = next(event.act.key for event in pit.events if isinstance(event.act, StartRound))
        refused = await server.get(f"/api/replay/1/{key}", ian)
        assert (refused.status_code, refused.json()["error"]["code"]) == (404, "unknown-play")
        known = len(pit.events)
        pit.reveal().settle()
        await replay(server, pit.events[known:])
        shown = (await server.get(f"/api/replay/1/{key}", ian)).json()
        dealt = [step for step in shown["steps"] if step["words"][0]["key"] == "replay-card-down"]
        assert len(dealt) == 4
        assert all("card" not in card for step in dealt for card in step["cards"])
        assert [card["card"] for card in shown["steps"][-1]["cards"]] == ["9S", "KH", "KD", "7C"]

    tell(story)


def test_plays_are_listed_in_pages_and_found_however_long_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pitboss.service.inspection.replays.MOST_PLAYS", 4)
    monkeypatch.setattr("pitboss.service.inspection.replays.STATE_EVERY_EVENTS", 7)

    async def story(server: Server, ian: str) -> None:
        room = Recorded()
        keys = [f"r-{n}" for n in range(10)]
        for n, key in enumerate(keys):
            room.new_spin(key)
            room.spin(n)
        await room.again(server)
        seen: list[str] = []
        path = f"/api/replay/{WHEEL}"
        while page := (await server.get(path, ian)).json():
            assert len(page) <= 4
            seen += [line["key"] for line in page]
            path = f"/api/replay/{WHEEL}?before={page[-1]['seq']}"
        assert seen == keys[::-1]
        for n, key in enumerate(keys):
            shown = (await server.get(f"/api/replay/{WHEEL}/{key}", ian)).json()
            assert shown["outcome"]["facts"]["number"] == n
            assert len(shown["steps"]) == 5

    tell(story)


def test_nothing_is_shown_of_a_game_that_is_not_there() -> None:
    async def story(server: Server, ian: str) -> None:
        assert (await server.get("/api/replay/none", ian)).json() == []
        assert (await server.get("/api/replay/none/1", ian)).status_code == 404
        assert isinstance(await Replays(server.context.floor).show("none", "1"), Rejection)

    tell(story)


def test_every_act_has_its_sentence_and_no_card_that_may_be_face_down() -> None:
    tags = {str(act.__struct_config__.tag) for act in (*ACTS, *WHEEL_ACTS)}
    assert [tag for tag in sorted(tags) if not bundle(ENGLISH).has_message(f"replay-{tag}")] == []
    assert NAMED.keys() <= tags
    # The dealer keys in a card that lies face up.
    assert [tag for tag, fields in NAMED.items() if {"card", "cards"} & set(fields)] == ["name-card"]
    assert STATE_EVERY_EVENTS > 0


# Reports


LOUNGE = replace(CONFIG, terminals=(TerminalConfig("7", names={"en": "Lounge 3"}),))
"""A house with a name for one of its terminals."""


async def table(server: Server, token: str, key: str, lang: str = "en") -> Any:
    """A report. Each row is as long as its head."""
    made = (await server.get(f"/api/reports/{key}?lang={lang}", token)).json()
    assert len(made["columns"]) == len(made["kinds"])
    assert all(len(row) == len(made["columns"]) for row in made["rows"])
    figures = [at for at, kind in enumerate(made["kinds"]) if kind == "figure"]
    assert not any(set(row[at]) - set("−$,.0123456789") for row in made["rows"] for at in figures)
    return made


def test_the_books_are_told_and_agree() -> None:
    async def check() -> None:
        store = MemoryStore()
        await write_day(store)
        async with running(LOUNGE, store=store) as server:
            ian = await server.hire("ian", Post.INSPECTOR)
            listed = (await server.get("/api/reports", ian)).json()
            for line in listed:
                report, chinese = [await table(server, ian, line["key"], lang) for lang in ("en", "zh-Hans")]
                assert (report["title"], report["made"]) == (line["title"], NOON)
                assert report["title"] != chinese["title"]
            books = await table(server, ian, "accounts")
            assert [row[0] for row in books["rows"] if row[0] != "Total"] == [
                row.account for row in list_rows(await store.balances())
            ]
            totals = [row for row in books["rows"] if row[0] == "Total"]
            assert all(row[2] == row[3] for row in totals)
            assert books["notes"] == []
            meters = await table(server, ian, "meters")
            terminals = ["Terminal 4", "Terminal 5", "Terminal 6", "Lounge 3", "Terminal 8", "Terminal 9"]
            assert [row[0] for row in meters["rows"]] == terminals
            # The key of an account stays beside its name: by it people find the account in the log.
            meaning = {row[0]: row[1] for row in books["rows"]}
            assert meaning["pt/7/chips"] == "Lounge 3, chip account of a player terminal"
            assert meaning["cage/cash"] == "cash of the cage"
            proven = await table(server, ian, "conformance")
            assert [row[0] for row in proven["rows"]] == [
                english(Text(catalogue()[key].title)) for key in conformance()
            ]
            assert (await server.get("/api/reports/none", ian)).status_code == 404
            for path in ("reports", "reports/meters"):
                refused = await server.get(f"/api/{path}?lang=fr", ian)
                assert (refused.status_code, refused.json()["error"]["code"]) == (404, "unknown-language")
            for tag in ("zh", "ZH-HANS", "zh_CN", "zh-Hans-HK"):
                told = await server.get(f"/api/reports?lang={tag}", ian)
                assert told.json() == (await server.get("/api/reports?lang=zh-Hans", ian)).json()

    asyncio.run(check())


def test_every_account_and_everybody_who_must_be_told_has_words() -> None:
    assert [kind.pattern for kind in CHART if not bundle(ENGLISH).has_message(kind.text.key)] == []
    assert [each for each in Recipient if not bundle(ENGLISH).has_message(each.text.key)] == []


def test_incidents_refusals_and_signed_in_people_are_listed() -> None:
    async def story(server: Server, ian: str) -> None:
        room = Recorded()
        room.new_coup("b-1")
        room.drag("b-1", player=1_000)
        room.coup("b-1", PLAYER_WINS)
        room.follow()
        room.misdeal("b-1")
        await room.again(server)
        dee = await server.hire("dee", Post.DEALER, at="dt/bac-1")
        theirs = ActAtTable("other", StartRound("1"), DEE)
        assert (await server.post("/api/commands", new_request(theirs), dee)).status_code == 403
        incidents = await table(server, ian, "incidents")
        assert incidents["rows"]
        assert {row[0] for row in incidents["rows"]} == {TABLE}
        now = server.context.floor.game(TABLE)
        assert now is not None
        waiting = {str(each.number) for each in now.book.waiting}
        assert {row[1] for row in incidents["rows"] if row[6]} == waiting
        assert {row[3] for row in incidents["rows"]} == {"Irregularity"}
        chinese = await table(server, ian, "incidents", "zh-Hans")
        assert {row[3] for row in chinese["rows"]} == {"异常"}
        assert bool(incidents["notes"]) == bool(waiting)
        (refused,) = (await table(server, ian, "refusals"))["rows"]
        assert refused[1:] == ["dee", "act-at-table", "not-permitted"]
        signed = await table(server, ian, "staff")
        assert [(row[0], row[1]) for row in signed["rows"]] == [("ian", ""), ("dee", "Dealer of bac-1")]

    tell(story)
