# Puzzles: positions with one best move.

## Puzzles: choosing one

puzzles-title = Puzzles
puzzles-of = { $game }: puzzles
puzzles-lead = Positions from strong games, each with one clearly best move. Find it on the real board.
puzzles-daily = Puzzle of the day
puzzles-daily-of = Puzzle of the day: { $game }
puzzles-daily-new = New at midnight, universal time; the same for everybody.
puzzles-daily-go = Solve
puzzles-daily-again = Look again
puzzles-streak =
    { $count ->
        [0] No streak yet
        [one] { $count } day in a row
       *[other] { $count } days in a row
    }
puzzles-solved-of = { $solved } of { $all } solved
puzzles-game = Game
puzzles-kind = What to find
puzzles-kind-all = anything
puzzles-grade = How hard
puzzles-grade-all = all
puzzles-grade-4 = easy
puzzles-grade-3 = medium
puzzles-grade-2 = hard
puzzles-grade-1 = very hard
puzzles-grade-4-help = Bots of every level find the move.
puzzles-grade-3-help = Three of the four levels of bots find the move.
puzzles-grade-2-help = Only two of the four levels of bots find the move.
puzzles-grade-1-help = Only the expert bot finds the move.
puzzles-which = Which
puzzles-which-all = all
puzzles-which-new = not solved yet
puzzles-list = The puzzles
puzzles-none = There is no such puzzle left. Choose another kind or difficulty.
puzzles-state-solved = solved
puzzles-state-first = solved at the first try
puzzles-state-shown = solution seen
puzzles-players =
    { $count ->
        [one] solo
       *[other] { $count } players
    }

## What the best move does

puzzles-kind-momiji-take = Which column?
puzzles-kind-momiji-stop = Stop or go on?
puzzles-kind-momiji-draft = Choose a landscape
puzzles-kind-momiji-start = Which start?
puzzles-kind-momiji-use = Use a landscape
puzzles-kind-momiji-lay = Which card to lay?
puzzles-kind-momiji-close = Close a pile
puzzles-kind-momiji-activate = Activate an objective
puzzles-kind-momiji-reveal = Turn cards over
puzzles-kind-vivid-memories-push = Push a fragment
puzzles-kind-vivid-memories-place = Where to put them?
puzzles-kind-vivid-memories-use = Use an action
puzzles-kind-vivid-memories-take = Which fragments?
puzzles-kind-vivid-memories-stop = Stop or go on?
puzzles-kind-vivid-memories-move = Move a fragment
puzzles-kind-vivid-memories-trade = Trade fragments
puzzles-kind-vivid-memories-lay = Where does the tile go?
puzzles-kind-vivid-memories-swap = Swap fragments
puzzles-kind-vivid-memories-rewire = Where to rewire?
puzzles-kind-vivid-memories-thread = Finish the thread
puzzles-kind-vivid-memories-add = Add a fragment
puzzles-kind-deja-vu-drop = Which bit goes here?
puzzles-kind-deja-vu-build = Which card to build?
puzzles-kind-deja-vu-sow = Where to sow from?
puzzles-kind-deja-vu-claim = What to collect?
puzzles-kind-deja-vu-grow = Flowers
puzzles-kind-deja-vu-stop = Stop or go on?
puzzles-kind-deja-vu-lay = Which bit on the card?
puzzles-kind-deja-vu-girl = Where does the girl go?
puzzles-kind-other = Find the best move

## Solving one

puzzle-panel = Puzzle
puzzle-find = Find the best move. { $prompt }
puzzle-find-about = One move is clearly the best here. Make it on the board; nothing is lost if it is another one.
puzzle-wrong-prompt = There is something better. Try again. { $prompt }
puzzle-solved-prompt = Solved: that is the best move.
puzzle-shown-prompt = This is the best move.
puzzle-best = That is it!
puzzle-best-first = Solved at the first try!
puzzle-tempting = Tempting, but there is something better
puzzle-other = There is something better
puzzle-shown = The solution
puzzle-tried = You tried:
puzzle-more-at-once = It brings more at once: that is what makes it tempting.
puzzle-same-at-once = At once both bring the same; the difference comes later.
puzzle-less-at-once = The best move brings more at once already.
puzzle-not-compared = The bots looked at it and soon thought no more of it: others promise clearly more.
puzzle-compared = The comparison
puzzle-yours = Your move
puzzle-the-best = The best
puzzle-at-once = Points at once
puzzle-win = Chance to win
puzzle-points = Points at the end
puzzle-percent = { $number }%
puzzle-unknown = not certain
puzzle-why = Why it is the best
puzzle-line = What it prepares
puzzle-moves = All moves that were compared
puzzle-thinking = The coach explains…
puzzle-explained = Compared by strong bots when the puzzle was made.
puzzle-show = Show the solution
puzzle-show-about = Then this puzzle no longer counts as solved by you.
puzzle-next = Next puzzle
puzzle-again = Try it again
puzzle-all = All puzzles
puzzle-gone = There is no such puzzle
puzzle-streak-goes-on =
    { $count ->
        [one] The puzzle of the day is solved: a streak begins.
       *[other] The puzzle of the day is solved: { $count } days in a row.
    }
