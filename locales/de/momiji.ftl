# Momiji. Namen der Teile, dann Schritte (do), Aufforderungen (ask), Ereignisse, Punkte, das Bild, Optionen.
momiji-name = Momiji
momiji-about = Sammle Herbstblätter im kaiserlichen Garten, staple sie klug und merke dir, was unter jedem Stapel liegt.

# Sorten: allein, als Karte, als Stapel (und als Stapel, mit dem etwas geschieht), als Spalte.
momiji-leaf-card = Blattkarte
momiji-leaf-red = Rot
momiji-leaf-orange = Orange
momiji-leaf-yellow = Gelb
momiji-leaf-green = Grün
momiji-leaf-brown = Braun
momiji-leaf-purple = Violett
# Die Zahl einer Karte, mit einem Punkt auf jeder Seite, deren Ecke eine Eichel zeigt.
momiji-face = { $acorns ->
    [left] •{ $number }
    [right] { $number }•
    [both] •{ $number }•
   *[none] { $number }
}
momiji-corners = { $acorns ->
    [left] Eichel in der linken Ecke
    [right] Eichel in der rechten Ecke
    [both] Eicheln in beiden Ecken
   *[none] keine Eichel
}
momiji-card-red = rote { momiji-face }
momiji-card-orange = orange { momiji-face }
momiji-card-yellow = gelbe { momiji-face }
momiji-card-green = grüne { momiji-face }
momiji-card-brown = braune { momiji-face }
momiji-card-purple = violette { momiji-face }
momiji-pile-red = roter Stapel
momiji-pile-orange = oranger Stapel
momiji-pile-yellow = gelber Stapel
momiji-pile-green = grüner Stapel
momiji-pile-brown = brauner Stapel
momiji-pile-purple = violetter Stapel
momiji-pile-red-object = roten Stapel
momiji-pile-orange-object = orangen Stapel
momiji-pile-yellow-object = gelben Stapel
momiji-pile-green-object = grünen Stapel
momiji-pile-brown-object = braunen Stapel
momiji-pile-purple-object = violetten Stapel
momiji-column-red = rote Spalte
momiji-column-orange = orange Spalte
momiji-column-yellow = gelbe Spalte
momiji-column-green = grüne Spalte
momiji-column-brown = braune Spalte
momiji-column-purple = violette Spalte

momiji-acorn = Eichel
momiji-acorns = { $count ->
    [0] keine Eichel
    [one] 1 Eichel
   *[other] { $count } Eicheln
}
momiji-torii = Torii
momiji-closed = geschlossener Stapel
momiji-row = Stapelreihe

# Die Landschaften und ihre Fähigkeiten.
momiji-landscape = Landschaft { $letter }
momiji-landscape-a-does = Bei diesem Auslegen darf 1 Karte eine Zahl überspringen: eine 2 auf eine 0, eine 3 auf eine 1 oder ein neuer Stapel, der mit einer 1 beginnt.
momiji-landscape-b-does = Sammle 1 oder 2 ganze Spalten, zusammen höchstens 4 Karten.
momiji-landscape-c-does = Ordne deine Stapel beliebig um und erhalte 2 Eicheln.
momiji-landscape-d-does = Statt eine Spalte zu sammeln, sieh dir 4 Karten vom Nachziehstapel an: Behalte 3, wirf 1 ab.
momiji-landscape-e-does = Lege nach dem Sammeln noch 1 oder 2 Karten aus.
momiji-landscape-f-does = Nimm die oberste Karte einer Spalte und erhalte 2 Eicheln.
momiji-landscape-g-does = Nimm 1 beliebige Karte aus der Ablage.
momiji-landscape-h-does = Nachdem du nur eine Sorte ausgelegt hast, aktiviere ein Ziel zum üblichen Preis oder tausche eines von deinen gegen ein verfügbares.
momiji-landscape-i-does = Nimm nach dem Aktivieren noch eine Spalte.
momiji-landscape-j-does = Lege bei diesem Auslegen bis zu 4 Karten auf 1 oder 2 Stapel; mehr als 2 Karten müssen auf 2.
momiji-landscape-k-does = Sammle statt einer Spalte die oberste Karte von 1, 2 oder 3 Spalten.
momiji-landscape-l-does = Wirf beliebig viele Handkarten für je 1 Eichel ab und erhalte 2 Eicheln dazu.
momiji-landscape-m-does = Schiebe nach dem Auslegen je 1 Handkarte unter 1 oder 2 deiner nicht geschlossenen Stapel: Der Stapel wächst, die oberste Karte bleibt.
momiji-landscape-n-does = 4 Karten kommen vom Nachziehstapel: Jede passende wird auf deine Stapel gelegt, die anderen kommen in den Garten.

# Die Ziele, und was sie verlangen.
momiji-objective-most-red = am meisten Rot
momiji-objective-most-orange = am meisten Orange
momiji-objective-most-yellow = am meisten Gelb
momiji-objective-most-green = am meisten Grün
momiji-objective-most-brown = am meisten Braun
momiji-objective-most-purple = am meisten Violett
momiji-objective-longest-pile = größter Stapel
momiji-objective-highest-tops = höchste Zahlen oben
momiji-objective-most-torii = die meisten Torii
momiji-objective-most-acorns = die meisten Eicheln
momiji-objective-piles-and-landscapes = Stapel und Landschaften
momiji-objective-most-zeros = die meisten Nullen
momiji-objective-most-warm = am meisten warmes Laub
momiji-objective-most-cool = am meisten kühles Laub
momiji-objective-fewest-cards = die wenigsten Karten
momiji-objective-most-in-hand = vollste Hand
momiji-objective-most-red-asks = die meisten roten Karten in der Auslage
momiji-objective-most-orange-asks = die meisten orangen Karten in der Auslage
momiji-objective-most-yellow-asks = die meisten gelben Karten in der Auslage
momiji-objective-most-green-asks = die meisten grünen Karten in der Auslage
momiji-objective-most-brown-asks = die meisten braunen Karten in der Auslage
momiji-objective-most-purple-asks = die meisten violetten Karten in der Auslage
momiji-objective-longest-pile-asks = die meisten Karten in einem Stapel
momiji-objective-highest-tops-asks = die höchste Summe der Zahlen auf den obersten Karten
momiji-objective-most-torii-asks = die meisten Torii auf Stapeln
momiji-objective-most-acorns-asks = die meisten Eicheln im eigenen Vorrat
momiji-objective-piles-and-landscapes-asks = die meisten Stapel und ungenutzten Landschaften zusammen
momiji-objective-most-zeros-asks = die meisten Nullen in der Auslage
momiji-objective-most-warm-asks = die meisten roten, orangen und gelben Karten in der Auslage
momiji-objective-most-cool-asks = die meisten grünen, braunen und violetten Karten in der Auslage
momiji-objective-fewest-cards-asks = die wenigsten Karten in der Auslage
momiji-objective-most-in-hand-asks = die meisten Handkarten am Ende

# Szenarien: wie schwer sie sind, was ihre Ziele kosten und verlangen, was gewinnt.
momiji-scenario = { $name } ({ $level })
momiji-scenario-other = { $name }
momiji-level-medium = mittel
momiji-level-hard = schwer
momiji-token = { $price }; { $need }
momiji-price-top = kostet die Zahl auf seinem Stapel
momiji-price-half = die halben Eicheln
momiji-needs-pile = ein Stapel dieser Sorte
momiji-needs-middle = mittlerer von 3 Stapeln am größten
momiji-needs-zeros = { $count ->
    [one] 1 Null
   *[other] { $count } Nullen
} (Hand oder oben)
momiji-needs-torii = Torii auf jedem Stapel
momiji-needs-stock = bei mindestens { $count }
momiji-win-points = mindestens { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} auf dem Stapel jeder Sorte
momiji-win-middle = 3 Stapel, der mittlere mit mehr Karten als jeder der anderen
momiji-win-activated = mindestens { $count ->
    [one] 1 Ziel
   *[other] { $count } Ziele
} aktiviert
momiji-win-tops = ein Stapel jeder Sorte, obenauf mindestens eine { $number }
momiji-win-points-with-token = { $types ->
    [one] 1 Sorte mit mindestens { $points } Punkten und aktiviertem Ziel
   *[other] { $types } Sorten mit mindestens { $points } Punkten und aktiviertem Ziel
}
momiji-win-stock = mindestens { $count ->
    [one] 1 Eichel
   *[other] { $count } Eicheln
}
momiji-win-torii = ein Torii auf dem Stapel jeder Sorte

# Was ein Schritt bewirkt.
momiji-do-lay-first = Beginne deinen ersten Stapel: Lege die { $card } aus.
momiji-do-lay = Lege die { $card } auf deinen { $pile }.
momiji-do-lay-closes = Lege die { $card } auf deinen { $pile }. Das schließt den Stapel und bringt ihm ein Torii.
momiji-do-lay-left = Beginne deinen { $pile } mit der { $card } am linken Ende deiner Reihe.
momiji-do-lay-right = Beginne deinen { $pile } mit der { $card } am rechten Ende deiner Reihe.
momiji-do-place-left = Beginne den Stapel am linken Ende deiner Reihe.
momiji-do-place-right = Beginne den Stapel am rechten Ende deiner Reihe.
momiji-do-discard-keep = Wirf die { $card } ab und behalte die anderen 3.
momiji-do-discard-for-acorn = Wirf die { $card } für 1 Eichel ab.
momiji-do-discard-exchange = Wirf die { $card } für den Tausch ab.
momiji-do-discard-toll = Wirf die { $card } ab, wie es solo nach jedem Auslegen nötig ist.
momiji-do-discard-hand-limit = Wirf die { $card } ab, um das Handkartenlimit einzuhalten.
momiji-do-retrieve = Nimm die { $card } aus der Ablage auf die Hand.
momiji-do-slide = Schiebe die { $card } unter deinen { $pile }; sie zählt als Karte, ihre Zahl zählt nicht.
momiji-do-take = Nimm die { $column }: { $cards }.
momiji-do-take-top = Nimm die { $card }, die oben in ihrer Spalte liegt ({ $column }).
momiji-do-arrange = Lege den { $pile } an die nächste Stelle von links.
momiji-do-under = Schiebe eine Karte unter deinen { $pile }.
momiji-do-use = Nutze { $landscape }: { $does } Kostet { $price }.
momiji-do-draft = Wähle { $landscape }: { $does }
momiji-do-activate = Aktiviere „{ $objective }“ für { $price }: { $points } Punkte für { $asks } (andere, die das haben: { $others }).
momiji-do-activate-token = Aktiviere „{ $objective }“ für { $price }.
momiji-do-give-back = Gib dein Ziel „{ $objective }“ für ein anderes zurück.
momiji-do-swap-for = Nimm stattdessen „{ $objective }“: { $asks }.
momiji-do-reveal = Zahle { $price }, um { $count ->
    [one] 1 weitere Karte
   *[other] { $count } weitere Karten
} aufzudecken, und sammle dann.
momiji-do-exchange = Wirf 2 Handkarten ab und erhalte { $gain }.
momiji-do-done-laying = Lege keine Karten mehr aus.
momiji-do-done-taking = Nimm nichts mehr.
momiji-do-done-arranging = Lass die anderen Stapel in ihrer Reihenfolge.
momiji-do-done-sliding = Schiebe keine zweite Karte unter.
momiji-do-done-discarding = Wirf keine Karten mehr ab.
momiji-do-pass = Passe: Keine Hauptaktion ist möglich.
momiji-do-end-turn = Beende deinen Zug.
momiji-do-end-turn-harvest = Beende deinen Zug; die Ernte bringt { $gain }.

# Was verlangt wird.
momiji-ask-draft = Wähle eine Landschaft.
momiji-ask-main = Sammle, lege aus oder aktiviere.
momiji-ask-options = Nutze eine freiwillige Aktion oder beende deinen Zug.
momiji-ask-collect = Sammle eine Spalte.
momiji-ask-column = Nimm eine Spalte.
momiji-ask-second-column = Nimm eine zweite Spalte oder lass es dabei.
momiji-ask-tops = Nimm die oberste Karte von bis zu 3 Spalten.
momiji-ask-keep = Wirf 1 der 4 Karten ab.
momiji-ask-lay = Lege eine Karte aus.
momiji-ask-lay-more = Lege noch eine Karte aus oder lass es dabei.
momiji-ask-lay-skip = Lege Karten aus; 1 darf eine Zahl überspringen.
momiji-ask-lay-four = Lege bis zu 4 Karten auf 1 oder 2 Stapel.
momiji-ask-toll = Wirf nach dem Auslegen eine Karte ab.
momiji-ask-exchange = Wirf 2 Karten für 1 Eichel ab.
momiji-ask-exchange-more = Wirf noch eine Karte ab.
momiji-ask-arrange = Wähle den nächsten Stapel von links.
momiji-ask-take-top = Nimm die oberste Karte einer Spalte.
momiji-ask-retrieve = Nimm eine Karte aus der Ablage.
momiji-ask-activate-or-swap = Aktiviere ein Ziel oder gib eines zurück.
momiji-ask-swap-for = Wähle das Ziel, das du erhältst.
momiji-ask-discard-for-acorns = Wirf Karten für Eicheln ab oder lass es dabei.
momiji-ask-slide-under = Wähle einen Stapel, unter den eine Karte kommt.
momiji-ask-slide-card = Wähle die Karte, die du unterschiebst.
momiji-ask-place = An welchem Ende beginnt die { $card } ihren Stapel?
momiji-ask-hand-limit = Wirf bis zum Handkartenlimit ab.

# Was geschah.
momiji-drafted = { $seat } wählt { $landscape }.
momiji-landscape-opened = Aufgedeckt: { $landscape }.
momiji-paid-reveal = { $seat } zahlt, um Karten aufzudecken.
momiji-revealed = Neu im Garten: { $card }.
momiji-revealed-to-discard = Abgeworfen, weil die Spalte voll ist: { $card }.
momiji-cleared = Aus dem Garten: { $card }.
momiji-took = { $seat } nimmt die { $card }.
momiji-drew = { $seat } zieht die { $card }.
momiji-drew-hidden = { $seat } zieht eine Karte.
momiji-threw-back = { $seat } wirft von den gezogenen Karten die { $card } ab.
momiji-laid = { $seat } legt die { $card }.
momiji-laid-left = { $seat } legt die { $card } als neuen Stapel links an.
momiji-laid-right = { $seat } legt die { $card } als neuen Stapel rechts an.
momiji-closed-with-torii = { $seat } schließt den { $pile } mit einem Torii.
momiji-closed-without-torii = { $seat } schließt den { $pile }; es ist kein Torii mehr da.
momiji-discarded = { $seat } wirft die { $card } ab.
momiji-retrieved = { $seat } nimmt die { $card } aus der Ablage.
momiji-slid = { $seat } schiebt die { $card } unter den { $pile }.
momiji-used = { $seat } nutzt { $landscape }.
momiji-gained = { $seat } erhält { $gain }.
momiji-rearranged = { $seat } ordnet die Stapel um.
momiji-activated = { $seat } zahlt { $price } und aktiviert „{ $objective }“.
momiji-swapped = { $seat } tauscht „{ $old }“ gegen „{ $new }“.
momiji-passed = { $seat } passt.
momiji-harvested = { $seat } erntet { $gain }.
momiji-end-triggered = { $seat } löst das Ende der Partie aus.
momiji-turn-ended = { $seat } beendet den Zug.

# Woher Punkte kommen.
momiji-points-pile = { $pile }: { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
} × { $number }
momiji-points-acorns = Eicheln
momiji-points-objective = Ziel „{ $objective }“
momiji-points-own-objective = eigenes Ziel „{ $objective }“
momiji-points-hand = Handkarten

# Rund um den Tisch.
momiji-deck = Nachziehstapel { $count }
momiji-discard = Ablage { $count }
momiji-torii-left = Torii übrig { $count }
momiji-ending = das Ende ist ausgelöst
momiji-over = zu Ende
momiji-turns-left = übrige Züge: { $count }
momiji-garden = Garten
momiji-garden-hint = (unten liegt zuoberst)
momiji-empty = leer
momiji-none = keine
momiji-none-left = keine mehr
momiji-objectives = Ziele
momiji-objectives-price = (aktivieren: { $price })
momiji-to-win = Zum Sieg
momiji-in-hand = { $count } auf der Hand
momiji-landscapes = Landschaften
momiji-landscape-used = { $letter }(genutzt)
momiji-piles = Stapel
momiji-owns = Ziele
momiji-hand = Hand
momiji-drawn = neu
momiji-draft = Landschaften zur Auswahl
momiji-legend = •0 Eichel in der linken Ecke, 0• rechts, •0• beide (Ecken rekonstruiert)

# Spielmodi und Optionen.
momiji-mode-first-game = erste Partie
momiji-mode-draft = Draft
momiji-mode-solo = Solo
momiji-option-landscapes = Landschaften
momiji-option-landscapes-help = zu 2 bis 4: für alle ein Startsatz, oder ein Draft für Leute, die das Spiel kennen
momiji-option-landscapes-starter = Startsatz
momiji-option-landscapes-draft = Draft
momiji-option-open-piles = offene Stapel
momiji-option-open-piles-help = allen alle Karten aller Stapel zeigen, nicht nur die obersten
momiji-option-open-piles-default = nein (solo: ja)
momiji-option-open-piles-no = nein
momiji-option-open-piles-yes = ja
momiji-option-types = Blattsorten
momiji-option-types-help = die Sorten im Spiel: so viele wie Personen + 2
momiji-option-types-values = Sorten mit Kommas, etwa red,green,brown,purple
momiji-option-types-default = ausgelost
momiji-option-first = wer beginnt
momiji-option-first-help = wer den ersten Zug hat
momiji-option-first-values = ein Platz, ab 1
momiji-option-first-default = ausgelost
momiji-option-scenario = Szenario
momiji-option-scenario-help = solo: das Szenario, das zu gewinnen ist
momiji-option-scenario-cold-breeze = Kühle Brise
momiji-option-scenario-meditation = Meditation
momiji-option-scenario-equinox = Tagundnachtgleiche
