"""`pitboss deal`: whole shoes, or runs of spins, in the notation that `pitboss replay` reads."""

import sys
from collections.abc import Iterator
from functools import singledispatch
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from pitboss.cli.common import Ports, choose_number, choose_percent, choose_seed, find, stop
from pitboss.cli.files import write_whole
from pitboss.cli.options import DecksOption, EditionKey, GameKey, SeedOption, TiePercent
from pitboss.cli.wording import words
from pitboss.game.bets import spin_bets
from pitboss.game.dealer import ROUNDS_PER_RUN, DealtSpin, Stakes, deal_from_device, deal_shoe, spin_once
from pitboss.game.offer import offer
from pitboss.game.records import record
from pitboss.game.records.notation import shuffled, write_header, write_run, write_shoe
from pitboss.game.records.record import CardHeader, Header, WheelHeader
from pitboss.game.wagers import place
from pitboss.kernel.entropy import SeededEntropy
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import Text
from pitboss.rules.edition import Edition, Game
from pitboss.rules.procedure import Device

MOST_SHOES = 10_000
MOST_DECKS = 99
PROGRESS_OVER_SHOES = 20
"""More shoes than this get a progress bar."""
ROULETTE_STAKES: Stakes = {
    1: {"straight:17": 500, "split:17/20": 1000, "tier": 600, "red": 2000, "column:1": 1000},
    2: {
        "zero-spiel": 400,
        "grand-series": 900,
        "orphelins": 500,
        "low": 2000,
        "dozen:3": 1000,
        "six-line:31/32/33/34/35/36": 500,
        "corner:25/26/28/29": 500,
        "street:0/2/3": 500,
    },
}


def deal(
    ctx: typer.Context,
    *,
    edition: EditionKey,
    game: GameKey,
    decks: DecksOption = None,
    device: Annotated[Device | None, typer.Option(help="cli-deal-option-device")] = None,
    shoes: Annotated[str, typer.Option(metavar="K", help="cli-deal-option-shoes")] = "1",
    seed: SeedOption = None,
    tie_percent: TiePercent = None,
    output: Annotated[
        str,
        typer.Option("--output", "-o", metavar="FILE", help="cli-option-output"),
    ] = "-",
) -> None:
    """Deals whole shoes, or runs of spins.

    \b
    Example:
      pitboss deal --edition star-baccarat-2024 --game baccarat --seed 42 -o shoe.txt
    """
    header = choose_header(edition, game, decks, tie_percent, device)
    parts = choose_number("shoes", shoes, 1, MOST_SHOES)
    ports: Ports = ctx.obj
    texts = deal_texts(header, choose_seed(seed, ports), parts)
    if output == "-":
        for text in texts:
            typer.echo(text, nl=False)
        return
    shown = parts > PROGRESS_OVER_SHOES and sys.stderr.isatty()
    console = Console(stderr=True)
    write_whole(
        Path(output),
        track(
            texts, words("cli-dealing"), total=1 + parts, console=console, transient=True, disable=not shown
        ),
    )


def choose_header(
    edition: str, game: str, decks: str | None, tie_percent: str | None, device: Device | None = None
) -> Header:
    """The chosen game with its decks and sign. Ends the command if an option is invalid."""
    chosen = None if decks is None else choose_number("decks", decks, 1, MOST_DECKS)
    return make_header(*find(edition, game), chosen, tie_percent, device)


def make_header(
    edition: Edition,
    game: Game,
    decks: int | None,
    tie_percent: str | None,
    device: Device | None = None,
) -> Header:
    """The header of the file. Ends the command if the edition does not allow it."""
    if not game.allowed_decks:
        for option, value in (("decks", decks), ("device", device)):
            if value is not None:
                stop(Rejection("no-decks", {"case": "option", "game": Text(game.title), "option": option}))
    percent = choose_percent(tie_percent)
    header = record.make_header(edition, game, decks=decks, device=device, tie_percent=percent)
    if isinstance(header, Rejection):
        stop(header)
    return header


def deal_texts(header: Header, seed: int, parts: int) -> Iterator[str]:
    """The file in parts: its header, then one shoe or run after the other.

    >>> from pitboss.game.settlement import Terms
    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> texts = deal_texts(WheelHeader(EDITION, EDITION.game("roulette"), Terms()), seed=42, parts=2)
    >>> [text.count("spin ") for text in texts]
    [0, 100, 100]
    """
    yield write_header(header)
    for number in range(1, 1 + parts):
        yield _deal_part(header, seed, number)


@singledispatch
def demo_stakes(header: Header) -> Stakes:
    """The bets of two boxes on every coup or spin: all wagers that one player may combine.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> demo_stakes(make_header(EDITION, EDITION.game("baccarat"), 8, None))[1]
    {'player': 10000, 'tie': 1000, 'player-pair': 1000}
    """
    raise NotImplementedError(header)


@demo_stakes.register
def _(header: CardHeader) -> Stakes:
    game = header.game
    layouts = game.procedure.layouts
    layout, every = layouts[0].key if layouts else None, [wager.key for wager in game.wagers]
    table = offer(header.edition, game, header.decks, layout=layout, approved=every)
    boxes: dict[int, dict[str, Cents]] = {1: {}, 2: {}}
    for key in (wager.key for wager in table.wagers):
        box = 1 if key in ("player", "tie") or key.startswith("player-") else 2
        stake = 100_00 if key in ("player", "banker") else 10_00
        boxes[box] = unwrap(place(table, boxes[box], key, stake))
    return boxes


@demo_stakes.register
def _(header: WheelHeader) -> Stakes:
    known = spin_bets(header.game)
    return {
        box: {key: stake for key, stake in wagers.items() if key in known}
        for box, wagers in ROULETTE_STAKES.items()
    }


@singledispatch
def _deal_part(header: Header, seed: int, number: int) -> str:
    """A shoe or a run of spins."""
    raise NotImplementedError(header)


@_deal_part.register
def _(header: CardHeader, seed: int, number: int) -> str:
    edition, game, stakes = header.edition, header.game, demo_stakes(header)
    if header.device is Device.SHUFFLING_DEVICE:
        entropy = SeededEntropy(seed, number)
        mixed = deal_from_device(
            edition, game, header.decks, ROUNDS_PER_RUN, lambda _: stakes, header.terms, entropy
        )
        return write_shoe(header, number, None, unwrap(mixed))
    cards = shuffled(header, seed, number)
    dealt = unwrap(deal_shoe(edition, game, cards.stack, lambda _: stakes, header.terms))
    return write_shoe(header, number, cards, dealt)


@_deal_part.register
def _(header: WheelHeader, seed: int, number: int) -> str:
    game, entropy, stakes = header.game, SeededEntropy(seed, number), demo_stakes(header)
    spins: list[DealtSpin] = [
        unwrap(spin_once(game, spin, entropy.below(len(game.wheel.order)), stakes, header.terms))
        for spin in range(1, 1 + ROUNDS_PER_RUN)
    ]
    return write_run(header, number, seed, spins)
