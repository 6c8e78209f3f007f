# Das Brett von Vivid Memories im Browser.
vivid-memories-web-you = Du
vivid-memories-web-area-table = Tisch

# Wo im Spiel wir sind.
vivid-memories-web-round = Runde { $round } von { $rounds }
vivid-memories-web-phase-remember = Erinnern
vivid-memories-web-phase-reflect = Nachsinnen
vivid-memories-web-phase-reward = Belohnung
vivid-memories-web-reflect-busy = sinnt nach
vivid-memories-web-reflect-done = fertig
vivid-memories-web-reflect-later = kommt noch
vivid-memories-web-starts = beginnt

# Die Teile, für Ohren.
vivid-memories-web-board-of = { $who ->
    [you] Deine Tafel
   *[other] Tafel von { $player }
}
vivid-memories-web-hex = { $hex }: { $fragments }
vivid-memories-web-hex-empty = { $hex }: leer
vivid-memories-web-around = Neben { $hexes }.
vivid-memories-web-completes = { $count ->
    [one] Genau richtig für ein Plättchen mit Wert { $points }.
   *[other] Genau richtig für { $count } Plättchen mit Wert { $points }.
}
vivid-memories-web-slot-empty = Leerer Kernplatz, { $colour }, berührt von { $hexes }. { $count ->
    [one] Gefüllt { $points } wert.
   *[other] Einer von { $count }, die zusammen { $points } wert sind.
}
vivid-memories-web-slot-filled = Gefüllter Kernplatz, { $colour }, berührt von { $hexes }. { $count ->
    [one] { $points } wert.
   *[other] Einer von { $count }, die zusammen { $points } wert sind.
}
vivid-memories-web-fragment-in = { $colour } in { $hex }
vivid-memories-web-on-line = { $colour }, Plättchen { $place } von { $count }
vivid-memories-web-line-tile = Plättchen { $place } von { $count }, mit { $fragments }. { $tile }
vivid-memories-web-from-line = { $colour } aus der Reihe
vivid-memories-web-claimed = { $count ->
    [one] { $count } erhaltenes Plättchen
   *[other] { $count } erhaltene Plättchen
}, das letzte: { $tile }
vivid-memories-web-tile = Plättchen: { $does }.
vivid-memories-web-space-open = { $space }: { $does }
vivid-memories-web-space-used = { $space }, in dieser Runde genutzt: { $does }
vivid-memories-web-space-tile = Plättchen auf „{ $space }“: { $does }
vivid-memories-web-space-scores = Plättchen auf „{ $space }“, Wertungsseite oben: { $does }
vivid-memories-web-in-hand = Genommen:
vivid-memories-web-aspiration = Traum: { $colour }

# Punkte.
vivid-memories-web-now = Die Belohnung, käme sie jetzt
vivid-memories-web-light = Fäden leuchten lassen
vivid-memories-web-no-strand = { $colour }: noch nichts verbunden
vivid-memories-web-strand = { $thread }: { $hexes } Felder × { $empty } { $empty ->
    [one] leerer Platz
   *[other] leere Plätze
} = { $points }
vivid-memories-web-strand-spent = { $thread }: { $hexes } Felder, doch alle verbundenen Plätze sind gefüllt
vivid-memories-web-strand-loose = { $thread }: { $hexes } { $hexes ->
    [one] Feld
   *[other] Felder
}, berührt { $slots ->
    [0] keinen Platz
    [one] 1 Platz
   *[other] { $slots } Plätze
}; erst 2 bringen Punkte
vivid-memories-web-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
vivid-memories-web-badge-now = +{ $points } jetzt
vivid-memories-web-badge-claimed = { $count ->
    [one] 1 Plättchen
   *[other] { $count } Plättchen
}
vivid-memories-web-sum = gesamt
vivid-memories-web-scored = Was Punkte brachte
vivid-memories-web-same-reward = Die Belohnung bleibt bei { $before }.
vivid-memories-web-new-reward = Belohnung: { $before } → { $after }.

# Knöpfe.
vivid-memories-web-actions = Was du tun kannst
vivid-memories-web-take = Nehmen
vivid-memories-web-put-back = Zurücklegen
vivid-memories-web-go-on = Weiter
vivid-memories-web-end-turn = Zug beenden
vivid-memories-web-done-rewiring = Beenden
vivid-memories-web-done-acting = Beenden

# Neben der Aufforderung.
vivid-memories-web-where = Wohin?
vivid-memories-web-which = Welches?
vivid-memories-web-instead = Das passt nicht zu den anderen: 2 gleiche oder 3 verschiedene, von einem Ende.
vivid-memories-web-third = 2 müssen gleich sein. Nimm eine dritte Farbe dazu oder lass eines liegen.
vivid-memories-web-again = Das lässt sich nicht zurücknehmen. Drücke noch einmal, um es zu tun.
vivid-memories-web-then-hex = { $count ->
    [one] Lege das Fragment in ein leeres Feld.
   *[other] Lege die Fragmente in ein leeres Feld.
}
vivid-memories-web-final = Lässt sich nicht zurücknehmen.

# Wie es geht.
vivid-memories-web-hint-take = Wähle Fragmente an einem Ende der Reihe, dann ein leeres Feld.
vivid-memories-web-hint-place = Drücke auf ein leeres Feld.
vivid-memories-web-hint-end = Alles liegt: Beende deinen Zug oder nimm ihn zurück.
vivid-memories-web-hint-rewire = Ziehe ein Fragment in ein benachbartes Feld oder drücke auf ein Feld, um rundherum neu zu verknüpfen.
vivid-memories-web-hint-must-rewire = Ziehe ein Fragment in ein benachbartes Feld oder drücke auf ein Feld, sodass eines leer wird.
vivid-memories-web-hint-lay-tiles = Ziehe ein Plättchen auf einen Bankplatz; es bedeckt dessen Aktion.
vivid-memories-web-hint-act = Drücke auf ein Plättchen oder einen Bankplatz, um die Aktion einmal zu nutzen. Genutzte Plättchen werden gewendet und können Punkte bringen.
vivid-memories-web-hint-push-from = Ziehe ein Fragment in ein benachbartes Feld.
vivid-memories-web-hint-swap-hex = Drücke auf ein Fragment, dann auf eines anderer Farbe daneben.
vivid-memories-web-hint-trade-two-hex = Drücke auf das erste der 2 Fragmente, die du abgibst.
vivid-memories-web-hint-rewire-now = Verschiebe weitere Fragmente in dieselbe Richtung oder höre auf.
vivid-memories-web-hint-fill = Drücke auf das Fragment, das auf den Kernplatz kommt.

# Das Ende.
vivid-memories-web-sources = Punkte nach Herkunft
vivid-memories-web-counted-moments = { $count ->
    [0] Kein Moment ist wahr geworden.
    [one] { $count } kostbarer Moment; er brachte Punkte für jedes Feld, das genau seine Bedingung erfüllte.
   *[other] { $count } kostbare Momente; jeder brachte Punkte für jedes Feld, das genau seine Bedingung erfüllte.
}
vivid-memories-web-counted-threads = In der Belohnung jeder Runde brachte ein Faden seine Felder mal die leeren Kernplätze, die er verband.
vivid-memories-web-counted-cores = { $filled ->
    [one] { $filled } Kernplatz gefüllt.
   *[other] { $filled } Kernplätze gefüllt.
} Vollständige Kernerinnerungen: { $sum } = { $points }
vivid-memories-web-counted-aspiration = { $fragment } für jedes Fragment dieser Farbe in einem Feld, { $core } für jedes auf einem Kernplatz, { $moment } für jeden kostbaren Moment, der sie zeigt.
vivid-memories-web-won-aspiration = Gleichstand, entschieden durch mehr Punkte aus dem Traum.
vivid-memories-web-won-order = Gleichstand bis zuletzt: Es gewinnt, wer in der Reihenfolge des letzten Erinnerns später kam.

# Im Verlauf und in der Liste der Möglichkeiten, wo Teile gezeichnet sind: wie sie für die Ohren heißen.
vivid-memories-web-told-tile = das Plättchen mit { $points } für { $condition }
vivid-memories-web-told-slot = den Kernplatz an { $hexes }
