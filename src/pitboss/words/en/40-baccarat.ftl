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
refusal-person-excluded = { $person } is excluded from the game.
refusal-bad-name-guest = { $name } is no name: write up to 48 letters and digits, joined by . _ or -.
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
refusal-outside-limits-over-differential = The wagers on { $wager } are { $over } over the differential.

## Refusals: cards before the shoe
refusal-no-cards-none-on-table = No cards lie on the table: bring some in first.
refusal-no-cards-none-in-shoe = There are no cards in the shoe: bring cards in first.
refusal-cards-on-table-already = Cards lie on the table already.
refusal-cards-on-table-shuffle-there = The cards lie on the table: shuffle or check them there.
refusal-cards-on-table-load-first = Cards lie on the table: put them into the shoe first.
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
refusal-coup-in-progress-finish-or-return = Finish the coup first, or give its wagers back.
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
refusal-result-differs-cards = The cards say { $dealt }, and { $chosen } was chosen: check the cards.
refusal-card-needed-none-due = None was due: report the card as one too many.
refusal-card-needed-say-which = Say which card it was.
refusal-card-waiting-other-first = Another card lies there as the first card of this coup.
refusal-card-waiting-two-waiting = A card waits for the next coup already: with two of them, report a misdeal.
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
refusal-reopening-not-allowed = Wagers stay closed under method { $method }.
refusal-wagers-placed-chips-on-layout = { $player } has chips on the layout.
refusal-wagers-placed-return-first = Give the wagers back first: the coup takes none.
refusal-wager-not-placed-not-there = { $player } has no { $wager } there.
refusal-wager-not-placed-not-there-to-take-off = { $player } has no { $wager } there to take off.
refusal-wager-not-placed-say-which = Say which wager on the coup is invalid.
refusal-box-taken-who-sits-there = Box { $box } is kept for the one who sits there.
refusal-bad-stake-tokens-over-stake = No more than { $stake } can be tokens.
refusal-bad-stake-leave-less = Leave less than the { $stake } that lie there.
refusal-bad-stake-place-another = Take the wager off and place another.
refusal-reason-needed-refused-wager = Say on what grounds the wager is refused.
refusal-refusal-too-late = A wager is refused only before the first card leaves the shoe.
refusal-not-authorised-layout-by-staff = Only staff take down what lies on the layout.
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
refusal-tables-paired-other-table = Table { $table } is joined with { $partner } already: part them first.
refusal-pair-not-complete = Table { $partner } is not joined with this one: join it, or part the tables.
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
refusal-coup-not-recalled = { $coup } is not among the last { $coups } coups.
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
refusal-nothing-to-promise-shuffling-device = A shuffling device has no order that could be promised.
refusal-deal-too-late-shoe = A shoe is promised before its cards are cut, and the next one is { $next }.
refusal-bad-result-coup = A coup comes to cards, and to no number.
