"""Who deals a game, whether its next play may begin, and what is asked of it meanwhile."""

from typing import Any

import msgspec

from pitboss.acting.act import Person
from pitboss.acting.kinds import Supply
from pitboss.acting.plays import LivePlay
from pitboss.acting.state import GameState
from pitboss.acting.virtual_staff import DEALER
from pitboss.engine.transaction import BoundCommand
from pitboss.floor.fair.fairness import Promising
from pitboss.floor.kinds import GameAct, asked, kind_of
from pitboss.floor.people.staff import Post, Staff
from pitboss.floor.terminals.chip_account import ChipAccount
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

READS = "The shoe reads its cards itself: report what is wrong with it, and then key them in."
UNSEEN = Rejection("chips-unseen", "Put your chips on the table: the dealer takes them down.")
UNSETTLED = Rejection("game-not-settled", "Terminals are still being settled for the last game: wait a bit.")


def opened_at(now: GameState | None) -> Instant | None:
    """When the wagers of a game were opened, by the log, if it takes any now."""
    live = _open(now)
    return None if live is None else live.began


def _open(now: GameState | None) -> LivePlay | None:
    kind = None if now is None else kind_of(now)
    return kind.live(now) if kind is not None and kind.takes_wagers(now) else None


def next_key(game: str, at: Instant) -> str:
    """The name of a coup or spin that begins now, which no other on the floor ever bears.

    >>> next_key("rapid-1", 1_772_323_200_000)
    'rapid-1-1772323200000'
    """
    return f"{game}-{at}"


def dealer_on_duty(floor: FloorEngine, game: str) -> Person:
    """Who deals a game: whoever is signed in at its dealer terminal, or else the virtual dealer."""
    return person_at(floor, game) or DEALER


def partner_of(floor: FloorEngine, game: str) -> str | None:
    """The other table that the same dealer deals in turn with this one (Rapid 7.7.3)."""
    now = floor.game(game)
    partner = None if now is None else kind_of(now).running.partner(now)
    if partner is not None:
        return partner
    told = floor.config.game(game)
    return None if told is None else told.partner


def check_next_game(floor: FloorEngine, command: Command) -> Rejection | None:
    """Whether the next game may begin: not before every terminal is settled for the last one."""
    wanted = asked(command)
    if wanted is None or not wanted.kind.begins_play(wanted.act):
        return None
    now = floor.game(wanted.game)
    if now is None:
        return None
    # Only what still lies on a layout holds the game up: a correction that cannot be made is for staff.
    waits = any(play in account.layouts for account, play in terminals_due(floor, wanted.game, now))
    return UNSETTLED if waits else None


def check_chips(floor: FloorEngine, command: Command, *, demo: bool) -> Rejection | None:
    """Whether chips come to a table on a word that counts: staff have seen them.

    Nobody has at a virtual dealer's table of the demonstration, where there is nothing to be had for them.
    """
    wanted = asked(command)
    if wanted is None or not wanted.kind.brings_chips(wanted.act):
        return None
    game = floor.config.game(wanted.game)
    seen = wanted.by.role not in GUESTS or (demo and game is not None and game.dealing == "virtual")
    return None if seen else UNSEEN


def from_shoe(command: Command) -> bool:
    """Whether a command takes something out of a shoe."""
    wanted = asked(command)
    return wanted is not None and isinstance(wanted.act, wanted.kind.reading.takes)


async def draw_for(floor: FloorEngine, command: Command) -> Command | Rejection:
    """A command as it goes to the game: the cards are the shoe's, whatever somebody asks for.

    From a simulated one comes the card in front. One that reads its cards tells them itself, until it fails.
    """
    if isinstance(command, Promising):
        return _check_promise(floor, command) or command
    wanted = asked(command)
    game = None if wanted is None else floor.config.game(wanted.game)
    if wanted is None or game is None or game.kind != wanted.kind.name:
        return command
    if not from_shoe(command):
        return await _promised(floor, game, command, wanted)
    if game.shoe != "keyed":
        refused = await mix_deals(floor, game.name)
        if refused is not None:
            return refused
    tells = isinstance(wanted.act, wanted.kind.reading.tells)
    if game.shoe == "device" and tells and not _by_hand(floor, game.name):
        return Rejection("shoe-reads", READS, "11.8.12" if game.rapid else None)
    if game.shoe != "simulated":
        return command
    act = await shoes.drawn(floor, game.name, wanted.act)
    return act if isinstance(act, Rejection) else msgspec.structs.replace(command, act=act)


async def as_it_stands(floor: FloorEngine, command: Command) -> Command | BoundCommand | Rejection:
    """The same, where a card counts only on the game for which it was looked up."""
    wanted = asked(command)
    version = 0 if wanted is None else floor.version(wanted.stream)
    becomes = await draw_for(floor, command)
    if wanted is None or becomes is command or isinstance(becomes, Rejection) or not from_shoe(command):
        return becomes
    return BoundCommand(becomes, wanted.stream, version)


def _check_promise(floor: FloorEngine, command: Promising) -> Rejection | None:
    """Whether a device deals the game that it makes a promise for."""
    game = floor.config.game(command.game)
    if game is not None and game.shoe == "device":
        return None
    return Rejection("not-permitted", "No device deals this game: it cannot promise anything.")


def _by_hand(floor: FloorEngine, game: str) -> bool:
    """Whether the next card does not come from the shoe that reads: it failed, or the card lies there."""
    now = floor.game(game)
    return bool(concerns(floor, game)) or (now is not None and kind_of(now).reading.by_hand(now))


def waits_beside(floor: FloorEngine, name: str) -> str | None:
    """What the next card of a table waits for at the other one that the same dealer deals in turn with it."""
    now = floor.game(name)
    if now is None:
        return None
    kind = kind_of(now)
    partner = kind.running.partner(now)
    other = None if partner is None else kind.of(floor.game(partner))
    return kind.waits_beside(now, name, other)


def fitting(floor: FloorEngine, name: str, now: GameState, offers: tuple[Any, ...]) -> tuple[Any, ...]:
    """What a screen offers at a game, as far as its shoe and its partner leave it; see `draw_for`."""
    game = floor.config.game(name)
    waits = waits_beside(floor, name) is not None
    source = "keyed" if game is None else game.shoe
    return kind_of(now).fitting(now, offers, Supply(source, bool(concerns(floor, name)), waits))


async def _promised(
    floor: FloorEngine, game: GameConfig, command: Command, wanted: GameAct
) -> Command | Rejection:
    """An act before which a deal is promised: by the server now, or by its device under another name.

    After the cut, or once a game has begun, nothing can be promised any more: a quick dealer does not get
    ahead of the clockwork.
    """
    now, fair = floor.game(game.name), wanted.kind.fair
    deal = None if now is None else fair.promised_by(now, wanted.act)
    if deal is None:
        return command
    if game.shoe == "simulated":
        return await shoes.promise(floor, game.name, deal) or command
    waits = shoes.waiting_play(floor, game.name)
    return command if waits is None else msgspec.structs.replace(command, act=fair.named(wanted.act, waits))


def terminals_due(floor: FloorEngine, name: str, now: GameState) -> list[tuple[ChipAccount, str]]:
    """The accounts that have something to follow at a game, with the play."""
    return [(account, play) for account in floor.accounts() for play in plays_due(account, name, now)]


def person_at(floor: FloorEngine, game: str) -> Person | None:
    """Who is signed in at the dealer terminal of a game."""
    for stream in floor.streams("staff"):
        staff: Any = floor.state(stream)
        if isinstance(staff, Staff) and f"dt/{game}" in staff.places:
            roles = [post.role for post in sorted(staff.posts, key=lambda post: post is not Post.DEALER)]
            role = next((role for role in roles if role is not None), Role.DEALER)
            return Person(stream.partition("/")[2], role)
    return None
