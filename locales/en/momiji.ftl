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
# The number of a card, and in which corners it shows acorns.
momiji-face = { $acorns ->
    [left] { $number } (acorn left)
    [right] { $number } (acorn right)
    [both] { $number } (acorns left and right)
   *[none] { $number }
}
momiji-corners = { $acorns ->
    [left] acorn in the left corner
    [right] acorn in the right corner
    [both] acorns in both corners
   *[none] no acorns
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
    [0] no acorns
    [one] { $count } acorn
   *[other] { $count } acorns
}
momiji-torii = torii
momiji-closed = closed pile
momiji-row = row of piles

# Landscapes, and what they do.
momiji-landscape = landscape { $letter }
momiji-landscape-a-does = In this Play, one card may skip a number: a 2 on a 0, a 3 on a 1, or a new pile started with a 1.
momiji-landscape-b-does = Collect 1 or 2 whole columns, 4 cards in all at most.
momiji-landscape-c-does = Put your piles in any order, and gain 2 acorns.
momiji-landscape-d-does = Instead of collecting a column, look at 4 cards from the deck: keep 3, discard 1.
momiji-landscape-e-does = After your Collect, also lay 1 or 2 cards.
momiji-landscape-f-does = Take the top card of one column, and gain 2 acorns.
momiji-landscape-g-does = Take any 1 card from the discard.
momiji-landscape-h-does = After a Play of one type, activate an objective for the usual price, or swap one of yours for an available one.
momiji-landscape-i-does = After your Activate, also take a column.
momiji-landscape-j-does = In this Play, lay up to 4 cards on 1 or 2 piles; more than 2 cards must be spread over 2 piles.
momiji-landscape-k-does = Instead of a column, collect the top card of 1, 2 or 3 columns.
momiji-landscape-l-does = Discard as many cards as you like for 1 acorn each, and gain 2 acorns.
momiji-landscape-m-does = After your Play, slide a hand card under each of 1 or 2 of your piles that are not closed: the pile grows, its top card stays.
momiji-landscape-n-does = Draw 4 cards from the deck one by one: each that fits is laid on your piles, the others go to the garden.

# Objectives, and what they ask for.
momiji-objective-most-red = most red
momiji-objective-most-orange = most orange
momiji-objective-most-yellow = most yellow
momiji-objective-most-green = most green
momiji-objective-most-brown = most brown
momiji-objective-most-purple = most purple
momiji-objective-longest-pile = longest pile
momiji-objective-highest-tops = highest top cards
momiji-objective-most-torii = most torii
momiji-objective-most-acorns = most acorns
momiji-objective-piles-and-landscapes = piles and landscapes
momiji-objective-most-zeros = most zeros
momiji-objective-most-warm = most warm leaves
momiji-objective-most-cool = most cool leaves
momiji-objective-fewest-cards = fewest cards
momiji-objective-most-in-hand = most cards in hand
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
momiji-needs-middle = 3 piles, middle longest
momiji-needs-zeros = { $count ->
    [one] 1 zero
   *[other] { $count } zeros
} in hand or on top
momiji-needs-torii = torii on each pile
momiji-needs-stock = { $count } or more in stock
momiji-win-points = { $points } points or more on the pile of each type
momiji-win-middle = three piles, the middle one with more cards than each of the others
momiji-win-activated = { $count ->
    [one] 1 objective
   *[other] { $count } objectives
} or more activated
momiji-win-tops = a pile of each type, with a { $number } or more on top
momiji-win-points-with-token = { $types ->
    [one] { $types } type with { $points } points or more and its objective activated
   *[other] { $types } types with { $points } points or more and their objectives activated
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
momiji-do-lay-left = Start your { $pile } with { $card } at the left end of your row.
momiji-do-lay-right = Start your { $pile } with { $card } at the right end of your row.
momiji-do-place-left = Start the pile at the left end of your row.
momiji-do-place-right = Start the pile at the right end of your row.
momiji-do-discard-keep = Discard { $card } and keep the other 3.
momiji-do-discard-for-acorn = Discard { $card } for 1 acorn.
momiji-do-discard-exchange = Discard { $card } for the exchange.
momiji-do-discard-toll = Discard { $card }, as every solo Play requires.
momiji-do-discard-hand-limit = Discard { $card } to come down to the hand limit.
momiji-do-retrieve = Take { $card } from the discard into your hand.
momiji-do-slide = Slide { $card } under your { $pile }; it counts as a card, but its number does not count.
momiji-do-take = Take the { $column }: { $cards }.
momiji-do-take-top = Take { $card }, the top card of the { $column }.
momiji-do-arrange = Put the { $pile } in the next place from the left.
momiji-do-under = Slide a card under your { $pile }.
momiji-do-use = Use { $landscape }: { $does } Costs { $price }.
momiji-do-draft = Draft { $landscape }: { $does }
momiji-do-activate = Activate “{ $objective }” for { $price }: { $points } points if you have { $asks } ({ $others } for anybody else who does).
momiji-do-activate-token = Activate “{ $objective }” for { $price }.
momiji-do-give-back = Swap your objective “{ $objective }” for another one.
momiji-do-swap-for = Take “{ $objective }” instead: { $asks }.
momiji-do-reveal = Pay { $price } to reveal { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}, then collect.
momiji-do-exchange = Discard 2 hand cards and gain { $gain }.
momiji-do-done-laying = Lay no more cards.
momiji-do-done-taking = Take no more.
momiji-do-done-arranging = Leave the other piles in the order they are in.
momiji-do-done-sliding = Slide no second card.
momiji-do-done-discarding = Discard no more cards.
momiji-do-pass = Pass: no main action is possible.
momiji-do-end-turn = End your turn.
momiji-do-end-turn-harvest = End your turn; the harvest brings { $gain }.

# What is asked of whoever must act.
momiji-ask-draft = Choose a landscape.
momiji-ask-main = Collect, play or activate.
momiji-ask-options = Take optional actions, or end the turn.
momiji-ask-collect = Collect a column.
momiji-ask-column = Take a column.
momiji-ask-second-column = Take a second column, or stop.
momiji-ask-tops = Take the top card of up to 3 columns.
momiji-ask-keep = Discard 1 of the 4 cards.
momiji-ask-lay = Lay a card.
momiji-ask-lay-more = Lay another card, or stop.
momiji-ask-lay-skip = Lay cards; 1 of them may skip a number.
momiji-ask-lay-four = Lay up to 4 cards on 1 or 2 piles.
momiji-ask-toll = Discard a card after your Play.
momiji-ask-exchange = Discard 2 cards for an acorn.
momiji-ask-exchange-more = Discard 1 more card.
momiji-ask-arrange = Choose the next pile from the left.
momiji-ask-take-top = Take the top card of a column.
momiji-ask-retrieve = Take a card from the discard.
momiji-ask-activate-or-swap = Activate an objective, or swap one of yours.
momiji-ask-swap-for = Choose the objective to take instead.
momiji-ask-discard-for-acorns = Discard cards for acorns, or stop.
momiji-ask-slide-under = Choose a pile to slide a card under.
momiji-ask-slide-card = Choose the card to slide.
momiji-ask-place = At which end does { $card } start its pile?
momiji-ask-hand-limit = Discard down to the hand limit.

# What happened.
momiji-drafted = { $seat } drafts { $landscape }.
momiji-landscape-opened = Revealed: { $landscape }.
momiji-paid-reveal = { $seat } pays to reveal new cards.
momiji-revealed = New in the garden: { $card }.
momiji-revealed-to-discard = Discarded, as its column is full: { $card }.
momiji-cleared = Discarded from the garden: { $card }.
momiji-took = { $seat } takes { $card }.
momiji-drew = { $seat } draws { $card }.
momiji-drew-hidden = { $seat } draws a card.
momiji-threw-back = { $seat } discards { $card } from the cards drawn.
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
    [one] { $cards } card
   *[other] { $cards } cards
} × { $number }
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
momiji-option-open-piles-help = show all cards of all piles to everybody, instead of the top cards only
momiji-option-open-piles-default = no (solo: yes)
momiji-option-open-piles-no = no
momiji-option-open-piles-yes = yes
momiji-option-types = leaf types
momiji-option-types-help = the leaf types in the game: 2 more than there are players
momiji-option-types-values = leaf types separated by commas, such as red,green,brown,purple
momiji-option-types-default = at random
momiji-option-first = first player
momiji-option-first-help = who begins
momiji-option-first-values = a seat, counted from 1
momiji-option-first-default = at random
momiji-option-scenario = scenario
momiji-option-scenario-help = 1 player: the scenario to win
momiji-option-scenario-cold-breeze = Cold Breeze
momiji-option-scenario-meditation = Meditation
momiji-option-scenario-equinox = Equinox
