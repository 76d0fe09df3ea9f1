// boardgame.io's server with its own storage in files, and a game whose state is about as large as that of Burgen Land.
// node peer.mjs MODULES PORT FOLDER
import { createRequire } from 'node:module';

const [modules, port, folder] = process.argv.slice(2);
const require = createRequire(`${modules}/`);
const { Server, FlatFile } = require('boardgame.io/server');

const slots = (count) => Array.from({ length: count }, (_, place) => ({ kind: 'wall', place, owner: place % 2 }));

const game = {
  name: 'castles',
  setup: () => ({
    crown: 7,
    points: [0, 0],
    dice: [1, 2, 3],
    piles: { blue: [7, 3, 3, 4], yellow: [7, 3, 3, 4], red: [7, 3, 3, 4] },
    castles: [slots(10), slots(10)],
    hands: { 0: [1, 2, 3], 1: [4, 5, 6] },
  }),
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
  minPlayers: 2,
  maxPlayers: 2,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: ({ G, random }, place) => {
      const roll = random.D6();
      G.dice[0] = roll;
      G.crown = (G.crown + roll) % 24;
      G.castles[place % 2][place % 10].place = G.crown;
      G.points[place % 2] += 1;
    },
  },
};

const server = Server({ games: [game], db: new FlatFile({ dir: folder }), origins: ['*'] });
await server.run({
  port: Number(port),
  lobbyConfig: { apiPort: Number(port) + 1 },
  callback: () => console.log('ready'),
});
