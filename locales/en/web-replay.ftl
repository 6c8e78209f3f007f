# Looking back on a game in the browser app. Loaded with the replay and with the end screen.

replay-title = Replay
replay-looking-back = Looking back
replay-loading = Fetching the game…
replay-not-begun = This game never began: there is nothing to look back on.
replay-back = To the table
replay-live = Back to the game
replay-live-note = The game goes on meanwhile. You see what you could see then.
replay-your-turn = It is your turn.

replay-beginning = The game begins.
replay-round = While the game is running, you can’t look back any further than this.
replay-move = Move { $at } of { $of }
replay-trail-none = No earlier move touched this.
replay-trail-here = This move brought it there; no earlier one touched it.
replay-trail-round = No earlier move of this round touched it.
replay-slider = Moves
replay-controls = Playback
replay-first = To the beginning
replay-previous = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move forward
replay-last = To the end
replay-speed = Speed
replay-times = { $speed }×
replay-tools = View and more

replay-eyes = Seen by
replay-eyes-mine = { $name } (you)
replay-eyes-watch = A spectator
replay-eyes-open = Everything open

replay-share = Share
replay-share-title = Share this moment
replay-share-label = Link to move { $at }
replay-share-text = { $game } on Reverie, move { $at }

replay-branch = Try something else from here
replay-branch-short = Branch off
replay-branch-ended = The game is over here: go back to a move that you would play differently.
replay-branch-about = Play on after move { $at } at a table of your own, with bots in the other seats. Whatever is drawn from then on is the same as it was.
replay-branch-seat = Play as
replay-branch-level = Strength of the bots
replay-branch-go = Play from here

replay-scores = Scores
replay-review = Review
replay-course = Scores over time
replay-plot-slider = Move in the chart
replay-points-of = { $name }: { $points }
replay-as-table = Show as a table
replay-after-move = After move
replay-look-at = Look at move { $at }

replay-key-step = One move back or forward
replay-key-space = Space
replay-key-play = Play or pause
replay-key-enter = Enter
replay-key-trail = From a piece to the move that brought it there
