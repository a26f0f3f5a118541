"""Where a request or a socket comes from: the one place that says so."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from litestar.types import Scope

    from pitboss.service.config import FloorConfig


def client_address(scope: "Scope", config: "FloorConfig") -> str:  # noqa: ARG001
    """The address of whoever is at the other end of the line; nothing where the line has none."""
    client = scope.get("client")
    return client[0] if client else ""
