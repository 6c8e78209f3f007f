# What the notes of Momiji say. Names of pieces are in momiji.ftl.
inspect-momiji-hand = Lay it on your pile of its type, or start one. A pile scores its number of cards × its top number.
inspect-momiji-drawn = One of the 4 cards that you drew: keep 3, discard 1.
inspect-momiji-placed = A new pile goes to the left or the right end of your row.
inspect-momiji-hand-cards = Cards in hand of { $player }
inspect-momiji-hand-cards-about = A hand is secret. At the end of a turn at most { $limit } cards are kept.
inspect-momiji-column-about = Collect takes the whole column. A column holds { $room } cards; the top card was added last.
inspect-momiji-column-empty = Nothing lies here now.
inspect-momiji-pile-about = It scores its number of cards × the number on top.
inspect-momiji-knot = Neighbours: { $left }, { $right }
inspect-momiji-knot-joined = Their facing corners both show an acorn: { $acorns } in the harvest of a turn that laid 2 types.
inspect-momiji-knot-loose = Only one of the facing corners shows an acorn: no harvest here.
inspect-momiji-row-left = Left end of the row
inspect-momiji-row-right = Right end of the row
inspect-momiji-row-about = A new pile starts at an end of the row, with a 0. The order of piles stays.
inspect-momiji-taken = Somebody has activated it.
inspect-momiji-landscapes = Landscapes of { $player }
inspect-momiji-landscapes-about = Each bends a rule once a game. At most one is used in a turn.
inspect-momiji-landscape-used = Used: its acorn lies on it and scores nothing.
inspect-momiji-draft-about = Everybody drafts three landscapes before the first turn.
inspect-momiji-deck-about = When the last card has left it, everybody has one more turn.
inspect-momiji-deck-solo = A solo game ends when cards are due and it has not enough.
inspect-momiji-discard-about = Open to everybody; nothing is shuffled back.
inspect-momiji-torii-about = A 3 closes a pile and takes one onto it. When the last one has gone, everybody has one more turn.
inspect-momiji-torii-of = Torii of { $player }: { $count }
inspect-momiji-torii-of-about = Each lies on a pile closed by a 3. They score nothing by themselves; an objective counts them.
inspect-momiji-tops = Top cards of { $player }
inspect-momiji-tops-about = The type of each pile, from left to right.
inspect-momiji-tops-none = No piles yet.
inspect-momiji-acorns = { $acorns } of { $player }
inspect-momiji-acorns-about = They pay for landscapes (1), objectives (3) and new cards in the garden (1). Each in stock scores 1 at the end.
inspect-momiji-harvest = Harvest: { $acorns }
inspect-momiji-harvest-about = Acorns for facing corners in your row, at the end of a turn that laid cards of 2 types.
inspect-momiji-points = Points of { $player } so far: { $points }
inspect-momiji-points-about = Piles, acorns in stock and activated objectives, as they would count now.
inspect-momiji-first = First player
inspect-momiji-first-about = Began the game, with one acorn less.
inspect-momiji-turns-left = The end has been triggered
inspect-momiji-turns-left-about = Everybody has exactly one more turn after it, with all its rules.
inspect-momiji-goal = To win
inspect-momiji-goal-about = All conditions have to be met at the end. Now: { $state }.

# What else is said of a thing that is looked at.
momiji-web-column-cards = { $count }: { $cards }
momiji-web-laid = Bottom to top: { $cards }
momiji-web-slid = Slid under it: { $cards }
momiji-web-pile-hidden = What lies below may not be counted.
momiji-web-is-closed = Closed with a torii: nothing more can be laid here.
momiji-web-is-closed-bare = Closed: nothing more can be laid here.
momiji-web-fits = Next: { $low } or { $high }
momiji-web-landscape-price = Costs { $price }; can be used once.
momiji-web-asks = For { $asks }
momiji-web-needs = Needs: { $need }
momiji-web-price = Price: { $price }
momiji-web-worth = 10 points for its owner if fulfilled, 3 for anybody else who fulfils it.
momiji-web-owner = Activated by: { $player }
momiji-web-then-closes = Closes the { $pile } and takes a torii.
momiji-web-then-closes-bare = Closes the { $pile }; no torii is left.
momiji-web-then-harvest = Harvest at the end of this turn: { $acorns }
momiji-web-then-harvest-if = Harvest: { $acorns }, if you also lay a second type
momiji-web-then-too-many = { $count ->
    [one] { $count } card over the hand limit: discard it at the end of the turn
   *[other] { $count } cards over the hand limit: discard them at the end of the turn
}
momiji-web-then-acorns = You will then have: { $acorns }
momiji-web-then-ends = Triggers the end of the game.
momiji-web-then-final = Can’t be undone.
