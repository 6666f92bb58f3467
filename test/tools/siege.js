// `npm run siege [address]`, after `npm run build`: attacks the service and prints a line with the outcome of each attack. With
// the address of a running service on this machine, it skips the attacks that need a service of their own.
import { parseArgs } from 'node:util';
import { nameError } from './client.js';
import { MAIN } from './service.js';
import { runAttack } from './siege/attack.js';
import { CONNECTIONS } from './siege/connections.js';
import { FAIR } from './siege/fair.js';
import { FLOODS, GALLERIES } from './siege/floods.js';
import { HTTP } from './siege/http.js';
import { PIPELINING } from './siege/pipelining.js';
import { PNG } from './siege/png.js';
import { SHUTDOWN } from './siege/process.js';
import { READERS_AND_LEAVERS } from './siege/readers.js';

const HELP = `Usage: npm run siege -- [address] [options], after npm run build

Attacks the service, and prints a line with the outcome of each attack. Exits with 1 if an attack succeeds, with 2 if an
argument is invalid.

  [address]       a service that runs on this machine, such as http://127.0.0.1:8787; skips attacks that need a service of
                  their own (default: a new service for each attack)

  --only <names>  only these attacks, separated by commas or in several --only
  --list          lists the attacks with their requirements, and runs none
  --retry         repeats a failed attack that measures times, for busy machines
  --entry <file>  the service to start (default: server/dist/main.js)
  --node <file>   the Node that it runs on (default: the one that runs this)
  --help          shows this help
`;

/** In order of execution. The first of the readers takes a while to draw, so it runs beside attacks that compare no speeds. */
const ATTACKS = [
  ...PIPELINING,
  ...PNG,
  ...READERS_AND_LEAVERS,
  ...CONNECTIONS,
  ...GALLERIES,
  ...SHUTDOWN,
  ...HTTP,
  ...FLOODS,
  ...FAIR,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    only: { type: 'string', multiple: true, default: [] },
    entry: { type: 'string', default: MAIN },
    node: { type: 'string', default: process.execPath },
    retry: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

if (values.help) {
  process.stdout.write(HELP);
  process.exit(0);
}

/** @param {string} reason @returns {never} */
function refuse(reason) {
  console.error(`siege: ${reason}`);
  process.exit(2);
}

/**
 * Reads the address of a running service. Addresses of other machines are refused.
 *
 * @param {string} text
 */
function readAddress(text) {
  const { protocol, hostname, port } = URL.canParse(text) ? new URL(text) : new URL('none:');
  if (protocol !== 'http:' || !/^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)$/.test(hostname)) {
    refuse(`${text} is no address of this machine: http://127.0.0.1:8787 is one`);
  }
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname.replaceAll(/[[\]]/g, '');
  return { host, port: Number(port === '' ? 80 : port) };
}

const address = positionals[0] === undefined ? undefined : readAddress(positionals[0]);
const only = values.only.flatMap((names) => names.split(','));
for (const name of only) if (!ATTACKS.some((attack) => attack.name === name)) refuse(`no attack is called ${name}`);
const wanted = ATTACKS.filter(({ name }) => only.length === 0 || only.includes(name));
if (values.list) {
  for (const { name, wants } of wanted) console.log(`${name}: ${wants}`);
  process.exit(0);
}
const attacks = wanted.filter(({ setup }) => address === undefined || setup === undefined);
const leftOut = wanted.filter((attack) => !attacks.includes(attack));

const failures = new Set();
// A late error of one attack must not end the siege before the others have run.
process.on('unhandledRejection', (error) => {
  failures.add(error);
  console.log(`FAILED an unhandled rejection: ${nameError(error)}`);
});
const started = performance.now();
/** @param {number} since */
const secondsSince = (since) => Math.round((performance.now() - since) / 1000);

/** @param {import('./siege/attack.js').Attack} attack */
async function make(attack) {
  const begun = performance.now();
  const attempt = () => runAttack(attack, { entry: values.entry, node: values.node }, address);
  let verdict = await attempt();
  if (!verdict.held && values.retry && attack.isNoisy === true) verdict = await attempt();
  if (!verdict.held) failures.add(attack.name);
  const { name, wants } = attack;
  console.log(
    `${verdict.held ? 'held  ' : 'FAILED'} ${name} (${secondsSince(begun)} s): ${verdict.seen}; wanted: ${wants}`,
  );
}

// Attacks that mostly wait run beside others. On a given service they would take connections from each other.
const quiet = attacks.filter(({ isQuiet = false }) => isQuiet && address === undefined);
const waiting = (async () => {
  for (const attack of quiet) await make(attack);
})();
for (const attack of attacks) if (!quiet.includes(attack)) await make(attack);
await waiting;

if (leftOut.length > 0) console.log(`left out: ${leftOut.map(({ name }) => name).join(', ')}`);
console.log(`${attacks.length - failures.size} held, ${failures.size} failed, in ${secondsSince(started)} s`);
process.exit(failures.size > 0 ? 1 : 0);
