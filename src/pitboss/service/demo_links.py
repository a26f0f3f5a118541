"""The doors of a floor: which page is whose, and at which address each opens."""

from collections.abc import Iterator, Mapping

import msgspec

from pitboss.guide.words import say
from pitboss.kernel.words import Language
from pitboss.service.config import FloorConfig

PAGES = {
    "supervisor": "Supervisor",
    "cage": "Cage",
    "inspector": "Inspector and surveillance",
    "admin": "Administration",
    "guide": "Rules and odds",
    "learn": "Practice",
}
"""The pages that belong to no device."""


class Door(msgspec.Struct, frozen=True):
    """A page that somebody can open."""

    title: str
    page: str
    """Which of the pages it is, such as `player` or `dealer`."""
    address: str
    """Its path on the server. The keys of a device come after a #, which no browser sends anywhere."""


def doors_of(
    config: FloorConfig, keys: Mapping[str, str], language: Language = Language.ENGLISH
) -> Iterator[Door]:
    """Every page of a floor; a device's with its key, if that is among the keys by name."""
    for terminal in config.terminals:
        title = say("Player terminal {number}", language, number=terminal.number)
        # The note slot of a terminal has a key of its own.
        wanted = {"key": f"demo-terminal-{terminal.number}", "stacker": f"stacker-{terminal.number}"}
        yield _device(title, "player", wanted, keys)
    for seat in config.seats:
        title = say("{guest} at {table}", language, guest=seat.guest, table=seat.table)
        yield _device(title, "seat", {"key": f"demo-seat-{seat.table}-{seat.guest}"}, keys)
    for game in config.games:
        title = say("Display of {game}", language, game=game.name)
        yield _device(title, "display", {"key": f"demo-display-{game.name}"}, keys)
    for game in config.games:
        yield Door(say("Dealer of {game}", language, game=game.name), "dealer", f"/dealer/#at=dt/{game.name}")
    for page, title in PAGES.items():
        yield Door(say(title, language), page, f"/{page}/")


def _device(title: str, page: str, wanted: Mapping[str, str], keys: Mapping[str, str]) -> Door:
    given = "&".join(f"{field}={keys[name]}" for field, name in wanted.items() if name in keys)
    return Door(title, page, f"/{page}/" + (f"#{given}" if given else ""))
