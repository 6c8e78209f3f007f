# What the notes of Deja Vu say. Names of pieces are in deja-vu.ftl.
inspect-deja-vu-tile-about = A tile is sown whole: its bits fall one by one along a path of neighbours.
inspect-deja-vu-bit-on-map = On { $tile }. Whoever sows the last bit of this colour here collects it.
inspect-deja-vu-bit-sow = Drop it on a neighbouring tile. The last bit may not be white.
inspect-deja-vu-bit-lay = It covers a slot of its shape. On a card of its colour it brings 1 point, a white one on any card.
inspect-deja-vu-fragment-about = A flower planted where the girl stands takes it. Public cards count fragments.
inspect-deja-vu-flower-on-map = Planted flower
inspect-deja-vu-flower-on-map-about = It took the memory fragment of this tile, and stays for good.
inspect-deja-vu-place = A place for a tile
inspect-deja-vu-place-about = While the map is built, tiles go where they touch others.
inspect-deja-vu-girl-about = There is one girl for all players. Once a turn she may walk, and plant a flower where she stands.
inspect-deja-vu-card-hand = In the hand. Covered completely it goes to long-term memory and gives its power.
inspect-deja-vu-card-short = In short-term memory: bits can be added in later turns; it gives nothing yet.
inspect-deja-vu-card-long = In long-term memory: its power and its points count.
inspect-deja-vu-card-missing = Not in long-term memory.
inspect-deja-vu-card-discarded = In the discard, open to everybody.
inspect-deja-vu-public-about = For everybody, built all at once; it has no power, it scores at the end by what it counts.
inspect-deja-vu-public-taken = Nobody can build it any more.
inspect-deja-vu-strip-about = Cards with neighbouring numbers are links, { $points } points each; 7 and 1 are neighbours.
inspect-deja-vu-hand = Hand of { $player }: { $count } of { $size }
inspect-deja-vu-hand-about = At the end of a turn cards are drawn up to the hand size. Hands are secret.
inspect-deja-vu-short-term = Short-term memory of { $player }: { $count } of { $size }
inspect-deja-vu-short-term-about = Here cards wait that are not complete; bits on them stay.
inspect-deja-vu-long-term = Long-term memory of { $player }: { $count } of { $size }
inspect-deja-vu-long-term-about = Complete cards, with their powers and points. With { $size } of them every opponent has one last turn.
inspect-deja-vu-hive-about = Spent bits wait here. When it is full, all of them go back to the map.
inspect-deja-vu-deck-about = Hands are filled from here. When it runs out, the discard is shuffled.
inspect-deja-vu-discard-about = Open to everybody.
inspect-deja-vu-last-turns-about = The end has been triggered: every opponent has one more turn.
inspect-deja-vu-icons-hand-about = Cards are drawn up to this number at the end of the turn.
inspect-deja-vu-icons-footprint-about = The girl tile and footprint cards give steps.
inspect-deja-vu-icons-white-claim-about = This many white bits may be taken besides, where the last bit fell.
inspect-deja-vu-chest-about = Each saves one unspent bit for the next turn.
inspect-deja-vu-chest-saved = Saved: { $bits }
inspect-deja-vu-circle = Flowers of { $player }: { $count }
inspect-deja-vu-circle-about = A flower takes the fragment where the girl stands. In an empty circle { $cost } bits grow another.
inspect-deja-vu-fragments = Memory fragments of { $player }: { $count }
inspect-deja-vu-fragments-about = They score through public cards only: runs of one colour, sets of equal pips, or each.
inspect-deja-vu-points = Points of { $player } now: { $points }
inspect-deja-vu-points-about = Tokens { $tokens }, card values { $values }, links { $links }, public cards { $public }, fragments { $fragments }.
inspect-deja-vu-ahead = Look ahead
inspect-deja-vu-ahead-about = Shows where each sowing could end, which bits it would collect and which cards they could complete.
inspect-deja-vu-fill = Fill it
inspect-deja-vu-fill-about = Lays the bits that complete the card, one after the other.
inspect-deja-vu-fingers = Bits in hand
inspect-deja-vu-fingers-about = Taken up to be sown, or collected to build with.

# What else is said of a thing that is looked at.
deja-vu-web-next-is = Next slot: { $shape }.
deja-vu-web-counts = Worth a point on { $card }.
deja-vu-web-counts-not = Worth no point on { $card }.
deja-vu-web-would-collect = Collects { $bits }.
deja-vu-web-could-end = Could end on { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}, with up to { $most ->
    [one] 1 bit
   *[other] { $most } bits
}.
