# What a coach says: hints and reviews. Every sentence rests on what the search compared.
# “move” is a whole sentence that says what a move does.
coach-rest = Reste-t-il quelque chose d’utile à faire, ou vaut-il mieux en rester là ?
coach-momiji-lay = Regarde tes cartes en main et tes piles.
coach-momiji-garden = Regarde les colonnes du jardin.
coach-momiji-discard = Demande-toi de quelle carte en main tu as le moins besoin.
coach-momiji-objective = Regarde les objectifs.
coach-momiji-landscape = Regarde tes paysages et ce qu’ils permettent maintenant.
coach-vivid-memories-line = Regarde les deux extrémités de la ligne de Moments.
coach-vivid-memories-hex = Regarde tes hexagones et les fragments qu’ils contiennent.
coach-vivid-memories-rewire = Vois quels fragments pourraient passer dans un hexagone adjacent.
coach-vivid-memories-bank = Regarde ta banque de souvenirs.
coach-vivid-memories-core = Regarde tes emplacements de souvenirs essentiels.
coach-deja-vu-map = Regarde le bord de la carte cosmique.
coach-deja-vu-girl = Regarde où se trouve la jeune fille et où elle pourrait aller.
coach-deja-vu-sow = Regarde les éclats sur la carte cosmique et les chemins qui en partent.
coach-deja-vu-build = Regarde les cartes que tu peux construire et les éclats qu’il faut.
coach-deja-vu-grow = Pense à tes fleurs.
coach-deja-vu-bits = Regarde les éclats qui restent.
coach-deja-vu-hand = Demande-toi quelles cartes vont avec tes projets.
coach-how-many = { $good ->
        [one] { $good } de tes { $all } coups se détache.
       *[other] { $good } de tes { $all } coups se valent à peu près.
    }
coach-brings = { $points ->
        [one] Cela rapporte tout de suite { $points } point.
       *[other] Cela rapporte tout de suite { $points } points.
    }
coach-from = Ce qui compte : { $what }.
coach-costs = { $points ->
        [one] Cela coûte tout de suite { $points } point.
       *[other] Cela coûte tout de suite { $points } points.
    }
coach-promises = Chances de gagner : { $win } % ; points attendus à la fin : { $points }.
coach-promises-win = Chances de gagner : { $win } %.
coach-as-good = À peu près aussi bon : { $move }
coach-lacks-both = Chances de gagner réduites de { $win } %, points attendus réduits de { $points } : { $move }
coach-lacks-win = Chances de gagner réduites de { $win } % : { $move }
coach-lacks-points = Points attendus réduits de { $points } : { $move }
coach-more-at-once = { $points ->
        [one] Cela rapporterait { $points } point de plus tout de suite, mais moins par la suite.
       *[other] Cela rapporterait { $points } points de plus tout de suite, mais moins par la suite.
    }
coach-only-move = C’est le seul coup.
coach-worked-out = C’est ton dernier tour : tout y a été essayé jusqu’au bout.
coach-line-brings = { $points ->
        [one] Le tout rapporte { $points } point.
       *[other] Le tout rapporte { $points } points.
    }
