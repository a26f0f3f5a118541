## A sentence that an older release wrote
legacy-text = { $legacy-text }

## Incidents: what goes on record at a game
incident-irregularity = { $irregularity }.
incident-ordered = { $order }.
incident-breach = Breach: { $breach }.
incident-measure = Breach: { $measure }.
incident-rules-shown = Notice: rules shown.
incident-cards-held-wrongly = Somebody did not see to it that { $rule }.
incident-wager-refused = A wager was refused: { $grounds }
incident-wager-misplaced = The wager is invalid: it lies { $position }.
incident-wagers-reduced = Wagers over what counts together were reduced in proportion.
incident-wagers-reopened = Wagers could be changed after they had closed, as no card was seen.
incident-over-maximum = A player was allowed to bet over the maximum.
incident-no-bet-coup = A coup without wagers was ordered.
incident-decks-incomplete = The cards that were brought in are not full decks: others must be brought.
incident-cards-dropped = Cards were dropped, and all of them were collected.
incident-order-revealed = The order of the cards was seen: the shoe is void.
incident-new-limits = A sign tells of new limits.
incident-change-of-game = A sign tells of { $game }.
incident-table-closing = A sign tells when the table closes.
incident-wheel-closing = A sign tells when the wheel closes.
incident-dispute = Dispute: { $about }.
incident-wrong-payment = Wrong payment: { $coup }.
incident-ball-examined = The ball was examined.
incident-number-entered = { $number } was entered: { $reason }
incident-spin-void = Void: { $reason }
incident-early-ball = The ball came to rest before the wagering period ended.
incident-ball-unread = The sensor could not read where the ball lies.
incident-numbers-differ = { $registered } was registered, and { $number } was said after that.

## Why a play is void or was ended
reason-floor-restored = The floor was restored from a backup.
reason-unattended = Nobody was there to rule on it.
reason-no-bet-coup = Dealt without wagers.
reason-called-off = Called off before its first card.

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
refusal-second-person-needed-result-changes = This changes what a known result pays: a second person of that rank or above signs.
refusal-second-person-needed-tokens-for-voucher = Tokens for a voucher are given by two: a supervisor looks at the voucher and signs.
refusal-out-of-range-too-many-values = An act has no more than { $most } values.
refusal-out-of-range-number-too-large = A number is too large: { $most } is the most.
refusal-bad-text = Every text is one line of at most { $most } printable characters.
refusal-no-open-incident = Nobody has to be told of incident { $incident } any more.
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
refusal-payment-right = { $paid } was due and paid.
refusal-reason-needed-enquiries = Say what the enquiries found.
refusal-reason-needed-attempt = Say what was tried, and what came of it.
refusal-wrong-attempt-own-record = An enquiry or a name is put on record as such.
refusal-wrong-attempt-too-much = The patron got too much: ask for it back.
refusal-wrong-attempt-too-little = The patron got too little: reimburse it.
refusal-more-than-owed = Only { $owed } is still owed.

## Refusals of a set-up
refusal-no-such-box-not-at-table = This table has no box { $box }.
refusal-box-closed = Box { $box } is out of play.
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
refusal-irregularity-does-not-fit-about-the-spin = This is about the spin: { $instead }.
refusal-irregularity-does-not-fit-other-order = { $kind }: the rules order something else then.
remedy-no-spin = announce no spin
remedy-correct-number = correct the number
refusal-spin-not-recalled =
    { $games ->
        [one] It is not among the last { $games } game.
       *[other] It is not among the last { $games } games.
    }
refusal-spin-over = The next game has begun: only a malfunction is put right after that.
refusal-nothing-to-end-wheel = No game was under way on this wheel.
refusal-bad-result-spin = A spin comes to a number, and to no cards.
refusal-nothing-to-promise-live-wheel = Nobody can promise where the ball of a live wheel will lie.
refusal-deal-too-late-spin = A spin is promised before its game begins, and { $deal } has begun.
refusal-promise-says-otherwise-spin = This spin was promised, and it came to { $number }. Declare the game void instead.
refusal-promise-says-otherwise-spin-unknown = This spin was promised, and what it is comes out with the seed. Declare the game void instead.
refusal-no-cards-none-dealt = No cards are dealt here.
