/**
 * The socket of a table: opens it, opens it again when it is lost, and sends every command until
 * it is acknowledged, always with the same id. Knows nothing of Svelte and nothing of any game.
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
  Refusal,
  Resign,
  Say,
  TextLine,
  Undo,
  Welcome,
} from '@/wire/wire';

export type Command = Act | Answer | Ask | ComeBack | HandOver | Note | Resign | Say | Undo;
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Wanted = WithoutId<Command>;

export type Told = Welcome | Changed | Done | Refusal | Here;

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
  open(address: string, hear: (text: string) => void, closed: () => void): Socket;
  later(milliseconds: number, what: () => void): () => void;
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
  present(seats: number[]): void;
  /** A command was refused. */
  refused(command: Command | null, reason: TextLine): void;
  /** What is under way has changed. */
  sending(commands: readonly Command[]): void;
  closed(reason: TextLine): void;
}

const SHORTEST_WAIT = 250;
const LONGEST_WAIT = 10_000;

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
  #closed = false;

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
    this.#listener.connected(this.#tries === 0 ? 'connecting' : 'lost');
    const sign = this.#address.includes('?') ? '&' : '?';
    const socket = this.#around.open(
      `${this.#address}${sign}since=${this.#number}`,
      (text) => {
        if (socket === this.#socket) this.#hear(JSON.parse(text) as Told);
      },
      () => {
        if (socket === this.#socket) void this.#lose();
      },
    );
    this.#socket = socket;
  }

  close(): void {
    this.#closed = true;
    this.#stopWaiting?.();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  /** The network is back, or somebody presses "now": do not wait any longer. */
  hurry(): void {
    if (this.#stopWaiting) this.open();
  }

  /** Send a command until it is acknowledged; false if one of its kind is under way already. */
  send(wanted: Wanted): boolean {
    const single = ONE_AT_A_TIME.includes(wanted.do);
    if (single && this.#pending.some((other) => ONE_AT_A_TIME.includes(other.do))) return false;
    const command = { ...wanted, id: this.#around.id() } as Command;
    this.#keep([...this.#pending, command]);
    this.#deliver(command);
    return true;
  }

  #deliver(command: Command): void {
    // before the welcome nothing is sent: what waits is sent once, right after it
    if (this.#welcomed && this.#socket?.isOpen) {
      this.#socket.send(JSON.stringify(command));
    }
  }

  #keep(commands: Command[]): void {
    this.#pending = commands;
    this.#listener.sending(commands);
  }

  #hear(message: Told): void {
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
        this.#listener.refused(command, message.reason);
        break;
      }
      case 'here':
        this.#listener.present(message.seats);
        break;
    }
  }

  #settle(id: string): Command | null {
    const command = this.#pending.find((other) => other.id === id) ?? null;
    if (command) this.#keep(this.#pending.filter((other) => other !== command));
    return command;
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
    this.#listener.connected('lost');
    const wait = Math.min(LONGEST_WAIT, SHORTEST_WAIT * 2 ** (this.#tries - 1));
    this.#stopWaiting = this.#around.later(wait * (0.75 + this.#around.random() / 2), () =>
      this.open(),
    );
  }
}
