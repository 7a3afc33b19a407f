/** What things are called; the prices they speak of stand in the view. */
import type { View } from '@/wire/builders_duel';
import type { Play } from './play';

function parts(card: string): { kind: string; key: string; number: number } {
  const [kind = '', number = '0'] = card.split(' ');
  return { kind, key: kind.replace('_', '-'), number: Number(number) };
}

/** Which round and turn it is. */
export function whenIs(play: Play, { round, rounds, turn, turns }: View): string {
  return play.words.t('board-when', { round, rounds, turn, turns });
}

/** The part of the turn, by the key of its name. */
export function partOf({ trail }: View): string {
  return trail.parts[trail.now]?.key ?? '';
}

/** What somebody has still to install, section by section; nothing if all stands. */
export function missing(play: Play, { sections }: View['builders'][number]): string {
  return Object.entries(sections)
    .map(([section, places]) => {
      const pieces = places.filter(({ filled }) => !filled);
      const names = pieces.map(({ piece }) => play.words.t(`piece-${piece}`));
      return names.length > 0 ? `${section} ${names.join(', ')}` : '';
    })
    .filter(Boolean)
    .join('; ');
}

export function cardName(play: Play, card: string): string {
  const { key, number } = parts(card);
  return play.words.t(`card-${key}`, { number });
}

/** The name as it stands on the card's face, where the number has a place of its own. */
export function cardTitle(play: Play, card: string): string {
  const { key, number } = parts(card);
  const own = `drawn-${key}`;
  return number && play.words.has(own) ? play.words.t(own) : cardName(play, card);
}

export function cardBrief(play: Play, card: string, view: View): string {
  const { key, number } = parts(card);
  return play.words.t(`brief-card-${key}`, { ...view.numbers, number });
}

export function cardAbout(play: Play, card: string, view: View): string {
  const { key, number } = parts(card);
  return play.words.t(`about-card-${key}`, { ...view.numbers, number });
}

/** What a card that was kept does when it is played. */
export function cardEffect(play: Play, card: string, view: View): string {
  return play.words.t(`effect-card-${parts(card).key}`, { ...view.numbers });
}

/** What a card of the square does for somebody: a raw material that he has not does nothing. */
export function cardAboutFor(play: Play, card: string, view: View, seat: number): string {
  const about = cardAbout(play, card, view);
  const isGone = view.builders[seat]?.reserve[card] === 0;
  return isGone ? `${about} ${play.words.t('illegal-reserve-empty')}` : about;
}

/** A bonus is for the first: it is gone once either builder has finished the section. */
export function isBonusGone({ builders }: View, section: string): boolean {
  return builders.some((one) => one.sections[section]!.every((place) => place.filled));
}

/** How many seals, gold or conversions the bonus of a section is. */
export function bonusNumber({ numbers }: View, section: string): number {
  const names: Record<string, string> = {
    I: 'bonus_seals',
    II: 'bonus_gold',
    III: 'bonus_conversions',
  };
  return numbers[names[section] ?? ''] ?? 0;
}

/** What whoever finishes a section first gets, and whether it is gone. */
export function bonusAbout(play: Play, view: View, section: string): string {
  const about = play.words.t(`drawn-bonus-${section}`, view.numbers);
  return isBonusGone(view, section) ? `${about} ${play.words.t('drawn-bonus-gone')}` : about;
}

/** What a building still lacks, and the bonuses that are still to be had. */
export function siteAbout(play: Play, view: View, owner: number): string {
  const builder = view.builders[owner]!;
  const sections = missing(play, builder) || play.t('board-none');
  const bonuses = Object.keys(builder.sections)
    .filter((section) => !isBonusGone(view, section))
    .map((section) => play.words.t(`brief-bonus-${section}`, view.numbers));
  const toBuild = play.words.t('drawn-to-build', { sections });
  if (bonuses.length === 0) return toBuild;
  return `${toBuild} ${play.words.t('drawn-bonuses', { bonuses: bonuses.join(', ') })}`;
}

/** The paragraphs that tell of the kinds of cards; of all others that of the cards kept for later. */
const RULES: Record<string, string> = {
  power: '6.2',
  income: '6.3',
  influence: '6.4',
  ...of('6.5', 'wood', 'sand', 'stone', 'wool', 'ore'),
  ...of('6.6', 'carpenter', 'mixer', 'mason', 'weaver', 'founder'),
  market: '6.7',
  ...of('6.8', 'tom', 'aliena', 'jack', 'ellen', 'francis'),
  ...of('6.8', 'alfred', 'regan', 'remigius', 'william', 'henry'),
};
const KEPT = '6.9';

function of(rule: string, ...kinds: string[]): Record<string, string> {
  return Object.fromEntries(kinds.map((kind) => [kind, rule]));
}

/** The paragraph that tells of a card. */
export function cardRule(card: string): string {
  return RULES[parts(card).kind] ?? KEPT;
}

/** The two numbers of a seal. */
export function sides(seal: string): { low: number; high: number } {
  const [low = 0, high = 0] = seal.split('/').map(Number);
  return { low, high };
}

/** What the card asks for each piece of work, or null. */
export function cardPrice(card: string, view: View): number | null {
  const { kind, number } = parts(card);
  if (kind === 'influence') return view.numbers.seal_price ?? null;
  if (kind === 'guild_master') return view.numbers.guild_master_price ?? null;
  return number > 0 && kind !== 'income' ? number : null;
}

/** What the card brings, as a sign, or nothing. */
export function cardSign(card: string, view: View): string {
  const { kind, number } = parts(card);
  if (kind === 'income') return `+${number}`;
  if (kind === 'wool') return `+${view.numbers.wool_card ?? ''}`;
  if (kind === 'letter') return `+${view.numbers.letter ?? ''}`;
  return '';
}

/** The price that the question speaks of, if it does. */
function asked(play: Play): number | null {
  const price = play.sight.question?.prompt?.blanks?.price;
  return typeof price === 'number' ? price : null;
}

/** What an offered action costs, as the question says it. */
export function cost(play: Play): string {
  return play.words.t('drawn-cost', { number: asked(play) ?? 0 });
}

/** What an offered sale brings, as the question says it. */
export function gain(play: Play): string {
  return play.words.t('drawn-gain', { number: asked(play) ?? 0 });
}
