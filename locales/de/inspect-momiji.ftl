# Was die Hinweise von Momiji sagen. Die Namen der Teile stehen in momiji.ftl.
inspect-momiji-hand = Lege sie auf deinen Stapel ihrer Sorte oder beginne einen. Ein Stapel bringt seine Anzahl Karten × die oberste Zahl.
inspect-momiji-drawn = Eine der 4 Karten, die du gezogen hast: Behalte 3, wirf 1 ab.
inspect-momiji-placed = Ein neuer Stapel kommt ans linke oder rechte Ende deiner Stapelreihe.
inspect-momiji-hand-cards = Handkarten: { $player }
inspect-momiji-hand-cards-about = Eine Hand ist geheim. Am Ende des Zugs bleiben höchstens { $limit } Karten.
inspect-momiji-column-about = Sammeln nimmt die ganze Spalte. Eine Spalte fasst { $room } Karten; die oberste kam zuletzt.
inspect-momiji-column-empty = Hier liegt gerade nichts.
inspect-momiji-pile-about = Er bringt seine Anzahl Karten × die Zahl obenauf.
inspect-momiji-knot = Nachbarn: { $left }, { $right }
inspect-momiji-knot-joined = Die Ecken, die sich berühren, zeigen beide eine Eichel: { $acorns } in der Ernte eines Zugs, der 2 Sorten ausgelegt hat.
inspect-momiji-knot-loose = Nur eine der Ecken, die sich berühren, zeigt eine Eichel: hier keine Ernte.
inspect-momiji-row-left = Linkes Ende der Stapelreihe
inspect-momiji-row-right = Rechtes Ende der Stapelreihe
inspect-momiji-row-about = Ein neuer Stapel beginnt an einem Ende der Stapelreihe, mit einer 0. Die Reihenfolge der Stapel bleibt.
inspect-momiji-taken = Es ist schon aktiviert.
inspect-momiji-landscapes = Landschaften: { $player }
inspect-momiji-landscapes-about = Jede ändert einmal in der Partie eine Regel. In einem Zug wird höchstens eine genutzt.
inspect-momiji-landscape-used = Genutzt: Ihre Eichel liegt darauf und bringt nichts.
inspect-momiji-draft-about = Vor dem ersten Zug wählen alle im Draft drei Landschaften.
inspect-momiji-deck-about = Ist die letzte Karte fort, haben alle noch einen Zug.
inspect-momiji-deck-solo = Eine Solo-Partie endet, wenn Karten fällig sind und er nicht genug hat.
inspect-momiji-discard-about = Offen für alle; nichts wird zurückgemischt.
inspect-momiji-torii-about = Eine 3 schließt einen Stapel und nimmt eines davon. Ist das letzte fort, haben alle noch einen Zug.
inspect-momiji-torii-of = Torii: { $player } { $count }
inspect-momiji-torii-of-about = Jedes liegt auf einem Stapel, den eine 3 geschlossen hat. Allein bringen sie nichts; ein Ziel zählt sie.
inspect-momiji-tops = Oberste Karten: { $player }
inspect-momiji-tops-about = Die Sorte jedes Stapels, von links nach rechts.
inspect-momiji-tops-none = Noch kein Stapel.
inspect-momiji-acorns = { $player }: { $acorns }
inspect-momiji-acorns-about = Sie bezahlen Landschaften (1), Ziele (3) und neue Karten im Garten (1). Jede im eigenen Vorrat bringt am Ende 1 Punkt.
inspect-momiji-harvest = Ernte: { $acorns }
inspect-momiji-harvest-about = Eicheln für Ecken in deiner Stapelreihe, die sich berühren, am Ende eines Zugs, der Karten von 2 Sorten ausgelegt hat.
inspect-momiji-points = Punkte bisher: { $player } { $points }
inspect-momiji-points-about = Stapel, Eicheln im eigenen Vorrat und aktivierte Ziele, wie sie jetzt zählen würden.
inspect-momiji-first = Beginnt
inspect-momiji-first-about = Hat die Partie begonnen, mit einer Eichel weniger.
inspect-momiji-turns-left = Das Ende ist ausgelöst
inspect-momiji-turns-left-about = Danach haben alle genau einen weiteren Zug, mit allen seinen Regeln.
inspect-momiji-goal = Zum Gewinnen
inspect-momiji-goal-about = Am Ende müssen alle Bedingungen erfüllt sein. Jetzt: { $state }.

# Was sonst von einem betrachteten Teil gesagt wird.
momiji-web-column-cards = { $count }: { $cards }
momiji-web-laid = Von unten nach oben: { $cards }
momiji-web-slid = Untergeschoben: { $cards }
momiji-web-pile-hidden = Was darunter liegt, darf niemand nachzählen.
momiji-web-is-closed = Mit einem Torii geschlossen: Hier kommt nichts mehr dazu.
momiji-web-is-closed-bare = Geschlossen: Hier kommt nichts mehr dazu.
momiji-web-fits = Als Nächstes: { $low } oder { $high }
momiji-web-landscape-price = Kostet { $price }; einmal pro Partie nutzbar.
momiji-web-asks = Für { $asks }
momiji-web-needs = Bedingung: { $need }
momiji-web-price = Preis: { $price }
momiji-web-worth = Wer es besitzt und erfüllt, erhält 10 Punkte; alle anderen, die es erfüllen, je 3.
momiji-web-owner = Aktiviert von: { $player }
momiji-web-then-closes = Schließt deinen { $pile } und nimmt ein Torii.
momiji-web-then-closes-bare = Schließt deinen { $pile }; es ist kein Torii mehr da.
momiji-web-then-harvest = Ernte am Ende dieses Zugs: { $acorns }
momiji-web-then-harvest-if = Ernte: { $acorns }, wenn du noch eine zweite Sorte auslegst
momiji-web-then-too-many = { $count ->
    [one] 1 Karte über dem Handkartenlimit: am Ende des Zugs abwerfen
   *[other] { $count } Karten über dem Handkartenlimit: am Ende des Zugs abwerfen
}
momiji-web-then-acorns = Danach hast du: { $acorns }
momiji-web-then-ends = Löst das Ende der Partie aus.
momiji-web-then-final = Lässt sich nicht zurücknehmen.
