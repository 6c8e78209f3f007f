# Revoir une partie dans le navigateur. Chargé avec la rediffusion et avec l’écran de fin.

replay-title = Revoir la partie
replay-looking-back = Revoir
replay-loading = La partie arrive…
replay-not-begun = Cette partie n’a jamais commencé : il n’y a rien à revoir.
replay-back = Retour à la table
replay-live = Retour à la partie
replay-live-note = La partie continue pendant ce temps. Tu revois ce que tu as vu.
replay-your-turn = À toi de jouer.

replay-beginning = La partie commence.
replay-round = Ce qui s’est passé avant ne peut pas être revu en cours de partie.
replay-move = Coup { $at } sur { $of }
replay-trail-none = Aucun coup ne l’a touché avant.
replay-trail-here = Ce coup l’a amené là ; aucun ne l’avait touché avant.
replay-trail-round = Aucun coup antérieur de cette manche ne l’a touché.
replay-slider = Coups
replay-controls = Lecture
replay-first = Au début
replay-previous = Coup précédent
replay-play = Lire
replay-pause = Pause
replay-next = Coup suivant
replay-last = À la fin
replay-speed = Vitesse
replay-times = { $speed }×
replay-tools = Vue et autres

replay-eyes = Vu par
replay-eyes-mine = { $name } (toi)
replay-eyes-watch = Un spectateur
replay-eyes-open = Tout à découvert

replay-share = Partager
replay-share-title = Partager ce moment
replay-share-label = Lien vers le coup { $at }
replay-share-text = { $game } sur Reverie, coup { $at }

replay-branch = Essayer autre chose à partir d’ici
replay-branch-short = Bifurquer
replay-branch-ended = La partie est terminée ici : reviens là où tu jouerais autrement.
replay-branch-about = Continue après le coup { $at } à une table à toi, avec des bots aux autres places. Tout ce qui sera pioché reste ce que c’était.
replay-branch-seat = Jouer à la place de
replay-branch-level = Force des bots
replay-branch-go = Jouer à partir d’ici

replay-scores = Scores
replay-review = Analyse
replay-course = Évolution des scores
replay-plot-slider = Moment dans le graphique
replay-points-of = { $name } : { $points }
replay-as-table = Montrer en tableau
replay-after-move = Après le coup
replay-look-at = Voir le coup { $at }

replay-key-step = Un coup en arrière ou en avant
replay-key-space = Espace
replay-key-play = Lire ou mettre en pause
replay-key-enter = Entrée
replay-key-trail = D’un élément au coup qui l’a amené là
