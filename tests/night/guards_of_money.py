"""Guards before money that nobody is owed."""

from night.guard import Guard

NOTHING = "test_nothing_is_paid_that_nobody_is_owed_and_no_cash_that_is_not_there[sqlite]"
ONCE = "test_each_debt_is_paid_once_whoever_asks_and_however_often[sqlite]"
MANY = "test_twenty_payments_just_under_the_limit_do_not_pass_with_one_person[sqlite]"
SEAT = "test_no_chip_comes_from_a_seats_own_word[sqlite]"

GUARDS = (
    Guard(
        "paid_out_of_nothing",
        "what follows from a debt is not moved by hand",
        "ledger/till.py",
        "if command.move not in BY_HAND:",
        "if False:",
        (NOTHING,),
        "== 'not-by-hand'",
    ),
    Guard(
        "paid_out_of_nothing",
        "cash and chips that are not there are not paid out",
        "ledger/entry.py",
        "if sign * cents < 0 and sign * (there + cents) < 0:",
        "if False:",
        (NOTHING,),
        "'done' == ",
    ),
    Guard(
        "paid_twice",
        "a lapsed ticket is claimed once",
        "floor/ticket_commands.py",
        'if ticket is None or ticket.ended != "lapsed":',
        "if ticket is None:",
        (ONCE,),
        "ticket-redeemed",
    ),
    Guard(
        "paid_twice",
        "a supervisor signs for a late claim",
        "service/permits.py",
        'tickets.ClaimTicket: Row(CAGE, signed={"approved_by": SUPERVISORS})',
        "tickets.ClaimTicket: Row(CAGE)",
        (ONCE,),
        "'done' == 'second-person-needed'",
    ),
    Guard(
        "paid_twice",
        "a transfer's reference is taken once",
        "floor/chip_commands.py",
        "if isinstance(before, transfers.Transfer):",
        "if False:",
        (ONCE,),
        "'done' == 'transfer-repeated'",
    ),
    Guard(
        "paid_twice",
        "a refusal is reversed once",
        "floor/chip_account.py",
        '"refused": {key: cents for key, cents in account.refused.items() if key != event.sequence},',
        '"refused": account.refused,',
        (ONCE,),
        "'done' == 'not-refused'",
    ),
    Guard(
        "many_small_payments",
        "over so much in a day a second person signs",
        "floor/payers.py",
        "if alone + cents > ALONE_PER_DAY:",
        "if False:",
        (MANY,),
        "release-needed",
    ),
    Guard(
        "seat_mints_chips",
        "chips of a guest are seen by staff",
        "service/duty.py",
        "return None if seen else UNSEEN",
        "return None",
        (SEAT,),
        "== 'chips-unseen'",
    ),
    Guard(
        "seat_mints_chips",
        "chips come from those that were sold",
        "ledger/entry.py",
        "if sign * cents < 0 and sign * (there + cents) < 0:",
        "if False:",
        (SEAT,),
        "was not refused",
    ),
)
