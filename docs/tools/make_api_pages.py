"""Writes docs/develop/api/ and the types of the frontend from the structs and routes of the server."""

import asyncio
from pathlib import Path

from pitboss.service.api.description import openapi_page, socket_page, types_page

PAGES = Path(__file__).parent.parent / "develop" / "api"
TYPES = Path(__file__).parent.parent.parent / "frontend" / "lib" / "types.ts"


def pages() -> dict[Path, str]:
    """Every generated text by its file."""
    return {
        PAGES / "socket.md": socket_page(),
        TYPES: types_page(),
        PAGES / "openapi.json": asyncio.run(openapi_page()),
    }


if __name__ == "__main__":
    PAGES.mkdir(exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
