# Ce que disent les notes de Déjà vu. Les noms des pièces sont dans deja-vu.ftl.
inspect-deja-vu-tile-about = Une tuile se sème entière : ses éclats tombent un à un le long d’un chemin de voisines.
inspect-deja-vu-bit-on-map = Sur { $tile }. Qui sème ici le dernier éclat de cette couleur le récupère.
inspect-deja-vu-bit-sow = Laisse-le sur une tuile voisine. Le dernier éclat ne peut pas être blanc.
inspect-deja-vu-bit-lay = Il couvre un emplacement de sa forme. Sur une carte de sa couleur il rapporte 1 point, un blanc sur toute carte.
inspect-deja-vu-fragment-about = Une fleur plantée où est la jeune fille le prend. Des cartes communes comptent les fragments.
inspect-deja-vu-flower-on-map = Fleur plantée
inspect-deja-vu-flower-on-map-about = Elle a pris le fragment de mémoire de cette tuile, et reste pour de bon.
inspect-deja-vu-place = Une place pour une tuile
inspect-deja-vu-place-about = Tant que la carte cosmique se construit, les tuiles vont où elles en touchent d’autres.
inspect-deja-vu-girl-about = Il y a une seule jeune fille pour tous. Une fois par tour, elle peut marcher, et planter une fleur où elle est.
inspect-deja-vu-card-hand = En main. Couverte entièrement, elle va en mémoire à long terme et donne son pouvoir.
inspect-deja-vu-card-short = En mémoire immédiate : des éclats peuvent s’ajouter aux tours suivants ; elle ne donne encore rien.
inspect-deja-vu-card-long = En mémoire à long terme : son pouvoir et ses points comptent.
inspect-deja-vu-card-missing = Pas en mémoire à long terme.
inspect-deja-vu-card-discarded = Dans la défausse, ouverte à tous.
inspect-deja-vu-public-about = Pour tous, construite en une fois ; sans pouvoir, elle rapporte à la fin selon ce qu’elle compte.
inspect-deja-vu-public-taken = Personne ne peut plus la construire.
inspect-deja-vu-strip-about = Deux cartes aux numéros voisins forment un lien, { $points } points chacun ; 7 et 1 sont voisins.
inspect-deja-vu-hand = Main : { $player } { $count } sur { $size }
inspect-deja-vu-hand-about = À la fin d’un tour, on pioche jusqu’à la taille de main. Les mains sont secrètes.
inspect-deja-vu-short-term = Mémoire immédiate : { $player } { $count } sur { $size }
inspect-deja-vu-short-term-about = Ici attendent les cartes incomplètes ; les éclats y restent.
inspect-deja-vu-long-term = Mémoire à long terme : { $player } { $count } sur { $size }
inspect-deja-vu-long-term-about = Les cartes complètes, avec pouvoirs et points. À { $size }, chaque adversaire a un dernier tour.
inspect-deja-vu-hive-about = Ici attendent les éclats utilisés. Quand elle est pleine, tous retournent sur la carte cosmique.
inspect-deja-vu-deck-about = Les mains s’y complètent. Quand elle est épuisée, la défausse est mélangée.
inspect-deja-vu-discard-about = Ouverte à tous.
inspect-deja-vu-last-turns-about = La fin est déclenchée : chaque adversaire a encore un tour.
inspect-deja-vu-icons-hand-about = On pioche jusqu’à ce nombre de cartes à la fin du tour.
inspect-deja-vu-icons-footprint-about = La tuile Jeune fille et les cartes empreinte donnent des pas.
inspect-deja-vu-icons-white-claim-about = Autant d’éclats blancs peuvent être pris en plus, où le dernier éclat est tombé.
inspect-deja-vu-chest-about = Chacun garde un éclat inutilisé pour le tour suivant.
inspect-deja-vu-chest-saved = Gardé : { $bits }
inspect-deja-vu-circle = Fleurs : { $player } { $count }
inspect-deja-vu-circle-about = Une fleur prend le fragment où est la jeune fille. Dans un cercle vide, { $cost } éclats en font pousser une autre.
inspect-deja-vu-fragments = Fragments de mémoire : { $player } { $count }
inspect-deja-vu-fragments-about = Ils ne rapportent que par des cartes communes : suites d’une couleur, trios de même valeur, ou chacun.
inspect-deja-vu-points = Points maintenant : { $player } { $points }
inspect-deja-vu-points-about = Jetons { $tokens }, valeurs des cartes { $values }, liens { $links }, cartes communes { $public }, fragments { $fragments }.
inspect-deja-vu-ahead = Voir plus loin
inspect-deja-vu-ahead-about = Montre où chaque chemin pourrait finir, quels éclats il rapporterait et quelles cartes ils pourraient compléter.
inspect-deja-vu-fill = La remplir
inspect-deja-vu-fill-about = Pose l’un après l’autre les éclats qui complètent la carte.
inspect-deja-vu-fingers = Éclats en main
inspect-deja-vu-fingers-about = Pris pour être semés, ou récupérés pour construire.

# Ce qui se dit encore d’une pièce regardée.
deja-vu-web-next-is = Emplacement suivant : { $shape }.
deja-vu-web-counts = Vaut 1 point sur cette carte : { $card }.
deja-vu-web-counts-not = Ne rapporte rien sur cette carte : { $card }.
deja-vu-web-would-collect = Tu récupères : { $bits }.
deja-vu-web-could-end = Peut finir sur { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}, avec au plus { $most ->
    [one] { $most } éclat
   *[other] { $most } éclats
}.
