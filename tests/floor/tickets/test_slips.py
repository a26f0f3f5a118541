"""Paper: tickets, forms and vouchers as text and drawings, with amounts in words."""

import re
from collections.abc import Iterator
from xml.etree import ElementTree

import msgspec
import pytest
import segno
from hypothesis import example, given, settings
from hypothesis import strategies as st
from kit.days.books import NOW, SECRET, Books
from kit.support import RAPID, clause

from pitboss.floor.terminals.chips.chip_events import CreditCancelled, HandPaid, HandPayCalled
from pitboss.floor.tickets.slip_drawings import QR_SQUARE_TENTH_MM, as_svg
from pitboss.floor.tickets.slips import (
    COLUMNS,
    Paper,
    Slip,
    as_text,
    payment_form,
    ticket_slip,
    width,
    wrap,
)
from pitboss.floor.tickets.tickets import TicketIssued
from pitboss.floor.tickets.validation import read_number, spaced
from pitboss.kernel.money import LARGEST_STAKE_CENTS
from pitboss.words.amounts import amount_words
from pitboss.words.languages import ENGLISH, Language, languages
from pitboss.words.rendering import say

HELP = "Gamble with care. Help at any hour: 1800 858 858"
SVG = "{http://www.w3.org/2000/svg}"


def issued(cents: int = 120_005) -> TicketIssued:
    books = Books("7")
    books.ticket(cents)
    event = books.events[-1][1]
    assert isinstance(event, TicketIssued)
    return event


def ticket(language: Language = ENGLISH, message: str = HELP) -> Slip:
    return ticket_slip(issued(), SECRET, Paper(language, message))


def texts(svg: str) -> list[str]:
    """All texts in a drawing."""
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


# Tickets.


DATES = {
    "en": "1 Mar {}, 00:00:00 UTC",
    "zh-Hans": "{}年3月1日 00:00:00 UTC",
    "zh-Hant": "{}年3月1日 00:00:00 UTC",
}
"""The first of March as each language writes it."""


@pytest.mark.parametrize("language", languages())
def test_a_ticket_shows_all_that_a_ticket_must(language: Language) -> None:
    slip = ticket(language)
    shown = {
        "venue": "Pitboss Casino",
        "type": say("slip-ticket", language),
        "terminal": say("slip-terminal", language),
        "amount in figures": "$1,200.05",
        "amount in words": amount_words(120_005, language),
        "sequence": "000001",
        "time": DATES[language].format(2026),
        "expiry": DATES[language].format(2027),
        "number": spaced(slip.number or ""),
        "message": HELP,
    }
    text, drawn = as_text(slip), "\n".join(texts(as_svg(slip)))
    for what, value in shown.items():
        assert value in text, what
        assert value in drawn or value in drawn.replace("\n", " "), what


@pytest.mark.parametrize("language", languages())
def test_the_number_stands_in_two_places_in_groups_and_once_in_squares(language: Language) -> None:
    slip = ticket(language)
    assert slip.number is not None
    assert read_number(slip.number) == slip.number
    assert as_text(slip).count(spaced(slip.number)) == 2
    assert texts(as_svg(slip)).count(spaced(slip.number)) == 2
    assert squares(as_svg(slip)) == {
        (x, y)
        for y, row in enumerate(segno.make(slip.number, error="q", micro=False).matrix)
        for x, dark in enumerate(row)
        if dark
    }


def squares(svg: str) -> set[tuple[int, int]]:
    """The dark modules of the code in a drawing, counted from its upper left corner."""
    path = next(path for path in ElementTree.fromstring(svg).iter(f"{SVG}path") if "z" in path.get("d", ""))
    found = [
        (int(x) // QR_SQUARE_TENTH_MM, int(y) // QR_SQUARE_TENTH_MM)
        for x, y in re.findall(r"M(\d+) (\d+)h", path.get("d", ""))
    ]
    assert min(found) == (4, 4), "a quiet zone of four squares"
    return {(x - 4, y - 4) for x, y in found}


def test_the_number_is_worked_out_from_the_secret_and_never_made_up() -> None:
    with pytest.raises(ValueError, match="secret"):
        ticket_slip(issued(), b"another secret")


def test_a_venue_writes_its_own_time() -> None:
    rows = dict(ticket_slip(issued(), SECRET, Paper(utc_offset=600)).rows)
    assert rows["Date and time"] == "1 Mar 2026, 10:00:00 UTC+10:00"
    assert rows["Good until"] == "1 Mar 2027, 10:00:00 UTC+10:00"


# Forms.


@clause(RAPID, "9.1")
@pytest.mark.parametrize("language", languages())
def test_the_form_of_a_manual_payout_asks_the_player_to_check_the_amount_and_to_sign(
    language: Language,
) -> None:
    slip = payment_form(HandPayCalled("7", 12, 760_050), "Pitboss Casino", NOW, Paper(language, HELP))
    text, svg = as_text(slip), as_svg(slip)
    for value in (
        say("slip-form", language),
        "$7,600.50",
        amount_words(760_050, language),
        "000012",
        *(say(f"slip-{each}", language) for each in ("checked", "received", "patron", "witness")),
    ):
        assert value in text
        assert value in texts(svg)
    root = ElementTree.fromstring(svg)
    # Two boxes to tick, one around the amount, and the sheet; two signature lines, and one under the title.
    assert len(list(root.iter(f"{SVG}rect"))) == 4
    assert len(list(root.iter(f"{SVG}path"))) == 3
    assert text.count("[ ] ") == 2


def test_a_signed_form_bears_the_names() -> None:
    paid = HandPaid("7", 12, 1_760_050, "Ann Lee", "Bob O'Neil", "Max Manager")
    slip = payment_form(paid, "Pitboss Casino", NOW)
    assert slip.signatures == (("Player", "Ann Lee"), ("Witness", "Bob O'Neil"))
    assert {"Ann Lee", "Bob O'Neil", "Max Manager"} <= set(texts(as_svg(slip)))
    assert "Released by     Max Manager" in as_text(slip)


def test_a_voucher_says_that_it_is_one() -> None:
    slip = payment_form(CreditCancelled("7", 3, 12_345, "Ann Lee", "Bob"), "Pitboss Casino", NOW)
    assert slip.title == "PAYOUT VOUCHER"
    assert "Released by" not in as_text(slip)
    assert "$123.45" in texts(as_svg(slip))


@pytest.mark.parametrize(
    ("language", "font"),
    [
        ("en", "DejaVu Sans"),
        ("zh-Hans", "Noto Sans CJK SC"),
        ("zh-Hant", "Noto Sans CJK HK"),
        ("tlh", "DejaVu Sans"),
    ],
)
def test_a_printer_knows_the_characters_of_a_language(language: Language, font: str) -> None:
    slip = payment_form(HandPayCalled("7", 12, 760_050), "Pitboss Casino", NOW)
    root = ElementTree.fromstring(as_svg(slip._replace(language=language)))
    assert root.get("{http://www.w3.org/XML/1998/namespace}lang") == language
    families = root.get("font-family", "").split(", ")
    assert font in families
    assert [each for each in families if "CJK" in each][:1] in ([], [font])


# Any content.

LINE = st.text(max_size=200).map(lambda text: "".join(filter(str.isprintable, text)))


@settings(max_examples=40)
@given(LINE.filter(str.strip), LINE, st.integers(1, LARGEST_STAKE_CENTS), st.sampled_from(languages()))
@example("<Casino> & \"Sons\" 'Ltd'", "</svg>", 1, ENGLISH)
@example("W" * 200, "W" * 200, LARGEST_STAKE_CENTS - 1, ENGLISH)
@example("娱" * 200, "请" * 200, 777_777_777_777_777, "zh-Hans")
def test_any_names_and_amounts_fit_onto_paper(
    venue: str, message: str, cents: int, language: Language
) -> None:
    event = msgspec.structs.replace(issued(), venue=venue, cents=cents)
    paper = Paper(language, message)
    for slip in (
        ticket_slip(event, SECRET, paper),
        payment_form(HandPaid("7", 1, cents, "W" * 200, message), venue, NOW, paper),
    ):
        for line in as_text(slip).splitlines():
            assert width(line) <= COLUMNS
        svg = as_svg(slip)
        root = ElementTree.fromstring(svg)
        assert "\n" not in "".join(texts(svg))
        for size in (int(element.get("font-size", "0")) for element in root.iter(f"{SVG}text")):
            assert size >= 1
        assert "".join(texts(svg)).replace(" ", "").count(slip.venue.replace(" ", "")) >= 1


@given(st.text(st.sampled_from("ab 终端"), max_size=60), st.integers(2, 20))
def test_wrapped_text_loses_nothing_but_blanks(text: str, columns: int) -> None:
    lines = wrap(text, columns)
    assert all(0 < width(line) <= columns for line in lines)
    assert "".join(lines).replace(" ", "") == text.replace(" ", "")


# Amounts in words, read back by an independent parser.

SMALL = dict(
    zip(
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
        "sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety".split(),
        [*range(20), *range(20, 100, 10)],
        strict=True,
    )
)
LARGE = {"thousand": 10**3, "million": 10**6, "billion": 10**9, "trillion": 10**12}


def read_english(text: str) -> int:
    match = re.fullmatch(r"(.+?) (dollars?)(?: only| and (\d+) (cents?))", text)
    assert match, text
    total = group = 0
    for word in match[1].replace("-", " ").split():
        if word == "hundred":
            group *= 100
        elif word in LARGE:
            total, group = total + group * LARGE[word], 0
        elif word != "and":
            group += SMALL[word]
    whole, part = total + group, int(match[3] or 0)
    assert (match[2] == "dollar") == (whole == 1)
    assert match[4] is None or (match[4] == "cent") == (part == 1)
    return 100 * whole + part


def read_chinese(text: str) -> int:
    assert re.fullmatch(r"[零壹贰叁肆伍陆柒捌玖拾佰仟万亿元角分整]+", text), text
    assert text.endswith("分") != text.endswith("整")
    rest = text.removesuffix("整")
    total = 0
    if "元" in rest:
        whole, rest = rest.split("元")
        total = 100 * read_number_of(whole)
    for digit, unit in re.findall(r"([壹贰叁肆伍陆柒捌玖])([角分])", rest):
        total += "零壹贰叁肆伍陆柒捌玖".index(digit) * {"角": 10, "分": 1}[unit]
    return total


def read_number_of(text: str) -> int:
    """By place value: the units after a figure give its size."""
    for unit, size in (("亿", 10**8), ("万", 10**4)):
        if unit in text:
            high, low = text.rsplit(unit, 1)
            return read_number_of(high) * size + (read_number_of(low) if low else 0)
    return sum(digit * size for digit, size in figures(text))


def figures(text: str) -> Iterator[tuple[int, int]]:
    for digit, unit in re.findall(r"([零壹贰叁肆伍陆柒捌玖])([拾佰仟]?)", text):
        yield "零壹贰叁肆伍陆柒捌玖".index(digit), {"": 1, "拾": 10, "佰": 100, "仟": 1000}[unit]


AMOUNTS = st.one_of(
    st.integers(0, LARGEST_STAKE_CENTS),
    st.integers(0, 200_000),
    # Figures with many zeros, where gaps are error-prone.
    st.lists(st.sampled_from("00001379"), min_size=1, max_size=15).map(lambda digits: int("".join(digits))),
)


@given(AMOUNTS)
def test_english_words_read_back_as_the_amount(cents: int) -> None:
    assert read_english(amount_words(cents)) == cents


@given(AMOUNTS)
def test_chinese_words_read_back_as_the_amount(cents: int) -> None:
    words = amount_words(cents, "zh-Hans")
    assert read_chinese(words) == cents
    assert "零零" not in words
    assert words == "零元整" or not words.startswith("零")


@pytest.mark.parametrize(
    ("cents", "english", "chinese"),
    [
        (0, "zero dollars only", "零元整"),
        (1, "zero dollars and 1 cent", "壹分"),
        (100, "one dollar only", "壹元整"),
        (10_100, "one hundred and one dollars only", "壹佰零壹元整"),
        (110_000, "one thousand one hundred dollars only", "壹仟壹佰元整"),
        (120_005, "one thousand two hundred dollars and 5 cents", "壹仟贰佰元零伍分"),
        (1_640_902, "sixteen thousand four hundred and nine dollars and 2 cents", "壹万陆仟肆佰零玖元零贰分"),
        (600_714, "six thousand and seven dollars and 14 cents", "陆仟零柒元壹角肆分"),
        (140_950, "one thousand four hundred and nine dollars and 50 cents", "壹仟肆佰零玖元伍角整"),
        (32_500_000, "three hundred and twenty-five thousand dollars only", "叁拾贰万伍仟元整"),
        (10_000_000_500, "one hundred million and five dollars only", "壹亿零伍元整"),
        (10**15, "ten trillion dollars only", "壹拾万亿元整"),
    ],
)
def test_amounts_in_words(cents: int, english: str, chinese: str) -> None:
    assert (amount_words(cents), amount_words(cents, "zh-Hans")) == (english, chinese)


@given(AMOUNTS)
def test_traditional_words_differ_from_simplified_ones_in_their_characters_alone(cents: int) -> None:
    characters = str.maketrans("贰叁陆亿万", "貳參陸億萬")
    assert amount_words(cents, "zh-Hant") == amount_words(cents, "zh-Hans").translate(characters)


def test_a_language_without_number_words_uses_those_of_english() -> None:
    assert amount_words(100, "tlh") == "one dollar only"


def test_there_are_no_words_for_less_than_nothing() -> None:
    with pytest.raises(ValueError, match="nothing"):
        amount_words(-1)
