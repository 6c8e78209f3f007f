# Deja Vu. Noms des éléments, puis coups (do), demandes (ask), événements, points, image, options.
deja-vu-name = Déjà vu : Fragments de mémoire
deja-vu-title = Déjà vu
deja-vu-about = Aide une jeune fille sans nom à recueillir ses impressions éparpillées parmi les étoiles et à rebâtir sa mémoire.

# Couleurs, formes, éclats (comme nom, et comme objet d’une action), cartes, fragments.
deja-vu-colour = { $colour ->
    [white] blanc
    [blue] bleu
    [red] rouge
    [purple] violet
    [yellow] jaune
   *[green] vert
}
deja-vu-shape-sun = soleil
deja-vu-shape-moon = lune
deja-vu-shape-star = étoile
deja-vu-shape-raindrop = goutte de pluie
deja-vu-shape-lightning = éclair
deja-vu-shape-any = au choix
deja-vu-bit = éclat d’impression
deja-vu-bit-sun = soleil { $colour ->
    [white] blanc
    [blue] bleu
    [red] rouge
    [purple] violet
    [yellow] jaune
   *[green] vert
}
deja-vu-bit-sun-object = un soleil { $colour ->
    [white] blanc
    [blue] bleu
    [red] rouge
    [purple] violet
    [yellow] jaune
   *[green] vert
}
deja-vu-bit-moon = lune { $colour ->
    [white] blanche
    [blue] bleue
    [red] rouge
    [purple] violette
    [yellow] jaune
   *[green] verte
}
deja-vu-bit-moon-object = une lune { $colour ->
    [white] blanche
    [blue] bleue
    [red] rouge
    [purple] violette
    [yellow] jaune
   *[green] verte
}
deja-vu-bit-star = étoile { $colour ->
    [white] blanche
    [blue] bleue
    [red] rouge
    [purple] violette
    [yellow] jaune
   *[green] verte
}
deja-vu-bit-star-object = une étoile { $colour ->
    [white] blanche
    [blue] bleue
    [red] rouge
    [purple] violette
    [yellow] jaune
   *[green] verte
}
deja-vu-bit-raindrop = goutte de pluie { $colour ->
    [white] blanche
    [blue] bleue
    [red] rouge
    [purple] violette
    [yellow] jaune
   *[green] verte
}
deja-vu-bit-raindrop-object = une goutte de pluie { $colour ->
    [white] blanche
    [blue] bleue
    [red] rouge
    [purple] violette
    [yellow] jaune
   *[green] verte
}
deja-vu-bit-lightning = éclair { $colour ->
    [white] blanc
    [blue] bleu
    [red] rouge
    [purple] violet
    [yellow] jaune
   *[green] vert
}
deja-vu-bit-lightning-object = un éclair { $colour ->
    [white] blanc
    [blue] bleu
    [red] rouge
    [purple] violet
    [yellow] jaune
   *[green] vert
}
deja-vu-card = { $number } { deja-vu-colour }
deja-vu-tile = { $tile }
deja-vu-fragment = { $colour ->
    [rose] rose
    [amber] ambre
   *[teal] turquoise
} { $pips }
deja-vu-flower = fleur
deja-vu-girl = la jeune fille
deja-vu-hive-name = grille mémorielle

# Ce que les cartes demandent et donnent.
deja-vu-card-does = { $slots } ; { $gift }
deja-vu-gift = { $power }, { $points } points
deja-vu-power-hand = une carte de plus en main
deja-vu-power-footprint = un pas de plus pour la jeune fille
deja-vu-power-chest = un éclat de plus au coffre
deja-vu-power-short-term = une carte de plus en mémoire immédiate
deja-vu-power-white-claim = un éclat blanc en plus
deja-vu-power-flower = une fleur
deja-vu-scores-run = { $points } points par fragment de ta plus longue suite { $colour ->
    [rose] rose
    [amber] ambre
   *[teal] turquoise
}
deja-vu-scores-set = { $points } points par trio de fragments de même valeur
deja-vu-scores-each = { $points } points par fragment
deja-vu-scores-cards = { $points } points pour 1 à 5 cartes { $colour ->
    [white] blanches
    [blue] bleues
    [red] rouges
    [purple] violettes
    [yellow] jaunes
   *[green] vertes
}

# Ce que fait un coup.
deja-vu-do-place = Pose la prochaine tuile { $direction ->
    [east] à droite de { $tile }
    [west] à gauche de { $tile }
    [north-east] au-dessus de { $tile }, à droite
    [north-west] au-dessus de { $tile }, à gauche
    [south-east] au-dessous de { $tile }, à droite
   *[south-west] au-dessous de { $tile }, à gauche
}.
deja-vu-do-girl = Déplace la jeune fille vers { $tile } ; son fragment est { $fragment }.
deja-vu-do-girl-no-fragment = Déplace la jeune fille vers { $tile } ; son fragment n’y est plus.
deja-vu-do-plant = Plante une fleur sur { $tile }, où se trouve la jeune fille, et prends le fragment { $fragment }.
deja-vu-do-sow = Prends { $bits } sur { $tile } et sème-les le long d’un chemin.
deja-vu-do-drop = Laisse { $bit } sur { $tile } et continue avec { $count ->
    [one] { $count } autre
   *[other] { $count } autres
}.
deja-vu-do-drop-last = Laisse { $bit } sur { $tile }, le dernier : { $count ->
    [0] récupère-le ; aucun autre n’y est { deja-vu-colour }.
    [one] récupère-le avec { $count } autre éclat { deja-vu-colour }.
   *[other] récupère-le avec { $count } autres éclats { $colour ->
        [white] blancs
        [blue] bleus
        [red] rouges
        [purple] violets
        [yellow] jaunes
       *[green] verts
    }.
}
deja-vu-do-claim = Récupère aussi { $bit }.
deja-vu-do-build = Construis le { $card } : { $does }.
deja-vu-do-build-public = Construis le { $card } (carte commune) : { $does }.
deja-vu-do-lay = Pose { $bit } sur le { $card }.
deja-vu-do-lay-for-point = Pose { $bit } sur le { $card } ; vaudra 1 point quand la carte sera complète.
deja-vu-do-grow = Paie { $count ->
    [one] { $count } éclat
   *[other] { $count } éclats
} pour une fleur sur ta tuile Jeune fille.
deja-vu-do-pay = Paie { $bit }.
deja-vu-do-save = Garde { $bit } dans un coffre pour plus tard.
deja-vu-do-name = Laisse l’un des éclats restants sur { $tile }.
deja-vu-do-discard = Défausse le { $card } ({ $does }).
deja-vu-do-raise = Commence avec le { $card } en mémoire à long terme ({ $does }).
deja-vu-do-skip-sowing = Continue sans semer : aucune tuile ne peut être semée.
deja-vu-do-done-claiming = Ne récupère plus d’éclat blanc.
deja-vu-do-done-acting = Termine la phase Déjà vu.
deja-vu-do-done-adding = N’ajoute plus rien à cette carte pour l’instant.
deja-vu-do-done-covering = Laisse la carte en mémoire immédiate pour l’instant.
deja-vu-do-done-saving = Ne garde plus d’éclat ; le reste va à la grille mémorielle.
deja-vu-do-done-planting = Passe à la fin du tour.
deja-vu-do-draw = Pioche jusqu’à ta taille de main et termine ton tour.

# Ce qui est demandé.
deja-vu-ask-build = Pose une tuile n’importe où contre la carte cosmique.
deja-vu-ask-build-second = Pose une deuxième tuile pour que chaque tuile en touche deux autres.
deja-vu-ask-raise = Choisis une carte à mettre d’emblée en mémoire à long terme.
deja-vu-ask-opening = Défausse jusqu’à ta main de départ.
deja-vu-ask-begin = Choisis une tuile à semer, ou déplace d’abord la jeune fille.
deja-vu-ask-sow = Choisis la tuile suivante et l’éclat que tu y laisses.
deja-vu-ask-claim = Récupère des éclats blancs, ou arrête-toi là.
deja-vu-ask-act = Construis des cartes, fais pousser une fleur, ou arrête-toi là.
deja-vu-ask-cover = Couvre l’emplacement suivant du { $card }.
deja-vu-ask-grow = Choisis un éclat à payer.
deja-vu-ask-save = Garde des éclats dans tes coffres, ou arrête-toi là.
deja-vu-ask-plant-late = Déplace la jeune fille et plante, ou continue.
deja-vu-ask-replenish = Désigne une tuile à réapprovisionner.
deja-vu-ask-discard = Défausse des cartes, ou pioche.

# Ce qui s’est passé.
deja-vu-placed = { $seat } pose { $tile }.
deja-vu-map-dealt = Éclats et fragments sont répartis sur la carte cosmique.
deja-vu-chose = { $seat } choisit le { $card }.
deja-vu-chose-hidden = { $seat } choisit une carte.
deja-vu-rose = { $seat } commence avec le { $card } en mémoire à long terme.
deja-vu-girl-moved = { $seat } déplace la jeune fille vers { $tile }.
deja-vu-planted = { $seat } plante une fleur sur { $tile } et prend le fragment { $fragment }.
deja-vu-took-up = { $seat } prend les éclats de { $tile }.
deja-vu-dropped = { $seat } laisse { $bit } sur { $tile }.
deja-vu-collected = { $seat } récupère { $bit }.
deja-vu-skipped-recollection = { $seat } n’a rien à semer.
deja-vu-began = { $seat } construit le { $card }.
deja-vu-began-public = { $seat } construit le { $card } (carte commune).
deja-vu-covered = { $seat } pose { $bit }.
deja-vu-set-aside = { $seat } garde le { $card } en mémoire immédiate.
deja-vu-completed = { $seat } complète le { $card } et reçoit { $points ->
    [one] { $points } point
   *[other] { $points } points
} en jetons.
deja-vu-paid = { $seat } paie { $bit }.
deja-vu-grew = { $seat } fait pousser une fleur.
deja-vu-saved = { $seat } garde { $bit }.
deja-vu-to-hive = { $count ->
    [one] { $count } éclat va
   *[other] { $count } éclats vont
} à la grille mémorielle.
deja-vu-replenished = Nouveau sur { $tile } : { $bit }.
deja-vu-named = { $seat } désigne { $tile }.
deja-vu-discarded = { $seat } défausse le { $card }.
deja-vu-drew = { $seat } pioche le { $card }.
deja-vu-drew-hidden = { $seat } pioche une carte.
deja-vu-rejected = { $seat } pioche un double, le { $card }, et le défausse.
deja-vu-reshuffled = La défausse est mélangée en une nouvelle pioche.
deja-vu-end-triggered = { $seat } déclenche la fin de la partie.
deja-vu-turn-ended = { $seat } termine son tour.

# D’où viennent les points.
deja-vu-points-tokens = jetons
deja-vu-points-values = valeurs des cartes
deja-vu-points-links = liens
deja-vu-points-public-cards = cartes communes (cartes)
deja-vu-points-fragments = cartes communes (fragments)

# Autour de la table.
deja-vu-deck = pioche { $count }
deja-vu-discard = défausse { $count }
deja-vu-hive = grille { $count } sur { $holes }
deja-vu-turns-left = tours restants : { $count }
deja-vu-to-use = à utiliser
deja-vu-spent = utilisés
deja-vu-to-sow = à semer
deja-vu-building = en construction : { $card }
deja-vu-public-row = Communes
deja-vu-holds = jetons { $tokens } · fleurs { $flowers } · main { $hand } sur { $size }
deja-vu-powers = empreintes { $footprints } · coffres { $chests } · éclats blancs en plus { $claims }
deja-vu-long-term = mémoire à long terme
deja-vu-short-term-name = mémoire immédiate
deja-vu-short-term = mémoire immédiate ({ $count } au plus)
deja-vu-slots-covered = { $count } sur { $slots }
deja-vu-saved-bits = gardés
deja-vu-fragments = fragments
deja-vu-hand = main
deja-vu-legend-shapes = ☀ soleil ☾ lune ★ étoile ◊ goutte de pluie ϟ éclair * au choix
deja-vu-legend-colours = w blanc b bleu r rouge p violet y jaune g vert · les cartes sont reconstituées

# Modes et options.
deja-vu-mode-quick-map = carte cosmique au hasard
deja-vu-mode-build-map = construire la carte cosmique
deja-vu-mode-speed = partie rapide
deja-vu-option-map = carte cosmique
deja-vu-option-map-help = une carte cosmique au hasard, une à construire ensemble, ou l’une de celles qui ont un nom
deja-vu-option-map-quick = au hasard
deja-vu-option-map-build = à construire
deja-vu-option-map-mountain = montagne
deja-vu-option-map-raft = radeau
deja-vu-option-map-lens = lentille
deja-vu-option-map-wheel = roue
deja-vu-option-speed = partie rapide
deja-vu-option-speed-help = à 3 ou 4 joueurs : commencer avec 2 cartes en mémoire à long terme
deja-vu-option-speed-no = non
deja-vu-option-speed-yes = oui
deja-vu-option-first = premier joueur
deja-vu-option-first-help = qui commence
deja-vu-option-first-values = une place, à partir de 1
deja-vu-option-first-default = tirage au sort
