"""Pure state machines of the games: cards, stack, shoe, coup, wheel, wagers, settlement, roads, notation."""
