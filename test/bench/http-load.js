// Sends requests to a service on 64 connections for a given time, and prints the rate of responses as JSON. It is a separate
// process, so that it uses another core than the service: `node http-load.js <port> <kind> <milliseconds>`.
import { connect } from 'node:net';

const CONNECTIONS = 64;
/** After this time all connections are open and have sent a request. */
const WARM_UP_MS = 150;
/** Number of different PNGs. Each is drawn once and then requested again and again. */
const PNGS = 200;

/** The path of the next request, by kind. */
const TARGETS = {
  fresh: (/** @type {number} */ n) => `/avatar/user-${n}`,
  options: (/** @type {number} */ n) =>
    `/avatar/user-${n}?mood=wink&palette=mint&background=ring&packs=neon,office&size=128`,
  again: () => '/avatar/ada',
  unchanged: () => '/avatar/ada',
  png: (/** @type {number} */ n) => `/avatar/png-${n % PNGS}.png`,
};

const [port = '', kind = '', ms = ''] = process.argv.slice(2);
const targetOf = TARGETS[/** @type {keyof typeof TARGETS} */ (kind)];
// A number that no earlier round has used, so each seed is new.
let next = Number(process.hrtime.bigint() % 1_000_000_000_000n);
let answers = 0;
let failures = 0;
let tag = '';

function writeRequest() {
  const header = kind === 'unchanged' && tag !== '' ? `If-None-Match: ${tag}\r\n` : '';
  return `GET ${targetOf((next += 1))} HTTP/1.1\r\nHost: navii.test\r\n${header}\r\n`;
}

/**
 * Returns how many bytes of a response are still missing. The first packet holds all of its head.
 *
 * @param {Buffer} chunk
 */
function readHead(chunk) {
  const text = chunk.toString('latin1', 0, 2000);
  const end = text.indexOf('\r\n\r\n') + 4;
  const status = text.slice(9, 12);
  if (status === '304') return end - chunk.length;
  if (status !== '200') failures += 1;
  if (kind === 'unchanged') tag = /\r\netag: (.*)\r\n/i.exec(text)?.[1] ?? '';
  return end + Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1]) - chunk.length;
}

function open() {
  const socket = connect(Number(port), '127.0.0.1').setNoDelay();
  let lacking = 0;
  socket.on('connect', () => socket.write(writeRequest()));
  socket.on('data', (chunk) => {
    lacking = lacking > 0 ? lacking - chunk.length : readHead(chunk);
    if (lacking > 0) return;
    answers += 1;
    socket.write(writeRequest());
  });
  socket.on('error', (error) => {
    throw error;
  });
}

for (let at = 0; at < CONNECTIONS; at += 1) open();
setTimeout(() => {
  answers = 0;
  const started = performance.now();
  setTimeout(() => {
    const rate = (answers / (performance.now() - started)) * 1000;
    console.log(JSON.stringify({ rate, failures }));
    process.exit(0);
  }, Number(ms));
}, WARM_UP_MS);
