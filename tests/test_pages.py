"""The pages of the terminals: complete, and without anything that the server's headers forbid."""

import re
from pathlib import Path

import pytest

from pitboss.service.server import PAGES
from pitboss.store.domain import FLOOR
from pitboss.table.acts.betting import PlaceWager

HTML = sorted(PAGES.rglob("*.html"))
SCRIPTS = sorted(PAGES.rglob("*.js"))
REJECTIONS = Path(__file__).parent.parent / "docs" / "rejections.md"
PRINTED = "player seat display dealer supervisor cage".split()
"""The pages whose addresses the server prints when it starts."""


def served(address: str) -> Path:
    """The file that answers an address."""
    path = PAGES / address.partition("#")[0].lstrip("/")
    return path / "index.html" if path.is_dir() else path


@pytest.mark.parametrize("name", PRINTED)
def test_every_address_that_is_printed_has_a_page(name: str) -> None:
    assert served(f"/{name}/").is_file()


@pytest.mark.parametrize("page", HTML, ids=lambda page: str(page.relative_to(PAGES)))
def test_what_a_page_asks_for_is_there_and_lies_in_files_of_its_own(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    asked = re.findall(r'(?:src|href)="([^"]+)"', text)
    assert asked
    assert all(address.startswith("/") and served(address).is_file() for address in asked)
    # The headers let no script or style run that stands in the page itself.
    assert not re.search(r"<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)", text)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_what_a_script_imports_is_there(script: Path) -> None:
    text = script.read_text(encoding="utf-8")
    for names, address in re.findall(r'import \{([^}]+)\} from "([^"]+)"', text):
        exported = re.findall(r"export (?:function|const) (\w+)", served(address).read_text(encoding="utf-8"))
        assert {name.strip() for name in names.split(",")} <= set(exported)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)
def test_what_a_script_looks_for_is_on_its_pages(script: Path) -> None:
    pages = [page.read_text(encoding="utf-8") for page in HTML]
    users = [page for page in pages if f'src="/{script.name}"' in page]
    wanted = set(re.findall(r'(?:\bat|tell)\("([\w-]+)"', script.read_text(encoding="utf-8")))
    assert all(f'id="{each}"' in page for page in users for each in wanted)


def test_what_pages_ask_for_is_known_to_the_floor() -> None:
    text = "".join(script.read_text(encoding="utf-8") for script in SCRIPTS)
    commands = set(re.findall(r'type: "(\w+-[\w-]+)"', text))
    assert "drag-chips" in commands
    assert commands <= {kind.__struct_config__.tag for kind in FLOOR.commands}
    # A guest is asked how much to bet: the offer itself says the rest.
    assert set(re.findall(r'free: \["(\w+)"\]', text)) == {"cents"} <= set(PlaceWager.__struct_fields__)


def test_a_page_that_is_not_let_in_knows_it_by_codes_that_there_are() -> None:
    script = (PAGES / "live.js").read_text(encoding="utf-8")
    final = re.search(r"\[([^\]]+)\]\.includes\(error\.code\)", script)
    assert final is not None
    known = REJECTIONS.read_text(encoding="utf-8")
    assert all(f"`{code}`" in known for code in re.findall(r'"([\w-]+)"', final[1]))
