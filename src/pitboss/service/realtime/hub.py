"""The hub: watched channels, each with a snapshot and numbered changes, rendered once for all watchers."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable, Collection, Hashable, Iterable
from typing import Any

from pitboss.kernel.rejection import Rejection
from pitboss.service.realtime.messages import Change, Snapshot, encode
from pitboss.service.realtime.patches import difference, view_of

Render = Callable[[str, Any], object | Rejection]
"""What a channel shows to an actor, or why it shows nothing."""

GATHER_S = 0.015
"""Seconds for which changes are collected into one."""
RENDER_SLICE_S = 0.01
"""The most seconds for rendering without a pause, so that other tasks get their turn."""
MOST_MESSAGES = 256
"""The most messages that may wait for one client."""
MOST_CHARACTERS = 1_000_000
"""The most letters that may wait for one client."""

log = logging.getLogger(__name__)


class Outbox:
    """The messages that wait for one client. A client that falls too far behind is disconnected.

    >>> box = Outbox()
    >>> box.send("a")
    >>> box.send("b")
    >>> asyncio.run(box.take())
    ['a', 'b']
    """

    def __init__(self) -> None:
        """Starts empty."""
        self._waiting: deque[str] = deque()
        self._letters = 0
        self._wake = asyncio.Event()
        self.behind = asyncio.Event()
        """Set once too much waits. From then on no message is added."""

    def send(self, text: str) -> None:
        """Adds a message."""
        if self.behind.is_set():
            return
        self._waiting.append(text)
        self._letters += len(text)
        self._wake.set()
        if len(self._waiting) > MOST_MESSAGES or self._letters > MOST_CHARACTERS:
            self._waiting.clear()
            self.behind.set()

    async def take(self) -> list[str]:
        """Takes all waiting messages, once there are any."""
        await self._wake.wait()
        self._wake.clear()
        texts = list(self._waiting)
        self._waiting.clear()
        self._letters = 0
        return texts


class Channel:
    """One channel for all actors with the same view."""

    def __init__(self, name: str, actor: Any, view: dict[str, Any]) -> None:
        """Begins with its first view."""
        self.name, self.actor, self.view = name, actor, view
        self.n = 0
        self.watchers: set[Outbox] = set()
        self._snapshot: str | None = None

    @property
    def snapshot(self) -> str:
        """The message with the whole view."""
        if self._snapshot is None:
            self._snapshot = encode(Snapshot(self.name, self.n, self.view))
        return self._snapshot

    def show(self, view: dict[str, Any]) -> None:
        """Sends the changes to all watchers, if there are any."""
        patch = difference(self.view, view)
        if not patch:
            return
        self.view, self.n, self._snapshot = view, self.n + 1, None
        text = encode(Change(self.name, self.n, patch))
        for watcher in self.watchers:
            watcher.send(text)


class Hub:
    """All watched channels.

    >>> counts = {"now": 1}
    >>> async def example():
    ...     hub, box = Hub(lambda channel, actor: counts), Outbox()
    ...     hub.watch("floor", None, box)
    ...     counts["now"] = 2
    ...     hub.invalidate(["floor"])
    ...     await asyncio.sleep(2 * GATHER_S)
    ...     return await box.take()
    >>> for text in asyncio.run(example()):
    ...     print(text)
    {"type":"snapshot","channel":"floor","n":0,"view":{"now":1}}
    {"type":"change","channel":"floor","n":1,"patch":{"now":2}}
    """

    def __init__(self, render: Render, view_key: Callable[[str, Any], Hashable] = lambda _, __: None) -> None:
        """Actors with the same `view_key` share one view of a channel."""
        self._render, self._view_key = render, view_key
        self._channels: dict[str, dict[Hashable, Channel]] = {}
        self._dirty: dict[str, None] = {}
        self._rendering: asyncio.TimerHandle | None = None

    @property
    def watched(self) -> Collection[str]:
        """The watched channels."""
        return self._channels.keys()

    def watch(self, name: str, actor: Any, watcher: Outbox) -> Rejection | None:
        """Sends the snapshot of a channel and every later change. A second call sends the snapshot again."""
        view_key = self._view_key(name, actor)
        channel = self._channels.get(name, {}).get(view_key)
        if channel is None:
            view = self._view(name, actor)
            if isinstance(view, Rejection):
                return view
            channel = Channel(name, actor, view)
            self._channels.setdefault(name, {})[view_key] = channel
        channel.watchers.add(watcher)
        watcher.send(channel.snapshot)
        return None

    def unwatch(self, name: str, watcher: Outbox) -> None:
        """Ends watching. A channel without watchers is not rendered."""
        views = self._channels.get(name, {})
        for view_key, channel in list(views.items()):
            channel.watchers.discard(watcher)
            if not channel.watchers:
                del views[view_key]
        if not views:
            self._channels.pop(name, None)

    def invalidate(self, names: Iterable[str]) -> None:
        """Renders channels again soon, because something in them may have changed."""
        self._dirty.update((name, None) for name in names if name in self._channels)
        if self._dirty and self._rendering is None:
            self._rendering = asyncio.get_running_loop().call_later(GATHER_S, self._render_dirty)

    def tell(self, name: str, text: str) -> None:
        """Sends a message to all watchers of a channel."""
        for channel in self._channels.get(name, {}).values():
            for watcher in channel.watchers:
                watcher.send(text)

    def close(self) -> None:
        """Stops rendering."""
        self._dirty.clear()
        if self._rendering is not None:
            self._rendering.cancel()

    def _render_dirty(self) -> None:
        end = time.monotonic() + RENDER_SLICE_S
        while self._dirty and time.monotonic() < end:
            name = next(iter(self._dirty))
            del self._dirty[name]
            for channel in self._channels.get(name, {}).values():
                self._render_again(channel)
        self._rendering = None
        if self._dirty:
            self._rendering = asyncio.get_running_loop().call_later(0, self._render_dirty)

    def _render_again(self, channel: Channel) -> None:
        try:
            view = self._view(channel.name, channel.actor)
        except Exception:
            log.exception("Channel %s cannot be rendered, and stays as it was", channel.name)
            return
        if not isinstance(view, Rejection):
            channel.show(view)

    def _view(self, name: str, actor: Any) -> dict[str, Any] | Rejection:
        shown = self._render(name, actor)
        return shown if isinstance(shown, Rejection) else view_of(shown)
