// Writes the whole cast as one file of data for ports: `npm run cast -- cast.json`, after `npm run build`. `--packs a,b` writes only
// these packs beside the base, `--packs ''` none, and `--still` leaves out the animation.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { catalogue } from '../../dist/lib/catalogue.js';
import { createCatalogue } from '../../dist/lib/choose/catalogue.js';
import { makeCast } from './cast-data.js';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    packs: { type: 'string', default: [...catalogue.packs.keys()].join(',') },
    still: { type: 'boolean', default: false },
  },
});
const packs = values.packs.split(',').filter(Boolean);
const unknown = packs.filter((id) => !catalogue.packs.has(id));
if (unknown.length > 0) throw new RangeError(`--packs: there is no pack ${unknown.join(', ')}`);
const used = packs.flatMap((id) => catalogue.packs.get(id) ?? []);
const [file = 'cast.json'] = positionals;
const json = JSON.stringify(makeCast(createCatalogue(used), !values.still));
writeFileSync(file, json);
const size = brotliCompressSync(json).length.toLocaleString('en');
console.log(`${file}: ${Buffer.byteLength(json).toLocaleString('en')} bytes, ${size} with Brotli`);
