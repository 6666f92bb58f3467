// Clients that leave at once what takes long: whatever is kept for them is kept for nobody.
import { setTimeout as sleep } from 'node:timers/promises';
import { checkGrowth, judge, tally } from './attack.js';
import { ask, openSocket } from './client.js';
import { askInLoop, watchHealth } from './load.js';

/** @typedef {import('./client.js').Target} Target */

/** The default, but for a machine that allows fewer files. */
const MAX_CONNECTIONS = 4096;
const SECONDS = 25;
const PER_SECOND = 170;
const GROUPS = 60;

/** What a connection costs is what it sends ahead: almost the longest head, all of it without use for the answer. */
const LEFT =
  `GET /gallery?count=500&prefix=same&${'x'.repeat(14_000)} HTTP/1.1\r\n` +
  `Host: navii.test\r\nX-Long: ${'y'.repeat(14_000)}\r\n\r\n`;

/**
 * Sends a request and closes both sides right after it.
 *
 * @param {Target} target
 * @param {string} request
 * @returns {Promise<boolean>} whether there was a connection
 */
async function leave(target, request) {
  const socket = await openSocket(target).catch(() => undefined);
  // Not destroyed before all is sent; a FIN and no reset, so that the service has to find out by itself.
  socket?.end(request, () => socket.destroy());
  return socket !== undefined;
}

/**
 * Leaves at a rate that does not depend on the service.
 *
 * @param {Target} target
 * @param {() => boolean} isRunning
 */
async function leaveAgainAndAgain(target, isRunning) {
  // Others wait before it, so that it is not drawn at once.
  for (let i = 0; i < 8; i += 1) {
    await leave(target, `GET /gallery?count=500&prefix=first-${i} HTTP/1.1\r\nHost: navii.test\r\n\r\n`);
  }
  const started = performance.now();
  let connected = 0;
  for (let sent = 0; sent < PER_SECOND * SECONDS && isRunning(); sent += 1) {
    void leave(target, LEFT).then((isConnected) => (connected += Number(isConnected)));
    const early = started + ((sent + 1) * 1000) / PER_SECOND - performance.now();
    if (early > 1) await sleep(early);
  }
  return connected;
}

/** @type {import('./attack.js').Attack} */
const ofOneGallery = {
  name: 'leavers-of-one-gallery',
  wants:
    `beside ${GROUPS} clients that ask for groups of 50, ${PER_SECOND} clients a second for ${SECONDS} s ask for the same ` +
    `gallery and leave: healthz within 2 s, RSS +250 MB at most, descriptors below MAX_CONNECTIONS`,
  needsProcess: true,
  isNoisy: true,
  async run({ start }) {
    const service = await start({ env: { MAX_CONNECTIONS: String(MAX_CONNECTIONS) } });
    const seeds = Array.from({ length: 50 }, (_, i) => `${i}-${'s'.repeat(200)}`).join(',');
    /** @param {number | string} i */
    const pathOf = (i) => `/group?size=256&seeds=${i},${seeds}`.slice(0, 10_000);
    await ask(service, '/gallery?count=500');
    await ask(service, pathOf('warm'));
    const before = service.resetPeak();
    let descriptors = 0;
    const count = setInterval(() => (descriptors = Math.max(descriptors, service.countDescriptors() ?? 0)), 200);
    const groups = askInLoop(service, GROUPS, (SECONDS + 1) * 1000, pathOf);
    const [connected, health] = await Promise.all([
      leaveAgainAndAgain(service, service.isRunning),
      // Not before the first of them have come.
      sleep(1_000).then(() => watchHealth(service, (SECONDS - 1) * 1000)),
    ]);
    clearInterval(count);
    const { outcomes } = await groups;
    return judge([
      health,
      ...checkGrowth(service, before, 250),
      [descriptors < MAX_CONNECTIONS, `${descriptors} descriptors`],
      [true, `${connected} left`],
      [true, `groups: ${tally(outcomes)}`],
    ]);
  },
};

export const LEAVERS = [ofOneGallery];
