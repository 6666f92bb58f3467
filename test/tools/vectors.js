// Rewrites the vectors for ports: `node test/tools/vectors.js`, after `npm run build`. Only this command does; a test never
// writes one, and like the goldens they change only on purpose.
import { writeFileSync } from 'node:fs';
import { makeDrawings, makeDraws, makeSpecs, makeWheels } from './vectors-parts.js';

/** A line per vector. @param {string} name @param {readonly unknown[]} rows */
function writeRows(name, rows) {
  const text = `[\n${rows.map((row) => `  ${JSON.stringify(row)}`).join(',\n')}\n]\n`;
  writeFileSync(new URL(`../vectors/${name}`, import.meta.url), text);
}

writeRows('draw.json', makeDraws());
writeRows('spec.json', makeSpecs());
writeRows('svg.json', makeDrawings());
writeFileSync(new URL('../vectors/wheels.json', import.meta.url), `${JSON.stringify(makeWheels(), null, 1)}\n`);
console.log('test/vectors is rewritten. Look at the difference, and say in the commit why it changed.');
