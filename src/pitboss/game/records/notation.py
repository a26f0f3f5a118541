"""The notation: shoes and runs of spins as lines of text that people can read and `replay` can check.

Chips are dollars with two decimals and odds are fractions, so the text loses nothing. A file is a header and
its parts: one for each shoe or run, each closed by a checksum over itself and the header. The checksum finds
mistakes, also in values that cannot be calculated again, such as a losing stake. It does not protect against
forgery.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from zlib import crc32

from pitboss.game.cards import Card
from pitboss.game.dealer import DealtCoup, DealtShoe, DealtSpin, Settlements, prepare
from pitboss.game.preparing.stack import Stack
from pitboss.game.records.record import CardHeader, Header, WheelHeader
from pitboss.game.settlement import Outcome, Settlement
from pitboss.game.shoe import Shoe
from pitboss.game.wheel import colour
from pitboss.kernel.entropy import SeededEntropy
from pitboss.kernel.money import dollars, percent_text
from pitboss.kernel.roles import Role
from pitboss.rules.edition import RouletteGame
from pitboss.rules.procedure import BurnWay
from pitboss.rules.result import CoupResult

TITLE = "pitboss 1"
"""The first line of every file: the name of the notation and its version."""
SEEDS = 2**64
CUTTING_CARD = "|"
UNSEEN = "??"
AFTER_FOUR = "  after four cards"
CARDS_PER_ROW = 26
"""Cards in a row of an order: half a deck, 79 characters wide."""


@dataclass(frozen=True, slots=True)
class Shuffled:
    """The stack that a seed gives, and where it was cut."""

    seed: int
    cut: int
    stack: Stack


Cards = Shuffled | Stack | None
"""The source of a shoe's cards: a seed, a stack in known order, or None for the cards as dealt."""


def shuffled(header: CardHeader, seed: int, shoe: int) -> Shuffled:
    """The cards that a seed gives to one shoe.

    >>> from pitboss.game.settlement import Terms
    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> from pitboss.rules.procedure import Device
    >>> header = CardHeader(EDITION, EDITION.game("baccarat"), Terms(), 8, Device.SHOE)
    >>> cards = shuffled(header, seed=42, shoe=1)
    >>> cards.seed, cards.stack.behind, len(cards.stack.cards)
    (42, 20, 416)
    """
    stack, at = prepare(header.edition, header.game, header.decks, SeededEntropy(seed, shoe))
    return Shuffled(seed, at, replace(stack, device=header.device))


def write_header(header: Header) -> str:
    """The beginning of a file.

    >>> from pitboss.game.settlement import Terms
    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> print(write_header(WheelHeader(EDITION, EDITION.game("roulette"), Terms())), end="")
    pitboss 1
    edition: star-rapid-etg-2016
    game: roulette
    smallest-chip: 0.01
    """
    return _text(header_lines(header))


def write_shoe(header: CardHeader, number: int, cards: Cards, dealt: DealtShoe) -> str:
    """A shoe as a part of a file, after the header and earlier shoes. Its burn needed no approval."""

    def lines() -> Iterator[str]:
        yield from cards_lines(number, cards)
        yield from burn_lines(dealt.burn, dealt.burned, None)
        for coup in dealt.coups:
            yield from coup_lines(coup)
        yield shoe_end(dealt.shoe)

    return _text(["", *part_lines(header, lines())])


def write_run(header: WheelHeader, number: int, seed: int | None, spins: Sequence[DealtSpin]) -> str:
    """A run of spins as a part of a file. Without a seed it was spun on a real wheel.

    >>> from pitboss.game.dealer import spin_once
    >>> from pitboss.game.settlement import Terms
    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> header = WheelHeader(EDITION, EDITION.game("roulette"), Terms())
    >>> spin = spin_once(header.game, 1, 17, {1: {"straight:17": 500}}, header.terms)
    >>> print(write_run(header, 1, None, [spin]), end="")
    <BLANKLINE>
    run 1
    spins: as-spun
    <BLANKLINE>
    spin 1: 17 black
      box 1 straight:17 5.00: win 35, won 175.00, returned 180.00 (8.5)
    end: 1 spin
    check: 2c6f0b61
    """

    def lines() -> Iterator[str]:
        yield from spins_lines(number, seed)
        for spin in spins:
            yield from spin_lines(header.game, spin)
        yield run_end(len(spins))

    return _text(["", *part_lines(header, lines())])


def header_lines(header: Header) -> Iterator[str]:
    """The lines of the header."""
    yield TITLE
    yield f"edition: {header.edition.key}"
    yield f"game: {header.game.key}"
    for key, value in header.equipment.items():
        yield f"{key}: {value}"
    yield f"smallest-chip: {dollars(header.terms.smallest_chip)}"
    if header.terms.tie_percent is not None:
        yield f"tie-percent: {percent_text(header.terms.tie_percent)}"


def part_lines(header: Header, lines: Iterable[str]) -> Iterator[str]:
    """The lines of a part, followed by their checksum."""
    check = crc32(write_header(header).encode())
    for line in lines:
        check = crc32(f"{line}\n".encode(), check)
        yield line
    yield f"check: {check:08x}"


def cards_lines(number: int, cards: Cards) -> Iterator[str]:
    """The lines with the source of a shoe's cards."""
    yield f"shoe {number}"
    match cards:
        case Shuffled(seed, cut, stack):
            yield f"cards: seed {seed}"
            yield f"cut: {cut}"
            yield f"cutting-card: {stack.behind}"
        case Stack(cards=order, behind=behind):
            yield "cards: order"
            yield from (
                f"  {_row(order[i : i + CARDS_PER_ROW])}" for i in range(0, len(order), CARDS_PER_ROW)
            )
            yield f"cutting-card: {behind}"
        case None:
            yield "cards: as-dealt"


def burn_lines(way: BurnWay, burned: Sequence[Card | None], approved_by: Role | None) -> Iterator[str]:
    """The line of the burn, and an empty one before the first coup."""
    approval = f", approved by {approved_by}" if approved_by else ""
    yield f"burn: {way} {_row(burned)}{approval}"
    yield ""


def coup_lines(dealt: DealtCoup) -> Iterator[str]:
    """The lines of a coup: its cards, its result, and its wagers in the order of settlement."""
    yield f"coup {dealt.number}: {_row(dealt.cards, dealt.cutting_card)}"
    if any(dealt.settled_early.values()):
        yield AFTER_FOUR
        yield from _wager_lines(dealt.settled_early)
    yield f"  = {_result(dealt.coup.result)}"
    yield from _wager_lines(dealt.settled)


def shoe_end(shoe: Shoe) -> str:
    """The line that ends a shoe."""
    coup = f"coup {shoe.coups} was the last" if shoe.ended else f"stopped after coup {shoe.coups}"
    return f"end: {coup}, {_count(shoe.remaining, 'card')} left"


def spins_lines(number: int, seed: int | None) -> Iterator[str]:
    """The lines with the source of a run's numbers, and an empty one before the first spin."""
    yield f"run {number}"
    yield "spins: as-spun" if seed is None else f"spins: seed {seed}"
    yield ""


def spin_lines(game: RouletteGame, spin: DealtSpin) -> Iterator[str]:
    """The lines of a spin."""
    yield f"spin {spin.number}: {spin.pocket} {colour(game.wheel, spin.pocket)}"
    yield from _wager_lines(spin.settled)


def run_end(spins: int) -> str:
    """The line that ends a run."""
    return f"end: {_count(spins, 'spin')}"


def _count(number: int, thing: str) -> str:
    """A number of things, as the notation has it in every language."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def _text(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _row(cards: Sequence[Card | None], cutting_card: int | None = None) -> str:
    codes = [UNSEEN if card is None else str(card) for card in cards]
    if cutting_card is not None:
        codes.insert(cutting_card, CUTTING_CARD)
    return " ".join(codes)


def _result(result: CoupResult) -> str:
    player = f"player {result.player}{' natural' if result.player_natural else ''}"
    banker = f"banker {result.banker}{' natural' if result.banker_natural else ''}"
    return f"{player}, {banker}: {result.winner}"


def _wager_lines(settled: Settlements) -> Iterator[str]:
    # In the order of boxes, because the order of betting is not recorded.
    for box, wagers in sorted(settled.items()):
        for key, settlement in wagers.items():
            yield f"  box {box} {key} {dollars(settlement.stake)}: {_settlement(settlement)}"


def _settlement(settled: Settlement) -> str:
    odds = f" {settled.pays}" if settled.outcome is Outcome.WIN else ""
    won, returned = dollars(settled.won), dollars(settled.returned)
    return f"{settled.outcome}{odds}, won {won}, returned {returned} ({settled.clause})"
