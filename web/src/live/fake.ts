/** A server of straw, for tests: sockets, a clock and ids that do as they are told. */
import type { Sight, TextLine } from '@/wire/wire';
import type { Socket, Surroundings } from './link';

export class FakeSocket implements Socket {
  isOpen = false;
  readonly sent: Record<string, unknown>[] = [];
  readonly address: string;
  #hear: (text: string) => void;
  #closed: (code?: number) => void;

  constructor(address: string, hear: (text: string) => void, closed: (code?: number) => void) {
    this.address = address;
    this.#hear = hear;
    this.#closed = closed;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    this.isOpen = false;
  }

  /** The server says something. */
  tell(message: object): void {
    this.isOpen = true;
    this.#hear(JSON.stringify(message));
  }

  /** The network is gone. */
  async lose(code?: number): Promise<void> {
    this.isOpen = false;
    this.#closed(code);
    await Promise.resolve();
    await Promise.resolve();
  }
}

export class FakeServer implements Surroundings {
  readonly sockets: FakeSocket[] = [];
  readonly waits: { milliseconds: number; what: () => void }[] = [];
  refusal: TextLine | null = null;
  clock = 0;
  #watches = new Set<() => void>();
  restarts = 0;
  #ids = 0;

  open(address: string, hear: (text: string) => void, closed: (code?: number) => void): Socket {
    const socket = new FakeSocket(address, hear, closed);
    this.sockets.push(socket);
    return socket;
  }

  later(milliseconds: number, what: () => void): () => void {
    const wait = { milliseconds, what };
    this.waits.push(wait);
    return () => void this.waits.splice(this.waits.indexOf(wait), 1);
  }

  every(_milliseconds: number, what: () => void): () => void {
    this.#watches.add(what);
    return () => void this.#watches.delete(what);
  }

  now(): number {
    return this.clock;
  }

  /** So much time goes by, and whoever watches looks. */
  wait(milliseconds: number): void {
    this.clock += milliseconds;
    for (const look of this.#watches) look();
  }

  id(): string {
    return `id-${++this.#ids}`;
  }

  random(): number {
    return 0.5;
  }

  restarted(): void {
    this.restarts += 1;
  }

  refused(): Promise<TextLine | null> {
    return Promise.resolve(this.refusal);
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  /** The time of the next wait has come. */
  pass(): number {
    const wait = this.waits.shift()!;
    wait.what();
    return wait.milliseconds;
  }
}

/** A sight of a game that nobody plays. */
export function sightAt(number: number, more: Partial<Sight> = {}): Sight {
  return {
    again: '',
    listed: false,
    hints: false,
    practice: 0,
    asked: 0,
    changed: number,
    commitment: '',
    game: '',
    number,
    options: {},
    phase: 'playing',
    question: null,
    result: null,
    seat: 0,
    seats: [
      { name: 'Ana', bot: '', person: true, resigned: false },
      { name: 'Ben', bot: '', person: true, resigned: false },
    ],
    title: '',
    view: { step: number },
    wish: null,
    ...more,
  };
}

export function welcome(sight: Sight, run = 'run', story: object[] = []): object {
  return { type: 'welcome', protocol: 1, run, sight, story };
}
