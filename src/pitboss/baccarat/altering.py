"""Which acts change a result that people may already know, or return the stakes on it."""

from pitboss.acting.acts.act import Act
from pitboss.acting.acts.conduct_acts import voids_at_terminals
from pitboss.acting.acts.signatures import Signed
from pitboss.baccarat.acts.betting import TakeOff
from pitboss.baccarat.acts.irregular import ChooseOption, ReportIrregularity, ResumeCoup, contradicted
from pitboss.baccarat.acts.play import DrawCard, NameCard, doubts
from pitboss.baccarat.acts.shoe.keying import CorrectCard, completes
from pitboss.baccarat.state import GamingTable, LiveCoup, PastCoup
from pitboss.rules.irregularity import Effect, Kind

PAYING_FIELDS = ("void", "no_bet", "lines", "wagers", "forfeits")
"""The fields of a past coup that its stakes depend on, beside the cards."""


def alters(now: GamingTable, act: Act, after: GamingTable) -> Signed | None:
    """Who must sign for an act that changes a coup of which cards were seen. None if no result changes."""
    coup = now.coup
    if coup is not None and coup.option is not None and isinstance(act, TakeOff | ResumeCoup):
        # Two people already signed for the ruling that lets players choose.
        return None
    if isinstance(act, CorrectCard):
        # A slip of the keys in the middle of a coup is the dealer's own to put right.
        return Signed.AGAINST_RECORD if completes(now, after) else None
    if isinstance(act, DrawCard | NameCard):
        return Signed.AGAINST_RECORD if doubts(now, act) else None
    seen = coup is not None and (coup.seen or coup.stray is not None)
    changes = {_past(past, after) for past in (*now.past, *now.recalled)}
    changes |= {_live(now, coup, after)} if coup is not None and seen else set()
    # The stakes at terminals are not on this table.
    changes |= {Signed.ONE_NAMED} if seen and voids_at_terminals(act) else set()
    if Signed.BOTH_NAMED not in changes:
        if isinstance(act, ReportIrregularity) and contradicted(now, act) is not None:
            return Signed.AGAINST_RECORD
        return Signed.ONE_NAMED if Signed.ONE_NAMED in changes else None
    # Rapid 11.8.12 has the dealer enter cards with a supervisor's approval.
    keyed = isinstance(act, ChooseOption) and act.effect is Effect.KEY_CARDS
    keyed |= isinstance(act, ReportIrregularity) and act.report.kind is Kind.SHOE_MISREADS
    return Signed.ONE_NAMED if keyed else Signed.BOTH_NAMED


def _past(past: PastCoup, after: GamingTable) -> Signed | None:
    """The change to a coup that is over."""
    again = after.recall(past.key)
    if again is None:
        taken_up = after.coup is not None and after.coup.key == past.key
        return Signed.BOTH_NAMED if taken_up else None
    if again.cards != past.cards or again.hands != past.hands:
        return Signed.BOTH_NAMED
    stands = all(getattr(again, name) == getattr(past, name) for name in PAYING_FIELDS)
    return None if stands else Signed.ONE_NAMED


def _live(now: GamingTable, coup: LiveCoup, after: GamingTable) -> Signed | None:
    """The change to the coup under way, of which a card may have been seen."""
    again = after.coup
    if again is None or again.key != coup.key:
        over = after.recall(coup.key)
        return None if over is not None and over.void is None else Signed.ONE_NAMED
    if len(again.cards) < len(coup.cards) or any(
        dealt.card is not None and (dealt.hand, dealt.card) != (other.hand, other.card)
        for dealt, other in zip(coup.cards, again.cards, strict=False)
    ):
        return Signed.BOTH_NAMED
    # For a game on terminals, the stakes are not on this table.
    staked = bool(coup.staked) or now.play.cash_out is not None
    stands = (
        again.settled[: len(coup.settled)] == coup.settled
        and {*again.early, *again.wagers} == {*coup.early, *coup.wagers}
        and (again.option is None or coup.option is not None)
        and (again.no_bet == coup.no_bet or not staked)
    )
    return None if stands else Signed.ONE_NAMED
