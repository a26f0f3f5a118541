"""Payments and deals of the games according to the approved texts, typed again from them."""

from kit.support import CANBERRA, GUIDE, PREMIUM, RAPID, STAR
from pitboss.kernel.roles import Role

OURS = "decision 18"
"""The citation of a row where the guide is silent."""
STAR_SIDE_BETS = """
player-pair   player-pair 11 11.1.4, otherwise lose 10.8
banker-pair   banker-pair 11 11.1.4, otherwise lose 10.8
super-six     banker-wins-with-six 15 11.1.6, otherwise lose 10.13
tiger-tie     tie-on-six 45 11.1.7, otherwise lose 10.18
tiger-pair    single-tiger-pair 4 11.1.8.1, double-tiger-pair 25 11.1.8.2, twin-tiger-pair 100 11.1.8.3, \
otherwise lose 10.23.4
tiger         two-card-tiger 12 11.1.9.1, three-card-tiger 22 11.1.9.2, otherwise lose 10.29.3
big-tiger     three-card-tiger 55 11.1.10, otherwise lose 10.34
small-tiger   two-card-tiger 22 11.1.11, otherwise lose 10.39
"""
PREMIUM_SIDE_BETS = """
player-pair   player-pair 11 13.4, otherwise lose 5.1.5
banker-pair   banker-pair 11 13.4, otherwise lose 5.1.4
super-six     banker-wins-with-six 15 13.5, otherwise lose 12.11
tiger-tie     tie-on-six 45 13.6, otherwise lose 12.16
tiger-pair    single-tiger-pair 4 13.7.1, double-tiger-pair 25 13.7.2, twin-tiger-pair 100 13.7.3, \
otherwise lose 12.20.4
tiger         two-card-tiger 12 13.8.1, three-card-tiger 22 13.8.2, otherwise lose 12.25.3
big-tiger     three-card-tiger 55 13.9, otherwise lose 12.30
small-tiger   two-card-tiger 22 13.10, otherwise lose 12.35
"""
RAPID_SIDE_BETS = """
player-pair   player-pair 11 8.10, otherwise lose 5.4.7.3
banker-pair   banker-pair 11 8.10, otherwise lose 5.4.6.3
player-dragon-bonus  player-wins-with-natural 1 8.9, player-wins-by-9 30 8.9, player-wins-by-8 10 8.9, \
player-wins-by-7 6 8.9, player-wins-by-6 4 8.9, player-wins-by-5 2 8.9, player-wins-by-4 1 8.9, \
equal-naturals push 5.4.5.8, otherwise lose 5.4.5
banker-dragon-bonus  banker-wins-with-natural 1 8.9, banker-wins-by-9 30 8.9, banker-wins-by-8 10 8.9, \
banker-wins-by-7 6 8.9, banker-wins-by-6 4 8.9, banker-wins-by-5 2 8.9, banker-wins-by-4 1 8.9, \
equal-naturals push 5.4.4.8, otherwise lose 5.4.4
"""
CANBERRA_SIDE_BETS = """
player-perfect-pair  player-mixed-pair 5 10.6, player-coloured-pair 12 10.6, player-perfect-pair 25 10.6, \
otherwise lose 9.9
banker-perfect-pair  banker-mixed-pair 5 10.6, banker-coloured-pair 12 10.6, banker-perfect-pair 25 10.6, \
otherwise lose 9.9
player-pair   player-pair 11 11.2, otherwise lose 9.9
banker-pair   banker-pair 11 11.2, otherwise lose 9.9
player-dragon-bonus  player-wins-with-natural 1 12.8, player-wins-by-9 30 12.8, player-wins-by-8 10 12.8, \
player-wins-by-7 6 12.8, player-wins-by-6 4 12.8, player-wins-by-5 2 12.8, player-wins-by-4 1 12.8, \
equal-naturals push 12.7, otherwise lose 12.7
banker-dragon-bonus  banker-wins-with-natural 1 12.8, banker-wins-by-9 30 12.8, banker-wins-by-8 10 12.8, \
banker-wins-by-7 6 12.8, banker-wins-by-6 4 12.8, banker-wins-by-5 2 12.8, banker-wins-by-4 1 12.8, \
equal-naturals push 12.7, otherwise lose 12.7
super-six     banker-wins-with-six 15 13.7, otherwise lose 13.6
tiger-tie     tie-on-six 45 14.12, otherwise lose 14.7
tiger-pair    single-tiger-pair 4 14.12, double-tiger-pair 25 14.12, twin-tiger-pair 100 14.12, \
otherwise lose 14.11
tiger         two-card-tiger 12 14.12, three-card-tiger 22 14.12, otherwise lose 14.10
big-tiger     three-card-tiger 55 14.12, otherwise lose 14.8
small-tiger   two-card-tiger 22 14.12, otherwise lose 14.9
"""
GUIDE_SIDE_BETS = """
player-pair   player-pair 11 pairs, otherwise lose pairs
banker-pair   banker-pair 11 pairs, otherwise lose pairs
"""
PAYS: dict[tuple[str, str], str] = {
    (STAR, "baccarat"): f"""
player        player-wins 1 11.1.2, tie push 5.1.1.3, otherwise lose 5.1.1.2
banker        banker-wins 19/20 11.1.3, tie push 5.1.2.3, otherwise lose 5.1.2.2
tie           tie 8 11.1.5, otherwise lose 5.1.3
{STAR_SIDE_BETS}""",
    (STAR, "even-money"): f"""
player        player-wins 1 11.2.1, tie push 5.1.1.3, otherwise lose 5.1.1.2
banker        banker-wins-without-six 1 11.2.2, banker-wins-with-six 1/2 11.2.2, tie push 5.1.2.3, \
otherwise lose 5.1.2.2
tie           tie 8 11.2.3, otherwise lose 5.1.3
{STAR_SIDE_BETS}""",
    (PREMIUM, "premium"): f"""
player        player-wins 1 13.1, tie push 5.1.1.3, otherwise lose 5.1.1.2
banker        banker-wins 19/20 13.2.1, tie push 5.1.2.3, otherwise lose 5.1.2.2
tie           tie 8 13.3, otherwise lose 5.1.3
{PREMIUM_SIDE_BETS}""",
    (PREMIUM, "even-money"): f"""
player        player-wins 1 13.1, tie push 5.1.1.3, otherwise lose 5.1.1.2
banker        banker-wins-without-six 1 13.2.2, banker-wins-with-six 1/2 13.2.2.1, tie push 5.1.2.3, \
otherwise lose 5.1.2.2
tie           tie 8 13.3, otherwise lose 5.1.3
{PREMIUM_SIDE_BETS}""",
    (PREMIUM, "tie-premium"): f"""
player        player-wins 1 13.1, tie 1-10% 13.3.1, otherwise lose 5.1.1.2
banker        banker-wins 19/20 13.2.1, tie 1-10% 13.3.1, otherwise lose 5.1.2.2
tie           tie 8 13.3, otherwise lose 5.1.3
{PREMIUM_SIDE_BETS}""",
    (RAPID, "baccarat"): f"""
player        player-wins 1 8.7.1, tie push 5.4.1.3, otherwise lose 5.4.1.2
banker        banker-wins 19/20 8.7.2, tie push 5.4.2.3, otherwise lose 5.4.2.2
tie           tie 8 8.7.3, otherwise lose 5.4.3
{RAPID_SIDE_BETS}""",
    (RAPID, "even-money"): f"""
player        player-wins 1 8.8.1, tie push 5.4.1.3, otherwise lose 5.4.1.2
banker        banker-wins-without-six 1 8.8.2, banker-wins-with-six 1/2 8.8.2, tie push 5.4.2.3, \
otherwise lose 5.4.2.2
tie           tie 8 8.8.3, otherwise lose 5.4.3
{RAPID_SIDE_BETS}""",
    (CANBERRA, "commission"): f"""
player        player-wins 1 8.4, tie push 4.3, otherwise lose 4.3
banker        banker-wins 19/20 8.4, tie push 4.3, otherwise lose 4.3
tie           tie 8 8.4, otherwise lose 4.3
{CANBERRA_SIDE_BETS}""",
    (CANBERRA, "non-commission"): f"""
player        player-wins 1 8.5, tie push 4.3, otherwise lose 4.3
banker        banker-wins-without-six 1 8.5, banker-wins-with-six 1/2 8.5, tie push 4.3, otherwise lose 4.3
tie           tie 8 8.5, otherwise lose 4.3
{CANBERRA_SIDE_BETS}""",
    (GUIDE, "commission"): f"""
player        player-wins 1 payouts, tie push payouts, otherwise lose aim
banker        banker-wins 19/20 payouts, tie push payouts, otherwise lose aim
tie           tie 8 payouts, otherwise lose payouts
{GUIDE_SIDE_BETS}""",
    (GUIDE, "no-commission"): f"""
player        player-wins 1 no-commission, tie push no-commission, otherwise lose aim
banker        banker-wins-without-six 1 no-commission, banker-wins-with-six 1/2 no-commission, \
tie push no-commission, otherwise lose aim
tie           tie 8 no-commission, otherwise lose no-commission
{GUIDE_SIDE_BETS}""",
}
ROULETTE_BETS = """
straight 35 5.1.1, split 17 5.1.2, street 11 5.1.3, corner 8 5.1.4, six-line 5 5.1.5, column 2 5.1.6,
dozen 2 5.1.7, low 1 5.1.8, high 1 5.1.9, even 1 5.1.10, odd 1 5.1.11, red 1 5.1.12, black 1 5.1.13
"""
CALL_BETS = {
    "tier": ("5/8 10/11 13/16 23/24 27/30 33/36", "5.2.1"),
    "orphelins": ("1 6/9 14/17 17/20 31/34", "5.2.2"),
    "grand-series": ("0/2/3 0/2/3 4/7 12/15 18/21 19/22 25/26/28/29 25/26/28/29 32/35", "5.2.3"),
    "zero-spiel": ("0/3 12/15 26 32/35", "5.2.4"),
}
"""The pieces of each; the text writes the corner of the grand series by its ends, 25/29."""
RED = "1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36"
PayRow = tuple[str, str, str]
"""An event, then odds to one, `push` or `lose`, then the clause."""


def pay_rows(edition: str, game: str) -> dict[str, list[PayRow]]:
    """The typed table of a game: for each wager its rows, in the order in which they are checked."""
    found: dict[str, list[PayRow]] = {}
    for line in filter(None, PAYS[edition, game].splitlines()):
        key, text = line.split(maxsplit=1)
        for row in text.split(", "):
            event, odds, number = row.split()
            found.setdefault(key, []).append((event, odds, number))
    return found


STAR_CUT = {
    "cut": (52, "4.5", 20, "4.6"),
    "cutters": [
        ("first-at-table", "4.3.1", True),
        ("left-of-dealer", "4.3.2", True),
        ("clockwise", "4.4", False),
        ("supervisor", "4.4", False),
    ],
    "burns": {
        "face-down": ("4.7.1", None),
        "shown": ("4.7.2", Role.CASINO_SUPERVISOR),
        "by-value": ("4.7.3", Role.CASINO_SUPERVISOR),
    },
    "announced": True,
    "during a coup": (1, "4.9"),
    "before a coup": (0, "4.10", None),
}
PROCEDURES: dict[str, dict[str, object]] = {
    STAR: {
        **STAR_CUT,
        "decks": ((3, 4, 6, 8), 1, "3.1"),
        "dealt from": [
            ("shoe", "3.6", False),
            ("scanning-shoe", "3.8.1", False),
            ("shuffling-device", "4.11", False),
            ("shuffling-device", "6.9.2", True),
        ],
        "closing": {"first-card-removed": ("5.4", "12.12")},
        "limits": {
            "limits-per-player": ("shown-on-the-sign", "6.1"),
            "limits-per-playing-area": ("shown-on-the-sign-if-set", "6.1"),
            "limits-per-kind-of-wager": ("shown-on-the-sign-if-set", "6.1"),
            "table-differential": ("shown-on-the-sign-if-set", "6.1"),
            "unit-above-the-minimum": ("shown-on-the-sign-if-set", "6.1.1"),
            "over-differential-before-close": ("reduced-pro-rata", "6.2"),
            "over-area-maximum-before-close": ("reduced-pro-rata", "6.2"),
            "over-differential-after-close": ("stands", "6.3"),
            "under-minimum": ("stands", "6.4"),
            "over-maximum": ("paid-or-collected-to-the-maximum", "6.5"),
            "over-area-maximum-after-close": ("reduced-pro-rata", "6.5"),
            "over-limit-on-past-coup": ("stands", "6.5.1"),
            "old-minimum-kept": ("shown-by-a-marker-at-the-box", "6.7.1.1"),
            "old-minimum-raised": ("only-with-notice", "6.7.2"),
            "two-minimums": ("shown-on-the-sign", "6.7.3"),
            "low-limit-tournament": ("not-offered", "6.9.1"),
        },
        "methods": {
            "A": ("dealer", ("up", "down"), "8.5"),
            "B": ("highest-wager", ("down",), "8.8"),
            "C": ("banker-in-turn", ("down",), "8.17"),
        },
    },
    PREMIUM: {
        **STAR_CUT,
        "decks": ((3, 4, 6, 8), 1, "3.1"),
        "dealt from": [("shoe", "3.6", True), ("scanning-shoe", "3.8.1", True)],
        "closing": {"first-card-exposed": ("5.4", None)},
        "limits": {
            "limits-per-player": ("shown-on-the-sign", "6.1"),
            "limits-per-playing-area": ("shown-on-the-sign-if-set", "6.1"),
            "table-differential": ("shown-on-the-sign-if-set", "6.1"),
            "unit-above-the-minimum": ("shown-on-the-sign-if-set", "6.1.1"),
            "over-differential-before-close": ("reduced-pro-rata", "6.2"),
            "over-area-maximum-before-close": ("reduced-pro-rata", "6.2"),
            "over-maximum": ("stands", "6.3"),
            "over-area-maximum-after-close": ("stands", "6.3"),
            "under-minimum": ("stands", "6.4"),
            "old-minimum-kept": ("shown-by-a-marker-at-the-box", "6.6.1.1"),
            "old-minimum-raised": ("only-with-notice", "6.6.2"),
            "two-minimums": ("shown-on-the-sign", "6.6.3"),
        },
        "methods": {
            "A": ("dealer", ("up", "down"), "8.2"),
            "B": ("highest-wager", ("down",), "8.8"),
        },
    },
    RAPID: {
        "decks": ((8,), 1, "2.5.4"),
        "dealt from": [("scanning-shoe", "3.3", True)],
        "cut": (52, "3.10", 20, "3.11"),
        "cutters": [("dealer", "3.10", False)],
        "burns": {"face-down": ("3.12", None)},
        "announced": True,
        "during a coup": (1, "3.13"),
        "before a coup": (0, "3.14", None),
        "closing": {"period-ends": ("4.2.6", "4.2.8")},
        "limits": {
            "limits-per-player": ("shown-on-the-sign", "6.1"),
            "unit-above-the-minimum": ("shown-on-the-sign-if-set", "6.1"),
            "least-and-most-total": ("shown-on-the-sign-if-set", "6.1"),
            "under-minimum": ("returned-when-period-ends", "6.2"),
            "wrong-unit": ("shown-as-next-lowest-permitted", "6.3.1"),
            "over-maximum": ("shown-as-next-lowest-permitted", "6.3.2"),
            "over-aggregate": ("shown-as-next-lowest-permitted", "6.3.3"),
            "under-minimum-total": ("returned-when-period-ends", "6.3.4"),
        },
        "methods": {"dealer": ("dealer", ("up",), "3.3")},
    },
    CANBERRA: {
        "decks": ((8,), 2, "2.1"),
        "dealt from": [("shoe", "6.1", True)],
        "cut": (52, "5.4", 12, "5.4"),
        "cutters": [("any-player", "5.3", False), ("supervisor", "5.3", False)],
        "burns": {"face-down": ("5.5", None), "by-value": ("5.6", None)},
        "announced": False,
        "during a coup": (0, "5.8"),
        "before a coup": (0, "5.8", "5.8"),
        "closing": {"first-card-removed": ("4.7", "15.6"), "period-ends": ("4.1", "15.6")},
        "limits": {
            "limits-per-player": ("shown-on-the-sign", "3.1"),
            "table-differential": ("shown-on-the-sign-if-set", "3.1"),
            "wagering-period": ("shown-on-the-sign-if-set", "3.2"),
            "unit-above-the-minimum": ("shown-on-the-sign", "3.5"),
            "under-minimum": ("stands-and-next-is-returned", "3.6"),
            "over-maximum": ("paid-or-collected-to-the-maximum", "3.7"),
            "over-differential-after-close": ("paid-or-collected-to-the-maximum", "3.7"),
        },
        "methods": {
            "face-up": ("dealer", ("up",), "2.2"),
            "face-down": ("any-backer-of-the-hand", ("down",), "6.3"),
        },
    },
    # The guide names eight decks, a shoe and a player's cut; the rest follows The Star.
    GUIDE: {
        "decks": ((8,), 1, "table"),
        "dealt from": [("shoe", "table", True)],
        "cut": (52, OURS, 20, OURS),
        "cutters": [("any-player", "table", False)],
        "burns": {"face-down": (OURS, None)},
        "announced": True,
        "during a coup": (1, OURS),
        "before a coup": (0, OURS, None),
        "closing": {"first-card-removed": (OURS, None)},
        "limits": {},
        "methods": {"A": ("dealer", ("up",), OURS)},
    },
}
