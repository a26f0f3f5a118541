"""Who somebody is: names in any script, numbers, and exclusions that the whole floor knows."""

from collections.abc import Sequence

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from kit.days.rapid_floor import TABLE, RapidFloor
from kit.support import CANBERRA, PREMIUM, RAPID, STAR
from kit.tables.live_table import set_up

from pitboss.acting.acts.act import Act, Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.acts.conduct_acts import TakeMeasure
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.aggregates import REGISTRY
from pitboss.baccarat.acts.opening import OpenTable, SetTable
from pitboss.baccarat.acts.people import BringChips, Join, Leave, NameGuest, TakeSeat
from pitboss.baccarat.decide import ActAtTable
from pitboss.baccarat.state import GamingTable
from pitboss.floor.setups import standard_setup
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.chips.chip_commands import CashOut, InsertNote, SetTerminal
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.floor.terminals.chips.chip_moves import ClearChips, DragChips
from pitboss.floor.terminals.playing import NamePlayer
from pitboss.floor.terminals.relief import RelievePlayer
from pitboss.kernel.decision import Command, Given, Need
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.patron.commands import LiftExclusion, NamePatron, RegisterPatron
from pitboss.patron.names import is_person_name, name_key
from pitboss.patron.patron import Patron, Scope
from pitboss.roulette.acts.opening import OpenWheel, SetWheel
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.decide import ActAtWheel
from pitboss.roulette.state import ReadingSource
from pitboss.rules.authority import Act as Measure
from pitboss.rules.conduct import Breach

SUE = Person("sue", Role.CASINO_SUPERVISOR)
GUS = Person("gus", Role.GAMING_MANAGER)
OPAL = Person("opal", Role.CASINO_OPERATOR)
DEVICE = Breach.PREDICTING_DEVICE
clause = pytest.mark.clause


class Floor:
    """A floor in memory: commands are decided on all its streams."""

    def __init__(self) -> None:
        self.states: dict[str, object] = {}
        self.at = 0

    def attempt(self, command: Command) -> Rejection | None:
        """Carries a command out, or returns the rejection."""
        self.at += 1_000
        given = Given(self.at, b"secret")
        for stream in REGISTRY.streams(command, given):
            self.states.setdefault(stream, None)
        while isinstance(answer := REGISTRY.decide(self.states, command, given), Need):
            self.states[answer.stream] = None
        if isinstance(answer, Rejection):
            return answer
        for stream, event, entry in answer.events:
            again = msgspec.json.decode(msgspec.json.encode(event), type=type(event))
            assert again == event
            self.states[stream] = REGISTRY.evolve(self.states.get(stream), event, entry)
        return None

    def do(self, *commands: Command) -> "Floor":
        for command in commands:
            refused = self.attempt(command)
            assert refused is None, f"{command}: {refused}"
        return self

    def refused(self, command: Command) -> tuple[str, str | None]:
        before = dict(self.states)
        answer = self.attempt(command)
        assert answer is not None, f"{command} was not refused"
        assert all(self.states[name] == state for name, state in before.items())
        return answer.code, answer.clause

    def table(self, name: str, edition: str) -> "Floor":
        setup = standard_setup(edition)
        limits = set_up(setup).now.limits.limits
        return self.do(at(name, SetTable(setup)), at(name, OpenTable(limits)))

    def wheel(self) -> "Floor":
        limits = TableLimits(each=Limits(500, 100_000), unit=500)
        return self.do(
            on(SetWheel(standard_setup(RAPID, "roulette"))),
            on(OpenWheel(limits)),
            SetTerminal("7", Settings("Pitboss", credit_limit=1_000_000)),
            SetTerminal("8", Settings("Pitboss", credit_limit=1_000_000)),
            InsertNote("7", 10_000),
            InsertNote("8", 10_000),
            on(NewGame("w-1")),
        )

    def account(self, terminal: str) -> ChipAccount:
        account = self.states[f"pt/{terminal}"]
        assert isinstance(account, ChipAccount)
        return account

    @property
    def patrons(self) -> list[Patron]:
        return [each for each in self.states.values() if isinstance(each, Patron)]


def at(table: str, act: Act, by: Person = SUE) -> ActAtTable:
    return ActAtTable(table, act, by)


def on(act: Act, by: Person = SUE, approved: Person | None = None) -> ActAtWheel:
    return ActAtWheel("w", act, by, approved)


def measure(
    who: str, *measures: Measure, terminals: Sequence[str] = (), number: int | None = None
) -> TakeMeasure:
    return TakeMeasure(DEVICE, measures, who, terminals=tuple(terminals), number=number)


@clause(STAR, "14.3.3")
@clause(PREMIUM, "15.3.3")
@clause(RAPID, "12.3.3")
@pytest.mark.parametrize(("edition", "cited"), [(STAR, "14.3.3"), (PREMIUM, "15.3.3"), (RAPID, "12.3.3")])
def test_who_is_excluded_from_the_casino_joins_no_table_of_any_edition(edition: str, cited: str) -> None:
    floor = Floor().table("a", edition).table("b", CANBERRA).table("c", STAR)
    floor.do(at("a", measure("ann", Measure.EXCLUDE_FROM_CASINO)))
    for table in "abc":
        assert floor.refused(at(table, Join("ann", 1))) == ("person-excluded", cited)
        # Capital letters and hyphens are no way in.
        assert floor.refused(at(table, Join("A-n-n", 1))) == ("person-excluded", cited)
        floor.do(at(table, Join("bob", 1)))
    (patron,) = floor.patrons
    assert (patron.names, patron.exclusions[0].scope, patron.exclusions[0].by) == (
        ("ann",),
        Scope.CASINO,
        "sue",
    )


@clause(STAR, "14.3.2")
@clause(CANBERRA, "17.2")
@pytest.mark.parametrize(("edition", "cited"), [(STAR, "14.3.2"), (CANBERRA, "17.2")])
def test_who_is_excluded_from_the_game_plays_it_at_no_table_and_may_play_others(
    edition: str, cited: str
) -> None:
    other = CANBERRA if edition == STAR else STAR
    floor = Floor().table("a", edition).table("b", edition).table("c", other)
    breach, by = (Breach.SIDE_BET, OPAL) if edition == CANBERRA else (DEVICE, SUE)
    floor.do(at("b", Join("ann", 1, 10_000)))
    floor.do(at("a", TakeMeasure(breach, (Measure.EXCLUDE,), "ann"), by))
    assert floor.refused(at("a", Join("ann", 1))) == ("person-excluded", cited)
    # At the other table of that game, the guest can only leave.
    assert floor.refused(at("b", BringChips("ann", 500))) == ("person-excluded", cited)
    floor.do(at("b", Leave("ann")), at("c", Join("ann", 1)))


def test_another_person_of_the_same_name_plays_under_their_number() -> None:
    floor = Floor().table("a", STAR)
    floor.do(at("a", measure("lee", Measure.EXCLUDE_FROM_CASINO)))
    (excluded,) = floor.patrons
    # It takes two to say that this is somebody else, by whichever act.
    for alone in (RegisterPatron("Lee", "sue"), RegisterPatron("Lee", "sue", "sue")):
        assert floor.refused(alone) == ("second-person-needed", "14.3.3")
    floor.do(RegisterPatron("Lee", "sue", "gus"), RegisterPatron("kim", "sue"))
    other = next(each for each in floor.patrons if each.names == ("Lee",))
    kim = next(each for each in floor.patrons if each.names == ("kim",))
    assert floor.refused(NamePatron(kim.number, "Lee", "sue")) == ("second-person-needed", "14.3.3")
    assert floor.refused(at("a", Join("lee", 1)))[0] == "person-excluded"
    assert floor.refused(at("a", Join("lee", 1, number=excluded.number)))[0] == "person-excluded"
    assert floor.refused(at("a", Join("lee", 1, number=12)))[0] == "unknown-patron"
    guest = Person("lee", Role.PLAYER)
    assert floor.refused(at("a", Join("lee", 1, number=other.number), guest))[0] == "not-authorised"
    floor.do(at("a", Join("lee", 1, number=other.number)))


@clause(STAR, "14.3.3")
@clause(PREMIUM, "15.3.3")
@pytest.mark.parametrize("edition", [STAR, PREMIUM])
def test_a_number_opens_no_door_to_another_name_and_excludes_nobody_else(edition: str) -> None:
    floor = Floor().table("a", edition).do(RegisterPatron("bob", "sue"))
    (bob,) = floor.patrons
    floor.do(at("a", measure("ann", Measure.EXCLUDE_FROM_CASINO)))
    assert floor.refused(at("a", Join("ann", 1, number=bob.number))) == ("other-patron", None)
    assert floor.refused(at("a", measure("zed", Measure.EXCLUDE, number=bob.number)))[0] == "other-patron"
    assert floor.refused(at("a", measure("zed", Measure.DETAIN, number=bob.number)))[0] == "other-patron"
    floor.do(at("a", Join("Bob", 1, number=bob.number)))


@clause(STAR, "14.3.2")
@clause(PREMIUM, "15.3.2")
@pytest.mark.parametrize("edition", [STAR, PREMIUM])
def test_who_is_at_the_table_is_named_as_the_table_names_them(edition: str) -> None:
    floor = Floor().table("a", edition).do(at("a", Join("ann", 1, 10_000)))
    assert floor.refused(at("a", measure("A-NN", Measure.EXCLUDE))) == ("other-spelling", None)
    floor.do(at("a", measure("ann", Measure.EXCLUDE)))
    table = floor.states["table/a"]
    assert isinstance(table, GamingTable)
    assert not table.guests


def test_two_people_lift_an_exclusion_with_a_reason_and_once() -> None:
    floor = Floor().table("a", STAR).do(at("a", measure("ann", Measure.EXCLUDE_FROM_CASINO)))
    (patron,) = floor.patrons
    assert floor.refused(LiftExclusion(patron.number, 1, " ", "sue", "gus"))[0] == "reason-needed"
    assert floor.refused(LiftExclusion(patron.number, 1, "Why", "sue", "sue"))[0] == "second-person-needed"
    assert floor.refused(LiftExclusion(patron.number, 2, "Why", "sue", "gus"))[0] == "not-excluded"
    floor.do(LiftExclusion(patron.number, 1, "The court said so", "sue", "gus"))
    assert floor.refused(LiftExclusion(patron.number, 1, "Again", "sue", "gus"))[0] == "not-excluded"
    floor.do(at("a", Join("ann", 1)))


def test_a_patron_is_found_by_each_of_their_names() -> None:
    floor = Floor().table("a", STAR).do(at("a", measure("Wei Lee", Measure.EXCLUDE_FROM_CASINO)))
    (patron,) = floor.patrons
    floor.do(NamePatron(patron.number, "李偉", "sue"))
    assert floor.refused(NamePatron(patron.number, "李偉", "sue"))[0] == "name-known"
    assert floor.refused(NamePatron(patron.number, "a/b", "sue"))[0] == "bad-name"
    again = measure("李偉", Measure.EXCLUDE_FROM_CASINO)
    assert floor.refused(at("a", again)) == ("already-excluded", "14.3.3")


@clause(RAPID, "12.3.1")
def test_the_wagers_of_who_used_a_device_at_a_wheel_go_back_at_the_terminals_named_and_at_no_other() -> None:
    floor = Floor().wheel()
    floor.do(DragChips("7", "w", "w-1", {"red": 5_000}), DragChips("8", "w", "w-1", {"red": 5_000}))
    void = measure("ann", Measure.VOID_WAGER, terminals=["7"])
    assert floor.refused(on(void, Person("dee", Role.DEALER))) == ("not-authorised", "12.3.1")
    floor.do(on(void))
    assert (floor.account("7").chips, floor.account("7").layouts) == (10_000, {})
    assert floor.account("8").chips == 5_000
    assert floor.refused(on(void)) == ("wager-not-placed", "12.3.1")
    assert floor.refused(on(measure("ann", Measure.VOID_WAGER)))[0] == "wager-not-placed"
    # Nobody is excluded by that.
    floor.do(DragChips("7", "w", "w-1", {"red": 5_000}))


def test_once_the_ball_lies_two_people_return_a_stake_at_a_terminal() -> None:
    floor = Floor().wheel().do(DragChips("7", "w", "w-1", {"red": 5_000}))
    floor.do(on(SpinBall()), on(EndPeriod()), on(BallAtRest(2, ReadingSource.SENSOR, revolutions=9)))
    void = measure("ann", Measure.VOID_WAGER, terminals=["7"])
    assert floor.refused(on(void))[0] == "second-person-needed"
    floor.do(on(void, SUE, GUS))
    assert floor.account("7").chips == 10_000


@clause(RAPID, "12.3.2", "12.3.3")
@pytest.mark.parametrize(
    ("kind", "cited"), [(Measure.EXCLUDE, "12.3.2"), (Measure.EXCLUDE_FROM_CASINO, "12.3.3")]
)
def test_who_is_excluded_bets_no_more_at_their_terminal_and_takes_their_money_with_them(
    kind: Measure, cited: str
) -> None:
    floor = Floor().wheel().do(DragChips("7", "w", "w-1", {"red": 5_000}))
    floor.do(on(measure("ann", kind, terminals=["7"])))
    assert floor.refused(DragChips("7", "w", "w-1", {"red": 500})) == ("person-excluded", cited)
    # A stake that nobody declared void stands, until its player takes it off or the ball decides.
    assert floor.account("7").layouts["w-1"].stakes == {"red": 5_000}
    floor.do(DragChips("8", "w", "w-1", {"red": 500}))
    floor.do(ClearChips("7", "w", "w-1"), CashOut("7"))
    assert floor.account("7").chips == 0
    # The terminal stays closed to them until staff have seen them go.
    if kind is Measure.EXCLUDE_FROM_CASINO:
        assert floor.refused(InsertNote("7", 10_000)) == ("person-excluded", cited)
    else:
        floor.do(InsertNote("7", 10_000))
    assert floor.refused(DragChips("7", "w", "w-1", {"red": 500}))[0] in (
        "person-excluded",
        "insufficient-funds",
    )
    floor.do(NamePlayer("7", None, "sue"), InsertNote("7", 5_000), DragChips("7", "w", "w-1", {"red": 500}))


def test_a_terminal_with_a_name_knows_an_exclusion_that_was_ordered_elsewhere() -> None:
    floor = Floor().wheel().table("a", STAR)
    floor.do(at("a", measure("ann", Measure.EXCLUDE)))
    (patron,) = floor.patrons
    floor.do(NamePlayer("7", patron.number, "sue"), DragChips("7", "w", "w-1", {"red": 500}))
    assert floor.refused(NamePlayer("7", patron.number, "sue"))[0] == "player-unchanged"
    assert floor.refused(NamePlayer("7", 12, "sue"))[0] == "unknown-patron"
    floor.do(at("a", measure("ann", Measure.EXCLUDE_FROM_CASINO, number=patron.number)))
    assert floor.refused(DragChips("7", "w", "w-1", {"red": 500})) == ("person-excluded", "14.3.3")


@clause(RAPID, "4.2.8")
def test_a_supervisor_relieves_one_player_after_the_period_while_no_ball_lies() -> None:
    floor = Floor().wheel()
    floor.do(DragChips("7", "w", "w-1", {"red": 5_000}), DragChips("8", "w", "w-1", {"red": 5_000}))

    def relief(by: Person = SUE, reason: str = "The screen froze", **stakes: int) -> RelievePlayer:
        return RelievePlayer("7", "w", "w-1", stakes, reason, by)

    assert floor.refused(relief(red=500))[0] == "wagers-open"
    floor.do(on(SpinBall()), on(EndPeriod()))
    assert floor.refused(relief(Person("dee", Role.DEALER), red=500)) == ("not-authorised", "4.2.8")
    assert floor.refused(relief(reason=" ", red=500)) == ("reason-needed", "4.2.8")
    assert floor.refused(relief(red=5_000)) == ("wagers-unchanged", "4.2.8")
    assert floor.refused(relief(red=50_000))[0] == "insufficient-credits"
    assert floor.refused(relief(red=300))[0] == "outside-limits"
    floor.do(relief(black=2_000, even=500))
    assert floor.account("7").layouts["w-1"].stakes == {"black": 2_000, "even": 500}
    assert floor.account("7").chips == 7_500
    floor.do(relief())
    assert (floor.account("7").chips, floor.account("7").layouts) == (10_000, {})
    # For all others the period is over.
    assert floor.refused(ClearChips("8", "w", "w-1"))[0] == "wagers-closed"
    assert floor.account("8").layouts["w-1"].stakes == {"red": 5_000}
    floor.do(on(BallAtRest(2, ReadingSource.SENSOR, revolutions=9)))
    assert floor.refused(relief(black=500))[0] == "ball-at-rest"
    floor.do(on(ConfirmNumber(2)))
    assert floor.refused(relief(black=500)) != ("", None)


@pytest.mark.parametrize("name", ["Mr Lee", "李", "राम", "محمد علي", "Zoë", "O'Neill"])
def test_guests_join_and_bet_under_names_of_any_script(name: str) -> None:
    floor = Floor().table("a", STAR)
    floor.do(at("a", Join(name, 3, 10_000)), at("a", BringChips(name, 500)))
    table = floor.states["table/a"]
    assert isinstance(table, GamingTable)
    assert table.balances[f"table/a/seat/{name}/stack"] == 10_500
    floor.do(at("a", Leave(name)))


def test_a_name_is_kept_composed_however_it_was_typed() -> None:
    floor = Floor().table("a", STAR).do(at("a", Join("Jose\u0301", 3)))
    assert floor.refused(at("a", Join("José", 4))) == ("already-there", None)
    assert floor.attempt(at("a", NameGuest("José", "Zoe\u0308"))) is None
    table = floor.states["table/a"]
    assert isinstance(table, GamingTable)
    assert table.called("José") == "Zoë"


@pytest.mark.parametrize(
    "name", ["cage", "Cage", "\u0421\u0430ge", "c\u00e4ge", "C0nsole", "Virtual Dealer", "pt 7"]
)
def test_nobody_has_a_name_of_the_system_or_one_that_looks_like_it(name: str) -> None:
    floor = Floor().table("a", STAR).do(at("a", Join("ann", 1)))
    assert floor.refused(at("a", Join(name, 3))) == ("reserved-name", None)
    assert floor.refused(at("a", NameGuest("ann", name))) == ("reserved-name", None)
    floor.do(at("a", Join("Mr House", 3)))


@pytest.mark.parametrize("name", ["a\u202eb", "a\u200bb", "a\x07b", "\u0301a", "a\u00a0b"])
def test_what_nobody_sees_is_in_no_name(name: str) -> None:
    assert Floor().table("a", STAR).attempt(at("a", Join(name, 3))) is not None


def test_two_of_one_name_have_two_places_and_one_exclusion_keeps_both_from_the_table() -> None:
    floor = Floor().table("a", STAR).table("b", STAR)
    floor.do(at("a", Join("Mr Lee", 2, 5_000)))
    assert floor.refused(at("a", Join("Mr Lee", 5))) == ("already-there", None)
    floor.do(at("a", Join("Mr Lee 2", 5, 7_000)))
    table = floor.states["table/a"]
    assert isinstance(table, GamingTable)
    assert table.seats_taken == {2: "Mr Lee", 5: "Mr Lee 2"}
    floor.do(at("a", measure("Mr Lee", Measure.EXCLUDE_FROM_CASINO)))
    # The number after a name is no part of it: it is no way in.
    assert floor.refused(at("b", Join("Mr Lee 2", 1)))[0] == "person-excluded"
    assert floor.refused(at("b", Join("mr-lee 3", 1)))[0] == "person-excluded"


def test_a_guest_called_by_another_name_keeps_place_and_chips_and_is_refused_by_that_name() -> None:
    floor = Floor().table("a", STAR).do(at("a", Join("guest five", 5, 5_000)), at("a", Join("ann", 1)))
    floor.do(at("a", NameGuest("guest five", "李")))
    table = floor.states["table/a"]
    assert isinstance(table, GamingTable)
    assert (table.guests["guest five"].seat, table.balances["table/a/seat/guest five/stack"]) == (5, 5_000)
    refused = floor.attempt(at("a", TakeSeat("ann", 5)))
    assert refused is not None
    assert refused.facts["player"] == "李"
    assert floor.refused(at("a", NameGuest("ann", "李")))[0] == "already-there"
    assert floor.refused(at("a", Join("李", 2)))[0] == "already-there"
    floor.do(at("a", measure("Bo Ng", Measure.EXCLUDE_FROM_CASINO)))
    assert floor.refused(at("a", NameGuest("ann", "Bo Ng")))[0] == "person-excluded"
    assert floor.refused(at("a", NameGuest("ann", "Zoe"), Person("ann", Role.PLAYER)))[0] == "not-authorised"


@settings(max_examples=200)
@given(st.text(max_size=60))
def test_whatever_is_typed_is_a_name_or_is_refused_and_a_name_has_a_key(typed: str) -> None:
    if not is_person_name(typed):
        return
    assert typed.isprintable()
    assert "/" not in typed
    assert name_key(typed) == name_key(typed.upper()) or typed.upper().casefold() != typed.casefold()
    assert name_key(typed) == name_key(typed.replace(" ", "-"))


@pytest.mark.parametrize("name", ["Mr Lee", "李", "Ó Briain", "O'Neill", "Ng-Tan", "สมชาย", "राम"])
def test_names_are_written_in_any_script(name: str) -> None:
    assert is_person_name(name)


@pytest.mark.parametrize(
    "name", ["", " ", " Lee", "Lee ", "a  b", "a/b", "a\nb", "-", "x" * 49, "e\u0301", '"', "\\"]
)
def test_what_is_no_name_is_refused(name: str) -> None:
    assert not is_person_name(name)


@clause(RAPID, "12.3.1", "12.3.2")
def test_measures_at_a_rapid_table_reach_the_terminals_at_which_somebody_plays() -> None:
    room = RapidFloor("7", "8")
    room.new_coup("b-1")
    for terminal in ("7", "8"):
        room.bet("b-1", "player", 5_000, terminal, TABLE)
    room.act(measure("ann", Measure.VOID_WAGER, terminals=["7"]), SUE)
    assert (room.account("7").chips, room.stakes("b-1", "7")) == (100_000, {})
    assert (room.account("8").chips, room.stakes("b-1", "8")) == (95_000, {"player": 5_000})
    room.act(measure("ann", Measure.EXCLUDE, terminals=["7"]), SUE)
    refused = room.no(DragChips("7", TABLE, "b-1", {"player": 5_000}))
    assert (refused.code, refused.clause) == ("person-excluded", "12.3.2")
    # Who plays on at the next terminal is another person.
    room.bet("b-1", "tie", 500, "8", TABLE)
