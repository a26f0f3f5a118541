"""How fast pages are painted, and how smoothly chips are dragged, in a real Chromium on a real server.

The reference for frames is the same movement of the same pointer over an empty page, in the same run.
"""

import re
import statistics
import sys
from itertools import pairwise
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "docs" / "tools"))

from chromium import chromium
from demonstration import demonstration
from playwright.sync_api import Browser, Page

SIZE = {"width": 1920, "height": 1080}
TARGET_PAINT_MS = 1_000
"""Target in milliseconds to the first paint."""
TARGET_FRAMES_PER_S = 60
"""Target in frames a second while a chip is dragged."""
STEPS = 240

WATCH_FRAMES = """() => {
  window.frames_ = [];
  const next = (at) => { window.frames_.push(at); window.watching_ = requestAnimationFrame(next); };
  window.watching_ = requestAnimationFrame(next);
}"""
SEEN_FRAMES = "() => { cancelAnimationFrame(window.watching_); return window.frames_; }"
PAINT = """() => new Promise((resolve) => {
  const painted = performance.getEntriesByName("first-contentful-paint")[0];
  if (painted) return resolve(painted.startTime);
  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName("first-contentful-paint")[0];
    if (paint) resolve(paint.startTime);
  }).observe({ type: "paint", buffered: true });
})"""


def painted(browser: Browser, address: str) -> float:
    """Milliseconds until an uncached page shows something, the median of three."""
    times: list[float] = []
    for _ in range(3):
        context = browser.new_context(viewport=SIZE)  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(address)
        times.append(page.evaluate(PAINT))
        context.close()
    return statistics.median(times)


def dragged(page: Page, start: tuple[float, float], carried: str | None = None) -> tuple[float, float]:
    """Frames a second while the pointer drags something, and the duration of the longest frame."""
    page.mouse.move(*start)
    page.mouse.down()
    page.evaluate(WATCH_FRAMES)
    for step in range(STEPS):
        page.mouse.move(400 + (step * 37) % 1_000, 350 + (step * 23) % 400)
    times = page.evaluate(SEEN_FRAMES)
    if carried is not None and page.locator(carried).count() == 0:
        raise RuntimeError("nothing was dragged, so that there is nothing to measure")
    page.mouse.up()
    gaps = [after - before for before, after in pairwise(times)]
    return 1_000 / statistics.fmean(gaps), max(gaps)


def main() -> None:
    with demonstration() as floor, chromium() as browser:
        print(f"{'page':<28} first paint, ms (wanted {TARGET_PAINT_MS})")
        for title, address in floor.pages.items():
            # One of each kind.
            if re.search(r"[2-6]$|bob|Premium|Mini-", title) is None:
                print(f"{title:<28} {painted(browser, address):>8.0f}")
        context = browser.new_context(viewport=SIZE)  # type: ignore[arg-type]
        empty, terminal = context.new_page(), context.new_page()
        empty.goto("about:blank")
        empty.bring_to_front()
        reference, _ = dragged(empty, (300, 300))
        terminal.bring_to_front()
        terminal.goto(floor.pages["Player at Terminal 1"])
        terminal.get_by_role("tab", name=re.compile("Roulette")).click()
        terminal.get_by_role("button", name="Add money").click()
        terminal.get_by_role("button", name="Insert $100", exact=True).click()
        terminal.get_by_role("button", name="Close").click()
        chip = terminal.get_by_role("radio").first
        chip.wait_for()
        box = chip.bounding_box()
        if box is None:
            raise RuntimeError("the tray has no chips")
        middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        frames, longest = dragged(terminal, middle, ".chip-ghost")
        print(
            f"frames a second while dragging: {frames:.1f} "
            f"(wanted {TARGET_FRAMES_PER_S}), longest {longest:.0f} ms"
        )
        print(f"the same over an empty page:    {reference:.1f}; ratio {frames / reference:.2f}")


if __name__ == "__main__":
    main()
