"""A real Chromium for pictures and tests, found or installed on this machine, with a Chinese font."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Playwright, sync_playwright

NAMES = (
    # The same engine without windows of its own: a page costs half of the time.
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
PACKAGES = ("chromium-headless-shell", "chromium")
"""Debian's packages of a browser. Older systems have only the second."""
QUIET = (
    "--no-sandbox",
    # Software that imitates a graphics card takes longer than software that draws.
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    # Pages must draw at their own pace, also in a window that is not visible.
    "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows",
)


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser that runs as long as it is needed."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=prepare(playwright), args=list(QUIET))
        try:
            yield browser
        finally:
            browser.close()


def prepare(playwright: Playwright) -> str:
    """The path of a browser: on the PATH, else Playwright's own, else the system's package."""
    path = _on_path() or _brought(playwright) or _installed() or _missing()
    if not _writes_chinese():
        # Without a Chinese font the text is drawn as boxes, which are narrower, so layouts are not tested.
        _install("fonts-noto-cjk")
        if not _writes_chinese():
            raise RuntimeError("This machine has no Chinese font: install a font such as Noto Sans CJK.")
    return path


def _on_path() -> str | None:
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def _brought(playwright: Playwright) -> str | None:
    path = Path(playwright.chromium.executable_path)
    if not path.exists():
        subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=False)
    return str(path) if path.exists() else None


def _installed() -> str | None:
    for package in PACKAGES:
        _install(package)
        if found := _on_path():
            return found
    return None


def _install(package: str) -> None:
    if shutil.which("apt-get") and os.geteuid() == 0:
        subprocess.run(["apt-get", "update", "-qq"], check=False)
        subprocess.run(["apt-get", "install", "-y", "-qq", package], check=False)


def _writes_chinese() -> bool:
    """Whether a font here has Chinese characters; a system without fontconfig has its own."""
    if not shutil.which("fc-list"):
        return True
    return bool(subprocess.run(["fc-list", ":lang=zh-cn"], check=True, capture_output=True).stdout)


def _missing() -> str:
    raise RuntimeError(f"There is no browser here: install Chromium, so that one of {NAMES} is on the PATH.")


if __name__ == "__main__":
    with sync_playwright() as found:
        prepare(found)
