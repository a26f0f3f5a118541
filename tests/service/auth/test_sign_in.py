"""How people and devices sign in, stay signed in and are signed out."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
from argon2 import PasswordHasher
from kit.store import release_logs
from kit.store.store_contract import NOON, all_events
from msgspec.structs import replace

from pitboss.audit.auditor import Audit, audit
from pitboss.floor.devices.alarms import Alarms
from pitboss.floor.people.staff import Post, Staff
from pitboss.floor.people.staff_commands import AddStaff, ChangePosts, RestoreStaff, SuspendStaff
from pitboss.floor.terminals.chips.chip_commands import CashOut
from pitboss.kernel.decision import Command
from pitboss.kernel.instant import HOUR_MS, MINUTE_MS, Instant
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.service.api.bodies import SignedIn
from pitboss.service.auth.actors import DeviceActor, DeviceKind, StaffActor
from pitboss.service.auth.keys import hashed
from pitboss.service.auth.passwords import SETUP
from pitboss.service.auth.sign_in import Authenticator
from pitboss.service.config import FloorConfig
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.upgrading import upgrade
from pitboss.store.memory import MemoryStore
from pitboss.words.rendering import english, render

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
PASSWORD = "correct horse"
DESK, STRANGER = "192.0.2.200", "203.0.113.5"
"""Addresses."""
ANN = StaffActor("ann", frozenset({Post.ADMINISTRATOR}), "0f")


class Entrance:
    """A floor with a clock that is set by hand, and as many servers with an authenticator as needed."""

    def __init__(self, store: MemoryStore) -> None:
        self.store, self.at = store, NOON
        store.clock = lambda: self.at / 1_000
        self.sent = 0

    @asynccontextmanager
    async def server(self) -> AsyncIterator[tuple[FloorEngine, Authenticator]]:
        async with FloorEngine(self.store, FloorConfig("Pitboss"), self.clock) as floor:
            await upgrade(floor)
            yield floor, Authenticator(floor, QUICK)

    def clock(self) -> Instant:
        return self.at

    async def do(self, floor: FloorEngine, command: Command) -> None:
        self.sent += 1
        unwrap(await floor.do(f"c-{self.sent}", command, "setup"))

    async def hire(self, floor: FloorEngine, auth: Authenticator, name: str, *posts: Post) -> None:
        await self.do(floor, AddStaff(name, posts or (Post.DEALER,), SETUP))
        assert await auth.set_password(name, PASSWORD, by=SETUP) is None


Story = Callable[[Entrance, FloorEngine, Authenticator], Awaitable[None]]


def tell(story: Story) -> None:
    """Runs a test on a floor where dee deals and sue supervises, and audits its log."""

    async def run() -> None:
        entrance = Entrance(MemoryStore())
        async with entrance.server() as (floor, auth):
            await entrance.hire(floor, auth, "dee")
            await entrance.hire(floor, auth, "sue", Post.CASINO_SUPERVISOR)
            await story(entrance, floor, auth)
        assert isinstance(await audit(entrance.store), Audit)
        stored = b"".join(each.body for each in await all_events(entrance.store))
        assert PASSWORD.encode() not in stored
        assert b"argon2" not in stored

    asyncio.run(run())


def code(answer: object) -> str | None:
    """The code of a refusal."""
    return answer.code if isinstance(answer, Rejection) else None


def dee_of(floor: FloorEngine) -> Staff:
    dee = floor.state("staff/dee")
    assert isinstance(dee, Staff)
    return dee


async def get_in(auth: Authenticator, name: str = "dee", at: str | None = None) -> SignedIn:
    return unwrap(await auth.sign_in(name, PASSWORD, at))


async def types(store: MemoryStore, name: str = "dee") -> list[str]:
    return [each.type for each in await store.stream(f"staff/{name}")]


def test_the_right_password_signs_in_and_out_again() -> None:
    async def story(entrance: Entrance, _floor: FloorEngine, auth: Authenticator) -> None:
        entered = await get_in(auth, at="dt/rapid-1")
        token, actor, must_change = entered.token, entered.me, entered.must_change
        assert actor == StaffActor("dee", frozenset({Post.DEALER}), hashed(token), "dt/rapid-1")
        assert not must_change
        assert await auth.find(token) == actor
        assert await auth.sign_out(token) is None
        assert code(await auth.find(token)) == code(await auth.sign_out(token)) == "not-signed-in"
        assert (await types(entrance.store))[-2:] == ["signed-in.1", "signed-out.2"]

    tell(story)


def test_the_log_has_a_code_for_why_a_session_ended() -> None:
    async def story(entrance: Entrance, floor: FloorEngine, auth: Authenticator) -> None:
        await auth.sign_out((await get_in(auth)).token)
        ended = (await entrance.store.stream("staff/dee"))[-1]
        assert json.loads(ended.body) == {"name": "dee", "why": "by-themselves"}
        old = ended._replace(type="signed-out.1", body=b'{"name":"dee","why":"signed out"}')
        assert floor.registry.read(old) == floor.registry.read(ended)

    tell(story)


def test_the_vault_holds_neither_passwords_nor_tokens_nor_keys() -> None:
    async def story(entrance: Entrance, _floor: FloorEngine, auth: Authenticator) -> None:
        token = (await get_in(auth)).token
        key = unwrap(await auth.keys.make(DeviceActor("shoe-rapid-1", "shoe", "rapid-1")))
        held = {
            text
            for kind in ("password", "session", "session-use", "device-key")
            for row in (await entrance.store.get_secrets(kind)).items()
            for text in (row[0].encode(), row[1])
        }
        assert not [text for text in held for word in (PASSWORD, token, key) if word.encode() in text]
        assert (await entrance.store.get_secrets("password"))["dee"].startswith(b"$argon2id$")

    tell(story)


@pytest.mark.parametrize("name", ["nobody", "Dee", "", "staff/dee"])
def test_a_name_that_is_none_is_told_what_a_wrong_password_is_told(name: str) -> None:
    async def story(entrance: Entrance, _floor: FloorEngine, auth: Authenticator) -> None:
        wrong, unknown = await auth.sign_in("dee", "wrong horse"), await auth.sign_in(name, "wrong horse")
        assert wrong == unknown
        assert code(unknown) == "sign-in-refused"
        assert code(await auth.sign_in(name, PASSWORD)) == "sign-in-refused"

    tell(story)


def test_an_unknown_name_takes_as_much_work_as_a_wrong_password(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measured by the number of passwords hashed, not by a clock."""

    async def story(_e: Entrance, _f: FloorEngine, auth: Authenticator) -> None:
        held: list[str] = []

        def verify(hasher: PasswordHasher, stored: str, password: str) -> bool:
            held.append(stored)
            return real(hasher, stored, password)

        real = PasswordHasher.verify
        monkeypatch.setattr(PasswordHasher, "verify", verify)
        await auth.sign_in("dee", "wrong horse")
        await auth.sign_in("nobody", "wrong horse")
        parameters = [stored.rsplit("$", 2)[0] for stored in held]
        assert len(held) == 2
        assert parameters[0] == parameters[1]

    tell(story)


def test_wrong_passwords_delay_only_their_sender() -> None:
    async def story(entrance: Entrance, _floor: FloorEngine, auth: Authenticator) -> None:
        codes = [code(await auth.sign_in("dee", "wrong horse", place=STRANGER)) for _ in range(4)]
        assert codes == ["sign-in-refused"] * 3 + ["sign-in-delayed"]
        refused = await auth.sign_in("dee", PASSWORD, place=STRANGER)
        assert refused == Rejection("sign-in-delayed", {"seconds": 5})
        unwrap(await auth.sign_in("dee", PASSWORD, place=DESK))
        entrance.at += 5_000
        assert code(await auth.sign_in("dee", "wrong horse", place=STRANGER)) == "sign-in-refused"
        longer = await auth.sign_in("dee", PASSWORD, place=STRANGER)
        assert longer == Rejection("sign-in-delayed", {"seconds": 10})
        entrance.at += 15 * MINUTE_MS
        unwrap(await auth.sign_in("dee", PASSWORD, place=STRANGER))

    tell(story)


def test_no_wait_is_longer_than_a_minute() -> None:
    async def story(entrance: Entrance, _floor: FloorEngine, auth: Authenticator) -> None:
        for _ in range(20):
            assert code(await auth.sign_in("dee", "wrong horse", place=STRANGER)) == "sign-in-refused"
            entrance.at += MINUTE_MS

    tell(story)


def test_many_guesses_at_once_are_three_guesses() -> None:
    async def story(entrance: Entrance, _floor: FloorEngine, auth: Authenticator) -> None:
        guesses = ["wrong horse"] * 3 + [PASSWORD] * 5
        answers = await asyncio.gather(*(auth.sign_in("dee", guess, place=STRANGER) for guess in guesses))
        assert [code(each) for each in answers] == ["sign-in-refused"] * 3 + ["sign-in-delayed"] * 5

    tell(story)


def test_many_names_from_one_address_are_slowed_down_but_not_known_ones() -> None:
    async def story(entrance: Entrance, _floor: FloorEngine, auth: Authenticator) -> None:
        unwrap(await auth.sign_in("dee", PASSWORD, place=DESK))
        codes = [code(await auth.sign_in(f"nobody{n}", "wrong horse", place=DESK)) for n in range(12)]
        assert codes == ["sign-in-refused"] * 10 + ["sign-in-delayed"] * 2
        assert code(await auth.sign_in("sue", PASSWORD, place=DESK)) == "sign-in-delayed"
        unwrap(await auth.sign_in("dee", PASSWORD, place=DESK))

    tell(story)


def test_a_name_that_is_guessed_from_everywhere_has_one_guess_in_a_new_place() -> None:
    async def story(entrance: Entrance, floor: FloorEngine, auth: Authenticator) -> None:
        unwrap(await auth.sign_in("dee", PASSWORD, place=DESK))
        for n in range(10):
            assert code(await auth.sign_in("dee", "wrong horse", place=f"192.0.2.{n}")) == "sign-in-refused"
        assert code(await auth.sign_in("dee", "wrong horse", place=STRANGER)) == "sign-in-refused"
        assert code(await auth.sign_in("dee", "wrong horse", place=STRANGER)) == "sign-in-delayed"
        unwrap(await auth.sign_in("dee", PASSWORD, place="198.51.100.9"))
        await asyncio.sleep(0)
        raised = floor.state("alarm/passwords-guessed")
        assert isinstance(raised, Alarms)
        assert "dee" in raised.by_subject

    tell(story)


def test_a_session_ends_after_twelve_hours_however_busy() -> None:
    async def story(entrance: Entrance, _floor: FloorEngine, auth: Authenticator) -> None:
        entered = await get_in(auth)
        token, actor = entered.token, entered.me
        for _ in range(11 * 6):
            entrance.at += 10 * MINUTE_MS
            assert await auth.find(token) == actor
        other = await get_in(auth, "sue")
        entrance.at += HOUR_MS
        assert code(await auth.find(token)) == "not-signed-in"
        assert [each.name for each in await auth.sessions()] == ["sue"]
        entrance.at += 11 * HOUR_MS
        await get_in(auth)
        assert [each.name for each in await auth.sessions()] == ["dee"]
        assert code(await auth.find(other.token)) == "not-signed-in"

    tell(story)


def test_a_dealer_terminal_that_is_left_alone_wants_the_password_again() -> None:
    async def story(entrance: Entrance, floor: FloorEngine, auth: Authenticator) -> None:
        entered = await get_in(auth, at="dt/rapid-1")
        token, actor = entered.token, entered.me
        for _ in range(4):
            entrance.at += 4 * MINUTE_MS
            assert await auth.find(token) == actor
        entrance.at += 5 * MINUTE_MS - 1
        assert await auth.find(token, active=False) == actor
        entrance.at += 1
        async with entrance.server() as (_, other):
            assert code(await auth.find(token)) == code(await other.find(token)) == "session-locked"
            assert [each.locked for each in await other.sessions()] == [True]
            assert code(await other.unlock(token, "wrong horse")) == "sign-in-refused"
            assert await other.unlock(token, PASSWORD) == actor
            assert await other.find(token) == actor
        entrance.at += 1_000
        assert await auth.find(token) == actor
        assert dee_of(floor).failures == 0

    tell(story)


def test_every_desk_is_locked_by_idling_and_by_its_owner() -> None:
    async def story(entrance: Entrance, _floor: FloorEngine, auth: Authenticator) -> None:
        entered = await get_in(auth, "sue")
        token, actor = entered.token, entered.me
        for _ in range(6):
            entrance.at += 14 * MINUTE_MS
            assert await auth.find(token) == actor
        entrance.at += 15 * MINUTE_MS
        assert code(await auth.find(token)) == "session-locked"
        assert await auth.unlock(token, PASSWORD) == actor
        assert await auth.lock(token) == "sue"
        assert code(await auth.find(token)) == "session-locked"
        assert await auth.unlock(token, PASSWORD) == actor
        assert await auth.find(token) == actor

    tell(story)


def test_a_relief_dealer_has_the_terminal_alone() -> None:
    async def story(entrance: Entrance, floor: FloorEngine, auth: Authenticator) -> None:
        first, elsewhere = await get_in(auth, at="dt/rapid-1"), await get_in(auth, at="dt/star-1")
        relief = await get_in(auth, "sue", at="dt/rapid-1")
        assert code(await auth.find(first.token)) == "not-signed-in"
        assert await auth.find(elsewhere.token) == elsewhere.me
        assert await auth.find(relief.token) == relief.me
        assert dee_of(floor).places == ("dt/star-1",)
        again = await get_in(auth, at="dt/star-1")
        assert code(await auth.find(elsewhere.token)) == "not-signed-in"
        assert await auth.find(again.token) == again.me
        assert dee_of(floor).places == ("dt/star-1",)

    tell(story)


def test_two_who_sign_in_at_one_terminal_at_once_do_not_both_stay() -> None:
    async def story(entrance: Entrance, _floor: FloorEngine, auth: Authenticator) -> None:
        async with entrance.server() as (_, other):
            one, two = await asyncio.gather(
                auth.sign_in("dee", PASSWORD, "dt/rapid-1"), other.sign_in("sue", PASSWORD, "dt/rapid-1")
            )
            found = [code(await auth.find(unwrap(each).token)) for each in (one, two)]
            assert found.count(None) <= 1

    tell(story)


def test_an_ended_session_is_over_on_every_server_within_a_second() -> None:
    async def story(entrance: Entrance, floor: FloorEngine, auth: Authenticator) -> None:
        await entrance.hire(floor, auth, "ann", Post.ADMINISTRATOR)
        async with entrance.server() as (_, other):
            entered = await get_in(auth)
            token, actor = entered.token, entered.me
            assert await other.find(token) == actor
            (listed,) = await auth.sessions()
            assert (listed.session, listed.name) == (actor.session, "dee")
            assert await auth.end_session(listed.session, ANN) is None
            assert (await entrance.store.stream("staff/dee"))[-1].by == "staff/ann"
            assert code(await auth.find(token)) == "not-signed-in"
            entrance.at += 1_000
            assert code(await other.find(token)) == "not-signed-in"
            assert code(await auth.end_session(listed.session, ANN)) == "unknown-session"
            entrance.at += MINUTE_MS
            assert code(await other.find(token)) == "not-signed-in"

    tell(story)


def test_who_is_suspended_is_out_and_comes_back_by_the_door() -> None:
    async def story(entrance: Entrance, floor: FloorEngine, auth: Authenticator) -> None:
        token = (await get_in(auth)).token
        await entrance.do(floor, SuspendStaff("dee", SETUP, "An inquiry."))
        assert code(await auth.find(token)) == "staff-suspended"
        assert code(await auth.sign_in("dee", PASSWORD)) == "staff-suspended"
        assert code(await auth.sign_in("dee", "wrong horse")) == "sign-in-refused"
        await entrance.do(floor, RestoreStaff("dee", SETUP))
        assert code(await auth.find(token)) == "not-signed-in"
        await get_in(auth)

    tell(story)


def test_other_posts_hold_from_the_next_act_on() -> None:
    async def story(entrance: Entrance, floor: FloorEngine, auth: Authenticator) -> None:
        token = (await get_in(auth)).token
        await entrance.do(floor, ChangePosts("dee", (Post.CASHIER,), SETUP))
        actor = unwrap(await auth.find(token))
        assert isinstance(actor, StaffActor)
        assert (actor.posts, actor.roles) == (frozenset({Post.CASHIER}), frozenset())

    tell(story)


def test_a_password_for_one_time_leads_only_to_another() -> None:
    async def story(entrance: Entrance, floor: FloorEngine, auth: Authenticator) -> None:
        busy = await get_in(auth)
        given = unwrap(await auth.reset_password("dee"))
        assert code(await auth.find(busy.token)) == "not-signed-in"
        assert code(await auth.sign_in("dee", PASSWORD)) == "sign-in-refused"
        entered = unwrap(await auth.sign_in("dee", given))
        token, actor, must_change = entered.token, entered.me, entered.must_change
        assert must_change
        assert code(await auth.find(token)) == "password-change-needed"
        sue = (await get_in(auth, "sue")).me
        assert await auth.second_person(sue, "dee", given) == Rejection(
            "second-person-refused", {"case": "own-password"}
        )
        for bad in ("short", "xyz" * 43, given):
            assert code(await auth.change_password(token, given, bad)) == "bad-password"
        assert code(await auth.change_password(token, "wrong horse", PASSWORD)) == "sign-in-refused"
        other = unwrap(await auth.sign_in("dee", given))
        assert await auth.change_password(token, given, "battery staple") is None
        assert await auth.find(token) == actor
        assert code(await auth.find(other.token)) == "not-signed-in"
        assert code(await auth.sign_in("dee", given)) == "sign-in-refused"
        assert not unwrap(await auth.sign_in("dee", "battery staple")).must_change

    tell(story)


def test_a_password_is_not_the_name_and_only_for_those_who_work_here() -> None:
    async def story(entrance: Entrance, floor: FloorEngine, auth: Authenticator) -> None:
        await entrance.hire(floor, auth, "ferdinand")
        for bad, why in (
            ("ferdinand", "bad-password"),
            ("ferdinand the first", "named-password"),
            ("Password2026!", "common-password"),
            ("nine char", "bad-password"),
        ):
            assert code(await auth.set_password("ferdinand", bad, by=SETUP)) == why
        assert code(await auth.reset_password("nobody")) == "unknown-staff"
        assert code(await auth.set_password("nobody", PASSWORD, by=SETUP)) == "unknown-staff"
        assert await entrance.store.get_secret("password", "nobody") is None

    tell(story)


def test_a_password_is_the_same_however_its_letters_are_composed() -> None:
    async def story(_e: Entrance, _f: FloorEngine, auth: Authenticator) -> None:
        assert await auth.set_password("dee", "cr\u00e8me br\u00fbl\u00e9e", by=SETUP) is None
        unwrap(await auth.sign_in("dee", "cre\u0300me bru\u0302le\u0301e"))

    tell(story)


def test_the_second_person_is_another_and_shows_a_password_each_time() -> None:
    async def story(entrance: Entrance, floor: FloorEngine, auth: Authenticator) -> None:
        dee = (await get_in(auth, at="dt/rapid-1")).me
        assert code(await auth.second_person(dee, "dee", PASSWORD)) == "second-person-needed"
        wrong = await auth.second_person(dee, "sue", "wrong horse")
        assert wrong == Rejection("second-person-refused", {"case": "wrong"})
        sue = unwrap(await auth.second_person(dee, "sue", PASSWORD))
        assert (sue.name, sue.posts) == ("sue", frozenset({Post.CASINO_SUPERVISOR}))
        assert [each.name for each in await auth.sessions()] == ["dee"]
        for _ in range(3):
            await auth.second_person(dee, "sue", "wrong horse")
        slowed = await auth.second_person(dee, "sue", PASSWORD)
        assert slowed == Rejection("second-person-refused", {"case": "delayed"})
        entrance.at += MINUTE_MS
        await entrance.do(floor, SuspendStaff("sue", SETUP, "An inquiry."))
        suspended = await auth.second_person(dee, "sue", PASSWORD)
        assert suspended == Rejection("second-person-refused", {"case": "suspended"})

    tell(story)


def test_the_first_administrator_gets_a_password_once() -> None:
    async def run() -> None:
        entrance = Entrance(MemoryStore())
        async with entrance.server() as (_, auth):
            given = await auth.first_start()
            assert given is not None
            assert await auth.first_start() is None
            entered = unwrap(await auth.sign_in("admin", given))
            token, actor, must_change = entered.token, entered.me, entered.must_change
            assert (actor.posts, must_change) == (frozenset({Post.ADMINISTRATOR}), True)
            assert code(await auth.find(token)) == "password-change-needed"
        async with entrance.server() as (_, after_a_restart):
            assert await after_a_restart.first_start() is None

    asyncio.run(run())


def test_a_start_that_was_broken_off_still_leads_in() -> None:
    """The administrator is in the log, and the password was never shown."""

    async def run() -> None:
        entrance = Entrance(MemoryStore())
        async with entrance.server() as (floor, auth):
            await entrance.do(floor, AddStaff("admin", (Post.ADMINISTRATOR,), SETUP))
            given = await auth.first_start()
            assert given is not None
            unwrap(await auth.sign_in("admin", given))

    asyncio.run(run())


def test_a_refused_act_goes_on_record() -> None:
    async def story(entrance: Entrance, _floor: FloorEngine, auth: Authenticator) -> None:
        dee = (await get_in(auth)).me
        await auth.note_refusal(dee, CashOut("7"), Rejection("not-permitted"))
        *_, last = await entrance.store.stream("staff/dee")
        assert (last.type, last.by) == ("act-refused.1", "staff/dee")
        assert last.body == b'{"name":"dee","command":"cash-out","code":"not-permitted"}'

    tell(story)


def test_a_device_comes_in_by_its_key_until_that_is_taken_back() -> None:
    async def story(entrance: Entrance, _floor: FloorEngine, auth: Authenticator) -> None:
        shoe = DeviceActor("shoe-rapid-1", "shoe", "rapid-1")
        terminal = DeviceActor("terminal-7", DeviceKind.PLAYER_TERMINAL, "7")
        key, other = unwrap(await auth.keys.make(shoe)), unwrap(await auth.keys.make(terminal))
        assert key.startswith("pk_")
        assert len(key) > 40
        shoe, terminal = replace(shoe, number=1), replace(terminal, number=1)
        assert (await auth.find(key), await auth.find(other)) == (shoe, terminal)
        assert (shoe.by, terminal.by) == ("key/shoe-rapid-1/1", "key/terminal-7/1")
        assert await auth.keys.all() == [shoe, terminal]
        (granted,) = await entrance.store.stream("key/shoe-rapid-1")
        assert granted.body == b'{"device":"shoe-rapid-1","kind":"shoe","serves":"rapid-1","by":"setup"}'
        async with entrance.server() as (there, second):
            assert await second.find(key) == shoe
            assert await auth.keys.take_back("shoe-rapid-1") is None
            assert code(await auth.find(key)) == "unknown-key"
            await there.catch_up((await entrance.store.head()).seq)
            assert code(await second.find(key)) == "unknown-key"
        assert code(await auth.keys.take_back("shoe-rapid-1")) == "unknown-device"
        another = unwrap(await auth.keys.make(shoe))
        assert await auth.find(another) == replace(shoe, number=2)
        assert code(await auth.find(key)) == "unknown-key"
        (listed, _) = await auth.keys.all()
        assert listed == replace(shoe, number=2)

    tell(story)


def test_a_new_key_ends_the_old_one_of_the_device_and_of_its_place() -> None:
    async def story(entrance: Entrance, _floor: FloorEngine, auth: Authenticator) -> None:
        first, second = (
            DeviceActor(name, DeviceKind.PLAYER_TERMINAL, "50") for name in ("terminal-50", "other-50")
        )
        key = unwrap(await auth.keys.make(first))
        again = unwrap(await auth.keys.make(first))
        assert code(await auth.find(key)) == "unknown-key"
        assert await auth.find(again) == replace(first, number=2)
        other = unwrap(await auth.keys.make(second))
        assert code(await auth.find(again)) == "unknown-key"
        assert await auth.find(other) == replace(second, number=1)
        displays = [DeviceActor(f"wall-{n}", DeviceKind.DISPLAY, "rapid-1") for n in range(2)]
        shown = [unwrap(await auth.keys.make(each)) for each in displays]
        assert [code(await auth.find(each)) for each in shown] == [None, None]

    tell(story)


@pytest.mark.parametrize("token", ["", "pk_", "pk_guess", "guess", "\u00e9"])
def test_a_made_up_token_opens_nothing(token: str) -> None:
    async def story(_e: Entrance, _f: FloorEngine, auth: Authenticator) -> None:
        refused = await auth.find(token)
        assert code(refused) == ("unknown-key" if token.startswith("pk_") else "not-signed-in")

    tell(story)


def test_the_name_of_a_device_can_stand_in_the_name_of_a_stream() -> None:
    async def story(_e: Entrance, _f: FloorEngine, auth: Authenticator) -> None:
        for name in ("", "shoe/1", "a b"):
            device = DeviceActor(name, DeviceKind.DISPLAY, "rapid-1")
            assert code(await auth.keys.make(device)) == "bad-name"
        assert await auth.keys.all() == []

    tell(story)


@pytest.mark.parametrize("kind", ["shoe", "wheel", "stacker", "printer"])
def test_a_device_that_decisions_look_for_is_called_by_what_it_is_and_serves(kind: str) -> None:
    async def story(_e: Entrance, _f: FloorEngine, auth: Authenticator) -> None:
        refused = await auth.keys.make(DeviceActor(f"{kind}-2", kind, "1"))
        assert isinstance(refused, Rejection)
        assert english(refused.text) == f"The {kind} of 1 is called {kind}-1."
        assert not isinstance(await auth.keys.make(DeviceActor(f"{kind}-1", kind, "1")), Rejection)

    tell(story)


def test_what_an_upgrade_changes_is_told_in_every_language() -> None:
    async def check() -> None:
        store = await release_logs.opened(release_logs.read_log("floor-0.1"))
        async with FloorEngine(store, FloorConfig("Pitboss"), lambda: NOON) as floor:
            told = await upgrade(floor)
        assert [render(each, "zh-Hans") for each in told] == [
            "今后账户、密码、密钥和软件均须由两位系统管理员共同签字。",
            "目前只有 admin 一位，可自行新增第二位。",
            "输错密码不再锁定账户：dan 可重新登录。",
            "player-terminal/2 有不止一个密钥：请撤销不需要的（terminal-2、terminal-2b）。",
        ]

    asyncio.run(check())
