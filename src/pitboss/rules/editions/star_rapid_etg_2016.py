"""The Star, Rapid Roulette and Baccarat, 2016: every row of the electronic games with its clause."""

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
from pitboss.rules.edition import BaccaratGame, Edition, RouletteGame
from pitboss.rules.equipment import Equipment, Figure, ItemKind, Quantity, Unit
from pitboss.rules.irregularities.star_rapid import IRREGULARITIES
from pitboss.rules.limits import Closes, Closing, Limit, LimitCase, LimitRuling, Tender, Tenders
from pitboss.rules.procedure import (
    BANKER_DRAWS,
    PLAYER_DRAWS,
    Announcement,
    Burn,
    BurnWay,
    Call,
    Confirmation,
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
    TableLayout,
    TurnAbout,
)
from pitboss.rules.result import (
    banker_pair,
    banker_wins,
    banker_wins_by,
    banker_wins_with_natural,
    banker_wins_with_six,
    banker_wins_without_six,
    equal_naturals,
    player_pair,
    player_wins,
    player_wins_by,
    player_wins_with_natural,
    tie,
)
from pitboss.rules.roulette import Bet, BetKind, CallBet, Fault, NoSpin, SpinRule, Wheel, WheelKind
from pitboss.rules.wager import Combination, Pay, Standoff, Wager

SUPERVISOR = (Role.CASINO_SUPERVISOR,)
ASSISTANT_MANAGER = (Role.ASSISTANT_GAMING_MANAGER,)
DRAGON_BONUS = ((9, 30), (8, 10), (7, 6), (6, 4), (5, 2), (4, 1))
"""The winning margin in points of a hand that is not a natural, and its odds to one."""

PLAYER = Wager(
    key="player",
    title="wager-player",
    pays=(Pay(player_wins, 1, "8.7.1"),),
    standoffs=(Standoff(tie, "5.4.1.3"),),
    defined="5.4.1",
    loses="5.4.1.2",
)
BANKER = Wager(
    key="banker",
    title="wager-banker",
    pays=(Pay(banker_wins, Fraction(19, 20), "8.7.2"),),
    standoffs=(Standoff(tie, "5.4.2.3"),),
    defined="5.4.2",
    loses="5.4.2.2",
)
TIE = Wager(key="tie", title="wager-tie", pays=(Pay(tie, 8, "8.7.3"),), defined="5.4.3", loses="5.4.3")

EVEN_MONEY_PLAYER = replace(PLAYER, pays=(Pay(player_wins, 1, "8.8.1"),))
EVEN_MONEY_BANKER = replace(
    BANKER,
    pays=(
        Pay(banker_wins_without_six, 1, "8.8.2"),
        Pay(banker_wins_with_six, Fraction(1, 2), "8.8.2"),
    ),
)
EVEN_MONEY_TIE = replace(TIE, pays=(Pay(tie, 8, "8.8.3"),))

OPTIONAL_WAGERS = (
    Wager(
        key="player-pair",
        title="wager-player-pair",
        pays=(Pay(player_pair, 11, "8.10"),),
        defined="5.4.7",
        loses="5.4.7.3",
        optional=True,
    ),
    Wager(
        key="banker-pair",
        title="wager-banker-pair",
        pays=(Pay(banker_pair, 11, "8.10"),),
        defined="5.4.6",
        loses="5.4.6.3",
        optional=True,
    ),
    Wager(
        key="player-dragon-bonus",
        title="wager-dragon-bonus-player",
        pays=(
            Pay(player_wins_with_natural, 1, "8.9"),
            *(Pay(player_wins_by(points), pays, "8.9") for points, pays in DRAGON_BONUS),
        ),
        standoffs=(Standoff(equal_naturals, "5.4.5.8"),),
        defined="5.4.5",
        loses="5.4.5",
        optional=True,
    ),
    Wager(
        key="banker-dragon-bonus",
        title="wager-dragon-bonus-banker",
        pays=(
            Pay(banker_wins_with_natural, 1, "8.9"),
            *(Pay(banker_wins_by(points), pays, "8.9") for points, pays in DRAGON_BONUS),
        ),
        standoffs=(Standoff(equal_naturals, "5.4.4.8"),),
        defined="5.4.4",
        loses="5.4.4",
        optional=True,
    ),
)

CLOSING = (Closing(Closes.PERIOD_ENDS, "4.2.6", reopened="4.2.8"),)
TENDERS = Tenders((Tender.CREDITS,), "4.2.4")
LIMITS = (
    Limit(LimitCase.LIMITS_PER_PLAYER, LimitRuling.SHOWN, "6.1"),
    Limit(LimitCase.UNIT, LimitRuling.SHOWN_IF_SET, "6.1"),
    Limit(LimitCase.TOTAL, LimitRuling.SHOWN_IF_SET, "6.1"),
    Limit(LimitCase.UNDER_MINIMUM, LimitRuling.RETURNED, "6.2"),
    Limit(LimitCase.WRONG_UNIT, LimitRuling.NEXT_LOWEST, "6.3.1"),
    Limit(LimitCase.OVER_MAXIMUM, LimitRuling.NEXT_LOWEST, "6.3.2"),
    Limit(LimitCase.OVER_AGGREGATE, LimitRuling.NEXT_LOWEST, "6.3.3"),
    Limit(LimitCase.UNDER_MINIMUM_TOTAL, LimitRuling.RETURNED, "6.3.4"),
)

PROCEDURE = Procedure(
    decks=Decks(allowed=(8,), cutting_cards=1, clause="2.5.4"),
    dealt_from=(DealtFrom(Device.SCANNING_SHOE, "3.3"),),
    cut=Cut(
        least_from_ends=52,
        least_from_back=20,
        cut_clause="3.10",
        cutting_card_clause="3.11",
        offered_to=(Cutter(CutterKind.DEALER, "3.10"),),
    ),
    burns=(Burn(BurnWay.FACE_DOWN, "3.12"),),
    end=EndOfShoe(after_during=1, during_clause="3.13", after_first=0, first_clause="3.14"),
    out_of_cards="11.8.6",
    calls=(Call(Announcement.PLACE_YOUR_BETS, "7.7.2", required=True, by_start=True),),
    confirmation=Confirmation(selected="7.7.4.9", confirmed="7.7.4.10", before_settlement="8.1"),
    tableau=Tableau(
        player_draws=PLAYER_DRAWS,
        banker_draws=BANKER_DRAWS,
        initial_deal="7.7.4.3",
        natural="7.7.4.4",
        player="7.7.4.5",
        banker="7.7.4.6",
        banker_alone="7.7.4.7",
        one_card="7.7.4.8",
    ),
    closing=CLOSING,
    tenders=TENDERS,
    combinations=(
        Combination(("player",), "5.4"),
        Combination(("player", "tie"), "5.4"),
        Combination(("banker",), "5.4"),
        Combination(("banker", "tie"), "5.4"),
        Combination(("tie",), "5.4"),
        Combination(("player", "banker"), "5.4"),
        Combination(("player", "banker", "tie"), "5.4"),
    ),
    layouts=(TableLayout("D", 1, ()), TableLayout("E", 1, ())),
    layout_clause="2.5.1",
    limits=LIMITS,
    methods=(DealingMethod("dealer", Handling.DEALER, ("up",), "3.3"),),
    methods_clause="3.3",
    handling="3.4",
    turn_about=TurnAbout("G", "7.7.3"),
    cash_out="8.3",
    secured="3.2",
    riffled_on_request=False,
    different_backs="3.5",
)

WHEEL = Wheel(
    order=(
        *(0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10),
        *(5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26),
    ),
    red=frozenset({1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36}),
    order_clause="2.4.3.2",
    colour_clause="2.4.3.1",
)

SPINS = (
    SpinRule(
        wheel=WheelKind.LIVE,
        valid="5.3.1",
        closes="5.3.1.1",
        registered="5.3.1.2",
        revolutions=4,
        confirmed=True,
        no_spins=(
            NoSpin(Fault.WITH_THE_WHEEL, "11.4.1"),
            NoSpin(Fault.STILL_WHEEL, "11.4.2"),
            NoSpin(Fault.TOO_SHORT, "11.4.3"),
            NoSpin(Fault.FOREIGN_OBJECT, "11.4.4"),
            NoSpin(Fault.NO_POCKET, "11.4.5"),
            NoSpin(Fault.LEFT_WHEEL, "11.4.6"),
            NoSpin(Fault.INTERFERED, "11.4.7"),
        ),
    ),
    # 8.1 requires the dealer's confirmation of every result. 5.3.2.2 is for this wheel and requires none.
    SpinRule(wheel=WheelKind.AUTOMATED, valid="5.3.2", closes="5.3.2.1", registered="5.3.2.2"),
)

BETS = (
    Bet(BetKind.STRAIGHT, "bet-straight", 35, "5.1.1", "8.5"),
    Bet(BetKind.SPLIT, "bet-split", 17, "5.1.2", "8.5"),
    Bet(BetKind.STREET, "bet-street", 11, "5.1.3", "8.5"),
    Bet(BetKind.CORNER, "bet-corner", 8, "5.1.4", "8.5"),
    Bet(BetKind.SIX_LINE, "bet-six-line", 5, "5.1.5", "8.5"),
    Bet(BetKind.COLUMN, "bet-column", 2, "5.1.6", "8.5"),
    Bet(BetKind.DOZEN, "bet-dozen", 2, "5.1.7", "8.5"),
    Bet(BetKind.LOW, "bet-low", 1, "5.1.8", "8.5"),
    Bet(BetKind.HIGH, "bet-high", 1, "5.1.9", "8.5"),
    Bet(BetKind.EVEN, "bet-even", 1, "5.1.10", "8.5"),
    Bet(BetKind.ODD, "bet-odd", 1, "5.1.11", "8.5"),
    Bet(BetKind.RED, "bet-red", 1, "5.1.12", "8.5"),
    Bet(BetKind.BLACK, "bet-black", 1, "5.1.13", "8.5"),
)

CALLS = (
    CallBet(
        "tier",
        "call-bet-tier",
        ("split:5/8", "split:10/11", "split:13/16", "split:23/24", "split:27/30", "split:33/36"),
        "5.2.1",
    ),
    CallBet(
        "orphelins",
        "call-bet-orphelins",
        ("straight:1", "split:6/9", "split:14/17", "split:17/20", "split:31/34"),
        "5.2.2",
    ),
    CallBet(
        "grand-series",
        "call-bet-grand-series",
        (
            "street:0/2/3",
            "street:0/2/3",
            "split:4/7",
            "split:12/15",
            "split:18/21",
            "split:19/22",
            "corner:25/26/28/29",
            "corner:25/26/28/29",
            "split:32/35",
        ),
        "5.2.3",
    ),
    CallBet(
        "zero-spiel",
        "call-bet-zero-spiel",
        ("split:0/3", "split:12/15", "straight:26", "split:32/35"),
        "5.2.4",
    ),
)

BACCARAT_EQUIPMENT = (
    Equipment((ItemKind.DEALER_LAYOUT,), "2.5.2", diagrams=("F", "G")),
    Equipment((ItemKind.SCANNING_SHOE,), "2.5.3.1"),
    Equipment((ItemKind.DISCARD_HOLDER,), "2.5.3.3"),
    Equipment((ItemKind.MULTISHUFFLER,), "2.3.3", Quantity.AT_WILL, figure=Figure(Unit.DECKS, 4, 8, step=2)),
)
ROULETTE_EQUIPMENT = (
    Equipment((ItemKind.LIVE_WHEEL, ItemKind.AUTOMATED_WHEEL), "2.4.2", figure=Figure(Unit.MILLIMETRES, 750)),
    Equipment((ItemKind.BALL,), "2.4.4", figure=Figure(Unit.MILLIMETRES, 17, 23), non_metallic=True),
)

EDITION = Edition(
    key="star-rapid-etg-2016",
    title="edition-star-rapid-etg-2016",
    approved_by="approver-liquor-and-gaming-authority",
    approved_on="2016-06-02",
    games=(
        BaccaratGame(
            key="baccarat",
            title="game-rapid-baccarat",
            clause="8.7",
            wagers=(PLAYER, BANKER, TIE, *OPTIONAL_WAGERS),
            procedure=PROCEDURE,
            equipment=BACCARAT_EQUIPMENT,
        ),
        BaccaratGame(
            key="even-money",
            title="game-rapid-even-money-baccarat",
            clause="8.8",
            wagers=(EVEN_MONEY_PLAYER, EVEN_MONEY_BANKER, EVEN_MONEY_TIE, *OPTIONAL_WAGERS),
            procedure=PROCEDURE,
            equipment=BACCARAT_EQUIPMENT,
        ),
        RouletteGame(
            key="roulette",
            title="game-rapid-roulette",
            clause="2.4",
            wheel=WHEEL,
            spins=SPINS,
            bets=BETS,
            calls=CALLS,
            closing=CLOSING,
            tenders=TENDERS,
            limits=LIMITS,
            cash_out="8.3",
            zero="8.6",
            equipment=ROULETTE_EQUIPMENT,
        ),
    ),
    stand_ins=(
        StandIn(
            Role.CASINO_SUPERVISOR,
            (Role.GAMING_SUPERVISOR, Role.ASSISTANT_GAMING_MANAGER, Role.GAMING_MANAGER),
            "1.1",
        ),
    ),
    authority=(
        Authority(Act.CHECK_CARDS, (Role.DEALER, Role.CASINO_SUPERVISOR), "3.1"),
        Authority(Act.REPLACE_CARDS, SUPERVISOR, "3.5"),
        Authority(Act.DECLARE_UNFIT, SUPERVISOR, "3.6"),
        Authority(Act.VERIFY_CARDS, (Role.CASINO_SUPERVISOR, Role.INSPECTOR), "3.7"),
        Authority(Act.RESHUFFLE, SUPERVISOR, "3.8.3"),
        Authority(Act.RIFFLE, SUPERVISOR, "3.9"),
        Authority(Act.CUT, (Role.DEALER,), "3.10"),
        Authority(Act.REOPEN_WAGERS, SUPERVISOR, "4.2.8"),
        # Section 6 names nobody. By 1.1 a casino supervisor manages the game functions.
        Authority(Act.ALTER_LIMITS, (Role.CASINO_SUPERVISOR, Role.ELECTRONIC_GAMING_SUPERVISOR), "1.1"),
        Authority(Act.SET_WAGERING_PERIOD, (Role.CASINO_OPERATOR,), "7.1"),
        Authority(Act.ANNOUNCE_NO_SPIN, (Role.DEALER, Role.CASINO_SUPERVISOR), "11.4"),
        Authority(Act.EXAMINE_BALL, SUPERVISOR, "11.4.6"),
        Authority(Act.ENTER_RESULT, SUPERVISOR, "11.4.10"),
        Authority(Act.RECALCULATE, (Role.ELECTRONIC_GAMING_SUPERVISOR, Role.CASINO_SUPERVISOR), "11.5"),
        Authority(Act.VOID_UNCONFIRMED, (Role.ELECTRONIC_GAMING_SUPERVISOR, Role.CASINO_SUPERVISOR), "11.6"),
        Authority(Act.RECALCULATE_AUTOMATED, (Role.ELECTRONIC_GAMING_SUPERVISOR,), "11.7"),
        Authority(Act.VOID_COUP, ASSISTANT_MANAGER, "11.8.1.3"),
        Authority(Act.SHUFFLE_AFTER_VOID, ASSISTANT_MANAGER, "11.8.1.4"),
        Authority(Act.CONFIRM_OUTCOME, SUPERVISOR, "11.8.11"),
        Authority(Act.KEY_CARDS, SUPERVISOR, "11.8.12"),
        Authority(Act.NO_BET_COUP_EXCESS, SUPERVISOR, "11.8.13"),
        Authority(Act.NO_BET_COUP_PROMPTED, SUPERVISOR, "11.8.14"),
        Authority(Act.VOID_WAGER, SUPERVISOR, "12.3.1"),
        Authority(Act.EXCLUDE, SUPERVISOR, "12.3.2"),
        Authority(Act.EXCLUDE_FROM_CASINO, SUPERVISOR, "12.3.3"),
        Authority(Act.INVALIDATE, SUPERVISOR, "12.4"),
        Authority(Act.FORFEIT_WAGER, SUPERVISOR, "12.5"),
        Authority(Act.CLOSE_TABLE, SUPERVISOR, "12.8"),
        Authority(Act.RULE_ON_DISPUTE, (Role.GAMING_SUPERVISOR, Role.CASINO_SUPERVISOR), "12.11"),
        Authority(Act.REVIEW_DISPUTE, SUPERVISOR, "12.11"),
    ),
    irregularities=IRREGULARITIES,
    notices=(Notice(Act.CLOSE_TABLE, 20, "12.8"),),
    conduct=Conduct(
        offences=(
            Offence(
                Breach.PREDICTING_DEVICE,
                "12.1",
                binds=EVERYBODY,
                excused=(Excused(Excuse.ON_DUTY, "12.2"),),
                measures=(
                    Measure(Act.VOID_WAGER),
                    Measure(Act.EXCLUDE),
                    Measure(Act.EXCLUDE_FROM_CASINO),
                ),
            ),
            Offence(
                Breach.FRAUD,
                "12.4.2",
                binds=EVERYBODY,
                measures=(Measure(Act.FORFEIT_WAGER, after=Act.INVALIDATE),),
            ),
            Offence(
                Breach.STAFF_ADVICE, "12.6", binds=STAFF, excused=(Excused(Excuse.FOR_THE_RULES, "12.6"),)
            ),
            Offence(Breach.INFLUENCING, "12.7", excused=(Excused(Excuse.REQUESTED, "12.7"),)),
            Offence(Breach.SIDE_BET, "12.10"),
            Offence(Breach.UNREPORTED_MALFUNCTION, "11.3", binds=(Role.PLAYER,)),
        ),
        vacate=Vacate(3, "12.9"),
        disputes=Disputes(Role.GAMING_SUPERVISOR, "12.12", Recourse.INSPECTOR),
        rules_shown="12.13",
    ),
    equipment=(
        Equipment((ItemKind.PLAYER_TERMINAL,), "2.2.1", Quantity.EACH_PLACE),
        Equipment((ItemKind.DEALER_TERMINAL,), "2.2.2"),
        Equipment((ItemKind.GAME_SYSTEM,), "2.2.3"),
        Equipment((ItemKind.GAME_HARDWARE,), "2.2.4"),
        Equipment((ItemKind.NOTE_STACKER,), "2.2.5", Quantity.EACH_TERMINAL),
        Equipment((ItemKind.TICKET_PRINTER,), "2.2.6", Quantity.EACH_TERMINAL),
    ),
)
