"""Floors as a configuration file describes them."""

from kit.support import RAPID, STAR
from pitboss.kernel.rejection import unwrap
from pitboss.service.config import FloorConfig
from pitboss.service.config_reading import read_config


def rapid_floor(*games: tuple[str, str, str], **settings: str) -> FloorConfig:
    """A floor with some Rapid games: the name, the game and the source of its cards and numbers."""
    lines = ['venue = "The Little Casino"', *(f'{key} = "{value}"' for key, value in settings.items())]
    for name, game, shoe in games:
        dealing = "virtual" if shoe == "simulated" else "staff"
        lines += [
            f'[[games]]\nname = "{name}"\nedition = "{RAPID}"\ngame = "{game}"\nwheel = "automated"',
            f'period = 1\npause = 0\ndealing = "{dealing}"\nshoe = "{shoe}"',
            'limits = {least = "5", most = "500", unit = "5"}',
        ]
    return unwrap(read_config("\n".join(lines)))


def virtual_game(name: str, game: str, *, period: int = 1, least: int = 5, most: int = 500) -> str:
    """A Rapid game in a configuration, which the server deals by itself and without pauses."""
    wheel = 'wheel = "automated"\n' if game == "roulette" else ""
    return f"""
[[games]]
name = "{name}"
edition = "{RAPID}"
game = "{game}"
{wheel}period = {period}
pause = 0
dealing = "virtual"
shoe = "simulated"
limits = {{least = "{least}", most = "{most}"}}
"""


def terminals(*numbers: str) -> str:
    """Player terminals in a configuration."""
    return "".join(f'[[terminals]]\nnumber = "{number}"\n' for number in numbers)


def three_games() -> FloorConfig:
    toml = 'venue = "The Little Casino"\n'
    for name, edition, game in (
        ("rapid-1", RAPID, "baccarat"),
        ("roulette-1", RAPID, "roulette"),
        ("star-1", STAR, "baccarat"),
    ):
        toml += f'[[games]]\nname = "{name}"\nedition = "{edition}"\ngame = "{game}"\n'
        toml += 'limits = {least = "5", most = "1000", unit = "5"}\n'
    return unwrap(read_config(toml))
