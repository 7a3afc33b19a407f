/** What chance throws or draws is in the air for a while; what came of it is told when it lands. */
import { tick, untrack } from 'svelte';

class Flights {
  #count = $state(0);
  readonly landings = new Set<Promise<unknown>>();

  get isUnderWay(): boolean {
    return this.#count > 0;
  }

  /** Something has been thrown; it lands when its animation ends. */
  watch(animation: Animation): void {
    const land = () => void (this.#count -= 1);
    untrack(() => (this.#count += 1));
    const landing = animation.finished.then(land, land);
    this.landings.add(landing);
    void landing.then(() => this.landings.delete(landing));
  }
}

export const flights = new Flights();

/** Settled when nothing is in the air that was thrown until now. */
export async function allLanded(): Promise<void> {
  await tick();
  await Promise.all(flights.landings);
}

/** Something as it was before what is in the air, until that has landed. To be made in a component. */
export class Landed<T> {
  current = $state.raw() as T;

  constructor(of: () => T) {
    this.current = untrack(of);
    $effect(() => {
      const next = of();
      if (flights.isUnderWay) return;
      let isOld = false;
      // a throw that belongs to this change has begun by then
      void tick().then(() => {
        if (!isOld && !flights.isUnderWay) this.current = next;
      });
      return () => (isOld = true);
    });
  }
}
