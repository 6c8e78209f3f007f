# Der Rahmen der Web-App: alles außer den Spielplänen der Spiele.

## Spiele

game-momiji = Momiji
game-vivid-memories = Vivid Memories
game-deja-vu = Deja Vu
pitch-momiji = Lege Herbstblätter im kaiserlichen Garten zu Stapeln, spare deine Eicheln und erkenne, wann ein Ziel seinen Preis wert ist.
pitch-vivid-memories = Sammle Fragmente deiner Kindheit und webe sie zu leuchtenden Fäden, von einer Kernerinnerung zur nächsten.
pitch-deja-vu = Säe Sinneseindrücke auf den Wegen zwischen den Sternnebeln aus und füge zusammen, was das namenlose Mädchen vergessen hat.
level-novice = Neuling
level-casual = Amateur
level-skilled = Könner
level-expert = Meister
level-novice-help = Kennt die Regeln und wenig mehr: gut für die erste Partie.
level-casual-help = Spielt vernünftig und verzeiht Fehler.
level-skilled-help = Plant voraus und nimmt, was du liegen lässt.
level-expert-help = Denkt einen Moment nach und ist schwer zu schlagen.
option-yes = ja
option-no = nein

## Jede Seite

frame-name = Reverie
frame-skip = Zum Inhalt springen
frame-nav = Hauptseiten
frame-home = Startseite
frame-mine = Meine Partien
frame-about = Über Reverie
frame-settings = Einstellungen
frame-language = Sprache
frame-footer = Reverie, ein ruhiger Tisch für drei Spiele über das Erinnern.
frame-close = Schließen
frame-dismiss = Ausblenden
frame-loading = Wird geladen …
frame-page-failed = Diese Seite konnte nicht geladen werden. Vielleicht gibt es eine neuere Version.
frame-reload = Neu laden
frame-no-server = Der Server ist nicht erreichbar. Prüfe die Verbindung und versuche es noch einmal.
frame-no-cookies = Dieser Browser nimmt kein Cookie dieser Seite an, deshalb erkennt der Server dich nicht wieder: Du kannst dich umsehen, aber nicht spielen. Erlaube Cookies für diese Seite und versuche es noch einmal.
frame-new-guest = Der Server kennt diesen Browser nicht mehr. Du bist jetzt ein neuer Gast: { $name }.
frame-request = Wenn es wieder passiert, nenne der Person, die den Server betreibt, die Anfrage { $id }.
frame-copy = Link kopieren
frame-copied = Kopiert.
frame-share = Teilen
frame-qr = Der Link als QR-Code

## Startseite

home-title = Drei Spiele. Ein ruhiger Tisch.
home-lead = Spiele über einen Link mit anderen oder sofort mit Bots. Ohne Konto, ohne Installation.
home-games = Die Spiele
home-players =
    { $from ->
        [1] 1 bis { $to } Personen
       *[other] { $from } bis { $to } Personen
    }
home-minutes = { $from } bis { $to } Minuten
home-play = { $game } spielen
home-new = Neuer Tisch …
home-new-of = Neuer Tisch: { $game }
home-rules-of = Regeln: { $game }
home-mine = Deine Tische
home-mine-all = Alle deine Partien
home-open = Offene Tische
home-open-none = Gerade wartet niemand auf Mitspielende. Eröffne selbst einen Tisch!
home-join = Wurdest du eingeladen?
home-join-field = Code oder Link des Tischs
home-join-go = Mitspielen
line-waits = Du bist am Zug
line-open =
    { $count ->
        [0] Kann beginnen
        [one] { $count } Platz frei
       *[other] { $count } Plätze frei
    }
line-running = Läuft
line-finished = Beendet
line-shut = Lässt sich nicht öffnen
line-abandoned = Abgebrochen
line-bots =
    { $count ->
        [one] { $count } Bot
       *[other] { $count } Bots
    }

## Neuer Tisch

new-title = Neuer Tisch
new-players = Personen
new-count =
    { $count ->
        [1] Solo
       *[other] { $count }
    }
new-seat = Platz { $number }
new-me = Ich
new-open = Jemand
new-bot = Bot
new-open-help = Du bekommst einen Link zum Verschicken; wer ihn öffnet, kann hier Platz nehmen.
new-level = Stärke des Bots auf Platz { $number }
new-modes = Spielmodus
new-options = Weitere Optionen
new-standard = Wie üblich
new-clock = Bedenkzeit
new-clock-none = Keine Uhr
new-clock-none-help = Alle denken nach, so lange sie mögen; auch über Tage.
new-clock-move = Pro Schritt
new-clock-move-help = Jeder Schritt hat seine Zeit. Läuft sie ab, springt ein Bot ein.
new-clock-budget = Gesamtzeit
new-clock-budget-help = Zeit für die ganze Partie, und nach jedem Zug etwas dazu.
new-clock-time = Zeit
new-clock-increment = Dazu pro Zug
new-seconds =
    { $count ->
        [one] { $count } Sekunde
       *[other] { $count } Sekunden
    }
new-minutes =
    { $count ->
        [one] { $count } Minute
       *[other] { $count } Minuten
    }
new-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
new-who = Wer mitspielen kann
new-invited = Auf Einladung
new-invited-help = Nur wer den Link hat.
new-public = Alle
new-public-help = Der Tisch steht für alle auf der Startseite.
new-create = Tisch eröffnen
new-start = Losspielen

## Warteraum

room-note = vor der Partie
room-abandoned = geschlossen
room-seats = Wer spielt
room-here = da
room-waits = wartet auf jemanden
room-level = Stärke der Bots
room-sit = Hier sitzen
room-join = Mitspielen
room-bot = Bot
room-free = Entfernen
room-start = Beginnen
room-stand = Aufstehen
room-close = Tisch schließen
room-free-seats =
    { $count ->
        [one] { $count } Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
room-ready = Alle sind da. Beginne, wann du magst.
room-host-starts = Alle sind da. Es geht los, sobald die Person startet, die den Tisch eröffnet hat.
room-invite = Andere einladen
room-link = Verschicke diesen Link
room-share = Spiel { $game } mit mir!
room-code = Oder auf der Startseite diesen Code eingeben: { $code }

## Tisch

table-connecting = Auf dem Weg zum Tisch …
table-unknown = Diesen Tisch gibt es nicht
table-unknown-text = Prüfe den Link oder den Code, oder sieh bei deinen Partien nach.
table-refused = Hier kannst du nicht sitzen
remains-title = Dieser Tisch lässt sich nicht öffnen
remains-bot = Bot
remains-points = Punkte
remains-place = Platz
remains-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
remains-abandon-why = Er bleibt, wie er ist. Wenn du die Partie abbrichst, ist sie vorbei, und alle können ihre Aufzeichnung haben.
table-open-seat = Freier Platz
table-seats = Am Tisch
table-you = du
table-away = weg
table-your-turn = du bist am Zug
table-acts = am Zug
table-stand-in = ein Bot spielt
table-clock = Restzeit
table-days =
    { $count ->
        [one] { $count } Tag
       *[other] { $count } Tage
    }
table-choosing =
    { $count ->
        [one] { $names } überlegt …
       *[other] { $names } überlegen …
    }
table-over = Die Partie ist zu Ende.
table-abandoned = Diese Partie wurde abgebrochen.
table-watching = du schaust zu
table-resigned-watching = du hast aufgegeben und schaust zu
table-bot-chooses = Ein Bot überlegt für dich …
table-rests = Die Partie wartet.
table-title-turn = du bist am Zug
table-skip = Überspringen
table-undo = Zurücknehmen
table-choices =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
table-again = Drücke noch einmal, um es zu tun.
table-choices-title = Alle Möglichkeiten
table-board = Spielplan
table-areas = Bereiche des Tischs
table-side = Neben dem Tisch
table-cancel = Abbrechen
table-board-of = Tableau von { $name }
table-tray = In der Hand
table-phases = Phasen
table-score = Punkte
table-players = Spieler
table-log = Verlauf
table-log-empty = Noch ist nichts geschehen.
table-log-round = Solange die Partie läuft, lässt sich nur die laufende Runde nachlesen.
table-log-turn = { $name } · Zug { $number }
table-log-since = neu seitdem
table-log-latest = Zum Neuesten
table-told = Verlauf öffnen
table-points = Punkte
table-times = { $said } ({ $times }-mal)
table-chat = Chat
table-chat-empty = Sag hallo!
table-chat-field = Nachricht
table-chat-send = Senden
table-calls = Hier gibt es etwas zu wählen
table-unread = neu
table-lost = Die Verbindung ist weg. Sie wird wiederhergestellt …
table-lost-kept = Deine Wahl ist gemerkt und wird gesendet.
table-retry = Jetzt versuchen
table-menu = Menü
table-rules = Regeln
table-keys = Tastatur
table-leave = Gehen
table-leave-ask = Ein Bot spielt für dich weiter. Du kannst jederzeit wiederkommen und selbst weiterspielen.
table-look-back = Zurückschauen
table-branch-of = Die ursprüngliche Partie
table-abandon = Partie abbrechen
table-abandon-ask = Damit endet die Partie für alle, ohne Ergebnis. Das lässt sich nicht zurücknehmen.
table-stay = Bleiben
table-bot-plays = Ein Bot spielt für dich, und du schaust zu.
table-back = Ich bin wieder da
key-choices = Alle Möglichkeiten zeigen
key-undo = Zurücknehmen
key-skip = Vorführung überspringen
key-log = Verlauf
key-chat = Chat
key-keys = Diese Liste
plain-choices = Was du tun kannst
plain-view = Was du siehst
plain-nothing = Gerade nichts.
end-title = Das Ende
end-show = Ergebnis
end-you = Du
end-wins = { $who ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    } mit { $points } zu { $other }
end-wins-alone = { $who ->
        [you] Du gewinnst
       *[other] { $name } gewinnt
    } mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }
end-shared = { $names } teilen sich den Sieg mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    }
end-ahead = { $margin ->
        [one] { $margin } Punkt
       *[other] { $margin } Punkte
    } Vorsprung.
end-ahead-by = { $margin ->
        [one] { $margin } Punkt
       *[other] { $margin } Punkte
    } Vorsprung, vor allem durch { $source }: +{ $lead }.
end-challenge-won = Gewonnen!
end-challenge-lost = Diesmal verloren
end-interest = Die Punkte, nur aus Interesse:
end-sources = Nach Herkunft
end-total = Gesamt
end-how = Wie wurde das gezählt?
end-how-of = { $source }, { $name }: { $points }. Wie wurde das gezählt?
end-turned = Wo es sich entschied
end-turned-move = Schritt { $at }
end-turned-lead = Vorsprung von { $name }: { $change }
end-bots = { $count ->
        [one] Bot: { $levels }
       *[other] Bots: { $levels }
    }
end-replay = Wiederholung
end-record = Aufzeichnung
end-look = Spielplan ansehen
end-rematch = Noch eine Partie
end-to-rematch = Zur nächsten Partie

## Warum eine Partie nicht einfach weitergeht

stand-resigned = Du hast diese Partie aufgegeben und schaust zu. Ein Bot spielt sie für dich zu Ende.
stand-returning = Willkommen zurück! Deine Zeit für diesen Zug war abgelaufen: Der Bot beendet ihn, dann spielst du wieder.
stand-resting = Gerade spielt niemand, darum wartet die Partie. Nimm deinen Platz wieder ein, dann geht es weiter.
stand-rests = Alle sind weg. Die Partie wartet, bis jemand zurück ist.
stand-paused = Die Partie ist unterbrochen: Uhren und Bots stehen still.
stand-resume = Weiterspielen
stand-offer-pause = { $name } schlägt eine Pause vor.
stand-offer-end = { $name } schlägt vor, die Partie hier zu beenden.
stand-agree = Einverstanden
stand-decline = Nein, weiterspielen
stand-withdraw = Zurückziehen
stand-missed = { $name } fehlt. In { $left } kann ein Bot einspringen.
stand-missed-long = { $name } ist schon eine Weile weg.
stand-give = Bot einspringen lassen
stand-clocks = Die Uhren laufen, sobald alle da sind, spätestens in { $left }.
table-call = Sagen, dass { $name } fehlt
table-pause = Pause vorschlagen
table-end = Vorschlagen, hier aufzuhören
table-end-ask = Alle, die nicht aufgegeben haben, müssen einverstanden sein, auch wer gerade weg ist. Dann endet die Partie hier, mit den Punkten von jetzt.
table-resign = Aufgeben
table-resign-ask = Du gibst diese Partie endgültig auf. Gegen andere spielt ein Bot für dich weiter; ist sonst niemand mehr im Spiel, ist die Partie zu Ende.
table-resigned = hat aufgegeben
chat-watching = schaut zu
end-agreed = Alle, die noch spielten, waren einverstanden, die Partie zu beenden.
end-resigned = { $name } hat aufgegeben.
end-early = Die Punkte sind die von diesem Augenblick.
end-gave-up = Wer aufgegeben hat, kommt zuletzt: { $names }.
end-leads =
    { $who ->
        [you] Du führst mit { $points } { $points ->
            [one] Punkt
           *[other] Punkten
        }.
       *[other] { $name } führt mit { $points } { $points ->
            [one] Punkt
           *[other] Punkten
        }.
    }
end-level = { $names } liegen mit { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    } gleichauf.
end-alone =
    { $who ->
        [you] Du gewinnst durch Aufgabe der anderen Seite.
       *[other] { $name } gewinnt durch Aufgabe der anderen Seite.
    }
room-invited = eingeladen
room-invited-you = du bist eingeladen
room-agree = Noch einmal spielen
room-decline = Nein, danke
room-expected = Die Partie beginnt, sobald alle einverstanden sind.
room-arrangement = So wird gespielt
room-clock-move = { $time } für jeden Schritt
room-clock-budget = { $time } für die ganze Partie
room-clock-budget-more = { $time } für die ganze Partie, mit jedem Zug { $more } mehr
room-away = Wenn jemand weg ist
room-away-clock = Ist die Zeit um, spielt ein Bot, bis die Person zurück ist. Die anderen können auch sagen, dass jemand fehlt, und { $time } später einen Bot spielen lassen. Ist niemand mehr da, wartet die Partie.
room-away-none = Die Partie wartet. Nach 5 Minuten können die anderen einen Bot spielen lassen, bis die Person zurück ist.
new-away-clock = Ist jemandes Zeit um, spielt ein Bot, bis die Person zurück ist; ein Zug hat mindestens 10 Sekunden. Andere können auch sagen, dass jemand fehlt, und { $time } später einen Bot spielen lassen. Ist niemand mehr da, wartet die Partie. Die Uhren laufen, sobald alle da sind, spätestens nach einer halben Minute.
new-away-none = Ist jemand weg, wartet die Partie. Andere können das sagen und nach 5 Minuten einen Bot spielen lassen, bis die Person zurück ist.

## Regeln

rules-contents = Inhalt
rules-search = Suchen: ein Wort oder eine Nummer wie 34
rules-hits = { $count ->
    [one] { $count } Stelle
   *[other] { $count } Stellen
}
rules-sources = Zeigen, woher jede Regel kommt
rules-others = Regeln der anderen Spiele
rules-page = Diese Regeln als eigene Seite

## Meine Partien

mine-longest = Zur Partie, die am längsten wartet
mine-waits = Warten auf dich
mine-running = Laufen
mine-open = Noch nicht begonnen
mine-finished = Beendet
mine-abandoned = Abgebrochen
mine-none = Du hast hier noch nicht gespielt.
mine-begin = Eine Partie beginnen

## Einstellungen

settings-you = Du
settings-name = Dein Name, wie ihn andere sehen
settings-save = Speichern
settings-saved = Gespeichert.
settings-look = Aussehen und Ton
settings-theme = Farben
settings-theme-system = Wie das System
settings-theme-light = Hell
settings-theme-dark = Dunkel
settings-motion = Bewegung
settings-motion-system = Wie das System
settings-motion-full = An
settings-motion-none = Aus
settings-speed = Tempo
settings-speed-help = Wie schnell sich Teile bewegen und wie lange jeder Schritt der anderen zu sehen ist.
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-confirm = Nachfragen
settings-confirm-always = Immer
settings-confirm-final = Wenn endgültig
settings-confirm-never = Nie
settings-confirm-always-help = Jeder Schritt wird zweimal gedrückt.
settings-confirm-final-help = Nur was sich nicht zurücknehmen lässt, wird zweimal gedrückt.
settings-confirm-never-help = Jeder Schritt wird sofort ausgeführt.
settings-symbols = Symbole
settings-symbols-help = Jede Farbe hat ein Symbol. Größere lassen sich leichter unterscheiden.
settings-symbols-normal = Normal
settings-symbols-large = Groß
settings-sound = Ton
settings-sound-help = Zwei leise Töne, wenn du am Zug bist.
settings-on = An
settings-off = Aus
settings-notices = Benachrichtigungen
settings-push-help = Dieser Browser kann dir sagen, wenn du am Zug bist, auch wenn keine Seite offen ist.
settings-push-cannot = Dieser Browser kann unter dieser Adresse keine Benachrichtigungen zeigen.
settings-push-start = In diesem Browser benachrichtigen
settings-push-stop = In diesem Browser nicht mehr benachrichtigen
settings-push-denied = Der Browser erlaubt keine Benachrichtigungen. Das lässt sich in seinen eigenen Einstellungen ändern.
settings-webhook = Webhook
settings-webhook-help = Zum Basteln: eine Adresse, die aufgerufen wird, wenn du am Zug bist. Leer für keine.
settings-webhook-secret = Geheimnis des Webhooks
settings-webhook-secret-help = Jeder Aufruf ist damit signiert (Kopfzeile Reverie-Signature): So siehst du, dass er wirklich von hier kommt. Eine andere Adresse bekommt ein anderes Geheimnis.
settings-move = Ein anderes Gerät
settings-move-help = Du hast kein Passwort. Ein Link macht ein anderes Gerät zu deinem, mit deinem Namen und deinen Partien.
settings-move-make = Link erzeugen
settings-move-link = Öffne diesen Link auf dem anderen Gerät
settings-move-share = Mein Platz bei Reverie
settings-move-once = Er gilt einmal, einen Tag lang. Wer ihn öffnet, spielt unter deinem Namen: Gib ihn niemandem sonst.

## Wiederherstellung

recover-title = Dieses Gerät zu deinem machen
recover-text = Du hast auf einem anderen Gerät einen Link erzeugt. Wenn du weitermachst, hat dieser Browser dessen Namen und Partien und vergisst den Gast „{ $name }“.
recover-code = Wiederherstellungscode
recover-go = Weiter
recover-done = Willkommen zurück, { $name }.

## Über

about-title = Über diese Spiele
about-lead = Reverie ist ein Tisch für drei moderne Brettspiele, gemacht aus Liebe zu ihnen. Er stammt nicht von ihren Verlagen.
about-design = Spielidee
about-art = Illustration der Schachtelausgabe
about-publisher = Verlag
about-support-title = Kauf die Spiele
about-support = Ein Bildschirm ersetzt nicht die Karten in der Hand. Wenn dir ein Spiel hier gefällt, kauf es im Laden um die Ecke oder beim Verlag: So wird es mehr davon geben.
about-parts-title = Was nicht original ist
about-parts = Die Regeln sind die der gedruckten Spiele. Wo eine Spielanleitung nicht sagt, was auf einer Karte oder einem Plan steht, haben wir es rekonstruiert; diese Teile sind von uns und können von der Schachtelausgabe abweichen. Auch alle Bilder auf dieser Seite sind von uns.
about-privacy-title = Was wir von dir wissen
about-privacy = Deinen Namen, deine Sprache, deine Partien und ein Cookie, an dem wir dieses Gerät erkennen. Andere Seiten werden nach nichts gefragt, und niemand verfolgt dich.

## Nirgendwo

nowhere-title = Hier ist nichts
nowhere-text = Die Adresse ist keine von unseren, oder der Tisch ist abgeräumt.
