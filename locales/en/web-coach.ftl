# The coach in the browser app: hints at a table, reviews of games that are over. Loaded when somebody asks. What it says
# about moves stands in coach.ftl.

## Hints

coach-taken =
    { $count ->
        [0] none so far
        [one] { $count } so far
       *[other] { $count } so far
    }
coach-sizes = How much to say
coach-size-nudge = Nudge
coach-size-move = Move
coach-size-line = Whole line
coach-thinks = Thinking it over…
coach-nothing = Nothing was said. Press once more to ask again.
coach-then = After that:
coach-no-line = What follows depends on luck or on the others.
coach-play = Play this move

## Reviews

coach-review = Review
coach-review-what = Every decision of this game is thought about again, with what its player knew at that moment. That takes a minute or so; you can go on looking meanwhile.
coach-review-begin = Review the game
coach-review-progress = { $done } of { $of } moves
coach-review-waits = Waiting for its turn…
coach-review-nothing = There was nothing to decide in this game.
coach-curve = Chance to win over time
coach-chance-of = { $name }: { $points }%
coach-points = Scores over time
coach-turned = Turning points
coach-turned-none = The chances never changed much from one decision to the next.
coach-change = { $name }: { $gain }%
coach-accuracy = Accuracy
coach-accuracy-of = { $percent }%
coach-accuracy-none = Nothing was at stake.
coach-accuracy-what = Accuracy is the part of what was at stake that somebody kept: 100% for the best move each time, 0% for no better than chance.
coach-decisions =
    { $count ->
        [one] { $count } decision
       *[other] { $count } decisions
    }
coach-costly = Costliest decisions
coach-costly-none = No decision cost anything that counts.
coach-cost = Cost: { $percent }% of a win
coach-better = Better:
coach-move = Move { $at }
coach-look = Look at it
coach-nobody-told = Everything here rests on what the coach compared; it does not know what would have been drawn.
