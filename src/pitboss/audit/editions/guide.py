"""The guide to Mini Baccarat, as the auditor reads it."""

COMMISSION = """
player        player-higher          1       payouts
player        equal                  back    payouts
player        otherwise              lost    aim
banker        banker-higher          19/20   payouts
banker        equal                  back    payouts
banker        otherwise              lost    aim
tie           equal                  8       payouts
tie           otherwise              lost    payouts
"""
NO_COMMISSION = """
player        player-higher          1       no-commission
player        equal                  back    no-commission
player        otherwise              lost    aim
banker        banker-higher-with-6   1/2     no-commission
banker        banker-higher          1       no-commission
banker        equal                  back    no-commission
banker        otherwise              lost    aim
tie           equal                  8       no-commission
tie           otherwise              lost    no-commission
"""
PAIRS = """
player-pair   player-pair            11      pairs
player-pair   otherwise              lost    pairs
banker-pair   banker-pair            11      pairs
banker-pair   otherwise              lost    pairs
"""
GAMES = {"commission": COMMISSION + PAIRS, "no-commission": NO_COMMISSION + PAIRS}
"""For each game: the wager, the condition of this row, the odds to one, and the clause."""

RESERVED = """
show-closing        ours      casino-supervisor
take-down-sign:change=closing ours casino-supervisor
close-table         ours      casino-supervisor
cut:player=         ours      casino-supervisor
check-cards:device= ours      dealer casino-supervisor
take-out-cards:why=replace-the-cards ours casino-supervisor
take-out-cards:why=order-a-shuffle ours casino-supervisor
"""
"""The guide names no role. The casino gives these acts to roles, some only for a field's value."""
