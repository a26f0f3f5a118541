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
from pitboss.cli.wording import titled, words
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
from pitboss.kernel.text import Facts
from pitboss.kernel.text import Text as CatalogueText
from pitboss.rules.procedure import BurnWay, EndOfShoe
from pitboss.rules.roulette import Wheel
from pitboss.words.clauses import cited

MOST_COUPS = 10**9


def demo(
    ctx: typer.Context,
    edition: EditionKey = "star-baccarat-2024",
    game: Annotated[str | None, typer.Option(help="cli-demo-option-game")] = None,
    seed: Annotated[
        str | None,
        typer.Option(metavar="S", help="cli-demo-option-seed"),
    ] = None,
    coups: Annotated[str | None, typer.Option(metavar="K", help="cli-demo-option-coups")] = None,
    pace: Annotated[
        float | None,
        typer.Option(metavar="SECONDS", min=0, max=60, help="cli-demo-option-pace"),
    ] = None,
) -> None:
    """Deals a shoe on the screen.

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
        console.print(words("cli-demo-closed", seed=str(chosen)))
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
                (words("road-bead"), boards.bead_plate(board.bead_plate, beads)),
                (words("cli-big-road-legend"), boards.big_road(board.big_road, width - 8 - beads)),
            ),
            tuple(
                (name, boards.lower_road(grid, (width - 12) // 3)) for name, grid in boards.lower_roads(board)
            ),
        )

    def tally(played: int) -> str:
        seen = Counter(mark.winner for mark in marks[:played])
        coups = CatalogueText("cli-coups", {"count": played})
        return words("cli-demo-tally", coups=coups, banker=seen["B"], player=seen["P"], tie=seen["T"])

    return Show(
        title=f"{titled(header.edition.title)} · {titled(game.title)}",
        game=game,
        seed=seed,
        stakes=stakes,
        before=ShownStep(words("cli-before-play"), render.felt(None), opening(cards, dealt.burn), {}),
        rounds=map(tell_coup, coups, calls(game.procedure.end, coups)),
        tally=tally,
        boards=history,
        paper=lambda: boards.five_roads(roads(marks)),
        ending=(
            why_it_ended(dealt, len(coups)),
            words("cli-demo-cards-left", left=left, cards=len(cards.stack.cards)),
            again(header, seed),
        ),
    )


def opening(cards: Shuffled, burned: BurnWay) -> tuple[Text, ...]:
    """The dealer's words before the first coup."""
    stack = cards.stack
    return (
        Text(words("cli-demo-shuffled", decks=stack.decks, cards=len(stack.cards))),
        Text(words("cli-demo-cut", cards=cards.cut or 0)),
        Text(words("cli-demo-cutting-card", cards=stack.behind or 0)),
        Text(words(f"cli-demo-burn-{burned}")),
    )


def calls(end: EndOfShoe, coups: Sequence[DealtCoup]) -> Iterator[tuple[str, str]]:
    """The dealer's calls before and during each coup, with the cutting card and the last coup."""
    left: int | None = None
    for coup in coups:
        before = words("cli-call-last-bets" if left == 1 and end.announced else "cli-call-bets")
        left, within = coup.left, before
        if coup.cutting_card is not None:
            within = _then(within, f"cli-call-cutting-card{_place(coup.cutting_card)}", coup.cutting_card)
            if end.announced:
                within = _then(within, "cli-call-one-more" if left == 1 else "cli-call-this-is-last")
        if coup.extended:
            within = _then(within, "cli-call-tie-on-last")
        yield before, within


def why_it_ended(dealt: DealtShoe, shown: int) -> str:
    """Why no further coup was dealt."""
    if shown < len(dealt.coups):
        return words("cli-demo-stopped", coup=shown, last=len(dealt.coups))
    met = next(coup for coup in dealt.coups if coup.cutting_card is not None)
    follow = shown - met.number
    where = CatalogueText(f"cli-cutting-card{_place(met.cutting_card)}", _card(met.cutting_card))
    facts: Facts = {"coup": met.number, "place": where, "clause": cited(str(dealt.shoe.ends_by))}
    ended = (
        words("cli-demo-ended-after", **facts, more=follow)
        if follow
        else words("cli-demo-ended-last", **facts)
    )
    return _then(ended, "cli-demo-ended-tie") if dealt.shoe.extended else ended


def tell_coup(dealt: DealtCoup, called: tuple[str, str]) -> Round:
    """A coup as one step, or as two if a third card is drawn."""
    coup, name = dealt.coup, words("cli-coup-number", number=dealt.number)
    before, within = called

    def step(moment: Coup, call: str, settled: Settlements) -> ShownStep:
        lines = (Text(call, "italic"), render.narrate(moment), Text(render.explain(moment)))
        return ShownStep(name, render.felt(moment), lines, settled)

    both = {box: {**dealt.settled_early[box], **rows} for box, rows in dealt.settled.items()}
    last = step(coup, within, both)
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
        spins = CatalogueText("cli-spins", {"count": played})
        return words(
            "cli-demo-spins-tally", spins=spins, red=seen["red"], black=seen["black"], zero=seen["green"]
        )

    return Show(
        title=f"{titled(header.edition.title)} · {titled(game.title)}",
        game=game,
        seed=seed,
        stakes=stakes,
        before=ShownStep(
            words("cli-before-play"),
            render.pocket(game.wheel, None),
            (Text(words("cli-demo-wheel-turns")),),
            {},
        ),
        rounds=spins(),
        tally=tally,
        boards=lambda played, width: (
            ((words("cli-numbers"), boards.number_strip(game.wheel, pockets[:played], width - 4)),),
        ),
        paper=lambda: boards.number_strips(game.wheel, pockets),
        ending=(again(header, seed),),
    )


def tell_spin(wheel: Wheel, spin: DealtSpin) -> ShownStep:
    """A spin as one step."""
    lines = (Text(words("cli-call-bets"), "italic"), render.narrate_spin(wheel, spin.pocket))
    name = words("cli-spin-number", number=spin.number)
    return ShownStep(name, render.pocket(wheel, spin.pocket), lines, spin.settled)


def again(header: Header, seed: int) -> str:
    """The commands that deal the same again."""
    options = f"--edition {header.edition.key} --game {header.game.key} --seed {seed}"
    return words("cli-demo-again", options=options)


def _place(cutting_card: int | None) -> str:
    return "-after" if cutting_card else "-first"


def _card(cutting_card: int | None) -> Facts:
    return {"card": cutting_card} if cutting_card else {}


def _then(before: str, key: str, cutting_card: int | None = None) -> str:
    """A sentence after others."""
    return words("two-sentences", first=before, second=CatalogueText(key, _card(cutting_card)))
