# Ce que disent les notes de Momiji. Les noms des pièces sont dans momiji.ftl.
inspect-momiji-hand = Pose-la sur ta pile de son type, ou commence une pile. Une pile rapporte son nombre de cartes × le numéro du dessus.
inspect-momiji-drawn = Une des 4 cartes que tu as piochées : gardes-en 3, défausses-en 1.
inspect-momiji-placed = Une nouvelle pile va à l’extrémité gauche ou droite de ta rangée.
inspect-momiji-hand-cards = Cartes en main : { $player }
inspect-momiji-hand-cards-about = Une main est secrète. À la fin d’un tour, on garde au plus { $limit } cartes.
inspect-momiji-column-about = Collecter prend toute la colonne. Une colonne tient { $room } cartes ; celle du dessus est arrivée en dernier.
inspect-momiji-column-empty = Il n’y a rien ici pour l’instant.
inspect-momiji-pile-about = Elle rapporte son nombre de cartes × le numéro du dessus.
inspect-momiji-knot = Voisines : { $left }, { $right }
inspect-momiji-knot-joined = Leurs coins qui se touchent montrent tous deux un gland : { $acorns } dans la récolte d’un tour qui a posé 2 types.
inspect-momiji-knot-loose = Un seul des coins qui se touchent montre un gland : pas de récolte ici.
inspect-momiji-row-left = Extrémité gauche de la rangée
inspect-momiji-row-right = Extrémité droite de la rangée
inspect-momiji-row-about = Une nouvelle pile commence à une extrémité de la rangée, par un 0. L’ordre des piles ne change pas.
inspect-momiji-taken = Il est déjà activé.
inspect-momiji-landscapes = Paysages : { $player }
inspect-momiji-landscapes-about = Chacun change une règle une fois par partie. On en utilise au plus un par tour.
inspect-momiji-landscape-used = Utilisé : son gland est dessus et ne rapporte rien.
inspect-momiji-draft-about = Avant le premier tour, chacun drafte trois paysages.
inspect-momiji-deck-about = Quand la dernière carte l’a quittée, chacun a encore un tour.
inspect-momiji-deck-solo = Une partie solitaire se termine quand il faut révéler des cartes et qu’elle n’en a pas assez.
inspect-momiji-discard-about = Ouverte à tous ; rien n’y est remélangé.
inspect-momiji-torii-about = Un 3 clôture une pile et en prend un. Quand le dernier est parti, chacun a encore un tour.
inspect-momiji-torii-of = Torii : { $player } { $count }
inspect-momiji-torii-of-about = Chacun est sur une pile clôturée par un 3. Ils ne rapportent rien par eux-mêmes ; un objectif les compte.
inspect-momiji-tops = Cartes du dessus : { $player }
inspect-momiji-tops-about = Le type de chaque pile, de gauche à droite.
inspect-momiji-tops-none = Aucune pile pour l’instant.
inspect-momiji-acorns = { $player } : { $acorns }
inspect-momiji-acorns-about = Ils paient les paysages (1), les objectifs (3) et de nouvelles cartes au jardin (1). Chacun en stock rapporte 1 point à la fin.
inspect-momiji-harvest = Récolte : { $acorns }
inspect-momiji-harvest-about = Des glands pour les coins qui se touchent dans ta rangée, à la fin d’un tour qui a posé des cartes de 2 types.
inspect-momiji-points = Points jusqu’ici : { $player } { $points }
inspect-momiji-points-about = Piles, glands en stock et objectifs activés, comme ils compteraient maintenant.
inspect-momiji-first = Premier joueur
inspect-momiji-first-about = A commencé la partie, avec un gland de moins.
inspect-momiji-turns-left = La fin est déclenchée
inspect-momiji-turns-left-about = Ensuite, chacun a exactement un tour de plus, avec toutes ses règles.
inspect-momiji-goal = Pour gagner
inspect-momiji-goal-about = Toutes les conditions doivent être remplies à la fin. Maintenant : { $state }.

# Ce qui se dit encore d’une pièce regardée.
momiji-web-column-cards = { $count } : { $cards }
momiji-web-laid = De bas en haut : { $cards }
momiji-web-slid = Glissées dessous : { $cards }
momiji-web-pile-hidden = Ce qui est dessous ne peut pas être compté.
momiji-web-is-closed = Clôturée par un torii : on ne peut plus rien y poser.
momiji-web-is-closed-bare = Clôturée : on ne peut plus rien y poser.
momiji-web-fits = Ensuite : { $low } ou { $high }
momiji-web-landscape-price = Coûte { $price } ; utilisable une seule fois.
momiji-web-asks = Avoir { $asks }
momiji-web-needs = Condition : { $need }
momiji-web-price = Coût : { $price }
momiji-web-worth = Qui l’accomplit marque 3 points ; son propriétaire, 10.
momiji-web-owner = Activé par : { $player }
momiji-web-then-closes = Clôture la { $pile } et prend un torii.
momiji-web-then-closes-bare = Clôture la { $pile } ; il n’y a plus de torii.
momiji-web-then-harvest = Récolte à la fin de ce tour : { $acorns }
momiji-web-then-harvest-if = Récolte : { $acorns }, si tu poses aussi un deuxième type
momiji-web-then-too-many = { $count ->
    [one] { $count } carte au-delà de la limite de main : à défausser à la fin du tour
   *[other] { $count } cartes au-delà de la limite de main : à défausser à la fin du tour
}
momiji-web-then-acorns = Il te restera : { $acorns }
momiji-web-then-ends = Déclenche la fin de la partie.
momiji-web-then-final = Ne peut pas être repris.
