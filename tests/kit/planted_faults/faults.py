"""Faults that a release may have, grouped by the package that each is in."""

from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

import msgspec

from kit.planted_faults import evenings
from kit.planted_faults.fault_injection import Plant
from pitboss.acting.acts import act, deciding, signatures
from pitboss.acting.setups.limit_rulings import Ruled
from pitboss.acting.state import change
from pitboss.aggregates import REGISTRY
from pitboss.audit.finding import finding
from pitboss.baccarat.acts import betting, irregular, payment_errors, people, settling
from pitboss.baccarat.effects import voiding
from pitboss.baccarat.play import limits
from pitboss.floor.devices.devices import find_failure
from pitboss.floor.terminals import limits as floor_limits
from pitboss.floor.terminals import settling as terminal_settling
from pitboss.floor.terminals import stakes
from pitboss.floor.terminals.chips import chip_checks, chip_commands, chip_events, chip_postings
from pitboss.floor.tickets import holds, ticket_commands, tickets
from pitboss.game import bets, cards, permission, settlement, wagers
from pitboss.kernel.decision import Command, Decided
from pitboss.kernel.instant import months_later
from pitboss.kernel.money import payment
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Amount, Text
from pitboss.ledger import counts, entry, moves, till
from pitboss.roulette import at_terminals
from pitboss.rules.authority import Act
from pitboss.rules.catalogue import catalogue
from pitboss.rules.irregularity import Effect
from pitboss.rules.result import Pair

RAPID, STAR = (catalogue()[key] for key in ("star-rapid-etg-2016", "star-baccarat-2024"))
BACCARAT: Any = RAPID.game("baccarat")
ROULETTE: Any = RAPID.game("roulette")
TABLEAU: Any = STAR.game("baccarat").procedure.tableau  # type: ignore[union-attr]


def wager(key: str) -> Any:
    """A wager of the Rapid game."""
    return next(each for each in BACCARAT.wagers if each.key == key)


def bet(kind: str) -> Any:
    """A bet of the Rapid game, or a call bet."""
    rows = {**{str(each.kind): each for each in ROULETTE.bets}, **{call.key: call for call in ROULETTE.calls}}
    return rows[kind]


def tableau(**changes: object) -> Callable[[Plant], None]:
    """Replaces the table of play by which the hands draw."""
    return lambda plant: plant.row(TABLEAU, **changes)


# Rules


def _no_commission(plant: Plant) -> None:
    plant.row(wager("banker").pays[0], pays=1)


def _four_for_one(plant: Plant) -> None:
    plant.row(wager("player").pays[0], pays=4)


def _tie_loses(plant: Plant) -> None:
    plant.row(wager("player"), standoffs=())


def _natural_pays_two(plant: Plant) -> None:
    rows = wager("player-dragon-bonus").pays
    plant.row(next(row for row in rows if "natural" in row.name), pays=2)


def _straight_pays_36(plant: Plant) -> None:
    plant.row(bet("straight"), pays=36)


def _other_pieces(plant: Plant) -> None:
    plant.row(bet("tier"), pieces=("split:5/6", *bet("tier").pieces[1:]))


def _two_is_red(plant: Plant) -> None:
    plant.row(ROULETTE.wheel, red=ROULETTE.wheel.red | {2})


def _dealer_closes(plant: Plant) -> None:
    row = next(row for row in RAPID.authority if row.act is Act.CLOSE_TABLE)
    plant.row(row, by=("dealer",))


def _misdeal_plays_on(plant: Plant) -> None:
    row = next(row for row in STAR.irregularities if row.clause == "12.1.2")
    plant.row(row, orders=tuple(order for order in row.orders if order.effect is not Effect.VOID_COUP))


# Game


def _rounds_down(plant: Plant) -> None:
    def less(odds: Fraction, stake: int, chip: int) -> int:
        return int(odds * stake // chip) * chip

    plant.function(payment, less)


def _standoff_wins(plant: Plant) -> None:
    right = settlement.pay

    def pay(ruling: Any, stake: int, alive: int, terms: Any) -> Any:
        even = ruling.outcome is settlement.Outcome.STANDOFF
        return right(ruling._replace(odds=1) if even else ruling, stake, alive, terms)

    plant.function(right, pay)


def _whole_stake_on_each_piece(plant: Plant) -> None:
    plant.function(bets._piece, lambda _game, _bet, _key, cents: cents)


def _pictures_pair(plant: Plant) -> None:
    right = cards.pair_of

    def pair_of(first: Any, second: Any) -> Pair:
        return Pair.SUITED if {first.rank, second.rank} == {"K", "Q"} else right(first, second)

    plant.function(right, pair_of)


def _jack_counts_one(plant: Plant) -> None:
    right = cards.point_count

    def point_count(hand: Any) -> Any:
        return (right(hand) + sum(card.rank == "J" for card in hand)) % 10

    plant.function(right, point_count)


def _anybody_may(plant: Plant) -> None:
    rows = {row.act: row for row in STAR.authority + RAPID.authority}
    plant.function(permission.permit, lambda edition, act, by: rows[act])


def _never_closes(plant: Plant) -> None:
    plant.function(wagers.check_open, lambda table, moment: None)


# Table


def _any_role(plant: Plant) -> None:
    plant.function(deciding._check_people, lambda acts, now, row, act, context: None)


def _any_rank_rules(plant: Plant) -> None:
    plant.function(irregular._check_authority, lambda now, roles, context, clause: None)


def _void_keeps_stakes(plant: Plant) -> None:
    plant.function(betting.give_back, lambda wagers: (), within=voiding.__name__)


def _lost_stakes_go_back(plant: Plant) -> None:
    right = settling._paid

    def paid(on_layout: Any, line: Any) -> Any:
        lost = line.outcome is settlement.Outcome.LOSE
        return betting.give_back((on_layout,)) if lost else right(on_layout, line)

    plant.function(right, paid)


def _no_maximum(plant: Plant) -> None:
    def all_counts(table: Any, in_force: Any, boxes: Any, **_: Any) -> Any:
        return {spot: Ruled(cents, cents) for spot, cents in boxes.items()}

    plant.function(limits.rule_on_wagers, all_counts)


def _leaves_with_less(plant: Plant) -> None:
    right = people.depart

    def depart(now: Any, player: str) -> Any:
        done = right(now, player)
        short = [msgspec.structs.replace(each, cents=each.cents - 100) for each in done.money]
        return done._replace(money=tuple(short))

    plant.function(right, depart)


def _one_signature(plant: Plant) -> None:
    plant.function(signatures.check_signed, lambda signed, context, may: None)


def _wrong_payment_twice(plant: Plant) -> None:
    right = act.pay
    plant.function(right, lambda key, cents, *names: right(key, 2 * cents, *names), payment_errors.__name__)


# Floor


def _ticket_for_more(plant: Plant) -> None:
    right = tickets.TicketIssued

    def issued(*fields: Any) -> Any:
        whole = right(*fields)
        return msgspec.structs.replace(whole, cents=whole.cents + 5_000)

    plant.function(right, issued, within=chip_commands.__name__)


def _good_for_longer(plant: Plant) -> None:
    longer = chip_commands.__name__
    plant.function(months_later, lambda at, months: months_later(at, months + 12), within=longer)


def _withheld_is_paid(plant: Plant) -> None:
    plant.function(holds.waits, lambda hold, at: False)


def _expired_is_paid(plant: Plant) -> None:
    def payable(ticket: Any, at: int, claimed: int | None = None, **_: Any) -> Any:
        return tickets.check_outstanding(ticket)

    plant.function(tickets.check_payable, payable)


def _decides(plant: Plant, command: type[Command], decide: Any) -> None:
    """Replaces how a command is decided."""
    plant.item(REGISTRY.handlers, command, REGISTRY.handlers[command]._replace(decide=decide))


def _lapses_early(plant: Plant) -> None:
    def lapse(states: Any, command: Any, _: Any) -> Any:
        stream = f"ticket/{command.ticket}"
        return Decided(((stream, tickets.TicketLapsed(command.ticket, states[stream].outstanding)),))

    _decides(plant, ticket_commands.LapseTicket, lapse)


def _no_inquiry(plant: Plant) -> None:
    agreed = holds.Answer(agrees=True, note="Seen.", by="ina")
    plant.function(holds.check_refusal, lambda hold, determination: agreed)


def _nobody_releases(plant: Plant) -> None:
    plant.function(holds.check_release, lambda cents, approved_by: None)


def _no_credit_limit(plant: Plant) -> None:
    plant.function(entry.check_ceiling, lambda balances, lines, account, most: None)


def _takes_into_a_jam(plant: Plant) -> None:
    plant.function(find_failure, lambda states, name: None)


def _any_note(plant: Plant) -> None:
    def insert(states: Any, command: Any, given: Any) -> Any:
        account = chip_checks.ready(states, command.terminal)
        if isinstance(account, Rejection):
            return account
        return chip_checks.add(account, chip_events.NoteInserted(command.terminal, command.cents))

    _decides(plant, chip_commands.InsertNote, insert)


def _another_number(plant: Plant) -> None:
    right: Any = at_terminals._past

    def past(now: Any, spin: Any) -> Any:
        found = right(now, spin)
        if found.played is None:
            return found
        return change(found, played=change(found.played, number=found.played.number + 1))

    plant.function(right, past)


def _over_the_limit(plant: Plant) -> None:
    plant.function(floor_limits.trim_attempt, lambda game, limits, placed, key, stake: Ruled(stake, stake))


def _under_the_minimum(plant: Plant) -> None:
    plant.function(floor_limits.close_period, lambda game, limits, placed: {})


def _void_gives_half(plant: Plant) -> None:
    right = chip_events.WagersReturned

    def due(*given: Any) -> Any:
        event = end(*given)
        return msgspec.structs.replace(event, cents=event.cents // 2) if isinstance(event, right) else event

    end = terminal_settling._end
    plant.function(end, due)


def _correction_keeps_the_win(plant: Plant) -> None:
    plant.function(stakes.resettle, lambda wrong, played: wrong.wagers)


def _cash_out_under_a_bet(plant: Plant) -> None:
    plant.function(chip_checks.leaving, chip_checks.ready)


# Ledger


def _leg(key: str, *legs: tuple[str, str]) -> Callable[[Plant], None]:
    return lambda plant: plant.item(moves.MOVES, key, moves.MOVES[key]._replace(legs=legs))


def _rounding_for_the_table(plant: Plant) -> None:
    right = chip_postings.settled_entry

    def settled(terminal: str, table: str, wagers: Any) -> Any:
        whole = {key: msgspec.structs.replace(each, rounding=0) for key, each in wagers.items()}
        return right(terminal, table, whole)

    plant.function(right, settled)


def _reversal_repeats(plant: Plant) -> None:
    plant.function(entry.reverse, lambda lines: lines, within=till.__name__)


def _no_difference(plant: Plant) -> None:
    plant.function(counts.check_count, lambda counted, booked, difference: None)


class Planted(NamedTuple):
    """A fault: where it is, the evening in which it shows, and what the auditor reports."""

    put: Callable[[Plant], None]
    evening: evenings.Evening
    expected: Text


FAULTS: dict[str, Planted] = {
    "rules: a player's win pays four": Planted(
        _four_for_one,
        evenings.terminals,
        finding("audit-gave-back", wager="player", returned=Amount(5_250), due=Amount(2_150)),
    ),
    "rules: no commission": Planted(
        _no_commission,
        evenings.terminals,
        finding("audit-gave-back", wager="banker", returned=Amount(2_150), due=Amount(2_050)),
    ),
    "rules: a tie loses": Planted(
        _tie_loses,
        evenings.terminals,
        finding("audit-gave-back", wager="player", returned=Amount(0), due=Amount(1_050)),
    ),
    "rules: a natural pays two": Planted(
        _natural_pays_two,
        evenings.terminals,
        finding("audit-gave-back", wager="player-dragon-bonus", returned=Amount(1_500), due=Amount(1_000)),
    ),
    "rules: straight up pays 36": Planted(
        _straight_pays_36,
        evenings.terminals,
        finding("audit-gave-back", wager="straight:17", returned=Amount(18_500), due=Amount(18_000)),
    ),
    "rules: tier has another piece": Planted(
        _other_pieces,
        evenings.terminals,
        finding("audit-gave-back", wager="tier", returned=Amount(0), due=Amount(1_800)),
    ),
    "rules: two is red": Planted(
        _two_is_red,
        evenings.terminals,
        finding("audit-gave-back", wager="red", returned=Amount(1_000), due=Amount(0)),
    ),
    "rules: Banker stands on five": Planted(
        tableau(banker_draws=(*TABLEAU.banker_draws[:5], "SSSSSDDDDSS", *TABLEAU.banker_draws[6:])),
        evenings.live_table,
        finding("audit-settled-early", coup="4-1", hand="banker"),
    ),
    "rules: Player stands on five": Planted(
        tableau(player_draws=(0, 1, 2, 3, 4)),
        evenings.live_table,
        finding("audit-outcome", player="ann", wager="banker", stated="lose", due="standoff"),
    ),
    "rules: a dealer closes a wheel": Planted(
        _dealer_closes, evenings.wheel, finding("audit-role-may-not", role="dealer")
    ),
    "rules: a misdeal is played on": Planted(
        _misdeal_plays_on,
        evenings.live_table,
        finding("audit-no-such-ruling", edition="star-baccarat-2024", kind="misdeal", clause="12.1.2"),
    ),
    "game: rounds down": Planted(
        _rounds_down,
        evenings.terminals,
        finding("audit-gave-back", wager="banker", returned=Amount(1_950), due=Amount(2_050)),
    ),
    "game: a standoff wins": Planted(
        _standoff_wins,
        evenings.terminals,
        finding("audit-gave-back", wager="player", returned=Amount(2_150), due=Amount(1_050)),
    ),
    "game: every piece of a call bet is whole": Planted(
        _whole_stake_on_each_piece,
        evenings.terminals,
        finding("audit-gave-back", wager="tier", returned=Amount(10_800), due=Amount(1_800)),
    ),
    "game: king and queen are a pair": Planted(
        _pictures_pair,
        evenings.terminals,
        finding("audit-gave-back", wager="player-pair", returned=Amount(6_000), due=Amount(0)),
    ),
    "game: a jack counts one": Planted(
        _jack_counts_one,
        evenings.terminals,
        finding("audit-gave-back", wager="player", returned=Amount(2_150), due=Amount(1_050)),
    ),
    "game: anybody may": Planted(_anybody_may, evenings.wheel, finding("audit-role-may-not", role="dealer")),
    "game: wagers never close": Planted(
        _never_closes, evenings.rapid_table, finding("audit-placed-late", play="5-1")
    ),
    "game: anybody may at a table": Planted(
        _anybody_may, evenings.live_table, finding("audit-role-may-not", role="dealer")
    ),
    "table: a dealer sets it up": Planted(
        _any_role, evenings.live_table, finding("audit-role-may-not", role="dealer")
    ),
    "table: any rank voids a coup": Planted(
        _any_rank_rules,
        evenings.rapid_table,
        finding("audit-effect-of-another", effect=Text("effect-void-coup"), role="dealer"),
    ),
    "table: a void coup keeps the stakes": Planted(
        _void_keeps_stakes,
        evenings.live_table,
        finding("audit-moved-of", move="seat-wager-back", name="bob", due=Amount(5_000), moved=Amount(0)),
    ),
    "table: lost stakes go back": Planted(
        _lost_stakes_go_back,
        evenings.live_table,
        finding("audit-moved-of", move="seat-stake-lost", name="bob", due=Amount(10_000), moved=Amount(0)),
    ),
    "table: no maximum": Planted(
        _no_maximum,
        evenings.live_table,
        finding(
            "audit-counted",
            counted=Amount(15_000),
            stake=Amount(15_000),
            player="bob",
            wager="player",
            due=Amount(10_000),
        ),
    ),
    "table: a guest leaves with less": Planted(
        _leaves_with_less,
        evenings.live_table,
        finding("audit-moved-of", move="seat-left", name="ann", due=Amount(48_900), moved=Amount(48_800)),
    ),
    "table: one person corrects a number": Planted(
        _one_signature, evenings.wheel, finding("audit-changed-alone", name="sue")
    ),
    "table: a wrong payment counts twice": Planted(
        _wrong_payment_twice,
        evenings.live_table,
        finding("audit-moved", move="overpaid", due=Amount(500), moved=Amount(1_000)),
    ),
    "floor: a ticket for more": Planted(
        _ticket_for_more,
        evenings.tickets,
        finding("audit-no-ticket-sent", amount=Amount(10_000), how="issued"),
    ),
    "floor: a ticket is good for longer": Planted(
        _good_for_longer, evenings.tickets, finding("audit-ticket-settings")
    ),
    "floor: a withheld ticket is paid": Planted(
        _withheld_is_paid, evenings.tickets, finding("audit-ticket-had-to-wait")
    ),
    "floor: an old ticket is paid": Planted(
        _expired_is_paid, evenings.tickets, finding("audit-ticket-had-to-wait")
    ),
    "floor: a ticket lapses early": Planted(
        _lapses_early, evenings.tickets, finding("audit-ticket-not-expired")
    ),
    "floor: refused without an inquiry": Planted(
        _no_inquiry, evenings.tickets, finding("audit-refused-without-inquiry")
    ),
    "floor: nobody releases a large payment": Planted(
        _nobody_releases, evenings.by_hand, finding("audit-not-approved", over=Amount(1_000_000))
    ),
    "floor: no credit limit": Planted(
        _no_credit_limit, evenings.slot, finding("audit-credit-limit", limit=Amount(12_000))
    ),
    "floor: a note into a jam": Planted(
        _takes_into_a_jam, evenings.slot, finding("audit-device-failed", device="stacker-7")
    ),
    "floor: any note": Planted(
        _any_note, evenings.slot, finding("audit-note-not-accepted", amount=Amount(700))
    ),
    "floor: another number is settled": Planted(
        _another_number, evenings.wheel, finding("audit-spin-settled", play="w-1", number="17", settled="18")
    ),
    "floor: a void play gives half": Planted(
        _void_gives_half,
        evenings.wheel,
        finding("audit-returned", lay=Amount(1_000), play="w-3", amount=Amount(500)),
    ),
    "floor: a correction keeps the win": Planted(
        _correction_keeps_the_win,
        evenings.wheel,
        finding("audit-gave-back", wager="red", returned=Amount(0), due=Amount(2_000)),
    ),
    "floor: over the limit": Planted(
        _over_the_limit, evenings.rapid_table, finding("audit-over-sign", play="5-1")
    ),
    "floor: under the minimum": Planted(
        _under_the_minimum,
        evenings.rapid_table,
        finding("audit-settled-under-minimum", amount=Amount(2_300), play="5-1"),
    ),
    "floor: cash-out under a bet": Planted(
        _cash_out_under_a_bet, evenings.terminals, finding("audit-left-with-chips-down")
    ),
    "ledger: a payout by hand from elsewhere": Planted(
        _leg("hand-paid", ("pt/{terminal}/payable", "house/withheld")),
        evenings.by_hand,
        finding(
            "audit-postings", account="cage/cash", posted=Text("audit-nothing"), due=(Amount(2_000_000),)
        ),
    ),
    "ledger: chips are made out of capital": Planted(
        _leg("chips-made", ("cage/chips", "house/capital")),
        evenings.cage,
        finding(
            "audit-postings", account="house/capital", posted=(Amount(1_000_000),), due=Text("audit-nothing")
        ),
    ),
    "ledger: rounding is the table's": Planted(
        _rounding_for_the_table,
        evenings.terminals,
        finding("audit-postings", account="house/rounding", posted=Text("audit-nothing"), due=(Amount(-3),)),
    ),
    "ledger: a reversal repeats": Planted(
        _reversal_repeats,
        evenings.cage,
        finding(
            "audit-postings", account="cage/cash", posted=(Amount(-5_000_000),), due=(Amount(5_000_000),)
        ),
    ),
    "ledger: nobody looks at the difference of a count": Planted(
        _no_difference,
        evenings.slot,
        finding("audit-difference-alone"),
    ),
}
