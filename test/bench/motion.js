// Measures how many frames a page loses to motion: `npm run bench motion`, after `npm run build`. Runs in Chromium without a
// graphics processor; results are ratios within one run.
import { runPage } from './page.js';

/** The minimum frame rate of animated elements, as a share of that of still ones. */
const LIMIT = 0.8;

const { version, result } = await runPage('motion-page.js');
const { count, rounds, rates } = /** @type {{ count: number, rounds: number, rates: Record<string, number> }} */ (
  result
);
console.log(`Chromium ${version}, ${count} avatars that scroll, medians of ${rounds} rounds, in frames a second`);
for (const [name, rate] of Object.entries(rates)) {
  const still = rates[`${name.split(',')[0]}, still`] ?? Number.NaN;
  const ratio = rate / still;
  const isOurs = name.endsWith('animated');
  console.log(`${rate.toFixed(1)} ${name}: ${ratio.toFixed(2)} of still ones${isOurs ? ` (at least ${LIMIT})` : ''}`);
  if (isOurs && !(ratio >= LIMIT)) process.exitCode = 1;
}
