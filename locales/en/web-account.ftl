# Points while a game runs: how they are counted.
account-title = Points if the game ended now
account-known = Points that can be counted now
account-at-least = at least
account-of = How the points of { $name } are counted
account-how = How it is counted
account-show = Show on the table
account-nothing = Nothing counts here yet.
account-momiji-hidden = Piles stay closed: what they count is told at the end.
account-vivid-memories-hidden = The aspirations of the others stay hidden until the end.
account-momiji-pile = piles
account-momiji-objective = objectives
account-gain = { $points } for sure
