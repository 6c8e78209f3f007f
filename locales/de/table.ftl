# Was jedes Spiel sagt.
seat = Platz { $number }
seat-other = { $seat }
seat-you = { $seat } (du)
# Wie ein Bildschirm für mehrere einen von ihnen anspricht.
prompt = { $seat }: { $ask }
# Das Ende einer Liste: „rote 0, rote 1 und rote 3“.
list = { $most } und { $last }
list-of = { $all }
quoted = „{ $text }“
nothing = nichts
game-over = Die Partie ist zu Ende.

# Warum ein Schritt nicht gemacht wurde.
refusal-over = Die Partie ist zu Ende.
refusal-not-your-turn = { $seat } ist jetzt nicht am Zug, sondern { $others }.
refusal-illegal = Dieser Schritt ist hier nicht erlaubt.
refusal-by-rule = { $why } (Regel { $rule })
refusal-not-a-move = { $asked } ist kein Schritt; am nächsten kommen hier: { $nearest }.
refusal-not-legal = { $asked } ist hier nicht erlaubt: { $why } Erlaubt ist zum Beispiel { $nearest }.
refusal-no-such-number = { $asked }: Es gibt { $count ->
    [one] nur eine Möglichkeit mit der Nummer 1
   *[other] { $count } Möglichkeiten, von 1 an nummeriert
}.
refusal-nothing-to-undo = Von dir gibt es keinen Schritt zurückzunehmen.
refusal-undo-sealed = Dein letzter Schritt lässt sich nicht zurücknehmen: Er hat etwas Verborgenes gezeigt oder deinen Zug beendet.
refusal-undo-others-moved = Dein letzter Schritt lässt sich nicht zurücknehmen: Seither hat jemand anderes gespielt.

# Wertung.
score-final = Endwertung
score-now = Wertung, wenn die Partie jetzt endete
score-place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
}
score-shared-place = { score-place } (geteilt)
score-seat = { $seat }: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
score-tie-break = bei Gleichstand: { $points } { $label }
challenge-won = { $name }: gewonnen
challenge-lost = { $name }: verloren
challenge-met = { $name }: alle Bedingungen sind jetzt erfüllt
challenge-open = { $name }: noch nicht gewonnen
condition-met = erfüllt
condition-missed = verfehlt
