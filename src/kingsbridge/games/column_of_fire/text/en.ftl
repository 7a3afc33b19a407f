### A Column of Fire, in English.

title = A Column of Fire
by = Michael Rieneck, 2017
blurb = Elizabeth is queen, and four countries quarrel over the true faith. Win people of rank for yourself, set up trading houses, sell your goods, and stand on the right side when a conflict breaks out.
goal = Have the most victory points at the end. They come from sales, and from belonging to the stronger religion when a conflict breaks out.
seat-name = { $number ->
    [0] Lion
    [1] Lily
    [2] Tower
   *[3] Rose
}

## Options

option-huus = Father Huus
about-option-huus = What this character gives: the English and the French rules differ.
choice-huus-advantage = an advantage tile
choice-huus-protection = a protection tile

## Countries, dice, goods, religions

country-england = England
country-france = France
country-netherlands = Netherlands
country-spain = Spain
die-white = white die
die-blue = blue die
die-orange = orange die
die-brown = brown die
die-purple = purple die
die-black = religion die
good-book = book
good-ore = ore
good-cloth = cloth
good-wine = wine
religion-catholic = Catholic
religion-protestant = Protestant
stone-catholic = Catholic stone
stone-protestant = Protestant stone
stone-neutral = neutral stone

## The same within a sentence, which other messages refer to

in-country = { $country ->
    [Netherlands] in the Netherlands
   *[other] in { $country }
}
from-country = { $country ->
    [Netherlands] from the Netherlands
   *[other] from { $country }
}
of-country = { $country ->
    [Netherlands] of the Netherlands
   *[other] of { $country }
}
one-stone = 1 { $stone }
some-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
pay-way = { $dice ->
    [0] Do you pay { some-points } to roll your religion die again?
   *[other] Do you pay { some-points } to take a die off its card? A character then leaves; the religion die is rolled again.
}

## Characters

character-book-merchant = Book merchant
character-ore-trader = Ore trader
character-cloth-merchant = Cloth merchant
character-wine-merchant = Wine merchant
character-captain = Captain
character-elizabeth-i = Elizabeth I
character-francis-walsingham = Francis Walsingham
character-barney-willard = Barney Willard
character-ned-willard = Ned Willard
character-margery-fitzgerald = Margery Fitzgerald
character-rollo-fitzgerald = Rollo Fitzgerald
character-mary-stuart = Mary Stuart
character-bart-shiring = Bart Shiring
character-caterina-de-medici = Caterina de’ Medici
character-pierre-aumande = Pierre Aumande
character-alison-mckay = Alison McKay
character-sylvie-palot = Sylvie Palot
character-isabelle-palot = Isabelle Palot
character-henri-duke-of-guise = Henri, Duke of Guise
character-nath = Nath
character-gaspard-de-coligny = Gaspard de Coligny
character-margherita-of-parma = Margherita of Parma
character-pieter-titelmans = Pieter Titelmans
character-jan-wolman = Jan Wolman
character-father-huus = Father Huus
character-imke-wolman = Imke Wolman
character-evi-dirks = Evi Dirks
character-betje-willemsen = Betje Willemsen
character-albert-willemsen = Albert Willemsen
character-king-felipe-ii = King Felipe II
character-archdeacon-romero = Archdeacon Romero
character-ebrima-dabo = Ebrima Dabo
character-carlos-cruz = Carlos Cruz
character-pedro-ruiz = Pedro Ruiz
character-father-alonso = Father Alonso
character-jeronima-ruiz = Jerónima Ruiz
character-count-of-feria = Count of Feria

## What symbols say

symbol-good = take 1 { $good }
symbol-good-any = take any 1 good
symbol-trade = take 1 { $good }, or sell 1 in each country that buys it
symbol-ship = sell goods { in-country }
symbol-sell = sell 1 good for { some-points }
symbol-vp = score { some-points }
symbol-protection = take 1 protection tile
symbol-advantage = take 1 advantage tile
symbol-stone = place or remove { one-stone }
symbol-stone-both = place or remove 1 Catholic or Protestant stone
symbol-place = place { one-stone }
symbol-turn = turn a die on a card by one
symbol-remove-die = take a die off its card
symbol-remove-character = remove a character from the game
symbol-next = go to the next free space of the track and use it
symbol-or = { $first }, or { $second }
about-symbol-good = Take this good: { $good }. It can be sold where you have a trading house.
about-symbol-good-any = Take a book, an ore, a cloth or a wine, as you like.
about-symbol-trade = Take this good ({ $good }), or sell one of it in each of the two countries that buy it, if you have a trading house there.
about-symbol-ship = Sell one of each of the two goods that the country of the ship buys ({ $country }), if you have a trading house there.
about-symbol-sell = Sell any one good for { some-points }. You need a trading house in a country that buys it; what else you sold does not matter.
about-symbol-vp = You score { some-points } at once.
about-symbol-protection = Take a protection tile. It spares you an event, or keeps a stone off when you draw a character.
about-symbol-advantage = Draw an advantage tile and keep it secret. It carries an action for one of your turns, or points for the end.
about-symbol-stone = Choose a country: place one there if a religion space is free, or remove one that lies there ({ $stone }).
about-symbol-stone-both = Choose a country and a religion: place a stone there if a religion space is free, or remove one that lies there.
about-symbol-place = Choose a country with a free religion space and place one there ({ $stone }).
about-symbol-turn = Turn a die up or down by one: on one of your characters, on your religion card or in Loch Leven. If your religion die goes down and you are the only one of your religion, you score { $minority_points ->
    [one] 1 point
   *[other] { $minority_points } points
}.
about-symbol-remove-die = Take a die off one of your cards. It becomes free, and a character leaves the game. The religion die is rolled again, and you choose your religion.
about-symbol-remove-character = One of your characters leaves the game, and its die becomes free; or a character that lies open leaves, and the next card of its deck is turned up.
about-symbol-next = Your disk goes to the next space without a disk, whatever its colour, and you may use that space.

## Advantage tiles

tile-vp-1 = 1 point at the end
tile-vp-2 = 2 points at the end
tile-vp-3 = 3 points at the end
tile-sell = Sell a good
tile-turn = Turn a die
tile-remove-character = Remove a character
tile-catholic = Catholic stone
tile-protestant = Protestant stone
tile-neutral = Neutral stone
tile-next = Next space
tile-remove-die = Remove a die
about-tile-vp-1 = Worth 1 point in the final scoring. It stays hidden until then.
about-tile-vp-2 = Worth 2 points in the final scoring. It stays hidden until then.
about-tile-vp-3 = Worth 3 points in the final scoring. It stays hidden until then.
about-tile-sell = Sell any one good at the price shown. You need a trading house in a country that buys it.
about-tile-turn = Turn a die up or down by one: on one of your characters, on your religion card or in Loch Leven.
about-tile-remove-character = One of your characters leaves the game, and its die becomes free; or one that lies open on a deck leaves.
about-tile-catholic = Place a Catholic stone in a country of your choice, or remove one.
about-tile-protestant = Place a Protestant stone in a country of your choice, or remove one.
about-tile-neutral = Place a neutral stone in a country of your choice.
about-tile-next = Your disk goes to the next free space of the track, whatever its colour. You may use that space.
about-tile-remove-die = Take a die off one of your cards. A character then leaves the game; the religion die is rolled again.

## Events

event-excommunication = The Pope excommunicates Elizabeth I
event-mary-stuart = Mary Stuart is condemned
event-armada = The Armada approaches
event-accession = Accession celebrations
event-st-bartholomew = Saint Bartholomew’s night
event-wassy = Massacre at Wassy
event-civil-war = Civil war at the gates of Paris
event-toleration = Edict of toleration
event-arrests = Arrests by the inquisitor
event-iconoclasts = Iconoclasts storm the churches
event-plunder = Unpaid soldiers plunder Antwerp
event-provinces-peace = Peace for the provinces
event-dungeons = The dungeons of the Inquisition
event-auto-da-fe = Auto-da-fé
event-storm = Storm over the fleet
event-silver = Silver from the New World
who-all = Everybody
who-house = Whoever has a trading house { in-country }
who-religion = Every { $religion }
happens-loch-leven = { $who } turns one die to { $number } and sends it to Loch Leven.
happens-lose-vp = { $who } loses { some-points }.
happens-lose-good = { $who } returns { $number ->
    [one] 1 good
   *[other] { $number } goods
} of their choice.
happens-protection-for-vp = Everybody may return a protection tile and scores as many points as their religion die shows.

## What is in the box

part-book = Book
part-ore = Ore
part-cloth = Cloth
part-wine = Wine
part-stone-catholic = Catholic stone
part-stone-protestant = Protestant stone
part-stone-neutral = Neutral stone
part-protection = Protection tile
part-torch = Torch
part-cross = Cross
part-house = Trading house
part-die = { $die } with { $faces }
part-price = { $country }: buys { $good } for { some-points }
part-loch-leven = Loch Leven card: { $religion }, { $good }, space { $number }
part-space = Space { $number }, { $die }: { $action }
part-event = { $event }. { $happens }
part-character = { $character } ({ $country }, { $stone }): { $action }
group-pieces = Pieces
group-prices = Prices
group-loch-leven = Loch Leven cards
group-track = Action track
group-tiles = Advantage tiles
group-events = Events
group-characters = Characters
aspect-name = name
aspect-country = country
aspect-stone = stone
aspect-action = action
aspect-die = die
aspect-position = position
aspect-effect = effect
aspect-title = title
aspect-who = whom it concerns
aspect-religion = religion
aspect-good = good
aspect-start = starting space
aspect-protection = protection tile
aspect-years = limit of years

## What things are for

about-part-book = A good. You sell it where you have a trading house and books are bought. At the end every { $goods_a_point } unsold goods are worth 1 point, and unsold goods break a tie.
about-part-ore = A good. You sell it where you have a trading house and ore is bought. At the end every { $goods_a_point } unsold goods are worth 1 point, and unsold goods break a tie.
about-part-cloth = A good. You sell it where you have a trading house and cloth is bought. At the end every { $goods_a_point } unsold goods are worth 1 point, and unsold goods break a tie.
about-part-wine = A good. You sell it where you have a trading house and wine is bought. At the end every { $goods_a_point } unsold goods are worth 1 point, and unsold goods break a tie.
about-part-stone-catholic = Counts for the Catholics when a conflict breaks out in its country.
about-part-stone-protestant = Counts for the Protestants when a conflict breaks out in its country.
about-part-stone-neutral = Fills a religion space, and counts for nobody in a conflict. It cannot be removed.
about-part-protection = Return it to be spared a harmful event, to keep off the stone of a character you draw, or for the points of a reward. Unused, it counts { $protection_points ->
    [one] 1 point
   *[other] { $protection_points } points
} at the end.
about-part-torch = It burns where all religion spaces are covered. If it still burns at the end of the turn, a conflict breaks out there.
about-part-cross = Covers a religion space of each country when two are playing.
about-part-house = Lets you sell in its country, at most one in each. In a conflict it scores the number of its site if your religion wins; if the other one wins, you take it back. At the end it counts { $house_points ->
    [one] 1 point
   *[other] { $house_points } points
}.
about-part-die = A coloured die draws a character and then lies on it as long as it serves, or moves your disk while it is free. The religion die tells how long you keep your religion.
about-part-price = You need a trading house there. By ships and goods spaces you sell at most one of each good in each country in a turn.
about-part-loch-leven = With what you start: religion, good and space of the track. Later, dice that an event sends to Loch Leven lie on this card and go down by one every year.
about-part-space = A free die of this colour brings your disk here, and you may use the space.
about-part-event = It happens when it is turned up, and then leaves the game; in each turn only the first one happens. A protection tile spares you what would harm you.
about-part-character = Whoever draws it lays its stone in its country and sets up a trading house there. It can be used at once, and then once a year until the die on it has counted down.
about-die-white = Draws the character that lies open in England, or moves your disk to a white space.
about-die-blue = Draws the character that lies open in France, or moves your disk to a blue space.
about-die-orange = Draws the character that lies open in the Netherlands, or moves your disk to an orange space.
about-die-brown = Draws the character that lies open in Spain, or moves your disk to a brown space.
about-die-purple = Draws the character that lies open in any country, or moves your disk to a purple space: a ship.
about-die-black = Tells how long you keep your religion. It goes down by one every year; at 1 it is rolled again, and you choose your religion. It is never used for anything else.

## What you can do

do-choose = Use the { $die } { in-country }
do-move = Move to space { $number }
do-take = Take 1 { $good }
do-sell = Sell 1 { $good } { in-country }
do-sell-any = Sell 1 { $good }
do-place = Place { one-stone } { in-country }
do-remove = Remove { one-stone } { from-country }
do-turn-up = Turn the { $die } up by one
do-turn-down = Turn the { $die } down by one
do-free = Take the { $die } off its card
do-dismiss = Remove the open character { of-country }
do-use = Use a tile: { $tile }
do-pay = Pay points to take the { $die } off its card
do-send = Send the { $die } to Loch Leven
do-lose = Return 1 { $good }
do-profess = Be { $religion }
do-resolve = Settle the conflict { in-country }
do-score = Score the points
do-take-protection = Take a protection tile
do-take-advantage = Take an advantage tile
do-next-space = Go to the next free space
do-renounce = Draw no character
do-lay-stone = Lay the stone
do-ward-off = Ward it off
do-raise = Raise the house
do-leave = Leave it
do-protect = Use a protection tile
do-suffer = Lose the points
do-reward = Return a tile for the points
do-keep = Keep the tile
do-nothing = Do nothing
do-go-on = Go on
do-enough = No more this turn
about-do-go-on = Nothing now; you are asked again at the next moment.
about-do-enough = You are asked no more in this turn.
about-do-ward-off = It costs a protection tile.
about-do-protect = It goes back, and you are spared.
about-do-leave = It then stays on the lower site.
about-do-keep = The points are then lost to you.
about-do-renounce = You then set up no house either.
about-decline-UseCharacter = What it would do now is then lost.
about-decline-UseSpace = What the space offers is then lost.
about-decline-UseShip = You then sell nothing more there in this turn.
about-decline-SellMore = You then sell no more of it by this space.

## What chance does

nature-first = { $other } begins
nature-loch-leven = Loch Leven card { $number } is dealt
nature-roll = The die shows { $number }
nature-reveal = The next card { of-country } is “{ $card }”
nature-draw = The tile is “{ $tile }”

## What is asked

moment-way = { $way ->
    [1] Do you use a tile?
    [2] { pay-way }
   *[3] Do you use a tile, or pay { some-points } to take a die off its card?
}
ask-Moment = { moment-way }
ask-Moment-start = Your turn begins. { moment-way }
ask-Moment-religion = Your religion is settled. { moment-way }
ask-Moment-character = The character is done. { moment-way }
ask-Moment-new-character = The next card follows. { moment-way }
ask-Moment-end = Your turn ends. { moment-way }
ask-ChooseReligion = Your religion die shows { $number }. Which religion do you choose?
ask-UseCharacter = { $character }: { $action }.
ask-ChooseDie = Which die? The person serves as many years as it shows, and your house goes to that site. Drawing nobody costs { some-points }.
ask-ChooseDie-none = You have no die to choose. { moment-way }
ask-LayStone = Do you lay the { $stone } { in-country }, or ward it off?
ask-SetUpHouse = Do you raise your house { in-country } from site { $old } to { $number }?
ask-FaceEvent-reward = { $event }: do you return a protection tile for { some-points }?
or-protect = { $tiles ->
    [0] {""}
   *[other] {" "}Or do you return a protection tile?
}
ask-FaceEvent-loch-leven = { $event }: which die is away in Loch Leven for { $number } years?{ or-protect }
ask-FaceEvent-lose-good = { $event }: which good do you return?{ or-protect }
ask-FaceEvent-lose-points = { $event }: do you lose { some-points }, or return a protection tile?
ask-MoveDisk = Where do you move your disk? Skipping a space costs { some-points }.
ask-MoveDisk-stay = Your disk cannot move. { moment-way }
ask-UseSpace = Your space: { $action }.
ask-UseSpace-ship = Your space: { $action }, and place a neutral stone there.
ask-UseShip = The ship is { in-country }. What else?
ask-SellMore = Do you sell 1 { $good } more?
ask-UseTile = Your tile: { $action }.
ask-ChooseConflict = Several conflicts break out. Which one comes first?

thinks-Moment = { $seat } may use tiles or pay for a die.
thinks-ChooseReligion = { $seat } is choosing a religion.
thinks-UseCharacter = { $seat } is using a character.
thinks-ChooseDie = { $seat } is choosing a die.
thinks-LayStone = { $seat } may ward off a stone.
thinks-SetUpHouse = { $seat } may raise a trading house.
thinks-FaceEvent = { $seat } is facing the event.
thinks-MoveDisk = { $seat } is moving on the action track.
thinks-UseSpace = { $seat } is using a space of the action track.
thinks-UseShip = { $seat } is trading by ship.
thinks-SellMore = { $seat } is selling goods.
thinks-UseTile = { $seat } is using a tile.
thinks-ChooseConflict = { $seat } is choosing which conflict comes first.

decline-UseCharacter = Do not use this character
decline-UseSpace = Do not use this space
decline-UseShip = Nothing more
decline-SellMore = Sell nothing more
decline-MoveDisk = Stay on this space

## What happened

first-player = { $seat } begins, in this and every year.
dealt = { $seat } starts on space { $number } with 1 { $good }. Religion: { $religion }.
year-begins = Year { $number } begins.
rolls-religion = { $seat } rolls the religion die: { $number }.
stays = { $seat } remains { $religion }.
converts = { $seat } is { $religion } from now on.
lowers-religion = { $seat }: the religion die goes down to { $number }.
minority = Nobody else is of that religion: { $seat } scores { some-points }.
turns-die = { $seat }: the { $die } shows { $number } now.
frees-die = { $seat }: the { $die } is free again.
leaves = { $seat }: { $character } leaves the game.
lowers-card = { $seat }: the die goes down to { $number } ({ $character }).
turns-up = A new character { in-country }: { $character }.
event-happens = Event: { $event }. { $happens }
event-ignored = An event without effect: { $event }. Only the first one of a turn has one.
event-unheeded = An event comes up in the set-up, and has no effect: { $event }.
deck-used-up = No character is left { in-country }. This year is the last.
reaches-end = { $seat } has reached { $number } points. This year is the last.
protects = { $seat } returns a protection tile and is spared.
sends-die = { $seat } sends the { $die } to Loch Leven, where it shows { $number }.
loses-good = { $seat } returns 1 { $good }.
loses-points = { $seat } loses { some-points }.
rewarded = { $seat } returns a protection tile and scores { some-points }.
rolls-die = { $seat } rolls { $number } with the { $die }.
chooses-die = { $seat } uses the { $die } ({ $number }) { in-country }.
renounces = { $seat } draws no character and loses { $number ->
    [0] nothing
    [one] 1 point
   *[other] { $number } points
}.
places-stone = { $seat } places { one-stone } { in-country }.
removes-stone = { $seat } removes { one-stone } { from-country }.
returns-stone = { $seat } cannot place a stone { in-country }, where no religion space is free ({ $stone }).
wards-off = { $seat } returns a protection tile and wards off { one-stone } { from-country }.
torch = A torch is lit: a conflict threatens { in-country }.
torch-out = The torch goes out { in-country }.
builds-house = { $seat } sets up a trading house { in-country }, on site { $number }.
raises-house = { $seat } raises the trading house { in-country } to site { $number }.
pushed = { $seat }: the trading house { in-country } is pushed down to site { $number }.
pushed-off = { $seat }: the trading house { in-country } is pushed off the board.
takes-card = { $seat } draws a character: { $character } ({ $die }, { $number }).
takes-good = { $seat } takes 1 { $good }.
takes-protection = { $seat } takes a protection tile.
takes-tile = { $seat } takes an advantage tile.
draws-tile = The tile of { $seat }: { $tile }.
shuffles-tiles = The used advantage tiles are shuffled into a new pile.
scores = { $seat } scores { some-points }.
sells = { $seat } sells 1 { $good } { in-country } for { some-points }.
sells-any = { $seat } sells 1 { $good } for { some-points }.
dismisses = { $seat } removes a character from the game: { $character } ({ $country }).
uses-tile = { $seat } uses an advantage tile: { $tile }.
pays-for-die = { $seat } pays { some-points } to take the { $die } off its card.
moves-disk = { $seat } moves the disk: { $action }.
skips = { $seat } pays { some-points } to skip spaces.
stays-on-track = { $seat } has no die that can move the disk.
conflict-won = Conflict { in-country }: the { $religion }s win.
conflict-avoided = Conflict { in-country }: both religions are equally strong, and nothing happens.
conflict-gain = { $seat } scores { some-points } for a trading house there.
conflict-loss = { $seat } loses the trading house { in-country }.
counts-end = { $seat } counts for the end: trading houses { $houses }, protection tiles { $protection }, goods { $goods }, advantage tiles { $tiles }.
spared = You are not asked about dice at this table: it went on by itself.

## Why not

illegal-religion-first = First choose your religion.
illegal-no-conflict = There is no conflict there.
illegal-conflict-first = First choose a conflict.
illegal-no-protection = You have no protection tile.
illegal-send = That die is in Loch Leven already.
illegal-no-good = You have none of that: { $good }.
illegal-event-first = First the event: protect yourself, or choose what you lose.
illegal-sell-first = First sell, or say that you sell nothing more.
illegal-no-house = You have no trading house { in-country }.
illegal-sold = You have already sold that { in-country } in this turn.
illegal-not-bought = That is not bought there, or cannot be sold there now.
illegal-country-full = No religion space is free { in-country }.
illegal-no-stone = You cannot remove that { from-country } now ({ $stone }).
illegal-die-end = That cannot be done now with this die: { $die }.
illegal-die-free = That die lies on none of your cards: { $die }.
illegal-no-open-card = No character lies open { in-country }.
illegal-no-buyer = You have none of that, or no trading house where it is bought: { $good }.
illegal-symbol-first = First say which of these actions you do, or do nothing.
illegal-tile-spent = Whoever uses a tile must carry out its action.
illegal-no-tile = You do not have that tile.
illegal-tile-at-end = That tile counts only at the end.
illegal-tile-of-no-use = That tile would do nothing now.
illegal-points = You do not have enough points for that: { $number }.
illegal-moment = Use a tile, pay for a die, or go on.
illegal-die-first = First choose a die, or draw no character.
illegal-die-on-card = That die lies on a card: { $die }.
illegal-die-not-rolled = That die became free after the roll and has no number: { $die }.
illegal-deck-used-up = The deck is used up { in-country }, and that die would not change your house there either.
illegal-stone-first = First the stone: lay it, or ward it off.
illegal-house-first = First the house: raise it, or leave it.
illegal-move-first = First move your disk.
illegal-space-taken = A disk stands on that space.
illegal-skip-points = You do not have enough points to skip so many spaces.
illegal-too-far = That space is out of reach: you can skip at most { $number }, and never come to your own space again.

## The result

account-points = victory points
account-goods = goods left
account-religion-die = religion die
account-from-start = from the start
account-from-conflicts = from conflicts
account-from-sales = from sales
account-from-gifts = from characters and spaces
account-from-minority = as the only one of a religion
account-from-events = from events
account-from-paid = paid
account-from-houses = from trading houses
account-from-protection = from protection tiles
account-from-goods-left = from goods left
account-from-tiles = from advantage tiles

## The parts of a turn

trail-religion = Religion
trail-characters = Characters
trail-conflicts = Conflicts
trail-roll = Dice
trail-character = Character
trail-reveal = Next card
trail-track = Action track

## In the terminal

board-when = Year { $year }, { $half ->
    [1] first half
   *[2] second half
}
board-when-last = Year { $year }, the last, { $half ->
    [1] first half
   *[2] second half
}
board-set-up = Set-up
board-stone-catholic = Catholic { $number }
board-stone-protestant = Protestant { $number }
board-stone-neutral = neutral { $number }
board-free = free { $number }
board-torch = torch
board-wins = { $religion }s would win
board-tied = nobody would win
board-loses-house = { $seat } loses the house
board-buys = buys
board-sold = sold
board-open = open
board-no-card = no card lies open
board-used-up = deck used up
board-deck = cards left { $number }
board-track = Action track
board-space = { $number } { $colour }: { $action }
board-cost = costs { $number }
board-points = { $number } pt
board-alone = alone
board-goods = goods
board-none = none
board-protection = protection { $number }
board-tiles = tiles { $number }
board-houses = houses left { $number }
board-dice = free dice
board-loch-leven = Loch Leven
board-cards = characters
board-serving = { $character } ({ $die } { $number })
board-your-tiles = Your tiles
board-pile = Advantage tiles in the pile
board-used = used
board-draw = { $colour } { $number } { in-country }
board-house-new = house on site { $number }
board-house-raise = house up to site { $number }
board-pushed = { $seat } down to { $number }
board-pushed-off = { $seat } off the board
board-fills = lights the torch
colour-white = white
colour-blue = blue
colour-orange = orange
colour-brown = brown
colour-purple = purple
short-symbol-good = 1 { $good }
short-symbol-good-any = 1 good
short-symbol-trade = { $good }, take or sell
short-symbol-ship = ship { in-country }
short-symbol-vp = { some-points }
short-symbol-protection = protection tile
short-symbol-advantage = advantage tile
short-symbol-stone = ± { $stone }
short-symbol-stone-both = ± Catholic or Protestant stone
short-symbol-place = + { $stone }
short-symbol-turn = turn a die
short-symbol-remove-die = take a die off

## On the board

drawn-set-up = Set-up
drawn-year = Year { $year }
drawn-half = { $half ->
    [1] first half
   *[2] second half
}
drawn-last-year = This year is the last.
drawn-last = Last year
drawn-country-england = England
drawn-country-france = France
drawn-country-netherlands = Netherlands
drawn-country-spain = Spain
drawn-city-england = Kingsbridge
drawn-city-france = Paris
drawn-city-netherlands = Antwerp
drawn-city-spain = Seville
drawn-any-country = any
drawn-countries = The four countries
drawn-track = The action track
drawn-card = { $character }: { $does }. Brings a { $stone }.
drawn-serving = { $character }: { $does }.
drawn-uses = { $number ->
    [0] Leaves when your dice next go down.
    [one] Can be used once more, when your dice next go down.
   *[other] Can be used { $number } more times, once a year.
}
drawn-years = { $number ->
    [0] leaves
    [one] 1 use
   *[other] { $number } uses
}
drawn-used-up = { $country }: no character is left.
drawn-no-card = { $country }: no character lies open.
drawn-left = Cards below: { $number }.
drawn-gone = Gone: { $cards }.
drawn-gone-events = Past events: { $cards }.
drawn-event = { $event }: { $happens }
drawn-stones = { $number } × { $stone }
drawn-spaces = Religion spaces: { $stones }; free: { $number }.
drawn-spaces-free = Religion spaces: all { $number } are free.
drawn-space-free = A free religion space
drawn-cross = With two players a cross covers this religion space.
drawn-torch = A conflict breaks out at the end of the turn.
drawn-no-winner = In a conflict no religion would have a majority now.
drawn-winner = In a conflict the { $religion }s would win now.
drawn-gains = { $seat }: +{ $number }.
drawn-loses-house = { $seat } would lose the trading house.
drawn-sites = Six sites for trading houses. In a conflict won, each house is worth the number of its site.
drawn-site = { $seat }: site { $number }.
drawn-no-houses = Nobody trades here.
drawn-price = { $good }: { some-points } { in-country }.
drawn-sold = Sold here in this turn already.
drawn-draw = { $character } would serve you { $face ->
    [one] once
   *[other] { $face } times
}.
drawn-with = With the { $die }: { $what }
drawn-draw-stone = Lays a { $stone }.
drawn-draw-fills = That covers the last religion space: a conflict breaks out at the end of the turn.
drawn-stone-leads = { $stone }: { $what }
drawn-draw-house = Your house comes to site { $face }.
drawn-draw-raise = Your house can rise to site { $face }.
drawn-draw-no-house = Your house there stands at least as high and stays.
drawn-pushed = The house of { $seat } is pushed to site { $number }.
drawn-pushed-off = The house of { $seat } is pushed off the board.
drawn-space = This space: { $does }.
drawn-space-die = Led to by the { $die }.
drawn-space-seat = { $seat } is here.
drawn-space-cost = You could come here { $cost }.
drawn-skip = { $number ->
    [0] at no cost
    [one] for 1 point
   *[other] for { $number } points
}
drawn-leads = The { $die } leads to: { $ways }.
drawn-nowhere = The { $die } leads nowhere now.
drawn-pile = Advantage tiles in the pile: { $number }.
drawn-discard = Used: { $tiles }.
drawn-religion = { $religion }; the religion die shows { $number }.
drawn-alone = The only one of this religion.
drawn-would-be-alone = Nobody else is of this religion: you score { some-points }.
drawn-no-goods = No goods.
drawn-some = { $number } × { $good }
drawn-goods = Goods: { $goods }.
drawn-own-good = You have { $number } × { $good }.
drawn-buyer = { some-points } { in-country }.
drawn-protection = Protection tiles: { $number }.
drawn-protects = One averts an event, or a stone.
drawn-tiles = Advantage tiles: { $number }.
drawn-these = Namely: { $tiles }.
drawn-house = { $country }, site { $number }
drawn-houses = Trading houses: { $houses }.
drawn-houses-left = Trading houses in stock: { $number }.
drawn-points = Victory points: { $number }.
drawn-end = If the game ended now: { $houses } for trading houses, { $protection } for protection tiles, { $goods } for goods.
drawn-end-tiles = { $number } for advantage tiles.
drawn-first = Begins in every year.
drawn-die-free = The { $die } is free.
drawn-die-rolled = The { $die } is free and shows { $number }.
drawn-die-serving = The { $die } shows { $number }: { $character }.
drawn-die-loch-leven = The { $die } is in Loch Leven and shows { $number }.
drawn-pay = It costs { some-points }.
drawn-off-card = The character then leaves the game, and the die is free.
drawn-off-religion = The die is then rolled again, and you choose your religion.
drawn-sent = In Loch Leven it neither draws nor moves until it has counted down.
drawn-sent-card = Its character leaves the game.
drawn-turn-alone = Turned down: { some-points }, as nobody else is of your religion.
drawn-spare = Do not ask about dice again
drawn-spare-short = Never ask
drawn-ask-again = Ask about dice again
drawn-spare-about = Where you could only pay for a die, the game goes on by itself, at this table and in this browser. You can switch it back here.
drawn-ask-again-about = Questions where you could only pay for a die go on by themselves at this table. Press to be asked again.
drawn-your-dice = Your dice and characters
drawn-your-goods = Your goods and protection tiles
drawn-your-tiles = Your advantage tiles
