# Pages beside the table: new table, waiting room, my games, settings, about.

## Jeux

option-yes = oui
option-no = non

## Avant la première partie

offer-title = Ta première partie de { $game } ?
offer-learn = Apprendre en cinq minutes
offer-learn-about = Pas à pas à la vraie table, puis une courte partie contre un bot facile.
offer-play = Jouer tout de suite
offer-play-about = Contre un bot facile. Règles et explications restent à portée de main.
offer-once = Cette question ne reviendra pas. Les leçons restent sur la page d’accueil.

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
new-clock-none-help = Chacun prend tout son temps ; on peut jouer sur plusieurs jours.
new-clock-move = Par coup
new-clock-move-help = Chaque décision a son temps. Quand il est écoulé, un bot prend le relais.
new-clock-budget = Temps total
new-clock-budget-help = Un temps pour toute la partie, avec un petit ajout après chaque tour.
new-clock-time = Temps
new-clock-increment = Ajout par tour
new-who = Qui peut rejoindre
new-invited = Sur invitation
new-invited-help = Il faut avoir le lien.
new-public = Tout le monde
new-public-help = La table est montrée à tous sur la page d’accueil.
new-hints = Conseils
new-hints-with = Avec conseils
new-hints-with-help = Pendant la partie, chaque joueur peut demander conseil sur ses propres décisions ; personne d’autre ne voit la réponse. Les conseils sont comptés, et chacun voit combien les autres en ont pris.
new-hints-without = Sans
new-hints-without-help = Personne ne peut demander conseil pendant la partie.
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

## Pourquoi une partie n’avance pas

room-invited = réponse attendue
room-invited-you = ta réponse est attendue
room-agree = Rejouer
room-decline = Non merci
room-expected = La partie commence dès que tout le monde est d’accord.
room-arrangement = Réglages de la partie
room-hints = Conseils
room-hints-with = chacun peut en demander ; ils sont comptés
room-hints-without = aucun
room-away = En cas d’absence
room-away-clock = Quand son temps est écoulé, un bot joue jusqu’au retour de la personne. Les autres peuvent aussi signaler une absence et, { $time } plus tard, laisser jouer un bot. S’il ne reste personne, la partie attend.
room-away-none = La partie attend. Après 5 minutes, les autres peuvent laisser jouer un bot jusqu’au retour de la personne.
new-away-clock = Quand le temps de quelqu’un est écoulé, un bot joue jusqu’à son retour ; un tour a toujours au moins 10 secondes. Les autres peuvent aussi signaler une absence et, { $time } plus tard, laisser jouer un bot. S’il ne reste personne, la partie attend. Les pendules démarrent quand tout le monde est là, au plus tard après une demi-minute.
new-away-none = Si quelqu’un s’absente, la partie attend. Les autres peuvent le signaler et, après 5 minutes, laisser jouer un bot jusqu’à son retour.

## Coach

end-review = Analyser la partie
end-hints =
    { $name } : { $count ->
        [one] avec { $count } conseil
       *[other] avec { $count } conseils
    }

## Mes parties

mine-longest = Aller à la partie qui attend le plus
mine-waits = T’attendent
mine-running = En cours
mine-open = Pas encore commencées
mine-finished = Terminées
mine-abandoned = Abandonnées
mine-none = Tu n’as pas encore joué ici.

## Réglages

settings-you = Toi
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
settings-sound-help = Des sons doux quand une pièce est posée, quand il y a un gain, quand c’est à toi de jouer, et à la fin.
settings-sound-all = Tout
settings-sound-turn = Seulement mon tour
settings-sound-off = Non
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

nowhere-text = L’adresse n’est pas des nôtres, ou la table a été débarrassée.

## Fin de partie

end-title = Fin de la partie
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
end-how = D’où vient ce nombre ?
end-how-of = { $source }, { $name } : { $points }. D’où vient ce nombre ?
end-turned = Les tournants
end-turned-move = Coup { $at }
end-turned-lead = avance de { $name }
end-bots = { $count ->
        [one] Bot : { $levels }
       *[other] Bots : { $levels }
    }
end-look = Voir le plateau
end-look-short = Plateau
end-early = Les points sont ceux de ce moment-là.
end-gave-up = Qui a abandonné passe en dernier : { $names }.
