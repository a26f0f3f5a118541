"""Telemetry of a server: log lines without secrets, and metrics for Prometheus."""

import logging
import re
import sys
from collections.abc import Callable, Collection, Iterator, Mapping, MutableMapping
from contextlib import contextmanager
from functools import lru_cache
from time import perf_counter
from typing import TYPE_CHECKING, Any

import msgspec
import structlog
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from pitboss.kernel.instant import Instant
from pitboss.kernel.rejection import Rejection
from pitboss.words.rendering import english

if TYPE_CHECKING:
    from pitboss.service.views.game_view import Deadline

SECRET = frozenset("authorization cookie hash key new_password password second secret seed token".split())
"""Fields whose values never reach a log."""
HIDDEN = "[hidden]"
_TELLING = re.compile(r"\bpk_[\w-]+|(?i:\bbearer)\s+\S+|(?<=://)[^/\s:@]+:[^/\s@]+(?=@)")
"""Secrets inside a text: device keys, tokens, and passwords in addresses."""

tell: structlog.typing.FilteringBoundLogger = structlog.get_logger("pitboss")
"""The log of the service: `tell.info("command", actor="pt/7", type="cash-out")`."""


def hide(thing: Any) -> Any:
    """A value for the log, with every secret removed at any depth.

    >>> hide({"by": "dee", "second": {"name": "sue"}, "sent": ["at ws://a:b@c", {"token": "t"}]})
    {'by': 'dee', 'second': '[hidden]', 'sent': ['at ws://[hidden]@c', {'token': '[hidden]'}]}
    """
    match thing:
        case str():
            return _TELLING.sub(HIDDEN, thing)
        case bytes():
            return HIDDEN
        case Mapping():
            return {key: HIDDEN if _is_secret(key) else hide(value) for key, value in thing.items()}
        case list() | tuple() | set() | frozenset():
            return [hide(each) for each in thing]
        case msgspec.Struct():
            return hide(msgspec.to_builtins(thing, builtin_types=(bytes,)))
        case None | bool() | int() | float():
            return thing
    return hide(str(thing))


def in_log(refused: Rejection) -> str:
    """A rejection in a line of the log.

    >>> in_log(Rejection("bad-path"))
    'That is no path. (bad-path)'
    """
    return f"{english(refused.text)} ({refused.code})"


@lru_cache(1 << 10)
def _is_secret(key: object) -> bool:
    return str(key).lower().replace("-", "_") in SECRET


def _name(_: object, __: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    line["logger"] = "pitboss"
    return line


def _hide_all(_: object, __: str, line: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """The last step before a line is written, so that it covers what all other steps added."""
    # The log library's own fields are not written, and are not plain data.
    return {
        key: value if key.startswith("_") else HIDDEN if _is_secret(key) else hide(value)
        for key, value in line.items()
    }


def start_log(level: str = "INFO") -> logging.Handler:
    """Sends all logging of this process to stderr.

    It writes JSON lines, or coloured text to a terminal.
    """
    out = sys.stderr
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper("iso", utc=True, key="at"),
        structlog.processors.format_exc_info,
    ]
    pretty = out.isatty()
    render = structlog.dev.ConsoleRenderer() if pretty else structlog.processors.JSONRenderer()
    # These log calls are frequent, so they bypass the standard library's logging.
    structlog.configure(
        processors=[_name, *shared, _hide_all, render],
        logger_factory=structlog.WriteLoggerFactory(out),
        wrapper_class=structlog.make_filtering_bound_logger(level),
    )
    handler = logging.StreamHandler(out)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *shared],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, _hide_all, render],
        )
    )
    root = logging.getLogger()
    root.addHandler(handler)
    root.setLevel(level)
    return handler


class Metrics:
    """The metrics of one server. Each has its own registry, so that several can exist in one process.

    >>> metrics = Metrics()
    >>> metrics.commands.labels("cash-out", "refused").inc()
    >>> 'pitboss_commands_total{outcome="refused",type="cash-out"} 1.0' in metrics.text().decode()
    True
    """

    def __init__(self) -> None:
        """Starts every metric at zero."""
        own = self.registry = CollectorRegistry()
        self.commands = Counter(
            "pitboss_commands", "Commands by type and outcome.", ("type", "outcome"), registry=own
        )
        self.latency = Histogram(
            "pitboss_command_seconds",
            "From a command's arrival to its answer, which is durable.",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5),
            registry=own,
        )
        self.queue = Gauge("pitboss_commands_waiting", "Commands without an answer yet.", registry=own)
        self.events = Counter("pitboss_events", "Events of the log seen, by type.", ("type",), registry=own)
        self.position = Gauge("pitboss_log_position", "The number of the last event seen.", registry=own)
        self.sockets = Gauge("pitboss_sockets_open", "Connections that are open.", registry=own)
        self.connections_refused = Counter(
            "pitboss_connections_refused", "Connections for which there was no room.", registry=own
        )
        self.dropped = Counter(
            "pitboss_slow_clients_dropped", "Connections that were too slow, and closed.", registry=own
        )
        self.owned = Gauge("pitboss_games_owned", "Games whose clockwork runs here.", registry=own)
        self.overdue = Gauge(
            "pitboss_deadline_overdue_seconds",
            "How long ago a countdown ended of a game that still takes wagers: the worst of all.",
            registry=own,
        )
        self.clock = Gauge(
            "pitboss_clock_ahead_seconds",
            "How far the time of this server is ahead of the system's clock, which it follows slowly.",
            registry=own,
        )
        self.alarms = Counter("pitboss_alarms", "What staff were alarmed of.", ("kind",), registry=own)
        self.sign_ins_failed = Counter("pitboss_sign_ins_failed", "Sign-ins that failed.", registry=own)

    @contextmanager
    def timing(self) -> Iterator[Callable[[], float]]:
        """Counts a command as waiting while it is carried out. Yields a function that returns the seconds."""
        start = perf_counter()
        with self.queue.track_inprogress():
            yield lambda: perf_counter() - start
        self.latency.observe(perf_counter() - start)

    def see_games(self, owned: Collection[str], deadline: "Deadline", now: Instant) -> None:
        """Updates the metrics of the games that run here."""
        ends = [end for game in owned if (end := deadline(game)) is not None]
        self.owned.set(len(owned))
        self.overdue.set(max(0, now - min(ends, default=now)) / 1_000)

    def text(self) -> bytes:
        """All metrics in the Prometheus format."""
        return generate_latest(self.registry)
