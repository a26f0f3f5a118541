"""The same shoes on a cluster, even if its workers fail.

It takes over 10 s: a cluster starts with its workers as processes.
"""

import os
import signal
import socket
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from distributed import LocalCluster
from kit.support import STAR, baccarat, refused, roulette

from pitboss.kernel.rejection import unwrap
from pitboss.sim.cluster import cluster, read_address
from pitboss.sim.run import Counts, OutcomeSource, Tally, simulate, source_of, threads
from pitboss.words.rendering import english

COUPS = 2_000_000


def start(**options: object) -> Any:
    """A cluster on this machine."""
    return LocalCluster(dashboard_address=":0", **options)  # type: ignore[no-untyped-call]


@pytest.fixture(scope="module")
def workers() -> Iterator[Any]:
    """Two worker processes."""
    with start(n_workers=2, threads_per_worker=1) as local:
        yield local


def on_threads(source: OutcomeSource, coups: int) -> Tally:
    with threads(2, source) as crew:
        *_, tally = simulate(source, coups, crew)
    return tally


def slowly(tally: Callable[[int, int], Counts], first: int, shoes: int) -> Counts:
    """Deals slowly, so that a test has time to interfere."""
    time.sleep(0.03)
    return tally(first, shoes)


@pytest.mark.parametrize("decks", [8, 0], ids=["shoes", "spins"])
def test_a_cluster_gives_the_tally_of_threads(workers: Any, decks: int) -> None:
    source = source_of(baccarat(STAR) if decks else roulette(), decks, seed=42)
    known = on_threads(source, COUPS)
    with cluster(workers.scheduler_address, source) as joined:
        crew = unwrap(joined)
        assert crew.size == 2
        *early, tally = simulate(source, COUPS, replace(crew, chunk=200_000))
    assert len(early) > 5
    assert (tally.shoes, tally.counts.tolist()) == (known.shoes, known.counts.tolist())


def test_a_lost_worker_loses_no_shoe_and_counts_none_twice(workers: Any) -> None:
    source = source_of(baccarat(STAR), 8, seed=7)
    known = on_threads(source, COUPS)
    slow = replace(source, tally=partial(slowly, source.tally))
    before = {worker.pid for worker in workers.workers.values()}
    with cluster(workers.scheduler_address, slow) as joined:
        tallies = []
        for tally in simulate(slow, COUPS, replace(unwrap(joined), chunk=100_000)):
            tallies.append(tally)
            if len(tallies) == 5:
                os.kill(min(before), signal.SIGKILL)
    assert (tally.shoes, tally.counts.tolist()) == (known.shoes, known.counts.tolist())
    assert {worker.pid for worker in workers.workers.values()} != before


def test_workers_that_cannot_deal_are_refused_at_once(workers: Any) -> None:
    broken = OutcomeSource(partial(broken_tally), 1, 1)
    with cluster(workers.scheduler_address, broken) as joined:
        assert refused(joined).code == "no-cluster"
        assert "no cards here" in english(refused(joined).text)


def broken_tally(first: int, shoes: int) -> Counts:
    raise ModuleNotFoundError("no cards here")


def test_a_cluster_without_workers_is_refused() -> None:
    source = source_of(roulette(), 0, seed=1)
    with (
        start(n_workers=0) as empty,
        cluster(empty.scheduler_address, source) as joined,
    ):
        assert (refused(joined).code, "no workers" in english(refused(joined).text)) == ("no-cluster", True)


def test_a_cluster_that_goes_away_says_so() -> None:
    source = source_of(baccarat(STAR), 8, seed=7)
    slow = replace(source, tally=partial(slowly, source.tally))
    local = start(n_workers=1, threads_per_worker=1, processes=False)
    with (  # noqa: PT012
        local,
        pytest.raises(ConnectionError, match="is lost"),
        cluster(local.scheduler_address, slow) as joined,
    ):
        for done, _ in enumerate(simulate(slow, COUPS, replace(unwrap(joined), chunk=10_000))):
            if done == 3:
                local.close()


@pytest.mark.parametrize("says", [b"", b"SSH-2.0-Hello\r\n", bytes(64)], ids=["nothing", "ssh", "zeros"])
def test_a_stranger_at_the_address_is_refused_in_time(says: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pitboss.sim.cluster.CONNECT_TIMEOUT_S", 1)
    begun = time.monotonic()
    with socket.create_server(("127.0.0.1", 0)) as server, ThreadPoolExecutor(1) as pool:
        taken = pool.submit(server.accept)
        port = server.getsockname()[1]
        pool.submit(lambda: taken.result()[0].sendall(says))
        with cluster(f"tcp://127.0.0.1:{port}", source_of(roulette(), 0, seed=1)) as joined:
            assert refused(joined).code == "no-cluster"
        taken.result()[0].close()
    assert time.monotonic() - begun < 5


def test_an_address_where_nobody_listens_is_refused_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("pitboss.sim.cluster.CONNECT_TIMEOUT_S", 1)
    begun = time.monotonic()
    with cluster("tcp://127.0.0.1:1", source_of(roulette(), 0, seed=1)) as joined:
        assert refused(joined).code == "no-cluster"
    assert time.monotonic() - begun < 5


@pytest.mark.parametrize(
    "text, address",
    [
        ("dask://localhost:8786", "tcp://localhost:8786"),
        ("dask://node-7.example.org:1", "tcp://node-7.example.org:1"),
        ("dask://[::1]:65535", "tcp://[::1]:65535"),
    ],
)
def test_an_address(text: str, address: str) -> None:
    assert read_address(text) == address


@pytest.mark.parametrize(
    "text",
    [
        "",
        "localhost:8786",
        "tcp://localhost:8786",
        "dask://localhost",
        "dask://localhost:",
        "dask://localhost:0",
        "dask://localhost:65536",
        "dask://:8786",
        "dask://a b:8786",
        "dask://localhost:8786/x",
        "dask://localhost:8786\n",
        "dask://localhost:٣",
    ],
)
def test_what_is_no_address(text: str) -> None:
    assert refused(read_address(text)).code == "bad-workers"
