"""A release that dropped an edition, a game or a wager shows everything else, and says what it lacks."""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache

import pytest
from kit.server.live_server import Server, code_of, new_request, running
from kit.store import release_logs
from kit.words import said

from pitboss.acting.acts.act import Person
from pitboss.acting.plays import Played
from pitboss.baccarat.acts.opening import CloseTable
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.people.staff import Post
from pitboss.floor.terminals import games, played
from pitboss.floor.terminals.chips.chip_account import Recalled
from pitboss.floor.terminals.chips.chip_events import SettledWager
from pitboss.floor.terminals.settling import plays_due
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules import catalogue
from pitboss.rules.edition import BaccaratGame, Edition
from pitboss.rules.wager import Pay
from pitboss.service.views import terminal_view
from pitboss.service.views.channels import AUDIENCES, render
from pitboss.service.views.floor_views import FloorView
from pitboss.service.views.game_view import GameView
from pitboss.service.views.layouts import layout
from pitboss.service.views.terminal_view import TerminalView, see_play

SAL = Person("sal", Role.CASINO_SUPERVISOR)
RAPID = "star-rapid-etg-2016"
rows = cache(release_logs.read_log)

Change = Callable[[Edition], Edition | None]


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Change], None]]:
    """Makes this release a later one, which has changed the Rapid edition or dropped it."""
    real = catalogue._known

    def change(how: Change) -> None:
        changed = how(real(RAPID))

        def known(key: str) -> Edition:
            found = changed if key == RAPID else real(key)
            if found is None:
                raise KeyError(key)
            return found

        monkeypatch.setattr(catalogue, "_known", known)
        forget()

    yield change
    monkeypatch.undo()
    forget()


def forget() -> None:
    """Clears what was computed by other rules."""
    for each in (terminal_view.outcome, terminal_view.hands, played._settling):
        each.cache_clear()
    terminal_view._seen.clear()
    games._latest.clear()


DROPPED: dict[str, tuple[Change, str]] = {
    "edition": (lambda _: None, "unknown-edition"),
    "games": (lambda edition: replace(edition, games=()), "unknown-game"),
}


@pytest.mark.parametrize("what", DROPPED)
@pytest.mark.parametrize("log", ["rapid-terminals", "floor-0.1", "floor-day"])
def test_a_server_goes_on_without_the_rules_of_a_game(
    log: str, what: str, later: Callable[[Change], None]
) -> None:
    change, code = DROPPED[what]
    later(change)

    async def check() -> None:
        store, last = await release_logs.opened(rows(log)), rows(log)[-1].at
        async with running(store=store, clock=lambda: last) as server:
            await see_everything(server, code)

    asyncio.run(check())


async def see_everything(server: Server, code: str) -> None:
    """Looks at every channel, and acts where no rules are."""
    floor = server.context.floor
    overview = render(floor, "floor")
    assert isinstance(overview, FloorView)
    lacking = {line.name for line in overview.games if line.unplayable is not None}
    assert lacking
    assert {line.unplayable for line in overview.games if line.name in lacking} == {code}
    for line in overview.games:
        for channel in (f"game/{line.name}", *(f"game/{line.name}/{each}" for each in AUDIENCES)):
            view = render(floor, channel)
            assert isinstance(view, GameView), channel
            assert view.unplayable == line.unplayable
            assert view.unplayable is None or (view.table, view.wheel, view.wagers) == (None, None, ())
        assert isinstance(layout(floor, line.name), Rejection) or line.name not in lacking
        render(floor, f"history/{line.name}")
    for account in floor.accounts():
        assert isinstance(render(floor, f"terminal/{account.terminal}"), TerminalView)
        for name in lacking:
            recorded = floor.recorded_game(name)
            assert recorded is not None
            assert plays_due(account, name, recorded) == ()
    for stream in floor.streams("device"):
        render(floor, stream)
    await see_over_the_wire(server, lacking, code)


async def see_over_the_wire(server: Server, lacking: set[str], code: str) -> None:
    token = await server.hire("sal", Post.CASINO_SUPERVISOR)
    async with server.socket(token) as desk:
        await desk.say("watch", channel="floor")
        snapshot = await desk.hear()
        shown = {line["name"]: line.get("unplayable") for line in snapshot["view"]["games"]}
        assert {name for name, lacks in shown.items() if lacks == code} == lacking
    listed = (await server.get("/api/games", token)).json()
    assert {each["name"] for each in listed if each.get("unplayable") == code} == lacking
    table = next(
        name for kind, name in server.context.floor.games() if name in lacking and kind.name == "table"
    )
    done = await server.post("/api/commands", new_request(ActAtTable(table, CloseTable(), SAL)), token)
    assert code_of(done) == code, done.text


WON = Recalled(
    1,
    "t",
    Played(RAPID, "baccarat", ("7S", "6H", "KD", "KC")),
    {"player": SettledWager(1_000, 2_000), "tie": SettledWager(500, 0)},
    balance=5_000,
    at=1,
)
CALLED = Recalled(
    1, "t", Played(RAPID, "roulette", number=17), {"orphelins": SettledWager(500, 3_600)}, balance=5_000, at=1
)


def baccarat(change: Callable[[BaccaratGame], BaccaratGame]) -> Change:
    """The edition with another game of Baccarat."""
    return lambda edition: replace(
        edition,
        games=tuple(change(each) if isinstance(each, BaccaratGame) else each for each in edition.games),
    )


def pays_more(game: BaccaratGame) -> BaccaratGame:
    wagers = [
        replace(
            wager, pays=tuple(replace(row, pays=2) if isinstance(row, Pay) else row for row in wager.pays)
        )
        for wager in game.wagers
    ]
    return replace(game, wagers=tuple(wagers))


def without_tie(game: BaccaratGame) -> BaccaratGame:
    return replace(game, wagers=tuple(wager for wager in game.wagers if wager.key != "tie"))


def player_draws_more(game: BaccaratGame) -> BaccaratGame:
    tableau = replace(game.procedure.tableau, player_draws=tuple(range(10)))
    return replace(game, procedure=replace(game.procedure, tableau=tableau))


@pytest.mark.parametrize(
    ("change", "paid"),
    [
        (lambda edition: edition, [True, False]),
        (baccarat(pays_more), [False, False]),
        (baccarat(without_tie), [False, False]),
    ],
)
def test_a_recalled_play_came_to_what_it_paid(
    change: Change, paid: list[bool], later: Callable[[Change], None]
) -> None:
    later(change)
    seen = see_play("p", WON)
    assert (seen.net, seen.returned, said(seen)) == (500, 2_000, "Player wins, 7 to 6")
    # By what it was paid is said only while these are the rules by which it was.
    assert [each.pay is not None for each in seen.wagers] == paid


def test_of_a_call_bet_only_the_winning_pieces_come_back() -> None:
    seen = see_play("p", CALLED)
    assert (seen.staked, seen.returned, seen.net) == (500, 3_600, 3_100)
    assert [each.pay and each.pay.facts for each in seen.wagers] == [{"won": 17, "staked": 1}]


@pytest.mark.parametrize("change", [*(how for how, _ in DROPPED.values()), baccarat(player_draws_more)])
def test_a_recalled_play_is_shown_without_its_rules(change: Change, later: Callable[[Change], None]) -> None:
    later(change)
    seen = see_play("p", WON)
    assert (seen.net, seen.returned, seen.outcome, seen.hands) == (500, 2_000, None, ())
    assert [each.pay for each in seen.wagers] == [None, None]
    assert WON.played is not None
    assert seen.cards == WON.played.cards
