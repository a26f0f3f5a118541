"""The Star, Rapid Roulette and Baccarat, 2016, as the auditor reads it."""

MAIN = """
player                player-higher               1       8.7.1
player                equal                       back    5.4.1.3
player                otherwise                   lost    5.4.1.2
banker                banker-higher               19/20   8.7.2
banker                equal                       back    5.4.2.3
banker                otherwise                   lost    5.4.2.2
tie                   equal                       8       8.7.3
tie                   otherwise                   lost    5.4.3
"""
EVEN_MONEY = """
player                player-higher               1       8.8.1
player                equal                       back    5.4.1.3
player                otherwise                   lost    5.4.1.2
banker                banker-higher-with-6        1/2     8.8.2
banker                banker-higher               1       8.8.2
banker                equal                       back    5.4.2.3
banker                otherwise                   lost    5.4.2.2
tie                   equal                       8       8.8.3
tie                   otherwise                   lost    5.4.3
"""
OPTIONAL = """
banker-dragon-bonus   banker-natural-higher       1       8.9
banker-dragon-bonus   banker-higher-by-9          30      8.9
banker-dragon-bonus   banker-higher-by-8          10      8.9
banker-dragon-bonus   banker-higher-by-7          6       8.9
banker-dragon-bonus   banker-higher-by-6          4       8.9
banker-dragon-bonus   banker-higher-by-5          2       8.9
banker-dragon-bonus   banker-higher-by-4          1       8.9
banker-dragon-bonus   equal-naturals              back    5.4.4.8
banker-dragon-bonus   otherwise                   lost    5.4.4
player-dragon-bonus   player-natural-higher       1       8.9
player-dragon-bonus   player-higher-by-9          30      8.9
player-dragon-bonus   player-higher-by-8          10      8.9
player-dragon-bonus   player-higher-by-7          6       8.9
player-dragon-bonus   player-higher-by-6          4       8.9
player-dragon-bonus   player-higher-by-5          2       8.9
player-dragon-bonus   player-higher-by-4          1       8.9
player-dragon-bonus   equal-naturals              back    5.4.5.8
player-dragon-bonus   otherwise                   lost    5.4.5
banker-pair           banker-pair                 11      8.10
banker-pair           otherwise                   lost    5.4.6.3
player-pair           player-pair                 11      8.10
player-pair           otherwise                   lost    5.4.7.3
"""
GAMES = {"baccarat": MAIN + OPTIONAL, "even-money": EVEN_MONEY + OPTIONAL}
"""For each game: the wager, the condition of this row, the odds to one, and the clause."""

BETS = """
straight        35    5.1.1
split           17    5.1.2
street          11    5.1.3
corner          8     5.1.4
six-line        5     5.1.5
column          2     5.1.6
dozen           2     5.1.7
low             1     5.1.8
high            1     5.1.9
even            1     5.1.10
odd             1     5.1.11
red             1     5.1.12
black           1     5.1.13
"""
"""For each kind of bet on a number: its odds to one by 8.5, and the clause that defines it."""
RED = "1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36"
CALLS = """
tier            split:5/8 split:10/11 split:13/16 split:23/24 split:27/30 split:33/36
orphelins       straight:1 split:6/9 split:14/17 split:17/20 split:31/34
grand-series    street:0/2/3 street:0/2/3 split:4/7 split:12/15 split:18/21 split:19/22
                corner:25/26/28/29 corner:25/26/28/29 split:32/35
zero-spiel      split:0/3 split:12/15 straight:26 split:32/35
"""
"""The bets of several equal pieces (5.2.1 to 5.2.4)."""

STANDS_IN = "casino-supervisor: gaming-supervisor assistant-gaming-manager gaming-manager"
"""The other roles that are a Casino Supervisor by 1.1."""

RESERVED = """
show-closing        12.8      casino-supervisor
take-down-sign:change=closing 12.8 casino-supervisor
close-table         12.8      casino-supervisor
close-wheel         12.8      casino-supervisor
announce-limits     1.1       casino-supervisor electronic-gaming-supervisor
alter-limits        1.1       casino-supervisor electronic-gaming-supervisor
take-down-sign:change=limits 1.1 casino-supervisor electronic-gaming-supervisor
reopen              4.2.8     casino-supervisor
examine-ball        11.4.6    casino-supervisor
take-measure        12.3      casino-supervisor
review-dispute      12.11     casino-supervisor
decide-dispute      12.11     gaming-supervisor
decide-dispute:absent 12.11 casino-supervisor
riffle              3.9       casino-supervisor
cut:player=         3.10      dealer
check-cards:device= 3.1       dealer casino-supervisor
take-out-cards:why=replace-the-cards 3.5 casino-supervisor
take-out-cards:why=declare-the-cards-unfit 3.6 casino-supervisor
take-out-cards:why=order-a-check-of-the-cards 3.7 casino-supervisor inspector
instruct-check      3.7       casino-supervisor inspector
take-out-cards:why=order-a-shuffle 3.8.3 casino-supervisor
"""
"""Acts that the rules give to a role, some only for a field's value: the clause and the roles."""

RULINGS = """
wrong-direction | live-wheel | 11.4.1 | no-spin by dealer casino-supervisor; remove-ball; respin 11.4.9
still-wheel | live-wheel | 11.4.2 | no-spin by dealer casino-supervisor; respin 11.4.9
too-few-turns | live-wheel | 11.4.3 | no-spin by dealer casino-supervisor; remove-ball; respin 11.4.9
foreign-object | live-wheel | 11.4.4 | no-spin by dealer casino-supervisor; remove-ball; respin 11.4.9
no-pocket | live-wheel | 11.4.5 | no-spin by dealer casino-supervisor; respin 11.4.9
ball-left-wheel | live-wheel | 11.4.6 | no-spin by dealer casino-supervisor;
    examine-ball by casino-supervisor; respin 11.4.9
interference | live-wheel | 11.4.7 | no-spin by dealer casino-supervisor; respin 11.4.9
wrong-number | live-wheel | 11.4.10 | enter-result by casino-supervisor
automated-wheel-error | automated-wheel records-confirm malfunction | 11.5 |
    recalculate by electronic-gaming-supervisor casino-supervisor
automated-wheel-error | automated-wheel records-confirm | 11.7 | recalculate by electronic-gaming-supervisor
automated-wheel-error | automated-wheel | 11.6 |
    void-unconfirmed by electronic-gaming-supervisor casino-supervisor
early-ball | records-confirm | 11.5.1.3 |
    recalculate 11.5 by electronic-gaming-supervisor casino-supervisor
early-ball | | 11.5.1.3 | void-unconfirmed 11.6 by electronic-gaming-supervisor casino-supervisor
wrong-credits | records-confirm | 11.5.1.1 |
    recalculate 11.5 by electronic-gaming-supervisor casino-supervisor
wrong-credits | | 11.5.1.1 | void-unconfirmed 11.6 by electronic-gaming-supervisor casino-supervisor
terminal-interrupted | records-confirm | 11.5.1.2 |
    recalculate 11.5 by electronic-gaming-supervisor casino-supervisor
terminal-interrupted | | 11.5.1.2 | void-unconfirmed 11.6 by electronic-gaming-supervisor casino-supervisor
automated-wheel-faulty | records-confirm | 11.5.1.4 |
    recalculate 11.5 by electronic-gaming-supervisor casino-supervisor
automated-wheel-faulty | | 11.5.1.4 | void-unconfirmed 11.6 by electronic-gaming-supervisor casino-supervisor
terminal-malfunction | records-confirm | 11.5.1.5 |
    recalculate 11.5 by electronic-gaming-supervisor casino-supervisor
terminal-malfunction | | 11.5.1.5 | void-unconfirmed 11.6 by electronic-gaming-supervisor casino-supervisor
system-malfunction | | 11.1 | void-terminal-plays
display-wrong | | 11.2 | disregard-display
misdeal | too-late | 11.8.1.5 | results-stand
misdeal | | 11.8.1.3 | void-coup by assistant-gaming-manager; play-on;
    may shuffle-or-replace 11.8.1.4 by assistant-gaming-manager
wrong-shoe | | 11.8.2 | void-coup by assistant-gaming-manager; play-on
stray-player-card | player-stands-on-two banker-draws | 11.8.3 | card-to-banker
stray-player-card | player-stands-on-two | 11.8.3 | card-starts-next-coup by casino-supervisor
stray-banker-card | banker-stands-on-two | 11.8.4 | card-starts-no-bet-coup by casino-supervisor
opening-card-exposed | between-coups | 11.8.4 | card-starts-no-bet-coup by casino-supervisor
face-up-in-shoe | between-coups | 11.8.4 | card-starts-no-bet-coup by casino-supervisor
face-up-in-shoe | | 11.8.5 | play-card
too-few-cards | in-progress | 11.8.6 | void-coup
wrong-cut | | 11.8.7 | finish-then-shuffle; results-stand
burn-forgotten | | 11.8.8 | play-on
shuffle-forgotten | | 11.8.9 | finish-then-shuffle; results-stand
card-missing | | 11.8.10 | results-stand 11.8.10.1; void-coup 11.8.10.2; check-remaining-cards 11.8.10.3
foreign-card | | 11.8.10 | results-stand 11.8.10.1; void-coup 11.8.10.2; check-remaining-cards 11.8.10.3
shoe-differs | outcome-confirmed | 11.8.11 | confirm-outcome by casino-supervisor
shoe-differs | | 11.8.11 | void-coup by casino-supervisor
shoe-misreads | | 11.8.12 | may key-cards by casino-supervisor
excess-card | between-coups | 11.8.13 | card-starts-no-bet-coup by casino-supervisor
prompted-dummy | prompted | 11.8.14 | play-as-no-bet by casino-supervisor
shoe-dead | first-card-out harmed | 11.1 | void-terminal-plays
shoe-dead | first-card-out spare | 11.8.15.1 | move-cards
shoe-dead | first-card-out | 11.1 | void-terminal-plays
multishuffler-fails | harmed | 11.8.17 | void-coup; results-stand
multishuffler-fails | damaged | 11.8.16.1 |
    remove-damaged 11.8.16.2; move-cards 11.8.16.3; replace-damaged 11.8.16.4
multishuffler-fails | | 11.8.16 | move-cards; play-on
disruption | | 12.4.1 | may invalidate by casino-supervisor; may refund 12.5 by casino-supervisor
fraud | | 12.4.2 | may invalidate by casino-supervisor; may refund 12.5 by casino-supervisor;
    may forfeit-wager 12.5 by casino-supervisor
"""
"""The irregularity, the facts required, the clause, and the orders. The first matching row counts."""

NAMED_SINCE_2 = """
stray-player-card card-starts-next-coup
stray-banker-card card-starts-no-bet-coup
opening-card-exposed card-starts-no-bet-coup
face-up-in-shoe card-starts-no-bet-coup
"""
"""The orders that took no approval before version 2 of a report. Since then 11.8.13 and 11.8.14 count."""
