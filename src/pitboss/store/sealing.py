"""Sealing the secrets of a database: new ones, and those that an earlier release stored unsealed."""

import secrets
from collections.abc import Iterable
from typing import NamedTuple

from pitboss.kernel.rejection import Rejection
from pitboss.store.house_key import (
    OTHER_KEY,
    SECRET_KINDS,
    SECRET_NAME,
    WITHOUT,
    HouseKey,
    KeySource,
    is_sealed,
    vault_name,
)
from pitboss.store.log import VaultRow

NOW_SEALED = (
    "The key of ticket numbers and %d secrets of the vault lay in clear in this database: they are sealed "
    "with the house key now. Backups and copies of before still have them in clear."
)
"""The log message of the upgrade."""


class Prepared(NamedTuple):
    """A database that is ready for use."""

    secret: bytes
    """The key for ticket numbers as stored."""
    house_key: HouseKey | None


class Unsealed(NamedTuple):
    """A database whose secrets are not sealed yet, with the key for it."""

    house_key: HouseKey


def find_key(source: KeySource, stored: bytes | None) -> Prepared | Unsealed | Rejection:
    """The house key, if it opens the secret of a database. A new database may create one."""
    if source.named == WITHOUT and stored is not None:
        return Prepared(stored, None)
    sealed = stored is not None and is_sealed(stored)
    key = source.find(draw=not sealed)
    if isinstance(key, Rejection):
        return key
    if stored is None or not sealed:
        return Unsealed(key)
    return OTHER_KEY if key.unseal(SECRET_NAME, stored) is None else Prepared(stored, key)


def new_secret(key: HouseKey) -> bytes:
    """A new sealed key for ticket numbers."""
    return key.seal(SECRET_NAME, secrets.token_bytes(32))


def seal_secret(key: HouseKey, stored: bytes) -> bytes:
    """Seals the key for ticket numbers, unless it is sealed already."""
    return stored if is_sealed(stored) else key.seal(SECRET_NAME, stored)


def seal_vault(key: HouseKey, rows: Iterable[VaultRow]) -> list[VaultRow]:
    """Seals the unsealed secrets of a vault."""
    return [
        VaultRow(kind, name, key.seal(vault_name(kind, name), value))
        for kind, name, value in rows
        if kind in SECRET_KINDS and not is_sealed(value)
    ]


def settled(unsealed: Unsealed, stored: bytes | None) -> Prepared | Rejection:
    """The database after its secrets were sealed, by this process or by a faster one."""
    if stored is None or unsealed.house_key.unseal(SECRET_NAME, stored) is None:
        return OTHER_KEY
    return Prepared(stored, unsealed.house_key)
