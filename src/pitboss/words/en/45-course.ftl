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
waits-cutting-card = Insert the cutting card
waits-expose = The holder turns the cards
waits-exposure = Turn the cards
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
round-step-result = the dealer's choice of the result
exposure-step-breach = a supervisor's word on the breach
exposure-step-collect = the dealer to take the cards back
exposure-step-counts = the counts to be announced
exposure-step-deal = a card from the shoe
exposure-step-expose = the holder to expose the cards or give them back
exposure-step-name-card = the dealer to name a card that no shoe has read
exposure-step-pass-out = the dealer to pass the cards out
exposure-step-turn = the dealer to turn the cards
