"""The Star, Baccarat, 2024, as the auditor reads it."""

MAIN = """
player          player-higher               1       11.1.2
player          equal                       back    5.1.1.3
player          otherwise                   lost    5.1.1.2
banker          banker-higher               19/20   11.1.3
banker          equal                       back    5.1.2.3
banker          otherwise                   lost    5.1.2.2
tie             equal                       8       11.1.5
tie             otherwise                   lost    5.1.3
"""
EVEN_MONEY = """
player          player-higher               1       11.2.1
player          equal                       back    5.1.1.3
player          otherwise                   lost    5.1.1.2
banker          banker-higher-with-6        1/2     11.2.2
banker          banker-higher               1       11.2.2
banker          equal                       back    5.1.2.3
banker          otherwise                   lost    5.1.2.2
tie             equal                       8       11.2.3
tie             otherwise                   lost    5.1.3
"""
OPTIONAL = """
player-pair     player-pair                 11      11.1.4
player-pair     otherwise                   lost    10.8
banker-pair     banker-pair                 11      11.1.4
banker-pair     otherwise                   lost    10.8
super-six       banker-higher-with-6        15      11.1.6
super-six       otherwise                   lost    10.13
tiger-tie       equal-on-6                  45      11.1.7
tiger-tie       otherwise                   lost    10.18
tiger-pair      both-pair-alike             100     11.1.8.3
tiger-pair      both-pair                   25      11.1.8.2
tiger-pair      either-pair                 4       11.1.8.1
tiger-pair      otherwise                   lost    10.23.4
tiger           banker-higher-with-6-of-2   12      11.1.9.1
tiger           banker-higher-with-6-of-3   22      11.1.9.2
tiger           otherwise                   lost    10.29.3
big-tiger       banker-higher-with-6-of-3   55      11.1.10
big-tiger       otherwise                   lost    10.34
small-tiger     banker-higher-with-6-of-2   22      11.1.11
small-tiger     otherwise                   lost    10.39
"""
GAMES = {"baccarat": MAIN + OPTIONAL, "even-money": EVEN_MONEY + OPTIONAL}
"""For each game: the wager, the condition of this row, the odds to one, and the clause."""

TO_THE_MAXIMUM = "6.5"
"""The clause that pays or collects a wager over its maximum up to the maximum."""
AREA_TO_THE_MAXIMUM = "6.5"
"""The same for wagers over the maximum of their area, in proportion."""
IN_ORDER = "11.1"
"""The clause by which the result is announced and lost wagers are collected before others are paid."""
REDUCED = "6.2"
"""The clause that lets the dealer reduce wagers that count together before the first card."""
PREFERS = "player-pair banker-pair super-six tiger-tie tiger-pair tiger big-tiger small-tiger"
"""The wagers whose positions go first to players with a main wager."""

STANDS_IN = "casino-supervisor: gaming-supervisor assistant-gaming-manager gaming-manager"
"""The other roles that are a Casino Supervisor by 1.1."""

RESERVED = """
show-closing        14.9      casino-supervisor
close-table         14.9      casino-supervisor
take-down-sign:change=limits 6.7 casino-supervisor
take-down-sign:change=game 14.8 casino-supervisor
take-down-sign:change=closing 14.9 casino-supervisor
show-game           14.8      casino-supervisor
change-game         14.8      casino-supervisor
announce-limits     6.7       casino-supervisor
alter-limits        6.7       casino-supervisor
raise-at-once       6.7.1     casino-supervisor
raise-kept          6.7.2     casino-supervisor
end-over-maximum    6.8         casino-supervisor
allow-over-maximum  6.8       casino-supervisor
limit-players       5.9       casino-supervisor
lift-restriction    10.4        casino-supervisor
restrict-optional   10.4      casino-supervisor
refuse-wager        14.12     casino-supervisor
reopen              12.12     casino-supervisor
forfeit-cards       8.3       casino-supervisor
take-measure        14.3      casino-supervisor
drop-cards          4.6.1     casino-supervisor
review-dispute      14.13     casino-supervisor
decide-dispute      14.13     gaming-supervisor
excuse-holding      8.3       casino-supervisor
pass-out:nominated_by 8.4 casino-supervisor
riffle              4.2       casino-supervisor
let-players-cut     4.3       casino-supervisor
cut:player=         4.3       casino-supervisor
check-cards:device= 3.4       dealer casino-supervisor
burn:way=shown      4.7.2     casino-supervisor
burn:way=by-value   4.7.3     casino-supervisor
order-no-bet:why=call-a-no-bet-coup-without-players 7.4 casino-supervisor
order-no-bet:why=call-a-no-bet-coup-that-all-agree-to 7.5 casino-supervisor
take-out-cards:why=replace-the-cards 3.8 casino-supervisor
take-out-cards:why=declare-the-cards-unfit 3.10 casino-supervisor
take-out-cards:why=order-a-check-of-the-cards 3.11 casino-supervisor inspector
instruct-check      3.11      casino-supervisor inspector
take-out-cards:why=order-a-shuffle 4.1.3 casino-supervisor
take-out-cards:why=declare-a-shoe-void 4.13 casino-supervisor
"""
"""Acts that the rules give to a role, some only for a field's value: the clause and the roles."""

RULINGS = """
order-revealed | | 4.13 | void-shoe by casino-supervisor
misdeal | too-late | 12.1.4 | results-stand
misdeal | reconstructed | 12.1.1 | reconstruct; offer-withdrawal; no-bet-if-all-off
misdeal | | 12.1.2 | void-coup by casino-supervisor; play-on;
    may shuffle-or-replace 12.1.3 if shoe all-agree by casino-supervisor
stray-player-card | player-stands-on-two banker-draws | 12.2 | card-to-banker
stray-player-card | player-stands-on-two | 12.2 | card-starts-next-coup
stray-banker-card | banker-stands-on-two | 12.3 | card-starts-no-bet-coup
opening-card-exposed | between-coups | 12.3 | card-starts-no-bet-coup
face-up-in-shoe | between-coups | 12.3 | card-starts-no-bet-coup
face-up-in-shoe | | 12.5 | play-card;
    may check-remaining-cards 12.5.1 if shuffling-device more-suspected by casino-supervisor
too-few-cards | in-progress | 12.6 | void-coup
wrong-cut | | 12.7 | finish-then-shuffle; results-stand
burn-forgotten | | 12.8 | play-on
shuffle-forgotten | | 12.9 | finish-then-shuffle; results-stand
wrong-odds | | 12.10 | results-stand 12.10.1; right-odds 12.10.2
card-missing | | 12.11 | results-stand 12.11.1; void-coup 12.11.2; check-remaining-cards 12.11.3
foreign-card | | 12.11 | results-stand 12.11.1; void-coup 12.11.2; check-remaining-cards 12.11.3
shoe-differs | scanning-shoe outcome-confirmed | 12.13 | confirm-outcome by casino-supervisor
shoe-differs | scanning-shoe | 12.13 | void-coup by casino-supervisor
display-wrong | | 12.14 | disregard-display
wrong-receiver | | 12.15 | complete
burned-in-error | | 12.16 | stays-burned
invalid-wager | first-card-out | 12.17 | return-wager
wrong-payment | suspected | 12.19 | rectify 12.19.1; identify-patron 12.19.2
wrong-payment | | 12.18 | rectify 12.18.2
shuffling-device-fails | shuffling-device first-card-out harmed | 13.4 | void-coup; results-stand
shuffling-device-fails | shuffling-device first-card-out spare movable damaged | 13.3 |
    remove-damaged 13.3.1; move-cards 13.3.2; replace-damaged 13.3.3; play-on 13.3.4
shuffling-device-fails | shuffling-device first-card-out spare movable | 13.2 | move-cards; play-on
shuffling-device-fails | shuffling-device first-card-out damaged | 13.5 |
    offer-withdrawal 13.5.1; replace-damaged 13.5.2; shuffle-and-cut 13.5.3; finish-from-shoe 13.5.4
shuffling-device-fails | shuffling-device first-card-out | 13.5 |
    offer-withdrawal 13.5.1; shuffle-and-cut 13.5.3; finish-from-shoe 13.5.4
disruption | | 14.4.1 | may invalidate by casino-supervisor; may refund 14.5 by casino-supervisor
fraud | | 14.4.2 | may invalidate by casino-supervisor; may refund 14.5 by casino-supervisor;
    may forfeit-wager 14.5 by casino-supervisor
"""
"""The irregularity, the facts required, the clause, and the orders. The first matching row counts."""
