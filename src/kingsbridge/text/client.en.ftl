### What the browser client says, in English.

house-name = Kingsbridge
house-motto = Out-of-print games of builders and monks, by their exact rules.
skip-to-main = Skip to the content
go-home = To the front page
language-en = English
language-fr = Français
language-de = Deutsch
choose-language = Language
theme-parchment = By daylight
theme-candle = By candlelight

## When something is missing

client-unreachable = The server cannot be reached. Is it running?
client-nowhere = There is no such page.

## The front page

home-players = { $low ->
    [2] { $high ->
        [2] For two players
       *[other] For 2 to { $high } players
    }
   *[other] For { $low } to { $high } players
}
home-against = Against { $bot }
bot-random = a bot that plays at random
bot-greedy = a bot that knows what it wants

## The table

seats-title = Who plays
seat-you = you
seat-bot = bot: { $bot }
seat-free = still free
seat-away = away
board-title = The board
asked-title = What is asked
table-waiting = The table waits for players.
table-over = The game is over.
table-abandoned-now = The game was abandoned.
table-thinks = { $name } is thinking.
table-lost = The connection is lost; trying again.
table-try-now = Try now
undo = Take back
log-title = Chronicle
talk-label = Say something
talk-send = Send
record-download = Download the record

## Replays

replay-title = Replay
replay-back = Back
replay-on = On
replay-play = Play
replay-pause = Pause

## Table: what is asked

rule-short = § { $number }
rule-open = Read rule { $number } beside the table
trail-title = Where the turn is
table-your-turn = Your turn · { $title }
table-your-turn-now = It is your turn.
table-your-turn-asks = It is your turn: { $question }
table-watching = you are watching
table-hurry = Show everything at once
table-tools = Tools

## Table: beside the board

drawer-title = Beside the table
drawer-close = Close
tab-log = Chronicle
tab-talk = Talk
tab-notes = Notes
tab-rules = Rules
tab-table = Table
tab-unread = { $number } new
log-empty = Nothing has happened yet.
log-new = New since you were last here
log-since-move = Since your last move
log-before = Before the game
log-moment = { $line } Show this moment.
talk-empty = Nobody has said anything yet.
talk-list = What was said
notes-empty = Nothing written down yet.
notes-about = Your notes are yours alone: nobody else ever reads them.
notes-label = Write a note
notes-list = Your notes
notes-keep = Keep

## Table: the past

past-title = The past
past-here = You are looking at the past: move { $move } of { $moves }
past-reel = Since your last move: { $move } of { $moves }
past-now = Back to now
past-skip = Skip to now
past-first = To the beginning
past-last = To the end
past-slower = Slower
past-faster = Faster
past-speed = Speed { $speed }×
past-look = Look back
past-went-on = The game has gone on meanwhile.
past-failed = The past cannot be read just now; try again in a moment.
past-nothing = Nothing was said of this.
past-missed = { $number ->
    [one] One move has been made since your last one.
   *[other] { $number } moves have been made since your last one.
}
past-show = Show me
past-leave = Not now

## Table: consent

wish-take-back-asks = { $name } asks to take the last action back.
wish-abandon-asks = { $name } asks to abandon the game.
wish-take-back-mine = You have asked to take your last action back.
wish-abandon-mine = You have asked to abandon the game.
wish-waits = Waiting for { $names }.
wish-agree = Agree
wish-refuse = Refuse
wish-title = A question to you

## Table: one's own seat

menu-game = This game
menu-look-back = Step through the game
menu-read-board = Read the board in words
menu-help = Keyboard and help
menu-seat = My seat
menu-take-back = Ask to take back
menu-take-back-about = Your last action is undone if everybody agrees.
menu-abandon = Ask to abandon
menu-abandon-about = The game ends without a winner if everybody agrees.
menu-hand-over = Let a bot play for me
menu-hand-over-to = Hand over to { $bot }
menu-hand-over-about = A bot plays on your seat until you come back.
menu-come-back = Play again myself
menu-bot-plays = A bot plays on your seat.
menu-resign = Resign
menu-resign-sure = Resign for good? A bot plays on in your place, and you cannot come back.
menu-abandon-sure = Ask everybody to abandon the game? If they agree, it ends without a winner.
menu-sure = Yes
menu-not-sure = No, play on
menu-me = For me
menu-sound = A bell when it is my turn
menu-notify = A notification when it is my turn
menu-notify-refused = This browser does not allow notifications here.
menu-pace = Moves of others
menu-pace-slow = slowly
menu-pace-usual = at leisure
menu-pace-fast = briskly
menu-pace-none = all at once
menu-move = Move my seat to another device
seat-resigned = resigned; a bot plays
seat-asked = is asked now
seat-score = { $score } in the end

## Table: keyboard

help-title = Keyboard and help
help-tab = from one thing to the next
help-arrows = to the nearest thing that can be chosen
help-enter = choose it
help-undo = take back
help-step = one move back, one move on
help-now = back to now; show everything at once
help-rule = the rule of what is asked
help-log = chronicle
help-talk = talk
help-board = the board in words
help-help = this page
help-space = play, pause
help-ends = to the beginning, to the end
help-shortcuts = Single letters are shortcuts
help-touch = On a touch screen: press long on a thing and it explains itself. What glows can be chosen.
key-tab = Tab
key-arrows = Arrows
key-enter = Enter
key-escape = Esc
key-space = Space
key-home = Home
key-end = End

## Table: the end

end-title = The end of the game
end-you-win = You win!
end-because = { $what }: { $figures }.
end-score = Score
end-versus = { $first } to { $second }
end-where-from = Where it came from
end-criterion = Counts
end-place = Place
end-course = How it went
end-course-of = { $what } of { $name } over { $moves } moves: from { $first } to { $last }, at most { $most }
end-course-move = move { $move }
end-again = Play again
end-again-there = The table is set again: come along
end-look = Look at the board
end-show = The result
fair-title = Was chance fair?
fair-check = Check every draw
fair-about = Before the first draw the server sealed the seed of chance. Now that it is known, your browser can work out every draw itself.
fair-checking = Working it out …
fair-yes = { $draws ->
    [one] Yes: the one draw is exactly what the sealed seed says.
   *[other] Yes: all { $draws } draws are exactly what the sealed seed says.
}
fair-noted = This browser had noted the seal itself, at event { $number }.
fair-not-noted = This browser has not noted the seal during the game, so it must take the server's word for it.
fair-other-seed = No: the seed is not the one that was sealed.
fair-other-draw = No: the draw before move { $ply } is not what the seed says.
fair-cannot = This browser works such things out on secure pages (https) only. The downloaded record can be checked with “kingsbridge verify”.
fair-seed = Seed
fair-seal = Seal

## Table: connection

table-connecting = Connecting …
table-resumed = Connected again.
table-unsent = What you have done is kept and will be sent.
table-updated = There is a newer version; the page loads itself anew.

## Table: replay

replay-eyes = Seen by
replay-eyes-mine = me
replay-eyes-spectator = a spectator
replay-eyes-all = all revealed
replay-keys = Space plays and pauses, arrow keys step, Home and End lead to the ends.
replay-copy = Copy the link to this move
replay-copied = Copied
replay-not-over = This game is not over: you see it with your own eyes.
replay-to-table = To the table

## Rules and components

rules-title = Rules
rules-search = Search the rules
rules-nothing = No paragraph speaks of that.
components-title = Components

## Credits

credits-title = Credits
credits-house = Kingsbridge is free software under the MIT licence. It contains no text or artwork of the publishers.
credits-icons = Icons
credits-icons-by = Icons made by Lorc, Delapouite, John Colburn, Felbrigg, John Redman, Carl Olsen, Sbed, PriorBlue, Willdabeast, Viscious Speed, Lord Berandas, Irongamer, HeavenlyDog and the other contributors of game-icons.net, under the licence CC BY 3.0; some are recoloured. In use here:
credits-type = Type
credits-type-by = IM FELL English by Igino Marini and EB Garamond by Georg Duffner and Octavio Pardo, both under the SIL Open Font License.
credits-games = Games
credits-games-by = The rules are told in our own words. If you like a game, look for a printed copy.
