"""`pitboss staff`: account tasks at the server's console that no administrator can do."""

from typing import TYPE_CHECKING, Annotated, TypeAlias, TypeVar

import typer

from pitboss.cli.common import stop
from pitboss.cli.floor.database import DatabaseOption, HouseKeyOption, opened
from pitboss.kernel.rejection import Rejection
from pitboss.store.house_key import USUAL
from pitboss.store.opening import DEFAULT

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from pitboss.service.auth.sign_in import Authenticator
    from pitboss.store.port import Store

T = TypeVar("T")
Where: TypeAlias = tuple[str, str]
"""A database, and the source of its house key."""

staff = typer.Typer(
    help="Accounts of staff, for the operator of the machine.\n\n\b\nExample:\n  pitboss staff reset admin",
    rich_markup_mode=None,
)

NameArgument = Annotated[str, typer.Argument(metavar="NAME", help="Whose account it is.")]


@staff.command()
def add(
    name: NameArgument,
    posts: Annotated[list[str], typer.Argument(metavar="POST...", help="What they work as.")],
    database: DatabaseOption = DEFAULT,
    house_key: HouseKeyOption = USUAL,
) -> None:
    """Adds a person with a one-time password.

    This adds the first two administrators, and Inspectors, whom administrators cannot add. Administrators add
    everyone else. Servers may run meanwhile. The log records it as done at the console.

    \b
    Example:
      pitboss staff add ines inspector --database pitboss.sqlite
    """
    from pitboss.floor.people.staff import Post  # noqa: PLC0415

    unknown = next((post for post in posts if post not in set(Post)), None)
    if unknown is not None:
        stop(Rejection("bad-posts", f"{unknown!r:.60} is no post. There are: {', '.join(Post)}."))
    _show(name, (database, house_key), lambda auth: auth.add(name, tuple(Post(post) for post in posts)))


@staff.command()
def reset(name: NameArgument, database: DatabaseOption = DEFAULT, house_key: HouseKeyOption = USUAL) -> None:
    """Gives a person a one-time password and ends their sessions.

    Use it for an administrator or an Inspector who forgot the password. Servers may run meanwhile. The log
    records it as done at the console.

    \b
    Example:
      pitboss staff reset admin --database pitboss.sqlite
    """
    _show(name, (database, house_key), lambda auth: auth.reset_password(name))


@staff.command()
def restore(
    name: NameArgument, database: DatabaseOption = DEFAULT, house_key: HouseKeyOption = USUAL
) -> None:
    """Restores a suspended person.

    The log records it as done at the console.

    \b
    Example:
      pitboss staff restore admin --database pitboss.sqlite
    """
    refused = _with_auth((database, house_key), lambda auth: auth.restore(name))
    if refused is not None:
        stop(refused)
    typer.echo(f"{name} can sign in again.")


def _show(name: str, where: Where, act: "Callable[[Authenticator], Awaitable[str | Rejection]]") -> None:
    given = _with_auth(where, act)
    if isinstance(given, Rejection):
        stop(given)
    typer.echo(f"{name} signs in, once, with")
    typer.echo(f"  {given}")
    typer.echo("and chooses another password then. This one is not shown again.")


def _with_auth(where: Where, act: "Callable[[Authenticator], Awaitable[T]]") -> T:
    database, key = where
    with opened(database, key=key) as (store, runner):
        upgraded, answer = runner.run(_act(store, act))
    for line in upgraded:
        typer.echo(line, err=True)
    return answer


async def _act(store: "Store", act: "Callable[[Authenticator], Awaitable[T]]") -> tuple[list[str], T]:
    from pitboss.service.auth.sign_in import Authenticator  # noqa: PLC0415
    from pitboss.service.config import FloorConfig  # noqa: PLC0415
    from pitboss.service.floor_engine import FloorEngine  # noqa: PLC0415
    from pitboss.service.upgrading import upgrade  # noqa: PLC0415

    async with FloorEngine(store, FloorConfig(venue="")) as floor:
        return await upgrade(floor), await act(Authenticator(floor))
