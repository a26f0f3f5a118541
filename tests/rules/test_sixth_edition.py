"""A sixth edition is one new file in the editions folder, with no change anywhere else."""

import importlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from kit.support import EDITIONS
from typer.testing import CliRunner

from pitboss.cli.main import command
from pitboss.game.dealer import DealtShoe, deal_shoe, prepare
from pitboss.game.settlement import Terms
from pitboss.kernel.entropy import SeededEntropy
from pitboss.kernel.rejection import unwrap
from pitboss.rules import editions
from pitboss.rules.catalogue import catalogue
from pitboss.rules.edition import BaccaratGame

MODULE = "harbour_panda_2031"
KEY = "harbour-panda-2031"
FILE = '''
"""A made-up edition."""

from fractions import Fraction

from pitboss.rules.edition import BaccaratGame, Edition
from pitboss.rules.limits import Closes, Closing, Tender, Tenders
from pitboss.rules.procedure import (
    BANKER_DRAWS, PLAYER_DRAWS, Burn, BurnWay, Cut, Cutter, CutterKind, DealingMethod, DealtFrom, Decks,
    Device, EndOfShoe, Handling, Procedure, Tableau,
)
from pitboss.rules.result import CoupResult, banker_wins, player_wins, tie
from pitboss.rules.wager import Combination, Pay, Standoff, Wager


def player_wins_with_three_card_eight(r: CoupResult) -> bool:
    """The Player's Hand wins with eight on three cards."""
    return r.player == 8 > r.banker and r.player_cards == 3


WAGERS = (
    Wager(key="player", title="Player", pays=(Pay(player_wins, 1, "pay-1"),),
          standoffs=(Standoff(tie, "pay-0"),), defined="bet-1", loses="pay-0"),
    Wager(key="banker", title="Banker", pays=(Pay(banker_wins, Fraction(24, 25), "pay-2"),),
          standoffs=(Standoff(tie, "pay-0"),), defined="bet-2", loses="pay-0"),
    Wager(key="panda-8", title="Panda 8", pays=(Pay(player_wins_with_three_card_eight, 25, "pay-8"),),
          defined="bet-8", loses="pay-0", optional=True),
)
PROCEDURE = Procedure(
    decks=Decks(allowed=(6,), cutting_cards=1, clause="decks"),
    dealt_from=(DealtFrom(Device.SHOE, "shoe"),),
    cut=Cut(least_from_ends=78, least_from_back=30, cut_clause="cut", cutting_card_clause="guard",
            offered_to=(Cutter(CutterKind.ANY_PLAYER, "cut"),)),
    burns=(Burn(BurnWay.BY_VALUE, "burn"),),
    end=EndOfShoe(after_during=2, during_clause="end", after_first=1, first_clause="end"),
    tableau=Tableau(player_draws=PLAYER_DRAWS, banker_draws=BANKER_DRAWS, initial_deal="deal",
                    natural="draw", player="draw", banker="draw", banker_alone="draw", one_card="draw"),
    closing=(Closing(Closes.FIRST_CARD_REMOVED, "close"),),
    tenders=Tenders((Tender.CHIPS,), "chips"),
    combinations=(Combination(("player",), "bet-1"), Combination(("banker",), "bet-2")),
    layout_clause="table",
    methods=(DealingMethod("A", Handling.DEALER, ("up",), "deal"),),
    handling="deal",
)
EDITION = Edition(
    key="harbour-panda-2031", title="Harbour House: Panda Baccarat", approved_by="nobody",
    approved_on="2031-02-03",
    games=(BaccaratGame(key="panda", title="Panda Baccarat", clause="game", wagers=WAGERS,
                        procedure=PROCEDURE),),
)
'''


@pytest.fixture(autouse=True)
def sixth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Puts the made-up edition into the editions folder for the time of a test."""
    (tmp_path / f"{MODULE}.py").write_text(FILE, encoding="utf-8")
    monkeypatch.setattr(editions, "__path__", [*editions.__path__, str(tmp_path)])
    importlib.invalidate_caches()
    yield
    sys.modules.pop(f"{editions.__name__}.{MODULE}", None)
    vars(editions).pop(MODULE, None)


def run(*arguments: str, text: str = "") -> str:
    result = CliRunner().invoke(command, list(arguments), input=text)
    assert result.exit_code == 0, result.output
    return result.stdout


def dealt(seed: int) -> tuple[DealtShoe, int]:
    """A whole shoe by the edition's procedure, and the number of cards before the cutting card."""
    edition = catalogue()[KEY]
    game = edition.games[0]
    assert isinstance(game, BaccaratGame)
    stack, at = prepare(edition, game, 6, SeededEntropy(seed))
    assert 78 <= at <= 6 * 52 - 78
    shoe = deal_shoe(edition, game, stack, lambda coup: {1: {"panda-8": 100}}, Terms())
    return unwrap(shoe), 6 * 52 - 30


def test_the_catalogue_finds_it_beside_the_five() -> None:
    assert catalogue().keys() == {*EDITIONS, KEY}


def test_the_editions_are_listed_with_it() -> None:
    listed = json.loads(run("editions", "--format", "json"))["editions"][KEY]
    assert listed["title"] == "Harbour House: Panda Baccarat"
    panda = listed["games"]["panda"]
    assert (panda["decks"], panda["decks_clause"]) == ([6], "decks")
    assert panda["wagers"]["panda-8"]["pays"] == [
        {"when": "player-wins-with-three-card-eight", "pays": "25", "clause": "pay-8"}
    ]
    assert "panda-8" in run("editions")


@pytest.mark.parametrize(
    "cards, outcome, won, cited",
    [
        ("2S KH KD 7C 6H", "win", 2500, "pay-8"),
        ("8S KH KD 7C", "lose", 0, "pay-0"),
        ("2S KH KD 6C 5H", "lose", 0, "pay-0"),
    ],
)
def test_its_new_wager_is_settled(cards: str, outcome: str, won: int, cited: str) -> None:
    line = json.dumps({"cards": cards.split(), "wagers": {"panda-8": 100}})
    answer = json.loads(run("settle", "--edition", KEY, "--game", "panda", text=line))
    row = answer["settlements"]["panda-8"]
    assert (row["outcome"], row["won"], row["clause"]) == (outcome, won, cited)


def test_a_seventh_copy_of_a_card_is_refused_by_its_own_clause() -> None:
    line = json.dumps({"cards": ["AS"] * 7, "wagers": {}})
    result = CliRunner().invoke(command, ["settle", "--edition", KEY, "--game", "panda"], input=line)
    error = json.loads(result.stdout)["error"]
    assert (error["code"], error["clause"]) == ("card-not-in-shoe", "decks")


def test_whole_shoes_are_dealt_by_its_procedure() -> None:
    after = set()
    for seed in range(20):
        shoe, before_cutting_card = dealt(seed)
        first = shoe.burned[0]
        assert first is not None
        assert len(shoe.burned) == 1 + first.face_value
        met = next(coup for coup in shoe.coups if coup.cutting_card is not None)
        out = len(shoe.burned) + sum(len(coup.cards) for coup in shoe.coups[: met.number - 1])
        assert out + (met.cutting_card or 0) == before_cutting_card
        follow = len(shoe.coups) - met.number
        assert follow == (2 if met.cutting_card else 1)
        after.add(follow)
        assert [coup.left == 0 for coup in shoe.coups] == [False] * (len(shoe.coups) - 1) + [True]
    assert after == {1, 2}, "the cutting card came both before a coup and during one"


def test_its_new_wager_is_paid_in_a_dealt_shoe() -> None:
    coups = [coup for seed in range(5) for coup in dealt(seed)[0].coups]
    for coup in coups:
        result = coup.coup.result
        panda = result.player == 8 and result.player_cards == 3 and result.banker < 8
        assert coup.settled[1]["panda-8"].won == (2500 if panda else 0)
    assert any(coup.settled[1]["panda-8"].won for coup in coups)


def test_conformance_counts_no_clause_of_it_and_does_not_fail() -> None:
    nothing = {"clauses": 0, "with_disposition": 0, "need_proof": 0, "proven": 0, "unproven": []}
    reports = json.loads(run("conformance", "--format", "json"))["editions"]
    assert reports.keys() == {*EDITIONS, KEY}
    assert reports[KEY] == nothing
    assert json.loads(run("conformance", "--edition", KEY, "--format", "json"))["editions"] == {KEY: nothing}
    assert KEY in run("conformance", "--edition", KEY)
    assert KEY in run("conformance")


def test_it_is_gone_when_its_file_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(editions, "__path__", editions.__path__[:1])
    assert catalogue().keys() == EDITIONS.keys()


def test_every_command_takes_it(tmp_path: Path) -> None:
    chosen = ("--edition", KEY, "--game", "panda", "--seed", "7")
    record = tmp_path / "shoe.txt"
    run("deal", *chosen, "-o", str(record))
    assert "burn: by-value" in record.read_text(encoding="utf-8")
    assert run("replay", str(record)).startswith("Same: 1 shoe, ")
    printed = run("demo", *chosen, "--pace", "0")
    assert "The first card is burned face up, and as many more as it counts." in printed
    assert "(rule end)" in printed
