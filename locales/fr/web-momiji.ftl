# Le plateau de Momiji dans le navigateur. Les noms des éléments sont dans momiji.ftl.
momiji-web-you = Toi
momiji-web-area-table = Table
momiji-web-phase-main = Action principale
momiji-web-phase-landscape = Paysage
momiji-web-phase-exchange = Échange
momiji-web-phase-end = Fin

# Zones et groupes d’éléments.
momiji-web-garden = Jardin
momiji-web-stacks = Pioche et défausse
momiji-web-columns = Colonnes du jardin
momiji-web-supply = Objectifs et torii
momiji-web-actions = Actions
momiji-web-action = { $button } : { $does }
momiji-web-area = Zone de jeu : { $player }
momiji-web-piles = Rangée de piles : { $player }, { $count ->
    [0] aucune pile pour l’instant
    [one] { $count } pile
   *[other] { $count } piles
}
momiji-web-landscapes = Paysages : { $player }
momiji-web-owned = Objectifs activés : { $player }
momiji-web-hand = Ta main : { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
momiji-web-hand-count = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
momiji-web-hand-theirs = Main ({ $player }) : { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
momiji-web-hand-limit = À la fin d’un tour, on garde au plus { $limit } cartes en main.
momiji-web-no-piles = Aucune pile
momiji-web-no-cards = Ta main est vide.
momiji-web-first = A commencé la partie
momiji-web-badge = { $acorns ->
    [one] { $acorns } gland
   *[other] { $acorns } glands
}, { $hand ->
    [one] { $hand } carte en main
   *[other] { $hand } cartes en main
}, { $piles ->
    [one] { $piles } pile
   *[other] { $piles } piles
}, { $torii } torii
momiji-web-points-now = { $points ->
    [one] { $points } point pour l’instant
   *[other] { $points } points pour l’instant
}

# Éléments.
momiji-web-card = { $card }, { $acorns }
momiji-web-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
momiji-web-column = { $column } : { $cards }
momiji-web-column-full = { $column }, pleine : { $cards }
momiji-web-deck = Pioche : { $count ->
    [0] plus aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
momiji-web-discard = Défausse : { $count ->
    [0] aucune carte
    [one] { $count } carte
   *[other] { $count } cartes
}
momiji-web-discard-empty = Rien n’a encore été défaussé.
momiji-web-torii-left = Torii restants : { $count }
momiji-web-pile = { $owner ->
    [mine] Ta { $pile }
   *[other] { $pile } ({ $player })
}, au-dessus { $card }
momiji-web-pile-closed = { $owner ->
    [mine] Ta { $pile }
   *[other] { $pile } ({ $player })
}, clôturée, au-dessus { $card }
momiji-web-end-left = À gauche
momiji-web-end-right = À droite
momiji-web-first-place = Emplacement de la première pile
momiji-web-token = Objectif « { $objective } » : { $asks }. Coût : { $price }
momiji-web-token-owned = Objectif « { $objective } » : { $asks }. Activé par { $player }

# Notes à côté des éléments.
momiji-web-top = Au-dessus : { $card }
momiji-web-pile-points = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant
momiji-web-landscape-used = Utilisé

# Jouer.
momiji-web-where = À gauche ou à droite de ta rangée ?
momiji-web-sure-reveal = Révéler 4 cartes pour { $price } ?
momiji-web-sure-draft = Choisir le { $landscape } ?
momiji-web-sure-use = Utiliser le { $landscape } pour { $price } ?
momiji-web-sure-activate = Activer « { $objective } » pour { $price } ?
momiji-web-sure-take = Prendre la { $column } ?
momiji-web-sure-discard = Défausser { $card } ?
momiji-web-sure-final = { $sure } Ne peut pas être repris.
momiji-web-lay = Poser
momiji-web-draft = Choisir
momiji-web-take = Prendre
momiji-web-take-top = Prendre
momiji-web-retrieve = Prendre
momiji-web-use = Utiliser
momiji-web-activate = Activer
momiji-web-give-back = Échanger
momiji-web-swap-for = Échanger
momiji-web-discard-card = Défausser
momiji-web-arrange = Placer ici
momiji-web-under = Choisir
momiji-web-slide = Glisser dessous
momiji-web-reveal = Révéler 4
momiji-web-exchange = Échanger 2
momiji-web-pass = Passer
momiji-web-end-turn = Terminer le tour
momiji-web-end-turn-harvest = Terminer le tour +{ $acorns }
momiji-web-done-lay = Ne plus poser
momiji-web-done-columns = Ne plus prendre
momiji-web-done-tops = Ne plus prendre
momiji-web-done-arrange = Laisser le reste
momiji-web-done-slide-under = Ne plus glisser
momiji-web-done-discard-for-acorns = Ne plus défausser
momiji-web-harvest-hint = Ta rangée récolterait { $acorns ->
    [one] { $acorns } gland
   *[other] { $acorns } glands
} : pose deux types en une seule action.
momiji-web-harvest-short = +{ $acorns } avec deux types
momiji-web-turns-left = { $count ->
    [one] Dernier tour
   *[other] Fin de partie : encore { $count } tours
}

# La fin.
momiji-web-kind-objectives = objectifs
momiji-web-tie-hand = Égalité, départagée par les cartes en main : { $hand } à { $other }.
momiji-web-counted-acorns = { $points ->
    [one] { $points } gland en stock, un point chacun.
   *[other] { $points } glands en stock, un point chacun.
}
momiji-web-counted-pile = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} × { $number } au-dessus = { $points }
momiji-web-counted-reached = { $seat } { $value }
momiji-web-counted-objective-own = Objectif personnel, { $asks } : { $points }.
momiji-web-counted-objective-own-known = Objectif personnel, { $asks } ({ $reached }) : { $points }.
momiji-web-counted-objective-other = Objectif de quelqu’un d’autre, { $asks } : { $points }.
momiji-web-counted-objective-other-known = Objectif de quelqu’un d’autre, { $asks } ({ $reached }) : { $points }.
momiji-web-goal-met = remplie
momiji-web-goal-open = pas encore remplie
momiji-web-goal = { $goal } : { $state }
momiji-web-goal-hidden = cachée, comme les piles
momiji-web-known = Connu de tous
momiji-web-known-hand = Cartes en main
momiji-web-known-piles = Piles
momiji-web-known-tops = Somme des cartes du dessus
momiji-web-known-torii = Torii
momiji-web-known-objectives = Objectifs
