"""The irregularities of The Star, Baccarat, 2024: rules 4.13, 12, 13 and 14.4."""

from pitboss.rules.authority import Act
from pitboss.rules.duties import Due, Recipient, Tell
from pitboss.rules.irregularity import Effect, Given, Irregularity, Kind, Order

FOREIGN = (
    Order(Effect.RESULTS_STAND, "12.11.1"),
    Order(Effect.VOID_COUP, "12.11.2"),
    Order(Effect.CHECK_REMAINING_CARDS, "12.11.3"),
)
FOREIGN_TELLS = (
    Tell(Recipient.SURVEILLANCE, Due.AT_ONCE, "12.11.4"),
    Tell(Recipient.INSPECTOR, Due.DAILY_SUMMARY, "12.11.4"),
)
MONTHLY = (Tell(Recipient.REGULATOR, Due.END_OF_MONTH, "12.20.2"),)
INTENDED = (Order(Effect.RECTIFY, "12.19.1"), Order(Effect.IDENTIFY_PATRON, "12.19.2"))
UNINTENDED = (Order(Effect.RECTIFY, "12.18.2"),)
MOVED = (Given.SHUFFLING_DEVICE, Given.FIRST_CARD_OUT, Given.SPARE, Given.MOVABLE)

IRREGULARITIES = (
    Irregularity(
        Kind.ORDER_REVEALED,
        "4.13",
        (Order(Effect.VOID_SHOE, "4.13", Act.VOID_SHOE),),
        tells=(Tell(Recipient.INSPECTOR, Due.DAILY_SUMMARY, "4.13"),),
    ),
    Irregularity(Kind.MISDEAL, "12.1.4", (Order(Effect.RESULTS_STAND, "12.1.4"),), when=(Given.TOO_LATE,)),
    Irregularity(
        Kind.MISDEAL,
        "12.1.1",
        (
            Order(Effect.RECONSTRUCT, "12.1.1"),
            Order(Effect.OFFER_WITHDRAWAL, "12.1.1"),
            Order(Effect.NO_BET_IF_ALL_OFF, "12.1.1"),
        ),
        when=(Given.RECONSTRUCTED,),
    ),
    Irregularity(
        Kind.MISDEAL,
        "12.1.2",
        (
            Order(Effect.VOID_COUP, "12.1.2", Act.VOID_COUP),
            Order(Effect.PLAY_ON, "12.1.2"),
            Order(
                Effect.SHUFFLE_OR_REPLACE,
                "12.1.3",
                Act.SHUFFLE_AFTER_VOID,
                may=True,
                needs=(Given.SHOE, Given.ALL_AGREE),
            ),
        ),
    ),
    Irregularity(
        Kind.STRAY_PLAYER_CARD,
        "12.2",
        (Order(Effect.CARD_TO_BANKER, "12.2"),),
        when=(Given.PLAYER_STANDS_ON_TWO, Given.BANKER_DRAWS),
    ),
    Irregularity(
        Kind.STRAY_PLAYER_CARD,
        "12.2",
        (Order(Effect.CARD_STARTS_NEXT_COUP, "12.2"),),
        when=(Given.PLAYER_STANDS_ON_TWO,),
    ),
    Irregularity(
        Kind.STRAY_BANKER_CARD,
        "12.3",
        (Order(Effect.CARD_STARTS_NO_BET_COUP, "12.3"),),
        when=(Given.BANKER_STANDS_ON_TWO,),
    ),
    Irregularity(
        Kind.OPENING_CARD_EXPOSED,
        "12.3",
        (Order(Effect.CARD_STARTS_NO_BET_COUP, "12.3"),),
        when=(Given.BETWEEN_COUPS,),
    ),
    Irregularity(
        Kind.FACE_UP_IN_SHOE,
        "12.3",
        (Order(Effect.CARD_STARTS_NO_BET_COUP, "12.3"),),
        when=(Given.BETWEEN_COUPS,),
    ),
    Irregularity(
        Kind.FACE_UP_IN_SHOE,
        "12.5",
        (
            Order(Effect.PLAY_CARD, "12.5"),
            Order(
                Effect.CHECK_REMAINING_CARDS,
                "12.5.1",
                Act.CHECK_FACES,
                may=True,
                needs=(Given.SHUFFLING_DEVICE, Given.MORE_SUSPECTED),
            ),
        ),
    ),
    Irregularity(Kind.TOO_FEW_CARDS, "12.6", (Order(Effect.VOID_COUP, "12.6"),), when=(Given.IN_PROGRESS,)),
    Irregularity(
        Kind.WRONG_CUT,
        "12.7",
        (Order(Effect.FINISH_THEN_SHUFFLE, "12.7"), Order(Effect.RESULTS_STAND, "12.7")),
    ),
    Irregularity(Kind.BURN_FORGOTTEN, "12.8", (Order(Effect.PLAY_ON, "12.8"),)),
    Irregularity(
        Kind.SHUFFLE_FORGOTTEN,
        "12.9",
        (Order(Effect.FINISH_THEN_SHUFFLE, "12.9"), Order(Effect.RESULTS_STAND, "12.9")),
    ),
    Irregularity(
        Kind.WRONG_ODDS,
        "12.10",
        (Order(Effect.RESULTS_STAND, "12.10.1"), Order(Effect.RIGHT_ODDS, "12.10.2")),
    ),
    Irregularity(Kind.CARD_MISSING, "12.11", FOREIGN, tells=FOREIGN_TELLS),
    Irregularity(Kind.FOREIGN_CARD, "12.11", FOREIGN, tells=FOREIGN_TELLS),
    Irregularity(
        Kind.SHOE_DIFFERS,
        "12.13",
        (Order(Effect.CONFIRM_OUTCOME, "12.13", Act.CONFIRM_OUTCOME),),
        when=(Given.SCANNING_SHOE, Given.OUTCOME_CONFIRMED),
    ),
    Irregularity(
        Kind.SHOE_DIFFERS,
        "12.13",
        (Order(Effect.VOID_COUP, "12.13", Act.CONFIRM_OUTCOME),),
        when=(Given.SCANNING_SHOE,),
    ),
    Irregularity(Kind.DISPLAY_WRONG, "12.14", (Order(Effect.DISREGARD_DISPLAY, "12.14"),)),
    Irregularity(Kind.WRONG_RECEIVER, "12.15", (Order(Effect.COMPLETE, "12.15"),)),
    Irregularity(Kind.BURNED_IN_ERROR, "12.16", (Order(Effect.STAYS_BURNED, "12.16"),)),
    Irregularity(
        Kind.INVALID_WAGER, "12.17", (Order(Effect.RETURN_WAGER, "12.17"),), when=(Given.FIRST_CARD_OUT,)
    ),
    Irregularity(
        Kind.WRONG_PAYMENT, "12.19", INTENDED, when=(Given.SUSPECTED, Given.OVER_1000), tells=MONTHLY
    ),
    Irregularity(Kind.WRONG_PAYMENT, "12.19", INTENDED, when=(Given.SUSPECTED,)),
    Irregularity(Kind.WRONG_PAYMENT, "12.18", UNINTENDED, when=(Given.OVER_1000,), tells=MONTHLY),
    Irregularity(Kind.WRONG_PAYMENT, "12.18", UNINTENDED),
    Irregularity(
        Kind.SHUFFLING_DEVICE_FAILS,
        "13.4",
        (Order(Effect.VOID_COUP, "13.4"), Order(Effect.RESULTS_STAND, "13.4")),
        when=(Given.SHUFFLING_DEVICE, Given.FIRST_CARD_OUT, Given.HARMED),
    ),
    Irregularity(
        Kind.SHUFFLING_DEVICE_FAILS,
        "13.3",
        (
            Order(Effect.REMOVE_DAMAGED, "13.3.1"),
            Order(Effect.MOVE_CARDS, "13.3.2"),
            Order(Effect.REPLACE_DAMAGED, "13.3.3"),
            Order(Effect.PLAY_ON, "13.3.4"),
        ),
        when=(*MOVED, Given.DAMAGED),
    ),
    Irregularity(
        Kind.SHUFFLING_DEVICE_FAILS,
        "13.2",
        (Order(Effect.MOVE_CARDS, "13.2"), Order(Effect.PLAY_ON, "13.2")),
        when=MOVED,
    ),
    Irregularity(
        Kind.SHUFFLING_DEVICE_FAILS,
        "13.5",
        (
            Order(Effect.OFFER_WITHDRAWAL, "13.5.1"),
            Order(Effect.REPLACE_DAMAGED, "13.5.2"),
            Order(Effect.SHUFFLE_AND_CUT, "13.5.3"),
            Order(Effect.FINISH_FROM_SHOE, "13.5.4"),
        ),
        when=(Given.SHUFFLING_DEVICE, Given.FIRST_CARD_OUT, Given.DAMAGED),
    ),
    Irregularity(
        Kind.SHUFFLING_DEVICE_FAILS,
        "13.5",
        (
            Order(Effect.OFFER_WITHDRAWAL, "13.5.1"),
            Order(Effect.SHUFFLE_AND_CUT, "13.5.3"),
            Order(Effect.FINISH_FROM_SHOE, "13.5.4"),
        ),
        when=(Given.SHUFFLING_DEVICE, Given.FIRST_CARD_OUT),
    ),
    Irregularity(
        Kind.DISRUPTION,
        "14.4.1",
        (
            Order(Effect.INVALIDATE, "14.4.1", Act.INVALIDATE, may=True),
            Order(Effect.REFUND, "14.5", Act.INVALIDATE, may=True),
        ),
    ),
    Irregularity(
        Kind.FRAUD,
        "14.4.2",
        (
            Order(Effect.INVALIDATE, "14.4.2", Act.INVALIDATE, may=True),
            Order(Effect.REFUND, "14.5", Act.INVALIDATE, may=True),
            Order(Effect.FORFEIT_WAGER, "14.5", Act.FORFEIT_WAGER, may=True),
        ),
    ),
)
