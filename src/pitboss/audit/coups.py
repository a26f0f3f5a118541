"""A gaming table as the auditor follows it: who is there, what lies on a coup, what it must come to."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec

from pitboss.audit.accounts import wrong
from pitboss.audit.dues import Sums, pay
from pitboss.audit.hands import Hands, deal
from pitboss.audit.play import Due as ByTheRules
from pitboss.audit.play import read_terms, settle_wager
from pitboss.audit.rulebook import Game, find_game
from pitboss.audit.signs import Sign, bounds, most
from pitboss.kernel.money import Cents, dollars

RECALLED = 20
"""A table recalls so many coups, and one of them may be taken back."""

BACK = ("seat-wager-back", "token-wager-back")
"""The transactions by which stakes go back: chips, and tokens."""

Spot = tuple[str, str, int | None]
"""Player, wager and box."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What one wager came to, as the log tells it."""

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
        """Where it lay."""
        return self.player, self.wager, self.box

    @property
    def lost(self) -> bool:
        """Whether the house took what counted."""
        return self.outcome == "lose"


@dataclass(frozen=True, slots=True)
class Stake:
    """Chips and promotional tokens on the layout."""

    chips: Cents = 0
    tokens: Cents = 0

    @property
    def cents(self) -> Cents:
        """All of it."""
        return self.chips + self.tokens

    def plus(self, more: "Stake") -> "Stake":
        """Two stakes together."""
        return Stake(self.chips + more.chips, self.tokens + more.tokens)


@dataclass(slots=True)
class Settled:
    """Wagers that were settled, and what came of them, so that it can be taken back."""

    laid: dict[Spot, Stake] = field(default_factory=dict)
    pooled: dict[str, Stake] = field(default_factory=dict)
    lines: tuple[Line, ...] = ()
    paid: dict[str, Sums] = field(default_factory=dict)
    """What was moved for each player."""

    def plus(self, more: "Settled") -> "Settled":
        """Both together."""
        paid = {who: self.paid.get(who, Sums()) + more.paid.get(who, Sums()) for who in self.paid | more.paid}
        pooled = self.pooled | more.pooled
        for player in pooled:
            pooled[player] = self.of(player).plus(more.of(player))
        return Settled(self.laid | more.laid, pooled, self.lines + more.lines, paid)

    def of(self, player: str) -> Stake:
        """All that a player had there."""
        if player in self.pooled:
            return self.pooled[player]
        mine = [stake for spot, stake in self.laid.items() if spot[0] == player]
        return Stake(sum(stake.chips for stake in mine), sum(stake.tokens for stake in mine))

    def drop(self, line: Line) -> None:
        """One of them counts for nothing."""
        paid, stake = self.paid[line.player], self.laid.pop(line.spot)
        self.paid[line.player] = paid - _collected(line.player, stake, [line])
        self.lines = tuple(other for other in self.lines if other is not line)


@dataclass(slots=True)
class LiveCoup:
    """A coup that is under way."""

    key: str
    game: str
    signs: list[Sign]
    """All limits that held for somebody since the table opened."""
    open: bool = True
    """Whether its wagering period goes on."""
    laid: dict[Spot, Stake] = field(default_factory=dict)
    pooled: dict[str, Stake] = field(default_factory=dict)
    """Players several of whose wagers the dealer reduced: what they still have there altogether. How much
    lies on each is known again when it is settled, and until then the layout says how much at most."""
    cards: list[str | None] = field(default_factory=list)
    stray: str | None = None
    """A card that came when none was due."""
    early: Settled = field(default_factory=Settled)
    """What was settled on the first four cards."""
    shown: bool = False
    """Whether everybody has seen cards of it, as far as the acts tell."""

    def of(self, player: str) -> Stake:
        """All that a player has on the coup."""
        if player in self.pooled:
            return self.pooled[player]
        mine = [stake for spot, stake in self.laid.items() if spot[0] == player]
        return Stake(sum(stake.chips for stake in mine), sum(stake.tokens for stake in mine))

    @property
    def players(self) -> tuple[str, ...]:
        """All who have something on it."""
        return tuple(dict.fromkeys(player for player, _, _ in self.laid))

    def clear(self, players: Iterable[str] | None = None) -> Sums:
        """Takes the stakes of some players or of all off; what goes back to them."""
        back: Sums = Sums()
        for player in self.players if players is None else players:
            back += give_back(player, self.of(player))
            self.remove(player)
        return back

    def take_off(self, spot: Spot, there: Sums, leaves: Cents = 0) -> Sums:
        """Takes a wager off, or makes it smaller: chips go back before tokens, for chips are money."""
        player, wager, _ = spot
        laid = self.laid.get(spot)
        if laid is None or not 0 <= leaves < laid.cents:
            wrong(f"{player:.60} had no {wager:.40} there that could go back.")
        pool = self.pooled.get(player)
        if pool is None:
            chips = min(laid.cents - leaves, laid.chips)
            back = Stake(chips, laid.cents - leaves - chips)
        else:
            # What lies on each of the wagers that were reduced, only the act tells.
            back = Stake(*(there[move, player, "", False] for move in BACK))
            if back.chips > min(laid.chips, pool.chips) or back.tokens > min(laid.tokens, pool.tokens):
                wrong(f"More of {player:.60}'s {wager:.40} went back than lay there.")
            self.pooled[player] = Stake(pool.chips - back.chips, pool.tokens - back.tokens)
        self.laid[spot] = Stake(laid.chips - back.chips, laid.tokens - back.tokens)
        if not leaves:
            del self.laid[spot]
        return give_back(player, back)

    def remove(self, player: str) -> None:
        """Forgets what a player had there."""
        self.laid = {spot: stake for spot, stake in self.laid.items() if spot[0] != player}
        self.pooled.pop(player, None)


@dataclass(slots=True)
class PastCoup:
    """A coup that is over, settled or void."""

    key: str
    game: str
    cards: tuple[str | None, ...]
    settled: Settled
    void: bool = False
    forfeits: frozenset[str] = frozenset()
    """Whose stakes did not go back."""
    signs: list[Sign] = field(default_factory=list)
    """The limits under which it was wagered on."""


@dataclass(slots=True)
class WrongPayment:
    """A row of the register of wrong payments."""

    over: bool
    left: Cents
    """What is not yet put right."""
    patron: str | None


@dataclass(slots=True)
class Shoe:
    """A shoe that was loaded: where its cards had been cut, and which of them the acts tell of."""

    cut: int = 0
    cutter: str | None = None
    out: list[tuple[str | None, str | None]] = field(default_factory=list)
    """The coup of each and the card, in the order in which they left it."""


@dataclass(slots=True)
class Table:
    """A gaming table."""

    edition: str = ""
    game: str = ""
    smallest_chip: Cents = 1
    tie_percent: str | None = None
    common: tuple[str, ...] = ()
    """The wagers that lie in one box for all."""
    decks: int = 0
    opened: bool = False
    limits: list[Sign] = field(default_factory=list)
    """All limits that held for somebody since it opened."""
    guests: set[str] = field(default_factory=set)
    coup: LiveCoup | None = None
    past: list[PastCoup] = field(default_factory=list)
    shoes: int = 0
    """How many were loaded here."""
    ended_shoe: int | None = None
    """The last one before a restore, from which no more cards come."""
    shoe: Shoe = field(default_factory=Shoe)
    emptied: Shoe = field(default_factory=Shoe)
    """The one before it."""
    cut: int = 0
    """Where cards were last cut."""
    cutter: str | None = None
    """Who cut the cards that are on their way to the shoe; nobody until they are cut."""
    carried: tuple[str | None] | None = None
    """The card that waits to be the first of the next coup."""
    options: set[str] = field(default_factory=set)
    """What the last ruling that left anything to staff left to them."""
    ruled: Any = None
    """The report of that ruling, and the coup that it was about."""
    errors: dict[int, WrongPayment] = field(default_factory=dict)
    """The register of wrong payments."""
    incidents: int = 0
    """How many were put on record."""

    def register(self, cents: Cents, patron: str | None, *, over: bool) -> None:
        """One more wrong payment."""
        self.errors[len(self.errors) + 1] = WrongPayment(over, cents, patron)

    def finish(self, settled: Settled | None = None) -> None:
        """The coup under way is over, settled or void."""
        coup = self.live()
        whole = Settled() if settled is None else coup.early.plus(settled)
        past = PastCoup(coup.key, coup.game, tuple(coup.cards), whole, settled is None, signs=coup.signs)
        self.past = [*self.past, past][-RECALLED:]
        self.coup = None

    def live(self) -> LiveCoup:
        """The coup under way."""
        if self.coup is None:
            wrong("No coup was under way.")
        return self.coup


def give_back(player: str, stake: Stake) -> Sums:
    """A stake on its way back."""
    return pay("seat-wager-back", stake.chips, player) + pay("token-wager-back", stake.tokens, player)


def hands(coup: LiveCoup) -> Hands:
    """The hands of a coup, dealt anew by the table of play from the cards that the log tells of."""
    if None in coup.cards:
        wrong(f"Nobody said which card number {coup.cards.index(None) + 1} of {coup.key} was.")
    return deal([card for card in coup.cards if card is not None])


def is_complete(coup: LiveCoup) -> bool:
    """Whether no further card is due, as far as the cards are known."""
    return None not in coup.cards and hands(coup).next is None


def settle(table: Table, coup: LiveCoup, lines: tuple[Line, ...], *, first: bool) -> Settled:
    """Whether every wager came to what it must, on the first four cards or at the end; what that moves."""
    dealt, game = hands(coup), _game(table, coup.game)
    if first and (len(coup.cards) != 4 or coup.early.laid):
        wrong(f"{coup.key} had no first four cards to be settled on, or was settled on them already.")
    if not first and dealt.next is not None:
        wrong(f"{coup.key} was settled, and a card for the {dealt.next} was still to come.")
    at_stake = [spot for spot in coup.laid if not first or spot[1] in game.first_four]
    if len({line.spot for line in lines}) != len(lines) or not {line.spot for line in lines} <= set(at_stake):
        wrong("The wagers that were settled are not those that were placed.")
    terms = read_terms(game, table.smallest_chip, table.tie_percent if game.by_the_sign else None)
    for line in lines:
        _check_line(coup, line, settle_wager(game, dealt, line.wager, line.counts, terms))
    _check_cuts(table, coup, lines, at_stake)
    if game.to_the_maximum:
        _check_maximum(table, lines)
    done = Settled(lines=lines)
    for player in dict.fromkeys(player for player, _, _ in at_stake):
        there = _collect(coup, player, at_stake, done)
        mine = [line for line in lines if line.player == player]
        done.paid[player] = _collected(player, there, mine)
    return done


def _check_line(coup: LiveCoup, line: Line, due: ByTheRules) -> None:
    """Whether a line says what the rules say of a stake that counts so much."""
    on = f"{line.player}'s {line.wager}"
    stake = coup.laid[line.spot]
    pool = coup.pooled.get(line.player)
    if line.stake != stake.cents if pool is None else not 0 < line.stake <= min(stake.cents, pool.cents):
        wrong(f"{dollars(stake.cents)} lay on {on}, and {dollars(line.stake)} was settled.")
    if not 0 < line.counts <= line.stake:
        wrong(f"{dollars(line.counts)} counted of {dollars(line.stake)} on {on}.")
    tokens = line.tokens if pool is not None else min(stake.tokens, line.counts)
    if line.tokens != tokens or not 0 <= tokens <= min(stake.tokens, line.counts):
        wrong(f"{dollars(line.tokens)} of what counted on {on} was put down to tokens.")
    if line.outcome != due.outcome:
        wrong(f"The log has {on} as {line.outcome}, and by the rules it is {due.outcome}.")
    if line.won != due.won:
        wrong(f"{on} won {dollars(line.won)}, and by the rules {dollars(due.won)}.")
    if line.rounding != due.rounding:
        wrong(f"{dollars(line.rounding)} of what {on} won was put down to rounding.")
    if line.clause != due.clause:
        wrong(f"The log settles {on} by {line.clause:.20}, and the rules by {due.clause}.")


def _check_cuts(table: Table, coup: LiveCoup, lines: tuple[Line, ...], at_stake: list[Spot]) -> None:
    """Whether every wager counts in full that no limit of the table can have cut."""
    counts = {line.spot: line.counts for line in lines}
    for spot in at_stake:
        stake = coup.laid[spot].cents
        if spot[0] in coup.pooled or counts.get(spot, 0) == stake:
            continue
        player, wager, _ = spot
        total = sum(each.cents for (who, on, _), each in coup.laid.items() if (who, on) == (player, wager))
        if not any(_may_cut(limits, wager, stake, total) for limits in table.limits):
            wrong(f"Of {dollars(stake)} on {player}'s {wager} {dollars(counts.get(spot, 0))} counted, and no "
                  "limit of the table cuts it.")  # fmt: skip


def _may_cut(sign: Sign, wager: str, stake: Cents, total: Cents) -> bool:
    """Whether limits can be a reason why a wager does not count in full."""
    if sign.get("differential") is not None or sign.get("areas"):
        return True
    least, at_most = bounds(sign, wager)
    return at_most > 0 and (stake < least or total > at_most)


def _check_maximum(table: Table, lines: tuple[Line, ...]) -> None:
    """Whether no player's wager counts over the highest maximum that held for anybody."""
    counts: Counter[tuple[str, str]] = Counter()
    for line in lines:
        counts[line.player, line.wager] += line.counts
    for (player, wager), cents in counts.items():
        if 0 < most(table.limits, wager) < cents:
            wrong(f"{dollars(cents)} counted on {player}'s {wager}, and the maximum is lower.")


def _collect(coup: LiveCoup, player: str, at_stake: list[Spot], done: Settled) -> Stake:
    """Takes the stakes of a player that are settled off the layout."""
    mine = {spot: coup.laid.pop(spot) for spot in list(coup.laid) if spot in at_stake and spot[0] == player}
    done.laid |= mine
    there = Stake(sum(stake.chips for stake in mine.values()), sum(stake.tokens for stake in mine.values()))
    pool = coup.pooled.pop(player, None)
    if pool is not None and player in coup.players:
        # The dealer reduces wagers on the hands, and those on the first four cards are none of them.
        coup.pooled[player] = pool.plus(Stake(-there.chips, -there.tokens))
    elif pool is not None:
        there = done.pooled[player] = pool
    return there


def _collected(player: str, there: Stake, lines: list[Line]) -> Sums:
    """What becomes of a player's stakes: what lost is collected, wins are paid, and the rest goes back."""
    chips = sum(line.counts - line.tokens for line in lines if line.lost)
    tokens = sum(line.tokens for line in lines if line.lost)
    if chips > there.chips or tokens > there.tokens:
        wrong(f"More was collected from {player} than lay there.")
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
        wrong(f"{key} is played without cards.")
    return game
