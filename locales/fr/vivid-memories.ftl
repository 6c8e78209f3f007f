# Vivid Memories. Noms des éléments, puis coups (do), demandes (ask), événements, points, image, options.
vivid-memories-name = Vivid Memories
vivid-memories-about = Tisse les fragments d’une enfance en fils éclatants et donne à chaque moment sa juste place.

# Couleurs : seules, et comme fragment sur lequel on agit.
vivid-memories-colour-red = rouge
vivid-memories-colour-yellow = jaune
vivid-memories-colour-blue = bleu
vivid-memories-colour-purple = violet
vivid-memories-colour-green = vert
vivid-memories-fragment = fragment
vivid-memories-fragment-red = un rouge
vivid-memories-fragment-yellow = un jaune
vivid-memories-fragment-blue = un bleu
vivid-memories-fragment-purple = un violet
vivid-memories-fragment-green = un vert
vivid-memories-thread-red = fil rouge
vivid-memories-thread-yellow = fil jaune
vivid-memories-thread-blue = fil bleu
vivid-memories-thread-purple = fil violet
vivid-memories-thread-green = fil vert
vivid-memories-core-memory = souvenir essentiel
vivid-memories-start-marker = marqueur Premier Joueur
vivid-memories-hex = { $hex }
vivid-memories-slot = { $slot }
vivid-memories-end-left = gauche
vivid-memories-end-right = droite

# Moments : ce que font leurs tuiles et ce qu’elles rapportent, en entier et en bref.
vivid-memories-moment = { $tile }
vivid-memories-tile-adds = ajoute { $gain } dans un hexagone vide ; { $points } points par hexagone contenant exactement { $condition }
vivid-memories-tile-trades = échange { $give } contre { $gain } ; { $points } points par hexagone contenant exactement { $condition }
vivid-memories-tile-adds-short = ajoute { $gain } · { $points } : { $condition }
vivid-memories-tile-trades-short = { $give } contre { $gain } · { $points } : { $condition }

# Les emplacements de la banque de souvenirs et ce qu’ils font.
vivid-memories-space-trade-two = échanger 2 contre 1
vivid-memories-space-speculate = spéculer
vivid-memories-space-push = pousser
vivid-memories-space-swap = permuter
vivid-memories-space-trade-two-does = Retire 2 fragments d’un hexagone, puis prends-y 1 fragment de la couleur de ton choix.
vivid-memories-space-speculate-does = Pioche 1 fragment dans le sac et place-le dans un hexagone vide.
vivid-memories-space-push-does = Déplace 1 fragment vers un hexagone adjacent.
vivid-memories-space-swap-does = Permute 2 fragments de couleurs différentes d’hexagones adjacents.

# Ce que fait un coup.
vivid-memories-do-take-one = Prends { $fragments } à { $end } ; tu pourras ensuite reconnecter.
vivid-memories-do-take-one-claims = Prends { $fragments } à { $end } et revendique { $tiles } ; tu pourras ensuite reconnecter.
vivid-memories-do-take = Prends { $fragments } à { $end } pour un seul hexagone.
vivid-memories-do-take-claims = Prends { $fragments } à { $end } pour un seul hexagone et revendique { $tiles }.
vivid-memories-do-place = Place { $fragments } en { $hex }.
vivid-memories-do-add = Ajoute { $fragment } en { $hex }.
vivid-memories-do-trade-one = Échange en { $hex } ({ $fragments }).
vivid-memories-do-trade-two = Retire 2 fragments de { $hex } ({ $fragments }).
vivid-memories-do-push = Pousse 1 fragment hors de { $hex } ({ $fragments }).
vivid-memories-do-swap-one = Permute 1 fragment de { $hex } ({ $fragments }).
vivid-memories-do-return = Remets { $fragment } dans la réserve.
vivid-memories-do-swap = Permute { $fragment }.
vivid-memories-do-swap-with = Permute-le avec { $fragment } de { $hex }.
vivid-memories-do-gain = Prends { $fragment } dans la réserve.
vivid-memories-do-rewire = Déplace des fragments de { $hex } vers les hexagones adjacents, ou de ceux-ci vers { $hex }.
vivid-memories-do-move-out = Déplace { $fragment } vers { $hex }.
vivid-memories-do-move-in = Ramène { $fragment } de { $hex }.
vivid-memories-do-lay = Recouvre « { $space } » avec { $tile } : { $does }.
vivid-memories-do-use = Utilise { $tile } : { $does }.
vivid-memories-do-use-space = Utilise « { $space } » : { $does }
vivid-memories-do-fill = Déplace { $fragment } de { $hex } dans l’emplacement { $slot }.
vivid-memories-do-done-rewiring = Ne déplace plus de fragment.
vivid-memories-do-done-acting = N’utilise plus d’action dans cette manche.
vivid-memories-do-end-turn = Termine ton tour.

# Ce qui est demandé.
vivid-memories-ask-wait = Attends les autres.
vivid-memories-ask-take = Prends 1 fragment, 2 pareils ou 3 différents à une extrémité.
vivid-memories-ask-empty-hex = Choisis un hexagone vide.
vivid-memories-ask-rewire = Reconnecte, ou termine ton tour.
vivid-memories-ask-end-turn = Termine ton tour.
vivid-memories-ask-must-rewire = Aucun hexagone n’est vide : reconnecte pour en vider un.
vivid-memories-ask-may-rewire = Aucun hexagone n’est vide et aucun ne peut l’être : reconnecte, ou termine ton tour.
vivid-memories-ask-move = Déplace des fragments autour de { $hex }.
vivid-memories-ask-lay = Place tes tuiles sur ta banque de souvenirs.
vivid-memories-ask-act = Utilise des actions, ou arrête-toi là.
vivid-memories-ask-trade-two = Choisis l’hexagone d’où retirer 2 fragments.
vivid-memories-ask-remove = Choisis un fragment à retirer.
vivid-memories-ask-colour = Choisis la couleur à prendre.
vivid-memories-ask-push-from = Choisis l’hexagone d’où pousser.
vivid-memories-ask-push-to = Choisis le fragment et sa destination.
vivid-memories-ask-swap = Choisis un hexagone où permuter.
vivid-memories-ask-swap-fragment = Choisis son fragment.
vivid-memories-ask-swap-with = Choisis le fragment de l’hexagone adjacent.
vivid-memories-ask-trade-one = Choisis l’hexagone où échanger.
vivid-memories-ask-fill = Choisis l’hexagone qui remplit l’emplacement.

# Ce qui s’est passé.
vivid-memories-round-began = La manche { $round } commence.
vivid-memories-took = { $seat } prend { $fragments } à { $end }.
vivid-memories-placed = { $seat } place { $fragments } en { $hex }.
vivid-memories-claimed = { $seat } revendique { $tile }.
vivid-memories-moved = { $seat } déplace { $fragment } de { $from } vers { $to }.
vivid-memories-line-given-up = Personne ne peut continuer ; la ligne retourne à la réserve.
vivid-memories-got-start-marker = { $seat } reçoit le marqueur Premier Joueur.
vivid-memories-reflect-began-in-order = La Réflexion commence, chacun son tour.
vivid-memories-reflect-began-together = La Réflexion commence, tous en même temps.
vivid-memories-laid = { $seat } place { $tile } sur « { $space } ».
vivid-memories-left-over = { $seat } n’a plus d’emplacement pour { $tile }, qui quitte la partie.
vivid-memories-used-space = { $seat } utilise « { $space } ».
vivid-memories-used-tile = { $seat } utilise { $tile }.
vivid-memories-gave = { $seat } remet { $fragment } de { $hex } dans la réserve.
vivid-memories-gained = { $seat } prend { $fragment } en { $hex }.
vivid-memories-drew = { $seat } pioche { $fragment } dans le sac.
vivid-memories-swapped = { $seat } permute { $one } de { $hex } avec { $other } de { $with }.
vivid-memories-done = { $seat } a terminé.
vivid-memories-scored-moment = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec { $tile }.
vivid-memories-scored-thread = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec un { $thread } : { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
} × { $slots ->
    [one] { $slots } emplacement vide
   *[other] { $slots } emplacements vides
}.
vivid-memories-filled = { $seat } remplit { $slot } depuis { $hex }.
vivid-memories-scored-cores = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} avec ses souvenirs essentiels.
vivid-memories-scored-aspiration = { $seat } révèle son aspiration ({ $colour }) et marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
vivid-memories-turn-ended = { $seat } termine son tour.

# D’où viennent les points.
vivid-memories-points-moments = moments
vivid-memories-points-threads = fils
vivid-memories-points-cores = souvenirs essentiels
vivid-memories-points-aspiration = aspiration
vivid-memories-points-order = plus tard dans l’ordre de la dernière phase de Souvenirs

# Autour de la table.
vivid-memories-round = manche { $round } sur { $rounds }
vivid-memories-starts = commence : { $seat }
vivid-memories-phase-remember = Souvenirs
vivid-memories-phase-reflect-in-order = Réflexion, chacun son tour
vivid-memories-phase-reflect-together = Réflexion, tous en même temps
vivid-memories-phase-reward = Récompense
vivid-memories-phase-over = partie terminée
vivid-memories-supply = réserve
vivid-memories-bag = sac
vivid-memories-line = La ligne de Moments
vivid-memories-line-hint = (la tuile du haut est l’extrémité gauche)
vivid-memories-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
vivid-memories-board = plateau { $number }
vivid-memories-aspiration = aspiration
vivid-memories-claimed-tiles = revendiquées
vivid-memories-precious-tiles = moments précieux
vivid-memories-bank = banque
vivid-memories-space-used = utilisé
vivid-memories-legend = [ ] hexagone · (x) emplacement rempli · x vide, de cette couleur · * tuile retournée
vivid-memories-reconstructed = Plateaux et tuiles sont reconstitués, ce ne sont pas ceux de la boîte.

# Modes et options.
vivid-memories-mode-standard = standard
vivid-memories-option-reflect = Réflexion
vivid-memories-option-reflect-help = jouer la Réflexion en même temps quand personne ne peut gêner les actions des autres, ou toujours chacun son tour
vivid-memories-option-reflect-together = ensemble
vivid-memories-option-reflect-in-order = chacun son tour
vivid-memories-option-first = premier joueur
vivid-memories-option-first-help = qui commence
vivid-memories-option-first-values = une place, à partir de 1
vivid-memories-option-first-default = tirage au sort
