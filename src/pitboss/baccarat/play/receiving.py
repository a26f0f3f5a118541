"""Who receives the cards: the line of people for each hand, and the banker's role that moves on."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple, TypeAlias

from pitboss.game.coup import Hand
from pitboss.game.permission import permit
from pitboss.game.preparing.dealing import check_handling
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act
from pitboss.rules.edition import BaccaratGame, Edition
from pitboss.rules.procedure import CardRule, DealingMethod, Handling
from pitboss.rules.result import CoupResult, Winner


class Bettor(NamedTuple):
    """A person at the table, with the wagers on this coup. No seat means standing.

    Seats count clockwise from the dealer's left, so the highest is nearest to the dealer's right.
    """

    name: str
    seat: int | None
    wagers: Mapping[str, Cents]

    @property
    def role(self) -> Role:
        """A player if there is a wager on the coup, or else a patron."""
        return Role.PLAYER if any(cents > 0 for cents in self.wagers.values()) else Role.PATRON


def counter_clockwise(people: Sequence[Bettor], right_of: int | None = None) -> tuple[Bettor, ...]:
    """All who are seated, from the dealer's right or from the right of a seat, which then comes last.

    >>> ann, bob, cem = Bettor("Ann", 1, {}), Bettor("Bob", 3, {}), Bettor("Cem", 5, {})
    >>> [person.name for person in counter_clockwise([ann, bob, cem], right_of=3)]
    ['Ann', 'Cem', 'Bob']
    """
    seated = [(person.seat, person) for person in people if person.seat is not None]
    ordered = sorted(seated, key=lambda at: (right_of is not None and at[0] >= right_of, -at[0]))
    return tuple(person for _, person in ordered)


# The banker's role


@dataclass(frozen=True, slots=True)
class Bank:
    """The role in a method that lets the players hold the Banker's cards in turn. New for every shoe."""

    method: DealingMethod
    holder: str | None = None
    seat: int | None = None
    """The seat of the last holder. None at the start of a shoe."""
    declined: frozenset[str] = frozenset()
    """Those who declined the role since it was last held, and the person who passed it on."""


def offered(bank: Bank, people: Sequence[Bettor]) -> tuple[Bettor, ...]:
    """The people to whom the role is offered, the next first. Empty while it is held or if all declined.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> bank = Bank(EDITION.game("baccarat").procedure.methods[2])
    >>> ann, bob = Bettor("Ann", 1, {}), Bettor("Bob", 5, {})
    >>> [person.name for person in offered(bank, [ann, bob])]
    ['Bob', 'Ann']
    """
    if bank.holder is not None:
        return ()
    return tuple(p for p in counter_clockwise(people, bank.seat) if p.name not in bank.declined)


def check_offered(bank: Bank, people: Sequence[Bettor], name: str) -> Rejection | None:
    """Requires that the role is offered to this person, who may accept or decline it."""
    return _check_turn(bank.method, offered(bank, people), name)


def accept_role(bank: Bank, name: str, seat: int | None) -> Bank:
    """The person to whom the role is offered accepts it."""
    return replace(bank, holder=name, seat=seat, declined=frozenset())


def decline_role(bank: Bank, name: str) -> Bank:
    """The person to whom the role is offered declines it."""
    return replace(bank, declined=bank.declined | {name})


def check_pass_role(bank: Bank, *, in_coup: bool) -> Rejection | None:
    """Whether the holder may give up the role, which must wait for the end of a coup."""
    if in_coup:
        clause = bank.method.orders(CardRule.ROLE_PASSED)
        return Rejection("coup-in-progress", {"case": "role-after-coup"}, clause)
    return _check_held(bank)


def check_forfeit_role(edition: Edition, bank: Bank, by: Role) -> Rejection | None:
    """Whether a supervisor may take the role away. It may happen at any time."""
    permitted = permit(edition, Act.FORFEIT_CARDS, by)
    return permitted if isinstance(permitted, Rejection) else _check_held(bank)


def vacate_role(bank: Bank) -> Bank:
    """Nobody holds the role. The last holder is not asked again before another has held it."""
    held = () if bank.holder is None else (bank.holder,)
    return replace(bank, holder=None, declined=bank.declined.union(held))


def after_coup(bank: Bank, result: CoupResult) -> Bank:
    """The role after a coup: its holder keeps it until the Banker's Hand loses."""
    return replace(bank, holder=None) if result.winner is Winner.PLAYER else bank


# The cards of one coup

Line: TypeAlias = tuple[Bettor, ...]
"""The line of receivers for the cards of a hand, the designated first. If empty, the dealer keeps them."""


@dataclass(frozen=True, slots=True)
class Receivers:
    """Who receives the cards of one coup."""

    edition: Edition
    game: BaccaratGame
    method: DealingMethod
    lines: Mapping[Hand, Line]

    def designated(self, hand: Hand) -> Bettor | None:
        """The person to whom the cards of a hand go now."""
        return next(iter(self.lines[hand]), None)


def by_dealer(game: BaccaratGame) -> DealingMethod:
    """The method in which the dealer alone handles the cards, or else the first of the game."""
    methods = game.procedure.methods
    return next((method for method in methods if method.handling is Handling.DEALER), methods[0])


def receivers(
    edition: Edition,
    game: BaccaratGame,
    method: DealingMethod,
    people: Sequence[Bettor],
    bank: Bank | None = None,
) -> Receivers | None:
    """Who receives the cards of the coming coup, by its wagers. None until a banker's role is settled.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> game = EDITION.game("baccarat")
    >>> people = [Bettor("Ann", 2, {"player": 5000}), Bettor("Bob", 4, {"player": 5000})]
    >>> coup = receivers(EDITION, game, game.procedure.methods[1], people)
    >>> coup.designated(Hand.PLAYER).name, coup.designated(Hand.BANKER)
    ('Bob', None)
    """
    if method.handling is Handling.BANKER_IN_TURN:
        return _by_role(edition, game, bank or Bank(method), people)
    return Receivers(edition, game, method, {hand: _backers(method, hand, people) for hand in Hand})


def check_receivers(
    method: DealingMethod, people: Sequence[Bettor], bank: Bank | None = None
) -> Rejection | None:
    """Requires a settled banker's role: no offer is open, and the holder is seated and bets on Banker."""
    if method.handling is not Handling.BANKER_IN_TURN:
        return None
    bank = bank or Bank(method)
    waiting = offered(bank, people)
    if waiting:
        return Rejection("role-on-offer", {"player": waiting[0].name}, method.clause)
    if bank.holder is None:
        return None
    holder = _seated_holder(bank, people)
    if holder is None:
        seated = method.orders(CardRule.SEATED)
        return Rejection("not-seated", {"case": "role-holder", "player": bank.holder}, seated)
    if holder.wagers.get(Hand.BANKER, 0) <= 0:
        return Rejection("banker-wager-needed", {"player": holder.name}, method.orders(CardRule.ROLE_TAKEN))
    return None


def check_refuse(coup: Receivers, hand: Hand, name: str) -> Rejection | None:
    """Whether the designated player may decline the cards of a hand."""
    line, bound = coup.lines[hand], coup.method.orders(CardRule.ROLE_TAKEN)
    if line and bound is not None:
        return Rejection("role-binds", {"player": line[0].name}, bound)
    return _check_turn(coup.method, line, name)


def refuse(coup: Receivers, hand: Hand, name: str) -> Receivers:
    """A person declines the cards of a hand, which then go to the next in line."""
    return _with_line(coup, hand, _others(coup, hand, name))


def check_designate(coup: Receivers, person: Bettor, by: Role) -> Rejection | None:
    """Whether staff may designate a person for a hand, with or without a wager."""
    permitted = permit(coup.edition, Act.DESIGNATE_ANYONE, by)
    return permitted if isinstance(permitted, Rejection) else check_holder(coup, person)


def designate(coup: Receivers, hand: Hand, person: Bettor) -> Receivers:
    """A hand goes to this person first."""
    return _with_line(coup, hand, (person, *_others(coup, hand, person.name)))


def check_holder(coup: Receivers, person: Bettor) -> Rejection | None:
    """Whether a person may hold cards at all."""
    seated = coup.method.orders(CardRule.SEATED)
    if seated is not None and person.seat is None:
        return Rejection("not-seated", {"case": "card-holder", "player": person.name}, seated)
    return check_handling(coup.game, coup.method, person.role)


def hand_markers(coup: Receivers) -> dict[Hand, Bettor]:
    """The people before whom the Player and the Banker marker may be placed."""
    if coup.method.orders(CardRule.MARKED) is None:
        return {}
    return {hand: line[0] for hand, line in coup.lines.items() if line}


def _backers(method: DealingMethod, hand: Hand, people: Sequence[Bettor]) -> Line:
    """The people who bet on a hand, in the order of the method."""
    if method.handling is Handling.DEALER:
        return ()
    if method.handling is Handling.HIGHEST_WAGER:
        # Sorting keeps equal wagers in the order of the seats.
        people = sorted(counter_clockwise(people), key=lambda person: -person.wagers.get(hand, 0))
    return tuple(person for person in people if person.wagers.get(hand, 0) > 0)


def _by_role(edition: Edition, game: BaccaratGame, bank: Bank, people: Sequence[Bettor]) -> Receivers | None:
    """The Banker's cards go to the holder of the role. Without one the dealer handles the cards."""
    if bank.holder is None:
        return None if offered(bank, people) else receivers(edition, game, by_dealer(game), people)
    holder = _seated_holder(bank, people)
    if holder is None or holder.wagers.get(Hand.BANKER, 0) <= 0:
        return None
    return Receivers(edition, game, bank.method, {Hand.PLAYER: (), Hand.BANKER: (holder,)})


def _seated_holder(bank: Bank, people: Sequence[Bettor]) -> Bettor | None:
    """The holder of the role, if seated."""
    return next((person for person in counter_clockwise(people) if person.name == bank.holder), None)


def _check_held(bank: Bank) -> Rejection | None:
    if bank.holder is not None:
        return None
    return Rejection("role-not-held", {"case": "by-nobody"}, bank.method.clause)


def _check_turn(method: DealingMethod, line: Line, name: str) -> Rejection | None:
    if line and line[0].name == name:
        return None
    if not line:
        return Rejection("not-asked", {"case": "nobody", "player": name}, method.clause)
    return Rejection("not-asked", {"case": "other-turn", "next": line[0].name, "player": name}, method.clause)


def _others(coup: Receivers, hand: Hand, name: str) -> Line:
    """The line for a hand without this person."""
    return tuple(person for person in coup.lines[hand] if person.name != name)


def _with_line(coup: Receivers, hand: Hand, line: Line) -> Receivers:
    return replace(coup, lines={**coup.lines, hand: line})
