"""Casino Canberra, Mini-Baccarat, 2023, as the auditor reads it."""

COMMISSION = """
player                player-higher               1       8.4
player                equal                       back    4.3
player                otherwise                   lost    4.3
banker                banker-higher               19/20   8.4
banker                equal                       back    4.3
banker                otherwise                   lost    4.3
tie                   equal                       8       8.4
tie                   otherwise                   lost    4.3
"""
NON_COMMISSION = """
player                player-higher               1       8.5
player                equal                       back    4.3
player                otherwise                   lost    4.3
banker                banker-higher-with-6        1/2     8.5
banker                banker-higher               1       8.5
banker                equal                       back    4.3
banker                otherwise                   lost    4.3
tie                   equal                       8       8.5
tie                   otherwise                   lost    4.3
"""
OPTIONAL = """
player-perfect-pair   player-pair-suited          25      10.6
player-perfect-pair   player-pair-coloured        12      10.6
player-perfect-pair   player-pair                 5       10.6
player-perfect-pair   otherwise                   lost    9.9
banker-perfect-pair   banker-pair-suited          25      10.6
banker-perfect-pair   banker-pair-coloured        12      10.6
banker-perfect-pair   banker-pair                 5       10.6
banker-perfect-pair   otherwise                   lost    9.9
player-pair           player-pair                 11      11.2
player-pair           otherwise                   lost    9.9
banker-pair           banker-pair                 11      11.2
banker-pair           otherwise                   lost    9.9
player-dragon-bonus   player-natural-higher       1       12.8
player-dragon-bonus   player-higher-by-9          30      12.8
player-dragon-bonus   player-higher-by-8          10      12.8
player-dragon-bonus   player-higher-by-7          6       12.8
player-dragon-bonus   player-higher-by-6          4       12.8
player-dragon-bonus   player-higher-by-5          2       12.8
player-dragon-bonus   player-higher-by-4          1       12.8
player-dragon-bonus   equal-naturals              back    12.7
player-dragon-bonus   otherwise                   lost    12.7
banker-dragon-bonus   banker-natural-higher       1       12.8
banker-dragon-bonus   banker-higher-by-9          30      12.8
banker-dragon-bonus   banker-higher-by-8          10      12.8
banker-dragon-bonus   banker-higher-by-7          6       12.8
banker-dragon-bonus   banker-higher-by-6          4       12.8
banker-dragon-bonus   banker-higher-by-5          2       12.8
banker-dragon-bonus   banker-higher-by-4          1       12.8
banker-dragon-bonus   equal-naturals              back    12.7
banker-dragon-bonus   otherwise                   lost    12.7
super-six             banker-higher-with-6        15      13.7
super-six             otherwise                   lost    13.6
tiger-tie             equal-on-6                  45      14.12
tiger-tie             otherwise                   lost    14.7
big-tiger             banker-higher-with-6-of-3   55      14.12
big-tiger             otherwise                   lost    14.8
small-tiger           banker-higher-with-6-of-2   22      14.12
small-tiger           otherwise                   lost    14.9
tiger                 banker-higher-with-6-of-3   22      14.12
tiger                 banker-higher-with-6-of-2   12      14.12
tiger                 otherwise                   lost    14.10
tiger-pair            both-pair-alike             100     14.12
tiger-pair            both-pair                   25      14.12
tiger-pair            either-pair                 4       14.12
tiger-pair            otherwise                   lost    14.11
"""
GAMES = {"commission": COMMISSION + OPTIONAL, "non-commission": NON_COMMISSION + OPTIONAL}
"""For each game: the wager, the condition of this row, the odds to one, and the clause."""

FIRST_FOUR = "player-perfect-pair banker-perfect-pair player-pair banker-pair"
"""The wagers that are settled on the first four cards (9.10)."""

TO_THE_MAXIMUM = "3.7"
"""The clause that pays or collects a wager over its maximum up to the maximum."""
DIFFERENTIAL_TO_THE_MAXIMUM = "3.7"
"""The clause that does the same with the wagers on one hand over the differential."""
PAID_EXACTLY = "17.5"
"""The clause that lets nobody round a payment."""
CHECKED_AFTER = "2.5"
"""The clause that has cards checked after gaming, unless they came pre-shuffled."""
RETURNED_ONCE_ADVISED = "3.6"
"""The clause that returns a wager under the minimum to a player warned before."""

STANDS_IN = "casino-operator: casino-supervisor"
"""Only the Casino Supervisor represents the operator at the table. The document names no other role."""

RESERVED = """
show-closing        16.2      casino-operator
close-table         16.2      casino-operator
take-down-sign:change=limits 3.3 casino-operator
take-down-sign:change=game 8.3 casino-operator
take-down-sign:change=closing 16.2 casino-operator
show-game           8.3       casino-operator
change-game         8.3       casino-operator
announce-limits     3.3       casino-operator
alter-limits        3.3       casino-operator
end-over-maximum    3.4         casino-operator
allow-over-maximum  3.4       casino-operator
reopen              15.6      casino-supervisor
choose-dealing      2.2       casino-operator
take-measure        17.2      casino-operator
review-dispute      17.4      inspector
decide-dispute      17.4      casino-operator
riffle              5.2       casino-supervisor
cut:player=         5.3       casino-supervisor
check-cards:device= 2.5       dealer casino-supervisor
order-no-bet:why=call-a-no-bet-coup-that-all-agree-to 4.8 casino-supervisor
order-no-bet:why=call-a-no-bet-coup-without-players 4.9 casino-supervisor
take-out-cards:why=replace-the-cards 2.3 casino-operator
take-out-cards:why=order-a-shuffle 5.1 casino-supervisor
"""
"""Acts that the rules give to a role, some only for a field's value: the clause and the roles."""

RULINGS = """
stray-player-card | banker-draws | 15.1 | card-to-banker
stray-player-card | complete card-seen | 15.2 | clear-wagers; card-starts-no-bet-coup
stray-player-card | complete | 15.3 | card-starts-next-coup
stray-banker-card | complete card-seen | 15.2 | clear-wagers; card-starts-no-bet-coup
stray-banker-card | complete | 15.3 | card-starts-next-coup
excess-card | between-coups card-seen | 15.2 | clear-wagers; card-starts-no-bet-coup
excess-card | between-coups | 15.3 | card-starts-next-coup
opening-card-exposed | between-coups | 15.2 | clear-wagers; card-starts-no-bet-coup
misdeal | next-begun | 15.5 | void-past-coup; results-stand
misdeal | reconstructed exposed | 15.4 | reconstruct; complete
misdeal | reconstructed | 15.4 | reconstruct; offer-withdrawal; no-bet-if-all-off
misdeal | | 15.4 | void-coup by casino-supervisor; play-on; may shuffle-and-cut by casino-supervisor
too-few-cards | in-progress | 15.7 | void-coup
burn-forgotten | | 15.8 | play-on
wrong-receiver | | 15.9 | offer-withdrawal; no-bet-if-all-off
disruption | | 17.1 | may void-coup by casino-operator
impractical | | 17.3 | may void-coup by casino-operator
fraud | | 17.3 | may void-coup by casino-operator
"""
"""The irregularity, the facts required, the clause, and the orders. The first matching row counts."""
