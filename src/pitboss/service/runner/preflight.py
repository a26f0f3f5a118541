"""Who deals a game, whether its next play may begin, and what is asked of it meanwhile."""

from typing import Any

import msgspec

from pitboss.acting.act import Act, Person
from pitboss.baccarat.acts.cards import Burn, Cut
from pitboss.baccarat.acts.coup import DrawCard, MeetCuttingCard, StartRound, lies_ready
from pitboss.baccarat.acts.pairing import DrawOutOfTurn, check_beside, other_table
from pitboss.baccarat.acts.people import BringChips, Join
from pitboss.baccarat.decide import ActAtTable
from pitboss.baccarat.machines import round_of, shoe_of
from pitboss.baccarat.offering import Offered
from pitboss.baccarat.play.rounds import check_wagers
from pitboss.baccarat.state import GamingTable
from pitboss.engine.transaction import BoundCommand
from pitboss.floor.fair.fairness import Promising
from pitboss.floor.people.staff import Post, Staff
from pitboss.floor.terminals.chip_account import ChipAccount
from pitboss.floor.terminals.games import AnyGame
from pitboss.floor.terminals.settling import plays_due
from pitboss.game.cards import CARDS
from pitboss.game.shoe import check_take
from pitboss.kernel.decision import Command
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.roulette.acts.spinning import NewGame
from pitboss.roulette.decide import ActAtWheel
from pitboss.roulette.state import WheelTable
from pitboss.rules.conduct import GUESTS
from pitboss.rules.roulette import WheelKind
from pitboss.service.devices.readings import concerns
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.runner import shoes
from pitboss.service.runner.mixing import mix_deals
from pitboss.service.runner.virtual_dealer import DEALER

READS = "The shoe reads its cards itself: report what is wrong with it, and then key them in."
UNSEEN = Rejection("chips-unseen", "Put your chips on the table: the dealer takes them down.")
UNSETTLED = Rejection("game-not-settled", "Terminals are still being settled for the last game: wait a bit.")


def open_play(now: AnyGame | None) -> str | None:
    """The coup or spin of a game that takes wagers now.

    >>> open_play(GamingTable()) is None
    True
    """
    if isinstance(now, WheelTable):
        return now.spin.key if now.spin is not None and now.spin.takes_wagers else None
    if now is None or now.coup is None or check_wagers(round_of(now, now.coup)) is not None:
        return None
    return now.coup.key


def opened_at(now: AnyGame | None) -> Instant | None:
    """When the wagers of a game were opened, by the log, if it takes any now."""
    live = now.spin if isinstance(now, WheelTable) else None if now is None else now.coup
    return None if live is None or open_play(now) is None else live.began


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
    if isinstance(now, GamingTable) and now.paired is not None:
        return now.paired.with_
    told = floor.config.game(game)
    return None if told is None else told.partner


def check_next_game(floor: FloorEngine, command: Command) -> Rejection | None:
    """Whether the next game may begin: not before every terminal is settled for the last one."""
    match command:
        case ActAtTable(table=name, act=StartRound()) | ActAtWheel(wheel=name, act=NewGame()):
            now = floor.game(name)
        case _:
            return None
    if now is None:
        return None
    # Only what still lies on a layout holds the game up: a correction that cannot be made is for staff.
    waits = any(play in account.layouts for account, play in terminals_due(floor, name, now))
    return UNSETTLED if waits else None


def check_chips(floor: FloorEngine, command: Command, *, demo: bool) -> Rejection | None:
    """Whether chips come to a table on a word that counts: staff have seen them.

    Nobody has at a virtual dealer's table of the demonstration, where there is nothing to be had for them.
    """
    match command:
        case ActAtTable(table=name, act=BringChips(), by=who):
            pass
        case ActAtTable(table=name, act=Join(chips=chips, tokens=tokens), by=who) if chips or tokens:
            pass
        case _:
            return None
    game = floor.config.game(name)
    seen = who.role not in GUESTS or (demo and game is not None and game.dealing == "virtual")
    return None if seen else UNSEEN


def from_shoe(command: Command) -> bool:
    """Whether a command takes something out of a shoe."""
    drawing = Burn | DrawCard | DrawOutOfTurn | MeetCuttingCard
    return isinstance(command, ActAtTable) and isinstance(command.act, drawing)


async def draw_for(floor: FloorEngine, command: Command) -> Command | Rejection:
    """A command as it goes to the game: the cards are the shoe's, whatever somebody asks for.

    From a simulated one comes the card in front. One that reads its cards tells them itself, until it fails.
    """
    if isinstance(command, Promising):
        return _check_promise(floor, command) or command
    if isinstance(command, ActAtWheel) and isinstance(command.act, NewGame):
        return await _promised(floor, command, command.act.key)
    if not isinstance(command, ActAtTable):
        return command
    game = floor.config.game(command.table)
    if game is not None and game.shoe == "simulated" and isinstance(command.act, Cut):
        # After the cut nothing can be promised any more: a quick dealer does not get ahead of the clockwork.
        return await shoes.prepare_shoe(floor, game.name) or command
    if game is None or not from_shoe(command):
        return command
    if game.shoe != "keyed":
        refused = await mix_deals(floor, game.name)
        if refused is not None:
            return refused
    if game.shoe == "device" and not isinstance(command.act, Burn) and not _by_hand(floor, game.name):
        return Rejection("shoe-reads", READS, "11.8.12" if game.rapid else None)
    if game.shoe != "simulated":
        return command
    act = await _from_shoe(floor, game.name, command.act)
    return act if isinstance(act, Rejection) else ActAtTable(game.name, act, command.by, command.approved)


async def as_it_stands(floor: FloorEngine, command: Command) -> Command | BoundCommand | Rejection:
    """The same, where a card counts only on the table for which it was looked up."""
    version = floor.version(f"table/{command.table}") if isinstance(command, ActAtTable) else 0
    becomes = await draw_for(floor, command)
    if isinstance(becomes, ActAtTable) and becomes is not command:
        return BoundCommand(becomes, f"table/{becomes.table}", version)
    return becomes


def _check_promise(floor: FloorEngine, command: Promising) -> Rejection | None:
    """Whether a device deals the game that it makes a promise for."""
    game = floor.config.game(command.game)
    if game is not None and game.shoe == "device":
        return None
    return Rejection("not-permitted", "No device deals this game: it cannot promise anything.")


def _by_hand(floor: FloorEngine, game: str) -> bool:
    """Whether the next card does not come from the shoe that reads: it failed, or the card lies there."""
    now = floor.state(f"table/{game}")
    return bool(concerns(floor, game)) or (isinstance(now, GamingTable) and lies_ready(now))


def waits_beside(floor: FloorEngine, name: str) -> str | None:
    """What the next card of a table waits for at the other one that the same dealer deals in turn with it."""
    now = floor.game(name)
    with_ = other_table(now, DrawCard()) if isinstance(now, GamingTable) else None
    if with_ is None or not isinstance(now, GamingTable):
        return None
    other = floor.game(with_)
    refused = check_beside(now, name, other if isinstance(other, GamingTable) else GamingTable(), DrawCard())
    if refused is None:
        return None
    return "the other table to be joined" if refused.code == "pair-not-complete" else "the other table's coup"


def fitting(floor: FloorEngine, name: str, offers: tuple[Offered, ...]) -> tuple[Offered, ...]:
    """What a screen offers at a table, as far as its shoe and its partner leave it; see `draw_for`."""
    game, now = floor.config.game(name), floor.game(name)
    if isinstance(now, GamingTable) and waits_beside(floor, name) is not None:
        offers = tuple(_out_of_turn(now, offer) for offer in offers)
    if game is None or game.shoe == "keyed":
        return offers
    if game.shoe == "simulated":
        left = (offer for offer in offers if not isinstance(offer.act, MeetCuttingCard))
        drawn = DrawCard | DrawOutOfTurn
        return tuple(Offered(offer.act) if isinstance(offer.act, drawn) else offer for offer in left)
    read = () if _by_hand(floor, name) else (DrawCard, MeetCuttingCard, DrawOutOfTurn)
    return tuple(offer for offer in offers if not isinstance(offer.act, read))


def _out_of_turn(now: GamingTable, offer: Offered) -> Offered:
    """A card that leaves the shoe while the other table is dealt is none of the coup."""
    if not isinstance(offer.act, DrawCard):
        return offer
    shoe = unwrap(shoe_of(now))
    left = (code for code, card in CARDS.items() if check_take(shoe, card) is None)
    return Offered(DrawOutOfTurn(next(left)), ("card",))


async def _from_shoe(floor: FloorEngine, game: str, asked: Act) -> Act | Rejection:
    """What somebody does with a simulated shoe, with what really comes out of it."""
    if isinstance(asked, Burn):
        return await shoes.burn(floor, game, asked.way)
    drawn = await shoes.next_card(floor, game)
    if isinstance(asked, DrawOutOfTurn) and isinstance(drawn, DrawCard) and drawn.card is not None:
        return DrawOutOfTurn(drawn.card)
    return drawn


async def _promised(floor: FloorEngine, command: ActAtWheel, key: str) -> Command | Rejection:
    """The start of a game whose spin is promised: by the server now, or by its device under another key."""
    game = floor.config.game(command.wheel)
    if game is None or game.wheel is not WheelKind.AUTOMATED:
        return command
    if game.shoe == "simulated":
        return await shoes.prepare_spin(floor, command.wheel, key) or command
    key = shoes.waiting_spin(floor, command.wheel) or key
    return msgspec.structs.replace(command, act=NewGame(key))


def terminals_due(floor: FloorEngine, name: str, now: AnyGame) -> list[tuple[ChipAccount, str]]:
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
