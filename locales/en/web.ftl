# The frame of the web app: everything but the boards of the games.

## Games

game-momiji = Momiji
game-vivid-memories = Vivid Memories
game-deja-vu = Deja Vu
pitch-momiji = Pile up autumn leaves in the imperial garden, save your acorns, and know when an objective is worth its price.
pitch-vivid-memories = Gather fragments of your childhood and weave them into bright threads across the mind, from one core memory to the next.
pitch-deja-vu = Sow impression bits along paths between nebulae and piece together what the nameless girl has forgotten.
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
frame-loading = Loading…
frame-page-failed = This page could not be loaded. There may be a newer version.
frame-reload = Load it again
frame-no-server = The server can’t be reached. Check the connection and try again.
frame-no-cookies = This browser doesn’t keep cookies for this site, so the server can’t recognise you: you can look around, but not play. Allow cookies for this site, then try again.
frame-new-guest = The server no longer recognises this browser. You are a new guest now, { $name }.
frame-request = If it happens again, tell whoever runs the server: request { $id }.
frame-copy = Copy link
frame-copied = Copied.
frame-share = Share
frame-qr = The link as a QR code

## Home

home-title = Three games. One quiet table.
home-lead = Play with friends by sending a link, or with bots straight away. No account, nothing to install.
home-games = The games
home-players =
    { $from ->
        [1] 1 to { $to } players
       *[other] { $from } to { $to } players
    }
home-minutes = { $from } to { $to } minutes
home-play = Play { $game }
home-new = New table…
home-new-of = New table: { $game }
home-rules-of = Rules: { $game }
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
line-shut = Can’t be opened
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
new-level = Strength of the bot in seat { $number }
new-modes = Game mode
new-options = More options
new-standard = Standard
new-clock = Time to think
new-clock-none = No clock
new-clock-none-help = Everybody can think for as long as they like; a game may go on for days.
new-clock-move = Per move
new-clock-move-help = Every decision has a time limit. A bot steps in when it runs out.
new-clock-budget = Per game
new-clock-budget-help = Everybody has a stock of time for the whole game, with a little added after each turn.
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
room-code = Or give them the code { $code } to enter on the home page.

## Table

table-connecting = Going to the table…
table-unknown = There is no such table
table-unknown-text = Check the link or the code, or look among your games.
table-refused = You can’t sit here
remains-title = This table can’t be opened
remains-bot = Bot
remains-points = Points
remains-place = Place
remains-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
remains-abandon-why = It is kept as it is. If you abandon it, it is over, and everybody can have its record.
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
        [one] { $names } is choosing…
       *[other] { $names } are choosing…
    }
table-over = The game is over.
table-abandoned = This game was abandoned.
table-watching = you are watching
table-resigned-watching = you resigned and are watching
table-bot-chooses = A bot is choosing for you…
table-rests = The game waits.
table-title-turn = your turn
table-skip = Skip
table-undo = Undo
table-choices =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
table-again = Press again to do it.
table-choices-title = All moves
table-board = Board
table-areas = Parts of the table
table-side = Beside the table
table-cancel = Cancel
table-board-of = The board of { $name }
table-tray = In your hands
table-phases = Phases
table-score = Score
table-players = Players
table-log = Log
table-log-empty = Nothing has happened yet.
table-log-round = While the game is running, you can look back on the current round only.
table-log-turn = { $name } · turn { $number }
table-log-since = new since then
table-log-latest = To the latest
table-told = Open the log
table-points = points
table-times = { $said } ({ $times } times)
table-chat = Chat
table-chat-empty = Say hello!
table-chat-field = Message
table-chat-send = Send
table-calls = Something is asked of you here
table-unread = new
table-lost = The connection is lost. Reconnecting…
table-lost-kept = Your choice is kept and will be sent.
table-retry = Try now
table-menu = Menu
table-rules = Rules
table-keys = Keyboard
table-leave = Leave
table-leave-ask = A bot will play on for you. You can come back at any time and take over again.
table-look-back = Look back
table-branch-of = The game it branched off
table-abandon = Abandon the game
table-abandon-ask = This ends the game for everybody, without a winner. It can’t be undone.
table-stay = Stay
table-bot-plays = A bot is playing for you, and you are watching.
table-back = I’m back
key-choices = Show all moves
key-undo = Undo
key-skip = Skip what is being shown
key-log = Log
key-chat = Chat
key-keys = This list
plain-choices = What you can do
plain-view = What you see
plain-nothing = Nothing right now.
end-title = The end
end-show = Result
end-you = You
end-wins = { $who ->
        [you] You win
       *[other] { $name } wins
    }, { $points } to { $other }
end-wins-alone = { $who ->
        [you] You win
       *[other] { $name } wins
    } with { $points } { $points ->
        [one] point
       *[other] points
    }
end-shared = { $names } share the victory with { $points } { $points ->
        [one] point
       *[other] points
    }
end-ahead = { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    } ahead.
end-ahead-by = { $margin ->
        [one] { $margin } point
       *[other] { $margin } points
    } ahead, above all by { $source }: +{ $lead }.
end-challenge-won = Won!
end-challenge-lost = Lost this time
end-interest = The points, just for interest:
end-sources = By source
end-total = Total
end-how = How was this counted?
end-how-of = { $source }, { $name }: { $points }. How was this counted?
end-turned = Where it turned
end-turned-move = Move { $at }
end-turned-lead = { $name }’s lead: { $change }
end-bots = { $count ->
        [one] Bot: { $levels }
       *[other] Bots: { $levels }
    }
end-replay = Replay
end-record = Record
end-look = Look at the board
end-rematch = Play again
end-to-rematch = To the next game

## Why a game does not simply go on

stand-resigned = You have resigned and are watching. A bot plays on for you to the end.
stand-returning = Welcome back! Your time for this turn had run out: the bot finishes it, and then you play again.
stand-resting = Nobody is playing right now, so the game is waiting. Take your seat again, and it goes on.
stand-rests = All players are away. The game waits until one of them comes back.
stand-paused = The game is paused: clocks and bots have stopped.
stand-resume = Resume
stand-offer-pause = { $name } proposes a pause.
stand-offer-end = { $name } proposes to end the game here.
stand-agree = Agree
stand-decline = No, play on
stand-withdraw = Withdraw
stand-missed = { $name } has been called back. A bot can play for them in { $left }.
stand-missed-long = { $name } has been away for a while.
stand-give = Let a bot play
stand-clocks = The clocks start when everybody is here, in { $left } at the latest.
table-call = Call { $name } back
table-pause = Propose a pause
table-end = Propose to end here
table-end-ask = Everybody who has not resigned has to agree, including those who are away right now. Then the game ends here, with the points as they stand.
table-resign = Resign
table-resign-ask = You give up this game for good. If others are still playing, a bot plays on for you; if nobody is left to play against, the game is over.
table-resigned = resigned
chat-watching = watching
end-agreed = Everybody who was still playing agreed to end the game.
end-resigned = { $name } resigned.
end-early = The points are as they stood at that moment.
end-gave-up = Anybody who resigned comes last: { $names }.
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
end-level = { $names } are level on { $points } { $points ->
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
room-clock-budget-more = { $time } for the whole game, plus { $more } with every turn
room-away = If somebody is away
room-away-clock = When their time runs out, a bot plays until they are back. The others may also call them back, and let a bot play for them { $time } later. When nobody is left, the game waits.
room-away-none = The game waits. After 5 minutes the others may let a bot play until they are back.
new-away-clock = When somebody’s time runs out, a bot plays until they are back; a turn always has at least 10 seconds. The others may also call somebody back who is away, and let a bot play for them { $time } later. When nobody is left, the game waits. Clocks start when everybody is here, after half a minute at the latest.
new-away-none = When somebody is away, the game waits. The others may call them back, and after 5 minutes let a bot play until they are here again.

## Rules

rules-contents = Contents
rules-search = Search: a word, or a number such as 34
rules-hits = { $count ->
    [one] { $count } passage
   *[other] { $count } passages
}
rules-sources = Show where each rule comes from
rules-others = Rules of the other games
rules-page = These rules as a page of their own

## My games

mine-longest = Go to the game waiting longest
mine-waits = Waiting for you
mine-running = In play
mine-open = Not started yet
mine-finished = Finished
mine-abandoned = Abandoned
mine-none = You have not played here yet.
mine-begin = Start a game

## Settings

settings-you = You
settings-name = Your name, as others see it
settings-save = Save
settings-saved = Saved.
settings-look = Look and sound
settings-theme = Colours
settings-theme-system = Same as system
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-system = Same as system
settings-motion-full = On
settings-motion-none = Off
settings-speed = Speed
settings-speed-help = How fast pieces move, and how long each step of the others is shown.
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-confirm = Ask again
settings-confirm-always = Always
settings-confirm-final = When final
settings-confirm-never = Never
settings-confirm-always-help = Every move is pressed twice.
settings-confirm-final-help = Only what can’t be undone is pressed twice.
settings-confirm-never-help = Every move is made at once.
settings-symbols = Symbols
settings-symbols-help = Every colour has a symbol. Larger ones are easier to tell apart.
settings-symbols-normal = Normal
settings-symbols-large = Large
settings-sound = Sound
settings-sound-help = Two soft notes when it is your turn.
settings-on = On
settings-off = Off
settings-notices = Notifications
settings-push-help = This browser can tell you when it is your turn, even when no page is open.
settings-push-cannot = This browser can’t show notifications at this address.
settings-push-start = Notify me in this browser
settings-push-stop = No notifications in this browser
settings-push-denied = The browser does not allow notifications. You can change that in its own settings.
settings-webhook = Webhook
settings-webhook-help = For tinkerers: an address that is called when it is your turn. Leave it empty for none.
settings-webhook-secret = Secret of the webhook
settings-webhook-secret-help = Every call is signed with it (header Reverie-Signature), so you can tell that it comes from here. A new address gets a new secret.
settings-move = Another device
settings-move-help = You have no password. A link makes another device yours, with your name and your games.
settings-move-make = Make a link
settings-move-link = Open this link on the other device
settings-move-share = My place at Reverie
settings-move-once = It works once, within a day. Whoever opens it plays as you, so give it to nobody else.

## Recovery

recover-title = Make this device yours
recover-text = You made a link on another device. If you continue, this browser takes over that name and those games, and forgets the guest “{ $name }”.
recover-code = Recovery code
recover-go = Continue
recover-done = Welcome back, { $name }.

## About

about-title = About these games
about-lead = Reverie is a table for three modern board games, made out of love for them. It is not made by their publishers.
about-design = Design
about-art = Art of the boxed game
about-publisher = Published by
about-support-title = Buy the games
about-support = A screen does not replace the cards in your hand. If you like a game here, buy it at your local shop or from its publisher: that is what makes more of them possible.
about-parts-title = What is not original
about-parts = The rules are those of the printed games. Where the text of a rulebook does not say what is on a card or a board, we reconstructed it; those parts are ours and may differ from the boxed game. All pictures on this site are ours, too.
about-privacy-title = What we know about you
about-privacy = Your name, your language, your games, and a cookie that recognises this device. Nothing is loaded from other sites, and nobody follows you around.

## Nowhere

nowhere-title = There is nothing here
nowhere-text = The address is not one of ours, or the table has been cleared away.
