"""A floor with a certificate: everything uses TLS, and nothing else is served."""

import asyncio
import datetime
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from pitboss.floor.terminals.chips.chip_commands import InsertNote, SetTerminal
from pitboss.floor.terminals.chips.chip_events import Settings
from pitboss.kernel.rejection import unwrap
from pitboss.service.api.server import serving
from pitboss.service.auth.actors import DeviceActor, DeviceKind
from pitboss.service.config import FloorConfig
from pitboss.service.floor_engine import FloorEngine
from pitboss.service.realtime.client import connect
from pitboss.service.realtime.messages import Done
from pitboss.service.server_context import ServerContext
from pitboss.store.memory import MemoryStore


def certify(folder: Path) -> tuple[str, str]:
    """A certificate for this machine, signed by itself, and its key."""
    key, today = ec.generate_private_key(ec.SECP256R1()), datetime.datetime.now(datetime.UTC)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "floor")])
    here = x509.SubjectAlternativeName([x509.IPAddress(ip_address("127.0.0.1"))])
    certificate = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=1))
        .add_extension(here, critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .sign(key, hashes.SHA256())
    )
    files = folder / "cert.pem", folder / "key.pem"
    files[0].write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    files[1].write_bytes(
        key.private_bytes(
            serialization.Encoding.PEM,
            serialization.PrivateFormat.PKCS8,
            serialization.NoEncryption(),
        )
    )
    return str(files[0]), str(files[1])


def test_with_a_certificate_everything_is_encrypted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    certificate, key = certify(tmp_path)
    monkeypatch.setenv("SSL_CERT_FILE", certificate)

    async def check() -> None:
        config = FloorConfig("V", tls_certificate=certificate, tls_key=key)
        async with FloorEngine(MemoryStore(), config) as floor:
            context = ServerContext(floor, b"")
            await floor.do("set-7", SetTerminal("7", Settings("V")), "setup")
            token = unwrap(await context.auth.keys.make(DeviceActor("stacker-7", DeviceKind.STACKER, "7")))
            async with serving(context, "127.0.0.1", 0) as port, httpx.AsyncClient() as http:
                healthy = await http.get(f"https://127.0.0.1:{port}/health")
                assert healthy.status_code == 200
                assert "strict-transport-security" in healthy.headers
                async with connect(f"https://127.0.0.1:{port}", token) as stacker:
                    assert isinstance(await stacker.do(InsertNote("7", 5_000)), Done)
                with pytest.raises(httpx.TransportError):
                    await http.get(f"http://127.0.0.1:{port}/health")

    asyncio.run(check())
