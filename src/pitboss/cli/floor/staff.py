"""`pitboss staff`: account tasks at the server's console that no administrator can do."""

from typing import TYPE_CHECKING, Annotated, TypeAlias, TypeVar

import typer

from pitboss.cli.common import stop
from pitboss.cli.floor.database import DatabaseOption, HouseKeyOption, opened
from pitboss.cli.help import add_command, add_group
from pitboss.cli.wording import in_words, words
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import ListOf, Text
from pitboss.store.house_key import USUAL
from pitboss.store.opening import DEFAULT

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from pitboss.service.auth.sign_in import Authenticator
    from pitboss.store.port import Store

T = TypeVar("T")
Where: TypeAlias = tuple[str, str]
"""A database, and the source of its house key."""

staff = add_group("cli-command-staff", "pitboss staff reset admin")

NameArgument = Annotated[str, typer.Argument(metavar="NAME", help="cli-staff-option-name")]

FullNameOption = Annotated[str, typer.Option("--full-name", help="cli-staff-option-full-name")]
LicenceOption = Annotated[str, typer.Option("--licence", help="cli-staff-option-licence")]


def add(
    name: NameArgument,
    posts: Annotated[list[str], typer.Argument(metavar="POST...", help="cli-staff-option-posts")],
    full_name: FullNameOption = "",
    licence: LicenceOption = "",
    database: DatabaseOption = DEFAULT,
    house_key: HouseKeyOption = USUAL,
) -> None:
    """Adds a person with a one-time password.

    \b
    Example:
      pitboss staff add ines inspector --full-name "Inés Ortega" --licence 20-4711
    """
    from pitboss.floor.people.staff import Post  # noqa: PLC0415

    unknown = next((post for post in posts if post not in set(Post)), None)
    if unknown is not None:
        known = ListOf(tuple(post.value for post in Post))
        stop(Rejection("bad-posts", {"case": "unknown", "given": f"{unknown!r:.60}", "known": known}))
    given = tuple(Post(post) for post in posts)
    _show(name, (database, house_key), lambda auth: auth.add(name, given, full_name, licence))


def describe(
    name: NameArgument,
    full_name: Annotated[str, typer.Argument(metavar="FULL-NAME", help="cli-staff-option-full-name")],
    licence: LicenceOption = "",
    database: DatabaseOption = DEFAULT,
    house_key: HouseKeyOption = USUAL,
) -> None:
    """Enters a person's full name and the number of their licence.

    \b
    Example:
      pitboss staff describe dee "Dee Wu" --licence 20-0815
    """
    refused = _with_auth((database, house_key), lambda auth: auth.describe(name, full_name, licence))
    if refused is not None:
        stop(refused)
    typer.echo(words("cli-staff-described", name=name, full=full_name))


def reset(name: NameArgument, database: DatabaseOption = DEFAULT, house_key: HouseKeyOption = USUAL) -> None:
    """Gives a person a one-time password and ends their sessions.

    \b
    Example:
      pitboss staff reset admin --database pitboss.sqlite
    """
    _show(name, (database, house_key), lambda auth: auth.reset_password(name))


def restore(
    name: NameArgument, database: DatabaseOption = DEFAULT, house_key: HouseKeyOption = USUAL
) -> None:
    """Restores a suspended person.

    \b
    Example:
      pitboss staff restore admin --database pitboss.sqlite
    """
    refused = _with_auth((database, house_key), lambda auth: auth.restore(name))
    if refused is not None:
        stop(refused)
    typer.echo(words("cli-signs-in-again", name=name))


def _show(name: str, where: Where, act: "Callable[[Authenticator], Awaitable[str | Rejection]]") -> None:
    given = _with_auth(where, act)
    if isinstance(given, Rejection):
        stop(given)
    typer.echo(words("cli-signs-in-once", name=name))
    typer.echo(f"  {given}")
    typer.echo(words("cli-password-once"))


def _with_auth(where: Where, act: "Callable[[Authenticator], Awaitable[T]]") -> T:
    database, key = where
    with opened(database, key=key) as (store, runner):
        upgraded, answer = runner.run(_act(store, act))
    for line in upgraded:
        typer.echo(in_words(line), err=True)
    return answer


async def _act(store: "Store", act: "Callable[[Authenticator], Awaitable[T]]") -> "tuple[list[Text], T]":
    from pitboss.service.auth.sign_in import Authenticator  # noqa: PLC0415
    from pitboss.service.config import FloorConfig  # noqa: PLC0415
    from pitboss.service.floor_engine import FloorEngine  # noqa: PLC0415
    from pitboss.service.upgrading import upgrade  # noqa: PLC0415

    async with FloorEngine(store, FloorConfig(venue="")) as floor:
        return await upgrade(floor), await act(Authenticator(floor))


for command in (add, describe, reset, restore):
    add_command(staff, f"cli-command-staff-{command.__name__}", command)
