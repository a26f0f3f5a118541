"""Passwords: the vault has their hashes, and the log has every wrong attempt for a name."""

import asyncio
import math
import secrets
import unicodedata
from base64 import b64encode
from typing import NamedTuple
from weakref import WeakValueDictionary

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from argon2.low_level import ARGON2_VERSION

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
"""Characters that are hard to confuse on paper and in speech."""
ONE_TIME_CHARACTERS = 12
PASSWORD_CHARACTERS = range(10, 129)
"""The allowed lengths of a password."""
SHORTEST_NAME_CHARACTERS = 3
"""Shorter names occur in too many words."""
MOST_KNOWN_PLACES = 16
"""The most places that are remembered for each person."""
ELSEWHERE_S = 1.0
"""The wait if other servers used up the attempts for the same name and place."""

WRONG = Rejection("sign-in-refused")
BUSY = Rejection("sign-in-busy")
BAD_PASSWORD = Rejection("bad-password")
COMMON_PASSWORD = Rejection(
    "common-password",
)
NAMED_PASSWORD = Rejection("named-password")


class AttemptSource(NamedTuple):
    """The source of a password for counting: an address, or a person who has signed in."""

    place: str
    known: bool
    """Whether the owner has signed in there before."""


def one_time_password() -> str:
    """A password that a person reads once from a screen or a slip."""
    return "".join(secrets.choice(READABLE) for _ in range(ONE_TIME_CHARACTERS))


def unmatched_hash(hasher: PasswordHasher) -> str:
    """A hash that no password has, and that takes as long to verify as one of this hasher.

    To hash something would keep every start of a server busy for a while.

    >>> unmatched_hash(PasswordHasher()).rpartition("$")[0].rpartition("$")[0]
    '$argon2id$v=19$m=65536,t=3,p=4'
    """
    cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    salt, digest = (
        b64encode(secrets.token_bytes(size)).rstrip(b"=").decode()
        for size in (hasher.salt_len, hasher.hash_len)
    )
    return f"$argon2id$v={ARGON2_VERSION}${cost}${salt}${digest}"


class Passwords:
    """The passwords of one floor."""

    def __init__(self, floor: FloorEngine, hasher: PasswordHasher) -> None:
        """For a running floor."""
        self._floor, self._hasher = floor, hasher
        self._nobody = unmatched_hash(hasher)
        """Passwords for unknown names are checked against this hash, so that they take as long."""
        self._attempts, self._hashing = Attempts(SharedCounts(floor.store)), Turns()
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def prove(
        self, password: str, note: NoteSignIn, place: str, by: str | None = None
    ) -> Rejection | None:
        """Checks the password, and has the log accept the sign-in."""
        refused = await self.check(note.name, password, note.place, place, by)
        return refused if refused is not None else await note_down(self._floor, note, f"staff/{note.name}")

    async def check(
        self, name: str, password: str, terminal: str | None, place: str, by: str | None = None
    ) -> Rejection | None:
        """Compares a password with the stored hash, and counts it if it is wrong.

        `by` is the signed-in person at whose screen it was typed, if any. Only one attempt at a time runs for
        a name and a place, so that each is counted before the next one, also across servers.
        """
        async with self._turns.setdefault(f"{name} {place}", asyncio.Lock()):
            staff, source = self._floor.state(f"staff/{name}"), await self.source(name, place)
            attempt = await self._attempts.look(name, place, known=source.known)
            if attempt.wait_s > 0:
                return _delayed(attempt.wait_s)
            stored = await self._floor.secret_get("password", name) if isinstance(staff, Staff) else None
            # A known owner does not wait behind strangers at the same place.
            turn = f"{name} {place}" if source.known else place
            try:
                async with self._hashing.of(turn, known=source.known):
                    begun = await self._attempts.begin(attempt)
                    if begun is None:
                        return _delayed(ELSEWHERE_S)
                    held = self._nobody if stored is None else stored.decode()
                    right = await asyncio.to_thread(self._verify, held, password)
            except BusyError:
                return BUSY
            if right and stored is not None and isinstance(staff, Staff):
                await self._attempts.passed(begun)
                await self._remember(name, source)
                return SUSPENDED if staff.suspended else None
            if await self._attempts.failed(begun):
                # A password typed into the name field must not get into the log.
                subject = name if isinstance(staff, Staff) else place
                self._floor.alarms.raise_(AlarmKind.PASSWORDS_GUESSED, subject or "?", address=place)
            if isinstance(staff, Staff):
                failed = NoteSignInFailure(name, terminal, place or None)
                return await note_down(self._floor, failed, by or f"staff/{name}") or WRONG
            return WRONG

    async def source(self, name: str, place: str) -> AttemptSource:
        """A place as a source of passwords for a name."""
        return AttemptSource(place, place in await self._known_at(name))

    async def set(self, name: str, password: str, by: str) -> Rejection | None:
        """Gives a person a password that is valid until they change it."""
        if not isinstance(self._floor.state(f"staff/{name}"), Staff):
            return Rejection("unknown-staff", {"name": f"{name!r:.60}"})
        refused = check_choice(name, password)
        if refused is not None:
            return refused
        # If the log does not get the event, the person must choose a password again. That does no harm.
        await self.keep(name, password)
        return await note_down(self._floor, NotePassword(name, by, once=False), _author(by))

    async def give(self, name: str, by: str) -> str | Rejection:
        """Makes a one-time password on the authority of the machine's operator. It is shown only here."""
        refused = await note_down(self._floor, NotePassword(name, by, once=True), _author(by))
        return refused or await self.make(name)

    async def make(self, name: str) -> str:
        """A one-time password, good only for choosing a new one. The log already has its event."""
        password = one_time_password()
        await self.keep(name, password)
        return password

    async def keep(self, name: str, password: str) -> None:
        """Puts the hash of a password into the vault."""
        async with self._hashing.of(f"keep/{name}", known=True):
            hashed = await asyncio.to_thread(self._hasher.hash, _typed(password))
        await self._floor.secret_put("password", name, hashed.encode())

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, _typed(password))
        except (VerificationError, InvalidHashError):
            return False

    async def _known_at(self, name: str) -> list[str]:
        stored = await self._floor.secret_get("known-at", name)
        return [] if stored is None else msgspec.json.decode(stored, type=list[str])

    async def _remember(self, name: str, source: AttemptSource) -> None:
        if not source.known:
            places = [source.place, *await self._known_at(name)][:MOST_KNOWN_PLACES]
            await self._floor.secret_put("known-at", name, msgspec.json.encode(places))


def check_choice(name: str, password: str) -> Rejection | None:
    """Why a person may not choose this password.

    >>> check_choice("dee", "password2026").code, check_choice("dee", "dee is the best").code
    ('common-password', 'named-password')
    >>> check_choice("dee", "brisk tundra ladle")
    """
    typed = _typed(password)
    if len(typed) not in PASSWORD_CHARACTERS:
        return BAD_PASSWORD
    if len(name) >= SHORTEST_NAME_CHARACTERS and name in typed.lower():
        return NAMED_PASSWORD
    return COMMON_PASSWORD if is_common(typed) else None


async def note_down(floor: FloorEngine, command: Command, by: str) -> Rejection | None:
    """Records an event of authentication in the log, or says why it could not."""
    done = await floor.do(f"auth-{secrets.token_hex(12)}", command, by)
    return done if isinstance(done, Rejection) else None


def _delayed(wait: float) -> Rejection:
    return Rejection("sign-in-delayed", {"seconds": math.ceil(wait)})


def _author(by: str) -> str:
    """The author in the log of a password change: a member of staff, or the machine."""
    return by if by in MACHINE else f"staff/{by}"


def _typed(password: str) -> str:
    """A password as it is hashed: the same however a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password)
