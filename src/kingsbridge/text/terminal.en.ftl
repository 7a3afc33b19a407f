### What the house says at the terminal alone, in English.

## Welcome and question

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

## Commands

command-undo = take your last action back, as long as nothing was drawn or learnt and nobody else acted
command-takeback = go back to before your last action, if the others agree
command-rule = explain what is asked; “rule 5.3” reads any rule, “rule 5” a chapter
command-about = tell what option 2 is about (“about 2”) or what a card does (“card market”)
command-hint = tell which options are best, where the table allows hints
command-story = tell the game from the beginning
command-board = draw the board again (or just press Enter)
command-save = write the record of the game to a file: “save game.txt”
command-quit = leave the game
terminal-fair = Chance is settled beforehand: the hash of its secret seed is { $commitment }. The seed is shown at the end.
terminal-saved = The record is in { $file }.
terminal-may-take-back = { $other }, may { $seat } go back to before the last action?
terminal-quit = Leave the game? It cannot be taken up again later; “save FILE” keeps a record.
terminal-farewell = Farewell.

## Why not

wrong-number = There is no option { $number }: choose from 1 to { $last }.
wrong-several = Which one? { $options }
wrong-rule = There is no rule { $number }: they run from { $first } to { $last }.
wrong-card = No card is called “{ $name }”.
wrong-no-file = Where to? Say “save” and the name of a file.
wrong-file = { $file } cannot be written: { $reason }.
wrong-secrets = The record would tell what is hidden; it can be saved when the game is over.
wrong-seat = There is no seat “{ $seat }”: choose from { $seats }.

## The end

end-length = { $when } · { $number } decisions
end-seed = The seed of chance was { $seed }
end-commitment = and its hash, given at the start, { $commitment }
end-next = “save FILE” keeps the record, “story” tells the game again, Enter leaves.
replay-help = Enter: on · b: back · a number: to that move · q: leave
