"""What people call a wager."""

from collections.abc import Mapping

from pitboss.kernel.text import Fact, Text


def wager_title(titles: Mapping[str, str], key: str) -> Text:
    """A wager by its title among those of its game. A bet on numbers is named with them.

    >>> wager_title({"split": "bet-split"}, "split:17/20")
    Text(key='placed-split', facts={'numbers': '17–20'})
    """
    kind, _, numbers = key.partition(":")
    return Text(f"placed-{kind}", {"numbers": numbers.replace("/", "–")}) if numbers else Text(titles[kind])


def wager_name(titles: Mapping[str, str], key: str) -> Fact:
    """The same of a key from outside. One that the game does not have stays as it was written.

    >>> wager_name({"tie": "wager-tie"}, "tie"), wager_name({}, "rain")
    (Text(key='wager-tie', facts={}), 'rain')
    """
    return wager_title(titles, key) if key.partition(":")[0] in titles else f"{key:.40}"
