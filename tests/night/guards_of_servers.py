"""Guards against a copied key, and against attackers who try the next server of a floor."""

from night.guard import Guard

STOLEN = "test_a_copied_key_is_turned_away_at_the_other_server"

GUARDS = (
    Guard(
        "same_key_twice",
        "staff are told",
        "service/auth/key_connections.py",
        "        self._alarm(device, there, address)\n",
        "",
        ("test_the_terminal_that_is_there_stays_and_the_other_is_told_of[sqlite]",),
        "terminal-50",
    ),
    Guard(
        "same_key_twice",
        "a line that answers no more gives way",
        "service/auth/key_connections.py",
        "if await before.connection.answers():",
        "if True:",
        ("test_a_line_that_answers_no_more_gives_way[sqlite]",),
        "'bye' == 'welcome'",
    ),
    Guard(
        "other_server",
        "a device that another server has elsewhere is refused",
        "service/auth/key_connections.py",
        "if lease.address != address and await is_there(self._store, lease.owner):",
        "if False:",
        (STOLEN,),
        "'done' == 'key-elsewhere'",
    ),
    Guard(
        "other_server",
        "staff are told of a key at two servers",
        "service/auth/key_connections.py",
        "        self._alarm(device, there, address)\n",
        "",
        (STOLEN,),
        "nobody told of ('terminal-50', 'stacker-50')",
    ),
    Guard(
        "other_server",
        "a server that is gone has no devices",
        "service/auth/key_connections.py",
        "if lease.address != address and await is_there(self._store, lease.owner):",
        "if lease.address != address:",
        ("test_a_device_whose_server_died_is_let_in_at_the_other_without_an_alarm",),
        "'bye' == 'welcome'",
    ),
    Guard(
        "other_server",
        "a device that left is free",
        "service/auth/key_connections.py",
        "            await self._store.release(_key(place), self._owner)\n",
        "",
        ("test_a_terminal_that_left_comes_to_the_other_server_from_another_address",),
        "'bye' == 'welcome'",
    ),
    Guard(
        "other_server",
        "wrong passwords are counted for all servers",
        "service/auth/shared_counts.py",
        "vouch(msgspec.json.encode(key))",
        'vouch(msgspec.json.encode((*key, __import__("os").getpid())))',
        (
            "test_wrong_passwords_count_at_every_server",
            "test_passwords_that_are_tried_at_all_servers_at_once_are_few",
        ),
        "6 < (2 * 3)",
    ),
    Guard(
        "other_server",
        "numbers of tickets are counted for all servers",
        "service/auth/shared_counts.py",
        "vouch(msgspec.json.encode(key))",
        'vouch(msgspec.json.encode((*key, __import__("os").getpid())))',
        ("test_numbers_of_tickets_count_at_every_server",),
        "'too-many-guesses' in",
    ),
    Guard(
        "twin_server",
        "a server that lost its name tells staff",
        "service/runner/presence.py",
        "                self.alarm()\n",
        "",
        ("test_a_server_that_lost_its_name_to_a_twin_alarms_staff[sqlite]",),
        "Nobody was told.",
    ),
)
