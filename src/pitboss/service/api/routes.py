"""The routes of the HTTP interface: signing in, commands, and what can be looked up."""

import secrets
from typing import Any

from litestar import MediaType, Request, Response, delete, get, post
from litestar.di import Provide
from litestar.params import FromPath, JSONBody

from pitboss.aggregates import REGISTRY
from pitboss.floor.devices.software import Software
from pitboss.floor.fair.fairness import FairDeals
from pitboss.floor.fair.numbers import in_public
from pitboss.floor.fair.promised import with_entered
from pitboss.floor.fair.proofs import Proof, deal_proof
from pitboss.floor.kinds import KINDS
from pitboss.floor.people.keys import GrantKey
from pitboss.floor.people.staff import Post
from pitboss.floor.people.staff_commands import AddStaff, NotePassword
from pitboss.kernel.rejection import Rejection
from pitboss.service.api.answers import happened, notices_of, ticket_of
from pitboss.service.api.bodies import (
    Asked,
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
)
from pitboss.service.api.cage_api import CAGE_ROUTES
from pitboss.service.api.errors import RefusedError, granted, told
from pitboss.service.api.guide_api import GUIDE_ROUTES
from pitboss.service.api.inspector_api import WATCH_ROUTES
from pitboss.service.api.request_checks import (
    OPEN,
    InContext,
    Known,
    address,
    find_by_token,
    look,
    must_be,
    slow_down,
)
from pitboss.service.api.ruling_api import RULING_ROUTES
from pitboss.service.auth.actors import Actor, DeviceActor, DeviceKind, StaffActor
from pitboss.service.auth.permits import permitted
from pitboss.service.auth.sign_in import NOT_IN
from pitboss.service.health import Health, health
from pitboss.service.network.addresses import is_proxy
from pitboss.service.server_context import ServerContext
from pitboss.service.software import check_software, this_server
from pitboss.service.telemetry import HIDDEN, tell
from pitboss.service.views.channels import IN_CHARGE
from pitboss.service.views.floor_views import StaffLine, TerminalAccount, staff_lines, terminal_accounts
from pitboss.service.views.game_view import GameView
from pitboss.service.views.terminal_view import TerminalView

CHECKERS = frozenset(Post) - {Post.DEALER, Post.CASHIER}
"""Who may have the software checked."""


async def find_actor(request: Request[Any, Any, Any], context: InContext) -> Actor:
    """Who asks, by the token or key that comes with the request.

    A page that asks by itself says so: a desk at which nobody does anything locks all the same.
    """
    active = "x-unattended" not in request.headers
    found = await find_by_token(context, _token(request, context), address(request, context), active=active)
    if isinstance(found, Rejection):
        raise RefusedError(found)
    if isinstance(found, DeviceActor):
        granted(await context.key_lines.check(found, address(request, context)))
    client = request.scope["client"]
    # A line of a proxy is everybody's.
    if client is not None and not is_proxy(client[0], context.floor.config):
        refused = context.connections.become(client, found)
        if refused is not None:
            raise RefusedError(refused)
    return found


@post("/api/sign-in", status_code=200, security=OPEN, responses=told(401, 403, 409))
async def sign_in(data: JSONBody[SignIn], request: Request[Any, Any, Any], context: InContext) -> SignedIn:
    """Lets a member of staff in."""
    place = address(request, context)
    source = await context.gate.passwords.source(data.name, place)
    # Whoever is known at an address is not held up by strangers who share it.
    slow_down(context.sign_ins, f"{data.name} {place}" if source.known else place)
    found = await context.gate.sign_in(data.name, data.password, data.at, place)
    if isinstance(found, Rejection):
        context.metrics.sign_ins_failed.inc()
        # Who types a password where the name belongs must not find it in the log.
        known = context.floor.state(f"staff/{data.name}") is not None
        # A line has its moment under `at`.
        tell.warning("sign-in", name=data.name if known else HIDDEN, place=data.at, code=found.code)
    return granted(found)


@post("/api/sign-out", status_code=204, responses=told(401))
async def sign_out(request: Request[Any, Any, Any], context: InContext) -> None:
    """Ends the session."""
    granted(await context.gate.sign_out(_token(request, context)))


@post("/api/lock", status_code=204, responses=told(401))
async def lock(request: Request[Any, Any, Any], context: InContext) -> None:
    """Locks the session until the password is given again."""
    name = granted(await context.gate.lock(_token(request, context)))
    context.doubt(f"staff/{name}")


@post("/api/unlock", status_code=200, responses=told(401, 403))
async def unlock(data: JSONBody[Password], request: Request[Any, Any, Any], context: InContext) -> StaffActor:
    """Goes on with a session that was locked."""
    place = address(request, context)
    return granted(await context.gate.unlock(_token(request, context), data.password, place))


@post("/api/password", status_code=204, responses=told(401, 403, 409))
async def change_password(
    data: JSONBody[NewPassword], request: Request[Any, Any, Any], context: InContext
) -> None:
    """Changes the password of whoever is signed in."""
    place = address(request, context)
    granted(await context.gate.change_password(_token(request, context), data.old, data.new, place))


@post("/api/commands", status_code=200, responses=told(401, 403, 404, 409))
async def command(
    data: JSONBody[Asked], request: Request[Any, Any, Any], context: InContext, actor: Known
) -> CarriedOut:
    """Has a command carried out. Under one id it is carried out once, however often it is sent."""
    place = address(request, context)
    done = granted(await context.carry_out(actor, data.id, data.command, data.second, address=place))
    notices = notices_of(data.command, done)
    return CarriedOut(data.id, happened(done), ticket_of(done, context.secret), notices)


@get("/api/commands", responses=told(401, 403))
async def commands(actor: Known) -> list[str]:
    """The types of the commands that are this person's or device's to ask for."""
    return permitted(actor)


@get("/api/me", responses=told(401, 403))
async def me(actor: Known) -> StaffActor | DeviceActor:
    """Who asks."""
    found: Actor = actor
    return found


@get("/api/games", responses=told(401, 403))
async def games(context: InContext, actor: Known) -> list[GameView]:
    """The games of the floor as everybody sees them."""
    names = [stream.partition("/")[2] for kind in KINDS for stream in context.floor.streams(kind.name)]
    shown = [look(context, actor, f"game/{name}") for name in sorted(names)]
    return [view for view in shown if isinstance(view, GameView)]


@get("/api/games/{game:str}", responses=told(401, 403, 404))
async def game(game: FromPath[str], context: InContext, actor: Known) -> GameView:
    """One game as everybody sees it."""
    view: GameView = granted(look(context, actor, f"game/{game}"))
    return view


@get("/api/terminals", responses=told(401, 403))
async def terminals(context: InContext, actor: Known) -> list[TerminalAccount]:
    """All player terminals, for those in charge."""
    must_be(actor, *IN_CHARGE)
    return terminal_accounts(context.floor)


@get("/api/terminals/{number:str}", responses=told(401, 403, 404))
async def terminal(number: FromPath[str], context: InContext, actor: Known) -> TerminalView:
    """The account of one player terminal."""
    view: TerminalView = granted(look(context, actor, f"terminal/{number}"))
    return view


@get("/api/staff", responses=told(401, 403))
async def list_staff(context: InContext, actor: Known) -> list[StaffLine]:
    """All who work on the floor."""
    must_be(actor, Post.ADMINISTRATOR)
    return list(staff_lines(context.floor))


@post("/api/staff", status_code=201, responses=told(401, 403, 409))
async def add_staff(data: JSONBody[NewStaff], context: InContext, actor: Known) -> OneTimePassword:
    """Somebody begins to work here, and gets a password to begin with."""
    must_be(actor, Post.ADMINISTRATOR, Post.INSPECTOR)
    added = AddStaff(data.name, data.posts, by=actor.name)
    granted(await context.carry_out(actor, secrets.token_hex(12), added, data.second))
    return OneTimePassword(data.name, await context.gate.show_password(data.name))


@post("/api/staff/{name:str}/password", status_code=201, responses=told(401, 403, 404, 409))
async def give_password(
    name: FromPath[str], data: JSONBody[Signed], context: InContext, actor: Known
) -> OneTimePassword:
    """Gives somebody a new password to begin with. All their sessions end."""
    must_be(actor, Post.ADMINISTRATOR, Post.INSPECTOR)
    given = NotePassword(name, by=actor.name, once=True)
    granted(await context.carry_out(actor, secrets.token_hex(12), given, data.second, shown=True))
    return OneTimePassword(name, await context.gate.show_password(name))


@get("/api/devices", responses=told(401, 403))
async def list_devices(context: InContext, actor: Known) -> list[DeviceActor]:
    """All devices that have a key."""
    must_be(actor, Post.ADMINISTRATOR)
    return await context.gate.keys.all()


@post("/api/devices", status_code=201, responses=told(401, 403, 409))
async def add_device(data: JSONBody[NewDevice], context: InContext, actor: Known) -> DeviceKey:
    """Makes a key for a device. A key that the device or its place had before ends."""
    must_be(actor, Post.ADMINISTRATOR)
    grant = GrantKey(data.name, data.kind, data.serves, by=actor.name)
    done = granted(await context.carry_out(actor, secrets.token_hex(12), grant, data.second, shown=True))
    return DeviceKey(
        data.name, await context.gate.keys.show(DeviceActor(data.name, data.kind, data.serves), done)
    )


@delete("/api/devices/{name:str}", status_code=204, responses=told(401, 403, 404))
async def drop_device(name: FromPath[str], context: InContext, actor: Known) -> None:
    """Makes the key of a device worthless."""
    must_be(actor, Post.ADMINISTRATOR)
    granted(await context.gate.keys.take_back(name, actor.by))


@get("/api/sessions", responses=told(401, 403))
async def list_sessions(context: InContext, actor: Known) -> list[SessionLine]:
    """All who are signed in."""
    must_be(actor, Post.ADMINISTRATOR)
    return await context.gate.sessions()


@delete("/api/sessions/{session:str}", status_code=204, responses=told(401, 403, 404))
async def end_session(session: FromPath[str], context: InContext, actor: Known) -> None:
    """Ends somebody's session."""
    must_be(actor, Post.ADMINISTRATOR)
    granted(await context.gate.end_session(session, actor))


@get("/api/deals/{game:str}", security=OPEN, responses=told())
async def deals(game: FromPath[str], request: Request[Any, Any, Any], context: InContext) -> list[DealLine]:
    """What was promised of the deals of a game, for anybody to check later."""
    context.strangers.admit(address(request, context))
    fair = context.floor.state(f"fair/{game}")
    known = fair.deals if isinstance(fair, FairDeals) else {}
    return [DealLine(name, in_public(each)) for name, each in known.items()]


@get("/api/deals/{game:str}/{deal:str}", security=OPEN, responses=told(404))
async def deal(
    game: FromPath[str], deal: FromPath[str], request: Request[Any, Any, Any], context: InContext
) -> Proof:
    """All that anybody needs to check a deal, once it is over."""
    context.strangers.admit(address(request, context))
    rows = await context.floor.store.of_deal(f"fair/{game}", deal)
    proof = granted(deal_proof([REGISTRY.read(each) for each in rows], deal))
    return with_entered(proof, context.floor.game(game))


@post("/api/software", status_code=200, responses=told(401, 403))
async def check_now(context: InContext, actor: Known) -> Software:
    """Has the software of this server hashed now, and tells what was found and what is accepted."""
    must_be(actor, *CHECKERS)
    granted(await check_software(context.floor, this_server()))
    found = context.floor.state(f"software/{this_server()}")
    if not isinstance(found, Software):
        raise AssertionError("a check that was kept is seen")
    return found


@get("/health", security=OPEN, responses=told())
async def look_after(context: InContext) -> Response[Health]:
    """Whether this server can do its work, and its database keeps what it is given; 503 if not."""
    found = await health(context.floor, context.probe, context.clockwork.owned, context.ahead_ms())
    return Response(found, status_code=200 if found.well else 503)


@get("/metrics", responses=told(401, 403), media_type=MediaType.TEXT)
async def metrics(context: InContext, actor: Known) -> bytes:
    """The figures of this server for Prometheus."""
    if not (isinstance(actor, DeviceActor) and actor.kind is DeviceKind.METRICS):
        must_be(actor, Post.ADMINISTRATOR)
    context.metrics.clock.set(context.ahead_ms() / 1_000)
    context.metrics.see_games(context.clockwork.owned, context.clockwork.deadline, context.floor.clock())
    return context.metrics.text()


ROUTES = [
    sign_in,
    sign_out,
    lock,
    unlock,
    change_password,
    command,
    commands,
    me,
    games,
    game,
    terminals,
    terminal,
    list_staff,
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
    *RULING_ROUTES,
    *WATCH_ROUTES,
]
ACTOR = Provide(find_actor)


def _token(request: Request[Any, Any, Any], context: ServerContext) -> str:
    """The token of a request, which is not one too many under that token."""
    kind, _, token = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer" or not token:
        raise RefusedError(NOT_IN)
    slow_down(context.requests, token)
    return token.strip()
