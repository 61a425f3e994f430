// boardgame.io's server as its documentation shows it, with its own file storage.
// node server.js PORT FOLDER
const { FlatFile, Server } = require('boardgame.io/server');
const meadow = require('./meadow.js');

const [port, folder] = process.argv.slice(2);
const server = Server({ games: [meadow], db: new FlatFile({ dir: folder, logging: false }), origins: [/.*/] });
server.run({ port: Number(port), callback: () => console.log(`boardgame.io is at http://127.0.0.1:${port}/`) });
