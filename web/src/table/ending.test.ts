import { describe, expect, it, test } from 'vitest';
import { byPlace, deciding, moveOf, seriesOf, ticks } from './ending';

describe('who won and why', () => {
  it('is told by the first figure that differs', () => {
    const account = [
      { sections: 2, pieces: 6, gold: 9 },
      { sections: 2, pieces: 7, gold: 1 },
    ];
    const ranking = [2, 1];
    expect(deciding({ account, ranking, resigned: null, winners: [1] })).toBe('pieces');
    expect(byPlace([2, 1, 3])).toEqual([1, 0, 2]);
  });

  it('is not told where a place is shared', () => {
    const account = [{ points: 3 }, { points: 3 }];
    expect(deciding({ account, ranking: [1, 1], resigned: null, winners: [0, 1] })).toBe('');
  });

  it('is no figure where somebody resigned, or where a bot finished the first place', () => {
    const account = [{ points: 4 }, { points: 3 }];
    expect(deciding({ account, ranking: [2, 1], resigned: 0, winners: [1] })).toBe('');
    expect(deciding({ account, ranking: [1, 2], resigned: null, winners: [1] })).toBe('');
  });
});

test('an event is the move that the replay counts', () => {
  const course = [4, 5, 9].map((number) => ({ number, scores: [], account: [] }));

  expect(moveOf(course, 4)).toBe(1);
  expect(moveOf(course, 7)).toBe(2);
});

describe('the course of the game', () => {
  const standing = (number: number, scores: number[], gold: number[]) => ({
    number,
    scores,
    account: scores.map((points, seat) => ({ points, gold: gold[seat]!, tie: seat })),
  });

  it('shows the figures that moved, and the score only once', () => {
    const course = [standing(4, [0, 0], [3, 3]), standing(5, [1, 0], [2, 3])];
    expect(seriesOf(course)).toEqual([
      {
        key: 'points',
        values: [
          [0, 1],
          [0, 0],
        ],
      },
      {
        key: 'gold',
        values: [
          [3, 2],
          [3, 3],
        ],
      },
    ]);
  });

  it('shows the score where no figure is the same', () => {
    const course = [
      { number: 4, scores: [0, 0], account: [{ wool: 0 }, { wool: 1 }] },
      { number: 5, scores: [4, 0], account: [{ wool: 0 }, { wool: 2 }] },
    ];
    expect(seriesOf(course).map((one) => one.key)).toEqual(['end-score', 'wool']);
    expect(seriesOf([])).toEqual([]);
  });

  it('has a few round numbers beside it', () => {
    expect(ticks(0, 3)).toEqual([0, 1, 2, 3]);
    expect(ticks(0, 23)).toEqual([0, 10, 20]);
    expect(ticks(-4, 9)).toEqual([0, 5]);
  });
});
