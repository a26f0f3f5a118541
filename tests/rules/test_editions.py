"""The tables of the editions against the approved texts, typed from the texts independently."""

import ast
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from pathlib import Path

import pytest
from kit.pay_tables import (
    CALL_BETS,
    PAYS,
    PROCEDURES,
    RED,
    ROULETTE_BETS,
    PayRow,
    pay_rows,
)
from kit.support import BACCARAT_GAMES, CANBERRA, EDITIONS, GUIDE, PREMIUM, RAPID, STAR, baccarat, roulette

from pitboss import rules
from pitboss.game.permission import permit
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.lab.conformance import clause_index
from pitboss.rules.authority import Act
from pitboss.rules.edition import BaccaratGame, RouletteGame
from pitboss.rules.procedure import Procedure
from pitboss.rules.wager import SignPercentage, Wager
from pitboss.words.rendering import english

# When each wager wins, stands off or loses, at what odds to one, and by which clause.


WHEEL = "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26"


def rows_of(wager: Wager) -> list[PayRow]:
    """The product's rows of a wager in the form of the typed ones."""

    def odds(pays: object) -> str:
        return f"{pays.least}-{pays.most}%" if isinstance(pays, SignPercentage) else str(pays)

    return [
        *((pay.name, odds(pay.pays), pay.clause) for pay in wager.pays),
        *((row.when.__name__.replace("_", "-"), "push", row.clause) for row in wager.standoffs),
        ("otherwise", "lose", wager.loses),
    ]


@pytest.mark.parametrize("edition, game", BACCARAT_GAMES)
def test_every_wager_pays_as_the_text_says(edition: str, game: str) -> None:
    assert {wager.key: rows_of(wager) for wager in baccarat(edition, game).wagers} == pay_rows(edition, game)


def test_every_roulette_bet_pays_as_the_text_says() -> None:
    typed = [tuple(bet.split()) for bet in ROULETTE_BETS.replace("\n", " ").split(",")]
    assert [(str(bet.kind), str(bet.pays), bet.defined) for bet in roulette().bets] == typed
    assert {bet.clause for bet in roulette().bets} == {"8.5"}
    assert roulette().zero == "8.6"
    pieces = {
        call.key: (" ".join(piece.partition(":")[2] for piece in call.pieces), call.clause)
        for call in roulette().calls
    }
    assert pieces == CALL_BETS


def test_the_wheel_is_the_one_of_the_diagram() -> None:
    wheel = roulette().wheel
    assert " ".join(map(str, wheel.order)) == WHEEL
    assert " ".join(map(str, sorted(wheel.red))) == RED
    assert (wheel.order_clause, wheel.colour_clause) == ("2.4.3.2", "2.4.3.1")
    colours = [number in wheel.red for number in wheel.order[1:]]
    assert colours == [True, False] * 18, "red and black take turns"


def test_the_games_and_wagers_are_those_of_the_five_editions_and_no_others() -> None:
    games = {
        STAR: ["baccarat", "even-money"],
        PREMIUM: ["premium", "even-money", "tie-premium"],
        RAPID: ["baccarat", "even-money", "roulette"],
        CANBERRA: ["commission", "non-commission"],
        GUIDE: ["commission", "no-commission"],
    }
    assert {key: [game.key for game in edition.games] for key, edition in EDITIONS.items()} == games
    assert set(PAYS) == {(edition, game) for edition in games for game in games[edition]} - {
        (RAPID, "roulette")
    }
    for edition, game in BACCARAT_GAMES:
        found = [wager.key for wager in baccarat(edition, game).wagers]
        assert len(found) == len(set(found))
        assert set(found) == set(pay_rows(edition, game))


def test_every_edition_says_who_approved_it_and_when() -> None:
    approved = {
        key: (english(Text(edition.approved_by)), edition.approved_on) for key, edition in EDITIONS.items()
    }
    assert approved == {
        STAR: ("NSW Independent Casino Commission", "2024-05-16"),
        PREMIUM: ("Independent Liquor and Gaming Authority", "2021-08-16"),
        RAPID: ("Independent Liquor and Gaming Authority", "2016-06-02"),
        CANBERRA: ("ACT Gambling and Racing Commission", "2023-08-30"),
        GUIDE: ("the house", "undated"),
    }


# How the cards are prepared and dealt, and how wagers close and miss their limits.


def facts(procedure: Procedure) -> dict[str, object]:
    """The product's rows of a procedure in the form of the typed ones."""
    decks, cut, end = procedure.decks, procedure.cut, procedure.end
    return {
        "decks": (decks.allowed, decks.cutting_cards, decks.clause),
        "dealt from": [(row.device, row.clause, row.low_limit) for row in procedure.dealt_from],
        "cut": (cut.least_from_ends, cut.cut_clause, cut.least_from_back, cut.cutting_card_clause),
        "cutters": [(row.kind, row.clause, row.may_nominate) for row in cut.offered_to],
        "burns": {row.way: (row.clause, row.approved_by) for row in procedure.burns},
        "announced": end.announced,
        "during a coup": (end.after_during, end.during_clause),
        "before a coup": (end.after_first, end.first_clause, end.one_more_on_tie),
        "closing": {row.at: (row.clause, row.reopened) for row in procedure.closing},
        "limits": {row.case: (row.ruling, row.clause) for row in procedure.limits},
        "methods": {row.key: (row.handling, row.faces, row.clause) for row in procedure.methods},
    }


@pytest.mark.parametrize("edition, game", BACCARAT_GAMES)
def test_every_game_is_dealt_as_the_text_says(edition: str, game: str) -> None:
    assert facts(baccarat(edition, game).procedure) == PROCEDURES[edition]


def test_roulette_closes_and_keeps_its_limits_as_rapid_baccarat_does() -> None:
    procedure = baccarat(RAPID).procedure
    assert roulette().closing == procedure.closing
    assert roulette().limits == procedure.limits
    assert roulette().tenders == procedure.tenders


PLACES = {
    STAR: ("A6 B6 C6 D6 E6 F6 G6 H6 I6 J8 K8 L6 M6", {3, 5, 6, 7, 8, 9}, "2.2"),
    PREMIUM: ("A9 B3 C6 D3 E7 F7 G7 H7 I7 J7 K7 L9 M7 N6 O5 P6 Q6 R6 S6", {3, 5, 6, 7, 9}, "2.2"),
    RAPID: ("D1 E1", {1}, "2.5.1"),
    CANBERRA: ("", set(), "1.1"),
    GUIDE: ("", set(), "table"),
}
"""The places drawn on each layout, and the range of numbers to which each may be changed."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_layout_has_the_places_of_its_caption(edition: str) -> None:
    captions, sizes, number = PLACES[edition]
    procedure = baccarat(edition).procedure
    assert " ".join(f"{layout.key}{layout.places}" for layout in procedure.layouts) == captions
    for layout in procedure.layouts:
        assert {layout.places, *layout.also} == sizes
        assert layout.places not in layout.also
    assert procedure.layout_clause == number


# Authority.

ROLES = {
    "D": Role.DEALER,
    "P": Role.PLAYER,
    "PATRON": Role.PATRON,
    "GS": Role.GAMING_SUPERVISOR,
    "EGS": Role.ELECTRONIC_GAMING_SUPERVISOR,
    "CS": Role.CASINO_SUPERVISOR,
    "AGM": Role.ASSISTANT_GAMING_MANAGER,
    "GM": Role.GAMING_MANAGER,
    "OP": Role.CASINO_OPERATOR,
    "INSPECTOR": Role.INSPECTOR,
}
MAY_ACT = {
    STAR: """
check-the-cards 3.4 D CS, replace-the-cards 3.8 CS, allow-new-cards-with-the-same-backs 3.8.1 CS,
declare-the-cards-unfit 3.10 CS, order-a-check-of-the-cards 3.11 CS INSPECTOR, order-a-shuffle 4.1.3
CS, allow-a-riffle-of-pre-shuffled-cards 4.2 CS, allow-a-shuffle-of-pre-shuffled-cards 4.12 CS,
cut-the-cards 4.3 CS P, verify-dropped-cards 4.6.1 CS, declare-a-shoe-void 4.13 CS,
limit-the-players 5.9 CS, alter-the-limits 6.7 CS, raise-the-minimum 6.7.1 CS,
allow-wagers-over-the-maximum 6.8 CS,
call-a-no-bet-coup-without-players 7.4 CS, call-a-no-bet-coup-that-all-agree-to 7.5 CS,
take-the-cards-from-a-player 8.3 CS, approve-a-nominated-player 8.4 CS, restrict-optional-wagers
10.4 CS, declare-a-coup-void 12.1.2 CS, order-a-shuffle-after-a-void-coup 12.1.3 CS,
have-the-cards-of-a-device-checked 12.5.1 CS,
reopen-the-wagers 12.12 CS, confirm-the-outcome 12.13 CS, declare-a-wager-void 14.3.1 CS,
exclude-a-person-from-the-game 14.3.2 CS, exclude-a-person-from-the-casino 14.3.3 CS,
have-a-person-detained 14.3.4 CS, invalidate-an-outcome 14.4 CS, forfeit-a-wager 14.5 CS,
change-the-game 14.8 CS, close-the-table 14.9 CS, refuse-a-wager 14.12 CS, rule-on-a-dispute 14.13
GS, review-a-dispute 14.13 CS""",
    PREMIUM: """
check-the-cards 3.4 D CS, replace-the-cards 3.8 CS, allow-new-cards-with-the-same-backs 3.8.1 AGM
GM, declare-the-cards-unfit 3.10 CS, order-a-check-of-the-cards 3.11 CS INSPECTOR, order-a-shuffle
4.1.3 CS, allow-a-riffle-of-pre-shuffled-cards 4.2 CS, allow-a-shuffle-of-pre-shuffled-cards 4.11
CS, cut-the-cards 4.3 CS P PATRON, verify-dropped-cards 4.6.1 CS, declare-a-shoe-void 4.12 GM,
alter-the-limits 6.6 CS, raise-the-minimum 6.6.1 CS, change-what-a-tie-pays 6.6 CS,
allow-wagers-over-the-maximum 6.7 CS, call-a-no-bet-coup-without-players 7.4 AGM,
call-a-no-bet-coup-that-all-agree-to 7.5 AGM, approve-a-nominated-player 8.4 CS,
designate-a-player-without-a-wager 8.5 AGM GM, take-the-cards-from-a-player 8.7 CS,
restrict-optional-wagers 12.4 CS, declare-a-coup-void 14.1.2 CS, order-a-shuffle-after-a-void-coup
14.1.3 CS, confirm-the-outcome 14.13 CS, declare-a-wager-void 15.3.1 CS,
exclude-a-person-from-the-game 15.3.2 CS, exclude-a-person-from-the-casino 15.3.3 CS,
have-a-person-detained 15.3.4 CS, invalidate-an-outcome 15.4 CS, forfeit-a-wager 15.5 CS,
change-the-game 15.8 CS, close-the-table 15.9 CS, refuse-a-wager 15.12 CS, rule-on-a-dispute 15.13
GS CS, review-a-dispute 15.13 CS""",
    RAPID: """
check-the-cards 3.1 D CS, replace-the-cards 3.5 CS, declare-the-cards-unfit 3.6 CS,
order-a-check-of-the-cards 3.7 CS INSPECTOR, order-a-shuffle 3.8.3 CS,
allow-a-riffle-of-pre-shuffled-cards 3.9 CS, cut-the-cards 3.10 D, reopen-the-wagers 4.2.8 CS,
set-the-wagering-period 7.1 OP, announce-no-spin 11.4 D CS, examine-the-ball 11.4.6 CS,
enter-the-correct-result 11.4.10 CS, have-results-recalculated 11.5 EGS CS,
declare-unconfirmed-wagers-void 11.6 EGS CS, have-an-automated-spin-recalculated 11.7 EGS,
declare-a-coup-void 11.8.1.3 AGM, order-a-shuffle-after-a-void-coup 11.8.1.4 AGM,
alter-the-limits 1.1 CS EGS,
confirm-the-outcome 11.8.11 CS, key-cards-in 11.8.12 CS, call-a-no-bet-coup-for-a-card-too-many
11.8.13 CS, allow-a-no-bet-coup-that-the-system-asks-for 11.8.14 CS, declare-a-wager-void 12.3.1 CS,
exclude-a-person-from-the-game 12.3.2 CS, exclude-a-person-from-the-casino 12.3.3 CS,
invalidate-an-outcome 12.4 CS, forfeit-a-wager 12.5 CS,
close-the-table 12.8 CS, rule-on-a-dispute 12.11 GS CS, review-a-dispute 12.11 CS""",
    CANBERRA: """
choose-the-way-of-dealing 2.2 OP, replace-the-cards 2.3 OP, check-the-cards 2.5 D CS,
set-the-wagering-period 3.2 OP, alter-the-limits 3.3 OP, allow-wagers-over-the-maximum 3.4 OP,
offer-optional-wagers 4.4 OP, call-a-no-bet-coup-that-all-agree-to 4.8 CS,
call-a-no-bet-coup-without-players 4.9 CS, order-a-shuffle 5.1 CS,
allow-a-riffle-of-pre-shuffled-cards 5.2 CS, cut-the-cards 5.3 CS P, change-the-game 8.3 OP,
declare-a-coup-void 15.4 CS, order-a-shuffle-after-a-void-coup 15.4 CS, reopen-the-wagers 15.6 CS,
close-the-table 16.2 OP, invalidate-an-outcome 17.1 OP, declare-a-wager-void 17.2 OP,
exclude-a-person-from-the-game 17.2 OP, abandon-a-coup 17.3 OP, rule-on-a-dispute 17.4 OP,
review-a-dispute 17.4 INSPECTOR""",
    GUIDE: """
check-the-cards decision_18 D CS, cut-the-cards decision_18 CS P, replace-the-cards decision_18 CS,
order-a-shuffle decision_18 CS, close-the-table decision_18 CS""",
}
STAND_INS = {
    STAR: {"CS": {"GS", "AGM", "GM"}},
    PREMIUM: {"CS": {"GS", "AGM", "GM"}},
    RAPID: {"CS": {"GS", "AGM", "GM"}},
    CANBERRA: {"OP": {"CS"}},
    GUIDE: {},
}
"""Who else may act where the text names a role: in New South Wales, by the definitions in 1.1."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_act_is_for_the_people_whom_the_text_names(edition: str) -> None:
    listed = [entry.split() for entry in MAY_ACT[edition].split(",") if entry.strip()]
    typed = {act: (number.replace("_", " "), names) for act, number, *names in listed}
    for act in Act:
        number, names = typed.get(act, (None, []))
        able = {ROLES[name] for name in names}
        able |= {ROLES[other] for name in names for other in STAND_INS[edition].get(name, ())}
        for role in Role:
            got = permit(EDITIONS[edition], act, role)
            assert isinstance(got, Rejection) == (role not in able), (act, role)
            assert got.clause == number, (act, role)


NOTICES = {
    STAR: "raise-the-minimum 20 6.7, change-the-game 20 14.8 or consent, close-the-table 20 14.9",
    PREMIUM: "raise-the-minimum 20 6.6, change-what-a-tie-pays 20 6.6, change-the-game 20 15.8 or consent, "
    "close-the-table 20 15.9",
    RAPID: "close-the-table 20 12.8",
    CANBERRA: "alter-the-limits before 3.3, set-the-wagering-period before 3.3, change-the-game before 8.3, "
    "close-the-table before 16.2",
    GUIDE: "",
}
"""The minutes that a sign must be up before an act, or any time before."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_notice_is_as_long_as_the_text_wants(edition: str) -> None:
    rows = [
        f"{row.act} {row.minutes or 'before'} {row.clause}{' or consent' * row.or_consent}"
        for row in EDITIONS[edition].notices
    ]
    assert ", ".join(rows) == NOTICES[edition]


# Every clause cited by a row.


def clause_fields() -> dict[str, set[str]]:
    """By record, the fields with clauses."""
    (folder,) = rules.__path__
    return {
        record.name: {
            ast.unparse(field.target)
            for field in record.body
            if isinstance(field, ast.AnnAssign) and "Clause" in ast.unparse(field.annotation).split(" | ")
        }
        for path in Path(folder).glob("*.py")
        for record in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(record, ast.ClassDef)
    }


CLAUSE_FIELDS = clause_fields()


def cited(record: object) -> Iterator[str]:
    """Every clause cited by a record or by any record inside it."""
    if isinstance(record, tuple):
        for part in record:
            yield from cited(part)
    elif is_dataclass(record):
        for field in fields(record):
            value = getattr(record, field.name)
            if field.name not in CLAUSE_FIELDS[type(record).__name__]:
                yield from cited(value)
            elif value is not None:
                yield value


@pytest.mark.parametrize(
    "edition, least", [(STAR, 90), (PREMIUM, 90), (RAPID, 80), (CANBERRA, 50), (GUIDE, 7)]
)
def test_every_clause_that_a_row_cites_exists(edition: str, least: int) -> None:
    known = {clause.number for clause in clause_index(edition)}
    found = set(cited(EDITIONS[edition]))
    assert found - known == ({"decision 18"} if edition == GUIDE else set())
    assert len(found) >= least, "the walk reaches every corner of the record"


def test_keys_and_rows_are_unique() -> None:
    for edition in EDITIONS.values():
        acts = [(row.act, row.clause) for row in edition.authority]
        assert len(acts) == len(set(acts))
        for game in edition.games:
            if isinstance(game, RouletteGame):
                keys = [*(bet.kind for bet in game.bets), *(call.key for call in game.calls)]
            else:
                assert isinstance(game, BaccaratGame)
                procedure = game.procedure
                keys = [f"layout {row.key}" for row in procedure.layouts]
                keys += [f"method {row.key}" for row in procedure.methods]
                keys += [f"limit {row.case}" for row in procedure.limits]
                keys += [f"together {sorted(row.wagers)}" for row in procedure.combinations]
            assert len(keys) == len(set(keys))


def test_every_file_of_the_editions_is_an_edition_of_its_own() -> None:
    (folder,) = rules.__path__
    files = {path.stem.replace("_", "-") for path in Path(folder, "editions").glob("[!_]*.py")}
    assert files == set(EDITIONS)
