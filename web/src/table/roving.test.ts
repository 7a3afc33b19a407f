import { afterEach, describe, expect, it } from 'vitest';
import { EXPLAINED, isWriting, nearest, rove, walked, type Box } from './roving';

const at = (x: number, y: number): Box => ({ x, y, width: 10, height: 10 });

describe('the nearest thing', () => {
  const square = [at(0, 0), at(50, 0), at(100, 0), at(0, 50), at(50, 50), at(100, 50)];

  it('lies in the direction', () => {
    expect(nearest(square[4]!, square, 'up')).toBe(1);
    expect(nearest(square[4]!, square, 'left')).toBe(3);
    expect(nearest(square[4]!, square, 'right')).toBe(5);
    expect(nearest(square[4]!, square, 'down')).toBe(-1);
  });

  it('is rather straight ahead than close by', () => {
    expect(nearest(at(0, 0), [at(20, 40), at(70, 0)], 'right')).toBe(1);
  });
});

describe('arrow keys', () => {
  afterEach(() => document.body.replaceChildren());

  function table(...things: [name: string, box: Box, offered?: boolean][]): HTMLElement {
    const screen = document.createElement('div');
    for (const [name, box, offered = true] of things) {
      const thing = document.createElement('button');
      thing.id = name;
      thing.className = 'piece';
      if (offered) thing.dataset.action = name;
      thing.getBoundingClientRect = () => box as DOMRect;
      screen.append(thing);
    }
    document.body.append(screen);
    return screen;
  }

  it('begin at the first thing, then go on', () => {
    const screen = table(['a', at(0, 0)], ['b', at(50, 0)]);
    expect([rove(screen, 'down'), document.activeElement?.id]).toEqual([true, 'a']);
    expect([rove(screen, 'right'), document.activeElement?.id]).toEqual([true, 'b']);
    expect([rove(screen, 'right'), document.activeElement?.id]).toEqual([false, 'b']);
  });

  it('lead away from what cannot be chosen any more, wherever the rest lies', () => {
    const screen = table(['gone', at(0, 90), false], ['a', at(0, 0)], ['b', at(80, 0)]);
    document.getElementById('gone')!.focus();
    expect([rove(screen, 'down'), document.activeElement?.id]).toEqual([true, 'a']);
  });

  it('do nothing where nothing can be chosen', () => {
    expect(rove(table(['gone', at(0, 0), false]), 'left')).toBe(false);
  });

  it('go among all that explains itself, if so wanted', () => {
    const screen = table(['told', at(0, 0), false], ['a', at(50, 0)]);
    document.getElementById('told')!.dataset.about = '';
    document.getElementById('a')!.focus();
    expect([rove(screen, 'left'), document.activeElement?.id]).toEqual([false, 'a']);
    expect([rove(screen, 'left', EXPLAINED), document.activeElement?.id]).toEqual([true, 'told']);
  });

  it('are left to those who write', () => {
    const form = document.createElement('form');
    form.innerHTML = '<textarea></textarea><button></button>';
    document.body.append(form);
    expect(isWriting(form.firstElementChild)).toBe(true);
    expect(isWriting(form.lastElementChild)).toBe(false);
    expect(isWriting(null)).toBe(false);
    form.innerHTML = '<div role="tablist"><button></button></div>';
    expect(isWriting(form.querySelector('button'))).toBe(false);
  });
});

describe('rows with one Tab stop', () => {
  const rows = [['a', 'rule of a'], ['b'], ['c', 'rule of c']];

  it('are walked by arrows, Home and End', () => {
    expect(walked(rows, 'b', 'ArrowUp')).toBe('a');
    expect(walked(rows, 'b', 'ArrowDown')).toBe('c');
    expect(walked(rows, 'c', 'ArrowRight')).toBe('rule of c');
    expect(walked(rows, 'rule of c', 'ArrowLeft')).toBe('c');
    expect(walked(rows, 'rule of c', 'Home')).toBe('rule of a');
    expect(walked(rows, 'a', 'End')).toBe('c');
  });

  it('keep the column where they can', () => {
    expect(walked(rows, 'rule of a', 'ArrowDown')).toBe('b');
  });

  it('are not left by arrows', () => {
    expect(walked(rows, 'a', 'ArrowUp')).toBeUndefined();
    expect(walked(rows, 'b', 'ArrowRight')).toBeUndefined();
    expect(walked(rows, 'elsewhere', 'ArrowDown')).toBeUndefined();
    expect(walked(rows, 'a', 'x')).toBeUndefined();
  });
});
