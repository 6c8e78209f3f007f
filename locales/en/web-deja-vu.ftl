# The board of Deja Vu in the browser. The names of pieces are in deja-vu.ftl.
deja-vu-web-you = You

# Areas and groups of pieces.
deja-vu-web-area-map = Map
deja-vu-web-area-memory = Memory
deja-vu-web-map = Cosmic map
deja-vu-web-hand = Hand
deja-vu-web-hand-theirs = Hand of { $player }
deja-vu-web-short = Short-term memory
deja-vu-web-short-title = Short-term
deja-vu-web-long = Long-term memory
deja-vu-web-public = Public cards
deja-vu-web-of = { $count }/{ $of }
deja-vu-web-free = free
deja-vu-web-chosen = Chosen
deja-vu-web-fragments = Memory fragments
deja-vu-web-points = points
deja-vu-web-points-now = Points if the game ended now
deja-vu-web-icons-hand = Hand size: { $count }
deja-vu-web-icons-footprint = Footprints: the girl moves up to { $count ->
    [one] { $count } step
   *[other] { $count } steps
}
deja-vu-web-icons-white-claim = White claims: { $count }
deja-vu-web-icons-chest = Chests: { $count }.
deja-vu-web-circle = Circle for a flower.
deja-vu-web-girl = The girl
deja-vu-web-hive = Memory hive: { $count } of { $of } holes filled
deja-vu-web-deck = Deck { $count }
deja-vu-web-discard = Discard { $count }
deja-vu-web-last-turns = { $count ->
    [one] Last turn
   *[other] { $count } turns left
}
deja-vu-web-badge = { $points ->
    [one] 1 point
   *[other] { $points } points
} now, { $cards } of { $of } cards in long-term memory, { $hand } in hand, { $fragments ->
    [one] 1 fragment
   *[other] { $fragments } fragments
}, { $flowers ->
    [one] 1 flower
   *[other] { $flowers } flowers
}
deja-vu-web-strip = { $colour }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}, { $links ->
    [one] 1 link
   *[other] { $links } links
}

# The phases of a turn.
deja-vu-web-phase-planting = Planting
deja-vu-web-phase-recollection = Recollection
deja-vu-web-phase-deja-vu = Deja Vu
deja-vu-web-phase-meditation = Meditation

# The tray.
deja-vu-web-tray-sow = To sow
deja-vu-web-tray-pool = Your bits
deja-vu-web-tray-save = Save in chests
deja-vu-web-tray-sow-of = { $player } sows
deja-vu-web-tray-pool-of = Bits of { $player }
deja-vu-web-tray-claim = White on { $tile }: claim { $count }
deja-vu-web-tray-grow = Paid { $count } of { $of }
deja-vu-web-heap = { $count ->
    [one] { $bit }
   *[other] { $count } × { $bit }
}{ $point ->
    [0] {""}
   *[other] , worth a point on this card
}
deja-vu-web-fill = Fill it
deja-vu-web-plant = Plant a flower
deja-vu-web-grow = Grow a flower (3 bits)
deja-vu-web-done-begin = Skip sowing
deja-vu-web-done-claim = Claim no more
deja-vu-web-done-act = Done with cards
deja-vu-web-done-cover = Leave it for now
deja-vu-web-done-save = Save no more
deja-vu-web-done-plant-late = Go on
deja-vu-web-done-discard = End turn
deja-vu-web-sure-place = Lay the tile here? It can’t be undone.
deja-vu-web-sure-place-yes = Lay the tile
deja-vu-web-sure-discard = Discard { $card }? It can’t be undone.
deja-vu-web-sure-discard-yes = Discard it
deja-vu-web-sure-name = Let a bit fall on { $tile }? It can’t be undone.
deja-vu-web-sure-name-yes = Name the tile
deja-vu-web-sure-turn = End your turn’s building? The hive fills and is dealt to the map.
deja-vu-web-sure-turn-yes = Go on
deja-vu-web-sure-any-yes = Confirm
deja-vu-web-where-girl = Where does the girl go?
deja-vu-web-where-bit = On which tile does it fall?
deja-vu-web-which-bit = Which bit falls there?

# Pieces in full.
deja-vu-web-card = { $card }: { $does }
deja-vu-web-card-covered = { $card }: { $does }. Covered with { $bits }
deja-vu-web-nebula = { $tile ->
    [T1] T1 (Cat’s Eye)
    [T2] T2 (Boomerang)
    [T3] T3 (Flame)
    [T4] T4 (Helix)
    [T5] T5 (Veil)
    [T6] T6 (Eagle)
    [T7] T7 (Carina)
    [T8] T8 (Horsehead)
    [T9] T9 (Hourglass)
    [T10] T10 (Lagoon)
    [T11] T11 (Crab)
    [T12] T12 (Rosette)
    [T13] T13 (Butterfly)
    [T14] T14 (Orion)
    [T15] T15 (Fox Fur)
   *[other] { $tile }
}
deja-vu-web-tile = { $tile }: { $bits }; { $fragment }{ $girl ->
    [here] ; the girl is here
   *[away] {""}
}
deja-vu-web-near = Next to { $tiles }.
deja-vu-web-no-bits = no bits
deja-vu-web-no-fragment = fragment gone
deja-vu-web-about-flower = { $count ->
    [0] No flower to plant.
    [one] 1 flower to plant.
   *[other] { $count } flowers to plant.
}
deja-vu-web-would-score = Would score you { $gain } now, not counting tokens.
deja-vu-web-completes-now = Your bits complete it: { $tokens } in tokens, { $gain } at the end.
deja-vu-web-copies = { $count ->
    [one] { $count } copy is left.
   *[other] { $count } copies are left.
}
deja-vu-web-has-copy = You have a copy of it.

# Looking ahead.
deja-vu-web-foresight = Look ahead
deja-vu-web-foresight-hint = Each tile shows the most bits of each colour that sowing it could collect; a green ✓ counts cards of yours that they could complete, a yellow ✓ public ones. Choose a tile to see where each sowing could end.
deja-vu-web-foresight-from = From { $tile }
deja-vu-web-sow-here = Sow { $tile }
deja-vu-web-follow = Sow this path
deja-vu-web-could-bring = Could bring { $each }.
deja-vu-web-colour-count = { $count } { $colour }
deja-vu-web-could-complete = Could complete { $cards }.
deja-vu-web-outcome = Ends on { $tile }: { $bits }.

# What to do, for newcomers.
deja-vu-web-hint-build = Tiles that touch are neighbours: bits and the girl move from one to the next.
deja-vu-web-hint-opening = Keep 3 cards that share shapes; the others go to the discard.
deja-vu-web-hint-begin = Sow a glowing tile: the last bit, and all of its colour where it falls, are yours.
deja-vu-web-hint-sow = Choose a bit, then a glowing tile. Little flags mark tiles where the last bit could fall.
deja-vu-web-hint-claim = Your cards let you take white bits from the last tile as well.
deja-vu-web-hint-act = Choose a glowing card to lay bits on it; ✓ means your bits complete it now.
deja-vu-web-hint-cover = Slots are covered from left to right. Bits of the card’s colour and white ones bring a point each.
deja-vu-web-hint-grow = 3 bits of any kind become a flower.
deja-vu-web-hint-save = A bit in a chest stays for later turns. The others go to the hive.
deja-vu-web-hint-plant-late = The girl may still walk, and a flower may take the fragment where she stands.
deja-vu-web-hint-replenish = The hive is full. Choose the tiles on which the last bits fall.
deja-vu-web-hint-discard = Discard cards that do not help, then draw. Drawing ends your turn.

# The end.
deja-vu-web-counted-tokens = { $points ->
    [one] { $points } point in tokens, from cards that were completed.
   *[other] { $points } points in tokens, from cards that were completed.
}
deja-vu-web-counted-values = { $sum } = { $points }
deja-vu-web-counted-links = { $count ->
    [one] { $count } pair of neighbouring numbers
   *[other] { $count } pairs of neighbouring numbers
} × { $each } = { $points }
deja-vu-web-counted-public-cards = By how many cards of their colour are in long-term memory: { $points }
deja-vu-web-counted-fragments = Each fragment counts for one of these cards, so that it brings the most: { $points }

# In the log: bits with the tiles they fell on, in one line.
deja-vu-web-told-drop = { $bit } on { $tile }
deja-vu-web-told-dropped = { $seat } drops { $drops }.
deja-vu-web-told-replenished = New on the map: { $drops }.
