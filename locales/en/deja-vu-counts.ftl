# How points were counted, one thing a line.
deja-vu-counts-value = value of { $card }
deja-vu-counts-link = link of { $one } and { $other }
deja-vu-counts-cards = { $card }: { $count ->
    [one] 1 card of its colour
   *[other] { $count } cards of its colour
}
deja-vu-counts-sets = { $card }: { $count ->
    [one] 1 set
   *[other] { $count } sets
} × { $each }
deja-vu-counts-run = { $card }: a run of { $count } × { $each }
deja-vu-counts-each = { $card }: { $count ->
    [one] 1 fragment
   *[other] { $count } fragments
} × { $each }
