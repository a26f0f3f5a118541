"""After a restore: a new epoch of ticket numbers, and the end of everything that was under way."""

import secrets

from pitboss.acting.acts.act import Person
from pitboss.acting.acts.common_acts import RESTORED, EndByRestore
from pitboss.engine.transaction import Accepted
from pitboss.floor.devices.alarms import AlarmKind, RaiseAlarm
from pitboss.floor.fair.fairness import DealWithdrawn, FairDeals, WithdrawDeal
from pitboss.floor.kinds import acted, kind_of, kind_of_event
from pitboss.floor.restores.recovery import STREAM, EndRestore, RecordRestore, Recovery
from pitboss.floor.terminals.chips.chip_events import ChipsTakenOff, WagersReturned
from pitboss.floor.terminals.settling import ReconcilePlay
from pitboss.kernel.decision import Command, Event
from pitboss.kernel.money import Cents
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Amount, Facts, Moment, Text
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.runner.preflight import terminals_due
from pitboss.store.port import StoreError

BY = "console"
WHO, BESIDE = Person(BY, Role.CASINO_SUPERVISOR), Person("system", Role.CASINO_SUPERVISOR)
"""The person who restores acts, and the system signs: no person chooses what is ended."""
NOTHING_LEFT = ("nothing-to-end", "nothing-due")
"""The refusals that mean that all is ended already."""


async def begin_restore(floor: FloorEngine, *, new_key: bool = False) -> None:
    """Records that the log was restored, and begins a new epoch of ticket numbers."""
    head = await floor.store.head()
    if not head.seq:
        return
    (last,) = await floor.store.between(head.seq, 1)
    sequences = {account.terminal: account.sequence for account in floor.accounts()}
    epoch = secrets.token_hex(8)
    await _do(floor, RecordRestore(epoch, head.seq, head.hash.hex(), last.at, sequences, new_key))


async def put_in_order(floor: FloorEngine) -> Recovery | None:
    """Ends what was under way before the last restore, if that is not done. It may safely be called again."""
    recovery = floor.state(STREAM)
    if not isinstance(recovery, Recovery) or recovery.pending is None:
        return None
    for _, game in [*floor.games()]:
        await _end_game(floor, game)
    ended = await _what_ended(floor, recovery.pending)
    await _do(floor, ended)
    restored = recovery.restores[-1]
    facts: Facts = {
        "lost": Text("alarm-line-period", {"from": Moment(restored.last), "until": Moment(restored.at)}),
        "returned": Amount(sum(ended.returned.values())),
    }
    await _do(floor, RaiseAlarm(AlarmKind.FLOOR_RESTORED, f"event/{restored.seq}", 1, facts))
    after = floor.state(STREAM)
    return after if isinstance(after, Recovery) else None


async def _end_game(floor: FloorEngine, game: str) -> None:
    """Withdraws the promises of a game, voids its coup or spin, and returns the stakes."""
    fair, now = floor.state(f"fair/{game}"), floor.game(game)
    for deal in fair.open if isinstance(fair, FairDeals) else ():
        await _do(floor, WithdrawDeal(game, deal, RESTORED))
    if now is None:
        return
    await _do(floor, kind_of(now).command_of(game, EndByRestore(), WHO, BESIDE))
    ended = floor.game(game)
    while ended is not None and (due := terminals_due(floor, game, ended)):
        if not [account for account, play in due if await _follow(floor, account.terminal, game, play)]:
            break


async def _follow(floor: FloorEngine, terminal: str, game: str, play: str) -> bool:
    return await _do(floor, ReconcilePlay(terminal, game, play))


async def _do(floor: FloorEngine, command: Command) -> bool:
    """Carries out a command. A failure interrupts the restore, which must then be started again."""
    done = await floor.do(f"restore-{secrets.token_hex(12)}", command, BY)
    if isinstance(done, Accepted):
        return True
    if done.code in NOTHING_LEFT or (
        isinstance(command, ReconcilePlay) and not done.code.startswith("store-")
    ):
        return False
    raise StoreError(done)


async def _what_ended(floor: FloorEngine, epoch: str) -> EndRestore:
    """What the log says was ended since the restore, by any server."""
    withdrawn: list[str] = []
    voided: list[str] = []
    returned: dict[str, Cents] = {}
    for event, stream in await _since(floor, epoch):
        done, kind = acted(event), kind_of_event(event)
        if done is not None and kind is not None and isinstance(done.act, EndByRestore):
            voided += [f"{stream.partition('/')[2]}/{each.coup}" for each in done.incidents if each.coup]
            cents = sum(line.cents for line in kind.money(event) if line.move == "seat-wager-back")
            returned[stream] = returned.get(stream, 0) + cents
        match event:
            case DealWithdrawn(game=game, deal=deal):
                withdrawn.append(f"{game}/{deal}")
            case WagersReturned(cents=cents) if cents:
                returned[stream] = returned.get(stream, 0) + cents
            case ChipsTakenOff(stakes=stakes):
                returned[stream] = returned.get(stream, 0) + sum(stakes.values())
    went = {stream: cents for stream, cents in returned.items() if cents}
    return EndRestore(epoch, tuple(withdrawn), tuple(voided), went)


async def _since(floor: FloorEngine, epoch: str) -> list[tuple[Event, str]]:
    """All events since a restore, each with its stream."""
    begun = [stored for stored in await floor.store.stream(STREAM) if epoch.encode() in stored.body]
    events: list[tuple[Event, str]] = []
    async for piece in floor.store.events(begun[0].seq):
        events += [(floor.registry.read(stored), stored.stream) for stored in piece]
    return events
