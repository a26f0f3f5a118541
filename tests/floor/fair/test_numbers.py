"""Deals with numbers of terminals: proofs, a second implementation, the auditor, and earlier promises."""

import asyncio
import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.days.log_events import LogEvent, audit_log
from kit.findings import tells
from kit.games import dealt
from kit.games.terminal_numbers import WHEEL, Spins, check, drawn, on_wheel
from kit.store.logged import act_name
from kit.support import RAPID
from kit.tables.dealers import VENUE, Dealer, read_proof
from kit.tables.live_table import SUE
from kit.wheels.live_wheel import SENSOR

from pitboss.acting.acts.act import Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.fair.proofs import Out, Proof, Verdict
from pitboss.aggregates import REGISTRY
from pitboss.audit.auditor import Audit, Wrong, audit
from pitboss.audit.finding import finding
from pitboss.baccarat.acts.shoe import cards
from pitboss.floor.fair.fairness import CommitDeal, DealCommitted, DealRevealed
from pitboss.floor.fair.number_events import DealMixed, Number
from pitboss.floor.fair.numbers import CommitNumber, DisputeDeal, MixDeal, RevealNumber
from pitboss.floor.fair.proofs import check_proof, deal_proof
from pitboss.floor.people.keys import DeviceKind, GrantKey
from pitboss.game.fair import DealKind, commitment, drawn_cut, number_commitment, spin_number
from pitboss.kernel.decision import Decided
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.roulette.acts.play import BallAtRest, NewGame, SpinBall
from pitboss.rules.procedure import BurnWay
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.runner import mixing, shoes
from pitboss.service.runner.mixing import mix_deals
from pitboss.store.log import canonical
from pitboss.store.memory import MemoryStore

PAGE = Path(__file__).parent.parent.parent.parent / "docs" / "guide" / "fair.md"
HEX = st.binary(min_size=32, max_size=32).map(bytes.hex)
NAMES = st.sampled_from(("1", "10", "2", "live-1/ann", "live-1/Bo Ng", "live-1/李"))


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mixing, "TELLING_S", 0.05)


def on_the_page() -> dict[str, Any]:
    """The functions on the page on fair dealing, and no code of Pitboss."""
    lines = PAGE.read_text(encoding="utf-8").split("In Python:")[1].split("```")[1].splitlines()
    program = [line[4:] for line in lines if line.startswith((">>> ", "... "))]
    found: dict[str, Any] = {}
    exec("\n".join(program), found)
    return found


@settings(max_examples=40)
@given(HEX, HEX, st.dictionaries(NAMES, st.tuples(HEX, st.booleans())), st.sampled_from((6, 8)))
def test_the_page_and_the_server_agree_on_any_numbers(
    seed: str, head: str, drawn_: dict[str, tuple[str, bool]], decks: int
) -> None:
    page, secret = on_the_page(), bytes.fromhex(seed)

    def numbers(kind: DealKind, game: str, deal: str) -> dict[str, Number]:
        return {
            terminal: Number(
                number_commitment(kind, game, deal, terminal, drawn_[terminal][0]),
                drawn_[terminal][0] if drawn_[terminal][1] else None,
            )
            for terminal in sorted(drawn_)
        }

    revealed = numbers(DealKind.SPIN, "w", "w-1")
    label, counts = (
        "spin/w/w-1",
        {terminal: each.number or each.commitment for terminal, each in revealed.items()},
    )
    number = page["below"](page["stream"](page["key"](secret, label, head, counts), label), 37)
    promise = DealCommitted("w", "w-1", DealKind.SPIN, page["sha256"](f"{label}/2/{seed}"), RAPID, 2)
    spun = deal_proof(
        [promise, DealMixed("w", "w-1", head, revealed), DealRevealed("w", "w-1", seed, number=number)], "w-1"
    )
    assert isinstance(spun, Proof)
    assert check(msgspec.json.decode(msgspec.json.encode(spun), type=Proof)) is None
    assert check(msgspec.structs.replace(spun, number=(number + 1) % 37)) is not None

    revealed = numbers(DealKind.SHOE, "t", "1")
    label, counts = (
        "shoe/t/1",
        {terminal: each.number or each.commitment for terminal, each in revealed.items()},
    )
    made = page["sha256"](f"{label}/2/{seed}")
    cut = page["virtual_cut"](
        label, made, {terminal: each.commitment for terminal, each in revealed.items()}, decks
    )
    out = page["shoe"](page["key"](secret, label, head, counts), label, decks, cut)
    dealt = deal_proof(
        [
            DealCommitted("t", "1", DealKind.SHOE, made, RAPID, 2),
            DealMixed("t", "1", head, revealed),
            DealRevealed("t", "1", seed, decks, cut, tuple(Out("t-1", card) for card in out)),
        ],
        "1",
    )
    assert isinstance(dealt, Proof)
    verdict = check_proof(dealt)
    assert isinstance(verdict, Verdict)
    assert verdict.fails is None
    assert verdict.holds[2] == Text("proof-order-as-committed", {"decks": decks, "cut": cut})


@settings(max_examples=15)
@given(st.sets(st.sampled_from("123456")), st.sets(st.sampled_from("123456")))
def test_verify_deal_agrees_with_what_was_dealt_with_any_numbers(
    revealed: set[str], withheld: set[str]
) -> None:
    async def play(spins: Spins) -> None:
        number = await spins.spin("w-1", *sorted(revealed), withhold=tuple(sorted(withheld - revealed)))
        proof = await spins.proof("w-1")
        assert (proof.number, len(proof.numbers)) == (number, len(revealed | withheld))
        assert check(proof) is None
        assert isinstance(await audit(spins.floor.store), Audit)

    original, mixing.TELLING_S = mixing.TELLING_S, 0.01
    on_wheel(play)
    mixing.TELLING_S = original


def test_with_nobody_playing_the_log_stands_for_the_numbers_and_nobody_waits() -> None:
    async def play(spins: Spins) -> None:
        await spins.begin("w-1")
        await spins.close()
        rows = await spins.floor.store.stream(f"wheel/{WHEEL}")
        await spins.finish("w-1")
        proof = await spins.proof("w-1")
        assert (proof.head, proof.numbers) == (sha256(canonical(*rows[-1][:-1])).hexdigest(), ())
        verdict = check_proof(proof)
        assert isinstance(verdict, Verdict)
        assert verdict.holds[1] == Text("proof-no-numbers")

    on_wheel(play)


def test_a_spin_that_is_void_before_its_numbers_are_in_proves_its_seed_alone() -> None:
    proof = Proof(
        "w", RAPID, "w-1", DealKind.SPIN, commitment(DealKind.SPIN, "w", "w-1", bytes(32)), "00" * 32
    )
    proof = msgspec.structs.replace(proof, scheme=2)
    verdict = check_proof(proof)
    assert isinstance(verdict, Verdict)
    assert verdict.fails is None
    assert verdict.holds[1] == Text("proof-not-dealt")
    early = check(msgspec.structs.replace(proof, number=3))
    assert early == Text("proof-dealt-too-early")


def test_a_shoe_is_mixed_after_the_cut_and_deals_as_its_proof_says() -> None:
    async def play() -> None:
        async with FloorEngine(MemoryStore(), VENUE, clock=lambda: 0) as floor:
            dealer = await Dealer(floor).open()
            await dealt.prepare_shoe(floor, "m-1")
            number = drawn("7", "1")
            made = number_commitment(DealKind.SHOE, "m-1", "1", "7", number)
            await floor.do("n-1", CommitNumber("7", "m-1", "1", made), "pt/7")
            await dealer.bring()
            promise = dealer.fair.deals["1"].commitment
            depth = dealt.cut_of(floor, "m-1")
            assert depth == drawn_cut("m-1", "1", promise, {"7": made}, range(52, 365))
            await dealer.do(cards.Cut(depth), Person("virtual-supervisor", SUE.role))
            await floor.do("n-2", RevealNumber("7", "m-1", "1", number), "pt/7")
            await dealer.do(cards.InsertCuttingCard(300))
            assert await mix_deals(floor, "m-1") is None
            await dealer.do(cards.Burn(BurnWay.FACE_DOWN, (None,)))
            await dealer.deal("m-1-1")
            await dealer.do(cards.TakeOutCards("order-a-shuffle"), SUE)
            assert await shoes.reveal_over(floor, "m-1") is None
            proof = await read_proof(floor, "m-1", "1")
            assert isinstance(proof, Proof)
            assert check(proof) is None
            assert isinstance(await audit(floor.store), Audit)

    asyncio.run(play())


def test_what_a_terminal_disputes_is_kept_once() -> None:
    async def play(spins: Spins) -> None:
        await spins.spin("w-1", "7")
        dispute = DisputeDeal("7", WHEEL, "w-1", "The number is another.")
        assert await spins.ask(DisputeDeal("7", WHEEL, "w-9", "x")) == "deal-not-committed"
        assert await spins.ask(DisputeDeal("7", WHEEL, "w-1", " ")) == "reason-needed"
        assert await spins.ask(dispute) is None
        assert await spins.ask(msgspec.structs.replace(dispute, finding="Again.")) == "deal-disputed"
        assert spins.fair.deals["w-1"].disputes == {"7": "The number is another."}

    on_wheel(play)


def test_what_is_no_number_is_refused() -> None:
    async def play(spins: Spins) -> None:
        await spins.begin("w-1")
        assert await spins.ask(CommitNumber("7", WHEEL, "w-1", "no")) == "bad-number"
        assert await spins.ask(CommitNumber(" ", WHEEL, "w-1", "ab" * 32)) == "bad-number"
        assert await spins.ask(CommitNumber("7", WHEEL, "w-2", "ab" * 32)) == "deal-not-committed"
        assert await spins.ask(CommitNumber("7", "x", "w-1", "ab" * 32)) == "deal-not-committed"
        await spins.close()
        assert await spins.tell("w-1", "7") == "number-not-committed"
        assert await spins.ask(MixDeal(WHEEL, "w-1", "no")) == "bad-number"
        await spins.finish("w-1")
        assert await spins.ask(MixDeal(WHEEL, "w-1", "ab" * 32)) == "deal-revealed"

    on_wheel(play)


# Promises of earlier releases.


def test_a_promise_that_was_open_at_the_upgrade_is_kept_by_the_seed_alone() -> None:
    async def play(spins: Spins) -> None:
        seed = bytes(range(32))
        made = commitment(DealKind.SPIN, WHEEL, "w-1", seed, scheme=1)
        old = DealCommitted(WHEEL, "w-1", DealKind.SPIN, made, RAPID)
        await spins.floor.secret_put(shoes.VAULT, made, seed)
        await spins.begin("other")
        await spins.close()
        await spins.finish("other")
        # In the format of the release before: without a scheme.
        known = REGISTRY.handlers[CommitDeal]
        REGISTRY.handlers[CommitDeal] = known._replace(decide=lambda *_: Decided(((f"fair/{WHEEL}", old),)))
        try:
            command = CommitDeal(WHEEL, "w-1", DealKind.SPIN, made)
            assert await spins.ask(command) is None
        finally:
            REGISTRY.handlers[CommitDeal] = known
        await spins.do(NewGame("w-1"), SpinBall())
        assert await spins.commit("w-1", "7") == "number-too-late", "no terminal has a number in it"
        await spins.do(EndPeriod())
        number = await dealt.spun(spins.floor, WHEEL, "w-1")
        assert number == spin_number(WHEEL, "w-1", seed)
        await spins.do(BallAtRest(number, SENSOR))
        assert await dealt.reveal_spin(spins.floor, WHEEL, "w-1") is None
        proof = await spins.proof("w-1")
        assert (proof.scheme, check(proof)) == (1, None)
        assert isinstance(await audit(spins.floor.store), Audit)

    on_wheel(play)


# Findings of the auditor.


def night() -> list[LogEvent]:
    """A spin with three numbers, one of them withheld, in the form of the log."""

    async def play(spins: Spins) -> list[LogEvent]:
        await spins.spin("w-1", "7", "9", withhold=("8",))
        return [
            LogEvent(row.stream, row.type, row.at, row.by, row.command, json.loads(row.body), [])
            async for piece in spins.floor.store.events()
            for row in piece
        ]

    log: list[LogEvent] = on_wheel(play)
    return log


def why(log: list[LogEvent]) -> Text:
    found = audit_log(log)
    assert isinstance(found, Wrong), "the auditor found nothing"
    return found.why


def at(log: list[LogEvent], type_: str, nth: int = 0) -> int:
    return [n for n, each in enumerate(log) if each.type == type_][nth]


def test_an_honest_night_is_sound() -> None:
    assert isinstance(audit_log(night()), Audit)


@pytest.mark.parametrize(
    ("type_", "change", "expected"),
    [
        ("deal-committed.1", {"scheme": 3}, finding("audit-no-scheme", scheme="3")),
        ("number-committed.1", {"commitment": "no"}, finding("audit-bad-number-commitment")),
        ("number-committed.1", {"commitment": "ab" * 32}, finding("audit-other-number", terminal="7")),
        ("number-committed.1", {"deal": "w-2"}, finding("audit-takes-no-numbers", deal="w-2")),
        ("number-revealed.1", {"value": "ab" * 32}, finding("audit-other-number", terminal="7")),
        (
            "number-revealed.1",
            {"terminal": "5"},
            finding("audit-no-number-to-reveal", terminal="5", deal="w-1"),
        ),
        ("deal-mixed.1", {"head": "ab" * 32}, finding("audit-mixed-hash")),
        ("deal-mixed.1", {"numbers": {}}, finding("audit-unreadable-content")),
    ],
)
def test_a_number_that_was_rewritten_is_found(type_: str, change: dict[str, Any], expected: Text) -> None:
    log = night()
    log[at(log, type_)].body |= change
    assert tells(why(log), expected)


def test_a_planted_substitution_is_found() -> None:
    """The server denies a number that was revealed, or adds one that was not."""
    log = night()
    mixed = log[at(log, "deal-mixed.1")]
    del mixed.body["numbers"]["7"]["number"]
    assert tells(why(log), finding("audit-mixed-others", deal="w-1"))
    log = night()
    log[at(log, "deal-mixed.1")].body["numbers"]["8"]["number"] = drawn("8", "w-1")
    assert tells(why(log), finding("audit-mixed-others", deal="w-1"))
    log = night()
    del log[at(log, "deal-mixed.1")].body["numbers"]["8"]
    assert tells(why(log), finding("audit-mixed-others", deal="w-1"))


def test_a_planted_number_is_found() -> None:
    """Every event has another number than the seed and the numbers give."""
    log = night()
    rest = next(
        each for each in log if each.stream == f"wheel/{WHEEL}" and act_name(each.body) == "ball-at-rest"
    )
    wrong = (rest.body["act"]["pocket"] + 1) % 37
    rest.body["act"]["pocket"] = log[at(log, "deal-revealed.1")].body["number"] = wrong
    assert tells(why(log), finding("audit-spin-outcome", spin="w-1", read=wrong))


def test_numbers_out_of_their_time_are_found() -> None:
    closed = at(night(), "number-revealed.1") - 1

    def moved(type_: str, to: int, nth: int = 0) -> list[LogEvent]:
        log = night()
        log.insert(to, log.pop(at(log, type_, nth)))
        return log

    assert tells(
        why(moved("number-committed.1", closed, 2)), finding("audit-number-committed-late", deal="w-1")
    )
    assert tells(
        why(moved("number-committed.1", closed + 1, 2)), finding("audit-number-chosen-late", deal="w-1")
    )
    assert tells(why(moved("number-revealed.1", closed)), finding("audit-number-revealed-early", deal="w-1"))
    log = night()
    del log[at(log, "deal-mixed.1")]
    assert tells(why(log), finding("audit-dealt-before-mix", deal="w-1"))
    again = night()
    again.insert(at(again, "deal-mixed.1") + 1, again[at(again, "deal-mixed.1")].copy(command="again"))
    assert tells(why(again), finding("audit-mixed-already", deal="w-1"))


@pytest.mark.parametrize(("terminal", "sound"), [("w/ann", True), ("w/bob", False)])
def test_a_number_that_a_seat_adds_is_its_own(terminal: str, *, sound: bool) -> None:
    async def play(spins: Spins) -> object:
        floor = spins.floor
        await floor.do("k-1", GrantKey("seat-1", DeviceKind.SEAT, "w/ann", "setup"), "setup")
        await spins.begin("w-1")
        await floor.do("n-1", CommitNumber(terminal, WHEEL, "w-1", "ab" * 32), "key/seat-1/1")
        return await audit(floor.store)

    found = on_wheel(play)
    assert (
        isinstance(found, Audit)
        if sound
        else tells(
            found.why, finding("audit-number-of-another", device="seat-1", serves="w/ann", terminal="w/bob")
        )
    )


def test_a_virtual_dealer_who_cuts_elsewhere_is_found() -> None:
    async def play() -> object:
        async with FloorEngine(MemoryStore(), VENUE, clock=lambda: 0) as floor:
            dealer = await Dealer(floor).open()
            await dealt.prepare_shoe(floor, "m-1")
            await dealer.bring()
            due = dealt.cut_of(floor, "m-1")
            await dealer.do(cards.Cut(53 if due != 53 else 54), Person("virtual-supervisor", SUE.role))
            assert not isinstance(await mix_deals(floor, "m-1"), Rejection)
            return await audit(floor.store)

    found = asyncio.run(play())
    assert isinstance(found, Wrong)
    assert tells(found.why, finding("audit-virtual-cut"))
