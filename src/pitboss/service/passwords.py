"""Passwords: the vault keeps their hashes, and the log every wrong one."""

import asyncio
import secrets
import unicodedata
from weakref import WeakValueDictionary

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from pitboss.floor.staff import Staff
from pitboss.floor.staff_commands import LOCKED, SUSPENDED, NotePassword, NoteSignIn, NoteSignInFailure
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection
from pitboss.service.floor import Floor

LENGTHS = range(8, 129)
"""How many characters a password has."""
SETUP = "setup"
"""Who acts before anybody works here, and for the configuration."""
CONSOLE = "console"
"""Whoever runs the machine, and needs no account."""
AT_ONCE = 2
"""Passwords that are hashed at a time: each takes a core and 64 MB."""

WRONG = Rejection("sign-in-refused", "The name or the password is wrong.")
BAD_PASSWORD = Rejection(
    "bad-password", "A password has 8 to 128 characters, and is neither your name nor the one before."
)


class Passwords:
    """The passwords of one floor."""

    def __init__(self, floor: Floor, hasher: PasswordHasher) -> None:
        """For a floor that is running."""
        self._floor, self._hasher = floor, hasher
        self._nobody = hasher.hash(secrets.token_urlsafe())
        """Against which passwords of unknown names are held, so that they take as long."""
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._hashing = asyncio.Semaphore(AT_ONCE)

    async def prove(self, password: str, note: NoteSignIn, by: str | None = None) -> Rejection | None:
        """Whether the password is right, and the log agrees that its owner may come in."""
        refused = await self.check(note.name, password, note.place, by)
        return refused if refused is not None else await note_down(self._floor, note, f"staff/{note.name}")

    async def check(
        self, name: str, password: str, place: str | None, by: str | None = None
    ) -> Rejection | None:
        """Holds a password against the one that is kept, and counts it if it is wrong.

        `by` is who had it typed, where that is known: whoever locks somebody out is on record with it.
        There is one guess at a time for each name, so that none is made before the one before was counted.
        """
        async with self._turns.setdefault(name, asyncio.Lock()):
            staff = self._floor.state(f"staff/{name}")
            if not isinstance(staff, Staff):
                await self._verify(self._nobody, password)
                return WRONG
            if staff.locked:
                return LOCKED
            kept = await self._floor.secret_get("password", name)
            right = await self._verify(self._nobody if kept is None else kept.decode(), password)
            if right and kept is not None:
                return SUSPENDED if staff.suspended else None
            failed = NoteSignInFailure(name, place)
            uncounted = await note_down(self._floor, failed, by or f"staff/{name}")
            if uncounted is not None:
                return uncounted
            after = self._floor.state(f"staff/{name}")
            return LOCKED if isinstance(after, Staff) and after.locked else WRONG

    async def set(self, name: str, password: str, by: str) -> Rejection | None:
        """Gives somebody a password that is good until they change it."""
        if not isinstance(self._floor.state(f"staff/{name}"), Staff):
            return Rejection("unknown-staff", f"Nobody here is called {name!r:.60}.")
        if len(password) not in LENGTHS or password == name:
            return BAD_PASSWORD
        # If the log never hears of it, somebody has to choose a password once more, and no harm is done.
        await self._keep(name, password)
        return await note_down(self._floor, NotePassword(name, by, once=False), _author(by))

    async def give(self, name: str, by: str, author: str | None = None) -> str | Rejection:
        """A password that opens the way to one of their own, and nothing else. It is shown only here.

        The log has it from `author`, or else from the member of staff who gave it.
        """
        password = secrets.token_urlsafe(9)
        refused = await note_down(self._floor, NotePassword(name, by, once=True), author or _author(by))
        if refused is not None:
            return refused
        await self._keep(name, password)
        return password

    async def _verify(self, kept: str, password: str) -> bool:
        async with self._hashing:
            try:
                return await asyncio.to_thread(self._hasher.verify, kept, _typed(password))
            except (VerificationError, InvalidHashError):
                return False

    async def _keep(self, name: str, password: str) -> None:
        async with self._hashing:
            kept = await asyncio.to_thread(self._hasher.hash, _typed(password))
        await self._floor.secret_put("password", name, kept.encode())


async def note_down(floor: Floor, command: Command, by: str) -> Rejection | None:
    """Has the log keep what happened at the gate, or says why it did not."""
    done = await floor.do(f"gate-{secrets.token_hex(12)}", command, by)
    return done if isinstance(done, Rejection) else None


def _author(by: str) -> str:
    """How the log names whoever set a password: a member of staff, or the setup of the floor itself."""
    return by if by == SETUP else f"staff/{by}"


def _typed(password: str) -> str:
    """A password as it is hashed: the same however a keyboard composes its letters."""
    return unicodedata.normalize("NFKC", password)
