"""The routes of inspectors and surveillance: the log and searches in it, replays, and reports."""

from typing import Annotated

from litestar import Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from pitboss.floor.people.staff import Post
from pitboss.kernel.rejection import Rejection
from pitboss.service.api.bodies import LogRow
from pitboss.service.api.errors import RequestRefusedError, error_responses, granted
from pitboss.service.api.request_checks import (
    AFTER_LAST_SEQ,
    Before,
    CurrentActor,
    InContext,
    Lang,
    known_language,
    must_be,
    refuse,
)
from pitboss.service.inspection.log_view import MOST_EVENTS, READERS, Sought, may_read, read_log
from pitboss.service.inspection.replay_steps import Replayed
from pitboss.service.inspection.replays import PlayLine
from pitboss.service.inspection.report_tables import ReportLine, ReportTable, list_reports, make_report
from pitboss.words.languages import ENGLISH

NEXT = "x-next"
"""The header with the place where the next page begins; absent on the last page."""
REPORTED = READERS | {Post.GAMING_MANAGER, Post.CASINO_OPERATOR}
"""The posts that may read reports."""
NO_REPORT = Rejection("unknown-report")

Place = Annotated[int, QueryParameter(ge=0, le=AFTER_LAST_SEQ)]
Moment = Annotated[int | None, QueryParameter(ge=0, le=AFTER_LAST_SEQ)]


@get("/api/log", responses=error_responses(401, 403))
async def tell_log(  # noqa: PLR0913 (one parameter for each search field)
    context: InContext,
    actor: CurrentActor,
    *,
    after: Place = 0,
    before: Before = None,
    stream: FromQuery[str] = "",
    type: FromQuery[str] = "",  # noqa: A002
    by: FromQuery[str] = "",
    text: FromQuery[str] = "",
    since: Moment = None,
    until: Moment = None,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_EVENTS)] = MOST_EVENTS,
) -> Response[list[LogRow]]:
    """The log after a place, or before one with the newest first; all events, or those that match.

    The header `x-next` has the place where the next page begins. Face-down cards are left out, and all hashes
    since the beginning of their coup. Both appear once it is over.
    """
    if not may_read(actor):
        refuse(actor)
    page = await read_log(context.floor, after, before, limit, Sought(stream, type, by, text, since, until))
    return Response(page.rows, headers={} if page.next is None else {NEXT: str(page.next)})


@get("/api/replay/{game:str}", responses=error_responses(401, 403))
async def list_plays(
    game: FromPath[str],
    context: InContext,
    actor: CurrentActor,
    before: Before = None,
) -> list[PlayLine]:
    """The finished coups or spins of a game, the newest first, or those before a place in the log."""
    if not may_read(actor):
        refuse(actor)
    return await context.replays.plays(game, before)


@get("/api/replay/{game:str}/{play:str}", responses=error_responses(401, 403, 404))
async def replay(
    game: FromPath[str],
    play: FromPath[str],
    context: InContext,
    actor: CurrentActor,
) -> Replayed:
    """A finished coup or spin, step by step, as everyone could see it then."""
    if not may_read(actor):
        refuse(actor)
    return granted(await context.replays.show(game, play))


@get("/api/reports", responses=error_responses(401, 403, 404))
async def tell_reports(actor: CurrentActor, lang: Lang = ENGLISH) -> list[ReportLine]:
    """The list of reports."""
    must_be(actor, *REPORTED)
    return list_reports(known_language(lang))


@get("/api/reports/{key:str}", responses=error_responses(401, 403, 404))
async def tell_report(
    key: FromPath[str], context: InContext, actor: CurrentActor, lang: Lang = ENGLISH
) -> ReportTable:
    """A report as of now."""
    must_be(actor, *REPORTED)
    report = await make_report(context, key, known_language(lang))
    if report is None:
        raise RequestRefusedError(NO_REPORT)
    return report


WATCH_ROUTES = [tell_log, list_plays, replay, tell_reports, tell_report]
