"""Tickets and forms as drawings: SVG in tenths of a millimetre, with a QR code on redeemable ones."""

from html import escape

import segno

from pitboss.floor.tickets.slips import Slip, width, wrap
from pitboss.floor.tickets.validation import spaced
from pitboss.words.languages import closest
from pitboss.words.rendering import say

MONO = "font-family=\"'DejaVu Sans Mono',monospace\""
GREY = 'fill="#555"'
QR_SQUARE_TENTH_MM = 13
"""The side of one square of the QR code."""


def as_svg(slip: Slip) -> str:
    """A slip as a drawing: a form of the size A5 if people sign it, or else a ticket."""
    # A printer may not have the languages of the house.
    fonts = escape(say("slip-fonts", closest([slip.language])))
    wide, high, parts = (1480, 2100, _form(slip)) if slip.signatures else (1560, 660, _ticket(slip))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xml:lang="{escape(slip.language)}" '
        f'width="{wide // 10}mm" height="{high // 10}mm" viewBox="0 0 {wide} {high}" font-family="{fonts}">\n'
        f"<title>{escape(slip.title)}, {escape(slip.venue)}</title>\n"
        f'<rect x="2" y="2" width="{wide - 4}" height="{high - 4}" rx="20" fill="#fff" stroke="#999"/>\n'
        + "".join(f"{part}\n" for part in parts)
        + "</svg>\n"
    )


def _ticket(slip: Slip) -> list[str]:
    """A ticket as printers in terminals make them: the number once across and once along the edge."""
    number = spaced(slip.number or "")
    left, right, middle, code = 130, 1140, 635, 29 * QR_SQUARE_TENTH_MM
    parts = [
        f'<g transform="translate(78 330) rotate(-90)">{_text(0, 0, 44, number, 620, MONO)}</g>',
        '<path d="M110 30V630" stroke="#999" stroke-dasharray="12 10"/>',
        _text(middle, 82, 58, slip.venue, right - left, 'font-weight="bold"'),
        _text(middle, 142, 40, slip.title, right - left, 'letter-spacing="6"'),
        _text(middle, 202, 46, number, right - left, MONO, 'font-weight="bold"'),
        _text(middle, 312, 100, slip.figures, right - left, 'font-weight="bold"'),
        *_lines(middle, 366, 34, slip.words, right - left, 2),
    ]
    for place, (label, value) in enumerate(slip.rows):
        x, y = left + 30 + place % 2 * 500, 470 + place // 2 * 74
        parts.append(_text(x, y, 22, label, 460, GREY, 'text-anchor="start"'))
        parts.append(_text(x, y + 34, 32, value, 460, 'text-anchor="start"'))
    parts.append(f'<g transform="translate({right + 10} 60)">{_qr(slip.number or "")}</g>')
    parts += _lines(right + 10 + code // 2, 60 + code + 40, 26, slip.message, code, 4)
    return parts


def _form(slip: Slip) -> list[str]:
    """A form with the amount in a box, the items to tick, and lines to sign on."""
    left, right, middle = 120, 1360, 740
    parts = [
        _text(middle, 170, 70, slip.venue, right - left, 'font-weight="bold"'),
        _text(middle, 260, 56, slip.title, right - left, 'letter-spacing="6"'),
        _line(left, right, 310),
    ]
    y = 310
    for label, value in slip.rows:
        y += 80
        parts.append(_text(left, y, 36, label, 400, GREY, 'text-anchor="start"'))
        parts.append(_text(right, y, 40, value, 780, 'text-anchor="end"'))
    y = 740
    parts.append(f'<rect x="{left}" y="{y}" width="{right - left}" height="330" fill="none" stroke="#000"/>')
    parts.append(_text(middle, y + 150, 120, slip.figures, right - left - 60, 'font-weight="bold"'))
    parts += _lines(middle, y + 225, 40, slip.words, right - left - 60, 2)
    if slip.number:
        parts.append(_text(middle, 1130, 48, spaced(slip.number), right - left, MONO))
    y = 1190
    for tick in slip.ticks:
        parts.append(f'<rect x="{left}" y="{y - 42}" width="50" height="50" fill="none" stroke="#000"/>')
        parts.append(_text(left + 80, y, 38, tick, right - left - 80, 'text-anchor="start"'))
        y += 90
    for label, name in slip.signatures:
        y += 180
        parts.append(_line(left, right, y))
        parts.append(_text(left, y + 48, 34, label, 300, GREY, 'text-anchor="start"'))
        parts.append(_text(right, y + 48, 38, name, 880, 'text-anchor="end"'))
    return parts + _lines(middle, 1940, 34, slip.message, right - left, 3)


def _text(x: int, y: int, size: int, text: str, room: int, *style: str) -> str:
    """A line of text, as large as fits. It is centred unless its style says otherwise."""
    size = min(size, room * 100 // max(_measure(text, 100), 1))
    anchor = "" if any("text-anchor" in each for each in style) else 'text-anchor="middle"'
    attributes = " ".join(each for each in (anchor, *style) if each)
    return f'<text x="{x}" y="{y}" font-size="{size}" {attributes}>{escape(text)}</text>'


def _lines(x: int, y: int, size: int, text: str, room: int, most: int) -> list[str]:
    """A text in at most this many lines, smaller if it would need more."""
    while len(lines := wrap(text, room * 100 // (size * 62))) > most:
        size -= 1
    return [_text(x, y + at * size * 5 // 4, size, line, room) for at, line in enumerate(lines)]


def _measure(text: str, size: int) -> int:
    """The approximate width of a text: a column takes a little more than half the size of its letters."""
    return width(text) * size * 62 // 100


def _line(left: int, right: int, y: int) -> str:
    return f'<path d="M{left} {y}H{right}" stroke="#000"/>'


def _qr(number: str) -> str:
    """The number as a QR code with a quiet zone of four squares."""
    side = QR_SQUARE_TENTH_MM
    rows = segno.make(number, error="q", micro=False).matrix_iter(scale=1, border=4)
    squares = "".join(
        f"M{x * side} {y * side}h{side}v{side}h-{side}z"
        for y, row in enumerate(rows)
        for x, dark in enumerate(row)
        if dark
    )
    return f'<path d="{squares}" shape-rendering="crispEdges"/>'
