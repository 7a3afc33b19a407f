import { readdirSync, readFileSync } from 'node:fs';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { bare } from '../../scripts/texts';

const PACKAGE = '../src/kingsbridge';

test('what is left out of a catalogue is never said', () => {
  const games = readdirSync(`${PACKAGE}/games`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map((entry) => `games/${entry.name}/text`);
  for (const folder of ['text', ...games]) {
    for (const language of ['en', 'fr', 'de']) {
      const text = readFileSync(`${PACKAGE}/${folder}/${language}.ftl`, 'utf8');
      expect(new FluentResource(bare(text)).body).toEqual(new FluentResource(text).body);
      expect(bare(text)).not.toContain('#');
    }
  }
});

test('a catalogue is written without what says nothing', () => {
  expect(bare('### Title\n\n## Part\n\nundo = Undo\n\nsat = { $name } sits.\n')).toBe(
    'undo=Undo\nsat={$name} sits.',
  );
});
