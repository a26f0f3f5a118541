"""Checks that two people signed each change to a known result, since the release that requires it."""

from enum import StrEnum
from typing import Any, NamedTuple

from pitboss.audit.baccarat.coups import Table
from pitboss.audit.finding import wrong
from pitboss.audit.money.books import Books
from pitboss.audit.roulette.spins import Wheel
from pitboss.store.log import StoredEvent

OLD = ".1"
"""The version of events from before that release: one signature was enough."""
RANKS = (
    "gaming-supervisor",
    "electronic-gaming-supervisor",
    "casino-supervisor",
    "assistant-gaming-manager",
    "gaming-manager",
    "casino-operator",
)
"""The supervising roles, from the lowest to the highest."""
STAFF = ("dealer", *RANKS)
SHOWN = frozenset(
    "turn expose-card announce-counts select-result settle-initial-deal announce-result".split()
)
"""The acts that show cards of the coup under way."""
VOID = "declare-a-wager-void"
SIGNED = frozenset(
    "report-irregularity choose-option take-measure find-wrong-payment rectify-payment correct-plays".split()
)
"""The acts at a table that may change what a known result pays."""


class Changed(StrEnum):
    """The kind of change that an act made."""

    STAKES = "stakes"
    """Stakes on a known result were returned."""
    RESULT = "result"
    """The result changed, or money moved on a person's statement."""


class Seen(NamedTuple):
    """The known state of a table's coups before an act."""

    past: dict[str, tuple[Any, ...]]
    live: tuple[str, tuple[Any, ...], int] | None


def seen(table: Table) -> Seen:
    """The known results of a table, with their payments."""
    past = {each.key: (each.cards, each.void, each.forfeits, each.settled.lines) for each in table.known}
    coup = table.coup
    if coup is None or not coup.shown:
        return Seen(past, None)
    return Seen(past, (coup.key, tuple(coup.cards), len(coup.stakes) + len(coup.early.lines)))


def changed(name: str, act: Any, before: Seen, table: Table) -> Changed | None:
    """The change that an act made to a known result."""
    if name in ("find-wrong-payment", "rectify-payment", "correct-plays"):
        return Changed.RESULT
    changes = [_past(key, was, table) for key, was in before.past.items()]
    changes += [] if before.live is None else [_live(*before.live, table)]
    if name == "take-measure" and before.live is not None and voids_at_terminals(act):
        changes.append(Changed.STAKES)
    keyed = name == "choose-option" and act.get("effect") == "key-cards"
    keyed |= name == "report-irregularity" and act["report"].get("kind") == "shoe-misreads"
    if Changed.RESULT in changes:
        return Changed.STAKES if keyed else Changed.RESULT
    return Changed.STAKES if Changed.STAKES in changes else None


def voids_at_terminals(act: Any) -> bool:
    """Whether a measure returns stakes that lie at terminals."""
    return bool(act.get("terminals")) and VOID in act.get("measures", ())


def _past(key: str, was: tuple[Any, ...], table: Table) -> Changed | None:
    now = next((each for each in table.known if each.key == key), None)
    if now is None:
        return Changed.RESULT if table.coup is not None and table.coup.key == key else None
    if now.cards != was[0]:
        return Changed.RESULT
    return None if (now.void, now.forfeits, now.settled.lines) == was[1:] else Changed.STAKES


def _live(key: str, cards: tuple[Any, ...], stakes: int, table: Table) -> Changed | None:
    coup = table.coup
    if coup is None or coup.key != key:
        return Changed.STAKES
    if any(was not in (None, now) for was, now in zip(cards, coup.cards, strict=False)):
        return Changed.RESULT
    return None if len(coup.stakes) + len(coup.early.lines) == stakes else Changed.STAKES


def number_changed(wheel: Wheel, name: str, act: Any) -> Changed | None:
    """The change that an act makes to a known number."""
    if name in ("correct-number", "correct-plays"):
        return Changed.RESULT
    live = wheel.spin
    if name == "take-measure":
        returned = live is not None and live.rests and act.terminals and VOID in act.measures
        return Changed.STAKES if returned else None
    unknown = live is not None and not live.rests
    about_live = live is not None and name == "void-spin" and act.spin in (None, live.key)
    return None if name != "void-spin" or (about_live and unknown) else Changed.STAKES


def check_release(books: Books, row: StoredEvent) -> None:
    """Checks that event versions of a stream do not go down: earlier ones need fewer signatures."""
    version = int(row.type.rpartition(".")[2])
    if version < books.releases.get(row.stream, version):
        wrong("audit-earlier-release")
    books.releases[row.stream] = version


def check_signed(books: Books, row: StoredEvent, body: Any, did: Changed | None) -> None:
    """Checks the required signatures. An event of an earlier release is only listed."""
    if did is None or signed(body, did):
        return
    if not row.type.endswith(OLD):
        wrong("audit-changed-alone", name=body.by.name)
    books.note("audit-notice-changed-alone", row, name=body.by.name)


def signed(body: Any, did: Changed) -> bool:
    """Whether two people signed an act, as its change to a known result requires."""
    by, second = body.by, body.approved
    if second is None or second.name.strip().casefold() == by.name.strip().casefold():
        return False
    if did is Changed.STAKES:
        return {by.role, second.role} <= set(STAFF) and bool({by.role, second.role} & set(RANKS))
    return by.role in RANKS and second.role in RANKS
