# How points were counted, one thing a line.
momiji-counts-objective = objective “{ $objective }” of somebody else: { $own } here, { $best } with the best of the others
momiji-counts-own-objective = own objective “{ $objective }”: { $own } here, { $best } with the best of the others
