# Puzzles: positions with one best move.

## Puzzles: choosing one

puzzles-title = Rätsel
puzzles-of = { $game }: Rätsel
puzzles-lead = Stellungen aus starken Partien, jede mit genau einem besten Zug. Finde ihn auf dem richtigen Spielplan.
puzzles-daily = Rätsel des Tages
puzzles-daily-of = Rätsel des Tages: { $game }
puzzles-daily-new = Neu um Mitternacht (Weltzeit) und für alle dasselbe.
puzzles-daily-go = Lösen
puzzles-daily-again = Noch einmal ansehen
puzzles-streak =
    { $count ->
        [0] Noch keine Serie
        [one] { $count } Tag in Folge
       *[other] { $count } Tage in Folge
    }
puzzles-solved-of = { $solved } von { $all } gelöst
puzzles-game = Spiel
puzzles-kind = Was zu finden ist
puzzles-kind-all = alles
puzzles-grade = Wie schwer
puzzles-grade-all = alle
puzzles-grade-4 = leicht
puzzles-grade-3 = mittel
puzzles-grade-2 = schwer
puzzles-grade-1 = sehr schwer
puzzles-grade-4-help = Bots aller Stärken finden den Zug.
puzzles-grade-3-help = Drei der vier Bot-Stärken finden den Zug.
puzzles-grade-2-help = Nur zwei der vier Bot-Stärken finden den Zug.
puzzles-grade-1-help = Nur der Meister findet den Zug.
puzzles-which = Welche
puzzles-which-all = alle
puzzles-which-new = noch nicht gelöst
puzzles-list = Die Rätsel
puzzles-none = So eines ist nicht mehr übrig. Wähle etwas anderes.
puzzles-state-solved = gelöst
puzzles-state-first = beim ersten Versuch gelöst
puzzles-state-shown = Lösung gesehen
puzzles-players =
    { $count ->
        [one] allein
       *[other] zu { $count }
    }

## What the best move does

puzzles-kind-momiji-take = Welche Spalte?
puzzles-kind-momiji-stop = Aufhören oder weitermachen?
puzzles-kind-momiji-draft = Eine Landschaft wählen
puzzles-kind-momiji-start = Welcher Anfang?
puzzles-kind-momiji-use = Eine Landschaft nutzen
puzzles-kind-momiji-lay = Welche Karte auslegen?
puzzles-kind-momiji-close = Einen Stapel schließen
puzzles-kind-momiji-activate = Ein Ziel aktivieren
puzzles-kind-momiji-reveal = Karten aufdecken
puzzles-kind-vivid-memories-push = Ein Fragment hinausschieben
puzzles-kind-vivid-memories-place = Wohin damit?
puzzles-kind-vivid-memories-use = Eine Aktion nutzen
puzzles-kind-vivid-memories-take = Welche Fragmente?
puzzles-kind-vivid-memories-stop = Aufhören oder weitermachen?
puzzles-kind-vivid-memories-move = Ein Fragment verschieben
puzzles-kind-vivid-memories-trade = Fragmente eintauschen
puzzles-kind-vivid-memories-lay = Wohin mit dem Plättchen?
puzzles-kind-vivid-memories-swap = Fragmente vertauschen
puzzles-kind-vivid-memories-rewire = Wo neu verknüpfen?
puzzles-kind-vivid-memories-thread = Den Faden vollenden
puzzles-kind-vivid-memories-add = Ein Fragment hinzufügen
puzzles-kind-deja-vu-drop = Was hier ablegen?
puzzles-kind-deja-vu-build = Welche Karte verinnerlichen?
puzzles-kind-deja-vu-sow = Von wo aus aussäen?
puzzles-kind-deja-vu-claim = Was mitnehmen?
puzzles-kind-deja-vu-grow = Blumen
puzzles-kind-deja-vu-stop = Aufhören oder weitermachen?
puzzles-kind-deja-vu-lay = Was auf die Karte?
puzzles-kind-deja-vu-girl = Wohin geht das Mädchen?
puzzles-kind-other = Den besten Zug finden

## Solving one

puzzle-panel = Rätsel
puzzle-find = Finde den besten Zug. { $prompt }
puzzle-find-about = Hier ist ein Zug klar der beste. Mach ihn auf dem Spielplan; du verlierst nichts, wenn es ein anderer ist.
puzzle-wrong-prompt = Es gibt etwas Besseres. Versuche es noch einmal. { $prompt }
puzzle-solved-prompt = Gelöst: Das ist der beste Zug.
puzzle-shown-prompt = Das ist der beste Zug.
puzzle-best = Genau!
puzzle-best-first = Gleich beim ersten Mal gelöst!
puzzle-tempting = Verlockend, aber es gibt etwas Besseres
puzzle-other = Es gibt etwas Besseres
puzzle-shown = Die Lösung
puzzle-tried = Dein Versuch:
puzzle-more-at-once = Sofort bringt er mehr: Das macht ihn verlockend.
puzzle-same-at-once = Sofort bringen beide dasselbe; der Unterschied kommt später.
puzzle-less-at-once = Der beste Zug bringt schon sofort mehr.
puzzle-not-compared = Die Bots haben ihn bald verworfen: Andere versprechen deutlich mehr.
puzzle-compared = Der Vergleich
puzzle-yours = Dein Zug
puzzle-the-best = Der beste
puzzle-at-once = Punkte sofort
puzzle-win = Gewinnchance
puzzle-points = Punkte am Ende
puzzle-percent = { $number } %
puzzle-unknown = ungewiss
puzzle-why = Warum er der beste ist
puzzle-line = Was er vorbereitet
puzzle-moves = Alle verglichenen Züge
puzzle-thinking = Der Trainer erklärt …
puzzle-explained = Verglichen von starken Bots, als das Rätsel entstand.
puzzle-show = Lösung zeigen
puzzle-show-about = Dann zählt dieses Rätsel nicht mehr als gelöst.
puzzle-next = Nächstes Rätsel
puzzle-again = Noch einmal
puzzle-all = Alle Rätsel
puzzle-gone = Dieses Rätsel gibt es nicht
puzzle-streak-goes-on =
    { $count ->
        [one] Das Rätsel des Tages ist gelöst: Eine Serie beginnt.
       *[other] Das Rätsel des Tages ist gelöst: { $count } Tage in Folge.
    }
