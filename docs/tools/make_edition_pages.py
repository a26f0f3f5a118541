"""Writes docs/guide/editions/*.md from the editions themselves, so that the pages stay correct."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from pitboss.kernel.money import odds_text
from pitboss.kernel.roles import Role
from pitboss.kernel.text import Text
from pitboss.lab.conformance import clause_index
from pitboss.rules.catalogue import catalogue
from pitboss.rules.edition import BaccaratGame, Edition, Game, RouletteGame
from pitboss.rules.procedure import Procedure
from pitboss.rules.wager import Odds, SignPercentage
from pitboss.words.rendering import english

PAGES = Path(__file__).parent.parent / "guide" / "editions"


def page(edition: Edition) -> str:
    """The whole page of an edition."""
    parts = [
        f"# {english(Text(edition.title))}",
        f"Key `{edition.key}`. Approved by {english(Text(edition.approved_by))}, {edition.approved_on}. "
        "This page is written from the edition's record; the numbers in brackets are its clauses.",
    ]
    for game in edition.games:
        parts += [f"## The game `{game.key}`: {english(Text(game.title))} ({game.clause})", wagers(game)]
    procedures = {
        id(game.procedure): game.procedure for game in edition.games if isinstance(game, BaccaratGame)
    }
    for procedure in procedures.values():
        parts += ["## Cards, shoe and wagering", procedure_rows(procedure)]
    parts += people(edition)
    index = clause_index(edition.key)
    parts += [
        f"## All {len(index)} clauses",
        "What the system makes of each: [dispositions](../../develop/conformance.md).",
        table(
            ("clause", "disposition", "in short"),
            ((each.number, each.disposition, english(each.title)) for each in index),
        ),
    ]
    return "\n\n".join(parts) + "\n"


def wagers(game: Game) -> str:
    """What each wager pays, when and by which clause."""
    if isinstance(game, RouletteGame):
        bets = [(f"`{bet.kind}`", f"{bet.pays} to 1", bet.clause, bet.defined) for bet in game.bets]
        calls = [(f"`{call.key}`", ", ".join(call.pieces), call.clause, call.clause) for call in game.calls]
        wheel = f"The wheel clockwise ({game.wheel.order_clause}): {' '.join(map(str, game.wheel.order))}."
        return "\n\n".join(
            [
                wheel,
                table(("bet", "pays", "by", "defined"), bets),
                table(("call bet", "its equal pieces", "by", "defined"), calls),
            ]
        )
    assert isinstance(game, BaccaratGame)
    rows = []
    for wager in game.wagers:
        for i, pay in enumerate(wager.pays):
            name = f"`{wager.key}`" if i == 0 else ""
            rows.append(
                (
                    name,
                    pay.name.replace("-", " "),
                    odds(pay.pays),
                    pay.clause,
                    offered(wager.decks, wager.layouts),
                )
            )
        for row in wager.standoffs:
            rows.append(("", row.name.replace("-", " "), "standoff", row.clause, ""))
    return table(("wager", "when", "pays", "by", "only with"), rows)


def offered(decks: Sequence[int] | None, layouts: Sequence[str] | None) -> str:
    """What a table needs for a wager."""
    needs = [f"{' or '.join(map(str, decks))} decks"] if decks else []
    needs += [f"layouts {' '.join(layouts)}"] if layouts else []
    return ", ".join(needs)


def odds(pays: Odds) -> str:
    """Odds in words."""
    if isinstance(pays, SignPercentage):
        return f"{pays.least} to {pays.most} % of the stake, as the sign says"
    return odds_text(pays)


def approval(role: Role | None) -> str:
    """Whose approval a row needs."""
    return f", approved by a {english(role.text)}" if role else ""


def procedure_rows(p: Procedure) -> str:
    """The procedure, one idea per line."""
    lines = [
        f"decks: {', '.join(map(str, p.decks.allowed))} ({p.decks.clause})",
        f"cutting cards: {p.decks.cutting_cards}",
        "dealt from: " + ", ".join(f"{row.device} ({row.clause})" for row in p.dealt_from),
        "the cut is offered to: "
        + ", then ".join(f"{turn.kind} ({turn.clause})" for turn in p.cut.offered_to),
        f"cut {p.cut.least_from_ends} cards or more from either end ({p.cut.cut_clause}), "
        f"{p.cut.least_from_back} or more behind the cutting card ({p.cut.cutting_card_clause})",
        "burn: " + ", ".join(f"{row.way} ({row.clause}{approval(row.approved_by)})" for row in p.burns),
        f"cutting card during a coup: {p.end.after_during} more after it ({p.end.during_clause}); "
        f"as the first card: {p.end.after_first} more ({p.end.first_clause})"
        + (f"; one more on a tie ({p.end.one_more_on_tie})" if p.end.one_more_on_tie else ""),
        "wagers close: " + ", or ".join(f"{row.at} ({row.clause})" for row in p.closing),
        f"stakes in: {', '.join(p.tenders.accepted)} ({p.tenders.clause})",
        "together on one coup: "
        + ", ".join(
            f"{' + '.join(row.wagers)} ({row.clause}{approval(row.approved_by)})" for row in p.combinations
        ),
        *(
            f"either {' and '.join(row.one)} or {' and '.join(row.other)} ({row.clause})"
            for row in p.either_or
        ),
        *(
            f"the dealer {'must' if row.required else 'may'} call: "
            f"{english(row.announcement.text)} ({row.clause})"
            + (f", where wagers close by {row.closing}" if row.closing else "")
            for row in p.calls
        ),
        *(
            "a coup without wagers only if "
            + ", and ".join(" or ".join(english(fact.text) for fact in group) for group in row.needs)
            + f" ({row.clause})"
            for row in p.no_bet_coups
        ),
        *(
            f"dealing method {row.key}, cards held by {row.handling} ({row.clause})"
            + "".join(f"; {english(each.rule.text)} ({each.clause})" for each in row.rules)
            for row in p.methods
        ),
        *(f"{row.case}: {row.ruling} ({row.clause})" for row in p.limits),
        f"payments go up to the next chip ({p.rounding or 'our decision, the document is silent'})",
    ]
    layouts = table(
        ("layout", "places", "may also have"),
        ((row.key, str(row.places), " ".join(map(str, row.also))) for row in p.layouts),
    )
    return "\n".join(f"- {line}" for line in lines) + (f"\n\n{layouts}" if p.layouts else "")


def people(edition: Edition) -> list[str]:
    """Who may do what, and what notice it needs."""
    if not edition.authority:
        return []
    rows = (
        (english(row.act.text), ", ".join(english(role.text) for role in row.by), row.clause)
        for row in edition.authority
    )
    stands = [
        f"- a {english(row.role.text)} may be a {', '.join(english(r.text) for r in row.held_by)} "
        f"({row.clause or 'our decision, the document is silent'})"
        for row in edition.stand_ins
    ]
    notices = [
        f"- {english(row.act.text)}: "
        f"{f'{row.minutes} minutes' if row.minutes else 'beforehand'} ({row.clause})"
        + (", or all players consent" if row.or_consent else "")
        for row in edition.notices
    ]
    return [
        "## Who may do what",
        table(("act", "who", "clause"), rows),
        "\n".join(stands),
        "Notice needed:",
        "\n".join(notices),
    ]


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table in Markdown."""
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def pages() -> dict[Path, str]:
    """Every page with its text."""
    return {PAGES / f"{edition.key}.md": page(edition) for edition in catalogue().values()}


if __name__ == "__main__":
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
