"""The languages of a floor: those of the product, and those that a folder of the house adds."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pitboss.kernel.rejection import Rejection
from pitboss.service.config import FloorConfig
from pitboss.service.monitoring.telemetry import tell
from pitboss.store.port import StoreError
from pitboss.words.languages import Language, add_languages, languages, remove_languages


@contextmanager
def house_languages(config: FloorConfig) -> Iterator[None]:
    """Adds the languages of the house inside the block, and logs what they lack."""
    missing = {} if config.languages is None else add_languages(Path(config.languages))
    try:
        if isinstance(missing, Rejection):
            raise StoreError(missing)
        unknown = _unknown(config)
        if unknown is not None:
            raise StoreError(unknown)
        for language, keys in missing.items():
            if keys:
                tell.warning("language-incomplete", language=language, lacks=len(keys), messages=keys)
        yield
    finally:
        remove_languages()


def _unknown(config: FloorConfig) -> Rejection | None:
    """The first language in the configuration that the floor does not have."""
    for key, language in _named(config):
        if language not in languages():
            return Rejection("bad-config", {"case": "language", "key": key, "language": f"{language!r:.40}"})
    return None


def _named(config: FloorConfig) -> Iterator[tuple[str, Language]]:
    yield "language", config.language
    for key, language, _ in config.named():
        yield key, language
