"""The clause index, its figures, and how a test run becomes proof."""

import json
import re
from itertools import pairwise
from pathlib import Path

import conftest
import pytest
from kit.catalogues import messages
from kit.support import CANBERRA, EDITIONS, GUIDE, PREMIUM, RAPID, STAR
from typer.testing import CliRunner, Result

from pitboss.cli.main import command
from pitboss.kernel.text import Text
from pitboss.lab.conformance import Conformance, Disposition, IndexedClause, clause_index
from pitboss.words.languages import ENGLISH, languages
from pitboss.words.rendering import render

pytest_plugins = ["pytester"]

COUNTS = {STAR: 491, PREMIUM: 361, RAPID: 344, CANBERRA: 330, GUIDE: 11}


def run(*options: str) -> Result:
    return CliRunner().invoke(command, ["conformance", *options])


# The index.


@pytest.mark.parametrize("edition, count", COUNTS.items())
def test_the_index_holds_every_clause_once_with_a_disposition_and_a_title(edition: str, count: int) -> None:
    index = clause_index(edition)
    assert len(index) == count
    assert len({clause.number for clause in index}) == count
    for clause in index:
        assert clause.disposition in set(Disposition)
    for language in languages():
        titles = [render(clause.title, language) for clause in index]
        assert len(set(titles)) == count
        assert [title for title in titles if not 0 < len(title) <= 80 or title != title.strip()] == []


def test_every_clause_has_a_title_of_its_own_and_no_title_is_left_over() -> None:
    keys = [clause.title.key for edition in COUNTS for clause in clause_index(edition)]
    assert len(set(keys)) == len(keys) == sum(COUNTS.values())
    assert set(keys) == {key for key in messages(ENGLISH) if key.startswith("clause-")}


def test_the_same_title_has_the_same_words_in_every_language() -> None:
    titles = [clause.title for edition in COUNTS for clause in clause_index(edition)]
    for language in languages():
        said = {(render(title, ENGLISH), render(title, language)) for title in titles}
        assert len(said) == len({english for english, _ in said})


@pytest.mark.parametrize("edition", [edition for edition in COUNTS if edition != GUIDE])
def test_the_index_is_in_the_order_of_the_document(edition: str) -> None:
    numbers = [clause.number for clause in clause_index(edition)]
    plain = [number for number in numbers if re.fullmatch(r"[0-9.]+", number)]
    assert plain == sorted(plain, key=lambda number: [int(part) for part in number.split(".")])
    # What a clause says under letters follows it, and a term follows the clause that explains the terms.
    terms = [number for number in numbers if re.match(r"A\.|1\.1\.[a-z]", number)]
    assert terms
    assert numbers.index(terms[0]) <= 1
    for before, number in pairwise(numbers):
        parent = re.sub(r"\([^)]*\)$", "", number)
        assert parent in (number, before) or before.startswith(f"{parent}("), number


LETTERS = ("abcdefghijk", ("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi"), "ABCD")


@pytest.mark.parametrize("edition", [STAR, PREMIUM, CANBERRA])
def test_no_letter_of_a_clause_is_left_out(edition: str) -> None:
    under: dict[str, list[str]] = {}
    for clause in clause_index(edition):
        parent, letter = re.fullmatch(r"(.*?)(?:\(([^()]*)\))?", clause.number).groups()  # type: ignore[union-attr]
        if letter is not None:
            under.setdefault(parent, []).append(letter)
    assert under
    for parent, letters in under.items():
        # The document of the Star leaves out a letter itself.
        expected = [letter for letter in "abcdefghijk" if letter != "i"] if parent == "15.4.2" else letters
        runs = [list(run)[: len(letters)] for run in LETTERS]
        assert letters in runs or letters == expected, parent


def test_what_orders_nothing_needs_no_proof_and_what_orders_something_does() -> None:
    need = {clause.number for clause in clause_index(CANBERRA) if clause.needs_proof}
    orders = (
        "A.void",
        "A.set-wagering-period(b)",
        "A.table-differential",
        "A.starting-marker",
        "15.6(a)(iv)",
    )
    assert set(orders) <= need
    # A heading over letters proves nothing: each letter needs its own test.
    assert not {"8.4", "15.6", "17.2", "A.banker", "12.7(a)(i)"} & need


def test_an_edition_without_an_index_has_no_clauses() -> None:
    assert clause_index("macau-1962") == ()


def test_only_an_informative_clause_needs_no_proof() -> None:
    clauses = tuple(
        IndexedClause(f"1.{n}", disposition, Text("clause-made-up"))
        for n, disposition in enumerate(Disposition)
    )
    report = Conformance("made-up", clauses, {"1.1": ("test_a",), "1.5": ("test_b",), "9.9": ("test_c",)})
    assert report.need_proof == ("1.0", "1.1", "1.2", "1.3", "1.4")
    assert report.proven == ("1.1",)
    assert report.unproven == ("1.0", "1.2", "1.3", "1.4")


def test_the_proof_of_a_clause_is_no_proof_of_its_letters_nor_the_other_way_round() -> None:
    clauses = tuple(
        IndexedClause(number, Disposition.ENFORCED, Text("clause-made-up"))
        for number in ("4.8", "4.8(a)", "4.8(b)")
    )
    assert Conformance("made-up", clauses, {"4.8": ("test_a",)}).unproven == ("4.8(a)", "4.8(b)")
    assert Conformance("made-up", clauses, {"4.8(b)": ("test_b",)}).unproven == ("4.8", "4.8(a)")


# The command.


def test_the_figures_as_data() -> None:
    result = run("--format", "json")
    assert (result.exit_code, result.stderr) == (0, "")
    answer = json.loads(result.stdout)
    assert answer.keys() == {"editions"}
    assert answer["editions"].keys() == EDITIONS.keys()
    for edition, figures in answer["editions"].items():
        assert figures.keys() == {"clauses", "with_disposition", "need_proof", "proven", "unproven"}
        need = [clause.number for clause in clause_index(edition) if clause.disposition != "informative"]
        assert figures["clauses"] == figures["with_disposition"] == COUNTS[edition]
        assert figures["need_proof"] == len(need)
        assert figures["proven"] + len(figures["unproven"]) == len(need)
        assert set(figures["unproven"]) <= set(need)


@pytest.mark.parametrize("edition", COUNTS)
def test_the_figures_of_one_edition_are_the_same(edition: str) -> None:
    every = json.loads(run("--format", "json").stdout)["editions"]
    one = json.loads(run("--format", "json", "--edition", edition).stdout)["editions"]
    assert one == {edition: every[edition]}


def test_the_tables_for_people() -> None:
    summary = run()
    assert summary.exit_code == 0
    for edition, count in COUNTS.items():
        assert edition in summary.stdout
        assert f" {count} " in summary.stdout
    table = run("--edition", GUIDE)
    assert table.exit_code == 0
    for clause in clause_index(GUIDE):
        assert f" {clause.number} " in table.stdout


def test_an_unknown_edition_ends_in_one_sentence_and_status_two() -> None:
    result = run("--edition", "macau-1962")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("pitboss: There is no edition 'macau-1962'.")
    assert len(result.stderr.splitlines()) == 1


# From a test run to proof.


@pytest.fixture
def proven(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project with our own conftest, except that it writes its proofs to a separate file."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    stored = pytester.path / "proven.json"
    source = Path(conftest.__file__).read_text(encoding="utf-8")
    pytester.makeconftest(source + f"\nPROVEN = Path({str(stored)!r})\n")
    return stored


TESTS = """
import pytest

@pytest.mark.clause("star-baccarat-2024", "5.4", "5.3")
@pytest.mark.parametrize("n", [1, 2])
def test_passes(n):
    pass

@pytest.mark.clause("mini-baccarat-guide", "hands")
def test_is_skipped():
    pytest.skip("not today")

@pytest.mark.clause("mini-baccarat-guide", "pairs")
@pytest.mark.xfail(strict=True)
def test_fails_as_expected():
    assert False

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("star-baccarat-2024", "4.10"))])
def test_carries_a_mark_on_its_parameter(n):
    pass
"""
PROOFS = {
    "star-baccarat-2024": {
        "4.10": ["test_it.py::test_carries_a_mark_on_its_parameter"],
        "5.3": ["test_it.py::test_passes"],
        "5.4": ["test_it.py::test_passes"],
    }
}


def test_a_run_writes_what_its_passing_tests_prove_and_fails_while_the_file_is_stale(
    pytester: pytest.Pytester, proven: Path
) -> None:
    pytester.makepyfile(test_it=TESTS)
    assert pytester.runpytest_inprocess("--prove").ret == pytest.ExitCode.TESTS_FAILED
    assert json.loads(proven.read_text(encoding="utf-8")) == PROOFS
    assert list(PROOFS["star-baccarat-2024"]) == list(json.loads(proven.read_text())["star-baccarat-2024"])
    assert pytester.runpytest_inprocess("--prove").ret == pytest.ExitCode.OK

    proven.write_text('{"star-baccarat-2024": {"1.1": ["test_of_my_hopes"]}}', encoding="utf-8")
    stale = pytester.runpytest_inprocess("--prove")
    assert stale.ret == pytest.ExitCode.TESTS_FAILED
    stale.stdout.fnmatch_lines(["*stale*"])
    assert json.loads(proven.read_text(encoding="utf-8")) == PROOFS


def test_a_failing_run_proves_nothing(pytester: pytest.Pytester, proven: Path) -> None:
    failing = '@pytest.mark.clause("star-baccarat-2024", "5.2")\ndef test_fails():\n    assert False\n'
    pytester.makepyfile(test_it=TESTS + failing)
    assert pytester.runpytest_inprocess("--prove").ret == pytest.ExitCode.TESTS_FAILED
    assert not proven.exists()


def test_a_failing_test_is_no_proof_beside_a_passing_one() -> None:
    config = pytest.Config.fromdictargs({"prove": True}, [])
    prover = conftest.Prover(config)
    for outcome, when in (("failed", "call"), ("passed", "setup"), ("skipped", "call"), ("passed", "call")):
        report = pytest.TestReport(
            nodeid=f"test_it.py::test_{outcome}_{when}",
            location=("test_it.py", 1, "test"),
            keywords={},
            outcome=outcome,  # type: ignore[arg-type]
            longrepr=None,
            when=when,  # type: ignore[arg-type]
            user_properties=[("clause", "star-baccarat-2024 5.2"), ("weather", "fine")],
        )
        prover.pytest_runtest_logreport(report)
    assert prover.proofs == {STAR: {"5.2": {"test_it.py::test_passed_call"}}}


def test_a_run_without_the_option_writes_nothing(pytester: pytest.Pytester, proven: Path) -> None:
    pytester.makepyfile(test_it=TESTS)
    assert pytester.runpytest_inprocess().ret == pytest.ExitCode.OK
    assert not proven.exists()


@pytest.mark.parametrize(
    "mark",
    [
        '"star-baccarat-2024", "99.9"',
        '"macau-1962", "1"',
        '"star-baccarat-2024"',
        '"mini-baccarat-guide", "5.4"',
    ],
)
def test_a_mark_that_names_no_clause_ends_the_run(pytester: pytest.Pytester, proven: Path, mark: str) -> None:
    pytester.makepyfile(f"import pytest\n@pytest.mark.clause({mark})\ndef test_it():\n    pass\n")
    assert pytester.runpytest_inprocess("--prove").ret == pytest.ExitCode.USAGE_ERROR
    assert not proven.exists()
