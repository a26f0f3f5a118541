"""The cut: who is offered it, where it is allowed, and the cutting card that marks the end of the shoe."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pitboss.game.permission import permit
from pitboss.game.preparing.stack import Stack, StackStep, require_checks
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act
from pitboss.rules.edition import BaccaratGame, Edition
from pitboss.rules.procedure import Cutter, CutterKind, Device


@dataclass(frozen=True, slots=True)
class CutOffer:
    """An offer of the cut to a seat, or to a member of staff if no seat is named."""

    who: CutterKind
    seat: int | None
    clause: Clause
    may_nominate: bool


def cut_offers(
    game: BaccaratGame, seats: Sequence[int], *, first_at_table: int | None = None, players_cut: bool = True
) -> tuple[CutOffer, ...]:
    """The offers of the cut in order, until one is accepted. Seats count clockwise from the dealer's left.

    `first_at_table` is the seat of the first player while the game is just commencing. `players_cut` is the
    supervisor's decision to let players cut, in editions that leave it to the supervisor.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> [offer.seat for offer in cut_offers(EDITION.game("baccarat"), [1, 3, 5], first_at_table=3)]
    [3, 5, 1, None]
    """
    offers: list[CutOffer] = []
    for turn in game.procedure.cut.offered_to:
        offered = [offer.seat for offer in offers]
        if players_cut or turn.kind is CutterKind.ANY_PLAYER:
            for seat in _seats_of(turn, seats, offered, first_at_table):
                offers.append(CutOffer(turn.kind, seat, turn.clause, turn.may_nominate))
        if turn.kind in (CutterKind.SUPERVISOR, CutterKind.DEALER):
            offers.append(CutOffer(turn.kind, None, turn.clause, may_nominate=False))
    return tuple(offers)


def check_nominee(edition: Edition, offer: CutOffer, nominee: Role) -> Rejection | None:
    """Checks that a person with the offer of the cut may nominate another."""
    if not offer.may_nominate:
        return Rejection("nomination-not-allowed", clause=offer.clause)
    permitted = permit(edition, Act.CUT, nominee)
    return permitted if isinstance(permitted, Rejection) else None


def cut(game: BaccaratGame, stack: Stack, at: int) -> Stack | Rejection:
    """Cuts the stack: the `at` cards in front of the cutting card go to the back."""
    rule = game.procedure.cut
    if stack.device is Device.SHUFFLING_DEVICE:
        row = next(row for row in game.procedure.dealt_from if row.device is stack.device)
        return Rejection("device-is-not-cut", clause=row.clause)
    if stack.step is not StackStep.SHUFFLED:
        return Rejection("cut-not-due", clause=rule.cut_clause)
    refused = require_checks(game, stack)
    if refused is not None:
        return refused
    depths = cut_depths(game, stack.decks, stack.out)
    if at not in depths:
        return Rejection(
            "cut-too-near-the-end",
            {"least": rule.least_from_ends, "first": depths.start, "last": depths.stop - 1, "given": at},
            rule.cut_clause,
        )
    return replace(stack, cards=stack.cards[at:] + stack.cards[:at], step=StackStep.CUT)


def cut_depths(game: BaccaratGame, decks: int, out: int = 0) -> range:
    """How many cards may be in front of the cut. `out` of the decks' cards are not in the stack."""
    least = game.procedure.cut.least_from_ends
    return range(least, 52 * decks - out - least + 1)


def insert_cutting_card(game: BaccaratGame, stack: Stack, behind: int) -> Stack | Rejection:
    """Inserts the cutting card with `behind` cards behind it. The stack is then ready for the shoe."""
    rule = game.procedure.cut
    if stack.step is not StackStep.CUT:
        return Rejection("cutting-card-not-due", clause=rule.cutting_card_clause)
    if not rule.least_from_back <= behind < len(stack.cards) - stack.out:
        return Rejection(
            "cutting-card-too-deep",
            {"case": "too-few-behind", "least": rule.least_from_back, "given": behind},
            rule.cutting_card_clause,
        )
    return replace(stack, step=StackStep.READY, behind=behind)


def _seats_of(
    turn: Cutter, seats: Sequence[int], offered: Sequence[int | None], first_at_table: int | None
) -> list[int]:
    """The seats of this step in the order, without those already asked."""
    match turn.kind:
        case CutterKind.FIRST_AT_TABLE:
            return [seat for seat in seats if seat == first_at_table]
        case CutterKind.LEFT_OF_DEALER:
            return sorted(seats)[:1] if not offered else []
        case CutterKind.CLOCKWISE | CutterKind.ANY_PLAYER:
            start = offered[0] if offered and offered[0] is not None else 0
            return sorted((s for s in seats if s not in offered), key=lambda seat: (seat < start, seat))
        case _:
            return []
