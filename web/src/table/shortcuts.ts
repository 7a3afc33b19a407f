/** What the keys do, at a table and at a game gone by. */
import { kept } from '@/kept.svelte';
import type { Stepper } from '@/live/stepper.svelte';
import type { Travel } from '@/live/travel.svelte';
import { ARROWS, EXPLAINED, isWriting, OFFERED, rove, type Direction } from './roving';

type Press = (event: KeyboardEvent) => void;
type Letters = Readonly<Record<string, () => void>>;

/** Listens to keys, but not while somebody writes or means the browser; says whether one was meant. */
function listening(isMeant: (event: KeyboardEvent) => boolean): Press {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isWriting(event.target)) return;
    if (isMeant(event)) event.preventDefault();
  };
}

interface AtTable {
  travel: Travel;
  /** Where the things are that arrow keys go among. */
  screen: () => Element | undefined;
  /** Back to what is so now. */
  now: () => void;
  /** Single letters, unless the player does without. */
  letters: Letters;
}

export function tableKeys({ travel, screen, now, letters }: AtTable): Press {
  /**
   * In the past arrow keys step; else they go among what can be chosen, with Shift among all that
   * explains itself; but what is beside scrolls.
   */
  function move(arrow: Direction, { target, shiftKey }: KeyboardEvent): boolean {
    if (travel.isAway && !shiftKey && (arrow === 'left' || arrow === 'right')) {
      void travel.step(arrow === 'left' ? -1 : 1);
      return true;
    }
    const scrolls = target instanceof Element && target.closest('.drawer') !== null;
    const within = screen();
    return !scrolls && !!within && rove(within, arrow, shiftKey ? EXPLAINED : OFFERED);
  }

  return listening((event) => {
    if (event.key === 'Escape') now();
    const arrow = ARROWS[event.key];
    if (arrow) return move(arrow, event);
    const letter = kept.shortcuts ? letters[event.key.toLowerCase()] : undefined;
    letter?.();
    return !!letter;
  });
}

/** Arrows, comma and full stop step, the space bar plays and pauses; Shift and arrows go among all that explains itself. */
export function replayKeys(stepper: Stepper, screen: () => Element | undefined): Press {
  const keys: Letters = {
    ' ': () => stepper.toggle(),
    ArrowLeft: () => stepper.step(-1),
    ArrowRight: () => stepper.step(1),
    ',': () => stepper.step(-1),
    '.': () => stepper.step(1),
    Home: () => stepper.go(0),
    End: () => stepper.go(stepper.last),
  };
  return listening(({ key, shiftKey, target }) => {
    const within = screen();
    const arrow = ARROWS[key];
    if (shiftKey) return !!arrow && !!within && rove(within, arrow, EXPLAINED);
    const isButton = target instanceof Element && target.closest('button, a');
    if (!keys[key] || (key === ' ' && isButton)) return false;
    keys[key]();
    return true;
  });
}
