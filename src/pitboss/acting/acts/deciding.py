"""How an act is decided and applied, the same for every game. Checks may refuse; applying never does."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Generic, NamedTuple

from pitboss.acting.acts.act import Act, ActContext, ActResult, Facts, Person
from pitboss.acting.acts.permission import When
from pitboss.acting.acts.signatures import Signed, check_signed
from pitboss.acting.registers.recording import as_recorded
from pitboss.acting.state import G, change
from pitboss.kernel.decision import is_line
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import AnyOf, Text
from pitboss.rules.catalogue import known_edition
from pitboss.rules.conduct import GUESTS, STAFF


def no_facts(_: object, __: Act, ___: ActContext) -> Facts:
    """Most acts settle nothing and bring no ruling."""
    return Facts()


class ActRow(NamedTuple, Generic[G]):
    """An act: its check, its change, who may do it, and when. Guests act only for themselves."""

    check: Callable[[G, Any, ActContext], Rejection | None]
    apply: Callable[[G, Any, ActContext], G | ActResult[G]]
    """Total. It also runs in replay, so it checks no rule that could become stricter."""
    by: tuple[Role, ...] = STAFF
    when: When = When.OPENED
    signed: Signed | None = None
    """Who always signs beside the person who acts. A changed known result may also require a signature."""
    facts: Callable[[G, Any, ActContext], Facts] = no_facts
    """What the rules make of an allowed act. The event stores these facts, and `apply` uses them."""


class Acts(NamedTuple, Generic[G]):
    """All acts of one kind of game."""

    game: str
    """The everyday word for such a game."""
    rows: Mapping[type[Act], ActRow[G]]
    alters: Callable[[G, Act, G], Signed | None]
    """Who must sign because an act changes known results."""
    guests: Callable[[G], Collection[str]]
    """The players who are present."""

    @property
    def kind(self) -> Text:
        """What such a game is called, as part of a sentence: a table, a wheel."""
        return Text(f"kind-of-game-{self.game}")


def attempt(acts: Acts[G], now: G, act: Act, context: ActContext) -> ActResult[G] | Rejection:
    """The result of an act, or the reason it is refused. Buttons and the engine use the same check."""
    row = acts.rows[type(act)]
    refused = (
        _check_phase(acts, now, row)
        or _check_people(acts, now, row, act, context)
        or row.check(now, act, context)
    )
    if refused is not None:
        return refused
    facts = row.facts(now, act, context)
    done = apply(acts, now, act, context._replace(facts=facts))

    def may(person: Person) -> bool:
        return person.role in row.by and row.check(now, act, ActContext(person, context.at)) is None

    return check_signed(row.signed or acts.alters(now, act, done.state), context, may) or done


def apply(acts: Acts[G], now: G, act: Act, context: ActContext) -> ActResult[G]:
    """Applies an allowed act to a game, with an empty list of recorded incidents."""
    row, before, facts = acts.rows[type(act)], change(now, recorded=()), context.facts
    # A log may hold an act that no check allows now. It has nothing to change.
    done = row.apply(before, act, context) if _has_rules(before, row) else before
    result = done if isinstance(done, ActResult) else ActResult(done, (), facts.lines, facts.ruling)
    return result._replace(state=as_recorded(result.state, before, facts.incidents), findings=facts.findings)


def _has_rules(now: G, row: ActRow[G]) -> bool:
    """Whether this release has the rules by which an act is applied: it may have dropped an edition or game.

    Where nothing is played, the edition is enough: a log may hold a dispute at a table that could not open.
    """
    if row.when is When.ALWAYS:
        return True
    if now.setup is None or known_edition(now.setup.edition) is None:
        return False
    return now.has_rules or (row.when is When.SET_UP and now.idle)


def _check_phase(acts: Acts[G], now: G, row: ActRow[G]) -> Rejection | None:
    if row.when is When.ALWAYS:
        return None
    if now.setup is None:
        return Rejection("table-not-set", {"kind": acts.kind})
    if row.when is When.OPENED and not now.opened:
        return Rejection("table-closed", {"kind": acts.kind})
    return None


def _check_people(acts: Acts[G], now: G, row: ActRow[G], act: Act, context: ActContext) -> Rejection | None:
    """Whether this person may act, for whom, and with a second person if approval is required."""
    by, approved = context.by, context.approved
    if not is_line(*context.names):
        return Rejection("bad-name", {"case": "person"})
    if by.role not in row.by:
        return Rejection(
            "not-authorised", {"case": "for-others", "roles": AnyOf(tuple(role.text for role in row.by))}
        )
    if approved is not None and (
        approved.name.strip().casefold() == by.name.strip().casefold()
        or approved.role in GUESTS
        or approved.name in acts.guests(now)
    ):
        return Rejection("second-person-needed", {"case": "another"})
    if by.role in GUESTS and getattr(act, "player", getattr(act, "patron", by.name)) != by.name:
        return Rejection("not-yours", {"case": "for-yourself"})
    return None
