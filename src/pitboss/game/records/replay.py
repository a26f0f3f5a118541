"""Replay: a record calculated again from its inputs and compared line by line."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import singledispatch
from itertools import chain, repeat, zip_longest
from typing import TypeVar

from pitboss.game.coup import deal_coup
from pitboss.game.dealer import DealtCoup, deal_from_stack, deal_next, open_stack, spin_once
from pitboss.game.offer import check_together
from pitboss.game.preparing.stack import Stack
from pitboss.game.records.notation import (
    Shuffled,
    burn_lines,
    cards_lines,
    coup_lines,
    header_lines,
    part_lines,
    run_end,
    shoe_end,
    shuffled,
    spin_lines,
    spins_lines,
)
from pitboss.game.records.reading import Line, nothing_recorded, read_header, read_part, split_parts
from pitboss.game.records.record import (
    CardHeader,
    Header,
    Recorded,
    RecordedBurn,
    RecordedCoup,
    RecordedRun,
    RecordedShoe,
)
from pitboss.game.shoe import Shoe, burn, open_shoe
from pitboss.game.wagers import check_combination
from pitboss.kernel.entropy import SeededEntropy
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.procedure import Device

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Replay:
    """A record that agrees with the rules in every line."""

    header: Header
    parts: int
    """The number of shoes or runs."""
    rounds: int
    """The number of coups or spins."""

    @property
    def text(self) -> Text:
        """The numbers of parts and rounds."""
        facts = {"parts": self.parts, "rounds": self.rounds}
        return Text(f"replayed-{self.header.game.part_name}", facts)


@dataclass(frozen=True, slots=True)
class Difference:
    """The first line of a record that differs from the rules. No text means the line is missing."""

    line: int
    recorded: str | None
    recomputed: str | Text | None
    """The correct line, or why the rules refuse it."""


def replay_lines(lines: Iterable[str]) -> Replay | Difference | Rejection:
    """Calculates a record again part by part, so that a long one is never in memory as a whole.

    The last line is the empty text after the last line end.

    >>> text = '''pitboss 1
    ... edition: star-rapid-etg-2016
    ... game: roulette
    ... smallest-chip: 0.01
    ...
    ... run 1
    ... spins: as-spun
    ...
    ... spin 1: 17 black
    ...   box 1 straight:17 5.00: win 35, won 175.00, returned 180.00 (8.5)
    ... end: 1 spin
    ... check: 2c6f0b61
    ... '''
    >>> replay_lines(text.split("\\n")).rounds
    1
    >>> replay_lines(text.replace("black", "red").split("\\n"))
    Difference(line=9, recorded='spin 1: 17 red', recomputed='spin 1: 17 black')
    """
    groups = split_parts(lines)
    head = next(groups)
    header = read_header(head)
    if isinstance(header, Rejection):
        return header
    different = _compare(head, header_lines(header))
    if different:
        return different
    parts = rounds = number = 0
    for group in groups:
        recorded = read_part(header, group, after=number)
        if isinstance(recorded, Rejection):
            return recorded
        different = _compare(group, part_lines(header, _rewrite(recorded)))
        if different:
            return different
        number, parts = recorded.number, parts + 1
        rounds += len(recorded.rounds)
    return Replay(header, parts, rounds) if parts else nothing_recorded(head)


class _RefusedError(Exception):
    """Ends the rewriting when the rules refuse. It is caught in this module."""

    def __init__(self, line: int, refusal: Rejection) -> None:
        super().__init__(refusal.code)
        self.line, self.why = line, refusal.text


def _accept(line: int, value: T | Rejection) -> T:
    if isinstance(value, Rejection):
        raise _RefusedError(line, value)
    return value


def _compare(recorded: Sequence[Line], rewritten: Iterable[str]) -> Difference | None:
    """The first line that differs. Every part ends with an empty line."""
    first, texts = recorded[0].number, [line.text for line in recorded]
    try:
        for line, (was, now) in enumerate(zip_longest(texts, chain(rewritten, [""])), first):
            if was != now:
                return Difference(line, was, now)
    except _RefusedError as refused:
        return Difference(refused.line, texts[refused.line - first], refused.why)
    return None


@singledispatch
def _rewrite(recorded: Recorded) -> Iterator[str]:
    """The lines of a shoe or run, without their checksum."""
    raise NotImplementedError(recorded)


@_rewrite.register
def _shoe_lines(recorded: RecordedShoe) -> Iterator[str]:
    header = recorded.header
    source, number = recorded.source, recorded.number
    cards = shuffled(header, source, number) if isinstance(source, int) else source
    stack = cards.stack if isinstance(cards, Shuffled) else cards
    yield from cards_lines(number, cards)
    shoe = _accept(recorded.burn.line, _open(header, recorded.burn, stack))
    way, needed = recorded.burn.way, {row.way for row in header.game.procedure.burns if row.approved_by}
    yield from burn_lines(way, shoe.burned, recorded.burn.approved_by if way in needed else None)
    # A stack is dealt to its end even if the record stops early. Only recorded coups have stakes.
    unrecorded = repeat(RecordedCoup(recorded.line, (), None, {}))
    bet_on = set[str]()
    for coup in chain(recorded.rounds, unrecorded if stack else ()):
        if stack and shoe.ended:
            break
        bet_on |= {key for wagers in coup.stakes.values() for key in wagers}
        _accept(coup.line, _check_wagers(header, coup, sorted(bet_on)))
        dealt, shoe = _accept(coup.line, _deal(header, shoe, coup, stack))
        yield from coup_lines(dealt)
    yield shoe_end(shoe)


def _open(header: CardHeader, burned: RecordedBurn, stack: Stack | None) -> Shoe | Rejection:
    edition, game, way, role = header.edition, header.game, burned.way, burned.approved_by
    if stack is not None:
        return open_stack(edition, game, stack, way=way, approved_by=role)
    shoe = open_shoe(game, header.decks, header.device)
    return shoe if isinstance(shoe, Rejection) else burn(edition, shoe, way, burned.cards, approved_by=role)


def _deal(
    header: CardHeader, shoe: Shoe, coup: RecordedCoup, stack: Stack | None
) -> tuple[DealtCoup, Shoe] | Rejection:
    if stack is not None:
        return deal_from_stack(shoe, stack, coup.stakes, header.terms)
    # Checks the number of cards by the tableau, because the dealer would ignore a surplus card.
    checked = deal_coup(header.game.procedure.tableau, coup.cards)
    if isinstance(checked, Rejection):
        return checked
    too_deep = _check_depth(shoe, coup)
    if too_deep:
        return too_deep
    return deal_next(shoe, coup.cards, coup.cutting_card, coup.stakes, header.terms)


def _check_wagers(header: CardHeader, coup: RecordedCoup, bet_on: Sequence[str]) -> Rejection | None:
    """Checks that one table may offer all wagers of a shoe so far, and that each box may combine them."""
    refused = check_together(header.game, header.decks, bet_on)
    for wagers in coup.stakes.values():
        refused = refused or check_combination(header.game, wagers)
    return refused


def _check_depth(shoe: Shoe, coup: RecordedCoup) -> Rejection | None:
    """Checks that the cutting card of a shoe as dealt is before the cards behind it."""
    rule = shoe.game.procedure.cut
    if shoe.device is Device.SHUFFLING_DEVICE or shoe.coups_left is not None:
        return None
    out = len(coup.cards) if coup.cutting_card is None else coup.cutting_card
    if shoe.remaining - out >= rule.least_from_back:
        return None
    return Rejection(
        "cutting-card-too-deep", {"case": "overdue", "least": rule.least_from_back}, rule.cutting_card_clause
    )


@_rewrite.register
def _run_lines(recorded: RecordedRun) -> Iterator[str]:
    header = recorded.header
    entropy = None if recorded.seed is None else SeededEntropy(recorded.seed, recorded.number)
    yield from spins_lines(recorded.number, recorded.seed)
    for number, spin in enumerate(recorded.rounds, 1):
        pocket = entropy.below(len(header.game.wheel.order)) if entropy else spin.pocket
        spun = spin_once(header.game, number, pocket, spin.stakes, header.terms)
        yield from spin_lines(header.game, _accept(spin.line, spun))
    yield run_end(len(recorded.rounds))
