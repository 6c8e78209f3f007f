# Comment les points ont été comptés, une chose par ligne.
momiji-counts-objective = objectif « { $objective } » de quelqu’un d’autre : { $own } ici, { $best } chez le meilleur des autres
momiji-counts-own-objective = objectif personnel « { $objective } » : { $own } ici, { $best } chez le meilleur des autres
