import { beforeEach, expect, test } from 'vitest';
import { kept } from '@/kept.svelte';
import { FakeServer, sightAt, welcome } from './fake';
import { Live } from './live.svelte';

let server: FakeServer;
let live: Live;

beforeEach(() => {
  server = new FakeServer();
  live = new Live('t1', undefined, server);
});

function open(number = 4): void {
  server.socket.tell(welcome(sightAt(number)));
}

test('the socket of the table is opened, with everything told so far', () => {
  expect(server.socket.address).toBe('/api/tables/t1/socket?since=0');
  expect(live.connection).toBe('connecting');

  server.socket.tell(welcome(sightAt(4), 'run', [{ key: 'claims', event: 3 }]));

  expect(live.connection).toBe('open');
  expect(live.sight?.number).toBe(4);
  expect(live.shown).toBe(live.sight);
  expect(live.story).toEqual([{ key: 'claims', event: 3 }]);
});

test('an action names the position it was chosen in, and only one is under way', () => {
  open();

  live.act('claim row 1');
  live.act('claim row 2');
  live.undo();

  expect(server.socket.sent).toEqual([
    { do: 'act', id: 'id-1', expected: 4, words: 'claim row 1' },
  ]);
  expect(live.isBusy).toBe(true);

  server.socket.tell({ type: 'done', id: 'id-1', number: 5 });

  expect(live.isBusy).toBe(false);
  live.undo();
  expect(server.socket.sent).toHaveLength(2);
});

test('talk does not wait for an action, nor an action for talk', () => {
  open();

  live.say('hello');
  live.act('claim row 1');
  live.say('still there?');

  expect(server.socket.sent.map((command) => command.do)).toEqual(['say', 'act', 'say']);
});

test('a change that carries the acknowledgement settles the command', () => {
  open();
  live.act('claim row 1');

  const change = { number: 5, changed: 5, view: { step: 5 } };
  const done = { type: 'done', id: 'id-1', number: 5 };
  server.socket.tell({ type: 'changed', number: 5, change, story: [], done });

  expect(live.isBusy).toBe(false);
  expect(live.sight?.view).toEqual({ step: 5 });
});

test('a refusal is shown until the next command', () => {
  open();
  live.act('dance');

  server.socket.tell({
    type: 'refused',
    id: 'id-1',
    reason: { key: 'refused-stale', blanks: { number: 5 } },
  });

  expect(live.refusal).toEqual({ key: 'refused-stale', blanks: { number: 5 } });
  expect(live.isBusy).toBe(false);
  live.act('claim row 1');
  expect(live.refusal).toBeNull();
});

test('what was not acknowledged is sent again with the same id, once, after the welcome', async () => {
  open(7);
  live.act('claim row 1');
  const first = server.socket;

  await first.lose();

  expect(live.connection).toBe('lost');
  expect(server.sockets).toHaveLength(1);
  server.pass();
  expect(server.socket).not.toBe(first);
  expect(server.socket.address).toContain('since=7');
  expect(server.socket.sent).toEqual([]);

  open(7);

  expect(server.socket.sent).toEqual(first.sent);
  expect(live.connection).toBe('open');
  server.socket.tell({ type: 'done', id: 'id-1', number: 8 });
  await server.socket.lose();
  server.pass();
  open(8);
  expect(server.socket.sent).toEqual([]);
});

test('what is sent while the connection is lost waits for it', async () => {
  open();
  await server.socket.lose();

  live.say('anybody?');
  server.pass();
  open();

  expect(server.socket.sent).toEqual([{ do: 'say', id: 'id-1', text: 'anybody?' }]);
});

test('it waits longer and longer, but not for ever; a welcome makes it patient again', async () => {
  open();
  const waits: number[] = [];
  for (let tries = 0; tries < 9; tries++) {
    await server.socket.lose();
    waits.push(server.pass());
  }

  expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 10_000, 10_000, 10_000]);

  open();
  await server.socket.lose();
  expect(server.pass()).toBe(250);
});

test('hurry does not wait', async () => {
  open();
  await server.socket.lose();

  live.hurry();

  expect(server.sockets).toHaveLength(2);
  expect(server.waits).toHaveLength(0);
});

test('a table that is closed to us is not tried again', async () => {
  server.refusal = { key: 'refused-no-seat' };

  await server.socket.lose();

  expect(live.connection).toBe('refused');
  expect(live.reason).toEqual({ key: 'refused-no-seat' });
  expect(server.waits).toHaveLength(0);
});

test('after closing nothing is heard and nothing is opened', async () => {
  open();
  const socket = server.socket;

  live.close();
  socket.tell({ type: 'changed', number: 5, change: { number: 5 }, story: [] });
  await socket.lose();

  expect(live.sight?.number).toBe(4);
  expect(server.sockets).toHaveLength(1);
  expect(server.waits).toHaveLength(0);
});

test('the moves of others are shown one by one; what is chosen looks at the newest', () => {
  kept.pace = 700;
  server.socket.tell(welcome(sightAt(4, { asked: 1 })));

  for (const number of [5, 6]) {
    const change = { number, changed: number, asked: number === 6 ? 0 : 1, view: { step: number } };
    const story = [{ key: 'claims', event: number }];
    server.socket.tell({ type: 'changed', number, change, story });
  }

  expect(live.sight?.number).toBe(6);
  expect(live.shown?.number).toBe(5);
  expect(live.story).toHaveLength(1);
  expect(live.isBehind).toBe(true);

  expect(server.pass()).toBe(700);

  expect(live.shown?.number).toBe(6);
  expect(live.isBehind).toBe(false);
  expect(live.story).toHaveLength(2);
});

test("what one's own last move came to stays before another moves", () => {
  kept.pace = 700;
  server.socket.tell(welcome(sightAt(4, { asked: 0 })));

  for (const number of [5, 6, 7]) {
    const change = { number, changed: number, asked: number === 5 ? 0 : 1 };
    server.socket.tell({ type: 'changed', number, change, story: [] });
  }

  expect(live.shown?.number).toBe(6);
  expect(server.pass()).toBe(700);
  expect(live.shown?.number).toBe(7);
});

test('who does not want to wait is shown everything at once', () => {
  kept.pace = 700;
  server.socket.tell(welcome(sightAt(4, { asked: 1 })));
  for (const number of [5, 6, 7]) {
    const change = { number, changed: number };
    server.socket.tell({ type: 'changed', number, change, story: [] });
  }

  live.catchUp();

  expect(live.shown).toBe(live.sight);
  expect(server.waits).toHaveLength(0);
});

test('whoever is connected is known', () => {
  open();

  server.socket.tell({ type: 'here', seats: [0] });

  expect(live.here).toEqual([0]);
});

test('another run of the server makes the page ask whether it is stale', async () => {
  server.socket.tell(welcome(sightAt(4), 'first run'));
  await server.socket.lose();
  server.pass();
  server.socket.tell(welcome(sightAt(4), 'first run'));
  expect(server.restarts).toBe(0);

  await server.socket.lose();
  server.pass();
  server.socket.tell(welcome(sightAt(4), 'second run'));

  expect(server.restarts).toBe(1);
});

test('what was done by itself is told so, and what was taken back is not done again', () => {
  server.socket.tell(welcome(sightAt(4)));

  live.takeByItself('enough');
  const id = server.socket.sent.at(-1)!.id as string;
  const done = { type: 'done', id, number: 5 };
  const change = { number: 5, changed: 5 };
  server.socket.tell({ type: 'changed', number: 5, change, story: [], done });
  expect(live.story.at(-1)).toEqual({ key: 'log-by-itself', event: 5 });

  live.undo();
  const sent = server.socket.sent.length;
  live.takeByItself('enough');
  expect(server.socket.sent).toHaveLength(sent);
});

test('a line that dies in silence is noticed within ten seconds', async () => {
  server.socket.tell(welcome(sightAt(4)));
  server.wait(4900);
  expect(server.socket.sent).toEqual([]);
  server.wait(200);
  expect(server.socket.sent).toEqual([{ do: 'ping', id: 'id-1' }]);
  server.wait(3000);
  expect(live.connection).toBe('open');

  server.wait(1500);
  await Promise.resolve();
  expect(live.connection).toBe('lost');
  expect(server.clock).toBeLessThan(10_000);
});

test('a sign of life keeps the line open, whatever it is', () => {
  server.socket.tell(welcome(sightAt(4)));
  for (let round = 0; round < 5; round += 1) {
    server.wait(5000);
    server.wait(3000);
    server.socket.tell({ type: 'pong', id: `id-${round + 1}` });
  }
  expect(live.connection).toBe('open');
  expect(live.refusal).toBeNull();
  expect(server.sockets).toHaveLength(1);
});

test('a move without an answer is late, then kept, and sent again on a new line', async () => {
  server.socket.tell(welcome(sightAt(4)));
  live.act('claim row 1');
  const [first] = server.socket.sent;
  server.wait(500);
  expect(live.isLate).toBe(false);
  server.wait(600);
  expect(live.isLate).toBe(true);
  server.socket.tell({ type: 'here', seats: [0] }); // another's news is no answer
  server.wait(3500);
  await Promise.resolve();
  expect(live.connection).toBe('lost');
  expect(server.clock).toBeLessThan(5000);

  server.pass();
  server.socket.tell(welcome(sightAt(4)));
  expect(server.socket.sent).toEqual([first]);
  expect(live.connection).toBe('open');
});

test('whoever comes back finds out at once', async () => {
  server.socket.tell(welcome(sightAt(4)));
  live.hurry();
  expect(server.socket.sent).toEqual([{ do: 'ping', id: 'id-1' }]);
  live.hurry();
  expect(server.socket.sent).toHaveLength(1);
  server.wait(4000);
  await Promise.resolve();
  expect(live.connection).toBe('lost');
});

test('somebody may ask why not; it keeps nobody busy and is no refusal of a move', async () => {
  server.socket.tell(welcome(sightAt(4)));

  const answer = live.why('claim row 9');
  const { id } = server.socket.sent.at(-1) as { id: string };
  expect(live.isBusy).toBe(false);
  server.socket.tell({ type: 'refused', id, reason: { key: 'illegal-not-offered' } });

  expect(await answer).toEqual({ key: 'illegal-not-offered' });
  expect(live.refusal).toBeNull();
});

test('a seat that was moved to another device says so, and does not come back', async () => {
  server.socket.tell(welcome(sightAt(4)));

  await server.socket.lose(4409);

  expect(live.connection).toBe('refused');
  expect(live.reason).toEqual({ key: 'seat-moved' });
  expect(server.waits).toHaveLength(0);
  expect(server.sockets).toHaveLength(1);
});
