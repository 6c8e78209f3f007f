# Puzzles: positions with one best move.

## Puzzles: choosing one

puzzles-title = Énigmes
puzzles-of = { $game } : énigmes
puzzles-lead = Des positions tirées de parties de haut niveau, chacune avec un seul meilleur coup. Trouve-le sur le vrai plateau.
puzzles-daily = Énigme du jour
puzzles-daily-of = Énigme du jour : { $game }
puzzles-daily-new = Nouvelle à minuit, temps universel ; la même pour tous.
puzzles-daily-go = Résoudre
puzzles-daily-again = Revoir
puzzles-streak =
    { $count ->
        [0] Pas encore de série
        [one] { $count } jour d’affilée
       *[other] { $count } jours d’affilée
    }
puzzles-solved-of = { $solved } sur { $all } résolues
puzzles-game = Jeu
puzzles-kind = À trouver
puzzles-kind-all = tout
puzzles-grade = Difficulté
puzzles-grade-all = toutes
puzzles-grade-4 = facile
puzzles-grade-3 = moyenne
puzzles-grade-2 = difficile
puzzles-grade-1 = très difficile
puzzles-grade-4-help = Les bots de tous les niveaux trouvent le coup.
puzzles-grade-3-help = Trois des quatre niveaux de bots trouvent le coup.
puzzles-grade-2-help = Seuls deux des quatre niveaux de bots trouvent le coup.
puzzles-grade-1-help = Seul le bot expert trouve le coup.
puzzles-which = Lesquelles
puzzles-which-all = toutes
puzzles-which-new = pas encore résolues
puzzles-list = Les énigmes
puzzles-none = Il n’en reste aucune de ce genre. Choisis-en une autre sorte.
puzzles-state-solved = résolue
puzzles-state-first = résolue au premier essai
puzzles-state-shown = solution vue
puzzles-players =
    { $count ->
        [one] en solitaire
       *[other] à { $count } joueurs
    }

## What the best move does

puzzles-kind-momiji-take = Quelle colonne ?
puzzles-kind-momiji-stop = S’arrêter ou continuer ?
puzzles-kind-momiji-draft = Choisir un paysage
puzzles-kind-momiji-start = Quel départ ?
puzzles-kind-momiji-use = Utiliser un paysage
puzzles-kind-momiji-lay = Quelle carte poser ?
puzzles-kind-momiji-close = Clôturer une pile
puzzles-kind-momiji-activate = Activer un objectif
puzzles-kind-momiji-reveal = Révéler des cartes
puzzles-kind-vivid-memories-push = Pousser un fragment
puzzles-kind-vivid-memories-place = Où les placer ?
puzzles-kind-vivid-memories-use = Utiliser une action
puzzles-kind-vivid-memories-take = Quels fragments ?
puzzles-kind-vivid-memories-stop = S’arrêter ou continuer ?
puzzles-kind-vivid-memories-move = Déplacer un fragment
puzzles-kind-vivid-memories-trade = Échanger des fragments
puzzles-kind-vivid-memories-lay = Où va la tuile ?
puzzles-kind-vivid-memories-swap = Permuter des fragments
puzzles-kind-vivid-memories-rewire = Où reconnecter ?
puzzles-kind-vivid-memories-thread = Terminer le fil
puzzles-kind-vivid-memories-add = Ajouter un fragment
puzzles-kind-deja-vu-drop = Quel éclat laisser ici ?
puzzles-kind-deja-vu-build = Quelle carte construire ?
puzzles-kind-deja-vu-sow = D’où semer ?
puzzles-kind-deja-vu-claim = Que récupérer ?
puzzles-kind-deja-vu-grow = Les fleurs
puzzles-kind-deja-vu-stop = S’arrêter ou continuer ?
puzzles-kind-deja-vu-lay = Quel éclat sur la carte ?
puzzles-kind-deja-vu-girl = Où va la jeune fille ?
puzzles-kind-other = Trouver le meilleur coup

## Solving one

puzzle-panel = Énigme
puzzle-find = Trouve le meilleur coup. { $prompt }
puzzle-find-about = Ici, un seul coup est nettement le meilleur. Joue-le sur le plateau ; tu ne perds rien si c’en est un autre.
puzzle-wrong-prompt = Il y a mieux. Essaie encore. { $prompt }
puzzle-solved-prompt = Résolu : c’est le meilleur coup.
puzzle-shown-prompt = Voici le meilleur coup.
puzzle-best = C’est ça !
puzzle-best-first = Résolu du premier coup !
puzzle-tempting = Tentant, mais il y a mieux
puzzle-other = Il y a mieux
puzzle-shown = La solution
puzzle-tried = Tu as essayé :
puzzle-more-at-once = Il rapporte davantage sur le moment : c’est ce qui le rend tentant.
puzzle-same-at-once = Sur le moment, les deux se valent ; la différence vient plus tard.
puzzle-less-at-once = Le meilleur coup rapporte déjà davantage sur le moment.
puzzle-not-compared = Les bots l’ont vite écarté : d’autres promettent nettement plus.
puzzle-compared = La comparaison
puzzle-yours = Ton coup
puzzle-the-best = Le meilleur
puzzle-at-once = Points sur le moment
puzzle-win = Chances de gagner
puzzle-points = Points à la fin
puzzle-percent = { $number } %
puzzle-unknown = incertain
puzzle-why = Pourquoi c’est le meilleur
puzzle-line = Ce qu’il prépare
puzzle-moves = Tous les coups comparés
puzzle-thinking = L’entraîneur explique…
puzzle-explained = Comparés par des bots de haut niveau à la création de l’énigme.
puzzle-show = Voir la solution
puzzle-show-about = L’énigme ne comptera alors plus comme résolue.
puzzle-next = Énigme suivante
puzzle-again = Réessayer
puzzle-all = Toutes les énigmes
puzzle-gone = Cette énigme n’existe pas
puzzle-streak-goes-on =
    { $count ->
        [one] L’énigme du jour est résolue : { $count } jour, une série commence.
       *[other] L’énigme du jour est résolue : { $count } jours d’affilée.
    }
