"""`pitboss verify-deal`: calculates a promised deal again from its seed and compares it."""

from typing import Annotated

import msgspec
import typer

from pitboss.cli.common import reading, stop
from pitboss.cli.wording import in_words
from pitboss.kernel.rejection import Rejection

MOST_BYTES = 1 << 20
"""The size limit of a proof. Every real proof is smaller."""


def verify_deal(
    file: Annotated[str, typer.Argument(metavar="FILE", help="cli-verify-deal-option-file")],
) -> None:
    """Checks that a deal was fair.

    \b
    Example:
      curl -s localhost:8765/api/deals/rapid-1/1 | pitboss verify-deal -
    """
    from pitboss.acting.fair.proofs import Proof  # noqa: PLC0415
    from pitboss.floor.fair.proofs import check_proof  # noqa: PLC0415

    with reading(file) as stream:
        text = stream.read(MOST_BYTES)
    try:
        proof = msgspec.json.decode(text, type=Proof)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        stop(Rejection("bad-proof", {"problem": str(problem).removesuffix(".")}))
    verdict = check_proof(proof)
    if isinstance(verdict, Rejection):
        stop(verdict)
    for sentence in verdict.holds:
        typer.echo(in_words(sentence))
    if verdict.fails is not None:
        typer.echo(in_words(verdict.fails))
        raise typer.Exit(1)
