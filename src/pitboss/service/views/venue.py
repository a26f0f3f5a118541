"""The venue: its games and their rules, for the start page."""

from collections.abc import Mapping
from typing import TYPE_CHECKING

import msgspec

from pitboss.acting.audience import Audience
from pitboss.acting.plays import Phase
from pitboss.floor.kinds import kind_of
from pitboss.rules.catalogue import catalogue
from pitboss.service.demo import STAFF, VAULT
from pitboss.service.demo_links import PageLink, page_links
from pitboss.service.views.game_view import game_view

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine


class VenueGame(msgspec.Struct, frozen=True):
    """A game of the floor."""

    name: str
    title: str
    """The key of its name in the catalogue, such as `game-baccarat`."""
    edition: str
    game: str
    """The key of the game in its edition, which also finds its guide."""
    kind: str
    rapid: bool
    """Whether it is played at player terminals."""
    phase: Phase
    names: Mapping[str, str]
    """What people call it, by language. Its key is its name in all others."""


class VenueTerminal(msgspec.Struct, frozen=True):
    """A player terminal."""

    number: str
    names: Mapping[str, str]
    """What people call it, by language."""


class RulesLine(msgspec.Struct, frozen=True):
    """A game of an edition."""

    key: str
    title: str
    """The key of its name in the catalogue, such as `game-baccarat`."""


class EditionLine(msgspec.Struct, frozen=True):
    """An edition of the rules."""

    key: str
    title: str
    """The key of its name in the catalogue, such as `edition-star-baccarat-2024`."""
    games: tuple[RulesLine, ...]


class Venue(msgspec.Struct, frozen=True):
    """A floor as its start page shows it."""

    venue: str
    games: tuple[VenueGame, ...]
    terminals: tuple[VenueTerminal, ...]
    editions: tuple[EditionLine, ...]
    language: str
    """The language of a page whose reader has chosen none."""
    demo: bool
    """Whether it is the demonstration, where no real money is played."""
    demo_links: tuple[PageLink, ...] = ()
    """Every page with its key. Only for the demonstration, which prints them at every start anyway."""
    staff: tuple[str, ...] = ()
    """The accounts of the demonstration."""
    password: str | None = None
    """The password of all these accounts."""


async def venue(floor: "FloorEngine") -> Venue:
    """The floor and its games in the order of its configuration, and all rules that have guides."""
    secrets = {name: value.decode() for name, value in (await floor.secret_all(VAULT)).items()}
    demo = "password" in secrets
    return Venue(
        floor.config.venue,
        tuple(_games(floor)),
        tuple(VenueTerminal(each.number, each.names) for each in floor.config.terminals),
        tuple(
            EditionLine(
                edition.key,
                edition.title,
                tuple(RulesLine(game.key, game.title) for game in edition.games),
            )
            for edition in catalogue().values()
        ),
        floor.config.language,
        demo,
        tuple(page_links(floor.config, secrets)) if demo else (),
        tuple(STAFF) if demo else (),
        secrets.get("password"),
    )


def _games(floor: "FloorEngine") -> list[VenueGame]:
    lines = []
    for config in floor.config.games:
        view = game_view(floor, config.name, Audience.DISPLAY, None, lambda _: None)
        if view is None:
            raise AssertionError(f"{config.name} is a game of the floor")
        now = floor.game(config.name)
        # A table may change to another game of its edition.
        played = config.played if now is None else kind_of(now).game(now) or config.played
        lines.append(
            VenueGame(
                view.name,
                view.title,
                view.edition,
                played.key,
                view.kind,
                view.rapid,
                view.phase,
                config.names,
            )
        )
    return lines
