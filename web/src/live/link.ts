/**
 * The socket of a table: opens it, opens it again when it is lost, and sends every command until
 * it is acknowledged, always with the same id. A connection that dies without a word is noticed:
 * after a silence it is asked for a sign of life. Knows nothing of Svelte and nothing of any game.
 */
import type {
  Act,
  Answer,
  Ask,
  Changed,
  ComeBack,
  Done,
  HandOver,
  Here,
  Note,
  Refused,
  Resign,
  Say,
  TextLine,
  Undo,
  Welcome,
  Withdraw,
} from '@/wire/wire';

export type Command =
  Act | Answer | Ask | ComeBack | HandOver | Note | Resign | Say | Undo | Withdraw;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Wanted = WithoutId<Command>;

export type Told = Welcome | Changed | Done | Refused | Here;

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

/** Commands of which only one at a time can be under way. */
const ONE_AT_A_TIME: readonly Command['do'][] = ['act', 'undo'];

/** As much of a WebSocket as is used here. */
export interface Socket {
  readonly isOpen: boolean;
  send(text: string): void;
  close(): void;
}

export interface Surroundings {
  /** Open a socket; it says what it hears, and when it is closed. */
  open(address: string, hear: (text: string) => void, closed: (code?: number) => void): Socket;
  later(milliseconds: number, what: () => void): () => void;
  /** Do something again and again until the returned function is called. */
  every(milliseconds: number, what: () => void): () => void;
  now(): number;
  id(): string;
  random(): number;
  /** The server is another process than before: is the page still of its build? */
  restarted(): void;
  /** Is the table closed to us? Asked when a socket never opened. */
  refused(): Promise<TextLine | null>;
}

export interface Listener {
  connected(connection: Connection): void;
  welcomed(message: Welcome): void;
  changed(message: Changed): void;
  present(seats: number[], together: number[][]): void;
  /** A command was refused. */
  refused(command: Command, reason: TextLine): void;
  /** What is under way has changed. */
  sending(commands: readonly Command[]): void;
  /** Something under way takes long, or no longer. */
  delayed(isLate: boolean): void;
  closed(reason: TextLine): void;
}

/** How the server closes the socket of a seat that was moved to another device. */
const MOVED = 4409;
const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 10_000;

/** Milliseconds. How often the watch looks; */
const LOOK = 500;
/** after which time something under way is late; */
const LATE = 1000;
/** after which silence a sign of life is asked for; */
const SILENCE = 5000;
/** and how long it, an acknowledgement or a welcome may take. A dead line is noticed in the sum. */
const ANSWER = 4000;

export class Link {
  #address: string;
  #around: Surroundings;
  #listener: Listener;
  #socket: Socket | null = null;
  #pending: Command[] = [];
  #tries = 0;
  #number = 0;
  #welcomed = false;
  #stopWaiting: (() => void) | null = null;
  #stopWatching: (() => void) | null = null;
  #closed = false;
  /** When the server was last heard. */
  #heard = 0;
  /** Since when a sign of life is owed; none is without. */
  #asked: number | null = null;
  /** Since when an acknowledgement is owed. */
  #sent: number | null = null;

  /** The address of the socket, without `since`. */
  constructor(address: string, around: Surroundings, listener: Listener) {
    this.#address = address;
    this.#around = around;
    this.#listener = listener;
  }

  open(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = null;
    this.#welcomed = false;
    this.#asked = this.#around.now();
    this.#stopWatching ??= this.#around.every(LOOK, () => this.#watch());
    this.#listener.connected(this.#tries === 0 ? 'connecting' : 'lost');
    const sign = this.#address.includes('?') ? '&' : '?';
    const socket = this.#around.open(
      `${this.#address}${sign}since=${this.#number}`,
      (text) => {
        if (socket === this.#socket) this.#hear(JSON.parse(text) as Told);
      },
      (code) => {
        if (socket !== this.#socket) return;
        if (code === MOVED) this.#leave();
        else void this.#lose();
      },
    );
    this.#socket = socket;
  }

  close(): void {
    this.#closed = true;
    this.#stopWaiting?.();
    this.#stopWatching?.();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** The network came or went, somebody is back or presses "now": find out how it is. */
  hurry(): void {
    if (this.#stopWaiting) this.open();
    else this.#ping();
  }

  /** Is anybody there? */
  #ping(): void {
    if (!this.#welcomed || this.#asked !== null) return;
    this.#asked = this.#around.now();
    this.#socket?.send(JSON.stringify({ do: 'ping', id: this.#around.id() }));
  }

  #watch(): void {
    const now = this.#around.now();
    const longest = now - Math.min(this.#asked ?? now, this.#sent ?? now);
    this.#listener.delayed(this.#sent !== null && now - this.#sent >= LATE);
    if (longest >= ANSWER && this.#socket) this.#drop();
    else if (now - this.#heard >= SILENCE) this.#ping();
  }

  /** The line is dead: its end is not waited for. */
  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    void this.#lose();
  }

  /** Send a command until it is acknowledged; its id, or none if one of its kind is under way. */
  send(wanted: Wanted): string {
    const single = ONE_AT_A_TIME.includes(wanted.do);
    if (single && this.#pending.some((other) => ONE_AT_A_TIME.includes(other.do))) return '';
    const command = { ...wanted, id: this.#around.id() } as Command;
    this.#keep([...this.#pending, command]);
    this.#deliver(command);
    return command.id;
  }

  #deliver(command: Command): void {
    // before the welcome nothing is sent: what waits is sent once, right after it
    if (this.#welcomed && this.#socket?.isOpen) {
      this.#sent ??= this.#around.now();
      this.#socket.send(JSON.stringify(command));
    }
  }

  #keep(commands: Command[]): void {
    this.#pending = commands;
    if (commands.length === 0) this.#sent = null;
    this.#listener.sending(commands);
  }

  #hear(message: Told): void {
    this.#heard = this.#around.now();
    this.#asked = null;
    switch (message.type) {
      case 'welcome':
        this.#number = message.sight.number;
        this.#tries = 0;
        this.#welcomed = true;
        this.#listener.welcomed(message);
        this.#listener.connected('open');
        for (const command of this.#pending) this.#deliver(command);
        break;
      case 'changed':
        this.#number = message.number;
        this.#listener.changed(message);
        if (message.done) this.#settle(message.done.id);
        break;
      case 'done':
        this.#settle(message.id);
        break;
      case 'refused': {
        const command = this.#settle(message.id);
        if (command) this.#listener.refused(command, message.reason);
        break;
      }
      case 'here':
        this.#listener.present(message.seats, message.together ?? []);
        break;
    }
  }

  #settle(id: string): Command | null {
    const command = this.#pending.find((other) => other.id === id) ?? null;
    if (command) this.#keep(this.#pending.filter((other) => other !== command));
    return command;
  }

  /** The seat is played on another device from now on: this one keeps away. */
  #leave(): void {
    this.close();
    this.#listener.connected('refused');
    this.#listener.closed({ key: 'seat-moved' });
  }

  async #lose(): Promise<void> {
    this.#socket = null;
    const never = !this.#welcomed;
    if (never) {
      const reason = await this.#around.refused();
      if (this.#closed) return;
      if (reason) {
        this.#listener.connected('refused');
        this.#listener.closed(reason);
        return;
      }
    }
    this.#tries += 1;
    this.#welcomed = false;
    this.#asked = null;
    this.#sent = null;
    this.#listener.connected('lost');
    const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** (this.#tries - 1));
    this.#stopWaiting = this.#around.later(wait * (0.75 + this.#around.random() / 2), () =>
      this.open(),
    );
  }
}
