# Comment les points ont été comptés, une chose par ligne.
deja-vu-counts-value = valeur de { $card }
deja-vu-counts-link = lien entre { $one } et { $other }
deja-vu-counts-cards = { $card } : { $count ->
    [one] { $count } carte de sa couleur
   *[other] { $count } cartes de sa couleur
}
deja-vu-counts-sets = { $card } : { $count ->
    [one] { $count } trio
   *[other] { $count } trios
} × { $each }
deja-vu-counts-run = { $card } : une suite de { $count } × { $each }
deja-vu-counts-each = { $card } : { $count ->
    [one] { $count } fragment
   *[other] { $count } fragments
} × { $each }
