# What leads to lessons, puzzles and challenges, from home and from tables.

## On the home page

today-title = Learn and practise
today-learn = Learn to play
today-learn-about = Five minutes for each game
today-puzzles = Puzzles
today-puzzles-about = Find the best move
today-daily = Challenge of the day
today-daily-about = One deal for everybody

## At a table of the day, and at its end

today-counts = Challenge of the day
today-practice = Challenge of the day: practice
today-results = Results of the day
today-record-later = The record can be had when others no longer play this deal: after the end of the next day.
