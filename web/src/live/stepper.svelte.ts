/** Steps through moments, by hand or by itself. Knows nothing of what the moments are. */

export type Later = (milliseconds: number, what: () => void) => () => void;

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

const PAUSE = 1600;

const byClock: Later = (milliseconds, what) => {
  const timer = setTimeout(what, milliseconds);
  return () => clearTimeout(timer);
};

export class Stepper {
  at = $state(0);
  isPlaying = $state(false);
  speed = $state<Speed>(1);
  /** Steps lead only to these moments, in order; to every one without. */
  stops = $state.raw<readonly number[] | null>(null);
  /** Called when the last moment was shown long enough, while it plays; it pauses there without. */
  onend: (() => void) | null = null;
  #last: () => number;
  #later: Later;
  #stop: (() => void) | null = null;

  /** `last` tells the number of the last moment. */
  constructor(last: () => number, later: Later = byClock) {
    this.#last = last;
    this.#later = later;
  }

  get last(): number {
    return this.#last();
  }

  get isAtEnd(): boolean {
    return this.at >= (this.stops?.at(-1) ?? this.last);
  }

  /** To a moment, as near as there is one. */
  go(to: number): void {
    this.at = Math.max(0, Math.min(this.last, to));
    if (this.isPlaying) this.#wait();
  }

  /** By hand: whoever steps does not want to be carried on. */
  step(by: number): void {
    this.pause();
    this.go(this.#from(by));
  }

  play(): void {
    if (this.isAtEnd) this.at = this.stops?.[0] ?? 0;
    this.isPlaying = true;
    this.#wait();
  }

  pause(): void {
    this.isPlaying = false;
    this.#stop?.();
    this.#stop = null;
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** Faster or slower, from this moment on. */
  hasten(speed: Speed): void {
    this.speed = speed;
    if (this.isPlaying) this.#wait();
  }

  #wait(): void {
    this.#stop?.();
    this.#stop = null;
    if (this.isAtEnd && !this.onend) {
      this.pause();
      return;
    }
    this.#stop = this.#later(PAUSE / this.speed, () => {
      if (this.isAtEnd) this.onend?.();
      else this.go(this.#from(1));
    });
  }

  /** The moment so many steps away. */
  #from(by: number): number {
    if (!this.stops) return this.at + by;
    const next =
      by > 0
        ? this.stops.find((stop) => stop > this.at)
        : this.stops.findLast((stop) => stop < this.at);
    return next ?? this.at + by; // beyond the stops every moment is one
  }
}
