"""What the rules would order, told before anybody reports it: the same as what a report then leads to."""

import asyncio

import msgspec
import pytest
from pit import AMY, DEE, SUE, Pit, seated
from rim import Rim, automated, live
from support import CANBERRA, PREMIUM, RAPID, STAR, clause

from pitboss.floor.staff import Post
from pitboss.game.irregularities import Report
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.irregularity import Effect, Given, Kind
from pitboss.service.supposing import Expected, Supposed, suppose, troubles
from pitboss.table.acting import Doing, Who
from pitboss.table.acts.irregular import RuleOn
from pitboss.table.decide import attempt
from pitboss.table.views import Audience, view
from pitboss.table.wheel.spinning import NewGame, SpinBall
from pitboss.table.wheel.views import view as wheel_view

NATURAL = "9S KH KD 7C"
"""Player has nine, Banker seven: no card is due."""


def expected(pit: Pit | Rim, report: Report, coup: str | None = None) -> Expected:
    """What a screen would be told."""
    return suppose(pit.now, Supposed(report, coup), pit.at)


def dealt(edition: str, cards: str = NATURAL) -> Pit:
    """A coup of which these cards are out."""
    return seated(edition).coup().deal(cards)
