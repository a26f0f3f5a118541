"""The configuration of a floor: its games, player terminals and seats."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Literal

import msgspec

from pitboss.acting.kinds import GameKind
from pitboss.acting.setups.setup import Setup
from pitboss.acting.setups.sign import Limits, TableLimits, limit_row
from pitboss.floor.kinds import kind_for
from pitboss.floor.setups import equip, standard_setup
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.kernel.decision import Stream
from pitboss.kernel.misfits import misfit, wrong_field
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.rules.catalogue import find_edition
from pitboss.rules.edition import Game
from pitboss.rules.equipment import ItemKind
from pitboss.rules.limits import LimitCase
from pitboss.rules.roulette import WheelKind
from pitboss.store.house_key import USUAL
from pitboss.store.opening import DEFAULT
from pitboss.words.languages import ENGLISH, Language
from pitboss.words.rendering import House, Names

WHEEL_ITEMS = {WheelKind.LIVE: ItemKind.LIVE_WHEEL, WheelKind.AUTOMATED: ItemKind.AUTOMATED_WHEEL}
"""The piece of equipment for each kind of wheel."""

IN_SETUP = {
    "field": "setup-field",
    "field-expected": "setup-field-expected",
    "field-missing": "setup-field-missing",
    "field-unknown": "setup-field-unknown",
}
"""The case of a misfit in the setup of a table, which its reader finds under the key of that."""

Seconds = Annotated[int, msgspec.Meta(ge=1, le=600)]
IdleMinutes = Annotated[int, msgspec.Meta(ge=1, le=60)]
Pause = Annotated[float, msgspec.Meta(ge=0, le=60)]


class Amount(int):
    """An amount in cents. The file may also write it in dollars: 500, "5" and "5.00" are the same."""


class ConfigTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """A table of the file. Unknown keys are refused."""


class LimitsConfig(ConfigTable, frozen=True):
    """The limits on the sign of a game."""

    least: Amount
    most: Amount
    kinds: Mapping[str, tuple[Amount, Amount]] = {}
    """By wager or kind of bet: the minimum and the maximum."""
    areas: Mapping[str, tuple[Amount, Amount]] = {}
    table_areas: Mapping[str, Amount] = {}
    """By wager: the maximum of all together at the table."""
    differential: Amount | None = None
    unit: Amount | None = None
    least_total: Amount | None = None
    most_total: Amount | None = None


class GameConfig(ConfigTable, frozen=True):
    """One game of the floor, of whatever kind."""

    name: str
    """Its key: part of addresses and of the log."""
    edition: str
    game: str
    limits: LimitsConfig
    wheel: WheelKind = WheelKind.LIVE
    """The kind of wheel, for a game of Roulette."""
    period: Seconds = 20
    """The wagering period, which the operator sets (Rapid 7.1)."""
    pause: Pause = 1.0
    """The seconds between two acts of the virtual dealer."""
    dealing: Literal["virtual", "staff"] = "staff"
    shoe: Literal["simulated", "device", "keyed"] = "keyed"
    """The source of cards and numbers: simulated here, read by a device, or keyed in by the dealer."""
    partner: str | None = None
    """The other game under the same dealer (Rapid 7.7.3)."""
    setup: Mapping[str, Any] = {}
    """Where the table differs from the usual one of its edition."""
    names: Names = {}
    """What people call it, if not by its key."""

    @property
    def played(self) -> Game:
        """The game in its edition."""
        game = unwrap(find_edition(self.edition)).game(self.game)
        if game is None:
            raise AssertionError(f"{self.edition} has no {self.game}")
        return game

    @property
    def kind(self) -> GameKind[Any]:
        """The kind of game that it is."""
        return kind_for(self.played)

    @property
    def stream(self) -> Stream:
        """The name of its event stream."""
        return self.kind.stream(self.name)

    @property
    def rapid(self) -> bool:
        """Whether it is played at player terminals."""
        return self.played.cash_out is not None


class TerminalConfig(ConfigTable, frozen=True):
    """A player terminal, from which all games on terminals can be reached."""

    number: str
    notes: tuple[Amount, ...] = ()
    """The denominations that it accepts; the usual ones if empty."""
    credit_limit: Amount | None = None
    hand_pay_over: Amount | None = None
    ticket_months: int | None = None
    message: str = ""
    names: Names = {}
    """What people call it, if not by its number."""


class SeatConfig(ConfigTable, frozen=True):
    """A screen at one place of a live table."""

    table: str
    place: int | None = None
    guest: str = ""
    """In configurations of earlier releases: a guest, wherever they sit."""

    @property
    def at(self) -> str:
        """The place, or that guest."""
        return self.guest if self.place is None else str(self.place)


class FloorConfig(ConfigTable, frozen=True):
    """A floor: what one or more servers on the same database run together."""

    venue: str
    address: str = "127.0.0.1:8000"
    """The address that this server listens on."""
    public_url: str | None = None
    """The URL for terminals, if it differs from that address."""
    origins: tuple[str, ...] = ()
    """The web origins from which browsers may connect, besides the server's own."""
    hosts: tuple[str, ...] = ()
    """The host names that browsers may use, besides those of its address, `public-url` and `origins`."""
    proxies: tuple[str, ...] = ()
    """The proxies in front of it, by address or network. Only they may name the client of a request."""
    tls_proxy: bool = False
    """Whether a proxy in front does TLS, so that this server may listen beyond its machine without TLS."""
    database: str = DEFAULT
    house_key: str = USUAL
    """The source of the key that seals the secrets of the database, such as file:PATH."""
    utc_offset: int = 0
    """By how many minutes the clocks of the house are ahead of UTC."""
    language: Language = ENGLISH
    """The language of a page whose reader has chosen none."""
    languages: str | None = None
    """A folder with further languages of the house: files such as `fr.ftl`."""
    rules: Mapping[str, str] = {}
    """The approved rules: by edition, the file with its document, which is a PDF or plain text."""
    tls_certificate: str | None = None
    tls_key: str | None = None
    idle_minutes: IdleMinutes = 15
    """A desk that nobody uses for so long asks for the password again."""
    dealer_idle_minutes: IdleMinutes = 5
    """The same at a dealer terminal."""
    games: tuple[GameConfig, ...] = ()
    terminals: tuple[TerminalConfig, ...] = ()
    seats: tuple[SeatConfig, ...] = ()

    def game(self, name: str) -> GameConfig | None:
        """The game with this name, if the floor has it."""
        return next((game for game in self.games if game.name == name), None)

    def named(self) -> Iterator[tuple[str, Language, str]]:
        """Every name for people: its key in the file, its language, and the name."""
        places: Mapping[str, Sequence[GameConfig | TerminalConfig]]
        places = {"games": self.games, "terminals": self.terminals}
        for part, rows in places.items():
            for i, row in enumerate(rows):
                for language, name in row.names.items():
                    yield f"{part}[{i}].names.{language}", language, name

    @property
    def house(self) -> House:
        """What texts must know of it."""
        # A text may not know which kind of game it names.
        games = {key: each.names for each in self.games for key in (each.stream, f"game/{each.name}")}
        return House(
            self.utc_offset, {**games, **{f"pt/{each.number}": each.names for each in self.terminals}}
        )

    @property
    def url(self) -> str:
        """The URL for terminals of this server."""
        scheme = "https" if self.tls_certificate else "http"
        return (self.public_url or f"{scheme}://{self.address}").rstrip("/")


def limits_of(game: GameConfig) -> TableLimits:
    """The limits of a game as on its sign.

    A wager that the sign must name has the limits of each wager, unless the file gives others.
    """
    limits, setups, setup = game.limits, game.kind.setups, _usual_setup(game)
    each = Limits(int(limits.least), int(limits.most))
    return TableLimits(
        each=each,
        kinds=dict.fromkeys(setups.named(setup), each) | _bounds(limits.kinds),
        areas=_bounds(limits.areas),
        table_areas={key: int(most) for key, most in limits.table_areas.items()},
        differential=_cents(limits.differential),
        unit=_cents(limits.unit),
        least_total=_cents(limits.least_total),
        most_total=_cents(limits.most_total),
        period=game.period if setups.by_period(setup) and limit_row(game.played, LimitCase.PERIOD) else None,
    )


def setup_of(config: FloorConfig, game: GameConfig) -> Setup | Rejection:
    """The setup of a game's table: the usual one of its edition, with the changes of the file."""
    usual = msgspec.to_builtins(standard_setup(game.edition, game.game))
    if game.rapid and config.terminals:
        usual["seats"] = len(config.terminals)
    try:
        setup = msgspec.convert({**usual, "utc_offset": config.utc_offset, **game.setup}, Setup)
    except msgspec.ValidationError as problem:
        field = wrong_field(problem).removeprefix("$.")
        facts = misfit(problem, field)
        return Rejection("bad-config", {**facts, "case": IN_SETUP[facts["case"]]})
    if "equipment" in game.setup:
        return setup
    equipped = equip(setup)
    wheel = WHEEL_ITEMS[game.wheel]
    return msgspec.structs.replace(
        equipped,
        equipment=tuple(
            msgspec.structs.replace(item, kind=wheel) if item.kind in WHEEL_ITEMS.values() else item
            for item in equipped.equipment
        ),
    )


def settings_of(config: FloorConfig, terminal: TerminalConfig) -> Settings:
    """The settings of a terminal."""
    configured = {
        "notes": tuple(map(int, terminal.notes)) or None,
        "credit_limit": terminal.credit_limit,
        "hand_pay_over": terminal.hand_pay_over,
        "ticket_months": terminal.ticket_months,
    }
    known = {name: value for name, value in configured.items() if value is not None}
    return msgspec.convert({"venue": config.venue, "message": terminal.message, **known}, Settings)


def _cents(amount: Amount | None) -> Cents | None:
    return None if amount is None else int(amount)


def _bounds(bounds: Mapping[str, tuple[Amount, Amount]]) -> dict[str, Limits]:
    return {key: Limits(int(least), int(most)) for key, (least, most) in bounds.items()}


def _usual_setup(game: GameConfig) -> Setup:
    """The set-up of a table as configured, without what the floor adds to it."""
    usual = msgspec.to_builtins(standard_setup(game.edition, game.game))
    return msgspec.convert({**usual, **game.setup}, Setup)
