"""The routes for the approved rules: which documents the house has given, and the documents themselves."""

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.params import FromPath

from pitboss.kernel.rejection import Rejection
from pitboss.service.api.errors import RequestRefusedError, error_responses
from pitboss.service.api.request_checks import OPEN, InContext, address
from pitboss.service.rules_documents import PDF

SANDBOXED = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox"
IN_VIEWER = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'"
"""What a document may do: nothing. A browser shows a PDF in its own viewer, which works in no sandbox."""


class RulesCopy(msgspec.Struct, frozen=True):
    """The approved rules of an edition, which can be read at `/api/rules/{edition}`."""

    edition: str
    media_type: str
    size: int
    """In bytes."""
    sha256: str
    """To compare it with the approved document."""


@get("/api/rules", security=OPEN, responses=error_responses())
async def tell_rules(request: Request[Any, Any, Any], context: InContext) -> list[RulesCopy]:
    """The approved rules of which the house has given a copy."""
    context.strangers.admit(address(request, context))
    return [
        RulesCopy(edition, each.media_type, len(each.contents), each.sha256)
        for edition, each in context.documents.items()
    ]


@get("/api/rules/{edition:str}", security=OPEN, responses=error_responses(404), media_type=MediaType.TEXT)
async def tell_rules_document(
    edition: FromPath[str], request: Request[Any, Any, Any], context: InContext
) -> Response[bytes]:
    """The copy of the approved rules of an edition: a PDF document, or plain text."""
    context.strangers.admit(address(request, context))
    document = context.documents.get(edition)
    if document is None:
        raise RequestRefusedError(Rejection("not-found"))
    pdf = document.media_type == PDF
    headers = {
        "content-security-policy": IN_VIEWER if pdf else SANDBOXED,
        "x-frame-options": "SAMEORIGIN",
        "content-disposition": f'inline; filename="{edition}.{"pdf" if pdf else "txt"}"',
    }
    return Response(document.contents, media_type=document.media_type, headers=headers)


RULES_ROUTES = [tell_rules, tell_rules_document]
