// `npm run siege`, after `npm run build`: starts the service for each attack, and prints a line with the outcome. Exits with 1 if an
// attack succeeds. `--only a,b` makes only these; `--retry` repeats a failed attack that measures times, for busy machines.
import { parseArgs } from 'node:util';
import { nameError } from './client.js';
import { runAttack } from './siege/attack.js';
import { FAIR } from './siege/fair.js';
import { FLOODS } from './siege/floods.js';
import { PNG } from './siege/png.js';
import { READERS_AND_LEAVERS } from './siege/readers.js';

const ATTACKS = [...PNG, ...READERS_AND_LEAVERS, ...FLOODS, ...FAIR];

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, retry: { type: 'boolean', default: false } },
});
const only = values.only.split(',').filter(Boolean);
const unknown = only.filter((name) => !ATTACKS.some((attack) => attack.name === name));
if (unknown.length > 0) throw new RangeError(`no attack is called ${unknown.join(', ')}`);
const attacks = ATTACKS.filter(({ name }) => only.length === 0 || only.includes(name));

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
  let verdict = await runAttack(attack);
  if (!verdict.held && values.retry && attack.isNoisy === true) verdict = await runAttack(attack);
  if (!verdict.held) failures.add(attack.name);
  const { name, wants } = attack;
  console.log(
    `${verdict.held ? 'held  ' : 'FAILED'} ${name} (${secondsSince(begun)} s): ${verdict.seen}; wanted: ${wants}`,
  );
}

for (const attack of attacks) await make(attack);

console.log(`${attacks.length - failures.size} held, ${failures.size} failed, in ${secondsSince(started)} s`);
process.exit(failures.size > 0 ? 1 : 0);
