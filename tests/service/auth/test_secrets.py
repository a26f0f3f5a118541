"""Data that must not leak: cards face down, seeds, passwords, keys. The tests search everything sent."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from io import StringIO

import pytest
from kit.clients.actors import BODIES, SUE, everybody
from kit.server.floor_configs import rapid_floor
from kit.server.live_server import PASSWORD, Client, Server, log, new_request, note, replay, tell, until
from kit.server.views import held_by_ann
from websockets.asyncio.client import connect

from pitboss.baccarat.acts.play import DrawCard
from pitboss.kernel.rejection import unwrap
from pitboss.service.auth.actors import DeviceActor, DeviceKind
from pitboss.service.clock import now
from pitboss.service.installing import install
from pitboss.service.runner.runners import GameRunners

__all__ = ["log"]


@asynccontextmanager
async def all_that_goes_out(server: Server, channels: dict[str, list[str]]) -> AsyncIterator[dict[str, str]]:
    """Everything that each token is sent by the channels that it watches."""
    heard = dict.fromkeys(channels, "")

    async def listen(token: str) -> None:
        async with connect(f"ws://127.0.0.1:{server.port}/live", max_size=None) as wire:
            client = Client(wire)
            await client.say("hello", token=token)
            for channel in channels[token]:
                await client.say("watch", channel=channel)
            async for text in wire:
                heard[token] += str(text)

    async with asyncio.TaskGroup() as listening:
        tasks = [listening.create_task(listen(token)) for token in channels]
        await until(lambda: all(heard[token].count('"snapshot"') >= len(channels[token]) for token in heard))
        yield heard
        for task in tasks:
            task.cancel()


def test_no_card_is_told_to_anybody_before_it_is_turned() -> None:
    async def story(server: Server) -> None:
        tokens = await everybody(server)
        seat = unwrap(await server.context.auth.keys.make(DeviceActor("seat-ann", DeviceKind.SEAT, "1/ann")))
        other = unwrap(await server.context.auth.keys.make(DeviceActor("seat-bob", DeviceKind.SEAT, "1/bob")))
        dealer = unwrap(await server.context.auth.sign_in("dealer", PASSWORD, "dt/1")).token
        channels = {
            seat: ["seat/1/ann"],
            other: ["seat/1/bob", "game/1"],
            dealer: ["game/1/dealer"],
            tokens["casino-supervisor"]: ["game/1", "game/1/dealer", "game/1/supervisor", "floor", "cage"],
            tokens["surveillance"]: ["game/1/surveillance", "floor", "cage"],
            tokens["inspector"]: ["game/1/inspector", "floor", "cage"],
            tokens["player-terminal"]: ["game/1", "terminal/7"],
            tokens["monitoring"]: ["game/1"],
        }
        pit = held_by_ann("9S", "KD")
        first = next(n for n, event in enumerate(pit.events) if isinstance(event.act, DrawCard))
        await replay(server, pit.events[:first])
        async with all_that_goes_out(server, channels) as heard:
            await replay(server, pit.events[first:])
            await until(lambda: '"9S"' in heard[seat])
            for name in ("inspector", "surveillance", "monitoring"):
                heard[tokens[name]] += (await server.get("/api/log", tokens[name])).text
            for token, text in heard.items():
                shown = {card for card in ("9S", "KH", "KD", "7C") if f'"{card}"' in text}
                assert shown == ({"9S", "KD"} if token == seat else set()), channels[token]
            known = len(pit.events)
            pit.reveal().settle()
            await replay(server, pit.events[known:])
            await until(lambda: all('"KH"' in text for text in heard.values() if '"game/1' in text))
        log = (await server.get("/api/log", tokens["inspector"])).json()
        acts = [row["body"].get("act", {}) for row in log]
        assert [act["card"] for act in acts if act.get("act") == "draw-card.1"] == ["9S", "KH", "KD", "7C"]
        # In pieces it is the same log, and it has an end.
        assert (await server.get(f"/api/log?after={log[-1]['seq']}", tokens["inspector"])).json() == []

    tell(story)


def test_a_seed_that_is_not_told_yet_is_in_nothing_that_goes_out(log: StringIO) -> None:
    async def story(server: Server) -> None:
        games = server.context.floor
        assert await install(games) is None
        tokens = await everybody(server)
        channels = {
            tokens["casino-supervisor"]: ["game/even-1/supervisor", "game/wheel-1/supervisor", "floor"],
            tokens["inspector"]: ["game/even-1/inspector", "game/wheel-1/inspector"],
            tokens["player-terminal"]: ["game/even-1", "game/wheel-1", "terminal/7"],
        }
        seeds: set[str] = set()
        async with GameRunners(games, "one"), all_that_goes_out(server, channels) as heard:
            text = ""
            for _ in range(3):
                secret = {seed.hex() for seed in (await games.secret_all("seed")).values()}
                for path in ("/api/log?limit=1000", "/api/deals/even-1", "/api/deals/wheel-1", "/api/games"):
                    text += (await server.get(path, tokens["inspector"])).text
                still = {seed.hex() for seed in (await games.secret_all("seed")).values()}
                seeds |= secret & still
                assert not any(seed in text for seed in secret & still)
                await asyncio.sleep(0.5)
            still = {seed.hex() for seed in (await games.secret_all("seed")).values()}
        assert len(seeds) >= 2
        out = "".join(heard.values()) + text + log.getvalue()
        assert not any(seed in out for seed in still)

    config = rapid_floor(("even-1", "even-money", "simulated"), ("wheel-1", "roulette", "simulated"))
    tell(story, config=config, clock=now)


def test_the_log_tells_who_could_not_sign_in_when_and_where(log: StringIO) -> None:
    async def story(server: Server) -> None:
        await everybody(server)
        await server.post("/api/sign-in", {"name": "dealer", "password": "hunter22", "at": "dt/1"})
        line = next(json.loads(each) for each in log.getvalue().splitlines() if '"sign-in"' in each)
        assert line.pop("at").endswith("Z")
        assert (line["name"], line["place"], line["code"]) == ("dealer", "dt/1", "sign-in-refused")

    tell(story)


def test_no_secret_is_in_any_answer_log_or_figure(log: StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story(server: Server) -> None:
        tokens = await everybody(server)
        admin = tokens["administrator"]
        answers = []
        # Every kind of failure, with a secret in it.
        for name, password in (("dee", PASSWORD), (PASSWORD, "dealer"), ("dealer", "hunter22")):
            answers.append(await server.post("/api/sign-in", {"name": name, "password": password}))
        answers.append(await server.http.post("/api/sign-in", content=f'{{"password": {PASSWORD}'))
        answers.append(await server.post("/api/sign-in", {"name": "dee", "password": [PASSWORD]}))
        answers.append(await server.post("/api/sign-in", {"name": "dee", "passwort": PASSWORD}))
        answers.append(
            await server.post("/api/password", {"old": PASSWORD, "new": "short"}, tokens["dealer"])
        )
        answers.append(
            await server.post("/api/commands", new_request(note(), SUE), tokens["player-terminal"])
        )
        answers.append(await server.post("/api/commands", new_request({"type": "fly"}, SUE), admin))
        monkeypatch.setattr(server.context, "render", lambda *_: 1 // 0)
        answers.append(await server.get("/api/terminals/7", tokens["casino-supervisor"]))
        monkeypatch.undo()
        assert answers[-1].status_code == 500
        for path in "/api/staff /api/devices /api/sessions /metrics /schema/openapi.json /health".split():
            answers.append(await server.get(path, admin))
            assert answers[-1].status_code == 200
        answers.append(await server.get("/api/log", tokens["inspector"]))
        made = await server.post("/api/devices", BODIES["/api/devices"], admin)
        hashes = [value.decode() for value in (await server.context.floor.secret_all("password")).values()]
        known = [PASSWORD, "hunter22", *tokens.values(), made.json()["key"], *hashes]
        whole = "".join(answer.text for answer in answers) + log.getvalue()
        assert len(log.getvalue()) > 1_000
        assert [secret for secret in known if secret in whole] == []
        assert "ZeroDivisionError" in log.getvalue()
        assert "ZeroDivisionError" not in "".join(answer.text for answer in answers)

    tell(story)
