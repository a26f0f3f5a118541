"""The attack: a person takes a name that means the machine, a terminal or an existing device.

Under such a name the log could not tell the person from the machine, which needs no second signature.
"""

from collections.abc import Iterator

import pytest
from kit.server.server_process import SECOND, Server, bearer
from kit.server.small_floor import DATABASES, small_floor

from pitboss.acting.acts.act import Person
from pitboss.baccarat.acts.people import Join
from pitboss.baccarat.decide import ActAtTable
from pitboss.floor.games import act_at_game
from pitboss.kernel.decision import Given
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.service.config_reading import read_config
from pitboss.words.rendering import english

NAMES = "setup system console server pt pt-7 terminal-7 stacker-1 shoe-rapid-1 virtual-dealer key".split()


@pytest.fixture(scope="module", params=DATABASES)
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with small_floor(request.param, tmp_path_factory.mktemp("floor")) as server:
        yield server


def code(server: Server, path: str, body: object, token: str) -> str:
    return str(server.http.post(path, json=body, headers=bearer(token)).json()["error"]["code"])


def test_nobody_who_works_here_is_called_so(server: Server) -> None:
    ada = server.sign_in("ada")
    for name in NAMES:
        body = {"name": name, "posts": ["dealer"], "second": SECOND}
        assert code(server, "/api/staff", body, ada) == "reserved-name", name


def test_no_person_and_device_share_a_name(server: Server) -> None:
    ada = server.sign_in("ada")
    wall = {"name": "wall", "kind": "display", "serves": "rapid-1", "second": SECOND}
    server.post("/api/devices", wall, ada)
    person = {"name": "wall", "posts": ["dealer"], "second": SECOND}
    assert code(server, "/api/staff", person, ada) == "reserved-name"
    assert code(server, "/api/devices", {**wall, "name": "dee"}, ada) == "reserved-name"
    assert code(server, "/api/devices", {**wall, "name": "setup"}, ada) == "reserved-name"


@pytest.mark.parametrize("name", ["setup", "virtual-supervisor", "Terminal-7"])
def test_no_guest_is_called_so(name: str) -> None:
    command = ActAtTable("star-1", Join(name), Person("dee", Role.DEALER))
    refused = act_at_game({"table/star-1": None, "wheel/star-1": None}, command, Given(0, b""))
    assert isinstance(refused, Rejection)
    assert refused.code == "reserved-name"


def test_no_seat_is_set_up_for_such_a_guest() -> None:
    toml = """
    venue = "The Little Casino"
    seats = [{table = "star-1", guest = "console"}]
    [[games]]
    name = "star-1"
    edition = "star-baccarat-2024"
    game = "baccarat"
    limits = {least = "5", most = "500"}
    """
    wrong = read_config(toml)
    assert isinstance(wrong, Rejection)
    assert "console" in english(wrong.text)
