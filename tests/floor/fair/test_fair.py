"""Fair dealing: the results of a seed, promises and reveals in time, and proofs that anyone can check."""

import hashlib
import hmac
import json
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.days.log_events import LogEvent, act_events, audit_log
from kit.findings import tells
from kit.games.promises import LOST, SEED, SHOE, SPIN, Promises, by_the_seed_alone, why
from kit.support import GUIDE, RAPID, STAR
from kit.tables.live_table import AMY, DEE, SUE, LiveTable, load, seated, set_up
from kit.wheels.live_wheel import EGG, SENSOR, automated, live
from typer.testing import CliRunner, Result

from pitboss.acting.fair.proofs import Out, Proof, Verdict
from pitboss.aggregates import REGISTRY
from pitboss.audit.auditor import Audit
from pitboss.audit.finding import finding
from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.acts.opening import CloseTable, SetTable
from pitboss.baccarat.acts.play import DrawCard
from pitboss.baccarat.acts.shoe.cards import BringCards, Cut, InsertCuttingCard, Shuffle, TakeOutCards
from pitboss.cli.main import command
from pitboss.floor.fair.fairness import (
    CommitDeal,
    DealCommitted,
    DealRevealed,
    RevealDeal,
)
from pitboss.floor.fair.proofs import check_proof, deal_proof
from pitboss.floor.setups import equip, standard_setup
from pitboss.game.cards import CARDS, full_decks
from pitboss.game.fair import commitment, cut_at, read_seed, shoe_order, spin_number
from pitboss.game.irregularities import Report
from pitboss.kernel.entropy import HashedEntropy
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, Text
from pitboss.roulette.acts.play import BallAtRest, NewGame
from pitboss.rules.irregularity import Kind
from pitboss.rules.procedure import Announcement, Device
from pitboss.service.runner.promises import RESTARTED
from pitboss.words.rendering import english, render

seeds = st.binary(min_size=32, max_size=32)


# The page on fair dealing in as few lines as possible, without any code of Pitboss.


def plain_numbers(seed: bytes, label: str) -> Any:
    block = 0
    while True:
        digest = hmac.new(seed, f"{label}/{block}".encode(), hashlib.sha256).digest()
        yield from (int.from_bytes(digest[at : at + 4], "big") for at in range(0, 32, 4))
        block += 1


def plain_below(numbers: Any, bound: int) -> int:
    return int(next(n for n in numbers if n < 2**32 - 2**32 % bound) % bound)


def plain_shoe(game: str, deal: str, decks: int, seed: bytes) -> list[str]:
    cards = [rank + suit for suit in "SHDC" for rank in "A23456789TJQK"] * decks
    numbers = plain_numbers(seed, f"shoe/{game}/{deal}")
    for i in range(len(cards) - 1, 0, -1):
        j = plain_below(numbers, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


@given(seeds, st.sampled_from((3, 4, 6, 8)), st.integers(1, 10**6))
def test_twenty_plain_lines_give_the_same_shoes_spins_and_commitments(
    seed: bytes, decks: int, number: int
) -> None:
    deal = str(number)
    assert [str(card) for card in shoe_order("t", deal, decks, seed)] == plain_shoe("t", deal, decks, seed)
    assert spin_number("w", deal, seed) == plain_below(plain_numbers(seed, f"spin/w/{deal}"), 37)
    for scheme, text in ((1, f"shoe/t/{deal}/{seed.hex()}"), (2, f"shoe/t/{deal}/2/{seed.hex()}")):
        assert commitment(SHOE, "t", deal, seed, scheme) == hashlib.sha256(text.encode()).hexdigest()


@given(seeds, st.integers(1, 8), st.integers(0, 416))
def test_a_shoe_holds_full_decks_however_it_is_mixed_and_cut(seed: bytes, decks: int, cut: int) -> None:
    cards = cut_at(shoe_order("t", "1", decks, seed), min(cut, decks * 52))
    assert sorted(cards) == sorted(full_decks(decks))


def test_every_seed_game_and_deal_has_an_order_of_its_own() -> None:
    orders = {
        shoe_order(game, deal, 8, seed)
        for game in ("a", "b")
        for deal in ("1", "2")
        for seed in (SEED, bytes(32))
    }
    assert len(orders) == 8


class Numbers(HashedEntropy):
    """A stream of given numbers."""

    def __init__(self, *numbers: int) -> None:
        super().__init__(SEED, "given")
        self.numbers = list(numbers)

    def _number(self) -> int:
        return self.numbers.pop(0)


@given(st.integers(1, 2**32 - 1))
def test_the_numbers_that_would_favour_some_are_discarded(bound: int) -> None:
    fair = 2**32 - 2**32 % bound
    assert fair % bound == 0, "so each remainder comes equally often"
    assert Numbers(fair - 1).below(bound) == bound - 1
    if fair < 2**32:
        assert Numbers(fair, 2**32 - 1, bound - 1).below(bound) == bound - 1


@pytest.mark.parametrize("bound", [0, -1, 2**32])
def test_a_bound_that_numbers_cannot_be_drawn_under_is_a_mistake(bound: int) -> None:
    with pytest.raises(ValueError, match="below"):
        HashedEntropy(SEED, "x").below(bound)


@pytest.mark.parametrize("text", ["", "ab", "AB" * 32, "0x" + "0" * 62, "g" * 64, "٣" * 64])
def test_a_seed_has_one_way_to_be_written(text: str) -> None:
    assert read_seed(text) is None
    assert read_seed(SEED.hex()) == SEED


# Promises.


def test_a_shoe_is_promised_before_its_cards_are_cut_and_by_its_number() -> None:
    pit = set_up(standard_setup(GUIDE))
    promises = Promises(pit)
    assert promises.commit("2") == "deal-too-late"
    pit.do(BringCards("red"), approved=SUE).do(Shuffle()).do(Cut(100), SUE)
    assert promises.commit("1") == "deal-too-late"
    pit.do(InsertCuttingCard(20))
    assert promises.commit("1") == "deal-too-late"
    assert promises.commit("2") is None
    assert promises.commit("2", seed=bytes(32)) == "deal-committed"


def test_what_has_no_order_is_not_promised() -> None:
    setup = equip(msgspec.structs.replace(standard_setup(STAR), device=Device.SHUFFLING_DEVICE))
    promises = Promises(LiveTable().do(SetTable(setup), SUE))
    assert promises.commit("1") == "nothing-to-promise"
    assert Promises(rim=live()).commit("w-1", SPIN) == "nothing-to-promise"


def test_a_promise_needs_a_game_that_is_set_up_a_name_and_a_commitment() -> None:
    promises = Promises()
    assert promises.commit("1") == promises.commit("w-1", SPIN) == "unknown-game"
    assert Promises(LiveTable()).commit("1") == "unknown-game"
    ready = Promises(set_up(standard_setup(GUIDE)))
    assert ready.ask(CommitDeal("1", "1", SHOE, "AB" * 32)) == "bad-deal"
    assert ready.ask(CommitDeal("1", "a/b", SHOE, "ab" * 32)) == "bad-deal"


def test_a_seed_is_revealed_once_the_shoe_is_out_of_play_and_only_the_right_one() -> None:
    pit = set_up(standard_setup(GUIDE))
    promises = Promises(pit)
    assert promises.reveal() == "deal-not-committed"
    assert promises.commit() is None
    assert promises.reveal() == "deal-in-play"
    load(pit).start().deal("9S KH")
    assert promises.reveal() == "deal-in-play"
    pit.deal("KD 7C").settle().do(TakeOutCards("order-a-shuffle"), SUE)
    assert promises.reveal(seed=bytes(32)) == "seed-differs"
    assert promises.ask(RevealDeal("1", "1", SEED.hex().upper())) == "seed-differs"
    assert promises.reveal() is None
    assert promises.reveal() == "deal-revealed"


def test_a_seed_can_still_be_revealed_after_other_shoes_and_another_set_up() -> None:
    pit = set_up(standard_setup(GUIDE))
    promises = Promises(pit)
    for deal in ("1", "2", "3"):
        assert promises.commit(deal) is None
        load(pit, f"back {deal}").play(f"1-{deal}", "9S KH KD 7C").do(TakeOutCards("order-a-shuffle"), SUE)
    pit.do(CloseTable(), SUE).do(SetTable(standard_setup(STAR)), SUE)
    for deal in ("1", "2", "3"):
        assert promises.reveal(deal) is None
    revealed = [event for event in promises.events if isinstance(event, DealRevealed)]
    assert [len(event.out) for event in revealed] == [0, 5, 5], "what left the last two shoes is at hand"
    assert promises.commit("4") is None, "the numbers of shoes go on"


def test_a_promise_that_cannot_be_kept_is_withdrawn_once_with_a_reason() -> None:
    promises = Promises(set_up(standard_setup(GUIDE)))
    assert promises.withdraw() == "deal-not-committed"
    assert promises.commit() is None
    assert promises.withdraw(reason=" ") == "reason-needed"
    assert promises.withdraw() is None
    assert promises.withdraw() == promises.reveal() == "deal-withdrawn"
    assert promises.fair is not None
    assert promises.fair.open == ()
    assert promises.fair.deals["1"].withdrawn == LOST


def test_a_promise_is_withdrawn_in_the_words_of_who_withdraws_it_or_in_every_language() -> None:
    promises = Promises(set_up(standard_setup(GUIDE)))
    deep = Text("deep")
    for _ in range(200):
        deep = Text("deep", {"deeper": deep})
    assert promises.commit() is None
    for unsound in (Text("two\nlines"), Text("a", {"b": ""}), Text("a", {"b": Amount(10**40)}), deep):
        assert promises.withdraw(reason=unsound) == "reason-needed"
    assert promises.withdraw(reason=RESTARTED) is None
    refused = promises.refusal(RevealDeal("1", "1", SEED.hex()))
    assert refused is not None
    assert render(refused.text, "zh-Hans") == "1 的承诺已撤回：设备已重启，种子丢失。"
    proof = deal_proof(promises.events, "1")
    assert isinstance(proof, Proof)
    verdict = check_proof(proof)
    assert isinstance(verdict, Verdict)
    assert verdict.fails is not None
    assert render(verdict.fails, "zh-Hant") == "承諾已撤回，無法證明此次發牌：設備已重啟，種子丟失。"
    forged = check_proof(msgspec.structs.replace(proof, withdrawn=Text("\x1b[2J")))
    assert isinstance(forged, Verdict)
    assert forged.fails is not None
    assert render(forged.fails, "en").isprintable()


def test_a_shoe_that_is_not_cut_yet_is_promised_again_after_a_withdrawal() -> None:
    pit = set_up(standard_setup(GUIDE))
    promises = Promises(pit)
    for seed in (bytes(32), SEED):
        assert promises.commit(seed=seed) is None
        assert promises.withdraw() is None
    assert promises.commit() is None
    load(pit).play("1-1", "9S KH KD 7C").do(TakeOutCards("order-a-shuffle"), SUE)
    assert promises.reveal() is None
    proof = deal_proof(promises.events, "1")
    assert isinstance(proof, Proof)
    assert (proof.seed, proof.withdrawn) == (SEED.hex(), None)
    assert promises.withdraw() == "deal-revealed"


def test_every_card_that_leaves_the_shoe_counts() -> None:
    pit = seated(RAPID).play("1-1", "9S KH KD 7C")
    # An extra card between two coups is the first of the next; a misdeal voids that coup.
    excess = Report(Kind.EXCESS_CARD, card="5S")
    pit.do(ReportIrregularity(excess, reason="It stuck to the one before."), DEE, SUE)
    pit.start("1-2").call(Announcement.NO_MORE_BETS).do(DrawCard("5S")).do(DrawCard("2H"))
    pit.do(ReportIrregularity(Report(Kind.MISDEAL)), DEE, AMY)
    pit.play("1-3", "8S KC QD 6C")
    coups = [(one.coup, one.card) for one in pit.now.loaded.out]
    first, last = [("1-1", c) for c in "9S KH KD 7C".split()], [("1-3", c) for c in "8S KC QD 6C".split()]
    assert coups == [(None, None), *first, (None, "5S"), ("1-2", "2H"), *last]


def test_a_spin_is_promised_before_its_game_and_revealed_once_its_number_counts_or_it_is_void() -> None:
    rim = automated()
    promises = Promises(rim=rim)
    assert promises.commit("w-1", SPIN) is None
    rim.do(NewGame("w-1"), EGG)
    assert promises.reveal("w-1") == "deal-in-play"
    rim = promises.rim = automated().game("w-1").do(BallAtRest(17, SENSOR), EGG)
    assert promises.reveal("w-1") is None
    assert promises.commit("w-1", SPIN) == "deal-committed"
    assert promises.events[-1] == DealRevealed("w", "w-1", SEED.hex(), number=17)
    other = Promises(rim=rim)
    assert other.commit("w-1", SPIN) == "deal-too-late"


def test_old_promises_that_are_revealed_leave_the_state_and_open_ones_stay() -> None:
    rim = automated()
    promises = Promises(rim=rim)
    assert promises.commit("later", SPIN) is None
    for n in range(25):
        assert promises.commit(f"w-{n}", SPIN) is None
        rim.game(f"w-{n}").do(BallAtRest(n, SENSOR), EGG)
        assert promises.reveal(f"w-{n}") is None
    assert promises.fair is not None
    assert promises.fair.open == ("later",)
    assert list(promises.fair.deals) == ["later", *(f"w-{n}" for n in range(5, 25))]


# Proofs of deals that depend on the seed alone; test_numbers has the others.


def proven(out: list[Out] | None = None, cut: int = 100, decks: int = 8) -> Proof:
    """The proof of a shoe with a burned card, a coup, a card between two coups and half a coup."""
    order = cut_at(shoe_order("1", "7", decks, SEED), cut)
    places = [None, *["1-1"] * 4, None, "1-2", "1-2"]
    fair = [Out(coup, str(card)) for coup, card in zip(places, order, strict=False)]
    events = [
        DealCommitted("1", "7", SHOE, commitment(SHOE, "1", "7", SEED, scheme=1), RAPID),
        DealCommitted("1", "8", SHOE, "ab" * 32, RAPID),
        DealRevealed("1", "7", SEED.hex(), decks, cut, tuple(fair if out is None else out)),
    ]
    proof = deal_proof(events, "7")
    assert isinstance(proof, Proof)
    return proof


def verify(text: str | bytes) -> Result:
    return CliRunner().invoke(command, ["verify-deal", "-"], input=text)


def refused(text: str | bytes) -> str:
    result = verify(text)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.count("\n") == 1
    return result.stderr


def changed(**fields: Any) -> bytes:
    return json.dumps({**json.loads(msgspec.json.encode(proven())), **fields}).encode()


def test_a_proof_groups_what_left_the_shoe_by_coups() -> None:
    proof = proven()
    assert [(run.coup, len(run.cards)) for run in proof.coups] == [("1-1", 4), (None, 1), ("1-2", 2)]
    assert len(proof.burned) == 1


def test_a_fair_shoe_is_verified_in_sentences() -> None:
    result = verify(msgspec.json.encode(proven()))
    assert (result.exit_code, result.stdout) == (
        0,
        "The commitment to shoe 7 of 1 was made with this seed.\n"
        "It gives the order of 8 decks, which were cut after 100 cards.\n"
        "8 cards left the shoe, all in this order: 1 burned, and 7 in 2 coups.\n",
    )


def test_unread_cards_are_counted_and_reported() -> None:
    out = [Out(None, None), *[Out(one.coup, code) for one in proven().coups for code in one.cards]]
    result = verify(msgspec.json.encode(proven(out)))
    assert result.exit_code == 0
    assert "Nobody read 1 of them" in result.stdout


@given(st.integers(0, 7), st.sampled_from(sorted(CARDS)))
def test_the_first_card_that_is_another_is_named(place: int, code: str) -> None:
    order = [str(card) for card in cut_at(shoe_order("1", "7", 8, SEED), 100)][:8]
    out = [Out("1-1", code if at == place else card) for at, card in enumerate(order)]
    verdict = check_proof(proven(out))
    assert isinstance(verdict, Verdict)
    if code == order[place]:
        assert verdict.fails is None
    else:
        expected = f"Card {place + 1}, in coup '1-1', was {code}, and by the seed it is {order[place]}."
        assert verdict.fails is not None
        assert english(verdict.fails) == expected


def test_another_seed_cut_order_or_number_of_cards_does_not_pass() -> None:
    other = verify(changed(seed="00" * 32))
    assert (other.exit_code, other.stdout) == (1, "The commitment was not made with this seed.\n")
    assert verify(changed(game="2")).exit_code == 1
    assert verify(changed(cut=101)).exit_code == 1
    assert verify(changed(decks=6)).exit_code == 1
    assert verify(changed(burned=[], coups=[{"coup": "x", "cards": [None] * 417}])).exit_code == 1
    coups = json.loads(changed())["coups"]
    assert verify(changed(coups=coups[::-1])).exit_code == 1
    assert verify(changed(coups=coups[1:])).exit_code == 1


def test_a_spin_is_verified_and_another_number_does_not_pass() -> None:
    number, promise = spin_number("w", "w-1", SEED), commitment(SPIN, "w", "w-1", SEED, scheme=1)
    proof = Proof("w", RAPID, "w-1", SPIN, promise, SEED.hex(), number=number)
    fair = verify(msgspec.json.encode(proof))
    assert (fair.exit_code, fair.stdout.splitlines()[1]) == (
        0,
        f"The number {number} is the one that the seed gives.",
    )
    forged = msgspec.structs.replace(proof, number=(number + 1) % 37)
    wrong = verify(msgspec.json.encode(forged))
    expected = f"The wheel read {(number + 1) % 37}, and by the seed it is {number}."
    assert (wrong.exit_code, wrong.stdout.splitlines()[1]) == (1, expected)
    void = verify(msgspec.json.encode(msgspec.structs.replace(proof, number=None)))
    assert (void.exit_code, "read no number" in void.stdout) == (0, True)


def test_a_withdrawn_promise_proves_nothing_and_says_why() -> None:
    promises = Promises(rim=automated())
    assert promises.commit("w-1", SPIN) is None
    assert promises.withdraw("w-1") is None
    result = verify(msgspec.json.encode(deal_proof(promises.events, "w-1")))
    assert result.exit_code == 1
    expected = f"The promise was withdrawn, and nothing proves this deal: {LOST!r}\n"
    assert result.stdout == expected
    assert "\x1b" not in verify(changed(withdrawn="\x1b[31m")).stdout


def test_a_deal_that_is_not_over_or_was_never_promised_has_no_proof() -> None:
    assert "not revealed yet" in refused(changed(seed=None))
    nothing = deal_proof([], "7")
    assert isinstance(nothing, Rejection)
    assert nothing.code == "deal-not-committed"


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"game": "\xff"}',
        b"\xef\xbb\xbf",
        changed(decks=10**9),
        changed(cut=-1),
        changed(number=37),
        changed(game="a/b"),
        changed(deal="a b"),
        changed(kind="dice"),
        changed(seed="AB" * 32),
        changed(commitment="no"),
        changed(burned=["1S"]),
        changed(more=1),
        changed(coups=[{"coup": 1, "cards": []}]),
    ],
)
def test_what_is_no_proof_is_refused_in_one_sentence(text: bytes) -> None:
    assert "is not the proof of a deal" in refused(text)


def test_nothing_in_a_proof_reaches_the_terminal_as_a_control_character() -> None:
    result = verify(changed(coups=[{"coup": "\x1b[31m\n", "cards": ["AS", "AS", "AS"]}]))
    assert result.exit_code == 1
    assert "\x1b" not in result.stdout
    assert result.stdout.count("\n") == 3


# The auditor.


def dealt() -> list[LogEvent]:
    """A promised shoe in the log, dealt, taken out and revealed."""
    pit = set_up(standard_setup(GUIDE))
    promises = Promises(pit)
    opened = len(pit.events)
    assert promises.commit() is None
    load(pit).play("1-1", "9S KH KD 7C").do(TakeOutCards("order-a-shuffle"), SUE)
    assert promises.reveal() is None
    acts = act_events(pit.events)
    first, last = (json.loads(msgspec.json.encode(event)) for event in promises.events)
    first = by_the_seed_alone(first)
    committed = LogEvent("fair/1", "deal-committed.1", acts[opened].at, "fair/1", "f-1", first, [])
    revealed = LogEvent("fair/1", "deal-revealed.1", acts[-1].at, "fair/1", "f-2", last, [])
    return [*acts[:opened], committed, *acts[opened:], revealed]


def spun() -> list[LogEvent]:
    """A promised spin in the log, with its number."""
    rim = automated()
    promises = Promises(rim=rim)
    opened = len(rim.events)
    assert promises.commit("w-1", SPIN) is None
    rim.game("w-1").do(BallAtRest(17, SENSOR), EGG)
    assert promises.reveal("w-1") is None
    acts = [
        LogEvent("wheel/w", "wheel-acted.4", event.at, "test", f"c-{at}", json.loads(event.to_log()), [])
        for at, event in enumerate(rim.events)
    ]
    first, last = (json.loads(msgspec.json.encode(event)) for event in promises.events)
    first = by_the_seed_alone(first)
    committed = LogEvent("fair/w", "deal-committed.1", acts[opened].at, "fair/w", "f-1", first, [])
    revealed = LogEvent("fair/w", "deal-revealed.1", acts[-1].at, "fair/w", "f-2", last, [])
    return [*acts[:opened], committed, *acts[opened:], revealed]


def moved(events: list[LogEvent], source: int, target: int) -> list[LogEvent]:
    """The log with one event moved."""
    events.insert(target, events.pop(source))
    return events


@pytest.mark.parametrize("log", [dealt, spun])
def test_the_auditor_takes_an_honest_promise(log: Any) -> None:
    assert isinstance(audit_log(log()), Audit)


@pytest.mark.parametrize("log", [dealt, spun])
@pytest.mark.parametrize(
    ("type_", "field", "value", "expected"),
    [
        ("deal-committed.1", "commitment", "ab" * 32, finding("audit-other-seed")),
        ("deal-committed.1", "commitment", "AB" * 32, finding("audit-bad-promise")),
        ("deal-committed.1", "deal", "a/b", finding("audit-bad-promise")),
        ("deal-committed.1", "kind", "dice", finding("audit-no-game-to-promise")),
        ("deal-committed.1", "edition", "star-baccarat-2024", finding("audit-no-game-to-promise")),
        ("deal-committed.1", "game", "2", finding("audit-other-game", game="2")),
        ("deal-revealed.1", "seed", "00" * 32, finding("audit-other-seed")),
        ("deal-revealed.1", "seed", "x", finding("audit-other-seed")),
        ("deal-revealed.1", "deal", "9", finding("audit-not-promised", deal="9")),
        ("deal-revealed.1", "cut", 99, finding("audit-cut-place", stated=99)),
        ("deal-revealed.1", "number", 18, finding("audit-shoe-revealed", shoe="1")),
    ],
)
def test_the_auditor_finds_a_promise_that_was_rewritten(
    log: Any, type_: str, field: str, value: Any, expected: Text
) -> None:
    events = log()
    for each in events:
        if each.type == type_:
            body = {**each.body, field: value}
            order = REGISTRY.events[type_].__struct_fields__
            each.body = {name: body[name] for name in order if name in body}
    assert tells(why(events), expected) or tells(
        why(events), finding("audit-spin-revealed", read="17", spin="w-1")
    )


def test_the_auditor_finds_a_promise_out_of_its_turn() -> None:
    shoe, spin = dealt(), spun()
    at = next(n for n, each in enumerate(shoe) if each.type == "deal-committed.1")
    assert tells(why(moved(dealt(), at, len(shoe) - 2)), finding("audit-promised-late", deal="1"))
    assert tells(why(moved(dealt(), len(shoe) - 1, at + 1)), finding("audit-shoe-not-over", shoe="1"))
    at = next(n for n, each in enumerate(spin) if each.type == "deal-committed.1")
    assert tells(why(moved(spun(), at, at + 1)), finding("audit-promised-late", deal="w-1"))
    assert tells(why(moved(spun(), len(spin) - 1, at + 1)), finding("audit-spin-not-over", spin="w-1"))
    again = dealt()
    assert tells(why([*again, again[-1].copy(command="f-3")]), finding("audit-not-promised", deal="1"))
    at = next(n for n, each in enumerate(again) if each.type == "deal-committed.1")
    twice = dealt()
    assert tells(
        why([*twice[: at + 1], twice[at].copy(command="f-3"), *twice[at + 1 :]]),
        finding("audit-promised-already", deal="1"),
    )


@pytest.mark.parametrize("at", range(5))
def test_the_auditor_misses_a_card_that_is_left_out_or_another(at: int) -> None:
    events = dealt()
    events[-1].body["out"][at] = ["1-1", "2C"]
    assert tells(why(events), finding("audit-shoe-revealed", shoe="1"))
    events = dealt()
    del events[-1].body["out"][at]
    assert tells(why(events), finding("audit-shoe-revealed", shoe="1"))
