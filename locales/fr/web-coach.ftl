# L’accompagnement dans le navigateur : conseils à une table, analyses de parties terminées. Chargé quand on le demande. Ce
# qui est dit des coups se trouve dans coach.ftl.

## Conseils

coach-taken =
    { $count ->
        [0] aucun jusqu’ici
        [one] { $count } jusqu’ici
       *[other] { $count } jusqu’ici
    }
coach-sizes = Étendue du conseil
coach-size-nudge = Piste
coach-size-move = Coup
coach-size-line = Suite entière
coach-thinks = Réflexion en cours…
coach-nothing = Rien n’a été dit. Appuie encore une fois pour redemander.
coach-then = Ensuite :
coach-no-line = La suite dépend du hasard ou des autres.
coach-play = Jouer ce coup

## Analyses

coach-review = Analyse
coach-review-what = Chaque décision de cette partie est réexaminée, avec ce que savait alors la personne qui jouait. Cela prend environ une minute ; tu peux continuer à regarder pendant ce temps.
coach-review-begin = Analyser la partie
coach-review-progress = { $done } coups sur { $of }
coach-review-waits = En attente de son tour…
coach-review-nothing = Il n’y avait rien à décider dans cette partie.
coach-curve = Chances de gagner au fil du temps
coach-chance-of = { $name } : { $points } %
coach-points = Scores au fil du temps
coach-turned = Tournants de la partie
coach-turned-none = Les chances n’ont jamais beaucoup changé d’une décision à l’autre.
coach-change = { $name } : { $gain } %
coach-accuracy = Précision
coach-accuracy-of = { $percent } %
coach-accuracy-none = Rien n’était en jeu.
coach-accuracy-what = La précision est la part de ce qui était en jeu que l’on a gardée : 100 % pour le meilleur coup à chaque fois, 0 % pour pas mieux que le hasard.
coach-decisions =
    { $count ->
        [one] { $count } décision
       *[other] { $count } décisions
    }
coach-costly = Décisions les plus coûteuses
coach-costly-none = Aucune décision n’a coûté quoi que ce soit qui compte.
coach-cost = Coût : { $percent } % d’une victoire
coach-better = Mieux :
coach-move = Coup { $at }
coach-look = Regarder
coach-nobody-told = Tout ceci repose sur ce qui a été comparé ; personne ne sait ce qui aurait été pioché.
