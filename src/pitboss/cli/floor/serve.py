"""`pitboss serve`: one server of a live floor, until it is stopped."""

import errno
import logging
import signal
import ssl
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from pitboss.cli.common import stop, why
from pitboss.cli.floor.database import DATABASE_NAME, HouseKeyOption
from pitboss.kernel.rejection import Rejection
from pitboss.store.house_key import USUAL

if TYPE_CHECKING:
    from pitboss.service.config import FloorConfig
    from pitboss.service.running import Opened

CONFIG = "floor.toml"
FIRST_PORT = 8_000
"""The first port that the demonstration tries."""

ConfigOption = Annotated[
    str | None, typer.Option(metavar="FILE", help=f"How the floor is set up; {CONFIG} if left out.")
]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar=DATABASE_NAME,
        help="Where everything is kept: a file, or postgresql://USER@HOST/NAME.",
    ),
]
AddressOption = Annotated[str | None, typer.Option(metavar="HOST:PORT", help="Where to listen.")]
UrlOption = Annotated[
    str | None, typer.Option(metavar="URL", help="Where terminals reach it, if not at that address.")
]
CertificateOption = Annotated[str | None, typer.Option(metavar="FILE", help="The certificate for HTTPS.")]
KeyOption = Annotated[str | None, typer.Option(metavar="FILE", help="The key of the certificate.")]
DemoOption = Annotated[bool, typer.Option("--demo", help="Run a floor to try out, with its own accounts.")]


def serve(
    config: ConfigOption = None,
    database: DatabaseOption = None,
    address: AddressOption = None,
    public_url: UrlOption = None,
    tls_certificate: CertificateOption = None,
    tls_key: KeyOption = None,
    house_key: HouseKeyOption = USUAL,
    *,
    demo: DemoOption = False,
) -> None:
    """Runs a server of a live floor: games, terminals, staff and devices.

    An option overrides the configuration. Several servers may share one PostgreSQL database: one of them runs
    each game, and another one takes over within seconds if it fails.

    \b
    Example:
      pitboss serve --demo
    """
    options = {
        "database": database,
        "address": address,
        "public_url": public_url,
        "tls_certificate": tls_certificate,
        "tls_key": tls_key,
        "house_key": house_key or None,
    }
    given = {name: value for name, value in options.items() if value is not None}
    floor = _read(config, given, demo=demo)
    _check_certificate(floor)
    _run(floor, demo=demo)


def _read(file: str | None, given: dict[str, str], *, demo: bool) -> "FloorConfig":
    """The configuration with the options applied. Ends the command if it is invalid."""
    from pitboss.service.config import check_config, load_config  # noqa: PLC0415
    from pitboss.service.demo import demo_config  # noqa: PLC0415

    if demo and file is not None:
        stop(Rejection("bad-option", "--demo has a floor of its own: leave --config out."))
    if not demo and file is None and not Path(CONFIG).exists():
        stop(Rejection("cannot-read", f"There is no {CONFIG} here: name one with --config, or try --demo."))
    config = demo_config() if demo else load_config(Path(file or CONFIG))
    if isinstance(config, Rejection):
        stop(config)
    config = msgspec.structs.replace(config, **given)
    wrong = check_config(config, None if given else file or CONFIG)
    if wrong is not None:
        stop(wrong)
    return config


def _check_certificate(config: "FloorConfig") -> None:
    if config.tls_certificate is None or config.tls_key is None:
        return
    try:
        ssl.create_default_context().load_cert_chain(config.tls_certificate, config.tls_key)
    except ssl.SSLError:
        stop(Rejection("bad-option", "The certificate and its key do not fit, or are none."))
    except OSError as problem:
        stop(Rejection("cannot-read", f"The certificate or its key cannot be read: {why(problem)}."))


def _run(config: "FloorConfig", *, demo: bool) -> None:
    """Runs the server until a signal ends it. Ends the command in a sentence if it cannot run."""
    import asyncio  # noqa: PLC0415

    from uvicorn.loops.auto import auto_loop_factory  # noqa: PLC0415

    from pitboss.engine.command_writer import ease_collector  # noqa: PLC0415
    from pitboss.service.monitoring.telemetry import start_log  # noqa: PLC0415
    from pitboss.store.port import StoreError  # noqa: PLC0415

    logging.getLogger().handlers.clear()
    # The demonstration shows its addresses on the screen, so it does not log every act.
    start_log(level="ERROR" if demo else "INFO")
    ease_collector()
    try:
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            ended = runner.run(_serve(config, demo=demo))
    except StoreError as problem:
        stop(problem.rejection)
    except OSError as problem:
        taken = problem.errno == errno.EADDRINUSE
        what = "something else listens there" if taken else why(problem)
        message = f"{config.address} cannot be used: {what}. Choose another --address."
        stop(Rejection("cannot-listen", message))
    raise typer.Exit(128 + ended)


async def _serve(config: "FloorConfig", *, demo: bool) -> int:
    """Serves until a signal arrives; returns its number."""
    import asyncio  # noqa: PLC0415

    from pitboss.service.network.addresses import split_address  # noqa: PLC0415
    from pitboss.service.running import free_port, opened  # noqa: PLC0415

    loop = asyncio.get_running_loop()
    ended: asyncio.Future[int] = loop.create_future()

    def end(number: int) -> None:
        if not ended.done():
            ended.set_result(number)

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, end, number)
    host, port = split_address(config.address)
    if demo and port == FIRST_PORT:
        config = msgspec.structs.replace(config, address=f"{host}:{free_port(host, port)}")
    async with opened(config, demo=demo) as floor:
        for line in _lines(floor):
            typer.echo(line)
        return await ended


def _lines(floor: "Opened") -> list[str]:
    """The address of each terminal, and the accounts to sign in with."""
    from pitboss.service.demo import STAFF  # noqa: PLC0415
    from pitboss.service.demo_links import page_links  # noqa: PLC0415
    from pitboss.words.rendering import english  # noqa: PLC0415

    url = floor.config.url
    links = [(english(link.title), link.address) for link in page_links(floor.config, floor.keys)]
    width = max(len(title) for title, _ in links)
    lines = [f"{floor.config.venue} is open at {url}", ""]
    lines += [*(f"  {title:<{width}}  {url}{address}" for title, address in links), ""]
    if floor.password is not None:
        lines += [
            "DEMONSTRATION ONLY: no real money. Its keys and accounts are for trying out on this machine.",
            f"Sign in as {', '.join(STAFF)}",
            f"with the password {floor.password}",
        ]
    if floor.administrator is not None:
        lines += [
            "This is the first start of this floor. Its administrator signs in as admin, once, with",
            f"  {floor.administrator}",
            "and chooses another password then. This one is not shown again.",
            "Accounts and keys take two administrators: add the second with",
            f"  pitboss staff add NAME administrator --database {_shown(floor.config.database)}",
        ]
    if floor.upgraded:
        lines += [
            "",
            "This database comes from an earlier release:",
            *(f"  {each}" for each in floor.upgraded),
        ]
    return [*lines, "Ctrl-C ends it."]


def _shown(database: str) -> str:
    """The database as it may be printed. An address may contain a password."""
    return "URL" if "://" in database else database
