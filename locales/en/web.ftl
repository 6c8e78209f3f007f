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

## Every page

frame-name = Reverie
frame-skip = Skip to the content
frame-nav = Main pages
frame-home = Home
frame-learn = Learn
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
frame-lost = The server can’t be reached just now. You can look around; tables and lists come back by themselves.
frame-lost-learn = The server can’t be reached just now. Lessons, puzzles and rules are here all the same; tables come back by themselves.
frame-unreached = The server can’t be reached
frame-newer = A new version is ready.
frame-newer-take = Load it now
frame-newer-later = Later
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
home-learn = New to it? Learn it in five minutes
home-mine = Your tables
home-mine-all = All your games
home-open = Open tables
home-open-lost = They can be seen again when the server is back.
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
line-hints = with hints
line-shut = Can’t be opened
line-abandoned = Abandoned
line-solo = Solo
line-with = with { $names }
line-bot = { $name } (bot, { $level })
line-agreed = Ended by agreement
line-solo-won = Won
line-solo-lost = Not won
line-tie = A tie
line-won =
    { $who ->
        [you] You won
       *[other] { $name } won
    }

## New table

new-clock-none = No clock
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

## Table

table-connecting = Going to the table…
table-unknown = There is no such table
table-unknown-text = Check the link or the code, or look among your games.
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
table-hint = Hint
table-hints =
    { $count ->
        [one] { $count } hint
       *[other] { $count } hints
    }
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
table-log-gone = That no longer lies on the table.
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
table-ask = Ask about anything
table-rule = Rule { $rule }
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
end-show = Result
end-total = Total
end-replay = Replay
end-record = Record
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
room-clock-move = { $time } for every decision
room-clock-budget = { $time } for the whole game
room-clock-budget-more = { $time } for the whole game, plus { $more } with every turn

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

mine-begin = Start a game

## Settings

settings-name = Your name, as others see it
settings-save = Save
settings-saved = Saved.

## Nowhere

nowhere-title = There is nothing here
