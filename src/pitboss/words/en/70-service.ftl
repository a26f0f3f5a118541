## The server

refusal-unknown-language = There are no words for { $language } here.
refusal-malformed-request-unclear = The request is not as it should be.
refusal-malformed-request-fields = The request is not as it should be. { $why }
refusal-malformed-request-nested = The request is nested too deeply.

## Languages of the house

refusal-bad-catalogue-unread = The languages in { $folder } cannot be read: { $problem }.
refusal-bad-catalogue-none = There is no language in { $folder }: each is one file, such as fr.ftl.
refusal-bad-catalogue-tag = { $file } is not named after a language of the house, such as fr.ftl or pt-BR.ftl.
refusal-bad-catalogue-syntax = { $place }: { $problem }.
refusal-bad-catalogue-twice = { $place }: The message { $key } is there twice.
refusal-bad-catalogue-empty = { $place }: The message { $key } has no text.
refusal-bad-catalogue-unknown-fact = { $place }: The message { $key } has no fact { $name }.
refusal-bad-catalogue-unknown-reference = { $place }: The message { $key } refers to { $name }, which is not above it.

## Accounts

account-pt-chips = chip account of a player terminal
account-pt-held = stakes on the layout of a terminal
account-pt-payable = manual payout that waits for its form
account-pt-stacker = notes in the stacker of a terminal
account-ticket-value = redeemable ticket outstanding
account-lost-slip-paid = slip paid whose ticket was lost in a restore
account-table-win = what the house won at a table, less what it lost
account-table-float = chips in the float of a table
account-table-drop = cash in the drop box of a table
account-table-cash = cash on a table that is not yet dropped
account-table-seat-buy-in = buy-in for which the chips are still to come
account-table-seat-stack = chips before a seat
account-table-seat-held = stakes from a seat on the layout
account-table-seat-tokens = promotional tokens before a seat
account-table-seat-token-held = promotional tokens from a seat on the layout
account-table-overpaid = overpayments of a table still to come back
account-table-underpaid = underpayments of a table still to be paid
account-cage-cash = cash of the cage
account-cage-chips = chips in the cage
account-kiosk-cash = cash in a kiosk
account-promotion-cost = promotional tokens given away
account-promotion-tokens = promotional tokens outstanding
account-prize-payable = prize that waits for its winner
account-house-prizes = prizes that the house pays for
account-tournament-fees = entry fees of a tournament
account-tournament-pool = prize pool of a tournament
account-tournament-prize = prize of a tournament that waits for its winner
account-tournament-issued = tournament chips issued
account-tournament-entrant-chips = tournament chips of an entrant
account-house-capital = what the house put in
account-house-issue = chips that were made, at their face value
account-house-chips = chips that are with patrons, at their face value
account-house-pockets = chips that patrons carry between tables and cage
account-house-tokens = promotional tokens that patrons carry
account-house-transit = value between two streams of one command: nothing, once it is done
account-house-monitoring = credits that the monitoring system transferred
account-house-unclaimed = tickets and prizes that nobody claimed in time
account-house-adjustments = credits put right after malfunctions
account-house-withheld = payments refused after an inquiry
account-house-rounding = what rounding up to the smallest chip cost
accounts-tickets =
    { $count ->
        [one] { $count } redeemable ticket outstanding
       *[other] { $count } redeemable tickets outstanding
    }
unit-cents = cents
unit-tournament-chips = tournament-chips

## Transactions

refusal-unknown-account = The chart of accounts has no account { $account }.
refusal-bad-amount-posting = { $cents } on { $account } is no amount: nothing, or beyond { $most } cents.
refusal-bad-amount-cents = An amount is a whole number of cents from 1 to { $most }.
refusal-unbalanced-sum = The lines of an entry sum to zero; these leave { $left } { $unit }.
refusal-unbalanced-lines = An entry has two lines at the least.
refusal-insufficient-funds-short = There is { $there } on { $account }, and { $needed } is needed.
refusal-over-limit = There is { $there } on { $account }; { $adds } more is over its limit of { $most }.
refusal-float-short-float = Chips in the float of a table: there is { $there }, and { $needed } is needed. { $advice }
refusal-cage-short-cash = Cash of the cage: there is { $there }, and { $needed } is needed. { $advice }
refusal-cage-short-chips = Chips in the cage: there is { $there }, and { $needed } is needed. { $advice }
refusal-kiosk-short-cash = Cash in a kiosk: there is { $there }, and { $needed } is needed. { $advice }
refusal-chips-not-sold-chips = Chips that are with patrons, at their face value: there is { $there }, and { $needed } is needed. { $advice }
refusal-chips-not-sold-pockets = Chips that patrons carry between tables and cage: there is { $there }, and { $needed } is needed. { $advice }
refusal-chips-not-sold-tokens = Promotional tokens that patrons carry: there is { $there }, and { $needed } is needed. { $advice }
refusal-not-owed-overpaid = Overpayments of a table still to come back: there is { $there }, and { $needed } is needed. { $advice }
refusal-not-owed-underpaid = Underpayments of a table still to be paid: there is { $there }, and { $needed } is needed. { $advice }
refusal-not-owed-unclaimed = Tickets and prizes that nobody claimed in time: there is { $there }, and { $needed } is needed. { $advice }
refusal-not-owed-withheld = Payments refused after an inquiry: there is { $there }, and { $needed } is needed. { $advice }
refusal-unknown-move = There is no transaction { $move }. By hand there are: { $known }.
refusal-name-needed = The transaction { $move } needs a { $name }.
refusal-name-not-used = The transaction { $move } has no { $name }.
refusal-not-by-hand-follows = { $move } follows from a ticket, a payout or an act, and is not made by itself.
refusal-not-by-hand-by-acts = The chips of players go by acts at the table now.
refusal-release-needed-unbooked-chips = A second person signs for chips that were never booked.
refusal-not-reversible = { $stream } has no transaction { $version } that can be reversed: it is none, was reversed already, or lies more than { $most } back.
refusal-not-authorised-reversal = Somebody approves a reversal, and says why.
refusal-id-reused = Another command was given under the id { $id }: mint a new one.

## Requests and channels

refusal-bad-command-fields = The command is not as it should be: { $why }.
refusal-bad-command-type = The command is not as it should be: { $why }. There are: { $known }.
refusal-unknown-channel-name = There is no channel { $channel }.
refusal-unknown-channel-nothing = There is nothing to see at { $channel }.
refusal-unknown-channel-game = There is no game { $game }.
refusal-unknown-channel-no-cards = No cards are dealt at { $game }.
refusal-not-permitted-asked = That is not yours to ask for.
refusal-not-permitted-channel = Channel { $channel } is not for you to watch.
refusal-not-permitted-served = { $device } acts only for what it serves.
refusal-not-permitted-own-name = Act under your own name, and in a role that is yours.
refusal-not-permitted-dealer-terminal = Sign in at the dealer terminal of the game.
refusal-not-permitted-floor-staff = A dealer terminal is for the staff of the gaming floor.
refusal-not-permitted-sensor = Only the sensor says what it read: enter the number as the dealer.
refusal-not-permitted-clock = Only the clock begins the wagering period again: ask a supervisor to reopen the wagers.
refusal-not-permitted-posts = This is for the { $posts } to do.
refusal-not-permitted-outside = Nobody asks for this from outside.
refusal-not-permitted-no-device = No device deals this game: it cannot promise anything.
refusal-too-many-connections-full = This server has no room for another connection: try again soon.
refusal-too-many-connections-address = Too many connections from this address say nothing of who they are: try again soon.
refusal-too-many-connections-one = More than { $most } connections at once are too many for one: close some.
refusal-no-payout-none = Terminal { $terminal } has made no manual payout.
refusal-no-payout-no-number = Terminal { $terminal } has made no manual payout { $number }.

## Signing in

refusal-sign-in-delayed =
    Too many wrong passwords: try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
refusal-staff-suspended-restore = { $name } is suspended: restore them first, with `pitboss staff restore { $name }`.
refusal-second-person-needed-another = Another member of staff must approve it.
refusal-second-person-needed-person = { $name }, { $role }, must sign for this, by name and password.
refusal-second-person-needed-posts = The { $posts } must sign for this, by name and password.
refusal-second-person-needed-own = Nobody signs for themselves. { $needed }
refusal-second-person-needed-signed = { $signer } cannot sign for this. { $needed }
refusal-second-person-refused-wrong = The second person cannot sign: the name or the password is wrong.
refusal-second-person-refused-delayed = The second person cannot sign: too many wrong passwords were tried here; wait a minute.
refusal-second-person-refused-busy = The second person cannot sign: too many passwords are being looked at; try again in a moment.
refusal-second-person-refused-suspended = The second person cannot sign: they are suspended.
refusal-second-person-refused-own-password = The second person cannot sign: they must first sign in and choose a password of their own.

## Games and devices

notice-of-errors = A malfunction, or a mistake in a result that staff put right, may void a game or change what it paid: the rules of the game say when. Ask the staff if you think that something is wrong.
refusal-reading-late-play = It was read for { $play }, which is over or has not begun.
refusal-numbers-awaited = The numbers for { $deal } are being put together: try again.
refusal-unknown-game-floor = There is no game { $game } on this floor.
refusal-nothing-to-promise-game = Nothing that { $game } deals can be promised.
refusal-seed-lost = The seed of { $deal } is lost: void the game, and take other cards.
refusal-shoe-reads = The shoe reads its cards itself: report what is wrong with it, and then key them in.

## Starting a server

refusal-demo-apart-real-floor = This is the database of a real floor: have --demo use another.
refusal-demo-apart-demonstration = This is the database of the demonstration: use another.
refusal-demo-exposed = The demonstration tells its keys and its password to everybody: it listens on 127.0.0.1 only.
refusal-tls-needed = At { $address } passwords and keys could be read on the way: name a tls-certificate and its tls-key, or set tls-proxy = true in the configuration where a proxy in front speaks TLS.
refusal-server-twin = Another server named { $name } with the address { $address } runs on this floor, on another machine: give this machine a name of its own, or this server another --address.
refusal-cannot-read-config = { $file } cannot be read: { $problem }.
refusal-not-text-config = { $file } is not text in UTF-8.
refusal-bad-config-unread = { $file }: { $problem }.
refusal-bad-config-key = { $file }: { $key }: { $why }
refusal-bad-config-option = The options: { $key }: { $why }
refusal-bad-config-setup = { $problem }.
refusal-bad-config-language = { $key }: There are no words for { $language } here.
config-venue = The floor has a name.
config-address = Write HOST:PORT, such as 127.0.0.1:8000.
config-proxy = { $proxy } is no address and no network such as 10.0.0.0/8.
config-tls-key = A certificate and its key go together.
config-twice-games = There is more than one with the name { $name }.
config-twice-terminals = There is more than one with the number { $name }.
config-names = A name is one line of up to { $most } characters.
config-game = { $name } cannot be the name of a game.
config-shoe = A virtual dealer keys nothing in: its shoe or wheel is simulated or a device.
config-partner = Two games under one dealer are tables that name each other.
config-terminal = { $number } cannot be a terminal's name.
config-seat = Seats are at a live table of this floor.
config-guest = { $guest } cannot be a guest's name.

## The database

refusal-unknown-database-kind = { $url } is no database: name a file such as { $file }, or postgresql://USER@HOST/NAME.
refusal-unknown-database-url = Name a database like this: postgresql://USER@HOST/NAME
refusal-no-database-path = There is no database { $path }.
refusal-no-database-empty = The database is empty: nothing was ever kept in it.
refusal-not-a-database-path = { $path } is no database of Pitboss.
refusal-not-a-database-foreign = The database holds tables of another program: give Pitboss one of its own.
refusal-newer-database = A newer release of Pitboss made this database (migration { $migration }): use that one.
refusal-other-migration = Migration { $migration } of this database is not the one of this release.
refusal-store-unavailable-mid-transaction = The database was lost in mid-transaction: nothing was kept.
refusal-store-unavailable-unreachable = The database is not to be reached: no money moves until it is.
refusal-store-unavailable-no-file = The database file is not there: no money moves until it is.
refusal-store-unavailable-disk = The disk does not answer: no money moves until it does.
refusal-store-unavailable-unopened = The database cannot be opened: no money moves until it can.
refusal-store-unavailable-writer-stopped = The writer of the database stopped: no money moves until it is back.
refusal-store-unavailable-no-writer = The writer of the database cannot be started, so no money moves: { $problem }.
refusal-store-unavailable-path = { $path } cannot be opened: { $problem }.
refusal-store-busy-server = Another server keeps writing: ask again later.
refusal-store-busy-program = Another program keeps the database to itself: ask again later.
refusal-store-full-database = The disk of the database is full: no money moves until there is room on it.
refusal-store-full-disk = The disk is full: no money moves until there is room on it.
refusal-store-read-only-database = The database can only be read: no money moves until it can be written to.
refusal-store-read-only-disk = The disk can only be read: no money moves until it can be written to.
refusal-store-read-only-folder = { $folder } can only be read: a database needs files beside it.
refusal-store-unsafe-postgresql = A power cut would lose money: { $settings } must all be on in PostgreSQL.
refusal-store-unsafe-sqlite = A power cut would lose money: synchronous must be FULL and journal_mode WAL in SQLite.
refusal-store-unavailable-at = { $path }: { $why }
refusal-store-unavailable-opening = The database cannot be opened: { $why }
refusal-store-busy-at = { $path }: { $why }
refusal-store-busy-opening = The database cannot be opened: { $why }
refusal-store-full-at = { $path }: { $why }
refusal-store-full-opening = The database cannot be opened: { $why }
refusal-store-read-only-at = { $path }: { $why }
refusal-store-read-only-opening = The database cannot be opened: { $why }
refusal-store-corrupt-at = { $path }: { $why }
refusal-store-corrupt-opening = The database cannot be opened: { $why }

## Keys and backups

refusal-house-key-needed-unnamed = This database is no file, so its house key must be named: set { $variable }, pass the credential { $credential }, or give house-key in the configuration or --house-key. A house key is 64 hexadecimal digits, as `openssl rand -hex 32` prints them.
refusal-house-key-needed-without = This needs the house key, and the database was opened without it.
refusal-house-key-missing-gone = The house key is not at { $place }: bring it there.
refusal-house-key-missing-unread = The house key { $place } cannot be read or written: { $problem }.
refusal-bad-house-key-place = { $place } names no house key: write one of { $kinds }.
refusal-bad-house-key-digits = What { $place } gives is no house key. A house key is 64 hexadecimal digits, as `openssl rand -hex 32` prints them.
refusal-not-a-backup = The file is no backup, or none that this release can read.
refusal-log-broken = Event { $event } does not fit the chain: the log was tampered with, or is damaged.
refusal-bad-head-damaged = The file is no signed head, or it is damaged.
refusal-bad-head-other-release = The file is no signed head that this release can read.
refusal-other-key = The head was signed with another key: { $key }.
refusal-bad-key-unwritten = The key { $path } cannot be read or written: { $problem }.
refusal-bad-key-unread = The key { $path } cannot be read: { $problem }.
refusal-bad-key-not-private = { $path } holds no private Ed25519 key in PEM.
refusal-bad-key-not-public = { $path } holds no public Ed25519 key in PEM.
