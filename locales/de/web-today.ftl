# What leads to lessons, puzzles and challenges, from home and from tables.

## On the home page

today-title = Lernen und üben
today-learn = Spielen lernen
today-learn-about = Fünf Minuten für jedes Spiel
today-puzzles = Rätsel
today-puzzles-about = Finde den besten Zug
today-daily = Tagesaufgabe
today-daily-about = Eine Auslage für alle

## At a table of the day, and at its end

today-counts = Tagesaufgabe
today-practice = Tagesaufgabe: Übung
today-results = Ergebnisse des Tages
today-record-later = Die Aufzeichnung gibt es, wenn niemand mehr diese Auslage spielt: nach dem Ende des nächsten Tages.
