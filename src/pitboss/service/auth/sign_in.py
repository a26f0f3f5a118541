"""Signing in: sessions, the second person, and the first administrator."""

import asyncio
import logging
import secrets
from typing import NamedTuple

import msgspec
from argon2 import PasswordHasher

from pitboss.floor.people.dual_control import INSPECTORS_APART
from pitboss.floor.people.second_person import FLOOR
from pitboss.floor.people.staff import How, Post, SignOut, Staff
from pitboss.floor.people.staff_commands import (
    MUST_CHANGE,
    SUSPENDED,
    AddStaff,
    DescribeStaff,
    NoteRefusal,
    NoteSignIn,
    NoteSignOut,
    RestoreStaff,
)
from pitboss.kernel.decision import Command, is_line
from pitboss.kernel.instant import HOUR_MS, MINUTE_MS, Instant
from pitboss.kernel.rejection import Rejection
from pitboss.service.api.bodies import SessionLine, SignedIn
from pitboss.service.auth.actors import Actor, StaffActor
from pitboss.service.auth.keys import PREFIX, Keys, hashed
from pitboss.service.auth.passwords import BAD_PASSWORD, CONSOLE, SETUP, Passwords, note_down
from pitboss.service.auth.permits import DEALER_TERMINAL
from pitboss.service.floor_engine import FloorEngine
from pitboss.store.port import StoreError

LONGEST_SESSION_MS = 12 * HOUR_MS
"""A session ends after this time, even in constant use."""
DEALER_IDLE_MS = 15 * MINUTE_MS
"""An unused session at a dealer terminal ends after this time, because others wait for the game."""
SESSION_CHECK_EVERY_S = 60.0
"""Seconds between two checks for such sessions."""
FRESH_MS = 1_000
"""Milliseconds for which a session in memory counts as valid without a look at the vault."""
RECORD_USE_EVERY_MS = 15_000
"""Milliseconds after which the use of a session is recorded again."""
MOST_CACHED_SESSIONS = 10_000
"""The most sessions in memory."""
FIRST_NAME = "admin"
"""The name by which the first administrator signs in."""

NOT_IN = Rejection("not-signed-in")
NO_KEY = Rejection("unknown-key")
SESSION_LOCKED = Rejection("session-locked")
NO_SESSION = Rejection("unknown-session")
NO_PLACE = Rejection("bad-name", {"case": "terminal"})
NO_DEALER = Rejection("not-permitted", {"case": "floor-staff"})
SAME_PERSON = Rejection("second-person-needed", {"case": "another"})
UNSIGNED = {
    "sign-in-refused": Rejection("second-person-refused", {"case": "wrong"}),
    "sign-in-delayed": Rejection("second-person-refused", {"case": "delayed"}),
    "sign-in-busy": Rejection("second-person-refused", {"case": "busy"}),
    "staff-suspended": Rejection("second-person-refused", {"case": "suspended"}),
    "password-change-needed": Rejection("second-person-refused", {"case": "own-password"}),
}
"""Why a second person cannot sign. The codes differ, because the first person remains signed in."""

log = logging.getLogger(__name__)


class Session(msgspec.Struct, frozen=True):
    """A session. The vault keeps it under the hash of its token, and it never changes."""

    name: str
    at: str | None
    created: Instant


class Use(msgspec.Struct, frozen=True):
    """The last use of a session. It is stored apart, so that recording it never revives an ended session."""

    seen: Instant
    locked: bool = False


class _CachedSession(NamedTuple):
    """A session as it was when it was last read."""

    session: Session
    use: Use
    read: Instant
    written: Instant
    """The last use that the vault knows."""


class Authenticator:
    """Authenticates people. All servers of a floor share its vault and its log, so they agree on sessions."""

    def __init__(self, floor: FloorEngine, hasher: PasswordHasher | None = None) -> None:
        """For a running floor."""
        self._floor = floor
        self.passwords, self.keys = Passwords(floor, hasher or PasswordHasher()), Keys(floor)
        self._known: dict[str, _CachedSession] = {}

    async def sign_in(
        self, name: str, password: str, at: str | None = None, place: str = ""
    ) -> SignedIn | Rejection:
        """Signs a person in, at a terminal or elsewhere. Any other session at a dealer terminal ends.

        `place` is the address of the request.
        """
        if at is not None and not is_line(at):
            # This comes before the password check: a failure that the log cannot record would not count.
            return NO_PLACE
        refused = await self.passwords.check(name, password, at, place)
        if refused is not None:
            return refused
        token, now = secrets.token_urlsafe(32), self._floor.clock()
        digest, session = hashed(token), Session(name, at, now)
        if _is_dealers(session) and not self._works_on_floor(name):
            return NO_DEALER
        await self._floor.secret_put("session", digest, msgspec.json.encode(session))
        for other, before in (await self._sessions()).items():
            if other != digest and before.at == at and _is_dealers(before):
                await self._end(other, before, SignOut.RELIEVED)
            elif now - before.created >= LONGEST_SESSION_MS:
                await self._end(other, before, SignOut.EXPIRED)
        refused = await note_down(self._floor, NoteSignIn(name, at), f"staff/{name}")
        staff = self._floor.state(f"staff/{name}")
        if refused is not None or not isinstance(staff, Staff):
            await self._floor.secret_put("session", digest, None)
            return refused or NOT_IN
        return SignedIn(token, _actor(digest, session, staff), staff.must_change)

    async def find(self, token: str, *, active: bool = True) -> Actor | Rejection:
        """The actor of a token or key, if it may act now. Watching does not count as use of the session."""
        digest = hashed(token)
        if token.startswith(PREFIX):
            return await self.keys.find(digest) or NO_KEY
        session_now = await self._look_up(digest)
        if isinstance(session_now, Rejection):
            return session_now
        known, staff = session_now
        if self._is_locked(known.session, known.use):
            return SESSION_LOCKED
        if staff.must_change:
            return MUST_CHANGE
        if active:
            await self._touch(digest, known)
        return _actor(digest, known.session, staff)

    async def lock(self, token: str) -> str | Rejection:
        """Locks a session until its owner gives the password again. Returns the owner."""
        digest = hashed(token)
        session_now = await self._look_up(digest)
        if isinstance(session_now, Rejection):
            return session_now
        known, _ = session_now
        await self._write_use(digest, known, Use(known.use.seen, locked=True))
        return known.session.name

    async def unlock(self, token: str, password: str, place: str = "") -> StaffActor | Rejection:
        """Resumes a session that was locked or unused for too long."""
        digest = hashed(token)
        session_now = await self._look_up(digest)
        if isinstance(session_now, Rejection):
            return session_now
        known, staff = session_now
        session = known.session
        note = NoteSignIn(session.name, session.at, How.UNLOCK)
        refused = await self.passwords.prove(password, note, place)
        if refused is not None:
            return refused
        await self._write_use(digest, known, Use(self._floor.clock()))
        return _actor(digest, session, staff)

    async def sign_out(self, token: str) -> Rejection | None:
        """Ends a session by its token."""
        session_now = await self._look_up(hashed(token))
        if isinstance(session_now, Rejection):
            return session_now
        await self._end(hashed(token), session_now[0].session, SignOut.BY_THEMSELVES)
        return None

    async def second_person(self, first: StaffActor, name: str, password: str) -> StaffActor | Rejection:
        """Authenticates another person who signs for one command."""
        if name == first.name:
            return SAME_PERSON
        note = NoteSignIn(name, first.at, How.SECOND_PERSON)
        # Counted for the session of the first person, so that names tried there delay nobody else.
        refused = await self.passwords.prove(password, note, first.by, first.by)
        if refused is not None and refused.code in UNSIGNED:
            return UNSIGNED[refused.code]
        staff = self._floor.state(f"staff/{name}")
        if refused is not None or not isinstance(staff, Staff):
            return refused or NOT_IN
        return StaffActor(name, frozenset(staff.posts), session="", at=first.at)

    async def change_password(self, token: str, old: str, new: str, place: str = "") -> Rejection | None:
        """Changes a person's own password. All their other sessions end."""
        digest = hashed(token)
        session_now = await self._look_up(digest)
        if isinstance(session_now, Rejection):
            return session_now
        session = session_now[0].session
        refused = await self.passwords.check(session.name, old, session.at, place)
        if refused is not None:
            return refused
        if new == old:
            return BAD_PASSWORD
        return await self.set_password(session.name, new, by=session.name, but=digest)

    async def set_password(self, name: str, password: str, by: str, but: str = "") -> Rejection | None:
        """Gives a person a password that is valid until they change it. Ends their sessions except `but`."""
        refused = await self.passwords.set(name, password, by)
        if refused is None:
            await self._end_all(name, but)
        return refused

    async def show_password(self, name: str) -> str:
        """A one-time password whose event the log already has. All sessions end. It is shown only here."""
        given = await self.passwords.make(name)
        await self._end_all(name)
        return given

    async def add(
        self, name: str, posts: tuple[Post, ...], full_name: str = "", licence: str = ""
    ) -> str | Rejection:
        """Adds a person on the authority of the machine's operator. Returns their one-time password."""
        added = AddStaff(name, posts, CONSOLE, full_name=full_name, licence=licence)
        return await note_down(self._floor, added, CONSOLE) or await self.show_password(name)

    async def describe(self, name: str, full_name: str, licence: str) -> Rejection | None:
        """Enters a person's full name and licence on the authority of the machine's operator."""
        return await note_down(self._floor, DescribeStaff(name, full_name, licence, CONSOLE), CONSOLE)

    async def reset_password(self, name: str) -> str | Rejection:
        """A one-time password on the authority of the machine's operator, if no administrator can give one.

        A suspended person must be restored first.
        """
        staff = self._floor.state(f"staff/{name}")
        if isinstance(staff, Staff) and staff.suspended:
            return Rejection("staff-suspended", {"case": "restore", "name": name})
        return await self._give(name, CONSOLE)

    async def restore(self, name: str) -> Rejection | None:
        """Lifts a suspension on the authority of the machine's operator."""
        return await note_down(self._floor, RestoreStaff(name, CONSOLE), CONSOLE)

    async def first_start(self) -> str | None:
        """The one-time password of the first administrator, on a floor without any password yet."""
        if await self._floor.secret_all("password"):
            return None
        await note_down(self._floor, AddStaff(FIRST_NAME, (Post.ADMINISTRATOR,), by=SETUP), SETUP)
        given = await self._give(FIRST_NAME, SETUP)
        return given if isinstance(given, str) else None

    async def _give(self, name: str, by: str) -> str | Rejection:
        given = await self.passwords.give(name, by)
        if isinstance(given, str):
            await self._end_all(name)
        return given

    async def sessions(self) -> list[SessionLine]:
        """All sessions, the oldest first."""
        used = await self._floor.secret_all("session-use")
        lines = []
        for digest, session in (await self._sessions()).items():
            use = _read_use(used.get(digest), session)
            locked = self._is_locked(session, use)
            lines.append(SessionLine(digest, session.name, session.at, session.created, use.seen, locked))
        return sorted(lines, key=lambda each: each.created)

    async def end_session(self, session: str, actor: StaffActor) -> Rejection | None:
        """Ends a session for an administrator, by its listed id. Sessions of Inspectors are out of reach."""
        ended = (await self._sessions()).get(session)
        if ended is None:
            return NO_SESSION
        staff = self._floor.state(f"staff/{ended.name}")
        if isinstance(staff, Staff) and Post.INSPECTOR in staff.posts:
            return INSPECTORS_APART
        await self._end(session, ended, SignOut.BY_ADMINISTRATOR, actor.by)
        return None

    async def clear_up(self) -> None:
        """Ends the sessions that are expired or unused."""
        now = self._floor.clock()
        for each in await self.sessions():
            session = Session(each.name, each.at, each.created)
            if now - each.created >= LONGEST_SESSION_MS:
                await self._end(each.session, session, SignOut.EXPIRED)
            elif _is_dealers(session) and now - each.seen >= DEALER_IDLE_MS:
                await self._end(each.session, session, SignOut.LEFT_ALONE)

    async def watch(self) -> None:
        """Clears up at intervals, until it is cancelled."""
        while True:
            try:
                await self.clear_up()
            except StoreError as problem:
                log.warning("%s", problem)
            await asyncio.sleep(SESSION_CHECK_EVERY_S)

    async def note_refusal(self, actor: StaffActor, command: Command, refused: Rejection) -> None:
        """Records that a person sent a command that is not permitted."""
        tag = str(type(command).__struct_config__.tag)
        await note_down(self._floor, NoteRefusal(actor.name, tag, refused.code), actor.by)

    def _works_on_floor(self, name: str) -> bool:
        staff = self._floor.state(f"staff/{name}")
        return isinstance(staff, Staff) and not FLOOR.isdisjoint(staff.posts)

    async def _sessions(self) -> dict[str, Session]:
        stored = await self._floor.secret_all("session")
        return {digest: msgspec.json.decode(value, type=Session) for digest, value in stored.items()}

    async def _look_up(self, digest: str) -> tuple[_CachedSession, Staff] | Rejection:
        """The session of a token, if it has not ended, and its owner."""
        now, known = self._floor.clock(), self._known.get(digest)
        if known is None or not 0 <= now - known.read < FRESH_MS:
            known = await self._read(digest, known)
            if known is None:
                return NOT_IN
        staff = self._floor.state(f"staff/{known.session.name}")
        if not isinstance(staff, Staff):
            # Another server added them a moment ago.
            return NOT_IN
        if now - known.session.created >= LONGEST_SESSION_MS:
            await self._end(digest, known.session, SignOut.EXPIRED)
            return NOT_IN
        if staff.suspended:
            await self._end(digest, known.session, SignOut.SUSPENDED)
            return SUSPENDED
        return known, staff

    async def _read(self, digest: str, before: _CachedSession | None) -> _CachedSession | None:
        """Reads a session from the vault. A later use that this server saw may not be recorded there yet."""
        self._known.pop(digest, None)
        stored = await self._floor.secret_get("session", digest)
        if stored is None:
            return None
        session = msgspec.json.decode(stored, type=Session)
        use = _read_use(await self._floor.secret_get("session-use", digest), session)
        latest = use
        if before is not None and before.use.seen > use.seen and not use.locked:
            latest = before.use
        if len(self._known) >= MOST_CACHED_SESSIONS:
            self._known.clear()
        self._known[digest] = _CachedSession(session, latest, self._floor.clock(), use.seen)
        return self._known[digest]

    def _is_locked(self, session: Session, use: Use) -> bool:
        config = self._floor.config
        minutes = config.dealer_idle_minutes if _is_dealers(session) else config.idle_minutes
        return use.locked or self._floor.clock() - use.seen >= minutes * MINUTE_MS

    async def _touch(self, digest: str, known: _CachedSession) -> None:
        use = Use(self._floor.clock())
        if use.seen - known.written >= RECORD_USE_EVERY_MS:
            await self._write_use(digest, known, use)
        else:
            self._known[digest] = known._replace(use=use)

    async def _write_use(self, digest: str, known: _CachedSession, use: Use) -> None:
        self._known[digest] = known._replace(use=use, written=use.seen)
        await self._floor.secret_put("session-use", digest, msgspec.json.encode(use))

    async def _end_all(self, name: str, but: str = "") -> None:
        for digest, session in (await self._sessions()).items():
            if session.name == name and digest != but:
                await self._end(digest, session, SignOut.NEW_PASSWORD)

    async def _end(self, digest: str, session: Session, why: SignOut, by: str | None = None) -> None:
        self._known.pop(digest, None)
        await self._floor.secret_put("session", digest, None)
        await self._floor.secret_put("session-use", digest, None)
        note = NoteSignOut(session.name, why, session.at)
        await note_down(self._floor, note, by or f"staff/{session.name}")


def _is_dealers(session: Session) -> bool:
    return session.at is not None and session.at.startswith(DEALER_TERMINAL)


def _read_use(stored: bytes | None, session: Session) -> Use:
    return Use(session.created) if stored is None else msgspec.json.decode(stored, type=Use)


def _actor(digest: str, session: Session, staff: Staff) -> StaffActor:
    return StaffActor(session.name, frozenset(staff.posts), digest, session.at)
