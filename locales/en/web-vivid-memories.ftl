# The board of Vivid Memories in the browser.
vivid-memories-web-you = you
vivid-memories-web-area-table = Table

# Where in the game we are.
vivid-memories-web-round = Round { $round } of { $rounds }
vivid-memories-web-phase-remember = Remember
vivid-memories-web-phase-reflect = Reflect
vivid-memories-web-phase-reward = Reward
vivid-memories-web-reflect-busy = reflecting
vivid-memories-web-reflect-done = done
vivid-memories-web-reflect-later = comes later
vivid-memories-web-starts = starts

# Pieces, for ears.
vivid-memories-web-board-of = { $who ->
    [you] Your board
   *[other] Board of { $player }
}
vivid-memories-web-hex = { $hex }: { $fragments }
vivid-memories-web-hex-empty = { $hex }: empty
vivid-memories-web-around = Next to { $hexes }.
vivid-memories-web-completes = { $count ->
    [one] Exactly right for a tile worth { $points }.
   *[other] Exactly right for { $count } tiles worth { $points }.
}
vivid-memories-web-slot-empty = Empty core slot, { $colour }, touched by { $hexes }. { $count ->
    [one] Worth { $points } when filled.
   *[other] One of { $count } that are worth { $points } together when filled.
}
vivid-memories-web-slot-filled = Filled core slot, { $colour }, touched by { $hexes }. { $count ->
    [one] Worth { $points }.
   *[other] One of { $count } that are worth { $points } together.
}
vivid-memories-web-fragment-in = { $colour } in { $hex }
vivid-memories-web-on-line = { $colour }, tile { $place } of { $count }
vivid-memories-web-line-tile = Tile { $place } of { $count }, with { $fragments }. { $tile }
vivid-memories-web-from-line = { $colour } from the line
vivid-memories-web-claimed = { $count ->
    [one] { $count } claimed tile
   *[other] { $count } claimed tiles
}, the last one: { $tile }
vivid-memories-web-tile = Tile: { $does }.
vivid-memories-web-space-open = { $space }: { $does }
vivid-memories-web-space-used = { $space }, used in this round: { $does }
vivid-memories-web-space-tile = Tile on “{ $space }”: { $does }
vivid-memories-web-space-scores = Tile on “{ $space }”, score side up: { $does }
vivid-memories-web-in-hand = Taken:
vivid-memories-web-aspiration = Aspiration: { $colour }

# Points.
vivid-memories-web-now = Reward, if it came now
vivid-memories-web-light = Light up threads
vivid-memories-web-no-strand = { $colour }: nothing connected yet
vivid-memories-web-strand = { $thread }: { $hexes } hexes × { $empty } empty { $empty ->
    [one] slot
   *[other] slots
} = { $points }
vivid-memories-web-strand-spent = { $thread }: { $hexes } hexes, but every slot it joins is filled
vivid-memories-web-strand-loose = { $thread }: { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
}, touches { $slots ->
    [0] no slots
    [one] { $slots } slot
   *[other] { $slots } slots
}; it takes 2 to score
vivid-memories-web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
vivid-memories-web-badge-now = +{ $points } now
vivid-memories-web-badge-claimed = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
vivid-memories-web-sum = total
vivid-memories-web-scored = What scored
vivid-memories-web-same-reward = Reward stays at { $before }.
vivid-memories-web-new-reward = Reward now: { $before } → { $after }.

# Buttons.
vivid-memories-web-actions = What you can do
vivid-memories-web-take = Take
vivid-memories-web-put-back = Put back
vivid-memories-web-go-on = Go on
vivid-memories-web-end-turn = End turn
vivid-memories-web-done-rewiring = End rewiring
vivid-memories-web-done-acting = End reflecting

# Said beside the prompt.
vivid-memories-web-where = Where to?
vivid-memories-web-which = Which one?
vivid-memories-web-instead = That does not go with the others: take two alike or three different ones from one end.
vivid-memories-web-third = Two must be alike. Add a third colour, or put one back.
vivid-memories-web-again = This can’t be undone. Press again to do it.
vivid-memories-web-then-hex = { $count ->
    [one] Put the fragment into an empty hex.
   *[other] Put the fragments into an empty hex.
}
vivid-memories-web-final = Can’t be undone.

# How it is done.
vivid-memories-web-hint-take = Pick fragments at an end of the line, then press an empty hex.
vivid-memories-web-hint-place = Press an empty hex.
vivid-memories-web-hint-end = All set: end your turn, or undo.
vivid-memories-web-hint-rewire = Drag a fragment to a neighbouring hex, or press a hex to rewire around it.
vivid-memories-web-hint-must-rewire = Drag a fragment to a neighbouring hex, or press a hex, so that one hex becomes empty.
vivid-memories-web-hint-lay-tiles = Drag a tile to a space of the bank; it covers that action.
vivid-memories-web-hint-act = Press a tile or a space of the bank to use it once. Used tiles flip and can then score.
vivid-memories-web-hint-push-from = Drag a fragment to a neighbouring hex.
vivid-memories-web-hint-swap-hex = Press a fragment, then one of another colour next to it.
vivid-memories-web-hint-trade-two-hex = Press the first of 2 fragments to give up.
vivid-memories-web-hint-rewire-now = Move more fragments the same way, or stop.
vivid-memories-web-hint-fill = Press the fragment that goes into the core slot.

# The end.
vivid-memories-web-sources = Points by source
vivid-memories-web-counted-moments = { $count ->
    [0] No moment has come true.
    [one] { $count } precious moment; each scored for every hex that held exactly its condition.
   *[other] { $count } precious moments; each scored for every hex that held exactly its condition.
}
vivid-memories-web-counted-threads = In the Reward of each round, a thread scored its hexes times the empty core slots it joined.
vivid-memories-web-counted-cores = { $filled ->
    [one] { $filled } core slot filled.
   *[other] { $filled } core slots filled.
} Complete core memories: { $sum } = { $points }
vivid-memories-web-counted-aspiration = { $fragment } for each fragment of this colour in a hex, { $core } for each in a core slot, { $moment } for each precious moment that has it.
vivid-memories-web-won-aspiration = A tie, decided by points from aspirations.
vivid-memories-web-won-order = A tie to the last: it goes to whoever came later in the turn order of the last Remember.

# In the log and in the list of moves, where pieces are drawn: what they are called for ears.
vivid-memories-web-told-tile = the tile worth { $points } for { $condition }
vivid-memories-web-told-slot = the core slot at { $hexes }
