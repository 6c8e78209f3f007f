# How points were counted, one thing a line.
vivid-memories-counts-scored-moments = moments that have scored
vivid-memories-counts-scored-threads = threads that have scored
vivid-memories-counts-scored-cores = core memories that have scored
vivid-memories-counts-moment = { $moment }: { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} × { $points }
vivid-memories-counts-thread = { $thread }: { $hexes ->
    [one] 1 hex
   *[other] { $hexes } hexes
} × { $slots ->
    [one] 1 empty core slot
   *[other] { $slots } empty core slots
}
vivid-memories-counts-set = complete core memory of { $slots ->
    [one] 1 slot
   *[other] { $slots } slots
}
vivid-memories-counts-fragments = aspiration { $colour }: { $count } in hexes × { $each }
vivid-memories-counts-cores = aspiration { $colour }: { $count } in core slots × { $each }
vivid-memories-counts-precious = aspiration { $colour }: { $count ->
    [one] 1 precious moment
   *[other] { $count } precious moments
} × { $each }
