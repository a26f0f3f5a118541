"""How long a sentence takes in each language, against `str.format` with the same facts."""

import time
from collections.abc import Callable
from functools import partial

from pitboss.kernel.text import Amount, Text
from pitboss.words.languages import languages
from pitboss.words.rendering import render

TIMES = 20_000
SIGN = Text("sign-wager", {"wager": Text("wager-tie"), "least": Amount(500), "most": Amount(100_000)})


def seconds(make: Callable[[], object]) -> float:
    """For one call, of the best of three runs."""
    runs = []
    for _ in range(3):
        began = time.perf_counter()
        for _ in range(TIMES):
            make()
        runs.append((time.perf_counter() - began) / TIMES)
    return min(runs)


def main() -> None:
    plain = seconds(lambda: "{wager}: {least} to {most}".format(wager="Tie", least="$5", most="$1,000"))
    print(f"str.format  {plain * 1e6:6.2f} us")
    for language in languages():
        took = seconds(partial(render, SIGN, language))
        print(f"{language:<11} {took * 1e6:6.2f} us, {took / plain:.0f} times as long")


if __name__ == "__main__":
    main()
