"""A day at Rapid games that people deal: a whole shoe, wrong readings, two games, a wheel."""

from itertools import count

from kit.clients.socket_clients import Dealer, Hall, Terminal, User, offered, plays, until
from kit.tables.live_table import AMY, DEE, SUE
from pitboss.acting.acts.act import Person
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.acts.opening import OpenTable
from pitboss.baccarat.acts.pairing import DrawOutOfTurn, PairTables
from pitboss.baccarat.acts.play import ConfirmResult, DrawCard, SelectResult
from pitboss.floor.devices.device_commands import ClearFault, ReadCard
from pitboss.floor.terminals.chips.chip_commands import CashOut
from pitboss.floor.terminals.chips.chip_moves import ClearChips, DragChips, MoveChips, TakeOffChips
from pitboss.game.irregularities import Report
from pitboss.kernel.money import Cents
from pitboss.kernel.roles import Role
from pitboss.roulette.acts.irregular import CorrectNumber, VoidSpin
from pitboss.roulette.acts.opening import OpenWheel
from pitboss.roulette.acts.play import BallAtRest, ConfirmNumber, NewGame, SpinBall
from pitboss.roulette.state import ReadingSource
from pitboss.rules.irregularity import Given, Kind
from pitboss.rules.result import Winner

DAN = Person("dan", Role.DEALER)
DIFFERS = Report(Kind.SHOE_DIFFERS, {Given.OUTCOME_CONFIRMED: True})
"""The reading of the shoe differs from the card on the table, and a supervisor saw the card."""


async def deal_a_whole_shoe(hall: Hall, game: str, behind: int) -> None:
    """A shoe in a separate process deals to its cutting card, with two terminals betting on every coup."""
    dealer, supervisor = await hall.dealer(DEE, game), hall.supervisor(game)
    terminals = [await hall.terminal(number) for number in ("1", "2")]
    for terminal in terminals:
        await terminal.fund(*[10_000] * 10)
    async with hall.program("shoe", game, "--seed", "7", "--fault", "duplicate", "--every", "9"):
        await supervisor.act(OpenTable(hall.limits(game)))
        await until(lambda: hall.server.get(f"/api/deals/{game}"))
        await dealer.load(supervisor, behind)
        for number in count(1):
            key = f"{game}-{number}"
            if not await dealer.new_game(key):
                break
            for terminal, stakes in zip(
                terminals, ({"player": 500, "tie": 500}, {"banker": 1_000}), strict=True
            ):
                await terminal.bet(game, key, stakes)
            await dealer.act(EndPeriod())
            await dealer.confirm()
            one, two = [await terminal.settled(key) for terminal in terminals]
            assert one["cards"] == two["cards"]
        assert 6 * number > 8 * 52 - behind
        await dealer.load(supervisor, back="blue")
        await until(lambda: hall.server.get(f"/api/deals/{game}")[0]["promise"].get("seed"))


class Readings:
    """A table whose shoe reads as the test says, and a terminal that bets 10.00 on Player every time."""

    def __init__(self, dealer: Dealer, shoe: User, terminal: Terminal) -> None:
        self.dealer, self.shoe, self.terminal = dealer, shoe, terminal
        self.numbers = count(1)

    def reading(self, number: int, play: str, code: str | None) -> ReadCard:
        """The reading of the shoe under a number."""
        return ReadCard(f"shoe-{self.dealer.game}", self.dealer.game, number, code, play)

    async def begin(self, play: str) -> None:
        """A coup, up to its first card."""
        assert await self.dealer.new_game(play)
        await self.terminal.bet(self.dealer.game, play, {"player": 1_000})
        await self.dealer.act(EndPeriod())

    async def read(self, play: str, *codes: str | None) -> None:
        """The shoe reads cards."""
        for code in codes:
            await self.shoe.do(self.reading(next(self.numbers), play, code))

    async def ends(self, play: str, codes: str) -> Cents:
        """Confirms the result and checks that the terminal is settled by these cards; returns the payment."""
        await self.dealer.confirm()
        settled = await self.terminal.settled(play)
        assert settled["cards"] == codes.split()
        returned: Cents = settled["returned"]
        return returned


async def read_wrongly(hall: Hall, game: str) -> None:
    """A shoe reads nothing, the wrong card, one card twice, too late, or loses a message."""
    dealer, supervisor = await hall.dealer(DAN, game), hall.supervisor(game)
    now = Readings(dealer, await hall.device(f"shoe-{game}"), await hall.terminal("7"))
    await now.terminal.fund(10_000)
    await supervisor.act(OpenTable(hall.limits(game)))
    await dealer.load(supervisor)

    await now.begin("unread")
    await now.read("unread", "9S", None)
    view = await dealer.look(lambda view: "name-card" in offered(view))
    await dealer.act({**offered(view)["name-card"], "card": "KH"})
    await now.read("unread", "KD", "7C")
    assert await now.shoe.refused(now.reading(4, "unread", "7C")) == "already-read"
    assert await now.ends("unread", "9S KH KD 7C") == 2_000

    await now.begin("misread")
    await now.read("misread", "9S", "KH", "KD", "7C")
    await dealer.lie("9S", "KH", "KD", "7C")
    assert await dealer.fails(SelectResult(Winner.BANKER)) == "result-differs"
    await supervisor.act(ReportIrregularity(DIFFERS, actual=("6S", "KH", "KD", "7C")), approved=AMY)
    assert await now.ends("misread", "6S KH KD 7C") == 0

    await now.begin("late")
    await now.read("misread", "7D")
    await now.read("late", "9D", "KS", "QD", "7H")
    assert await now.ends("late", "9D KS QD 7H") == 2_000

    await now.begin("lost")
    await now.read("lost", "9C")
    next(now.numbers)
    await now.read("lost", "QS", "7S")
    await until(lambda: f"shoe-{game}" in hall.server.get("/health")["faults"])
    await dealer.lie("9C")
    await dealer.act(DrawCard("KC"), DrawCard("QS"), DrawCard("7S"))
    await supervisor.do(ClearFault(f"shoe-{game}", SUE.name, "A loose plug."))
    assert await now.ends("lost", "9C KC QS 7S") == 2_000
    await deal_without_wagers(now)


async def deal_without_wagers(now: Readings) -> None:
    """A card too many begins a coup on which no player bets, and another is called off with authority."""
    dealer, terminal, game = now.dealer, now.terminal, now.dealer.game
    await now.begin("double")
    await now.read("double", "9H", "KH", "KD", "7C", "7C")
    await dealer.look(lambda view: view["phase"] == "paused")
    assert await dealer.fails(SelectResult(Winner.PLAYER)) == "ruling-due"
    stray = ReportIrregularity(Report(Kind.STRAY_BANKER_CARD))
    assert await dealer.fails(stray) == "not-authorised"
    await dealer.act(stray, approved=SUE)
    assert await now.ends("double", "9H KH KD 7C") == 2_000
    assert await dealer.new_game("no-bet")
    assert (
        await terminal.refused(DragChips(terminal.number, game, "no-bet", {"player": 500})) == "wagers-closed"
    )
    await dealer.act(DrawCard())
    await now.read("no-bet", "2D", "8D", "7S")
    await dealer.confirm()

    before = (await terminal.account())["credits"]
    await now.begin("doubt")
    await now.read("doubt", "2H")
    await dealer.lie("2H")
    dummy = ReportIrregularity(Report(Kind.PROMPTED_DUMMY))
    assert await dealer.fails(dummy, approved=SUE) == "irregularity-does-not-fit"
    await dealer.act(ReportIrregularity(Report(Kind.MISDEAL)), approved=AMY)
    after = await terminal.account(lambda view: not view.get("layouts"))
    assert after["credits"] == before
    assert after["back"]["reason"]["facts"]["clause"] == "11.8.1.3"


async def deal_two_games(hall: Hall, first: str, second: str) -> None:
    """One dealer deals two games in turn, draws from the wrong shoe, and has results corrected."""
    one = await hall.dealer(DAN, first)
    two = one.elsewhere(second)
    five, six = await hall.terminal("5"), await hall.terminal("6")
    for terminal in (five, six):
        await terminal.fund(10_000, 10_000)
    for here, there in ((one, two), (two, one)):
        supervisor = hall.supervisor(here.game)
        await supervisor.act(OpenTable(hall.limits(here.game)))
        await here.load(supervisor)
        await supervisor.act(PairTables(there.game, "G"))
        assert await here.new_game(f"{here.game}-1")
    await change_wagers(five, first, f"{first}-1")
    await six.bet(second, f"{second}-1", {"banker": 1_000})

    assert await two.fails(DrawCard("9S")) == "other-games-turn"
    await two.act(DrawOutOfTurn("9S"))
    wrong_shoe = ReportIrregularity(Report(Kind.WRONG_SHOE))
    assert await two.fails(wrong_shoe, approved=SUE) == "not-authorised"
    await two.act(wrong_shoe, approved=AMY)
    assert (await six.account(lambda view: not view.get("layouts")))["credits"] == 20_000

    # The first card ends the wagering period, however early it comes.
    await one.act(DrawCard("9S"))
    assert await five.refused(DragChips("5", first, f"{first}-1", {"tie": 500})) == "wagers-closed"
    await one.act(*map(DrawCard, ("KH", "KD", "7C")), SelectResult(Winner.PLAYER), ConfirmResult())
    assert (await five.settled(f"{first}-1"))["returned"] == 2_000

    play = f"{second}-2"
    assert await two.new_game(play)
    await six.bet(second, play, {"banker": 1_000})
    await two.act(*map(DrawCard, ("2S", "KH", "KD", "7C", "2H")))
    await two.act(SelectResult(Winner.BANKER), ConfirmResult())
    assert (await six.settled(play))["returned"] == 1_950

    # A card was keyed in wrongly: two supervisors enter the right one, and the terminal is settled again.
    right = ReportIrregularity(DIFFERS, actual=("9S", "KH", "KD", "7C"))
    assert await two.fails(right, approved=SUE) == "not-authorised"
    await hall.supervisor(second).act(right, approved=AMY)
    await two.act(SelectResult(Winner.PLAYER), ConfirmResult())
    assert (await six.account(lambda view: plays(view)[play]["returned"] == 0))["credits"] == 19_000
    await two.act(ReportIrregularity(Report(Kind.MISDEAL)), approved=AMY)
    assert (await six.account(lambda view: plays(view)[play].get("void")))["credits"] == 20_000


async def change_wagers(terminal: Terminal, game: str, play: str) -> None:
    """Chips are placed, moved and taken off until 10.00 lies on Player."""
    number = terminal.number
    before = (await terminal.account())["credits"]
    await terminal.bet(game, play, {"player": 1_500, "banker": 1_500})
    await terminal.do(MoveChips(number, game, play, "banker", "tie", 500))
    await terminal.do(TakeOffChips(number, game, play, "banker"))
    lies = await terminal.account(lambda view: view["held"] == 2_000)
    assert lies["layouts"][0]["stakes"] == {"player": 1_500, "tie": 500}
    assert await terminal.refused(CashOut(number)) == "wagers-placed"
    await terminal.do(ClearChips(number, game, play))
    # An amount that is no multiple of the unit never leaves the meter.
    await terminal.bet(game, play, {"player": 1_200})
    assert await terminal.refused(DragChips(number, game, play, {"player": 100})) == "outside-limits"
    assert (await terminal.account(lambda view: view["held"] == 1_000))["credits"] == before - 1_000


async def spin_a_live_wheel(hall: Hall, game: str) -> None:
    """A sensor in a separate process reads every number but the fourth; staff enter what it cannot read."""
    dealer, supervisor = await hall.dealer(DAN, game), hall.supervisor(game)
    eight = await hall.terminal("8")
    await eight.fund(*[10_000] * 5)
    await supervisor.act(OpenWheel(hall.limits(game)))

    async def spin(key: str, stakes: dict[str, Cents], *first: SpinBall) -> int:
        """A game up to the reading of the sensor; returns the number that it read."""
        await dealer.act(NewGame(key))
        await eight.bet(game, key, stakes)
        await dealer.act(*first, EndPeriod(), SpinBall())
        view = await dealer.look(lambda now: "registered" in now["wheel"]["spin"])
        number: int = view["wheel"]["spin"]["registered"]
        return number

    async with hall.program("wheel", game, "--seed", "7", "--fault", "no-read", "--every", "4"):
        number = await spin("called", {"orphelins": 2_500, "grand-series": 4_500, "red": 500})
        await dealer.act(ConfirmNumber(number))
        assert (await eight.settled("called"))["number"] == number

        # A wheel at rest is no spin, and the ball is spun again.
        number = await spin("again", {"black": 500}, SpinBall(wheel_turns=False))
        await dealer.act(ConfirmNumber(number))
        assert (await eight.settled("again"))["number"] == number

        # Dealer and sensor differ until a supervisor enters the number, and enters another afterwards.
        number = await spin("differs", {"straight:17": 500})
        wrong = Report(Kind.WRONG_NUMBER)
        await dealer.act(ConfirmNumber((number + 1) % 37))
        assert await dealer.fails(ConfirmNumber(number)) == "result-in-doubt"
        misread = CorrectNumber(wrong, 16, "The sensor misread it.")
        assert await supervisor.fails(misread) == "second-person-needed"
        await supervisor.act(misread, approved=AMY)
        assert (await eight.settled("differs"))["returned"] == 0
        poorer = (await eight.account())["credits"]
        await supervisor.act(CorrectNumber(wrong, 17, "It was seventeen."), approved=AMY)
        richer = await eight.account(lambda view: plays(view)["differs"]["returned"] > 0)
        assert richer["credits"] == poorer + 18_000

        await dealer.act(NewGame("unread"))
        await eight.bet(game, "unread", {"even": 500})
        await dealer.act(EndPeriod(), SpinBall())
        await dealer.look(lambda view: view["wheel"]["waits_for"]["key"] == "waits-number")
        await dealer.act(BallAtRest(8, ReadingSource.DEALER), ConfirmNumber(8))
        assert (await eight.settled("unread"))["returned"] == 1_000

        before = (await eight.account())["credits"]
        await dealer.act(ConfirmNumber(await spin("void", {"odd": 500})))
        await eight.settled("void")
        malfunction = Report(Kind.SYSTEM_MALFUNCTION)
        await dealer.act(VoidSpin(malfunction, "The system stopped."), approved=SUE)
        assert (await eight.account(lambda view: plays(view)["void"].get("void")))["credits"] == before
