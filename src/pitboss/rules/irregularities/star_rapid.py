"""The irregularities of The Star, Rapid Roulette and Baccarat, 2016: rules 11 and 12.4."""

from pitboss.rules.authority import Act
from pitboss.rules.irregularity import Effect, Given, Irregularity, Kind, Order

NO_SPINS: tuple[tuple[Kind, str, tuple[Effect, ...]], ...] = (
    (Kind.WRONG_DIRECTION, "11.4.1", (Effect.REMOVE_BALL,)),
    (Kind.STILL_WHEEL, "11.4.2", ()),
    (Kind.TOO_FEW_TURNS, "11.4.3", (Effect.REMOVE_BALL,)),
    (Kind.FOREIGN_OBJECT, "11.4.4", (Effect.REMOVE_BALL,)),
    (Kind.NO_POCKET, "11.4.5", ()),
    (Kind.BALL_LEFT_WHEEL, "11.4.6", (Effect.EXAMINE_BALL,)),
    (Kind.INTERFERENCE, "11.4.7", ()),
)
"""What makes a spin of a live wheel invalid, and what is done between "no spin" and the next spin."""

MALFUNCTIONS = (
    (Kind.WRONG_CREDITS, "11.5.1.1"),
    (Kind.TERMINAL_INTERRUPTED, "11.5.1.2"),
    (Kind.EARLY_BALL, "11.5.1.3"),
    (Kind.AUTOMATED_WHEEL_FAULTY, "11.5.1.4"),
    (Kind.TERMINAL_MALFUNCTION, "11.5.1.5"),
)
RECALCULATED = (Order(Effect.RECALCULATE, "11.5", Act.RECALCULATE),)
UNCONFIRMED = (Order(Effect.VOID_UNCONFIRMED, "11.6", Act.VOID_UNCONFIRMED),)
FOREIGN = (
    Order(Effect.RESULTS_STAND, "11.8.10.1"),
    Order(Effect.VOID_COUP, "11.8.10.2"),
    Order(Effect.CHECK_REMAINING_CARDS, "11.8.10.3"),
)

IRREGULARITIES = (
    Irregularity(Kind.SYSTEM_MALFUNCTION, "11.1", (Order(Effect.VOID_TERMINAL_PLAYS, "11.1"),)),
    Irregularity(Kind.DISPLAY_WRONG, "11.2", (Order(Effect.DISREGARD_DISPLAY, "11.2"),)),
    *(
        Irregularity(
            kind,
            clause,
            (
                Order(Effect.NO_SPIN, clause, Act.ANNOUNCE_NO_SPIN),
                *(
                    Order(effect, clause, Act.EXAMINE_BALL if effect is Effect.EXAMINE_BALL else None)
                    for effect in between
                ),
                Order(Effect.RESPIN, "11.4.9"),
            ),
            when=(Given.LIVE_WHEEL,),
        )
        for kind, clause, between in NO_SPINS
    ),
    Irregularity(
        Kind.WRONG_NUMBER,
        "11.4.10",
        (Order(Effect.ENTER_RESULT, "11.4.10", Act.ENTER_RESULT),),
        when=(Given.LIVE_WHEEL,),
    ),
    *(
        Irregularity(kind, clause, orders, when)
        for kind, clause in MALFUNCTIONS
        for orders, when in ((RECALCULATED, (Given.RECORDS_CONFIRM,)), (UNCONFIRMED, ()))
    ),
    Irregularity(
        Kind.AUTOMATED_WHEEL_ERROR,
        "11.5",
        RECALCULATED,
        when=(Given.AUTOMATED_WHEEL, Given.RECORDS_CONFIRM, Given.MALFUNCTION),
    ),
    Irregularity(
        Kind.AUTOMATED_WHEEL_ERROR,
        "11.7",
        (Order(Effect.RECALCULATE, "11.7", Act.RECALCULATE_AUTOMATED),),
        when=(Given.AUTOMATED_WHEEL, Given.RECORDS_CONFIRM),
    ),
    Irregularity(Kind.AUTOMATED_WHEEL_ERROR, "11.6", UNCONFIRMED, when=(Given.AUTOMATED_WHEEL,)),
    Irregularity(
        Kind.MISDEAL, "11.8.1.5", (Order(Effect.RESULTS_STAND, "11.8.1.5"),), when=(Given.TOO_LATE,)
    ),
    Irregularity(
        Kind.MISDEAL,
        "11.8.1.3",
        (
            Order(Effect.VOID_COUP, "11.8.1.3", Act.VOID_COUP),
            Order(Effect.PLAY_ON, "11.8.1.3"),
            Order(Effect.SHUFFLE_OR_REPLACE, "11.8.1.4", Act.SHUFFLE_AFTER_VOID, may=True),
        ),
    ),
    Irregularity(
        Kind.WRONG_SHOE,
        "11.8.2",
        (Order(Effect.VOID_COUP, "11.8.2", Act.VOID_COUP), Order(Effect.PLAY_ON, "11.8.2")),
    ),
    Irregularity(
        Kind.STRAY_PLAYER_CARD,
        "11.8.3",
        (Order(Effect.CARD_TO_BANKER, "11.8.3"),),
        when=(Given.PLAYER_STANDS_ON_TWO, Given.BANKER_DRAWS),
    ),
    # A card that was not required takes a supervisor (11.8.13), whichever hand the report says it was for.
    Irregularity(
        Kind.STRAY_PLAYER_CARD,
        "11.8.3",
        (Order(Effect.CARD_STARTS_NEXT_COUP, "11.8.3", Act.NO_BET_COUP_EXCESS),),
        when=(Given.PLAYER_STANDS_ON_TWO,),
    ),
    Irregularity(
        Kind.STRAY_BANKER_CARD,
        "11.8.4",
        (Order(Effect.CARD_STARTS_NO_BET_COUP, "11.8.4", Act.NO_BET_COUP_EXCESS),),
        when=(Given.BANKER_STANDS_ON_TWO,),
    ),
    Irregularity(
        Kind.OPENING_CARD_EXPOSED,
        "11.8.4",
        (Order(Effect.CARD_STARTS_NO_BET_COUP, "11.8.4", Act.NO_BET_COUP_EXCESS),),
        when=(Given.BETWEEN_COUPS,),
    ),
    Irregularity(
        Kind.FACE_UP_IN_SHOE,
        "11.8.4",
        (Order(Effect.CARD_STARTS_NO_BET_COUP, "11.8.4", Act.NO_BET_COUP_EXCESS),),
        when=(Given.BETWEEN_COUPS,),
    ),
    Irregularity(Kind.FACE_UP_IN_SHOE, "11.8.5", (Order(Effect.PLAY_CARD, "11.8.5"),)),
    Irregularity(
        Kind.TOO_FEW_CARDS, "11.8.6", (Order(Effect.VOID_COUP, "11.8.6"),), when=(Given.IN_PROGRESS,)
    ),
    Irregularity(
        Kind.WRONG_CUT,
        "11.8.7",
        (Order(Effect.FINISH_THEN_SHUFFLE, "11.8.7"), Order(Effect.RESULTS_STAND, "11.8.7")),
    ),
    Irregularity(Kind.BURN_FORGOTTEN, "11.8.8", (Order(Effect.PLAY_ON, "11.8.8"),)),
    Irregularity(
        Kind.SHUFFLE_FORGOTTEN,
        "11.8.9",
        (Order(Effect.FINISH_THEN_SHUFFLE, "11.8.9"), Order(Effect.RESULTS_STAND, "11.8.9")),
    ),
    Irregularity(Kind.CARD_MISSING, "11.8.10", FOREIGN),
    Irregularity(Kind.FOREIGN_CARD, "11.8.10", FOREIGN),
    Irregularity(
        Kind.SHOE_DIFFERS,
        "11.8.11",
        (Order(Effect.CONFIRM_OUTCOME, "11.8.11", Act.CONFIRM_OUTCOME),),
        when=(Given.OUTCOME_CONFIRMED,),
    ),
    Irregularity(Kind.SHOE_DIFFERS, "11.8.11", (Order(Effect.VOID_COUP, "11.8.11", Act.CONFIRM_OUTCOME),)),
    Irregularity(
        Kind.SHOE_MISREADS, "11.8.12", (Order(Effect.KEY_CARDS, "11.8.12", Act.KEY_CARDS, may=True),)
    ),
    Irregularity(
        Kind.EXCESS_CARD,
        "11.8.13",
        (Order(Effect.CARD_STARTS_NO_BET_COUP, "11.8.13", Act.NO_BET_COUP_EXCESS),),
        when=(Given.BETWEEN_COUPS,),
    ),
    Irregularity(
        Kind.PROMPTED_DUMMY,
        "11.8.14",
        (Order(Effect.PLAY_AS_NO_BET, "11.8.14", Act.NO_BET_COUP_PROMPTED),),
        when=(Given.PROMPTED,),
    ),
    # 11.8.15.1 does not cover a dead shoe that did harm or has no spare. The shoe is part of the system.
    Irregularity(
        Kind.SHOE_DEAD,
        "11.1",
        (Order(Effect.VOID_TERMINAL_PLAYS, "11.1"),),
        when=(Given.FIRST_CARD_OUT, Given.HARMED),
    ),
    Irregularity(
        Kind.SHOE_DEAD,
        "11.8.15.1",
        (Order(Effect.MOVE_CARDS, "11.8.15.1"),),
        when=(Given.FIRST_CARD_OUT, Given.SPARE),
    ),
    Irregularity(
        Kind.SHOE_DEAD,
        "11.1",
        (Order(Effect.VOID_TERMINAL_PLAYS, "11.1"),),
        when=(Given.FIRST_CARD_OUT,),
    ),
    Irregularity(
        Kind.MULTISHUFFLER_FAILS,
        "11.8.17",
        (Order(Effect.VOID_COUP, "11.8.17"), Order(Effect.RESULTS_STAND, "11.8.17")),
        when=(Given.HARMED,),
    ),
    Irregularity(
        Kind.MULTISHUFFLER_FAILS,
        "11.8.16.1",
        (
            Order(Effect.REMOVE_DAMAGED, "11.8.16.2"),
            Order(Effect.MOVE_CARDS, "11.8.16.3"),
            Order(Effect.REPLACE_DAMAGED, "11.8.16.4"),
        ),
        when=(Given.DAMAGED,),
    ),
    Irregularity(
        Kind.MULTISHUFFLER_FAILS,
        "11.8.16",
        (Order(Effect.MOVE_CARDS, "11.8.16"), Order(Effect.PLAY_ON, "11.8.16")),
    ),
    Irregularity(
        Kind.DISRUPTION,
        "12.4.1",
        (
            Order(Effect.INVALIDATE, "12.4.1", Act.INVALIDATE, may=True),
            Order(Effect.REFUND, "12.5", Act.INVALIDATE, may=True),
        ),
    ),
    Irregularity(
        Kind.FRAUD,
        "12.4.2",
        (
            Order(Effect.INVALIDATE, "12.4.2", Act.INVALIDATE, may=True),
            Order(Effect.REFUND, "12.5", Act.INVALIDATE, may=True),
            Order(Effect.FORFEIT_WAGER, "12.5", Act.FORFEIT_WAGER, may=True),
        ),
    ),
)
