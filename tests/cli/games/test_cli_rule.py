"""`pitboss rule` and `pitboss irregularities`: their output as text and data, and their refusals."""

import json
from pathlib import Path
from typing import Any

import pytest
from kit.support import CANBERRA, EDITIONS, GUIDE, PREMIUM, RAPID, STAR
from typer.testing import CliRunner, Result

from pitboss.cli.main import command
from pitboss.game.irregularities import kinds
from pitboss.rules.irregularity import Kind

STRAY = '{"coup": {"player": ["4S", "3H"], "banker": ["2D", "3C"]}, "report": {"card": "9S"}}'


def run_rule(edition: str, kind: str, described: str, *more: str) -> Result:
    arguments = ["rule", "--edition", edition, "--kind", kind, "--state", "-", *more]
    return CliRunner().invoke(command, arguments, input=described, env={"COLUMNS": "200", "NO_COLOR": "1"})


def listed(*more: str) -> Result:
    env = {"COLUMNS": "200", "NO_COLOR": "1"}
    result = CliRunner().invoke(command, ["irregularities", *more], env=env)
    assert (result.exit_code, result.stderr) == (0, "")
    return result


def test_a_ruling_in_words() -> None:
    result = run_rule(STAR, "stray-player-card", STRAY)
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout.splitlines() == [
        "Player got a card that was not due (The Star: Baccarat, rule 12.2)",
        "1. Give the card to Banker as its third. (12.2)",
    ]


def test_a_ruling_says_who_authorises_what_goes_back_and_whom_to_tell() -> None:
    wagers = '{"Ann": {"player": 5000, "tie": 500}, "Bob": {"banker": 2550}}'
    void = run_rule(
        STAR,
        "misdeal",
        f'{{"coup": {{"wagers": {wagers}}}, "report": {{"said": {{"reconstructed": false}}}}}}',
    )
    assert void.stdout.splitlines()[1:] == [
        "1. Declare the coup void and give all stakes back: the Casino Supervisor authorises it. (12.1.2)",
        "2. Play on with the cards that are left. (12.1.2)",
        "3. You may take out the cards that are left, and shuffle or replace them, if all players agree: "
        "the Casino Supervisor authorises it. (12.1.3)",
        "Back to Ann: $55",
        "Back to Bob: $25.50",
    ]
    foreign = run_rule(STAR, "foreign-card", "{}")
    assert foreign.stdout.splitlines()[-2:] == [
        "Tell Surveillance: at once (12.11.4)",
        "Tell Inspector: daily summary (12.11.4)",
    ]


def test_nothing_goes_back_where_the_void_is_left_to_staff_or_not_ordered() -> None:
    wagers = '{"coup": {"player": ["9S"], "wagers": {"Ann": {"player": 5000}}}}'
    assert "Ann" not in run_rule(CANBERRA, "disruption", wagers).stdout
    assert "Ann" not in run_rule(CANBERRA, "burn-forgotten", wagers).stdout
    assert "Ann" in run_rule(CANBERRA, "too-few-cards", wagers).stdout


def test_a_ruling_as_data() -> None:
    result = run_rule(RAPID, "wrong-shoe", "{}", "--format", "json")
    assert json.loads(result.stdout) == {
        "kind": "wrong-shoe",
        "clause": "11.8.2",
        "orders": [
            {
                "effect": "void-coup",
                "clause": "11.8.2",
                "act": "declare-a-coup-void",
                "by": ["assistant-gaming-manager"],
            },
            {"effect": "play-on", "clause": "11.8.2"},
        ],
        "by": ["assistant-gaming-manager"],
    }


def test_the_coup_may_come_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "coup.json"
    path.write_text("\ufeff" + STRAY, encoding="utf-8")
    arguments = ["rule", "--edition", PREMIUM, "--kind", "stray-player-card", "--state", str(path)]
    result = CliRunner().invoke(command, arguments)
    assert (result.exit_code, "Give the card to Banker" in result.stdout) == (0, True)


@pytest.mark.parametrize(
    ("edition", "kind", "described", "sentence"),
    [
        ("macau-1962", "misdeal", "{}", "There is no edition 'macau-1962'."),
        (
            CANBERRA,
            "foreign-card",
            "{}",
            "Casino Canberra: Mini-Baccarat orders nothing for 'foreign-card'. Choose from: stray-",
        ),
        (GUIDE, "misdeal", "{}", "Mini Baccarat guide orders nothing for 'misdeal'."),
        (STAR, "misdeal", "", "This line is not JSON: "),
        (STAR, "misdeal", "[]", "That does not describe a coup: Expected `object`, got `array`."),
        (STAR, "misdeal", '{"coup": {}, "coup": {}}', "The key 'coup' stands twice in one object."),
        (
            STAR,
            "misdeal",
            '{"hand": {}}',
            "That does not describe a coup: Object contains unknown field `hand`.",
        ),
        (STAR, "misdeal", '{"coup": {"table": 1}}', "That does not describe a coup: "),
        (
            STAR,
            "misdeal",
            '{"report": {"kind": "fraud"}}',
            'The report is about "Somebody cheated, and it touched the outcome", not "Cards',
        ),
        (STAR, "misdeal", '{"report": {"said": {"sunny": true}}}', "That does not describe a coup: "),
        (STAR, "misdeal", '{"report": {"players": ["two\\nlines"]}}', "Names are one line of printable"),
        (
            STAR,
            "misdeal",
            '{"coup": {"wagers": {"A": {"tie": 9999999999999999}}}}',
            "The stake on Tie must be in whole cents",
        ),
        (STAR, "misdeal", '{"coup": {"wagers": {"Ann": {"tie": -1}}}}', "That does not describe a coup: "),
        (
            STAR,
            "misdeal",
            "{}",
            'State whether the coup can be reconstructed: "reconstructed", true or false. (rule 12.1.1)',
        ),
        (
            STAR,
            "misdeal",
            '{"report": {"said": {"damaged": true}}}',
            'Leave out whether cards were damaged ("damaged"): nothing depends on it.',
        ),
        (STAR, "misdeal", '{"coup": {"game": "poker"}}', "The Star: Baccarat has no game 'poker'."),
    ],
)
def test_an_error_is_one_sentence(edition: str, kind: str, described: str, sentence: str) -> None:
    result = run_rule(edition, kind, described)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith(f"pitboss: {sentence}")
    assert result.stderr.count("\n") == 1


def test_a_missing_file_is_reported() -> None:
    result = CliRunner().invoke(
        command, ["rule", "--edition", STAR, "--kind", "misdeal", "--state", "/nowhere"]
    )
    assert (result.exit_code, result.stderr) == (
        2,
        "pitboss: /nowhere cannot be read: No such file or directory.\n",
    )


def test_the_list_holds_every_kind_with_the_clauses_of_each_edition() -> None:
    lines = listed().stdout.splitlines()
    for kind in Kind:
        assert any(line.startswith(f"│ {kind} ") for line in lines)
    (forgotten,) = [line for line in lines if line.startswith("│ burn-forgotten ")]
    assert [cell.strip() for cell in forgotten.strip("│").split("│")][2:] == [
        "15.8",
        "12.8",
        "14.8",
        "11.8.8",
    ]


def test_the_list_of_an_edition_says_what_is_ordered_and_by_whom() -> None:
    text = " ".join(listed("--edition", PREMIUM).stdout.replace("│", " ").split())
    assert "Declare the shoe void (4.12, Gaming Manager)" in text
    assert "Tell Inspector: at once (4.12)" in text
    assert "may: Take out the cards that are left" in text
    assert "the coup can be reconstructed" in text


def catalogue_json(*more: str) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(listed("--format", "json", *more).stdout)["editions"]
    return answer


def test_the_list_as_data() -> None:
    found = catalogue_json()
    assert {key: tuple(rows) for key, rows in found.items()} == {
        key: kinds(edition) for key, edition in EDITIONS.items()
    }
    assert catalogue_json("--edition", CANBERRA) == {CANBERRA: found[CANBERRA]}
    assert found[STAR]["misdeal"]["title"] == "Cards were dealt wrongly, or their order is in doubt"
    assert found[STAR]["misdeal"]["asks"] == ["reconstructed"]
    assert found[STAR]["misdeal"]["rows"][2]["orders"][2] == {
        "effect": "shuffle-or-replace",
        "clause": "12.1.3",
        "may": True,
        "by": ["casino-supervisor"],
        "needs": ["shoe", "all-agree"],
    }
    assert found[PREMIUM]["order-revealed"]["rows"] == [
        {
            "clause": "4.12",
            "when": [],
            "orders": [
                {"effect": "void-shoe", "clause": "4.12", "may": False, "by": ["gaming-manager"], "needs": []}
            ],
            "tells": [{"who": "inspector", "due": "at-once", "clause": "4.12"}],
        }
    ]


def test_an_edition_that_is_not_there_is_refused() -> None:
    result = CliRunner().invoke(command, ["irregularities", "--edition", "macau-1962"])
    assert (result.exit_code, result.stdout) == (2, "")


def test_an_edition_without_irregularities_is_reported_in_a_sentence() -> None:
    result = CliRunner().invoke(command, ["irregularities", "--edition", GUIDE])
    assert result.exit_code == 0
    assert result.stdout == "mini-baccarat-guide orders nothing for when something goes wrong.\n"
