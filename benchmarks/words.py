"""How long sentences take: the first of a program, against parsing its whole catalogue, and all later ones.

Those are compared with `str.format` with the same facts.
"""

import time
from collections.abc import Callable
from functools import partial

from fluent.syntax import FluentParser

from pitboss.kernel.text import Amount, Text
from pitboss.words.languages import ENGLISH, Messages, languages, locale, source
from pitboss.words.rendering import render

TIMES = 20_000
SIGN = Text("sign-wager", {"wager": Text("wager-tie"), "least": Amount(500), "most": Amount(100_000)})


def seconds(make: Callable[[], object], times: int = TIMES) -> float:
    """For one call, of the best of three runs."""
    runs = []
    for _ in range(3):
        began = time.perf_counter()
        for _ in range(times):
            make()
        runs.append((time.perf_counter() - began) / times)
    return min(runs)


def first_sentence(text: str) -> None:
    Messages(ENGLISH, text).get_message(SIGN.key)


def main() -> None:
    text, _ = source(ENGLISH), locale(ENGLISH)
    whole = seconds(lambda: FluentParser().parse(text), times=1)
    first = seconds(partial(first_sentence, text), times=1)
    print(f"catalogue   {whole * 1e3:6.2f} ms for the whole, {first * 1e3:.2f} ms to the first sentence")
    print(f"            {whole / first:.0f} times sooner")
    plain = seconds(lambda: "{wager}: {least} to {most}".format(wager="Tie", least="$5", most="$1,000"))
    print(f"str.format  {plain * 1e6:6.2f} us")
    for language in languages():
        took = seconds(partial(render, SIGN, language))
        print(f"{language:<11} {took * 1e6:6.2f} us, {took / plain:.0f} times as long")


if __name__ == "__main__":
    main()
