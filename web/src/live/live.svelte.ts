/** A table being played, as reactive state: what is seen, what was told, what is under way. */
import { kept } from '@/kept.svelte';
import { Refusal, server } from '@/server';
import { reloadIfStale } from '@/stale';
import type { Changed, Sight, StoryLine, TextLine, Welcome } from '@/wire/wire';
import { apply } from './apply';
import { NOTED } from './talk';
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
  /** Whether it is worth a pause: the move of another, or what one's own last move came to. */
  stays: boolean;
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
  /** Does something that was sent take long? */
  isLate = $state(false);
  /** Commands not yet acknowledged. */
  pending = $state.raw<readonly Command[]>([]);
  /** The seats whose people are connected. */
  here = $state.raw<readonly number[]>([]);
  /** The seats of different people that come from one address. */
  together = $state.raw<readonly number[][]>([]);

  #link: Link;
  #around: Surroundings;
  #run = '';
  #waiting: Moment[] = [];
  #stopPause: (() => void) | null = null;
  #hasUndone = false;
  /** Who asks why something cannot be done, by the id of the try. */
  #questions = new Map<string, (reason: TextLine) => void>();
  /** The id of what was done by itself and is not yet acknowledged, and what is told of it. */
  #byItself = { id: '', told: '' };

  constructor(table: string, seat?: number, around: Surroundings = browser(table)) {
    this.table = table;
    this.#around = around;
    const query = seat === undefined ? '' : `?seat=${seat}`;
    this.#link = new Link(`/api/tables/${table}/socket${query}`, around, this);
    this.#link.open();
  }

  /** Is an action or an undo under way, so that nothing can be chosen? */
  get isBusy(): boolean {
    return this.pending.some(
      ({ do: what, id }) => (what === 'act' || what === 'undo') && !this.#questions.has(id),
    );
  }

  /** Is there more to show than is shown? */
  get isBehind(): boolean {
    return this.shown !== this.sight;
  }

  act(words: string): void {
    this.#hasUndone = false;
    if (this.sight) this.#send({ do: 'act', expected: this.sight.changed, words });
  }

  /**
   * Why something cannot be done now. It is tried, and since it is not offered in this very position
   * the rules refuse it and say why; nothing changes.
   */
  why(words: string): Promise<TextLine> {
    return new Promise((tell) => {
      if (!this.sight) return;
      const id = this.#link.send({ do: 'act', expected: this.sight.changed, words });
      if (id) this.#questions.set(id, tell);
      this.pending = [...this.pending]; // a question keeps nobody busy
    });
  }

  /** Do the only thing there is to do; but what was taken back is not done again by itself. */
  takeByItself(words: string, told = 'log-by-itself'): void {
    if (this.#hasUndone || !this.sight) return;
    const id = this.#send({ do: 'act', expected: this.sight.changed, words });
    this.#byItself = { id, told };
  }

  undo(): void {
    this.#hasUndone = true;
    if (this.sight) this.#send({ do: 'undo', expected: this.sight.changed });
  }

  ask(wish: 'take back' | 'abandon'): void {
    this.#send({ do: 'ask', wish });
  }

  answer(agrees: boolean): void {
    this.#send({ do: 'answer', agrees });
  }

  /** No longer ask for what was asked. */
  withdraw(): void {
    this.#send({ do: 'withdraw' });
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

  /** The notes were thrown away. */
  forgetNotes(): void {
    this.story = this.story.filter((line) => line.key !== NOTED);
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

  #send(wanted: Wanted): string {
    const id = this.#link.send(wanted);
    if (id) this.refusal = null;
    return id;
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
    const isOver = this.sight.phase !== 'playing';
    const goesOn = isOwn(before) && (isOwn(this.sight) || isOver);
    const stays = this.sight.changed !== before.changed && !goesOn;
    this.#waiting.push({ sight: this.sight, story: this.#told(message), stays });
    if (this.#waiting.length > MOST_WAITING) this.catchUp();
    else if (!this.#stopPause) this.#next();
  }

  /** What happened, and that it happened by itself. */
  #told({ done, number, story }: Changed): StoryLine[] {
    const { id, told } = this.#byItself;
    if (!told || !done || done.id !== id) return story;
    return [...story, { key: told, event: number }];
  }

  /** Show the next moment; after the move of another seat, or one's own last, pause. */
  #next(): void {
    this.#stopPause = null;
    while (this.#waiting.length > 0) {
      const moment = this.#waiting.shift()!;
      this.#show(moment);
      // nobody watches a hidden page; whoever comes back to it is offered what was missed
      if (moment.stays && kept.pace > 0 && !document.hidden) {
        this.#stopPause = this.#around.later(kept.pace, () => this.#next());
        return;
      }
    }
  }

  #show(moment: Moment): void {
    this.shown = moment.sight;
    if (moment.story.length > 0) this.story = [...this.story, ...moment.story];
  }

  refused({ id }: Command, reason: TextLine): void {
    const tell = this.#questions.get(id);
    this.#questions.delete(id);
    if (tell) tell(reason);
    else this.refusal = reason;
  }

  present(seats: number[], together: number[][]): void {
    this.here = seats;
    this.together = together;
  }

  sending(commands: readonly Command[]): void {
    this.pending = commands;
  }

  delayed(isLate: boolean): void {
    this.isLate = isLate;
  }

  closed(reason: TextLine): void {
    this.reason = reason;
  }
}

/** Does whoever looks decide here, and not a bot in his place? */
function isOwn({ asked, seat, seats }: Sight): boolean {
  return asked === seat && !seats[seat]?.bot;
}

/** A dead network answers nothing at all: it is not waited for. */
const PATIENCE = 3000;
const patience = () => new Promise((_, fail) => setTimeout(fail, PATIENCE));

/** The browser's own socket, clock and chance. */
function browser(table: string): Surroundings {
  return {
    open(address, hear, closed) {
      const socket = new WebSocket(new URL(address, location.href.replace(/^http/, 'ws')));
      socket.onmessage = (event) => hear(String(event.data));
      socket.onclose = ({ code }) => closed(code);
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
    every(milliseconds, what) {
      const timer = setInterval(what, milliseconds);
      return () => clearInterval(timer);
    },
    now: () => performance.now(),
    id: () =>
      [...crypto.getRandomValues(new Uint8Array(12))]
        .map((byte) => byte.toString(16).padStart(2, '0'))
        .join(''),
    random: () => Math.random(),
    restarted: () => void reloadIfStale(),
    async refused() {
      try {
        await Promise.race([server.table(table), patience()]);
        return null;
      } catch (problem) {
        return problem instanceof Refusal && problem.isFinal ? problem.line : null;
      }
    },
  };
}
