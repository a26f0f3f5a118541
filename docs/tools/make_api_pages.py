"""Writes docs/develop/api/ and the types of the frontend from the server and the English catalogue."""

import asyncio
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from pitboss.service.api.description import openapi_page, socket_page, types_page
from pitboss.words.languages import ENGLISH, served

PAGES = Path(__file__).parent.parent / "develop" / "api"
LIB = Path(__file__).parent.parent.parent / "frontend" / "lib"


def pages() -> dict[Path, str]:
    """Every generated text by its file."""
    return {
        PAGES / "socket.md": socket_page(),
        LIB / "types.ts": types_page(),
        LIB / "keys.ts": keys_page(),
        PAGES / "openapi.json": asyncio.run(openapi_page()),
    }


def keys_page() -> str:
    """The keys of all messages that a page may show, as a type."""
    entries = FluentParser().parse(served(ENGLISH)).body
    keys = sorted(entry.id.name for entry in entries if isinstance(entry, Message))
    head = "// Written by docs/tools/make_api_pages.py from the English catalogue: the keys that pages get."
    return "\n".join([head, "export type Key =", *(f'  | "{key}"' for key in keys)]) + ";\n"


if __name__ == "__main__":
    PAGES.mkdir(exist_ok=True)
    for path, text in pages().items():
        path.write_text(text, encoding="utf-8")
