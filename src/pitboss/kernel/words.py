"""Words for sentences of the auditor and of programs, which are in English."""


def count(number: int, thing: str) -> str:
    """A number of things.

    >>> count(1, "shoe"), count(72, "coup")
    ('1 shoe', '72 coups')
    """
    return f"{number} {thing}{'' if number == 1 else 's'}"
