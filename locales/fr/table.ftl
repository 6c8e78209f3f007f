# Ce que disent tous les jeux.
seat = Place { $number }
seat-other = { $seat }
seat-you = { $seat } (toi)
# Comment un écran partagé s’adresse à l’un des joueurs.
prompt = { $seat } : { $ask }
# La fin d’une liste : « 0 rouge, 1 rouge et 3 rouge ».
list = { $most } et { $last }
list-of = { $all }
quoted = « { $text } »
nothing = rien
game-over = La partie est terminée.

# Pourquoi un coup n’a pas été joué.
refusal-over = La partie est terminée.
refusal-not-your-turn = { $seat } ne peut pas agir maintenant : c’est à { $others } de jouer.
refusal-illegal = Ce coup n’est pas permis ici.
refusal-by-rule = { $why } (règle { $rule })
refusal-not-a-move = { $asked } n’est pas un coup ; les plus proches qui sont permis ici : { $nearest }.
refusal-not-legal = { $asked } n’est pas permis ici : { $why } Sont permis, par exemple, { $nearest }.
refusal-no-such-number = { $asked } : il y a { $count ->
    [one] { $count } coup permis, le numéro 1
   *[other] { $count } coups permis, numérotés à partir de 1
}.
refusal-nothing-to-undo = Tu n’as aucun coup à reprendre.
refusal-undo-sealed = Ton dernier coup ne peut pas être repris : il a révélé quelque chose de caché ou terminé ton tour.
refusal-undo-others-moved = Ton dernier coup ne peut pas être repris : quelqu’un d’autre a joué depuis.

# Scores.
score-final = Score final
score-now = Score si la partie s’arrêtait maintenant
score-place = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $place }e
}
score-shared-place = { score-place } (à égalité)
score-seat = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-tie-break = départage : { $points } { $label }
challenge-won = { $name } : gagné
challenge-lost = { $name } : perdu
challenge-met = { $name } : toutes les conditions sont remplies
challenge-open = { $name } : pas encore gagné
condition-met = remplie
condition-missed = manquée
