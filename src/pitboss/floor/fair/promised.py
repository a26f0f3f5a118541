"""What a promise says a deal is. No ruling makes it another one: such a deal stays as it is, or is void."""

from pitboss.acting.act import Act
from pitboss.acting.state import GameState, change
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.fair.fairness import Deal, FairDeals
from pitboss.floor.fair.proofs import Proof
from pitboss.floor.kinds import asked, kind_of
from pitboss.floor.restores import restored_games
from pitboss.game.fair import deal_key, read_seed
from pitboss.kernel.decision import Command, Decided, Decision, Given, Need, States
from pitboss.kernel.rejection import Rejection
from pitboss.roulette.decide import ActAtWheel


def with_entered(proof: Proof, game: GameState | None) -> Proof:
    """The proof of a deal with the number that staff entered for it, as long as the game recalls it."""
    entered = None if game is None else kind_of(game).fair.entered(game, proof.deal)
    return proof if entered is None else change(proof, entered=entered)


def check_free(now: GameState, fair: object, game: str, act: Act) -> Rejection | None:
    """Whether the promises of a game leave anything to choose for an act that is offered."""
    kind = kind_of(now)
    deal = _promise(fair, kind.fair.binds(now, act))
    return None if deal is None else kind.fair.check_free(now, act, game, _key(deal))


def act_at_wheel(states: States, command: ActAtWheel, given: Given) -> Decision:
    """An act at a wheel. No number is entered that was promised otherwise."""
    return _check_kept(states, command, restored_games.act_at_wheel(states, command, given))


def act_at_table(states: States, command: ActAtTable, given: Given) -> Decision:
    """An act at a table. No ruling lays other cards on it than left a shoe that was promised."""
    return _check_kept(states, command, restored_games.act_at_table(states, command, given))


def _check_kept(states: States, command: Command, decision: Decision) -> Decision:
    """What was decided on an act, unless a promise says otherwise."""
    wanted = asked(command)
    now = None if wanted is None else states[wanted.stream]
    if not isinstance(decision, Decided) or wanted is None or not isinstance(now, GameState):
        return decision
    kind, promises = wanted.kind, f"fair/{wanted.game}"
    bound = kind.fair.binds(now, wanted.act)
    if bound is None:
        return decision
    if promises not in states:
        return Need(promises)
    deal = _promise(states[promises], bound)
    if deal is None:
        return decision
    ((_, event),) = decision.events
    after = kind.evolve(now, event)
    return kind.fair.check_kept(now, wanted.act, after, wanted.game, _key(deal)) or decision


def _promise(fair: object, name: str | None) -> Deal | None:
    """A promise that holds."""
    deal = fair.deals.get(name) if isinstance(fair, FairDeals) and name is not None else None
    return None if deal is None or deal.withdrawn is not None else deal


def _key(deal: Deal) -> bytes | None:
    """What decides a deal; none as long as its seed is secret."""
    seed = None if deal.seed is None else read_seed(deal.seed)
    if seed is None or (deal.scheme != 1 and deal.mix is None):
        return None
    return deal_key(seed, deal.mix)
