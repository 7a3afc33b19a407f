/** What this browser remembers of its player: small choices in localStorage; nothing of a game. */
import { read, write } from './store';

export type Theme = 'parchment' | 'candle';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

function usualLanguage(): Language {
  for (const wanted of [read('language'), ...navigator.languages]) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

function usualTheme(): Theme {
  const kept = read('theme');
  if (kept === 'parchment' || kept === 'candle') return kept;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'candle' : 'parchment';
}

/** How long the move of another seat is shown before the next one, in milliseconds. */
export const USUAL_PACE = 700;

class Kept {
  #language = $state<Language>(usualLanguage());
  #theme = $state<Theme>(usualTheme());
  #shortcuts = $state(read('shortcuts') !== 'off');
  #boardText = $state(read('board-text') === 'on');
  #name = $state(read('name'));
  #sound = $state(read('sound') === 'on');
  #pace = $state(Number(read('pace') || USUAL_PACE));
  #notify = $state(read('notify') === 'on');
  #confirms = $state(read('confirms') !== 'off');
  #alone = $state(read('alone') !== 'off');

  get language(): Language {
    return this.#language;
  }

  /** Only for `text`: it changes the language once the new sentences are there. */
  set language(language: Language) {
    this.#language = language;
    write('language', language);
  }

  get theme(): Theme {
    return this.#theme;
  }

  set theme(theme: Theme) {
    this.#theme = theme;
    write('theme', theme);
  }

  /** Do single letters do something at a table? */
  get shortcuts(): boolean {
    return this.#shortcuts;
  }

  set shortcuts(shortcuts: boolean) {
    this.#shortcuts = shortcuts;
    write('shortcuts', shortcuts ? 'on' : 'off');
  }

  /** Is the board shown in words? Screen readers find them either way. */
  get boardText(): boolean {
    return this.#boardText;
  }

  set boardText(boardText: boolean) {
    this.#boardText = boardText;
    write('board-text', boardText ? 'on' : 'off');
  }

  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name;
    write('name', name);
  }

  get sound(): boolean {
    return this.#sound;
  }

  set sound(sound: boolean) {
    this.#sound = sound;
    write('sound', sound ? 'on' : 'off');
  }

  get pace(): number {
    return this.#pace;
  }

  set pace(pace: number) {
    this.#pace = pace;
    write('pace', String(pace));
  }

  /** Is somebody asked once more before he does what costs something for good? */
  get confirms(): boolean {
    return this.#confirms;
  }

  set confirms(confirms: boolean) {
    this.#confirms = confirms;
    write('confirms', confirms ? 'on' : 'off');
  }

  /** Is it done by itself where there is nothing else to do, and nothing is lost by it? */
  get alone(): boolean {
    return this.#alone;
  }

  set alone(alone: boolean) {
    this.#alone = alone;
    write('alone', alone ? 'on' : 'off');
  }

  /** Whether the browser may call the player when it is his turn. */
  get notify(): boolean {
    return this.#notify;
  }

  set notify(notify: boolean) {
    this.#notify = notify;
    write('notify', notify ? 'on' : 'off');
  }
}

export const kept = new Kept();
