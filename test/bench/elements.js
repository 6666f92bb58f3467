// Measures how long a page takes to show many elements: `npm run bench elements`, after `npm run build`. Runs in Chromium; times
// are ratios within one run.
import { runPage } from './page.js';

/** The longest time that the elements may take, as a share of the other contender's time. They draw meanwhile; the SVG is drawn before. */
const LIMITS = { 'innerHTML of the same SVG': 1.6, 'DiceBear 10 critters': 0.5 };

const { version, result } = await runPage('elements-page.js');
const { count, rounds, times } = /** @type {{ count: number, rounds: number, times: Record<string, number> }} */ (
  result
);

const own = times['<navii-avatar>'] ?? Number.NaN;
console.log(`Chromium ${version}, medians of ${rounds} rounds of ${count} avatars, layout included`);
for (const [name, limit] of Object.entries(LIMITS)) {
  const ratio = own / (times[name] ?? Number.NaN);
  console.log(`${ratio.toFixed(2)} of the time of ${name} (at most ${limit})`);
  if (!(ratio <= limit)) process.exitCode = 1;
}
