"""`pitboss verify-deal`: calculates a promised deal again from its seed and compares it."""

from typing import Annotated

import msgspec
import typer

from pitboss.cli.common import reading, stop
from pitboss.kernel.rejection import Rejection

MOST_BYTES = 1 << 20
"""The size limit of a proof. Every real proof is smaller."""


def verify_deal(
    file: Annotated[str, typer.Argument(metavar="FILE", help="The proof; - for standard input.")],
) -> None:
    """Checks that a deal was fair.

    FILE is the proof of a deal, as a floor serves it at /api/deals/GAME/DEAL. The commitment and the order of
    the cards, or the number of the spin, are calculated again from the seed. The exit status is 0 if all is
    as promised, 1 if not, 2 if the file cannot be read or the deal is not over.

    \b
    Example:
      curl -s localhost:8765/api/deals/rapid-1/1 | pitboss verify-deal -
    """
    from pitboss.acting.fair.proofs import Proof  # noqa: PLC0415
    from pitboss.floor.fair.proofs import check_proof  # noqa: PLC0415
    from pitboss.words.rendering import english  # noqa: PLC0415

    with reading(file) as stream:
        text = stream.read(MOST_BYTES)
    try:
        proof = msgspec.json.decode(text, type=Proof)
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        stop(Rejection("bad-proof", f"This is not the proof of a deal: {str(problem).removesuffix('.')}."))
    verdict = check_proof(proof)
    if isinstance(verdict, Rejection):
        stop(verdict)
    for sentence in verdict.holds:
        typer.echo(english(sentence))
    if verdict.fails is not None:
        typer.echo(english(verdict.fails))
        raise typer.Exit(1)
