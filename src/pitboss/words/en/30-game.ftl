## Words of the rules, as part of a sentence
play-cards = cards
play-wheel = a wheel
burn-way-face-down = face-down
burn-way-shown = shown
burn-way-by-value = by-value
closed-by-period-ends = the wagering period is over
closed-by-first-card-removed = the first card is out of the shoe
closed-by-first-card-exposed = the first card lies face up
tender-chips = chips
tender-promotional-tokens = promotional tokens
tender-credits = credits
fault-with-the-wheel = spun with the wheel
fault-still-wheel = spun on a still wheel
fault-too-short = short of its revolutions
fault-foreign-object = met by something else in the wheel
fault-no-pocket = caught in no pocket
fault-left-wheel = out of the wheel
fault-interfered = interfered with
figure-decks = { $least } to { $most } decks
figure-decks-at-least = at least { $least } decks
figure-millimetres = { $least } to { $most } millimetres
figure-millimetres-at-least = at least { $least } millimetres
face-up = up
face-down = down

## Rulings on irregularities
option-check-remaining-cards = You may take out the cards that are left and check them
option-forfeit-wager = You may forfeit the wager of the player who cheated
option-invalidate = You may declare the outcome invalid
option-key-cards = You may key the cards in by hand
option-refund = You may give the stakes of that outcome back
option-shuffle-and-cut = You may shuffle and cut the cards
option-shuffle-or-replace = You may take out the cards that are left, and shuffle or replace them
option-void-coup = You may declare the coup void and give all stakes back
order = { $step }.
order-if = { $step }, if { $facts }.
order-by = { $step }: the { $roles } authorises it.
order-if-by = { $step }, if { $facts }: the { $roles } authorises it.
order-tell = Tell { $who }: { $due } ({ $clause })
ruling-title = { $kind } ({ $edition }, rule { $clause })
ruling-step = { $number }. { $order } ({ $clause })
ruling-returns = Back to { $player }: { $stakes }

## The table of irregularities
listed-may = may: { $step }
listed-if = { $step }, if { $facts }
listed-order = { $step } ({ $clause })
listed-order-by = { $step } ({ $clause }, { $roles })

## Records of shoes and runs
refusal-at-line = Line { NUMBER($line, useGrouping: 0) }: { $problem }
replayed-shoe =
    { $parts ->
        [one] { NUMBER($parts, useGrouping: 0) } shoe
       *[other] { NUMBER($parts, useGrouping: 0) } shoes
    }, { $rounds ->
        [one] { NUMBER($rounds, useGrouping: 0) } coup
       *[other] { NUMBER($rounds, useGrouping: 0) } coups
    }
replayed-run =
    { $parts ->
        [one] { NUMBER($parts, useGrouping: 0) } run
       *[other] { NUMBER($parts, useGrouping: 0) } runs
    }, { $rounds ->
        [one] { NUMBER($rounds, useGrouping: 0) } spin
       *[other] { NUMBER($rounds, useGrouping: 0) } spins
    }
refusal-bad-money-in-a-record = { $given } is no sum in dollars, such as 100.00.
refusal-bad-number-not-whole = { $given } is no whole number from { NUMBER($least, useGrouping: 0) } to { NUMBER($most, useGrouping: 0) }.
refusal-empty-file = The file is empty: it should begin with '{ $title }'.
refusal-malformed-line-no-burn = { $given } names no way of burning and its cards.
refusal-malformed-line-no-pocket = { $given } is no pocket and its colour.
refusal-malformed-line-unknown = { $given } is none of the lines { $known }.
refusal-missing-line = The line '{ $name }' is missing.
refusal-no-header = A record begins with '{ $title }', not { $given }.
refusal-nothing-recorded = The file ends, and no shoe or run has come.
refusal-out-of-order-another-due = { $due } comes here, not { $given }.
refusal-out-of-order-number = A { $part } has a higher number than the one before it.
refusal-out-of-order-wager-first = A wager stands before the first { $round }.
refusal-repeated-line = { $name } was given before.
refusal-repeated-wager = Box { $box } has a wager on { $wager } already.
refusal-unknown-source = { $given } is neither a seed nor { $others }.
refusal-unknown-word = { $given } is none of { $known }.
refusal-wrong-part = This game is recorded by the { $part }, not the { $given }.
refusal-wrong-version = { $given } is not '{ $title }': it cannot be read.

## Editions, games and tables
refusal-bad-chip-not-positive = The smallest chip is a whole number of cents from 1, not { NUMBER($given, useGrouping: 0) }.
refusal-bad-percent-not-a-figure = { $given } is no percentage: write a figure such as 5 or 2.5.
refusal-bad-percent-not-on-sign = { $percent } percent cannot be written on a sign.
refusal-box-taken-one-player = Box { $box } is kept for the one who plays from it.
refusal-closing-not-allowed = Wagers close at { $ways } here.
refusal-no-decks-none-to-name = { $game } is played without cards: name no decks and no shoe.
refusal-no-such-box-not-on-layout = The layout has no box { $box }.
refusal-no-tie-percent = The game { $game } pays no percentage on a tie.
refusal-not-authorised-burn-approval = A { $role } must approve burning { $way }.
refusal-not-authorised-nobody = { $edition } lets nobody { $act }.
refusal-not-authorised-others-only = Only the { $roles } may { $act }.
refusal-out-of-range-no-players = A table is for one player at least.
refusal-restriction-not-allowed = { $wager } may always stand alone here.
refusal-sign-not-shown-put-up-first = Put the sign up first.
refusal-table-full-players-limited = No more than { $most } may play here.
refusal-tie-percent-needed = The sign of { $game } shows what a tie pays: give a percentage from { $least } to { $most }.
refusal-unknown-edition = There is no edition { $given }. Choose from: { $known }.
refusal-unknown-game-none-of-these = { $edition } has no game { $given }. Choose from: { $games }.
refusal-unknown-layout-not-in-edition = { $edition } has no layout { $given }. Choose from: { $layouts }.
refusal-unknown-method = { $game } is dealt by: { $methods }.

## Cards and the shoe
refusal-backs-differ = All backs must be alike, not { $colours }.
refusal-burn-card-needed = Burning { $way } needs the first card to be seen.
refusal-burn-not-allowed = { $edition } burns { $ways }, not { $given }.
refusal-burn-size = Cards burned here: { $needed }, not { $given }.
refusal-card-not-in-shoe-all-out = { $decks } decks hold { $decks } of { $card }, and all of them are out: check the cards.
refusal-card-not-in-shoe-only-held = There are only { $held } of { $card } in the shoe.
refusal-card-not-in-shoe-too-often = { $card } comes { $copies } times, and { $decks } decks hold only { $decks }.
refusal-cards-not-checked-by-anyone = The Dealer, Casino Supervisor or device must check these cards first.
refusal-cards-not-checked-by-roles = The { $roles } must check these cards first.
refusal-cards-not-handled = A { $role } does not touch the cards under method { $method }.
refusal-cut-too-near-the-end = The cut must leave { $least } cards or more on either side: { $first } to { $last } cards from the front, not { $given }.
refusal-cutting-card-too-deep-overdue = The cutting card lies before the last { $least } cards: it should have come.
refusal-cutting-card-too-deep-too-few-behind = At least { $least } cards lie behind the cutting card, not { $given }.
refusal-decks-incomplete-both = These are not { $decks } full decks: missing { $missing }; too many { $surplus }.
refusal-decks-incomplete-missing = These are not { $decks } full decks: missing { $missing }.
refusal-decks-incomplete-surplus = These are not { $decks } full decks: too many { $surplus }.
refusal-decks-not-allowed = { $game } is played with { $allowed } decks, not { $given }.
refusal-device-not-allowed = { $game } is dealt from a { $devices } here.
refusal-face-not-allowed = By method { $method } cards leave the shoe face { $faces }.
refusal-same-backs = The new cards need backs of another colour than { $back }.
refusal-shoe-empty-all-decks = All { $decks } decks are out: check the cards.
refusal-shoe-ended-last-coup-over = The last coup is over: shuffle or replace the cards.
refusal-shoe-ended-taken-out = The cards were taken out: shuffle or replace the cards.
refusal-unknown-card = { $given } is not a card. Write a rank of { $ranks } and a suit of { $suits }, as in 9S or TH.
refusal-wrong-cutting-cards =
    { $needed ->
        [one] One cutting card is
       *[other] { $needed } cutting cards are
    } used here, not { $given }.

## The coup and the spin
refusal-ball-not-rolling-none-running = No ball is running on the wheel.
refusal-coup-in-progress-deal-chosen-before = Choose how to deal before the coup.
refusal-coup-not-complete = The coup still needs a card for the { $hand }.
refusal-no-spin-not-announced = No spin is not announced on the { $wheel } for a ball { $fault }.
refusal-result-differs-on-the-wheel = The wheel registered { $registered }, and { $confirmed } was confirmed: check the wheel.
refusal-too-few-cards-one-due = Only { $dealt } came: the coup needs another card for the { $hand }.
refusal-too-few-cards-shoe-empty = The shoe is out of cards, with one due for the { $hand }'s Hand: the coup is void.
refusal-too-many-cards-coup-complete = The coup was complete after { $dealt } cards; { $card } is one too many.

## Wagers
refusal-approval-needed = A { $role } must approve { $wagers } together.
refusal-bad-stake-whole-cents = The stake on { $wager } must be a whole number of cents from 1 to { NUMBER($most, useGrouping: 0) }.
refusal-combination-not-allowed = Nobody may bet { $wagers } together.
refusal-either-or = A table offers { $one } or { $other }.
refusal-layout-not-approved = The layout for { $wager } must be approved before it is used.
refusal-main-wager-needed = { $wager } is for those with a main wager.
refusal-no-bet-coup-without-wagers = This coup is dealt without wagers.
refusal-one-of-a-kind = One { $wager } wager for each player and coup.
refusal-tender-not-taken = Stakes are { $accepted } here, not { $given }.
refusal-uneven-stake = { $wager } has { $pieces } equal pieces; { $stake } cannot be split evenly over them.
refusal-unknown-wager-no-place = { $given } is no place on the layout. The bets are { $bets }; write their numbers in rising order, as in straight:17, split:17/20 or column:1.
refusal-unknown-wager-no-side-wager = No side wager of this table is called { $given }.
refusal-unknown-wager-none-of-these = The game { $game } has no wager { $given }. It has: { $wagers }.
refusal-unknown-wager-not-in-game = The game { $game } has no wager { $given }.
refusal-wager-needs-decks = { $wager } needs { $decks } decks.
refusal-wager-not-offered = This table takes no { $given }. It takes: { $wagers }.
refusal-wager-not-on-layout = { $wager } stands on layouts { $layouts } only.
refusal-wager-not-placed-no-bet = There is no bet on { $wager } to take off.
refusal-wager-not-placed-no-wager = There is no wager on { $wager } to take off.
refusal-wagers-closed-no-more-bets = No more bets: { $reason }.
refusal-wagers-closed-over-already = The wagering period is over already.
refusal-wagers-not-together = No layout carries { $wagers }.
refusal-wagers-open-still-open = Bets can still be changed.

## Irregularities
refusal-bad-state-names = Names are one line of printable characters.
refusal-bad-state-not-a-coup = That does not describe a coup: { $problem }.
refusal-bad-state-other-kind = The report is about { $reported }, not { $asked }.
refusal-fact-needed-to-state = State whether { $fact }: "{ $name }", true or false.
refusal-fact-not-asked = Leave { $fact } out: nothing depends on it.
refusal-hands-unlawful = These hands were not dealt by the table of play: report a misdeal.
refusal-irregularity-does-not-fit-only-if = { $kind }: that is so only if { $conditions }. Report it as something else.
refusal-irregularity-does-not-fit-other-play = { $kind }: that happens only in games with { $play }.
refusal-irregularity-unknown-choose = { $edition } orders nothing for { $given }. Choose from: { $known }.
refusal-irregularity-unknown-no-order = { $edition } orders nothing for this: { $kind }.
refusal-irregularity-unknown-none-known = { $edition } orders nothing for { $given }.
refusal-reconstruction-differs = These are not the cards that lie on the table.
refusal-reconstruction-needed = Say in which order the cards of the coup come rightly.
refusal-reconstruction-not-ordered = Leave the cards out: the coup is not reconstructed.

## Odds and simulation
answer-places = places
answer-stakes = stakes
function-of-file = { $name } of { $file }
value-array = an array of { $type } and shape { $shape }
value-of-type = a value of type { $type }
refusal-bad-limits-no-stake = No stake of whole chips lies between the minimum of { $minimum } and the maximum of { $maximum }.
refusal-bad-remaining-count = There cannot be { $given } of { $card } left.
refusal-bad-remaining-not-json = The remaining cards are no JSON object of counts: { $problem }.
refusal-bad-remaining-twice = A card stands twice among the remaining ones.
refusal-bad-system-failed = { $function } failed: { $problem }.
refusal-bad-system-no-array = { $function } returned { $value } as { $part }, not an array of { NUMBER($size, useGrouping: 0) } whole numbers.
refusal-bad-system-no-function = { $file } has no function { $name }.
refusal-bad-system-no-tuple = { $function } returned { $value }, not a tuple of places and stakes.
refusal-bad-system-not-loaded = { $file } cannot be loaded: { $problem }.
refusal-bad-system-unknown = There is no system { $given }. There are { $known }, and functions of your own, written FILE.py:FUNCTION.
refusal-bad-workers-address = --workers is written as dask://HOST:PORT, not { $given }.
refusal-no-cluster-cannot-deal = The workers at { $address } cannot deal: { $problem }.
refusal-no-cluster-no-answer = No cluster answers at { $address }.
refusal-no-cluster-no-workers = The cluster at { $address } has no workers.
refusal-out-of-range-bankroll = A bankroll of { $bankroll } is less than the smallest stake, { $stake }.
refusal-shoe-too-long = Odds are for shoes of up to { NUMBER($most, useGrouping: 0) } cards, not { NUMBER($size, useGrouping: 0) }.
refusal-shoe-too-short = A coup takes up to { $needed } cards, and { $size } are in the shoe.
refusal-two-shoes-not-both = Say what was taken out or what is left, not both.
