"""Workers on other machines: a dask cluster."""

import asyncio
import logging
import re
from collections.abc import Iterator
from concurrent.futures import CancelledError
from contextlib import contextmanager
from functools import partial
from typing import Any

from distributed import Client
from distributed.comm.core import connect
from distributed.scheduler import KilledWorker

from pitboss.kernel.rejection import Rejection
from pitboss.sim.run import Crew, OutcomeSource

CONNECT_TIMEOUT_S = 3
"""How long to wait for a cluster that does not answer."""
CHUNK_COUPS = 20_000_000
"""The most coups in a chunk. Large chunks, because each needs a network round trip."""
LOST = (OSError, CancelledError, KilledWorker)
"""The errors of a lost cluster."""


def read_address(text: str) -> str | Rejection:
    """The address of a cluster's scheduler, as dask writes it.

    >>> read_address("dask://10.0.0.7:8786"), read_address("10.0.0.7").code
    ('tcp://10.0.0.7:8786', 'bad-workers')
    """
    parts = re.fullmatch(r"dask://([\w.-]+|\[[0-9a-fA-F:.]+\]):([0-9]{1,5})", text, re.ASCII)
    if parts is None or not 0 < int(parts[2]) < 2**16:
        return Rejection("bad-workers", {"case": "address", "given": f"{text!r:.60}"})
    return f"tcp://{parts[1]}:{parts[2]}"


@contextmanager
def cluster(address: str, source: OutcomeSource) -> Iterator[Crew | Rejection]:
    """All workers of a cluster after each has dealt a first shoe, or why there are none.

    A lost worker loses no shoe. The cluster gives its chunks to another.
    """
    # Errors are reported in a sentence. The log of dask would add pages.
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    try:
        asyncio.run(_greet(address))
        client: Any = Client(address, timeout=CONNECT_TIMEOUT_S, set_as_default=False)  # type: ignore[no-untyped-call]
    except Exception:  # Any program may listen there and send anything.
        yield Rejection("no-cluster", {"case": "no-answer", "address": _typed(address)})
        return
    with client:
        try:
            workers = client.nthreads()
            submit = partial(client.submit, pure=False)
            first = [
                submit(source.tally, 1, 1, workers=[worker], allow_other_workers=True) for worker in workers
            ]
            failed = [problem for problem in (work.exception() for work in first) if problem]
            if failed:
                yield Rejection(
                    "no-cluster",
                    {"case": "cannot-deal", "address": _typed(address), "problem": str(failed[0])},
                )
            elif not workers:
                yield Rejection("no-cluster", {"case": "no-workers", "address": _typed(address)})
            else:
                yield Crew(submit, sum(workers.values()), CHUNK_COUPS)
        except LOST as problem:
            raise ConnectionError(f"The cluster at {_typed(address)} is lost.") from problem


async def _greet(address: str) -> None:
    """Waits briefly for a scheduler's greeting. A dask client would wait long for another program."""
    comm = await asyncio.wait_for(connect(address, timeout=CONNECT_TIMEOUT_S), CONNECT_TIMEOUT_S)  # type: ignore[no-untyped-call]
    await comm.close()


def _typed(address: str) -> str:
    """An address in the form of the option."""
    return address.replace("tcp://", "dask://", 1)
