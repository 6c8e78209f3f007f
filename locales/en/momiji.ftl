# Momiji. Names of pieces, then moves (do), prompts (ask), events, points, the picture, options.
momiji-name = Momiji
momiji-about = Gather autumn leaves in the imperial garden, pile them wisely, and remember what lies under every pile.

# Types of leaf: alone, as a card, as a pile (and a pile that something is done to), as a column.
momiji-leaf-card = leaf card
momiji-leaf-red = red
momiji-leaf-orange = orange
momiji-leaf-yellow = yellow
momiji-leaf-green = green
momiji-leaf-brown = brown
momiji-leaf-purple = purple
# The number of a card, with a dot on each side where a corner shows an acorn.
momiji-face = { $acorns ->
    [left] •{ $number }
    [right] { $number }•
    [both] •{ $number }•
   *[none] { $number }
}
momiji-corners = { $acorns ->
    [left] acorn in the left corner
    [right] acorn in the right corner
    [both] acorns in both corners
   *[none] no acorn
}
momiji-card-red = red { momiji-face }
momiji-card-orange = orange { momiji-face }
momiji-card-yellow = yellow { momiji-face }
momiji-card-green = green { momiji-face }
momiji-card-brown = brown { momiji-face }
momiji-card-purple = purple { momiji-face }
momiji-pile-red = red pile
momiji-pile-orange = orange pile
momiji-pile-yellow = yellow pile
momiji-pile-green = green pile
momiji-pile-brown = brown pile
momiji-pile-purple = purple pile
momiji-pile-red-object = red pile
momiji-pile-orange-object = orange pile
momiji-pile-yellow-object = yellow pile
momiji-pile-green-object = green pile
momiji-pile-brown-object = brown pile
momiji-pile-purple-object = purple pile
momiji-column-red = red column
momiji-column-orange = orange column
momiji-column-yellow = yellow column
momiji-column-green = green column
momiji-column-brown = brown column
momiji-column-purple = purple column

momiji-acorn = acorn
momiji-acorns = { $count ->
    [0] no acorn
    [one] 1 acorn
   *[other] { $count } acorns
}
momiji-torii = torii
momiji-closed = closed pile
momiji-row = row of piles

# Landscapes, and what they do.
momiji-landscape = landscape { $letter }
momiji-landscape-a-does = In this Play one card may skip a number: a 2 on a 0, a 3 on a 1, or a new pile started with a 1.
momiji-landscape-b-does = Collect one or two whole columns, four cards together at the most.
momiji-landscape-c-does = Put your piles in any order, and gain two acorns.
momiji-landscape-d-does = Instead of collecting a column, look at four cards of the deck: keep three, discard one.
momiji-landscape-e-does = After your Collect, lay one or two cards as well.
momiji-landscape-f-does = Take the top card of one column, and gain two acorns.
momiji-landscape-g-does = Take any one card of the discard.
momiji-landscape-h-does = After a Play of one type, activate an objective for the usual price, or swap one of yours for an available one.
momiji-landscape-i-does = After your Activate, take a column as well.
momiji-landscape-j-does = In this Play lay up to four cards on one or two piles; more than two cards must go on two.
momiji-landscape-k-does = Instead of a column, collect the top card of one, two or three columns.
momiji-landscape-l-does = Discard as many cards as you like for one acorn each, and gain two acorns.
momiji-landscape-m-does = After your Play, slide a hand card under one or two of your open piles: the pile grows, its top stays.
momiji-landscape-n-does = Four cards come from the deck: each that fits is laid on your piles, the others go to the garden.

# Objectives, and what they ask for.
momiji-objective-most-red = most red
momiji-objective-most-orange = most orange
momiji-objective-most-yellow = most yellow
momiji-objective-most-green = most green
momiji-objective-most-brown = most brown
momiji-objective-most-purple = most purple
momiji-objective-longest-pile = longest pile
momiji-objective-highest-tops = highest tops
momiji-objective-most-torii = most torii
momiji-objective-most-acorns = most acorns
momiji-objective-piles-and-landscapes = piles and landscapes
momiji-objective-most-zeros = most zeros
momiji-objective-most-warm = most warm leaves
momiji-objective-most-cool = most cool leaves
momiji-objective-fewest-cards = fewest cards
momiji-objective-most-in-hand = most in hand
momiji-objective-most-red-asks = the most red cards in the play area
momiji-objective-most-orange-asks = the most orange cards in the play area
momiji-objective-most-yellow-asks = the most yellow cards in the play area
momiji-objective-most-green-asks = the most green cards in the play area
momiji-objective-most-brown-asks = the most brown cards in the play area
momiji-objective-most-purple-asks = the most purple cards in the play area
momiji-objective-longest-pile-asks = the most cards in one pile
momiji-objective-highest-tops-asks = the highest sum of the numbers on top of the piles
momiji-objective-most-torii-asks = the most torii on piles
momiji-objective-most-acorns-asks = the most acorns in stock
momiji-objective-piles-and-landscapes-asks = the most piles and unused landscapes together
momiji-objective-most-zeros-asks = the most zeros in the play area
momiji-objective-most-warm-asks = the most red, orange and yellow cards in the play area
momiji-objective-most-cool-asks = the most green, brown and purple cards in the play area
momiji-objective-fewest-cards-asks = the fewest cards in the play area
momiji-objective-most-in-hand-asks = the most cards in hand at the end

# Scenarios: how hard they are, what their tokens cost and ask for, what wins.
momiji-scenario = { $name } ({ $level })
momiji-scenario-other = { $name }
momiji-level-medium = medium
momiji-level-hard = hard
momiji-token = { $price }; { $need }
momiji-price-top = costs the number on its pile
momiji-price-half = half your acorns
momiji-needs-pile = a pile of its type
momiji-needs-middle = middle of 3 piles longest
momiji-needs-zeros = { $count ->
    [one] 1 zero
   *[other] { $count } zeros
} in hand or on top
momiji-needs-torii = torii on each pile
momiji-needs-stock = with { $count } or more
momiji-win-points = { $points } points or more on the pile of each type
momiji-win-middle = three piles, the middle one with more cards than each of the others
momiji-win-activated = { $count ->
    [one] 1 objective
   *[other] { $count } objectives
} or more activated
momiji-win-tops = a pile of each type, with a { $number } or more on top
momiji-win-points-with-token = { $types ->
    [one] 1 type with { $points } points or more and its objective activated
   *[other] { $types } types with { $points } points or more and their objective activated
}
momiji-win-stock = { $count ->
    [one] 1 acorn
   *[other] { $count } acorns
} or more
momiji-win-torii = a torii on the pile of each type

# What a move does.
momiji-do-lay-first = Start your first pile with { $card }.
momiji-do-lay = Lay { $card } on your { $pile }.
momiji-do-lay-closes = Lay { $card } on your { $pile }. This closes the pile and takes a torii.
momiji-do-lay-left = Start a { $pile } at the left end of your row.
momiji-do-lay-right = Start a { $pile } at the right end of your row.
momiji-do-place-left = Start the pile at the left end of your row.
momiji-do-place-right = Start the pile at the right end of your row.
momiji-do-discard-keep = Discard { $card } and keep the other three.
momiji-do-discard-for-acorn = Discard { $card } for one acorn.
momiji-do-discard-exchange = Discard { $card } for the exchange.
momiji-do-discard-toll = Discard { $card } as every solo Play asks.
momiji-do-discard-hand-limit = Discard { $card } to come down to the hand limit.
momiji-do-retrieve = Take { $card } from the discard into your hand.
momiji-do-slide = Slide { $card } under the pile; it counts as a card, its number does not.
momiji-do-take = Take the { $column }: { $cards }.
momiji-do-take-top = Take { $card }, the top of the { $column }.
momiji-do-arrange = Put the { $pile } at the next place from the left.
momiji-do-under = Slide a card under your { $pile }.
momiji-do-use = { $does } Costs { $price }.
momiji-do-activate = { $points } points for { $asks } (others who have: { $others }). Costs { $price }.
momiji-do-activate-token = One token more. Costs { $price }.
momiji-do-give-back = Give back your objective “{ $objective }” for another one.
momiji-do-swap-for = Own this objective instead: { $asks }.
momiji-do-reveal = Pay { $price } to turn over { $count ->
    [one] one more card
   *[other] { $count } more cards
}, then collect.
momiji-do-exchange = Discard two hand cards and gain { $gain }.
momiji-do-done-laying = Lay no more cards.
momiji-do-done-taking = Take no more.
momiji-do-done-arranging = Leave the other piles in the order they have.
momiji-do-done-sliding = Slide no second card.
momiji-do-done-discarding = Discard no more cards.
momiji-do-pass = Do no main action: none is possible.
momiji-do-end-turn = End your turn.
momiji-do-end-turn-harvest = End your turn; the harvest brings { $gain }.

# What is asked of whoever must act.
momiji-ask-draft = Choose a landscape.
momiji-ask-main = Collect, play or activate.
momiji-ask-options = Optional actions, or end the turn.
momiji-ask-collect = Collect a column.
momiji-ask-column = Take a column.
momiji-ask-second-column = Take a second column, or be done.
momiji-ask-tops = Take the top of up to three columns.
momiji-ask-keep = Discard one of the four cards.
momiji-ask-lay = Lay a card.
momiji-ask-lay-more = Lay another card, or be done.
momiji-ask-lay-skip = Lay cards; one may skip a number.
momiji-ask-lay-four = Lay up to four cards on two piles.
momiji-ask-toll = Discard a card after the Play.
momiji-ask-exchange = Discard two cards for an acorn.
momiji-ask-exchange-more = Discard one more card.
momiji-ask-arrange = Choose the next pile from the left.
momiji-ask-take-top = Take the top of a column.
momiji-ask-retrieve = Take a card of the discard.
momiji-ask-activate-or-swap = Activate an objective, or give one back.
momiji-ask-swap-for = Choose the objective to get.
momiji-ask-discard-for-acorns = Discard cards for acorns, or be done.
momiji-ask-slide-under = Choose a pile to slide a card under.
momiji-ask-slide-card = Choose the card to slide.
momiji-ask-place = At which end does { $card } start its pile?
momiji-ask-hand-limit = Discard down to the hand limit.

# What happened.
momiji-drafted = { $seat } drafts { $landscape }.
momiji-landscape-opened = Turned over: { $landscape }.
momiji-paid-reveal = { $seat } pays for new cards.
momiji-revealed = New in the garden: { $card }.
momiji-revealed-to-discard = Discarded, as its column is full: { $card }.
momiji-cleared = Out of the garden: { $card }.
momiji-took = { $seat } takes { $card }.
momiji-drew = { $seat } draws { $card }.
momiji-drew-hidden = { $seat } draws a card.
momiji-threw-back = { $seat } discards { $card } of the cards drawn.
momiji-laid = { $seat } lays { $card }.
momiji-laid-left = { $seat } lays { $card } as a new pile on the left.
momiji-laid-right = { $seat } lays { $card } as a new pile on the right.
momiji-closed-with-torii = { $seat } closes the { $pile } with a torii.
momiji-closed-without-torii = { $seat } closes the { $pile }; no torii is left.
momiji-discarded = { $seat } discards { $card }.
momiji-retrieved = { $seat } takes { $card } from the discard.
momiji-slid = { $seat } slides { $card } under the { $pile }.
momiji-used = { $seat } uses { $landscape }.
momiji-gained = { $seat } gains { $gain }.
momiji-rearranged = { $seat } rearranges the piles.
momiji-activated = { $seat } pays { $price } and activates “{ $objective }”.
momiji-swapped = { $seat } swaps “{ $old }” for “{ $new }”.
momiji-passed = { $seat } passes.
momiji-harvested = { $seat } harvests { $gain }.
momiji-end-triggered = { $seat } triggers the end of the game.
momiji-turn-ended = { $seat } ends the turn.

# Where points come from.
momiji-points-pile = { $pile }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} x { $number }
momiji-points-acorns = acorns
momiji-points-objective = objective “{ $objective }”
momiji-points-own-objective = own objective “{ $objective }”
momiji-points-hand = cards in hand

# Around the table.
momiji-deck = deck { $count }
momiji-discard = discard { $count }
momiji-torii-left = torii left { $count }
momiji-ending = the end is triggered
momiji-over = over
momiji-turns-left = turns left: { $count }
momiji-garden = Garden
momiji-garden-hint = (the lowest is on top)
momiji-empty = empty
momiji-none = none
momiji-none-left = none left
momiji-objectives = Objectives
momiji-objectives-price = (to activate: { $price })
momiji-to-win = To win
momiji-in-hand = { $count } in hand
momiji-landscapes = landscapes
momiji-landscape-used = { $letter }(used)
momiji-piles = piles
momiji-owns = owns
momiji-hand = hand
momiji-drawn = drawn
momiji-draft = Landscapes to choose from
momiji-legend = •0 acorn in the left corner, 0• right, •0• both (corners are reconstructed)

# Modes and options.
momiji-mode-first-game = first game
momiji-mode-draft = draft
momiji-mode-solo = solo
momiji-option-landscapes = landscapes
momiji-option-landscapes-help = 2 to 4 players: a starter set for each, or a draft for those who know the game
momiji-option-landscapes-starter = starter set
momiji-option-landscapes-draft = draft
momiji-option-open-piles = open piles
momiji-option-open-piles-help = show all cards of all piles to everybody, instead of the tops only
momiji-option-open-piles-default = no (solo: yes)
momiji-option-open-piles-no = no
momiji-option-open-piles-yes = yes
momiji-option-types = leaf types
momiji-option-types-help = the leaf types in the game: players + 2 of them
momiji-option-types-values = leaf types with commas, such as red,green,brown,purple
momiji-option-types-default = a draw
momiji-option-first = first player
momiji-option-first-help = who begins
momiji-option-first-values = a seat, from 1
momiji-option-first-default = a draw
momiji-option-scenario = scenario
momiji-option-scenario-help = 1 player: the scenario to win
momiji-option-scenario-cold-breeze = Cold Breeze
momiji-option-scenario-meditation = Meditation
momiji-option-scenario-equinox = Equinox
