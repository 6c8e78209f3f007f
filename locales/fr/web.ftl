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
option-yes = oui
option-no = non

## Chaque page

frame-name = Reverie
frame-skip = Aller au contenu
frame-nav = Pages principales
frame-home = Accueil
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
home-play = Jouer à { $game }
home-new = Nouvelle table…
home-new-of = Nouvelle table : { $game }
home-rules-of = Règles : { $game }
home-mine = Tes tables
home-mine-all = Toutes tes parties
home-open = Tables ouvertes
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
line-shut = Ne s’ouvre pas
line-abandoned = Abandonnée
line-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }

## Nouvelle table

new-title = Nouvelle table
new-players = Joueurs
new-count =
    { $count ->
        [1] Solitaire
       *[other] { $count }
    }
new-seat = Place { $number }
new-me = Moi
new-open = Quelqu’un
new-bot = Bot
new-open-help = Tu reçois un lien à envoyer ; qui l’ouvre peut s’asseoir ici.
new-level = Force du bot à la place { $number }
new-modes = Mode de jeu
new-options = Plus d’options
new-standard = Comme d’habitude
new-clock = Temps de réflexion
new-clock-none = Sans pendule
new-clock-none-help = Chacun prend tout son temps ; on peut jouer sur plusieurs jours.
new-clock-move = Par coup
new-clock-move-help = Chaque décision a son temps. Quand il est écoulé, un bot prend le relais.
new-clock-budget = Temps total
new-clock-budget-help = Un temps pour toute la partie, avec un petit ajout après chaque tour.
new-clock-time = Temps
new-clock-increment = Ajout par tour
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
new-who = Qui peut rejoindre
new-invited = Sur invitation
new-invited-help = Il faut avoir le lien.
new-public = Tout le monde
new-public-help = La table est montrée à tous sur la page d’accueil.
new-create = Ouvrir la table
new-start = Commencer à jouer

## Salle d’attente

room-note = avant la partie
room-abandoned = fermée
room-seats = Qui joue
room-here = en ligne
room-waits = attend quelqu’un
room-level = Force des bots
room-sit = S’asseoir ici
room-join = Rejoindre la partie
room-bot = Bot
room-free = Retirer
room-start = Commencer
room-stand = Se lever
room-close = Fermer la table
room-free-seats =
    { $count ->
        [one] { $count } place est encore libre.
       *[other] { $count } places sont encore libres.
    }
room-ready = Tout le monde est là. Commence quand tu veux.
room-host-starts = Tout le monde est là. La partie commence quand l’hôte le décide.
room-invite = Inviter des amis
room-link = Envoie ce lien
room-share = Joue à { $game } avec moi !
room-code = Ou fais-leur taper ce code sur la page d’accueil : { $code }

## Table

table-connecting = Connexion à la table…
table-unknown = Cette table n’existe pas
table-unknown-text = Vérifie le lien ou le code, ou cherche parmi tes parties.
table-refused = Tu ne peux pas t’asseoir ici
remains-title = Cette table ne peut pas être ouverte
remains-bot = Bot
remains-points = Points
remains-place = Place
remains-moves =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
remains-abandon-why = Elle est gardée telle quelle. Si tu l’abandonnes, elle est terminée, et chacun peut avoir sa transcription.
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
end-title = Fin de la partie
end-show = Résultat
end-you = Toi
end-wins = { $who ->
        [you] Tu gagnes
       *[other] { $name } gagne
    }, { $points } à { $other }
end-wins-alone = { $who ->
        [you] Tu gagnes
       *[other] { $name } gagne
    } avec { $points } { $points ->
        [one] point
       *[other] points
    }
end-shared = { $names } partagent la victoire avec { $points } { $points ->
        [one] point
       *[other] points
    }
end-ahead = { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    } d’avance.
end-ahead-by = { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    } d’avance, surtout en { $source } : +{ $lead }.
end-challenge-won = Gagné !
end-challenge-lost = Perdu cette fois
end-interest = Les points, pour information :
end-sources = Par source
end-total = Total
end-how = D’où vient ce nombre ?
end-how-of = { $source }, { $name } : { $points }. D’où vient ce nombre ?
end-turned = Les tournants
end-turned-move = Coup { $at }
end-turned-lead = Avance de { $name } : { $change }
end-bots = { $count ->
        [one] Bot : { $levels }
       *[other] Bots : { $levels }
    }
end-replay = Revoir la partie
end-record = Transcription
end-look = Voir le plateau
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
end-early = Les points sont ceux de ce moment-là.
end-gave-up = Qui a abandonné passe en dernier : { $names }.
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
room-invited = réponse attendue
room-invited-you = ta réponse est attendue
room-agree = Rejouer
room-decline = Non merci
room-expected = La partie commence dès que tout le monde est d’accord.
room-arrangement = Réglages de la partie
room-clock-move = { $time } par décision
room-clock-budget = { $time } pour toute la partie
room-clock-budget-more = { $time } pour toute la partie, et { $more } de plus à chaque tour
room-away = En cas d’absence
room-away-clock = Quand son temps est écoulé, un bot joue jusqu’au retour de la personne. Les autres peuvent aussi signaler une absence et, { $time } plus tard, laisser jouer un bot. S’il ne reste personne, la partie attend.
room-away-none = La partie attend. Après 5 minutes, les autres peuvent laisser jouer un bot jusqu’au retour de la personne.
new-away-clock = Quand le temps de quelqu’un est écoulé, un bot joue jusqu’à son retour ; un tour a toujours au moins 10 secondes. Les autres peuvent aussi signaler une absence et, { $time } plus tard, laisser jouer un bot. S’il ne reste personne, la partie attend. Les pendules démarrent quand tout le monde est là, au plus tard après une demi-minute.
new-away-none = Si quelqu’un s’absente, la partie attend. Les autres peuvent le signaler et, après 5 minutes, laisser jouer un bot jusqu’à son retour.

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

mine-longest = Aller à la partie qui attend le plus
mine-waits = T’attendent
mine-running = En cours
mine-open = Pas encore commencées
mine-finished = Terminées
mine-abandoned = Abandonnées
mine-none = Tu n’as pas encore joué ici.
mine-begin = Commencer une partie

## Réglages

settings-you = Toi
settings-name = Ton nom, tel que les autres le voient
settings-save = Enregistrer
settings-saved = Enregistré.
settings-look = Apparence et son
settings-theme = Couleurs
settings-theme-system = Comme le système
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-motion = Mouvement
settings-motion-system = Comme le système
settings-motion-full = Oui
settings-motion-none = Non
settings-speed = Vitesse
settings-speed-help = La vitesse des pièces, et la durée de chaque action des autres à l’écran.
settings-speed-slow = Lente
settings-speed-normal = Normale
settings-speed-fast = Rapide
settings-confirm = Demander confirmation
settings-confirm-always = Toujours
settings-confirm-final = Si définitif
settings-confirm-never = Jamais
settings-confirm-always-help = Chaque coup se confirme par un second appui.
settings-confirm-final-help = Seul ce qui ne peut plus être repris se confirme par un second appui.
settings-confirm-never-help = Chaque coup est joué aussitôt.
settings-symbols = Symboles
settings-symbols-help = Chaque couleur a un symbole. Plus grands, ils se distinguent mieux.
settings-symbols-normal = Normaux
settings-symbols-large = Grands
settings-sound = Son
settings-sound-help = Deux notes douces quand c’est à toi de jouer.
settings-on = Oui
settings-off = Non
settings-notices = Notifications
settings-push-help = Ce navigateur peut te prévenir quand c’est à toi de jouer, même sans page ouverte.
settings-push-cannot = Ce navigateur ne peut pas afficher de notifications à cette adresse.
settings-push-start = Me prévenir dans ce navigateur
settings-push-stop = Ne plus me prévenir dans ce navigateur
settings-push-denied = Le navigateur n’autorise pas les notifications. Tu peux changer cela dans ses réglages.
settings-webhook = Webhook
settings-webhook-help = Pour bricoler : une adresse appelée quand c’est à toi de jouer. Vide pour aucune.
settings-webhook-secret = Secret du webhook
settings-webhook-secret-help = Chaque appel est signé avec lui (en-tête Reverie-Signature) : tu peux vérifier qu’il vient bien d’ici. Une autre adresse reçoit un autre secret.
settings-move = Un autre appareil
settings-move-help = Tu n’as pas de mot de passe. Un lien fait d’un autre appareil le tien, avec ton nom et tes parties.
settings-move-make = Créer un lien
settings-move-link = Ouvre ce lien sur l’autre appareil
settings-move-share = Ma place chez Reverie
settings-move-once = Il sert une seule fois, pendant un jour. Qui l’ouvre joue sous ton nom : ne le donne à personne d’autre.

## Récupération

recover-title = Faire de cet appareil le tien
recover-text = Tu as créé un lien sur un autre appareil. Si tu continues, ce navigateur prend son nom et ses parties, et oublie « { $name } ».
recover-code = Code de récupération
recover-go = Continuer
recover-done = Bon retour, { $name }.

## À propos

about-title = À propos de ces jeux
about-lead = Reverie est une table pour trois jeux de société modernes, faite par amour pour eux. Elle ne vient pas de leurs éditeurs.
about-design = Auteurs
about-art = Illustration du jeu en boîte
about-publisher = Éditeur
about-support-title = Achète les jeux
about-support = Un écran ne remplace pas les cartes en main. Si un jeu te plaît ici, achète-le dans ta boutique ou chez son éditeur : c’est ainsi qu’il y en aura d’autres.
about-parts-title = Ce qui n’est pas d’origine
about-parts = Les règles sont celles des jeux imprimés. Là où le texte d’un livret ne dit pas ce que montre une carte ou un plateau, nous l’avons reconstitué ; ces éléments sont de nous et peuvent différer du jeu en boîte. Toutes les images de ce site sont aussi de nous.
about-privacy-title = Ce que nous savons de toi
about-privacy = Ton nom, ta langue, tes parties et un cookie qui reconnaît cet appareil. Rien n’est demandé à d’autres sites, et personne ne te suit.

## Nulle part

nowhere-title = Il n’y a rien ici
nowhere-text = L’adresse n’est pas des nôtres, ou la table a été débarrassée.
