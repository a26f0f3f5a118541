"""No message is unused: each is named in the source, or made of what the source names and of a code."""

from functools import cache
from pathlib import Path

import pytest
from kit.catalogues import Named, Shape, keys, named_by_modules, named_by_pages
from kit.vocabulary import VOCABULARY

from pitboss.game.cards import RANKS
from pitboss.lab.conformance import clause_index
from pitboss.ledger.chart import CHART
from pitboss.rules.catalogue import catalogue
from pitboss.rules.edition import BaccaratGame
from pitboss.rules.wager import Wager

REFUSAL = "refusal-"
MISFITS = ("malformed-request", "bad-command", "bad-config")
"""What is refused where a field does not fit, which `pitboss.kernel.misfits` says for all."""
MISFIT_CASES = ("field", "field-expected", "field-unknown", "field-missing")


@cache
def sources() -> dict[Path, Named]:
    return named_by_modules() | named_by_pages()


@cache
def wagers() -> tuple[Wager, ...]:
    """The wagers of all games of Baccarat."""
    games = [game for edition in catalogue().values() for game in edition.games]
    return tuple(wager for game in games if isinstance(game, BaccaratGame) for wager in game.wagers)


@cache
def codes() -> frozenset[str]:
    """All that a key may be made of: the strings of the source, and the codes that are made of others."""
    return frozenset(
        {
            *(each for named in sources().values() for each in named.strings),
            *(code for each in VOCABULARY.values() for code in each),
            *(row.name for wager in wagers() for row in wager.pays),
            *(row.name for wager in wagers() for row in wager.standoffs),
            *(rank.lower() for rank in RANKS),
        }
    )


@cache
def written() -> frozenset[str]:
    """The keys that are written somewhere as they are."""
    strings = {each for named in sources().values() for each in named.strings}
    return frozenset(
        {
            *strings,
            *(clause.title.key for edition in catalogue() for clause in clause_index(edition)),
            *(kind.text.key for kind in CHART),
            *(f"wager-{wager.key}" for wager in wagers()),
            # What is short, and what cannot be opened, is known only when it is refused.
            *(f"refusal-{kind.short.code}-{kind.pattern.rpartition('/')[2]}" for kind in CHART if kind.short),
            *(f"refusal-{code}-{case}" for code in MISFITS for case in MISFIT_CASES),
            *(f"refusal-{each}-opening" for each in strings if each.startswith("store-")),
        }
    )


@cache
def shapes() -> frozenset[Shape]:
    return frozenset(each for named in sources().values() for each in named.shapes if each[0] != REFUSAL)


def fits(text: str, shape: Shape) -> bool:
    """Whether a text has a shape, with a code in every place of a value."""
    before, *after = shape
    if not after:
        return text == before
    rest = text.removeprefix(before)
    return text.startswith(before) and any(
        rest[:length] in codes() and fits(rest[length:], tuple(after)) for length in range(1, len(rest) + 1)
    )


def refused(rest: str) -> bool:
    """Whether one source names the code and the case of a refusal."""
    parts = rest.split("-")
    pairs = [{"-".join(parts[:nth]), "-".join(parts[nth:])} - {""} for nth in range(1, len(parts) + 1)]
    return any(pair <= named.strings for pair in pairs for named in sources().values())


def is_used(key: str) -> bool:
    if key in written():
        return True
    if key.startswith(REFUSAL):
        return refused(key.removeprefix(REFUSAL))
    return any(key.startswith(shape[0]) and fits(key, shape) for shape in shapes())


def test_every_message_is_used() -> None:
    assert len(codes()) > 1_000
    assert len(keys()) > 5_000
    assert [key for key in keys() if not is_used(key)] == []


@pytest.mark.parametrize(
    "key",
    [
        "refusal-bad-path-tie",
        "act-zz-unused",
        "cage-zzz",
        "report-zzz",
        "value-zzz",
        "cli-zzz",
        "player-zzz",
        "event-zzz",
        "log-field-zzz",
        "event-zzz-name",
        "clause-zzz",
    ],
)
def test_a_message_that_nothing_names_is_found(key: str) -> None:
    assert not is_used(key)
