"""The approved texts typed again, and a way to run one test under several editions."""

import pytest

from kit.support import CANBERRA, GUIDE, PREMIUM, RAPID, STAR, clause

# The Player's Hand by its count of 0 to 7: D draws, S stands.
TABLE_1 = "DDDDDDSS"

# The Banker's Hand by its count of 0 to 9: first against a Player who stands, then by the Player's third card
# of 0 to 9.
TABLE_2 = (
    "D DDDDDDDDDD",
    "D DDDDDDDDDD",
    "D DDDDDDDDDD",
    "D DDDDDDDDSD",
    "D SSDDDDDDSS",
    "D SSSSDDDDSS",
    "S SSSSSSDDSS",
    "S SSSSSSSSSS",
    "S SSSSSSSSSS",
    "S SSSSSSSSSS",
)


def table_2(banker: int, third: int | None) -> bool:
    """Whether the Banker draws; a Player who stands has no third card."""
    return TABLE_2[banker][0 if third is None else 2 + third] == "D"


def under(**clauses: str) -> pytest.MarkDecorator:
    """Runs a test once under each named edition, as proof of the clauses given for it."""
    keys = {"star": STAR, "premium": PREMIUM, "rapid": RAPID, "canberra": CANBERRA, "guide": GUIDE}
    return pytest.mark.parametrize(
        "edition",
        [
            pytest.param(keys[name], marks=clause(keys[name], *numbers.split()), id=keys[name])
            for name, numbers in clauses.items()
        ],
    )
