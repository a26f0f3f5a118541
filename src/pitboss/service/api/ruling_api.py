"""The routes of the irregularity desk: what may have happened at a game, and what the rules order then."""

from typing import Any

from litestar import get, post
from litestar.params import FromPath, JSONBody

from pitboss.acting.state import GameState
from pitboss.kernel.rejection import Rejection
from pitboss.service.api.errors import RefusedError, granted, told
from pitboss.service.api.request_checks import InContext, Known
from pitboss.service.server_context import ServerContext
from pitboss.service.views.ruling_preview import (
    DraftReport,
    IrregularityOption,
    RulingPreview,
    suppose,
    troubles,
)


@get("/api/games/{game:str}/troubles", responses=told(401, 403, 404))
async def list_troubles(game: FromPath[str], context: InContext, actor: Known) -> list[IrregularityOption]:
    """All that may go wrong at a game, and what of it cannot be what happened now."""
    return list(troubles(_find(context, actor, game)))


@post("/api/games/{game:str}/ruling", status_code=200, responses=told(401, 403, 404))
async def look_ahead(
    game: FromPath[str], data: JSONBody[DraftReport], context: InContext, actor: Known
) -> RulingPreview:
    """What the rules order for a report, and who may stand behind it. Nothing is done by this."""
    now, fair = _find(context, actor, game), context.floor.state(f"fair/{game}")
    return suppose(now, data, context.floor.clock(), game, fair)


def _find(context: ServerContext, actor: Any, game: str) -> GameState:
    """A game for those who may report something there: whoever sees it as its dealer does."""
    granted(context.may_watch(actor, f"game/{game}/dealer"))
    found = context.floor.game(game)
    if found is None:
        raise RefusedError(Rejection("unknown-channel", f"There is no game {game!r:.80}."))
    return found


RULING_ROUTES = [list_troubles, look_ahead]
