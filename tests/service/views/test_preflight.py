"""The acts that a screen offers at a table fit the shoe at that table."""

import asyncio

import pytest
from kit.support import RAPID, STAR
from kit.tables.live_table import DEE, SUE, player

from pitboss.acting.acts.act import Act
from pitboss.acting.acts.common_acts import EndPeriod
from pitboss.acting.audience import Audience
from pitboss.baccarat.acts.opening import OpenTable
from pitboss.baccarat.acts.people import BringChips, Join
from pitboss.baccarat.acts.play import StartRound
from pitboss.baccarat.acts.shoe.cards import BringCards, Burn, Cut, InsertCuttingCard, Shuffle
from pitboss.baccarat.decide import ActAtTable
from pitboss.engine.transaction import Accepted
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.rules.procedure import BurnWay
from pitboss.service.config import limits_of
from pitboss.service.config_reading import read_config
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.installing import install
from pitboss.service.runner.preflight import check_chips, draw_for
from pitboss.service.views.game_view import game_view
from pitboss.store.memory import MemoryStore

DRAWING = {"draw-card", "meet-cutting-card"}


@pytest.mark.parametrize(
    ("shoe", "offered"),
    [
        ("keyed", {"draw-card": ("card",)}),
        ("simulated", {"draw-card": ()}),
        ("device", {}),
    ],
)
def test_a_screen_offers_to_draw_only_what_people_draw(
    shoe: str, offered: dict[str, tuple[str, ...]]
) -> None:
    toml = f'name = "1"\nedition = "{RAPID}"\ngame = "baccarat"\nshoe = "{shoe}"'
    config = unwrap(read_config(f'venue = "V"\n[[games]]\n{toml}\nlimits = {{least = "5", most = "500"}}'))
    (game,) = config.games
    acts: list[Act] = [
        OpenTable(limits_of(game)),
        BringCards("red"),
        Shuffle(),
        Cut(100),
        InsertCuttingCard(20),
        Burn(BurnWay.FACE_DOWN, (None,)),
        StartRound("1-1"),
        EndPeriod(),
    ]

    async def example() -> None:
        async with FloorEngine(MemoryStore(), config) as floor:
            assert await install(floor) is None
            for at, act in enumerate(acts):
                by = SUE if isinstance(act, OpenTable) else DEE
                response = await draw_for(
                    floor, ActAtTable("1", act, by, SUE if isinstance(act, BringCards) else None)
                )
                done = await floor.do(f"act-{at}", unwrap(response), by.name)
                assert isinstance(done, Accepted), done
            view = game_view(floor, "1", Audience.DEALER, DEE, lambda _: None)
            assert view is not None
            assert view.table is not None
            drawing = {
                str(offer.act.__struct_config__.tag): offer
                for offer in view.table.offers
                if offer.act.__struct_config__.tag in DRAWING
            }
            assert {tag: offer.free for tag, offer in drawing.items()} == offered
            for offer in drawing.values():
                assert not isinstance(await draw_for(floor, ActAtTable("1", offer.act, DEE)), Rejection)

    asyncio.run(example())


@pytest.mark.parametrize(
    ("act", "made"),
    [
        (BringChips("ann", 500), True),
        (Join("ann", 1, 500), True),
        (Join("ann", 1, 0, 500), True),
        (Join("ann", 1), False),
    ],
)
@pytest.mark.parametrize("dealing", ["staff", "virtual"])
@pytest.mark.parametrize("demo", [False, True])
def test_no_guest_says_what_chips_there_are_but_before_a_virtual_dealer_of_the_demonstration(
    act: Act, made: bool, dealing: str, demo: bool
) -> None:
    toml = f'name = "1"\nedition = "{STAR}"\ngame = "baccarat"\nshoe = "simulated"\ndealing = "{dealing}"'
    config = unwrap(read_config(f'venue = "V"\n[[games]]\n{toml}\nlimits = {{least = "5", most = "500"}}'))

    async def example() -> tuple[Rejection | None, Rejection | None]:
        async with FloorEngine(MemoryStore(), config) as floor:
            commands = [ActAtTable("1", act, by) for by in (player("ann"), DEE)]
            guest, dealer = (check_chips(floor, each, demo=demo) for each in commands)
            return guest, dealer

    guest, dealer = asyncio.run(example())
    assert (guest is not None) == (made and not (demo and dealing == "virtual"))
    assert dealer is None
