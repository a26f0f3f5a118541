"""The house key: a secret from outside the database that seals the secrets in it."""

import hmac
import logging
import os
import re
import secrets
import subprocess
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from pitboss.kernel.reasons import reason
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import ListOf

log = logging.getLogger(__name__)

VARIABLE = "PITBOSS_HOUSE_KEY"
"""The environment variable with the key, if no source is named."""
CREDENTIAL = "house-key"
"""The systemd credential with the key, if the variable is not set either."""
SEALED = b"pitboss sealed 1\n"
"""The first bytes of a sealed secret. Secrets of earlier releases do not have them."""
SECRET_KINDS = ("demo", "seed")
"""The kinds of vault rows that are sealed: all that are not hashes."""
NONCE_BYTES = 12
COMMAND_TIMEOUT_S = 30
_HEX = re.compile(r"[0-9a-fA-F]{64}")


class HouseKey:
    """Seals secrets, and authenticates what a database only seems to have written itself.

    >>> key = HouseKey(bytes(32))
    >>> sealed = key.seal("seed/1", b"the seed")
    >>> key.unseal("seed/1", sealed), key.unseal("seed/2", sealed)
    (b'the seed', None)
    """

    def __init__(self, key: bytes) -> None:
        """Takes 32 bytes. Each use has its own key, derived from them."""
        # The import is slow, and commands that seal nothing need not wait for it.
        from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305  # noqa: PLC0415

        self._cipher = ChaCha20Poly1305(hmac.digest(key, b"pitboss seal 1", "sha256"))
        self._vouching = hmac.digest(key, b"pitboss snapshot 1", "sha256")

    def seal(self, name: str, secret: bytes) -> bytes:
        """A secret that only this key opens, and only under this name."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        return SEALED + nonce + self._cipher.encrypt(nonce, secret, name.encode())

    def unseal(self, name: str, stored: bytes) -> bytes | None:
        """The secret, if this key sealed it under this name."""
        from cryptography.exceptions import InvalidTag  # noqa: PLC0415

        nonce, text = stored[len(SEALED) :][:NONCE_BYTES], stored[len(SEALED) + NONCE_BYTES :]
        try:
            return self._cipher.decrypt(nonce, text, name.encode()) if is_sealed(stored) else None
        except (InvalidTag, ValueError):
            return None

    def vouch(self, text: bytes) -> bytes:
        """An authentication code of 32 bytes for a text."""
        return hmac.digest(self._vouching, text, "sha256")


def is_sealed(stored: bytes) -> bool:
    """Whether a value was sealed, with any key."""
    return stored.startswith(SEALED)


def draw_key() -> str:
    """A new key in the form of a key file."""
    return secrets.token_hex(32)


class KeySource(NamedTuple):
    """The source of a database's house key."""

    named: str | None = None
    """Such as file:/etc/pitboss/house.key. None for the usual places."""
    beside: Path | None = None
    """The file of the database, if it is one."""

    @property
    def place(self) -> str | None:
        """The place as a word and a name. None if there is none."""
        if self.named:
            return self.named
        if VARIABLE in os.environ:
            return f"env:{VARIABLE}"
        if _credential(CREDENTIAL) is not None:
            return f"credential:{CREDENTIAL}"
        return None if self.beside is None else f"file:{self.beside}.house-key"

    @property
    def file(self) -> Path | None:
        """The file with the key, if it is in a file."""
        kind, _, where = (self.place or "").partition(":")
        return Path(where) if kind == "file" else None

    def find(self, *, draw: bool = False) -> HouseKey | Rejection:
        """The key, or what to do about it. With `draw` a new one is created, only in the usual file."""
        if self.place is None:
            return UNNAMED
        kind, _, where = self.place.partition(":")
        if kind not in READERS:
            kinds = ListOf(tuple(f"{each}:…" for each in READERS))
            return Rejection(
                "bad-house-key", {"case": "place", "place": f"{self.place!r:.60}", "kinds": kinds}
            )
        try:
            if draw and not self.named and self.file is not None:
                _draw_into(self.file)
            text = READERS[kind](where).strip()
        except FileNotFoundError:
            return Rejection("house-key-missing", {"case": "gone", "place": self.place})
        except OSError as problem:
            return Rejection(
                "house-key-missing",
                {"case": "unread", "place": self.place, "problem": reason(problem)},
            )
        except (UnicodeDecodeError, subprocess.SubprocessError):
            text = ""
        if _HEX.fullmatch(text) is None:
            return Rejection("bad-house-key", {"case": "digits", "place": self.place})
        return HouseKey(bytes.fromhex(text))


def _credential(name: str) -> Path | None:
    """The file of a systemd credential, if this process has it."""
    folder = os.environ.get("CREDENTIALS_DIRECTORY")
    file = None if folder is None else Path(folder, name)
    return file if file is not None and file.is_file() else None


def _read_environment(name: str) -> str:
    if name not in os.environ:
        raise FileNotFoundError(name)
    return os.environ[name]


def _read_credential(name: str) -> str:
    file = _credential(name)
    if file is None:
        raise FileNotFoundError(name)
    return file.read_text(encoding="ascii")


def _run(command: str) -> str:
    """The output of a command, such as that of a key management service."""
    done = subprocess.run(command, shell=True, check=True, capture_output=True, timeout=COMMAND_TIMEOUT_S)
    return done.stdout.decode("ascii")


READERS: dict[str, Callable[[str], str]] = {
    "file": lambda path: Path(path).read_text(encoding="ascii"),
    "env": _read_environment,
    "credential": _read_credential,
    "command": _run,
}
"""The sources of a key, by the word before the colon."""


def write_key(path: Path, text: str) -> bool:
    """Writes a key that only its owner can read, completely or not at all. False if there is one already."""
    partial = path.with_name(f".{path.name}.{os.getpid()}")
    with open(partial, "x", encoding="ascii", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
        try:
            file.write(f"{text}\n")
            file.flush()
            os.fsync(file.fileno())
            # A link never replaces a key that another process created meanwhile. That one is used.
            with suppress(FileExistsError):
                os.link(partial, path)
                return True
        finally:
            partial.unlink()
    return False


def _draw_into(path: Path) -> None:
    if not path.exists() and write_key(path, draw_key()):
        log.warning("A house key was drawn into %s: keep a copy of it apart from every backup.", path)


UNNAMED = Rejection("house-key-needed", {"case": "unnamed", "variable": VARIABLE, "credential": CREDENTIAL})
OTHER_KEY = Rejection("other-house-key")
NO_KEY = Rejection("house-key-needed", {"case": "without"})
"""The same rejection for every store."""
USUAL = ""
"""The source name for a key in the usual places."""
WITHOUT = "none"
"""The source name for no key: the store can only be read."""
SECRET_NAME = "settings/secret"
"""The name under which the key for ticket numbers is sealed."""


def vault_name(kind: str, name: str) -> str:
    """The name under which a secret of the vault is sealed.

    >>> vault_name("seed", "ab12")
    'vault/seed/ab12'
    """
    return f"vault/{kind}/{name}"
