// `npm run siege [address]`, after `npm run build`: attacks on the service, each with a line on how it held. With the
// address of a running service on this machine, only those for which its process need not be watched.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './root.js';
import { ATTACKS } from './siege/attacks.js';
import { runAttack } from './siege/run.js';

const HELP = `Usage: npm run siege -- [address] [options], after npm run build

Attacks the service, with a line on how it held for each attack. Exits with 1 if an attack succeeds, with 2 if it was asked
for something that there is not.

  [address]       a service that runs on this machine, such as http://127.0.0.1:8787; left out are attacks for which its
                  process must be watched (default: a new service for each attack)

  --only <names>  these attacks, with commas between them or with several --only, slow ones too
  --slow          those that take minutes, too
  --list          says what the attacks want, and makes none
  --retry         a second chance for attacks that measure times, where the machine does other work
  --entry <file>  the service to start (default: server/dist/main.js)
  --node <file>   the Node that it runs on (default: the one that runs this)
  --help          says this
`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    only: { type: 'string', multiple: true, default: [] },
    entry: { type: 'string', default: join(root, 'server/dist/main.js') },
    node: { type: 'string', default: process.execPath },
    retry: { type: 'boolean', default: false },
    slow: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

if (values.help) {
  process.stdout.write(HELP);
  process.exit(0);
}

/**
 * Where a service of somebody's listens. Any other machine than this one is refused.
 *
 * @param {string} text
 * @returns {import('./siege/client.js').Target}
 */
function readAddress(text) {
  const { protocol, hostname, port } = new URL(text);
  const isLoopback = /^(?:127(?:\.\d{1,3}){3}|\[::1\]|localhost)$/.test(hostname);
  if (protocol !== 'http:' || !isLoopback)
    throw new Error(`${text} is no address of this machine: http://127.0.0.1:8787 is one`);
  const host = hostname === 'localhost' ? '127.0.0.1' : hostname.replaceAll(/[[\]]/g, '');
  return { host, port: Number(port === '' ? 80 : port) };
}

/** @param {string} reason @returns {never} */
function refuse(reason) {
  console.error(`siege: ${reason}`);
  process.exit(2);
}

/** @param {string | undefined} text */
function tryAddress(text) {
  if (text === undefined) return;
  try {
    return readAddress(text);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error));
  }
}

const address = tryAddress(positionals[0]);
const only = values.only.flatMap((names) => names.split(','));
for (const name of only) if (!ATTACKS.some((attack) => attack.name === name)) refuse(`no attack is called ${name}`);
const wanted = ATTACKS.filter(({ name, isSlow = false }) =>
  only.length > 0 ? only.includes(name) : values.slow || !isSlow,
);
if (values.list) {
  for (const { name, wants } of wanted) console.log(`${name}: ${wants}`);
  process.exit(0);
}
const attacks = wanted.filter(({ needsProcess = false }) => address === undefined || !needsProcess);
const leftOut = ATTACKS.filter((attack) => (only.length === 0 || wanted.includes(attack)) && !attacks.includes(attack));

const failures = new Set();
// What an attack left behind must not end the siege before the others are made.
process.on('unhandledRejection', (error) => {
  failures.add(error);
  console.log(`FAILED a promise that nobody waits for: ${String(error)}`);
});
const started = performance.now();
/** @param {import('./siege/attack.js').Attack} attack */
async function make(attack) {
  const begun = performance.now();
  const attempt = () => runAttack(attack, { entry: values.entry, node: values.node }, address);
  let verdict = await attempt();
  if (!verdict.held && values.retry && attack.isNoisy === true) verdict = await attempt();
  if (!verdict.held) failures.add(attack.name);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  const line = `${attack.name} (${seconds} s): ${verdict.seen}; wanted: ${attack.wants}`;
  console.log(`${verdict.held ? 'held  ' : 'FAILED'} ${line}`);
}

// Those that mostly wait go on beside others; on somebody's service they would take connections from each other.
const quiet = attacks.filter(({ isQuiet = false }) => isQuiet && address === undefined);
const waiting = (async () => {
  for (const attack of quiet.filter(({ isSlow = false }) => !isSlow)) await make(attack);
})();
const slow = quiet.filter(({ isSlow = false }) => isSlow).map(make);
for (const attack of attacks) if (!quiet.includes(attack)) await make(attack);
await Promise.all([waiting, ...slow]);

if (leftOut.length > 0) console.log(`left out: ${leftOut.map(({ name }) => name).join(', ')}`);
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`${attacks.length - failures.size} held, ${failures.size} failed, in ${seconds} s`);
process.exit(failures.size > 0 ? 1 : 0);
