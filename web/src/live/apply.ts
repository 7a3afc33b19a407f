/** How a change makes one sight into the next; see "What the server says" in docs/protocol.md. */

type Plain = { [key: string]: unknown };

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The new sight. What did not change is shared with the old one, which stays as it was; the keys
 * under the empty key are gone.
 */
export function apply<T extends object>(old: T, change: object): T {
  const made: Plain = { ...(old as Plain) };
  for (const [key, value] of Object.entries(change)) {
    if (key === '') for (const gone of value as string[]) delete made[gone];
    else if (isPlain(value) && isPlain(made[key])) made[key] = apply(made[key], value);
    else made[key] = value;
  }
  return made as T;
}
