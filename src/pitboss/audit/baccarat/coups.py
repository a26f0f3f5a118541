"""The state of a gaming table: the players, the wagers on a coup, and the settlement due."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, ClassVar, NamedTuple

import msgspec

from pitboss.audit.acting.findings import CardDuty
from pitboss.audit.acting.signs import Sign
from pitboss.audit.baccarat.dues import Sums, pay
from pitboss.audit.baccarat.hands import Hands, deal
from pitboss.audit.baccarat.limits import (
    InForce,
    Spot,
    Stakes,
    counting,
    under_minimum,
)
from pitboss.audit.editions.rulebook import Game, find_game
from pitboss.audit.finding import wrong
from pitboss.audit.money.settlements import Due as ByTheRules
from pitboss.audit.money.settlements import read_terms, settle_wager
from pitboss.kernel.instant import Instant
from pitboss.kernel.money import Cents
from pitboss.kernel.text import Amount

RECALLED_COUPS = 20
"""How many past coups a table recalls, and how many brought back. Any of these may be taken back."""


LOSE = "lose"
"""The outcome of a wager that the casino collects."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The result of one wager, as the log records it."""

    player: str
    wager: str
    box: int | None
    stake: Cents
    counts: Cents
    outcome: str
    won: Cents
    clause: str
    tokens: Cents = 0
    rounding: Cents = 0

    @property
    def spot(self) -> Spot:
        """Its place on the layout."""
        return self.player, self.wager, self.box

    @property
    def lost(self) -> bool:
        """Whether the casino collected the stake."""
        return self.outcome == LOSE


@dataclass(frozen=True, slots=True)
class Stake:
    """Chips and promotional tokens on the layout."""

    chips: Cents = 0
    tokens: Cents = 0

    @property
    def cents(self) -> Cents:
        """The whole stake."""
        return self.chips + self.tokens

    def plus(self, more: "Stake") -> "Stake":
        """The sum of two stakes."""
        return Stake(self.chips + more.chips, self.tokens + more.tokens)

    def part(self, cents: Cents) -> "Stake":
        """A part of the stake: chips before tokens, because chips are money."""
        chips = min(cents, self.chips)
        return Stake(chips, cents - chips)


@dataclass(slots=True)
class Settled:
    """Settled wagers with their results, so that they can be taken back."""

    stakes: dict[Spot, Stake] = field(default_factory=dict)
    lines: tuple[Line, ...] = ()
    paid: dict[str, Sums] = field(default_factory=dict)
    """What was moved for each player."""
    advised: frozenset[str] = frozenset()
    """The players whom it warned of a minimum."""

    def plus(self, more: "Settled") -> "Settled":
        """Both settlements together."""
        paid = {who: self.paid.get(who, Sums()) + more.paid.get(who, Sums()) for who in self.paid | more.paid}
        return Settled(self.stakes | more.stakes, self.lines + more.lines, paid)

    def drop(self, line: Line) -> None:
        """Removes a wager that does not count."""
        paid, stake = self.paid[line.player], self.stakes.pop(line.spot)
        self.paid[line.player] = paid - collected(line.player, stake, [line])
        self.lines = tuple(other for other in self.lines if other is not line)


@dataclass(slots=True)
class LiveCoup:
    """The coup under way."""

    key: str
    game: str
    signs: tuple[Sign, ...]
    """The limits that the sign of the table shows for it."""
    began: int | None = None
    """When its wagers were last opened by a call, by which a set period counts."""
    open: bool = True
    """Whether wagers are still accepted."""
    dummy: bool = False
    """Whether a ruling has it dealt without wagers."""
    stakes: dict[Spot, Stake] = field(default_factory=dict)
    cards: list[str | None] = field(default_factory=list)
    stray: str | None = None
    """A card that was drawn when none was due."""
    result_called: bool = False
    """Whether the dealer announced the result."""
    early: Settled = field(default_factory=Settled)
    """The wagers settled on the first four cards, or lost and collected."""
    shown: bool = False
    """Whether the acts show that its cards were seen."""
    advised: frozenset[str] = frozenset()
    """The players warned in this coup that their next wager under the minimum is returned."""

    def left_ms(self, at: int) -> int | None:
        """How long a set period still runs. None if the sign names none, or nobody has called for bets."""
        period = self.signs[-1].get("period")
        return None if period is None or self.began is None else self.began + period * 1_000 - at

    @property
    def unseen(self) -> bool:
        """Whether nobody can know the result yet."""
        return not self.cards and self.stray is None

    @property
    def amounts(self) -> dict[Spot, Cents]:
        """The amount on each spot."""
        return {spot: stake.cents for spot, stake in self.stakes.items()}

    def of(self, player: str) -> Stake:
        """The total stake of a player on the coup."""
        mine = [stake for spot, stake in self.stakes.items() if spot[0] == player]
        return Stake(sum(stake.chips for stake in mine), sum(stake.tokens for stake in mine))

    @property
    def players(self) -> tuple[str, ...]:
        """The players with a wager on it."""
        return tuple(dict.fromkeys(player for player, _, _ in self.stakes))

    def clear(self, players: Iterable[str] | None = None) -> Sums:
        """Returns the stakes of some players or of all; gives what they get back."""
        back: Sums = Sums()
        for player in self.players if players is None else players:
            back += give_back(player, self.of(player))
            self.remove(player)
        return back

    def take_off(self, spot: Spot, leaves: Cents = 0) -> Sums:
        """Takes a wager off, or makes it smaller."""
        player, wager, _ = spot
        stake = self.stakes.get(spot)
        if stake is None or not 0 <= leaves < stake.cents:
            wrong("audit-no-wager-to-return", player=player, wager=wager)
        back = stake.part(stake.cents - leaves)
        self.stakes[spot] = Stake(stake.chips - back.chips, stake.tokens - back.tokens)
        if not leaves:
            del self.stakes[spot]
        return give_back(player, back)

    def remove(self, player: str) -> None:
        """Removes all wagers of a player."""
        self.stakes = {spot: stake for spot, stake in self.stakes.items() if spot[0] != player}


@dataclass(slots=True)
class PastCoup:
    """A coup that is over, settled or void."""

    key: str
    game: str
    cards: tuple[str | None, ...]
    settled: Settled
    void: bool = False
    forfeits: frozenset[str] = frozenset()
    """The players whose stakes were not returned."""
    signs: tuple[Sign, ...] = ()
    """The limits for its wagers."""
    tie_percent: str | None = None
    """The percentage on ties by the sign for it."""


@dataclass(slots=True)
class WrongPayment:
    """A row of the register of wrong payments."""

    over: bool
    left: Cents
    """The amount not yet put right."""
    patron: str | None


@dataclass(slots=True)
class Shoe:
    """A loaded shoe: where its cards were cut, and the cards that the acts name."""

    cut: int = 0
    cutter: str | None = None
    out: list[tuple[str | None, str | None]] = field(default_factory=list)
    """The coup and the card of each draw, in order."""
    unread: int = 0
    """How many more cards have left it by what people said."""
    pre_shuffled: bool = False
    """Whether its cards came pre-shuffled."""
    reads: bool = False
    """Whether each card is read as it leaves it."""


class PercentSign(NamedTuple):
    """A sign of another percentage on ties: since when it is up, and from when it holds."""

    percent: str
    shown_at: Instant
    due: Instant


@dataclass(slots=True)
class Table:
    """A gaming table."""

    stream: ClassVar[str] = "table/"
    device: ClassVar[str] = "shoe-"
    """How the names of its stream and of the device that reads for it begin."""
    edition: str = ""
    game: str = ""
    smallest_chip: Cents = 1
    tie_percent: str | None = None
    common: tuple[str, ...] = ()
    """The wagers in a box that all players share."""
    positions: int | None = None
    """How many players an optional wager has room for in one box."""
    coming_percent: PercentSign | None = None
    """The sign of another percentage on ties."""
    decks: int = 0
    scans: bool = False
    """Whether the set-up has a shoe that scans its cards."""
    antenna: bool = False
    """Whether a layout there may read the chips on it."""
    opened: bool = False
    limits: InForce = field(default_factory=InForce)
    advised: frozenset[str] = frozenset()
    """The players warned that their next wager under the minimum is returned."""
    area: str = ""
    reserved_for: frozenset[int] = frozenset()
    """The patrons on its list, if it is reserved."""
    guests: set[str] = field(default_factory=set)
    seats: dict[str, int] = field(default_factory=dict)
    """Where guests sit."""
    leaving: set[str] = field(default_factory=set)
    """The excluded guests whose wagers are not decided yet."""
    patrons: dict[str, int] = field(default_factory=dict)
    """The numbers of guests, where staff stated them."""
    coup: LiveCoup | None = None
    past: list[PastCoup] = field(default_factory=list)
    over: dict[str, PastCoup] = field(default_factory=dict)
    """All coups that ever were over, by their keys, as long as the table is set up in one way."""
    recalled: list[PastCoup] = field(default_factory=list)
    """Older coups that staff brought back from the log."""
    shoes: int = 0
    """How many shoes were loaded at this table."""
    ended_shoe: int | None = None
    """The last shoe before a restore. It deals no more cards."""
    shoe: Shoe = field(default_factory=Shoe)
    emptied: Shoe = field(default_factory=Shoe)
    """The shoe before the current one."""
    played: bool = False
    """Whether a shoe was loaded since the table was set up or last closed."""
    source: str = ""
    """Where the last cards that were brought in came from."""
    cut: int = 0
    """Where the cards were last cut."""
    cutter: str | None = None
    """Who cut the cards for the next shoe. None until they are cut."""
    carried: tuple[str | None] | None = None
    """The card that is the first of the next coup."""
    carried_bare: bool = False
    """Whether that coup is dealt without wagers."""
    card_duties: list[CardDuty] = field(default_factory=list)
    """What must be done with the cards before more of them are dealt."""
    options: set[str] = field(default_factory=set)
    """The options that the latest ruling left to staff."""
    ruled: Any = None
    """The report and the coup of that ruling."""
    errors: dict[int, WrongPayment] = field(default_factory=dict)
    """The register of wrong payments."""
    found: set[tuple[str, str | None, Cents]] = field(default_factory=set)
    """The coups and patrons of the wrong payments that people found, and what was due."""
    incidents: int = 0
    """How many incidents were recorded."""

    @property
    def play(self) -> LiveCoup | None:
        """What is under way."""
        return self.coup

    @property
    def known(self) -> list[PastCoup]:
        """The coups that may still be corrected."""
        return [*self.recalled, *self.past]

    def see_off(self, player: str) -> None:
        """A guest is gone."""
        self.guests.discard(player)
        self.leaving.discard(player)
        self.patrons.pop(player, None)
        self.seats.pop(player, None)

    def register(self, cents: Cents, patron: str | None, *, over: bool) -> None:
        """Registers a wrong payment."""
        self.errors[len(self.errors) + 1] = WrongPayment(over, cents, patron)

    def finish(self, settled: Settled | None = None) -> None:
        """Ends the coup under way, settled or void."""
        coup = self.live()
        whole = Settled() if settled is None else coup.early.plus(settled)
        past = PastCoup(coup.key, coup.game, tuple(coup.cards), whole, settled is None, signs=coup.signs)
        past.tie_percent = self.tie_percent
        self.past = [*self.past, past][-RECALLED_COUPS:]
        self.over[past.key] = past
        self.coup = None

    def live(self) -> LiveCoup:
        """The coup under way."""
        if self.coup is None:
            wrong("audit-no-coup")
        return self.coup


def give_back(player: str, stake: Stake) -> Sums:
    """Returns a stake to a player."""
    return pay("seat-wager-back", stake.chips, player) + pay("token-wager-back", stake.tokens, player)


def hands(coup: LiveCoup) -> Hands:
    """The hands of a coup, dealt again by the tableau from the cards in the log."""
    if None in coup.cards:
        wrong("audit-card-unnamed", number=coup.cards.index(None) + 1, coup=coup.key)
    return deal([card for card in coup.cards if card is not None])


def is_complete(coup: LiveCoup) -> bool:
    """Whether no further card is due, by the known cards."""
    return None not in coup.cards and hands(coup).next is None


class Part(Enum):
    """Which wagers of a coup are settled together."""

    INITIAL_DEAL = auto()
    LOST = auto()
    LEFT = auto()


IN_ORDER = 3
"""The version of the act that settles since which lost wagers are collected before it, where rules say so."""


def settle(table: Table, coup: LiveCoup, lines: tuple[Line, ...], part: Part, version: int) -> Settled:
    """Checks the result of every wager of a part; gives what it moves.

    Version 1 of the acts that settle counted wagers to the cent. Before version 3 every payment was rounded,
    and a differential was only shown.
    """
    dealt, game = hands(coup), _game(table, coup.game)
    if part is Part.INITIAL_DEAL and (len(coup.cards) != 4 or coup.early.stakes):
        wrong("audit-no-first-four", coup=coup.key)
    if part is not Part.INITIAL_DEAL and dealt.next is not None:
        wrong("audit-settled-early", coup=coup.key, hand=dealt.next)
    pays = 1 if game.paid_exactly and version > 2 else table.smallest_chip
    terms = read_terms(game, pays, table.tie_percent if game.by_the_sign else None)
    chip = table.smallest_chip if version > 1 else 1
    counts = counting(table.limits, game, coup.amounts, table.advised, chip, by_differential=version > 2)

    def loses(spot: Spot) -> bool:
        return bool(counts[spot]) and settle_wager(game, dealt, spot[1], counts[spot], terms).outcome == LOSE

    settled = {line.spot for line in lines}
    chosen: dict[Part, Callable[[Spot], bool]] = {
        Part.INITIAL_DEAL: lambda spot: spot[1] in game.first_four,
        # A wager that is said to have lost is checked, too.
        Part.LOST: lambda spot: spot in settled or loses(spot),
        Part.LEFT: lambda _: True,
    }
    at_stake = [spot for spot in coup.stakes if chosen[part](spot)]
    if len(settled) != len(lines) or not settled <= set(at_stake):
        wrong("audit-other-wagers-settled")
    advised = _warned(table, coup, game, counts)
    coup.advised |= advised
    for line in lines:
        _check_line(coup, line, counts[line.spot], settle_wager(game, dealt, line.wager, line.counts, terms))
        if part is Part.LOST and not line.lost:
            wrong("audit-other-wagers-settled")
    for spot in at_stake:
        if spot not in settled and counts[spot]:
            wrong("audit-not-settled", amount=Amount(counts[spot]), player=spot[0], wager=spot[1])
    done = Settled({spot: coup.stakes.pop(spot) for spot in at_stake}, lines, advised=advised)
    for player in dict.fromkeys(player for player, _, _ in at_stake):
        mine = [stake for spot, stake in done.stakes.items() if spot[0] == player]
        there = Stake(sum(stake.chips for stake in mine), sum(stake.tokens for stake in mine))
        done.paid[player] = collected(player, there, [line for line in lines if line.player == player])
    return done


def _warned(table: Table, coup: LiveCoup, game: Game, counts: Stakes) -> frozenset[str]:
    """The players whom a settlement warns of a minimum."""
    if not game.returned_once_advised:
        return frozenset()
    return frozenset(spot[0] for spot in under_minimum(table.limits, coup.amounts) if counts[spot])


def _check_line(coup: LiveCoup, line: Line, counts: Cents, due: ByTheRules) -> None:
    """Checks a line against the limits and the rules."""
    stake = coup.stakes[line.spot]
    if line.stake != stake.cents:
        wrong(
            "audit-stake-settled",
            lay=Amount(stake.cents),
            player=line.player,
            wager=line.wager,
            settled=Amount(line.stake),
        )
    if line.counts != counts or not counts:
        wrong(
            "audit-counted",
            counted=Amount(line.counts),
            stake=Amount(line.stake),
            player=line.player,
            wager=line.wager,
            due=Amount(counts),
        )
    if line.tokens != min(stake.tokens, counts):
        wrong("audit-tokens", amount=Amount(line.tokens), player=line.player, wager=line.wager)
    if line.outcome != due.outcome:
        wrong("audit-outcome", player=line.player, wager=line.wager, stated=line.outcome, due=due.outcome)
    if line.won != due.won:
        wrong("audit-won", player=line.player, wager=line.wager, won=Amount(line.won), due=Amount(due.won))
    if line.rounding != due.rounding:
        wrong("audit-win-rounding", amount=Amount(line.rounding), player=line.player, wager=line.wager)
    if line.clause != due.clause:
        wrong("audit-clause", player=line.player, wager=line.wager, stated=line.clause, due=due.clause)


def collected(player: str, there: Stake, lines: list[Line]) -> Sums:
    """What a player's stakes move: losses are collected, wins are paid, and the rest is returned."""
    chips = sum(line.counts - line.tokens for line in lines if line.lost)
    tokens = sum(line.tokens for line in lines if line.lost)
    if chips > there.chips or tokens > there.tokens:
        wrong("audit-over-collected", player=player)
    return (
        pay("seat-stake-lost", chips, player)
        + pay("token-stake-lost", tokens, player)
        + pay("seat-win-paid", sum(line.won - line.rounding for line in lines), player)
        + pay("seat-win-rounded", sum(line.rounding for line in lines), player)
        + give_back(player, there.plus(Stake(-chips, -tokens)))
    )


def _game(table: Table, key: str) -> Game:
    game = find_game(table.edition, key)
    if not game.wagers:
        wrong("audit-without-cards", game=key)
    return game
