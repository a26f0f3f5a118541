"""The offer of a table: its game, decks and layout, its wagers, and their players."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

from pitboss.game.permission import check_permitted, permit
from pitboss.game.preparing.decks import check_game_decks
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import AllOf, AnyOf, ListOf, Text
from pitboss.rules.authority import Act
from pitboss.rules.edition import BaccaratGame, Edition
from pitboss.rules.limits import Closes, Closing
from pitboss.rules.wager import Wager


@dataclass(frozen=True, slots=True)
class PlayerLimit:
    """The maximum number of players at the table, and whether each box is for one player."""

    most: int | None
    one_per_box: bool
    clause: Clause | None


@dataclass(frozen=True, slots=True)
class NoBet:
    """An order to deal without wagers: for one round, or until it is lifted."""

    clause: Clause
    round: str | None
    """The key of its round. None means all rounds to come."""


NO_LIMIT = PlayerLimit(most=None, one_per_box=False, clause=None)


@dataclass(frozen=True, slots=True)
class Offer:
    """The offer of one table: its game, decks and layout, and the wagers it accepts until they close."""

    edition: Edition
    game: BaccaratGame
    decks: int
    layout: str | None
    wagers: tuple[Wager, ...]
    closing: Closing
    main_wager_only: frozenset[str] = frozenset()
    """Optional wagers that are restricted to players with a main wager."""
    players: PlayerLimit = NO_LIMIT
    approved: frozenset[str] = frozenset()
    """The wagers whose layout the regulator has approved, if the edition requires it."""
    common: frozenset[str] = frozenset()
    """The wagers with one shared betting box on both sides of the layout."""
    no_bet: NoBet | None = None
    """The current order to deal without wagers, if any."""
    game_since: Instant | None = None
    """When the game was last changed."""


def check_wager(game: BaccaratGame, wager: Wager, decks: int, layout: str | None) -> Rejection | None:
    """Checks that a wager may be offered with these decks on this layout.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> tiger = next(w for w in EDITION.game("baccarat").wagers if w.key == "tiger")
    >>> check_wager(EDITION.game("baccarat"), tiger, 4, "B").clause
    '3.1'
    """
    if wager.decks is not None and decks not in wager.decks:
        return Rejection(
            "wager-needs-decks",
            {"wager": Text(wager.title), "decks": AnyOf(wager.decks)},
            game.procedure.decks.clause,
        )
    if wager.layouts is not None and layout not in wager.layouts:
        return Rejection(
            "wager-not-on-layout",
            {"wager": Text(wager.title), "layouts": ListOf(wager.layouts)},
            wager.defined,
        )
    return None


def check_approved(wager: Wager, approved: Collection[str]) -> Rejection | None:
    """Checks that the layout of a wager has the approval that its edition requires."""
    if _is_approved(wager, approved):
        return None
    return Rejection("layout-not-approved", {"wager": Text(wager.title)}, wager.layout_approved)


def fitting(game: BaccaratGame, decks: int, layout: str | None) -> tuple[Wager, ...]:
    """All wagers that a table with these decks and this layout can offer together."""
    either_or = {key for rule in game.procedure.either_or for key in rule.other}
    return tuple(
        wager
        for wager in game.wagers
        if (wager.decks is None or decks in wager.decks)
        and (wager.layouts is None or layout in wager.layouts)
        and wager.key not in either_or
    )


def check_offer(
    edition: Edition,
    game: BaccaratGame,
    decks: int,
    *,
    layout: str | None = None,
    optional: Iterable[str] | None = None,
    approved: Collection[str] = (),
    common: Collection[str] = (),
    closes: Closes | None = None,
) -> Rejection | None:
    """Checks the arguments of `offer`."""
    procedure = game.procedure
    refused = check_game_decks(game, decks)
    if refused is not None:
        return refused
    layouts = [row.key for row in procedure.layouts]
    if layouts and layout not in layouts:
        return Rejection(
            "unknown-layout",
            {
                "case": "not-in-edition",
                "edition": Text(edition.title),
                "given": f"{layout}",
                "layouts": ListOf(tuple(layouts)),
            },
            procedure.layout_clause,
        )
    named = None if optional is None else tuple(optional)
    refused = None if named is None else _check_optional(game, decks, layout, named)
    if refused is not None:
        return refused
    wagers = _wagers(game, decks, layout, named, approved)
    refused = next(filter(None, (check_approved(wager, approved) for wager in wagers)), None)
    if refused is not None:
        return refused
    foreign = sorted(set(common) - {wager.key for wager in wagers if wager.optional})
    if foreign:
        return Rejection("unknown-wager", {"case": "no-side-wager", "given": f"{foreign[0]!r:.40}"})
    if closes not in (None, *(row.at for row in procedure.closing)):
        ways = ListOf(tuple(row.at.value for row in procedure.closing))
        return Rejection("closing-not-allowed", {"ways": ways}, procedure.closing[0].clause)
    return None


def offer(
    edition: Edition,
    game: BaccaratGame,
    decks: int,
    *,
    layout: str | None = None,
    optional: Iterable[str] | None = None,
    approved: Collection[str] = (),
    common: Collection[str] = (),
    closes: Closes | None = None,
) -> Offer:
    """The offer of a table: all main wagers, and the named optional ones, by default all possible ones.

    `approved` names the wagers whose layout the regulator has approved, in editions that require it. Others
    are not offered. `common` names the wagers with one shared box on both sides of the layout.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> table = offer(EDITION, EDITION.game("baccarat"), 8, layout="A")
    >>> " ".join(wager.key for wager in table.wagers)
    'player banker tie player-pair banker-pair super-six'
    """
    ways = game.procedure.closing
    return Offer(
        edition,
        game,
        decks,
        layout,
        _wagers(game, decks, layout, None if optional is None else tuple(optional), approved),
        next((row for row in ways if row.at == closes), ways[0]),
        approved=frozenset(approved),
        common=frozenset(common),
    )


def check_restrict(
    table: Offer, key: str, *, by: Role, surveillance_notified: bool, sign_shown: bool
) -> Rejection | None:
    """Checks that an optional wager may be restricted: Surveillance is notified, and a sign is up."""
    wager = find_wager(table, key)
    if isinstance(wager, Rejection):
        return wager
    if wager.main_wager_only is None:
        return Rejection("restriction-not-allowed", {"wager": Text(wager.title)})
    refused = check_permitted(table.edition, Act.RESTRICT_OPTIONAL, by)
    if refused is not None:
        return replace(refused, clause=wager.main_wager_only)
    if not surveillance_notified:
        return Rejection("surveillance-not-told", clause=wager.main_wager_only)
    if not sign_shown:
        return Rejection("sign-not-shown", {"case": "put-up-first"}, wager.main_wager_only)
    return None


def check_limit(edition: Edition, by: Role, most: int | None) -> Rejection | None:
    """Checks that the number of players at a table may be limited, or each box reserved for one player."""
    permitted = permit(edition, Act.LIMIT_PLAYERS, by)
    if isinstance(permitted, Rejection):
        return permitted
    if most is not None and most < 1:
        return Rejection("out-of-range", {"case": "no-players"}, permitted.clause)
    return None


def check_player(table: Offer, others: Collection[tuple[str, int | None]], box: int) -> Rejection | None:
    """Checks that a player may play from a box, given the other players and their boxes.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> table = offer(EDITION, EDITION.game("baccarat"), 8, layout="A")
    >>> table = replace(table, players=PlayerLimit(most=None, one_per_box=True, clause="5.9"))
    >>> check_player(table, [("Ann", 1)], 2), check_player(table, [("Ann", 1)], 1).code
    (None, 'box-taken')
    """
    limit = table.players
    if limit.most is not None and len({player for player, _ in others}) >= limit.most:
        return Rejection("table-full", {"case": "players-limited", "most": limit.most}, limit.clause)
    if limit.one_per_box and any(taken == box for _, taken in others):
        return Rejection("box-taken", {"case": "one-player", "box": box}, limit.clause)
    return None


def check_box(table: Offer, box: int) -> Rejection | None:
    """Checks that the layout has this box. A layout without a diagram in the rules has any number.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> table = offer(EDITION, EDITION.game("baccarat"), 8, layout="A")
    >>> check_box(table, 9), check_box(table, 99).clause
    (None, '2.2')
    """
    layout = next((row for row in table.game.procedure.layouts if row.key == table.layout), None)
    most = box if layout is None else max((layout.places, *layout.also))
    if 1 <= box <= most:
        return None
    return Rejection("no-such-box", {"case": "not-on-layout", "box": box}, table.game.procedure.layout_clause)


def find_wager(table: Offer, key: str) -> Wager | Rejection:
    """The wager with this key, if the table offers it."""
    for wager in table.wagers:
        if wager.key == key:
            return wager
    keys = ListOf(tuple(wager.key for wager in table.wagers))
    left_out = next((wager.defined for wager in table.game.wagers if wager.key == key), None)
    return Rejection("wager-not-offered", {"given": key, "wagers": keys}, left_out)


def check_together(game: BaccaratGame, decks: int, keys: Collection[str]) -> Rejection | None:
    """Checks that a layout of the game, with these decks, has all these wagers.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> check_together(EDITION.game("baccarat"), 8, ["player", "super-six"])
    >>> check_together(EDITION.game("baccarat"), 3, ["player", "player-pair"]).code
    'wager-needs-decks'
    """
    layouts: list[str | None] = [row.key for row in game.procedure.layouts] or [None]
    answers = [_check_optional(game, decks, layout, tuple(keys)) for layout in layouts]
    refused = answers[0]
    if refused is None or None in answers:
        return None
    if refused.code != "wager-not-on-layout":
        return refused
    return Rejection("wagers-not-together", {"wagers": ListOf(tuple(keys))}, game.procedure.layout_clause)


def _is_approved(wager: Wager, approved: Collection[str]) -> bool:
    return wager.layout_approved is None or wager.key in approved


def _check_optional(
    game: BaccaratGame, decks: int, layout: str | None, optional: tuple[str, ...]
) -> Rejection | None:
    """Checks that one table can offer the named wagers."""
    known = {wager.key: wager for wager in game.wagers}
    for key in optional:
        if key not in known:
            return Rejection(
                "unknown-wager", {"case": "not-in-game", "game": Text(game.title), "given": f"{key!r:.40}"}
            )
        refused = check_wager(game, known[key], decks, layout)
        if refused is not None:
            return refused
    for rule in game.procedure.either_or:
        if set(rule.one) & set(optional) and set(rule.other) & set(optional):
            return Rejection("either-or", {"one": AllOf(rule.one), "other": AllOf(rule.other)}, rule.clause)
    return None


def _wagers(
    game: BaccaratGame,
    decks: int,
    layout: str | None,
    optional: tuple[str, ...] | None,
    approved: Collection[str],
) -> tuple[Wager, ...]:
    """The main wagers and the named optional ones, by default all possible and approved ones."""
    if optional is None:
        return tuple(wager for wager in fitting(game, decks, layout) if _is_approved(wager, approved))
    return tuple(wager for wager in game.wagers if not wager.optional or wager.key in optional)
