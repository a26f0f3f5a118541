"""The house key: its source, that it is drawn once, and that an old database is sealed with it."""

import asyncio
import stat
from contextlib import closing
from pathlib import Path

import apsw
import pytest

from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.service.config import FloorConfig
from pitboss.service.floor_engine import FloorEngine
from pitboss.store.house_key import VARIABLE, HouseKey, KeySource
from pitboss.store.opening import open_store

KEY = "0f" * 32
OTHER = "1e" * 32


@pytest.fixture(autouse=True)
def nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(VARIABLE)
    monkeypatch.delenv("CREDENTIALS_DIRECTORY", raising=False)


def same(one: object, other: str = KEY) -> bool:
    """Whether a key has these digits."""
    assert isinstance(one, HouseKey), one
    return one.unseal("a", HouseKey(bytes.fromhex(other)).seal("a", b"x")) == b"x"


def test_a_key_comes_from_a_file_the_environment_a_credential_or_a_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "house-key").write_text(f"{KEY}\n")
    monkeypatch.setenv("KEY_OF_THE_HOUSE", KEY)
    monkeypatch.setenv("CREDENTIALS_DIRECTORY", str(tmp_path))
    for named in (
        f"file:{tmp_path}/house-key",
        "env:KEY_OF_THE_HOUSE",
        "credential:house-key",
        f"command:echo {KEY}",
        None,
    ):
        assert same(KeySource(named).find()), named
    monkeypatch.setenv(VARIABLE, OTHER)
    assert same(KeySource().find(), OTHER)
    assert same(KeySource(f"file:{tmp_path}/house-key").find())


@pytest.mark.parametrize(
    ("named", "code"),
    [
        ("file:none", "house-key-missing"),
        ("env:NONE", "house-key-missing"),
        ("credential:none", "house-key-missing"),
        ("command:false", "bad-house-key"),
        ("command:echo no key", "bad-house-key"),
        ("vault:x", "bad-house-key"),
        (None, "house-key-needed"),
    ],
)
def test_a_key_that_is_not_there_is_told_with_what_to_do(named: str | None, code: str) -> None:
    found = KeySource(named).find()
    assert isinstance(found, Rejection)
    assert found.code == code


def test_the_key_of_a_file_is_drawn_once_for_its_owner_and_never_again(tmp_path: Path) -> None:
    database = tmp_path / "floor.sqlite"

    async def secret() -> bytes | Rejection:
        store = await open_store(str(database))
        if isinstance(store, Rejection):
            return store
        try:
            return await store.secret()
        finally:
            await store.close()

    first = asyncio.run(secret())
    key = Path(f"{database}.house-key")
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    assert asyncio.run(secret()) == first
    moved = key.rename(tmp_path / "elsewhere")
    lost = asyncio.run(secret())
    assert isinstance(lost, Rejection)
    assert lost.code == "house-key-missing"
    assert not key.exists()
    key.write_text(OTHER)
    wrong = asyncio.run(secret())
    assert isinstance(wrong, Rejection)
    assert wrong.code == "other-house-key"
    moved.replace(key)
    assert asyncio.run(secret()) == first


def test_secrets_that_lay_in_clear_are_sealed_and_wiped_at_the_first_start(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database, secret, seed = tmp_path / "floor.sqlite", b"S" * 32, b"D" * 32
    asyncio.run(_close(database))
    with closing(apsw.Connection(str(database))) as raw:
        raw.execute("UPDATE settings SET value = ? WHERE key = 'secret'", (secret,))
        raw.execute("INSERT INTO vault VALUES ('seed', 'ab12', ?)", (seed,))

    async def read() -> tuple[bytes, bytes | None]:
        store = unwrap(await open_store(str(database)))
        try:
            async with FloorEngine(store, FloorConfig("")) as floor:
                return await store.secret(), await floor.secret_get("seed", "ab12")
        finally:
            await store.close()

    assert asyncio.run(read()) == (secret, seed)
    assert "lay in clear in this database" in caplog.text
    files = b"".join(each.read_bytes() for each in tmp_path.glob("floor.sqlite*"))
    assert secret not in files
    assert seed not in files


async def _close(database: Path) -> None:
    await unwrap(await open_store(str(database))).close()
