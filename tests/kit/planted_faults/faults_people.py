"""Faults in what people may do, which of their wagers count, and what a release reports of itself."""

from collections.abc import Callable
from typing import Any

import msgspec

from kit.planted_faults import evenings_at_tables
from kit.planted_faults.fault_injection import Plant
from kit.planted_faults.faults import STAR, Planted
from pitboss.audit.finding import finding
from pitboss.baccarat.acts import settling
from pitboss.baccarat.play import limits
from pitboss.floor.people import payers
from pitboss.floor.restores.recovery import EndRestore
from pitboss.kernel.rejection import unwrap
from pitboss.kernel.text import Amount
from pitboss.rules.authority import Act
from pitboss.rules.limits import LimitCase
from pitboss.service import restoring


def _dealer_may(act: Act) -> Callable[[Plant], None]:
    """Makes the rules name the dealer for an act."""
    row = next(row for row in STAR.authority if row.act is act)
    return lambda plant: plant.row(row, by=("dealer",))


def _any_stake(plant: Plant) -> None:
    plant.function(limits.check_own_limits, lambda table, in_force, boxes, reduced=(): None)


def _no_area(plant: Plant) -> None:
    plant.item(limits.FIND, LimitCase.OVER_AREA_MAXIMUM_AFTER, ())


def _no_differential(plant: Plant) -> None:
    plant.item(limits.FIND, LimitCase.OVER_DIFFERENTIAL_BEFORE, ())


def _first_pays_all(plant: Plant) -> None:
    plant.function(limits.share_out, lambda over, stakes, chip=1: [over] + [0] * (len(stakes) - 1))


def _nobody_is_advised(plant: Plant) -> None:
    plant.function(settling._advised_by, lambda now, coup: ())


def _counts_half(plant: Plant) -> None:
    right = payers.count

    def half(states: Any, given: Any, cents: int, *rest: Any, **more: Any) -> Any:
        return msgspec.structs.replace(unwrap(right(states, given, cents, *rest, **more)), cents=cents // 2)

    plant.function(right, half)


def _counts_for_another(plant: Plant) -> None:
    right = payers.PaymentCounted
    plant.function(right, lambda person, *rest: right("dee", *rest), within=payers.__name__)


async def _nothing_ended(floor: Any, epoch: str) -> EndRestore:
    return EndRestore(epoch, (), (), {})


def _keeps_quiet(plant: Plant) -> None:
    plant.function(restoring._what_ended, _nothing_ended)


def _restores_as_staff(plant: Plant) -> None:
    plant.item(vars(restoring), "BY", "staff/cas")


MORE_FAULTS: dict[str, Planted] = {
    "rules: a dealer decides a dispute": Planted(
        _dealer_may(Act.RULE_ON_DISPUTE),
        evenings_at_tables.dealers,
        finding("audit-role-may-not", role="dealer"),
    ),
    "rules: a dealer deals without wagers": Planted(
        _dealer_may(Act.NO_BET_COUP_AGREED),
        evenings_at_tables.dealers,
        finding("audit-role-may-not", role="dealer"),
    ),
    "rules: a dealer takes cards out": Planted(
        _dealer_may(Act.DECLARE_UNFIT),
        evenings_at_tables.dealers,
        finding("audit-role-may-not", role="dealer"),
    ),
    "table: any stake is taken": Planted(
        _any_stake,
        evenings_at_tables.limits,
        finding("audit-under-minimum", amount=Amount(300), player="ann", wager="tie"),
    ),
    "table: no maximum of an area": Planted(
        _no_area,
        evenings_at_tables.limits,
        finding(
            "audit-counted",
            counted=Amount(7_000),
            stake=Amount(7_000),
            player="ann",
            wager="player",
            due=Amount(4_667),
        ),
    ),
    "table: no differential": Planted(
        _no_differential, evenings_at_tables.limits, finding("audit-findings-differ")
    ),
    "table: the first pays for all": Planted(
        _first_pays_all,
        evenings_at_tables.limits,
        finding(
            "audit-counted",
            counted=Amount(3_000),
            stake=Amount(7_000),
            player="ann",
            wager="player",
            due=Amount(4_667),
        ),
    ),
    "table: nobody hears of the minimum": Planted(
        _nobody_is_advised, evenings_at_tables.minimum, finding("audit-findings-differ")
    ),
    "floor: a payment counts half": Planted(
        _counts_half, evenings_at_tables.cashier, finding("audit-counted-another-payment")
    ),
    "floor: a payment counts for another": Planted(
        _counts_for_another, evenings_at_tables.cashier, finding("audit-counted-another-person")
    ),
    "floor: a restore keeps quiet": Planted(
        _keeps_quiet, evenings_at_tables.restored, finding("audit-restore-account")
    ),
    "floor: somebody restores": Planted(
        _restores_as_staff, evenings_at_tables.restored, finding("audit-house-only", author="staff/cas")
    ),
}
