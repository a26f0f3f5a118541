"""The pages that anyone may read over HTTP without a token, and the layouts that need one.

It takes over 10 s: the process of the guides starts, and works out real odds.
"""

import asyncio

import msgspec
from kit.server.floor_configs import three_games
from kit.server.live_server import running
from kit.server.server_process import PATIENCE_S
from kit.support import RAPID, STAR

from pitboss.floor.people.staff import Post
from pitboss.guide.game_guide import Guide, guide
from pitboss.guide.lessons import Lesson, lesson
from pitboss.kernel.rejection import unwrap
from pitboss.rules.catalogue import catalogue
from pitboss.service.auth.actors import DeviceKind
from pitboss.service.auth.keys import PREFIX
from pitboss.service.demo import STAFF, demo_config, devices_of, furnish
from pitboss.service.demo_links import page_links
from pitboss.service.installing import install
from pitboss.service.views.layouts import Layout, layout
from pitboss.service.views.venue import Venue
from pitboss.words.rendering import render


def test_everybody_may_read_about_the_venue_and_its_games() -> None:
    async def check() -> None:
        async with running(three_games()) as server:
            venue = msgspec.json.decode((await server.get("/api/venue")).content, type=Venue)
            assert venue.venue == "The Little Casino"
            assert [(game.name, game.kind, game.rapid) for game in venue.games] == [
                ("rapid-1", "table", True),
                ("roulette-1", "wheel", True),
                ("star-1", "table", False),
            ]
            assert [edition.key for edition in venue.editions] == list(catalogue())
            assert (venue.demo, venue.demo_links, venue.staff, venue.password) == (False, (), (), None)
            # Each entry links to its guide and its lesson.
            for edition in venue.editions:
                for game in edition.games:
                    for room in ("guide", "learn"):
                        path = f"/api/{room}/{edition.key}/{game.key}?lang=zh-Hans"
                        found = await server.http.get(path, timeout=PATIENCE_S)
                        assert found.status_code == 200
                        assert found.json()["title"] == title_of(edition.key, game.key)
            await install(server.context.floor)
            after = msgspec.json.decode((await server.get("/api/venue")).content, type=Venue)
            assert [game.title for game in after.games] == [
                "game-rapid-baccarat",
                "game-rapid-roulette",
                "game-baccarat",
            ]

    asyncio.run(check())


def test_a_real_floor_tells_no_key_and_the_demonstration_tells_them_all() -> None:
    async def check() -> None:
        async with running(demo_config()) as server:
            await install(server.context.floor)
            for device in devices_of(demo_config()):
                unwrap(await server.context.auth.keys.make(device))
            real = await server.get("/api/venue")
            assert (real.json()["demo"], real.json()["demo_links"], real.json()["staff"]) == (False, [], [])
            assert PREFIX not in real.text
        async with running(demo_config()) as server:
            await install(server.context.floor)
            password, keys = await furnish(server.context.floor, server.context.auth)
            shown = msgspec.json.decode((await server.get("/api/venue")).content, type=Venue)
            assert (shown.demo, shown.password, shown.staff) == (True, password, tuple(STAFF))
            assert shown.demo_links == tuple(page_links(demo_config(), keys))
            addresses = " ".join(link.address for link in shown.demo_links)
            assert all(key in addresses for key in keys.values())
            # Each key opens what its page is for.
            for link in shown.demo_links:
                given = dict(each.split("=") for each in link.address.partition("#")[2].split("&") if each)
                if "key" in given:
                    kind = (await server.get("/api/me", given["key"])).json()["kind"]
                    assert kind == {"player": "player-terminal"}.get(link.page, link.page)
            for language in ("en", "zh-Hans"):
                titles = [render(link.title, language) for link in shown.demo_links]
                assert len(set(titles)) == len(titles)
                assert not any(link.title.key in titles for link in shown.demo_links)

    asyncio.run(check())


def title_of(edition: str, game: str) -> str:
    found = catalogue()[edition].game(game)
    assert found is not None
    return guide(catalogue()[edition], found, "zh-Hans").title


def test_the_routes_tell_what_the_guide_and_the_lesson_say() -> None:
    async def check() -> None:
        edition = catalogue()[STAR]
        game = edition.game("even-money")
        assert game is not None
        async with running(three_games()) as server:
            response = await server.http.get(f"/api/guide/{STAR}/even-money", timeout=PATIENCE_S)
            assert msgspec.json.decode(response.content, type=Guide) == guide(edition, game)
            taught = await server.get(f"/api/learn/{STAR}/even-money?seed=7&lang=zh-Hans")
            assert msgspec.json.decode(taught.content, type=Lesson) == lesson(edition, game, 7, "zh-Hans")
            for path, code in (
                ("guide/tea/baccarat", "unknown-edition"),
                (f"guide/{STAR}/tea", "unknown-game"),
                (f"learn/{STAR}/roulette", "unknown-game"),
            ):
                refused = await server.get(f"/api/{path}")
                assert (refused.status_code, refused.json()["error"]["code"]) == (404, code)
            for query in ("seed=-1", "seed=x"):
                assert (await server.get(f"/api/learn/{RAPID}/roulette?{query}")).status_code == 400
            for path in (f"guide/{RAPID}/roulette", f"learn/{RAPID}/roulette"):
                refused = await server.get(f"/api/{path}?lang=fr")
                assert (refused.status_code, refused.json()["error"]["code"]) == (404, "unknown-language")

    asyncio.run(check())


def test_a_layout_is_for_those_who_may_watch_the_game() -> None:
    async def check() -> None:
        async with running(three_games()) as server:
            await install(server.context.floor)
            screen = await server.screen()
            response = await server.get("/api/games/roulette-1/layout", screen)
            assert msgspec.json.decode(response.content, type=Layout) == unwrap(
                layout(server.context.floor, "roulette-1")
            )
            drawn = (await server.get("/api/games/rapid-1/layout", screen)).json()
            assert drawn["areas"][0]["title"] == {"type": "text", "key": "wager-player-pair"}
            assert (await server.get("/api/games/rapid-1/layout")).status_code == 401
            stacker = await server.key("7", DeviceKind.STACKER)
            assert (await server.get("/api/games/rapid-1/layout", stacker)).status_code == 403
            seat = await server.key("star-1/ann", DeviceKind.SEAT)
            assert (await server.get("/api/games/star-1/layout", seat)).status_code == 200
            assert (await server.get("/api/games/rapid-1/layout", seat)).status_code == 403
            dealer = await server.hire("dee", Post.DEALER)
            assert (await server.get("/api/games/star-1/layout", dealer)).status_code == 200
            assert (await server.get("/api/games/tea/layout", dealer)).status_code == 404
            # The same people may have its coup explained.
            assert (
                len((await server.get("/api/games/rapid-1/explained", screen)).json()["tableau"]["player"])
                == 10
            )
            assert (await server.get("/api/games/rapid-1/explained")).status_code == 401
            assert (await server.get("/api/games/rapid-1/explained", seat)).status_code == 403
            assert (await server.get("/api/games/roulette-1/explained", screen)).status_code == 404

    asyncio.run(check())


def test_a_display_watches_the_history_of_a_game() -> None:
    async def check() -> None:
        async with running(three_games()) as server:
            await install(server.context.floor)
            key = await server.key("rapid-1", DeviceKind.DISPLAY)
            async with server.socket(key) as client:
                await client.say("watch", channel="history/roulette-1")
                message = await client.hear()
                assert message["view"]["view"] == "history"
                assert message["view"]["kind"] == "wheel"
                await client.say("watch", channel="history/tea")
                assert (await client.hear())["error"]["code"] == "unknown-channel"

    asyncio.run(check())
