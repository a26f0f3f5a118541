"""The coup: a state machine that takes card by card and says what it expects next."""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum

import msgspec

from pitboss.game.cards import Card, pair_of, point_count, read_cards
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.procedure import Tableau
from pitboss.rules.result import CoupResult


class Hand(StrEnum):
    """One of the two hands of a coup."""

    PLAYER = "player"
    BANKER = "banker"

    @property
    def text(self) -> Text:
        """Its name."""
        return Text(f"hand-{self.value}")


class Coup(msgspec.Struct, frozen=True):
    """The two hands so far. Cards come from outside. The tableau says which hand gets the next one."""

    tableau: Tableau
    player: tuple[Card, ...] = ()
    banker: tuple[Card, ...] = ()

    @property
    def dealt(self) -> int:
        """How many cards are out."""
        return len(self.player) + len(self.banker)

    @property
    def turn(self) -> tuple[Hand | None, Clause]:
        """The hand that gets the next card, None when the coup is complete, with the clause."""
        if self.dealt < 4:
            # The first and third cards are Player's, the second and fourth Banker's.
            hand = Hand.BANKER if len(self.player) > len(self.banker) else Hand.PLAYER
            return hand, self.tableau.initial_deal
        if self.natural:
            return None, self.tableau.natural
        player, banker = point_count(self.player[:2]), point_count(self.banker[:2])
        if len(self.player) == 2 and player in self.tableau.player_draws:
            return Hand.PLAYER, self.tableau.player
        if len(self.banker) == 3:
            return None, self.tableau.one_card
        if len(self.player) == 3:
            third, clause = self.player[2].value + 1, self.tableau.banker
        else:
            third, clause = 0, self.tableau.banker_alone
        return (Hand.BANKER if self.tableau.banker_draws[banker][third] == "D" else None), clause

    @property
    def natural(self) -> bool:
        """Whether a hand counts 8 or 9 on its first two cards."""
        return point_count(self.player[:2]) >= 8 or point_count(self.banker[:2]) >= 8

    @property
    def expects(self) -> Hand | None:
        """The hand that gets the next card. None when the coup is complete."""
        return self.turn[0]

    @property
    def initial_deal_done(self) -> bool:
        """Whether both hands have their first two cards, which decide the pairs."""
        return self.dealt >= 4

    @property
    def complete(self) -> bool:
        """Whether no further card is due."""
        return self.expects is None

    @property
    def result(self) -> CoupResult:
        """The result to settle on. Before the coup is complete only its pairs are final."""
        if not self.initial_deal_done:
            raise ValueError("A coup has a result only after its first four cards.")
        player, banker = self.player, self.banker
        player_pair, banker_pair = pair_of(player[0], player[1]), pair_of(banker[0], banker[1])
        return CoupResult(
            point_count(player),
            point_count(banker),
            len(player),
            len(banker),
            player_pair,
            banker_pair,
            bool(player_pair and banker_pair) and player[0].rank == banker[0].rank,
        )


def feed(coup: Coup, card: Card) -> Coup | Rejection:
    """Gives the next card of the shoe to its hand.

    A card after the last is not a crash. It is an irregularity, which the rules decide.
    """
    hand, clause = coup.turn
    match hand:
        case Hand.PLAYER:
            return Coup(coup.tableau, (*coup.player, card), coup.banker)
        case Hand.BANKER:
            return Coup(coup.tableau, coup.player, (*coup.banker, card))
        case None:
            return Rejection(
                "too-many-cards",
                {"case": "coup-complete", "dealt": coup.dealt, "card": str(card)},
                clause,
            )


def hands_in_turn(tableau: Tableau, cards: Sequence[Card]) -> tuple[Hand, ...]:
    """The hand of each of these cards in this order. A card after the last has none.

    >>> from pitboss.game.cards import CARDS
    >>> from pitboss.rules.editions.star_baccarat_2024 import PROCEDURE
    >>> hands = hands_in_turn(PROCEDURE.tableau, [CARDS[code] for code in "9S KH 4D 7C 7H".split()])
    >>> " ".join(hands)
    'player banker player banker player'
    """
    given = {hand: list[Card]() for hand in Hand}
    hands = list[Hand]()
    for card in cards:
        coup = Coup(tableau, tuple(given[Hand.PLAYER]), tuple(given[Hand.BANKER]))
        if coup.expects is None:
            break
        hands.append(coup.expects)
        given[coup.expects].append(card)
    return tuple(hands)


def deal_coup(tableau: Tableau, cards: Iterable[Card]) -> Coup | Rejection:
    """A complete coup from its cards in the order dealt.

    >>> from pitboss.game.cards import CARDS
    >>> from pitboss.rules.editions.star_baccarat_2024 import PROCEDURE
    >>> coup = deal_coup(PROCEDURE.tableau, [CARDS[c] for c in "9S KH 4D 7C 7H".split()])
    >>> coup.result.player, coup.result.banker, str(coup.result.winner)
    (0, 7, 'banker')
    """
    dealt = tuple(cards)
    # Player and Banker get the first four in turn. Decisions start only after them.
    coup = Coup(tableau, dealt[0:4:2], dealt[1:4:2])
    for card in dealt[4:]:
        advanced = feed(coup, card)
        if isinstance(advanced, Rejection):
            return advanced
        coup = advanced
    hand, clause = coup.turn
    if hand is not None:
        return Rejection(
            "too-few-cards",
            {"case": "one-due", "dealt": coup.dealt, "hand": hand.text},
            clause,
        )
    return coup


def read_coup(game: BaccaratGame, codes: Sequence[object]) -> Coup | Rejection:
    """A complete coup of a game from the codes of its cards in the order dealt.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> read_coup(EDITION.game("baccarat"), ["9S", "KH", "4D"]).code
    'too-few-cards'
    """
    cards = read_cards(codes)
    if isinstance(cards, Rejection):
        return cards
    decks = game.procedure.decks
    most = max(decks.allowed)
    if len(cards) > most:
        card, copies = Counter(cards).most_common(1)[0]
        if copies > most:
            return Rejection(
                "card-not-in-shoe",
                {"case": "too-often", "card": str(card), "copies": copies, "decks": most},
                decks.clause,
            )
    return deal_coup(game.procedure.tableau, cards)
