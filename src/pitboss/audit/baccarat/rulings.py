"""The effects of rulings at a gaming table on its wagers, cards and money."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import product
from typing import NamedTuple

import msgspec

from pitboss.audit.acting.reported import Report, ReportIrregularity, Ruling, WagerAt
from pitboss.audit.baccarat.coups import Line, LiveCoup, PastCoup, Settled, Stake, Table, collected
from pitboss.audit.baccarat.dues import Due, PaymentWay, Sums, pay
from pitboss.audit.baccarat.hands import deal
from pitboss.audit.editions.rulebook import find_game
from pitboss.audit.finding import wrong
from pitboss.audit.money.settlements import Due as ByTheRules
from pitboss.audit.money.settlements import read_terms, settle_wager
from pitboss.kernel.money import Cents


class Stacks(NamedTuple):
    """The balances of the players' accounts before an act."""

    table: str
    balances: dict[str, Cents]

    def of(self, player: str, account: str = "stack") -> Cents:
        """The balance of one account of a player."""
        return self.balances.get(f"table/{self.table}/seat/{player}/{account}", 0)


@dataclass(slots=True)
class Case:
    """The context of an effect, and the money due for it."""

    table: Table
    report: Report
    past: PastCoup | None
    stacks: Stacks
    there: Sums
    """What the act moved."""
    actual: tuple[str, ...] = ()
    wagers: tuple[WagerAt, ...] = ()
    forfeit: tuple[str, ...] = ()
    odds: str | None = None
    """The game by whose odds the coup was paid."""
    due: Due = field(default_factory=Due)


def subject(table: Table, act: ReportIrregularity) -> str | None:
    """The coup that a report is about."""
    past = _past(table, act.report.kind, act.coup)
    return past.key if past is not None else table.coup.key if table.coup is not None else None


def carry_out(table: Table, act: ReportIrregularity, ruling: Ruling, stacks: Stacks, there: Sums) -> Due:
    """Carries out the orders of a ruling; gives the money they must move."""
    report, past = act.report, _past(table, act.report.kind, act.coup)
    if report.card is None and table.coup is not None:
        report = msgspec.structs.replace(report, card=table.coup.stray)
    about = subject(table, act)
    case = Case(table, report, past, stacks, there, act.actual, act.wagers, odds=act.odds)
    for order in ruling.orders:
        if not order.may:
            EFFECTS.get(order.effect, _nothing)(case)
    left = {order.effect for order in ruling.orders if order.may}
    if left:
        table.options, table.ruled = left, (report, about)
    return case.due


def with_cards(ruling: Ruling) -> Ruling:
    """A ruling whose report gives the cards that really lie there: keying them in is no longer optional."""
    orders = tuple(
        msgspec.structs.replace(order, may=order.may and order.effect != "key-cards")
        for order in ruling.orders
    )
    return msgspec.structs.replace(ruling, orders=orders)


def choose(
    table: Table, effect: str, stacks: Stacks, there: Sums, actual: tuple[str, ...], forfeit: tuple[str, ...]
) -> Due:
    """Carries out one option that a ruling left to staff."""
    if effect not in table.options:
        wrong("audit-effect-not-open", effect=effect)
    report, about = table.ruled
    if forfeit and ("forfeit-wager" not in table.options or not set(forfeit) <= set(report.players)):
        wrong("audit-forfeited-players")
    table.options = table.options - {effect}
    past = next((past for past in table.known if past.key == about), None)
    case = Case(table, report, past, stacks, there, actual, forfeit=forfeit)
    EFFECTS.get(effect, _nothing)(case)
    return case.due


REACHES_BACK = frozenset(
    "misdeal stray-player-card stray-banker-card wrong-shoe shoe-differs shoe-misreads invalid-wager"
    " wrong-odds wrong-payment display-wrong disruption fraud".split()
)
"""The irregularities that may be found after a coup is over."""


def _past(table: Table, kind: str, key: str | None) -> PastCoup | None:
    """The past coup that a report names. None if the report is about the coup under way or no coup."""
    if key is None:
        begun = table.coup is not None and table.coup.cards
        back = not begun and kind in REACHES_BACK and table.past and not table.past[-1].void
        return table.past[-1] if back else None
    if table.coup is not None and table.coup.key == key:
        return None
    past = next((past for past in table.known if past.key == key), None)
    if past is None or kind not in REACHES_BACK:
        wrong("audit-coup-not-recalled", coup=key)
    return past


# Settlements taken back.


def _take_back(case: Case, lines: Sequence[Line]) -> None:
    """Undoes settled wagers: stakes are returned, wins are collected or owed."""
    for line in lines:
        case.due.ways.append(_undone(case, line, lines))


def _undone(case: Case, line: Line, lines: Sequence[Line]) -> list[PaymentWay]:
    """The ways to undo one line: with a player who is absent or lacks the chips, the amount is owed."""
    who, chips, here = line.player, line.counts - line.tokens, line.player in case.table.guests
    cheat = who in case.forfeit
    if line.lost and cheat:
        return [PaymentWay(Counter())]
    if line.lost:
        tokens = pay("token-stake-lost", line.tokens, who, back=True)
        tokens += pay("token-wager-back", line.tokens, who)
        if here:
            stake = pay("seat-stake-lost", chips, who, back=True) + pay("seat-wager-back", chips, who)
            return [PaymentWay(stake + tokens)]
        owed = pay("stake-owed", chips) + pay("tokens-left", line.tokens, who)
        return [PaymentWay(owed + tokens, _registering(case.table, chips, who, over=False))]
    stake_of = chips if cheat else 0
    back = pay("seat-win-paid", line.won - line.rounding, who, back=True)
    back += pay("seat-win-rounded", line.rounding, who, back=True)
    back += pay("seat-wager", stake_of, who) + pay("seat-stake-lost", stake_of, who)
    claimed = pay("win-claimed", line.won + stake_of)
    claim = PaymentWay(claimed, _registering(case.table, line.won + stake_of, who, over=True))
    if not here:
        return [claim]
    needed = sum(each.won + each.stake for each in lines if each.player == who)
    return [PaymentWay(back), claim] if case.stacks.of(who) < needed else [PaymentWay(back)]


def _registering(table: Table, cents: Cents, patron: str, *, over: bool) -> Callable[[], None]:
    def register() -> None:
        if cents:
            table.register(cents, patron, over=over)

    return register


def _put_back(case: Case, coup: LiveCoup, settled: Settled) -> None:
    """Puts settled wagers back on the layout, for players who are present and can stake them."""
    for player in dict.fromkeys(player for player, _, _ in settled.stakes):
        lines = [line for line in settled.lines if line.player == player]
        paid = settled.paid[player]
        gained = sum(paid[move, player, "", False] for move in GAINED)
        tokens = paid["token-wager-back", player, "", False]
        short = case.stacks.of(player) < gained or case.stacks.of(player, "tokens") < tokens
        ways = list[PaymentWay]()
        if player in case.table.guests:
            again: Sums = Counter({(*key, not back): cents for (*key, back), cents in paid.items()})  # type: ignore[misc]
            ways = [PaymentWay(again, _laying(coup, player, settled))]
        if short or not ways:
            ways += [_together(each) for each in product(*(_undone(case, line, lines) for line in lines))]
        case.due.ways.append(ways)


GAINED = ("seat-wager-back", "seat-win-paid", "seat-win-rounded")
"""The transactions of a settlement that give a player more chips."""


def _laying(coup: LiveCoup, player: str, settled: Settled) -> Callable[[], None]:
    def lay() -> None:
        there = coup.stakes | {spot: stake for spot, stake in settled.stakes.items() if spot[0] == player}
        # In the order of placement over all players: odd cents come off the wager placed last.
        coup.stakes = {spot: there[spot] for spot in settled.stakes if spot in there} | there

    return lay


def _together(ways: Sequence[PaymentWay]) -> PaymentWay:
    def then() -> None:
        for way in ways:
            way.then()

    return PaymentWay(sum((way.sums for way in ways), Counter()), then)


def _take_up(case: Case) -> LiveCoup:
    """The coup of the case with its cards and wagers. The last past coup is reopened."""
    table, past = case.table, case.past
    if past is None:
        return table.live()
    if past.void or table.past[-1] is not past:
        wrong("audit-coup-not-resumable", coup=past.key)
    _empty(case)
    coup = table.coup = LiveCoup(past.key, past.game, past.signs, open=False, cards=list(past.cards))
    del table.past[-1]
    _put_back(case, coup, past.settled)
    return coup


# What each effect does.


def _nothing(_: Case) -> None:
    """An effect that changes neither wagers nor cards."""


def _relay(case: Case, cards: tuple[str, ...]) -> None:
    """Continues the coup with these cards. Wagers settled on its first four cards are open again."""
    coup = _take_up(case)
    early, coup.early = coup.early, Settled()
    _put_back(case, coup, early)
    case.table.shoe.unread += len(cards) - len(coup.cards) - (coup.stray is not None)
    coup.cards, coup.stray, coup.result_called = list(cards), None, False


def _reconstruct(case: Case) -> None:
    coup = case.past or case.table.live()
    stray = None if case.past is not None else case.table.live().stray
    lying = Counter(card for card in (*coup.cards, stray) if card is not None)
    if lying - Counter(case.report.cards):
        wrong("audit-reconstructed-without", coup=coup.key)
    _relay(case, case.report.cards)


def _actual(case: Case) -> None:
    if case.actual:
        _relay(case, case.actual)


def _to_banker(case: Case) -> None:
    _from_shoe(case)
    case.table.live().cards.append(case.report.card)


def _from_shoe(case: Case) -> None:
    coup = case.table.coup
    if coup is None or coup.stray is None:
        case.table.shoe.unread += 1
    else:
        coup.stray = None


def _carry(case: Case) -> None:
    _from_shoe(case)
    case.table.carried, case.table.carried_bare = (case.report.card,), False


def _carry_no_bet(case: Case) -> None:
    _carry(case)
    case.table.carried_bare = True
    if case.table.coup is not None and not case.table.coup.cards:
        case.table.coup.dummy = True
    _clear(case)


def _clear(case: Case) -> None:
    if case.table.coup is not None and not case.table.coup.cards:
        case.due.add(case.table.coup.clear())


def _empty(case: Case) -> None:
    """Ends the coup under way and returns its wagers."""
    if case.table.coup is not None:
        case.due.add(case.table.coup.clear())
        case.table.coup = None


def _finish_first(case: Case) -> None:
    if case.table.coup is not None and not case.table.coup.cards:
        _empty(case)


def _take_out(case: Case) -> None:
    if case.table.coup is not None and case.table.coup.cards:
        _void_live(case, case.table.coup)
    _empty(case)
    case.table.carried = None


def _shuffle(case: Case) -> None:
    if case.table.coup is None or not case.table.coup.cards:
        _take_out(case)


def _offer(case: Case) -> None:
    if not case.table.live().stakes:
        case.table.live().early = Settled()


def _as_no_bet(case: Case) -> None:
    coup = case.table.live()
    case.due.add(coup.clear())
    _take_back(case, coup.early.lines)
    coup.early = Settled()


def _stand(case: Case) -> None:
    """Results stand at the odds of another game, if a coup was paid by them."""
    past, table = case.past, case.table
    if case.odds is None:
        return
    if past is None or case.odds == past.game:
        wrong("audit-odds-of-no-other-game", game=case.odds)
    dealt = deal([card for card in past.cards if card is not None])
    game = find_game(table.edition, case.odds)
    percent = past.tie_percent or table.tie_percent
    terms = read_terms(game, table.smallest_chip, percent if game.by_the_sign else None)
    lines = tuple(
        _line_at(line, settle_wager(game, dealt, line.wager, line.counts, terms))
        for line in past.settled.lines
    )
    for player, was in past.settled.paid.items():
        stakes = [stake for spot, stake in past.settled.stakes.items() if spot[0] == player]
        there = Stake(sum(stake.chips for stake in stakes), sum(stake.tokens for stake in stakes))
        paid = collected(player, there, [line for line in lines if line.player == player])
        more = sum(paid[move, player, "", False] - was[move, player, "", False] for move in GAINED)
        here = Counter({(*key[:3], True): cents for key, cents in was.items() if paid[key] != cents})
        here.update({key: cents for key, cents in paid.items() if was[key] != cents})
        away = pay("overpaid", more) + pay("overpaid-lost", more)
        if more < 0:
            away = pay("underpaid", -more) + pay("stake-owed", -more, back=True)
        ways = [PaymentWay(here)] if player in table.guests else [PaymentWay(away)]
        if player in table.guests and case.stacks.of(player) + more < 0:
            ways = [PaymentWay(away)]
        case.due.ways.append(ways)
        past.settled.paid[player] = paid
    past.settled.lines = lines


def _line_at(line: Line, due: ByTheRules) -> Line:
    return msgspec.structs.replace(
        line, outcome=due.outcome, won=due.won, rounding=due.rounding, clause=due.clause
    )


def _return_wagers(case: Case) -> None:
    """Returns invalid wagers and takes back their results."""
    coup = None if case.past is not None else case.table.coup
    settled = case.past.settled if case.past is not None else None if coup is None else coup.early
    for at in case.wagers:
        line = next((line for line in settled.lines if line.spot == at.spot), None) if settled else None
        if coup is not None and at.spot in coup.stakes:
            case.due.add(coup.take_off(at.spot))
        elif settled is not None and line is not None:
            _take_back(case, [line])
            settled.drop(line)
        else:
            wrong("audit-no-wager-to-return", player=at.player, wager=at.wager)


def _void(case: Case) -> None:
    coup = case.table.coup
    if case.past is not None:
        _void_past(case)
    elif coup is not None and not coup.cards and coup.stray is None:
        _empty(case)
    elif coup is not None:
        _void_live(case, coup)


def void_coup(table: Table, stacks: Stacks, there: Sums) -> Due:
    """Voids the coup under way; gives the money that must move."""
    case = Case(table, Report("disruption"), None, stacks, there)
    _void(case)
    return case.due


def _void_live(case: Case, coup: LiveCoup) -> None:
    for player in set(coup.players) & set(case.forfeit):
        stake = coup.of(player)
        case.due.add(pay("seat-stake-lost", stake.chips, player))
        case.due.add(pay("token-stake-lost", stake.tokens, player))
        coup.remove(player)
    case.due.add(coup.clear())
    _take_back(case, coup.early.lines)
    case.table.finish()
    case.table.past[-1].forfeits = frozenset(case.forfeit)


def _void_past(case: Case) -> None:
    past = case.past
    if past is None or past.void:
        wrong("audit-nothing-to-void")
    _take_back(case, past.settled.lines)
    past.void, past.settled, past.forfeits = True, Settled(), frozenset(case.forfeit)


def _void_plays(case: Case) -> None:
    if case.report.kind == "shoe-dead":
        _void(case)


EFFECTS: dict[str, Callable[[Case], None]] = {
    "reconstruct": _reconstruct,
    "confirm-outcome": _actual,
    "key-cards": _actual,
    "card-to-banker": _to_banker,
    "card-starts-next-coup": _carry,
    "card-starts-no-bet-coup": _carry_no_bet,
    "stays-burned": _from_shoe,
    "finish-then-shuffle": _finish_first,
    "check-remaining-cards": _take_out,
    "shuffle-or-replace": _take_out,
    "shuffle-and-cut": _shuffle,
    "void-shoe": _take_out,
    "offer-withdrawal": _offer,
    "offer-reduction": _offer,
    "play-as-no-bet": _as_no_bet,
    "clear-wagers": _clear,
    "results-stand": _stand,
    "return-wager": _return_wagers,
    "void-coup": _void,
    "invalidate": _void,
    "void-past-coup": _void_past,
    "void-terminal-plays": _void_plays,
}
"""The function of each effect. All other effects change neither wagers nor cards."""
