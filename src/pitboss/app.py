"""The composition root: it picks the parts and joins them."""

import secrets

from pitboss.cli.common import Ports
from pitboss.cli.entry import enter


class SystemEntropy:
    """Random numbers from the operating system's cryptographic source."""

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely."""
        return secrets.randbelow(bound)


def main() -> None:
    """Runs the `pitboss` command."""
    enter(Ports(entropy=SystemEntropy()))


if __name__ == "__main__":
    main()
