/** Where there is little room, countries and track take turns: which one an action belongs to. */
export const SCENES = ['countries', 'track'] as const;
export type Scene = (typeof SCENES)[number];

const ON_TRACK = /^(move to|next space)/;
const IN_COUNTRY = / (in|from) \w+$|^(dismiss|lay stone|raise)/;

/** What is offered in a part of the board. */
export function offeredIn<One extends string>(scene: Scene, offered: Iterable<One>): One[] {
  const belongs = scene === 'track' ? ON_TRACK : IN_COUNTRY;
  return [...offered].filter((words) => belongs.test(words) && !words.startsWith('sell'));
}

/** The part of the board that is asked about, if one is. */
export function askedAbout(offered: readonly string[]): Scene | undefined {
  return SCENES.find((scene) => offeredIn(scene, offered).length > 0);
}
