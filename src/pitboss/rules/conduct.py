"""The rows about conduct: breaches and measures, idle seats, disputes, wrong payments."""

from dataclasses import dataclass
from enum import StrEnum

from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.rules.authority import Act
from pitboss.rules.duties import Tell

GUESTS = (Role.PLAYER, Role.PATRON)
STAFF = tuple(role for role in Role if role not in {*GUESTS, Role.INSPECTOR})
SUPERVISION = tuple(role for role in STAFF if role is not Role.DEALER)
EVERYBODY = tuple(Role)


class Breach(StrEnum):
    """A way in which a person breaks the rules."""

    PREDICTING_DEVICE = "predicting-device"
    FRAUD = "fraud"
    STAFF_ADVICE = "staff-advice"
    STAFF_ADVANTAGE = "staff-advantage"
    STAFF_PROCEDURE = "staff-procedure"
    INFLUENCING = "influencing"
    SIDE_BET = "side-bet"
    PROXY_BETTING = "proxy-betting"
    UNREPORTED_MALFUNCTION = "unreported-malfunction"
    OTHER_RULE = "other-rule"

    @property
    def text(self) -> Text:
        """The breach as part of a sentence."""
        return Text(f"breach-{self.value}")


class Excuse(StrEnum):
    """A circumstance that makes the same act lawful, if the row names it."""

    ON_DUTY = "staff-or-inspector-on-duty"
    REQUESTED = "the-player-asked"
    FOR_THE_RULES = "to-keep-to-the-rules"

    @property
    def text(self) -> Text:
        """The excuse as part of a sentence."""
        return Text(f"excuse-{self.value}")


@dataclass(frozen=True, slots=True)
class Excused:
    """An excuse and the clause that grants it."""

    excuse: Excuse
    clause: Clause


@dataclass(frozen=True, slots=True)
class Measure:
    """An act that may follow a breach. The authority rows say who may order it, and by which clause."""

    act: Act
    after: Act | None = None
    """The measure that must be ordered first."""
    tells: tuple[Tell, ...] = ()


@dataclass(frozen=True, slots=True)
class Offence:
    """What is forbidden, to whom, and what may follow. Without measures it is only recorded."""

    breach: Breach
    clause: Clause
    binds: tuple[Role, ...] = GUESTS
    excused: tuple[Excused, ...] = ()
    measures: tuple[Measure, ...] = ()


@dataclass(frozen=True, slots=True)
class Vacate:
    """How many coups without a wager may pass before a player at a full table can lose the seat."""

    coups: int
    clause: Clause
    no_bet_counts: bool = False
    """Whether no-bet coups count too."""


class Recourse(StrEnum):
    """Where a patron who does not accept a decision may appeal."""

    INSPECTOR = "complaint-to-an-inspector"
    COMMISSION = "review-by-the-commission"

    @property
    def text(self) -> Text:
        """The recourse as part of a sentence."""
        return Text(f"recourse-{self.value}")


@dataclass(frozen=True, slots=True)
class Disputes:
    """How disputes are settled. The authority rows say who decides and who reviews."""

    first: Role
    """The role that decides first. The other roles of the authority act only in its absence."""
    final: Clause
    recourse: Recourse


@dataclass(frozen=True, slots=True)
class WrongPayments:
    """What the rules order for wagers paid too much or too little. Without clauses they order nothing."""

    no_breach: Clause | None = None
    enquire: Clause | None = None
    rectify: Clause | None = None
    """The clause that sets a reasonable time to put a payment right, to try or to report it."""
    rectify_suspected: Clause | None = None
    identify_suspected: Clause | None = None
    attempt: Clause | None = None
    reimburse: Clause | None = None
    ask_back: Clause | None = None
    listed: Clause | None = None
    listed_over: Cents | None = None
    """A single wrong payment over this is reported to the regulator at the end of the month."""


@dataclass(frozen=True, slots=True)
class Conduct:
    """Everything an edition says about conduct."""

    offences: tuple[Offence, ...] = ()
    vacate: Vacate | None = None
    disputes: Disputes | None = None
    rules_shown: Clause | None = None
    """The clause that lets every person see the rules on request."""
    wrong_payments: WrongPayments = WrongPayments()


SILENT = Conduct()
"""The conduct rows of an edition that says nothing."""
