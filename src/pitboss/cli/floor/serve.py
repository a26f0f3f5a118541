"""`pitboss serve`: one server of a live floor, until it is stopped."""

import errno
import logging
import signal
import ssl
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.cells import cell_len, set_cell_size

from pitboss.cli.common import stop, why
from pitboss.cli.floor.database import DATABASE_NAME, HouseKeyOption
from pitboss.cli.wording import in_words, spoken, words
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import ListOf, Text
from pitboss.store.house_key import USUAL
from pitboss.words.rendering import render

if TYPE_CHECKING:
    from pitboss.service.config import FloorConfig
    from pitboss.service.running import Opened

CONFIG = "floor.toml"
FIRST_PORT = 8_000
"""The first port that the demonstration tries."""

ConfigOption = Annotated[str | None, typer.Option(metavar="FILE", help="cli-serve-option-config")]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        envvar=DATABASE_NAME,
        help="cli-option-database",
    ),
]
AddressOption = Annotated[str | None, typer.Option(metavar="HOST:PORT", help="cli-serve-option-address")]
UrlOption = Annotated[str | None, typer.Option(metavar="URL", help="cli-serve-option-url")]
CertificateOption = Annotated[str | None, typer.Option(metavar="FILE", help="cli-serve-option-certificate")]
KeyOption = Annotated[str | None, typer.Option(metavar="FILE", help="cli-serve-option-key")]
DemoOption = Annotated[bool, typer.Option("--demo", help="cli-serve-option-demo")]


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
    from pitboss.service.config_reading import check_config, load_config  # noqa: PLC0415
    from pitboss.service.demo import demo_config  # noqa: PLC0415

    if demo and file is not None:
        stop(Rejection("bad-option", {"case": "demo-and-config"}))
    if not demo and file is None and not Path(CONFIG).exists():
        stop(Rejection("cannot-read", {"case": "no-config", "file": CONFIG}))
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
        stop(Rejection("bad-option", {"case": "certificate"}))
    except OSError as problem:
        stop(Rejection("cannot-read", {"case": "certificate", "why": why(problem)}))


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
        what = Text("cli-address-taken") if problem.errno == errno.EADDRINUSE else why(problem)
        stop(Rejection("cannot-listen", {"address": config.address, "why": what}))
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

    url, links = floor.config.url, list(page_links(floor.config, floor.keys))
    titles = [render(link.title, spoken(), floor.config.house) for link in links]
    width = max(map(cell_len, titles))
    lines = [words("cli-open-at", venue=floor.config.venue, url=url), ""]
    for title, link in zip(titles, links, strict=True):
        lines.append(f"  {set_cell_size(title, width)}  {url}{link.address}")
    lines.append("")
    if floor.password is not None:
        lines += [
            words("cli-demonstration-only"),
            words("cli-sign-in-as", names=ListOf(tuple(STAFF))),
            words("cli-with-password", password=floor.password),
        ]
    if floor.administrator is not None:
        lines += [
            words("cli-first-start"),
            f"  {floor.administrator}",
            words("cli-password-once"),
            words("cli-two-administrators"),
            f"  pitboss staff add NAME administrator --database {_shown(floor.config.database)}",
        ]
    if floor.upgraded:
        lines += ["", words("cli-earlier-release"), *(f"  {in_words(each)}" for each in floor.upgraded)]
    return [*lines, words("cli-ctrl-c")]


def _shown(database: str) -> str:
    """The database as it may be printed. An address may contain a password."""
    return "URL" if "://" in database else database
