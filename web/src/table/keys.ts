/** Which digit a key is, from 1 to 9; 0 for every other key. */
export function numberOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): number {
  return !ctrlKey && !metaKey && !altKey && /^[1-9]$/.test(key) ? Number(key) : 0;
}
