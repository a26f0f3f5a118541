"""Floors as a file of settings tells them."""

from kit.support import RAPID, STAR
from pitboss.kernel.rejection import unwrap
from pitboss.service.config import FloorConfig, read_config


def rapid_floor(*games: tuple[str, str, str], **told: str) -> FloorConfig:
    """A floor with some games of Rapid: the name, the game and where its cards and numbers come from."""
    lines = ['venue = "The Little Casino"', *(f'{key} = "{value}"' for key, value in told.items())]
    for name, game, shoe in games:
        dealing = "virtual" if shoe == "simulated" else "staff"
        lines += [
            f'[[games]]\nname = "{name}"\nedition = "{RAPID}"\ngame = "{game}"\nwheel = "automated"',
            f'period = 1\npause = 0\ndealing = "{dealing}"\nshoe = "{shoe}"',
            'limits = {least = "5", most = "500", unit = "5"}',
        ]
    return unwrap(read_config("\n".join(lines)))


def three_games() -> FloorConfig:
    told = 'venue = "The Little Casino"\n'
    for name, edition, game in (
        ("rapid-1", RAPID, "baccarat"),
        ("roulette-1", RAPID, "roulette"),
        ("star-1", STAR, "baccarat"),
    ):
        told += f'[[games]]\nname = "{name}"\nedition = "{edition}"\ngame = "{game}"\n'
        told += 'limits = {least = "5", most = "1000", unit = "5"}\n'
    return unwrap(read_config(told))
