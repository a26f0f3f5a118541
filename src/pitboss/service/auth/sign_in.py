"""How people get in: sessions, the second person, and the first administrator."""

import asyncio
import logging
import secrets
from typing import NamedTuple

import msgspec
from argon2 import PasswordHasher

from pitboss.floor.people.dual_control import INSPECTORS_APART
from pitboss.floor.people.second_person import FLOOR
from pitboss.floor.people.staff import How, Post, Staff
from pitboss.floor.people.staff_commands import (
    MUST_CHANGE,
    SUSPENDED,
    AddStaff,
    NoteRefusal,
    NoteSignIn,
    NoteSignOut,
    RestoreStaff,
)
from pitboss.kernel.decision import Command, is_line
from pitboss.kernel.instant import HOUR, MINUTE, Instant
from pitboss.kernel.rejection import Rejection
from pitboss.service.api.bodies import SessionLine, SignedIn
from pitboss.service.auth.actors import Actor, StaffActor
from pitboss.service.auth.keys import PREFIX, Keys, hashed
from pitboss.service.auth.passwords import BAD_PASSWORD, CONSOLE, SETUP, Passwords, note_down
from pitboss.service.auth.permits import DEALER_TERMINAL
from pitboss.service.floor_engine import FloorEngine
from pitboss.store.port import StoreError

LONGEST = 12 * HOUR
"""After which a session ends, however busy it was."""
LEFT = 15 * MINUTE
"""After which a session at a dealer terminal is over: nobody comes back, and others wait for the game."""
LOOK = 60.0
"""Seconds from one look for such sessions to the next."""
FRESH = 1_000
"""Milliseconds for which a session that was looked up is taken to stand, whatever other servers do."""
TOUCH = 15_000
"""Milliseconds after which the use of a session is written down anew."""
KNOWN = 10_000
"""Sessions that are remembered."""

NOT_IN = Rejection("not-signed-in", "You are not signed in, or no longer: sign in again.")
NO_KEY = Rejection(
    "unknown-key", "The key of this terminal is not known here: open the page with the address of its key."
)
SESSION_LOCKED = Rejection("session-locked", "The terminal was left alone: give your password to go on.")
NO_SESSION = Rejection("unknown-session", "There is no such session, or it is over.")
NO_PLACE = Rejection("bad-name", "A terminal has a name.")
NO_DEALER = Rejection("not-permitted", "A dealer terminal is for the staff of the gaming floor.")
SAME_PERSON = Rejection("second-person-needed", "Another member of staff must approve it.")
UNSIGNED = {
    "sign-in-refused": "the name or the password is wrong",
    "sign-in-delayed": "too many wrong passwords were tried here; wait a minute",
    "sign-in-busy": "too many passwords are being looked at; try again in a moment",
    "staff-suspended": "they are suspended",
    "password-change-needed": "they must first sign in and choose a password of their own",
}
"""Why a second person cannot sign. Under codes of its own, for whoever asks is still signed in."""

log = logging.getLogger(__name__)


class Session(msgspec.Struct, frozen=True):
    """That somebody is signed in. The vault keeps it under the hash of its token, and it never changes."""

    name: str
    at: str | None
    created: Instant


class Use(msgspec.Struct, frozen=True):
    """When a session was last used, kept beside it: to write this down never brings an ended session back."""

    seen: Instant
    locked: bool = False


class _Known(NamedTuple):
    """A session as it was when it was looked up."""

    session: Session
    use: Use
    read: Instant
    written: Instant
    """Which use the vault knows of."""


class Authenticator:
    """Lets people in. All servers of a floor share its vault and its log, and so agree on who is in."""

    def __init__(self, floor: FloorEngine, hasher: PasswordHasher | None = None) -> None:
        """For a floor that is running."""
        self._floor = floor
        self.passwords, self.keys = Passwords(floor, hasher or PasswordHasher()), Keys(floor)
        self._known: dict[str, _Known] = {}

    async def sign_in(
        self, name: str, password: str, at: str | None = None, place: str = ""
    ) -> SignedIn | Rejection:
        """Lets somebody in, at a terminal or from anywhere else. Whoever was at a dealer terminal is out.

        `place` is the address that they come from.
        """
        if at is not None and not is_line(at):
            # Before the password is looked at: a failure that the log cannot keep would not count.
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
                await self._end(other, before, "relieved")
            elif now - before.created >= LONGEST:
                await self._end(other, before, "expired")
        refused = await note_down(self._floor, NoteSignIn(name, at), f"staff/{name}")
        staff = self._floor.state(f"staff/{name}")
        if refused is not None or not isinstance(staff, Staff):
            await self._floor.secret_put("session", digest, None)
            return refused or NOT_IN
        return SignedIn(token, _actor(digest, session, staff), staff.must_change)

    async def find(self, token: str, *, active: bool = True) -> Actor | Rejection:
        """Whose token or key it is, if they may act now. Who only watches is not active."""
        digest = hashed(token)
        if token.startswith(PREFIX):
            return await self.keys.find(digest) or NO_KEY
        found = await self._look_up(digest)
        if isinstance(found, Rejection):
            return found
        known, staff = found
        if self._is_locked(known.session, known.use):
            return SESSION_LOCKED
        if staff.must_change:
            return MUST_CHANGE
        if active:
            await self._touch(digest, known)
        return _actor(digest, known.session, staff)

    async def lock(self, token: str) -> str | Rejection:
        """Locks a session until its owner gives the password again; whose it is."""
        digest = hashed(token)
        found = await self._look_up(digest)
        if isinstance(found, Rejection):
            return found
        known, _ = found
        await self._write_use(digest, known, Use(known.use.seen, locked=True))
        return known.session.name

    async def unlock(self, token: str, password: str, place: str = "") -> StaffActor | Rejection:
        """Goes on with a session that was locked, or was left alone too long."""
        digest = hashed(token)
        found = await self._look_up(digest)
        if isinstance(found, Rejection):
            return found
        known, staff = found
        session = known.session
        note = NoteSignIn(session.name, session.at, How.UNLOCK)
        refused = await self.passwords.prove(password, note, place)
        if refused is not None:
            return refused
        await self._write_use(digest, known, Use(self._floor.clock()))
        return _actor(digest, session, staff)

    async def sign_out(self, token: str) -> Rejection | None:
        """Ends a session by its token."""
        found = await self._look_up(hashed(token))
        if isinstance(found, Rejection):
            return found
        await self._end(hashed(token), found[0].session, "signed out")
        return None

    async def second_person(self, first: StaffActor, name: str, password: str) -> StaffActor | Rejection:
        """Somebody else who stands behind one command."""
        if name == first.name:
            return SAME_PERSON
        note = NoteSignIn(name, first.at, How.SECOND_PERSON)
        # Counted where they are signed in: no name that is tried there holds up anybody else.
        refused = await self.passwords.prove(password, note, first.by, first.by)
        if refused is not None and refused.code in UNSIGNED:
            message = f"The second person cannot sign: {UNSIGNED[refused.code]}."
            return Rejection("second-person-refused", message)
        staff = self._floor.state(f"staff/{name}")
        if refused is not None or not isinstance(staff, Staff):
            return refused or NOT_IN
        return StaffActor(name, frozenset(staff.posts), session="", at=first.at)

    async def change_password(self, token: str, old: str, new: str, place: str = "") -> Rejection | None:
        """Somebody chooses a password of their own. All their other sessions end."""
        digest = hashed(token)
        found = await self._look_up(digest)
        if isinstance(found, Rejection):
            return found
        session = found[0].session
        refused = await self.passwords.check(session.name, old, session.at, place)
        if refused is not None:
            return refused
        if new == old:
            return BAD_PASSWORD
        return await self.set_password(session.name, new, by=session.name, but=digest)

    async def set_password(self, name: str, password: str, by: str, but: str = "") -> Rejection | None:
        """Gives somebody a password that is good until they change it, and ends their sessions but one."""
        refused = await self.passwords.set(name, password, by)
        if refused is None:
            await self._end_all(name, but)
        return refused

    async def show_password(self, name: str) -> str:
        """A password for one time that the log has already; all sessions end. It is shown only here."""
        given = await self.passwords.make(name)
        await self._end_all(name)
        return given

    async def add(self, name: str, posts: tuple[Post, ...]) -> str | Rejection:
        """Somebody begins to work here by the word of whoever runs the machine: their one-time password."""
        refused = await note_down(self._floor, AddStaff(name, posts, CONSOLE), CONSOLE)
        return refused or await self.show_password(name)

    async def reset_password(self, name: str) -> str | Rejection:
        """A password for one time from whoever runs the machine, where no administrator can give one.

        Who is suspended is let in again only by a word of its own.
        """
        staff = self._floor.state(f"staff/{name}")
        if isinstance(staff, Staff) and staff.suspended:
            message = f"{name} is suspended: restore them first, with `pitboss staff restore {name}`."
            return Rejection(SUSPENDED.code, message)
        return await self._give(name, CONSOLE)

    async def restore(self, name: str) -> Rejection | None:
        """Lets somebody in again by the word of whoever runs the machine."""
        return await note_down(self._floor, RestoreStaff(name, CONSOLE), CONSOLE)

    async def first_start(self, name: str = "admin") -> str | None:
        """The one-time password of the first administrator, on a floor where nobody can get in yet."""
        if await self._floor.secret_all("password"):
            return None
        await note_down(self._floor, AddStaff(name, (Post.ADMINISTRATOR,), by=SETUP), SETUP)
        given = await self._give(name, SETUP)
        return given if isinstance(given, str) else None

    async def _give(self, name: str, by: str) -> str | Rejection:
        given = await self.passwords.give(name, by)
        if isinstance(given, str):
            await self._end_all(name)
        return given

    async def sessions(self) -> list[SessionLine]:
        """All who are signed in, the longest first."""
        used = await self._floor.secret_all("session-use")
        found = []
        for digest, session in (await self._sessions()).items():
            use = _read_use(used.get(digest), session)
            locked = self._is_locked(session, use)
            found.append(SessionLine(digest, session.name, session.at, session.created, use.seen, locked))
        return sorted(found, key=lambda each: each.created)

    async def end_session(self, session: str, actor: StaffActor) -> Rejection | None:
        """An administrator ends a session, by the name under which it is listed; an Inspector's never."""
        found = (await self._sessions()).get(session)
        if found is None:
            return NO_SESSION
        staff = self._floor.state(f"staff/{found.name}")
        if isinstance(staff, Staff) and Post.INSPECTOR in staff.posts:
            return INSPECTORS_APART
        await self._end(session, found, "ended by an administrator", actor.by)
        return None

    async def clear_up(self) -> None:
        """Ends the sessions that nobody uses any more."""
        now = self._floor.clock()
        for each in await self.sessions():
            session = Session(each.name, each.at, each.created)
            if now - each.created >= LONGEST:
                await self._end(each.session, session, "expired")
            elif _is_dealers(session) and now - each.seen >= LEFT:
                await self._end(each.session, session, "left alone")

    async def watch(self) -> None:
        """Clears up now and then, until it is cancelled."""
        while True:
            try:
                await self.clear_up()
            except StoreError as problem:
                log.warning("%s", problem)
            await asyncio.sleep(LOOK)

    async def note_refusal(self, actor: StaffActor, command: Command, refused: Rejection) -> None:
        """Puts on record that somebody asked for what is not theirs to do."""
        tag = str(type(command).__struct_config__.tag)
        await note_down(self._floor, NoteRefusal(actor.name, tag, refused.code), actor.by)

    def _works_on_floor(self, name: str) -> bool:
        staff = self._floor.state(f"staff/{name}")
        return isinstance(staff, Staff) and not FLOOR.isdisjoint(staff.posts)

    async def _sessions(self) -> dict[str, Session]:
        kept = await self._floor.secret_all("session")
        return {digest: msgspec.json.decode(value, type=Session) for digest, value in kept.items()}

    async def _look_up(self, digest: str) -> tuple[_Known, Staff] | Rejection:
        """The session of a token, if it has not ended, and whose it is."""
        now, known = self._floor.clock(), self._known.get(digest)
        if known is None or not 0 <= now - known.read < FRESH:
            known = await self._read(digest, known)
            if known is None:
                return NOT_IN
        staff = self._floor.state(f"staff/{known.session.name}")
        if not isinstance(staff, Staff):
            # Another server took them on a moment ago.
            return NOT_IN
        if now - known.session.created >= LONGEST:
            await self._end(digest, known.session, "expired")
            return NOT_IN
        if staff.suspended:
            await self._end(digest, known.session, "suspended")
            return SUSPENDED
        return known, staff

    async def _read(self, digest: str, before: _Known | None) -> _Known | None:
        """A session as the vault has it now. What this server saw of its use may not be written down yet."""
        self._known.pop(digest, None)
        kept = await self._floor.secret_get("session", digest)
        if kept is None:
            return None
        session = msgspec.json.decode(kept, type=Session)
        use = _read_use(await self._floor.secret_get("session-use", digest), session)
        latest = use
        if before is not None and before.use.seen > use.seen and not use.locked:
            latest = before.use
        if len(self._known) >= KNOWN:
            self._known.clear()
        self._known[digest] = _Known(session, latest, self._floor.clock(), use.seen)
        return self._known[digest]

    def _is_locked(self, session: Session, use: Use) -> bool:
        config = self._floor.config
        minutes = config.dealer_idle_minutes if _is_dealers(session) else config.idle_minutes
        return use.locked or self._floor.clock() - use.seen >= minutes * MINUTE

    async def _touch(self, digest: str, known: _Known) -> None:
        use = Use(self._floor.clock())
        if use.seen - known.written >= TOUCH:
            await self._write_use(digest, known, use)
        else:
            self._known[digest] = known._replace(use=use)

    async def _write_use(self, digest: str, known: _Known, use: Use) -> None:
        self._known[digest] = known._replace(use=use, written=use.seen)
        await self._floor.secret_put("session-use", digest, msgspec.json.encode(use))

    async def _end_all(self, name: str, but: str = "") -> None:
        for digest, session in (await self._sessions()).items():
            if session.name == name and digest != but:
                await self._end(digest, session, "new password")

    async def _end(self, digest: str, session: Session, why: str, by: str | None = None) -> None:
        self._known.pop(digest, None)
        await self._floor.secret_put("session", digest, None)
        await self._floor.secret_put("session-use", digest, None)
        note = NoteSignOut(session.name, why, session.at)
        await note_down(self._floor, note, by or f"staff/{session.name}")


def _is_dealers(session: Session) -> bool:
    return session.at is not None and session.at.startswith(DEALER_TERMINAL)


def _read_use(kept: bytes | None, session: Session) -> Use:
    return Use(session.created) if kept is None else msgspec.json.decode(kept, type=Use)


def _actor(digest: str, session: Session, staff: Staff) -> StaffActor:
    return StaffActor(session.name, frozenset(staff.posts), digest, session.at)
