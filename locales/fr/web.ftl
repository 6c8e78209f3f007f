# Le cadre de l’application web : tout sauf les plateaux des jeux.

## Jeux

game-momiji = Momiji
game-vivid-memories = Vivid Memories
game-deja-vu = Déjà vu
pitch-momiji = Empile les feuilles d’automne du jardin impérial, garde tes glands et sens le bon moment pour activer un objectif.
pitch-vivid-memories = Rassemble des fragments de ton enfance et tisse-les en fils éclatants, d’un souvenir essentiel à l’autre.
pitch-deja-vu = Sème des éclats d’impression de nébuleuse en nébuleuse et reconstitue ce que la jeune fille sans nom a oublié.
level-novice = débutant
level-casual = amateur
level-skilled = confirmé
level-expert = expert
level-novice-help = Connaît les règles et guère plus : parfait pour une première partie.
level-casual-help = Joue raisonnablement et pardonne les erreurs.
level-skilled-help = Prévoit et prend ce que tu laisses.
level-expert-help = Réfléchit un instant et perd rarement.

## Chaque page

frame-name = Reverie
frame-skip = Aller au contenu
frame-nav = Pages principales
frame-home = Accueil
frame-learn = Apprendre
frame-mine = Mes parties
frame-about = À propos
frame-settings = Réglages
frame-language = Langue
frame-footer = Reverie, une table tranquille pour trois jeux sur la mémoire.
frame-close = Fermer
frame-dismiss = Masquer
frame-loading = Chargement…
frame-page-failed = Cette page n’a pas pu être chargée. Il existe peut-être une version plus récente.
frame-reload = Recharger
frame-no-server = Le serveur ne répond pas. Vérifie la connexion et réessaie.
frame-lost = Le serveur ne répond pas pour le moment. Tu peux regarder autour de toi ; les tables et les listes reviennent d’elles-mêmes.
frame-lost-learn = Le serveur ne répond pas pour le moment. Les leçons, les énigmes et les règles restent là ; les tables reviennent d’elles-mêmes.
frame-unreached = Le serveur ne répond pas
frame-newer = Une nouvelle version est prête.
frame-newer-take = La charger maintenant
frame-newer-later = Plus tard
frame-no-cookies = Ce navigateur n’accepte pas de cookie de ce site : le serveur ne peut pas te reconnaître. Tu peux regarder, mais pas jouer. Autorise les cookies de ce site, puis réessaie.
frame-new-guest = Le serveur ne connaît plus ce navigateur. Te voilà sous un nouveau nom : { $name }.
frame-request = Si cela se reproduit, signale la requête { $id } à la personne qui gère le serveur.
frame-copy = Copier le lien
frame-copied = Copié.
frame-share = Partager
frame-qr = Le lien en code QR

## Accueil

home-title = Trois jeux. Une table tranquille.
home-lead = Joue avec des amis grâce à un lien, ou tout de suite avec des bots. Sans compte, sans installation.
home-games = Les jeux
home-players =
    { $from ->
        [1] 1 à { $to } joueurs
       *[other] { $from } à { $to } joueurs
    }
home-minutes = { $from } à { $to } minutes
home-play = Lancer { $game }
home-new = Nouvelle table…
home-new-of = Nouvelle table : { $game }
home-rules-of = Règles : { $game }
home-learn = C’est nouveau ? Apprends en cinq minutes
home-mine = Tes tables
home-mine-all = Toutes tes parties
home-open = Tables ouvertes
home-open-lost = Elles reviendront avec le serveur.
home-open-none = Personne n’attend de joueurs en ce moment. Ouvre une table !
home-join = Une invitation ?
home-join-field = Code ou lien de la table
home-join-go = Rejoindre
line-waits = À toi de jouer
line-open =
    { $count ->
        [0] Prête à commencer
        [one] { $count } place libre
       *[other] { $count } places libres
    }
line-running = En cours
line-finished = Terminée
line-hints = avec conseils
line-shut = Ne s’ouvre pas
line-abandoned = Abandonnée
line-solo = Solitaire
line-with = avec { $names }
line-bot = { $name } (bot { $level })
line-agreed = Arrêtée d’un commun accord
line-solo-won = Gagnée
line-solo-lost = Perdue
line-tie = Égalité
line-won =
    { $who ->
        [you] Tu as gagné
       *[other] { $name } a gagné
    }

## Nouvelle table

new-clock-none = Sans pendule
new-seconds =
    { $count ->
        [one] { $count } seconde
       *[other] { $count } secondes
    }
new-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
new-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }

## Table

table-connecting = Connexion à la table…
table-unknown = Cette table n’existe pas
table-unknown-text = Vérifie le lien ou le code, ou cherche parmi tes parties.
table-refused = Tu ne peux pas t’asseoir ici
table-open-seat = Place libre
table-seats = Joueurs
table-you = toi
table-away = hors ligne
table-your-turn = à toi de jouer
table-acts = joue
table-stand-in = un bot joue
table-clock = Temps restant
table-days =
    { $count ->
        [one] { $count } jour
       *[other] { $count } jours
    }
table-choosing =
    { $count ->
        [one] { $names } réfléchit…
       *[other] { $names } réfléchissent…
    }
table-over = La partie est terminée.
table-abandoned = Cette partie a été abandonnée.
table-watching = tu regardes
table-resigned-watching = tu as abandonné et tu regardes
table-bot-chooses = Un bot réfléchit pour toi…
table-rests = La partie attend.
table-title-turn = à toi de jouer
table-skip = Passer
table-hint = Conseil
table-hints =
    { $count ->
        [one] { $count } conseil
       *[other] { $count } conseils
    }
table-undo = Reprendre
table-choices =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
table-again = Appuie encore une fois pour le faire.
table-choices-title = Tous les coups
table-board = Plateau
table-areas = Parties de la table
table-side = À côté de la table
table-cancel = Annuler
table-board-of = Le plateau de { $name }
table-tray = En main
table-phases = Phases
table-score = Score
table-players = Joueurs
table-log = Journal
table-log-empty = Rien ne s’est encore passé.
table-log-round = En cours de partie, seule la manche en cours peut être revue.
table-log-turn = { $name } · tour { $number }
table-log-since = nouveau depuis
table-log-latest = Au plus récent
table-log-gone = Cela n’est plus sur la table.
table-told = Ouvrir le journal
table-points = points
table-times = { $said } ({ $times } fois)
table-chat = Chat
table-chat-empty = Dis bonjour !
table-chat-field = Message
table-chat-send = Envoyer
table-calls = Il y a un choix à faire ici
table-unread = nouveaux
table-lost = La connexion est perdue. Elle se rétablit…
table-lost-kept = Ton choix est gardé et sera envoyé.
table-retry = Essayer maintenant
table-menu = Menu
table-rules = Règles
table-ask = Demander ce que c’est
table-rule = Règle { $rule }
table-keys = Clavier
table-leave = Partir
table-leave-ask = Un bot jouera pour toi. Tu peux revenir à tout moment et reprendre ta place.
table-look-back = Revoir
table-branch-of = La partie d’origine
table-abandon = Abandonner la partie
table-abandon-ask = La partie s’arrête pour tout le monde, sans vainqueur. C’est définitif.
table-stay = Rester
table-bot-plays = Un bot joue pour toi, et tu regardes.
table-back = Je suis de retour
key-choices = Montrer tous les coups
key-undo = Reprendre
key-skip = Passer ce qui est montré
key-log = Journal
key-chat = Chat
key-keys = Cette liste
plain-choices = Ce que tu peux faire
plain-view = Ce que tu vois
plain-nothing = Rien pour l’instant.
end-show = Résultat
end-total = Total
end-replay = Revoir la partie
end-record = Transcription
end-rematch = Rejouer
end-to-rematch = Aller à la partie suivante

## Pourquoi une partie n’avance pas

stand-resigned = Tu as abandonné cette partie et tu regardes. Un bot la termine pour toi.
stand-returning = Te revoilà ! Ton temps pour ce tour était écoulé : le bot le termine, puis tu rejoues.
stand-resting = Personne ne joue en ce moment : la partie attend. Reprends ta place et elle continue.
stand-rests = Plus personne n’est en ligne. La partie attend que quelqu’un revienne.
stand-paused = La partie est en pause : pendules et bots sont arrêtés.
stand-resume = Continuer
stand-offer-pause = { $name } propose une pause.
stand-offer-end = { $name } propose d’arrêter la partie ici.
stand-agree = D’accord
stand-decline = Non, on continue
stand-withdraw = Retirer
stand-missed = { $name } manque. Un bot pourra jouer à sa place dans { $left }.
stand-missed-long = { $name } est hors ligne depuis un moment.
stand-give = Laisser jouer un bot
stand-clocks = Les pendules démarrent quand tout le monde est là, au plus tard dans { $left }.
table-call = Signaler une absence : { $name }
table-pause = Proposer une pause
table-end = Proposer d’arrêter ici
table-end-ask = Toutes les personnes qui n’ont pas abandonné doivent être d’accord, même hors ligne. Alors la partie s’arrête ici, avec les points du moment.
table-resign = Abandonner
table-resign-ask = Tu abandonnes cette partie pour de bon. Face aux autres, un bot joue pour toi ; s’il ne reste personne contre qui jouer, la partie est terminée.
table-resigned = a abandonné
chat-watching = regarde
end-agreed = La partie s’est arrêtée d’un commun accord.
end-resigned = { $name } a abandonné.
end-leads =
    { $who ->
        [you] Tu mènes avec { $points } { $points ->
            [one] point
           *[other] points
        }.
       *[other] { $name } mène avec { $points } { $points ->
            [one] point
           *[other] points
        }.
    }
end-level = { $names } sont à égalité avec { $points } { $points ->
        [one] point
       *[other] points
    }.
end-alone =
    { $who ->
        [you] Tu gagnes par abandon.
       *[other] { $name } gagne par abandon.
    }
room-clock-move = { $time } par décision
room-clock-budget = { $time } pour toute la partie
room-clock-budget-more = { $time } pour toute la partie, et { $more } de plus à chaque tour

## Règles

rules-contents = Sommaire
rules-search = Chercher : un mot, ou un numéro comme 34
rules-hits = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
}
rules-sources = Montrer d’où vient chaque règle
rules-others = Règles des autres jeux
rules-page = Ces règles sur leur propre page

## Mes parties

mine-begin = Commencer une partie

## Réglages

settings-name = Ton nom, tel que les autres le voient
settings-save = Enregistrer
settings-saved = Enregistré.

## Nulle part

nowhere-title = Il n’y a rien ici
