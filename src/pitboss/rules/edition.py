"""The shape of an edition: one approved rule document as one frozen record.

Games and editions are compared by identity. There is one record of each, and lookups stay cheap.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from typing import ClassVar, Protocol

from pitboss.kernel.clause import Clause
from pitboss.rules.authority import Authority, Notice, StandIn
from pitboss.rules.conduct import SILENT, Conduct
from pitboss.rules.equipment import Areas, Equipment
from pitboss.rules.irregularity import Irregularity
from pitboss.rules.limits import Closing, Limit, Tenders
from pitboss.rules.procedure import Procedure, Settling
from pitboss.rules.roulette import Bet, CallBet, SpinRule, Wheel
from pitboss.rules.wager import SignPercentage, Wager


class Game(Hashable, Protocol):
    """The rules of a game under an edition, of whatever kind."""

    @property
    def round_name(self) -> str:
        """What people call a round."""

    @property
    def part_name(self) -> str:
        """What people call the rounds that come from the same cards or random numbers."""

    @property
    def allowed_decks(self) -> tuple[int, ...]:
        """The numbers of decks that it may be dealt from. None without cards."""

    @property
    def sign_percentage(self) -> SignPercentage | None:
        """The bounds of the percentage that it has on its sign. None if it has none."""

    @property
    def exact(self) -> Clause | None:
        """The clause that forbids to round its payments up to whole chips. None if they are."""

    @property
    def key(self) -> str:
        """Its name in its edition."""

    @property
    def title(self) -> str:
        """The key of its name in the catalogue, such as `game-baccarat`."""

    @property
    def clause(self) -> Clause:
        """The clause that introduces it."""

    @property
    def limits(self) -> tuple[Limit, ...]:
        """The rules for wagers outside the limits."""

    @property
    def tenders(self) -> Tenders:
        """What stakes may consist of."""

    @property
    def cash_out(self) -> Clause | None:
        """The clause that says when a terminal pays its credits out. None if it is not played there."""

    @property
    def titles(self) -> dict[str, str]:
        """The title of each wager: the key of its name in the catalogue."""

    @property
    def sign_clauses(self) -> dict[str, Clause]:
        """The clauses by which single wagers are named on the sign."""

    @property
    def equipment(self) -> tuple[Equipment, ...]:
        """What its tables have beside what those of all games of the edition have."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class BaccaratGame:
    """A game of Baccarat under an edition."""

    round_name: ClassVar[str] = "coup"
    part_name: ClassVar[str] = "shoe"
    """What people call a round, and the rounds that are dealt from the same cards."""
    key: str
    title: str
    """The key of its name in the catalogue."""
    clause: Clause
    wagers: tuple[Wager, ...]
    procedure: Procedure
    settling: Settling | None = None
    """The order of a settlement, if the dealer announces the result and collects and pays chips."""
    odds_sign: Clause | None = None
    """The clause that requires this game's odds or method of settlement on a sign."""
    equipment: tuple[Equipment, ...] = ()
    """What its tables have beside what those of all games of the edition have."""

    @property
    def allowed_decks(self) -> tuple[int, ...]:
        """The numbers of decks that it may be dealt from."""
        return self.procedure.decks.allowed

    @property
    def limits(self) -> tuple[Limit, ...]:
        """The rules for wagers outside the limits."""
        return self.procedure.limits

    @property
    def tenders(self) -> Tenders:
        """What stakes may consist of."""
        return self.procedure.tenders

    @property
    def cash_out(self) -> Clause | None:
        """The clause that says when a terminal pays its credits out."""
        return self.procedure.cash_out

    @property
    def exact(self) -> Clause | None:
        """The clause that forbids to round its payments."""
        return self.procedure.exact

    @property
    def titles(self) -> dict[str, str]:
        """The title of each wager: the key of its name in the catalogue."""
        return {wager.key: wager.title for wager in self.wagers}

    @property
    def sign_clauses(self) -> dict[str, Clause]:
        """The clauses by which single wagers are named on the sign."""
        return {wager.key: wager.sign for wager in self.wagers if wager.sign is not None}

    @property
    def sign_percentage(self) -> SignPercentage | None:
        """The bounds of the percentage that it has on its sign. None if it has none.

        >>> from pitboss.rules.editions.star_premium_baccarat_2021 import EDITION
        >>> EDITION.game("tie-premium").sign_percentage
        SignPercentage(least=1, most=10)
        """
        odds = (pay.pays for wager in self.wagers for pay in wager.pays)
        return next((pays for pays in odds if isinstance(pays, SignPercentage)), None)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class RouletteGame:
    """A game of Roulette under an edition."""

    round_name: ClassVar[str] = "spin"
    part_name: ClassVar[str] = "run"
    """What people call a round, and the rounds that come from the same random numbers."""
    allowed_decks: ClassVar[tuple[int, ...]] = ()
    sign_percentage: ClassVar[SignPercentage | None] = None
    exact: ClassVar[Clause | None] = None
    """It has no cards, its sign has no percentage, and nothing forbids to round its payments."""
    key: str
    title: str
    """The key of its name in the catalogue."""
    clause: Clause
    wheel: Wheel
    spins: tuple[SpinRule, ...]
    """The kinds of wheel that may decide the game."""
    bets: tuple[Bet, ...]
    calls: tuple[CallBet, ...]
    closing: tuple[Closing, ...]
    tenders: Tenders
    limits: tuple[Limit, ...]
    cash_out: Clause
    """The clause that says when a terminal pays its credits out."""
    zero: Clause
    """The clause that says which bets win on zero."""
    equipment: tuple[Equipment, ...] = ()
    """What its tables have beside what those of all games of the edition have."""

    @property
    def titles(self) -> dict[str, str]:
        """The title of each kind of bet and each call bet: the key of its name in the catalogue."""
        calls = {call.key: call.title for call in self.calls}
        return {str(bet.kind): bet.title for bet in self.bets} | calls

    @property
    def sign_clauses(self) -> dict[str, Clause]:
        """No bet is named on the sign by a clause of its own."""
        return {}


UNDATED = "undated"
"""Instead of a date, where a document has none."""


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Edition:
    """One complete approved rule document."""

    key: str
    title: str
    """The key of its name in the catalogue, such as `edition-star-baccarat-2024`."""
    approved_by: str
    """The key of the name of the authority in the catalogue."""
    approved_on: str
    """The date, or `UNDATED`."""
    games: tuple[Game, ...]
    stand_ins: tuple[StandIn, ...] = ()
    authority: tuple[Authority, ...] = ()
    notices: tuple[Notice, ...] = ()
    irregularities: tuple[Irregularity, ...] = ()
    """Of each kind, the first matching row counts."""
    conduct: Conduct = SILENT
    equipment: tuple[Equipment, ...] = ()
    """What a table must or may have, for every game."""
    areas: Areas | None = None
    """Where the games may be played. None if the document does not say."""
    gaming_hours: Clause | None = None
    """The clause by which the hours of gaming hold, and up to which closing a table takes notice."""

    def game(self, key: str) -> Game | None:
        """The game with this key, if the edition has it."""
        return next((game for game in self.games if game.key == key), None)
