"""The words of an HTTP answer, in the language that its client prefers."""

import re
from collections.abc import Mapping

from pitboss.kernel.rejection import Rejection
from pitboss.service.config import FloorConfig
from pitboss.service.realtime.messages import Error
from pitboss.words.languages import Language, closest
from pitboss.words.rendering import render

CHOICE = re.compile(r"\s*([A-Za-z0-9-]+)\s*(?:;\s*[qQ]=(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)\s*)?")
"""One choice of a header such as `Accept-Language`, and its weight."""


class SpokenError(Error, frozen=True, kw_only=True):
    """Why a request was refused, with a sentence for people."""

    message: str
    """The sentence, in the language of the answer: the closest to the `Accept-Language` of the request."""


def accepted(header: str) -> list[str]:
    """What a client accepts, the most welcome first. What is no choice is ignored.

    >>> accepted("en;q=0.5, zh-HK, *;q=0.1, fr;q=0, de;q=2, ;;, zh;q=0.5")
    ['zh-HK', 'en', 'zh']
    """
    choices = (CHOICE.fullmatch(each) for each in header.split(","))
    weights = {found[1]: float(found[2] or 1) for found in choices if found is not None}
    return sorted((each for each in weights if weights[each]), key=weights.__getitem__, reverse=True)


def language_of(headers: Mapping[str, str], config: FloorConfig) -> Language:
    """The language for the sender of a request: that of the house, if they name none that it has."""
    return closest(accepted(headers.get("accept-language", "")), config.language)


def spoken(refused: Rejection, language: Language, config: FloorConfig) -> SpokenError:
    """A rejection as an error over HTTP."""
    words = render(refused.text, language, config.house)
    return SpokenError(refused.code, refused.facts, refused.clause, message=words)
