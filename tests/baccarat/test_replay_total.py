"""Replay of a table applies every act as decided: it refuses nothing, and repeats no payment or ruling.

It takes over 10 s: stored logs are replayed with changed rules, and acts applied to tables they do not fit.
"""

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from types import FunctionType
from typing import Any, NamedTuple, NoReturn

import msgspec
import pytest
from kit.store import release_logs
from kit.store.release_facts import recorded
from kit.support import CANBERRA, PREMIUM, RAPID, STAR
from kit.tables.live_table import SUE, seated

from pitboss.acting.acts import common_acts
from pitboss.acting.acts import conduct_acts as conduct
from pitboss.acting.acts.act import Act, ActContext, ActResult
from pitboss.acting.registers import payment_errors as errors
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.acting.state import change
from pitboss.aggregates import REGISTRY
from pitboss.baccarat.acts import betting, holding, irregular, no_bet, opening, payment_errors, play, settling
from pitboss.baccarat.acts.shoe import cards, taking_out
from pitboss.baccarat.decide import ACTS, ActAtTable, TableActed, act_at_table, attempt, evolve
from pitboss.baccarat.state import GamingTable
from pitboss.floor.setups import standard_setup
from pitboss.game.irregularities import Ruling, rule
from pitboss.game.settlement import settle_coup
from pitboss.kernel.decision import Decided, Given
from pitboss.kernel.rejection import Rejection
from pitboss.rules import catalogue
from pitboss.rules.edition import BaccaratGame, Edition, Game
from pitboss.rules.procedure import Announcement, Handling
from pitboss.store.log import StoredEvent

TOTAL: set[type[Act]] = {
    *(act for act in ACTS if sys.modules[act.__module__] in (betting, play, holding, irregular)),
    common_acts.EndByRestore,
    common_acts.EndPeriod,
    common_acts.Reopen,
    common_acts.RestartPeriod,
}
"""The acts whose `apply` half is tested here."""

STATES = 60
"""The number of tables of an edition on which every act is tried."""

ODD_STATES = 4
"""The same, where the rules of the table are not those of its log."""

ROOMS = ("pitboss.acting.", "pitboss.baccarat.", "pitboss.game.")


class Step(NamedTuple):
    """An event of a table in a stored log."""

    log: str
    row: release_logs.Row
    event: TableActed
    before: GamingTable | None
    whole: str
    """The stored digest of the table after it."""


@cache
def steps(name: str) -> tuple[Step, ...]:
    """The acts at the tables of a stored log."""
    return tuple(_steps(name))


def _steps(name: str) -> Iterator[Step]:
    after = json.loads(release_logs.read_file(f"{name}.whole.json"))
    tables: dict[str, Any] = {}
    for row, whole in zip(release_logs.read_log(name), after, strict=True):
        if row.stream.startswith("table/"):
            before, event = tables.get(row.stream), REGISTRY.read(row.event)
            tables[row.stream] = REGISTRY.follow(before, [row.event])
            if isinstance(event, TableActed):
                yield Step(name, row, event, before, whole)


def found(*acts: type[Act]) -> list[Step]:
    """These acts in all stored logs."""
    return [step for name in release_logs.names() for step in steps(name) if isinstance(step.event.act, acts)]


def digest_after(step: Step, event: StoredEvent) -> str:
    """The digest of the table after an event in place of the step's."""
    return release_logs.digest(recorded(step.log, REGISTRY.follow(step.before, [event])))


def replayed(step: Step) -> str:
    """The digest of the table after replay."""
    return digest_after(step, step.row.event)


def tried(step: Step) -> ActResult[GamingTable] | Rejection:
    """The answer to the same act now."""
    event = step.event
    assert step.before is not None
    return attempt(step.before, event.act, ActContext(event.by, event.at, event.approved))


def decided(step: Step) -> ActResult[GamingTable]:
    """The decision on the same act now."""
    done = tried(step)
    assert isinstance(done, ActResult), done
    return done


def still_taken(steps: list[Step]) -> list[ActResult[GamingTable]]:
    """The decisions on acts that this release still takes: some that earlier ones took it refuses."""
    taken = [done for done in map(tried, steps) if isinstance(done, ActResult)]
    assert taken
    return taken


def settled() -> list[Step]:
    """The settlements of games that settle a coup in one act. Others collect lost wagers before it since."""
    return [
        step
        for step in found(play.Settle, play.SettleInitialDeal)
        if step.before is not None and step.before.play.settling is None
    ]


def rewritten(step: Step) -> StoredEvent:
    """The row of the same act as this release writes it, with its findings."""
    event = step.event
    command = ActAtTable(event.table, event.act, event.by, event.approved)
    answer = act_at_table({step.row.stream: step.before}, command, Given(event.at, b""))
    assert isinstance(answer, Decided), answer
    ((_, now),) = answer.events
    return step.row.event._replace(type=REGISTRY.names[type(now)], body=now.to_log())


def stays(steps: list[tuple[Step, StoredEvent]]) -> bool:
    """Whether rows that this release writes are replayed as the acts were decided, and older ones not all."""
    for step, row in steps:
        assert digest_after(step, row) == step.whole, step.row.seq
    return any(replayed(step) != step.whole for step, _ in steps)


def never(*_: object, **__: object) -> NoReturn:
    raise AssertionError("replay asks whether something is allowed")


def forbid_checks(patch: pytest.MonkeyPatch) -> None:
    """Makes refusals, checks and offers fail the test."""
    patch.setattr(Rejection, "__init__", never)
    for name in ("offer", "terms", "limits"):
        patch.setattr(GamingTable, name, property(never))
    for module in [module for name, module in sys.modules.items() if name.startswith(ROOMS)]:
        for name, value in list(vars(module).items()):
            if name.lstrip("_").startswith("check_") and isinstance(value, FunctionType):
                patch.setattr(module, name, never)


def test_every_act_of_a_coup_is_in_a_kept_log() -> None:
    assert {type(step.event.act) for step in found(Act)} >= TOTAL


def test_replay_of_a_coup_refuses_nothing_and_runs_no_check(monkeypatch: pytest.MonkeyPatch) -> None:
    events = found(*TOTAL)
    forbid_checks(monkeypatch)
    with pytest.raises(AssertionError, match="whether something is allowed"):
        decided(next(step for step in events if isinstance(step.event.act, play.DrawCard)))
    for step in events:
        assert replayed(step) == step.whole, step.row.seq


def test_replay_takes_every_act_on_any_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A later release may reach another state before an act, and refuse what an earlier one allowed."""
    tables = [step for step in found(*TOTAL) if step.before is not None and step.before.setup is not None]
    acts = {(edition_of(step), *kind_of(step.event.act)): step for step in tables}
    others = {key[0]: [step for step in tables if edition_of(step) == key[0]] for key in acts}
    forbid_checks(monkeypatch)
    for step in acts.values():
        near = others[edition_of(step)]
        some = near[:: len(near) // STATES + 1]
        for state in [bare(each) for each in some[:3]] + [each.before for each in some]:
            after = REGISTRY.follow(state, [step.row.event])
            assert isinstance(after, GamingTable), step.row.seq


def test_replay_takes_every_act_where_this_release_has_no_rules_for_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A later release may drop an edition, a game or a dealing method."""
    tables = [step for step in found(Act) if step.before is not None and step.before.setup is not None]
    acts = {(edition_of(step), *kind_of(step.event.act)): step for step in tables}
    near = {edition: [step for step in tables if edition_of(step) == edition] for edition, *_ in acts}
    tables_of = {edition: (bare(steps[0]), *some(steps)) for edition, steps in near.items()}
    states = [state for tables in tables_of.values() for table in tables for state in odd(table)]
    forbid_checks(monkeypatch)
    for step in acts.values():
        for state in states:
            after = REGISTRY.follow(state, [step.row.event])
            assert isinstance(after, GamingTable), step.row.seq


def test_replay_takes_every_coup_in_a_game_that_the_dealer_alone_deals_no_more(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    coups = found(play.StartRound, holding.DeclineRole, no_bet.OrderNoBet)
    known = catalogue._known
    monkeypatch.setattr(catalogue, "_known", lambda key: without_dealers(known(key)))
    for step in coups:
        assert isinstance(REGISTRY.follow(step.before, [step.row.event]), GamingTable), step.row.seq


def without_dealers(edition: Edition) -> Edition:
    """An edition with no method in which the dealer alone handles the cards."""
    games: list[Game] = []
    for game in edition.games:
        if isinstance(game, BaccaratGame):
            methods = tuple(replace(one, handling=Handling.HIGHEST_WAGER) for one in game.procedure.methods)
            games.append(replace(game, procedure=replace(game.procedure, methods=methods)))
    return replace(edition, games=tuple(games))


def test_a_table_set_up_by_an_edition_that_this_release_has_not_is_replayed() -> None:
    setup = msgspec.structs.replace(standard_setup(STAR), edition="macau-1962")
    table = evolve(None, TableActed("1", opening.SetTable(setup), SUE, 1), ())
    assert table.setup == setup
    opened = evolve(
        table, TableActed("1", opening.OpenTable(TableLimits(each=Limits(500, 10_000))), SUE, 2), ()
    )
    assert not opened.opened
    again = evolve(opened, TableActed("1", opening.SetTable(standard_setup(STAR)), SUE, 3), ())
    assert again.method


def some(steps: list[Step]) -> list[GamingTable]:
    """A few tables of an edition, from the whole of its log."""
    return [step.before for step in steps[:: len(steps) // ODD_STATES + 1] if step.before is not None]


def odd(table: GamingTable) -> Iterator[GamingTable]:
    """A table by rules that are not there, or are those of another game, open and closed."""
    setup = table.record
    for edition, game in (
        ("macau-1962", setup.game),
        (setup.edition, "nope"),
        (RAPID, "roulette"),
        (RAPID, "baccarat"),
        (PREMIUM, "tie-premium"),
    ):
        other = change(table, setup=change(setup, edition=edition, game=game), game=game)
        yield other
        yield change(other, opened=False)
    coup = None if table.coup is None else change(table.coup, method="Z", face="Z")
    yield change(table, method="Z", face="Z", coup=coup)


def kind_of(act: Act) -> tuple[object, ...]:
    """The kind of an act, with the kind of its report or choice, since other code handles each of those."""
    report = getattr(act, "report", None)
    return type(act), getattr(report, "kind", None), getattr(act, "effect", None)


def edition_of(step: Step) -> str:
    assert step.before is not None
    return step.before.record.edition


def bare(step: Step) -> GamingTable:
    """A table without people, cards or limits."""
    assert step.before is not None
    return msgspec.structs.replace(step.before, coup=None, shoe=None, past=(), guests={}, in_force=None)


def test_what_wagers_came_to_stays_when_the_pay_rows_change(monkeypatch: pytest.MonkeyPatch) -> None:
    paid = [step for step in settled() if step.event.lines]

    def pays_double(*args: Any) -> Any:
        done = settle_coup(*args)
        assert not isinstance(done, Rejection)
        return {key: msgspec.structs.replace(one, won=2 * one.won + 100) for key, one in done.items()}

    monkeypatch.setattr(settling, "settle_coup", pays_double)
    for step in paid:
        assert decided(step).lines != step.event.lines
        assert replayed(step) == step.whole, step.row.seq


def test_what_was_ordered_stays_when_the_ruling_rows_change(monkeypatch: pytest.MonkeyPatch) -> None:
    reported = found(irregular.ReportIrregularity)

    def orders_nothing(*args: Any) -> Any:
        ruling = rule(*args)
        return msgspec.structs.replace(ruling, orders=()) if isinstance(ruling, Ruling) else ruling

    monkeypatch.setattr(irregular, "rule", orders_nothing)
    assert any(step.event.ruling is not None and step.event.ruling.orders for step in reported)
    for step in reported:
        assert replayed(step) == step.whole, step.row.seq
    rulings = [done.ruling for done in still_taken(reported)]
    assert all(ruling is not None and ruling.orders == () for ruling in rulings)


def test_what_came_off_wagers_stays_when_the_limit_rows_change(monkeypatch: pytest.MonkeyPatch) -> None:
    reduced = [(step, rewritten(step)) for step in found(betting.ReduceWagers)]
    monkeypatch.setattr(betting, "reduce_wagers", lambda *_: {})
    assert stays(reduced)


def test_who_was_advised_stays_when_the_limit_rows_change(monkeypatch: pytest.MonkeyPatch) -> None:
    advised = [(step, rewritten(step)) for step in settled()]
    pit = seated(CANBERRA).start("1-1").bet("bob", "banker", 1_000)
    pit.do(betting.PlaceWager("ann", 1, "player", 200, found=True)).call(Announcement.NO_MORE_BETS)
    pit.deal("9S KH KD 7C").reveal()
    before, after = pit.now, pit.settle().now
    assert after.advised == {"ann"}
    monkeypatch.setattr(settling, "what_counts", lambda *_: {})
    assert stays(advised)
    assert REGISTRY.evolve(before, pit.events[-1], REGISTRY.entry(pit.events[-1])) == after


def test_what_four_cards_decided_stays_when_the_wager_rows_change(monkeypatch: pytest.MonkeyPatch) -> None:
    early = [(step, rewritten(step)) for step in found(play.SettleInitialDeal)]
    monkeypatch.setattr(settling, "_early_keys", lambda _: set())
    assert stays(early)


def test_who_must_be_told_stays_when_the_tell_rows_change(monkeypatch: pytest.MonkeyPatch) -> None:
    """Earlier releases kept incidents in the event, too, so their events are replayed from it as well."""
    notified = [step for step in found(Act) if any(one.duties for one in step.event.incidents)]
    kinds = {payment_errors.FindWrongPayment, conduct.TakeMeasure, cards.TakeOutCards}
    assert {type(step.event.act) for step in notified} > kinds
    monkeypatch.setattr(errors, "listed", lambda *_: ())
    monkeypatch.setattr(conduct, "measure_tells", lambda *_: ())
    monkeypatch.setattr(taking_out, "find_authority", lambda *_: None)
    for step in notified:
        assert replayed(step) == step.whole, step.row.seq
    for kind in kinds - {payment_errors.FindWrongPayment}:
        again = still_taken([step for step in notified if type(step.event.act) is kind])
        assert all(not one.duties for done in again for one in done.state.recorded)


def test_which_coup_a_report_was_about_stays_when_other_kinds_reach_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The incident of a ruling names the coup, and every release has written it into the event."""
    reported = found(irregular.ReportIrregularity)
    monkeypatch.setattr(irregular, "REACHES_BACK", ())
    unnamed = [step for step in reported if step.event.act.coup is None and step.event.incidents]
    idle = [step for step in unnamed if step.before is not None and step.before.coup is None]
    assert any(step.event.incidents[0].coup is not None for step in idle)
    for step in reported:
        assert replayed(step) == step.whole, step.row.seq
