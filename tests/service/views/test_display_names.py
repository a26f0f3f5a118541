"""Games and terminals by the names that people use, next to the keys that programs use."""

from kit.server.floor_configs import three_games
from kit.server.live_server import Server, tell
from msgspec.structs import replace

from pitboss.service.config import TerminalConfig
from pitboss.service.demo import demo_config
from pitboss.service.installing import install


def test_games_and_terminals_are_shown_by_the_names_that_people_use() -> None:
    names = {"en": "Rapid 1", "zh-Hans": "快速百家乐 1 号台"}
    config = three_games()
    config = replace(
        config,
        games=(replace(config.games[0], names=names), *config.games[1:]),
        terminals=(TerminalConfig("7", names={"en": "Window seat"}),),
    )

    async def story(server: Server) -> None:
        floor = server.context.floor
        await install(floor)
        venue = (await server.get("/api/venue")).json()
        assert [game["names"] for game in venue["games"]] == [names, {}, {}]
        assert venue["terminals"] == [{"number": "7", "names": {"en": "Window seat"}}]

    tell(story, config=config)


def test_the_demonstration_names_its_tables_in_every_language() -> None:
    for game in demo_config().games:
        assert list(game.names) == ["en", "zh-Hans", "zh-Hant"], game.name
        # As a house calls it, not by its key.
        assert game.name not in game.names.values()
