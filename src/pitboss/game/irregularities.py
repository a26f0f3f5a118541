"""Rulings on irregularities: from a coup and a report to what the rules order."""

from collections import Counter
from collections.abc import Callable, Mapping
from functools import singledispatch
from typing import Annotated, NamedTuple

import msgspec

from pitboss.game.cards import read_cards, read_drawn
from pitboss.game.coup import Coup, Hand, feed
from pitboss.game.permission import holders
from pitboss.game.preparing.decks import check_device
from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.kernel.text import AnyOf, Text, together
from pitboss.rules.authority import Act
from pitboss.rules.catalogue import find_game
from pitboss.rules.duties import Tell
from pitboss.rules.edition import BaccaratGame, Edition, Game
from pitboss.rules.irregularity import KNOWN, STATED, Effect, Given, Irregularity, Kind, Order, Play
from pitboss.rules.procedure import Device, Tableau
from pitboss.rules.roulette import WheelKind


class CoupState(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The state of a coup or spin at an irregularity, as far as rulings depend on it."""

    game: str | None = None
    """By default the first game of the edition."""
    device: Device | None = None
    """The dealing device, by default the first of the edition."""
    wheel: WheelKind = WheelKind.LIVE
    player: tuple[str | None, ...] = ()
    """The cards on the table, None for an unseen one. A surplus card is in the report."""
    banker: tuple[str | None, ...] = ()
    exposed: bool = False
    """Whether a card of the coup has been exposed."""
    prompted: bool = False
    """Whether the system has it dealt without wagers."""
    settled: bool = False
    next_begun: bool = False
    """Whether a later coup has begun."""
    shoe_emptied: bool = False
    """Whether all cards were taken out of the shoe since."""
    table_closed: bool = False
    wagers: Mapping[str, Mapping[str, Annotated[Cents, msgspec.Meta(ge=1)]]] = {}
    """The stakes by player and wager, which are returned if the coup is void."""

    @property
    def dealt(self) -> tuple[str | None, ...]:
        """All cards on the table."""
        return self.player + self.banker


class Report(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What staff report."""

    kind: Kind
    stated: Mapping[Given, bool] = msgspec.field(default_factory=dict, name="said")
    """The facts that no table can know. `asks` lists them."""
    card: str | None = None
    """The card that was surplus, face up, foreign or too early."""
    cards: tuple[str, ...] = ()
    """The cards of the coup in their right order, if it could be reconstructed."""
    players: tuple[str, ...] = ()
    """The players concerned: with invalid wagers, who cheated, or at the terminals."""


class Ordered(msgspec.Struct, frozen=True, omit_defaults=True):
    """One order or option of a ruling."""

    effect: Effect
    clause: Clause
    may: bool = False
    """Whether it is optional for staff."""
    act: Act | None = None
    by: tuple[Role, ...] = ()
    """The roles that may do it. Empty means any member of staff."""
    needs: tuple[Given, ...] = ()
    """The facts that staff must still state before they may do it."""


class Ruling(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the rules order for a report."""

    kind: Kind
    clause: Clause
    orders: tuple[Ordered, ...]
    """In the order of execution."""
    by: tuple[Role, ...] = ()
    """The roles that authorise it: those of the first step."""
    tells: tuple[Tell, ...] = ()

    @property
    def effects(self) -> tuple[Effect, ...]:
        """The mandatory effects, without the optional ones."""
        return tuple(order.effect for order in self.orders if not order.may)


def kinds(edition: Edition) -> tuple[Kind, ...]:
    """The kinds of irregularity that an edition knows, in the order of its rules.

    >>> from pitboss.rules.editions.canberra_mini_baccarat_2023 import EDITION
    >>> kinds(EDITION)[0].value
    'stray-player-card'
    """
    return tuple(dict.fromkeys(row.kind for row in edition.irregularities))


def rows(edition: Edition, kind: Kind) -> tuple[Irregularity, ...]:
    """The rows of an edition for a kind of irregularity. The first matching one counts."""
    return tuple(row for row in edition.irregularities if row.kind is kind)


def asks(edition: Edition, kind: Kind) -> tuple[Given, ...]:
    """The facts that staff may have to state for a kind of irregularity.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> [fact.value for fact in asks(EDITION, Kind.SHUFFLING_DEVICE_FAILS)]
    ['harmed', 'spare', 'movable', 'damaged']
    """
    facts = (fact for row in rows(edition, kind) for fact in row.when)
    return tuple(dict.fromkeys(fact for fact in facts if fact in STATED))


def named(edition: Edition, order: Order) -> tuple[Role, ...]:
    """The roles that the edition names for an order. Empty if it names none.

    >>> from pitboss.rules.editions.star_rapid_etg_2016 import EDITION
    >>> [role.value for role in named(EDITION, Order(Effect.VOID_COUP, "11.8.2", Act.VOID_COUP))]
    ['assistant-gaming-manager']
    """
    return next((row.by for row in edition.authority if row.act is order.act), ())


def who_may(edition: Edition, orders: tuple[Ordered, ...]) -> tuple[Ordered, ...]:
    """Orders as people read them: each with all roles that may do it, also those that stand in."""
    return tuple(msgspec.structs.replace(order, by=holders(edition, order.by)) for order in orders)


def rule(edition: Edition, state: CoupState, report: Report) -> Ruling | Rejection:
    """The edition's ruling on a report, or what the report lacks.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> seven_five = CoupState(player=("4S", "3H"), banker=("2D", "3C"))
    >>> ruling = rule(EDITION, seven_five, Report(Kind.STRAY_PLAYER_CARD, card="9S"))
    >>> ruling.effects[0].value, ruling.clause
    ('card-to-banker', '12.2')
    >>> rule(EDITION, CoupState(), Report(Kind.MISDEAL)).facts["name"]
    'reconstructed'
    """
    now = _situation(edition, state)
    if isinstance(now, Rejection):
        return now
    known = rows(edition, report.kind)
    refused = _check_report(edition, now, known, report)
    if refused is not None:
        return refused
    for row in known:
        fits = _fits(now, row, report)
        if isinstance(fits, Rejection):
            return fits
        if fits:
            return _check_cards(now, row, report) or _ruling(edition, now, row, report)
    return Rejection(
        "irregularity-does-not-fit",
        {"case": "only-if", "kind": report.kind.text, "conditions": _conditions(known)},
        known[0].clause,
    )


UNEXPECTED = (
    Kind.STRAY_PLAYER_CARD,
    Kind.STRAY_BANKER_CARD,
    Kind.EXCESS_CARD,
    Kind.OPENING_CARD_EXPOSED,
)
"""The kinds of irregularity of a card that no hand expects."""


def propose(edition: Edition, state: CoupState, card: str) -> tuple[Report, ...]:
    """The possible reports of a card from the shoe. Empty if a hand expects it.

    The dealer knows the hand for which the card was drawn, and chooses the report.

    >>> from pitboss.rules.editions.star_premium_baccarat_2021 import EDITION
    >>> naturals = CoupState(player=("4S", "4H"), banker=("2D", "7C"))
    >>> [report.kind.value for report in propose(EDITION, naturals, "9S")]
    ['stray-player-card', 'stray-banker-card', 'opening-card-exposed']
    """
    now = _situation(edition, state)
    if isinstance(now, Rejection) or not isinstance(now.coup, Coup) or not now.coup.complete:
        return ()
    return _ruled(edition, state, UNEXPECTED, card)


class _Situation(NamedTuple):
    """A coup with the data of its game."""

    state: CoupState
    play: Play
    device: Device | None
    tableau: Tableau | None
    coup: Coup | Rejection
    """The hands, or why the next hand cannot be determined."""


def game_of(edition: Edition, state: CoupState) -> Game | Rejection:
    """The game at which it happened."""
    return edition.games[0] if state.game is None else find_game(edition, state.game)


def _situation(edition: Edition, state: CoupState) -> _Situation | Rejection:
    game = game_of(edition, state)
    if isinstance(game, Rejection):
        return game
    return _at_game(game, state)


@singledispatch
def _at_game(game: Game, state: CoupState) -> _Situation | Rejection:
    """Without cards there is only what was reported."""
    none = Rejection("no-decks", {"case": "no-cards", "game": Text(game.title)})
    return _Situation(state, Play.WHEEL, None, None, none)


@_at_game.register
def _(game: BaccaratGame, state: CoupState) -> _Situation | Rejection:
    device = state.device or game.procedure.dealt_from[0].device
    refused = check_device(game, device)
    if refused is not None:
        return refused
    tableau = game.procedure.tableau
    return _Situation(state, Play.CARDS, device, tableau, _lawful(tableau, state))


def _lawful(tableau: Tableau, state: CoupState) -> Coup | Rejection:
    """The coup, if all its cards are known and were dealt by the tableau."""
    if None in state.dealt:
        return Rejection("cards-unknown")
    player, banker = read_cards(state.player), read_cards(state.banker)
    if isinstance(player, Rejection):
        return player
    if isinstance(banker, Rejection):
        return banker
    coup = Coup(tableau)
    waiting = {Hand.PLAYER: list(player), Hand.BANKER: list(banker)}
    while waiting[Hand.PLAYER] or waiting[Hand.BANKER]:
        hand, clause = coup.turn
        if hand is None or not waiting[hand]:
            return Rejection("hands-unlawful", clause=clause)
        coup = unwrap(feed(coup, waiting[hand].pop(0)))
    return coup


def _over(now: _Situation) -> bool:
    """Whether no coup is under way: none has begun, or no more cards are due."""
    done = isinstance(now.coup, Coup) and now.coup.complete
    return not now.state.dealt or now.state.settled or done


FACTS: Mapping[Given, Callable[[_Situation], bool]] = {
    Given.TOO_LATE: lambda now: now.state.next_begun or now.state.shoe_emptied or now.state.table_closed,
    Given.NEXT_BEGUN: lambda now: now.state.next_begun,
    Given.FIRST_CARD_OUT: lambda now: bool(now.state.dealt),
    Given.IN_PROGRESS: lambda now: not _over(now),
    Given.BETWEEN_COUPS: _over,
    Given.EXPOSED: lambda now: now.state.exposed,
    Given.SHOE: lambda now: now.device is not Device.SHUFFLING_DEVICE,
    Given.SCANNING_SHOE: lambda now: now.device is Device.SCANNING_SHOE,
    Given.SHUFFLING_DEVICE: lambda now: now.device is Device.SHUFFLING_DEVICE,
    Given.LIVE_WHEEL: lambda now: now.state.wheel is WheelKind.LIVE,
    Given.AUTOMATED_WHEEL: lambda now: now.state.wheel is WheelKind.AUTOMATED,
    Given.PROMPTED: lambda now: now.state.prompted,
}
"""How to derive a fact from the state of the table."""

DUE: Mapping[Given, Callable[[Coup], bool]] = {
    Given.COMPLETE: lambda coup: coup.complete,
    Given.BANKER_DRAWS: lambda coup: coup.initial_deal_done and coup.expects is Hand.BANKER,
    Given.BANKER_STANDS_ON_TWO: lambda coup: coup.complete and len(coup.banker) == 2,
    Given.PLAYER_STANDS_ON_TWO: lambda coup: (
        coup.initial_deal_done and coup.expects is not Hand.PLAYER and len(coup.player) == 2
    ),
}
"""How to derive a fact from the cards. They must be known and correctly dealt."""


def _conditions(known: tuple[Irregularity, ...]) -> AnyOf:
    """The conditions of these rows, without rows that need all facts of another and more."""
    known_facts = [tuple(fact for fact in row.when if fact in KNOWN) for row in known]
    least = [facts for facts in known_facts if not any(set(other) < set(facts) for other in known_facts)]
    return AnyOf(tuple(together([fact.text for fact in facts]) for facts in dict.fromkeys(least)))


def _check_report(
    edition: Edition, now: _Situation, known: tuple[Irregularity, ...], report: Report
) -> Rejection | None:
    """Checks that the edition and the game have this irregularity and ask for all facts stated."""
    if not known:
        return Rejection(
            "irregularity-unknown",
            {"case": "no-order", "edition": Text(edition.title), "kind": report.kind.text},
        )
    play = report.kind.play
    if play is not None and play is not now.play:
        return Rejection(
            "irregularity-does-not-fit",
            {"case": "other-play", "kind": report.kind.text, "play": play.text},
            known[0].clause,
        )
    needs = {fact for row in known for order in row.orders for fact in order.needs if fact in STATED}
    for fact in report.stated:
        if fact not in needs and fact not in asks(edition, report.kind):
            return Rejection("fact-not-asked", {"fact": fact.text, "name": fact.value}, known[0].clause)
    card = read_drawn(report.card)
    return card if isinstance(card, Rejection) else None


def _fits(now: _Situation, row: Irregularity, report: Report) -> bool | Rejection:
    """Whether all facts of a row are true. Staff are asked only after the facts of the table are true."""
    for fact in row.when:
        if fact in DUE:
            if isinstance(now.coup, Rejection):
                return now.coup
            if not DUE[fact](now.coup):
                return False
        elif fact in FACTS and not FACTS[fact](now):
            return False
    for fact in row.when:
        if fact in STATED:
            if fact not in report.stated:
                return Rejection(
                    "fact-needed", {"case": "to-state", "fact": fact.text, "name": fact.value}, row.clause
                )
            if not report.stated[fact]:
                return False
    return True


def _check_cards(now: _Situation, row: Irregularity, report: Report) -> Rejection | None:
    """Checks that an ordered reconstruction is given, has the same cards and is lawful."""
    if now.tableau is None or all(order.effect is not Effect.RECONSTRUCT for order in row.orders):
        if not report.cards:
            return None
        return Rejection("reconstruction-not-ordered", clause=row.clause)
    if not report.cards:
        return Rejection("reconstruction-needed", clause=row.clause)
    cards = read_cards(report.cards)
    if isinstance(cards, Rejection):
        return cards
    on_table = now.state.dealt if report.card is None else (*now.state.dealt, report.card)
    seen = Counter(code for code in on_table if code is not None)
    if len(cards) != len(on_table) or seen - Counter(report.cards):
        return Rejection("reconstruction-differs", clause=row.clause)
    coup = Coup(now.tableau)
    for card in cards:
        advanced = feed(coup, card)
        if isinstance(advanced, Rejection):
            return advanced
        coup = advanced
    return None


def _ruling(edition: Edition, now: _Situation, row: Irregularity, report: Report) -> Ruling:
    known = {fact: so(now) for fact, so in FACTS.items()} | dict(report.stated)
    orders = tuple(
        Ordered(
            order.effect,
            order.clause,
            order.may,
            order.act,
            named(edition, order),
            tuple(fact for fact in order.needs if fact not in known),
        )
        for order in row.orders
        if all(known.get(fact, True) for fact in order.needs)
    )
    by = next((order.by for order in orders if order.by), ())
    return Ruling(row.kind, row.clause, orders, by, row.tells)


def _ruled(edition: Edition, state: CoupState, among: tuple[Kind, ...], card: str) -> tuple[Report, ...]:
    """The kinds among these with a ruling, or with a ruling that only lacks a fact."""
    reports = tuple(Report(kind, card=card) for kind in among)
    return tuple(report for report in reports if _answered(rule(edition, state, report)))


def _answered(answer: Ruling | Rejection) -> bool:
    return isinstance(answer, Ruling) or answer.code == "fact-needed"
