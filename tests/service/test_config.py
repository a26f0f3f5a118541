"""floor.toml: what it may contain, and the one sentence that reports an error, by its key."""

from pathlib import Path

import pytest
from kit.support import CANBERRA, PREMIUM, RAPID, STAR

from pitboss.acting.setups.setup import count_items
from pitboss.acting.setups.sign import Limits
from pitboss.floor.setups import check_setup
from pitboss.kernel.rejection import Rejection, unwrap
from pitboss.kernel.text import Text
from pitboss.rules.equipment import ItemKind
from pitboss.service.config import FloorConfig, GameConfig, limits_of, settings_of, setup_of
from pitboss.service.config_reading import load_config, read_config
from pitboss.words.rendering import english

GAMES = f"""
venue = "The Little Casino"
utc-offset = 600

[[games]]
name = "rapid-1"
edition = "{RAPID}"
game = "baccarat"
period = 30
limits = {{least = "5", most = 50_000, unit = "2.50", most-total = "1000"}}

[[games]]
name = "wheel-1"
edition = "{RAPID}"
game = "roulette"
wheel = "automated"
limits = {{least = 100, most = "100.00", kinds = {{straight = ["1.00", "25"]}}}}

[[games]]
name = "canberra-1"
edition = "{CANBERRA}"
game = "commission"
period = 25
setup = {{closes = "period-ends"}}
limits = {{least = "5", most = "500", unit = "5"}}

[[terminals]]
number = "1"
notes = ["10", "20"]
credit-limit = "2500"

[[terminals]]
number = "2"

[[seats]]
table = "canberra-1"
guest = "ann"
"""


def floor() -> FloorConfig:
    config = read_config(GAMES)
    assert isinstance(config, FloorConfig), config
    return config


def game(name: str) -> GameConfig:
    found = floor().game(name)
    assert found is not None
    return found


def complaint(text: str) -> str:
    config = read_config(text)
    assert isinstance(config, Rejection)
    assert config.code == "bad-config"
    return english(config.text)


def test_amounts_are_dollars_in_quotes_or_cents() -> None:
    limits = limits_of(game("rapid-1"))
    assert limits.each == Limits(500, 50_000)
    assert (limits.unit, limits.most_total, limits.least_total) == (250, 100_000, None)
    assert limits_of(game("wheel-1")).of("straight:17") == Limits(100, 2_500)


def test_a_period_stands_on_the_sign_where_the_rules_want_it_there() -> None:
    assert limits_of(game("canberra-1")).period == 25
    assert limits_of(game("rapid-1")).period is None


def test_a_sign_that_must_name_a_wager_names_the_limits_of_all() -> None:
    assert limits_of(game("canberra-1")).kinds["super-six"] == Limits(500, 50_000)


def test_tables_are_set_up_as_usual_but_for_what_the_file_says() -> None:
    config = floor()
    for each in config.games:
        setup = setup_of(config, each)
        assert not isinstance(setup, Rejection)
        assert check_setup(setup) is None
        assert setup.utc_offset == 600
    rapid, wheel = (setup_of(config, game(name)) for name in ("rapid-1", "wheel-1"))
    assert not isinstance(rapid, Rejection)
    assert not isinstance(wheel, Rejection)
    assert rapid.seats == 2, "as many as there are terminals"
    assert count_items(wheel, ItemKind.AUTOMATED_WHEEL) == 1
    assert count_items(wheel, ItemKind.LIVE_WHEEL) == 0


def test_streams_and_kinds_follow_from_the_rules() -> None:
    assert [each.stream for each in floor().games] == ["table/rapid-1", "wheel/wheel-1", "table/canberra-1"]
    assert [each.rapid for each in floor().games] == [True, True, False]


def test_terminals_have_the_usual_settings_but_for_what_the_file_says() -> None:
    config = floor()
    first, second = (settings_of(config, terminal) for terminal in config.terminals)
    assert (first.venue, first.notes, first.credit_limit) == ("The Little Casino", (1_000, 2_000), 250_000)
    assert second.notes == (500, 1_000, 2_000, 5_000, 10_000)


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        ("period = 30", "perod = 30", "There is no field games[0].perod."),
        ("utc-offset", "utcoffset", "There is no field utcoffset."),
        ('least = "5", most = 50_000', "least = 5.0, most = 50_000", "games[0].limits.least: An amount is"),
        ('least = "5", most = 50_000', 'least = "5.5", most = 50_000', "games[0].limits.least: An amount is"),
        ('least = "5", most = 50_000', 'least = "0", most = 50_000', "games[0].limits.least: An amount is"),
        ('["1.00", "25"]', '["1.00", true]', "games[1].limits.kinds.straight[1]: An amount is"),
        ('credit-limit = "2500"', 'credit-limit = "much"', "terminals[0].credit-limit: An amount is"),
        ("period = 30", 'period = "30"', "games[0].period must have the type int."),
        ("period = 30", "period = 0", "games[0].period is not as it should be ("),
        ("period = 30", 'dealing = "robot"', "games[0].dealing is not as it should be ("),
        (
            f'edition = "{RAPID}"\ngame = "baccarat"',
            'edition = "no"\ngame = "baccarat"',
            "games[0].edition: ",
        ),
        ('game = "commission"', 'game = "roulette"', "games[2].game: "),
        ('least = "5", most = "500", unit', 'least = "600", most = "500", unit', "games[2].limits: "),
        (', unit = "5"', "", "games[2].limits: The sign must show the multiples"),
        ('"period-ends"', '"never"', "games[2].setup: "),
        ('name = "wheel-1"', 'name = "rapid-1"', "games: There is more than one with the name 'rapid-1'"),
        ('name = "wheel-1"', 'name = "a/b"', "games[1].name: "),
        ('number = "2"', 'number = "1"', "terminals: There is more than one with the number '1'"),
        ('number = "2"', 'number = "no. 2"', "terminals[1].number: "),
        ('table = "canberra-1"', 'table = "rapid-1"', "seats[0].table: "),
        ('guest = "ann"', 'guest = ""', "seats[0].guest: "),
        ("period = 30", 'partner = "wheel-1"', "games[0].partner: "),
        ("period = 30", 'dealing = "virtual"', "games[0].shoe: "),
        ("utc-offset = 600", 'address = "8000"', "address: "),
        ("utc-offset = 600", 'address = "127.0.0.1:65536"', "address: "),
        ("utc-offset = 600", 'tls-key = "key.pem"', "tls-key: "),
        ('venue = "The Little Casino"', 'venue = ""', "venue: "),
        ('venue = "The Little Casino"', "venue = ", "floor.toml: "),
    ],
)
def test_a_fault_is_told_in_one_sentence_by_its_key(old: str, new: str, wanted: str) -> None:
    assert old in GAMES
    message = complaint(GAMES.replace(old, new, 1))
    assert message.startswith("floor.toml: ")
    assert wanted in message
    assert message.endswith(".")
    assert "\n" not in message


def test_two_games_under_one_dealer_name_each_other() -> None:
    toml = 'edition = "star-rapid-etg-2016"\ngame = "baccarat"\nlimits = {least = "5", most = "500"}\n'
    pair = "".join(
        f'[[games]]\nname = "{name}"\npartner = "{partner}"\n{toml}'
        for name, partner in (("rapid-1", "rapid-2"), ("rapid-2", "rapid-1"))
    )
    config = read_config(f'venue = "V"\n{pair}')
    assert isinstance(config, FloorConfig), config
    assert [each.partner for each in config.games if each.partner] == ["rapid-2", "rapid-1"]


@pytest.mark.parametrize(("edition", "played"), [(STAR, "baccarat"), (PREMIUM, "tie-premium")])
def test_a_usual_table_of_an_edition_needs_no_more_than_its_limits(edition: str, played: str) -> None:
    toml = f'name = "1"\nedition = "{edition}"\ngame = "{played}"\nlimits = {{least = "5", most = "500"}}'
    assert isinstance(read_config(f'venue = "V"\n[[games]]\n{toml}'), FloorConfig)


def test_where_terminals_reach_a_server() -> None:
    assert FloorConfig("V").url == "http://127.0.0.1:8000"
    assert FloorConfig("V", tls_certificate="c", tls_key="k").url == "https://127.0.0.1:8000"
    assert FloorConfig("V", public_url="https://floor.example/").url == "https://floor.example"


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    absent = load_config(tmp_path / "floor.toml")
    assert isinstance(absent, Rejection)
    assert absent.code == "cannot-read"
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe")
    read = load_config(binary)
    assert isinstance(read, Rejection)
    assert read.code == "not-text"


NAMED = """
venue = "The Little Casino"
[[games]]
name = "rapid-1"
names = {en = "Rapid 1", zh-Hans = "快速百家乐 1 号台"}
edition = "star-rapid-etg-2016"
game = "baccarat"
limits = {least = "5", most = "500"}
[[terminals]]
number = "7"
names = {en = "Window seat"}
[[terminals]]
number = "8"
"""


def test_games_and_terminals_may_have_names_for_people() -> None:
    config = unwrap(read_config(NAMED))
    assert config.games[0].names == {"en": "Rapid 1", "zh-Hans": "快速百家乐 1 号台"}
    assert [each.names for each in config.terminals] == [{"en": "Window seat"}, {}]
    for bad in ("", "two\\nlines", 41 * "x"):
        wrong = read_config(NAMED.replace("Window seat", bad))
        assert isinstance(wrong, Rejection)
        assert (wrong.text.facts["key"], wrong.text.facts["why"]) == (
            "terminals[0].names.en",
            Text("config-names", {"most": 40}),
        )
