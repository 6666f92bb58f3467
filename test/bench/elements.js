// What elements cost in a page: `npm run bench elements`, after `npm run build`. In Chromium, as ratios within one run.
import { runPage } from './page.js';

/** The most that the elements may take, as shares of the others' time. */
const LIMITS = { 'innerHTML of the same SVG': 1.3, 'DiceBear 10 critters': 0.5 };

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
