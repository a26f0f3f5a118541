"""The coup at a table, explained to its watchers: only by cards that are face up for all."""

from typing import TYPE_CHECKING

from pitboss.acting.audience import Audience, View
from pitboss.baccarat.kind import BACCARAT
from pitboss.baccarat.play.exposing import Count
from pitboss.baccarat.views.view import SeenCard, view
from pitboss.game.cards import point_count, read_card
from pitboss.game.coup import Coup, Hand, feed
from pitboss.game.records.notation import UNSEEN
from pitboss.guide.explaining import Explained, explain
from pitboss.guide.game_guide import TableOfPlay, table_of_play
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.words.languages import Language

if TYPE_CHECKING:
    from pitboss.service.floor_engine import FloorEngine


class BankerCell(View, frozen=True):
    """The cell of the table of play that decides for the Banker."""

    total: int
    third: int | None = None
    """The count of the Player's third card; none if there is no third card."""


class CoupExplained(View, frozen=True):
    """A coup step by step, and the cells of the table of play that decide it."""

    tableau: TableOfPlay
    play: str | None = None
    """The current coup, or else the last one."""
    cards: tuple[SeenCard, ...] = ()
    totals: tuple[Count, ...] = ()
    steps: tuple[Explained, ...] = ()
    player: int | None = None
    """The total that decides for the Player, once it is known."""
    banker: BankerCell | None = None


def explain_table(floor: "FloorEngine", name: str, language: Language) -> CoupExplained | Rejection:
    """What everyone may know about the coup of a table."""
    now = BACCARAT.of(floor.game(name))
    # An earlier release let a table be set up for Roulette. It never opened.
    if now is None or not isinstance(BACCARAT.game(now), BACCARAT.setups.rules):
        return Rejection("unknown-channel", {"case": "no-cards", "game": f"{name!r:.80}"})
    seen, tableau = view(now, name, Audience.DISPLAY), now.play.procedure.tableau
    tableau_letters = table_of_play(tableau)
    if seen.coup is not None:
        play, cards = seen.coup.key, seen.coup.cards
    elif seen.past:
        last = seen.past[-1]
        play, cards = last.key, tuple(map(_past_card, last.hands, last.cards))
    else:
        return CoupExplained(tableau_letters)
    coup = _face_up(Coup(tableau), cards)
    steps = tuple(explain(coup, language))
    return CoupExplained(tableau_letters, play, cards, seen.totals, steps, _player(coup), _banker(coup))


def _past_card(hand: Hand, card: str) -> SeenCard:
    return SeenCard(hand, None if card == UNSEEN else card)


def _face_up(coup: Coup, cards: tuple[SeenCard, ...]) -> Coup:
    """A coup up to the first card that is not public, or that no rule explains."""
    for dealt in cards:
        if dealt.card is None or coup.expects != dealt.hand:
            break
        coup = unwrap(feed(coup, unwrap(read_card(dealt.card))))
    return coup


def _player(coup: Coup) -> int | None:
    """The deciding total of the Player; none if a natural of the Banker leaves nothing to decide."""
    total = point_count(coup.player[:2])
    return total if coup.initial_deal_done and (total >= 8 or not coup.natural) else None


def _banker(coup: Coup) -> BankerCell | None:
    total = point_count(coup.banker[:2])
    if not coup.initial_deal_done or coup.expects is Hand.PLAYER or (coup.natural and total < 8):
        return None
    return BankerCell(total, coup.player[2].value if len(coup.player) == 3 else None)
