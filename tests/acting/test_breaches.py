"""Conduct: forbidden acts, measures, idle seats, refused wagers, and access to the rules."""

import pytest
from kit.support import CANBERRA, EDITIONS, GUIDE, PREMIUM, RAPID, STAR, clause, refused
from kit.tables.shoe_loading import SUPERVISORS, citing, refusal, who_may

from pitboss.acting.registers.breaches import (
    check_breach,
    check_excluded,
    check_measure,
    check_refusal,
    check_vacate,
    idle_after,
    measure_tells,
)
from pitboss.kernel.rejection import Rejection
from pitboss.kernel.roles import Role
from pitboss.rules.authority import Act
from pitboss.rules.conduct import GUESTS, STAFF, Breach, Excuse
from pitboss.rules.duties import Due, Recipient, Tell
from pitboss.words.rendering import english

BOSS = Role.CASINO_SUPERVISOR
OPERATORS = {Role.CASINO_OPERATOR, Role.CASINO_SUPERVISOR}


def forbidden(key: str, breach: Breach, excuse: Excuse | None = None) -> dict[Role, str]:
    """By role, the clause of the breach; roles that are free to act are left out."""
    found = {role: check_breach(EDITIONS[key], breach, role, excuse) for role in Role}
    return {role: row.clause for role, row in found.items() if not isinstance(row, Rejection)}


def everybody(number: str) -> dict[Role, str]:
    return dict.fromkeys(Role, number)


# Forbidden acts.


@citing(star="14.1", premium="15.1", rapid="12.1")
def test_nobody_may_use_a_predicting_device(key: str, cited: str) -> None:
    assert forbidden(key, Breach.PREDICTING_DEVICE) == everybody(cited)


@citing(star="14.2", premium="15.2", rapid="12.2")
def test_staff_and_inspectors_on_duty_may_use_one_and_guests_are_never_on_duty(key: str, cited: str) -> None:
    caught = forbidden(key, Breach.PREDICTING_DEVICE, Excuse.ON_DUTY)
    assert caught == {}
    for role in (*STAFF, Role.INSPECTOR):
        got = check_breach(EDITIONS[key], Breach.PREDICTING_DEVICE, role, Excuse.ON_DUTY)
        assert refusal(got) == ("not-forbidden", cited)
    for role in GUESTS:
        got = check_breach(EDITIONS[key], Breach.PREDICTING_DEVICE, role, Excuse.ON_DUTY)
        assert refused(got).code == "no-excuse"


@citing(star="14.6", premium="15.6", rapid="12.6", canberra="17.5 17.5(a)")
def test_staff_give_no_advice_but_to_keep_to_the_rules(key: str, cited: str) -> None:
    assert forbidden(key, Breach.STAFF_ADVICE) == dict.fromkeys(STAFF, cited)
    excused = check_breach(EDITIONS[key], Breach.STAFF_ADVICE, Role.DEALER, Excuse.FOR_THE_RULES)
    assert refusal(excused) == ("not-forbidden", cited)
    on_request = check_breach(EDITIONS[key], Breach.STAFF_ADVICE, Role.DEALER, Excuse.REQUESTED)
    assert refusal(on_request) == ("no-excuse", cited)


@clause(CANBERRA, "17.5", "17.5(b)", "17.5(c)")
def test_canberra_staff_give_no_advantage_and_keep_to_the_procedures() -> None:
    for breach in (Breach.STAFF_ADVANTAGE, Breach.STAFF_PROCEDURE):
        assert forbidden(CANBERRA, breach) == dict.fromkeys(STAFF, "17.5")


@citing(star="14.7", premium="15.7", rapid="12.7")
def test_no_guest_influences_a_player_who_did_not_ask(key: str, cited: str) -> None:
    assert forbidden(key, Breach.INFLUENCING) == dict.fromkeys(GUESTS, cited)
    assert forbidden(key, Breach.INFLUENCING, Excuse.REQUESTED) == {}
    on_request = check_breach(EDITIONS[key], Breach.INFLUENCING, Role.PATRON, Excuse.REQUESTED)
    assert refusal(on_request) == ("not-forbidden", cited)


@clause(CANBERRA, "17.7")
def test_in_canberra_nobody_influences_a_player_even_if_asked() -> None:
    assert forbidden(CANBERRA, Breach.INFLUENCING) == everybody("17.7")
    on_request = check_breach(EDITIONS[CANBERRA], Breach.INFLUENCING, Role.PATRON, Excuse.REQUESTED)
    assert refusal(on_request) == ("no-excuse", "17.7")


@pytest.mark.parametrize(
    "key, cited, bound",
    [
        pytest.param(STAR, "14.11", GUESTS, marks=clause(STAR, "14.11")),
        pytest.param(PREMIUM, "15.11", GUESTS, marks=clause(PREMIUM, "15.11")),
        pytest.param(RAPID, "12.10", GUESTS, marks=clause(RAPID, "12.10")),
        pytest.param(CANBERRA, "17.8", (Role.PLAYER,), marks=clause(CANBERRA, "17.8")),
    ],
)
def test_side_bets_are_forbidden(key: str, cited: str, bound: tuple[Role, ...]) -> None:
    assert forbidden(key, Breach.SIDE_BET) == dict.fromkeys(bound, cited)


@clause(STAR, "14.16")
def test_only_the_star_of_2024_forbids_proxy_betting() -> None:
    assert forbidden(STAR, Breach.PROXY_BETTING) == dict.fromkeys(GUESTS, "14.16")
    for key in (PREMIUM, RAPID, CANBERRA, GUIDE):
        got = check_breach(EDITIONS[key], Breach.PROXY_BETTING, Role.PLAYER)
        assert refusal(got) == ("not-forbidden", None)


@clause(RAPID, "11.3")
def test_a_player_who_keeps_quiet_about_a_faulty_terminal_breaks_a_rule() -> None:
    assert forbidden(RAPID, Breach.UNREPORTED_MALFUNCTION) == {Role.PLAYER: "11.3"}


# Measures.


def ordering(key: str, breach: Breach, measure: Act, cited: str) -> set[Role]:
    """The roles that may order a measure against a player. Each gets the same clause."""
    edition = EDITIONS[key]
    allowed = who_may(lambda role: check_measure(edition, breach, measure, role, Role.PLAYER), cited)
    for role in allowed:
        assert check_measure(edition, breach, measure, role, Role.PLAYER) == cited
    return allowed


MEASURES = {
    STAR: {
        Act.VOID_WAGER: "14.3.1",
        Act.EXCLUDE: "14.3.2",
        Act.EXCLUDE_FROM_CASINO: "14.3.3",
        Act.DETAIN: "14.3.4",
    },
    PREMIUM: {
        Act.VOID_WAGER: "15.3.1",
        Act.EXCLUDE: "15.3.2",
        Act.EXCLUDE_FROM_CASINO: "15.3.3",
        Act.DETAIN: "15.3.4",
    },
    RAPID: {Act.VOID_WAGER: "12.3.1", Act.EXCLUDE: "12.3.2", Act.EXCLUDE_FROM_CASINO: "12.3.3"},
}


@pytest.mark.parametrize(
    "key, measure, cited",
    [
        pytest.param(key, act, number, marks=clause(key, number, number.rpartition(".")[0]))
        for key, rows in MEASURES.items()
        for act, number in rows.items()
    ],
)
def test_a_casino_supervisor_may_act_against_the_user_of_a_device(key: str, measure: Act, cited: str) -> None:
    assert ordering(key, Breach.PREDICTING_DEVICE, measure, cited) == SUPERVISORS[key]
    side_bet = check_measure(EDITIONS[key], Breach.SIDE_BET, measure, BOSS, Role.PLAYER)
    assert refused(side_bet).code == "measure-not-provided", "14.3 speaks of devices only"


def test_no_other_measure_follows_the_use_of_a_device() -> None:
    for key, rows in MEASURES.items():
        for act in set(Act) - set(rows):
            got = check_measure(EDITIONS[key], Breach.PREDICTING_DEVICE, act, BOSS, Role.PLAYER)
            assert refusal(got)[0] == "measure-not-provided", (key, act)


@citing(star="14.3.4", premium="15.3.4")
def test_a_detained_person_waits_for_an_inspector_who_is_called_at_once(key: str, cited: str) -> None:
    tells = measure_tells(EDITIONS[key], Breach.PREDICTING_DEVICE, Act.DETAIN)
    assert tells == (Tell(Recipient.INSPECTOR, Due.AT_ONCE, cited),)
    assert measure_tells(EDITIONS[key], Breach.PREDICTING_DEVICE, Act.EXCLUDE) == ()


@clause(CANBERRA, "17.2")
@pytest.mark.parametrize("breach", [Breach.OTHER_RULE, Breach.INFLUENCING, Breach.SIDE_BET])
@pytest.mark.parametrize("measure", [Act.VOID_WAGER, Act.EXCLUDE])
def test_canberra_may_act_against_anyone_who_breaks_any_rule(breach: Breach, measure: Act) -> None:
    assert ordering(CANBERRA, breach, measure, "17.2") == OPERATORS
    barred = check_measure(EDITIONS[CANBERRA], breach, Act.EXCLUDE_FROM_CASINO, BOSS, Role.PLAYER)
    assert refused(barred).code == "measure-not-provided"


@citing(star="14.5 14.4.2", premium="15.5 15.4.2", rapid="12.5 12.4.2")
def test_a_cheat_forfeits_the_wager_of_an_invalidated_game_and_of_no_other(key: str, cited: str) -> None:
    edition, fraud = EDITIONS[key], (Breach.FRAUD, Act.FORFEIT_WAGER)
    allowed = who_may(
        lambda role: check_measure(edition, *fraud, role, Role.PLAYER, done={Act.INVALIDATE}), cited
    )
    assert allowed == SUPERVISORS[key]
    assert refusal(check_measure(edition, *fraud, BOSS, Role.PLAYER)) == ("measure-too-early", cited)
    device = check_measure(edition, Breach.PREDICTING_DEVICE, Act.FORFEIT_WAGER, BOSS, Role.PLAYER)
    assert refused(device).code == "measure-not-provided"


def test_no_measure_follows_what_is_no_breach() -> None:
    got = check_measure(EDITIONS[RAPID], Breach.PROXY_BETTING, Act.EXCLUDE, BOSS, Role.PLAYER)
    assert refusal(got) == ("not-forbidden", None)
    got = check_measure(EDITIONS[STAR], Breach.FRAUD, Act.EXCLUDE, BOSS, Role.PLAYER)
    assert refusal(got) == ("measure-not-provided", "14.4.2")


@citing(star="14.3.2", premium="15.3.2", rapid="12.3.2", canberra="17.2")
def test_an_excluded_person_takes_no_further_part(key: str, cited: str) -> None:
    excluded = frozenset({"Mallory"})
    assert refusal(check_excluded(EDITIONS[key], excluded, "Mallory")) == ("person-excluded", cited)
    assert check_excluded(EDITIONS[key], excluded, "Ann") is None


# Idle seats.


@citing(star="14.10", premium="15.10", rapid="12.9", canberra="17.6")
def test_three_idle_coups_at_a_full_table_may_cost_the_seat(key: str, cited: str) -> None:
    edition = EDITIONS[key]
    assert check_vacate(edition, seats=7, taken=7, idle=3) == cited
    assert check_vacate(edition, seats=7, taken=7, idle=9) == cited
    assert refusal(check_vacate(edition, seats=7, taken=7, idle=2)) == ("seat-kept", cited)
    assert refusal(check_vacate(edition, seats=7, taken=6, idle=3)) == ("seat-kept", cited)


@pytest.mark.parametrize(
    ("taken", "idle", "words"),
    [
        (6, 3, "The seat is kept: 1 seat is free."),
        (5, 3, "The seat is kept: 2 seats are free."),
        (7, 1, "The seat is kept for 3 coups without a wager: 1 so far."),
    ],
)
def test_a_player_who_keeps_the_seat_is_told_why(taken: int, idle: int, words: str) -> None:
    kept = check_vacate(EDITIONS[STAR], seats=7, taken=taken, idle=idle)
    assert isinstance(kept, Rejection)
    assert english(kept.text) == words


def test_the_guide_takes_no_seat() -> None:
    assert refusal(check_vacate(EDITIONS[GUIDE], 7, 7, 30)) == ("seat-kept", None)


@pytest.mark.parametrize(
    "key, counts",
    [
        pytest.param(STAR, True, marks=clause(STAR, "14.10")),
        pytest.param(PREMIUM, True, marks=clause(PREMIUM, "15.10")),
        (RAPID, False),
        (CANBERRA, False),
        (GUIDE, False),
    ],
)
def test_coups_without_a_wager_are_counted_until_there_is_one(key: str, counts: bool) -> None:
    edition = EDITIONS[key]
    assert idle_after(edition, 1, wagered=False) == 2
    assert idle_after(edition, 2, wagered=True) == 0
    assert idle_after(edition, 2, wagered=False, no_bet=True) == (3 if counts else 2)


# Refused wagers.


@citing(star="14.12", premium="15.12")
def test_a_casino_supervisor_may_refuse_a_wager_with_reason_before_the_first_card(
    key: str, cited: str
) -> None:
    edition = EDITIONS[key]
    allowed = who_may(lambda role: check_refusal(edition, role, "Late twice", card_removed=False), cited)
    assert allowed == SUPERVISORS[key]
    assert check_refusal(edition, BOSS, "Late twice", card_removed=False) == cited
    late = check_refusal(edition, BOSS, "Late twice", card_removed=True)
    assert refusal(late) == ("refusal-too-late", cited)
    assert refusal(check_refusal(edition, BOSS, " ", card_removed=False)) == ("reason-needed", cited)


@pytest.mark.parametrize("key", [RAPID, CANBERRA, GUIDE])
def test_where_the_rules_are_silent_nobody_refuses_a_wager(key: str) -> None:
    assert who_may_refuse(key) == set()


def who_may_refuse(key: str) -> set[Role]:
    got = {role: check_refusal(EDITIONS[key], role, "Late twice", card_removed=False) for role in Role}
    return {role for role, answer in got.items() if not isinstance(answer, Rejection)}
