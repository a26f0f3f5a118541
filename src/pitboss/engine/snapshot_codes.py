"""Authentication codes that show whether a snapshot in the database was written by this floor."""

import hmac

import msgspec

from pitboss.store.house_key import HouseKey
from pitboss.store.log import Snapshot

MARK = "vouched-1/"
"""The prefix of the shape of a snapshot with a code. Snapshots of earlier releases have none."""
CODE_BYTES = 32


def vouch_for(key: HouseKey, plain: Snapshot, event: bytes) -> Snapshot:
    """Adds the code to a snapshot. It binds it to its stream and version, and to the hash of its last event.

    >>> key, event = HouseKey(bytes(32)), bytes(32)
    >>> vouched = vouch_for(key, Snapshot("pt/7", 100, "shape", b"state"), event)
    >>> check_snapshot(key, vouched, event)
    Snapshot(stream='pt/7', version=100, shape='shape', body=b'state')
    >>> check_snapshot(key, vouched._replace(stream="pt/8"), event), check_snapshot(key, vouched, b"1" * 32)
    (None, None)
    """
    return plain._replace(shape=f"{MARK}{plain.shape}", body=_code(key, plain, event) + plain.body)


def check_snapshot(key: HouseKey, vouched: Snapshot, event: bytes) -> Snapshot | None:
    """The plain snapshot, if this floor took it after that event."""
    code, body = vouched.body[:CODE_BYTES], vouched.body[CODE_BYTES:]
    plain = vouched._replace(shape=vouched.shape.removeprefix(MARK), body=body)
    return plain if is_vouched(vouched) and hmac.compare_digest(code, _code(key, plain, event)) else None


def is_vouched(vouched: Snapshot) -> bool:
    """Whether a snapshot claims to have a code."""
    return vouched.shape.startswith(MARK)


def _code(key: HouseKey, plain: Snapshot, event: bytes) -> bytes:
    return key.vouch(msgspec.msgpack.encode((*plain, event)))
