"""Signed heads: the owner of one can check whether the log is still the same."""

import os
import stat
from pathlib import Path

import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric.ed448 import Ed448PrivateKey
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat
from hypothesis import given
from hypothesis import strategies as st
from kit.support import refused

from pitboss.kernel.rejection import unwrap
from pitboss.store.heads import (
    SignedHead,
    check_head,
    load_key,
    public_path,
    read_head,
    read_public_key,
    sign_head,
    write_head,
)
from pitboss.store.log import Head

KEY = Ed25519PrivateKey.from_private_bytes(b"k" * 32)
SIGNED = sign_head(Head(4711, b"\xab" * 32), 1_772_323_200_000, KEY)


def test_a_head_goes_through_its_file_unchanged() -> None:
    assert read_head(write_head(SIGNED)) == SIGNED
    assert check_head(SIGNED) is None
    assert check_head(SIGNED, KEY.public_key()) is None
    assert SIGNED.head == Head(4711, b"\xab" * 32)
    assert SIGNED.text == b'["pitboss-head.1",4711,"' + b"ab" * 32 + b'","2026-03-01T00:00:00.000Z"]'
    KEY.public_key().verify(bytes.fromhex(SIGNED.signature), SIGNED.text)


@pytest.mark.parametrize(
    "change",
    [
        {"seq": 4712},
        {"hash": "00" * 32},
        {"time": "2026-03-02T00:00:00.000Z"},
        {"signature": "00" * 64},
        {"signature": ""},
        {"signature": "no digits"},
        {"key": Ed25519PrivateKey.generate().public_key().public_bytes_raw().hex()},
        {"hash": SIGNED.hash.upper()},
    ],
)
def test_a_head_that_was_changed_is_forged(change: dict[str, object]) -> None:
    assert refused(check_head(msgspec.structs.replace(SIGNED, **change))).code == "head-forged"


@given(st.integers(0, 8 * len(write_head(SIGNED)) - 1))
def test_no_bit_of_a_head_can_be_turned_over(bit: int) -> None:
    text = bytearray(write_head(SIGNED))
    text[bit // 8] ^= 1 << bit % 8
    signed = read_head(bytes(text))
    if isinstance(signed, SignedHead) and check_head(signed) is None:
        # Only the spaces, and how digits are written, may vary.
        assert (signed.head, signed.time) == (SIGNED.head, SIGNED.time)


def test_a_head_signed_with_another_key_is_refused_where_a_key_is_pinned() -> None:
    other = sign_head(SIGNED.head, 0, Ed25519PrivateKey.generate())
    assert check_head(other) is None
    assert refused(check_head(other, KEY.public_key())).code == "other-key"


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"[]",
        b"\xff",
        write_head(SIGNED)[:-9],
        write_head(msgspec.structs.replace(SIGNED, product="pitboss-head.2")),
        write_head(msgspec.structs.replace(SIGNED, hash="00")),
        write_head(msgspec.structs.replace(SIGNED, key="zz")),
        write_head(msgspec.structs.replace(SIGNED, seq=-1)),
        write_head(SIGNED).replace(b'"seq"', b'"more":1,"seq"'),
    ],
)
def test_what_is_no_head_is_refused(text: bytes) -> None:
    assert refused(read_head(text)).code == "bad-head"


def test_a_key_is_drawn_once_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / "floor.key"
    umask = os.umask(0)
    try:
        key = unwrap(load_key(path))
    finally:
        os.umask(umask)
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    assert unwrap(load_key(path)).private_bytes_raw() == key.private_bytes_raw()
    assert (
        unwrap(read_public_key(public_path(path))).public_bytes_raw() == key.public_key().public_bytes_raw()
    )
    assert sorted(each.name for each in tmp_path.iterdir()) == ["floor.key", "floor.key.pub"]
    public_path(path).unlink()
    unwrap(load_key(path))
    assert public_path(path).is_file()


def test_a_file_without_a_key_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "floor.key"
    path.write_text("no key")
    assert refused(load_key(path)).code == "bad-key"
    assert refused(read_public_key(path)).code == "bad-key"
    assert path.read_text() == "no key"
    assert refused(read_public_key(tmp_path / "none")).code == "bad-key"
    assert refused(load_key(tmp_path / "no folder" / "key")).code == "bad-key"
    other = Ed448PrivateKey.generate()
    path.write_bytes(other.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    assert refused(load_key(path)).code == "bad-key"
