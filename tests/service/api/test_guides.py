"""The process that makes the guides: only those who ask wait for it, and it ends with its server.

It takes over 10 s: the process of the guides starts several times, and works out real odds.
"""

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path

import httpx
import msgspec
import pytest
from kit.clients.socket_clients import Terminal
from kit.server.live_server import running
from kit.server.server_process import PATIENCE_S
from kit.support import EDITIONS, RAPID, roulette

from pitboss.service.config import FloorConfig
from pitboss.service.demo import demo_config
from pitboss.service.realtime.client import connect
from pitboss.service.running import opened
from pitboss.service.views import guides
from pitboss.words.languages import ENGLISH

ALONE = f"""
import asyncio, json, sys
import httpx, msgspec
from pitboss.service.views import guides
from pitboss.service.demo import demo_config
from pitboss.service.running import opened

ROOMS = "guide", "learn"

async def check():
    guides.WARM_AFTER_S = 0
    config = msgspec.structs.replace(demo_config(), address="127.0.0.1:0", database="floor.sqlite")
    async with opened(config, demo=True) as floor:
        async with httpx.AsyncClient(base_url=floor.config.url, timeout={PATIENCE_S}) as http:
            told = [(await http.get(f"/api/{{each}}/{RAPID}/baccarat")).status_code for each in ROOMS]
    print(json.dumps([*told, *({{"numba", "llvmlite"}} & sys.modules.keys())]))

asyncio.run(check())
"""
"""A server that serves the guides from a separate process."""
ROULETTE = f"/api/guide/{RAPID}/roulette"


def maker(monkeypatch: pytest.MonkeyPatch, source: str) -> None:
    """Has the guides made by another program."""
    monkeypatch.setattr(guides, "MAKER", (sys.executable, "-c", source))


def demo(folder: Path) -> FloorConfig:
    return msgspec.structs.replace(
        demo_config(), address="127.0.0.1:0", database=str(folder / "floor.sqlite")
    )


async def until_written(path: Path) -> str:
    """The contents of a file, once a program has written it."""
    async with asyncio.timeout(PATIENCE_S):
        while not (path.exists() and path.read_text(encoding="utf-8")):
            await asyncio.sleep(0.01)
    return path.read_text(encoding="utf-8")


def test_a_wager_is_answered_while_the_guides_are_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    began, go = tmp_path / "began", tmp_path / "go"
    source = f"""
import pathlib, time
with open({str(began)!r}, "a") as began:
    began.write("once ")
while not pathlib.Path({str(go)!r}).exists():
    time.sleep(0.01)
from pitboss.guide.all_figures import main
main()
"""
    maker(monkeypatch, source)

    async def check() -> None:
        async with (
            opened(demo(tmp_path), demo=True) as floor,
            httpx.AsyncClient(base_url=floor.config.url, timeout=PATIENCE_S) as http,
            connect(floor.config.url, floor.keys["demo-terminal-1"]) as screen,
            connect(floor.config.url, floor.keys["stacker-1"]) as slot,
        ):
            first, second, hasty = (asyncio.create_task(http.get(ROULETTE)) for _ in range(3))
            await until_written(began)
            # A caller that stops waiting does not take the guides from others.
            hasty.cancel()
            player = Terminal(screen, slot, "1")
            await player.fund(5_000)
            await player.bet_next("roulette-1", {"red": 500})
            assert not first.done()
            assert not second.done()
            go.touch()
            assert (await first).json() == (await second).json()
            assert (await http.get(f"/api/guide/{RAPID}/baccarat?lang=zh-Hans")).json()[
                "title"
            ] == "快速百家乐"
            assert began.read_text(encoding="utf-8") == "once "

    asyncio.run(check())


def test_guides_that_could_not_be_made_are_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        async with running() as server:
            maker(monkeypatch, "raise SystemExit(1)")
            response = await server.http.get(ROULETTE, timeout=PATIENCE_S)
            assert (response.status_code, response.json()["error"]["code"]) == (503, "guide-not-made")
            monkeypatch.undo()
            assert (await server.http.get(ROULETTE, timeout=PATIENCE_S)).status_code == 200

    asyncio.run(check())


def test_a_server_that_stops_ends_the_process_and_answers_who_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pid = tmp_path / "pid"
    maker(monkeypatch, f"import os, time; open({str(pid)!r}, 'w').write(str(os.getpid())); time.sleep(600)")

    async def check() -> None:
        async with running() as server:
            waiting = asyncio.create_task(server.context.guides.find(EDITIONS[RAPID], roulette(), ENGLISH))
            number = int(await until_written(pid))
        assert await waiting == guides.NOT_MADE
        with pytest.raises(ProcessLookupError):
            os.kill(number, 0)
        # Nor does it start again.
        assert await server.context.guides.find(EDITIONS[RAPID], roulette(), ENGLISH) == guides.NOT_MADE

    asyncio.run(check())


def test_a_server_has_no_compiler_even_if_it_tells_guides_and_lessons(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", ALONE],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout) == [200, 200]
