# Zurückschauen auf eine Partie im Browser. Wird mit der Wiederholung und mit dem Endbildschirm geladen.

replay-title = Wiederholung
replay-looking-back = Rückblick
replay-loading = Die Partie wird geholt …
replay-not-begun = Diese Partie hat nie begonnen: Es gibt nichts anzusehen.
replay-back = Zum Tisch
replay-live = Zurück zur Partie
replay-live-note = Die Partie geht inzwischen weiter. Du siehst, was du gesehen hast.
replay-your-turn = Du bist am Zug.

replay-beginning = Die Partie beginnt.
replay-round = Was davor geschah, lässt sich nicht nachsehen, solange die Partie läuft.
replay-move = Schritt { $at } von { $of }
replay-trail-none = Kein Schritt vorher hat das berührt.
replay-trail-here = Dieser Schritt hat es dorthin gebracht; vorher berührte es keiner.
replay-trail-round = Kein früherer Schritt dieser Runde hat es berührt.
replay-slider = Schritte
replay-controls = Abspielen
replay-first = An den Anfang
replay-previous = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Ans Ende
replay-speed = Tempo
replay-times = { $speed }×
replay-tools = Sicht und mehr

replay-eyes = Gesehen von
replay-eyes-mine = { $name } (du)
replay-eyes-watch = Zuschauende
replay-eyes-open = Alles offen

replay-share = Teilen
replay-share-title = Diesen Moment teilen
replay-share-label = Link zu Schritt { $at }
replay-share-text = { $game } auf Reverie, Schritt { $at }

replay-branch = Von hier aus anders spielen
replay-branch-short = Abzweigen
replay-branch-ended = Hier ist die Partie zu Ende: Geh dorthin zurück, wo du anders spielen würdest.
replay-branch-about = Spiele nach Schritt { $at } an einem eigenen Tisch weiter, mit Bots auf den anderen Plätzen. Was von nun an gezogen wird, ist dasselbe wie damals.
replay-branch-seat = Spielen als
replay-branch-level = Stärke der Bots
replay-branch-go = Von hier aus spielen

replay-scores = Punkte
replay-review = Analyse
replay-course = Punkteverlauf
replay-plot-slider = Moment im Diagramm
replay-points-of = { $name }: { $points }
replay-as-table = Als Tabelle zeigen
replay-after-move = Nach Schritt
replay-look-at = Schritt { $at } ansehen

replay-key-step = Einen Schritt zurück oder weiter
replay-key-space = Leertaste
replay-key-play = Abspielen oder anhalten
replay-key-enter = Enter
replay-key-trail = Von einem Teil zum Schritt, der es dorthin gebracht hat
