"""The routes of the irregularity desk: possible irregularities at a game, and what the rules order."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from pitboss.acting.state import GameState
from pitboss.kernel.rejection import Rejection
from pitboss.service.api.errors import RequestRefusedError, error_responses, granted
from pitboss.service.api.request_checks import Before, CurrentActor, InContext
from pitboss.service.inspection.replays import PlayLine
from pitboss.service.server_context import ServerContext
from pitboss.service.views.recalculation import DraftCorrection, Recalculation, recalculate
from pitboss.service.views.ruling_preview import (
    DraftReport,
    IrregularityOption,
    RulingPreview,
    irregularity_options,
    preview,
)


@get("/api/games/{game:str}/irregularities", responses=error_responses(401, 403, 404))
async def list_irregularities(
    game: FromPath[str], context: InContext, actor: CurrentActor
) -> list[IrregularityOption]:
    """All irregularities of a game, and which of them cannot have happened now."""
    return list(irregularity_options(_find(context, actor, game)))


@post("/api/games/{game:str}/ruling", status_code=200, responses=error_responses(401, 403, 404))
async def look_ahead(
    game: FromPath[str], data: JSONBody[DraftReport], context: InContext, actor: CurrentActor
) -> RulingPreview:
    """What the rules order for a report, and who may authorise it. This changes nothing."""
    now, fair = _find(context, actor, game), context.floor.state(f"fair/{game}")
    return preview(now, data, context.floor.clock(), game, fair)


@get("/api/games/{game:str}/plays", responses=error_responses(401, 403, 404))
async def list_earlier(
    game: FromPath[str], context: InContext, actor: CurrentActor, before: Before = None
) -> list[PlayLine]:
    """The finished coups or spins of a game, the newest first, or those before a place in the log.

    The rules set no time for what is wrong with one: it can be brought back, however long ago it was.
    """
    granted(context.may_watch(actor, f"game/{game}/supervisor"))
    return await context.replays.plays(game, before)


@post("/api/games/{game:str}/recalculation", status_code=200, responses=error_responses(401, 403, 404))
async def show_recalculation(
    game: FromPath[str], data: JSONBody[DraftCorrection], context: InContext, actor: CurrentActor
) -> Recalculation:
    """What plays would come to at every terminal after a malfunction. This changes nothing."""
    granted(context.may_watch(actor, f"game/{game}/supervisor"))
    floor = context.floor
    return recalculate(_find(context, actor, game), game, data, floor.accounts(), floor.clock())


def _find(context: ServerContext, actor: Any, game: str) -> GameState:
    """A game, for those who may report an irregularity there: all who may watch its dealer's view."""
    granted(context.may_watch(actor, f"game/{game}/dealer"))
    now = context.floor.game(game)
    if now is None:
        raise RequestRefusedError(Rejection("unknown-channel", {"case": "game", "game": f"{game!r:.80}"}))
    return now


RULING_ROUTES = [list_irregularities, look_ahead, list_earlier, show_recalculation]
