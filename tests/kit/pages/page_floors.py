"""Floors for pages: Rapid games that run until a supervisor ends a period, and tables that staff deal."""

from collections.abc import Iterator

import pytest

from kit.server.server_process import Server, running
from kit.support import RAPID, STAR

TABLE, WHEEL = "rapid-1", "roulette-1"
SUE = {"name": "sue", "role": "casino-supervisor"}
LONG = 600
"""Seconds of a wagering period that only a supervisor ends."""
FLOOR = f"""
venue = "The Little Casino"
[[games]]
name = "{TABLE}"
edition = "{RAPID}"
game = "baccarat"
period = {LONG}
pause = 0
dealing = "virtual"
shoe = "simulated"
limits = {{least = "5", most = "500", unit = "5"}}
[[games]]
name = "{WHEEL}"
edition = "{RAPID}"
game = "roulette"
wheel = "automated"
period = {LONG}
pause = 0
dealing = "virtual"
shoe = "simulated"
limits = {{least = "1", most = "500", unit = "1", kinds = {{straight = ["1", "50"]}}}}
""" + "".join(f'[[terminals]]\nnumber = "{number}"\n' for number in range(1, 11))


@pytest.fixture(scope="module")
def floor(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(FLOOR, str(tmp_path_factory.mktemp("floor") / "db")) as server:
        yield server


def end_period(server: Server, game: str) -> None:
    """A supervisor ends the wagering period; the virtual dealer does the rest."""
    token = server.sign_in("sue")
    where = (
        {"type": "act-at-wheel", "wheel": game} if game == WHEEL else {"type": "act-at-table", "table": game}
    )
    view = server.get(f"/api/games/{game}", token)
    command = {**where, "act": {"act": "end-period"}, "by": SUE}
    server.post("/api/commands", {"id": f"end-{view['play']}", "command": command}, token)
    server.post("/api/sign-out", {}, token)


RAPID_TABLE, LIVE_TABLE = TABLE, "star-1"


def staffed(shoe: str, *guests: str) -> str:
    """A floor whose tables staff deal: a Rapid one by key pad, and a live one from a shoe, with its seats."""
    return f"""
venue = "The Little Casino"
[[games]]
name = "{RAPID_TABLE}"
edition = "{RAPID}"
game = "baccarat"
period = {LONG}
shoe = "keyed"
limits = {{least = "5", most = "500", unit = "5"}}
[[games]]
name = "{LIVE_TABLE}"
edition = "{STAR}"
game = "baccarat"
shoe = "{shoe}"
limits = {{least = "10", most = "1000"}}
[[terminals]]
number = "1"
""" + "".join(f'[[seats]]\ntable = "{LIVE_TABLE}"\nguest = "{guest}"\n' for guest in guests)
