"""The log, figures and health of a server: no secret in the log, its own figures, its true health."""

import asyncio
import io
import json
import logging
import re
from collections.abc import Iterator
from contextlib import redirect_stderr
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st
from kit.days.log_events import LogEvent, audit_log

from pitboss.audit.auditor import Wrong, audit
from pitboss.floor.devices.device_commands import ReportFault
from pitboss.floor.devices.devices import Fault
from pitboss.floor.devices.software import AcceptSoftware, CheckSoftware
from pitboss.kernel.rejection import Rejection
from pitboss.service.auth.actors import DeviceActor, DeviceKind
from pitboss.service.config import FloorConfig
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.monitoring import software
from pitboss.service.monitoring.health import Health, Probe, health
from pitboss.service.monitoring.software import check_software, fingerprint, this_server, watch_software
from pitboss.service.monitoring.telemetry import HIDDEN, SECRET, Metrics, hide, start_log, tell
from pitboss.service.realtime.messages import Second
from pitboss.service.running import opened
from pitboss.store.memory import MemoryStore
from pitboss.store.port import LOST, StoreError

ONE, OTHER = "1" * 64, "2" * 64


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """A log in memory; nothing is left of it afterwards."""
    out = io.StringIO()
    root, before = logging.getLogger(), logging.getLogger().level
    with redirect_stderr(out):
        handler = start_log()
    yield out
    root.removeHandler(handler)
    root.setLevel(before)
    structlog.reset_defaults()


def lines(log: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


# The log


def test_a_line_of_the_log_is_json_with_what_happened_when_and_to_whom(log: io.StringIO) -> None:
    tell.info("command", actor="pt/7", type="cash-out", code=None, ms=3)
    (line,) = lines(log)
    assert line.pop("at").endswith("Z")
    assert line == {
        "event": "command",
        "actor": "pt/7",
        "type": "cash-out",
        "code": None,
        "ms": 3,
        "level": "info",
        "logger": "pitboss",
    }


def test_what_others_log_goes_the_same_way_and_hides_the_same(log: io.StringIO) -> None:
    logging.getLogger("pitboss.engine.command_writer").warning(
        "opened %s", "postgresql://ann:pass@host/floor"
    )
    refused = ValueError("Bearer abc.def was refused")
    logging.getLogger("uvicorn").error("broken", exc_info=(ValueError, refused, None))
    opened, broken = lines(log)
    assert opened["event"] == f"opened postgresql://{HIDDEN}@host/floor"
    assert "ValueError" in broken["exception"]
    assert "abc.def" not in log.getvalue()


def test_a_second_persons_password_is_not_in_the_log(log: io.StringIO) -> None:
    tell.info(
        "do", asked={"id": "c-1", "second": Second("sue", "correct horse")}, by=Second("sue", "correct horse")
    )
    assert "correct horse" not in log.getvalue()
    assert lines(log)[0]["by"] == {"name": "sue", "password": HIDDEN}


NAMES = st.one_of(st.sampled_from(sorted(SECRET)), st.sampled_from(["X-Key", "Authorization", "PASSWORD"]))
INSIDE = st.recursive(
    st.just("the secret itself"),
    lambda inner: st.one_of(
        st.lists(inner, min_size=1, max_size=3),
        st.tuples(inner),
        st.dictionaries(st.sampled_from(["a", "b"]), inner, min_size=1),
    ),
)


@given(st.sampled_from(sorted(SECRET)), INSIDE, st.integers(0, 4))
def test_a_secret_is_hidden_however_deep_it_lies(name: str, secret: Any, depth: int) -> None:
    thing: Any = {name.upper(): secret, "kept": "seen"}
    for level in range(depth):
        thing = [thing] if level % 2 else {"in": thing}
    hidden = json.dumps(hide(thing))
    assert "the secret itself" not in hidden
    assert "seen" in hidden


@pytest.mark.parametrize(
    "text", ["key pk_abcDEF-12_3 is new", "Authorization: Bearer tok.en", "ws://a:b@host"]
)
def test_a_secret_in_a_sentence_is_hidden(text: str) -> None:
    hidden = hide(text)
    assert HIDDEN in hidden
    assert not any(part in hidden for part in ("abcDEF", "tok.en", "a:b@"))


def test_what_is_no_secret_stays() -> None:
    actor = DeviceActor("terminal-7", DeviceKind.PLAYER_TERMINAL, "7", 2)
    assert hide({"actor": actor, "ms": 1.5, "ok": True, "raw": b"x", "at": Path("/x")}) == {
        "actor": {
            "type": "device",
            "name": "terminal-7",
            "kind": "player-terminal",
            "serves": "7",
            "number": 2,
        },
        "ms": 1.5,
        "ok": True,
        "raw": HIDDEN,
        "at": "/x",
    }


# Figures


def test_each_server_has_figures_of_its_own() -> None:
    one, two = Metrics(), Metrics()
    one.sockets.inc()
    with one.timing() as seconds:
        assert seconds() >= 0
        assert b"pitboss_commands_waiting 1.0" in one.text()
    text = one.text().decode()
    assert "pitboss_sockets_open 1.0" in text
    assert "pitboss_commands_waiting 0.0" in text
    assert "pitboss_command_seconds_count 1.0" in text
    assert b"pitboss_sockets_open 0.0" in two.text()


def test_a_countdown_that_nobody_acted_on_is_seen() -> None:
    metrics = Metrics()
    ends = {"a": 5_000, "b": 9_000, "c": None}
    for now, overdue in ((4_000, "0.0"), (7_500, "2.5")):
        metrics.see_games(ends, ends.get, now)
        assert f"pitboss_deadline_overdue_seconds {overdue}" in metrics.text().decode()
    assert b"pitboss_games_owned 3.0" in metrics.text()


def test_every_figure_is_on_the_page_for_operators() -> None:
    page = (Path(__file__).parent.parent.parent.parent / "docs" / "operate" / "operations.md").read_text(
        encoding="utf-8"
    )
    names = {line.split()[2] for line in Metrics().text().decode().splitlines() if line.startswith("# TYPE")}
    listed = set(re.findall(r"`(pitboss_\w+)`", page))
    # A counter and a histogram each have the time at which they began.
    assert listed == {name for name in names if not name.endswith("_created")}


# Health and software


def floor_of(store: MemoryStore) -> FloorEngine:
    return FloorEngine(store, FloorConfig("Pitboss"), clock=lambda: 1_772_323_200_000)


async def look_at(floor: FloorEngine) -> Health:
    return await health(floor, Probe(floor.store, "one"))


def test_a_server_is_well_as_long_as_it_reaches_its_database(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = MemoryStore()
        async with floor_of(store) as floor:
            await floor.do("c-1", CheckSoftware("one", "0.1.0", ONE, 9), "server/one")
            await floor.do("c-2", ReportFault("shoe-1", Fault.DEAD, "It is dark."), "device/shoe-1")
            found = await health(floor, Probe(store, "one"), ["b", "a"])
            assert (found.well, found.database, found.log, found.shown) == (True, "reachable", 2, 2)
            assert (found.games, found.faults, found.software) == (("a", "b"), ("shoe-1",), {"one": True})
            monkeypatch.setattr(store, "head", lost)
            gone = await look_at(floor)
            assert (gone.well, gone.database, gone.log) == (False, "store-unavailable", None)

    async def lost() -> Any:
        raise StoreError(LOST)

    asyncio.run(run())


def test_any_change_to_a_file_or_its_name_changes_the_hash(tmp_path: Path) -> None:
    (tmp_path / "part").mkdir()
    (tmp_path / "a.py").write_bytes(b"one")
    (tmp_path / "part" / "b.sql").write_bytes(b"two")
    first = fingerprint(tmp_path)
    listed = "".join(
        f"{sha256(text).hexdigest()}  {name}\n" for name, text in (("a.py", b"one"), ("part/b.sql", b"two"))
    )
    assert first == (sha256(listed.encode()).hexdigest(), 2)
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "a.pyc").write_bytes(b"compiled")
    assert fingerprint(tmp_path) == first
    (tmp_path / "a.py").rename(tmp_path / "c.py")
    renamed = fingerprint(tmp_path)
    (tmp_path / "c.py").write_bytes(b"One")
    assert len({first, renamed, fingerprint(tmp_path)}) == 3


def test_the_software_is_checked_before_anybody_is_let_in(tmp_path: Path) -> None:
    config = FloorConfig("V", address="127.0.0.1:0", database=str(tmp_path / "floor.sqlite"))

    async def run() -> None:
        async with opened(config) as server, httpx.AsyncClient() as http:
            healthy = await http.get(f"{server.config.url}/health")
            assert healthy.json()["software"] == {this_server(): True}

    asyncio.run(run())


def test_the_software_is_checked_every_day_and_on_demand(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(software, "DAY_MS", 0)

    async def run() -> None:
        store = MemoryStore()
        async with floor_of(store) as floor:
            watching = asyncio.create_task(watch_software(floor, this_server()))
            while floor.version(f"software/{this_server()}") < 2:
                await asyncio.sleep(0.01)
            watching.cancel()
            await asyncio.gather(watching, return_exceptions=True)
            assert not isinstance(await check_software(floor, this_server()), Rejection)
            assert (await look_at(floor)).software == {this_server(): True}
        types = [event.type for event in await store.stream(f"software/{this_server()}")]
        assert len(types) >= 3
        assert set(types) == {"software-checked.1"}
        assert not isinstance(await audit(store), Wrong)

    asyncio.run(run())


def test_changed_software_stays_on_record_until_a_person_accepts_it() -> None:
    async def run() -> list[str | bool]:
        async with floor_of(MemoryStore()) as floor:
            results: list[str | bool] = []
            for n, command in enumerate(
                (
                    AcceptSoftware("one", ONE, "New.", "setup"),
                    CheckSoftware("one", "0.1.0", ONE, 9),
                    AcceptSoftware("one", ONE, "New.", "setup"),
                    CheckSoftware("one", "0.1.0", OTHER, 9),
                    AcceptSoftware("one", ONE, "New.", "setup"),
                    AcceptSoftware("one", OTHER, " ", "setup"),
                    AcceptSoftware("one", OTHER, "A new release.", "setup"),
                    CheckSoftware("one", "0.1.0", "x", 9),
                    CheckSoftware("../one", "0.1.0", ONE, 9),
                )
            ):
                done = await floor.do(f"c-{n}", command, "staff/ada")
                if isinstance(done, Rejection):
                    results.append(done.code)
                else:
                    results.append((await look_at(floor)).software["one"])
            return results

    assert asyncio.run(run()) == [
        "software-not-found",
        True,
        "software-accepted",
        False,
        "software-not-found",
        "reason-needed",
        True,
        "bad-software",
        "bad-software",
    ]


def software_event(kind: str, body: dict[str, Any], number: int) -> LogEvent:
    return LogEvent("software/one", f"software-{kind}.1", 5, "server/one", f"c-{number}", body, [])


CHECKED = {"server": "one", "version": "0.1.0", "sha256": ONE, "files": 9, "agrees": True}


@pytest.mark.parametrize(
    ("events", "wrong"),
    [
        ([("checked", CHECKED)], None),
        ([("checked", CHECKED | {"agrees": False})], 1),
        ([("checked", CHECKED), ("checked", CHECKED | {"sha256": OTHER})], 2),
        ([("checked", CHECKED), ("checked", CHECKED | {"sha256": OTHER, "agrees": False})], None),
        ([("checked", CHECKED | {"server": "two"})], 1),
        ([("checked", CHECKED | {"sha256": "f00d"})], 1),
        ([("checked", CHECKED | {"files": 0})], 1),
        ([("accepted", {"server": "one", "sha256": ONE, "note": "New."})], 1),
        ([("checked", CHECKED), ("accepted", {"server": "one", "sha256": ONE, "note": "New."})], 2),
        ([("checked", CHECKED), ("accepted", {"server": "one", "sha256": OTHER, "note": "New."})], 2),
    ],
)
def test_the_auditor_knows_which_software_was_accepted(
    events: list[tuple[str, dict[str, Any]]], wrong: int | None
) -> None:
    found = audit_log([software_event(kind, body, n) for n, (kind, body) in enumerate(events)])
    assert (found.seq if isinstance(found, Wrong) else None) == wrong
