# What a coach says: hints and reviews. Every sentence rests on what the search compared.
# “move” is a whole sentence that says what a move does.
coach-rest = Gibt es jetzt noch etwas Lohnendes zu tun, oder ist es Zeit, es dabei zu belassen?
coach-momiji-lay = Sieh dir deine Handkarten und deine Stapel an.
coach-momiji-garden = Sieh dir die Spalten des Gartens an.
coach-momiji-discard = Überlege, welche Handkarte du am wenigsten brauchst.
coach-momiji-objective = Sieh dir die Ziele an.
coach-momiji-landscape = Sieh dir deine Landschaften an und was sie jetzt können.
coach-vivid-memories-line = Sieh dir beide Enden der Reihe an.
coach-vivid-memories-hex = Sieh dir deine Felder und die Fragmente darin an.
coach-vivid-memories-rewire = Schau, welche Fragmente in ein benachbartes Feld wandern könnten.
coach-vivid-memories-bank = Sieh dir deine Erinnerungsbank an.
coach-vivid-memories-core = Sieh dir deine Kernplätze an.
coach-deja-vu-map = Sieh dir den Rand der Sternenkarte an.
coach-deja-vu-girl = Schau, wo das Mädchen ist und wohin es gehen könnte.
coach-deja-vu-sow = Sieh dir die Sinneseindrücke auf der Sternenkarte und die Wege von dort an.
coach-deja-vu-build = Sieh dir die Karten an, die du verinnerlichen kannst, und die Sinneseindrücke dafür.
coach-deja-vu-grow = Denk an deine Blumen.
coach-deja-vu-bits = Sieh dir die Sinneseindrücke an, die übrig sind.
coach-deja-vu-hand = Überlege, welche Karten zu deinen Plänen passen.
coach-how-many = { $good ->
        [one] { $good } deiner { $all } Möglichkeiten sticht heraus.
       *[other] { $good } deiner { $all } Möglichkeiten sind etwa gleich gut.
    }
coach-brings = { $points ->
        [one] Das bringt sofort { $points } Punkt.
       *[other] Das bringt sofort { $points } Punkte.
    }
coach-from = Was dabei zählt: { $what }.
coach-costs = { $points ->
        [one] Das kostet sofort { $points } Punkt.
       *[other] Das kostet sofort { $points } Punkte.
    }
coach-promises = Gewinnchance: { $win } %; am Ende erwartete Punkte: { $points }.
coach-promises-win = Gewinnchance: { $win } %.
coach-as-good = Etwa gleich gut: { $move }
coach-lacks-both = Gewinnchance um { $win } % geringer, erwartete Punkte um { $points } weniger: { $move }
coach-lacks-win = Gewinnchance um { $win } % geringer: { $move }
coach-lacks-points = Erwartete Punkte um { $points } weniger: { $move }
coach-more-at-once = { $points ->
        [one] Das brächte sofort { $points } Punkt mehr, später aber weniger.
       *[other] Das brächte sofort { $points } Punkte mehr, später aber weniger.
    }
coach-only-move = Es ist die einzige Möglichkeit.
coach-worked-out = Es ist dein letzter Zug: Alles wurde bis zum Ende durchprobiert.
coach-line-brings = { $points ->
        [one] Zusammen bringt das { $points } Punkt.
       *[other] Zusammen bringt das { $points } Punkte.
    }
