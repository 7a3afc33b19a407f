### What the house itself says, in English.

illegal-unknown-words = “{ $words }” is not something that can be done in this game.
illegal-not-offered = That is not possible now.
illegal-not-now = First what is under way; and only in your own turn.
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
aspect-number = number
aspect-count = count

## The end

end-wins = { $seat } wins!
end-shared = { $names } share the victory.
end-decides = decides

## Replays

replay-where = Move { $ply } of { $plies }

## At the table

table-sat = { $seat } sits down.
table-undid = { $seat } takes the last action back.
table-wishes-take-back = { $seat } asks to take the last action back.
table-withdrew = { $seat } no longer asks for it.
table-wishes-abandon = { $seat } asks to abandon the game.
table-agrees = { $seat } agrees.
table-disagrees = { $seat } does not agree.
table-unanswered = { $seat } did not answer in time.
table-rewound = By consent of all that action is taken back, with all that followed it.
table-abandoned = By consent of all the game is abandoned.
table-resigned = { $seat } resigns; the game is over.
table-replaced = { $why ->
    [resigned] { $seat } resigns; the bot { $bot } plays on.
    [absent] { $seat } is away; the bot { $bot } plays meanwhile.
   *[other] { $seat } hands over to the bot { $bot }.
}
table-practice = Here practice begins: it goes on from move { $ply } of another game.
table-continued = The same people play again, at a new table.
table-returned = { $seat } plays again.
table-said = { $seat }: { $text }
table-noted = Note: { $text }

## Bots, as they are called at the table; numbered where several are alike

bot-apprentice = Apprentice
bot-greedy = Craftsman
bot-grandmaster = Grandmaster
bot-journeyman = Journeyman
bot-master = Master
bot-novice = Novice
bot-random = Jester
bot-numbered = { $bot } { $number }

## Hints

hint-how = Chance to win with each, as far as you can know:
hint-at-once = At once: { $changes }.
hint-change = { $what } { $number }
hint-clear = All else that was tried has a chance to win that is lower by { $percent } percentage points or more.
hint-chance = { $percent }%
hints-had = { $number ->
    [one] { $seat } had one hint.
   *[other] { $seat } had { $number } hints.
}

## Why not, at the table

refused-bad-choice = That cannot be chosen: { $problem }
refused-box-shape = That is not a component file: no line of one is nested so deep.
refused-box-size = A component file has at most { $most } kB.
refused-broken = Something is wrong with the program: that did not happen, and the table is as it was.
refused-bot-plays = A bot plays on this seat now.
refused-closed = That is closed here.
refused-foreign-page = That came from a page of another server.
refused-game-began = The game has begun.
refused-hint-under-way = A hint is being worked out already.
refused-hints-enough = That is enough at one table: { $most } hints.
refused-link-expired = That code is no longer good; ask for a new one.
refused-link-used = Somebody else has used that link.
refused-malformed = That message cannot be read: { $problem }
refused-name-taken = On this server somebody else goes by this name.
refused-no-bot-plays = No bot plays on this seat.
refused-no-choice = There is only one thing to do.
refused-no-device = Who is it? Open the link once more.
refused-no-hint-now = No hint can be worked out just now; try again in a moment.
refused-no-hints = At this table there are no hints.
refused-no-name = Give a name.
refused-no-opening = This table has no beginning.
refused-no-seat = You have no seat here, and the table is private.
refused-no-such-bot = There is no such bot.
refused-no-such-code = This code leads nowhere. It may have been renewed.
refused-no-such-game = There is no such game.
refused-no-such-link = That link leads nowhere.
refused-no-such-number = Nothing happened with that number.
refused-no-such-seat = There is no such seat.
refused-no-such-table = There is no such table.
refused-no-such-wish = That cannot be asked for.
refused-no-wish = You have not asked for anything.
refused-not-asked = Nobody asks you for anything.
refused-not-begun = The game has not begun.
refused-not-host = Only the host may do that.
refused-not-json = That is not JSON, or does not say so.
refused-not-over = The game is not over.
refused-not-stored = This could not be stored, so it did not happen; try again in a moment.
refused-not-your-seat = That is not your seat.
refused-nothing-to-practise = Nobody has anything to decide there.
refused-nothing-said = There is nothing to say.
refused-nothing-to-take-back = You have not done anything yet.
refused-other-rules = This table was played by another version of the rules; it is kept, but cannot be played on.
refused-others-eyes = What the others saw can be seen once the game is over.
refused-own-tables = This browser has tables of its own, which it would lose.
refused-private = This table is private: you need a link to sit down.
refused-resigned = You have resigned; a bot plays on.
refused-said-enough = That is enough at one table: { $most } times.
refused-seat-free = Nobody sits there.
refused-seat-taken = That seat is taken.
refused-seats-free = Some seats are still free.
refused-second-seat = At a table that everybody can see, one plays one seat.
refused-spectator = You are watching; only those who play can do that.
refused-stale = The game has gone on meanwhile; look again.
refused-still-kept = Somebody else still has this table in the list; you can hide it.
refused-table-full = Too much has happened at this table for that; play it to its end.
refused-too-large = That is too large.
refused-too-long = That is too long: at most { $most } characters.
refused-too-many = Too fast; wait a moment.
refused-too-many-tables = You have { $most } unfinished tables; finish or leave some first.
refused-too-slow = That took too long to arrive.
refused-wish-open = Somebody is being asked already.
refused-wrong-seats = This game is not for that many players.
refused-wrong-time = That time cannot be chosen.

## Options: a choice of yes or no

choice-yes = yes
choice-no = no
