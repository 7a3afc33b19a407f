### World Without End, in English.

title = World Without End
by = Michael Rieneck and Stefan Stadler, 2009
blurb = Kingsbridge, two centuries after its cathedral: help to build bridge and tower, heal the victims of the plague, and keep enough grain, piety and gold back for church and king.
goal = Have the most victory points after four periods.
seat-name = { $number ->
    [0] Lion
    [1] Lily
    [2] Castle
   *[3] Rose
}

## Options

option-first_game = First game
about-option-first_game = In period I everybody has only the six cards with a star, and no card is hidden.
option-crest = Crest at the end of a period
about-option-crest = How often the crest goes on between the last round of a period and the first of the next.
choice-crest-twice = goes on twice
choice-crest-once = goes on once
option-goods = Goods
about-option-goods = Whether everybody sees what everybody has.
choice-goods-screens = behind screens
choice-goods-open = open

## Goods

good-stone = stone
good-wood = wood
good-grain = grain
good-wool = wool
good-cloth = cloth
good-piety = piety
good-medical = medical knowledge
good-loyalty = loyalty
good-gold = gold
good-points = victory points
some-stone = { $number ->
    [0] no stone
   *[other] { $number } stone
}
some-wood = { $number ->
    [0] no wood
   *[other] { $number } wood
}
some-grain = { $number ->
    [0] no grain
   *[other] { $number } grain
}
some-wool = { $number ->
    [0] no wool
   *[other] { $number } wool
}
some-cloth = { $number ->
    [0] no cloth
   *[other] { $number } cloth
}
some-piety = { $number ->
    [0] no piety
   *[other] { $number } piety
}
some-medical = { $number ->
    [0] no medical knowledge
   *[other] { $number } medical knowledge
}
some-loyalty = { $number ->
    [0] no loyalty
   *[other] { $number } loyalty
}
some-gold = { $number ->
    [0] no gold
   *[other] { $number } gold
}
some-points = { $number ->
    [0] no points
    [one] 1 point
   *[other] { $number } points
}
some-nothing = nothing

## Cards

card-grain = Grain
card-piety = Piety
card-material = Building material
card-project = Building project
card-sell = Sell wool and cloth
card-privilege = Privilege
card-house = Build house
card-harvest = Harvest
card-donation = Donation
card-cloth = Make cloth
card-medicine = Medicine
card-favour = Favour

## Projects

project-bridge = Bridge
project-church = St Mark’s church
project-mill = Fulling mill
project-palace = Prior’s palace
project-tower = Tower
project-hospital = Hospital
project-chapel = Lady Chapel

## The favour track

space-queen = Queen
space-prior = Prior
space-first-outlaw = Outlaw
space-guild = Guild
space-prioress = Prioress
space-merchant = Merchant
space-king = King
space-second-outlaw = Outlaw
space-earl = Earl of Shiring
space-bishop = Bishop
favour-gift = { $goods }
favour-holder = { $goods } with at least 1 { $own }
favour-each = { $goods } for each { $own }
favour-now = { $favour }, now { $goods }
favour-toll = pay { $goods }
owned-stone = stone
owned-wood = wood
owned-grain = grain
owned-wool = wool
owned-cloth = cloth
owned-piety = piety
owned-medical = medical knowledge
owned-loyalty = loyalty
owned-gold = gold
owned-house = house of yours on the board

## Contributions and sanctions

duty-piety = piety
duty-grain = grain
duty-tax = tax
sanction-penance = penance
sanction-begging = begging
sanction-court = royal court

## Events

event-i-01 = The works drag on
event-i-02 = A red that does not fade
event-i-03 = Buonaventura Caroli buys early
event-i-04 = Merthin’s roof for St Mark’s
event-i-05 = The old bridge falls
event-i-06 = Prior Anthony is dead
event-i-07 = The fleece fair opens
event-i-08 = Godwyn gathers votes
event-i-09 = Coffer dams in the river
event-i-10 = Pilgrims at the saint’s shrine
event-i-11 = Tam Hiding on the road
event-ii-01 = Accused of witchcraft
event-ii-02 = King Edward’s war in France
event-ii-03 = Ralph Fitzgerald plunders
event-ii-04 = With Godwyn’s help
event-ii-05 = Caris needs a fulling mill
event-ii-06 = No more stone from the priory
event-ii-07 = The town asks for a charter
event-ii-08 = Caris enters the nunnery
event-ii-09 = Kingsbridge scarlet is in fashion
event-ii-10 = A toll on the quarry carts
event-ii-11 = The fair is lost to Shiring
event-iii-01 = The plague arrives
event-iii-02 = The plague in Kingsbridge
event-iii-03 = Linen masks and vinegar
event-iii-04 = A hospital on Leper Island
event-iii-05 = Godwyn flees with the treasure
event-iii-06 = Mother Cecilia and Earl William are buried
event-iii-07 = Only monks may practise
event-iii-08 = No hands left to build
event-iii-09 = The flagellants pass through
event-iii-10 = Heirs of the dead
event-iii-11 = Day labourers at double pay
event-iv-01 = Merthin sees his dream come true
event-iv-02 = Philemon’s Lady Chapel
event-iv-03 = Caris heads the new hospital
event-iv-04 = The court dresses in scarlet
event-iv-05 = The Statute of Labourers
event-iv-06 = Ralph, Earl of Shiring
event-iv-07 = Thomas Langley’s letter
event-iv-08 = Rents from Leper Island
event-iv-09 = The court keeps away from the plague
event-iv-10 = Philemon’s intrigues come to light
event-iv-11 = All hands to the town wall

## What events say

effect-gain = Each player receives { $gain }.
effect-swap = Each player in turn may { $options }, once.
effect-lasting-swap = Until the period ends: in each round each player may { $options }, once.
effect-choose = Each player in turn must { $options }, if that is possible.
effect-levy = Each player must { $options }: the first of these that is possible.
effect-cover-favour = Covered until the period ends: { $spaces }.
effect-cover-market = Until the period ends no { $good } can be sold.
effect-uncover-market = From now on { $good } can be sold.
effect-cover-project = Covered until the period ends: { $project }. If that is finished, this instead: { $instead }.
effect-cover-projects = Until the period ends all unfinished projects are covered but this one: { $project }.
effect-place-project = A new project: { $project }.
effect-finish-project = Finished at once, with cubes from the supply: { $project }.
effect-no-actions = Nobody carries out an action in this round: each player lays an open and a hidden card unused.
effect-remove-house = Each player in turn takes one of his houses off the board.
effect-rents = Each player receives the yield of one of his houses.
effect-hide-cards = Each player in turn lays { $number ->
    [one] 1 hand card
   *[other] { $number } hand cards
} on his hidden pile.
effect-price = Until the period ends 1 { $good } sells for { $number } gold.
effect-cube-points = Until the period ends each { $good } laid on this project scores { $number ->
    [one] 1 point
   *[other] { $number } points
}: { $project }.
effect-patient-points = Until the period ends each patient treated is worth { $number ->
    [one] 1 point
   *[other] { $number } points
}.
effect-harvest-most = Until the period ends a Harvest brings the yield of { $number ->
    [one] only one house
   *[other] at most { $number } houses
}.
effect-surcharge = Until the period ends { $good } taken with Building material costs { $number } gold.
effect-pass-reward = Until the period ends whoever gives up an action receives { $gain }.
effect-blind = Until the period ends the card to be hidden is drawn blindly from the hand, after the open card has been used.
effect-forbid-treating = Until the period ends nobody can treat patients.
effect-forbid-building = Until the period ends nobody can lay material on a project or donate.
effect-then = { $first } { $second }
bargain = give { $pay } for { $gain }
bargain-pay = pay { $pay }
bargain-loss = lose { $pay }
bargain-or = { $first } or { $second }

## What things are for

about-good-stone = For projects and for houses on stone sites. There are { $stone_count } in the game; each one left at the end is worth 1 point.
about-good-wood = For projects and for houses on wood sites. There are { $wood_count } in the game; each one left at the end is worth 1 point.
about-good-grain = At the end of each period you owe { $grain_due }; each one missing costs { $grain_points ->
    [one] 1 point
   *[other] { $grain_points } points
}. There are { $grain_count } in the game.
about-good-wool = Sells for { $wool_price } gold at the market, or becomes cloth. There are { $wool_count } in the game.
about-good-cloth = Sells for { $cloth_price } gold at the market, { $cloths ->
    [one] only one
   *[other] { $cloths } at most
} at a time. There are { $cloth_count } in the game.
about-good-piety = At the end of each period you owe { $piety_due }; each one missing costs { $piety_points ->
    [one] 1 point
   *[other] { $piety_points } points
}. The Bishop counts it, and it decides ties. There are { $piety_count } in the game.
about-good-medical = What you must have to treat patients; it is never spent or lost. The Prioress asks for it. There are { $medical_count } in the game.
about-good-loyalty = Paid, it spares you the sanction for one contribution that you missed. Queen and King ask for it, and so does the metal of the tower. There are { $loyalty_count } in the game.
about-good-gold = Pays the tax at the end of each period, houses, donations and outlaws. It never runs out. What is left at the end is worth half a point each.
about-good-points = Whoever has the most at the end wins. Nobody falls below 0.
about-card-grain = Take 1 grain from the field.
about-card-piety = Take 1 piety from the cathedral.
about-card-material = Take 1 stone from the quarry or 1 wood from the forest.
about-card-project = Lay { $cubes ->
    [one] 1 cube
   *[other] up to { $cubes } cubes
} of your own on one open project. Each scores { $cube_points ->
    [one] 1 point
   *[other] { $cube_points } points
}.
about-card-sell = Sell as much wool as you like for { $wool_price } gold each, and { $cloths ->
    [one] 1 cloth
   *[other] up to { $cloths } cloth
} for { $cloth_price } gold.
about-card-privilege = Use the card again that you used last in this period.
about-card-house = Pay { $house_gold } gold and 1 stone or wood, as the site asks for, and put a house on a free site. No two of your houses may have the same yield.
about-card-harvest = Take the yield of { $harvest ->
    [one] one of your houses
   *[other] up to { $harvest } of your houses
}.
about-card-donation = Pay { $donation_gold } gold and put one of your seals on an open project. When it is finished you get its reward.
about-card-cloth = Turn { $weave ->
    [one] 1 wool
   *[other] up to { $weave } wool
} into as much cloth.
about-card-medicine = Do a small service for { $service_gold } gold and { $service_points ->
    [one] 1 point
   *[other] { $service_points } points
}, or, from period III, treat patients for { $patient_points ->
    [one] 1 point
   *[other] { $patient_points } points
} each and their thanks.
about-card-favour = Move the favour stone one space and take the favour there.
about-project-bridge = Takes { $bridge_wood ->
    [0] { $bridge_stone } stone
   *[other] { $bridge_stone } stone and { $bridge_wood } wood
}. It lies on the board from the start.
about-project-church = Takes { $church_stone } stone and { $church_wood } wood. It comes with an event.
about-project-mill = Takes { $mill_stone } stone and { $mill_wood } wood. It comes with an event.
about-project-palace = Takes { $palace_stone } stone and { $palace_wood } wood. It comes with an event.
about-project-tower = Takes { $tower_stone } stone and { $tower_wood } wood; then the most loyal player sets the metal on the spire. It comes after period II.
about-project-hospital = Takes { $hospital_stone } stone and { $hospital_wood } wood. It comes with an event. Each donor may treat a patient at once when it is finished.
about-project-chapel = Takes { $chapel_stone } stone and { $chapel_wood } wood. It comes with an event.
about-space-queen = { $queen_favour ->
    [one] 1 point
   *[other] { $queen_favour } points
} if you have at least 1 loyalty.
about-space-prior = { $prior_favour } piety from the cathedral.
about-space-first-outlaw = You pay { $first_outlaw_favour } gold. Without it you cannot move the stone here.
about-space-guild = { $guild_favour ->
    [one] 1 point
   *[other] { $guild_favour } points
} for each of your houses on the board.
about-space-prioress = { $prioress_favour ->
    [one] 1 point
   *[other] { $prioress_favour } points
} if you have at least 1 medical knowledge.
about-space-merchant = { $merchant_favour } wool from the supply.
about-space-king = { $king_favour ->
    [one] 1 point
   *[other] { $king_favour } points
} for each loyalty you have.
about-space-second-outlaw = You pay { $second_outlaw_favour } gold. Without it you cannot move the stone here.
about-space-earl = { $earl_favour } grain from the field.
about-space-bishop = { $bishop_favour ->
    [one] 1 point
   *[other] { $bishop_favour } points
} for each piety you have.
about-duty-piety = At the end of the period everybody returns { $piety_due } piety. Each one missing costs { $piety_points ->
    [one] 1 point
   *[other] { $piety_points } points
} and leads to penance.
about-duty-grain = At the end of the period everybody returns { $grain_due } grain. Each one missing costs { $grain_points ->
    [one] 1 point
   *[other] { $grain_points } points
} and leads to begging.
about-duty-tax = At the end of the period the die asks everybody for { $lowest_tax } to { $highest_tax } gold. Each one missing costs { $gold_points ->
    [one] 1 point
   *[other] { $gold_points } points
} and leads to the royal court.
about-sanction-penance = Before the first round a card drawn by chance from your hand goes on your hidden pile.
about-sanction-begging = No income in the first round.
about-sanction-court = No action in the first round: an open and a hidden card are laid unused before it begins.
about-site = A house here costs the material shown and { $house_gold } gold. A Harvest brings its yield.
about-place = From period III on somebody may fall ill here. Whoever treats the patient scores { $patient_points ->
    [one] 1 point
   *[other] { $patient_points } points
} and gets the thanks of the place.
about-tile = How much medical knowledge it takes to treat the patient. A tile that lies face down means that nobody is ill here yet.
about-seal = Marks a donation. You get it back when the project is finished.
about-metal = The most loyal player sets it on the spire when the tower is full, for { $metal_single ->
    [one] 1 point
   *[other] { $metal_single } points
}. If several are equally loyal, each scores { $metal_tied ->
    [one] 1 point
   *[other] { $metal_tied } points
}.
about-pile-open = The cards laid open in this period. All return to the hand when the period ends.
about-pile-hidden = The cards laid face down in this period; only their owner knows them. All return to the hand when the period ends.
about-crest = Whoever has it is the active player: turns the event card, takes the favour and acts first. After each round it goes on to the left.
about-stone = The favour stone. It moves as far as the arrow of the event card says; the active player takes the favour of the space it comes to.
about-tax-die = Thrown at the end of each period: so much gold everybody owes, { $lowest_tax } to { $highest_tax }.
about-cover = What lies under a cover is out of use until the period ends: a favour is not counted, a good is not sold, a project is not worked on.

## Why a card would do nothing

idle-grain = There is no grain left in the field.
idle-piety = There is no piety left in the cathedral.
idle-material = There is no stone or wood to be had.
idle-project = You have no cube that an open project can take, or an event forbids building.
idle-sell = You have nothing that the market buys now.
idle-privilege = You have used no card yet in this period, or the last one would do nothing now.
idle-house = You cannot pay for a house on any free site that is open to you.
idle-harvest = You have no house on the board.
idle-donation = You have no seal or gold left, there is no open project for you, or an event forbids donations.
idle-cloth = You have no wool, or there is no cloth left.
idle-medicine = There is nothing to be done for anybody now.
idle-favour = The next space is an outlaw, and you cannot pay.

## What is in the box

part-metal = metal
part-house = House
part-seal = Seal
part-tax-die = Tax die with { $faces }
part-site = Site { $number }: for { $material }, yields { $gain }
part-project = { $project }: { $stone } stone, { $wood } wood; each donor gets { $gain }
part-tile = Plague tile of value { $number }
part-place = Place { $number }: { $gain }
part-event = { $event }. { $effects }
place-house = a house at no cost
place-material = 1 stone or 1 wood
group-goods = Goods
group-pieces = Pieces
group-cards = Action cards
group-favours = Favour track
group-sites = House sites
group-projects = Projects
group-plague = Plague
group-events = Events
aspect-effect = effect
aspect-place = place
aspect-spaces = spaces
aspect-donor = reward of donors
aspect-entry = when it comes
aspect-range = lowest and highest
aspect-spread = how often each
aspect-period = period
aspect-colour = colour
aspect-layout = corners and arrow
aspect-card = all of the card

## What you can do

do-turn = Turn the arrow to { $number }
do-play = Play “{ $card }”
do-give-up = Give up the action
do-lay = Lay “{ $card }” unused
do-hide = Hide “{ $card }”
do-take = Take 1 { $good }
do-build = { $project }: lay 1 { $good }
do-sell-wool = Sell 1 wool
do-sell-cloth = Sell 1 cloth
do-house = Build a house on site { $number }
do-harvest = Take the yield of site { $number }
do-clear = Take the house off site { $number }
do-donate = { $project }: donate
do-weave = Make { $number } cloth
do-serve = Do a small service
do-treat = Treat the patient at place { $number }
do-move-stone = Move the favour stone
do-swap = Swap for { $good }
do-trade = Swap: { $event }
do-give = Give { $goods }
do-lose = Lose { $goods }
do-spare = Pay 1 loyalty for the missing { $duty }
do-nothing = Do nothing
do-enough = Enough

## What chance does

nature-first = { $other } gets the crest first
nature-draw = The event is “{ $event }”
nature-plague = The plague tile shows { $number }
nature-roll = The tax die shows { $number }

## What is asked

ask-TurnCard = Turn the event card: its corners give the income, its arrow moves the favour stone for you.
ask-PlayCard = Play a card, or give up your action.
ask-PlayCard-swap = Play a card, or give up your action. Before or after it you may { $options }.
ask-LayUnused = You give up your action: which card do you lay open unused?
ask-LayUnused-war = It is war, and nobody acts in this round: which card do you lay open unused?
ask-LayUnused-court = You are at the royal court and lose your first action: which card do you lay open unused?
ask-HideCard = Which card do you hide? You will not use it in this period.
ask-HideMore = Hide { $number ->
    [one] 1 card
   *[other] { $number } cards
} of your choice.
ask-TakeMaterial = Which material do you take?
ask-LayCubes = Lay { $number ->
    [one] 1 cube
   *[other] up to { $number } cubes
} on one project.
ask-LayCubes-more = Lay another cube on the same project ({ $project })?
ask-SellGoods = Wool sells for { $wool } gold, cloth for { $cloth }. What do you sell?
ask-BuildHouse = Where do you build a house? It costs { $gold } gold and 1 stone or wood, as the site asks for.
ask-FreeHouse = Your patient’s thanks are a house at no cost: where do you build it?
ask-HarvestHouses = Which house’s yield do you take?
ask-AskDonation = Which project do you donate to?
ask-MakeCloth = How much cloth do you make?
ask-UseMedicine = Do a small service, or treat a patient.
ask-UseMedicine-service = There is nobody you can treat. Do you do a small service?
ask-TreatMore = Do you treat another patient? Knowledge left: { $number }.
ask-TreatOne = The hospital is finished: you may treat one patient.
ask-ChooseThanks = Your patient thanks you: stone or wood?
ask-AskFavour = Move the stone to the next space ({ $space }: { $favour })?
ask-OfferSwap = Will you { $options }?
ask-ChooseLoss = You must { $options }.
ask-LoseHouse = The plague: which of your houses do you take off the board?
ask-TakeRent = Rents: which house’s yield do you take?
ask-UseLoyalty = You lack { $duties }, which means { $sanctions }. Do you pay 1 loyalty each to be spared?
ask-UseLoyalty-last = You missed a contribution ({ $duties }). Do you pay loyalty so as not to lose the points twice?
ask-SwapOrEnd = Do you use a swap before your turn ends?

thinks-TurnCard = { $seat } is turning the event card.
thinks-PlayCard = { $seat } is choosing a card to play.
thinks-LayUnused = { $seat } is choosing a card to lay unused.
thinks-HideCard = { $seat } is choosing a card to hide.
thinks-HideMore = { $seat } is choosing cards to hide.
thinks-TakeMaterial = { $seat } is choosing stone or wood.
thinks-LayCubes = { $seat } is working on a project.
thinks-SellGoods = { $seat } is at the market.
thinks-BuildHouse = { $seat } is choosing a site.
thinks-FreeHouse = { $seat } may build a house at no cost.
thinks-HarvestHouses = { $seat } is bringing in the harvest.
thinks-AskDonation = { $seat } is choosing a project to donate to.
thinks-MakeCloth = { $seat } is making cloth.
thinks-UseMedicine = { $seat } is busy with medicine.
thinks-TreatMore = { $seat } may treat another patient.
thinks-TreatOne = { $seat } may treat a patient in the hospital.
thinks-ChooseThanks = { $seat } is choosing a patient’s thanks.
thinks-AskFavour = { $seat } may move the favour stone.
thinks-OfferSwap = { $seat } may swap.
thinks-ChooseLoss = { $seat } has to choose a loss.
thinks-LoseHouse = { $seat } has to take back a house.
thinks-TakeRent = { $seat } is collecting rent.
thinks-UseLoyalty = { $seat } may pay loyalty.
thinks-SwapOrEnd = { $seat } may still swap.

decline-TakeMaterial = Take no material
decline-LayCubes = Lay no more cubes
decline-SellGoods = Sell nothing more
decline-BuildHouse = Build no house
decline-FreeHouse = Build no house
decline-HarvestHouses = Take no more yields
decline-AskDonation = Do not donate
decline-MakeCloth = Make no cloth
decline-UseMedicine = Neither serve nor treat
decline-TreatMore = Treat nobody else
decline-TreatOne = Treat nobody
decline-AskFavour = Leave the stone where it is
decline-OfferSwap = Do not swap
decline-UseLoyalty = Keep your loyalty
decline-SwapOrEnd = End the turn without a swap

## What happened

first-player = { $seat } gets the crest first.
period-begins = Period { $number ->
    [1] I
    [2] II
    [3] III
   *[other] IV
} begins.
round-begins = Round { $number } begins.
draws-event = { $seat } draws an event: { $event }.
event-leaves = An old event leaves the board: { $event }.
brings-project = A new project lies on the board: { $project }.
covers = Covered: { $thing }.
cloth-opens = From now on cloth can be sold.
plague-comes = The plague is coming: its tiles lie face down on all places.
falls-ill = Somebody falls ill at place { $place }: treatment takes { $number } medical knowledge.
turns-card = { $seat } turns the card: its arrow points at { $number }.
receives = { $seat } receives { $goods }.
receives-nothing = { $seat } goes without, for there is none left: { $goods }.
receives-instead = There is none left ({ $goods }): { $seat } receives 1 point instead.
begs = { $seat } is begging and has no income.
moves-stone = { $seat } moves the favour stone { $number ->
    [one] 1 space
   *[other] { $number } spaces
} on: { $space }.
pays-outlaw = { $seat } pays { $goods } to the outlaw.
pays = { $seat } gives up { $goods }.
plays = { $seat } plays “{ $card }”.
lays-unused = { $seat } lays “{ $card }” unused.
hides = { $seat } hides a card.
hides-card = The hidden card of { $seat }: { $card }.
repeats = { $seat } uses a card again: { $card }.
repeats-nothing = { $seat } has used no card yet that could be used again.
sells = { $seat } sells 1 { $good } for { $gold }.
builds = { $seat } lays 1 { $good } on a project ({ $project }) and scores { $number ->
    [one] 1 point
   *[other] { $number } points
}.
free-cube = The town adds 1 { $good } of its own to a project: { $project }.
finishes = A project is finished: { $project }.
sets-metal = { $seat } is the most loyal with { $loyalty } loyalty, sets the metal on the spire and scores { $number ->
    [one] 1 point
   *[other] { $number } points
}.
shares-metal = { $seat } is among the most loyal with { $loyalty } loyalty and scores { $number ->
    [one] 1 point
   *[other] { $number } points
} for the metal.
builds-house = { $seat } builds a house on site { $number }.
clears-house = { $seat } takes the house off site { $number }.
harvests = Site { $number } brings { $seat } { $goods }.
harvests-nothing = Site { $number } brings { $seat } nothing, for there is none left: { $goods }.
donates = { $seat } donates to a project: { $project }.
heals = { $seat } treats the patient at place { $place } and scores { $number ->
    [one] 1 point
   *[other] { $number } points
}.
rolls-tax = { $seat } rolls the tax die: everybody owes { $number } gold.
pays-contribution = { $seat } contributes { $goods }.
misses-contribution = { $seat } contributes { $goods }, lacks { $missing } and loses { $number ->
    [one] 1 point
   *[other] { $number } points
}.
spared = { $seat } pays 1 loyalty and is spared for the missing { $duty }.
sanctioned = A sanction awaits { $seat }: { $sanction }.
loses-double = { $seat } loses { $number ->
    [one] 1 more point
   *[other] { $number } more points
} for the missing { $duty }.
does-penance = { $seat } does penance: a card is drawn by chance.
goes-to-court = { $seat } is at the royal court and loses the first action.
counts-rest = { $seat } has { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} and { $gold } gold left; victory points for them: { $number }.

## Why not

illegal-outlaw = The stone would come to an outlaw, and you could not pay.
illegal-turn-first = First turn the event card.
illegal-card-first = First choose a card.
illegal-card-not-in-hand = You do not have that card in hand: { $card }.
illegal-take-first = First choose stone or wood.
illegal-used-up = There is none of that left.
illegal-no-gold = You do not have enough gold.
illegal-no-good = You have none of that: { $good }.
illegal-good-covered = That cannot be sold now: { $good }.
illegal-cloth-sold = You cannot sell more cloth with this card.
illegal-sell-first = First sell something, or say that it is enough.
illegal-weave = At most so many: { $number }.
illegal-weave-first = First say how much cloth you make.
illegal-build-first = First lay a cube, or say that it is enough.
illegal-one-project = All cubes of a card go on one project.
illegal-no-space = That project has no empty space of that kind: { $good }.
illegal-finished = That project is finished.
illegal-project-covered = That project is covered.
illegal-project-not-there = That project is not on the board.
illegal-donate-first = First choose a project, or do nothing.
illegal-donated = You have donated to that project.
illegal-house-first = First choose a house site.
illegal-site-taken = A house stands on that site.
illegal-same-yield = You have a house of that yield.
illegal-not-your-house = You have no house there.
illegal-harvested = That house has brought its yield.
illegal-medicine-first = First serve, treat or decline.
illegal-treating-forbidden = An event forbids treating patients.
illegal-nobody-ill = Nobody is ill there.
illegal-too-hard = That patient needs more knowledge: { $number }.
illegal-swap = You cannot pay that, or there is none left.
illegal-swap-first = First say whether you swap.
illegal-no-such-event = No event on the board offers that.
illegal-swapped = You have used that swap in this round.
illegal-swap-or-end = Swap, or say that it is enough.
illegal-give = You cannot choose that.
illegal-give-first = First choose what you lose.
illegal-not-missed = You did not miss that.
illegal-loyalty-first = First say whether you pay loyalty.

## The result

account-points = victory points
account-piety = piety left
account-loyalty = loyalty left
account-medical = medical knowledge
account-start = from the start
account-income = from income
account-favours = from favours
account-cubes = from building
account-donations = from donations
account-patients = from patients
account-harvests = from harvests and services
account-events = from events
account-contributions = lost for contributions
account-left-over = from cubes and gold left

## The parts of a round

trail-event = Event
trail-turning = Turning
trail-actions = Actions
trail-contributions = Contributions

## In the terminal

board-when = Period { $period }, round { $round }
board-lasting = lasting
board-turned = Arrow at { $number }
board-turn = Arrow to { $number }
board-war = War: nobody acts in this round
board-favours = Favours
board-market = Market
board-supply = Supply
board-sites = Sites
board-plague = Plague
board-covered = covered
board-finished = finished
board-donors-get = donors get
board-donors-treat = and treat a patient
board-points = { $number } pt
board-houses = houses { $number }
board-seals = seals { $number }
board-hand = hand { $number }
board-hidden = hidden { $number }
board-open = open
board-goods = goods
board-your-hand = Your hand
board-your-hidden = Your hidden cards
board-none = nothing
board-due = Due
board-between = { $least } to { $most }
board-lacking = lacking { $number }

## On the board

drawn-period = Period { $period }
drawn-when = Period { $period } · round { $round }
drawn-council = The council
drawn-works = Projects, quarry and forest
drawn-streets = House sites and market
drawn-doors = The places of the plague
drawn-track = The favour track
drawn-lands = Supplies and market
drawn-parts = Parts of the town
drawn-number = When the arrow points here, the favour stone moves { $number ->
    [0] not at all
    [one] 1 space
   *[other] { $number } spaces
}.
drawn-turn-gain = { $seat }: { $goods }
drawn-no-favour = The stone stays; no favour.
drawn-space = { $space }: { $favour }
drawn-space-covered = { $space }: covered until the period ends, and not counted.
drawn-no-event = No event lies here.
drawn-war = War: nobody acts in this round.
drawn-place = Plague: place { $number }
drawn-nobody-ill = Place { $number }: nobody is ill there
drawn-lasting = It lies until the period ends, or until a third one takes its place.
drawn-price = { $good }: sells for { $number } gold.
drawn-good-covered = Covered, cannot be sold now: { $good }.
drawn-supply = { $good }: { $number } left in the supply.
drawn-site = Site { $number }: takes 1 { $material } and { $gold } gold, yields { $goods }.
drawn-site-taken = Site { $number }: the house of { $seat }, yields { $goods }.
drawn-project-open = { $project }: open to builders and donors.
drawn-project-covered = { $project }: covered until the period ends.
drawn-project-finished = { $project }: finished.
drawn-project-absent = { $project }: not in play yet.
drawn-cubes = Stone { $stone } of { $stones }, wood { $wood } of { $woods }.
drawn-stones = Stone { $stone } of { $stones }.
drawn-donor-gain = Each donor gets { $goods } when it is finished.
drawn-donor-treats = Each donor may also treat a patient at once.
drawn-donors = Donors: { $donors }.
drawn-metal = Then the most loyal player sets the metal on the spire for { $metal_single ->
    [one] 1 point
   *[other] { $metal_single } points
}; if several are equally loyal, each scores { $metal_tied ->
    [one] 1 point
   *[other] { $metal_tied } points
}.
drawn-door = Place { $number }: nobody is ill here. Treating brings, besides points: { $thanks }.
drawn-door-tile = Place { $number }: nobody is ill here yet, but a tile lies face down. Treating brings, besides points: { $thanks }.
drawn-ill = Place { $number }: somebody is ill. Treating takes medical knowledge of { $tile } and brings { $points ->
    [one] 1 point
   *[other] { $points } points
}; besides: { $thanks }.
drawn-free-house = a house at no cost
drawn-service = A small service, instead of treating patients: { $service_gold } gold and { $service_points ->
    [one] 1 point
   *[other] { $service_points } points
}.
drawn-points = Victory points: { $number }.
drawn-goods = Goods: { $goods }.
drawn-crest = Holds the crest: turns the event card and acts first.
drawn-hand = Cards in hand: { $number }.
drawn-laid = Laid open: { $cards }.
drawn-last = Used last: { $card }.
drawn-hidden = Hidden cards: { $number }.
drawn-these = In detail: { $cards }.
drawn-houses = Houses in reserve: { $number }.
drawn-seals = Seals in reserve: { $number }.
drawn-sanction = Sanction: { $sanction }.
drawn-your-cards = Your cards
drawn-your-goods = Your goods, and what is due at the end of the period
drawn-card-laid = Laid open; it comes back when the period ends.
drawn-card-hidden = Hidden; it comes back when the period ends.
drawn-card-away = Not among your cards in this period.
drawn-card-last = The card you used last: Privilege repeats it.
drawn-held = { $good }: { $number }.
drawn-due = Due at the end of the period: { $due }.
drawn-due-lacking = Due at the end of the period: { $due }. You lack { $lacking }; each one missing costs { $points ->
    [one] 1 point
   *[other] { $points } points
}.
drawn-due-sanction = It also brings a sanction ({ $sanction }): { $about }
drawn-due-last = These are the last contributions: the points are lost twice.
drawn-settled = End of period { $period }: you gave { $goods }.
drawn-settled-missed = You lacked { $goods } and lost { $number ->
    [one] 1 point
   *[other] { $number } points
}.
drawn-turned = The arrow points at { $number }.
drawn-stone = The favour stone is here.
drawn-event = Event: { $event }. { $effects }
drawn-events = Lasting events
drawn-market = Market
short-grain = Grain
short-piety = Piety
short-material = Mate­rial
short-project = Project
short-sell = Sell
short-privilege = Privi­lege
short-house = House
short-harvest = Harvest
short-donation = Dona­tion
short-cloth = Cloth
short-medicine = Medi­cine
short-favour = Favour
short-project-bridge = Bridge
short-project-church = St Mark’s church
short-project-mill = Fulling mill
short-project-palace = Prior’s palace
short-project-tower = Tower
short-project-hospital = Hos­pital
short-project-chapel = Lady Chapel
