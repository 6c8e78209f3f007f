# Momiji. Noms des éléments, puis coups (do), demandes (ask), événements, points, image, options.
momiji-name = Momiji
momiji-about = Cueille les feuilles d’automne du jardin impérial, empile-les avec soin et souviens-toi de ce que cache chaque pile.

# Types de feuilles : seuls, en carte, en pile (et pile sur laquelle on agit), en colonne.
momiji-leaf-card = carte Feuille
momiji-leaf-red = rouge
momiji-leaf-orange = orange
momiji-leaf-yellow = jaune
momiji-leaf-green = vert
momiji-leaf-brown = marron
momiji-leaf-purple = violet
# Le numéro d’une carte, avec un point de chaque côté où un coin montre un gland.
momiji-face = { $acorns ->
    [left] •{ $number }
    [right] { $number }•
    [both] •{ $number }•
   *[none] { $number }
}
momiji-corners = { $acorns ->
    [left] gland dans le coin gauche
    [right] gland dans le coin droit
    [both] glands dans les deux coins
   *[none] sans gland
}
momiji-card-red = { momiji-face } rouge
momiji-card-orange = { momiji-face } orange
momiji-card-yellow = { momiji-face } jaune
momiji-card-green = { momiji-face } vert
momiji-card-brown = { momiji-face } marron
momiji-card-purple = { momiji-face } violet
momiji-pile-red = pile rouge
momiji-pile-orange = pile orange
momiji-pile-yellow = pile jaune
momiji-pile-green = pile verte
momiji-pile-brown = pile marron
momiji-pile-purple = pile violette
momiji-pile-red-object = pile rouge
momiji-pile-orange-object = pile orange
momiji-pile-yellow-object = pile jaune
momiji-pile-green-object = pile verte
momiji-pile-brown-object = pile marron
momiji-pile-purple-object = pile violette
momiji-column-red = colonne rouge
momiji-column-orange = colonne orange
momiji-column-yellow = colonne jaune
momiji-column-green = colonne verte
momiji-column-brown = colonne marron
momiji-column-purple = colonne violette

momiji-acorn = gland
momiji-acorns = { $count ->
    [one] { $count } gland
   *[other] { $count } glands
}
momiji-torii = torii
momiji-closed = pile clôturée
momiji-row = rangée de piles

# Les paysages et leurs capacités.
momiji-landscape = paysage { $letter }
momiji-landscape-a-does = Pendant cette pose, une carte peut sauter un numéro : un 2 sur un 0, un 3 sur un 1, ou une nouvelle pile commencée par un 1.
momiji-landscape-b-does = Collecte 1 ou 2 colonnes entières, 4 cartes au plus en tout.
momiji-landscape-c-does = Réorganise tes piles comme tu veux et gagne 2 glands.
momiji-landscape-d-does = Au lieu de collecter une colonne, regarde 4 cartes de la pioche : gardes-en 3 et défausse l’autre.
momiji-landscape-e-does = Après ta collecte, pose aussi 1 ou 2 cartes.
momiji-landscape-f-does = Prends la carte du dessus d’une colonne et gagne 2 glands.
momiji-landscape-g-does = Prends une carte de ton choix dans la défausse.
momiji-landscape-h-does = Après avoir posé un seul type, active un objectif au coût habituel ou échange l’un des tiens contre un objectif disponible.
momiji-landscape-i-does = Après ton activation, prends aussi une colonne.
momiji-landscape-j-does = Pendant cette pose, pose jusqu’à 4 cartes sur 1 ou 2 piles ; au-delà de 2 cartes, il faut 2 piles.
momiji-landscape-k-does = Au lieu d’une colonne, collecte la carte du dessus de 1 à 3 colonnes.
momiji-landscape-l-does = Défausse autant de cartes que tu veux, pour 1 gland chacune, et gagne 2 glands.
momiji-landscape-m-does = Après ta pose, glisse une carte de ta main sous 1 ou 2 de tes piles non clôturées, une par pile : la pile grandit, sa carte du dessus reste.
momiji-landscape-n-does = 4 cartes viennent de la pioche : celles qui conviennent sont posées sur tes piles, les autres vont au jardin.

# Les objectifs et ce qu’ils demandent.
momiji-objective-most-red = le plus de rouges
momiji-objective-most-orange = le plus d’orange
momiji-objective-most-yellow = le plus de jaunes
momiji-objective-most-green = le plus de vertes
momiji-objective-most-brown = le plus de marron
momiji-objective-most-purple = le plus de violettes
momiji-objective-longest-pile = plus grande pile
momiji-objective-highest-tops = plus fort total du dessus
momiji-objective-most-torii = le plus de torii
momiji-objective-most-acorns = le plus de glands
momiji-objective-piles-and-landscapes = piles et paysages
momiji-objective-most-zeros = le plus de zéros
momiji-objective-most-warm = le plus de feuilles chaudes
momiji-objective-most-cool = le plus de feuilles froides
momiji-objective-fewest-cards = le moins de cartes
momiji-objective-most-in-hand = le plus en main
momiji-objective-most-red-asks = le plus de cartes rouges dans la zone de jeu
momiji-objective-most-orange-asks = le plus de cartes orange dans la zone de jeu
momiji-objective-most-yellow-asks = le plus de cartes jaunes dans la zone de jeu
momiji-objective-most-green-asks = le plus de cartes vertes dans la zone de jeu
momiji-objective-most-brown-asks = le plus de cartes marron dans la zone de jeu
momiji-objective-most-purple-asks = le plus de cartes violettes dans la zone de jeu
momiji-objective-longest-pile-asks = le plus de cartes dans une seule pile
momiji-objective-highest-tops-asks = le plus fort total des numéros sur le dessus des piles
momiji-objective-most-torii-asks = le plus de torii sur les piles
momiji-objective-most-acorns-asks = le plus de glands en stock
momiji-objective-piles-and-landscapes-asks = le plus de piles et de paysages non utilisés, en tout
momiji-objective-most-zeros-asks = le plus de zéros dans la zone de jeu
momiji-objective-most-warm-asks = le plus de cartes rouges, orange et jaunes dans la zone de jeu
momiji-objective-most-cool-asks = le plus de cartes vertes, marron et violettes dans la zone de jeu
momiji-objective-fewest-cards-asks = le moins de cartes dans la zone de jeu
momiji-objective-most-in-hand-asks = le plus de cartes en main à la fin

# Scénarios : leur difficulté, le coût et les conditions de leurs jetons, ce qui fait gagner.
momiji-scenario = { $name } ({ $level })
momiji-scenario-other = { $name }
momiji-level-medium = moyen
momiji-level-hard = difficile
momiji-token = { $price } ; { $need }
momiji-price-top = coûte le numéro du dessus
momiji-price-half = moitié des glands
momiji-needs-pile = une pile de son type
momiji-needs-middle = la plus grande au centre
momiji-needs-zeros = { $count ->
    [one] { $count } zéro
   *[other] { $count } zéros
} en main ou au-dessus
momiji-needs-torii = torii sur chaque pile
momiji-needs-stock = au moins { $count }
momiji-win-points = au moins { $points } { $points ->
    [one] point
   *[other] points
} sur la pile de chaque type
momiji-win-middle = 3 piles, celle du centre avec plus de cartes que chacune des autres
momiji-win-activated = au moins { $count ->
    [one] { $count } objectif activé
   *[other] { $count } objectifs activés
}
momiji-win-tops = une pile de chaque type, avec au moins un { $number } au-dessus
momiji-win-points-with-token = { $types ->
    [one] { $types } type avec au moins { $points } points et son objectif activé
   *[other] { $types } types avec au moins { $points } points et leur objectif activé
}
momiji-win-stock = au moins { $count ->
    [one] { $count } gland
   *[other] { $count } glands
}
momiji-win-torii = un torii sur la pile de chaque type

# Ce que fait un coup.
momiji-do-lay-first = Commence ta première pile avec le { $card }.
momiji-do-lay = Pose le { $card } sur ta { $pile }.
momiji-do-lay-closes = Pose le { $card } sur ta { $pile }. La pile est clôturée et prend un torii.
momiji-do-lay-left = Commence ta { $pile } avec le { $card } à l’extrémité gauche de ta rangée.
momiji-do-lay-right = Commence ta { $pile } avec le { $card } à l’extrémité droite de ta rangée.
momiji-do-place-left = Commence la pile à l’extrémité gauche de ta rangée.
momiji-do-place-right = Commence la pile à l’extrémité droite de ta rangée.
momiji-do-discard-keep = Défausse le { $card } et garde les 3 autres.
momiji-do-discard-for-acorn = Défausse le { $card } contre 1 gland.
momiji-do-discard-exchange = Défausse le { $card } pour l’échange.
momiji-do-discard-toll = Défausse le { $card }, comme chaque pose en solitaire le demande.
momiji-do-discard-hand-limit = Défausse le { $card } pour revenir à la limite de main.
momiji-do-retrieve = Reprends en main le { $card } de la défausse.
momiji-do-slide = Glisse le { $card } sous ta { $pile } ; il compte comme carte, son numéro non.
momiji-do-take = Prends la { $column } : { $cards }.
momiji-do-take-top = Prends le { $card }, au-dessus de la { $column }.
momiji-do-arrange = Mets la { $pile } à la prochaine place en partant de la gauche.
momiji-do-under = Glisse une carte sous ta { $pile }.
momiji-do-use = Utilise le { $landscape } : { $does } Coût : { $price }.
momiji-do-draft = Choisis le { $landscape } : { $does }
momiji-do-activate = Active « { $objective } » pour { $price } : { $points } points si tu as { $asks } ({ $others } pour quiconque d’autre).
momiji-do-activate-token = Active « { $objective } » pour { $price }.
momiji-do-give-back = Rends ton objectif « { $objective } » contre un autre.
momiji-do-swap-for = Prends « { $objective } » à la place : { $asks }.
momiji-do-reveal = Paie { $price } pour révéler { $count ->
    [one] { $count } nouvelle carte
   *[other] { $count } nouvelles cartes
}, puis collecte.
momiji-do-exchange = Défausse 2 cartes de ta main et gagne { $gain }.
momiji-do-done-laying = Ne pose plus de carte.
momiji-do-done-taking = Ne prends plus rien.
momiji-do-done-arranging = Laisse les autres piles dans leur ordre.
momiji-do-done-sliding = Ne glisse pas de deuxième carte.
momiji-do-done-discarding = Ne défausse plus de carte.
momiji-do-pass = Ne fais pas d’action principale : aucune n’est possible.
momiji-do-end-turn = Termine ton tour.
momiji-do-end-turn-harvest = Termine ton tour ; la récolte rapporte { $gain }.

# Ce qui est demandé.
momiji-ask-draft = Choisis un paysage.
momiji-ask-main = Collecte, pose ou active.
momiji-ask-options = Fais une action optionnelle ou termine ton tour.
momiji-ask-collect = Collecte une colonne.
momiji-ask-column = Prends une colonne.
momiji-ask-second-column = Prends une deuxième colonne, ou arrête-toi là.
momiji-ask-tops = Prends la carte du dessus de 3 colonnes au plus.
momiji-ask-keep = Défausse l’une des 4 cartes.
momiji-ask-lay = Pose une carte.
momiji-ask-lay-more = Pose une autre carte, ou arrête-toi là.
momiji-ask-lay-skip = Pose des cartes ; l’une peut sauter un numéro.
momiji-ask-lay-four = Pose jusqu’à 4 cartes sur 2 piles.
momiji-ask-toll = Défausse une carte après la pose.
momiji-ask-exchange = Défausse 2 cartes contre 1 gland.
momiji-ask-exchange-more = Défausse encore une carte.
momiji-ask-arrange = Choisis la prochaine pile en partant de la gauche.
momiji-ask-take-top = Prends la carte du dessus d’une colonne.
momiji-ask-retrieve = Prends une carte de la défausse.
momiji-ask-activate-or-swap = Active un objectif, ou rends-en un.
momiji-ask-swap-for = Choisis l’objectif à recevoir.
momiji-ask-discard-for-acorns = Défausse des cartes contre des glands, ou arrête-toi là.
momiji-ask-slide-under = Choisis une pile sous laquelle glisser une carte.
momiji-ask-slide-card = Choisis la carte à glisser.
momiji-ask-place = À quelle extrémité le { $card } commence-t-il sa pile ?
momiji-ask-hand-limit = Défausse jusqu’à la limite de main.

# Ce qui s’est passé.
momiji-drafted = { $seat } choisit le { $landscape }.
momiji-landscape-opened = Nouveau paysage révélé : { $landscape }.
momiji-paid-reveal = { $seat } paie pour révéler des cartes.
momiji-revealed = Nouveau dans le jardin : { $card }.
momiji-revealed-to-discard = Défaussé, car sa colonne est pleine : { $card }.
momiji-cleared = Retiré du jardin : { $card }.
momiji-took = { $seat } prend le { $card }.
momiji-drew = { $seat } pioche le { $card }.
momiji-drew-hidden = { $seat } pioche une carte.
momiji-threw-back = { $seat } défausse le { $card } parmi les cartes piochées.
momiji-laid = { $seat } pose le { $card }.
momiji-laid-left = { $seat } pose le { $card } en nouvelle pile à gauche.
momiji-laid-right = { $seat } pose le { $card } en nouvelle pile à droite.
momiji-closed-with-torii = { $seat } clôture la { $pile } avec un torii.
momiji-closed-without-torii = { $seat } clôture la { $pile } ; il ne reste plus de torii.
momiji-discarded = { $seat } défausse le { $card }.
momiji-retrieved = { $seat } reprend le { $card } de la défausse.
momiji-slid = { $seat } glisse le { $card } sous la { $pile }.
momiji-used = { $seat } utilise le { $landscape }.
momiji-gained = { $seat } gagne { $gain }.
momiji-rearranged = { $seat } réorganise ses piles.
momiji-activated = { $seat } paie { $price } et active « { $objective } ».
momiji-swapped = { $seat } échange « { $old } » contre « { $new } ».
momiji-passed = { $seat } passe.
momiji-harvested = { $seat } récolte { $gain }.
momiji-end-triggered = { $seat } déclenche la fin de la partie.
momiji-turn-ended = { $seat } termine son tour.

# D’où viennent les points.
momiji-points-pile = { $pile } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} × { $number }
momiji-points-acorns = glands
momiji-points-objective = objectif « { $objective } »
momiji-points-own-objective = objectif personnel « { $objective } »
momiji-points-hand = cartes en main

# Autour de la table.
momiji-deck = pioche { $count }
momiji-discard = défausse { $count }
momiji-torii-left = torii restants { $count }
momiji-ending = la fin est déclenchée
momiji-over = partie terminée
momiji-turns-left = tours restants : { $count }
momiji-garden = Jardin
momiji-garden-hint = (dessus = tout en bas)
momiji-empty = vide
momiji-none = aucune
momiji-none-left = il n’en reste plus
momiji-objectives = Objectifs
momiji-objectives-price = (pour activer : { $price })
momiji-to-win = Pour gagner
momiji-in-hand = { $count } en main
momiji-landscapes = paysages
momiji-landscape-used = { $letter }(utilisé)
momiji-piles = piles
momiji-owns = activés
momiji-hand = main
momiji-drawn = piochées
momiji-draft = Paysages au choix
momiji-legend = •0 gland dans le coin gauche, 0• droit, •0• les deux (coins reconstitués)

# Modes et options.
momiji-mode-first-game = première partie
momiji-mode-draft = draft
momiji-mode-solo = solitaire
momiji-option-landscapes = paysages
momiji-option-landscapes-help = de 2 à 4 joueurs : une série conseillée pour chacun, ou un draft pour qui connaît le jeu
momiji-option-landscapes-starter = série conseillée
momiji-option-landscapes-draft = draft
momiji-option-open-piles = piles ouvertes
momiji-option-open-piles-help = montrer à tous toutes les cartes de toutes les piles, et pas seulement celles du dessus
momiji-option-open-piles-default = non (en solitaire : oui)
momiji-option-open-piles-no = non
momiji-option-open-piles-yes = oui
momiji-option-types = types de feuilles
momiji-option-types-help = les types de feuilles de la partie : le nombre de joueurs + 2
momiji-option-types-values = des types séparés par des virgules, comme red,green,brown,purple
momiji-option-types-default = tirage au sort
momiji-option-first = premier joueur
momiji-option-first-help = qui commence
momiji-option-first-values = une place, à partir de 1
momiji-option-first-default = tirage au sort
momiji-option-scenario = scénario
momiji-option-scenario-help = 1 joueur : le scénario à gagner
momiji-option-scenario-cold-breeze = Brise fraîche
momiji-option-scenario-meditation = Méditation
momiji-option-scenario-equinox = Équinoxe
