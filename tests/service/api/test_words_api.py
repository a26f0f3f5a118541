"""The languages of the floor over HTTP, and their catalogues."""

import gzip

from kit.server.live_server import CONFIG, Server, bearer, tell
from msgspec.structs import replace

from pitboss.floor.people.staff import Post
from pitboss.service.config import TerminalConfig
from pitboss.words.languages import languages, served


def test_everybody_may_ask_for_the_languages() -> None:
    async def story(server: Server) -> None:
        told = (await server.get("/api/languages")).json()
        assert told[:2] == [
            {"language": "en", "name": "English"},
            {"language": "zh-Hans", "name": "简体中文"},
        ]
        assert [line["language"] for line in told] == list(languages())

    tell(story)


def test_a_catalogue_is_text_that_a_client_keeps_until_it_changes() -> None:
    async def story(server: Server) -> None:
        for language in languages():
            plain = await server.http.get(f"/words/{language}.ftl", headers={"accept-encoding": "identity"})
            assert plain.status_code == 200
            assert plain.headers["content-type"] == "text/plain; charset=utf-8"
            assert "content-encoding" not in plain.headers
            assert plain.text == served(language)
            kept = {"if-none-match": plain.headers["etag"]}
            again = await server.http.get(f"/words/{language}.ftl", headers=kept)
            assert (again.status_code, again.content) == (304, b"")
            assert again.headers["etag"] == plain.headers["etag"]
            other = await server.http.get(f"/words/{language}.ftl", headers={"if-none-match": '"tea"'})
            assert other.status_code == 200

    tell(story)


def test_a_catalogue_is_compressed_for_a_client_that_accepts_it() -> None:
    async def story(server: Server) -> None:
        accepts = {"accept-encoding": "br, gzip"}
        async with server.http.stream("GET", "/words/en.ftl", headers=accepts) as answer:
            raw = b"".join([part async for part in answer.aiter_raw()])
            assert answer.headers["content-encoding"] == "gzip"
            assert answer.headers["vary"] == "Accept-Encoding"
            assert gzip.decompress(raw).decode() == served("en")

    tell(story)


def test_an_unknown_language_is_refused() -> None:
    async def story(server: Server) -> None:
        for file in ("tea.ftl", "en", "en.json", "..%2Fen.ftl", "EN.ftl"):
            refused = await server.get(f"/words/{file}")
            assert refused.status_code == 404
        assert (await server.get("/words/tea.ftl")).json()["error"]["code"] == "unknown-language"

    tell(story)


REFUSED = {
    "": ("en", "There is nothing under this address."),
    "zh": ("zh-Hans", "没有找到。"),
    "fr;q=0.9, zh-CN;q=0.8, en;q=0.7": ("zh-Hans", "没有找到。"),
    "en;q=0.2,zh-Hans;q=0.3": ("zh-Hans", "没有找到。"),
    "zh;q=0, en": ("en", "There is nothing under this address."),
    ";;q=, zh;q=high,*": ("en", "There is nothing under this address."),
}


def test_a_refusal_has_its_sentence_in_the_language_of_the_request() -> None:
    async def story(server: Server) -> None:
        for accepts, (language, sentence) in REFUSED.items():
            answer = await server.http.get("/api/tea", headers={"accept-language": accepts})
            assert answer.status_code == 404
            assert answer.headers["content-language"] == language
            error: dict[str, object] = {"code": "not-found", "facts": {}, "clause": None, "message": sentence}
            assert answer.json() == {"error": error}
        # Also where no route is reached.
        strange = {"host": "tea.example", "accept-language": "zh"}
        answer = await server.http.get("/api/venue", headers=strange)
        assert (answer.headers["content-language"], answer.json()["error"]["message"]) == (
            "zh-Hans",
            "此服务器用另一名称：请用该名称访问，或在其配置的 hosts 中加入此名称。",
        )

    tell(story)


def test_a_refusal_is_in_the_language_of_the_house_for_others() -> None:
    async def story(server: Server) -> None:
        for accepts in ("", "fr", "*"):
            answer = await server.http.get("/api/tea", headers={"accept-language": accepts})
            assert answer.headers["content-language"] == "zh-Hans"

    tell(story, config=replace(CONFIG, language="zh-Hans"))


def test_the_socket_sends_facts_without_a_sentence() -> None:
    async def story(server: Server) -> None:
        async with server.socket() as client:
            await client.say("hello", token="tea")
            assert (await client.hear())["error"] == {"code": "not-signed-in", "facts": {}, "clause": None}

    tell(story)


LOUNGE = TerminalConfig("7", names={"en": "Lounge 3", "zh-Hans": "贵宾厅 3 号机"})


def test_a_refusal_names_a_place_as_the_house_does() -> None:
    async def story(server: Server) -> None:
        cas = bearer(await server.hire("cas", Post.CASHIER))
        said = {
            ("7", "en"): "Lounge 3 has made no manual payout.",
            ("7", "zh-Hans"): "贵宾厅 3 号机没有人工支付。",
            # What has no name in a language has the words of the catalogue.
            ("7", "zh-Hant"): "終端 7 沒有人工支付。",
            ("8", "en"): "Terminal 8 has made no manual payout.",
        }
        for (terminal, language), sentence in said.items():
            headers = {**cas, "accept-language": language}
            refused = (await server.http.get(f"/api/slips/payout/{terminal}", headers=headers)).json()[
                "error"
            ]
            assert refused["facts"]["terminal"] == {"type": "place", "key": f"pt/{terminal}"}
            assert refused["message"] == sentence

    tell(story, config=replace(CONFIG, terminals=(LOUNGE,)))
