"""The irregularities of Casino Canberra, Mini-Baccarat, 2023: rules 15, 17.1 and 17.3."""

from pitboss.rules.authority import Act
from pitboss.rules.irregularity import Effect, Given, Irregularity, Kind, Order

SEEN = (Order(Effect.CLEAR_WAGERS, "15.2"), Order(Effect.CARD_STARTS_NO_BET_COUP, "15.2"))
UNSEEN = (Order(Effect.CARD_STARTS_NEXT_COUP, "15.3"),)

IRREGULARITIES = (
    Irregularity(
        Kind.STRAY_PLAYER_CARD,
        "15.1",
        (Order(Effect.CARD_TO_BANKER, "15.1"),),
        when=(Given.BANKER_DRAWS,),
    ),
    # A card that Banker does not need either is a surplus card.
    Irregularity(Kind.STRAY_PLAYER_CARD, "15.2", SEEN, when=(Given.COMPLETE, Given.CARD_SEEN)),
    Irregularity(Kind.STRAY_PLAYER_CARD, "15.3", UNSEEN, when=(Given.COMPLETE,)),
    Irregularity(Kind.STRAY_BANKER_CARD, "15.2", SEEN, when=(Given.COMPLETE, Given.CARD_SEEN)),
    Irregularity(Kind.STRAY_BANKER_CARD, "15.3", UNSEEN, when=(Given.COMPLETE,)),
    Irregularity(Kind.EXCESS_CARD, "15.2", SEEN, when=(Given.BETWEEN_COUPS, Given.CARD_SEEN)),
    Irregularity(Kind.EXCESS_CARD, "15.3", UNSEEN, when=(Given.BETWEEN_COUPS,)),
    Irregularity(Kind.OPENING_CARD_EXPOSED, "15.2", SEEN, when=(Given.BETWEEN_COUPS,)),
    Irregularity(
        Kind.MISDEAL,
        "15.5",
        (Order(Effect.VOID_PAST_COUP, "15.5"), Order(Effect.RESULTS_STAND, "15.5")),
        when=(Given.NEXT_BEGUN,),
    ),
    Irregularity(
        Kind.MISDEAL,
        "15.4",
        (Order(Effect.RECONSTRUCT, "15.4"), Order(Effect.COMPLETE, "15.4")),
        when=(Given.RECONSTRUCTED, Given.EXPOSED),
    ),
    Irregularity(
        Kind.MISDEAL,
        "15.4",
        (
            Order(Effect.RECONSTRUCT, "15.4"),
            Order(Effect.OFFER_WITHDRAWAL, "15.4"),
            Order(Effect.NO_BET_IF_ALL_OFF, "15.4"),
        ),
        when=(Given.RECONSTRUCTED,),
    ),
    Irregularity(
        Kind.MISDEAL,
        "15.4",
        (
            Order(Effect.VOID_COUP, "15.4", Act.VOID_COUP),
            Order(Effect.PLAY_ON, "15.4"),
            Order(Effect.SHUFFLE_AND_CUT, "15.4", Act.SHUFFLE_AFTER_VOID, may=True),
        ),
    ),
    Irregularity(Kind.TOO_FEW_CARDS, "15.7", (Order(Effect.VOID_COUP, "15.7"),), when=(Given.IN_PROGRESS,)),
    Irregularity(Kind.BURN_FORGOTTEN, "15.8", (Order(Effect.PLAY_ON, "15.8"),)),
    Irregularity(
        Kind.WRONG_RECEIVER,
        "15.9",
        (Order(Effect.OFFER_WITHDRAWAL, "15.9"), Order(Effect.NO_BET_IF_ALL_OFF, "15.9")),
    ),
    Irregularity(Kind.DISRUPTION, "17.1", (Order(Effect.VOID_COUP, "17.1", Act.INVALIDATE, may=True),)),
    Irregularity(Kind.IMPRACTICAL, "17.3", (Order(Effect.VOID_COUP, "17.3", Act.ABANDON_COUP, may=True),)),
    Irregularity(Kind.FRAUD, "17.3", (Order(Effect.VOID_COUP, "17.3", Act.ABANDON_COUP, may=True),)),
)
