"""The Star, Premium Baccarat, 2021, as the auditor reads it."""

PLAYER = """
player          player-higher               1       13.1
player          equal                       back    5.1.1.3
player          otherwise                   lost    5.1.1.2
"""
BANKER = """
banker          banker-higher               19/20   13.2.1
banker          equal                       back    5.1.2.3
banker          otherwise                   lost    5.1.2.2
"""
EVEN_BANKER = """
banker          banker-higher-with-6        1/2     13.2.2.1
banker          banker-higher               1       13.2.2
banker          equal                       back    5.1.2.3
banker          otherwise                   lost    5.1.2.2
"""
TIE_PREMIUM = """
player          player-higher               1       13.1
player          equal                       sign    13.3.1
player          otherwise                   lost    5.1.1.2
banker          banker-higher               19/20   13.2.1
banker          equal                       sign    13.3.1
banker          otherwise                   lost    5.1.2.2
"""
OTHERS = """
tie             equal                       8       13.3
tie             otherwise                   lost    5.1.3
player-pair     player-pair                 11      13.4
player-pair     otherwise                   lost    5.1.5
banker-pair     banker-pair                 11      13.4
banker-pair     otherwise                   lost    5.1.4
super-six       banker-higher-with-6        15      13.5
super-six       otherwise                   lost    12.11
tiger-tie       equal-on-6                  45      13.6
tiger-tie       otherwise                   lost    12.16
tiger-pair      both-pair-alike             100     13.7.3
tiger-pair      both-pair                   25      13.7.2
tiger-pair      either-pair                 4       13.7.1
tiger-pair      otherwise                   lost    12.20.4
tiger           banker-higher-with-6-of-2   12      13.8.1
tiger           banker-higher-with-6-of-3   22      13.8.2
tiger           otherwise                   lost    12.25.3
big-tiger       banker-higher-with-6-of-3   55      13.9
big-tiger       otherwise                   lost    12.30
small-tiger     banker-higher-with-6-of-2   22      13.10
small-tiger     otherwise                   lost    12.35
"""
GAMES = {
    "premium": PLAYER + BANKER + OTHERS,
    "even-money": PLAYER + EVEN_BANKER + OTHERS,
    "tie-premium": TIE_PREMIUM + OTHERS,
}
"""For each game: the wager, the condition of this row, the odds to one, and the clause."""

IN_ORDER = "13"
"""The clause by which the result is announced and lost wagers are collected before others are paid."""
WITH_LISTS = ("salon", "private-table")
"""The areas whose tables may be reserved for people (1.1, 2.1.1, 2.1.2)."""

REDUCED = "6.2"
"""The clause that lets the dealer reduce wagers that count together before the first card."""
PREFERS = "player-pair banker-pair super-six tiger-tie tiger-pair tiger big-tiger small-tiger"
"""The wagers whose positions go first to players with a main wager."""

STANDS_IN = "casino-supervisor: gaming-supervisor assistant-gaming-manager gaming-manager"
"""The other roles that are a Casino Supervisor by 1.1."""

RESERVED = """
show-closing        15.9      casino-supervisor
close-table         15.9      casino-supervisor
take-down-sign:change=limits 6.6 casino-supervisor
take-down-sign:change=tie-percent 6.6 casino-supervisor
take-down-sign:change=game 15.8 casino-supervisor
take-down-sign:change=closing 15.9 casino-supervisor
show-game           15.8      casino-supervisor
change-game         15.8      casino-supervisor
announce-limits     6.6       casino-supervisor
alter-limits        6.6       casino-supervisor
raise-at-once       6.6.1     casino-supervisor
raise-kept          6.6       casino-supervisor
show-tie-percent    6.6       casino-supervisor
change-tie-percent  6.6       casino-supervisor
end-over-maximum    6.7         casino-supervisor
allow-over-maximum  6.7       casino-supervisor
lift-restriction    12.4        casino-supervisor
restrict-optional   12.4      casino-supervisor
refuse-wager        15.12     casino-supervisor
forfeit-cards       8.7       casino-supervisor
take-measure        15.3      casino-supervisor
drop-cards          4.6.1     casino-supervisor
review-dispute      15.13     casino-supervisor
decide-dispute      15.13     gaming-supervisor
decide-dispute:absent 15.13 casino-supervisor
excuse-holding      8.7       casino-supervisor
designate           8.5       assistant-gaming-manager gaming-manager
pass-out:nominated_by 8.4 casino-supervisor
riffle              4.2       casino-supervisor
let-players-cut     4.3       casino-supervisor
cut:player=         4.3       casino-supervisor
check-cards:device= 3.4       dealer casino-supervisor
burn:way=shown      4.7.2     casino-supervisor
burn:way=by-value   4.7.3     casino-supervisor
order-no-bet:why=call-a-no-bet-coup-without-players 7.4 assistant-gaming-manager
order-no-bet:why=call-a-no-bet-coup-that-all-agree-to 7.5 assistant-gaming-manager
take-out-cards:why=replace-the-cards 3.8 casino-supervisor
take-out-cards:why=declare-the-cards-unfit 3.10 casino-supervisor
take-out-cards:why=order-a-check-of-the-cards 3.11 casino-supervisor inspector
instruct-check      3.11      casino-supervisor inspector
take-out-cards:why=order-a-shuffle 4.1.3 casino-supervisor
take-out-cards:why=declare-a-shoe-void 4.12 gaming-manager
"""
"""Acts that the rules give to a role, some only for a field's value: the clause and the roles."""

RULINGS = """
order-revealed | | 4.12 | void-shoe by gaming-manager
misdeal | too-late | 14.1.4 | results-stand
misdeal | reconstructed | 14.1.1 | reconstruct; offer-withdrawal; no-bet-if-all-off
misdeal | | 14.1.2 | void-coup by casino-supervisor; play-on;
    may shuffle-or-replace 14.1.3 if all-agree by casino-supervisor
stray-player-card | player-stands-on-two banker-draws | 14.2 | card-to-banker
stray-player-card | player-stands-on-two | 14.2 | card-starts-next-coup
stray-banker-card | banker-stands-on-two | 14.3 | card-starts-no-bet-coup
opening-card-exposed | between-coups | 14.3 | card-starts-no-bet-coup
face-up-in-shoe | between-coups | 14.3 | card-starts-no-bet-coup
face-up-in-shoe | | 14.5 | play-card
too-few-cards | in-progress | 14.6 | void-coup
wrong-cut | | 14.7 | finish-then-shuffle; results-stand
burn-forgotten | | 14.8 | play-on
shuffle-forgotten | | 14.9 | finish-then-shuffle; results-stand
wrong-odds | | 14.10 | results-stand 14.10.1; right-odds 14.10.2
card-missing | | 14.11 | results-stand 14.11.1; void-coup 14.11.2; check-remaining-cards 14.11.3
foreign-card | | 14.11 | results-stand 14.11.1; void-coup 14.11.2; check-remaining-cards 14.11.3
wrong-area | all-stand | 14.12.1 | complete 14.12.4
wrong-area | offer-first | 14.12.1 | offer-reduction 14.12.5; no-bet-if-all-off 14.12.6
wrong-area | | 14.12.1 | play-as-no-bet 14.12.6
wrong-receiver | all-stand | 14.12.2 | complete 14.12.4
wrong-receiver | offer-first | 14.12.2 | offer-reduction 14.12.5; no-bet-if-all-off 14.12.6
wrong-receiver | | 14.12.2 | play-as-no-bet 14.12.6
revealed-by-dealer | all-stand | 14.12.3 | complete 14.12.4
revealed-by-dealer | offer-first | 14.12.3 | offer-reduction 14.12.5; no-bet-if-all-off 14.12.6
revealed-by-dealer | | 14.12.3 | play-as-no-bet 14.12.6
shoe-differs | scanning-shoe outcome-confirmed | 14.13 | confirm-outcome by casino-supervisor
shoe-differs | scanning-shoe | 14.13 | void-coup by casino-supervisor
display-wrong | | 14.14 | disregard-display
disruption | | 15.4.1 | may invalidate by casino-supervisor; may refund 15.5 by casino-supervisor
fraud | | 15.4.2 | may invalidate by casino-supervisor; may refund 15.5 by casino-supervisor;
    may forfeit-wager 15.5 by casino-supervisor
"""
"""The irregularity, the facts required, the clause, and the orders. The first matching row counts."""
