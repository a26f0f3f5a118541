"""The links to the pages of a floor: which page belongs to which device, and its address."""

from collections.abc import Iterator, Mapping

import msgspec

from pitboss.kernel.text import FloorPlace, Text
from pitboss.service.config import FloorConfig

PAGES = ("supervisor", "cage", "inspector", "admin", "guide", "learn")
"""The pages that belong to no device."""


class PageLink(msgspec.Struct, frozen=True):
    """A link to a page."""

    title: Text
    page: str
    """The page, such as `player` or `dealer`."""
    address: str
    """Its path on the server. The keys of a device come after a #, which browsers never send."""


def page_links(config: FloorConfig, keys: Mapping[str, str]) -> Iterator[PageLink]:
    """The links to every page of a floor. The link of a device has its key if `keys` has it."""
    for terminal in config.terminals:
        title = Text("page-player", {"terminal": FloorPlace(f"pt/{terminal.number}")})
        # The note slot of a terminal has a separate key.
        key_names = {"key": f"demo-terminal-{terminal.number}", "stacker": f"stacker-{terminal.number}"}
        yield _device(title, "player", key_names, keys)
    for seat in config.seats:
        title = Text("page-seat", {"seat": seat.at, "table": FloorPlace(f"game/{seat.table}")})
        yield _device(title, "seat", {"key": f"demo-seat-{seat.table}-{seat.at}"}, keys)
    for game in config.games:
        title = Text("page-display", {"game": FloorPlace(game.stream)})
        yield _device(title, "display", {"key": f"demo-display-{game.name}"}, keys)
    for game in config.games:
        title = Text("page-dealer", {"game": FloorPlace(game.stream)})
        yield PageLink(title, "dealer", f"/dealer/#at=dt/{game.name}")
    for page in PAGES:
        yield PageLink(Text(f"page-{page}"), page, f"/{page}/")


def _device(title: Text, page: str, key_names: Mapping[str, str], keys: Mapping[str, str]) -> PageLink:
    given = "&".join(f"{field}={keys[name]}" for field, name in key_names.items() if name in keys)
    return PageLink(title, page, f"/{page}/" + (f"#{given}" if given else ""))
