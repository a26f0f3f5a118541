"""A table in a terminal: cards, the felt, coups and spins in words, and settlements.

Colour is never the only sign. A letter, a word or a place repeats it.
"""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from pitboss.cli.wording import column_sum, in_words, odds_words, titled, words
from pitboss.game.cards import Card, point_count
from pitboss.game.coup import Coup, Hand
from pitboss.game.dealer import Settlements, Stakes
from pitboss.game.settlement import Outcome
from pitboss.game.wheel import colour, places
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Amount, Facts
from pitboss.kernel.text import Text as CatalogueText
from pitboss.rules.edition import Game
from pitboss.rules.result import CoupResult, Winner
from pitboss.rules.roulette import Wheel
from pitboss.words.clauses import cited

SYMBOLS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
SUITS = {"bright_red": "♥♦", "bold": "♠♣"}
"""The styles of cards in a line of words."""
INK = {"B": "bold bright_red", "P": "bold bright_blue", "T": "bold green3"}
"""The colours of Banker, Player and Tie in words and on hollow marks."""
PAINT = {"B": "bold white on red3", "P": "bold white on blue3", "T": "bold white on green4"}
"""Their colours on filled marks."""
POCKETS = {"red": PAINT["B"], "black": "bold white on grey30", "green": PAINT["T"]}
FELT = "on #0b4f36"
OUTCOMES = {Outcome.WIN: "bold green3", Outcome.LOSE: "", Outcome.STANDOFF: "yellow"}


def card(one: Card) -> Text:
    """A card in a line of words, hearts and diamonds in red.

    >>> card(Card("T", "H")).plain
    '10♥'
    """
    return Text(_face(one) + SYMBOLS[one.suit], style="bright_red" if one.red else "bold")


def felt(coup: Coup | None) -> RenderableType:
    """The table from the players' side: both hands, three lines high."""
    table = Table.grid(expand=True, padding=(0, 2))
    table.add_column(ratio=1)
    table.add_column(ratio=1)
    cards = (coup.player, coup.banker) if coup else ((), ())
    ends = _ends(coup.result) if coup and coup.complete else ("", "")
    table.add_row(
        _on_felt(words("cli-felt-player"), "bold sky_blue1", cards[0], ends[0]),
        _on_felt(words("cli-felt-banker"), "bold light_coral", cards[1], ends[1]),
    )
    return Padding(table, (0, 1), style=FELT)


def narrate(coup: Coup) -> Text:
    """A coup in one sentence.

    >>> from pitboss.game.cards import CARDS
    >>> from pitboss.game.coup import deal_coup
    >>> from pitboss.rules.editions.star_baccarat_2024 import PROCEDURE
    >>> narrate(deal_coup(PROCEDURE.tableau, [CARDS[c] for c in "9S KH 4D 7C 7H".split()])).plain
    'Player 9♠ 4♦ draws 7♥ = 0 · Banker K♥ 7♣ stands on 7 · Banker wins 7 to 0'
    """
    player = Text.assemble((f"{words('hand-player')} ", INK["P"]), _story(coup, coup.player))
    banker = Text.assemble((f"{words('hand-banker')} ", INK["B"]), _story(coup, coup.banker))
    last = Text(words(f"cli-card-for-{coup.expects}")) if coup.expects else verdict(coup.result)
    return Text(" · ").join([player, banker, last])


def verdict(result: CoupResult) -> Text:
    """Who won, and by how much.

    >>> verdict(CoupResult(player=6, banker=6, player_cards=2, banker_cards=2)).plain
    'Tie at 6'
    """
    match result.winner:
        case Winner.TIE:
            return Text(words("cli-tie-at", count=result.player), INK["T"])
        case Winner.PLAYER:
            return Text(words("cli-player-wins", winner=result.player, loser=result.banker), INK["P"])
        case Winner.BANKER:
            return Text(words("cli-banker-wins", winner=result.banker, loser=result.player), INK["B"])


def explain(coup: Coup) -> str:
    """Why each hand drew or stood, by the tableau.

    >>> from pitboss.game.cards import CARDS
    >>> from pitboss.game.coup import deal_coup
    >>> from pitboss.rules.editions.star_baccarat_2024 import PROCEDURE
    >>> explain(deal_coup(PROCEDURE.tableau, [CARDS[c] for c in "9S KH 4D 5C 7H 2S".split()]))
    'Player has 3, so draws. Banker has 5 and draws against a third card worth 7.'
    """
    player, banker = point_count(coup.player[:2]), point_count(coup.banker[:2])
    if coup.natural:
        named = "both" if min(player, banker) >= 8 else "player" if player >= 8 else "banker"
        return words(f"cli-natural-{named}")
    drew = player in coup.tableau.player_draws
    first = CatalogueText(f"cli-player-{'draws' if drew else 'stands'}", {"count": player})
    if coup.expects is Hand.PLAYER:
        return in_words(first)
    row = coup.tableau.banker_draws[banker]
    third = coup.player[2].value if drew else None
    act = "draws" if row[0 if third is None else third + 1] == "D" else "stands"
    facts: Facts = {"count": banker}
    if len(set(row)) == 1:
        second = CatalogueText(f"cli-banker-always-{act}", facts)
    elif third is None:
        second = CatalogueText(f"cli-banker-{act}-alone", facts)
    else:
        second = CatalogueText(f"cli-banker-{act}-against", {**facts, "third": third})
    return words("two-sentences", first=first, second=second)


def settlements(game: Game, stakes: Stakes, settled: Settlements, rows: int | None = None) -> RenderableType:
    """Every wager with its result once settled. If rows are few, those with a return are first."""
    lines = [
        (box, wager_title(game, key), stake, settled.get(box, {}).get(key))
        for box, wagers in stakes.items()
        for key, stake in wagers.items()
    ]
    # Columns have the same width before and after settlement, so that nothing moves.
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column(words("cli-column-box"))
    table.add_column(
        words("cli-column-wager-title"), min_width=max(cell_len(title) for _, title, _, _ in lines)
    )
    table.add_column(words("cli-column-stake"), justify="right", min_width=6)
    table.add_column(words("cli-column-outcome-title"), min_width=8)
    table.add_column(words("cli-column-odds"), min_width=8)
    table.add_column(words("cli-column-returned"), justify="right")
    table.add_column(words("cli-column-rule"), style="dim")
    left_out = 0
    if rows is not None and len(lines) > rows:
        lines.sort(key=lambda line: line[3] is None or line[3].returned == 0)
        left_out = len(lines) - rows + 1
        lines = lines[: rows - 1]
    for box, title, stake, row in lines:
        if row is None:
            table.add_row(str(box), title, column_sum(stake))
            continue
        odds = odds_words(row.pays) if row.outcome is Outcome.WIN else ""
        outcome = words(f"lab-outcome-{row.outcome}")
        paid = column_sum(row.returned)
        style = OUTCOMES[row.outcome]
        table.add_row(
            str(box), title, column_sum(stake), outcome, odds, paid, in_words(cited(row.clause)), style=style
        )
    return Group(table, Text(words("cli-and-more", count=left_out), "dim")) if left_out else table


def wager_title(game: Game, key: str) -> str:
    """The name of a wager on the layout.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> wager_title(EDITION.game("roulette"), "split:17/20")
    'Split 17/20'
    """
    kind, _, numbers = key.partition(":")
    title = titled(game.titles[kind])
    return f"{title} {numbers}" if numbers else title


def win_or_loss(cents: Cents) -> str:
    """The win or loss of a box, in words.

    >>> win_or_loss(-950), win_or_loss(0)
    ('down $9.50', 'even')
    """
    if cents == 0:
        return words("cli-box-even")
    return words("cli-box-up" if cents > 0 else "cli-box-down", amount=Amount(abs(cents)))


def pocket(wheel: Wheel, number: int | None) -> Text:
    """The pocket of the ball, three lines high."""
    if number is None:
        return Text("\n\n")
    name = colour(wheel, number)
    shown = Text(words(f"colour-{name}"))
    shown.align("center", 9)
    return Text(f"{'':9}\n{number:^9}\n{shown.plain}", POCKETS[name])


def narrate_spin(wheel: Wheel, number: int) -> Text:
    """A spin in one sentence.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import WHEEL
    >>> narrate_spin(WHEEL, 17).plain
    '17 black · column 2 · dozen 2 · low · odd'
    """
    name = colour(wheel, number)
    # Only outside bets cover a dozen numbers or more. The colour is already named.
    outside = sorted(
        key
        for key, numbers in places(wheel).items()
        if number in numbers and len(numbers) >= 12 and key != name
    )
    outcomes = " · ".join(map(_outside, outside)) if outside else words("cli-no-outside-bet")
    pocket = words("cli-pocket", number=number, colour=CatalogueText(f"colour-{name}"))
    return Text.assemble((pocket, POCKETS[name]), f" · {outcomes}")


def _outside(key: str) -> str:
    kind, _, number = key.partition(":")
    return words(f"cli-outside-{kind}", number=number) if number else words(f"cli-outside-{kind}")


def _face(one: Card) -> str:
    return "10" if one.rank == "T" else one.rank


def _story(coup: Coup, cards: Sequence[Card]) -> Text:
    """The actions of one hand, after its name."""
    count = point_count(cards)
    dealt = " ".join(card(each).plain for each in cards[:2])
    if len(cards) == 3:
        story = words("cli-hand-draws", cards=dealt, third=card(cards[2]).plain, count=count)
    elif count >= 8:
        story = words("cli-hand-natural", cards=dealt, count=count)
    elif not coup.complete or coup.natural:
        story = words("cli-hand-has", cards=dealt, count=count)
    else:
        story = words("cli-hand-stands", cards=dealt, count=count)
    shown = Text(story)
    for style, symbols in SUITS.items():
        shown.highlight_regex(rf"\w+[{symbols}]", style)
    return shown


def _ends(result: CoupResult) -> tuple[str, str]:
    """The end of each hand, for the table."""
    wins, tie = words("cli-felt-wins"), words("cli-felt-tie")
    ends = {Winner.PLAYER: (wins, ""), Winner.BANKER: ("", wins), Winner.TIE: (tie, tie)}
    return ends[result.winner]


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
    ink = "#c00018" if one.red else "#101010"
    return Text(f" {face:<4}\n  {SYMBOLS[one.suit]}  \n{face:>4} ", f"bold {ink} on #f4f1e8")
