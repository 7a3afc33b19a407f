// A boardgame.io server as its documentation sets one up, with a two-player game whose state is
// as large as a eurogame's (about 20 kB of JSON). Storage, transport and authentication are its
// defaults: in memory, socket.io, a random credential a seat. Only bench/load.py talks to it.
//
//     node server.cjs PORT [--delta]
//
// --delta sends patches (boardgame.io's `deltaState`) where the default sends the whole view.

"use strict";

process.env.NODE_ENV = "production"; // as deployed: neither log nor developers' checks

const { Server } = require("boardgame.io/server");

const KINDS = ["wood", "stone", "sand", "wool", "ore", "gold"];

function many(count, make) {
  return Array.from({ length: count }, (_, number) => make(number));
}

function goods(seed) {
  return Object.fromEntries(KINDS.map((kind, place) => [kind, (seed * 7 + place * 3) % 5]));
}

function card(number) {
  return {
    id: `card-${number}`,
    kind: KINDS[number % KINDS.length],
    cost: goods(number),
    points: number % 6,
    effects: ["gain", "build"].slice(number % 2),
  };
}

function space(number) {
  return {
    id: `space-${number}`,
    owner: null,
    workers: [number % 2, (number + 1) % 2],
    stock: goods(number),
    open: true,
  };
}

function player(number) {
  return {
    goods: goods(number),
    points: 0,
    workers: 12,
    board: many(4, (row) => many(8, (column) => ({ tile: null, value: row * column }))),
    hand: many(8, (place) => card(number * 8 + place)),
    built: many(8, (place) => card(100 + number * 8 + place)),
  };
}

function setup() {
  return {
    round: 1,
    board: many(48, space),
    market: many(12, (number) => card(200 + number)),
    deck: many(30, (number) => card(300 + number)),
    discards: many(20, (number) => card(400 + number)),
    players: { 0: player(0), 1: player(1) },
  };
}

/** Places a worker, takes a good, draws a card and discards one: the state keeps its size. */
function act({ G, playerID }, choice) {
  const me = G.players[playerID];
  const place = G.board[choice % G.board.length];
  place.owner = playerID;
  place.workers[playerID] += 1;
  me.goods[KINDS[choice % KINDS.length]] += 1;
  me.points += 1;
  me.hand.push(G.deck.pop());
  G.discards.push(me.hand.shift());
  G.deck.unshift(G.discards.shift());
}

/** What one seat may know: of the deck and of the other's hand only how many cards there are. */
function playerView({ G, playerID }) {
  const seen = ([seat, all]) => [seat, seat === playerID ? all : { ...all, hand: all.hand.length }];
  const players = Object.fromEntries(Object.entries(G.players).map(seen));
  return { ...G, deck: G.deck.length, players };
}

async function main() {
  const port = Number(process.argv[2]);
  const deltaState = process.argv.includes("--delta");
  const turn = { moveLimit: 1 };
  const game = { name: "eurogame", setup, moves: { act }, turn, playerView, deltaState };
  const server = Server({ games: [game], origins: [`http://127.0.0.1:${port}`] });
  // run() hands `port` on to listen(), which takes an address too; else it listens everywhere.
  await server.run({ port: { host: "127.0.0.1", port } });
  const { version } = require("boardgame.io/package.json");
  const size = JSON.stringify(setup()).length;
  console.log(`boardgame.io ${version} on node ${process.version}, a state of ${size} bytes`);
}

main();
