"""The roles that the approved rules name."""

from enum import StrEnum

from pitboss.kernel.text import Text


class Role(StrEnum):
    """The role of a person on the floor. The edition's rows say what it may do."""

    PLAYER = "player"
    PATRON = "patron"
    DEALER = "dealer"
    GAMING_SUPERVISOR = "gaming-supervisor"
    ELECTRONIC_GAMING_SUPERVISOR = "electronic-gaming-supervisor"
    CASINO_SUPERVISOR = "casino-supervisor"
    ASSISTANT_GAMING_MANAGER = "assistant-gaming-manager"
    GAMING_MANAGER = "gaming-manager"
    CASINO_OPERATOR = "casino-operator"
    INSPECTOR = "inspector"

    @property
    def text(self) -> Text:
        """Its name."""
        return Text(f"role-{self.value}")
