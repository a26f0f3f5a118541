"""How the configuration of a floor is read from floor.toml, and what may be wrong in it."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import reduce
from pathlib import Path
from typing import Any

import msgspec

from pitboss.acting.setups.sign import check_stated
from pitboss.floor.people.names import is_reserved
from pitboss.floor.setups import check_setup
from pitboss.kernel.decision import is_line
from pitboss.kernel.misfits import misfit, wrong_field
from pitboss.kernel.names import NAME
from pitboss.kernel.reasons import reason
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.catalogue import find_edition, find_game
from pitboss.service.config import Amount, FloorConfig, GameConfig, SeatConfig, limits_of, setup_of
from pitboss.service.network.addresses import LAST_PORT, is_network, split_address

DOLLARS = r"[0-9]{1,10}(\.[0-9]{2})?"
"""An amount as people write it."""
LONGEST_NAME = 40
"""The most characters of a name for people, which must fit on a button."""


def read_config(text: str, source: str = "floor.toml") -> FloorConfig | Rejection:
    """Reads a configuration, or returns the first fault with its key.

    >>> text = '''
    ... venue = "The Little Casino"
    ... [[games]]
    ... name = "rapid-1"
    ... edition = "star-rapid-etg-2016"
    ... game = "baccarat"
    ... limits = {least = "5", most = "500.00"}
    ... '''
    >>> floor = read_config(text)
    >>> floor.game("rapid-1").stream, limits_of(floor.game("rapid-1")).each
    ('table/rapid-1', Limits(least=500, most=50000))
    >>> read_config(text + "perod = 30").facts["field"]
    'games[0].perod'
    """
    try:
        parsed = tomllib.loads(text)
        config = msgspec.convert(parsed, FloorConfig, dec_hook=_amount)
    except tomllib.TOMLDecodeError as problem:
        return Rejection("bad-config", {"case": "unread", "file": source, "problem": str(problem)})
    except msgspec.ValidationError as problem:
        key = _exact(parsed, wrong_field(problem)).removeprefix("$.")
        if isinstance(problem.__cause__, NoAmountError):
            why = Text("config-amount")
            return Rejection("bad-config", {"case": "key", "file": source, "key": key, "why": why})
        return Rejection("bad-config", {"file": source, **misfit(problem, key)})
    return check_config(config, source) or config


def _exact(parsed: Any, field: str) -> str:
    """The path of a wrong field with the key of its entry, which msgspec leaves out.

    >>> _exact({"venue": "V"}, "$.venue")
    '$.venue'
    """
    before, left_out, after = field.partition("[...]")
    if not left_out:
        return field
    *outer, last = re.findall(r"[^.\[\]]+", before.removeprefix("$"))
    holder = reduce(lambda node, step: node[int(step) if isinstance(node, list) else step], outer, parsed)
    for name, value in dict(holder[last]).items():
        holder[last] = {name: value}
        try:
            msgspec.convert(parsed, FloorConfig, dec_hook=_amount)
        except msgspec.ValidationError as problem:
            if wrong_field(problem) == field:
                return f"{before}.{name}{after}"
    return field


def check_config(config: FloorConfig, source: str | None = "floor.toml") -> Rejection | None:
    """The first fault of a configuration, with its key. Without a source, options changed it."""
    for key, why in _faults(config):
        if source is None:
            return Rejection("bad-config", {"case": "option", "key": key, "why": why})
        return Rejection("bad-config", {"case": "key", "file": source, "key": key, "why": why})
    return None


def load_config(file: Path) -> FloorConfig | Rejection:
    """Reads the configuration in a file."""
    try:
        return read_config(file.read_text(encoding="utf-8"), file.name)
    except OSError as problem:
        return Rejection("cannot-read", {"case": "config", "file": str(file), "problem": reason(problem)})
    except UnicodeDecodeError:
        return Rejection("not-text", {"case": "config", "file": str(file)})


class NoAmountError(ValueError):
    """A value of the file is no amount."""


def _amount(kind: type, value: object) -> Amount:
    """Reads an amount of the file, in cents."""
    if kind is not Amount:
        raise NotImplementedError(kind)
    if isinstance(value, int) and not isinstance(value, bool) and value > 0:
        return Amount(value)
    if isinstance(value, str) and re.fullmatch(DOLLARS, value) and int(value.replace(".", "")) > 0:
        return Amount(value.replace(".", "") if "." in value else f"{value}00")
    raise NoAmountError


def _faults(config: FloorConfig) -> Iterator[tuple[str, Text]]:
    """The faults of a configuration: the key and a sentence for each."""
    if not config.venue.strip():
        yield "venue", Text("config-venue")
    yield from _address_faults(config)
    yield from _twice("games", (game.name for game in config.games))
    yield from _twice("terminals", (terminal.number for terminal in config.terminals))
    for key, _, name in config.named():
        if not is_line(name) or len(name) > LONGEST_NAME:
            yield key, Text("config-names", {"most": LONGEST_NAME})
    for i, game in enumerate(config.games):
        for key, wrong in _game_faults(config, game):
            yield f"games[{i}].{key}", wrong
    for i, game in enumerate(config.games):
        other = None if game.partner is None else config.game(game.partner)
        paired = other is not None and other is not game and other.partner == game.name
        if game.partner is not None and not (paired and game.kind.running.in_turn):
            yield f"games[{i}].partner", Text("config-partner")
    for i, terminal in enumerate(config.terminals):
        if re.fullmatch(NAME, terminal.number) is None:
            yield f"terminals[{i}].number", Text("config-terminal", {"number": f"{terminal.number!r:.60}"})
    for i, seat in enumerate(config.seats):
        for field, wrong in _seat_faults(config, seat):
            yield f"seats[{i}].{field}", wrong


def _seat_faults(config: FloorConfig, seat: SeatConfig) -> Iterator[tuple[str, Text]]:
    """The faults of a seat: it is at a live table, and at one of its places."""
    game = config.game(seat.table)
    if game is None or game.rapid:
        yield "table", Text("config-seat")
    elif seat.place is not None and not 1 <= seat.place <= _places(config, game):
        yield "place", Text("config-place", {"most": _places(config, game)})
    if seat.place is None and (re.fullmatch(NAME, seat.guest) is None or is_reserved(seat.guest)):
        yield "guest", Text("config-guest", {"guest": f"{seat.guest!r:.60}"})


def _places(config: FloorConfig, game: GameConfig) -> int:
    """How many places a table has."""
    setup = setup_of(config, game)
    return 0 if isinstance(setup, Rejection) else setup.seats


def _address_faults(config: FloorConfig) -> Iterator[tuple[str, Text]]:
    """The faults in where a server listens and for whom."""
    if re.fullmatch(r".+:[0-9]{1,5}", config.address) is None or split_address(config.address)[1] > LAST_PORT:
        yield "address", Text("config-address")
    for i, proxy in enumerate(config.proxies):
        if not is_network(proxy):
            yield f"proxies[{i}]", Text("config-proxy", {"proxy": f"{proxy!r:.60}"})
    if (config.tls_certificate is None) != (config.tls_key is None):
        yield "tls-key", Text("config-tls-key")


def _twice(part: str, names: Iterable[str]) -> Iterator[tuple[str, Text]]:
    for name, count in Counter(names).items():
        if count > 1:
            yield part, Text(f"config-twice-{part}", {"name": f"{name!r:.60}"})


def _game_faults(config: FloorConfig, game: GameConfig) -> Iterator[tuple[str, Text]]:
    """The faults of one game, checked by the rules of its edition."""
    if re.fullmatch(NAME, game.name) is None:
        yield "name", Text("config-game", {"name": f"{game.name!r:.60}"})
    edition = find_edition(game.edition)
    if isinstance(edition, Rejection):
        yield "edition", edition.text
        return
    played = find_game(edition, game.game)
    if isinstance(played, Rejection):
        yield "game", played.text
        return
    setup = setup_of(config, game)
    refused = setup if isinstance(setup, Rejection) else check_setup(setup)
    if refused is not None:
        yield "setup", refused.text
        return
    unstated = check_stated(played, limits_of(game))
    if unstated is not None:
        yield "limits", unstated.text
    if game.dealing == "virtual" and game.shoe == "keyed":
        yield "shoe", Text("config-shoe")
