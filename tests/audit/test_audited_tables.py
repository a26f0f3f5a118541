"""The auditor at a live table: it follows every act, recomputes coups, and finds what was rewritten."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from kit.days.log_events import LogEvent, act_events, audit_log
from kit.store.logged import act_name, first_form, read_acted
from kit.support import CANBERRA, GUIDE, PREMIUM, STAR
from kit.tables.live_table import AMY, SUE, LiveTable, seated, set_up

from pitboss.aggregates import REGISTRY
from pitboss.audit.auditor import Audit, Wrong
from pitboss.baccarat.acts.betting import PlaceWager, ReduceWagers, TakeOff
from pitboss.baccarat.acts.conduct import TakeMeasure
from pitboss.baccarat.acts.irregular import ReportIrregularity, ResumeCoup
from pitboss.baccarat.acts.payment_errors import FindWrongPayment, RectifyPayment
from pitboss.baccarat.acts.people import BuyChips, ExchangeVoucher, Join, Leave
from pitboss.baccarat.acts.play import DrawCard
from pitboss.baccarat.decide import TableActed
from pitboss.floor.setups import standard_setup
from pitboss.game.irregularities import Report
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import Breach
from pitboss.rules.irregularity import Given, Kind
from pitboss.rules.procedure import Announcement

VOID = Report(Kind.MISDEAL, {Given.RECONSTRUCTED: False})


def found(pit: LiveTable) -> Audit | Wrong:
    """The auditor's finding on everything at a table. Its balances must agree."""
    audited = audit_log(act_events(pit.events))
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
    pit.signed(FindWrongPayment("1-1", 9_000, 9_500, "ann"), SUE).signed(RectifyPayment(1, 200), SUE)
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
    assert says(log) == (
        len(log),
        "Wagers were reduced by rules that do not provide for it, or without being over a limit.",
    )


def test_who_is_excluded_leaves_with_all_they_have() -> None:
    pit = seated(STAR).start().bet("ann", "player", 30_000)
    pit.do(TakeMeasure(Breach.PREDICTING_DEVICE, Reserved.EXCLUDE, "ann"), SUE)
    assert pit.books["house/pockets"] == -1_000_000
    assert isinstance(found(pit), Audit), found(pit)


def test_a_table_without_cash_or_cards_is_no_fault() -> None:
    assert isinstance(found(set_up(standard_setup(STAR))), Audit)


# An evening rewritten by a skilled forger: hashes and postings are right.

_EVENING: list[LogEvent] = []


def evening_log() -> list[LogEvent]:
    if not _EVENING:
        _EVENING.extend(act_events(evening().events))
    return [event.copy() for event in _EVENING]


def says(log: list[LogEvent]) -> tuple[int, str]:
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


CASES: list[tuple[str, int, Change, str]] = [
    ("join", 0, act(chips=600_000), "By the act seat-joined of ann is 6000.00, and 5000.00 was moved."),
    ("join", 0, money_row(0, names={"seat": "eve"}), "seat-joined of ann is 5000.00, and 0.00"),
    ("join", 3, money_row(1, cents=9_500), "tokens-joined of dan is 90.00, and 95.00"),
    ("join", 1, both(act(player="ann"), money_row(0, names={"seat": "ann"})), "ann was at the table already"),
    ("join", 0, act(hat="red"), "cannot be read"),
    ("join", 0, act(tokens=0), "not written in the one way"),
    ("buy-chips", 0, money_row(2, cents=5_000), "cash-dropped is 100.00, and 50.00"),
    ("exchange-voucher", 0, act(promotion="sun"), "tokens-exchanged of dan is 0.00, and 7.00"),
    ("exchange-voucher", 0, lambda body: body["act"].pop("voucher"), "for which voucher is not said"),
    ("exchange-voucher", 0, act(voucher="M/1"), "for which voucher is not said"),
    ("exchange-voucher", 0, without("approved"), "dee exchanged a voucher, and no supervisor signed for it"),
    ("exchange-voucher", 0, lambda body: body["approved"].update(role="dealer"), "no supervisor signed"),
    ("place-wager", 0, act(cents=9_000), "seat-wager of ann is 90.00, and 100.00"),
    ("place-wager", 0, both(act(cents=900_000), money_row(0, cents=900_000)), "and the maximum was"),
    ("place-wager", 0, both(act(player="eve"), money_row(0, names={"seat": "eve"})), "was not at the table"),
    ("place-wager", 0, both(act(cents=9_000), money_row(0, cents=9_000)), "lay on ann's banker, and 100.00"),
    ("place-wager", 0, act(wager="player"), "The wagers that were settled are not those that were placed"),
    ("take-off", 0, money_row(0, cents=1_000), "seat-wager-back of bob is 20.00, and 10.00"),
    ("take-off", 0, act(wager="tie"), "bob had no tie there"),
    ("draw-card", 0, act(card="8S"), "ann's banker as win, and by the rules it is lose"),
    ("draw-card", 4, act(card="5H"), "The log has ann's banker as win"),
    ("settle", 0, line(0, won=9_600), "ann's banker won 96.00, and by the rules 95.00"),
    ("settle", 0, line(0, outcome="lose", won=0), "The log has ann's banker as lose"),
    ("settle", 0, line(0, counts=9_000), "90.00 counted of 100.00 on ann's banker, and by the limits 100.00"),
    ("settle", 0, line(0, stake=11_000), "100.00 lay on ann's banker, and 110.00"),
    ("settle", 0, line(0, rounding=5), "0.05 of what ann's banker won was put down to rounding"),
    ("settle", 0, line(0, tokens=5), "0.05 of what counted on ann's banker was put down to tokens"),
    ("settle", 0, line(0, clause="1.1"), "settles ann's banker by 1.1, and the rules by"),
    ("settle", 0, line(1, player="eve"), "not those that were placed"),
    ("settle", 0, money_row(1, cents=9_600), "seat-win-paid of ann is 95.00, and 96.00"),
    ("settle", 0, drop_line, "50.00 counted on bob's player, and was not settled"),
    ("settle", 0, keep_stake, "seat-stake-lost of cem is 10.00, and 0.00"),
    ("settle", 0, without("lines"), "and was not settled"),
    ("report-irregularity", 0, house_keeps, "seat-stake-lost of ann is 0.00, and 100.00"),
    ("report-irregularity", 0, without("ruling"), "there is none on a report"),
    ("report-irregularity", 0, ruling(clause="1.1"), "no such ruling on misdeal by 1.1"),
    ("report-irregularity", 0, lambda body: body["ruling"]["orders"].clear(), "no such ruling on misdeal"),
    ("report-irregularity", 0, incident(coup="9-9"), "The incident is of another coup"),
    ("report-irregularity", 0, act(coup="9-9"), "'9-9' is no coup that the table still recalled"),
    ("find-wrong-payment", 0, act(due=9_600), "seat-left of ann is 6.00, and 5.00"),
    ("rectify-payment", 0, both(act(cents=600), money_row(0, cents=600)), "5.00 of the wrong payment"),
    ("rectify-payment", 0, act(error=2), "The register had no wrong payment 2"),
    ("leave", 0, money_row(0, cents=1_000), "seat-left of bob is"),
    ("start-round", 1, act(key="1-1"), "There was a coup '1-1' before"),
    ("burn", 0, lambda body: body.update(lines=[]), "cannot be read"),
    ("burn", 0, act(act="sing.1"), "There is no act 'sing'"),
    ("shuffle", 0, lambda body: body.update(money=[row("seat-left", 5)]), "of ann is 0.00, and 0.05"),
    ("shuffle", 0, lambda body: body.update(table="2"), "It tells of table '2'"),
    ("shuffle", 0, lambda body: body.update(at=5), "or of another moment"),
    ("burn", 0, act(way="shown"), "A dealer may not do this"),
    ("cut", 0, lambda body: body.update(by={"name": "dee", "role": "dealer"}), "A dealer may not do this"),
    ("check-cards", 0, lambda body: body["by"].update(role="inspector"), "A inspector may not do this"),
    ("shuffle", 0, act(act="designate.1", player="ann", hand="player"), "The rules let nobody do this"),
    ("shuffle", 0, act(act="riffle.1"), "A dealer may not do this"),
    ("set-table", 0, lambda body: body["act"]["setup"].update(edition="macau"), "of an edition 'macau'"),
]  # fmt: skip


def row(move: str, cents: int) -> dict[str, Any]:
    return {"move": move, "cents": cents, "names": {"seat": "ann"}}


@pytest.mark.parametrize(("name", "number", "change", "words"), CASES)
def test_a_rewritten_log_is_found_and_named(name: str, number: int, change: Change, words: str) -> None:
    log = evening_log()
    at = [n for n, each in enumerate(names_of(log)) if each == name][number]
    change(log[at].body)
    order = TableActed.__struct_fields__
    log[at].body = {key: log[at].body[key] for key in sorted(log[at].body, key=order.index)}
    repost(log[at])
    seq, why = says(log)
    assert words in why, (seq, at + 1, why)
    # Wrong cards and stakes only show when the coup is settled.
    assert seq == at + 1 or name in ("draw-card", "place-wager")


def test_a_voucher_is_used_up_once_and_with_the_act_that_exchanges_it() -> None:
    log = evening_log()
    at = names_of(log).index("voucher-exchanged.1")
    used = log.pop(at)
    assert says(log) == (at + 1, f"After event {at} one of the type voucher-exchanged.1 is missing.")
    log.insert(at + 2, used)
    assert says(log) == (at + 1, f"After event {at} one of the type voucher-exchanged.1 is missing.")
    for changes in ({"voucher": "M-2"}, {"table": "2"}, {"tokens": 800}):
        log = evening_log()
        log[at].body.update(changes)
        assert says(log) == (at + 1, "The event before it tells of another voucher, or of none.")
    log = evening_log()
    log[at].stream = "voucher/moon/m-2"
    assert says(log) == (at + 1, "It is kept in the stream of another voucher.")
    log = evening_log()
    again = [each.copy(command="again") for each in log[at - 1 : at + 1]]
    again[0].body["act"]["voucher"] = again[1].body["voucher"] = "m-1"
    log[at + 1 : at + 1] = again
    assert says(log) == (at + 3, "The voucher m-1 of moon was exchanged twice.")


def test_a_voucher_of_an_earlier_release_is_reported() -> None:
    log = evening_log()
    at = names_of(log).index("voucher-exchanged.1")
    del log[at], log[at - 1].body["act"]["voucher"], log[at - 1].body["approved"]
    for each in log:
        each.type, each.body = "table-acted.2", first_form(each.body)
    audited = audit_log(log)
    assert isinstance(audited, Audit), audited
    alone = f"event {at} of table/1: tokens of 7.00 for dan on the word of dee alone"
    assert audited.notices[0] == f"{alone}, before a voucher had a number"
    log[at - 2].type = "table-acted.3"
    assert says(log) == (
        at,
        "It is of an earlier release than those before it, which asked for fewer signatures.",
    )


def test_an_incident_has_a_sentence_or_a_key_by_the_version_of_its_event() -> None:
    at = next(at for at, each in enumerate(evening_log()) if each.body.get("incidents"))
    other = f"Incident {evening_log()[at].body['incidents'][0]['number']} is not told as in its version"
    spoken = evening_log()
    spoken[at].body["incidents"][0]["words"] = "A card was dealt wrongly."
    assert says(spoken) == (at + 1, f"{other} of the log.")
    early = evening_log()
    for each in early:
        each.type = each.type.replace("table-acted.5", "table-acted.4")
    assert says(early) == (at + 1, f"{other} of the log.")
    nameless = evening_log()
    del nameless[at].body["incidents"][0]["words"]["key"]
    assert "key" in says(nameless)[1]


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
