# Punkte in der laufenden Partie: wie sie gezählt werden.
account-title = Punkte, wenn die Partie jetzt endete
account-known = Punkte, die sich jetzt zählen lassen
account-at-least = mindestens
account-of = So zählen die Punkte von { $name }
account-how = So wird gezählt
account-show = Auf dem Tisch zeigen
account-nothing = Hier zählt noch nichts.
account-momiji-hidden = Die Stapel bleiben geschlossen: Was sie zählen, wird am Ende gesagt.
account-vivid-memories-hidden = Die Träume der anderen bleiben bis zum Ende verborgen.
account-momiji-pile = Stapel
account-momiji-objective = Ziele
account-gain = { $points } sicher
