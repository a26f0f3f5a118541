"""The routes of the HTTP interface: signing in, commands, and views."""

import secrets
from typing import Any

from litestar import MediaType, Request, Response, delete, get, post
from litestar.di import Provide
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from pitboss.acting.fair.proofs import Proof
from pitboss.engine.registry import Registry
from pitboss.floor.devices.software import Software
from pitboss.floor.fair.fairness import FairDeals
from pitboss.floor.fair.numbers import in_public
from pitboss.floor.fair.promised import with_entered
from pitboss.floor.fair.proofs import deal_proof
from pitboss.floor.people.keys import GrantKey
from pitboss.floor.people.staff import Post
from pitboss.floor.people.staff_commands import AddStaff, NotePassword
from pitboss.kernel.rejection import Rejection
from pitboss.service.api.answers import dispensed_by, happened, notices_of, ticket_of
from pitboss.service.api.bodies import (
    CarriedOut,
    DealLine,
    DeviceKey,
    NewDevice,
    NewPassword,
    NewStaff,
    OneTimePassword,
    Password,
    SessionLine,
    Signed,
    SignedIn,
    SignIn,
    command_request,
)
from pitboss.service.api.cage_api import CAGE_ROUTES
from pitboss.service.api.errors import RequestRefusedError, error_responses, granted
from pitboss.service.api.guide_api import GUIDE_ROUTES
from pitboss.service.api.inspector_api import WATCH_ROUTES
from pitboss.service.api.request_checks import (
    OPEN,
    CurrentActor,
    InContext,
    address,
    find_by_token,
    look,
    must_be,
    slow_down,
)
from pitboss.service.api.rules_api import RULES_ROUTES
from pitboss.service.api.ruling_api import RULING_ROUTES
from pitboss.service.api.words_api import WORDS_ROUTES
from pitboss.service.auth.actors import Actor, DeviceActor, DeviceKind, StaffActor
from pitboss.service.auth.permits import WATCHING, permitted
from pitboss.service.auth.sign_in import NOT_IN
from pitboss.service.monitoring.health import Health, health
from pitboss.service.monitoring.software import check_software, this_server
from pitboss.service.monitoring.telemetry import HIDDEN, tell
from pitboss.service.network.addresses import is_proxy
from pitboss.service.server_context import ServerContext
from pitboss.service.views.floor_views import (
    PersonLine,
    StaffLine,
    TerminalAccount,
    staff_lines,
    terminal_accounts,
)
from pitboss.service.views.game_view import GameView
from pitboss.service.views.terminal_view import TerminalView

CHECKERS = frozenset(Post) - {Post.DEALER, Post.CASHIER}
"""The posts that may have the software checked."""


async def find_actor(request: Request[Any, Any, Any], context: InContext) -> Actor:
    """The actor of a request, by its token or key.

    A request that a page sends by itself has the header `x-unattended`: it does not keep an unused desk
    unlocked.
    """
    active = "x-unattended" not in request.headers
    actor = await find_by_token(context, _token(request, context), address(request, context), active=active)
    if isinstance(actor, Rejection):
        raise RequestRefusedError(actor)
    if isinstance(actor, DeviceActor):
        granted(await context.key_connections.check(actor, address(request, context)))
    client = request.scope["client"]
    # A proxy's connection is shared by many clients.
    if client is not None and not is_proxy(client[0], context.floor.config):
        refused = context.connections.become(client, actor)
        if refused is not None:
            raise RequestRefusedError(refused)
    return actor


@post("/api/sign-in", status_code=200, security=OPEN, responses=error_responses(401, 403, 409))
async def sign_in(data: JSONBody[SignIn], request: Request[Any, Any, Any], context: InContext) -> SignedIn:
    """Signs a member of staff in."""
    place = address(request, context)
    source = await context.auth.passwords.source(data.name, place)
    # A known person is not delayed by strangers at the same address.
    slow_down(context.sign_ins, f"{data.name} {place}" if source.known else place)
    signed_in = await context.auth.sign_in(data.name, data.password, data.at, place)
    if isinstance(signed_in, Rejection):
        context.metrics.sign_ins_failed.inc()
        # A password typed into the name field must not get into the log.
        known = context.floor.state(f"staff/{data.name}") is not None
        # The key `at` of a log line is its time.
        tell.warning("sign-in", name=data.name if known else HIDDEN, place=data.at, code=signed_in.code)
    return granted(signed_in)


@post("/api/sign-out", status_code=204, responses=error_responses(401))
async def sign_out(request: Request[Any, Any, Any], context: InContext) -> None:
    """Ends the session."""
    granted(await context.auth.sign_out(_token(request, context)))


@post("/api/lock", status_code=204, responses=error_responses(401))
async def lock(request: Request[Any, Any, Any], context: InContext) -> None:
    """Locks the session until the password is given again."""
    name = granted(await context.auth.lock(_token(request, context)))
    context.doubt(f"staff/{name}")


@post("/api/unlock", status_code=200, responses=error_responses(401, 403))
async def unlock(data: JSONBody[Password], request: Request[Any, Any, Any], context: InContext) -> StaffActor:
    """Resumes a locked session."""
    place = address(request, context)
    return granted(await context.auth.unlock(_token(request, context), data.password, place))


@post("/api/password", status_code=204, responses=error_responses(401, 403, 409))
async def change_password(
    data: JSONBody[NewPassword], request: Request[Any, Any, Any], context: InContext
) -> None:
    """Changes the password of the signed-in person."""
    place = address(request, context)
    granted(await context.auth.change_password(_token(request, context), data.old, data.new, place))


def command_route(registry: Registry) -> HTTPRouteHandler:
    """The route of commands, which reads those of one floor."""
    body = command_request(registry)

    @post("/api/commands", status_code=200, responses=error_responses(401, 403, 404, 409))
    async def command(
        data: JSONBody[body],  # type: ignore[valid-type]
        request: Request[Any, Any, Any],
        context: InContext,
        actor: CurrentActor,
    ) -> CarriedOut:
        """Carries out a command. Sent again under the same id, it is carried out only once."""
        submitted: Any = data
        place = address(request, context)
        done = granted(
            await context.carry_out(actor, submitted.id, submitted.command, submitted.second, address=place)
        )
        notices = notices_of(submitted.command, done, context.floor)
        ticket = ticket_of(done, context.secret)
        return CarriedOut(submitted.id, happened(done), ticket, notices, dispensed_by(done))

    return command


@get("/api/commands", responses=error_responses(401, 403))
async def commands(actor: CurrentActor) -> list[str]:
    """The types of the commands that this person or device may send."""
    return permitted(actor)


@get("/api/me", responses=error_responses(401, 403))
async def me(actor: CurrentActor) -> StaffActor | DeviceActor:
    """The sender of the request."""
    current: Actor = actor
    return current


@get("/api/games", responses=error_responses(401, 403))
async def games(context: InContext, actor: CurrentActor) -> list[GameView]:
    """The games of the floor as everybody sees them."""
    names = sorted(name for _, name in context.floor.games())
    shown = [look(context, actor, f"game/{name}") for name in names]
    return [view for view in shown if isinstance(view, GameView)]


@get("/api/games/{game:str}", responses=error_responses(401, 403, 404))
async def game(game: FromPath[str], context: InContext, actor: CurrentActor) -> GameView:
    """The public view of one game."""
    view: GameView = granted(look(context, actor, f"game/{game}"))
    return view


@get("/api/terminals", responses=error_responses(401, 403))
async def terminals(context: InContext, actor: CurrentActor) -> list[TerminalAccount]:
    """All player terminals, for those in charge."""
    must_be(actor, *WATCHING)
    return terminal_accounts(context.floor)


@get("/api/terminals/{number:str}", responses=error_responses(401, 403, 404))
async def terminal(number: FromPath[str], context: InContext, actor: CurrentActor) -> TerminalView:
    """The account of one player terminal."""
    view: TerminalView = granted(look(context, actor, f"terminal/{number}"))
    return view


@get("/api/staff", responses=error_responses(401, 403))
async def list_staff(context: InContext, actor: CurrentActor) -> list[StaffLine]:
    """All members of staff."""
    must_be(actor, Post.ADMINISTRATOR)
    return list(staff_lines(context.floor))


@get("/api/people", responses=error_responses(401, 403))
async def list_people(context: InContext, actor: CurrentActor) -> list[PersonLine]:
    """Who works here, by login, with full name and licence: for staff, who read logins in records."""
    must_be(actor, *Post)
    return [PersonLine(each.name, each.full_name, each.licence) for each in staff_lines(context.floor)]


@post("/api/staff", status_code=201, responses=error_responses(401, 403, 409))
async def add_staff(data: JSONBody[NewStaff], context: InContext, actor: CurrentActor) -> OneTimePassword:
    """Adds a member of staff, and returns their one-time password."""
    must_be(actor, Post.ADMINISTRATOR, Post.INSPECTOR)
    described = data.full_name, data.licence
    added = AddStaff(data.name, data.posts, actor.name, None, *described)
    granted(await context.carry_out(actor, secrets.token_hex(12), added, data.second))
    return OneTimePassword(data.name, await context.auth.show_password(data.name))


@post("/api/staff/{name:str}/password", status_code=201, responses=error_responses(401, 403, 404, 409))
async def give_password(
    name: FromPath[str], data: JSONBody[Signed], context: InContext, actor: CurrentActor
) -> OneTimePassword:
    """Gives a person a new one-time password. All their sessions end."""
    must_be(actor, Post.ADMINISTRATOR, Post.INSPECTOR)
    given = NotePassword(name, by=actor.name, once=True)
    granted(await context.carry_out(actor, secrets.token_hex(12), given, data.second, shown=True))
    return OneTimePassword(name, await context.auth.show_password(name))


@get("/api/devices", responses=error_responses(401, 403))
async def list_devices(context: InContext, actor: CurrentActor) -> list[DeviceActor]:
    """All devices that have a key."""
    must_be(actor, Post.ADMINISTRATOR)
    return await context.auth.keys.all()


@post("/api/devices", status_code=201, responses=error_responses(401, 403, 404, 409))
async def add_device(data: JSONBody[NewDevice], context: InContext, actor: CurrentActor) -> DeviceKey:
    """Makes a key for a device. Earlier keys of the device or its place end."""
    must_be(actor, Post.ADMINISTRATOR)
    grant = GrantKey(data.name, data.kind, data.serves, by=actor.name)
    done = granted(await context.carry_out(actor, secrets.token_hex(12), grant, data.second, shown=True))
    return DeviceKey(
        data.name, await context.auth.keys.show(DeviceActor(data.name, data.kind, data.serves), done)
    )


@delete("/api/devices/{name:str}", status_code=204, responses=error_responses(401, 403, 404))
async def drop_device(name: FromPath[str], context: InContext, actor: CurrentActor) -> None:
    """Withdraws the key of a device."""
    must_be(actor, Post.ADMINISTRATOR)
    granted(await context.auth.keys.take_back(name, actor.by))


@get("/api/sessions", responses=error_responses(401, 403))
async def list_sessions(context: InContext, actor: CurrentActor) -> list[SessionLine]:
    """All sessions."""
    must_be(actor, Post.ADMINISTRATOR)
    return await context.auth.sessions()


@delete("/api/sessions/{session:str}", status_code=204, responses=error_responses(401, 403, 404))
async def end_session(session: FromPath[str], context: InContext, actor: CurrentActor) -> None:
    """Ends a session."""
    must_be(actor, Post.ADMINISTRATOR)
    granted(await context.auth.end_session(session, actor))


@get("/api/deals/{game:str}", security=OPEN, responses=error_responses())
async def deals(game: FromPath[str], request: Request[Any, Any, Any], context: InContext) -> list[DealLine]:
    """The promises for the deals of a game, for anyone to check later."""
    context.strangers.admit(address(request, context))
    fair = context.floor.state(f"fair/{game}")
    known = fair.deals if isinstance(fair, FairDeals) else {}
    return [DealLine(name, in_public(each)) for name, each in known.items()]


@get("/api/deals/{game:str}/{deal:str}", security=OPEN, responses=error_responses(404))
async def deal(
    game: FromPath[str], deal: FromPath[str], request: Request[Any, Any, Any], context: InContext
) -> Proof:
    """All that is needed to check a deal, once it is over."""
    context.strangers.admit(address(request, context))
    rows = await context.floor.store.of_deal(f"fair/{game}", deal)
    proof = granted(deal_proof([context.floor.registry.read(each) for each in rows], deal))
    return with_entered(proof, context.floor.game(game))


@post("/api/software", status_code=200, responses=error_responses(401, 403))
async def check_now(context: InContext, actor: CurrentActor) -> Software:
    """Hashes the software of this server now. Returns the found and the accepted hash."""
    must_be(actor, *CHECKERS)
    granted(await check_software(context.floor, this_server()))
    software = context.floor.state(f"software/{this_server()}")
    if not isinstance(software, Software):
        raise AssertionError("a check that was kept is seen")
    return software


@get("/health", security=OPEN, responses=error_responses())
async def look_after(context: InContext) -> Response[Health]:
    """Whether this server can work and its database stores data; 503 if not."""
    report = await health(context.floor, context.probe, context.runners.owned, context.ahead_ms())
    return Response(report, status_code=200 if report.well else 503)


@get("/metrics", responses=error_responses(401, 403), media_type=MediaType.TEXT)
async def metrics(context: InContext, actor: CurrentActor) -> bytes:
    """The metrics of this server for Prometheus."""
    if not (isinstance(actor, DeviceActor) and actor.kind == DeviceKind.METRICS):
        must_be(actor, Post.ADMINISTRATOR)
    context.metrics.clock.set(context.ahead_ms() / 1_000)
    context.metrics.see_games(context.runners.owned, context.runners.deadline, context.floor.clock())
    return context.metrics.text()


ROUTES = [
    sign_in,
    sign_out,
    lock,
    unlock,
    change_password,
    commands,
    me,
    games,
    game,
    terminals,
    terminal,
    list_staff,
    list_people,
    add_staff,
    give_password,
    list_devices,
    add_device,
    drop_device,
    list_sessions,
    end_session,
    deals,
    deal,
    check_now,
    look_after,
    metrics,
    *CAGE_ROUTES,
    *GUIDE_ROUTES,
    *RULES_ROUTES,
    *RULING_ROUTES,
    *WATCH_ROUTES,
    *WORDS_ROUTES,
]
"""Every route except that of commands."""
ACTOR = Provide(find_actor)


def _token(request: Request[Any, Any, Any], context: ServerContext) -> str:
    """The token of a request, within its rate limit."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise RequestRefusedError(NOT_IN)
    slow_down(context.requests, token)
    return token.strip()
