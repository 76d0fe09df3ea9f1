// Players for a load test: two at every match. Prints one line of JSON.
// node load.mjs MODULES WHICH ADDRESS MATCHES SECONDS PAUSE
// WHICH is ours or peer. PAUSE is the mean number of seconds before a move; 0: everyone moves as soon as asked.
import { createRequire } from 'node:module';
import { performance } from 'node:perf_hooks';

const [modules, which, address, matches, seconds, pause] = process.argv.slice(2);
const require = createRequire(`${modules}/`);
const WebSocket = require('ws');
const { io } = require('socket.io-client');

let measuring = false;
let finished = false;
const delays = [];
let heard = 0;

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

async function post(path, body, where = address) {
  const answer = await fetch(`http://${where}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** What every player does: waits a while when asked, moves, and notes how long it took until the move was told. */
class Player {
  sent = null;

  asked(move) {
    const wait = Number(pause) === 0 ? 0 : Math.random() * 2000 * Number(pause);
    const go = () => {
      if (finished) return;
      this.sent = performance.now();
      move();
    };
    if (wait === 0) go();
    else setTimeout(go, wait);
  }

  told() {
    heard += 1;
    if (this.sent !== null) {
      if (measuring) delays.push(performance.now() - this.sent);
      this.sent = null;
    }
  }
}

async function ourMatch() {
  const seats = [{ sits: 'you' }, { sits: 'open' }];
  const first = await post('/api/tables', { game: 'burgenland', seats });
  const second = await post(`/api/tables/${first.table}/seats`, {});
  await Promise.all([first, second].map((seated) => ourPlayer(first.table, seated.token)));
}

function ourPlayer(table, token) {
  const player = new Player();
  let turn = -1;
  const socket = new WebSocket(`ws://${address}/api/tables/${table}/socket`, { perMessageDeflate: false });
  return new Promise((ready, failed) => {
    socket.on('error', failed);
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', version: 2, token })));
    socket.on('message', (data) => {
      const message = JSON.parse(data);
      if (message.type === 'refused') throw new Error(message.sentence);
      if (message.type !== 'update') return;
      ready();
      if (message.turn === turn) return;
      turn = message.turn;
      player.told();
      if (message.phase === 'over' && !finished) {
        socket.close();
        if (message.you[0] === 0) ourMatch();
        return;
      }
      const legal = message.legal;
      if (legal.length === 0) return;
      const { action } = legal[Math.floor(Math.random() * legal.length)];
      player.asked(() => socket.send(JSON.stringify({ type: 'act', turn, action })));
    });
  });
}

/** Its lobby has a port of its own, the next one. */
const lobby = address.replace(/\d+$/, (port) => Number(port) + 1);

async function peerMatch() {
  const { matchID } = await post('/games/castles/create', { numPlayers: 2 }, lobby);
  const seated = [];
  for (const playerID of ['0', '1']) {
    // one after the other: it loses one of two who join at the same moment
    const joined = await post(`/games/castles/${matchID}/join`, { playerID, playerName: playerID }, lobby);
    seated.push([playerID, joined.playerCredentials]);
  }
  await Promise.all(seated.map(([playerID, credentials]) => peerPlayer(matchID, playerID, credentials)));
}

function peerPlayer(matchID, playerID, credentials) {
  const player = new Player();
  const socket = io(`http://${address}/castles`, { transports: ['websocket'], forceNew: true });
  let turn = -1;
  const look = (state) => {
    if (state._stateID === turn) return;
    turn = state._stateID;
    player.told();
    if (state.ctx.currentPlayer !== playerID) return;
    const payload = { type: 'play', args: [Math.floor(Math.random() * 20)], playerID, credentials };
    player.asked(() => socket.emit('update', { type: 'MAKE_MOVE', payload }, turn, matchID, playerID));
  };
  return new Promise((ready, failed) => {
    socket.on('connect_error', failed);
    socket.on('connect', () => socket.emit('sync', matchID, playerID, credentials, 2));
    socket.on('sync', (_, { state }) => {
      ready();
      look(state);
    });
    socket.on('update', (_, state) => look(state));
  });
}

const begin = { ours: ourMatch, peer: peerMatch }[which];
for (let number = 0; number < Number(matches); number += 20) {
  await Promise.all(Array.from({ length: Math.min(20, Number(matches) - number) }, begin));
}
console.error('ready');
await sleep(Math.min(2000, 1000 * Number(seconds) * 0.2));
measuring = true;
const before = heard;
const began = performance.now();
await sleep(1000 * Number(seconds));
const took = (performance.now() - began) / 1000;
measuring = false;
finished = true;
delays.sort((one, two) => one - two);
const at = (share) => delays[Math.min(delays.length - 1, Math.floor(share * delays.length))];
console.log(
  JSON.stringify({
    moves: delays.length,
    seconds: took,
    told: heard - before,
    p50: at(0.5),
    p99: at(0.99),
    worst: delays.at(-1),
    client_cpu: process.cpuUsage().user / 1e6,
  }),
);
process.exit(0);
