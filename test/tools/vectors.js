// Rewrites the vectors under test/vectors: `npm run vectors`, after `npm run build`. Only this command writes them, never a
// test. standard-webhooks.json beside them is published by others and stays as it is.
import { writeFileSync } from 'node:fs';
import { makeAvatars, makeDigests, makeGroups, makeParts, makeSeveral, makeSpecs } from './vectors-chosen.js';
import { makePicks, makeStates } from './vectors-picks.js';

/**
 * Prints JSON that reads well in a diff: each value at level `depth` gets its own line.
 *
 * @param {unknown} value
 * @param {number} depth
 * @param {string} [indent]
 * @returns {string}
 */
function print(value, depth, indent = '') {
  if (depth === 0 || typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const lines = Object.entries(value).map(([name, item]) => {
    const label = Array.isArray(value) ? '' : `${JSON.stringify(name)}: `;
    return inner + label + print(item, depth - 1, inner);
  });
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

/** @param {string} name @param {unknown} value @param {number} depth of the values that get their own line */
function write(name, value, depth) {
  writeFileSync(new URL(`../vectors/${name}`, import.meta.url), `${print(value, depth)}\n`);
}

write('state.json', makeStates(), 1);
write('picks.json', makePicks(), 2);
write('spec.json', makeSpecs(), 1);
write('several.json', makeSeveral(), 1);
write('svg.json', { avatars: makeAvatars(), parts: makeParts(), groups: makeGroups() }, 2);
write('digests.json', makeDigests(), 1);
console.log('test/vectors is rewritten. Look at the difference, and say in the commit why it changed.');
