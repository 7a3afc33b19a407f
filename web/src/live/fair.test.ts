import { createHash, createHmac } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Chance, Draw } from '@/wire/wire';
import { checkChance } from './fair';
import { noteCommitment, noteSeen, remembered, seenBy } from './memory';

const SEED = 'the seed of chance';
const COMMITMENT = createHash('sha256').update(SEED).digest('hex');

/** A draw as the server makes it: worked out with another crypto than the browser's. */
function draw(ply: number, weights: number[]): Draw {
  const options = weights.map((_, at) => `option ${at}`);
  const mac = createHmac('sha256', SEED).update(String(ply)).digest('hex');
  const bag = weights.flatMap((weight, at) => Array<string>(weight).fill(options[at]!));
  const drawn = bag[Number(BigInt(`0x${mac}`) % BigInt(bag.length))]!;
  return { ply, options, weights, drawn };
}

function told(): Chance {
  const draws = [0, 1, 5, 12, 130].map((ply) => draw(ply, [2, 1, 1, 3]));
  return { commitment: COMMITMENT, seed: SEED, draws };
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('the check of chance', () => {
  it('agrees with what the server drew', async () => {
    expect(await checkChance(told(), COMMITMENT)).toEqual({
      key: 'fair-yes',
      draws: 5,
      noted: true,
    });
    expect(await checkChance(told(), '')).toMatchObject({ key: 'fair-yes', noted: false });
  });

  it('notices a seed that was not promised', async () => {
    expect(await checkChance(told(), 'another')).toEqual({ key: 'fair-other-seed' });
    const forged = { ...told(), seed: 'another' };
    expect(await checkChance(forged, '')).toEqual({ key: 'fair-other-seed' });
  });

  it('notices a draw that the seed does not say', async () => {
    const forged = told();
    const one = forged.draws[3]!;
    one.drawn = one.options.find((words) => words !== one.drawn)!;
    expect(await checkChance(forged, COMMITMENT)).toEqual({ key: 'fair-other-draw', ply: 12 });
  });

  it('says so where the browser has no crypto', async () => {
    vi.stubGlobal('crypto', {});
    expect(await checkChance(told(), COMMITMENT)).toEqual({ key: 'fair-cannot' });
  });
});

describe('what is remembered of a table', () => {
  it('is the commitment as it was told first', () => {
    noteCommitment('t', 'first', 4);
    noteCommitment('t', 'second', 9);
    expect(remembered('t')).toMatchObject({ commitment: 'first', noted: 4 });
    expect(remembered('other')).toBeNull();
  });

  it('is how far each seat has seen, which never goes back', () => {
    noteSeen('t', 0, 7);
    noteSeen('t', 0, 5);
    noteSeen('t', 1, 6);
    expect([seenBy('t', 0), seenBy('t', 1), seenBy('u', 0)]).toEqual([7, 6, 0]);
  });

  it('is kept for the last tables only, and unreadable things do no harm', () => {
    localStorage.setItem('kingsbridge-tables', 'not JSON');
    for (let table = 0; table < 70; table += 1) noteSeen(`t${table}`, 0, 1);
    expect([seenBy('t0', 0), seenBy('t69', 0)]).toEqual([0, 1]);
  });
});
