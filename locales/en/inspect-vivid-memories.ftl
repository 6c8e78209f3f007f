# What the notes of Vivid Memories say. Names of pieces are in vivid-memories.ftl.
inspect-vivid-memories-more = { $count ->
    [one] And { $count } more: choose it to see it.
   *[other] And { $count } more: choose it to see them.
}
inspect-vivid-memories-hex-about = A hex holds 3 fragments at most. What is taken from the line goes into one empty hex.
inspect-vivid-memories-fragment = A rewire or an action of the memory bank moves it; it counts for moments, threads and core slots.
inspect-vivid-memories-slot = Core slot { $slot }
inspect-vivid-memories-slot-about = In Reward a thread that joins it fills it with a fragment of its colour.
inspect-vivid-memories-set = Core memory of { $count ->
    [one] { $count } slot
   *[other] { $count } slots
}: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
inspect-vivid-memories-set-about = Filled: { $filled } of { $count }. Once complete it scores in every Reward again.
inspect-vivid-memories-tile = Moment tile: { $points } points for { $condition }
inspect-vivid-memories-tile-on-line = Whoever takes the last fragment from it claims it.
inspect-vivid-memories-tile-flipped = Its action was used: in Reward it scores for each hex with exactly its fragments.
inspect-vivid-memories-tile-open = It can score only once its action has been used.
inspect-vivid-memories-line-left = Left end of the line
inspect-vivid-memories-line-right = Right end of the line
inspect-vivid-memories-line-inside = Inside the line
inspect-vivid-memories-line-emptied = An emptied place
inspect-vivid-memories-line-about = Fragments are taken from the tile at one end; emptying it opens the next one, and claims it.
inspect-vivid-memories-take-about = Take 1, or 2 of one colour, or 3 of different colours, from one end.
inspect-vivid-memories-fingers = Taken: { $fragments }
inspect-vivid-memories-fingers-about = All of it goes into one empty hex.
inspect-vivid-memories-supply = Supply
inspect-vivid-memories-supply-count = In the supply: { $count }
inspect-vivid-memories-supply-about = Actions take fragments from here, and give them back.
inspect-vivid-memories-bag = Bag: { $count ->
    [one] { $count } fragment
   *[other] { $count } fragments
}
inspect-vivid-memories-bag-about = From here come the fragments of the line, and those of Speculate.
inspect-vivid-memories-bank-covered = Tile on “{ $space }”
inspect-vivid-memories-bank-open = Can be used once in each Reflect, as long as no tile covers it.
inspect-vivid-memories-bank-used = Used in this round.
inspect-vivid-memories-claimed = Claimed tiles: { $count }
inspect-vivid-memories-claimed-about = In Reflect they go onto free spaces of the memory bank.
inspect-vivid-memories-precious = Precious moments: { $count }
inspect-vivid-memories-precious-about = Tiles that have scored. The aspiration counts those that show its colour.
inspect-vivid-memories-reflect = Reflect: { $player }
inspect-vivid-memories-reflect-about = As a rule all reflect at the same time; in turn order where supply or bag could run short.
inspect-vivid-memories-start = Start marker
inspect-vivid-memories-start-about = Begins Remember in this round.
inspect-vivid-memories-board = Board of { $player }
inspect-vivid-memories-board-about = 19 hexes, and core slots on the rim. All boards have the same shape, in other colours.
inspect-vivid-memories-points = Points of { $player }: { $points }
inspect-vivid-memories-points-about = Moments { $moments }, threads { $threads }, core memories { $cores }, aspiration { $aspiration }.
inspect-vivid-memories-aspiration-hidden = Aspiration: secret
inspect-vivid-memories-aspiration-about = At the end it scores { $fragment } for each fragment of its colour in a hex, { $core } in a core slot, and { $moment } for each precious moment that shows it.
inspect-vivid-memories-reward = Reward, if it came now: { $points }
inspect-vivid-memories-reward-about = Counted every round: moments, then threads, then core memories, and in the last round the aspiration.
inspect-vivid-memories-reward-now = If Reward came now: { $points }
inspect-vivid-memories-reward-moments = Each flipped tile scores 4 or 6 for each hex with exactly its fragments.
inspect-vivid-memories-reward-threads = A thread scores its hexes × the empty core slots that it joins; then it fills them.
inspect-vivid-memories-reward-cores = Complete core memories of 1, 2 and 3 slots score 1, 4 and 18, every round again.
inspect-vivid-memories-reward-aspiration = Scores in the last round, for its colour in hexes, core slots and precious moments.
inspect-vivid-memories-thread-about = Neighbouring hexes of one colour that join 2 or more core slots of it. Press to light it up.

# What else is said of a thing that is looked at.
vivid-memories-web-matches = Matches { $hexes }.
vivid-memories-web-matches-none = No hex matches yet.
