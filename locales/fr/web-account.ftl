# Points en cours de partie : comment ils sont comptés.
account-title = Points si la partie finissait maintenant
account-known = Points qui se comptent déjà
account-at-least = au moins
account-of = Comment se comptent les points de { $name }
account-how = Comment c’est compté
account-show = Montrer sur la table
account-nothing = Rien ne compte encore ici.
account-momiji-hidden = Les piles restent closes : leur valeur n’est dite qu’à la fin.
account-vivid-memories-hidden = Les aspirations des autres restent cachées jusqu’à la fin.
account-momiji-pile = piles
account-momiji-objective = objectifs
account-gain = { $points } à coup sûr
