# What every game says.
seat = Seat { $number }
seat-other = { $seat }
seat-you = { $seat } (you)
# How a screen for several people asks one of them.
prompt = { $seat }: { $ask }
# The last of a list: "red 0, red 1 and red 3".
list = { $most } and { $last }
list-of = { $all }
quoted = “{ $text }”
nothing = nothing
game-over = The game is over.

# Why a move was not made.
refusal-over = The game is over.
refusal-not-your-turn = { $seat } can’t act now: it is the turn of { $others }.
refusal-illegal = That move is not legal here.
refusal-by-rule = { $why } (rule { $rule })
refusal-not-a-move = { $asked } is not a move; the nearest legal ones here: { $nearest }.
refusal-not-legal = { $asked } is not legal here: { $why } Legal moves are, for example, { $nearest }.
refusal-no-such-number = { $asked }: there { $count ->
    [one] is one legal move, number 1
   *[other] are { $count } legal moves, numbered from 1
}.
refusal-nothing-to-undo = There is no move of yours to undo.
refusal-undo-sealed = Your last move can’t be undone: it brought something hidden to light, or ended your turn.
refusal-undo-others-moved = Your last move can’t be undone: somebody else has moved since.

# Scores.
score-final = Final score
score-now = Score, if the game ended now
score-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
score-shared-place = { score-place } (shared)
score-seat = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-tie-break = tie-break: { $points } { $label }
challenge-won = { $name }: won
challenge-lost = { $name }: lost
challenge-met = { $name }: all conditions are met now
challenge-open = { $name }: not yet won
condition-met = met
condition-missed = missed
