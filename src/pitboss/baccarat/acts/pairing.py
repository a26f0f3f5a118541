"""Two games of Baccarat under one dealer: pairing their tables, whose turn it is, and the wrong shoe."""

import msgspec

from pitboss.acting.acts.act import Act, ActContext, needs
from pitboss.acting.state import change
from pitboss.baccarat.acts.play import DrawCard, check_not_due
from pitboss.baccarat.machines import check_cards_ready, find_shoe, free_coup, round_of, shoe_of, with_shoe
from pitboss.baccarat.play.rounds import Round
from pitboss.baccarat.play.two_games import TwoGames, check_turn, pair_games
from pitboss.baccarat.state import GamingTable, LiveCoup, Paired
from pitboss.game.cards import CARDS, read_card
from pitboss.game.coup import Coup
from pitboss.game.shoe import check_take, take
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import FloorPlace
from pitboss.rules.edition import BaccaratGame


class PairTables(Act, frozen=True):
    """One dealer deals this table and another in turn. The other must be paired with this one, too."""

    with_: str = msgspec.field(name="with")
    layout: str
    """The dealer's layout on which both are dealt."""


class PartTables(Act, frozen=True):
    """Each of the two tables is dealt by itself again."""


class DrawOutOfTurn(Act, frozen=True):
    """A card has left this shoe although it was the other table's turn."""

    card: str


def check_pair_tables(now: GamingTable, _: PairTables, __: ActContext) -> Rejection | None:
    """Requires an unpaired table, and that no card of its coup is out."""
    if now.paired is not None:
        return Rejection(
            "tables-paired",
            {"case": "this-table", "partner": FloorPlace(f"table/{now.paired.with_}")},
            _clause(now),
        )
    return _check_between(now)


def apply_pair_tables(now: GamingTable, act: PairTables, _: ActContext) -> GamingTable:
    """The table waits for its turn from now on."""
    return change(now, paired=Paired(act.with_))


def check_part_tables(now: GamingTable, _: PartTables, __: ActContext) -> Rejection | None:
    """Requires a paired table, and that no card of its coup is out."""
    if now.paired is None:
        return Rejection("tables-not-paired", clause=_clause(now))
    return _check_between(now)


def apply_part_tables(now: GamingTable, _: PartTables, __: ActContext) -> GamingTable:
    """The table no longer waits for another."""
    return change(now, paired=None)


@needs(free_coup)
def check_draw_out_of_turn(
    now: GamingTable, coup: LiveCoup, act: DrawOutOfTurn, _: ActContext
) -> Rejection | None:
    """Requires that the other table is dealt now, and that the card can come from this shoe."""
    card, shoe = read_card(act.card), shoe_of(now)
    if isinstance(card, Rejection):
        return card
    if isinstance(shoe, Rejection):
        return shoe
    if now.paired is None or coup.cards:
        return Rejection("card-in-turn", {"case": "dealt-now"}, _clause(now))
    return check_cards_ready(now) or check_not_due(now) or check_take(shoe, card)


def apply_draw_out_of_turn(now: GamingTable, act: DrawOutOfTurn, _: ActContext) -> GamingTable:
    """The card belongs to no hand. It waits for the ruling on a wrong shoe."""
    coup, shoe = now.coup, find_shoe(now)
    if coup is None or shoe is None:
        return now
    out = take(shoe, CARDS.get(act.card))
    return with_shoe(change(now, coup=change(coup, stray=act.card)), out)


def other_table(now: GamingTable, act: Act) -> str | None:
    """The other table that an act depends on, if any."""
    if isinstance(act, PairTables):
        return act.with_
    if now.paired is None or not isinstance(act, DrawCard | DrawOutOfTurn):
        return None
    return now.paired.with_


def check_beside(now: GamingTable, table: str, other: GamingTable, act: Act) -> Rejection | None:
    """Whether the current state of the other table allows an act."""
    if isinstance(act, PairTables):
        return _check_pair(now, table, other, act)
    if now.paired is None:
        raise AssertionError("a table that is joined with none waits for none")
    if other.paired is None or other.paired.with_ != table:
        return Rejection(
            "pair-not-complete", {"partner": FloorPlace(f"table/{now.paired.with_}")}, _clause(now)
        )
    refused = _check_turn(now, table, other, now.paired, other.paired)
    if not isinstance(act, DrawOutOfTurn):
        return refused
    in_turn = Rejection("card-in-turn", {"case": "this-turn"}, _clause(now))
    return in_turn if refused is None else None


def _check_pair(now: GamingTable, table: str, other: GamingTable, act: PairTables) -> Rejection | None:
    if table == act.with_ or other.setup is None or not _plays(other) or not _plays(now):
        return Rejection("games-not-paired", {"case": "two-tables"})
    joined = pair_games((_round(now), _round(other)), act.layout)
    if isinstance(joined, Rejection):
        return joined
    if other.paired is None or (other.paired.with_ == table and not other.paired.coups):
        return None
    partner = other.paired.with_
    return Rejection(
        "tables-paired",
        {
            "case": "other-table",
            "table": FloorPlace(f"table/{act.with_}"),
            "partner": FloorPlace(f"table/{partner}"),
        },
        joined.rule.clause,
    )


def _check_turn(
    now: GamingTable, table: str, other: GamingTable, mine: Paired, its: Paired
) -> Rejection | None:
    """The table whose name sorts first is dealt first, and then they alternate."""
    rule = now.play.procedure.turn_about
    if rule is None:
        raise AssertionError("these games are not dealt by one dealer")
    leads = table < mine.with_
    rounds = (_round(now), _round(other)) if leads else (_round(other), _round(now))
    first, second = (mine.coups, its.coups) if leads else (its.coups, mine.coups)
    return check_turn(TwoGames(rule, rounds, last=0 if first > second else 1), 0 if leads else 1)


def _round(now: GamingTable) -> Round:
    """The current round of a table. Between two coups, a round that has not begun."""
    return round_of(now, now.coup) if now.coup else Round(now.offer, "", Coup(now.play.procedure.tableau))


def _plays(now: GamingTable) -> bool:
    return isinstance(now.edition.game(now.game), BaccaratGame)


def _check_between(now: GamingTable) -> Rejection | None:
    if not now.begun:
        return None
    return Rejection("coup-in-progress", {"case": "finish-first"}, _clause(now))


def _clause(now: GamingTable) -> str | None:
    rule = now.play.procedure.turn_about if _plays(now) else None
    return None if rule is None else rule.clause
