"""The Mini Baccarat guide, undated: every row of the game with the section it comes from."""

from fractions import Fraction

from pitboss.rules.edition import BaccaratGame, Edition
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
    title="Player",
    pays=(Pay(player_wins, 1, "payouts"),),
    standoffs=(Standoff(tie, "payouts"),),
    defined="hands",
    loses="aim",
    sign="limits",
)
BANKER = Wager(
    key="banker",
    title="Banker",
    pays=(Pay(banker_wins, Fraction(19, 20), "payouts"),),
    standoffs=(Standoff(tie, "payouts"),),
    defined="hands",
    loses="aim",
    sign="limits",
)
TIE = Wager(
    key="tie",
    title="Tie",
    pays=(Pay(tie, 8, "payouts"),),
    defined="hands",
    loses="payouts",
    sign="limits",
)

NO_COMMISSION_PLAYER = Wager(
    key="player",
    title="Player",
    pays=(Pay(player_wins, 1, "no-commission"),),
    standoffs=(Standoff(tie, "no-commission"),),
    defined="hands",
    loses="aim",
    sign="limits",
)
NO_COMMISSION_BANKER = Wager(
    key="banker",
    title="Banker",
    pays=(
        Pay(banker_wins_without_six, 1, "no-commission"),
        Pay(banker_wins_with_six, Fraction(1, 2), "no-commission"),
    ),
    standoffs=(Standoff(tie, "no-commission"),),
    defined="hands",
    loses="aim",
    sign="limits",
)
NO_COMMISSION_TIE = Wager(
    key="tie",
    title="Tie",
    pays=(Pay(tie, 8, "no-commission"),),
    defined="hands",
    loses="no-commission",
    sign="limits",
)

PAIRS = (
    Wager(
        key="player-pair",
        title="Player Pair",
        pays=(Pay(player_pair, 11, "pairs"),),
        defined="pairs",
        loses="pairs",
        optional=True,
        sign="limits",
    ),
    Wager(
        key="banker-pair",
        title="Banker Pair",
        pays=(Pay(banker_pair, 11, "pairs"),),
        defined="pairs",
        loses="pairs",
        optional=True,
        sign="limits",
    ),
)

# The guide is silent on the depth of the cut, the cutting card, the burn, the end of the shoe, the closing of
# wagers, what a stake may be, which way up the cards are dealt, and the Banker's draw when the Player stands.
# There the rows are ours, after The Star, and name the nearest section (docs/decisions.md).
PROCEDURE = Procedure(
    decks=Decks(allowed=(8,), cutting_cards=1, clause="table"),
    dealt_from=(DealtFrom(Device.SHOE, "table"),),
    cut=Cut(
        least_from_ends=52,
        least_from_back=20,
        cut_clause="table",
        guard_clause="table",
        offered_to=(Cutter(CutterKind.ANY_PLAYER, "table"),),
    ),
    burns=(Burn(BurnWay.FACE_DOWN, "table"),),
    end=EndOfShoe(after_during=1, during_clause="table", after_first=0, first_clause="table"),
    tableau=Tableau(
        player_draws=PLAYER_DRAWS,
        banker_draws=BANKER_DRAWS,
        natural="hands",
        player="player-draws",
        banker="banker-draws",
        banker_alone="banker-draws",
        one_card="hands",
    ),
    initial_deal="hands",
    closing=(Closing(Closes.FIRST_CARD_REMOVED, "hands"),),
    tenders=Tenders((Tender.CHIPS,), "hands"),
    combinations=(
        Combination(("player",), "hands"),
        Combination(("banker",), "hands"),
        Combination(("tie",), "hands"),
        Combination(("player", "tie"), "hands"),
        Combination(("banker", "tie"), "hands"),
    ),
    layout_clause="table",
    methods=(DealingMethod("A", Handling.DEALER, ("up",), "hands"),),
    handling="hands",
)

EDITION = Edition(
    key="mini-baccarat-guide",
    title="Mini Baccarat guide",
    approved_by="the house",
    approved_on="undated",
    games=(
        BaccaratGame(
            key="commission",
            title="Mini Baccarat",
            clause="payouts",
            wagers=(PLAYER, BANKER, TIE, *PAIRS),
            procedure=PROCEDURE,
        ),
        BaccaratGame(
            key="no-commission",
            title="No Commission Baccarat",
            clause="no-commission",
            wagers=(NO_COMMISSION_PLAYER, NO_COMMISSION_BANKER, NO_COMMISSION_TIE, *PAIRS),
            procedure=PROCEDURE,
            odds_sign="limits",
        ),
    ),
)
