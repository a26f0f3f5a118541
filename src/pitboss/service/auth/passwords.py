"""Passwords: the vault keeps their hashes, and the log every wrong one that was held against a name."""

import asyncio
import math
import secrets
import unicodedata
from typing import NamedTuple
from weakref import WeakValueDictionary

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from pitboss.floor.devices.alarms import AlarmKind
from pitboss.floor.people.staff import CONSOLE, MACHINE, SETUP, Staff
from pitboss.floor.people.staff_commands import SUSPENDED, NotePassword, NoteSignIn, NoteSignInFailure
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection
from pitboss.service.auth.attempts import Attempts
from pitboss.service.auth.common_passwords import is_common
from pitboss.service.auth.hashing import BusyError, Turns
from pitboss.service.auth.shared_counts import SharedCounts
from pitboss.service.floor_engine import FloorEngine

__all__ = ["CONSOLE", "SETUP", "Passwords", "note_down", "one_time_password"]

READABLE = "23456789abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ"
"""What cannot be taken for each other on paper or by word of mouth."""
ONE_TIME_LENGTH = 12
LENGTHS = range(10, 129)
"""How many characters a password has."""
SHORTEST_NAME = 3
"""Of shorter names the letters stand in too many words."""
KNOWN_AT = 16
"""Places that are remembered of everybody who signed in there rightly."""
ELSEWHERE_S = 1.0
"""Seconds to wait if other servers were asked so often for the same name from the same place."""

WRONG = Rejection("sign-in-refused", "The name or the password is wrong.")
BUSY = Rejection("sign-in-busy", "Too many passwords are being looked at: try again in a moment.")
BAD_PASSWORD = Rejection("bad-password", "A password has 10 to 128 characters, and is not the one before.")
COMMON_PASSWORD = Rejection(
    "common-password",
    "This is one of the passwords that are guessed first: take words that do not go together.",
)
NAMED_PASSWORD = Rejection("named-password", "A password does not contain your own name.")


class Source(NamedTuple):
    """Where a password was typed, as it is counted: an address, or somebody who is signed in."""

    place: str
    known: bool
    """Whether its owner showed it there before."""


def one_time_password() -> str:
    """A password that somebody reads from a screen or a slip once."""
    return "".join(secrets.choice(READABLE) for _ in range(ONE_TIME_LENGTH))


class Passwords:
    """The passwords of one floor."""

    def __init__(self, floor: FloorEngine, hasher: PasswordHasher) -> None:
        """For a floor that is running."""
        self._floor, self._hasher = floor, hasher
        self._nobody = hasher.hash(secrets.token_urlsafe())
        """Against which passwords of unknown names are held, so that they take as long."""
        self._attempts, self._hashing = Attempts(SharedCounts(floor.store)), Turns()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def prove(
        self, password: str, note: NoteSignIn, place: str, by: str | None = None
    ) -> Rejection | None:
        """Whether the password is right, and the log agrees that its owner may come in."""
        refused = await self.check(note.name, password, note.place, place, by)
        return refused if refused is not None else await note_down(self._floor, note, f"staff/{note.name}")

    async def check(
        self, name: str, password: str, terminal: str | None, place: str, by: str | None = None
    ) -> Rejection | None:
        """Holds a password against the one that is kept, and counts it if it is wrong.

        `by` is who had it typed, where that is known. There is one guess at a time for a name from one place,
        so that none is made before the one before was counted; and none at another server that is not.
        """
        async with self._turns.setdefault(f"{name} {place}", asyncio.Lock()):
            staff, source = self._floor.state(f"staff/{name}"), await self.source(name, place)
            attempt = await self._attempts.look(name, place, known=source.known)
            if attempt.wait_s > 0:
                return _delayed(attempt.wait_s)
            kept = await self._floor.secret_get("password", name) if isinstance(staff, Staff) else None
            # Whoever is known at a place does not wait behind strangers who share it.
            turn = f"{name} {place}" if source.known else place
            try:
                async with self._hashing.of(turn, known=source.known):
                    begun = await self._attempts.begin(attempt)
                    if begun is None:
                        return _delayed(ELSEWHERE_S)
                    held = self._nobody if kept is None else kept.decode()
                    right = await asyncio.to_thread(self._verify, held, password)
            except BusyError:
                return BUSY
            if right and kept is not None and isinstance(staff, Staff):
                await self._attempts.passed(begun)
                await self._remember(name, source)
                return SUSPENDED if staff.suspended else None
            if await self._attempts.failed(begun):
                # Who types a password where the name belongs must not find it in the log.
                subject = name if isinstance(staff, Staff) else place
                self._floor.alarms.raise_(AlarmKind.PASSWORDS_GUESSED, subject or "?", address=place)
            if isinstance(staff, Staff):
                failed = NoteSignInFailure(name, terminal, place or None)
                return await note_down(self._floor, failed, by or f"staff/{name}") or WRONG
            return WRONG

    async def source(self, name: str, place: str) -> Source:
        """A place as a source of passwords for a name."""
        return Source(place, place in await self._known_at(name))

    async def set(self, name: str, password: str, by: str) -> Rejection | None:
        """Gives somebody a password that is good until they change it."""
        if not isinstance(self._floor.state(f"staff/{name}"), Staff):
            return Rejection("unknown-staff", f"Nobody here is called {name!r:.60}.")
        refused = check_choice(name, password)
        if refused is not None:
            return refused
        # If the log never hears of it, somebody has to choose a password once more, and no harm is done.
        await self.keep(name, password)
        return await note_down(self._floor, NotePassword(name, by, once=False), _author(by))

    async def give(self, name: str, by: str) -> str | Rejection:
        """A password for one time from whoever runs the machine. It is shown only here."""
        refused = await note_down(self._floor, NotePassword(name, by, once=True), _author(by))
        return refused or await self.make(name)

    async def make(self, name: str) -> str:
        """A password that opens the way to one of their own, and nothing else; the log has it already."""
        password = one_time_password()
        await self.keep(name, password)
        return password

    async def keep(self, name: str, password: str) -> None:
        """Has the vault keep a password from now on."""
        async with self._hashing.of(f"keep/{name}", known=True):
            kept = await asyncio.to_thread(self._hasher.hash, _typed(password))
        await self._floor.secret_put("password", name, kept.encode())

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, _typed(password))
        except (VerificationError, InvalidHashError):
            return False

    async def _known_at(self, name: str) -> list[str]:
        kept = await self._floor.secret_get("known-at", name)
        return [] if kept is None else msgspec.json.decode(kept, type=list[str])

    async def _remember(self, name: str, source: Source) -> None:
        if not source.known:
            places = [source.place, *await self._known_at(name)][:KNOWN_AT]
            await self._floor.secret_put("known-at", name, msgspec.json.encode(places))


def check_choice(name: str, password: str) -> Rejection | None:
    """Why somebody may not have a password that they chose.

    >>> check_choice("dee", "password2026").code, check_choice("dee", "dee is the best").code
    ('common-password', 'named-password')
    >>> check_choice("dee", "brisk tundra ladle")
    """
    typed = _typed(password)
    if len(typed) not in LENGTHS:
        return BAD_PASSWORD
    if len(name) >= SHORTEST_NAME and name in typed.lower():
        return NAMED_PASSWORD
    return COMMON_PASSWORD if is_common(typed) else None


async def note_down(floor: FloorEngine, command: Command, by: str) -> Rejection | None:
    """Has the log keep what happened at the gate, or says why it did not."""
    done = await floor.do(f"gate-{secrets.token_hex(12)}", command, by)
    return done if isinstance(done, Rejection) else None


def _delayed(wait: float) -> Rejection:
    seconds = math.ceil(wait)
    return Rejection("sign-in-delayed", f"Too many wrong passwords: try again in {seconds} seconds.")


def _author(by: str) -> str:
    """How the log names whoever set a password: a member of staff, or the machine."""
    return by if by in MACHINE else f"staff/{by}"


def _typed(password: str) -> str:
    """A password as it is hashed: the same however a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password)
