"""The routes for reading: the venue, guides, lessons, layouts, and explained coups."""

from typing import Annotated, Any

from litestar import Request, get
from litestar.params import FromPath, QueryParameter

from pitboss.guide.game_guide import Guide
from pitboss.guide.lessons import LARGEST_SEED, Lesson, lesson
from pitboss.kernel.rejection import Rejection
from pitboss.rules.catalogue import find_edition, find_game
from pitboss.rules.edition import Edition, Game
from pitboss.service.api.errors import error_responses, granted
from pitboss.service.api.request_checks import OPEN, CurrentActor, InContext, Lang, address, known_language
from pitboss.service.views.explained import CoupExplained, explain_table
from pitboss.service.views.history_view import FinishedShoes, shoes_of
from pitboss.service.views.layouts import Layout, layout
from pitboss.service.views.venue import Venue, venue
from pitboss.words.languages import ENGLISH

Seed = Annotated[int, QueryParameter(ge=0, le=LARGEST_SEED)]


@get("/api/venue", security=OPEN, responses=error_responses())
async def tell_venue(request: Request[Any, Any, Any], context: InContext) -> Venue:
    """The floor, its games, and the editions of the rules."""
    context.strangers.admit(address(request, context))
    return await venue(context.floor)


@get("/api/guide/{edition:str}/{game:str}", security=OPEN, responses=error_responses(404))
async def tell_guide(
    edition: FromPath[str],
    game: FromPath[str],
    request: Request[Any, Any, Any],
    context: InContext,
    lang: Lang = ENGLISH,
) -> Guide:
    """The rules of a game in short, what its wagers pay and cost, and worked examples."""
    context.strangers.admit(address(request, context))
    language = known_language(lang)
    return granted(await context.guides.find(*granted(_find(edition, game)), language))


@get("/api/learn/{edition:str}/{game:str}", security=OPEN, responses=error_responses(404))
async def tell_lesson(
    edition: FromPath[str],
    game: FromPath[str],
    request: Request[Any, Any, Any],
    context: InContext,
    seed: Seed = 1,
    lang: Lang = ENGLISH,
) -> Lesson:
    """Exercises on a game. The same seed makes the same ones."""
    context.strangers.admit(address(request, context))
    language = known_language(lang)
    return await context.strangers.work_out(lesson, *granted(_find(edition, game)), seed, language)


@get("/api/games/{game:str}/layout", responses=error_responses(401, 403, 404))
async def tell_layout(game: FromPath[str], context: InContext, actor: CurrentActor) -> Layout:
    """Where the wagers of a game are placed, and their odds and limits."""
    granted(context.may_watch(actor, f"game/{game}"))
    return granted(layout(context.floor, game))


@get("/api/games/{game:str}/shoes", responses=error_responses(401, 403, 404))
async def tell_shoes(game: FromPath[str], context: InContext, actor: CurrentActor) -> FinishedShoes:
    """The finished shoes of a table today, the newest first, with their roads."""
    granted(context.may_watch(actor, f"history/{game}"))
    return shoes_of(context.floor, game)


@get("/api/games/{game:str}/explained", responses=error_responses(401, 403, 404))
async def tell_explained(
    game: FromPath[str], context: InContext, actor: CurrentActor, lang: Lang = ENGLISH
) -> CoupExplained:
    """The current or last coup of a table, step by step, by its face-up cards."""
    granted(context.may_watch(actor, f"game/{game}"))
    return granted(explain_table(context.floor, game, known_language(lang)))


def _find(edition: str, game: str) -> tuple[Edition, Game] | Rejection:
    """The game of an edition by their keys."""
    known = find_edition(edition)
    if isinstance(known, Rejection):
        return known
    played = find_game(known, game)
    return played if isinstance(played, Rejection) else (known, played)


GUIDE_ROUTES = [tell_venue, tell_guide, tell_lesson, tell_layout, tell_shoes, tell_explained]
