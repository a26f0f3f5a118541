"""What the rules would order for a report, shown before staff send it."""

from collections.abc import Iterable, Mapping

import msgspec

from pitboss.acting.acts.act import Act, ActContext, Person, WagerAt
from pitboss.acting.acts.permission import ANOTHER
from pitboss.acting.acts.signatures import UNSIGNED
from pitboss.acting.acts.sound import check_sound
from pitboss.acting.audience import View
from pitboss.acting.registers.payment_errors import UnlikeSettled
from pitboss.acting.state import GameState, change
from pitboss.floor.fair.promised import check_free
from pitboss.floor.kinds import kind_of
from pitboss.game.irregularities import Ordered, Report, Ruling, asks, kinds, rows, who_may
from pitboss.kernel.clause import Clause
from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.rules.conduct import STAFF
from pitboss.rules.duties import Tell
from pitboss.rules.irregularity import BY_PEOPLE, WITH_OUTCOME, Effect, Given, Irregularity, Kind

DETAILS: dict[Effect, str] = {
    Effect.RECONSTRUCT: "cards",
    Effect.CONFIRM_OUTCOME: "actual",
    Effect.KEY_CARDS: "actual",
    Effect.CARD_TO_BANKER: "card",
    Effect.CARD_STARTS_NEXT_COUP: "card",
    Effect.CARD_STARTS_NO_BET_COUP: "card",
    Effect.STAYS_BURNED: "card",
    Effect.RETURN_WAGER: "wagers",
    Effect.FORFEIT_WAGER: "players",
    Effect.RIGHT_ODDS: "odds",
    Effect.RECTIFY: "payment",
}
"""What a report must or may say besides the facts, by the ordered effect."""

UNFIT = ("irregularity-does-not-fit", "irregularity-unknown")
SOMEBODY = "Somebody"
"""The placeholder for the person who will report."""


class DraftReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report that staff are preparing."""

    report: Report
    coup: str | None = None
    """The coup or spin of the report, if it is not the current or last one."""
    actual: tuple[str, ...] = ()
    wagers: tuple[WagerAt, ...] = ()
    reason: str | None = None
    """Why it counts although the record of the game says otherwise."""
    odds: str | None = None
    """The other game by whose odds the dealer paid."""
    payment: UnlikeSettled | None = None
    """Who was paid wrongly, and how much."""


class IrregularityOption(View, frozen=True):
    """A kind of irregularity in the rules of a game."""

    kind: Kind
    clause: Clause
    unfit: Text | None = None
    """Why it cannot have happened now."""


class Remedy(View, frozen=True):
    """An act that carries out a ruling, and the roles that may authorise it."""

    act: str
    by: tuple[Role, ...]
    """The roles that may authorise it."""
    enters: tuple[Role, ...] = ()
    """The roles that may enter it. If they may not authorise it, one who may must sign."""
    signs: tuple[Role, ...] = ()
    """The roles of the second person, if one must always sign."""
    left: tuple[Ordered, ...] = ()
    """What the ruling orders, and this act leaves to be done or chosen."""


class RulingPreview(View, frozen=True):
    """What the rules order for a report, or what it lacks."""

    lacks: Given | None = None
    """The fact that staff must state next. Without it, there is no ruling yet."""
    clause: Clause | None = None
    orders: tuple[Ordered, ...] = ()
    tells: tuple[Tell, ...] = ()
    details: tuple[str, ...] = ()
    """What else the report may say. A round that is over is named as the rules of the game call it."""
    games: Mapping[str, Text] = {}
    """The other games by whose odds the dealer may have paid, by their keys."""
    remedies: tuple[Remedy, ...] = ()
    refused: Rejection | None = None
    """Why the report cannot be carried out as it is."""
    against: Rejection | None = None
    """What the record of the game says against it. Then it takes a reason, and two people sign."""


def irregularity_options(now: GameState) -> tuple[IrregularityOption, ...]:
    """All irregularities of the current game, in the order of its rules."""
    play = kind_of(now).rulings.play
    known = (kind for kind in kinds(now.edition) if kind.play in (None, play))
    return tuple(IrregularityOption(kind, _clause(now, kind), _unfit(now, kind)) for kind in known)


def preview(
    now: GameState, draft: DraftReport, at: Instant, game: str = "", fair: object = None
) -> RulingPreview:
    """What the rules would order for a report, by which acts, and who may authorise each.

    `fair` are the promises of the game. They bind anyone who enters a number.
    """
    ruling = check_sound(kind_of(now).rulings.report(draft)) or kind_of(now).rulings.ruled(now, draft)
    if isinstance(ruling, Rejection):
        lacks = _lacking(now, draft, ruling) if ruling.code == "fact-needed" else None
        known = rows(now.edition, draft.report.kind)
        open_orders = (order for row in known if _may_be(row, draft.report) for order in row.orders)
        details = _details(now, draft.report.kind, (order.effect for order in open_orders))
        return RulingPreview(
            lacks, details=details, games=_others(now, details), refused=ruling if lacks is None else None
        )
    acts = [
        (act, check_free(now, fair, game, act) or _try(now, act, at)) for act in _acts(now, draft, ruling)
    ]
    remedies = tuple(
        change(each, left=_left(now, act, draft, ruling)) for act, each in acts if isinstance(each, Remedy)
    )
    details = _details(now, draft.report.kind, (order.effect for order in ruling.orders))
    return RulingPreview(
        None,
        ruling.clause,
        who_may(now.edition, ruling.orders),
        ruling.tells,
        details,
        _others(now, details),
        remedies,
        next((each for _, each in acts if isinstance(each, Rejection) and not remedies), None),
        kind_of(now).rulings.against(now, draft),
    )


def _clause(now: GameState, kind: Kind) -> Clause:
    """The clause of the ruling as the game is now, as far as it is known before staff state any fact."""
    return (
        kind_of(now).rulings.ruled(now, DraftReport(Report(kind))).clause or rows(now.edition, kind)[0].clause
    )


def _unfit(now: GameState, kind: Kind) -> Text | None:
    ruling = kind_of(now).rulings.ruled(now, DraftReport(Report(kind)))
    return ruling.text if isinstance(ruling, Rejection) and ruling.code in UNFIT else None


def _lacking(now: GameState, draft: DraftReport, refused: Rejection) -> Given | None:
    """The missing fact: of all that can be stated, the one that changes the answer."""
    report = draft.report
    for fact in asks(now.edition, report.kind):
        stated = msgspec.structs.replace(report, stated={**report.stated, fact: True})
        other = kind_of(now).rulings.ruled(now, msgspec.structs.replace(draft, report=stated))
        if fact not in report.stated and other != refused:
            return fact
    return None


def _acts(now: GameState, draft: DraftReport, ruling: Ruling) -> tuple[Act, ...]:
    """The possible acts of staff. Trying them shows which are permitted."""
    rulings = kind_of(now).rulings
    return (*rulings.remedies(now, draft, ruling), rulings.report(draft))


def _try(now: GameState, act: Act, at: Instant) -> Remedy | Rejection:
    """An act with the roles that may authorise it, or why it is refused for all of them."""

    def refused(role: Role, second: Role | None = None) -> Rejection | None:
        beside = None if second is None else Person(ANOTHER, second)
        answer = kind_of(now).attempt(now, act, ActContext(Person(SOMEBODY, role), at, beside))
        return answer if isinstance(answer, Rejection) else None

    alone = {role: refused(role) for role in STAFF}
    by = tuple(role for role, answer in alone.items() if answer is None)
    unsigned = tuple(role for role, answer in alone.items() if answer is not None and answer.code == UNSIGNED)
    if not by and not unsigned:
        reasons = [answer for answer in alone.values() if answer is not None]
        return next((each for each in reasons if each.code != "not-authorised"), reasons[0])
    pairs = [(role, second) for role in STAFF for second in STAFF if refused(role, second) is None]
    enters = tuple(role for role in STAFF if role in by or role in {first for first, _ in pairs})
    beside = {second for first, second in pairs if first in unsigned}
    signs = () if by else tuple(role for role in STAFF if role in beside)
    return Remedy(str(act.__struct_config__.tag), by or unsigned, enters, signs)


def _left(now: GameState, act: Act, draft: DraftReport, ruling: Ruling) -> tuple[Ordered, ...]:
    """What people still have to do or to choose once this act has carried a ruling out."""
    separate = kind_of(now).rulings.separate
    left = BY_PEOPLE.union(*separate.values()).difference(separate.get(type(act), ()))
    if ruling.kind is Kind.SHOE_DEAD:
        # A coup whose shoe has died is void with its report.
        left -= {Effect.VOID_TERMINAL_PLAYS}
    chooses = type(act) not in separate
    return tuple(
        order
        for order in who_may(now.edition, ruling.orders)
        if (chooses and _open(order, draft) if order.may else order.effect in left)
    )


def _open(order: Ordered, draft: DraftReport) -> bool:
    """Whether a report leaves an optional order to staff: all but keying in the cards that it gives."""
    keyed = order.effect is Effect.KEY_CARDS and draft.actual
    return not keyed and order.effect not in WITH_OUTCOME


def _details(now: GameState, kind: Kind, effects: Iterable[Effect]) -> tuple[str, ...]:
    details = dict.fromkeys(DETAILS[effect] for effect in effects if effect in DETAILS)
    row = kind_of(now)
    game = row.game(now) if row.rulings.reaches_back(now, kind) else None
    return tuple(details) if game is None else (*details, game.round_name)


def _others(now: GameState, details: tuple[str, ...]) -> Mapping[str, Text]:
    """The games of the edition that are not in play, if the report must name one."""
    if DETAILS[Effect.RIGHT_ODDS] not in details:
        return {}
    play = kind_of(now).game(now)
    return {game.key: Text(game.title) for game in now.edition.games if game != play}


def _may_be(row: Irregularity, report: Report) -> bool:
    """Whether no stated fact excludes a row."""
    return all(report.stated.get(fact, True) for fact in row.when)
