import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Motion } from './motion';

const flown = vi.fn();
let stillness = false;

beforeEach(() => {
  stillness = false;
  vi.stubGlobal('matchMedia', () => ({ matches: stillness }));
  Element.prototype.animate = flown;
});

afterEach(() => {
  vi.unstubAllGlobals();
  flown.mockReset();
});

/** Something at this place of the screen, under the care of an attachment. */
function thing(attach: (element: Element) => unknown, x: number): HTMLElement {
  const element = document.createElement('i');
  put(element, x);
  attach(element);
  return element;
}

function put(element: Element, x: number): void {
  element.getBoundingClientRect = () => ({ x, y: 0, width: 10, height: 10 }) as DOMRect;
}

/** From where things flew, in pixels to the right of where they are. */
const starts = () =>
  flown.mock.calls.map(([frames]) => (frames as { translate: string }[])[0]!.translate);

test('what has moved flies from where it was', () => {
  const motion = new Motion();
  const stone = thing(motion.moves('stone'), 100);
  motion.before();
  put(stone, 300);
  motion.after();
  expect(starts()).toEqual(['-200px 0px']);
});

test('what is new comes from the mark it names, once', () => {
  const motion = new Motion();
  thing(motion.marks('quarry'), 40);
  motion.before();
  thing(motion.moves('cube', 'quarry'), 90);
  thing(motion.moves('another', ''), 90);
  motion.after();
  motion.before();
  motion.after();
  expect(starts()).toEqual(['-50px 0px']);
});

test('a mark does not move itself', () => {
  const motion = new Motion();
  const quarry = thing(motion.marks('quarry'), 40);
  motion.before();
  put(quarry, 80);
  motion.after();
  expect(starts()).toEqual([]);
});

test('nothing flies for those who want stillness, nor while stepping', () => {
  const motion = new Motion();
  thing(motion.marks('quarry'), 40);
  motion.before();
  thing(motion.moves('cube', 'quarry'), 90);
  stillness = true;
  motion.after();
  stillness = false;
  motion.fast = true;
  motion.after();
  expect(starts()).toEqual([]);
});
