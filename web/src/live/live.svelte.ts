/** A table being played, as reactive state: what is seen, what was told, what is under way. */
import { kept } from '@/kept.svelte';
import { Refusal, server } from '@/server';
import { reloadIfStale } from '@/stale';
import type { Changed, Sight, StoryLine, TextLine, Welcome } from '@/wire/wire';
import { apply } from './apply';
import {
  Link,
  type Command,
  type Connection,
  type Listener,
  type Surroundings,
  type Wanted,
} from './link';

/** One moment that waits to be shown. */
interface Moment {
  sight: Sight;
  story: StoryLine[];
  /** Whether somebody else made it, so that it is worth a pause. */
  foreign: boolean;
}

const MOST_WAITING = 12;

export class Live implements Listener {
  readonly table: string;
  /** The table as it is, or null before the first welcome. */
  sight = $state.raw<Sight | null>(null);
  /** The table as it is shown: the moves of others one after the other, at the player's pace. */
  shown = $state.raw<Sight | null>(null);
  /** Everything told to this seat so far, as far as it is shown. */
  story = $state.raw<readonly StoryLine[]>([]);
  connection = $state<Connection>('connecting');
  /** Why the table is closed to us. */
  reason = $state.raw<TextLine | null>(null);
  /** Why the last command had no effect; cleared by the next. */
  refusal = $state.raw<TextLine | null>(null);
  /** Commands not yet acknowledged. */
  pending = $state.raw<readonly Command[]>([]);
  /** The seats whose people are connected. */
  here = $state.raw<readonly number[]>([]);

  #link: Link;
  #around: Surroundings;
  #run = '';
  #waiting: Moment[] = [];
  #stopPause: (() => void) | null = null;

  constructor(table: string, seat?: number, around: Surroundings = browser(table)) {
    this.table = table;
    this.#around = around;
    const query = seat === undefined ? '' : `?seat=${seat}`;
    this.#link = new Link(`/api/tables/${table}/socket${query}`, around, this);
    this.#link.open();
  }

  /** Is an action or an undo under way, so that nothing can be chosen? */
  get isBusy(): boolean {
    return this.pending.some((command) => command.do === 'act' || command.do === 'undo');
  }

  /** Is there more to show than is shown? */
  get isBehind(): boolean {
    return this.shown !== this.sight;
  }

  act(words: string): void {
    if (this.sight) this.#send({ do: 'act', expected: this.sight.changed, words });
  }

  undo(): void {
    if (this.sight) this.#send({ do: 'undo', expected: this.sight.changed });
  }

  ask(wish: 'take back' | 'abandon'): void {
    this.#send({ do: 'ask', wish });
  }

  answer(agrees: boolean): void {
    this.#send({ do: 'answer', agrees });
  }

  handOver(bot: string): void {
    this.#send({ do: 'hand over', bot });
  }

  comeBack(): void {
    this.#send({ do: 'come back' });
  }

  resign(): void {
    this.#send({ do: 'resign' });
  }

  say(text: string): void {
    this.#send({ do: 'say', text });
  }

  note(text: string): void {
    this.#send({ do: 'note', text });
  }

  /** Show everything at once that waits to be shown. */
  catchUp(): void {
    this.#stopPause?.();
    this.#stopPause = null;
    for (const moment of this.#waiting.splice(0)) this.#show(moment);
  }

  hurry(): void {
    this.#link.hurry();
  }

  close(): void {
    this.#stopPause?.();
    this.#link.close();
  }

  #send(wanted: Wanted): void {
    if (this.#link.send(wanted)) this.refusal = null;
  }

  // --- What the link tells ---

  connected(connection: Connection): void {
    this.connection = connection;
  }

  welcomed(message: Welcome): void {
    if (this.#run && this.#run !== message.run) this.#around.restarted();
    this.#run = message.run;
    this.#stopPause?.();
    this.#stopPause = null;
    const missed = this.#waiting.splice(0).flatMap((moment) => moment.story);
    this.story = [...this.story, ...missed, ...message.story];
    this.sight = message.sight;
    this.shown = message.sight;
  }

  changed(message: Changed): void {
    if (!this.sight) return;
    const before = this.sight;
    this.sight = apply(before, message.change);
    const foreign = !isOwn(before) && this.sight.changed !== before.changed;
    this.#waiting.push({ sight: this.sight, story: message.story, foreign });
    if (this.#waiting.length > MOST_WAITING) this.catchUp();
    else if (!this.#stopPause) this.#next();
  }

  /** Show the next moment; after the move of another seat, pause. */
  #next(): void {
    this.#stopPause = null;
    while (this.#waiting.length > 0) {
      const moment = this.#waiting.shift()!;
      this.#show(moment);
      // nobody watches a hidden page; whoever comes back to it is offered what was missed
      if (moment.foreign && kept.pace > 0 && !document.hidden) {
        this.#stopPause = this.#around.later(kept.pace, () => this.#next());
        return;
      }
    }
  }

  #show(moment: Moment): void {
    this.shown = moment.sight;
    if (moment.story.length > 0) this.story = [...this.story, ...moment.story];
  }

  refused(_command: Command | null, reason: TextLine): void {
    this.refusal = reason;
  }

  present(seats: number[]): void {
    this.here = seats;
  }

  sending(commands: readonly Command[]): void {
    this.pending = commands;
  }

  closed(reason: TextLine): void {
    this.reason = reason;
  }
}

/** Does whoever looks decide here, and not a bot in his place? */
function isOwn({ asked, seat, seats }: Sight): boolean {
  return asked === seat && !seats[seat]?.bot;
}

/** The browser's own socket, clock and chance. */
function browser(table: string): Surroundings {
  return {
    open(address, hear, closed) {
      const socket = new WebSocket(new URL(address, location.href.replace(/^http/, 'ws')));
      socket.onmessage = (event) => hear(String(event.data));
      socket.onclose = closed;
      return {
        get isOpen() {
          return socket.readyState === WebSocket.OPEN;
        },
        send: (text) => socket.send(text),
        close: () => socket.close(),
      };
    },
    later(milliseconds, what) {
      const timer = setTimeout(what, milliseconds);
      return () => clearTimeout(timer);
    },
    id: () =>
      [...crypto.getRandomValues(new Uint8Array(12))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join(''),
    random: () => Math.random(),
    restarted: () => void reloadIfStale(),
    async refused() {
      try {
        await server.table(table);
        return null;
      } catch (problem) {
        return problem instanceof Refusal && problem.isFinal ? problem.line : null;
      }
    },
  };
}
