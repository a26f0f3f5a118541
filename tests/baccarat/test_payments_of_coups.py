"""What a settlement, a correction and a void did to whom: staff read of everybody, a player of themselves."""

from kit.support import CANBERRA, STAR
from kit.tables.live_table import DEE, SUE, LiveTable, player, seated

from pitboss.acting.audience import Audience
from pitboss.baccarat.acts.betting import RefuseWager, TakeOff
from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.acts.people import Leave
from pitboss.baccarat.views.view import view
from pitboss.game.irregularities import Report
from pitboss.rules.irregularity import Given, Kind
from pitboss.rules.procedure import Announcement

NATURAL = "9S KH KD 7C"
"""Four cards: Player wins with nine."""


def told(pit: LiveTable, who: str | None = None) -> list[tuple[str, int | None, str, int, int]]:
    """What staff, or one player, are told of the last act that moved wagers."""
    if who is None:
        shown = view(pit.now, "1", Audience.DEALER, DEE).payments
    else:
        shown = view(pit.now, "1", Audience.PLAYER, player(who)).payments
    return [] if shown is None else [(r.player, r.seat, r.wager, r.net, r.back) for r in shown.rows]


def by_seat(rows: list[tuple[str, int | None, str, int, int]]) -> list[tuple[str, int | None, str, int, int]]:
    return sorted(rows, key=lambda row: row[1] or 0)


def bets(key: str = STAR) -> LiveTable:
    return seated(key).play(
        "1-1", NATURAL, ann=("player", 10_000), bob=("banker", 10_000), cem=("player", 20_000)
    )


def test_a_settlement_says_whom_the_dealer_pays_and_from_whom_chips_are_taken() -> None:
    pit = bets()
    seats = {name: guest.seat for name, guest in pit.now.guests.items()}
    # The losing wager was collected first. It is told with those that are paid.
    assert by_seat(told(pit)) == [
        ("ann", seats["ann"], "player", 10_000, 0),
        ("bob", seats["bob"], "banker", -10_000, 0),
        ("cem", seats["cem"], "player", 20_000, 0),
    ]
    # A player is told of their own wagers, and of nobody else's.
    assert told(pit, "bob") == [("bob", seats["bob"], "banker", -10_000, 0)]
    assert told(pit, "eve") == []
    assert view(pit.now, "1", Audience.DISPLAY).payments is None


def test_a_void_found_later_says_what_comes_back_of_each_settlement() -> None:
    pit = bets(CANBERRA)
    seats = {name: guest.seat for name, guest in pit.now.guests.items()}
    pit.do(Leave("cem"))
    pit.start("1-2").bet("bob", "banker").call(Announcement.NO_MORE_BETS).deal("3H")
    pit.do(ReportIrregularity(Report(Kind.MISDEAL), "1-1"))
    done = pit.now.payments
    assert done is not None
    assert done.coup == "1-1"
    assert told(pit) == [
        ("ann", seats["ann"], "player", -10_000, 0),
        ("bob", seats["bob"], "banker", 10_000, 0),
        # Who has left sits nowhere; the register has what they owe.
        ("cem", None, "player", -20_000, 0),
    ]


def test_a_void_coup_under_way_says_which_stakes_went_back() -> None:
    pit = seated(CANBERRA).start("1-1").bet("ann", "player").bet("bob", "banker", 5_000)
    pit.call(Announcement.NO_MORE_BETS).deal("9S KH KD")
    pit.signed(ReportIrregularity(Report(Kind.MISDEAL, {Given.RECONSTRUCTED: False})), SUE)
    assert pit.now.past[-1].void is not None
    assert [(name, net, back) for name, _, _, net, back in told(pit)] == [
        ("ann", 0, 10_000),
        ("bob", 0, 5_000),
    ]


def test_a_refused_wager_goes_back_and_what_players_do_themselves_is_not_told() -> None:
    pit = seated(STAR).start("1-1").bet("ann", "player").bet("bob", "banker")
    seat = pit.now.guests["bob"].seat
    pit.do(TakeOff("bob", seat, "banker"), player("bob"))
    assert told(pit) == []
    pit.do(RefuseWager("ann", pit.now.guests["ann"].seat, "player", "Past posting"), SUE)
    assert [(name, net, back) for name, _, _, net, back in told(pit)] == [("ann", 0, 10_000)]
