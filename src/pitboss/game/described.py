"""The description of an irregularity, and its ruling as text for staff."""

import msgspec

from pitboss.game.irregularities import CoupState, Ordered, Report, Ruling, game_of, kinds
from pitboss.game.settlement import read_stake
from pitboss.kernel.decision import is_line
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, AnyOf, ListOf, Text, together
from pitboss.rules.duties import Tell
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
    if not known:
        return Rejection(
            "irregularity-unknown",
            {"case": "none-known", "edition": Text(edition.title), "given": f"{key!r:.40}"},
        )
    choice = ListOf(tuple(kind.value for kind in known))
    return Rejection(
        "irregularity-unknown",
        {"case": "choose", "edition": Text(edition.title), "given": f"{key!r:.40}", "known": choice},
    )


def read_described(edition: Edition, described: object, kind: Kind) -> tuple[CoupState, Report] | Rejection:
    """The coup and the report of a description, or its rejection.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> coup, report = read_described(EDITION, {"coup": {"player": ["9S"]}}, Kind.MISDEAL)
    >>> coup.player, report.kind.value
    (('9S',), 'misdeal')
    """
    try:
        read = msgspec.convert(described, Described)
        report = msgspec.convert({"kind": kind, **read.report}, Report)
    except msgspec.ValidationError as problem:
        return Rejection("bad-state", {"case": "not-a-coup", "problem": str(problem)})
    names = (*read.coup.wagers, *(key for wagers in read.coup.wagers.values() for key in wagers))
    if not is_line(*names, *report.players):
        return Rejection("bad-state", {"case": "names"})
    game = game_of(edition, read.coup)
    if isinstance(game, Rejection):
        return game
    for wagers in read.coup.wagers.values():
        for key, cents in wagers.items():
            stake = read_stake(game, key, cents)
            if isinstance(stake, Rejection):
                return stake
    if report.kind is not kind:
        return Rejection(
            "bad-state", {"case": "other-kind", "reported": report.kind.text, "asked": kind.text}
        )
    return read.coup, report


def instruction(order: Ordered) -> Text:
    """A step of a ruling as an instruction to staff.

    >>> from pitboss.kernel.roles import Role
    >>> instruction(Ordered(Effect.VOID_COUP, "12.1.2", by=(Role.CASINO_SUPERVISOR,))).key
    'order-by'
    """
    step = order.effect.option if order.may else order.effect.text
    roles = AnyOf(tuple(role.text for role in order.by))
    if order.needs:
        condition = together([fact.text for fact in order.needs])
        if order.by:
            return Text("order-if-by", {"step": step, "condition": condition, "roles": roles})
        return Text("order-if", {"step": step, "condition": condition})
    if order.by:
        return Text("order-by", {"step": step, "roles": roles})
    return Text("order", {"step": step})


def telling(tell: Tell) -> Text:
    """A duty to notify as an instruction to staff."""
    return Text("order-tell", {"who": tell.who.text, "due": tell.due.text, "clause": tell.clause})


def ruling_lines(edition: Edition, coup: CoupState, ruling: Ruling) -> list[Text]:
    """The ruling as text for staff: what happened, the steps in order, stakes to return, whom to notify."""
    lines = [
        Text(
            "ruling-title",
            {"kind": ruling.kind.text, "edition": Text(edition.title), "clause": ruling.clause},
        ),
        *(
            Text("ruling-step", {"number": number, "order": instruction(order), "clause": order.clause})
            for number, order in enumerate(ruling.orders, start=1)
        ),
    ]
    if Effect.VOID_COUP in ruling.effects:
        for player, wagers in coup.wagers.items():
            stakes = Amount(sum(wagers.values()))
            lines.append(Text("ruling-returns", {"player": player, "stakes": stakes}))
    return lines + [telling(tell) for tell in ruling.tells]
