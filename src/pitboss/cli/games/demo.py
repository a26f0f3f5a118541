"""`pitboss demo`: a shoe or a run of spins, dealt, settled and shown step by step."""

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import singledispatch
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from pitboss.cli.common import Ports, choose_number, choose_seed, find
from pitboss.cli.games import boards, render
from pitboss.cli.games.deal import demo_stakes, make_header
from pitboss.cli.games.show import Round, Row, Show, ShownStep, play_live, play_plain
from pitboss.cli.options import EditionKey
from pitboss.game.coup import Coup
from pitboss.game.dealer import (
    ROUNDS_PER_RUN,
    DealtCoup,
    DealtShoe,
    DealtSpin,
    Settlements,
    deal_shoe,
    spin_once,
)
from pitboss.game.records.notation import Shuffled, shuffled
from pitboss.game.records.record import CardHeader, Header, WheelHeader
from pitboss.game.roads import mark_of, roads
from pitboss.game.wheel import colour
from pitboss.kernel.entropy import SeededEntropy
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.words import count
from pitboss.rules.procedure import BurnWay, EndOfShoe
from pitboss.rules.roulette import Wheel
from pitboss.words.languages import ENGLISH
from pitboss.words.rendering import say

BETS = "Place your bets, please. No more bets."
MOST_COUPS = 10**9
BURNS = {
    BurnWay.FACE_DOWN: "The first card is burned, face down.",
    BurnWay.SHOWN: "The first card is burned, and shown.",
    BurnWay.BY_VALUE: "The first card is burned face up, and as many more as it counts.",
}


def demo(
    ctx: typer.Context,
    edition: EditionKey = "star-baccarat-2024",
    game: Annotated[str | None, typer.Option(help="The game of the edition; its first if left out.")] = None,
    seed: Annotated[
        str | None,
        typer.Option(metavar="S", help="The same seed deals the same cards; a fresh one if left out."),
    ] = None,
    coups: Annotated[
        str | None, typer.Option(metavar="K", help="Stops after so many coups or spins.")
    ] = None,
    pace: Annotated[
        float | None,
        typer.Option(min=0, max=60, help="Seconds for each moment; 0.4 on a terminal and none elsewhere."),
    ] = None,
) -> None:
    """Deals a shoe on the screen.

    Or spins the wheel. It shows cards, settlements and roads step by step.

    \b
    Example:
      pitboss demo --seed 42 --coups 10
      pitboss demo --edition star-rapid-etg-2016 --game roulette
    """
    header = make_header(*find(edition, game), None, None)
    limit = None if coups is None else choose_number("coups", coups, 1, MOST_COUPS)
    ports: Ports = ctx.obj
    chosen = choose_seed(seed, ports)
    console = Console(highlight=False, markup=False)
    # Not console.is_terminal: a build server may force colour, but it has no cursor to move.
    live = sys.stdout.isatty() and not console.is_dumb_terminal
    try:
        show = make_show(header, chosen, limit)
        if live:
            play_live(console, show, 0.4 if pace is None else pace)
        else:
            play_plain(console, show, pace or 0)
    except KeyboardInterrupt:
        console.print(f"The table is closed. Seed {chosen} deals the same again.")
        raise typer.Exit(130) from None


@singledispatch
def make_show(header: Header, seed: int, limit: int | None = None) -> Show:
    """A game to its end, or for a number of rounds, ready to show."""
    raise NotImplementedError(header)


@make_show.register
def show_shoe(header: CardHeader, seed: int, limit: int | None = None) -> Show:
    """A whole shoe of Baccarat, or its first coups."""
    edition, game = header.edition, header.game
    cards = shuffled(header, seed, shoe=1)
    stakes = demo_stakes(header)
    dealt = unwrap(deal_shoe(edition, game, cards.stack, lambda _: stakes, header.terms))
    coups = dealt.coups[:limit]
    marks = [mark_of(coup.coup.result) for coup in coups]
    left = dealt.shoe.remaining + sum(len(coup.cards) for coup in dealt.coups[len(coups) :])

    def history(played: int, width: int) -> tuple[Row, ...]:
        board = roads(marks[:played])
        beads = min(60, (width - 8) * 2 // 5) // 4 * 4
        return (
            (
                ("Bead plate", boards.bead_plate(board.bead_plate, beads)),
                (
                    "Big road  ˙Banker pair .Player pair *natural ¹tie",
                    boards.big_road(board.big_road, width - 8 - beads),
                ),
            ),
            tuple(
                (name, boards.lower_road(grid, (width - 12) // 3)) for name, grid in boards.lower_roads(board)
            ),
        )

    def tally(played: int) -> str:
        seen = Counter(mark.winner for mark in marks[:played])
        return f"{count(played, 'coup')}: Banker {seen['B']}, Player {seen['P']}, Tie {seen['T']}"

    return Show(
        title=f"{say(header.edition.title, ENGLISH)} · {say(game.title, ENGLISH)}",
        game=game,
        seed=seed,
        stakes=stakes,
        before=ShownStep("before play", render.felt(None), opening(cards, dealt.burn), {}),
        rounds=map(tell_coup, coups, calls(game.procedure.end, coups)),
        tally=tally,
        boards=history,
        paper=lambda: boards.five_roads(roads(marks)),
        ending=(
            why_it_ended(dealt, len(coups)),
            f"{left} of {len(cards.stack.cards)} cards are left in the shoe.",
            again(header, seed),
        ),
    )


def opening(cards: Shuffled, burned: BurnWay) -> tuple[Text, ...]:
    """The dealer's words before the first coup."""
    stack = cards.stack
    return (
        Text(f"{stack.decks} new decks, {len(stack.cards)} cards: shuffled."),
        Text(f"Cut: {cards.cut} cards from the front go to the back."),
        Text(f"The cutting card goes in with {stack.behind} cards behind it."),
        Text(BURNS[burned]),
    )


def calls(end: EndOfShoe, coups: Sequence[DealtCoup]) -> Iterator[tuple[str, str]]:
    """The dealer's calls before and during each coup, with the cutting card and the last coup."""
    left: int | None = None
    for coup in coups:
        before = f"Last coup of this shoe. {BETS}" if left == 1 and end.announced else BETS
        left, within = coup.left, ""
        if coup.cutting_card is not None:
            within += f" The cutting card is out{_place(coup.cutting_card)}."
            if end.announced:
                within += " One more coup after this." if left == 1 else " This coup is the last."
        if coup.extended:
            within += " A tie on the last coup: one more is dealt."
        yield before, within


def why_it_ended(dealt: DealtShoe, shown: int) -> str:
    """Why no further coup was dealt."""
    if shown < len(dealt.coups):
        return f"Stopped after coup {shown}, as asked; the shoe goes on to coup {len(dealt.coups)}."
    met = next(coup for coup in dealt.coups if coup.cutting_card is not None)
    follow = shown - met.number
    how = f"and {follow} more followed" if follow else "which was the last"
    tie = " A tie brought one of them." if dealt.shoe.extended else ""
    rule = f"(rule {dealt.shoe.ends_by})"
    return f"Cutting card in coup {met.number}{_place(met.cutting_card)}, {how} {rule}.{tie}"


def tell_coup(dealt: DealtCoup, called: tuple[str, str]) -> Round:
    """A coup as one step, or as two if a third card is drawn."""
    coup, name = dealt.coup, f"coup {dealt.number}"
    before, within = called

    def step(moment: Coup, call: str, settled: Settlements) -> ShownStep:
        words = (Text(call, "italic"), render.narrate(moment), Text(render.explain(moment)))
        return ShownStep(name, render.felt(moment), words, settled)

    both = {box: {**dealt.settled_early[box], **rows} for box, rows in dealt.settled.items()}
    last = step(coup, before + within, both)
    first_four = Coup(coup.tableau, coup.player[:2], coup.banker[:2])
    return (last,) if first_four.complete else (step(first_four, before, dealt.settled_early), last)


@make_show.register
def show_spins(header: WheelHeader, seed: int, limit: int | None = None) -> Show:
    """A run of spins, or a number of them, each spun when it is shown."""
    game, entropy = header.game, SeededEntropy(seed)
    stakes = demo_stakes(header)
    pockets: list[int] = []

    def spins() -> Iterator[Round]:
        for number in range(1, 1 + (limit or ROUNDS_PER_RUN)):
            pockets.append(entropy.below(len(game.wheel.order)))
            spin = unwrap(spin_once(game, number, pockets[-1], stakes, header.terms))
            yield (tell_spin(game.wheel, spin),)

    def tally(played: int) -> str:
        seen = Counter(colour(game.wheel, pocket) for pocket in pockets[:played])
        return f"{count(played, 'spin')}: red {seen['red']}, black {seen['black']}, zero {seen['green']}"

    return Show(
        title=f"{say(header.edition.title, ENGLISH)} · {say(game.title, ENGLISH)}",
        game=game,
        seed=seed,
        stakes=stakes,
        before=ShownStep(
            "before play", render.pocket(game.wheel, None), (Text("The wheel turns: zero and 1 to 36."),), {}
        ),
        rounds=spins(),
        tally=tally,
        boards=lambda played, width: (
            ((boards.NUMBERS, boards.number_strip(game.wheel, pockets[:played], width - 4)),),
        ),
        paper=lambda: boards.number_strips(game.wheel, pockets),
        ending=(again(header, seed),),
    )


def tell_spin(wheel: Wheel, spin: DealtSpin) -> ShownStep:
    """A spin as one step."""
    words = (Text(BETS, "italic"), render.narrate_spin(wheel, spin.pocket))
    return ShownStep(f"spin {spin.number}", render.pocket(wheel, spin.pocket), words, spin.settled)


def again(header: Header, seed: int) -> str:
    """The commands that deal the same again."""
    options = f"--edition {header.edition.key} --game {header.game.key} --seed {seed}"
    return f"Again: pitboss demo {options} (and pitboss deal {options} writes it down)"


def _place(cutting_card: int | None) -> str:
    return f" after card {cutting_card}" if cutting_card else " before the first card"
