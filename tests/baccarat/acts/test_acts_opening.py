"""The day of a table: set up, opened with its sign, changed to another game, closed, opened again."""

import asyncio
from fractions import Fraction
from typing import Any

import msgspec
import pytest
from kit.support import CANBERRA, GUIDE, PREMIUM, RAPID, STAR, baccarat, clause
from kit.tables.live_table import AMY, DEE, GUS, INA, OPAL, SUE, LiveTable, load, player, seated, set_up
from kit.tables.shoe_loading import citing

from pitboss.acting.acts.common_acts import EndPeriod, ShowClosing
from pitboss.acting.acts.conduct_acts import TakeMeasure
from pitboss.acting.acts.dispute_acts import RaiseDispute
from pitboss.acting.audience import Audience
from pitboss.acting.setups.gaming_hours import GamingHours
from pitboss.acting.setups.setup import Setup
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.baccarat.acts.betting import PlaceWager
from pitboss.baccarat.acts.no_bet import OrderNoBet
from pitboss.baccarat.acts.opening import (
    ChangeGame,
    ChooseDealing,
    CloseTable,
    LiftRestriction,
    LimitPlayers,
    OpenTable,
    RestrictOptional,
    SetTable,
    ShowGame,
)
from pitboss.baccarat.acts.people import Join, Leave
from pitboss.baccarat.acts.play import StartRound
from pitboss.baccarat.acts.shoe.cards import TakeOutCards
from pitboss.baccarat.decide import ActAtTable
from pitboss.baccarat.play.limit_changes import table_sign
from pitboss.baccarat.state import GamingTable
from pitboss.baccarat.views.view import view
from pitboss.floor.setups import equip, standard_setup
from pitboss.kernel.instant import MINUTE_MS
from pitboss.kernel.money import stated_odds, stated_percent
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import Breach
from pitboss.rules.equipment import ItemKind
from pitboss.rules.limits import Closes
from pitboss.rules.procedure import Announcement
from pitboss.service.config import FloorConfig
from pitboss.service.floor_engine import FloorEngine
from pitboss.store.memory import MemoryStore
from pitboss.words.rendering import english

SIDE = {"player-pair", "banker-pair", "super-six"}


def table(edition: str, game: str | None = None, **changes: Any) -> Setup:
    """A standard table with one change, equipped again for it."""
    return equip(msgspec.structs.replace(standard_setup(edition, game), **changes))


def sign(kinds: set[str], **limits: Any) -> TableLimits:
    """A sign with an amount for each of these wagers."""
    shown = dict.fromkeys(kinds, Limits(500, 50_000))
    return TableLimits(**{"each": Limits(500, 100_000), "kinds": shown, **limits})


HALF_ON_SIX = Text(
    "sign-pays-banker-wins-with-six",
    {"wager": Text(baccarat(STAR).titles["banker"]), "odds": stated_odds(Fraction(1, 2))},
)


def shown(pit: LiveTable) -> list[Text]:
    """The text of the sign of an open table."""
    assert pit.now.in_force is not None
    lines = table_sign(pit.now.offer, pit.now.in_force, pit.now.terms)
    assert not isinstance(lines, Rejection)
    return [line.text for line in lines]


def with_limits(pit: LiveTable) -> TableLimits:
    """The limits at the opening of the table."""
    assert pit.now.in_force is not None
    return pit.now.in_force.limits


# Set up and opened


def test_a_table_is_set_up_as_its_edition_wants_or_not_at_all() -> None:
    pit = LiveTable()
    assert pit.refused(OpenTable(sign(set())), SUE) == ("table-not-set", None)
    bare = msgspec.structs.replace(standard_setup(STAR), equipment=())
    assert pit.refused(SetTable(bare), SUE) == ("equipment-missing", "2.1")
    assert pit.refused(SetTable(standard_setup(STAR)), DEE) == ("not-authorised", None)
    assert pit.refused(SetTable(standard_setup(STAR)), SUE, SUE) == ("second-person-needed", None)
    assert pit.refused(SetTable(standard_setup(STAR)), SUE, player("ann")) == ("second-person-needed", None)
    pit.do(SetTable(standard_setup(STAR)), SUE)
    assert pit.refused(Join("ann", 1)) == ("table-closed", None)
    pit.do(SetTable(standard_setup(PREMIUM)), SUE)
    assert pit.now.record.edition == PREMIUM


@clause(STAR, "10.3", "10.10", "2.5")
def test_the_star_opens_once_every_side_wager_has_its_amount_on_the_sign() -> None:
    pit = LiveTable().do(SetTable(standard_setup(STAR, "even-money")), SUE)
    assert pit.refused(OpenTable(sign({"super-six"})), SUE) == ("sign-incomplete", "10.3")
    assert pit.refused(OpenTable(sign(SIDE - {"super-six"})), SUE) == ("sign-incomplete", "10.10")
    pit.do(OpenTable(sign(SIDE)), SUE)
    assert HALF_ON_SIX in shown(pit)
    assert pit.refused(OpenTable(sign(SIDE)), SUE) == ("table-open", None)
    assert pit.refused(SetTable(standard_setup(STAR)), SUE) == ("table-open", None)


@clause(PREMIUM, "2.5", "2.6")
def test_premium_shows_the_odds_of_even_money_and_the_percentage_on_a_tie() -> None:
    assert HALF_ON_SIX in shown(set_up(standard_setup(PREMIUM, "even-money")))
    on_a_tie = [
        text.facts["odds"]
        for text in shown(set_up(standard_setup(PREMIUM, "tie-premium")))
        if text.key == "sign-pays-tie"
    ]
    assert on_a_tie == [stated_percent(Fraction(5))] * 2
    silent = msgspec.structs.replace(standard_setup(PREMIUM, "tie-premium"), tie_percent=None)
    assert LiveTable().refused(SetTable(silent), SUE)[0] == "tie-percent-needed"


@clause(CANBERRA, "3.2", "3.5", "9.3")
def test_canberra_opens_with_its_multiples_and_a_period_only_beside_the_clock() -> None:
    pit = LiveTable().do(SetTable(table(CANBERRA, optional=("player-pair", "banker-pair"))), SUE)
    pairs = {"player-pair", "banker-pair"}
    assert pit.refused(OpenTable(sign(pairs)), SUE) == ("sign-incomplete", "3.5")
    assert pit.refused(OpenTable(sign(set(), unit=500)), SUE) == ("sign-incomplete", "9.3")
    assert pit.refused(OpenTable(sign(pairs, unit=500, period=20)), SUE) == ("closing-differs", "3.2")
    timed = table(CANBERRA, optional=(), closes=Closes.PERIOD_ENDS)
    no_clock = tuple(item for item in timed.equipment if item.kind is not ItemKind.COUNTDOWN_CLOCK)
    assert pit.refused(SetTable(msgspec.structs.replace(timed, equipment=no_clock)), SUE) == (
        "equipment-missing",
        "3.2",
    )
    pit.do(SetTable(timed), SUE)
    assert pit.refused(OpenTable(sign(set(), unit=500)), SUE) == ("closing-differs", "3.2")
    assert pit.refused(OpenTable(sign(set(), unit=500, period=20, differential=900)), SUE) == (
        "period-with-differential",
        "3.2",
    )
    pit.do(OpenTable(sign(set(), unit=500, period=20)), SUE)
    assert Text("sign-period", {"seconds": 20}) in shown(pit)


def test_a_table_is_not_set_up_for_a_wheel() -> None:
    """Such a table could never open. A wheel refuses Baccarat by the same code."""

    async def run() -> None:
        async with FloorEngine(MemoryStore(), FloorConfig("V"), clock=lambda: 5) as floor:
            setup = standard_setup(RAPID, "roulette")
            refused = await floor.do("set", ActAtTable("1", SetTable(setup), SUE), "staff/sue")
            assert isinstance(refused, Rejection)
            assert refused.code == "no-such-game"
            assert floor.state("table/1") is None

    asyncio.run(run())


def test_a_table_of_an_old_log_that_was_set_up_for_a_wheel_does_not_open() -> None:
    pit = LiveTable()
    pit.now = GamingTable(setup=standard_setup(RAPID, "roulette"), game="roulette")
    assert pit.refused(OpenTable(sign(set())), SUE) == ("no-such-game", None)


def test_a_table_set_up_again_forgets_the_game_and_nothing_that_is_open() -> None:
    pit = seated(STAR).play("1-1", "9S KH KD 7C", ann=("player", 10_000))
    pit.do(RaiseDispute("bob", "The third card"), player("bob"))
    pit.do(TakeMeasure(Breach.PREDICTING_DEVICE, (Reserved.DETAIN, Reserved.EXCLUDE_FROM_CASINO), "cem"), SUE)
    for name in tuple(pit.now.guests):
        pit.do(Leave(name))
    pit.do(CloseTable(), SUE)
    was = pit.now
    assert was.book.waiting
    assert was.disputes
    pit.do(SetTable(standard_setup(PREMIUM)), SUE)
    for field in ("book", "disputes", "errors", "excluded"):
        assert getattr(pit.now, field) == getattr(was, field)
    assert pit.now.balances == was.balances
    assert (pit.now.shoe, pit.now.past, pit.now.in_force) == (None, (), None)
    pit.do(OpenTable(sign(SIDE)), SUE)
    assert pit.refused(Join("cem", 1)) == ("person-excluded", "14.3.3")


# Closed and opened again


@citing(star="14.9", premium="15.9", rapid="12.8")
def test_a_table_with_players_closes_20_minutes_after_its_sign(key: str, cited: str) -> None:
    pit = seated(key)
    assert pit.refused(CloseTable(), SUE) == ("notice-not-given", cited)
    assert pit.refused(ShowClosing(pit.after(20 * MINUTE_MS))) == ("not-authorised", cited)
    assert pit.refused(ShowClosing(pit.at), SUE) == ("bad-notice", cited)
    pit.do(ShowClosing(pit.at + 25 * MINUTE_MS), SUE)
    pit.wait(20 * MINUTE_MS)
    assert pit.refused(CloseTable(), SUE) == ("change-not-due", cited)
    # A sign cannot name a time before the notice ends: it would misinform the players.
    assert pit.refused(ShowClosing(pit.after(20 * MINUTE_MS - 1)), SUE) == ("named-too-soon", cited)
    pit.do(ShowClosing(pit.after(20 * MINUTE_MS)), SUE).wait(20 * MINUTE_MS)
    assert pit.refused(CloseTable(), DEE) == ("not-authorised", cited)
    pit.do(CloseTable(), SUE)
    assert (pit.now.opened, pit.now.closing, pit.now.guests) == (False, None, {})


@clause(CANBERRA, "16.2")
def test_canberra_closes_after_word_to_the_players() -> None:
    pit = seated(CANBERRA)
    assert pit.refused(CloseTable(), SUE) == ("notice-not-given", "16.2")
    assert pit.refused(ShowClosing(pit.at + MINUTE_MS), DEE) == ("not-authorised", "16.2")
    pit.do(ShowClosing(pit.at + MINUTE_MS), OPAL)
    assert pit.refused(CloseTable(), SUE) == ("change-not-due", "16.2")
    pit.wait(MINUTE_MS).do(CloseTable(), SUE)
    assert not pit.now.opened


@citing(star="14.9", premium="15.9", rapid="12.8", canberra="16.2")
def test_a_table_without_players_closes_at_once_between_two_coups(key: str, cited: str) -> None:
    pit = seated(key)
    for name in ("ann", "bob", "cem"):
        pit.do(Leave(name), player(name))
    assert pit.refused(CloseTable(), DEE) == ("not-authorised", cited)
    pit.start().call(Announcement.NO_MORE_BETS)
    if key == RAPID:
        pit.do(EndPeriod())
    pit.deal("9S")
    assert pit.refused(CloseTable(), SUE) == ("coup-in-progress", cited)
    pit.deal("KH KD 7C").reveal().settle().do(CloseTable(nobody_plays=True), SUE)
    assert not pit.now.opened


def test_a_coup_that_nobody_bet_on_does_not_keep_a_table_open() -> None:
    pit = seated(STAR).start()
    pit.do(PlaceWager("ann", 1, "player", 5_000))
    pit.do(ShowClosing(pit.after(20 * MINUTE_MS)), SUE).wait(20 * MINUTE_MS)
    assert pit.refused(CloseTable(), SUE) == ("coup-in-progress", "14.9")
    pit = seated(STAR).start()
    pit.do(ShowClosing(pit.after(20 * MINUTE_MS)), SUE).wait(20 * MINUTE_MS).do(CloseTable(), SUE)
    assert pit.now.coup is None


def test_who_is_there_when_a_table_closes_takes_all_chips_and_tokens() -> None:
    pit = seated(GUIDE)
    pit.do(Join("dan", None, 700, 300))
    pit.play("1-1", "9S KH KD 7C", ann=("player", 10_000))
    pit.do(CloseTable(), SUE)
    assert not [name for name, cents in pit.now.balances.items() if "/seat/" in name and cents]
    assert pit.books["house/pockets"] == 10_000
    assert pit.books.get("house/tokens", 0) == 0


def test_a_table_that_opens_again_starts_like_any_other() -> None:
    pit = seated(STAR)
    pit.do(ShowGame("even-money", pit.after(20 * MINUTE_MS)), SUE)
    pit.do(ShowClosing(pit.after(20 * MINUTE_MS)), SUE).wait(20 * MINUTE_MS)
    limits = with_limits(pit)
    pit.do(CloseTable(), SUE).do(OpenTable(limits), SUE)
    assert pit.refused(StartRound("2-1"))[0] == "shoe-ended"
    # The sign came down when the table closed: new players have had no notice.
    assert pit.refused(ChangeGame("even-money"), SUE) == ("notice-not-given", "14.8")
    pit.do(Join("dan", 5, 10_000)).do(Join("eve", 2, 10_000))
    # The cards in use are others, so their backs may have the same colour.
    load(pit, "red").play("2-1", "9S KH KD 7C", dan=("player", 1_000))
    assert pit.stack("dan") == 11_000


@clause(CANBERRA, "16.1", "16.2")
def test_a_table_opens_within_the_hours_of_gaming_and_closes_without_notice_after_them() -> None:
    """The test begins at midnight UTC, which is 10:00 here."""
    setup = table(CANBERRA, utc_offset=600, gaming_hours=GamingHours("11:00", "04:00"))
    pit = LiveTable().do(SetTable(setup), SUE)
    limits = with_limits(seated(CANBERRA))
    assert pit.refused(OpenTable(limits), SUE) == ("outside-gaming-hours", "16.1")
    pit.wait(60 * MINUTE_MS).do(OpenTable(limits), SUE).do(Join("ann", 1, 10_000))
    # Before the close of gaming the players get notice.
    assert pit.refused(CloseTable(), SUE) == ("notice-not-given", "16.2")
    pit.wait(17 * 60 * MINUTE_MS).do(CloseTable(), SUE)
    assert pit.refused(OpenTable(limits), SUE) == ("outside-gaming-hours", "16.1")


@pytest.mark.parametrize("time", ["24:00", "9:00", "noon"])
def test_the_hours_of_gaming_are_times_of_a_day(time: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"opens": time, "closes": "04:00"}, GamingHours)


# Another game, another method of dealing


@citing(star="14.8", premium="15.8")
def test_the_game_changes_20_minutes_after_its_sign_or_if_all_agree(key: str, cited: str) -> None:
    pit = seated(key)
    everybody = ("ann", "bob", "cem")
    assert pit.refused(ChangeGame("even-money", everybody), DEE) == ("not-authorised", cited)
    assert pit.refused(ChangeGame("even-money", ("ann", "bob", "dan")), SUE) == ("notice-not-given", cited)
    assert pit.refused(ShowGame("even-money", pit.at + MINUTE_MS), DEE) == ("not-authorised", cited)
    for game, at in (
        ("nothing", pit.at + MINUTE_MS),
        (pit.now.game, pit.at + MINUTE_MS),
        ("even-money", pit.at),
    ):
        assert pit.refused(ShowGame(game, at), SUE) == ("bad-notice", cited)
    soon = ShowGame("even-money", pit.after(20 * MINUTE_MS - 1))
    assert pit.refused(soon, SUE) == ("named-too-soon", cited)
    pit.do(ShowGame("even-money", pit.after(20 * MINUTE_MS)), SUE).wait(19 * MINUTE_MS)
    assert pit.refused(ChangeGame("even-money"), SUE) == ("change-not-due", cited)
    pit.wait(MINUTE_MS).start()
    assert pit.refused(ChangeGame("even-money"), SUE)[0] == "coup-in-progress"
    pit.do(TakeOutCards("order-a-shuffle"), SUE).do(ChangeGame("even-money"), SUE)
    assert HALF_ON_SIX in shown(pit)
    first = pit.now.edition.games[0].key
    assert pit.refused(ChangeGame(first), SUE) == ("notice-not-given", cited)
    pit.do(ChangeGame(first, everybody), SUE)
    assert pit.refused(ChangeGame(first, everybody), SUE) == ("unknown-game", cited)


@clause(CANBERRA, "8.3")
def test_canberra_changes_its_method_of_settlement_with_notice_even_if_all_agree() -> None:
    pit = seated(CANBERRA)
    assert pit.refused(ChangeGame("non-commission", ("ann", "bob", "cem")), SUE) == (
        "notice-not-given",
        "8.3",
    )
    pit.do(ShowGame("non-commission", pit.at + MINUTE_MS), OPAL).wait(MINUTE_MS).do(
        ChangeGame("non-commission"), OPAL
    )
    # Banker wins with six: half the stake.
    pit.play("1-1", "KS KH KD 6C QS", ann=("banker", 10_000))
    assert pit.stack("ann") == 505_000
    assert pit.now.past[-1].game == "non-commission"


def test_the_settings_of_a_table_stay_with_it_in_another_game() -> None:
    pit = set_up(table(STAR, optional=("super-six",)))
    pit.do(LimitPlayers(3), SUE)
    pit.do(RestrictOptional("super-six", surveillance_notified=True, sign_shown=True), SUE)
    for name, seat in (("ann", 1), ("bob", 3)):
        pit.do(Join(name, seat, 500_000))
    order = OrderNoBet("call-a-no-bet-coup-that-all-agree-to", "1-1", ("ann",), ("ann", "bob"))
    before = load(pit).do(order, GUS).now.offer
    after = pit.do(ChangeGame("even-money", ("ann", "bob")), SUE).now.offer
    assert (before.game.key, after.game.key) == ("baccarat", "even-money")
    assert [wager.key for wager in after.wagers] == [wager.key for wager in before.wagers]
    assert (after.decks, after.layout, after.closing) == (before.decks, before.layout, before.closing)
    assert (after.main_wager_only, after.players.most) == (frozenset({"super-six"}), 3)
    assert after.no_bet == before.no_bet is not None
    six = ("super-six",)
    pit = set_up(table(CANBERRA, optional=six, common=six, closes=Closes.PERIOD_ENDS), period=30)
    pit.do(ShowGame("non-commission", pit.at + MINUTE_MS), OPAL).wait(MINUTE_MS)
    before = pit.now.offer
    after = pit.do(ChangeGame("non-commission"), OPAL).now.offer
    assert (before.game.key, after.game.key) == ("commission", "non-commission")
    assert (after.approved, after.common) == (before.approved, frozenset({"super-six"}))
    assert (after.closing.at, after.wagers[-1].key) == (Closes.PERIOD_ENDS, "super-six")


def test_a_game_that_the_table_cannot_show_is_refused() -> None:
    everybody = ("ann", "bob", "cem")
    pit = seated(PREMIUM)
    assert pit.refused(ChangeGame("tie-premium", everybody), SUE)[0] == "tie-percent-needed"
    assert pit.now.game == "premium"


def test_how_cards_are_dealt_is_chosen_between_two_coups() -> None:
    pit = seated(CANBERRA)
    assert pit.refused(ChooseDealing("face-down", "down"), DEE) == ("not-authorised", "2.2")
    assert pit.refused(ChooseDealing("face-down", "up"), OPAL)[0] == "face-not-allowed"
    assert pit.refused(ChooseDealing("blind", "up"), OPAL)[0] == "unknown-method"
    pit.do(ChooseDealing("face-down", "down"), OPAL).start()
    assert pit.coup.method == "face-down"
    assert pit.refused(ChooseDealing("face-up", "up"), OPAL) == ("coup-in-progress", "2.2")


# Restrictions on players and wagers


@clause(STAR, "5.9")
def test_the_star_limits_the_players_at_a_table_or_from_a_box() -> None:
    pit = seated(STAR)
    assert pit.refused(LimitPlayers(3), DEE) == ("not-authorised", "5.9")
    assert pit.refused(LimitPlayers(0), SUE) == ("out-of-range", "5.9")
    # No player is sent away: the third would have no place for a wager.
    assert pit.refused(LimitPlayers(2), SUE) == ("out-of-range", "5.9")
    pit.do(LimitPlayers(3), SUE)
    assert pit.refused(Join("dan", 2)) == ("table-full", "5.9")
    pit.do(Leave("cem")).do(Join("dan", 2, 10_000))
    pit.do(LimitPlayers(one_per_box=True), SUE).do(Join("eve", None, 10_000)).start()
    pit.do(PlaceWager("ann", 1, "player", 5_000))
    assert pit.refused(PlaceWager("eve", 1, "player", 5_000)) == ("box-taken", "5.9")
    pit.do(LimitPlayers(), SUE).do(PlaceWager("eve", 1, "player", 5_000))


def test_elsewhere_nobody_limits_the_players() -> None:
    for key in (PREMIUM, CANBERRA, RAPID, GUIDE):
        assert seated(key).refused(LimitPlayers(3), SUE) == ("not-authorised", None)


@citing(star="10.11", premium="12.9")
def test_an_optional_wager_is_kept_for_main_wagers_once_surveillance_and_sign_know(
    key: str, cited: str
) -> None:
    layout = "A" if key == STAR else "N"
    pit = set_up(table(key, layout=layout, seats=6)).do(Join("ann", 1, 50_000))
    load(pit)
    act = RestrictOptional("super-six", surveillance_notified=True, sign_shown=True)
    assert pit.refused(act, DEE) == ("not-authorised", cited)
    assert pit.refused(RestrictOptional("super-six", sign_shown=True), SUE) == (
        "surveillance-not-told",
        cited,
    )
    assert pit.refused(RestrictOptional("super-six", surveillance_notified=True), SUE) == (
        "sign-not-shown",
        cited,
    )
    assert pit.refused(RestrictOptional("dragon", True, True), SUE)[0] == "wager-not-offered"
    pit.do(act, SUE)
    assert "Super Six: with a main wager only" in map(english, shown(pit))
    pit.start()
    assert pit.refused(act, SUE) == ("coup-in-progress", None)
    assert pit.refused(PlaceWager("ann", 1, "super-six", 1_000)) == ("main-wager-needed", cited)
    pit.do(PlaceWager("ann", 1, "player", 1_000)).do(PlaceWager("ann", 1, "super-six", 1_000))


@citing(star="10.4", premium="12.4")
def test_a_restriction_is_lifted_between_two_coups(key: str, cited: str) -> None:
    pit = set_up(table(key, layout="A" if key == STAR else "N", seats=6)).do(Join("ann", 1, 50_000))
    load(pit)
    lift = LiftRestriction("super-six")
    assert pit.refused(lift, SUE) == ("nothing-to-lift", cited)
    pit.do(RestrictOptional("super-six", surveillance_notified=True, sign_shown=True), SUE)
    assert pit.refused(lift, DEE) == ("not-authorised", cited)
    offered = view(pit.now, "1", Audience.SUPERVISOR, SUE, at=pit.at + 1_000).offers
    assert lift in [offer.act for offer in offered]
    pit.start()
    assert pit.refused(lift, SUE) == ("coup-in-progress", None)
    pit.do(PlaceWager("ann", 1, "player", 1_000)).deal("9S KH KD 7C").reveal().settle().do(lift, SUE)
    assert "Super Six: with a main wager only" not in map(english, shown(pit))
    pit.start("1-2").do(PlaceWager("ann", 1, "super-six", 1_000))


def test_in_canberra_every_wager_may_stand_alone() -> None:
    pit = seated(CANBERRA)
    assert pit.refused(RestrictOptional("super-six", True, True), SUE)[0] == "restriction-not-allowed"


@pytest.mark.parametrize("by", [GUS, AMY])
def test_a_role_above_a_casino_supervisor_may_do_the_same(by: Any) -> None:
    pit = seated(STAR)
    pit.do(ShowClosing(pit.after(20 * MINUTE_MS)), by).wait(20 * MINUTE_MS).do(CloseTable(), by)
    assert pit.refused(SetTable(standard_setup(STAR)), INA) == ("not-authorised", None)
