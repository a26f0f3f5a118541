"""The attack: the demonstration, or a real floor without TLS, is opened to everyone on the network."""

import subprocess
from pathlib import Path

import pytest
from kit.server.server_process import SCRIPT

from pitboss.service.config import FloorConfig
from pitboss.service.network.addresses import check_bind

FLOOR = 'venue = "V"\n'


def refusal(folder: Path, *options: str) -> str:
    """Why a server does not start."""
    words = [SCRIPT, "serve", *options]
    done = subprocess.run(words, cwd=folder, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert list(folder.glob("*.sqlite")) == []
    return done.stderr


@pytest.mark.parametrize("address", ["0.0.0.0:0", "[::]:0"])
def test_the_demonstration_listens_on_its_machine_only(tmp_path: Path, address: str) -> None:
    assert "listens on 127.0.0.1 only" in refusal(tmp_path, "--demo", "--address", address)


def test_a_real_floor_is_not_opened_in_the_clear(tmp_path: Path) -> None:
    (tmp_path / "floor.toml").write_text(FLOOR)
    message = refusal(tmp_path, "--address", "0.0.0.0:0")
    assert "tls-certificate" in message
    assert "tls-proxy = true" in message


@pytest.mark.parametrize(
    "config, code",
    [
        (FloorConfig("V", address="0.0.0.0:1"), "tls-needed"),
        (FloorConfig("V", address="floor.example:1"), "tls-needed"),
        (FloorConfig("V", address="10.0.0.9:1"), "tls-needed"),
        (FloorConfig("V", address="0.0.0.0:1", tls_proxy=True), None),
        (FloorConfig("V", address="0.0.0.0:1", tls_certificate="c", tls_key="k"), None),
        (FloorConfig("V", address="localhost:1"), None),
        (FloorConfig("V", address="[::1]:1"), None),
        (FloorConfig("V", address="127.0.0.9:1"), None),
    ],
)
def test_beyond_its_machine_a_floor_speaks_tls_or_is_told_that_a_proxy_does(
    config: FloorConfig, code: str | None
) -> None:
    refused = check_bind(config, demo=False)
    assert (None if refused is None else refused.code) == code
