# Das Spielfeld von Momiji im Browser. Die Namen der Teile stehen in momiji.ftl.
momiji-web-you = Du
momiji-web-area-table = Tisch
momiji-web-phase-main = Hauptaktion
momiji-web-phase-landscape = Landschaft
momiji-web-phase-exchange = Tausch
momiji-web-phase-end = Ende

# Bereiche und Gruppen von Teilen.
momiji-web-garden = Garten
momiji-web-stacks = Nachziehstapel und Ablage
momiji-web-columns = Spalten des Gartens
momiji-web-supply = Ziele und Torii
momiji-web-actions = Aktionen
momiji-web-action = { $button }: { $does }
momiji-web-area = Auslage: { $player }
momiji-web-piles = Stapelreihe: { $player }, { $count ->
    [0] noch kein Stapel
    [one] 1 Stapel
   *[other] { $count } Stapel
}
momiji-web-landscapes = Landschaften: { $player }
momiji-web-owned = Aktivierte Ziele: { $player }
momiji-web-hand = Deine Hand: { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}
momiji-web-hand-count = { $count ->
    [0] keine Handkarte
    [one] 1 Handkarte
   *[other] { $count } Handkarten
}
momiji-web-hand-theirs = Hand von { $player }: { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
momiji-web-hand-limit = Am Ende eines Zugs bleiben höchstens { $limit } Karten auf der Hand.
momiji-web-no-piles = Noch kein Stapel
momiji-web-no-cards = Deine Hand ist leer.
momiji-web-first = Hat die Partie begonnen
momiji-web-badge = { $acorns ->
    [one] 1 Eichel
   *[other] { $acorns } Eicheln
}, { $hand ->
    [one] 1 Handkarte
   *[other] { $hand } Handkarten
}, { $piles ->
    [one] 1 Stapel
   *[other] { $piles } Stapel
}, { $torii } Torii
momiji-web-points-now = { $points ->
    [one] bisher { $points } Punkt
   *[other] bisher { $points } Punkte
}

# Teile.
momiji-web-card = { $card }, { $acorns }
momiji-web-cards = { $count ->
    [0] keine Karten
    [one] 1 Karte
   *[other] { $count } Karten
}
momiji-web-column = { $column }: { $cards }
momiji-web-column-full = { $column }, voll: { $cards }
momiji-web-deck = Nachziehstapel: { $count ->
    [0] keine Karte mehr
    [one] 1 Karte
   *[other] { $count } Karten
}
momiji-web-discard = Ablage: { $count ->
    [0] keine Karte
    [one] 1 Karte
   *[other] { $count } Karten
}
momiji-web-discard-empty = Es wurde noch nichts abgeworfen.
momiji-web-torii-left = Torii übrig: { $count }
momiji-web-pile = { $owner ->
    [mine] Dein { $pile }
   *[other] { $pile } von { $player }
}, oben { $card }
momiji-web-pile-closed = { $owner ->
    [mine] Dein { $pile }
   *[other] { $pile } von { $player }
}, geschlossen, oben { $card }
momiji-web-end-left = Linkes Ende
momiji-web-end-right = Rechtes Ende
momiji-web-first-place = Platz für den ersten Stapel
momiji-web-token = Ziel „{ $objective }“: { $asks }. Preis: { $price }
momiji-web-token-owned = Ziel „{ $objective }“: { $asks }. Aktiviert von { $player }

# Hinweise neben den Teilen.
momiji-web-top = Oben: { $card }
momiji-web-pile-points = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
momiji-web-landscape-used = Genutzt

# Spielen.
momiji-web-where = Linkes oder rechtes Ende deiner Reihe?
momiji-web-sure-reveal = 4 Karten für { $price } aufdecken?
momiji-web-sure-draft = { $landscape } wählen?
momiji-web-sure-use = { $landscape } für { $price } nutzen?
momiji-web-sure-activate = „{ $objective }“ für { $price } aktivieren?
momiji-web-sure-take = Nimmst du die { $column }?
momiji-web-sure-discard = { $card } abwerfen?
momiji-web-sure-final = { $sure } Lässt sich nicht zurücknehmen.
momiji-web-lay = Auslegen
momiji-web-draft = Wählen
momiji-web-take = Nehmen
momiji-web-take-top = Nehmen
momiji-web-retrieve = Nehmen
momiji-web-use = Nutzen
momiji-web-activate = Aktivieren
momiji-web-give-back = Tauschen
momiji-web-swap-for = Tauschen
momiji-web-discard-card = Abwerfen
momiji-web-arrange = Hierhin
momiji-web-under = Wählen
momiji-web-slide = Unterschieben
momiji-web-reveal = 4 aufdecken
momiji-web-exchange = 2 tauschen
momiji-web-pass = Passen
momiji-web-end-turn = Zug beenden
momiji-web-end-turn-harvest = Zug beenden +{ $acorns }
momiji-web-done-lay = Nichts mehr auslegen
momiji-web-done-columns = Nichts mehr nehmen
momiji-web-done-tops = Nichts mehr nehmen
momiji-web-done-arrange = Rest so lassen
momiji-web-done-slide-under = Nichts mehr unterschieben
momiji-web-done-discard-for-acorns = Nichts mehr abwerfen
momiji-web-harvest-hint = Deine Reihe brächte { $acorns ->
    [one] 1 Eichel
   *[other] { $acorns } Eicheln
}: Lege 2 Sorten zugleich aus.
momiji-web-harvest-short = +{ $acorns } bei 2 Sorten
momiji-web-turns-left = { $count ->
    [one] Letzter Zug
   *[other] Letzte Runde: noch { $count } Züge
}

# Das Ende.
momiji-web-kind-objectives = Ziele
momiji-web-tie-hand = Gleichstand, entschieden durch Handkarten: { $hand } zu { $other }.
momiji-web-counted-acorns = { $points ->
    [one] { $points } Eichel im Vorrat, je ein Punkt.
   *[other] { $points } Eicheln im Vorrat, je ein Punkt.
}
momiji-web-counted-pile = { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} × { $number } obenauf = { $points }
momiji-web-counted-reached = { $seat } { $value }
momiji-web-counted-objective-own = Eigenes Ziel, { $asks }: { $points }.
momiji-web-counted-objective-own-known = Eigenes Ziel, { $asks } ({ $reached }): { $points }.
momiji-web-counted-objective-other = Ziel von jemand anderem, { $asks }: { $points }.
momiji-web-counted-objective-other-known = Ziel von jemand anderem, { $asks } ({ $reached }): { $points }.
momiji-web-goal-met = erfüllt
momiji-web-goal-open = noch nicht erfüllt
momiji-web-goal = { $goal }: { $state }
momiji-web-goal-hidden = verborgen, weil die Stapel verdeckt sind
momiji-web-known = Allen bekannt
momiji-web-known-hand = Handkarten
momiji-web-known-piles = Stapel
momiji-web-known-tops = Gesamt der obersten Karten
momiji-web-known-torii = Torii
momiji-web-known-objectives = Ziele
