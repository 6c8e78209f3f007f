# Comment les points ont été comptés, une chose par ligne.
vivid-memories-counts-scored-moments = moments déjà marqués
vivid-memories-counts-scored-threads = fils déjà marqués
vivid-memories-counts-scored-cores = souvenirs essentiels déjà marqués
vivid-memories-counts-moment = { $moment } : { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
} × { $points }
vivid-memories-counts-thread = { $thread } : { $hexes ->
    [one] { $hexes } hexagone
   *[other] { $hexes } hexagones
} × { $slots ->
    [one] { $slots } emplacement de souvenir essentiel vide
   *[other] { $slots } emplacements de souvenirs essentiels vides
}
vivid-memories-counts-set = souvenir essentiel complet de { $slots ->
    [one] { $slots } emplacement
   *[other] { $slots } emplacements
}
vivid-memories-counts-fragments = aspiration ({ $colour }) : { $count } dans les hexagones × { $each }
vivid-memories-counts-cores = aspiration ({ $colour }) : { $count } dans les emplacements × { $each }
vivid-memories-counts-precious = aspiration ({ $colour }) : { $count ->
    [one] { $count } moment précieux
   *[other] { $count } moments précieux
} × { $each }
