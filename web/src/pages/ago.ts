/** How long ago something was, as the language says it: "5 minutes ago". */

const UNITS: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
];

/** `then` and `now` in milliseconds. */
export function ago(then: number, language: string, now = Date.now()): string {
  const seconds = Math.max(0, (now - then) / 1000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, size] = UNITS.find(([, length]) => seconds >= length) ?? ['minute', 60];
  return format.format(-Math.floor(seconds / size), unit);
}
