import { describe, expect, it } from 'vitest';
import { Link, type Command, type Connection, type Listener, type Told } from './link';
import { sightAt } from './told';

/** A table of which the test plays the server. */
function table() {
  const sent: Command[] = [];
  const addresses: string[] = [];
  const states: Connection[] = [];
  let pending: readonly Command[] = [];
  let hear: (text: string) => void = () => undefined;
  let close: () => void = () => undefined;
  const waiting: (() => void)[] = [];
  let ids = 0;
  const listener: Listener = {
    connected: (connection) => states.push(connection),
    welcomed: () => undefined,
    changed: () => undefined,
    present: () => undefined,
    refused: () => undefined,
    sending: (commands) => (pending = commands),
    closed: () => undefined,
  };
  const link = new Link(
    '/socket',
    {
      open: (address, heard, closed) => {
        addresses.push(address);
        hear = heard;
        close = closed;
        const isHere = () => hear === heard;
        return {
          get isOpen() {
            return isHere();
          },
          send: (text) => sent.push(JSON.parse(text) as Command),
          close: () => undefined,
        };
      },
      later: (_, what) => {
        waiting.push(what);
        return () => void waiting.splice(waiting.indexOf(what), 1);
      },
      id: () => `id${(ids += 1)}`,
      random: () => 0.5,
      restarted: () => undefined,
      refused: () => Promise.resolve(null),
    },
    listener,
  );
  return {
    link,
    sent,
    addresses,
    states,
    pending: () => pending,
    says: (message: Told) => hear(JSON.stringify(message)),
    welcomes: (number: number) =>
      hear(
        JSON.stringify({
          type: 'welcome',
          protocol: 1,
          run: 'r',
          sight: sightAt(number),
          story: [],
        }),
      ),
    drops: () => close(),
    waits: () => waiting.shift()?.(),
  };
}

describe('a command', () => {
  it('is settled by the change that it made', () => {
    const at = table();
    at.link.open();
    at.welcomes(4);
    at.link.send({ do: 'act', expected: 4, words: 'claim row 1' });
    expect(at.pending()).toHaveLength(1);
    const done = { type: 'done', id: 'id1', number: 5 } as const;
    at.says({ type: 'changed', number: 5, change: { number: 5 }, story: [], done });
    expect(at.pending()).toEqual([]);
    expect(at.link.send({ do: 'act', expected: 5, words: 'give up' })).toBe(true);
  });

  it('is sent again with the same id when the connection was lost', () => {
    const at = table();
    at.link.open();
    at.welcomes(4);
    at.link.send({ do: 'act', expected: 4, words: 'claim row 1' });
    expect(at.link.send({ do: 'undo', expected: 4 })).toBe(false);
    at.drops();
    expect(at.states.at(-1)).toBe('lost');
    at.waits();
    expect(at.addresses.at(-1)).toBe('/socket?since=4');
    at.welcomes(4);
    expect(at.sent.map((command) => command.id)).toEqual(['id1', 'id1']);
    at.says({ type: 'refused', id: 'id1', reason: { key: 'refused-stale', number: 4 } });
    expect(at.pending()).toEqual([]);
  });
});
