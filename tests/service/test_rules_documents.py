"""The approved rules: documents of the house, checked at the start and shown to whoever asks."""

import asyncio
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from kit.server.floor_configs import three_games
from kit.support import CANBERRA, PREMIUM, RAPID, STAR, clause
from msgspec.structs import replace

from pitboss.kernel.rejection import Rejection
from pitboss.service import rules_documents
from pitboss.service.config import FloorConfig
from pitboss.service.rules_documents import read_documents
from pitboss.service.running import opened
from pitboss.store.port import StoreError
from pitboss.words.rendering import english

TEXT, PDF = "1.1 These are the rules. 规则\n".encode(), b"%PDF-1.7\nthe rules"


def floor(folder: Path, **rules: bytes) -> FloorConfig:
    """A floor whose house gives these documents, by edition."""
    for edition, contents in rules.items():
        (folder / edition).write_bytes(contents)
    return replace(
        three_games(),
        database=str(folder / "floor.sqlite"),
        address="127.0.0.1:0",
        rules={edition: str(folder / edition) for edition in rules},
    )


@clause(CANBERRA, "17.9")
@clause(RAPID, "12.13")
@clause(STAR, "14.15")
@clause(PREMIUM, "15.15")
def test_the_document_of_the_house_is_there_for_whoever_asks(tmp_path: Path) -> None:
    config = floor(tmp_path, **{RAPID: PDF, CANBERRA: TEXT})

    async def check() -> None:
        async with opened(config) as server, httpx.AsyncClient(base_url=server.config.url) as http:
            listed = {each["edition"]: each for each in (await http.get("/api/rules")).json()}
            assert {edition: each["size"] for edition, each in listed.items()} == {
                RAPID: len(PDF),
                CANBERRA: len(TEXT),
            }
            assert listed[RAPID]["sha256"] == sha256(PDF).hexdigest()
            for edition, contents, kind in (
                (RAPID, PDF, "application/pdf"),
                (CANBERRA, TEXT, "text/plain; charset=utf-8"),
            ):
                got = await http.get(f"/api/rules/{edition}")
                assert (got.content, got.headers["content-type"]) == (contents, kind)
                assert got.headers["x-content-type-options"] == "nosniff"
                assert got.headers["x-frame-options"] == "SAMEORIGIN"
                policy = got.headers["content-security-policy"]
                assert policy.startswith("default-src 'none'")
                assert ("sandbox" in policy) == (contents == TEXT)
            lacking = await http.get(f"/api/rules/{STAR}")
            assert (lacking.status_code, lacking.headers["x-frame-options"]) == (404, "DENY")

    asyncio.run(check())


@pytest.mark.parametrize(
    ("edition", "contents", "why"),
    [
        ("tea-2020", TEXT, "config-rules-edition"),
        (RAPID, None, "config-rules-file"),
        (RAPID, b"\xff\xfe<script>", "config-rules-type"),
        (RAPID, b"MZ\0\0", "config-rules-type"),
        (RAPID, b" \n", "config-rules-type"),
        (RAPID, TEXT * 100_000, "config-rules-size"),
    ],
)
def test_a_server_does_not_start_with_a_document_that_it_cannot_show(
    edition: str, contents: bytes | None, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rules_documents, "LARGEST_DOCUMENT_MB", 1)
    config = floor(tmp_path, **{edition: contents or TEXT})
    if contents is None:
        (tmp_path / edition).unlink()
    refused = read_documents(config)
    assert isinstance(refused, Rejection)
    assert (refused.code, refused.facts["key"]) == ("bad-config", f"rules.{edition}")
    assert getattr(refused.facts["why"], "key", None) == why
    assert f"rules.{edition}" in english(refused.text)

    async def check() -> None:
        with pytest.raises(StoreError) as stopped:
            async with opened(config):
                pass
        assert stopped.value.code == "bad-config"

    asyncio.run(check())


def test_a_page_of_markup_is_plain_text(tmp_path: Path) -> None:
    found = read_documents(floor(tmp_path, **{RAPID: b"<script>alert(1)</script>"}))
    assert not isinstance(found, Rejection)
    assert found[RAPID].media_type == "text/plain"
