"""A server with languages of its house."""

import asyncio
from io import StringIO
from pathlib import Path

import httpx
import pytest
from kit.server.floor_configs import three_games
from kit.server.live_server import log as log  # noqa: PLC0414  (a fixture)
from msgspec.structs import replace

from pitboss.kernel.rejection import Rejection
from pitboss.service.config import FloorConfig
from pitboss.service.running import opened
from pitboss.store.port import StoreError
from pitboss.words.languages import languages

MADE_UP = "language-name = tlhIngan Hol\nrefusal-not-found = pa' pagh tu'lu'.\n"


def floor(folder: Path, **settings: str) -> FloorConfig:
    return replace(
        three_games(),
        database=str(folder / "floor.sqlite"),
        address="127.0.0.1:0",
        languages=str(folder),
        **settings,
    )


def test_a_server_speaks_a_made_up_language(tmp_path: Path, log: StringIO) -> None:
    (tmp_path / "tlh.ftl").write_text(MADE_UP, encoding="utf-8")

    async def check() -> None:
        async with (
            opened(floor(tmp_path, language="tlh")) as server,
            httpx.AsyncClient(base_url=server.config.url) as http,
        ):
            assert {"language": "tlh", "name": "tlhIngan Hol"} in (await http.get("/api/languages")).json()
            assert (await http.get("/api/venue")).json()["language"] == "tlh"
            words = (await http.get("/words/tlh.ftl")).text
            assert words.startswith(MADE_UP)
            assert "refusal-bad-path = " in words

    asyncio.run(check())
    assert '"event":"language-incomplete"' in log.getvalue().replace(": ", ":")
    assert "refusal-bad-path" in log.getvalue()
    assert "refusal-not-found" not in log.getvalue()
    assert "tlh" not in languages()


@pytest.mark.parametrize(
    ("text", "settings", "code", "case"),
    [
        ("any-of = { $tea }", {}, "bad-catalogue", "unknown-fact"),
        (MADE_UP, {"language": "fr"}, "bad-config", "language"),
    ],
)
def test_a_server_does_not_start_with_words_that_it_cannot_say(
    text: str, settings: dict[str, str], code: str, case: str, tmp_path: Path
) -> None:
    (tmp_path / "tlh.ftl").write_text(text, encoding="utf-8")

    async def check() -> None:
        with pytest.raises(StoreError) as stopped:
            async with opened(floor(tmp_path, **settings)):
                pass
        assert (stopped.value.code, stopped.value.rejection.text.facts["case"]) == (code, case)

    asyncio.run(check())
    assert "tlh" not in languages()


def test_a_name_in_a_language_that_the_floor_lacks_is_refused(tmp_path: Path) -> None:
    config = replace(three_games(), database=str(tmp_path / "floor.sqlite"), address="127.0.0.1:0")
    named = replace(config.games[1], names={"zh-hans": "轮盘 1 号台"})

    async def check() -> None:
        with pytest.raises(StoreError) as stopped:
            async with opened(replace(config, games=(config.games[0], named))):
                pass
        facts = {"case": "language", "key": "games[1].names.zh-hans", "language": "'zh-hans'"}
        assert stopped.value.rejection == Rejection("bad-config", facts)

    asyncio.run(check())
