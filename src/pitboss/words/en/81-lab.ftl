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
lab-odds = { $won } to { $staked }

## What a simulation shows
lab-verdict-agrees = Pass: every wager and the joint outcome agree with the exact odds, as far as chance allows.
lab-verdict-cutting-card = Pass: what chance does not explain is as little as the cutting card brings.
lab-verdict-off = Off: { $off }.
lab-off-wager = { $wager } by { $errors } standard errors
lab-off-joint = the joint outcome
lab-off-impossible = the joint outcome, impossible in { $coups }

## Fonts of documents and pictures, the best first
lab-fonts = Libertinus Serif
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
lab-device-shoe = shoe
lab-device-scanning-shoe = scanning shoe
lab-device-shuffling-device = shuffling device
lab-rule-not-low-limit = { $device }, not for low-limit games
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
lab-wheel-live = live wheel
lab-wheel-automated = automated wheel
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
par-coup-ways-note = The next six cards of a fresh shoe can come in { $ways } orders, all equally likely, and every one of them is counted. A coup that needs fewer cards leaves the others in the shoe. Cards burned unseen change no odds.
par-spin-ways-note = The ball may fall into { $ways } pockets, all equally likely, and every one of them is counted. All bets of one kind have the same odds. The stake of a call bet is split evenly over its pieces.
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
