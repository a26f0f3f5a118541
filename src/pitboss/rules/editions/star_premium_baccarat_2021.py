"""The Star, Premium Baccarat, 2021: every row of the three games with its clause."""

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
from pitboss.rules.duties import Due, Recipient, Tell
from pitboss.rules.edition import BaccaratGame, Edition
from pitboss.rules.equipment import (
    Area,
    AreaRule,
    Areas,
    Equipment,
    Figure,
    ItemKind,
    Quantity,
    Unit,
)
from pitboss.rules.irregularities.star_premium import IRREGULARITIES
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
    CardRow,
    CardRule,
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
    Settling,
    Tableau,
    TableLayout,
)
from pitboss.rules.result import (
    banker_pair,
    banker_wins,
    banker_wins_with_six,
    banker_wins_without_six,
    double_tiger_pair,
    player_pair,
    player_wins,
    single_tiger_pair,
    three_card_tiger,
    tie,
    tie_on_six,
    twin_tiger_pair,
    two_card_tiger,
)
from pitboss.rules.wager import Combination, Pay, SignPercentage, Standoff, Wager

SIX_OR_EIGHT = (6, 8)
PAIRS_LAYOUTS = ("A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L", "N", "O", "R")
SUPER_SIX_LAYOUTS = ("M", "N", "R")
TIGER_LAYOUTS = ("P", "Q", "S")
RFID_LAYOUTS = ("O",)
SUPERVISOR = (Role.CASINO_SUPERVISOR,)
ASSISTANT_MANAGER = (Role.ASSISTANT_GAMING_MANAGER,)
ASSISTANT_MANAGER_OR_ABOVE = (Role.ASSISTANT_GAMING_MANAGER, Role.GAMING_MANAGER)
MANAGER = (Role.GAMING_MANAGER,)

PLAYER = Wager(
    key="player",
    title="wager-player",
    pays=(Pay(player_wins, 1, "13.1"),),
    standoffs=(Standoff(tie, "5.1.1.3"),),
    defined="5.1.1",
    loses="5.1.1.2",
)
BANKER = Wager(
    key="banker",
    title="wager-banker",
    pays=(Pay(banker_wins, Fraction(19, 20), "13.2.1"),),
    standoffs=(Standoff(tie, "5.1.2.3"),),
    defined="5.1.2",
    loses="5.1.2.2",
)
TIE = Wager(key="tie", title="wager-tie", pays=(Pay(tie, 8, "13.3"),), defined="5.1.3", loses="5.1.3")

EVEN_MONEY_BANKER = replace(
    BANKER,
    pays=(
        Pay(banker_wins_without_six, 1, "13.2.2"),
        Pay(banker_wins_with_six, Fraction(1, 2), "13.2.2.1"),
    ),
)

ON_A_TIE = Pay(tie, SignPercentage(1, 10), "13.3.1")
TIE_PREMIUM_PLAYER = replace(PLAYER, pays=(*PLAYER.pays, ON_A_TIE), standoffs=())
TIE_PREMIUM_BANKER = replace(BANKER, pays=(*BANKER.pays, ON_A_TIE), standoffs=())

OPTIONAL_WAGERS = (
    Wager(
        key="player-pair",
        title="wager-pairs-player",
        pays=(Pay(player_pair, 11, "13.4"),),
        defined="12.2",
        loses="5.1.5",
        layouts=PAIRS_LAYOUTS,
        decks=SIX_OR_EIGHT,
        optional=True,
        one_per_coup="12.5",
        preference="12.5",
        sign="12.3",
        main_wager_only="12.4",
    ),
    Wager(
        key="banker-pair",
        title="wager-pairs-banker",
        pays=(Pay(banker_pair, 11, "13.4"),),
        defined="12.2",
        loses="5.1.4",
        layouts=PAIRS_LAYOUTS,
        decks=SIX_OR_EIGHT,
        optional=True,
        one_per_coup="12.5",
        preference="12.5",
        sign="12.3",
        main_wager_only="12.4",
    ),
    Wager(
        key="super-six",
        title="wager-super-six",
        pays=(Pay(banker_wins_with_six, 15, "13.5"),),
        defined="12.7",
        loses="12.11",
        layouts=SUPER_SIX_LAYOUTS,
        optional=True,
        one_per_coup="12.10",
        preference="12.10",
        sign="12.8",
        main_wager_only="12.9",
    ),
    Wager(
        key="tiger-tie",
        title="wager-tiger-tie",
        pays=(Pay(tie_on_six, 45, "13.6"),),
        defined="12.12",
        loses="12.16",
        layouts=TIGER_LAYOUTS,
        decks=SIX_OR_EIGHT,
        optional=True,
        one_per_coup="12.15",
        preference="12.15",
        sign="12.13",
        main_wager_only="12.14",
    ),
    Wager(
        key="tiger-pair",
        title="wager-tiger-pair",
        pays=(
            Pay(single_tiger_pair, 4, "13.7.1"),
            Pay(double_tiger_pair, 25, "13.7.2"),
            Pay(twin_tiger_pair, 100, "13.7.3"),
        ),
        defined="12.17",
        loses="12.20.4",
        layouts=TIGER_LAYOUTS,
        decks=SIX_OR_EIGHT,
        optional=True,
        one_per_coup="12.20",
        preference="12.20",
        sign="12.18",
        main_wager_only="12.19",
    ),
    Wager(
        key="tiger",
        title="wager-tiger",
        pays=(Pay(two_card_tiger, 12, "13.8.1"), Pay(three_card_tiger, 22, "13.8.2")),
        defined="12.22",
        loses="12.25.3",
        layouts=TIGER_LAYOUTS,
        decks=SIX_OR_EIGHT,
        optional=True,
        one_per_coup="12.25",
        preference="12.25",
        sign="12.23",
        main_wager_only="12.24",
    ),
    Wager(
        key="big-tiger",
        title="wager-big-tiger",
        pays=(Pay(three_card_tiger, 55, "13.9"),),
        defined="12.26",
        loses="12.30",
        layouts=TIGER_LAYOUTS,
        decks=SIX_OR_EIGHT,
        optional=True,
        one_per_coup="12.29",
        preference="12.29",
        sign="12.27",
        main_wager_only="12.28",
    ),
    Wager(
        key="small-tiger",
        title="wager-small-tiger",
        pays=(Pay(two_card_tiger, 22, "13.10"),),
        defined="12.31",
        loses="12.35",
        layouts=TIGER_LAYOUTS,
        decks=SIX_OR_EIGHT,
        optional=True,
        one_per_coup="12.34",
        preference="12.34",
        sign="12.32",
        main_wager_only="12.33",
    ),
)

SETTLING = Settling(announced="13", collected="13")
PROCEDURE = Procedure(
    decks=Decks(allowed=(3, 4, 6, 8), cutting_cards=1, clause="3.1"),
    dealt_from=(DealtFrom(Device.SHOE, "3.6"), DealtFrom(Device.SCANNING_SHOE, "3.8.1")),
    cut=Cut(
        least_from_ends=52,
        least_from_back=20,
        cut_clause="4.5",
        cutting_card_clause="4.6",
        # The person nominated under 4.3.1 to 4.3.3 need not be a player, unlike in the other Star rules.
        offered_to=(
            Cutter(CutterKind.FIRST_AT_TABLE, "4.3.1", may_nominate=True),
            Cutter(CutterKind.LEFT_OF_DEALER, "4.3.2", may_nominate=True),
            Cutter(CutterKind.CLOCKWISE, "4.4"),
            Cutter(CutterKind.SUPERVISOR, "4.4"),
        ),
    ),
    burns=(
        Burn(BurnWay.FACE_DOWN, "4.7.1"),
        Burn(BurnWay.SHOWN, "4.7.2", approved_by=Role.CASINO_SUPERVISOR, on_request=True, from_shoe=True),
        Burn(BurnWay.BY_VALUE, "4.7.3", approved_by=Role.CASINO_SUPERVISOR),
    ),
    end=EndOfShoe(after_during=1, during_clause="4.9", after_first=0, first_clause="4.10"),
    out_of_cards="14.6",
    calls=(Call(Announcement.PLACE_YOUR_BETS, "7.1"), Call(Announcement.NO_MORE_BETS, "7.1")),
    no_bet_coups=(
        NoBetCoup(Act.NO_BET_COUP_EMPTY, ((Fact.NO_WAGERS,),), "7.4", several=True),
        NoBetCoup(Act.NO_BET_COUP_AGREED, ((Fact.ALL_AGREE,),), "7.5", several=True),
    ),
    tableau=Tableau(
        player_draws=PLAYER_DRAWS,
        banker_draws=BANKER_DRAWS,
        initial_deal="7.3",
        natural="9.2",
        player="9.3",
        banker="9.4",
        banker_alone="9.5",
        one_card="9.6",
    ),
    closing=(Closing(Closes.FIRST_CARD_EXPOSED, "5.4"),),
    tenders=Tenders((Tender.CHIPS, Tender.TOKENS), "5.2"),
    positions=(
        Position(Misplaced.OUTSIDE_AREA, "5.5.1"),
        Position(Misplaced.NOT_SEPARATE, "5.5.2"),
        Position(Misplaced.NOT_FLAT, "5.5.3"),
        Position(Misplaced.ON_ANOTHER, "5.5.3"),
    ),
    combinations=(
        Combination(("tie",), "5.6.1"),
        Combination(("player", "tie"), "5.6.1"),
        Combination(("banker", "tie"), "5.6.1"),
        Combination(("player",), "5.6.3"),
        Combination(("banker",), "5.6.3"),
        Combination(("player", "banker"), "5.6.3", approved_by=Role.GAMING_MANAGER),
        Combination(("player", "banker", "tie"), "5.6.3", approved_by=Role.GAMING_MANAGER),
    ),
    layouts=(
        TableLayout("A", 9, (3, 5, 6, 7)),
        TableLayout("B", 3, (5, 6, 7, 9)),
        TableLayout("C", 6, (3, 5, 7, 9)),
        TableLayout("D", 3, (5, 6, 7, 9)),
        *(TableLayout(key, 7, (3, 5, 6, 9)) for key in "EFGHIJK"),
        TableLayout("L", 9, (3, 5, 6, 7)),
        TableLayout("M", 7, (3, 5, 6, 9)),
        TableLayout("N", 6, (3, 5, 7, 9)),
        TableLayout("O", 5, (3, 6, 7, 9)),
        *(TableLayout(key, 6, (3, 5, 7, 9)) for key in "PQRS"),
    ),
    layout_clause="2.2",
    limits=(
        Limit(LimitCase.LIMITS_PER_PLAYER, LimitRuling.SHOWN, "6.1"),
        Limit(LimitCase.LIMITS_PER_AREA, LimitRuling.SHOWN_IF_SET, "6.1"),
        Limit(LimitCase.DIFFERENTIAL, LimitRuling.SHOWN_IF_SET, "6.1"),
        Limit(LimitCase.UNIT, LimitRuling.SHOWN_IF_SET, "6.1.1"),
        Limit(LimitCase.OVER_DIFFERENTIAL_BEFORE, LimitRuling.PRO_RATA, "6.2", by=Role.DEALER),
        Limit(LimitCase.OVER_AREA_MAXIMUM_BEFORE, LimitRuling.PRO_RATA, "6.2", by=Role.DEALER),
        Limit(LimitCase.OVER_MAXIMUM, LimitRuling.STANDS, "6.3"),
        Limit(LimitCase.OVER_AREA_MAXIMUM_AFTER, LimitRuling.STANDS, "6.3"),
        Limit(LimitCase.UNDER_MINIMUM, LimitRuling.STANDS, "6.4"),
        Limit(LimitCase.OLD_MINIMUM_KEPT, LimitRuling.MARKED, "6.6.1.1"),
        Limit(LimitCase.OLD_MINIMUM_RAISED, LimitRuling.WITH_NOTICE, "6.6.2"),
        Limit(LimitCase.TWO_MINIMUMS, LimitRuling.SHOWN, "6.6.3"),
    ),
    methods=(
        DealingMethod(
            "A",
            Handling.DEALER,
            ("up", "down"),
            "8.2",
            rules=(
                CardRow(CardRule.DEALER_KEEPS, "8.2"),
                CardRow(CardRule.TURNED, "8.2.1"),
                CardRow(CardRule.ANNOUNCED, "8.2.2"),
            ),
        ),
        DealingMethod(
            "B",
            Handling.HIGHEST_WAGER,
            ("down",),
            "8.8",
            rules=(
                CardRow(CardRule.MARKED, "2.7"),
                CardRow(CardRule.SEATED, "8.6.1"),
                CardRow(CardRule.IN_FULL_VIEW, "8.6.2"),
                CardRow(CardRule.OVER_THE_LAYOUT, "8.6.3"),
                CardRow(CardRule.DEALER_KEEPS, "8.14"),
                CardRow(CardRule.PASSED_OUT, "8.12"),
                CardRow(CardRule.ONE_HAND, "8.13"),
                CardRow(CardRule.EXPOSED, "8.15"),
                CardRow(CardRule.COLLECTED, "8.15.1"),
                CardRow(CardRule.TURNED, "8.15.2"),
                CardRow(CardRule.ANNOUNCED, "8.15.3"),
            ),
        ),
    ),
    methods_clause="8.1",
    rounding="5.7",
    replace_handled="3.9",
    cut_is_handling=True,
    handling="3.7",
    patrons_handle=True,
    secured="3.5",
    casino_pre_shuffles=True,
    shuffled_by_hand=(Device.SHOE, Device.SCANNING_SHOE),
    different_backs="3.8",
)

EDITION = Edition(
    key="star-premium-baccarat-2021",
    title="edition-star-premium-baccarat-2021",
    approved_by="approver-liquor-and-gaming-authority",
    approved_on="2021-08-16",
    games=(
        BaccaratGame(
            key="premium",
            title="game-premium-baccarat",
            clause="5.1",
            wagers=(PLAYER, BANKER, TIE, *OPTIONAL_WAGERS),
            procedure=PROCEDURE,
            settling=SETTLING,
        ),
        BaccaratGame(
            key="even-money",
            title="game-even-money-premium-baccarat",
            clause="10",
            wagers=(PLAYER, EVEN_MONEY_BANKER, TIE, *OPTIONAL_WAGERS),
            procedure=PROCEDURE,
            settling=SETTLING,
            odds_sign="2.5",
        ),
        BaccaratGame(
            key="tie-premium",
            title="game-tie-premium-baccarat",
            clause="11",
            wagers=(TIE_PREMIUM_PLAYER, TIE_PREMIUM_BANKER, TIE, *OPTIONAL_WAGERS),
            procedure=PROCEDURE,
            settling=SETTLING,
            odds_sign="2.6",
        ),
    ),
    stand_ins=(
        StandIn(
            Role.CASINO_SUPERVISOR,
            (Role.GAMING_SUPERVISOR, Role.ASSISTANT_GAMING_MANAGER, Role.GAMING_MANAGER),
            "1.1",
        ),
    ),
    # No standing says "or above" for the Assistant Gaming Manager: 3.8.1 and 8.5 say it, 7.4 and 7.5 do not.
    authority=(
        Authority(Act.CHECK_CARDS, (Role.DEALER, Role.CASINO_SUPERVISOR), "3.4"),
        Authority(Act.REPLACE_CARDS, SUPERVISOR, "3.8"),
        Authority(Act.SAME_BACKS, ASSISTANT_MANAGER_OR_ABOVE, "3.8.1"),
        Authority(Act.DECLARE_UNFIT, SUPERVISOR, "3.10"),
        Authority(Act.VERIFY_CARDS, (Role.CASINO_SUPERVISOR, Role.INSPECTOR), "3.11"),
        Authority(Act.RESHUFFLE, SUPERVISOR, "4.1.3"),
        Authority(Act.RIFFLE, SUPERVISOR, "4.2"),
        Authority(Act.CUT, (Role.CASINO_SUPERVISOR, Role.PLAYER, Role.PATRON), "4.3"),
        Authority(Act.COLLECT_DROPPED, SUPERVISOR, "4.6.1"),
        Authority(Act.SHUFFLE_PRE_SHUFFLED, SUPERVISOR, "4.11"),
        Authority(Act.VOID_SHOE, MANAGER, "4.12", tells=(Role.INSPECTOR,)),
        Authority(Act.ALTER_LIMITS, SUPERVISOR, "6.6"),
        Authority(Act.RAISE_MINIMUM, SUPERVISOR, "6.6.1"),
        # The percentage stands on the sign of the limits (13.3.1), and 6.6 says who alters that.
        Authority(Act.CHANGE_TIE_PERCENT, SUPERVISOR, "6.6"),
        Authority(Act.EXCEED_MAXIMUM, SUPERVISOR, "6.7"),
        Authority(Act.NO_BET_COUP_EMPTY, ASSISTANT_MANAGER, "7.4"),
        Authority(Act.NO_BET_COUP_AGREED, ASSISTANT_MANAGER, "7.5"),
        Authority(Act.NOMINATE, SUPERVISOR, "8.4"),
        Authority(Act.DESIGNATE_ANYONE, ASSISTANT_MANAGER_OR_ABOVE, "8.5"),
        Authority(Act.FORFEIT_CARDS, SUPERVISOR, "8.7"),
        Authority(Act.RESTRICT_OPTIONAL, SUPERVISOR, "12.4"),
        Authority(Act.VOID_COUP, SUPERVISOR, "14.1.2"),
        Authority(Act.SHUFFLE_AFTER_VOID, SUPERVISOR, "14.1.3"),
        Authority(Act.CONFIRM_OUTCOME, SUPERVISOR, "14.13"),
        Authority(Act.VOID_WAGER, SUPERVISOR, "15.3.1"),
        Authority(Act.EXCLUDE, SUPERVISOR, "15.3.2"),
        Authority(Act.EXCLUDE_FROM_CASINO, SUPERVISOR, "15.3.3"),
        Authority(Act.DETAIN, SUPERVISOR, "15.3.4"),
        Authority(Act.INVALIDATE, SUPERVISOR, "15.4"),
        Authority(Act.FORFEIT_WAGER, SUPERVISOR, "15.5"),
        Authority(Act.CHANGE_GAME, SUPERVISOR, "15.8"),
        Authority(Act.CLOSE_TABLE, SUPERVISOR, "15.9"),
        Authority(Act.REFUSE_WAGER, SUPERVISOR, "15.12"),
        # The Casino Supervisor only if there is no Gaming Supervisor.
        Authority(Act.RULE_ON_DISPUTE, (Role.GAMING_SUPERVISOR, Role.CASINO_SUPERVISOR), "15.13"),
        Authority(Act.REVIEW_DISPUTE, SUPERVISOR, "15.13"),
    ),
    irregularities=IRREGULARITIES,
    notices=(
        Notice(Act.RAISE_MINIMUM, 20, "6.6"),
        Notice(Act.CHANGE_TIE_PERCENT, 20, "6.6"),
        Notice(Act.CHANGE_GAME, 20, "15.8", or_consent=True),
        Notice(Act.CLOSE_TABLE, 20, "15.9"),
    ),
    conduct=Conduct(
        offences=(
            Offence(
                Breach.PREDICTING_DEVICE,
                "15.1",
                binds=EVERYBODY,
                excused=(Excused(Excuse.ON_DUTY, "15.2"),),
                measures=(
                    Measure(Act.VOID_WAGER),
                    Measure(Act.EXCLUDE),
                    Measure(Act.EXCLUDE_FROM_CASINO),
                    Measure(Act.DETAIN, tells=(Tell(Recipient.INSPECTOR, Due.AT_ONCE, "15.3.4"),)),
                ),
            ),
            Offence(
                Breach.FRAUD,
                "15.4.2",
                binds=EVERYBODY,
                measures=(Measure(Act.FORFEIT_WAGER, after=Act.INVALIDATE),),
            ),
            Offence(
                Breach.STAFF_ADVICE, "15.6", binds=STAFF, excused=(Excused(Excuse.FOR_THE_RULES, "15.6"),)
            ),
            Offence(Breach.INFLUENCING, "15.7", excused=(Excused(Excuse.REQUESTED, "15.7"),)),
            Offence(Breach.SIDE_BET, "15.11"),
        ),
        vacate=Vacate(3, "15.10", no_bet_counts=True),
        disputes=Disputes(Role.GAMING_SUPERVISOR, "15.14", Recourse.INSPECTOR),
        rules_shown="15.15",
    ),
    equipment=(
        Equipment((ItemKind.TABLE,), "2.1"),
        Equipment((ItemKind.SHOE, ItemKind.SCANNING_SHOE), "2.3.1"),
        Equipment((ItemKind.DISCARD_HOLDER,), "2.3.2", figure=Figure(Unit.DECKS, 8)),
        Equipment((ItemKind.FLOAT_TRAY,), "2.3.3"),
        Equipment((ItemKind.DROP_BOX,), "2.4", Quantity.ONE_FOR_CASH),
        Equipment((ItemKind.BOX_CLOSED_MARKER,), "2.8", Quantity.EACH_CLOSED_BOX),
        # Diagram O is for use with a system that reads chips, and marks where these two are.
        Equipment((ItemKind.DEALER_ANTENNA,), "2.2", layouts=RFID_LAYOUTS),
        Equipment((ItemKind.USED_CARD_BOX,), "2.2", layouts=RFID_LAYOUTS),
    ),
    areas=Areas(
        (
            AreaRule(Area.SALON, 9, "2.1.1"),
            AreaRule(Area.PRIVATE_TABLE, 6, "2.1.2", closed_do_not_count=True, reserved=True),
        ),
        "2.1",
    ),
)
