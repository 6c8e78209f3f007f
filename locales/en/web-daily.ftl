# The challenge of the day, and its results.

## The challenge of the day

daily-title = Challenge of the day
daily-lead = One deal of each game, the same for everybody. Your first attempt counts; after that you can practise as often as you like.
daily-ends = Next deals at { $time } (midnight, universal time).
daily-bots =
    { $count ->
        [one] against a bot ({ $level })
       *[other] against { $count } bots ({ $level })
    }
daily-alone = on your own, against the game
daily-free = against a bot of your choice
daily-goal-margin = What counts: how many points you are ahead of the best bot.
daily-goal-points = What counts: your points.
daily-goal-scenario = What counts: winning the scenario, then your points.
daily-level = Strength of the bot
daily-play = Play the challenge
daily-play-of = Play the challenge: { $game }
daily-go-on = Go on playing
daily-practise = Practise
daily-practise-of = Practise: { $game }
daily-state-new = Not played yet
daily-state-runs = Your attempt is running
daily-state-counted = Your attempt is in the table
daily-state-lost = Your attempt ended without a result
daily-practice-note = Further games of this deal are practice and do not count.
daily-results = Results
daily-results-of = Results: { $game }
daily-results-day = { $game }, { $day }
daily-results-none = Nobody has played it to the end yet.
daily-results-none-then = Nobody played it to the end.
daily-results-open = Results still come in: whoever began on that day may finish until the end of the next.
daily-results-count =
    { $count ->
        [one] { $count } result
       *[other] { $count } results
    }
daily-place = Place
daily-name = Name
daily-points = Points
daily-margin = Margin
daily-won = Scenario
daily-won-yes = won
daily-won-no = not won
daily-against = Bot
daily-you = you
daily-before = Day before
daily-after = Day after
daily-game = Game
