"""What a table looks like in a terminal: cards, hands, coups in words, settlements, roads and numbers.

Colour never speaks alone: every mark has a letter, a place or a shape of its own, so that the pictures read the
same in black and white.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from typing import TypeVar

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from pitboss.game.cards import Card, point_count
from pitboss.game.coup import Coup, Hand
from pitboss.game.roads import BigRoadCell, Colour, Grid, Mark, Roads
from pitboss.game.settlement import Outcome, Settlement
from pitboss.game.wheel import colour
from pitboss.kernel.money import Cents, dollars, odds_text
from pitboss.rules.edition import BaccaratGame, Game
from pitboss.rules.result import CoupResult, Winner
from pitboss.rules.roulette import Wheel

T = TypeVar("T")

SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
INK = {"B": "bold bright_red", "P": "bold bright_blue", "T": "bold green"}
BEADS = {"B": "bold white on red3", "P": "bold white on blue3", "T": "bold white on green4"}
FELT = "on #0b4f36"
TIES = " ¹²³⁴⁵⁶⁷⁸⁹"
DOTS = {(False, False): " ", (True, False): "˙", (False, True): ".", (True, True): ":"}
"""The pairs of a coup, Banker's first: Banker's dot sits high and Player's low, as on the boards of a casino."""

LEGEND = "B Banker  P Player  T tie  ˙ Banker pair  . Player pair  : both pairs  ¹²³ ties since"
LOWER_LEGEND = "● red, as before  ○ blue, a change"


def card(one: Card) -> Text:
    """A card in a line of words, hearts and diamonds in red.

    >>> card(Card("T", "H")).plain
    '10♥'
    """
    return Text(_face(one) + SYMBOLS[one.suit], style="bright_red" if one.red else "bold")


def hand(cards: Sequence[Card]) -> Text:
    """A hand with its point count.

    >>> hand([Card("9", "S"), Card("4", "D"), Card("7", "H")]).plain
    '9♠ 4♦ 7♥ = 0'
    """
    return Text.assemble(Text(" ").join(map(card, cards)), f" = {point_count(cards)}")


def felt(coup: Coup | None) -> Table:
    """The table as the players see it: both hands, three lines high."""
    table = Table.grid(expand=True, padding=(0, 2))
    table.add_column(ratio=1)
    table.add_column(ratio=1)
    cards = (coup.player, coup.banker) if coup else ((), ())
    ends = _ends(coup.result) if coup and coup.complete else ("", "")
    table.add_row(
        _on_felt("PLAYER", "bold sky_blue1", cards[0], ends[0]),
        _on_felt("BANKER", "bold light_coral", cards[1], ends[1]),
    )
    table.style = FELT
    return table


def narrate(coup: Coup) -> Text:
    """A coup in one sentence.

    >>> from pitboss.game.cards import CARDS
    >>> from pitboss.game.coup import deal_coup
    >>> from pitboss.rules.editions.star_baccarat_2024 import PROCEDURE
    >>> narrate(deal_coup(PROCEDURE.tableau, [CARDS[c] for c in "9S KH 4D 7C 7H".split()])).plain
    'Player 9♠ 4♦ draws 7♥ = 0 · Banker K♥ 7♣ stands on 7 · Banker wins 7 to 0'
    """
    player = Text.assemble(("Player ", INK["P"]), _story(coup, coup.player))
    banker = Text.assemble(("Banker ", INK["B"]), _story(coup, coup.banker))
    last = Text(f"a card for the {coup.expects.title()}") if coup.expects else verdict(coup.result)
    return Text(" · ").join([player, banker, last])


def verdict(result: CoupResult) -> Text:
    """Who won, and by how much.

    >>> verdict(CoupResult(player=6, banker=6, player_cards=2, banker_cards=2)).plain
    'Tie at 6'
    """
    match result.winner:
        case Winner.TIE:
            return Text(f"Tie at {result.player}", INK["T"])
        case Winner.PLAYER:
            return Text(f"Player wins {result.player} to {result.banker}", INK["P"])
        case Winner.BANKER:
            return Text(f"Banker wins {result.banker} to {result.player}", INK["B"])


def explain(coup: Coup) -> str:
    """Why each hand drew or stood, by the table of play.

    >>> from pitboss.game.cards import CARDS
    >>> from pitboss.game.coup import deal_coup
    >>> from pitboss.rules.editions.star_baccarat_2024 import PROCEDURE
    >>> explain(deal_coup(PROCEDURE.tableau, [CARDS[c] for c in "9S KH 4D 5C 7H 2S".split()]))
    'Player has 3, so draws. Banker has 5 and draws against a third card worth 7.'
    """
    player, banker = point_count(coup.player[:2]), point_count(coup.banker[:2])
    if _natural(coup):
        named = [name for name, count in (("Player", player), ("Banker", banker)) if count >= 8]
        return f"A natural for the {' and the '.join(named)}: nobody draws a third card."
    drew = player in coup.tableau.player_draws
    first = f"Player has {player}, so {'draws' if drew else 'stands'}."
    if coup.expects is Hand.PLAYER:
        return first
    row = coup.tableau.banker_draws[banker]
    third = coup.player[2].value if drew else None
    act = "draws" if row[0 if third is None else third + 1] == "D" else "stands"
    if len(set(row)) == 1:
        return f"{first} Banker has {banker} and always {act}."
    why = "because the Player stood" if third is None else f"against a third card worth {third}"
    return f"{first} Banker has {banker} and {act} {why}."


def settlements(
    game: Game, settled: Mapping[int, Mapping[str, Settlement]], rows: int | None = None
) -> RenderableType:
    """What every wager came to; where only so many rows fit, those that got something back go first."""
    table = Table("Box", "Wager", box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("Stake", justify="right")
    table.add_column("Outcome")
    table.add_column("Odds")
    table.add_column("Returned", justify="right")
    table.add_column("Rule", style="dim")
    lines = [(box, key, row) for box, wagers in settled.items() for key, row in wagers.items()]
    left_out = 0
    if rows is not None and len(lines) > rows:
        lines.sort(key=lambda line: line[2].returned == 0)
        left_out = len(lines) - rows + 1
        lines = lines[: rows - 1]
    for box, key, row in lines:
        table.add_row(
            str(box),
            wager_title(game, key),
            dollars(row.stake),
            row.outcome.value,
            odds_text(row.pays) if row.outcome is Outcome.WIN else "",
            dollars(row.returned),
            row.clause,
            style={Outcome.WIN: "bold bright_green", Outcome.LOSE: "", Outcome.STANDOFF: "yellow"}[
                row.outcome
            ],
        )
    return Group(table, Text(f"and {left_out} more lost", "dim")) if left_out else table


def wager_title(game: Game, key: str) -> str:
    """What the layout calls a wager.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> wager_title(EDITION.game("roulette"), "split:17/20")
    'Split 17/20'
    """
    if isinstance(game, BaccaratGame):
        return next(wager.title for wager in game.wagers if wager.key == key)
    kind, _, numbers = key.partition(":")
    titles = {str(bet.kind): bet.title for bet in game.bets} | {call.key: call.title for call in game.calls}
    return f"{titles[kind]} {numbers}".strip()


def standing(cents: Cents) -> str:
    """What a box has won or lost, in words.

    >>> standing(-950), standing(0)
    ('down 9.50', 'even')
    """
    if cents == 0:
        return "even"
    return f"{'up' if cents > 0 else 'down'} {dollars(abs(cents))}"


def bead_plate(grid: Grid[Mark], width: int | None = None) -> Text:
    """The bead plate; in a width, its last columns that fit and blank places up to it.

    >>> from pitboss.game.roads import read_marks, roads
    >>> bead_plate(roads(read_marks("BPTBPTB")).bead_plate).plain.split()[:3]
    ['B', 'B', 'P']
    """

    def bead(mark: Mark) -> Text:
        return Text.assemble(
            (f"{mark.winner}{DOTS[mark.banker_pair, mark.player_pair]}", BEADS[mark.winner]), " "
        )

    return _picture(grid, bead, "·  ", width)


def big_road(grid: Grid[BigRoadCell], width: int | None = None) -> Text:
    """The big road: a letter for each win, the ties since as a small figure, pairs as dots."""

    def ring(cell: BigRoadCell) -> Text:
        letter = cell.mark or "T"  # Ties before the first win wait in its place.
        return Text.assemble(
            (letter, INK[letter]),
            (TIES[min(cell.ties, 9)], INK["T"]),
            DOTS[cell.banker_pair, cell.player_pair],
        )

    return _picture(grid, ring, "·  ", width)


def lower_road(grid: Grid[Colour], width: int | None = None) -> Text:
    """One of the three lower roads: red marks are filled, blue ones hollow."""
    marks = {"R": ("●", INK["B"]), "B": ("○", INK["P"])}
    return _picture(grid, lambda cell: Text(*marks[cell]), "·", width)


def lower_roads(board: Roads) -> list[tuple[str, Grid[Colour]]]:
    """The three lower roads with their names."""
    grids = board.lower_grids
    return [
        ("Big eye boy", grids.big_eye_boy),
        ("Small road", grids.small_road),
        ("Cockroach pig", grids.cockroach),
    ]


def five_roads(board: Roads, width: int | None = None) -> Iterable[Text]:
    """All five roads below each other, each under its name, for paper and pipes."""
    yield Text(LEGEND, "dim")
    yield _named("Bead plate", bead_plate(board.bead_plate, width))
    yield _named("Big road", big_road(board.big_road, width))
    yield Text(LOWER_LEGEND, "dim")
    for name, grid in lower_roads(board):
        yield _named(name, lower_road(grid, width))


def number(wheel: Wheel, pocket: int) -> Text:
    """A number of the wheel with its colour in words.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import WHEEL
    >>> number(WHEEL, 17).plain
    '17 black'
    """
    return Text(f"{pocket} {colour(wheel, pocket)}", _pocket_style(wheel, pocket))


def number_strip(wheel: Wheel, pockets: Sequence[int], width: int | None = None) -> Text:
    """The last numbers, newest right: red ones above, black ones below, zero between them."""
    size = 3
    fits = len(pockets) if width is None else max(0, (width - 6) // size)
    shown = list(islice(reversed(pockets), fits))[::-1]
    lines = []
    for name in ("red", "green", "black"):
        cells = [
            Text(f"{pocket:>2}", _pocket_style(wheel, pocket))
            if colour(wheel, pocket) == name
            else Text("  ")
            for pocket in shown
        ]
        lines.append(Text(" ").join([Text(f"{name:<5}", "dim"), *cells]))
    return Text("\n").join(lines)


def _pocket_style(wheel: Wheel, pocket: int) -> str:
    return {"red": BEADS["B"], "green": BEADS["T"], "black": "bold white on grey15"}[colour(wheel, pocket)]


def _face(one: Card) -> str:
    return "10" if one.rank == "T" else one.rank


def _natural(coup: Coup) -> bool:
    return max(point_count(coup.player[:2]), point_count(coup.banker[:2])) >= 8


def _story(coup: Coup, cards: Sequence[Card]) -> Text:
    """What one hand did, after its name."""
    count = point_count(cards)
    dealt = Text(" ").join(map(card, cards[:2]))
    if len(cards) == 3:
        return Text.assemble(dealt, " draws ", card(cards[2]), f" = {count}")
    if count >= 8:
        return Text.assemble(dealt, f" has a natural {count}")
    if not coup.complete or _natural(coup):
        return Text.assemble(dealt, f" has {count}")
    return Text.assemble(dealt, f" stands on {count}")


def _ends(result: CoupResult) -> tuple[str, str]:
    """How each hand ended, for the felt."""
    words = {Winner.PLAYER: ("WINS", ""), Winner.BANKER: ("", "WINS"), Winner.TIE: ("TIE", "TIE")}
    return words[result.winner]


def _on_felt(name: str, style: str, cards: Sequence[Card], end: str) -> Table:
    row = Table.grid(padding=(0, 1))
    row.add_column(width=7)
    count = str(point_count(cards)) if cards else ""
    row.add_row(
        Text.assemble((name, style), "\n", (count, "bold white"), "\n", (end, "bold yellow")),
        *(_face_up(one) for one in cards),
    )
    return row


def _face_up(one: Card) -> Text:
    face = _face(one)
    ink = "bold red3 on white" if one.red else "bold black on white"
    return Text(f"{face:<5}\n  {SYMBOLS[one.suit]}  \n{face:>5}", ink)


def _picture(grid: Grid[T], draw: Callable[[T], Text], blank: str, width: int | None) -> Text:
    columns = len(grid[0]) if width is None else width // len(blank)
    lines = []
    for row in grid:
        shown = [*row[max(0, len(row) - columns) :], *[None] * (columns - len(row))]
        lines.append(Text.assemble(*(Text(blank, "dim") if cell is None else draw(cell) for cell in shown)))
    return Text("\n", no_wrap=True).join(lines)


def _named(name: str, picture: Text) -> Text:
    return Text.assemble((name, "bold"), "\n", picture, "\n")
