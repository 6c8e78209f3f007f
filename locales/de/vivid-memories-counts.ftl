# Wie Punkte gezählt wurden, jede Sache eine Zeile.
vivid-memories-counts-scored-moments = Momente, die schon gewertet sind
vivid-memories-counts-scored-threads = Fäden, die schon gewertet sind
vivid-memories-counts-scored-cores = Kernerinnerungen, die schon gewertet sind
vivid-memories-counts-moment = { $moment }: { $hexes ->
    [one] { $hexes } Feld
   *[other] { $hexes } Felder
} × { $points }
vivid-memories-counts-thread = { $thread }: { $hexes ->
    [one] { $hexes } Feld
   *[other] { $hexes } Felder
} × { $slots ->
    [one] { $slots } leerer Kernplatz
   *[other] { $slots } leere Kernplätze
}
vivid-memories-counts-set = vollständige Kernerinnerung mit { $slots ->
    [one] { $slots } Kernplatz
   *[other] { $slots } Kernplätzen
}
vivid-memories-counts-fragments = Traum ({ $colour }): { $count } in Feldern × { $each }
vivid-memories-counts-cores = Traum ({ $colour }): { $count } auf Kernplätzen × { $each }
vivid-memories-counts-precious = Traum ({ $colour }): { $count ->
    [one] { $count } kostbarer Moment
   *[other] { $count } kostbare Momente
} × { $each }
