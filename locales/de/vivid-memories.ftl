# Vivid Memories. Namen der Teile, dann Schritte (do), Aufforderungen (ask), Ereignisse, Punkte, das Bild, Optionen.
vivid-memories-name = Vivid Memories
vivid-memories-about = Verwebe die Fragmente einer Kindheit zu leuchtenden Fäden und gib jedem Moment seinen Platz.

# Farben: allein, und als Fragment, mit dem etwas geschieht.
vivid-memories-colour-red = Rot
vivid-memories-colour-yellow = Gelb
vivid-memories-colour-blue = Blau
vivid-memories-colour-purple = Violett
vivid-memories-colour-green = Grün
vivid-memories-fragment = Fragment
vivid-memories-fragment-red = Rot
vivid-memories-fragment-yellow = Gelb
vivid-memories-fragment-blue = Blau
vivid-memories-fragment-purple = Violett
vivid-memories-fragment-green = Grün
vivid-memories-thread-red = roter Faden
vivid-memories-thread-yellow = gelber Faden
vivid-memories-thread-blue = blauer Faden
vivid-memories-thread-purple = violetter Faden
vivid-memories-thread-green = grüner Faden
vivid-memories-core-memory = Kernerinnerung
vivid-memories-start-marker = Startmarker
vivid-memories-hex = { $hex }
vivid-memories-slot = { $slot }
vivid-memories-end-left = links
vivid-memories-end-right = rechts

# Momente: was ihre Plättchen bewirken und bringen, ganz und in wenigen Worten.
vivid-memories-moment = { $tile }
vivid-memories-tile-adds = { $gain } in ein leeres Feld legen; bringt { $points } für jedes Feld mit genau { $condition }
vivid-memories-tile-trades = { $give } gegen { $gain } eintauschen; bringt { $points } für jedes Feld mit genau { $condition }
vivid-memories-tile-adds-short = plus { $gain } · { $points }: { $condition }
vivid-memories-tile-trades-short = { $give } gegen { $gain } · { $points }: { $condition }

# Die Plätze der Erinnerungsbank, und was sie bewirken.
vivid-memories-space-trade-two = 2 gegen 1
vivid-memories-space-speculate = spekulieren
vivid-memories-space-push = schieben
vivid-memories-space-swap = vertauschen
vivid-memories-space-trade-two-does = Entferne 2 Fragmente eines Felds und nimm dann 1 beliebiger Farbe hinein.
vivid-memories-space-speculate-does = Ziehe 1 Fragment aus dem Beutel und lege es in ein leeres Feld.
vivid-memories-space-push-does = Schiebe 1 Fragment in ein benachbartes Feld.
vivid-memories-space-swap-does = Vertausche 2 Fragmente verschiedener Farbe in benachbarten Feldern.

# Was ein Schritt bewirkt.
vivid-memories-do-take-one = Nimm { $end } { $fragments }; danach darfst du neu verknüpfen.
vivid-memories-do-take-one-claims = Nimm { $end } { $fragments } und erhalte { $tiles }; danach darfst du neu verknüpfen.
vivid-memories-do-take = Nimm { $end } { $fragments } für ein einziges Feld.
vivid-memories-do-take-claims = Nimm { $end } { $fragments } für ein einziges Feld; du erhältst { $tiles }.
vivid-memories-do-place = Lege { $fragments } in { $hex }.
vivid-memories-do-add = Lege { $fragment } in { $hex }.
vivid-memories-do-trade-one = Tausche in { $hex } ein ({ $fragments }).
vivid-memories-do-trade-two = Entferne 2 Fragmente aus { $hex } ({ $fragments }).
vivid-memories-do-push = Schiebe 1 Fragment aus { $hex } hinaus ({ $fragments }).
vivid-memories-do-swap-one = Vertausche 1 Fragment aus { $hex } ({ $fragments }).
vivid-memories-do-return = Lege { $fragment } in den Vorrat zurück.
vivid-memories-do-swap = Vertausche { $fragment }.
vivid-memories-do-swap-with = Vertausche es mit { $fragment } in { $hex }.
vivid-memories-do-gain = Nimm { $fragment } aus dem Vorrat.
vivid-memories-do-rewire = Verschiebe Fragmente aus { $hex } in benachbarte Felder oder aus diesen nach { $hex }.
vivid-memories-do-move-out = Verschiebe { $fragment } nach { $hex }.
vivid-memories-do-move-in = Hole { $fragment } aus { $hex } herein.
vivid-memories-do-lay = Bedecke „{ $space }“ mit { $tile }: { $does }.
vivid-memories-do-use = Nutze { $tile }: { $does }.
vivid-memories-do-use-space = Nutze „{ $space }“: { $does }
vivid-memories-do-fill = Lege { $fragment } aus { $hex } auf den Kernplatz { $slot }.
vivid-memories-do-done-rewiring = Verschiebe keine Fragmente mehr.
vivid-memories-do-done-acting = Nutze in dieser Runde keine Aktionen mehr.
vivid-memories-do-end-turn = Beende deinen Zug.

# Was verlangt wird.
vivid-memories-ask-wait = Warte auf die anderen.
vivid-memories-ask-take = Nimm 1 Fragment, 2 gleiche oder 3 verschiedene von einem Ende.
vivid-memories-ask-empty-hex = Wähle ein leeres Feld.
vivid-memories-ask-rewire = Verknüpfe neu oder beende deinen Zug.
vivid-memories-ask-end-turn = Beende deinen Zug.
vivid-memories-ask-must-rewire = Kein Feld ist leer: Verknüpfe so neu, dass eines leer wird.
vivid-memories-ask-may-rewire = Kein Feld ist leer, und keines lässt sich leeren: Verknüpfe neu oder beende deinen Zug.
vivid-memories-ask-move = Verschiebe Fragmente rund um { $hex }.
vivid-memories-ask-lay = Lege deine Plättchen auf die Bank.
vivid-memories-ask-act = Nutze Aktionen oder lass es dabei.
vivid-memories-ask-trade-two = Wähle das Feld, aus dem du 2 Fragmente entfernst.
vivid-memories-ask-remove = Wähle ein Fragment zum Entfernen.
vivid-memories-ask-colour = Wähle die Farbe, die du nimmst.
vivid-memories-ask-push-from = Wähle das Feld, aus dem du schiebst.
vivid-memories-ask-push-to = Wähle das Fragment und wohin es kommt.
vivid-memories-ask-swap = Wähle ein Feld zum Vertauschen.
vivid-memories-ask-swap-fragment = Wähle sein Fragment.
vivid-memories-ask-swap-with = Wähle das Fragment im benachbarten Feld.
vivid-memories-ask-trade-one = Wähle das Feld, in dem du eintauschst.
vivid-memories-ask-fill = Wähle, welches Feld einen Kernplatz füllt.

# Was geschah.
vivid-memories-round-began = Runde { $round } beginnt.
vivid-memories-took = { $seat } nimmt { $end } { $fragments }.
vivid-memories-placed = { $seat } legt { $fragments } in { $hex }.
vivid-memories-claimed = { $seat } erhält { $tile }.
vivid-memories-moved = { $seat } verschiebt { $fragment } von { $from } nach { $to }.
vivid-memories-line-given-up = Niemand kann weitermachen; die Reihe geht in den Vorrat zurück.
vivid-memories-got-start-marker = { $seat } erhält den Startmarker.
vivid-memories-reflect-began-in-order = Das Nachsinnen beginnt, der Reihe nach.
vivid-memories-reflect-began-together = Das Nachsinnen beginnt, alle gleichzeitig.
vivid-memories-laid = { $seat } legt { $tile } auf „{ $space }“.
vivid-memories-left-over = { $seat } hat keinen Platz für { $tile }; das Plättchen verlässt das Spiel.
vivid-memories-used-space = { $seat } nutzt „{ $space }“.
vivid-memories-used-tile = { $seat } nutzt { $tile }.
vivid-memories-gave = { $seat } gibt { $fragment } aus { $hex } zurück.
vivid-memories-gained = { $seat } nimmt { $fragment } nach { $hex }.
vivid-memories-drew = { $seat } zieht { $fragment } aus dem Beutel.
vivid-memories-swapped = { $seat } vertauscht { $one } in { $hex } mit { $other } in { $with }.
vivid-memories-done = { $seat } ist fertig.
vivid-memories-scored-moment = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für { $tile }.
vivid-memories-scored-thread = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} ({ $thread }: { $hexes } Felder × { $slots } { $slots ->
    [one] Platz
   *[other] Plätze
}).
vivid-memories-filled = { $seat } füllt { $slot } aus { $hex }.
vivid-memories-scored-cores = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für Kernerinnerungen.
vivid-memories-scored-aspiration = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für den aufgedeckten Traum ({ $colour }).
vivid-memories-turn-ended = { $seat } beendet den Zug.

# Woher Punkte kommen.
vivid-memories-points-moments = Momente
vivid-memories-points-threads = Fäden
vivid-memories-points-cores = Kernerinnerungen
vivid-memories-points-aspiration = Traum
vivid-memories-points-order = später in der Reihenfolge des letzten Erinnerns

# Rund um den Tisch.
vivid-memories-round = Runde { $round } von { $rounds }
vivid-memories-starts = beginnt: { $seat }
vivid-memories-phase-remember = Erinnern
vivid-memories-phase-reflect-in-order = Nachsinnen, der Reihe nach
vivid-memories-phase-reflect-together = Nachsinnen, alle gleichzeitig
vivid-memories-phase-reward = Belohnung
vivid-memories-phase-over = zu Ende
vivid-memories-supply = Vorrat
vivid-memories-bag = Beutel
vivid-memories-line = Reihe
vivid-memories-line-hint = (oben ist ihr linkes Ende)
vivid-memories-points = Punkte { $points }
vivid-memories-board = Tafel { $number }
vivid-memories-aspiration = Traum
vivid-memories-claimed-tiles = erhalten
vivid-memories-precious-tiles = kostbar
vivid-memories-bank = Bank
vivid-memories-space-used = genutzt
vivid-memories-legend = [ ] Feld · (x) gefüllter Kernplatz · x leerer Platz dieser Farbe · * gewendetes Plättchen
vivid-memories-reconstructed = Tafeln und Plättchen sind rekonstruiert, nicht die gedruckten.

# Spielmodi und Optionen.
vivid-memories-mode-standard = normal
vivid-memories-option-reflect = Nachsinnen
vivid-memories-option-reflect-help = das Nachsinnen gleichzeitig spielen, wo niemand anderen eine Aktion verderben kann, oder immer der Reihe nach
vivid-memories-option-reflect-together = gleichzeitig
vivid-memories-option-reflect-in-order = der Reihe nach
vivid-memories-option-first = wer beginnt
vivid-memories-option-first-help = wer den ersten Zug hat
vivid-memories-option-first-values = ein Platz, ab 1
vivid-memories-option-first-default = ausgelost
