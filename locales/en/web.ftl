# The frame of the web app: everything but the boards of the games.

## Games

game-momiji = Momiji
game-vivid-memories = Vivid Memories
game-deja-vu = Deja Vu
pitch-momiji = Lay autumn leaves in piles in the imperial garden, save your acorns, and know when an objective is worth the stake.
pitch-vivid-memories = Gather fragments of your childhood and weave them into bright threads across the mind, from one core memory to the next.
pitch-deja-vu = Sow impressions along the ways between nebulae and piece together what the girl without a name has forgotten.
level-novice = novice
level-casual = casual
level-skilled = skilled
level-expert = expert
level-novice-help = Knows the rules and little more: good for a first game.
level-casual-help = Plays sensibly and forgives mistakes.
level-skilled-help = Plans ahead and takes what you leave.
level-expert-help = Thinks for a moment, and is hard to beat.
option-yes = yes
option-no = no

## Every page

frame-name = Reverie
frame-skip = Skip to the content
frame-nav = Main pages
frame-home = Home
frame-mine = My games
frame-about = About
frame-settings = Settings
frame-language = Language
frame-footer = Reverie, a quiet table for three games about memory.
frame-close = Close
frame-dismiss = Dismiss
frame-loading = Loading …
frame-page-failed = This page could not be loaded. Perhaps there is a newer version.
frame-reload = Load it again
frame-no-server = The server can’t be reached. Check the connection and try again.
frame-no-cookies = This browser keeps no cookie for this site, so the server can’t know you again: you can look around, but not play. Allow cookies for this site, then try again.
frame-new-guest = The server does not know this browser any more. You are a new guest now, { $name }.
frame-request = If it happens again, tell whoever runs the server: request { $id }.
frame-copy = Copy link
frame-copied = Copied.
frame-share = Share
frame-qr = The link as a QR code

## Home

home-title = Three games. One quiet table.
home-lead = Play with friends by a link, or with bots at once. No account, nothing to install.
home-games = The games
home-players =
    { $from ->
        [1] 1 to { $to } players
       *[other] { $from } to { $to } players
    }
home-minutes = { $from } to { $to } minutes
home-play = Play now
home-new = New table …
home-mine = Your tables
home-mine-all = All your games
home-open = Open tables
home-open-none = Nobody is waiting for players right now. Open a table yourself!
home-join = Were you invited?
home-join-field = Code or link of the table
home-join-go = Join
line-waits = Your turn
line-open =
    { $count ->
        [0] Ready to begin
        [one] { $count } seat free
       *[other] { $count } seats free
    }
line-running = In play
line-finished = Finished
line-abandoned = Abandoned
line-bots =
    { $count ->
        [one] { $count } bot
       *[other] { $count } bots
    }

## New table

new-title = New table
new-players = Players
new-count =
    { $count ->
        [1] Solo
       *[other] { $count }
    }
new-seat = Seat { $number }
new-me = Me
new-open = A friend
new-bot = Bot
new-open-help = You get a link to send; whoever opens it can sit here.
new-level = Strength of the bot on seat { $number }
new-modes = How to play
new-options = More options
new-standard = As usual
new-clock = Time to think
new-clock-none = No clock
new-clock-none-help = Everybody thinks as long as they like; you can play over days.
new-clock-move = Per move
new-clock-move-help = Every decision has its time. A bot steps in when it runs out.
new-clock-budget = Budget
new-clock-budget-help = A time for the whole game, with a little added after each turn.
new-clock-time = Time
new-clock-increment = Added per turn
new-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
new-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
new-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
new-who = Who can join
new-invited = By invitation
new-invited-help = Only people who have the link.
new-public = Everybody
new-public-help = The table is shown to everybody on the home page.
new-create = Open the table
new-start = Start playing

## Waiting room

room-note = before the game
room-abandoned = closed
room-seats = Who plays
room-here = here
room-waits = waiting for somebody
room-level = Strength of bots
room-sit = Sit here
room-join = Join the game
room-bot = Bot
room-free = Remove
room-start = Begin
room-stand = Stand up
room-close = Close the table
room-free-seats =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
room-ready = Everybody is here. Begin when you like.
room-host-starts = Everybody is here. The game begins when the host says so.
room-invite = Invite friends
room-link = Send this link
room-share = Play { $game } with me!
room-code = Or let them type the code { $code } on the home page.

## Table

table-connecting = Going to the table …
table-refused = You can’t sit here
table-open-seat = Free seat
table-seats = Players
table-you = you
table-away = away
table-your-turn = your turn
table-acts = to move
table-stand-in = a bot plays
table-clock = Time left
table-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }
table-choosing =
    { $count ->
        [one] { $names } is choosing …
       *[other] { $names } are choosing …
    }
table-over = The game is over.
table-abandoned = This game was abandoned.
table-watching = you are watching
table-resigned-watching = you resigned and are watching
table-bot-chooses = A bot is choosing for you …
table-rests = The game waits.
table-title-turn = your turn
table-skip = Skip
table-undo = Undo
table-choices =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
table-choices-title = All moves
table-board = Board
table-areas = Parts of the table
table-side = Log and chat
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-round = Only the current round can be looked up while the game runs.
table-chat = Chat
table-chat-empty = Say hello!
table-chat-field = Message
table-chat-send = Send
table-unread = new
table-lost = The connection is lost. It is being mended …
table-lost-kept = Your choice is kept and will be sent.
table-retry = Try now
table-menu = Menu
table-rules = How to play
table-keys = Keyboard
table-leave = Leave
table-leave-ask = A bot will play on for you. You can come back at any time and take over again.
table-look-back = Look back
table-branch-of = The game it branched off
table-abandon = Abandon the game
table-abandon-ask = This ends the game for everybody, without a winner. It can’t be taken back.
table-stay = Stay
table-bot-plays = A bot is playing for you, and you are watching.
table-back = I’m back
key-choices = Show all moves
key-undo = Take back
key-skip = Skip what is being shown
key-log = Log
key-chat = Chat
key-keys = This list
plain-choices = What you can do
plain-view = What you see
plain-nothing = Nothing right now.
end-title = The end
end-show = Result
end-replay = Replay
end-record = Record
end-look = Look at the board
end-rematch = Play again
end-to-rematch = To the next game

## Why a game does not simply go on

stand-resigned = You have given up this game and are watching. A bot plays it to its end for you.
stand-returning = Welcome back! Your time for this turn was over: the bot ends it, and then you play again.
stand-resting = Nobody is playing right now, so the game waits. Take your seat back, and it goes on.
stand-rests = All players are away. The game waits until one of them is back.
stand-paused = The game is paused: clocks and bots stand still.
stand-resume = Go on
stand-offer-pause = { $name } proposes a pause.
stand-offer-end = { $name } proposes to end the game here.
stand-agree = Agree
stand-decline = No, play on
stand-withdraw = Withdraw
stand-missed = { $name } is missed. A bot can play for them in { $left }.
stand-missed-long = { $name } has been away for a while.
stand-give = Let a bot play
stand-clocks = The clocks start when everybody is here, in { $left } at the latest.
table-call = Say that { $name } is missed
table-pause = Propose a pause
table-end = Propose to end here
table-end-ask = Everybody who has not resigned has to agree, also those who are away right now. Then the game ends here, with the points as they stand.
table-resign = Resign
table-resign-ask = You give up this game for good. Against others, a bot plays on for you; if nobody is left to play against, the game is over.
table-resigned = resigned
chat-watching = watching
end-agreed = Everybody who was still playing agreed to end the game.
end-resigned = { $name } resigned.
end-early = The points are those of that moment.
end-gave-up = Whoever resigned comes last: { $names }.
end-leads =
    { $who ->
        [you] You lead with { $points } { $points ->
            [one] point
           *[other] points
        }.
       *[other] { $name } leads with { $points } { $points ->
            [one] point
           *[other] points
        }.
    }
end-level = { $names } are level at { $points } { $points ->
        [one] point
       *[other] points
    }.
end-alone =
    { $who ->
        [you] You win by resignation.
       *[other] { $name } wins by resignation.
    }
room-invited = invited
room-invited-you = you are invited
room-agree = Play again
room-decline = No, thanks
room-expected = The game begins as soon as everybody has agreed.
room-arrangement = How you play
room-clock-move = { $time } for every decision
room-clock-budget = { $time } for the whole game
room-clock-budget-more = { $time } for the whole game, { $more } more with every turn
room-away = Somebody is away
room-away-clock = When their time is over, a bot plays until they are back. The others may also say that somebody is missed, and let a bot play for them { $time } later. When nobody is left, the game waits.
room-away-none = The game waits. After five minutes the others may let a bot play until they are back.
new-away-clock = When somebody’s time is over, a bot plays until they are back; a turn has ten seconds at least. Others may also say that somebody is missed, and let a bot play for them { $time } later. When nobody is left, the game waits. Clocks start when everybody is here, after half a minute at the latest.
new-away-none = When somebody is away, the game waits. Others may say so, and after five minutes let a bot play until they are back.

## Rules in short

rules-goal = Goal
rules-turn = Your turn
rules-end = The end
rules-hint = Good to know
rules-momiji-goal = Have the most points: for the values on your piles, for torii, for acorns, and above all for objectives that you are ahead in at the end.
rules-momiji-turn = Do one of three things: take a column of leaves from the garden, lay cards from your hand on your piles, or stake acorns on an objective. A pile has one kind of leaf, and its numbers never fall. Once a turn a landscape can change the rules for you.
rules-momiji-end = When the deck is used up, or when enough piles are closed, everybody has a last turn and points are counted.
rules-momiji-hint = Acorns printed at the foot of two neighbouring leaves are harvested. Touch a landscape or an objective to read what it does.
rules-vivid-memories-goal = Have the most points after three rounds: for threads between core memories, for filled core memories, for precious moments, and for your secret aspiration.
rules-vivid-memories-turn = Take one fragment, two alike or three different ones from an end of the line, and put them into one empty hex of your mind. Who takes one alone may rewire.
rules-vivid-memories-end = After the line is empty everybody reflects with the actions of the memory bank, then rewards are counted. The game has three rounds.
rules-vivid-memories-hint = Whoever empties a moment tile keeps it: as an action now, or as points later.
rules-deja-vu-goal = Have the most points: for impression cards in long-term memory, for public cards, for memory fragments and for flowers.
rules-deja-vu-turn = Sow the bits of a nebula one by one along a way, collect where the last one lands, and build cards with what you have. The girl may walk, and plant flowers.
rules-deja-vu-end = When the memories are complete she awakes: the round is played to its end, and points are counted.
rules-deja-vu-hint = Finished cards give lasting powers. Look at the public row early: what scores there decides many games.

## My games

mine-longest = To the one that waits longest
mine-waits = Waiting for you
mine-running = In play
mine-open = Not begun yet
mine-finished = Finished
mine-abandoned = Abandoned
mine-none = You have not played here yet.
mine-begin = Begin a game

## Settings

settings-you = You
settings-name = Your name, as others see it
settings-save = Save
settings-saved = Saved.
settings-look = Look and sound
settings-theme = Colours
settings-theme-system = As the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-system = As the system
settings-motion-full = On
settings-motion-none = Off
settings-symbols = Symbols
settings-symbols-help = Every colour has a symbol. Larger ones are easier to tell apart.
settings-symbols-normal = Normal
settings-symbols-large = Large
settings-sound = Sound
settings-sound-help = Two soft notes when it is your turn.
settings-on = On
settings-off = Off
settings-notices = Notices
settings-push-help = This browser can tell you when it is your turn, even when no page is open.
settings-push-cannot = This browser can’t show notices on this address.
settings-push-start = Tell me in this browser
settings-push-stop = No notices in this browser
settings-push-denied = The browser does not allow notices. You can change that in its own settings.
settings-webhook = Webhook
settings-webhook-help = For tinkerers: an address that is called when it is your turn. Empty for none.
settings-webhook-secret = Secret of the webhook
settings-webhook-secret-help = Every call is signed with it (header Reverie-Signature), so you can tell that it comes from here. Another address gets another secret.
settings-move = Another device
settings-move-help = You have no password. A link makes another device yours, with your name and your games.
settings-move-make = Make a link
settings-move-link = Open this link on the other device
settings-move-share = My place at Reverie
settings-move-once = It works once, within a day. Whoever opens it is you, so give it to nobody else.

## Recovery

recover-title = Make this device yours
recover-text = You made a link on another device. If you go on, this browser has that name and those games, and forgets the guest “{ $name }”.
recover-code = Recovery code
recover-go = Go on
recover-done = Welcome back, { $name }.

## About

about-title = About these games
about-lead = Reverie is a table on which three modern board games can be played, made out of love for them. It is not made by their publishers.
about-design = Design
about-art = Art of the boxed game
about-publisher = Published by
about-support-title = Buy the games
about-support = A screen does not replace the cards in your hand. If you like a game here, buy it at your local shop or from its publisher: that is how there will be more of them.
about-parts-title = What is not original
about-parts = The rules are those of the printed games. Where the text of a rulebook does not say what is on a card or a board, we reconstructed it; those parts are ours and may differ from the boxed game. All pictures on this site are ours, too.
about-privacy-title = What we know about you
about-privacy = Your name, your language, your games, and a cookie that recognises this device. Nothing is asked of other sites, and nobody follows you around.

## Nowhere

nowhere-title = There is nothing here
nowhere-text = The address is not one of ours, or the table has been cleared away.
