"""The routes of those who watch over the floor: the log and what is sought in it, replays, and reports."""

from typing import Annotated

from litestar import Response, get
from litestar.params import FromPath, FromQuery, QueryParameter

from pitboss.floor.people.staff import Post
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.words import Language
from pitboss.service.api.bodies import LogRow
from pitboss.service.api.errors import RefusedError, granted, told
from pitboss.service.api.request_checks import InContext, Known, must_be, refuse
from pitboss.service.inspection.log_view import MOST_ROWS, READERS, Sought, may_read, read_log
from pitboss.service.inspection.replay_steps import Replayed
from pitboss.service.inspection.replays import PlayLine
from pitboss.service.inspection.report_tables import ReportLine, ReportTable, list_reports, make_report

LATEST = 1 << 52
"""A place behind every log."""
NEXT = "x-next"
"""The header that says from where to look on; it is not there where there is no more."""
REPORTED = READERS | {Post.GAMING_MANAGER, Post.CASINO_OPERATOR}
"""Who may read the reports."""
NO_REPORT = Rejection("unknown-report", "There is no such report.")

Place = Annotated[int, QueryParameter(ge=0, le=LATEST)]
Before = Annotated[int | None, QueryParameter(ge=0, le=LATEST)]
Moment = Annotated[int | None, QueryParameter(ge=0, le=LATEST)]


@get("/api/log", responses=told(401, 403))
async def tell_log(  # noqa: PLR0913 (all that can be looked for)
    context: InContext,
    actor: Known,
    *,
    after: Place = 0,
    before: Before = None,
    stream: FromQuery[str] = "",
    type: FromQuery[str] = "",  # noqa: A002
    by: FromQuery[str] = "",
    text: FromQuery[str] = "",
    since: Moment = None,
    until: Moment = None,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_ROWS)] = MOST_ROWS,
) -> Response[list[LogRow]]:
    """The log after a place in it, or before one, the newest first; all of it, or what is looked for.

    The header `x-next` says from where to look on. Cards that lie face down are left out, and the hashes
    since their coup began: both are told once it is over.
    """
    if not may_read(actor):
        refuse(actor)
    found = await read_log(context.floor, after, before, limit, Sought(stream, type, by, text, since, until))
    return Response(found.rows, headers={} if found.next is None else {NEXT: str(found.next)})


@get("/api/replay/{game:str}", responses=told(401, 403))
async def list_plays(
    game: FromPath[str],
    context: InContext,
    actor: Known,
    before: Before = None,
    lang: FromQuery[Language] = Language.ENGLISH,
) -> list[PlayLine]:
    """The coups or spins of a game that are over, the newest first, or those before a place in the log."""
    if not may_read(actor):
        refuse(actor)
    return await context.reels.plays(game, before, lang)


@get("/api/replay/{game:str}/{play:str}", responses=told(401, 403, 404))
async def replay(
    game: FromPath[str],
    play: FromPath[str],
    context: InContext,
    actor: Known,
    lang: FromQuery[Language] = Language.ENGLISH,
) -> Replayed:
    """A coup or spin that is over, step by step, as all could see it then."""
    if not may_read(actor):
        refuse(actor)
    return granted(await context.reels.show(game, play, lang))


@get("/api/reports", responses=told(401, 403))
async def tell_reports(actor: Known, lang: FromQuery[Language] = Language.ENGLISH) -> list[ReportLine]:
    """The reports that there are."""
    must_be(actor, *REPORTED)
    return list_reports(lang)


@get("/api/reports/{key:str}", responses=told(401, 403, 404))
async def tell_report(
    key: FromPath[str], context: InContext, actor: Known, lang: FromQuery[Language] = Language.ENGLISH
) -> ReportTable:
    """A report as of now."""
    must_be(actor, *REPORTED)
    report = await make_report(context, key, lang)
    if report is None:
        raise RefusedError(NO_REPORT)
    return report


WATCH_ROUTES = [tell_log, list_plays, replay, tell_reports, tell_report]
