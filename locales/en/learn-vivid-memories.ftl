# The lessons of Vivid Memories: what the coach says, then hints from small to large.
learn-vivid-memories-first-title = Your first game
learn-vivid-memories-first-about = A round with Iris, step by step, then two rounds of your own.
learn-vivid-memories-theme = Every fragment is a piece of a childhood, and a thread of one colour joins core memories on the rim of your board. Tap the two red slots on the upper rim: your first thread will join them.
learn-vivid-memories-theme-nudge = Look along the upper rim for red.
learn-vivid-memories-theme-piece = One is above A1, the other between A2 and A3.
learn-vivid-memories-theme-move = Tap S03, then S05.
learn-vivid-memories-take = From one end of the line you take 1 fragment, 2 of one colour or 3 of different colours. Take red, yellow and green from the tile on the right.
learn-vivid-memories-take-nudge = Three different colours, all from the tile at the right end.
learn-vivid-memories-take-piece = Choose red, yellow and green there; leave the blue one.
learn-vivid-memories-take-move = Tap red, yellow and green on the right-hand tile, then take them.
learn-vivid-memories-take-blue = Three different ones as well, but a moment tile will ask you for green later on.
learn-vivid-memories-place = All that you take goes into one empty hex together. Put it into A1, which touches a red slot, and end your turn.
learn-vivid-memories-place-nudge = Which hex touches the red slot on the left?
learn-vivid-memories-place-piece = It is A1, the first hex of the top row.
learn-vivid-memories-place-move = Choose A1, then end your turn.
learn-vivid-memories-place-iris = Iris took two blues from two tiles, and the tile that she emptied is hers.
learn-vivid-memories-count = A thread scores its hexes times the empty slots that it joins. Take both reds from the left, put them into A2, and end your turn: 2 hexes × 2 slots = 4.
learn-vivid-memories-count-nudge = Two of one colour may be taken together.
learn-vivid-memories-count-piece = Both reds lie on the tile at the left end; A2 touches A1 and the second red slot.
learn-vivid-memories-count-move = Take red and red from the left, choose A2, end your turn.
learn-vivid-memories-empty = If your take empties a tile, it goes on at the next one, and the emptied tile is yours. Take the last red from the right with purple and green from the tile beside it, put them into A3, and end your turn.
learn-vivid-memories-empty-nudge = One tile on the right is nearly empty: start there.
learn-vivid-memories-empty-piece = Red from the last tile, purple and green from the one inside; A3 is the last hex of the top row.
learn-vivid-memories-empty-move = Take red, purple and green from the right, choose A3, end your turn.
learn-vivid-memories-empty-alone = That claims the tile as well, but brings you 1 fragment instead of 3.
learn-vivid-memories-empty-iris = The thread is at 3 × 2 = 6, and the first moment tile is yours. Iris leaves one last fragment.
learn-vivid-memories-single = Whoever takes exactly 1 fragment may rewire afterwards. Take the last yellow and put it into B2, just below the thread.
learn-vivid-memories-single-nudge = Only one fragment is left in the line.
learn-vivid-memories-single-piece = B2 lies right below A1 and A2.
learn-vivid-memories-single-move = Take yellow, then choose B2.
learn-vivid-memories-rewire = A hex counts once for its thread, however many reds it holds. Rewire A2: move a red out to the hex of the yellow, finish, and end your turn.
learn-vivid-memories-rewire-nudge = One hex holds a red more than it needs.
learn-vivid-memories-rewire-piece = A2 can spare a red; the hex with the lone yellow has none.
learn-vivid-memories-rewire-move = Rewire A2, move red out to the yellow hex, finish rewiring, end your turn.
learn-vivid-memories-rewire-in = Now a red comes into A2, where one is plenty, and the thread gains no hex.
learn-vivid-memories-rewire-iris = The thread is at 4 × 2 = 8. The line is empty, so both of you reflect now; Iris is quick.
learn-vivid-memories-bank = Each claimed tile goes onto a space of your memory bank and covers the action there. Lay the tile that adds green on swap and the one that adds red on speculate, so that push stays free.
learn-vivid-memories-bank-nudge = Push must stay uncovered: you will need it soon.
learn-vivid-memories-bank-piece = The two spaces are swap and speculate.
learn-vivid-memories-bank-move = The tile with purple, green and red on swap, the other on speculate.
learn-vivid-memories-bank-push = That covers push, and you would miss it in a moment.
learn-vivid-memories-use = Only a used tile can score: it acts once, then flips to its score side. Use the tile that adds green, and put the green into C3.
learn-vivid-memories-use-nudge = The green should land next to the hex with red and yellow.
learn-vivid-memories-use-piece = Use the tile with purple, green and red as its condition.
learn-vivid-memories-use-move = Use the tile that adds green, then choose C3.
learn-vivid-memories-branch = A branch counts for a thread too. Use the tile that adds red, and put the red into a lit hex beside the thread: 5 × 2 = 10.
learn-vivid-memories-branch-nudge = Any empty hex that touches a red one will do.
learn-vivid-memories-branch-piece = Your second tile adds red; the lit hexes touch the thread.
learn-vivid-memories-branch-move = Use the tile that adds red, then choose a lit hex.
learn-vivid-memories-branch-far = That hex does not touch the thread, which stays at 4 × 2 = 8.
learn-vivid-memories-match = A condition is met by exactly its fragments, in as many hexes as you can make. Push the green into the hex with red and yellow.
learn-vivid-memories-match-nudge = Your bank still has an action that moves one fragment.
learn-vivid-memories-match-piece = Push, from the hex with the lone green.
learn-vivid-memories-match-move = Use push, choose the green, send it to the hex with red and yellow.
learn-vivid-memories-moments = Moments score first: 6 points for each hex with exactly the 3 fragments of a flipped tile. One tile is matched by A3, the other by A1 and by the hex you just made: how many points is that?
learn-vivid-memories-moments-nudge = Count the hexes that match, not the tiles.
learn-vivid-memories-moments-piece = One hex for the first tile, two for the second.
learn-vivid-memories-moments-move = 6 + 6 + 6 = 18.
learn-vivid-memories-reward = Say that you are done. Both tiles score and leave the bank as precious moments; Iris’s tiles match nothing, so they bring 0 and stay.
learn-vivid-memories-reward-nudge = Nothing more to do in Reflect.
learn-vivid-memories-reward-piece = The button below the board ends it.
learn-vivid-memories-reward-move = End Reflect.
learn-vivid-memories-fill = The thread brings its 10 points, then each slot that it joins takes a red from a hex beside it. Red for S05 may come from A2 or from A3: which hex can spare it?
learn-vivid-memories-fill-nudge = Both are allowed; the thread of the next round loses a hex either way.
learn-vivid-memories-fill-piece = A2 holds just a red, A3 a red with purple and green.
learn-vivid-memories-fill-move = Fill S05 from A2 or from A3.
learn-vivid-memories-sets = Complete core memories of 1, 2 or 3 slots bring 1, 4 or 18 points, now and in every later round: S05 has just brought 1. Tap the two slots that S03 still lacks for 18.
learn-vivid-memories-sets-nudge = The three slots of a core memory lie side by side on the rim.
learn-vivid-memories-sets-piece = They are the two slots next to S03: a green one and a yellow one.
learn-vivid-memories-sets-move = Tap S02 and S04.
learn-vivid-memories-free = 29 points to 5, and two more rounds against Iris are yours. Mind your secret aspiration: at the end purple brings 1 in a hex, 2 in a slot and 5 for each precious moment that shows it, so one is worth 5 already.
learn-vivid-memories-free-nudge = Two slots of one colour with few hexes between them make an early thread.
learn-vivid-memories-free-piece = The third red slot is on the lower rim, between E2 and E3.
learn-vivid-memories-free-move = Take what your thread or a tile in the line asks for; ask for a hint at any time.
