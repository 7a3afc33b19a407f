/** Keys and blanks turned into sentences, by the very files that the server speaks from. */
import {
  FluentBundle,
  FluentNumber,
  type FluentResource,
  type FluentVariable,
} from '@fluent/bundle';
import type { TextLine } from '@/wire/wire';

export type Blank = string | number | TextLine | TextLine[];
export type Blanks = Record<string, Blank>;

/** Blanks that hold seats, read out as the names of those who sit there. */
const SEAT_BLANKS = ['seat', 'other'];

/** A small number is written alike everywhere, and asking the browser how takes long. */
const isPlain = (value: number) => Number.isInteger(value) && Math.abs(value) < 1000;

class Figure extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return isPlain(this.value) ? String(this.value) : super.toString(scope);
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
    for (const [name, blank] of Object.entries(line.blanks ?? {})) {
      blanks[name] = this.#fill(name, blank, names);
    }
    const problems: Error[] = [];
    const sentence = this.#bundle.formatPattern(pattern, blanks, problems);
    return problems[0] ? this.#fail(line.key, problems[0].message) : sentence;
  }

  #fill(name: string, blank: Blank, names: readonly string[]): string | Figure {
    if (Array.isArray(blank)) return this.list(blank.map((line) => this.say(line, names)));
    if (typeof blank === 'object') return this.say(blank, names);
    if (typeof blank === 'string') return blank;
    if (!SEAT_BLANKS.includes(name)) return new Figure(Math.round(blank * 100) / 100);
    return (
      names[blank] ??
      (this.has('seat-name') ? this.say({ key: 'seat-name', blanks: { number: blank } }) : '')
    );
  }

  /** A number as the language writes it: 2.5 or 2,5. */
  number(value: number): string {
    return isPlain(value) ? String(value) : new Intl.NumberFormat(this.language).format(value);
  }

  /** Several things one after the other: a, b and c. */
  list(parts: readonly string[]): string {
    return new Intl.ListFormat(this.language).format(parts);
  }

  /** A missing sentence is a fault of ours: said aloud where a developer or a test hears it. */
  #fail(key: string, problem: string): string {
    console.error(`text: ${key} in ${this.language}: ${problem}`);
    return key;
  }
}
