"""Fair dealing at a table: a promise covers one shoe, by its number. Its cards count as they left it."""

from collections.abc import Collection, Mapping
from typing import Any, NamedTuple

from pitboss.acting.acts.act import Act
from pitboss.acting.fair.fair_dealing import Asks, DealStage, FairDealing
from pitboss.baccarat.acts.irregular import ChooseOption, ReportIrregularity
from pitboss.baccarat.acts.pairing import DrawOutOfTurn
from pitboss.baccarat.acts.play import DrawCard, MeetCuttingCard, complete, lies_ready
from pitboss.baccarat.acts.shoe.cards import Burn, CorrectCuttingCard, Cut
from pitboss.baccarat.play.loading import Loaded
from pitboss.baccarat.proving import prove
from pitboss.baccarat.state import GamingTable
from pitboss.game.cards import Card
from pitboss.game.fair import DealKind, cut_at, shoe_order
from pitboss.game.preparing.stack import StackStep
from pitboss.game.records.notation import UNSEEN
from pitboss.game.shoe import burn_size
from pitboss.kernel.rejection import Rejection
from pitboss.rules.procedure import BurnWay, Device

NO_CARDS = Rejection("no-cards", {"case": "none-in-shoe"})
SHOE = Rejection("promise-says-otherwise", {"case": "shoe"})
CUTTING_CARD = Rejection("promise-says-otherwise", {"case": "cutting-card"})


class SimulatedShoe(NamedTuple):
    """The shoe of a table, which only its server knows."""

    cards: tuple[Card, ...]
    """All cards that were put in, after the cut, the first in front."""
    out: int
    """How many have left it."""
    behind: int | None
    """How many lie behind the cutting card. None if that has come, or there is none."""

    @property
    def next(self) -> Card | None:
        """The card in front. None if that is the cutting card, or nothing is left."""
        left = len(self.cards) - self.out
        return None if left in (0, self.behind) else self.cards[self.out]


def next_shoe(table: GamingTable) -> str:
    """The name of the deal for the next shoe of a table."""
    return str(table.loaded.number + 1)


def emptied_shoe(table: GamingTable, deal: str) -> Loaded | None:
    """The shoe of a deal, once no more cards can come from it."""
    if deal == str(table.loaded.number):
        out = table.shoe is None or table.shoe.taken_out is not None
        return table.loaded if table.coup is None and (out or table.cards_in is not None) else None
    if deal == str(table.emptied.number):
        return table.emptied
    # The cards of an older shoe are no longer in the state, but its seed can still be revealed.
    return Loaded() if deal.isdecimal() and int(deal) < table.loaded.number else None


def stage(table: GamingTable, deal: str) -> DealStage:
    """How far the promised shoe is.

    >>> stage(GamingTable(), "1"), stage(GamingTable(loaded=Loaded(2)), "1")
    (<DealStage.COMING: 'coming'>, <DealStage.OVER: 'over'>)
    """
    if emptied_shoe(table, deal) is not None:
        return DealStage.OVER
    return DealStage.COMING if deal == next_shoe(table) else DealStage.PLAYING


def check_promising(table: GamingTable) -> Rejection | None:
    """Whether the order of cards can be promised at all."""
    if table.record.device is not Device.SHUFFLING_DEVICE:
        return None
    return Rejection("nothing-to-promise", {"case": "shuffling-device"})


def check_coming(table: GamingTable, deal: str) -> Rejection | None:
    """Requires that a deal is the next shoe, and that nobody has cut its cards yet."""
    if deal == next_shoe(table) and not _cut(table):
        return None
    return Rejection("deal-too-late", {"case": "shoe", "next": next_shoe(table)})


def asks(table: GamingTable, deal: str) -> Asks:
    """What terminals must send for a shoe that is not over."""
    if stage(table, deal) is DealStage.PLAYING:
        return Asks.NOTHING if table.loaded.out else Asks.TELL
    if _cut(table):
        return Asks.TELL
    cards = table.cards_in
    return Asks.COMMIT if cards is None or cards.step is StackStep.BROUGHT_IN else Asks.WAIT


def to_promise(table: GamingTable, open_deals: Collection[str]) -> str | None:
    """The next shoe, early enough for terminals to add numbers: during the shuffle, or while not promised."""
    cards = table.cards_in
    uncut = cards is not None and cards.step in (StackStep.BROUGHT_IN, StackStep.SHUFFLED)
    known = _cut(table) or next_shoe(table) in open_deals
    unpromised = table.opened and not known and check_promising(table) is None
    return next_shoe(table) if uncut or unpromised else None


def check_free(_: GamingTable, act: Act, __: str, ___: bytes | None) -> Rejection | None:
    """The cutting card of a promised shoe lies where the server put it: no other place is the true one."""
    return CUTTING_CARD if isinstance(act, CorrectCuttingCard) else None


def check_promise(
    now: GamingTable, act: Act, after: GamingTable, game: str, key: bytes | None
) -> Rejection | None:
    """Whether a ruling keeps the cards of a coup as they left the shoe, and names no others."""
    refused = check_free(now, act, game, key)
    if refused is not None:
        return refused
    named = any(one.card is not None for one in after.loaded.out[len(now.loaded.out) :])
    coup = after.coup
    if coup is None or named:
        return SHOE if named else None
    left = cards_out(now, coup.key)
    on_table = [None if dealt.card is None else str(dealt.card) for dealt in coup.cards]
    same = all(card == out for card, out in zip(on_table, left, strict=False) if out is not None)
    # The next card out of the shoe must come after all earlier ones.
    whole = len(on_table) >= len(left) or complete(after, coup)
    return None if same and whole and len(on_table) <= len(left) else SHOE


def cards_out(now: GamingTable, coup: str) -> list[str | None]:
    """The cards of a coup in the order in which they left the shoe, including a stray card."""
    live, past = now.coup, now.recall(coup)
    if live is not None and live.key == coup:
        stray = () if live.stray is None else (live.stray,)
        return [*(None if dealt.card is None else str(dealt.card) for dealt in live.cards), *stray]
    return [] if past is None else [None if code == UNSEEN else code for code in past.cards]


def shoe_now(table: GamingTable, game: str, key: bytes) -> SimulatedShoe:
    """The shoe in play, computed from the table and the key, so that a restart loses nothing."""
    loaded, shoe = table.loaded, table.shoe
    cards = cut_at(shoe_order(game, str(loaded.number), loaded.decks, key), loaded.cut)
    return SimulatedShoe(
        cards, len(loaded.out), loaded.behind if shoe is None or shoe.coups_left is None else None
    )


def drawn(table: GamingTable, act: Act, game: str, key: bytes) -> Act | Rejection:
    """A staff act with a simulated shoe, with the cards that really come out of it."""
    shoe = shoe_now(table, game, key)
    if isinstance(act, Burn):
        shown = None if act.way is BurnWay.FACE_DOWN else shoe.next
        return Burn(act.way, (shown and str(shown), *[None] * (burn_size(act.way, shown) - 1)))
    drawn_act = _next_card(table, shoe)
    if isinstance(act, DrawOutOfTurn) and isinstance(drawn_act, DrawCard) and drawn_act.card is not None:
        return DrawOutOfTurn(drawn_act.card)
    return drawn_act


def _next_card(table: GamingTable, shoe: SimulatedShoe) -> DrawCard | MeetCuttingCard | Rejection:
    """The next thing out of the shoe, as the act that enters it."""
    if table.carried is not None and lies_ready(table):
        return DrawCard(table.carried.card)
    if shoe.next is not None:
        return DrawCard(str(shoe.next))
    if shoe.out == len(shoe.cards):
        return Rejection("shoe-empty", {"case": "all-out"})
    return MeetCuttingCard()


def _cut(table: GamingTable) -> bool:
    """Whether the cards of the next shoe are cut."""
    return table.cards_in is not None and table.cards_in.step in (StackStep.CUT, StackStep.READY)


def _dealt(table: GamingTable, deal: str) -> Mapping[str, Any] | None:
    shoe = emptied_shoe(table, deal)
    return None if shoe is None else {"decks": shoe.decks, "cut": shoe.cut, "out": shoe.out}


def _bound(table: GamingTable, act: Act) -> str | None:
    bound = isinstance(act, ReportIrregularity | ChooseOption | CorrectCuttingCard)
    return str(table.loaded.number) if bound else None


FAIR: FairDealing[GamingTable] = FairDealing(
    deal=DealKind.SHOE,
    prove=prove,
    check_promising=check_promising,
    check_coming=check_coming,
    stage=stage,
    asks=asks,
    dealt=_dealt,
    entered=lambda _, __: None,
    to_promise=to_promise,
    promised_by=lambda table, act: next_shoe(table) if isinstance(act, Cut) else None,
    waiting=lambda _, __: None,
    named=lambda act, _: act,
    to_reveal=lambda table, deals: tuple(deal for deal in deals if emptied_shoe(table, deal) is not None),
    overdue=lambda table, deal: deal.isdecimal() and int(deal) < table.emptied.number,
    binds=_bound,
    check_promise=check_promise,
    check_free=check_free,
    bets_before=lambda _: None,
    in_play=lambda table: NO_CARDS if table.shoe is None else str(table.loaded.number),
    drawn=drawn,
    sensor=lambda _: None,
)
