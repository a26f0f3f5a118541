"""Enforcement of promises. No ruling changes a promised deal: it stays as it is, or is void."""

from pitboss.acting.acts.act import Act
from pitboss.acting.acts.common_acts import Reopen
from pitboss.acting.fair.proofs import Proof
from pitboss.acting.state import GameState, change
from pitboss.floor.fair.fairness import Deal, FairDeals
from pitboss.floor.fair.numbers import any_revealed
from pitboss.floor.kinds import GameAct, kind_of
from pitboss.game.fair import deal_key, read_seed
from pitboss.kernel.decision import Decided, Need, States
from pitboss.kernel.rejection import Rejection


def with_entered(proof: Proof, game: GameState | None) -> Proof:
    """The proof of a deal with the number that staff entered for it, if the game still remembers it."""
    entered = None if game is None else kind_of(game).fair.entered(game, proof.deal)
    return proof if entered is None else change(proof, entered=entered)


def check_free(now: GameState, fair: object, game: str, act: Act) -> Rejection | None:
    """Whether the promises of a game leave a choice for an act that is offered."""
    kind = kind_of(now)
    deal = _promise(fair, kind.fair.binds(now, act))
    return None if deal is None else kind.fair.check_free(now, act, game, _key(deal))


def check_unrevealed(states: States, request: GameAct) -> Rejection | Need | None:
    """Whether wagers may be taken again: not once anybody may know what the play under way comes to."""
    now, promises = states[request.stream], f"fair/{request.game}"
    if now is None or not isinstance(request.act, Reopen):
        return None
    key = request.kind.fair.bets_before(now)
    if key is None:
        return None
    if promises not in states:
        return Need(promises)
    fair = states[promises]
    deal = fair.deals.get(key) if isinstance(fair, FairDeals) else None
    if deal is None or not any_revealed(deal):
        return None
    return Rejection("numbers-told")


def check_promise(states: States, request: GameAct, decision: Decided) -> Rejection | Need | None:
    """Whether what was decided on an act is what a promise says.

    No number is entered, and no card is laid by a ruling, that was promised otherwise.
    """
    now, kind, promises = states[request.stream], request.kind, f"fair/{request.game}"
    bound = None if now is None else kind.fair.binds(now, request.act)
    if bound is None:
        return None
    if promises not in states:
        return Need(promises)
    deal = _promise(states[promises], bound)
    if deal is None:
        return None
    ((_, event),) = decision.events
    after = kind.evolve(now, event, kind.entry(event))
    return kind.fair.check_promise(now, request.act, after, request.game, _key(deal))


def _promise(fair: object, name: str | None) -> Deal | None:
    """A promise that is valid."""
    deal = fair.deals.get(name) if isinstance(fair, FairDeals) and name is not None else None
    return None if deal is None or deal.withdrawn is not None else deal


def _key(deal: Deal) -> bytes | None:
    """The key that decides a deal. None while its seed is secret."""
    seed = None if deal.seed is None else read_seed(deal.seed)
    if seed is None or (deal.scheme != 1 and deal.mix is None):
        return None
    return deal_key(seed, deal.mix)
