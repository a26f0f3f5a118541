"""The clause marker, and the record of what a test run proves."""

import gc
import json
import os
import signal
from collections import defaultdict
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import settings
from kit.pages.browser import browser  # noqa: F401 (a fixture)
from kit.pages.page_floors import floor  # noqa: F401 (a fixture)
from kit.store.postgres import database, postgres  # noqa: F401 (fixtures)

from pitboss.lab.conformance import clause_index

# The time of an example depends on the machine more than on the code.
settings.register_profile("suite", deadline=None)
settings.load_profile("suite")

# The command line speaks the language of its user. Tests read English unless they ask for another.
os.environ["LC_ALL"] = "C.UTF-8"

ROOT = Path(__file__).parent.parent
PROVEN = ROOT / "src" / "pitboss" / "lab" / "proven.json"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--prove",
        action="store_true",
        help="Write which clauses this whole run proves, and fail if the kept file said otherwise.",
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "clause(edition, *numbers): the test proves these clauses.")
    config.pluginmanager.register(Prover(config))
    # A shell starts background jobs with Ctrl-C ignored. Programs inherit that, and tests that send it hang.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Attaches each test's clauses to its report, and refuses a clause that no edition has."""
    # Browser tests begin: at the end they would all run at once, in more browsers than there are cores.
    items.sort(key=lambda item: "browser" not in item.path.parts)
    for item in items:
        for mark in item.iter_markers("clause"):
            edition, *numbers = mark.args
            unknown = [number for number in numbers if number not in numbers_of(edition)]
            if unknown or not numbers:
                raise pytest.UsageError(f"{item.nodeid}: {edition} has no clause {', '.join(unknown)}")
            item.user_properties.extend(("clause", f"{edition} {number}") for number in numbers)


@cache
def numbers_of(edition: str) -> frozenset[str]:
    """The clauses of an edition."""
    return frozenset(clause.number for clause in clause_index(edition))


def pytest_collection_finish() -> None:
    """Keeps the garbage collector from walking all test modules again and again: a tenth of the time."""
    gc.collect()
    gc.freeze()


class Prover:
    """Collects the clauses of passing tests, across all worker processes."""

    def __init__(self, config: pytest.Config) -> None:
        self.active = bool(config.getoption("--prove")) and not hasattr(config, "workerinput")
        self.proofs: dict[str, dict[str, set[str]]] = defaultdict(lambda: defaultdict(set))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            test = report.nodeid.partition("[")[0]
            for name, value in report.user_properties:
                if name == "clause":
                    edition, number = str(value).split(" ")
                    self.proofs[edition][number].add(test)

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        # A run with failures proves nothing. It has failed already.
        if not self.active or exitstatus != pytest.ExitCode.OK:
            return
        proven = proven_text(self.proofs)
        if PROVEN.is_file() and PROVEN.read_text(encoding="utf-8") == proven:
            return
        PROVEN.write_text(proven, encoding="utf-8")
        print(f"\n{PROVEN.name} was stale and was rewritten from this run. Commit it and run again.")
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


def proven_text(proofs: dict[str, dict[str, set[str]]]) -> str:
    """The contents of the file: editions and clauses in the order of the index, tests by name."""

    def ordered(edition: str) -> Iterable[str]:
        return (clause.number for clause in clause_index(edition) if clause.number in proofs[edition])

    found = {
        edition: {number: sorted(proofs[edition][number]) for number in ordered(edition)}
        for edition in sorted(proofs)
    }
    return json.dumps(found, indent=1) + "\n"


SLOW_S = 10
"""Seconds after which a test module says why it takes so long: in its docstring, after `REASON`."""
REASON = "It takes over 10 s: "


def slow_modules(reports: Iterable[pytest.TestReport]) -> list[str]:
    """The modules that took long in this run and do not say why, with their seconds."""
    seconds: dict[str, float] = defaultdict(float)
    for report in reports:
        seconds[report.nodeid.partition("::")[0]] += report.duration
    return [
        f"{module}: {took:.0f} s, and its docstring gives no reason"
        for module, took in sorted(seconds.items())
        if took > SLOW_S and REASON not in (ROOT / module).read_text(encoding="utf-8").partition('"""\n\n')[0]
    ]


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Prints slow modules, and the figures that tests report, such as how many power cuts were survived."""
    reports = [each for kind in ("", "passed", "failed") for each in terminalreporter.getreports(kind)]
    for line in slow_modules(reports):
        terminalreporter.write_line(line)
    for report in terminalreporter.getreports("passed"):
        for name, value in report.user_properties:
            if name == "figures":
                terminalreporter.write_line(str(value))
