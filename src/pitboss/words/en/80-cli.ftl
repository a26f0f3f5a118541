## Commands of the command line: what each does
cli-command-accounts =
    Shows every account and every meter.

    The left side shows what the casino keeps or has spent, the right side what it owes or has earned. Both sums are equal. All outstanding tickets are in one line. The exit status is 1 if anything disagrees, or if an account that may not be below zero is.
cli-command-apply =
    Carries out commands from JSON lines.

    One line in, one line out, in the same order, amounts in cents. The answer comes when the command is durable. If none comes, send the same line again: under one id a command is carried out once, and then gets its first answer again. A refused command gets {"{"}"id":…,"error":{"{"}…{"}"}{"}"}, a line that is not a command {"{"}"line":…,"error":{"{"}…{"}"}{"}"}. The other lines continue, and the exit status is 1.
cli-command-backup =
    Writes everything into one file.

    The file holds the floor at one moment. The floor may run meanwhile. The file is read again and checked before it gets its name, and only its owner can read it. Its secrets are sealed with the house key, which is not in the file: keep a copy of that key elsewhere. Every kind of database can restore a backup, so use it also to move from SQLite to PostgreSQL or back.
cli-command-restore =
    Puts a backup into an empty database.

    The whole file is checked before anything is written. A database that already has a floor is not changed. What was under way at the backup ends: promised shoes and spins are withdrawn, coups and spins are void, and stakes are returned. Ticket numbers follow another scheme from then on, so that none repeats. Run `pitboss verify` afterwards, against the latest signed head that you have.
cli-command-device-shoe =
    Draws a card when the table wants one, and reports the card.
cli-command-device-wheel =
    Brings a spinning ball to rest, and reports the pocket.
cli-command-device-stacker =
    Inserts notes into its terminal.
cli-command-device-printer =
    Prints each ticket of its terminal into a file.
cli-command-export =
    Exports the log or its postings.

    The export shows one moment. The floor may run meanwhile. Amounts are in cents. The log contains no ticket numbers, so the export has none.
cli-command-serve =
    Runs a server of a live floor: games, terminals, staff and devices.

    An option overrides the configuration. Several servers may share one PostgreSQL database: one of them runs each game, and another one takes over within seconds if it fails.
cli-command-staff-add =
    Adds a person with a one-time password.

    This adds the first two administrators, and Inspectors, whom administrators cannot add. Administrators add everyone else. Servers may run meanwhile. The log records it as done at the console.
cli-command-staff-reset =
    Gives a person a one-time password and ends their sessions.

    Use it for an administrator or an Inspector who forgot the password. Servers may run meanwhile. The log records it as done at the console.
cli-command-staff-restore =
    Restores a suspended person.

    The log records it as done at the console.
cli-command-verify =
    Checks the whole log.

    Every hash, balance, meter and settlement is calculated again from the events and compared with what is stored. The exit status is 0 if all is sound. It is 1 if not, and the first wrong event is named. A signed head from earlier also reveals a log that was rewritten or cut off since. Nothing is written, and the floor may run meanwhile.
cli-command-head =
    Signs the end of the log.

    The owner of the file can compare the log with it later, with `pitboss verify --against`. The key is created at first use. The public key is beside it in a .pub file. Give it to the Inspector once, in a way that no other person can tamper with.
cli-command-deal =
    Deals whole shoes, or runs of spins.

    Two boxes bet, and the result is in the notation that `pitboss replay` reads. The same seed gives the same shoes on every machine. The file contains the seed, except for a shuffling device, which keeps no order of its cards.
cli-command-demo =
    Deals a shoe on the screen.

    Or spins the wheel. It shows cards, settlements and roads step by step.
cli-command-editions =
    Lists editions, games, decks and wagers.

    It shows what each wager pays, when, and by which clause.
cli-command-irregularities =
    Lists irregularities and what the rules order.

    It shows all editions side by side with their clauses, or one edition with its facts and orders.
cli-command-replay =
    Recomputes a dealt file.

    Every card, result and settlement is calculated again and compared line by line. The exit status is 0 if all is the same, 1 at the first difference, 2 if the file cannot be read.
cli-command-roads =
    Draws the five roads of a shoe.

    They are the bead plate, the big road, the big eye boy, the small road and the cockroach pig.

    A line of B, P and T is one shoe and becomes one line of JSON. If every line is a single letter, all lines together are one shoe. Blanks between letters and empty lines are ignored.
cli-command-rule =
    Shows what the rules order for an irregularity.

    The file has the state of the coup and the facts that staff know: {"{"}"coup": {"{"}...{"}"}, "report": {"{"}...{"}"}{"}"}.
cli-command-settle =
    Settles coups or spins from JSON lines.

    One line in, one line out, in the same order, amounts in cents. A bad line gets {"{"}"line":…,"error":{"{"}…{"}"}{"}"} in its place. The other lines continue, and the exit status is 1.
cli-command-verify-deal =
    Checks that a deal was fair.

    FILE is the proof of a deal, as a floor serves it at /api/deals/GAME/DEAL. The commitment and the order of the cards, or the number of the spin, are calculated again from the seed. The exit status is 0 if all is as promised, 1 if not, 2 if the file cannot be read or the deal is not over.
cli-command-study-bankroll =
    Simulates many patrons with a betting system.

    Each patron plays separate shoes or spins until the last coup or until ruin: the bankroll is less than the smallest stake. The report gives results, drawdowns and coups played as percentiles, ruin with its 95 % interval, and the loss on turnover beside the exact edge. Ctrl-C ends a study with the patrons finished so far.
cli-command-conformance =
    Shows which clauses are proven.

    For each edition: how many clauses have a disposition, and how many of those that need proof have it.
cli-command-study-counting =
    Shows how far card counting can beat each wager.

    This is for the operator's surveillance: live terminals never show it. Shoes are dealt as in `pitboss simulate`, and before every coup the exact odds of the unseen cards are calculated. The report gives the effect of removal of each rank, the count that follows, how often and by how much wagers turn positive as the shoe runs down, and the gain at each depth of the cutting card. Ctrl-C ends a study with the shoes finished so far.
cli-command-odds =
    Prints the exact odds of every wager.

    The odds are for the next coup from a full shoe or from the remaining cards: the chance of each outcome, house edge, RTP, variance and hit rate. Fractions are exact. For Roulette, one bet of each kind is shown.
cli-command-par =
    Writes the PAR sheet of a game.

    A PDF with a summary of the rules, every wager with its outcomes and their exact odds, house edge, RTP and volatility, and the range of the RTP over numbers of coups or spins. The same game gives the same file.
cli-command-simulate =
    Deals millions of coups and compares them with the odds.

    Whole shoes are dealt until there are enough coups. The same seed gives the same counts for any number of threads or workers. Ctrl-C ends it early with a report of the coups so far. The exit status is 1 if chance does not explain a difference.

cli-command-pitboss =
    The open electronic table game system: Baccarat and Roulette by approved rules, clause by clause.
cli-command-study =
    Studies for operators and their surveillance.
cli-command-device =
    Simulated devices that serve a floor.
cli-command-staff =
    Accounts of staff, for the operator of the machine.

## Options and arguments of commands
cli-staff-option-posts = What they work as.
cli-backup-option-file = The file to write; there is none yet.
cli-restore-option-in-place = Take an older copy of the database, which lies there, as restored.
cli-restore-option-new-house-key = Restore without the old key: old tickets are not recognised.
cli-bankroll-option-base = The unit of the system.
cli-bankroll-option-chip = The smallest chip; payments go up to it.
cli-bankroll-option-coups = Coups or spins that nobody plays beyond.
cli-bankroll-option-maximum = The table's maximum.
cli-bankroll-option-minimum = The table's minimum.
cli-bankroll-option-patrons = How many patrons.
cli-bankroll-option-purse = What each patron comes with.
cli-bankroll-option-system = flat, martingale, paroli, dalembert, fibonacci, 1-3-2-6, or your own as FILE.py:FUNCTION.
cli-bankroll-option-wager = The wager, such as banker or red.
cli-conformance-option-edition = One edition, clause by clause.
cli-counting-option-shoes = How many shoes to deal and solve.
cli-counting-option-threads = Threads that solve at once; one a core if left out.
cli-deal-option-device = What the cards come from; the edition's first if left out.
cli-deal-option-shoes = How many shoes, runs of 100 spins, or 100 coups from a device.
cli-demo-option-coups = Stops after so many coups or spins.
cli-demo-option-game = The game of the edition; its first if left out.
cli-demo-option-pace = Seconds for each moment; 0.4 on a terminal and none elsewhere.
cli-demo-option-seed = The same seed deals the same cards; a fresh one if left out.
cli-device-option-breakdown = How it fails on request.
cli-device-option-every = With how many things the fault comes once.
cli-device-option-fault = What it does wrong on request.
cli-device-option-key = The key itself: others can read a command line.
cli-device-option-key-file = A file that holds the key.
cli-device-option-pace = The time that it takes.
cli-device-option-seed = For tests: the same chance every time.
cli-device-option-url = The floor, such as ws://127.0.0.1:8000; once for each of its servers.
cli-editions-option-format = Tables for people or JSON.
cli-export-option-after = Leave out the events up to this place in the log.
cli-export-option-format = A JSON object a line, or comma-separated values.
cli-option-output = The file to write; - for standard output.
cli-export-option-what = The events, or the postings that they caused.
cli-head-option-key = The private key; if left out, DATABASE.key beside the database.
cli-head-option-output = The file to write the head into.
cli-irregularities-option-edition = One edition, with all that it orders.
cli-odds-option-format = A table for people, JSON or CSV.
cli-odds-option-remaining = What is left in the shoe: cards, or JSON such as {"{"}"AS": 8, …{"}"}; - for standard input.
cli-odds-option-removed = Cards taken out of the shoe, as in 'AS,9H,9H'.
cli-option-database = Where everything is kept: a file, or postgresql://USER@HOST/NAME.
cli-option-decks = Decks in the shoe; the most allowed if left out.
cli-option-edition = The edition, as in `pitboss editions`.
cli-option-format = A table for people or JSON.
cli-option-game = The game of the edition.
cli-option-house-key = The house key: file:PATH, env:NAME, credential:NAME or command:LINE.
cli-option-plot = Draw the study into a .png, .svg or .pdf file.
cli-option-seed = The seed; a fresh one if left out.
cli-option-tie-percent = What the sign says a tie pays, in percent; 5 if not given.
cli-par-option-output = The PDF to write; - for standard output.
cli-option-version = Print the version and stop.
cli-printer-option-ending = Drawings or text.
cli-printer-option-folder = Where slips are printed.
cli-replay-option-file = The record; - for standard input.
cli-restore-option-file = What `pitboss backup` wrote.
cli-roads-option-draw = Pictures for the terminal instead of JSON.
cli-roads-option-file = Where the letters are; - or nothing for standard input.
cli-rule-option-kind = What went wrong, as in `pitboss irregularities`.
cli-rule-option-state = The coup as JSON; - for standard input.
cli-serve-option-address = Where to listen.
cli-serve-option-certificate = The certificate for HTTPS.
cli-serve-option-demo = Run a floor to try out, with its own accounts.
cli-serve-option-key = The key of the certificate.
cli-serve-option-url = Where terminals reach it, if not at that address.
cli-settle-option-smallest-chip = The smallest chip, in cents; payments go up to it.
cli-settle-option-tie-percent = What the sign says a tie pays, in percent.
cli-simulate-option-coups = How many coups or spins at the least: 500, 10k, 100M, 2G.
cli-simulate-option-threads = Threads that deal at once; one a core if left out.
cli-simulate-option-workers = A dask cluster that deals instead.
cli-stacker-option-notes = In dollars; lines of standard input if left out.
cli-staff-option-name = Whose account it is.
cli-verify-deal-option-file = The proof; - for standard input.
cli-verify-option-against = A signed head that the log must go through.
cli-verify-option-public-key = The only key that the head may be signed with.
cli-option-language = The language, such as en, zh-Hans or zh-Hant; that of the environment if left out.
cli-serve-option-config = How the floor is set up; floor.toml if left out.

## Help pages
cli-help-usage = Usage:
cli-help-example = Example:
cli-help-arguments = Arguments
cli-help-options = Options
cli-help-commands = Commands
cli-help-help = Show this message and exit.
cli-help-required = required
cli-help-default = default: { $value }
cli-help-variable = env var: { $name }

## Errors in a command line
cli-usage = { $problem }. See { $command } --help.
cli-usage-missing-option = Missing option { $name }
cli-usage-missing-argument = Missing argument { $name }
cli-usage-no-such-option = No such option: { $name }
cli-usage-bad-value = Invalid value for { $name }: { $problem }
cli-complaint = pitboss: { $problem }
cli-complaint-rule = pitboss: { $problem } (rule { $clause })
cli-not-open = it is not open
cli-standard-input = Standard input
cli-output-unwritten = Standard output cannot be written: { $why }.
refusal-unknown-language = There is no language { $given }. Choose from: { $known }.

## Files, lines and numbers
refusal-cannot-read-source = { $source } cannot be read: { $why }.
refusal-not-text-source = { $source } is not text in UTF-8.
refusal-out-of-range-option = --{ $option } is a number from { $least } to { $most }, not { $given }.
refusal-file-exists = { $file } exists already: name a new file.
refusal-not-a-file = { $file } is not a file that can be written.
refusal-cannot-write = { $file } cannot be written: { $why }.
refusal-repeated-key = The key { $key } stands twice in one object.
refusal-malformed-json-not-text = This line is not JSON: byte { NUMBER($byte, useGrouping: 0) } is no UTF-8.
refusal-malformed-json-syntax = This line is not JSON: { $problem }, character { NUMBER($character, useGrouping: 0) }.
refusal-malformed-json-too-deep = This line is not JSON: it nests too deep.
refusal-malformed-json-no-number = This line is not JSON: { $word } is no number.
refusal-unknown-format = A plot is a file such as study.png, .svg or .pdf, not { $given }.

## What several commands say
cli-sign = , a tie pays { $percent } %
cli-no-sign = {""}
cli-seed = seed { $seed }
cli-player = Player
cli-banker = Banker
cli-tie = Tie
cli-decks =
    { $decks ->
        [one] { $decks } deck
       *[other] { $decks } decks
    }
cli-coups =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } coup
       *[other] { NUMBER($count, useGrouping: 0) } coups
    }
cli-spins =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } spin
       *[other] { NUMBER($count, useGrouping: 0) } spins
    }
cli-shoes =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } shoe
       *[other] { NUMBER($count, useGrouping: 0) } shoes
    }
cli-runs =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } run
       *[other] { NUMBER($count, useGrouping: 0) } runs
    }
cli-patrons =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } patron
       *[other] { NUMBER($count, useGrouping: 0) } patrons
    }
cli-part-patron = patron
cli-part-shoe = shoe
cli-part-run = run
cli-stopped-empty = Stopped before any { $part } was done.

## A coup, a spin and settlements in words
cli-two-sentences = { $first } { $second }
cli-full-stop = { $sentence }.
cli-card-for-player = a card for the Player
cli-card-for-banker = a card for the Banker
cli-tie-at = Tie at { $count }
cli-player-wins = Player wins { $winner } to { $loser }
cli-banker-wins = Banker wins { $winner } to { $loser }
cli-hand-draws = { $cards } draws { $third } = { $count }
cli-hand-natural = { $cards } has a natural { $count }
cli-hand-has = { $cards } has { $count }
cli-hand-stands = { $cards } stands on { $count }
cli-natural-player = A natural for the Player: nobody draws a third card.
cli-natural-banker = A natural for the Banker: nobody draws a third card.
cli-natural-both = A natural for the Player and the Banker: nobody draws a third card.
cli-player-draws = Player has { $count }, so draws.
cli-player-stands = Player has { $count }, so stands.
cli-banker-always-draws = Banker has { $count } and always draws.
cli-banker-always-stands = Banker has { $count } and always stands.
cli-banker-draws-alone = Banker has { $count } and draws because the Player stood.
cli-banker-stands-alone = Banker has { $count } and stands because the Player stood.
cli-banker-draws-against = Banker has { $count } and draws against a third card worth { $third }.
cli-banker-stands-against = Banker has { $count } and stands against a third card worth { $third }.
cli-felt-player = PLAYER
cli-felt-banker = BANKER
cli-felt-wins = WINS
cli-felt-tie = TIE
cli-column-box = Box
cli-column-wager-title = Wager
cli-column-stake = Stake
cli-column-outcome-title = Outcome
cli-column-odds = Odds
cli-column-returned = Returned
cli-column-rule = Rule
cli-and-more = and { $count } more
cli-box-even = even
cli-box-up = up { $amount }
cli-box-down = down { $amount }
cli-box-result = Box { $box } { $result }
cli-colour-red = red
cli-colour-black = black
cli-colour-green = green
cli-pocket = { $number } { $colour }
cli-no-outside-bet = no outside bet wins
cli-outside-column = column { $number }
cli-outside-dozen = dozen { $number }
cli-outside-low = low
cli-outside-high = high
cli-outside-odd = odd
cli-outside-even = even
cli-outside-red = red
cli-outside-black = black

## Roads
cli-roads-legend = B Banker  P Player  T tie  ˙ Banker pair  . Player pair  : both  * natural  ¹²³ ties since
cli-lower-roads-legend = ● red: the pattern holds  ○ blue: it breaks
cli-big-road-legend = Big road  ˙Banker pair .Player pair *natural ¹tie
cli-bead-plate = Bead plate
cli-big-road = Big road
cli-big-eye-boy = Big eye boy
cli-small-road = Small road
cli-cockroach-pig = Cockroach pig
cli-numbers = Numbers: red above, zero between, black below
cli-no-mark = no mark yet
refusal-unknown-letter-at-line = Line { NUMBER($line, useGrouping: 0) } has { $letter }: a coup is B for Banker, P for Player or T for Tie, in capitals.

## A demonstration
cli-demo-closed = The table is closed. Seed { $seed } deals the same again.
cli-demo-tally = { $coups }: Banker { $banker }, Player { $player }, Tie { $tie }
cli-demo-spins-tally = { $spins }: red { $red }, black { $black }, zero { $zero }
cli-demo-cards-left = { $left } of { $cards } cards are left in the shoe.
cli-demo-shuffled = { $decks } new decks, { $cards } cards: shuffled.
cli-demo-cut = Cut: { $cards } cards from the front go to the back.
cli-demo-cutting-card = The cutting card goes in with { $cards } cards behind it.
cli-demo-burn-face-down = The first card is burned, face down.
cli-demo-burn-shown = The first card is burned, and shown.
cli-demo-burn-by-value = The first card is burned face up, and as many more as it counts.
cli-demo-wheel-turns = The wheel turns: zero and 1 to 36.
cli-demo-stopped = Stopped after coup { NUMBER($coup, useGrouping: 0) }, as asked; the shoe goes on to coup { NUMBER($last, useGrouping: 0) }.
cli-demo-ended-after = Cutting card in coup { $coup } { $place }, and { $more } more followed (rule { $clause }).
cli-demo-ended-last = Cutting card in coup { $coup } { $place }, which was the last (rule { $clause }).
cli-demo-ended-tie = A tie brought one of them.
cli-demo-again = Again: pitboss demo { $options } (and pitboss deal { $options } writes it down)
cli-before-play = before play
cli-coup-number = coup { $number }
cli-spin-number = spin { $number }
cli-call-bets = Place your bets, please. No more bets.
cli-call-last-bets = Last coup of this shoe. Place your bets, please. No more bets.
cli-call-cutting-card-after = The cutting card is out after card { $card }.
cli-call-cutting-card-first = The cutting card is out before the first card.
cli-call-one-more = One more coup after this.
cli-call-this-is-last = This coup is the last.
cli-call-tie-on-last = A tie on the last coup: one more is dealt.
cli-cutting-card-after = after card { $card }
cli-cutting-card-first = before the first card
cli-dealing = Dealing
refusal-no-decks-option = { $game } is played without cards: leave --{ $option } out.

## Editions
cli-approved-by = { $edition }, approved by { $authority }
cli-decks-allowed = { $numbers } decks ({ $clause })
cli-column-wager = wager
cli-column-when = when
cli-column-pays = pays
cli-column-clause = clause
cli-when-its-number = its number comes, or one of its numbers
cli-pays-as-pieces = as its pieces
cli-percent-of-stake = { $least } to { $most } % of the stake

## Irregularities
cli-irregularities = Irregularities and their clauses
cli-orders-nothing = { $edition } orders nothing for when something goes wrong.
cli-column-kind = kind
cli-column-what-happened = what happened
cli-column-if = if
cli-column-ordered = what is ordered
cli-order = { $order } ({ $clause })
cli-order-by = { $order } ({ $clause }, { $by })
cli-order-if = { $order }, if { $needs }
cli-order-may = may: { $order }

## Records, lines and proofs
cli-replay-differs = Line { NUMBER($line, useGrouping: 0) } differs.
cli-replay-recorded = {"  "}recorded:   { $line }
cli-replay-recomputed = {"  "}recomputed: { $line }
cli-replay-same = Same: { $parts }.
cli-replay-no-line = (no line)
cli-replay-empty-line = (an empty line)
refusal-bad-line-cards = "cards" is a list of card codes in the order dealt.
refusal-bad-line-play = A line is an object with "{ $field }" and "wagers", and nothing else.
refusal-bad-line-wagers = "wagers" is an object of wagers with their stakes in cents.
refusal-bad-line-command = A line is an object with "id", "by" and "command", and nothing else.
refusal-bad-chip-not-cents = { $given } is not a chip: write its worth in whole cents, such as 250.
refusal-bad-proof = This is not the proof of a deal: { $problem }.

## Odds
cli-odds-title = { $edition }, { $game }
cli-odds-title-decks = { $edition }, { $game }: { $decks } decks, { $cards } cards in the shoe{ $sign }
cli-solving-odds = Solving: the first time takes some seconds longer
cli-column-edge = edge %
cli-column-rtp = RTP %
cli-column-variance = variance
cli-column-hit = hit %
cli-column-outcome = outcome
cli-column-chance = chance %
cli-not-offered = * not offered with { $decks } decks
refusal-two-shoes-options = Say what was taken out or what is left: --removed or --remaining.
refusal-no-decks-shoe = { $game } is played without cards: leave --removed and --remaining out.

## Simulations
cli-decks-and-sign = { $decks }{ $sign }
cli-threads =
    { $threads ->
        [one] { $threads } thread
       *[other] { $threads } threads
    }
cli-column-observed-edge = Observed edge
cli-column-within = 95 % within
cli-column-exact-edge = Exact edge
cli-column-z = z
cli-off = off
cli-coups-per-second = { $millions } million coups/s
cli-spins-per-second = { $millions } million spins/s
cli-simulated-coups =
    { $parts ->
        [one] { $rounds } coups in { $parts } shoe, dealt in { $seconds } s: { $millions } million a second ({ $by })
       *[other] { $rounds } coups in { $parts } shoes, dealt in { $seconds } s: { $millions } million a second ({ $by })
    }
cli-simulated-spins =
    { $parts ->
        [one] { $rounds } spins in { $parts } run, dealt in { $seconds } s: { $millions } million a second ({ $by })
       *[other] { $rounds } spins in { $parts } runs, dealt in { $seconds } s: { $millions } million a second ({ $by })
    }
cli-joint-outcome = Joint outcome: chi-square { $statistic } on { $degrees } degrees of freedom, p = { $p }.
cli-stopped-coups = Stopped by hand: { $total } coups were asked for.
cli-stopped-spins = Stopped by hand: { $total } spins were asked for.
refusal-out-of-range-coups = --coups is a number from 1 to 1000G, such as 500, 10k or 100M, not { $given }.
refusal-bad-workers-threads = Workers have threads of their own: leave --threads out.
refusal-no-cluster-lost = The cluster at { $address } is lost.

## Studies
cli-playing = Playing
cli-solving = Solving
cli-stopped-early = Stopped: { $done } of { $total } were done.
cli-bankroll-title = { $wager }: { $game } of { $edition }
cli-bankroll-title-decks = { $wager }: { $game } of { $edition }, { $decks } decks{ $sign }
cli-bankroll-subtitle = { $patrons } · { $system }, base { $base } · bankroll { $bankroll } · limits { $minimum } to { $maximum } · { $rounds } · seed { $seed }
cli-column-result = result
cli-column-drawdown = drawdown
cli-figure-mean = mean
cli-figure-sd = sd
cli-ruined = Ruined: { $ruined } of { $patrons }, { $share } (95 % interval { $low } to { $high }).
cli-turnover = Turnover { $turnover }, of which { $lost } was lost: { $rate }, standard error { $error }; the exact edge is { $edge }.
cli-paid-in-chips = Payments went up to the smallest chip; the exact edge is of payments to the cent.
refusal-bad-money-option = --{ $option } is a sum in dollars such as 25 or 2.50, not { $given }.
refusal-out-of-range-sum = --{ $option } is a sum from 0.01 to { $most } dollars, not { $given }.
cli-counting-title = Counting: { $game } of { $edition }, { $decks }{ $sign }
cli-counting-subtitle = { $shoes } · { $coups } coups, each solved exactly · seed { $seed }
cli-counting-note = The count begins at its start and adds the tag of each card seen; for each deck unseen it is the true count. r is how tags correlate with effects. Where no rank has an effect there is no count.
cli-best-count = The best count with small tags, and the true count to bet over
cli-how-often-positive = How often positive and what a bet then gains, in %, by decks dealt
cli-units-by-depth = Units a shoe that one on each positive coup gains, by cards behind the cutting card
cli-column-start = start
cli-column-bet-over = bet over
cli-column-to = to { $decks }
cli-column-best = best
cli-row-bet-gains = {"  "}a bet gains
cli-row-coups-a-shoe = Coups a shoe
cli-row-standard-error = {"  "}standard error
cli-row-positive = {"  "}positive, % of coups
cli-row-gain = {"  "}gain, % of a bet
cli-row-found = {"  "}found by the count, %
cli-row-made = {"  "}made by the count
cli-beaten-first = { $wager } with { $cards } cards or fewer behind the cutting card ({ $gain } with { $least })
cli-beaten = { $wager } with { $cards } ({ $gain })
cli-verdict-beaten = One unit on each positive coup gains { $units } units a shoe or more on { $wagers }.
cli-verdict-others-safe = It gains less than { $units } at every depth on { $wagers }.
cli-verdict-safe = One unit on each positive coup gains less than { $units } at every depth on { $wagers }.
refusal-nothing-to-count = { $game } has no memory: no spin tells anything of the next, and nothing is counted.

## Conformance
cli-clauses-proven = Clauses proven
cli-all = all
cli-column-edition = edition
cli-column-clauses = clauses
cli-column-need-proof = need proof
cli-column-proven = proven
cli-column-unproven = unproven
cli-column-disposition = disposition
cli-column-says = what it says
cli-column-proven-by = proven by
cli-unproven = nothing yet
cli-needs-no-proof = needs no proof

## Accounts
cli-no-money-moved = No money has moved yet.
cli-terminal-wrong = Terminal { $terminal }: { $problem }
cli-below-zero = { $account } is { $amount } below zero, which it never may be.
cli-unbalanced-cents = The postings sum to { $left } cents, and not to zero.
cli-unbalanced-tournament-chips = The postings sum to { $left } tournament-chips, and not to zero.
cli-column-account = account
cli-column-what-it-is-cents = what it is
cli-column-what-it-is-tournament-chips = what it is, in tournament chips
cli-column-kept = kept
cli-column-owed = owed
cli-total = total
cli-column-terminal = terminal
cli-meter-cash-in = notes in
cli-meter-tickets-in = tickets in
cli-meter-transfers-in = transfers in
cli-meter-turnover = turnover
cli-meter-wins = wins
cli-meter-tickets-out = tickets out
cli-meter-hand-pays = hand-pays
cli-meter-cancelled = cancelled
cli-meter-plays = plays

## Backups
cli-backing-up = Backing up
cli-restoring = Restoring
cli-exporting = Exporting
cli-verifying = Verifying
cli-done-events = { $count } events
cli-done-postings = { $count } postings
cli-backed-up = Backed up { $contents }.
cli-restored = Restored { $contents }.
cli-contents = { $events }, { $postings } and { $answers }; the head is { $seq } { $hash }
cli-events =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } event
       *[other] { NUMBER($count, useGrouping: 0) } events
    }
cli-streams =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } stream
       *[other] { NUMBER($count, useGrouping: 0) } streams
    }
cli-postings =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } posting
       *[other] { NUMBER($count, useGrouping: 0) } postings
    }
cli-answers =
    { $count ->
        [one] { NUMBER($count, useGrouping: 0) } answer
       *[other] { NUMBER($count, useGrouping: 0) } answers
    }
cli-withdrew = Withdrew the promise of { $deal }.
cli-voided = Declared { $play } void.
cli-gave-back = Gave { $amount } back at { $whose }.
cli-new-house-key = The house key is new: no ticket of before can be recognised.
cli-lost-since = What happened after { $time } is lost. Slips printed since then are recognised and go to a supervisor.
refusal-bad-option-no-backup = Name a backup, or give --in-place for a copy that is there.
refusal-backup-key-needed = { $problem } Without the key that the backup was sealed with, tickets that are outstanding cannot be recognised: if it is lost for good, restore with --new-house-key.

## Verification
cli-event-wrong = Event { $seq } is wrong. { $why }
cli-event-of-stream-wrong = Event { $seq } of { $stream } is wrong. { $why }
cli-summary-sound = sound
cli-summary-time = time
cli-summary-clock = clock
cli-summary-restored = restored
cli-summary-incidents = incidents
cli-summary-notice = notice
cli-summary-settlements = settlements
cli-summary-accounts = accounts
cli-summary-patrons = patrons
cli-summary-head = head
cli-summary-signed = signed
cli-summary-key = key
cli-sound = { $events } in { $streams }
cli-span = { $first } to { $last }
cli-backwards = { $events } with an earlier time than the one before
cli-restored-at = at { $at }, to event { $seq } of { $last }
cli-restored-out-of-order = at { $at }, to event { $seq } of { $last }; not yet put in order: start a server, or restore again
cli-locked-accounts =
    { $count ->
        [one] { $count } account locked because meters disagreed
       *[other] { $count } accounts locked because meters disagreed
    }
cli-recomputed = { $count } recomputed
cli-accounts-balanced = { $count } with something on them; all postings sum to 0.00
cli-owed-to-patrons =
    { $tickets ->
        [one] { $amount }, with { $tickets } ticket outstanding
       *[other] { $amount }, with { $tickets } tickets outstanding
    }
cli-signed-on = { $seq } { $hash } on { $time }
cli-key-in-file = { $key }, in { $file }
cli-compare-key = { $key }: compare it with the one that you were given
refusal-key-needed-no-folder = There is no folder beside this database to keep a key in: give --key.

## Devices
cli-device-shoe = shoe
cli-device-wheel = wheel
cli-device-stacker = stacker
cli-device-printer = printer
cli-device-serves = { $name } serves { $serves }.
refusal-key-needed-device = Name the key with --key-file, or in { $variable }.
refusal-wrong-device-key = This is the key of { $name }, which is no { $kind }.
refusal-no-floor = { $problem }

## A server
cli-open-at = { $venue } is open at { $url }
cli-demonstration-only = DEMONSTRATION ONLY: no real money. Its keys and accounts are for trying out on this machine.
cli-sign-in-as = Sign in as { $names }
cli-with-password = with the password { $password }
cli-first-start = This is the first start of this floor. Its administrator signs in as admin, once, with
cli-password-once = and chooses another password then. This one is not shown again.
cli-two-administrators = Accounts and keys take two administrators: add the second with
cli-earlier-release = This database comes from an earlier release:
cli-ctrl-c = Ctrl-C ends it.
cli-address-taken = something else listens there
refusal-bad-option-demo-and-config = --demo has a floor of its own: leave --config out.
refusal-bad-option-certificate = The certificate and its key do not fit, or are none.
refusal-cannot-read-no-config = There is no { $file } here: name one with --config, or try --demo.
refusal-cannot-read-certificate = The certificate or its key cannot be read: { $why }.
refusal-cannot-listen = { $address } cannot be used: { $why }. Choose another --address.

## Accounts of staff
cli-signs-in-again = { $name } can sign in again.
cli-signs-in-once = { $name } signs in, once, with
refusal-bad-posts-unknown = { $given } is no post. There are: { $known }.

## The library for Python
library-refused = { $problem } (rule { $clause })
library-seed = seed
library-shoe = shoe
library-run = run
library-number-of-coups = number of coups
library-number-of-decks = number of decks
library-smallest-chip = smallest chip
library-rule-cards = Cards are a text or a list of codes
library-rule-edition-key = The key of an edition is a text
library-rule-game-key = The key of a game is a text
library-rule-roads = Roads are of dealt coups, or of one text of the letters B, P and T
library-rule-said = What was said is a mapping of facts to true or false
library-rule-wagers = Wagers are a mapping of keys to cents
library-rule-wagers-of-players = Wagers are a mapping of players to theirs
refusal-out-of-range-whole = The { $number } is a whole number from { $least } to { $most }, not { $given }.
refusal-wrong-type = { $rule }, not { $given }.
refusal-unknown-letter-no-coup = { $letter } is no coup: write B for Banker, P for Player or T for Tie, in capitals.
refusal-unknown-wager-not-here = There is no wager { $given } here. Choose from: { $known }.
refusal-unknown-game-not-here = There is no game { $given } here. Choose from: { $known }.
