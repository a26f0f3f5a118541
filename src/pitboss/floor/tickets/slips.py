"""Paper: the content of redeemable tickets, manual payment forms and payout vouchers, and their text."""

from typing import NamedTuple
from unicodedata import east_asian_width

from pitboss.floor.terminals.chips.chip_events import CreditCancelled, HandPaid, HandPayCalled
from pitboss.floor.tickets.tickets import PaperKind, TicketIssued
from pitboss.floor.tickets.validation import make_number, spaced, ticket_key
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.text import with_zone
from pitboss.words.amounts import amount_words
from pitboss.words.languages import ENGLISH, Language
from pitboss.words.rendering import House, amount, render, say

COLUMNS = 64
"""The width of a slip as text."""


class Slip(NamedTuple):
    """The content of a piece of paper, independent of how it is drawn."""

    title: str
    venue: str
    cents: Cents
    figures: str
    words: str
    """The amount in words."""
    rows: tuple[tuple[str, str], ...]
    number: str | None = None
    """The validation number of a ticket."""
    message: str = ""
    ticks: tuple[str, ...] = ()
    """What the player confirms with a tick."""
    signatures: tuple[tuple[str, str], ...] = ()
    """Who signs, with their names as far as they are known."""
    language: Language = ENGLISH
    """The language of its words, by which a printer chooses its characters."""


class Paper(NamedTuple):
    """How a venue prints."""

    language: Language = ENGLISH
    message: str = ""
    """About responsible gambling, and where to find help. From the settings of the terminal."""
    utc_offset: int = 0
    """How many minutes the clocks of the venue are ahead of UTC."""

    def dated(self, at: Instant) -> str:
        """A moment by the clocks of the venue.

        >>> Paper(utc_offset=600).dated(1_709_208_000_123)
        '29 Feb 2024, 22:00:00 UTC+10:00'
        """
        return render(with_zone(at, self.utc_offset), self.language, House(self.utc_offset))


PLAIN = Paper()


def ticket_slip(issued: TicketIssued, secret: bytes, paper: Paper = PLAIN) -> Slip:
    """A redeemable ticket or a payout voucher. Its number is computed again, because it is not in the log.

    >>> number = make_number(b"secret", "7", 1)
    >>> issued = TicketIssued(ticket_key(b"secret", number), "Pitboss", "7", 1, 500, 0, 1, number[-4:])
    >>> ticket_slip(issued, b"secret").number == number
    True
    """
    number = make_number(secret, issued.terminal, issued.sequence, issued.attempt, issued.epoch)
    if ticket_key(secret, number) != issued.ticket:
        raise ValueError("The ticket was not issued with this secret.")
    language, voucher = paper.language, issued.kind is PaperKind.VOUCHER
    return Slip(
        say("slip-voucher" if voucher else "slip-ticket", language),
        issued.venue,
        issued.cents,
        amount(issued.cents, language, short=False),
        amount_words(issued.cents, language),
        (
            (say("slip-terminal", language), issued.terminal),
            (say("slip-sequence", language), f"{issued.sequence:06d}"),
            (say("slip-time", language), paper.dated(issued.issued)),
            (say("slip-expires", language), paper.dated(issued.expires)),
        ),
        number,
        paper.message,
        (say("slip-checked", language), say("slip-received", language)) if voucher else (),
        ((say("slip-patron", language), ""), (say("slip-witness", language), "")) if voucher else (),
        language,
    )


def payment_form(
    event: HandPayCalled | HandPaid | CreditCancelled, venue: str, at: Instant, paper: Paper = PLAIN
) -> Slip:
    """The form that the player signs for a manual payout, or for a voucher that was paid when it was issued.

    While the payout waits its lines are blank. Afterwards they have the names of those who signed.

    >>> payment_form(HandPayCalled("7", 1, 600_000), "Pitboss", at=0).signatures
    (('Player', ''), ('Witness', ''))
    """
    language = paper.language
    patron, witness, released = "", "", None
    if not isinstance(event, HandPayCalled):
        patron, witness, released = event.patron, event.witness, event.approved_by
    return Slip(
        say("slip-voucher" if isinstance(event, CreditCancelled) else "slip-form", language),
        venue,
        event.cents,
        amount(event.cents, language, short=False),
        amount_words(event.cents, language),
        (
            (say("slip-terminal", language), event.terminal),
            (say("slip-sequence", language), f"{event.sequence:06d}"),
            (say("slip-time", language), paper.dated(at)),
            *([(say("slip-released", language), released)] if released else []),
        ),
        message=paper.message,
        ticks=(say("slip-checked", language), say("slip-received", language)),
        signatures=((say("slip-patron", language), patron), (say("slip-witness", language), witness)),
        language=language,
    )


def as_text(slip: Slip) -> str:
    """A slip for a printer that prints only letters."""
    edge, rule = "=" * COLUMNS, "-" * COLUMNS
    number = [centred(spaced(slip.number))] if slip.number else []
    signed = [("", "", rule, *wrap(f"{pad(label, 16)}{name}", COLUMNS)) for label, name in slip.signatures]
    lines = [
        edge,
        *map(centred, (*wrap(slip.venue, COLUMNS), slip.title)),
        *number,
        rule,
        *(line for label, value in slip.rows for line in wrap(f"{pad(label, 16)}{value}", COLUMNS)),
        rule,
        *map(centred, (slip.figures, *wrap(slip.words, COLUMNS))),
        rule,
        *number,
        *(f"[ ] {tick}" for tick in slip.ticks),
        *(line for lines in signed for line in lines),
        *map(centred, wrap(slip.message, COLUMNS)),
        edge,
    ]
    return "".join(f"{line.rstrip()}\n" for line in lines)


def width(text: str) -> int:
    """How many columns a text takes: a Chinese character takes two.

    >>> width("Terminal"), width("终端")
    (8, 4)
    """
    return sum(2 if east_asian_width(character) in "WF" else 1 for character in text)


def pad(text: str, columns: int) -> str:
    """A text padded with blanks to this many columns."""
    return text + " " * (columns - width(text))


def centred(text: str) -> str:
    """A text in the middle of a slip."""
    return " " * ((COLUMNS - width(text)) // 2) + text


STOPS = "、，。；：！？）」”》"
"""No line begins with one."""


def wrap(text: str, columns: int) -> list[str]:
    """A text in lines of limited width. Only what is longer than a line is broken anywhere.

    >>> wrap("one thousand two hundred dollars only", 20), wrap("壹仟贰佰元整", 8), wrap("", 8)
    (['one thousand two', 'hundred dollars only'], ['壹仟贰佰', '元整'], [])
    >>> wrap("求助热线：1800 858 858。", 11)
    ['求助热线：', '1800 858', '858。']
    """
    lines = [""]
    for piece in _pieces(text.strip()):
        if lines[-1] and width(lines[-1] + piece.rstrip()) > columns:
            lines.append("")
        lines[-1] += piece
        while width(lines[-1].rstrip()) > columns:
            last = lines[-1]
            end = next(end for end in range(len(last), 0, -1) if width(last[:end]) <= columns)
            lines[-1:] = [last[:end], last[end:]]
    return [line.rstrip() for line in lines if line.strip()]


def _pieces(text: str) -> list[str]:
    """What stays in one line: a word in letters or a Chinese character, with what follows it."""
    pieces = list[str]()
    for each in text:
        before = pieces[-1][-1] if pieces else " "
        if each.isspace() or each in STOPS or not (before.isspace() or width(before + each) > 2):
            pieces[-1:] = ["".join([*pieces[-1:], each])]
        else:
            pieces.append(each)
    return pieces
