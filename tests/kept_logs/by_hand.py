"""Logs with lines that no command of release 0.2 can write: of earlier versions, and of acts it refuses."""

import asyncio
import gzip
from collections.abc import Callable, Iterable
from contextlib import AbstractContextManager, ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import honest
import kept
from kept_logs.dumping import dump, rows_of
from pit import SUE, seated
from rim import live
from support import STAR
from test_audit_old_logs import LOGS, old_log, unlock_and_let_in
from test_wheel_nights import told as tell_wheel

from pitboss.floor.staff import Post
from pitboss.floor.staff_commands import AddStaff
from pitboss.kernel.instant import MINUTE
from pitboss.kernel.rejection import sure
from pitboss.ledger.till import MoveMoney
from pitboss.rules.duties import Recipient
from pitboss.store.memory import MemoryStore
from pitboss.store.opening import open_store
from pitboss.table.acts import opening
from pitboss.table.acts.conduct import TellAbout
from pitboss.table.wheel import opening as wheel_opening

SOON = 5 * MINUTE
"""How long before closing a sign went up, when the notice of 20 minutes was not asked for yet."""


def _without(*fields: str) -> Callable[[dict[str, Any]], dict[str, Any]]:
    return lambda body: {key: value for key, value in body.items() if key not in fields}


def _alone(body: dict[str, Any]) -> dict[str, Any]:
    ((wager, cents),) = body["stakes"].items()
    return {**_without("stakes")(body), "wager": wager, "cents": cents}


EARLIER: dict[str, tuple[str, Callable[[dict[str, Any]], dict[str, Any]]]] = {
    "wager-placed.2": ("wager-placed.1", _alone),
    "wagers-returned.2": ("wagers-returned.1", _without("approved_by")),
    "payment-counted.2": ("payment-counted.1", _without()),
    "table-acted.3": ("table-acted.1", _without()),
    "wheel-acted.2": ("wheel-acted.1", _without()),
    "posts-changed.2": ("posts-changed.1", _without("by", "signed_by", "at")),
    "staff-restored.2": ("staff-restored.1", _without("by", "signed_by")),
    "software-accepted.2": ("software-accepted.1", _without("by", "signed_by")),
}
"""An event as an earlier version wrote it."""


def old_versions() -> list[kept.Row]:
    """The day as if earlier releases had written each kind of event, up to what they did not know."""
    return rows(as_before(honest.day()))


def as_before(told: list[honest.Told]) -> list[honest.Told]:
    """Events in their first versions, as far as those could tell them, and a table's in its second, too."""
    known, acted = set(EARLIER), False
    for each, then in zip(told, [*(one.type for one in told[1:]), ""], strict=True):
        if (
            len(each.body.get("stakes", "1")) > 1
            or "approved_by" in each.body
            or then == "voucher-exchanged.1"
        ):
            known.discard(each.type)
        if each.type in known:
            older, make = EARLIER[each.type]
            each.type = "table-acted.2" if older == "table-acted.1" and acted else older
            each.body, acted = make(each.body), acted or older == "table-acted.1"
    return told


def unsigned_payments() -> list[kept.Row]:
    """A cashier pays small sums alone, as an earlier release counted them."""

    async def pay() -> list[honest.Told]:
        store = MemoryStore()
        floor = honest.Floor(store)
        async with floor.keeper:
            await floor.do(
                MoveMoney("capital", 900_000, {}),
                MoveMoney("chips-made", 900_000, {}),
                MoveMoney("chips-outstanding", 90_000, {}, approved_by="sue"),
                AddStaff("cal", (Post.CASHIER,), "setup"),
            )
            for cents in (500, 2_500):
                sure(await floor.try_(MoveMoney("chips-cashed", cents, {}), "staff/cal"))
        return await honest.read_told(store)

    return rows(as_before(asyncio.run(pay())))


def unlocked() -> list[kept.Row]:
    """Somebody who was locked out by an earlier release was unlocked: 0.2 locks nobody out."""
    told = old_log("floor-0.1")
    unlock_and_let_in(told)
    return rows(told)


def rows(told: Iterable[honest.Told]) -> list[kept.Row]:
    """The rows of events that were written by hand."""
    store: MemoryStore = asyncio.run(honest.rewritten(list(told)))
    return rows_of(store)


def signs_of_before() -> list[AbstractContextManager[Any]]:
    """As release 0.2 was a few commits ago: whatever a sign named was good."""
    return [patch.object(room, "check_named", lambda *_: None) for room in (opening, wheel_opening)]


def closed_too_soon() -> list[kept.Row]:
    """A table and a wheel whose signs went up before the notice was checked: 0.2 does not replay them."""
    pit = seated(STAR).play("1-1", "9S KH KD 7C", ann=("banker", 10_000))
    pit.do(opening.ShowClosing(pit.after(SOON)), SUE)
    pit.play("1-2", "2S KH KD 7C 2H", bob=("player", 5_000)).wait(30 * MINUTE)
    pit.do(opening.CloseTable(), SUE)
    rim = live().play("w-1", 17)
    rim.do(opening.ShowClosing(rim.at + SOON), SUE).play("w-2", 0).wait(30 * MINUTE)
    rim.do(wheel_opening.CloseWheel(), SUE)
    wheel = [each.copy(command=f"wheel-{each.command}") for each in tell_wheel(rim.events)]
    return rows(sorted([*honest.tell_acts(pit.events), *wheel], key=lambda each: each.at))


def nobody_to_tell() -> list[AbstractContextManager[Any]]:
    """Where nobody has to be told of anything, to tell them changes nothing."""
    return [patch.object(wheel_opening, "tell", lambda book, *_: book)]


def told_at_a_wheel() -> list[kept.Row]:
    """Somebody was told of an incident at a wheel, which no rule of the edition asks for."""
    rim = live().play("w-1", 17).do(TellAbout(1, Recipient.INSPECTOR), SUE).play("w-2", 3)
    return rows(tell_wheel(rim.events))


def earlier_release(name: str) -> list[kept.Row]:
    """A log that an earlier release left."""

    async def read(file: Path) -> list[kept.Row]:
        store, copy = sure(await open_store(str(file))), MemoryStore()
        try:
            assert await copy.fill(kept.SECRET, [batch async for batch in store.dump()])
            return rows_of(copy)
        finally:
            await store.close()

    with TemporaryDirectory() as folder:
        file, data = Path(folder) / "floor.sqlite", LOGS[name].read_bytes()
        file.write_bytes(gzip.decompress(data) if LOGS[name].suffix == ".gz" else data)
        return asyncio.run(read(file))


def dump_by_hand() -> None:
    """Keeps them all. What 0.2 refuses is followed as it was, or has to be."""
    dump("old-versions", old_versions())
    dump("unsigned-payments", unsigned_payments())
    dump("staff-unlocked", unlocked())
    for name in LOGS:
        dump(name, earlier_release(name))
    for name, otherwise, make in (
        ("closing-named-too-soon", signs_of_before, closed_too_soon),
        ("told-at-a-wheel", nobody_to_tell, told_at_a_wheel),
    ):
        with ExitStack() as stack:
            for each in otherwise():
                stack.enter_context(each)
            dump(name, make())
