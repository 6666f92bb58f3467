// Measures the scrolling of a list of 10,000 rows, with `content-visibility: auto` on boxes of 25 rows: `npm run bench list`,
// after `npm run build`. Runs in Chromium without a graphics processor.
import { runPage } from './page.js';

/** @typedef {{ frames: number, long: number[] }} Seen */

const { version, result } = await runPage('list-page.js');
const { count, seconds, seen } = /** @type {{ count: number, seconds: number, seen: Record<string, Seen> }} */ (result);
console.log(`Chromium ${version}, ${count} rows, ${seconds} s of scrolling`);
for (const [name, { frames, long }] of Object.entries(seen)) {
  const longest = long.length === 0 ? '' : `, the longest ${Math.round(Math.max(...long))} ms`;
  console.log(`${(frames / seconds).toFixed(1)} frames a second, ${long.length} long tasks${longest}: ${name}`);
  if (name.startsWith('<') && long.length > 0) process.exitCode = 1;
}
