"""The attack: a stranger types wrong passwords for every name of the floor, to keep its staff out.

It takes over 10 s: a real server answers some ninety sign-ins, on two databases.
"""

from collections.abc import Iterator

import pytest
from kit.server.server_process import Server, running
from kit.server.small_floor import CONFIG, DATABASES, come_in, fresh_database
from kit.server.tampered_machine import tampered

from pitboss.service.auth.attempts import PAIR_FREE_TRIES

DESK, NEW_DESK, STRANGER, ANOTHER_STRANGER = "127.0.0.1", "127.0.0.9", "127.0.0.66", "127.0.0.67"
"""The client addresses, all of them on this machine."""
NAMES = ("ada", "bea", "sue", "ian")


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("floor")
    # No wait ever ends here, however slow the machine is.
    passed = folder / "passed"
    passed.write_text("0", encoding="ascii")
    with running(CONFIG, fresh_database(request.param, folder), program=tampered("limits", passed)) as server:
        yield server


def test_a_stranger_is_slowed_down_and_keeps_nobody_out(server: Server) -> None:
    for name in NAMES:
        assert come_in(server, DESK, name).status_code == 200
    guesses = [come_in(server, STRANGER, name, "a wrong guess") for name in NAMES for _ in range(5)]
    assert [each.status_code for each in guesses[:3]] == [401] * 3
    assert 429 in {each.status_code for each in guesses}
    # At their desks, and at one that they never used before.
    for name in NAMES:
        assert come_in(server, DESK, name).status_code == 200
        assert come_in(server, NEW_DESK, name).status_code == 200


def test_the_right_password_does_not_help_where_it_is_guessed(server: Server) -> None:
    guesses = [come_in(server, ANOTHER_STRANGER, "gus", "a wrong guess").status_code for _ in range(5)]
    assert guesses == [401] * PAIR_FREE_TRIES + [429] * 2
    assert come_in(server, ANOTHER_STRANGER, "gus").status_code == 429
    assert come_in(server, DESK, "gus").status_code == 200


def test_staff_are_alarmed_and_the_log_knows_where_it_came_from(server: Server) -> None:
    for _ in range(4):
        come_in(server, STRANGER, "ada", "a wrong guess")
    watcher = server.sign_in("vic")
    raised = server.get("/api/log?stream=alarm/passwords-guessed&limit=50", watcher)
    places = [(each["body"]["subject"], each["body"]["facts"]["address"]) for each in raised]
    assert "ada" in {name for name, _ in places}
    assert all(place == (ANOTHER_STRANGER if name == "gus" else STRANGER) for name, place in places), places
    failed = server.get("/api/log?stream=staff/ada&limit=50", watcher)
    assert {each["body"]["address"] for each in failed if each["type"] == "sign-in-failed.1"} == {STRANGER}
