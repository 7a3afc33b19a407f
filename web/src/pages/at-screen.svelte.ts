import type { Screen } from './screen.svelte';

/** The screen of the page of the moment, so that the header can tell who is at it. */
class AtScreen {
  screen = $state.raw<Screen | null>(null);
}

export const atScreen = new AtScreen();
