"""The description of an irregularity, and its ruling as text for staff."""

import msgspec

from pitboss.game.irregularities import CoupState, Report, Ruling, instruction, kinds, telling
from pitboss.game.settlement import read_stake
from pitboss.kernel.decision import is_line
from pitboss.kernel.money import dollars
from pitboss.kernel.rejection import Rejection
from pitboss.rules.edition import Edition
from pitboss.rules.irregularity import Effect, Kind


class Described(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The coup, and what staff report about it."""

    coup: CoupState = CoupState()
    report: dict[str, object] = {}


def find_kind(edition: Edition, key: str) -> Kind | Rejection:
    """The kind of irregularity with this key.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> find_kind(EDITION, "misdeal").value, find_kind(EDITION, "rain").code
    ('misdeal', 'irregularity-unknown')
    """
    known = kinds(edition)
    if key in known:
        return Kind(key)
    choice = f" Choose from: {', '.join(known)}." if known else ""
    return Rejection("irregularity-unknown", f"{edition.key} orders nothing for {key!r:.40}.{choice}")


def read_described(described: object, kind: Kind) -> tuple[CoupState, Report] | Rejection:
    """The coup and the report of a description, or its rejection.

    >>> coup, report = read_described({"coup": {"player": ["9S"]}}, Kind.MISDEAL)
    >>> coup.player, report.kind.value
    (('9S',), 'misdeal')
    """
    try:
        read = msgspec.convert(described, Described)
        report = msgspec.convert({"kind": kind, **read.report}, Report)
    except msgspec.ValidationError as problem:
        return Rejection("bad-state", f"That does not describe a coup: {problem}.")
    names = (*read.coup.wagers, *(key for wagers in read.coup.wagers.values() for key in wagers))
    if not is_line(*names, *report.players):
        return Rejection("bad-state", "Names are one line of printable characters.")
    for wagers in read.coup.wagers.values():
        for key, cents in wagers.items():
            stake = read_stake(key, cents)
            if isinstance(stake, Rejection):
                return stake
    if report.kind is not kind:
        return Rejection("bad-state", f"The report is about {report.kind}, not {kind}.")
    return read.coup, report


def ruling_lines(edition: Edition, coup: CoupState, ruling: Ruling) -> list[str]:
    """The ruling as text for staff: what happened, the steps in order, stakes to return, whom to notify."""
    lines = [f"{ruling.kind.label} ({edition.key}, rule {ruling.clause})"]
    for number, order in enumerate(ruling.orders, start=1):
        lines.append(f"{number}. {instruction(order)} ({order.clause})")
    if Effect.VOID_COUP in ruling.effects:
        for player, wagers in coup.wagers.items():
            lines.append(f"Back to {player}: {dollars(sum(wagers.values()))}")
    return lines + [telling(tell) for tell in ruling.tells]
