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
