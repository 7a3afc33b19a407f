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

## Home: header and footer

close = Close
try-again = Try again
settings-title = Settings
choose-theme = Light
choose-pace = Pause after each move of another player
pace-0 = none
pace-350 = short
pace-700 = as usual
pace-1500 = long
choose-sound = A bell when it is my turn
choose-confirms = Ask once more before what costs something for good
choose-alone = Go on by itself where there is nothing to do
choose-notify = Let the browser call me when it is my turn
notify-denied = This browser has been told not to; it can be changed in its settings.
your-name = Your name
self-title = Me in other browsers
self-name-claim = Keep my name for me alone
self-name-mine = On this server nobody else is called { $name }.
self-code-show = Show a recovery code
self-code-about = Write it down: a browser into which it is typed has your seats. A new one ends it.
self-alone = Shut all others out
self-recover-label = A recovery code of mine
self-recover = Go on here
self-recover-instead = Leave these tables and go on
footer-nav = More pages
footer-home = All games
footer-free = Free software, without advertising, accounts or trackers.

## Home: titles and tables

home-titles = Games
home-minutes = { $low } to { $high } minutes
home-exact = No account, nothing to install. The server knows the rules; chance is drawn in the open and can be checked afterwards.
way-bots = Against bots
way-bots-about = you play at once
way-friends = With friends
way-friends-about = everybody gets a link
way-screen = At one screen
way-screen-about = you pass the device round
tables-mine = Your tables
tables-open = Open tables
tables-asked = your turn
tables-fresh = { $number ->
    [one] { $number } event since you looked
   *[other] { $number } events since you looked
}
tables-all = Show all { $number }
tables-older = Show older ones
tables-won = { $number ->
    [one] { $names } has won
   *[other] { $names } have won
}
tables-hide = Hide
tables-unhide = Show again
tables-hidden = Hidden tables: { $number }
tables-remove = Remove
tables-remove-title = Remove this table?
tables-remove-about = The game, its replay, what was said and your notes are deleted for good.
tables-remove-do = Remove for good
tables-join = Sit down
phase-waiting = { $free ->
    [0] about to begin
    [one] waiting: { $free } seat free
   *[other] waiting: { $free } seats free
}
phase-playing = being played
phase-over = finished
phase-abandoned = abandoned
code-title = Come in with a code
code-about = If you were given a code, or want to play on here with a seat from another device.
code-label = Code or link
code-placeholder = abcde fghjk
code-enter = Come in

## Home: making a table

make-begin = Begin
make-table = Make the table
make-level = How well the bots play
make-side = Your side
make-players = How many play
make-variants = Variants
make-more = More choices
make-title = A name for the table (if you like)
make-listed = Who may find the table
listed-no = Private
listed-no-about = only with a link
listed-yes = Listed
listed-yes-about = everybody on this server may watch and take free seats
make-absence = If somebody stays away, a bot plays meanwhile
absence-0 = never
absence-600 = after 10 minutes
absence-3600 = after an hour
absence-86400 = after a day
absence-259200 = after 3 days
absence-604800 = after a week
make-stand-in = Which bot stands in
make-hints = Hints
hints-yes = Allowed
hints-yes-about = players may ask what would be best in their turn
hints-no = None
hints-no-about = everybody plays by his own lights
make-nobody-invited = No seat is open, so the game begins at once.
make-curtain = Curtain between the players
curtain-no = No
curtain-no-about = everybody may see everything
curtain-yes = Yes
curtain-yes-about = hides the table while the screen is passed on
plan-me = me
plan-open = open, by link
plan-bot = bot: { $level }
plan-here = somebody here
name-of = Name of the player of { $seat }
name-placeholder = name
level-novice-about = plays what looks best at a glance
level-apprentice-about = tries a few moves out before it chooses
level-journeyman-about = looks several moves ahead, and reckons with yours
level-master-about = does so for up to a second a move
level-grandmaster-about = thinks for up to five seconds a move; nobody here is stronger

## Home: invitations and the waiting room

join-title = Invitation
join-invited = You are invited to
join-moving = Play on here
join-you = you, as { $seat }
join-sit = Take the seat
join-take-over = Play on at this device
room-waits = { $free ->
    [0] about to begin
    [one] one seat is still free
   *[other] { $free } seats are still free
}
room-begins = The game begins by itself when every seat is taken.
room-alone = This server listens to this machine alone: no guest can open these links. Start it with “make host” to let in whoever is in the house.
room-read = Read the rules meanwhile
room-watch = To watch
room-watch-about = Whoever has this link sees the table as a spectator: what is open to all, and no secrets.
room-link-of = Link for the seat of { $seat }
room-kept-for = kept for { $name }
room-here = here
room-leave = Leave the seat
room-fill = Seat this bot
link-copy = Copy the link
link-copied = Copied
link-share = Share
link-qr = QR code
link-qr-of = { $label }, as a QR code
link-new = New link
invite-text = Come and play { $game } with me. This link is your seat:
invite-watch = Come and watch our game of { $game }:

## Home: several people at one screen, and seats that move

curtain-title = Pass the screen
curtain-pass = Pass the screen to
curtain-draw = I am { $name }: draw the curtain
curtain-hides = The curtain hides the table until then.
now-at = Now: { $name }
screen-people = At this screen
screen-pass = Let { $name } look
move-title = Move the seat
move-how = On the other device, open the front page of this server and enter this code:
move-code = Code
move-left = Time left: { $time }. It can be used once.
move-qr = The address for the other device, as a QR code
move-then = Or let its camera read this. The seat then leaves this device.
move-new = New code

## Home: when something cannot be opened

about-client-nowhere = Perhaps the address was copied incompletely.
about-client-unreachable = Nothing is lost: every move that was made is stored on the server.
about-refused-no-seat = To sit down you need the link of a seat, and to watch the link for spectators. If the seat is on another of your devices, it can give you a code.
about-refused-no-such-table = Perhaps the address was copied incompletely, or the table is on another server.
about-refused-other-rules = Since then a mistake in the rules was mended. Games go on by the rules they were begun with, and this server no longer plays those.
about-refused-link-used = Every link is good for one seat and one device. Ask the host for a new one, or, if the seat is yours, open it where you sat down and move it from there.
about-refused-no-such-link = Perhaps it was copied incompletely, or the host has made a new one since.
about-refused-link-expired = A code is good for ten minutes.

## The table

seats-title = Who plays
seat-you = you
seat-bot = bot: { $bot }
seat-free = still free
seat-away = away
seat-together = from one address with { $names }
board-title = The board
asked-title = What is asked
table-waiting = The table waits for players.
table-over = The game is over.
table-abandoned-now = The game was abandoned.
table-thinks = { $name } is thinking.
table-lost = The connection is lost; trying again.
table-try-now = Try now
seat-moved = This seat is played on another device now
about-seat-moved = It was moved there with a code. To play on here, open it there and move it back.
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
why-not = Not now: { $reason }
trail-title = Where the turn is
table-your-turn = Your turn · { $title }
table-your-turn-now = It is your turn.
table-watching = you are watching
table-tools = Tools

## Table: hints

hint-ask = Which is best?
hint-alike = As far as you can know, these are equally good:
hint-thinking = Weighing what is best …
hint-close = Close the hint
hints-on = Hints are allowed at this table: in your turn you may ask what would be best.
hints-off = There are no hints at this table.

## Table: beside the board

drawer-title = Beside the table
drawer-close = Close
tab-log = Chronicle
tab-talk = Talk
tab-notes = Notes
tab-rules = Rules
tab-table = Table
tab-words = In words
tab-unread = { $number } new
log-empty = Nothing has happened yet.
log-new = New since you were last here
log-by-itself = There was nothing else to do, so it was done at once.
log-others-moves = The others’ last moves
log-before = Before the game
log-moment = { $line } Show this moment.
talk-empty = Nobody has said anything yet.
talk-list = What was said
notes-empty = Nothing written down yet.
notes-about = Your notes are yours alone: nobody else ever reads them.
notes-remove = Throw them away
notes-label = Write a note
notes-list = Your notes
notes-keep = Keep

## Table: the past

past-title = The past
past-here = You are looking at the past: move { $move } of { $moves }
past-reel = The others’ last moves: { $move } of { $moves }
past-now = Back to now
past-skip = Skip to now
past-done = Done
past-first = To the beginning
past-last = To the end
past-speed = Speed { $speed }×
past-look = Look back
past-went-on = The game has gone on meanwhile.
past-failed = The past cannot be read just now; try again in a moment.
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
wish-taught = Something hidden was learnt since, so all must agree.
wish-waits = Waiting for { $names }.
wish-agree = Agree
wish-refuse = Refuse
wish-withdraw = Withdraw
wish-title = A question to you

## Table: one's own seat

menu-game = This game
menu-look-back = Step through the game
menu-read-board = Read the board in words
menu-help = Keyboard and help
menu-seat = My seat
menu-take-back = Ask to take back
menu-take-back-about = Your last move is undone, even after others have moved on. { $people ->
    [0] Bots agree at once.
   *[other] The other people at the table have to agree.
}
menu-abandon = Ask to abandon
menu-abandon-about = The game ends for all, without a winner. { $people ->
    [0] Bots agree at once.
   *[other] The other people at the table have to agree.
}
menu-hand-over-to = Hand over to: { $bot }
menu-hand-over = Hand over
menu-hand-over-about = A bot plays on your seat until you come back. Nobody has to agree.
menu-come-back = Play again myself
menu-bot-plays = A bot plays on your seat.
menu-resign = Resign
menu-resign-about = { $seats ->
    [2] You give up and the other wins. Nobody has to agree.
   *[other] You give up your seat for good; a bot plays the game to its end. Nobody has to agree.
}
menu-resign-sure = { $seats ->
    [2] Resign for good? The game is over then, and the other has won.
   *[other] Resign for good? A bot plays on in your place, and you cannot come back.
}
menu-abandon-sure = Ask everybody to abandon the game? If they agree, it ends without a winner.
menu-hand-over-sure = Let the bot { $bot } play on your seat until you come back?
menu-sure = Yes
menu-not-sure = No, play on
menu-move = Move my seat to another device
seat-resigned = { $phase ->
    [playing] resigned; a bot plays
   *[other] resigned
}
seat-asked = is asked now

## Table: keyboard

help-title = Keyboard and help
help-tab = from one thing that can be chosen to the next
help-arrows = to the nearest thing that can be chosen
help-arrows-all = to the nearest thing that explains itself
help-enter = choose it; once more if it asks
help-numbers = to the first, second … thing that can be chosen; once more chooses it
help-undo = take back
help-hint = which is best, where hints are allowed
help-step = one move back, one move on
help-now = back to now; show everything at once
help-rule = the rule of what is pointed at, else of what is asked
help-log = chronicle
help-talk = talk
help-board = the board in words
help-help = this page
help-space = play, pause
help-ends = to the beginning, to the end
help-shortcuts = Single letters are shortcuts
help-glows = What glows can be chosen: click it, or tap it.
help-touch = On a touch screen the first tap shows what would happen and what it costs; a second tap, or the button, does it.
help-explains = Everything explains itself: point at it, or press long on a touch screen.
key-tab = Tab
key-arrows = Arrows
key-shift = Shift
key-enter = Enter
key-escape = Esc
key-space = Space
key-home = Home
key-end = End

## Table: the end

end-title = The end of the game
end-you-win = You win!
end-nobody = Nobody played to the end
end-because = { $what }: { $figures }.
end-resigned = { $name } has resigned.
end-stand-in = { $why ->
    [resigned] { $name } resigned at move { $ply }; the bot { $bot } played on.
    [absent] { $name } was away from move { $ply } on; the bot { $bot } played on.
   *[other] { $name } handed over at move { $ply }; the bot { $bot } finished the game.
}
end-score = Score
end-versus = { $first } to { $second }
end-where-from = Where it came from
end-criterion = Counts
end-place = Place
end-course = How it went
end-course-of = { $what } of { $name } over { $moves } moves: from { $first } to { $last }, at most { $most }
end-course-move = move { $move }
end-again = Play again
end-again-rotated = { $seats ->
    [2] Another game with sides changed
   *[other] Another game, everybody one seat further
}
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

table-resumed = Connected again.
table-unsent = No connection: your move is kept and will be sent.
table-sending = Sending…

## Table: replay

replay-eyes = Seen by
replay-eyes-mine = me
replay-eyes-spectator = a spectator
replay-eyes-all = all revealed
replay-copy = Copy the link to this move
replay-copied = Copied
replay-not-over = This game is not over: you see it with your own eyes.
replay-to-table = To the table

## Review

review-title = Review
review-begin = Review this game
review-about = A search looks at every decision again, in the background: how likely each seat was to win, what was chosen, and what would have been better.
review-of-players = Its players can let it begin.
review-growing = { $done } of { $all } decisions looked at …
review-waits = The review begins soon …
review-nothing = There was nothing to decide.
review-eyes = Judged
review-eyes-known = as the seats could know
review-eyes-open = with open eyes
review-known-about = By what each seat could know; everybody sees something else, so it need not add up to 100%.
review-open-about = As if all that was hidden had lain open.
review-curve = Chances to win
review-curve-of = { $name }: from { $first }% to { $last }%
review-costly = What cost most
review-none = No decision cost much, as far as the search sees.
review-none-yet = Nothing so far.
review-cost = { $name }: { $chosen }
review-fell = { $after }% to win instead of { $best }%
review-better = better: { $label }
review-ledger = Luck and skill
review-ledger-about = In percentage points of the chance to win, from the first decision on. Luck is whatever choices do not explain: draws, and what nobody could foresee.
review-own = own choices
review-others = others’ choices
review-luck = luck
review-all = in all
review-honest = These are estimates of a search, not truths.

## Practice

practise-here = Practise from here
practise-short = Practise
practice-mark = practice
practise-about = A new table goes on from this moment, against bots. What was drawn until here stays; what comes is drawn anew.
practise-seat = You play
end-practice = A practice: it went on from move { $ply } of another game.

## Rules and components

rules-title = Rules
rules-search = Search the rules
rules-nothing = No paragraph speaks of that.
components-title = Components
rules-play = Play against bots
rules-contents = Contents
rules-own-words = The whole rules, in our own words. Every number is a place one can link to.
rules-by = A game by { $by }.
components-about = The rulebook does not print every card. So everything in the box is marked with how sure we are of it; games are played with exactly these components.
about-status-known = from the rulebook, or from descriptions of the printed game
about-status-derived = follows from what is known
about-status-reconstructed = not documented: set so that the game works as described
components-mark = { $aspect }: { $status }
components-rows = { $number ->
    [one] { $number } entry
   *[other] { $number } entries
}
components-total = { $number ->
    [one] { $number } piece
   *[other] { $number } pieces
}

## Credits

credits-title = Credits
credits-house = Kingsbridge is free software under the MIT licence. It contains no text or artwork of the publishers.
credits-games = Games
credits-games-by = The rules are told in our own words. If you like a game, look for a printed copy.
credits-type = Type
credits-icons = Icons
credits-icons-by = Icons made by the contributors of
credits-icons-changed = They are used in other colours and sizes. In use here:
credits-software = Built with
considered-title = Do this?
considered-leave = Leave it
considered-grave = Think twice: this costs you something.
