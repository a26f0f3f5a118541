"""What the rules made of an act, as the log keeps it, compared with what the auditor finds."""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from pitboss.audit.finding import wrong
from pitboss.kernel.money import Cents


class Reduction(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What came off one wager."""

    player: str
    wager: str
    box: int | None
    back: Cents
    clause: str | None = None


class CardDuty(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a ruling or an instruction leaves to be done with the cards."""

    order: str
    clause: str
    kind: str | None = None


class Findings(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The findings of an act at a table or a wheel."""

    reduced: tuple[Reduction, ...] = ()
    advised: tuple[str, ...] = ()
    early: tuple[str, ...] = ()
    short: str | None = None
    duties: tuple[CardDuty, ...] = ()


def check_findings(
    body: Any,
    *,
    reduced: Mapping[tuple[str, str, int | None], Cents] | None = None,
    advised: Collection[str] = (),
    early: Collection[str] = (),
    short: str | None = None,
    duties: Collection[CardDuty] = (),
) -> None:
    """Compares the findings of an event with these. Earlier releases kept none."""
    claimed: Findings | None = body.findings
    if claimed is None:
        return
    backs = {(one.player, one.wager, one.box): one.back for one in claimed.reduced}
    recorded = (backs, set(claimed.advised), set(claimed.early), claimed.short, claimed.duties)
    if recorded != (reduced or {}, set(advised), set(early), short, tuple(duties)):
        wrong("audit-findings-differ")
