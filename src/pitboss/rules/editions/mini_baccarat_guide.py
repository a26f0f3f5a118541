"""The Mini Baccarat guide, undated: every row of the game with the section it comes from."""

from dataclasses import replace
from fractions import Fraction

from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act, Authority
from pitboss.rules.edition import UNDATED, BaccaratGame, Edition
from pitboss.rules.equipment import Equipment, ItemKind
from pitboss.rules.limits import Closes, Closing, Tender, Tenders
from pitboss.rules.procedure import (
    BANKER_DRAWS,
    PLAYER_DRAWS,
    Burn,
    BurnWay,
    Cut,
    Cutter,
    CutterKind,
    DealingMethod,
    DealtFrom,
    Decks,
    Device,
    EndOfShoe,
    Handling,
    Procedure,
    Tableau,
)
from pitboss.rules.result import (
    banker_pair,
    banker_wins,
    banker_wins_with_six,
    banker_wins_without_six,
    player_pair,
    player_wins,
    tie,
)
from pitboss.rules.wager import Combination, Pay, Standoff, Wager

PLAYER = Wager(
    key="player",
    title="wager-player",
    pays=(Pay(player_wins, 1, "payouts"),),
    standoffs=(Standoff(tie, "payouts"),),
    defined="hands",
    loses="aim",
    sign="limits",
)
BANKER = Wager(
    key="banker",
    title="wager-banker",
    pays=(Pay(banker_wins, Fraction(19, 20), "payouts"),),
    standoffs=(Standoff(tie, "payouts"),),
    defined="hands",
    loses="aim",
    sign="limits",
)
TIE = Wager(
    key="tie",
    title="wager-tie",
    pays=(Pay(tie, 8, "payouts"),),
    defined="hands",
    loses="payouts",
    sign="limits",
)

NO_COMMISSION_STANDOFF = (Standoff(tie, "no-commission"),)
NO_COMMISSION_PLAYER = replace(
    PLAYER, pays=(Pay(player_wins, 1, "no-commission"),), standoffs=NO_COMMISSION_STANDOFF
)
NO_COMMISSION_BANKER = replace(
    BANKER,
    pays=(
        Pay(banker_wins_without_six, 1, "no-commission"),
        Pay(banker_wins_with_six, Fraction(1, 2), "no-commission"),
    ),
    standoffs=NO_COMMISSION_STANDOFF,
)
NO_COMMISSION_TIE = replace(TIE, pays=(Pay(tie, 8, "no-commission"),), loses="no-commission")

PAIRS = (
    Wager(
        key="player-pair",
        title="wager-player-pair",
        pays=(Pay(player_pair, 11, "pairs"),),
        defined="pairs",
        loses="pairs",
        optional=True,
        sign="limits",
    ),
    Wager(
        key="banker-pair",
        title="wager-banker-pair",
        pays=(Pay(banker_pair, 11, "pairs"),),
        defined="pairs",
        loses="pairs",
        optional=True,
        sign="limits",
    ),
)

# The guide is silent on much of the procedure. Those rows are our own, modelled on The Star. They cite the
# decision in docs/decisions/rules.md instead of a section of the guide.
OURS = "decision 18"

PROCEDURE = Procedure(
    decks=Decks(allowed=(8,), cutting_cards=1, clause="table"),
    dealt_from=(DealtFrom(Device.SHOE, "table"),),
    cut=Cut(
        least_from_ends=52,
        least_from_back=20,
        cut_clause=OURS,
        cutting_card_clause=OURS,
        offered_to=(Cutter(CutterKind.ANY_PLAYER, "table"),),
    ),
    burns=(Burn(BurnWay.FACE_DOWN, OURS),),
    end=EndOfShoe(after_during=1, during_clause=OURS, after_first=0, first_clause=OURS),
    tableau=Tableau(
        player_draws=PLAYER_DRAWS,
        banker_draws=BANKER_DRAWS,
        initial_deal="hands",
        natural="hands",
        player="player-draws",
        banker="banker-draws",
        banker_alone=OURS,
        one_card="hands",
    ),
    closing=(Closing(Closes.FIRST_CARD_REMOVED, OURS),),
    tenders=Tenders((Tender.CHIPS,), OURS),
    combinations=(
        Combination(("player",), "hands"),
        Combination(("banker",), "hands"),
        Combination(("tie",), "hands"),
        Combination(("player", "tie"), "hands"),
        Combination(("banker", "tie"), "hands"),
    ),
    layout_clause="table",
    methods=(DealingMethod("A", Handling.DEALER, ("up",), OURS),),
    handling=OURS,
)

EDITION = Edition(
    key="mini-baccarat-guide",
    title="edition-mini-baccarat-guide",
    approved_by="approver-house",
    approved_on=UNDATED,
    games=(
        BaccaratGame(
            key="commission",
            title="game-mini-baccarat",
            clause="payouts",
            wagers=(PLAYER, BANKER, TIE, *PAIRS),
            procedure=PROCEDURE,
        ),
        BaccaratGame(
            key="no-commission",
            title="game-no-commission-baccarat",
            clause="no-commission",
            wagers=(NO_COMMISSION_PLAYER, NO_COMMISSION_BANKER, NO_COMMISSION_TIE, *PAIRS),
            procedure=PROCEDURE,
            odds_sign="limits",
        ),
    ),
    # The guide names no roles. These are the ones that a table needs.
    authority=(
        Authority(Act.CHECK_CARDS, (Role.DEALER, Role.CASINO_SUPERVISOR), OURS),
        Authority(Act.CUT, (Role.CASINO_SUPERVISOR, Role.PLAYER), OURS),
        Authority(Act.REPLACE_CARDS, (Role.CASINO_SUPERVISOR,), OURS),
        Authority(Act.RESHUFFLE, (Role.CASINO_SUPERVISOR,), OURS),
        Authority(Act.CLOSE_TABLE, (Role.CASINO_SUPERVISOR,), OURS),
    ),
    equipment=(Equipment((ItemKind.TABLE,), "table"), Equipment((ItemKind.SHOE,), "table")),
)
