### Pitboss in English: every text that people read.
### A message is named by what it is about, and its facts have a $ before their names.
### To add a language, copy this file under the tag of that language, such as fr.ftl, and translate each message.

# The language itself.
language-name = English

# How amounts, moments and lists are written.
amount = ${ $figure }
amount-negative = −${ $figure }
amount-gained = +${ $figure }
date =
    { $day } { $month ->
        [1] Jan
        [2] Feb
        [3] Mar
        [4] Apr
        [5] May
        [6] Jun
        [7] Jul
        [8] Aug
        [9] Sep
        [10] Oct
        [11] Nov
       *[12] Dec
    } { $year }
time = { $hour }:{ $minute }
time-seconds = { $hour }:{ $minute }:{ $second }
moment = { $date }, { $time }
moment-zone = { $moment } { $zone }
labelled = { $label }: { $words }
list-more = { $list }, { $next }
any-of = { $list } or { $next }
all-of = { $list } and { $next }
all-hold = { $list } and { $next }
aside = { $words } ({ $more })
two-sentences = { $first } { $second }

## Refusals with one sentence each
refusal-administrators-only = This is for the Administrator to do.
refusal-already-found = This wrong payment is in the register already.
refusal-backup-damaged = The backup is damaged or cut short: use another one.
refusal-bad-deal = A deal has a name and a commitment, 64 digits of 0 to 9 and a to f.
refusal-bad-epoch = An epoch is 16 hexadecimal digits that no restore has had.
refusal-bad-id = An id and an author are 1 to 64 letters, digits or any of - . _ : /
refusal-bad-note = A note is one line of text, or nothing.
refusal-bad-password = A password has 10 to 128 characters, and is not the one before.
refusal-bad-path = That is no path.
refusal-ball-already-spun = The ball has been spun for this game.
refusal-ball-at-rest = The ball has come to rest: the bets stand.
refusal-ball-not-at-rest = The ball has not come to rest.
refusal-burn-due = The first card is burned before play.
refusal-burn-not-due = Cards are burned once, before the first coup.
refusal-cage-short = Book what came into the cage first.
refusal-card-seen = A card has been seen: the wagers stand.
refusal-card-was-seen = A card that can be named was seen: say so, or do not name it.
refusal-cards-must-be-replaced = These cards were handled: bring in new ones.
refusal-cards-not-secured = Cards are kept secured until wanted.
refusal-cards-unfit = These cards are unfit for use: bring in new ones.
refusal-cards-unknown = Say first which cards lie there: the ruling depends on them.
refusal-cashless-table = This table takes no cash.
refusal-change-not-due = The notice names a later time for this change.
refusal-chips-not-sold = Chips are sold at a table or at the cage first.
refusal-chips-unseen = Put your chips on the table: the dealer takes them down.
refusal-clock-not-shown = Put the countdown clock on the table first.
refusal-common-password = This is one of the passwords that are guessed first: take words that do not go together.
refusal-confirmation-not-due = No number waits to be confirmed.
refusal-cut-due = Cards for a shoe are shuffled and cut first.
refusal-cut-not-chosen = The rules say who cuts, and nobody else does.
refusal-cut-not-due = The cards are cut once, after the shuffle.
refusal-cutting-card-met = The cutting card has come already.
refusal-cutting-card-due = The cutting card comes now: put it aside, or have a supervisor correct where it lies.
refusal-cutting-card-early = The cutting card lies { $cards } cards further back: have a supervisor correct where it lies.
refusal-cutting-card-elsewhere = The cutting card can have { $least } to { $most } cards behind it, other than on record, not { $given }.
refusal-cutting-card-not-inside = There is no cutting card in the shoe.
refusal-cutting-card-not-due = The cutting card goes in after the cut.
refusal-determination-needed = Write down in a line what was found.
refusal-device-is-not-cut = Cards for a shuffling device are not cut.
refusal-dispute-closed = The dispute is closed.
refusal-dispute-decided = The dispute was decided; it can be reviewed.
refusal-dispute-undecided = The dispute must be decided first.
refusal-float-short = Have the float filled first.
refusal-floor-exists = The database keeps a floor already: name another, or move this one away first.
refusal-game-not-settled = Terminals are still being settled for the last game: wait a bit.
refusal-guide-not-made = The guide could not be made: ask again.
refusal-head-forged = The signature is not that of this head: it was changed or made up.
refusal-head-needed = A key is for a signed head: name one with --against.
refusal-hello-missing = The first message must say who is there, within 5 seconds.
refusal-hello-twice = Who is there was said already.
refusal-hold-unclear = A payment waits for an inquiry, a time or identification: say which.
refusal-inquiry-open = The payment waits for an inquiry, which must end first.
refusal-inspectors-apart = Accounts of Inspectors are outside the reach of administrators: an Inspector makes and changes them, or the operator of the machine, with `pitboss staff`.
refusal-internal-error = A mistake in Pitboss itself: the command was not carried out.
refusal-key-elsewhere = This key is in use at another place: close the other page, or call staff if there is none.
refusal-kiosk-short = Fill the kiosk first, or pay at the cage.
refusal-last-coup-not-called = Announce the last coup first.
refusal-last-coup-not-due = The last coup is not due to be announced.
refusal-last-coup-not-over = The cards are replaced after the last coup.
refusal-malformed-message = That is no message of this socket.
refusal-method-not-allowed = That cannot be done with this address.
refusal-moved-on = Something else happened there meanwhile: look, and ask again.
refusal-named-password = A password does not contain your own name.
refusal-no-banker-role = The cards are not dealt by a method that has a banker's role.
refusal-no-card-out = Say who receives the cards once they are dealt.
refusal-no-choice-open = No coup waits for its players to choose.
refusal-no-cutting-card = A shuffling device holds no cutting card.
refusal-no-pong = Nothing was heard for too long: connect again.
refusal-no-spin-under-way = No game is under way: start a new one.
refusal-no-stack = A shuffling device mixes its cards itself: it keeps no order of them.
refusal-period-running =
    { $seconds ->
        [one] The wagering period still runs for { $seconds } second.
       *[other] The wagering period still runs for { $seconds } seconds.
    }
refusal-no-wagering-period = Wagers do not close by a set period here.
refusal-nomination-not-allowed = Only who is asked first may name another.
refusal-nominees-take-both = Others expose both of the first two cards, or none.
refusal-not-found = There is nothing under this address.
refusal-not-on-hold = This payment is not withheld.
refusal-not-owed = Nothing is paid that nobody is owed.
refusal-not-refused = This payment was not refused.
refusal-not-signed-in = You are not signed in, or no longer: sign in again.
refusal-nothing-due = Nothing is due at this terminal for that play.
refusal-nothing-to-examine = The ball has not left the wheel.
refusal-nothing-to-reduce = No wagers are over what counts together.
refusal-nothing-to-settle = No wager is settled on the first four cards.
refusal-number-differs = This is not the number that the terminal committed to.
refusal-one-card-at-a-time = Take the other card back first.
refusal-one-hand-at-a-time = Take the other hand back first.
refusal-other-games-turn = It is the other game's turn.
refusal-other-house-key = This database was sealed with another house key than the one that is named: bring the right one.
refusal-other-table = These chips lie on another game.
refusal-owed-to-player = The house gives up only what a player owes it.
refusal-own-decision = Somebody else reviews the decision.
refusal-password-change-needed = Sign in and choose a password of your own first.
refusal-path-too-long = No path here is as long.
refusal-patron-unknown = First find out who was paid.
refusal-period-with-differential = A set wagering period goes without a differential.
refusal-position-is-good = Here a wager is good however it lies.
refusal-reduction-not-allowed = Nobody reduces wagers here: ask the players to change them.
refusal-reference-needed = A transfer has the monitoring system's reference.
refusal-register-begun = The register of this floor was begun already.
refusal-regulator-told = The regulator was told already.
refusal-restore-not-pending = The floor was not restored, or is in order again already.
refusal-review-not-asked = A decision is reviewed when its patron asks for it.
refusal-riffle-not-asked = The cards are riffled if a player asks.
refusal-riffle-not-due = Only pre-shuffled cards are riffled, and before the cut.
refusal-server-busy = Too many ask for this at once: wait a little.
refusal-service-called = The staff have been called: somebody is on the way.
refusal-session-locked = The terminal was left alone: give your password to go on.
refusal-settlement-due = Settle the wagers on the first four cards first.
refusal-shoe-in-use = The shoe is still in play: take its cards out first.
refusal-sign-in-busy = Too many passwords are being looked at: try again in a moment.
refusal-sign-in-refused = The name or the password is wrong.
refusal-slip-not-lost = The log knows this ticket: redeem it as any other.
refusal-slip-not-presented = No such slip was presented: the cage takes it down first.
refusal-software-accepted = This software is accepted already.
refusal-spin-void = This game is void, and its stakes have gone back.
refusal-stack-not-ready = Cut the stack and insert the cutting card first.
refusal-staff-only = Only staff have somebody sign beside them.
refusal-store-closed = The system is stopping: ask again later.
refusal-store-corrupt = The database is damaged: stop, and restore it from a backup.
refusal-store-older = This database is older than the one that was in use here: somebody put a copy in its place. Bring the right one back; or, if it is lost, run `pitboss restore --in-place`.
refusal-store-replaced = Another database took the place of this one: restart the system.
refusal-strange-origin = Pages of other places have no business here.
refusal-surveillance-not-told = Tell Surveillance first.
refusal-tables-not-paired = This table is joined with no other.
refusal-ticket-expired = The ticket was good until its date, which has passed: call the cage.
refusal-ticket-not-expired = The ticket is still good.
refusal-ticket-not-found = No ticket was issued with this number.
refusal-ticket-not-lapsed = The ticket was not booked as unclaimed.
refusal-ticket-refused = After an inquiry this ticket is not paid.
refusal-too-large = The request is too large.
refusal-too-many-guesses = Too many numbers were those of no ticket: wait a minute, and read the number again.
refusal-too-many-messages = Too many messages: send fewer, and wait for answers.
refusal-too-many-requests = Too many requests: wait a little.
refusal-too-many-watches = That is too much to watch: leave something out.
refusal-too-slow = What was shown was not taken in time: connect again.
refusal-tournament-not-offered = Low limit gaming offers no tournaments.
refusal-unknown-host = This server has another name: ask for it by that, or add the name to hosts in its configuration.
refusal-unknown-key = The key of this terminal is not known here: open the page with the address of its key.
refusal-unknown-number = There is no such pocket: the wheel has 0 to 36.
refusal-unknown-play = No such coup or spin is over at this game.
refusal-unknown-report = There is no such report.
refusal-unknown-session = There is no such session, or it is over.
refusal-use-unknown = Say who handled these cards in the last shoe.
refusal-wagers-not-open = Wait for the dealer's call to place bets.
refusal-whole-wagers-only = A wager comes off whole now, or stays.

## Roles and posts
role-player = Player
role-patron = Patron
role-dealer = Dealer
role-gaming-supervisor = Gaming Supervisor
role-electronic-gaming-supervisor = Electronic Gaming Supervisor
role-casino-supervisor = Casino Supervisor
role-assistant-gaming-manager = Assistant Gaming Manager
role-gaming-manager = Gaming Manager
role-casino-operator = Casino Operator
role-inspector = Inspector
role-cashier = Cashier
role-surveillance = Surveillance
role-administrator = Administrator

## What may be done, as part of a sentence
authority-check-the-cards = check the cards
authority-order-a-check-of-the-cards = order a check of the cards
authority-replace-the-cards = replace the cards
authority-allow-new-cards-with-the-same-backs = allow new cards with the same backs
authority-declare-the-cards-unfit = declare the cards unfit
authority-order-a-shuffle = order a shuffle
authority-allow-a-riffle-of-pre-shuffled-cards = allow a riffle of pre shuffled cards
authority-allow-a-shuffle-of-pre-shuffled-cards = allow a shuffle of pre shuffled cards
authority-cut-the-cards = cut the cards
authority-verify-dropped-cards = verify dropped cards
authority-declare-a-shoe-void = declare a shoe void
authority-limit-the-players = limit the players
authority-restrict-optional-wagers = restrict optional wagers
authority-alter-the-limits = alter the limits
authority-change-what-a-tie-pays = change what a tie pays
authority-raise-the-minimum = raise the minimum
authority-allow-wagers-over-the-maximum = allow wagers over the maximum
authority-call-a-no-bet-coup-without-players = call a no bet coup without players
authority-call-a-no-bet-coup-that-all-agree-to = call a no bet coup that all agree to
authority-take-the-cards-from-a-player = take the cards from a player
authority-approve-a-nominated-player = approve a nominated player
authority-designate-a-player-without-a-wager = designate a player without a wager
authority-declare-a-coup-void = declare a coup void
authority-order-a-shuffle-after-a-void-coup = order a shuffle after a void coup
authority-reopen-the-wagers = reopen the wagers
authority-confirm-the-outcome = confirm the outcome
authority-enter-the-correct-result = enter the correct result
authority-key-cards-in = key cards in
authority-declare-a-wager-void = declare a wager void
authority-exclude-a-person-from-the-game = exclude a person from the game
authority-exclude-a-person-from-the-casino = exclude a person from the casino
authority-have-a-person-detained = have a person detained
authority-invalidate-an-outcome = invalidate an outcome
authority-forfeit-a-wager = forfeit a wager
authority-refuse-a-wager = refuse a wager
authority-change-the-game = change the game
authority-close-the-table = close the table
authority-rule-on-a-dispute = rule on a dispute
authority-review-a-dispute = review a dispute
authority-announce-no-spin = announce no spin
authority-examine-the-ball = examine the ball
authority-have-results-recalculated = have results recalculated
authority-have-an-automated-spin-recalculated = have an automated spin recalculated
authority-declare-unconfirmed-wagers-void = declare unconfirmed wagers void
authority-call-a-no-bet-coup-for-a-card-too-many = call a no bet coup for a card too many
authority-allow-a-no-bet-coup-that-the-system-asks-for = allow a no bet coup that the system asks for
authority-have-the-cards-of-a-device-checked = have the cards of a device checked
authority-abandon-a-coup = abandon a coup
authority-set-the-wagering-period = set the wagering period
authority-choose-the-way-of-dealing = choose the way of dealing
authority-offer-optional-wagers = offer optional wagers

## Limits, as part of a sentence
limit-case-limits-per-player = limits per player
limit-case-limits-per-playing-area = limits per playing area
limit-case-limits-per-kind-of-wager = limits per kind of wager
limit-case-table-differential = table differential
limit-case-unit-above-the-minimum = unit above the minimum
limit-case-least-and-most-total = least and most total
limit-case-wagering-period = wagering period
limit-case-under-minimum = under minimum
limit-case-under-minimum-total = under minimum total
limit-case-over-maximum = over maximum
limit-case-over-area-maximum-before-close = over area maximum before close
limit-case-over-area-maximum-after-close = over area maximum after close
limit-case-over-aggregate = over aggregate
limit-case-wrong-unit = wrong unit
limit-case-over-differential-before-close = over differential before close
limit-case-over-differential-after-close = over differential after close
limit-case-over-limit-on-past-coup = over limit on past coup
limit-case-old-minimum-kept = old minimum kept
limit-case-old-minimum-raised = old minimum raised
limit-case-two-minimums = two minimums
limit-case-low-limit-tournament = low limit tournament

## Equipment, as part of a sentence
equipment-table = table
equipment-shoe = shoe
equipment-scanning-shoe = scanning shoe
equipment-shuffling-device = shuffling device
equipment-multishuffler = multishuffler
equipment-dealer-antenna = dealer antenna
equipment-used-card-box = box for used cards
equipment-discard-holder = discard holder
equipment-float-tray = float tray
equipment-drop-box = drop box
equipment-countdown-clock = countdown clock
equipment-box-closed-marker = box closed marker
equipment-player-terminal = player terminal
equipment-note-stacker = note stacker
equipment-ticket-printer = ticket printer
equipment-dealer-terminal = dealer terminal
equipment-game-system = game system
equipment-game-hardware = game hardware
equipment-dealer-layout = dealer layout
equipment-live-wheel = live wheel
equipment-automated-wheel = automated wheel
equipment-ball = ball

## Breaches of conduct, as part of a sentence
breach-predicting-device = predicting device
breach-fraud = fraud
breach-staff-advice = staff advice
breach-staff-advantage = staff advantage
breach-staff-procedure = staff procedure
breach-influencing = influencing
breach-side-bet = side bet
breach-proxy-betting = proxy betting
breach-unreported-malfunction = unreported malfunction
breach-other-rule = other rule

## Excuses, as part of a sentence
excuse-staff-or-inspector-on-duty = staff or inspector on duty
excuse-the-player-asked = the player asked
excuse-to-keep-to-the-rules = to keep to the rules

## Where a patron may complain, as part of a sentence
recourse-complaint-to-an-inspector = complaint to an inspector
recourse-review-by-the-commission = review by the commission

## Who must be notified
recipient-surveillance = Surveillance
recipient-inspector = Inspector
recipient-regulator = Regulator

## By when
due-at-once = at once
due-24-hours = 24 hours
due-48-hours = 48 hours
due-daily-summary = daily summary
due-end-of-month = end of month

## Irregularities
irregularity-misdeal = Cards were dealt wrongly, or their order is in doubt
irregularity-stray-player-card = Player got a card that was not due
irregularity-stray-banker-card = Banker got a third card that was not due
irregularity-excess-card = A card was drawn that no hand needs
irregularity-opening-card-exposed = The first card of a coup was seen too early
irregularity-face-up-in-shoe = A card lies face up in the shoe or device
irregularity-too-few-cards = There are too few cards to finish the coup
irregularity-wrong-cut = The cards were not cut, or not as they should be
irregularity-shuffle-forgotten = The cards were not shuffled after the cutting card
irregularity-burn-forgotten = The burn was forgotten
irregularity-burned-in-error = A card was burned by mistake
irregularity-card-missing = A card is missing
irregularity-foreign-card = A card does not belong to the decks
irregularity-order-revealed = Shuffle or cut let players see the order of the cards
irregularity-wrong-shoe = The dealer of two games dealt from the other game's shoe
irregularity-wrong-receiver = Cards went to somebody who should not have them
irregularity-wrong-area = Cards were laid in the other hand's area
irregularity-revealed-by-dealer = The dealer showed a card that was a player's to show
irregularity-prompted-dummy = The system asks for a dummy hand
irregularity-shoe-differs = The shoe says something else than the cards
irregularity-shoe-misreads = The shoe reads cards wrongly
irregularity-shoe-dead = The shoe has stopped reading
irregularity-shuffling-device-fails = The shuffling device fails
irregularity-multishuffler-fails = The multishuffler fails
irregularity-invalid-wager = A wager turns out invalid after the first card
irregularity-wrong-odds = Wagers were settled at the other game's odds
irregularity-wrong-payment = Too much or too little was paid
irregularity-display-wrong = The result display is wrong
irregularity-disruption = Commotion, fire, robbery or the like disturbed the game
irregularity-impractical = The coup cannot well go on
irregularity-fraud = Somebody cheated, and it touched the outcome
irregularity-wrong-direction = The ball was spun the way the wheel turns
irregularity-still-wheel = The ball was spun on a still wheel
irregularity-too-few-turns = The ball will not go round often enough
irregularity-foreign-object = Something fell into the wheel
irregularity-no-pocket = The ball fell into no pocket
irregularity-ball-left-wheel = The ball left the wheel
irregularity-interference = Somebody touched the ball or the wheel
irregularity-wrong-number = A wrong number was recorded
irregularity-automated-wheel-error = The automated wheel reports an error
irregularity-automated-wheel-faulty = The automated wheel does not work as it should
irregularity-early-ball = The ball came to rest before the wagering period ended
irregularity-wrong-credits = The credits on a terminal do not fit stakes and odds
irregularity-terminal-interrupted = Play on a terminal broke off, or its screen is faulty
irregularity-terminal-malfunction = A player's or the dealer's terminal does not work
irregularity-system-malfunction = The game system malfunctions

## Facts on which a ruling depends, after "whether"
given-too-late = the next coup has begun, the shoe was emptied or the table closed
given-next-begun = the next coup has begun
given-first-card-out = a card of the coup is out
given-in-progress = a card of the coup is out, and the coup is not complete
given-between-coups = no coup is under way
given-exposed = a card of the coup was exposed
given-player-stands-on-two = Player stands on two cards
given-banker-draws = Banker must draw
given-banker-stands-on-two = no card is due and Banker has two
given-complete = no card is due
given-shoe = a card shoe is in use
given-scanning-shoe = a scanning shoe is in use
given-shuffling-device = a shuffling device is in use
given-live-wheel = a dealer spins the wheel
given-automated-wheel = the wheel spins by itself
given-prompted = the system itself has the coup dealt without wagers
given-reconstructed = the coup can be reconstructed
given-card-seen = the card was seen
given-more-suspected = more cards are thought to lie the wrong way up
given-all-agree = all players agree
given-outcome-confirmed = the actual outcome could be confirmed
given-all-stand = the coup is to be finished with all wagers as they lie
given-offer-first = players are to choose first whether to take wagers off or lower them
given-harmed = the failure put the house or a player at a disadvantage
given-spare = a spare device is at hand
given-movable = the cards can be moved to it
given-damaged = cards were damaged
given-suspected = it is suspected that it was done on purpose
given-over-1000 = the difference is over $1,000
given-records-confirm = the records confirm the wagers
given-malfunction = a terminal or the wheel malfunctioned

## Orders of a ruling
effect-reconstruct = Put the cards back into their right order
effect-offer-withdrawal = Let each player take their own wager off, whole and for good
effect-offer-reduction = Let each player take off or lower their wagers
effect-no-bet-if-all-off = If no wager is left, finish it as a no-bet coup
effect-void-coup = Declare the coup void and give all stakes back
effect-void-past-coup = Declare the coup in which it happened void and give its stakes back
effect-results-stand = Let the results of completed coups stand
effect-card-to-banker = Give the card to Banker as its third
effect-card-starts-next-coup = Keep the card as the first of the next coup
effect-card-starts-no-bet-coup = Deal a no-bet coup that starts with the card
effect-play-card = Play the card as if it had lain face down
effect-play-on = Play on with the cards that are left
effect-complete = Finish the coup with all wagers as they lie; its result counts
effect-play-as-no-bet = Play it as a no-bet coup
effect-clear-wagers = Clear all wagers from the layout first
effect-finish-then-shuffle = Finish the coup, then shuffle and cut
effect-shuffle-or-replace = Take out the cards that are left, and shuffle or replace them
effect-shuffle-and-cut = Shuffle and cut the cards
effect-stays-burned = Leave the card burned
effect-check-remaining-cards = Take out the cards that are left and check them
effect-void-shoe = Declare the shoe void
effect-confirm-outcome = Settle on the actual outcome, as confirmed
effect-key-cards = Key the cards in by hand
effect-move-cards = Move the sound cards to the spare device
effect-remove-damaged = Take the damaged cards out of play
effect-replace-damaged = Replace the damaged cards from a new deck
effect-finish-from-shoe = Finish the coup from a card shoe for those who stay in
effect-right-odds = Go on at the odds of the game in play
effect-disregard-display = Disregard the display; the actual outcome counts
effect-return-wager = Give the wager back
effect-rectify = Put the payment right, or try to, and soon
effect-identify-patron = Try to find out who the patron was
effect-invalidate = Declare the outcome invalid
effect-refund = Give the stakes of that outcome back
effect-forfeit-wager = Forfeit the wager of the player who cheated
effect-no-spin = Announce "no spin": it counts no more, wherever the ball lands
effect-remove-ball = Try to take the ball out before it comes to rest
effect-examine-ball = Have the ball examined once it is found
effect-respin = Spin again
effect-enter-result = Enter the right number
effect-recalculate = Work the results out again from the records, and adjust the credits
effect-void-unconfirmed = Declare the wagers that no record confirms void
effect-void-terminal-plays = Declare all plays and payouts on the terminals concerned void

## Editions of the rules
edition-star-baccarat-2024 = The Star: Baccarat
edition-star-premium-baccarat-2021 = The Star: Premium Baccarat
edition-star-rapid-etg-2016 = The Star: Rapid Roulette and Baccarat
edition-canberra-mini-baccarat-2023 = Casino Canberra: Mini-Baccarat
edition-mini-baccarat-guide = Mini Baccarat guide

## Who approved an edition
approver-nsw-casino-commission = NSW Independent Casino Commission
approver-liquor-and-gaming-authority = Independent Liquor and Gaming Authority
approver-act-gambling-commission = ACT Gambling and Racing Commission
approver-house = the house

## Sections of a document without numbers, and what the house adds to it
section-aim = Aim
section-table = Table
section-hands = Hands
section-payouts = Payouts
section-no-commission = No commission
section-limits = Limits
section-player-draws = Player's third card
section-banker-draws = Banker's third card
section-pairs = Pairs
section-decision-18 = House practice

## Games
game-baccarat = Baccarat
game-even-money-baccarat = Even Money Baccarat
game-premium-baccarat = Premium Baccarat
game-even-money-premium-baccarat = Even Money Premium Baccarat
game-tie-premium-baccarat = Tie Premium Baccarat
game-rapid-baccarat = Rapid Baccarat
game-rapid-even-money-baccarat = Rapid Even Money Baccarat
game-rapid-roulette = Rapid Roulette
game-mini-baccarat = Mini Baccarat
game-no-commission-baccarat = No Commission Baccarat
game-mini-baccarat-with-commission = Mini-Baccarat with commission
game-mini-baccarat-without-commission = Mini-Baccarat without commission

## Wagers of Baccarat, as the house calls them
wager-player = Player
wager-banker = Banker
wager-tie = Tie
wager-player-pair = Player Pair
wager-banker-pair = Banker Pair
wager-pairs-player = Pairs Player
wager-pairs-banker = Pairs Banker
wager-canberra-pairs-player = Canberra Pairs Player
wager-canberra-pairs-banker = Canberra Pairs Banker
wager-perfect-pairs-player = Perfect Pairs Player
wager-perfect-pairs-banker = Perfect Pairs Banker
wager-dragon-bonus-player = Dragon Bonus Player
wager-dragon-bonus-banker = Dragon Bonus Banker
wager-super-six = Super Six
wager-super-6 = Super 6
wager-tiger-tie = Tiger Tie
wager-tiger-pair = Tiger Pair
wager-tiger = Tiger
wager-big-tiger = Big Tiger
wager-small-tiger = Small Tiger

## Kinds of bets at Roulette
bet-straight = Straight up
bet-split = Split
bet-street = Street
bet-corner = Corner
bet-six-line = Six-line
bet-column = Column
bet-dozen = Dozen
bet-low = Low, 1 to 18
bet-high = High, 19 to 36
bet-even = Even
bet-odd = Odd
bet-red = Red
bet-black = Black

## Call bets
call-bet-tier = Tier
call-bet-orphelins = Orphelins
call-bet-grand-series = Grand Series
call-bet-zero-spiel = Zero Spiel

## Bets at one place of the layout: its numbers, or which column or dozen it is
placed-straight = Number { $numbers }
placed-split = Split { $numbers }
placed-street = Street { $numbers }
placed-corner = Corner { $numbers }
placed-six-line = Six-line { $numbers }
placed-column = Column { $numbers }
placed-dozen = Dozen { $numbers }
placed-neighbours = { $number } and its neighbours

## What is printed on the layout where a title is too long
printed-low = 1–18
printed-high = 19–36
printed-dozen-1 = 1st 12
printed-dozen-2 = 2nd 12
printed-dozen-3 = 3rd 12

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
order-if = { $step }, if { $condition }.
order-by = { $step }: the { $roles } authorises it.
order-if-by = { $step }, if { $condition }: the { $roles } authorises it.
order-tell = Tell { $who }: { $due } ({ $clause })
ruling-title = { $kind } ({ $edition }, rule { $clause })
ruling-step = { $number }. { $order } ({ $clause })
ruling-returns = Back to { $player }: { $stakes }

## The table of irregularities
listed-may = may: { $step }
listed-if = { $step }, if { $condition }
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
refusal-out-of-order-number = Every { $part } has a higher number than the one before it.
refusal-out-of-order-wager-first = A wager stands before the first { $round }.
refusal-repeated-line = { $name } was given before.
refusal-repeated-wager = Box { $box } has a wager on { $wager } already.
refusal-unknown-source = { $given } is neither a seed nor { $others }.
refusal-unknown-word = { $given } is none of { $known }.
refusal-wrong-part = This game is recorded by { $part }, not { $given }.
refusal-wrong-version = { $given } is not '{ $title }': it cannot be read.

## Editions, games and tables
refusal-bad-chip-not-positive = The smallest chip is worth more than nothing, { $most } at most, not { $amount }.
refusal-bad-percent-not-a-figure = { $given } is no percentage: write a figure such as 5 or 2.5.
refusal-bad-percent-not-on-sign = { $percent } percent cannot be written on a sign.
refusal-no-position-left = { $wager } has no room left in this box. Players with a main wager come first.
refusal-box-taken-one-player = Box { $box } is kept for the one who plays from it.
refusal-closing-not-allowed = Wagers close at { $ways } here.
refusal-no-decks-none-to-name = { $game } is played without cards: name no decks and no shoe.
refusal-no-such-box-not-on-layout = The layout has no box { $box }.
refusal-no-tie-percent = { $game } pays no percentage on a tie.
refusal-not-authorised-burn-approval = A { $role } must approve burning { $way }.
refusal-not-authorised-nobody = { $edition } lets nobody { $act }.
refusal-not-authorised-others-only = Only the { $roles } may { $act }.
refusal-out-of-range-no-players = A table is for one player at least.
refusal-restriction-not-allowed = { $wager } may always stand alone here.
refusal-outside-gaming-hours = Gaming hours are from { $opens } to { $closes }.
refusal-nothing-to-lift-restriction = This wager is open to all players already.
refusal-nothing-to-lift-personal-limits = This player has no limits of their own.
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
refusal-burn-from-shoe = The first card is shown only if it comes from a card shoe.
refusal-burn-not-asked = The first card is shown only if a player at the table asks for it.
refusal-shuffled-already = These cards came shuffled. Only cards shuffled by the casino are shuffled by hand, and only before they go into a { $devices }.
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
refusal-bad-stake-whole-cents = The stake on { $wager } must be in whole cents, more than nothing and { $most } at most.
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
refusal-unknown-wager-none-of-these = { $game } has no wager { $given }. It has: { $wagers }.
refusal-unknown-wager-not-in-game = { $game } has no wager { $given }.
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
refusal-bad-state-other-kind = The report is about "{ $reported }", not "{ $asked }".
refusal-fact-needed-to-state = State whether { $fact }: "{ $name }", true or false.
refusal-fact-not-asked = Leave out whether { $fact } ("{ $name }"): nothing depends on it.
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
refusal-bad-limits-no-stake = No stake of whole chips lies between the minimum of { $least } and the maximum of { $most }.
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

## Winners, as part of a sentence
winner-player = player
winner-banker = banker
winner-tie = tie

## What the dealer calls, as part of a sentence
call-place-your-bets = place your bets
call-no-more-bets = no more bets

## What a display shows of the last call
announcement-place-your-bets = Place your bets
announcement-no-more-bets = No more bets
announcement-no-bet-coup = No-bet coup
announcement-last-coup = Last coup of this shoe
announcement-new-shoe = New shoe

## Conditions of a no-bet coup, after "only if"
no-bet-if-shoe = a card shoe is in use
no-bet-if-nobody = nobody is at the table
no-bet-if-players = there are players at the table
no-bet-if-no-wagers = no wager has been placed
no-bet-if-idle-period = a set wagering period went by without a wager
no-bet-if-request = a player asks for it
no-bet-if-all-agree = all players agree
no-bet-if-marker = a marker on the layout shows it
no-bet-if-surveillance = Surveillance has been told

## Refusals: the table and its people
refusal-table-open-close-table-first = Close the table before it is set up again.
refusal-table-open-table-already = The table is open already.
refusal-no-such-game-wheel-opens = This table is opened by its wheel.
refusal-no-decks-no-cards = { $game } is played without cards.
refusal-seats-not-on-layout = Layout { $layout } has { $places } places, not { $seats }.
refusal-unknown-layout-two-games = Two games are dealt on layout { $needed }, not { $layout }.
refusal-chips-on-seats = Chips stand on seats of this table from before: have them leave by hand first.
refusal-nothing-to-end-table = Nothing was under way at this table.
refusal-not-at-table = { $player } is not at this table.
refusal-already-there = { $player } is at this table already.
refusal-table-full-no-room = { $people } people are at this table: there is no room for more.
refusal-out-of-range-guests-stay = { $guests } are at the table: nobody leaves for a limit.
refusal-seat-taken = Seat { $seat } is { $player }'s.
refusal-not-seated-no-seat = { $player } has no seat to give up.
refusal-not-seated-no-marker-place = { $player } stands and has not bet yet: there is no place for a marker.
refusal-not-seated-role-holder = { $player } holds the banker's role and is not seated: let the role pass on.
refusal-not-seated-card-holder = { $player } must be seated to hold the cards.
refusal-seat-kept-no-rule = { $edition } takes no seat from a player.
refusal-seat-kept-seats-free =
    The seat is kept: { $seats ->
        [one] { $seats } seat is free
       *[other] { $seats } seats are free
    }.
refusal-seat-kept-coups-passed =
    The seat is kept for { $coups ->
        [one] { $coups } coup
       *[other] { $coups } coups
    } without a wager: { $idle } so far.
refusal-person-excluded-table = { $person } is excluded from the game at this table.
refusal-person-excluded-game = { $person } (patron { $patron }) is excluded from this game.
refusal-person-excluded-casino = { $person } (patron { $patron }) is excluded from the casino.
refusal-person-excluded-leaving = { $person } is excluded, and waits only for the wagers that lie there.
refusal-person-excluded-terminal = No money and no wager is taken here. Please speak to the staff. Your credits can be cashed out as ever.
refusal-already-excluded = { $person } (patron { $patron }) is excluded so already.
refusal-not-excluded = Patron { $patron } is not excluded so.
refusal-unknown-patron = There is no patron { $patron }.
refusal-not-on-list-by-number = This table is reserved: staff seat those who are on its list, by their numbers. Not on it: { $players }.
refusal-not-on-list-no-list = A private table is reserved for a player or a group, and no list says yet for whom.
refusal-not-reservable = The rules have no reserved tables here.
refusal-list-unchanged = The list is this one already.
refusal-name-known = Patron { $patron } is known as { $name } already.
refusal-other-patron = Patron { $patron } is not known as { $person }: take their own number, or add the name first.
refusal-other-spelling = The guest at this table is { $player }: name them so, or give the number of another { $person }.
refusal-bad-measures = Choose at least one measure, and name each one and each terminal once.
refusal-player-unchanged = { $terminal } knows that already.
refusal-wagers-unchanged = That is what lies at { $terminal } already.
refusal-bad-name-guest = { $name } is no name: write up to 48 letters and digits of any script, with single spaces between.
refusal-bad-name-patron = { $name } is no name: write letters and digits of any script, with single spaces between.
refusal-bad-name-promotion = { $name } cannot be the name of a promotion.
refusal-bad-name-cutter = Say who cuts in the place of the player.
refusal-terminals-only-money = Money goes into the player terminals here.
refusal-terminals-only-wagers = Wagers are placed at the player terminals here.

## Refusals: limits and notices
refusal-bad-notice-time-to-come = Name a time to come.
refusal-bad-notice-game-and-time = Name another game of this edition, and a time to come.
refusal-unknown-game-change-to = This table can change to: { $games }.
refusal-limits-unchanged-in-force = These are the limits in force already.
refusal-limits-unchanged-no-older-minimum = Nobody plays at an older minimum.
refusal-limits-unchanged-same-percentage = A tie pays this percentage already.
refusal-minimum-not-raised = Only minimums go up at once: alter the limits for anything else.
refusal-bad-limits-name-wagers = Name the wagers that the limit is for.
refusal-bad-limits-personal-maximum = A personal maximum on { $wager } is over the table's.
refusal-sign-not-shown-personal-limits = Put up the limits of { $player } first.
refusal-closing-differs-period-not-stated = Wagers close when a set period ends: the sign must state its seconds.
refusal-closing-differs-period-not-used = The sign states a wagering period: the wagers of the table must close when it ends.
refusal-outside-limits-under-minimum = { $player }'s { $wager } of { $stake } is under the minimum of { $least }.
refusal-outside-limits-over-maximum = { $player }'s { $wager } of { $stake } is over the maximum of { $most }.
refusal-outside-limits-wrong-steps = { $player }'s { $wager } of { $stake } is not in steps of { $step }.
refusal-outside-limits-over-in-one-box = The wagers on { $wager } in one box are { $over } too much.
refusal-outside-limits-over-at-table = The wagers on { $wager } at the table are { $over } too much together.
refusal-outside-limits-over-differential = The wagers on { $wager } are { $over } over the differential.

## Refusals: cards before the shoe
refusal-no-cards-none-on-table = No cards lie on the table: bring some in first.
refusal-no-cards-none-in-shoe = There are no cards in the shoe: bring cards in first.
refusal-cards-on-table-already = Cards lie on the table already.
refusal-cards-on-table-shuffle-there = The cards lie on the table: shuffle or check them there.
refusal-cards-on-table-load-first = Cards lie on the table: put them into the shoe first.
refusal-cards-to-see-to = See to the cards first: { $order }.
refusal-check-instructed = The dealer has this instruction already.
refusal-nothing-to-move = No ruling orders cards to be moved out of a device.
refusal-device-not-named-failed = Name the device in use that failed, by the number on it.
refusal-device-not-named-spare = Name the other device that takes the cards, by the number on it.
refusal-device-not-named-none = No other device takes these cards: they go on the table.
refusal-damage-not-ruled = The ruling speaks of no damaged cards.
refusal-damaged-cards-needed = Name the damaged cards that were replaced.
refusal-cards-not-checked-taken-out = These cards came out of the shoe to be checked.
refusal-other-shoe-last-used = The cards last used here: { $back }.
refusal-other-shoe-none-used = The cards last used here: none.
refusal-other-shoe-not-of-this-table = These are not the cards of this table.
refusal-not-asked-cut-to-player = The cut is offered to { $player }.
refusal-not-asked-cut-to-dealer = The cut is offered to the dealer.
refusal-not-asked-cut-to-supervisor = The cut is offered to the supervisor.
refusal-not-authorised-cutter-named-to-dealer = The dealer hears the name from the player who is due to cut.

## Refusals: the coup
refusal-coup-in-progress-finish-first = Finish the coup first.
refusal-coup-in-progress-under-way = A coup is under way.
refusal-coup-in-progress-begun = The coup has begun.
refusal-coup-in-progress-dealt-from-shoe = A coup is being dealt from this shoe.
refusal-coup-in-progress-other-game = Finish the coup of the other game first.
refusal-coup-in-progress-call-before-card = The coup has begun: call before its first card.
refusal-coup-in-progress-report-invalid-wager = A card is out: report an invalid wager.
refusal-coup-in-progress-allow-before-card = Allow it before the first card of the next coup.
refusal-coup-in-progress-wagers-next-coup = Wagers are taken again from the next coup on.
refusal-coup-in-progress-limits-before-wagers = Change the limits before wagers are taken for the next coup.
refusal-coup-in-progress-game-before-wagers = Change the game before wagers are taken for the next coup.
refusal-coup-in-progress-game-after-coup = Change the game after the coup.
refusal-coup-in-progress-restrict-between-coups = Restrict wagers between two coups.
refusal-coup-in-progress-role-between-coups = The role is offered between two coups.
refusal-coup-in-progress-role-after-coup = The role is passed on after the coup.
refusal-no-round-start-coup = No coup is under way: start the next one.
refusal-no-round-nothing-to-rule-on = No coup is under way that this could be about.
refusal-round-over-no-name-for-coup = { $name } is no name for the next coup.
refusal-round-over-settle-coup = The coup is complete: nothing is left but to settle it.
refusal-round-not-over-waits = Not yet: the round waits for { $step }.
refusal-round-not-over-other-step = That is not what follows in this game.
refusal-call-not-known = { $game } has no call of { $call }.
refusal-call-made = New game has opened the wagers: no further call is due.
refusal-result-differs-cards = The cards say { $dealt }, and { $chosen } was chosen: check the cards.
refusal-card-needed-none-due = None was due: report the card as one too many.
refusal-card-needed-say-which = Say which card it was.
refusal-no-card-keyed = Only the card that was keyed in last can be corrected, until the next card or the result.
refusal-card-needed-say-all = Give the cards that really lie there, in the order dealt.
refusal-card-waiting-other-first = Another card lies there as the first card of this coup.
refusal-card-waiting-two-waiting = A card waits for the next coup already: with two of them, report a misdeal.
refusal-record-contradicts-cards-left = By the record { $cards ->
    [one] one card is
   *[other] { $cards } cards are
} left in the shoe. If that is wrong, say why, and have a second person sign.
refusal-record-contradicts-cut = By the record the cards were cut { $cards } from the front. If that is wrong, say why, and have a second person sign.
refusal-record-contradicts-no-cut = The cards of a shuffling device are not cut. If these should have been, say why, and have a second person sign.
refusal-record-contradicts-burned = By the record { $cards ->
    [one] one card was
   *[other] { $cards } cards were
} burned. If that is wrong, say why, and have a second person sign.
refusal-record-contradicts-no-cutting-card = By the record the cutting card has not come. If that is wrong, say why, and have a second person sign.
refusal-record-contradicts-coups-left = By the record { $coups ->
    [one] one coup is
   *[other] { $coups } coups are
} still to come before the shuffle. If that is wrong, say why, and have a second person sign.
refusal-record-contradicts-shoe-over = By the record the last coup of the shoe is over, and no other has begun. If one has, say why, and have a second person sign: it is then dealt to its end.
refusal-record-contradicts-other-card = The shoe has not read { $card } beyond the cards on the table. If it came out all the same, say why, and have a second person sign.
refusal-record-contradicts-not-read = The shoe has read no card beyond those on the table. If one came out all the same, say why, and have a second person sign.
refusal-too-many-cards-complete-after = The coup was complete after { $cards } cards.
refusal-shoe-empty-all-out = All cards are out: check the cards.
refusal-no-bet-coup-already = This coup is dealt without wagers already.
refusal-no-bet-coup-not-ordered = No wager lies there: take one, or have a no-bet coup ordered.
refusal-no-bet-coup-over = The order was for another coup: take wagers, or have it ordered again.
refusal-no-bet-coup-not-allowed-report-irregularity = An irregularity calls for such a coup; report what happened.
refusal-no-bet-coup-not-allowed-only-if = Only if { $facts }.

## Refusals: wagers
refusal-wagers-closed-called = No more bets: the dealer has called it.
refusal-wagers-closed-period-over = The time to bet on this coup is over.
refusal-wagers-closed-only-off = Wagers may come off now, and none is added.
refusal-wagers-open-already = Wagers are taken already.
refusal-wagers-open-put-right = Wagers can still be changed: have them put right.
refusal-wagers-open-none-closed = No wagers were closed that could be opened again.
refusal-reopening-before-card = Wagers are reopened only once a card is out.
refusal-reopening-not-allowed = Wagers stay closed under method { $method }.
refusal-wagers-placed-chips-on-layout = { $player } has chips on the layout.
refusal-wagers-placed-return-first = Give the wagers back first: the coup takes none.
refusal-wager-not-placed-not-there = { $player } has no { $wager } there.
refusal-wager-not-placed-of-person = { $person } has no wager here that could be void.
refusal-wager-not-placed-not-there-to-take-off = { $player } has no { $wager } there to take off.
refusal-wager-not-placed-say-which = Say which wager on the coup is invalid.
refusal-box-taken-who-sits-there = Box { $box } is kept for the one who sits there.
refusal-bad-stake-tokens-over-stake = No more than { $stake } can be tokens.
refusal-bad-stake-leave-less = Leave less than the { $stake } that lie there.
refusal-bad-stake-no-whole-chips = Bet whole chips: the smallest chip of this table is { $chip }.
refusal-bad-stake-place-another = Take the wager off and place another.
refusal-reason-needed-refused-wager = Say on what grounds the wager is refused.
refusal-reason-needed-cutting-card = Say why the cutting card lies elsewhere.
refusal-refusal-too-late = A wager is refused only before the first card leaves the shoe.
refusal-not-authorised-layout-by-staff = Only staff take down what lies on the layout.
refusal-not-authorised-patron-by-staff = Only staff state the number of a patron.
refusal-not-authorised-reduce-wagers = Only the { $role } may reduce wagers.

## Refusals: holding the cards, and the banker's role
refusal-step-not-due-waits = The coup waits for { $step }.
refusal-step-not-due-coup-complete = The coup is complete.
refusal-no-such-cards-none-held = { $player } has held no cards in this coup.
refusal-no-such-cards-none-controlled = { $player } controls no cards.
refusal-no-such-cards-none-unknown = No unknown card lies face up there.
refusal-no-such-cards-none-to-pass-out = No such card waits to be passed out.
refusal-no-such-cards-none-face-down = { $player } holds no such card face down.
refusal-no-such-cards-none-out = No card of the { $hand }'s is out.
refusal-no-such-cards-all-face-up = The { $hand }'s cards are all face up.
refusal-dealer-keeps-cards = The dealer keeps the { $hand }'s cards.
refusal-not-a-backer = The { $hand }'s Hand goes to who bet on it.
refusal-not-designated = The cards go to { $player }, not { $other }.
refusal-cards-held = { $player } holds cards: take them back first.
refusal-no-such-duty = Nobody who holds cards here must see to it that { $rule }.
refusal-nothing-to-excuse = Nothing was reported of { $player }.
refusal-role-not-held-not-by-player = { $player } does not hold the banker's role.
refusal-role-not-held-by-nobody = Nobody holds the banker's role.
refusal-role-on-offer = Offer the banker's role to { $player } first.
refusal-role-binds = { $player } took the banker's role and receives its cards.
refusal-banker-wager-needed = { $player } holds the banker's role and must bet on Banker or pass it on.
refusal-not-asked-other-turn = It is { $next }'s turn, not { $player }'s.
refusal-not-asked-nobody = Nobody is asked, not { $player }'s.

## Refusals: two games under one dealer
refusal-games-not-paired-two-tables = Two games of Baccarat are dealt by one dealer, each at its table.
refusal-games-not-paired-not-one-dealer = These games are not dealt by one dealer.
refusal-tables-paired-this-table = This table is joined with { $partner }: part them first.
refusal-tables-paired-other-table = { $table } is joined with { $partner } already: part them first.
refusal-pair-not-complete = { $partner } is not joined with this table: join it, or part the tables.
refusal-card-in-turn-dealt-now = This table is dealt now: draw the card.
refusal-card-in-turn-this-turn = It is this table's turn: draw the card.

## Refusals: irregularities, conduct and disputes
refusal-ruling-due-report-card = A card came when none was due: report it first.
refusal-ruling-due-other-card = Another card came when none was due: report that first.
refusal-choice-open = The players may take their wagers off: resume the coup when they have chosen.
refusal-irregularity-does-not-fit-dealer-handles-cards = { $irregularity }: that cannot be, for here the dealer alone handles the cards.
refusal-not-authorised-must-authorise = The { $roles } must authorise this.
refusal-option-not-open = No ruling has left it open to do this: { $effect }.
refusal-fact-needed-only-if = Only if { $fact }.
refusal-forfeit-not-allowed = Those whom the report says cheated lose their stakes as the outcome is invalidated.
refusal-coup-not-recalled =
    { $coups ->
        [0] { $coup } is no coup of this table: none is finished yet.
        [1] { $coup } is not the last coup.
       *[other] { $coup } is not among the last { $coups } coups. A supervisor brings it back from the log, under "Earlier games".
    }
refusal-coup-over-about-live-coup = { $coup } is over: this is about the coup under way.
refusal-coup-over-not-taken-up = { $coup } cannot be taken up again.
refusal-coup-void = { $coup } is void already.
refusal-not-forbidden-no-rule = { $edition } has no rule about this: { $breach }.
refusal-not-forbidden-binds-others = { $role }: this rule binds others.
refusal-not-forbidden-excused = Allowed here: { $excuse }.
refusal-no-excuse = The rule allows no such excuse: { $excuse }.
refusal-measure-not-provided = For this breach the rules do not provide to { $measure }.
refusal-measure-too-early = Somebody must { $measure } first.
refusal-not-yours-review-by-patron = Who raised the dispute asks for its review.
refusal-no-such-dispute = There is no open dispute { $dispute }.
refusal-no-such-error = The register has no wrong payment { $payment }.

## Refusals: promised shoes, and results at terminals
refusal-promise-says-otherwise-shoe = The shoe was promised: its cards count as they left it. Declare the coup void instead.
refusal-promise-says-otherwise-cutting-card = The shoe was promised: its cutting card lies where the server put it.
refusal-nothing-to-promise-shuffling-device = A shuffling device has no order that could be promised.
refusal-deal-too-late-shoe = A shoe is promised before its cards are cut, and the next one is { $next }.
refusal-bad-result-coup = A coup comes to cards, and to no number.

## What comes next at a game
waits-banker-role = Offer the banker's role
waits-banker-wager = The banker's wager is missing
waits-bets = Bets are open
waits-breach = A supervisor decides
waits-burn = Burn the first cards
waits-card =
    { $nth ->
        [1] { $hand }'s first card
        [2] { $hand }'s second card
       *[3] { $hand }'s third card
    }
waits-cards = Bring in cards
waits-collect = Take the cards back
waits-confirmation = Confirm the result
waits-counts = Announce the counts
waits-cut = Cut the cards
waits-player-cut = { $player } is asked to cut
waits-supervisor-cut = A supervisor cuts the cards, or lets players cut
waits-cutting-card = Insert the cutting card
waits-cutting-card-comes = The cutting card comes
waits-card-work = See to the cards
waits-expose = The holder turns the cards
waits-exposure = Turn the cards
waits-first-wager = Waiting for the first bet
waits-last-coup = Announce the last coup
waits-name-card = Key in the unread card
waits-next-coup = The next coup
waits-no-more-bets = Call: No more bets
waits-other-coup = The other table is dealt first
waits-other-joins = The other table has to be joined, too
waits-pass-out = Pass the cards out
waits-place-your-bets = Call: Place your bets
waits-players-choice = Players may take wagers off
waits-result = Choose the result
waits-result-call = Announce: { $result }
waits-collection = Collect the losing wagers
waits-payment = Pay the winning wagers
waits-settlement = Settle the coup
waits-shuffle = Shuffle the cards
waits-stray-card = A card was not due
waits-table-opening = Open the table
waits-time = No more bets when the time is over
waits-turn = Turn the cards

## What comes next at a wheel
waits-ball-at-rest = The ball is running
waits-ball-examined = Examine the ball
waits-close-bets = Close the bets
waits-next-game = The next game
waits-number = Enter the number
waits-number-in-doubt = A supervisor enters the number
waits-own-spin = Spin the ball
waits-spin = Spin the ball
waits-wheel-opening = Open the wheel

## What a coup waits for, as part of a sentence
round-step-card = a card
round-step-confirmation = the dealer's confirmation
round-step-exposure = the cards to be exposed
round-step-no-more-bets = the call of no more bets
round-step-place-your-bets = the call to place bets
round-step-collection = the losing wagers to be collected
round-step-result-call = the announcement of the result
round-step-result = the dealer's choice of the result
exposure-step-breach = a supervisor's word on the breach
exposure-step-collect = the dealer to take the cards back
exposure-step-counts = the counts to be announced
exposure-step-deal = a card from the shoe
exposure-step-expose = the holder to expose the cards or give them back
exposure-step-name-card = the dealer to name a card that no shoe has read
exposure-step-pass-out = the dealer to pass the cards out
exposure-step-turn = the dealer to turn the cards

## A sentence that an older release wrote
legacy-text = { $legacy-text }

## Incidents: what goes on record at a game
incident-irregularity = { $irregularity }.
incident-card-corrected = { $was } was keyed in by mistake: the card is { $card }.
incident-named-card = { $card } came out of the shoe although by the record all were out: one that people had named had not come.
incident-irregularity-because = { $irregularity }, against the record of the table. Reason: { $reason }
incident-ordered = { $order }.
incident-breach = Breach: { $breach }.
incident-measure = Breach: { $measure }.
excluded-from-game = the game
excluded-from-casino = the casino
incident-rules-shown = Notice: rules shown.
incident-cards-held-wrongly = Somebody did not see to it that { $rule }.
incident-wager-refused = A wager was refused: { $grounds }
incident-wager-misplaced = The wager is invalid: it lies { $position }.
incident-position-passed = { $player } came first, by a main wager: another wager lost its position and went back.
incident-wagers-reduced = Wagers over what counts together were reduced in proportion.
incident-wagers-reopened = Wagers could be changed after they had closed, as no card was seen.
incident-over-maximum = A player was allowed to bet over the maximum.
incident-over-maximum-ended = A player's own limits ended.
incident-vacated = The player at { $terminal } has to give up the seat.
incident-no-bet-coup = A coup without wagers was ordered.
incident-decks-incomplete = The cards that were brought in are not full decks: others must be brought.
incident-decks-wrong = The cards were checked, and the decks are not full: they are not used again.
incident-decks-complete = The cards were checked, and all are there.
incident-check-instructed = The dealer was instructed to check the cards.
incident-cutting-card-corrected = { $behind } cards lie behind the cutting card, not { $before }: { $reason }
incident-cards-moved = The cards went from the { $item } { $failed } to { $into }.
incident-cards-to-table = The cards of the { $item } { $failed } are on the table, to be shuffled, cut and dealt from a card shoe.
incident-cards-dropped = Cards were dropped, and all of them were collected.
incident-order-revealed = The order of the cards was seen: the shoe is void.
incident-new-limits = A sign tells of new limits.
incident-new-tie-percent = A sign tells what a tie will pay on Player and Banker: { $odds }.
incident-change-of-game = A sign tells of { $game }.
incident-table-closing = A sign tells when the table closes.
incident-wheel-closing = A sign tells when the wheel closes.
incident-sign-taken-down = The sign of a change is taken down: it does not come.
incident-dispute = Dispute: { $about }.
incident-wrong-payment = Wrong payment: { $coup }.
incident-ball-examined = The ball was examined.
incident-number-entered = { $number } was entered: { $reason }
incident-plays-corrected = { $plays ->
    [one] { $plays } play
   *[other] { $plays } plays
} put right at { $terminals ->
    [one] { $terminals } terminal
   *[other] { $terminals } terminals
}: { $reason }
incident-spin-void = Void: { $reason }
incident-early-ball = The ball came to rest before the wagering period ended.
incident-ball-unread = The sensor could not read where the ball lies.
incident-numbers-differ = { $registered } was registered, and { $number } was said after that.

## Why a play is void or was ended
reason-floor-restored = The floor was restored from a backup.
reason-unattended = Nobody was there to rule on it.
reason-no-bet-coup = Dealt without wagers.
reason-called-off = Called off before its first card.
reason-void = The coup is void.

## How cards are held and passed on, after "see to it that"
card-rule-dealer-keeps = the dealer keeps the cards that go to nobody
card-rule-passed-out = the dealer must pass the cards out, and not only may
card-rule-seated = the holder is seated at the table
card-rule-in-full-view = the cards stay in full view
card-rule-over-the-layout = the cards stay over the layout
card-rule-one-hand = one hand at a time is out
card-rule-both-to-nominees = nominees expose both of the first two cards
card-rule-one-card = cards for two nominees go out one at a time
card-rule-exposed = the holder may expose the cards
card-rule-collected = the dealer takes the cards back
card-rule-placed-face-up = cards taken back are laid face up
card-rule-turned = the dealer turns what nobody exposed
card-rule-announced = both counts are announced, Player first
card-rule-role-taken = who takes the role bets on Banker and receives its cards
card-rule-role-passed = the role is passed on between coups
card-rule-marked = a marker may show who is designated

## Where chips lie wrongly, after "it lies"
misplaced-outside-area = outside the wagering area
misplaced-not-separate = not a single bet of its own
misplaced-not-flat = not flat against the layout
misplaced-on-another = on top of another bet

## The sign of a game
sign-each-wager = Each wager: { $least } to { $most }
sign-wager = { $wager }: { $least } to { $most }
sign-box = { $wager }, all wagers in one box: { $least } to { $most }
sign-table-area = { $wager }, all wagers at the table: up to { $most }
sign-differential = Table differential: { $amount }
sign-multiples = In multiples of the minimum
sign-steps = Above the minimum in steps of { $amount }
sign-least-total = All wagers together: { $amount } at the least
sign-most-total = All wagers together: { $amount } at the most
sign-period =
    { $seconds ->
        [one] Wagering period: { $seconds } second
       *[other] Wagering period: { $seconds } seconds
    }
sign-main-wager-only = { $wager }: with a main wager only
sign-pays = { $wager }: { $odds }
sign-pays-banker-wins-with-six = { $wager } with six: { $odds }
sign-pays-banker-wins-without-six = { $wager } without six: { $odds }
sign-pays-tie = { $wager } on a tie: { $odds }
sign-new-limits = New limits from { $at }
sign-new-limits-range = New limits, { $least } to { $most }: { $at }
sign-new-tie-percent = A tie will pay { $odds } on Player and Banker: { $at }
sign-change-of-game = { $game } will be played from { $at }
sign-closing = Closing: { $at }
change-limits = new limits
change-game = another game
change-tie-percent = what a tie pays
change-closing = the closing
sign-previous-limits = Previous limits
sign-previous-minimum = Previous minimum

## Refusals at every game
refusal-table-not-set = Set the { $kind } up first.
refusal-table-closed = The { $kind } is closed: open it first.
refusal-bad-name-person = A person who acts or approves has a name.
refusal-not-authorised-for-others = This is for the { $roles } to do.
refusal-not-authorised-result-changes = This changes what a known result pays: a supervisor whom the rules name enters it.
refusal-not-yours-for-yourself = You act for yourself only.
refusal-second-person-needed-stakes-go-back = A result may be known, and stakes would go back: a second person signs for it.
refusal-second-person-needed-against-record = The record of the table says otherwise: a second person signs for it, and one of the two is a supervisor.
refusal-second-person-needed-card-all-out = By the record all { $decks } of { $card } are out. Key in another card, or have a supervisor sign that it lies there.
refusal-second-person-needed-result-changes = This changes what a known result pays: a second person of that rank or above signs.
refusal-second-person-needed-tokens-for-voucher = Tokens for a voucher are given by two: a supervisor looks at the voucher and signs.
refusal-out-of-range-too-many-values = An act has no more than { $most } values.
refusal-out-of-range-number-too-large = A number is too large: { $most } is the most.
refusal-bad-text = Every text is one line of at most { $most } printable characters.
refusal-no-open-incident = Nobody has to be told of incident { $incident } any more.
refusal-no-sign = No sign announces { $change }.
refusal-nobody-to-tell = The { $who } does not have to be told of incident { $incident } any more.

## Refusals about notice to players
refusal-notice-not-given-tell-players = Tell the players before you { $act }.
refusal-notice-not-given-show-sign =
    { $minutes ->
        [one] Show it on a sign { $minutes } minute before.
       *[other] Show it on a sign { $minutes } minutes before.
    }
refusal-notice-too-short =
    { $left ->
        [one] Show it on a sign { $minutes } minutes before: { $left } minute to go.
       *[other] Show it on a sign { $minutes } minutes before: { $left } minutes to go.
    }
refusal-named-too-soon =
    { $minutes ->
        [one] Name a time at least { $minutes } minute from now.
       *[other] Name a time at least { $minutes } minutes from now.
    }

## Refusals about disputes
refusal-reason-needed-dispute-about = Say what the dispute is about.
refusal-reason-needed-decision = Say what was decided.
refusal-not-first-instance = The { $role } decides first; another only in their absence.
refusal-decision-final-no-review = { $edition } knows no review.
refusal-decision-final-reviewed = The dispute was reviewed: the decision is final.
refusal-review-pending-asked-already = A review was asked for already.
refusal-review-pending-comes-first = The review that the patron asked for comes first.
refusal-no-recourse = { $edition } names nobody who hears complaints.
refusal-advice-due = Tell the patron of the right to a { $recourse } first.

## Refusals about wrong payments
refusal-bad-amount-paid-and-due = Say in whole cents what was paid and what was due.
refusal-bad-amount-how-much = Say in whole cents how much it was.
refusal-odds-needed = Say by the odds of which game the coup was paid.
refusal-odds-of-no-other-game = { $game } is no other game of these rules.
refusal-payment-right = { $paid } was due and paid.
refusal-not-in-coup = { $player } had no wager on { $coup }.
refusal-due-differs = By the settlement { $due } was to come back.
refusal-register-needed = A wrong payment is registered: say who, from which coup, and how much they really got back.
refusal-reason-needed-wrong-payment = Say in a line how the wrong payment was found.
refusal-reason-needed-enquiries = Say what the enquiries found.
refusal-reason-needed-attempt = Say what was tried, and what came of it.
refusal-wrong-attempt-own-record = An enquiry or a name is put on record as such.
refusal-wrong-attempt-too-much = The patron got too much: ask for it back.
refusal-wrong-attempt-too-little = The patron got too little: reimburse it.
refusal-more-than-owed = Only { $owed } is still owed.

## Refusals of a set-up
refusal-no-such-box-not-at-table = This table has no box { $box }.
refusal-box-closed = Box { $box } is out of play.
refusal-out-of-range-no-positions = A table has room for at least one player on an optional wager.
refusal-out-of-range-places = A table has 1 to { $most } places, not { $places }.
refusal-too-many-places = { $most } may be seated here, not { $places }.
refusal-area-not-allowed = This is played only in a { $areas }.
refusal-equipment-missing = The table must have { $needed } x { $equipment }; it has { $there }.
refusal-equipment-unfit-none = The { $item } is there at least once, if at all.
refusal-equipment-unfit-figure = The { $item } has { $right }, not { $figure }.
refusal-equipment-unfit-no-figure = The { $item } has { $right }.
refusal-equipment-unfit-diagram = The { $item } follows diagram { $diagrams }, not { $diagram }.
refusal-equipment-unfit-no-diagram = The { $item } follows diagram { $diagrams }.
refusal-equipment-unfit-metallic = The { $item } is made completely without metal.
refusal-equipment-unfit-not-approved = The { $item } must be approved before it is used.
refusal-equipment-unfit-pockets = A wheel has { $pockets } pockets: a green zero, the others red and black in turn.
refusal-equipment-unfit-order = The numbers run { $first } and so on.
area-main-floor = main floor
area-salon = salon
area-private-table = private table

## Refusals of a sign
refusal-sign-incomplete-amount = The sign must show the amount of a { $wager } wager.
refusal-sign-incomplete-multiples = The sign must show the multiples of wagers.
refusal-bad-limits-not-sound = Limits are whole numbers over nothing, no minimum over a maximum.
refusal-limit-not-used = { $game } knows no { $limit }.
refusal-unknown-wager-no-such-kind = { $game } has no { $wager }. It has: { $wagers }.

## Refusals at a wheel
refusal-table-open-close-wheel-first = Close the wheel before it is set up again.
refusal-table-open-wheel-already = The wheel is open already.
refusal-one-wheel-only = One wheel decides a game: give every other wheel a set-up of its own.
refusal-wheel-differs = Games of this wheel may still be settled: give one by other rules another name.
refusal-spin-in-progress-change-limits = Change the limits between two games.
refusal-spin-in-progress-finish-first = Finish the game first, or declare it void.
refusal-spin-in-progress-game-under-way = A game is under way: it must have a number first, or be void.
refusal-round-over-no-name-for-game = { $name } is no name for the next game.
refusal-wagers-closed-spin-period-over = The time to bet on this game is over.
refusal-ball-not-examined = The ball left the wheel: a supervisor examines it before it is spun again.
refusal-ball-not-rolling-nothing-to-fit = { $kind }: no ball is running that this could have happened to.
refusal-no-reading-by-hand = The wheel reads its numbers itself: a supervisor corrects what it cannot read.
refusal-reading-again-dealer-enters = The sensor has spoken: the dealer enters the number.
refusal-reading-again-known-already = It is known already where the ball lies.
refusal-result-in-doubt = The number is in doubt: a supervisor enters the right one.
refusal-number-unchanged = { $number } is the number of this game already.
refusal-plays-needed = Name the plays to put right, each once.
refusal-play-not-settled = { $play } has no result yet, so nothing can be recalculated.
refusal-number-of-one-play = Another number is entered for one game of the wheel at a time.
refusal-nothing-to-correct = No terminal has wagers on these plays.
refusal-recalculation-changed = { $terminal } has moved on: { $play } now comes to something else there. Look at the recalculation again.
refusal-irregularity-does-not-fit-about-the-spin = This is about the spin: { $instead }.
refusal-irregularity-does-not-fit-other-order = { $kind }: the rules order something else then.
remedy-no-spin = announce no spin
remedy-correct-number = correct the number
refusal-spin-not-recalled =
    { $games ->
        [0] No game is finished yet.
        [1] It is not the last game.
       *[other] It is not among the last { $games } games. A supervisor brings it back from the log, under "Earlier games".
    }
refusal-spin-over = The next game has begun: an outcome can be invalidated only before that.
refusal-nothing-to-end-wheel = No game was under way on this wheel.
refusal-bad-result-spin = A spin comes to a number, and to no cards.
refusal-nothing-to-promise-live-wheel = Nobody can promise where the ball of a live wheel will lie.
refusal-deal-too-late-spin = A spin is promised before its game begins, and { $deal } has begun.
refusal-promise-says-otherwise-spin = This spin was promised, and it came to { $number }. Declare the game void instead.
refusal-promise-says-otherwise-spin-unknown = This spin was promised, and what it is comes out with the seed. Declare the game void instead.
refusal-no-cards-none-dealt = No cards are dealt here.

### The floor: terminals, chip accounts, tickets, devices, people and fair deals.

## Parts of sentences
kind-of-game-table = table
kind-of-game-wheel = wheel
deal-shoe = shoe
deal-spin = spin
place-table = Table { $name }
place-wheel = Wheel { $name }
place-game = { $name }
place-pt = Terminal { $name }
place-cage = the cage
place-kiosk = Kiosk { $name }
place-house = the house
place-event = event { $name }
place-tournament = Tournament { $name }
place-promotion = Promotion { $name }
place-prize = Prize { $name }

## Names of games, devices and people
refusal-bad-name-game = { $name } cannot be the name of a { $kind }.
refusal-bad-name-device = { $device } is no name of a device, or it serves nothing.
refusal-bad-name-device-of-place = The { $kind } of { $serves } is called { $kind }-{ $serves }.
refusal-bad-name-staff = { $name } cannot be a name: use small letters, digits and any of . _ -
refusal-bad-name-full = { $name } is no full name: write letters of any script, with single spaces between.
refusal-bad-name-licence = { $name } is no number of a licence: write letters, digits, hyphens and spaces.
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
refusal-layout-differs = The layout reads other chips than were entered, on { $differing ->
    [one] { $differing } area
   *[other] { $differing } areas
}: put the wagers right, or report that it misreads.
refusal-wrong-device-reads-nothing = { $device } reads nothing for { $game }.
refusal-bad-reading-short-text = What a shoe reads is a short text.
refusal-bad-reading-whole-numbers = Pockets and turns are whole numbers.
refusal-bad-reading-areas = A layout reads each of its areas once, with at least one chip.
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
device-asked-to-fail = It fails because somebody asked it to.
device-unwritten = { $file } cannot be written: { $why }.
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
withdrawn-device-restarted = The device was restarted, and its seed is lost.
withdrawn-unrevealed = The device did not reveal its seed.
withdrawn-seed-lost = The server that deals has not its seed.
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
dispute-promise = The commitment is not the one that was shown before.
dispute-seed = The seed does not fit the commitment.
dispute-own = The number of this terminal is not in it, though the server took it.
dispute-numbers = The number of a terminal does not fit its commitment.
dispute-outcome = What was dealt is not what seed and numbers give, or not what was shown.
refusal-deal-disputed = Staff know what this terminal found in { $deal }.
refusal-numbers-told = Terminals have revealed their numbers for this spin: no bet may follow. Void the game instead.

## What the proof of a deal shows
proof-seed = seed
proof-seed-and-numbers = seed and the numbers
proof-withdrawn = The promise was withdrawn, and nothing proves this deal: { $reason }
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
proof-late-numbers = { $whose } { $late ->
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
    } left the shoe, all in this order: { $burned } burned, and { $in_coups } in { $coups ->
        [one] { $coups } coup
       *[other] { $coups } coups
    }.
proof-cards-unread = { $came } Nobody read { $unread } of them, and so there is nothing to compare.
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
refusal-wager-not-placed-not-recalled = { $terminal } has no wager on { $play } that is recalled.
refusal-outside-limits-comes-back = { $why }: { $back } comes back.
refusal-outside-limits-relief = Not all of that is within the limits of the sign.
terminal-limit-over-maximum = Over the maximum of { $limit }
terminal-limit-over-aggregate = Over the maximum of { $limit } for all bets together
terminal-limit-wrong-unit = Bets here go in steps of { $limit }
refusal-insufficient-credits = { $left } is left on the credit meter, { $needed } is needed.
chips-come-back = { $wager }: { $counts } fits the limits, { $back } comes back.

## Chip accounts
refusal-unknown-terminal = There is no player terminal { $terminal }.
refusal-payout-waiting = The staff pay { $payout } by hand first: please wait for them.
refusal-wagers-placed-on-layout = Take the chips off the layout first, or wait for the result.
refusal-wagers-closed-leave-after-result = Bets are closed: you can cash out once the result is out.
refusal-insufficient-funds-no-credits = There are no credits to cash out.
refusal-over-limit-credit-meter = Up to { $most } can be on the credit meter, and { $there } is there: this goes back.
refusal-account-locked = The account is locked: { $problem } Call a supervisor.
refusal-account-not-locked = { $terminal } is not locked.
meters-differ = The meters say { $meters }, the account holds { $account }.
held-for-no-wager = { $held } is held for no wager.
refusal-player-left = The player has cashed out since: the cage pays or claims the difference.
refusal-bad-settings-notes = A terminal accepts notes of one denomination at the least.
refusal-bad-settings-ticket-months = Tickets are good for 1 to { $most } months.
refusal-bad-settings-venue = The venue has a name, and what tickets say is one line of text.
refusal-note-not-accepted = This terminal accepts notes of { $accepted }; { $note } goes back.
refusal-stacker-failed = It goes back, as the stacker does not work. Call the staff.
refusal-printer-failed = The printer does not work. Staff issue a voucher for the credits.
refusal-transfer-repeated = The transfer { $reference } was taken before: { $amount } at { $terminal }.
refusal-no-service-call = Nobody waits at { $terminal }, or somebody else was there first.

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
refusal-play-remembered = { $play } need not be brought back: the game still knows it.
refusal-play-not-in-log = The log has no finished { $play } of this game, as it is set up now.
refusal-nothing-owed = Nothing is owed for { $play } at this terminal.
refusal-amount-differs-owed = { $owed } is owed for { $play }, not { $amount }.
refusal-amount-differs-form = The form says { $amount }, and { $payable } is payable.
reason-result-corrected = The result was corrected.
reason-by-clause = { $reason } ({ $clause })
reason-declared = Declared by a ruling.
reason-wagers-void = The wagers were declared void.

## Payments that wait
refusal-no-payout-not-waiting = No manual payout { $payout } waits at { $terminal }.
refusal-payout-on-hold = The payout waits: { $reason }
refusal-form-not-signed-form = The player signs the form, and a witness with them.
refusal-form-not-signed-voucher = The player signs the voucher, and a witness with them.
refusal-reason-needed-payment-waits = Say in a line why the payment waits.
refusal-inspector-not-told-inquiry = Tell the Inspector first, and name them.
refusal-inspector-not-answered = The Inspector has not answered yet: they sign in and answer at their own desk.
refusal-inspector-objects = The Inspector does not agree that this payment is refused.
refusal-inquiry-needed-demand = A paper is demanded back only for an inquiry, of which an Inspector was told.
refusal-inquiry-needed-answer = There is no inquiry to answer: this payment waits for something else.
refusal-inquiry-needed-refusal = Only after an inquiry is a payment refused.
refusal-reason-needed-inspector-answers = Say in a line what you answer.
refusal-not-demanded = The return of this paper is not demanded.
refusal-not-presented = First take down who presents the voucher, and how they want to be paid.
refusal-returned-by-another = { $patron } gave this paper back, and only they are paid for it.
refusal-patron-needed-presents = Write down who presents it.
refusal-patron-needed-returns = Write down who gives it back.
refusal-paid-at-cage = The cage pays this one: please take it there.
refusal-payment-reference-needed = Give the number of the cheque or transfer.
refusal-payment-reference-cash = Cash has no number: leave it out.
refusal-kiosk-failed = The machine does not pay now. The cage pays the ticket.
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
refusal-ticket-on-hold-machine = This one is not paid now: please take it to the cage.
refusal-ticket-on-hold-demanded = The casino demands this paper back: take it in. { $reason }
refusal-ticket-on-hold-no-lapse = A ticket that must wait does not lapse.
refusal-ticket-amount-differs = The ticket was issued for another amount than { $claimed }: call a supervisor.
refusal-ticket-redeemed = The ticket was redeemed already, at { $place }.
refusal-ticket-lost-in-restore = { $terminal } printed this as its slip { $slip } between { $after } and { $before }. The log of that time was lost in a restore: a supervisor decides.
refusal-slip-too-much = { $terminal } prints no ticket over { $most }: read the slip again.
refusal-slip-paid = The slip …{ $ends } was paid already: { $reason }
refusal-slip-refused = The slip …{ $ends } is not paid: { $reason }
refusal-slip-presented = The slip …{ $ends } waits for a supervisor already.
refusal-not-counted = Nobody counts { $account }.
refusal-count-differs = The books have { $booked }, and { $counted } was counted: say in a line why.
refusal-release-needed-count = The books have { $booked }: a second person who has counted signs for the difference.
refusal-voucher-known = Voucher { $voucher } of { $promotion } was issued or exchanged before.
refusal-voucher-numbers = Name 1 to { $most } different numbers.
refusal-voucher-unknown = Nobody has issued voucher { $voucher } of { $promotion }.
refusal-voucher-value = Voucher { $voucher } of { $promotion } is worth { $tokens }.
refusal-voucher-over = It is exchanged only before { $until }.
refusal-voucher-elsewhere = Voucher { $voucher } of { $promotion } is not exchanged at this table: “{ $printed }”.
refusal-reason-needed-conditions = Write the conditions of the vouchers in a line, as they are printed.
refusal-voucher-number-needed = Enter the number of the voucher: up to 48 letters and digits, joined by . _ or -.
refusal-voucher-exchanged = The voucher { $voucher } of { $promotion } was exchanged before: { $tokens } at { $table }.

## Words on tickets and forms
slip-fonts = DejaVu Sans, sans-serif
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

## The server

refusal-unknown-language = There are no words for { $language } here.
refusal-malformed-request-unclear = The request is not as it should be.
refusal-malformed-request-field = The request is not as it should be at `{ $field }`.
refusal-malformed-request-field-expected = The request must have the type `{ $expected }` at `{ $field }`.
refusal-malformed-request-field-unknown = The request has the unknown field `{ $field }`.
refusal-malformed-request-field-missing = The request lacks the field `{ $field }`.
refusal-malformed-request-nested = The request is nested too deeply.

## Languages of the house

refusal-bad-catalogue-unread = { $file } cannot be read: { $problem }.
refusal-bad-catalogue-not-text = { $file } is not text in UTF-8.
refusal-bad-catalogue-too-deep = { $file }: There are too many braces within each other.
refusal-bad-catalogue-unnamed = { $file }: Give the language a name, in the message { $key }.
refusal-bad-catalogue-none = There is no language in { $folder }: each is one file, such as fr.ftl.
refusal-bad-catalogue-tag = { $file } is not named after one further language, as fr.ftl or pt-BR.ftl would be.
refusal-bad-catalogue-syntax = { $place }: This is not how a message is written: { $problem }.
refusal-bad-catalogue-twice = { $place }: The message { $key } is there twice.
refusal-bad-catalogue-empty = { $place }: The message { $key } has no text.
refusal-bad-catalogue-unknown-fact = { $place }: The message { $key } has no fact { $name }.
refusal-bad-catalogue-lacks-fact = { $place }: The message { $key } lacks the fact { $name }.
refusal-bad-catalogue-unknown-reference = { $place }: The message { $key } refers to { $name }, which is not above it.
refusal-bad-catalogue-fails = { $place }: The message { $key } cannot be shown: { $problem }.

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
account-house-bank = payments by cheque or transfer
account-house-issue = chips that were made, at their face value
account-house-chips = chips that are with patrons, at their face value
account-house-pockets = chips that patrons carry between tables and cage
account-house-tokens = promotional tokens that patrons carry
account-house-transit = value between two streams of one command: nothing, once it is done
account-house-monitoring = credits that the monitoring system transferred
account-house-unclaimed = tickets and prizes that nobody claimed in time
account-house-adjustments = credits put right after malfunctions
account-house-over-short = over and short at counts
account-house-withheld = payments refused after an inquiry
account-house-rounding = what rounding up to the smallest chip cost
accounts-tickets =
    { $count ->
        [one] { $count } redeemable ticket outstanding
       *[other] { $count } redeemable tickets outstanding
    }

## Transactions

refusal-unknown-account = The chart of accounts has no account { $account }.
refusal-bad-amount-posting = { $amount } is no amount for { $account }: nothing, or beyond { $most }.
refusal-bad-amount-cents = An amount is in whole cents, more than nothing and { $most } at most.
refusal-unbalanced-sum = The lines of an entry sum to zero; these leave { $left }.
refusal-unbalanced-tournament-chips = The lines of an entry sum to zero; these leave { $chips } in tournament chips.
refusal-unbalanced-lines = An entry has two lines at the least.
refusal-insufficient-funds-short = There is { $there }, and { $needed } is needed: { $account }.
refusal-over-limit = There is { $there }, and { $adds } more is over the limit of { $most }: { $account }.
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
refusal-not-reversible = There is no transaction { $version } of { $place } that can be reversed: it is none, was reversed already, or lies more than { $most } back.
refusal-not-authorised-reversal = Somebody approves a reversal, and says why.
refusal-id-reused = Another command was given under the id { $id }: mint a new one.

## Requests and channels

refusal-bad-command-unread = The command cannot be read ({ $detail }).
refusal-bad-command-field = The command is not as it should be at `{ $field }`.
refusal-bad-command-field-expected = The command must have the type `{ $expected }` at `{ $field }`.
refusal-bad-command-field-unknown = The command has the unknown field `{ $field }`.
refusal-bad-command-field-missing = The command lacks the field `{ $field }`.
refusal-bad-command-type = There is no such command. There are: { $known }.
refusal-unknown-channel-name = There is no channel { $channel }.
refusal-unknown-channel-nothing = There is nothing to see at { $channel }.
refusal-unknown-channel-game = There is no game { $game }.
refusal-unknown-channel-no-cards = No cards are dealt at { $game }.
refusal-not-permitted-asked = That is not yours to ask for.
refusal-not-permitted-channel = Channel { $channel } is not for you to watch.
refusal-not-permitted-other-place = Seat { $seat } acts for the guest who sits there.
refusal-not-permitted-served = { $device } acts only for what it serves.
refusal-not-permitted-own-name = Act under your own name, and in a role that is yours.
refusal-not-permitted-dealer-terminal = Sign in at the dealer terminal of the game.
refusal-not-permitted-floor-staff = A dealer terminal is for the staff of the gaming floor.
refusal-not-permitted-sensor = Only the sensor says what it read: enter the number as the dealer.
refusal-not-permitted-clock = Only the clock begins the wagering period again: ask a supervisor to reopen the wagers.
refusal-not-permitted-posts = This is for the { $posts } to do.
refusal-not-permitted-outside = Nobody asks for this from outside.
refusal-not-permitted-no-device = No device deals this game: it cannot promise anything.
refusal-not-permitted-kiosk = Only the kiosk itself pays from its cash.
refusal-too-many-connections-full = This server has no room for another connection: try again soon.
refusal-too-many-connections-address = Too many connections from this address say nothing of who they are: try again soon.
refusal-too-many-connections-one = More than { $most } connections at once are too many for one: close some.
refusal-no-payout-none = { $terminal } has made no manual payout.
refusal-no-payout-no-number = { $terminal } has made no manual payout { $payout }.

## Signing in

refusal-sign-in-delayed =
    Too many wrong passwords: try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
refusal-staff-suspended-restore = { $name } is suspended: restore them first, with `pitboss staff restore { $name }`.
refusal-second-person-needed-another = Another member of staff must approve it.
refusal-second-person-needed-namesake = { $person } is excluded: a second person must see that this is somebody else of that name.
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
refusal-bad-config-unread = { $file }: This is no configuration of a floor: { $problem }.
refusal-bad-config-key = { $file }: { $key }: { $why }
refusal-bad-config-option = The options: { $key }: { $why }
refusal-bad-config-setup-field = { $field } is not as it should be ({ $detail }).
refusal-bad-config-setup-field-expected = { $field } must have the type { $expected }.
refusal-bad-config-setup-field-unknown = There is no field { $field }.
refusal-bad-config-setup-field-missing = { $field } is missing.
refusal-bad-config-field = { $file }: { $field } is not as it should be ({ $detail }).
refusal-bad-config-field-expected = { $file }: { $field } must have the type { $expected }.
refusal-bad-config-field-unknown = { $file }: There is no field { $field }.
refusal-bad-config-field-missing = { $file }: { $field } is missing.
refusal-bad-config-language = { $key }: There are no words for { $language } here.
refusal-bad-config-document = { $key }: { $why }
config-amount = An amount is a whole number of cents, or dollars in quotes such as "5.00".
config-venue = The floor has a name.
config-rules-edition = There is no such edition of the rules.
config-rules-file = { $file } cannot be read: { $problem }
config-rules-type = { $file } is neither a PDF document nor plain text in UTF-8.
config-rules-size = { $file } is larger than { $most } MB.
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
config-place = A place is a number from 1 to { $most }.
config-guest = { $guest } cannot be a guest's name.

## The database

refusal-unknown-database-kind = { $url } is no database: name a file such as { $file }, or postgresql://USER@HOST/NAME.
refusal-unknown-database-url = Name a database like this: postgresql://USER@HOST/NAME
refusal-no-database-path = There is no database { $file }.
refusal-no-database-empty = The database is empty: nothing was ever kept in it.
refusal-not-a-database-path = { $file } is no database of Pitboss.
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
refusal-store-unavailable-path = { $file } cannot be opened: { $problem }.
refusal-store-busy-server = Another server keeps writing: ask again later.
refusal-store-busy-program = Another program keeps the database to itself: ask again later.
refusal-store-full-database = The disk of the database is full: no money moves until there is room on it.
refusal-store-full-disk = The disk is full: no money moves until there is room on it.
refusal-store-read-only-database = The database can only be read: no money moves until it can be written to.
refusal-store-read-only-disk = The disk can only be read: no money moves until it can be written to.
refusal-store-read-only-folder = { $folder } can only be read: a database needs files beside it.
refusal-store-unsafe-postgresql = A power cut would lose money: { $settings } must all be on in PostgreSQL.
refusal-store-unsafe-sqlite = A power cut would lose money: synchronous must be FULL and journal_mode WAL in SQLite.
refusal-store-unavailable-at = { $file }: { $problem }
refusal-store-unavailable-opening = The database cannot be opened: { $problem }
refusal-store-busy-at = { $file }: { $problem }
refusal-store-busy-opening = The database cannot be opened: { $problem }
refusal-store-full-at = { $file }: { $problem }
refusal-store-full-opening = The database cannot be opened: { $problem }
refusal-store-read-only-at = { $file }: { $problem }
refusal-store-read-only-opening = The database cannot be opened: { $problem }
refusal-store-corrupt-at = { $file }: { $problem }
refusal-store-corrupt-opening = The database cannot be opened: { $problem }

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
refusal-bad-key-unwritten = The key { $file } cannot be read or written: { $problem }.
refusal-bad-key-unread = The key { $file } cannot be read: { $problem }.
refusal-bad-key-not-private = { $file } holds no private Ed25519 key in PEM.
refusal-bad-key-not-public = { $file } holds no public Ed25519 key in PEM.

## Reasons of the operating system, in its own words
system-no-such-file = No such file or directory
system-permission-denied = Permission denied
system-not-permitted = Operation not permitted
system-is-a-directory = Is a directory
system-not-a-directory = Not a directory
system-file-exists = File exists
system-name-too-long = File name too long
system-no-space = No space left on device
system-read-only = Read-only file system
system-input-output = Input/output error
system-too-many-files = Too many open files
system-address-not-available = Cannot assign requested address
system-connection-refused = Connection refused

## Odds, as a sign shows them
odds-to = { $won } to { $staked }
odds-percent = { $percent } %

## Numbers in a row, as part of a sentence
span = { $least } to { $most }

## The rules in short: what a rule is about
topic-aim = Aim
topic-cards = Cards
topic-decks = Decks
topic-closing = No more bets
topic-deal = Deal
topic-natural = Natural
topic-third-card = Third card
topic-wheel = Wheel
topic-colours = Colours
topic-zero = Zero
topic-no-spin = No spin
topic-call-bets = Call bets

## The rules in short: Baccarat
rule-aim-cards = Two hands are dealt, Player and Banker. Bet on the hand that comes closer to nine, or on a tie. Everybody bets on the same two hands.
rule-cards = An ace counts 1, cards from 2 to 9 their number, tens and pictures nothing. Of a total only the last digit counts: 7 and 8 are 5.
rule-decks = { $decks } decks of 52 cards.
rule-closing-first-card-removed = Wagers stand from the moment when the first card leaves the shoe.
rule-closing-first-card-exposed = Wagers stand from the moment when the first card is turned.
rule-closing-period-ends = Wagers stand when the countdown ends.
rule-deal = Each hand gets two cards, in turn, Player first.
rule-natural = With 8 or 9 on two cards nobody draws.
rule-player = Draws a third card on { $draws }, stands on { $stands }.
rule-banker-alone = If Player stood: draws on { $draws }, stands on { $stands }.
rule-banker = If Player drew: the third card of Player decides, as the table shows.
rule-third-card = No hand gets more than one.
rule-tie = Wagers on Player and Banker neither win nor lose: they come back.
rule-tie-pays = Wagers on Player and Banker win a percentage that the sign shows, from { $least } to { $most }. Here it is taken to be { $paid }.

## The rules in short: Roulette
rule-aim-wheel = Bet on where the ball comes to rest: on one number, or on several.
rule-wheel = { $pockets } pockets, from 0 to { $most }.
rule-colours = Zero is green, { $red } numbers are red, the others black.
rule-zero = Only bets that cover zero win when it comes.
rule-no-spin = A ball that does not run as it should is spun again, and the bets stay.
rule-call-bets = One word for several bets: the stake lies in equal parts on them, and each wins for itself.

## What a wager wins on
event-player-wins = Player wins
event-banker-wins = Banker wins
event-tie = Tie
event-banker-wins-without-six = Banker wins, but not with 6
event-banker-wins-with-six = Banker wins with 6
event-tie-on-six = Tie with 6 each
event-two-card-tiger = Banker wins with 6 on two cards
event-three-card-tiger = Banker wins with 6 on three cards
event-single-tiger-pair = One of the hands begins with a pair
event-double-tiger-pair = Both hands begin with a pair, of different ranks
event-twin-tiger-pair = Both hands begin with a pair of the same rank
event-player-pair = Player's first two cards are a pair
event-banker-pair = Banker's first two cards are a pair
event-player-mixed-pair = Player's pair is red and black
event-player-coloured-pair = Player's pair is of one colour, but two suits
event-player-perfect-pair = Player's pair is of one suit
event-banker-mixed-pair = Banker's pair is red and black
event-banker-coloured-pair = Banker's pair is of one colour, but two suits
event-banker-perfect-pair = Banker's pair is of one suit
event-player-wins-with-natural = Player wins with a natural
event-banker-wins-with-natural = Banker wins with a natural
event-equal-naturals = Both hands have the same natural
event-player-wins-by = Player wins by { $points }, not with a natural
event-banker-wins-by = Banker wins by { $points }, not with a natural
event-its-number = Its number comes
event-one-of-its-numbers = One of its { $count } numbers comes
event-numbers = { $numbers } comes

## What else a player should know of a wager
comes-back = Comes back: { $events }.
comes-back-more = { $list }; { $another }
call-bet-parts = In equal parts on { $pieces }.

## The steps of a coup
step-opening = Player gets { $player_cards } and has { $player_points }. Banker gets { $banker_cards } and has { $banker_points }.
step-player-gets = Player gets { $card } and has { $points }.
step-banker-gets = Banker gets { $card } and has { $points }.
step-natural = { $points } on two cards is a natural: nobody draws.
step-player-draws = Player has { $points } and draws: it draws on { $draws }.
step-player-stands = Player has { $points } and stands: it draws on { $draws } only.
step-banker-alone-draws = Player stood. Banker has { $points } and draws: then it draws on { $draws }.
step-banker-alone-stands = Player stood. Banker has { $points } and stands: then it draws on { $draws } only.
step-banker-always-draws = Banker has { $points } and draws: on { $points } it always draws.
step-banker-always-stands = Banker has { $points } and stands: on { $points } it always stands.
step-banker-draws = Banker has { $points } and draws: on { $points } it draws when Player's third card counts { $thirds }.
step-banker-stands = Banker has { $points } and stands: on { $points } it draws only when Player's third card counts { $thirds }, not { $third }.
step-ball = The ball comes to rest in { $number }, which is { $colour }.

## The result of a coup or spin
result-player = Player wins, { $high } to { $low }
result-banker = Banker wins, { $high } to { $low }
result-tie = Tie, { $high } to { $low }
result-spin = { $number }, { $colour }

## What a wager brought
settled-win = { $stake } wins { $won }: { $returned } comes back.
settled-lose = { $stake } is lost.
settled-standoff = Standoff: { $stake } comes back.

## By what a wager was paid
pay-on = { $on }: { $odds }
pay-standoff = standoff
pay-player-wins = win
pay-banker-wins = win
pay-tie = tie
pay-banker-wins-without-six = without 6
pay-banker-wins-with-six = with 6
pay-two-card-tiger = 2 cards
pay-three-card-tiger = 3 cards
pay-single-tiger-pair = one pair
pay-double-tiger-pair = two pairs
pay-twin-tiger-pair = twin pairs
pay-player-mixed-pair = mixed
pay-player-coloured-pair = one colour
pay-player-perfect-pair = one suit
pay-banker-mixed-pair = mixed
pay-banker-coloured-pair = one colour
pay-banker-perfect-pair = one suit
pay-player-wins-with-natural = natural
pay-banker-wins-with-natural = natural
pay-player-wins-by = by { $points }
pay-banker-wins-by = by { $points }

## Worked examples
example-natural = A natural ends it at once
example-five-against-ten = Banker stands on five against a ten
example-tie-on-six = A tie with six each
example-banker-six = Banker wins with six
example-three-against-eight = Banker stands on three against an eight
example-pair = A pair, and a natural of the other hand
example-black = A black number
example-red = A red number
example-zero = Zero

## Questions and answers of a lesson
lesson-player-draws = Does Player draw a third card?
lesson-banker-draws = Does Banker draw a third card?
lesson-draw = It draws
lesson-stand = It stands
lesson-who-wins = Who wins?
lesson-counts = Player has { $player }, Banker has { $banker }.
lesson-coup-pays = { $result }. { $stake } lies on { $wager }. How much comes back?
lesson-spin-pays = { $number } comes. { $stake } lies on { $wager }. How much comes back?
lesson-nothing = Nothing
lesson-which-covers = { $number } comes. Which of these bets wins?
lesson-covers = { $bet } covers { $numbers }.

## The pages of a floor
page-player = Player at { $terminal }
page-seat = Seat { $seat } at { $table }
page-display = Display of { $game }
page-dealer = Dealer of { $game }
page-supervisor = Supervisor
page-cage = Cage
page-inspector = Inspector and surveillance
page-admin = Administration
page-guide = Rules and odds
page-learn = Practice

## On several pages
one-moment = One moment …
no-game-here = There is no game “{ $game }” here.

## What happened at a table or wheel, step by step. No sentence names a card that may be face down
replay-set-table = The table is set up.
replay-open-table = The table opens.
replay-choose-dealing = Another way of dealing is chosen.
replay-limit-players = The number of players is limited.
replay-restrict-optional = An optional wager is kept for main wagers.
replay-reserve-table = The list of the people for whom the table is reserved changes.
replay-lift-restriction = An optional wager is open to all again.
replay-show-game = A sign tells of another game.
replay-show-tie-percent = A sign tells what a tie will pay.
replay-change-game = Another game is played from now on.
replay-change-tie-percent = A tie pays another percentage from now on.
replay-show-closing = A sign tells when the game closes.
replay-take-down-sign = The sign of a change is taken down.
replay-close-table = The table closes.
replay-pair-tables = One dealer deals two tables in turn.
replay-part-tables = Each table is dealt by itself again.
replay-draw-out-of-turn = A card came out of turn.
replay-announce-limits = A sign tells of new limits.
replay-alter-limits = New limits hold.
replay-raise-at-once = A higher minimum holds at once.
replay-raise-kept = The table's minimum holds for all.
replay-allow-over-maximum = { $player } may bet over the maximum.
replay-end-over-maximum = The limits of the table hold for { $player } again.
replay-join = { $player } comes to the table.
replay-bring-chips = { $player } brings more chips.
replay-buy-chips = { $player } buys chips for { $amount }.
replay-exchange-voucher = { $player } exchanges a voucher.
replay-take-seat = { $player } takes another place.
replay-name-guest = { $player } is called { $name }.
replay-leave = { $player } leaves.
replay-vacate = { $player } gives the seat up.
replay-bring-cards = Cards are brought in.
replay-check-cards = The cards are checked.
replay-correct-cutting-card = A supervisor corrects where the cutting card lies.
replay-drop-cards = Cards were dropped and collected.
replay-shuffle = The cards are shuffled.
replay-riffle = The cards are riffled.
replay-let-players-cut = Who cuts is decided.
replay-decline-cut = { $player } does not cut.
replay-cut = The cards are cut.
replay-insert-cutting-card = The cutting card goes in.
replay-load-device = The cards go into the device.
replay-burn = Cards are burned.
replay-take-out-cards = The cards are taken out of play.
replay-instruct-check = The dealer is instructed to check the cards.
replay-move-cards = The cards leave the device that failed.
replay-start-round = The next coup begins.
replay-call = The dealer calls: { $announcement }.
replay-call-last-coup = The dealer announces the last coup.
replay-end-period = The wagering period is over.
replay-restart-period = The wagering period began again.
replay-reopen = Wagers may be changed again.
replay-draw-card = A card leaves the shoe.
replay-meet-cutting-card = The cutting card comes.
replay-name-card = A card is named: { $card }.
replay-correct-card = The last card was keyed in wrongly, and is put right.
replay-select-result = The dealer chooses the result: { $winner }.
replay-confirm-result = The dealer confirms the result.
replay-settle-initial-deal = Wagers on the first four cards are settled.
replay-announce-result = The dealer announces the result.
replay-collect-losing = The losing wagers are collected.
replay-settle = All wagers are settled.
replay-pass-out = { $hand }: the cards go to { $to }.
replay-expose-card = { $player } turns a card.
replay-collect = { $hand }: the dealer takes the cards back.
replay-turn = { $hand }: the dealer turns the cards.
replay-announce-counts = The counts are announced.
replay-refuse-cards = { $hand }: { $player } does not want the cards.
replay-designate = { $hand }: { $player } receives the cards first.
replay-report-holding = { $player } does not hold the cards as the rules want.
replay-excuse-holding = { $player } may go on.
replay-forfeit-cards = { $player } gives the cards up.
replay-accept-role = { $player } takes the banker's role.
replay-decline-role = { $player } does not want the banker's role.
replay-pass-role = { $player } gives the banker's role up.
replay-place-wager = { $player } bets { $amount } on { $wager }.
replay-take-off = { $player } takes chips off { $wager }.
replay-reduce-wagers = The dealer reduces wagers.
replay-refuse-wager = { $wager } of { $player } is refused.
replay-find-misplaced = { $wager } of { $player } lies wrongly and goes back.
replay-order-no-bet = A coup without wagers is ordered.
replay-take-wagers = Wagers are taken again.
replay-report-irregularity = Staff report what happened.
replay-recall-coup = The coup is brought back from the log.
replay-recall-spin = The game is brought back from the log.
replay-choose-option = Staff choose what to do.
replay-resume-coup = The coup goes on.
replay-report-breach = A breach of the rules goes on record.
replay-take-measure = A measure is taken.
replay-tell-about = Somebody was told of an incident.
replay-show-rules = The rules were shown.
replay-find-wrong-payment = A payment turns out to be wrong.
replay-enquire = A wrong payment was looked into.
replay-try-to-rectify = Somebody tried to put a payment right.
replay-rectify-payment = A payment was put right.
replay-tell-regulator = The regulator was told of a wrong payment.
replay-raise-dispute = { $patron } disputes something.
replay-decide-dispute = A dispute is decided.
replay-ask-review = A review is asked for.
replay-review-dispute = A dispute is decided again.
replay-advise-patron = The patron is told where to complain.
replay-close-dispute = The dispute is over.
replay-set-wheel = The wheel is set up.
replay-open-wheel = The wheel opens.
replay-close-wheel = The wheel closes.
replay-new-game = Place your bets.
replay-spin-ball = The ball is sent round.
replay-ball-at-rest = The ball comes to rest: { $pocket }.
replay-ball-at-rest-unread = The ball comes to rest: unread.
replay-confirm-number = The dealer says the number: { $number }.
replay-no-spin = No spin is called: the ball does not count.
replay-examine-ball = The ball is examined.
replay-correct-number = A supervisor enters the number: { $number }.
replay-correct-plays = After a malfunction, the wagers of the terminals are put right.
replay-end-by-restore = The floor was restored: the play is void, and stakes go back.
replay-void-spin = The game is declared void.

## Cards of a coup
replay-card-up = { $hand }: { $card }.
replay-card-down = { $hand }: a card face down.
replay-card-stray = A card came that was not due.

## Reports
report-accounts = Trial balance
report-meters = Meters of the terminals
report-incidents = Incidents of the month
report-refusals = Refused acts of the month
report-staff = Staff who are signed in
report-software = Software of the servers
report-conformance = Clauses proven by tests

## Columns of reports
column-account = account
column-meaning = what it is
column-kept = kept
column-owed = owed
column-terminal = terminal
column-plays = plays
column-game = game
column-number = number
column-time = time
column-kind = kind
column-incident = what happened
column-clause = clause
column-to-be-told = still to be told
column-person = who
column-command = what
column-refusal = why
column-name = name
column-place = place
column-since = since
column-last-seen = last seen
column-server = server
column-version = version
column-hash-found = found
column-hash-accepted = accepted
column-edition = edition
column-clauses = clauses
column-need-proof = need proof
column-proven = proven
column-unproven = not proven yet

## Cells and notes of reports
report-total = Total
report-unit-cents = money
report-unit-tournament-chips = tournament chips
report-note-sides-differ = The two sides do not agree.
report-note-meters = { $terminal }: { $problem }
report-due = { $recipient } ({ $deadline })
report-note-to-be-told = Somebody must still be told of { $count }.
report-locked = locked
report-note-software-differs = { $server }: not the accepted software

## Meters of a terminal
meter-notes-in = notes in
meter-tickets-in = tickets in
meter-transfers-in = transfers in
meter-turnover = turnover
meter-wins = wins
meter-tickets-out = tickets out
meter-hand-pays = hand-pays
meter-cancelled = cancelled

## The page of administration
admin-title = Administration
admin-staff = Staff
admin-devices = Devices and keys
admin-sessions = Signed in now
admin-software = Software
admin-alarms = Alarms
admin-no-alarms = No alarm is open.
admin-acknowledge = I have looked at it
admin-not-yours = This page is for administrators.
admin-name = Name
payment-pay = pay { $cents }
payment-take = take { $cents }
payment-back = give back { $cents }
payment-stands = nothing to pay or take
payment-seat = Seat { $n }
payment-no-seat = No seat
payment-you-get = you get { $cents }
payment-you-lose = you lose { $cents }
payment-you-get-back = { $cents } goes back to you
staff-full = { $full } ({ $login })
staff-licensed = { $full } ({ $login }, licence { $licence })
admin-full-name = Full name
admin-licence = Licence number
admin-describe = Full name and licence
admin-posts = Posts
admin-status = Status
admin-acts = Actions
admin-active = Active
admin-suspended = Suspended
admin-must-change = One-time password
admin-own-account = Your own account: another administrator changes it
admin-add-staff = Add somebody
admin-change-posts = Change posts
admin-new-password = New password
admin-new-password-why = All their sessions end, and the old password opens nothing any more.
admin-suspend = Suspend
admin-reason = Reason
admin-restore = Let in again
admin-signs = A second administrator signs: { $names }
admin-by-two = Two administrators sign for accounts, posts, passwords and keys. One alone can suspend somebody or take a key back.
admin-first-alone = There is one administrator: add the second one, then two sign for everything else.
admin-inspectors-apart = Inspectors are added on the machine, with pitboss staff add.
admin-inspector = Inspectors are outside the reach of administrators
admin-secret = Shown once.
admin-password-of = One-time password of { $name }
admin-password-why = They choose one of their own when they sign in with it.
admin-key-of = Key of { $name }
admin-key-why = It goes into the address of the terminal, or into the settings of the device.
admin-page-at = Address of its page
admin-device = Device
admin-device-name = Name
admin-kind = Kind
admin-serves = What it serves
admin-serves-hint = a terminal's number, a game, or TABLE/PLACE for a seat, such as star-1/3
admin-add-device = Make a key
admin-add-device-why = A key that the device or its terminal had before ends with this.
admin-drop-key = Take the key back
admin-drop-why = The key of { $name } opens nothing any more, at once.
admin-at = Where
admin-since = Since
admin-seen = Last seen
admin-locked-short = Locked
admin-you = you
admin-end = End session
admin-end-why = { $name } has to sign in again.
admin-check = Hash the software now
admin-check-why = This server hashes its own files and compares them with what was accepted.
admin-server = Server
admin-version = Version
admin-found = Found
admin-accepted = Accepted
admin-agrees = It is what was accepted.
admin-differs = It is not what was accepted.
admin-accept = Accept it
admin-note = Why it is right

## Kinds of devices
device-kind-display = Wall display
device-kind-kiosk = Ticket In Cash Out machine
device-kind-metrics = Metrics
device-kind-monitoring = Monitoring system
device-kind-player-terminal = Player terminal
device-kind-printer = Ticket printer
device-kind-rfid = Layout that reads chips
device-kind-seat = Seat at a live table
device-kind-shoe = Scanning shoe
device-kind-stacker = Note and ticket slot
device-kind-wheel = Wheel sensor

## The page of the cage
cage-title = Cage
cage-ticket = Ticket
cage-number = Number on the ticket
cage-number-hint = Scan the ticket, or type all 18 digits.
cage-look-up = Look up
cage-clear = Clear
cage-no-ticket = The next ticket can be scanned.
cage-from-terminal = Terminal
cage-sequence = Sequence
cage-issued = Issued
cage-expires = Good until
cage-paid-at = Paid
cage-paid-by = Paid by
cage-reason = Reason
cage-until = Until
cage-pay = Pay { $amount }
cage-compare = { $words }. Is this the amount on the paper? Then count it out and pay.
cage-withhold = Withhold
cage-release = Release
cage-refuse = Refuse payment
cage-voids = Void the ticket
cage-void-why = Payment is refused for good, and nothing is paid on this ticket any more.
cage-lapse = Book as unclaimed
cage-lapse-why = The ticket is past its date. Its value goes to what was never claimed.
cage-claim = Pay a late claim
cage-claim-why = { $words }. The ticket was booked as unclaimed. Compare the amount on the paper; it is paid once, and a supervisor approves it.
cage-reinstate = Reverse the refusal
cage-reinstate-why = The payment is good again, and is made in the usual way.
cage-reinstated = Refusal reversed
cage-paper = The ticket as printed
cage-print = Print
cage-by-hand = Payments by hand
cage-refused-by-hand = Refused after an inquiry
cage-by-hand-none = No payment waits.
cage-form = Payment form
cage-form-again = Print a form again
cage-sequence-if = Sequence, if it is not the latest
cage-pay-out = Pay
cage-patron = Player, as signed on the form
cage-witness = Witness
cage-form-signed = Print the form, have the player check and sign it, then pay { $amount }. The witness signs here.
cage-waiting = To be paid
cage-held = Vouchers, and withheld tickets
cage-held-none = No voucher is out, and no ticket is withheld.
cage-held-hint = Look one up by the number on the paper to pay it. The casino may withhold it, or demand it back, without the paper.
cage-ground = It waits for
cage-inquiry = an inquiry, of which an Inspector was told
cage-time = a time that was agreed with the player
cage-identity = the player to show who they are
cage-inspector = Inspector who was told
cage-why = Why, in one line
cage-found = What was found, in one line
cage-reviewed = Inspector who reviewed it
cage-present-slip = Take the slip down
cage-present = Take down who presents it
cage-presenter = Presented by
cage-presented-by = Presented by { $patron }
cage-presented-state = Presented
cage-issued-state = Issued
cage-voucher = Payout voucher
cage-given-to = Given to
cage-pay-as = Paid as
cage-pay-as-cash = Cash
cage-pay-as-cheque = Cheque
cage-pay-as-transfer = Transfer
cage-payment-number = Number of the cheque or transfer
cage-compare-only = { $words }. Is this the amount on the paper?
cage-compare-signed = { $words }. { $patron } checks the amount and signs the paper; the witness signs here.
cage-demand = Demand the paper back
cage-demanded = The casino demands this paper back: take it in, and write down who gives it.
cage-demanded-back = Demanded back
cage-give-back = Take the paper in
cage-give-back-why = The paper stays at the cage until the inquiry is over. Only the person who gives it back is paid for it.
cage-returner = Given back by
cage-given-back = Given back by { $patron }
cage-inspectors-answer = Inspector
cage-answer-waits = The Inspector has not answered yet
cage-answer-agrees = The Inspector agrees to a refusal
cage-answer-objects = The Inspector does not agree to a refusal
cage-present-why = The log of this ticket was lost in a restore. Type the amount that is printed on the slip, and keep the paper: a supervisor decides.
cage-printed-amount = Amount printed on the slip
cage-presented = Slip taken down
cage-lost-slips = Slips lost in a restore
cage-lost-hint = The supervisor decides here, at the page of the cage, with a second person in charge. Look at the paper, the footage and the count of the stacker before one is paid.
cage-undecided = To be decided
cage-printed-between = Printed between { $after } and { $before }
cage-decide-why = It is decided once. A second person in charge signs for it.
cage-owed = Owed after corrections
cage-owed-none = Nothing is owed.
cage-owes-player = The house owes
cage-owes-house = The player owes
cage-settle = Settle
cage-settle-why = Pay { $amount } to the player out of the cage. A supervisor approves it.
cage-collect-why = Collect { $amount } from the player, or give it up. A supervisor approves it.
cage-given-up = The house gives it up: no cash changes hands
cage-note = Note
cage-approver = Supervisor who approves
cage-money = Cash and chips
cage-cash = Cash in the cage
cage-cash-short = More was paid than was ever booked into the cage. Count the cash and book it as cash from the house; until then nothing is paid here.
cage-moves = Move money
cage-move = What happens
cage-amount = Amount
cage-table = Table
cage-kiosk = Kiosk
cage-cancel-credit = Issue a payout voucher
cage-cancel-why = A voucher for all credits of the terminal, for instance because its printer has no paper. The cage pays it when it is presented.
cage-empty-stacker = Count a note stacker
cage-counted = Counted
cage-terminal = Terminal number
cage-own-moves = Your latest transactions
cage-reverse = Take back
cage-reverse-why = { $move }, { $amount }: it is taken back by a transaction of its own. A supervisor approves it.
cage-reversed = Taken back: { $amount }
cage-paid = Paid { $amount }
cage-withheld = Payment withheld
cage-released = Payment released
cage-refused = Payment refused
cage-lapsed = Booked as unclaimed
cage-settled = Settled { $amount }
cage-issue-vouchers = Issue vouchers
cage-issue-why = Each voucher is exchanged once for tokens, at its value and by its conditions. A supervisor signs.
cage-promotion = Promotion
cage-voucher-numbers = The numbers on them, such as M-1, M-2
cage-voucher-value = What each is worth
cage-voucher-until = Exchanged until
cage-voucher-conditions = The conditions, as they are printed
cage-voucher-tables = Only at these tables
cage-vouchers-issued = { $count ->
    [one] { $count } voucher of { $amount } issued
   *[other] { $count } vouchers of { $amount } issued
}
cage-count = Count
cage-count-why = The cage, a kiosk, a float or a drop box, as counted. What is in a drop box goes into the cage.
cage-count-place = What was counted
cage-count-cash = Cash of the cage
cage-count-chips = Chips of the cage
cage-count-kiosk = Cash of a kiosk
cage-count-float = Float of a table
cage-count-drop = Drop box of a table
cage-count-reason = Why it differs from the books, if it does
cage-was-counted = { $amount } counted
cage-cancelled = Payout voucher issued
cage-emptied = Note stacker counted
cage-done = Done at this desk
cage-done-none = Nothing yet.

## States of a ticket
ticket-state-open = Good
ticket-state-withheld = Withheld
ticket-state-redeemed = Paid
ticket-state-refused = Refused and void
ticket-state-lapsed = Unclaimed
ticket-state-expired = Past its date

## The page of the dealer
dealer-title = Dealer
dealer-choose = Which game does this terminal deal?
dealer-next = Next
dealer-waiting = Waiting
dealer-other-person = This is for somebody else to do.
dealer-another-cuts = Somebody else cuts
dealer-approval = No card can be drawn yet. With a supervisor's approval:
dealer-ruling = See what the rules order
dealer-left-open = The last ruling leaves a choice, which is open until the next coup begins.
dealer-less = Lower
dealer-decide = See what
dealer-wrong = Something went wrong
dealer-says = The cards say
dealer-choice = Choose what you see; then confirm it.
dealer-clause = Clause { $clause }
dealer-confirm = Confirm result
dealer-confirm-number = Confirm { $number }
dealer-another = Another number
dealer-face-down = Dealt face down
dealer-key = Key in
dealer-shoe = Shoe
dealer-to-cut = { $n ->
    [one] { $n } card to the cutting card
   *[other] { $n } cards to the cutting card
}
dealer-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
dealer-cut-met = The cutting card is out: { $n } more
dealer-coups = Coups dealt: { $n }
dealer-history = Results so far
dealer-last = Last coup
dealer-last-spin = Last spin
unlike-chips = The layout reads other chips than were entered
unlike-wager = Wager
unlike-read = Read
unlike-entered = Entered
unlike-misreads = The layout misreads
unlike-why = What is wrong with it
dealer-to-settle = Settle now
dealer-wager = Wager
dealer-staked = Staked
dealer-paid = Paid
dealer-taken = Taken
dealer-back = Back
dealer-count = Wagers
dealer-returned = Returned
dealer-total = Total
dealer-void = Void: what lay there went back.
dealer-no-wagers = No wagers lay there.
dealer-sign = Sign
dealer-pays = Pays
dealer-least = Minimum
dealer-most = Maximum
dealer-calls = Calls
dealer-cards = Cards and shoe
dealer-hands = Cards on the table
dealer-table = Table and signs
dealer-seats = At the table
dealer-nobody = Nobody is at the table.
dealer-seat-somebody = Seat somebody
dealer-reserved = Reserved for
dealer-on-list = Who
dealer-at-seat = Seat (none to stand)
dealer-brings = Chips
dealer-seat = Seat { $n }
dealer-standing = Standing
dealer-chips = Chips
dealer-tokens = Tokens
dealer-role = Banker's role
dealer-holds = Holds cards of { $hand }
dealer-nominate = Somebody else turns them
dealer-nominate-hint = Whom { $name } nominates; a supervisor approves it.
dealer-who = Who
dealer-which = Which cards
dealer-all = All of them
dealer-nth = Card { $n }
dealer-give = Pass the cards out
dealer-place = Place a wager
dealer-place-for = A wager for { $name }
dealer-more-for = More for { $name }
dealer-off = Take off
dealer-misplaced = Wagers must be put right
dealer-device = { $device } { $fault }: please look at it
dealer-cleared = It works again
dealer-what-done = What was done
dealer-turns = Games dealt in turn
dealer-turn-to = Go to { $game }
dealer-turn-of = your turn
dealer-no-bet = No-bet coup
dealer-doubt = { $first } was registered first, and { $second } was said after that.
dealer-no-spin = No spin: the ball was { $why }. It is spun again; wagers stand.
dealer-ball-out = The ball left the wheel: look at it before it is used again.
dealer-stray = A card that was not due

## A coup on the wall
display-coup-cards = Cards
display-coup-shoe = This shoe
display-coup-pairs-player = Player pairs
display-coup-pairs-banker = Banker pairs
display-coup-naturals = Naturals
display-coup-last = Last results

## The wall display
display-no-key = Open this display by its own address, which ends in its key.

## The sign on the wall
display-sign-least = Minimum
display-sign-most = Maximum
display-sign-wager = Wager
display-sign-pays = Pays
display-sign-limits = Limits
display-sign-pieces = as its parts
display-sign-none = The sign is put up when the table opens.
display-sign-from = from { $at }
changes-label = Coming changes
changes-in = in { $left }
changes-due = now

barred-casino = { $person } is excluded from the casino: no more bets, and they leave.
barred-game = { $person } is excluded from this game: no more bets, and they leave.
barred-own = You take no further part here. What is yours goes with you. Please speak to the staff.

## A spin on the wall
display-spin-numbers = Winning numbers
display-spin-hot = Hot
display-spin-cold = Cold
display-spin-winner = Winning number
display-spin-before = Last number
display-spin-times = { $n } ×
display-spin-since = { $n ->
    [one] { $n } game ago
   *[other] { $n } games ago
}
display-spin-never = { $n ->
    [one] not in { $n } game
   *[other] not in { $n } games
}
display-spin-latest = latest
display-spin-shares = { $n ->
    [one] Of the last game
   *[other] Of the last { $n } games
}
display-spin-zero = Zero

## The page of rules and odds
guide-page-title = Rules and odds
guide-page-lead = What every wager pays, what it costs in the long run, and how a game is decided.
guide-page-odds = Rules and odds
guide-page-examples = How to play
guide-page-parts = Parts of the guide

## The home page
home-lead = Baccarat and single-zero Roulette by the approved rules, from the first card to the last cent.
home-playing = On the floor now
home-terminals = At player terminals
home-live = At the table
home-rules = Rules and odds
home-practise = Practise
home-play = Play
home-play-words = A player terminal, a seat at a live table and a wall display each open by their own address, which ends in a key.
home-sit-down = Sit down at a player terminal
home-player-screens = Player terminals
home-seat-screens = Seats at the live tables
home-display-screens = Displays on the wall
home-sign = Sign
home-real-keys = Ask the administrator of the floor for the address of this screen.
home-key = Paste an address or a key
home-open = Open the screen
home-no-screen = This key belongs to a machine that has no screen.
home-bad-key = That is no key of this floor. Check that you copied all of it.
home-staff = Staff
home-staff-words = Sign in with your own name and password. What you may do depends on your post.
home-demo-staff = In this demonstration everybody has the same password:
home-dealer = Dealer terminal
home-dealer-words = Run the game: open it, deal it, confirm it.
home-supervisor = Supervisor
home-supervisor-words = The whole floor, limits, irregularities.
home-cage = Cage
home-cage-words = Tickets, hand-pays and money.
home-inspector = Surveillance and inspectors
home-inspector-words = See everything, change nothing.
home-admin = Administration
home-admin-words = People, devices and keys.
home-newcomer = New to the game?
home-guide-words = What every wager pays and what it costs in the long run, for each game of the house.
home-learn-words = Twenty questions about third cards and payouts, marked at once.

## Events of the log
event-table-acted = Something was done at a table
event-wheel-acted = Something was done at a wheel
event-wager-placed = Chips placed: { $stakes }
event-wager-placed-name = Chips placed
event-wager-withdrawn = { $cents } taken off a wager
event-wager-withdrawn-name = Chips taken off a wager
event-chips-moved = { $cents } moved to another wager
event-chips-moved-name = Chips moved to another wager
event-chips-taken-off = Chips taken off: { $stakes }
event-chips-taken-off-name = Chips taken off
event-wagers-settled = Wagers settled
event-wagers-returned = Wagers of { $cents } returned
event-wagers-returned-name = Wagers returned
event-wagers-forfeited = Wagers of { $cents } forfeited
event-wagers-forfeited-name = Wagers forfeited
event-settlement-corrected = Settlement corrected
event-settlement-voided = Settlement taken back
event-settlement-recalled = Settlement brought back from the log
event-correction-owed = A correction leaves { $owed } owed
event-correction-owed-name = A correction leaves an amount owed
event-owed-paid = { $owed } that was owed is paid at the cage
event-owed-paid-name = What was owed is paid at the cage
event-owed-cleared = { $owed } that was owed is settled
event-owed-cleared-name = What was owed is settled
event-note-inserted = Note of { $cents } inserted
event-note-inserted-name = Note inserted
event-ticket-taken = Ticket of { $cents } inserted
event-ticket-taken-name = Ticket inserted
event-ticket-printed = Ticket of { $cents } printed
event-ticket-printed-name = Ticket printed
event-ticket-issued = Ticket …{ $ends } over { $cents } issued
event-ticket-issued-name = Ticket issued
event-ticket-redeemed = Ticket of { $cents } paid
event-ticket-redeemed-name = Ticket paid
event-ticket-withheld = Ticket withheld
event-ticket-presented = Presented by { $patron }
event-ticket-presented-name = Ticket or voucher presented
event-ticket-returned = Given back by { $patron }
event-ticket-returned-name = Ticket or voucher given back
event-ticket-reviewed = The Inspector answered an inquiry
event-ticket-released = Ticket released
event-ticket-refused = Ticket of { $cents } refused
event-ticket-refused-name = Ticket refused
event-ticket-lapsed = Ticket of { $cents } never claimed
event-ticket-lapsed-name = Ticket never claimed
event-ticket-claimed = Unclaimed ticket of { $cents } paid after all
event-ticket-claimed-name = Unclaimed ticket paid after all
event-ticket-reinstated = Refusal of a ticket of { $cents } reversed
event-ticket-reinstated-name = Refusal of a ticket reversed
event-transfer-taken = Transfer { $reference } of { $cents } is used up
event-transfer-taken-name = Transfer used up
event-voucher-issued = Voucher { $voucher } of { $promotion } is issued: { $tokens } in tokens, until { $until }
event-voucher-issued-name = Voucher issued
event-voucher-exchanged = Voucher { $voucher } of { $promotion } is used up: { $tokens } in tokens
event-voucher-exchanged-name = Voucher used up
event-payment-counted = { $cents } counted among what { $person } has paid
event-payment-counted-name = Payment counted for a person
event-credit-transferred = { $cents } transferred to the terminal
event-credit-transferred-name = Credit transferred to the terminal
event-credit-cancelled = Credits of { $cents } became a payout voucher
event-credit-cancelled-name = Credits became a payout voucher
event-credits-adjusted = Credits adjusted by { $change }
event-credits-adjusted-name = Credits adjusted
event-hand-pay-called = { $cents } to be paid by hand
event-hand-pay-called-name = Payment by hand called for
event-hand-paid = { $cents } paid by hand
event-hand-paid-name = Paid by hand
event-hand-pay-withheld = Payment by hand withheld
event-hand-pay-reviewed = The Inspector answered an inquiry about a payment by hand
event-hand-pay-released = Payment by hand released
event-hand-pay-reinstated = Refusal of a payment of { $cents } reversed
event-hand-pay-reinstated-name = Refusal of a payment by hand reversed
event-hand-pay-refused = Payment of { $cents } refused
event-hand-pay-refused-name = Payment by hand refused
event-stacker-emptied = Note stacker emptied: { $cents }
event-stacker-emptied-name = Note stacker emptied
event-terminal-set = Terminal set up
event-account-locked = Terminal locked: { $incident }
event-account-locked-name = Terminal locked
event-account-unlocked = Terminal unlocked
event-service-called = A player calls for service
event-player-named = Who plays there was stated: patron { $number }
event-player-named-name = Player of a terminal stated
event-wagers-relieved = Wagers on { $play } changed for one player after the period: { $reason }
event-wagers-relieved-name = Wagers changed for one player
event-patron-registered = { $name } is patron { $number }
event-patron-registered-name = Patron registered
event-patron-named = Patron { $number } is also known as { $name }
event-patron-named-name = Further name of a patron
event-name-indexed = Patron { $number } can be found by a name
event-name-indexed-name = Name entered in the index
event-patron-excluded = Patron { $number } is excluded ({ $clause }), ordered at { $place }
event-patron-excluded-name = Person excluded
event-exclusion-lifted = Exclusion { $exclusion } of patron { $number } is lifted: { $reason }
event-exclusion-lifted-name = Exclusion lifted
event-call-answered = A call for service is answered
event-money-counted = { $account } counted: { $counted }, booked { $booked }
event-money-counted-name = Count
event-moved = Transaction: { $move }, { $cents }
event-moved-name = Transaction
event-reversed = Taken back: { $move }, { $cents }
event-reversed-name = Transaction taken back
event-chips-read = The layout read its chips
event-card-read = The shoe read { $card }
event-card-read-name = The shoe read a card
event-ball-read = The sensor read { $pocket }
event-ball-read-name = The sensor read a number
event-reading-refused = A reading could not be used: { $code }
event-reading-refused-name = A reading could not be used
event-device-failed = Device { $fault }
event-device-failed-name = Device failed
event-device-restored = Device works again
event-key-granted = Key given to { $device }
event-key-granted-name = Key given to a device
event-key-withdrawn = Key of { $device } withdrawn
event-key-withdrawn-name = Key of a device withdrawn
event-deal-committed = A deal is promised
event-deal-revealed = The seed of a deal is revealed
event-deal-withdrawn = A promise is withdrawn
event-number-committed = A terminal adds a number to a deal
event-number-revealed = A terminal tells its number
event-deal-mixed = The numbers of terminals are put together
event-deal-disputed = A terminal disputes a deal: { $finding }
event-deal-disputed-name = A terminal disputes a deal
event-software-checked = Software checked
event-floor-restored = The floor was restored to event { $seq }
event-floor-restored-name = The floor was restored
event-restore-ended = What was under way before the restore is ended
event-slip-presented = Slip …{ $ends } of { $terminal } over { $cents }, lost in a restore, presented
event-slip-presented-name = Slip lost in a restore presented
event-slip-paid = Slip of { $cents } lost in a restore paid
event-slip-paid-name = Slip lost in a restore paid
event-slip-refused = Slip lost in a restore refused
event-software-accepted = Software accepted
event-alarm-raised = Alarm: { $kind }, { $subject }
event-alarm-raised-name = Alarm
event-alarm-acknowledged = Alarm seen by { $acknowledged_by }: { $kind }, { $subject }
event-alarm-acknowledged-name = Alarm seen
event-register-begun = Register begun: two administrators sign together from now on
event-administrator-registered = { $name } is entered as an administrator
event-administrator-registered-name = Administrator entered
event-place-registered = { $place } is served by { $device }
event-place-registered-name = Device of a place entered
event-staff-added = { $name } begins to work here
event-staff-added-name = Somebody begins to work here
event-posts-changed = { $name } has other work
event-posts-changed-name = Work of somebody changed
event-staff-described = { $name } is { $full_name }
event-staff-described-name = Full name and licence entered
event-staff-suspended = { $name } suspended
event-staff-suspended-name = Somebody suspended
event-staff-restored = { $name } restored
event-staff-restored-name = Somebody restored
event-staff-unlocked = { $name } unlocked
event-staff-unlocked-name = Account of somebody unlocked
event-password-set = Password of { $name } set
event-password-set-name = Password set
event-signed-in = { $name } signed in
event-signed-in-name = Signed in
event-signed-out = { $name } signed out
event-signed-out-name = Signed out
event-sign-in-failed = Wrong password for { $name }
event-sign-in-failed-name = Wrong password
event-act-refused = { $name } was refused: { $command }
event-act-refused-name = Refused

## Where events happen
stream-table = Table
stream-patron = Patron
stream-patron-name = Name of a patron
stream-wheel = Wheel
stream-pt = Terminal
stream-ticket = Ticket
stream-staff = Staff
stream-device = Device
stream-key = Key
stream-fair = Promised deals
stream-software = Server
stream-alarm = Alarms
stream-recovery = Restores
stream-lost-slip = Lost slip
stream-register = Register
stream-house = House books
stream-cage = Cage
stream-kiosk = Kiosk
stream-tournament = Tournament
stream-promotion = Promotion
stream-prize = Prize
stream-payer = Payments of
stream-transfer = Transfer
stream-voucher = Voucher

## Fields of events
log-field-about = About
log-field-absent = Not present
log-field-exclusion = Exclusion number
log-field-full_name = Full name
log-field-licence = Licence number
log-field-here = At this table alone
log-field-lay = Lay there before
log-field-lies = Lies there now
log-field-measures = Measures
log-field-scope = From
log-field-terminals = Terminals
log-field-in_use = Terminals in use
log-field-acknowledged_by = Seen by
log-field-act = Act
log-field-actual = What lay there
log-field-damaged = Damaged cards
log-field-failed = Failed device
log-field-into = Device that took the cards
log-field-order = Order
log-field-address = Address
log-field-administrators = Administrators
log-field-advised = Told
log-field-against = Against
log-field-against_wheel = Against the wheel
log-field-agreed = Who agreed
log-field-agrees = As released
log-field-announcement = Call
log-field-approved = Approved by
log-field-approved_by = Approved by
log-field-approved_layouts = Approved layouts
log-field-area = Area
log-field-areas = Areas
log-field-asked = Who was asked
log-field-at = Time
log-field-attempt = Attempt
log-field-back = Back
log-field-banker = Banker
log-field-behind = Cards behind the cutting card
log-field-box = Box
log-field-breach = Breach
log-field-by = By
log-field-card = Card
log-field-cards = Cards
log-field-cashless = Cashless
log-field-cents = Amount
log-field-change = Change
log-field-change_at = Holds from
log-field-chips = Chips
log-field-clause = Clause
log-field-clauses = Clauses
log-field-cleared_by = Cleared by
log-field-cleared = Cleared
log-field-close_at = Closes at
log-field-closed = Closed
log-field-closes = Closes
log-field-code = Refusal
log-field-command = Asked for
log-field-commitment = Commitment
log-field-common = In common
log-field-count = Times
log-field-counts = What counts
log-field-coup = Coup
log-field-credit_limit = Credit limit
log-field-cut = Cut
log-field-day = Day
log-field-deal = Deal
log-field-decks = Decks
log-field-detail = Detail
log-field-determination = Finding
log-field-device = Device
log-field-diagram = Diagram
log-field-digest = Hash of the backup
log-field-dispute = Dispute
log-field-due = Due
log-field-duties = To be told
log-field-each = Each wager
log-field-early = Too early
log-field-edition = Rules
log-field-effect = Order
log-field-ends = Last digits
log-field-epoch = Restore
log-field-equipment = Equipment
log-field-error = Wrong payment
log-field-excuse = Excuse
log-field-expires = Good until
log-field-face = Face
log-field-facts = Details
log-field-failures = Failures
log-field-fault = Fault
log-field-files = Files
log-field-finding = Found
log-field-findings = Findings
log-field-forfeit = Who forfeits
log-field-forfeited = Forfeited
log-field-found = Found at
log-field-game = Game
log-field-grounds = Grounds
log-field-hand = Hand
log-field-hand_pay_over = Paid by hand over
log-field-head = Hash of the log
log-field-how = How
log-field-identify = Identification
log-field-incident = Incident
log-field-incidents = Incidents
log-field-inspector = Inspector
log-field-issued = Issued
log-field-key = Name
log-field-kind = Kind
log-field-kinds = By wager
log-field-kiosk = Kiosk
log-field-returned_by = Given back by
log-field-form = Paid as
log-field-demanded = Demanded back
log-field-language = Language
log-field-last = Last event
log-field-layout = Layout
log-field-least = Minimum
log-field-leaves = Leaves
log-field-left_out = Left out
log-field-limits = Limits
log-field-lines = Settled
log-field-low_limit = Low limit
log-field-made_by = Made by
log-field-marker = Marker
log-field-marks = Marks
log-field-may = May be done
log-field-measure = Measure
log-field-message = Message
log-field-method = Way of dealing
log-field-millimetres = Millimetres
log-field-missed = Missed
log-field-missing = Missing
log-field-money = Money
log-field-most = Maximum
log-field-most_players = Most players
log-field-most_total = All wagers of a player together
log-field-move = Transaction
log-field-n = Reading
log-field-name = Name
log-field-names = For
log-field-needs = Only if
log-field-new_key = New key
log-field-nobody_plays = Nobody plays
log-field-nominated_by = Nominated by
log-field-non_metallic = Not of metal
log-field-note = Note
log-field-notes = Notes accepted
log-field-number = Number
log-field-numbers = Numbers of terminals
log-field-of = Of
log-field-once = For one time
log-field-one_per_box = One player per box
log-field-only = Only one card
log-field-optional = Optional
log-field-orders = Orders
log-field-original = Original
log-field-out = Cards out
log-field-outcome = Outcome
log-field-owed = Owed
log-field-corrected = Corrected by
log-field-corrected_by = Corrected by whom
log-field-dealer = Dealer
log-field-forfeits = Forfeited
log-field-hands = Hands
log-field-no_bet = No bet, by
log-field-past = As it was
log-field-ruled_by = Ruled by
log-field-sensor = Sensor
log-field-sign_percent = Percentage on the sign
log-field-paid = Paid
log-field-passed = Passed over
log-field-patron = Player
log-field-percent = Percent
log-field-call_follows = The call follows
log-field-people = People
log-field-person = Person
log-field-place = Place
log-field-places = Places
log-field-play = Coup or spin
log-field-plays = Coups or spins
log-field-results = Results
log-field-void = Void
log-field-void_here = Void at this terminal
log-field-played = Played
log-field-player = Player
log-field-players = Players
log-field-pocket = Number
log-field-pockets = Pockets
log-field-posts = Posts
log-field-posts_before = Posts before
log-field-printed_after = Printed after
log-field-printed_before = Printed before
log-field-promotion = Promotion
log-field-reads = Read by the shoe
log-field-reason = Reason
log-field-reduced = Reduced
log-field-reference = Reference
log-field-report = Report
log-field-returned = Returned
log-field-reverses = Reverses
log-field-revolutions = Turns of the ball
log-field-role = Role
log-field-rounding = Rounded up
log-field-rule = Rule
log-field-ruling = Ruling
log-field-said = Stated
log-field-satisfied = Satisfied
log-field-scheme = Scheme
log-field-seat = Seat
log-field-seats = Seats
log-field-secured = Secured
log-field-seed = Seed
log-field-seq = Event
log-field-sequence = Sequence
log-field-sequences = Sequences
log-field-server = Server
log-field-serves = Serves
log-field-settings = Settings
log-field-setup = Set-up
log-field-sha256 = Fingerprint
log-field-shoe = Shoe
log-field-short = Too short
log-field-sign_shown = Sign is up
log-field-signed_by = Signed by
log-field-slip = Slip
log-field-positions = Positions of an optional wager
log-field-smallest_chip = Smallest chip
log-field-source = Source
log-field-spin = Spin
log-field-stake = Stake
log-field-stakes = Stakes
log-field-step = Step
log-field-subject = About
log-field-surplus = Too many
log-field-surveillance_told = Surveillance told
log-field-suspected = On purpose
log-field-table = Table
log-field-taken_back = Taken back
log-field-tells = To be told
log-field-terminal = Terminal
log-field-ticket = Ticket
log-field-ticket_months = Tickets good for months
log-field-tie_percent = Tie pays in percent
log-field-to = To
log-field-tokens = Promotional tokens
log-field-told_at = Told at
log-field-told_by = Told by
log-field-turns = Turns
log-field-unit = Steps
log-field-unlocked = Unlocked
log-field-until = Until
log-field-utc_offset = Minutes ahead of UTC
log-field-gaming_hours = Gaming hours
log-field-opens = Opens
log-field-value = Number
log-field-venue = Venue
log-field-version = Version
log-field-voided = Voided
log-field-conditions = Conditions
log-field-odds = By the odds of
log-field-tables = Tables
log-field-account = Account
log-field-booked = Booked
log-field-by_hand = Entered by hand
log-field-counted = Counted
log-field-voucher = Voucher
log-field-wager = Wager
log-field-wagers = Wagers
log-field-requested = Asked for by a player
log-field-way = How
log-field-wheel = Wheel
log-field-wheel_turns = Wheel turns
log-field-who = Who
log-field-why = Why
log-field-winner = Result
log-field-with = With
log-field-withdrawn = Withdrawn
log-field-withholding = Withholding
log-field-witness = Witness
log-field-won = Won
log-field-words = In words

## Actors that do not sign in
actor-clockwork = The clock
actor-console = The console
actor-setup = Set-up
actor-virtual-dealer = Virtual dealer
actor-virtual-manager = Virtual manager
actor-virtual-supervisor = Virtual supervisor

## Commands in the log
command-accept-software = Accept the software
command-acknowledge-alarm = Acknowledge an alarm
command-act-at-table = Act at a table
command-act-at-wheel = Act at a wheel
command-add-staff = Add somebody to the staff
command-adjust-credits = Adjust credits
command-answer-call = Answer a call for service
command-name-player = Say who plays at a terminal
command-relieve-player = Change one player’s wagers after the period
command-name-patron = Enter a further name of a patron
command-register-patron = Give a person a number
command-lift-exclusion = Lift an exclusion
command-begin-register = Begin the register
command-call-service = Call for service
command-cancel-credit = Issue a payout voucher for credits
command-cash-out = Cash out
command-change-posts = Change somebody's posts
command-check-software = Check the software
command-clear-chips = Clear the layout
command-clear-fault = Say that a device works again
command-clear-owed = Settle a difference
command-count-money = Count money
command-commit-deal = Promise a deal
command-commit-number = Add a number to a deal
command-dispute-deal = Dispute a deal
command-drag-chips = Place chips
command-empty-stacker = Empty a note stacker
command-grant-key = Give a key
command-insert-note = Insert a note
command-issue-vouchers = Issue vouchers
command-insert-ticket = Insert a ticket
command-claim-ticket = Pay an unclaimed ticket after all
command-reinstate-ticket = Reverse the refusal of a ticket
command-reinstate-hand-pay = Reverse the refusal of a payment by hand
command-lapse-ticket = Book a ticket as unclaimed
command-mix-deal = Put the numbers together
command-move-chips = Move chips
command-move-money = Move money
command-note-password = Set a password
command-note-refusal = Record a refusal
command-note-sign-in = Record a sign-in
command-note-sign-in-failure = Record a failed sign-in
command-note-sign-out = Record a sign-out
command-pay-hand = Pay by hand
command-reconcile-play = Reconcile a terminal with its game
command-recall-settlement = Bring a settlement back from the log
command-record-restore = Record a restore
command-end-restore = End what was under way before a restore
command-present-lost-slip = Present a slip lost in a restore
command-decide-lost-slip = Decide on a slip lost in a restore
command-raise-alarm = Raise an alarm
command-read-ball = Read the ball
command-read-chips = Read the chips on a layout
command-read-card = Read a card
command-redeem-ticket = Pay a ticket
command-present-ticket = Take down who presents a ticket or voucher
command-return-ticket = Take back a ticket or voucher on demand
command-review-ticket = Answer an inquiry about a ticket or voucher
command-review-hand-pay = Answer an inquiry about a payment by hand
command-refuse-hand-pay = Refuse a payment by hand
command-refuse-reading = Refuse a reading
command-refuse-ticket = Refuse a ticket
command-release-hand-pay = Release a payment by hand
command-release-ticket = Release a ticket
command-report-fault = Report a device
command-restore-staff = Restore somebody
command-reveal-deal = Tell the seed of a deal
command-reveal-number = Tell a number
command-reverse-move = Take a transaction back
command-set-terminal = Set a terminal up
command-describe-staff = Enter a full name and a licence
command-suspend-staff = Suspend somebody
command-take-off-chips = Take chips off
command-transfer-credit = Transfer credits
command-unlock-account = Unlock a terminal
command-void-terminal-play = Void a play at a terminal
command-withdraw-deal = Withdraw a promise
command-withdraw-key = Withdraw a key
command-withhold-hand-pay = Withhold a payment by hand
command-withhold-ticket = Withhold a ticket

## Transactions in the log
move-note-in = A note goes into the stacker
move-ticket-in = A ticket becomes credits
move-transfer-in = The monitoring system adds credits
move-wager = Chips go onto the layout
move-wager-back = Chips come off the layout again
move-stake-lost = A losing stake goes to the house
move-win-paid = The house pays a win
move-win-rounded = A win is rounded up
move-ticket-out = Credits leave for a ticket
move-hand-pay = Credits wait for a manual payout
move-hand-paid = A manual payout is paid
move-hand-paid-bank = A manual payout is paid by cheque or transfer
move-hand-pay-reinstated = A refused manual payout waits again
move-hand-pay-refused = A manual payout is refused
move-credit-cancelled = Staff pay credits by voucher
move-voucher-out = Credits leave for a payout voucher
move-credits-added = Credits lost in a malfunction are added
move-credits-taken = Credits due to a malfunction are taken off
move-stake-forfeited = The stake of a cheat is forfeited
move-stacker-emptied = Notes go to the cage
move-ticket-issued = A ticket is outstanding
move-ticket-to-terminal = A terminal takes a ticket
move-ticket-to-cage = The cage pays a ticket
move-ticket-to-kiosk = A kiosk pays a ticket
move-ticket-to-bank = The cage pays a ticket by cheque or transfer
move-ticket-lapsed = Nobody claimed a ticket
move-ticket-reinstated = A refused ticket is good again
move-ticket-refused = A ticket is not paid
move-lost-slip = A slip lost in a restore is paid
move-late-win = The cage pays a win put right later
move-late-return = A player pays back a wrong win
move-late-claim = The cage pays what was unclaimed
move-late-payment = The cage pays what was refused
move-capital = The house puts cash into the cage
move-chips-made = New chips come to the cage
move-chips-outstanding = Chips that patrons had before they were booked
move-chips-sold = The cage sells chips
move-kiosk-filled = Cash goes into a kiosk
move-kiosk-emptied = Cash comes back from a kiosk
move-chips-cashed = The cage buys chips back
move-fill = Chips come to the float
move-float-credit = Chips leave the float
move-buy-in = A player puts cash on the table
move-chips-passed = Chips are passed for cash
move-cash-dropped = Cash goes into the drop box
move-cage-short = Missing cash of the cage
move-chips-short = Missing chips of the cage
move-kiosk-short = Missing cash of a kiosk
move-float-short = Missing chips of a float
move-drop-short = Missing cash of a drop box
move-stacker-short = Missing notes of a stacker
move-drop-counted = The drop box is emptied into the cage
move-seat-joined = A player sits down with chips
move-seat-left = A player leaves with chips
move-seat-wager = Chips go onto the layout
move-seat-wager-back = A stake goes back to its player
move-seat-stake-lost = A losing stake is collected
move-seat-win-paid = A win is paid
move-seat-win-rounded = A win is rounded up
move-tokens-exchanged = A voucher becomes tokens
move-tokens-joined = A player sits down with tokens
move-tokens-left = A player leaves with tokens
move-token-wager = Tokens go onto the layout
move-token-wager-back = Tokens go back to their player
move-token-stake-lost = Losing tokens are collected
move-win-claimed = A win taken back is owed
move-stake-owed = A stake given back waits for its player
move-overpaid = Too many chips were paid
move-overpaid-back = An overpayment comes back
move-overpaid-lost = An overpayment is given up
move-underpaid = Too few chips were paid
move-underpaid-paid = An underpayment is made good
move-tokens-given = Promotional tokens are given
move-tokens-played = Played tokens are collected
move-prize-won = A prize waits for its winner
move-prize-paid = A prize is paid
move-prize-unclaimed = Nobody claimed a prize
move-entry-fee = An entry fee is paid
move-pool-fed = Fees go to the prize pool
move-pool-added = The house adds to the pool
move-pool-prize = The pool pays a prize
move-pool-prize-paid = A prize of the pool is paid
move-pool-prize-unclaimed = Nobody claimed a prize of the pool
move-tournament-chips = An entrant gets tournament chips
move-tournament-chips-back = Tournament chips are collected

## Other values in the log
sign-out-by-themselves = They signed out
sign-out-relieved = Somebody else took over the terminal
sign-out-left-alone = Nobody used the terminal
sign-out-expired = The session was over
sign-out-new-password = They got a new password
sign-out-suspended = They are suspended
sign-out-by-administrator = An administrator ended it
log-value-sign-in = Signed in
log-value-unlock = Unlocked the desk
log-value-second-person = Signed as the second person
log-value-win = Win
log-value-lose = Lose
log-value-standoff = Standoff
log-value-dealer = The dealer
log-value-sensor = The sensor

## The page of inspectors and surveillance
inspector-title = Surveillance and inspection
inspector-sections = Sections
inspector-live = Live tables
inspector-log = Event log
inspector-replay = Replay
inspector-reports = Reports
inspector-inquiries = Inquiries
inspector-inquiries-hint = Payments that the casino withholds while it inquires. None is refused unless an Inspector agrees here.
inspector-inquiries-none = No payment waits for an inquiry.
inspector-unanswered = To be answered
inspector-agreed = Agreed to a refusal
inspector-objected = Not agreed
inspector-answer = Answer
inspector-answer-why = The answer stands in the log under your name. A later one replaces it until the inquiry is over.
inspector-agrees = The payment may be refused
inspector-objects = The payment may not be refused
inspector-answer-note = Why, in one line
inspector-a-ticket = Ticket
inspector-a-voucher = Payout voucher
inspector-by-hand = Payment by hand
inspector-read-only = Read only
inspector-choose = Choose a game
inspector-none = Nothing to show.
inspector-games = Games
inspector-ruling = Waits for a ruling
inspector-play = Coup or spin
inspector-people = At the table
inspector-name = Name
inspector-seat = Seat
inspector-standing = standing
inspector-chips = Chips
inspector-wagers = Wagers
inspector-player = Who
inspector-wager = Wager
inspector-amount = Amount
inspector-shoe = Shoe
inspector-coups = Coups dealt
inspector-remaining = Cards left
inspector-coups-left = Coups to the end
inspector-waits-for = Next
inspector-incidents = Still to be told
inspector-past = Last coups
inspector-result = Result
inspector-watch-replay = Replay
inspector-devices = Devices that need staff
inspector-attention = Needs somebody
inspector-locked = locked
inspector-payouts = { $n } to be paid by hand
inspector-owed = { $n ->
    [one] { $n } correction owed
   *[other] { $n } corrections owed
}
inspector-called = calls for service
inspector-quiet = All quiet.
inspector-software = its software is not what was accepted
inspector-where = Where
inspector-what = What
inspector-who = Who
inspector-text = Contains
inspector-since = From
inspector-until = Until
inspector-everywhere = Everywhere
inspector-anything = Anything
inspector-search = Search
inspector-newest = Newest
inspector-older = Older
inspector-time = Time
inspector-number = No.
inspector-details = Details
inspector-event = Event { $n }
inspector-fingerprint = Fingerprint
inspector-request = Request
inspector-later = Told once no card lies face down
inspector-face-down = cards face down
inspector-withheld = Cards lie face down: those that this event names are shown once the coup is over.
inspector-no-events = No event fits.
inspector-look-further = None among these. Look further back.
inspector-plays = Coups and spins
inspector-game = Game
inspector-void = Void
inspector-first = To the beginning
inspector-back = One step back
inspector-run = Play
inspector-pause = Pause
inspector-on = One step on
inspector-last = To the end
inspector-step = Step { $n } of { $of }
inspector-position = Position
inspector-settled = What the wagers came to
inspector-stake = Stake
inspector-returned = Returned
inspector-no-cards = No card yet.
inspector-no-play = Choose a coup or spin to see it again, step by step.
inspector-total = All terminals
inspector-report = Report
inspector-made = Made { $at }
inspector-print = Print
inspector-no-report = Choose a report.
inspector-again = Run again

## The practice page
learn-title = Learn the game
learn-lead = Twenty questions, marked at once. The answers come from the rules that run the tables.
learn-question = Question { $n } of { $all }
learn-score = Right
learn-streak = In a row
learn-best = Best row
learn-right = Right
learn-wrong = Not quite.
learn-answer = The answer: { $words }
learn-next = Next question
learn-finish = See how it went
learn-done = { $right } of { $all } right
learn-perfect = All of it. You could deal this game.
learn-good = Well done.
learn-keep = Keep at it: the rules are in the guide.
learn-again = Twenty more
learn-guide = Open the guide
learn-to-review = Look at these again
learn-keys = Keys 1 to { $n } choose, Enter goes on.
learn-progress = How the lesson goes

## Fields of an act
act-fields-add = Add
act-fields-unseen = Unseen
act-fields-remove = Take { $card } away
act-fields-amount = An amount such as 25 or 12.50

## Acting at a game
acting-approval = Somebody else must approve
acting-name = Name
acting-password = Password
acting-approve = Approve
acting-signed = A second person signs for this.
acting-not-now = Not now
acting-go = Do it

## The frame of every staff page
desk-name = Name
desk-password = Password
desk-sign-in = Sign in
desk-sign-out = Sign out
desk-clock = Time of the house: all times here and on paper are by it
desk-lock = Lock
desk-unlock = Unlock
desk-locked = { $name }, this desk is locked. Type your password to go on.
desk-own = Choose a password of your own
desk-keep = Keep it

## Forms
form-cancel = Cancel
form-amount = An amount such as 25 or 12.50
form-second = A second person signs
form-name = Name
form-password = Password

## The irregularity desk
irregular-title = Something went wrong
irregular-another = Something else
irregular-yes = Yes
irregular-no = No
irregular-ruling = What the rules order
irregular-clause = Clause { $clause }
irregular-asking = Answer the question: the ruling depends on it.
irregular-only-if = only if
irregular-authorise = Who authorises it
irregular-anybody = Anyone at the game
irregular-supervision = Any supervisor or manager
irregular-yourself = You may order this yourself.
irregular-second = Somebody else signs in beside you to approve it.
irregular-both = A result may be known: a second person signs for it.
irregular-signers = Who may sign: { $who }
irregular-colleague = anybody else of the staff
irregular-not-yours = This replaces a known result: a supervisor enters it at the supervisor’s desk, and a second one signs.
irregular-informed = Who is told
irregular-tell = { $who }, { $due }
irregular-carry-out = Carry it out
irregular-with-approval = Carry it out with approval …
irregular-how = What is done
irregular-report-irregularity = Put it on record
irregular-no-spin = Announce “no spin”
irregular-correct-number = Enter the right number
irregular-correct-plays = Put the terminals right, all at once
irregular-void-spin = Declare the game void
irregular-find-wrong-payment = Put it into the register
irregular-elsewhere = This goes on record here. A supervisor voids the plays of each terminal concerned at its desk, under Terminals.
irregular-done = Done, and on record.
irregular-left = It is on record. Still to do:
irregular-to-tell = Tell { $who }, { $due }
irregular-close = Close

## The irregularity desk: what happened
irregular-choice-what = What happened?
irregular-choice-none = The rules of this game name no irregularity. Call a supervisor.
irregular-choice-waits = Waiting for a ruling
irregular-choice-unlikely = What cannot be the case right now

## The irregularity desk: details
irregular-details-card = Which card was it?
irregular-details-cards = The cards of the coup in their right order
irregular-details-actual = The cards that really lie there, in the order dealt
irregular-details-coup = Which coup is it about?
irregular-details-spin = Which game is it about?
irregular-details-latest = The one under way, or the last
irregular-details-players = Whom it concerns
irregular-details-terminals = The terminals it concerns, such as 3, 5
irregular-details-wagers = The wagers it concerns
irregular-details-nowagers = No wager lies there.
irregular-details-add = Add { $card }
irregular-details-pick = Pick a card
irregular-details-remove = Take { $card } away
irregular-details-lying = On the table
irregular-details-number = The number that really came
irregular-details-reason = Why, in a line
irregular-details-void = void
recalculation-title = What every terminal comes to
recalculation-done = Put right at the terminals
recalculation-plays = Which games
recalculation-number = The ball landed on another number
recalculation-terminal = Terminal
recalculation-play = Game
recalculation-what = What is done
recalculation-change = Credits
recalculation-none = No terminal has wagers on these games.
recalculation-unchanged = right as it is
recalculation-corrected = settled again
recalculation-voided = void, stakes back
recalculation-returned = stakes back
recalculation-owed = through the cage
recalculation-reason = Why, in a line
irregular-details-odds = By the odds of which game it was paid
irregular-details-payee = Who was paid wrongly
irregular-details-payee-due = { $player }: { $due } by the settlement
irregular-details-paid = What really came back to them, with the stake

## The irregularity desk: options
irregular-options-title = The last ruling leaves this to you
irregular-options-by = By the { $who }
irregular-options-doit = Do this
irregular-options-actual = The cards that really lie there, in the order dealt
irregular-options-done = On record: { $order }.

## The key pad for cards
keypad-rank = Rank
keypad-suit = Suit
keypad-clear = Clear
keypad-S = Spades
keypad-H = Hearts
keypad-D = Diamonds
keypad-C = Clubs
keypad-keys = Or type it: 9 S, 0 H for a ten, Enter

## Limits, as staff enter them
limits-area = Most in one box
limits-differential = Table differential
limits-table-area = Most in all boxes together
limits-areas = Limits of an area as a whole
limits-each = Each wager
limits-least = Minimum
limits-most = Maximum
limits-unit = In steps of
limits-most_total = All wagers of a player together, at the most
limits-amount = An amount such as 25 or 12.50

## A password of one's own
own-password-password = Password
own-password-change = Change your password
own-password-old = Password until now
own-password-fresh = New password
own-password-again = New password once more
own-password-differ = The new password was typed in two ways.
own-password-rule = At least 10 characters, without your name, and nothing that is guessed first. A few words that do not go together are good.
own-password-others = You are signed out everywhere else.
own-password-done = Your password is changed.
own-password-cancel = Cancel

## The cards of a coup
board-seconds = { $seconds ->
    [one] { $seconds } second left
   *[other] { $seconds } seconds left
}
board-wins = { $hand } wins
board-tie = Tie

## Chips
chip-rack = Chips
chip-chip = Chip of { $amount }

## The layout
felt-limits = { $least } to { $most }
felt-staked = your wager { $amount }
felt-pending = { $amount } not accepted yet
felt-won = wins

### A copy of the approved rules
rules-copy-title = The approved rules
rules-copy-facts = { $size } kB · SHA-256 { $hash }
rules-copy-ask = Ask our staff for a copy of the approved rules.

### The finished shoes of a table
shoes-earlier = Earlier shoes
shoes-title = The finished shoes of today
shoes-until = { $n ->
    [one] Until { $time }: { $n } coup
   *[other] Until { $time }: { $n } coups
}
shoes-none = No shoe has ended today.

### What a play came to for a player
got-back = you get { $cents }
got-nothing = you get nothing back
got-net = net { $net }
got-won = you win { $cents } net
got-lost = you lose { $cents } net
got-even = you neither win nor lose
got-wager = Wager
got-stake = Bet
got-back-of = Back
got-net-of = Net
got-no-plays = Games that you bet on are listed here.
got-staked = Bet { $cents }
got-came-back = Back { $cents }
got-sum = { $n ->
    [one] Your last game
   *[other] Your last { $n } games
}
got-before-you = Earlier at this terminal
got-credit-after = Credit { $before } → { $after }

## The roads
road-bead = Bead plate
road-big = Big road
road-bigeye = Big eye boy
road-small = Small road
road-cockroach = Cockroach pig
road-ask = If next
road-coups = Coups
road-banker-pair = Banker pair
road-player-pair = Player pair
road-naturals = Naturals
road-red = Red
road-black = Black
road-odd = Odd
road-even = Even
road-low = 1–18
road-high = 19–36
road-zero = Zero
road-hot = Hot
road-cold = Cold
road-last = Last numbers
road-times = { $times }×
road-since = { $since } ago
road-none = No results yet
road-over = New shoe. The results of the last one stay until its first card.

## The table of play
tableau-D = D
tableau-S = S
tableau-N = N
tableau-draws-long = draws a third card
tableau-stands-long = stands
tableau-natural-long = natural: no more cards
tableau-total = Total of two cards
tableau-third = Player's third card counts
tableau-none = none
tableau-player-caption = The Player's hand
tableau-banker-caption = The Banker's hand

## The wheel
wheel-wheel = Roulette wheel
wheel-rolling = the ball is rolling
wheel-rests = the ball rests on { $number } { $colour }

## Fair dealing
fair-deal = Fair deal { $short }
fair-title = Fair dealing
fair-why = Before bets were taken the house fixed a secret seed and showed its commitment. Terminals that play add numbers that nobody knows until bets are closed. Seed and numbers decide, and this screen works it out again.
fair-name = Deal
fair-commitment = Commitment of the house
fair-terminals = Terminals with a number in it
fair-not-yet = revealed once they are put together
fair-nobody = none
fair-own = Your terminal's number
fair-own-in = your number is in it
fair-own-not = none yet: it is added once you play
fair-own-late = none: the numbers were closed before you played; yours goes into the next deal
fair-unable = This page has no secure connection: it adds no number and can check nothing.
fair-last = Last deal, { $deal }
fair-last-short = last deal
fair-checked = checked
fair-checked-long = Checked by this screen: seed, numbers and result fit what was shown before.
fair-withdrawn = not proven
fair-withdrawn-long = The promise was withdrawn: nothing proves this deal.
fair-wrong = does not fit
fair-promise = The commitment is not the one that was shown before. Staff have been told.
fair-seed = The seed does not fit the commitment. Staff have been told.
fair-own-lost = Your number was taken, and is not in it. Staff have been told.
fair-numbers = The number of a terminal does not fit its commitment. Staff have been told.
fair-outcome = The result is not the one that seed and numbers give. Staff have been told.
fair-elsewhere = Check it elsewhere, too: the proof is at { $path }

## The guide to a game
guide-view-rules = The rules in short
guide-view-odds = Wagers and odds
guide-view-odds-note = Chance and house advantage are exact: every way the cards or the ball can fall is counted. The house advantage is what the house keeps of each dollar in the long run.
guide-view-play = Who draws a third card
guide-view-wheel = The wheel
guide-view-errors = If something goes wrong
guide-view-wager = Wager
guide-view-pays = Wins on, and pays
guide-view-hit = Chance
guide-view-edge = House advantage
guide-view-examples = Worked examples
guide-view-step = Step { $n } of { $all }
guide-view-back = Back
guide-view-next = Next step
guide-view-again = From the start

## Parts of every page
part-connecting = Connecting …
part-lost = The connection is lost. Nothing is accepted until it is back; trying again …
part-language = Language
part-close = Close

## Public pages
public-home = Home
public-guide = Rules and odds
public-learn = Learn
public-pages = Pages
public-game = Game
public-away = The server does not answer; trying again …
public-care = Set a limit before you play, and keep to it. If gambling is no longer fun, talk to somebody: it is free, confidential and open day and night.
public-helpline = Gambling Helpline:

## Acts at a table or a wheel
act-accept-role = { $player } takes the banker's role
act-accept-role-name = Take the banker's role
act-advise-patron = Tell the patron where to complain
act-allow-over-maximum = Let { $player } bet over the maximum
act-allow-over-maximum-name = Let a player bet over the maximum
act-end-over-maximum = End { $player }'s own limits
act-end-over-maximum-name = End a player's own limits
act-alter-limits = Change the limits
act-announce-counts = Announce the counts
act-announce-result = Announce the result
act-announce-limits = Put up a sign with new limits
act-ask-review = Ask for a review
act-ball-at-rest = Enter the number
act-bring-cards = Bring in cards
act-bring-chips = More chips for { $player }
act-bring-chips-name = More chips for a player
act-burn = Burn cards
act-buy-chips = { $player } buys chips
act-buy-chips-name = Buy chips
act-call = Call: { $announcement }
act-call-name = Call
act-call-last-coup = Announce the last coup
act-change-game = Change the game to { $game }
act-change-game-name = Change the game
act-change-tie-percent = Change what a tie pays to { $percent } %
act-change-tie-percent-name = Change what a tie pays
act-check-cards = Check the cards
act-correct-cutting-card = Correct where the cutting card lies
act-choose-dealing = Dealing: { $method }, { $face }
act-choose-dealing-name = Choose how to deal
act-choose-option = Do what the ruling allows
act-close-dispute = Close the dispute
act-close-table = Close the table
act-close-wheel = Close the wheel
act-collect = Take back the { $hand } cards
act-collect-name = Take back the cards
act-collect-losing = Collect the losing wagers
act-confirm-number = Confirm number { $number }
act-confirm-number-name = Confirm the number
act-confirm-result = Confirm result
act-correct-card = Correct the last card
act-correct-number = Correct the number
act-correct-plays = Put plays right at the terminals
act-cut = Cut: { $player }
act-cut-name = Cut
act-decide-dispute = Decide the dispute
act-decline-cut = { $player } does not cut
act-decline-cut-name = Decline to cut
act-decline-role = { $player } declines the banker's role
act-decline-role-name = Decline the banker's role
act-designate = { $hand } cards to { $player } first
act-designate-name = Give the cards to a player first
act-draw-card = Draw a card
act-draw-out-of-turn = A card came out of turn
act-drop-cards = Cards were dropped
act-end-period = No more bets
act-restart-period = Restart the wagering period
act-enquire = Enquire about the payment
act-examine-ball = The ball was examined
act-exchange-voucher = Tokens for a voucher of { $player }
act-exchange-voucher-name = Tokens for a voucher
act-excuse-holding = Let { $player } go on
act-excuse-holding-name = Let a player go on
act-expose-card = Turn card { $place }
act-expose-card-name = Turn a card
act-find-misplaced = A wager of { $player } lies wrongly
act-find-misplaced-name = A wager lies wrongly
act-find-wrong-payment = A wrong payment was found
act-forfeit-cards = Take the cards from { $player }
act-forfeit-cards-name = Take the cards from a player
act-insert-cutting-card = Insert the cutting card, load the shoe
act-join = Join the table: { $seat }
act-join-name = Join the table
act-leave = { $player } leaves
act-leave-name = Leave the table
act-let-players-cut = Players cut: { $players }
act-let-players-cut-name = Players cut
act-limit-players = Limit the players
act-load-device = Load the shuffling device
act-meet-cutting-card = The cutting card comes
act-name-card = Key in card { $place }
act-name-card-name = Key in a card
act-name-guest = Call { $player } by another name
act-name-guest-name = Call a guest by another name
act-new-game = New game
act-no-spin = No spin: { $kind }
act-no-spin-name = No spin
act-open-table = Open the table
act-open-wheel = Open the wheel
act-order-no-bet = No-bet coup: { $why }
act-order-no-bet-name = No-bet coup
act-pair-tables = Deal two tables in turn
act-part-tables = Deal the two tables apart
act-pass-out = { $hand } cards to { $to }
act-pass-out-name = Give cards to a player
act-pass-role = { $player } gives up the banker's role
act-pass-role-name = Give up the banker's role
act-place-wager = { $wager }
act-place-wager-name = Place a wager
act-raise-at-once = Raise the minimum at once
act-raise-dispute = Dispute something
act-raise-kept = The minimum holds for all
act-rectify-payment = Put the payment right
act-reduce-wagers = Reduce the wagers
act-refuse-cards = { $player } does not want the { $hand } cards
act-refuse-cards-name = Refuse the cards
act-refuse-wager = Refuse { $wager } of { $player }
act-refuse-wager-name = Refuse a wager
act-reopen = Open the wagers again
act-report-breach = Report a breach of conduct
act-report-holding = { $player } holds the cards wrongly
act-report-holding-name = A player holds the cards wrongly
act-restrict-optional = Keep { $wager } for those with a main wager
act-restrict-optional-name = Keep a wager for those with a main wager
act-reserve-table = Change for whom the table is reserved
act-lift-restriction = Open { $wager } to all again
act-lift-restriction-name = Open a wager to all again
act-resume-coup = Go on with the coup
act-review-dispute = Review the dispute
act-riffle = Riffle the cards
act-report-irregularity = Report what happened
act-recall-coup = Bring a coup back from the log
act-recall-spin = Bring a game back from the log
act-select-result = { $winner }
act-select-result-name = Select the result
act-set-table = Set the table up
act-set-wheel = Set the wheel up
act-settle = Settle the coup
act-settle-initial-deal = Settle what four cards decide
act-show-closing = Put up a sign: the table closes
act-take-down-sign = Take down the sign
act-show-game = Put up a sign: { $game } comes
act-show-game-name = Put up a sign: another game comes
act-show-tie-percent = Put up a sign: a tie will pay another percentage
act-show-rules = The rules were shown
act-shuffle = Shuffle
act-spin-ball = Spin the ball
act-start-round = New game
act-take-measure = Take a measure
act-take-off = Take { $wager } off
act-take-off-name = Take a wager off
act-take-out-cards = { $why }
act-take-out-cards-name = Take cards out
act-instruct-check = Instruct the dealer to check the cards
act-move-cards = Move the cards out of the failed device
act-end-by-restore = End what was under way before the restore
act-take-seat = { $player } moves: { $seat }
act-take-seat-name = A player moves to another seat
act-take-wagers = Take wagers again
act-tell-about = Incident { $incident }: { $who } was told
act-tell-about-name = Somebody was told of an incident
act-tell-regulator = The regulator was told
act-try-to-rectify = Try to put the payment right
act-turn = Turn the { $hand } cards
act-turn-name = Turn the cards
act-vacate = { $player } has to give up the seat
act-vacate-name = A player has to give up the seat
act-void-spin = Declare the game void

## What has to be filled in for an act
act-field-about = What is it about?
act-field-agreed = Who agrees
act-field-against_wheel = The ball runs against the wheel
act-field-asked = Who was asked
act-field-at = Cards in front of the cut
act-field-back = Colour of the backs
act-field-behind = Cards behind the cutting card
act-field-box = Box
act-field-card = Card
act-field-cards = Cards
act-field-cents = Amount
act-field-leaves = What stays
act-field-change_at = From when it holds
act-field-chips = Chips
act-field-close_at = When it closes
act-field-coup = Which coup
act-field-damaged = Damaged cards, replaced from a new deck
act-field-failed = Number of the device that failed
act-field-grounds = Why
act-field-into = Number of the device that takes the cards
act-field-limits = Limits
act-field-marker = The marker is in place
act-field-missing = Cards that are missing
act-field-name = What they are called now
act-field-number = Number
act-field-only = Only one card
act-field-player = Name
act-field-pocket = Number
act-field-promotion = Promotion
act-field-reason = Reason
act-field-revolutions = How often the ball went round
act-field-said = What is so
act-field-seat = Seat (none for standing)
act-field-source = Where the cards come from
act-field-spin = Which game
act-field-surplus = Cards too many
act-field-surveillance_told = Surveillance was told
act-field-tokens = In promotional tokens
act-field-voucher = Number of the voucher
act-field-requested = A player asks to see it
act-field-way = How
act-field-wheel_turns = The wheel turns

## Values of acts
value-place-your-bets = Place your bets
value-no-more-bets = No more bets
value-player = Player
value-banker = Banker
value-tie = Tie
value-dealer = by the dealer
value-face-up = cards open
value-up = face up
value-down = face down
value-red = Red
value-blue = Blue
value-new = New cards
value-used = The cards of the last shoe
value-casino-pre-shuffled = Pre-shuffled by the casino
value-maker-pre-shuffled = Pre-shuffled by the maker
value-face-down = Face down
value-shown = Shown
value-by-value = As many as the first card counts
value-call-a-no-bet-coup-that-all-agree-to = all agree to it
value-call-a-no-bet-coup-without-players = nobody plays
value-declare-a-shoe-void = Declare the shoe void
value-declare-the-cards-unfit = Declare the cards unfit
value-order-a-check-of-the-cards = Order a check of the cards
value-order-a-shuffle = Order a shuffle
value-replace-the-cards = Replace the cards
value-baccarat = Baccarat
value-even-money = Even Money Baccarat
value-premium = Premium Baccarat
value-tie-premium = Tie Premium Baccarat
value-commission = Baccarat with commission
value-non-commission = Baccarat without commission
value-no-commission = Baccarat without commission
value-inspector = Inspector
value-regulator = regulator
value-surveillance = surveillance
value-ball-left-wheel = the ball left the wheel
value-early-ball = the ball was spun too early
value-foreign-object = a foreign object
value-interference = somebody interfered
value-no-pocket = the ball lies in no pocket
value-still-wheel = the wheel did not turn
value-too-few-turns = too few turns
value-wrong-direction = the wrong direction

## Why a ball does not count
no-spin-with-the-wheel = spun with the wheel
no-spin-still-wheel = spun on a still wheel
no-spin-too-short = short of its revolutions
no-spin-foreign-object = met by something else in the wheel
no-spin-no-pocket = caught in no pocket
no-spin-left-wheel = out of the wheel
no-spin-interfered = interfered with

## Alarms
alarm-clock-step = The clock of a server was set
alarm-clock-behind = The clock of a server is behind the log
alarm-connections-refused = Too many connections
alarm-floor-restored = The floor was restored from a backup
alarm-deal-disputed = A terminal disputes a deal
alarm-layout-differs = A layout reads other chips than were entered
alarm-game-stands = A game stands still
stands-since = This game has stood still since { $at }.
alarm-sign-overdue = What a sign announced is overdue
alarm-key-in-two-places = A key is used in two places
alarm-numbers-withheld = A terminal withholds its numbers
alarm-passwords-guessed = Passwords are guessed
alarm-server-twin = Another server took the name of one that runs
alarm-snapshot-spoiled = A snapshot differs from the log
alarm-store-unsafe = The database was not safe: nothing was taken
alarm-tickets-guessed = Ticket numbers are guessed

## What is known of an alarm
alarm-fact-address = from { $value }
alarm-fact-deal = deal { $value }
alarm-fact-finding = found: { $value }
alarm-fact-sign = { $value }
alarm-fact-game = game { $value }
alarm-fact-waits = waits for: { $value }
alarm-fact-behind = behind by { $value }
alarm-fact-lasted = for { $value }
alarm-fact-other_address = while it is at { $value }
alarm-fact-lost = what happened then is lost: { $value }
alarm-fact-returned = stakes given back: { $value }
alarm-fact-step = by { $value }

## An alarm in one line
alarm-line-title = { $kind }: { $subject }
alarm-line-others = others
alarm-line-period = { $from } – { $until }
alarm-line-time = { $ms } ms
alarm-line-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
alarm-line-often = { $n } times from { $first } to { $last }
alarm-line-once = at { $last }

## Faults of devices
device-fault-contradicts = contradicts itself
device-fault-dead = does not answer
device-fault-full = is full
device-fault-jammed = is jammed
device-fault-lost = lost the connection
device-fault-misreads = misreads
device-fault-no-paper = is out of paper
device-fault-refused = reads what cannot be

## Devices by what they serve
device-shoe = Shoe of { $of }
device-rfid = Layout of { $of }
device-wheel = Wheel of { $of }
device-stacker = Note slot of { $of }
device-printer = Printer of { $of }

## Breaches of conduct
breach-name-fraud = Fraud
breach-name-influencing = Influenced others
breach-name-other-rule = Broke another rule
breach-name-predicting-device = Used a device to predict
breach-name-proxy-betting = Bet for somebody else
breach-name-side-bet = A side bet between people
breach-name-staff-advantage = Staff took an advantage
breach-name-staff-advice = Staff gave advice
breach-name-staff-procedure = Staff broke procedure
breach-name-unreported-malfunction = A malfunction was not reported

## Measures against a person
measure-declare-a-wager-void = void the wager
measure-exclude-a-person-from-the-game = exclude from the game
measure-exclude-a-person-from-the-casino = exclude from the casino
measure-have-a-person-detained = have them detained
measure-invalidate-an-outcome = invalidate the outcome
measure-forfeit-a-wager = forfeit the wager

## Kinds of incidents
incident-kind-irregularity = Irregularity
incident-kind-refused-wager = Wager refused
incident-kind-void = Void
incident-kind-notice = Notice
incident-kind-breach = Breach
incident-kind-dispute = Dispute
incident-kind-wrong-payment = Wrong payment
incident-kind-override = Decision of a supervisor
incident-kind-correction = Correction
incident-kind-check = Check of the cards
incident-kind-instruction = Instruction

## Phases of a game, for players
phase-waiting = Please wait
phase-open = Place your bets
phase-closed = No more bets
phase-paused = Please wait for the staff
phase-result = Result
phase-void = This game is void
phase-place-your-bets = Place your bets
phase-no-more-bets = No more bets
phase-at-rest = The ball is at rest
phase-between-games = The next game follows
phase-in-doubt = Please wait for the staff

## Hands
hand-player = Player
hand-banker = Banker
hand-tie = Tie

## Colours
colour-red = red
colour-black = black
colour-green = green
colour-zero = zero

## What a play came to
outcome-won = { $winner } wins, { $high } to { $low }
outcome-tied = Tie at { $high }
outcome-number = { $number } { $colour }
outcome-void = Void
outcome-points = { $points } points

## Ranks of cards
rank-a = Ace
rank-t = Ten
rank-j = Jack
rank-q = Queen
rank-k = King

## Suits of cards
suit-s = spades
suit-h = hearts
suit-d = diamonds
suit-c = clubs

## Cards
card-card = { $rank } of { $suit }
card-back = a card face down

## Questions at the irregularity desk
question-reconstructed = Can the coup be reconstructed?
question-card-seen = Was the card seen?
question-more-suspected = Are more cards thought to lie the wrong way up?
question-all-agree = Do all players agree?
question-outcome-confirmed = Could the actual outcome be confirmed?
question-all-stand = Is the coup to be finished with all wagers as they lie?
question-offer-first = Are players to choose first whether to take wagers off or lower them?
question-harmed = Did the failure put the house or a player at a disadvantage?
question-spare = Is a spare device at hand?
question-movable = Can the cards be moved to it?
question-damaged = Were cards damaged?
question-suspected = Is it suspected that it was done on purpose?
question-over-1000 = Is the difference over $1,000?
question-records-confirm = Do the records confirm the wagers?
question-malfunction = Did a terminal or the wheel malfunction?

## Who is told, in a sentence
recipient-named-surveillance = Surveillance
recipient-named-inspector = the Inspector
recipient-named-regulator = the regulator

## By when somebody is told, in a sentence
due-when-at-once = at once
due-when-24-hours = within 24 hours
due-when-48-hours = within 48 hours
due-when-daily-summary = in the summary of the day
due-when-end-of-month = by the end of the month

## The player terminal
player-key-needed = This screen is not set up yet
player-key-why = Type the key of this terminal. The staff who set it up have it.
player-key = Key
player-begin = Begin
player-not-terminal = This key belongs to something else than a player terminal.
player-games = Games
player-rules = Rules and odds
player-how-to = How to play
player-sound = Sound
player-call = Call staff
player-called = Staff are coming
player-called-at = Called at { $time }
player-no-game = This game is not open yet.
player-no-games = No game is open for this terminal.
player-felt = Betting layout
player-racetrack = Racetrack
player-your-chips = { $cents } of yours lie here
player-pays = Pays { $odds }
player-pays-pieces = Pays what its bets pay
player-least = Minimum { $cents }
player-most = Maximum { $cents }
player-pieces = A chip on each of { $n } bets
player-hint-money = Add money, choose a chip, and put it on the layout.
player-hint-tap = Tap an area or drag a chip there. Hold an area to see what it pays.
player-take-off = Take these chips off
player-cut = { $wager }: { $counts } fits the limits, { $over } comes back.
player-rack = Chips
player-undo = Undo
player-clear = Clear
player-rebet = Rebet
player-double = Double
player-credit = Credit
player-bet = Bet
player-sending = { $cents } on the way
player-not-sent = { $cents } not accepted
player-win = Came back
player-money = Add money
player-cash-out = Cash out
player-notes = Notes
player-note-slot = Put a note into the slot. It takes { $notes }.
player-demo-slot = Demonstration: tap a note to put it into the slot.
player-insert = Insert { $cents }
player-ticket = Ticket
player-ticket-number = Number on the ticket
player-ticket-in = Take this ticket
player-added = { $cents } is on your credit meter.
player-credit-limit = Up to { $cents } can be on the meter.
player-cash-out-ask = You leave with { $cents }.
player-leave-later = { $cents } of yours lies on the layouts. Take it off first, or wait for the result.
player-leave-by-hand = This is too much for a ticket: staff bring it to you here.
player-leave-by-voucher = The ticket printer does not work. Call staff: they give you a voucher, which the cage pays.
player-cash-out-by-hand = Have staff pay me
player-cash-out-yes = Print my ticket
player-stay = Keep playing
player-printed = Your ticket
player-printed-where = Take it to the cage for cash, or put it into any terminal here.
player-taken = I have my ticket
player-redeemable = Redeemable ticket
player-issued = Printed
player-expires = Good until
player-hand-pay = Staff pay you { $cents } by hand. Please stay here.
player-hand-pay-aside = { $cents } from this terminal waits with the staff.
player-payout-short = Staff bring your money
player-payout-hint = You can bet again once you are paid.
player-corrected-more = { $play } was corrected: { $cents } more for you.
player-corrected-less = { $play } was corrected: { $cents } less for you.
player-void-more = { $play } is void: { $cents } came back to your credit.
player-void-less = { $play } is void: { $cents } was taken back.
player-too-little = { $cents } came back to your credit: it is less than the minimum ({ $clauses }).
player-came-back-why = { $cents } came back to your credit: { $reason }
player-dismiss = Dismiss
player-locked = This terminal is locked. No money can go in or out until staff have looked at it. Your credits are safe.
player-locked-short = This terminal is locked
player-locked-hint = Staff are called. You can bet again once they have looked at it.
player-printer-fails = The ticket printer does not work. Staff can give you a voucher instead.
player-slot-fails = The note slot takes no notes or tickets now. Staff are called.
player-history = Results
player-roads = Roads
player-numbers = Numbers
player-last-ten = My games
player-third-card = Third-card rule
player-third-title = The third card
player-third-words = Nobody chooses. The count of the first two cards decides: find it in the table, and below it what the hand does.
player-care = Set a limit, and stay in charge.
player-care-help = Free, confidential help day and night:
player-care-more = Is gambling still fun?
player-care-title = Play within your means
player-care-words = Every game here pays back less than is bet on it, over time. Decide before you play how much money and time you want to spend, and leave when you have spent it. Money that you need is not for games.
player-care-talk = If it is no fun any more, talk to somebody. Help is free, confidential and open day and night.
player-care-staff = Or ask any member of our staff.

## The page of a seat
seat-no-key = This seat has no key: open the page with the address of its key.
seat-seat = Seat { $n }
seat-standing = Standing
seat-welcome = Welcome, { $name }. Take a seat.
seat-join-name = Your name
seat-sit-down = Sit down
seat-join-chips = Chips you bring
seat-join-hint = Put your chips on the table: the dealer takes them down.
seat-places = At the table
seat-free = Free
seat-sign = Limits and odds
seat-wager = Wager
seat-least = Minimum
seat-most = Maximum
seat-rules = Rules
seat-closed = The table is not open.
seat-reserved = This table is reserved. Staff will seat you.
seat-coup = The coup
seat-chips = Chips
seat-tokens = Tokens
seat-bet = On the layout
seat-win = Came back
seat-my-coups = Your coups
seat-layout = Layout
seat-mine = Your wagers
seat-others = Other players
seat-none = None yet
seat-off = Take off { $wager }
seat-off-short = Take off
seat-off-all = Take all off
seat-cards = Your cards
seat-squeeze = Drag up to look; nobody else sees it
seat-peek = Look at card { $n }: hold to see it
seat-turn = Turn it for all
seat-turn-all = Turn all
seat-cut = You may cut the cards
seat-cut-here = Cut here
seat-cut-at = { $n ->
    [one] { $n } card in front
   *[other] { $n } cards in front
}
seat-no-cut = I do not cut
seat-role = You hold the banker's role: bet on Banker, and its cards come to you.
seat-offered-role = Will you take the banker's role?
seat-role-means = You bet on Banker, and its cards come to you until Banker loses or you give the role up.
seat-take-role = Take it
seat-no-role = No, thank you
seat-choosing = You may take your wagers off, or leave them
seat-choosing-less = You may take your wagers off, lower them, or leave them
seat-less = Lower
seat-less-title = Lower { $wager }
seat-done = Done.
seat-more = More
seat-pays = Pays
seat-limits = { $least } to { $most }
seat-roads = Results of this shoe
seat-not-yet = Wagers are not open.

## The page of the supervisor
supervisor-title = Supervisor
supervisor-floor = Floor
supervisor-incidents = Incidents
supervisor-terminals = Terminals
supervisor-devices = Devices
supervisor-staff = Staff
supervisor-games = Games
supervisor-not-yours = This page is for supervisors and managers.
supervisor-unplayable = This release has no rules for it
supervisor-needed = Needs somebody now
supervisor-quiet = Nothing waits for you.
supervisor-ruling-at = { $game }: a ruling is needed
supervisor-calls = { $terminal }: the player has called since { $time }
supervisor-calls-here = The player has called since { $time }
supervisor-payouts-here = { $n } payout by hand waits
supervisor-owed-here = A difference is owed
supervisor-no-plays = Nothing was played here yet.
supervisor-locked-at = { $terminal } is locked: { $why }
supervisor-locked-here = Locked: { $why }
supervisor-payouts-at = { $terminal }: { $n } payout by hand waits
supervisor-slips-at = { $n ->
    [one] At the cage { $n } slip waits that was lost in a restore: you decide there
   *[other] At the cage { $n } slips wait that were lost in a restore: you decide there
}
supervisor-owed-at = { $terminal }: a difference is owed
supervisor-fault-at = { $device } { $fault }
supervisor-alarm = { $what } ({ $facts })
supervisor-acknowledge = I have looked at it
supervisor-software = { $server }: its software is not what was accepted
supervisor-late-notice = { $game }: { $who } should have been told by { $time }
supervisor-coming = On my way
supervisor-open = Open
supervisor-seconds = { $n } s
supervisor-cards-left = { $n ->
    [one] { $n } card left
   *[other] { $n } cards left
}
supervisor-coups-left = { $n ->
    [one] last coup
   *[other] last { $n } coups
}
supervisor-at-table = { $n } at the table
supervisor-last-results = Last results
supervisor-to-tell = { $n } to tell
supervisor-ruling = Ruling needed
supervisor-yours = For you: { $what }
supervisor-yours-at = { $game }: { $what }
supervisor-device-fails = Device fails
supervisor-back = All games
supervisor-wrong = Something went wrong
supervisor-now = Now
supervisor-comes-next = Next: { $what }
supervisor-acts = What can be done
supervisor-dealing = What the dealer does
supervisor-no-acts = Nothing at the moment.
supervisor-choose = Choose …
supervisor-do-it = Do it
supervisor-pay-take = Pay and take
supervisor-history = Last games
supervisor-no-games = Nothing was played yet.
supervisor-earlier = Earlier games
supervisor-when = When
supervisor-result = Result
supervisor-void = Void
supervisor-corrected = Corrected
supervisor-no-bet = no-bet
supervisor-report-it = Report
supervisor-concern = { $device } must be looked at: { $detail }
supervisor-cleared = It works again
supervisor-what-done = What was done
supervisor-limits = Limits and signs
supervisor-on-sign = On the sign
supervisor-no-sign = No sign is up: the table is closed.
supervisor-markers = Markers and personal limits
supervisor-marker = { $player } ({ $box }): { $words }
supervisor-new-limits = New limits
supervisor-notice = { $n ->
    [one] A sign tells of it { $n } minute before.
   *[other] A sign tells of it { $n } minutes before.
}
supervisor-notice-any = Players are told before.
supervisor-to-go = { $left } to go
supervisor-due-later = The time has come: it is done once this play is over.
supervisor-take-down = Take the sign down
supervisor-due = The time has come.
supervisor-make-hold = Carry it out
supervisor-put-up-sign = Put up the sign
supervisor-alter-now = Change at once
supervisor-raise-at-once = Raise, old minimum kept
supervisor-raise-kept = One minimum for all
supervisor-from = In how many minutes they hold
supervisor-tie-percent = A tie pays { $percent } % on Player and Banker
supervisor-no-tie-percent = What a tie pays on Player and Banker
supervisor-new-tie-percent = A tie pays (%)
supervisor-tie-notice = { $n ->
    [one] Less takes a sign { $n } minute before.
   *[other] Less takes a sign { $n } minutes before.
}
supervisor-personal = Let a player bet over the maximum
supervisor-player = Player
supervisor-wager = Wager
supervisor-least = Minimum
supervisor-most = Maximum
supervisor-sign-shown = Their sign or marker is in place
supervisor-open-notices = What is still to be told
supervisor-no-notices = Everybody has been told of everything.
supervisor-confirm-informed = I told { $who }
supervisor-due-by = due { $due }, by { $time }
supervisor-late = late
supervisor-informed = told { $time } by { $name }
supervisor-incident = Incident { $n }
supervisor-money = Amount
supervisor-people = People
supervisor-disputes = Disputes
supervisor-no-disputes = No dispute is open.
supervisor-raise-dispute = A patron disputes something
supervisor-patron = Patron
supervisor-about = What about
supervisor-decide = Decide
supervisor-decision = The decision
supervisor-absent = Nobody was there who decides first
supervisor-ask-review = The patron asks for a review
supervisor-review = Review
supervisor-advise = The patron was told where to complain
supervisor-close-dispute = Close
supervisor-satisfied = The patron is satisfied
supervisor-decided-by = Decided by { $name }: { $words }
supervisor-reviewed-by = Reviewed by { $name }: { $words }
supervisor-review-asked = A review was asked for.
supervisor-advised = Told where to complain.
supervisor-payments = Wrong payments
supervisor-no-payments = No wrong payment was found.
supervisor-found = A wrong payment was found
supervisor-which = Coup
supervisor-paid = What really came back to them
supervisor-patron-known = Patron, if known
supervisor-payee = Who was paid wrongly, and for which coup
supervisor-payee-due = { $player }: { $due } by the settlement
supervisor-how-found = How it was found, in a line
supervisor-over = { $amount } too much
supervisor-under = { $amount } too little
supervisor-outstanding = { $amount } not yet put right
supervisor-settled = Put right
supervisor-enquire = Enquiries
supervisor-enquiry-found = What enquiries found
supervisor-on-purpose = It is suspected that it was done on purpose
supervisor-attempt = An attempt to put it right
supervisor-step = What was tried
supervisor-rectify = Money changed hands
supervisor-amount = Amount
supervisor-regulator = The regulator was told
supervisor-conduct = Conduct
supervisor-measures = Measures, any of them
supervisor-patron-number = Patron number, if known
supervisor-their-terminals = Their terminals
supervisor-excluded = Excluded
supervisor-who-plays = Who plays here
supervisor-patron-or-none = Patron number; leave empty if they have gone
supervisor-plays-here = Patron { $n } plays here.
supervisor-barred-here = Patron { $n } is excluded: pay out what is theirs, and no bet is taken.
supervisor-relieve = Relief for this player
supervisor-relieve-why = The period is over. What lies there is changed for this player alone, while no card was seen and no ball has come to rest.
supervisor-other-wager = Another wager
excluded-title = Who is excluded
excluded-look-up = Name or number
excluded-all = { $n ->
    [0] Nobody is excluded.
    [one] One person is excluded.
   *[other] { $n } people are excluded.
}
excluded-found = { $n ->
    [0] Nobody of this name or number is excluded: { $name }
    [one] Excluded: { $name }
   *[other] { $n } people are excluded by this name or number: { $name }
}
excluded-money-stays = What is theirs is paid to them as ever: tickets, credits and chips are redeemed. Nothing is sold to them.
excluded-game = Excluded from the game
excluded-casino = Excluded from the casino
excluded-not = Not excluded: plays under this number
excluded-ordered = { $time } · { $by } · { $place }
excluded-lifted = Lifted by { $by } and { $second }
excluded-lift = Lift
excluded-reason = Reason
excluded-other-name = Another name
excluded-name = Name, in any script
excluded-namesake = Somebody of the same name
excluded-namesake-why = A person gets a number of their own, and plays under it.
supervisor-on-record = On record.
supervisor-breach = Report a breach
supervisor-who = Who
supervisor-what = What
supervisor-measure = Take a measure
supervisor-measure-what = For what, and which
supervisor-rules-shown = The rules were shown to somebody
supervisor-setting = How the table is run
supervisor-limit-players = Limit the players
supervisor-most-players = How many may play (none for any number)
supervisor-one-per-box = One player for each box
supervisor-limit-now = At most { $n } play here.
supervisor-box-now = Each box is for one player.
supervisor-restrict = Optional wager with a main wager only
supervisor-surveillance-told = Surveillance was told
supervisor-sign-up = The sign is up
supervisor-pair = Deal two tables in turn
supervisor-pair-with = With table
supervisor-paired-with = Dealt in turn with { $table }.
supervisor-part = Deal them apart
supervisor-reserved = For whom it is reserved
supervisor-no-list = There is no list.
supervisor-add-person = Add somebody
supervisor-person = Who
supervisor-new-person = Somebody new
supervisor-new-name = Name
supervisor-remove = Take { $name } off the list
supervisor-look-up = Look up a terminal
supervisor-number = Number
supervisor-needs = Needs somebody
supervisor-pick-terminal = Open a terminal to see its last plays, and to act there.
supervisor-called-at = Called { $time }
supervisor-cancel-credit = Issue a payout voucher
supervisor-cancel-why = All credits, { $amount }, become a payout voucher. Print it at the page of the cage, and give it to the player: the cage pays it.
supervisor-signed-by = Given to
supervisor-witness = Witness
supervisor-credits = Credits
supervisor-on-layout = On the layout
supervisor-back-last = Came back last
supervisor-net-last = Net of it
supervisor-locked-why = Locked
supervisor-unlock = Unlock
supervisor-note = What was found and done
supervisor-recall = Last plays
supervisor-staked = Staked
supervisor-returned = Returned
supervisor-game = Game
supervisor-outcome = Outcome
supervisor-void-play = Void this play
supervisor-ground = Ground
supervisor-malfunction = The terminal malfunctioned
supervisor-unconfirmed = The wagers cannot be confirmed
supervisor-reason = Reason
supervisor-adjust = Adjust credits
supervisor-way = Add or take off
supervisor-add = Add
supervisor-take-off = Take off
supervisor-payout = Payout { $n }: { $amount }
supervisor-withheld = withheld: { $why }
supervisor-release = Release
supervisor-determination = What the inquiry found
supervisor-no-terminal = There is no terminal { $n }.
supervisor-under-way = Under way
supervisor-faults = Devices that fail
supervisor-no-faults = All devices work.
supervisor-report-fault = Report a device
supervisor-device = Device
supervisor-fault = What is the matter
supervisor-detail = In a line
supervisor-on-duty = On duty
supervisor-off-duty = Not signed in
supervisor-posts = Posts
supervisor-at = Signed in at

## Phases of a game, for supervisors
floor-phase-waiting = Not playing
floor-phase-open = Betting
floor-phase-closed = Dealing
floor-phase-paused = Held
floor-phase-result = Result
floor-phase-void = Void

## Attempts to put a payment right
rectify-step-enquire = Enquired
rectify-step-identify-the-patron = Tried to identify the patron
rectify-step-contact-the-patron = Tried to reach the patron
rectify-step-reimburse-the-patron = Tried to reimburse the patron
rectify-step-ask-the-money-back = Asked for the money back
rectify-step-find-it-not-practical = Found it not practical

## Transactions of the cage
cage-move-fill = Chips to a table
cage-move-float-credit = Chips back from a table
cage-move-chips-cashed = Chips bought back for cash
cage-move-kiosk-filled = Cash into a kiosk
cage-move-kiosk-emptied = Cash out of a kiosk
cage-move-chips-sold = Chips sold for cash
cage-move-capital = Cash from the house into the cage
cage-move-chips-made = New chips into the cage
cage-move-chips-outstanding = Chips that players had before they were booked

## Groups of irregularities
irregular-group-cards = The cards of the coup
irregular-group-shoe = Shoe, shuffle and cut
irregular-group-wheel = Ball and wheel
irregular-group-wagers = Wagers and payments
irregular-group-room = Screens, terminals and the room

## Values of acts
value-staff = staff
value-standing = standing
value-seat = seat { $n }
value-yes = yes
value-no = no

## Refusals that only a page makes
refusal-no-answer = The server does not answer. Try again.
refusal-line-lost = The connection is lost: nothing was sent. Try again when it is back.

stream-server = Server

## The letters on a bead
road-letter-banker = B
road-letter-player = P
road-letter-tie = T
refusal-second-person-needed-signs-here = A supervisor signs for this beside you, by name and password.

## Wagers by their keys, where no game names them
wager-player-perfect-pair = Player Perfect Pair
wager-banker-perfect-pair = Banker Perfect Pair
wager-player-dragon-bonus = Player Dragon Bonus
wager-banker-dragon-bonus = Banker Dragon Bonus

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
cli-command-device-rfid =
    Reads the chips on a layout, and reports them whenever they change.
cli-command-device-stacker =
    Inserts notes into its terminal.
cli-command-device-printer =
    Prints each ticket of its terminal into a file.
cli-command-device-kiosk =
    Redeems tickets, and pays out the cash that it was filled with.
cli-command-export =
    Exports the log or its postings.

    The export shows one moment. The floor may run meanwhile. Amounts are in cents. The log contains no ticket numbers, so the export has none.
cli-command-serve =
    Runs a server of a live floor: games, terminals, staff and devices.

    An option overrides the configuration. Several servers may share one PostgreSQL database: one of them runs each game, and another one takes over within seconds if it fails.
cli-command-staff-add =
    Adds a person with a one-time password.

    This adds the first two administrators, and Inspectors, whom administrators cannot add. Administrators add everyone else. Servers may run meanwhile. The log records it as done at the console.
cli-command-staff-describe =
    Enters a person's full name and the number of their licence.

    Staff read them beside the login wherever it names somebody. The log records it as done at the console.
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
cli-staff-option-full-name = Their full name, in any script.
cli-staff-option-licence = The number of their licence.
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
cli-settle-option-smallest-chip = The smallest chip, in cents; payments go up to it, if the edition rounds them.
cli-settle-option-tie-percent = What the sign says a tie pays, in percent.
cli-simulate-option-coups = How many coups or spins at the least: 500, 10k, 100M, 2G.
cli-simulate-option-threads = Threads that deal at once; one a core if left out.
cli-simulate-option-workers = A dask cluster that deals instead.
cli-stacker-option-notes = In dollars; lines of standard input if left out.
cli-kiosk-option-tickets = Their numbers; lines of standard input if left out.
cli-staff-option-name = Whose account it is.
cli-verify-deal-option-file = The proof; - for standard input.
cli-verify-option-against = A signed head that the log must go through.
cli-verify-option-public-key = The only key that the head may be signed with.
cli-option-language = The language, such as en, zh-Hans or zh-Hant; that of the environment if left out.
cli-serve-option-config = How the floor is set up; floor.toml if left out.

## Help pages
cli-help-usage = Usage
cli-help-example = Example:
cli-help-arguments = Arguments:
cli-help-options = Options:
cli-help-commands = Commands:
cli-help-help = Show this message and exit.
cli-help-required = required
cli-help-default = default: { $value }
cli-help-variable = env var: { $name }

## Errors in a command line
cli-usage = { $problem }. See { $command } --help.
cli-usage-missing-option = Missing option { $name }
cli-usage-missing-command = Missing command
cli-usage-missing-argument = Missing argument { $name }
cli-usage-no-such-option = No such option: { $name }
cli-usage-bad-value = Invalid value for { $name }: { $problem }
cli-usage-not-a-choice = choose from { $known }
cli-usage-not-in-range = it is a number from { $least } to { $most }
cli-usage-argument-needed = Option { $name } requires an argument
cli-usage-no-argument = Option { $name } does not take a value
cli-usage-no-such-command = No such command { $name }
cli-usage-too-many = Got unexpected extra arguments: { $given }
cli-complaint = pitboss: { $problem }
cli-complaint-rule = pitboss: { $problem } (rule { $clause })
cli-not-open = it is not open
cli-standard-input = Standard input
cli-output-unwritten = Standard output cannot be written: { $why }.
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
cli-decks-allowed = { $game }, { $numbers } decks ({ $clause })
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
refusal-unknown-language-option = There is no language { $given }. Choose from: { $known }.

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
cli-column-what-it-is-cents = what it is
cli-column-what-it-is-tournament-chips = what it is, in tournament chips
cli-total = total

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
cli-accounts-balanced = { $count } with something on them; all postings sum to zero
cli-owed-to-patrons =
    { $tickets ->
        [one] { $amount }, with { $tickets } ticket outstanding
       *[other] { $amount }, with { $tickets } tickets outstanding
    }
cli-signed-on = { $seq } { $hash } on { $time }
cli-key-in-file = { $key }, in { $file }
cli-compare-key = { $key }: compare it with the one that you were given
refusal-key-needed-no-folder = There is no folder beside this database to keep a key in: give --key.

## Findings of the auditor: the log
audit-tips-no-text = There are bytes in what is kept of the ends of streams that are no text.
audit-cut-off-stream = The log was cut off: by what is kept of the stream it goes on to event { $event }.
audit-stream-end = The stream ends here with version { $version }, and is kept as if it did not.
audit-gap = It is missing: after event { $before } comes { $next }.
audit-column-kind = One of its columns holds something of another kind.
audit-bad-heading = Its stream, type, author or command is none that could be.
audit-hash = Its hash does not follow from what it says and the event before: one was changed.
audit-not-signed-event = It is not the event that was signed: one of the events 1 to { $event } was rewritten.
audit-version = It is version { $version } after event { $prior }, and the stream was at version { $reached } after event { $last }.
audit-event-type = There is no type of event { $type }.
audit-follower-missing = After event { $event } one of the type { $type } is missing.
audit-result-missing = The act put { $play } right at terminal { $terminal }, and no event of that terminal follows.
audit-result-not-ordered = The ruling does not order what the act did with { $play } at terminal { $terminal }.
audit-result-change = Terminal { $terminal } changed by { $change }; the two who signed had seen { $seen }.
audit-results-of-plays = The results are not those of the plays that the act names, each once.
audit-settled-by-hand = A person settled a play again by hand.
audit-command-done = Its command { $command } was done with the event before it.
audit-follower-of-another = It belongs to another command than the event that it follows.
audit-follows-nothing = Nothing was done with the same command that it could follow from.
audit-left-in-transit = { $amount } was left on the way between two streams.
audit-meters = By its meters the terminal has { $meters }, by its accounts { $accounts }.
audit-cut-off-signed = The log was cut off: it ends before it, and event { $event } was signed.
audit-snapshot-of-nothing = There is a snapshot of { $stream } after version { $version }, and no such event.
audit-accounts-unbalanced = All accounts together leave { $amount }.
audit-balance = The postings on { $account } sum to { $postings }, the events to { $events }.
audit-posting-kind = One of its postings holds something of another kind.
audit-posting-numbers = Its postings are not numbered one after the other.
audit-move-elsewhere = Such a transaction belongs to { $stream }.
audit-not-reversible = Version { $version } is no transaction that could be reversed, or was reversed already.
audit-reversed-another = What it takes back is not the transaction of version { $version }.
audit-event-missing = There is no such event, and there are later ones.
audit-event-no-text = There are bytes in it that are no text.
audit-posting-of-nothing = There is a posting that belongs to no event.
audit-postings-of-nothing = There are postings of it, and no such event.
audit-postings-no-text = There are bytes in its postings that are no text.
audit-answered-twice = Two commands are answered with it: { $command } is one of them.
audit-answer-of-another = { $command } was answered with { $count } events, and this is of another.
audit-no-answer = No answer tells of it: its command { $command } was carried out twice, or by nobody.
audit-answer-without-event = Its command { $command } was answered without an event.
audit-snapshot = The snapshot of { $stream } after it says { $stated } of { $account }, and the postings come to { $due }.
audit-unreadable = It or one of those after it cannot be read. { $problem } ({ $code })
audit-half-way = Here ticket { $ticket } of { $amount } must be { $how }, with terminal { $terminal }.
audit-postings = What was posted on { $account } is { $posted }, and it must be { $due }.
audit-nothing = nothing

## Findings of the auditor: acts, rulings and limits
audit-findings-differ = By the rules something else was found than the log says.
audit-incident-not-next = Incident { $number } is not the next of the { $game }, or of another moment.
audit-incident-form = Incident { $number } is not told as in its version of the log.
audit-role-may-not = A { $role } may not do this.
audit-done-for-another = { $name } did it for somebody else.
audit-approved-own = { $name } approved what they did.
audit-approved-by-role = A { $role } approved it.
audit-nobody-may = The rules let nobody do this.
audit-effect-of-another = The rules let somebody else do this: { $effect }. A { $role } did.
audit-no-such-ruling = { $edition } has no such ruling on { $kind } by { $clause }.
audit-against-record = The record of the table contradicts the report of '{ $kind }', and no two people signed for it with a reason.
audit-no-card-keyed = No card of { $coup } was keyed in by people just before.
audit-not-prompted = The system had not asked for a coup without wagers.
audit-act-version = There is no version of an act '{ $act }'.
audit-unreadable-content = What it says cannot be read: { $problem }.
audit-not-canonical = What it says is not written in the one way in which events are.
audit-placed-late = Chips were placed on { $play } after its wagering period.
audit-over-sign = More was placed on { $play } than its sign permits, or in other steps.
audit-taken-off-late = Chips came off { $play } after its wagering period.
audit-settled-under-minimum = { $amount } on { $play } was settled, and some of it was under a minimum and had to go back.
audit-not-under-way = { $play } was not under way at { $table }.
audit-no-game = There is no game '{ $game }' of an edition '{ $edition }'.

## Findings of the auditor: tables
audit-table-set-open = The table was set up again while it was open.
audit-table-not-openable = The table was open already, or not set up.
audit-table-closed-in-coup = The table was closed in a coup.
audit-table-not-between = The table was not open, or a coup was under way.
audit-already-at-table = { $player } was at the table already.
audit-left-chips = { $player } left with chips on the layout.
audit-not-at-table = { $player } was not at the table.
audit-no-whole-chips = { $amount } is not made of whole chips: the smallest is { $chip }.
audit-no-position = { $player } had no position left on { $wager }.
audit-no-stake = { $amount } with { $tokens } in tokens is no stake.
audit-reduced-wrongly = Wagers were reduced by rules that do not provide for it, or without being over a limit.
audit-coup-twice = There was a coup '{ $coup }' before.
audit-period-cut-short = The wagering period was ended before its time.
audit-period-over = The wagering period was over already.
audit-stray-card = { $card } had come when no card was due, and nobody had ruled on it.
audit-first-card = { $waiting } lay there as the first card, and { $dealt } was dealt.
audit-cards-not-seen-to = A card was dealt or brought although { $order } was still to be done.
audit-nothing-to-move = Cards were moved, and no ruling was left that orders it.
audit-damaged-cards = The damaged cards are not as ruled.
audit-coup-begun = The coup had begun, or a card waited for a ruling already.
audit-no-unknown-card = No unknown card lay at place { $place }.
audit-cards-out-in-coup = The cards were taken out in a coup.
audit-incident-of-another-coup = The incident is of another coup: the report is about '{ $coup }'.
audit-no-wager-to-return = { $player } had no { $wager } there that could go back.
audit-no-coup = No coup was under way.
audit-card-unnamed = Nobody said which card number { $number } of { $coup } was.
audit-no-first-four = { $coup } had no first four cards to be settled on, or was settled on them already.
audit-settled-early = { $coup } was settled, and a card for the { $hand } was still to come.
audit-chips-unread = A layout read an area twice, or one without chips.
audit-layout-differs = { $coup } was dealt with other chips on its layout than were entered.
audit-result-not-called = The result of { $coup } was not announced before its wagers were settled.
audit-not-collected = Losing wagers on { $coup } were not collected before others were paid.
audit-other-wagers-settled = The wagers that were settled are not those that were placed.
audit-not-settled = { $amount } counted on { $player }'s { $wager }, and was not settled.
audit-stake-settled = { $lay } lay on { $player }'s { $wager }, and { $settled } was settled.
audit-counted = { $counted } counted of { $stake } on { $player }'s { $wager }, and by the limits { $due } did.
audit-tokens = { $amount } of what counted on { $player }'s { $wager } was put down to tokens.
audit-outcome = The log has { $player }'s { $wager } as { $stated }, and by the rules it is { $due }.
audit-won = { $player }'s { $wager } won { $won }, and by the rules { $due }.
audit-win-rounding = { $amount } of what { $player }'s { $wager } won was put down to rounding.
audit-clause = The log settles { $player }'s { $wager } by { $stated }, and the rules by { $due }.
audit-over-collected = More was collected from { $player } than lay there.
audit-without-cards = { $game } is played without cards.
audit-move-names = The names of it are not those of a transaction { $move }.
audit-no-hand-due = A card { $card } was dealt, and no hand was to have one.
audit-no-card = There is no card '{ $card }'.
audit-over-maximum = { $amount } on { $player }'s { $wager } was taken, and the maximum was { $most }.
audit-under-minimum = { $amount } on { $player }'s { $wager } was taken: it is under the minimum, or between two steps.
audit-payment-found-twice = The wrong payment of this patron for { $coup } was found before.
audit-payment-not-due = { $amount } is not what the settlement of { $coup } gave back.
audit-notice-payment-unproven = event { $event } of { $stream }: a wrong payment for { $coup } on the word of { $name }, before it was compared with a settlement
audit-odds-of-no-other-game = A coup was paid by the odds of { $game }, which is no other game than its own.
audit-voucher-issued-twice = Voucher { $voucher } of { $promotion } was issued or used before.
audit-voucher-worthless = Voucher { $voucher } of { $promotion } has no value, or was over when it was issued.
audit-voucher-unissued = Nobody has issued voucher { $voucher } of { $promotion }.
audit-voucher-conditions = Voucher { $voucher } of { $promotion } was exchanged at another value, too late or at another table than it says.
audit-notice-voucher-unissued = event { $event } of { $stream }: voucher { $voucher } of { $promotion } was exchanged before vouchers were issued in the log
audit-count-of-other = The count of { $account } is of another place, or the books had another amount there.
audit-difference-alone = A difference at a count has no reason, or nobody signed it.
audit-no-wrong-payment = What was due and what was paid is no wrong payment.
audit-wrong-payment-left = { $left } of the wrong payment was left, and { $amount } was put right.
audit-no-such-wrong-payment = The register had no wrong payment { $number }.
audit-effect-not-open = No ruling had left it open to do this: { $effect }.
audit-forfeited-players = Stakes were forfeited, and no ruling had left that open for those players.
audit-coup-not-recalled = '{ $coup }' is no coup that the table still recalled, or that such a thing is about.
audit-coup-not-resumable = { $coup } could not be taken up again: it is void, or not the last.
audit-reconstructed-without = { $coup } was put together again without a card that lay there.
audit-nothing-to-void = There was no coup that could be void, or it was void already.
audit-other-table = It tells of table '{ $table }', or of another moment.
audit-no-act = There is no act '{ $act }'.
audit-act-settles = Wagers are settled by it, and an act { $act } settles none.
audit-ruling-or-none = There is a ruling on an act { $act }, or there is none on a report.
audit-findings-on-act = There are findings on an act { $act }.
audit-restore-order = A play was ended without a restore, or something was done before all plays of before were.
audit-card-of-before = A card came from a shoe of before the restore.
audit-moved = By the act { $move } is { $due }, and { $moved } was moved.
audit-moved-of = By the act { $move } of { $name } is { $due }, and { $moved } was moved.
audit-move-back = { $move } taken back

## Findings of the auditor: wheels
audit-no-spin-under-way = No game was under way on the wheel.
audit-wheel-set-up = The wheel was open, or it is set up without one wheel for a game of Roulette.
audit-wheel-not-openable = The wheel was open already, or not set up.
audit-wheel-closed = The wheel was closed without notice.
audit-somebody-plays = Nobody was said to play, but terminal { $terminal } has chips on the layout.
audit-no-sign = No sign was up that could be taken down.
audit-no-own-limits = { $player } has no limits of their own.
audit-own-limits-in-use = The own limits of { $player } ended while chips lay on their wagers.
audit-spin-twice = There was a game '{ $spin }' before.
audit-ball-not-ready = A ball was running or at rest already, or the ball was not examined.
audit-period-not-over = The wagering period was not over, or the ball at rest.
audit-number-in-doubt = The number was in doubt, or nobody said one.
audit-dealer-read = A dealer read the number of an automated wheel.
audit-ball-known = It was known already where the ball lies.
audit-sensor-unread = The sensor had said already that it cannot read.
audit-no-ball = No ball was running.
audit-nothing-to-confirm = No number waited for the dealer's word.
audit-no-spin-reason = No ball was running, or there is no such reason for no spin.
audit-ball-in-wheel = The ball had not left the wheel.
audit-entered-while-running = A number was entered while the ball was running.
audit-same-number = { $number } was the number already.
audit-forfeited-terminals = Stakes were forfeited, and no ruling had left that open for those terminals.
audit-no-order = There is no such order, or no reason.
audit-no-past-spin = There is no such game among the last, or it is void.
audit-next-begun = The next game had begun.
audit-only-recorded = What happened to the ball was only put on record.
audit-nobody-to-tell = Nobody had to tell the { $who } of incident { $incident }.
audit-no-pocket = There is no pocket { $number }.
audit-wheel-not-between = The wheel was not open, or a game was under way.
audit-settled-before-number = { $play } was settled before a number counted.
audit-spin-settled = { $play } was void or came to { $number }, and { $settled } was settled.
audit-other-wheel = It tells of wheel '{ $wheel }', or of another moment.
audit-wheel-not-set-up = The wheel was not set up.
audit-not-recorded = It was not put on record, or there was nothing to put there.
audit-ruling-on-act = There is a ruling on an act { $act }.
audit-ruled-otherwise = { $edition } rules otherwise on { $kind }.

## Findings of the auditor: promised deals
audit-bad-promise = A promise has a name, and a commitment of 64 digits.
audit-promised-already = { $deal } was promised already.
audit-no-game-to-promise = No game { $game } with a { $kind } was set up for { $edition }.
audit-promised-late = { $deal } was not the next shoe, or had begun when it was promised.
audit-no-scheme = There is no scheme { $scheme } of promises.
audit-bad-number-commitment = A terminal has a name, and its commitment 64 digits.
audit-number-chosen-late = A terminal chose its number for { $deal } when others were known.
audit-number-committed-late = A terminal committed to a number for { $deal } once wagers or the cut were over.
audit-no-number-to-reveal = Terminal { $terminal } had no number in { $deal } to tell.
audit-number-revealed-early = A number for { $deal } was revealed while wagers were open, or before the cut.
audit-other-number = The number is not the one that terminal { $terminal } had committed to.
audit-mixed-already = The numbers for { $deal } were put together already.
audit-mixed-early = The numbers for { $deal } were put together while wagers were open, or before the cut.
audit-mixed-hash = The hash that goes in with the numbers is not that of the last event of the game.
audit-mixed-others = The numbers that were put together are not those that terminals gave for { $deal }.
audit-marks = Its marks for withheld numbers are not those of the deals so far.
audit-virtual-cut = A virtual dealer cut after { $cut } cards, and by the commitments it was to be { $due }.
audit-takes-no-numbers = '{ $deal }' was not promised, or takes no numbers.
audit-promise-of-before = { $deal } was promised before the floor was restored, and was used after it.
audit-not-promised = '{ $deal }' was not promised, or its seed was revealed already.
audit-other-seed = The seed is not the one that { $deal } was promised with.
audit-dealt-before-mix = { $deal } was dealt before the numbers of the terminals were put together.
audit-spin-outcome = By seed and numbers spin { $spin } came to { $due }, and the wheel read { $read }.
audit-shoe-outcome = What left shoe { $shoe } is not what seed and numbers give.
audit-shoe-not-over = Shoe { $shoe } was not over, and its seed was revealed.
audit-cut-place = The cards were cut after { $cut }, not { $stated }.
audit-shoe-revealed = What is revealed of shoe { $shoe } is not what left it: { $missing } is missing.
audit-spin-not-over = Spin { $spin } was not over, and its seed was revealed.
audit-spin-revealed = The wheel read { $read } in spin { $spin }, and { $stated } is revealed.
audit-other-game = It tells of game '{ $game }'.
audit-number-not-promised = { $number } was entered for spin { $spin }, and { $promised } was promised.
audit-cards-not-promised = Other cards were laid in coup { $coup } than left a promised shoe.
audit-cutting-card-promised = The cutting card of a promised shoe is said to lie elsewhere.

## Findings of the auditor: money and tickets
audit-no-account = There is no account '{ $account }'.
audit-short = { $amount } was taken from { $account }, which is { $short } short.
audit-no-ticket-sent = The event before it does not tell of a ticket of { $amount } that is to be { $how }.
audit-hold-unclear = Payment waits for an inquiry that the Inspector knows of, a time or identification: for one.
audit-hold-past = Payment was put off to a time that had passed.
audit-inquiry-open = Payment waited for an inquiry already.
audit-refused-without-inquiry = Payment was refused without an inquiry.
audit-refused-without-answer = Payment was refused though no Inspector had agreed.
audit-demanded-without-inquiry = A paper was demanded back without an inquiry.
audit-not-demanded = A paper came back whose return was not demanded.
audit-payment-form = A payment is neither in cash nor by a cheque or transfer with its number.
audit-ticket-kind = It is neither a ticket nor a voucher.
audit-voucher-by-machine = A machine took what only the cage pays.
audit-not-as-presented = It was paid to another person, or in another way, than it was presented.
audit-paper-unsigned = It was paid without a signature before a witness.
audit-returned-by-another = It was paid to another person than the one who gave the paper back.
audit-not-approved = Nobody approved a payment over { $over }.
audit-clause-without-wager = It names a clause for a wager that it does not take off.
audit-came-off = { $amount } came off { $wager }, and { $lay } lay there.
audit-dragged = { $lay } lay on { $wager }: { $amount } cannot have gone to { $to }.
audit-not-all-cleared = { $amount } at table { $table } is not what lay on { $play }.
audit-forfeit-not-ordered = Nobody had ordered that the stakes of terminal { $terminal } on { $play } are forfeited.
audit-nothing-adjusted = Nothing was adjusted, or there was no wager on { $play }.
audit-player-had-left = The player had left, and what stood on the account was another's.
audit-settlement-right = No settlement of { $play } can have been wrong.
audit-owed-already = { $amount } was owed for { $play } already.
audit-account-could-pay = The player was there, and the account could have put it right.
audit-gave-up-own-debt = The house gave up what it owed to a player.
audit-cleared = { $owed } was owed for { $play }, and { $cleared } was cleared.
audit-no-move = There is no transaction '{ $move }'.
audit-payment-of-nothing = { $move } names no ticket, payout or debt that it follows from.
audit-counted-another-payment = It counts another payment than the event before it.
audit-counted-another-person = It counts a payment for another person than the one who made it.
audit-counted-another-day = It counts a payment on another day.
audit-booked-alone = { $name } alone booked cash or chips that were not in the books.
audit-paid-alone = Nobody approved it, and { $name } paid { $amount } alone on that day.
audit-other-transfer = The event before it tells of another transfer, or of none.
audit-transfer-twice = The transfer '{ $reference }' was taken twice.
audit-no-refused-payout = No payout of this number and amount was refused, or the account is locked.
audit-placed-settled = { $placed } was placed on { $wager }, and { $settled } settled.
audit-gave-back = { $wager } gave back { $returned }, and by the rules { $due }.
audit-return-rounding = { $amount } of what { $wager } gave back was put down to rounding.
audit-no-percentage = The sign of the table showed no percentage.
audit-no-bet = By the rules there is no bet '{ $bet }', or { $amount } does not lie evenly on it.
audit-no-chip = There is no chip of { $cents } cents.
audit-tie-percent = No tie pays { $percent } percent in this game.
audit-percent-without-sign = A tie pays less from now on, { $percent } percent, and no sign said so for its notice.
audit-sign-of-past = A sign names a time that has passed.
audit-no-wager = By the rules there is no wager '{ $wager }'.
audit-coup-result = A coup came to a number, or was settled while a card was to come.
audit-spin-result = A spin came to cards, or to no number.
audit-other-terminal = It tells of terminal '{ $terminal }'.
audit-note-not-accepted = The terminal does not accept notes of { $amount }.
audit-settled-already = { $play } was settled already.
audit-no-table = There is no table '{ $table }'.
audit-played-elsewhere = { $play } is played at table { $table }, not { $stated }.
audit-no-wager-to-take-off = There was no wager on { $wager } to take off.
audit-not-what-lay = { $amount } is not what lay on { $wager }.
audit-returned-unsigned = Staff had stakes given back, and nobody signed beside them.
audit-returned = { $lay } lay on { $play }, and { $amount } went back.
audit-other-moment = It tells of another moment.
audit-settled-under-way = { $play } was settled while it was under way.
audit-other-cards = { $play } was void, or was dealt with other cards than it was settled by.
audit-not-recalled = { $play } is not among the last { $count } plays that were settled.
audit-not-forgotten = { $play } was brought back, but was not forgotten, or never played.
audit-recalled-otherwise = { $play } was brought back otherwise than the log has it.
audit-reversed-settlement = What it takes back is not the settlement of { $play }, version { $version }.
audit-player-had-left-or-paid = The player had left, and what stood on the account was another's; or the cage paid for it.
audit-by-hand = { $amount } is paid by hand, not by ticket.
audit-by-ticket = { $amount } is paid by ticket, not by hand.
audit-payout-had-to-wait = The payout was paid while it had to wait.
audit-payout-not-withheld = The payout was not withheld.
audit-locked-already = The account was locked already.
audit-not-locked = The account was not locked.
audit-called-already = The player was waiting for somebody already.
audit-nobody-called = Nobody had called for somebody to come.
audit-terminal-not-installed = It tells of terminal '{ $terminal }', which is not installed or has another stream.
audit-moved-while-locked = Money moved while the account was locked.
audit-moved-while-payout = Money moved while a manual payout waited.
audit-left-with-chips-down = Credits left the account while chips lay on the layout.
audit-paid-out = There was { $balance } on the account, and { $amount } was paid out.
audit-sequence = It has number { $number }, and the next number was { $next }.
audit-credit-limit = The account went over its limit of { $limit }.
audit-nothing-placed = Nothing was placed on { $play }.
audit-no-payout = No manual payout { $number } waited.
audit-payout-amount = { $waiting } waited to be paid, not { $amount }.
audit-ticket-twice = Ticket '{ $ticket }' was issued twice, or in the stream of another.
audit-ticket-number = The terminal printed ticket { $printed }, and { $issued } was issued.
audit-ticket-epoch = Its number was not made as it must be since the last restore: it may have been given before.
audit-ticket-settings = Its venue, its time or its expiry is not what the terminal is set up for.
audit-ticket-had-to-wait = The ticket was paid while it had to wait.
audit-ticket-paid-expired = The ticket was paid after it had expired.
audit-ticket-place = Tickets are not paid at '{ $place }'.
audit-kiosk-over = A kiosk paid more than { $over }.
audit-ticket-expired = The ticket had expired.
audit-ticket-until = The ticket is made good until another day than it must be.
audit-ticket-not-withheld = The ticket was not withheld.
audit-waiting-lapsed = A ticket that had to wait lapsed.
audit-ticket-not-expired = The ticket had not expired.
audit-other-ticket = It tells of ticket '{ $ticket }'.
audit-ticket-not-lapsed = The ticket had not lapsed, or was paid since.
audit-ticket-amount = The ticket was issued for { $issued }, not { $stated }.
audit-ticket-not-refused = The ticket was not refused, or is good again already.
audit-reinstated-another = What is made good again is not the ticket that was issued.
audit-voucher-unsigned = { $name } exchanged a voucher, and no supervisor signed for it.
audit-voucher-unnamed = Tokens were given, and for which voucher is not said.
audit-other-voucher = The event before it tells of another voucher, or of none.
audit-voucher-twice = The voucher { $voucher } of { $promotion } was exchanged twice.
audit-voucher-stream = It is kept in the stream of another voucher.
audit-no-patron = There is no patron { $patron }.
audit-not-on-list = { $player } is at a reserved table, and not on its list.
audit-no-reserved-table = A table is reserved where the rules have no reserved tables.
audit-patron-twice = Patron { $patron } is registered a second time, or in the stream of another.
audit-patron-index = The name of patron { $patron } is entered under another key.
audit-patron-named-twice = Patron { $patron } is given a name that they have.
audit-excluded-without-clause = A person is excluded, and no clause is named.
audit-namesake-alone = A person of the name { $name } is excluded, and one person alone gave it to another.
audit-excluded-twice = Patron { $patron } is excluded a second time.
audit-not-excluded = Patron { $patron } is not excluded so.
audit-excluded-takes-part = { $name } takes part, and is excluded.
audit-other-measure = It does not follow from the measure before it.
audit-relieved-other = One player’s wagers on { $play } were changed from what did not lie there.
audit-relieved-late = One player’s wagers on { $play } were changed while betting was open, or with a result to be seen.
audit-no-ticket = No such ticket was issued.
audit-ticket-ended = The ticket was paid or ended already.

## Findings of the auditor: people and keys
audit-clock-only = Only the clock of a game does this, and the log has it from { $author }.
audit-house-only = The house derives this by itself, and the log has it from { $author }.
audit-no-server-does = No server does this by itself, and the log has it from { $author }.
audit-no-post = It was done by '{ $name }', who had no post for it then, or was suspended.
audit-other-name = { $name } acted in the name of { $stated }.
audit-not-in-role = { $name } was no { $role } then, or was suspended.
audit-signed-own = { $name } signed for what they did themselves.
audit-signer-no-post = '{ $name }' signed for it, who had no post for that then, or was suspended.
audit-no-such-key = The log has it from { $author }, and there was no such key.
audit-key-ended = The key { $author } had ended.
audit-kind-does-not = A { $kind } does not do this.
audit-serves-another = { $device } serves { $serves }, and this is about { $stream }.
audit-number-of-another = { $device } serves { $serves }, and this is the number of '{ $terminal }'.
audit-acted-for-another = { $device } serves { $serves }, and acted for somebody else.
audit-one-administrator = It takes two administrators, and one did it alone.
audit-no-administrator = { $name } was no administrator then, or was suspended.
audit-done-for-oneself = { $name } did it for themselves.
audit-made-by-each-other = { $first } and { $second } signed together, and one had made the other less than a day before.
audit-not-in-post = It was done by '{ $name }', who was no { $post } then, or was suspended.
audit-other-author = It was done by '{ $name }', and the log has it from '{ $author }'.
audit-made-by = It does not tell rightly who gave { $name } access within a day.
audit-earlier-release = It is of an earlier release than those before it, which asked for fewer signatures.
audit-bad-staff-name = Nobody can be called '{ $name }', or not on { $stream }.
audit-staff-already = { $name } was here already.
audit-inspector-made = { $name } is or became an Inspector by other hands than those of the machine.
audit-posts = The posts of { $name } were { $posts }.
audit-suspended-already = { $name } was suspended already.
audit-not-suspended = { $name } was not suspended.
audit-could-sign-in = { $name } could sign in.
audit-let-in = { $name } was locked out or suspended, and was let in.
audit-password-for-that = { $name } could not show a password for that.
audit-wrong-passwords = { $name } had { $count } wrong passwords before.
audit-bad-device-name = There can be no { $kind } called '{ $device }', or not on { $stream }.
audit-device-name = The { $kind } of '{ $serves }' cannot be called { $device }.
audit-key-already = { $device } had a key already.
audit-place-served = { $place } was served by { $device } still, whose key had not ended.
audit-no-key = '{ $device }' had no key.
audit-register-begun = The register was begun already, or not where it belongs.
audit-register-content = It does not tell rightly who was an administrator or locked out, or which keys there were.
audit-not-administrator = '{ $name }' was no administrator.
audit-no-key-for = '{ $device }' had no key for '{ $place }'.
audit-not-staff = It tells of '{ $name }', who does not work here or has another stream.
audit-bad-posts = Nobody can have these posts: { $posts }.
audit-changed-alone = { $name } alone changed what a known result pays, or not with the person who has to sign.

## Findings of the auditor: devices, alarms and restores
audit-other-time = It names another time than that of the log.
audit-no-cause-for-alarm = Nothing in the log could alarm anybody about '{ $subject }'.
audit-no-alarm = There was no alarm about '{ $subject }'.
audit-alarm-elsewhere = An alarm of the kind '{ $kind }' does not belong to { $stream }.
audit-device-failed = { $device } had failed, and nobody had looked at it.
audit-device-reads-nothing = { $device } reads nothing for '{ $game }'.
audit-reading-late = Reading { $number } had come already, or long before.
audit-readings-missing = It follows reading { $last }, and does not say rightly how many are missing.
audit-reading-not-waiting = Reading { $number } did not wait for its game.
audit-no-such-fault = No device is reported for '{ $fault }'.
audit-device-well = Nothing was the matter with { $device }.
audit-other-device = It tells of device '{ $device }'.
audit-other-end = It tells of another moment, or of another end of the log than the one before it.
audit-last-slips = The last slips of the terminals are not those that the log knows.
audit-epoch-begun = The epoch { $epoch } was begun already.
audit-no-restore-open = No restore was left to be ended.
audit-other-restore = It ends another restore.
audit-promise-not-withdrawn = { $deal } of { $game } was promised before the restore, and not withdrawn.
audit-play-not-ended = What was under way at { $game } before the restore was not ended.
audit-restore-account = What it says was withdrawn, void or given back is not what the log tells since the restore.
audit-no-lost-slip = No restore lost such a slip, or it was presented before.
audit-ticket-over = The terminal prints no ticket over { $most }.
audit-slip-amount = Another amount was paid than the one that was presented.
audit-slip-not-presented = No such slip was presented, or it was paid or refused already.
audit-other-slip = It tells of slip '{ $slip }'.
audit-no-server = It names no server, or one without files.
audit-software-accepted = The accepted software of { $server } hashes to { $hash }…, and it says otherwise.
audit-software-not-found = No such software was found on '{ $server }', or it was accepted already.
audit-other-server = It tells of server '{ $server }', or of no hash.

## What the auditor lists: allowed by an earlier release, refused by this one
audit-notice-short = { $account } was { $short } short at event { $event }, before that was refused
audit-notice-by-hand = { $move } by hand: { $transactions } of { $amount } in all, which name no debt
audit-notice-voucher = event { $event } of { $stream }: tokens of { $tokens } for { $player } on the word of { $name } alone, before a voucher had a number
audit-notice-number-not-promised = event { $event } of { $stream }: { $number } was entered for spin { $spin }, and { $promised } was promised, before that was refused
audit-notice-cards-not-promised = event { $event } of { $stream }: Other cards were laid in coup { $coup } than left a promised shoe, before that was refused
audit-notice-changed-alone = event { $event } of { $stream }: { $name } alone changed what a known result pays, before a second signature was asked for
audit-transactions = { $count ->
    [one] { $count } transaction
   *[other] { $count } transactions
}

## Devices
cli-device-shoe = shoe
cli-device-wheel = wheel
cli-device-rfid = layout
cli-device-stacker = stacker
cli-device-printer = printer
cli-device-kiosk = Ticket In Cash Out machine
cli-device-serves = { $name } serves { $serves }.
refusal-key-needed-device = Name the key with --key-file, or in { $variable }.
refusal-wrong-device-key = This is the key of { $name }, which is no { $kind }.

## A server
cli-open-at = { $venue } is open at { $url }
cli-demonstration-only = DEMONSTRATION ONLY: no real money. Its keys and accounts are for trying out on this machine.
cli-sign-in-as = Sign in as { $names }
cli-with-password = with the password { $password }
cli-first-start = This is the first start of this floor. Its administrator signs in as admin, once, with
cli-password-once = and chooses another password then. This one is not shown again.
cli-two-administrators = Accounts and keys take two administrators: add the second with
cli-earlier-release = This database comes from an earlier release:
upgraded-two-sign = From now on two administrators sign together for accounts, passwords, keys and software.
upgraded-one-administrator = There is one, { $name }, who can add the second one alone.
upgraded-unlocked = Wrong passwords lock nobody out any more: { $names } can sign in again.
upgraded-doubled = { $place } is served by more than one key: withdraw those that nobody needs ({ $devices }).
cli-ctrl-c = Ctrl-C ends it.
cli-address-taken = something else listens there
refusal-bad-option-demo-and-config = --demo has a floor of its own: leave --config out.
refusal-bad-option-certificate = The certificate and its key do not fit, or are none.
refusal-cannot-read-no-config = There is no { $file } here: name one with --config, or try --demo.
refusal-cannot-read-certificate = The certificate or its key cannot be read: { $why }.
refusal-cannot-listen = { $address } cannot be used: { $why }. Choose another --address.

## Accounts of staff
cli-staff-described = { $name } is { $full }.
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
library-roads = { $count ->
    [one] The roads of { $count } coup
   *[other] The roads of { $count } coups
}
library-rule-cards = Cards are a text or a list of codes
library-rule-edition-key = The key of an edition is a text
library-rule-game-key = The key of a game is a text
library-rule-roads = Roads are of dealt coups, or of one text of the letters B, P and T
library-rule-said = What was said is a mapping of facts to true or false
library-rule-wagers = Wagers are a mapping of keys to cents
library-rule-wagers-of-players = Wagers are a mapping of players to theirs
refusal-out-of-range-whole = The { $what } is a whole number from { $least } to { $most }, not { $given }.
refusal-wrong-type = { $rule }, not { $given }.
refusal-unknown-letter-no-coup = { $letter } is no coup: write B for Banker, P for Player or T for Tie, in capitals.
refusal-unknown-wager-not-here = There is no wager { $given } here. Choose from: { $known }.
refusal-unknown-game-not-here = There is no game { $given } here. Choose from: { $known }.

## What must happen for a wager to win
lab-event-banker-coloured-pair = banker coloured pair
lab-event-banker-mixed-pair = banker mixed pair
lab-event-banker-pair = banker pair
lab-event-banker-perfect-pair = banker perfect pair
lab-event-banker-wins = banker wins
lab-event-banker-wins-by-4 = banker wins by 4
lab-event-banker-wins-by-5 = banker wins by 5
lab-event-banker-wins-by-6 = banker wins by 6
lab-event-banker-wins-by-7 = banker wins by 7
lab-event-banker-wins-by-8 = banker wins by 8
lab-event-banker-wins-by-9 = banker wins by 9
lab-event-banker-wins-with-natural = banker wins with natural
lab-event-banker-wins-with-six = banker wins with six
lab-event-banker-wins-without-six = banker wins without six
lab-event-double-tiger-pair = double tiger pair
lab-event-equal-naturals = equal naturals
lab-event-player-coloured-pair = player coloured pair
lab-event-player-mixed-pair = player mixed pair
lab-event-player-pair = player pair
lab-event-player-perfect-pair = player perfect pair
lab-event-player-wins = player wins
lab-event-player-wins-by-4 = player wins by 4
lab-event-player-wins-by-5 = player wins by 5
lab-event-player-wins-by-6 = player wins by 6
lab-event-player-wins-by-7 = player wins by 7
lab-event-player-wins-by-8 = player wins by 8
lab-event-player-wins-by-9 = player wins by 9
lab-event-player-wins-with-natural = player wins with natural
lab-event-single-tiger-pair = single tiger pair
lab-event-three-card-tiger = three card tiger
lab-event-tie = tie
lab-event-tie-on-six = tie on six
lab-event-twin-tiger-pair = twin tiger pair
lab-event-two-card-tiger = two card tiger
lab-event-win-on = win on { $numbers }

## Outcomes and odds of a wager
lab-outcome-win = win
lab-outcome-lose = lose
lab-outcome-standoff = standoff

## What a simulation shows
lab-verdict-agrees = Pass: every wager and the joint outcome agree with the exact odds, as far as chance allows.
lab-verdict-cutting-card = Pass: what chance does not explain is as little as the cutting card brings.
lab-verdict-off = Off: { $off }.
lab-off-wager = { $wager } by { $errors } standard errors
lab-off-joint = the joint outcome
lab-off-impossible = the joint outcome, impossible in { $coups }

## Fonts of documents and pictures, the best first, and a region where the language is written so
lab-fonts = Libertinus Serif
lab-region = AU
refusal-no-font = This machine has no font for { $language }: install one of { $fonts }.

## Dispositions of clauses
lab-disposition-computed = computed
lab-disposition-enforced = enforced
lab-disposition-guided = guided
lab-disposition-displayed = displayed
lab-disposition-physical = physical
lab-disposition-informative = informative

## Coups and spins
lab-plain = { $text }
lab-coups = coups
lab-spins = spins
lab-coups-played = coups played
lab-spins-played = spins played

## Rules in short: the subjects
lab-subject-decks = Decks
lab-subject-cutting-cards = Cutting cards
lab-subject-dealt-from = Dealt from
lab-subject-cut = Cut
lab-subject-cutting-card = Cutting card
lab-subject-burn = Burn
lab-subject-end-of-shoe = End of shoe
lab-subject-out-of-cards = Out of cards
lab-subject-wagers-close = Wagers close
lab-subject-either-or = Either or
lab-subject-pockets = Pockets
lab-subject-colours = Colours
lab-subject-spin = Spin
lab-subject-zero = Zero

## Rules in short
lab-rule-decks = { $decks } of 52 cards
lab-rule-decks-also = { $decks } of 52 cards; { $others } are allowed, too
lab-rule-not-low-limit = { $item }, not for low-limit games
lab-rule-cut = { $cards } cards or more from either end
lab-rule-cutting-card = { $cards } cards or more behind it
lab-burn-face-down = face down
lab-burn-shown = shown
lab-burn-by-value = by value
lab-rule-burn-approved = { $way }, approved by a { $role }
lab-rule-end-during = cutting card after the first card of a coup: { $more }
lab-rule-end-first = cutting card in place of the first card of a coup: { $more }
lab-rule-end-tie = one more coup where the last one is a tie
lab-rule-more-coups =
    { $coups ->
        [one] { $coups } coup more after that one
       *[other] { $coups } coups more after that one
    }
lab-rule-last-coup = that one is the last
lab-rule-void = the coup is void
lab-closing-first-card-exposed = first card exposed
lab-closing-first-card-removed = first card removed
lab-closing-period-ends = period ends
lab-rule-either-or = { $one }, or { $other }
lab-rule-pockets = { $count }, from 0 to { $most }
lab-rule-colours = zero green, { $red } red, the others black
lab-rule-revolutions = { $count } revolutions or more
lab-rule-confirmed = confirmed by the dealer
lab-rule-zero = only bets that cover it win
lab-piece-straight = straight { $numbers }
lab-piece-split = split { $numbers }
lab-piece-street = street { $numbers }
lab-piece-corner = corner { $numbers }
lab-piece-six-line = six-line { $numbers }

## The picture of a counting study
lab-effect-of-removal = Effect of removal, in 0.00001 units
lab-axis-rank = rank of the card that is gone
lab-how-often = How often positive: share of coups
lab-how-much = By how much: units gained in 100 coups
lab-axis-decks = decks dealt
lab-gain-a-shoe = What it gains: units a shoe
lab-axis-behind = cards behind the cutting card

## The picture of a bankroll study
lab-still-there = still at the table at the end
lab-ruined = ruined
lab-result = Result
lab-dollars-won = dollars won or lost
lab-median = median
lab-median-of = median { $amount }
lab-drawdown = Drawdown
lab-dollars-down = dollars from the highest point down
lab-fell-by = { $percent } % of patrons fell by { $amount } or less
lab-share-still-there = Still at the table: { $percent } % at the end
lab-share-of-patrons = share of patrons
lab-band-of-patrons = { $low } to { $high } % of patrons
lab-first-patrons =
    { $count ->
        [one] the first { NUMBER($count, useGrouping: 0) } patron
       *[other] the first { NUMBER($count, useGrouping: 0) } patrons
    }
lab-coups-played-by =
    { $count ->
        [one] coups played, the first { NUMBER($count, useGrouping: 0) } patron
       *[other] coups played, the first { NUMBER($count, useGrouping: 0) } patrons
    }
lab-spins-played-by =
    { $count ->
        [one] spins played, the first { NUMBER($count, useGrouping: 0) } patron
       *[other] spins played, the first { NUMBER($count, useGrouping: 0) } patrons
    }
lab-on-the-way = Bankroll on the way
lab-dollars = dollars
lab-last-bar = { $label }; the last bar holds all beyond

## The plots of a PAR sheet
lab-share-win = Wins
lab-share-standoff = Stands off
lab-share-lose = Loses
lab-axis-edge = House edge, % of the stake
lab-axis-shares = Share of outcomes, %
lab-axis-rtp = RTP, %

## The PAR sheet
par-document = PAR sheet: { $game }, { $edition }
par-sheet = PAR sheet
par-page = Page { $page } of { $pages }
par-edition = Edition
par-edition-is = { $title } ({ $key })
par-approved-by = Approved by
par-approved-by-is = { $authority }, { $date }
par-approved-by-undated = { $authority }, undated
par-game = Game
par-game-is = { $title } ({ $key }), rule { $clause }
par-sign = On the sign
par-sign-is = a tie pays { $percent } % of the stake
par-fresh-shoe = { $decks }, a fresh shoe of { $cards } cards
par-wheel = Wheel
par-pockets = { $pockets } pockets
par-glance = Wagers at a glance
par-wager = Wager
par-rtp = RTP
par-house-edge = House edge
par-hit-rate = Hit rate
par-variance = Variance
par-standard-deviation = Standard deviation
par-volatility-index = Volatility index
par-overview-picture = Bars for each wager: house edge, shares of outcomes, volatility index.
par-overview-caption = House edge, shares of outcomes and volatility index of each wager.
par-edge-by-decks = House edge by number of decks
par-decks = { $decks } decks
par-edge-by-sign = House edge by the percentage on the sign
par-tie-pays = A tie pays
par-rules-in-short = Rules in short
par-subject = Subject
par-rule = Rule
par-clause = Clause
par-table-of-play = Table of play
par-table-note = D draws, S stands. N is a natural, which ends the coup ({ $natural }). Both hands start with two cards ({ $deal }), and neither draws more than one ({ $card }).
par-count-of-hand = Count of the hand
par-player = Player
par-third-card = Player’s third card
par-no-third-card = none
par-banker-with = Banker with { $count }
par-wheel-order = The wheel, clockwise from zero
par-one-by-one = Wagers one by one
par-wager-rule = { $key }, rule { $clause }
par-optional = optional
par-with-decks = with { $decks } decks
par-layouts = layouts { $layouts }
par-settled-early = settled after the initial deal
par-outcome = Outcome
par-pays = Pays
par-ways = Ways
par-exact-probability = Probability, exact
par-decimal = Decimal
par-part-of-rtp = Part of RTP
par-all = All
par-measure = Measure
par-exact = Exact
par-number-of-rounds = Number of { $rounds }
par-band-90 = RTP in %, 90 % band
par-band-95 = RTP in %, 95 % band
par-by-rounds = RTP by number of { $rounds }
par-bands-picture = Funnels: the bands of the RTP narrow as wagers grow in number.
par-bands-caption = The bands in which the RTP of each wager lies, by the number of { $rounds }.
par-worked-out = How the figures are worked out
par-coup-ways-note = The next six cards of a fresh shoe can come in { $figure } orders, all equally likely, and every one of them is counted. A coup that needs fewer cards leaves the others in the shoe. Cards burned unseen change no odds.
par-spin-ways-note = The ball may fall into { $figure } pockets, all equally likely, and every one of them is counted. All bets of one kind have the same odds. The stake of a call bet is split evenly over its pieces.
par-exact-figures = Exact figures
par-exact-note = Fractions are in lowest terms and exact. Decimals are rounded from them.
par-payments = Payments
par-payments-note = Winnings are taken at the exact odds. What a table adds when its smallest chip rounds them up is left out.
par-edge-and-rtp = House edge, RTP
par-edge-note = Of each unit staked, what is lost and what goes back in the long run. Standoffs count as played, and their stake as returned. Together they are 1.
par-part-note = The probability of an outcome times all that goes back for one unit staked.
par-hit-rate-note = The share of { $rounds } in which the wager wins.
par-variance-and-deviation = Variance, standard deviation
par-variance-note = Of what goes back for one unit staked on one of the { $rounds }.
par-volatility-note = { $z } times the standard deviation.
par-rtp-bands = RTP bands
par-bands-note = RTP ± { $z } · standard deviation / { $root } over { $n } { $rounds } at equal stakes, with { $z } = { $low } for 90 % and { $high } for 95 %, in percent. This takes the sum of many results for normally distributed, which is rough for few { $rounds } and rare prizes. Less than nothing cannot go back: a band ends at 0.

## Titles of clauses: star-baccarat-2024
clause-star-baccarat-2024-1-1 = Meanings of the terms used in this rule book
clause-star-baccarat-2024-1-1-angel-pre-shuffled-cards = Definition: Angel pre-shuffled cards
clause-star-baccarat-2024-1-1-assistant-gaming-manager = Definition: Assistant Gaming Manager
clause-star-baccarat-2024-1-1-baccarat = Baccarat: a count of zero
clause-star-baccarat-2024-1-1-baccarat-optional-bets = Definition: Baccarat optional bets
clause-star-baccarat-2024-1-1-burn = Definition: burn
clause-star-baccarat-2024-1-1-card-shoe = Definition: card shoe
clause-star-baccarat-2024-1-1-cashless = Definition: cashless
clause-star-baccarat-2024-1-1-casino-pre-shuffled-cards = Definition: casino pre-shuffled cards
clause-star-baccarat-2024-1-1-casino-promotional-token = Promotional tokens: for a voucher at its value and terms, winnings in chips
clause-star-baccarat-2024-1-1-casino-supervisor = Casino Supervisor: includes Gaming Supervisors and Assistant Gaming Managers
clause-star-baccarat-2024-1-1-coup = Coup: from its first card to the discard rack
clause-star-baccarat-2024-1-1-dealer = Definition: dealer
clause-star-baccarat-2024-1-1-deck-checking-device = Definition: deck-checking device
clause-star-baccarat-2024-1-1-designated-player = Definition: designated player
clause-star-baccarat-2024-1-1-electronic-card-shoe = Definition: electronic card shoe
clause-star-baccarat-2024-1-1-even-money-baccarat = Definition: Even Money Baccarat
clause-star-baccarat-2024-1-1-float-tray = Float tray: lockable, fixed to the table, for chips
clause-star-baccarat-2024-1-1-gaming-manager = Definition: Gaming Manager
clause-star-baccarat-2024-1-1-gaming-supervisor = Definition: Gaming Supervisor
clause-star-baccarat-2024-1-1-inspector = Definition: Inspector
clause-star-baccarat-2024-1-1-multishuffler = Definition: multishuffler
clause-star-baccarat-2024-1-1-natural = Natural: 8 or 9 for a hand in the first deal
clause-star-baccarat-2024-1-1-nicc = Definition: NICC
clause-star-baccarat-2024-1-1-no-bet-coup = No-bet coup: dealt by the rules without wagers
clause-star-baccarat-2024-1-1-pair = Pair: same value, or the same picture; K and Q are none
clause-star-baccarat-2024-1-1-point-count = Definition: point count
clause-star-baccarat-2024-1-1-promotional-prize = Definition: promotional prize
clause-star-baccarat-2024-1-1-proxy-betting = Proxy betting: forbidden wagers for a person outside the casino
clause-star-baccarat-2024-1-1-shuffling-device = Definition: shuffling device
clause-star-baccarat-2024-1-1-standoff = Standoff: the wager neither wins nor loses
clause-star-baccarat-2024-1-1-table-differential = Table differential: the most that Player and Banker totals may differ
clause-star-baccarat-2024-1-1-tie = Tie: both hands count the same at the end
clause-star-baccarat-2024-1-1-void = Void: invalid, without result
clause-star-baccarat-2024-1-1-wrd = Definition: winning result display
clause-star-baccarat-2024-2-1 = A table is needed to play
clause-star-baccarat-2024-2-2 = Cloth has betting areas for seated and standing players, as in diagrams A to M
clause-star-baccarat-2024-2-3 = Opens the list of further equipment
clause-star-baccarat-2024-2-3-1 = A shoe or a shuffling device is on the table
clause-star-baccarat-2024-2-3-2 = Discard rack or holder has room for eight decks
clause-star-baccarat-2024-2-3-3 = Table has a float tray
clause-star-baccarat-2024-2-4 = Drop box is attached where cash may be changed for chips
clause-star-baccarat-2024-2-4-1 = Drop box may come off while the table runs cashless
clause-star-baccarat-2024-2-5 = Sign with the odds stands on the table during Even Money Baccarat
clause-star-baccarat-2024-2-6 = Optional Player and Banker markers show who controls each hand
clause-star-baccarat-2024-3-1 = Three, four, six or eight like decks; only six or eight with Pairs or Tiger bets
clause-star-baccarat-2024-3-2 = Opens the list of card values
clause-star-baccarat-2024-3-2-1 = Cards 2 to 9 count their number
clause-star-baccarat-2024-3-2-2 = Tens and picture cards count nothing
clause-star-baccarat-2024-3-2-3 = Aces count one
clause-star-baccarat-2024-3-3 = Opens the two cases of the point count
clause-star-baccarat-2024-3-3-1 = A card total of 9 or less is itself the point count
clause-star-baccarat-2024-3-3-2 = A card total of 10 or more counts only its last digit
clause-star-baccarat-2024-3-4 = Dealer, Casino Supervisor or deck checking device may check cards before use
clause-star-baccarat-2024-3-5 = Checked or pre-shuffled cards are locked away until wanted
clause-star-baccarat-2024-3-6 = Every card comes out of the shoe or shuffling device
clause-star-baccarat-2024-3-7 = Players and spectators keep off the cards unless a rule lets them touch them
clause-star-baccarat-2024-3-8 = Casino Supervisor may have new cards, other back, shuffled, after the last coup
clause-star-baccarat-2024-3-8-1 = Scanning shoe: Casino Supervisor may allow the same back colour again
clause-star-baccarat-2024-3-9 = A shoe whose cards players handled is replaced completely
clause-star-baccarat-2024-3-10 = Casino Supervisor orders unfit cards replaced, but only between coups
clause-star-baccarat-2024-3-11 = Casino Supervisor or Inspector may order a card check whenever they wish
clause-star-baccarat-2024-4-1 = Dealer mixes the cards into random order on the occasions listed
clause-star-baccarat-2024-4-1-1 = Shuffle before play opens, unless the cards arrive pre-shuffled
clause-star-baccarat-2024-4-1-2 = Shuffle when the last coup is over, unless pre-shuffled cards come in
clause-star-baccarat-2024-4-1-3 = Casino Supervisor orders a shuffle after a coup if the mix looks doubtful
clause-star-baccarat-2024-4-2 = Casino pre-shuffled cards: a riffle if a player asks and the supervisor approves
clause-star-baccarat-2024-4-2-1 = Angel pre-shuffled cards: a riffle just before the cut, on request and approval
clause-star-baccarat-2024-4-3 = Casino Supervisor cuts after the shuffle, or chooses to let the players cut
clause-star-baccarat-2024-4-3-1 = First arrival at a new game cuts, or names another player
clause-star-baccarat-2024-4-3-2 = Player directly on the dealer's left cuts, or names another player
clause-star-baccarat-2024-4-4 = A refused cut goes round clockwise; if all refuse, the Casino Supervisor cuts
clause-star-baccarat-2024-4-5 = The cut is made one deck or more from both ends
clause-star-baccarat-2024-4-6 = Cutting card goes at least 20 cards from the back, then the stack into the shoe
clause-star-baccarat-2024-4-6-1 = Dealer reports dropped or fumbled cards so that all are accounted for
clause-star-baccarat-2024-4-7 = Dealer picks one of the burn procedures after every shuffle and cut
clause-star-baccarat-2024-4-7-1 = Burn option one: the first card goes unseen to the discard rack
clause-star-baccarat-2024-4-7-2 = Burn option two: players may ask to see the one burned card, if approved
clause-star-baccarat-2024-4-7-3 = Burn option three: the first card is turned face up, if approved
clause-star-baccarat-2024-4-7-4 = Burn option three: the card's face value sets how many more are drawn face down
clause-star-baccarat-2024-4-7-5 = Burn option three: the turned card and the extra cards are all discarded
clause-star-baccarat-2024-4-8 = When counting a burn, tens and pictures are ten and an ace is one
clause-star-baccarat-2024-4-9 = Cutting card met in mid-coup: finish, one last coup, then change or shuffle
clause-star-baccarat-2024-4-10 = Cutting card seen before a coup's first card makes that coup the last
clause-star-baccarat-2024-4-11 = Cards for a shuffling device go in to be shuffled and get no cut
clause-star-baccarat-2024-4-12 = Casino pre-shuffled cards may get a hand shuffle before entering the device
clause-star-baccarat-2024-4-13 = Casino Supervisor voids a shoe whose card order leaked; Inspector reported to
clause-star-baccarat-2024-5-1 = Only the wagers of this rule are accepted at Baccarat
clause-star-baccarat-2024-5-1-1 = Opens the results of a Player's Hand wager
clause-star-baccarat-2024-5-1-1-1 = Player wager wins when the Player's Hand counts higher
clause-star-baccarat-2024-5-1-1-2 = Player wager loses when the Player's Hand counts lower
clause-star-baccarat-2024-5-1-1-3 = Player wager stands off when both hands count the same
clause-star-baccarat-2024-5-1-2 = Opens the results of a Banker's Hand wager
clause-star-baccarat-2024-5-1-2-1 = Banker wager wins when the Banker's Hand counts higher
clause-star-baccarat-2024-5-1-2-2 = Banker wager loses when the Banker's Hand counts lower
clause-star-baccarat-2024-5-1-2-3 = Banker wager stands off when both hands count the same
clause-star-baccarat-2024-5-1-3 = Tie wager wins on equal point counts and otherwise loses
clause-star-baccarat-2024-5-2 = Stakes are chips or casino promotional tokens and nothing else
clause-star-baccarat-2024-5-3 = Wagers go on their area before the coup's first card leaves the shoe or device
clause-star-baccarat-2024-5-4 = No touching, adding or taking back wagers from the first card until settlement
clause-star-baccarat-2024-5-5 = Opens the tests for a valid wager
clause-star-baccarat-2024-5-5-1 = Valid wager: lies within a betting area
clause-star-baccarat-2024-5-5-2 = Valid wager: every bet counts on its own
clause-star-baccarat-2024-5-5-3 = Valid wager: chips lie flat and are not stacked on another bet
clause-star-baccarat-2024-5-6 = Opens the main wager combinations open to one player
clause-star-baccarat-2024-5-6-1 = Allowed combination: Player alone
clause-star-baccarat-2024-5-6-2 = Allowed combination: Player with Tie
clause-star-baccarat-2024-5-6-3 = Allowed combination: Banker alone
clause-star-baccarat-2024-5-6-4 = Allowed combination: Banker with Tie
clause-star-baccarat-2024-5-6-5 = Allowed combination: Tie alone
clause-star-baccarat-2024-5-6-6 = Banker together with Player needs a Casino Supervisor's approval
clause-star-baccarat-2024-5-6-7 = Banker, Player and Tie together need a Casino Supervisor's approval
clause-star-baccarat-2024-5-7 = Players answer for where their wagers lie, even when the dealer helps
clause-star-baccarat-2024-5-8 = A payout that chips cannot match is rounded up to the next payable amount
clause-star-baccarat-2024-5-9 = Casino Supervisor may cap the number of players or allow one to a box
clause-star-baccarat-2024-6-1 = Table sign gives limits per player, area or bet type and the differential
clause-star-baccarat-2024-6-1-1 = Multiples of the minimum are needed only if the sign says so; it may set a unit
clause-star-baccarat-2024-6-2 = Wagers over the differential or area maximum are cut pro rata before the deal
clause-star-baccarat-2024-6-3 = A differential breach found after the first card leaves all wagers valid
clause-star-baccarat-2024-6-4 = A wager found below minimum once a card has left the shoe or device is valid
clause-star-baccarat-2024-6-5 = Wagers over a maximum settle only up to it, shared pro rata for an area
clause-star-baccarat-2024-6-5-1 = Limit breaches found in earlier coups change none of their results
clause-star-baccarat-2024-6-6 = Players answer for keeping to the limits on the sign
clause-star-baccarat-2024-6-7 = Limits may change at once, but raising a minimum takes 20 minutes on a sign
clause-star-baccarat-2024-6-7-1 = An immediate rise is possible if present players keep the old minimum
clause-star-baccarat-2024-6-7-1-1 = Marker at the box shows that its player keeps the old minimum
clause-star-baccarat-2024-6-7-1-2 = Old-minimum marker goes when its player leaves
clause-star-baccarat-2024-6-7-1-3 = A player with several boxes has the marker at the box where they sit
clause-star-baccarat-2024-6-7-2 = Raising the kept old minimum takes 20 minutes on a sign
clause-star-baccarat-2024-6-7-3 = With two minimums in force the sign lists old and new limits
clause-star-baccarat-2024-6-7-4 = Later arrivals play under the raised minimum
clause-star-baccarat-2024-6-8 = Casino Supervisor may let one player exceed the maximum, with a sign of its own
clause-star-baccarat-2024-6-9 = Opens the two restrictions of a low limit game
clause-star-baccarat-2024-6-9-1 = No tournaments at low limit gaming
clause-star-baccarat-2024-6-9-2 = Low limit gaming deals from a shuffling device only
clause-star-baccarat-2024-7-1 = Dealer may call for bets and call betting closed before every coup
clause-star-baccarat-2024-7-2 = A coup has a Player's Hand and a Banker's Hand
clause-star-baccarat-2024-7-3 = Four cards alternate: first and third to Player, second and fourth to Banker
clause-star-baccarat-2024-7-4 = Empty shoe table: no bet coups if approved and marked or Surveillance told
clause-star-baccarat-2024-7-5 = All players agreeing, Casino Supervisor may allow no bet coups
clause-star-baccarat-2024-8-1 = The table runs Method A, B or C
clause-star-baccarat-2024-8-2 = Opens the duties of a player who receives cards
clause-star-baccarat-2024-8-2-1 = Card handler: must have a seat at the table
clause-star-baccarat-2024-8-2-2 = Card handler: may lift the cards but keeps them visible to all in the game
clause-star-baccarat-2024-8-2-3 = Card handler: keeps the cards over the layout
clause-star-baccarat-2024-8-3 = Casino Supervisor can take the cards away from a designated player at will
clause-star-baccarat-2024-8-4 = With prior approval, other seated players may reveal for the designated player
clause-star-baccarat-2024-8-4-1 = Cards split between two nominees go out and are shown one by one
clause-star-baccarat-2024-8-5 = Method A: dealer keeps both hands and players touch nothing
clause-star-baccarat-2024-8-6 = Method A: opens the dealer's steps
clause-star-baccarat-2024-8-6-1 = Method A: four cards go to their areas face up, or face down and then turned
clause-star-baccarat-2024-8-6-2 = Method A: Player count is called before Banker count
clause-star-baccarat-2024-8-7 = Method A: third cards are dealt like the first four
clause-star-baccarat-2024-8-8 = Method B: highest wager on each hand gets its cards, perhaps shown by a marker
clause-star-baccarat-2024-8-9 = Method B: refused cards go to the next highest wager on the hand
clause-star-baccarat-2024-8-10 = Method B: equal top wagers rank from the seat nearest the dealer's right
clause-star-baccarat-2024-8-11 = Method B: on refusal, equal top wagers follow counter clockwise
clause-star-baccarat-2024-8-12 = Method B: four cards are dealt and handed over face down
clause-star-baccarat-2024-8-13 = Method B: only one hand's cards may be with the players at once
clause-star-baccarat-2024-8-14 = Method B: dealer keeps a hand's cards in the two cases below
clause-star-baccarat-2024-8-14-1 = Method B: dealer keeps the cards when nobody has wagered
clause-star-baccarat-2024-8-14-2 = Method B: dealer keeps the cards when every bettor refuses them
clause-star-baccarat-2024-8-15 = Method B: designated player may reveal the hand, then the dealer acts
clause-star-baccarat-2024-8-15-1 = Method B: dealer takes the cards back to their layout area
clause-star-baccarat-2024-8-15-2 = Method B: unrevealed cards are turned before any third card
clause-star-baccarat-2024-8-15-3 = Method B: Player count is called before Banker count
clause-star-baccarat-2024-8-16 = Method B: third cards are dealt like the first four
clause-star-baccarat-2024-8-17 = Method C: seat at dealer's right is first designated and must bet on Banker
clause-star-baccarat-2024-8-18 = Method C: a declined role travels counter clockwise through the seats
clause-star-baccarat-2024-8-19 = Method C: holder of the role may give it up between coups
clause-star-baccarat-2024-8-20 = Method C: role lasts until passed on, Banker loses or the supervisor ends it
clause-star-baccarat-2024-8-21 = Method C: if everyone declines, Method A is dealt
clause-star-baccarat-2024-8-22 = Method C: four cards face down, Banker's two go to the designated player
clause-star-baccarat-2024-8-23 = Method C: Player's cards stay with the dealer
clause-star-baccarat-2024-8-24 = Method C: designated player may reveal the hand, then the dealer acts
clause-star-baccarat-2024-8-24-1 = Method C: dealer lays the returned cards face up in their area
clause-star-baccarat-2024-8-24-2 = Method C: dealer turns what the players left unrevealed
clause-star-baccarat-2024-8-24-3 = Method C: Player count is called before Banker count
clause-star-baccarat-2024-8-25 = Method C: third cards are dealt like the first four
clause-star-baccarat-2024-8-26 = Method C: after a Banker loss the role is offered from the last holder's right
clause-star-baccarat-2024-9-1 = Third cards follow the called counts where the drawing rules need them
clause-star-baccarat-2024-9-2 = An 8 or 9 on either first two cards is a natural and ends the drawing
clause-star-baccarat-2024-9-3 = Without a Banker natural, the Player's Hand follows Table 1
clause-star-baccarat-2024-9-3-1 = Player draws on 0 to 5
clause-star-baccarat-2024-9-3-2 = Player stands on 6 or 7
clause-star-baccarat-2024-9-4 = After a Player draw the Banker's Hand follows Table 2
clause-star-baccarat-2024-9-4-1 = Banker draws where Table 2 shows D against the Player's third card
clause-star-baccarat-2024-9-4-2 = Banker stands where Table 2 shows S against the Player's third card
clause-star-baccarat-2024-9-5 = After a Player stand the Banker draws on 5 or less
clause-star-baccarat-2024-9-6 = Neither hand ever gets a fourth card
clause-star-baccarat-2024-10-1 = Optional bets are open only where the casino operator offers them
clause-star-baccarat-2024-10-2 = Baccarat Pairs: on layouts A or D, for either hand, before the coup
clause-star-baccarat-2024-10-3 = Baccarat Pairs: sign gives the stake
clause-star-baccarat-2024-10-4 = Baccarat Pairs: Casino Supervisor may reserve it for main wager players
clause-star-baccarat-2024-10-4-1 = Baccarat Pairs reserved: Surveillance is told beforehand
clause-star-baccarat-2024-10-4-2 = Baccarat Pairs reserved: a table sign says so
clause-star-baccarat-2024-10-5 = Baccarat Pairs: one wager per side and coup; main wager players come first
clause-star-baccarat-2024-10-6 = Baccarat Pairs: only a hand's opening two cards can make the pair
clause-star-baccarat-2024-10-6-1 = Baccarat Pairs: ace to ten pair by equal number
clause-star-baccarat-2024-10-6-2 = Baccarat Pairs: pictures pair only with the same picture
clause-star-baccarat-2024-10-7 = Baccarat Pairs: pair on the hand chosen pays 11 to 1
clause-star-baccarat-2024-10-8 = Baccarat Pairs: paid or taken when the coup is settled
clause-star-baccarat-2024-10-9 = Super Six: on layouts A or D, before the coup
clause-star-baccarat-2024-10-10 = Super Six: sign gives the stake
clause-star-baccarat-2024-10-11 = Super Six: Casino Supervisor may reserve it for main wager players
clause-star-baccarat-2024-10-11-1 = Super Six reserved: Surveillance is told beforehand
clause-star-baccarat-2024-10-11-2 = Super Six reserved: a table sign says so
clause-star-baccarat-2024-10-12 = Super Six: one wager each coup; main wager players come first
clause-star-baccarat-2024-10-13 = Super Six: wins when Banker wins on six, else loses
clause-star-baccarat-2024-10-14 = Tiger Tie: on the listed Tiger layouts, before the coup
clause-star-baccarat-2024-10-15 = Tiger Tie: sign gives the stake
clause-star-baccarat-2024-10-16 = Tiger Tie: Casino Supervisor may reserve it for main wager players
clause-star-baccarat-2024-10-16-1 = Tiger Tie reserved: Surveillance is told beforehand
clause-star-baccarat-2024-10-16-2 = Tiger Tie reserved: a table sign says so
clause-star-baccarat-2024-10-17 = Tiger Tie: one wager each coup; main wager players come first
clause-star-baccarat-2024-10-18 = Tiger Tie: wins on a six-all tie, else loses
clause-star-baccarat-2024-10-19 = Tiger Pair: on the listed Tiger layouts, before the coup
clause-star-baccarat-2024-10-20 = Tiger Pair: sign gives the stake
clause-star-baccarat-2024-10-21 = Tiger Pair: Casino Supervisor may reserve it for main wager players
clause-star-baccarat-2024-10-21-1 = Tiger Pair reserved: Surveillance is told beforehand
clause-star-baccarat-2024-10-21-2 = Tiger Pair reserved: a table sign says so
clause-star-baccarat-2024-10-22 = Tiger Pair: one wager each coup; main wager players come first
clause-star-baccarat-2024-10-23 = Tiger Pair: opens the four results
clause-star-baccarat-2024-10-23-1 = Tiger Pair: one hand paired is a Single Tiger Pair
clause-star-baccarat-2024-10-23-2 = Tiger Pair: both hands paired in different values is a Double Tiger Pair
clause-star-baccarat-2024-10-23-3 = Tiger Pair: both hands paired in one value is a Twin Tiger Pair
clause-star-baccarat-2024-10-23-4 = Tiger Pair: loses when neither hand is paired
clause-star-baccarat-2024-10-24 = Tiger Pair: only a hand's opening two cards can make the pair
clause-star-baccarat-2024-10-24-1 = Tiger Pair: ace to ten pair by equal number
clause-star-baccarat-2024-10-24-2 = Tiger Pair: pictures pair only with the same picture
clause-star-baccarat-2024-10-25 = Tiger: on the listed Tiger layouts, before the coup
clause-star-baccarat-2024-10-26 = Tiger: sign gives the stake
clause-star-baccarat-2024-10-27 = Tiger: Casino Supervisor may reserve it for main wager players
clause-star-baccarat-2024-10-27-1 = Tiger reserved: Surveillance is told beforehand
clause-star-baccarat-2024-10-27-2 = Tiger reserved: a table sign says so
clause-star-baccarat-2024-10-28 = Tiger: one wager each coup; main wager players come first
clause-star-baccarat-2024-10-29 = Tiger: opens the three results
clause-star-baccarat-2024-10-29-1 = Tiger: Banker win on a two-card six is a 2 Card Tiger
clause-star-baccarat-2024-10-29-2 = Tiger: Banker win on a three-card six is a 3 Card Tiger
clause-star-baccarat-2024-10-29-3 = Tiger: loses unless Banker wins on six
clause-star-baccarat-2024-10-30 = Big Tiger: on the listed Tiger layouts, before the coup
clause-star-baccarat-2024-10-31 = Big Tiger: sign gives the stake
clause-star-baccarat-2024-10-32 = Big Tiger: Casino Supervisor may reserve it for main wager players
clause-star-baccarat-2024-10-32-1 = Big Tiger reserved: Surveillance is told beforehand
clause-star-baccarat-2024-10-32-2 = Big Tiger reserved: a table sign says so
clause-star-baccarat-2024-10-33 = Big Tiger: one wager each coup; main wager players come first
clause-star-baccarat-2024-10-34 = Big Tiger: wins when Banker wins on a three-card six, else loses
clause-star-baccarat-2024-10-35 = Small Tiger: on the listed Tiger layouts, before the coup
clause-star-baccarat-2024-10-36 = Small Tiger: sign gives the stake
clause-star-baccarat-2024-10-37 = Small Tiger: Casino Supervisor may reserve it for main wager players
clause-star-baccarat-2024-10-37-1 = Small Tiger reserved: Surveillance is told beforehand
clause-star-baccarat-2024-10-37-2 = Small Tiger reserved: a table sign says so
clause-star-baccarat-2024-10-38 = Small Tiger: one wager each coup; main wager players come first
clause-star-baccarat-2024-10-39 = Small Tiger: wins when Banker wins on a two-card six, else loses
clause-star-baccarat-2024-11-1 = Ordinary Baccarat settles on this scale once the result is called
clause-star-baccarat-2024-11-1-1 = Lost stakes are taken
clause-star-baccarat-2024-11-1-2 = Player wager pays 1 to 1
clause-star-baccarat-2024-11-1-3 = Banker wager pays 19 to 20
clause-star-baccarat-2024-11-1-4 = Baccarat Pairs wager pays 11 to 1
clause-star-baccarat-2024-11-1-5 = Tie wager pays 8 to 1
clause-star-baccarat-2024-11-1-6 = Super Six wager pays 15 to 1
clause-star-baccarat-2024-11-1-7 = Tiger Tie wager pays 45 to 1
clause-star-baccarat-2024-11-1-8 = Opens the Tiger Pair odds
clause-star-baccarat-2024-11-1-8-1 = Single Tiger Pair pays 4 to 1
clause-star-baccarat-2024-11-1-8-2 = Double Tiger Pair pays 25 to 1
clause-star-baccarat-2024-11-1-8-3 = Twin Tiger Pair pays 100 to 1
clause-star-baccarat-2024-11-1-9 = Opens the Tiger odds
clause-star-baccarat-2024-11-1-9-1 = 2 Card Tiger pays 12 to 1
clause-star-baccarat-2024-11-1-9-2 = 3 Card Tiger pays 22 to 1
clause-star-baccarat-2024-11-1-10 = Big Tiger wager pays 55 to 1
clause-star-baccarat-2024-11-1-11 = Small Tiger wager pays 22 to 1
clause-star-baccarat-2024-11-2 = Even Money Baccarat settles on its own scale
clause-star-baccarat-2024-11-2-1 = Even Money: Player wager pays 1 to 1
clause-star-baccarat-2024-11-2-2 = Even Money: Banker wager pays 1 to 1, or 1 to 2 when it wins on six
clause-star-baccarat-2024-11-2-3 = Even Money: Tie wager pays 8 to 1
clause-star-baccarat-2024-12-1 = Misdeal: card order in doubt, or an error reported before the next coup
clause-star-baccarat-2024-12-1-a = Misdeal: the order of the cards is in doubt
clause-star-baccarat-2024-12-1-b = Misdeal: an error is told before the next coup
clause-star-baccarat-2024-12-1-1 = Misdeal: rebuild the coup, then players may withdraw; none left means no bet
clause-star-baccarat-2024-12-1-2 = Misdeal past rebuilding: supervisor voids, stakes go back, same cards go on
clause-star-baccarat-2024-12-1-3 = Misdeal voided in a shoe game: all players agreeing, cards changed or shuffled
clause-star-baccarat-2024-12-1-4 = Misdeal reported too late leaves every earlier result as it was
clause-star-baccarat-2024-12-2 = Stray Player third card goes to a drawing Banker, else opens the next coup
clause-star-baccarat-2024-12-3 = Stray Banker third card or a bared first card opens a no bet coup
clause-star-baccarat-2024-12-4 = No bet coups use Method A and take no wagers
clause-star-baccarat-2024-12-5 = A face-up card met after the coup's first card plays as normal
clause-star-baccarat-2024-12-5-1 = Suspected more face-up cards in a device: supervisor may have the rest checked
clause-star-baccarat-2024-12-6 = A shoe too short to finish a hand voids the coup
clause-star-baccarat-2024-12-7 = Cut left out or wrong: finish the coup, then shuffle and cut; past results hold
clause-star-baccarat-2024-12-8 = A forgotten burn leaves those cards in the game
clause-star-baccarat-2024-12-9 = Shuffle missed after the cutting card: finish the coup, then shuffle and cut
clause-star-baccarat-2024-12-10 = Wagers settled on the other game's scale, Even Money or ordinary
clause-star-baccarat-2024-12-10-1 = Settled on the wrong scale: earlier coups keep their results
clause-star-baccarat-2024-12-10-2 = Settled on the wrong scale: play resumes on the right one
clause-star-baccarat-2024-12-11 = A card is found missing, or a foreign one found, in shoe or device
clause-star-baccarat-2024-12-11-1 = Missing or foreign card: finished coups keep their results
clause-star-baccarat-2024-12-11-2 = Missing or foreign card: the current coup is void and stakes go back
clause-star-baccarat-2024-12-11-3 = Missing or foreign card: remaining cards come out for a check at the table
clause-star-baccarat-2024-12-11-4 = Missing or foreign card: Surveillance told, Inspector reported to
clause-star-baccarat-2024-12-12 = Unless Method A: supervisor may relax the wager freeze before cards are seen
clause-star-baccarat-2024-12-13 = Scanning shoe disagrees: supervisor confirms the true result or voids the coup
clause-star-baccarat-2024-12-14 = A wrong result display is ignored
clause-star-baccarat-2024-12-15 = Cards handed to the wrong player do not upset the result
clause-star-baccarat-2024-12-16 = A card once burned stays burned
clause-star-baccarat-2024-12-17 = A wager found invalid once the coup has begun goes back to its owner
clause-star-baccarat-2024-12-18 = Wrongly paid wagers are no breach if both conditions below hold
clause-star-baccarat-2024-12-18-1 = Wrong payment: The Star enquires and finds no intent
clause-star-baccarat-2024-12-18-2 = Wrong payment: put right, attempted or told to the NICC in reasonable time
clause-star-baccarat-2024-12-19 = Suspected deliberate wrong settlement obliges The Star to act as listed
clause-star-baccarat-2024-12-19-1 = Deliberate wrong settlement: correct it in reasonable time
clause-star-baccarat-2024-12-19-2 = Deliberate wrong settlement: try to find out which patron it was
clause-star-baccarat-2024-12-20 = Opens the clarifications on wrong payments
clause-star-baccarat-2024-12-20-1 = Trying to identify or reach the patron counts as a reasonable attempt
clause-star-baccarat-2024-12-20-1-1 = Patron found after an underpayment: try to pay the difference
clause-star-baccarat-2024-12-20-1-2 = Patron found after an overpayment: try to get the money back
clause-star-baccarat-2024-12-20-2 = Monthly report to the NICC of wrong payments over $1,000; no credit is implied
clause-star-baccarat-2024-13-1 = Moving cards to another device needs all five conditions below
clause-star-baccarat-2024-13-1-1 = Device failure condition: the game is using a shuffling device
clause-star-baccarat-2024-13-1-2 = Device failure condition: it shows in a coup already begun
clause-star-baccarat-2024-13-1-3 = Device failure condition: it has harmed neither operator nor player
clause-star-baccarat-2024-13-1-4 = Device failure condition: a spare device is at hand
clause-star-baccarat-2024-13-1-5 = Device failure condition: the cards can in practice be moved
clause-star-baccarat-2024-13-2 = Device failed, cards intact: move them to another device and play on
clause-star-baccarat-2024-13-3 = Device failed and spoilt cards: take the four steps below
clause-star-baccarat-2024-13-3-1 = Spoilt cards: take them out of play
clause-star-baccarat-2024-13-3-2 = Spoilt cards: move the good ones to another device
clause-star-baccarat-2024-13-3-3 = Spoilt cards: add replacements from a new deck to that device
clause-star-baccarat-2024-13-3-4 = Spoilt cards: play on afterwards
clause-star-baccarat-2024-13-4 = Device failure that harmed anyone ends the coup, stakes back; past results hold
clause-star-baccarat-2024-13-5 = No spare device or no practical move: take the four steps below
clause-star-baccarat-2024-13-5-1 = No spare device: each player may take the coup's stakes back
clause-star-baccarat-2024-13-5-2 = No spare device: spoilt cards are replaced from a new deck
clause-star-baccarat-2024-13-5-3 = No spare device: good and replacement cards are shuffled and cut by rule 4
clause-star-baccarat-2024-13-5-4 = No spare device: remaining players' coup is finished from a shoe
clause-star-baccarat-2024-14-1 = Nobody may use a device near a table to record, predict or analyse play
clause-star-baccarat-2024-14-2 = Casino staff and Inspectors on duty are outside the device ban
clause-star-baccarat-2024-14-3 = Casino Supervisor satisfied of device use may take the measures below
clause-star-baccarat-2024-14-3-1 = Device use: void the person's wagers
clause-star-baccarat-2024-14-3-2 = Device use: bar the person from the game
clause-star-baccarat-2024-14-3-3 = Device use: bar the offender from the whole casino under section 79
clause-star-baccarat-2024-14-3-4 = Device use: hold the person until an Inspector or police come
clause-star-baccarat-2024-14-4 = Casino Supervisor may annul a game on the grounds below
clause-star-baccarat-2024-14-4-1 = Ground to annul: fire, riot, robbery or a like disturbance
clause-star-baccarat-2024-14-4-2 = Ground to annul: fraud that in the supervisor's view touched the result
clause-star-baccarat-2024-14-5 = Annulled game: stakes may go back; a cheat's stake may be forfeited
clause-star-baccarat-2024-14-6 = Staff give no playing advice beyond keeping players within the rules
clause-star-baccarat-2024-14-7 = No one presses or advises a player who has not asked for it
clause-star-baccarat-2024-14-8 = Switch to or from Even Money needs 20 minutes on a sign, or all players' consent
clause-star-baccarat-2024-14-9 = Closing a table with players present needs 20 minutes on a sign
clause-star-baccarat-2024-14-10 = At a full table, three coups without a wager may cost a player the seat
clause-star-baccarat-2024-14-11 = Private bets between players or spectators are forbidden
clause-star-baccarat-2024-14-12 = Casino Supervisor may refuse a wager, with reason, before the first card
clause-star-baccarat-2024-14-13 = Disputes go first to a Gaming Supervisor, then on request to a Casino Supervisor
clause-star-baccarat-2024-14-14 = Operator's word in game disputes is final; the Inspector route is explained
clause-star-baccarat-2024-14-15 = Anyone asking may look at the rules
clause-star-baccarat-2024-14-16 = Betting for somebody outside the casino is forbidden
clause-star-baccarat-2024-15-1-1 = Meanings of the tournament terms
clause-star-baccarat-2024-15-2-1 = Tournament rules override Baccarat's, and 6.4, 6.5, 6.7, 6.8 do not apply
clause-star-baccarat-2024-15-3-1 = Operator may charge an entry fee and add cash, goods or services to the pool
clause-star-baccarat-2024-15-3-2 = Every entry fee joins the prize pool; refunds only if the conditions allow
clause-star-baccarat-2024-15-3-3 = Guaranteed pool may rest on a minimum entry, short of which the event may be off
clause-star-baccarat-2024-15-3-4 = A tournament the operator calls off returns every entry fee
clause-star-baccarat-2024-15-4-1 = Each tournament player gets the published conditions
clause-star-baccarat-2024-15-4-2 = Tournament conditions must cover items (a) to (k)
clause-star-baccarat-2024-15-4-2-a = Tournament conditions: the entry fee
clause-star-baccarat-2024-15-4-2-b = Tournament conditions: chips at the start of a session
clause-star-baccarat-2024-15-4-2-c = Tournament conditions: any compulsory wager
clause-star-baccarat-2024-15-4-2-d = Tournament conditions: limits, and when they rise
clause-star-baccarat-2024-15-4-2-e = Tournament conditions: dealing method, rounds, sessions and tables
clause-star-baccarat-2024-15-4-2-f = Tournament conditions: seats, order of wagering, pass cards, hidden wagers
clause-star-baccarat-2024-15-4-2-g = Tournament conditions: how the eliminated buy back in
clause-star-baccarat-2024-15-4-2-h = Opens eligibility in the conditions
clause-star-baccarat-2024-15-4-2-h-i = Eligibility: only those who may enter the casino and gamble
clause-star-baccarat-2024-15-4-2-h-ii = Eligibility: any application may be refused
clause-star-baccarat-2024-15-4-2-h-iii = Eligibility: the selection criteria, where there are any
clause-star-baccarat-2024-15-4-2-i = Tournament conditions: terms of entry, form and number of players
clause-star-baccarat-2024-15-4-2-j = Tournament conditions: prizes, payment and any guarantee
clause-star-baccarat-2024-15-4-2-k = Tournament conditions: the manager applies them, and rules come first
clause-star-baccarat-2024-15-4-3 = Tournament Manager may want written agreement before accepting an entry
clause-star-baccarat-2024-15-5-1 = Tournament Manager names the tournament tables
clause-star-baccarat-2024-15-5-2 = A tournament table takes no other play during a session or round
clause-star-baccarat-2024-15-5-3 = Tournament Manager may move a session's start on fair notice
clause-star-baccarat-2024-15-5-4 = Tournament Manager sets seating, betting order, pass card and hidden bet terms
clause-star-baccarat-2024-15-5-5 = Tournament Manager may stop a table's session early
clause-star-baccarat-2024-15-5-5-1 = Early stop: those going through are already known
clause-star-baccarat-2024-15-5-5-2 = Early stop: where chips are cashed, everyone at the table agrees
clause-star-baccarat-2024-15-5-6 = Tournament Manager may act against a late or absent tournament player
clause-star-baccarat-2024-15-5-6-1 = Absence: minimum wager is deducted per coup missed, for three at most
clause-star-baccarat-2024-15-5-6-2 = Absence: seat cancelled and player disqualified, fee normally lost, chips kept
clause-star-baccarat-2024-15-5-7 = Tournament Manager may put out a rule breaker, who forfeits the entry fee
clause-star-baccarat-2024-15-5-8 = Chips are totalled after each session; Tournament Manager names the winners
clause-star-baccarat-2024-15-5-9 = Tournament chips are collected after each session and shortfalls recorded
clause-star-baccarat-2024-15-6-1 = Tournament betting uses tournament chips throughout
clause-star-baccarat-2024-15-6-2 = All tournament players start a session with equal chips
clause-star-baccarat-2024-15-6-3 = No buy-in by session start means elimination without refund
clause-star-baccarat-2024-15-6-4 = Bet within limits on every coup or play a pass card, else disqualified
clause-star-baccarat-2024-15-6-5 = Adding chips other than by winnings disqualifies; fee lost, chips kept
clause-star-baccarat-2024-15-6-6 = Tournament chips stay on the table, in sight and unswapped
clause-star-baccarat-2024-15-6-7 = Hiding or pocketing tournament chips disqualifies, fee lost
clause-star-baccarat-2024-15-6-8 = Stakes and payouts alike use approved tournament chips
clause-star-baccarat-2024-15-6-9 = Chips held at session end belong to the casino operator
clause-star-baccarat-2024-15-6-10 = Tournament players bet from their own position only
clause-star-baccarat-2024-15-6-11 = Tournament Manager may set a betting time limit on fair notice
clause-star-baccarat-2024-15-6-12 = A wager made too late may be held to the table minimum
clause-star-baccarat-2024-15-6-13 = A player too short for the minimum before a round is out and leaves the table
clause-star-baccarat-2024-15-6-14 = Units of the minimum; excess cut to maximum, shortfall topped up or player out
clause-star-baccarat-2024-15-6-15 = Limits may move in mid-tournament if players were told before it began
clause-star-baccarat-2024-15-7-1 = Equal pass cards per heat; one replaces a wager and is collected after the coup
clause-star-baccarat-2024-15-8-1 = Tournament conditions set how many undisclosed wagers there are
clause-star-baccarat-2024-15-8-2 = Opens the procedure for an undisclosed wager
clause-star-baccarat-2024-15-8-2-1 = Undisclosed wager: kind and amount go on a form to the supervisor
clause-star-baccarat-2024-15-8-2-2 = Undisclosed wager: filling the form correctly is the player's own concern
clause-star-baccarat-2024-15-8-2-3 = Undisclosed wager: within table limits and the player's chips
clause-star-baccarat-2024-15-8-2-4 = Undisclosed wager: with an open wager, both together within the player's chips
clause-star-baccarat-2024-15-8-2-5 = Undisclosed wager: Gaming Supervisor checks it before the coup and marks it
clause-star-baccarat-2024-15-8-2-6 = Undisclosed wager: read out and placed between no more bets and the first card
clause-star-baccarat-2024-15-8-2-7 = Undisclosed wager: once read out, all wagers are frozen until settled
clause-star-baccarat-2024-15-8-3 = Faulty undisclosed wagers found after the coup are corrected as below
clause-star-baccarat-2024-15-8-3-1 = Faulty undisclosed wager: too low counts as the minimum
clause-star-baccarat-2024-15-8-3-2 = Faulty undisclosed wager: too high counts as the maximum
clause-star-baccarat-2024-15-8-3-3 = Faulty undisclosed wager: beyond own chips counts as all of them, or the maximum
clause-star-baccarat-2024-15-8-3-4 = Faulty undisclosed wager: amount or kind missing costs the table minimum
clause-star-baccarat-2024-15-8-4 = Until the next coup's first card, rivals may read an undisclosed wager form
clause-star-baccarat-2024-15-9-1 = Tournament conditions may fix a betting order
clause-star-baccarat-2024-15-9-2 = Order marker begins at box one and steps one box each coup
clause-star-baccarat-2024-15-9-3 = Marked player bets first, the rest follow to the left
clause-star-baccarat-2024-15-9-4 = A bet out of turn is withdrawn to wait
clause-star-baccarat-2024-15-9-5 = A bet made in turn is final
clause-star-baccarat-2024-15-10-1 = How many advance is settled when the tournament starts
clause-star-baccarat-2024-15-10-2 = Most chips at session end wins the table
clause-star-baccarat-2024-15-10-3 = Too many level for the places: play-off with a chip count after every coup
clause-star-baccarat-2024-15-10-4 = Out in the same coup: ranked by chips left, then wager size, then removal order
clause-star-baccarat-2024-15-11-1 = Tournament players neither give nor seek advice in play
clause-star-baccarat-2024-15-11-2 = Tournament Manager's word on disputes is final and play waits for it
clause-star-baccarat-2024-15-11-3 = Tournament Manager may have everyone's chips counted
clause-star-baccarat-2024-15-11-4 = Breaking a tournament rule may disqualify, fee lost
clause-star-baccarat-2024-16-1 = Operator may run Promotional Prizes alongside gaming
clause-star-baccarat-2024-16-2 = A scrutineer may watch draws for a prize above $10,000
clause-star-baccarat-2024-16-3 = Winner of a non-cash prize, casino dollars apart, may be offered its cash worth
clause-star-baccarat-2024-16-4 = Prizes are never handed out in cash, only by crossed cheque or bank transfer
clause-star-baccarat-2024-16-5 = Prizes obey section 66(4)(b) and exclude what is listed below
clause-star-baccarat-2024-16-5-1 = Banned prize: tobacco
clause-star-baccarat-2024-16-5-2 = Banned prize: guns, ammunition and imitation guns
clause-star-baccarat-2024-16-5-3 = Banned prize: prohibited weapons
clause-star-baccarat-2024-16-5-4 = Banned prize: liquor above 20 litres
clause-star-baccarat-2024-16-5-5 = Banned prize: anything the regulations name
clause-star-baccarat-2024-16-6 = Prize terms are written, named in the advertising and easy to obtain
clause-star-baccarat-2024-16-7 = A promotion's conditions must cover every item below
clause-star-baccarat-2024-16-7-1 = Prize conditions: how it is awarded
clause-star-baccarat-2024-16-7-2 = Prize conditions: time and place it may be awarded
clause-star-baccarat-2024-16-7-3 = Prize conditions: who qualifies
clause-star-baccarat-2024-16-7-4 = Prize conditions: qualifying wager, if there is one
clause-star-baccarat-2024-16-7-5 = Prize conditions: what it is, with any proviso or guarantee
clause-star-baccarat-2024-16-7-6 = Prize conditions: when entries close
clause-star-baccarat-2024-16-7-7 = Prize conditions: where and when the promotion is held
clause-star-baccarat-2024-16-7-8 = Prize conditions: how to claim and whether one must be there
clause-star-baccarat-2024-16-7-9 = Prize conditions: how the winner is told
clause-star-baccarat-2024-16-7-10 = Prize conditions: how results are made public
clause-star-baccarat-2024-16-7-11 = Prize conditions: details, value and terms of acceptance
clause-star-baccarat-2024-16-7-11-1 = Machinery or electric appliance prizes need the details below
clause-star-baccarat-2024-16-7-11-1-1 = Appliance prize: make
clause-star-baccarat-2024-16-7-11-1-2 = Appliance prize: model
clause-star-baccarat-2024-16-7-11-1-3 = Appliance prize: accessories
clause-star-baccarat-2024-16-7-11-2 = Motor vehicle prizes need the details below
clause-star-baccarat-2024-16-7-11-2-1 = Vehicle prize: make
clause-star-baccarat-2024-16-7-11-2-2 = Vehicle prize: model
clause-star-baccarat-2024-16-7-11-2-3 = Vehicle prize: accessories
clause-star-baccarat-2024-16-7-11-2-4 = Vehicle prize: whether on-road costs are covered
clause-star-baccarat-2024-16-7-11-3 = Travel prizes need the details below
clause-star-baccarat-2024-16-7-11-3-1 = Travel prize: how many may go
clause-star-baccarat-2024-16-7-11-3-2 = Travel prize: transport, length, lodging and meals covered
clause-star-baccarat-2024-16-7-11-3-3 = Travel prize: limits on dates
clause-star-baccarat-2024-16-7-11-3-4 = Travel prize: whether pocket money comes with it
clause-star-baccarat-2024-16-7-11-4 = Real estate prizes need the details below
clause-star-baccarat-2024-16-7-11-4-1 = Property prize: kind of dwelling
clause-star-baccarat-2024-16-7-11-4-2 = Property prize: plans
clause-star-baccarat-2024-16-7-11-4-3 = Property prize: contract
clause-star-baccarat-2024-16-7-11-4-4 = Property prize: easements
clause-star-baccarat-2024-16-7-11-4-5 = Property prize: where it lies
clause-star-baccarat-2024-16-7-11-4-6 = Property prize: legal work, fixtures and furniture covered
clause-star-baccarat-2024-16-8 = Winners who need not attend should hear in 2 days, by one of the ways below
clause-star-baccarat-2024-16-8-1 = Telling the winner: in person
clause-star-baccarat-2024-16-8-2 = Telling the winner: by letter
clause-star-baccarat-2024-16-8-3 = Telling the winner: by phone
clause-star-baccarat-2024-16-8-4 = Telling the winner: by e-mail
clause-star-baccarat-2024-16-9 = A refused claimant is soon told why, and records are kept
clause-star-baccarat-2024-16-9-1 = Refused claims above $100 are kept with name, address and reason
clause-star-baccarat-2024-16-10 = Operator's word in prize disputes is final; the Inspector route is explained
clause-star-baccarat-2024-16-11 = A compromised promotion is put off or cancelled; Inspector told within 48 hours
clause-star-baccarat-2024-16-12 = NICC has a promotion's full terms 24 hours before it starts
clause-star-baccarat-2024-16-12-1 = Terms changed in mid-promotion go back to the NICC at once

## Titles of clauses: star-premium-baccarat-2021
clause-star-premium-baccarat-2021-1-1 = Meanings of the terms used in this rule book
clause-star-premium-baccarat-2021-1-1-angel-pre-shuffled-cards = Definition: Angel pre-shuffled cards
clause-star-premium-baccarat-2021-1-1-assistant-gaming-manager = Definition: Assistant Gaming Manager
clause-star-premium-baccarat-2021-1-1-baccarat = Baccarat: a count of zero
clause-star-premium-baccarat-2021-1-1-burn = Definition: burn
clause-star-premium-baccarat-2021-1-1-card-shoe = Definition: card shoe
clause-star-premium-baccarat-2021-1-1-casino-pre-shuffled-cards = Definition: casino pre-shuffled cards
clause-star-premium-baccarat-2021-1-1-casino-promotional-token = Promotional tokens: for a voucher at its value and terms, winnings in chips
clause-star-premium-baccarat-2021-1-1-casino-supervisor = Casino Supervisor: includes Gaming Supervisors
clause-star-premium-baccarat-2021-1-1-coup = Coup: from its first card to the discard rack
clause-star-premium-baccarat-2021-1-1-dealer = Definition: dealer
clause-star-premium-baccarat-2021-1-1-deck-checking-device = Definition: deck-checking device
clause-star-premium-baccarat-2021-1-1-designated-player = Definition: designated player
clause-star-premium-baccarat-2021-1-1-even-money-premium-baccarat = Definition: Even Money Premium Baccarat
clause-star-premium-baccarat-2021-1-1-exposed = Exposed: shown by the dealer, or handled by a player or patron
clause-star-premium-baccarat-2021-1-1-float-tray = Float tray: lockable, fixed to the table, for chips
clause-star-premium-baccarat-2021-1-1-gaming-manager = Definition: Gaming Manager
clause-star-premium-baccarat-2021-1-1-gaming-supervisor = Definition: Gaming Supervisor
clause-star-premium-baccarat-2021-1-1-inspector = Definition: Inspector
clause-star-premium-baccarat-2021-1-1-multishuffler = Definition: multishuffler
clause-star-premium-baccarat-2021-1-1-natural = Natural: 8 or 9 for a hand in the first deal
clause-star-premium-baccarat-2021-1-1-no-bet-coup = No-bet coup: dealt by the rules without wagers
clause-star-premium-baccarat-2021-1-1-pair = Pair: same value, or the same picture; K and Q are none
clause-star-premium-baccarat-2021-1-1-patron = Definition: patron
clause-star-premium-baccarat-2021-1-1-player = Definition: player who wagers
clause-star-premium-baccarat-2021-1-1-point-count = Definition: point count
clause-star-premium-baccarat-2021-1-1-premium-baccarat = Definition: Premium Baccarat
clause-star-premium-baccarat-2021-1-1-premium-baccarat-optional-bets = Definition: Premium Baccarat optional bets
clause-star-premium-baccarat-2021-1-1-private-table = Private table: reserved for one player or group
clause-star-premium-baccarat-2021-1-1-promotional-prize = Definition: promotional prize
clause-star-premium-baccarat-2021-1-1-salon = Salon: a room with restricted access
clause-star-premium-baccarat-2021-1-1-standoff = Standoff: the wager neither wins nor loses
clause-star-premium-baccarat-2021-1-1-table-differential = Table differential: the most that Player and Banker totals may differ
clause-star-premium-baccarat-2021-1-1-tie = Tie: both hands count the same at the end
clause-star-premium-baccarat-2021-1-1-tie-premium-baccarat = Definition: Tie Premium Baccarat
clause-star-premium-baccarat-2021-1-1-void = Void: invalid, without result
clause-star-premium-baccarat-2021-1-1-wrd = Definition: winning result display
clause-star-premium-baccarat-2021-2-1 = All three Premium games run only in a Private Gaming Area
clause-star-premium-baccarat-2021-2-1-1 = Salon tables have up to nine seats and room for the dealer
clause-star-premium-baccarat-2021-2-1-2 = Private tables have up to six seats; any further box is marked out of play
clause-star-premium-baccarat-2021-2-2 = Cloth has betting areas for seated and standing players, as in diagrams A to S
clause-star-premium-baccarat-2021-2-3 = Opens the list of further equipment
clause-star-premium-baccarat-2021-2-3-1 = A shoe is on the table
clause-star-premium-baccarat-2021-2-3-2 = Discard rack or holder has room for eight decks
clause-star-premium-baccarat-2021-2-3-3 = Table has a float tray
clause-star-premium-baccarat-2021-2-4 = Drop box is attached where cash may be changed for chips
clause-star-premium-baccarat-2021-2-5 = Sign with the odds stands on the table during Even Money Premium Baccarat
clause-star-premium-baccarat-2021-2-6 = In Tie Premium Baccarat the sign adds the percentage won when the coup ties
clause-star-premium-baccarat-2021-2-7 = Optional Player and Banker markers show who controls each hand
clause-star-premium-baccarat-2021-2-8 = Box closed markers show where no wagers are taken
clause-star-premium-baccarat-2021-3-1 = Three, four, six or eight like decks; only six or eight with Pairs or Tiger bets
clause-star-premium-baccarat-2021-3-2 = Opens the list of card values
clause-star-premium-baccarat-2021-3-2-1 = Cards 2 to 9 count their number
clause-star-premium-baccarat-2021-3-2-2 = Tens and picture cards count nothing
clause-star-premium-baccarat-2021-3-2-3 = Aces count one
clause-star-premium-baccarat-2021-3-3 = Opens the two cases of the point count
clause-star-premium-baccarat-2021-3-3-1 = A card total of 9 or less is itself the point count
clause-star-premium-baccarat-2021-3-3-2 = A card total of 10 or more counts only its last digit
clause-star-premium-baccarat-2021-3-4 = Dealer, Casino Supervisor or deck checking device may check cards before use
clause-star-premium-baccarat-2021-3-5 = Checked or pre-shuffled cards are locked away until wanted
clause-star-premium-baccarat-2021-3-6 = Every card comes out of the shoe
clause-star-premium-baccarat-2021-3-7 = Players and spectators keep off the cards unless a rule lets them touch them
clause-star-premium-baccarat-2021-3-8 = Casino Supervisor may have new cards, other back, shuffled, after the last coup
clause-star-premium-baccarat-2021-3-8-1 = Scanning shoe: Assistant Gaming Manager or above may allow the same back colour
clause-star-premium-baccarat-2021-3-9 = Cards cut or touched by others than dealer or supervisor: whole shoe replaced
clause-star-premium-baccarat-2021-3-10 = Casino Supervisor orders unfit cards replaced, but only between coups
clause-star-premium-baccarat-2021-3-11 = Casino Supervisor or Inspector may order a card check whenever they wish
clause-star-premium-baccarat-2021-4-1 = Dealer mixes the cards into random order on the occasions listed
clause-star-premium-baccarat-2021-4-1-1 = Shuffle before play opens, unless the cards arrive pre-shuffled
clause-star-premium-baccarat-2021-4-1-2 = Shuffle when the last coup is over, unless pre-shuffled cards come in
clause-star-premium-baccarat-2021-4-1-3 = Casino Supervisor orders a shuffle after a coup if the mix looks doubtful
clause-star-premium-baccarat-2021-4-2 = Casino pre-shuffled cards: a riffle if a player asks and the supervisor approves
clause-star-premium-baccarat-2021-4-2-1 = Angel pre-shuffled cards: a riffle just before the cut, on request and approval
clause-star-premium-baccarat-2021-4-3 = Casino Supervisor cuts after the shuffle, or chooses to let the players cut
clause-star-premium-baccarat-2021-4-3-1 = First arrival at a new game cuts, or names another person
clause-star-premium-baccarat-2021-4-3-2 = Player directly on the dealer's left cuts, or names another person
clause-star-premium-baccarat-2021-4-3-3 = The player due to cut may have somebody else do it
clause-star-premium-baccarat-2021-4-4 = A refused cut goes round clockwise; if all refuse, the Casino Supervisor cuts
clause-star-premium-baccarat-2021-4-5 = The cut is made one deck or more from both ends
clause-star-premium-baccarat-2021-4-6 = Cutting card goes at least 20 cards from the back, then the stack into the shoe
clause-star-premium-baccarat-2021-4-6-1 = Dealer reports dropped or fumbled cards so that all are accounted for
clause-star-premium-baccarat-2021-4-7 = Dealer picks one of the burn procedures after every shuffle and cut
clause-star-premium-baccarat-2021-4-7-1 = Burn option one: the first card goes unseen to the discard rack
clause-star-premium-baccarat-2021-4-7-2 = Burn option two: players may ask to see the one burned card, if approved
clause-star-premium-baccarat-2021-4-7-3 = Burn option three: the first card is turned face up, if approved
clause-star-premium-baccarat-2021-4-7-3-1 = Burn option three: the card's face value sets how many more are drawn face down
clause-star-premium-baccarat-2021-4-7-3-2 = Burn option three: the turned card and the extra cards are all discarded
clause-star-premium-baccarat-2021-4-8 = When counting a burn, tens and pictures are ten and an ace is one
clause-star-premium-baccarat-2021-4-9 = Cutting card met in mid-coup: finish, one last coup, then change or shuffle
clause-star-premium-baccarat-2021-4-10 = Cutting card seen before a coup's first card makes that coup the last
clause-star-premium-baccarat-2021-4-11 = Casino pre-shuffled cards may get a hand shuffle before entering the shoe
clause-star-premium-baccarat-2021-4-12 = Gaming Manager voids a shoe whose card order leaked, and an Inspector is told
clause-star-premium-baccarat-2021-5-1 = Only the wagers of this rule are accepted at Premium Baccarat
clause-star-premium-baccarat-2021-5-1-1 = Opens the results of a Player's Hand wager
clause-star-premium-baccarat-2021-5-1-1-1 = Player wager wins when the Player's Hand counts higher
clause-star-premium-baccarat-2021-5-1-1-2 = Player wager loses when the Player's Hand counts lower
clause-star-premium-baccarat-2021-5-1-1-3 = Player wager stands off when both hands count the same
clause-star-premium-baccarat-2021-5-1-2 = Opens the results of a Banker's Hand wager
clause-star-premium-baccarat-2021-5-1-2-1 = Banker wager wins when the Banker's Hand counts higher
clause-star-premium-baccarat-2021-5-1-2-2 = Banker wager loses when the Banker's Hand counts lower
clause-star-premium-baccarat-2021-5-1-2-3 = Banker wager stands off when both hands count the same
clause-star-premium-baccarat-2021-5-1-3 = Tie wager wins on equal point counts and otherwise loses
clause-star-premium-baccarat-2021-5-1-4 = Pairs Banker wins when Banker's opening two cards pair, else loses
clause-star-premium-baccarat-2021-5-1-5 = Pairs Player wins when Player's opening two cards pair, else loses
clause-star-premium-baccarat-2021-5-2 = Stakes are chips or casino promotional tokens and nothing else
clause-star-premium-baccarat-2021-5-3 = Wagers go on their area before the coup shows a card
clause-star-premium-baccarat-2021-5-4 = No touching, adding or taking back wagers from first shown card until settlement
clause-star-premium-baccarat-2021-5-5 = Opens the tests for a valid wager
clause-star-premium-baccarat-2021-5-5-1 = Valid wager: lies within a betting area
clause-star-premium-baccarat-2021-5-5-2 = Valid wager: every bet counts on its own
clause-star-premium-baccarat-2021-5-5-3 = Valid wager: chips lie flat and are not stacked on another bet
clause-star-premium-baccarat-2021-5-6 = Opens the wagers one player may combine
clause-star-premium-baccarat-2021-5-6-1 = Allowed combination: Tie, alone or with others
clause-star-premium-baccarat-2021-5-6-2 = Allowed combination: Baccarat Pairs, alone or with others
clause-star-premium-baccarat-2021-5-6-3 = Banker or Player, but both only if a Gaming Manager approves
clause-star-premium-baccarat-2021-5-7 = A payout that chips cannot match is rounded up to the next payable amount
clause-star-premium-baccarat-2021-6-1 = Table sign gives limits per player or area and the differential
clause-star-premium-baccarat-2021-6-1-1 = Multiples of the minimum are needed only if the sign says so; it may set a unit
clause-star-premium-baccarat-2021-6-2 = Wagers over differential or area maximum are cut pro rata before a card shows
clause-star-premium-baccarat-2021-6-3 = A wager found over the maximum after a card is shown is valid
clause-star-premium-baccarat-2021-6-4 = A wager found under the minimum after a card is shown is valid
clause-star-premium-baccarat-2021-6-5 = Players answer for keeping to the limits on the sign
clause-star-premium-baccarat-2021-6-6 = Limits may change at once, but raising a minimum takes 20 minutes on a sign
clause-star-premium-baccarat-2021-6-6-1 = An immediate rise is possible if present players keep the old minimum
clause-star-premium-baccarat-2021-6-6-1-1 = Marker at the box shows that its player keeps the old minimum
clause-star-premium-baccarat-2021-6-6-1-2 = Old-minimum marker goes when its player leaves
clause-star-premium-baccarat-2021-6-6-1-3 = A player with several boxes has the marker at the box where they sit
clause-star-premium-baccarat-2021-6-6-2 = Raising the kept old minimum takes 20 minutes on a sign
clause-star-premium-baccarat-2021-6-6-3 = With two minimums in force the sign lists old and new limits
clause-star-premium-baccarat-2021-6-6-4 = Later arrivals play under the raised minimum
clause-star-premium-baccarat-2021-6-7 = Casino Supervisor may let one player exceed the maximum, with a sign of its own
clause-star-premium-baccarat-2021-7-1 = Dealer may call for bets and call betting closed before every coup
clause-star-premium-baccarat-2021-7-2 = A coup has a Player's Hand and a Banker's Hand
clause-star-premium-baccarat-2021-7-3 = Four cards alternate: first and third to Player, second and fourth to Banker
clause-star-premium-baccarat-2021-7-4 = With no wager at the table, Assistant Gaming Manager may allow no bet coups
clause-star-premium-baccarat-2021-7-5 = With all players agreed, Assistant Gaming Manager may allow no bet coups
clause-star-premium-baccarat-2021-8-1 = The table runs Method A or B
clause-star-premium-baccarat-2021-8-2 = Method A: opens the dealer's steps
clause-star-premium-baccarat-2021-8-2-1 = Method A: four cards go to their areas face up, or face down and then turned
clause-star-premium-baccarat-2021-8-2-2 = Method A: Player count is called before Banker count
clause-star-premium-baccarat-2021-8-3 = Method A: third cards are dealt like the first four
clause-star-premium-baccarat-2021-8-4 = With prior approval, other seated players or patrons may reveal in their place
clause-star-premium-baccarat-2021-8-5 = Assistant Gaming Manager may let a designated player take cards without a wager
clause-star-premium-baccarat-2021-8-6 = Opens the duties of a player or patron who receives cards
clause-star-premium-baccarat-2021-8-6-1 = Card handler: must have a seat at the table
clause-star-premium-baccarat-2021-8-6-2 = Card handler: may lift the cards but keeps them visible to all in the game
clause-star-premium-baccarat-2021-8-6-3 = Card handler: keeps the cards over the layout
clause-star-premium-baccarat-2021-8-7 = Casino Supervisor can take the cards away from a player or patron at will
clause-star-premium-baccarat-2021-8-8 = Method B: highest wager on each hand gets its cards, perhaps shown by a marker
clause-star-premium-baccarat-2021-8-9 = Method B: refused cards go to the next highest wager on the hand
clause-star-premium-baccarat-2021-8-10 = Method B: equal top wagers rank from the seat nearest the dealer's right
clause-star-premium-baccarat-2021-8-11 = Method B: on refusal, equal top wagers follow counter clockwise
clause-star-premium-baccarat-2021-8-12 = Method B: four cards are dealt and handed over face down
clause-star-premium-baccarat-2021-8-13 = Method B: only one hand's cards may be with players or patrons at once
clause-star-premium-baccarat-2021-8-14 = Method B: dealer keeps a hand's cards in the two cases below
clause-star-premium-baccarat-2021-8-14-1 = Method B: dealer keeps the cards when nobody has wagered
clause-star-premium-baccarat-2021-8-14-2 = Method B: dealer keeps the cards when every bettor refuses them
clause-star-premium-baccarat-2021-8-15 = Method B: player or patron may show the hand, then the dealer acts
clause-star-premium-baccarat-2021-8-15-1 = Method B: dealer takes the cards back to their layout area
clause-star-premium-baccarat-2021-8-15-2 = Method B: unrevealed cards are turned before any third card
clause-star-premium-baccarat-2021-8-15-3 = Method B: Player count is called before Banker count
clause-star-premium-baccarat-2021-8-16 = Method B: third cards are dealt like the first four
clause-star-premium-baccarat-2021-9-1 = Third cards follow the called counts where the drawing rules need them
clause-star-premium-baccarat-2021-9-2 = An 8 or 9 on either first two cards is a natural and ends the drawing
clause-star-premium-baccarat-2021-9-3 = Without a Banker natural, the Player's Hand follows Table 1
clause-star-premium-baccarat-2021-9-3-1 = Player draws on 0 to 5
clause-star-premium-baccarat-2021-9-3-2 = Player stands on 6 or 7
clause-star-premium-baccarat-2021-9-4 = After a Player draw the Banker's Hand follows Table 2
clause-star-premium-baccarat-2021-9-4-1 = Banker draws where Table 2 shows D against the Player's third card
clause-star-premium-baccarat-2021-9-4-2 = Banker stands where Table 2 shows S against the Player's third card
clause-star-premium-baccarat-2021-9-5 = After a Player stand the Banker draws on 5 or less
clause-star-premium-baccarat-2021-9-6 = Neither hand ever gets a fourth card
clause-star-premium-baccarat-2021-10 = Even Money variation: Premium rules, but Banker settles by 13.2.2
clause-star-premium-baccarat-2021-11 = Tie variation: Premium rules, but Player and Banker settle by 13.3.1 on a tie
clause-star-premium-baccarat-2021-12-1 = Optional bets are open only where the casino operator offers them
clause-star-premium-baccarat-2021-12-2 = Baccarat Pairs: on layouts A to L, N, O or R, either hand, before a card shows
clause-star-premium-baccarat-2021-12-3 = Baccarat Pairs: sign gives the stake
clause-star-premium-baccarat-2021-12-4 = Baccarat Pairs: Casino Supervisor may reserve it for main wager players
clause-star-premium-baccarat-2021-12-4-1 = Baccarat Pairs reserved: Surveillance is told beforehand
clause-star-premium-baccarat-2021-12-4-2 = Baccarat Pairs reserved: a table sign says so
clause-star-premium-baccarat-2021-12-5 = Baccarat Pairs: one wager per side and coup; main wager players come first
clause-star-premium-baccarat-2021-12-6 = Baccarat Pairs: only a hand's opening two cards can make the pair
clause-star-premium-baccarat-2021-12-6-1 = Baccarat Pairs: ace to ten pair by equal number
clause-star-premium-baccarat-2021-12-6-2 = Baccarat Pairs: pictures pair only with the same picture
clause-star-premium-baccarat-2021-12-7 = Super Six: on layouts M, N or R, before a card shows
clause-star-premium-baccarat-2021-12-8 = Super Six: sign gives the stake
clause-star-premium-baccarat-2021-12-9 = Super Six: Casino Supervisor or above may reserve it for main wager players
clause-star-premium-baccarat-2021-12-9-1 = Super Six reserved: Surveillance is told beforehand
clause-star-premium-baccarat-2021-12-9-2 = Super Six reserved: a table sign says so
clause-star-premium-baccarat-2021-12-10 = Super Six: one wager each coup; main wager players come first
clause-star-premium-baccarat-2021-12-11 = Super Six: wins when Banker wins on six, else loses
clause-star-premium-baccarat-2021-12-12 = Tiger Tie: on layouts P, Q or S, before a card shows
clause-star-premium-baccarat-2021-12-13 = Tiger Tie: sign gives the stake
clause-star-premium-baccarat-2021-12-14 = Tiger Tie: Casino Supervisor may reserve it for main wager players
clause-star-premium-baccarat-2021-12-14-1 = Tiger Tie reserved: Surveillance is told beforehand
clause-star-premium-baccarat-2021-12-14-2 = Tiger Tie reserved: a table sign says so
clause-star-premium-baccarat-2021-12-15 = Tiger Tie: one wager each coup; main wager players come first
clause-star-premium-baccarat-2021-12-16 = Tiger Tie: wins on a six-all tie, else loses
clause-star-premium-baccarat-2021-12-17 = Tiger Pair: on layouts P, Q or S, before a card shows
clause-star-premium-baccarat-2021-12-18 = Tiger Pair: sign gives the stake
clause-star-premium-baccarat-2021-12-19 = Tiger Pair: Casino Supervisor may reserve it for main wager players
clause-star-premium-baccarat-2021-12-19-1 = Tiger Pair reserved: Surveillance is told beforehand
clause-star-premium-baccarat-2021-12-19-2 = Tiger Pair reserved: a table sign says so
clause-star-premium-baccarat-2021-12-20 = Tiger Pair: one wager each coup; main wager players come first
clause-star-premium-baccarat-2021-12-20-1 = Tiger Pair: one hand paired is a Single Tiger Pair
clause-star-premium-baccarat-2021-12-20-2 = Tiger Pair: both hands paired in different values is a Double Tiger Pair
clause-star-premium-baccarat-2021-12-20-3 = Tiger Pair: both hands paired in one value is a Twin Tiger Pair
clause-star-premium-baccarat-2021-12-20-4 = Tiger Pair: loses when neither hand is paired
clause-star-premium-baccarat-2021-12-21 = Tiger Pair: only a hand's opening two cards can make the pair
clause-star-premium-baccarat-2021-12-21-1 = Tiger Pair: ace to ten pair by equal number
clause-star-premium-baccarat-2021-12-21-2 = Tiger Pair: pictures pair only with the same picture
clause-star-premium-baccarat-2021-12-22 = Tiger: on layouts P, Q or S, before a card shows
clause-star-premium-baccarat-2021-12-23 = Tiger: sign gives the stake
clause-star-premium-baccarat-2021-12-24 = Tiger: Casino Supervisor may reserve it for main wager players
clause-star-premium-baccarat-2021-12-24-1 = Tiger reserved: Surveillance is told beforehand
clause-star-premium-baccarat-2021-12-24-2 = Tiger reserved: a table sign says so
clause-star-premium-baccarat-2021-12-25 = Tiger: one wager each coup; main wager players come first
clause-star-premium-baccarat-2021-12-25-1 = Tiger: Banker win on a two-card six is a 2 Card Tiger
clause-star-premium-baccarat-2021-12-25-2 = Tiger: Banker win on a three-card six is a 3 Card Tiger
clause-star-premium-baccarat-2021-12-25-3 = Tiger: loses unless Banker wins on six
clause-star-premium-baccarat-2021-12-26 = Big Tiger: on layouts P, Q or S, before a card shows
clause-star-premium-baccarat-2021-12-27 = Big Tiger: sign gives the stake
clause-star-premium-baccarat-2021-12-28 = Big Tiger: Casino Supervisor may reserve it for main wager players
clause-star-premium-baccarat-2021-12-28-1 = Big Tiger reserved: Surveillance is told beforehand
clause-star-premium-baccarat-2021-12-28-2 = Big Tiger reserved: a table sign says so
clause-star-premium-baccarat-2021-12-29 = Big Tiger: one wager each coup; main wager players come first
clause-star-premium-baccarat-2021-12-30 = Big Tiger: wins when Banker wins on a three-card six, else loses
clause-star-premium-baccarat-2021-12-31 = Small Tiger: on layouts P, Q or S, before a card shows
clause-star-premium-baccarat-2021-12-32 = Small Tiger: sign gives the stake
clause-star-premium-baccarat-2021-12-33 = Small Tiger: Casino Supervisor may reserve it for main wager players
clause-star-premium-baccarat-2021-12-33-1 = Small Tiger reserved: Surveillance is told beforehand
clause-star-premium-baccarat-2021-12-33-2 = Small Tiger reserved: a table sign says so
clause-star-premium-baccarat-2021-12-34 = Small Tiger: one wager each coup; main wager players come first
clause-star-premium-baccarat-2021-12-35 = Small Tiger: wins when Banker wins on a two-card six, else loses
clause-star-premium-baccarat-2021-13 = Dealer calls the result and takes lost stakes, then pays
clause-star-premium-baccarat-2021-13-1 = Player wager pays 1 to 1
clause-star-premium-baccarat-2021-13-2 = Opens the Banker odds of the three games
clause-star-premium-baccarat-2021-13-2-1 = Banker wager pays 19 to 20 in Premium and Tie Premium Baccarat
clause-star-premium-baccarat-2021-13-2-2 = Even Money: Banker wager pays 1 to 1
clause-star-premium-baccarat-2021-13-2-2-1 = Even Money: Banker winning on six pays 1 to 2
clause-star-premium-baccarat-2021-13-3 = Tie wager pays 8 to 1
clause-star-premium-baccarat-2021-13-3-1 = Tie Premium: Player and Banker wagers earn the signed 1% to 10% on a tie
clause-star-premium-baccarat-2021-13-4 = Baccarat Pairs wager pays 11 to 1 when its hand opens with a pair
clause-star-premium-baccarat-2021-13-5 = Super Six wager pays 15 to 1
clause-star-premium-baccarat-2021-13-6 = Tiger Tie wager pays 45 to 1
clause-star-premium-baccarat-2021-13-7 = Opens the Tiger Pair odds
clause-star-premium-baccarat-2021-13-7-1 = Single Tiger Pair pays 4 to 1
clause-star-premium-baccarat-2021-13-7-2 = Double Tiger Pair pays 25 to 1
clause-star-premium-baccarat-2021-13-7-3 = Twin Tiger Pair pays 100 to 1
clause-star-premium-baccarat-2021-13-8 = Opens the Tiger odds
clause-star-premium-baccarat-2021-13-8-1 = 2 Card Tiger pays 12 to 1
clause-star-premium-baccarat-2021-13-8-2 = 3 Card Tiger pays 22 to 1
clause-star-premium-baccarat-2021-13-9 = Big Tiger wager pays 55 to 1
clause-star-premium-baccarat-2021-13-10 = Small Tiger wager pays 22 to 1
clause-star-premium-baccarat-2021-14-1 = Misdeal: card order in doubt, or an error reported before the next coup
clause-star-premium-baccarat-2021-14-1-a = Misdeal: the order of the cards is in doubt
clause-star-premium-baccarat-2021-14-1-b = Misdeal: an error is told before the next coup
clause-star-premium-baccarat-2021-14-1-1 = Misdeal: rebuild the coup, then players may withdraw; none left means no bet
clause-star-premium-baccarat-2021-14-1-2 = Misdeal past rebuilding: supervisor voids, stakes go back, same cards go on
clause-star-premium-baccarat-2021-14-1-3 = Misdeal voided: all players agreeing, cards may be changed or shuffled
clause-star-premium-baccarat-2021-14-1-4 = Misdeal reported too late leaves every earlier result as it was
clause-star-premium-baccarat-2021-14-2 = Stray Player third card goes to a drawing Banker, else opens the next coup
clause-star-premium-baccarat-2021-14-3 = Stray Banker third card or a bared first card opens a no bet coup
clause-star-premium-baccarat-2021-14-4 = No bet coups use Method A and take no wagers
clause-star-premium-baccarat-2021-14-5 = A face-up card met after the coup's first card plays as normal
clause-star-premium-baccarat-2021-14-6 = A shoe too short to finish a hand voids the coup
clause-star-premium-baccarat-2021-14-7 = Cut left out or wrong: finish the coup, then shuffle and cut; past results hold
clause-star-premium-baccarat-2021-14-8 = A forgotten burn leaves those cards in the game
clause-star-premium-baccarat-2021-14-9 = Shuffle missed after the cutting card: finish the coup, then shuffle and cut
clause-star-premium-baccarat-2021-14-10 = Wagers settled on the other game's scale, Even Money or ordinary
clause-star-premium-baccarat-2021-14-10-1 = Settled on the wrong scale: earlier coups keep their results
clause-star-premium-baccarat-2021-14-10-2 = Settled on the wrong scale: play resumes on the right one
clause-star-premium-baccarat-2021-14-11 = A card is found missing, or a foreign one found, in the shoe
clause-star-premium-baccarat-2021-14-11-1 = Missing or foreign card: finished coups keep their results
clause-star-premium-baccarat-2021-14-11-2 = Missing or foreign card: the current coup is void and stakes go back
clause-star-premium-baccarat-2021-14-11-3 = Missing or foreign card: remaining cards come out for a check
clause-star-premium-baccarat-2021-14-11-14 = Missing or foreign card: Surveillance and an Inspector are told
clause-star-premium-baccarat-2021-14-12 = Dealer's slip in delivering or showing cards is handled as below
clause-star-premium-baccarat-2021-14-12-1 = Delivery slip: cards put in the other hand's area
clause-star-premium-baccarat-2021-14-12-2 = Delivery slip: cards handed to the one holding the other hand
clause-star-premium-baccarat-2021-14-12-3 = Delivery slip: dealer shows a card that was for a player or patron to show
clause-star-premium-baccarat-2021-14-12-4 = Delivery slip remedy: play on with every wager standing
clause-star-premium-baccarat-2021-14-12-5 = Delivery slip remedy: offer to withdraw or lower, play on if a wager is left
clause-star-premium-baccarat-2021-14-12-6 = Delivery slip remedy: make it a no bet coup
clause-star-premium-baccarat-2021-14-12-7 = Delivery slip: an Inspector hears of it whichever way it ends
clause-star-premium-baccarat-2021-14-13 = Scanning shoe disagrees: supervisor confirms the true result or voids the coup
clause-star-premium-baccarat-2021-14-14 = A wrong result display is ignored
clause-star-premium-baccarat-2021-15-1 = Nobody may use a device near a table to record, predict or analyse play
clause-star-premium-baccarat-2021-15-2 = Casino staff and Inspectors on duty are outside the device ban
clause-star-premium-baccarat-2021-15-3 = Casino Supervisor satisfied of device use may take the measures below
clause-star-premium-baccarat-2021-15-3-1 = Device use: void the person's wagers
clause-star-premium-baccarat-2021-15-3-2 = Device use: bar the person from the game
clause-star-premium-baccarat-2021-15-3-3 = Device use: bar the offender from the whole casino under section 79
clause-star-premium-baccarat-2021-15-3-4 = Device use: hold the person until an Inspector or police come
clause-star-premium-baccarat-2021-15-4 = Casino Supervisor may annul a game on the grounds below
clause-star-premium-baccarat-2021-15-4-1 = Ground to annul: fire, riot, robbery or a like disturbance
clause-star-premium-baccarat-2021-15-4-2 = Ground to annul: fraud that in the supervisor's view touched the result
clause-star-premium-baccarat-2021-15-5 = Annulled game: stakes may go back; a cheat's stake may be forfeited
clause-star-premium-baccarat-2021-15-6 = Staff give no playing advice beyond keeping players within the rules
clause-star-premium-baccarat-2021-15-7 = No one presses or advises a player who has not asked for it
clause-star-premium-baccarat-2021-15-8 = Switch to or from Even Money needs 20 minutes on a sign, or all players' consent
clause-star-premium-baccarat-2021-15-9 = Closing a table with players present needs 20 minutes on a sign
clause-star-premium-baccarat-2021-15-10 = At a full table, three coups without a wager may cost a player the seat
clause-star-premium-baccarat-2021-15-11 = Private bets between players or spectators are forbidden
clause-star-premium-baccarat-2021-15-12 = Casino Supervisor may refuse a wager, with reason, before the first card
clause-star-premium-baccarat-2021-15-13 = Disputes go to a Gaming Supervisor, or a Casino Supervisor on review or absence
clause-star-premium-baccarat-2021-15-14 = Operator's word in game disputes is final; the Inspector route is explained
clause-star-premium-baccarat-2021-15-15 = Anyone asking may look at the rules
clause-star-premium-baccarat-2021-16-1 = Operator may run Promotional Prizes alongside gaming
clause-star-premium-baccarat-2021-16-2 = A scrutineer may watch draws for a prize above $10,000
clause-star-premium-baccarat-2021-16-3 = Winner of a non-cash prize, slots and casino dollars apart, may get its worth
clause-star-premium-baccarat-2021-16-4 = Winner of over $10,000 picks cash, crossed cheque, bank transfer or a mix
clause-star-premium-baccarat-2021-16-5 = Prizes obey section 66(4) and exclude what is listed below
clause-star-premium-baccarat-2021-16-5-1 = Banned prize: tobacco
clause-star-premium-baccarat-2021-16-5-2 = Banned prize: guns, ammunition and imitation guns
clause-star-premium-baccarat-2021-16-5-3 = Banned prize: prohibited weapons
clause-star-premium-baccarat-2021-16-5-4 = Banned prize: liquor above 20 litres
clause-star-premium-baccarat-2021-16-5-5 = Banned prize: anything the regulations name
clause-star-premium-baccarat-2021-16-6 = Prize terms are written, named in the advertising and easy to obtain
clause-star-premium-baccarat-2021-16-7 = A promotion's conditions must cover every item below
clause-star-premium-baccarat-2021-16-7-1 = Prize conditions: how it is awarded
clause-star-premium-baccarat-2021-16-7-2 = Prize conditions: time and place it may be awarded
clause-star-premium-baccarat-2021-16-7-3 = Prize conditions: who qualifies
clause-star-premium-baccarat-2021-16-7-4 = Prize conditions: qualifying wager, if there is one
clause-star-premium-baccarat-2021-16-7-5 = Prize conditions: what it is, with any proviso or guarantee
clause-star-premium-baccarat-2021-16-7-6 = Prize conditions: when entries close
clause-star-premium-baccarat-2021-16-7-7 = Prize conditions: where and when the promotion is held
clause-star-premium-baccarat-2021-16-7-8 = Prize conditions: how to claim and whether one must be there
clause-star-premium-baccarat-2021-16-7-9 = Prize conditions: how the winner is told
clause-star-premium-baccarat-2021-16-7-10 = Prize conditions: how results are made public
clause-star-premium-baccarat-2021-16-7-11 = Prize conditions: details, value and terms of acceptance
clause-star-premium-baccarat-2021-16-7-11-1 = Machinery or electric appliance prizes need the details below
clause-star-premium-baccarat-2021-16-7-11-1-1 = Appliance prize: make
clause-star-premium-baccarat-2021-16-7-11-1-2 = Appliance prize: model
clause-star-premium-baccarat-2021-16-7-11-1-3 = Appliance prize: accessories
clause-star-premium-baccarat-2021-16-7-11-2 = Motor vehicle prizes need the details below
clause-star-premium-baccarat-2021-16-7-11-2-1 = Vehicle prize: make
clause-star-premium-baccarat-2021-16-7-11-2-2 = Vehicle prize: model
clause-star-premium-baccarat-2021-16-7-11-2-3 = Vehicle prize: accessories
clause-star-premium-baccarat-2021-16-7-11-2-4 = Vehicle prize: whether registration and on-road costs are covered
clause-star-premium-baccarat-2021-16-7-11-3 = Travel prizes need the details below
clause-star-premium-baccarat-2021-16-7-11-3-1 = Travel prize: how many may go
clause-star-premium-baccarat-2021-16-7-11-3-2 = Travel prize: transport, length, lodging and meals covered
clause-star-premium-baccarat-2021-16-7-11-3-3 = Travel prize: limits on dates
clause-star-premium-baccarat-2021-16-7-11-3-4 = Travel prize: whether pocket money comes with it
clause-star-premium-baccarat-2021-16-7-11-4 = Real estate prizes need the details below
clause-star-premium-baccarat-2021-16-7-11-4-1 = Property prize: kind of dwelling
clause-star-premium-baccarat-2021-16-7-11-4-2 = Property prize: plans
clause-star-premium-baccarat-2021-16-7-11-4-3 = Property prize: contract
clause-star-premium-baccarat-2021-16-7-11-4-4 = Property prize: easements
clause-star-premium-baccarat-2021-16-7-11-4-5 = Property prize: where it lies
clause-star-premium-baccarat-2021-16-7-11-4-6 = Property prize: legal work, fixtures and furniture covered
clause-star-premium-baccarat-2021-16-8 = Winners who need not attend should hear in 2 days, by one of the ways below
clause-star-premium-baccarat-2021-16-8-1 = Telling the winner: in person
clause-star-premium-baccarat-2021-16-8-2 = Telling the winner: by letter
clause-star-premium-baccarat-2021-16-8-3 = Telling the winner: by phone
clause-star-premium-baccarat-2021-16-8-4 = Telling the winner: by e-mail
clause-star-premium-baccarat-2021-16-10 = A refused claimant is soon told why, and records are kept
clause-star-premium-baccarat-2021-16-10-1 = Refused claims above $100 are kept with name, address and reason
clause-star-premium-baccarat-2021-16-11 = Operator's word in prize disputes is final; the Inspector route is explained
clause-star-premium-baccarat-2021-16-12 = A compromised promotion is put off or cancelled; inspectorate told immediately

## Titles of clauses: star-rapid-etg-2016
clause-star-rapid-etg-2016-1-1 = Meaning of the terms used: terminals, shoes, cards, wheels, staff and bets
clause-star-rapid-etg-2016-1-1-angel-eye-shoe = Definition: Angel Eye shoe
clause-star-rapid-etg-2016-1-1-angel-pre-shuffled-cards = Definition: Angel pre-shuffled cards
clause-star-rapid-etg-2016-1-1-assistant-gaming-manager = Definition: Assistant Gaming Manager
clause-star-rapid-etg-2016-1-1-automated-roulette-wheel = Automated wheel: spins by itself, and sensors send the number to the terminals
clause-star-rapid-etg-2016-1-1-baccarat = Baccarat: a count of zero
clause-star-rapid-etg-2016-1-1-baccarat-component = Definition: Baccarat component
clause-star-rapid-etg-2016-1-1-casino-supervisor = Casino Supervisor: everybody in a managerial capacity, and games supervisors
clause-star-rapid-etg-2016-1-1-coup = Coup: from its first card to the discard rack
clause-star-rapid-etg-2016-1-1-dealer = Definition: dealer
clause-star-rapid-etg-2016-1-1-dealer-station = Definition: dealer station
clause-star-rapid-etg-2016-1-1-deck-checking-device = Definition: deck-checking device
clause-star-rapid-etg-2016-1-1-dt = Dealer terminal: enters all, shows all, and lets supervisors manage the game
clause-star-rapid-etg-2016-1-1-dummy-hand = Dummy hand: dealt by the rules without wagers
clause-star-rapid-etg-2016-1-1-game-hardware = Definition: game hardware
clause-star-rapid-etg-2016-1-1-gaming-manager = Definition: Gaming Manager
clause-star-rapid-etg-2016-1-1-gaming-supervisor = Definition: Gaming Supervisor
clause-star-rapid-etg-2016-1-1-game-system = Definition: game system
clause-star-rapid-etg-2016-1-1-inspector = Definition: Inspector
clause-star-rapid-etg-2016-1-1-live-roulette-wheel = Definition: live wheel
clause-star-rapid-etg-2016-1-1-maximum-bet = Maximum bet: the most on one selection
clause-star-rapid-etg-2016-1-1-maximum-total-bet = Maximum total bet: the most in a round or spin
clause-star-rapid-etg-2016-1-1-minimum-bet = Minimum bet: the least on one selection
clause-star-rapid-etg-2016-1-1-minimum-total-bet = Minimum total bet: the least in a round for a wager to count
clause-star-rapid-etg-2016-1-1-multishuffler = Definition: multishuffler
clause-star-rapid-etg-2016-1-1-natural = Natural: 8 or 9 for a hand in the first deal
clause-star-rapid-etg-2016-1-1-promotional-prize = Definition: promotional prize
clause-star-rapid-etg-2016-1-1-pt = Definition: player terminal
clause-star-rapid-etg-2016-1-1-pt-chip-account = Definition: chip account of a terminal
clause-star-rapid-etg-2016-1-1-redeemable-ticket = Redeemable ticket: paid at machines or the cage, or taken as credits
clause-star-rapid-etg-2016-1-1-roulette-component = Definition: Roulette component
clause-star-rapid-etg-2016-1-1-void = Void: invalid, without result
clause-star-rapid-etg-2016-1-1-wagering-period = Wagering period: the only time to place, move or cancel wagers
clause-star-rapid-etg-2016-1-1-wnd = Definition: winning number display
clause-star-rapid-etg-2016-1-1-zero = Zero: the same as 0
clause-star-rapid-etg-2016-2-1 = One terminal lets the player switch between Baccarat and Roulette options
clause-star-rapid-etg-2016-2-2 = Heading: equipment that every Rapid installation needs
clause-star-rapid-etg-2016-2-2-1 = Player terminals are part of the installation
clause-star-rapid-etg-2016-2-2-2 = A dealer terminal is part of the installation
clause-star-rapid-etg-2016-2-2-3 = A game system stands behind the dealer and player terminals
clause-star-rapid-etg-2016-2-2-4 = Computers, network and printers that carry the game are installed
clause-star-rapid-etg-2016-2-2-5 = Every player terminal has its own note stacker
clause-star-rapid-etg-2016-2-2-6 = Every player terminal has its own ticket printer
clause-star-rapid-etg-2016-2-2-7 = An open terminal's screen shows what diagrams A, C, D or E show
clause-star-rapid-etg-2016-2-3 = Heading: equipment that is optional
clause-star-rapid-etg-2016-2-3-1 = Screens may carry features beyond those in the diagrams
clause-star-rapid-etg-2016-2-3-2 = Casino operator may add a winning number display (WND)
clause-star-rapid-etg-2016-2-3-3 = Use of a multishuffler is optional
clause-star-rapid-etg-2016-2-4 = Heading: Roulette equipment
clause-star-rapid-etg-2016-2-4-1 = Roulette screen follows diagram A and is tied to a live or automated wheel
clause-star-rapid-etg-2016-2-4-2 = Roulette wheel measures at least 0.75 m across
clause-star-rapid-etg-2016-2-4-3 = Heading: how a live or automated wheel is marked
clause-star-rapid-etg-2016-2-4-3-1 = Wheel has 37 equal pockets: green zero, 1 to 36 alternating red and black
clause-star-rapid-etg-2016-2-4-3-2 = Numbers run around the wheel in diagram B's sequence
clause-star-rapid-etg-2016-2-4-4 = Roulette ball contains no metal and measures 17 to 23 mm
clause-star-rapid-etg-2016-2-5 = Heading: Baccarat equipment
clause-star-rapid-etg-2016-2-5-1 = Baccarat screen on the terminal follows diagram D or E
clause-star-rapid-etg-2016-2-5-2 = Dealer's card layout follows diagram F or G
clause-star-rapid-etg-2016-2-5-3 = Heading: what the Baccarat dealer station must hold
clause-star-rapid-etg-2016-2-5-3-1 = Baccarat station has an Angel Eye shoe
clause-star-rapid-etg-2016-2-5-3-2 = Baccarat station has playing cards
clause-star-rapid-etg-2016-2-5-3-3 = Baccarat station has a discard rack
clause-star-rapid-etg-2016-2-5-4 = Eight matching 52-card decks without jokers, plus a cutting card
clause-star-rapid-etg-2016-2-5-5 = Heading: card values
clause-star-rapid-etg-2016-2-5-5-1 = Cards 2 to 9 count their number
clause-star-rapid-etg-2016-2-5-5-2 = Tens and picture cards count nothing
clause-star-rapid-etg-2016-2-5-5-3 = Aces count one
clause-star-rapid-etg-2016-2-5-6 = Heading: how a hand's points are counted
clause-star-rapid-etg-2016-2-5-6-1 = Card totals of 0 to 9 are the point count as they stand
clause-star-rapid-etg-2016-2-5-6-2 = From a card total of 10 up, only the last digit counts
clause-star-rapid-etg-2016-3-1 = Cards may be checked by people or a machine before reaching the dealer station
clause-star-rapid-etg-2016-3-2 = Cards may be checked and shuffled ahead, and stay secured until needed
clause-star-rapid-etg-2016-3-3 = Baccarat cards leave the Angel Eye shoe face up
clause-star-rapid-etg-2016-3-4 = Players and spectators never touch the cards, and staff must not let them
clause-star-rapid-etg-2016-3-5 = Casino Supervisor may swap in a second card set after the last coup
clause-star-rapid-etg-2016-3-6 = Casino Supervisor has unfit cards replaced, but never during a coup
clause-star-rapid-etg-2016-3-7 = Casino Supervisor or inspector may call for a card check at any moment
clause-star-rapid-etg-2016-3-8 = Dealer's shuffle must leave the cards in random order
clause-star-rapid-etg-2016-3-8-1 = Shuffle needed before play opens, save for Angel pre-shuffled cards
clause-star-rapid-etg-2016-3-8-2 = Shuffle needed once the last coup ends, save for Angel pre-shuffled cards
clause-star-rapid-etg-2016-3-8-3 = Casino Supervisor may order a reshuffle where card order looks suspect
clause-star-rapid-etg-2016-3-9 = Pre-shuffled cards may get a riffle if the Casino Supervisor approves
clause-star-rapid-etg-2016-3-10 = Dealer cuts at a depth of one deck or more from both ends
clause-star-rapid-etg-2016-3-11 = Cutting card goes at least 20 cards from the back
clause-star-rapid-etg-2016-3-12 = One card is burnt face down after each shuffle and cut
clause-star-rapid-etg-2016-3-13 = Cutting card seen mid-coup: finish it, then one last coup, then new cards
clause-star-rapid-etg-2016-3-14 = Cutting card ahead of a coup's first card makes that coup the last
clause-star-rapid-etg-2016-4-1 = Terminal shows the play options, and the player starts them there
clause-star-rapid-etg-2016-4-2 = Nobody plays without a PT chip account
clause-star-rapid-etg-2016-4-2-1 = Cash or a redeemable ticket in the note stacker opens the chip account
clause-star-rapid-etg-2016-4-2-2 = Inserted cash or ticket becomes equal credits on that terminal's account
clause-star-rapid-etg-2016-4-2-3 = Credit meter shows what the player has available
clause-star-rapid-etg-2016-4-2-4 = Dragging chips onto the layout in time places a wager and debits the account
clause-star-rapid-etg-2016-4-2-5 = Chip placement on a terminal is its player's own responsibility
clause-star-rapid-etg-2016-4-2-6 = No placing, changing or taking back wagers once wagering has closed
clause-star-rapid-etg-2016-4-2-7 = Settlement follows where the chips lay when wagering closed
clause-star-rapid-etg-2016-4-2-8 = Casino Supervisor may relax the closing of wagers where it would be unfair
clause-star-rapid-etg-2016-4-3 = Heading: ways credit is added to the meter
clause-star-rapid-etg-2016-4-3-1 = Credit by Australian notes, only of denominations the terminal lists
clause-star-rapid-etg-2016-4-3-2 = Credit by redeemable ticket
clause-star-rapid-etg-2016-4-3-3 = Credit by winnings at the Rapid game
clause-star-rapid-etg-2016-4-3-4 = Credit by transfer from the central monitoring system
clause-star-rapid-etg-2016-4-4 = Winnings appear on the player's screen
clause-star-rapid-etg-2016-5-1 = Closed list of ordinary Roulette wagers
clause-star-rapid-etg-2016-5-1-1 = Straight Up wins on its one number, zero included
clause-star-rapid-etg-2016-5-1-2 = Split covers two numbers and loses on all others
clause-star-rapid-etg-2016-5-1-2-1 = Split wins on either of its two numbers
clause-star-rapid-etg-2016-5-1-2-2 = Split may pair zero with 1, 2 or 3
clause-star-rapid-etg-2016-5-1-3 = Street covers three numbers and loses on all others
clause-star-rapid-etg-2016-5-1-3-1 = Street wins on any number of its row
clause-star-rapid-etg-2016-5-1-3-2 = Street may cover 0, 1, 2
clause-star-rapid-etg-2016-5-1-3-3 = Street may cover 0, 2, 3
clause-star-rapid-etg-2016-5-1-4 = Corner covers four numbers and loses on all others
clause-star-rapid-etg-2016-5-1-4-1 = Corner wins on any of its four numbers
clause-star-rapid-etg-2016-5-1-4-2 = Corner may cover 0, 1, 2, 3
clause-star-rapid-etg-2016-5-1-5 = Six-line wins on the six numbers of two rows, loses on zero
clause-star-rapid-etg-2016-5-1-6 = Column wins on its 12 numbers, loses on zero
clause-star-rapid-etg-2016-5-1-7 = Dozen wins on its 12 consecutive numbers, loses on zero
clause-star-rapid-etg-2016-5-1-8 = Low wins on 1 to 18, loses on zero
clause-star-rapid-etg-2016-5-1-9 = High wins on 19 to 36, loses on zero
clause-star-rapid-etg-2016-5-1-10 = Even wins on even numbers, loses on zero
clause-star-rapid-etg-2016-5-1-11 = Odd wins on odd numbers, loses on zero
clause-star-rapid-etg-2016-5-1-12 = Red wins on red numbers, loses on zero
clause-star-rapid-etg-2016-5-1-13 = Black wins on black numbers, loses on zero
clause-star-rapid-etg-2016-5-2 = Closed list of call bets that the terminal places in several pieces
clause-star-rapid-etg-2016-5-2-1 = Tier: six splits, one piece each
clause-star-rapid-etg-2016-5-2-2 = Orphelins: straight 1 and four splits, five pieces
clause-star-rapid-etg-2016-5-2-3 = Grand Series: nine pieces, two each on 0/2/3 and the 25/29 corner
clause-star-rapid-etg-2016-5-2-4 = Zero Spiel: straight 26 and three splits, four pieces
clause-star-rapid-etg-2016-5-3 = Casino operator sets whether a live or an automated wheel decides the game
clause-star-rapid-etg-2016-5-3-1 = Live spin counts only against the wheel's turn and after four revolutions
clause-star-rapid-etg-2016-5-3-1-1 = Wagering ends while the ball still circles a live wheel
clause-star-rapid-etg-2016-5-3-1-2 = Dealer confirms the live wheel's number before wagers settle
clause-star-rapid-etg-2016-5-3-2 = Automated wheel spins its ball by itself, against the wheel's turn
clause-star-rapid-etg-2016-5-3-2-1 = Wagering ends while the ball still circles an automated wheel
clause-star-rapid-etg-2016-5-3-2-2 = Automated wheel's number registers and settles with no confirmation
clause-star-rapid-etg-2016-5-4 = Closed list of Baccarat wagers
clause-star-rapid-etg-2016-5-4-1 = Heading: results of a Player wager
clause-star-rapid-etg-2016-5-4-1-1 = Player wager wins when Player has more points
clause-star-rapid-etg-2016-5-4-1-2 = Player wager loses when Player has fewer points
clause-star-rapid-etg-2016-5-4-1-3 = Player wager stands off on equal points
clause-star-rapid-etg-2016-5-4-2 = Heading: results of a Banker wager
clause-star-rapid-etg-2016-5-4-2-1 = Banker wager wins when Banker has more points
clause-star-rapid-etg-2016-5-4-2-2 = Banker wager loses when Banker has fewer points
clause-star-rapid-etg-2016-5-4-2-3 = Banker wager stands off on equal points
clause-star-rapid-etg-2016-5-4-3 = Tie wager wins on equal points, loses on unequal ones
clause-star-rapid-etg-2016-5-4-4 = Banker Dragon Bonus loses on any result not listed
clause-star-rapid-etg-2016-5-4-4-1 = Banker Dragon Bonus wins with a Banker natural that beats Player
clause-star-rapid-etg-2016-5-4-4-2 = Banker Dragon Bonus wins without a natural by 4 points
clause-star-rapid-etg-2016-5-4-4-3 = Banker Dragon Bonus wins without a natural by 5 points
clause-star-rapid-etg-2016-5-4-4-4 = Banker Dragon Bonus wins without a natural by 6 points
clause-star-rapid-etg-2016-5-4-4-5 = Banker Dragon Bonus wins without a natural by 7 points
clause-star-rapid-etg-2016-5-4-4-6 = Banker Dragon Bonus wins without a natural by 8 points
clause-star-rapid-etg-2016-5-4-4-7 = Banker Dragon Bonus wins without a natural by 9 points
clause-star-rapid-etg-2016-5-4-4-8 = Banker Dragon Bonus stands off when two naturals are equal
clause-star-rapid-etg-2016-5-4-5 = Player Dragon Bonus loses on any result not listed
clause-star-rapid-etg-2016-5-4-5-1 = Player Dragon Bonus wins with a Player natural that beats Banker
clause-star-rapid-etg-2016-5-4-5-2 = Player Dragon Bonus wins without a natural by 4 points
clause-star-rapid-etg-2016-5-4-5-3 = Player Dragon Bonus wins without a natural by 5 points
clause-star-rapid-etg-2016-5-4-5-4 = Player Dragon Bonus wins without a natural by 6 points
clause-star-rapid-etg-2016-5-4-5-5 = Player Dragon Bonus wins without a natural by 7 points
clause-star-rapid-etg-2016-5-4-5-6 = Player Dragon Bonus wins without a natural by 8 points
clause-star-rapid-etg-2016-5-4-5-7 = Player Dragon Bonus wins without a natural by 9 points
clause-star-rapid-etg-2016-5-4-5-8 = Player Dragon Bonus stands off when two naturals are equal
clause-star-rapid-etg-2016-5-4-6 = Banker Pair looks only at Banker's two opening cards
clause-star-rapid-etg-2016-5-4-6-1 = Banker Pair wins on matching aces or number cards
clause-star-rapid-etg-2016-5-4-6-2 = Banker Pair wins on two jacks, two queens or two kings
clause-star-rapid-etg-2016-5-4-6-3 = Banker Pair loses when the opening cards do not match
clause-star-rapid-etg-2016-5-4-7 = Player Pair looks only at Player's two opening cards
clause-star-rapid-etg-2016-5-4-7-1 = Player Pair wins on matching aces or number cards
clause-star-rapid-etg-2016-5-4-7-2 = Player Pair wins on two jacks, two queens or two kings
clause-star-rapid-etg-2016-5-4-7-3 = Player Pair loses when the opening cards do not match
clause-star-rapid-etg-2016-6-1 = Terminal's sign gives minimum, maximum and any unit or aggregate limit
clause-star-rapid-etg-2016-6-2 = Single wager under its minimum is returned when wagering closes
clause-star-rapid-etg-2016-6-3 = Terminal trims an excessive wager to the next lower allowed amount
clause-star-rapid-etg-2016-6-3-1 = Trimmed: amount not in an allowed multiple above the minimum
clause-star-rapid-etg-2016-6-3-2 = Trimmed: amount over the maximum wager
clause-star-rapid-etg-2016-6-3-3 = Trimmed: total over the aggregate limit
clause-star-rapid-etg-2016-6-3-4 = All wagers go back if together they miss the minimum total bet
clause-star-rapid-etg-2016-7-1 = Casino operator sets how long wagering lasts
clause-star-rapid-etg-2016-7-2 = Every terminal counts down the time left to wager
clause-star-rapid-etg-2016-7-3 = Cards or ball arriving early close wagering, and placed wagers stand
clause-star-rapid-etg-2016-7-4 = Heading: when the Roulette dealer spins
clause-star-rapid-etg-2016-7-4-1 = Dealer may spin early if the ball should outlast the wagering period
clause-star-rapid-etg-2016-7-4-2 = Dealer who has not yet spun does so promptly once wagering closes
clause-star-rapid-etg-2016-7-5 = Heading: dealer's steps when a live wheel's ball has settled
clause-star-rapid-etg-2016-7-5-1 = Winning number is called out
clause-star-rapid-etg-2016-7-5-2 = Dealer keys the winning number into the dealer terminal
clause-star-rapid-etg-2016-7-5-3 = With a rim sensor, dealer accepts the number the dealer terminal shows
clause-star-rapid-etg-2016-7-6 = Automated wheel's sensor passes the winning number to the terminals
clause-star-rapid-etg-2016-7-7 = Heading: the Baccarat dealer's duties
clause-star-rapid-etg-2016-7-7-1 = Each new shoe opens with one burnt card in the discard rack
clause-star-rapid-etg-2016-7-7-2 = Dealer calls for bets and opens wagering by the New Game button
clause-star-rapid-etg-2016-7-7-3 = Dealer with two Baccarat games deals them turn about, on diagram G's layout
clause-star-rapid-etg-2016-7-7-4 = Heading: steps of dealing a coup
clause-star-rapid-etg-2016-7-7-4-1 = Dealing follows a press of New Game on the dealer terminal
clause-star-rapid-etg-2016-7-7-4-2 = After wagering closes a Player's and a Banker's Hand are dealt
clause-star-rapid-etg-2016-7-7-4-3 = First four cards alternate: Player, Banker, Player, Banker
clause-star-rapid-etg-2016-7-7-4-4 = Any natural in the first four cards ends the dealing
clause-star-rapid-etg-2016-7-7-4-5 = Player's Hand acts by Table 1 when Banker shows 0 to 7
clause-star-rapid-etg-2016-7-7-4-5-1 = Player draws a third card on 0 to 5
clause-star-rapid-etg-2016-7-7-4-5-2 = Player stays on two cards with 6 or 7
clause-star-rapid-etg-2016-7-7-4-6 = Banker's Hand acts by Table 2 after Player takes a third card
clause-star-rapid-etg-2016-7-7-4-6-1 = Banker draws where Table 2 says D
clause-star-rapid-etg-2016-7-7-4-6-2 = Banker stays where Table 2 says S
clause-star-rapid-etg-2016-7-7-4-7 = Banker draws on 0 to 5 against a standing Player
clause-star-rapid-etg-2016-7-7-4-8 = Neither hand ever gets a fourth card
clause-star-rapid-etg-2016-7-7-4-9 = Dealer selects the winning result on the dealer terminal
clause-star-rapid-etg-2016-7-7-4-10 = Coup closes only when the dealer presses Confirm Result
clause-star-rapid-etg-2016-8-1 = No automatic settlement until the dealer confirms the registered result
clause-star-rapid-etg-2016-8-2 = Every open terminal shows how the spin or coup came out
clause-star-rapid-etg-2016-8-2-1 = Losing chips leave the electronic layout
clause-star-rapid-etg-2016-8-2-2 = Amount won appears on the win meter
clause-star-rapid-etg-2016-8-2-3 = Winnings and winning stakes go to the chip account
clause-star-rapid-etg-2016-8-3 = Cash out works only during wagering and with no wager placed
clause-star-rapid-etg-2016-8-4 = Credits paid by ticket or voucher come off the credit meter
clause-star-rapid-etg-2016-8-5 = Roulette odds, from 35 to 1 on one number to even money
clause-star-rapid-etg-2016-8-6 = Zero beats every wager that does not cover it
clause-star-rapid-etg-2016-8-7 = Heading: ordinary Baccarat odds
clause-star-rapid-etg-2016-8-7-1 = Player pays 1 to 1
clause-star-rapid-etg-2016-8-7-2 = Banker pays 19 to 20
clause-star-rapid-etg-2016-8-7-3 = Tie pays 8 to 1
clause-star-rapid-etg-2016-8-8 = Heading: Even Money Mode odds
clause-star-rapid-etg-2016-8-8-1 = Even Money Mode: Player pays 1 to 1
clause-star-rapid-etg-2016-8-8-2 = Even Money Mode: Banker pays 1 to 1, but 1 to 2 when winning on 6
clause-star-rapid-etg-2016-8-8-3 = Even Money Mode: Tie pays 8 to 1
clause-star-rapid-etg-2016-8-9 = Dragon Bonus odds, from 1 to 1 up to 30 to 1 by margin
clause-star-rapid-etg-2016-8-10 = Player Pair and Banker Pair pay 11 to 1
clause-star-rapid-etg-2016-9-1 = Manual payout needs the player's check and signature on its form
clause-star-rapid-etg-2016-9-2 = Casino operator may hold or reclaim a prize, ticket or voucher to investigate
clause-star-rapid-etg-2016-9-3 = Prizes, tickets and vouchers are paid at once where possible
clause-star-rapid-etg-2016-9-3-1 = Payment may wait for an agreed time while entitlement is verified
clause-star-rapid-etg-2016-9-3-2 = Prize may be paid in another form than the one asked for
clause-star-rapid-etg-2016-9-3-3 = Payee may be asked to prove identity
clause-star-rapid-etg-2016-10-1 = Casino operator may run promotions with prizes
clause-star-rapid-etg-2016-10-2 = A draw for any prize worth over $10,000 needs a scrutineer
clause-star-rapid-etg-2016-10-3 = Cash in place of a non-monetary prize must stand in the conditions
clause-star-rapid-etg-2016-10-4 = Winner of over $10,000 picks cash, crossed cheque, transfer or a mix
clause-star-rapid-etg-2016-10-5 = Statutory bans apply to what a prize may be
clause-star-rapid-etg-2016-10-5-1 = Banned prize: tobacco
clause-star-rapid-etg-2016-10-5-2 = Banned prize: real or imitation firearms and ammunition
clause-star-rapid-etg-2016-10-5-3 = Banned prize: prohibited weapons
clause-star-rapid-etg-2016-10-5-4 = Banned prize: liquor beyond 20 litres
clause-star-rapid-etg-2016-10-5-5 = Banned prize: anything the regulations name
clause-star-rapid-etg-2016-10-6 = Promotion conditions are published and named in the marketing material
clause-star-rapid-etg-2016-10-7 = A promotion needs a complete set of conditions
clause-star-rapid-etg-2016-10-7-1 = Conditions state how the prize is awarded
clause-star-rapid-etg-2016-10-7-2 = Conditions state time and place of the award
clause-star-rapid-etg-2016-10-7-3 = Conditions state who is eligible
clause-star-rapid-etg-2016-10-7-4 = Conditions state any wager needed to qualify
clause-star-rapid-etg-2016-10-7-5 = Conditions state the kind of prize and any reservation or guarantee
clause-star-rapid-etg-2016-10-7-6 = Conditions state when entries close
clause-star-rapid-etg-2016-10-7-7 = Conditions state where and when the promotion itself takes place
clause-star-rapid-etg-2016-10-7-8 = Conditions state how to claim, and whether to be present
clause-star-rapid-etg-2016-10-7-9 = Conditions state how winners hear of it
clause-star-rapid-etg-2016-10-7-10 = Conditions state how results are made public
clause-star-rapid-etg-2016-10-7-11 = Conditions list prizes, their value and terms of use
clause-star-rapid-etg-2016-10-7-11-1 = Machine or appliance prize: make, model and accessories given
clause-star-rapid-etg-2016-10-7-11-2 = Motor vehicle prize: make, model, accessories and on-road costs given
clause-star-rapid-etg-2016-10-7-11-3 = Travel prize: persons, inclusions, travel dates and spending money given
clause-star-rapid-etg-2016-10-7-11-4 = Real estate prize: dwelling, plans, contract, location, inclusions given
clause-star-rapid-etg-2016-10-8 = An absent winner is to be told within 2 days after the draw
clause-star-rapid-etg-2016-10-8-1 = Winner may be told in person
clause-star-rapid-etg-2016-10-8-2 = Winner may be told by post
clause-star-rapid-etg-2016-10-8-3 = Winner may be told by phone
clause-star-rapid-etg-2016-10-8-4 = Winner may be told by email
clause-star-rapid-etg-2016-10-9 = Authority has the full conditions 24 hours before a promotion starts
clause-star-rapid-etg-2016-10-9-1 = Changing a running promotion's conditions needs the Authority's approval
clause-star-rapid-etg-2016-10-10 = A refused claimant soon learns why, and the refusal goes on file
clause-star-rapid-etg-2016-10-10-1 = Denied claims above $100 are kept with name, address and reasons
clause-star-rapid-etg-2016-10-11 = Casino operator decides promotion disputes and points to the inspector
clause-star-rapid-etg-2016-10-12 = A compromised draw is postponed or cancelled and the inspectorate told at once
clause-star-rapid-etg-2016-11-1 = System malfunction voids the affected terminal's plays and payouts
clause-star-rapid-etg-2016-11-2 = A wrong winning number display never changes the result
clause-star-rapid-etg-2016-11-3 = Players must report a faulty terminal, and keeping the gain may be a breach
clause-star-rapid-etg-2016-11-4 = Heading: live wheel irregularities
clause-star-rapid-etg-2016-11-4-1 = No spin: ball sent the same way as the wheel
clause-star-rapid-etg-2016-11-4-2 = No spin: wheel was standing still
clause-star-rapid-etg-2016-11-4-3 = No spin: ball looks set to fall short of four revolutions
clause-star-rapid-etg-2016-11-4-4 = No spin: foreign object in the wheel
clause-star-rapid-etg-2016-11-4-5 = No spin: ball lands in no pocket
clause-star-rapid-etg-2016-11-4-6 = No spin: ball left the wheel, and a Casino Supervisor examines it
clause-star-rapid-etg-2016-11-4-7 = No spin: somebody interfered with ball or wheel
clause-star-rapid-etg-2016-11-4-8 = A called no spin stays invalid even if the ball lands
clause-star-rapid-etg-2016-11-4-9 = No spin leads to a fresh spin
clause-star-rapid-etg-2016-11-4-10 = Casino Supervisor enters the right number where a wrong one was recorded
clause-star-rapid-etg-2016-11-5 = After a fault, wagers are traced in records and results recalculated
clause-star-rapid-etg-2016-11-5-1 = Heading: what counts as a terminal or wheel malfunction
clause-star-rapid-etg-2016-11-5-1-1 = Malfunction: credits do not fit the odds and the stake
clause-star-rapid-etg-2016-11-5-1-2 = Malfunction: play sequence broken or screen faulty
clause-star-rapid-etg-2016-11-5-1-3 = Malfunction: ball at rest before wagering closed
clause-star-rapid-etg-2016-11-5-1-4 = Malfunction: casino operator judges terminal or automated wheel faulty
clause-star-rapid-etg-2016-11-5-1-5 = Malfunction: casino operator judges player or dealer terminal faulty
clause-star-rapid-etg-2016-11-6 = Wagers that records cannot confirm after a fault are void
clause-star-rapid-etg-2016-11-7 = Automated wheel error with a late ball: records checked, wagers recalculated
clause-star-rapid-etg-2016-11-8 = Heading: Baccarat irregularities
clause-star-rapid-etg-2016-11-8-1 = Heading: coups dealt wrongly
clause-star-rapid-etg-2016-11-8-1-1 = Misdeal: the order of cards has become doubtful
clause-star-rapid-etg-2016-11-8-1-2 = Misdeal: error reported before another coup starts
clause-star-rapid-etg-2016-11-8-1-3 = Assistant Gaming Manager voids a misdealt coup and stakes go back
clause-star-rapid-etg-2016-11-8-1-4 = Assistant Gaming Manager may also have the shoe shuffled or replaced
clause-star-rapid-etg-2016-11-8-1-5 = A misdeal reported too late changes no result
clause-star-rapid-etg-2016-11-8-2 = Dealing from the wrong one of two shoes: Assistant Gaming Manager voids
clause-star-rapid-etg-2016-11-8-3 = Player's wrong third card goes to Banker if due, else opens the next coup
clause-star-rapid-etg-2016-11-8-4 = Banker's wrong third card, or an exposed opening card, starts a dummy coup
clause-star-rapid-etg-2016-11-8-5 = Card lying face up in the shoe mid-coup plays normally
clause-star-rapid-etg-2016-11-8-6 = Coup is void when the shoe runs out
clause-star-rapid-etg-2016-11-8-7 = Wrong cut: finish the coup, then shuffle and cut, past results stay
clause-star-rapid-etg-2016-11-8-8 = Forgotten burn: play goes on with those cards
clause-star-rapid-etg-2016-11-8-9 = Missed shuffle after the cutting card: finish, then shuffle, results stay
clause-star-rapid-etg-2016-11-8-10 = Missing or foreign card found: its three consequences follow
clause-star-rapid-etg-2016-11-8-10-1 = Missing or foreign card: earlier coups keep their results
clause-star-rapid-etg-2016-11-8-10-2 = Missing or foreign card: the coup of discovery is void, stakes go back
clause-star-rapid-etg-2016-11-8-10-3 = Missing or foreign card: rest of the shoe comes out and decks are checked
clause-star-rapid-etg-2016-11-8-11 = Shoe and cards disagree: Casino Supervisor confirms the result or voids
clause-star-rapid-etg-2016-11-8-12 = Keying a misread card by hand needs Casino Supervisor approval
clause-star-rapid-etg-2016-11-8-13 = Cards drawn without need become a dummy hand, if a Supervisor approves
clause-star-rapid-etg-2016-11-8-14 = Dummy hand called for by the system needs a supervisor's authority
clause-star-rapid-etg-2016-11-8-15 = Shoe found dead once cards of a coup are out
clause-star-rapid-etg-2016-11-8-15-1 = Dead shoe that harmed nobody: cards move to a spare Angel Eye shoe
clause-star-rapid-etg-2016-11-8-16 = Multishuffler fails, cards intact: cards move to another multishuffler
clause-star-rapid-etg-2016-11-8-16-1 = Heading: multishuffler failure that spoils cards
clause-star-rapid-etg-2016-11-8-16-2 = Spoilt cards leave play
clause-star-rapid-etg-2016-11-8-16-3 = Sound cards move on to another multishuffler
clause-star-rapid-etg-2016-11-8-16-4 = New-deck cards replace the spoilt ones in the second multishuffler
clause-star-rapid-etg-2016-11-8-17 = Multishuffler failure that harms a party ends the coup, stakes go back
clause-star-rapid-etg-2016-12-1 = No calculators or devices that record or predict the game
clause-star-rapid-etg-2016-12-2 = Device ban leaves out staff and inspectors on duty
clause-star-rapid-etg-2016-12-3 = Casino Supervisor may act against a user of banned devices
clause-star-rapid-etg-2016-12-3-1 = Device user: wagers may be voided
clause-star-rapid-etg-2016-12-3-2 = Device user: may be shut out of the game
clause-star-rapid-etg-2016-12-3-3 = Device user: may be shut out of the casino under section 79
clause-star-rapid-etg-2016-12-4 = Casino Supervisor may annul a game's outcome on two grounds
clause-star-rapid-etg-2016-12-4-1 = Annulment ground: commotion, fire, robbery or act of God
clause-star-rapid-etg-2016-12-4-2 = Annulment ground: fraud that the supervisor thinks touched the outcome
clause-star-rapid-etg-2016-12-5 = Annulled game: wagers may be refunded, a fraudster's forfeited
clause-star-rapid-etg-2016-12-6 = Staff give no playing advice beyond keeping to the rules
clause-star-rapid-etg-2016-12-7 = Nobody advises or sways a player who did not ask
clause-star-rapid-etg-2016-12-8 = Closing an occupied table needs 20 minutes on a sign
clause-star-rapid-etg-2016-12-9 = Three idle rounds at a full set of terminals may cost the seat
clause-star-rapid-etg-2016-12-10 = No private bets among players and spectators
clause-star-rapid-etg-2016-12-11 = Disputes go first to a games supervisor, then to a Casino Supervisor
clause-star-rapid-etg-2016-12-12 = Casino operator has the last word on play, and tells of the inspector
clause-star-rapid-etg-2016-12-13 = Anyone who asks may see these rules

## Titles of clauses: canberra-mini-baccarat-2023
clause-canberra-mini-baccarat-2023-A-approved = Definition: approved
clause-canberra-mini-baccarat-2023-A-banker = Definition: Banker
clause-canberra-mini-baccarat-2023-A-box = Definition: box
clause-canberra-mini-baccarat-2023-A-casino-operator = Definition: casino operator
clause-canberra-mini-baccarat-2023-A-casino-supervisor = Definition: Casino Supervisor
clause-canberra-mini-baccarat-2023-A-commission-method = Definition: Commission method
clause-canberra-mini-baccarat-2023-A-countdown-clock = Definition: countdown clock
clause-canberra-mini-baccarat-2023-A-countdown-clock-a = Countdown clock: may count down to zero from seconds announced before
clause-canberra-mini-baccarat-2023-A-countdown-clock-b = Countdown clock: approved as gaming equipment
clause-canberra-mini-baccarat-2023-A-dealer = Definition: dealer
clause-canberra-mini-baccarat-2023-A-dragon-bonus = Definition: Dragon Bonus
clause-canberra-mini-baccarat-2023-A-draw = Definition: draw
clause-canberra-mini-baccarat-2023-A-hand = Definition: hand
clause-canberra-mini-baccarat-2023-A-initial-deal = Definition: initial deal
clause-canberra-mini-baccarat-2023-A-mini-baccarat-wager = Definition: Mini-Baccarat wager
clause-canberra-mini-baccarat-2023-A-natural = Natural: 8 or 9 on the first two cards of a hand
clause-canberra-mini-baccarat-2023-A-no-bet-coup = No-bet coup: nobody may wager on it
clause-canberra-mini-baccarat-2023-A-non-commission-method = Definition: Non-Commission method
clause-canberra-mini-baccarat-2023-A-pairs = Definition: Pairs
clause-canberra-mini-baccarat-2023-A-pairs-a = Pairs: Perfect Pairs are one kind
clause-canberra-mini-baccarat-2023-A-pairs-b = Pairs: Canberra Pairs are the other kind
clause-canberra-mini-baccarat-2023-A-player = Definition: Player
clause-canberra-mini-baccarat-2023-A-pre-shuffled-cards = Definition: pre-shuffled cards
clause-canberra-mini-baccarat-2023-A-round-of-play = Round of play: from its first card to the discard rack
clause-canberra-mini-baccarat-2023-A-session = Definition: session
clause-canberra-mini-baccarat-2023-A-set-wagering-period = Set wagering period: the only time to place, move or take back wagers
clause-canberra-mini-baccarat-2023-A-set-wagering-period-a = Set wagering period: begins with the countdown and the call for bets
clause-canberra-mini-baccarat-2023-A-set-wagering-period-b = Set wagering period: ends at zero with the call of no more bets
clause-canberra-mini-baccarat-2023-A-shoe = Shoe: an approved container from which cards are dealt
clause-canberra-mini-baccarat-2023-A-stand = Definition: stand
clause-canberra-mini-baccarat-2023-A-standoff = Standoff: equal naturals, for Dragon Bonus
clause-canberra-mini-baccarat-2023-A-starting-marker = Starting marker: passes clockwise to the next first bettor after each coup
clause-canberra-mini-baccarat-2023-A-suit = Definition: suit
clause-canberra-mini-baccarat-2023-A-suited = Definition: suited
clause-canberra-mini-baccarat-2023-A-super-6 = Definition: Super 6
clause-canberra-mini-baccarat-2023-A-table-differential = Table differential: all on Banker against all on Player
clause-canberra-mini-baccarat-2023-A-tableau = Definition: tableau
clause-canberra-mini-baccarat-2023-A-tie = Tie: both hands have the same total at the end
clause-canberra-mini-baccarat-2023-A-tiger-baccarat = Definition: Tiger Baccarat
clause-canberra-mini-baccarat-2023-A-tournament-chips = Tournament chips: worth no money, look different, and serve nothing else
clause-canberra-mini-baccarat-2023-A-tournament-commission = Definition: tournament commission
clause-canberra-mini-baccarat-2023-A-tournament-director = Definition: Tournament Director/Assistant
clause-canberra-mini-baccarat-2023-A-void = Void: no result, and chips staked or paid go back
clause-canberra-mini-baccarat-2023-1-1 = No table opens before it is approved
clause-canberra-mini-baccarat-2023-2-1 = Eight 52-card decks without jokers, and two cutting cards
clause-canberra-mini-baccarat-2023-2-2 = Casino operator settles face up or face down dealing before a coup
clause-canberra-mini-baccarat-2023-2-3 = Cards may be changed after a coup, Casino Supervisor and dealer check new ones
clause-canberra-mini-baccarat-2023-2-4 = Ace counts 1, cards 2 to 9 their number, tens and pictures 0
clause-canberra-mini-baccarat-2023-2-4-a = Card value: 2 to 9 count their number
clause-canberra-mini-baccarat-2023-2-4-b = Card value: ten, jack, queen and king count nothing
clause-canberra-mini-baccarat-2023-2-4-c = Card value: an ace counts 1
clause-canberra-mini-baccarat-2023-2-5 = Cards are checked one by one before and after gaming, pre-shuffled ones aside
clause-canberra-mini-baccarat-2023-2-6 = Hand total is the last digit of the card sum
clause-canberra-mini-baccarat-2023-3-1 = Sign shows wager limits and any maximum table differential
clause-canberra-mini-baccarat-2023-3-1-a = Sign: minimum and maximum for each player
clause-canberra-mini-baccarat-2023-3-1-b = Sign: the greatest table differential, where there is one
clause-canberra-mini-baccarat-2023-3-2 = Set wagering period only without a differential, with clock and sign
clause-canberra-mini-baccarat-2023-3-2-a = Set wagering period: its clock is shown at the table
clause-canberra-mini-baccarat-2023-3-2-b = Set wagering period: a sign gives its seconds
clause-canberra-mini-baccarat-2023-3-3 = Changing limits, differential or countdown needs prior notice
clause-canberra-mini-baccarat-2023-3-3-a = Notice before a change: limits of the players
clause-canberra-mini-baccarat-2023-3-3-b = Notice before a change: the table differential
clause-canberra-mini-baccarat-2023-3-3-c = Notice before a change: the seconds of the countdown
clause-canberra-mini-baccarat-2023-3-4 = Wager above the table maximum only beside a personal limit marker
clause-canberra-mini-baccarat-2023-3-5 = Permitted multiples are shown at the table
clause-canberra-mini-baccarat-2023-3-6 = Wager under the minimum counts once, and its owner is warned
clause-canberra-mini-baccarat-2023-3-7 = Wager above the maximum counts only up to it
clause-canberra-mini-baccarat-2023-4-1 = Wagers close at the first card or when the set wagering period ends
clause-canberra-mini-baccarat-2023-4-1-a = Wagers close at the first card
clause-canberra-mini-baccarat-2023-4-1-b = Wagers close when the set wagering period is over
clause-canberra-mini-baccarat-2023-4-2 = Wagers are gaming chips in a marked box
clause-canberra-mini-baccarat-2023-4-3 = When Banker, Player and Tie wagers win, lose or stand off
clause-canberra-mini-baccarat-2023-4-3-a = Opens the results of a Banker wager
clause-canberra-mini-baccarat-2023-4-3-a-i = Banker wager wins on the higher total
clause-canberra-mini-baccarat-2023-4-3-a-ii = Banker wager loses on the lower total
clause-canberra-mini-baccarat-2023-4-3-a-iii = Banker wager comes back on equal totals
clause-canberra-mini-baccarat-2023-4-3-b = Opens the results of a Player wager
clause-canberra-mini-baccarat-2023-4-3-b-i = Player wager wins on the higher total
clause-canberra-mini-baccarat-2023-4-3-b-ii = Player wager loses on the lower total
clause-canberra-mini-baccarat-2023-4-3-b-iii = Player wager comes back on equal totals
clause-canberra-mini-baccarat-2023-4-3-c = Opens the results of a Tie wager
clause-canberra-mini-baccarat-2023-4-3-c-i = Tie wager wins on equal totals
clause-canberra-mini-baccarat-2023-4-3-c-ii = Tie wager loses if either hand wins
clause-canberra-mini-baccarat-2023-4-4 = Pairs, Dragon Bonus, Super 6 and Tiger only where the operator offers them
clause-canberra-mini-baccarat-2023-4-4-a = On offer at the operator's choice: Pairs
clause-canberra-mini-baccarat-2023-4-4-b = On offer at the operator's choice: Dragon Bonus
clause-canberra-mini-baccarat-2023-4-4-c = On offer at the operator's choice: Super 6
clause-canberra-mini-baccarat-2023-4-4-d = On offer at the operator's choice: Tiger Baccarat
clause-canberra-mini-baccarat-2023-4-5 = Several players may share a box or side wager
clause-canberra-mini-baccarat-2023-4-5-a = Several players may share: a box of Player, Banker and Tie
clause-canberra-mini-baccarat-2023-4-5-b = Several players may share: Pairs of a hand
clause-canberra-mini-baccarat-2023-4-5-c = Several players may share: Dragon Bonus of a hand
clause-canberra-mini-baccarat-2023-4-5-d = Several players may share: Super 6
clause-canberra-mini-baccarat-2023-4-5-e = Several players may share: Tiger Baccarat
clause-canberra-mini-baccarat-2023-4-6 = One wager of a kind, and both hands only if the Casino Supervisor approves
clause-canberra-mini-baccarat-2023-4-6-a = One wager of each main kind for a player in a coup
clause-canberra-mini-baccarat-2023-4-6-b = Player and Banker together with a Casino Supervisor's approval
clause-canberra-mini-baccarat-2023-4-6-c = Side wagers may be placed beside
clause-canberra-mini-baccarat-2023-4-7 = Hands off wagers from the first card until they are decided
clause-canberra-mini-baccarat-2023-4-8 = Occupied table: no-bet coup only on request and with everyone's consent
clause-canberra-mini-baccarat-2023-4-8-a = Occupied table: a player asks for the no-bet coup
clause-canberra-mini-baccarat-2023-4-8-b = Occupied table: all players agree to the no-bet coup
clause-canberra-mini-baccarat-2023-4-9 = Casino Supervisor may order a no-bet coup with no players or no wagers
clause-canberra-mini-baccarat-2023-4-9-a = No-bet coup may be ordered: nobody is at the table
clause-canberra-mini-baccarat-2023-4-9-b = No-bet coup may be ordered: nobody bet in the set wagering period
clause-canberra-mini-baccarat-2023-4-10 = A no-bet coup is dealt like any other
clause-canberra-mini-baccarat-2023-5-1 = Shuffle for each new shoe, after its end, or when a Casino Supervisor orders
clause-canberra-mini-baccarat-2023-5-1-a = Shuffle: for each new shoe, pre-shuffled cards aside
clause-canberra-mini-baccarat-2023-5-1-b = Shuffle: after the cutting card, pre-shuffled cards aside
clause-canberra-mini-baccarat-2023-5-1-c = Shuffle: after a coup if a Casino Supervisor orders it
clause-canberra-mini-baccarat-2023-5-2 = Pre-shuffled cards riffled if a player asks and a Casino Supervisor approves
clause-canberra-mini-baccarat-2023-5-3 = A player is offered the cut, otherwise a Casino Supervisor makes it
clause-canberra-mini-baccarat-2023-5-4 = Cut one deck or more from the ends, second cutting card 12 or more from back
clause-canberra-mini-baccarat-2023-5-5 = Each shoe starts with one card burnt unseen or one turned up
clause-canberra-mini-baccarat-2023-5-5-a = New shoe: one card burnt face down
clause-canberra-mini-baccarat-2023-5-5-b = New shoe: one card turned up on the table
clause-canberra-mini-baccarat-2023-5-6 = The turned-up card's value is how many more cards are burnt
clause-canberra-mini-baccarat-2023-5-7 = For the burn, tens and pictures count 10
clause-canberra-mini-baccarat-2023-5-8 = Cutting card makes that coup the last, but a tie brings one more
clause-canberra-mini-baccarat-2023-6-1 = Cards come only from a shoe
clause-canberra-mini-baccarat-2023-6-2 = No more bets is called, then two cards each, Player first
clause-canberra-mini-baccarat-2023-6-2-a = First deal: one card to Player, one to Banker
clause-canberra-mini-baccarat-2023-6-2-b = First deal: another card to each
clause-canberra-mini-baccarat-2023-6-3 = Face down hand is turned by the dealer or by a player who bet on it
clause-canberra-mini-baccarat-2023-6-3-a = Player's cards face down may go to a player who bet on Player
clause-canberra-mini-baccarat-2023-6-3-b = Banker's cards face down may go to a player who bet on Banker
clause-canberra-mini-baccarat-2023-6-4 = A natural on either side stops the drawing
clause-canberra-mini-baccarat-2023-7-1 = Third cards are dealt only as the tableau demands
clause-canberra-mini-baccarat-2023-7-2 = Player draws on 0 to 5, stands on 6 and 7
clause-canberra-mini-baccarat-2023-7-3 = Banker draws or stands by own total and Player's third card
clause-canberra-mini-baccarat-2023-7-4 = Face down third card is turned by the same persons as the hand
clause-canberra-mini-baccarat-2023-8-1 = Commission or Non-Commission method is fixed before a coup
clause-canberra-mini-baccarat-2023-8-2 = Perfect Pairs or Canberra Pairs, whichever the operator picks
clause-canberra-mini-baccarat-2023-8-3 = Sign names the settlement method, changed only with prior notice
clause-canberra-mini-baccarat-2023-8-4 = Commission: Player 1 to 1, Banker 1 to 1 less 5%, Tie 8 to 1
clause-canberra-mini-baccarat-2023-8-4-a = Commission: Player pays 1 to 1
clause-canberra-mini-baccarat-2023-8-4-b = Commission: Banker pays 1 to 1 less 5%
clause-canberra-mini-baccarat-2023-8-4-c = Commission: Tie pays 8 to 1
clause-canberra-mini-baccarat-2023-8-5 = Non-Commission: even money, Banker half on a 6, Tie 8 to 1
clause-canberra-mini-baccarat-2023-8-5-a = Non-Commission: Player pays 1 to 1
clause-canberra-mini-baccarat-2023-8-5-b = Non-Commission: Banker pays 1 to 1, half of it on a 6
clause-canberra-mini-baccarat-2023-8-5-c = Non-Commission: Tie pays 8 to 1
clause-canberra-mini-baccarat-2023-8-6 = Pointer to the Perfect Pairs odds
clause-canberra-mini-baccarat-2023-8-7 = Pointer to the Canberra Pairs odds
clause-canberra-mini-baccarat-2023-8-8 = Pointer to the Dragon Bonus odds
clause-canberra-mini-baccarat-2023-8-9 = Pointer to the Super 6 odds
clause-canberra-mini-baccarat-2023-8-10 = Pointer to the Tiger Baccarat odds
clause-canberra-mini-baccarat-2023-9-1 = Pairs are taken only where one of the two options is on offer
clause-canberra-mini-baccarat-2023-9-1-a = Pairs option: Perfect Pairs
clause-canberra-mini-baccarat-2023-9-1-b = Pairs option: Canberra Pairs
clause-canberra-mini-baccarat-2023-9-2 = Layout with Pairs needs approval first
clause-canberra-mini-baccarat-2023-9-3 = Sign names the Pairs option and its limits
clause-canberra-mini-baccarat-2023-9-4 = Pairs wager needs no main wager, and the coup is played out for it alone
clause-canberra-mini-baccarat-2023-9-4-a = Pairs alone: the coup is still played out
clause-canberra-mini-baccarat-2023-9-5 = One player may hold Pairs wagers on both hands
clause-canberra-mini-baccarat-2023-9-6 = For pairs, rank counts: number cards by number, court cards and ace by type
clause-canberra-mini-baccarat-2023-9-6-a = Face value: the number on cards from 2 to 10
clause-canberra-mini-baccarat-2023-9-6-b = Face value: jack, queen, king or ace
clause-canberra-mini-baccarat-2023-9-7 = Pairs are judged on the opening two cards of each hand
clause-canberra-mini-baccarat-2023-9-8 = Pairs chips go in the Pairs box within the normal wagering time
clause-canberra-mini-baccarat-2023-9-9 = Pairs wager wins if its hand opens with equal ranks, else loses
clause-canberra-mini-baccarat-2023-9-9-a = Banker Pair wins on two equal face values
clause-canberra-mini-baccarat-2023-9-9-b = Banker Pair loses on two different face values
clause-canberra-mini-baccarat-2023-9-9-c = Player Pair wins on two equal face values
clause-canberra-mini-baccarat-2023-9-9-d = Player Pair loses on two different face values
clause-canberra-mini-baccarat-2023-9-10 = Pairs settle after four cards, before any third card
clause-canberra-mini-baccarat-2023-9-10-a = After four cards: lost Pairs come off
clause-canberra-mini-baccarat-2023-9-10-b = After four cards: winning Pairs are paid
clause-canberra-mini-baccarat-2023-9-11 = Third cards follow once Pairs are settled
clause-canberra-mini-baccarat-2023-10-1 = Perfect Pairs: a pair is two cards of equal rank
clause-canberra-mini-baccarat-2023-10-2 = Mixed pair: one red card, one black
clause-canberra-mini-baccarat-2023-10-3 = Coloured pair: same colour, different suits
clause-canberra-mini-baccarat-2023-10-3-a = Coloured pair: both cards red
clause-canberra-mini-baccarat-2023-10-3-b = Coloured pair: both cards black
clause-canberra-mini-baccarat-2023-10-4 = Perfect pair: same rank and same suit
clause-canberra-mini-baccarat-2023-10-5 = Perfect Pairs winner gets the best single payout
clause-canberra-mini-baccarat-2023-10-6 = Perfect Pairs pay 5 mixed, 12 coloured, 25 perfect
clause-canberra-mini-baccarat-2023-10-6-a = Mixed pair pays 5 to 1
clause-canberra-mini-baccarat-2023-10-6-b = Coloured pair pays 12 to 1
clause-canberra-mini-baccarat-2023-10-6-c = Perfect pair pays 25 to 1
clause-canberra-mini-baccarat-2023-11-1 = Canberra Pairs: a pair is two cards of equal rank
clause-canberra-mini-baccarat-2023-11-2 = Canberra Pair pays 11 to 1
clause-canberra-mini-baccarat-2023-11-2-a = Canberra Pair is paid 11 to 1
clause-canberra-mini-baccarat-2023-12-1 = Dragon Bonus is taken only where the operator offers it
clause-canberra-mini-baccarat-2023-12-2 = Layout with Dragon Bonus needs approval first
clause-canberra-mini-baccarat-2023-12-3 = Sign shows Dragon Bonus limits
clause-canberra-mini-baccarat-2023-12-4 = Dragon Bonus needs no main wager, and the coup is played out for it alone
clause-canberra-mini-baccarat-2023-12-4-a = Dragon Bonus alone: the coup is still played out
clause-canberra-mini-baccarat-2023-12-5 = One player may hold Dragon Bonus wagers on both hands
clause-canberra-mini-baccarat-2023-12-6 = Dragon Bonus chips go in their own area within the normal wagering time
clause-canberra-mini-baccarat-2023-12-7 = Dragon Bonus wins by a natural or by 4 or more, equal naturals stand off
clause-canberra-mini-baccarat-2023-12-7-a = Opens the results of Banker Dragon Bonus
clause-canberra-mini-baccarat-2023-12-7-a-i = Opens when Banker Dragon Bonus wins
clause-canberra-mini-baccarat-2023-12-7-a-i-A = Banker Dragon Bonus wins with a natural that counts more
clause-canberra-mini-baccarat-2023-12-7-a-i-B = Banker Dragon Bonus wins by 4 or more without a natural
clause-canberra-mini-baccarat-2023-12-7-a-ii = Opens when Banker Dragon Bonus loses
clause-canberra-mini-baccarat-2023-12-7-a-ii-A = Banker Dragon Bonus loses with the lower count
clause-canberra-mini-baccarat-2023-12-7-a-ii-B = Banker Dragon Bonus loses by less than 4 ahead without a natural
clause-canberra-mini-baccarat-2023-12-7-b = Opens the results of Player Dragon Bonus
clause-canberra-mini-baccarat-2023-12-7-b-i = Opens when Player Dragon Bonus wins
clause-canberra-mini-baccarat-2023-12-7-b-i-A = Player Dragon Bonus wins with a natural that counts more
clause-canberra-mini-baccarat-2023-12-7-b-i-B = Player Dragon Bonus wins by 4 or more without a natural
clause-canberra-mini-baccarat-2023-12-7-b-ii = Opens when Player Dragon Bonus loses
clause-canberra-mini-baccarat-2023-12-7-b-ii-A = Player Dragon Bonus loses with the lower count
clause-canberra-mini-baccarat-2023-12-7-b-ii-B = Player Dragon Bonus loses by less than 4 ahead without a natural
clause-canberra-mini-baccarat-2023-12-7-c = Dragon Bonus comes back on equal naturals
clause-canberra-mini-baccarat-2023-12-8 = Dragon Bonus odds, 1 to 1 for a natural or 4 points up to 30 to 1 for 9
clause-canberra-mini-baccarat-2023-12-9 = Dealer calls the standoff when a Dragon Bonus wager meets one
clause-canberra-mini-baccarat-2023-13-1 = Super 6 is taken only where the operator offers it
clause-canberra-mini-baccarat-2023-13-2 = Layout with Super 6 needs approval first
clause-canberra-mini-baccarat-2023-13-3 = Sign shows Super 6 limits
clause-canberra-mini-baccarat-2023-13-4 = Super 6 needs no main wager, and the coup is played out for it alone
clause-canberra-mini-baccarat-2023-13-4-a = Super 6 alone: the coup is still played out
clause-canberra-mini-baccarat-2023-13-5 = Super 6 chips go in their own area within the normal wagering time
clause-canberra-mini-baccarat-2023-13-6 = Super 6 wins only when Banker wins on 6
clause-canberra-mini-baccarat-2023-13-6-a = Super 6 wins if Banker wins on 6
clause-canberra-mini-baccarat-2023-13-6-b = Super 6 loses on every other result
clause-canberra-mini-baccarat-2023-13-7 = Super 6 pays 15 to 1
clause-canberra-mini-baccarat-2023-14-1 = Tiger wagers are taken only where the operator offers them
clause-canberra-mini-baccarat-2023-14-2 = Layout with Tiger wagers needs approval first
clause-canberra-mini-baccarat-2023-14-3 = Sign shows Tiger limits
clause-canberra-mini-baccarat-2023-14-4 = Tiger wager needs no main wager, and the coup is played out for it alone
clause-canberra-mini-baccarat-2023-14-4-a = Tiger wager alone: the coup is still played out
clause-canberra-mini-baccarat-2023-14-5 = One player may hold several Tiger wagers in a coup
clause-canberra-mini-baccarat-2023-14-6 = Tiger chips go in their own areas within the normal wagering time
clause-canberra-mini-baccarat-2023-14-7 = Tiger Tie wins only on 6 against 6
clause-canberra-mini-baccarat-2023-14-7-a = Tiger Tie wins on 6 against 6
clause-canberra-mini-baccarat-2023-14-7-b = Tiger Tie loses on every other result
clause-canberra-mini-baccarat-2023-14-8 = Big Tiger wins only when Banker wins on a three-card 6
clause-canberra-mini-baccarat-2023-14-8-a = Big Tiger wins if Banker wins on 6 of three cards
clause-canberra-mini-baccarat-2023-14-8-b = Big Tiger loses on every other result
clause-canberra-mini-baccarat-2023-14-9 = Small Tiger wins only when Banker wins on a two-card 6
clause-canberra-mini-baccarat-2023-14-9-a = Small Tiger wins if Banker wins on 6 of two cards
clause-canberra-mini-baccarat-2023-14-9-b = Small Tiger loses on every other result
clause-canberra-mini-baccarat-2023-14-10 = Tiger wins when Banker wins on 6, graded by two or three cards
clause-canberra-mini-baccarat-2023-14-10-a = Opens when Tiger wins
clause-canberra-mini-baccarat-2023-14-10-a-i = Two Card Tiger: Banker wins on 6 of two cards
clause-canberra-mini-baccarat-2023-14-10-a-ii = Three Card Tiger: Banker wins on 6 of three cards
clause-canberra-mini-baccarat-2023-14-10-b = Tiger loses on every other result
clause-canberra-mini-baccarat-2023-14-11 = Tiger Pair wins on one pair, two different pairs or twin pairs
clause-canberra-mini-baccarat-2023-14-11-a = Opens when Tiger Pair wins
clause-canberra-mini-baccarat-2023-14-11-a-i = Single Tiger Pair: one hand opens with a pair
clause-canberra-mini-baccarat-2023-14-11-a-ii = Double Tiger Pair: both hands pair, with different face values
clause-canberra-mini-baccarat-2023-14-11-a-iii = Twin Tiger Pair: both hands pair, with the same face value
clause-canberra-mini-baccarat-2023-14-11-b = Tiger Pair loses on every other result
clause-canberra-mini-baccarat-2023-14-12 = Tiger odds: tie 45, big 55, small 22, tiger 12 or 22, pairs 4, 25, 100
clause-canberra-mini-baccarat-2023-15-1 = Player's wrongly drawn card goes to Banker if Banker must draw
clause-canberra-mini-baccarat-2023-15-2 = Excess card that was seen starts a no-bet coup, wagers come off first
clause-canberra-mini-baccarat-2023-15-3 = Excess card not seen simply starts the next coup
clause-canberra-mini-baccarat-2023-15-4 = Misplaced cards are put right, wagers may come off if unseen, else void
clause-canberra-mini-baccarat-2023-15-5 = Misplacement found a coup late voids that coup, later ones stay
clause-canberra-mini-baccarat-2023-15-6 = Casino Supervisor may reopen wagers while the first four cards are unseen
clause-canberra-mini-baccarat-2023-15-6-a = Wagers reopened: a card of the first four is out and none was seen
clause-canberra-mini-baccarat-2023-15-6-a-i = Wagers reopened: a wager may change its place
clause-canberra-mini-baccarat-2023-15-6-a-ii = Wagers reopened: a wager may change its amount
clause-canberra-mini-baccarat-2023-15-6-a-iii = Wagers reopened: a new wager may be placed
clause-canberra-mini-baccarat-2023-15-6-a-iv = Wagers reopened: a wager may be taken back
clause-canberra-mini-baccarat-2023-15-6-b = Wagers reopened: none left makes it a no-bet coup
clause-canberra-mini-baccarat-2023-15-7 = Too few cards to finish makes the coup void
clause-canberra-mini-baccarat-2023-15-8 = Forgotten burn does not stop the coup
clause-canberra-mini-baccarat-2023-15-9 = Hand given to the wrong person: each player may take the wager off
clause-canberra-mini-baccarat-2023-16-1 = Gaming hours come from the Casino Control Act 2006
clause-canberra-mini-baccarat-2023-16-2 = A table may close early only after notice to its players
clause-canberra-mini-baccarat-2023-17-1 = Casino operator may annul a game disturbed by riot, fire, robbery and the like
clause-canberra-mini-baccarat-2023-17-2 = Rule breakers may lose the wager's validity and be shut out of the game
clause-canberra-mini-baccarat-2023-17-2-a = Breach of the rules: the wager may be declared invalid
clause-canberra-mini-baccarat-2023-17-2-b = Breach of the rules: the person may be shut out of the game
clause-canberra-mini-baccarat-2023-17-3 = Casino operator may void a coup for impracticality or fraud
clause-canberra-mini-baccarat-2023-17-4 = Casino operator decides disputes, with review by the Commission on request
clause-canberra-mini-baccarat-2023-17-5 = Staff give no advice or advantage, and keep to approved procedures
clause-canberra-mini-baccarat-2023-17-5-a = Staff: no advice on play, except to keep to the rules
clause-canberra-mini-baccarat-2023-17-5-b = Staff: no advantage, and no change of probabilities outside the rules
clause-canberra-mini-baccarat-2023-17-5-c = Staff: the game runs by the approved procedures
clause-canberra-mini-baccarat-2023-17-6 = Three idle coups in a seat at a full table may cost it
clause-canberra-mini-baccarat-2023-17-7 = Nobody steers another player's decisions
clause-canberra-mini-baccarat-2023-17-8 = Players may not bet privately with one another
clause-canberra-mini-baccarat-2023-17-9 = Rules are handed out to whoever asks
clause-canberra-mini-baccarat-2023-18-1 = Game rules govern tournaments unless a tournament rule differs
clause-canberra-mini-baccarat-2023-18-2 = Conditions are written, published and sent to the Commission before entries
clause-canberra-mini-baccarat-2023-18-2-a = Before entries: conditions are put in writing
clause-canberra-mini-baccarat-2023-18-2-b = Before entries: conditions are open to patrons
clause-canberra-mini-baccarat-2023-18-2-c = Before entries: the Commission has a copy of the conditions
clause-canberra-mini-baccarat-2023-18-3 = What tournament conditions must contain, from entry to tied prizes
clause-canberra-mini-baccarat-2023-18-3-a = Opens what the conditions tell
clause-canberra-mini-baccarat-2023-18-3-a-i = Conditions: start, way to enter, and who is eligible
clause-canberra-mini-baccarat-2023-18-3-a-ii = Opens the structure in the conditions
clause-canberra-mini-baccarat-2023-18-3-a-ii-a = Conditions: number or length of sessions
clause-canberra-mini-baccarat-2023-18-3-a-ii-b = Conditions: tables in a session, and the start of a sit-and-go
clause-canberra-mini-baccarat-2023-18-3-a-ii-c = Conditions: how players move on
clause-canberra-mini-baccarat-2023-18-3-a-ii-d = Conditions: points or prizes over several sessions
clause-canberra-mini-baccarat-2023-18-3-a-ii-e = Conditions: second-chance sessions, and who qualifies
clause-canberra-mini-baccarat-2023-18-3-a-ii-f = Conditions: how and when the eliminated may buy back
clause-canberra-mini-baccarat-2023-18-3-a-iii = Conditions: entry fee and commission
clause-canberra-mini-baccarat-2023-18-3-a-iv = Conditions: tournament chips for the fee
clause-canberra-mini-baccarat-2023-18-3-a-v = Conditions: fewest and most players
clause-canberra-mini-baccarat-2023-18-3-a-vi = Conditions: limits on groups of players
clause-canberra-mini-baccarat-2023-18-3-a-vii = Conditions: table limits
clause-canberra-mini-baccarat-2023-18-3-a-viii = Opens the conditions where players progress against each other
clause-canberra-mini-baccarat-2023-18-3-a-viii-A = Conditions: who is eliminated when progressing
clause-canberra-mini-baccarat-2023-18-3-a-viii-B = Conditions: places of equal chips when progressing
clause-canberra-mini-baccarat-2023-18-3-a-ix = Opens the conditions for several sessions
clause-canberra-mini-baccarat-2023-18-3-a-ix-A = Conditions: who is eliminated over several sessions
clause-canberra-mini-baccarat-2023-18-3-a-ix-B = Conditions: places or shared points of equal chips in a session
clause-canberra-mini-baccarat-2023-18-3-a-x = Conditions: the prize pool or how it is worked out
clause-canberra-mini-baccarat-2023-18-3-a-xi = Conditions: how the prize pool is shared out
clause-canberra-mini-baccarat-2023-18-3-a-xi-A = Conditions: tied prizes, equal chips after the final session
clause-canberra-mini-baccarat-2023-18-3-a-xi-B = Conditions: tied prizes, equal points over the sessions
clause-canberra-mini-baccarat-2023-18-3-a-xi-C = Conditions: tied prizes added up and divided
clause-canberra-mini-baccarat-2023-18-3-a-xi-D = Conditions: tied prizes played off
clause-canberra-mini-baccarat-2023-18-3-b = Conditions: the director runs it by them, and rules come first
clause-canberra-mini-baccarat-2023-18-4 = Gaming Shift Manager names the Tournament Director/Assistant
clause-canberra-mini-baccarat-2023-18-5 = Tournament Director/Assistant may ask entrants to accept the terms in writing
clause-canberra-mini-baccarat-2023-18-6 = One entry per player, apart from any buy-back allowed
clause-canberra-mini-baccarat-2023-18-7 = Seats are drawn by ballot and kept, start times moved only with notice
clause-canberra-mini-baccarat-2023-18-8 = Tournament Director/Assistant sets how many players share a table
clause-canberra-mini-baccarat-2023-18-9 = A late player loses place and fee, and the fee stays in the pool
clause-canberra-mini-baccarat-2023-18-10 = Tournament Director/Assistant may sell an empty first-session seat to a reserve
clause-canberra-mini-baccarat-2023-18-11 = Tournament Director/Assistant decides on substitutes
clause-canberra-mini-baccarat-2023-18-12 = Tournament chips are open to everyone's sight throughout
clause-canberra-mini-baccarat-2023-18-13 = No adding, swapping or taking away tournament chips outside the rules
clause-canberra-mini-baccarat-2023-18-14 = Every coup needs a minimum wager, and who cannot make it is out
clause-canberra-mini-baccarat-2023-18-15 = Wagers go clockwise from the marker, out-of-turn ones stand with a warning
clause-canberra-mini-baccarat-2023-18-16 = A player's turn to wager lasts until the next player is asked
clause-canberra-mini-baccarat-2023-18-17 = Tournament players take advice from nobody
clause-canberra-mini-baccarat-2023-18-18 = Tournament Director/Assistant may grant a break and sets its length
clause-canberra-mini-baccarat-2023-18-19 = Tournament Director/Assistant may set the pace and tell players to keep it
clause-canberra-mini-baccarat-2023-18-20 = Tournament Director/Assistant works out and awards placings
clause-canberra-mini-baccarat-2023-18-21 = The whole prize pool goes back to players
clause-canberra-mini-baccarat-2023-18-22 = Approved commission comes off the fees, and the balance is prize money
clause-canberra-mini-baccarat-2023-18-23 = Fees come back only, and then in full, if the tournament is cancelled

## Titles of clauses: mini-baccarat-guide
clause-mini-baccarat-guide-aim = Card values, totals up to nine, and the winner as the hand nearest nine
clause-mini-baccarat-guide-table = Three main bets, eight decks, cut by a player, dealt from a shoe
clause-mini-baccarat-guide-hands = Bets first, two cards each, naturals stop, third cards by fixed rules
clause-mini-baccarat-guide-payouts = Player 1 to 1, Banker 1 to 1 less 5%, Tie 8 to 1, ties push the rest
clause-mini-baccarat-guide-no-commission = Even money without commission, Banker's winning 6 at 1 to 2, Tie 8 to 1
clause-mini-baccarat-guide-limits = Table sign gives bet limits and marks no-commission tables
clause-mini-baccarat-guide-player-draws = Player's tableau: 0 to 5 draws, 6 and 7 stand, 8 and 9 natural
clause-mini-baccarat-guide-banker-draws = Banker's tableau, by own total and Player's third card
clause-mini-baccarat-guide-pairs = Player Pair and Banker Pair: equal opening ranks pay 11 to 1
clause-mini-baccarat-guide-odds = House margin of about 1.2%, with the count explained again
clause-mini-baccarat-guide-responsible-gambling = Responsible gambling message and Gambling Helpline contacts

## Lines of a simulated device
simulated-promised-shoe = Promised shoe { $deal }: { $commitment }
simulated-promised-spin = Promised spin { $deal }: { $commitment }
simulated-revealed-shoe = Revealed the seed of shoe { $deal }
simulated-revealed-spin = Revealed the seed of spin { $deal }
simulated-withdrew-shoe = Withdrew the promise of shoe { $deal }
simulated-withdrew-spin = Withdrew the promise of spin { $deal }
simulated-card = { $play }: { $number } { $card }
simulated-ball = { $play }: { $number } { $pocket }, { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
simulated-pocket = pocket { $pocket }
simulated-chips = { $play }: { $number } { $amount } on the layout
simulated-nothing = nothing read
simulated-note = Note of { $amount }
simulated-ticket = Ticket …{ $ends }
simulated-paid = Ticket …{ $ends }: paid out { $amount }
simulated-failed = Failed: { $fault }
simulated-printed = Printed { $amount } to { $file }.
simulated-unprinted = Not printed: { $problem }
simulated-on-request = { $done } ({ $fault })
simulated-refused = { $done } - { $why }

## A floor that a device cannot reach
refusal-no-floor-unreached = { $url } cannot be reached: { $why }.
refusal-no-floor-silent = { $url } does not answer as a floor does.
refusal-no-floor-other = { $url } is no floor.
refusal-no-floor-closed = The connection to the floor was closed.
refusal-no-floor-unnamed = No server is named.
nobody-answers = nobody answers
nobody-listens = nobody listens there
no-address-of-floor = this is no address such as ws://127.0.0.1:8000
no-socket = no floor speaks there ({ $problem })
