"""Where a request or a socket comes from, and under which names a server answers: all of it said here."""

from collections.abc import Iterator
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from pitboss.kernel.rejection import Rejection

if TYPE_CHECKING:
    from litestar.types import Scope

    from pitboss.service.config import FloorConfig

LOOPBACK_NAME = "localhost"
IPV6_PREFIX = 64
"""Bits of an IPv6 address that tell clients apart: the rest is theirs to choose."""


def client_address(scope: "Scope", config: "FloorConfig") -> str:
    """The address of whoever is at the other end of the line; nothing where the line has none.

    Only a proxy of the configuration is believed when it says for whom it asks: of the addresses that it
    passes on, the last that is none of the proxies. Of an IPv6 address the network counts.
    """
    client = scope.get("client")
    address = client[0] if client else ""
    if is_proxy(address, config):
        passed = (value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for")
        told = [each.strip() for value in passed for each in value.split(",")]
        address = next((each for each in reversed(told) if not _is_one_of(each, config.proxies)), address)
    return _network(address)


def is_proxy(address: str, config: "FloorConfig") -> bool:
    """Whether an address is that of a proxy of the configuration."""
    return _is_one_of(address, config.proxies)


def check_bind(config: "FloorConfig", *, demo: bool) -> Rejection | None:
    """Why a server may not listen where it was told to: what it sends must not be read on the way."""
    if is_loopback(split_address(config.address)[0]):
        return None
    if demo:
        message = (
            "The demonstration tells its keys and its password to everybody: it listens on 127.0.0.1 only."
        )
        return Rejection("demo-exposed", message)
    if config.tls_certificate is None and not config.tls_proxy:
        message = (
            f"At {config.address} passwords and keys could be read on the way: name a tls-certificate and "
            "its tls-key, or set tls-proxy = true in the configuration where a proxy in front speaks TLS."
        )
        return Rejection("tls-needed", message)
    return None


def answers_to(scope: "Scope", config: "FloorConfig") -> bool:
    """Whether a request names this server as the host that it wants.

    A page of elsewhere whose name was made to lead here names itself, and so reads nothing. The address that
    the line came in at is no name, and nobody can have it lead elsewhere.
    """
    named = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    if len(named) != 1:
        return False
    host, here = _host(named[0]), scope.get("server")
    return host in _hosts(config) or (here is not None and host == here[0].lower() and _is_ip(host))


def split_address(address: str) -> tuple[str, int]:
    """The host and the port of an address.

    >>> split_address("127.0.0.1:8000"), split_address("[::1]:8000")
    (('127.0.0.1', 8000), ('::1', 8000))
    """
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches a host.

    >>> is_loopback("127.0.0.1"), is_loopback("::1"), is_loopback("localhost"), is_loopback("0.0.0.0")
    (True, True, True, False)
    """
    return ip_address(host).is_loopback if _is_ip(host) else host.lower() == LOOPBACK_NAME


def is_network(text: str) -> bool:
    """Whether a text is an address or a network of addresses, such as 10.0.0.0/8."""
    try:
        ip_network(text)
    except ValueError:
        return False
    return True


def _hosts(config: "FloorConfig") -> Iterator[str]:
    """The names under which a server answers."""
    host, _ = split_address(config.address)
    yield host.lower()
    if is_loopback(host):
        yield from (LOOPBACK_NAME, "127.0.0.1", "::1")
    yield from (name.lower() for name in config.hosts)
    for url in (config.public_url, *config.origins):
        yield (urlsplit(url or "").hostname or "").lower()


@lru_cache(1 << 10)
def _host(named: str) -> str:
    """The name in a Host header, without its port.

    >>> _host("Floor.example:8443"), _host("[::1]:8000"), _host("["), _host("evil@localhost")
    ('floor.example', '::1', '', '')
    """
    try:
        found = urlsplit(f"//{named}")
    except ValueError:
        return ""
    return (found.hostname or "") if found.username is None and not found.path else ""


@lru_cache(1 << 10)
def _is_ip(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


@lru_cache(1 << 10)
def _is_one_of(address: str, networks: tuple[str, ...]) -> bool:
    if not _is_ip(address):
        return False
    return any(ip_address(address) in found for found in map(ip_network, networks))


@lru_cache(1 << 10)
def _network(address: str) -> str:
    """An address, or the network of one that has many.

    >>> _network("10.0.0.9"), _network("2001:db8::7"), _network("::ffff:10.0.0.9"), _network("?" * 99)
    ('10.0.0.9', '2001:db8::/64', '10.0.0.9', '')
    """
    if not _is_ip(address):
        return ""
    found = ip_address(address)
    if not isinstance(found, IPv6Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return address if found.is_loopback else str(ip_network((found, IPV6_PREFIX), strict=False))
