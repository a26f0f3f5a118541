"""Who may send which command: every command of the floor, sent by every kind of person and device."""

import msgspec
import pytest
from kit.clients.actors import BEA, CAL, IAN, SERVED, SUE, WANTED
from msgspec.structs import replace

from pitboss.acting.acts.act import Person
from pitboss.aggregates import REGISTRY
from pitboss.baccarat.acts.people import Leave
from pitboss.baccarat.acts.play import Call, DrawCard
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.devices import device_commands as devices
from pitboss.floor.fair import numbers
from pitboss.floor.people import staff_commands as staffing
from pitboss.floor.people.staff import Post
from pitboss.floor.terminals import payout_commands as payouts
from pitboss.floor.terminals import relief
from pitboss.floor.terminals.chips import chip_commands as chips
from pitboss.floor.tickets import ticket_commands as tickets
from pitboss.kernel.decision import Command
from pitboss.kernel.roles import Role
from pitboss.ledger import till
from pitboss.roulette.acts.play import BallAtRest, NewGame
from pitboss.roulette.decide import ActAtWheel
from pitboss.roulette.state import ReadingSource
from pitboss.rules.procedure import Announcement
from pitboss.service.auth.actors import Actor, DeviceActor, DeviceKind, StaffActor
from pitboss.service.auth.permits import PERMITS, approved, check_permit, permitted
from pitboss.words.rendering import english


def staff(post: Post, name: str = "me", at: str | None = "dt/star-1") -> StaffActor:
    return StaffActor(name, frozenset({post}), "session", at)


SECONDS = {
    SUE: staff(Post.CASINO_SUPERVISOR, SUE),
    IAN: staff(Post.INSPECTOR, IAN),
    CAL: staff(Post.CASHIER, CAL),
    BEA: staff(Post.ADMINISTRATOR, BEA),
}
ACTORS: dict[str, Actor] = {
    **{post.value: staff(post) for post in Post},
    **{kind: DeviceActor("me", kind, served) for kind, served in SERVED.items()},
}


def ask(actor: Actor, command: Command, second: str | None = None) -> str | None:
    """The code of a refusal."""
    refused = check_permit(actor, command, SECONDS[second] if second else None)
    return None if refused is None else refused.code


def named(pair: tuple[Command, str | None, str]) -> str:
    return str(pair[0].__struct_config__.tag)


def test_every_command_of_the_floor_has_a_row_and_is_asked_for_here() -> None:
    assert PERMITS.keys() == REGISTRY.handlers.keys()
    assert {type(command) for command, _, _ in WANTED} == REGISTRY.handlers.keys()


@pytest.mark.parametrize("wanted", WANTED, ids=named)
def test_only_those_whose_work_it_is_may_ask_for_it(wanted: tuple[Command, str | None, str]) -> None:
    command, second, who = wanted
    allowed = {name for name, actor in ACTORS.items() if ask(actor, command, second) is None}
    assert allowed == set(who.split())
    refused = {ask(actor, command, second) for name, actor in ACTORS.items() if name not in allowed}
    assert refused <= {"not-permitted"}


@pytest.mark.parametrize("wanted", WANTED, ids=named)
def test_everybody_is_told_what_is_theirs_to_ask_for(wanted: tuple[Command, str | None, str]) -> None:
    command, _, who = wanted
    names = {name for name, actor in ACTORS.items() if named(wanted) in permitted(actor)}
    if isinstance(command, ActAtTable | ActAtWheel | relief.RelievePlayer | tickets.RedeemTicket):
        # Who may do which of its acts is decided by the game, which offers them. A kiosk pays for itself.
        assert set(who.split()) <= names
    elif isinstance(command, numbers.CommitNumber | numbers.RevealNumber | numbers.DisputeDeal):
        # The same is true of a seat, at its own table.
        assert names == {*who.split(), "seat"}
    else:
        assert names == set(who.split())


@pytest.mark.parametrize("wanted", [each for each in WANTED if each[1]], ids=named)
def test_a_typed_name_is_no_signature(wanted: tuple[Command, str, str]) -> None:
    command, second, who = wanted
    for name in who.split():
        assert ask(ACTORS[name], command) == "second-person-needed"
        for other in SECONDS.keys() - {second}:
            assert ask(ACTORS[name], command, other) == "second-person-needed"


@pytest.mark.parametrize("wanted", WANTED, ids=named)
def test_a_device_acts_for_nothing_but_what_it_serves(wanted: tuple[Command, str | None, str]) -> None:
    command, second, who = wanted
    for kind, served in SERVED.items():
        if kind == DeviceKind.MONITORING or kind not in who.split():
            continue
        other = DeviceActor("other", kind, served if isinstance(command, devices.ReportFault) else "8")
        assert ask(other, command, second) == "not-permitted"


def test_a_reading_is_that_of_the_device_itself() -> None:
    other = DeviceActor("other", "shoe", "rapid-1")
    assert ask(other, devices.ReadCard("me", "rapid-1", 1, "9S")) == "not-permitted"


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize("post", Post)
def test_nobody_acts_in_a_role_or_under_a_name_that_is_not_theirs(post: Post, role: Role) -> None:
    mine = ActAtTable("star-1", Call(Announcement.NO_MORE_BETS), Person("me", role))
    works = post.role == role
    assert (ask(staff(post), mine) is None) == works
    assert ask(staff(post, "another"), mine) == "not-permitted"
    assert (
        ask(staff(post, "another"), ActAtWheel("star-1", NewGame("1"), Person("me", role))) == "not-permitted"
    )


@pytest.mark.parametrize("at", [None, "pit/1", "xdt/star-1", "dt/star-2"])
def test_dealers_deal_at_dealer_terminals_and_others_wherever_they_are(at: str | None) -> None:
    calls = Call(Announcement.NO_MORE_BETS)
    for post, code in ((Post.DEALER, "not-permitted"), (Post.CASINO_SUPERVISOR, None)):
        assert post.role is not None
        assert ask(staff(post, at=at), ActAtTable("star-1", calls, Person("me", post.role))) == code
        assert ask(staff(post, at=at), ActAtWheel("star-1", NewGame("1"), Person("me", post.role))) == code


@pytest.mark.clause("star-rapid-etg-2016", "7.7.3")
def test_who_deals_two_games_in_turn_deals_both_from_the_terminal_of_one() -> None:
    act = ActAtTable("star-2", Call(Announcement.NO_MORE_BETS), Person("me", Role.DEALER))
    pairs = {"star-2": "star-1"}
    assert check_permit(staff(Post.DEALER), act, None, pairs.get) is None
    assert ask(staff(Post.DEALER), act) == "not-permitted"


@pytest.mark.parametrize("post", [post for post in Post if post.role is not None])
def test_nobody_speaks_for_a_sensor(post: Post) -> None:
    assert post.role is not None
    who = Person("me", post.role)
    reported, read = (BallAtRest(17, source) for source in (ReadingSource.DEALER, ReadingSource.SENSOR))
    assert ask(staff(post), ActAtWheel("star-1", reported, who)) is None
    assert ask(staff(post), ActAtWheel("star-1", read, who)) == "not-permitted"


def test_nobody_works_on_the_accounts_of_staff_under_another_name() -> None:
    admin = staff(Post.ADMINISTRATOR, "another")
    assert ask(admin, staffing.SuspendStaff("dee", "me", "An inquiry.")) == "not-permitted"


@pytest.mark.parametrize("name", SECONDS)
def test_only_an_administrator_signs_for_an_account(name: str) -> None:
    added = staffing.AddStaff("dee", (Post.DEALER,), "me", name)
    refused = ask(staff(Post.ADMINISTRATOR), added, name)
    assert refused == (None if name == BEA else "second-person-needed")


def test_a_seat_acts_as_its_guest_only() -> None:
    seat = DeviceActor("seat-1", DeviceKind.SEAT, "star-1/Ann Lee")
    own = ActAtTable("star-1", Leave("Ann Lee"), Person("Ann Lee", Role.PLAYER))
    assert ask(seat, own) is None
    for other in (
        msgspec.structs.replace(own, table="star-2"),
        msgspec.structs.replace(own, by=Person("Bob", Role.PLAYER)),
        msgspec.structs.replace(own, by=Person("Ann Lee", Role.DEALER)),
        msgspec.structs.replace(own, approved=Person(SUE, Role.CASINO_SUPERVISOR)),
    ):
        assert ask(seat, other) == "not-permitted"


def test_a_seat_adds_a_number_of_its_own_at_its_own_table_only() -> None:
    seat = DeviceActor("seat-1", DeviceKind.SEAT, "star-1/Ann Lee")
    assert ask(seat, numbers.CommitNumber("star-1/Ann Lee", "star-1", "1", "ab" * 32)) is None
    assert ask(seat, numbers.CommitNumber("star-1/Ann Lee", "star-2", "1", "ab" * 32)) == "not-permitted"
    assert ask(seat, numbers.RevealNumber("star-1/Bob", "star-1", "1", "ab" * 32)) == "not-permitted"


def test_the_approver_of_an_act_has_signed_in_the_named_role() -> None:
    act = ActAtTable(
        "star-1", DrawCard("9S"), Person("me", Role.DEALER), approved=Person(SUE, Role.CASINO_SUPERVISOR)
    )
    dealer = staff(Post.DEALER)
    assert ask(dealer, act, SUE) is None
    assert ask(dealer, act) == "second-person-needed"
    assert ask(dealer, act, CAL) == "second-person-needed"
    risen = msgspec.structs.replace(act, approved=Person(SUE, Role.GAMING_MANAGER))
    assert ask(dealer, risen, SUE) == "second-person-needed"


def test_a_large_payment_is_released_by_the_supervisor_who_signs() -> None:
    cashier = staff(Post.CASHIER)
    paid = tickets.RedeemTicket("1", "cage", approved_by=SUE)
    assert (ask(cashier, paid, SUE), ask(cashier, paid)) == (None, "second-person-needed")
    both = payouts.PayHand("7", 1, 2_000_000, "Ann Lee", SUE, approved_by=SUE)
    assert ask(cashier, both, SUE) is None
    alone = payouts.PayHand("7", 1, 2_000_000, "Ann Lee", CAL, approved_by=CAL)
    assert ask(cashier, alone, CAL) == "second-person-needed"


@pytest.mark.parametrize(
    ("second", "code"),
    [(None, "second-person-needed"), (IAN, "second-person-needed"), (SUE, None), (CAL, None)],
)
def test_money_is_moved_in_the_name_of_another_only_if_they_sign(
    second: str | None, code: str | None
) -> None:
    move = till.MoveMoney("capital", 1_000_001, {}, approved_by=second or SUE)
    assert ask(staff(Post.CASHIER), move, second) == code


def test_the_signer_for_moved_money_is_named() -> None:
    move = till.MoveMoney("capital", 1_000_001, {})
    assert approved(move, staff(Post.CASHIER)) == replace(move, approved_by="me")
    assert approved(move, None) is move


def test_a_command_without_a_row_is_permitted_to_no_one() -> None:
    class Novelty(Command, frozen=True, tag="novelty"):
        """A command of a later release."""

    assert {ask(actor, Novelty()) for actor in ACTORS.values()} == {"not-permitted"}


def test_a_refusal_says_whose_work_it_is() -> None:
    refused = check_permit(staff(Post.DEALER), chips.EmptyStacker("7", 500), None)
    assert refused is not None
    assert english(refused.text) == "This is for the Cashier to do."
