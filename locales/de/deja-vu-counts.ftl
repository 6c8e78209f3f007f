# Wie Punkte gezählt wurden, jede Sache eine Zeile.
deja-vu-counts-value = Wert von { $card }
deja-vu-counts-link = Verbindung von { $one } und { $other }
deja-vu-counts-cards = { $card }: { $count ->
    [one] { $count } Karte ihrer Farbe
   *[other] { $count } Karten ihrer Farbe
}
deja-vu-counts-sets = { $card }: { $count ->
    [one] { $count } Dreiersatz
   *[other] { $count } Dreiersätze
} × { $each }
deja-vu-counts-run = { $card }: eine Sequenz von { $count } × { $each }
deja-vu-counts-each = { $card }: { $count ->
    [one] { $count } Gedächtnisfragment
   *[other] { $count } Gedächtnisfragmente
} × { $each }
