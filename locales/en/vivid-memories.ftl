# Vivid Memories. Names of pieces, then moves (do), prompts (ask), events, points, the picture, options.
vivid-memories-name = Vivid Memories
vivid-memories-about = Weave the fragments of a childhood into bright threads, and let every moment fall into its place.

# Colours: alone, and as a fragment that something is done to.
vivid-memories-colour-red = red
vivid-memories-colour-yellow = yellow
vivid-memories-colour-blue = blue
vivid-memories-colour-purple = purple
vivid-memories-colour-green = green
vivid-memories-fragment = fragment
vivid-memories-fragment-red = red
vivid-memories-fragment-yellow = yellow
vivid-memories-fragment-blue = blue
vivid-memories-fragment-purple = purple
vivid-memories-fragment-green = green
vivid-memories-thread-red = red thread
vivid-memories-thread-yellow = yellow thread
vivid-memories-thread-blue = blue thread
vivid-memories-thread-purple = purple thread
vivid-memories-thread-green = green thread
vivid-memories-core-memory = core memory
vivid-memories-start-marker = start marker
vivid-memories-hex = { $hex }
vivid-memories-slot = { $slot }
vivid-memories-end-left = left
vivid-memories-end-right = right

# Moments: what their tiles do and score, whole and in a few words.
vivid-memories-moment = { $tile }
vivid-memories-tile-adds = add { $gain } to an empty hex; scores { $points } for each hex with exactly { $condition }
vivid-memories-tile-trades = trade { $give } for { $gain }; scores { $points } for each hex with exactly { $condition }
vivid-memories-tile-adds-short = add { $gain } · { $points }: { $condition }
vivid-memories-tile-trades-short = { $give } for { $gain } · { $points }: { $condition }

# The spaces of the memory bank, and what they do.
vivid-memories-space-trade-two = trade two
vivid-memories-space-speculate = speculate
vivid-memories-space-push = push
vivid-memories-space-swap = swap
vivid-memories-space-trade-two-does = Remove 2 fragments from one hex, then put 1 of any colour into it.
vivid-memories-space-speculate-does = Draw a fragment from the bag and put it into an empty hex.
vivid-memories-space-push-does = Move a fragment to a neighbouring hex.
vivid-memories-space-swap-does = Swap 2 fragments of different colours in neighbouring hexes.

# What a move does.
vivid-memories-do-take-one = Take { $fragments } from the { $end } end; you may then rewire.
vivid-memories-do-take-one-claims = Take { $fragments } from the { $end } end and claim { $tiles }; you may then rewire.
vivid-memories-do-take = Take { $fragments } from the { $end } end for one hex.
vivid-memories-do-take-claims = Take { $fragments } from the { $end } end for one hex and claim { $tiles }.
vivid-memories-do-place = Put { $fragments } into { $hex }.
vivid-memories-do-add = Add { $fragment } to { $hex }.
vivid-memories-do-trade-one = Make the trade in { $hex } ({ $fragments }).
vivid-memories-do-trade-two = Remove 2 of { $fragments } from { $hex }.
vivid-memories-do-push = Push one of { $fragments } out of { $hex }.
vivid-memories-do-swap-one = Swap one of { $fragments } in { $hex }.
vivid-memories-do-return = Return { $fragment } to the supply.
vivid-memories-do-swap = Swap { $fragment }.
vivid-memories-do-swap-with = Swap it with { $fragment } in { $hex }.
vivid-memories-do-gain = Take { $fragment } from the supply.
vivid-memories-do-rewire = Move fragments out of { $hex } to its neighbours, or from them into { $hex }.
vivid-memories-do-move-out = Move { $fragment } to { $hex }.
vivid-memories-do-move-in = Bring { $fragment } in from { $hex }.
vivid-memories-do-lay = Cover “{ $space }” with { $tile }: { $does }.
vivid-memories-do-use = Use { $tile }: { $does }.
vivid-memories-do-use-space = Use “{ $space }”: { $does }
vivid-memories-do-fill = Move { $fragment } from { $hex } into the core slot { $slot }.
vivid-memories-do-done-rewiring = Move no more fragments.
vivid-memories-do-done-acting = Use no more actions this round.
vivid-memories-do-end-turn = End your turn.

# What is asked of whoever must act.
vivid-memories-ask-wait = Wait for the others.
vivid-memories-ask-take = Take 1 fragment, 2 alike or 3 different ones from an end.
vivid-memories-ask-empty-hex = Choose an empty hex.
vivid-memories-ask-rewire = Rewire, or end the turn.
vivid-memories-ask-end-turn = End the turn.
vivid-memories-ask-must-rewire = No hex is empty: rewire so that one becomes empty.
vivid-memories-ask-may-rewire = No hex is empty and none can be made so: rewire, or end the turn.
vivid-memories-ask-move = Move fragments around { $hex }.
vivid-memories-ask-lay = Put your tiles on the memory bank.
vivid-memories-ask-act = Use actions, or end reflecting.
vivid-memories-ask-trade-two = Choose the hex to remove 2 fragments from.
vivid-memories-ask-remove = Choose a fragment to remove.
vivid-memories-ask-colour = Choose the colour to take.
vivid-memories-ask-push-from = Choose the hex to push from.
vivid-memories-ask-push-to = Choose the fragment and where it goes.
vivid-memories-ask-swap = Choose a hex to swap in.
vivid-memories-ask-swap-fragment = Choose its fragment.
vivid-memories-ask-swap-with = Choose the neighbour’s fragment.
vivid-memories-ask-trade-one = Choose the hex to trade in.
vivid-memories-ask-fill = Choose which hex fills a core slot.

# What happened.
vivid-memories-round-began = Round { $round } begins.
vivid-memories-took = { $seat } takes { $fragments } from the { $end } end.
vivid-memories-placed = { $seat } puts { $fragments } into { $hex }.
vivid-memories-claimed = { $seat } claims { $tile }.
vivid-memories-moved = { $seat } moves { $fragment } from { $from } to { $to }.
vivid-memories-line-given-up = Nobody can go on; what is left in the line goes back to the supply.
vivid-memories-got-start-marker = { $seat } gets the start marker.
vivid-memories-reflect-began-in-order = Reflect begins, in turn order.
vivid-memories-reflect-began-together = Reflect begins, at the same time.
vivid-memories-laid = { $seat } puts { $tile } on “{ $space }”.
vivid-memories-left-over = { $seat } has no space left for { $tile }, which leaves the game.
vivid-memories-used-space = { $seat } uses “{ $space }”.
vivid-memories-used-tile = { $seat } uses { $tile }.
vivid-memories-gave = { $seat } returns { $fragment } from { $hex } to the supply.
vivid-memories-gained = { $seat } puts { $fragment } from the supply into { $hex }.
vivid-memories-drew = { $seat } draws { $fragment } from the bag.
vivid-memories-swapped = { $seat } swaps { $one } in { $hex } with { $other } in { $with }.
vivid-memories-done = { $seat } ends reflecting.
vivid-memories-scored-moment = { $seat } scores { $points } with { $tile }.
vivid-memories-scored-thread = { $seat } scores { $points } with a { $thread }: { $hexes ->
    [one] { $hexes } hex
   *[other] { $hexes } hexes
} × { $slots ->
    [one] { $slots } slot
   *[other] { $slots } slots
}.
vivid-memories-filled = { $seat } fills { $slot } from { $hex }.
vivid-memories-scored-cores = { $seat } scores { $points } with core memories.
vivid-memories-scored-aspiration = { $seat } reveals the { $colour } aspiration and scores { $points }.
vivid-memories-turn-ended = { $seat } ends the turn.

# Where points come from.
vivid-memories-points-moments = moments
vivid-memories-points-threads = threads
vivid-memories-points-cores = core memories
vivid-memories-points-aspiration = aspiration
vivid-memories-points-order = later in the turn order of the last Remember

# Around the table.
vivid-memories-round = round { $round } of { $rounds }
vivid-memories-starts = starts: { $seat }
vivid-memories-phase-remember = Remember
vivid-memories-phase-reflect-in-order = Reflect, in turn order
vivid-memories-phase-reflect-together = Reflect, at the same time
vivid-memories-phase-reward = Reward
vivid-memories-phase-over = over
vivid-memories-supply = supply
vivid-memories-bag = bag
vivid-memories-line = The line
vivid-memories-line-hint = (the top row is its left end)
vivid-memories-points = points { $points }
vivid-memories-board = board { $number }
vivid-memories-aspiration = aspiration
vivid-memories-claimed-tiles = claimed
vivid-memories-precious-tiles = precious
vivid-memories-bank = bank
vivid-memories-space-used = used
vivid-memories-legend = [ ] hex · (x) filled core slot · x empty slot of that colour · * flipped tile
vivid-memories-reconstructed = Boards and tiles are reconstructed, not the printed ones.

# Modes and options.
vivid-memories-mode-standard = standard
vivid-memories-option-reflect = Reflect
vivid-memories-option-reflect-help = play Reflect at the same time where nobody can spoil another player’s action, or always in turn order
vivid-memories-option-reflect-together = together
vivid-memories-option-reflect-in-order = in turn order
vivid-memories-option-first = first player
vivid-memories-option-first-help = who begins
vivid-memories-option-first-values = a seat, counted from 1
vivid-memories-option-first-default = at random
