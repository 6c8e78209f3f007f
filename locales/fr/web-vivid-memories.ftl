# Le plateau de Vivid Memories dans le navigateur.
vivid-memories-web-you = toi
vivid-memories-web-area-table = Table

# Où en est la partie.
vivid-memories-web-round = Manche { $round } sur { $rounds }
vivid-memories-web-phase-remember = Souvenirs
vivid-memories-web-phase-reflect = Réflexion
vivid-memories-web-phase-reward = Récompense
vivid-memories-web-reflect-busy = en réflexion
vivid-memories-web-reflect-done = terminé
vivid-memories-web-reflect-later = plus tard
vivid-memories-web-starts = commence

# Les éléments, pour l’oreille.
vivid-memories-web-board-of = { $who ->
    [you] Ton plateau
   *[other] Plateau : { $player }
}
vivid-memories-web-hex = { $hex } : { $fragments }
vivid-memories-web-hex-empty = { $hex } : vide
vivid-memories-web-around = À côté de { $hexes }.
vivid-memories-web-completes = { $count ->
    [one] Correspond exactement à { $count } tuile de valeur { $points }.
   *[other] Correspond exactement à { $count } tuiles de valeur { $points }.
}
vivid-memories-web-slot-empty = Emplacement vide, { $colour }, touché par { $hexes }. { $count ->
    [one] Vaut { $points } une fois rempli.
   *[other] L’un des { $count } qui valent { $points } ensemble.
}
vivid-memories-web-slot-filled = Emplacement rempli, { $colour }, touché par { $hexes }. { $count ->
    [one] Vaut { $points }.
   *[other] L’un des { $count } qui valent { $points } ensemble.
}
vivid-memories-web-fragment-in = { $colour } en { $hex }
vivid-memories-web-on-line = { $colour }, tuile { $place } sur { $count }
vivid-memories-web-line-tile = Tuile { $place } sur { $count }, avec { $fragments }. { $tile }
vivid-memories-web-from-line = { $colour } de la ligne
vivid-memories-web-claimed = { $count ->
    [one] { $count } tuile revendiquée
   *[other] { $count } tuiles revendiquées
}, la dernière : { $tile }
vivid-memories-web-tile = Tuile : { $does }.
vivid-memories-web-space-open = { $space } : { $does }
vivid-memories-web-space-used = { $space }, déjà utilisé dans cette manche : { $does }
vivid-memories-web-space-tile = Tuile sur « { $space } » : { $does }
vivid-memories-web-space-scores = Tuile sur « { $space } », face Score visible : { $does }
vivid-memories-web-in-hand = Pris :
vivid-memories-web-aspiration = Aspiration : { $colour }

# Les points.
vivid-memories-web-now = Récompense en l’état
vivid-memories-web-light = Montrer les fils
vivid-memories-web-no-strand = { $colour } : rien de relié pour l’instant
vivid-memories-web-strand = { $thread } : { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
} × { $empty } { $empty ->
    [one] emplacement vide
   *[other] emplacements vides
} = { $points }
vivid-memories-web-strand-spent = { $thread } : { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
}, mais tous les emplacements reliés sont remplis
vivid-memories-web-strand-loose = { $thread } : { $hexes } { $hexes ->
    [one] hexagone
   *[other] hexagones
}, touche { $slots ->
    [one] { $slots } emplacement
   *[other] { $slots } emplacements
} ; il en faut 2 pour marquer
vivid-memories-web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
vivid-memories-web-badge-now = +{ $points } en vue
vivid-memories-web-badge-claimed = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
vivid-memories-web-sum = total
vivid-memories-web-scored = Points marqués
vivid-memories-web-same-reward = La Récompense reste à { $before }.
vivid-memories-web-new-reward = Récompense : { $before } → { $after }.

# Les boutons.
vivid-memories-web-actions = Ce que tu peux faire
vivid-memories-web-take = Prendre
vivid-memories-web-put-back = Reposer
vivid-memories-web-go-on = Continuer
vivid-memories-web-end-turn = Terminer le tour
vivid-memories-web-done-rewiring = Terminer
vivid-memories-web-done-acting = Terminer

# À côté de la demande.
vivid-memories-web-where = Vers où ?
vivid-memories-web-which = Lequel ?
vivid-memories-web-instead = Celui-ci ne va pas avec les autres : 2 de même couleur ou 3 de couleurs différentes, d’une même extrémité.
vivid-memories-web-third = 2 fragments doivent être de même couleur. Ajoute une troisième couleur, ou reposes-en un.
vivid-memories-web-again = Ce coup ne peut pas être repris. Appuie encore pour confirmer.
vivid-memories-web-then-hex = { $count ->
    [1] Place le fragment dans un hexagone vide.
   *[other] Place les fragments dans un hexagone vide.
}
vivid-memories-web-final = Ne peut pas être repris.

# Comment faire.
vivid-memories-web-hint-take = Choisis des fragments à une extrémité de la ligne, puis un hexagone vide.
vivid-memories-web-hint-place = Appuie sur un hexagone vide.
vivid-memories-web-hint-end = C’est fait : termine ton tour, ou reprends ton coup.
vivid-memories-web-hint-rewire = Fais glisser un fragment vers un hexagone adjacent, ou appuie sur un hexagone pour reconnecter autour.
vivid-memories-web-hint-must-rewire = Fais glisser un fragment vers un hexagone adjacent, ou appuie sur un hexagone, pour en vider un.
vivid-memories-web-hint-lay-tiles = Fais glisser une tuile sur un emplacement de la banque ; elle en recouvre l’action.
vivid-memories-web-hint-act = Appuie sur une tuile ou un emplacement de la banque pour l’utiliser une fois. Une tuile utilisée se retourne et peut marquer.
vivid-memories-web-hint-push-from = Fais glisser un fragment vers un hexagone adjacent.
vivid-memories-web-hint-swap-hex = Appuie sur un fragment, puis sur un autre de couleur différente, dans un hexagone adjacent.
vivid-memories-web-hint-trade-two-hex = Appuie sur le premier des 2 fragments à rendre.
vivid-memories-web-hint-rewire-now = Déplace d’autres fragments dans le même sens, ou termine la reconnexion.
vivid-memories-web-hint-fill = Appuie sur le fragment qui va dans l’emplacement.

# La fin.
vivid-memories-web-sources = Points par source
vivid-memories-web-counted-moments = { $count ->
    [0] Aucun moment ne s’est réalisé.
    [one] { $count } moment précieux ; il a marqué pour chaque hexagone qui remplissait exactement sa condition.
   *[other] { $count } moments précieux ; chacun a marqué pour chaque hexagone qui remplissait exactement sa condition.
}
vivid-memories-web-counted-threads = À la Récompense de chaque manche, un fil a marqué ses hexagones multipliés par les emplacements vides qu’il reliait.
vivid-memories-web-counted-cores = { $filled ->
    [one] { $filled } emplacement rempli.
   *[other] { $filled } emplacements remplis.
} Souvenirs essentiels complets : { $sum } = { $points }
vivid-memories-web-counted-aspiration = { $fragment } par fragment de cette couleur dans un hexagone, { $core } par fragment dans un emplacement, { $moment } par moment précieux qui la montre.
vivid-memories-web-won-aspiration = Égalité, départagée par les points d’aspiration.
vivid-memories-web-won-order = Égalité jusqu’au bout : elle revient à qui jouait plus tard dans la dernière phase de Souvenirs.

# Dans le journal et la liste des coups, où les pièces sont dessinées : comment on les nomme à l’oreille.
vivid-memories-web-told-tile = la tuile qui vaut { $points } pour { $condition }
vivid-memories-web-told-slot = l’emplacement près de { $hexes }
