"""Baccarat at a gaming table as one `GameKind` row, the only thing that other packages use."""

from pitboss.acting.acts.act import Act
from pitboss.acting.acts.correcting import CorrectPlays
from pitboss.acting.acts.versions import first_versions, texts_of_incidents
from pitboss.acting.kinds import GameKind, Participant, Running, TillInside, VoucherUse
from pitboss.acting.state import change
from pitboss.baccarat import next_act, reading
from pitboss.baccarat.acts.betting import PlaceWager
from pitboss.baccarat.acts.holding import AcceptRole
from pitboss.baccarat.acts.irregular import ReportIrregularity
from pitboss.baccarat.acts.opening import CloseTable, OpenTable, ReserveTable, SetTable
from pitboss.baccarat.acts.pairing import PairTables
from pitboss.baccarat.acts.people import (
    BringChips,
    BuyChips,
    ExchangeVoucher,
    Join,
    NameGuest,
    TakeSeat,
    Vacate,
    holdings,
)
from pitboss.baccarat.acts.play import Settle, StartRound
from pitboss.baccarat.acts.recalling import RecallCoup
from pitboss.baccarat.acts.shoe import cards
from pitboss.baccarat.announced import announced
from pitboss.baccarat.at_terminals import AT_TERMINALS
from pitboss.baccarat.course import COURSE, TableStep
from pitboss.baccarat.decide import TABLE, ActAtTable, TableActed, act_at_table, entry, evolve
from pitboss.baccarat.fair import FAIR
from pitboss.baccarat.layout_reading import READ_LAYOUT
from pitboss.baccarat.rulings import RULINGS
from pitboss.baccarat.setup import SETUPS
from pitboss.baccarat.state import GamingTable
from pitboss.baccarat.views import history, offering, summary
from pitboss.baccarat.views.outcomes import outcomes
from pitboss.baccarat.views.replaying import REPLAYING
from pitboss.baccarat.views.view import view
from pitboss.kernel.decision import Event
from pitboss.kernel.instant import Instant
from pitboss.ledger import till
from pitboss.ledger.entry import Entry
from pitboss.rules.limits import Closes
from pitboss.rules.procedure import Device

PREPARING_ACTS: tuple[type[Act], ...] = (
    SetTable,
    OpenTable,
    cards.BringCards,
    cards.CheckCards,
    cards.Shuffle,
    cards.Cut,
    cards.InsertCuttingCard,
    cards.LoadDevice,
    cards.Burn,
)
"""The acts that prepare a table. Nobody needs time to watch them."""


TAKING_PART = (
    Join,
    NameGuest,
    BringChips,
    BuyChips,
    ExchangeVoucher,
    TakeSeat,
    PlaceWager,
    cards.Cut,
    AcceptRole,
)
"""The acts by which a guest takes part. Chips come off the layout, and guests leave, without any of them."""


def _patron_of(now: GamingTable, guest: str) -> int | None:
    known = now.guests.get(guest)
    return None if known is None else known.patron


def _takes_part(now: GamingTable, act: Act) -> Participant | None:
    if not isinstance(act, TAKING_PART) or act.player is None:
        return None
    number = act.number if isinstance(act, Join) else _patron_of(now, act.player)
    return Participant(_named(act) or act.player, number)


def _place_of(now: GamingTable, act: Act, guest: str) -> int | None:
    if isinstance(act, Join):
        return act.seat
    known = now.guests.get(guest)
    return None if known is None else known.seat


def _named(act: Act) -> str | None:
    """The name that a guest gets by an act, if one does."""
    match act:
        case Join():
            return act.player
        case NameGuest():
            return act.name
    return None


def _corrects(now: GamingTable, act: Act) -> tuple[str | None, ...]:
    if isinstance(act, CorrectPlays):
        return act.plays
    if not isinstance(act, ReportIrregularity):
        return ()
    return (act.coup or (now.past[-1].key if now.past else None),)


def _pairs(now: GamingTable, partner: str) -> Act | None:
    """Pairs the table with its partner before its first coup (Rapid 7.7.3). Staff may part them later."""
    if not now.opened or now.past or now.coup or now.paired:
        return None
    rule = now.play.procedure.turn_about
    return None if rule is None else PairTables(partner, rule.layout)


def _by_system(now: GamingTable) -> Act | None:
    """After the dealer has confirmed the result, the system settles it (Rapid 8.1)."""
    return Settle() if now.coup is not None and now.coup.confirmed else None


def _timed(now: GamingTable) -> bool:
    return now.offer.closing.at is Closes.PERIOD_ENDS


def _counts_from(now: GamingTable) -> Instant | None:
    """Without a set period, all have their time from the first wager, and the first may take it back."""
    coup = now.coup
    if coup is None or COURSE.waits(now).step == TableStep.FIRST_WAGER:
        return None
    return max(coup.began, coup.first_wager) if coup.wagers and not _timed(now) else coup.began


def _brings_chips(act: Act) -> bool:
    return isinstance(act, BringChips) or (isinstance(act, Join) and bool(act.chips or act.tokens))


def _voucher(act: Act) -> VoucherUse | None:
    if not isinstance(act, ExchangeVoucher):
        return None
    return VoucherUse(act.promotion, act.voucher, act.tokens)


def _followed(now: GamingTable) -> object:
    coup = now.coup
    return (coup and coup.key, coup and coup.no_bet, now.past, now.recalled)


def _hidden(now: GamingTable) -> str | None:
    coup, earlier = now.coup, now.past[-1].key if now.past else None
    if coup is not None and coup.face == "down":
        # A card that waited for this coup left the shoe in the one before.
        own = sum(one.coup == coup.key for one in now.loaded.out)
        return coup.key if own >= len(coup.cards) else earlier or coup.key
    scanned = now.shoe is not None and now.shoe.device is Device.SCANNING_SHOE
    waits = now.carried is not None and now.carried.card is not None
    return earlier if scanned and waits else None


def _till(now: GamingTable | None, event: Event, entry: Entry) -> GamingTable:
    table = now or GamingTable()
    return change(table, till=till.evolve(table.till, event, entry))


BACCARAT: GameKind[GamingTable] = GameKind(
    name="table",
    state=GamingTable,
    acts=TABLE,
    setups=SETUPS,
    command=ActAtTable,
    event=TableActed,
    event_name="table-acted.5",
    upcasts={
        # Fields were added, and their defaults say what was so before.
        "table-acted.1": lambda event: ("table-acted.2", event),
        "table-acted.2": lambda event: ("table-acted.3", event),
        "table-acted.3": first_versions("table-acted.4"),
        "table-acted.4": texts_of_incidents("table-acted.5"),
    },
    decide=act_at_table,
    set_up=SetTable,
    opens=lambda now, limits: None if now.opened else OpenTable(limits),
    begins=StartRound,
    closes=CloseTable,
    recalls=lambda act: act.coup if isinstance(act, RecallCoup) else None,
    corrects=_corrects,
    vacates=Vacate,
    names_guest=_named,
    place_of=_place_of,
    guest_at=lambda now, place: now.seats_taken.get(place),
    takes_part=_takes_part,
    patron_of=_patron_of,
    brings_chips=_brings_chips,
    lists=lambda act: act.people if isinstance(act, ReserveTable) else (),
    reserved_for=lambda now: now.reserved_for if now.setup is not None and now.area is not None else (),
    holdings=lambda now, guest: holdings(now, guest) if guest in now.guests else None,
    outcomes=lambda now, guest: outcomes(now, guest) if guest in now.guests else (),
    voucher=_voucher,
    evolve=evolve,
    entry=entry,
    money=lambda event: event.money,
    lines=lambda event: event.lines,
    live=lambda now: now.coup,
    past=lambda now: now.past,
    recalled=lambda now: now.recalled,
    takes_wagers=summary.takes_wagers,
    phase=summary.phase,
    followed=_followed,
    game=lambda now: now.edition.game(now.game),
    limits=lambda now: None if now.in_force is None else now.in_force.limits,
    announced=announced,
    wagers=summary.wagers,
    winners=summary.winners,
    view=view,
    shown_in="table",
    drawing="baccarat",
    offered=offering.TableOffer,
    possible=offering.possible,
    fitting=reading.fitting,
    course=COURSE,
    waits_beside=reading.waits_beside,
    history=history.history,
    finished_shoes=history.finished_shoes,
    hidden=_hidden,
    till=TillInside(held=lambda now: now.till, evolve=_till),
    rulings=RULINGS,
    running=Running(
        next_act=next_act.next_act,
        relief=next_act.relief,
        timed=_timed,
        counts_from=_counts_from,
        by_system=_by_system,
        pairs=_pairs,
        in_turn=True,
        partner=lambda now: None if now.paired is None else now.paired.with_,
        pauses=dict.fromkeys(PREPARING_ACTS, 0) | {StartRound: 4},
        asks_player=(cards.DeclineCut,),
    ),
    reading=reading.READING,
    read_layout=READ_LAYOUT,
    fair=FAIR,
    at_terminals=AT_TERMINALS,
    replaying=REPLAYING,
)
