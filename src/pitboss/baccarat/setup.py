"""The set-up of a gaming table: decks, layout, device and the wagers on offer."""

from functools import lru_cache

import msgspec

from pitboss.acting.setups.setting_up import Setups
from pitboss.acting.setups.setup import Setup, game_of, terms_of
from pitboss.game.offer import Offer, check_offer, offer
from pitboss.game.preparing.decks import check_device
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import AnyOf, Text
from pitboss.rules.edition import BaccaratGame, Edition
from pitboss.rules.equipment import Area
from pitboss.rules.limits import Closes

USUAL_TIE_PERCENT = "5"
"""The percentage on the sign of a standard table whose game needs one."""


@lru_cache(maxsize=1024)
def check_offer_of(setup: Setup, game: str) -> Rejection | None:
    """Whether the table may play a game with what it offers."""
    known = game_of(setup.edition, game)
    if isinstance(known, Rejection):
        return known
    edition, played = known
    if not isinstance(played, BaccaratGame):
        return Rejection("no-decks", {"case": "no-cards", "game": Text(played.title)})
    return check_offer(
        edition,
        played,
        setup.decks,
        layout=setup.layout,
        optional=setup.optional,
        approved=setup.approved_layouts,
        common=setup.common,
        closes=setup.closes,
    )


@lru_cache(maxsize=1024)
def offer_of(setup: Setup, game: str) -> Offer:
    """What the table offers when it plays a game with cards.

    >>> table = SETUPS.standard("mini-baccarat-guide")
    >>> " ".join(wager.key for wager in offer_of(table, "no-commission").wagers)
    'player banker tie player-pair banker-pair'
    """
    edition, played = unwrap(game_of(setup.edition, game))
    if not isinstance(played, BaccaratGame):
        raise AssertionError(f"{played.title} is played without cards")
    return offer(
        edition,
        played,
        setup.decks,
        layout=setup.layout,
        optional=setup.optional,
        approved=setup.approved_layouts,
        common=setup.common,
        closes=setup.closes,
    )


def _usual(setup: Setup, edition: Edition, game: BaccaratGame) -> Setup:
    procedure = game.procedure
    layout = next(iter(procedure.layouts), None)
    return msgspec.structs.replace(
        setup,
        decks=max(procedure.decks.allowed),
        layout=layout.key if layout else None,
        seats=layout.places if layout and game.cash_out is None else setup.seats,
        device=procedure.dealt_from[0].device,
        area=edition.areas.allowed[0].area if edition.areas else Area.MAIN_FLOOR,
        approved_layouts=tuple(wager.key for wager in game.wagers if wager.layout_approved),
        tie_percent=USUAL_TIE_PERCENT if game.sign_percentage else None,
    )


def _check_cards(setup: Setup, game: BaccaratGame) -> Rejection | None:
    """Whether the game may be dealt like this, with the wagers on offer and the terms on the sign."""
    refused = check_offer_of(setup, setup.game)
    if refused is not None:
        return refused
    terms = terms_of(setup, setup.game)
    if isinstance(terms, Rejection):
        return terms
    # An absent device is reported as missing equipment, by that clause.
    return None if setup.device is None else check_device(game, setup.device, low_limit=setup.low_limit)


def _check_layout(setup: Setup, game: BaccaratGame) -> Rejection | None:
    """Whether the layout is drawn for this many places. The layout of a terminal is always for one."""
    if game.cash_out is not None:
        return None
    layout = next((row for row in game.procedure.layouts if row.key == setup.layout), None)
    if layout is None or setup.seats in (layout.places, *layout.also):
        return None
    places = AnyOf(tuple(sorted((layout.places, *layout.also))))
    return Rejection(
        "seats-not-on-layout",
        {"layout": layout.key, "places": places, "seats": setup.seats},
        game.procedure.layout_clause,
    )


def _offered(setup: Setup) -> Offer | None:
    return None if check_offer_of(setup, setup.game) else offer_of(setup, setup.game)


def _by_period(setup: Setup) -> bool:
    offered = _offered(setup)
    return offered is not None and offered.closing.at is Closes.PERIOD_ENDS


def _named(setup: Setup) -> tuple[str, ...]:
    offered = _offered(setup)
    return () if offered is None else tuple(wager.key for wager in offered.wagers if wager.sign)


SETUPS: Setups[BaccaratGame] = Setups(
    rules=BaccaratGame,
    usual=_usual,
    check_game=_check_cards,
    check_layout=_check_layout,
    layout_clause=lambda game: game.procedure.layout_clause,
    by_period=_by_period,
    named=_named,
)
