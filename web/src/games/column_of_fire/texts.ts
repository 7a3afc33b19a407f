/** What things are called, and what is said of them. */
import type {
  CardView,
  ConflictView,
  CountryView,
  DieView,
  DrawView,
  EventView,
  PlayerView,
  SpaceView,
  SymbolView,
  View,
  Words,
} from '@/wire/column_of_fire';
import type { Play } from './play';

export const COUNTRY_DIE: Record<string, string> = {
  england: 'white',
  france: 'blue',
  netherlands: 'orange',
  spain: 'brown',
};
export const STONES = ['catholic', 'protestant', 'neutral'] as const;
export const RELIGIONS = ['catholic', 'protestant'] as const;

export const countryName = (play: Play, country: string) => play.t(`country-${country}`);
export const dieName = (play: Play, die: string) => play.t(`die-${die}`);
export const goodName = (play: Play, good: string) => play.t(`good-${good}`);
export const religionName = (play: Play, religion: string) => play.t(`religion-${religion}`);
export const stoneName = (play: Play, stone: string) => play.t(`stone-${stone}`);
export const characterName = (play: Play, card: string) => play.t(`character-${card}`);
export const tileName = (play: Play, tile: string) => play.t(`tile-${tile}`);
export const eventName = (play: Play, event: string) => play.t(`event-${event}`);

/** Has a name a word that is too long for a card in its usual letters? */
export const isLong = (name: string) => name.split(/[ -]/).some((word) => word.length > 11);

const told = (...sentences: string[]) => sentences.filter(Boolean).join(' ');

/** The years, as a chronicle counts them. */
export function roman(number: number): string {
  const [ONES, TENS] = [
    ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'],
    ['', 'X', 'XX', 'XXX', 'XL'],
  ];
  return `${TENS[Math.floor(number / 10)] ?? ''}${ONES[number % 10] ?? ''}`;
}

export const yearOf = (play: Play, view: View) => play.t('drawn-year', { year: roman(view.year) });

export function when(play: Play, view: View): string {
  if (view.year === 0) return play.t('drawn-set-up');
  return `${yearOf(play, view)} · ${play.t('drawn-half', { half: view.half })}`;
}

/** One of these, each time. */
export function does(play: Play, symbols: readonly SymbolView[]): string {
  const [first, ...others] = symbols.map(({ line }) => play.say(line));
  return others.reduce((all, one) => play.t('symbol-or', { first: all, second: one }), first ?? '');
}

export function cardAbout(play: Play, card: CardView): string {
  return play.t('drawn-card', {
    character: characterName(play, card.name),
    does: does(play, card.symbols),
    stone: stoneName(play, card.stone),
  });
}

/** Whom one has, or would have, and what for. */
function servedBy(play: Play, card: CardView): string {
  return play.t('drawn-serving', {
    character: characterName(play, card.name),
    does: does(play, card.symbols),
  });
}

/** A character that serves, and how long. */
export function servingAbout(play: Play, card: CardView): string {
  return told(servedBy(play, card), play.t('drawn-uses', { number: card.uses }));
}

export function deckAbout(play: Play, { deck, name }: CountryView): string {
  const { open, left, gone_characters: people, gone_events: events } = deck;
  return told(
    open
      ? cardAbout(play, open)
      : play.t(deck.used_up ? 'drawn-used-up' : 'drawn-no-card', {
          country: countryName(play, name),
        }),
    play.t('drawn-left', { number: left }),
    people.length > 0
      ? play.t('drawn-gone', { cards: people.map((one) => characterName(play, one)).join(', ') })
      : '',
    events.length > 0
      ? play.t('drawn-gone-events', {
          cards: events.map((one) => eventName(play, one)).join(', '),
        })
      : '',
  );
}

export function eventAbout(play: Play, event: EventView): string {
  return play.t('drawn-event', {
    event: eventName(play, event.name),
    happens: play.say(event.line),
  });
}

export function stonesAbout(play: Play, country: CountryView): string {
  const there = STONES.filter((stone) => (country.stones[stone] ?? 0) > 0).map((stone) =>
    play.t('drawn-stones', { stone: stoneName(play, stone), number: country.stones[stone] ?? 0 }),
  );
  const blanks = { stones: there.join(', '), number: country.free };
  return play.t(there.length > 0 ? 'drawn-spaces' : 'drawn-spaces-free', blanks);
}

/** What would come of a conflict now, for each who has a house there. */
export function conflictAbout(play: Play, { conflict, torch }: CountryView): string {
  const waits = torch ? play.t('drawn-torch') : '';
  return told(waits, outcomeAbout(play, conflict));
}

function outcomeAbout(play: Play, { winner, shares }: ConflictView): string {
  if (!winner) return play.t('drawn-no-winner');
  const each = shares.flatMap(({ points, loses_house }, seat) => {
    if (loses_house) return [play.t('drawn-loses-house', { seat })];
    return points > 0 ? [play.t('drawn-gains', { seat, number: points })] : [];
  });
  return told(play.t('drawn-winner', { religion: religionName(play, winner) }), ...each);
}

/**
 * What covering the last religion space leads to, by a stone or by the draw of a die; nothing where
 * others are free.
 */
export function fillingAbout(play: Play, view: View, country: string, by: string): string {
  const outcome = view.filling[country]?.[by];
  return outcome ? told(play.t('drawn-draw-fills'), outcomeAbout(play, outcome)) : '';
}

/** What comes of placing a stone here, if that is offered: each kind for itself. */
export function placingAbout(play: Play, view: View, country: string): string[] {
  const kinds = STONES.filter((stone) => play.offered.has(`place ${stone} in ${country}`));
  return kinds.flatMap((stone) => {
    const fills = fillingAbout(play, view, country, stone);
    if (!fills || kinds.length === 1) return fills ? [fills] : [];
    return [play.t('drawn-stone-leads', { stone: stoneName(play, stone), what: fills })];
  });
}

export function sitesAbout(play: Play, country: CountryView): string {
  const each = country.sites.flatMap((owner, at) =>
    owner < 0 ? [] : [play.t('drawn-site', { seat: owner, number: at + 1 })],
  );
  return told(play.t('drawn-sites'), each.length > 0 ? each.join(' ') : play.t('drawn-no-houses'));
}

export function pricesAbout(play: Play, country: CountryView): string {
  return country.prices
    .map(({ good, points }) =>
      play.t('drawn-price', {
        good: goodName(play, good),
        number: points,
        country: countryName(play, country.name),
      }),
    )
    .join(' ');
}

/** Everything of a country, where it is one thing. */
export function countryAbout(play: Play, country: CountryView): string {
  const { open } = country.deck;
  return told(
    open ? cardAbout(play, open) : '',
    stonesAbout(play, country),
    conflictAbout(play, country),
  );
}

/** What a rolled die would do: character, stone, house. */
export function drawAbout(play: Play, view: View, draw: DrawView): string {
  const { character, stone, face, pushes } = draw;
  return told(
    character ? play.t('drawn-draw', { character: characterName(play, character), face }) : '',
    stone ? play.t('drawn-draw-stone', { stone: stoneName(play, stone) }) : '',
    draw.house === 'none' ? play.t('drawn-draw-no-house') : '',
    draw.house === 'new' ? play.t('drawn-draw-house', { face }) : '',
    draw.house === 'raise' ? play.t('drawn-draw-raise', { face }) : '',
    ...pushes.map(({ seat, to }) =>
      play.t(to > 0 ? 'drawn-pushed' : 'drawn-pushed-off', { seat, number: to }),
    ),
    draw.fills ? fillingAbout(play, view, draw.country, draw.die) : '',
  );
}

/** The same, with what the character does. */
export function drawTold(play: Play, view: View, draw: DrawView): string {
  const open = view.countries.find(({ name }) => name === draw.country)?.deck.open;
  return told(open ? servedBy(play, open) : '', drawAbout(play, view, draw));
}

/** A space of the track, who is there, and what it costs to come there. */
export function spaceAbout(play: Play, view: View, space: SpaceView): string {
  const move = view.track.moves.find((one) => one.space === space.number && one.free);
  const isOffered = play.offered.has(`move to ${space.number}`); // the cost is then told beside it
  return told(
    play.t('drawn-space', { does: play.say(space.symbol.line) }),
    play.t('drawn-space-die', { die: dieName(play, space.die) }),
    space.seat >= 0 ? play.t('drawn-space-seat', { seat: space.seat }) : '',
    move && !isOffered ? play.t('drawn-space-cost', { cost: skipAbout(play, move.cost) }) : '',
  );
}

export function skipAbout(play: Play, cost: number): string {
  return play.t('drawn-skip', { number: cost });
}

export function religionAbout(play: Play, player: PlayerView): string {
  const { religion, religion_die: number, alone } = player;
  return told(
    play.t('drawn-religion', { religion: religionName(play, religion), number }),
    alone ? play.t('drawn-alone') : '',
  );
}

export function goodsOf(play: Play, goods: Readonly<Record<string, number>>): string {
  const some = Object.entries(goods).filter(([, number]) => number > 0);
  if (some.length === 0) return play.t('drawn-no-goods');
  const each = some.map(([good, number]) =>
    play.t('drawn-some', { good: goodName(play, good), number }),
  );
  return play.t('drawn-goods', { goods: each.join(', ') });
}

/** Where a die is, and what it shows. */
export function dieAbout(play: Play, player: PlayerView, { name, face, place }: DieView): string {
  const card = player.cards.find(({ die }) => die === name);
  const blanks = { die: dieName(play, name), number: face };
  if (card) {
    const character = characterName(play, card.name);
    return play.t('drawn-die-serving', { ...blanks, character });
  }
  if (place === 'loch-leven') return play.t('drawn-die-loch-leven', blanks);
  return play.t(face > 0 ? 'drawn-die-rolled' : 'drawn-die-free', blanks);
}

export function housesAbout(play: Play, player: PlayerView): string {
  const each = Object.entries(player.houses)
    .filter(([, site]) => site > 0)
    .map(([country, number]) =>
      play.t('drawn-house', { country: countryName(play, country), number }),
    );
  const there = each.length > 0 ? [play.t('drawn-houses', { houses: each.join(', ') })] : [];
  return told(...there, play.t('drawn-houses-left', { number: player.houses_left }));
}

/** Points, and what would be added if the game ended now. */
export function pointsAbout(play: Play, player: PlayerView): string {
  const { houses, protection, goods, tiles } = player.end;
  return told(
    play.t('drawn-points', { number: player.points }),
    play.t('drawn-end', { houses, protection, goods }),
    tiles === null ? '' : play.t('drawn-end-tiles', { number: tiles }),
  );
}

/** The advantage tiles that nobody holds. */
export function pileAbout(play: Play, { tiles }: View): string {
  const used = tiles.discard.map((tile) => tileName(play, tile)).join(', ');
  return told(
    play.t('drawn-pile', { number: tiles.pile }),
    used ? play.t('drawn-discard', { tiles: used }) : '',
  );
}

/** How many tiles somebody holds; and which, where there are some and one may know. */
export function tilesAbout(play: Play, { tile_count: number, tiles }: PlayerView): string {
  const these = (tiles ?? []).map((tile) => tileName(play, tile)).join(', ');
  return told(
    play.t('drawn-tiles', { number }),
    these ? play.t('drawn-these', { tiles: these }) : '',
  );
}

/** What a die on a card of one's own can be wanted for. */
export function dieWords(die: string): Words[] {
  return [
    `turn ${die} up`,
    `turn ${die} down`,
    `free ${die}`,
    `send ${die}`,
    `pay for ${die}`,
  ] as Words[];
}

/** What taking it off its card for points costs, where that is offered. */
export function payAbout(play: Play, view: View, die: string): string | undefined {
  if (!play.offered.has(`pay for ${die}` as Words)) return undefined;
  return play.t('drawn-pay', { number: view.numbers.free_die_cost ?? 0 });
}

/** What becomes of a die, and of its card, if it is taken off: told where that is offered. */
export function takenOff(play: Play, die: string): string[] {
  const words = [`pay for ${die}`, `free ${die}`] as Words[];
  if (!words.some((one) => play.offered.has(one))) return [];
  return [play.t(die === 'black' ? 'drawn-off-religion' : 'drawn-off-card')];
}

/** What becomes of a die that an event sends away: told where that is offered. */
export function sentAway(play: Play, die: string, isServing: boolean): string[] {
  if (!play.offered.has(`send ${die}` as Words)) return [];
  return [...(isServing ? [play.t('drawn-sent-card')] : []), play.t('drawn-sent')];
}

/** What a card in use gives, which can be taken by the card itself. */
export const CARD_WORDS: readonly Words[] = [
  'take protection',
  'take advantage',
  'take book',
  'take ore',
  'take cloth',
  'take wine',
];

/** What a symbol can lead to that is nowhere else on the table. */
export const SYMBOL_WORDS: readonly Words[] = ['score', 'next space'];
