/** Hints: asks the server which actions are best, and keeps the answer as long as it holds. */
import { Refusal, server } from '@/server';
import type { Advised, Sight, TextLine } from '@/wire/wire';

/** What is being shown: what was found, why nothing was, or that somebody thinks. */
interface Shown {
  changed: number;
  best: readonly Advised[] | null;
  /** Are these equally good, as far as a search can tell? */
  isAlike: boolean;
  problem: TextLine | null;
}

export class Advice {
  /** What had the focus when a key asked; nothing if a button did. */
  asker: Element | null = null;
  #shown = $state.raw<Shown | null>(null);
  #table: string;
  #sight: () => Sight;

  constructor(table: string, sight: () => Sight) {
    this.#table = table;
    this.#sight = sight;
  }

  /** Is there something to weigh for whoever looks? */
  get isPossible(): boolean {
    const { asked, seat, seats, hints, question } = this.#sight();
    const offered = question?.offered?.length ?? 0;
    return hints && asked === seat && !seats[seat]?.bot && offered > 1;
  }

  /** What is shown; nothing once the game has gone on. */
  get shown(): Shown | null {
    return this.#shown?.changed === this.#sight().changed ? this.#shown : null;
  }

  /** Ask, or close what was answered. */
  toggle(asker: Element | null = null): void {
    this.asker = asker;
    if (this.shown) this.close();
    else if (this.isPossible) void this.#ask();
  }

  close(): void {
    this.#shown = null;
  }

  async #ask(): Promise<void> {
    const { changed, seat } = this.#sight();
    const asking = (this.#shown = { changed, best: null, isAlike: false, problem: null });
    const answer = await server.hint(this.#table, seat, changed).then(
      ({ best, alike }) => ({ changed, best, isAlike: alike, problem: null }),
      (error: unknown) => ({ changed, best: null, isAlike: false, problem: reason(error) }),
    );
    if (this.#shown === asking) this.#shown = answer; // unless it was closed meanwhile
  }
}

function reason(error: unknown): TextLine {
  return error instanceof Refusal ? error.line : { key: 'client-unreachable' };
}
