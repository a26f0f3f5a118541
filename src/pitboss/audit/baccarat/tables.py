"""The acts at gaming tables in the log: how each is read, and the check of its money."""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

import msgspec

from pitboss.audit.acting.incidents import check_incident
from pitboss.audit.acting.ranks import AT_TABLES, check_role
from pitboss.audit.acting.reported import Report, WagerAt
from pitboss.audit.acting.shapes import act_shape, read_act
from pitboss.audit.baccarat import acts, matters
from pitboss.audit.baccarat.acts import ActContext
from pitboss.audit.baccarat.coups import Table
from pitboss.audit.baccarat.dues import Due, lines_of, match, sums_of
from pitboss.audit.baccarat.rulings import Stacks
from pitboss.audit.devices.restores import note_ended
from pitboss.audit.fair.promised import cards_of, check_cards
from pitboss.audit.finding import wrong
from pitboss.audit.money.accounts import Lines
from pitboss.audit.money.books import Books, Row
from pitboss.audit.money.corrections import CORRECT_PLAYS, Result
from pitboss.audit.money.vouchers import check_exchange
from pitboss.audit.people.patrons import check_taking_part
from pitboss.audit.people.signatures import SHOWN, SIGNED, changed, check_release, check_signed, seen
from pitboss.store.log import StoredEvent

SETTLE_FIRST, SETTLE, REPORT, END = "settle-initial-deal", "settle", "report-irregularity", "end-by-restore"
COLLECT, EXCHANGE = "collect-losing", "exchange-voucher"
MEASURE = "take-measure"
REDUCE = "reduce-wagers"
PLACE = "place-wager"
FINDING = (PLACE, REDUCE, SETTLE_FIRST, SETTLE, REPORT, "choose-option", "take-out-cards", "close-table")
"""The acts that may have findings. Earlier releases kept none."""
FROM_SHOE = ("draw-card", "draw-out-of-turn", "burn")


class Actor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person who acts, as the log records them."""

    name: str
    role: str


class ActRow(NamedTuple):
    """An act: its struct, and the function that applies it."""

    shape: type[Any]
    happens: Callable[[ActContext, Any], Due]


FIELDS: dict[str, Any] = {
    **dict.fromkeys("cents chips tokens leaves paid due place error behind at change_at".split(), int),
    **dict.fromkeys(("seat", "box"), int | None),
    **dict.fromkeys(("setup", "limits"), dict[str, Any]),
    "past": dict[str, Any] | None,
    **dict.fromkeys(("card", "patron", "coup", "reason", "odds"), str | None),
    **dict.fromkeys(
        "agreed said actual forfeit missing surplus damaged measures terminals".split(), tuple[str, ...]
    ),
    **dict.fromkeys(
        "found sign_shown nobody_plays secured reads by_hand device suspected requested".split(), bool
    ),
    "number": int | None,
    "people": tuple[int, ...],
    "cards": tuple[str | None, ...],
    "report": Report,
    "wagers": tuple[WagerAt, ...],
    "plays": tuple[str, ...],
    "results": tuple[Result, ...],
}
"""The types of fields. All others are text."""
DEFAULTS: dict[str, Any] = {
    **dict.fromkeys(("chips", "tokens", "leaves"), 0),
    **dict.fromkeys(("seat", "card", "patron", "coup", "player", "nominated_by", "reason", "odds"), None),
    **dict.fromkeys(
        ("agreed", "said", "actual", "forfeit", "wagers", "missing", "surplus", "damaged", "terminals"), ()
    ),
    **dict.fromkeys("found sign_shown nobody_plays reads by_hand device suspected requested".split(), False),
    "number": None,
    "against": "player",
    "past": None,
    **dict.fromkeys(("voucher", "into", "words"), ""),
    "people": (),
    "source": "new",
    "secured": True,
}
"""The defaults of fields that may be missing."""


MOVING: dict[str, ActRow] = {
    name: ActRow(act_shape(name, fields, FIELDS, DEFAULTS), happens)
    for name, fields, happens in (
        ("set-table", "setup", acts.set_table),
        ("open-table", "limits", acts.open_table),
        ("alter-limits", "limits", acts.alter),
        ("raise-at-once", "limits", acts.raise_at_once),
        ("raise-kept", "", acts.raise_kept),
        ("allow-over-maximum", "player limits sign_shown?", acts.limit_one),
        ("end-over-maximum", "player", acts.end_limits),
        ("change-game", "game agreed?", acts.change_game),
        ("show-tie-percent", "percent change_at", acts.show_tie_percent),
        ("change-tie-percent", "percent", acts.change_tie_percent),
        ("take-down-sign", "change", acts.take_down_sign),
        ("close-table", "nobody_plays?", acts.close),
        ("reserve-table", "people?", acts.reserve),
        ("join", "player seat? chips? tokens? number?", acts.join),
        ("take-seat", "player seat?", acts.take_seat),
        ("bring-chips", "player chips", acts.bring_chips),
        ("buy-chips", "player cents", acts.buy_chips),
        (EXCHANGE, "player promotion tokens voucher?", acts.exchange_voucher),
        ("leave", "player", acts.leave),
        ("start-round", "key", acts.start),
        ("call", "announcement", acts.call),
        ("end-period", "", acts.end_period),
        ("restart-period", "", acts.restart_period),
        ("reopen", "", acts.reopen),
        (PLACE, "player box wager cents tokens? found?", acts.place),
        ("take-off", "player box wager leaves?", acts.take_off),
        ("refuse-wager", "player box wager grounds", acts.refuse),
        ("find-misplaced", "player box wager fault", acts.refuse),
        (REDUCE, "", acts.reduce),
        ("bring-cards", "back source? secured?", acts.bring),
        ("insert-cutting-card", "behind", acts.load),
        ("load-device", "", acts.load),
        ("cut", "at player? nominated_by?", acts.cut),
        ("burn", "way cards reads? requested?", acts.burn),
        ("draw-card", "card? by_hand?", acts.draw),
        ("draw-out-of-turn", "card", acts.draw_out_of_turn),
        ("name-card", "place card", acts.name),
        ("correct-card", "card", acts.correct),
        ("take-out-cards", "why", acts.take_out),
        ("correct-cutting-card", "behind reason", acts.correct_cutting_card),
        ("instruct-check", "", acts.instruct_check),
        ("check-cards", "device? missing? surplus?", acts.check_cards),
        ("move-cards", "failed into? damaged?", acts.move_cards),
        (END, "", acts.end_by_restore),
        (SETTLE_FIRST, "", acts.settle_first),
        ("announce-result", "", acts.announce_result),
        (COLLECT, "", acts.collect_losing),
        (SETTLE, "", acts.settle_all),
        (REPORT, "report coup? actual? wagers? reason? odds?", acts.report_irregularity),
        ("recall-coup", "coup past?", acts.recall),
        (CORRECT_PLAYS, "report plays results reason number?", acts.correct_plays),
        ("choose-option", "effect said? actual? forfeit?", acts.choose),
        ("resume-coup", "", acts.resume),
        (MEASURE, "breach measures who against? number? terminals?", matters.measure),
        ("find-wrong-payment", "coup paid due patron? suspected? words?", matters.find_error),
        ("try-to-rectify", "error step words patron?", matters.attempt),
        ("rectify-payment", "error cents", matters.rectify),
    )
}
"""The acts that change money, wagers or cards. A field with ? may be missing."""

ONE_MEASURE = ActRow(
    act_shape(MEASURE, "breach measure who against?", FIELDS, DEFAULTS), matters.measure_with_all
)
"""A measure of earlier releases: one at a time, which brought others with it."""

OTHERS = frozenset(
    "pair-tables part-tables"
    " choose-dealing limit-players restrict-optional show-game show-closing announce-limits"
    " lift-restriction"
    " name-guest vacate drop-cards shuffle riffle let-players-cut decline-cut"
    " call-last-coup meet-cutting-card"
    " select-result confirm-result pass-out expose-card collect turn announce-counts refuse-cards designate"
    " report-holding excuse-holding forfeit-cards accept-role decline-role pass-role order-no-bet"
    " take-wagers report-breach tell-about show-rules enquire tell-regulator raise-dispute decide-dispute"
    " ask-review review-dispute advise-patron close-dispute".split()
)
"""The acts that change none of these."""


def _acted(books: Books, row: StoredEvent, body: Any) -> Lines:
    if row.stream != f"{Table.stream}{body.table}" or body.at != row.at:
        wrong("audit-other-table", table=body.table)
    name, money = body.act.get("act"), body.money or ()
    known = ONE_MEASURE if name == MEASURE and body.act.get("measure") else MOVING.get(name)
    if known is None and name not in OTHERS:
        wrong("audit-no-act", act=name)
    if body.lines and name not in (SETTLE_FIRST, COLLECT, SETTLE):
        wrong("audit-act-settles", act=name)
    if (body.ruling is not None) != (name in (REPORT, CORRECT_PLAYS)):
        wrong("audit-ruling-or-none", act=name)
    if body.findings is not None and name not in FINDING:
        wrong("audit-findings-on-act", act=name)
    check_release(books, row)
    table = books.tables.setdefault(body.table, Table())
    check_role(AT_TABLES, table.edition, name, body)
    check_taking_part(books, name, body.act, table.patrons, table.edition)
    if (books.pending is not None) != (name == END):
        wrong("audit-restore-order")
    if name in FROM_SHOE and table.shoes == table.ended_shoe:
        wrong("audit-card-of-before")
    for each in body.incidents or ():
        check_incident(row, each, table.incidents)
        table.incidents += 1
    context = ActContext(books, row, table, body, sums_of(money), Stacks(body.table, books.balances))
    before, cards = (seen(table), cards_of(table)) if name in SIGNED else (None, {})
    due = Due() if known is None else known.happens(context, read_act(body.act, known.shape))
    match(context.there, due)
    if name == END:
        back = sum(each.cents for each in money if each.move == "seat-wager-back")
        note_ended(books, row, body, back)
    if before is not None:
        check_signed(books, row, body, changed(name, body.act, before, table))
        check_cards(books, row, body, cards, table)
    _note_vacated(table, name, body.act)
    if name == EXCHANGE:
        check_exchange(books, row, body)
    if name in SHOWN and table.coup is not None:
        table.coup.shown = True
    return lines_of(body.table, money)


def _note_vacated(table: Table, name: str, act: Mapping[str, Any]) -> None:
    """Notes that a player who gave up a seat sits nowhere."""
    if name == "vacate":
        table.seats.pop(act["player"], None)


TABLES: tuple[Row, ...] = tuple(
    (f"table-acted.{version}", "table act by at approved? money? lines? ruling? incidents? findings?", _acted)
    for version in (1, 2, 3, 4, 5)
)
"""The event of gaming tables. Since version 2 two people sign a change to a known result, since version 3 a
voucher. Since version 4 acts have versions, since version 5 incidents have keys with facts."""
