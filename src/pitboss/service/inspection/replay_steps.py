"""A play drawn from the log: its steps as seen at the table, and the results of its wagers."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import msgspec

from pitboss.acting.acts.act import WagerResult
from pitboss.acting.kinds import ActEvent
from pitboss.acting.plays import PastPlay, Phase
from pitboss.acting.replaying import ShownCard, ShownWager
from pitboss.acting.setups.setup import Setup
from pitboss.acting.state import GameState
from pitboss.engine.registry import Registry
from pitboss.floor.kinds import acted, kind_of
from pitboss.floor.terminals.chips import chip_events as chips
from pitboss.game.cards import CARDS, point_count
from pitboss.game.coup import Hand
from pitboss.game.settlement import Outcome
from pitboss.kernel.clause import Clause
from pitboss.kernel.decision import Event
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Text
from pitboss.service.inspection.replay_texts import act_text, card_text
from pitboss.store.log import StoredEvent


class PlayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One act, and the state of the game after it."""

    seq: int
    at: Instant
    by: str
    words: tuple[Text, ...]
    """What was done, and then what went on record."""
    phase: Phase
    cards: tuple[ShownCard, ...] = ()
    counts: Mapping[Hand, int] = {}
    """The point counts of the visible cards."""
    number: int | None = None
    wagers: tuple[ShownWager, ...] = ()
    clause: Clause | None = None


class PlaySettled(msgspec.Struct, frozen=True):
    """The result of a wager."""

    who: str
    wager: str
    stake: Cents
    returned: Cents


class Replayed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A whole play, with all later rulings on it."""

    game: str
    play: str
    kind: str
    steps: tuple[PlayStep, ...]
    outcome: Text | None = None
    settled: tuple[PlaySettled, ...] = ()
    void: Clause | None = None


class Play(NamedTuple):
    """Where the events of a play are in the log."""

    key: str
    acts: tuple[tuple[int, int], ...] = ()
    """The place in the log of each of its events, with the version in the stream of its game."""
    over: int = 0
    """The place of the event that first ended it."""
    at: Instant = 0
    """When it first ended."""
    past: PastPlay | None = None
    """Its result, once it is over."""
    setup: Setup | None = None
    """How its game was set up when it began."""


def follow(
    registry: Registry, state: object, rows: Iterable[StoredEvent]
) -> Iterator[tuple[StoredEvent, object, object]]:
    """Each event of a stream, with the state before and after it."""
    for stored in rows:
        after = registry.follow(state, [stored])
        yield stored, state, after
        state = after


def draw_steps(
    registry: Registry,
    state: object,
    rows: list[StoredEvent],
    play: Play,
    game: str,
    bets: list[tuple[StoredEvent, Event]],
) -> tuple[tuple[PlayStep, ...], tuple[WagerResult, ...]]:
    """The steps of a play, and what it settled at the table."""
    versions = {version for _, version in play.acts}
    steps: list[PlayStep] = []
    lines: tuple[WagerResult, ...] = ()
    layout, placed = Counter[str](), 0
    for stored, before, after in follow(registry, state, rows):
        if stored.version > max(versions):
            break
        event = acted(registry.read(stored)) if stored.version in versions else None
        if event is None or not isinstance(after, GameState):
            continue
        while placed < len(bets) and bets[placed][0].seq < stored.seq:
            _lay(layout, bets[placed][1])
            placed += 1
        # A later settlement of the same wager replaces an earlier one.
        by_spot = {line.spot: line for line in (*lines, *kind_of(after).lines(event))}
        lines = tuple(by_spot.values())
        steps.append(_step(stored, event, before, after, game, play.key, layout))
    return tuple(steps), lines


def _step(
    stored: StoredEvent,
    event: ActEvent,
    before: object,
    after: GameState,
    game: str,
    key: str,
    layout: Mapping[str, Cents],
) -> PlayStep:
    kind = kind_of(after)
    seen = kind.replaying.shown(after, game, key)
    came = kind.replaying.came(before, event.act, seen) if isinstance(before, GameState) else None
    ordered = None if event.ruling is None else event.ruling.clause
    done = act_text(event.act, after.edition)
    if came is not None:
        done, ordered = card_text(came), came.clause
    at_terminals = layout if kind.live_key(after) == key else {}
    return PlayStep(
        stored.seq,
        stored.at,
        ", ".join(who.name for who in (event.by, event.approved) if who is not None),
        (done, *(incident.words for incident in event.incidents)),
        _phase(after, key),
        seen.cards,
        _counts(seen.cards),
        seen.number,
        seen.wagers or tuple(ShownWager(wager, cents) for wager, cents in at_terminals.items() if cents),
        ordered or next((each.clause for each in event.incidents if each.clause), None),
    )


def under_way(now: object) -> str | None:
    """The current play of a game, if there is one."""
    return kind_of(now).live_key(now) if isinstance(now, GameState) else None


def _phase(now: GameState, key: str) -> Phase:
    """The phase of a play, even if another has begun since."""
    kind = kind_of(now)
    past = None if kind.live_key(now) == key else kind.recall(now, key)
    if past is None:
        return kind.phase(now)[0]
    return Phase.RESULT if past.void is None else Phase.VOID


def _counts(cards: tuple[ShownCard, ...]) -> dict[Hand, int]:
    """The point count of each hand, by its visible cards."""
    seen = {hand: [CARDS[each.card] for each in cards if each.hand is hand and each.card] for hand in Hand}
    return {hand: point_count(cards_seen) for hand, cards_seen in seen.items() if cards_seen}


def _lay(layout: Counter[str], event: Event) -> None:
    """Applies a terminal's event to the sum of all layouts."""
    match event:
        case chips.WagersPlaced(stakes=stakes):
            layout.update(stakes)
        case chips.WagerWithdrawn(wager=wager, cents=cents):
            layout[wager] -= cents
        case chips.ChipsTakenOff(stakes=stakes):
            layout.subtract(stakes)
        case chips.ChipsMoved(wager=wager, to=to, cents=cents, counts=counts):
            layout[wager] -= cents
            layout[to] += counts


def terminals_paid(bets: list[tuple[StoredEvent, Event]]) -> tuple[PlaySettled, ...]:
    """The results of the wagers at terminals, by the last settlement of each terminal."""
    paid: dict[str, chips.Settled] = {}
    for stored, event in bets:
        terminal = stored.stream.partition("/")[2]
        match event:
            case chips.WagersSettled(wagers=wagers) | chips.SettlementCorrected(wagers=wagers):
                paid[terminal] = wagers
            case chips.SettlementVoided(taken_back=old, forfeited=forfeited):
                paid[terminal] = {
                    wager: chips.SettledWager(each.stake, 0 if forfeited else each.stake)
                    for wager, each in old.items()
                }
    return tuple(
        PlaySettled(f"pt/{terminal}", wager, each.stake, each.returned)
        for terminal, wagers in paid.items()
        for wager, each in wagers.items()
    )


def table_paid(lines: tuple[WagerResult, ...]) -> tuple[PlaySettled, ...]:
    """The results of the wagers at a table."""
    return tuple(
        PlaySettled(
            line.player,
            line.wager,
            line.stake,
            line.stake - (line.counts if line.outcome is Outcome.LOSE else 0) + line.won,
        )
        for line in lines
    )
