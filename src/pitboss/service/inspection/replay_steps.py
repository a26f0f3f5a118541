"""A play drawn from the log: its steps as they lay on the table, and what its wagers came to."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal, NamedTuple

import msgspec

from pitboss.acting.act import Line
from pitboss.acting.audience import Audience
from pitboss.acting.incidents import Incident
from pitboss.aggregates import REGISTRY
from pitboss.baccarat.acts.coup import DrawCard
from pitboss.baccarat.decide import Acted
from pitboss.baccarat.machines import hands_of
from pitboss.baccarat.results import result_of
from pitboss.baccarat.state import GamingTable, PastCoup
from pitboss.baccarat.views import view as table_view
from pitboss.floor.terminals import chip_events as chips
from pitboss.floor.terminals.games import AnyGame
from pitboss.game.cards import CARDS, point_count
from pitboss.game.coup import Hand
from pitboss.game.notation import UNSEEN
from pitboss.game.settlement import Outcome
from pitboss.game.wheel import colour
from pitboss.guide.explaining import card_words
from pitboss.kernel.clause import Clause
from pitboss.kernel.decision import Event
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.words import Language
from pitboss.roulette.decide import WheelActed
from pitboss.roulette.state import PastSpin, WheelTable
from pitboss.service.inspection.replay_words import COLOURS, DEALT, RESULT, named, pick, said, titles_of
from pitboss.service.inspection.report_words import INCIDENTS
from pitboss.service.views.game_view import Phase, phase_of
from pitboss.store.log import StoredEvent


class LaidCard(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card on the table; without a code it lies face down."""

    hand: Hand
    card: str | None = None


class LaidWager(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies on a wager: of one player at a table, of all terminals together."""

    wager: str
    cents: Cents
    who: str | None = None


class PlayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody did, and how the game looked after it."""

    seq: int
    at: Instant
    by: str
    words: str
    phase: Phase
    cards: tuple[LaidCard, ...] = ()
    counts: Mapping[Hand, int] = {}
    """What the cards come to that all can see."""
    number: int | None = None
    wagers: tuple[LaidWager, ...] = ()
    clause: Clause | None = None


class PlaySettled(msgspec.Struct, frozen=True):
    """What a wager came to."""

    who: str
    wager: str
    stake: Cents
    returned: Cents


class Replayed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A play from its beginning to its end, and whatever was ruled on it since."""

    game: str
    play: str
    kind: Literal["table", "wheel"]
    steps: tuple[PlayStep, ...]
    outcome: str
    settled: tuple[PlaySettled, ...] = ()
    void: Clause | None = None


class Play(NamedTuple):
    """Where a play stands in the log."""

    key: str
    acts: tuple[tuple[int, int], ...] = ()
    """The place in the log of each event of it, with the version in the stream of its game."""
    over: int = 0
    """The place of the event that first ended it."""
    at: Instant = 0
    """When that was."""
    past: PastCoup | PastSpin | None = None
    """What it came to, once it is over."""


def follow(state: object, rows: Iterable[StoredEvent]) -> Iterator[tuple[StoredEvent, object, object]]:
    """Each event of a stream, with what the stream stood at before it and after it."""
    for kept in rows:
        after = REGISTRY.follow(state, [kept])
        yield kept, state, after
        state = after


def outcome(now: AnyGame, past: PastCoup | PastSpin, language: Language) -> str:
    """How a play came out; nothing where it did not come to a result."""
    if isinstance(past, PastSpin):
        if past.number is None or not isinstance(now, WheelTable):
            return ""
        return f"{past.number} {pick(COLOURS[colour(now.game.wheel, past.number)], language)}"
    result = result_of(now, past) if isinstance(now, GamingTable) else None
    if result is None:
        return ""
    winner = named(result.winner, language)
    return RESULT[language].format(player=result.player, banker=result.banker, winner=winner)


def draw_steps(
    state: object,
    rows: list[StoredEvent],
    play: Play,
    game: str,
    bets: list[tuple[StoredEvent, Event]],
    language: Language,
) -> tuple[tuple[PlayStep, ...], tuple[Line, ...]]:
    """The steps of a play, and what it settled at the table."""
    wanted = {version for _, version in play.acts}
    steps: list[PlayStep] = []
    lines: tuple[Line, ...] = ()
    layout, laid = Counter[str](), 0
    for kept, before, after in follow(state, rows):
        if kept.version > max(wanted):
            break
        event = REGISTRY.read(kept) if kept.version in wanted else None
        if not isinstance(event, Acted | WheelActed) or not isinstance(after, AnyGame):
            continue
        while laid < len(bets) and bets[laid][0].seq < kept.seq:
            _lay(layout, bets[laid][1])
            laid += 1
        lines = _new_lines(event, lines)
        steps.append(_step(kept, event, before, after, game, play.key, layout, language))
    return tuple(steps), lines


def _new_lines(event: Acted | WheelActed, lines: tuple[Line, ...]) -> tuple[Line, ...]:
    """What wagers came to: a later word on the same wager takes the place of an earlier one."""
    if isinstance(event, WheelActed):
        return lines
    told = {line.spot: line for line in (*lines, *event.lines)}
    return tuple(told.values())


def _step(  # noqa: PLR0917 (all that a step is shown from)
    kept: StoredEvent,
    event: Acted | WheelActed,
    before: object,
    after: AnyGame,
    game: str,
    key: str,
    layout: Mapping[str, Cents],
    language: Language,
) -> PlayStep:
    titles = titles_of(after.edition, language) if isinstance(after, GamingTable) else {}
    words, clause = said(event.act, language, titles), None if event.ruling is None else event.ruling.clause
    cards: tuple[LaidCard, ...] = ()
    wagers: tuple[LaidWager, ...] = ()
    if under_way(after) == key:
        wagers = tuple(LaidWager(wager, cents) for wager, cents in layout.items() if cents)
    if isinstance(after, GamingTable):
        cards, staked = _table(after, game, key)
        wagers = staked or wagers
        if isinstance(event.act, DrawCard) and isinstance(before, GamingTable):
            words, clause = _drawn(before, cards, language), _drawn_by(before)
    return PlayStep(
        kept.seq,
        kept.at,
        ", ".join(who.name for who in (event.by, event.approved) if who is not None),
        " ".join((words, *(_recorded(incident, language) for incident in event.incidents))),
        _phase(after, key),
        cards,
        _counts(cards),
        _number(after, key) if isinstance(after, WheelTable) else None,
        wagers,
        clause or next((each.clause for each in event.incidents if each.clause), None),
    )


def _recorded(incident: Incident, language: Language) -> str:
    """What went on record: in the words of that time, which are English, or else of which kind it was."""
    return incident.words if language is Language.ENGLISH else f"{pick(INCIDENTS[incident.kind], language)}。"


def under_way(now: object) -> str | None:
    """The play under way at a game, if one is."""
    match now:
        case GamingTable(coup=live) | WheelTable(spin=live) if live is not None:
            return live.key
    return None


def _phase(now: AnyGame, key: str) -> Phase:
    """How far a play has come, whatever else is under way by then."""
    past = None if under_way(now) == key else now.recall(key)
    if past is None:
        return phase_of(now)[0]
    return Phase.RESULT if past.void is None else Phase.VOID


def _table(now: GamingTable, game: str, key: str) -> tuple[tuple[LaidCard, ...], tuple[LaidWager, ...]]:
    """What lay on the table for all to see: while the coup was under way, and once it was over."""
    seen = table_view(now, game, Audience.SURVEILLANCE).coup
    if seen is not None and seen.key == key:
        return (
            tuple(LaidCard(card.hand, card.card) for card in seen.cards),
            tuple(LaidWager(each.wager, each.cents, each.player) for each in seen.wagers),
        )
    past = now.recall(key)
    if past is None:
        return (), ()
    pairs = zip(past.hands, past.cards, strict=True)
    return tuple(LaidCard(hand, None if card == UNSEEN else card) for hand, card in pairs), ()


def _counts(cards: tuple[LaidCard, ...]) -> dict[Hand, int]:
    """What the cards of each hand come to, as far as they are seen."""
    seen = {hand: [CARDS[each.card] for each in cards if each.hand is hand and each.card] for hand in Hand}
    return {hand: point_count(found) for hand, found in seen.items() if found}


def _drawn(before: GamingTable, cards: tuple[LaidCard, ...], language: Language) -> str:
    """What is said of the card that came last."""
    up, down, stray = DEALT[language]
    known = 0 if before.coup is None else len(before.coup.cards)
    if len(cards) == known:
        return stray
    hand, card = named(cards[-1].hand, language), cards[-1].card
    return down.format(hand=hand) if card is None else up.format(hand=hand, card=card_words([CARDS[card]]))


def _drawn_by(before: GamingTable) -> Clause | None:
    """The clause by which a card was due."""
    return None if before.coup is None else hands_of(before, before.coup).turn[1]


def _number(now: WheelTable, key: str) -> int | None:
    """Where the ball lies, as far as that is known."""
    if now.spin is not None and now.spin.key == key:
        return now.spin.registered
    past = now.recall(key)
    return None if past is None else past.number


def _lay(layout: Counter[str], event: Event) -> None:
    """What the chips of a terminal do to what lies on all layouts together."""
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
    """What the wagers of terminals came to, by the last word on each terminal."""
    paid: dict[str, chips.Settled] = {}
    for kept, event in bets:
        terminal = kept.stream.partition("/")[2]
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


def table_paid(lines: tuple[Line, ...]) -> tuple[PlaySettled, ...]:
    """What the wagers at a table came to."""
    return tuple(
        PlaySettled(
            line.player,
            line.wager,
            line.stake,
            line.stake - (line.counts if line.outcome is Outcome.LOSE else 0) + line.won,
        )
        for line in lines
    )
