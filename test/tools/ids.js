// Writes the ids of the catalogue as types, into components/types/ids.ts: `npm run ids`, after `npm run build`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PACKS, PALETTES } from 'navii';

/** @param {string} doc @param {string} name @param {readonly { id: string }[]} items */
function printUnion(doc, name, items) {
  return `/** ${doc} */\nexport type ${name} =\n${items.map(({ id }) => `  | '${id}'`).join('\n')};\n`;
}

/** @returns {string} the text of components/types/ids.ts */
export function printIds() {
  return [
    '// The ids of the catalogue, which holds them as text, as types: written by `npm run ids`.\n',
    printUnion('Palettes of the base and of every pack.', 'PaletteId', PALETTES),
    printUnion('Packs.', 'PackId', PACKS),
  ].join('\n');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  writeFileSync(new URL('../../components/types/ids.ts', import.meta.url), printIds());
  console.log('components/types/ids.ts is up to date.');
}
