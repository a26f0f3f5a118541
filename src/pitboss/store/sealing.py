"""How a database comes by its sealed secrets: drawn, or sealed where they lay in clear."""

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
"""What the upgrade of an earlier release's database says."""


class Prepared(NamedTuple):
    """A database that can be worked on."""

    secret: bytes
    """The key of ticket numbers as it is kept."""
    house_key: HouseKey | None


class Unsealed(NamedTuple):
    """A database whose secrets are yet to be sealed with a key."""

    house_key: HouseKey


def find_key(source: KeySource, kept: bytes | None) -> Prepared | Unsealed | Rejection:
    """The house key, if it fits the secret that a database keeps. A new database may draw one."""
    if source.named == WITHOUT and kept is not None:
        return Prepared(kept, None)
    sealed = kept is not None and is_sealed(kept)
    key = source.find(draw=not sealed)
    if isinstance(key, Rejection):
        return key
    if kept is None or not sealed:
        return Unsealed(key)
    return OTHER_KEY if key.unseal(SECRET_NAME, kept) is None else Prepared(kept, key)


def new_secret(key: HouseKey) -> bytes:
    """A key of ticket numbers, drawn and sealed."""
    return key.seal(SECRET_NAME, secrets.token_bytes(32))


def seal_secret(key: HouseKey, kept: bytes) -> bytes:
    """The key of ticket numbers as it is to be kept."""
    return kept if is_sealed(kept) else key.seal(SECRET_NAME, kept)


def seal_vault(key: HouseKey, rows: Iterable[VaultRow]) -> list[VaultRow]:
    """The secrets of a vault that are not sealed yet, sealed."""
    return [
        VaultRow(kind, name, key.seal(vault_name(kind, name), value))
        for kind, name, value in rows
        if kind in SECRET_KINDS and not is_sealed(value)
    ]


def settled(found: Unsealed, kept: bytes | None) -> Prepared | Rejection:
    """A database once its secrets are sealed, by this process or by one that was quicker."""
    if kept is None or found.house_key.unseal(SECRET_NAME, kept) is None:
        return OTHER_KEY
    return Prepared(kept, found.house_key)
