// Runs the service for an hour under mixed load at a moderate rate: `npm run bench soak [minutes]`, after `npm run build`. Every
// five minutes a new instance replaces the old one. No response may be lost, and memory may not grow.
import { setTimeout as sleep } from 'node:timers/promises';
import { createFleet } from './soak/fleet.js';
import { startLoad } from './soak/load.js';
import { createTally } from './soak/tally.js';

const [minutes = 60] = process.argv.slice(2).map(Number);
const EVERY = 300_000;

const tally = createTally();
const fleet = createFleet(tally);
const end = performance.now() + minutes * 60_000;
await fleet.open();
const load = startLoad(fleet, tally);
let next = performance.now() + EVERY;
let report = performance.now() + 60_000;
while (performance.now() < end) {
  await sleep(Math.min(1_000, end - performance.now()));
  if (performance.now() >= report) {
    report += 60_000;
    console.log(`${Math.round((end - performance.now()) / 60_000)} minutes to go: ${tally.describe()}`);
  }
  // No instance is replaced in the last seconds.
  if (performance.now() < next || end - performance.now() < 15_000) continue;
  next += EVERY;
  await fleet.replace();
}
await load.stop();
await fleet.close();

console.log(tally.describe());
console.log(fleet.report());
const failures = tally.listFailures();
for (const failure of failures) console.log(`FAILED: ${failure}`);
if (failures.length === 0) console.log('every well-behaved client got its answers, and memory stayed flat');
process.exit(failures.length > 0 ? 1 : 0);
