"""The people whom the approved rules name."""

from enum import StrEnum


class Role(StrEnum):
    """Who a person is on the floor. Which role may do what is a row of the edition."""

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
    def label(self) -> str:
        """The role as written on screens.

        >>> Role.CASINO_SUPERVISOR.label
        'Casino Supervisor'
        """
        return self.value.replace("-", " ").title()
