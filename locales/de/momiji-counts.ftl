# Wie Punkte gezählt wurden, jede Sache eine Zeile.
momiji-counts-objective = Ziel „{ $objective }“ von jemand anderem: { $own } hier, { $best } bei den Besten der anderen
momiji-counts-own-objective = eigenes Ziel „{ $objective }“: { $own } hier, { $best } bei den Besten der anderen
