/** How the line of each seat is broken, so that colour is not all that tells them apart. */
export const DASHES = ['', '9 5', '2 4', '12 4 2 4'];

/** Heights as near as can be to these, but so far apart, and none below the last. */
export function apart(heights: readonly number[], gap: number, last: number): number[] {
  const found = [...heights];
  const downwards = [...heights.keys()].sort((a, b) => heights[a]! - heights[b]!);
  let least = -Infinity;
  for (const at of downwards) {
    found[at] = Math.max(found[at]!, least);
    least = found[at] + gap;
  }
  let most = last;
  for (const at of downwards.reverse()) {
    found[at] = Math.min(found[at]!, most);
    most = found[at] - gap;
  }
  return found;
}
