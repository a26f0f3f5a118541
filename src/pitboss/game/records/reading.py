"""Reading the notation: from text to the inputs of a record, with their line numbers.

Only inputs are read: the header, the source of the cards, the burn, the cards or pockets, and the stakes.
`replay` calculates the rest again and compares.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from enum import StrEnum
from functools import singledispatch
from itertools import starmap
from typing import NamedTuple, TypeVar

from pitboss.game.cards import read_card
from pitboss.game.naming import wager_name
from pitboss.game.preparing.cutting import insert_cutting_card
from pitboss.game.preparing.decks import check_game_decks
from pitboss.game.preparing.stack import Stack, StackStep, bring_in
from pitboss.game.records.notation import AFTER_FOUR, CUTTING_CARD, SEEDS, TITLE, UNSEEN
from pitboss.game.records.record import (
    CardHeader,
    Header,
    Recorded,
    RecordedBurn,
    RecordedCoup,
    RecordedRun,
    RecordedShoe,
    RecordedSpin,
    WheelHeader,
)
from pitboss.game.settlement import Terms, read_stake, read_terms
from pitboss.game.shoe import open_shoe
from pitboss.game.wheel import read_number
from pitboss.kernel.money import Cents, read_percent
from pitboss.kernel.rejection import Rejection, at_line
from pitboss.kernel.roles import Role
from pitboss.kernel.text import AnyOf, ListOf, Text
from pitboss.rules.catalogue import find_edition, find_game
from pitboss.rules.edition import BaccaratGame, Edition, Game, RouletteGame
from pitboss.rules.procedure import BurnWay, Device

T = TypeVar("T")
Member = TypeVar("Member", bound=StrEnum)


class Line(NamedTuple):
    """A line of a file, or a piece of it, with the number of the line."""

    number: int
    text: str


def nothing_recorded(head: Sequence[Line]) -> Rejection:
    """The rejection of a file that only has a header."""
    return at_line(head[-1].number, Rejection("nothing-recorded"))


def split_parts(lines: Iterable[str]) -> Iterator[list[Line]]:
    """The lines of a file in groups: first the header, then each shoe or run."""
    part: list[Line] = []
    for line in starmap(Line, enumerate(lines, 1)):
        if part and _PART.fullmatch(line.text):
            yield part
            part = []
        part.append(line)
    yield part


def read_header(lines: Sequence[Line]) -> Header | Rejection:
    """The header from its lines.

    >>> read_header([Line(1, "pitboss 1"), Line(2, "edition: macau-1962")]).facts["at_line"]
    2
    """
    try:
        return _read_header([line for line in lines if line.text])
    except _MalformedError as malformed:
        return malformed.rejection


def read_part(header: Header, lines: Sequence[Line], *, after: int) -> Recorded | Rejection:
    """A shoe or a run from its lines. Its number must be higher than that of the part before."""
    try:
        return _read_part(header, _sort(lines, header.game, after))
    except _MalformedError as malformed:
        return malformed.rejection


class _MalformedError(Exception):
    """Carries a rejection up through the reader. It is caught in this module."""

    def __init__(self, rejection: Rejection) -> None:
        super().__init__(rejection.code)
        self.rejection = rejection


class _Round(NamedTuple):
    """A coup or a spin whose cards or pocket are not yet read."""

    line: Line
    stakes: dict[int, dict[str, Cents]]


class _Part(NamedTuple):
    """A shoe or a run with sorted lines that are not yet read."""

    line: Line
    number: int
    fields: dict[str, Line]
    rows: list[Line]
    rounds: list[_Round]


_HEADER_FIELDS = ("edition", "game", "decks", "dealt-from", "smallest-chip", "tie-percent")
_PART_FIELDS = {
    "shoe": ("cards", "cut", "cutting-card", "burn", "end", "check"),
    "run": ("spins", "end", "check"),
}
_PART = re.compile(r"(shoe|run) (.*)")
_ROUND = re.compile(r"(coup|spin) ([^:]*): (.*)")
_FIELD = re.compile(r"([a-z-]+): (.*)")
_WAGER = re.compile(r"  box (\S+) (\S+) (\S+): .*")
_ROW = re.compile(r"  (\S\S(?: \S\S)*)")
_WORKED_OUT = re.compile(rf"{AFTER_FOUR}|  = .*")
_BURN = re.compile(r"(\S+) (.*?)(?:, approved by (.*))?")
_SPIN = re.compile(r"(\S+) \S+")
# The lengths keep every number small enough for Python to read.
_NUMBER = re.compile(r"0|[1-9][0-9]{0,19}")
_MONEY = re.compile(r"(?:0|[1-9][0-9]{0,19})\.[0-9]{2}")


def _at(line: Line, rejection: Rejection) -> _MalformedError:
    return _MalformedError(at_line(line.number, rejection))


def _accept(line: Line, value: T | Rejection) -> T:
    if isinstance(value, Rejection):
        raise _at(line, value)
    return value


def _sort(lines: Sequence[Line], game: Game, after: int) -> _Part:
    """Sorts the lines of a shoe or run by their kind."""
    part = _begin(lines[0], game.part_name, after)
    for line in lines[1:]:
        if match := _ROUND.fullmatch(line.text):
            due = f"{game.round_name} {len(part.rounds) + 1}"
            if f"{match[1]} {match[2]}" != due:
                refused = Rejection(
                    "out-of-order", {"case": "another-due", "due": f"{due!r}", "given": f"{line.text!r:.40}"}
                )
                raise _at(line, refused)
            part.rounds.append(_Round(Line(line.number, match[3]), {}))
        elif match := _WAGER.fullmatch(line.text):
            if not part.rounds:
                refused = Rejection("out-of-order", {"case": "wager-first", "round": f"{game.round_name!r}"})
                raise _at(line, refused)
            _add_wager(game, part.rounds[-1].stakes, *(Line(line.number, group) for group in match.groups()))
        elif match := _ROW.fullmatch(line.text):
            part.rows.append(Line(line.number, match[1]))
        elif line.text and not _WORKED_OUT.fullmatch(line.text):
            _add_field(part.fields, line, _PART_FIELDS[game.part_name])
    return part


def _begin(line: Line, word: str, after: int) -> _Part:
    first, _, text = line.text.partition(" ")
    if first != word:
        raise _at(line, Rejection("wrong-part", {"part": f"{word!r}", "given": f"{first!r:.40}"}))
    number = _read_whole(Line(line.number, text))
    if number <= after:
        raise _at(line, Rejection("out-of-order", {"case": "number", "part": f"{word!r}"}))
    return _Part(line, number, {}, [], [])


def _add_wager(game: Game, stakes: dict[int, dict[str, Cents]], box: Line, key: Line, stake: Line) -> None:
    number = _read_whole(box, least=1)
    wagers = stakes.setdefault(number, {})
    if key.text in wagers:
        raise _at(
            key, Rejection("repeated-wager", {"box": number, "wager": wager_name(game.titles, key.text)})
        )
    wagers[key.text] = _accept(stake, read_stake(game, key.text, _read_money(stake)))


def _add_field(fields: dict[str, Line], line: Line, known: Sequence[str]) -> None:
    match = _FIELD.fullmatch(line.text)
    if not match or match[1] not in known:
        refused = Rejection(
            "malformed-line",
            {"case": "unknown", "given": f"{line.text!r:.60}", "known": ListOf(tuple(known))},
        )
        raise _at(line, refused)
    if match[1] in fields:
        raise _at(line, Rejection("repeated-line", {"name": match[1]}))
    fields[match[1]] = Line(line.number, match[2])


def _need(fields: dict[str, Line], key: str, last: Line) -> Line:
    if key not in fields:
        raise _at(last, Rejection("missing-line", {"name": key}))
    return fields[key]


def _read_header(lines: Sequence[Line]) -> Header:
    if not lines:
        raise _MalformedError(Rejection("empty-file", {"title": TITLE}))
    title, *rest = lines
    if title.text != TITLE:
        if title.text.startswith("pitboss "):
            raise _at(title, Rejection("wrong-version", {"given": f"{title.text!r:.40}", "title": TITLE}))
        raise _at(title, Rejection("no-header", {"title": TITLE, "given": f"{title.text!r:.40}"}))
    fields: dict[str, Line] = {}
    for line in rest:
        _add_field(fields, line, _HEADER_FIELDS)

    def need(key: str) -> Line:
        return _need(fields, key, lines[-1])

    edition = _accept(need("edition"), find_edition(need("edition").text))
    game = find_game(edition, need("game").text)
    if isinstance(game, Rejection):
        raise _at(need("game"), game)
    chip, percent = need("smallest-chip"), fields.get("tie-percent")
    terms = _accept(
        percent or chip,
        read_terms(
            game, _read_money(chip), _accept(percent, read_percent(percent.text)) if percent else None
        ),
    )
    # A record of an earlier release was paid by the chip that it names, also where payments are exact now.
    terms = replace(terms, smallest_chip=_read_money(chip))
    return _read_equipment(game, edition, terms, fields, lines[-1])


@singledispatch
def _read_equipment(
    game: Game, edition: Edition, terms: Terms, fields: dict[str, Line], last: Line
) -> Header:
    """The header with what its game is dealt with."""
    raise NotImplementedError(game)


@_read_equipment.register
def _(game: BaccaratGame, edition: Edition, terms: Terms, fields: dict[str, Line], last: Line) -> Header:
    number = _need(fields, "decks", last)
    decks = _read_whole(number)
    _accept(number, check_game_decks(game, decks))
    dealt_from = _need(fields, "dealt-from", last)
    device = _read_member(Device, dealt_from)
    _accept(dealt_from, open_shoe(game, decks, device))
    return CardHeader(edition, game, terms, decks, device)


@_read_equipment.register
def _(game: RouletteGame, edition: Edition, terms: Terms, fields: dict[str, Line], _last: Line) -> Header:
    if cards := fields.get("decks") or fields.get("dealt-from"):
        raise _at(cards, Rejection("no-decks", {"case": "no-cards", "game": Text(game.title)}))
    return WheelHeader(edition, game, terms)


@singledispatch
def _read_part(header: Header, part: _Part) -> Recorded:
    raise NotImplementedError(header)


@_read_part.register
def _read_shoe(header: CardHeader, part: _Part) -> RecordedShoe:
    source = _read_source(header, part)
    burn = _read_burn(_need(part.fields, "burn", part.line))
    coups = tuple(map(_read_coup, part.rounds))
    return RecordedShoe(header, part.line.number, part.number, source, burn, coups)


def _read_source(header: CardHeader, part: _Part) -> int | Stack | None:
    line = _need(part.fields, "cards", part.line)
    if line.text == "as-dealt":
        return None
    if line.text != "order":
        return _read_seed(line, AnyOf(("order", "as-dealt")))
    cards = [_accept(row, read_card(code)) for row in part.rows for code in row.text.split(" ")]
    game, decks, device = header.game, header.decks, header.device
    brought = bring_in(header.edition, game, cards, decks=decks, back="red", device=device)
    # This is the order of the cards in the shoe, so they are already cut.
    stack = replace(_accept(line, brought), step=StackStep.CUT)
    cutting_card = _need(part.fields, "cutting-card", part.line)
    return _accept(cutting_card, insert_cutting_card(game, stack, _read_whole(cutting_card)))


def _read_burn(line: Line) -> RecordedBurn:
    match = _BURN.fullmatch(line.text)
    if not match:
        raise _at(line, Rejection("malformed-line", {"case": "no-burn", "given": f"{line.text!r:.60}"}))
    way = _read_member(BurnWay, Line(line.number, match[1]))
    cards = tuple(None if code == UNSEEN else _accept(line, read_card(code)) for code in match[2].split(" "))
    role = _read_member(Role, Line(line.number, match[3])) if match[3] is not None else None
    return RecordedBurn(line.number, way, cards, role)


def _read_coup(coup: _Round) -> RecordedCoup:
    line, codes = coup.line, coup.line.text.split(" ")
    cutting_card = codes.index(CUTTING_CARD) if CUTTING_CARD in codes else None
    if cutting_card is not None:
        codes.pop(cutting_card)
    cards = tuple(_accept(line, read_card(code)) for code in codes)
    return RecordedCoup(line.number, cards, cutting_card, coup.stakes)


@_read_part.register
def _read_run(header: WheelHeader, part: _Part) -> RecordedRun:
    line = _need(part.fields, "spins", part.line)
    seed = None if line.text == "as-spun" else _read_seed(line, AnyOf(("as-spun",)))
    return RecordedRun(header, part.number, seed, tuple(map(_read_spin, part.rounds)))


def _read_spin(spin: _Round) -> RecordedSpin:
    line = spin.line
    match = _SPIN.fullmatch(line.text)
    if not match:
        raise _at(line, Rejection("malformed-line", {"case": "no-pocket", "given": f"{line.text!r:.60}"}))
    pocket = _accept(line, read_number(_read_whole(Line(line.number, match[1]))))
    return RecordedSpin(line.number, pocket, spin.stakes)


def _read_seed(line: Line, others: AnyOf) -> int:
    word, _, number = line.text.partition(" ")
    if word != "seed":
        raise _at(line, Rejection("unknown-source", {"given": f"{line.text!r:.40}", "others": others}))
    return _read_whole(Line(line.number, number), most=SEEDS - 1)


def _read_whole(line: Line, *, least: int = 0, most: int = 10**9) -> int:
    if not _NUMBER.fullmatch(line.text) or not least <= int(line.text) <= most:
        refused = Rejection(
            "bad-number",
            {"case": "not-whole", "given": f"{line.text!r:.40}", "least": least, "most": most},
        )
        raise _at(line, refused)
    return int(line.text)


def _read_money(line: Line) -> Cents:
    if not _MONEY.fullmatch(line.text):
        raise _at(line, Rejection("bad-money", {"case": "in-a-record", "given": f"{line.text!r:.40}"}))
    return int(line.text.replace(".", ""))


def _read_member(kind: type[Member], line: Line) -> Member:
    read = next((member for member in kind if member == line.text), None)
    if read is None:
        known = ListOf(tuple(member.value for member in kind))
        raise _at(line, Rejection("unknown-word", {"given": f"{line.text!r:.40}", "known": known}))
    return read
