"""The routes for words: the languages of the floor, and the catalogue of each."""

import gzip
from functools import cache
from hashlib import sha256
from typing import Annotated, Any, NamedTuple

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import PathParameter

from pitboss.kernel.rejection import Rejection
from pitboss.service.api.errors import RequestRefusedError, error_responses
from pitboss.service.api.request_checks import OPEN, InContext, address
from pitboss.service.api.spoken import accepted
from pitboss.words.languages import languages, served
from pitboss.words.rendering import say

ENDING = ".ftl"


class LanguageLine(msgspec.Struct, frozen=True):
    """A language of the floor."""

    language: str
    """Its tag, such as `zh-Hans`. Its catalogue is at `/words/zh-Hans.ftl`."""
    name: str
    """Its own name for itself."""


class Packed(NamedTuple):
    """A catalogue as it is sent."""

    etag: str
    plain: bytes
    zipped: bytes


@get("/api/languages", security=OPEN, responses=error_responses())
async def tell_languages(request: Request[Any, Any, Any], context: InContext) -> list[LanguageLine]:
    """The languages of the floor, English first."""
    context.strangers.admit(address(request, context))
    return [LanguageLine(language, say("language-name", language)) for language in languages()]


File = Annotated[str, PathParameter(description="The tag of the language, and `.ftl`.")]


@get(
    "/words/{file:str}",
    security=OPEN,
    responses={
        304: ResponseSpec(None, description="The client has it.", generate_examples=False),
        **error_responses(404),
    },
    media_type=MediaType.TEXT,
)
async def tell_words(file: File, request: Request[Any, Any, Any]) -> Response[bytes]:
    """The catalogue of a language: all messages that a page may show, in the syntax of Project Fluent."""
    language = file.removesuffix(ENDING)
    if language == file or language not in languages():
        raise RequestRefusedError(Rejection("unknown-language", {"language": f"{file:.40}"}))
    packed = pack(served(language))
    headers = {"etag": packed.etag, "vary": "Accept-Encoding"}
    if packed.etag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers, media_type=MediaType.TEXT)
    if "gzip" not in accepted(request.headers.get("accept-encoding", "")):
        return Response(packed.plain, headers=headers, media_type=MediaType.TEXT)
    zipped = headers | {"content-encoding": "gzip"}
    return Response(packed.zipped, headers=zipped, media_type=MediaType.TEXT)


@cache
def pack(text: str) -> Packed:
    """A catalogue, compressed once."""
    plain = text.encode()
    return Packed(f'"{sha256(plain).hexdigest()[:32]}"', plain, gzip.compress(plain, mtime=0))


WORDS_ROUTES = [tell_languages, tell_words]
