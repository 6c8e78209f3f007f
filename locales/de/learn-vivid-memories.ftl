# Die Lektionen von Vivid Memories: was gesagt wird, dann Tipps, vom kleinsten zum größten.
learn-vivid-memories-first-title = Deine erste Partie
learn-vivid-memories-first-about = Eine Runde mit Iris, Schritt für Schritt, dann zwei eigene Runden.
learn-vivid-memories-theme = Jedes Fragment ist ein Stück Kindheit, und ein Faden in einer Farbe verbindet Kernerinnerungen am Rand deiner Tafel. Tippe die beiden roten Kernplätze am oberen Rand an: Dein erster Faden wird sie verbinden.
learn-vivid-memories-theme-nudge = Suche am oberen Rand nach Rot.
learn-vivid-memories-theme-piece = Einer liegt über A1, der andere zwischen A2 und A3.
learn-vivid-memories-theme-move = Tippe S03 an, dann S05.
learn-vivid-memories-take = Von einem Ende der Reihe nimmst du 1 Fragment, 2 einer Farbe oder 3 verschiedene. Nimm Rot, Gelb und Grün vom rechten Plättchen.
learn-vivid-memories-take-nudge = Drei verschiedene Farben, alle vom Plättchen am rechten Ende.
learn-vivid-memories-take-piece = Wähle dort Rot, Gelb und Grün; lass das blaue liegen.
learn-vivid-memories-take-move = Tippe auf dem rechten Plättchen Rot, Gelb und Grün an und nimm sie.
learn-vivid-memories-take-blue = Auch drei verschiedene, aber ein Moment-Plättchen wird später Grün von dir verlangen.
learn-vivid-memories-place = Alles, was du nimmst, kommt zusammen in ein leeres Feld. Lege es nach A1, das einen roten Kernplatz berührt, und beende deinen Zug.
learn-vivid-memories-place-nudge = Welches Feld berührt den linken roten Kernplatz?
learn-vivid-memories-place-piece = Es ist A1, das erste Feld der obersten Zeile.
learn-vivid-memories-place-move = Wähle A1 und beende deinen Zug.
learn-vivid-memories-place-iris = Iris hat zwei blaue von zwei Plättchen genommen, und das geleerte Plättchen gehört ihr.
learn-vivid-memories-count = Ein Faden bringt seine Felder mal die leeren Kernplätze, die er verbindet. Nimm beide roten von links, lege sie nach A2 und beende deinen Zug: 2 Felder × 2 Kernplätze = 4.
learn-vivid-memories-count-nudge = Zwei einer Farbe darfst du zusammen nehmen.
learn-vivid-memories-count-piece = Beide roten liegen auf dem Plättchen am linken Ende; A2 berührt A1 und den zweiten roten Kernplatz.
learn-vivid-memories-count-move = Nimm Rot und Rot von links, wähle A2, beende deinen Zug.
learn-vivid-memories-empty = Leerst du beim Nehmen ein Plättchen, geht es beim nächsten weiter, und das geleerte gehört dir. Nimm das letzte rote von rechts mit Violett und Grün vom Plättchen daneben, lege sie nach A3 und beende deinen Zug.
learn-vivid-memories-empty-nudge = Rechts ist ein Plättchen fast leer: Fang dort an.
learn-vivid-memories-empty-piece = Rot vom letzten Plättchen, Violett und Grün vom inneren; A3 ist das letzte Feld der obersten Zeile.
learn-vivid-memories-empty-move = Nimm Rot, Violett und Grün von rechts, wähle A3, beende deinen Zug.
learn-vivid-memories-empty-alone = Damit erhältst du das Plättchen auch, aber nur 1 Fragment statt 3.
learn-vivid-memories-empty-iris = Der Faden steht bei 3 × 2 = 6, und das erste Moment-Plättchen gehört dir. Iris lässt ein letztes Fragment übrig.
learn-vivid-memories-single = Wer genau 1 Fragment nimmt, darf danach neu verknüpfen. Nimm das letzte gelbe und lege es nach B2, direkt unter den Faden.
learn-vivid-memories-single-nudge = In der Reihe liegt nur noch ein Fragment.
learn-vivid-memories-single-piece = B2 liegt direkt unter A1 und A2.
learn-vivid-memories-single-move = Nimm Gelb und wähle B2.
learn-vivid-memories-rewire = Ein Feld zählt für seinen Faden einmal, egal wie viele rote darin liegen. Verknüpfe A2 neu: Lege ein rotes ins Feld des gelben, schließe das ab und beende deinen Zug.
learn-vivid-memories-rewire-nudge = Ein Feld hat ein rotes mehr, als es braucht.
learn-vivid-memories-rewire-piece = A2 kann ein rotes abgeben; das Feld mit dem einzelnen gelben hat keines.
learn-vivid-memories-rewire-move = Verknüpfe A2 neu, lege Rot ins gelbe Feld, schließe ab, beende deinen Zug.
learn-vivid-memories-rewire-in = So kommt ein rotes nach A2, wo eines reicht, und der Faden gewinnt kein Feld.
learn-vivid-memories-rewire-iris = Der Faden steht bei 4 × 2 = 8. Die Reihe ist leer, also sinnt ihr beide nach; Iris ist schnell.
learn-vivid-memories-bank = Jedes erhaltene Plättchen kommt auf einen Bankplatz und bedeckt dessen Aktion. Lege das Plättchen, das Grün hinzufügt, auf Vertauschen und das mit Rot auf Spekulieren, damit Schieben frei bleibt.
learn-vivid-memories-bank-nudge = Schieben soll unbedeckt bleiben: Du brauchst es bald.
learn-vivid-memories-bank-piece = Die beiden Bankplätze sind Vertauschen und Spekulieren.
learn-vivid-memories-bank-move = Das Plättchen mit Violett, Grün und Rot auf Vertauschen, das andere auf Spekulieren.
learn-vivid-memories-bank-push = Das bedeckt Schieben, und gleich würde es dir fehlen.
learn-vivid-memories-use = Nur ein genutztes Plättchen kann Punkte bringen: Es wirkt einmal und zeigt dann seine Wertungsseite. Nutze das Plättchen, das Grün hinzufügt, und lege das grüne nach C3.
learn-vivid-memories-use-nudge = Das grüne soll neben das Feld mit Rot und Gelb.
learn-vivid-memories-use-piece = Nutze das Plättchen mit der Bedingung Violett, Grün, Rot.
learn-vivid-memories-use-move = Nutze das Plättchen, das Grün hinzufügt, und wähle C3.
learn-vivid-memories-branch = Auch ein Abzweig zählt zum Faden. Nutze das Plättchen, das Rot hinzufügt, und lege das rote in ein leuchtendes Feld neben dem Faden: 5 × 2 = 10.
learn-vivid-memories-branch-nudge = Jedes leere Feld neben einem roten passt.
learn-vivid-memories-branch-piece = Dein zweites Plättchen fügt Rot hinzu; die leuchtenden Felder berühren den Faden.
learn-vivid-memories-branch-move = Nutze das Plättchen, das Rot hinzufügt, und wähle ein leuchtendes Feld.
learn-vivid-memories-branch-far = Dieses Feld berührt den Faden nicht; er bleibt bei 4 × 2 = 8.
learn-vivid-memories-match = Eine Bedingung erfüllen genau ihre Fragmente, in so vielen Feldern, wie du schaffst. Schiebe das grüne in das Feld mit Rot und Gelb.
learn-vivid-memories-match-nudge = Deine Bank hat noch eine Aktion, die ein Fragment bewegt.
learn-vivid-memories-match-piece = Schieben, aus dem Feld mit dem einzelnen grünen.
learn-vivid-memories-match-move = Nutze Schieben, wähle das grüne, schicke es ins Feld mit Rot und Gelb.
learn-vivid-memories-moments = Zuerst zählen Momente: 6 Punkte für jedes Feld mit genau den 3 Fragmenten eines gewendeten Plättchens. Zu einem passt A3, zum anderen passen A1 und das Feld von eben: Wie viele Punkte sind das?
learn-vivid-memories-moments-nudge = Zähle die passenden Felder, nicht die Plättchen.
learn-vivid-memories-moments-piece = Ein Feld fürs erste Plättchen, zwei fürs zweite.
learn-vivid-memories-moments-move = 6 + 6 + 6 = 18.
learn-vivid-memories-reward = Sag, dass du fertig bist. Deine Plättchen bringen Punkte und verlassen die Bank als kostbare Momente; die von Iris passen zu nichts: Sie bringen 0 und bleiben.
learn-vivid-memories-reward-nudge = Beim Nachsinnen gibt es nichts mehr zu tun.
learn-vivid-memories-reward-piece = Der Knopf unter der Tafel schließt es ab.
learn-vivid-memories-reward-move = Beende das Nachsinnen.
learn-vivid-memories-fill = Der Faden bringt seine 10 Punkte, dann nimmt jeder verbundene Kernplatz ein rotes aus einem Feld, das ihn berührt. Für S05 kann es aus A2 oder A3 kommen: Welches Feld kann es entbehren?
learn-vivid-memories-fill-nudge = Beides ist erlaubt; der Faden der nächsten Runde verliert so oder so ein Feld.
learn-vivid-memories-fill-piece = In A2 liegt nur ein rotes, in A3 ein rotes mit Violett und Grün.
learn-vivid-memories-fill-move = Fülle S05 aus A2 oder A3.
learn-vivid-memories-sets = Vollständige Kernerinnerungen aus 1, 2 oder 3 Kernplätzen bringen 1, 4 oder 18 Punkte, jetzt und in jeder späteren Runde: S05 hat eben 1 gebracht. Tippe die zwei Kernplätze an, die S03 für 18 noch fehlen.
learn-vivid-memories-sets-nudge = Die drei Kernplätze einer Kernerinnerung liegen am Rand nebeneinander.
learn-vivid-memories-sets-piece = Es sind die beiden neben S03: ein grüner und ein gelber.
learn-vivid-memories-sets-move = Tippe S02 und S04 an.
learn-vivid-memories-free = 29 zu 5 Punkte, und zwei weitere Runden gegen Iris gehören dir. Denk an deinen geheimen Traum: Am Ende bringt Violett 1 in einem Feld, 2 in einem Kernplatz und 5 für jeden kostbaren Moment, der es zeigt; einen hast du schon.
learn-vivid-memories-free-nudge = Zwei Kernplätze einer Farbe mit wenigen Feldern dazwischen ergeben früh einen Faden.
learn-vivid-memories-free-piece = Der dritte rote Kernplatz liegt am unteren Rand zwischen E2 und E3.
learn-vivid-memories-free-move = Nimm, was dein Faden oder ein Plättchen der Reihe verlangt; einen Tipp gibt es jederzeit.
