# Why a move of the game is not legal now: for refusals of the server and the command line.

deja-vu-no-now = Not now. { $asked }
deja-vu-no-others-choose = You have chosen; the others are still choosing.
deja-vu-no-map-built = The map is complete: no tile is laid any more.
deja-vu-no-such-tile = { $tile } is not on the map yet.
deja-vu-no-place-taken = A tile lies there already.
deja-vu-no-same-place = It is the same place as one beside { $tile }: name it from there.
deja-vu-no-touch-two = The second tile has to touch at least 2 others.
deja-vu-no-touch-first = The second tile has to touch { $tile }, which touches only one other.
deja-vu-no-girl-here = The girl is there already.
deja-vu-no-girl-moved = The girl has already moved this turn.
deja-vu-no-girl-later = The girl moves and flowers are planted before sowing, or after building.
deja-vu-no-too-far = It is too far: with your footprints the girl can move { $count ->
    [one] { $count } step
   *[other] { $count } steps
}.
deja-vu-no-planted = Planting is done for this turn.
deja-vu-no-flower = You have no flower to plant.
deja-vu-no-fragment = There is no fragment left on { $tile }, where the girl is.
deja-vu-no-bits = There are no bits on { $tile }.
deja-vu-no-only-white = All bits on { $tile } are white, and the last one sown may not be white.
deja-vu-no-way = There is no path of { $count } steps from { $tile }.
deja-vu-no-sown = Sowing is over for this turn.
deja-vu-no-must-sow = You have to sow as long as there is a tile that can be sown.
deja-vu-no-sow-on = All bits that you took up have to be sown.
deja-vu-no-such-bit = You have no such bit here: { $bit }.
deja-vu-no-visited = { $tile } is already on this path.
deja-vu-no-not-near = The next tile has to touch { $tile }.
deja-vu-no-keep-last = This is the last bit that is not white: it has to fall last.
deja-vu-no-dead-end = From { $tile } no path is left for the other { $count ->
    [one] bit
   *[other] { $count } bits
}.
deja-vu-no-claim = White bits are claimed right after sowing, one for each white claim that you have.
deja-vu-no-not-white = Only white bits can be claimed.
deja-vu-no-not-there = It does not lie on { $tile }: { $bit }.
deja-vu-no-sow-first = Cards are built after sowing.
deja-vu-no-built = Building is over for this turn.
deja-vu-no-covering = You are covering another card: { $card }.
deja-vu-no-card-first = First choose the card to lay it on.
deja-vu-no-not-in-hand = This card is not in your hand: { $card }.
deja-vu-no-is-public = { $card } is a public card: build it from there.
deja-vu-no-not-public = { $card } is not among the public cards.
deja-vu-no-copy = You already have a copy of { $card }.
deja-vu-no-public-whole = Public cards are built all at once, and your bits are not enough: { $card }.
deja-vu-no-room = Short-term memory is full, and your bits do not complete the card: { $card }.
deja-vu-no-next-slot = None of your bits fits the next slot of { $card }: { $shape }.
deja-vu-no-shape = The next slot takes this shape: { $shape }.
deja-vu-no-not-enough = With this bit here you could no longer complete { $card }, and it can’t wait.
deja-vu-no-complete-now = { $card } has to be completed now: it can’t wait.
deja-vu-no-cover-first = Cover at least one slot of { $card } first.
deja-vu-no-circle-full = There is already a flower in your circle.
deja-vu-no-grow-cost = A flower takes { $count } bits, and you have fewer.
deja-vu-no-grow-first = Bits are paid only for growing a flower.
deja-vu-no-pay-all = Pay all bits for the flower first.
deja-vu-no-save-later = Bits are saved at the end of the Deja Vu phase.
deja-vu-no-replenish = Tiles are named only when the hive goes back to the map and the bits do not go round.
deja-vu-no-named = { $tile } has already been named.
deja-vu-no-not-lowest = Other tiles have fewer bits than { $tile }: they come first.
deja-vu-no-name-all = Name a tile for each bit that is left first.
deja-vu-no-discard-later = Hand cards are discarded at the end of the turn, before drawing.
deja-vu-no-raise-first = First choose the cards to begin with in long-term memory.
deja-vu-no-raised = The cards to begin with in long-term memory are chosen.
deja-vu-no-speed = Only a speed game begins with cards in long-term memory.
