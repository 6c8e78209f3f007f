# Was die Hinweise von Vivid Memories sagen. Die Namen der Teile stehen in vivid-memories.ftl.
inspect-vivid-memories-more = { $count ->
    [one] Und { $count } weitere Möglichkeit: Wähle es, um sie zu sehen.
   *[other] Und { $count } weitere Möglichkeiten: Wähle es, um sie zu sehen.
}
inspect-vivid-memories-hex-about = Ein Feld fasst höchstens 3 Fragmente. Was du aus der Reihe nimmst, kommt in ein einziges leeres Feld.
inspect-vivid-memories-fragment = Neues Verknüpfen oder eine Aktion der Erinnerungsbank bewegt es; es zählt für Momente, Fäden und Kernplätze.
inspect-vivid-memories-slot = Kernplatz { $slot }
inspect-vivid-memories-slot-about = In der Belohnung füllt ihn ein Faden, der ihn verbindet, mit einem Fragment seiner Farbe.
inspect-vivid-memories-set = Kernerinnerung aus { $count ->
    [one] { $count } Kernplatz
   *[other] { $count } Kernplätzen
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
inspect-vivid-memories-set-about = Gefüllt: { $filled } von { $count }. Ist sie vollständig, bringt sie in jeder Belohnung Punkte.
inspect-vivid-memories-tile = Moment-Plättchen: { $points } Punkte für { $condition }
inspect-vivid-memories-tile-on-line = Wer das letzte Fragment davon nimmt, erhält es.
inspect-vivid-memories-tile-flipped = Seine Aktion wurde genutzt: In der Belohnung bringt es Punkte für jedes Feld mit genau seinen Fragmenten.
inspect-vivid-memories-tile-open = Es kann erst Punkte bringen, wenn seine Aktion genutzt wurde.
inspect-vivid-memories-line-left = Linkes Ende der Reihe
inspect-vivid-memories-line-right = Rechtes Ende der Reihe
inspect-vivid-memories-line-inside = Mitten in der Reihe
inspect-vivid-memories-line-emptied = Ein geleerter Platz
inspect-vivid-memories-line-about = Fragmente kommen vom Plättchen an einem Ende; ist es leer, erhältst du es, und das nächste ist offen.
inspect-vivid-memories-take-about = Nimm 1, oder 2 einer Farbe, oder 3 verschiedene, von einem Ende.
inspect-vivid-memories-fingers = Genommen: { $fragments }
inspect-vivid-memories-fingers-about = Alles kommt in ein einziges leeres Feld.
inspect-vivid-memories-supply = Vorrat
inspect-vivid-memories-supply-count = Im Vorrat: { $count }
inspect-vivid-memories-supply-about = Aktionen nehmen hier Fragmente und geben sie zurück.
inspect-vivid-memories-bag = Beutel: { $count ->
    [one] { $count } Fragment
   *[other] { $count } Fragmente
}
inspect-vivid-memories-bag-about = Von hier kommen die Fragmente der Reihe und die beim Spekulieren.
inspect-vivid-memories-bank-covered = Plättchen auf „{ $space }“
inspect-vivid-memories-bank-open = Kann in jedem Nachsinnen einmal genutzt werden, solange kein Plättchen ihn bedeckt.
inspect-vivid-memories-bank-used = In dieser Runde genutzt.
inspect-vivid-memories-claimed = Erhaltene Plättchen: { $count }
inspect-vivid-memories-claimed-about = Im Nachsinnen kommen sie auf freie Bankplätze.
inspect-vivid-memories-precious = Kostbare Momente: { $count }
inspect-vivid-memories-precious-about = Plättchen, die Punkte gebracht haben. Der Traum zählt die, die seine Farbe zeigen.
inspect-vivid-memories-reflect = Nachsinnen: { $player }
inspect-vivid-memories-reflect-about = In der Regel alle gleichzeitig; der Reihe nach, wenn Vorrat oder Beutel nicht reichen könnten.
inspect-vivid-memories-start = Startmarker
inspect-vivid-memories-start-about = Beginnt das Erinnern in dieser Runde.
inspect-vivid-memories-board = Tafel: { $player }
inspect-vivid-memories-board-about = 19 Felder, am Rand Kernplätze. Alle Tafeln haben dieselbe Form, in anderen Farben.
inspect-vivid-memories-points = Punkte: { $player } { $points }
inspect-vivid-memories-points-about = Momente { $moments }, Fäden { $threads }, Kernerinnerungen { $cores }, Traum { $aspiration }.
inspect-vivid-memories-aspiration-hidden = Traum: geheim
inspect-vivid-memories-aspiration-about = Am Ende bringt er { $fragment } für jedes Fragment seiner Farbe in einem Feld, { $core } in einem Kernplatz und { $moment } für jeden kostbaren Moment, der sie zeigt.
inspect-vivid-memories-reward = Belohnung, wenn sie jetzt käme: { $points }
inspect-vivid-memories-reward-about = Jede Runde gezählt: Momente, dann Fäden, dann Kernerinnerungen und in der letzten Runde der Traum.
inspect-vivid-memories-reward-now = Käme die Belohnung jetzt: { $points }
inspect-vivid-memories-reward-moments = Jedes gewendete Plättchen bringt 4 oder 6 für jedes Feld mit genau seinen Fragmenten.
inspect-vivid-memories-reward-threads = Ein Faden bringt seine Felder × die leeren Kernplätze, die er verbindet; dann füllt er sie.
inspect-vivid-memories-reward-cores = Vollständige Kernerinnerungen aus 1, 2 und 3 Kernplätzen bringen 1, 4 und 18, jede Runde wieder.
inspect-vivid-memories-reward-aspiration = Bringt in der letzten Runde Punkte für seine Farbe in Feldern, Kernplätzen und kostbaren Momenten.
inspect-vivid-memories-thread-about = Benachbarte Felder einer Farbe, die 2 oder mehr Kernplätze davon verbinden. Ein Druck lässt ihn leuchten.

# Was sonst von einem betrachteten Teil gesagt wird.
vivid-memories-web-matches = Passt zu { $hexes }.
vivid-memories-web-matches-none = Noch passt kein Feld.
