/** Keys and blanks turned into sentences, by the very files that the server speaks from. */
import {
  FluentBundle,
  FluentNumber,
  type FluentResource,
  type FluentVariable,
} from '@fluent/bundle';
import type { TextLine } from '@/wire/wire';

export type Blank = string | number | TextLine;
export type Blanks = Record<string, Blank>;

/** Blanks that hold seats, read out as the names of those who sit there. */
const SEAT_BLANKS = ['seat', 'other'];

/** A number; a small one is written alike everywhere, and asking the browser how takes long. */
class Figure extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    const isSmall = Number.isInteger(this.value) && Math.abs(this.value) < 1000;
    return isSmall ? String(this.value) : super.toString(scope);
  }
}

/** Everything that can be said in one language, of the house or of one game. */
export class Catalogue {
  readonly language: string;
  #bundle: FluentBundle;

  constructor(language: string, resources: FluentResource[]) {
    this.language = language;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const resource of resources) {
      for (const problem of this.#bundle.addResource(resource)) console.error(problem);
    }
  }

  has(key: string): boolean {
    return this.#bundle.getMessage(key)?.value != null;
  }

  /** The sentence of a line, with the names of those who sit at the table. */
  say(line: TextLine, names: readonly string[] = []): string {
    const pattern = this.#bundle.getMessage(line.key)?.value;
    if (pattern == null) return this.#fail(line.key, 'no such key');
    const blanks: Record<string, FluentVariable> = {};
    for (const [name, blank] of Object.entries(line)) {
      if (name !== 'key') blanks[name] = this.#fill(name, blank, names);
    }
    const problems: Error[] = [];
    const sentence = this.#bundle.formatPattern(pattern, blanks, problems);
    return problems[0] ? this.#fail(line.key, problems[0].message) : sentence;
  }

  #fill(name: string, blank: Blank, names: readonly string[]): string | Figure {
    if (typeof blank === 'object') return this.say(blank, names);
    if (typeof blank === 'string') return blank;
    if (!SEAT_BLANKS.includes(name)) return new Figure(Math.round(blank * 100) / 100);
    return (
      names[blank] ?? (this.has('seat-name') ? this.say({ key: 'seat-name', number: blank }) : '')
    );
  }

  /** A missing sentence is a fault of ours: said aloud where a developer or a test hears it. */
  #fail(key: string, problem: string): string {
    console.error(`text: ${key} in ${this.language}: ${problem}`);
    return key;
  }
}
