# Pages beside the table: new table, waiting room, my games, settings, about.

## Games

option-yes = yes
option-no = no

## Before the first game

offer-title = Your first game of { $game }?
offer-learn = Learn it in five minutes
offer-learn-about = Step by step at the real table, then a short game against an easy bot.
offer-play = Play right away
offer-play-about = Against an easy bot. Rules and explanations are always at hand.
offer-once = You won’t be asked again. The lessons stay on the home page.

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
new-clock-none-help = Everybody can think for as long as they like; a game may go on for days.
new-clock-move = Per move
new-clock-move-help = Every decision has a time limit. A bot steps in when it runs out.
new-clock-budget = Per game
new-clock-budget-help = Everybody has a stock of time for the whole game, with a little added after each turn.
new-clock-time = Time
new-clock-increment = Added per turn
new-who = Who can join
new-invited = By invitation
new-invited-help = Only people who have the link.
new-public = Everybody
new-public-help = The table is shown to everybody on the home page.
new-hints = Hints
new-hints-with = With hints
new-hints-with-help = Whoever plays may ask the coach about their own decisions, and sees what it says alone. Hints are counted, and everybody sees how many each player took.
new-hints-without = Without
new-hints-without-help = Nobody can ask the coach during the game.
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

## Why a game does not simply go on

room-invited = invited
room-invited-you = you are invited
room-agree = Play again
room-decline = No, thanks
room-expected = The game begins as soon as everybody has agreed.
room-arrangement = How you play
room-hints = Hints
room-hints-with = everybody may ask for them; they are counted
room-hints-without = none
room-away = If somebody is away
room-away-clock = When their time runs out, a bot plays until they are back. The others may also call them back, and let a bot play for them { $time } later. When nobody is left, the game waits.
room-away-none = The game waits. After 5 minutes the others may let a bot play until they are back.
new-away-clock = When somebody’s time runs out, a bot plays until they are back; a turn always has at least 10 seconds. The others may also call somebody back who is away, and let a bot play for them { $time } later. When nobody is left, the game waits. Clocks start when everybody is here, after half a minute at the latest.
new-away-none = When somebody is away, the game waits. The others may call them back, and after 5 minutes let a bot play until they are here again.

## Coach

end-review = Review the game
end-hints =
    { $name }: { $count ->
        [one] with { $count } hint
       *[other] with { $count } hints
    }

## My games

mine-longest = Go to the game waiting longest
mine-waits = Waiting for you
mine-running = In play
mine-open = Not started yet
mine-finished = Finished
mine-abandoned = Abandoned
mine-none = You have not played here yet.

## Settings

settings-you = You
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
settings-sound-help = Soft sounds when a piece is laid, when something is gained, when it is your turn, and at the end.
settings-sound-all = Everything
settings-sound-turn = My turn only
settings-sound-off = Off
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

nowhere-text = The address is not one of ours, or the table has been cleared away.

## End of a game

end-title = The end
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
end-how = How was this counted?
end-how-of = { $source }, { $name }: { $points }. How was this counted?
end-turned = Where it turned
end-turned-move = Move { $at }
end-turned-lead = { $name }’s lead
end-bots = { $count ->
        [one] Bot: { $levels }
       *[other] Bots: { $levels }
    }
end-look = Look at the board
end-look-short = Board
end-early = The points are as they stood at that moment.
end-gave-up = Anybody who resigned comes last: { $names }.
