# Le plateau de Déjà vu dans le navigateur. Les noms des éléments sont dans deja-vu.ftl.
deja-vu-web-you = Toi

# Zones et groupes d’éléments.
deja-vu-web-area-map = Cosmos
deja-vu-web-area-memory = Mémoire
deja-vu-web-map = Carte cosmique
deja-vu-web-hand = Main
deja-vu-web-hand-theirs = Main : { $player }
deja-vu-web-short = Mémoire immédiate
deja-vu-web-short-title = Immédiate
deja-vu-web-long = Mémoire à long terme
deja-vu-web-public = Cartes communes
deja-vu-web-of = { $count }/{ $of }
deja-vu-web-free = libre
deja-vu-web-chosen = Choisie
deja-vu-web-fragments = Fragments de mémoire
deja-vu-web-points = points
deja-vu-web-points-now = Points si la partie se terminait maintenant
deja-vu-web-icons-hand = Taille de main : { $count }
deja-vu-web-icons-footprint = Empreintes : la jeune fille fait jusqu’à { $count ->
    [one] { $count } pas
   *[other] { $count } pas
}
deja-vu-web-icons-white-claim = Éclats blancs en plus : { $count }
deja-vu-web-icons-chest = Coffres : { $count }.
deja-vu-web-circle = Cercle pour une fleur.
deja-vu-web-girl = La jeune fille
deja-vu-web-hive = Grille mémorielle : { $count ->
    [one] { $count } case remplie
   *[other] { $count } cases remplies
} sur { $of }
deja-vu-web-deck = Pioche { $count }
deja-vu-web-discard = Défausse { $count }
deja-vu-web-last-turns = { $count ->
    [one] Dernier tour
   *[other] Encore { $count } tours
}
deja-vu-web-badge = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour l’instant, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} sur { $of } en mémoire à long terme, { $hand } en main, { $fragments ->
    [one] { $fragments } fragment
   *[other] { $fragments } fragments
}, { $flowers ->
    [one] { $flowers } fleur
   *[other] { $flowers } fleurs
}
deja-vu-web-strip = { $colour } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, { $links ->
    [one] { $links } lien
   *[other] { $links } liens
}

# Les phases d’un tour.
deja-vu-web-phase-planting = Plantation
deja-vu-web-phase-recollection = Souvenirs
deja-vu-web-phase-deja-vu = Déjà vu
deja-vu-web-phase-meditation = Méditation

# Le plateau à éclats.
deja-vu-web-tray-sow = À semer
deja-vu-web-tray-pool = Tes éclats
deja-vu-web-tray-save = À garder dans les coffres
deja-vu-web-tray-sow-of = { $player } sème
deja-vu-web-tray-pool-of = Éclats : { $player }
deja-vu-web-tray-claim = Blancs sur { $tile } : encore { $count }
deja-vu-web-tray-grow = Payés : { $count } sur { $of }
deja-vu-web-heap = { $count ->
    [one] { $bit }
   *[other] { $count } × { $bit }
}{ $point ->
    [0] {""}
   *[other] , vaut 1 point sur cette carte
}
deja-vu-web-fill = Tout remplir
deja-vu-web-plant = Planter une fleur
deja-vu-web-grow = Faire pousser une fleur (3 éclats)
deja-vu-web-done-begin = Ne pas semer
deja-vu-web-done-claim = Ne plus récupérer
deja-vu-web-done-act = Fin des cartes
deja-vu-web-done-cover = Laisser ainsi
deja-vu-web-done-save = Ne plus garder
deja-vu-web-done-plant-late = Continuer
deja-vu-web-done-discard = Terminer le tour
deja-vu-web-sure-place = Poser la tuile ici ? Impossible à reprendre.
deja-vu-web-sure-place-yes = Poser la tuile
deja-vu-web-sure-discard = Défausser { $card } ? Impossible à reprendre.
deja-vu-web-sure-discard-yes = Défausser
deja-vu-web-sure-name = Laisser tomber un éclat sur { $tile } ? Impossible à reprendre.
deja-vu-web-sure-name-yes = Nommer la tuile
deja-vu-web-sure-turn = Terminer la construction ? La grille se remplit et se vide sur la carte cosmique.
deja-vu-web-sure-turn-yes = Continuer
deja-vu-web-sure-any-yes = Confirmer
deja-vu-web-where-girl = Où va la jeune fille ?
deja-vu-web-where-bit = Sur quelle tuile tombe-t-il ?
deja-vu-web-which-bit = Quel éclat y laisses-tu ?

# Les éléments en toutes lettres.
deja-vu-web-card = { $card } : { $does }
deja-vu-web-card-covered = { $card } : { $does }. Déjà posés : { $bits }
deja-vu-web-nebula = { $tile ->
    [T1] T1 (Œil de Chat)
    [T2] T2 (Boomerang)
    [T3] T3 (Flamme)
    [T4] T4 (Hélice)
    [T5] T5 (Voile)
    [T6] T6 (Aigle)
    [T7] T7 (Carène)
    [T8] T8 (Tête de Cheval)
    [T9] T9 (Sablier)
    [T10] T10 (Lagune)
    [T11] T11 (Crabe)
    [T12] T12 (Rosette)
    [T13] T13 (Papillon)
    [T14] T14 (Orion)
    [T15] T15 (Fourrure de Renard)
   *[other] { $tile }
}
deja-vu-web-tile = { $tile } : { $bits } ; { $fragment }{ $girl ->
    [here] {" "}; la jeune fille est ici
   *[away] {""}
}
deja-vu-web-near = À côté de { $tiles }.
deja-vu-web-no-bits = aucun éclat
deja-vu-web-no-fragment = plus de fragment
deja-vu-web-about-flower = { $count ->
    [0] Aucune fleur à planter.
    [one] { $count } fleur à planter.
   *[other] { $count } fleurs à planter.
}
deja-vu-web-would-score = Te rapporterait { $gain } maintenant, sans les jetons.
deja-vu-web-completes-now = Tes éclats la complètent : { $tokens } en jetons, { $gain } à la fin.
deja-vu-web-copies = { $count ->
    [one] Il en reste { $count } exemplaire.
   *[other] Il en reste { $count } exemplaires.
}
deja-vu-web-has-copy = Tu en as déjà un exemplaire.

# Regarder plus loin.
deja-vu-web-foresight = Anticiper
deja-vu-web-foresight-hint = Chaque tuile montre le plus d’éclats de chaque couleur que tu pourrais récupérer en la semant ; ✓ vert compte tes cartes qu’ils pourraient compléter, ✓ jaune les communes. Choisis une tuile pour voir où tout peut finir.
deja-vu-web-foresight-from = Depuis { $tile }
deja-vu-web-sow-here = Semer { $tile }
deja-vu-web-follow = Semer ainsi
deja-vu-web-could-bring = Peut rapporter : { $each }.
deja-vu-web-colour-count = { $count } en { $colour }
deja-vu-web-could-complete = Peut compléter : { $cards }.
deja-vu-web-outcome = Finit sur { $tile } : { $bits }.

# Que faire, pour débuter.
deja-vu-web-hint-build = Les tuiles qui se touchent sont voisines : éclats et jeune fille passent de l’une à l’autre.
deja-vu-web-hint-opening = Garde 3 cartes qui demandent les mêmes formes ; les autres partent à la défausse.
deja-vu-web-hint-begin = Sème une tuile qui brille : le dernier éclat, et tous ceux de sa couleur là où il tombe, sont à toi.
deja-vu-web-hint-sow = Choisis un éclat, puis une tuile qui brille. Un drapeau : le dernier peut y tomber.
deja-vu-web-hint-claim = Tes cartes te laissent aussi prendre des éclats blancs de la dernière tuile.
deja-vu-web-hint-act = Choisis une carte qui brille pour y poser des éclats ; ✓ : tes éclats la complètent dès maintenant.
deja-vu-web-hint-cover = De gauche à droite. Les éclats blancs ou de la couleur de la carte valent 1 point chacun.
deja-vu-web-hint-grow = 3 éclats quelconques deviennent une fleur.
deja-vu-web-hint-save = Un éclat au coffre reste pour tes prochains tours. Les autres vont à la grille mémorielle.
deja-vu-web-hint-plant-late = La jeune fille peut encore se déplacer, et une fleur prendre le fragment de sa tuile.
deja-vu-web-hint-replenish = La grille mémorielle est pleine. Choisis les tuiles où tombent les derniers éclats.
deja-vu-web-hint-discard = Défausse les cartes inutiles, puis pioche. Piocher termine ton tour.

# La fin.
deja-vu-web-counted-tokens = { $points ->
    [one] { $points } point en jetons, grâce aux cartes complétées.
   *[other] { $points } points en jetons, grâce aux cartes complétées.
}
deja-vu-web-counted-values = { $sum } = { $points }
deja-vu-web-counted-links = { $count ->
    [one] { $count } paire de numéros voisins
   *[other] { $count } paires de numéros voisins
} × { $each } = { $points }
deja-vu-web-counted-public-cards = Selon le nombre de cartes de leur couleur en mémoire à long terme : { $points }
deja-vu-web-counted-fragments = Chaque fragment compte pour l’une de ces cartes, au mieux : { $points }

# Dans le journal : les éclats avec leur tuile, sur une ligne.
deja-vu-web-told-drop = { $bit } sur { $tile }
deja-vu-web-told-dropped = { $seat } laisse { $drops }.
deja-vu-web-told-replenished = Nouveau sur la carte cosmique : { $drops }.
