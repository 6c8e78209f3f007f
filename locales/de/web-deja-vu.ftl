# Das Spielfeld von Deja Vu im Browser. Die Namen der Teile stehen in deja-vu.ftl.
deja-vu-web-you = Du

# Bereiche und Gruppen von Teilen.
deja-vu-web-area-map = Sternenkarte
deja-vu-web-area-memory = Gedächtnis
deja-vu-web-map = Sternenkarte
deja-vu-web-hand = Hand
deja-vu-web-hand-theirs = Hand von { $player }
deja-vu-web-short = Kurzzeitgedächtnis
deja-vu-web-short-title = Kurzzeit
deja-vu-web-long = Langzeitgedächtnis
deja-vu-web-public = Gemeinschaftliche Karten
deja-vu-web-of = { $count }/{ $of }
deja-vu-web-free = frei
deja-vu-web-chosen = Gewählt
deja-vu-web-fragments = Gedächtnisfragmente
deja-vu-web-points = Punkte
deja-vu-web-points-now = Punkte, wenn die Partie jetzt endete
deja-vu-web-icons-hand = Handkartenlimit: { $count }
deja-vu-web-icons-footprint = Fußabdrücke: Das Mädchen geht bis zu { $count ->
    [one] 1 Schritt
   *[other] { $count } Schritte
}
deja-vu-web-icons-white-claim = Weiße dazu: { $count }
deja-vu-web-icons-chest = Truhen: { $count }.
deja-vu-web-circle = Kreis für eine Blume.
deja-vu-web-girl = Das Mädchen
deja-vu-web-hive = Gedächtnismatrix: { $count } von { $of } Löchern gefüllt
deja-vu-web-deck = Stapel { $count }
deja-vu-web-discard = Abwurfstapel { $count }
deja-vu-web-last-turns = { $count ->
    [one] Letzter Zug
   *[other] Noch { $count } Züge
}
deja-vu-web-badge = jetzt { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, { $cards } von { $of } Karten im Langzeitgedächtnis, { $hand } auf der Hand, { $fragments ->
    [one] 1 Fragment
   *[other] { $fragments } Fragmente
}, { $flowers ->
    [one] 1 Blume
   *[other] { $flowers } Blumen
}
deja-vu-web-strip = { $colour }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, { $links ->
    [one] 1 Verbindung
   *[other] { $links } Verbindungen
}

# Die Phasen eines Zugs.
deja-vu-web-phase-planting = Pflanzen
deja-vu-web-phase-recollection = Erinnerung
deja-vu-web-phase-deja-vu = Déjà-vu
deja-vu-web-phase-meditation = Meditation

# Die Schale.
deja-vu-web-tray-sow = Auszusäen
deja-vu-web-tray-pool = Deine Sinneseindrücke
deja-vu-web-tray-save = In Truhen bewahren
deja-vu-web-tray-sow-of = { $player } sät aus
deja-vu-web-tray-pool-of = Sinneseindrücke von { $player }
deja-vu-web-tray-claim = Weiße auf { $tile }: noch { $count }
deja-vu-web-tray-grow = { $count } von { $of } gezahlt
deja-vu-web-heap = { $count ->
    [one] { $bit }
   *[other] { $count } × { $bit }
}{ $point ->
    [0] {""}
   *[other] , auf dieser Karte 1 Punkt wert
}
deja-vu-web-fill = Ganz füllen
deja-vu-web-plant = Blume pflanzen
deja-vu-web-grow = Blume erblühen lassen (3)
deja-vu-web-done-begin = Nicht aussäen
deja-vu-web-done-claim = Genug genommen
deja-vu-web-done-act = Karten fertig
deja-vu-web-done-cover = So lassen
deja-vu-web-done-save = Genug bewahrt
deja-vu-web-done-plant-late = Weiter
deja-vu-web-done-discard = Zug beenden
deja-vu-web-sure-place = Sternnebel hierhin legen? Das bleibt so.
deja-vu-web-sure-place-yes = Hierhin legen
deja-vu-web-sure-discard = { $card } abwerfen? Das lässt sich nicht zurücknehmen.
deja-vu-web-sure-discard-yes = Abwerfen
deja-vu-web-sure-name = Auf { $tile } einen Sinneseindruck ablegen? Das bleibt so.
deja-vu-web-sure-name-yes = Diesen nennen
deja-vu-web-sure-turn = Verinnerlichen beenden? Die Gedächtnismatrix wird voll und verteilt.
deja-vu-web-sure-turn-yes = Weiter
deja-vu-web-sure-any-yes = Bestätigen
deja-vu-web-where-girl = Wohin geht das Mädchen?
deja-vu-web-where-bit = Auf welchem Sternnebel legst du ihn ab?
deja-vu-web-which-bit = Welchen Sinneseindruck legst du dort ab?

# Teile in voller Länge.
deja-vu-web-card = { $card }: { $does }
deja-vu-web-card-covered = { $card }: { $does }. Schon gefüllt: { $bits }
deja-vu-web-nebula = { $tile ->
    [T1] T1 (Katzenauge)
    [T2] T2 (Bumerang)
    [T3] T3 (Flamme)
    [T4] T4 (Helix)
    [T5] T5 (Schleier)
    [T6] T6 (Adler)
    [T7] T7 (Carina)
    [T8] T8 (Pferdekopf)
    [T9] T9 (Sanduhr)
    [T10] T10 (Lagune)
    [T11] T11 (Krebs)
    [T12] T12 (Rosette)
    [T13] T13 (Schmetterling)
    [T14] T14 (Orion)
    [T15] T15 (Fuchspelz)
   *[other] { $tile }
}
deja-vu-web-tile = { $tile }: { $bits }; { $fragment }{ $girl ->
    [here] ; das Mädchen ist hier
   *[away] {""}
}
deja-vu-web-near = Neben { $tiles }.
deja-vu-web-no-bits = keine Sinneseindrücke
deja-vu-web-no-fragment = Fragment fort
deja-vu-web-about-flower = { $count ->
    [0] Keine Blume zu pflanzen.
    [one] 1 Blume zu pflanzen.
   *[other] { $count } Blumen zu pflanzen.
}
deja-vu-web-would-score = Brächte dir jetzt { $gain }, ohne Marker.
deja-vu-web-completes-now = Deine Sinneseindrücke vervollständigen sie: { $tokens } in Markern, { $gain } am Ende.
deja-vu-web-copies = { $count ->
    [one] Es gibt sie noch einmal.
   *[other] Es gibt sie noch { $count }-mal.
}
deja-vu-web-has-copy = Du hast sie schon einmal.

# Vorausschauen.
deja-vu-web-foresight = Vorausschau
deja-vu-web-foresight-hint = Jeder Sternnebel zeigt, wie viele Sinneseindrücke jeder Farbe du höchstens nehmen könntest, wenn du dort beginnst; grüne ✓ zählen deine Karten, die sie vervollständigen könnten, gelbe die gemeinschaftlichen. Wähle einen, um zu sehen, wo alles enden kann.
deja-vu-web-foresight-from = Von { $tile } aus
deja-vu-web-sow-here = Von { $tile } aussäen
deja-vu-web-follow = So aussäen
deja-vu-web-could-bring = Kann bringen: { $each }.
deja-vu-web-colour-count = { $count } in { $colour }
deja-vu-web-could-complete = Kann vervollständigen: { $cards }.
deja-vu-web-outcome = Endet auf { $tile }: { $bits }.

# Was zu tun ist, für Neulinge.
deja-vu-web-hint-build = Sternnebel, die sich berühren, sind Nachbarn: Dort wandern Sinneseindrücke und das Mädchen.
deja-vu-web-hint-opening = Behalte 3 Karten, die gleiche Formen verlangen; die anderen kommen auf den Abwurfstapel.
deja-vu-web-hint-begin = Säe einen leuchtenden Sternnebel aus: Der letzte Sinneseindruck und alle seiner Farbe dort gehören dir.
deja-vu-web-hint-sow = Wähle einen Sinneseindruck, dann einen leuchtenden Sternnebel. Fähnchen zeigen mögliche Endpunkte.
deja-vu-web-hint-claim = Deine Karten lassen dich auch weiße vom Endpunkt nehmen.
deja-vu-web-hint-act = Wähle eine leuchtende Karte, um sie zu füllen; ✓ heißt: Du kannst sie jetzt vervollständigen.
deja-vu-web-hint-cover = Von links nach rechts. Weiße und solche in der Farbe der Karte bringen je 1 Punkt.
deja-vu-web-hint-grow = 3 beliebige Sinneseindrücke werden zu einer Blume.
deja-vu-web-hint-save = Was in einer Truhe liegt, bleibt für deine nächsten Züge. Der Rest kommt in die Matrix.
deja-vu-web-hint-plant-late = Das Mädchen darf noch gehen, und eine Blume das Fragment nehmen, wo es steht.
deja-vu-web-hint-replenish = Die Matrix ist voll. Wähle die Sternnebel, auf die der Rest kommt.
deja-vu-web-hint-discard = Wirf ab, was nicht hilft, und ziehe nach. Das Ziehen beendet deinen Zug.

# Das Ende.
deja-vu-web-counted-tokens = { $points ->
    [one] { $points } Punkt in Markern, für vervollständigte Karten.
   *[other] { $points } Punkte in Markern, für vervollständigte Karten.
}
deja-vu-web-counted-values = { $sum } = { $points }
deja-vu-web-counted-links = { $count ->
    [one] { $count } Paar benachbarter Zahlen
   *[other] { $count } Paare benachbarter Zahlen
} × { $each } = { $points }
deja-vu-web-counted-public-cards = Nach der Zahl der Karten ihrer Farbe im Langzeitgedächtnis: { $points }
deja-vu-web-counted-fragments = Jedes Gedächtnisfragment zählt für eine dieser Karten, so gut es geht: { $points }

# Im Verlauf: Sinneseindrücke mit ihrem Sternnebel in einer Zeile.
deja-vu-web-told-drop = { $bit } auf { $tile }
deja-vu-web-told-dropped = { $seat } legt ab: { $drops }.
deja-vu-web-told-replenished = Neu auf der Sternenkarte: { $drops }.
