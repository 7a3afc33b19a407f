/**
 * Outlines of icons as short as they can be written. On their grid of 512 the eye does not see a
 * whole unit, and steps in whole units take half the room. Every point is rounded where it truly is,
 * so that errors do not add up along a path.
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
const COMMAND = /([a-zA-Z])([^a-zA-Z]*(?:e[-+]?\d[^a-zA-Z]*)*)/g;
const NUMBER = /[\s,]*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/y;
const FLAG = /[\s,]*([01])/y;

/** How far, in units, a curve may be from its chord to be drawn as a line. */
const FLAT = 0.7;

interface Step {
  command: string;
  numbers: number[];
}

/** The numbers that follow a command, read by its shape as often as there are some. */
function numbersOf(text: string, shape: string): number[][] {
  const found: number[][] = [];
  let at = 0;
  while (shape && text.slice(at).trim()) {
    const numbers: number[] = [];
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

/** The path as steps in whole units, each from where the last one ended. */
function stepsOf(path: string): Step[] {
  const steps: Step[] = [];
  let at = { x: 0, y: 0 };
  let start = at;
  for (const [, letter = '', rest = ''] of path.matchAll(COMMAND)) {
    const command = letter.toLowerCase();
    const shape = SHAPES[command];
    if (shape === undefined) throw new Error(`not a path: ${path}`);
    if (command === 'z') {
      steps.push({ command, numbers: [] });
      at = start;
    }
    for (const [place, group] of numbersOf(rest, shape).entries()) {
      const end = { ...at };
      const numbers = group.map((number, index) => {
        const kind = shape[index]!;
        if (kind !== 'x' && kind !== 'y') return Math.round(number * 10) / 10;
        end[kind] = letter === command ? at[kind] + number : number;
        return Math.round(end[kind]) - Math.round(at[kind]);
      });
      steps.push({ command: command === 'm' && place > 0 ? 'l' : command, numbers });
      if (command === 'm' && place === 0) start = end;
      at = end;
    }
  }
  return steps;
}

/** Smooth curves told in full: what they continue may be drawn as a line. */
function inFull(steps: readonly Step[]): Step[] {
  let control = [0, 0];
  return steps.map((step) => {
    const { command, numbers } = step;
    const full = command === 's' ? { command: 'c', numbers: [...control, ...numbers] } : step;
    const [x2 = 0, y2 = 0, x = 0, y = 0] = full.numbers.slice(2);
    control = full.command === 'c' ? [x - x2, y - y2] : [0, 0];
    return full;
  });
}

/** Can nobody tell this curve from its chord? */
function isFlat([x1 = 0, y1 = 0, x2 = 0, y2 = 0, x = 0, y = 0]: readonly number[]): boolean {
  const length = Math.hypot(x, y);
  const isNear = (across: number, down: number) => {
    const along = (across * x + down * y) / length;
    const aside = Math.abs(across * y - down * x) / length;
    return aside < FLAT && along > -1 && along < length + 1;
  };
  return length === 0 ? Math.hypot(x1, y1, x2, y2) < 2 : isNear(x1, y1) && isNear(x2, y2);
}

/** A step in the fewest words; none if it leads nowhere. */
function inShort(step: Step): Step[] {
  const { command, numbers } = step;
  if (command === 'h' || command === 'v') return numbers[0] === 0 ? [] : [step];
  if (command === 'c' && isFlat(numbers)) {
    return inShort({ command: 'l', numbers: numbers.slice(4) });
  }
  if (command !== 'l') return [step];
  const [x = 0, y = 0] = numbers;
  if (y === 0) return inShort({ command: 'h', numbers: [x] });
  return x === 0 ? [{ command: 'v', numbers: [y] }] : [step];
}

/** Steps side by side, with a letter or a space only where they would run together. */
function written(steps: readonly Step[]): string {
  let line = '';
  let last = '';
  for (const { command, numbers } of steps) {
    const letter = line ? command : command.toUpperCase();
    let isFirst = letter !== last || letter === 'm';
    if (isFirst) line += letter;
    for (const number of numbers) {
      line += isFirst || number < 0 ? number : ` ${number}`;
      isFirst = false;
    }
    last = letter;
  }
  return line;
}

export function shortened(path: string): string {
  return written(inFull(stepsOf(path)).flatMap(inShort));
}
