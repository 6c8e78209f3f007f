# Was die Hinweise von Deja Vu sagen. Die Namen der Teile stehen in deja-vu.ftl.
inspect-deja-vu-tile-about = Ein Sternnebel wird ganz ausgesät: Seine Sinneseindrücke fallen einer nach dem anderen entlang eines Weges von Nachbarn.
inspect-deja-vu-bit-on-map = Auf { $tile }. Wer den letzten Sinneseindruck dieser Farbe hier aussät, nimmt ihn.
inspect-deja-vu-bit-sow = Lege ihn auf einem benachbarten Sternnebel ab. Der letzte darf nicht weiß sein.
inspect-deja-vu-bit-lay = Er füllt ein Feld seiner Form. Auf einer Karte seiner Farbe bringt er 1 Punkt, ein weißer auf jeder.
inspect-deja-vu-fragment-about = Eine Blume, die dort gepflanzt wird, wo das Mädchen steht, nimmt es. Gemeinschaftliche Karten zählen Gedächtnisfragmente.
inspect-deja-vu-flower-on-map = Gepflanzte Blume
inspect-deja-vu-flower-on-map-about = Sie hat das Gedächtnisfragment dieses Sternnebels genommen und bleibt für immer.
inspect-deja-vu-place = Ein Ort für einen Sternnebel
inspect-deja-vu-place-about = Solange die Sternenkarte entsteht, kommen Sternnebel dorthin, wo sie andere berühren.
inspect-deja-vu-girl-about = Es gibt ein Mädchen für alle. Einmal im Zug darf es gehen und dort, wo es steht, eine Blume pflanzen.
inspect-deja-vu-card-hand = Auf der Hand. Ganz gefüllt kommt sie ins Langzeitgedächtnis und gibt ihren Effekt.
inspect-deja-vu-card-short = Im Kurzzeitgedächtnis: In späteren Zügen kann mehr dazukommen; noch gibt sie nichts.
inspect-deja-vu-card-long = Im Langzeitgedächtnis: Ihr Effekt und ihre Punkte zählen.
inspect-deja-vu-card-missing = Nicht im Langzeitgedächtnis.
inspect-deja-vu-card-discarded = Im Abwurfstapel, offen für alle.
inspect-deja-vu-public-about = Für alle, auf einmal verinnerlicht; ohne Effekt, am Ende bringt sie Punkte für das, was sie zählt.
inspect-deja-vu-public-taken = Niemand kann sie mehr verinnerlichen.
inspect-deja-vu-strip-about = Karten mit benachbarten Zahlen sind Verbindungen, je { $points } Punkte; 7 und 1 sind Nachbarn.
inspect-deja-vu-hand = Hand: { $player } { $count } von { $size }
inspect-deja-vu-hand-about = Am Ende des Zugs wird bis zum Handkartenlimit gezogen. Hände sind geheim.
inspect-deja-vu-short-term = Kurzzeitgedächtnis: { $player } { $count } von { $size }
inspect-deja-vu-short-term-about = Hier warten Karten, die nicht vollständig sind; was darauf liegt, bleibt.
inspect-deja-vu-long-term = Langzeitgedächtnis: { $player } { $count } von { $size }
inspect-deja-vu-long-term-about = Vollständige Karten mit Effekten und Punkten. Bei { $size } haben alle anderen einen letzten Zug.
inspect-deja-vu-hive-about = Hier warten verbrauchte Sinneseindrücke. Ist sie voll, kommen alle zurück auf die Sternenkarte.
inspect-deja-vu-deck-about = Von hier werden Hände aufgefüllt. Ist er leer, wird der Abwurfstapel gemischt.
inspect-deja-vu-discard-about = Offen für alle.
inspect-deja-vu-last-turns-about = Das Ende ist ausgelöst: Alle anderen haben noch einen Zug.
inspect-deja-vu-icons-hand-about = Bis zu so vielen Karten wird am Ende des Zugs gezogen.
inspect-deja-vu-icons-footprint-about = Die Startkarte und Karten mit Fußabdruck geben Schritte.
inspect-deja-vu-icons-white-claim-about = So viele weiße Sinneseindrücke darfst du dazunehmen, wo der letzte gefallen ist.
inspect-deja-vu-chest-about = Jede bewahrt einen unverbrauchten Sinneseindruck für den nächsten Zug.
inspect-deja-vu-chest-saved = Bewahrt: { $bits }
inspect-deja-vu-circle = Blumen: { $player } { $count }
inspect-deja-vu-circle-about = Eine Blume nimmt das Gedächtnisfragment, wo das Mädchen steht. Im leeren Kreis lassen { $cost } Sinneseindrücke eine weitere erblühen.
inspect-deja-vu-fragments = Gedächtnisfragmente: { $player } { $count }
inspect-deja-vu-fragments-about = Sie bringen nur durch gemeinschaftliche Karten Punkte: Sequenzen einer Farbe, Dreiersätze gleicher Augenzahl oder jedes.
inspect-deja-vu-points = Punkte jetzt: { $player } { $points }
inspect-deja-vu-points-about = Marker { $tokens }, Kartenwerte { $values }, Verbindungen { $links }, gemeinschaftliche Karten { $public }, Gedächtnisfragmente { $fragments }.
inspect-deja-vu-ahead = Vorausschauen
inspect-deja-vu-ahead-about = Zeigt, wo jedes Aussäen enden könnte, was es brächte und welche Karten damit vollständig werden könnten.
inspect-deja-vu-fill = Füllen
inspect-deja-vu-fill-about = Legt nacheinander, was die Karte vollständig macht.
inspect-deja-vu-fingers = Sinneseindrücke in der Hand
inspect-deja-vu-fingers-about = Zum Aussäen aufgenommen oder genommen, um Karten zu verinnerlichen.

# Was sonst von einem betrachteten Teil gesagt wird.
deja-vu-web-next-is = Nächstes Feld: { $shape }.
deja-vu-web-counts = Auf dieser Karte 1 Punkt wert: { $card }.
deja-vu-web-counts-not = Auf dieser Karte ohne Punkt: { $card }.
deja-vu-web-would-collect = Du nimmst: { $bits }.
deja-vu-web-could-end = Kann auf { $count ->
    [one] 1 Sternnebel
   *[other] { $count } Sternnebeln
} enden, mit höchstens { $most ->
    [one] 1 Sinneseindruck
   *[other] { $most } Sinneseindrücken
}.
