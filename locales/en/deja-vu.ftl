# Deja Vu. Names of pieces, then moves (do), prompts (ask), events, points, the picture, options.
deja-vu-name = Deja Vu: Fragments of Memory
deja-vu-title = Deja Vu
deja-vu-about = Help a nameless girl gather scattered impressions among the stars, and build her memory anew.

# Colours, shapes, bits (as a name, and as something that a thing is done to), cards, fragments.
deja-vu-colour = { $colour ->
    [white] white
    [blue] blue
    [red] red
    [purple] purple
    [yellow] yellow
   *[green] green
}
deja-vu-shape-sun = sun
deja-vu-shape-moon = moon
deja-vu-shape-star = star
deja-vu-shape-raindrop = raindrop
deja-vu-shape-lightning = lightning bolt
deja-vu-shape-any = any shape
deja-vu-bit = impression bit
deja-vu-bit-sun = { deja-vu-colour } sun
deja-vu-bit-sun-object = a { deja-vu-colour } sun
deja-vu-bit-moon = { deja-vu-colour } moon
deja-vu-bit-moon-object = a { deja-vu-colour } moon
deja-vu-bit-star = { deja-vu-colour } star
deja-vu-bit-star-object = a { deja-vu-colour } star
deja-vu-bit-raindrop = { deja-vu-colour } raindrop
deja-vu-bit-raindrop-object = a { deja-vu-colour } raindrop
deja-vu-bit-lightning = { deja-vu-colour } lightning bolt
deja-vu-bit-lightning-object = a { deja-vu-colour } lightning bolt
deja-vu-card = { deja-vu-colour } { $number }
deja-vu-tile = { $tile }
deja-vu-fragment = { $colour ->
    [rose] rose
    [amber] amber
   *[teal] teal
} { $pips }
deja-vu-flower = flower
deja-vu-girl = the girl
deja-vu-hive-name = hive

# What cards ask for and give.
deja-vu-card-does = { $slots }; { $gift }
deja-vu-gift = { $power }, { $points } points
deja-vu-power-hand = one more hand card
deja-vu-power-footprint = one more step for the girl
deja-vu-power-chest = one more bit saved
deja-vu-power-short-term = one more card in short-term memory
deja-vu-power-white-claim = one more white bit claimed
deja-vu-power-flower = a flower
deja-vu-scores-run = { $points } points for each fragment of your longest { $colour ->
    [rose] rose
    [amber] amber
   *[teal] teal
} run
deja-vu-scores-set = { $points } points for each set of 3 fragments with equal pips
deja-vu-scores-each = { $points } points for each fragment
deja-vu-scores-cards = { $points } points for 1 to 5 or more { deja-vu-colour } cards

# What a move does.
deja-vu-do-place = Lay the next tile { $direction ->
    [east] right of { $tile }
    [west] left of { $tile }
    [north-east] above { $tile }, to the right
    [north-west] above { $tile }, to the left
    [south-east] below { $tile }, to the right
   *[south-west] below { $tile }, to the left
}.
deja-vu-do-girl = Move the girl to { $tile }; the fragment there is { $fragment }.
deja-vu-do-girl-no-fragment = Move the girl to { $tile }; the fragment there is gone.
deja-vu-do-plant = Plant a flower on { $tile }, where the girl is, and take { $fragment }.
deja-vu-do-sow = Take up { $bits } from { $tile } and sow them along a path.
deja-vu-do-drop = Drop { $bit } on { $tile } and go on with { $count } more.
deja-vu-do-drop-last = Drop { $bit } on { $tile }, the last bit: { $count ->
    [0] collect it; no other bit there is { deja-vu-colour }.
   *[other] collect it and { $count } more { deja-vu-colour } there.
}
deja-vu-do-claim = Collect { $bit } as well.
deja-vu-do-build = Build { $card }: { $does }.
deja-vu-do-build-public = Build the public card { $card }: { $does }.
deja-vu-do-lay = Lay { $bit } on { $card }.
deja-vu-do-lay-for-point = Lay { $bit } on { $card }; worth a point when the card is complete.
deja-vu-do-grow = Pay { $count ->
    [one] 1 bit
   *[other] { $count } bits
} for a flower on your girl tile.
deja-vu-do-pay = Pay { $bit }.
deja-vu-do-save = Save { $bit } in a chest for later turns.
deja-vu-do-name = Let one of the remaining bits fall on { $tile }.
deja-vu-do-discard = Discard { $card } ({ $does }).
deja-vu-do-raise = Begin with { $card } in long-term memory ({ $does }).
deja-vu-do-skip-sowing = Go on without sowing: no tile can be sown.
deja-vu-do-done-claiming = Claim no more.
deja-vu-do-done-acting = End the Deja Vu phase.
deja-vu-do-done-adding = Add no more to this card for now.
deja-vu-do-done-covering = Leave the card in short-term memory for now.
deja-vu-do-done-saving = Save no more; the rest goes to the hive.
deja-vu-do-done-planting = Go on to the end of the turn.
deja-vu-do-draw = Draw to your hand size and end the turn.

# What is asked of whoever must act.
deja-vu-ask-build = Lay a tile anywhere next to the map.
deja-vu-ask-build-second = Lay a second tile so that every tile touches at least 2 others.
deja-vu-ask-raise = Choose a card to begin with in long-term memory.
deja-vu-ask-opening = Discard down to your opening hand.
deja-vu-ask-begin = Choose a tile to sow, or move the girl first.
deja-vu-ask-sow = Choose the next tile and the bit that falls there.
deja-vu-ask-claim = Claim white bits, or stop.
deja-vu-ask-act = Build cards, grow a flower, or end building.
deja-vu-ask-cover = Cover the next slot of { $card }.
deja-vu-ask-grow = Choose a bit to pay.
deja-vu-ask-save = Save bits in your chests, or go on.
deja-vu-ask-plant-late = Move the girl, plant a flower, or go on.
deja-vu-ask-replenish = Name a tile to be replenished.
deja-vu-ask-discard = Discard cards, or draw.

# What happened.
deja-vu-placed = { $seat } lays { $tile }.
deja-vu-map-dealt = Bits and fragments are dealt to the map.
deja-vu-chose = { $seat } puts { $card } aside.
deja-vu-chose-hidden = { $seat } puts a card aside.
deja-vu-rose = { $seat } begins with { $card } in long-term memory.
deja-vu-girl-moved = { $seat } moves the girl to { $tile }.
deja-vu-planted = { $seat } plants a flower on { $tile } and takes { $fragment }.
deja-vu-took-up = { $seat } takes up the bits of { $tile }.
deja-vu-dropped = { $seat } drops { $bit } on { $tile }.
deja-vu-collected = { $seat } collects { $bit }.
deja-vu-skipped-recollection = { $seat } has nothing to sow.
deja-vu-began = { $seat } builds { $card }.
deja-vu-began-public = { $seat } builds the public card { $card }.
deja-vu-covered = { $seat } lays { $bit }.
deja-vu-set-aside = { $seat } puts { $card } into short-term memory.
deja-vu-completed = { $seat } completes { $card } and gets { $points ->
    [one] { $points } point
   *[other] { $points } points
} in tokens.
deja-vu-paid = { $seat } pays { $bit }.
deja-vu-grew = { $seat } grows a flower.
deja-vu-saved = { $seat } saves { $bit }.
deja-vu-to-hive = { $count ->
    [one] { $count } bit goes
   *[other] { $count } bits go
} to the hive.
deja-vu-replenished = New on { $tile }: { $bit }.
deja-vu-named = { $seat } names { $tile }.
deja-vu-discarded = { $seat } discards { $card }.
deja-vu-drew = { $seat } draws { $card }.
deja-vu-drew-hidden = { $seat } draws a card.
deja-vu-rejected = { $seat } draws a copy, { $card }, and discards it.
deja-vu-reshuffled = The discard is shuffled into a new deck.
deja-vu-end-triggered = { $seat } triggers the end of the game.
deja-vu-turn-ended = { $seat } ends the turn.

# Where points come from.
deja-vu-points-tokens = tokens
deja-vu-points-values = card values
deja-vu-points-links = links
deja-vu-points-public-cards = public cards that count cards
deja-vu-points-fragments = public cards that count fragments

# Around the table.
deja-vu-deck = deck { $count }
deja-vu-discard = discard { $count }
deja-vu-hive = hive { $count } of { $holes }
deja-vu-turns-left = turns left: { $count }
deja-vu-to-use = to use
deja-vu-spent = spent
deja-vu-to-sow = to sow
deja-vu-building = building { $card }
deja-vu-public-row = Public cards
deja-vu-holds = tokens { $tokens } · flowers { $flowers } · hand { $hand } of { $size }
deja-vu-powers = footprints { $footprints } · chests { $chests } · white claims { $claims }
deja-vu-long-term = long-term
deja-vu-short-term-name = short-term
deja-vu-short-term = short-term ({ $count } at the most)
deja-vu-slots-covered = { $count } of { $slots }
deja-vu-saved-bits = saved
deja-vu-fragments = fragments
deja-vu-hand = hand
deja-vu-legend-shapes = ☀ sun ☾ moon ★ star ◊ raindrop ϟ lightning bolt * any shape
deja-vu-legend-colours = w white b blue r red p purple y yellow g green · cards are reconstructed

# Modes and options.
deja-vu-mode-quick-map = random map
deja-vu-mode-build-map = build the map
deja-vu-mode-speed = speed game
deja-vu-option-map = map
deja-vu-option-map-help = a random map, one that you build together, or one of the named ones
deja-vu-option-map-quick = random
deja-vu-option-map-build = build it
deja-vu-option-map-mountain = mountain
deja-vu-option-map-raft = raft
deja-vu-option-map-lens = lens
deja-vu-option-map-wheel = wheel
deja-vu-option-speed = speed game
deja-vu-option-speed-help = 3 or 4 players: begin with 2 cards in long-term memory
deja-vu-option-speed-no = no
deja-vu-option-speed-yes = yes
deja-vu-option-first = first player
deja-vu-option-first-help = who begins
deja-vu-option-first-values = a seat, counted from 1
deja-vu-option-first-default = at random
