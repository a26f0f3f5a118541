"""The auditor at a live table: it follows every act, recomputes coups, and finds what was rewritten."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from kit.days.log_events import LogEvent, act_events, audit_log
from kit.findings import tells
from kit.store.logged import act_name, first_form, read_acted
from kit.support import CANBERRA, GUIDE, PREMIUM, STAR, clause
from kit.tables.live_table import AMY, SUE, LiveTable, seated, set_up

from pitboss.acting.acts.conduct_acts import TakeMeasure
from pitboss.aggregates import REGISTRY
from pitboss.audit.auditor import Audit, Wrong
from pitboss.audit.finding import finding
from pitboss.baccarat.acts.betting import PlaceWager, ReduceWagers, TakeOff
from pitboss.baccarat.acts.irregular import ReportIrregularity, ResumeCoup
from pitboss.baccarat.acts.payment_errors import FindWrongPayment, RectifyPayment
from pitboss.baccarat.acts.people import BuyChips, ExchangeVoucher, Join, Leave
from pitboss.baccarat.acts.play import DrawCard
from pitboss.baccarat.decide import TableActed
from pitboss.floor.setups import standard_setup
from pitboss.game.irregularities import Report
from pitboss.kernel.text import Amount, Text
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import Breach
from pitboss.rules.irregularity import Given, Kind
from pitboss.rules.procedure import Announcement

VOID = Report(Kind.MISDEAL, {Given.RECONSTRUCTED: False})


def found(pit: LiveTable) -> Audit | Wrong:
    """The auditor's finding on everything at a table. Its balances must agree."""
    audited = audit_log(act_events(pit.events, pit.followed))
    if isinstance(audited, Audit):
        assert audited.balances == {account: cents for account, cents in pit.books.items() if cents}
    return audited


def evening(edition: str = STAR) -> LiveTable:
    """Settled, void and reopened coups, tokens, a wager taken off, a wrong payment."""
    pit = seated(edition)
    pit.do(Join("dan", None, 20_000, 9_000)).do(BuyChips("dan", 10_000)).signed(
        ExchangeVoucher("dan", "moon", 700, "M-1")
    )
    pit.play("1-1", "9S KH 4D 7C 7H", ann=("banker", 10_000), bob=("player", 5_000), cem=("tie", 1_000))
    pit.play("1-2", "2S 3H 4D KC KS", ann=("banker", 10_500), bob=("player", 5_000))
    pit.start("1-3").bet("ann", "player").bet("bob", "banker", 2_000)
    pit.do(TakeOff("bob", 3, "banker"))
    pit.do(PlaceWager("dan", 5, "banker", 3_000, 0 if edition == CANBERRA else 1_000))
    pit.call(Announcement.NO_MORE_BETS).deal("2S 3H 4D")
    pit.signed(ReportIrregularity(VOID), SUE)
    pit.signed(FindWrongPayment("1-1", 19_000, 19_500, "ann", words="The film shows it."), SUE).signed(
        RectifyPayment(1, 200), SUE
    )
    return pit.do(Leave("bob"))


@pytest.mark.parametrize("edition", [STAR, PREMIUM, CANBERRA, GUIDE])
def test_an_evening_at_a_table_is_sound(edition: str) -> None:
    if edition == GUIDE:
        pit = seated(edition).play("1-1", "9S KH KD 7C", ann=("player", 10_000), bob=("tie", 500))
    else:
        pit = evening(edition)
    assert isinstance(found(pit), Audit), found(pit)


def test_a_coup_that_is_taken_back_from_who_has_left_is_owed_and_on_the_register() -> None:
    pit = seated(STAR)
    pit.play("1-1", "9S KH KD 7C", ann=("player", 10_000), bob=("banker", 5_000), cem=("player", 2_000))
    pit.do(Leave("ann")).do(Leave("bob"))
    pit.do(ReportIrregularity(VOID), SUE, AMY)
    assert pit.books["table/1/overpaid"] == -10_000
    assert pit.books["table/1/underpaid"] == 5_000
    pit.do(Join("bob", 3)).signed(RectifyPayment(2, 5_000), SUE)
    assert isinstance(found(pit), Audit), found(pit)


def test_a_coup_that_is_taken_up_again_is_settled_on_its_right_cards() -> None:
    pit = seated(STAR)
    pit.play("1-1", "9S KH KD 7C", ann=("player", 10_000), bob=("banker", 5_000))
    right = Report(Kind.MISDEAL, {Given.RECONSTRUCTED: True}, cards=("KH", "9S", "KD", "7C"))
    pit.do(ReportIrregularity(right), SUE, AMY)
    assert pit.held("ann") == 10_000
    pit.do(ResumeCoup()).reveal().do(DrawCard("2S")).reveal().settle()
    assert (pit.stack("ann"), pit.stack("bob")) == (490_000, 504_750)
    assert isinstance(found(pit), Audit), found(pit)


def test_wagers_over_the_differential_are_reduced_or_cut_and_what_lies_there_is_settled() -> None:
    pit = seated(STAR, differential=20_000)
    pit.start().bet("ann", "player", 30_000).bet("ann", "player", 10_000, box=2).bet("bob", "player", 10_000)
    pit.do(ReduceWagers()).call(Announcement.NO_MORE_BETS).deal("9S KH KD 7C").reveal().settle()
    assert isinstance(found(pit), Audit), found(pit)
    log = act_events(seated(STAR).start().bet("ann", "player", 30_000).events)
    log.append(log[-1].copy(command="forged"))
    body = log[-1].body
    body["act"] = {"act": "reduce-wagers.1"}
    body["money"][0]["move"] = "seat-wager-back"
    repost(log[-1])
    assert says(log) == (len(log), finding("audit-reduced-wrongly"))


def test_who_is_excluded_leaves_with_all_they_have() -> None:
    both = (Reserved.VOID_WAGER, Reserved.EXCLUDE)
    pit = seated(STAR).start().bet("ann", "player", 30_000)
    pit.do(TakeMeasure(Breach.PREDICTING_DEVICE, both, "ann"), SUE)
    assert pit.books["house/pockets"] == -1_000_000
    assert isinstance(found(pit), Audit), found(pit)


def test_who_is_excluded_with_a_wager_on_a_coup_leaves_after_it_and_the_next_coup_finds_them_gone() -> None:
    pit = seated(STAR).start("1-1").bet("ann", "player", 30_000)
    pit.do(TakeMeasure(Breach.PREDICTING_DEVICE, (Reserved.EXCLUDE_FROM_CASINO,), "ann"), SUE)
    pit.call(Announcement.NO_MORE_BETS).deal("9S KH KD 7C").reveal().settle()
    assert pit.stack("ann") == 530_000
    pit.start("1-2")
    assert (pit.stack("ann"), pit.books["house/pockets"]) == (0, -1_030_000 + 60_000)
    assert isinstance(found(pit), Audit), found(pit)


@pytest.mark.parametrize("kind", ["patron-registered.1", "patron-excluded.1"])
def test_an_exclusion_that_is_left_out_of_the_log_is_found(kind: str) -> None:
    pit = seated(STAR).do(TakeMeasure(Breach.PREDICTING_DEVICE, (Reserved.EXCLUDE,), "ann"), SUE)
    log = act_events(pit.do(Join("dan", 2, 100)).events, pit.followed)
    without = [event for event in log if event.type != kind]
    assert isinstance(audit_log(log), Audit)
    assert isinstance(audit_log(without), Wrong)


def test_who_is_excluded_and_joins_another_table_is_found() -> None:
    pit = seated(STAR).do(TakeMeasure(Breach.PREDICTING_DEVICE, (Reserved.EXCLUDE,), "ann"), SUE)
    log, other = act_events(pit.events, pit.followed), act_events(seated(STAR).events)
    for event in other:
        event.stream, event.command = "table/2", f"other-{event.command}"
        event.body["table"] = "2"
        event.lines = [(account.replace("table/1/", "table/2/"), cents) for account, cents in event.lines]
    log += other
    at = next(n for n, event in enumerate(log, 1) if event.stream == "table/2" and "'ann'" in str(event.body))
    assert says(log) == (at, finding("audit-excluded-takes-part", name="ann"))


ODDS = Report(Kind.WRONG_ODDS)
BANKER_ON_SIX = "2S KH 2D 6C KS"


@pytest.mark.parametrize(
    ("edition", "game", "paid_as", "settled", "paid"),
    [
        pytest.param(STAR, "even-money", "baccarat", 5_000, 9_500, marks=clause(STAR, "12.10", "12.10.1")),
        pytest.param(STAR, "baccarat", "even-money", 9_500, 5_000, marks=clause(STAR, "12.10.1")),
        pytest.param(PREMIUM, "even-money", "premium", 5_000, 9_500, marks=clause(PREMIUM, "14.10.1")),
    ],
)
def test_a_result_stands_at_the_odds_actually_paid(
    edition: str, game: str, paid_as: str, settled: int, paid: int
) -> None:
    pit = seated(edition, game)
    pit.play("1-1", BANKER_ON_SIX, ann=("banker", 10_000), bob=("banker", 10_000), cem=("player", 500))
    float_before, stack = pit.books["table/1/float"], pit.stack("ann")
    assert stack == 500_000 + settled
    pit.do(Leave("bob"))
    pockets = pit.books["house/pockets"]
    assert pit.refused(ReportIrregularity(ODDS), SUE, AMY)[0] == "odds-needed"
    assert pit.refused(ReportIrregularity(ODDS, odds=game), SUE, AMY)[0] == "odds-of-no-other-game"
    pit.signed(ReportIrregularity(ODDS, odds=paid_as), SUE)
    more = paid - settled
    assert pit.stack("ann") == 500_000 + paid
    assert pit.books["house/pockets"] - pockets == more, "who has left carried it away"
    assert pit.books["table/1/float"] - float_before == 2 * more, (
        "the chips that are there are those that were paid"
    )
    assert pit.books["table/1/win"] == 500 - 2 * paid
    assert {line.player: line.won for line in pit.now.past[-1].lines}["ann"] == paid
    assert isinstance(found(pit), Audit), found(pit)
    pit.do(Leave("ann"))
    pit.play("1-2", BANKER_ON_SIX, cem=("banker", 10_000))
    assert pit.now.past[-1].lines[0].won == settled, "then the game goes on by its own odds"


def test_a_log_that_pays_other_odds_than_those_of_a_game_is_found() -> None:
    pit = seated(STAR, "even-money").play("1-1", BANKER_ON_SIX, ann=("banker", 10_000))
    log = act_events(pit.signed(ReportIrregularity(ODDS, odds="baccarat"), SUE).events)
    more = next(each for each in log[-1].body["money"] if not each.get("back"))
    more["cents"] += 500
    repost(log[-1])
    assert says(log)[0] == len(log)


def test_a_table_without_cash_or_cards_is_no_fault() -> None:
    assert isinstance(found(set_up(standard_setup(STAR))), Audit)


# An evening rewritten by a skilled forger: hashes and postings are right.

_EVENING: list[LogEvent] = []


def evening_log() -> list[LogEvent]:
    if not _EVENING:
        _EVENING.extend(act_events(evening().events))
    return [event.copy() for event in _EVENING]


def says(log: list[LogEvent]) -> tuple[int, Text]:
    wrong = audit_log(log)
    assert isinstance(wrong, Wrong), "nothing was found"
    return wrong.seq, wrong.why


def names_of(log: list[LogEvent]) -> list[str]:
    """The name of each event: its act, or its type if it has no act."""
    return [act_name(each.body) or each.type for each in log]


def repost(acted: LogEvent) -> None:
    """Sets the postings that follow from the changed event."""
    try:
        event = read_acted(acted.body)
    except msgspec.ValidationError:
        return
    acted.lines = [(line.account, line.cents) for line in REGISTRY.entry(event)]


Change = Callable[[dict[str, Any]], object]


def act(**changes: Any) -> Change:
    return lambda body: body["act"].update(changes)


def money_row(at: int, **changes: Any) -> Change:
    return lambda body: body["money"][at].update(changes)


def line(at: int, **changes: Any) -> Change:
    return lambda body: body["lines"][at].update(changes)


def ruling(**changes: Any) -> Change:
    return lambda body: body["ruling"].update(changes)


def incident(**changes: Any) -> Change:
    return lambda body: body["incidents"][0].update(changes)


def both(*changes: Change) -> Change:
    return lambda body: [change(body) for change in changes]


def drop_line(body: dict[str, Any]) -> None:
    """Bob's stake is returned as if it had not counted."""
    body["lines"] = [row for row in body["lines"] if row["player"] != "bob"]
    body["money"] = [row for row in body["money"] if row["names"].get("seat") != "bob"]
    body["money"].append({"move": "seat-wager-back", "cents": 5_000, "names": {"seat": "bob"}})


def keep_stake(body: dict[str, Any]) -> None:
    """Cem's lost stake stays on the layout."""
    body["money"] = [row for row in body["money"] if row["names"].get("seat") != "cem"]


def house_keeps(body: dict[str, Any]) -> None:
    body["money"][0]["move"] = "seat-stake-lost"


def without(name: str) -> Change:
    return lambda body: body.pop(name)


CASES: list[tuple[str, int, Change, Text]] = [
    (
        "join",
        0,
        act(chips=600_000),
        finding("audit-moved-of", move="seat-joined", name="ann", due=Amount(600_000), moved=Amount(500_000)),
    ),
    (
        "join",
        0,
        money_row(0, names={"seat": "eve"}),
        finding("audit-moved-of", move="seat-joined", name="ann", due=Amount(500_000), moved=Amount(0)),
    ),
    (
        "join",
        3,
        money_row(1, cents=9_500),
        finding("audit-moved-of", move="tokens-joined", name="dan", due=Amount(9_000), moved=Amount(9_500)),
    ),
    (
        "join",
        1,
        both(act(player="ann"), money_row(0, names={"seat": "ann"})),
        finding("audit-already-at-table", player="ann"),
    ),
    ("join", 0, act(hat="red"), finding("audit-unreadable-content")),
    ("join", 0, act(tokens=0), finding("audit-not-canonical")),
    (
        "buy-chips",
        0,
        money_row(2, cents=5_000),
        finding("audit-moved", move="cash-dropped", due=Amount(10_000), moved=Amount(5_000)),
    ),
    (
        "exchange-voucher",
        0,
        act(promotion="sun"),
        finding("audit-moved-of", move="tokens-exchanged", name="dan", due=Amount(0), moved=Amount(700)),
    ),
    ("exchange-voucher", 0, lambda body: body["act"].pop("voucher"), finding("audit-voucher-unnamed")),
    ("exchange-voucher", 0, act(voucher="M/1"), finding("audit-voucher-unnamed")),
    ("exchange-voucher", 0, without("approved"), finding("audit-voucher-unsigned", name="dee")),
    (
        "exchange-voucher",
        0,
        lambda body: body["approved"].update(role="dealer"),
        finding("audit-voucher-unsigned", name="dee"),
    ),
    (
        "place-wager",
        0,
        act(cents=9_000),
        finding("audit-moved-of", move="seat-wager", name="ann", due=Amount(9_000), moved=Amount(10_000)),
    ),
    (
        "place-wager",
        0,
        both(act(cents=900_000), money_row(0, cents=900_000)),
        finding(
            "audit-over-maximum", amount=Amount(900_000), player="ann", wager="banker", most=Amount(100_000)
        ),
    ),
    (
        "place-wager",
        0,
        both(act(player="eve"), money_row(0, names={"seat": "eve"})),
        finding("audit-not-at-table", player="eve"),
    ),
    (
        "place-wager",
        0,
        both(act(cents=9_000), money_row(0, cents=9_000)),
        finding(
            "audit-stake-settled", lay=Amount(9_000), player="ann", wager="banker", settled=Amount(10_000)
        ),
    ),
    (
        "place-wager",
        0,
        act(wager="player"),
        finding("audit-not-settled", amount=Amount(10_000), player="ann", wager="player"),
    ),
    (
        "take-off",
        0,
        money_row(0, cents=1_000),
        finding("audit-moved-of", move="seat-wager-back", name="bob", due=Amount(2_000), moved=Amount(1_000)),
    ),
    ("take-off", 0, act(wager="tie"), finding("audit-no-wager-to-return", player="bob", wager="tie")),
    (
        "draw-card",
        0,
        act(card="8S"),
        finding("audit-outcome", player="bob", wager="player", stated="lose", due="win"),
    ),
    (
        "draw-card",
        4,
        act(card="5H"),
        finding("audit-outcome", player="bob", wager="player", stated="lose", due="win"),
    ),
    (
        "settle",
        0,
        line(0, won=9_600),
        finding("audit-won", player="ann", wager="banker", won=Amount(9_600), due=Amount(9_500)),
    ),
    (
        "settle",
        0,
        line(0, outcome="standoff", won=0),
        finding("audit-outcome", player="ann", wager="banker", stated="standoff", due="win"),
    ),
    (
        "settle",
        0,
        line(0, counts=9_000),
        finding(
            "audit-counted",
            counted=Amount(9_000),
            stake=Amount(10_000),
            player="ann",
            wager="banker",
            due=Amount(10_000),
        ),
    ),
    (
        "settle",
        0,
        line(0, stake=11_000),
        finding(
            "audit-stake-settled", lay=Amount(10_000), player="ann", wager="banker", settled=Amount(11_000)
        ),
    ),
    (
        "settle",
        0,
        line(0, rounding=5),
        finding("audit-win-rounding", amount=Amount(5), player="ann", wager="banker"),
    ),
    ("settle", 0, line(0, tokens=5), finding("audit-tokens", amount=Amount(5), player="ann", wager="banker")),
    (
        "settle",
        0,
        line(0, clause="1.1"),
        finding("audit-clause", player="ann", wager="banker", stated="1.1", due="11.1.3"),
    ),
    ("settle", 0, line(0, outcome="lose", won=0), finding("audit-not-collected", coup="1-1")),
    ("settle", 0, line(0, player="eve"), finding("audit-other-wagers-settled")),
    ("collect-losing", 0, line(1, player="eve"), finding("audit-other-wagers-settled")),
    (
        "collect-losing",
        0,
        line(0, outcome="standoff"),
        finding("audit-outcome", player="bob", wager="player", stated="standoff", due="lose"),
    ),
    (
        "settle",
        0,
        money_row(1, cents=9_600),
        finding("audit-moved-of", move="seat-win-paid", name="ann", due=Amount(9_500), moved=Amount(9_600)),
    ),
    (
        "collect-losing",
        0,
        drop_line,
        finding("audit-not-settled", amount=Amount(5_000), player="bob", wager="player"),
    ),
    (
        "collect-losing",
        0,
        keep_stake,
        finding("audit-moved-of", move="seat-stake-lost", name="cem", due=Amount(1_000), moved=Amount(0)),
    ),
    (
        "settle",
        0,
        without("lines"),
        finding("audit-not-settled", amount=Amount(10_000), player="ann", wager="banker"),
    ),
    (
        "report-irregularity",
        0,
        house_keeps,
        finding("audit-moved-of", move="seat-stake-lost", name="ann", due=Amount(0), moved=Amount(10_000)),
    ),
    ("report-irregularity", 0, without("ruling"), finding("audit-ruling-or-none", act="report-irregularity")),
    (
        "report-irregularity",
        0,
        ruling(clause="1.1"),
        finding("audit-no-such-ruling", edition="star-baccarat-2024", kind="misdeal", clause="1.1"),
    ),
    (
        "report-irregularity",
        0,
        lambda body: body["ruling"]["orders"].clear(),
        finding("audit-no-such-ruling", edition="star-baccarat-2024", kind="misdeal", clause="12.1.2"),
    ),
    ("report-irregularity", 0, incident(coup="9-9"), finding("audit-incident-of-another-coup", coup="1-3")),
    ("report-irregularity", 0, act(coup="9-9"), finding("audit-coup-not-recalled", coup="9-9")),
    (
        "find-wrong-payment",
        0,
        act(due=19_600),
        finding("audit-payment-not-due", coup="1-1", amount=Amount(19_600)),
    ),
    (
        "find-wrong-payment",
        0,
        act(coup="9-9"),
        finding("audit-coup-not-recalled", coup="9-9"),
    ),
    (
        "find-wrong-payment",
        0,
        act(paid=18_900),
        finding("audit-moved-of", move="seat-left", name="ann", due=Amount(600), moved=Amount(500)),
    ),
    (
        "rectify-payment",
        0,
        both(act(cents=600), money_row(0, cents=600)),
        finding("audit-wrong-payment-left", left=Amount(500), amount=Amount(600)),
    ),
    ("rectify-payment", 0, act(error=2), finding("audit-no-such-wrong-payment", number="2")),
    (
        "leave",
        0,
        money_row(0, cents=1_000),
        finding("audit-moved-of", move="seat-left", name="bob", due=Amount(500_000), moved=Amount(1_000)),
    ),
    ("start-round", 1, act(key="1-1"), finding("audit-coup-twice", coup="1-1")),
    ("burn", 0, lambda body: body.update(lines=[]), finding("audit-unreadable-content")),
    ("burn", 0, act(act="sing.1"), finding("audit-no-act", act="sing")),
    (
        "shuffle",
        0,
        lambda body: body.update(money=[row("seat-left", 5)]),
        finding("audit-moved-of", move="seat-left", name="ann", due=Amount(0), moved=Amount(5)),
    ),
    ("shuffle", 0, lambda body: body.update(table="2"), finding("audit-other-table", table="2")),
    ("shuffle", 0, lambda body: body.update(at=5), finding("audit-other-table", table="1")),
    ("burn", 0, act(way="shown"), finding("audit-role-may-not", role="dealer")),
    (
        "cut",
        0,
        lambda body: body.update(by={"name": "dee", "role": "dealer"}),
        finding("audit-role-may-not", role="dealer"),
    ),
    (
        "check-cards",
        0,
        lambda body: body["by"].update(role="inspector"),
        finding("audit-role-may-not", role="inspector"),
    ),
    ("shuffle", 0, act(act="designate.1", player="ann", hand="player"), finding("audit-nobody-may")),
    ("shuffle", 0, act(act="riffle.1"), finding("audit-role-may-not", role="dealer")),
    (
        "set-table",
        0,
        lambda body: body["act"]["setup"].update(edition="macau"),
        finding("audit-no-game", game="baccarat", edition="macau"),
    ),
]


def row(move: str, cents: int) -> dict[str, Any]:
    return {"move": move, "cents": cents, "names": {"seat": "ann"}}


@pytest.mark.parametrize(("name", "number", "change", "expected"), CASES)
def test_a_rewritten_log_is_found_and_named(name: str, number: int, change: Change, expected: Text) -> None:
    log = evening_log()
    at = [n for n, each in enumerate(names_of(log)) if each == name][number]
    change(log[at].body)
    order = TableActed.__struct_fields__
    log[at].body = {key: log[at].body[key] for key in sorted(log[at].body, key=order.index)}
    repost(log[at])
    seq, why = says(log)
    assert tells(why, expected), (seq, at + 1, why)
    # Wrong cards and stakes only show when the coup is settled.
    assert seq == at + 1 or name in ("draw-card", "place-wager")


def test_a_voucher_is_used_up_once_and_with_the_act_that_exchanges_it() -> None:
    log = evening_log()
    at = names_of(log).index("voucher-exchanged.2")
    used = log.pop(at)
    missing = finding("audit-follower-missing", event=at, type="voucher-exchanged.2")
    assert says(log) == (at + 1, missing)
    log.insert(at + 2, used)
    assert says(log) == (at + 1, missing)
    for changes in ({"voucher": "M-2"}, {"table": "2"}, {"tokens": 800}):
        log = evening_log()
        log[at].body.update(changes)
        assert says(log) == (at + 1, finding("audit-other-voucher"))
    log = evening_log()
    log[at].stream = "voucher/moon/m-2"
    assert says(log) == (at + 1, finding("audit-voucher-stream"))
    log = evening_log()
    del log[at - 2]
    assert says(log) == (at, finding("audit-voucher-unissued", voucher="M-1", promotion="moon"))
    log = evening_log()
    log[at - 2].body["tokens"] = 600
    other = finding("audit-voucher-conditions", voucher="M-1", promotion="moon")
    assert says(log) == (at + 1, other)
    log = evening_log()
    log[at - 2].body["tables"] = ["2"]
    assert says(log) == (at + 1, other)
    log = evening_log()
    log[at - 2].body["until"] = log[at].at
    assert says(log)[1] in (other, finding("audit-voucher-worthless", voucher="M-1", promotion="moon"))
    log = evening_log()
    log.insert(at + 1, log[at - 2].copy(command="again"))
    assert says(log) == (at + 2, finding("audit-voucher-issued-twice", voucher="M-1", promotion="moon"))
    log = evening_log()
    again = [each.copy(command="again") for each in log[at - 1 : at + 1]]
    again[0].body["act"]["voucher"] = again[1].body["voucher"] = "m-1"
    log[at + 1 : at + 1] = again
    assert says(log) == (at + 3, finding("audit-voucher-twice", voucher="m-1", promotion="moon"))


def test_a_voucher_of_an_earlier_release_is_reported() -> None:
    log = evening_log()
    at = names_of(log).index("voucher-exchanged.2") - 1
    del log[at + 1], log[at - 1]
    del log[at - 1].body["act"]["voucher"], log[at - 1].body["approved"]
    for each in log:
        each.type, each.body = "table-acted.2", first_form(each.body)
    audited = audit_log(log)
    assert isinstance(audited, Audit), audited
    assert audited.notices[0] == finding(
        "audit-notice-voucher", event=at, stream="table/1", tokens=Amount(700), player="dan", name="dee"
    )
    log[at - 2].type = "table-acted.3"
    assert says(log) == (at, finding("audit-earlier-release"))


def test_an_incident_has_a_sentence_or_a_key_by_the_version_of_its_event() -> None:
    at = next(at for at, each in enumerate(evening_log()) if each.body.get("incidents"))
    other = finding("audit-incident-form", number=evening_log()[at].body["incidents"][0]["number"])
    spoken = evening_log()
    spoken[at].body["incidents"][0]["words"] = "A card was dealt wrongly."
    assert says(spoken) == (at + 1, other)
    early = evening_log()
    for each in early:
        each.type = each.type.replace("table-acted.5", "table-acted.4")
    assert says(early) == (at + 1, other)
    nameless = evening_log()
    del nameless[at].body["incidents"][0]["words"]["key"]
    assert says(nameless)[1] == finding(
        "audit-unreadable-content",
        problem="Object missing required field `key` - at `$.incidents[0].words`",
    )


def test_an_act_that_is_taken_out_or_comes_twice_is_missed() -> None:
    log = evening_log()
    names = names_of(log)
    for name in ("settle", "place-wager", "report-irregularity", "leave"):
        again = evening_log()
        again.insert(names.index(name) + 1, again[names.index(name)].copy(command="forged"))
        assert isinstance(audit_log(again), Wrong), name
    for name in ("settle", "start-round", "join", "draw-card"):
        less = evening_log()
        del less[names.index(name)]
        assert isinstance(audit_log(less), Wrong), name
