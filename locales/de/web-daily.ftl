# The challenge of the day, and its results.

## The challenge of the day

daily-title = Tagesaufgabe
daily-lead = Von jedem Spiel eine Auslage, für alle dieselbe. Dein erster Versuch zählt; danach kannst du üben, so oft du magst.
daily-ends = Neue Auslagen um { $time } (Mitternacht, Weltzeit).
daily-bots =
    { $count ->
        [one] gegen einen Bot ({ $level })
       *[other] gegen { $count } Bots ({ $level })
    }
daily-alone = allein gegen das Spiel
daily-free = gegen einen Bot deiner Wahl
daily-goal-margin = Es zählt, um wie viele Punkte du den besten Bot übertriffst.
daily-goal-points = Es zählen deine Punkte.
daily-goal-scenario = Es zählt, das Szenario zu gewinnen, dann deine Punkte.
daily-level = Stärke des Bots
daily-play = Aufgabe spielen
daily-play-of = Aufgabe spielen: { $game }
daily-go-on = Weiterspielen
daily-practise = Üben
daily-practise-of = Üben: { $game }
daily-state-new = Noch nicht gespielt
daily-state-runs = Dein Versuch läuft
daily-state-counted = Dein Versuch steht in der Liste
daily-state-lost = Dein Versuch endete ohne Ergebnis
daily-practice-note = Weitere Partien mit dieser Auslage sind Übung und zählen nicht.
daily-results = Ergebnisse
daily-results-of = Ergebnisse: { $game }
daily-results-day = { $game }, { $day }
daily-results-none = Noch hat niemand bis zum Ende gespielt.
daily-results-none-then = Niemand hat bis zum Ende gespielt.
daily-results-open = Es kommen noch Ergebnisse: Wer an diesem Tag begonnen hat, kann bis zum Ende des nächsten fertig spielen.
daily-results-count =
    { $count ->
        [one] { $count } Ergebnis
       *[other] { $count } Ergebnisse
    }
daily-place = Platz
daily-name = Name
daily-points = Punkte
daily-margin = Abstand
daily-won = Szenario
daily-won-yes = gewonnen
daily-won-no = nicht gewonnen
daily-against = Bot
daily-you = du
daily-before = Tag davor
daily-after = Tag danach
daily-game = Spiel
