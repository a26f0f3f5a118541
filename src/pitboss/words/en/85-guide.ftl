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
comes-back-more = { $list }; { $next }
call-bet-parts = In equal parts on { $pieces }.

## The steps of a coup
step-opening = Player gets { $player_cards } and has { $player }. Banker gets { $banker_cards } and has { $banker }.
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
page-player = Player terminal { $number }
page-seat = { $guest } at { $table }
page-display = Display of { $game }
page-dealer = Dealer of { $game }
page-supervisor = Supervisor
page-cage = Cage
page-inspector = Inspector and surveillance
page-admin = Administration
page-guide = Rules and odds
page-learn = Practice
