"""What a promise says a deal is. No ruling makes it another one: such a deal stands, or is void."""

from typing import NamedTuple

from pitboss.acting.state import change
from pitboss.baccarat import decide as tables
from pitboss.baccarat.acts.coup import complete
from pitboss.baccarat.acts.irregular import ChooseOption, ReportIrregularity
from pitboss.baccarat.decide import ActAtTable, Acted
from pitboss.baccarat.state import GamingTable
from pitboss.floor.fair.fairness import Deal, FairDeals
from pitboss.floor.fair.proofs import Proof
from pitboss.floor.restores import restored_games
from pitboss.game.fair import deal_key, read_seed, spin_number
from pitboss.game.notation import UNSEEN
from pitboss.kernel.decision import Decided, Decision, Given, Need, States
from pitboss.kernel.rejection import Rejection
from pitboss.roulette.acts.irregular import CorrectNumber
from pitboss.roulette.decide import ActAtWheel
from pitboss.roulette.state import PastSpin, WheelTable

SHOE = Rejection(
    "promise-says-otherwise",
    "The shoe was promised: its cards count as they left it. Declare the coup void instead.",
)


def promised_number(game: str, spin: str, deal: Deal) -> int | None:
    """The number that a promise says a spin comes to; none as long as its seed is secret."""
    seed = None if deal.seed is None else read_seed(deal.seed)
    if seed is None or (deal.scheme != 1 and deal.mix is None):
        return None
    return spin_number(game, spin, deal_key(seed, deal.mix))


def with_entered(proof: Proof, wheel: object) -> Proof:
    """The proof of a deal with the number that staff entered for it, as long as the wheel recalls it."""
    past = wheel.recall(proof.deal) if isinstance(wheel, WheelTable) else None
    if past is None or past.corrected is None or past.void is not None:
        return proof
    return change(proof, entered=past.number)


def check_number(now: WheelTable, fair: object, game: str, act: CorrectNumber) -> Rejection | None:
    """Whether a number can be entered for a game: where its spin was promised, only the one that is due."""
    promised = _promised(now, fair, game, act.spin)
    if promised is None or act.number == promised.due:
        return None
    says = "what it is comes out with the seed" if promised.due is None else f"it came to {promised.due}"
    message = f"This spin was promised, and {says}. Declare the game void instead."
    return Rejection("promise-says-otherwise", message, "11.5")


def check_correctable(now: WheelTable, fair: object, game: str, act: CorrectNumber) -> Rejection | None:
    """Whether any other number than the one that counts could be entered for a game."""
    promised = _promised(now, fair, game, act.spin)
    if promised is None or promised.due not in (None, promised.counts):
        return None
    return check_number(now, fair, game, change(act, number=-1))


class _Promised(NamedTuple):
    due: int | None
    """What it comes to. As long as the seed is secret, that is what the wheel itself read."""
    counts: int | None


def _promised(now: WheelTable, fair: object, game: str, key: str | None) -> _Promised | None:
    """What was promised of a game, if it was and the promise holds."""
    live, last = now.spin, now.last
    about = key or (live.key if live is not None else last.key if last is not None else "")
    spin = live if live is not None and live.key == about else now.recall(about)
    deal = fair.deals.get(about) if isinstance(fair, FairDeals) else None
    if deal is None or deal.withdrawn is not None or spin is None:
        return None
    due = promised_number(game, about, deal)
    counts = spin.number if isinstance(spin, PastSpin) else None
    return _Promised(spin.sensor if due is None else due, counts)


def act_at_wheel(states: States, command: ActAtWheel, given: Given) -> Decision:
    """An act at a wheel. No number is entered that was promised otherwise."""
    decision = restored_games.act_at_wheel(states, command, given)
    if not isinstance(decision, Decided) or not isinstance(command.act, CorrectNumber):
        return decision
    now, fair = states[f"wheel/{command.wheel}"], states[f"fair/{command.wheel}"]
    if not isinstance(now, WheelTable):
        return decision
    return check_number(now, fair, command.wheel, command.act) or decision


def act_at_table(states: States, command: ActAtTable, given: Given) -> Decision:
    """An act at a table. No ruling lays other cards on it than left a shoe that was promised."""
    decision = restored_games.act_at_table(states, command, given)
    stream = f"fair/{command.table}"
    if not isinstance(decision, Decided) or not isinstance(command.act, ReportIrregularity | ChooseOption):
        return decision
    if stream not in states:
        return Need(stream)
    now, fair = states[f"table/{command.table}"], states[stream]
    if not isinstance(now, GamingTable) or not isinstance(fair, FairDeals):
        return decision
    deal = fair.deals.get(str(now.loaded.number))
    if deal is None or deal.withdrawn is not None:
        return decision
    ((_, event),) = decision.events
    if not isinstance(event, Acted):
        raise AssertionError("an act at a table is one event")
    return check_cards(now, tables.evolve(now, event, tables.entry(event))) or decision


def check_cards(now: GamingTable, after: GamingTable) -> Rejection | None:
    """Whether a ruling leaves the cards of a coup as they left the shoe, and names none that did not."""
    named = any(one.card is not None for one in after.loaded.out[len(now.loaded.out) :])
    coup = after.coup
    if coup is None or named:
        return SHOE if named else None
    left = cards_out(now, coup.key)
    lie = [None if dealt.card is None else str(dealt.card) for dealt in coup.cards]
    same = all(card == came for card, came in zip(lie, left, strict=False) if came is not None)
    # What comes next out of the shoe belongs behind all that came before.
    whole = len(lie) >= len(left) or complete(after, coup)
    return None if same and whole and len(lie) <= len(left) else SHOE


def cards_out(now: GamingTable, coup: str) -> list[str | None]:
    """The cards of a coup in the order in which they left the shoe, with one that came when none was due."""
    live, past = now.coup, now.recall(coup)
    if live is not None and live.key == coup:
        stray = () if live.stray is None else (live.stray,)
        return [*(None if dealt.card is None else str(dealt.card) for dealt in live.cards), *stray]
    return [] if past is None else [None if code == UNSEEN else code for code in past.cards]
