/** What the cards are called; the prices they speak of stand in the view. */
import type { Play } from '@/table/play.svelte';
import type { View } from '@/wire/builders_duel';

function parts(card: string): { key: string; number: number } {
  const [kind = '', number = '0'] = card.split(' ');
  return { key: kind.replace('_', '-'), number: Number(number) };
}

export function cardName(play: Play, card: string): string {
  const { key, number } = parts(card);
  return play.words.t(`card-${key}`, { number });
}

export function cardBrief(play: Play, card: string, view: View): string {
  const { key, number } = parts(card);
  return play.words.t(`brief-card-${key}`, { ...view.numbers, number });
}

export function cardAbout(play: Play, card: string, view: View): string {
  const { key, number } = parts(card);
  return play.words.t(`about-card-${key}`, { ...view.numbers, number });
}
