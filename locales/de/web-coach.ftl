# Die Begleitung im Browser: Tipps am Tisch, Analysen beendeter Partien. Wird geladen, wenn jemand danach fragt. Was über
# Spielzüge gesagt wird, steht in coach.ftl.

## Tipps

coach-taken =
    { $count ->
        [0] bisher keiner
        [one] bisher { $count }
       *[other] bisher { $count }
    }
coach-sizes = Umfang des Tipps
coach-size-nudge = Fingerzeig
coach-size-move = Schritt
coach-size-line = Ganze Folge
coach-thinks = Denkt nach …
coach-nothing = Es kam keine Antwort. Drücke noch einmal, um wieder zu fragen.
coach-then = Danach:
coach-no-line = Wie es weitergeht, hängt vom Zufall oder von den anderen ab.
coach-play = Das spielen

## Analysen

coach-review = Analyse
coach-review-what = Jede Entscheidung dieser Partie wird noch einmal durchdacht, mit dem, was damals bekannt war. Das dauert etwa eine Minute; du kannst dir inzwischen weiter alles ansehen.
coach-review-begin = Partie analysieren
coach-review-progress = { $done } von { $of } Schritten
coach-review-waits = Wartet, bis die Analyse an der Reihe ist …
coach-review-nothing = In dieser Partie gab es nichts zu entscheiden.
coach-curve = Gewinnchance im Verlauf
coach-chance-of = { $name }: { $points } %
coach-points = Punkte im Verlauf
coach-turned = Wendepunkte
coach-turned-none = Die Chancen haben sich von einer Entscheidung zur nächsten nie stark geändert.
coach-change = { $name }: { $gain } %
coach-accuracy = Genauigkeit
coach-accuracy-of = { $percent } %
coach-accuracy-none = Es stand nichts auf dem Spiel.
coach-accuracy-what = Genauigkeit ist der Anteil dessen, was auf dem Spiel stand, der behalten wurde: 100 % für jedes Mal das Beste, 0 % für nicht besser als Zufall.
coach-decisions =
    { $count ->
        [one] { $count } Entscheidung
       *[other] { $count } Entscheidungen
    }
coach-costly = Teuerste Entscheidungen
coach-costly-none = Keine Entscheidung hat etwas Nennenswertes gekostet.
coach-cost = Kosten: { $percent } % eines Siegs
coach-better = Besser:
coach-move = Schritt { $at }
coach-look = Ansehen
coach-nobody-told = Alles hier beruht auf dem, was verglichen wurde; was gezogen worden wäre, ist nicht bekannt.
