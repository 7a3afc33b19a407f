### Krieg und Frieden, in English.

title = Krieg und Frieden
by = Gerard Mulder, 1999
blurb = Barons compete for an old king's favour: outbid each other to solve the year's problem, raid each other's farms in summer, and be the one who finishes the cathedral.
goal = Have the most victory points when the cathedral is finished.
seat-name = { $number ->
    [0] Lion
    [1] Lily
    [2] Tower
   *[3] Rose
}

## Options

option-strategic = Strategic variant
about-option-strategic = Three problem cards are left out, and whoever builds a piece of the cathedral also gets a privilege.
option-light = Light variant
about-option-light = A privilege can be taken only from a baron who has at least as many victory points.
option-global = Global variant
about-option-global = The strategic and the light variant together, and every baron chooses the basic card of the income.
option-dagger = Stuart Dagger's scoring
about-option-dagger = A scroll brings 2 points, the pieces of the cathedral bring 2, 2, 2, 3, 3 and 4.
option-deck = Problem cards
about-option-deck = How scrolls and cathedrals are spread over the problem cards; the printed cards are not documented.
choice-deck-usual = three and one
choice-deck-even = two and two

## Resources

resource-shield = shield
resource-cup = cup
resource-hammer = hammer
resource-grain = grain
some-shield = { $number ->
    [one] 1 shield
   *[other] { $number } shields
}
some-cup = { $number ->
    [one] 1 cup
   *[other] { $number } cups
}
some-hammer = { $number ->
    [one] 1 hammer
   *[other] { $number } hammers
}
some-grain = { $number } grain
no-cards = no card

## Problems and rewards

problem-war = War
problem-taxes = Taxes
problem-revolt = Revolt
problem-famine = Famine
reward-scroll = scroll
reward-cathedral = cathedral
card-war-scroll = War (scroll)
card-war-cathedral = War (cathedral)
card-taxes-scroll = Taxes (scroll)
card-taxes-cathedral = Taxes (cathedral)
card-revolt-scroll = Revolt (scroll)
card-revolt-cathedral = Revolt (cathedral)
card-famine-scroll = Famine (scroll)
card-famine-cathedral = Famine (cathedral)
card-cross = Revolt (with the cross)
piece-nave = nave
piece-first-aisle = first aisle
piece-second-aisle = second aisle
piece-choir = choir
piece-facade = façade
piece-vault = vault
season-winter = winter
season-spring = spring
season-summer = summer
season-autumn = autumn

## What the cards are good for

about-resource-shield = Counts { $war_shield } in war, { $taxes_shield } against taxes, { $revolt_shield } in a revolt, { $famine_shield } in a famine. In summer: attack somebody, or answer an attack.
about-resource-cup = Counts { $war_cup } in war, { $taxes_cup } against taxes, { $revolt_cup } in a revolt, { $famine_cup } in a famine. In summer: bribe somebody's knights.
about-resource-hammer = Counts { $war_hammer } in war, { $taxes_hammer } against taxes, { $revolt_hammer } in a revolt, { $famine_hammer } in a famine. In summer: turn a farm into a workshop.
about-resource-grain = Counts { $war_grain } in war, { $taxes_grain } against taxes, { $revolt_grain } in a revolt, { $famine_grain } in a famine. In summer: build a farm.
builds-next = builds the next piece of the cathedral, for its points and { $workshop } more for each workshop of his own, which then returns to the reserve. The vault ends the game.
about-card-war-scroll = Shield { $war_shield }, cup { $war_cup }, hammer { $war_hammer }, grain { $war_grain }. Whoever solves it gets { $scroll ->
    [one] 1 point
   *[other] { $scroll } points
} and a privilege.
about-card-war-cathedral = Shield { $war_shield }, cup { $war_cup }, hammer { $war_hammer }, grain { $war_grain }. Whoever solves it { builds-next }
about-card-taxes-scroll = Shield { $taxes_shield }, cup { $taxes_cup }, hammer { $taxes_hammer }, grain { $taxes_grain }. Whoever solves it gets { $scroll ->
    [one] 1 point
   *[other] { $scroll } points
} and a privilege.
about-card-taxes-cathedral = Shield { $taxes_shield }, cup { $taxes_cup }, hammer { $taxes_hammer }, grain { $taxes_grain }. Whoever solves it { builds-next }
about-card-revolt-scroll = Shield { $revolt_shield }, cup { $revolt_cup }, hammer { $revolt_hammer }, grain { $revolt_grain }. Whoever solves it gets { $scroll ->
    [one] 1 point
   *[other] { $scroll } points
} and a privilege.
about-card-revolt-cathedral = Shield { $revolt_shield }, cup { $revolt_cup }, hammer { $revolt_hammer }, grain { $revolt_grain }. Whoever solves it { builds-next }
about-card-famine-scroll = Shield { $famine_shield }, cup { $famine_cup }, hammer { $famine_hammer }, grain { $famine_grain }. Whoever solves it gets { $scroll ->
    [one] 1 point
   *[other] { $scroll } points
} and a privilege.
about-card-famine-cathedral = Shield { $famine_shield }, cup { $famine_cup }, hammer { $famine_hammer }, grain { $famine_grain }. Whoever solves it { builds-next }
about-card-cross = The problem of the first year; it cannot be changed. Shield { $revolt_shield }, cup { $revolt_cup }, hammer { $revolt_hammer }, grain { $revolt_grain }. Whoever solves it { $cross_cathedral ->
    [0] gets { $scroll ->
        [one] 1 point
       *[other] { $scroll } points
    } and a privilege.
   *[other] { builds-next }
}

## What is in the box

part-value = { $problem }: shield { $shield }, cup { $cup }, hammer { $hammer }, grain { $grain }
part-privilege = Privilege: { $resource }
part-piece = { $piece }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
part-house = House
part-seal = Seal worth { $points ->
    [one] 1 point
   *[other] { $points } points
}
group-cards = Cards
group-values = Help card
group-privileges = Privileges
group-pieces = Cathedral
group-houses = Houses
group-seals = Seals
aspect-shield = shield
aspect-cup = cup
aspect-hammer = hammer
aspect-grain = grain
aspect-reward = reward
aspect-points = points

## What you can do

do-lay = Lay { $card }
do-pay = Pay your { $resource } privilege and change it
do-leave-it = Leave it
do-bid = Bid: { $resource }
do-take-back = Take back: { $resource }
do-confirm = Confirm
do-pass = Pass
do-take = Take the { $resource } privilege
do-take-from = Take the { $resource } privilege from { $other }
do-take-none = Take no privilege
do-workshop = Open a workshop (1 hammer)
do-farm = Build a farm (1 grain)
do-attack = Attack { $other } (1 shield)
do-bribe = Bribe { $other } (1 cup)
do-done = Done for this summer
do-defend = Defend yourself with a shield from your hand
do-defend-with-loot = Defend yourself with a shield from your loot
do-yield = Give way
do-burn-farm = Lose a farm
do-burn-workshop = Lose a workshop
do-give = Give up a shield from your hand
do-give-loot = Give up a shield from your loot
do-seen = I have seen it
do-choose = Choose: { $resource }
do-ask = Ask for half of { $other }'s cards
do-ask-nobody = Ask for nothing
do-discard = Discard: { $resource }

## What chance does

nature-draw = A { $resource } card is drawn
nature-deal = { $card } is dealt
nature-first = { $other } is the first chancellor

## What is asked

ask-LayProblem = Which problem shall trouble the kingdom this year? Lay a card.
ask-ChangeProblem = { $card } lies on the table. Will you pay a privilege to change it?
ask-ExchangeProblem = Lay the new problem; you get the old one.
ask-ReplaceProblem = The problem was taken up: you must lay another one.
ask-MakeBid-first = Nobody has bid yet: lay cards and confirm, or pass.
ask-MakeBid = The bid to beat is { $high }; yours stands at { $mine }. Add cards and confirm, or pass for this year{ $lost ->
    [0] .
    [one] {" "}(you would lose 1 card).
   *[other] {" "}(you would lose { $lost } cards).
}
ask-MakeBid-cannot = Not even all your cards beat the bid of { $high }: pass{ $lost ->
    [0] .
    [one] {" "}(you lose 1 card).
   *[other] {" "}(you lose { $lost } cards).
}
ask-TakePrivilege = Choose a privilege: each autumn it brings you a card of its kind.
ask-ActInSummer = Build, attack and bribe as you like; then say that you are done.
ask-DefendHouses = { $other } attacks you: will you answer with a shield?
ask-DefendHouses-cannot = { $other } attacks you, and you have no shield.
ask-BurnHouse = { $other }'s attack succeeds: which house will you lose?
ask-BribeKnights = { $other } bribes your knights: which shield do you give up?
ask-ShowHand = { $other } has no shield. You alone see the cards of { $other }.
ask-ChooseCard = Choose the first card of your income.
ask-AskKing = Will you ask the king for half the cards of a baron who has no fewer points? The giver may take a privilege.
ask-PayTaxes = { $number ->
    [0] Confirm what you discard.
    [one] You may keep { $limit } cards: discard 1.
   *[other] You may keep { $limit } cards: discard { $number }.
}

thinks-LayProblem = { $seat } is choosing the problem of the year.
thinks-ChangeProblem = { $seat } may change the problem.
thinks-ExchangeProblem = { $seat } has paid and chooses another problem.
thinks-ReplaceProblem = { $seat } must lay another problem.
thinks-MakeBid = { $seat } is bidding.
thinks-TakePrivilege = { $seat } is choosing a privilege.
thinks-ActInSummer = { $seat } is busy with the summer.
thinks-DefendHouses = { $seat } is attacked by { $other } and thinks it over.
thinks-BurnHouse = { $seat } is choosing the house to lose.
thinks-BribeKnights = { $seat } was bribed by { $other } and has to give up a shield.
thinks-ShowHand = { $seat } is looking at { $other }'s cards.
thinks-ChooseCard = { $seat } is choosing a card.
thinks-AskKing = { $seat } may ask the king for help.
thinks-PayTaxes = { $seat } is paying dues.

decline-ChangeProblem = Leave the problem as it is
decline-MakeBid = Pass for this year
decline-DefendHouses = Do not defend yourself

## What happened

is-dealt = { $seat } is dealt { $cards }.
first-chancellor = { $seat } is the first chancellor. The problem of the first year: { $card }.
year-begins = Year { $year } begins.
lays = { $seat } lays { $card }.
leaves-it = { $seat } leaves it at that.
pays-privilege = { $seat } pays a privilege ({ $resource }).
changes = { $seat } changes { $before } to { $card }.
takes-problem = { $seat } takes { $card } up.
must-lay = { $seat } must lay another problem: { $card }.
bids = { $seat } bids { $cards }, { $number } in all.
passes-without-bid = { $seat } passes.
passes = { $seat } passes and takes back: { $cards }.
passes-and-loses = { $seat } passes, takes back { $cards }, and loses the rest.
wins-bidding = { $seat } wins with { $number } and is chancellor.
wins-unopposed = { $seat } is left over and is chancellor without a bid.
gains-scroll = { $seat } gets { $number ->
    [one] 1 point
   *[other] { $number } points
} and may choose a privilege.
takes-privilege = { $seat } takes a privilege: { $resource }.
takes-privilege-from = { $seat } takes a privilege from { $other }: { $resource }.
takes-no-privilege = { $seat } takes no privilege.
builds = { $seat } builds a piece of the cathedral ({ $piece }) for { $number ->
    [one] 1 point
   *[other] { $number } points
}.
scores-workshops = { $number ->
    [one] A workshop brings { $seat } 1 more point
   *[other] Workshops bring { $seat } { $number } more points
}.
finishes = The cathedral is finished!
is-done = { $seat } is done for this summer.
opens-workshop = { $seat } turns a farm into a workshop.
builds-farm = { $seat } builds a farm.
attacks = { $seat } attacks { $other }.
yields = { $seat } gives way.
defends = { $seat } answers with a shield.
defends-with-loot = { $seat } answers with a shield from the loot.
burns-farm = { $seat } burns down a farm of { $other }.
burns-workshop = { $seat } burns down a workshop of { $other }.
takes-loot = { $seat } takes { $number ->
    [one] 1 card
   *[other] { $number } cards
} as loot.
loot-is = Your loot, { $seat }: { $cards }.
bribes = { $seat } bribes { $other }'s knights.
shows-hand = { $seat } has no shield and shows the cards to { $other }.
hand-is = { $other } holds { $cards }.
gives-shield = { $seat } gives up a shield.
gives-shield-of-loot = { $seat } gives up a shield from the loot.
reshuffles = The discard pile is shuffled and becomes the new pile.
takes-privilege-cards = Privileges bring { $seat } { $cards } from the discard pile.
chooses-card = { $seat } chooses a card: { $resource }.
chooses-in-vain = { $seat } chooses { $resource }, but there is none left; a card is drawn instead.
draws-income = { $seat } draws { $number ->
    [one] 1 card
   *[other] { $number } cards
} of income.
income-is = Your income, { $seat }: { $cards }.
asks-king = { $seat } asks the king for half of { $other }'s cards.
takes-half = { $seat } takes { $number ->
    [one] 1 card
   *[other] { $number } cards
} from { $other }.
half-is = { $seat } got { $cards }.
pays-taxes = Dues: { $seat } discards { $cards }.

## Why not

illegal-no-privilege = You do not have that privilege.
illegal-problem-first = First say whether you change the problem.
illegal-no-such-problem = You do not have that problem card.
illegal-lay-first = Lay a problem card first.
illegal-bid-too-low = The bid must be higher than { $high }.
illegal-no-such-card = You do not have that card.
illegal-not-laid = You have not laid that card.
illegal-bid-first = Bid or pass first.
illegal-bank-has-none = The bank has none of that kind.
illegal-privilege-first = Choose a privilege first, or none.
illegal-yourself = That is you.
illegal-take-from-bank = The bank still has one of that kind.
illegal-holds-none = Nobody of that name holds one.
illegal-fewer-points = That baron has fewer points than you.
illegal-no-house = Your reserve has no house left.
illegal-no-country = Your sites in the country are taken.
illegal-no-grain = That takes a grain card.
illegal-summer-first = Act in summer, or say that you are done.
illegal-nobody-there = Nobody plays there.
illegal-no-shield = That takes a shield.
illegal-nothing-to-burn = That baron has no house that could burn.
illegal-no-cup = That takes a cup.
illegal-no-hammer = That takes a hammer.
illegal-no-site = Your sites by the cathedral are taken.
illegal-too-few-farms = You would have more workshops than farms.
illegal-defend-first = Answer the attack first.
illegal-burn-first = First choose the house you lose.
illegal-give-first = First give up a shield.
illegal-look-first = First look at the cards.
illegal-choose-first = First choose a card.
illegal-nothing-to-give = That baron holds too few cards.
illegal-king = First say whether you ask the king.
illegal-discard-more = Discard { $number } more.
illegal-enough-discarded = That is enough: confirm, or take a card back.
illegal-taxes-first = Pay your dues first.

## The result

account-points = victory points
account-cards = resource cards
account-scrolls = from scrolls
account-pieces = from the cathedral
account-workshops = from workshops

## The parts of a year

trail-winter = Winter
trail-bidding = Bidding
trail-reward = Reward
trail-summer = Summer
trail-autumn = Autumn

## The board in words

text-table = The table
text-when = It is year { $year }, { $season }.
text-chancellor = { $seat } is chancellor.
text-problem = The problem of the year is { $card }.
text-worth = Against it a shield counts { $shield }, a cup { $cup }, a hammer { $hammer } and grain { $grain }.
text-no-problem = No problem lies on the table.
text-solved = These problems have been solved: { $cards }.
text-pile = { $number ->
    [0] The pile is empty.
    [one] There is 1 card in the pile.
   *[other] There are { $number } cards in the pile.
}
text-discard = The discard pile holds { $cards }.
text-discard-empty = The discard pile is empty.
text-bank = The bank has these privileges: { $cards }.
text-bank-empty = The bank has no privilege left.
text-laid = You have laid { $cards }.
text-laid-bid = You have laid { $cards }; so your bid comes to { $number }.
text-shown = { $seat } shows you { $cards } in hand and { $loot } of loot.
text-to-beat = The bid to beat is { $number }.
text-group = { $cards } ({ $number } in all)
text-bid = { $seat } has bid { $groups }.
text-bid-leads = { $seat } has bid { $groups } and leads.
text-no-bid = { $seat } has not bid yet.
text-passed = { $seat } has passed.
text-missing = Not built yet: { $piece }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
text-built = Built by { $seat }: { $piece }, { $points ->
    [one] 1 point
   *[other] { $points } points
}.
text-baron = { $seat }: { $number ->
    [one] 1 point
   *[other] { $number } points
}
text-points = { $seat } has { $scrolls ->
    [one] 1 point
   *[other] { $scrolls } points
} from scrolls, { $pieces } from the cathedral and { $workshops } from workshops.
text-houses = { $seat } has { $farms ->
    [one] 1 farm
   *[other] { $farms } farms
}, { $workshops ->
    [one] 1 workshop
   *[other] { $workshops } workshops
} and { $reserve ->
    [one] 1 house
   *[other] { $reserve } houses
} in reserve.
text-privileges = { $seat } holds these privileges: { $cards }.
text-no-privileges = { $seat } holds no privilege.
text-hand = { $seat } holds { $number ->
    [0] no resource card.
    [one] 1 resource card.
   *[other] { $number } resource cards.
}
text-loot = { $seat } has { $number ->
    [0] no loot.
    [one] 1 card of loot.
   *[other] { $number } cards of loot.
}
text-problems = { $seat } holds { $number ->
    [0] no problem card.
    [one] 1 problem card.
   *[other] { $number } problem cards.
}
text-cards = In detail: { $cards }.

## On the board

board-when = Year { $year }, { $season }
board-cathedral = Cathedral
board-pile = pile { $number }
board-discard = discard
board-bank = bank
board-points = { $number } pt
board-farms = farms
board-workshops = workshops
board-reserve = reserve
board-hand = hand { $number }
board-loot = loot { $number }
board-problems = problems { $number }
board-privileges = privileges
board-bid = bid
board-passed = passed
board-none = none
board-your-hand = Your hand
board-your-loot = Your loot
board-your-problems = Your problems
board-laid = Laid
board-shown = { $other } shows you

## The drawing

drawn-realm = The kingdom
drawn-year = Year { $year }
drawn-when = Year { $year } · { $season }
drawn-barony = { $other }: { $farms ->
    [one] 1 farm
   *[other] { $farms } farms
}, { $workshops ->
    [one] 1 workshop
   *[other] { $workshops } workshops
}, { $reserve ->
    [one] 1 house in reserve
   *[other] { $reserve } houses in reserve
}
drawn-winter = Winter: the problem of the year is laid, and changed by whoever pays a privilege.
drawn-spring = Spring: who bids most against the problem is chancellor and gets the reward.
drawn-summer = Summer: building, attacks and bribes, baron by baron.
drawn-autumn = Autumn: income, royal generosity, dues.
drawn-chancellor = Chancellor
about-chancellor = The chancellor lays the problem in winter and goes first in every season.
drawn-points = Victory points: { $number }
drawn-hand = Cards in hand: { $number }
drawn-problems = Problem cards: { $number }
drawn-loot = Loot: { $number ->
    [one] 1 card
   *[other] { $number } cards
}
drawn-attack = Unless a shield answers, a house burns down and you draw { $number ->
    [one] 1 card
   *[other] { $number } cards
} as loot.
drawn-attack-again = Unless a shield answers, another house burns down; there is no more loot to be had here this turn.
drawn-bribe = Costs that baron a shield; without one you see all of those cards.
drawn-ask = You draw half of that baron's cards unseen.
drawn-piece = { $piece }, { $number ->
    [one] 1 point
   *[other] { $number } points
}
drawn-piece-and-privilege = { $piece }, { $number ->
    [one] 1 point
   *[other] { $number } points
}, and a privilege
drawn-piece-more = { $piece }, { $number } + { $more } points
drawn-piece-more-and-privilege = { $piece }, { $number } + { $more } points, and a privilege
drawn-piece-built = { $piece }, built by { $other }
drawn-reward-scroll = { $number ->
    [one] 1 point
   *[other] { $number } points
} and a privilege
drawn-no-problem = No problem lies on the table.
drawn-cross = Cross
drawn-values = What cards count
drawn-solved = Solved problems
drawn-close = Close
drawn-bank = Privileges to be had
drawn-in-bank = In the bank, { $resource }: { $number }.
drawn-take-from = It would be taken from { $other }.
drawn-privilege = Every autumn it brings one such card from the discard pile ({ $resource }). Paid in winter, it changes the problem.
drawn-cathedral = Cathedral: { $pieces }
drawn-privileges = Privileges: { $cards }
drawn-privilege-count = { $resource }: { $number }
drawn-your-privileges = Your privileges
drawn-pile = Pile: { $number ->
    [one] 1 card
   *[other] { $number } cards
}
drawn-discard = Discard pile: { $cards }
drawn-auction = The bids
drawn-leads = leads
drawn-needs = needs { $number }
drawn-group = { $cards }, { $number } in all
drawn-newest = Comes back to the hand on a pass; the cards above would be lost.
drawn-laid-short = { $number }, needs { $needed } more
drawn-laid-leads = { $number }, takes the lead
