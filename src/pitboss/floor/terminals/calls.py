"""The service call: a player asks for staff to come to the terminal, and staff answer."""

from pitboss.floor.terminals.chips import chip_events as happened
from pitboss.floor.terminals.chips.chip_checks import bad_name, installed, one_event
from pitboss.kernel.decision import Command, Decision, Given, States, is_line
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.text import FloorPlace


class CallService(Command, frozen=True, tag="call-service"):
    """The player asks for staff."""

    terminal: str


class AnswerCall(Command, frozen=True, tag="answer-call"):
    """A staff member is at the terminal."""

    terminal: str
    by: str


def call_service(states: States, command: CallService, given: Given) -> Decision:
    """Calls staff, even if the terminal has a fault or is locked."""
    account = installed(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    if account.called is not None:
        return Rejection("service-called")
    return one_event(account, happened.ServiceCalled(command.terminal, given.at))


def answer_call(states: States, command: AnswerCall, _: Given) -> Decision:
    """Ends the call."""
    account = installed(states, command.terminal)
    if isinstance(account, Rejection):
        return account
    if not is_line(command.by):
        return bad_name(command.by)
    if account.called is None:
        return Rejection("no-service-call", {"terminal": FloorPlace(f"pt/{account.terminal}")})
    return one_event(account, happened.CallAnswered(command.terminal, command.by))
