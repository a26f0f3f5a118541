"""Replay never refuses: it applies what the log says, even where a check would refuse it now.

It takes over 10 s: every act of the product is applied to dozens of states that do not fit it.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
import pytest
from kit.store import release_logs
from kit.store.release_facts import builtins, recorded

from pitboss.acting.acts.act import Act, ActContext, Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.acts.deciding import Acts, apply
from pitboss.acting.state import change
from pitboss.aggregates import REGISTRY
from pitboss.baccarat.decide import TABLE
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.decide import WHEEL, WheelActed
from pitboss.roulette.state import ReadingSource, WheelTable
from pitboss.rules import catalogue
from pitboss.rules.edition import Edition, RouletteGame
from pitboss.store.log import StoredEvent
from pitboss.words.languages import languages
from pitboss.words.rendering import render

GAMES: tuple[Acts[Any], ...] = (TABLE, WHEEL)
SUE = Person("sue", Role.CASINO_SUPERVISOR)


each_log = pytest.mark.parametrize("name", release_logs.names())
rows = cache(release_logs.read_log)


def refuse(*_: object) -> Rejection:
    return Rejection("refused-now")


def differs(name: str, step: Callable[[object, release_logs.Row], object]) -> str | None:
    """The first event of a log after which its stream differs from the state its own release recorded."""
    states: dict[str, object] = {}
    for row, before in zip(rows(name), release_logs.states_after(name), strict=True):
        states[row.stream] = state = step(states.get(row.stream), row)
        if release_logs.digest(recorded(name, state)) != before:
            return f"{row.stream} after event {row.seq}: {bytes(row.body).decode():.300}"
    return None


@each_log
def test_a_log_is_replayed_though_every_check_of_every_act_refuses(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for game in GAMES:
        for kind, row in game.rows.items():
            monkeypatch.setitem(game.rows, kind, row._replace(check=refuse))
    assert differs(name, lambda state, row: REGISTRY.follow(state, [row.event])) is None


@each_log
def test_replay_makes_no_rejection(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rejection, "__init__", lambda *_: pytest.fail("something was refused"))
    assert differs(name, lambda state, row: REGISTRY.follow(state, [row.event])) is None


# States that the checks never allow.


def wheels() -> list[WheelTable]:
    """The states of wheels in the stored logs, one of each shape, and a wheel that was never set up."""
    found = {"": WheelTable()}
    for name in release_logs.names():
        for _, state in release_logs.follow(row for row in rows(name) if row.stream.startswith("wheel/")):
            assert isinstance(state, WheelTable)
            live = state.spin and msgspec.structs.replace(state.spin, key="", began=0)
            found.setdefault(f"{state.kind} {state.opened} {live} {bool(state.past)}", state)
    return [odd for state in found.values() for odd in (state, *odd_wheels(state))]


def odd_wheels(state: WheelTable) -> Iterator[WheelTable]:
    """The same by rules that this release has not, that are those of a table, or for no wheel of its kind."""
    if state.setup is not None:
        for fields in ({"edition": "macau-1962"}, {"game": "nope"}, {"game": "baccarat"}, {"equipment": ()}):
            other = change(state, setup=change(state.setup, **fields))
            yield other
            yield change(other, opened=False)


def acts_in_logs() -> Iterator[tuple[Act, ActContext]]:
    """Every act at a wheel in the stored logs, with its people."""
    for name in release_logs.names():
        for row in rows(name):
            event = REGISTRY.read(row.event) if row.type.startswith("wheel-acted") else None
            if isinstance(event, WheelActed):
                facts = ActContext(event.by, event.at).facts._replace(ruling=event.ruling)
                yield event.act, ActContext(event.by, event.at, event.approved, facts)


def test_every_act_can_be_applied_to_a_wheel_in_any_state(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also an act at the wrong time, without a spin, or with a report that has no ruling."""
    states, seen = wheels(), set[str]()
    tried = list({str(builtins(act)): (act, context) for act, context in acts_in_logs()}.values())
    monkeypatch.setattr(Rejection, "__init__", lambda *_: pytest.fail("something was refused"))
    for act, context in tried:
        seen.add(str(act.__struct_config__.tag))
        for state in states:
            for each in (context, ActContext(SUE, 1)):
                assert isinstance(apply(WHEEL, state, act, each).state, WheelTable)
    assert seen == {str(kind.__struct_config__.tag) for kind in WHEEL.rows}
    assert len(states) > 20


def test_a_spin_is_replayed_on_a_kind_of_wheel_that_the_rules_no_longer_have(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    states, known = wheels(), catalogue._known

    def for_no_wheel(key: str) -> Edition:
        edition = known(key)
        games = [replace(game, spins=()) for game in edition.games if isinstance(game, RouletteGame)]
        return replace(edition, games=tuple(games))

    monkeypatch.setattr(catalogue, "_known", for_no_wheel)
    for act in (
        NewGame("w-1"),
        SpinBall(),
        EndPeriod(),
        BallAtRest(7, ReadingSource.DEALER),
        ConfirmNumber(7),
    ):
        for state in states:
            assert isinstance(apply(WHEEL, state, act, ActContext(SUE, 1)).state, WheelTable)


# Versions of acts.


def stored(kind: str, act: dict[str, Any], **more: Any) -> StoredEvent:
    """A row with an act at a wheel."""
    body = {"wheel": "w", "act": act, "by": {"name": "sue", "role": "casino-supervisor"}, "at": 5, **more}
    return StoredEvent(1, "wheel/w", 1, 0, kind, 5, "sue", "c", msgspec.json.encode(body), b"")


def test_an_act_goes_to_the_log_with_its_version_and_comes_back_without() -> None:
    event = WheelActed("w", NewGame('"act":{"act":"x"'), SUE, 5)
    assert msgspec.json.decode(event.to_log())["act"]["act"] == "new-game.1"
    assert WheelActed.log_reader()(event.to_log()) == event
    assert b'"new-game"' in msgspec.json.encode(event.act), "commands and views carry no version"


@pytest.fixture
def second_version(monkeypatch: pytest.MonkeyPatch) -> None:
    """A release in which a game has a key, where the release before had a name."""
    monkeypatch.setitem(WheelActed.versions.latest, "new-game", 2)
    monkeypatch.setitem(
        WheelActed.versions.upcasts,
        "new-game.1",
        lambda act: {"act": "new-game.2", "key": act.get("name", act.get("key"))},
    )


@pytest.mark.usefixtures("second_version")
@pytest.mark.parametrize(
    ("kind", "act"),
    [
        ("wheel-acted.1", {"act": "new-game", "name": "w-1"}),
        ("wheel-acted.2", {"act": "new-game", "name": "w-1"}),
        ("wheel-acted.3", {"act": "new-game.1", "name": "w-1"}),
        ("wheel-acted.4", {"act": "new-game.1", "name": "w-1"}),
        ("wheel-acted.4", {"act": "new-game.2", "key": "w-1"}),
    ],
)
def test_an_act_of_an_older_version_is_read_as_the_latest(kind: str, act: dict[str, Any]) -> None:
    event = REGISTRY.read(stored(kind, act))
    assert isinstance(event, WheelActed)
    assert event.act == NewGame("w-1")
    assert b'"act":{"act":"new-game.2"' in event.to_log()


@pytest.mark.usefixtures("second_version")
def test_an_old_log_is_replayed_with_its_acts_of_an_older_version() -> None:
    assert differs("rapid-wheels", lambda state, row: REGISTRY.follow(state, [row.event])) is None


def test_the_sentence_of_an_incident_from_before_is_shown_as_it_was_written() -> None:
    words = "17 was entered: the ball jumped."
    incident = {"at": 0, "kind": "correction", "about": "wrong-number", "words": words, "number": 1}
    row = stored("wheel-acted.3", {"act": "new-game.1", "key": "w-1"}, incidents=[incident])
    event = REGISTRY.read(row)
    assert isinstance(event, WheelActed)
    assert [render(event.incidents[0].words, language) for language in languages()] == [words] * 3
    assert REGISTRY.read(row._replace(type="wheel-acted.4", body=event.to_log())) == event


@pytest.mark.parametrize("tag", ["new-game.2", "new-game", "sing.1"])
def test_what_no_release_wrote_is_not_guessed(tag: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        REGISTRY.read(stored("wheel-acted.4", {"act": tag, "key": "w-1"}))
