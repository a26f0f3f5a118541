"""Pitboss: the open electronic table game system."""

from typing import TYPE_CHECKING

__all__ = ["Baccarat", "RefusedError", "Roulette", "edition", "editions"]

_HOMES = {
    "Baccarat": "pitboss.library.games",
    "RefusedError": "pitboss.library.refused",
    "Roulette": "pitboss.library.games",
    "edition": "pitboss.library.editions",
    "editions": "pitboss.library.editions",
}

if TYPE_CHECKING:
    from pitboss.library.editions import edition, editions
    from pitboss.library.games import Baccarat, Roulette
    from pitboss.library.refused import RefusedError
else:

    def __getattr__(name: str) -> object:
        """The names of the library, imported when first used: what needs none of it starts without."""
        from importlib import import_module  # noqa: PLC0415

        if name not in _HOMES:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(_HOMES[name]), name)

    def __dir__() -> list[str]:
        """What completion offers, with the names that are not imported yet."""
        return sorted({*globals(), *__all__})
