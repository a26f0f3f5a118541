"""Writes docs/api/ from the structs and routes of the server, so that the pages cannot say anything else."""

import asyncio
from pathlib import Path

from pitboss.service.api.description import openapi_page, socket_page, types_page

PAGES = Path(__file__).parent / "api"


def pages() -> dict[Path, str]:
    """Every page by its file."""
    return {
        PAGES / "socket.md": socket_page(),
        PAGES / "types.ts": types_page(),
        PAGES / "openapi.json": asyncio.run(openapi_page()),
    }


if __name__ == "__main__":
    PAGES.mkdir(exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
