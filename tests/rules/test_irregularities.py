"""Every irregularity of every edition: its orders, who gives them, who is notified, what staff must state."""

import re
from itertools import groupby, product
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from kit.rulebook import TABLE_1, TABLE_2, under
from kit.support import CANBERRA, EDITIONS, GUIDE, PREMIUM, RAPID, STAR, baccarat, clause, refused

from pitboss.game.cards import DECK, OF_VALUE, Card, point_count
from pitboss.game.coup import Coup, feed
from pitboss.game.described import instruction
from pitboss.game.irregularities import (
    DUE,
    FACTS,
    CoupState,
    Report,
    Ruling,
    asks,
    kinds,
    named,
    propose,
    rule,
)
from pitboss.game.permission import permit
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.lab.conformance import conformance
from pitboss.rules.duties import Due, Recipient
from pitboss.rules.irregularity import KNOWN, STATED, Effect, Given, Kind
from pitboss.rules.procedure import Device
from pitboss.rules.roulette import Fault, WheelKind
from pitboss.words.languages import ENGLISH, source
from pitboss.words.rendering import english

BY_FOUR = {STAR, PREMIUM, RAPID, CANBERRA}
SUPERVISOR = "casino-supervisor"
STAND: dict[str, Any] = {"player": ("4S", "3H"), "banker": ("KD", "6C")}
"""Player stands on seven and Banker on six: no card is due."""
DRAW: dict[str, Any] = {"player": ("4S", "3H"), "banker": ("2D", "3C")}
"""Player stands on seven and Banker draws on five."""
OPEN: dict[str, Any] = {"player": ("2S", "3H"), "banker": ("2D", "3C")}
"""Player draws on five."""
DEVICE: dict[str, Any] = {**OPEN, "device": Device.SHUFFLING_DEVICE}
SCANNING: dict[str, Any] = {**STAND, "device": Device.SCANNING_SHOE}
NO_BET_COUPS = (
    (STAR, "12.3", "12.3"),
    (PREMIUM, "14.3", "14.3"),
    (RAPID, "11.8.4", f"11.8.4 {SUPERVISOR}"),
)
"""The clauses by which a card begins a coup without wagers. In Rapid that takes a supervisor (11.8.13)."""
UNSEEN: dict[str, Any] = {"player": (None, None), "banker": (None, None), "settled": True}
"""A finished coup whose cards were not named."""
WHEEL: dict[str, Any] = {"game": "roulette"}
AUTOMATED: dict[str, Any] = {"game": "roulette", "wheel": WheelKind.AUTOMATED}


def ruled(edition: str, kind: str, state: dict[str, Any], stated: str = "", **report: Any) -> Ruling:
    """The ruling. A fact is stated as true, or with a dash before it as false."""
    answer = rule(EDITIONS[edition], CoupState(**state), report_of(kind, stated, **report))
    assert isinstance(answer, Ruling), answer
    return answer


def report_of(kind: str, stated: str = "", **report: Any) -> Report:
    facts = {Given(fact.removeprefix("!")): not fact.startswith("!") for fact in stated.split()}
    return Report(Kind(kind), stated=facts, **report)


def shown(ruling: Ruling) -> str:
    """The orders in short: effect and clause, a question mark if staff may choose, and the roles."""
    return ", ".join(
        f"{order.effect}{'?' * order.may} {order.clause}{''.join(f' {role}' for role in order.by)}"
        for order in ruling.orders
    )


def row(
    edition: str, proves: str, kind: str, state: dict[str, Any], stated: str, orders: str, **report: Any
) -> Any:
    """A case that proves clauses of an edition."""
    marks = [clause(edition, *proves.split())]
    return pytest.param(
        edition, kind, state, stated, orders, report, marks=marks, id=f"{edition}-{kind}-{stated}"
    )


REBUILT: dict[str, Any] = {"cards": ("2S", "2D", "3H", "3C")}
MOVE = "!harmed spare movable"
ANNUL = "invalidate? {0}.4.{1} casino-supervisor, refund? {0}.5 casino-supervisor"
FORFEIT = ", forfeit-wager? {0}.5 casino-supervisor"
CASES = [
    row(STAR, "4.13", "order-revealed", {}, "", "void-shoe 4.13 casino-supervisor"),
    row(PREMIUM, "4.12", "order-revealed", {}, "", "void-shoe 4.12 gaming-manager"),
    row(
        STAR,
        "12.1 12.1.1",
        "misdeal",
        OPEN,
        "reconstructed",
        "reconstruct 12.1.1, offer-withdrawal 12.1.1, no-bet-if-all-off 12.1.1",
        **REBUILT,
    ),
    row(
        PREMIUM,
        "14.1 14.1.1",
        "misdeal",
        OPEN,
        "reconstructed",
        "reconstruct 14.1.1, offer-withdrawal 14.1.1, no-bet-if-all-off 14.1.1",
        **REBUILT,
    ),
    row(
        STAR,
        "12.1.2 12.1.3",
        "misdeal",
        OPEN,
        "!reconstructed",
        f"void-coup 12.1.2 {SUPERVISOR}, play-on 12.1.2, shuffle-or-replace? 12.1.3 {SUPERVISOR}",
    ),
    row(
        STAR,
        "12.1.3",
        "misdeal",
        OPEN,
        "!reconstructed !all-agree",
        f"void-coup 12.1.2 {SUPERVISOR}, play-on 12.1.2",
    ),
    row(
        STAR,
        "12.1.3",
        "misdeal",
        DEVICE,
        "!reconstructed all-agree",
        f"void-coup 12.1.2 {SUPERVISOR}, play-on 12.1.2",
    ),
    row(
        PREMIUM,
        "14.1.2 14.1.3",
        "misdeal",
        OPEN,
        "!reconstructed",
        f"void-coup 14.1.2 {SUPERVISOR}, play-on 14.1.2, shuffle-or-replace? 14.1.3 {SUPERVISOR}",
    ),
    row(
        PREMIUM,
        "14.1.3",
        "misdeal",
        OPEN,
        "!reconstructed !all-agree",
        f"void-coup 14.1.2 {SUPERVISOR}, play-on 14.1.2",
    ),
    row(
        RAPID,
        "11.8.1.1 11.8.1.2 11.8.1.3 11.8.1.4",
        "misdeal",
        OPEN,
        "",
        "void-coup 11.8.1.3 assistant-gaming-manager, play-on 11.8.1.3, "
        "shuffle-or-replace? 11.8.1.4 assistant-gaming-manager",
    ),
    row(
        CANBERRA,
        "15.4",
        "misdeal",
        {**OPEN, "exposed": True},
        "reconstructed",
        "reconstruct 15.4, complete 15.4",
        **REBUILT,
    ),
    row(
        CANBERRA,
        "15.4",
        "misdeal",
        {"player": (None, None), "banker": (None, None)},
        "reconstructed",
        "reconstruct 15.4, offer-withdrawal 15.4, no-bet-if-all-off 15.4",
        **REBUILT,
    ),
    row(
        CANBERRA,
        "15.4",
        "misdeal",
        OPEN,
        "!reconstructed",
        f"void-coup 15.4 {SUPERVISOR}, play-on 15.4, shuffle-and-cut? 15.4 {SUPERVISOR}",
    ),
    row(
        CANBERRA,
        "15.5",
        "misdeal",
        {**STAND, "next_begun": True},
        "",
        "void-past-coup 15.5, results-stand 15.5",
    ),
    *(
        row(edition, number, "misdeal", {**STAND, late: True}, "", f"results-stand {number}")
        for edition, number in ((STAR, "12.1.4"), (PREMIUM, "14.1.4"), (RAPID, "11.8.1.5"))
        for late in ("next_begun", "shoe_emptied", "table_closed")
    ),
    *(
        row(edition, number, "stray-player-card", DRAW, "", f"card-to-banker {number}", card="9S")
        for edition, number in ((STAR, "12.2"), (PREMIUM, "14.2"), (RAPID, "11.8.3"), (CANBERRA, "15.1"))
    ),
    *(
        row(edition, number, "stray-player-card", STAND, "", f"card-starts-next-coup {by}", card="9S")
        for edition, number, by in (
            (STAR, "12.2", "12.2"),
            (PREMIUM, "14.2", "14.2"),
            (RAPID, "11.8.3", f"11.8.3 {SUPERVISOR}"),
        )
    ),
    *(
        row(
            edition,
            number,
            "stray-banker-card",
            STAND,
            "",
            f"card-starts-no-bet-coup {by}",
            card="9S",
        )
        for edition, number, by in NO_BET_COUPS
    ),
    *(
        row(edition, number, kind, state, "", f"card-starts-no-bet-coup {by}", card="9S")
        for edition, number, by in NO_BET_COUPS
        for kind, state in product(("opening-card-exposed", "face-up-in-shoe"), ({}, STAND, UNSEEN))
    ),
    *(
        row(CANBERRA, proves, kind, STAND, stated, orders, card="9S")
        for kind in ("stray-player-card", "stray-banker-card", "excess-card")
        for proves, stated, orders in (
            ("15.2", "card-seen", "clear-wagers 15.2, card-starts-no-bet-coup 15.2"),
            ("15.3", "!card-seen", "card-starts-next-coup 15.3"),
        )
    ),
    row(
        CANBERRA,
        "15.2",
        "opening-card-exposed",
        {},
        "",
        "clear-wagers 15.2, card-starts-no-bet-coup 15.2",
        card="9S",
    ),
    *(
        row(edition, number, "face-up-in-shoe", OPEN, "", f"play-card {number}", card="9S")
        for edition, number in ((STAR, "12.5"), (PREMIUM, "14.5"), (RAPID, "11.8.5"))
    ),
    *(
        row(
            STAR,
            "12.5.1",
            "face-up-in-shoe",
            DEVICE,
            stated,
            f"play-card 12.5, check-remaining-cards? 12.5.1 {SUPERVISOR}",
        )
        for stated in ("", "more-suspected")
    ),
    row(STAR, "12.5.1", "face-up-in-shoe", DEVICE, "!more-suspected", "play-card 12.5"),
    *(
        row(edition, number, "too-few-cards", OPEN, "", f"void-coup {number}")
        for edition, number in ((STAR, "12.6"), (PREMIUM, "14.6"), (RAPID, "11.8.6"), (CANBERRA, "15.7"))
    ),
    *(
        row(edition, number, kind, OPEN, "", f"finish-then-shuffle {number}, results-stand {number}")
        for edition, kind, number in (
            (STAR, "wrong-cut", "12.7"),
            (PREMIUM, "wrong-cut", "14.7"),
            (RAPID, "wrong-cut", "11.8.7"),
            (STAR, "shuffle-forgotten", "12.9"),
            (PREMIUM, "shuffle-forgotten", "14.9"),
            (RAPID, "shuffle-forgotten", "11.8.9"),
        )
    ),
    *(
        row(edition, number, "burn-forgotten", OPEN, "", f"play-on {number}")
        for edition, number in ((STAR, "12.8"), (PREMIUM, "14.8"), (RAPID, "11.8.8"), (CANBERRA, "15.8"))
    ),
    row(STAR, "12.16", "burned-in-error", {}, "", "stays-burned 12.16"),
    *(
        row(edition, f"{n} {n}.1 {n}.2", "wrong-odds", STAND, "", f"results-stand {n}.1, right-odds {n}.2")
        for edition, n in ((STAR, "12.10"), (PREMIUM, "14.10"))
    ),
    *(
        row(
            edition,
            f"{n} {n}.1 {n}.2 {n}.3",
            kind,
            OPEN,
            "",
            f"results-stand {n}.1, void-coup {n}.2, check-remaining-cards {n}.3",
        )
        for edition, n in ((STAR, "12.11"), (PREMIUM, "14.11"), (RAPID, "11.8.10"))
        for kind in ("card-missing", "foreign-card")
    ),
    *(
        row(edition, n, "shoe-differs", SCANNING, stated, f"{effect} {n} {SUPERVISOR}")
        for edition, n in ((STAR, "12.13"), (PREMIUM, "14.13"), (RAPID, "11.8.11"))
        for stated, effect in (("outcome-confirmed", "confirm-outcome"), ("!outcome-confirmed", "void-coup"))
    ),
    row(STAR, "12.14", "display-wrong", STAND, "", "disregard-display 12.14"),
    row(PREMIUM, "14.14", "display-wrong", STAND, "", "disregard-display 14.14"),
    row(RAPID, "11.2", "display-wrong", WHEEL, "", "disregard-display 11.2"),
    row(STAR, "12.15", "wrong-receiver", OPEN, "", "complete 12.15"),
    row(CANBERRA, "15.9", "wrong-receiver", OPEN, "", "offer-withdrawal 15.9, no-bet-if-all-off 15.9"),
    *(
        row(PREMIUM, f"14.12 {cause} {proves}", kind, {**OPEN, "exposed": exposed}, stated, orders)
        for (kind, cause), (proves, stated, orders), exposed in product(
            (
                ("wrong-area", "14.12.1"),
                ("wrong-receiver", "14.12.2"),
                ("revealed-by-dealer", "14.12.3"),
            ),
            (
                ("14.12.4", "all-stand", "complete 14.12.4"),
                (
                    "14.12.5",
                    "!all-stand offer-first",
                    "offer-reduction 14.12.5, no-bet-if-all-off 14.12.6",
                ),
                ("14.12.6", "!all-stand !offer-first", "play-as-no-bet 14.12.6"),
            ),
            (False, True),
        )
    ),
    row(STAR, "12.17", "invalid-wager", OPEN, "", "return-wager 12.17"),
    *(
        row(STAR, proves, "wrong-payment", STAND, stated, orders)
        for amount in ("over-1000", "!over-1000")
        for proves, stated, orders in (
            ("12.18.2", f"!suspected {amount}", "rectify 12.18.2"),
            ("12.19 12.19.1 12.19.2", f"suspected {amount}", "rectify 12.19.1, identify-patron 12.19.2"),
        )
    ),
    row(
        STAR,
        "13.1 13.1.1 13.1.2 13.1.3 13.1.4 13.1.5 13.2",
        "shuffling-device-fails",
        DEVICE,
        f"{MOVE} !damaged",
        "move-cards 13.2, play-on 13.2",
    ),
    row(
        STAR,
        "13.3 13.3.1 13.3.2 13.3.3 13.3.4",
        "shuffling-device-fails",
        DEVICE,
        f"{MOVE} damaged",
        "remove-damaged 13.3.1, move-cards 13.3.2, replace-damaged 13.3.3, play-on 13.3.4",
    ),
    row(
        STAR,
        "13.1.3 13.4",
        "shuffling-device-fails",
        DEVICE,
        "harmed",
        "void-coup 13.4, results-stand 13.4",
    ),
    *(
        row(
            STAR,
            "13.5 13.5.1 13.5.3 13.5.4",
            "shuffling-device-fails",
            DEVICE,
            f"!harmed {stated} !damaged",
            "offer-withdrawal 13.5.1, shuffle-and-cut 13.5.3, finish-from-shoe 13.5.4",
        )
        for stated in ("!spare", "spare !movable")
    ),
    *(
        row(
            STAR,
            "13.5 13.5.1 13.5.2 13.5.3 13.5.4",
            "shuffling-device-fails",
            DEVICE,
            f"!harmed {stated} damaged",
            "offer-withdrawal 13.5.1, replace-damaged 13.5.2, "
            "shuffle-and-cut 13.5.3, finish-from-shoe 13.5.4",
        )
        for stated in ("!spare", "spare !movable")
    ),
    *(
        row(edition, f"{n}.4 {n}.4.1 {n}.5", "disruption", state, "", ANNUL.format(n, 1))
        for edition, n, state in (
            (STAR, 14, OPEN),
            (PREMIUM, 15, OPEN),
            (RAPID, 12, OPEN),
            (RAPID, 12, WHEEL),
        )
    ),
    *(
        row(edition, f"{n}.4 {n}.4.2 {n}.5", "fraud", state, "", (ANNUL + FORFEIT).format(n, 2))
        for edition, n, state in (
            (STAR, 14, OPEN),
            (PREMIUM, 15, OPEN),
            (RAPID, 12, OPEN),
            (RAPID, 12, WHEEL),
        )
    ),
    row(CANBERRA, "17.1", "disruption", OPEN, "", "void-coup? 17.1 casino-operator"),
    row(CANBERRA, "17.3", "impractical", OPEN, "", "void-coup? 17.3 casino-operator"),
    row(CANBERRA, "17.3", "fraud", OPEN, "", "void-coup? 17.3 casino-operator"),
    row(
        RAPID,
        "11.8.2",
        "wrong-shoe",
        OPEN,
        "",
        "void-coup 11.8.2 assistant-gaming-manager, play-on 11.8.2",
    ),
    row(RAPID, "11.8.12", "shoe-misreads", OPEN, "", f"key-cards? 11.8.12 {SUPERVISOR}"),
    row(RAPID, "11.8.13", "excess-card", STAND, "", f"card-starts-no-bet-coup 11.8.13 {SUPERVISOR}"),
    row(RAPID, "11.8.14", "prompted-dummy", {"prompted": True}, "", f"play-as-no-bet 11.8.14 {SUPERVISOR}"),
    row(RAPID, "11.8.15 11.8.15.1", "shoe-dead", OPEN, "!harmed spare", "move-cards 11.8.15.1"),
    row(RAPID, "11.1", "shoe-dead", OPEN, "harmed", "void-terminal-plays 11.1"),
    row(RAPID, "11.1", "shoe-dead", OPEN, "!harmed !spare", "void-terminal-plays 11.1"),
    row(
        RAPID,
        "11.8.16",
        "multishuffler-fails",
        OPEN,
        "!harmed !damaged",
        "move-cards 11.8.16, play-on 11.8.16",
    ),
    row(
        RAPID,
        "11.8.16.2 11.8.16.3 11.8.16.4",
        "multishuffler-fails",
        OPEN,
        "!harmed damaged",
        "remove-damaged 11.8.16.2, move-cards 11.8.16.3, replace-damaged 11.8.16.4",
    ),
    row(
        RAPID,
        "11.8.17",
        "multishuffler-fails",
        OPEN,
        "harmed",
        "void-coup 11.8.17, results-stand 11.8.17",
    ),
    *(
        row(
            RAPID,
            f"{n} 11.4.9",
            kind,
            WHEEL,
            "",
            f"no-spin {n} dealer casino-supervisor, {between.format(n)}respin 11.4.9",
        )
        for n, kind, between in (
            ("11.4.1", "wrong-direction", "remove-ball {}, "),
            ("11.4.2", "still-wheel", ""),
            ("11.4.3", "too-few-turns", "remove-ball {}, "),
            ("11.4.4", "foreign-object", "remove-ball {}, "),
            ("11.4.5", "no-pocket", ""),
            ("11.4.6", "ball-left-wheel", "examine-ball {} casino-supervisor, "),
            ("11.4.7", "interference", ""),
        )
    ),
    row(RAPID, "11.4.10", "wrong-number", WHEEL, "", f"enter-result 11.4.10 {SUPERVISOR}"),
    *(
        row(
            RAPID,
            f"{cause} {n}",
            kind,
            state,
            stated,
            f"{effect} {n} electronic-gaming-supervisor {SUPERVISOR}",
        )
        for (cause, kind, state), (n, stated, effect) in product(
            (
                ("11.5.1.1", "wrong-credits", WHEEL),
                ("11.5.1.2", "terminal-interrupted", WHEEL),
                ("11.5.1.3", "early-ball", AUTOMATED),
                ("11.5.1.4", "automated-wheel-faulty", AUTOMATED),
                ("11.5.1.5", "terminal-malfunction", WHEEL),
            ),
            (
                ("11.5", "records-confirm", "recalculate"),
                ("11.6", "!records-confirm", "void-unconfirmed"),
            ),
        )
    ),
    row(
        RAPID,
        "11.7",
        "automated-wheel-error",
        AUTOMATED,
        "records-confirm !malfunction",
        "recalculate 11.7 electronic-gaming-supervisor",
    ),
    row(
        RAPID,
        "11.5",
        "automated-wheel-error",
        AUTOMATED,
        "records-confirm malfunction",
        f"recalculate 11.5 electronic-gaming-supervisor {SUPERVISOR}",
    ),
    row(
        RAPID,
        "11.6",
        "automated-wheel-error",
        AUTOMATED,
        "!records-confirm",
        f"void-unconfirmed 11.6 electronic-gaming-supervisor {SUPERVISOR}",
    ),
    *(
        row(RAPID, "11.1", "system-malfunction", state, "", "void-terminal-plays 11.1")
        for state in (OPEN, WHEEL)
    ),
]


@pytest.mark.parametrize(("edition", "kind", "state", "stated", "orders", "report"), CASES)
def test_the_clause_is_ordered(
    edition: str, kind: str, state: dict[str, Any], stated: str, orders: str, report: dict[str, Any]
) -> None:
    assert shown(ruled(edition, kind, state, stated, **report)) == orders


@pytest.mark.parametrize("kind", ["card-missing", "foreign-card"])
@under(star="12.11.4", premium="14.11.14")
def test_missing_and_foreign_cards_are_told_to_surveillance_and_the_inspector(
    edition: str, kind: str
) -> None:
    inspector = Due.DAILY_SUMMARY if edition == STAR else Due.AT_ONCE
    notified = {(tell.who, tell.due) for tell in ruled(edition, kind, OPEN).tells}
    assert notified == {(Recipient.SURVEILLANCE, Due.AT_ONCE), (Recipient.INSPECTOR, inspector)}


@under(star="4.13", premium="4.12")
def test_an_order_that_was_seen_is_told_to_the_inspector(edition: str) -> None:
    (tell,) = ruled(edition, "order-revealed", {}).tells
    assert tell.who is Recipient.INSPECTOR
    assert tell.due is (Due.DAILY_SUMMARY if edition == STAR else Due.AT_ONCE)


@clause(PREMIUM, "14.12.7")
@pytest.mark.parametrize("kind", ["wrong-area", "wrong-receiver", "revealed-by-dealer"])
@pytest.mark.parametrize("stated", ["all-stand", "!all-stand offer-first", "!all-stand !offer-first"])
def test_the_inspector_is_told_of_every_outcome_of_a_slip(kind: str, stated: str) -> None:
    tells = ruled(PREMIUM, kind, OPEN, stated).tells
    assert [(tell.who, tell.clause) for tell in tells] == [(Recipient.INSPECTOR, "14.12.7")]


@clause(STAR, "12.20.2")
@pytest.mark.parametrize("stated", ["suspected", "!suspected"])
def test_a_wrong_payment_over_a_thousand_dollars_is_told_at_the_end_of_the_month(stated: str) -> None:
    (tell,) = ruled(STAR, "wrong-payment", STAND, f"{stated} over-1000").tells
    assert (tell.who, tell.due, tell.clause) == (Recipient.REGULATOR, Due.END_OF_MONTH, "12.20.2")
    assert ruled(STAR, "wrong-payment", STAND, f"{stated} !over-1000").tells == ()


def test_nobody_is_told_without_a_clause_that_says_so() -> None:
    telling = {
        (key, row.kind) for key, edition in EDITIONS.items() for row in edition.irregularities if row.tells
    }
    cards = {Kind.CARD_MISSING, Kind.FOREIGN_CARD, Kind.ORDER_REVEALED}
    slips = {Kind.WRONG_AREA, Kind.WRONG_RECEIVER, Kind.REVEALED_BY_DEALER}
    assert telling == {(STAR, kind) for kind in cards | {Kind.WRONG_PAYMENT}} | {
        (PREMIUM, kind) for kind in cards | slips
    }


@under(star="12.2", premium="14.2", rapid="11.8.3", canberra="15.1")
def test_a_stray_player_card_is_bankers_exactly_where_banker_draws_alone(edition: str) -> None:
    """For every two counts, naturals of both included, by the table as typed in the auditor's rulebook."""
    for player, banker in product(range(10), repeat=2):
        state = CoupState(player=("KS", str(OF_VALUE[player])), banker=("KH", str(OF_VALUE[banker])))
        answer = rule(EDITIONS[edition], state, report_of("stray-player-card", card="5D"))
        natural = player >= 8 or banker >= 8
        if not natural and TABLE_1[player] == "D":
            assert refused(answer).code == "irregularity-does-not-fit"
        elif not natural and TABLE_2[banker][0] == "D":
            assert unwrap(answer).effects == (Effect.CARD_TO_BANKER,)
        elif edition == CANBERRA:
            words = 'State whether the card was seen: "card-seen", true or false.'
            assert english(refused(answer).text) == words
        else:
            assert unwrap(answer).effects == (Effect.CARD_STARTS_NEXT_COUP,)


@st.composite
def coups(draw: st.DrawFn) -> Coup:
    """A coup dealt to a random point."""
    coup = Coup(baccarat(STAR).procedure.tableau)
    for card in draw(st.lists(st.sampled_from(DECK), min_size=4, max_size=6)):
        if not coup.complete:
            coup = unwrap(feed(coup, card))
    return coup


def described(coup: Coup, **more: Any) -> CoupState:
    return CoupState(player=tuple(map(str, coup.player)), banker=tuple(map(str, coup.banker)), **more)


@given(coups(), st.sampled_from(DECK), st.sampled_from([STAR, PREMIUM, RAPID]))
def test_a_third_card_goes_to_banker_only_if_the_table_of_play_gives_it_one(
    coup: Coup, card: Card, key: str
) -> None:
    answer = rule(EDITIONS[key], described(coup), report_of("stray-player-card", card=str(card)))
    player, banker = point_count(coup.player[:2]), point_count(coup.banker[:2])
    natural = player >= 8 or banker >= 8
    if len(coup.player) == 3 or (not natural and TABLE_1[player] == "D"):
        assert refused(answer).code == "irregularity-does-not-fit"
        return
    draws = not natural and TABLE_2[banker][0] == "D" and len(coup.banker) == 2
    expected = Effect.CARD_TO_BANKER if draws else Effect.CARD_STARTS_NEXT_COUP
    assert unwrap(answer).effects == (expected,)
    if draws:
        # The card given to Banker completes the coup by the table of play.
        assert unwrap(feed(coup, card)).complete


@given(coups(), st.sampled_from(DECK), st.sampled_from(sorted(BY_FOUR)))
def test_a_card_that_no_hand_waits_for_proposes_what_it_may_be(coup: Coup, card: Card, key: str) -> None:
    edition, state = EDITIONS[key], described(coup)
    proposed = propose(edition, state, str(card))
    assert bool(proposed) == coup.complete
    for report in proposed:
        assert report.card == str(card)
        answer = rule(edition, state, report)
        assert isinstance(answer, Ruling) or answer.code == "fact-needed"
    if coup.complete and key != CANBERRA:
        assert (Kind.STRAY_PLAYER_CARD in {report.kind for report in proposed}) == (len(coup.player) == 2)
        assert (Kind.STRAY_BANKER_CARD in {report.kind for report in proposed}) == (len(coup.banker) == 2)


@pytest.mark.parametrize(
    ("edition", "kinds_proposed"),
    [
        (STAR, ["stray-player-card", "stray-banker-card", "opening-card-exposed"]),
        (PREMIUM, ["stray-player-card", "stray-banker-card", "opening-card-exposed"]),
        (RAPID, ["stray-player-card", "stray-banker-card", "excess-card", "opening-card-exposed"]),
        (CANBERRA, ["stray-player-card", "stray-banker-card", "excess-card", "opening-card-exposed"]),
        (GUIDE, []),
    ],
)
def test_what_a_card_after_four_may_be(edition: str, kinds_proposed: list[str]) -> None:
    found = propose(EDITIONS[edition], CoupState(**STAND), "9S")
    assert [report.kind for report in found] == kinds_proposed


@pytest.mark.parametrize("state", [OPEN, DRAW, {}, {"player": (None, None), "banker": (None, None)}, WHEEL])
def test_a_card_that_is_due_or_cannot_be_judged_proposes_nothing(state: dict[str, Any]) -> None:
    assert propose(EDITIONS[RAPID], CoupState(**state), "9S") == ()


# Refusals.


def refusal(
    edition: str, kind: str, state: dict[str, Any], stated: str = "", **report: Any
) -> tuple[str, str]:
    answer = refused(rule(EDITIONS[edition], CoupState(**state), report_of(kind, stated, **report)))
    return answer.code, english(answer.text)


@pytest.mark.parametrize(
    ("edition", "kind", "state", "stated", "missing"),
    [
        (STAR, "misdeal", OPEN, "", Given.RECONSTRUCTED),
        (CANBERRA, "misdeal", OPEN, "", Given.RECONSTRUCTED),
        (CANBERRA, "excess-card", STAND, "", Given.CARD_SEEN),
        (STAR, "shoe-differs", SCANNING, "", Given.OUTCOME_CONFIRMED),
        (PREMIUM, "wrong-receiver", OPEN, "", Given.ALL_STAND),
        (PREMIUM, "wrong-receiver", OPEN, "!all-stand", Given.OFFER_FIRST),
        (STAR, "shuffling-device-fails", DEVICE, "", Given.HARMED),
        (STAR, "shuffling-device-fails", DEVICE, "!harmed", Given.SPARE),
        (STAR, "shuffling-device-fails", DEVICE, "!harmed spare", Given.MOVABLE),
        (STAR, "shuffling-device-fails", DEVICE, "!harmed spare movable", Given.DAMAGED),
        (STAR, "shuffling-device-fails", DEVICE, "!harmed !spare", Given.DAMAGED),
        (STAR, "wrong-payment", STAND, "over-1000", Given.SUSPECTED),
        (STAR, "wrong-payment", STAND, "!suspected", Given.OVER_1000),
        (RAPID, "terminal-malfunction", WHEEL, "", Given.RECORDS_CONFIRM),
    ],
)
def test_a_fact_that_the_ruling_depends_on_must_be_stated(
    edition: str, kind: str, state: dict[str, Any], stated: str, missing: Given
) -> None:
    assert missing in asks(EDITIONS[edition], Kind(kind))
    assert refusal(edition, kind, state, stated) == (
        "fact-needed",
        f'State whether {english(missing.text)}: "{missing}", true or false.',
    )


@pytest.mark.parametrize(
    ("kind", "stated"),
    [("misdeal", "damaged"), ("misdeal", "too-late"), ("too-few-cards", "reconstructed")],
)
def test_a_fact_that_nothing_depends_on_or_that_the_table_knows_is_refused(kind: str, stated: str) -> None:
    assert refusal(STAR, kind, OPEN, stated)[0] == "fact-not-asked"


@pytest.mark.parametrize(
    ("edition", "kind", "state"),
    [
        (STAR, "stray-player-card", OPEN),
        (STAR, "stray-player-card", {"player": ("2S",), "banker": ("3S",)}),
        (CANBERRA, "stray-player-card", OPEN),
        (CANBERRA, "stray-player-card", {"player": ("2S",)}),
        (STAR, "stray-banker-card", DRAW),
        (STAR, "stray-banker-card", OPEN),
        (CANBERRA, "stray-banker-card", DRAW),
        (RAPID, "excess-card", OPEN),
        (STAR, "opening-card-exposed", OPEN),
        (STAR, "shoe-differs", STAND),
        (STAR, "invalid-wager", {}),
        (RAPID, "shoe-dead", {}),
        (STAR, "shuffling-device-fails", OPEN),
        (STAR, "shuffling-device-fails", {"device": Device.SHUFFLING_DEVICE}),
        (RAPID, "still-wheel", AUTOMATED),
        (RAPID, "wrong-number", AUTOMATED),
        (RAPID, "automated-wheel-error", WHEEL),
        (RAPID, "misdeal", WHEEL),
        (RAPID, "still-wheel", OPEN),
    ],
)
def test_what_cannot_have_happened_in_this_coup_is_refused(
    edition: str, kind: str, state: dict[str, Any]
) -> None:
    assert refusal(edition, kind, state)[0] == "irregularity-does-not-fit"


def test_the_refusal_says_when_it_would_fit() -> None:
    assert refusal(CANBERRA, "stray-player-card", OPEN)[1] == (
        "Player got a card that was not due: that is so only if Banker must draw or no card is due. "
        "Report it as something else."
    )


def test_an_edition_that_is_silent_orders_nothing() -> None:
    assert kinds(EDITIONS[GUIDE]) == ()
    assert refusal(GUIDE, "misdeal", OPEN)[0] == "irregularity-unknown"
    assert refusal(CANBERRA, "foreign-card", OPEN)[0] == "irregularity-unknown"


@pytest.mark.parametrize(
    ("state", "report", "code"),
    [
        ({"game": "poker"}, {}, "unknown-game"),
        ({}, {"card": "1S"}, "unknown-card"),
        ({"player": ("4S", None)}, {}, "cards-unknown"),
        ({"player": ("4S", "ZZ")}, {}, "unknown-card"),
        ({"banker": ("4S", "ZZ")}, {}, "unknown-card"),
        ({"player": ("4S", "3H", "2H")}, {}, "hands-unlawful"),
        ({"banker": ("KD", "6C", "2H")}, {}, "hands-unlawful"),
        ({"banker": ()}, {}, "hands-unlawful"),
    ],
)
def test_a_stray_card_is_judged_only_on_hands_that_are_known_and_lawful(
    state: dict[str, Any], report: dict[str, Any], code: str
) -> None:
    assert refusal(STAR, "stray-player-card", {**STAND, **state}, **report)[0] == code


def test_a_device_that_the_game_does_not_use_is_refused() -> None:
    assert refusal(PREMIUM, "too-few-cards", DEVICE)[0] == "device-not-allowed"


# Reconstruction.


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ((), "reconstruction-needed"),
        (("2S", "2D", "3H"), "reconstruction-differs"),
        (("2S", "2D", "3H", "4C"), "reconstruction-differs"),
        (("2S", "2D", "3H", "3C", "3C"), "reconstruction-differs"),
        (("2S", "2D", "3H", "??"), "unknown-card"),
    ],
)
@under(star="12.1.1", premium="14.1.1", canberra="15.4")
def test_a_reconstruction_is_of_the_cards_that_lie_there(
    edition: str, cards: tuple[str, ...], code: str
) -> None:
    assert refusal(edition, "misdeal", OPEN, "reconstructed", cards=cards)[0] == code


@under(star="12.1.1", premium="14.1.1", canberra="15.4")
def test_a_reconstruction_follows_the_table_of_play(edition: str) -> None:
    """A coup that a natural ends takes no fifth card, in any order of the cards."""
    state = {"player": ("9S", "KH", "5C"), "banker": ("2D", "3C")}
    answer = refusal(edition, "misdeal", state, "reconstructed", cards=("9S", "2D", "KH", "3C", "5C"))
    assert answer[0] == "too-many-cards"
    right = ("5C", "2D", "KH", "3C", "9S")
    assert Effect.RECONSTRUCT in ruled(edition, "misdeal", state, "reconstructed", cards=right).effects


def test_a_card_reported_with_a_misdeal_lies_on_the_table_too() -> None:
    report = {"card": "9S", "cards": ("2S", "2D", "3H", "3C", "9S")}
    assert ruled(STAR, "misdeal", OPEN, "reconstructed", **report).clause == "12.1.1"


def test_cards_are_refused_where_nothing_is_reconstructed() -> None:
    code, _ = refusal(RAPID, "misdeal", OPEN, cards=("2S", "2D", "3H", "3C"))
    assert code == "reconstruction-not-ordered"


# The catalogue as a whole.

SITUATIONS = [CoupState(**state) for state in ({}, STAND, DRAW, OPEN, DEVICE, SCANNING, WHEEL, AUTOMATED)] + [
    CoupState(**OPEN, exposed=True),
    CoupState(**STAND, next_begun=True),
    CoupState(**OPEN, prompted=True),
]


def rulings(key: str, kind: Kind) -> list[Ruling]:
    """Every ruling that some situation and some answers produce."""
    edition = EDITIONS[key]
    facts = asks(edition, kind)
    found = []
    for state, answers in product(SITUATIONS, product((False, True), repeat=len(facts))):
        for cards in ((), REBUILT["cards"]):
            answer = rule(edition, state, Report(kind, dict(zip(facts, answers, strict=True)), cards=cards))
            if isinstance(answer, Ruling):
                found.append(answer)
    return found


EVERY = [(key, kind) for key, edition in EDITIONS.items() for kind in kinds(edition)]


@pytest.mark.parametrize(("key", "kind"), EVERY)
def test_every_row_can_be_reached_and_every_fact_matters(key: str, kind: Kind) -> None:
    rows = [row for row in EDITIONS[key].irregularities if row.kind is kind]
    reached = {(ruling.clause, ruling.effects, ruling.tells) for ruling in rulings(key, kind)}
    assert reached == {
        (row.clause, tuple(order.effect for order in row.orders if not order.may), row.tells) for row in rows
    }


@pytest.mark.parametrize(("key", "kind"), EVERY)
def test_a_ruling_is_plain_data_and_names_who_may(key: str, kind: Kind) -> None:
    for ruling in rulings(key, kind):
        assert msgspec.json.decode(msgspec.json.encode(ruling), type=Ruling) == ruling
        assert ruling.by == next((order.by for order in ruling.orders if order.by), ())
        for order in ruling.orders:
            assert bool(order.by) == (order.act is not None)
            if order.act is not None:
                assert all(not isinstance(permit(EDITIONS[key], order.act, by), Rejection) for by in order.by)
            assert english(instruction(order)).endswith(".")


def test_states_and_reports_are_plain_data() -> None:
    state = CoupState(**DEVICE, wagers={"Ann": {"player": 5000}})
    report = report_of("misdeal", "reconstructed !all-agree", **REBUILT)
    for value in (state, report):
        assert msgspec.json.decode(msgspec.json.encode(value), type=type(value)) == value


@pytest.mark.parametrize("key", sorted(BY_FOUR))
def test_no_row_cites_a_clause_that_the_edition_does_not_have(key: str) -> None:
    index = {clause.number for clause in conformance()[key].clauses}
    cited = {
        number
        for row in EDITIONS[key].irregularities
        for number in (
            row.clause,
            *(order.clause for order in row.orders),
            *(tell.clause for tell in row.tells),
        )
    }
    assert cited <= index


@pytest.mark.parametrize("key", sorted(BY_FOUR))
def test_rows_of_a_kind_stand_together_and_no_row_hides_another(key: str) -> None:
    rows = EDITIONS[key].irregularities
    assert [kind for kind, _ in groupby(row.kind for row in rows)] == list(kinds(EDITIONS[key]))
    for i, first in enumerate(rows):
        assert not any(set(first.when) <= set(row.when) for row in rows[i + 1 :] if row.kind is first.kind)


def test_every_word_is_there_once_and_used() -> None:
    rows = [row for edition in EDITIONS.values() for row in edition.irregularities]
    used = {fact for row in rows for fact in (*row.when, *(f for order in row.orders for f in order.needs))}
    assert set(Kind) == {row.kind for row in rows}
    assert set(Effect) == {order.effect for row in rows for order in row.orders}
    assert {*KNOWN, *STATED} == set(Given) == used
    assert not set(KNOWN) & set(STATED)
    assert set(KNOWN) == {*FACTS, *DUE}
    assert len({english(kind.text) for kind in Kind}) == len(Kind)
    assert len({english(effect.text) for effect in Effect}) == len(Effect)
    options = {order.effect.option.key for row in rows for order in row.orders if order.may}
    assert options == set(re.findall(r"^option-[a-z-]+", source(ENGLISH), re.MULTILINE))


def test_the_spin_and_the_catalogue_cite_the_same_clauses() -> None:
    faults = {
        Fault.WITH_THE_WHEEL: "wrong-direction",
        Fault.STILL_WHEEL: "still-wheel",
        Fault.TOO_SHORT: "too-few-turns",
        Fault.FOREIGN_OBJECT: "foreign-object",
        Fault.NO_POCKET: "no-pocket",
        Fault.LEFT_WHEEL: "ball-left-wheel",
        Fault.INTERFERED: "interference",
    }
    game = EDITIONS[RAPID].game("roulette")
    for fault in (row for spin in game.spins for row in spin.no_spins):  # type: ignore[union-attr]
        assert ruled(RAPID, faults[fault.fault], WHEEL).clause == fault.clause


@clause(RAPID, "11.4.6")
def test_the_dealer_may_call_no_spin_but_only_a_supervisor_examines_the_ball() -> None:
    ruling = ruled(RAPID, "ball-left-wheel", WHEEL)
    assert ruling.by == (Role.DEALER, Role.CASINO_SUPERVISOR)
    assert ruling.orders[1].by == (Role.CASINO_SUPERVISOR,)
    rows = EDITIONS[RAPID].irregularities
    examine = next(o for row in rows for o in row.orders if o.effect is Effect.EXAMINE_BALL)
    assert named(EDITIONS[RAPID], examine) == (Role.CASINO_SUPERVISOR,)
