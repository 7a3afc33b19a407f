import { describe, expect, it } from 'vitest';
import type { StoryLine } from '@/wire/wire';
import { befell, beginOf, inParts, seatOf, unread } from './chronicle';

const line = (key: string, event: number, seat?: number): StoryLine =>
  seat === undefined ? { key, event } : { key, event, blanks: { seat } };

const STORY = [
  line('table-sat', 2),
  line('day-begins', 4),
  line('claims', 5, 1),
  line('table-said', 6, 1),
  line('table-noted', 7, 0),
  line('claims', 8, 0),
  line('day-begins', 9),
];

describe('the chronicle', () => {
  it('comes in parts, without talk and notes', () => {
    const parts = inParts(STORY, ['day-begins']);
    expect(parts.map((part) => part.heading?.event ?? null)).toEqual([null, 4, 9]);
    expect(parts.map((part) => part.lines.map((one) => one.event))).toEqual([[2], [5, 8], []]);
  });

  it('is one part where nothing opens another', () => {
    expect(inParts([line('claims', 5)], [])).toHaveLength(1);
    expect(inParts([], ['day-begins'])).toEqual([]);
  });

  it('is drawn from where enough of the last lines are', () => {
    const parts = inParts(STORY, ['day-begins']);
    expect(beginOf(parts, 1)).toEqual({ part: 1, line: 1 });
    expect(beginOf(parts, 2)).toEqual({ part: 1, line: 0 });
    expect(beginOf(parts, 3)).toEqual({ part: 0, line: 0 });
    expect(beginOf(parts, 99)).toEqual({ part: 0, line: 0 });
  });

  it('knows what others have told since', () => {
    expect(unread(STORY, 'log', 4, 0)).toBe(2); // a claim and a turn; my own claim is no news
    expect(unread(STORY, 'talk', 4, 0)).toBe(1);
    expect(unread(STORY, 'talk', 4, 1)).toBe(0);
    expect(unread(STORY, 'log', 9, 0)).toBe(0);
    expect(seatOf(line('claims', 5, 1))).toBe(1);
  });

  it('tells a seat what it lost, with its cause, but not what it chose to lose', () => {
    const lost = [
      line('loses', 1, 0),
      line('storm', 2),
      line('loses', 3, 1),
      line('loses', 3, 0),
      line('gains', 3, 0),
    ];
    expect(befell(lost, 0, ['loses'])).toEqual([lost[1], lost[3]]);
    expect(befell(lost.slice(2), 0, ['loses'])).toEqual([]);
    expect(befell(lost, 0)).toEqual([]);
  });
});
