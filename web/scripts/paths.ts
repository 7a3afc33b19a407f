/**
 * Outlines of icons with fewer digits: a tenth of a unit of 512 cannot be seen, and the digits after
 * it are a quarter of what icons weigh. Every point is rounded where it truly is, so that errors do
 * not add up along a path of relative steps.
 */

/** What each number of a command is: across, down, or neither (radii, angles, flags). */
const SHAPES: Record<string, string> = {
  m: 'xy',
  l: 'xy',
  h: 'x',
  v: 'y',
  c: 'xyxyxy',
  s: 'xyxy',
  q: 'xyxy',
  t: 'xy',
  a: 'rrnffxy',
  z: '',
};
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/y;
const FLAG = /[\s,]*([01])/y;

type Numbers = number[];

/** The numbers that follow a command, read by its shape as often as there are some. */
function numbersOf(text: string, shape: string): Numbers[] {
  const found: Numbers[] = [];
  let at = 0;
  while (shape && text.slice(at).trim()) {
    const numbers: Numbers = [];
    for (const kind of shape) {
      const pattern = kind === 'f' ? FLAG : NUMBER;
      pattern.lastIndex = at;
      const match = pattern.exec(text);
      if (!match) throw new Error(`not a path: ${text}`);
      numbers.push(Number(match[1]));
      at = pattern.lastIndex;
    }
    found.push(numbers);
  }
  return found;
}

const tenth = (value: number) => Math.round(value * 10) / 10;

/** A number as short as it can be written. */
function written(value: number): string {
  return String(tenth(value)).replace(/^(-?)0\./, '$1.');
}

/** Numbers side by side, with a space only where two would run together. */
function joined(numbers: readonly number[]): string {
  return numbers
    .map(written)
    .reduce((line, next) => line + (line && !next.startsWith('-') ? ' ' : '') + next, '');
}

export function shortened(path: string): string {
  let aimed = { x: 0, y: 0 };
  let drawn = { x: 0, y: 0 };
  let start = { aimed, drawn };
  let line = '';
  for (const [, command = '', rest = ''] of path.matchAll(
    /([a-zA-Z])([^a-zA-Z]*(?:e[-+]?\d[^a-zA-Z]*)*)/g,
  )) {
    const small = command.toLowerCase();
    const shape = SHAPES[small];
    if (shape === undefined) throw new Error(`not a path: ${path}`);
    const isRelative = command === small;
    if (small === 'z') {
      line += 'z';
      ({ aimed, drawn } = start);
      continue;
    }
    const groups = numbersOf(rest, shape);
    const rounded: number[] = [];
    groups.forEach((group, place) => {
      const end = { ...aimed };
      const endDrawn = { ...drawn };
      group.forEach((number, at) => {
        const kind = shape[at]!;
        if (kind !== 'x' && kind !== 'y') {
          rounded.push(tenth(number));
          return;
        }
        const aim = isRelative ? aimed[kind] + number : number;
        const step = isRelative ? tenth(aim - drawn[kind]) : tenth(aim);
        rounded.push(step);
        end[kind] = aim;
        endDrawn[kind] = isRelative ? drawn[kind] + step : step;
      });
      aimed = end;
      drawn = endDrawn;
      if (small === 'm' && place === 0) start = { aimed, drawn };
    });
    line += command + joined(rounded);
  }
  return line;
}
