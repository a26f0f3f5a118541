"""What every route asks first: who is there, whether it is theirs to ask for, and how often they did."""

from typing import Any, NoReturn

from litestar import Request
from litestar.di import NamedDependency

from pitboss.floor.people.staff import Post
from pitboss.kernel.rejection import Rejection
from pitboss.service.api.errors import TOO_OFTEN, RefusedError
from pitboss.service.auth.actors import Actor, StaffActor
from pitboss.service.network.addresses import client_address
from pitboss.service.network.buckets import Buckets
from pitboss.service.server_context import ServerContext
from pitboss.service.telemetry import tell

OPEN: list[dict[str, list[str]]] = [{}]
"""Of routes that ask for no token."""

NOT_YOURS = Rejection("not-permitted", "That is not yours to ask for.")

InContext = NamedDependency[ServerContext]
Known = NamedDependency[Any]
"""Who asks: an `Actor`, which is no part of the request."""


def slow_down(buckets: Buckets, name: str) -> None:
    """Ends a request of somebody who asks too often."""
    if not buckets.take(name):
        raise RefusedError(TOO_OFTEN)


def address(request: Request[Any, Any, Any], context: ServerContext) -> str:
    """Where a request comes from."""
    return client_address(request.scope, context.floor.config)


async def find_by_token(
    context: ServerContext, token: str, address: str, *, active: bool = True
) -> Actor | Rejection:
    """Whose token it is. An address that shows one wrong token after the other waits for a while."""
    if not context.strangers.may_try(token, address):
        return TOO_OFTEN
    found = await context.gate.find(token, active=active)
    context.strangers.tried(token, address, good=not isinstance(found, Rejection))
    return found


def must_be(actor: Actor, *posts: Post) -> None:
    """Ends the request of whoever has none of these posts."""
    if not isinstance(actor, StaffActor) or actor.posts.isdisjoint(posts):
        refuse(actor)


def refuse(actor: Actor) -> NoReturn:
    """Ends a request that is not theirs."""
    tell.warning("refused", actor=actor.by, code=NOT_YOURS.code)
    raise RefusedError(NOT_YOURS)


def look(context: ServerContext, actor: Actor, channel: str) -> Any:
    """What a channel shows to somebody, if they may watch it."""
    return context.may_watch(actor, channel) or context.render(channel, actor)
