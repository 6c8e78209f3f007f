# What a coach says: hints and reviews. Every sentence rests on what the search compared.
# “move” is a whole sentence that says what a move does.
coach-rest = Is there anything left worth doing now, or is it time to leave it at that?
coach-momiji-lay = Look at your hand cards and your piles.
coach-momiji-garden = Look at the columns of the garden.
coach-momiji-discard = Ask yourself which hand card you need least.
coach-momiji-objective = Look at the objectives.
coach-momiji-landscape = Look at your landscapes and what they can do now.
coach-vivid-memories-line = Look at both ends of the moment line.
coach-vivid-memories-hex = Look at your hexes and the fragments in them.
coach-vivid-memories-rewire = See which fragments could move to a neighbouring hex.
coach-vivid-memories-bank = Look at your memory bank.
coach-vivid-memories-core = Look at your core slots.
coach-deja-vu-map = Look at the edge of the cosmic map.
coach-deja-vu-girl = Look at where the girl is, and where she could go.
coach-deja-vu-sow = Look at the bits on the map and the paths from there.
coach-deja-vu-build = Look at the cards that you can build, and the bits for them.
coach-deja-vu-grow = Think of your flowers.
coach-deja-vu-bits = Look at the bits that are left over.
coach-deja-vu-hand = Ask yourself which cards fit your plans.
coach-how-many = { $good ->
        [one] One of your { $all } moves stands out.
       *[other] { $good } of your { $all } moves are about equally good.
    }
coach-brings = { $points ->
        [one] It brings { $points } point at once.
       *[other] It brings { $points } points at once.
    }
coach-from = What counts: { $what }.
coach-costs = { $points ->
        [one] It costs { $points } point at once.
       *[other] It costs { $points } points at once.
    }
coach-promises = Chance to win: { $win }%; points expected at the end: { $points }.
coach-promises-win = Chance to win: { $win }%.
coach-as-good = About as good: { $move }
coach-lacks-both = Chance to win lower by { $win }%, points expected fewer by { $points }: { $move }
coach-lacks-win = Chance to win lower by { $win }%: { $move }
coach-lacks-points = Points expected fewer by { $points }: { $move }
coach-more-at-once = { $points ->
        [one] That would bring { $points } point more at once, but less later.
       *[other] That would bring { $points } points more at once, but less later.
    }
coach-only-move = It is the only move.
coach-worked-out = It is your last turn, and everything in it was tried to the end.
coach-line-brings = { $points ->
        [one] Together this brings { $points } point.
       *[other] Together this brings { $points } points.
    }
