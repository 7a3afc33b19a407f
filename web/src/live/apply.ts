/** How a change makes one sight into the next; see "What the server says" in docs/protocol.md. */

type Plain = { [key: string]: unknown };

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The new sight. What did not change is shared with the old one, which stays as it was; the keys
 * under the empty key are gone. Objects in a list are changed by their places.
 */
export function apply<T extends object>(old: T, change: object): T {
  const made: Plain = { ...(old as Plain) };
  for (const [key, value] of Object.entries(change)) {
    if (key === '') for (const gone of value as string[]) delete made[gone];
    else made[key] = isPlain(value) ? merged(made[key], value) : value;
  }
  return made as T;
}

function merged(old: unknown, change: Plain): unknown {
  if (isPlain(old)) return apply(old, change);
  if (!Array.isArray(old)) return change;
  const made = [...(old as object[])];
  for (const [place, value] of Object.entries(change)) {
    made[Number(place)] = apply(made[Number(place)]!, value as object);
  }
  return made;
}
