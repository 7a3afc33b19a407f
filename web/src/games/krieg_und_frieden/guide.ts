/** What the screen around the board asks: the parts of a year, and which rule a line follows from. */
import type { Guide } from '@/games';
import type { View } from '@/wire/krieg_und_frieden';

const PARTS = ['winter', 'bidding', 'reward', 'summer', 'autumn'];
const BEADS = PARTS.map((part) => ({ key: `trail-${part}` }));

/** The four seasons; spring has two parts, the bidding and the reward. */
function trail({ season, step }: View) {
  const spring = step === 'MakeBid' ? 'bidding' : 'reward';
  return { beads: BEADS, now: PARTS.indexOf(season === 'spring' ? spring : season) };
}

export const guide: Guide = {
  trail,
  headings: ['year-begins'],
  rules: {
    'is-dealt': '2.1',
    'first-chancellor': '2.3',
    'year-begins': '3.1',
    lays: '4.1',
    'leaves-it': '4.2',
    'pays-privilege': '4.3',
    changes: '4.3',
    'takes-problem': '4.4',
    'must-lay': '4.4',
    bids: '5.2',
    'passes-without-bid': '5.3',
    passes: '5.3',
    'passes-and-loses': '5.3',
    'wins-bidding': '5.4',
    'wins-unopposed': '5.4',
    'gains-scroll': '6.1',
    'takes-privilege': '6.2',
    'takes-privilege-from': '6.2',
    'takes-no-privilege': '6.2',
    builds: '6.3',
    'scores-workshops': '6.4',
    'is-done': '7.1',
    'opens-workshop': '7.2',
    'builds-farm': '7.3',
    attacks: '7.4',
    yields: '7.5',
    defends: '7.5',
    'defends-with-loot': '7.5',
    'burns-farm': '7.6',
    'burns-workshop': '7.6',
    'takes-loot': '7.7',
    'loot-is': '7.7',
    bribes: '7.8',
    'gives-shield': '7.8',
    'gives-shield-of-loot': '7.8',
    'shows-hand': '7.9',
    'hand-is': '7.9',
    'takes-privilege-cards': '8.2',
    'draws-income': '8.3',
    'income-is': '8.3',
    reshuffles: '8.3',
    'chooses-card': '10.3',
    'chooses-in-vain': '10.3',
    'asks-king': '8.4',
    'takes-half': '8.5',
    'half-is': '8.5',
    'pays-taxes': '8.7',
    finishes: '9.1',
  },
};
