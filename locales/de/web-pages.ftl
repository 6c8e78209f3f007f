# Pages beside the table: new table, waiting room, my games, settings, about.

## Spiele

option-yes = ja
option-no = nein

## Vor der ersten Partie

offer-title = Deine erste Partie { $game }?
offer-learn = In fünf Minuten lernen
offer-learn-about = Schritt für Schritt am echten Tisch, danach eine kurze Partie gegen einen leichten Bot.
offer-play = Gleich spielen
offer-play-about = Gegen einen leichten Bot. Regeln und Erklärungen sind immer zur Hand.
offer-once = Diese Frage kommt nicht wieder. Die Lektionen bleiben auf der Startseite.

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
new-clock-none-help = Alle denken nach, so lange sie mögen; auch über Tage.
new-clock-move = Pro Schritt
new-clock-move-help = Jeder Schritt hat seine Zeit. Läuft sie ab, springt ein Bot ein.
new-clock-budget = Gesamtzeit
new-clock-budget-help = Zeit für die ganze Partie, und nach jedem Zug etwas dazu.
new-clock-time = Zeit
new-clock-increment = Dazu pro Zug
new-who = Wer mitspielen kann
new-invited = Auf Einladung
new-invited-help = Nur wer den Link hat.
new-public = Alle
new-public-help = Der Tisch steht für alle auf der Startseite.
new-hints = Tipps
new-hints-with = Mit Tipps
new-hints-with-help = Wer spielt, kann zu den eigenen Entscheidungen um Tipps bitten und sieht die Antwort allein. Tipps werden gezählt, und alle sehen, wie viele die anderen bekommen haben.
new-hints-without = Ohne
new-hints-without-help = Während der Partie gibt es für niemanden Tipps.
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

## Warum eine Partie nicht einfach weitergeht

room-invited = eingeladen
room-invited-you = du bist eingeladen
room-agree = Noch einmal spielen
room-decline = Nein, danke
room-expected = Die Partie beginnt, sobald alle einverstanden sind.
room-arrangement = So wird gespielt
room-hints = Tipps
room-hints-with = für alle; sie werden gezählt
room-hints-without = keine
room-away = Wenn jemand weg ist
room-away-clock = Ist die Zeit um, spielt ein Bot, bis die Person zurück ist. Die anderen können auch sagen, dass jemand fehlt, und { $time } später einen Bot spielen lassen. Ist niemand mehr da, wartet die Partie.
room-away-none = Die Partie wartet. Nach 5 Minuten können die anderen einen Bot spielen lassen, bis die Person zurück ist.
new-away-clock = Ist jemandes Zeit um, spielt ein Bot, bis die Person zurück ist; ein Zug hat mindestens 10 Sekunden. Andere können auch sagen, dass jemand fehlt, und { $time } später einen Bot spielen lassen. Ist niemand mehr da, wartet die Partie. Die Uhren laufen, sobald alle da sind, spätestens nach einer halben Minute.
new-away-none = Ist jemand weg, wartet die Partie. Andere können das sagen und nach 5 Minuten einen Bot spielen lassen, bis die Person zurück ist.

## Coach

end-review = Partie analysieren
end-hints =
    { $name }: { $count ->
        [one] mit { $count } Tipp
       *[other] mit { $count } Tipps
    }

## Meine Partien

mine-longest = Zur Partie, die am längsten wartet
mine-waits = Warten auf dich
mine-running = Laufen
mine-open = Noch nicht begonnen
mine-finished = Beendet
mine-abandoned = Abgebrochen
mine-none = Du hast hier noch nicht gespielt.

## Einstellungen

settings-you = Du
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
settings-sound-help = Leise Töne, wenn etwas gelegt wird, wenn etwas gewonnen wird, wenn du am Zug bist, und am Ende.
settings-sound-all = Alles
settings-sound-turn = Nur mein Zug
settings-sound-off = Aus
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

nowhere-text = Die Adresse ist keine von unseren, oder der Tisch ist abgeräumt.

## Ende eines Spiels

end-title = Das Ende
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
end-how = Wie wurde das gezählt?
end-how-of = { $source }, { $name }: { $points }. Wie wurde das gezählt?
end-turned = Wo es sich entschied
end-turned-move = Schritt { $at }
end-turned-lead = Vorsprung von { $name }
end-bots = { $count ->
        [one] Bot: { $levels }
       *[other] Bots: { $levels }
    }
end-look = Spielplan ansehen
end-look-short = Tisch
end-early = Die Punkte sind die von diesem Augenblick.
end-gave-up = Wer aufgegeben hat, kommt zuletzt: { $names }.
