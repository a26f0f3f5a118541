"""The stack: the cards from the moment they are brought to the table until they lie in the shoe."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from pitboss.game.cards import Card, Discrepancy, check_decks
from pitboss.game.permission import permit, reserved
from pitboss.kernel.clause import Clause
from pitboss.kernel.entropy import Entropy
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act
from pitboss.rules.edition import BaccaratGame, Edition
from pitboss.rules.procedure import Cutter, CutterKind, Device


class Source(StrEnum):
    """Where the cards come from."""

    NEW = "new"
    USED = "used"
    CASINO_PRE_SHUFFLED = "casino-pre-shuffled"
    MAKER_PRE_SHUFFLED = "maker-pre-shuffled"


class Step(StrEnum):
    """How far the stack has come."""

    BROUGHT_IN = "brought-in"
    SHUFFLED = "shuffled"
    CUT = "cut"
    READY = "ready"


@dataclass(frozen=True, slots=True)
class Stack:
    """The cards from front to back. Once ready, `behind` of them lie behind the cutting card."""

    cards: tuple[Card, ...]
    decks: int
    back: str
    source: Source
    device: Device
    """What the cards will be dealt from."""
    step: Step
    pre_shuffled: bool = False
    """Whether the edition takes them as shuffled already."""
    replacement: bool = False
    """Whether they take the place of other cards."""
    checked_by: tuple[Role | None, ...] = ()
    """Who checked them; a deck-checking device is none."""
    behind: int | None = None


@dataclass(frozen=True, slots=True)
class InUse:
    """The cards of the last shoe, whether others replace them or they are used again."""

    back: str
    """The colour of their backs."""
    device: Device
    """What they were dealt from."""
    handled: bool = False
    """Whether anybody but the staff touched them during the shoe."""
    cut_by_player: bool = False
    unfit: bool = False
    """Whether a supervisor declared them so."""


def check_game_decks(game: BaccaratGame, decks: int) -> Rejection | None:
    """Whether the game may be played with so many decks.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> check_game_decks(EDITION.game("baccarat"), 5).clause
    '3.1'
    """
    rule = game.procedure.decks
    if decks in rule.allowed:
        return None
    allowed = " or ".join(map(str, rule.allowed))
    return Rejection(
        "decks-not-allowed", f"{game.title} is played with {allowed} decks, not {decks}.", rule.clause
    )


def check_device(game: BaccaratGame, device: Device, *, low_limit: bool = False) -> Rejection | None:
    """Whether the game may be dealt from a device.

    >>> from pitboss.rules.editions.star_premium_baccarat_2021 import EDITION
    >>> check_device(EDITION.game("premium"), Device.SHUFFLING_DEVICE).clause
    '3.6'
    """
    rows = [row for row in game.procedure.dealt_from if row.low_limit or not low_limit]
    if any(row.device is device for row in rows):
        return None
    allowed = " or ".join(row.device.replace("-", " ") for row in rows)
    return Rejection("device-not-allowed", f"{game.title} is dealt from a {allowed} here.", rows[0].clause)


def check_set(game: BaccaratGame, backs: Collection[str], cutting_cards: int) -> Rejection | None:
    """Whether a set of cards is alike from behind, in editions that go by backs, and has its cutting cards.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> check_set(EDITION.game("baccarat"), {"red", "blue"}, 1).code
    'backs-differ'
    """
    rule = game.procedure.decks
    if len(set(backs)) > 1 and game.procedure.different_backs is not None:
        found = " and ".join(sorted(set(backs)))
        return Rejection("backs-differ", f"All backs must be alike, not {found}.", rule.clause)
    if cutting_cards == rule.cutting_cards:
        return None
    wanted = "One cutting card is" if rule.cutting_cards == 1 else f"{rule.cutting_cards} cutting cards are"
    return Rejection("wrong-cutting-cards", f"{wanted} used here, not {cutting_cards}.", rule.clause)


def bring_in(
    edition: Edition,
    game: BaccaratGame,
    cards: Sequence[Card],
    *,
    decks: int,
    back: str,
    source: Source = Source.NEW,
    device: Device | None = None,
    secured: bool = True,
    replaces: InUse | None = None,
    same_backs_by: Role | None = None,
) -> Stack | Rejection:
    """Brings cards to the table: the right decks, complete, with backs that tell them from the last.

    Used cards "replace" themselves.

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
    # The casino's own pre-shuffled cards are known to those editions that say who may shuffle them again.
    known = reserved(edition, Act.SHUFFLE_PRE_SHUFFLED) is not None
    pre_shuffled = source is Source.MAKER_PRE_SHUFFLED or (source is Source.CASINO_PRE_SHUFFLED and known)
    return Stack(
        tuple(cards),
        decks,
        back,
        source,
        device,
        Step.SHUFFLED if pre_shuffled else Step.BROUGHT_IN,
        pre_shuffled,
        replacement=replaces is not None and source is not Source.USED,
    )


def inspect(
    edition: Edition, cards: Sequence[Card], decks: int, by: Role | None, act: Act = Act.CHECK_CARDS
) -> Discrepancy | Rejection:
    """Compares cards one by one with full decks, at any time: after gaming, or as somebody orders.

    Where nobody is named a deck-checking device does it.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> from pitboss.game.cards import full_decks
    >>> inspect(EDITION, full_decks(8)[1:], 8, Role.INSPECTOR, Act.VERIFY_CARDS).missing
    (Card(rank='A', suit='S'),)
    """
    permitted = None if by is None and act is Act.CHECK_CARDS else permit(edition, act, by)
    return permitted if isinstance(permitted, Rejection) else check_decks(cards, decks)


def check(edition: Edition, stack: Stack, by: Role | None) -> Stack | Rejection:
    """Checks the cards against full decks, by a person who may or, where nobody is named, by a device.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> from pitboss.game.cards import full_decks
    >>> stack = bring_in(EDITION, EDITION.game("baccarat"), full_decks(3), decks=3, back="red")
    >>> check(EDITION, stack, Role.DEALER).checked_by
    (<Role.DEALER: 'dealer'>,)
    """
    found = inspect(edition, stack.cards, stack.decks, by)
    if isinstance(found, Rejection):
        return found
    refused = _incomplete(found, stack.decks, reserved(edition, Act.CHECK_CARDS))
    return refused or replace(stack, checked_by=(*stack.checked_by, by))


def collect_dropped(edition: Edition, stack: Stack, collected: Sequence[Card], by: Role) -> Stack | Rejection:
    """Takes dropped cards up again once a supervisor has seen that all are there."""
    permitted = permit(edition, Act.COLLECT_DROPPED, by)
    if isinstance(permitted, Rejection):
        return permitted
    refused = _check_complete(collected, stack.decks, permitted.clause)
    return refused or replace(stack, cards=tuple(collected))


def shuffle(
    edition: Edition, game: BaccaratGame, stack: Stack, entropy: Entropy, *, approved_by: Role | None = None
) -> Stack | Rejection:
    """Mixes the stack so that every order is as likely as another (Fisher and Yates, from the back).

    Where the edition says who may have pre-shuffled cards shuffled again, they wait for that.

    >>> from pitboss.game.cards import full_decks
    >>> from pitboss.kernel.entropy import SeededEntropy
    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> stack = bring_in(EDITION, EDITION.game("baccarat"), full_decks(3), decks=3, back="red")
    >>> shuffle(EDITION, EDITION.game("baccarat"), stack, SeededEntropy(1)).step.value
    'shuffled'
    """
    if stack.pre_shuffled and reserved(edition, Act.SHUFFLE_PRE_SHUFFLED):
        permitted = permit(edition, Act.SHUFFLE_PRE_SHUFFLED, approved_by)
        if isinstance(permitted, Rejection):
            return permitted
    refused = _check_checked(game, stack)
    if refused is not None:
        return refused
    cards = list(stack.cards)
    for last in range(len(cards) - 1, 0, -1):
        other = entropy.below(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return replace(stack, cards=tuple(cards), step=Step.SHUFFLED, behind=None)


def riffle(
    edition: Edition, stack: Stack, entropy: Entropy, *, asked: bool, approved_by: Role | None
) -> Stack | Rejection:
    """Riffles pre-shuffled cards once before they are cut. `asked` tells whether a player wants it.

    The stack is parted by as many coin tosses as it has cards, and the packets fall card by card, each in
    proportion to what is left of it.
    """
    permitted = permit(edition, Act.RIFFLE, approved_by)
    if isinstance(permitted, Rejection):
        return permitted
    # Players who have a part in preparing the cards also have to ask; Rapid's sit at their terminals.
    if not asked and not isinstance(permit(edition, Act.CUT, Role.PLAYER), Rejection):
        return Rejection("riffle-not-asked", "The cards are riffled if a player asks.", permitted.clause)
    if not stack.pre_shuffled or stack.step is not Step.SHUFFLED:
        return Rejection(
            "riffle-not-due", "Only pre-shuffled cards are riffled, and before the cut.", permitted.clause
        )
    heads = sum(entropy.below(2) for _ in stack.cards)
    left, right = list(stack.cards[:heads]), list(stack.cards[heads:])
    mixed = []
    while left or right:
        from_left = entropy.below(len(left) + len(right)) < len(left)
        mixed.append((left if from_left else right).pop())
    return replace(stack, cards=tuple(reversed(mixed)))


@dataclass(frozen=True, slots=True)
class CutOffer:
    """Somebody to whom the cut is offered: a seat, or a member of staff where no seat is named."""

    who: CutterKind
    seat: int | None
    clause: Clause
    may_nominate: bool


def cut_offers(
    game: BaccaratGame, seats: Sequence[int], *, first_at_table: int | None = None, players_cut: bool = True
) -> tuple[CutOffer, ...]:
    """Who is offered the cut, in turn, until somebody accepts. Seats count clockwise from the dealer's left.

    `first_at_table` names the seat of the first player while the game is just commencing; `players_cut` is
    the supervisor's decision to let the players cut at all, in editions that leave it to the supervisor.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> [offer.seat for offer in cut_offers(EDITION.game("baccarat"), [1, 3, 5], first_at_table=3)]
    [3, 5, 1, None]
    """
    offers: list[CutOffer] = []
    for turn in game.procedure.cut.offered_to:
        asked = [offer.seat for offer in offers]
        if players_cut or turn.kind is CutterKind.ANY_PLAYER:
            for seat in _seats_of(turn, seats, asked, first_at_table):
                offers.append(CutOffer(turn.kind, seat, turn.clause, turn.may_nominate))
        if turn.kind in (CutterKind.SUPERVISOR, CutterKind.DEALER):
            offers.append(CutOffer(turn.kind, None, turn.clause, may_nominate=False))
    return tuple(offers)


def check_nominee(edition: Edition, offer: CutOffer, nominee: Role) -> Rejection | None:
    """Whether somebody who is offered the cut may have another do it."""
    if not offer.may_nominate:
        return Rejection("nomination-not-allowed", "Only who is asked first may name another.", offer.clause)
    permitted = permit(edition, Act.CUT, nominee)
    return permitted if isinstance(permitted, Rejection) else None


def cut(game: BaccaratGame, stack: Stack, at: int) -> Stack | Rejection:
    """Cuts the stack: the `at` cards in front of the cutting card go to the back."""
    rule = game.procedure.cut
    if stack.device is Device.SHUFFLING_DEVICE:
        row = next(row for row in game.procedure.dealt_from if row.device is stack.device)
        return Rejection("device-is-not-cut", "Cards for a shuffling device are not cut.", row.clause)
    if stack.step is not Step.SHUFFLED:
        return Rejection("cut-not-due", "The cards are cut once, after the shuffle.", rule.cut_clause)
    refused = _check_checked(game, stack)
    if refused is not None:
        return refused
    most = len(stack.cards) - rule.least_from_ends
    if not rule.least_from_ends <= at <= most:
        return Rejection(
            "cut-too-near-the-end",
            f"The cut must leave {rule.least_from_ends} cards or more on either side: {rule.least_from_ends} "
            f"to {most} cards from the front, not {at}.",
            rule.cut_clause,
        )
    return replace(stack, cards=stack.cards[at:] + stack.cards[:at], step=Step.CUT)


def insert_cutting_card(game: BaccaratGame, stack: Stack, behind: int) -> Stack | Rejection:
    """Puts the cutting card in with `behind` cards behind it; the stack is then ready for the shoe."""
    rule = game.procedure.cut
    if stack.step is not Step.CUT:
        return Rejection("cutting-card-not-due", "The cutting card goes in after the cut.", rule.guard_clause)
    if not rule.least_from_back <= behind < len(stack.cards):
        return Rejection(
            "cutting-card-too-deep",
            f"At least {rule.least_from_back} cards lie behind the cutting card, not {behind}.",
            rule.guard_clause,
        )
    return replace(stack, step=Step.READY, behind=behind)


def _seats_of(
    turn: Cutter, seats: Sequence[int], asked: Sequence[int | None], first_at_table: int | None
) -> list[int]:
    """The seats that this turn of the order asks, given who was asked already."""
    match turn.kind:
        case CutterKind.FIRST_AT_TABLE:
            return [seat for seat in seats if seat == first_at_table]
        case CutterKind.LEFT_OF_DEALER:
            return sorted(seats)[:1] if not asked else []
        case CutterKind.CLOCKWISE | CutterKind.ANY_PLAYER:
            start = asked[0] if asked and asked[0] is not None else 0
            return sorted((s for s in seats if s not in asked), key=lambda seat: (seat < start, seat))
        case _:
            return []


def _check_complete(cards: Sequence[Card], decks: int, clause: Clause | None) -> Rejection | None:
    return _incomplete(check_decks(cards, decks), decks, clause)


def _incomplete(wrong: Discrepancy, decks: int, clause: Clause | None) -> Rejection | None:
    parts = [
        f"{word} {' '.join(map(str, found[:8]))}{' …' if len(found) > 8 else ''}"
        for word, found in (("missing", wrong.missing), ("too many", wrong.surplus))
        if found
    ]
    if not parts:
        return None
    return Rejection("decks-incomplete", f"These are not {decks} full decks: {'; '.join(parts)}.", clause)


def _check_secured(game: BaccaratGame, source: Source, *, secured: bool) -> Rejection | None:
    if secured or source is Source.USED or game.procedure.secured is None:
        return None
    return Rejection("cards-not-secured", "Cards are kept secured until wanted.", game.procedure.secured)


def _check_backs(
    edition: Edition,
    game: BaccaratGame,
    back: str,
    source: Source,
    replaces: InUse | None,
    allowed_by: Role | None,
) -> Rejection | None:
    """New cards differ from the old in their backs; with a scanning shoe a supervisor may waive it."""
    clause = game.procedure.different_backs
    if clause is None or replaces is None or source is Source.USED or replaces.back != back:
        return None
    if replaces.device is Device.SCANNING_SHOE and reserved(edition, Act.SAME_BACKS):
        permitted = permit(edition, Act.SAME_BACKS, allowed_by)
        return permitted if isinstance(permitted, Rejection) else None
    return Rejection("same-backs", f"The new cards need backs of another colour than {back}.", clause)


def _check_reuse(
    edition: Edition, game: BaccaratGame, source: Source, used: InUse | None
) -> Rejection | None:
    clause = game.procedure.replace_handled
    if source is not Source.USED:
        return None
    if used is not None and used.unfit:
        unfit = reserved(edition, Act.DECLARE_UNFIT)
        return Rejection("cards-unfit", "These cards are unfit for use: bring in new ones.", unfit)
    if clause is None:
        return None
    if used is None:
        return Rejection("use-unknown", "Say who handled these cards in the last shoe.", clause)
    if used.handled or (used.cut_by_player and game.procedure.cut_is_handling):
        return Rejection("cards-must-be-replaced", "These cards were handled: bring in new ones.", clause)
    return None


def _check_checked(game: BaccaratGame, stack: Stack) -> Rejection | None:
    """Whether the cards passed the checks that the edition wants before they are used."""
    if stack.source is Source.USED:
        return None
    for rule in game.procedure.checks:
        due = rule.replacement == stack.replacement and (rule.pre_shuffled or not stack.pre_shuffled)
        if due and not (stack.checked_by and set(rule.by) <= set(stack.checked_by)):
            who = " and ".join(role.label for role in rule.by) or "Dealer, Casino Supervisor or device"
            return Rejection("cards-not-checked", f"The {who} must check these cards first.", rule.clause)
    return None
