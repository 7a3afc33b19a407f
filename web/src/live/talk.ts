/** What people say and note is told with the story, but is no part of what happened. */
import type { StoryLine } from '@/wire/wire';

export const SAID = 'table-said';
export const NOTED = 'table-noted';

export function isTalk(line: StoryLine): boolean {
  return line.key === SAID || line.key === NOTED;
}
