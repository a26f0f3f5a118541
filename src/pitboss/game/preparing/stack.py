"""The stack: the cards from their arrival at the table until they are in the shoe."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from pitboss.game.cards import Card, Discrepancy, compare_with_decks
from pitboss.game.permission import permit, reserved
from pitboss.game.preparing.decks import check_device, check_game_decks
from pitboss.kernel.clause import Clause
from pitboss.kernel.entropy import Entropy
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import AllOf, AnyOf
from pitboss.rules.authority import Act
from pitboss.rules.edition import BaccaratGame, Edition
from pitboss.rules.procedure import Device


class CardSource(StrEnum):
    """Where the cards come from."""

    NEW = "new"
    USED = "used"
    CASINO_PRE_SHUFFLED = "casino-pre-shuffled"
    MAKER_PRE_SHUFFLED = "maker-pre-shuffled"


class StackStep(StrEnum):
    """How far the preparation of the stack is."""

    BROUGHT_IN = "brought-in"
    SHUFFLED = "shuffled"
    CUT = "cut"
    READY = "ready"


@dataclass(frozen=True, slots=True)
class Stack:
    """The cards from front to back. Once ready, `behind` of them are behind the cutting card."""

    cards: tuple[Card, ...]
    decks: int
    back: str
    source: CardSource
    device: Device
    """What the cards will be dealt from."""
    step: StackStep
    pre_shuffled: bool = False
    """Whether the edition counts them as shuffled."""
    replacement: bool = False
    """Whether they replace other cards."""
    checked_by: tuple[Role | None, ...] = ()
    """Who checked them. None is a deck-checking device."""
    behind: int | None = None
    commencing: bool = False
    """Whether they are used again, and gaming commences with them."""
    out: int = 0
    """How many of the cards are on the table already."""


@dataclass(frozen=True, slots=True)
class InUse:
    """The cards of the last shoe, which are replaced or used again."""

    back: str
    """The colour of their backs."""
    device: Device
    """Their dealing device."""
    handled: bool = False
    """Whether a person other than staff touched them during the shoe."""
    cut_by_player: bool = False
    unfit: bool = False
    """Whether a supervisor declared them unfit."""


def bring_in(
    edition: Edition,
    game: BaccaratGame,
    cards: Sequence[Card],
    *,
    decks: int,
    back: str,
    source: CardSource = CardSource.NEW,
    device: Device | None = None,
    secured: bool = True,
    replaces: InUse | None = None,
    same_backs_by: Role | None = None,
) -> Stack | Rejection:
    """Brings cards to the table: the right decks, complete, with other backs than the last ones.

    Reused cards count as their own replacement.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> from pitboss.game.cards import full_decks
    >>> game = EDITION.game("baccarat")
    >>> bring_in(EDITION, game, full_decks(8), decks=8, back="red").step.value
    'brought-in'
    """
    device = device or game.procedure.dealt_from[0].device
    refused = (
        check_game_decks(game, decks)
        or check_device(game, device)
        or _check_complete(cards, decks, game.procedure.decks.clause)
        or _check_secured(game, source, secured=secured)
        or _check_backs(edition, game, back, source, replaces, same_backs_by)
        or _check_reuse(edition, game, source, replaces)
    )
    if refused is not None:
        return refused
    pre_shuffled = is_pre_shuffled(game, source)
    return Stack(
        tuple(cards),
        decks,
        back,
        source,
        device,
        StackStep.SHUFFLED if pre_shuffled else StackStep.BROUGHT_IN,
        pre_shuffled,
        replacement=replaces is not None and source is not CardSource.USED,
    )


def is_pre_shuffled(game: BaccaratGame, source: CardSource) -> bool:
    """Whether the rules count cards from this source as shuffled."""
    by_casino = source is CardSource.CASINO_PRE_SHUFFLED and game.procedure.casino_pre_shuffles
    return by_casino or source is CardSource.MAKER_PRE_SHUFFLED


def inspect(
    edition: Edition, cards: Sequence[Card], decks: int, by: Role | None, act: Act = Act.CHECK_CARDS
) -> Discrepancy | Rejection:
    """Compares cards one by one with full decks, at any time: after gaming, or on an order.

    If no role is given, a deck-checking device does it.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> from pitboss.game.cards import full_decks
    >>> inspect(EDITION, full_decks(8)[1:], 8, Role.INSPECTOR, Act.VERIFY_CARDS).missing
    (Card(rank='A', suit='S'),)
    """
    permitted = None if by is None and act is Act.CHECK_CARDS else permit(edition, act, by)
    return permitted if isinstance(permitted, Rejection) else compare_with_decks(cards, decks)


def check(edition: Edition, stack: Stack, by: Role | None) -> Stack | Rejection:
    """Checks the cards against full decks, by a permitted person or, if no role is given, by a device.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> from pitboss.game.cards import full_decks
    >>> stack = bring_in(EDITION, EDITION.game("baccarat"), full_decks(3), decks=3, back="red")
    >>> check(EDITION, stack, Role.DEALER).checked_by
    (<Role.DEALER: 'dealer'>,)
    """
    inspected = inspect(edition, stack.cards, stack.decks, by)
    if isinstance(inspected, Rejection):
        return inspected
    refused = _incomplete(inspected, stack.decks, reserved(edition, Act.CHECK_CARDS))
    return refused or replace(stack, checked_by=(*stack.checked_by, by))


def collect_dropped(edition: Edition, stack: Stack, collected: Sequence[Card], by: Role) -> Stack | Rejection:
    """Collects dropped cards after a supervisor has confirmed that all are there."""
    permitted = permit(edition, Act.COLLECT_DROPPED, by)
    if isinstance(permitted, Rejection):
        return permitted
    refused = _check_complete(collected, stack.decks, permitted.clause)
    return refused or replace(stack, cards=tuple(collected))


def shuffle(edition: Edition, game: BaccaratGame, stack: Stack, entropy: Entropy) -> Stack | Rejection:
    """Shuffles the stack so that every order is equally likely (Fisher and Yates, from the back).

    >>> from pitboss.game.cards import full_decks
    >>> from pitboss.kernel.entropy import SeededEntropy
    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> stack = bring_in(EDITION, EDITION.game("baccarat"), full_decks(3), decks=3, back="red")
    >>> shuffle(EDITION, EDITION.game("baccarat"), stack, SeededEntropy(1)).step.value
    'shuffled'
    """
    refused = check_shuffle(edition, game, stack, None)
    if refused is not None:
        return refused
    return replace(stack, cards=mixed(stack.cards, entropy), step=StackStep.SHUFFLED, behind=None)


def mixed(cards: Sequence[Card], entropy: Entropy) -> tuple[Card, ...]:
    """The cards in an order that is as likely as any other."""
    order = list(cards)
    for last in range(len(order) - 1, 0, -1):
        other = entropy.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def check_shuffle(
    edition: Edition, game: BaccaratGame, stack: Stack, approved_by: Role | None
) -> Rejection | None:
    """Checks that the dealer may shuffle the stack in its present state.

    If the edition says who may order pre-shuffled cards to be shuffled again, that order is needed, and only
    cards of the casino are shuffled by hand, before they go into certain devices.
    """
    clause = reserved(edition, Act.SHUFFLE_PRE_SHUFFLED)
    if stack.pre_shuffled and clause is not None:
        devices = game.procedure.shuffled_by_hand
        if stack.source is not CardSource.CASINO_PRE_SHUFFLED or stack.device not in devices:
            before = AnyOf(tuple(device.text for device in devices))
            return Rejection("shuffled-already", {"devices": before}, clause)
        permitted = permit(edition, Act.SHUFFLE_PRE_SHUFFLED, approved_by)
        if isinstance(permitted, Rejection):
            return permitted
    return require_checks(game, stack)


def check_riffle(
    edition: Edition, game: BaccaratGame, stack: Stack, *, requested: bool, approved_by: Role | None
) -> Rejection | None:
    """Checks that the dealer may riffle the stack in its present state."""
    permitted = permit(edition, Act.RIFFLE, approved_by)
    if isinstance(permitted, Rejection):
        return permitted
    if game.procedure.riffled_on_request and not requested:
        return Rejection("riffle-not-asked", clause=permitted.clause)
    if not stack.pre_shuffled or stack.step is not StackStep.SHUFFLED:
        return Rejection("riffle-not-due", clause=permitted.clause)
    return None


def _check_complete(cards: Sequence[Card], decks: int, clause: Clause | None) -> Rejection | None:
    return _incomplete(compare_with_decks(cards, decks), decks, clause)


def _incomplete(wrong: Discrepancy, decks: int, clause: Clause | None) -> Rejection | None:
    missing, surplus = _first_of(wrong.missing), _first_of(wrong.surplus)
    if missing and surplus:
        return Rejection(
            "decks-incomplete",
            {"case": "both", "decks": decks, "missing": missing, "surplus": surplus},
            clause,
        )
    if missing:
        return Rejection("decks-incomplete", {"case": "missing", "decks": decks, "missing": missing}, clause)
    if surplus:
        return Rejection("decks-incomplete", {"case": "surplus", "decks": decks, "surplus": surplus}, clause)
    return None


def _first_of(cards: Sequence[Card]) -> str:
    return f"{' '.join(map(str, cards[:8]))}{' …' if len(cards) > 8 else ''}"


def _check_secured(game: BaccaratGame, source: CardSource, *, secured: bool) -> Rejection | None:
    if secured or source is CardSource.USED or game.procedure.secured is None:
        return None
    return Rejection("cards-not-secured", clause=game.procedure.secured)


def _check_backs(
    edition: Edition,
    game: BaccaratGame,
    back: str,
    source: CardSource,
    replaces: InUse | None,
    allowed_by: Role | None,
) -> Rejection | None:
    """New cards must have other backs than the old ones. With a scanning shoe a supervisor may waive it."""
    clause = game.procedure.different_backs
    if clause is None or replaces is None or source is CardSource.USED or replaces.back != back:
        return None
    if replaces.device is Device.SCANNING_SHOE and reserved(edition, Act.SAME_BACKS):
        permitted = permit(edition, Act.SAME_BACKS, allowed_by)
        return permitted if isinstance(permitted, Rejection) else None
    return Rejection("same-backs", {"back": back}, clause)


def _check_reuse(
    edition: Edition, game: BaccaratGame, source: CardSource, used: InUse | None
) -> Rejection | None:
    clause = game.procedure.replace_handled
    if source is not CardSource.USED:
        return None
    if used is not None and used.unfit:
        unfit = reserved(edition, Act.DECLARE_UNFIT)
        return Rejection("cards-unfit", clause=unfit)
    if clause is None:
        return None
    if used is None:
        return Rejection("use-unknown", clause=clause)
    if used.handled or (used.cut_by_player and game.procedure.cut_is_handling):
        return Rejection("cards-must-be-replaced", clause=clause)
    return None


def require_checks(game: BaccaratGame, stack: Stack) -> Rejection | None:
    """Checks that the cards passed the checks that the edition requires before use."""
    if stack.source is CardSource.USED and not stack.commencing:
        return None
    for rule in game.procedure.checks:
        due = rule.replacement == stack.replacement and (rule.pre_shuffled or not stack.pre_shuffled)
        if due and not (stack.checked_by and set(rule.by) <= set(stack.checked_by)):
            if not rule.by:
                return Rejection("cards-not-checked", {"case": "by-anyone"}, rule.clause)
            roles = AllOf(tuple(role.text for role in rule.by))
            return Rejection("cards-not-checked", {"case": "by-roles", "roles": roles}, rule.clause)
    return None
