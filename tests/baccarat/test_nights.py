"""Random nights at a live table of every edition: money, cards, secrets and replay hold in every state.

It takes over 10 s: each of 13 set-ups plays twelve nights, and every act that is offered is tried for
everybody.
"""

from collections import Counter
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from kit.days.log_events import act_events, audit_log
from kit.support import CANBERRA, EDITIONS, GUIDE, PREMIUM, RAPID, STAR
from kit.tables.live_table import AMY, DEE, GUS, INA, OPAL, SUE, LiveTable, audience_of, player

from pitboss.acting.acts import common_acts
from pitboss.acting.acts.act import Act, Person, WagerAt
from pitboss.acting.acts.conduct_acts import TakeMeasure
from pitboss.acting.audience import Audience
from pitboss.acting.registers.payment_errors import PaymentErrorStep
from pitboss.acting.setups.setup import Setup
from pitboss.acting.setups.sign import Limits, TableLimits
from pitboss.aggregates import REGISTRY
from pitboss.audit.auditor import Audit
from pitboss.baccarat.acts import betting, holding, irregular, no_bet, opening, payment_errors, people, play
from pitboss.baccarat.acts.irregular import hides_stray
from pitboss.baccarat.acts.settling import came_back
from pitboss.baccarat.acts.shoe import cards, moving
from pitboss.baccarat.kind import BACCARAT
from pitboss.baccarat.setup import offer_of
from pitboss.baccarat.state import GamingTable
from pitboss.baccarat.views.offering import TableOffer, offers
from pitboss.baccarat.views.view import view
from pitboss.floor.setups import equip, standard_setup
from pitboss.game.cards import CARDS, Card, full_decks
from pitboss.game.irregularities import Report, asks, kinds
from pitboss.rules.authority import Act as Reserved
from pitboss.rules.conduct import Breach
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.irregularity import Kind
from pitboss.rules.procedure import Device

STAFF = (DEE, SUE, AMY, GUS, OPAL)
GUESTS = tuple(player(name) for name in ("ann", "bob", "cem", "dan"))
COURSE: tuple[type[Act], ...] = (
    irregular.ReportIrregularity,
    irregular.ResumeCoup,
    play.Settle,
    play.CollectLosing,
    play.AnnounceResult,
    play.SettleInitialDeal,
    play.ConfirmResult,
    play.SelectResult,
    holding.AnnounceCounts,
    holding.ExcuseHolding,
    holding.Collect,
    holding.PassOut,
    holding.Turn,
    play.DrawCard,
    play.CallLastCoup,
    play.Call,
    common_acts.EndPeriod,
    play.StartRound,
    holding.DeclineRole,
    cards.Burn,
    cards.LoadDevice,
    cards.InsertCuttingCard,
    cards.Cut,
    cards.Shuffle,
    cards.CheckCards,
    cards.BringCards,
    moving.MoveCards,
    no_bet.OrderNoBet,
)
"""The dealer's next act in the regular course: the first of these that is offered."""
MEASURES = (Reserved.VOID_WAGER, Reserved.EXCLUDE, Reserved.EXCLUDE_FROM_CASINO, Reserved.DETAIN)
REASON = "Seen on the recording."


class Night(RuleBasedStateMachine):
    """One table from its opening. The cards come from a stack that only the shoe knows."""

    setup: Setup

    def __init__(self) -> None:
        super().__init__()
        self.pit = LiveTable()
        self.stack: list[Card] = []
        self.coups = 0
        self.excluded: set[str] = set()

    @initialize(seed=st.integers(0, 2**32), method=st.integers(0, 5))
    def open(self, seed: int, method: int) -> None:
        """The table opens, some people sit down, and the method of dealing is chosen."""
        self.random = Random(seed)
        offered = offer_of(self.setup, self.setup.game)
        kinds_ = {wager.key: Limits(500, 50_000) for wager in offered.wagers if wager.sign}
        unit = 500 if self.setup.edition == CANBERRA else None
        limits = TableLimits(each=Limits(500, 50_000), kinds=kinds_, unit=unit)
        self.pit.do(opening.SetTable(self.setup), SUE).do(opening.OpenTable(limits), SUE)
        for seat, who in enumerate(GUESTS[:3], 1):
            self.pit.do(people.Join(who.name, seat, 100_000, 20_000), who)
        ways = [(row.key, face) for row in self.pit.now.play.procedure.methods for face in row.faces]
        self.pit.attempt(opening.ChooseDealing(*ways[method % len(ways)]), OPAL)
        if self.setup.edition != CANBERRA:
            self.pit.attempt(opening.ChooseDealing(*ways[method % len(ways)]), SUE)

    def key(self) -> str:
        return f"1-{self.coups + 1}"

    def offered(self, who: Person) -> tuple[TableOffer, ...]:
        """The offers at the table, without those for people whom the floor keeps out."""
        found = offers(self.pit.now, "1", who, self.pit.at + 1_000, next_key=self.key())
        return tuple(offer for offer in found if self.may_take_part(offer.act))

    def may_take_part(self, act: Act) -> bool:
        guest = BACCARAT.takes_part(self.pit.now, act)
        return guest is None or guest.name not in self.excluded

    def accept(self, offer: TableOffer, who: Person) -> bool:
        """Does what is offered, with a signature where one is needed."""
        signer = Person("zoe", offer.signs[0]) if offer.signs else None
        return self.do(self.filled(offer.act), who, signer)

    def do(self, act: Act, who: Person, approved: Person | None = None) -> bool:
        """Does an act, with a card from the stack where it draws one."""
        refused = self.pit.attempt(act, who, approved)
        if refused is not None:
            return False
        if isinstance(act, play.StartRound):
            self.coups += 1
        if isinstance(act, cards.InsertCuttingCard | cards.LoadDevice):
            self.stack = list(full_decks(self.setup.decks))
            self.random.shuffle(self.stack)
        return True

    def filled(self, act: Act) -> Act:
        """An offered act with its open fields filled in as a shoe would."""
        if not isinstance(act, play.DrawCard) or act.card is not None:
            return act
        waiting = self.pit.now.carried
        if waiting is not None and waiting.card is not None and not self.pit.now.begun:
            return act
        known = Counter(card for card in self.out() if card is not None)
        card = next((c for c in self.stack if known[c] < self.setup.decks), None)
        if card is None or (self.setup.device is Device.SHOE and self.random.random() < 0.2):
            return act
        self.stack.remove(card)
        return play.DrawCard(str(card))

    def out(self) -> list[Card | None]:
        shoe = self.pit.now.shoe
        return [] if shoe is None else [*shoe.burned, *shoe.dealt]

    @rule(times=st.integers(1, 12))
    def go_on(self, times: int) -> None:
        """Some steps of the regular course, with wagers while they are open."""
        for _ in range(times):
            self.bet()
            if self.pit.now.no_bet is not None and self.random.random() < 0.5:
                self.do(no_bet.TakeWagers(), SUE)
            step = self.next_step()
            if step is None:
                self.unread()
                return
            assert self.accept(*step), step

    def next_step(self) -> tuple[TableOffer, Person] | None:
        """The next regular step, with a member of staff who may do it."""
        found = [(offer, who) for who in (DEE, SUE, AMY, OPAL) for offer in self.offered(who)]
        found = [one for one in found if not self.done_already(one[0].act)]
        for kind in COURSE:
            due = [one for one in found if isinstance(one[0].act, kind)]
            if due:
                return self.random.choice(due)
        return None

    def done_already(self, act: Act) -> bool:
        """Cards can be shuffled and checked repeatedly; once is enough."""
        stack = self.pit.now.cards_in
        if isinstance(act, cards.Shuffle):
            return stack is not None and stack.step != "brought-in"
        return isinstance(act, cards.CheckCards) and stack is not None and len(stack.checked_by) > 1

    def unread(self) -> None:
        """A card that no shoe read is named once it is face up."""
        live = self.pit.now.coup
        for place, card in enumerate(() if live is None else live.cards):
            if card.up and card.card is None and self.stack:
                known = Counter(card for card in self.out() if card is not None)
                named = next(c for c in self.stack if known[c] < self.setup.decks)
                self.stack.remove(named)
                assert self.do(play.NameCard(place, str(named)), DEE)

    def bet(self) -> None:
        """Sometimes a player bets."""
        live = self.pit.now.coup
        if live is None or live.cards or self.setup.edition == RAPID:
            return
        for who in GUESTS:
            acts = [offer.act for offer in offers(self.pit.now, "1", who, self.pit.at + 1_000)]
            wagers = [act for act in acts if isinstance(act, betting.PlaceWager)]
            if wagers and self.random.random() < 0.5:
                act = self.random.choice(wagers)
                more = self.random.choice([1, 1, 3, 10])
                cents = act.cents * more
                tokens = self.random.choice([0, 0, cents // 2, cents])
                varied = msgspec.structs.replace(act, cents=cents, tokens=tokens)
                bet = self.do(varied, who) or self.do(act, who)
                assert not (bet and who.name in self.excluded), "who is excluded places nothing"

    @rule(who=st.sampled_from((*STAFF, INA, *GUESTS)), which=st.integers(0, 200))
    def any_offer(self, who: Person, which: int) -> None:
        """Any offered act can be carried out."""
        found = self.offered(who)
        if found:
            offer = found[which % len(found)]
            assert self.accept(offer, who), (offer, who)

    @rule(
        which=st.integers(0, 60),
        answers=st.integers(0, 255),
        by=st.sampled_from(STAFF),
        with_card=st.booleans(),
        past=st.booleans(),
    )
    def irregularity(self, which: int, answers: int, by: Person, with_card: bool, past: bool) -> None:
        """A person reports an irregularity. It is ruled on or refused."""
        edition = EDITIONS[self.setup.edition]
        known = kinds(edition)
        if not known:
            return
        kind = known[which % len(known)]
        facts = {fact: bool(answers >> i & 1) for i, fact in enumerate(asks(edition, kind))}
        card = str(self.stack[0]) if with_card and self.stack else None
        live, past_coups = self.pit.now.coup, self.pit.now.past
        lying = tuple(str(c.card) for c in live.cards if c.up and c.card) if live is not None else ()
        lying = lying or (past_coups[-1].cards if past_coups else ())
        key = past_coups[0].key if past and past_coups else None
        wagers = tuple(
            WagerAt(placed.player, placed.box, placed.wager) for placed in (live.wagers[:1] if live else ())
        )
        act = irregular.ReportIrregularity(Report(kind, facts, card, lying, ("ann",)), key, (), wagers)
        bare = irregular.ReportIrregularity(Report(kind, facts, card), key, (), wagers)
        approved = AMY if by is not AMY else SUE
        if self.do(act, by, approved) or self.do(bare, by, approved):
            out = [str(c) for c in self.out()]
            if card is not None and out.count(card) and self.stack and str(self.stack[0]) == card:
                # Whether or not the ruling took it out of the shoe, it does not come again.
                self.stack.pop(0)

    @rule(name=st.sampled_from(["ann", "bob", "dan"]), seat=st.sampled_from([None, 1, 2, 4]))
    def come_and_go(self, name: str, seat: int | None) -> None:
        """People arrive with chips, or leave with them."""
        who = player(name)
        if name in self.pit.now.guests:
            self.do(people.Leave(name), who)
        else:
            came = self.do(people.Join(name, seat, 50_000), who)
            assert not (came and name in self.excluded), "who is excluded gets no place"

    @rule(
        breach=st.sampled_from(Breach),
        measures=st.lists(st.sampled_from(MEASURES), min_size=1, max_size=3, unique=True),
        who=st.sampled_from(GUESTS),
        by=st.sampled_from(STAFF),
    )
    def take_measures(self, breach: Breach, measures: list[Reserved], who: Person, by: Person) -> None:
        """Staff take measures against a person. Only the one that says so returns the wagers."""
        act = TakeMeasure(breach, tuple(measures), who.name)
        lying = self.pit.held(who.name)
        if not self.do(act, by, AMY if by is not AMY else SUE):
            return
        if act.excludes:
            self.excluded.add(who.name)
        if Reserved.VOID_WAGER not in measures:
            assert self.pit.held(who.name) == lying, "no other measure returns a wager"

    @rule(which=st.integers(0, 20), who=st.integers(0, 3), more=st.sampled_from([-500, 500, 2_000, 150_000]))
    def wrong_payment(self, which: int, who: int, more: int) -> None:
        """A wrong payment is found and corrected. Nobody does so alone, and no case is found twice."""
        past = self.pit.now.past
        back = came_back(past[which % len(past)]) if past else {}
        if not back:
            return
        coup, name = past[which % len(past)].key, sorted(back)[who % len(back)]
        found = payment_errors.FindWrongPayment(
            coup, max(0, back[name] + more), back[name], name if which % 2 else None, words=REASON
        )
        assert not self.do(found, SUE), "one person alone does not pay"
        if not self.do(found, SUE, AMY):
            return
        assert not self.do(found, SUE, AMY), "a case is found once"
        number = self.pit.now.errors[-1].number
        self.do(payment_errors.Enquire(number, suspected=False, words=REASON), SUE)
        for step in PaymentErrorStep:
            self.do(payment_errors.TryToRectify(number, step, REASON), SUE)
        left = self.pit.now.errors[-1].outstanding
        if self.do(payment_errors.RectifyPayment(number, left), SUE, AMY):
            assert not self.do(payment_errors.RectifyPayment(number, left), SUE, AMY), "it is rectified once"

    @rule(which=st.integers(0, 20), game=st.integers(0, 3), by=st.sampled_from(STAFF))
    def paid_at_other_odds(self, which: int, game: int, by: Person) -> None:
        """A coup was paid at the odds of some game of the edition."""
        past, games = self.pit.now.past, EDITIONS[self.setup.edition].games
        if past and Kind.WRONG_ODDS in kinds(EDITIONS[self.setup.edition]):
            coup, odds = past[which % len(past)].key, games[game % len(games)].key
            report = irregular.ReportIrregularity(Report(Kind.WRONG_ODDS), coup, odds=odds, reason=REASON)
            self.do(report, by, AMY if by is not AMY else SUE)

    @rule(number=st.integers(1, 3), who=st.sampled_from(GUESTS))
    def voucher(self, number: int, who: Person) -> None:
        """A voucher is exchanged, and the same one never again."""
        act = people.ExchangeVoucher(who.name, "moon", 10_000, f"M-{number}")
        if self.do(act, DEE, SUE):
            assert not self.do(act, DEE, SUE), "a voucher has one use"

    @rule(wrong=st.sampled_from([((), ()), (("9S",), ()), ((), ("KH",))]), by=st.sampled_from((*STAFF, INA)))
    def instructed_check(self, wrong: tuple[tuple[str, ...], tuple[str, ...]], by: Person) -> None:
        """Somebody instructs a check of the cards. No coup begins before its outcome is on record."""
        if not self.do(cards.InstructCheck(), by):
            return
        if self.pit.now.coup is None:
            assert not self.do(play.StartRound(self.key()), DEE), "the check comes first"
        self.do(cards.CheckCards(missing=wrong[0], surplus=wrong[1]), SUE)

    @rule()
    def crash(self) -> None:
        """The server crashes, and the acknowledged state is read back from the log."""
        replayed = None
        for event in self.pit.events:
            decoded = msgspec.json.decode(msgspec.json.encode(event), type=type(event))
            replayed = REGISTRY.evolve(replayed, decoded, REGISTRY.entry(decoded))
        assert replayed == self.pit.now
        again = msgspec.msgpack.decode(msgspec.msgpack.encode(self.pit.now), type=GamingTable)
        assert again == self.pit.now
        self.pit.now = again

    def teardown(self) -> None:
        """The auditor, which shares no code with the table, recomputes the night."""
        found = audit_log(act_events(self.pit.events, self.pit.followed))
        assert isinstance(found, Audit), found

    @invariant()
    def money_is_conserved(self) -> None:
        """All postings sum to zero, and no patron's account is negative."""
        assert sum(self.pit.books.values()) == 0
        own = {name: cents for name, cents in self.pit.books.items() if "/seat/" in name}
        assert min(own.values(), default=0) >= 0
        assert own == dict(self.pit.now.balances)
        held: Counter[str] = Counter()
        live = self.pit.now.coup
        for placed in () if live is None else live.wagers:
            held[placed.player] += placed.cents
        for name in {*held, *(account.split("/")[3] for account in own)}:
            posted = own.get(f"table/1/seat/{name}/held", 0) + own.get(f"table/1/seat/{name}/token-held", 0)
            assert posted == held[name], name

    @invariant()
    def no_card_is_in_two_places(self) -> None:
        """No card is out more often than the decks hold it; every card on the table came from the shoe."""
        now, out = self.pit.now, Counter(self.out())
        assert all(count <= self.setup.decks for card, count in out.items() if card is not None)
        live = now.coup
        lying = Counter(card.card for card in live.cards) if live is not None else Counter()
        if live is not None and live.stray is not None:
            lying[CARDS[live.stray]] += 1
        if now.carried is not None:
            lying[None if now.carried.card is None else CARDS[now.carried.card]] += 1
        assert not lying - out, (lying, out)
        if now.shoe is not None and now.shoe.device is not Device.SHUFFLING_DEVICE:
            left, seen = len(now.loaded.out), len(self.out())
            # After a shuffling device failed, a card shoe finishes the coup: it saw only the rest.
            relieves = self.setup.device is Device.SHUFFLING_DEVICE
            assert left <= seen if relieves else left == seen, "every card leaves the shoe once"

    @precondition(lambda self: self.pit.now.coup is not None)
    @invariant()
    def no_view_betrays_a_hidden_card(self) -> None:
        """If a face-down card were another card, only its holder would see a difference."""
        live, shoe = self.pit.now.coup, self.pit.now.shoe
        if live is None or shoe is None:
            return
        hidden = [n for n, card in enumerate(live.cards) if not card.up and card.card is not None]
        astray = live.stray if hides_stray(self.pit.now) else None
        waiting = self.pit.now.carried
        dealt, swapped, stray, carried = list(shoe.dealt), list(live.cards), live.stray, waiting
        for n in hidden:
            new = _another(live.cards[n].card, dealt)
            swapped[n] = msgspec.convert({**_fields(live.cards[n]), "card": new}, type(live.cards[n]))
        if astray is not None:
            stray = str(_another(CARDS[astray], dealt))
        if waiting is not None and waiting.card is not None:
            carried = msgspec.structs.replace(waiting, card=str(_another(CARDS[waiting.card], dealt)))
        other = msgspec.structs.replace(
            self.pit.now,
            coup=msgspec.structs.replace(live, cards=tuple(swapped), stray=stray),
            shoe=msgspec.structs.replace(shoe, dealt=tuple(dealt)),
            carried=carried,
        )
        if other == self.pit.now:
            return
        holders = {live.cards[n].to for n in hidden if live.cards[n].out}
        for who in (None, *STAFF, INA, *GUESTS):
            audience = Audience.DISPLAY if who is None else audience_of(who.role)
            one, two = (view(s, "1", audience, who, at=self.pit.at + 1_000) for s in (self.pit.now, other))
            if who is not None and who.name in holders:
                assert one != two
            else:
                assert msgspec.json.encode(one) == msgspec.json.encode(two), (who, audience)


def _another(old: Card | None, dealt: list[Card | None]) -> Card:
    """Replaces a card that came from the shoe."""
    new = CARDS["AS"] if old != CARDS["AS"] else CARDS["9H"]
    dealt[dealt.index(old)] = new
    return new


def _fields(card: Any) -> dict[str, Any]:
    return {name: getattr(card, name) for name in ("hand", "up", "to", "on_behalf_of", "out")}


def tables() -> list[Any]:
    """Every edition and game of Baccarat, those of The Star with each device."""
    found = []
    for edition in (STAR, PREMIUM, RAPID, CANBERRA, GUIDE):
        for game in EDITIONS[edition].games:
            if isinstance(game, BaccaratGame):
                found.append(pytest.param(standard_setup(edition, game.key), id=f"{edition}-{game.key}"))
    for device in (Device.SCANNING_SHOE, Device.SHUFFLING_DEVICE):
        setup = msgspec.structs.replace(standard_setup(STAR), device=device)
        found.append(pytest.param(equip(setup), id=f"{STAR}-{device}"))
    return found


@pytest.mark.parametrize("setup", tables())
def test_a_random_night_keeps_money_cards_secrets_and_its_log(setup: Setup) -> None:
    kind = type("OneNight", (Night,), {"setup": setup})
    run_state_machine_as_test(
        kind,
        settings=settings(
            max_examples=12,
            stateful_step_count=25,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )
