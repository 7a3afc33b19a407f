/** Where there is little room, only a part of the town is seen: which one an action belongs to. */
export const SCENES = ['council', 'works', 'streets', 'plague'] as const;
export type Scene = (typeof SCENES)[number];

const BELONGS: readonly [Scene, RegExp][] = [
  ['council', /^(turn to|move stone)/],
  ['works', /^(stone|wood|donate|take)\b/],
  ['streets', /^(house|harvest|clear|sell)\b/],
  ['plague', /^(treat|serve)\b/],
];

/** What is offered in a part of the town. */
export function offeredIn<One extends string>(scene: Scene, offered: Iterable<One>): One[] {
  const belongs = BELONGS.find(([name]) => name === scene)![1];
  return [...offered].filter((words) => belongs.test(words));
}

/** The part of the town that is asked about, if any is. */
export function askedAbout(offered: readonly string[]): Scene | undefined {
  return SCENES.find((scene) => offeredIn(scene, offered).length > 0);
}

/**
 * Is there more than one thing to swap for, or to weave? A single one is a button, like a yes; and
 * where there is little room all of them are, under what is asked.
 */
export function isChoice(asked: readonly { words: string }[]): boolean {
  return asked.filter(({ words }) => /^(swap for|weave)\b/.test(words)).length > 1;
}
