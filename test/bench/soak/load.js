// Mixed load with pauses: requests as of browsers, other services and crawlers.
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient, outcomeOf, waitAtMost } from '../../tools/client.js';

/** @typedef {import('./fleet.js').Fleet} Fleet */
/** @typedef {import('./tally.js').Tally} Tally */

const SIZES = [32, 64, 96, 180, 256, 512, 1024];
const ANSWER_MS = 20_000;

/** @param {number} limit */
const pickBelow = (limit) => Math.floor(Math.random() * limit);
let made = 0;
/** Returns a seed. Two of three are new; every twentieth is an e-mail address. */
function pickSeed() {
  const number = pickBelow(3) === 0 ? pickBelow(500) : (made += 1) + 1_000;
  return number % 20 === 0 ? `person-${number}@example.org` : `soak-${number}`;
}

/** Returns the header by which a proxy names a random client. */
const pickClient = () => ({ 'x-forwarded-for': `10.0.${pickBelow(20)}.${pickBelow(250)}` });

/** @typedef {{ kind: string, clients: number, pause: number, pathOf: () => string, headers?: Record<string, string> }} Kind */

/** @type {readonly Kind[]} */
const KINDS = [
  { kind: 'SVG', clients: 6, pause: 15, pathOf: () => `/avatar/${pickSeed()}?animated=${pickBelow(2)}` },
  {
    kind: 'SVG on a new connection',
    clients: 2,
    pause: 25,
    pathOf: () => `/avatar/${pickSeed()}`,
    headers: { connection: 'close', 'accept-encoding': 'gzip, deflate, br' },
  },
  {
    kind: 'PNG',
    clients: 2,
    pause: 100,
    pathOf: () => `/avatar/${pickSeed()}.png?size=${SIZES[pickBelow(SIZES.length)]}`,
  },
  {
    kind: 'gallery',
    clients: 1,
    pause: 1_000,
    pathOf: () => `/gallery?count=${1 + pickBelow(500)}&animated=1&prefix=${pickSeed()}`,
    headers: { 'accept-encoding': 'br' },
  },
  {
    kind: 'group',
    clients: 1,
    pause: 100,
    pathOf: () => `/group?seeds=${Array.from({ length: 1 + pickBelow(20) }, pickSeed).join(',')}`,
  },
];

/**
 * @param {Fleet} fleet
 * @param {Tally} tally
 */
export function startLoad(fleet, tally) {
  const over = new AbortController();
  const { signal } = over;
  // Every client listens to the signal.
  setMaxListeners(0, signal);

  /** @param {number} ms */
  async function rest(ms) {
    await sleep(ms * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
  }

  /**
   * Runs one client. It keeps its connection as long as the same instance serves.
   *
   * @param {Kind} kind
   */
  async function work({ kind, pause, pathOf, headers = {} }) {
    let target = fleet.target();
    let client = createClient(target);
    while (!signal.aborted) {
      if (target !== fleet.target()) {
        client.close();
        target = fleet.target();
        client = createClient(target);
      }
      const path = pathOf();
      const outcome = await outcomeOf(
        waitAtMost(client.ask(path, { headers: { ...pickClient(), ...headers } }), ANSWER_MS),
      );
      tally.count(kind, outcome);
      if (outcome !== 200 && outcome !== 429 && outcome !== 503) {
        tally.fail(`${kind}: ${outcome} for ${path.slice(0, 80)} on port ${target.port}`);
        client.close();
      }
      await rest(pause);
    }
    client.close();
  }

  const clients = KINDS.flatMap((kind) => Array.from({ length: kind.clients }, () => work(kind)));
  return {
    async stop() {
      over.abort();
      await Promise.all(clients);
    },
  };
}
