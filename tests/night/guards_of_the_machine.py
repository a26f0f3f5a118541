"""Guards against a database, disk, clock or machine that was changed."""

from night.guard import Guard, each_store

CLOCK = "test_no_game_stands_still_while_a_clock_is_set"
AHEAD = "test_a_server_whose_clock_is_ahead_neither_stops_nor_shortens_the_games_of_another"
TWIN = "test_a_second_server_of_the_same_name_and_address_refuses_to_start"
OFF = "test_nothing_is_taken_while_a_setting_is_off"
TOLD = "test_callers_are_told_soon_and_nothing_is_lost"

GUARDS = (
    Guard(
        "stepped_clock",
        "a server's clock goes by the time that passes",
        "service/clock.py",
        "return self._at // _NS_PER_MS",
        "return wall",
        (f"{CLOCK}[sqlite]",),
        "The game stands still.",
    ),
    Guard(
        "stepped_clock",
        "staff are told that a clock was set",
        "service/monitoring/server_alarms.py",
        "floor.alarms.raise_(AlarmKind.CLOCK_STEP, server, step=_time(step.ms))",
        "pass",
        (f"{CLOCK}[sqlite]",),
        "There is no alarm clock-step.",
    ),
    Guard(
        "stepped_clock",
        "no event is earlier than the one before it",
        "engine/command_writer.py",
        "self._latest = max(self._latest, now, at + (now - seen) * 9 // 10)",
        "self._latest = now",
        each_store(AHEAD),
        "An event is earlier than the one before it.",
    ),
    Guard(
        "twin_server",
        "of one name and address there is one server",
        "service/running.py",
        "        if isinstance(before, Rejection):\n            raise StoreError(before)",
        "        if isinstance(before, Rejection):\n            before = None",
        each_store(TWIN, stores=("sqlite", "postgres")),
        "The twin runs.",
    ),
    Guard(
        "restored_shoe",
        "a restore ends what was under way, and what was promised",
        "service/restoring.py",
        "        await _end_game(floor, game)",
        "        pass",
        each_store("test_no_card_comes_twice_and_stakes_of_before_go_back"),
        "The cards that were seen after the backup came once more.",
    ),
    Guard(
        "copied_back",
        "a database that is older than what was seen does not open",
        "service/monitoring/last_seen.py",
        "            return OLDER",
        "            pass",
        (
            "test_no_server_starts_on_a_file_before_it_is_put_in_order",
            "test_no_server_starts_on_a_postgresql_database_before_it_is_put_in_order",
        ),
        "DID NOT RAISE",
    ),
    Guard(
        "silent_partition",
        "a database that says nothing is given up",
        "store/postgres/connections.py",
        "        self._heartbeat.start()\n        if self",
        "        if self",
        (f"{TOLD}[cut]", f"{TOLD}[standing still]"),
        " < 3.0",
    ),
    Guard(
        "full_disk_health",
        "health is found out by writing",
        "service/monitoring/health.py",
        'await self._store.put_secret("probe", self._name, value)',
        'value = await self._store.get_secret("probe", self._name)',
        ("test_a_full_disk_is_no_health_on_postgresql",),
        "'well': True",
    ),
    Guard(
        "full_disk_health",
        "health asks the process that writes",
        "service/monitoring/health.py",
        """                await self._store.check_durable()
                value = secrets.token_bytes(PROBE_BYTES)
                await self._store.put_secret("probe", self._name, value)
                same = await self._store.get_secret("probe", self._name) == value
""",
        "                same = bool(secrets.token_bytes(PROBE_BYTES))\n",
        ("test_a_full_disk_is_no_health_on_sqlite",),
        "'well': True",
    ),
    Guard(
        "full_disk_health",
        "on SQLite, too, where a full disk can be read",
        "service/monitoring/health.py",
        'await self._store.put_secret("probe", self._name, value)',
        'value = await self._store.get_secret("probe", self._name)',
        ("test_a_disk_without_room_is_called_full",),
        "'reachable' == 'store-full'",
    ),
    Guard(
        "full_disk_health",
        "whoever asks all the time makes nobody write",
        "service/monitoring/health.py",
        " and loop.time() - self._tried >= FRESH_S",
        "",
        ("test_strangers_who_ask_all_the_time_make_nobody_write",),
        "1001 == 1",
    ),
    Guard(
        "settings_switched_off",
        "nothing is taken while a setting is off",
        "store/postgres/store.py",
        "        if not rows[0][2]:\n            raise StoreError(UNSAFE)\n",
        "",
        (f"{OFF}[fsync]", f"{OFF}[full_page_writes]"),
        "A note was taken that a power cut could take back.",
    ),
    Guard(
        "settings_switched_off",
        "staff are told that one was",
        "service/monitoring/server_alarms.py",
        "floor.alarms.raise_(AlarmKind.STORE_UNSAFE, server, lasted=lasted)",
        "pass",
        (f"{OFF}[fsync]",),
        "nobody was alarmed",
    ),
    Guard(
        "settings_switched_off",
        "health asks whether what is written is kept over a power cut",
        "service/monitoring/health.py",
        "                await self._store.check_durable()\n",
        "",
        ("test_a_file_that_is_not_synced_is_no_health[synchronous=OFF]",),
        "'reachable' == 'store-unsafe'",
    ),
)
