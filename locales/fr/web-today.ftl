# What leads to lessons, puzzles and challenges, from home and from tables.

## On the home page

today-title = Apprendre et s’entraîner
today-learn = Apprendre à jouer
today-learn-about = Cinq minutes par jeu
today-puzzles = Énigmes
today-puzzles-about = Trouve le meilleur coup
today-daily = Défi du jour
today-daily-about = Une donne pour tous

## At a table of the day, and at its end

today-counts = Défi du jour
today-practice = Défi du jour : entraînement
today-results = Résultats du jour
today-record-later = La transcription sera disponible quand plus personne ne jouera cette donne : après la fin du lendemain.
