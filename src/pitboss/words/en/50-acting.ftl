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
