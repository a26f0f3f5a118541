"""Signed heads: the end of the log at a moment, for another party to compare the log with later."""

import os
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Annotated

import msgspec
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from pitboss.kernel.instant import Instant, timestamp
from pitboss.kernel.reasons import reason
from pitboss.kernel.rejection import Rejection
from pitboss.store.log import Head

PRODUCT = "pitboss-head.1"
"""The name of the format. It is signed too, so that no other signature of the key can be used as a head."""


class SignedHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A signed head as in its file: hash, key and signature in hexadecimal digits."""

    product: str
    seq: Annotated[int, msgspec.Meta(ge=0)]
    hash: str
    time: str
    """When it was signed, as `timestamp` writes it."""
    key: str
    """The public key for the check of the signature."""
    signature: str

    @property
    def head(self) -> Head:
        """The end of the log that was signed."""
        return Head(self.seq, bytes.fromhex(self.hash))

    @property
    def at(self) -> Instant:
        """When it was signed."""
        return round(datetime.fromisoformat(self.time).timestamp() * 1_000)

    @property
    def text(self) -> bytes:
        """The signed text: one JSON array in canonical form."""
        return f'["{self.product}",{self.seq},"{self.hash}","{self.time}"]'.encode()


def sign_head(head: Head, at: Instant, key: Ed25519PrivateKey) -> SignedHead:
    """Signs a head.

    >>> key = Ed25519PrivateKey.from_private_bytes(bytes(32))
    >>> signed = sign_head(Head(2, bytes(32)), 0, key)
    >>> signed.text
    b'["pitboss-head.1",2,"000...000","1970-01-01T00:00:00.000Z"]'
    >>> check_head(signed)
    >>> check_head(msgspec.structs.replace(signed, seq=1)).code
    'head-forged'
    """
    public = key.public_key().public_bytes_raw().hex()
    unsigned = SignedHead(PRODUCT, head.seq, head.hash.hex(), timestamp(at), public, "")
    return msgspec.structs.replace(unsigned, signature=key.sign(unsigned.text).hex())


def write_head(signed: SignedHead) -> bytes:
    """The file of a signed head."""
    return msgspec.json.format(msgspec.json.encode(signed)) + b"\n"


def read_head(text: bytes) -> SignedHead | Rejection:
    """The signed head of a file.

    >>> read_head(b"{}").code
    'bad-head'
    """
    try:
        signed = msgspec.json.decode(text, type=SignedHead)
        whole = (len(bytes.fromhex(signed.hash)), len(bytes.fromhex(signed.key))) == (32, 32)
        dated = timestamp(signed.at) == signed.time
    except ValueError:
        return Rejection("bad-head", {"case": "damaged"})
    if signed.product != PRODUCT or not (whole and dated):
        return Rejection("bad-head", {"case": "other-release"})
    return signed


def check_head(signed: SignedHead, pinned: Ed25519PublicKey | None = None) -> Rejection | None:
    """Checks the signature and, if a key is pinned, that it was made with that key."""
    if pinned is not None and pinned.public_bytes_raw().hex() != signed.key:
        return Rejection("other-key", {"key": signed.key})
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(signed.key))
        key.verify(bytes.fromhex(signed.signature), signed.text)
    except (InvalidSignature, ValueError):
        return Rejection("head-forged")
    return None


def load_key(path: Path) -> Ed25519PrivateKey | Rejection:
    """The private key of a file, created if there is none. Its public key is beside it, in .pub."""
    try:
        if not path.exists():
            _draw_key(path)
        key = serialization.load_pem_private_key(path.read_bytes(), password=None)
        if not isinstance(key, Ed25519PrivateKey):
            return Rejection("bad-key", {"case": "not-private", "file": str(path)})
        public_path(path).write_bytes(
            key.public_key().public_bytes(
                serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
            )
        )
    except OSError as problem:
        return Rejection("bad-key", {"case": "unwritten", "file": str(path), "problem": reason(problem)})
    except (ValueError, TypeError, UnsupportedAlgorithm):
        return Rejection("bad-key", {"case": "not-private", "file": str(path)})
    return key


def public_path(path: Path) -> Path:
    """The file of the public key for a private one.

    >>> public_path(Path("floor.key")).name
    'floor.key.pub'
    """
    return path.with_name(f"{path.name}.pub")


def read_public_key(path: Path) -> Ed25519PublicKey | Rejection:
    """The public key of a file."""
    try:
        key = serialization.load_pem_public_key(path.read_bytes())
    except OSError as problem:
        return Rejection("bad-key", {"case": "unread", "file": str(path), "problem": reason(problem)})
    except (ValueError, UnsupportedAlgorithm):
        return _no_public_key(path)
    return key if isinstance(key, Ed25519PublicKey) else _no_public_key(path)


def _draw_key(path: Path) -> None:
    """Writes a new private key that only its owner can read, completely or not at all."""
    text = Ed25519PrivateKey.generate().private_bytes(
        serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
    )
    partial = path.with_name(f".{path.name}.{os.getpid()}")
    with open(partial, "xb", opener=lambda name, flags: os.open(name, flags, 0o600)) as file:
        try:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
            # A link never replaces a key that another process created meanwhile. That one is used.
            with suppress(FileExistsError):
                os.link(partial, path)
        finally:
            partial.unlink()


def _no_public_key(path: Path) -> Rejection:
    return Rejection("bad-key", {"case": "not-public", "file": str(path)})
