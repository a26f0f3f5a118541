"""The rows about conduct: what is forbidden and what follows, idle seats, disputes, wrong payments."""

from dataclasses import dataclass
from enum import StrEnum

from pitboss.kernel.clause import Clause
from pitboss.kernel.money import Cents
from pitboss.kernel.roles import Role
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
    def words(self) -> str:
        """The breach as it stands in a sentence.

        >>> Breach.SIDE_BET.words
        'side bet'
        """
        return self.value.replace("-", " ")


class Excuse(StrEnum):
    """What makes the same deed lawful, if the row knows it."""

    ON_DUTY = "staff-or-inspector-on-duty"
    ASKED = "the-player-asked"
    FOR_THE_RULES = "to-keep-to-the-rules"

    @property
    def words(self) -> str:
        """The excuse as it stands in a sentence.

        >>> Excuse.ASKED.words
        'the player asked'
        """
        return self.value.replace("-", " ")


@dataclass(frozen=True, slots=True)
class Excused:
    """An excuse and the clause that grants it."""

    excuse: Excuse
    clause: Clause


@dataclass(frozen=True, slots=True)
class Measure:
    """An act that may follow a breach; who may order it, and by which clause, is a row of the authority."""

    act: Act
    after: Act | None = None
    """What must have been ordered first."""
    tells: tuple[Tell, ...] = ()


@dataclass(frozen=True, slots=True)
class Offence:
    """What is forbidden, to whom, and what may follow; without measures it is only put on record."""

    breach: Breach
    clause: Clause
    binds: tuple[Role, ...] = GUESTS
    excused: tuple[Excused, ...] = ()
    measures: tuple[Measure, ...] = ()


@dataclass(frozen=True, slots=True)
class Vacate:
    """After how many coups without a wager a seat at a full table may be taken from its player."""

    coups: int
    clause: Clause
    no_bet_counts: bool = False
    """Whether coups that took no wagers count as well."""


class Recourse(StrEnum):
    """Where a patron may still go who is not satisfied with a decision."""

    INSPECTOR = "complaint-to-an-inspector"
    COMMISSION = "review-by-the-commission"

    @property
    def words(self) -> str:
        """The recourse as it stands in a sentence.

        >>> Recourse.INSPECTOR.words
        'complaint to an inspector'
        """
        return self.value.replace("-", " ")


@dataclass(frozen=True, slots=True)
class Disputes:
    """How disputes are settled; who decides and who reviews are rows of the authority."""

    first: Role
    """Who decides in the first instance; the others whom the authority names act only in their absence."""
    final: Clause
    recourse: Recourse


@dataclass(frozen=True, slots=True)
class WrongPayments:
    """What is ordered of wagers that were paid too much or too little. Without clauses nothing is ordered."""

    no_breach: Clause | None = None
    enquire: Clause | None = None
    rectify: Clause | None = None
    """Put right, tried or told to the regulator in reasonable time."""
    rectify_suspected: Clause | None = None
    identify_suspected: Clause | None = None
    attempt: Clause | None = None
    reimburse: Clause | None = None
    ask_back: Clause | None = None
    listed: Clause | None = None
    listed_over: Cents | None = None
    """A single one over this goes to the regulator at the end of the month."""


@dataclass(frozen=True, slots=True)
class Conduct:
    """All that an edition says of conduct."""

    offences: tuple[Offence, ...] = ()
    vacate: Vacate | None = None
    disputes: Disputes | None = None
    rules_shown: Clause | None = None
    """The clause that lets anybody who asks see the rules."""
    wrong_payments: WrongPayments = WrongPayments()


SILENT = Conduct()
"""Of an edition that says nothing."""
