# Zurückschauen auf eine Partie im Browser. Wird mit der Wiederholung und mit dem Endbildschirm geladen.

replay-title = Wiederholung
replay-looking-back = Rückblick
replay-loading = Die Partie wird geholt …
replay-not-begun = Diese Partie hat nie begonnen: Es gibt nichts anzusehen.
replay-back = Zum Tisch
replay-live = Zurück zur Partie
replay-live-note = Die Partie geht inzwischen weiter. Du siehst, was du gesehen hast.
replay-your-turn = Du bist am Zug.

replay-beginning = Die Partie beginnt.
replay-round = Was davor geschah, kann nicht nachgesehen werden, solange die Partie läuft.
replay-move = Zug { $at } von { $of }
replay-chose = { $name }: { $does }
replay-trail-none = Kein Zug vorher hat das berührt.
replay-trail-here = Dieser Zug hat es dorthin gebracht; vorher berührte es keiner.
replay-trail-round = Kein früherer Zug dieser Runde hat es berührt.
replay-slider = Züge
replay-controls = Abspielen
replay-first = An den Anfang
replay-previous = Einen Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Zug weiter
replay-last = Ans Ende
replay-speed = Tempo
replay-times = { $speed }×
replay-tools = Sicht und mehr

replay-eyes = Gesehen von
replay-eyes-mine = { $name } (du)
replay-eyes-watch = Zuschauer
replay-eyes-open = Alles offen

replay-share = Teilen
replay-share-title = Diesen Moment teilen
replay-share-label = Link zu Zug { $at }
replay-share-text = { $game } auf Reverie, Zug { $at }

replay-branch = Von hier aus anders spielen
replay-branch-short = Abzweigen
replay-branch-ended = Hier ist die Partie aus: Geh dorthin zurück, wo du anders spielen würdest.
replay-branch-about = Spiel nach Zug { $at } an einem eigenen Tisch weiter, mit Bots auf den anderen Plätzen. Was von nun an gezogen wird, ist dasselbe wie damals.
replay-branch-seat = Spielen als
replay-branch-level = Stärke der Bots
replay-branch-go = Von hier aus spielen

replay-scores = Punkte
replay-course = Der Verlauf der Punkte
replay-plot-slider = Moment im Diagramm
replay-as-table = Als Tabelle zeigen
replay-after-move = Nach Zug
replay-look-at = Zug { $at } ansehen

replay-key-step = Einen Zug zurück oder weiter
replay-key-space = Leertaste
replay-key-play = Abspielen oder anhalten
replay-key-enter = Enter
replay-key-trail = Von einem Teil zum Zug, der es dorthin gebracht hat
