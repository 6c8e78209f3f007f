# Ce que disent les notes de Vivid Memories. Les noms des pièces sont dans vivid-memories.ftl.
inspect-vivid-memories-more = { $count ->
    [one] Et encore { $count } : choisis-le pour le voir.
   *[other] Et encore { $count } : choisis-le pour les voir.
}
inspect-vivid-memories-hex-about = Un hexagone tient au plus 3 fragments. Ce qui est pris sur la ligne va dans un seul hexagone vide.
inspect-vivid-memories-fragment = Une reconnexion ou une action de la banque de souvenirs le déplace ; il compte pour les moments, les fils et les emplacements.
inspect-vivid-memories-slot = Emplacement { $slot }
inspect-vivid-memories-slot-about = À la Récompense, un fil qui le relie le remplit d’un fragment de sa couleur.
inspect-vivid-memories-set = Souvenir essentiel de { $count ->
    [one] { $count } emplacement
   *[other] { $count } emplacements
} : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
inspect-vivid-memories-set-about = Rempli : { $filled } sur { $count }. Une fois complet, il rapporte à chaque Récompense.
inspect-vivid-memories-tile = Tuile Moment : { $points } points pour { $condition }
inspect-vivid-memories-tile-on-line = Qui en prend le dernier fragment la revendique.
inspect-vivid-memories-tile-flipped = Son action a été utilisée : à la Récompense, elle rapporte pour chaque hexagone qui a exactement ses fragments.
inspect-vivid-memories-tile-open = Elle ne peut rapporter qu’une fois son action utilisée.
inspect-vivid-memories-line-left = Extrémité gauche de la ligne
inspect-vivid-memories-line-right = Extrémité droite de la ligne
inspect-vivid-memories-line-inside = Milieu de la ligne
inspect-vivid-memories-line-emptied = Une place vidée
inspect-vivid-memories-line-about = Les fragments se prennent sur la tuile d’une extrémité ; la vider ouvre la suivante, et la revendique.
inspect-vivid-memories-take-about = Prends-en 1, ou 2 d’une même couleur, ou 3 de couleurs différentes, à une extrémité.
inspect-vivid-memories-fingers = Pris : { $fragments }
inspect-vivid-memories-fingers-about = Le tout va dans un seul hexagone vide.
inspect-vivid-memories-supply = Réserve
inspect-vivid-memories-supply-count = En réserve : { $count }
inspect-vivid-memories-supply-about = Les actions y prennent des fragments et en rendent.
inspect-vivid-memories-bag = Sac : { $count ->
    [one] { $count } fragment
   *[other] { $count } fragments
}
inspect-vivid-memories-bag-about = D’ici viennent les fragments de la ligne et ceux de l’action Spéculer.
inspect-vivid-memories-bank-covered = Tuile sur « { $space } »
inspect-vivid-memories-bank-open = Sert une fois à chaque Réflexion, tant qu’aucune tuile ne le recouvre.
inspect-vivid-memories-bank-used = Utilisé dans cette manche.
inspect-vivid-memories-claimed = Tuiles revendiquées : { $count }
inspect-vivid-memories-claimed-about = À la Réflexion, elles vont sur les emplacements libres de la banque de souvenirs.
inspect-vivid-memories-precious = Moments précieux : { $count }
inspect-vivid-memories-precious-about = Des tuiles qui ont rapporté. L’aspiration compte celles qui montrent sa couleur.
inspect-vivid-memories-reflect = Réflexion : { $player }
inspect-vivid-memories-reflect-about = D’ordinaire, tous jouent en même temps ; dans l’ordre du tour si la réserve ou le sac risque de manquer.
inspect-vivid-memories-start = Marqueur Premier Joueur
inspect-vivid-memories-start-about = Commence la phase Souvenirs de cette manche.
inspect-vivid-memories-board = Plateau : { $player }
inspect-vivid-memories-board-about = 19 hexagones, et des emplacements au bord. Tous les plateaux ont la même forme, en d’autres couleurs.
inspect-vivid-memories-points = Points : { $player } { $points }
inspect-vivid-memories-points-about = Moments { $moments }, fils { $threads }, souvenirs essentiels { $cores }, aspiration { $aspiration }.
inspect-vivid-memories-aspiration-hidden = Aspiration : secrète
inspect-vivid-memories-aspiration-about = À la fin, elle rapporte { $fragment } par fragment de sa couleur dans un hexagone, { $core } dans un emplacement, et { $moment } par moment précieux qui la montre.
inspect-vivid-memories-reward = Récompense, si elle venait maintenant : { $points }
inspect-vivid-memories-reward-about = Comptée à chaque manche : moments, puis fils, puis souvenirs essentiels, et l’aspiration à la dernière.
inspect-vivid-memories-reward-now = Si la Récompense venait maintenant : { $points }
inspect-vivid-memories-reward-moments = Chaque tuile retournée rapporte 4 ou 6 par hexagone qui a exactement ses fragments.
inspect-vivid-memories-reward-threads = Un fil rapporte ses hexagones × les emplacements vides qu’il relie ; puis il les remplit.
inspect-vivid-memories-reward-cores = Les souvenirs essentiels complets de 1, 2 et 3 emplacements rapportent 1, 4 et 18, à chaque manche.
inspect-vivid-memories-reward-aspiration = Rapporte à la dernière manche, pour sa couleur dans les hexagones, les emplacements et les moments précieux.
inspect-vivid-memories-thread-about = Des hexagones adjacents d’une couleur qui en relient 2 emplacements ou plus. Touche-le pour l’éclairer.

# Ce qui se dit encore d’une pièce regardée.
vivid-memories-web-matches = Correspond à { $hexes }.
vivid-memories-web-matches-none = Aucun hexagone ne correspond encore.
