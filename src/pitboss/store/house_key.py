"""The house key: a secret from outside the database, under which the database keeps its own secrets."""

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

from pitboss.kernel.rejection import Rejection

log = logging.getLogger(__name__)

VARIABLE = "PITBOSS_HOUSE_KEY"
"""The environment variable that holds the key, where none is named."""
CREDENTIAL = "house-key"
"""The systemd credential that holds it, where neither is there."""
SEALED = b"pitboss sealed 1\n"
"""How a sealed secret begins. What was kept by an earlier release does not."""
SECRET_KINDS = ("demo", "seed")
"""What of the vault is sealed: all that is not a hash."""
NONCE_BYTES = 12
COMMAND_TIMEOUT_S = 30
_HEX = re.compile(r"[0-9a-fA-F]{64}")

HOW = "A house key is 64 hexadecimal digits, as `openssl rand -hex 32` prints them."


class HouseKey:
    """Seals secrets, and vouches for what only looks like the database's own.

    >>> key = HouseKey(bytes(32))
    >>> sealed = key.seal("seed/1", b"the seed")
    >>> key.unseal("seed/1", sealed), key.unseal("seed/2", sealed)
    (b'the seed', None)
    """

    def __init__(self, key: bytes) -> None:
        """From its 32 bytes. Each use has a key of its own, derived from them."""
        # It takes a moment, and commands that seal nothing need not wait for it.
        from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305  # noqa: PLC0415

        self._cipher = ChaCha20Poly1305(hmac.digest(key, b"pitboss seal 1", "sha256"))
        self._vouching = hmac.digest(key, b"pitboss snapshot 1", "sha256")

    def seal(self, name: str, secret: bytes) -> bytes:
        """A secret that only this key opens, and only under this name."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        return SEALED + nonce + self._cipher.encrypt(nonce, secret, name.encode())

    def unseal(self, name: str, kept: bytes) -> bytes | None:
        """The secret, if this key sealed it under this name."""
        from cryptography.exceptions import InvalidTag  # noqa: PLC0415

        nonce, text = kept[len(SEALED) :][:NONCE_BYTES], kept[len(SEALED) + NONCE_BYTES :]
        try:
            return self._cipher.decrypt(nonce, text, name.encode()) if is_sealed(kept) else None
        except (InvalidTag, ValueError):
            return None

    def vouch(self, text: bytes) -> bytes:
        """32 bytes that nobody can make for a text without the key."""
        return hmac.digest(self._vouching, text, "sha256")


def is_sealed(kept: bytes) -> bool:
    """Whether something was sealed, by whatever key."""
    return kept.startswith(SEALED)


def draw_key() -> str:
    """A new key as a file holds it."""
    return secrets.token_hex(32)


class KeySource(NamedTuple):
    """Where the house key of a database comes from."""

    named: str | None = None
    """Such as file:/etc/pitboss/house.key; none for the usual places."""
    beside: Path | None = None
    """The file of the database, if it is one."""

    @property
    def place(self) -> str | None:
        """The place in a word and a name; none where nobody knows one."""
        if self.named:
            return self.named
        if VARIABLE in os.environ:
            return f"env:{VARIABLE}"
        if _credential(CREDENTIAL) is not None:
            return f"credential:{CREDENTIAL}"
        return None if self.beside is None else f"file:{self.beside}.house-key"

    @property
    def file(self) -> Path | None:
        """The file that holds the key, if one does."""
        kind, _, where = (self.place or "").partition(":")
        return Path(where) if kind == "file" else None

    def find(self, *, draw: bool = False) -> HouseKey | Rejection:
        """The key, or what to do about it. It is drawn only into the usual file, and only where asked."""
        if self.place is None:
            return UNNAMED
        kind, _, where = self.place.partition(":")
        if kind not in READERS:
            kinds = ", ".join(f"{each}:…" for each in READERS)
            return Rejection("bad-house-key", f"{self.place!r:.60} names no house key: write one of {kinds}.")
        try:
            if draw and not self.named and self.file is not None:
                _draw_into(self.file)
            text = READERS[kind](where).strip()
        except FileNotFoundError:
            return Rejection("house-key-missing", f"The house key is not at {self.place}: bring it there.")
        except OSError as problem:
            message = f"The house key {self.place} cannot be read or written: {problem.strerror}."
            return Rejection("house-key-missing", message)
        except (UnicodeDecodeError, subprocess.SubprocessError):
            text = ""
        if _HEX.fullmatch(text) is None:
            return Rejection("bad-house-key", f"What {self.place} gives is no house key. {HOW}")
        return HouseKey(bytes.fromhex(text))


def _credential(name: str) -> Path | None:
    """The file of a systemd credential, if this process was given it."""
    folder = os.environ.get("CREDENTIALS_DIRECTORY")
    found = None if folder is None else Path(folder, name)
    return found if found is not None and found.is_file() else None


def _read_environment(name: str) -> str:
    if name not in os.environ:
        raise FileNotFoundError(name)
    return os.environ[name]


def _read_credential(name: str) -> str:
    found = _credential(name)
    if found is None:
        raise FileNotFoundError(name)
    return found.read_text(encoding="ascii")


def _run(command: str) -> str:
    """What a command prints, such as that of a key management service."""
    told = subprocess.run(command, shell=True, check=True, capture_output=True, timeout=COMMAND_TIMEOUT_S)
    return told.stdout.decode("ascii")


READERS: dict[str, Callable[[str], str]] = {
    "file": lambda path: Path(path).read_text(encoding="ascii"),
    "env": _read_environment,
    "credential": _read_credential,
    "command": _run,
}
"""Where a key can come from, by the word before the colon."""


def write_key(path: Path, text: str) -> bool:
    """Writes a key for its owner's eyes only, whole or not at all. False where there is one already."""
    partial = path.with_name(f".{path.name}.{os.getpid()}")
    with open(partial, "x", encoding="ascii", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
        try:
            file.write(f"{text}\n")
            file.flush()
            os.fsync(file.fileno())
            # A link never takes the place of a key that another process drew meanwhile: that one counts.
            with suppress(FileExistsError):
                os.link(partial, path)
                return True
        finally:
            partial.unlink()
    return False


def _draw_into(path: Path) -> None:
    if not path.exists() and write_key(path, draw_key()):
        log.warning("A house key was drawn into %s: keep a copy of it apart from every backup.", path)


UNNAMED = Rejection(
    "house-key-needed",
    f"This database is no file, so its house key must be named: set {VARIABLE}, pass the credential "
    f"{CREDENTIAL}, or give house-key in the configuration or --house-key. {HOW}",
)
OTHER_KEY = Rejection(
    "other-house-key",
    "This database was sealed with another house key than the one that is named: bring the right one.",
)
NO_KEY = Rejection("house-key-needed", "This needs the house key, and the database was opened without it.")
"""What every store says in the same words."""
USUAL = ""
"""Stands for a key that is looked for in the usual places."""
WITHOUT = "none"
"""Stands for no key: for reading only."""
SECRET_NAME = "settings/secret"
"""What the key of ticket numbers is sealed under."""


def vault_name(kind: str, name: str) -> str:
    """What a secret of the vault is sealed under.

    >>> vault_name("seed", "ab12")
    'vault/seed/ab12'
    """
    return f"vault/{kind}/{name}"
