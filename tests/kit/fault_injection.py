"""Faults in the product, put into memory and taken out again."""

import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from pitboss.floor.terminals import games


class Plant:
    """Puts faults into the product in memory, and takes them out again."""

    def __init__(self) -> None:
        self._undo: list[Callable[[], object]] = []

    def row(self, row: object, **fields: object) -> None:
        """A row of the rules says something else."""
        for name, value in fields.items():
            self._undo.append(partial(object.__setattr__, row, name, getattr(row, name)))
            object.__setattr__(row, name, value)

    def function(self, old: Any, new: Any, within: str = "pitboss") -> None:
        """A function does something else, wherever the product calls it."""
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
        """A table of the product has another row."""
        self._undo.append(partial(table.__setitem__, key, table[key]))
        table[key] = value

    def take_out(self) -> None:
        """The product is as it was."""
        for undo in reversed(self._undo):
            undo()
        self.forget()

    def forget(self) -> None:
        """What was worked out with other rules counts no more."""
        games._latest.clear()
        for module in self._modules("pitboss"):
            for value in vars(module).values():
                if hasattr(value, "cache_clear"):
                    value.cache_clear()

    def _modules(self, within: str) -> list[Any]:
        return [module for name, module in list(sys.modules.items()) if name.startswith(within)]
