import { describe, expect, it } from 'vitest';
import en from '@package/games/builders_duel/text/en.ftl?raw';
import rules from '@package/games/builders_duel/text/rules.en.md?raw';
import { guide } from '@/games/builders_duel/guide';
import { readRules } from '@/pages/rules';
import type { StoryLine } from '@/wire/wire';
import { beginOf, inParts, seatOf, unread } from './chronicle';

const line = (key: string, event: number, seat?: number): StoryLine =>
  seat === undefined ? { key, event } : { key, event, seat };

const STORY = [
  line('table-sat', 2),
  line('turn-begins', 4),
  line('claims', 5, 1),
  line('table-said', 6, 1),
  line('table-noted', 7, 0),
  line('claims', 8, 0),
  line('turn-begins', 9),
];

describe('the chronicle', () => {
  it('comes in parts, without talk and notes', () => {
    const parts = inParts(STORY, ['turn-begins']);
    expect(parts.map((part) => part.heading?.event ?? null)).toEqual([null, 4, 9]);
    expect(parts.map((part) => part.lines.map((one) => one.event))).toEqual([[2], [5, 8], []]);
  });

  it('is one part where nothing opens another', () => {
    expect(inParts([line('claims', 5)], [])).toHaveLength(1);
    expect(inParts([], ['turn-begins'])).toEqual([]);
  });

  it('is drawn from where enough of the last lines are', () => {
    const parts = inParts(STORY, ['turn-begins']);
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
});

describe("the guide of Builders' Duel", () => {
  const numbers = readRules(rules).chapters.flatMap((chapter) =>
    chapter.paragraphs.map((paragraph) => paragraph.number),
  );

  it('names lines that are told and paragraphs that exist', () => {
    for (const [key, number] of Object.entries(guide.rules ?? {})) {
      expect(en).toContain(`\n${key} = `);
      expect(numbers).toContain(number);
    }
    for (const key of guide.headings ?? []) expect(en).toContain(`\n${key} = `);
  });

  it('knows where in a turn the game is', () => {
    const now = (step: string, actor = 1) => guide.trail?.({ leader: 1, actor, step }).now;
    expect([now('ClaimSecond', 0), now('KeepSeal'), now('UseCards'), now('Build')]).toEqual([
      0, 1, 2, 3,
    ]);
    expect([now('Market', 0), now('Build', 0)]).toEqual([4, 5]);
    expect(guide.trail?.({ leader: 1, actor: 1, step: 'Build' }).beads[4]?.seat).toBe(0);
  });
});
