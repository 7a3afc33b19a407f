### Builders' Duel, in English.

title = Builders' Duel
by = Stefan Feld, 2009
blurb = A cathedral against a castle: claim lines of privilege cards, throw seals for the one you both want, and build first.
seat-name = { $number ->
    [0] Prior Philip
   *[1] Bishop Waleran
}
seat-about = { $number ->
    [0] builds the cathedral, wins if all is equal
   *[1] builds the castle, holds the power first
}

## Materials

raw-wood = wood
raw-sand = sand
raw-stone = stone
raw-wool = wool
raw-ore = ore
piece-beam = beam
piece-mortar = mortar
piece-brick = brick
piece-cloth = cloth
piece-bell = bell
piece-bars = iron bars

## Cards

card-power = Change of power
card-income = Income { $number }
card-influence = Influence
card-wood = Wood
card-sand = Sand
card-stone = Stone
card-wool = Wool
card-ore = Ore
card-carpenter = Carpenter ({ $number })
card-mixer = Mortar mixer ({ $number })
card-mason = Stonemason ({ $number })
card-weaver = Weaver ({ $number })
card-founder = Bell founder ({ $number })
card-market = Market
card-journeyman = Journeyman
card-labourers = Day labourers
card-pedlar = Pedlar
card-guild-master = Guild master
card-letter = Letter of intercession
card-tom = Tom Builder
card-aliena = Aliena
card-jack = Jack
card-ellen = Ellen
card-francis = Francis
card-alfred = Alfred Builder
card-regan = Regan Hamleigh
card-remigius = Remigius
card-william = William Hamleigh
card-henry = Henry of Blois

## What the cards do

about-card-power = The power token comes to you, or stays with you.
about-card-income = Take { $number } gold from the bank.
about-card-influence = Buy any number of seals from the stack, { $seal_price } gold each.
about-card-wood = Take 1 wood from your reserve.
about-card-sand = Take 1 sand from your reserve.
about-card-stone = Take 1 stone from your reserve.
about-card-wool = Take { $wool_card } wool from your reserve.
about-card-ore = Take 1 ore from your reserve.
about-card-carpenter = Turn as much wood as you like into beams, { $number } gold each.
about-card-mixer = Turn as much sand as you like into mortar, { $number } gold each.
about-card-mason = Turn as much stone as you like into bricks, { $number } gold each.
about-card-weaver = Turn as much wool as you like into cloth, { $number } gold each.
about-card-founder = Turn ore into a bell (or iron bars) for { $number } gold.
about-card-market = Sell wool for { $wool_price } gold each, then buy up to { $market_goods } raw materials for { $market_price } gold each.
about-card-journeyman = Keep it. Once: convert 1 wood, sand or stone free of charge.
about-card-labourers = Keep it. Once: every piece you install in a turn costs only { $labourers_piece } gold.
about-card-pedlar = Keep it. Once: take any 1 raw material from your reserve.
about-card-guild-master = Keep it. Once: convert any number of one material for { $guild_master_price } gold each.
about-card-letter = Keep it. Once, when you are behind in a conflict: add { $letter } to your sum.
effect-card-journeyman = Convert 1 wood, sand or stone free of charge.
effect-card-labourers = From now on this turn every piece you install costs only { $labourers_piece } gold.
effect-card-pedlar = Take any 1 raw material from your reserve.
effect-card-guild-master = Convert any number of one material for { $guild_master_price } gold each.
effect-card-letter = When you are behind in a conflict: add { $letter } to your sum.
about-card-tom = Philip only. One piece you install this turn is free and does not make the others dearer.
about-card-aliena = Philip only. Take { $wool_card } wool, then sell any number of wool for { $trader_wool } gold each.
about-card-jack = Philip only. Convert 1 raw material of any kind free of charge.
about-card-ellen = Philip only. Waleran hands you up to { $toll } gold.
about-card-francis = Philip only. Take the power token and the top seal.
about-card-alfred = Waleran only. One piece you install this turn is free and does not make the others dearer.
about-card-regan = Waleran only. Take { $wool_card } wool, then sell any number of wool for { $trader_wool } gold each.
about-card-remigius = Waleran only. Convert 1 raw material of any kind free of charge.
about-card-william = Waleran only. Philip hands you up to { $toll } gold.
about-card-henry = Waleran only. Take the power token and the top seal.

## What is in the box

part-section = { $seat }, section { $section }: { $first }, { $second }, { $third }
part-marker = { $raw } / { $piece }
part-seal = Neutral seal { $low }/{ $high }
part-personal-seal = Personal seal { $low }/{ $high }
part-coin = Coin worth { $worth }
part-power-token = Power token
part-claim-marker = Character marker
aspect-class = kind
aspect-name = name
aspect-effect = effect
aspect-numbers = numbers
aspect-faces = faces
aspect-materials = materials
aspect-bonus = bonus

## What you can do

do-claim-row = Row { $line }
do-claim-column = Column { $line }
do-claim-diagonal = Diagonal { $line ->
    [1] ↘
   *[2] ↙
}
do-throw = Throw a { $seal } seal
do-throw-personal = Throw your personal seal (your last throw)
do-give-up = Give up the card
do-keep = Keep a { $seal } seal
do-keep-none = Keep none
do-use = Use { $card }
do-play = Play { $card }
do-leave-cards = Leave the rest unused
do-take = Take { $raw }
do-convert = Convert { $raw }
do-sell-wool = Sell 1 wool
do-buy-seal = Buy a seal
do-install = Install { $piece ->
    [beam] a beam
    [brick] a brick
    [bell] a bell
   *[other] { $piece }
} in section { $section }
do-enough = Go on
do-end-turn = Build no more
grave-do-give-up = Your rival wins the contested card.
grave-do-keep-none = All seals you threw go under the stack.
grave-do-leave-cards = The cards you leave are discarded unused.

## What chance does

nature-draw = { $card } is laid out
nature-falls = The seal shows { $number }
nature-turn = A { $seal } seal comes off the stack

## What is asked

ask-ClaimFirst = You hold the power: claim a line of three cards.
ask-ClaimSecond = Claim a line in another direction than your rival's.
ask-ThrowSeal-first = Throw a seal for the contested card; ties go to the power holder.
ask-ThrowSeal = You trail { $mine } to { $theirs } and need { $need } more: throw again or give up the card.
ask-ThrowSeal-tie = You are even at { $sum }, and ties go to the power holder: throw another seal or give up the card.
ask-KeepSeal = You lost the card: keep one of the seals you threw.
ask-UseCards = Use your cards, one after the other, in any order.
ask-Influence = Buy seals from the stack for { $price } gold each, one at a time.
ask-SellWool = Sell wool for { $price } gold each?
ask-WoolTrader = Sell wool by this card for { $price } gold each?
ask-BuyGoods = Buy raw materials for { $price } gold each, up to { $left } more?
ask-Pedlar = Take one raw material from your reserve.
ask-Craftsman = Convert { $raw } into { $piece ->
    [beam] beams
    [brick] bricks
   *[other] { $piece }
} for { $price } gold each.
ask-Artist = Convert one raw material free of charge.
ask-Journeyman = Convert one wood, sand or stone free of charge.
ask-GuildMaster = Convert raw material of one kind for { $price } gold each.
ask-BonusConversions = { $left ->
    [one] The bonus of section III: convert one more wood, sand or stone free of charge.
   *[other] The bonus of section III: convert up to { $left } wood, sand or stone free of charge.
}
ask-Build = Install pieces in one section: { $price ->
    [0] the next one is free.
   *[other] the next one costs { $price } gold.
}
ask-Build-nothing = Your camp has no finished piece that could be installed.
ask-Build-section = This turn you build in section { $section }, and nothing else of your camp fits there.
ask-Build-no-place = No finished piece of your camp fits a free place.
ask-Build-finished = Section { $section } is finished, and so is your building for this turn.
ask-Build-kept = Nothing of your camp can be installed yet; a card you kept may help.
ask-Build-no-gold = The next piece costs { $price } gold, and you have { $gold }.

thinks-ClaimFirst = { $seat } is choosing a line.
thinks-ClaimSecond = { $seat } is choosing a line that crosses the other.
thinks-ThrowSeal = { $seat } is thinking: throw a seal or give up the card?
thinks-KeepSeal = { $seat } lost the card and chooses a seal to keep.
thinks-UseCards = { $seat } is using cards.
thinks-Influence = { $seat } may buy seals.
thinks-SellWool = { $seat } may sell wool.
thinks-WoolTrader = { $seat } may sell wool.
thinks-BuyGoods = { $seat } is at the market.
thinks-Pedlar = { $seat } deals with the pedlar.
thinks-Craftsman = { $seat } has raw material converted.
thinks-Artist = { $seat } chooses what to convert.
thinks-Journeyman = { $seat } sets the journeyman to work.
thinks-GuildMaster = { $seat } sets the guild master to work.
thinks-BonusConversions = { $seat } converts raw material free of charge.
thinks-Build = { $seat } is building.

decline-Influence = Buy no more seals
decline-SellWool = Sell no more wool
decline-BuyGoods = Buy no more
decline-Pedlar = Take nothing
decline-WoolTrader = Sell no more wool
decline-Craftsman = Convert no more
decline-GuildMaster = Convert no more
decline-BonusConversions = Convert no more
decline-Artist = Convert nothing
decline-Journeyman = Convert nothing

## What happened

turn-begins = Round { $round }, turn { $turn }: nine cards of deck { $deck } are laid out.
claims = { $seat } claims { $line }.
contested = Contested: { $card }.
throws = { $seat } throws { $seal }: { $number } (sum { $sum }).
seal-personal = the personal seal
seal-neutral = a { $seal } seal
pleads = { $seat } shows a letter of intercession: +{ $number } (sum { $sum }).
gives-up = { $seat } gives up the card.
wins-conflict = { $seat } wins the conflict, { $mine } to { $theirs }.
wins-tie = { $seat } wins the conflict: { $sum } to { $sum }, and the power decides.
keeps = { $seat } keeps a { $seal } seal.
uses = { $seat } uses { $card }.
plays = { $seat } plays { $card }.
leaves-cards = { $seat } leaves the other cards unused.
hands-back = { $seat } hands back { $card }, which was not used.
takes-power = { $seat } takes the power token.
keeps-power = { $seat } keeps the power token.
takes-gold = { $seat } takes { $number } gold.
takes-toll = { $other } hands { $number } gold to { $seat }.
sells-wool = { $seat } sells 1 wool for { $number } gold.
takes-seal = { $seat } takes a { $seal } seal.
takes-raw = { $number ->
    [0] { $seat } has no { $raw } left in the reserve.
   *[other] { $seat } takes { $number } { $raw }.
}
converts = { $seat } turns { $raw } into { $piece ->
    [beam] a beam
    [brick] a brick
    [bell] a bell
   *[other] { $piece }
} { $price ->
    [0] free of charge
   *[other] for { $price } gold
}.
installs = { $seat } installs { $piece ->
    [beam] a beam
    [brick] a brick
    [bell] a bell
   *[other] { $piece }
} in section { $section } { $price ->
    [0] free of charge
   *[other] for { $price } gold
}.
finishes = { $seat } finishes section { $section }.
ends-turn = { $seat } builds no more this turn.
completes = { $seat } completes the building!
last-round-over = The last round is over, and the game with it.

## Why not

illegal-same-direction = Your line must run in another direction than your rival's.
illegal-claim-first = Claim a line first.
illegal-must-throw = Each player throws at least one seal.
illegal-personal-thrown = After the personal seal you cannot throw any more.
illegal-no-such-seal = You do not have that seal.
illegal-conflict-first = The conflict must be settled first.
illegal-finish-card = Finish the card you are using first.
illegal-not-this-material = This craftsman does not work that material.
illegal-no-raw-material = You have none of that in your camp.
illegal-reserve-empty = Your reserve has none of that.
illegal-no-gold = You do not have enough gold.
illegal-card-not-kept = You do not have that card.
illegal-only-in-conflict = The letter helps only in a conflict.
illegal-card-of-no-use = That card would do nothing now.
illegal-not-your-card = That card serves your rival only.
illegal-card-not-claimed = You have not claimed that card, or have used it.
illegal-cards-first = Use your cards first, or leave them.
illegal-build-or-end = Install a piece, play a card you kept, or build no more.
illegal-one-section = You may work on one section only in a turn.
illegal-no-such-piece = You have no such piece in your camp.
illegal-no-free-place = That section has no free place for it.

## The result

account-sections = Finished sections
account-pieces = Installed pieces
account-gold = Gold
account-philip = If all is equal, Philip

## Groups of components

group-cards = Privilege cards
group-sections = Building cards
group-markers = Markers
group-seals = Seals
group-coins = Coins
group-tokens = Tokens

## On the terminal's board

goal = Be the first to finish all three sections of your building.
board-when = Round { $round } of { $rounds } · Turn { $turn } of { $turns }
board-deck = deck { $deck }: { $left } left
board-bank = bank { $number }
board-stack = seal stack
board-gold = gold
board-seals = seals
board-own-seal = personal
board-only-personal = only personal
board-sum = sum { $sum }
board-power = power
board-none = none
board-reserve = reserve
board-raw = raw
board-worked = worked
board-philip-builds = the cathedral
board-waleran-builds = the castle
board-works = { $raw } › { $piece }

## The course of a turn

trail-claims = Claims
trail-conflict = Conflict
trail-cards = Cards
trail-building = Building

## The board in words

text-square = The square of nine cards
text-claimed = claimed by { $seat }
text-contested = contested
text-used = used
text-empty = empty
text-table = The table
text-power = { $seat } holds the power token.
text-stack = Seal stack: { $number ->
    [0] nothing unseen
    [one] one unseen seal on top
   *[other] { $number } unseen seals on top
}{ $seals ->
    [none] .
   *[other] ; below, from the top: { $seals }.
}
text-discards = Discards of deck { $deck }: { $cards }.
text-conflict-open = In the conflict { $seat } has { $first }, { $other } has { $second }.
text-conflict-won = { $seat } won the conflict.
text-next-piece = { $price ->
    [0] The next piece is free.
   *[other] The next piece costs { $price } gold.
}
text-builds-cathedral = { $seat } builds the cathedral
text-builds-castle = { $seat } builds the castle
text-gold = Gold
text-seals = Seals
text-personal-ready = the personal seal
text-camp-raw = Raw material in camp
text-camp-worked = Finished pieces in camp
text-reserve = Reserve
text-kept = Kept cards
text-to-use = Cards still to use
text-none = none
text-count = { $number } { $thing }
text-section = Section { $section }
text-stands = { $piece }: stands
text-missing = { $piece }: missing

## On the drawn board

drawn-carpenter = Carpenter
drawn-mixer = Mortar mixer
drawn-mason = Stonemason
drawn-weaver = Weaver
drawn-founder = Bell founder
drawn-income = Income
drawn-cost = { $number ->
    [0] free of charge
   *[other] costs { $number } gold
}
drawn-gain = brings { $number } gold
drawn-line = Its cards: { $first }, { $second }, { $third }.
drawn-claimed = claimed by { $side ->
    [0] Philip
   *[1] Waleran
}
drawn-used = used
drawn-contested = contested
drawn-deck = Deck { $deck }, { $left ->
    [one] 1 card left
   *[other] { $left } cards left
}
drawn-discards = Discarded cards
drawn-discards-of = Deck { $deck }
drawn-close = Close
drawn-stack = Seal stack: { $unseen } unseen
drawn-stack-seen = { $unseen ->
    [0] Seal stack: { $seals }
   *[other] Seal stack: { $unseen } unseen, then { $seals }
}
drawn-bank = In the bank: { $number } gold
drawn-section = Section { $section }
drawn-place = Section { $section }, { $piece }: { $built ->
    [yes] built
   *[no] not built
}
drawn-bonus-I = Whoever finishes section I first takes { $bonus_seals ->
    [one] the top seal
   *[other] the top { $bonus_seals } seals
} of the stack.
drawn-bonus-II = Whoever finishes section II first takes { $bonus_gold } gold from the bank.
drawn-bonus-III = Whoever finishes section III first converts up to { $bonus_conversions } wood, sand or stone free of charge.
drawn-bonus-gone = This bonus is taken.
drawn-bonuses = For whoever finishes first: { $bonuses }.
drawn-goods = { $name }: { $number }
drawn-reserve = Reserve
drawn-raw = Raw
drawn-worked = Worked
drawn-in-reserve = In reserve, { $raw }: { $number }
drawn-in-camp = In the camp, { $raw }: { $number }
drawn-kind = In your camp: { $camp } { $raw }, { $worked } { $piece }. In your reserve: { $away } { $raw }.
drawn-seal = Seal { $seal }: { $number }
drawn-personal = Personal seal { $seal }
drawn-personal-out = Personal seal { $seal }, thrown
drawn-shows = Seal { $seal }: shows { $number }
drawn-lies = Seal { $seal }, thrown
drawn-letter = Letter of intercession: { $number }
drawn-sum = Sum { $sum }
drawn-wins = Sum { $sum }: wins the card
drawn-power = Holds the power: claims first, wins ties
drawn-kept = Kept cards
drawn-figure-seals = Seals: { $number }
drawn-deck-about = Every card of a deck comes once in a round; the discards show which ones have come.

## Short words, for small places: pieces in four letters, effects in a dozen or two

brief-piece-beam = beam
brief-piece-mortar = mort
brief-piece-brick = bric
brief-piece-cloth = clth
brief-piece-bell = bell
brief-piece-bars = bars
brief-bonus-I = I { $bonus_seals ->
    [one] { $bonus_seals } seal
   *[other] { $bonus_seals } seals
}
brief-bonus-II = II { $bonus_gold } gold
brief-bonus-III = III { $bonus_conversions } conversions
brief-card-power = power token
brief-card-income = +{ $number } gold
brief-card-influence = seals at { $seal_price } gold each
brief-card-wood = +1 wood
brief-card-sand = +1 sand
brief-card-stone = +1 stone
brief-card-wool = +{ $wool_card } wool
brief-card-ore = +1 ore
brief-card-carpenter = wood→beam
brief-card-mixer = sand→mortar
brief-card-mason = stone→brick
brief-card-weaver = wool→cloth
brief-card-founder = ore→bell
brief-card-market = sell wool, buy { $market_goods } raw
brief-card-journeyman = convert 1 free
brief-card-labourers = pieces at { $labourers_piece }
brief-card-pedlar = any 1 raw
brief-card-guild-master = one craft at { $guild_master_price }
brief-card-letter = +{ $letter } if behind
brief-card-tom = 1 piece free
brief-card-aliena = +{ $wool_card } wool, sell wool
brief-card-jack = convert 1 free
brief-card-ellen = rival pays { $toll }
brief-card-francis = token, seal
brief-card-alfred = 1 piece free
brief-card-regan = { $wool_card } wool, sell
brief-card-remigius = convert 1 free
brief-card-william = rival pays { $toll }
brief-card-henry = token, seal

## What the things on the table are

drawn-to-build = Still to build: { $sections }.
about-seal = A neutral seal shows { $low } or { $high } when it is thrown, each as likely as the other. Then it goes under the stack; only whoever loses the conflict may keep one.
about-personal-seal = Your personal seal shows { $low } or { $high }. It is your last throw in a conflict, and it always comes back to you.
about-stack = Seals are taken from the top: first those nobody has seen, then those put under them, in the order both have seen.
about-power = Whoever holds the power claims first, wins ties in a conflict and uses cards first. A card alone can move it.
about-gold = Gold pays craftsmen, seals and every piece you install. At the very end it breaks a tie.
about-rounds = Up to four rounds of three turns, with deck A and deck B in turn. A building that is finished ends the game at once.
about-worked = Worked: these can be installed in a section.
about-raw = Raw: a craftsman or another card converts these.
about-reserve = Reserve: a card must bring these to the camp before they are of use.
