/** What things are called, and what is said of them. */
import type {
  DutyView,
  EventView,
  MarketView,
  PlaceView,
  ProjectView,
  SpaceView,
  TurnView,
  View,
} from '@/wire/world_without_end';
import type { Play } from './play';
import type { Settled } from './settled';

export type Amounts = Readonly<Record<string, number>>;

export const keyed = (name: string) => name.replaceAll(' ', '-');

/** "1 point, 2 gold"; what there is none of is left out. */
export function some(play: Play, amounts: Amounts): string {
  const told = Object.entries(amounts).filter(([, number]) => number !== 0);
  if (told.length === 0) return play.t('some-nothing');
  return told.map(([good, number]) => play.t(`some-${good}`, { number })).join(', ');
}

/** What somebody gave at the end of the last period, what he lacked, and what that means. */
export function settledAbout(play: Play, settled: Settled): string {
  const { period, given, missed, lost, sanctions } = settled;
  const told = [play.t('drawn-settled', { period: ROMAN[period] ?? '', goods: some(play, given) })];
  if (Object.keys(missed).length > 0) {
    told.push(play.t('drawn-settled-missed', { goods: some(play, missed), number: lost }));
  }
  for (const sanction of sanctions) told.push(play.t('drawn-sanction', { sanction }));
  return told.join(' ');
}

export const goodName = (play: Play, good: string) => play.t(`good-${good}`);
export const cardName = (play: Play, card: string) => play.t(`card-${card}`);
export const spaceName = (play: Play, space: string) => play.t(`space-${keyed(space)}`);
export const projectName = (play: Play, project: string) => play.t(`project-${project}`);
export const eventName = (play: Play, event: EventView) => play.t(`event-${event.name}`);

/** Everything that an event card says. */
export function effects(play: Play, event: EventView): string {
  return event.effects.map((effect) => play.say(effect)).join(' ');
}

export function spaceAbout(play: Play, space: SpaceView): string {
  const blanks = { space: spaceName(play, space.name), favour: play.say(space.favour) };
  return play.t(space.covered ? 'drawn-space-covered' : 'drawn-space', blanks);
}

/** What comes of turning the card so: what everybody gets, and which favour follows. */
export function turnAbout(play: Play, view: View, turn: TurnView): string {
  const gains = turn.gains.map((gain, seat) =>
    play.t('drawn-turn-gain', { seat, goods: some(play, gain) }),
  );
  return [...gains, favourAbout(play, view, turn)].join(' · ');
}

/** Where the stone goes when the card is turned so. */
export function favourAbout(play: Play, view: View, turn: TurnView): string {
  const space = view.town.favours[turn.space];
  if (turn.number === 0 || !space) return play.t('drawn-no-favour');
  return play.t('drawn-space', {
    space: spaceName(play, space.name),
    favour: play.say(turn.favour),
  });
}

export function siteAbout(play: Play, view: View, number: number): string {
  const { material, gain, owner } = view.town.sites[number - 1]!;
  return play.t(owner < 0 ? 'drawn-site' : 'drawn-site-taken', {
    number,
    material: goodName(play, material),
    gold: view.numbers.house_gold ?? 0,
    goods: some(play, gain),
    seat: owner,
  });
}

type Stage = 'finished' | 'absent' | 'covered' | 'open';

/** How far a project is. */
export function stageOf(project: ProjectView): Stage {
  if (project.finished) return 'finished';
  if (!project.in_play) return 'absent';
  return project.covered ? 'covered' : 'open';
}

export function projectAbout(play: Play, view: View, project: ProjectView): string {
  const { stone, stones, wood, woods } = project;
  const donors = project.donors.map((donor) => play.names[donor] ?? '').join(', ');
  const told = [
    play.t(`drawn-project-${stageOf(project)}`, { project: projectName(play, project.name) }),
    play.t(woods > 0 ? 'drawn-cubes' : 'drawn-stones', { stone, stones, wood, woods }),
    play.t('drawn-donor-gain', { goods: some(play, project.gain) }),
    project.treats ? play.t('drawn-donor-treats') : '',
    donors ? play.t('drawn-donors', { donors }) : '',
    project.metal ? play.t('drawn-metal', view.numbers) : '',
  ];
  return told.filter(Boolean).join(' ');
}

/** What healing somebody there brings besides points. */
function thanks(play: Play, { gain, choice, house }: PlaceView): string {
  if (house) return play.t('drawn-free-house');
  if (choice.length > 0) return choice.map((one) => some(play, one)).join(' / ');
  return some(play, gain);
}

/** What a patient is worth now: an event that lasts may have raised it. */
function patientPoints({ town, numbers }: View): number {
  const raised = town.lasting
    .flatMap(({ effects }) => effects)
    .find(({ key }) => key === 'effect-patient-points');
  return Number(raised?.blanks?.number ?? numbers.patient_points ?? 0);
}

export function placeAbout(play: Play, view: View, place: PlaceView, number: number): string {
  const blanks = { number, tile: place.tile, thanks: thanks(play, place) };
  if (place.tile > 0) {
    return play.t('drawn-ill', { ...blanks, points: patientPoints(view) });
  }
  return play.t(place.tile === 0 ? 'drawn-door-tile' : 'drawn-door', blanks);
}

export function priceAbout(play: Play, { good, price, covered }: MarketView): string {
  return play.t(covered ? 'drawn-good-covered' : 'drawn-price', {
    good: goodName(play, good),
    number: price,
  });
}

export function supplyAbout(play: Play, good: string, number: number): string {
  return play.t('drawn-supply', { good: goodName(play, good), number });
}

/** So much is due; between two bounds until the tax is rolled. */
export function dueOf({ least, most }: DutyView): string {
  return least === most ? `${most}` : `${least}–${most}`;
}

/** What is due of a good at the end of the period, and what is still missing. */
export function dueAbout(play: Play, duty: DutyView): string {
  const { lacking, points, sanction } = duty;
  if (lacking === 0) return play.t('drawn-due', { due: dueOf(duty) });
  const told = play.t('drawn-due-lacking', { due: dueOf(duty), lacking, points });
  if (!sanction) return `${told} ${play.t('drawn-due-last')}`;
  const blanks = {
    sanction: play.t(`sanction-${sanction}`),
    about: play.t(`about-sanction-${sanction}`),
  };
  return `${told} ${play.t('drawn-due-sanction', blanks)}`;
}

export const ROMAN: readonly string[] = ['', 'I', 'II', 'III', 'IV'];

/** Before its first round, a period has no round to name. */
export function whenAbout(play: Play, { period, round }: View): string {
  const blanks = { period: ROMAN[period] ?? '', round };
  return play.t(round > 0 ? 'drawn-when' : 'drawn-period', blanks);
}
