"""The part of the day in which a terminal follows a Rapid game: chips moved, returned, settled, corrected."""

from typing import TYPE_CHECKING

from kit.days.books import VENUE
from kit.tables.live_table import AMY, DEE, SUE
from pitboss.acting.acts import common_acts
from pitboss.acting.acts.act import Act, Person
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.baccarat.acts import irregular, opening
from pitboss.baccarat.acts import play as coup_acts
from pitboss.baccarat.acts.shoe import cards
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.setups import standard_setup
from pitboss.floor.terminals.chips import chip_commands as chips
from pitboss.floor.terminals.chips.chip_moves import ClearChips, DragChips, MoveChips, TakeOffChips
from pitboss.floor.terminals.relief import RelievePlayer
from pitboss.floor.terminals.settling import ClearOwed, ReconcilePlay
from pitboss.game.irregularities import Report
from pitboss.rules.irregularity import Effect, Given, Kind
from pitboss.rules.procedure import BurnWay
from pitboss.rules.result import Winner

if TYPE_CHECKING:
    from kit.days.floor_day import Floor

PT, TABLE = "6", "5"
PLAYER_WINS, BANKER_WINS = ("9S", "KH", "KD", "7C"), ("2S", "KH", "KD", "7C", "2H")


async def follow_games(floor: "Floor") -> None:
    """Coups that are void, corrected after the player has left, and invalidated for fraud."""

    async def do(*acts: Act, by: Person = DEE, approved: Person | None = None) -> None:
        await floor.do(*(ActAtTable(TABLE, act, by, approved) for act in acts))

    limits = TableLimits(each=Limits(500, 2_000))
    await floor.do(chips.SetTerminal(PT, VENUE), chips.TransferCredit(PT, 10_000, "CMS-60"))
    setup = standard_setup("star-rapid-etg-2016", "baccarat")
    await do(opening.SetTable(setup), opening.OpenTable(limits), by=SUE)
    await do(cards.BringCards("red"), approved=SUE)
    await do(cards.Shuffle(), cards.Cut(100), cards.InsertCuttingCard(20))
    await do(cards.Burn(BurnWay.FACE_DOWN, (None,)), coup_acts.StartRound("5-1"))
    await floor.do(
        DragChips(PT, TABLE, "5-1", {"player": 2_500, "tie": 900}),
        MoveChips(PT, TABLE, "5-1", "player", "banker", 1_000),
        TakeOffChips(PT, TABLE, "5-1", "tie", 500),
    )
    await do(common_acts.EndPeriod())
    await floor.do(ReconcilePlay(PT, TABLE, "5-1"))
    await do(*_come_to(Winner.PLAYER, PLAYER_WINS))
    await floor.do(ReconcilePlay(PT, TABLE, "5-1"))
    await do(irregular.ReportIrregularity(Report(Kind.MISDEAL)), approved=AMY)
    await floor.do(ReconcilePlay(PT, TABLE, "5-1"))
    await do(coup_acts.StartRound("5-2"))
    drag = DragChips(PT, TABLE, "5-2", {"player": 1_000})
    await floor.do(drag, ClearChips(PT, TABLE, "5-2"), drag)
    await do(common_acts.EndPeriod(), *_come_to(Winner.PLAYER, PLAYER_WINS))
    await floor.do(ReconcilePlay(PT, TABLE, "5-2"), chips.CashOut(PT))
    report = Report(Kind.SHOE_DIFFERS, {Given.OUTCOME_CONFIRMED: True})
    await do(irregular.ReportIrregularity(report, actual=BANKER_WINS), by=SUE, approved=AMY)
    await do(*_result(Winner.BANKER))
    await floor.do(
        ReconcilePlay(PT, TABLE, "5-2"),
        ClearOwed(PT, "5-2", -2_000, "The player could not be found.", "J. Ang", given_up=True),
    )
    await do(irregular.ReportIrregularity(report, actual=PLAYER_WINS), by=SUE, approved=AMY)
    await do(*_result(Winner.PLAYER))
    await floor.do(
        ReconcilePlay(PT, TABLE, "5-2"),
        ClearOwed(PT, "5-2", 2_000, "The player came back for it.", "J. Ang"),
        chips.TransferCredit(PT, 5_000, "CMS-61"),
    )
    await do(coup_acts.StartRound("5-3"))
    await floor.do(DragChips(PT, TABLE, "5-3", {"player": 1_000}))
    await do(common_acts.EndPeriod())
    await floor.do(RelievePlayer(PT, TABLE, "5-3", {"banker": 1_000}, "The screen was dark.", SUE))
    await do(coup_acts.DrawCard("9S"))
    await floor.do(chips.AdjustCredits(PT, "5-3", -300, "It showed a win twice.", "J. Ang"))
    await _invalidate(floor, "5-3")
    await do(coup_acts.StartRound("5-4"))
    await floor.do(DragChips(PT, TABLE, "5-4", {"player": 1_000}))
    await do(common_acts.EndPeriod(), *_come_to(Winner.PLAYER, PLAYER_WINS))
    await floor.do(ReconcilePlay(PT, TABLE, "5-4"))
    await _invalidate(floor, "5-4")


async def _invalidate(floor: "Floor", play: str) -> None:
    """The player at the terminal cheated, and loses the stake."""
    report = irregular.ReportIrregularity(Report(Kind.FRAUD, players=(PT,)))
    choice = irregular.ChooseOption(Effect.INVALIDATE, forfeit=(PT,))
    await floor.do(*(ActAtTable(TABLE, act, DEE, SUE) for act in (report, choice)))
    await floor.do(ReconcilePlay(PT, TABLE, play))


def _come_to(winner: Winner, codes: tuple[str, ...]) -> tuple[Act, ...]:
    return *(coup_acts.DrawCard(code) for code in codes), *_result(winner)


def _result(winner: Winner) -> tuple[Act, ...]:
    return coup_acts.SelectResult(winner), coup_acts.ConfirmResult(), coup_acts.Settle()
