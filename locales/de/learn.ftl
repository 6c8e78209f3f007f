# Lernen: die Seiten der Lektionen, und was in jeder gesagt wird. Die Worte einer Lektion stehen in learn-<game>.ftl.

learn-title = Spielen lernen
learn-lead = Jedes Spiel lernst du am echten Tisch, mit eigenen Zügen, in etwa fünf Minuten. Geh, wann du willst: Eine Lektion geht dort weiter, wo du warst.
learn-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
learn-begun = Schritt { $now } von { $of }: weitermachen
learn-is-done = Geschafft. Du kannst sie jederzeit wiederholen
learn-leave = Lektion verlassen
learn-words = Lektion
learn-progress = Schritt { $now } von { $of }
learn-back = Zum Schritt davor
learn-repeat = Diesen Schritt neu beginnen
learn-skip = Zum freien Spiel springen
learn-hint = Tipp
learn-hint-more = Ein größerer Tipp
learn-rule = Regel { $rule }
learn-lit = Beleuchtet: { $pieces }.
learn-others = Die anderen sind am Zug …
learn-astray = Das darfst du; für diese Lektion nimm es zurück und versuche es anders.
learn-astray-goal = Dein Zug ist vorbei und das Ziel nicht erreicht: Nimm ihn zurück und versuche es anders.
learn-other-piece = Das ist: { $piece }. Sieh noch einmal hin.
learn-take-back = Zurücknehmen
learn-leap = Nun zu einem anderen Moment einer Partie.
learn-go-on = Dorthin
learn-done = Lektion geschafft
learn-try = Versuche es
learn-list = Aus einer Liste wählen
learn-sill-tap = Tippe an, was die Lektion verlangt.
learn-sill-guess = Wähle eine Zahl.
learn-sill-back = Nimm den letzten Zug zurück.
learn-sill-on = Dieser Teil der Lektion ist geschafft.
learn-end-guess = Welche Quelle hat dir die meisten Punkte gebracht? Rate zuerst.
learn-end-right = Richtig: { $source }.
learn-end-wrong = Nicht ganz: { $source }.
learn-end-look = Drücke auf eine Zahl, um zu sehen, wie sie gezählt wurde.
learn-questions = Was weißt du noch?
learn-score = { $right } von { $of } richtig
learn-right = Stimmt.
learn-wrong = Die Antwort ist: { $answer }
learn-play = Eine Partie spielen
learn-next = Nächste Lektion
learn-all = Alle Lektionen
