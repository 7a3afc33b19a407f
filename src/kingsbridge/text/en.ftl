### What the house itself says, in English.

illegal-unknown-words = “{ $words }” is not something that can be done in this game.
illegal-not-offered = That is not possible now.
illegal-game-over = The game is over.
illegal-not-your-turn = It is not your turn.
illegal-undo = There is nothing to take back: since then something was drawn or learnt, or somebody else has acted.

## How sure a component is

cards-group = Part
cards-name = Name
cards-count = Count
cards-status = How sure
status-known = known
status-derived = derived
status-reconstructed = reconstructed
aspect-kind = kind
aspect-class = kind
aspect-effect = effect
aspect-number = number
aspect-numbers = numbers
aspect-count = count
aspect-faces = faces
aspect-materials = materials
aspect-bonus = bonus

## At the terminal: welcome and question

terminal-goal = { $title }: { $goal }
terminal-how = Answer with an option's number or its words; first letters will do.
terminal-more = “help” tells what else you can say, “?” explains the rule of the moment.
terminal-asked = { $name }: { $question }
terminal-rule = rule { $number }
terminal-input = number, words or help
terminal-back = Enter: back to the board
terminal-begin = Press Enter to begin
terminal-curtain = { $seat } is next. Pass the keyboard on; everybody else looks away.
terminal-curtain-enter = { $seat } alone is looking: Enter
terminal-yes-no = yes or no
answer-yes = yes y
answer-no = no n

## At the terminal: commands

command-undo = take your last action back, as long as nothing was drawn or learnt and nobody else acted
command-takeback = go back to before your last action, if the others agree
command-rule = explain what is asked; “rule 5.3” reads any rule, “rule 5” a chapter
command-about = tell what option 2 is about (“about 2”) or what a card does (“card market”)
command-story = tell the game from the beginning
command-board = draw the board again (or just press Enter)
command-save = write the record of the game to a file: “save game.txt”
command-quit = leave the game
terminal-fair = Chance is settled beforehand: the hash of its secret seed is { $commitment }. The seed is shown at the end.
terminal-saved = The record is in { $file }.
terminal-may-take-back = { $other }, may { $seat } go back to before the last action?
terminal-quit = Leave the game? It cannot be taken up again later; “save FILE” keeps a record.
terminal-farewell = Farewell.

## At the terminal: why not

wrong-number = There is no option { $number }: choose from 1 to { $last }.
wrong-several = Which one? { $options }
wrong-rule = There is no rule { $number }: they run from { $first } to { $last }.
wrong-card = No card is called “{ $name }”.
wrong-no-file = Where to? Say “save” and the name of a file.
wrong-file = { $file } cannot be written: { $reason }.
wrong-secrets = The record would tell what is hidden; it can be saved when the game is over.
wrong-nothing-done = You have not done anything yet.
wrong-no-consent = { $other } does not agree.
wrong-seat = There is no seat “{ $seat }”: choose from { $seats }.

## At the terminal: the end

end-wins = { $seat } wins!
end-shared = { $names } share the victory.
end-decides = decides
end-length = { $when } · { $number } decisions
end-seed = The seed of chance was { $seed }
end-commitment = and its hash, given at the start, { $commitment }
end-next = “save FILE” keeps the record, “story” tells the game again, Enter leaves.

## Replays

replay-where = Move { $ply } of { $plies }
replay-help = Enter: on · b: back · a number: to that move · q: leave

## At the table

table-sat = { $seat } sits down.
table-undid = { $seat } takes the last action back.
table-wishes-take-back = { $seat } asks to take the last action back.
table-wishes-abandon = { $seat } asks to abandon the game.
table-agrees = { $seat } agrees.
table-disagrees = { $seat } does not agree.
table-rewound = By consent of all the game goes back to move { $ply }.
table-abandoned = By consent of all the game is abandoned.
table-replaced = { $why ->
    [resigned] { $seat } resigns; the bot { $bot } plays on.
    [absent] { $seat } is away; the bot { $bot } plays meanwhile.
   *[other] { $seat } hands over to the bot { $bot }.
}
table-continued = The same people play again, at a new table.
table-returned = { $seat } plays again.
table-said = { $seat }: { $text }
table-noted = Note: { $text }

## Why not, at the table

refused-bad-choice = That cannot be chosen: { $problem }
refused-bot-plays = A bot plays on this seat now.
refused-game-began = The game has begun.
refused-link-expired = That code is no longer good; ask for a new one.
refused-link-used = Somebody else has used that link.
refused-malformed = That message cannot be read: { $problem }
refused-no-bot-plays = No bot plays on this seat.
refused-no-device = Who is it? Open the link once more.
refused-no-opening = This table has no beginning.
refused-no-seat = You have no seat here, and the table is private.
refused-no-such-bot = There is no such bot.
refused-no-such-game = There is no such game.
refused-no-such-link = That link leads nowhere.
refused-no-such-number = Nothing happened with that number.
refused-no-such-seat = There is no such seat.
refused-no-such-table = There is no such table.
refused-no-such-wish = That cannot be asked for.
refused-not-asked = Nobody asks you for anything.
refused-not-begun = The game has not begun.
refused-not-host = Only the host may do that.
refused-not-over = The game is not over.
refused-not-stored = This could not be stored, so it did not happen; try again in a moment.
refused-not-your-seat = That is not your seat.
refused-nothing-said = There is nothing to say.
refused-nothing-to-take-back = You have not done anything yet.
refused-other-rules = This table was played by another version of the rules; it is kept, but cannot be played on.
refused-others-eyes = What the others saw can be seen once the game is over.
refused-private = This table is private: you need a link to sit down.
refused-resigned = You have resigned; a bot plays on.
refused-seat-free = Nobody sits there.
refused-seat-taken = That seat is taken.
refused-seats-free = Some seats are still free.
refused-spectator = You are watching; only those who play can do that.
refused-stale = The game has gone on meanwhile; look again.
refused-too-large = That is too large.
refused-too-long = That is too long: at most { $most } characters.
refused-too-many = Too fast; wait a moment.
refused-wish-open = Somebody is being asked already.
refused-wrong-seats = This game is not for that many players.
refused-wrong-time = That time cannot be chosen.

## Options: a choice of yes or no

choice-yes = yes
choice-no = no
