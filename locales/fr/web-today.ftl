# What leads to puzzles and challenges, from home and from tables.

## On the home page

today-title = Chaque jour du nouveau
today-puzzles = Énigmes
today-puzzles-about = Trouve le meilleur coup
today-daily = Défi du jour
today-daily-about = Une donne pour tous

## At a table of the day, and at its end

today-counts = Défi du jour
today-practice = Défi du jour : entraînement
today-results = Résultats du jour
today-record-later = La transcription sera disponible quand plus personne ne jouera cette donne : après la fin du lendemain.
