"""The second person of every command: the floor itself checks the signature, for every caller."""

import asyncio

import msgspec
import pytest
from kit.clients.samples import sample
from kit.days.floor_day import Floor

from pitboss.aggregates import REGISTRY
from pitboss.engine.transaction import Accepted
from pitboss.floor.people.second_person import check_second, signs_of
from pitboss.floor.people.staff import Post, Staff
from pitboss.floor.people.staff_commands import AddStaff
from pitboss.kernel.decision import Command, Given, Need
from pitboss.kernel.rejection import Rejection
from pitboss.ledger.till import MoveMoney, ReverseMove
from pitboss.store.memory import MemoryStore

NAMES_SOMEBODY = {"approved_by", "approved", "witness", "inspector", "signed_by"}
TOLD = {"withhold-ticket", "withhold-hand-pay"}
"""These name an Inspector who was notified and does not sign."""


def names(command: type[Command]) -> set[str]:
    """The fields of a command that name a person other than its author."""
    found = {each.name for each in msgspec.structs.fields(command)} & NAMES_SOMEBODY
    return set() if command.__struct_config__.tag in TOLD else found


SIGNED = {
    command: signs
    for command in REGISTRY.commands
    if (signs := signs_of(msgspec.convert(sample(command), command)))
}
"""Every command that a second person signs, with the fields that name that person."""


def test_every_command_that_names_a_second_person_is_signed() -> None:
    rows = {command: set(signs) for command, signs in SIGNED.items()}
    assert rows == {command: names(command) for command in REGISTRY.commands if names(command)}


def second_needed(
    command: type[Command], second: str, post: Post, staff: Staff | None
) -> Need | Rejection | None:
    """The floor's answer to a command of `me` that a person in this post signs."""
    at_game = "approved" in names(command)
    who = {"name": second, "role": post.role or "player"} if at_game else second
    by = {"name": "me", "role": "dealer"} if at_game else "me"
    made = msgspec.convert(sample(command, by=by, **dict.fromkeys(names(command), who)), command)
    states = {"staff/me": Staff(tuple(Post)), f"staff/{second}": staff}
    return check_second(states, made, Given(0, b"", "staff/me"))


@pytest.mark.parametrize("command", SIGNED, ids=lambda each: str(each.__struct_config__.tag))
def test_only_another_person_of_such_a_post_signs(command: type[Command]) -> None:
    may = frozenset.intersection(*SIGNED[command].values())
    for post in Post:
        answers = [
            second_needed(command, *second)
            for second in (
                ("sue", post, Staff((post,))),
                ("sue", post, Staff((post,), suspended=True)),
                ("sue", post, None),
                ("me", post, Staff((post,))),
            )
        ]
        assert answers[0] is None or post not in may, post
        refused = answers if post not in may else answers[1:]
        codes = {each.code for each in refused if isinstance(each, Rejection)}
        assert (len(refused), codes) == (len(answers) - (post in may), {"second-person-needed"}), post


def test_the_accounts_of_both_are_looked_at() -> None:
    moved, given = MoveMoney("capital", 500, {}, approved_by="sue"), Given(0, b"", "staff/cas")
    assert check_second({}, moved, given) == Need("staff/cas")
    assert check_second({"staff/cas": Staff((Post.CASHIER,))}, moved, given) == Need("staff/sue")
    # The console of the server needs no second person.
    assert check_second({}, moved, Given(0, b"", "setup")) is None


def test_no_caller_gets_around_it() -> None:
    """The floor is called directly, like a future caller that forgets the signature."""

    async def run() -> list[str]:
        floor = Floor(MemoryStore())
        async with floor.writer:
            for name, post in (("cas", Post.CASHIER), ("dee", Post.DEALER), ("sue", Post.CASINO_SUPERVISOR)):
                await floor.do(AddStaff(name, (post,), "setup"))
            await floor.do(MoveMoney("capital", 500, {}))
            codes = []
            for second in ("cas", "dee", "nobody", "sue"):
                reverse = ReverseMove("cage/cash", 1, "Counted twice.", second)
                answer = await floor.try_(reverse, "staff/cas")
                codes.append("done" if isinstance(answer, Accepted) else answer.code)
        return codes

    assert asyncio.run(run()) == [*["second-person-needed"] * 3, "done"]
