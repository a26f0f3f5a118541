"""HTTP errors: always in one shape, with the status that fits the code of the rejection."""

import logging
from http import HTTPStatus
from typing import Any, TypeVar

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from pitboss.kernel.misfits import WHOLE, misfit, wrong_field
from pitboss.kernel.rejection import Rejection
from pitboss.service.api.spoken import SpokenError, language_of, spoken
from pitboss.service.config import FloorConfig
from pitboss.store.port import BROKEN, StoreError

T = TypeVar("T")

log = logging.getLogger(__name__)

DEEP = Rejection("malformed-request", {"case": "nested"})
STRANGE = Rejection("strange-origin")
BUSY = Rejection("server-busy")
TOO_OFTEN = Rejection("too-many-requests")

RETRY_AFTER_S = {429: 1, 503: 5}
"""Seconds after which a client may try again, by status."""

HEADERS = {
    "content-security-policy": (
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""The headers of every answer."""

STATUSES = {
    "bad-path": 400,
    "path-too-long": 414,
    "unknown-host": 421,
    "bad-command": 400,
    "bad-id": 400,
    "not-signed-in": 401,
    "sign-in-refused": 401,
    "session-locked": 401,
    "unknown-key": 401,
    "not-permitted": 403,
    "strange-origin": 403,
    "made-by-each-other": 403,
    "inspectors-apart": 403,
    "key-elsewhere": 403,
    "staff-suspended": 403,
    "staff-only": 403,
    "second-person-needed": 403,
    "second-person-refused": 403,
    "password-change-needed": 403,
    "unknown-channel": 404,
    "unknown-device": 404,
    "unknown-edition": 404,
    "unknown-game": 404,
    "unknown-language": 404,
    "unknown-session": 404,
    "not-found": 404,
    "deal-not-committed": 404,
    "ticket-not-found": 404,
    "no-payout": 404,
    "unknown-play": 404,
    "unknown-report": 404,
    "too-many-requests": 429,
    "too-many-guesses": 429,
    "too-many-connections": 503,
    "sign-in-delayed": 429,
    "sign-in-busy": 503,
    "internal-error": 500,
    "guide-not-made": 503,
    "server-busy": 503,
    "store-busy": 503,
    "store-closed": 503,
    "store-corrupt": 503,
    "store-full": 503,
    "store-read-only": 503,
    "store-replaced": 503,
    "store-unavailable": 503,
    "store-unsafe": 503,
}
"""A code without a row was refused by the rules of the floor: 409."""

WORDS = {
    400: Rejection("malformed-request", {"case": "unclear"}),
    404: Rejection("not-found"),
    405: Rejection("method-not-allowed"),
    413: Rejection("too-large"),
}
"""The rejections for requests that are wrong themselves."""


class ErrorBody(msgspec.Struct, frozen=True):
    """The body of every error."""

    error: SpokenError


class RequestRefusedError(Exception):
    """Ends a request with a rejection."""

    def __init__(self, refused: Rejection) -> None:
        """Keeps the rejection for the answer."""
        super().__init__(refused.code)
        self.refused = refused


def granted(value: T | Rejection) -> T:
    """Returns a value, or ends the request with its rejection."""
    if isinstance(value, Rejection):
        raise RequestRefusedError(value)
    return value


def tell_error(
    request: Request[Any, Any, Any], problem: Exception, config: FloorConfig
) -> Response[ErrorBody]:
    """The answer to a failed request. Details of internal errors go only to the log."""
    match problem:
        case RequestRefusedError(refused=refused):
            status = status_of(refused)
        case StoreError(rejection=refused):
            status = 503
        case HTTPException(status_code=status) if status < 500:
            # The wrong field and the expected type help the author of the request.
            refused = _misfit(problem.__cause__) or WORDS.get(status, WORDS[400])
        case RecursionError():
            status, refused = 400, DEEP
        case _:
            log.error("A request broke", exc_info=problem)
            status, refused = 500, BROKEN
    # For example the allowed methods of an address.
    headers = (problem.headers if isinstance(problem, HTTPException) else None) or {}
    language = language_of(request.headers, config)
    merged = {**retry_headers(status), "content-language": language, **headers}
    return Response(ErrorBody(spoken(refused, language, config)), status_code=status, headers=merged)


def _misfit(cause: BaseException | None) -> Rejection | None:
    """What does not fit the schema, if that is the cause."""
    if not isinstance(cause, msgspec.ValidationError):
        return None
    # The framework calls the body `data`, and has the parameters beside it.
    return Rejection("malformed-request", misfit(cause, wrong_field(cause).replace("$.data", WHOLE, 1)))


def status_of(refused: Rejection) -> int:
    """The status of a rejection."""
    return STATUSES.get(refused.code, 409)


def retry_headers(status: int) -> dict[str, str]:
    """The header that says when to try again, if the status allows it."""
    return {"retry-after": str(RETRY_AFTER_S[status])} if status in RETRY_AFTER_S else {}


def error_responses(*statuses: int) -> dict[int, ResponseSpec]:
    """The errors of a route, for its description."""
    return {
        status: ResponseSpec(ErrorBody, description=HTTPStatus(status).phrase, generate_examples=False)
        for status in sorted({400, 414, 429, 500, 503, *statuses})
    }
