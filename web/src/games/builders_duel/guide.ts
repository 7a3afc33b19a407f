/** What the screen around the board asks: the parts of a turn, and which rule a line follows from. */
import type { Guide } from '@/games';
import type { View } from '@/wire/builders_duel';

const CLAIMS = ['ClaimFirst', 'ClaimSecond'];
const CONFLICT = ['ThrowSeal', 'SealFalls', 'KeepSeal'];
const BUILDING = ['Build', 'BonusSeals', 'BonusGold', 'BonusConversions'];

/** Claims, conflict, then cards and building of one player after the other. */
function trail({ leader, actor, step }: View) {
  const other = 1 - leader;
  const beads = [
    { key: 'trail-claims' },
    { key: 'trail-conflict' },
    { key: 'trail-cards', seat: leader },
    { key: 'trail-building', seat: leader },
    { key: 'trail-cards', seat: other },
    { key: 'trail-building', seat: other },
  ];
  if (CLAIMS.includes(step)) return { beads, now: 0 };
  if (CONFLICT.includes(step)) return { beads, now: 1 };
  return { beads, now: (actor === leader ? 2 : 4) + (BUILDING.includes(step) ? 1 : 0) };
}

export const guide: Guide = {
  trail,
  headings: ['turn-begins'],
  rules: {
    'turn-begins': '3.2',
    claims: '4.1',
    contested: '4.3',
    throws: '5.1',
    pleads: '6.9',
    'gives-up': '5.4',
    'wins-conflict': '5.4',
    'wins-tie': '5.4',
    keeps: '5.5',
    uses: '6.1',
    'leaves-cards': '6.1',
    'hands-back': '8.2',
    plays: '6.9',
    'takes-power': '6.2',
    'keeps-power': '6.2',
    'takes-gold': '6.3',
    'takes-toll': '6.8',
    'takes-seal': '2.3',
    'takes-raw': '6.5',
    converts: '6.6',
    installs: '7.1',
    finishes: '7.3',
    'ends-turn': '7.1',
    completes: '9.1',
    'last-round-over': '9.2',
  },
};
