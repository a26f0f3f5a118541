"""The routes for reading: the venue, guides, lessons, layouts, and explained coups."""

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import FromPath, QueryParameter

from pitboss.guide.game_guide import Guide
from pitboss.guide.lessons import LARGEST_SEED, Lesson, lesson
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.words import Language
from pitboss.rules.catalogue import find_edition, find_game
from pitboss.rules.edition import Edition, Game
from pitboss.service.api.errors import error_responses, granted
from pitboss.service.api.request_checks import OPEN, CurrentActor, InContext, address
from pitboss.service.views.explained import CoupExplained, explain_table
from pitboss.service.views.layouts import Layout, layout
from pitboss.service.views.venue import Venue, venue

Lang = Annotated[Language, QueryParameter(description="The language of the words.")]
Seed = Annotated[int, QueryParameter(ge=0, le=LARGEST_SEED)]


@get("/api/venue", security=OPEN, responses=error_responses())
async def tell_venue(
    request: Request[Any, Any, Any], context: InContext, lang: Lang = Language.ENGLISH
) -> Venue:
    """The floor, its games, and the editions of the rules."""
    context.strangers.admit(address(request, context))
    return await venue(context.floor, lang)


@get("/api/guide/{edition:str}/{game:str}", security=OPEN, responses=error_responses(404))
async def tell_guide(
    edition: FromPath[str],
    game: FromPath[str],
    request: Request[Any, Any, Any],
    context: InContext,
    lang: Lang = Language.ENGLISH,
) -> Guide:
    """The rules of a game in short, what its wagers pay and cost, and worked examples."""
    context.strangers.admit(address(request, context))
    granted(_find(edition, game))
    return granted(await context.guides.find(edition, game, lang))


@get("/api/learn/{edition:str}/{game:str}", security=OPEN, responses=error_responses(404))
async def tell_lesson(
    edition: FromPath[str],
    game: FromPath[str],
    request: Request[Any, Any, Any],
    context: InContext,
    seed: Seed = 1,
    lang: Lang = Language.ENGLISH,
) -> Lesson:
    """Exercises on a game. The same seed makes the same ones."""
    context.strangers.admit(address(request, context))
    return await context.strangers.work_out(lesson, *granted(_find(edition, game)), seed, lang)


@get("/api/games/{game:str}/layout", responses=error_responses(401, 403, 404))
async def tell_layout(
    game: FromPath[str], context: InContext, actor: CurrentActor, lang: Lang = Language.ENGLISH
) -> Layout:
    """Where the wagers of a game are placed, and their odds and limits."""
    granted(context.may_watch(actor, f"game/{game}"))
    return granted(layout(context.floor, game, lang))


@get("/api/games/{game:str}/explained", responses=error_responses(401, 403, 404))
async def tell_explained(
    game: FromPath[str], context: InContext, actor: CurrentActor, lang: Lang = Language.ENGLISH
) -> CoupExplained:
    """The current or last coup of a table, step by step, by its face-up cards."""
    granted(context.may_watch(actor, f"game/{game}"))
    return granted(explain_table(context.floor, game, lang))


def _find(edition: str, game: str) -> tuple[Edition, Game] | Rejection:
    """The game of an edition by their keys."""
    known = find_edition(edition)
    if isinstance(known, Rejection):
        return known
    played = find_game(known, game)
    return played if isinstance(played, Rejection) else (known, played)


GUIDE_ROUTES = [tell_venue, tell_guide, tell_lesson, tell_layout, tell_explained]
