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
momiji-web-column-cards = { $count }: { $cards }
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
momiji-web-discard-open = Offen für alle: Drücke, um sie durchzusehen.
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
momiji-web-laid = Von unten nach oben: { $cards }
momiji-web-slid = Untergeschoben: { $cards }
momiji-web-pile-hidden = Was darunter liegt, darf niemand nachzählen.
momiji-web-is-closed = Mit einem Torii geschlossen: Hier kommt nichts mehr dazu.
momiji-web-is-closed-bare = Geschlossen: Hier kommt nichts mehr dazu.
momiji-web-fits = Als Nächstes: { $low } oder { $high }
momiji-web-left-or-right = Beginnt einen neuen Stapel am linken oder rechten Ende deiner Reihe.
momiji-web-landscape-price = Kostet { $price }; einmal pro Partie nutzbar.
momiji-web-landscape-used = Genutzt
momiji-web-asks = Für { $asks }
momiji-web-needs = Bedingung: { $need }
momiji-web-price = Preis: { $price }
momiji-web-worth = Wer es besitzt und erfüllt, erhält 10 Punkte; alle anderen, die es erfüllen, je 3.
momiji-web-owner = Aktiviert von: { $player }
momiji-web-standing-hidden = Stapel darf niemand zählen: Wer führt, bleibt verborgen.
momiji-web-leads = führt

# Wozu ein Schritt führt.
momiji-web-then-closes = Schließt deinen { $pile } und nimmt ein Torii.
momiji-web-then-closes-bare = Schließt deinen { $pile }; es ist kein Torii mehr da.
momiji-web-then-harvest = Ernte am Ende dieses Zugs: { $acorns }
momiji-web-then-harvest-if = Ernte: { $acorns }, wenn du noch eine zweite Sorte auslegst
momiji-web-then-too-many = { $count ->
    [one] 1 Karte über dem Handkartenlimit: am Ende des Zugs abwerfen
   *[other] { $count } Karten über dem Handkartenlimit: am Ende des Zugs abwerfen
}
momiji-web-then-acorns = Danach hast du: { $acorns }
momiji-web-then-ends = Löst das Ende der Partie aus.
momiji-web-then-final = Lässt sich nicht zurücknehmen.

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

# Warum nicht.
momiji-web-no-over = Die Partie ist zu Ende.
momiji-web-no-watching = Du schaust zu.
momiji-web-no-turn = { $player } ist am Zug.
momiji-web-no-stage = Jetzt nicht. { $asked }
momiji-web-no-main-done = Deine Hauptaktion hast du schon gemacht.
momiji-web-no-start = { $card } kann keinen Stapel beginnen: Ein Stapel beginnt mit einer 0.
momiji-web-no-closed = Dein { $pile } ist geschlossen.
momiji-web-no-number = Dein { $pile } braucht eine { $low } oder eine { $high }.
momiji-web-no-four-cards = Mehr als 4 Karten gehen nicht.
momiji-web-no-two-piles = Nur auf die 2 begonnenen Stapel.
momiji-web-no-two-of-a-type = Von einer Sorte höchstens 2 Karten.
momiji-web-no-other-types = Alle Karten dieses Auslegens müssen von verschiedenen Sorten sein.
momiji-web-no-room = Zu viele: höchstens noch { $room ->
    [one] 1 Karte
   *[other] { $room } Karten
}.
momiji-web-no-top-taken = Die oberste Karte dieser Spalte hast du schon.
momiji-web-no-empty-column = Hier gibt es nichts zu nehmen.
momiji-web-no-playing = Du legst gerade Karten aus: Mach weiter oder lass es dabei.
momiji-web-no-need = Bedingung: { $need }.
momiji-web-no-acorns = Preis: { $price }; du hast: { $have }.
momiji-web-no-used = Diese Landschaft ist schon genutzt.
momiji-web-no-one-landscape = Nur eine Landschaft pro Zug.
momiji-web-no-before-play = Nutze sie vor dem Auslegen, als Hauptaktion.
momiji-web-no-before-collect = Nutze sie zum Sammeln, vor dem Nehmen.
momiji-web-no-after-collect = Nutze sie nach dem Sammeln.
momiji-web-no-after-play-one = Nutze sie, nachdem du eine einzige Sorte ausgelegt hast.
momiji-web-no-after-activate = Nutze sie nach dem Aktivieren.
momiji-web-no-after-play = Nutze sie nach dem Auslegen.
momiji-web-no-nothing-to-do = Sie könnte jetzt nichts bewirken.
momiji-web-no-solo-reveal = Solo lassen sich keine weiteren Karten aufdecken.
momiji-web-no-empty-deck = Der Nachziehstapel ist leer.
momiji-web-no-revealed = Karten werden nur einmal pro Zug aufgedeckt.
momiji-web-no-card-first = Wähle zuerst eine Handkarte.
momiji-web-no-own-objective = Dieses Ziel hast du aktiviert.

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
