"""A live game of Rapid Roulette on one wheel: set up, opened, played by its edition, closed."""

import msgspec
import pytest
from kit.support import RAPID, STAR, clause
from kit.tables.live_table import DEE, GUS, INA, OPAL, SUE, player
from kit.wheels.live_wheel import (
    DEALER,
    EGG,
    LIMITS,
    SENSOR,
    LiveWheel,
    automated,
    automated_setup,
    live,
    live_setup,
    opened,
    report,
)

from pitboss.acting.acts.act import Act, ActContext, Person
from pitboss.acting.acts.common_acts import (
    AlterLimits,
    EndPeriod,
    Reopen,
    RestartPeriod,
    ShowClosing,
    TellAbout,
)
from pitboss.acting.registers.incidents import Book, Duty, Incident
from pitboss.acting.setups.gaming_hours import GamingHours
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.aggregates import REGISTRY
from pitboss.baccarat.acts.opening import SetTable
from pitboss.baccarat.decide import ActAtTable
from pitboss.baccarat.state import GamingTable
from pitboss.floor.setups import standard_setup
from pitboss.kernel.decision import Given
from pitboss.kernel.instant import MINUTE_MS
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.ledger.entry import Posted
from pitboss.roulette.acts.irregular import VoidSpin
from pitboss.roulette.acts.opening import CloseWheel, OpenWheel, SetWheel
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.decide import ActAtWheel, attempt
from pitboss.roulette.state import WheelTable
from pitboss.rules.duties import Due, Recipient
from pitboss.rules.equipment import ItemKind
from pitboss.rules.irregularity import Kind

# The regular course.


@clause(RAPID, "7.5", "7.5.3", "8.1", "5.3.1.2")
def test_on_a_live_wheel_the_sensor_registers_and_the_number_counts_once_the_dealer_confirms_it() -> None:
    rim = live().game("w-1").do(BallAtRest(17, SENSOR, 9))
    assert (rim.spin.registered, rim.now.past) == (17, ())
    rim.do(ConfirmNumber(17))
    assert rim.now.spin is None
    assert (rim.last.key, rim.last.number, rim.last.sensor, rim.last.dealer) == ("w-1", 17, 17, 17)


@clause(RAPID, "7.5", "7.5.2", "8.1")
def test_where_the_sensor_reads_nothing_the_dealer_enters_the_number_and_confirms_it() -> None:
    rim = live().game("w-1").do(BallAtRest(None, SENSOR, 9))
    assert rim.refused(ConfirmNumber(8)) == ("confirmation-not-due", "5.3.1.2")
    assert rim.refused(BallAtRest(9, SENSOR, 9))[0] == "reading-again"
    rim.do(BallAtRest(8, DEALER)).do(ConfirmNumber(8))
    assert (rim.last.number, rim.last.sensor, rim.last.dealer) == (8, None, 8)


@clause(RAPID, "7.6", "5.3.2.2")
def test_the_number_of_an_automated_wheel_counts_as_soon_as_it_is_read() -> None:
    rim = automated().game("w-1").do(BallAtRest(0, SENSOR), EGG)
    assert (rim.last.number, rim.last.sensor, rim.last.dealer) == (0, 0, None)
    rim.game("w-2")
    assert rim.refused(BallAtRest(4, DEALER)) == ("no-reading-by-hand", "5.3.2.2")


@clause(RAPID, "7.4", "7.4.1")
def test_the_ball_may_be_spun_at_any_time_of_the_wagering_period() -> None:
    rim = live().do(NewGame("w-1")).do(SpinBall())
    assert rim.spin.takes_wagers
    assert rim.spin.rolling


@clause(RAPID, "7.4", "7.4.2")
def test_a_ball_that_was_not_spun_in_the_period_is_spun_after_it_and_nothing_goes_on_before() -> None:
    rim = live().do(NewGame("w-1")).do(EndPeriod())
    for act in (BallAtRest(17, SENSOR, 9), ConfirmNumber(17), NewGame("w-2"), CloseWheel(nobody_plays=True)):
        rim.refused(act, SUE)
    assert rim.do(SpinBall()).spin.rolling


@clause(RAPID, "7.3")
def test_a_ball_at_rest_before_the_period_is_over_ends_it_and_all_wagers_stand() -> None:
    rim = live().do(NewGame("w-1")).do(SpinBall()).do(BallAtRest(17, SENSOR, 5))
    assert not rim.spin.takes_wagers
    assert rim.refused(EndPeriod())[0] == "wagers-closed"
    assert rim.do(ConfirmNumber(17)).last.number == 17


@clause(RAPID, "4.2.8")
def test_a_supervisor_reopens_the_period_until_the_ball_is_at_rest_and_it_counts_from_then() -> None:
    rim = live().game("w-1").wait(5_000)
    assert rim.refused(Reopen()) == ("not-authorised", "4.2.8")
    rim.do(Reopen(), DEE, SUE)
    assert (rim.spin.takes_wagers, rim.spin.began) == (True, rim.at)
    for pocket in (17, None):
        rested = live().game("w-1").do(BallAtRest(pocket, SENSOR, 9))
        assert rested.refused(Reopen(), SUE)[0] == "ball-at-rest"


@clause(RAPID, "7.1", "7.2")
def test_a_period_restarts_while_wagers_are_taken_and_only_then() -> None:
    rim = live()
    assert rim.refused(RestartPeriod())[0] == "no-spin-under-way"
    rim.do(NewGame("w-1"))
    assert rim.spin.began == rim.at
    rim.wait(5_000).do(RestartPeriod())
    assert (rim.spin.takes_wagers, rim.spin.began) == (True, rim.at)
    assert rim.do(EndPeriod()).refused(RestartPeriod())[0] == "wagers-closed"


def test_one_game_at_a_time_each_with_a_name_of_its_own() -> None:
    rim = live().play("w-1", 17)
    assert rim.refused(NewGame("w-1"))[0] == "round-over"
    assert rim.refused(NewGame(" "))[0] == "round-over"
    rim.do(NewGame("w-2"))
    assert rim.refused(NewGame("w-3"))[0] == "spin-in-progress"


def test_without_a_game_there_is_no_ball() -> None:
    rim = live()
    for act in (SpinBall(), EndPeriod(), BallAtRest(1, SENSOR, 9), ConfirmNumber(1)):
        assert rim.refused(act) == ("no-spin-under-way", None)
    assert rim.refused(Reopen(), SUE) == ("no-spin-under-way", None)


@pytest.mark.parametrize("pocket", [-1, 37, 2**53])
def test_a_wheel_has_37_pockets(pocket: int) -> None:
    rim = live().game("w-1")
    assert rim.refused(BallAtRest(pocket, SENSOR, 9))[0] == "unknown-number"
    rim.do(BallAtRest(36, SENSOR, 9))
    assert rim.refused(ConfirmNumber(pocket))[0] == "unknown-number"
    assert rim.refused(BallAtRest(pocket, DEALER))[0] == "unknown-number"


def test_a_dealer_names_a_number_and_not_none() -> None:
    assert live().game("w-1").refused(BallAtRest(None, DEALER))[0] == "unknown-number"


def test_the_last_twenty_games_are_remembered_with_the_limits_that_held() -> None:
    rim = live()
    for number in range(22):
        rim.play(f"w-{number}", number)
    assert [past.number for past in rim.now.past] == list(range(2, 22))
    assert rim.last.limits == LIMITS


# Set-up, limits and closing.


def test_a_wheel_is_set_up_with_one_wheel_for_roulette() -> None:
    rim = LiveWheel()
    assert rim.refused(SetWheel(standard_setup(STAR)), SUE)[0] == "no-such-game"
    setup = live_setup()
    bare = msgspec.structs.replace(
        setup, equipment=tuple(item for item in setup.equipment if item.kind is not ItemKind.LIVE_WHEEL)
    )
    assert rim.refused(SetWheel(bare), SUE) == ("equipment-missing", "2.4.2")
    both = msgspec.structs.replace(setup, equipment=(*setup.equipment, *automated_setup().equipment))
    assert rim.refused(SetWheel(both), SUE) == ("one-wheel-only", "2.4")
    assert rim.refused(SetWheel(setup))[0] == "not-authorised"
    assert rim.refused(NewGame("w-1"))[0] == "table-not-set"
    rim.do(SetWheel(setup), SUE)
    assert rim.refused(NewGame("w-1"))[0] == "table-closed"


def test_a_wheel_that_was_played_is_set_up_again_by_the_same_rules_only() -> None:
    rim = live().play("w-1", 17)
    assert rim.refused(SetWheel(automated_setup()), SUE)[0] == "table-open"
    rim.do(CloseWheel(nobody_plays=True), SUE)
    other = msgspec.structs.replace(live_setup(), smallest_chip=100)
    assert rim.refused(SetWheel(other), SUE)[0] == "wheel-differs"
    rim.do(SetWheel(automated_setup()), SUE)
    assert rim.last.number == 17


def test_a_wheel_opens_within_the_hours_of_gaming() -> None:
    setup = msgspec.structs.replace(live_setup(), gaming_hours=GamingHours("01:00", "02:00"))
    rim = LiveWheel().do(SetWheel(setup), SUE)
    assert rim.refused(OpenWheel(LIMITS), SUE) == ("outside-gaming-hours", None)
    rim.wait(60 * MINUTE_MS).do(OpenWheel(LIMITS), SUE)


@clause(RAPID, "6.1")
def test_the_limits_are_shown_when_it_opens_and_change_between_two_games() -> None:
    rim = LiveWheel().do(SetWheel(live_setup()), SUE)
    assert rim.refused(OpenWheel(TableLimits(each=Limits(500, 100))), SUE)[0] == "bad-limits"
    rim.do(OpenWheel(LIMITS), SUE)
    assert rim.refused(OpenWheel(LIMITS), SUE)[0] == "table-open"
    higher = TableLimits(each=Limits(1_000, 100_000), unit=500)
    assert rim.refused(AlterLimits(higher))[0] == "not-authorised"
    assert rim.refused(AlterLimits(LIMITS), SUE)[0] == "limits-unchanged"
    rim.do(NewGame("w-1"))
    assert rim.refused(AlterLimits(higher), SUE)[0] == "spin-in-progress"
    rim.do(EndPeriod()).do(SpinBall()).do(BallAtRest(1, SENSOR, 9)).do(ConfirmNumber(1))
    assert rim.do(AlterLimits(higher), SUE).now.limits == higher


@clause(RAPID, "12.8")
def test_a_wheel_with_players_closes_twenty_minutes_after_the_sign() -> None:
    rim = live()
    assert rim.refused(CloseWheel()) == ("not-authorised", "12.8")
    assert rim.refused(CloseWheel(), SUE) == ("notice-not-given", "12.8")
    assert rim.refused(ShowClosing(rim.at), SUE) == ("bad-notice", "12.8")
    assert rim.refused(ShowClosing(rim.at + MINUTE_MS))[0] == "not-authorised"
    assert rim.refused(ShowClosing(rim.at + 20 * MINUTE_MS - 1), SUE) == ("named-too-soon", "12.8")
    rim.do(ShowClosing(rim.at + 25 * MINUTE_MS), SUE)
    assert rim.noted == [("notice", "closing", "12.8")]
    assert rim.wait(19 * MINUTE_MS).refused(CloseWheel(), SUE)[0] == "change-not-due"
    rim.wait(6 * MINUTE_MS).do(CloseWheel(), SUE)
    assert not rim.now.opened


@clause(RAPID, "12.8")
def test_a_wheel_at_which_nobody_plays_closes_at_once_but_never_in_a_game() -> None:
    rim = live().do(NewGame("w-1"))
    assert rim.refused(CloseWheel(nobody_plays=True), SUE) == ("spin-in-progress", "12.8")
    rim.do(VoidSpin(report(Kind.DISRUPTION), "The alarm went off."), SUE)
    assert not rim.do(CloseWheel(nobody_plays=True), SUE).now.opened


# People and names.


@pytest.mark.parametrize("who", [player("ann"), INA])
def test_guests_and_inspectors_do_nothing_at_a_wheel(who: Person) -> None:
    assert live().refused(NewGame("w-1"), who)[0] == "not-authorised"


def test_a_second_person_is_another_member_of_staff() -> None:
    rim = live().game("w-1")
    for approved in (DEE, Person(" Dee ", GUS.role), player("ann")):
        assert rim.refused(Reopen(), DEE, approved)[0] == "second-person-needed"
    assert rim.refused(Reopen(), Person(" ", GUS.role))[0] == "bad-name"


def test_a_wheel_bears_no_name_of_a_table_and_one_that_can_be_written() -> None:
    command = ActAtWheel("1", SetWheel(live_setup()), SUE)
    given = Given(0, b"")
    streams = REGISTRY.streams(command, given)
    assert streams == ("wheel/1", "table/1")
    taken = GamingTable(setup=standard_setup(STAR))
    refused = REGISTRY.decide(dict.fromkeys(streams) | {"table/1": taken}, command, given)
    assert isinstance(refused, Rejection)
    assert refused.code == "name-taken"
    odd = REGISTRY.decide({"wheel/a b": None}, ActAtWheel("a b", SetWheel(live_setup()), SUE), given)
    assert isinstance(odd, Rejection)
    assert odd.code == "bad-name"


def test_a_table_bears_no_name_of_a_wheel() -> None:
    command, given = ActAtTable("w", SetTable(standard_setup(STAR)), SUE), Given(0, b"")
    streams = REGISTRY.streams(command, given)
    assert streams == ("table/w", "wheel/w")
    refused = REGISTRY.decide(dict.fromkeys(streams) | {"wheel/w": live().now}, command, given)
    assert isinstance(refused, Rejection)
    assert refused.code == "name-taken"
    assert isinstance(REGISTRY.decide(dict.fromkeys(streams), command, given), Posted)


def test_texts_and_numbers_that_cannot_be_kept_are_refused() -> None:
    rim = live()
    assert rim.refused(NewGame("two\nlines"))[0] == "bad-text"
    assert rim.do(NewGame("w-1")).do(SpinBall()).refused(BallAtRest(2**60, SENSOR))[0] == "out-of-range"


def test_every_notification_of_an_incident_is_made_once() -> None:
    duty = Duty(Recipient.INSPECTOR, Due.AT_ONCE, "1.1", by=0)
    incident = Incident(
        at=0, kind="void", about="fraud", words=Text("incident-ball-examined"), number=1, duties=(duty,)
    )
    now = WheelTable(setup=live_setup(), book=Book(2, (incident,)))
    act: Act = TellAbout(1, Recipient.INSPECTOR)
    done = attempt(now, act, ActContext(DEE, 5))
    assert not isinstance(done, Rejection)
    assert done.state.book == Book(2)
    again = attempt(done.state, act, ActContext(DEE, 6))
    assert isinstance(again, Rejection)
    assert again.code == "no-open-incident"


def test_the_operator_may_do_what_supervisors_do_to_set_a_wheel_up() -> None:
    assert LiveWheel().do(SetWheel(automated_setup()), OPAL).do(OpenWheel(LIMITS), EGG).now.opened
    assert opened(automated_setup()).now.kind == "automated"
