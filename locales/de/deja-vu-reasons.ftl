# Why a move of the game is not legal now: for refusals of the server and the command line.

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
