"""The auditor on reports against the record of a table: they have a reason and two signatures."""

from collections.abc import Callable
from typing import Any

import pytest
from kit.days.log_events import act_events, audit_log
from kit.findings import tells
from kit.support import RAPID, STAR
from kit.tables.irregularities import because, report, wagered
from kit.tables.live_table import DEE, SUE, LiveTable

from pitboss.audit.auditor import Audit, Wrong
from pitboss.audit.finding import finding
from pitboss.baccarat.acts.play import DrawCard
from pitboss.rules.irregularity import Kind

Spoil = Callable[[dict[str, Any]], object]


def without_reason(body: dict[str, Any]) -> None:
    del body["act"]["reason"]


def alone(body: dict[str, Any]) -> None:
    del body["approved"]


@pytest.mark.parametrize("spoil", [without_reason, alone])
@pytest.mark.parametrize(
    "kind", [Kind.TOO_FEW_CARDS, Kind.WRONG_CUT, Kind.BURN_FORGOTTEN, Kind.SHUFFLE_FORGOTTEN]
)
def test_a_report_against_the_record_has_a_reason_and_two_signatures(kind: Kind, spoil: Spoil) -> None:
    log = act_events(wagered(STAR, "9S KH").do(because(report(kind)), SUE, DEE).events)
    assert isinstance(audit_log(log), Audit)
    spoil(log[-1].body)
    wrong = audit_log(log)
    assert isinstance(wrong, Wrong)
    assert tells(wrong.why, finding("audit-against-record", kind=kind.value)), wrong.why
    # An earlier release asked for neither.
    log[-1].body["act"] = {**log[-1].body["act"], "act": "report-irregularity.1"}
    log[-1].body["act"].pop("reason", None)
    assert isinstance(audit_log(log), Audit)


def test_a_shoe_that_scans_has_read_every_card_that_a_report_names() -> None:
    pit = wagered(RAPID, "7S 2H KD 3C").do(because(report(Kind.STRAY_PLAYER_CARD, "9S")), DEE, SUE)
    log = act_events(pit.events)
    assert isinstance(audit_log(log), Audit)
    without_reason(log[-1].body)
    wrong = audit_log(log)
    assert isinstance(wrong, Wrong)
    assert tells(wrong.why, finding("audit-against-record", kind="stray-player-card"))


def test_a_dummy_that_nothing_prompted_is_found_and_a_card_too_many_takes_a_supervisor() -> None:
    pit = wagered(RAPID, "9S KH KD 7C").do(DrawCard("5H")).do(report(Kind.STRAY_BANKER_CARD), DEE, SUE)
    log = act_events(_prompted(pit).events)
    assert isinstance(audit_log(log), Audit)
    log[-1].body["act"]["report"]["kind"] = "prompted-dummy"
    assert isinstance(audit_log(log), Audit)
    stray = next(each for each in log if each.body["act"]["act"].startswith("report"))
    alone(stray.body)
    wrong = audit_log(log)
    assert isinstance(wrong, Wrong)
    assert wrong.why.key == "audit-effect-of-another"


def _prompted(pit: LiveTable) -> LiveTable:
    """The coup that the card begins, and a supervisor's word that the system prompted it."""
    pit.reveal().settle().start("1-2").do(DrawCard("5H"))
    return pit.do(report(Kind.PROMPTED_DUMMY), SUE)


def test_a_coup_with_wagers_was_not_prompted() -> None:
    pit = wagered(RAPID, "9S KH KD 7C").do(DrawCard("5H")).do(report(Kind.STRAY_BANKER_CARD), DEE, SUE)
    log = act_events(_prompted(pit).events)
    stray = next(each for each in log if each.body["act"]["act"].startswith("report"))
    # The same card, as if it had begun a coup with wagers.
    stray.body["act"]["report"]["kind"] = "stray-player-card"
    stray.body["ruling"].update(kind="stray-player-card", clause="11.8.3")
    stray.body["ruling"]["orders"][0].update(effect="card-starts-next-coup", clause="11.8.3")
    wrong = audit_log(log)
    assert isinstance(wrong, Wrong)
    assert tells(wrong.why, finding("audit-not-prompted"))
