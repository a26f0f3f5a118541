### The floor: terminals, chip accounts, tickets, devices, people and fair deals.

## Parts of sentences
kind-of-game-table = table
kind-of-game-wheel = wheel
deal-shoe = shoe
deal-spin = spin
place-pt = terminal { $name }
place-cage = the cage
place-kiosk = kiosk { $name }
bet-on-numbers = { $bet } { $numbers }

## Names of games, devices and people
refusal-bad-name-game = { $name } cannot be the name of a { $kind }.
refusal-bad-name-device = { $device } is no name of a device, or it serves nothing.
refusal-bad-name-device-of-place = The { $kind } of { $serves } is called { $kind }-{ $serves }.
refusal-bad-name-staff = { $name } cannot be a name: use small letters, digits and any of . _ -
refusal-bad-name-actor = The person who does this has a name.
refusal-bad-name-terminal = A terminal has a name.
refusal-bad-name-letters-digits = { $name } is no name: write letters, digits and hyphens.
refusal-name-taken = A { $other } is called { $name }: give the { $kind } another name.
refusal-reserved-name-guest = { $name } stands for the machine or a device, and for no guest: take another name.
refusal-reserved-name-device = { $name } is the name of a person or of the machine: take another.
refusal-reserved-name-person = { $name } stands for the machine or a device, and for no person: take another name.
refusal-unknown-game-of-deal-kind = There is no game { $game } with a { $deals }.
refusal-unknown-game-not-on-floor = There is no game { $game } on this floor.
refusal-unknown-game-of-set-up = { $edition } does not have the game that was set up here.
refusal-unknown-game-of-other-kind = A { $other } is called { $name }, and no { $kind }.
refusal-no-such-game-other-kind = { $game } is not played here: set up a game of its kind.
refusal-game-not-found = There is no game { $game } on this floor.

## Staff, keys and second persons
refusal-second-person-needed-administrator = A second Administrator must sign for this, by name and password.
refusal-second-person-needed-no-administrator = { $name } is no Administrator, or is suspended.
refusal-second-person-needed-signs-for-self = Nobody signs for themselves: ask another Administrator.
refusal-second-person-needed-for-self = Nobody does this for themselves: ask another administrator.
refusal-second-person-needed-another-person = The { $who } must sign for this, and be another person than the one who asks.
refusal-made-by-each-other = { $first } and { $second } cannot sign together before { $until }: one of them gave the other an account, posts or a password less than 24 hours ago. Have another Administrator sign, or reset that password at the machine, with `pitboss staff reset`.
refusal-staff-suspended-you = You are suspended: ask an administrator.
refusal-staff-suspended-already = { $name } is suspended already.
refusal-not-suspended = { $name } is not suspended.
refusal-unknown-staff = Nobody here is called { $name }.
refusal-staff-exists = There is somebody called { $name } already.
refusal-posts-unchanged = These are the posts of { $name } already.
refusal-bad-posts-each-once = Name at least one post, and each once.
refusal-posts-apart = Who is { $post } has no other post.
refusal-reason-needed-why = Say in a line why.
refusal-reason-needed-refusal = Say what was refused, and by which code.
refusal-unknown-device-kind = { $kind } is no kind of device: { $kinds }.
refusal-unknown-device-no-key = No device { $device } has a key.

## Devices and their readings
refusal-unknown-device-name = { $device } is no device: { $names }.
refusal-wrong-device-reads-nothing = { $device } reads nothing for { $game }.
refusal-bad-reading-short-text = What a shoe reads is a short text.
refusal-bad-reading-whole-numbers = Pockets and turns are whole numbers.
refusal-bad-reading-number = A reading has a number from 1 on.
refusal-bad-reading-not-waiting = Reading { $reading } is none that waits for its game.
refusal-bad-reading-no-code = A refusal has a code.
refusal-reading-differs = { $detail } Look at { $device }.
refusal-already-read = Reading { $reading } of { $device } came before: nothing changes.
refusal-reading-late-too-late = Reading { $reading } of { $device } came too late to be used.
refusal-device-failed = Reading { $reading } is not used: { $device } waited for staff.
refusal-unknown-fault = A device fails in one of these ways: { $faults }.
refusal-reason-needed-device-fault = Say in a line what is the matter with the device.
refusal-reason-needed-device-cleared = Say in a line who looked at the device and what was done.
refusal-already-failed = { $device } is known to fail: staff have to look at it.
refusal-no-fault = Nothing is known to be the matter with { $device }.
refusal-wheel-failed = The wheel does not work: { $detail } Staff look at it before the next game.
device-contradicts = Reading { $reading } was { $first }, and came again as { $second }.
device-read-nothing = nothing
device-lost-readings = { $missed } of its readings before number { $before } never came.

## Alarms and software
refusal-bad-alarm-incomplete = An alarm names its subject, how often it happened, and a few facts.
refusal-bad-alarm-looked-by = Say who has looked at the alarm.
refusal-no-alarm = There is no such alarm any more: somebody else has acknowledged it.
refusal-bad-software-incomplete = A check names the server, its version and how many files it has.
refusal-bad-software-hash = A hash is 64 digits of 0 to 9 and a to f.
refusal-software-not-found = Server { $server } was not found with this software when it was last checked.
refusal-reason-needed-software-changed = Say in a line why the software changed.

## Fair deals
refusal-deal-committed = { $deal } was promised already.
refusal-deal-not-committed = Nobody promised a deal { $deal } of this game.
refusal-deal-withdrawn = The promise of { $deal } was withdrawn: { $reason }
refusal-deal-revealed = The seed of { $deal } is revealed already.
refusal-deal-in-play-not-over = { $deal } is not over: its seed stays secret until it is.
refusal-deal-in-play-seed-secret = The seed is not revealed yet: check the deal once it is over.
refusal-seed-differs = This is not the seed that { $deal } was promised with.
refusal-reason-needed-promise-withdrawn = Say in a line why the promise cannot be kept.
refusal-bad-number-commitment = A commitment to a number has 64 digits of 0 to 9 and a to f.
refusal-bad-number-hash = The hash of an event has 64 digits of 0 to 9 and a to f.
refusal-number-left-out = This terminal withheld its numbers too often: they count again after { $deals ->
        [one] { $deals } more deal
       *[other] { $deals } more deals
    }.
refusal-number-too-late-not-taken = Numbers for { $deal } are not taken any more.
refusal-number-too-late-replaced = The numbers of { $deal } are put together: what came too late was replaced.
refusal-number-too-early-bets-open = Numbers are revealed once bets are closed: keep it secret.
refusal-number-too-early-wagers-may-follow = Wagers on { $deal } can still follow its numbers.
refusal-number-not-committed = This terminal has no number in { $deal }.
refusal-number-told = The number for { $deal } is revealed already.
refusal-deal-mixed = What { $deal } comes to is decided already.
refusal-reason-needed-dispute = Say in a line what does not fit.
refusal-deal-disputed = Staff know what this terminal found in { $deal }.
refusal-numbers-told = Terminals have revealed their numbers for this spin: no bet may follow. Void the game instead.

## What the proof of a deal shows
proof-seed = seed
proof-seed-and-numbers = seed and the numbers
proof-withdrawn = The promise was withdrawn, and nothing proves this deal: { $reason }.
proof-other-seed = The commitment was not made with this seed.
proof-committed = The commitment to { $kind } { $deal } of { $game } was made with this seed.
proof-dealt-too-early = It was dealt before the numbers of the terminals were put together.
proof-not-dealt = The numbers of the terminals were not put together: nothing was dealt.
proof-wrong-number = The number of terminal { $terminal } does not fit its commitment.
proof-two-numbers = A terminal has two numbers in it.
proof-no-numbers = No terminal added a number: the hash of the log stands for them.
proof-numbers = { $terminals ->
        [one] { $terminals } terminal
       *[other] { $terminals } terminals
    } added a number to it: { $named }.
proof-many-numbers = { $terminals ->
        [one] { $terminals } terminal
       *[other] { $terminals } terminals
    } added a number to it: { $named } and { $more } more.
proof-late-numbers = { $numbers } { $late ->
        [one] { $late } number
       *[other] { $late } numbers
    } did not come, and the commitment stands for it.
proof-order-by-seed = It gives the order of { $decks ->
        [one] { $decks } deck
       *[other] { $decks } decks
    }, which were cut after { $cut ->
        [one] { $cut } card
       *[other] { $cut } cards
    }.
proof-order = They give the order of { $decks ->
        [one] { $decks } deck
       *[other] { $decks } decks
    }, which were cut after { $cut ->
        [one] { $cut } card
       *[other] { $cut } cards
    }.
proof-order-as-committed = They give the order of { $decks ->
        [one] { $decks } deck
       *[other] { $decks } decks
    }, which were cut after { $cut ->
        [one] { $cut } card
       *[other] { $cut } cards
    }, as the commitments say.
proof-order-chosen = They give the order of { $decks ->
        [one] { $decks } deck
       *[other] { $decks } decks
    }, which were cut after { $cut ->
        [one] { $cut } card
       *[other] { $cut } cards
    }, where somebody chose.
proof-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } left the shoe, all in this order: { $burned } burned, and { $dealt } in { $coups ->
        [one] { $coups } coup
       *[other] { $coups } coups
    }.
proof-cards-unread = { $cards } Nobody read { $unread } of them, and so there is nothing to compare.
proof-too-many-cards = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } left the shoe, and it held { $held }.
proof-between-coups = between two coups
proof-in-coup = in coup { $coup }
proof-wrong-card = Card { $place }, { $where }, was { $card }, and by the { $by } it is { $due }.
proof-no-number = The wheel read no number; by the { $by } it would have been { $due }.
proof-other-number = The wheel read { $number }, and by the { $by } it is { $due }.
proof-other-entered = Staff entered { $number } for it, and by the { $by } it is { $due }.
proof-number-by-seed = The number { $number } is the one that the seed gives.
proof-number = The number { $number } is the one that the seed and the numbers give.

## Chips on the layout of a terminal
refusal-bad-stake-none-named = Say which wagers to place.
refusal-bad-stake-lie-there = The chips lie there already.
refusal-wagers-closed-no-wagers-now = This game takes no wagers now: wait for the next.
refusal-part-not-permitted = Only { $part } can come off, or all of it.
refusal-wager-not-placed-no-chips = There are no chips to take off.
refusal-wager-not-placed-lies-there = { $lies } lies there.
refusal-wager-not-placed-not-recalled = Terminal { $terminal } has no wager on { $play } that is recalled.
refusal-outside-limits-comes-back = { $why }: { $back } comes back.
terminal-limit-over-maximum = Over the maximum of { $limit }
terminal-limit-over-aggregate = Over the maximum of { $limit } for all bets together
terminal-limit-wrong-unit = Bets here go in steps of { $limit }
refusal-insufficient-credits = { $left } is left on the credit meter, { $needed } is needed.
chips-come-back = { $wager }: { $counts } fits the limits, { $back } comes back.

## Chip accounts
refusal-unknown-terminal = There is no player terminal { $terminal }.
refusal-payout-waiting = The staff pay { $payout } by hand first: please wait for them.
refusal-wagers-placed-on-layout = Take the chips off the layout first, or wait for the result.
refusal-insufficient-funds-no-credits = There are no credits to cash out.
refusal-over-limit-credit-meter = Up to { $most } can be on the credit meter, and { $there } is there: this goes back.
refusal-account-locked = The account is locked: { $problem } Call a supervisor.
refusal-account-not-locked = Terminal { $terminal } is not locked.
meters-differ = The meters say { $meters }, the account holds { $account }.
held-for-no-wager = { $held } is held for no wager.
refusal-player-left = The player has cashed out since: the cage pays or claims the difference.
refusal-bad-settings-notes = A terminal accepts notes of one denomination at the least.
refusal-bad-settings-ticket-months = Tickets are good for 1 to { $most } months.
refusal-bad-settings-venue = The venue has a name, and what tickets say is one line of text.
refusal-note-not-accepted = This terminal accepts notes of { $accepted }; { $note } goes back.
refusal-stacker-failed = It goes back, as the stacker does not work: { $detail } Call the staff.
refusal-printer-failed = The printer does not work: { $detail } Staff pay the credits by voucher.
refusal-transfer-repeated = The transfer { $reference } was taken before: { $amount } at terminal { $terminal }.
refusal-no-service-call = Nobody waits at terminal { $terminal }, or somebody else was there first.

## What staff approve at terminals and tickets
refusal-not-authorised-adjust = A supervisor approves an adjustment, and says why.
refusal-not-authorised-unlock = A supervisor looks into the incident, and says what it was.
refusal-not-authorised-void-play = A supervisor declares a play void, and says why.
refusal-not-authorised-clear-owed = Say how it was dealt with, and who approved it.
refusal-not-authorised-late-claim = A supervisor approves a late claim, and says why.
refusal-not-authorised-lost-slip = Two people in charge decide, and say in a line why.

## Settlements at terminals
refusal-play-unknown = The game no longer knows { $play }: a supervisor has to look into the wagers on it.
refusal-play-void = { $play } counts for nothing already.
refusal-nothing-owed = Nothing is owed for { $play } at this terminal.
refusal-amount-differs-owed = { $owed } is owed for { $play }, not { $amount }.
refusal-amount-differs-form = The form says { $form }, and { $payable } is payable.
reason-result-corrected = The result was corrected.
reason-by-clause = { $reason } ({ $clause })

## Payments that wait
refusal-no-payout-not-waiting = No manual payout { $payout } waits at terminal { $terminal }.
refusal-payout-on-hold = The payout waits: { $reason }
refusal-form-not-signed-form = The player signs the form, and a witness with them.
refusal-form-not-signed-voucher = The player signs the voucher, and a witness with them.
refusal-reason-needed-payment-waits = Say in a line why the payment waits.
refusal-inspector-not-told-inquiry = Tell the Inspector first, and name them.
refusal-inspector-not-told-refusal = An Inspector reviews a refusal: name them.
refusal-inspector-not-told-reversal = An Inspector reviews a reversal: name them.
refusal-bad-time = The time agreed for a payment lies ahead, by { $months } months at the most.
refusal-release-needed-payment = Over { $most } staff pay, and a second person releases the payment.
refusal-release-needed-into-the-books = A second person signs for cash or chips that come into the books.
refusal-release-needed-over = Over { $most } a second person signs.
refusal-release-needed-alone-today = { $person } has paid { $paid } alone today, and { $most } is the most: a second person signs for this.

## Tickets and vouchers
refusal-bad-validation-number-digits = A validation number has { $digits } digits: { $number } is none.
refusal-bad-validation-number-check-digits = The check digits do not agree: a digit was misread or mistyped.
refusal-unknown-place = Tickets are paid at cage or kiosk/NAME, not at { $place }.
refusal-ticket-on-hold-waits = The ticket waits: { $reason }
refusal-ticket-on-hold-no-lapse = A ticket that must wait does not lapse.
refusal-ticket-amount-differs = The ticket was issued for another amount than { $claimed }: call a supervisor.
refusal-ticket-redeemed = The ticket was redeemed already, at { $place }.
refusal-ticket-lost-in-restore = Terminal { $terminal } printed this as its slip { $slip } between { $after } and { $before }. The log of that time was lost in a restore: a supervisor decides.
refusal-slip-too-much = Terminal { $terminal } prints no ticket over { $most }: read the slip again.
refusal-slip-paid = The slip …{ $ends } was paid already: { $reason }
refusal-slip-refused = The slip …{ $ends } is not paid: { $reason }
refusal-slip-presented = The slip …{ $ends } waits for a supervisor already.
refusal-voucher-number-needed = Enter the number of the voucher: up to 48 letters and digits, joined by . _ or -.
refusal-voucher-exchanged = The voucher { $voucher } of { $promotion } was exchanged before: { $tokens } at table { $table }.

## Words on tickets and forms
slip-ticket = REDEEMABLE TICKET
slip-form = MANUAL PAYMENT FORM
slip-voucher = PAYOUT VOUCHER
slip-terminal = Terminal
slip-sequence = Sequence
slip-time = Date and time
slip-expires = Good until
slip-released = Released by
slip-checked = I have checked the amount of this payment.
slip-received = I have received it in full.
slip-patron = Player
slip-witness = Witness
