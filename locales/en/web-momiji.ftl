# The board of Momiji in the browser. Names of pieces are in momiji.ftl.
momiji-web-you = You
momiji-web-area-table = Table
momiji-web-phase-main = Main action
momiji-web-phase-landscape = Landscape
momiji-web-phase-exchange = Exchange
momiji-web-phase-end = End

# Areas and groups of pieces.
momiji-web-garden = Garden
momiji-web-stacks = Deck and discard
momiji-web-columns = Columns of the garden
momiji-web-supply = Objectives and torii
momiji-web-actions = Actions
momiji-web-action = { $button }: { $does }
momiji-web-area = Play area: { $player }
momiji-web-piles = Row of piles: { $player }, { $count ->
    [0] no piles yet
    [one] { $count } pile
   *[other] { $count } piles
}
momiji-web-landscapes = Landscapes: { $player }
momiji-web-owned = Activated objectives: { $player }
momiji-web-hand = Your hand: { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
momiji-web-hand-count = { $count ->
    [0] no cards in hand
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
momiji-web-hand-theirs = Hand of { $player }: { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
momiji-web-hand-limit = At the end of your turn you may keep at most { $limit } cards in hand.
momiji-web-no-piles = No piles yet
momiji-web-no-cards = Your hand is empty.
momiji-web-first = First player
momiji-web-badge = { $acorns ->
    [one] 1 acorn
   *[other] { $acorns } acorns
}, { $hand ->
    [one] 1 card in hand
   *[other] { $hand } cards in hand
}, { $piles ->
    [one] 1 pile
   *[other] { $piles } piles
}, { $torii } torii
momiji-web-points-now = { $points ->
    [one] { $points } point so far
   *[other] { $points } points so far
}

# Pieces.
momiji-web-card = { $card }, { $acorns }
momiji-web-cards = { $count ->
    [0] no cards
    [one] 1 card
   *[other] { $count } cards
}
momiji-web-column = { $column }: { $cards }
momiji-web-column-full = { $column }, full: { $cards }
momiji-web-deck = Deck: { $count ->
    [0] no cards left
    [one] { $count } card
   *[other] { $count } cards
}
momiji-web-discard = Discard: { $count ->
    [0] no cards
    [one] { $count } card
   *[other] { $count } cards
}
momiji-web-discard-empty = Nothing has been discarded yet.
momiji-web-torii-left = Torii left: { $count }
momiji-web-pile = { $owner ->
    [mine] Your { $pile }
   *[other] { $pile } of { $player }
}, on top { $card }
momiji-web-pile-closed = { $owner ->
    [mine] Your { $pile }
   *[other] { $pile } of { $player }
}, closed, on top { $card }
momiji-web-end-left = Left end
momiji-web-end-right = Right end
momiji-web-first-place = Place for the first pile
momiji-web-token = Objective “{ $objective }”: { $asks }. Price: { $price }
momiji-web-token-owned = Objective “{ $objective }”: { $asks }. Activated by { $player }

# Notes beside pieces.
momiji-web-top = On top: { $card }
momiji-web-pile-points = { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $points ->
    [one] 1 point
   *[other] { $points } points
} now
momiji-web-landscape-used = Used

# Playing.
momiji-web-where = Left or right end of your row?
momiji-web-sure-reveal = Reveal 4 cards for { $price }?
momiji-web-sure-draft = Choose { $landscape }?
momiji-web-sure-use = Use { $landscape } for { $price }?
momiji-web-sure-activate = Activate “{ $objective }” for { $price }?
momiji-web-sure-take = Take the { $column }?
momiji-web-sure-discard = Discard { $card }?
momiji-web-sure-final = { $sure } Can’t be undone.
momiji-web-lay = Lay
momiji-web-draft = Choose
momiji-web-take = Take
momiji-web-take-top = Take
momiji-web-retrieve = Take
momiji-web-use = Use
momiji-web-activate = Activate
momiji-web-give-back = Swap
momiji-web-swap-for = Swap
momiji-web-discard-card = Discard
momiji-web-arrange = Put next
momiji-web-under = Choose
momiji-web-slide = Slide under
momiji-web-reveal = Reveal 4
momiji-web-exchange = Exchange 2
momiji-web-pass = Pass
momiji-web-end-turn = End turn
momiji-web-end-turn-harvest = End turn +{ $acorns }
momiji-web-done-lay = Lay no more
momiji-web-done-columns = Take no more
momiji-web-done-tops = Take no more
momiji-web-done-arrange = Leave the rest
momiji-web-done-slide-under = Slide no more
momiji-web-done-discard-for-acorns = Discard no more
momiji-web-harvest-hint = Your row would harvest { $acorns ->
    [one] { $acorns } acorn
   *[other] { $acorns } acorns
}: lay 2 types in one Play.
momiji-web-harvest-short = +{ $acorns } with 2 types
momiji-web-turns-left = { $count ->
    [one] Last turn
   *[other] Last round: { $count } turns left
}

# The end.
momiji-web-kind-objectives = objectives
momiji-web-tie-hand = A tie, decided by cards in hand: { $hand } to { $other }.
momiji-web-counted-acorns = { $points ->
    [one] { $points } acorn in stock, a point each.
   *[other] { $points } acorns in stock, a point each.
}
momiji-web-counted-pile = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} × { $number } on top = { $points }
momiji-web-counted-reached = { $seat } { $value }
momiji-web-counted-objective-own = Own objective, { $asks }: { $points }.
momiji-web-counted-objective-own-known = Own objective, { $asks } ({ $reached }): { $points }.
momiji-web-counted-objective-other = Objective of somebody else, { $asks }: { $points }.
momiji-web-counted-objective-other-known = Objective of somebody else, { $asks } ({ $reached }): { $points }.
momiji-web-goal-met = met
momiji-web-goal-open = not yet met
momiji-web-goal = { $goal }: { $state }
momiji-web-goal-hidden = hidden, as piles are not open
momiji-web-known = Known to all
momiji-web-known-hand = Cards in hand
momiji-web-known-piles = Piles
momiji-web-known-tops = Sum of top cards
momiji-web-known-torii = Torii
momiji-web-known-objectives = Objectives
