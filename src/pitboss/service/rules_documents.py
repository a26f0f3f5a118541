"""The approved rules themselves: for each edition a document of the house, read and checked at the start.

A copy of the rules must be there for whoever asks (C 17.9, R 12.13, S 14.15, P 15.15).
"""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from pitboss.kernel.reasons import reason
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.rules.catalogue import catalogue
from pitboss.service.config import FloorConfig

LARGEST_DOCUMENT_MB = 32
PDF, PLAIN = "application/pdf", "text/plain"


class RulesDocument(NamedTuple):
    """The approved rules of an edition, as the house gives them."""

    media_type: str
    contents: bytes

    @property
    def sha256(self) -> str:
        """The hash of the document, to compare it with the approved one."""
        return sha256(self.contents).hexdigest()


def read_documents(config: FloorConfig) -> Mapping[str, RulesDocument] | Rejection:
    """The documents of the configuration by edition, or what is wrong with one of them.

    >>> read_documents(FloorConfig("Pitboss", rules={"tea-2020": "tea.pdf"})).facts["key"]
    'rules.tea-2020'
    """
    found = {}
    for edition, file in config.rules.items():
        document = _read(Path(file)) if edition in catalogue() else Text("config-rules-edition")
        if isinstance(document, Text):
            return Rejection("bad-config", {"case": "document", "key": f"rules.{edition}", "why": document})
        found[edition] = document
    return found


def _read(file: Path) -> RulesDocument | Text:
    """A document, if it is of a type that pages show, and not too large."""
    try:
        if file.stat().st_size > LARGEST_DOCUMENT_MB << 20:
            return Text("config-rules-size", {"file": str(file), "most": LARGEST_DOCUMENT_MB})
        contents = file.read_bytes()
    except OSError as problem:
        return Text("config-rules-file", {"file": str(file), "problem": reason(problem)})
    kind = _type_of(contents)
    if kind is None:
        return Text("config-rules-type", {"file": str(file)})
    return RulesDocument(kind, contents)


def _type_of(contents: bytes) -> str | None:
    """The type of a document by its contents. No name makes a page of anything else."""
    if contents.startswith(b"%PDF-"):
        return PDF
    try:
        text = contents.decode()
    except UnicodeDecodeError:
        return None
    return PLAIN if text.strip() and "\0" not in text else None
