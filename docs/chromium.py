"""A real Chromium for pictures and tests: found on this machine, or brought to it."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
QUIET = (
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # What a page draws is to come from its own code, at its own pace, also in a window that nobody looks at.
    "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows",
)


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser that runs as long as it is needed."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(playwright), args=list(QUIET))
        try:
            yield browser
        finally:
            browser.close()


def find_chromium(playwright: Playwright) -> str:
    """Where a browser is: on the path, else the one that Playwright brings, else the system's package."""
    return _on_path() or _brought(playwright) or _installed() or _missing()


def _on_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def _brought(playwright: Playwright) -> str | None:
    path = Path(playwright.chromium.executable_path)
    if not path.exists():
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    return str(path) if path.exists() else None


def _installed() -> str | None:
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", "chromium"], check=False)
    return _on_path()


def _missing() -> str:
    raise RuntimeError(
        f"No browser is to be had here: install Chromium, so that one of {NAMES} is on the path."
    )
