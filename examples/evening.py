"""A short evening at a table of Premium Baccarat, with a misdeal: every act and its result."""

from pitboss.acting.acts.act import Act, ActContext, Person, money_entry
from pitboss.acting.audience import Audience
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.baccarat.acts.betting import PlaceWager, TakeOff
from pitboss.baccarat.acts.holding import AnnounceCounts
from pitboss.baccarat.acts.irregular import ReportIrregularity, ResumeCoup
from pitboss.baccarat.acts.opening import OpenTable, SetTable
from pitboss.baccarat.acts.people import Join
from pitboss.baccarat.acts.play import AnnounceResult, CollectLosing, DrawCard, Settle, StartRound
from pitboss.baccarat.acts.shoe.cards import BringCards, Burn, Cut, InsertCuttingCard, Shuffle
from pitboss.baccarat.decide import TableActed, attempt, evolve
from pitboss.baccarat.state import GamingTable
from pitboss.baccarat.views.view import view
from pitboss.floor.setups import standard_setup
from pitboss.game.irregularities import Report
from pitboss.kernel.money import dollars
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.irregularity import Given, Kind
from pitboss.rules.procedure import BurnWay
from pitboss.words.rendering import english

DEE, SUE = Person("dee", Role.DEALER), Person("sue", Role.CASINO_SUPERVISOR)
GUS = Person("gus", Role.GAMING_MANAGER)  # signs beside Sue where cards that were seen are laid again
ANN, BOB = Person("ann", Role.PLAYER), Person("bob", Role.PLAYER)
SETUP = standard_setup("star-premium-baccarat-2021")
SIGN = TableLimits(
    each=Limits(1_000, 500_000),
    kinds={key: Limits(500, 50_000) for key in ("player-pair", "banker-pair")},
)
EVENING: tuple[tuple[Person, Act], ...] = (
    (SUE, SetTable(SETUP)),
    (SUE, OpenTable(SIGN)),
    (ANN, Join("ann", 2, 200_000)),
    (BOB, Join("bob", 5, 300_000)),
    (DEE, BringCards("red")),
    (DEE, Shuffle()),
    (SUE, Cut(200)),
    (DEE, InsertCuttingCard(20)),
    (DEE, Burn(BurnWay.FACE_DOWN, (None,))),
    (DEE, StartRound("1-1")),
    (ANN, PlaceWager("ann", 2, "banker", 50_000)),
    (BOB, PlaceWager("bob", 5, "player", 20_000)),
    (BOB, PlaceWager("bob", 5, "banker", 20_000)),  # refused: both hands need a Gaming Manager's approval
    *((DEE, DrawCard(card)) for card in ("9S", "4H", "KD", "3C")),
    # The dealer laid the second and third card in the wrong order.
    (
        SUE,
        ReportIrregularity(
            Report(Kind.MISDEAL, stated={Given.RECONSTRUCTED: True}, cards=("9S", "KD", "4H", "3C"))
        ),
    ),
    (BOB, TakeOff("bob", 5, "player")),
    (DEE, ResumeCoup()),
    (DEE, AnnounceCounts()),
    (DEE, DrawCard("6C")),
    (DEE, DrawCard("2D")),
    (DEE, AnnounceCounts()),
    (DEE, AnnounceResult()),
    (DEE, CollectLosing()),
    (DEE, Settle()),
)

table = GamingTable()
for moment, (who, act) in enumerate(EVENING):
    signs = GUS if isinstance(act, ReportIrregularity) else None
    done = attempt(table, act, ActContext(who, moment, signs))
    name = type(act).__struct_config__.tag
    if isinstance(done, Rejection):
        print(f"{who.name:4} {name:20} refused by {done.clause}: {english(done.text)}")
        continue
    event = TableActed("1", act, who, moment, signs, done.money, done.lines, done.ruling)
    table = evolve(table, event, money_entry("1", done.money))
    waits_for = view(table, "1", Audience.DISPLAY).waits_for
    print(f"{who.name:4} {name:20} next: {english(waits_for) if waits_for else 'nothing'}")
for guest in view(table, "1", Audience.DEALER, DEE).guests:
    print(f"{guest.name} leaves with {dollars(guest.chips or 0)}")
