"""What comes next at a game, for a person and for the virtual dealer: whole coups and spins of every edition.

It takes over 10 s: every step is looked at by all staff, and each offer to them was tried.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from itertools import count
from random import Random
from typing import Any

import msgspec
import pytest
from kit.server.views import still
from kit.support import CANBERRA, EDITIONS, GUIDE, PREMIUM, RAPID, STAR, clause
from kit.tables.live_table import AMY, DEE, GUS, OPAL, SUE, load, player, set_up

from pitboss.acting.acts.act import Act, ActContext, Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.audience import IN_PUBLIC, Audience
from pitboss.acting.course import WaitsOn
from pitboss.acting.plays import Phase
from pitboss.acting.state import change
from pitboss.acting.virtual_staff import DealerInput, Move, Plan
from pitboss.baccarat.acts.betting import PlaceWager, TakeOff
from pitboss.baccarat.acts.holding import AcceptRole, DeclineRole, ExposeCard, PassRole
from pitboss.baccarat.acts.no_bet import OrderNoBet, TakeWagers
from pitboss.baccarat.acts.opening import ChooseDealing
from pitboss.baccarat.acts.people import BuyChips, Join
from pitboss.baccarat.acts.play import Call, DrawCard, MeetCuttingCard, Settle, StartRound
from pitboss.baccarat.acts.shoe.cards import (
    BringCards,
    CheckCards,
    Cut,
    DeclineCut,
    InsertCuttingCard,
    LetPlayersCut,
    LoadDevice,
    Shuffle,
    TakeOutCards,
)
from pitboss.baccarat.decide import attempt
from pitboss.baccarat.state import GamingTable, Paired
from pitboss.baccarat.views.view import view as table_view
from pitboss.engine.transaction import Accepted
from pitboss.floor.setups import standard_setup
from pitboss.game.cards import Card, full_decks
from pitboss.kernel.decision import Command
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.ledger.till import MoveMoney
from pitboss.roulette.acts.irregular import CallNoSpin, ExamineBall
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.state import ReadingSource
from pitboss.rules.conduct import SUPERVISION
from pitboss.rules.irregularity import Kind
from pitboss.rules.procedure import Announcement, Device
from pitboss.rules.roulette import WheelKind
from pitboss.service.config import FloorConfig, limits_of, setup_of
from pitboss.service.config_reading import read_config
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.views.game_view import GameView, game_view
from pitboss.store.memory import MemoryStore

EGS = Person("eve", Role.ELECTRONIC_GAMING_SUPERVISOR)
STAFF = (
    (DEE, Audience.DEALER),
    (SUE, Audience.SUPERVISOR),
    (AMY, Audience.SUPERVISOR),
    (GUS, Audience.SUPERVISOR),
    (OPAL, Audience.SUPERVISOR),
    (EGS, Audience.SUPERVISOR),
)
TABLES = [(edition, EDITIONS[edition].games[0].key) for edition in (STAR, PREMIUM, CANBERRA, GUIDE)] + [
    (RAPID, "baccarat")
]
PLAYERS = {"ann": 1, "bob": 3}
"""Those at the table, with their boxes."""
FIRST_CARD = Text("waits-card", {"hand": Text("hand-player"), "nth": 1})
NO_MORE, PLACE = Call(Announcement.NO_MORE_BETS), Call(Announcement.PLACE_YOUR_BETS)


def config(edition: str, game: str, more: str = "") -> FloorConfig:
    unit = ', unit = "5"' if edition == CANBERRA else ""
    limits = f'limits = {{least = "5", most = "500"{unit}}}\n'
    read = read_config(
        f'venue = "V"\n[[games]]\nname = "1"\nedition = "{edition}"\ngame = "{game}"\n{limits}{more}'
    )
    assert isinstance(read, FloorConfig), read
    return read


class Desks:
    """A floor with one game, and all staff at their desks. They only do what is next."""

    def __init__(self, floor: FloorEngine) -> None:
        self.floor, self.at = floor, 1_000
        (self.config,) = floor.config.games
        setup = setup_of(floor.config, self.config)
        assert not isinstance(setup, Rejection)
        self.plan = Plan("1", setup, limits_of(self.config))
        self.cards: list[Card] = []
        self.behind: int | None = None
        self.done: list[Act] = []
        self._ids, self._random = count(1), Random(7)

    @property
    def now(self) -> Any:
        now = self.floor.game("1")
        assert now is not None
        return now

    async def do(self, act: Act, by: Person, approved: Person | None = None) -> None:
        """Does an act that must be accepted."""
        self.at += 1_000
        await self.command(self.config.kind.command_of("1", act, by, approved))
        self.done.append(act)

    async def command(self, command: Command) -> None:
        done = await self.floor.do(f"t-{next(self._ids)}", command, "test")
        assert isinstance(done, Accepted), (command, done)

    def see(self, who: Person | None, audience: Audience) -> GameView:
        ends = self.at + 9_000 if self.config.kind.running.timed(self.now) else None
        seen = game_view(self.floor, "1", audience, who, lambda _: ends)
        assert seen is not None
        return seen

    def next(self) -> Move | None:
        """What is next, for the first member of the staff for whom something is."""
        for who, audience in STAFF:
            seen = self.see(who, audience)
            assert seen.course is not None
            if seen.course.next is not None:
                offer = (seen.table or seen.wheel).offers[seen.course.next]  # type: ignore[union-attr]
                signs = (each for each, _ in STAFF if each.role in offer.signs)
                return Move(offer.act, who, next(signs, None))
        return None

    def virtual(self) -> Move | None:
        """What the virtual dealer would do."""
        given = DealerInput(f"1-{self.at}", lambda *_: 26 * self.plan.setup.decks)
        return self.config.kind.running.next_act(self.plan, self.now, self.at, given)

    async def step(self) -> Act | None:
        """Does what is next. Otherwise the clock ends the bets, or a player turns a card."""
        move, virtual = self.next(), self.virtual()
        if move is None:
            assert virtual is None or virtual.act == PLACE, virtual
            course = self.see(*STAFF[0]).course
            assert course is not None
            other = self.by_others(course.on)
            if other is not None:
                await self.do(other, player(other.player) if isinstance(other, ExposeCard) else DEE)
            return other
        self.compare(move.act, virtual)
        act = self.filled(move.act)
        await self.do(act, move.by, move.approved)
        return act

    def compare(self, act: Act, virtual: Move | None) -> None:
        """The virtual dealer does the same, but asks no player, and knows only what the game knows."""
        now, does = self.now, None if virtual is None else virtual.act
        if isinstance(act, BallAtRest) or (isinstance(act, SpinBall) and now.spin.takes_wagers):
            assert does is None, "the sensor reads the number, and the clock ends the bets first"
        elif does == PLACE:
            assert self.see(*STAFF[0]).phase in (Phase.OPEN, Phase.WAITING), "also where it may be left out"
        elif isinstance(act, AcceptRole):
            assert does == DeclineRole(act.player)
        elif isinstance(act, Cut) and act.player is not None:
            assert does == DeclineCut(act.player)
        elif isinstance(act, TakeWagers):
            assert type(does) is (TakeWagers if now.guests else StartRound), "nobody could bet"
        elif isinstance(does, OrderNoBet) and act == NO_MORE:
            assert not now.coup.wagers, "everybody had the time to bet"
        else:
            assert type(does) is type(act)
            fields = msgspec.structs.asdict(act).keys() - {"at", "key", "requested", "agreed"}
            assert {name: getattr(does, name) for name in fields} == {
                name: getattr(act, name) for name in fields
            }

    def by_others(self, on: WaitsOn) -> Act | None:
        """What the clock, the sensor of a wheel or a player who holds a card does next."""
        match on:
            case WaitsOn.CLOCK:
                return EndPeriod()
            case WaitsOn.DEVICE:
                return BallAtRest(17, ReadingSource.SENSOR, 9)
            case WaitsOn.PLAYERS:
                held = (place for place, card in enumerate(self.now.coup.cards) if card.out and not card.up)
                return next((ExposeCard(self.now.coup.cards[place].to, place) for place in held), None)
            case _:
                return None

    def filled(self, act: Act) -> Act:
        """The act with the card that leaves the shoe."""
        if not isinstance(self.now, GamingTable):
            return act
        now = self.now
        if isinstance(act, InsertCuttingCard | LoadDevice) or (
            isinstance(act, StartRound) and now.record.device is Device.SHUFFLING_DEVICE
        ):
            self.cards = list(full_decks(now.record.decks))
            self._random.shuffle(self.cards)
        if isinstance(act, InsertCuttingCard):
            # One card is burned before play.
            self.behind = act.behind + 1
        if not isinstance(act, DrawCard):
            return act
        met = now.shoe is not None and now.shoe.coups_left is not None
        if len(self.cards) == self.behind and not met:
            return MeetCuttingCard()
        return DrawCard(str(self.cards.pop()))

    async def until(self, kind: type[Act], *, bets: bool = False, most: int = 60) -> None:
        """Goes on until an act of this kind. If players bet, Ann and Bob do in every coup."""
        for _ in range(most):
            act = await self.step()
            assert act is not None, (self.done[-5:], self.see(*STAFF[0]).course)
            if isinstance(act, kind):
                return
            if bets and self.see(*STAFF[0]).phase is Phase.OPEN and not self.now.coup.wagers:
                for name, box in PLAYERS.items():
                    wager = "banker" if name == (self.now.bank.holder or "bob") else "player"
                    await self.do(PlaceWager(name, box, wager, 1_000), player(name))
        raise AssertionError(f"no {kind.__name__} in {most} steps: {self.done[-10:]}")


def play(config: FloorConfig, test: Callable[[Desks], Awaitable[None]]) -> None:
    """A floor with a game that was set up and is closed."""

    async def run() -> None:
        desks: list[Desks] = []
        async with FloorEngine(MemoryStore(), config, clock=lambda: desks[0].at) as floor:
            desks.append(Desks(floor))
            by = EGS if desks[0].plan.setup.game == "roulette" else SUE
            await desks[0].do(desks[0].config.kind.set_up(desks[0].plan.setup), by)
            await test(desks[0])

    asyncio.run(run())


async def seat(desks: Desks) -> None:
    """Two players at an open table."""
    await desks.until(Act)
    await desks.command(MoveMoney("chips-made", 5_000_000, {}))
    await desks.command(MoveMoney("fill", 5_000_000, {"table": "1"}))
    for name, box in PLAYERS.items():
        await desks.do(Join(name, box), player(name))
        await desks.do(BuyChips(name, 500_000), DEE)


@pytest.mark.parametrize("bets", [True, False])
@pytest.mark.parametrize(("edition", "game"), TABLES)
def test_whoever_does_what_is_next_deals_as_the_virtual_dealer_does(
    edition: str, game: str, *, bets: bool
) -> None:
    async def test(desks: Desks) -> None:
        if bets and edition != RAPID:
            await seat(desks)
        for _ in range(4):
            await desks.until(Settle, bets=bets and edition != RAPID)
        kinds = Counter(map(type, desks.done))
        assert kinds[Settle] == kinds[StartRound] == 4
        assert not (bets and kinds[OrderNoBet])

    play(config(edition, game), test)


@pytest.mark.parametrize("method", "ABC")
def test_cards_that_players_turn_come_back_and_the_course_goes_on(method: str) -> None:
    async def test(desks: Desks) -> None:
        await seat(desks)
        await desks.do(ChooseDealing(method, "down"), SUE)
        for _ in range(3):
            await desks.until(Settle, bets=True)

    play(config(STAR, "baccarat"), test)


def test_the_same_from_a_shuffling_device() -> None:
    async def test(desks: Desks) -> None:
        await seat(desks)
        await desks.until(Settle, bets=True)

    play(config(STAR, "baccarat", 'setup = {device = "shuffling-device"}'), test)


LIVE = [NewGame, SpinBall, EndPeriod, BallAtRest, ConfirmNumber]
"""The dealer spins the ball while players bet."""
AUTOMATED = [NewGame, EndPeriod, SpinBall, BallAtRest]


@pytest.mark.parametrize(
    ("kind", "source", "game"),
    [
        (WheelKind.LIVE, "keyed", LIVE),
        (WheelKind.LIVE, "device", LIVE),
        (WheelKind.AUTOMATED, "device", AUTOMATED),
    ],
)
def test_the_same_at_a_wheel(kind: WheelKind, source: str, game: list[type[Act]]) -> None:
    async def test(desks: Desks) -> None:
        await desks.until(Act)
        for _ in range(3):
            await desks.until(game[-1])
            assert [type(act) for act in desks.done[-len(game) :]] == game
        assert len(desks.now.past) == 3

    play(config(RAPID, "roulette", f'wheel = "{kind}"\nshoe = "{source}"'), test)


def headlines(desks: Desks) -> tuple[str, str, WaitsOn]:
    """What the dealer reads as next, what those in charge read, and whom the game waits for."""
    dealers, *others = (
        desks.see(who, audience).course
        for who, audience in ((DEE, Audience.DEALER), (SUE, Audience.SUPERVISOR), (None, Audience.INSPECTOR))
    )
    assert dealers is not None
    ((key, on),) = {(course.headline.key, course.on) for course in others if course is not None}
    assert on is dealers.on
    return dealers.headline.key, key, on


def test_bets_are_open_until_the_dealer_calls_and_no_card_is_announced_before() -> None:
    async def test(desks: Desks) -> None:
        await seat(desks)
        await desks.until(StartRound)
        await desks.do(PlaceWager("ann", 1, "player", 1_000), player("ann"))
        assert headlines(desks) == ("waits-bets", "waits-no-more-bets", WaitsOn.BETS)
        assert desks.see(DEE, Audience.DEALER).table.waits_for == FIRST_CARD  # type: ignore[union-attr]
        await desks.do(NO_MORE, DEE)
        assert headlines(desks) == ("waits-card", "waits-card", WaitsOn.STAFF)

    play(config(STAR, "baccarat"), test)


def waited_for(desks: Desks, audience: Audience) -> str | None:
    """What a screen says the table waits for."""
    table = desks.see(None, audience).table
    assert table is not None
    return None if table.waits_for is None else table.waits_for.key


FIRST = "waits-first-wager"


@clause(STAR, "7.4")
def test_a_coup_that_is_not_dealt_without_wagers_waits_for_the_first_and_all_screens_say_so() -> None:
    async def test(desks: Desks) -> None:
        await seat(desks)
        await desks.until(StartRound)
        assert headlines(desks) == (FIRST, FIRST, WaitsOn.PLAYERS)
        assert desks.next() is None, "no call closes the bets on an empty layout"
        everybody = (Audience.DISPLAY, Audience.PLAYER)
        assert {waited_for(desks, audience) for audience in everybody} == {FIRST}
        await desks.do(PlaceWager("ann", 1, "player", 1_000), player("ann"))
        assert FIRST not in {waited_for(desks, audience) for audience in everybody}
        await desks.do(TakeOff("ann", 1, "player"), player("ann"))
        assert headlines(desks) == (FIRST, FIRST, WaitsOn.PLAYERS)
        await desks.do(OrderNoBet("call-a-no-bet-coup-that-all-agree-to", "1", agreed=tuple(PLAYERS)), SUE)
        assert headlines(desks)[0] == "waits-card"

    play(config(STAR, "baccarat"), test)


@pytest.mark.parametrize(
    ("edition", "game", "more"),
    [
        (PREMIUM, "premium", ""),
        (CANBERRA, "commission", 'setup = {closes = "period-ends"}'),
        (GUIDE, "commission", ""),
    ],
)
@clause(PREMIUM, "7.4")
@clause(CANBERRA, "4.9(b)")
def test_a_coup_that_is_dealt_without_wagers_waits_for_none(edition: str, game: str, more: str) -> None:
    async def test(desks: Desks) -> None:
        await seat(desks)
        await desks.until(StartRound)
        assert waited_for(desks, Audience.DISPLAY) != FIRST

    play(config(edition, game, more), test)


@pytest.mark.parametrize(("source", "then"), [("keyed", WaitsOn.STAFF), ("device", WaitsOn.DEVICE)])
def test_the_clock_ends_the_bets_and_then_the_shoe_or_the_dealer_gives_a_card(
    source: str, then: WaitsOn
) -> None:
    async def test(desks: Desks) -> None:
        await desks.until(StartRound)
        assert headlines(desks) == ("waits-bets", "waits-time", WaitsOn.CLOCK)
        assert desks.next() is None
        await desks.do(EndPeriod(), DEE)
        assert headlines(desks) == ("waits-card", "waits-card", then)
        assert (desks.next() is None) == (then is WaitsOn.DEVICE)

    play(config(RAPID, "baccarat", f'shoe = "{source}"'), test)


def test_the_bankers_role_comes_before_bets_and_its_wager_before_cards() -> None:
    async def test(desks: Desks) -> None:
        await seat(desks)
        await desks.do(ChooseDealing("C", "down"), SUE)
        await desks.until(AcceptRole)
        await desks.until(StartRound)
        await desks.do(PassRole("bob"), DEE)
        assert headlines(desks) == ("waits-banker-role", "waits-banker-role", WaitsOn.PLAYERS)
        await desks.do(AcceptRole("ann"), DEE)
        assert headlines(desks) == ("waits-bets", "waits-banker-wager", WaitsOn.BETS)

    play(config(STAR, "baccarat"), test)


@pytest.mark.parametrize(
    ("kind", "watched", "spins", "on"),
    [
        (WheelKind.LIVE, "waits-spin", "waits-spin", WaitsOn.STAFF),
        (WheelKind.AUTOMATED, "waits-time", "waits-own-spin", WaitsOn.DEVICE),
    ],
)
def test_a_live_ball_is_spun_while_the_clock_runs(
    kind: WheelKind, watched: str, spins: str, on: WaitsOn
) -> None:
    async def test(desks: Desks) -> None:
        await desks.until(NewGame)
        assert headlines(desks) == ("waits-bets", watched, WaitsOn.CLOCK)
        assert (desks.next() is not None) == (kind is WheelKind.LIVE)
        await desks.do(EndPeriod(), DEE)
        spins = (
            ("waits-spin", WaitsOn.STAFF) if watched == "waits-spin" else ("waits-own-spin", WaitsOn.DEVICE)
        )
        assert headlines(desks) == (spins[0], *spins)

    play(config(RAPID, "roulette", f'wheel = "{kind}"'), test)


def test_a_ball_that_left_the_wheel_is_for_a_supervisor_also_while_bets_are_open() -> None:
    async def test(desks: Desks) -> None:
        await desks.until(SpinBall)
        await desks.do(CallNoSpin(Kind.BALL_LEFT_WHEEL), DEE)
        assert headlines(desks) == ("waits-ball-examined", "waits-ball-examined", WaitsOn.SUPERVISOR)
        move = desks.next()
        assert move is not None
        assert (move.act, move.by.role in SUPERVISION) == (ExamineBall(), True)

    play(config(RAPID, "roulette"), test)


@clause(CANBERRA, "2.3")
def test_cards_that_two_people_check_are_next_for_the_second_once_the_first_has() -> None:
    def check(who: Person, desks: Desks) -> Act | None:
        seen = desks.see(who, dict(STAFF)[who])
        assert seen.course is not None
        assert seen.table is not None
        return None if seen.course.next is None else seen.table.offers[seen.course.next].act

    async def test(desks: Desks) -> None:
        await desks.until(Settle)
        await desks.do(TakeOutCards("replace-the-cards"), SUE)
        await desks.until(BringCards)
        assert check(DEE, desks) == check(SUE, desks) == CheckCards()
        await desks.do(CheckCards(), DEE)
        assert (check(DEE, desks), check(SUE, desks)) == (None, CheckCards())
        await desks.do(CheckCards(), SUE)
        assert check(DEE, desks) == Shuffle()

    play(config(CANBERRA, "commission"), test)


@clause(RAPID, "7.7.3")
@pytest.mark.parametrize(("joined", "key"), [(True, "waits-other-coup"), (False, "waits-other-joins")])
def test_a_table_waits_for_the_other_one_that_its_dealer_deals(key: str, *, joined: bool) -> None:
    pit = load(set_up(standard_setup(RAPID, "baccarat"))).start("3-1").do(EndPeriod())
    beside = change(pit.now, paired=Paired("3") if joined else None)
    floor = still({"table/1": beside, "table/3": change(pit.now, paired=Paired("1"))})
    seen = game_view(floor, "3", Audience.DEALER, DEE, lambda _: None)
    assert seen is not None
    assert seen.course is not None
    assert (seen.course.headline.key, seen.course.next) == (key, None)
    assert seen.course.on is (WaitsOn.OTHER_TABLE if joined else WaitsOn.STAFF)


@pytest.mark.parametrize("audience", IN_PUBLIC)
def test_players_and_displays_get_no_course_of_the_staff(audience: Audience) -> None:
    async def test(desks: Desks) -> None:
        await seat(desks)
        seen = desks.see(player("ann"), audience)
        assert (seen.course, seen.table is not None) == (None, True)

    play(config(STAR, "baccarat"), test)


@clause(STAR, "4.3", "4.4")
def test_the_dealer_sees_who_may_cut_and_has_them_do_it_at_that_terminal() -> None:
    pit = set_up(standard_setup(STAR)).do(Join("ann", 1)).do(Join("bob", 3))
    pit.do(BringCards("red")).do(Shuffle())

    def desk(audience: Audience, who: Person) -> GameView:
        view = game_view(still({"table/1": pit.now}), "1", audience, who, lambda _: None)
        assert isinstance(view, GameView)
        return view

    def asked() -> dict[str, set[Role]]:
        """What a dealer requests, and who may sign it at the dealer's terminal."""
        table = desk(Audience.DEALER, DEE).table
        assert table is not None
        signed = {}
        for offer in table.askable:
            may = {who.role for who in (SUE, AMY, GUS) if pit_takes(offer.act, who)}
            signed[str(offer.act.__struct_config__.tag)] = may
        return signed

    def pit_takes(act: Act, signer: Person) -> bool:
        return not isinstance(attempt(pit.now, act, ActContext(DEE, pit.at, signer)), Rejection)

    # A supervisor cuts, or lets the players cut: the supervisors are alerted, and sign at the table.
    for audience, who in ((Audience.DEALER, DEE), (Audience.SUPERVISOR, SUE)):
        course = desk(audience, who).course
        assert course is not None
        assert (course.on, course.headline.key) == (WaitsOn.SUPERVISOR, "waits-supervisor-cut")
    supervisors = {who.role for who in (SUE, AMY, GUS)}
    assert asked() == {"cut": supervisors, "let-players-cut": supervisors}
    pit.do(LetPlayersCut(players=True), DEE, SUE)
    # Now the dealer offers the cut to one player after the other.
    for name in ("ann", "bob"):
        dealer = desk(Audience.DEALER, DEE)
        assert dealer.course is not None
        assert (dealer.course.on, dealer.course.headline.facts) == (WaitsOn.PLAYERS, {"player": name})
        assert dealer.table is not None
        assert dealer.course.next is not None
        assert dealer.table.offers[dealer.course.next].act == Cut(208, name)
        # The first who is asked may name another player (4.3.1); further round the table nobody may (4.4).
        other = "bob" if name == "ann" else "ann"
        nominated = [offer.act for offer in dealer.table.offers if getattr(offer.act, "nominated_by", None)]
        assert nominated == ([Cut(208, other, nominated_by=name)] if name == "ann" else [])
        pit.do(DeclineCut(name), DEE)
    assert asked()["cut"] == supervisors
    pit.do(Cut(208), DEE, SUE).do(InsertCuttingCard(20))


@clause(PREMIUM, "4.3.3")
def test_the_dealer_may_let_somebody_cut_who_does_not_play_if_the_asked_player_names_them() -> None:
    pit = set_up(standard_setup(PREMIUM)).do(Join("ann", 1)).do(Join("bob", 3))
    pit.do(BringCards("red")).do(Shuffle()).do(LetPlayersCut(players=True), DEE, SUE)
    offers = table_view(pit.now, "1", Audience.DEALER, DEE).offers
    (offer,) = (each for each in offers if "player" in each.free)
    assert isinstance(offer.act, Cut)
    assert offer.act.nominated_by == "ann"
    # The name in the offer is an example, which the dealer replaces.
    pit.do(msgspec.structs.replace(offer.act, player="Mrs Lee"))
    assert pit.now.cards_in is not None
    assert pit.now.cards_in.cut_by == "Mrs Lee"
    # Under the other Star rules only a player may be named.
    star = set_up(standard_setup(STAR)).do(Join("ann", 1)).do(BringCards("red")).do(Shuffle())
    star.do(LetPlayersCut(players=True), DEE, SUE)
    seen = table_view(star.now, "1", Audience.DEALER, DEE)
    assert [each for each in seen.offers if "player" in each.free] == []


def test_where_the_dealer_cuts_nobody_else_is_waited_for() -> None:
    pit = set_up(standard_setup(RAPID)).do(BringCards("red")).do(Shuffle())
    view = game_view(still({"table/1": pit.now}), "1", Audience.DEALER, DEE, lambda _: None)
    assert isinstance(view, GameView)
    assert view.course is not None
    assert (view.course.on, view.course.headline.key) == (WaitsOn.STAFF, "waits-cut")
