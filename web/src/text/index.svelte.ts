/**
 * What the client says. `t('undo')` is a sentence of the house; `words(game)` speaks of a game.
 * Whatever is said in a component is said again when the language changes.
 */
import { FluentResource } from '@fluent/bundle';
import { kept, LANGUAGES, type Language } from '@/kept.svelte';
import type { TextLine } from '@/wire/wire';
import { Catalogue, type Blanks } from './catalogue';

export { LANGUAGES, type Language, type Blanks };

type Load = () => Promise<string>;
const SENTENCES = import.meta.glob<string>(
  ['@package/text/client.*.ftl', '@package/games/*/text/*.ftl'],
  { import: 'default' },
);
const RULES = import.meta.glob<string>('@package/games/*/text/rules.*.md', {
  query: '?raw',
  import: 'default',
});

/** A file under `src/kingsbridge`. */
function file(found: Record<string, Load>, path: string): Load {
  const address = Object.keys(found).find((key) => key.endsWith(`/kingsbridge/${path}`));
  if (!address) throw new Error(`there is no text ${path}`);
  return found[address]!;
}

const resources = new Map<string, Promise<FluentResource>>();

function resource(path: string): Promise<FluentResource> {
  let found = resources.get(path);
  if (!found) {
    found = file(SENTENCES, path)().then((text) => new FluentResource(text));
    found.catch(() => resources.delete(path)); // the next one tries again
    resources.set(path, found);
  }
  return found;
}

async function catalogue(language: Language, game: string): Promise<Catalogue> {
  const paths = [`text/client.${language}.ftl`];
  if (game) paths.push(`games/${game}/text/${language}.ftl`);
  return new Catalogue(language, await Promise.all(paths.map(resource)));
}

/**
 * What is spoken now, by game. One state for all: a component may be the first to ask for the words
 * of a game, and would not hear of a state made while it is drawn.
 */
let catalogues = $state.raw<Readonly<Record<string, Catalogue>>>({});

/** All that can be said about one game, or by the house, in the language of the moment. */
export class Words {
  readonly game: string;
  /** Settled when there is something to say. */
  readonly ready: Promise<void>;

  constructor(game: string) {
    this.game = game;
    this.ready = catalogue(kept.language, game).then((fetched) => {
      catalogues = { ...catalogues, [game]: fetched };
    });
    this.ready.catch(() => spoken.delete(game)); // whoever asks next tries again
  }

  get isReady(): boolean {
    return this.game in catalogues;
  }

  has(key: string): boolean {
    return catalogues[this.game]?.has(key) ?? false;
  }

  say(line: TextLine, names: readonly string[] = []): string {
    return catalogues[this.game]?.say(line, names) ?? '';
  }

  t(key: string, blanks: Blanks = {}, names: readonly string[] = []): string {
    return this.say({ key, blanks }, names);
  }
}

const spoken = new Map<string, Words>();

/** The words of a game; fetched when first asked for, silent until they are there. */
export function words(game: string): Words {
  let found = spoken.get(game);
  if (!found) {
    found = new Words(game);
    spoken.set(game, found);
  }
  return found;
}

/** The words of the house. */
export const house = words('');

/** A sentence of the house. */
export function t(key: string, blanks: Blanks = {}): string {
  return house.t(key, blanks);
}

/** A number as the language of the moment writes it. */
export function amount(value: number): string {
  return catalogues['']?.number(value) ?? String(value);
}

/** Several things one after the other, as the language of the moment does. */
export function listed(parts: readonly string[]): string {
  return catalogues['']?.list(parts) ?? parts.join(', ');
}

/** Speak another language from now on, everywhere at once. */
export async function speak(language: Language): Promise<void> {
  const games = [...spoken.keys()];
  const fetched = await Promise.all(games.map((game) => catalogue(language, game)));
  catalogues = Object.fromEntries(games.map((game, at) => [game, fetched[at]!]));
  kept.language = language;
}

/** The rules of a game as Markdown, in the language of the moment. */
export function rulesText(game: string, language: Language): Promise<string> {
  return file(RULES, `games/${game}/text/rules.${language}.md`)();
}
