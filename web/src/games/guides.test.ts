import { readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { readRules } from '@/pages/rules';
import type { Guide } from '.';

const GUIDES = import.meta.glob<{ guide: Guide }>('./*/guide.ts', { eager: true });
const text = (game: string, file: string) =>
  readFileSync(`../src/kingsbridge/games/${game}/text/${file}`, 'utf8');

test.each(Object.entries(GUIDES))('%s speaks of lines and paragraphs that exist', (path, found) => {
  const game = path.split('/')[1]!;
  const keys = new FluentResource(text(game, 'en.ftl')).body.map((message) => message.id);
  const paragraphs = readRules(text(game, 'rules.en.md'))
    .chapters.flatMap((chapter) => chapter.paragraphs)
    .map((paragraph) => paragraph.number);
  const { headings = [], rules = {} } = found.guide;
  expect(keys).toEqual(expect.arrayContaining([...headings, ...Object.keys(rules)]));
  expect(paragraphs).toEqual(expect.arrayContaining(Object.values(rules)));
});
