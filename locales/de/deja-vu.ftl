# Deja Vu. Namen der Teile, dann Schritte (do), Aufforderungen (ask), Ereignisse, Punkte, das Bild, Optionen.
deja-vu-name = Deja Vu: Fragments of Memory
deja-vu-title = Deja Vu
deja-vu-about = Hilf einem namenlosen Mädchen, die zwischen den Sternen verstreuten Sinneseindrücke zu sammeln und sein Gedächtnis neu aufzubauen.

# Farben, Formen, Sinneseindrücke (als Name, und als etwas, mit dem etwas geschieht), Karten, Fragmente.
deja-vu-colour = { $colour ->
    [white] Weiß
    [blue] Blau
    [red] Rot
    [purple] Violett
    [yellow] Gelb
   *[green] Grün
}
deja-vu-shape-sun = Sonne
deja-vu-shape-moon = Mond
deja-vu-shape-star = Stern
deja-vu-shape-raindrop = Regentropfen
deja-vu-shape-lightning = Blitz
deja-vu-shape-any = beliebig
deja-vu-bit = Sinneseindruck
deja-vu-bit-sun = { $colour ->
    [white] weiße
    [blue] blaue
    [red] rote
    [purple] violette
    [yellow] gelbe
   *[green] grüne
} Sonne
deja-vu-bit-sun-object = eine { $colour ->
    [white] weiße
    [blue] blaue
    [red] rote
    [purple] violette
    [yellow] gelbe
   *[green] grüne
} Sonne
deja-vu-bit-moon = { $colour ->
    [white] weißer
    [blue] blauer
    [red] roter
    [purple] violetter
    [yellow] gelber
   *[green] grüner
} Mond
deja-vu-bit-moon-object = einen { $colour ->
    [white] weißen
    [blue] blauen
    [red] roten
    [purple] violetten
    [yellow] gelben
   *[green] grünen
} Mond
deja-vu-bit-star = { $colour ->
    [white] weißer
    [blue] blauer
    [red] roter
    [purple] violetter
    [yellow] gelber
   *[green] grüner
} Stern
deja-vu-bit-star-object = einen { $colour ->
    [white] weißen
    [blue] blauen
    [red] roten
    [purple] violetten
    [yellow] gelben
   *[green] grünen
} Stern
deja-vu-bit-raindrop = { $colour ->
    [white] weißer
    [blue] blauer
    [red] roter
    [purple] violetter
    [yellow] gelber
   *[green] grüner
} Regentropfen
deja-vu-bit-raindrop-object = einen { $colour ->
    [white] weißen
    [blue] blauen
    [red] roten
    [purple] violetten
    [yellow] gelben
   *[green] grünen
} Regentropfen
deja-vu-bit-lightning = { $colour ->
    [white] weißer
    [blue] blauer
    [red] roter
    [purple] violetter
    [yellow] gelber
   *[green] grüner
} Blitz
deja-vu-bit-lightning-object = einen { $colour ->
    [white] weißen
    [blue] blauen
    [red] roten
    [purple] violetten
    [yellow] gelben
   *[green] grünen
} Blitz
deja-vu-card = { $colour ->
    [white] weiße
    [blue] blaue
    [red] rote
    [purple] violette
    [yellow] gelbe
   *[green] grüne
} { $number }
deja-vu-tile = { $tile }
deja-vu-fragment = { $colour ->
    [rose] Rosa
    [amber] Bernstein
   *[teal] Petrol
} { $pips }
deja-vu-flower = Blume
deja-vu-girl = das Mädchen
deja-vu-hive-name = Gedächtnismatrix

# Was Karten verlangen und geben.
deja-vu-card-does = { $slots }; { $gift }
deja-vu-gift = { $power }, { $points } Punkte
deja-vu-power-hand = 1 Handkarte mehr
deja-vu-power-footprint = 1 Schritt mehr für das Mädchen
deja-vu-power-chest = 1 Sinneseindruck mehr in Truhen
deja-vu-power-short-term = 1 Karte mehr im Kurzzeitgedächtnis
deja-vu-power-white-claim = 1 Weißer dazu
deja-vu-power-flower = 1 Blume
deja-vu-scores-run = { $points } Punkte für jedes Fragment deiner längsten Sequenz in { $colour ->
    [rose] Rosa
    [amber] Bernstein
   *[teal] Petrol
}
deja-vu-scores-set = { $points } Punkte für jeden Dreiersatz aus Fragmenten gleicher Augenzahl
deja-vu-scores-each = { $points } Punkte für jedes Fragment
deja-vu-scores-cards = { $points } Punkte für 1 bis 5 { $colour ->
    [white] weiße
    [blue] blaue
    [red] rote
    [purple] violette
    [yellow] gelbe
   *[green] grüne
} Karten

# Was ein Schritt bewirkt.
deja-vu-do-place = Lege den nächsten Sternnebel { $direction ->
    [east] rechts neben { $tile }
    [west] links neben { $tile }
    [north-east] rechts über { $tile }
    [north-west] links über { $tile }
    [south-east] rechts unter { $tile }
   *[south-west] links unter { $tile }
}.
deja-vu-do-girl = Bewege das Mädchen nach { $tile }; dort liegt das Fragment { $fragment }.
deja-vu-do-girl-no-fragment = Bewege das Mädchen nach { $tile }; das Fragment dort ist schon fort.
deja-vu-do-plant = Pflanze eine Blume auf { $tile }, wo das Mädchen steht, und nimm das Fragment { $fragment }.
deja-vu-do-sow = Nimm { $bits } von { $tile } auf und säe sie auf einem Weg aus.
deja-vu-do-drop = Lege { $bit } auf { $tile } ab und geh weiter (noch { $count }).
deja-vu-do-drop-last = Lege { $bit } auf { $tile } ab, den letzten: { $count ->
    [0] Nimm ihn wieder auf; kein anderer dort hat seine Farbe.
   *[other] Nimm ihn wieder auf, dazu { $count } in { deja-vu-colour } von dort.
}
deja-vu-do-claim = Nimm auch { $bit }.
deja-vu-do-build = Verinnerliche die { $card }: { $does }.
deja-vu-do-build-public = Verinnerliche die gemeinschaftliche { $card }: { $does }.
deja-vu-do-lay = Lege { $bit } auf die { $card }.
deja-vu-do-lay-for-point = Lege { $bit } auf die { $card }; bringt 1 Punkt, wenn die Karte vollständig ist.
deja-vu-do-grow = Zahle { $count ->
    [one] 1 Sinneseindruck
   *[other] { $count } Sinneseindrücke
} für eine Blume auf deiner Startkarte.
deja-vu-do-pay = Zahle { $bit }.
deja-vu-do-save = Bewahre { $bit } in einer Truhe für spätere Züge.
deja-vu-do-name = Einer der übrigen Sinneseindrücke kommt auf { $tile }.
deja-vu-do-discard = Wirf die { $card } ab ({ $does }).
deja-vu-do-raise = Beginne mit der { $card } im Langzeitgedächtnis ({ $does }).
deja-vu-do-skip-sowing = Mach ohne Aussäen weiter: Kein Sternnebel ist als Startpunkt möglich.
deja-vu-do-done-claiming = Nimm keine weiteren weißen.
deja-vu-do-done-acting = Beende die Déjà-vu-Phase.
deja-vu-do-done-adding = Lege vorerst nichts mehr auf diese Karte.
deja-vu-do-done-covering = Lass die Karte vorerst im Kurzzeitgedächtnis.
deja-vu-do-done-saving = Bewahre nichts mehr; der Rest kommt in die Gedächtnismatrix.
deja-vu-do-done-planting = Weiter zum Ende des Zugs.
deja-vu-do-draw = Ziehe bis zum Handkartenlimit und beende deinen Zug.

# Was verlangt wird.
deja-vu-ask-build = Lege einen Sternnebel irgendwo an die Sternenkarte.
deja-vu-ask-build-second = Lege einen zweiten Sternnebel so, dass jeder 2 andere berührt.
deja-vu-ask-raise = Wähle eine Karte, mit der du im Langzeitgedächtnis beginnst.
deja-vu-ask-opening = Wirf bis auf deine Starthand ab.
deja-vu-ask-begin = Wähle einen Sternnebel zum Aussäen oder bewege zuerst das Mädchen.
deja-vu-ask-sow = Wähle den nächsten Sternnebel und den Sinneseindruck, der dort bleibt.
deja-vu-ask-claim = Nimm weiße Sinneseindrücke oder lass es dabei.
deja-vu-ask-act = Verinnerliche Karten, lass eine Blume erblühen oder lass es dabei.
deja-vu-ask-cover = Fülle das nächste Feld dieser Karte: { $card }.
deja-vu-ask-grow = Wähle einen Sinneseindruck zum Zahlen.
deja-vu-ask-save = Bewahre Sinneseindrücke in deinen Truhen oder lass es dabei.
deja-vu-ask-plant-late = Bewege das Mädchen und pflanze, oder mach weiter.
deja-vu-ask-replenish = Nenne einen Sternnebel, der aufgefüllt wird.
deja-vu-ask-discard = Wirf Karten ab oder ziehe.

# Was geschah.
deja-vu-placed = { $seat } legt { $tile }.
deja-vu-map-dealt = Sinneseindrücke und Gedächtnisfragmente werden auf die Sternenkarte verteilt.
deja-vu-chose = { $seat } wählt die { $card }.
deja-vu-chose-hidden = { $seat } wählt eine Karte.
deja-vu-rose = { $seat } legt die { $card } von Anfang an ins Langzeitgedächtnis.
deja-vu-girl-moved = { $seat } bewegt das Mädchen nach { $tile }.
deja-vu-planted = { $seat } pflanzt eine Blume auf { $tile } und nimmt das Fragment { $fragment }.
deja-vu-took-up = { $seat } nimmt die Sinneseindrücke von { $tile } auf.
deja-vu-dropped = { $seat } legt { $bit } auf { $tile } ab.
deja-vu-collected = { $seat } nimmt { $bit }.
deja-vu-skipped-recollection = { $seat } hat nichts auszusäen.
deja-vu-began = { $seat } verinnerlicht die { $card }.
deja-vu-began-public = { $seat } verinnerlicht die gemeinschaftliche { $card }.
deja-vu-covered = { $seat } legt { $bit }.
deja-vu-set-aside = { $seat } behält die { $card } im Kurzzeitgedächtnis.
deja-vu-completed = { $seat } vervollständigt die { $card } und erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} in Markern.
deja-vu-paid = { $seat } zahlt { $bit }.
deja-vu-grew = { $seat } lässt eine Blume erblühen.
deja-vu-saved = { $seat } bewahrt { $bit }.
deja-vu-to-hive = { $count ->
    [one] 1 Sinneseindruck kommt
   *[other] { $count } Sinneseindrücke kommen
} in die Gedächtnismatrix.
deja-vu-replenished = Neu auf { $tile }: { $bit }.
deja-vu-named = { $seat } nennt { $tile }.
deja-vu-discarded = { $seat } wirft die { $card } ab.
deja-vu-drew = { $seat } zieht die { $card }.
deja-vu-drew-hidden = { $seat } zieht eine Karte.
deja-vu-rejected = { $seat } zieht die { $card } ein zweites Mal und wirft sie ab.
deja-vu-reshuffled = Der Abwurfstapel wird zu einem neuen Stapel gemischt.
deja-vu-end-triggered = { $seat } löst das Ende der Partie aus.
deja-vu-turn-ended = { $seat } beendet den Zug.

# Woher Punkte kommen.
deja-vu-points-tokens = Marker
deja-vu-points-values = Werte der Karten
deja-vu-points-links = Verbindungen
deja-vu-points-public-cards = gemeinschaftliche Karten (Karten)
deja-vu-points-fragments = gemeinschaftliche Karten (Fragmente)

# Rund um den Tisch.
deja-vu-deck = Stapel { $count }
deja-vu-discard = Abwurfstapel { $count }
deja-vu-hive = Matrix { $count } von { $holes }
deja-vu-turns-left = übrige Züge: { $count }
deja-vu-to-use = verfügbar
deja-vu-spent = ausgegeben
deja-vu-to-sow = auszusäen
deja-vu-building = im Aufbau: { $card }
deja-vu-public-row = Gemeinschaftliche Karten
deja-vu-holds = Marker { $tokens } · Blumen { $flowers } · Hand { $hand } von { $size }
deja-vu-powers = Fußabdrücke { $footprints } · Truhen { $chests } · Weiße dazu { $claims }
deja-vu-long-term = Langzeitgedächtnis
deja-vu-short-term-name = Kurzzeitgedächtnis
deja-vu-short-term = Kurzzeitgedächtnis (höchstens { $count })
deja-vu-slots-covered = { $count } von { $slots }
deja-vu-saved-bits = bewahrt
deja-vu-fragments = Fragmente
deja-vu-hand = Hand
deja-vu-legend-shapes = ☀ Sonne ☾ Mond ★ Stern ◊ Regentropfen ϟ Blitz * beliebig
deja-vu-legend-colours = w Weiß b Blau r Rot p Violett y Gelb g Grün · Karten sind rekonstruiert

# Spielmodi und Optionen.
deja-vu-mode-quick-map = zufällige Sternenkarte
deja-vu-mode-build-map = Sternenkarte bauen
deja-vu-mode-speed = schnelle Partie
deja-vu-option-map = Sternenkarte
deja-vu-option-map-help = zufällig, gemeinsam gebaut oder eine mit Namen
deja-vu-option-map-quick = zufällig
deja-vu-option-map-build = gemeinsam bauen
deja-vu-option-map-mountain = Berg
deja-vu-option-map-raft = Floß
deja-vu-option-map-lens = Linse
deja-vu-option-map-wheel = Rad
deja-vu-option-speed = schnelle Partie
deja-vu-option-speed-help = zu dritt oder viert: mit 2 Karten im Langzeitgedächtnis beginnen
deja-vu-option-speed-no = nein
deja-vu-option-speed-yes = ja
deja-vu-option-first = wer beginnt
deja-vu-option-first-help = wer den ersten Zug hat
deja-vu-option-first-values = ein Platz, ab 1
deja-vu-option-first-default = ausgelost
