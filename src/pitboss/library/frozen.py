"""A mapping that cannot change, so that results that have one are values."""

from collections.abc import Iterator, Mapping
from typing import Generic, TypeVar

V = TypeVar("V")


class FrozenMap(Mapping[str, V], Generic[V]):
    """A read-only mapping with a hash. `MappingProxyType` has none and cannot be pickled.

    >>> FrozenMap({"banker": 2}) == {"banker": 2}, hash(FrozenMap({"tie": 8})) == hash(FrozenMap({"tie": 8}))
    (True, True)
    """

    __slots__ = ("_values",)

    def __init__(self, values: Mapping[str, V]) -> None:
        """Copies the values, so that later changes of the original do not show."""
        self._values = dict(values)

    def __getitem__(self, key: str) -> V:
        """The value of a key."""
        return self._values[key]

    def __iter__(self) -> Iterator[str]:
        """The keys, in their order."""
        return iter(self._values)

    def __len__(self) -> int:
        """The number of keys."""
        return len(self._values)

    def __eq__(self, other: object) -> bool:
        """Equal to every mapping with the same items."""
        return isinstance(other, Mapping) and self._values == dict(other)

    def __hash__(self) -> int:
        """The order does not count, as it does not for equality."""
        return hash(frozenset(self._values.items()))

    def __repr__(self) -> str:
        """Reads like a dictionary."""
        return repr(self._values)
