"""Casino Canberra, Mini-Baccarat, 2023: every row of the game with its clause."""

from dataclasses import replace
from fractions import Fraction

from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act, Authority, Notice, StandIn
from pitboss.rules.conduct import (
    EVERYBODY,
    STAFF,
    Breach,
    Conduct,
    Disputes,
    Excuse,
    Excused,
    Measure,
    Offence,
    Recourse,
    Vacate,
)
from pitboss.rules.edition import BaccaratGame, Edition
from pitboss.rules.equipment import Equipment, ItemKind, Quantity
from pitboss.rules.irregularities.canberra import IRREGULARITIES
from pitboss.rules.limits import (
    Closes,
    Closing,
    Limit,
    LimitCase,
    LimitRuling,
    Misplaced,
    Position,
    Tender,
    Tenders,
)
from pitboss.rules.procedure import (
    BANKER_DRAWS,
    PLAYER_DRAWS,
    Announcement,
    Burn,
    BurnWay,
    Call,
    Check,
    Cut,
    Cutter,
    CutterKind,
    DealingMethod,
    DealtFrom,
    Decks,
    Device,
    EndOfShoe,
    Fact,
    Handling,
    NoBetCoup,
    Procedure,
    Tableau,
)
from pitboss.rules.result import (
    banker_coloured_pair,
    banker_mixed_pair,
    banker_pair,
    banker_perfect_pair,
    banker_wins,
    banker_wins_by,
    banker_wins_with_natural,
    banker_wins_with_six,
    banker_wins_without_six,
    double_tiger_pair,
    equal_naturals,
    player_coloured_pair,
    player_mixed_pair,
    player_pair,
    player_perfect_pair,
    player_wins,
    player_wins_by,
    player_wins_with_natural,
    single_tiger_pair,
    three_card_tiger,
    tie,
    tie_on_six,
    twin_tiger_pair,
    two_card_tiger,
)
from pitboss.rules.wager import Combination, EitherOr, Pay, Stage, Standoff, Wager

SUPERVISOR = (Role.CASINO_SUPERVISOR,)
OPERATOR = (Role.CASINO_OPERATOR,)
MEASURES = (Measure(Act.VOID_WAGER), Measure(Act.EXCLUDE))
DRAGON_BONUS = ((9, 30), (8, 10), (7, 6), (6, 4), (5, 2), (4, 1))
"""The winning margin in points of a hand that is not a natural, and its odds to one."""

PLAYER = Wager(
    key="player",
    title="wager-player",
    pays=(Pay(player_wins, 1, "8.4"),),
    standoffs=(Standoff(tie, "4.3"),),
    defined="4.3",
    loses="4.3",
    one_per_coup="4.6",
)
BANKER = Wager(
    key="banker",
    title="wager-banker",
    pays=(Pay(banker_wins, Fraction(19, 20), "8.4"),),
    standoffs=(Standoff(tie, "4.3"),),
    defined="4.3",
    loses="4.3",
    one_per_coup="4.6",
)
TIE = Wager(
    key="tie",
    title="wager-tie",
    pays=(Pay(tie, 8, "8.4"),),
    defined="4.3",
    loses="4.3",
    one_per_coup="4.6",
)

NON_COMMISSION_PLAYER = replace(PLAYER, pays=(Pay(player_wins, 1, "8.5"),))
NON_COMMISSION_BANKER = replace(
    BANKER,
    pays=(
        Pay(banker_wins_without_six, 1, "8.5"),
        Pay(banker_wins_with_six, Fraction(1, 2), "8.5"),
    ),
)
NON_COMMISSION_TIE = replace(TIE, pays=(Pay(tie, 8, "8.5"),))

OPTIONAL_WAGERS = (
    Wager(
        key="player-perfect-pair",
        title="wager-perfect-pairs-player",
        pays=(
            Pay(player_mixed_pair, 5, "10.6"),
            Pay(player_coloured_pair, 12, "10.6"),
            Pay(player_perfect_pair, 25, "10.6"),
        ),
        defined="9.9",
        loses="9.9",
        settles=Stage.INITIAL_DEAL,
        optional=True,
        sign="9.3",
        layout_approved="9.2",
    ),
    Wager(
        key="banker-perfect-pair",
        title="wager-perfect-pairs-banker",
        pays=(
            Pay(banker_mixed_pair, 5, "10.6"),
            Pay(banker_coloured_pair, 12, "10.6"),
            Pay(banker_perfect_pair, 25, "10.6"),
        ),
        defined="9.9",
        loses="9.9",
        settles=Stage.INITIAL_DEAL,
        optional=True,
        sign="9.3",
        layout_approved="9.2",
    ),
    Wager(
        key="player-pair",
        title="wager-canberra-pairs-player",
        pays=(Pay(player_pair, 11, "11.2"),),
        defined="9.9",
        loses="9.9",
        settles=Stage.INITIAL_DEAL,
        optional=True,
        sign="9.3",
        layout_approved="9.2",
    ),
    Wager(
        key="banker-pair",
        title="wager-canberra-pairs-banker",
        pays=(Pay(banker_pair, 11, "11.2"),),
        defined="9.9",
        loses="9.9",
        settles=Stage.INITIAL_DEAL,
        optional=True,
        sign="9.3",
        layout_approved="9.2",
    ),
    Wager(
        key="player-dragon-bonus",
        title="wager-dragon-bonus-player",
        pays=(
            Pay(player_wins_with_natural, 1, "12.8"),
            *(Pay(player_wins_by(points), pays, "12.8") for points, pays in DRAGON_BONUS),
        ),
        standoffs=(Standoff(equal_naturals, "12.7"),),
        defined="12.7",
        loses="12.7",
        optional=True,
        sign="12.3",
        layout_approved="12.2",
    ),
    Wager(
        key="banker-dragon-bonus",
        title="wager-dragon-bonus-banker",
        pays=(
            Pay(banker_wins_with_natural, 1, "12.8"),
            *(Pay(banker_wins_by(points), pays, "12.8") for points, pays in DRAGON_BONUS),
        ),
        standoffs=(Standoff(equal_naturals, "12.7"),),
        defined="12.7",
        loses="12.7",
        optional=True,
        sign="12.3",
        layout_approved="12.2",
    ),
    Wager(
        key="super-six",
        title="wager-super-6",
        pays=(Pay(banker_wins_with_six, 15, "13.7"),),
        defined="13.6",
        loses="13.6",
        optional=True,
        sign="13.3",
        layout_approved="13.2",
    ),
    Wager(
        key="tiger-tie",
        title="wager-tiger-tie",
        pays=(Pay(tie_on_six, 45, "14.12"),),
        defined="14.7",
        loses="14.7",
        optional=True,
        sign="14.3",
        layout_approved="14.2",
    ),
    Wager(
        key="tiger-pair",
        title="wager-tiger-pair",
        pays=(
            Pay(single_tiger_pair, 4, "14.12"),
            Pay(double_tiger_pair, 25, "14.12"),
            Pay(twin_tiger_pair, 100, "14.12"),
        ),
        defined="14.11",
        loses="14.11",
        optional=True,
        sign="14.3",
        layout_approved="14.2",
    ),
    Wager(
        key="tiger",
        title="wager-tiger",
        pays=(Pay(two_card_tiger, 12, "14.12"), Pay(three_card_tiger, 22, "14.12")),
        defined="14.10",
        loses="14.10",
        optional=True,
        sign="14.3",
        layout_approved="14.2",
    ),
    Wager(
        key="big-tiger",
        title="wager-big-tiger",
        pays=(Pay(three_card_tiger, 55, "14.12"),),
        defined="14.8",
        loses="14.8",
        optional=True,
        sign="14.3",
        layout_approved="14.2",
    ),
    Wager(
        key="small-tiger",
        title="wager-small-tiger",
        pays=(Pay(two_card_tiger, 22, "14.12"),),
        defined="14.9",
        loses="14.9",
        optional=True,
        sign="14.3",
        layout_approved="14.2",
    ),
)

PROCEDURE = Procedure(
    decks=Decks(allowed=(8,), cutting_cards=2, clause="2.1"),
    dealt_from=(DealtFrom(Device.SHOE, "6.1"),),
    cut=Cut(
        least_from_ends=52,
        least_from_back=12,
        cut_clause="5.4",
        cutting_card_clause="5.4",
        offered_to=(
            Cutter(CutterKind.ANY_PLAYER, "5.3"),
            Cutter(CutterKind.SUPERVISOR, "5.3"),
        ),
    ),
    burns=(Burn(BurnWay.FACE_DOWN, "5.5"), Burn(BurnWay.BY_VALUE, "5.6")),
    end=EndOfShoe(
        after_during=0,
        during_clause="5.8",
        after_first=0,
        first_clause="5.8",
        one_more_on_tie="5.8",
        announced=False,
    ),
    out_of_cards="15.7",
    calls=(
        Call(Announcement.PLACE_YOUR_BETS, "4.1", required=True, closing=Closes.PERIOD_ENDS),
        Call(Announcement.NO_MORE_BETS, "6.2", required=True),
    ),
    no_bet_coups=(
        NoBetCoup(Act.NO_BET_COUP_AGREED, ((Fact.PLAYERS,), (Fact.REQUEST,), (Fact.ALL_AGREE,)), "4.8"),
        NoBetCoup(Act.NO_BET_COUP_EMPTY, ((Fact.NOBODY, Fact.IDLE_PERIOD),), "4.9"),
    ),
    tableau=Tableau(
        player_draws=PLAYER_DRAWS,
        banker_draws=BANKER_DRAWS,
        initial_deal="6.2",
        natural="6.4",
        player="7.2",
        banker="7.3",
        banker_alone="7.3",
        one_card="7.1",
    ),
    closing=(
        Closing(Closes.FIRST_CARD_REMOVED, "4.7", reopened="15.6", reopened_after_card=True, emptied="15.6"),
        Closing(Closes.PERIOD_ENDS, "4.1", reopened="15.6", reopened_after_card=True, emptied="15.6"),
    ),
    tenders=Tenders((Tender.CHIPS,), "4.2"),
    positions=(Position(Misplaced.OUTSIDE_AREA, "4.2"),),
    combinations=(
        Combination(("player",), "4.6"),
        Combination(("player", "tie"), "4.6"),
        Combination(("banker",), "4.6"),
        Combination(("banker", "tie"), "4.6"),
        Combination(("tie",), "4.6"),
        Combination(("player", "banker"), "4.6", approved_by=Role.CASINO_SUPERVISOR),
        Combination(("player", "banker", "tie"), "4.6", approved_by=Role.CASINO_SUPERVISOR),
    ),
    either_or=(
        EitherOr(
            ("player-perfect-pair", "banker-perfect-pair"),
            ("player-pair", "banker-pair"),
            "8.2",
        ),
    ),
    layout_clause="1.1",
    exact="17.5",
    limits=(
        Limit(LimitCase.LIMITS_PER_PLAYER, LimitRuling.SHOWN, "3.1"),
        Limit(LimitCase.DIFFERENTIAL, LimitRuling.SHOWN_IF_SET, "3.1"),
        Limit(LimitCase.PERIOD, LimitRuling.SHOWN_IF_SET, "3.2"),
        Limit(LimitCase.UNIT, LimitRuling.SHOWN, "3.5"),
        Limit(LimitCase.UNDER_MINIMUM, LimitRuling.STANDS_WITH_ADVICE, "3.6"),
        Limit(LimitCase.OVER_MAXIMUM, LimitRuling.TO_THE_MAXIMUM, "3.7"),
        Limit(LimitCase.OVER_DIFFERENTIAL_AFTER, LimitRuling.TO_THE_MAXIMUM, "3.7"),
    ),
    methods=(
        DealingMethod("face-up", Handling.DEALER, ("up",), "2.2"),
        DealingMethod("face-down", Handling.ANY_BACKER, ("down",), "6.3"),
    ),
    methods_clause="2.2",
    handling="6.3",
    checks=(
        Check(replacement=False, by=(), pre_shuffled=False, clause="2.5"),
        Check(replacement=True, by=(Role.DEALER, Role.CASINO_SUPERVISOR), pre_shuffled=True, clause="2.3"),
    ),
    checked_after="2.5",
    replaced_any_round=True,
)

EDITION = Edition(
    key="canberra-mini-baccarat-2023",
    title="edition-canberra-mini-baccarat-2023",
    approved_by="approver-act-gambling-commission",
    approved_on="2023-08-30",
    games=(
        BaccaratGame(
            key="commission",
            title="game-mini-baccarat-with-commission",
            clause="8.4",
            wagers=(PLAYER, BANKER, TIE, *OPTIONAL_WAGERS),
            procedure=PROCEDURE,
            odds_sign="8.3",
        ),
        BaccaratGame(
            key="non-commission",
            title="game-mini-baccarat-without-commission",
            clause="8.5",
            wagers=(NON_COMMISSION_PLAYER, NON_COMMISSION_BANKER, NON_COMMISSION_TIE, *OPTIONAL_WAGERS),
            procedure=PROCEDURE,
            odds_sign="8.3",
        ),
    ),
    stand_ins=(StandIn(Role.CASINO_OPERATOR, (Role.CASINO_SUPERVISOR,), None),),
    authority=(
        Authority(Act.CHOOSE_DEALING, OPERATOR, "2.2"),
        Authority(Act.REPLACE_CARDS, OPERATOR, "2.3"),
        Authority(Act.CHECK_CARDS, (Role.DEALER, Role.CASINO_SUPERVISOR), "2.5"),
        Authority(Act.SET_WAGERING_PERIOD, OPERATOR, "3.2"),
        Authority(Act.ALTER_LIMITS, OPERATOR, "3.3"),
        Authority(Act.EXCEED_MAXIMUM, OPERATOR, "3.4"),
        Authority(Act.OFFER_OPTIONAL, OPERATOR, "4.4"),
        Authority(Act.NO_BET_COUP_AGREED, SUPERVISOR, "4.8"),
        Authority(Act.NO_BET_COUP_EMPTY, SUPERVISOR, "4.9"),
        Authority(Act.RESHUFFLE, SUPERVISOR, "5.1"),
        Authority(Act.RIFFLE, SUPERVISOR, "5.2"),
        Authority(Act.CUT, (Role.CASINO_SUPERVISOR, Role.PLAYER), "5.3"),
        Authority(Act.CHANGE_GAME, OPERATOR, "8.3"),
        Authority(Act.VOID_COUP, SUPERVISOR, "15.4"),
        Authority(Act.SHUFFLE_AFTER_VOID, SUPERVISOR, "15.4"),
        Authority(Act.REOPEN_WAGERS, SUPERVISOR, "15.6"),
        Authority(Act.CLOSE_TABLE, OPERATOR, "16.2"),
        Authority(Act.INVALIDATE, OPERATOR, "17.1"),
        Authority(Act.VOID_WAGER, OPERATOR, "17.2"),
        Authority(Act.EXCLUDE, OPERATOR, "17.2"),
        Authority(Act.ABANDON_COUP, OPERATOR, "17.3"),
        Authority(Act.RULE_ON_DISPUTE, OPERATOR, "17.4"),
        # The Commission acts through an Inspector.
        Authority(Act.REVIEW_DISPUTE, (Role.INSPECTOR,), "17.4"),
    ),
    irregularities=IRREGULARITIES,
    gaming_hours="16.1",
    notices=(
        Notice(Act.ALTER_LIMITS, None, "3.3"),
        Notice(Act.SET_WAGERING_PERIOD, None, "3.3"),
        Notice(Act.CHANGE_GAME, None, "8.3"),
        Notice(Act.CLOSE_TABLE, None, "16.2"),
    ),
    conduct=Conduct(
        offences=(
            Offence(
                Breach.STAFF_ADVICE, "17.5", binds=STAFF, excused=(Excused(Excuse.FOR_THE_RULES, "17.5"),)
            ),
            Offence(Breach.STAFF_ADVANTAGE, "17.5", binds=STAFF),
            Offence(Breach.STAFF_PROCEDURE, "17.5", binds=STAFF),
            Offence(Breach.INFLUENCING, "17.7", binds=EVERYBODY, measures=MEASURES),
            Offence(Breach.SIDE_BET, "17.8", binds=(Role.PLAYER,), measures=MEASURES),
            Offence(Breach.OTHER_RULE, "17.2", binds=EVERYBODY, measures=MEASURES),
        ),
        vacate=Vacate(3, "17.6"),
        disputes=Disputes(Role.CASINO_OPERATOR, "17.4", Recourse.COMMISSION),
        rules_shown="17.9",
    ),
    equipment=(
        Equipment((ItemKind.TABLE,), "1.1", approved=True),
        Equipment((ItemKind.SHOE,), "6.1", approved=True),
        Equipment((ItemKind.COUNTDOWN_CLOCK,), "3.2", Quantity.ONE_FOR_PERIOD, approved=True),
    ),
)
