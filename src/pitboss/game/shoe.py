"""The shoe: its state from the burn to the last coup. The cards come from outside."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from pitboss.game.cards import Card
from pitboss.game.permission import acts_as, find_authority, permit
from pitboss.game.preparing.decks import check_device, check_game_decks
from pitboss.kernel.clause import Clause
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import ListOf, Text
from pitboss.rules.authority import Act
from pitboss.rules.edition import BaccaratGame, Edition
from pitboss.rules.procedure import BurnWay, Device


@dataclass(frozen=True, slots=True)
class Shoe:
    """What staff know of a shoe: the cards that left it, not those still in it."""

    game: BaccaratGame
    decks: int
    device: Device
    burned: tuple[Card | None, ...] = ()
    """None is an unseen card."""
    unburned: bool = False
    """Whether the burn was forgotten and the shoe is played without it."""
    dealt: tuple[Card | None, ...] = ()
    """None is a card that is face down and was not read."""
    named: tuple[Card | None, ...] = ()
    """Those of the dealt cards of which only people say that they left it."""
    in_coup: int = 0
    """The number of cards in the coup in progress."""
    coups: int = 0
    """The number of completed coups."""
    coups_left: int | None = None
    """The number of coups left, including this one. None until the cutting card appears."""
    ends_by: Clause | None = None
    """The clause by which it ends, once the cutting card appeared or the cards were taken out."""
    extended: bool = False
    """Whether a tie has already added a coup."""
    taken_out: Act | None = None
    """The act that took the cards out, before or after their last coup."""
    tells: tuple[Role, ...] = ()
    """Who must be notified of that act."""

    @property
    def ended(self) -> bool:
        """Whether no further coup may be dealt."""
        return self.taken_out is not None or self.coups_left == 0

    @property
    def remaining(self) -> int:
        """How many cards are still in the shoe."""
        return self.decks * 52 - len(self.burned) - len(self.dealt)


def open_shoe(game: BaccaratGame, decks: int, device: Device, *, low_limit: bool = False) -> Shoe | Rejection:
    """A newly loaded shoe.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> open_shoe(EDITION.game("baccarat"), 8, Device.SHOE).remaining
    416
    >>> open_shoe(EDITION.game("baccarat"), 8, Device.SHOE, low_limit=True).clause
    '6.9.2'
    """
    refused = check_game_decks(game, decks) or check_device(game, device, low_limit=low_limit)
    return refused or Shoe(game, decks, device)


def burn_size(way: BurnWay, first: Card | None) -> int:
    """How many cards a way of burning takes, including the first.

    >>> from pitboss.game.cards import CARDS
    >>> burn_size(BurnWay.BY_VALUE, CARDS["KS"]), burn_size(BurnWay.FACE_DOWN, None)
    (11, 1)
    """
    return 1 + (first.face_value if way is BurnWay.BY_VALUE and first else 0)


def burn(
    edition: Edition,
    shoe: Shoe,
    way: BurnWay,
    cards: Sequence[Card | None],
    *,
    approved_by: Role | None = None,
) -> Shoe | Rejection:
    """Burns the first cards of the shoe before play, in a way of the edition.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> shoe = open_shoe(EDITION.game("baccarat"), 8, Device.SHOE)
    >>> burn(EDITION, shoe, BurnWay.FACE_DOWN, [None]).remaining
    415
    """
    row = next((row for row in shoe.game.procedure.burns if row.way is way), None)
    if row is None:
        ways = ListOf(tuple(row.way.text for row in shoe.game.procedure.burns))
        return Rejection(
            "burn-not-allowed",
            {"edition": Text(edition.title), "ways": ways, "given": way.text},
            shoe.game.procedure.burns[0].clause,
        )
    if shoe.burned or shoe.unburned or shoe.dealt or shoe.ended:
        return Rejection("burn-not-due", clause=row.clause)
    if row.from_shoe and shoe.device is Device.SHUFFLING_DEVICE:
        return Rejection("burn-from-shoe", clause=row.clause)
    if row.approved_by and not (approved_by and acts_as(edition, approved_by, row.approved_by)):
        return Rejection(
            "not-authorised",
            {"case": "burn-approval", "role": row.approved_by.text, "way": way.text},
            row.clause,
        )
    first = cards[0] if cards else None
    if not cards or (first is None and way is not BurnWay.FACE_DOWN):
        return Rejection("burn-card-needed", {"way": way.text}, row.clause)
    size = burn_size(way, first)
    if len(cards) != size:
        return Rejection("burn-size", {"needed": size, "given": len(cards)}, row.clause)
    for i, card in enumerate(cards):
        if card is not None and (*shoe.dealt, *cards[:i]).count(card) >= shoe.decks:
            return all_out(shoe, card)
    return replace(shoe, burned=tuple(cards))


def check_cutting_card(shoe: Shoe) -> Rejection | None:
    """Checks that the cutting card can appear."""
    rule = shoe.game.procedure.end
    if shoe.device is Device.SHUFFLING_DEVICE:
        row = next(row for row in shoe.game.procedure.dealt_from if row.device is shoe.device)
        return Rejection("no-cutting-card", clause=row.clause)
    if shoe.coups_left is not None:
        return Rejection("cutting-card-met", clause=rule.during_clause)
    return None


def meet_cutting_card(shoe: Shoe) -> Shoe:
    """Notes the cutting card, which sets the number of coups left."""
    rule = shoe.game.procedure.end
    if shoe.in_coup:
        return replace(shoe, coups_left=1 + rule.after_during, ends_by=rule.during_clause)
    return replace(shoe, coups_left=1 + rule.after_first, ends_by=rule.first_clause)


def check_ready(shoe: Shoe) -> Rejection | None:
    """Checks that a coup can be dealt: cards were burned, and the last coup is not over."""
    if shoe.ended:
        if shoe.taken_out:
            return Rejection("shoe-ended", {"case": "taken-out"}, shoe.ends_by)
        return Rejection("shoe-ended", {"case": "last-coup-over"}, shoe.ends_by)
    if not shoe.burned and not shoe.unburned:
        clause = shoe.game.procedure.burns[0].clause
        return Rejection("burn-due", clause=clause)
    return None


def check_take(shoe: Shoe, card: Card | None) -> Rejection | None:
    """Checks that a card can leave the shoe. None is a card not known yet."""
    refused = check_ready(shoe)
    if refused is not None:
        return refused
    if not shoe.remaining:
        clause = shoe.game.procedure.decks.clause
        return Rejection("shoe-empty", {"case": "all-decks", "decks": shoe.decks}, clause)
    return check_card(shoe, card)


def take(shoe: Shoe, card: Card | None, *, named: bool = False) -> Shoe:
    """Takes a card out of the shoe for the coup in progress. None is a card not known yet.

    `named` if no shoe has read it, and only people say which it is.
    """
    others = (*shoe.named, card) if named else shoe.named
    return replace(shoe, dealt=(*shoe.dealt, card), named=others, in_coup=shoe.in_coup + 1)


def identify(shoe: Shoe, card: Card) -> Shoe:
    """Names a card that left the shoe unread.

    >>> from pitboss.game.cards import CARDS
    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> shoe = burn(EDITION, open_shoe(EDITION.game("baccarat"), 8, Device.SHOE), BurnWay.FACE_DOWN, [None])
    >>> identify(take(shoe, None), CARDS["9S"]).dealt
    (Card(rank='9', suit='S'),)
    """
    return replace(shoe, dealt=(*without(shoe.dealt, [None]), card), named=(*shoe.named, card))


def without(cards: Sequence[Card | None], gone: Sequence[Card | None]) -> tuple[Card | None, ...]:
    """The cards without these, the first of each kind. Cards to remove that are missing are ignored.

    >>> without([None, None], [None])
    (None,)
    """
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


def finish_coup(shoe: Shoe, *, tie: bool) -> Shoe:
    """Ends the coup in progress, and the shoe if it was the last.

    The cards of a coup go back into a shuffling device and may be dealt again. A shoe does not get them back.
    """
    left, extended = shoe.coups_left, shoe.extended
    if left is not None:
        left -= 1
        if left == 0 and tie and not extended and shoe.game.procedure.end.one_more_on_tie:
            left, extended = 1, True
    back = shoe.device is Device.SHUFFLING_DEVICE
    return replace(
        shoe,
        dealt=() if back else shoe.dealt,
        named=() if back else shoe.named,
        in_coup=0,
        coups=shoe.coups + 1,
        coups_left=left,
        extended=extended,
    )


def check_take_out(edition: Edition, shoe: Shoe, act: Act, by: Role) -> Rejection | None:
    """Checks that the cards may be taken out: replaced, unfit, to be shuffled or checked, or void.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> shoe = open_shoe(EDITION.game("baccarat"), 8, Device.SHOE)
    >>> check_take_out(EDITION, shoe, Act.REPLACE_CARDS, Role.CASINO_SUPERVISOR).code
    'last-coup-not-over'
    """
    permitted = permit(edition, act, by)
    if isinstance(permitted, Rejection):
        return permitted
    if act is not Act.VOID_SHOE and shoe.in_coup:
        return Rejection("coup-in-progress", {"case": "finish-first"}, permitted.clause)
    if act is Act.REPLACE_CARDS and not (shoe.ended or shoe.game.procedure.replaced_any_round):
        return Rejection("last-coup-not-over", clause=permitted.clause)
    return None


def take_out(edition: Edition, shoe: Shoe, act: Act, by: Role) -> Shoe:
    """Takes the cards out of play by an act of a person of this role.

    >>> from pitboss.rules.editions.star_baccarat_2024 import EDITION
    >>> shoe = open_shoe(EDITION.game("baccarat"), 8, Device.SHOE)
    >>> take_out(EDITION, shoe, Act.VOID_SHOE, Role.CASINO_SUPERVISOR).ended
    True
    """
    row = find_authority(edition, act, by)
    clause, tells = (None, ()) if row is None else (row.clause, row.tells)
    return replace(shoe, taken_out=act, ends_by=clause, tells=tells)


def check_card(shoe: Shoe, card: Card | None) -> Rejection | None:
    """Checks that the decks have one more of a card. A card that people only named stands in nobody's way."""
    if card is None or (*shoe.burned, *shoe.dealt).count(card) - shoe.named.count(card) < shoe.decks:
        return None
    return all_out(shoe, card)


def disproves(shoe: Shoe, card: Card | None) -> bool:
    """Whether a card that now leaves the shoe shows that one which people named has not left it."""
    return card in shoe.named and (*shoe.burned, *shoe.dealt).count(card) >= shoe.decks


def unname(shoe: Shoe, card: Card | None) -> Shoe:
    """The shoe without a card that people named, and that cannot have left it."""
    return replace(shoe, dealt=without(shoe.dealt, [card]), named=without(shoe.named, [card]))


def all_out(shoe: Shoe, card: Card) -> Rejection:
    """The rejection of one more of a card of which all have left the shoe."""
    return Rejection(
        "card-not-in-shoe",
        {"case": "all-out", "decks": shoe.decks, "card": str(card)},
        shoe.game.procedure.decks.clause,
    )
