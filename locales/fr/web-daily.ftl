# The challenge of the day, and its results.

## The challenge of the day

daily-title = Défi du jour
daily-lead = Une donne de chaque jeu, la même pour tous. Ton premier essai compte ; ensuite, tu peux t’entraîner autant que tu veux.
daily-ends = Prochaines donnes à { $time } (minuit, temps universel).
daily-bots =
    { $count ->
        [one] contre un bot ({ $level })
       *[other] contre { $count } bots ({ $level })
    }
daily-alone = en solitaire, contre le jeu
daily-free = contre un bot de ton choix
daily-goal-margin = Ce qui compte : ton avance en points sur le meilleur bot.
daily-goal-points = Ce qui compte : tes points.
daily-goal-scenario = Ce qui compte : remporter le scénario, puis tes points.
daily-level = Force du bot
daily-play = Jouer le défi
daily-play-of = Jouer le défi : { $game }
daily-go-on = Continuer la partie
daily-practise = S’entraîner
daily-practise-of = S’entraîner : { $game }
daily-state-new = Pas encore joué
daily-state-runs = Ton essai est en cours
daily-state-counted = Ton essai est au classement
daily-state-lost = Ton essai s’est terminé sans résultat
daily-practice-note = Les autres parties de cette donne sont de l’entraînement et ne comptent pas.
daily-results = Résultats
daily-results-of = Résultats : { $game }
daily-results-day = { $game }, { $day }
daily-results-none = Personne n’est encore allé au bout.
daily-results-none-then = Personne n’est allé au bout.
daily-results-open = Des résultats arrivent encore : qui a commencé ce jour-là peut finir jusqu’à la fin du lendemain.
daily-results-count =
    { $count ->
        [one] { $count } résultat
       *[other] { $count } résultats
    }
daily-place = Rang
daily-name = Nom
daily-points = Points
daily-margin = Écart
daily-won = Scénario
daily-won-yes = remporté
daily-won-no = perdu
daily-against = Bot
daily-you = toi
daily-before = Veille
daily-after = Lendemain
daily-game = Jeu
