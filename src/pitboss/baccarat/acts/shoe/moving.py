"""Cards of a device that failed: moved into another one or onto the table, damaged ones replaced."""

from collections import Counter
from collections.abc import Callable

from pitboss.acting.acts.act import Act, ActContext
from pitboss.acting.registers.recording import note, record
from pitboss.acting.state import change
from pitboss.baccarat.play.duties import CardDuty
from pitboss.baccarat.state import CardsIn, GamingTable
from pitboss.game.cards import read_cards
from pitboss.game.preparing.stack import CardSource, StackStep
from pitboss.kernel.decision import is_line
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.equipment import ItemKind
from pitboss.rules.irregularity import Effect, Kind
from pitboss.rules.procedure import Device

FAILING: dict[Kind, ItemKind] = {
    Kind.SHUFFLING_DEVICE_FAILS: ItemKind.SHUFFLING_DEVICE,
    Kind.SHOE_DEAD: ItemKind.SCANNING_SHOE,
    Kind.MULTISHUFFLER_FAILS: ItemKind.MULTISHUFFLER,
}
"""The device that has failed, by the irregularity."""
HANDLING = (Effect.REMOVE_DAMAGED, Effect.MOVE_CARDS, Effect.REPLACE_DAMAGED, Effect.SHUFFLE_AND_CUT)
"""The orders of such a ruling that are about its cards."""


class MoveCards(Act, frozen=True):
    """The sound cards leave a device that failed. The same cards of a new deck replace the damaged ones."""

    failed: str
    """The number on the device that failed."""
    into: str = ""
    """The number on the device that takes them. Empty if they go on the table for the cut and a card shoe."""
    damaged: tuple[str, ...] = ()
    """The damaged cards, which are replaced."""


def check_move(now: GamingTable, act: MoveCards, _: ActContext) -> Rejection | None:
    """Requires a ruling that orders it, another device if it orders one, and possible damaged cards."""
    duties = cards_to_move(now)
    if not duties:
        return Rejection("nothing-to-move")
    clause = duties[0].clause
    in_use = now.devices.get(_device(duties))
    if not is_line(act.failed) or in_use not in (None, act.failed):
        return Rejection("device-not-named", {"case": "failed"}, clause)
    spare = orders(duties, Effect.MOVE_CARDS)
    if spare and (not is_line(act.into) or act.into == act.failed):
        return Rejection("device-not-named", {"case": "spare"}, clause)
    if not spare and act.into:
        return Rejection("device-not-named", {"case": "none"}, clause)
    return _check_damaged(now, act, duties)


def apply_move(now: GamingTable, act: MoveCards, context: ActContext) -> GamingTable:
    """The cards are where the ruling wants them, and it is on record which were damaged and replaced."""
    duties = cards_to_move(now)
    if not duties:
        return now
    left = tuple(duty for duty in now.card_duties if duty not in duties)
    item = Text(f"equipment-{_device(duties)}")
    words = Text("incident-cards-to-table", {"item": item, "failed": act.failed})
    if act.into:
        words = Text("incident-cards-moved", {"item": item, "failed": act.failed, "into": act.into})
    key = None if now.coup is None else now.coup.key
    table = change(now, card_duties=left)
    if act.into:
        table = change(table, devices={**now.devices, _device(duties): act.into})
    elif now.shoe is not None and now.back is not None:
        # The cards of the coup stay on the table, and the burned ones in the rack.
        out = len(now.shoe.burned) + len(now.shoe.dealt)
        rest = CardsIn(now.shoe.decks, now.back, CardSource.USED, Device.SHOE, StackStep.BROUGHT_IN, out=out)
        table = change(table, cards_in=rest)
    incident = note(context, "cards", "cards-moved", words, duties[0].clause, cards=act.damaged, coup=key)
    return record(table, incident)


def example(
    now: GamingTable, unseen: Callable[[GamingTable], str]
) -> tuple[MoveCards, tuple[str, ...]] | None:
    """What a ruling waits for, with examples, and the fields that are only examples.

    `unseen` gives a card that can be inside.
    """
    duties = cards_to_move(now)
    if not duties:
        return None
    in_use = now.devices.get(_device(duties))
    into = "2" if orders(duties, Effect.MOVE_CARDS) else ""
    damaged = (unseen(now),) if orders(duties, Effect.REPLACE_DAMAGED) else ()
    open_fields = {"failed": in_use is None, "into": bool(into), "damaged": bool(damaged)}
    free = tuple(field for field, is_open in open_fields.items() if is_open)
    return MoveCards(in_use or "1", into, damaged), free


def cards_to_move(now: GamingTable) -> tuple[CardDuty, ...]:
    """What a ruling orders for the cards of a device that failed, and has not been done."""
    kinds = (duty.kind for duty in now.card_duties if duty.kind in FAILING and duty.order in HANDLING)
    kind = next(kinds, None)
    return tuple(duty for duty in now.card_duties if kind is not None and duty.kind is kind)


def orders(duties: tuple[CardDuty, ...], effect: Effect) -> bool:
    """Whether such a ruling orders this."""
    return any(duty.order is effect for duty in duties)


def _device(duties: tuple[CardDuty, ...]) -> str:
    return next(FAILING[duty.kind].value for duty in duties if duty.kind in FAILING)


def _check_damaged(now: GamingTable, act: MoveCards, duties: tuple[CardDuty, ...]) -> Rejection | None:
    """Requires the damaged cards if the ruling speaks of some, and no more than the device can hold."""
    clause = next((duty.clause for duty in duties if duty.order is Effect.REPLACE_DAMAGED), None)
    if clause is None:
        return Rejection("damage-not-ruled", clause=duties[0].clause) if act.damaged else None
    damaged = read_cards(act.damaged)
    if isinstance(damaged, Rejection):
        return damaged
    if not damaged:
        return Rejection("damaged-cards-needed", clause=clause)
    shoe = now.shoe
    elsewhere = duties[0].kind is Kind.MULTISHUFFLER_FAILS or shoe is None
    out = Counter(damaged) + Counter(() if elsewhere or shoe is None else (*shoe.burned, *shoe.dealt))
    wrong = next((card for card, count in out.items() if card and count > now.record.decks), None)
    if wrong is None:
        return None
    return Rejection(
        "card-not-in-shoe",
        {"case": "all-out", "decks": now.record.decks, "card": str(wrong)},
        now.play.procedure.decks.clause,
    )
