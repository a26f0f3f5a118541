"""The addresses of clients, and the host names of a server. All of it is decided here."""

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
IPV6_PREFIX_BITS = 64
"""The bits of an IPv6 address that identify a client. The client chooses the rest."""


def client_address(scope: "Scope", config: "FloorConfig") -> str:
    """The address of the client; empty if the connection has none.

    Only a configured proxy may name the client: it is the last forwarded address that is not one of the
    proxies. For IPv6, the network counts.
    """
    client = scope.get("client")
    address = client[0] if client else ""
    if is_proxy(address, config):
        passed = (value.decode("latin-1") for name, value in scope["headers"] if name == b"x-forwarded-for")
        forwarded = [each.strip() for value in passed for each in value.split(",")]
        address = next(
            (each for each in reversed(forwarded) if not _is_one_of(each, config.proxies)), address
        )
    return _network(address)


def is_proxy(address: str, config: "FloorConfig") -> bool:
    """Whether an address belongs to a configured proxy."""
    return _is_one_of(address, config.proxies)


def check_bind(config: "FloorConfig", *, demo: bool) -> Rejection | None:
    """Why a server may not listen at its address: nobody may read its traffic on the way."""
    if is_loopback(split_address(config.address)[0]):
        return None
    if demo:
        return Rejection("demo-exposed")
    if config.tls_certificate is None and not config.tls_proxy:
        return Rejection("tls-needed", {"address": config.address})
    return None


def answers_to(scope: "Scope", config: "FloorConfig") -> bool:
    """Whether a request names this server as its host.

    A foreign page whose name was pointed here (DNS rebinding) sends its own name, and so reads nothing. The
    IP address of the connection is also accepted: nobody can point it elsewhere.
    """
    named = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
    if len(named) != 1:
        return False
    host, here = _host(named[0]), scope.get("server")
    return host in _hosts(config) or (here is not None and host == here[0].lower() and _is_ip(host))


LAST_PORT = 65_535


def split_address(address: str) -> tuple[str, int]:
    """The host and the port of an address.

    >>> split_address("127.0.0.1:8000"), split_address("[::1]:8000")
    (('127.0.0.1', 8000), ('::1', 8000))
    """
    host, _, port = address.rpartition(":")
    return host.strip("[]"), int(port)


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach a host.

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
    """The host names of a server."""
    host, _ = split_address(config.address)
    yield host.lower()
    if is_loopback(host):
        yield from (LOOPBACK_NAME, "127.0.0.1", "::1")
    yield from (name.lower() for name in config.hosts)
    for url in (config.public_url, *config.origins):
        yield (urlsplit(url or "").hostname or "").lower()


@lru_cache(1 << 10)
def _host(named: str) -> str:
    """The name in a Host header, without the port.

    >>> _host("Floor.example:8443"), _host("[::1]:8000"), _host("["), _host("evil@localhost")
    ('floor.example', '::1', '', '')
    """
    try:
        parts = urlsplit(f"//{named}")
    except ValueError:
        return ""
    return (parts.hostname or "") if parts.username is None and not parts.path else ""


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
    return any(ip_address(address) in network for network in map(ip_network, networks))


@lru_cache(1 << 10)
def _network(address: str) -> str:
    """An IPv4 address, or the network of an IPv6 address.

    >>> _network("10.0.0.9"), _network("2001:db8::7"), _network("::ffff:10.0.0.9"), _network("?" * 99)
    ('10.0.0.9', '2001:db8::/64', '10.0.0.9', '')
    """
    if not _is_ip(address):
        return ""
    ip = ip_address(address)
    if not isinstance(ip, IPv6Address):
        return address
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return address if ip.is_loopback else str(ip_network((ip, IPV6_PREFIX_BITS), strict=False))
