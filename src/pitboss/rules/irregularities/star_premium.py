"""The irregularities of The Star, Premium Baccarat, 2021: rules 4.12, 14 and 15.4."""

from pitboss.rules.authority import Act
from pitboss.rules.duties import Due, Recipient, Tell
from pitboss.rules.irregularity import Effect, Given, Irregularity, Kind, Order

FOREIGN = (
    Order(Effect.RESULTS_STAND, "14.11.1"),
    Order(Effect.VOID_COUP, "14.11.2"),
    Order(Effect.CHECK_REMAINING_CARDS, "14.11.3"),
)
FOREIGN_TELLS = (
    Tell(Recipient.SURVEILLANCE, Due.AT_ONCE, "14.11.14"),
    Tell(Recipient.INSPECTOR, Due.AT_ONCE, "14.11.14"),
)
SLIP_TELLS = (Tell(Recipient.INSPECTOR, Due.AT_ONCE, "14.12.7"),)
SLIPS = (
    (Kind.WRONG_AREA, "14.12.1"),
    (Kind.WRONG_RECEIVER, "14.12.2"),
    (Kind.REVEALED_BY_DEALER, "14.12.3"),
)
REMEDIES: tuple[tuple[tuple[Given, ...], tuple[Order, ...]], ...] = (
    ((Given.ALL_STAND,), (Order(Effect.COMPLETE, "14.12.4"),)),
    (
        (Given.OFFER_FIRST,),
        (Order(Effect.OFFER_REDUCTION, "14.12.5"), Order(Effect.NO_BET_IF_ALL_OFF, "14.12.6")),
    ),
    ((), (Order(Effect.PLAY_AS_NO_BET, "14.12.6"),)),
)
"""Three remedies for a mistake in dealing out cards. Staff choose one."""

IRREGULARITIES = (
    Irregularity(
        Kind.ORDER_REVEALED,
        "4.12",
        (Order(Effect.VOID_SHOE, "4.12", Act.VOID_SHOE),),
        tells=(Tell(Recipient.INSPECTOR, Due.AT_ONCE, "4.12"),),
    ),
    Irregularity(Kind.MISDEAL, "14.1.4", (Order(Effect.RESULTS_STAND, "14.1.4"),), when=(Given.TOO_LATE,)),
    Irregularity(
        Kind.MISDEAL,
        "14.1.1",
        (
            Order(Effect.RECONSTRUCT, "14.1.1"),
            Order(Effect.OFFER_WITHDRAWAL, "14.1.1"),
            Order(Effect.NO_BET_IF_ALL_OFF, "14.1.1"),
        ),
        when=(Given.RECONSTRUCTED,),
    ),
    Irregularity(
        Kind.MISDEAL,
        "14.1.2",
        (
            Order(Effect.VOID_COUP, "14.1.2", Act.VOID_COUP),
            Order(Effect.PLAY_ON, "14.1.2"),
            Order(
                Effect.SHUFFLE_OR_REPLACE,
                "14.1.3",
                Act.SHUFFLE_AFTER_VOID,
                may=True,
                needs=(Given.ALL_AGREE,),
            ),
        ),
    ),
    Irregularity(
        Kind.STRAY_PLAYER_CARD,
        "14.2",
        (Order(Effect.CARD_TO_BANKER, "14.2"),),
        when=(Given.PLAYER_STANDS_ON_TWO, Given.BANKER_DRAWS),
    ),
    Irregularity(
        Kind.STRAY_PLAYER_CARD,
        "14.2",
        (Order(Effect.CARD_STARTS_NEXT_COUP, "14.2"),),
        when=(Given.PLAYER_STANDS_ON_TWO,),
    ),
    Irregularity(
        Kind.STRAY_BANKER_CARD,
        "14.3",
        (Order(Effect.CARD_STARTS_NO_BET_COUP, "14.3"),),
        when=(Given.BANKER_STANDS_ON_TWO,),
    ),
    Irregularity(
        Kind.OPENING_CARD_EXPOSED,
        "14.3",
        (Order(Effect.CARD_STARTS_NO_BET_COUP, "14.3"),),
        when=(Given.BETWEEN_COUPS,),
    ),
    Irregularity(
        Kind.FACE_UP_IN_SHOE,
        "14.3",
        (Order(Effect.CARD_STARTS_NO_BET_COUP, "14.3"),),
        when=(Given.BETWEEN_COUPS,),
    ),
    Irregularity(Kind.FACE_UP_IN_SHOE, "14.5", (Order(Effect.PLAY_CARD, "14.5"),)),
    Irregularity(Kind.TOO_FEW_CARDS, "14.6", (Order(Effect.VOID_COUP, "14.6"),), when=(Given.IN_PROGRESS,)),
    Irregularity(
        Kind.WRONG_CUT,
        "14.7",
        (Order(Effect.FINISH_THEN_SHUFFLE, "14.7"), Order(Effect.RESULTS_STAND, "14.7")),
    ),
    Irregularity(Kind.BURN_FORGOTTEN, "14.8", (Order(Effect.PLAY_ON, "14.8"),)),
    Irregularity(
        Kind.SHUFFLE_FORGOTTEN,
        "14.9",
        (Order(Effect.FINISH_THEN_SHUFFLE, "14.9"), Order(Effect.RESULTS_STAND, "14.9")),
    ),
    Irregularity(
        Kind.WRONG_ODDS,
        "14.10",
        (Order(Effect.RESULTS_STAND, "14.10.1"), Order(Effect.RIGHT_ODDS, "14.10.2")),
    ),
    Irregularity(Kind.CARD_MISSING, "14.11", FOREIGN, tells=FOREIGN_TELLS),
    Irregularity(Kind.FOREIGN_CARD, "14.11", FOREIGN, tells=FOREIGN_TELLS),
    *(
        Irregularity(kind, clause, orders, when, SLIP_TELLS)
        for kind, clause in SLIPS
        for when, orders in REMEDIES
    ),
    Irregularity(
        Kind.SHOE_DIFFERS,
        "14.13",
        (Order(Effect.CONFIRM_OUTCOME, "14.13", Act.CONFIRM_OUTCOME),),
        when=(Given.SCANNING_SHOE, Given.OUTCOME_CONFIRMED),
    ),
    Irregularity(
        Kind.SHOE_DIFFERS,
        "14.13",
        (Order(Effect.VOID_COUP, "14.13", Act.CONFIRM_OUTCOME),),
        when=(Given.SCANNING_SHOE,),
    ),
    Irregularity(Kind.DISPLAY_WRONG, "14.14", (Order(Effect.DISREGARD_DISPLAY, "14.14"),)),
    Irregularity(
        Kind.DISRUPTION,
        "15.4.1",
        (
            Order(Effect.INVALIDATE, "15.4.1", Act.INVALIDATE, may=True),
            Order(Effect.REFUND, "15.5", Act.INVALIDATE, may=True),
        ),
    ),
    Irregularity(
        Kind.FRAUD,
        "15.4.2",
        (
            Order(Effect.INVALIDATE, "15.4.2", Act.INVALIDATE, may=True),
            Order(Effect.REFUND, "15.5", Act.INVALIDATE, may=True),
            Order(Effect.FORFEIT_WAGER, "15.5", Act.FORFEIT_WAGER, may=True),
        ),
    ),
)
