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

# Warum ein Schritt nicht erlaubt ist.
deja-vu-no-now = Jetzt nicht. { $asked }
deja-vu-no-others-choose = Du hast gewählt; die anderen wählen noch.
deja-vu-no-map-built = Die Sternenkarte ist vollständig: Es wird kein Sternnebel mehr gelegt.
deja-vu-no-such-tile = { $tile } liegt noch nicht auf der Sternenkarte.
deja-vu-no-place-taken = Dort liegt schon ein Sternnebel.
deja-vu-no-same-place = Dieser Platz liegt auch neben { $tile }: Nenne ihn von dort aus.
deja-vu-no-touch-two = Der zweite Sternnebel muss mindestens 2 andere berühren.
deja-vu-no-touch-first = Der zweite Sternnebel muss { $tile } berühren, der nur einen anderen berührt.
deja-vu-no-girl-here = Das Mädchen ist schon dort.
deja-vu-no-girl-moved = Das Mädchen ist in diesem Zug schon gegangen.
deja-vu-no-girl-later = Das Mädchen geht und Blumen pflanzt du vor dem Aussäen oder nach dem Verinnerlichen.
deja-vu-no-too-far = Das ist zu weit: Mit deinen Fußabdrücken geht das Mädchen höchstens { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}.
deja-vu-no-planted = Für diesen Zug ist das Pflanzen vorbei.
deja-vu-no-flower = Du hast keine Blume zu pflanzen.
deja-vu-no-fragment = Auf { $tile }, wo das Mädchen steht, liegt kein Gedächtnisfragment mehr.
deja-vu-no-bits = Auf { $tile } liegt nichts.
deja-vu-no-only-white = Auf { $tile } liegen nur weiße, und der letzte darf nicht weiß sein.
deja-vu-no-way = Von { $tile } gibt es keinen Weg mit { $count } Schritten.
deja-vu-no-sown = Für diesen Zug ist das Aussäen vorbei.
deja-vu-no-must-sow = Du musst aussäen, solange es bei einem Sternnebel geht.
deja-vu-no-sow-on = Alle Sinneseindrücke, die du genommen hast, musst du aussäen.
deja-vu-no-such-bit = Das hast du hier nicht: { $bit }.
deja-vu-no-visited = { $tile } wurde auf diesem Weg schon besucht.
deja-vu-no-not-near = Der nächste Sternnebel muss { $tile } berühren.
deja-vu-no-keep-last = Er ist der letzte, der nicht weiß ist: Lege ihn als letzten ab.
deja-vu-no-dead-end = Von { $tile } führt kein Weg weiter für { $count ->
    [one] den anderen Sinneseindruck
   *[other] die anderen { $count } Sinneseindrücke
}.
deja-vu-no-claim = Weiße nimmst du gleich nach dem Aussäen dazu, einen für jeden solchen Effekt, den du hast.
deja-vu-no-not-white = Dazu nimmst du nur weiße.
deja-vu-no-not-there = Auf { $tile } liegt das nicht: { $bit }.
deja-vu-no-sow-first = Karten werden nach dem Aussäen verinnerlicht.
deja-vu-no-built = Für diesen Zug ist das Verinnerlichen vorbei.
deja-vu-no-covering = Du füllst gerade eine andere Karte: { $card }.
deja-vu-no-card-first = Wähle zuerst die Karte, auf die er kommt.
deja-vu-no-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
deja-vu-no-is-public = Das ist eine gemeinschaftliche Karte: Verinnerliche sie von dort ({ $card }).
deja-vu-no-not-public = Diese Karte ist nicht unter den gemeinschaftlichen: { $card }.
deja-vu-no-copy = Du hast diese Karte schon: { $card }.
deja-vu-no-public-whole = Gemeinschaftliche Karten werden auf einmal gefüllt, und deine Sinneseindrücke reichen nicht: { $card }.
deja-vu-no-room = Das Kurzzeitgedächtnis ist voll, und deine Sinneseindrücke vervollständigen die Karte nicht: { $card }.
deja-vu-no-next-slot = Nichts von dir passt auf das nächste Feld ({ $card }): { $shape }.
deja-vu-no-shape = Das nächste Feld verlangt diese Form: { $shape }.
deja-vu-no-not-enough = Damit ließe sich diese Karte nicht mehr vervollständigen, und sie kann nicht warten: { $card }.
deja-vu-no-complete-now = Diese Karte musst du jetzt vervollständigen: Sie kann nicht warten ({ $card }).
deja-vu-no-cover-first = Fülle erst mindestens ein Feld: { $card }.
deja-vu-no-circle-full = In deinem Kreis steht schon eine Blume.
deja-vu-no-grow-cost = Eine Blume braucht { $count } Sinneseindrücke, und du hast weniger.
deja-vu-no-grow-first = Sinneseindrücke gibst du nur her, um eine Blume erblühen zu lassen.
deja-vu-no-pay-all = Gib erst alle Sinneseindrücke für die Blume her.
deja-vu-no-save-later = Bewahrt wird am Ende der Phase Déjà-vu.
deja-vu-no-replenish = Sternnebel nennst du nur, wenn die Gedächtnismatrix geleert wird und nicht für alle reicht.
deja-vu-no-named = { $tile } ist schon genannt.
deja-vu-no-not-lowest = Auf anderen liegt weniger als auf { $tile }: Sie kommen zuerst.
deja-vu-no-name-all = Nenne erst für alles, was übrig ist, einen Sternnebel.
deja-vu-no-discard-later = Handkarten wirfst du am Ende des Zugs ab, vor dem Ziehen.
deja-vu-no-raise-first = Wähle zuerst die Karten, mit denen du im Langzeitgedächtnis beginnst.
deja-vu-no-raised = Die Karten, mit denen du im Langzeitgedächtnis beginnst, sind gewählt.
deja-vu-no-speed = Nur eine schnelle Partie beginnt mit Karten im Langzeitgedächtnis.

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
