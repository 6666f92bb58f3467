// Guesses of license keys: each makes us call the provider, who limits us, not the one who guesses.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { judge, tally } from './attack.js';
import { headerOf, openConnection, waitAtMost } from './client.js';

const MOST = 15;
const CLIENTS = 10;

/** A provider that knows no key, and counts. */
async function startProvider() {
  let calls = 0;
  const server = createServer((req, res) => {
    calls += 1;
    req.resume();
    const isCheckout = req.url?.startsWith('/v1/checkouts') === true;
    res.writeHead(isCheckout ? 201 : 404, { 'content-type': 'application/json' });
    res.end(isCheckout ? '{"url":"http://127.0.0.1:9/checkout"}' : '{"detail":"Not found"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    address: `http://127.0.0.1:${port}`,
    /** Calls since it was asked last. */
    takeCalls() {
      const taken = calls;
      calls = 0;
      return taken;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * @param {import('./client.js').Target} target
 * @param {number} total
 * @param {string} path
 * @param {(i: number) => import('./client.js').Extras} extrasOf
 */
async function burst(target, total, path, extrasOf) {
  const connections = await Promise.all(Array.from({ length: CLIENTS }, () => openConnection(target)));
  const asked = connections.flatMap((connection, i) =>
    Array.from({ length: total / CLIENTS }, (_, j) => connection.ask(path, extrasOf(CLIENTS * j + i))),
  );
  try {
    return await waitAtMost(Promise.all(asked), 20_000);
  } finally {
    for (const connection of connections) connection.close();
  }
}

/** @type {import('./attack.js').Attack} */
const guesses = {
  name: 'license-guesses',
  wants: `of 200 guesses at most ${MOST} reach the provider, the others are 429 with retry-after; of 50 checkouts ${MOST}; of HEAD none`,
  needsProcess: true,
  async run({ start }) {
    const provider = await startProvider();
    try {
      const service = await start({
        env: {
          // As it is by default: a limit of our own must not depend on the one of avatars being off.
          RATE_LIMIT: '600',
          POLAR_ORGANIZATION_ID: 'org-1',
          POLAR_PRODUCT_ID: 'prod-1',
          POLAR_ACCESS_TOKEN: 'token-1',
          POLAR_SERVER: provider.address,
        },
      });
      const answers = await burst(service, 200, '/license/verify', (i) => ({
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ key: `GUESS-${i}` }),
      }));
      const verified = provider.takeCalls();
      const refused = answers.filter(({ status }) => status === 429);
      const isRule = refused.every((answer) => {
        const isText = headerOf(answer, 'content-type')?.startsWith('text/plain') === true;
        const hasWait = headerOf(answer, 'retry-after') !== undefined;
        return isText && hasWait && answer.body.toString().trim() === 'Rate limit exceeded';
      });
      const heads = await burst(service, 20, '/checkout', () => ({ method: 'HEAD' }));
      const looked = provider.takeCalls();
      const checkouts = await burst(service, 50, '/checkout', () => ({}));
      const opened = provider.takeCalls();
      return judge([
        [
          verified > 0 && verified <= MOST,
          `${verified} guesses reached it (${tally(answers.map(({ status }) => status))})`,
        ],
        [isRule && refused.length >= 200 - MOST, `${refused.length} refused ${isRule ? 'by rule' : 'otherwise'}`],
        [looked === 0, `${looked} HEADs reached it (${tally(heads.map(({ status }) => status))})`],
        [
          opened > 0 && opened <= MOST,
          `${opened} checkouts reached it (${tally(checkouts.map(({ status }) => status))})`,
        ],
      ]);
    } finally {
      provider.close();
    }
  },
};

export const LICENSE = [guesses];
