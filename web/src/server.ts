/** Every HTTP call of the server, typed. What is refused is thrown as a `Refusal`. */
import type {
  Chance,
  Code,
  ComponentRow,
  GameRow,
  Hint,
  History,
  House,
  Invitation,
  NewTable,
  NextTable,
  Practise,
  Problem,
  Review,
  SeatLink,
  SeatTaken,
  Sight,
  Standing,
  StoryLine,
  TableMade,
  TableRow,
  TextLine,
} from '@/wire/wire';

export type { ComponentRow, GameRow, History, OptionRow, Step } from '@/wire/wire';

/** A call that was refused, and why, as a text line. */
export class Refusal extends Error {
  readonly status: number;
  readonly line: TextLine;

  constructor(status: number, line: TextLine) {
    super(line.key);
    this.status = status;
    this.line = line;
  }

  /** Would the same call be refused again? */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && this.status !== 429;
  }
}

/** Whose eyes a finished game is looked at with. */
export type Eyes = number | 'spectator' | 'all';

/** Milliseconds after which no hint comes any more: the server gives one up after 20 seconds. */
const HINT = 25_000;

type Query = Record<string, string | number | undefined>;

function address(path: string, query: Query = {}): string {
  const words = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return words.length > 0 ? `${path}?${words.join('&')}` : path;
}

async function fetched(path: string, init?: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new Refusal(0, { key: 'client-unreachable' });
  }
  if (response.ok) return response;
  const told = (await response.json().catch(() => null)) as Problem | null;
  throw new Refusal(response.status, told?.reason ?? { key: 'client-unreachable' });
}

export async function get<T>(path: string, query: Query = {}): Promise<T> {
  return (await fetched(address(path, query))).json() as Promise<T>;
}

export async function post<T>(path: string, body: unknown, signal?: AbortSignal): Promise<T> {
  const response = await fetched(path, {
    method: 'POST',
    signal,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (response.status === 204 ? undefined : await response.json()) as T;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const server = {
  games: () => get<GameRow[]>('/api/games'),
  components: (game: string) =>
    get<ComponentRow[]>(`/api/games/${encodeURIComponent(game)}/components`),
  listed: () => get<TableRow[]>('/api/tables'),
  /** My tables, so many at a time; further ones from a place on. */
  mine: (hidden = false, skip?: number) =>
    get<TableRow[]>('/api/my-tables', { hidden: hidden ? 1 : undefined, skip }),
  /** One of my tables, hidden or not; none if it is not mine. */
  mineAt: (table: string) => get<TableRow[]>('/api/my-tables', { table }),
  makeTable: (wanted: NewTable) => post<TableMade>('/api/tables', wanted),
  /** Where a link or a code leads; asking does not use it up. */
  invitation: (code: string) => post<Invitation>('/api/invitation', { code }),
  sit: (code: string, name = '') => post<SeatTaken>('/api/sit', { code, name }),
  table: (table: string, seat?: number) => get<Sight>(at(table), { seat }),
  story: (table: string, since = 0, as?: Eyes) =>
    get<StoryLine[]>(`${at(table)}/story`, { since, as }),
  past: (table: string, number: number, as?: Eyes) =>
    get<Sight>(`${at(table)}/past`, { number, as }),
  history: (table: string, since?: number, until?: number, as?: Eyes, seat?: number) =>
    get<History>(`${at(table)}/history`, { since, until, as, seat }),
  /** The best actions of my seat, in the position that came with this number. */
  hint: (table: string, seat: number, expected: number) =>
    post<Hint>(`${at(table)}/hint`, { seat, expected }, AbortSignal.timeout(HINT)),
  /** A table of one's own that goes on from a moment of a finished game, against bots. */
  practise: (table: string, wanted: Practise, as?: Eyes) =>
    post<NextTable>(address(`${at(table)}/practise`, { as }), wanted),
  /** Let a finished game be reviewed. */
  beginReview: (table: string) => post<void>(`${at(table)}/review`, {}),
  review: (table: string, since = 0, as?: Eyes) =>
    get<Review>(`${at(table)}/review`, { since, as }),
  course: (table: string) => get<Standing[]>(`${at(table)}/course`),
  chance: (table: string) => get<Chance>(`${at(table)}/chance`),
  /** Another game of the same people; `rotated`: each sits one seat further. */
  again: (table: string, rotated = false) => post<NextTable>(`${at(table)}/again`, { rotated }),
  /** Leave a finished table out of my list, or take it in again. */
  hide: (table: string, hidden: boolean) => post<void>(`${at(table)}/hide`, { hidden }),
  /** Forget a finished table that nobody else keeps in his list. */
  remove: (table: string) => post<void>(`${at(table)}/remove`, {}),
  removeNotes: (table: string, seat: number) => post<void>(`${at(table)}/remove-notes`, { seat }),
  house: () => get<House>('/api/house'),
  link: (table: string, seat: number) => post<SeatLink>(`${at(table)}/links`, { seat }),
  sitAt: (table: string, seat: number, name = '') =>
    post<SeatTaken>(`${at(table)}/sit`, { seat, name }),
  fill: (table: string, seat: number, bot: string) =>
    post<Sight>(`${at(table)}/fill`, { seat, bot }),
  leave: (table: string, seat: number) => post<void>(`${at(table)}/leave`, { seat }),
  moveSeat: (table: string, seat: number) => post<Code>(`${at(table)}/move-seat`, { seat }),
  /** Where the record of a finished game can be downloaded. */
  recordAddress: (table: string) => `${at(table)}/record`,
  /** The name of the build that the server serves now. */
  build: async () => (await fetched('/build')).text(),
};
