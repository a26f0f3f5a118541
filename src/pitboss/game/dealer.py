"""The dealer: whole shoes and runs of spins, dealt by the edition's procedure and settled round by round."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pitboss.game.bets import settle_spin
from pitboss.game.cards import Card, full_decks
from pitboss.game.coup import Coup, feed
from pitboss.game.preparing.cutting import cut, insert_cutting_card
from pitboss.game.preparing.stack import Stack, bring_in, check, shuffle
from pitboss.game.settlement import Settlement, Terms, settle_coup
from pitboss.game.shoe import (
    Shoe,
    burn,
    burn_size,
    check_cutting_card,
    check_take,
    finish_coup,
    meet_cutting_card,
    open_shoe,
    take,
)
from pitboss.kernel.entropy import Entropy
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.roles import Role
from pitboss.rules.edition import BaccaratGame, Edition, RouletteGame
from pitboss.rules.procedure import BurnWay, Device
from pitboss.rules.result import tie
from pitboss.rules.wager import Stage

Stakes = Mapping[int, Mapping[str, Cents]]
"""The wagers on a coup or spin: by box, then by wager."""

Settlements = dict[int, dict[str, Settlement]]

ROUNDS_PER_RUN = 100
"""The number of spins in a run, and of coups from a shuffling device in a part. Neither has a natural end."""


@dataclass(frozen=True, slots=True)
class DealtCoup:
    """A coup as it was dealt and settled."""

    number: int
    cards: tuple[Card, ...]
    coup: Coup
    cutting_card: int | None
    """How many cards of the coup were out when the cutting card appeared. None if it did not."""
    left: int | None
    """How many coups follow in the shoe. None before the cutting card appears."""
    extended: bool
    """Whether it was the last coup and its tie added one more."""
    settled_early: Settlements
    """The wagers settled on the first four cards."""
    settled: Settlements


@dataclass(frozen=True, slots=True)
class DealtShoe:
    """A shoe as it was dealt, from the burn to the last coup."""

    burn: BurnWay
    burned: tuple[Card | None, ...]
    coups: tuple[DealtCoup, ...]
    shoe: Shoe


@dataclass(frozen=True, slots=True)
class DealtSpin:
    """A spin with its pocket and its settlements."""

    number: int
    pocket: int
    settled: Settlements


def prepare(edition: Edition, game: BaccaratGame, decks: int, entropy: Entropy) -> tuple[Stack, int]:
    """New decks, shuffled and cut at random, with the cutting card as deep as allowed; and the cut.

    >>> from pitboss.kernel.entropy import SeededEntropy
    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> stack, at = prepare(EDITION, EDITION.game("baccarat"), 8, SeededEntropy(42))
    >>> stack.step.value, stack.behind, 52 <= at <= 364
    ('ready', 20, True)
    """
    rule = game.procedure.cut
    brought = unwrap(bring_in(edition, game, full_decks(decks), decks=decks, back="red"))
    mixed = unwrap(shuffle(edition, game, unwrap(check(edition, brought, None)), entropy))
    at = rule.least_from_ends + entropy.below(len(mixed.cards) - 2 * rule.least_from_ends + 1)
    return unwrap(insert_cutting_card(game, unwrap(cut(game, mixed, at)), rule.least_from_back)), at


def deal_shoe(
    edition: Edition,
    game: BaccaratGame,
    stack: Stack,
    stakes: Callable[[int], Stakes],
    terms: Terms,
) -> DealtShoe | Rejection:
    """Deals a ready stack to its end. It burns in the first way of the edition.

    >>> from pitboss.kernel.entropy import SeededEntropy
    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> game = EDITION.game("baccarat")
    >>> stack, _ = prepare(EDITION, game, 8, SeededEntropy(42))
    >>> dealt = deal_shoe(EDITION, game, stack, lambda coup: {1: {"banker": 10000}}, Terms())
    >>> dealt.coups[-1].left, dealt.shoe.ended
    (0, True)
    """
    way = game.procedure.burns[0].way
    opened = open_stack(edition, game, stack, way=way)
    if isinstance(opened, Rejection):
        return opened
    shoe, coups = opened, list[DealtCoup]()
    while not shoe.ended:
        dealt = deal_from_stack(shoe, stack, stakes(len(coups) + 1), terms)
        if isinstance(dealt, Rejection):
            return dealt
        coup, shoe = dealt
        coups.append(coup)
    return DealtShoe(way, shoe.burned, tuple(coups), shoe)


def open_stack(
    edition: Edition,
    game: BaccaratGame,
    stack: Stack,
    *,
    way: BurnWay,
    approved_by: Role | None = None,
) -> Shoe | Rejection:
    """Loads a ready stack into its device and burns."""
    if stack.behind is None:
        return Rejection(
            "stack-not-ready",
            clause=game.procedure.cut.cutting_card_clause,
        )
    if stack.device is Device.SHUFFLING_DEVICE:
        return Rejection("no-stack")
    shoe = open_shoe(game, stack.decks, stack.device)
    if isinstance(shoe, Rejection):
        return shoe
    burned = stack.cards[: burn_size(way, stack.cards[0])]
    return burn(edition, shoe, way, burned, approved_by=approved_by)


def deal_from_stack(
    shoe: Shoe, stack: Stack, stakes: Stakes, terms: Terms
) -> tuple[DealtCoup, Shoe] | Rejection:
    """Deals the next coup of a loaded stack."""
    out, cutting_card = len(stack.cards) - shoe.remaining, None
    if stack.behind is not None and shoe.coups_left is None:
        # A cutting card among the burned cards appears before the first card of the first coup.
        cutting_card = max(0, shoe.remaining - stack.behind)
    return deal_next(shoe, stack.cards[out:], cutting_card, stakes, terms)


def deal_next(
    shoe: Shoe, cards: tuple[Card, ...], cutting_card: int | None, stakes: Stakes, terms: Terms
) -> tuple[DealtCoup, Shoe] | Rejection:
    """Deals one coup from the next cards. The cutting card is before the card at its index."""
    coup, met = Coup(shoe.game.procedure.tableau), None
    early: Settlements = {}
    while (hand := coup.expects) is not None:
        if coup.dealt == cutting_card:
            warned = check_cutting_card(shoe)
            if warned is not None:
                return warned
            shoe, met = meet_cutting_card(shoe), coup.dealt
        if coup.dealt == len(cards):
            return Rejection(
                "too-few-cards",
                {"case": "shoe-empty", "hand": hand.text},
                shoe.game.procedure.out_of_cards,
            )
        refused = check_take(shoe, cards[coup.dealt])
        if refused is not None:
            return refused
        shoe, coup = take(shoe, cards[coup.dealt]), unwrap(feed(coup, cards[coup.dealt]))
        if coup.dealt == 4:
            settled = _settle(shoe.game, coup, stakes, terms, Stage.INITIAL_DEAL)
            if isinstance(settled, Rejection):
                return settled
            early = settled
    settled = _settle(shoe.game, coup, stakes, terms, Stage.COUP)
    if isinstance(settled, Rejection):
        return settled
    after = finish_coup(shoe, tie=tie(coup.result))
    extended = after.extended and not shoe.extended
    dealt = DealtCoup(after.coups, cards[: coup.dealt], coup, met, after.coups_left, extended, early, settled)
    return dealt, after


def device_cards(decks: int, out: tuple[Card, ...], entropy: Entropy) -> tuple[Card, ...]:
    """The next six cards of a shuffling device that holds all cards except those that are out.

    >>> from pitboss.kernel.entropy import SeededEntropy
    >>> len(device_cards(8, (), SeededEntropy(1)))
    6
    """
    inside = list(full_decks(decks))
    for card in out:
        inside.remove(card)
    return tuple(inside.pop(entropy.below(len(inside))) for _ in range(6))


def deal_from_device(
    edition: Edition,
    game: BaccaratGame,
    decks: int,
    coups: int,
    stakes: Callable[[int], Stakes],
    terms: Terms,
    entropy: Entropy,
) -> DealtShoe | Rejection:
    """Deals coups from a shuffling device: no cut, no cutting card, and used cards go back in."""
    opened = open_shoe(game, decks, Device.SHUFFLING_DEVICE)
    if isinstance(opened, Rejection):
        return opened
    first = device_cards(decks, (), entropy)[:1]
    burned = burn(edition, opened, BurnWay.FACE_DOWN, first)
    if isinstance(burned, Rejection):
        return burned
    shoe, dealt = burned, []
    for number in range(1, coups + 1):
        coup = deal_next(shoe, device_cards(decks, first, entropy), None, stakes(number), terms)
        if isinstance(coup, Rejection):
            return coup
        dealt.append(coup[0])
        shoe = coup[1]
    return DealtShoe(BurnWay.FACE_DOWN, first, tuple(dealt), shoe)


def spin_once(
    game: RouletteGame, number: int, pocket: int, stakes: Stakes, terms: Terms
) -> DealtSpin | Rejection:
    """Settles all boxes on one spin."""
    settled: Settlements = {}
    for box, wagers in stakes.items():
        settlements = settle_spin(game, pocket, wagers, terms)
        if isinstance(settlements, Rejection):
            return settlements
        settled[box] = settlements
    return DealtSpin(number, pocket, settled)


def _settle(
    game: BaccaratGame, coup: Coup, stakes: Stakes, terms: Terms, stage: Stage
) -> Settlements | Rejection:
    settled: Settlements = {}
    for box, wagers in stakes.items():
        settlements = settle_coup(game, coup, wagers, terms, stage)
        if isinstance(settlements, Rejection):
            return settlements
        settled[box] = settlements
    return settled
