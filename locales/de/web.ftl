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

## Jede Seite

frame-name = Reverie
frame-skip = Zum Inhalt springen
frame-nav = Hauptseiten
frame-home = Startseite
frame-learn = Lernen
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
frame-lost = Der Server ist gerade nicht erreichbar. Du kannst dich umsehen; Tische und Listen kommen von selbst wieder.
frame-lost-learn = Der Server ist gerade nicht erreichbar. Lektionen, Rätsel und Regeln sind trotzdem da; Tische kommen von selbst wieder.
frame-unreached = Der Server ist nicht erreichbar
frame-newer = Eine neue Version ist da.
frame-newer-take = Jetzt laden
frame-newer-later = Später
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
home-learn = Neu hier? Lerne es in fünf Minuten
home-mine = Deine Tische
home-mine-all = Alle deine Partien
home-open = Offene Tische
home-open-lost = Sie sind wieder zu sehen, wenn der Server wieder da ist.
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
line-hints = mit Tipps
line-shut = Lässt sich nicht öffnen
line-abandoned = Abgebrochen
line-solo = Solo
line-with = mit { $names }
line-bot = { $name } (Bot, { $level })
line-agreed = In Absprache beendet
line-solo-won = Gewonnen
line-solo-lost = Verloren
line-tie = Gleichstand
line-won =
    { $who ->
        [you] Du hast gewonnen
       *[other] { $name } hat gewonnen
    }

## Neuer Tisch

new-clock-none = Keine Uhr
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

## Tisch

table-connecting = Auf dem Weg zum Tisch …
table-unknown = Diesen Tisch gibt es nicht
table-unknown-text = Prüfe den Link oder den Code, oder sieh bei deinen Partien nach.
table-refused = Hier kannst du nicht sitzen
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
table-hint = Tipp
table-hints =
    { $count ->
        [one] { $count } Tipp
       *[other] { $count } Tipps
    }
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
table-players = Personen
table-log = Verlauf
table-log-empty = Noch ist nichts geschehen.
table-log-round = Solange die Partie läuft, lässt sich nur die laufende Runde nachlesen.
table-log-turn = { $name } · Zug { $number }
table-log-since = neu seitdem
table-log-latest = Zum Neuesten
table-log-gone = Das liegt nicht mehr auf dem Tisch.
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
table-ask = Nach allem fragen
table-rule = Regel { $rule }
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
end-show = Ergebnis
end-total = Gesamt
end-replay = Wiederholung
end-record = Aufzeichnung
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
room-clock-move = { $time } für jeden Schritt
room-clock-budget = { $time } für die ganze Partie
room-clock-budget-more = { $time } für die ganze Partie, mit jedem Zug { $more } mehr

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

mine-begin = Eine Partie beginnen

## Einstellungen

settings-name = Dein Name, wie ihn andere sehen
settings-save = Speichern
settings-saved = Gespeichert.

## Nirgendwo

nowhere-title = Hier ist nichts
