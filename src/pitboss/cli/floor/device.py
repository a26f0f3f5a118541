"""`pitboss device`: simulated devices, each in its own process. A real driver can replace one."""

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from enum import StrEnum
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Annotated, Any

import typer

from pitboss.cli.common import choose_number, reading, stop
from pitboss.cli.help import add_command, add_group
from pitboss.cli.wording import in_words
from pitboss.kernel.money import Cents
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import Text
from pitboss.service.devices.device_faults import Breakdown, DeviceFault

if TYPE_CHECKING:
    from pitboss.service.devices.simulated import Manner
    from pitboss.service.realtime.client import Connection

MOST_READINGS = 1_000_000
LARGEST_SEED = 2**64 - 1

device = add_group("cli-command-device", "pitboss device shoe --url ws://127.0.0.1:8000 --key-file shoe.key")

UrlOption = Annotated[
    list[str],
    typer.Option(metavar="URL", help="cli-device-option-url"),
]
KEY_NAME = "PITBOSS_DEVICE_KEY"
"""The environment variable that may hold the key."""
KeyOption = Annotated[
    str | None,
    typer.Option(metavar="KEY", envvar=KEY_NAME, help="cli-device-option-key"),
]
KeyFileOption = Annotated[str | None, typer.Option(metavar="FILE", help="cli-device-option-key-file")]
PaceOption = Annotated[float, typer.Option(metavar="SECONDS", min=0, max=60, help="cli-device-option-pace")]
EveryOption = Annotated[str, typer.Option(metavar="N", help="cli-device-option-every")]
SeedOption = Annotated[str | None, typer.Option(metavar="N", help="cli-device-option-seed")]


class Ending(StrEnum):
    """The file format of slips."""

    SVG = "svg"
    TXT = "txt"


FaultOption = Annotated[DeviceFault | None, typer.Option(help="cli-device-option-fault")]
BreakdownOption = Annotated[Breakdown | None, typer.Option(help="cli-device-option-breakdown")]


def shoe(
    url: UrlOption,
    key: KeyOption = None,
    key_file: KeyFileOption = None,
    *,
    pace: PaceOption = 1.0,
    fault: FaultOption = None,
    every: EveryOption = "10",
    seed: SeedOption = None,
) -> None:
    """Draws a card when the table wants one, and reports the card.

    \b
    Example:
      pitboss device shoe --url ws://127.0.0.1:8000 --key-file device.key --fault misread --every 20
    """
    from pitboss.service.devices.simulated import run_shoe  # noqa: PLC0415

    manner = _behaviour(pace, fault, every, seed)
    _serve(url, _read_key(key, key_file), "shoe", lambda floor: run_shoe(floor, manner, _print))


def wheel(
    url: UrlOption,
    key: KeyOption = None,
    key_file: KeyFileOption = None,
    *,
    pace: PaceOption = 3.0,
    fault: FaultOption = None,
    every: EveryOption = "10",
    seed: SeedOption = None,
) -> None:
    """Brings a spinning ball to rest, and reports the pocket.

    \b
    Example:
      pitboss device wheel --url ws://127.0.0.1:8000 --key-file device.key --pace 5
    """
    from pitboss.service.devices.simulated import run_wheel  # noqa: PLC0415

    manner = _behaviour(pace, fault, every, seed)
    _serve(url, _read_key(key, key_file), "wheel", lambda floor: run_wheel(floor, manner, _print))


def rfid(
    url: UrlOption,
    key: KeyOption = None,
    key_file: KeyFileOption = None,
    *,
    pace: PaceOption = 1.0,
    fault: FaultOption = None,
    every: EveryOption = "10",
) -> None:
    """Reads the chips on a layout, and reports them whenever they change.

    \b
    Example:
      pitboss device rfid --url ws://127.0.0.1:8000 --key-file device.key
    """
    from pitboss.service.devices.simulated import run_layout  # noqa: PLC0415

    manner = _behaviour(pace, fault, every, None)
    _serve(url, _read_key(key, key_file), "rfid", lambda floor: run_layout(floor, manner, _print))


def stacker(
    url: UrlOption,
    key: KeyOption = None,
    key_file: KeyFileOption = None,
    *,
    notes: Annotated[str | None, typer.Option(metavar="50,20,…", help="cli-stacker-option-notes")] = None,
    pace: PaceOption = 1.0,
    fault: BreakdownOption = None,
    every: EveryOption = "10",
) -> None:
    """Inserts notes into its terminal.

    \b
    Example:
      pitboss device stacker --url ws://127.0.0.1:8000 --key-file device.key --notes 50,20
    """
    from pitboss.service.devices.simulated import run_stacker  # noqa: PLC0415

    manner = _behaviour(pace, fault, every, None)
    given = None if notes is None else [_note(text) for text in notes.split(",")]
    _serve(
        url,
        _read_key(key, key_file),
        "stacker",
        lambda floor: run_stacker(floor, manner, _notes(given), _print),
    )


def kiosk(
    url: UrlOption,
    key: KeyOption = None,
    key_file: KeyFileOption = None,
    *,
    tickets: Annotated[str | None, typer.Option(metavar="NUMBER,…", help="cli-kiosk-option-tickets")] = None,
    pace: PaceOption = 1.0,
    fault: BreakdownOption = None,
    every: EveryOption = "10",
) -> None:
    """Redeems tickets, and pays out the cash that it was filled with.

    \b
    Example:
      pitboss device kiosk --url ws://127.0.0.1:8000 --key-file device.key
    """
    from pitboss.service.devices.simulated import run_kiosk  # noqa: PLC0415

    manner = _behaviour(pace, fault, every, None)
    given = None if tickets is None else tickets.split(",")
    _serve(
        url,
        _read_key(key, key_file),
        "kiosk",
        lambda floor: run_kiosk(floor, manner, _lines(given), _print),
    )


def printer(
    url: UrlOption,
    key: KeyOption = None,
    key_file: KeyFileOption = None,
    *,
    folder: Annotated[str, typer.Option(metavar="FOLDER", help="cli-printer-option-folder")] = "slips",
    ending: Annotated[Ending, typer.Option("--format", help="cli-printer-option-ending")] = Ending.SVG,
    pace: PaceOption = 1.0,
    fault: BreakdownOption = None,
    every: EveryOption = "10",
) -> None:
    """Prints each ticket of its terminal into a file.

    \b
    Example:
      pitboss device printer --url ws://127.0.0.1:8000 --key-file device.key --folder slips
    """
    from pitboss.service.devices.simulated import run_printer  # noqa: PLC0415

    manner = _behaviour(pace, fault, every, None)
    _serve(
        url,
        _read_key(key, key_file),
        "printer",
        lambda floor: run_printer(floor, manner, Path(folder), ending.value, _print),
    )


def _read_key(key: str | None, file: str | None) -> str:
    """The key. Ends the command if there is none."""
    if file is None:
        return key or stop(Rejection("key-needed", {"case": "device", "variable": KEY_NAME}))
    with reading(file) as stream:
        return stream.read().decode("latin-1").strip()


def _behaviour(pace: float, fault: DeviceFault | Breakdown | None, every: str, seed: str | None) -> "Manner":
    from pitboss.service.devices.simulated import Manner, choose_chance  # noqa: PLC0415

    number = None if seed is None else choose_number("seed", seed, 0, LARGEST_SEED)
    return Manner(choose_chance(number), pace, fault, choose_number("every", every, 1, MOST_READINGS))


def _serve(url: list[str], key: str, kind: str, work: Callable[["Connection"], Awaitable[None]]) -> None:
    """Runs a device until its work is done. Ends the command if there is no floor."""
    from pitboss.service.realtime.client import NoFloorError, connect  # noqa: PLC0415

    async def serve() -> None:
        async with connect(url, key) as floor:
            me: Any = floor.me
            if me.get("kind") != kind:
                name = str(me.get("name"))
                stop(
                    Rejection(
                        "wrong-device", {"case": "key", "name": name, "kind": Text(f"cli-device-{kind}")}
                    )
                )
            _print(Text("cli-device-serves", {"name": str(me["name"]), "serves": str(me["serves"])}))
            await work(floor)

    try:
        asyncio.run(serve())
    except NoFloorError as problem:
        stop(problem.rejection)


async def _notes(given: list[Cents] | None) -> AsyncIterator[Cents]:
    """The given notes, or those typed into standard input."""
    if given is not None:
        for cents in given:
            yield cents
        return
    async for line in _lines(None):
        yield _note(line)


async def _lines(given: list[str] | None) -> AsyncIterator[str]:
    """The given texts, or the lines of standard input until an empty one."""
    if given is not None:
        for text in given:
            yield text
        return
    typed = asyncio.Queue[str]()
    loop = asyncio.get_running_loop()

    def read() -> None:
        for line in sys.stdin:
            loop.call_soon_threadsafe(typed.put_nowait, line.strip())
        loop.call_soon_threadsafe(typed.put_nowait, "")

    # A daemon thread, so that the program can end without another line.
    Thread(target=read, daemon=True).start()
    while line := await typed.get():
        yield line


def _note(text: str) -> Cents:
    """The value of a note. Ends the command if it is not a number."""
    return 100 * choose_number("notes", text.strip(), 1, 1_000)


def _print(line: Text) -> None:
    typer.echo(in_words(line))


for command in (shoe, wheel, rfid, stacker, printer, kiosk):
    add_command(device, f"cli-command-device-{command.__name__}", command)
