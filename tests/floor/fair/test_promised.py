"""A promised result counts or is void: no two people can enter another, and the auditor finds an attempt."""

import json
from dataclasses import replace
from typing import Any

import msgspec
import pytest
from kit.days.log_events import LogEvent, audit_log
from kit.findings import tells
from kit.games.promises import SEED, SPIN, Promises, by_the_seed_alone, why
from kit.store.logged import first_form
from kit.support import RAPID
from kit.tables.live_table import AMY, GUS, SUE, LiveTable, seated
from kit.wheels.live_wheel import CONFIRMED, UNCONFIRMED, LiveWheel, automated, report

from pitboss.acting.acts.act import Act
from pitboss.acting.fair.proofs import Verdict
from pitboss.aggregates import REGISTRY
from pitboss.audit.auditor import Audit
from pitboss.audit.finding import finding
from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.fair.fairness import Deal, FairDeals
from pitboss.floor.fair.promised import with_entered
from pitboss.floor.fair.proofs import check_proof, deal_proof
from pitboss.game.fair import DealKind, deal_key, spin_number
from pitboss.game.irregularities import Report
from pitboss.kernel.decision import Given as Outside
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.entry import Posted
from pitboss.roulette.acts.irregular import CorrectNumber, VoidSpin
from pitboss.roulette.decide import ActAtWheel, WheelActed
from pitboss.rules.irregularity import Given, Kind
from pitboss.rules.procedure import Announcement
from pitboss.service.views.ruling_preview import DraftReport, preview
from pitboss.words.rendering import english

MIX = "cd" * 32
SECRET = Deal(DealKind.SPIN, "ab" * 32, "x")
TOLD = msgspec.structs.replace(SECRET, seed=SEED.hex())
MIXED = msgspec.structs.replace(TOLD, scheme=2, mix=MIX)
DUE = spin_number("w", "w-1", SEED)
OTHER = (DUE + 9) % 37
NATURAL = ("9S", "KH", "KD", "7C")


def entering(number: int) -> CorrectNumber:
    return CorrectNumber(
        report(Kind.AUTOMATED_WHEEL_FAULTY, CONFIRMED), number, "The wheel was faulty.", "w-1"
    )


def by_two(rim: LiveWheel, act: Act, deal: Deal | None) -> str | None:
    """The code of the refusal to two supervisors; none if the act is done."""
    fair = None if deal is None else FairDeals({"w-1": deal})
    states = {"wheel/w": rim.now, "table/w": None, "fair/w": fair, "device/wheel-w": None}
    answer = REGISTRY.decide(states, ActAtWheel("w", act, SUE, GUS), Outside(rim.at + 1_000, b"secret"))
    assert isinstance(answer, Posted | Rejection)
    return answer.code if isinstance(answer, Rejection) else None


@pytest.mark.parametrize(
    ("deal", "read", "entered", "refused"),
    [
        (SECRET, DUE, OTHER, "promise-says-otherwise"),
        (TOLD, DUE, OTHER, "promise-says-otherwise"),
        (TOLD, OTHER, (DUE + 1) % 37, "promise-says-otherwise"),
        (TOLD, OTHER, DUE, None),
        (MIXED, spin_number("w", "w-1", deal_key(SEED, MIX)), OTHER, "promise-says-otherwise"),
        (MIXED, OTHER, spin_number("w", "w-1", deal_key(SEED, MIX)), None),
        (msgspec.structs.replace(SECRET, withdrawn="The seed was lost."), DUE, OTHER, None),
        (None, DUE, OTHER, None),
    ],
    ids=["secret", "told", "misread", "put-right", "mixed", "mixed-put-right", "withdrawn", "unpromised"],
)
def test_only_the_promised_number_is_entered(
    deal: Deal | None, read: int, entered: int, refused: str | None
) -> None:
    rim = automated().play("w-1", read)
    assert by_two(rim, entering(entered), deal) == refused
    void = VoidSpin(report(Kind.AUTOMATED_WHEEL_FAULTY, UNCONFIRMED), "The wheel was faulty.", "w-1")
    assert by_two(rim, void, deal) is None


def test_the_desk_offers_no_other_number_for_a_promised_spin() -> None:
    rim = automated().play("w-1", DUE)
    draft = DraftReport(Report(Kind.AUTOMATED_WHEEL_FAULTY, CONFIRMED), "w-1")

    def remedies(deal: Deal) -> list[str]:
        return [
            remedy.act for remedy in preview(rim.now, draft, rim.at, "w", FairDeals({"w-1": deal})).remedies
        ]

    assert "correct-number" not in remedies(SECRET) + remedies(TOLD)
    rim = automated().play("w-1", OTHER)
    assert "correct-number" in remedies(TOLD), "what the wheel misread is put right"


def at_table(pit: LiveTable, act: Act, fair: FairDeals | None) -> str | None:
    states = {"table/1": pit.now, "fair/1": fair}
    answer = REGISTRY.decide(states, ActAtTable("1", act, AMY, SUE), Outside(pit.at + 1_000, b"secret"))
    assert isinstance(answer, Posted | Rejection)
    return answer.code if isinstance(answer, Rejection) else None


def report_cards(*cards: str) -> ReportIrregularity:
    return ReportIrregularity(Report(Kind.SHOE_DIFFERS, {Given.OUTCOME_CONFIRMED: True}), actual=cards)


@pytest.mark.parametrize("settled", [True, False])
@pytest.mark.parametrize(
    "cards",
    [("KH", "9S", "KD", "7C"), ("9S", "KH", "KD", "8C"), ("9S", "KH", "KD"), ("2S", "KH", "KD", "7C", "2H")],
)
def test_the_cards_of_a_promised_shoe_lie_as_they_left_it(cards: tuple[str, ...], settled: bool) -> None:
    pit = seated(RAPID)
    pit.start().call(Announcement.NO_MORE_BETS).deal(" ".join(NATURAL))
    if settled:
        pit.settle()
    deal = Deal(DealKind.SHOE, "ab" * 32, RAPID)
    assert at_table(pit, report_cards(*cards), FairDeals({"1": deal})) == "promise-says-otherwise"
    assert at_table(pit, report_cards(*cards), None) is None
    assert at_table(pit, report_cards(*cards), FairDeals({"2": deal})) is None, "another shoe was promised"
    assert at_table(pit, report_cards(*NATURAL), FairDeals({"1": deal})) is None
    assert at_table(pit, ReportIrregularity(Report(Kind.MISDEAL)), FairDeals({"1": deal})) is None, (
        "it can be void"
    )


# The auditor, and checks of a deal.


VERSION = 4
"""The current version of events at wheels."""


def _body(event: WheelActed, version: int) -> dict[str, Any]:
    """The body of an event in the current version, or in one of the first."""
    body: dict[str, Any] = json.loads(event.to_log())
    return body if version == VERSION else first_form(body)


def rewritten(version: int, *, before: bool) -> list[LogEvent]:
    """A log in which two supervisors entered a number that was not promised, before or after the seed."""
    rim = automated()
    promises, opened = Promises(rim=rim), len(rim.events)
    assert promises.commit("w-1", SPIN) is None
    rim.play("w-1", DUE)
    if before:
        rim.do(entering(OTHER), SUE, GUS)
    assert promises.reveal("w-1") is None
    if not before:
        rim.do(entering(OTHER), SUE, GUS)
    kind = f"wheel-acted.{version}"
    acts = [
        LogEvent("wheel/w", kind, event.at, "test", f"c-{at}", _body(event, version), [])
        for at, event in enumerate(rim.events)
    ]
    first, last = (json.loads(msgspec.json.encode(event)) for event in promises.events)
    committed = LogEvent(
        "fair/w", "deal-committed.1", acts[opened].at, "f", "f-1", by_the_seed_alone(first), []
    )
    revealed = LogEvent("fair/w", "deal-revealed.1", acts[-1].at, "f", "f-2", last, [])
    events = [*acts[:opened], committed, *acts[opened:]]
    return [*events, revealed] if before else [*events[:-1], revealed, events[-1]]


@pytest.mark.parametrize("before", [True, False])
def test_the_auditor_refuses_a_number_that_was_promised_otherwise(before: bool) -> None:
    facts = {"number": OTHER, "spin": "w-1", "promised": DUE}
    assert why(rewritten(VERSION, before=before)) == finding("audit-number-not-promised", **facts)
    earlier = audit_log(rewritten(1, before=before))
    assert isinstance(earlier, Audit)
    (notice,) = earlier.notices
    assert tells(notice, finding("audit-notice-number-not-promised", **facts))


def test_the_auditor_refuses_one_signature_and_lists_what_earlier_releases_took() -> None:
    def alone(version: int) -> list[LogEvent]:
        rim = automated().play("w-1", 5).do(entering(6), SUE, GUS)
        events = [
            LogEvent("wheel/w", f"wheel-acted.{version}", each.at, "t", f"c-{at}", _body(each, version), [])
            for at, each in enumerate(rim.events)
        ]
        del events[-1].body["approved"]
        return events

    assert tells(why(alone(VERSION)), finding("audit-changed-alone", name="sue"))
    earlier = audit_log(alone(1))
    assert isinstance(earlier, Audit)
    assert len(earlier.notices) == 1
    mixed = alone(1)
    mixed[-2] = replace(mixed[-2], type="wheel-acted.2")
    assert tells(why(mixed), finding("audit-earlier-release"))


def test_the_check_of_a_deal_shows_what_staff_entered() -> None:
    rim = automated()
    promises = Promises(rim=rim)
    assert promises.commit("w-1", SPIN) is None
    rim.play("w-1", DUE)
    assert promises.reveal("w-1") is None
    proof: Any = deal_proof(promises.events, "w-1")
    proof = msgspec.convert({**msgspec.to_builtins(proof), **by_the_seed(proof)}, type(proof))
    assert with_entered(proof, rim.now) == proof
    rim.do(entering(OTHER), SUE, GUS)
    verdict = check_proof(with_entered(proof, rim.now))
    assert isinstance(verdict, Verdict)
    assert verdict.fails is not None
    assert english(verdict.fails) == f"Staff entered {OTHER} for it, and by the seed it is {DUE}."


def by_the_seed(proof: Any) -> dict[str, Any]:
    """The fields of a proof before terminals added numbers."""
    expected = by_the_seed_alone({"scheme": 2, "kind": proof.kind, "game": proof.game, "deal": proof.deal})
    return {"commitment": expected["commitment"], "scheme": 1}
