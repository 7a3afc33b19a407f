import { describe, expect, it, vi } from 'vitest';
import { afterOwnMove, missedFrom, missedMoments, Past } from './past.svelte';
import { Stepper } from './stepper.svelte';
import { historyOf, type Happening } from './told';
import { Travel } from './travel.svelte';

async function pastOf(happenings: Happening[], most?: number): Promise<Past> {
  const past = new Past(historyOf(happenings, most).read);
  await past.reach();
  return past;
}

const changes = (past: Past) => past.moments.map((moment) => moment.sight.changed);

describe('the past', () => {
  it('has a moment for every position, from the beginning of the game on', async () => {
    const past = await pastOf([0, 'talk', 1, 1]);
    expect(changes(past)).toEqual([2, 3, 5, 6]);
    expect(past.moments.map((moment) => moment.mover)).toEqual([-2, 0, 1, 1]);
    expect(past.moments[1]!.story.map((line) => line.key)).toEqual(['moves', 'table-said']);
  });

  it('comes in parts, and goes on from where it was read to', async () => {
    const happenings: Happening[] = [0, 1, 0, 1, 0];
    expect(changes(await pastOf(happenings, 2))).toEqual(changes(await pastOf(happenings)));
    const told = historyOf([0, 1]);
    const read = vi.fn((since: number) => told.read(since));
    const past = new Past(read);
    await past.reach();
    await past.reach();
    expect(read.mock.calls.map(([since]) => since)).toEqual([1, 4]);
    expect(changes(past)).toEqual([2, 3, 4]);
  });

  it('finds the moment of an event, be it talk or before the game', async () => {
    const past = await pastOf([0, 'talk', 1]);
    expect([1, 2, 3, 4, 5, 99].map((event) => past.indexOf(event))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('knows what others did since my last move', async () => {
    const { moments } = await pastOf([1, 0, 1, 1]);
    expect(afterOwnMove(moments, 0)).toBe(3);
    expect(missedFrom(moments, 0, 0)).toBe(3);
    expect(missedFrom(moments, 1, 0)).toBeNull(); // nobody moved after me
    expect(missedFrom(moments, -3, 4)).toBe(3); // somebody who watches: since he looked
    expect(missedFrom(moments, -3, 6)).toBeNull();
    expect(missedFrom(moments, -3, 0)).toBeNull(); // never here: there is nothing to catch up
  });

  it('leaves out of the reel what nothing was told of', async () => {
    const past = new Past(historyOf([0, 1, 1, 1]).read);
    await past.reach();
    const moments = past.moments.map((moment, at) =>
      at === 3 ? { ...moment, story: [] } : moment,
    );
    expect(missedMoments(moments, 0, 0)).toEqual([2, 4]);
    const silent = past.moments.map((moment) => ({ ...moment, story: [] }));
    expect(missedMoments(silent, 0, 0)).toEqual([2, 3, 4]);
    expect(missedMoments(moments, 1, 0)).toEqual([]);
  });
});

/** A clock that is moved by hand. */
function clock() {
  const waiting: (() => void)[] = [];
  const waits: number[] = [];
  return {
    waits,
    later: (milliseconds: number, what: () => void) => {
      waits.push(milliseconds);
      waiting.push(what);
      return () => void waiting.splice(waiting.indexOf(what), 1);
    },
    tick: () => waiting.shift()?.(),
    get isWaiting() {
      return waiting.length > 0;
    },
  };
}

describe('stepping', () => {
  it('stays within the game', () => {
    const stepper = new Stepper(() => 3);
    stepper.step(-1);
    expect(stepper.at).toBe(0);
    stepper.go(99);
    expect([stepper.at, stepper.isAtEnd]).toEqual([3, true]);
  });

  it('goes from stop to stop, and beyond them moment by moment', () => {
    const stepper = new Stepper(() => 9);
    stepper.stops = [3, 5];
    stepper.go(3);
    stepper.step(1);
    expect([stepper.at, stepper.isAtEnd]).toEqual([5, true]);
    stepper.step(-1);
    stepper.step(-1);
    expect(stepper.at).toBe(2);
  });

  it('plays to the end by itself, and from the beginning again', () => {
    const time = clock();
    const stepper = new Stepper(() => 2, time.later);
    stepper.play();
    time.tick();
    expect([stepper.at, stepper.isPlaying]).toEqual([1, true]);
    time.tick();
    expect([stepper.at, stepper.isPlaying, time.isWaiting]).toEqual([2, false, false]);
    stepper.play();
    expect(stepper.at).toBe(0);
  });

  it('stops when stepped by hand, and hurries when told', () => {
    const time = clock();
    const stepper = new Stepper(() => 9, time.later);
    stepper.play();
    stepper.hasten(4);
    expect(time.waits).toEqual([1600, 400]);
    stepper.step(1);
    expect([stepper.isPlaying, time.isWaiting]).toEqual([false, false]);
  });
});

describe('looking back from a running game', () => {
  function travel(happenings: Happening[]) {
    const told = historyOf(happenings);
    const time = clock();
    const present = { table: 't', shown: told.sights.at(-1)! };
    return { time, present, going: new Travel(present, new Past(told.read), time.later) };
  }

  it('steps back from now, and forth to now again', async () => {
    const { going, present } = travel([0, 1, 0]);
    expect(going.sight).toBe(present.shown);
    await going.step(1);
    expect(going.isAway).toBe(false);
    await going.step(-1);
    expect([going.isAway, going.sight.changed]).toEqual([true, 4]);
    await going.step(1);
    expect([going.isAway, going.sight.changed]).toEqual([true, 5]);
    await going.step(1);
    expect(going.isAway).toBe(false);
  });

  it('jumps to the moment of a line', async () => {
    const { going } = travel([0, 1, 0]);
    await going.jump(3);
    expect(going.sight.changed).toBe(3);
    expect(going.story.map((line) => line.event)).toEqual([3]);
    going.now();
    expect(going.story).toEqual([]);
  });

  it('shows what was missed, one after the other', async () => {
    const { going, time } = travel([0, 1, 1]);
    await going.reel(0, 0);
    expect([going.isReel, going.sight.changed]).toEqual([true, 4]);
    time.tick();
    expect([going.sight.changed, going.stepper.isPlaying]).toEqual([5, true]);
    time.tick();
    expect([going.isReel, going.isAway]).toEqual([false, false]); // it ends now
  });

  it('goes on to now when the last of what was missed is left by hand', async () => {
    const { going, time } = travel([0, 1, 1]);
    await going.reel(0, 0);
    await going.step(1);
    expect([going.stepper.isAtEnd, going.stepper.isPlaying]).toEqual([true, false]);
    expect(time.isWaiting).toBe(false);
    await going.step(1);
    expect([going.isReel, going.isAway]).toEqual([false, false]);
  });

  it('shows even a single missed move, and nothing if there is none', async () => {
    const one = travel([0, 1]).going;
    await one.reel(0, 0);
    expect([one.isReel, one.sight.changed]).toEqual([true, 4]);
    const none = travel([1, 0]).going;
    await none.reel(0, 0);
    expect(none.isAway).toBe(false);
  });

  it('shows again what others did last, though one has moved since', async () => {
    const { going } = travel([0, 1, 1, 0, 0]);
    await going.reel(0, 0);
    expect([going.isReel, going.sight.changed]).toEqual([true, 4]);
    expect(going.stepper.stops).toHaveLength(2);
  });

  it('says so when the past cannot be read', async () => {
    const present = { table: 't', shown: historyOf([0]).sights.at(-1)! };
    const going = new Travel(present, new Past(() => Promise.reject(new Error('no network'))));
    await going.step(-1);
    expect([going.failed, going.isAway]).toEqual([true, false]);
  });
});
