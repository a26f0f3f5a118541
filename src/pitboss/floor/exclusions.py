"""Measures on the whole floor: who is excluded takes part nowhere, and wagers at terminals become void."""

from pitboss.acting.acts.act import ActContext
from pitboss.acting.acts.conduct_acts import TakeMeasure
from pitboss.acting.state import GameState
from pitboss.floor.kinds import GameAct
from pitboss.floor.terminals.chips.chip_account import ChipAccount
from pitboss.floor.terminals.chips.chip_events import PlayerNamed, WagersReturned
from pitboss.game.permission import authority_clause, reserved
from pitboss.kernel.decision import Decided, Decision, Event, Given, Need, States, Stream
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import FloorPlace, Text
from pitboss.patron.finding import check_person, find_people, patron_stream, register
from pitboss.patron.patron import PatronExcluded, Scope
from pitboss.rules.authority import Act as Reserved

SCOPES = {Reserved.EXCLUDE: Scope.GAME, Reserved.EXCLUDE_FROM_CASINO: Scope.CASINO}
"""From what each measure excludes a person. The game is the game of the edition, wherever it is played."""

Events = tuple[tuple[Stream, Event], ...]
Excluded = tuple[int | None, Events]
"""The number of a person, and the events that exclude them."""


def check_taking_part(states: States, request: GameAct) -> Rejection | Need | None:
    """Whether a guest who takes part by an act is excluded neither from this game nor from the casino."""
    now = request.kind.of(states[request.stream])
    taking = None if now is None else request.kind.takes_part(now, request.act)
    if now is None or taking is None:
        return None
    edition = None if now.setup is None else now.setup.edition
    return check_person(states, taking.name, taking.patron, edition)


def take_measures(states: States, request: GameAct, decision: Decided, given: Given) -> Decision:
    """A measure that was decided at a game, with what it changes elsewhere on the floor."""
    act, now = request.act, request.kind.of(states[request.stream])
    if not isinstance(act, TakeMeasure) or now is None:
        return decision
    excluded = _exclude(states, request, act, now, given)
    if isinstance(excluded, Rejection | Need):
        return excluded
    patron, events = excluded
    for terminal in act.terminals:
        done = _at_terminal(states, request, act, now, terminal, patron, given)
        if isinstance(done, Rejection | Need):
            return done
        events += done
    return Decided((*decision.events, *events))


def _exclude(
    states: States, request: GameAct, act: TakeMeasure, now: GameState, given: Given
) -> Excluded | Rejection | Need:
    """The number of the person, and the events that exclude them."""
    number = act.number or request.kind.patron_of(now, act.who)
    if number is not None:
        known = find_people(states, act.who, number)
        if isinstance(known, Rejection | Need):
            return known
    scopes = {SCOPES[measure]: measure for measure in act.measures if measure in SCOPES}
    if not scopes:
        return number, ()
    context = ActContext(request.by, given.at, request.approved)
    repeated = _check_repeated(states, act, number, scopes, now)
    if repeated is not None:
        return repeated
    events: Events = ()
    if number is None:
        registered = register(states, act.who, context.in_charge, given.at, given.secret)
        if isinstance(registered, Rejection | Need):
            return registered
        number, events = registered
    for scope, measure in scopes.items():
        clause = authority_clause(now.edition, measure, context.authority) or ""
        place = (now.edition.key, clause, request.game)
        event = PatronExcluded(number, scope, *place, context.in_charge, given.at)
        events += ((patron_stream(number), event),)
    return number, events


def _check_repeated(
    states: States,
    act: TakeMeasure,
    number: int | None,
    scopes: dict[Scope, Reserved],
    now: GameState,
) -> Rejection | Need | None:
    """Whether the person is not excluded so already."""
    people = find_people(states, act.who, number)
    if isinstance(people, Need | Rejection):
        return people
    for patron in people:
        for each in patron.exclusions:
            if each.scope in scopes and each.bars(now.edition.key):
                facts = {"person": act.who, "patron": str(patron.number)}
                return Rejection("already-excluded", facts, each.clause)
    return None


def _at_terminal(
    states: States,
    request: GameAct,
    act: TakeMeasure,
    now: GameState,
    terminal: str,
    patron: int | None,
    given: Given,
) -> Events | Rejection | Need:
    """What the measures change at a terminal: its wagers are returned, and it knows who plays there."""
    stream = f"pt/{terminal}"
    if stream not in states:
        return Need(stream)
    account, events = states[stream], list[tuple[Stream, Event]]()
    if not isinstance(account, ChipAccount):
        return Rejection("unknown-terminal", {"terminal": f"{terminal!r:.40}"})
    if Reserved.VOID_WAGER in act.measures:
        key = now.live_key or ""
        layout = account.layouts.get(key)
        if layout is None or layout.table != request.game:
            place = FloorPlace(stream)
            return Rejection(
                "wager-not-placed",
                {"case": "not-recalled", "terminal": place, "play": key},
                reserved(now.edition, Reserved.VOID_WAGER),
            )
        context = ActContext(request.by, given.at, request.approved)
        clause = authority_clause(now.edition, Reserved.VOID_WAGER, context.authority) or ""
        reason = Text("reason-by-clause", {"reason": Text("reason-wagers-void"), "clause": clause})
        total = sum(layout.stakes.values())
        events.append((stream, WagersReturned(terminal, key, total, reason, context.in_charge)))
    if patron is not None and account.patron != patron:
        events.append((stream, PlayerNamed(terminal, request.by.name, patron)))
    return tuple(events)
