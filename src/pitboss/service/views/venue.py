"""The venue: which games there are and by which rules, for the first page that anybody opens."""

from typing import TYPE_CHECKING

import msgspec

from pitboss.acting.audience import Audience
from pitboss.acting.kinds import KindName
from pitboss.acting.plays import Phase
from pitboss.guide.words import say
from pitboss.kernel.words import Language
from pitboss.rules.catalogue import catalogue
from pitboss.service.demo import STAFF, VAULT
from pitboss.service.demo_links import Door, doors_of
from pitboss.service.views.game_view import game_view

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine


class GameLine(msgspec.Struct, frozen=True):
    """A game of the floor."""

    name: str
    title: str
    edition: str
    game: str
    """The key of the game in its edition, by which its guide is found."""
    kind: KindName
    rapid: bool
    """Whether it is played at player terminals."""
    phase: Phase


class RulesLine(msgspec.Struct, frozen=True):
    """A game of an edition."""

    key: str
    title: str


class EditionLine(msgspec.Struct, frozen=True):
    """An edition of the rules."""

    key: str
    title: str
    games: tuple[RulesLine, ...]


class Venue(msgspec.Struct, frozen=True):
    """A floor as its first page shows it."""

    venue: str
    games: tuple[GameLine, ...]
    editions: tuple[EditionLine, ...]
    demo: bool
    """Whether it is the demonstration, at which nothing is played for money."""
    doors: tuple[Door, ...] = ()
    """Every page with its key, for the demonstration alone, which prints them at every start anyway."""
    staff: tuple[str, ...] = ()
    """Who can sign in at the demonstration."""
    password: str | None = None
    """Of all of them."""


async def venue(floor: "FloorEngine", language: Language = Language.ENGLISH) -> Venue:
    """The floor and its games in the order of its configuration, and all rules that there are guides to."""
    told = {name: kept.decode() for name, kept in (await floor.secret_all(VAULT)).items()}
    demo = "password" in told
    return Venue(
        floor.config.venue,
        tuple(_games(floor, language)),
        tuple(
            EditionLine(
                edition.key,
                say(edition.title, language),
                tuple(RulesLine(game.key, say(game.title, language)) for game in edition.games),
            )
            for edition in catalogue().values()
        ),
        demo,
        tuple(doors_of(floor.config, told, language)) if demo else (),
        tuple(STAFF) if demo else (),
        told.get("password"),
    )


def _games(floor: "FloorEngine", language: Language) -> list[GameLine]:
    lines = []
    for told in floor.config.games:
        view = game_view(floor, told.name, Audience.DISPLAY, None, lambda _: None)
        if view is None:
            raise AssertionError(f"{told.name} is a game of the floor")
        shown = view.table or view.wheel
        title = say(view.title, language)
        game = told.game if shown is None else shown.game
        lines.append(GameLine(view.name, title, view.edition, game, view.kind, view.rapid, view.phase))
    return lines
