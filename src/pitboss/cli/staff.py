"""`pitboss staff`: what whoever runs the machine does about accounts, where no administrator can."""

from typing import TYPE_CHECKING, Annotated

import typer

from pitboss.cli.common import stop
from pitboss.cli.database import DatabaseOption, HouseKeyOption, opened
from pitboss.kernel.rejection import Rejection
from pitboss.store.house_key import USUAL
from pitboss.store.opening import DEFAULT

if TYPE_CHECKING:
    from pitboss.store.port import Store

staff = typer.Typer(
    help="Accounts of staff, for whoever runs the machine.\n\n\b\nExample:\n  pitboss staff reset admin",
    rich_markup_mode=None,
)


@staff.callback()
def accounts() -> None:
    """Has the command keep its name, as long as it is the only one."""


@staff.command()
def reset(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Who is to choose a new password.")],
    database: DatabaseOption = DEFAULT,
    house_key: HouseKeyOption = USUAL,
) -> None:
    """Gives somebody a one-time password, unlocks them, and ends their sessions.

    Servers may go on meanwhile. It is on record, as done at the console.

    \b
    Example:
      pitboss staff reset admin --database pitboss.sqlite
    """
    with opened(database, key=house_key) as (store, runner):
        given = runner.run(_reset(store, name))
    if isinstance(given, Rejection):
        stop(given)
    typer.echo(f"{name} signs in, once, with")
    typer.echo(f"  {given}")
    typer.echo("and chooses another password then. This one is not shown again.")


async def _reset(store: "Store", name: str) -> str | Rejection:
    from pitboss.service.config import FloorConfig  # noqa: PLC0415
    from pitboss.service.floor import Floor  # noqa: PLC0415
    from pitboss.service.sign_in import Gate  # noqa: PLC0415

    async with Floor(store, FloorConfig(venue="")) as floor:
        return await Gate(floor).reset_password(name)
