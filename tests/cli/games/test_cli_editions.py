"""`pitboss editions`: its list, as data and as tables."""

import json
from typing import Any

import pytest
from kit.pay_tables import CALL_BETS, PAYS, PROCEDURES, ROULETTE_BETS, pay_rows
from kit.support import BACCARAT_GAMES, CANBERRA, EDITIONS, PREMIUM, RAPID, STAR
from typer.testing import CliRunner

from pitboss.cli.main import command


def listed() -> dict[str, Any]:
    result = CliRunner().invoke(command, ["editions", "--format", "json"])
    assert (result.exit_code, result.stderr) == (0, "")
    answer = json.loads(result.stdout)
    assert answer.keys() == {"editions"}
    editions: dict[str, Any] = answer["editions"]
    return editions


def test_the_list_holds_every_edition_with_its_approval_and_games() -> None:
    editions = listed()
    assert editions.keys() == EDITIONS.keys()
    assert editions[STAR]["title"] == "The Star: Baccarat"
    assert editions[CANBERRA]["approved_by"] == "ACT Gambling and Racing Commission"
    assert editions[PREMIUM]["approved_on"] == "2021-08-16"
    games = {(edition, game) for edition in editions for game in editions[edition]["games"]}
    assert games == {*PAYS, (RAPID, "roulette")}


@pytest.mark.parametrize("edition, game", BACCARAT_GAMES)
def test_the_list_holds_decks_and_wagers_with_pays_and_clauses(edition: str, game: str) -> None:
    found = listed()[edition]["games"][game]
    decks = PROCEDURES[edition]["decks"]
    assert isinstance(decks, tuple)
    assert (tuple(found["decks"]), found["decks_clause"]) == (decks[0], decks[2])
    rows = {
        key: [
            *((pay["when"], pay["pays"], pay["clause"]) for pay in wager["pays"]),
            *((row["when"], "push", row["clause"]) for row in wager["standoffs"]),
            ("otherwise", "lose", wager["loses"]),
        ]
        for key, wager in found["wagers"].items()
    }
    assert rows == pay_rows(edition, game)


def test_a_wager_says_where_it_may_be_offered_and_when_it_is_settled() -> None:
    editions = listed()
    tiger = editions[STAR]["games"]["baccarat"]["wagers"]["tiger"]
    assert (tiger["optional"], tiger["clause"]) == (True, "10.25")
    assert editions[STAR]["games"]["baccarat"]["wagers"]["banker"]["optional"] is False
    assert ("".join(tiger["layouts"]), tiger["decks"]) == ("BCEFGHIJKLM", [6, 8])
    pairs = editions[CANBERRA]["games"]["commission"]["wagers"]["player-pair"]
    assert (pairs["settles"], pairs["layouts"], pairs["decks"]) == ("initial-deal", None, None)


def test_the_list_holds_the_roulette_bets_and_call_bets() -> None:
    wagers = listed()[RAPID]["games"]["roulette"]["wagers"]
    for bet in ROULETTE_BETS.replace("\n", " ").split(","):
        kind, pays, defined = bet.split()
        assert wagers[kind]["clause"] == defined
        assert wagers[kind]["pays"] == [{"when": "win", "pays": pays, "clause": "8.5"}]
    for key, (pieces, number) in CALL_BETS.items():
        assert " ".join(piece.partition(":")[2] for piece in wagers[key]["pieces"]) == pieces
        assert wagers[key]["clause"] == number


def test_the_tables_show_every_wager_to_people() -> None:
    result = CliRunner().invoke(command, ["editions"])
    assert (result.exit_code, result.stderr) == (0, "")
    for edition, game in BACCARAT_GAMES:
        assert edition in result.stdout
        for key in pay_rows(edition, game):
            assert f" {key} " in result.stdout
    for text in ("19 to 20", "1 to 10 % of the stake", "grand-series", "3, 4, 6 or 8 decks (3.1)"):
        assert text in result.stdout


def test_an_unknown_format_ends_in_status_two() -> None:
    result = CliRunner().invoke(command, ["editions", "--format", "xml"])
    assert (result.exit_code, result.stdout) == (2, "")
    assert isinstance(result.exception, SystemExit)
