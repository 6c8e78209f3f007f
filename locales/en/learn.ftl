# Learning: the pages of lessons, and what the coach says in every lesson. The words of each are in learn-<game>.ftl.

learn-title = Learn to play
learn-lead = Each game is taught at the real table, with moves of your own, in about five minutes. Leave whenever you like: a lesson goes on where you were.
learn-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
learn-begun = Step { $now } of { $of }: go on
learn-is-done = Done. Play it again at any time
learn-leave = Leave the lesson
learn-words = Lesson
learn-progress = Step { $now } of { $of }
learn-back = Back to the step before
learn-repeat = Begin this step again
learn-skip = Skip to the free game
learn-hint = Hint
learn-hint-more = A bigger hint
learn-rule = Rule { $rule }
learn-lit = Lit: { $pieces }.
learn-others = The others are playing…
learn-astray = You may do that; for this lesson take it back and try the other way.
learn-astray-goal = Your turn is over and the aim isn’t reached: take it back and try another way.
learn-other-piece = That is: { $piece }. Look again.
learn-take-back = Take it back
learn-leap = Now to another moment of a game.
learn-go-on = Go there
learn-done = Lesson done
learn-try = Try it
learn-list = Choose from a list
learn-sill-tap = Tap what the lesson asks for.
learn-sill-guess = Choose a number.
learn-sill-back = Take the last move back.
learn-sill-on = This part of the lesson is done.
learn-end-guess = Which source brought you the most points? Guess first.
learn-end-right = Right: { $source }.
learn-end-wrong = Not quite: { $source }.
learn-end-look = Press a number to see how it was counted.
learn-questions = What do you remember?
learn-score = { $right } of { $of } right
learn-right = That’s it.
learn-wrong = The answer is: { $answer }
learn-play = Play a game
learn-next = Next lesson
learn-all = All lessons
