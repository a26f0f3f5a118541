"""Faults that tests plant in the product in memory and remove again."""

import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from pitboss.floor.terminals import games


class Plant:
    """Plants faults in the product in memory and removes them again."""

    def __init__(self) -> None:
        self._undo: list[Callable[[], object]] = []

    def row(self, row: object, **fields: object) -> None:
        """Changes a row of the rules."""
        for name, value in fields.items():
            self._undo.append(partial(object.__setattr__, row, name, getattr(row, name)))
            object.__setattr__(row, name, value)

    def function(self, old: Any, new: Any, within: str = "pitboss") -> None:
        """Replaces a function wherever the product calls it."""
        found = 0
        for module in self._modules(within):
            for name, value in list(vars(module).items()):
                if value is old:
                    assert not module.__name__.startswith("pitboss.audit"), "the auditor calls it, too"
                    setattr(module, name, new)
                    self._undo.append(partial(setattr, module, name, old))
                    found += 1
        assert found, f"nobody calls {old}"

    def item(self, table: Any, key: object, value: object) -> None:
        """Changes a row of a table of the product."""
        self._undo.append(partial(table.__setitem__, key, table[key]))
        table[key] = value

    def take_out(self) -> None:
        """Restores the product."""
        for undo in reversed(self._undo):
            undo()
        self.forget()

    def forget(self) -> None:
        """Clears caches that were filled under other rules."""
        games._latest.clear()
        for module in self._modules("pitboss"):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()

    def _modules(self, within: str) -> list[Any]:
        return [module for name, module in list(sys.modules.items()) if name.startswith(within)]
