"""What every route checks first: who sends the request, whether it is permitted, and the rate limit."""

from typing import Annotated, Any, NoReturn

from litestar import Request
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from pitboss.floor.people.staff import Post
from pitboss.kernel.rejection import Rejection
from pitboss.service.api.errors import TOO_OFTEN, RequestRefusedError
from pitboss.service.auth.actors import Actor, StaffActor
from pitboss.service.monitoring.telemetry import tell
from pitboss.service.network.addresses import client_address
from pitboss.service.network.buckets import Buckets
from pitboss.service.server_context import ServerContext
from pitboss.words.languages import Language, closest

OPEN: list[dict[str, list[str]]] = [{}]
"""The security of routes without a token."""

NOT_YOURS = Rejection("not-permitted", {"case": "asked"})

InContext = NamedDependency[ServerContext]
CurrentActor = NamedDependency[Any]
"""The `Actor` who sends the request. It is not a parameter of the request."""
AFTER_LAST_SEQ = 1 << 52
"""A place after the end of every log."""
Before = Annotated[int | None, QueryParameter(ge=0, le=AFTER_LAST_SEQ)]
"""Only what comes before this place in the log."""
Lang = Annotated[str, QueryParameter(description="The language of the words, such as `zh-Hant`.")]


def known_language(lang: str) -> Language:
    """The language that a request names, also as `zh` or `zh-HK`. Ends the request if there is none."""
    language = closest([lang], otherwise="")
    if not language:
        raise RequestRefusedError(Rejection("unknown-language", {"language": f"{lang:.40}"}))
    return language


def slow_down(buckets: Buckets, name: str) -> None:
    """Ends a request that exceeds the rate limit."""
    if not buckets.take(name):
        raise RequestRefusedError(TOO_OFTEN)


def address(request: Request[Any, Any, Any], context: ServerContext) -> str:
    """The address of the client."""
    return client_address(request.scope, context.floor.config)


async def find_by_token(
    context: ServerContext, token: str, address: str, *, active: bool = True
) -> Actor | Rejection:
    """The actor of a token. An address with too many wrong tokens must wait."""
    if not context.strangers.may_try(token, address):
        return TOO_OFTEN
    actor = await context.auth.find(token, active=active)
    context.strangers.tried(token, address, good=not isinstance(actor, Rejection))
    return actor


def must_be(actor: Actor, *posts: Post) -> None:
    """Ends the request unless the actor has one of these posts."""
    if not isinstance(actor, StaffActor) or actor.posts.isdisjoint(posts):
        refuse(actor)


def refuse(actor: Actor) -> NoReturn:
    """Ends a request that is not permitted."""
    tell.warning("refused", actor=actor.by, code=NOT_YOURS.code)
    raise RequestRefusedError(NOT_YOURS)


def look(context: ServerContext, actor: Actor, channel: str) -> Any:
    """What a channel shows to an actor, if it may watch."""
    return context.may_watch(actor, channel) or context.render(channel, actor)
