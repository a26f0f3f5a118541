"""Reports of irregularities, and coups in which they happen."""

from collections.abc import Iterable

import msgspec

from kit.support import RAPID
from kit.tables.live_table import LiveTable, seated
from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.game.cards import Card
from pitboss.game.irregularities import Report
from pitboss.rules.irregularity import Given, Kind
from pitboss.rules.procedure import Announcement


def report(kind: Kind, card: str | None = None, cards: str = "", **answers: bool) -> ReportIrregularity:
    """A report; the names of facts are written with underscores."""
    facts = {Given(name.replace("_", "-")): so for name, so in answers.items()}
    return ReportIrregularity(Report(kind, facts, card, tuple(cards.split())))


def because(act: ReportIrregularity, reason: str = "All at the table saw it.") -> ReportIrregularity:
    """A report against the record of the table, with its reason."""
    return msgspec.structs.replace(act, reason=reason)


def codes(cards: Iterable[Card | None]) -> list[str]:
    """Cards by their codes."""
    return [str(card) for card in cards]


def wagered(edition: str, codes: str = "", key: str = "1-1", pit: LiveTable | None = None) -> LiveTable:
    """A coup with Ann on Player and Bob on Banker, and some cards of it."""
    pit = (pit or seated(edition)).start(key)
    if edition != RAPID:
        pit.bet("ann", "player").bet("bob", "banker")
    pit.call(Announcement.NO_MORE_BETS)
    pit.deal(codes)
    return pit
