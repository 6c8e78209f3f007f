# Apprendre : les pages des leçons, et ce que dit le guide dans chacune. Les mots de chacune sont dans learn-<game>.ftl.

learn-title = Apprendre à jouer
learn-lead = Chaque jeu s’apprend à la vraie table, avec tes propres coups, en cinq minutes environ. Pars quand tu veux : une leçon reprend là où tu étais.
learn-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
learn-begun = Étape { $now } sur { $of } : continuer
learn-is-done = Terminée. Rejoue-la quand tu veux
learn-leave = Quitter la leçon
learn-words = Leçon
learn-progress = Étape { $now } sur { $of }
learn-back = Revenir à l’étape précédente
learn-repeat = Recommencer cette étape
learn-skip = Passer à la partie libre
learn-hint = Conseil
learn-hint-more = Un conseil plus précis
learn-rule = Règle { $rule }
learn-lit = En lumière : { $pieces }.
learn-others = Les autres jouent…
learn-astray = C’est permis ; pour cette leçon, annule et essaie l’autre façon.
learn-astray-goal = Ton tour est fini et le but n’est pas atteint : annule et essaie autrement.
learn-other-piece = Ceci est : { $piece }. Cherche encore.
learn-take-back = Annuler ce coup
learn-leap = Passons à un autre moment d’une partie.
learn-go-on = Y aller
learn-done = Leçon terminée
learn-try = Essayer
learn-list = Choisir dans une liste
learn-sill-tap = Touche ce que la leçon demande.
learn-sill-guess = Choisis un nombre.
learn-sill-back = Annule le dernier coup.
learn-sill-on = Cette partie de la leçon est terminée.
learn-end-guess = Quelle source t’a rapporté le plus de points ? Devine d’abord.
learn-end-right = Exact : { $source }.
learn-end-wrong = Pas tout à fait : { $source }.
learn-end-look = Appuie sur un nombre pour voir comment il a été compté.
learn-questions = Que retiens-tu ?
learn-score = { $right } sur { $of } justes
learn-right = C’est cela.
learn-wrong = La réponse est : { $answer }
learn-play = Jouer une partie
learn-next = Leçon suivante
learn-all = Toutes les leçons
