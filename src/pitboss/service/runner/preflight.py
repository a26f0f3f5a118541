"""Checks before a command goes to its game: the dealer, the next play, and the card of the shoe."""

from collections.abc import Iterator
from typing import Any

import msgspec

from pitboss.acting.acts.act import Person
from pitboss.acting.course import Waiting
from pitboss.acting.kinds import Supply
from pitboss.acting.plays import LivePlay
from pitboss.acting.state import GameState
from pitboss.acting.virtual_staff import DEALER
from pitboss.engine.transaction import BoundCommand
from pitboss.floor.fair.fairness import Promising
from pitboss.floor.kinds import GameAct, kind_of, requested_act
from pitboss.floor.people.staff import Post, Staff
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.settling import plays_due
from pitboss.kernel.decision import Command
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.conduct import GUESTS
from pitboss.service.config import GameConfig
from pitboss.service.devices.readings import concerns
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.runner import shoes
from pitboss.service.runner.mixing import mix_deals

UNSEEN = Rejection("chips-unseen")
UNSETTLED = Rejection("game-not-settled")


def opened_at(now: GameState | None) -> Instant | None:
    """When the wagers of a game opened, by the log, if it takes any now."""
    live = _open(now)
    return None if live is None else live.began


def _open(now: GameState | None) -> LivePlay | None:
    kind = None if now is None else kind_of(now)
    return kind.live(now) if kind is not None and kind.takes_wagers(now) else None


def next_key(game: str, at: Instant) -> str:
    """The name of a coup or spin that begins now. No other on the floor has it.

    >>> next_key("rapid-1", 1_772_323_200_000)
    'rapid-1-1772323200000'
    """
    return f"{game}-{at}"


def dealer_on_duty(floor: FloorEngine, game: str) -> Person:
    """The dealer of a game: the person at its dealer terminal, or else the virtual dealer."""
    return person_at(floor, game) or DEALER


def partner_of(floor: FloorEngine, game: str) -> str | None:
    """The other table of the same dealer, dealt in turn with this one (Rapid 7.7.3)."""
    now = floor.game(game)
    partner = None if now is None else kind_of(now).running.partner(now)
    if partner is not None:
        return partner
    config = floor.config.game(game)
    return None if config is None else config.partner


def check_next_game(floor: FloorEngine, command: Command) -> Rejection | None:
    """Whether the next game may begin: not before every terminal is settled for the last one."""
    request = requested_act(command)
    if request is None or not request.kind.begins_play(request.act):
        return None
    now = floor.game(request.game)
    if now is None:
        return None
    # Only chips on a layout delay the game. A correction that cannot be made is for staff.
    waits = any(play in account.layouts for account, play in terminals_due(floor, request.game, now))
    return UNSETTLED if waits else None


def check_chips(floor: FloorEngine, command: Command, *, demo: bool) -> Rejection | None:
    """Whether staff have seen the chips that come to a table."""
    request = requested_act(command)
    if request is None or not request.kind.brings_chips(request.act):
        return None
    seen = request.by.role not in GUESTS or guests_bring(floor, request.game, demo=demo)
    return None if seen else UNSEEN


def guests_bring(floor: FloorEngine, name: str, *, demo: bool) -> bool:
    """Whether guests themselves say which chips they bring to a table.

    At a virtual dealer's table of the demonstration nobody has seen them, but there they are worth nothing.
    """
    game = floor.config.game(name)
    return demo and game is not None and game.dealing == "virtual"


def from_shoe(command: Command) -> bool:
    """Whether a command takes a card out of a shoe."""
    request = requested_act(command)
    return request is not None and isinstance(request.act, request.kind.reading.takes)


async def draw_for(floor: FloorEngine, command: Command) -> Command | Rejection:
    """The command with the card of the shoe, instead of any card that the sender gave.

    A simulated shoe gives its front card. A shoe that reads its cards reports them itself, until it fails.
    """
    if isinstance(command, Promising):
        return _check_promise(floor, command) or command
    request = requested_act(command)
    game = None if request is None else floor.config.game(request.game)
    if request is None or game is None or game.kind is not request.kind:
        return command
    if type(request.act) is request.kind.closes and game.rapid:
        counted = msgspec.structs.replace(request.act, nobody_plays=nobody_plays(floor, game.name))
        return msgspec.structs.replace(command, act=counted)
    act: Any = request.act
    if type(act) is request.kind.vacates and game.rapid:
        idle = (each for each in idle_players(floor, game.name) if each.player == act.player)
        return msgspec.structs.replace(command, act=next(idle, type(act)(act.player)))
    if not from_shoe(command):
        return await _promised(floor, game, command, request)
    if game.shoe != "keyed":
        refused = await mix_deals(floor, game.name)
        if refused is not None:
            return refused
    reading = request.kind.reading
    tells = isinstance(request.act, reading.tells)
    if game.shoe == "device" and tells and not _by_hand(floor, game.name):
        return Rejection("shoe-reads", clause="11.8.12" if game.rapid else None)
    act = request.act if game.shoe != "simulated" else await shoes.drawn(floor, game.name, request.act)
    if isinstance(act, Rejection):
        return act
    becomes = reading.marked(act, reads=game.shoe != "keyed", by_hand=game.shoe == "device")
    return command if becomes is request.act else msgspec.structs.replace(command, act=becomes)


async def as_it_stands(floor: FloorEngine, command: Command) -> Command | BoundCommand | Rejection:
    """The same. A card from a shoe is bound to the version of the game for which it was read."""
    request = requested_act(command)
    version = 0 if request is None else floor.version(request.stream)
    becomes = await draw_for(floor, command)
    if request is None or becomes is command or isinstance(becomes, Rejection) or not from_shoe(command):
        return becomes
    return BoundCommand(becomes, request.stream, version)


def _check_promise(floor: FloorEngine, command: Promising) -> Rejection | None:
    """Whether a device deals the game for which it makes a promise."""
    game = floor.config.game(command.game)
    if game is not None and game.shoe == "device":
        return None
    return Rejection("not-permitted", {"case": "no-device"})


def _by_hand(floor: FloorEngine, game: str) -> bool:
    """Whether the next card does not come from the reading shoe: it failed, or the card is already out."""
    now = floor.game(game)
    return bool(concerns(floor, game)) or (now is not None and kind_of(now).reading.by_hand(now))


def waits_beside(floor: FloorEngine, name: str) -> Waiting | None:
    """What the next card of a table waits for at its partner table."""
    now = floor.game(name)
    if now is None:
        return None
    kind = kind_of(now)
    partner = kind.running.partner(now)
    other = None if partner is None else kind.of(floor.game(partner))
    return kind.waits_beside(now, name, other)


def fitting(floor: FloorEngine, name: str, now: GameState, offers: tuple[Any, ...]) -> tuple[Any, ...]:
    """The offers of a screen at a game that its shoe and its partner permit; see `draw_for`."""
    game = floor.config.game(name)
    waits = waits_beside(floor, name) is not None
    source = "keyed" if game is None else game.shoe
    return kind_of(now).fitting(now, offers, Supply(source, bool(concerns(floor, name)), waits))


async def _promised(
    floor: FloorEngine, game: GameConfig, command: Command, request: GameAct
) -> Command | Rejection:
    """Makes the promise that an act needs: the server makes it now, or the device has made it.

    After the cut, or once a game has begun, no promise is possible. So a fast dealer cannot get ahead of the
    game runner.
    """
    now, fair = floor.game(game.name), request.kind.fair
    deal = None if now is None else fair.promised_by(now, request.act)
    if deal is None:
        return command
    if game.shoe == "simulated":
        return await shoes.promise(floor, game.name, deal) or command
    waits = shoes.waiting_play(floor, game.name)
    return command if waits is None else msgspec.structs.replace(command, act=fair.named(request.act, waits))


def nobody_plays(floor: FloorEngine, game: str) -> bool:
    """Whether nobody plays a game at its terminals: has credits there, and bet on it last."""
    return not any(account.game == game and account.credit for account in floor.accounts())


def idle_players(floor: FloorEngine, name: str) -> Iterator[Any]:
    """The act that has each player of a game leave who let plays of it pass, by what the terminals know.

    A player who has not bet on it yet does not play it, and passes none.
    """
    now, accounts = floor.game(name), list(floor.accounts())
    vacates = None if now is None else kind_of(now).vacates
    if now is None or vacates is None:
        return
    in_use = sum(account.credit > 0 for account in accounts)
    plays = [past.key for past in reversed(kind_of(now).past(now))]
    for account in accounts:
        if account.game == name and account.credit and not account.layouts:
            passed = next((n for n, play in enumerate(plays) if play in account.recent), len(plays))
            yield vacates(account.terminal, passed, len(accounts), in_use)


def terminals_due(floor: FloorEngine, name: str, now: GameState) -> list[tuple[ChipAccount, str]]:
    """The accounts that have something to follow at a game, each with the play."""
    return [(account, play) for account in floor.accounts() for play in plays_due(account, name, now)]


def person_at(floor: FloorEngine, game: str) -> Person | None:
    """The person who is signed in at the dealer terminal of a game."""
    for stream in floor.streams("staff"):
        staff: Any = floor.state(stream)
        if isinstance(staff, Staff) and f"dt/{game}" in staff.places:
            roles = [post.role for post in sorted(staff.posts, key=lambda post: post is not Post.DEALER)]
            role = next((role for role in roles if role is not None), Role.DEALER)
            return Person(stream.partition("/")[2], role)
    return None
